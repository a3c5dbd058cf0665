# Die Gefährten auf Deutsch. $who, $rival und $before sind Plätze: A bis D.

title = Die Gefährten
pitch = Von Beutelsend bis Amon Hen: Gewinne Einfluss an jedem Ort – und bestimme, wo der Weg weitergeht.

# Was vor der Partie gewählt wird.
option-ford-any-two = Furt: zwei beliebige Karten
option-ford-any-two-help = An der Furt hat ein Zug eine oder zwei Karten beliebiger Werte (5.1). Üblich: an; sonst gelten auch die gewöhnlichen Grenzen.
option-covered-cards-return = Überdeckte Karten kehren zurück
option-covered-cards-return-help = Geht die obere Karte, liegt die darunter wieder offen, statt aus dem Spiel zu sein (3.5). Üblich: aus.
option-bag-end-applies-to-own-card = Beutelsend sofort
option-bag-end-applies-to-own-card-help = Der Ring von Beutelsend ändert die Farbe schon für die Karte, mit der er gelegt wird (7.3). Üblich: an.
option-lothlorien-on-hand-card = Lothlórien auf eine Handkarte
option-lothlorien-on-hand-card-help = Der Ring von Lothlórien darf auch eine Karte aus der Hand begleiten und schützen (7.12). Üblich: aus.
option-allow-corner-contact = Ecken genügen
option-allow-corner-contact-help = Ein neuer Ort darf die Karten auch nur an einer Ecke berühren (8.2). Üblich: aus – es braucht eine gemeinsame Kante.
option-allow-negative-vp = Punkte unter null
option-allow-negative-vp-help = Moria kostet drei Punkte, auch wenn man sie nicht hat (5.4). Üblich: aus.

# Farben, nach dem Buchstaben auf ihren Karten.
colour-r = Rot
colour-b = Blau
colour-g = Grün
colour-y = Gelb

# Der Buchstabe einer Farbe, im Protokoll und in getippten Zügen.
letter-r = r
letter-b = b
letter-g = gr
letter-y = ge

# Karten, nach dem, was darauf ist.
card-hobbit = Hobbit
card-hobbit-help = Die Dreien: Sie werden nie überdeckt und nie von einem Nazgûl getroffen.
card-companion = Gefährte
card-companion-help = Alle Werte außer der 3: An schwarzen Orten überdeckt der höhere den niedrigeren.
card-nazgul = Nazgûl
card-nazgul-help = Trifft eine fremde Karte; beide verlassen das Spiel. Hobbits und Karten mit Ring sind sicher.

# Orte, in der Reihenfolge des Weges.
location-bag-end = Beutelsend
location-bree = Bree
location-weathertop = Wetterspitze
location-ford = Furt
location-rivendell = Bruchtal
location-caradhras = Caradhras
location-gate-of-moria = Tor zu Moria
location-moria = Moria
location-lothlorien = Lothlórien
location-amon-hen = Amon Hen

# Was ein Ort außer Punkten verlangt oder gibt; die anderen haben nur Punkte.
location-ford-help = Eine oder zwei Karten im Zug, nie mehr.
location-caradhras-help = Höchstens eine 1 im Zug.
location-moria-help = Der letzte Platz kostet drei Punkte.

# Ringe, nach den Buchstaben, die für sie stehen.
ring-be = Ring von Beutelsend
ring-be-help = Begleitet und schützt eine Karte: Weiße Orte um diese Karte sind schwarz, schwarze weiß.
ring-br = Ring von Bree
ring-br-help = Begleitet und schützt eine Karte: An den Orten um diese Karte zählt in der Wertung jede Karte 1.
ring-we = Ring der Wetterspitze
ring-we-help = Begleitet und schützt eine Karte: In diesem Zug darf noch eine Karte desselben Werts folgen.
ring-r1 = Erster Ring von Bruchtal
ring-r1-help = Begleitet und schützt eine Karte: Sie zählt 2 mehr.
ring-r2 = Zweiter Ring von Bruchtal
ring-r2-help = Begleitet und schützt eine Karte.
ring-lo = Ring von Lothlórien
ring-lo-help = Statt eines Zuges: Nimm eine eigene Karte von einem fertigen Ort und lege sie an den aktuellen; der Ring schützt sie.

# In Sätzen, mit Artikel; .object ist der Akkusativ.
the-colour = { $colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
}
the-location = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] die { location-weathertop }
    [ford] die { location-ford }
    [rivendell] { location-rivendell }
    [caradhras] der { location-caradhras }
    [gate-of-moria] das { location-gate-of-moria }
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
    .object = { $location ->
        [caradhras] den { location-caradhras }
       *[other] { the-location }
    }
    .of = { $location ->
        [bag-end] von { location-bag-end }
        [bree] von { location-bree }
        [weathertop] von der { location-weathertop }
        [ford] von der { location-ford }
        [rivendell] von { location-rivendell }
        [caradhras] vom { location-caradhras }
        [gate-of-moria] vom { location-gate-of-moria }
        [moria] von { location-moria }
        [lothlorien] von { location-lothlorien }
       *[amon-hen] von { location-amon-hen }
    }
the-ring = { $ring ->
    [be] der { ring-be }
    [br] der { ring-br }
    [we] der { ring-we }
    [r1] der erste Ring von Bruchtal
    [r2] der zweite Ring von Bruchtal
   *[lo] der { ring-lo }
}
    .object = { $ring ->
        [be] den { ring-be }
        [br] den { ring-br }
        [we] den { ring-we }
        [r1] den ersten Ring von Bruchtal
        [r2] den zweiten Ring von Bruchtal
       *[lo] den { ring-lo }
    }
the-card = die { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $figure ->
    [hobbit] Hobbit-{ $value }
    [nazgul] Nazgûl-Karte
   *[companion] { $value }
}
the-other = die { $there-colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $there-figure ->
    [hobbit] Hobbit-{ $there-value }
    [nazgul] Nazgûl-Karte
   *[companion] { $there-value }
}
the-place = { $side ->
    [top-left] an der oberen linken Ecke { the-location.of }
    [above-left] oberhalb der linken Hälfte { the-location.of }
    [above-right] oberhalb der rechten Hälfte { the-location.of }
    [top-right] an der oberen rechten Ecke { the-location.of }
    [left] links { the-location.of }
    [right] rechts { the-location.of }
    [bottom-left] an der unteren linken Ecke { the-location.of }
    [below-left] unterhalb der linken Hälfte { the-location.of }
    [below-right] unterhalb der rechten Hälfte { the-location.of }
   *[bottom-right] an der unteren rechten Ecke { the-location.of }
}
the-way = { $way ->
    [top-left] links oberhalb { the-location.of }
    [above] oberhalb { the-location.of }
    [top-right] rechts oberhalb { the-location.of }
    [left] links { the-location.of }
    [right] rechts { the-location.of }
    [bottom-left] links unterhalb { the-location.of }
    [below] unterhalb { the-location.of }
   *[bottom-right] rechts unterhalb { the-location.of }
}

# Was geschehen ist.
laid = { $who } legt { the-card } { the-place } an.
covered = { $who } legt { the-card } { the-place } auf { the-other } von { $rival }.
hit = Der Nazgûl von { $who } trifft { the-other } von { $rival } { the-place }; beide verlassen das Spiel.
wasted = Der Nazgûl von { $who } kommt auf das leere Feld { the-place } und verlässt das Spiel.
retaken = { $who } nimmt { the-card } { the-place } mit dem Ring von Lothlórien zurück.
laid-again = Sie wird { the-place } angelegt.
with-ring-be = Der Ring von Beutelsend liegt darauf: Damit wechselt { the-location } die Farbe.
with-ring-br = Der Ring von Bree liegt darauf: In der Wertung hier zählt jede Karte 1.
with-ring-we = Der Ring der Wetterspitze liegt darauf: Noch eine Karte desselben Werts darf folgen.
with-ring-r1 = Der erste Ring von Bruchtal liegt darauf: Die Karte zählt 2 mehr.
with-ring-r2 = Der zweite Ring von Bruchtal liegt darauf und schützt die Karte.
with-ring-lo = Der Ring von Lothlórien liegt darauf und schützt die Karte.
ended = { $who } beendet den Zug.
sited = { $who } legt { the-location.object } an.
sited-there = Der Ort liegt { the-way }.
shared = { $count ->
    [one] Eine Karte, die dort schon liegt, zählt auch für diesen Ort.
   *[other] { $count } Karten, die dort schon liegen, zählen auch für diesen Ort.
}
scored = Alle Felder sind belegt: Jetzt wird { the-location } gewertet.
scored-last = Niemand hat noch Karten: Jetzt wird { the-location } gewertet, wie die Karten liegen.
counts-one = Der Ring von Bree wirkt: Jede Karte hat 1 gezählt.
place = { $place }. { the-colour }, { $total }: { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }.
no-place = { $place }. { the-colour }, { $total }: nichts für { $who }.
tie = Gleichstand: Vom letzten Zug an gerechnet kommt { $before } vor { $who } an die Reihe.
toll = Moria: { $who } liegt auf dem letzten Platz { $points ->
    [0] und hat keine Punkte zu verlieren
    [one] und verliert 1 Punkt
   *[other] und verliert { $points } Punkte
}.
ring-won = { $who } gewinnt { the-ring.object }.
ring-lost = Mit der letzten Karte verloren: { the-ring }.
drew = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
drew-card = { $who } zieht { the-card }.
out = { $who } hat keine Karten mehr.
over-alone = Nur { $who } hat noch Karten: Mit diesem Ort endet die Partie.
over-nobody = Niemand hat noch Karten: Mit diesem Ort endet die Partie.
won = { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
won-tie = { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: Gleichstand, aber { $gained } davon am letzten Ort.
shared-win = Geteilter Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $who }.

# Warum ein Zug nicht geht.
not-now-play = jetzt müssen Karten gelegt werden
not-now-site = jetzt legt { $who } den nächsten Ort an
not-now-over = die Partie ist zu Ende
not-in-hand = { the-card } ist nicht auf der Hand von { $who }
ford-full = an der Furt hat ein Zug höchstens zwei Karten
one-one = am Caradhras hat ein Zug höchstens eine 1
after-high = { the-card } passt nicht: { $who } hat in diesem Zug schon eine Karte ab 2 gelegt
after-ones = { the-card } passt nicht: { $who } hat in diesem Zug schon Einsen gelegt
ring-on-nazgul = mit einem Nazgûl kann kein Ring gespielt werden
ring-not-held = { $who } hat { the-ring.object } nicht
ring-for-retake = mit dem Ring von Lothlórien nimmt man eine Karte zurück: lo VON>NACH
own-card = { the-other } { the-place } ist eine eigene Karte von { $who }
ringed = { the-other } { the-place } ist von einem Ring geschützt
hobbit = { the-other } { the-place } ist ein Hobbit, und Hobbits sind sicher
white = { the-location } ist jetzt weiß: Karten kommen nur auf leere Felder
too-low = { the-card } ist nicht höher als { the-other } { the-place }
nothing-played = ein Zug hat mindestens eine Karte
not-around = { $place } ist keines der zehn Felder im Kranz des aktuellen Ortes
no-card-there = auf { $place } liegt keine Karte
not-finished = { the-place } liegt keine offene Karte eines fertigen Ortes
not-own = { the-other } { the-place } gehört nicht { $who }
retake-first = eine Karte zurückzunehmen ist der ganze Zug, und in diesem wurden schon Karten gelegt
site-taken = { $site } und das Feld rechts daneben sind nicht beide frei: Dort ist eine Karte, ein Ort oder der Kranz eines Ortes
site-apart = bei { $site } läge der Ort an keiner Karte
no-card-beside = neben { $site } liegt keine Karte
