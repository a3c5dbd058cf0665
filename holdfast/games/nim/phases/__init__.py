"""One file for each kind of decision: what is allowed, and what it does."""
