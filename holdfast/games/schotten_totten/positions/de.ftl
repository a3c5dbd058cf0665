# Warum es eine Stellung nicht geben kann. $seat ist ein Platz.

hidden = { $count ->
    [one] eine Karte ist verdeckt
   *[other] { $count } Karten sind verdeckt
}
card-count = { $card } ist { $count ->
    [one] einmal
   *[other] { $count }-mal
} da statt { $expected }-mal
tactic-in-deck = eine Taktik liegt im Clanstapel
clan-in-deck = eine Clankarte liegt im Taktikstapel
hand-size = { $seat } hat { $count } Karten auf der Hand statt höchstens { $most }
side-size = an Grenzstein { $stone } liegen { $count } Karten von { $seat } statt höchstens { $most }
side-no-troop = an Grenzstein { $stone } liegt auf einer Seite eine Karte, die keine Truppe ist
side-first = bei Grenzstein { $stone } muss stehen, welche vollständige Seite die erste war
owner-incomplete = Grenzstein { $stone } gehört { $seat }, aber diese Seite ist nicht vollständig
tactics-open = { $count } Taktiken liegen offen, aber { $played } wurden gespielt
tactics-lead = jemand hat mehr als eine Taktik mehr gespielt
jokers-open = { $count } Joker liegen offen, aber { $played } wurden gespielt
joker-not-played = { $seat } hat einen Joker auf dem Tisch, ohne einen gespielt zu haben
troops-discarded = { $troops } Truppen wurden durch { $ruses } Kriegslisten abgeworfen
no-recruiter = ohne Rekrutierer wurden Karten unter die Stapel gelegt
buried = { $count } Karten wurden unter die Stapel gelegt statt höchstens { $most }
joker-kept = { $seat } hat einen Joker behalten, hat ihn aber nicht auf der Hand
round = Runde { $round } von { $rounds }
over-rounds = die Partie ist zu Ende, aber nicht alle Runden sind gespielt
won-already = { $seat } hat die Runde schon gewonnen
no-claim = { $seat } kann keinen Grenzstein beanspruchen
stalled = nach { $passes }-mal Passen steht die Runde still
no-deck-choice = es gibt keine Wahl zwischen den Stapeln
no-return-due = es ist keine Karte zurückzulegen
no-return-possible = keine Karte der Hand darf zurückgelegt werden
due = { $count } Karten stehen noch aus statt höchstens { $most }

# Wie der Editor Dinge, Orte und Einstellungen nennt. $seat ist ein Platz.
edit-card = { $card }
edit-claim = beansprucht von { $seat }
edit-clans = Clankarten
edit-troops = Elitetruppen
edit-modes = Kampftaktiken
edit-ruses = Kriegslisten
edit-claims = Wer einen Stein beansprucht hat
edit-side = Stein { $stone }, Seite von { $seat }
edit-stone = Stein { $stone } selbst
edit-hand = Hand von { $seat }
edit-discard = Ablagestapel
edit-phase = Was zu tun ist
edit-to-play = eine Karte spielen
edit-to-claim = Steine beanspruchen
edit-to-draw = eine Karte ziehen
edit-to-recruit = Karten ziehen (Rekrutierer)
edit-to-return = Karten zurücklegen (Rekrutierer)
edit-over = nichts: die Partie ist zu Ende
edit-ending = Wie sie endete
edit-five = fünf Steine
edit-three = drei benachbarte Steine
edit-stalled = niemand kann weiter
edit-winner = Wer die Runde gewonnen hat
edit-points = Punkte von { $seat }
edit-round = Runde
edit-passes = Nacheinander gepasst
