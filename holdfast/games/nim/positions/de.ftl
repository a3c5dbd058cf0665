# Warum es eine Stellung nicht geben kann. $seat ist ein Platz.

tokens-hidden = einige Plättchen sind verdeckt
pieces = { $piece ->
    [stones] Steine
   *[other] Plättchen ({ $piece })
}: { $count } statt { $expected }
heap-grown = Haufen { $heap }: { $stones } Steine statt höchstens { $most }
tokens-drawn = bisher gezogene Plättchen: { $drawn } statt { $expected }
over-token = die Partie ist zu Ende, aber ein Plättchen muss noch zurückgelegt werden
tokens-not-lowest = die Plättchen, die unter den Stapel gelegt wurden, liegen nicht zuunterst
no-token = { $seat } hat kein Plättchen

# Wie der Editor Dinge und Orte nennt.
edit-stone = Stein
edit-stones = Steine
edit-token = Plättchen { $token }
edit-tokens = Plättchen
edit-heap = Haufen { $heap }
edit-taken = Steine von { $seat }
edit-hand = Plättchen von { $seat }
edit-drawn = Gezogenes Plättchen
edit-pile = Stapel
