"""The way in: the routes, the socket, what they take and answer, and the document that says so."""
