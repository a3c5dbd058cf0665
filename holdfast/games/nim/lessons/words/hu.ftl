# A Nim leckéi.
first-title = Az első játék
first-about = Kövek elvétele, a korongok és az utolsó kő. Két perc.
taking = Elvétel
taking-say = A körödben annyi követ veszel el, amennyit akarsz, de mind egy kupacból. Aki kiürít egy kupacot, korongot húz. Vedd el a középső kupac mind a négy kövét!
taking-done = A kupac elfogyott, és húztál egy korongot.
taking-heap = Ez is szabályos volna. Most azonban a középső kupacot ürítsd ki!
taking-few = Így maradnak kövek a kupacban. Vedd el mind a négyet!
tokens = Korongok
tokens-say = Van egy 2-esed, és húztál egy 4-est. A végén az a korong számít, amelyet megtartasz. A 2-est tedd vissza a pakli alá!
tokens-done = Így van: a 4-es a tiéd, és más nem tud róla.
tokens-better = Akkor a kisebbet tartanád meg. A 2-est tedd vissza!
last = Az utolsó kő
last-say = Aki a legutolsó követ veszi el, 5 pontot kap, és vége a játéknak. Mind az öt kő egy kupacban van. Vedd el őket!
last-done = Ez volt az utolsó kő: 5 pont, és 4 a korongodért.
last-left = Akkor az ellenfél viszi a maradékot és az 5 pontot. Vedd el mindet!
remark-emptied = Kiürítettél egy kupacot, és húztál egy korongot. A nagyobbat tartsd meg: a végén az számít.
remark-returned = Az ellenfél visszatett egy korongot. Hogy melyiket, azt csak ő tudja.
