# La pagina dei problemi.

puzzles-title = Problemi: { $game }
puzzles-loading = Il problema si apre…
puzzles-none = Per questo gioco non ci sono ancora problemi.
puzzles-label = Problema
puzzles-daily = Problema del giorno
puzzles-one = Problema { $name }
puzzles-level = Difficoltà: { $level }
puzzles-nobody = oltre il Gran maestro
puzzles-streak = { $days ->
    [one] Risolto per { $days } giorno di fila
   *[other] Risolto per { $days } giorni di fila
}
puzzles-count = { $solved } su { $puzzles } risolti
puzzles-solved = Giusto!
puzzles-nearly = Giusto, anche se la mossa migliore vale il { $loss } % di una vittoria in più.
puzzles-wrong = Non proprio. Guarda che cosa può seguirne.
puzzles-no = Non proprio.
puzzles-shown = Questa è la soluzione.
puzzles-move = «{ $move }»
puzzles-show = Mostra la soluzione
puzzles-again = Riprova
puzzles-replay = Riguarda
puzzles-another = Un altro
keys-puzzles = In un problema
keys-puzzles-another = un altro problema
keys-puzzles-again = di nuovo la domanda
