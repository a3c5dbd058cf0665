# Nim auf Deutsch. $seat ist ein Platz: A bis C.

title = Nim
pitch = Drei Haufen, ein paar verdeckte Plättchen: Wer nimmt den letzten Stein?

# Was vor der Partie gewählt wird.
option-misere = Misère
option-misere-help = Die fünf Punkte für den letzten Stein erhalten alle außer der Person, die ihn nimmt (4.2). Üblich: aus.

# Was geschehen ist.
took = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} von Haufen { $heap }.
drew = { $seat } zieht ein Plättchen.
returned = { $seat } legt ein Plättchen unter den Stapel.
returned-known = { $seat } legt Plättchen { $token } unter den Stapel.
scored = { $seat } deckt Plättchen { $token } auf und hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

# Warum ein Zug nicht geht.
refused-over = die Partie ist zu Ende
refused-heap-too-small = Haufen { $heap } hat { $stones ->
    [0] keine Steine
    [one] nur einen Stein
   *[other] nur { $stones } Steine
}
refused-return-first = erst muss ein Plättchen zurückgelegt werden
refused-not-in-hand = Plättchen { $token } ist nicht auf der Hand
refused-nothing-drawn = ein Plättchen wird nur zurückgelegt, nachdem eins gezogen wurde
