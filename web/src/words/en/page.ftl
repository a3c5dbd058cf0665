# The page.

title = Holdfast
