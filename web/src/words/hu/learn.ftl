# A leckék oldala.

learn-title = { $game }: tanulás
learn-loading = A lecke megnyitása…
learn-none = Ehhez a játékhoz nincs lecke.
learn-label = Lecke
learn-contents = Minden lecke
learn-step = { $step }. lépés ({ $steps } közül)
learn-next = Tovább
learn-show = Mutasd meg
learn-back = Vissza
learn-again = Elölről
learn-rule = { $rule }. szabály
learn-finished = Kész
learn-end-title = Elvégezted ezt a leckét
learn-end-last = Ennyit szerettünk volna megmutatni. A legjobb folytatás egy játszma.
learn-end-more = Játssz most egyet, vagy folytasd a következő leckével!
learn-end-game = Az utolsó rész egy játszma a Tanonc ellen. A fontos pillanatokban a lecke ott is megszólal.
learn-play = Játék a Tanonc ellen
learn-next-lesson = Következő lecke: { $title }
remarks-label = A leckéből
remarks-begin = Most a Tanonc ellen játszol. Ha valami fontos történik, itt olvashatod.
keys-learn = Leckében
keys-learn-next = tovább, vagy a lépés megmutatása
keys-learn-back = vissza
keys-learn-what = mit lehet most tenni
