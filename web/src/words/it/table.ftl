# La pagina intorno a un tavolo: chi gioca, che cosa c’è da fare, che cosa è successo.

home = Alla pagina iniziale
skip = Vai al contenuto
close = Chiudi
copy = Copia
copied = Copiato
cut = Nessuna connessione. Ciò che fai ora viene conservato e inviato appena la connessione torna; lascia aperta questa pagina.
cut-sent = Nessuna connessione. La tua mossa viene conservata e inviata appena la connessione torna; lascia aperta questa pagina.
rule = Regola { $rule }
explain-goes = È illuminato dove può andare adesso.

# Livelli dei bot, posti
level-apprentice = Apprendista
level-journeyman = Artigiano
level-master = Maestro
level-grandmaster = Gran maestro
seat-name = Posto { $letter }
somebody = Qualcuno
seats-label = Giocatori
seat-you = tu
seat-your-turn = tocca a te
seat-turn = è di turno
seat-thinking = sta pensando…
seat-warming = si scalda: per ora gioca in modo più semplice
seat-away = assente
seat-out = fuori
seat-won = vince
seat-bot = bot, { $level }
seat-stand-in = al suo posto gioca un bot
stand-in = Un bot gioca per te.
stand-in-back = Riprendi il tuo posto
stand-in-at = Un bot gioca per te: { $game }.
seat-score = punti
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
clock-left = restano { $time }

# Caricamento e attesa
table-loading = Si apparecchia il tavolo…
table-none = Questo tavolo non si può mostrare
table-closed = Questo tavolo è stato chiuso
gathering-title = In attesa dei giocatori
gathering-join-title = Siediti al tavolo
gathering-name = Il tuo nome
gathering-sit = Siediti
gathering-full = Tutti i posti sono occupati o riservati. Quando la partita comincia puoi guardare.
gathering-open = Libero per chiunque
gathering-invited = Riservato a chi ha questo link
gathering-kept-title = C’è un posto riservato a te
gathering-kept = Riservato per { $name }
gathering-declined = { $name } ora non vuole giocare.
gathering-free = Apri il posto a tutti
gathering-put-out = Fai alzare { $name }
gathering-remove = Togli il bot
gathering-barred = Chi ha aperto il tavolo ha liberato il tuo posto; qui non puoi più sederti.
gathering-link = Link a questo posto
gathering-level = Forza del bot
gathering-fill = Metti un bot
gathering-start = La partita comincia da sola quando tutti i posti sono occupati.
terms-title = Che cosa vale a questo tavolo
terms-clock-live = Ognuno ha { $bank } per la partita e riceve { $increment } in più a ogni turno.
terms-clock-plain = Ognuno ha { $bank } per tutta la partita.
terms-clock-delay = I primi { $delay } di ogni turno non contano.
terms-clock-slow = Ogni turno può durare fino a { $days }.
terms-grace = Chi nel suo turno non dà segni di vita per { $time } viene sostituito da un bot: { $level }.
terms-grace-asked = Chi nel suo turno non dà segni di vita per { $time } può essere sostituito da un bot, se gli altri lo chiedono: { $level }.
terms-grace-slow = Nessuno viene sostituito da un bot prima che scada il suo tempo.
terms-owner = Chi torna riprende il posto con un clic. Fino ad allora nulla si decide senza il suo accordo; solo se dopo la richiesta tace per { $time } si procede senza.
terms-chat-none = Non c’è chat.
terms-watchers-none = Nessun altro può guardare.
gathering-close = Chiudi il tavolo

# Somebody wants to play again
invitation-asks = { $name } vuole giocare ancora.
invitation-join = Partecipa
invitation-along = Vai con loro
invitation-later = Non ora
invitation-declined = Hai detto che ora non vuoi giocare.
invitation-after-all = Partecipa lo stesso
invitation-seated = Hai un posto al nuovo tavolo.
invitation-late = La nuova partita è cominciata senza di te.
invitation-begun = La nuova partita è cominciata.
invitation-closed = Il nuovo tavolo è stato chiuso.

# Che cosa fare
turn-title = Tocca a te
prompt-over = La partita è finita.
prompt-paused = La partita è in pausa.
prompt-wait = È il turno di { $name }.
prompt-shown = { $name } ha mosso.
film-skip = Mostra subito tutte le mosse
film-again = Che cosa è successo dalla mia ultima mossa
soon = Fra un momento: { $move }
soon-stop = Aspetta
confirm-yes = Conferma
confirm-no = Non ancora
undo = Annulla l’ultima mossa
undo-same = Annulla l’ultima mossa; pescherai di nuovo la stessa carta
undo-turn = Ricomincia il turno
past = Stai guardando il tavolo dopo la mossa { $ply }.
past-back = Torna al presente
hint = Suggerimento
hint-thinking = Sta pensando…
hint-guess = Le mosse che sembrano migliori, con la probabilità di vittoria:
hint-exact = Dimostrato, perché non c’è più nulla di nascosto:
hint-chance = probabilità di vittoria { $chance }
hint-play = Fai questa mossa: { $move }

# Il menu
menu = Menu
menu-ask-undo = Chiedi di annullare una mossa
menu-undo-same = Pescherai di nuovo la stessa carta.
menu-ask-undo-anew = Chiedi di annullare una mossa, con carte nuove
menu-undo-anew = Annulla l’ultima mossa, con carte nuove
menu-undo-anew-help = Ciò che nessuno ha visto viene rimescolato.
menu-ask-pause = Chiedi una pausa
menu-ask-end = Proponi di finire senza vincitori
menu-resume = Riprendi
menu-reclaim = Riprendi il posto dal bot
menu-fill = Fai giocare un bot per { $name }
menu-resign = Abbandona
menu-resign-sure = Abbandona davvero
menu-leave = Alzati
menu-leave-bot = Esci e lascia giocare un bot
menu-rematch = Gioca ancora
menu-replay = Rivedi la partita
menu-rules = Le regole
menu-settings = Impostazioni
menu-sounds-off = Disattiva i suoni
menu-sounds-on = Attiva i suoni
sounds-off = Suoni spenti
sounds-on = Suoni accesi
menu-watch = Link per gli spettatori
wish-undo = { $name } vorrebbe annullare una mossa. Si pescheranno di nuovo le stesse carte.
wish-undo-anew = { $name } vorrebbe annullare una mossa. Ciò che nessuno ha visto verrà rimescolato.
wish-pause = { $name } vorrebbe una pausa.
wish-end = { $name } propone di finire senza vincitori.
wish-yes = Accetta
wish-no = Rifiuta
wish-waiting = In attesa degli altri.
wish-absent = Per { $names } gioca un bot. Senza segni di vita per { $time } si procede senza.

# Il registro
log-label = Che cosa è successo
log-unread = Che cosa è successo; { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
log-jump = Guarda il tavolo com’era allora
log-more = Che altro ne fa parte
log-sat = { $name } si siede.
log-rose = { $name } si alza.
log-putout = Chi ha aperto il tavolo fa alzare { $name }.
log-freed = Un posto ora è libero per chiunque.
log-declined = { $name } ora non vuole giocare.
log-filled = Un bot si siede: { $level }.
log-started = La partita comincia.
log-undone = { $name } annulla una mossa.
log-undone-same = { $name } annulla una mossa. Si pescheranno di nuovo le stesse carte.
log-undone-anew = { $name } annulla una mossa. Ciò che nessuno ha visto è stato rimescolato.
log-asked-undo = { $name } chiede di annullare una mossa.
log-asked-undo-anew = { $name } chiede di annullare una mossa, con carte nuove.
log-asked-pause = { $name } chiede una pausa.
log-asked-end = { $name } propone di finire senza vincitori.
log-answered-undo = { $name } accetta l’annullamento.
log-answered-undo-no = { $name } non accetta l’annullamento.
log-answered-undo-anew = { $name } accetta l’annullamento, con carte nuove.
log-answered-undo-anew-no = { $name } non accetta l’annullamento.
log-answered-pause = { $name } accetta la pausa.
log-answered-pause-no = { $name } non accetta la pausa.
log-answered-end = { $name } accetta di finire.
log-answered-end-no = { $name } continua a giocare.
log-unanswered = { $name } non ha risposto alla richiesta: si procede senza.
log-paused = La partita è in pausa.
log-resumed = { $name } riprende.
log-resigned = { $name } abbandona.
log-flagged = { $name } ha finito il tempo.
log-replaced = Un bot sostituisce { $name }: { $level }.
log-reclaimed = { $name } è di nuovo qui.
log-said = { $name }: { $text }
log-rematched-by = { $name } vuole giocare ancora: al nuovo tavolo
log-rematched = C’è una nuova partita con gli stessi giocatori.
log-outage = Il server non ha funzionato per un po’; { $seconds ->
    [one] è stato restituito { $seconds } secondo
   *[other] sono stati restituiti { $seconds } secondi
}.
log-closed = Il tavolo è stato chiuso.
log-ended-played = La partita è finita. { $count ->
    [one] Vince { $winners }.
   *[other] Si dividono la vittoria: { $winners }.
}
log-ended-resigned = La partita è finita: { $name } ha abbandonato. { $count ->
    [one] Vince { $winners }.
   *[other] Si dividono la vittoria: { $winners }.
}
log-ended-time = La partita è finita: { $name } ha finito il tempo. { $count ->
    [one] Vince { $winners }.
   *[other] Si dividono la vittoria: { $winners }.
}
log-ended-agreed = La partita è finita di comune accordo.
log-ended-nobody = La partita è finita senza vincitori.
chat-label = Di’ qualcosa
chat-send = Invia

# Mosse scritte e lettura
typed-label = Scrivi una mossa
typed-send = Invia
typed-help = In notazione; oppure scrivi mano, tavolo, punti, ultima o mosse per ascoltarli.
read-hand = mano
read-board = tavolo
read-scores = punti
read-last = ultima
read-moves = mosse
read-no-moves = Ora non hai mosse da fare.
read-nothing = Non c’è ancora nulla da raccontare.

# La fine
end-title = Fine della partita
end-won = Vince { $name }!
end-you-won = Hai vinto!
end-shared = Si dividono la vittoria: { $names }.
end-nobody = Non ha vinto nessuno.
end-look = Mostra l’ultima mossa sul tavolo
end-scores = Punti
end-why-resigned = { $name } ha abbandonato.
end-why-time = { $name } ha finito il tempo.
end-why-agreed = Si è deciso di finire qui.

# Se il server non risponde
refusal-unreachable = Il server non risponde; la pagina continua a provare.
