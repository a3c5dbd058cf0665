# The page "How to play".

how-title = How { $game } is played
how-you = You
how-print = Print
how-learn = Learn by playing
how-rules = All rules
how-none = There are no screens for this game.
how-rule = Rule { $rule }

# At a table.
can-nothing = There is nothing to do for you just now.
