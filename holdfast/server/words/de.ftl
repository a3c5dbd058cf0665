# Warum der Server etwas nicht tut. Ein Satz für jeden Code, siehe refusals.py; manche haben mehrere.
# $seat ist ein Platz: A bis E.
bad-message = Diese Nachricht ist nicht zu lesen: { $detail }.
message-not-text = Diese Nachricht ist nicht zu lesen: Sie ist leer oder binär; erwartet wird JSON als Text.
message-not-utf8 = Diese Nachricht ist nicht zu lesen: Sie ist nicht in UTF-8.
message-too-deep = Diese Nachricht ist nicht zu lesen: Sie ist zu tief verschachtelt.
name-unseen = Ein Name braucht wenigstens einen sichtbaren Buchstaben.
name-mixed = Ein Name kann nicht in einem Wort Buchstaben mischen, die gleich aussehen, etwa lateinische und kyrillische.
nothing-said = Es wurde nichts gesagt.
bad-option = Eine Einstellung dieses Tisches hat einen Wert, den es nicht gibt.
unknown-game = Es gibt kein Spiel „{ $game }“; die Spiele sind { $known }.
only-bots = Ein Tisch von Bots ist zum Zuschauen da: Er hat Zuschauer und keine Uhr.
one-seat = Du kannst nur einen Platz nehmen; wer am selben Bildschirm mitspielt, bekommt einen eigenen.
no-session = Hier ist niemand angemeldet; wähle zuerst einen Namen.
unknown-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }.
unknown-moment = Es gibt keinen Zug { $ply }; diese Partie hat 0 bis { $last }.
unknown-lesson = Es gibt keine solche Lektion, oder sie hat keinen solchen Schritt.
unknown-puzzle = Es gibt keine solche Aufgabe.
unknown-study = Diese Studie gibt es nicht.
bad-position = Das ist keine Stellung dieses Spiels.
cannot-edit = { $why ->
    [full] Dort ist kein Platz mehr: { $place }.
    [none-left] Davon ist nichts mehr übrig: { $thing }.
    [not-here] Das gehört nicht dorthin: { $thing } ({ $place }).
    [not-there] Das liegt dort nicht: { $thing } ({ $place }).
    [no-thing] So etwas gibt es nicht: { $thing }.
    [no-place] Diesen Ort gibt es nicht: { $place }.
    [no-setting] Diese Einstellung gibt es nicht: { $thing }.
   *[bad-value] Das kann nicht { $value } sein: { $thing }.
}
not-seated = Du hast keinen Platz an diesem Tisch.
seat-taken = Platz { $seat } ist besetzt.
not-invited = Platz { $seat } ist für jemanden frei gehalten, der den Link dazu hat.
put-out = Wer den Tisch eröffnet hat, hat deinen Platz freigemacht; hier kannst du dich nicht wieder setzen.
not-host = Das kann nur, wer den Tisch eröffnet hat.
not-started = Die Partie hat noch nicht begonnen.
already-started = Die Partie hat schon begonnen.
over = Die Partie ist zu Ende.
not-over = Die Partie ist noch nicht zu Ende.
paused = Die Partie ist unterbrochen.
not-paused = Die Partie ist nicht unterbrochen.
not-your-turn = Du bist nicht am Zug.
stale = Am Tisch ist inzwischen etwas geschehen; er ist jetzt bei { $version }.
unreadable-move = „{ $typed }“ ist nicht als Zug zu lesen; „Züge“ zeigt, welche jetzt möglich sind.
illegal-move = Dieser Zug ist jetzt nicht erlaubt.
ambiguous-move = { $typed } kann mehreres bedeuten: { $moves }.
nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
needs-consent = Seit diesem Zug wurde etwas Neues aufgedeckt; bitte die anderen um Erlaubnis, ihn zurückzunehmen.
already-asked = Darum wurde schon gebeten.
nothing-asked = Darum hat niemand gebeten.
not-away = Für Platz { $seat } spielt nur dann ein Bot, wenn dort jemand am Zug ist und sich lange genug nicht gemeldet hat.
chat-off = An diesem Tisch ist der Chat ausgeschaltet.
hints-off = An einem Tisch mit anderen Menschen gibt es keine Tipps.
analysis-off = Eine Partie mit anderen Menschen kann erst untersucht werden, wenn sie zu Ende ist.
outlook-off = Die Chancen einer Partie, in der Menschen spielen, werden erst gezeigt, wenn sie zu Ende ist.
not-asker = Nur wer diese Untersuchung verlangt hat, kann sie abbrechen.
no-watchers = An diesem Tisch wird nicht zugeschaut.
not-ready = { $title } wird noch vorbereitet und öffnet sich gleich von selbst.
warming-up = Wer in { $title } einen Tipp geben könnte, wärmt sich noch auf; frage bitte in einer Minute noch einmal.
analysis-warming-up = Wer { $title } untersuchen könnte, wärmt sich noch auf; bitte in einer Minute noch einmal fragen.
old-rules = Diese Partie wurde nach Fassung { $rules } der Regeln von { $game } gespielt, die dieses Programm nicht spielt; ihre Züge lassen sich noch lesen.
too-big = Diese Nachricht ist zu lang; sie darf { $limit } Bytes haben.
too-slow = Der Inhalt dieser Anfrage hat zu lange gebraucht.
too-many = Von dir stehen schon { $most } Tische in der Liste; schließe einen davon, oder richte einen ein, der nicht in der Liste steht.
too-many-here = Von deinem Anschluss stehen schon { $most } Tische in der Liste; richte einen ein, der nicht in der Liste steht, oder versuche es später.
too-many-studies = Du teilst schon { $most } Studien.
too-many-analyses = Es laufen noch { $most } Untersuchungen, die du verlangt hast; warte auf eine davon oder brich sie ab.
too-many-analyses-here = Von dort, wo du bist, sind schon { $most } Untersuchungen verlangt; versuche es später noch einmal.
too-fast = Das geht zu schnell; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
foreign-origin = Diese Anfrage kommt von einer fremden Seite.
foreign-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
not-json = Der Inhalt einer Anfrage muss JSON sein.
store-full = Die Festplatte des Servers ist voll; das konnte nicht gespeichert werden.
store-locked = Der Speicher des Servers ist belegt; das konnte nicht gespeichert werden.
store-damaged = Was der Server von diesem Tisch gespeichert hat, ist beschädigt.
store-failed = Der Speicher des Servers hat versagt; das wurde nicht gespeichert.
stopping = Der Server hält gerade an; er ist bald wieder da.
unknown-address = Hier ist nichts; das Dokument der API verzeichnet, was es gibt.
internal = Hier ist etwas schiefgegangen; es wurde vermerkt und liegt nicht an dir.
