# Die Gefährten magyarul. A $who, a $rival és a $before hely: A-tól D-ig.

title = Die Gefährten
pitch = Zsákvégtől Amon Henig: szerezz befolyást minden helyszínen, és döntsd el, merre vezessen tovább az út!

# Amit a játszma előtt lehet választani.
option-ford-any-two = Gázló: bármely két lap
option-ford-any-two-help = A Gázlónál egy körben egy vagy két tetszőleges értékű lap tehető le (5.1). Általában bekapcsolva; ha nem, a szokásos korlátok is érvényesek.
option-covered-cards-return = A letakart lapok visszatérnek
option-covered-cards-return-help = Ha a felső lap távozik, az alatta lévő újra él, nem marad halott (3.5). Általában kikapcsolva.
option-bag-end-applies-to-own-card = Zsákvég azonnal hat
option-bag-end-applies-to-own-card-help = Zsákvég gyűrűje már annál a lapnál is színt vált, amellyel lekerül (7.3). Általában bekapcsolva.
option-lothlorien-on-hand-card = Lothlórien kézből is
option-lothlorien-on-hand-card-help = Lothlórien gyűrűje kézből kijátszott lapra is tehető, hogy védje (7.12). Általában kikapcsolva.
option-allow-corner-contact = A sarok is elég
option-allow-corner-contact-help = Az új helyszín sarkával is érintheti a lapokat (8.2). Általában kikapcsolva: közös él kell.
option-allow-negative-vp = Pontok nulla alatt
option-allow-negative-vp-help = Mória akkor is elvesz három pontot, ha nincs annyi (5.4). Általában kikapcsolva.

# Színek, a lapjaikon álló betű szerint.
colour-r = vörös
colour-b = kék
colour-g = zöld
colour-y = sárga

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
ring-lo-help = A szokásos kör helyett vedd vissza egy lapodat egy befejezett helyszínről, és tedd az aktuálishoz; a gyűrű védi.

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

# Ami történt.
laid = { $who } leteszi: { $card } ({ $place }).
covered = { $who } letakarja { $rival } lapját ({ $place }): { $there } helyén most { $card } áll.
hit = { $who } Nazgûlja eltalálja { $rival } lapját: { $there } ({ $place }); mindkettő kikerül a játékból.
wasted = { $who } Nazgûlja üres helyre érkezik ({ $place }), és kikerül a játékból.
retaken = { $who } Lothlórien gyűrűjével visszaveszi: { $card } ({ $from }), és leteszi ide: { $place }.
with-ring-be = Rajta Zsákvég gyűrűje: színt vált { the-location }.
with-ring-br = Rajta Bree gyűrűje: itt minden lap 1-et ér a kiértékeléskor.
with-ring-we = Rajta Széltető gyűrűje: még egy ugyanolyan értékű lap következhet.
with-ring-r1 = Rajta Völgyzugoly első gyűrűje: a lap 2-vel többet ér.
with-ring-r2 = Rajta Völgyzugoly második gyűrűje: védi a lapot.
with-ring-lo = Rajta Lothlórien gyűrűje: védi a lapot.
ended = { $who } befejezi a kört.
sited = { $who } leteszi { the-location.object } ide: { $place }.
shared = { $count ->
    [one] Egy ott fekvő lap itt is számít.
   *[other] { $count } ott fekvő lap itt is számít.
}
scored = Minden hely foglalt: { the-location } kiértékelése következik.
scored-last = Senkinek sincs több lapja: { the-location } kiértékelése következik, ahogy van.
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
drew-cards = { $who } húz: { $cards }.
out = { $who } lapjai elfogytak.
won = { $who } nyer { $points } ponttal.
won-tie = { $who } nyer { $points } ponttal: holtverseny, de ebből { $gained } az utolsó helyszínen.
shared-win = Közös győzelem, fejenként { $points } ponttal: { $who }.

# Miért nem lehet így lépni.
not-now-play = most lapokat kell lerakni
not-now-site = most { $who } helyezi el a következő helyszínt
not-now-over = a játszmának vége
not-in-hand = { $card } nincs { $who } kezében
ford-full = a Gázlónál egy körben legfeljebb két lap tehető le
one-one = a Caradhrasnál egy körben legfeljebb egy 1-es tehető le
after-high = { $card } nem illik ide: { $who } ebben a körben már letett egy legalább 2-es lapot
after-ones = { $card } nem illik ide: { $who } ebben a körben már 1-eseket tett le
ring-on-nazgul = Nazgûlra nem tehető gyűrű
ring-not-held = ez a gyűrű nincs { $who } birtokában: { the-ring }
ring-for-retake = Lothlórien gyűrűjével egy lapot lehet visszavenni: lo HONNAN>HOVA
own-card = { $there } ({ $place }) { $who } saját lapja
ringed = { $there } ({ $place }) gyűrű védelme alatt áll
hobbit = { $there } ({ $place }) hobbit, és a hobbitok biztonságban vannak
white = { the-location } most fehér: lap csak üres helyre kerülhet
too-low = { $card } nem nagyobb, mint { $there } ({ $place })
nothing-played = egy körben legalább egy lapot le kell tenni
not-around = ez nem az aktuális helyszín koszorújának tíz helye közül való: { $place }
no-card-there = itt nincs lap: { $place }
not-finished = itt nincs nyitott lap befejezett helyszínnél: { $place }
not-own = { $there } ({ $place }) nem { $who } lapja
retake-first = a visszavétel az egész kör, és ebben már lekerült lap
site-taken = { $site } és a tőle jobbra lévő hely közül valamelyik nem szabad: lap, helyszín vagy egy helyszín köre van ott
site-apart = itt a helyszín egyetlen laphoz sem érne: { $site }
no-card-beside = ezzel a hellyel egyetlen lap sem szomszédos: { $site }
