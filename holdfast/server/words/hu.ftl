# Miért nem tesz meg valamit a kiszolgáló. Minden kódhoz egy mondat, lásd refusals.py; némelyikhez több.
# A $seat hely: A-tól E-ig.
bad-message = Ez az üzenet nem olvasható: { $detail }.
message-not-text = Ez az üzenet nem olvasható: üres vagy bináris; JSON kell szövegként.
message-not-utf8 = Ez az üzenet nem olvasható: nem UTF-8.
message-too-deep = Ez az üzenet nem olvasható: túl mélyen egymásba ágyazott.
name-unseen = A névhez legalább egy látható betű kell.
nothing-said = Nem hangzott el semmi.
bad-option = Ez a beállítás nem lehetséges: { $detail }.
unknown-game = Nincs ilyen játék: „{ $game }”; a játékok: { $known }.
only-bots = Minden helyen bot ül; hagyj egyet embernek is.
one-seat = Csak egy helyet foglalhatsz el; aki ugyanennél a képernyőnél játszik, saját helyet kap.
no-session = Itt még senki sincs bejelentkezve; előbb válassz nevet.
unknown-table = Nincs ilyen asztal, vagy nem nyitott számodra.
unknown-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
unknown-moment = Nincs ilyen lépés: { $ply }; ebben a játszmában 0 és { $last } közötti van.
not-seated = Ennél az asztalnál nincs helyed.
seat-taken = Ez a hely foglalt: { $seat }.
not-invited = Ez a hely annak van fenntartva, akinél a linkje van: { $seat }.
not-host = Ezt csak az asztal gazdája teheti meg.
not-started = A játszma még nem kezdődött el.
already-started = A játszma már elkezdődött.
over = A játszmának vége.
not-over = A játszma még nem ért véget.
paused = A játszma szünetel.
not-paused = A játszma nem szünetel.
not-your-turn = Nem te következel.
stale = Az asztalnál azóta történt valami; most itt tart: { $version }.
unreadable-move = Ez nem olvasható lépésként: { $detail }.
illegal-move = Ez a lépés nem szabályos: { $detail }.
ambiguous-move = Ez a lépés nem egyértelmű: { $detail }.
nothing-to-undo = Nincs lépésed, amelyet visszavehetnél.
needs-consent = A lépés óta új dolog derült ki; kérd meg a többieket, hogy visszavehesd.
already-asked = Ezt már kérték.
nothing-asked = Ezt senki sem kérte.
not-away = Ezen a helyen nincs távol senki, vagy még nem elég régóta: { $seat }.
chat-off = Ennél az asztalnál ki van kapcsolva a csevegés.
hints-off = Ahol mások is játszanak, ott nincs tipp.
no-watchers = Ez az asztal nem fogad nézőket.
not-ready = { $title } még készül; mindjárt magától megnyílik.
warming-up = Aki tippet adhatna ({ $title }), még bemelegít; kérdezd újra egy perc múlva.
old-rules = Ez a játszma a szabályok olyan változatával folyt, amelyet ez a program nem ismer ({ $game }, { $rules }. változat); a lépései még olvashatók.
too-big = Ez az üzenet túl hosszú; legfeljebb { $limit } bájt lehet.
too-fast = Ez túl gyors; próbáld újra { $seconds ->
    [one] egy
   *[other] { $seconds }
} másodperc múlva.
foreign-origin = Ez a kérés egy másik oldalról jön.
foreign-host = Ez a kiszolgáló nem ezen a néven érhető el.
not-json = A kérés tartalmának JSON-nak kell lennie.
store-full = Megtelt a kiszolgáló lemeze, ezért ezt nem lehetett elmenteni.
store-locked = A kiszolgáló tárolója foglalt, ezért ezt nem lehetett elmenteni.
store-damaged = Megsérült, amit a kiszolgáló erről az asztalról tárolt.
store-failed = A kiszolgáló tárolója hibázott, ezért ez nem lett elmentve.
stopping = A kiszolgáló éppen leáll; hamarosan visszatér.
unknown-address = Itt nincs semmi; az API leírása felsorolja, mi van.
internal = Itt valami elromlott; fel van jegyezve, és nem a te hibád.
