# Il tavolo di Rheinländer.

table-title = Rheinländer
table-bots = Ada, Bodo, Dirk, Gero, Hilda, Kuno, Lutz, Meta, Otto, Rolf

# La mappa.
table-map = Mappa del fiume: le frecce la spostano, più la ingrandisce, meno la riduce
table-map-rhine = Il Reno
table-map-under = { $regions } aree, { $towns } luoghi
table-map-coming = La mappa è in preparazione…
table-map-failed = Non è stato possibile caricare la mappa.
table-retry = Riprova
table-whole = Mappa intera
table-wind-north = N
table-wind-east = E
table-wind-south = S
table-wind-west = O

# Uno spazio: $side su quasi tutte le mappe è L, R, W o I.
table-space = { $side ->
    [L] Riva sinistra { $region }
    [R] Riva destra { $region }
    [W] Fiume { $region }
    [I] Isola { $region }
   *[other] { $name }
}
table-stands-knight = cavaliere di { $name }
table-stands-bastion = bastione
table-stands-nobody = libero
table-beside = presso { $town }, { $centre }
table-worth = vale { $value }
table-can-place = qui può andare un cavaliere
table-can-reinforce = qui può andare un rinforzo
table-can-exchange = questo cavaliere si può convertire
table-can-bastion = qui può andare un bastione

# I ducati.
table-details = Dettagli
table-duchies = { $count ->
    [one] Un ducato
   *[other] { $count } ducati
}
table-no-duchies = Due cavalieri adiacenti, o uno accanto a un castello, formano il primo ducato.
table-duchy-owned = Ducato di { $owner }
table-duchy-free = Ducato senza duca
table-value = il suo valore
table-knights-of = { $name } { $count }
table-changes = Che cosa cambierebbe
table-rule = Regola { $rule }
table-close = Chiudi

# I giocatori.
table-players = Giocatori
table-archbishop = Arcivescovo
table-thinking = sta pensando
table-tally-holdings = beni
table-tally-coins = monete
table-holdings-told = se la partita finisse ora: { $count } per duchi, centri e arcivescovo
table-holdings-help = quanto renderebbe la mappa se la partita finisse ora: duchi × 5, centri, arcivescovo
table-coins-told = { $count } in monete
table-count-knight = cavalieri nella riserva
table-count-duke = duchi
table-count-coin = monete
table-count-bishop = vescovi
table-count-bastion = bastioni nella riserva
table-last-round = L’ultimo giro

# La mano, e che cosa si può fare.
table-hand = Le mie carte
table-about-card = Porta un proprio cavaliere in uno spazio libero dell’area { $card } oppure, come rinforzo, in uno spazio di terra libero che confina con un proprio cavaliere e con nessuno avversario.
table-about-city = Vale il suo numero per il ducato a cui appartiene.
table-about-castle = Vale 1. Chi porta un cavaliere lì accanto ne mette un altro nel castello, e anche quello conta nel ducato.
table-about-bishopric = Vale 1 e dà un vescovo al duca del suo ducato.
table-card = { $count ->
    [0] Carta { $card }
   *[other] Carta { $card }, presso { $towns }
}
table-cancel = Annulla
table-way-place = Cavaliere in { $card } ({ $count })
table-way-reinforce = Rinforza ({ $count })
table-way-exchange = Converti ({ $count })
table-way-bastion = Prima un bastione
table-hint-card = Scegli una carta, o uno spazio sulla mappa.
table-hint-drop = Nessuna carta permette di piazzare un cavaliere: scegline una da scartare.
table-hint-bastion = Oppure indica una terra libera per un bastione.
table-do-done = Nessun bastione
table-do-end = Avanti
table-do-garrison = Presidia il castello
table-do-refuse = Lascialo vuoto
table-do-drop = Scarta { $card }
table-deed-place = Cavaliere con { $card }
table-deed-reinforce = Rinforza con { $card }
table-deed-exchange = Converti con { $card }
table-deed-bastion = Bastione qui

# Che cosa va deciso.
table-prompt-play = Gioca una carta: piazza un cavaliere sulla mappa
table-prompt-drop = Scarta una carta
table-prompt-castle = Presidiare il castello?
table-prompt-bastion = Piazza un bastione, o nessuno

# I nomi delle mosse.
table-name-place = { $card }: cavaliere in { table-space }
table-name-reinforce = { $card }: rinforzo in { table-space }
table-name-exchange = { $card }: converti il cavaliere in { table-space }
table-name-bastion = Bastione in { table-space }
table-name-drop = Scarta { $card }
table-name-done = Nessun bastione
table-name-garrison = Presidia il castello
table-name-refuse = Lascia vuoto il castello

# Il tavolo in frasi.
table-say-hand = { $count ->
    [one] Una carta: { $cards }.
   *[other] { $count } carte: { $cards }.
}
table-say-no-hand = Nessuna carta.
table-say-deck = { $deck } carte nel mazzo, { $discard } scartate.
table-say-duchy = { $place }: ducato di { $owner }, vale { $value }{ $bishop ->
    [1] , con un vescovo
   *[0] {""}
}. Cavalieri: { $knights }.
table-say-duchy-free = { $place }: ducato senza duca, vale { $value }. Cavalieri: { $knights }.
table-say-lone = Cavalieri isolati di { $name }: { $places }.
table-say-bastions = Bastioni: { $places }.
table-say-player = { $name }: restano { $knights ->
    [one] un cavaliere
   *[other] { $knights } cavalieri
} e { $bastions ->
    [one] un bastione
   *[other] { $bastions } bastioni
}, { $dukes ->
    [one] un duca
   *[other] { $dukes } duchi
}, { $bishops ->
    [one] un vescovo
   *[other] { $bishops } vescovi
}{ $archbishop ->
    [1] , arcivescovo
   *[0] {""}
}{ $known ->
    [1] , { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }
   *[0] {""}
}.

# Tasti.
keys-spaces = Sugli spazi della mappa
keys-spaces-walk = Allo spazio adiacente
keys-spaces-follow = Su e giù per il fiume, agli spazi che si possono scegliere
keys-spaces-first = Al primo spazio
keys-spaces-last = All’ultimo spazio
keys-spaces-pick = Scegli lo spazio
keys-players = Nell’elenco dei giocatori
keys-players-walk = Al segno seguente, che dice che cosa conta
keys-river = Sul fiume
keys-river-cancel = Rimetti a posto ciò che hai scelto
