# Come si gioca a La Compagnia dell’Anello, in cinque pagine, e che cosa dicono i disegni delle regole.

play-title = Come si gioca
play-about = Dieci luoghi lungo la strada, e carte che restano accanto.
laying = Posare carte
laying-say = Nel tuo turno posi carte del tuo colore su caselle vuote accanto al luogo: o una sola carta da 2 in su, o quanti 1 vuoi. Uno 0 o un Nazgûl si può sempre aggiungere. Poi peschi fino ad avere sei carte.
circle = Dieci caselle
circle-say = Chi riempie l’ultima delle dieci caselle di un luogo fa scattare la valutazione: ogni colore somma le sue carte. Con il 4 rosso il rosso ha 8 e il verde 6: al rosso va il primo posto, al verde il secondo. L’ultimo colore non riceve nulla.
road = La strada continua
road-say = Chi ha riempito l’ultima casella colloca anche il prossimo luogo, accanto a una carta già posata. Le carte accanto contano anche lì. Dopo dieci luoghi vince chi ha più punti.
night = Giorno e notte
night-say = Presso un luogo bianco si posa solo su caselle vuote. Presso uno nero è notte: lì una carta può anche coprire una carta rivale più bassa. Gli Hobbit, i 3, non si coprono mai.
rings = Nazgûl e anelli
rings-say = Un Nazgûl scaccia una carta rivale e se ne va con lei. Alcuni luoghi danno un anello a chi li vince: si posa insieme a una carta, resta lì, la protegge e ha un suo potere. Quello di Casa Baggins fa del giorno notte.

rules-title = Disegni
rules-about = Disegni di singole regole.
nazgul = Il Nazgûl
nazgul-say = Il Nazgûl si può posare sul 4 blu. Entrambi lasciano il gioco, e la casella è di nuovo libera.
tie = Parità
tie-say = Il verde ha 6, e con il 2 rosso anche il rosso ha 6. A parità si va in ordine di gioco, a partire da chi ha posato l’ultima carta: primo è il rosso.
bag-end = L’anello di Casa Baggins
bag-end-say = Brea è bianca. Con l’anello di Casa Baggins il 3 rosso può comunque coprire il 2 blu.
bag-end-after = Ora Brea è nera per tutti, e la carta con l’anello è al sicuro per sempre.
shared = Carte che contano due volte
shared-say = Casa Baggins è valutata, e Brea le sta accanto. Le tre carte tra le due contano anche per Brea.

# Che cosa si può fare ora, per tipo di mossa.
can-lay = Posa una carta della tua mano presso il luogo.
can-retake = Con l’anello di Lothlórien: riprendi una tua carta e posala qui.
can-site = Colloca il prossimo luogo.
can-end = Termina il turno.
