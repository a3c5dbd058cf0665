"""The board drawn as a map: a ribbon along the river, and the engraving of it."""
