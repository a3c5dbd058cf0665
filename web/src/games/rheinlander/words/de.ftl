# Der Tisch von Rheinländer.

table-title = Rheinländer
table-bots = Ada, Bodo, Dirk, Gero, Hilda, Kuno, Lutz, Meta, Otto, Rolf

# Der Spielplan.
table-map = Spielplan mit dem Fluss: Pfeiltasten verschieben ihn, Plus vergrößert, Minus verkleinert
table-map-rhine = Der Rhein
table-map-under = { $regions } Gebiete, { $towns } Orte
table-map-coming = Der Spielplan wird gezeichnet …
table-map-failed = Der Spielplan konnte nicht geladen werden.
table-retry = Noch einmal
table-whole = Ganzer Spielplan
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
table-stands-bastion = Bastei
table-stands-nobody = frei
table-beside = bei { $town }, { $centre }
table-worth = Wert { $value }
table-can-place = hierher kann ein Ritter
table-can-reinforce = hierher kann eine Verstärkung
table-can-exchange = dieser Ritter kann ausgetauscht werden
table-can-bastion = hierher kann eine Bastei

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
table-players = Spieler
table-archbishop = Erzbischof
table-thinking = denkt nach
table-tally-holdings = Besitz
table-tally-coins = Münzen
table-holdings-told = wenn jetzt Schluss wäre: { $count } für Herzöge, Reichsgüter und Erzbischof
table-holdings-help = was der Spielplan brächte, wenn jetzt Schluss wäre: Herzöge × 5, Reichsgüter, Erzbischof
table-coins-told = { $count } in Münzen
table-count-knight = Ritter im Vorrat
table-count-duke = Herzöge
table-count-coin = Münzen
table-count-bishop = Bischöfe
table-count-bastion = Basteien im Vorrat
table-last-round = Die letzte Runde

# Die Hand, und was getan werden kann.
table-hand = Meine Karten
table-about-card = Bringt einen eigenen Ritter auf ein freies Feld des Gebiets { $card } oder, als Verstärkung, auf ein freies Landfeld neben einem eigenen und keinem fremden Ritter.
table-about-city = Zählt ihre Zahl für das Herzogtum, zu dem sie gehört.
table-about-castle = Zählt 1. Wer einen Ritter daneben bringt, stellt einen weiteren hinein, der im Herzogtum mitzählt.
table-about-bishopric = Zählt 1 und gibt dem Herzog ihres Herzogtums einen Bischof.
table-card = { $count ->
    [0] Karte { $card }
   *[other] Karte { $card }, bei { $towns }
}
table-cancel = Abbrechen
table-way-place = Ritter in { $card } ({ $count })
table-way-reinforce = Verstärken ({ $count })
table-way-exchange = Austauschen ({ $count })
table-way-bastion = Erst eine Bastei
table-hint-card = Wähle eine Karte oder ein Feld auf dem Spielplan.
table-hint-drop = Mit keiner Karte kannst du einen Ritter setzen: Wähle eine zum Abwerfen.
table-hint-bastion = Oder zeige auf freies Land für eine Bastei.
table-do-done = Keine Bastei
table-do-end = Weiter
table-do-garrison = Burg besetzen
table-do-refuse = Leer lassen
table-do-drop = { $card } abwerfen
table-deed-place = Ritter mit { $card }
table-deed-reinforce = Verstärken mit { $card }
table-deed-exchange = Austauschen mit { $card }
table-deed-bastion = Bastei hier

# Was zu entscheiden ist.
table-prompt-play = Spiele eine Karte: Setze einen Ritter auf den Spielplan
table-prompt-drop = Wirf eine Karte ab
table-prompt-castle = Die Burg besetzen?
table-prompt-bastion = Setze eine Bastei oder keine

# Namen von Zügen.
table-name-place = { $card }: Ritter auf { table-space }
table-name-reinforce = { $card }: Verstärkung auf { table-space }
table-name-exchange = { $card }: Ritter austauschen auf { table-space }
table-name-bastion = Bastei auf { table-space }
table-name-drop = { $card } abwerfen
table-name-done = Keine Bastei
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
table-say-bastions = Basteien: { $places }.
table-say-player = { $name }: noch { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
} und { $bastions ->
    [one] eine Bastei
   *[other] { $bastions } Basteien
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

# Tasten.
keys-spaces = Auf den Feldern des Spielplans
keys-spaces-walk = Zum benachbarten Feld
keys-spaces-follow = Den Fluss hinauf und hinab, zu den wählbaren Feldern
keys-spaces-first = Zum ersten Feld
keys-spaces-last = Zum letzten Feld
keys-spaces-pick = Das Feld wählen
keys-players = In der Liste der Spieler
keys-players-walk = Zum nächsten Zeichen, das sagt, was es zählt
keys-river = Am Fluss
keys-river-cancel = Zurücklegen, was du gewählt hast
