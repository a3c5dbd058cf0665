"""What happens on the server, counted and written down for whoever runs it."""
