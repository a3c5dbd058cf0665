# Die Seite um einen Tisch: wer spielt, was zu tun ist, was geschah.

home = Zur Startseite
skip = Zum Inhalt springen
close = Schließen
copy = Kopieren
copied = Kopiert
cut = Keine Verbindung. Was du jetzt tust, wird aufgehoben und gesendet, sobald die Verbindung wieder steht; lass diese Seite offen.
cut-sent = Keine Verbindung. Dein Zug wird aufgehoben und gesendet, sobald die Verbindung wieder steht; lass diese Seite offen.
rule = Regel { $rule }
explain-goes = Wohin es jetzt gehen kann, ist hell umrandet.

# Stufen der Bots, Plätze
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
seat-name = Platz { $letter }
somebody = Jemand
seats-label = Spieler
seat-you = du
seat-your-turn = du bist am Zug
seat-turn = ist am Zug
seat-thinking = denkt nach …
seat-warming = wärmt sich auf: spielt noch einfacher
seat-away = nicht da
seat-out = ausgeschieden
seat-won = Sieger
seat-bot = Bot, { $level }
seat-stand-in = von einem Bot vertreten
stand-in = Ein Bot spielt für dich.
stand-in-back = Platz wieder einnehmen
stand-in-at = Ein Bot spielt für dich: { $game }.
seat-score = Punkte
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
gathering-join-title = Setze dich dazu
gathering-name = Dein Name
gathering-sit = Platz nehmen
gathering-full = Alle Plätze sind besetzt oder für andere reserviert. Sobald die Partie läuft, kannst du zuschauen.
gathering-open = Frei für alle
gathering-invited = Reserviert für die Person mit diesem Link
gathering-kept-title = Für dich ist ein Platz reserviert
gathering-kept = Reserviert für { $name }
gathering-declined = { $name } möchte jetzt nicht spielen.
gathering-free = Für alle öffnen
gathering-put-out = { $name } vom Tisch weisen
gathering-remove = Bot wegnehmen
gathering-barred = Wer den Tisch eröffnet hat, hat deinen Platz freigemacht; hier kannst du dich nicht wieder setzen.
gathering-link = Link zu diesem Platz
gathering-level = Stärke des Bots
gathering-fill = Bot hinsetzen
gathering-start = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
terms-title = Was an diesem Tisch gilt
terms-clock-live = Jeder hat { $bank } für die Partie und bekommt für jeden Zug { $increment } dazu.
terms-clock-plain = Jeder hat { $bank } für die ganze Partie.
terms-clock-delay = Die ersten { $delay } eines Zuges zählen nicht.
terms-clock-slow = Jeder Zug darf bis zu { $days } dauern.
terms-grace = Wer sich im eigenen Zug { $time } lang nicht meldet, wird von einem Bot vertreten: { $level }.
terms-grace-asked = Wer sich im eigenen Zug { $time } lang nicht meldet, kann von einem Bot vertreten werden, wenn die anderen das wollen: { $level }.
terms-grace-slow = Niemand wird von einem Bot vertreten, bevor die eigene Zeit abgelaufen ist.
terms-owner = Wer zurückkommt, nimmt den Platz mit einem Klick wieder ein. Bis dahin wird ohne diese Person nichts vereinbart, es sei denn, sie meldet sich nach der Frage { $time } lang nicht.
terms-chat-none = Es gibt keinen Chat.
terms-watchers-none = Niemand sonst darf zusehen.
gathering-close = Tisch schließen

# Somebody wants to play again
invitation-asks = { $name } möchte noch einmal spielen.
invitation-join = Mitspielen
invitation-along = Mitkommen
invitation-later = Jetzt nicht
invitation-declined = Du hast gesagt, dass du jetzt nicht spielen möchtest.
invitation-after-all = Doch mitspielen
invitation-seated = Du hast einen Platz am neuen Tisch.
invitation-late = Die neue Partie hat ohne dich begonnen.
invitation-begun = Die neue Partie hat begonnen.
invitation-closed = Der neue Tisch wurde geschlossen.

# Was zu tun ist
turn-title = Du bist am Zug
prompt-over = Die Partie ist zu Ende.
prompt-paused = Die Partie ruht.
prompt-wait = { $name } ist am Zug.
prompt-shown = { $name } hat gespielt.
film-skip = Alle Züge sofort zeigen
film-again = Was seit meinem letzten Zug geschah
soon = Gleich: { $move }
soon-stop = Warten
confirm-yes = Ausführen
confirm-no = Noch nicht
undo = Letzten Zug zurücknehmen
undo-same = Letzten Zug zurücknehmen; du ziehst dieselbe Karte wieder
undo-turn = Spielzug neu beginnen
past = Du siehst den Tisch nach Zug { $ply }.
past-back = Zurück zu jetzt
hint = Tipp
hint-thinking = Denkt nach …
hint-guess = Was am besten aussieht, mit der Siegchance:
hint-exact = Bewiesen, denn nichts ist mehr verdeckt:
hint-chance = Siegchance { $chance }
hint-play = Ausführen: { $move }

# Das Menü
menu = Menü
menu-ask-undo = Rücknahme erbitten
menu-undo-same = Du wirst dieselbe Karte wieder ziehen.
menu-ask-undo-anew = Rücknahme mit neuen Karten erbitten
menu-undo-anew = Letzten Zug zurücknehmen, mit neuen Karten
menu-undo-anew-help = Was niemand gesehen hat, wird neu gemischt.
menu-ask-pause = Pause erbitten
menu-ask-end = Ende ohne Sieger anbieten
menu-resume = Weiterspielen
menu-reclaim = Meinen Platz vom Bot zurücknehmen
menu-fill = Bot für { $name } spielen lassen
menu-resign = Aufgeben
menu-resign-sure = Wirklich aufgeben
menu-leave = Aufstehen
menu-leave-bot = Gehen; ein Bot spielt für mich weiter
menu-rematch = Noch einmal spielen
menu-replay = Partie nachspielen
menu-rules = Die Regeln
menu-settings = Einstellungen
menu-sounds-off = Töne ausschalten
menu-sounds-on = Töne einschalten
sounds-off = Töne aus
sounds-on = Töne an
menu-watch = Link für Zuschauer
wish-undo = { $name } möchte einen Zug zurücknehmen. Es werden wieder dieselben Karten gezogen.
wish-undo-anew = { $name } möchte einen Zug zurücknehmen. Was niemand gesehen hat, wird neu gemischt.
wish-pause = { $name } möchte eine Pause.
wish-end = { $name } schlägt vor, die Partie ohne Sieger zu beenden.
wish-yes = Einverstanden
wish-no = Ablehnen
wish-waiting = Die anderen müssen noch zustimmen.
wish-absent = Für { $names } spielt ein Bot. Kommt { $time } lang kein Lebenszeichen, geschieht es ohne Zustimmung.

# Das Protokoll
log-label = Was geschah
log-unread = Was geschah; { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
log-jump = Den Tisch zeigen, wie er damals war
log-more = Was noch dazugehört
log-sat = { $name } nimmt Platz.
log-rose = { $name } steht auf.
log-putout = { $name } wird vom Tisch gewiesen.
log-freed = Ein Platz steht jetzt allen offen.
log-declined = { $name } möchte jetzt nicht spielen.
log-filled = Ein Bot nimmt Platz: { $level }.
log-started = Die Partie beginnt.
log-undone = { $name } nimmt einen Zug zurück.
log-undone-same = { $name } nimmt einen Zug zurück. Es werden wieder dieselben Karten gezogen.
log-undone-anew = { $name } nimmt einen Zug zurück. Was niemand gesehen hat, ist neu gemischt.
log-asked-undo = { $name } bittet, einen Zug zurücknehmen zu dürfen.
log-asked-undo-anew = { $name } bittet, einen Zug zurücknehmen zu dürfen, mit neuen Karten.
log-asked-pause = { $name } bittet um eine Pause.
log-asked-end = { $name } schlägt vor, ohne Sieger aufzuhören.
log-answered-undo = { $name } ist mit dem Zurücknehmen einverstanden.
log-answered-undo-no = { $name } ist mit dem Zurücknehmen nicht einverstanden.
log-answered-undo-anew = { $name } ist mit dem Zurücknehmen und neuen Karten einverstanden.
log-answered-undo-anew-no = { $name } ist mit dem Zurücknehmen nicht einverstanden.
log-answered-pause = { $name } ist mit der Pause einverstanden.
log-answered-pause-no = { $name } will keine Pause.
log-answered-end = { $name } ist mit dem Ende einverstanden.
log-answered-end-no = { $name } spielt weiter.
log-unanswered = { $name } wurde gefragt und hat sich nicht gemeldet; die anderen entscheiden allein.
log-paused = Die Partie ruht.
log-resumed = { $name } macht weiter.
log-resigned = { $name } gibt auf.
log-flagged = { $name } hat keine Zeit mehr.
log-replaced = Ein Bot vertritt { $name }: { $level }.
log-reclaimed = { $name } ist wieder da.
log-said = { $name }: { $text }
log-rematched-by = { $name } möchte noch einmal spielen: zum neuen Tisch
log-rematched = Es gibt eine neue Partie mit denselben Spielern.
log-outage = Der Server fiel eine Weile aus; { $seconds ->
    [one] { $seconds } Sekunde wurde
   *[other] { $seconds } Sekunden wurden
} gutgeschrieben.
log-closed = Der Tisch wurde geschlossen.
log-ended-played = Die Partie ist zu Ende. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
log-ended-resigned = Die Partie ist zu Ende: { $name } hat aufgegeben. { $winners } { $count ->
    [one] gewinnt.
   *[other] teilen sich den Sieg.
}
log-ended-time = Die Partie ist zu Ende: { $name } hatte keine Zeit mehr. { $winners } { $count ->
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
end-look = Den letzten Zug auf dem Tisch zeigen
end-scores = Punkte
end-why-resigned = { $name } hat aufgegeben.
end-why-time = { $name } hatte keine Zeit mehr.
end-why-agreed = Man einigte sich, hier aufzuhören.

# Wenn der Server nicht antwortet
refusal-unreachable = Der Server antwortet nicht; die Seite versucht es weiter.
