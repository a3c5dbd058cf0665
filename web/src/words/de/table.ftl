# Die Seite um einen Tisch: wer spielt, was zu tun ist, was geschah.

home = Zur Startseite
skip = Zum Inhalt springen
close = Schließen
copy = Kopieren
copied = Kopiert
offline = Verbinde neu …
rule = Regel { $rule }

# Stufen der Bots, Plätze
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
seat-name = Platz { $letter }
seats-label = Spieler
seat-you = du
seat-your-turn = du bist dran
seat-turn = ist dran
seat-thinking = denkt nach …
seat-warming = wärmt sich auf: spielt noch einfacher
seat-away = nicht da
seat-out = ausgeschieden
seat-won = Sieger
seat-stand-in = ein Bot vertritt
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
clock-left = noch { $time }

# Laden und Sammeln
table-loading = Der Tisch wird gedeckt …
table-none = Dieser Tisch lässt sich nicht zeigen
table-closed = Dieser Tisch wurde geschlossen
gathering-title = Warten auf Mitspieler
gathering-join-title = Setz dich dazu
gathering-name = Dein Name
gathering-sit = Platz nehmen
gathering-full = Alle Plätze sind besetzt oder für andere reserviert. Sobald die Partie läuft, kannst du zuschauen.
gathering-open = Frei für alle
gathering-invited = Reserviert für alle mit diesem Link
gathering-link = Link zu diesem Platz
gathering-level = Stärke des Bots
gathering-fill = Bot hinsetzen
gathering-start = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
gathering-close = Tisch schließen

# Was zu tun ist
prompt-over = Die Partie ist zu Ende.
prompt-paused = Die Partie ruht.
prompt-wait = { $name } ist dran.
confirm-yes = Ausführen
confirm-no = Noch nicht
undo = Letzten Zug zurücknehmen
undo-turn = Spielzug neu beginnen
past = Du siehst den Tisch nach Zug { $ply }.
past-back = Zurück zu jetzt
hint = Tipp
hint-thinking = Denkt nach …
hint-guess = Was am besten aussieht, mit der Aussicht auf den Sieg:
hint-exact = Bewiesen, denn nichts ist mehr verdeckt:
hint-chance = Siegchance { $chance }

# Das Menü
menu = Menü
menu-ask-undo = Bitten, einen Zug zurückzunehmen
menu-ask-pause = Um eine Pause bitten
menu-ask-end = Ende ohne Sieger anbieten
menu-resume = Weiterspielen
menu-reclaim = Meinen Platz vom Bot zurücknehmen
menu-fill = Einen Bot für { $name } spielen lassen
menu-resign = Aufgeben
menu-resign-sure = Wirklich aufgeben
menu-leave = Aufstehen
menu-leave-bot = Gehen; ein Bot spielt für mich weiter
menu-rematch = Noch einmal spielen
menu-replay = Partie nachspielen
menu-rules = Die Regeln
menu-settings = Einstellungen
menu-watch = Link für Zuschauer
wish-undo = { $name } möchte einen Zug zurücknehmen.
wish-pause = { $name } möchte eine Pause.
wish-end = { $name } schlägt vor, die Partie ohne Sieger zu beenden.
wish-yes = Einverstanden
wish-no = Ablehnen
wish-waiting = Die anderen müssen noch zustimmen.

# Das Protokoll
log-label = Was geschah
log-jump = Den Tisch zeigen, wie er damals war
log-sat = { $name } nimmt Platz.
log-rose = { $name } steht auf.
log-filled = Ein Bot nimmt Platz: { $level }.
log-started = Die Partie beginnt.
log-undone = { $name } nimmt einen Zug zurück.
log-asked-undo = { $name } bittet, einen Zug zurücknehmen zu dürfen.
log-asked-pause = { $name } bittet um eine Pause.
log-asked-end = { $name } schlägt vor, ohne Sieger aufzuhören.
log-answered-undo = { $name } ist mit dem Zurücknehmen einverstanden.
log-answered-undo-no = { $name } ist mit dem Zurücknehmen nicht einverstanden.
log-answered-pause = { $name } ist mit der Pause einverstanden.
log-answered-pause-no = { $name } will keine Pause.
log-answered-end = { $name } ist mit dem Ende einverstanden.
log-answered-end-no = { $name } spielt weiter.
log-paused = Die Partie ruht.
log-resumed = { $name } macht weiter.
log-resigned = { $name } gibt auf.
log-flagged = { $name } hat keine Zeit mehr.
log-replaced = Ein Bot vertritt { $name }: { $level }.
log-reclaimed = { $name } ist wieder da.
log-said = { $name }: { $text }
log-rematched = Es gibt eine neue Partie mit denselben Spielern.
log-outage = Der Server war weg; { $seconds } Sekunden wurden gutgeschrieben.
log-closed = Der Tisch wurde geschlossen.
log-ended-played = Die Partie ist zu Ende. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
log-ended-resigned = Die Partie ist zu Ende: Jemand hat aufgegeben. { $winners } { $count ->
    [one] gewinnt.
   *[other] teilen sich den Sieg.
}
log-ended-time = Die Partie ist zu Ende: Die Zeit ist abgelaufen. { $winners } { $count ->
    [one] gewinnt.
   *[other] teilen sich den Sieg.
}
log-ended-agreed = Die Partie wurde einvernehmlich beendet.
log-ended-nobody = Die Partie ist ohne Sieger zu Ende.
chat-label = Etwas sagen
chat-send = Sagen

# Getippte Züge und Vorlesen
typed-label = Einen Zug eintippen
typed-send = Senden
typed-help = In Notation; oder tippe Hand, Tisch, Punkte, zuletzt oder Züge, um sie zu hören.
read-hand = Hand
read-board = Tisch
read-scores = Punkte
read-last = zuletzt
read-moves = Züge
read-no-moves = Du hast jetzt keinen Zug zu machen.
read-nothing = Es gibt noch nichts zu berichten.

# Das Ende
end-title = Ende der Partie
end-won = { $name } gewinnt!
end-you-won = Du hast gewonnen!
end-shared = { $names } teilen sich den Sieg.
end-nobody = Niemand hat gewonnen.
end-scores = Punkte
end-why-resigned = Jemand hat aufgegeben.
end-why-time = Die Zeit ist abgelaufen.
end-why-agreed = Man einigte sich, hier aufzuhören.

# Wenn der Server nicht antwortet
refusal-unreachable = Der Server antwortet nicht; die Seite versucht es weiter.
