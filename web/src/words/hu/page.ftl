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
refusal-failed = Ezt a játékot nem sikerült előkészíteni. Próbáld újra egy kicsit később.

## The start page

start-title = Reiner Knizia három játéka
start-play = Játék indítása
start-invite = Barát meghívása
start-more = További beállítások
start-busy = Egy pillanat …
start-preparing = Az előkészítés állása
start-state-waiting = mindjárt kész …
start-state-warming = a botok bemelegítenek …
start-state-failed = nem sikerült előkészíteni
start-unreachable = A szerver nem érhető el. Az oldal magától újra próbálkozik.
start-waiting = { $count ->
    [one] Te következel
   *[other] { $count } asztalnál te következel
}
start-mine = Asztalaim
start-open = Nyitott asztalok
start-open-none = Most egy nyilvános asztal sem vár játékosokra. A „További beállítások” alatt nyithatsz egyet; mások itt találják meg.
start-seats = Helyek
start-you = te
start-table-gathering = { $missing ->
    [one] Még egy játékosra vár
   *[other] Még { $missing } játékosra vár
}
start-table-paused = Szünetel
start-table-your-turn = Te következel
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
new-who-open-help = Aki előbb jön az asztalhoz, ide ülhet.
new-who-bot = Gép
new-level = Játékerő
new-level-apprentice-help = A szabályokat ismeri, mást alig; jó az első játékhoz.
new-level-journeyman-help = Megbízhatóan és gyorsan játszik; a hibáit kihasználhatod.
new-level-master-help = Kicsit előre gondolkodik, és ritkán ad ajándékot.
new-level-grandmaster-help = A legerősebb gép; egy lépéshez néhány másodperc is kellhet neki.
new-name = Név
new-problem-nobody = Ennél az asztalnál csak gépek ülnek; egy helyet adj embernek.
new-options = Az asztal szabályai
new-clock = Idő
new-clock-which = Óra
new-clock-none = Óra nélkül
new-clock-none-help = Mindenki addig gondolkodhat, ameddig akar.
new-clock-live = Egy ültő helyben
new-clock-live-help = Mindenkinek van időkerete, amely minden lépéssel kicsit nő.
new-clock-slow = Napokon át
new-clock-slow-help = Egy lépés néhány napig is tarthat; gyere vissza, amikor kedved van.
new-bank = Idő az egész játszmára, fejenként
new-increment = Ráadás lépésenként
new-days-each = Idő egy lépésre
new-minutes = { $count } perc
new-seconds = { $count } másodperc
new-days = { $count } nap
new-more = Vendégek, csevegés, távollét
new-public = Nyilvános asztal
new-public-help = Mindenki megtalálja a kezdőlapon. Különben csak az, akinek megvan a link.
new-watchers = Nézők
new-watchers-help = Mások is nézhetik; csak azt látják, ami nyílt.
new-chat = Csevegés
new-chat-help = Az asztalnál ülők írhatnak egymásnak.
new-grace = Ha valaki a saját lépésénél eltűnik
new-grace-help = Ennyi idő után gép játszik helyette; ha visszajön, visszakapja a helyét.
new-grace-never = Mindig várunk
new-stand-in = Milyen erős ez a gép
new-start = Asztal megnyitása

## The rulebook

rules-title = { $game }: a szabályok
rules-contents = Tartalom
rules-play = Asztal nyitása
rules-english = Ez a szabálykönyv még nincs lefordítva; itt angolul olvasható.
rules-loading = A szabálykönyv megnyitása …
rules-link = Szabályok

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
settings-motion-system-help = A bábuk és lapok a helyükre csúsznak, hacsak az eszköz kevesebb mozgást nem kér.
settings-motion-none = Nincs mozgás
settings-motion-none-help = Minden azonnal a helyén van.
settings-sound = Hangok
settings-sound-help = Rövid koppanások a lapoknak és bábuknak, és jelzés, ha te következel.
settings-play = Az asztalnál
settings-confirm = Kérdezzen rá a vissza nem vonható lépésre
settings-confirm-never = Soha
settings-confirm-never-help = A kattintás már lépés.
settings-confirm-touch = Érintőképernyőn
settings-confirm-touch-help = Az ujj könnyebben mellécsúszik, mint az egér.
settings-confirm-always = Mindig
settings-confirm-always-help = Minden lépés előbb megjelenik, és csak jóváhagyásra történik meg.
settings-chat = Csevegés
settings-chat-help = Mutassa, mit írnak mások, és legyen mező a válaszhoz.
settings-access = Hallgatás és gépelés
settings-announce = Események bemondása
settings-announce-help = A képernyőolvasó minden lépést felolvas, és azt is, ki következik.
settings-typed = Begépelt lépések
settings-typed-help = Az asztalnál egy mezőbe lépések írhatók, és felolvastatható a kéz, a tábla és az állás.
settings-you = Te
settings-name = A neved
settings-name-help = Mások ezt látják az asztalnál. Nincs fiók és nincs jelszó.
settings-out = Kijelentkezés
settings-out-help = Ez az eszköz elfelejti, ki vagy. A futó asztaloknál a helyedet utána nem kaphatod vissza.
settings-out-sure = Biztosan kijelentkezem
settings-out-done = Ez az eszköz már nem ismer téged.

## A wrong address

lost-title = Itt nincs semmi
lost-text = Hibás a cím, vagy az asztal már nem létezik.
lost-home = A kezdőlapra

## Replays

replay-title = { $game }: visszajátszás
replay-loading = A visszajátszás megnyitása …
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
replay-download-help = Minden lépés jelölésekkel, és a kiindulóérték, amelyből az osztás készült.
replay-result = Eredmény
replay-to-table = Az asztalhoz

# ---- End of the pages beside the table ----
