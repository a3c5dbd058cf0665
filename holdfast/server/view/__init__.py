"""The one way out: what somebody is shown of a table, or answered about it."""
