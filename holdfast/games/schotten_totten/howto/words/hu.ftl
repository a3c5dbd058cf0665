# Hogyan kell játszani a Schotten Tottent, öt oldalon, és mit mondanak a szabályok ábrái.

play-title = Így kell játszani
play-about = Két klán, kilenc kő és egy bizonyítás.
border = A határ
border-say = Kilenc kő jelöli a határt közted és az ellenfél között. Minden körödben kijátszol egy lapot egy kő melletti oldaladra, aztán húzol egyet. Egy oldalon három lap fér el; három lap egy kombináció.
formations = Mi mit győz le?
formations-say = Az erőstől a gyenge felé, a te oldaladon balról jobbra: az 1. kőnél színsor, a 3.-nál drill, az 5.-nél szín, a 7.-nél sor, a 9.-nél csak összeg. Két azonos fajta közül a nagyobb összegű nyer.
claim = Foglalás
claim-say = Ha egy kő mindkét oldala megtelt, és a tiéd az erősebb, elfoglalhatod: itt a 4. követ, színsor áll összeg ellen. Foglalni a lap kijátszása után és a húzás előtt lehet, ahány követ csak tudsz. Az elfoglalt kő a tiéd marad.
proof = Bizonyítás
proof-say = Nem kell megvárnod, amíg az ellenfél oldala megtelik. A 6. kőnél csak a zöld 4-es vagy a zöld 7-es győzhetné le a három 9-esedet, és mindkettő máshol fekszik nyíltan. Ez bizonyítás: elfoglalhatod a követ. Csak a nyílt lapok bizonyítanak, a kéz soha.
end = A vége
end-say = Öt kő megnyeri a fordulót, vagy három egymás melletti: az 5. kővel a 4., az 5. és a 6. lenne a tiéd. A győztes 5 pontot kap, a vesztes minden kövéért egyet.

rules-title = Ábrák
rules-about = Ábrák egyes szabályokhoz.
tie = Egyenlő kombinációk
tie-say = A 6. kőnél mindkét oldalon 15-ös összegű sor van. Az ellenfél oldala előbb telt meg, így övé a kő: te nem foglalhatod el.
mud = Sárcsata
mud-say = Az 5. kövön a Sárcsata fekszik: ott négy lappal teljes egy oldal. A te négy lapod színsor; az ellenfél három lapjából egy hiányzik.

# Mit lehet most tenni, a lépések fajtái szerint.
can-place = Játssz ki egy lapot a kezedből egy kőhöz!
can-recruit = Játszd ki a Toborzót: húzz három lapot, és tegyél vissza kettőt!
can-strategy = Játszd ki a Stratégát: tedd át egy lapodat, vagy dobd el!
can-wail = Játszd ki a Bansheet: dobd el az ellenfél egy lapját!
can-betray = Játszd ki az Árulót: vedd át az ellenfél egy klánkártyáját a te oldaladra!
can-claim = Foglalj el egy követ, amelyet megnyertél!
can-draw = Húzz egy lapot az egyik pakliból!
can-return = Tedd a kezed egyik lapját a paklija alá!
can-done = Ne foglalj el több követ!
can-pass = Passzolj: ne játssz ki és ne húzz semmit!
