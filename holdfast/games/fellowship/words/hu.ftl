# A Szövetség: a játék magyarul. A $who, a $rival és a $before hely: A-tól D-ig.

title = A Szövetség
pitch = Zsákvégtől Amon Henig: szerezz befolyást minden helyszínen, és döntsd el, merre vezessen tovább az út!

# Amit a játszma előtt lehet választani.
option-ford-any-two = Gázló: bármely két lap
option-ford-any-two-help = A Gázlónál egy körben egy vagy két tetszőleges értékű lap tehető le (5.1). Általában bekapcsolva; ha nem, a szokásos korlátok is érvényesek.
option-covered-cards-return = A letakart lapok visszatérnek
option-covered-cards-return-help = Ha a felső lap távozik, az alatta lévő újra nyílt, nem vész el (3.5). Általában kikapcsolva.
option-bag-end-applies-to-own-card = Zsákvég azonnal hat
option-bag-end-applies-to-own-card-help = Zsákvég gyűrűje már annál a lapnál is megváltoztatja a helyszín színét, amellyel lekerül (7.3). Általában bekapcsolva.
option-lothlorien-on-hand-card = Lothlórien kézből is
option-lothlorien-on-hand-card-help = Lothlórien gyűrűje kézből kijátszott lapra is tehető, hogy védje (7.12). Általában kikapcsolva.
option-allow-corner-contact = A sarok is elég
option-allow-corner-contact-help = Az új helyszín csak a sarkával is érintheti a lapokat (8.2). Általában kikapcsolva: közös él kell.
option-allow-negative-vp = Pontok nulla alatt
option-allow-negative-vp-help = Mória akkor is elvesz három pontot, ha nincs annyi (5.4). Általában kikapcsolva.

# Színek, a lapjaikon álló betű szerint.
colour-r = vörös
colour-b = kék
colour-g = zöld
colour-y = sárga

# Egy szín betűje a naplóban és a begépelt lépésekben.
letter-r = v
letter-b = k
letter-g = z
letter-y = s

# Lapok, aszerint, ki van rajtuk.
card-hobbit = hobbit
card-hobbit-help = A 3-asok: soha nem takarhatók le, és a Nazgûl sem bántja őket.
card-companion = útitárs
card-companion-help = A 3-ason kívül minden érték: fekete helyszínen a nagyobb letakarja a kisebbet.
card-nazgul = Nazgûl
card-nazgul-help = Idegen lapot talál el; mindkettő kikerül a játékból. A hobbitok és a gyűrűs lapok biztonságban vannak.

# Helyszínek, az út sorrendjében.
location-bag-end = Zsákvég
location-bree = Bree
location-weathertop = Széltető
location-ford = Gázló
location-rivendell = Völgyzugoly
location-caradhras = Caradhras
location-gate-of-moria = Mória kapuja
location-moria = Mória
location-lothlorien = Lothlórien
location-amon-hen = Amon Hen

# Amit egy helyszín a pontokon kívül kér vagy ad; a többin csak pont van.
location-ford-help = Egy körben egy vagy két lap, soha nem több.
location-caradhras-help = Egy körben legfeljebb egy 1-es.
location-moria-help = Az utolsó három pontot veszít.

# Gyűrűk, a jelük szerint.
ring-be = Zsákvég gyűrűje
ring-be-help = Egy lappal játszható ki, és védi azt: a lap körüli fehér helyszínek feketék, a feketék fehérek.
ring-br = Bree gyűrűje
ring-br-help = Egy lappal játszható ki, és védi azt: a lap körüli helyszíneken minden lap 1-et ér a kiértékeléskor.
ring-we = Széltető gyűrűje
ring-we-help = Egy lappal játszható ki, és védi azt: ebben a körben még egy ugyanolyan értékű lap letehető.
ring-r1 = Völgyzugoly első gyűrűje
ring-r1-help = Egy lappal játszható ki, és védi azt: a lap 2-vel többet ér.
ring-r2 = Völgyzugoly második gyűrűje
ring-r2-help = Egy lappal játszható ki, és védi azt.
ring-lo = Lothlórien gyűrűje
ring-lo-help = A szokásos kör helyett vedd vissza egy lapodat egy befejezett helyszínről, és tedd az aktuálishoz! A gyűrű védi.

# A mondatokban; az .object a tárgyeset.
the-colour = { $colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
}
the-location = { $location ->
    [bag-end] { location-bag-end }
    [bree] { location-bree }
    [weathertop] { location-weathertop }
    [ford] a { location-ford }
    [rivendell] { location-rivendell }
    [caradhras] a { location-caradhras }
    [gate-of-moria] { location-gate-of-moria }
    [moria] { location-moria }
    [lothlorien] { location-lothlorien }
   *[amon-hen] { location-amon-hen }
}
    .object = { $location ->
        [bag-end] Zsákvéget
        [bree] Bree-t
        [weathertop] Széltetőt
        [ford] a Gázlót
        [rivendell] Völgyzugolyt
        [caradhras] a Caradhrast
        [gate-of-moria] Mória kapuját
        [moria] Móriát
        [lothlorien] Lothlórient
       *[amon-hen] Amon Hent
    }
    .of = { $location ->
        [gate-of-moria] Mória kapujának
       *[other] { the-location }
    }
the-ring = { $ring ->
    [be] { ring-be }
    [br] { ring-br }
    [we] { ring-we }
    [r1] { ring-r1 }
    [r2] { ring-r2 }
   *[lo] { ring-lo }
}
    .object = { $ring ->
        [be] Zsákvég gyűrűjét
        [br] Bree gyűrűjét
        [we] Széltető gyűrűjét
        [r1] Völgyzugoly első gyűrűjét
        [r2] Völgyzugoly második gyűrűjét
       *[lo] Lothlórien gyűrűjét
    }
the-card = { the-colour } { $figure ->
    [hobbit] hobbit ({ $value })
    [nazgul] Nazgûl
   *[companion] { $value }
}
the-other = { $there-colour ->
    [r] { colour-r }
    [b] { colour-b }
    [g] { colour-g }
   *[y] { colour-y }
} { $there-figure ->
    [hobbit] hobbit ({ $there-value })
    [nazgul] Nazgûl
   *[companion] { $there-value }
}
the-place = { $side ->
    [top-left] { the-location.of } bal felső sarkánál
    [above-left] { the-location.of } bal fele fölött
    [above-right] { the-location.of } jobb fele fölött
    [top-right] { the-location.of } jobb felső sarkánál
    [left] { the-location.of } bal oldalán
    [right] { the-location.of } jobb oldalán
    [bottom-left] { the-location.of } bal alsó sarkánál
    [below-left] { the-location.of } bal fele alatt
    [below-right] { the-location.of } jobb fele alatt
   *[bottom-right] { the-location.of } jobb alsó sarkánál
}
    .to = { $side ->
        [top-left] { the-location.of } bal felső sarkához
        [above-left] { the-location.of } bal fele fölé
        [above-right] { the-location.of } jobb fele fölé
        [top-right] { the-location.of } jobb felső sarkához
        [left] { the-location.of } bal oldalára
        [right] { the-location.of } jobb oldalára
        [bottom-left] { the-location.of } bal alsó sarkához
        [below-left] { the-location.of } bal fele alá
        [below-right] { the-location.of } jobb fele alá
       *[bottom-right] { the-location.of } jobb alsó sarkához
    }
the-way = { $way ->
    [top-left] balra { the-location } fölött
    [above] { the-location } fölött
    [top-right] jobbra { the-location } fölött
    [left] { the-location.of } bal oldalán
    [right] { the-location.of } jobb oldalán
    [bottom-left] balra { the-location } alatt
    [below] { the-location } alatt
   *[bottom-right] jobbra { the-location } alatt
}

# Ami történt.
laid = { $who } lerakja { the-place.to }: { the-card }.
covered = { $who } letakarja { $rival } lapját { the-place }: { the-other } helyén most { the-card } áll.
hit = { $who } Nazgûlja eltalálja { $rival } lapját { the-place }: { the-other }; mindkettő kikerül a játékból.
wasted = { $who } Nazgûlja üres helyre érkezik { the-place.to }, és kikerül a játékból.
retaken = { $who } Lothlórien gyűrűjével visszaveszi saját lapját: { the-card } ({ the-place }).
laid-again = A lap { the-place.to } kerül.
with-ring-be = Rajta Zsákvég gyűrűje: színt vált { the-location }.
with-ring-br = Rajta Bree gyűrűje: itt minden lap 1-et ér a kiértékeléskor.
with-ring-we = Rajta Széltető gyűrűje: még egy ugyanolyan értékű lap következhet.
with-ring-r1 = Rajta Völgyzugoly első gyűrűje: a lap 2-vel többet ér.
with-ring-r2 = Rajta Völgyzugoly második gyűrűje: védi a lapot.
with-ring-lo = Rajta Lothlórien gyűrűje: védi a lapot.
ended = { $who } befejezi a kört.
sited = { $who } lerakja { the-location.object }.
sited-there = A helyszín itt fekszik: { the-way }.
shared = { $count ->
    [one] Egy ott fekvő lap itt is számít.
   *[other] { $count } ott fekvő lap itt is számít.
}
scored = Minden hely foglalt: kiértékeljük { the-location.object }.
scored-last = Senkinek sincs több lapja: kiértékeljük { the-location.object }, ahogy van.
counts-one = Bree gyűrűje hat: minden lap 1-et ért.
place = { $place }. { the-colour }, { $total }: { $who } { $points ->
    [0] nem kap pontot
   *[other] { $points } pontot kap
}.
no-place = { $place }. { the-colour }, { $total }: { $who } nem kap pontot.
tie = Holtverseny: az utolsó lerakástól számolva { $before } előbb következik, mint { $who }.
toll = Mória: { $who } az utolsó, { $points ->
    [0] de nincs elveszíthető pontja
   *[other] és { $points } pontot veszít
}.
ring-won = { $who } elnyeri { the-ring.object }.
ring-lost = Az utolsó lappal elveszett: { the-ring }.
drew = { $who } { $count ->
    [one] egy lapot
   *[other] { $count } lapot
} húz.
drew-card = { $who } húz: { the-card }.
out = { $who } lapjai elfogytak.
over-alone = Már csak { $who } kezében vagy paklijában van lap: a játszma ezzel a helyszínnel véget ér.
over-nobody = Senkinek sincs több lapja: a játszma ezzel a helyszínnel véget ér.
won = { $who } nyer { $points } ponttal.
won-tie = { $who } nyer { $points } ponttal: holtverseny, de ebből { $gained } az utolsó helyszínen.
shared-win = Közös győzelem, fejenként { $points } ponttal: { $who }.

# Miért nem lehet így lépni.
not-now-play = most lapokat kell lerakni
not-now-site = most { $who } teszi le a következő helyszínt
not-now-over = a játszmának vége
not-in-hand = { the-card } nincs { $who } kezében
ford-full = a Gázlónál egy körben legfeljebb két lap tehető le
one-one = a Caradhrasnál egy körben legfeljebb egy 1-es tehető le
after-high = { the-card } nem illik ide: { $who } ebben a körben már lerakott egy 2-es vagy nagyobb lapot
after-ones = { the-card } nem illik ide: { $who } ebben a körben már 1-eseket rakott le
ring-on-nazgul = Nazgûlra nem tehető gyűrű
ring-not-held = ez a gyűrű nincs { $who } birtokában: { the-ring }
ring-for-retake = Lothlórien gyűrűjével egy lapot lehet visszavenni: lo HONNAN>HOVA
own-card = { the-other } ({ the-place }): ez { $who } saját lapja
ringed = { the-other } ({ the-place }) gyűrű védelme alatt áll
hobbit = { the-other } ({ the-place }) hobbit, és a hobbitok biztonságban vannak
white = { the-location } most fehér: lap csak üres helyre kerülhet
too-low = { the-card } nem nagyobb, mint { the-other } ({ the-place })
nothing-played = egy körben legalább egy lapot le kell tenni
not-around = ez nem az aktuális helyszín koszorújának tíz helye közül való: { $place }
no-card-there = itt nincs lap: { $place }
not-finished = itt nincs nyílt lap befejezett helyszínnél: { the-place }
not-own = { the-other } ({ the-place }): ez nem { $who } lapja
retake-first = a visszavétel az egész kör, és ebben már lekerült lap
site-taken = { $site } és a tőle jobbra lévő hely közül valamelyik nem szabad: lap, helyszín vagy egy helyszín koszorúja van ott
site-apart = itt a helyszín egyetlen laphoz sem érne: { $site }
no-card-beside = ezzel a hellyel egyetlen lap sem szomszédos: { $site }
