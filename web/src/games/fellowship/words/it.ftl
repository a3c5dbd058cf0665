# The table of this game.

table-title = La Compagnia dell’Anello
table-bots = Alda, Brida, Cutha, Emma, Godwin, Leofric, Mildred, Osric, Tilda, Winna

# Cards and places.
table-card = { $figure ->
    [hobbit] Hobbit { $value }
    [nazgul] Nazgûl
   *[companion] { $value }
} { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
table-place-name = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] { location-weathertop }
    [ford] { location-ford }
    [rivendell] { location-rivendell }
    [caradhras] { location-caradhras }
    [gate-of-moria] { location-gate-of-moria }
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
table-ring-name = { $ring ->
    [be] { ring-be }
    [br] { ring-br }
    [we] { ring-we }
    [r1] { ring-r1 }
    [r2] { ring-r2 }
   *[lo] { ring-lo }
}
table-empty = Casella vuota { the-place }
table-lies = { $card } { the-place }
table-covers = copre { $cards }
table-shared = vale per { $places }
table-target = Gioca qui: { $what }
table-site = Colloca il luogo { the-way }, accanto a: { $cards }
table-sky = { $sky ->
    [white] bianco
   *[black] nero
}
table-location = { $name }, { table-sky }; punti per posto { $points }

# The parts of the table.
table-map = Il tavolo
table-road = La strada: dieci luoghi
table-hand = La tua mano
table-rings = I tuoi anelli
table-end = Termina il turno
table-place-here = Colloca qui
table-show-all = Mostra tutto il tavolo
table-show-here = Torna al luogo attuale
table-close = Chiudi
table-if-here = Se sta qui
table-tally-points = punti
table-tally-here = forza qui
table-tally-here-brief = qui
table-points-told = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} finora
table-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, { $deck } nel mazzo

# A closer look.
table-about-zero = Non vale nulla, ma occupa una casella. Con le altre carte di un turno si possono giocare quanti 0 si vogliono.
table-about-one = In un turno si possono giocare quanti 1 si vogliono.
table-about-high = Un turno ha al massimo una carta da 2 in su.
table-about-nazgul = Su una casella vuota esce dal gioco da solo. Può accompagnare qualsiasi altra carta di un turno.
table-sky-help = { $sky ->
    [white] Bianco: le carte vanno nelle caselle vuote.
   *[black] Nero: una carta può anche coprirne una avversaria più bassa.
}
table-points-help = Punti per il primo, il secondo e il terzo posto: { $points }.
table-share = { $colour ->
    [red] Rosso
    [blue] Blu
    [green] Verde
   *[yellow] Giallo
}: totale { $total }, { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}
table-stock = { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, { $deck } nel mazzo
table-unseen = Non ancora viste: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-gone = Fuori dal gioco

# What is to be decided.
table-special = { $location ->
    [ford] { ". " }{ location-ford-help }
    [caradhras] { ". " }{ location-caradhras-help }
    [moria] { ". " }{ location-moria-help }
   *[other] { "" }
}
table-prompt-play = { table-place-name }: gioca una carta{ table-special }
table-prompt-more = { table-place-name }: gioca un’altra carta o termina il turno
table-prompt-end = Termina il turno
table-prompt-site = Colloca il prossimo luogo: { table-place-name }
table-prompt-wait = { table-place-name }: giocano gli altri
table-prompt-over = La partita è finita

# What moves are called.
table-move-lay = Gioca { table-card } { the-place }
table-move-lay-ring = Gioca { table-card } { the-place }, con: { table-ring-name }
table-move-cover = Gioca { table-card } sulla carta { the-place }
table-move-cover-ring = Gioca { table-card } sulla carta { the-place }, con: { table-ring-name }
table-move-retake = Riprendi { table-card } e giocalo { the-place }
table-move-site = Colloca il luogo { the-way }

# For those who listen.
table-tell-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano: { $cards }.
table-tell-no-hand = Non hai carte.
table-tell-ring = { $ring }: { $help }
table-tell-here = Luogo attuale: { $location }.
table-tell-turned = L’anello di Casa Baggins l’ha rovesciato: ora è { table-sky }.
table-tell-total = { $colour ->
    [red] Rosso
    [blue] Blu
    [green] Verde
   *[yellow] Giallo
} ({ $name }): { $total ->
    [none] nessuna carta qui
   *[other] { $total }
}.
table-tell-next = Prossimo luogo: { $location }.

# Tasti.
keys-spaces = Sulle caselle del tavolo
keys-spaces-walk = Alla casella seguente in questa direzione
keys-hand = Nella tua mano
keys-hand-walk = Alla carta accanto
keys-road = In cammino
keys-road-cancel = Rimetti a posto ciò che hai scelto
