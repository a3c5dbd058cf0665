# The page.

title = Holdfast

# ---- The pages beside the table: start, set-up, rules, settings, replay ----

## Everywhere

page-navigation = Seiten
guest-name = Gast { $number }
name-label = Dein Name
name-you-are = Du bist
name-change = Namen ändern
name-save = Speichern
refusal-failed = Dieses Spiel konnte nicht vorbereitet werden. Versuche es gleich noch einmal.

## The start page

start-title = Drei Spiele von Reiner Knizia
start-play = Jetzt spielen
start-learn = Lernen
start-invite = Freunde einladen
start-more = Mehr Optionen
start-busy = Einen Moment …
start-preparing = Fortschritt der Vorbereitung
start-state-waiting = gleich bereit …
start-state-warming = Bots wärmen sich auf …
start-state-failed = nicht vorbereitet
start-unreachable = Der Server ist nicht erreichbar. Die Seite versucht es von selbst wieder.
start-waiting = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
start-mine = Meine Tische
start-open = Offene Tische
start-open-none = Gerade steht kein Tisch allen offen. Eröffne einen unter „Mehr Optionen“: Mit einem Platz für alle steht er hier.
start-open-none-such = So einen offenen Tisch gibt es gerade nicht.
start-open-more = Mehr Tische zeigen
start-filter = Welche Tische gezeigt werden
start-filter-game = Spiel
start-filter-any-game = Alle Spiele
start-filter-any-clock = Uhr egal
start-filter-free = Mit freiem Platz
start-options-usual = Übliche Regeln
start-option = { $option }: { $value }
start-option-off = { $option } (aus)
start-clock-live = je { $minutes } Min., { $seconds } s dazu pro Zug
start-clock-slow = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
start-seats = Plätze
start-seat-open = frei
start-seat-invited = eingeladen
start-you = du
start-table-gathering = { $missing ->
    [one] Wartet noch auf eine Person
   *[other] Wartet noch auf { $missing } Personen
}
start-table-kept = Für dich ist ein Platz reserviert
start-table-free = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
start-table-paused = Pausiert
start-table-your-turn = Du bist am Zug
start-table-stand-in = Ein Bot spielt für dich
start-table-turn = { $name } ist am Zug
start-table-over = Zu Ende, niemand hat gewonnen
start-table-won = Du hast gewonnen
start-table-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
start-look-again = Ansehen
start-go = Zum Tisch
start-join = Mitspielen
start-watch = Zusehen
start-row-action = { $action }: { $title }, { $state }

## Setting up a table

new-title = { $game }: ein neuer Tisch
new-who = Wer spielt mit
new-players = Anzahl der Spieler
new-seat = Platz { $number }
new-who-me = Ich
new-who-me-help = Du spielst hier, an diesem Gerät.
new-who-hot = Jemand neben mir
new-who-hot-help = Spielt an diesem Gerät; die Karten werden beim Wechsel verdeckt.
new-who-invited = Per Link eingeladen
new-who-invited-help = Du bekommst einen Link; wer ihn öffnet, sitzt hier. Ein Konto braucht es nicht.
new-who-open = Offen für alle
new-who-open-help = Der Tisch steht in der Liste auf der Startseite; wer zuerst kommt, nimmt diesen Platz.
new-who-bot = Bot
new-level = Spielstärke
new-level-apprentice-help = Kennt die Regeln und wenig mehr; gut für die erste Partie.
new-level-journeyman-help = Spielt solide und schnell; macht Fehler, die du nutzen kannst.
new-level-master-help = Denkt kurz voraus und verschenkt selten etwas.
new-level-grandmaster-help = Der stärkste Bot; kann für einen Zug ein paar Sekunden brauchen.
new-name = Name
new-options = Regeln an diesem Tisch
new-clock = Zeit
new-clock-which = Uhr
new-clock-none = Keine Uhr
new-clock-none-help = Alle dürfen denken, solange sie möchten.
new-clock-live = Am Stück
new-clock-live-help = Jeder hat einen Zeitvorrat und bekommt mit jedem Zug etwas dazu.
new-clock-slow = Über Tage
new-clock-slow-help = Jeder Zug darf einige Tage dauern; komm wieder, wann du magst.
new-bank = Zeit für die ganze Partie, je Spieler
new-increment = Zuschlag je Zug
new-days-each = Zeit für einen Zug
new-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
new-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
new-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
new-more = Gäste, Chat und Abwesenheit
new-watchers = Zuschauer
new-watchers-help = Andere dürfen zusehen; sie sehen nur, was offen liegt.
new-chat = Chat
new-chat-help = Wer am Tisch sitzt, kann den anderen schreiben.
new-grace = Wenn jemand im eigenen Zug weg ist
new-grace-help = Nach dieser Zeit spielt ein Bot an dessen Stelle; wer zurückkommt, bekommt den Platz wieder.
new-grace-never = Nur wenn die anderen es wollen
new-stand-in = Wie stark dieser Bot ist
new-start = Tisch eröffnen

## The rulebook

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-play = Tisch eröffnen
rules-english = Diese Anleitung ist noch nicht übersetzt; hier steht sie auf Englisch.
rules-loading = Die Anleitung wird aufgeschlagen …
rules-link = Regeln
how-link = So wird gespielt
puzzles-link = Aufgaben
stats-link = Statistik

## Settings

settings-title = Einstellungen
settings-kept = Alles wird sofort auf diesem Gerät gespeichert.
settings-look = Sprache und Aussehen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-system-help = Tags hell und nachts dunkel, wenn das Gerät es so hält.
settings-theme-light = Papier
settings-theme-light-help = Dunkle Tinte auf hellem Papier.
settings-theme-dark = Kerzenlicht
settings-theme-dark-help = Helle Schrift auf dunklem Grund, am Abend angenehm für die Augen.
settings-motion = Bewegung
settings-motion-system = Zeigen, was sich bewegt
settings-motion-system-help = Steine und Karten gleiten an ihren Platz, außer wenn das Gerät weniger Bewegung wünscht.
settings-motion-none = Keine Bewegung
settings-motion-none-help = Alles steht sofort an seinem Platz.
settings-pace = Tempo der Züge der anderen
settings-pace-none = Alles auf einmal
settings-pace-none-help = Was die anderen getan haben, steht sofort da, markiert.
settings-pace-quick = Schnell
settings-pace-quick-help = Ein kurzer Blick auf jeden Zug.
settings-pace-normal = Normal
settings-pace-normal-help = Ein Zug nach dem anderen, wie am Tisch.
settings-pace-slow = Langsam
settings-pace-slow-help = Zeit, jedem Zug zu folgen.
settings-turn = Wenn du am Zug bist
settings-by-itself = Übliche Antworten von selbst
settings-by-itself-help = Ist nichts mehr zu legen oder geht in einem Zug nichts anderes mehr, wird es nach einem Augenblick von selbst gesagt. Ein Klick hält es auf.
settings-sound = Töne
settings-sound-help = Kurze Klänge für Karten und Steine und ein Ruf, wenn du am Zug bist.
settings-notify = Benachrichtigungen
settings-notify-help = Der Browser sagt dir Bescheid, wenn du am Zug bist, während diese Seite in einem anderen Tab offen ist.
settings-notify-denied = Der Browser erlaubt es nicht. In den Einstellungen des Browsers lässt es sich für diese Seite erlauben.
settings-play = Am Tisch
settings-confirm = Vor einem Zug nachfragen, der sich nicht zurücknehmen lässt
settings-confirm-never = Nie
settings-confirm-never-help = Ein Klick ist ein Zug.
settings-confirm-touch = Auf dem Touchscreen
settings-confirm-touch-help = Finger rutschen leichter ab als eine Maus.
settings-confirm-always = Immer
settings-confirm-always-help = Jeder Zug wird erst gezeigt und gilt, wenn du zustimmst.
settings-chat = Chat
settings-chat-help = Zeigen, was andere schreiben, und ein Feld für die Antwort.
settings-access = Hören und Tippen
settings-announce = Ereignisse ansagen
settings-announce-help = Ein Bildschirmleser liest jeden Zug vor und sagt, wer am Zug ist.
settings-typed = Züge tippen
settings-typed-help = Ein Feld am Tisch nimmt Züge in Notation an und liest Hand, Brett und Punkte vor.
settings-places = Feldnamen auf dem Tisch
settings-places-help = Wie Felder in getippten Zügen heißen, steht auf dem Tisch, so wie immer, wenn Züge getippt werden.
settings-you = Du
settings-name = Dein Name
settings-name-help = Andere sehen ihn am Tisch. Es gibt kein Konto und kein Passwort.
settings-out = Abmelden
settings-out-help = Dieses Gerät vergisst, wer du bist. Deine Plätze an laufenden Tischen bekommst du danach nicht zurück.
settings-out-sure = Wirklich abmelden
settings-out-done = Dieses Gerät kennt dich nicht mehr.

## Tasten

keys-title = Tasten
keys-page = Überall
keys-page-list = Die Tasten zeigen
keys-page-next = Zum Nächsten; mit der Umschalttaste zurück
keys-page-press = Drücken, was gerade ausgewählt ist
keys-page-close = Schließen, was obenauf liegt
keys-name = Dein Name
keys-name-keep = Den bisherigen Namen behalten
keys-room = Am Tisch
keys-room-usual = Die übliche Antwort: nichts mehr, Zugende
keys-room-skip = Alle Züge sofort, während die der anderen gezeigt werden
keys-room-again = Was seit meinem letzten Zug geschah, noch einmal
keys-room-mute = Töne aus und wieder an
keys-room-places = Feldnamen für getippte Züge auf den Tisch schreiben
keys-room-what = Was kann ich jetzt tun?
keys-asked = Bevor ein Zug ausgeführt wird
keys-asked-no = Noch nicht
keys-explained = Während eine Karte sich erklärt
keys-explained-rule = Zu ihrer Regel
keys-explained-close = Erklärung schließen
keys-map = Auf dem Spielplan
keys-map-pan = Den Spielplan verschieben
keys-map-nearer = Näher heran
keys-map-farther = Weiter weg
keys-map-all = Alles zeigen
keys-replay = In der Aufzeichnung
keys-replay-step = Einen Zug zurück, einen vor
keys-replay-leap = Zehn Züge zurück, zehn vor
keys-replay-first = Zum Anfang
keys-replay-last = Zum Ende
key-space = Leertaste
key-tab = Tab
key-enter = Eingabe
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild ↑
key-page-down = Bild ↓

## A wrong address

lost-title = Hier ist nichts
lost-text = Die Adresse stimmt nicht, oder den Tisch gibt es nicht mehr.
lost-home = Zur Startseite

## Replays

replay-title = { $game }: die Aufzeichnung
replay-loading = Die Aufzeichnung wird geöffnet …
replay-none = Diese Partie kann nicht gezeigt werden
replay-not-started = Die Partie hat noch nicht begonnen.
replay-position = Zug { $ply } von { $last }
replay-start = Der Anfang
replay-slider = Zeitpunkt der Partie
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-eyes-own = Wie ich es sehen darf
replay-eyes-open = Alle Karten offen
replay-log = Was geschah
replay-share = Teilen und aufheben
replay-link = Link zu diesem Moment
replay-download = Als Text herunterladen
replay-download-help = Alle Züge in Notation, mit dem Startwert, aus dem gegeben wurde.
replay-result = Ergebnis
replay-to-table = Zum Tisch

# ---- End of the pages beside the table ----
