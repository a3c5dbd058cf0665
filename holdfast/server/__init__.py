"""The table server: play with friends and bots over HTTP and a socket."""
