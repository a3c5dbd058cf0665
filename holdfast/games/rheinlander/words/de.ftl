# Rheinländer auf Deutsch. $who, $rival, $holder und $old sind Plätze: A bis E.

title = Rheinländer
pitch = Ritter am Rhein werden zu Herzogtümern, Herzogtümer schlucken einander – und nur wer gut rechnet, herrscht am Ende über den Fluss.

# Was vor der Partie gewählt wird.
option-open-scores = Offene Münzen
option-open-scores-help = Alle sehen, wie viele Münzen jeder hat (7.5). Üblich: aus – Zahlungen sind offen, Summen geheim.
option-castle-optional = Burgen darf man ablehnen
option-castle-optional-help = Wer den Ritter gesetzt hat, darf eine Burg leer lassen, statt sie zu besetzen (8.4). Üblich: aus.
option-bastion-opens-river = Basteien öffnen den Fluss
option-bastion-opens-river-help = Eine Bastei belegt ihr Ufer, wenn es darum geht, ob der Fluss frei ist (3.3). Üblich: an; sonst braucht es Ritter an beiden Ufern.
option-garrison-blocks-reinforcement = Besatzungen sperren
option-garrison-blocks-reinforcement-help = Keine Verstärkung neben einer Burg mit fremder Besatzung (4.4). Üblich: aus.
option-merge-tie-single-owner = Gleichstand beim Zusammenschluss
option-merge-tie-single-owner-help = Was aus dem einzigen Herzog wird, wenn nach einem Zusammenschluss Gleichstand herrscht (6.5). Üblich: Er geht.
option-merge-tie-single-owner-remove = der Herzog geht
option-merge-tie-single-owner-keep = der Herzog bleibt
option-bastion-timing = Basteien
option-bastion-timing-help = Wann im Zug eine Bastei gesetzt werden darf (10.4). Üblich: nach dem Ritter.
option-bastion-timing-after = nach dem Ritter
option-bastion-timing-any = vor oder nach dem Ritter
option-board = Spielplan
option-board-help = Der Spielplan, auf dem gespielt wird (1.3).
option-board-rhine = Der Rhein

# Reichsgüter, nach dem Buchstaben oder der Zahl, die für sie steht.
centre-c = Burg
centre-b = Kirche
centre-2 = Stadt (2)
centre-3 = Stadt (3)
centre-4 = Stadt (4)

# Der Buchstabe eines Feldes: linkes Ufer, rechtes Ufer, Fluss, Insel.
letter-l = L
letter-r = R
letter-w = F
letter-i = I

# Spielsteine, und wofür sie gut sind.
piece-knight = Ritter
piece-knight-help = Benachbarte Ritter, gleich welcher Farbe, bilden ein Herzogtum.
piece-duke = Herzog
piece-duke-help = Steht neben dem Herzogtum des Spielers, der darin die meisten Ritter hat. Zählt 1, wenn er geht, und 5 am Ende.
piece-bastion = Bastei
piece-bastion-help = Besetzt ein freies Landfeld für immer. Sie gehört niemandem.
piece-bishop = Bischof
piece-bishop-help = Jeder Herzog, in dessen Herzogtum eine Kirche liegt, hat einen.
piece-archbishop = Erzbischof
piece-archbishop-help = Wer mehr Bischöfe hat als jeder andere, darf einen fremden Ritter austauschen und erhält am Ende 5 Punkte.
piece-garrison = Besatzung
piece-garrison-help = Ein Ritter in einer Burg; er zählt in dem Herzogtum mit, zu dem die Burg gehört.
piece-coin = Münze
piece-coin-help = Wer ein Herzogtum verliert, erhält dessen bisherigen Wert in Münzen.
piece-shuffle = Mischen-Karte
piece-shuffle-help = Wer sie zieht, mischt Stapel und Ablagestapel zusammen und zieht neu.

# Ein Herzogtum in Sätzen: nach einem Ort benannt oder nach einem seiner Felder.
the-duchy = { $named ->
    [0] das Herzogtum bei { $duchy }
   *[other] das Herzogtum { $duchy }
}
    .name = { $named ->
        [0] Herzogtum bei { $duchy }
       *[other] Herzogtum { $duchy }
    }
    .duke = { $named ->
        [0] Herzog bei { $duchy }
       *[other] Herzog von { $duchy }
    }

# Was geschehen ist.
placed = { $who } spielt die { $card } und setzt einen Ritter auf { $space }.
reinforced = { $who } spielt die { $card } als Verstärkung: ein Ritter auf { $space }.
exchanged = { $who } spielt die { $card } als Erzbischof: Auf { $space } weicht der Ritter von { $rival } einem von { $who }.
dropped = { $who } kann nirgends einen Ritter setzen und wirft die { $card } ab.
bastion = { $who } setzt eine Bastei auf { $space }.
done = { $who } setzt keine Bastei.
garrison-placer = { $who } besetzt die Burg { $castle }.
garrison-owner = { $who } besitzt das Herzogtum daneben und besetzt außer der Reihe die Burg { $castle }.
castle-refused = { $who } lässt die Burg { $castle } leer.
castle-empty = Die Burg { $castle } bleibt leer: Wer sie besetzen müsste, hat keinen Ritter mehr.
garrison-changed = In der Burg { $castle } löst ein Ritter von { $who } den von { $rival } ab.
garrison-late = { $who } besetzt die leere Burg { $castle }.
garrison-short = In der Burg { $castle } bleibt alles, wie es ist: { $who } hat keinen Ritter mehr für sie.
founded = Neues { the-duchy.name }: { $knights }.
owned = { $who } hat dort die meisten Ritter und besitzt es; Wert { $value }.
level-founded = An der Spitze herrscht Gleichstand: Es gehört niemandem.
grown = Der Ritter schließt sich dem { the-duchy.name } an: { $knights }.
changed = Die Ritter im { the-duchy.name } werden neu gezählt: { $knights }.
kept = { $who } hat dort weiter die meisten Ritter und behält es; Wert { $value }.
level-kept = Niemand führt dort allein: { $who } behält es; Wert { $value }.
level-unowned = Niemand führt dort allein: Es gehört weiter niemandem.
taken-over = { $who } hat jetzt die meisten Ritter und übernimmt es von { $old }; Wert { $value }.
ousted = { $old } hat keinen Ritter mehr dort und verliert { the-duchy }; niemand führt.
merged = { $count } Herzogtümer werden eins: { $duchies }. Zusammen: { $knights }.
merged-kept = { $who } hat die meisten Ritter und besitzt das Ganze, Wert { $value }; der { the-duchy.duke } bleibt.
merged-new = { $who } hat die meisten Ritter und besitzt das Ganze mit einem neuen Herzog; Wert { $value }.
merged-unowned = An der Spitze herrscht Gleichstand: Das Ganze gehört niemandem.
merged-level = An der Spitze herrscht Gleichstand: Alle Herzöge gehen, und das Ganze gehört niemandem.
merged-level-kept = An der Spitze herrscht Gleichstand, aber der einzige Herzog ist der von { $who } und bleibt; Wert { $value }.
paid = { $who } erhält { $points } für { the-duchy }: 1 für den Herzog, { $centres } für die Reichsgüter.
bishop-gained = { $who } gewinnt { $change ->
    [one] einen Bischof
   *[other] { $change } Bischöfe
} und hat { $count }.
bishop-lost = { $who } verliert { $change ->
    [one] einen Bischof
   *[other] { $change } Bischöfe
} und hat { $count ->
    [0] keinen mehr
   *[other] noch { $count }
}.
archbishop = { $who } hat mehr Bischöfe als jeder andere und ist jetzt Erzbischof.
archbishop-none = Niemand hat mehr Bischöfe als jeder andere: Es gibt keinen Erzbischof mehr.
reshuffled = { $who } zieht die Mischen-Karte: Stapel und Ablagestapel werden gemischt.
drew = { $who } zieht eine Karte.
drew-card = { $who } zieht die { $card }.
skipped = { $who } hat keinen Ritter mehr; der Zug entfällt.
last-round = Keine Ritter mehr: { $who }. Diese Runde ist die letzte.
final = { $who }: { $coins } in Münzen, { $duke-points } für { $dukes ->
    [one] einen Herzog
   *[other] { $dukes } Herzöge
}, { $centres } für Reichsgüter, { $archbishop } als Erzbischof: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
won = { $who } gewinnt mit { $points } Punkten.
shared = Geteilter Sieg mit je { $points } Punkten: { $who }.

# Warum ein Zug nicht geht.
not-now-play = jetzt muss eine Karte gespielt werden
not-now-castle = jetzt muss die Burg besetzt oder abgelehnt werden
not-now-bastion = jetzt kann eine Bastei gesetzt werden; wer keine will, sagt es
not-now-over = die Partie ist zu Ende
not-in-hand = die { $card } ist nicht auf der Hand von { $who }
no-space = dieser Spielplan hat kein solches Feld
own-knight = auf { $space } steht schon ein Ritter von { $who }
rival-knight = auf { $space } steht ein Ritter von { $holder }, und nur der Erzbischof kann ihn austauschen
taken = { $space } ist belegt
has-bastion = auf { $space } steht eine Bastei
river-closed = erst wenn beide Ufer belegt sind, ist der Fluss frei: { $other } ist es nicht
river-needs-knights = erst wenn an beiden Ufern Ritter stehen, ist der Fluss frei: auf { $other } steht keiner
river = Verstärkung kommt nicht auf den Fluss, und { $space } liegt nicht in Gebiet { $card }
nobody-near = { $space } liegt nicht in Gebiet { $card }, und für eine Verstärkung steht kein Ritter von { $who } daneben
rival-near = { $space } grenzt an den Ritter von { $rival } auf { $other }: keine Verstärkung hier
blocked = eine fremde Besatzung neben { $space } verhindert hier eine Verstärkung
can-bring = { $who } kann einen Ritter setzen und muss es tun
knight-first = erst kommt der Ritter, dann die Bastei
built = { $who } hat in diesem Zug schon eine Bastei gesetzt
no-bastion = { $who } hat keine Bastei mehr
no-bastion-on-river = auf den Fluss kommt keine Bastei
last-way = mit einer Bastei auf { $space } könnte kein Ritter mehr gesetzt werden
