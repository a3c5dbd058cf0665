"""What is in deploy/, tried out."""
