# Come si gioca a Rheinländer, in cinque pagine, e che cosa dicono i disegni delle regole.

play-title = Come si gioca
play-about = Cavalieri lungo il fiume, e duchi che vanno e vengono.
knight = Un cavaliere
knight-say = A ogni turno giochi una carta e piazzi un cavaliere su una riva dell’area con il suo numero: qui con la carta 36 sulla riva illuminata, accanto alla città. Poi puoi piazzare uno dei tuoi tre bastioni, e peschi una carta.
duchy = Un ducato
duchy-say = Cavalieri adiacenti formano un ducato: lo possiede chi vi ha più cavalieri, e riceve un duca. Un ducato vale 1 per il duca, il valore delle sue città, e 1 per ogni castello e ogni chiesa che tocca.
reinforcement = Rinforzo
reinforcement-say = Qualsiasi carta, qualunque numero abbia, può invece portare un cavaliere su una terra libera accanto ai tuoi, se lì accanto non c’è un cavaliere rivale: qui la carta 12, accanto al tuo ducato.
takeover = Una conquista
takeover-say = Questo ducato è di Oro, e ognuno di voi vi ha due cavalieri. Con un terzo ne avresti più di lui e lo prenderesti: il duca di Oro se ne va e riceve quanto valeva il ducato. Nessun altro è pagato prima della fine.
end = La fine
end-say = Quando qualcuno non ha più cavalieri si completa il giro. Allora ogni duca vale 5, i centri dei ducati contano ancora una volta, e l’arcivescovo riceve 5. Vince chi ha più punti.

rules-title = Disegni
rules-about = Disegni di singole regole.
river = Sul fiume
river-say = Entrambe le rive dell’area 37 sono occupate: perciò con la carta 37 un cavaliere può andare sul fiume, tra le due.
tie = Parità
tie-say = Due cavalieri ciascuno: nessuno ne ha più di ogni altro, e quindi il ducato resta a Oro.
merging = Fusione
merging-before = La riva illuminata confina con due ducati, il tuo e quello di Oro. Un cavaliere lì ne fa uno solo.
merging-after = In tutto vi hai tre cavalieri e Oro due. È tuo; il duca di Oro se ne va ed è pagato per il vecchio ducato.
castles = Castelli
castle-say = Un cavaliere sulla riva illuminata tocca il castello, e accanto non c’è un duca: un tuo secondo cavaliere entra subito nel castello.
owner-say = Qui la riva illuminata confina con un ducato di Oro. Il cavaliere lo piazzi tu.
owner-after = Oro presidia il castello, fuori dal suo turno e prima che si decida di chi è il ducato.
archbishop = L’arcivescovo
archbishop-say = Tu e Oro avete un vescovo ciascuno, e quindi nessuno è arcivescovo. Un secondo ducato con una chiesa, grazie al cavaliere sulla riva illuminata, lo renderebbe tuo.

# Che cosa si può fare ora, per tipo di mossa.
can-place = Gioca una carta e piazza un cavaliere nella sua area.
can-reinforce = Gioca una carta qualsiasi e porta un cavaliere accanto ai tuoi.
can-exchange = Da arcivescovo, converti un cavaliere rivale: al suo posto va uno dei tuoi.
can-bastion = Piazza un bastione su una terra libera.
can-drop = Scarta una carta: nessun cavaliere può essere piazzato.
can-done = Non piazzare un bastione.
can-garrison = Presidia il castello.
can-refuse = Lascia vuoto il castello.
