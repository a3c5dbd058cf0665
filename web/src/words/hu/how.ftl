# Az „Így kell játszani” oldal.

how-title = { $game }: így kell játszani
how-you = Te
how-print = Nyomtatás
how-learn = Tanulás játék közben
how-rules = Az összes szabály
how-none = Ehhez a játékhoz nincsenek oldalak.
how-rule = { $rule }. szabály

# At a table.
can-nothing = Most éppen semmit sem tehetsz.
