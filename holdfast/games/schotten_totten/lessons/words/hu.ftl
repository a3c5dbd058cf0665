# A Schotten Totten leckéi. A lapokat szavakkal nevezzük meg: a piros 8-as.

## Az első játék

first-title = Az első játék
first-about = Kombinációk, foglalás, bizonyítás, és hogyan nyerhető meg egy forduló. Hét perc.
formation = Egy kombináció
formation-lay = Kilenc kő jelöli a határt. Az nyer, akié öt kő, vagy három egymás mellett. Minden körödben egy lapot játszol ki egy kő melletti oldaladra; három lap egy kombináció. A 4. kőnél a piros 7-es és a piros 9-es a tiéd. Tedd melléjük a piros 8-ast: válaszd a lapot, aztán a helyét!
formation-laid = Piros 7, 8, 9: színsor, a legerősebb kombináció.
formation-stone = A lap jó, de a 4. kőhöz tartozik, a piros 7-es és 9-es mellé.
formation-card = A kő jó. Ezzel a lappal viszont keveset érne a három lapod: a piros 8-ast tedd oda!
formation-other = Ezt is kijátszhatnád. Most azonban a 4. követ egészítsd ki a piros 8-assal!
claim = Foglalás
claim-now = Az ellenfél három lapja a 4. kőnél nem illik össze, csak az összegük számít. A te kombinációd erősebb. Foglald el a 4. követ: mutass a kőre!
claim-done = A kő a tiéd, és többé senki sem veheti el. Ezután húzol egy lapot; ez magától történik.
claim-declined = Senkinek sem kötelező foglalnia. De amit most megkaphatsz, később elveszítheted: foglald el a követ!
kinds = Mi mit győz le?
kinds-colour = Az erőstől a gyenge felé: színsor, drill, szín, sor, összeg. A 4. kőnél az ellenfélnek sora van, 4–5–6. Neked a lila 3-as és a lila 8-as van ott. Csinálj belőlük színt: három lapot egy klánból!
kinds-coloured = Lila 3, 5, 8: szín. Minden sort legyőz, akármilyen magas is.
kinds-only-sum = Ezzel a lappal csak a három lap összege számítana, azt pedig minden más kombináció legyőzi.
kinds-elsewhere = A lap jó, de nem ennél a kőnél.
kinds-other = Ezt is kijátszhatnád. De nézd a 4. követ: melyik lap lila a kezedben?
kinds-claim = Most foglald el a 4. követ!
kinds-claimed = A tiéd.
kinds-three = A 6. kőnél az ellenfélnek három 6-osa van: drill. Két azonos fajta közül a nagyobb összegű nyer. Tedd a megfelelő lapot a 6. kőhöz!
kinds-threed = Három 7-es három 6-os ellen: 21 a 18 ellen.
kinds-other-three = Ezt is kijátszhatnád. De nézd a 6. követ, ahol két 7-esed fekszik.
kinds-claim-three = Foglald el a 6. követ!
kinds-tie = A tiéd. Ha a fajta és az összeg is egyenlő volna, az nyerne, akinek előbb lett meg ott a három lapja.
proof = Bizonyítás
proof-card = A 6. kőnél három 9-esed van. Az ellenfélnek a zöld 5-öse és 6-osa: csak a zöld 4-essel vagy 7-essel győzhetne le. A zöld 7-es nyíltan fekszik a 4. kőnél. A zöld 4-es nálad van, de a kéz nem bizonyít semmit: játszd ki bármelyik kőhöz!
proof-shown = Most már mindenki látja: az ellenfélnek nem juthat sem zöld 4-es, sem zöld 7-es.
proof-hidden = Amíg a zöld 4-es a kezedben van, a többiek számára bárhol lehetne. Játszd ki a zöld 4-est!
proof-claim = Így nem kell megvárnod, amíg az ellenfél oldala megtelik. Foglald el a 6. követ!
proof-claimed = Ez bizonyítás volt, a játék legszebb lépése: elég az, ami nyíltan fekszik, és nem kellett várnod.
proof-declined = Bebizonyítottad, hát vidd el: foglald el a 6. követ!
end = A vége
end-card = A fordulót az nyeri meg, akinek öt köve van, vagy három egymás mellett. A 4. és a 6. kő a tiéd. Az 5. kőnél a 2-esed és a 3-asod fekszik. Egészítsd ki sorrá!
end-laid = Sor. Az ellenfél lapjai az 5. kőnél csak összegnek számítanak.
end-sum = Ezzel megtelt a kő, de három össze nem illő lap csak összeg. Egy 1-es vagy egy 4-es kell.
end-elsewhere = Ezt is kijátszhatnád. De az 5. kőnél megnyerheted a fordulót: egészítsd ki a sort egy 1-essel vagy egy 4-essel!
end-claim = A 4., az 5. és a 6. kő három egymás melletti kő lenne. Foglald el az 5. követ!
end-won = Megnyerted a fordulót: 5 pont. Az ellenfél egy pontot kap az egyetlen kövéért.
end-declined = Ez a kő megnyeri a fordulót. Foglald el!
remark-place = Ami lent fekszik, ott marad. Jó kezdet egy olyan lap, amelyhez kettő illik a kezedből: egy klán szomszédos számai vagy azonos számok.
remark-ends = Az 1. és a 9. kőnek csak egy szomszédja van. A középső kövek többet segítenek a három egymás melletti kőhöz.
remark-drawn = Az ellenfél is húz egy lapot minden köre végén, és te nem látod. Ami nyíltan fekszik, azzal számolhatsz: minden lapból csak egy van.
remark-claimed = A kő a tiéd. Nézd most a szomszédait: három egymás melletti kő megnyeri a fordulót, vagy öt bárhol.
remark-lost = Az ellenfélnek van egy köve. Ott már senki sem játszik ki lapot. Figyelj a szomszédaira, nehogy három legyen egymás mellett!
remark-proved = Ez bizonyítás volt: a hátralévő lapok közül ott már egy sem győzhetett le. Így nem kellett várnod.
remark-beaten = Az ellenfél bebizonyította, hogy ezt a követ egyik hátralévő lappal sem nyerhetted volna meg. Idejében nézd meg, nem fekszenek-e már nyíltan azok a lapok, amelyek kellenek!

## Taktika

tactics-title = Taktika
tactics-about = Tíz lap, amely felrúgja a szabályokat: elitcsapatok, harcmódok és cselek. Négy perc.
troops = Elitcsapatok
troops-joker = Hat klánkártyád van és egy taktikai lapod, a Joker. Bármelyik lapot helyettesíti. A 4. kőnél a sárga 6-os és 8-as a tiéd. Tedd melléjük a Jokert!
troops-joined = Sárga 7-esnek számít: színsor három 5-ös ellen.
troops-stone = A Joker oda is mehet. A 4. kőnél viszont színsort csinál.
troops-other = Ezt is kijátszhatnád. Most a Jokert próbáld ki, a 4. kőnél!
troops-claim = Foglald el a 4. követ!
troops-claimed = A tiéd. Egy fordulóban csak egy Jokert játszhatsz ki, jól válaszd meg a helyét!
decks = Két pakli
decks-draw = Taktikával két pakli van. A foglalások után egy lapot húzol abból a pakliból, amelyikből akarsz. Húzz egy taktikai lapot!
decks-drawn = Az ellenfél látja, hány taktikai lapod van, de azt nem, hogy melyek.
decks-clan = Ez is szabad, és sokszor jó: a köveket klánkártyák nyerik meg. Most azonban húzz egy taktikai lapot!
modes = Harcmódok
modes-blind = A Vak blöfföt egy kőre kell tenni: ott csak az összegek számítanak. A 6. kőnél 26-od van egy 9-es színsor ellen. Tedd oda!
modes-blinded = Most 26 áll 9 ellen.
modes-stone = Ott is feküdhet, de csak a 6. kőnél segít neked.
modes-other = Ezt is kijátszhatnád. Most tedd a Vak blöfföt a 6. kőre!
modes-claim = Foglald el a 6. követ!
modes-claimed = A másik harcmód a Sárcsata: ott egy oldalhoz négy lap kell.
ruses = Cselek
ruses-banshee = A cselt végrehajtod, aztán eldobod. A Banshee elűzi az ellenfél egy lapját. Bontsd meg az ellenfél színsorát az 5. kőnél!
ruses-gone = Az ellenfélnek ott két lapja maradt, és a kék 6-os nyíltan fekszik a 2. kőnél.
ruses-target = A Banshee azt a lapot is elviheti. Az ellenfél erős kombinációja viszont az 5. kőnél van.
ruses-other = Ezt is kijátszhatnád. Most a Bansheet használd: mutass rá, aztán az ellenfél egyik lapjára az 5. kőnél!
ruses-claim = Nincs már kék lap, amely helyreállíthatná a színsort. Be van bizonyítva: foglald el az 5. követ!
ruses-claimed = Csel és bizonyítás egyetlen körben.
balance = Egyensúly
balance-play = Eggyel több taktikai lapot játszottál ki, mint az ellenfél. Amíg ő nem játszik ki egyet, csak klánkártyát játszhatsz ki. Próbáld meg nyugodtan a Kémmel: az asztal megmondja, miért nem lehet. Aztán játssz ki bármilyen klánkártyát!
balance-played = Így senki sem játszhatja ki egymaga az összes taktikai lapot. Gondolj erre, mielőtt az elsőt kijátszod!

## Profi

expert-title = Profi
expert-about = A köveket a kör elején kell elfoglalni, így az ellenfél válaszolhat. Két perc.
early = Előbb a foglalás
early-claim = A profi játékban a köröd elején foglalsz, mielőtt lapot játszol ki. A 4. kőnél a te oldalad az erősebb. Foglald el!
early-claimed = A tiéd. Most játssz ki egy lapot!
early-declined = Később talán késő lesz. Most foglald el a követ!
answer = A válasz
answer-lay = A 6. kőnél a lila 3-as és 4-es a tiéd. Egészítsd ki színsorrá! Elfoglalni csak a következő körödben lehet, az ellenfélnek tehát van egy köre a válaszra.
answer-laid = Az ellenfél egy harmadik 7-essel válaszolt: drill.
answer-weak = Ezzel a lappal elveszne a kő. A lila 5-öst vedd!
answer-other = Ezt is kijátszhatnád. De nézd meg a 6. követ!
answer-claim = A színsorod így is erősebb három 7-esnél. Foglald el a 6. követ ennek a körnek az elején!
answer-claimed = Ez a profi játék: amit kiegészítesz, annak egy körig ki kell tartania.
