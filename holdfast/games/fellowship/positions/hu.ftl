# Miért nem fordulhat elő egy állás. $seat egy hely.

hidden = { $count } fajta lap rejtve van
card-count = { $card }: { $count } darab van belőle, pedig { $expected } kell
hand-size = { $seat } kezében { $count } lap van, pedig { $expected } kell
ring-no-card = { $place }: van itt gyűrű, de nincs lap
covered-open = { $place }: vannak itt letakart lapok, de semmi sem takarja el őket
ring-twice = gyűrű ({ $ring }): { $count } lapon van
ring-held-too = gyűrű ({ $ring }): egy lapon is van és valakinél is
ring-holder-out = { $seat } nem birtokolhat gyűrűt, mert elfogytak a lapjai
site-apart = { $number }. helyszín ({ $place }): nem érintkezik egyetlen koszorú mezőjével sem
site-far = { $number }. helyszín ({ $place }): túl messze van innen: 0,0
sites-scored = { $sites } helyszínből { $scored } van kiértékelve
points-negative = senkinek sem lehet 0-nál kevesebb pontja
points-gained = egy helyszínen senki sem kap { $most } pontnál többet
ring-full = az aktuális helyszín koszorúja megtelt
no-card = { $seat } nem tud lapot letenni, mert nincs nála
counted-more = ebben a körben több lapot számoltak, mint amennyi lekerült
nothing-to-follow = nem került le olyan lap, amelyet másik követhetne
played-many = egy körben { $count } lap került le
not-over = { $count } játékosnak van lapja, tehát a játszmának nincs vége
ring-not-full = az aktuális helyszín koszorúja nem telt meg
over = a játszmának vége
last-play = { $seat } játszott utoljára

# Minek hívja a szerkesztő a dolgokat, helyeket és beállításokat. $seat egy hely.
edit-location = következő helyszín
edit-red = Vörös lapok
edit-blue = Kék lapok
edit-green = Zöld lapok
edit-yellow = Sárga lapok
edit-nazgul = Nazgûlok
edit-ring = Gyűrűk
edit-locations = Helyszínek
edit-hand = Kéz: { $seat }
edit-box = Kikerült a játékból
edit-rings = Gyűrűk: { $seat }
edit-lost = Elveszett gyűrűk
edit-spot = Hely egy helyszínnek: { $place }
edit-phase = Mi a teendő
edit-to-play = lapokat tenni
edit-to-site = a következő helyszínt letenni
edit-over = semmi: a játszmának vége
edit-points = Pontok: { $seat }
edit-played = Ebben a körben letett lapok
edit-last = Ki tett utoljára
