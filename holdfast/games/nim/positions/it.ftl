# Perché una posizione non può esistere. $seat è un posto.

tokens-hidden = alcuni gettoni sono nascosti
pieces = { $piece ->
    [stones] sassolini
   *[other] gettoni ({ $piece })
}: { $count } invece di { $expected }
heap-grown = mucchio { $heap }: { $stones } sassolini invece di { $most } al massimo
tokens-drawn = gettoni pescati finora: { $drawn } invece di { $expected }
over-token = la partita è finita, ma un gettone va ancora restituito
tokens-not-lowest = i gettoni messi sotto la pila non sono in fondo
no-token = { $seat } non ha gettoni

# Come l'editor chiama cose e posti.
edit-stone = sassolino
edit-stones = Sassolini
edit-token = gettone { $token }
edit-tokens = Gettoni
edit-heap = Mucchio { $heap }
edit-taken = Sassolini di { $seat }
edit-hand = Gettone di { $seat }
edit-drawn = Gettone pescato
edit-pile = Pila
