# La pagina intorno a un tavolo: chi gioca, che cosa c'è da fare, che cosa è successo.

home = Alla pagina iniziale
skip = Vai al contenuto
close = Chiudi
copy = Copia
copied = Copiato
offline = Nuovo collegamento …
rule = Regola { $rule }

# Livelli dei bot, posti
level-apprentice = Apprendista
level-journeyman = Artigiano
level-master = Maestro
level-grandmaster = Gran maestro
seat-name = Posto { $letter }
seats-label = Giocatori
seat-you = tu
seat-your-turn = tocca a te
seat-turn = è di turno
seat-thinking = sta pensando …
seat-warming = si scalda: per ora gioca più semplice
seat-away = assente
seat-out = fuori
seat-won = vince
seat-stand-in = sostituisce un bot
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
clock-left = restano { $time }

# Caricamento e attesa
table-loading = Si apparecchia il tavolo …
table-none = Questo tavolo non si può mostrare
table-closed = Questo tavolo è stato chiuso
gathering-title = In attesa dei giocatori
gathering-join-title = Siediti al tavolo
gathering-name = Il tuo nome
gathering-sit = Siediti
gathering-full = Tutti i posti sono occupati o riservati. Quando la partita comincia puoi guardare.
gathering-open = Libero per chiunque
gathering-invited = Riservato a chi ha questo link
gathering-link = Link a questo posto
gathering-level = Forza del bot
gathering-fill = Metti un bot
gathering-start = La partita comincia da sola quando tutti i posti sono occupati.
gathering-close = Chiudi il tavolo

# Che cosa fare
prompt-over = La partita è finita.
prompt-paused = La partita è in pausa.
prompt-wait = Tocca a { $name }.
confirm-yes = Conferma
confirm-no = Non ancora
undo = Annulla l'ultima mossa
undo-turn = Ricomincia il turno
past = Stai guardando il tavolo dopo la mossa { $ply }.
past-back = Torna al presente
hint = Suggerimento
hint-thinking = Sta pensando …
hint-guess = Le mosse che sembrano migliori, con la probabilità di vittoria:
hint-exact = Dimostrato, perché non c'è più nulla di nascosto:
hint-chance = probabilità di vittoria { $chance }

# Il menu
menu = Menu
menu-ask-undo = Chiedi di annullare una mossa
menu-ask-pause = Chiedi una pausa
menu-ask-end = Proponi di finire senza vincitori
menu-resume = Riprendi
menu-reclaim = Riprendi il posto dal bot
menu-fill = Fai giocare un bot per { $name }
menu-resign = Abbandona
menu-resign-sure = Abbandona davvero
menu-leave = Alzati
menu-leave-bot = Esci; un bot gioca per me
menu-rematch = Gioca ancora
menu-replay = Rivedi la partita
menu-rules = Le regole
menu-settings = Impostazioni
menu-watch = Link per gli spettatori
wish-undo = { $name } vorrebbe annullare una mossa.
wish-pause = { $name } vorrebbe una pausa.
wish-end = { $name } propone di finire senza vincitori.
wish-yes = Accetto
wish-no = Rifiuto
wish-waiting = In attesa degli altri.

# Il registro
log-label = Che cosa è successo
log-jump = Guarda il tavolo com'era allora
log-sat = { $name } si siede.
log-rose = { $name } si alza.
log-filled = Un bot si siede: { $level }.
log-started = La partita comincia.
log-undone = { $name } annulla una mossa.
log-asked-undo = { $name } chiede di annullare una mossa.
log-asked-pause = { $name } chiede una pausa.
log-asked-end = { $name } propone di finire senza vincitori.
log-answered-undo = { $name } accetta l'annullamento.
log-answered-undo-no = { $name } non accetta l'annullamento.
log-answered-pause = { $name } accetta la pausa.
log-answered-pause-no = { $name } non accetta la pausa.
log-answered-end = { $name } accetta di finire.
log-answered-end-no = { $name } continua a giocare.
log-paused = La partita è in pausa.
log-resumed = { $name } riprende.
log-resigned = { $name } abbandona.
log-flagged = { $name } ha finito il tempo.
log-replaced = Un bot sostituisce { $name }: { $level }.
log-reclaimed = { $name } è di nuovo qui.
log-said = { $name }: { $text }
log-rematched = C'è una nuova partita con gli stessi giocatori.
log-outage = Il server non c'era; sono stati restituiti { $seconds } secondi.
log-closed = Il tavolo è stato chiuso.
log-ended-played = La partita è finita. { $count ->
    [one] Vince { $winners }.
   *[other] Si dividono la vittoria: { $winners }.
}
log-ended-resigned = La partita è finita per abbandono. { $count ->
    [one] Vince { $winners }.
   *[other] Si dividono la vittoria: { $winners }.
}
log-ended-time = La partita è finita: il tempo è scaduto. { $count ->
    [one] Vince { $winners }.
   *[other] Si dividono la vittoria: { $winners }.
}
log-ended-agreed = La partita è finita di comune accordo.
log-ended-nobody = La partita è finita senza vincitori.
chat-label = Di' qualcosa
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
read-nothing = Non c'è ancora nulla da raccontare.

# La fine
end-title = Fine della partita
end-won = Vince { $name }!
end-you-won = Hai vinto!
end-shared = Si dividono la vittoria: { $names }.
end-nobody = Non ha vinto nessuno.
end-scores = Punti
end-why-resigned = Qualcuno ha abbandonato.
end-why-time = Il tempo è scaduto.
end-why-agreed = Si è deciso di finire qui.

# Se il server non risponde
refusal-unreachable = Il server non risponde; la pagina continua a provare.
