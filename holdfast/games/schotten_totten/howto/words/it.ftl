# Come si gioca a Schotten Totten, in cinque pagine, e che cosa dicono i disegni delle regole.

play-title = Come si gioca
play-about = Due clan, nove pietre e una prova.
border = Il confine
border-say = Nove pietre segnano il confine tra te e l’avversario. A ogni turno giochi una carta sul tuo lato di una pietra e poi ne peschi una. Su un lato c’è posto per tre carte; tre carte fanno una combinazione.
formations = Che cosa batte che cosa
formations-say = Dalla più forte alla più debole, sul tuo lato da sinistra a destra: alla pietra 1 una scala colore, alla 3 un tris, alla 5 un colore, alla 7 una scala, alla 9 solo una somma. Tra due combinazioni dello stesso tipo vince la somma più alta.
claim = Una rivendicazione
claim-say = Se entrambi i lati di una pietra sono pieni e il tuo è più forte, puoi rivendicarla: qui la pietra 4, una scala colore contro una somma. Si rivendica dopo aver giocato una carta e prima di pescare, quante pietre si può. Una pietra rivendicata resta tua.
proof = Una prova
proof-say = Non devi aspettare che il lato dell’avversario sia pieno. Alla pietra 6 solo il 4 o il 7 verde batterebbe i tuoi tre 9, ed entrambi sono scoperti altrove. È una prova: puoi rivendicare. Provano qualcosa solo le carte scoperte, una mano mai.
end = La fine
end-say = Vincono il round cinque pietre, o tre adiacenti: con la pietra 5 avresti la 4, la 5 e la 6. Chi vince riceve 5 punti, chi perde uno per ogni pietra.

rules-title = Disegni
rules-about = Disegni di singole regole.
tie = Combinazioni uguali
tie-say = Alla pietra 6 entrambi i lati hanno una scala da 15. Il lato dell’avversario era completo per primo e vince la pietra: tu non puoi rivendicarla.
mud = Lotta nel Fango
mud-say = Sulla pietra 5 c’è la Lotta nel Fango: lì un lato è completo con quattro carte. Le tue quattro fanno una scala colore; alle tre dell’avversario manca una carta.

# Che cosa si può fare ora, per tipo di mossa.
can-place = Gioca una carta della tua mano a una pietra.
can-recruit = Gioca il Reclutatore: pesca tre carte e rimettine due.
can-strategy = Gioca lo Stratega: sposta una tua carta, o scartala.
can-wail = Gioca la Banshee: scarta una carta dell’avversario.
can-betray = Gioca il Traditore: prendi sul tuo lato una carta clan dell’avversario.
can-claim = Rivendica una pietra che hai vinto.
can-draw = Pesca una carta da un mazzo.
can-return = Metti una carta della tua mano sotto il suo mazzo.
can-done = Non rivendicare altre pietre.
can-pass = Passa: non giocare e non pescare nulla.
