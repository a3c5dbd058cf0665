"""One file per kind of decision: what is allowed above what happens."""
