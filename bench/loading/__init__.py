"""The parts of the benchmark of the table server: servers, clients, and what is measured."""
