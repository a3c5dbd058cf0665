# Die Lektionen von Nim.
first-title = Das erste Spiel
first-about = Steine nehmen, die Plättchen und der letzte Stein. Zwei Minuten.
taking = Nehmen
taking-say = In deinem Zug nimmst du beliebig viele Steine von einem einzigen Haufen. Wer einen Haufen leert, zieht ein Plättchen. Nimm alle vier Steine des mittleren Haufens.
taking-done = Der Haufen ist weg, und du hast ein Plättchen gezogen.
taking-heap = Das wäre erlaubt. Leere jetzt aber den Haufen in der Mitte.
taking-few = So bleiben Steine liegen. Nimm alle vier.
tokens = Plättchen
tokens-say = Du hast eine 2 und hast eine 4 gezogen. Am Ende zählt das Plättchen, das du behältst. Lege die 2 zurück unter den Stapel.
tokens-done = Richtig: Die 4 gehört dir, und niemand sonst kennt sie.
tokens-better = Dann behieltest du das kleinere. Lege die 2 zurück.
last = Der letzte Stein
last-say = Wer den allerletzten Stein nimmt, bekommt 5 Punkte und beendet das Spiel. Alle fünf Steine liegen in einem Haufen. Nimm sie.
last-done = Das war der letzte Stein: 5 Punkte, und 4 für dein Plättchen.
last-left = Dann nimmt der Gegner den Rest und die 5 Punkte. Nimm alle.
remark-emptied = Du hast einen Haufen geleert und ein Plättchen gezogen. Behalte das größere: Es zählt am Ende.
remark-returned = Der Gegner hat ein Plättchen zurückgelegt. Welches, weiß nur er.
