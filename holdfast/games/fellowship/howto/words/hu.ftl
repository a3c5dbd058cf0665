# Hogyan kell A Szövetséget játszani, öt oldalon, és mit mondanak a szabályok ábrái.

play-title = Így kell játszani
play-about = Tíz helyszín az úton, és lapok, amelyek mellettük maradnak.
laying = Lapok lerakása
laying-say = A körödben a színedből raksz le lapokat a helyszín körüli üres helyekre: vagy egyetlen 2-es vagy nagyobb lapot, vagy akárhány 1-est. Egy 0-s vagy egy Nazgûl mindig jöhet mellé. Ezután hat lapra egészíted ki a kezed.
circle = Tíz hely
circle-say = Aki a helyszín körüli tíz hely közül az utolsót betölti, azzal jön a kiértékelés: minden szín összeadja a lapjait. A vörös 4-essel a vörösnek 8-a van, a zöldnek 6-ja: a vörös az első, a zöld a második helyért kap pontot. Az utolsó szín semmit sem kap.
road = Az út folytatódik
road-say = Aki az utolsó helyet betöltötte, a következő helyszínt is lerakja, egy már lent fekvő lap mellé. A mellette fekvő lapok ott is számítanak. Tíz helyszín után a legtöbb pont nyer.
night = Nappal és éjszaka
night-say = Fehér helyszínnél csak üres helyre kerülhet lap. A feketénél éjszaka van: ott egy lap letakarhat egy kisebb idegen lapot is. A hobbitokat, a 3-asokat soha nem lehet letakarni.
rings = Nazgûlok és gyűrűk
rings-say = A Nazgûl elűz egy idegen lapot, és vele együtt eltűnik. Néhány helyszín gyűrűt ad a győztesének: a gyűrű egy lappal együtt kerül le, ott marad, védi azt, és saját hatalma van. Zsákvég gyűrűje a nappalból éjszakát csinál.

rules-title = Ábrák
rules-about = Ábrák egyes szabályokhoz.
nazgul = A Nazgûl
nazgul-say = A Nazgûlt a kék 4-esre lehet rakni. Mindkettő kikerül a játékból, a hely újra üres.
tie = Egyenlőség
tie-say = A zöldnek 6-ja van, és a vörös 2-essel a vörösnek is 6. Egyenlőségnél a játék sorrendje dönt, az utolsó lapot lerakó játékossal kezdve: a vörös az első.
bag-end = Zsákvég gyűrűje
bag-end-say = Bree fehér. Zsákvég gyűrűjével a vörös 3-as mégis letakarhatja a kék 2-est.
bag-end-after = Most már Bree mindenkinek fekete, a gyűrűs lap pedig végleg biztonságban van.
shared = Kétszer számító lapok
shared-say = Zsákvéget kiértékeltük, Bree pedig mellette van. A kettő közötti három lap Breenél is számít.

# Mit lehet most tenni, a lépések fajtái szerint.
can-lay = Rakj le egy lapot a kezedből a helyszínhez!
can-retake = Lothlórien gyűrűjével vedd vissza egy lapodat, és rakd le ide!
can-site = Rakd le a következő helyszínt!
can-end = Fejezd be a köröd!
