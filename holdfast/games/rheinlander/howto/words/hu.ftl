# Hogyan kell játszani a Rheinländert, öt oldalon, és mit mondanak a szabályok ábrái.

play-title = Így kell játszani
play-about = Lovagok a folyó mentén, és hercegek, akik jönnek-mennek.
knight = Egy lovag
knight-say = Minden körödben kijátszol egy lapot, és a számának megfelelő tartomány egyik partjára teszel egy lovagot: itt a 36-os lappal a kiemelt partra, a város mellé. Ezután lerakhatod a három erődöd egyikét, és húzol egy lapot.
duchy = Egy hercegség
duchy-say = A szomszédos lovagok hercegséget alkotnak; azé, akinek a legtöbb lovagja van benne, és ő herceget is kap. Egy hercegség 1-et ér a hercegért, annyit, amennyit a városai, és 1-et minden várkastélyért és püspökségért, amelyet érint.
reinforcement = Támogatás
reinforcement-say = Bármelyik lap, akármilyen szám áll rajta, a saját lovagjaid melletti szabad partra is hozhat lovagot, ha azzal nem határos idegen lovag: itt a 12-es, a hercegséged mellé.
takeover = Átvétel
takeover-say = Ez a hercegség Aranyé, és mindkettőtöknek két-két lovagja van benne. Egy harmadikkal neked volna a legtöbb, és átvennéd: Arany hercege távozik, és annyit kap, amennyit a hercegség ért. Más a játék vége előtt nem kap pénzt.
end = A vége
end-say = Ha valakinek elfogyott a lovagja, a menetet még végigjátsszuk. Ekkor minden herceg 5-öt ér, a hercegségek központjai még egyszer számítanak, és az érsek is kap 5 pontot. A legtöbb pont nyer.

rules-title = Ábrák
rules-about = Ábrák egyes szabályokhoz.
river = A folyón
river-say = A 37. tartomány mindkét partja foglalt, ezért a 37-es lappal a köztük lévő folyóra kerülhet lovag.
tie = Egyenlőség
tie-say = Két-két lovag: senkinek sincs több, mint a többieknek külön-külön, így Arany marad a tulajdonos.
merging = Egyesülés
merging-before = A kiemelt part két hercegséggel határos, a tieddel és Aranyéval. Az odatett lovag egyet csinál belőlük.
merging-after = Az egészben neked három lovagod van, Aranynak kettő. A tiéd; Arany hercege távozik, és megkapja a régi hercegség értékét.
castles = Várkastélyok
castle-say = A kiemelt partra tett lovag érinti a várkastélyt, és nincs mellette herceg: azonnal bemegy még egy lovagod a várkastélyba.
owner-say = Itt a kiemelt part Arany hercegségével határos. A lovagot te teszed oda.
owner-after = Arany tesz lovagot a várkastélyba, soron kívül, még mielőtt eldőlne, kié a hercegség.
archbishop = Az érsek
archbishop-say = Neked és Aranynak egy-egy püspöke van, ezért senki sem érsek. Egy második hercegséggel és püspökségével, a kiemelt partra tett lovaggal te lennél az.

# Mit lehet most tenni, a lépések fajtái szerint.
can-place = Játssz ki egy lapot, és tegyél egy lovagot a tartományába!
can-reinforce = Játssz ki egy tetszőleges lapot, és hozz egy lovagot a sajátjaid mellé!
can-exchange = Érsekként állíts át egy idegen lovagot: a helyére a tiéd kerül!
can-bastion = Rakj le egy erődöt egy szabad partra!
can-drop = Dobj el egy lapot: nem tehetsz le lovagot.
can-done = Ne rakj le erődöt!
can-garrison = Tegyél lovagot a várkastélyba!
can-refuse = Hagyd üresen a várkastélyt!
