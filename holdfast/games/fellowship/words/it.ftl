# La Compagnia dell’Anello: il gioco in italiano. $who, $rival e $before sono posti: da A a D.

title = La Compagnia dell’Anello
pitch = Da Casa Baggins ad Amon Hen: conquista influenza intorno a ogni luogo e decidi dove continua la strada.

# Le scelte prima della partita.
option-ford-any-two = Guado: due carte qualsiasi
option-ford-any-two-help = Al Guado un turno ha una o due carte di qualsiasi valore (5.1). Di solito sì; altrimenti valgono anche i limiti consueti.
option-covered-cards-return = Le carte di sotto ritornano
option-covered-cards-return-help = Quando la carta sovrapposta se ne va, quella di sotto torna in gioco invece di restarne fuori (3.5). Di solito no.
option-bag-end-applies-to-own-card = Casa Baggins subito
option-bag-end-applies-to-own-card-help = L’anello di Casa Baggins cambia il colore già per la carta con cui viene posato (7.3). Di solito sì.
option-lothlorien-on-hand-card = Lothlórien su una carta della mano
option-lothlorien-on-hand-card-help = L’anello di Lothlórien può accompagnare anche una carta della mano, per proteggerla (7.12). Di solito no.
option-allow-corner-contact = Basta un angolo
option-allow-corner-contact-help = Un nuovo luogo può toccare le carte anche solo con un angolo (8.2). Di solito no: serve un lato in comune.
option-allow-negative-vp = Punti sotto zero
option-allow-negative-vp-help = Moria toglie tre punti anche a chi non li ha (5.4). Di solito no.

# I colori, secondo la lettera sulle carte.
colour-r = rosso
colour-b = blu
colour-g = verde
colour-y = giallo

# La lettera di un colore, nel registro e nelle mosse digitate.
letter-r = r
letter-b = b
letter-g = ve
letter-y = gi

# Le carte, secondo chi vi compare.
card-hobbit = Hobbit
card-hobbit-help = I 3: nessuno li copre mai, e nessun Nazgûl li colpisce.
card-companion = compagno
card-companion-help = Tutti i valori tranne il 3: nei luoghi neri il più alto copre il più basso.
card-nazgul = Nazgûl
card-nazgul-help = Colpisce una carta avversaria; entrambe escono dal gioco. Gli Hobbit e le carte con un anello sono al sicuro.

# I luoghi, nell’ordine della strada.
location-bag-end = Casa Baggins
location-bree = Brea
location-weathertop = Colle Vento
location-ford = Guado
location-rivendell = Gran Burrone
location-caradhras = Caradhras
location-gate-of-moria = Cancello di Moria
location-moria = Moria
location-lothlorien = Lothlórien
location-amon-hen = Amon Hen

# Che cosa chiede o dà un luogo oltre ai punti; gli altri hanno solo punti.
location-ford-help = Una o due carte per turno, mai di più.
location-caradhras-help = Al massimo un 1 per turno.
location-moria-help = Chi è all’ultimo posto perde tre punti.

# Gli anelli, secondo le lettere che li indicano.
ring-be = Anello di Casa Baggins
ring-be-help = Accompagna e protegge una carta: intorno a essa i luoghi bianchi sono neri e quelli neri bianchi.
ring-br = Anello di Brea
ring-br-help = Accompagna e protegge una carta: nei luoghi intorno a essa ogni carta conta 1 nella valutazione.
ring-we = Anello di Colle Vento
ring-we-help = Accompagna e protegge una carta: in questo turno può seguirne un’altra dello stesso valore.
ring-r1 = Primo anello di Gran Burrone
ring-r1-help = Accompagna e protegge una carta: quella carta conta 2 in più.
ring-r2 = Secondo anello di Gran Burrone
ring-r2-help = Accompagna e protegge una carta.
ring-lo = Anello di Lothlórien
ring-lo-help = Invece del turno consueto, riprendi una tua carta da un luogo concluso e posala in quello attuale; l’anello la protegge.

# Nelle frasi, con l’articolo.
the-colour = { $colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
}
the-location = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] { location-weathertop }
    [ford] il { location-ford }
    [rivendell] { location-rivendell }
    [caradhras] il { location-caradhras }
    [gate-of-moria] il { location-gate-of-moria }
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
    .of = { $location ->
        [bag-end] di { location-bag-end }
        [bree] di { location-bree }
        [weathertop] di { location-weathertop }
        [ford] del { location-ford }
        [rivendell] di { location-rivendell }
        [caradhras] del { location-caradhras }
        [gate-of-moria] del { location-gate-of-moria }
        [moria] di { location-moria }
        [lothlorien] di { location-lothlorien }
       *[amon-hen] di { location-amon-hen }
    }
the-ring = { $ring ->
    [be] l’anello di Casa Baggins
    [br] l’anello di Brea
    [we] l’anello di Colle Vento
    [r1] il primo anello di Gran Burrone
    [r2] il secondo anello di Gran Burrone
   *[lo] l’anello di Lothlórien
}
the-card = { $figure ->
    [hobbit] lo Hobbit { $value }
    [nazgul] il Nazgûl
   *[companion] { $value ->
        [0] lo 0
        [1] l’1
       *[other] il { $value }
    }
} { the-colour }
the-other = { $there-figure ->
    [hobbit] lo Hobbit { $there-value }
    [nazgul] il Nazgûl
   *[companion] { $there-value ->
        [0] lo 0
        [1] l’1
       *[other] il { $there-value }
    }
} { $there-colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
}
the-place = { $side ->
    [top-left] all’angolo in alto a sinistra { the-location.of }
    [above-left] sopra la metà sinistra { the-location.of }
    [above-right] sopra la metà destra { the-location.of }
    [top-right] all’angolo in alto a destra { the-location.of }
    [left] a sinistra { the-location.of }
    [right] a destra { the-location.of }
    [bottom-left] all’angolo in basso a sinistra { the-location.of }
    [below-left] sotto la metà sinistra { the-location.of }
    [below-right] sotto la metà destra { the-location.of }
   *[bottom-right] all’angolo in basso a destra { the-location.of }
}
the-way = { $way ->
    [top-left] in alto a sinistra { the-location.of }
    [above] sopra { the-location }
    [top-right] in alto a destra { the-location.of }
    [left] a sinistra { the-location.of }
    [right] a destra { the-location.of }
    [bottom-left] in basso a sinistra { the-location.of }
    [below] sotto { the-location }
   *[bottom-right] in basso a destra { the-location.of }
}

# Che cosa è successo.
laid = { $who } posa { the-card } { the-place }.
covered = { $who } copre { the-other } di { $rival } { the-place }: sopra ora sta { the-card }.
hit = Il Nazgûl di { $who } colpisce { the-other } di { $rival } { the-place }; entrambe le carte escono dal gioco.
wasted = Il Nazgûl di { $who } arriva nella casella vuota { the-place } ed esce dal gioco.
retaken = { $who } riprende { the-card } { the-place } con l’anello di Lothlórien.
laid-again = La carta viene posata { the-place }.
with-ring-be = Sopra c’è l’anello di Casa Baggins: cambia colore { the-location }.
with-ring-br = Sopra c’è l’anello di Brea: qui ogni carta conta 1 nella valutazione.
with-ring-we = Sopra c’è l’anello di Colle Vento: può seguire un’altra carta dello stesso valore.
with-ring-r1 = Sopra c’è il primo anello di Gran Burrone: la carta conta 2 in più.
with-ring-r2 = Sopra c’è il secondo anello di Gran Burrone: protegge la carta.
with-ring-lo = Sopra c’è l’anello di Lothlórien: protegge la carta.
ended = { $who } conclude il turno.
sited = { $who } colloca { the-location }.
sited-there = Il luogo sta { the-way }.
shared = { $count ->
    [one] Una carta che è già lì conta anche qui.
   *[other] { $count } carte che sono già lì contano anche qui.
}
scored = Tutte le caselle sono occupate: si valuta { the-location }.
scored-last = Nessuno ha più carte: si valuta { the-location } così com’è.
counts-one = Vale l’anello di Brea: ogni carta ha contato 1.
place = { $place }. { the-colour }, { $total }: { $points ->
    [0] nulla
    [one] 1 punto
   *[other] { $points } punti
} per { $who }.
no-place = { $place }. { the-colour }, { $total }: nulla per { $who }.
tie = Parità: contando dall’ultima giocata, { $before } viene prima di { $who } nell’ordine di gioco.
toll = Moria: { $who } è all’ultimo posto { $points ->
    [0] ma non ha punti da perdere
    [one] e perde 1 punto
   *[other] e perde { $points } punti
}.
ring-won = { $who } vince { the-ring }.
ring-lost = Perso con l’ultima carta: { the-ring }.
drew = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
drew-card = { $who } pesca { the-card }.
out = { $who } non ha più carte.
over-alone = Solo { $who } ha ancora carte: la partita finisce con questo luogo.
over-nobody = Nessuno ha più carte: la partita finisce con questo luogo.
won = { $who } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
won-tie = { $who } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: parità, ma di questi { $gained } nell’ultimo luogo.
shared-win = Vittoria condivisa, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa: { $who }.

# Perché una mossa non è ammessa.
not-now-play = adesso bisogna posare carte
not-now-site = adesso { $who } colloca il prossimo luogo
not-now-over = la partita è finita
not-in-hand = { the-card } non è nella mano di { $who }
ford-full = al Guado un turno ha al massimo due carte
one-one = al Caradhras un turno ha al massimo un 1
after-high = { the-card } non va: { $who } ha già posato in questo turno una carta da 2 in su
after-ones = { the-card } non va: { $who } ha già posato degli 1 in questo turno
ring-on-nazgul = nessun anello può accompagnare un Nazgûl
ring-not-held = { $who } non ha { the-ring }
ring-for-retake = con l’anello di Lothlórien si riprende una carta: lo DA>A
own-card = { the-other } { the-place } è una carta di { $who }
ringed = { the-other } { the-place } è sotto la protezione di un anello
hobbit = { the-other } { the-place } è un Hobbit, e gli Hobbit sono al sicuro
white = adesso il luogo è bianco ({ the-location }): le carte vanno solo nelle caselle vuote
too-low = { the-card } non è più alto di { the-other } { the-place }
nothing-played = un turno ha almeno una carta
not-around = { $place } non è una delle dieci caselle della corona del luogo attuale
no-card-there = in { $place } non c’è nessuna carta
not-finished = { the-place } non c’è una carta scoperta di un luogo concluso
not-own = { the-other } { the-place } non è di { $who }
retake-first = riprendere una carta è l’intero turno, e in questo si sono già posate carte
site-taken = { $site } e la casella alla sua destra non sono entrambe libere: c’è una carta, un luogo o la corona di un luogo
site-apart = in { $site } il luogo non sarebbe accanto a nessuna carta
no-card-beside = accanto a { $site } non c’è nessuna carta
