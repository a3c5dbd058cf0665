# The page.

title = Holdfast

# ---- The pages beside the table: start, set-up, rules, settings, replay ----

## Everywhere

page-navigation = Pagine
guest-name = Ospite { $number }
name-label = Il tuo nome
name-you-are = Ti chiami
name-change = Cambia nome
name-save = Salva
refusal-failed = Non è stato possibile preparare questo gioco. Riprova tra un momento.

## The start page

start-title = Tre giochi di Reiner Knizia
start-play = Gioca ora
start-learn = Impara
start-invite = Invita un amico
start-more = Altre opzioni
start-busy = Un momento…
start-preparing = Avanzamento della preparazione
start-state-waiting = quasi pronto…
start-state-warming = i bot si scaldano…
start-state-failed = preparazione non riuscita
start-unreachable = Il server non è raggiungibile. La pagina riprova da sola.
start-waiting = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
start-mine = I miei tavoli
start-open = Tavoli aperti
start-open-none = Ora nessun tavolo è aperto a tutti. Aprine uno con «Altre opzioni»: con un posto per chiunque comparirà qui.
start-open-none-such = Ora non c’è un tavolo aperto così.
start-open-more = Mostra altri tavoli
start-filter = Quali tavoli si vedono
start-filter-game = Gioco
start-filter-any-game = Tutti i giochi
start-filter-any-clock = Qualsiasi orologio
start-filter-free = Con un posto libero
start-options-usual = Regole consuete
start-option = { $option }: { $value }
start-option-off = { $option } (no)
start-clock-live = { $minutes } min a testa, { $seconds } s in più per turno
start-clock-slow = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}
start-seats = Posti
start-seat-open = libero
start-seat-invited = su invito
start-you = tu
start-table-gathering = { $missing ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $missing } giocatori
}
start-table-kept = C’è un posto riservato a te
start-table-free = { $free ->
    [one] Un posto è libero
   *[other] { $free } posti sono liberi
}
start-table-paused = In pausa
start-table-your-turn = Tocca a te
start-table-stand-in = Un bot gioca per te
start-table-turn = È il turno di { $name }
start-table-over = Finita, senza vincitore
start-table-won = Hai vinto
start-table-winners = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
start-look-again = Rivedi
start-go = Vai al tavolo
start-join = Partecipa
start-watch = Guarda
start-row-action = { $action }: { $title }, { $state }

## Setting up a table

new-title = { $game }: un nuovo tavolo
new-who = Chi gioca
new-players = Numero di giocatori
new-seat = Posto { $number }
new-who-me = Io
new-who-me-help = Giochi qui, su questo dispositivo.
new-who-hot = Qualcuno accanto a me
new-who-hot-help = Gioca su questo dispositivo; al cambio le carte vengono coperte.
new-who-invited = Invitato con un link
new-who-invited-help = Ricevi un link; chi lo apre si siede qui. Non serve un account.
new-who-open = Aperto a tutti
new-who-open-help = Il tavolo compare nella lista della pagina iniziale; questo posto è di chi arriva per primo.
new-who-bot = Bot
new-level = Forza
new-level-apprentice-help = Conosce le regole e poco altro; adatto alla prima partita.
new-level-journeyman-help = Gioca in modo solido e veloce; fa errori che puoi sfruttare.
new-level-master-help = Pensa un po’ in anticipo e di rado regala qualcosa.
new-level-grandmaster-help = Il bot più forte; può impiegare qualche secondo per una mossa.
new-name = Nome
new-options = Regole di questo tavolo
new-clock = Tempo
new-clock-which = Orologio
new-clock-none = Senza orologio
new-clock-none-help = Ognuno può pensare quanto vuole.
new-clock-live = In una seduta
new-clock-live-help = Ognuno ha una riserva di tempo che cresce un po’ a ogni turno.
new-clock-slow = In più giorni
new-clock-slow-help = Ogni turno può durare alcuni giorni; torna quando vuoi.
new-bank = Tempo per tutta la partita, a testa
new-increment = Aggiunta a ogni turno
new-days-each = Tempo per un turno
new-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
new-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
new-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
new-more = Ospiti, chat e assenze
new-watchers = Spettatori
new-watchers-help = Altri possono guardare; vedono solo ciò che è scoperto.
new-chat = Chat
new-chat-help = Chi è al tavolo può scrivere agli altri.
new-grace = Se qualcuno si assenta durante il suo turno
new-grace-help = Dopo questo tempo un bot gioca al suo posto; chi torna può riprendersi il posto.
new-grace-never = Solo se gli altri lo chiedono
new-stand-in = Quanto è forte quel bot
new-start = Apri il tavolo

## The rulebook

rules-title = { $game }: le regole
rules-contents = Indice
rules-play = Prepara un tavolo
rules-english = Questo regolamento non è ancora tradotto; eccolo in inglese.
rules-loading = Apertura del regolamento…
rules-link = Regole
how-link = Come si gioca
puzzles-link = Problemi
stats-link = Statistiche

## Settings

settings-title = Impostazioni
settings-kept = Tutto viene salvato subito su questo dispositivo.
settings-look = Lingua e aspetto
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Come il dispositivo
settings-theme-system-help = Chiaro di giorno e scuro di notte, se il dispositivo fa così.
settings-theme-light = Carta
settings-theme-light-help = Inchiostro scuro su carta chiara.
settings-theme-dark = Lume di candela
settings-theme-dark-help = Testo chiaro su fondo scuro, riposante per gli occhi la sera.
settings-motion = Movimento
settings-motion-system = Mostra i movimenti
settings-motion-system-help = I pezzi scivolano al loro posto, a meno che il dispositivo non chieda meno movimento.
settings-motion-none = Nessun movimento
settings-motion-none-help = Tutto è subito al suo posto.
settings-pace = Ritmo delle mosse altrui
settings-pace-none = Tutte insieme
settings-pace-none-help = Le mosse degli altri compaiono subito, evidenziate.
settings-pace-quick = Veloce
settings-pace-quick-help = Uno sguardo breve a ogni mossa.
settings-pace-normal = Normale
settings-pace-normal-help = Una mossa dopo l’altra, come al tavolo.
settings-pace-slow = Lento
settings-pace-slow-help = Il tempo di seguire ogni mossa.
settings-turn = Quando tocca a te
settings-by-itself = Risposte abituali in automatico
settings-by-itself-help = Nient’altro da piazzare, o la fine di un turno in cui non si può fare altro: viene detto da sé dopo un momento. Un clic lo ferma.
settings-sound = Suoni
settings-sound-help = Brevi tocchi per carte e pezzi, e un richiamo quando tocca a te.
settings-notify = Notifiche
settings-notify-help = Il browser ti avvisa quando tocca a te, mentre questa pagina è aperta in un’altra scheda.
settings-notify-denied = Il browser non lo permette. Si può permettere nelle impostazioni del browser per questa pagina.
settings-play = Al tavolo
settings-confirm = Chiedi conferma prima di una mossa irrevocabile
settings-confirm-never = Mai
settings-confirm-never-help = Un clic è una mossa.
settings-confirm-touch = Sullo schermo tattile
settings-confirm-touch-help = Le dita scivolano più facilmente di un mouse.
settings-confirm-always = Sempre
settings-confirm-always-help = Ogni mossa viene prima mostrata e vale quando confermi.
settings-chat = Chat
settings-chat-help = Mostra ciò che scrivono gli altri e un campo per rispondere.
settings-access = Ascoltare e digitare
settings-announce = Annuncia gli eventi
settings-announce-help = Lo screen reader legge ogni mossa e dice di chi è il turno.
settings-typed = Mosse digitate
settings-typed-help = Un campo al tavolo accetta mosse in notazione e legge mano, tabellone e punti.
settings-places = Nomi delle caselle sul tavolo
settings-places-help = I nomi che le caselle hanno nelle mosse digitate stanno scritti sul tavolo, come sempre quando si digita.
settings-you = Tu
settings-name = Il tuo nome
settings-name-help = Gli altri lo vedono al tavolo. Non ci sono account né password.
settings-out = Esci
settings-out-help = Questo dispositivo dimentica chi sei. I posti ai tavoli in corso non si possono poi riprendere.
settings-out-sure = Esci davvero
settings-out-done = Questo dispositivo non ti conosce più.

## Tasti

keys-title = Tasti
keys-page = Ovunque
keys-page-list = Mostra i tasti
keys-page-next = Avanti all’elemento seguente; con Maiusc, indietro
keys-page-press = Premi l’elemento selezionato
keys-page-close = Chiudi ciò che sta in primo piano
keys-name = Il tuo nome
keys-name-keep = Tieni il nome di prima
keys-room = Al tavolo
keys-room-usual = La risposta abituale: nient’altro, fine del turno
keys-room-skip = Tutte le mosse subito, mentre si vedono quelle altrui
keys-room-again = Che cosa è successo dalla mia ultima mossa, ancora una volta
keys-room-mute = Suoni spenti, e di nuovo accesi
keys-room-places = Scrivi sul tavolo i nomi delle caselle delle mosse digitate
keys-room-what = Che cosa posso fare ora?
keys-asked = Prima che la mossa sia fatta
keys-asked-no = Non ancora
keys-explained = Mentre una carta si spiega
keys-explained-rule = Alla sua regola
keys-explained-close = Chiudi la spiegazione
keys-map = Sul tavolo come mappa
keys-map-pan = Sposta la mappa
keys-map-nearer = Più vicino
keys-map-farther = Più lontano
keys-map-all = Mostra tutto
keys-replay = Nella registrazione
keys-replay-step = Una mossa indietro, una avanti
keys-replay-leap = Dieci mosse indietro, dieci avanti
keys-replay-first = All’inizio
keys-replay-last = Alla fine
key-space = Spazio
key-tab = Tab
key-enter = Invio
key-escape = Esc
key-home = Inizio
key-end = Fine
key-page-up = Pag ↑
key-page-down = Pag ↓

## A wrong address

lost-title = Qui non c’è nulla
lost-text = L’indirizzo è sbagliato, oppure il tavolo non esiste più.
lost-home = Alla pagina iniziale

## Replays

replay-title = { $game }: la partita rivista
replay-loading = Apertura della partita…
replay-none = Questa partita non può essere mostrata
replay-not-started = La partita non è ancora iniziata.
replay-position = Mossa { $ply } di { $last }
replay-start = L’inizio
replay-slider = Momento della partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Ferma
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-eyes = Visto da
replay-eyes-own = Come posso vederla io
replay-eyes-open = Tutte le carte scoperte
replay-log = Che cosa è successo
replay-share = Condividi e conserva
replay-link = Link a questo momento
replay-download = Scarica come testo
replay-download-help = Tutte le mosse in notazione, con il valore iniziale da cui è nata la distribuzione.
replay-result = Risultato
replay-to-table = Al tavolo

# ---- End of the pages beside the table ----
