# The table of this game.

table-title = A Szövetség

# Cards and places.
table-card = { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
   *[yellow] sárga
} { $figure ->
    [hobbit] hobbit ({ $value })
    [nazgul] nazgûl
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
table-empty = Üres hely: { $place }
table-lies = { $card }, helye { $place }
table-covers = alatta: { $cards }
table-shared = itt is számít: { $places }
table-target = Ide lerakható: { $what }
table-site = A helyszín lerakása ide: { $place }
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
table-player = { $name }: { $points } pont, { $hand } lap kézben, { $deck } a pakliban

# A closer look.
table-sky-help = { $sky ->
    [white] Fehér: lapot csak üres helyre lehet tenni.
   *[black] Fekete: egy lap az ellenfél kisebb lapját is letakarhatja.
}
table-points-help = Pontok az első, a második és a harmadik helyért: { $points }.
table-share = { $colour ->
    [red] Piros
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
    [ford] { ". " }{ location-ford-help }
    [caradhras] { ". " }{ location-caradhras-help }
    [moria] { ". " }{ location-moria-help }
   *[other] { "" }
}
table-prompt-play = { table-place-name }: rakj le egy lapot{ table-special }
table-prompt-more = { table-place-name }: rakj le még egy lapot, vagy fejezd be a köröd
table-prompt-end = Fejezd be a köröd
table-prompt-site = Rakd le a következő helyszínt: { table-place-name }
table-prompt-wait = { table-place-name }: a többiek játszanak
table-prompt-over = A játék véget ért

# What moves are called.
table-move-lay = Lerakás: { table-card }, ide: { $place }
table-move-lay-ring = Lerakás: { table-card }, ide: { $place }, vele: { table-ring-name }
table-move-cover = Lerakás: { table-card }, az itt fekvő lapra: { $place }
table-move-cover-ring = Lerakás: { table-card }, az itt fekvő lapra: { $place }, vele: { table-ring-name }
table-move-retake = A lap visszavétele innen: { $from }, és lerakása ide: { $place }
table-move-site = { table-place-name } lerakása ide: { $place }

# For those who listen.
table-tell-hand = { $count } lap van a kezedben: { $cards }.
table-tell-no-hand = Nincs lapod.
table-tell-ring = { $ring }: { $help }
table-tell-here = Az aktuális helyszín: { $location }.
table-tell-turned = Zsákvég gyűrűje megfordította: most { table-sky }.
table-tell-total = { $colour ->
    [red] Piros
    [blue] Kék
    [green] Zöld
   *[yellow] Sárga
} ({ $name }): { $total ->
    [none] nincs itt lapja
   *[other] { $total }
}.
table-tell-next = A következő helyszín: { $location }.
