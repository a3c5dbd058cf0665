# Wie Rheinländer gespielt wird, auf fünf Seiten, und was die Zeichnungen der Regeln sagen.

play-title = So wird gespielt
play-about = Ritter am Fluss und Herzöge, die kommen und gehen.
knight = Ein Ritter
knight-say = In jedem Zug spielst du eine Karte und setzt einen Ritter auf ein Ufer des Abschnitts mit ihrer Zahl: hier mit der 36 auf das hervorgehobene Ufer neben der Stadt. Dann darfst du eine deiner drei Basteien setzen und ziehst eine Karte.
duchy = Ein Herzogtum
duchy-say = Ritter nebeneinander bilden ein Herzogtum; wer darin die meisten hat, dem gehört es, und er bekommt einen Herzog. Ein Herzogtum ist 1 für den Herzog wert, den Wert seiner Städte und 1 für jede Burg und jede Kirche, an der es liegt.
reinforcement = Verstärkung
reinforcement-say = Statt nach der Zahl kann jede Karte einen Ritter auf freies Land neben deine Ritter bringen, wenn dort kein fremder Ritter daneben steht: hier die 12, neben dein Herzogtum.
takeover = Eine Übernahme
takeover-say = Dieses Herzogtum gehört Gold, und ihr habt darin je zwei Ritter. Mit einem dritten hättest du die meisten und nähmst es: Golds Herzog geht und bekommt ausgezahlt, was es wert war. Sonst wird vor dem Ende niemand bezahlt.
end = Das Ende
end-say = Hat jemand keinen Ritter mehr, wird die Runde zu Ende gespielt. Dann ist jeder Herzog 5 wert, die Reichsgüter der Herzogtümer zählen noch einmal, und der Erzbischof bekommt 5. Die meisten Punkte gewinnen.

rules-title = Zeichnungen
rules-about = Zeichnungen zu einzelnen Regeln.
river = Auf dem Fluss
river-say = Beide Ufer im Abschnitt 37 sind besetzt; mit der 37 darf darum ein Ritter auf den Fluss dazwischen.
tie = Gleichstand
tie-say = Je zwei Ritter: Niemand hat mehr als jeder andere, also bleibt Gold der Besitzer.
merging = Zusammenschluss
merging-before = Das hervorgehobene Ufer grenzt an zwei Herzogtümer, deines und das von Gold. Ein Ritter dort macht eines daraus.
merging-after = Im Ganzen hast du darin drei Ritter und Gold zwei. Es gehört dir; Golds Herzog geht und wird für das alte Herzogtum bezahlt.
castles = Burgen
castle-say = Ein Ritter auf dem hervorgehobenen Ufer berührt die Burg, und daneben ist kein Herzog: Sofort kommt ein zweiter Ritter von dir in die Burg.
owner-say = Hier grenzt das hervorgehobene Ufer an ein Herzogtum von Gold. Du setzt den Ritter.
owner-after = Gold besetzt die Burg, außer der Reihe und noch bevor entschieden wird, wem das Herzogtum gehört.
archbishop = Der Erzbischof
archbishop-say = Du und Gold habt je einen Bischof, also ist niemand Erzbischof. Ein zweites Herzogtum mit einer Kirche, durch den Ritter auf dem hervorgehobenen Ufer, brächte dir das Amt.

# Was jetzt möglich ist, nach Arten von Zügen.
can-place = Spiele eine Karte und setze einen Ritter in ihren Abschnitt.
can-reinforce = Spiele eine beliebige Karte und bringe einen Ritter neben deine Ritter.
can-exchange = Setze als Erzbischof einen Ritter an die Stelle eines fremden.
can-bastion = Setze eine Bastei auf freies Land.
can-drop = Lege eine Karte ab: Kein Ritter kann gesetzt werden.
can-done = Setze keine Bastei.
can-garrison = Setze einen Ritter in die Burg.
can-refuse = Lass die Burg leer.
