# Rheinländer in italiano. $who, $rival, $holder e $old sono posti: da A a E.

title = Rheinländer
pitch = I cavalieri lungo il Reno formano ducati, i ducati si inghiottono a vicenda, e solo chi sa contare sarà signore del fiume.

# Le scelte prima della partita.
option-open-scores = Monete scoperte
option-open-scores-help = Tutti vedono quante monete ha ciascuno (7.5). Di solito no: i pagamenti sono pubblici, i totali segreti.
option-castle-optional = Castelli facoltativi
option-castle-optional-help = Chi ha piazzato il cavaliere può lasciare vuoto un castello invece di presidiarlo (8.4). Di solito no.
option-bastion-opens-river = I bastioni aprono il fiume
option-bastion-opens-river-help = Un bastione occupa la sua riva quando si tratta di vedere se il fiume è libero (3.3). Di solito sì; altrimenti servono cavalieri su entrambe le rive.
option-garrison-blocks-reinforcement = Le guarnigioni bloccano
option-garrison-blocks-reinforcement-help = Niente rinforzi accanto a un castello con una guarnigione altrui (4.4). Di solito no.
option-merge-tie-single-owner = Parità in un’unione
option-merge-tie-single-owner-help = Che ne è dell’unico duca quando un’unione finisce in parità (6.5). Di solito se ne va.
option-merge-tie-single-owner-remove = il duca se ne va
option-merge-tie-single-owner-keep = il duca resta
option-bastion-timing = Bastioni
option-bastion-timing-help = Quando, nel turno, si può piazzare un bastione (10.4). Di solito dopo il cavaliere.
option-bastion-timing-after = dopo il cavaliere
option-bastion-timing-any = prima o dopo il cavaliere
option-board = Mappa
option-board-help = La mappa su cui si gioca (1.3).
option-board-rhine = Il Reno

# I centri, secondo la lettera o il numero che li indica.
centre-c = castello
centre-b = chiesa
centre-2 = città da 2
centre-3 = città da 3
centre-4 = città da 4

# La lettera di uno spazio: riva sinistra, riva destra, fiume, isola.
letter-l = S
letter-r = D
letter-w = F
letter-i = I

# I pezzi, e a che cosa servono.
piece-knight = cavaliere
piece-knight-help = I cavalieri adiacenti, di qualsiasi colore, formano un ducato.
piece-duke = duca
piece-duke-help = Sta accanto al ducato di chi vi ha più cavalieri di ogni altro. Vale 1 quando se ne va e 5 alla fine.
piece-bastion = bastione
piece-bastion-help = Occupa per sempre uno spazio di terra libero. Non appartiene a nessuno.
piece-bishop = vescovo
piece-bishop-help = Ne ha uno ogni duca nel cui ducato c’è una chiesa.
piece-archbishop = arcivescovo
piece-archbishop-help = Chi ha più vescovi di ogni altro può convertire un cavaliere avversario, e alla fine ha 5 punti.
piece-garrison = guarnigione
piece-garrison-help = Un cavaliere in un castello; conta nel ducato a cui il castello appartiene.
piece-coin = moneta
piece-coin-help = Chi perde un ducato ne riceve in monete il valore di prima.
piece-shuffle = carta Joker
piece-shuffle-help = Chi la pesca rimescola insieme mazzo e scarti e pesca di nuovo.

# Un ducato nelle frasi: prende il nome da un luogo o da uno dei suoi spazi.
the-duchy = { $named ->
    [0] il ducato in { $duchy }
   *[other] il ducato di { $duchy }
}
    .name = { $named ->
        [0] ducato in { $duchy }
       *[other] ducato di { $duchy }
    }
    .duke = { $named ->
        [0] duca in { $duchy }
       *[other] duca di { $duchy }
    }

# Che cosa è successo.
placed = { $who } gioca la carta { $card } e piazza un cavaliere in { $space }.
reinforced = { $who } gioca la carta { $card } come rinforzo: un cavaliere in { $space }.
exchanged = { $who } gioca la carta { $card } da arcivescovo e converte il cavaliere di { $rival } in { $space }.
dropped = { $who } non può piazzare cavalieri da nessuna parte e scarta la carta { $card }.
bastion = { $who } piazza un bastione in { $space }.
done = { $who } non piazza bastioni.
garrison-placer = { $who } presidia il castello di { $castle }.
garrison-owner = { $who } possiede il ducato accanto e presidia fuori turno il castello di { $castle }.
castle-refused = { $who } lascia vuoto il castello di { $castle }.
castle-empty = Il castello di { $castle } resta vuoto: chi dovrebbe presidiarlo non ha più cavalieri.
garrison-changed = Nel castello di { $castle } un cavaliere di { $who } prende il posto di quello di { $rival }.
garrison-late = { $who } presidia il castello vuoto di { $castle }.
garrison-short = Il castello di { $castle } resta com’è: { $who } non ha più cavalieri per presidiarlo.
founded = Nasce { the-duchy }: { $knights }.
owned = { $who } vi ha più cavalieri di ogni altro e lo possiede; valore { $value }.
level-founded = C’è parità in testa, quindi non è di nessuno.
grown = Il cavaliere si unisce al { the-duchy.name }: { $knights }.
changed = Si ricontano i cavalieri del { the-duchy.name }: { $knights }.
kept = { $who } vi ha ancora più cavalieri di ogni altro e lo mantiene; valore { $value }.
level-kept = Nessuno vi è in testa da solo, quindi { $who } lo mantiene; valore { $value }.
level-unowned = Nessuno vi è in testa da solo, quindi continua a non essere di nessuno.
taken-over = { $who } ora ha più cavalieri di ogni altro e prende il ducato, che era di { $old }; valore { $value }.
ousted = { $old } non ha più cavalieri nel { the-duchy.name } e lo perde; nessuno è in testa.
merged = { $count } ducati diventano uno solo: { $duchies }. Insieme: { $knights }.
merged-kept = { $who } ha più cavalieri di ogni altro e possiede l’intero ducato, valore { $value }; il { the-duchy.duke } resta.
merged-new = { $who } ha più cavalieri di ogni altro e possiede l’intero ducato con un nuovo duca; valore { $value }.
merged-unowned = C’è parità in testa, quindi l’intero ducato non è di nessuno.
merged-level = C’è parità in testa: tutti i duchi se ne vanno e l’intero ducato non è di nessuno.
merged-level-kept = C’è parità in testa, ma l’unico duca è quello di { $who } e resta; valore { $value }.
paid = { $who } riceve { $points } per { the-duchy }: 1 per il duca, { $centres } per i centri.
bishop-gained = { $who } ottiene { $change ->
    [one] un vescovo
   *[other] { $change } vescovi
} e ne ha { $count }.
bishop-lost = { $who } perde { $change ->
    [one] un vescovo
   *[other] { $change } vescovi
} e { $count ->
    [0] non ne ha più
   *[other] ne ha { $count }
}.
archbishop = { $who } ha più vescovi di ogni altro e ora è arcivescovo.
archbishop-none = Nessuno ha più vescovi di ogni altro: non c’è più un arcivescovo.
reshuffled = { $who } pesca la carta Joker: mazzo e scarti vengono rimescolati.
drew = { $who } pesca una carta.
drew-card = { $who } pesca la carta { $card }.
skipped = { $who } non ha più cavalieri; il turno salta.
last-round = Senza più cavalieri: { $who }. Questo giro è l’ultimo.
final = { $who }: { $coins } in monete, { $duke-points } per { $dukes ->
    [one] un duca
   *[other] { $dukes } duchi
}, { $centres } per i centri, { $archbishop } da arcivescovo: { $total ->
    [one] 1 punto
   *[other] { $total } punti
}.
won = { $who } vince con { $points } punti.
shared = Vittoria condivisa, con { $points } punti a testa: { $who }.

# Perché una mossa non è ammessa.
not-now-play = adesso bisogna giocare una carta
not-now-castle = adesso bisogna decidere se presidiare il castello o lasciarlo vuoto
not-now-bastion = adesso si può piazzare un bastione; se non lo si vuole, bisogna dirlo
not-now-over = la partita è finita
not-in-hand = la carta { $card } non è nella mano di { $who }
no-space = questa mappa non ha uno spazio così
own-knight = in { $space } c’è già un cavaliere di { $who }
rival-knight = in { $space } c’è un cavaliere di { $holder }, e solo l’arcivescovo può convertirlo
taken = { $space } è occupato
has-bastion = in { $space } c’è un bastione
river-closed = il fiume è libero solo quando entrambe le rive sono occupate: { $other } non lo è
river-needs-knights = il fiume è libero solo quando su entrambe le rive ci sono cavalieri: in { $other } non ce n’è
river = i rinforzi non vanno sul fiume, e { $space } non è nell’area { $card }
nobody-near = { $space } non è nell’area { $card }, e per un rinforzo non c’è accanto nessun cavaliere di { $who }
rival-near = { $space } confina con il cavaliere di { $rival } in { $other }: qui niente rinforzi
blocked = una guarnigione altrui accanto a { $space } impedisce qui un rinforzo
can-bring = { $who } può piazzare un cavaliere e deve farlo
knight-first = prima il cavaliere, poi il bastione
built = { $who } ha già piazzato un bastione in questo turno
no-bastion = { $who } non ha più bastioni
no-bastion-on-river = i bastioni non vanno sul fiume
last-way = con un bastione in { $space } non si potrebbe più piazzare alcun cavaliere
