# Die Seite „So wird gespielt“.

how-title = So wird { $game } gespielt
how-you = Du
how-print = Drucken
how-learn = Spielend lernen
how-rules = Alle Regeln
how-none = Für dieses Spiel gibt es keine Seiten.
how-rule = Regel { $rule }

# At a table.
can-nothing = Gerade gibt es für dich nichts zu tun.
