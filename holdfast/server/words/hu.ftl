# Miért nem tesz meg valamit a szerver. Minden kódhoz egy mondat, lásd refusals.py; némelyikhez több.
# A $seat hely: A-tól E-ig.
bad-message = Ez az üzenet nem olvasható: { $detail }.
message-not-text = Ez az üzenet nem olvasható: üres vagy bináris; JSON kell szövegként.
message-not-utf8 = Ez az üzenet nem olvasható: nem UTF-8.
message-too-deep = Ez az üzenet nem olvasható: túl mélyen van egymásba ágyazva.
name-unseen = A névhez legalább egy látható betű kell.
name-mixed = Egy név egy szaván belül nem keverhet egyformának látszó betűket, például latint és cirillt.
nothing-said = Nem hangzott el semmi.
bad-option = Az asztal egyik beállításának nem lehet ilyen értéke.
unknown-game = Nincs ilyen játék: „{ $game }”; a játékok: { $known }.
only-bots = A botok asztala arra való, hogy nézzék: vannak nézői, és nincs órája.
one-seat = Csak egy helyet foglalhatsz el; aki ugyanennél a képernyőnél játszik, saját helyet kap.
no-session = Itt még senki sincs bejelentkezve; előbb válassz nevet!
unknown-table = Nincs ilyen asztal, vagy nem nyitott a számodra.
unknown-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
unknown-moment = Nincs ilyen lépés: { $ply }; ebben a játszmában 0 és { $last } közötti van.
unknown-lesson = Nincs ilyen lecke, vagy nincs ilyen lépése.
unknown-puzzle = Nincs ilyen feladvány.
unknown-study = Nincs ilyen tanulmány.
bad-position = Ez nem állása ennek a játéknak.
cannot-edit = { $why ->
    [full] Oda már nem fér több: { $place }.
    [none-left] Ebből nem maradt több: { $thing }.
    [not-here] Ez nem oda való: { $thing } ({ $place }).
    [not-there] Ez nincs ott: { $thing } ({ $place }).
    [no-thing] Nincs ilyen: { $thing }.
    [no-place] Nincs ilyen hely: { $place }.
    [no-setting] Nincs ilyen beállítás: { $thing }.
   *[bad-value] Ez nem lehet { $value }: { $thing }.
}
not-seated = Ennél az asztalnál nincs helyed.
seat-taken = Ez a hely foglalt: { $seat }.
not-invited = Ez a hely annak van fenntartva, akinél a linkje van: { $seat }.
put-out = Az asztal gazdája felszabadította a helyedet; ehhez az asztalhoz nem ülhetsz le újra.
not-host = Ezt csak az asztal gazdája teheti meg.
not-started = A játszma még nem kezdődött el.
already-started = A játszma már elkezdődött.
over = A játszmának vége.
not-over = A játszma még nem ért véget.
paused = A játszma szünetel.
not-paused = A játszma nem szünetel.
not-your-turn = Nem te következel.
stale = Az asztalnál azóta történt valami; most itt tart: { $version }.
unreadable-move = „{ $typed }”: ez nem olvasható lépésként; a „lépések” szó felsorolja, most mit lehet.
illegal-move = Ez a lépés most nem szabályos.
ambiguous-move = { $typed } többet is jelenthet: { $moves }.
nothing-to-undo = Nincs lépésed, amelyet visszavonhatnál.
needs-consent = A lépés óta új dolog derült ki; kérd meg a többieket, hogy visszavonhasd!
already-asked = Ezt már kérték.
nothing-asked = Ezt senki sem kérte.
not-away = Csak annak a helyére ülhet bot, aki soron van, és elég régóta nem adott életjelet: { $seat }.
chat-off = Ennél az asztalnál ki van kapcsolva a csevegés.
hints-off = Ahol mások is játszanak, ott nincs tipp.
analysis-off = Más emberekkel játszott játszma csak a vége után elemezhető.
outlook-off = Emberekkel játszott játszma esélyei csak a vége után láthatók.
not-asker = Ezt az elemzést csak az állíthatja le, aki kérte.
no-watchers = Ez az asztal nem fogad nézőket.
not-ready = { $title } még készül; mindjárt magától megnyílik.
warming-up = Aki tippet adhatna ({ $title }), még bemelegít; kérdezd újra egy perc múlva!
analysis-warming-up = Aki elemezhetné ({ $title }), még bemelegít; kérdezd újra egy perc múlva!
old-rules = Ez a játszma a szabályok olyan változatával folyt, amelyet ez a program nem ismer ({ $game }, { $rules }. változat); a lépései még olvashatók.
too-big = Ez az üzenet túl hosszú; legfeljebb { $limit } bájt lehet.
too-slow = A kérés tartalma túl lassan érkezett.
too-many = Már { $most } asztalod van a listán; zárj be egyet, vagy nyiss olyat, amely nem kerül a listára.
too-many-here = A te címedről már { $most } asztal van a listán; nyiss olyat, amely nem kerül a listára, vagy próbáld újra később.
too-many-studies = Már { $most } tanulmányt megosztottál.
too-many-analyses = Már { $most } elemzés készül, amelyet te kértél; várj meg egyet, vagy állítsd le.
too-many-analyses-here = Onnan, ahol vagy, már { $most } elemzést kértek; próbáld újra később.
too-fast = Ez túl gyors; próbáld újra { $seconds ->
    [one] egy
   *[other] { $seconds }
} másodperc múlva!
foreign-origin = Ez a kérés egy másik oldalról jön.
foreign-host = Ez a szerver nem ezen a néven érhető el.
not-json = A kérés tartalmának JSON-nak kell lennie.
store-full = Megtelt a szerver lemeze, ezért ezt nem lehetett elmenteni.
store-locked = A szerver tárolója foglalt, ezért ezt nem lehetett elmenteni.
store-damaged = Megsérült, amit a szerver erről az asztalról tárolt.
store-failed = A szerver tárolója hibázott, ezért ezt nem sikerült elmenteni.
stopping = A szerver éppen leáll; hamarosan visszatér.
unknown-address = Itt nincs semmi; az API leírása felsorolja, mi van.
internal = Itt valami elromlott; feljegyeztük, és nem a te hibád.
