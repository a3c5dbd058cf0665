# The table of this game.

table-title = A Szövetség
table-bots = Alda, Brida, Cutha, Emma, Godwin, Leofric, Mildred, Osric, Tilda, Winna

# Cards and places.
table-card = { $colour ->
    [red] vörös
    [blue] kék
    [green] zöld
   *[yellow] sárga
} { $figure ->
    [hobbit] hobbit ({ $value })
    [nazgul] Nazgûl
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
table-empty = Üres hely { the-place }
table-lies = { $card } { the-place }
table-covers = alatta: { $cards }
table-shared = itt is számít: { $places }
table-target = Ide lerakható: { $what }
table-site = A helyszín lerakása: { the-way }, e lapok mellé: { $cards }
table-sky = { $sky ->
    [white] fehér
   *[black] fekete
}
table-location = { $name }, { table-sky }; pontok helyezés szerint: { $points }

# The parts of the table.
table-map = Az asztal
table-road = Az út: tíz helyszín
table-hand = A kezed
table-rings = A gyűrűid
table-end = A kör befejezése
table-place-here = Lerakás ide
table-show-all = Az egész asztal
table-show-here = Vissza az aktuális helyszínhez
table-close = Bezárás
table-if-here = Ha ide kerül
table-tally-points = pont
table-tally-here = erő itt
table-tally-here-brief = itt
table-points-told = eddig { $points } pont
table-player = { $name }: { $points } pont, { $hand } lap kézben, { $deck } a pakliban

# A closer look.
table-about-zero = Semmit sem ér, de elfoglal egy helyet. A kör többi lapja mellett akárhány 0-s lerakható.
table-about-one = Egy körben akárhány 1-es lerakható.
table-about-high = Egy körben legfeljebb egy 2-es vagy nagyobb lap rakható le.
table-about-nazgul = Üres helyen egyedül kerül ki a játékból. A kör bármely más lapja mellett kijátszható.
table-sky-help = { $sky ->
    [white] Fehér: lapot csak üres helyre lehet tenni.
   *[black] Fekete: egy lap az ellenfél kisebb lapját is letakarhatja.
}
table-points-help = Pontok az első, a második és a harmadik helyért: { $points }.
table-share = { $colour ->
    [red] Vörös
    [blue] Kék
    [green] Zöld
   *[yellow] Sárga
}: összesen { $total }, { $points ->
    [0] nem kap pontot
   *[other] { $points } pont
}
table-stock = { $hand } lap kézben, { $deck } a pakliban
table-unseen = Még nem látott lapok: { $count }
table-gone = Kikerült a játékból

# What is to be decided.
table-special = { $location ->
    [ford] { " " }{ location-ford-help }
    [caradhras] { " " }{ location-caradhras-help }
    [moria] { " " }{ location-moria-help }
   *[other] { "" }
}
table-prompt-play = { table-place-name }: rakj le egy lapot!{ table-special }
table-prompt-more = { table-place-name }: rakj le még egy lapot, vagy fejezd be a köröd!
table-prompt-end = Fejezd be a köröd!
table-prompt-site = Rakd le a következő helyszínt: { table-place-name }
table-prompt-wait = { table-place-name }: a többiek játszanak
table-prompt-over = A játszma véget ért

# What moves are called.
table-move-lay = Lerakás { the-place.to }: { table-card }
table-move-lay-ring = Lerakás { the-place.to }: { table-card }, vele: { table-ring-name }
table-move-cover = Letakarás { the-place }: { table-card }
table-move-cover-ring = Letakarás { the-place }: { table-card }, vele: { table-ring-name }
table-move-retake = Visszavétel: { table-card }, és lerakása { the-place.to }
table-move-site = A helyszín lerakása: { the-way }

# For those who listen.
table-tell-hand = { $count } lap van a kezedben: { $cards }.
table-tell-no-hand = Nincs lapod.
table-tell-ring = { $ring }: { $help }
table-tell-here = Az aktuális helyszín: { $location }.
table-tell-turned = Zsákvég gyűrűje megfordította: most { table-sky }.
table-tell-total = { $colour ->
    [red] Vörös
    [blue] Kék
    [green] Zöld
   *[yellow] Sárga
} ({ $name }): { $total ->
    [none] nincs itt lapja
   *[other] { $total }
}.
table-tell-next = A következő helyszín: { $location }.

# Billentyűk.
keys-spaces = Az asztal helyein
keys-spaces-walk = A következő helyre ebben az irányban
keys-hand = A kezedben
keys-hand-walk = A mellette lévő lapra
keys-road = Útközben
keys-road-cancel = A kiválasztottak visszatétele
