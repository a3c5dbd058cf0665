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
