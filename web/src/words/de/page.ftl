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
refusal-failed = Dieses Spiel konnte nicht vorbereitet werden. Versuch es gleich noch einmal.

## The start page

start-title = Drei Spiele von Reiner Knizia
start-play = Jetzt spielen
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
start-open-none = Gerade wartet kein öffentlicher Tisch. Unter „Mehr Optionen“ kannst du einen eröffnen; andere finden ihn dann hier.
start-seats = Plätze
start-you = du
start-table-gathering = { $missing ->
    [one] Wartet noch auf eine Person
   *[other] Wartet noch auf { $missing } Personen
}
start-table-paused = Pausiert
start-table-your-turn = Du bist am Zug
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
new-who-open-help = Wer zuerst an den Tisch kommt, nimmt diesen Platz.
new-who-bot = Bot
new-level = Spielstärke
new-level-apprentice-help = Kennt die Regeln und wenig mehr; gut für die erste Partie.
new-level-journeyman-help = Spielt solide und schnell; macht Fehler, die du nutzen kannst.
new-level-master-help = Denkt kurz voraus und verschenkt selten etwas.
new-level-grandmaster-help = Der stärkste Bot; kann für einen Zug ein paar Sekunden brauchen.
new-name = Name
new-problem-nobody = An diesem Tisch sitzen nur Bots; gib einen Platz einem Menschen.
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
new-public = Öffentlicher Tisch
new-public-help = Alle finden ihn auf der Startseite. Sonst nur, wer den Link hat.
new-watchers = Zuschauer
new-watchers-help = Andere dürfen zusehen; sie sehen nur, was offen liegt.
new-chat = Chat
new-chat-help = Wer am Tisch sitzt, kann den anderen schreiben.
new-grace = Wenn jemand im eigenen Zug weg ist
new-grace-help = Nach dieser Zeit spielt ein Bot an ihrer Stelle; wer zurückkommt, bekommt den Platz wieder.
new-grace-never = Immer warten
new-stand-in = Wie stark dieser Bot ist
new-start = Tisch eröffnen

## The rulebook

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-play = Tisch eröffnen
rules-english = Diese Anleitung ist noch nicht übersetzt; hier steht sie auf Englisch.
rules-loading = Die Anleitung wird aufgeschlagen …
rules-link = Regeln

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
settings-sound = Töne
settings-sound-help = Kurze Klänge für Karten und Steine, und ein Ruf, wenn du am Zug bist.
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
settings-announce-help = Ein Bildschirmleser hört jeden Zug und wer dran ist.
settings-typed = Züge tippen
settings-typed-help = Ein Feld am Tisch nimmt Züge in Notation an und liest Hand, Brett und Punkte vor.
settings-you = Du
settings-name = Dein Name
settings-name-help = Andere sehen ihn am Tisch. Es gibt kein Konto und kein Passwort.
settings-out = Abmelden
settings-out-help = Dieses Gerät vergisst, wer du bist. Deine Plätze an laufenden Tischen bekommst du danach nicht zurück.
settings-out-sure = Wirklich abmelden
settings-out-done = Dieses Gerät kennt dich nicht mehr.

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
