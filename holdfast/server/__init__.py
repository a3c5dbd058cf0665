"""The table server: HTTP, sockets, the store, clocks, and bots at tables."""
