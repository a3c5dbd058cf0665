# Il tavolo di Schotten Totten.

table-title = Schotten Totten
table-bots = Ailsa, Brodie, Catriona, Duncan, Elspeth, Fergus, Greer, Hamish, Iona, Lachlan
table-border = Il confine
table-about-clan = Si gioca scoperta sul proprio lato di una pietra non rivendicata in cui c’è posto. Le carte di un lato formano una combinazione.
table-card = { $strength } { $clan }
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
table-stone = Pietra { $stone }
table-owned = è di { $name }
table-side = { $name }: { $cards }
table-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
table-formation = { $name } ({ $total })
table-first = { $formation }, completa prima
table-claim-label = Rivendica la pietra { $stone }
table-here = { $card } alla pietra { $stone }
table-card-at = { $card }, { $name }
table-rule = Regola { $rule }
table-close = Chiudi

# I giocatori.
table-turn = è di turno
table-stones = { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}
table-border-told = { table-stones }; { $five } per arrivare a cinque{ $three ->
    [none] {""}
   *[other] {""}, { $three } per tre adiacenti
}
table-tally-stones = pietre
table-tally-points = punti
table-played = { $count ->
    [one] 1 tattica giocata
   *[other] { $count } tattiche giocate
}
table-lead = una tattica in più
table-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
table-round = Round { $round } di { $rounds }
table-round-short = { $round }/{ $rounds }
table-held-clan = { $count ->
    [one] 1 carta clan in mano
   *[other] { $count } carte clan in mano
}
table-held-tactic = { $count ->
    [one] 1 tattica in mano
   *[other] { $count } tattiche in mano
}
table-hand = La tua mano
table-hand-told = La tua mano: { $cards }
table-open-hand = { $name }: { $count } carte scoperte

# I mazzi.
table-deck-clan = Mazzo clan: { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}
table-deck-tactic = Mazzo tattiche: { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}
table-discard = Scarti: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
table-discard-title = Scarti
table-no-cards = Nessuna carta.

# Da consultare.
table-overview = Tutte le pietre
table-all-stones = Tutte le pietre insieme
table-seen = Carte viste
table-unseen-count = { $count ->
    [0] Tutte le carte clan sono state viste.
    [one] Una carta clan non si è ancora vista.
   *[other] { $count } carte clan non si sono ancora viste.
}
table-seen-unseen = non vista
table-seen-hand = in mano
table-seen-mine = da questa parte
table-seen-theirs = dall’altra parte
table-seen-discard = scartata
table-reference = Combinazioni e tattiche
table-formations = Combinazioni
table-clans = I clan e le loro lettere
table-tactics = Tattiche
table-place-stone = alla pietra { $stone }
table-place-hand = in mano
table-place-discard = scartata
table-place-unseen = non vista

# Le decisioni.
table-do-recruit = Recluta
table-do-done = Fatto
table-do-pass = Passa
table-do-cancel = Annulla
table-not-your-turn = Non è il tuo turno.
table-not-now = Adesso non è possibile.
table-point-recruiter = Il Reclutatore va ai mazzi: indicane uno.
table-point-st = Indica prima una delle tue carte.
table-point-ba = Indica una carta avversaria.
table-point-tr = Indica prima una carta clan avversaria.

# Che cosa c’è da fare.
table-prompt-play = Gioca una carta.
table-prompt-pass = Gioca una tattica o passa.
table-prompt-claim = Rivendica le pietre che brillano, o di’ che hai fatto.
table-prompt-draw = Pesca una carta: indica un mazzo.
table-prompt-recruit = { $count ->
    [one] Reclutatore: pesca ancora una carta.
   *[other] Reclutatore: pesca ancora { $count } carte, dai mazzi che vuoi.
}
table-prompt-return = { $count ->
    [one] Reclutatore: scegli una carta della tua mano da mettere in fondo al suo mazzo.
   *[other] Reclutatore: scegli { $count } carte della tua mano da mettere in fondo ai loro mazzi.
}
table-prompt-wait = È il turno dell’avversario.
table-prompt-over = La partita è finita.

# Le mosse per nome.
table-move-place = { table-card-name } alla pietra { $stone }
table-move-recruit = Gioca il Reclutatore
table-move-strategy = Stratega: { table-card-name } alla pietra { $stone }
table-move-strategy-discard = Stratega: scarta { table-card-name }
table-move-wail = Banshee: scarta { table-card-name }
table-move-betray = Traditore: { table-card-name } sul tuo lato della pietra { $stone }
table-move-claim = Rivendica la pietra { $stone }
table-move-draw-clan = Pesca una carta clan
table-move-draw-tactic = Pesca una tattica
table-move-return = Metti { table-card-name } in fondo al mazzo
table-move-done = Non rivendicare altro
table-move-pass = Passa

# Tasti.
keys-border = Al confine
keys-border-stone = Indica una pietra: 1 è quella più a sinistra
keys-border-walk = Lungo le pietre, o lungo la mano
keys-border-cards = Da una pietra alle sue carte, che si spiegano
keys-border-cancel = Rimetti a posto ciò che hai scelto

# Among what can be won.
prize-numbered = Pietra { $number }
