"""Benchmarks that take longer than a command should; see README.md."""
