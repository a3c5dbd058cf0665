# Az asztal körüli oldal: kik játszanak, mi a teendő, mi történt.

home = Vissza a kezdőlapra
skip = Ugrás a tartalomra
close = Bezárás
copy = Másolás
copied = Másolva
offline = Újracsatlakozás …
rule = { $rule } szabály

# Botok szintjei, helyek
level-apprentice = Tanonc
level-journeyman = Segéd
level-master = Mester
level-grandmaster = Nagymester
seat-name = { $letter } hely
seats-label = Játékosok
seat-you = te
seat-your-turn = te következel
seat-turn = következik
seat-thinking = gondolkodik …
seat-warming = bemelegít: egyelőre egyszerűbben játszik
seat-away = nincs itt
seat-out = kiesett
seat-won = győztes
seat-stand-in = bot helyettesít
seat-points = { $points } pont
clock-left = még { $time }

# Betöltés és gyülekezés
table-loading = Terítjük az asztalt …
table-none = Ez az asztal nem látható
table-closed = Ezt az asztalt bezárták
gathering-title = Várakozás a játékosokra
gathering-join-title = Ülj le az asztalhoz
gathering-name = A neved
gathering-sit = Leülök
gathering-full = Minden hely foglalt, vagy másnak van fenntartva. Ha elkezdődött a játszma, nézheted.
gathering-open = Bárki leülhet ide
gathering-invited = Fenntartva annak, akinél ez a link van
gathering-link = Link ehhez a helyhez
gathering-level = A bot ereje
gathering-fill = Botot ültetek ide
gathering-start = A játszma magától elkezdődik, ha minden hely betelt.
gathering-close = Asztal bezárása

# A teendő
prompt-over = A játszma véget ért.
prompt-paused = A játszma szünetel.
prompt-wait = Most { $name } következik.
confirm-yes = Mehet
confirm-no = Még ne
undo = Utolsó lépés visszavonása
undo-turn = Kör újrakezdése
past = Az asztal a(z) { $ply }. lépés után.
past-back = Vissza a jelenhez
hint = Tipp
hint-thinking = Gondolkodik …
hint-guess = Ami a legjobbnak látszik, a győzelem esélyével:
hint-exact = Bizonyított, mert már semmi sem rejtett:
hint-chance = győzelmi esély: { $chance }

# A menü
menu = Menü
menu-ask-undo = Visszavonás kérése
menu-ask-pause = Szünet kérése
menu-ask-end = Befejezés felajánlása győztes nélkül
menu-resume = Folytatás
menu-reclaim = Visszaveszem a helyem a bottól
menu-fill = Játsszon bot helyette: { $name }
menu-resign = Feladom
menu-resign-sure = Biztosan feladom
menu-leave = Felállok
menu-leave-bot = Elmegyek; egy bot játszik tovább helyettem
menu-rematch = Új játszma
menu-replay = A játszma visszanézése
menu-rules = A szabályok
menu-settings = Beállítások
menu-watch = Link nézőknek
wish-undo = { $name } vissza szeretne vonni egy lépést.
wish-pause = { $name } szünetet szeretne.
wish-end = { $name } azt javasolja, hogy fejezzétek be győztes nélkül.
wish-yes = Beleegyezem
wish-no = Nem
wish-waiting = A többiek válaszára várunk.

# A napló
log-label = Mi történt
log-jump = Az asztal megtekintése, ahogy akkor volt
log-sat = { $name } leül.
log-rose = { $name } feláll.
log-filled = Egy bot ül le: { $level }.
log-started = Kezdődik a játszma.
log-undone = { $name } visszavon egy lépést.
log-asked-undo = { $name } vissza szeretne vonni egy lépést.
log-asked-pause = { $name } szünetet kér.
log-asked-end = { $name } győztes nélküli befejezést javasol.
log-answered-undo = { $name } beleegyezik a visszavonásba.
log-answered-undo-no = { $name } nem egyezik bele a visszavonásba.
log-answered-pause = { $name } beleegyezik a szünetbe.
log-answered-pause-no = { $name } nem kér szünetet.
log-answered-end = { $name } beleegyezik a befejezésbe.
log-answered-end-no = { $name } tovább játszik.
log-paused = A játszma szünetel.
log-resumed = { $name } folytatja.
log-resigned = { $name } feladja.
log-flagged = { $name } kifutott az időből.
log-replaced = Bot lép be helyette: { $name } ({ $level }).
log-reclaimed = { $name } visszatért.
log-said = { $name }: { $text }
log-rematched = Új játszma kezdődik ugyanezekkel a játékosokkal.
log-outage = A szerver nem volt elérhető; { $seconds } másodpercet jóváírtunk.
log-closed = Az asztalt bezárták.
log-ended-played = A játszma véget ért. { $count ->
    [one] A győztes: { $winners }.
   *[other] A győzelmen osztoznak: { $winners }.
}
log-ended-resigned = A játszma véget ért: valaki feladta. { $count ->
    [one] A győztes: { $winners }.
   *[other] A győzelmen osztoznak: { $winners }.
}
log-ended-time = A játszma véget ért: lejárt az idő. { $count ->
    [one] A győztes: { $winners }.
   *[other] A győzelmen osztoznak: { $winners }.
}
log-ended-agreed = A játszma közös megegyezéssel ért véget.
log-ended-nobody = A játszma győztes nélkül ért véget.
chat-label = Mondj valamit
chat-send = Küldés

# Begépelt lépések és felolvasás
typed-label = Írj be egy lépést
typed-send = Küldés
typed-help = Jelöléssel; vagy írd be: kéz, asztal, pontok, utolsó, lépések – és felolvassuk.
read-hand = kéz
read-board = asztal
read-scores = pontok
read-last = utolsó
read-moves = lépések
read-no-moves = Most nincs teendőd.
read-nothing = Még nincs mit elmondani.

# A vége
end-title = A játszma vége
end-won = A győztes: { $name }!
end-you-won = Győztél!
end-shared = A győzelmen osztoznak: { $names }.
end-nobody = Senki sem győzött.
end-scores = Pontok
end-why-resigned = Valaki feladta.
end-why-time = Lejárt az idő.
end-why-agreed = Közös megegyezéssel ért véget.

# Ha a szerver nem válaszol
refusal-unreachable = A szerver nem válaszol; az oldal tovább próbálkozik.
