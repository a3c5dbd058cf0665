# Warum es eine Stellung nicht geben kann. $seat ist ein Platz.

hidden = { $count } Arten von Karten sind nicht zu sehen
card-count = { $card } ist { $count ->
    [one] einmal
   *[other] { $count }-mal
} da statt { $expected }-mal
hand-size = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand statt { $expected }
ring-no-card = auf { $place } liegt ein Ring, aber keine Karte
covered-open = auf { $place } liegen überdeckte Karten, aber nichts, was sie überdeckt
ring-twice = der Ring „{ $ring }“ liegt auf { $count } Karten
ring-held-too = der Ring „{ $ring }“ liegt auf einer Karte und bei jemandem
ring-holder-out = { $seat } hat keine Karten mehr und kann keinen Ring haben
site-apart = Ort { $number } bei { $place } liegt neben keinem Feld eines Kranzes
site-far = Ort { $number } bei { $place } liegt zu weit von 0,0 entfernt
sites-scored = { $scored } von { $sites } Orten sind gewertet
points-negative = niemand hat weniger als 0 Punkte
points-gained = niemand erhält an einem Ort mehr als { $most } Punkte
ring-full = der Kranz des aktuellen Ortes ist voll
no-card = { $seat } hat keine Karte zum Legen
counted-more = in diesem Zug sind mehr Karten gezählt als gespielt worden
nothing-to-follow = es wurde keine Karte gespielt, der eine andere folgen könnte
played-many = in einem Zug wurden { $count } Karten gespielt
not-over = { $count } Personen haben noch Karten, also ist die Partie nicht zu Ende
ring-not-full = der Kranz des aktuellen Ortes ist nicht voll
over = die Partie ist zu Ende
last-play = { $seat } hat zuletzt gespielt

# Wie der Editor Dinge, Orte und Einstellungen nennt. $seat ist ein Platz.
edit-location = nächster Ort
edit-red = Rote Karten
edit-blue = Blaue Karten
edit-green = Grüne Karten
edit-yellow = Gelbe Karten
edit-nazgul = Nazgûl
edit-ring = Ringe
edit-locations = Orte
edit-hand = Hand von { $seat }
edit-box = Aus dem Spiel
edit-rings = Ringe von { $seat }
edit-lost = Verlorene Ringe
edit-spot = Platz für einen Ort: { $place }
edit-phase = Was zu tun ist
edit-to-play = Karten legen
edit-to-site = den nächsten Ort legen
edit-over = nichts: die Partie ist zu Ende
edit-points = Punkte von { $seat }
edit-played = In diesem Zug gelegte Karten
edit-last = Wer zuletzt gelegt hat
