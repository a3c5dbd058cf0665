"""The table server: tables of people and bots, over HTTP and sockets."""
