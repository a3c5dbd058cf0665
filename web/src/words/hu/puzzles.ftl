# A feladványok oldala.

puzzles-title = Feladványok: { $game }
puzzles-loading = A feladvány megnyílik…
puzzles-none = Ehhez a játékhoz még nincsenek feladványok.
puzzles-label = Feladvány
puzzles-daily = A nap feladványa
puzzles-one = { $name } feladvány
puzzles-level = Nehézség: { $level }
puzzles-nobody = a nagymesternél is több
puzzles-streak = { $days ->
    [one] { $days } napja megoldva
   *[other] { $days } egymást követő napon megoldva
}
puzzles-count = { $puzzles } közül { $solved } megoldva
puzzles-solved = Helyes!
puzzles-nearly = Helyes, bár a legjobb lépés a győzelem { $loss } %-ával jobb.
puzzles-wrong = Nem egészen. Nézd meg, mi lehet belőle.
puzzles-no = Nem egészen.
puzzles-shown = Ez a megoldás.
puzzles-move = „{ $move }”
puzzles-show = A megoldás
puzzles-again = Újra
puzzles-replay = Újra megnézem
puzzles-another = Egy másik
keys-puzzles = Egy feladványban
keys-puzzles-another = egy másik feladvány
keys-puzzles-again = újra a kérdés
