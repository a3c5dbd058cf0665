# La pagina «Come si gioca».

how-title = { $game }: come si gioca
how-you = Tu
how-print = Stampa
how-learn = Impara giocando
how-rules = Tutte le regole
how-none = Per questo gioco non ci sono pagine.
how-rule = Regola { $rule }

# At a table.
can-nothing = In questo momento non puoi fare nulla.
