# Die Seite der Aufgaben.

puzzles-title = Aufgaben: { $game }
puzzles-loading = Die Aufgabe wird geöffnet …
puzzles-none = Zu diesem Spiel gibt es noch keine Aufgaben.
puzzles-label = Aufgabe
puzzles-daily = Aufgabe des Tages
puzzles-one = Aufgabe { $name }
puzzles-level = Schwierigkeit: { $level }
puzzles-nobody = mehr als Großmeister
puzzles-streak = { $days ->
    [one] An { $days } Tag in Folge gelöst
   *[other] An { $days } Tagen in Folge gelöst
}
puzzles-count = { $solved } von { $puzzles } gelöst
puzzles-solved = Richtig!
puzzles-nearly = Richtig, doch der beste Zug ist um { $loss } % eines Sieges besser.
puzzles-wrong = Nicht ganz. Sieh, was daraus werden kann.
puzzles-no = Nicht ganz.
puzzles-shown = Das ist die Lösung.
puzzles-move = „{ $move }“
puzzles-show = Lösung zeigen
puzzles-again = Noch einmal
puzzles-replay = Noch einmal ansehen
puzzles-another = Eine andere
keys-puzzles = In einer Aufgabe
keys-puzzles-another = eine andere Aufgabe
keys-puzzles-again = noch einmal die Frage
