# Perché una posizione non può esistere. $seat è un posto.

hidden = { $count } tipi di carte sono nascosti
card-count = { $card } c’è { $count ->
    [one] una volta
   *[other] { $count } volte
} invece di { $expected }
hand-size = { $seat } ha in mano { $count ->
    [one] una carta
   *[other] { $count } carte
} invece di { $expected }
ring-no-card = in { $place } c’è un anello ma nessuna carta
covered-open = in { $place } ci sono carte sovrapposte ma niente sopra di esse
ring-twice = l’anello «{ $ring }» è su { $count } carte
ring-held-too = l’anello «{ $ring }» è su una carta e anche presso un giocatore
ring-holder-out = { $seat } non ha più carte e non può avere un anello
site-apart = il luogo { $number } in { $place } non tocca nessuna casella di una corona
site-far = il luogo { $number } in { $place } è troppo lontano da 0,0
sites-scored = { $scored } luoghi su { $sites } sono valutati
points-negative = nessuno ha meno di 0 punti
points-gained = nessuno ottiene più di { $most } punti in un luogo
ring-full = la corona del luogo attuale è piena
no-card = { $seat } non ha carte da posare
counted-more = in questo turno sono state contate più carte di quelle giocate
nothing-to-follow = non è stata giocata nessuna carta che un’altra possa seguire
played-many = in un turno sono state giocate { $count } carte
not-over = { $count } giocatori hanno carte, quindi la partita non è finita
ring-not-full = la corona del luogo attuale non è piena
over = la partita è finita
last-play = l’ultima giocata è di { $seat }

# Come l'editor chiama cose, posti e impostazioni. $seat è un posto.
edit-location = prossimo luogo
edit-red = Carte rosse
edit-blue = Carte blu
edit-green = Carte verdi
edit-yellow = Carte gialle
edit-nazgul = Nazgûl
edit-ring = Anelli
edit-locations = Luoghi
edit-hand = Mano di { $seat }
edit-box = Fuori dal gioco
edit-rings = Anelli di { $seat }
edit-lost = Anelli persi
edit-spot = Posto per un luogo: { $place }
edit-phase = Che cosa si deve fare
edit-to-play = giocare carte
edit-to-site = piazzare il prossimo luogo
edit-over = niente: la partita è finita
edit-points = Punti di { $seat }
edit-played = Carte giocate in questo turno
edit-last = Chi ha giocato per ultimo
