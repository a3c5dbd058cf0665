# Der Tisch von Nim.

table-title = Nim
table-bots = Ada, Ben, Cleo, Dan, Eve, Finn, Gus, Hana, Ivo, Juno

# Was zu tun ist.
table-prompt-take = Zeige auf einen Stein: Mit ihm gehen alle, die auf ihm liegen.
table-prompt-return = Lege eins deiner beiden Plättchen unter den Stapel.

# Züge.
table-take = { $stones ->
    [one] Einen Stein
   *[other] { $stones } Steine
} von Haufen { $heap } nehmen
table-return = Plättchen { $token } unter den Stapel legen

# Was dort liegt.
table-heap = Haufen { $heap }: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
table-about-stone = Geht mit allen, die auf ihm liegen. Wer den letzten Stein eines Haufens nimmt, zieht ein Plättchen.
table-token = Plättchen { $token }
table-token-hidden = Ein verdecktes Plättchen
table-about-token = Zählt am Ende seinen Wert für den, der es hält.
table-pile = Der Stapel: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
table-taken = { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}
table-stands = { $name } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und hat { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} genommen.

# Among what can be won.
prize-numbered = Haufen { $number }
