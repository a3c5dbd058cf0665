# Der Tisch von Rheinländer.

table-title = Rheinländer

# Die Karte.
table-map = Karte des Flusses: Pfeiltasten verschieben, Plus und Minus vergrößern und verkleinern
table-map-rhine = Der Rhein
table-map-under = { $regions } Gebiete, { $towns } Orte
table-map-coming = Die Karte wird gezeichnet …
table-map-failed = Die Karte konnte nicht geholt werden.
table-retry = Noch einmal
table-whole = Ganze Karte
table-wind-north = N
table-wind-east = O
table-wind-south = S
table-wind-west = W

# Ein Feld: $side ist auf den meisten Plänen L, R, W oder I.
table-space = { $side ->
    [L] Linkes Ufer { $region }
    [R] Rechtes Ufer { $region }
    [W] Fluss { $region }
    [I] Insel { $region }
   *[other] { $name }
}
table-stands-knight = Ritter von { $name }
table-stands-bastion = Bollwerk
table-stands-nobody = frei
table-beside = bei { $town }, { $centre }
table-worth = Wert { $value }
table-can-place = hierher kann ein Ritter
table-can-reinforce = hierher kann eine Verstärkung
table-can-exchange = dieser Ritter kann ausgetauscht werden
table-can-bastion = hierher kann ein Bollwerk

# Herzogtümer.
table-details = Einzelheiten
table-duchies = { $count ->
    [one] Ein Herzogtum
   *[other] { $count } Herzogtümer
}
table-no-duchies = Zwei Ritter nebeneinander, oder einer neben einer Burg, bilden das erste Herzogtum.
table-duchy-owned = Herzogtum von { $owner }
table-duchy-free = Herzogtum ohne Herzog
table-value = sein Wert
table-knights-of = { $name } { $count }
table-changes = Was sich ändern würde
table-rule = Regel { $rule }
table-close = Schließen

# Spieler.
table-players = Mitspielende
table-archbishop = Erzbischof
table-thinking = denkt nach
table-count-knight = Ritter im Vorrat
table-count-duke = Herzöge
table-count-coin = Münzen
table-count-bishop = Bischöfe
table-count-bastion = Bollwerke im Vorrat
table-count-card = Karten
table-last-round = Die letzte Runde

# Die Hand, und was getan werden kann.
table-hand = Meine Karten
table-card = { $count ->
    [0] Karte { $card }
   *[other] Karte { $card }, bei { $towns }
}
table-cancel = Abbrechen
table-way-place = Ritter in { $card } ({ $count })
table-way-reinforce = Verstärken ({ $count })
table-way-exchange = Austauschen ({ $count })
table-way-bastion = Erst ein Bollwerk
table-hint-card = Wähle eine Karte oder ein Feld auf der Karte.
table-hint-drop = Keine Karte bringt irgendwo einen Ritter: Wähle eine zum Abwerfen.
table-hint-bastion = Oder zeige auf freies Land für ein Bollwerk.
table-do-done = Kein Bollwerk
table-do-end = Weiter
table-do-garrison = Burg besetzen
table-do-refuse = Leer lassen
table-do-drop = { $card } abwerfen
table-deed-place = Ritter mit { $card }
table-deed-reinforce = Verstärken mit { $card }
table-deed-exchange = Austauschen mit { $card }
table-deed-bastion = Bollwerk hier

# Was zu entscheiden ist.
table-prompt-play = Spiele eine Karte: ein Ritter kommt auf den Plan
table-prompt-drop = Wirf eine Karte ab
table-prompt-castle = Die Burg besetzen?
table-prompt-bastion = Baue ein Bollwerk oder keines

# Namen von Zügen.
table-name-place = { $card }: Ritter auf { table-space }
table-name-reinforce = { $card }: Verstärkung auf { table-space }
table-name-exchange = { $card }: Ritter austauschen auf { table-space }
table-name-bastion = Bollwerk auf { table-space }
table-name-drop = { $card } abwerfen
table-name-done = Kein Bollwerk
table-name-garrison = Burg besetzen
table-name-refuse = Burg leer lassen

# Der Tisch in Sätzen.
table-say-hand = { $count ->
    [one] Eine Karte: { $cards }.
   *[other] { $count } Karten: { $cards }.
}
table-say-no-hand = Keine Karten.
table-say-deck = { $deck } Karten im Stapel, { $discard } abgelegt.
table-say-duchy = { $place }: Herzogtum von { $owner }, Wert { $value }{ $bishop ->
    [1] , mit einem Bischof
   *[0] {""}
}. Ritter: { $knights }.
table-say-duchy-free = { $place }: Herzogtum ohne Herzog, Wert { $value }. Ritter: { $knights }.
table-say-lone = Einzelne Ritter von { $name }: { $places }.
table-say-bastions = Bollwerke: { $places }.
table-say-player = { $name }: noch { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
} und { $bastions ->
    [one] ein Bollwerk
   *[other] { $bastions } Bollwerke
}, { $dukes ->
    [one] ein Herzog
   *[other] { $dukes } Herzöge
}, { $bishops ->
    [one] ein Bischof
   *[other] { $bishops } Bischöfe
}{ $archbishop ->
    [1] , Erzbischof
   *[0] {""}
}{ $known ->
    [1] , { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
   *[0] {""}
}.
