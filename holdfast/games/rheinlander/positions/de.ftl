# Warum es eine Stellung nicht geben kann. $seat ist ein Platz.

centre-count = { $centre ->
    [c] Burg
    [b] Kirche
   *[other] Stadt ({ $centre })
}: { $count } statt { $expected }
knights = { $seat } hat { $count } Ritter statt { $expected }
bastions = es gibt { $count } Basteien statt { $expected }
hidden = { $count ->
    [one] eine Karte ist verdeckt
   *[other] { $count } Karten sind verdeckt
}
hand-size = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand statt { $expected }
mixed-held = { $seat } hat { $count } neu gemischte Karten auf der Hand, hat aber { $drawn } gezogen
mixed-discarded = eine neu gemischte Karte liegt auf dem Ablagestapel
river-knight = auf { $space } steht ein Ritter, aber nicht beide Ufer sind besetzt
garrison-no-castle = auf Stelle { $slot } steht eine Besatzung, aber keine Burg
garrison-no-knight = auf Stelle { $slot } steht eine Besatzung, aber kein Ritter daneben
duchy-no-knight = das Herzogtum Nummer { $duchy } gehört { $seat }, aber von dort steht kein Ritter darin
duchy-leader = das Herzogtum Nummer { $duchy } gehört niemandem, aber { $seat } hat die meisten Ritter darin
over-round = die Partie ist zu Ende, aber die letzte Runde ist nicht vollständig
last-round = die letzte Runde läuft, aber { $seat } ist am Zug und hat angefangen
no-knight-no-turn = { $seat } hat keinen Ritter mehr und ist also nicht am Zug
must-be-ended = jemand hat keinen Ritter mehr, also ist es die letzte Runde: ended 1
built-before = eine Bastei wurde vor dem Ritter gesetzt, was hier nicht vereinbart ist
built-none = in diesem Zug wurde eine Bastei gesetzt, aber auf dem Spielplan steht keine
no-bastion = { $seat } hat keine Bastei mehr
no-land = kein Landfeld ist für eine Bastei frei
no-castle = es geht um keine Burg
castle-not-optional = Burgen darf man hier nicht ablehnen
no-knight-placed = es wird kein Ritter von { $seat } gesetzt
no-empty-castle = es gibt keine leere Burg, über die zu entscheiden wäre
no-castle-knight = { $seat } hat keinen Ritter für eine Burg
castle-of-duke = die Burg gehört dem, der das Herzogtum daneben besitzt

# Wie der Editor Dinge, Orte und Einstellungen nennt. $seat ist ein Platz.
edit-knight = Ritter von { $seat }
edit-bastion = Bastei
edit-card = Karte { $card }
edit-knights = Ritter
edit-bastions = Basteien
edit-cards = Karten
edit-space = Feld { $space }
edit-garrison = Besatzung: { $castle }
edit-hand = Hand von { $seat }
edit-discard = Ablagestapel
edit-phase = Was zu tun ist
edit-to-play = einen Ritter einsetzen
edit-to-garrison = eine Burg besetzen
edit-over = nichts: die Partie ist zu Ende
edit-opener = Wer begonnen hat
edit-ended = Diese Runde ist die letzte
edit-built = In diesem Zug wurde eine Bastei gebaut
edit-coins = Münzen von { $seat }
edit-duchy = Herzog bei Gleichstand: { $duchy }
edit-centre = Reichsgut: { $castle }
