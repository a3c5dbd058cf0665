# Come si gioca a Nim, in tre pagine.

play-title = Come si gioca
play-about = Tre mucchi e qualche gettone.
taking = Prendere
taking-say = Nel tuo turno prendi quante pietre vuoi, tutte da un solo mucchio. Chi prende l’ultima pietra di un mucchio pesca un gettone.
tokens = Gettoni
tokens-say = Dei tuoi due gettoni ne tieni uno e metti l’altro sotto la pila. Quello che tieni conta alla fine; lo conosci solo tu.
last = L’ultima pietra
last-say = Chi prende l’ultima pietra di tutte riceve 5 punti e la partita finisce. Poi ognuno aggiunge il valore del suo gettone, e vince chi ha più punti.

# Che cosa si può fare ora, per tipo di mossa.
can-take = Prendi pietre da un mucchio.
can-return = Metti uno dei tuoi due gettoni sotto la pila.
