# Perché una posizione non può esistere. $seat è un posto.

centre-count = { $centre ->
    [c] castelli
    [b] chiese
   *[other] città da { $centre }
}: { $count } invece di { $expected }
knights = { $seat } ha { $count ->
    [one] un cavaliere
   *[other] { $count } cavalieri
} invece di { $expected }
bastions = ci sono { $count } bastioni invece di { $expected }
hidden = { $count ->
    [one] una carta è nascosta
   *[other] { $count } carte sono nascoste
}
hand-size = { $seat } ha in mano { $count ->
    [one] una carta
   *[other] { $count } carte
} invece di { $expected }
mixed-held = { $seat } ha in mano { $count } carte rimescolate ma ne ha pescate { $drawn }
mixed-discarded = una carta rimescolata è tra gli scarti
river-knight = in { $space } c’è un cavaliere, ma non entrambe le rive sono occupate
garrison-no-castle = nel posto { $slot } c’è una guarnigione ma nessun castello
garrison-no-knight = nel posto { $slot } c’è una guarnigione ma nessun cavaliere accanto
duchy-no-knight = il ducato numero { $duchy } è di { $seat }, che non vi ha cavalieri
duchy-leader = il ducato numero { $duchy } non è di nessuno, ma { $seat } vi ha più cavalieri di ogni altro
over-round = la partita è finita, ma l’ultimo giro non è completo
last-round = è l’ultimo giro, ma tocca a chi ha cominciato: { $seat }
no-knight-no-turn = { $seat } non ha più cavalieri e quindi non ha il turno
must-be-ended = qualcuno non ha più cavalieri, quindi è l’ultimo giro: ended 1
built-before = un bastione è stato piazzato prima del cavaliere, ma qui non è previsto
built-none = in questo turno è stato piazzato un bastione, ma sul tabellone non ce n’è
no-bastion = { $seat } non ha bastioni da piazzare
no-land = nessuno spazio di terra è libero per un bastione
no-castle = nessun castello è in questione
castle-not-optional = qui non si possono lasciare vuoti i castelli
no-knight-placed = non si sta piazzando nessun cavaliere di { $seat }
no-empty-castle = non c’è nessun castello vuoto su cui decidere
no-castle-knight = { $seat } non ha cavalieri per un castello
castle-of-duke = il castello è di chi possiede il ducato accanto

# Come l'editor chiama cose, posti e impostazioni. $seat è un posto.
edit-knight = cavaliere di { $seat }
edit-bastion = bastione
edit-card = carta { $card }
edit-knights = Cavalieri
edit-bastions = Bastioni
edit-cards = Carte
edit-space = Spazio { $space }
edit-garrison = Presidio: { $castle }
edit-hand = Mano di { $seat }
edit-discard = Pila degli scarti
edit-phase = Che cosa si deve fare
edit-to-play = piazzare un cavaliere
edit-to-garrison = presidiare un castello
edit-over = niente: la partita è finita
edit-opener = Chi ha cominciato
edit-ended = Questo round è l’ultimo
edit-built = In questo turno è stato costruito un bastione
edit-coins = Monete di { $seat }
edit-duchy = Duca del ducato in parità: { $duchy }
edit-centre = Centro: { $castle }
