# The page.

title = Holdfast

# ---- The pages beside the table: start, set-up, rules, settings, replay ----

## Everywhere

page-navigation = Oldalak
guest-name = Vendég { $number }
name-label = A neved
name-you-are = A neved:
name-change = Név módosítása
name-save = Mentés
refusal-failed = Ezt a játékot nem sikerült előkészíteni. Próbáld újra egy kicsit később!

## The start page

start-title = Reiner Knizia három játéka
start-play = Játék indítása
start-learn = Tanulás
start-invite = Barát meghívása
start-more = További beállítások
start-busy = Egy pillanat…
start-preparing = Az előkészítés állása
start-state-waiting = mindjárt kész…
start-state-warming = a botok bemelegítenek…
start-state-failed = nem sikerült előkészíteni
start-unreachable = A szerver nem érhető el. Az oldal magától újra próbálkozik.
start-waiting = { $count ->
    [one] Te következel
   *[other] { $count } asztal vár rád
}
start-mine = Asztalaim
start-open = Nyitott asztalok
start-open-none = Most egy asztalhoz sem ülhet le bárki. Nyiss egyet a „További beállítások” alatt! Ha van nála mindenkinek nyitott hely, itt lesz látható.
start-open-none-such = Ilyen nyitott asztal most nincs.
start-open-more = További asztalok
start-filter = Mely asztalok látszanak
start-filter-game = Játék
start-filter-any-game = Minden játék
start-filter-any-clock = Bármilyen óra
start-filter-free = Szabad hellyel
start-options-usual = Szokásos szabályok
start-option = { $option }: { $value }
start-option-off = { $option } (ki)
start-clock-live = fejenként { $minutes } perc, körönként +{ $seconds } mp
start-clock-slow = körönként { $days } nap
start-seats = Helyek
start-seat-open = szabad
start-seat-invited = meghívottnak
start-you = te
start-table-gathering = { $missing ->
    [one] Még egy játékosra vár
   *[other] Még { $missing } játékosra vár
}
start-table-kept = Egy helyet fenntartottak neked
start-table-free = { $free ->
    [one] Egy hely szabad
   *[other] { $free } hely szabad
}
start-table-paused = Szünetel
start-table-your-turn = Te következel
start-table-stand-in = Bot játszik helyetted
start-table-turn = { $name } következik
start-table-over = Vége, nincs győztes
start-table-won = Nyertél
start-table-winners = { $count ->
    [one] { $names } nyert
   *[other] { $names } holtversenyben nyert
}
start-look-again = Visszanézés
start-go = Az asztalhoz
start-join = Beülök
start-watch = Nézem
start-row-action = { $action }: { $title }, { $state }

## Setting up a table

new-title = { $game }: új asztal
new-who = Kik játszanak
new-players = Játékosok száma
new-seat = { $number }. hely
new-who-me = Én
new-who-me-help = Itt te játszol, ezen az eszközön.
new-who-hot = Valaki mellettem
new-who-hot-help = Ezen az eszközön játszik; váltáskor a lapok takarva vannak.
new-who-invited = Meghívás linkkel
new-who-invited-help = Kapsz egy linket; aki megnyitja, ide ül. Fiók nem kell hozzá.
new-who-open = Bárki leülhet
new-who-open-help = Az asztal a kezdőlap listájában áll; ezt a helyet az foglalja el, aki először jön.
new-who-bot = Bot
new-level = Játékerő
new-level-apprentice-help = A szabályokat ismeri, mást alig; jó az első játékhoz.
new-level-journeyman-help = Megbízhatóan és gyorsan játszik; a hibáit kihasználhatod.
new-level-master-help = Kicsit előre gondolkodik, és ritkán hibázik.
new-level-grandmaster-help = A legerősebb bot; egy lépéshez néhány másodperc is kellhet neki.
new-name = Név
new-options = Az asztal szabályai
new-clock = Idő
new-clock-which = Óra
new-clock-none = Óra nélkül
new-clock-none-help = Mindenki addig gondolkodhat, ameddig akar.
new-clock-live = Egyhuzamban
new-clock-live-help = Mindenkinek van időkerete, amely minden lépéssel kicsit nő.
new-clock-slow = Napokon át
new-clock-slow-help = Egy lépés néhány napig is tarthat; gyere vissza, amikor kedved van!
new-bank = Idő az egész játszmára, fejenként
new-increment = Ráadás lépésenként
new-days-each = Idő egy lépésre
new-minutes = { $count } perc
new-seconds = { $count } másodperc
new-days = { $count } nap
new-more = Vendégek, csevegés, távollét
new-watchers = Nézők
new-watchers-help = Mások is nézhetik; csak azt látják, ami nyílt.
new-chat = Csevegés
new-chat-help = Az asztalnál ülők írhatnak egymásnak.
new-grace = Ha valaki nincs itt, amikor ő következik
new-grace-help = Ennyi idő után bot játszik helyette; ha visszajön, visszakapja a helyét.
new-grace-never = Csak ha a többiek kérik
new-stand-in = Milyen erős legyen ez a bot
new-start = Asztal megnyitása

## The rulebook

rules-title = { $game }: a szabályok
rules-contents = Tartalom
rules-play = Asztal nyitása
rules-english = Ez a szabálykönyv még nincs lefordítva; itt angolul olvasható.
rules-loading = A szabálykönyv megnyitása…
rules-link = Szabályok
how-link = Így kell játszani
puzzles-link = Feladványok
stats-link = Statisztika

## Settings

settings-title = Beállítások
settings-kept = Minden azonnal elmentődik ezen az eszközön.
settings-look = Nyelv és megjelenés
settings-language = Nyelv
settings-theme = Színek
settings-theme-system = Mint az eszközé
settings-theme-system-help = Nappal világos, éjjel sötét, ha az eszköz is így tesz.
settings-theme-light = Papír
settings-theme-light-help = Sötét tinta világos papíron.
settings-theme-dark = Gyertyafény
settings-theme-dark-help = Világos betűk sötét alapon, este kíméli a szemet.
settings-motion = Mozgás
settings-motion-system = Mutassa, mi mozog
settings-motion-system-help = A bábuk és a lapok a helyükre csúsznak, hacsak az eszköz kevesebb mozgást nem kér.
settings-motion-none = Nincs mozgás
settings-motion-none-help = Minden azonnal a helyén van.
settings-pace = A többiek lépéseinek tempója
settings-pace-none = Mind egyszerre
settings-pace-none-help = A többiek lépései azonnal, megjelölve látszanak.
settings-pace-quick = Gyors
settings-pace-quick-help = Rövid pillantás minden lépésre.
settings-pace-normal = Közepes
settings-pace-normal-help = Egyik lépés a másik után, mint az asztalnál.
settings-pace-slow = Lassú
settings-pace-slow-help = Jut idő minden lépés követésére.
settings-turn = Amikor te következel
settings-by-itself = A megszokott válasz magától
settings-by-itself-help = Ha nincs több lerakni való, vagy a körben más már nem tehető: egy pillanat múlva magától elhangzik. Egy kattintás megállítja.
settings-sound = Hangok
settings-sound-help = Rövid koppanások a lapoknak és bábuknak, és jelzés, ha te következel.
settings-notify = Értesítések
settings-notify-help = A böngésző szól, amikor te következel, miközben ez az oldal egy másik lapon nyitva van.
settings-notify-denied = A böngésző nem engedélyezi. A böngésző beállításaiban ehhez az oldalhoz engedélyezhető.
settings-play = Az asztalnál
settings-confirm = Rákérdezés a vissza nem vonható lépésekre
settings-confirm-never = Soha
settings-confirm-never-help = A kattintás már lépés.
settings-confirm-touch = Érintőképernyőn
settings-confirm-touch-help = Az ujj könnyebben mellécsúszik, mint az egér.
settings-confirm-always = Mindig
settings-confirm-always-help = Minden lépés előbb megjelenik, és csak jóváhagyásra történik meg.
settings-chat = Csevegés
settings-chat-help = Mutassa, mit írnak mások, és legyen mező a válaszhoz.
settings-access = Felolvasás és gépelés
settings-announce = Események bemondása
settings-announce-help = A képernyőolvasó minden lépést felolvas, és azt is, ki következik.
settings-typed = Begépelt lépések
settings-typed-help = Az asztalnál egy mezőbe lépéseket lehet írni, és felolvastatható a kéz, az asztal és az állás.
settings-places = Mezőnevek az asztalon
settings-places-help = Az asztalon látszik, mi a mezők neve a begépelt lépésekben, ahogy gépeléskor mindig.
settings-you = Te
settings-name = A neved
settings-name-help = Mások ezt látják az asztalnál. Nincs fiók és nincs jelszó.
settings-out = Kijelentkezés
settings-out-help = Ez az eszköz elfelejti, ki vagy. A futó asztaloknál a helyedet utána nem kaphatod vissza.
settings-out-sure = Biztosan kijelentkezem
settings-out-done = Ez az eszköz már nem ismer téged.

## Billentyűk

keys-title = Billentyűk
keys-page = Mindenhol
keys-page-list = A billentyűk megmutatása
keys-page-next = Tovább a következőre; Shifttel az előzőre
keys-page-press = A kijelölt elem megnyomása
keys-page-close = A legfelső ablak bezárása
keys-name = A neved
keys-name-keep = Marad a korábbi név
keys-room = Az asztalnál
keys-room-usual = A szokásos válasz: nincs több, a kör vége
keys-room-skip = Minden lépés azonnal, amíg a többieké látható
keys-room-again = Ami az utolsó lépésem óta történt, még egyszer
keys-room-mute = Hangok ki- és bekapcsolása
keys-room-places = A begépelt lépések mezőneveinek kiírása az asztalra
keys-room-what = Mit tehetek most?
keys-asked = Mielőtt a lépés megtörténik
keys-asked-no = Még ne
keys-explained = Amíg egy lap magyarázata látszik
keys-explained-rule = A szabályához
keys-explained-close = A magyarázat bezárása
keys-map = A térképként látható asztalon
keys-map-pan = A térkép mozgatása
keys-map-nearer = Közelebb
keys-map-farther = Távolabb
keys-map-all = A teljes térkép
keys-replay = A visszajátszásban
keys-replay-step = Egy lépéssel vissza vagy előre
keys-replay-leap = Tíz lépéssel vissza vagy előre
keys-replay-first = Az elejére
keys-replay-last = A végére
key-space = Szóköz
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

## A wrong address

lost-title = Itt nincs semmi
lost-text = Hibás a cím, vagy az asztal már nem létezik.
lost-home = A kezdőlapra

## Replays

replay-title = { $game }: visszajátszás
replay-loading = A visszajátszás megnyitása…
replay-none = Ez a játszma nem mutatható meg
replay-not-started = A játszma még nem kezdődött el.
replay-position = { $ply }. lépés / { $last }
replay-start = A kezdet
replay-slider = A játszma pillanata
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Megállítás
replay-forward = Egy lépéssel előre
replay-last = A végére
replay-eyes = Kinek a szemével
replay-eyes-own = Ahogy én láthatom
replay-eyes-open = Minden lap nyíltan
replay-log = Mi történt
replay-share = Megosztás és mentés
replay-link = Link erre a pillanatra
replay-download = Letöltés szövegként
replay-download-help = Minden lépés a játék jelöléseivel, és a kezdőérték, amelyből az osztás készült.
replay-result = Eredmény
replay-to-table = Az asztalhoz

# ---- End of the pages beside the table ----
