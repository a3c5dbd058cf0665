# Wie Die Gefährten gespielt wird, auf fünf Seiten, und was die Zeichnungen der Regeln sagen.

play-title = So wird gespielt
play-about = Zehn Orte am Weg und Karten, die an ihnen liegen bleiben.
laying = Karten anlegen
laying-say = In deinem Zug legst du Karten deiner Farbe auf leere Felder im Kranz des Ortes: entweder eine Karte ab 2 oder beliebig viele Einsen. Eine 0 oder ein Nazgûl darf immer dazu. Dann ziehst du, bis du sechs Karten hast.
circle = Zehn Felder
circle-say = Wer das letzte der zehn Felder im Kranz eines Ortes füllt, löst die Wertung aus: Jede Farbe zählt ihre Karten zusammen. Mit der roten 4 hat Rot 8 und Grün 6: Rot bekommt den ersten Platz, Grün den zweiten. Die letzte Farbe bekommt nichts.
road = Der Weg geht weiter
road-say = Wer das letzte Feld gefüllt hat, legt auch den nächsten Ort an, an eine Karte, die schon liegt. Die Karten daneben zählen auch dort. Nach zehn Orten gewinnen die meisten Punkte.
night = Tag und Nacht
night-say = An einem weißen Ort legt man nur auf leere Felder. An einem schwarzen ist Nacht: Dort darf eine Karte auch eine niedrigere des Gegners überdecken. Hobbits, die Dreien, werden nie überdeckt.
rings = Nazgûl und Ringe
rings-say = Ein Nazgûl vertreibt eine fremde Karte und verschwindet mit ihr. Manche Orte geben ihrem Sieger einen Ring: Man legt ihn mit einer Karte zusammen, er bleibt dort, schützt sie und hat eine eigene Kraft. Der von Beutelsend macht den Tag zur Nacht.

rules-title = Zeichnungen
rules-about = Zeichnungen zu einzelnen Regeln.
nazgul = Der Nazgûl
nazgul-say = Der Nazgûl darf auf die blaue 4. Beide verlassen das Spiel, und das Feld ist wieder frei.
tie = Gleichstand
tie-say = Grün hat 6, und mit der roten 2 hat auch Rot 6. Bei Gleichstand gilt die Spielreihenfolge, beginnend mit dem, der die letzte Karte gelegt hat: Rot liegt vorn.
bag-end = Der Ring von Beutelsend
bag-end-say = Bree ist weiß. Mit dem Ring von Beutelsend darf die rote 3 trotzdem die blaue 2 überdecken.
bag-end-after = Nun ist Bree für alle schwarz, und die Karte mit dem Ring ist für immer sicher.
shared = Karten, die zweimal zählen
shared-say = Beutelsend ist gewertet, und Bree liegt daneben. Die drei Karten zwischen den beiden zählen auch für Bree.

# Was jetzt möglich ist, nach Arten von Zügen.
can-lay = Lege eine Karte deiner Hand an den Ort.
can-retake = Mit dem Ring von Lothlórien: Nimm eine deiner Karten zurück und lege sie hier an.
can-site = Lege den nächsten Ort an.
can-end = Beende deinen Zug.
