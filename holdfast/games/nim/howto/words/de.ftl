# Wie Nim gespielt wird, auf drei Seiten.

play-title = So wird gespielt
play-about = Drei Haufen und ein paar Plättchen.
taking = Nehmen
taking-say = In deinem Zug nimmst du beliebig viele Steine, alle von einem Haufen. Wer den letzten Stein eines Haufens nimmt, zieht ein Plättchen.
tokens = Plättchen
tokens-say = Von deinen zwei Plättchen behältst du eines und legst das andere unter den Stapel. Das behaltene zählt am Ende; nur du kennst es.
last = Der letzte Stein
last-say = Wer den allerletzten Stein nimmt, bekommt 5 Punkte und beendet das Spiel. Dann zählt jeder den Wert seines Plättchens dazu, und die meisten Punkte gewinnen.

# Was jetzt möglich ist, nach Arten von Zügen.
can-take = Nimm Steine von einem Haufen.
can-return = Lege eines deiner zwei Plättchen unter den Stapel.
