# Schotten Totten in italiano. $who e $rival sono posti: A o B.

title = Schotten Totten
pitch = Due clan, nove pietre di confine: manda le tre carte giuste a ogni pietra e dimostra che è tua.

# Le scelte prima della partita.
option-tactics = Tattiche
option-tactics-help = Alle carte clan si aggiungono dieci tattiche, e in mano si hanno sette carte (capitolo 6). Per le prime partite meglio senza.
option-expert = Esperti
option-expert-help = Le pietre si rivendicano solo all’inizio del turno, così l’altra parte può ancora rispondere (10.1). Di solito no.
option-rounds = Round
option-rounds-help = Di quanti round è fatta la partita; i punti si sommano (5.5). Di solito uno.
option-starter = Chi comincia i round successivi
option-starter-help = Il primo round lo decide la sorte, i successivi quello che si sceglie qui (5.6). Di solito a turno.
option-starter-alternate = a turno
option-starter-winner = chi ha vinto l’ultimo round
option-starter-loser = chi ha perso l’ultimo round
option-starter-random = a sorte
option-auto-claim = Rivendicazione automatica
option-auto-claim-help = Ogni pietra che si può rivendicare viene rivendicata in automatico, dalla pietra 1 alla pietra 9 (4.8). Di solito no.
option-strict-colour = Colore rigoroso
option-strict-colour-help = Un colore vuole forze diverse anche se ne fa parte un Jolly, una Spia o un Portascudo (7.7). Di solito sì.
option-mud-needs-both = Lotta nel Fango con entrambi i lati
option-mud-needs-both-help = Una pietra con la Lotta nel Fango si rivendica solo quando entrambi i lati hanno quattro carte, mai con una prova (8.5). Di solito no.

# I clan, secondo la lettera sulle carte.
clan-r = rosso
clan-o = arancione
clan-y = giallo
clan-g = verde
clan-b = blu
clan-v = viola

# La lettera sulle carte di un clan, nel registro e nelle mosse digitate; ognuna sta per un solo colore.
letter-r = R
letter-o = A
letter-y = Gi
letter-g = Ve
letter-b = B
letter-v = Vi

# Le tattiche, secondo le lettere che le indicano. I nomi dell’edizione italiana del 2017 non sono accertati.
tactic-jk = Jolly
tactic-jk-help = Vale come qualsiasi forza di qualsiasi clan. Ognuno può giocarne uno solo per round.
tactic-sp = Spia
tactic-sp-help = Vale come un 7 di qualsiasi clan.
tactic-sh = Portascudo
tactic-sh-help = Vale come un 1, un 2 o un 3 di qualsiasi clan.
tactic-bb = Mosca Cieca
tactic-bb-help = Si mette su una pietra: lì conta solo la somma delle forze, qualunque sia la combinazione.
tactic-mf = Lotta nel Fango
tactic-mf-help = Si mette su una pietra: lì ogni lato vuole quattro carte, e tutte e quattro devono far parte della combinazione.
tactic-re = Reclutatore
tactic-re-help = Pesca tre carte dai mazzi che vuoi, poi metti due carte della tua mano in fondo ai loro mazzi.
tactic-st = Stratega
tactic-st-help = Sposta una tua carta da una pietra non rivendicata a un’altra, oppure scartala.
tactic-ba = Banshee
tactic-ba-help = Scarta una carta avversaria da una pietra non rivendicata.
tactic-tr = Traditore
tactic-tr-help = Porta una carta clan avversaria da una pietra non rivendicata sul tuo lato di una pietra non rivendicata.

# Le combinazioni, dalla più forte alla più debole.
formation-colour-run = scala colore
formation-colour-run-help = Forze consecutive di un solo clan.
formation-four = poker
formation-four-help = Quattro volte la stessa forza, a una pietra con la Lotta nel Fango.
formation-three = tris
formation-three-help = Tre volte la stessa forza.
formation-colour = colore
formation-colour-help = Un solo clan, forze diverse.
formation-run = scala
formation-run-help = Forze consecutive di clan qualsiasi.
formation-sum = somma
formation-sum-help = Carte qualsiasi; conta la somma.

# Le pietre nelle frasi, con le preposizioni.
the-stone = la pietra { $stone }
    .at = alla pietra { $stone }
    .from = dalla pietra { $stone }
    .on = sulla pietra { $stone }
the-goal = la pietra { $goal }
    .at = alla pietra { $goal }
    .of = della pietra { $goal }

# Le combinazioni nelle frasi: quella di chi rivendica e quella dell’altra parte.
my-formation = { $mine-kind ->
    [colour-run] una scala colore da { $mine }
    [four] un poker da { $mine }
    [three] un tris da { $mine }
    [colour] un colore da { $mine }
    [run] una scala da { $mine }
   *[sum] una somma di { $mine }
}
their-formation = { $theirs-kind ->
    [colour-run] una scala colore da { $theirs }
    [four] un poker da { $theirs }
    [three] un tris da { $theirs }
    [colour] un colore da { $theirs }
    [run] una scala da { $theirs }
   *[sum] una somma di { $theirs }
}

# Che cosa è successo.
place-troop = { $who } gioca { $card } { the-stone.at }.
place-elite = { $who } gioca { $name ->
    [JK] il Jolly
    [SP] la Spia
   *[SH] il Portascudo
} { the-stone.at }.
place-mode = { $who } gioca la { $name ->
    [BB] { tactic-bb }
   *[MF] { tactic-mf }
} { the-stone.on }.
recruit = { $who } gioca il Reclutatore.
strategy-move = { $who } gioca lo Stratega: { $card } passa { the-stone.from } { the-goal.at }.
strategy-discard = { $who } gioca lo Stratega: { $card } viene scartata { the-stone.from }.
banshee = { $who } gioca la Banshee: { $card } viene scartata { the-stone.from }.
betray = { $who } gioca il Traditore: { $card } passa { the-stone.from } sul lato di { $who } { the-goal.of }.
passed = { $who } passa.
cannot-play = { $who } non può giocare carte e passa.
claim-stronger = { $who } rivendica { the-stone }: { my-formation } contro { their-formation }.
claim-first = { $who } rivendica { the-stone }: { my-formation } da entrambe le parti, ma il lato di { $who } era completo prima.
claim-proof = { $who } rivendica { the-stone }: più nulla può battere { my-formation }.
claims-done = { $who } non rivendica altro.
drew-card = { $who } pesca { $card }.
drew-clan = { $who } pesca { $count ->
    [one] una carta clan
   *[other] { $count } carte clan
}.
drew-tactic = { $who } pesca { $count ->
    [one] una tattica
   *[other] { $count } tattiche
}.
returned-card = { $who } mette { $card } in fondo al mazzo.
returned-clan = { $who } mette una carta clan in fondo al mazzo.
returned-tactic = { $who } mette una tattica in fondo al mazzo.
round-five = { $who } ha cinque pietre e vince il round per { $won } punti a { $lost }.
round-three = { $who } ha tre pietre adiacenti e vince il round per { $won } punti a { $lost }.
round-stalled = Nulla può più cambiare: si valutano le pietre e { $who } vince il round per { $won } punti a { $lost }.
round-drawn = Nulla può più cambiare: si valutano le pietre e il round finisce in parità, { $won ->
    [one] un punto
   *[other] { $won } punti
} a testa.
round-begins = Round { $round }: comincia { $who }.

# Perché una mossa non è ammessa.
not-now-play = adesso bisogna giocare una carta
not-now-claim = adesso si possono rivendicare le pietre; prima bisogna dire che non si rivendica altro
not-now-draw = adesso bisogna pescare una carta
not-now-recruit = adesso pesca il Reclutatore
not-now-return = adesso una carta deve tornare in fondo al suo mazzo
not-now-over = la partita è finita
not-in-hand = { $card } non è nella mano di { $who }
closed = { the-stone } è già stata rivendicata ed è chiusa
no-room = il lato di { $who } { the-stone.at } è pieno
lead = { $who } ha giocato una tattica più di { $rival } e deve aspettare
second-joker = { $who } ha già giocato un Jolly; il secondo resta in mano fino alla fine del round
empty-decks = entrambi i mazzi sono vuoti: non c’è nessuno da reclutare
no-card-own = sul lato di { $who } non c’è una carta così a nessuna pietra
no-card-rival = sul lato di { $rival } non c’è una carta così a nessuna pietra
same-stone = lo Stratega deve portare la carta a un’altra pietra
elite = il Traditore porta via solo carte clan
incomplete = { $who } ha { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
} { the-stone.at } e gliene servono { $size }
weaker = { the-stone.at } { their-formation } è più forte di { my-formation }
later = { the-stone.at } { my-formation } da entrambe le parti, ma il lato di { $rival } era completo prima
beatable = { $rival } può ancora vincere { the-stone } con { $cards }: { their-formation } contro { my-formation }
mud-needs-both = con la Lotta nel Fango entrambi i lati devono essere completi, e quello di { $rival } non lo è
claim-after-play = le pietre si rivendicano dopo aver giocato una carta; anche questa, se allora ne avrà ancora diritto
claim-at-start = nel gioco per esperti le pietre si rivendicano solo all’inizio del turno
claimable = { $who } può rivendicare { the-stone } appena ne viene il momento
can-play = { $who } può giocare una carta clan e quindi non può passare
