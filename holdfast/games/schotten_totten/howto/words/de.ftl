# Wie Schotten Totten gespielt wird, auf fünf Seiten, und was die Zeichnungen der Regeln sagen.

play-title = So wird gespielt
play-about = Zwei Clans, neun Steine und ein Beweis.
border = Die Grenze
border-say = Neun Steine bilden die Grenze zwischen dir und dem Gegner. In jedem Zug spielst du eine Karte auf deine Seite eines Steins und ziehst dann eine. Auf einer Seite haben drei Karten Platz; drei Karten sind eine Formation.
formations = Was schlägt was?
formations-say = Von stark nach schwach, auf deiner Seite von links nach rechts: an Stein 1 ein Farblauf, an Stein 3 ein Drilling, an Stein 5 eine Farbe, an Stein 7 ein Lauf, an Stein 9 nur eine Summe. Bei gleicher Art gewinnt die höhere Summe.
claim = Ein Anspruch
claim-say = Sind beide Seiten eines Steins voll und ist deine stärker, darfst du ihn beanspruchen: hier Stein 4, ein Farblauf gegen eine Summe. Das geschieht nach dem Spielen einer Karte und vor dem Ziehen, mit so vielen Steinen, wie du kannst. Ein beanspruchter Stein bleibt dein.
proof = Ein Beweis
proof-say = Du musst nicht warten, bis die Seite des Gegners voll ist. An Stein 6 könnten nur die grüne 4 oder die grüne 7 deine drei Neunen schlagen, und beide liegen anderswo offen. Das ist ein Beweis: Du darfst den Stein beanspruchen. Nur offene Karten beweisen etwas, eine Hand nie.
end = Das Ende
end-say = Fünf Steine gewinnen die Runde, oder drei nebeneinander: Mit Stein 5 hättest du 4, 5 und 6. Der Sieger bekommt 5 Punkte, der Verlierer einen für jeden Stein.

rules-title = Zeichnungen
rules-about = Zeichnungen zu einzelnen Regeln.
tie = Gleiche Formationen
tie-say = An Stein 6 haben beide Seiten einen Lauf mit Summe 15. Die Seite des Gegners war zuerst vollständig und gewinnt den Stein: Du kannst ihn nicht beanspruchen.
mud = Schlammschlacht
mud-say = Auf Stein 5 liegt die Schlammschlacht: Dort ist eine Seite mit vier Karten vollständig. Deine vier sind ein Farblauf; den dreien des Gegners fehlt eine Karte.

# Was jetzt möglich ist, nach Arten von Zügen.
can-place = Spiele eine Karte deiner Hand an einen Stein.
can-recruit = Spiele den Rekrutierer: Ziehe drei Karten und lege zwei zurück.
can-strategy = Spiele den Strategen: Versetze eine deiner Karten oder lege sie ab.
can-wail = Spiele die Banshee: Lege eine Karte des Gegners ab.
can-betray = Spiele den Verräter: Hole eine Clankarte des Gegners auf deine Seite.
can-claim = Beanspruche einen Stein, den du gewonnen hast.
can-draw = Ziehe eine Karte von einem Stapel.
can-return = Lege eine Karte deiner Hand unter ihren Stapel.
can-done = Beanspruche keine Steine mehr.
can-pass = Passe: Spiele nichts und ziehe nichts.
