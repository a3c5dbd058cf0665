# Der Tisch von Schotten Totten.

table-title = Schotten Totten
table-bots = Ailsa, Brodie, Catriona, Duncan, Elspeth, Fergus, Greer, Hamish, Iona, Lachlan
table-border = Die Grenze
table-about-clan = Wird offen auf die eigene Seite eines nicht beanspruchten Steins gespielt, an dem noch Platz ist. Die Karten einer Seite bilden eine Formation.
table-card = { $clan } { $strength }
table-card-name = { $card ->
    [JK] { tactic-jk }
    [SP] { tactic-sp }
    [SH] { tactic-sh }
    [BB] { tactic-bb }
    [MF] { tactic-mf }
    [RE] { tactic-re }
    [ST] { tactic-st }
    [BA] { tactic-ba }
    [TR] { tactic-tr }
   *[other] { $card }
}
table-stone = Grenzstein { $stone }
table-owned = gehört { $name }
table-side = { $name }: { $cards }
table-cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
table-formation = { $name } (Summe { $total })
table-first = { $formation }, zuerst vollständig
table-claim-label = Grenzstein { $stone } beanspruchen
table-here = { $card } an Grenzstein { $stone }
table-card-at = { $card }, { $name }
table-rule = Regel { $rule }
table-close = Schließen

# Wer spielt.
table-turn = am Zug
table-stones = { $count ->
    [one] 1 Grenzstein
   *[other] { $count } Grenzsteine
}
table-border-told = { table-stones }; { $five } bis fünf{ $three ->
    [none] {""}
   *[other] {""}, { $three } bis drei nebeneinander
}
table-tally-stones = Steine
table-tally-points = Punkte
table-played = { $count ->
    [one] 1 Taktikkarte gespielt
   *[other] { $count } Taktikkarten gespielt
}
table-lead = eine Taktikkarte mehr
table-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
table-round = Runde { $round } von { $rounds }
table-round-short = { $round }/{ $rounds }
table-held-clan = { $count ->
    [one] 1 Clankarte auf der Hand
   *[other] { $count } Clankarten auf der Hand
}
table-held-tactic = { $count ->
    [one] 1 Taktikkarte auf der Hand
   *[other] { $count } Taktikkarten auf der Hand
}
table-hand = Deine Hand
table-hand-told = Deine Hand: { $cards }
table-open-hand = { $name }: { $count } offene Karten

# Stapel.
table-deck-clan = Clanstapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
table-deck-tactic = Taktikstapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
table-discard = Ablagestapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
table-discard-title = Ablagestapel
table-no-cards = Keine Karten.

# Nachschlagen.
table-overview = Alle Grenzsteine
table-all-stones = Alle Grenzsteine auf einmal
table-seen = Gesehene Karten
table-unseen-count = { $count ->
    [0] Alle Clankarten wurden schon gesehen.
    [one] Eine Clankarte wurde noch nicht gesehen.
   *[other] { $count } Clankarten wurden noch nicht gesehen.
}
table-seen-unseen = nicht gesehen
table-seen-hand = auf der Hand
table-seen-mine = diesseits
table-seen-theirs = jenseits
table-seen-discard = abgeworfen
table-reference = Formationen und Taktik
table-formations = Formationen
table-clans = Die Clans und ihre Buchstaben
table-tactics = Taktikkarten
table-place-stone = an Grenzstein { $stone }
table-place-hand = auf der Hand
table-place-discard = abgeworfen
table-place-unseen = nicht gesehen

# Entscheidungen.
table-do-recruit = Rekrutieren
table-do-done = Fertig
table-do-pass = Passen
table-do-cancel = Abbrechen
table-not-your-turn = Du bist nicht am Zug.
table-not-now = Das geht jetzt nicht.
table-point-recruiter = Der Rekrutierer geht zu den Stapeln: Zeige auf einen davon.
table-point-st = Zeige zuerst auf eine deiner eigenen Karten.
table-point-ba = Zeige auf eine gegnerische Karte.
table-point-tr = Zeige zuerst auf eine gegnerische Clankarte.

# Was jetzt zu tun ist.
table-prompt-play = Spiele eine Karte.
table-prompt-pass = Spiele eine Taktikkarte oder passe.
table-prompt-claim = Beanspruche leuchtende Grenzsteine oder sage, dass du fertig bist.
table-prompt-draw = Ziehe eine Karte: Zeige auf einen Stapel.
table-prompt-recruit = { $count ->
    [one] Rekrutierer: Ziehe noch eine Karte.
   *[other] Rekrutierer: Ziehe noch { $count } Karten von beliebigen Stapeln.
}
table-prompt-return = { $count ->
    [one] Rekrutierer: Wähle eine Handkarte, die unter ihren Stapel kommt.
   *[other] Rekrutierer: Wähle { $count } Handkarten, die unter ihre Stapel kommen.
}
table-prompt-wait = Die Gegenseite ist am Zug.
table-prompt-over = Die Partie ist zu Ende.

# Züge mit Namen.
table-move-place = { table-card-name } an Grenzstein { $stone }
table-move-recruit = Den Rekrutierer spielen
table-move-strategy = Stratege: { table-card-name } an Grenzstein { $stone }
table-move-strategy-discard = Stratege: { table-card-name } abwerfen
table-move-wail = Banshee: { table-card-name } abwerfen
table-move-betray = Verräter: { table-card-name } auf deine Seite von Grenzstein { $stone }
table-move-claim = Grenzstein { $stone } beanspruchen
table-move-draw-clan = Eine Clankarte ziehen
table-move-draw-tactic = Eine Taktikkarte ziehen
table-move-return = { table-card-name } unter den Stapel legen
table-move-done = Keinen Grenzstein mehr beanspruchen
table-move-pass = Passen

# Tasten.
keys-border = An der Grenze
keys-border-stone = Auf einen Stein zeigen: 1 ist der ganz links
keys-border-walk = Die Steine oder die Hand entlang
keys-border-cards = Von einem Stein zu den Karten an ihm; jede erklärt sich
keys-border-cancel = Zurücklegen, was du gewählt hast

# Among what can be won.
prize-numbered = Stein { $number }
