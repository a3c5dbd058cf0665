# The table of this game.

table-title = Die Gefährten
table-bots = Alda, Brida, Cutha, Emma, Godwin, Leofric, Mildred, Osric, Tilda, Winna

# Cards and places.
table-card = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
   *[yellow] gelbe
} { $figure ->
    [hobbit] Hobbit-{ $value }
    [nazgul] Nazgûl-Karte
   *[companion] { $value }
}
table-place-name = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] { location-weathertop }
    [ford] { location-ford }
    [rivendell] { location-rivendell }
    [caradhras] { location-caradhras }
    [gate-of-moria] { location-gate-of-moria }
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
table-ring-name = { $ring ->
    [be] { ring-be }
    [br] { ring-br }
    [we] { ring-we }
    [r1] { ring-r1 }
    [r2] { ring-r2 }
   *[lo] { ring-lo }
}
table-empty = Leeres Feld { the-place }
table-lies = { $card } { the-place }
table-covers = überdeckt { $cards }
table-shared = zählt für { $places }
table-target = Hier anlegen: { $what }
table-site = Den Ort { the-way } anlegen, neben: { $cards }
table-sky = { $sky ->
    [white] weiß
   *[black] schwarz
}
table-location = { $name }, { table-sky }; Punkte nach Platz { $points }

# The parts of the table.
table-map = Der Tisch
table-road = Der Weg: zehn Orte
table-hand = Deine Handkarten
table-rings = Deine Ringe
table-end = Zug beenden
table-place-here = Hier anlegen
table-show-all = Den ganzen Tisch zeigen
table-show-here = Zurück zum aktuellen Ort
table-close = Schließen
table-if-here = Wenn er hier liegt
table-tally-points = Punkte
table-tally-here = Stärke hier
table-tally-here-brief = hier
table-points-told = bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $deck } im Stapel

# A closer look.
table-about-zero = Zählt nichts, belegt aber ein Feld. Beliebig viele Nullen dürfen mit den anderen Karten eines Zuges gelegt werden.
table-about-one = In einem Zug dürfen beliebig viele Einsen gelegt werden.
table-about-high = Ein Zug hat höchstens eine Karte ab 2.
table-about-nazgul = Auf einem leeren Feld verlässt er allein das Spiel. Er darf mit allen anderen Karten eines Zuges gespielt werden.
table-sky-help = { $sky ->
    [white] Weiß: Karten kommen auf leere Felder.
   *[black] Schwarz: Eine Karte darf auch eine niedrigere fremde überdecken.
}
table-points-help = Erfolgspunkte für den ersten, zweiten und dritten Platz: { $points }.
table-share = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}: Summe { $total }, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-stock = { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $deck } im Stapel
table-unseen = Noch nicht gesehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-gone = Aus dem Spiel

# What is to be decided.
table-special = { $location ->
    [ford] { ". " }{ location-ford-help }
    [caradhras] { ". " }{ location-caradhras-help }
    [moria] { ". " }{ location-moria-help }
   *[other] { "" }
}
table-prompt-play = { table-place-name }: Lege eine Karte an{ table-special }
table-prompt-more = { table-place-name }: Lege noch eine Karte an oder beende den Zug
table-prompt-end = Beende deinen Zug
table-prompt-site = Lege den nächsten Ort an: { table-place-name }
table-prompt-wait = { table-place-name }: Die anderen spielen
table-prompt-over = Das Spiel ist zu Ende

# What moves are called.
table-move-lay = Anlegen: { table-card } { the-place }
table-move-lay-ring = Anlegen: { table-card } { the-place }, mit: { table-ring-name }
table-move-cover = Überdecken: { table-card } auf die Karte { the-place }
table-move-cover-ring = Überdecken: { table-card } auf die Karte { the-place }, mit: { table-ring-name }
table-move-retake = Zurücknehmen: { table-card }, und { the-place } anlegen
table-move-site = Den Ort { the-way } anlegen

# For those who listen.
table-tell-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand: { $cards }.
table-tell-no-hand = Du hast keine Karten.
table-tell-ring = { $ring }: { $help }
table-tell-here = Aktueller Ort: { $location }.
table-tell-turned = Der Ring von Beutelsend hat ihn gewendet: Er ist jetzt { table-sky }.
table-tell-total = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
} ({ $name }): { $total ->
    [none] keine Karte hier
   *[other] { $total }
}.
table-tell-next = Nächster Ort: { $location }.

# Tasten.
keys-spaces = Auf den Feldern des Tisches
keys-spaces-walk = Zum nächsten Feld in dieser Richtung
keys-hand = In deiner Hand
keys-hand-walk = Zur Karte daneben
keys-road = Unterwegs
keys-road-cancel = Zurücklegen, was du gewählt hast
