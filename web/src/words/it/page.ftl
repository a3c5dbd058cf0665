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
level-apprentice = Apprendista
level-journeyman = Lavorante
level-master = Maestro
level-grandmaster = Gran maestro
refusal-unreachable = Il server non è raggiungibile. La pagina riprova da sola.
refusal-failed = Non è stato possibile preparare questo gioco. Riprova tra un momento.

## The start page

start-title = Tre giochi di Reiner Knizia
start-play = Gioca ora
start-invite = Invita un amico
start-more = Altre opzioni
start-busy = Un momento …
start-preparing = Avanzamento della preparazione
start-state-waiting = Sarà pronto tra poco; puoi già fare clic.
start-state-compiling = In preparazione; puoi già fare clic.
start-state-failed = Preparazione non riuscita; un clic riprova.
start-unreachable = Il server non è raggiungibile. La pagina riprova da sola.
start-waiting = { $count ->
    [one] Tocca a te
   *[other] Tocca a te in { $count } tavoli
}
start-mine = I miei tavoli
start-open = Tavoli aperti
start-open-none = Nessun tavolo pubblico in attesa. Aprine uno con «Altre opzioni»: gli altri lo troveranno qui.
start-seats = Posti
start-you = tu
start-table-gathering = { $missing ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $missing } giocatori
}
start-table-paused = In pausa
start-table-your-turn = Tocca a te
start-table-turn = Tocca a { $name }
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
new-who-open-help = Il primo che arriva al tavolo prende questo posto.
new-who-bot = Bot
new-level = Forza
new-level-apprentice-help = Conosce le regole e poco altro; adatto alla prima partita.
new-level-journeyman-help = Gioca in modo solido e veloce; fa errori che puoi sfruttare.
new-level-master-help = Pensa in anticipo e raramente regala qualcosa.
new-level-grandmaster-help = Il bot più forte; impiega qualche secondo per ogni mossa.
new-name = Nome
new-problem-nobody = A questo tavolo siedono solo bot; assegna un posto a una persona.
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
new-public = Tavolo pubblico
new-public-help = Tutti lo trovano nella pagina iniziale; altrimenti solo chi ha il link.
new-watchers = Spettatori
new-watchers-help = Altri possono guardare; vedono solo ciò che è scoperto.
new-chat = Chat
new-chat-help = Chi è al tavolo può scrivere agli altri.
new-grace = Se qualcuno si assenta durante il suo turno
new-grace-help = Dopo questo tempo un bot gioca al suo posto; chi torna può riprendersi il posto.
new-grace-never = Aspetta sempre
new-stand-in = Quanto è forte quel bot
new-start = Apri il tavolo

## The rulebook

rules-link = Regole

## Settings

settings-title = Impostazioni

## A wrong address

lost-title = Qui non c’è nulla
lost-text = L’indirizzo è sbagliato, oppure il tavolo non esiste più.
lost-home = Alla pagina iniziale

# ---- End of the pages beside the table ----
