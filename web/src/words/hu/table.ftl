# Az asztal körüli oldal: kik játszanak, mi a teendő, mi történt.

home = Vissza a kezdőlapra
skip = Ugrás a tartalomra
close = Bezárás
copy = Másolás
copied = Másolva
cut = Nincs kapcsolat. Amit most teszel, megmarad, és elküldjük, amint a kapcsolat helyreáll; hagyd nyitva ezt az oldalt!
cut-sent = Nincs kapcsolat. A lépésed megmarad, és elküldjük, amint a kapcsolat helyreáll; hagyd nyitva ezt az oldalt!
rule = { $rule }. szabály
explain-goes = Fénykeret jelzi, hová kerülhet most.

# Botok szintjei, helyek
level-apprentice = Tanonc
level-journeyman = Segéd
level-master = Mester
level-grandmaster = Nagymester
seat-name = { $letter } jelű hely
somebody = Valaki
seats-label = Játékosok
seat-you = te
seat-your-turn = te következel
seat-turn = következik
seat-thinking = gondolkodik…
seat-warming = bemelegít: egyelőre egyszerűbben játszik
seat-away = nincs itt
seat-out = kiesett
seat-won = győztes
seat-bot = bot, { $level }
seat-stand-in = bot helyettesíti
stand-in = Bot játszik helyetted.
stand-in-back = Visszaveszem a helyem
stand-in-at = Bot játszik helyetted: { $game }.
seat-score = pont
seat-points = { $points } pont
clock-left = még { $time }

# Betöltés és gyülekezés
table-loading = Terítjük az asztalt…
table-none = Ez az asztal nem látható
table-closed = Ezt az asztalt bezárták
gathering-title = Várakozás a játékosokra
gathering-join-title = Ülj le az asztalhoz!
gathering-name = A neved
gathering-sit = Leülök
gathering-full = Minden hely foglalt, vagy másnak van fenntartva. Ha elkezdődött a játszma, nézheted.
gathering-open = Bárki leülhet ide
gathering-invited = Fenntartva annak, akinél ez a link van
gathering-kept-title = Egy helyet fenntartottak neked
gathering-kept = Fenntartva neki: { $name }
gathering-declined = { $name } most nem szeretne játszani.
gathering-free = Megnyitás bárkinek
gathering-put-out = Felállítom az asztaltól: { $name }
gathering-remove = A bot eltávolítása
gathering-barred = Az asztal gazdája felszabadította a helyedet; ehhez az asztalhoz nem ülhetsz le újra.
gathering-link = Link ehhez a helyhez
gathering-level = A bot ereje
gathering-fill = Botot ültetek ide
gathering-start = A játszma magától elkezdődik, ha minden hely betelt.
terms-title = Ami ennél az asztalnál érvényes
terms-clock-live = Mindenkinek { $bank } jut a játszmára, és minden körért { $increment } jár még.
terms-clock-plain = Mindenkinek { $bank } jut az egész játszmára.
terms-clock-delay = Minden körben az első { $delay } nem számít.
terms-clock-slow = Egy kör legfeljebb { $days } lehet.
terms-grace = Ha valaki a saját körében nem ad életjelet, { $time } után bot játszik helyette ({ $level }).
terms-grace-asked = Ha valaki a saját körében nem ad életjelet, { $time } után a többiek botot ültethetnek a helyére ({ $level }).
terms-grace-slow = Senkinek a helyére nem ül bot, amíg le nem járt az ideje.
terms-owner = Aki visszajön, egy kattintással visszakapja a helyét. Addig nélküle nincs megegyezés, hacsak a kérés után { $time } alatt sem ad életjelet.
terms-chat-none = Nincs csevegés.
terms-watchers-none = Más nem nézheti.
gathering-close = Asztal bezárása

# Somebody wants to play again
invitation-asks = { $name } szeretne még egyet játszani.
invitation-join = Beszállok
invitation-along = Velük megyek
invitation-later = Most nem
invitation-declined = Azt mondtad, hogy most nem szeretnél játszani.
invitation-after-all = Mégis beszállok
invitation-seated = Van helyed az új asztalnál.
invitation-late = Az új játszma nélküled kezdődött el.
invitation-begun = Az új játszma elkezdődött.
invitation-closed = Az új asztalt bezárták.

# A teendő
turn-title = Te következel
prompt-over = A játszma véget ért.
prompt-paused = A játszma szünetel.
prompt-wait = Most { $name } következik.
prompt-shown = { $name } lépett.
film-skip = Minden lépés azonnal
film-again = Ami az utolsó lépésem óta történt
soon = Mindjárt: { $move }
soon-stop = Megállítom
confirm-yes = Mehet
confirm-no = Még ne
undo = Utolsó lépés visszavonása
undo-same = Utolsó lépés visszavonása; ugyanazt a lapot húzod újra
undo-turn = Kör újrakezdése
past = Így állt az asztal { $ply } lépés után.
past-back = Vissza a jelenhez
hint = Tipp
hint-thinking = Gondolkodik…
hint-guess = Ami a legjobbnak látszik, a győzelem esélyével:
hint-exact = Bizonyított, mert már semmi sem rejtett:
hint-chance = győzelmi esély: { $chance }
hint-play = Megteszem: { $move }

# A menü
menu = Menü
menu-ask-undo = Visszavonás kérése
menu-undo-same = Ugyanazt a lapot fogod újra felhúzni.
menu-ask-undo-anew = Visszavonás kérése új lapokkal
menu-undo-anew = Utolsó lépés visszavonása új lapokkal
menu-undo-anew-help = Amit még senki sem látott, azt újrakeverjük.
menu-ask-pause = Szünet kérése
menu-ask-end = Befejezés győztes nélkül
menu-resume = Folytatás
menu-reclaim = Visszaveszem a helyem a bottól
menu-fill = Játsszon bot helyette: { $name }
menu-resign = Feladom
menu-resign-sure = Biztosan feladom
menu-leave = Felállok
menu-leave-bot = Elmegyek, bot játszik helyettem
menu-rematch = Új játszma
menu-replay = A játszma visszanézése
menu-rules = A szabályok
menu-settings = Beállítások
menu-sounds-off = Hangok kikapcsolása
menu-sounds-on = Hangok bekapcsolása
sounds-off = Hangok ki
sounds-on = Hangok be
menu-watch = Link nézőknek
wish-undo = { $name } vissza szeretne vonni egy lépést. Ugyanazok a lapok jönnek majd újra.
wish-undo-anew = { $name } vissza szeretne vonni egy lépést. Amit még senki sem látott, azt újrakeverjük.
wish-pause = { $name } szünetet szeretne.
wish-end = { $name } azt javasolja, hogy fejezzétek be győztes nélkül.
wish-yes = Beleegyezem
wish-no = Nem
wish-waiting = A többiek válaszára várunk.
wish-absent = Bot játszik helyette: { $names }. Ha { $time } alatt sem ad életjelet, nélküle dől el.

# A napló
log-label = Mi történt
log-unread = Mi történt; { $count ->
    [one] egy új üzenet
   *[other] { $count } új üzenet
}
log-jump = Az asztal megtekintése, ahogy akkor volt
log-more = Ami még hozzá tartozik
log-sat = { $name } leül.
log-rose = { $name } feláll.
log-putout = Az asztal gazdája felszabadítja { $name } helyét.
log-freed = Egy helyre mostantól bárki leülhet.
log-declined = { $name } most nem szeretne játszani.
log-filled = Egy bot ül le: { $level }.
log-started = Kezdődik a játszma.
log-undone = { $name } visszavon egy lépést.
log-undone-same = { $name } visszavon egy lépést. Ugyanazok a lapok jönnek majd újra.
log-undone-anew = { $name } visszavon egy lépést. Amit még senki sem látott, azt újrakevertük.
log-asked-undo = { $name } vissza szeretne vonni egy lépést.
log-asked-undo-anew = { $name } vissza szeretne vonni egy lépést, új lapokkal.
log-asked-pause = { $name } szünetet kér.
log-asked-end = { $name } győztes nélküli befejezést javasol.
log-answered-undo = { $name } beleegyezik a visszavonásba.
log-answered-undo-no = { $name } nem egyezik bele a visszavonásba.
log-answered-undo-anew = { $name } beleegyezik a visszavonásba, új lapokkal.
log-answered-undo-anew-no = { $name } nem egyezik bele a visszavonásba.
log-answered-pause = { $name } beleegyezik a szünetbe.
log-answered-pause-no = { $name } nem kér szünetet.
log-answered-end = { $name } beleegyezik a befejezésbe.
log-answered-end-no = { $name } továbbjátszik.
log-unanswered = { $name } nem válaszolt a kérésre, ezért nélküle dőlt el.
log-paused = A játszma szünetel.
log-resumed = { $name } folytatja.
log-resigned = { $name } feladja.
log-flagged = { $name } kifutott az időből.
log-replaced = Bot lép be helyette: { $name } ({ $level }).
log-reclaimed = { $name } visszatért.
log-said = { $name }: { $text }
log-rematched-by = { $name } szeretne még egyet játszani: az új asztalhoz
log-rematched = Új játszma kezdődik ugyanezekkel a játékosokkal.
log-outage = A szerver egy ideig nem működött; { $seconds } másodpercet jóváírtunk.
log-closed = Az asztalt bezárták.
log-ended-played = A játszma véget ért. { $count ->
    [one] A győztes: { $winners }.
   *[other] A győzelmen osztoznak: { $winners }.
}
log-ended-resigned = A játszma véget ért: { $name } feladta. { $count ->
    [one] A győztes: { $winners }.
   *[other] A győzelmen osztoznak: { $winners }.
}
log-ended-time = A játszma véget ért: { $name } kifutott az időből. { $count ->
    [one] A győztes: { $winners }.
   *[other] A győzelmen osztoznak: { $winners }.
}
log-ended-agreed = A játszma közös megegyezéssel ért véget.
log-ended-nobody = A játszma győztes nélkül ért véget.
chat-label = Mondj valamit!
chat-send = Küldés

# Begépelt lépések és felolvasás
typed-label = Írj be egy lépést!
typed-send = Küldés
typed-help = A játék jelöléseivel; a kéz, asztal, pontok, utolsó vagy lépések szóra felolvassuk, amit kérdezel.
read-hand = kéz
read-board = asztal
read-scores = pontok
read-last = utolsó
read-moves = lépések
read-no-moves = Most nincs mit lépned.
read-nothing = Még nincs mit elmondani.

# A vége
end-title = A játszma vége
end-won = A győztes: { $name }!
end-you-won = Győztél!
end-shared = A győzelmen osztoznak: { $names }.
end-nobody = Senki sem győzött.
end-look = Az utolsó lépés megmutatása az asztalon
end-scores = Pontok
end-why-resigned = { $name } feladta.
end-why-time = { $name } kifutott az időből.
end-why-agreed = Közös megegyezéssel ért véget.

# Ha a szerver nem válaszol
refusal-unreachable = A szerver nem válaszol; az oldal tovább próbálkozik.
