"""What whoever runs the server asks of it: of one that runs, and of one that is stopped."""
