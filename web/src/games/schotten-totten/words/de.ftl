# Der Tisch von Schotten Totten.

table-title = Schotten Totten
table-border = Die Grenze
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
table-formation = { $name } { $total }
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
table-discard = Abwurfstapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
table-discard-title = Abwurfstapel
table-no-cards = Keine Karten.

# Nachschlagen.
table-overview = Alle Grenzsteine
table-seen = Gesehene Karten
table-unseen-count = { $count ->
    [0] Alle Clankarten sind gesehen.
    [one] Eine Clankarte ist noch nicht gesehen.
   *[other] { $count } Clankarten sind noch nicht gesehen.
}
table-seen-unseen = nicht gesehen
table-seen-hand = auf der Hand
table-seen-mine = diesseits
table-seen-theirs = jenseits
table-seen-discard = abgeworfen
table-reference = Formationen und Taktik
table-formations = Formationen
table-tactics = Taktikkarten
table-place-stone = an Grenzstein { $stone }
table-place-hand = auf der Hand
table-place-discard = abgeworfen
table-place-unseen = nicht gesehen

# Entscheidungen.
table-do-recruit = Anwerben
table-do-done = Fertig
table-do-pass = Passen
table-do-cancel = Abbrechen
table-not-your-turn = Du bist nicht am Zug.
table-not-now = Das geht jetzt nicht.
table-point-recruiter = Der Anwerber geht zu den Stapeln: Zeig auf einen davon.
table-point-st = Zeig zuerst auf eine deiner eigenen Karten.
table-point-ba = Zeig auf eine gegnerische Karte.
table-point-tr = Zeig zuerst auf eine gegnerische Clankarte.

# Was jetzt zu tun ist.
table-prompt-play = Spiel eine Karte.
table-prompt-pass = Spiel eine Taktikkarte oder passe.
table-prompt-claim = Beanspruche leuchtende Grenzsteine, oder sag, dass du fertig bist.
table-prompt-draw = Zieh eine Karte: Zeig auf einen Stapel.
table-prompt-recruit = { $count ->
    [one] Anwerber: Zieh noch eine Karte.
   *[other] Anwerber: Zieh noch { $count } Karten von beliebigen Stapeln.
}
table-prompt-return = { $count ->
    [one] Anwerber: Wähle eine Handkarte, die unter ihren Stapel kommt.
   *[other] Anwerber: Wähle { $count } Handkarten, die unter ihre Stapel kommen.
}
table-prompt-wait = Die Gegenseite ist am Zug.
table-prompt-over = Die Partie ist zu Ende.

# Züge mit Namen.
table-move-place = { table-card-name } an Grenzstein { $stone }
table-move-recruit = Den Anwerber spielen
table-move-strategy = Stratege: { table-card-name } an Grenzstein { $stone }
table-move-strategy-discard = Stratege: { table-card-name } abwerfen
table-move-wail = Banshee: { table-card-name } abwerfen
table-move-betray = Verräter: { table-card-name } auf deine Seite von Grenzstein { $stone }
table-move-claim = Grenzstein { $stone } beanspruchen
table-move-draw-clan = Eine Clankarte ziehen
table-move-draw-tactic = Eine Taktikkarte ziehen
table-move-return = { table-card-name } unter den Stapel legen
table-move-done = Nichts mehr beanspruchen
table-move-pass = Passen
