# Perché il server non fa qualcosa. Una frase per ogni codice, vedi refusals.py; alcuni ne hanno più d’una.
# $seat è un posto: da A a E.
bad-message = Questo messaggio non si può leggere: { $detail }.
message-not-text = Questo messaggio non si può leggere: è vuoto o binario; serve JSON come testo.
message-not-utf8 = Questo messaggio non si può leggere: non è in UTF-8.
message-too-deep = Questo messaggio non si può leggere: è annidato troppo in profondità.
name-unseen = Un nome ha bisogno di una lettera che si veda.
name-mixed = Un nome non può mescolare in una parola lettere che si somigliano, come latine e cirilliche.
nothing-said = Non è stato detto nulla.
bad-option = Un’impostazione di questo tavolo ha un valore che non esiste.
unknown-game = Non c’è nessun gioco «{ $game }»; i giochi sono { $known }.
only-bots = Un tavolo di soli bot è lì per essere guardato: ha spettatori e nessun orologio.
one-seat = Puoi prendere un solo posto; chi gioca con te allo stesso schermo ne ha uno suo.
no-session = Qui non c’è nessuna sessione aperta; scegli prima un nome.
unknown-table = Questo tavolo non c’è, o non è aperto a te.
unknown-seat = A questo tavolo non c’è un posto { $seat }.
unknown-moment = Non c’è una mossa { $ply }; questa partita va da 0 a { $last }.
unknown-lesson = Questa lezione non esiste, o non ha questo passo.
unknown-puzzle = Questo problema non esiste.
unknown-study = Questo studio non esiste.
bad-position = Questa non è una posizione di questo gioco.
cannot-edit = { $why ->
    [full] Lì non c’è più posto: { $place }.
    [none-left] Di questo non ne resta: { $thing }.
    [not-here] Questo non va lì: { $thing } ({ $place }).
    [not-there] Questo non è lì: { $thing } ({ $place }).
    [no-thing] Non c’è nulla del genere: { $thing }.
    [no-place] Questo posto non esiste: { $place }.
    [no-setting] Questa impostazione non esiste: { $thing }.
   *[bad-value] Questo non può essere { $value }: { $thing }.
}
not-seated = Non hai un posto a questo tavolo.
seat-taken = Il posto { $seat } è occupato.
not-invited = Il posto { $seat } è riservato a chi ne ha il link.
put-out = Chi ha aperto il tavolo ha liberato il tuo posto; qui non puoi più sederti.
not-host = Può farlo solo chi ha aperto il tavolo.
not-started = La partita non è ancora cominciata.
already-started = La partita è già cominciata.
over = La partita è finita.
not-over = La partita non è ancora finita.
paused = La partita è in pausa.
not-paused = La partita non è in pausa.
not-your-turn = Non tocca a te.
stale = Al tavolo nel frattempo è successo qualcosa; ora è a { $version }.
unreadable-move = «{ $typed }» non si può leggere come mossa; «mosse» elenca quelle possibili adesso.
illegal-move = Adesso questa mossa non è ammessa.
ambiguous-move = { $typed } può voler dire più cose: { $moves }.
nothing-to-undo = Non hai mosse da annullare.
needs-consent = Dopo quella mossa si è visto qualcosa di nuovo; chiedi agli altri di poterla annullare.
already-asked = È già stato chiesto.
nothing-asked = Nessuno l’ha chiesto.
not-away = Il posto { $seat } passa a un bot solo durante il suo turno, se chi lo occupa non dà segni di vita da abbastanza tempo.
chat-off = A questo tavolo la chat è disattivata.
hints-off = A un tavolo con altre persone non ci sono suggerimenti.
analysis-off = Una partita con altre persone si può analizzare solo quando è finita.
outlook-off = Le probabilità di una partita con persone si mostrano solo quando è finita.
not-asker = Solo chi ha chiesto questa analisi può fermarla.
no-watchers = Questo tavolo non ammette spettatori.
not-ready = { $title } è in preparazione; si apre da sé tra un momento.
warming-up = Chi potrebbe dare un suggerimento per { $title } si sta ancora scaldando; chiedi di nuovo tra un minuto.
analysis-warming-up = Chi potrebbe analizzare { $title } si sta ancora scaldando; richiedi tra un minuto.
old-rules = Questa partita è stata giocata con la versione { $rules } delle regole di { $game }, che questo programma non gioca; le sue mosse si possono ancora leggere.
too-big = Questo messaggio è troppo lungo; può avere { $limit } byte.
too-slow = Il contenuto di questa richiesta ha impiegato troppo tempo.
too-many = Hai già { $most } tavoli nell’elenco; chiudine uno, o preparane uno che non sia nell’elenco.
too-many-here = Dal tuo indirizzo ci sono già { $most } tavoli nell’elenco; preparane uno che non sia nell’elenco, o riprova più tardi.
too-many-studies = Condividi già { $most } studi.
too-many-analyses = Sono ancora in corso { $most } analisi che hai chiesto; aspettane una o fermala.
too-many-analyses-here = Da dove ti trovi sono già state chieste { $most } analisi; riprova più tardi.
too-fast = Troppo in fretta; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
foreign-origin = Questa richiesta viene da un altro sito.
foreign-host = Questo server non risponde a quel nome.
not-json = Il contenuto di una richiesta deve essere JSON.
store-full = Il disco del server è pieno: non è stato possibile salvare.
store-locked = L’archivio del server è occupato: non è stato possibile salvare.
store-damaged = Quello che il server aveva salvato di questo tavolo è danneggiato.
store-failed = L’archivio del server ha avuto un guasto: nulla è stato salvato.
stopping = Il server si sta fermando; tornerà presto.
unknown-address = Qui non c’è nulla; il documento dell’API elenca che cosa c’è.
internal = Qualcosa è andato storto qui; è stato annotato e non è colpa tua.
