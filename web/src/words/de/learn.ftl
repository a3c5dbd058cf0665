# Die Seite der Lektionen.

learn-title = { $game } lernen
learn-loading = Die Lektion wird geöffnet …
learn-none = Zu diesem Spiel gibt es keine Lektionen.
learn-label = Lektion
learn-contents = Alle Lektionen
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-show = Zeige es mir
learn-back = Zurück
learn-again = Von vorn
learn-rule = Regel { $rule }
learn-finished = Fertig
learn-end-title = Diese Lektion ist geschafft
learn-end-last = Mehr wollten wir nicht zeigen. Am besten geht es mit einer Partie weiter.
learn-end-more = Spiele jetzt eine Partie oder nimm die nächste Lektion.
learn-end-game = Der letzte Teil ist eine Partie gegen den Lehrling. In Momenten, auf die es ankommt, sagt die Lektion dort noch etwas.
learn-play = Gegen den Lehrling spielen
learn-next-lesson = Nächste Lektion: { $title }
remarks-label = Aus der Lektion
remarks-begin = Du spielst jetzt gegen den Lehrling. Wenn etwas geschieht, worauf es ankommt, steht es hier.
keys-learn = In einer Lektion
keys-learn-next = weiter, oder den Zug zeigen
keys-learn-back = zurück
keys-learn-what = was man jetzt tun kann
