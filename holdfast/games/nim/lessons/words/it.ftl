# Le lezioni di Nim.
first-title = La prima partita
first-about = Prendere pietre, i gettoni e l’ultima pietra. Due minuti.
taking = Prendere
taking-say = Nel tuo turno prendi quante pietre vuoi, tutte da un solo mucchio. Chi svuota un mucchio pesca un gettone. Prendi tutte e quattro le pietre del mucchio centrale.
taking-done = Il mucchio è finito e hai pescato un gettone.
taking-heap = Sarebbe permesso. Ora però svuota il mucchio centrale.
taking-few = Così restano delle pietre. Prendile tutte e quattro.
tokens = Gettoni
tokens-say = Hai un 2 e hai pescato un 4. Alla fine conta il gettone che tieni. Rimetti il 2 sotto la pila.
tokens-done = Giusto: il 4 è tuo, e nessun altro lo sa.
tokens-better = Così terresti il più piccolo. Rimetti il 2.
last = L’ultima pietra
last-say = Chi prende l’ultima pietra di tutte riceve 5 punti e la partita finisce. Le cinque pietre sono in un solo mucchio. Prendile.
last-done = Era l’ultima pietra: 5 punti, più 4 per il tuo gettone.
last-left = Allora l’avversario prende il resto e i 5 punti. Prendile tutte.
remark-emptied = Hai svuotato un mucchio e pescato un gettone. Tieni il più grande: conta alla fine.
remark-returned = L’avversario ha rimesso un gettone. Quale, lo sa solo lui.
