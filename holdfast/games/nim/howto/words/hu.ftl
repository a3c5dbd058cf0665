# Hogyan kell nimet játszani, három oldalon.

play-title = Így kell játszani
play-about = Három kupac és néhány korong.
taking = Elvétel
taking-say = A körödben annyi követ veszel el, amennyit akarsz, de mind egy kupacból. Aki egy kupac utolsó kövét elveszi, korongot húz.
tokens = Korongok
tokens-say = A két korongodból megtartasz egyet, a másikat a pakli alá teszed. A megtartott számít a végén; csak te ismered.
last = Az utolsó kő
last-say = Aki a legutolsó követ veszi el, 5 pontot kap, és vége a játéknak. Ekkor mindenki hozzáadja a korongja értékét, és a legtöbb pont nyer.

# Mit lehet most tenni, a lépések fajtái szerint.
can-take = Vegyél el köveket egy kupacból!
can-return = Tedd a két korongod egyikét a pakli alá!
