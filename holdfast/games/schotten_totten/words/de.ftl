# Schotten Totten auf Deutsch. $who und $rival sind Plätze: A oder B.

title = Schotten Totten
pitch = Zwei Clans, neun Grenzsteine: Schicke die richtigen drei Karten an jeden Stein – und beweise, dass er dir gehört.

# Was vor der Partie gewählt wird.
option-tactics = Taktik
option-tactics-help = Zehn Taktikkarten kommen dazu, und die Hand hat sieben Karten (Kapitel 6). Für die ersten Partien besser ohne.
option-expert = Experten
option-expert-help = Grenzsteine werden nur zu Beginn des Zuges beansprucht, sodass die Gegenseite noch antworten kann (10.1). Üblich: aus.
option-rounds = Runden
option-rounds-help = So viele Runden hat die Partie; die Punkte aller Runden zählen zusammen (5.5). Üblich: eine.
option-starter = Wer spätere Runden beginnt
option-starter-help = Die erste Runde entscheidet das Los, die späteren das, was hier gewählt ist (5.6). Üblich: abwechselnd.
option-starter-alternate = abwechselnd
option-starter-winner = wer die letzte Runde gewonnen hat
option-starter-loser = wer die letzte Runde verloren hat
option-starter-random = das Los
option-auto-claim = Steine von selbst beanspruchen
option-auto-claim-help = Jeder Grenzstein, der beansprucht werden kann, wird beansprucht, von Stein 1 bis Stein 9 (4.8). Üblich: aus.
option-strict-colour = Strenge Farbe
option-strict-colour-help = Für eine Farbe braucht es verschiedene Stärken, auch mit Joker, Spion oder Schildträger (7.7). Üblich: an.
option-mud-needs-both = Schlammschlacht braucht beide Seiten
option-mud-needs-both-help = Ein Grenzstein mit Schlammschlacht kann erst beansprucht werden, wenn beide Seiten vier Karten haben, nie durch Beweis (8.5). Üblich: aus.

# Clans, nach dem Buchstaben auf ihren Karten.
clan-r = Rot
clan-o = Orange
clan-y = Gelb
clan-g = Grün
clan-b = Blau
clan-v = Violett

# Der Buchstabe auf den Karten eines Clans, im Protokoll und in getippten Zügen; jeder steht für eine Farbe.
letter-r = R
letter-o = O
letter-y = Ge
letter-g = Gr
letter-b = B
letter-v = V

# Taktikkarten, nach den Buchstaben auf ihnen. Die Namen der deutschen Ausgabe von 2017 sind nicht belegt.
tactic-jk = Joker
tactic-jk-help = Steht für jede Stärke in jeder Farbe. Jeder darf in einer Runde nur einen spielen.
tactic-sp = Spion
tactic-sp-help = Steht für eine 7 in jeder Farbe.
tactic-sh = Schildträger
tactic-sh-help = Steht für eine 1, 2 oder 3 in jeder Farbe.
tactic-bb = Blinde Kuh
tactic-bb-help = Liegt auf einem Grenzstein: Dort zählt nur die Summe der Stärken, egal in welcher Formation.
tactic-mf = Schlammschlacht
tactic-mf-help = Liegt auf einem Grenzstein: Dort braucht jede Seite vier Karten, und alle vier müssen zur Formation passen.
tactic-re = Rekrutierer
tactic-re-help = Ziehe drei Karten von beliebigen Stapeln und lege dann zwei Handkarten unter ihre Stapel.
tactic-st = Stratege
tactic-st-help = Lege eine eigene Karte von einem nicht beanspruchten Grenzstein an einen anderen oder wirf sie ab.
tactic-ba = Banshee
tactic-ba-help = Wirf eine gegnerische Karte von einem nicht beanspruchten Grenzstein ab.
tactic-tr = Verräter
tactic-tr-help = Hole eine gegnerische Clankarte von einem nicht beanspruchten Grenzstein auf deine Seite eines nicht beanspruchten Grenzsteins.

# Formationen, von der stärksten zur schwächsten.
formation-colour-run = Farblauf
formation-colour-run-help = Aufeinanderfolgende Stärken einer Farbe.
formation-four = Vierling
formation-four-help = Viermal dieselbe Stärke, an einem Grenzstein mit Schlammschlacht.
formation-three = Drilling
formation-three-help = Dreimal dieselbe Stärke.
formation-colour = Farbe
formation-colour-help = Eine Farbe, verschiedene Stärken.
formation-run = Lauf
formation-run-help = Aufeinanderfolgende Stärken in beliebigen Farben.
formation-sum = Summe
formation-sum-help = Beliebige Karten; es zählt die Summe.

# Grenzsteine in Sätzen.
the-stone = Grenzstein { $stone }
the-goal = Grenzstein { $goal }

# Formationen in Sätzen: die der Seite, die beansprucht, und die der anderen; .object ist der Akkusativ.
my-formation = { $mine-kind ->
    [colour-run] ein Farblauf (Summe { $mine })
    [four] ein Vierling (Summe { $mine })
    [three] ein Drilling (Summe { $mine })
    [colour] eine Farbe (Summe { $mine })
    [run] ein Lauf (Summe { $mine })
   *[sum] eine Summe von { $mine }
}
    .object = { $mine-kind ->
        [colour-run] einen Farblauf (Summe { $mine })
        [four] einen Vierling (Summe { $mine })
        [three] einen Drilling (Summe { $mine })
        [run] einen Lauf (Summe { $mine })
       *[other] { my-formation }
    }
their-formation = { $theirs-kind ->
    [colour-run] ein Farblauf (Summe { $theirs })
    [four] ein Vierling (Summe { $theirs })
    [three] ein Drilling (Summe { $theirs })
    [colour] eine Farbe (Summe { $theirs })
    [run] ein Lauf (Summe { $theirs })
   *[sum] eine Summe von { $theirs }
}
    .object = { $theirs-kind ->
        [colour-run] einen Farblauf (Summe { $theirs })
        [four] einen Vierling (Summe { $theirs })
        [three] einen Drilling (Summe { $theirs })
        [run] einen Lauf (Summe { $theirs })
       *[other] { their-formation }
    }

# Was geschehen ist.
place-troop = { $who } spielt { $card } an { the-stone }.
place-elite = { $who } spielt den { $name ->
    [JK] { tactic-jk }
    [SP] { tactic-sp }
   *[SH] { tactic-sh }
} an { the-stone }.
place-mode = { $who } spielt { $name ->
    [BB] { tactic-bb }
   *[MF] { tactic-mf }
} auf { the-stone }.
recruit = { $who } spielt den Rekrutierer.
strategy-move = { $who } spielt den Strategen: { $card } geht von { the-stone } zu { the-goal }.
strategy-discard = { $who } spielt den Strategen: { $card } an { the-stone } wird abgeworfen.
banshee = { $who } spielt die Banshee: { $card } an { the-stone } wird abgeworfen.
betray = { $who } spielt den Verräter: { $card } wechselt von { the-stone } auf die Seite von { $who } an { the-goal }.
passed = { $who } passt.
cannot-play = { $who } kann keine Karte spielen und passt.
claim-stronger = { $who } beansprucht { the-stone }: { my-formation } gegen { their-formation.object }.
claim-first = { $who } beansprucht { the-stone }: Beide haben { my-formation.object }, aber die Seite von { $who } war zuerst vollständig.
claim-proof = { $who } beansprucht { the-stone }, denn { my-formation } ist nicht mehr zu schlagen.
claims-done = { $who } beansprucht keinen Grenzstein mehr.
drew-card = { $who } zieht { $card }.
drew-clan = { $who } zieht { $count ->
    [one] eine Clankarte
   *[other] { $count } Clankarten
}.
drew-tactic = { $who } zieht { $count ->
    [one] eine Taktikkarte
   *[other] { $count } Taktikkarten
}.
returned-card = { $who } legt { $card } unter den passenden Stapel.
returned-clan = { $who } legt eine Clankarte unter ihren Stapel.
returned-tactic = { $who } legt eine Taktikkarte unter ihren Stapel.
round-five = { $who } hat fünf Grenzsteine und gewinnt die Runde mit { $won } zu { $lost } Punkten.
round-three = { $who } hat drei benachbarte Grenzsteine und gewinnt die Runde mit { $won } zu { $lost } Punkten.
round-stalled = Nichts kann sich mehr ändern: Die Grenzsteine werden gewertet, und { $who } gewinnt die Runde mit { $won } zu { $lost } Punkten.
round-drawn = Nichts kann sich mehr ändern: Die Grenzsteine werden gewertet, und die Runde endet unentschieden; beide erhalten { $won ->
    [one] einen Punkt
   *[other] { $won } Punkte
}.
round-begins = Runde { $round }: { $who } beginnt.

# Warum ein Zug nicht geht.
not-now-play = jetzt muss eine Karte gespielt werden
not-now-claim = jetzt können Grenzsteine beansprucht werden; das muss erst abgeschlossen sein
not-now-draw = jetzt muss eine Karte gezogen werden
not-now-recruit = jetzt zieht der Rekrutierer
not-now-return = jetzt muss eine Karte zurück unter ihren Stapel
not-now-over = die Partie ist zu Ende
not-in-hand = { $card } ist nicht auf der Hand von { $who }
closed = { the-stone } ist schon beansprucht und geschlossen
no-room = die Seite von { $who } an { the-stone } ist voll
lead = { $who } hat eine Taktikkarte mehr gespielt als { $rival } und muss warten
second-joker = { $who } hat schon einen Joker gespielt; der zweite bleibt bis zum Ende der Runde auf der Hand
empty-decks = beide Stapel sind leer, da gibt es niemanden zu rekrutieren
no-card-own = eine solche Karte von { $who } liegt an keinem Grenzstein
no-card-rival = eine solche Karte von { $rival } liegt an keinem Grenzstein
same-stone = der Stratege muss die Karte an einen anderen Grenzstein bringen
elite = der Verräter holt nur Clankarten
incomplete = { $who } hat { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
} an { the-stone } und braucht { $size }
weaker = { their-formation } an { the-stone } ist stärker als { my-formation }
later = beide haben { my-formation.object } an { the-stone }, aber die Seite von { $rival } war zuerst vollständig
beatable = { $rival } könnte { the-stone } noch mit { $cards } gewinnen: { their-formation } gegen { my-formation.object }
mud-needs-both = bei einer Schlammschlacht müssen beide Seiten vollständig sein, und die von { $rival } ist es nicht
claim-after-play = Grenzsteine werden nach dem Ausspielen einer Karte beansprucht; dieser dann auch, wenn der Anspruch noch gilt
claim-at-start = im Expertenspiel werden Grenzsteine nur zu Beginn des Zuges beansprucht
claimable = { $who } kann { the-stone } beanspruchen, sobald die Zeit dafür kommt
can-play = { $who } kann eine Clankarte spielen und darf deshalb nicht passen
