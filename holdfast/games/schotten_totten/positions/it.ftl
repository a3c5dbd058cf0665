# Perché una posizione non può esistere. $seat è un posto.

hidden = { $count ->
    [one] una carta è nascosta
   *[other] { $count } carte sono nascoste
}
card-count = { $card } c’è { $count ->
    [one] una volta
   *[other] { $count } volte
} invece di { $expected }
tactic-in-deck = una tattica è nel mazzo dei clan
clan-in-deck = una carta clan è nel mazzo delle tattiche
hand-size = { $seat } ha { $count } carte in mano invece di { $most } al massimo
side-size = alla pietra { $stone } ci sono { $count } carte di { $seat } invece di { $most } al massimo
side-no-troop = alla pietra { $stone } c’è su un lato una carta che non è una truppa
side-first = per la pietra { $stone } va detto quale lato completo è stato il primo
owner-incomplete = la pietra { $stone } è di { $seat }, ma quel lato è incompleto
tactics-open = { $count } tattiche sono scoperte ma ne sono state giocate { $played }
tactics-lead = un giocatore ha più di una tattica di vantaggio
jokers-open = { $count } Jolly sono scoperti ma ne sono stati giocati { $played }
joker-not-played = { $seat } ha un Jolly sul tavolo senza averlo giocato
troops-discarded = { $troops } truppe sono state scartate da { $ruses } stratagemmi
no-recruiter = delle carte sono finite sotto i mazzi senza Reclutatore
buried = { $count } carte sono finite sotto i mazzi invece di { $most } al massimo
joker-kept = { $seat } ha tenuto un Jolly ma non lo ha in mano
round = round { $round } di { $rounds }
over-rounds = la partita è finita, ma non tutti i round sono stati giocati
won-already = { $seat } ha già vinto il round
no-claim = { $seat } non ha pietre da rivendicare
stalled = dopo { $passes } passi il round è bloccato
no-deck-choice = non c’è scelta tra i mazzi
no-return-due = non c’è nessuna carta da restituire
no-return-possible = nessuna carta della mano può essere restituita
due = mancano ancora { $count } carte invece di { $most } al massimo

# Come l'editor chiama cose, posti e impostazioni. $seat è un posto.
edit-card = { $card }
edit-claim = rivendicata da { $seat }
edit-clans = Carte clan
edit-troops = Truppe d’élite
edit-modes = Modalità di combattimento
edit-ruses = Astuzie
edit-claims = Chi ha rivendicato una pietra
edit-side = Pietra { $stone }, lato di { $seat }
edit-stone = La pietra { $stone } stessa
edit-hand = Mano di { $seat }
edit-discard = Pila degli scarti
edit-phase = Che cosa si deve fare
edit-to-play = giocare una carta
edit-to-claim = rivendicare pietre
edit-to-draw = pescare una carta
edit-to-recruit = pescare carte (Reclutatore)
edit-to-return = rimettere carte (Reclutatore)
edit-over = niente: la partita è finita
edit-ending = Com’è finita
edit-five = cinque pietre
edit-three = tre pietre adiacenti
edit-stalled = nessuno può continuare
edit-winner = Chi ha vinto il round
edit-points = Punti di { $seat }
edit-round = Round
edit-passes = Turni passati di fila
