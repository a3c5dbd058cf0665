# The page of puzzles.

puzzles-title = Puzzles: { $game }
puzzles-loading = The puzzle is being opened…
puzzles-none = There are no puzzles for this game yet.
puzzles-label = Puzzle
puzzles-daily = Puzzle of the day
puzzles-one = Puzzle { $name }
puzzles-level = Difficulty: { $level }
puzzles-nobody = beyond the Grandmaster
puzzles-streak = { $days ->
    [one] Solved on { $days } day in a row
   *[other] Solved on { $days } days in a row
}
puzzles-count = { $solved } of { $puzzles } solved
puzzles-solved = Right!
puzzles-nearly = Right, though the best move is { $loss } % of a win better.
puzzles-wrong = Not quite. See what may come of it.
puzzles-no = Not quite.
puzzles-shown = This is the solution.
puzzles-move = “{ $move }”
puzzles-show = Show the solution
puzzles-again = Try again
puzzles-replay = Look again
puzzles-another = Another one
keys-puzzles = In a puzzle
keys-puzzles-another = another puzzle
keys-puzzles-again = the question again
