# Le lezioni di Schotten Totten. Le carte si chiamano con parole: l’8 rosso.

## La prima partita

first-title = La prima partita
first-about = Combinazioni, rivendicazioni, prove, e come si vince un round. Sette minuti.
formation = Una combinazione
formation-lay = Nove pietre segnano il confine. Vince chi ne ottiene cinque, oppure tre adiacenti. A ogni turno giochi una carta sul tuo lato di una pietra; tre carte fanno una combinazione. Alla pietra 4 hai il 7 rosso e il 9 rosso. Metti lì l’8 rosso: scegli la carta, poi il suo posto.
formation-laid = 7, 8 e 9 rossi: una scala colore, la combinazione più forte.
formation-stone = È la carta giusta, ma va alla pietra 4, accanto al 7 rosso e al 9 rosso.
formation-card = È la pietra giusta. Ma con questa carta le tue tre varrebbero poco: metti l’8 rosso.
formation-other = Potresti giocarla. Ora però completa la pietra 4 con l’8 rosso.
claim = Una rivendicazione
claim-now = Le tre carte dell’avversario alla pietra 4 non stanno insieme: conta solo la somma. La tua combinazione è più forte. Rivendica la pietra 4: indica la pietra.
claim-done = La pietra è tua e nessuno può più togliertela. Poi peschi una carta: avviene da sé.
claim-declined = Nessuno è obbligato a rivendicare. Ma ciò che puoi avere ora potresti perderlo dopo: rivendica la pietra.
kinds = Che cosa batte che cosa
kinds-colour = Dalla più forte alla più debole: scala colore, tris, colore, scala, somma. Alla pietra 4 l’avversario ha una scala, 4–5–6. Tu hai il 3 viola e l’8 viola. Fanne un colore: tre carte di un clan.
kinds-coloured = 3, 5 e 8 viola: un colore. Batte ogni scala, per quanto alta.
kinds-only-sum = Con questa carta conterebbe solo la somma delle tue tre, che ogni altra combinazione batte.
kinds-elsewhere = La carta giusta, ma alla pietra sbagliata.
kinds-other = Potresti giocarla. Ma guarda la pietra 4: quale carta della tua mano è viola?
kinds-claim = Ora rivendica la pietra 4.
kinds-claimed = È tua.
kinds-three = Alla pietra 6 l’avversario ha tre 6: un tris. Tra due combinazioni dello stesso tipo vince la somma più alta. Metti la carta giusta alla pietra 6.
kinds-threed = Tre 7 contro tre 6: 21 contro 18.
kinds-other-three = Potresti giocarla. Ma guarda la pietra 6, dove ci sono due tuoi 7.
kinds-claim-three = Rivendica la pietra 6.
kinds-tie = È tua. Se tipo e somma fossero uguali, vincerebbe chi ha avuto lì tre carte per primo.
proof = Una prova
proof-card = Alla pietra 6 hai tre 9. L’avversario ha il 5 e il 6 verdi: solo con il 4 o il 7 verde ti batterebbe. Il 7 verde è scoperto alla pietra 4. Il 4 verde l’hai tu, ma una mano non prova nulla: giocalo a una pietra qualsiasi.
proof-shown = Ora lo vedono tutti: per l’avversario non ci sono più né il 4 né il 7 verde.
proof-hidden = Finché il 4 verde è nella tua mano, per gli altri potrebbe essere ovunque. Gioca il 4 verde.
proof-claim = Così non devi aspettare che il lato dell’avversario sia pieno. Rivendica la pietra 6.
proof-claimed = Questa era una prova, la mossa più bella del gioco: basta ciò che è scoperto, e non hai dovuto aspettare.
proof-declined = L’hai provato, quindi prendila: rivendica la pietra 6.
end = La fine
end-card = Vince il round chi ha cinque pietre, o tre adiacenti. Hai le pietre 4 e 6. Alla pietra 5 ci sono il tuo 2 e il tuo 3. Completa lì una scala.
end-laid = Una scala. Le carte dell’avversario alla pietra 5 sono solo una somma.
end-sum = Così la pietra è piena, ma tre carte senza ordine sono solo una somma. Ti serve un 1 o un 4.
end-elsewhere = Potresti giocarla. Ma alla pietra 5 puoi vincere il round: completa la scala con un 1 o un 4.
end-claim = Le pietre 4, 5 e 6 sarebbero tre adiacenti. Rivendica la pietra 5.
end-won = Hai vinto il round: 5 punti. L’avversario riceve un punto per la sua pietra.
end-declined = Questa pietra vince il round. Rivendicala.
remark-place = Ciò che è sul tavolo resta dov’è. Un buon inizio è una carta a cui se ne uniscono due della tua mano: numeri consecutivi di un clan, o lo stesso numero.
remark-ends = Le pietre 1 e 9 hanno una sola pietra accanto. Quelle al centro aiutano di più ad averne tre adiacenti.
remark-drawn = Anche l’avversario pesca una carta dopo ogni turno, e tu non la vedi. Su ciò che è scoperto puoi contare: nessuna carta c’è due volte.
remark-claimed = La pietra è tua. Ora guarda quelle accanto: tre adiacenti vincono il round, oppure cinque qualsiasi.
remark-lost = L’avversario ha una pietra. Lì nessuno gioca più. Bada a quelle accanto, perché non diventino tre adiacenti.
remark-proved = Era una prova: nessuna carta rimasta poteva batterti lì. Così non hai dovuto aspettare.
remark-beaten = L’avversario ha provato che nessuna carta rimasta poteva darti questa pietra. Guarda per tempo se le carte che ti servono sono già scoperte.

## Tattiche

tactics-title = Tattiche
tactics-about = Dieci carte che infrangono le regole: truppe scelte, modi di combattere e astuzie. Quattro minuti.
troops = Truppe scelte
troops-joker = Hai sei carte clan e una tattica, il Jolly. Vale come qualsiasi carta. Alla pietra 4 hai il 6 e l’8 gialli. Metti lì il Jolly.
troops-joined = Conta come 7 giallo: una scala colore contro tre 5.
troops-stone = Il Jolly può andare lì. Ma alla pietra 4 fa una scala colore.
troops-other = Potresti giocarla. Ora prova il Jolly, alla pietra 4.
troops-claim = Rivendica la pietra 4.
troops-claimed = È tua. In un round puoi giocare un solo Jolly: scegli bene dove.
decks = Due mazzi
decks-draw = Con le tattiche i mazzi sono due. Dopo le rivendicazioni peschi una carta dal mazzo che vuoi. Pesca una tattica.
decks-drawn = L’avversario vede quante tattiche hai, ma non quali.
decks-clan = È permesso, e spesso giusto: le pietre si vincono con le carte clan. Ora però pesca una tattica.
modes = Modi di combattere
modes-blind = La Mosca Cieca si mette su una pietra: lì contano solo le somme. Alla pietra 6 hai 26 contro una scala colore da 9. Mettila lì.
modes-blinded = Ora è 26 contro 9.
modes-stone = Può stare lì, ma ti aiuta solo alla pietra 6.
modes-other = Potresti giocarla. Ora metti la Mosca Cieca sulla pietra 6.
modes-claim = Rivendica la pietra 6.
modes-claimed = L’altro modo è la Lotta nel Fango: lì un lato ha bisogno di quattro carte.
ruses = Astuzie
ruses-banshee = Un’astuzia si esegue e poi si scarta. La Banshee scaccia una carta dell’avversario. Spezza la sua scala colore alla pietra 5.
ruses-gone = L’avversario ha lì ancora due carte, e il 6 blu è scoperto alla pietra 2.
ruses-target = La Banshee può prendere quella carta. Ma la combinazione forte dell’avversario è alla pietra 5.
ruses-other = Potresti giocarla. Ora usa la Banshee: indicala, e poi indica una carta dell’avversario alla pietra 5.
ruses-claim = Nessuna carta blu rimasta può rifare la scala colore. È provato: rivendica la pietra 5.
ruses-claimed = Un’astuzia e una prova in un solo turno.
balance = In equilibrio
balance-play = Hai giocato una tattica più dell’avversario. Finché non ne gioca una, puoi giocare solo carte clan. Prova pure la Spia: il tavolo dice perché no. Poi gioca una carta clan qualsiasi.
balance-played = Così nessuno può giocare da solo tutte le tattiche. Pensaci prima di giocare la prima.

## Esperti

expert-title = Esperti
expert-about = Le pietre si rivendicano all’inizio del turno, così l’avversario può rispondere. Due minuti.
early = Prima si rivendica
early-claim = Nel gioco per esperti rivendichi all’inizio del turno, prima di giocare una carta. Alla pietra 4 il tuo lato è più forte. Rivendicala.
early-claimed = È tua. Ora giochi una carta.
early-declined = Più tardi potrebbe essere troppo tardi. Rivendica ora la pietra.
answer = La risposta
answer-lay = Alla pietra 6 hai il 3 e il 4 viola. Completa una scala colore. Potrai rivendicarla solo nel tuo prossimo turno: l’avversario ha un turno per rispondere.
answer-laid = L’avversario ha risposto con un terzo 7: un tris.
answer-weak = Con quella carta la pietra sarebbe persa. Prendi il 5 viola.
answer-other = Potresti giocarla. Ma guarda la pietra 6.
answer-claim = La tua scala colore è ancora più forte di tre 7. Rivendica la pietra 6 all’inizio di questo turno.
answer-claimed = Questo è il gioco per esperti: ciò che completi deve reggere per un turno.
