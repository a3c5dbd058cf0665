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
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
refusal-unreachable = Der Server ist nicht erreichbar. Die Seite versucht es von selbst wieder.
refusal-failed = Dieses Spiel konnte nicht vorbereitet werden. Versuch es gleich noch einmal.

## The start page

start-title = Drei Spiele von Reiner Knizia
start-play = Jetzt spielen
start-invite = Freunde einladen
start-more = Mehr Optionen
start-busy = Einen Moment …
start-preparing = Fortschritt der Vorbereitung
start-state-waiting = Wird gleich vorbereitet; du kannst schon klicken.
start-state-compiling = Wird vorbereitet; du kannst schon klicken.
start-state-failed = Konnte nicht vorbereitet werden; ein Klick versucht es noch einmal.
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
new-level-grandmaster-help = Der stärkste Bot; braucht für jeden Zug ein paar Sekunden.
new-name = Name
new-problem-nobody = An diesem Tisch sitzen nur Bots; gib einen Platz einem Menschen.
new-options = Regeln an diesem Tisch
new-clock = Zeit
new-clock-which = Uhr
new-clock-none = Keine Uhr
new-clock-none-help = Alle dürfen denken, solange sie möchten.
new-clock-live = In einem Zug durch
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

rules-link = Regeln

## Settings

settings-title = Einstellungen

## A wrong address

lost-title = Hier ist nichts
lost-text = Die Adresse stimmt nicht, oder den Tisch gibt es nicht mehr.
lost-home = Zur Startseite

# ---- End of the pages beside the table ----
