# Die Lektionen von Schotten Totten. Karten werden mit Worten genannt: die rote 8.

## Das erste Spiel

first-title = Das erste Spiel
first-about = Formationen, Ansprüche, Beweise und wie man eine Runde gewinnt. Sieben Minuten.
formation = Eine Formation
formation-lay = Neun Steine bilden die Grenze. Wer fünf davon bekommt, gewinnt, oder drei nebeneinander. In jedem Zug spielst du eine Karte auf deine Seite eines Steins; drei Karten sind eine Formation. An Stein 4 hast du die rote 7 und die rote 9. Lege die rote 8 dazu: Wähle die Karte, dann ihren Platz.
formation-laid = Rot 7, 8 und 9: ein Farblauf, die stärkste Formation.
formation-stone = Das ist die richtige Karte, aber sie gehört an Stein 4, zur roten 7 und zur roten 9.
formation-card = Das ist der richtige Stein. Mit dieser Karte wären deine drei aber wenig wert: Lege die rote 8.
formation-other = Das könntest du spielen. Vervollständige jetzt aber Stein 4 mit der roten 8.
claim = Ein Anspruch
claim-now = Die drei Karten des Gegners an Stein 4 passen nicht zusammen, bei ihnen zählt nur die Summe. Deine Formation ist stärker. Beanspruche Stein 4: Zeige auf den Stein.
claim-done = Der Stein gehört dir, und niemand kann ihn dir mehr nehmen. Danach ziehst du eine Karte; das geschieht von selbst.
claim-declined = Niemand muss einen Stein beanspruchen. Aber was du jetzt haben kannst, verlierst du vielleicht später: Beanspruche den Stein.
kinds = Was schlägt was?
kinds-colour = Von stark nach schwach: Farblauf, Drilling, Farbe, Lauf, Summe. An Stein 4 hat der Gegner einen Lauf, 4–5–6. Du hast die violette 3 und die violette 8. Mache daraus eine Farbe: drei Karten eines Clans.
kinds-coloured = Violett 3, 5 und 8: eine Farbe. Sie schlägt jeden Lauf, wie hoch er auch ist.
kinds-only-sum = Mit dieser Karte zählte nur die Summe deiner drei, und die wird von jeder anderen Formation geschlagen.
kinds-elsewhere = Die richtige Karte, aber am falschen Stein.
kinds-other = Das könntest du spielen. Sieh dir aber Stein 4 an: Welche Karte deiner Hand ist violett?
kinds-claim = Beanspruche nun Stein 4.
kinds-claimed = Er gehört dir.
kinds-three = An Stein 6 hat der Gegner drei Sechsen: einen Drilling. Bei gleicher Art gewinnt die höhere Summe. Lege die richtige Karte an Stein 6.
kinds-threed = Drei Siebenen gegen drei Sechsen: 21 gegen 18.
kinds-other-three = Das könntest du spielen. Sieh dir aber Stein 6 an, wo zwei Siebenen von dir liegen.
kinds-claim-three = Beanspruche Stein 6.
kinds-tie = Er gehört dir. Wären Art und Summe gleich, gewänne, wer dort zuerst drei Karten hatte.
proof = Ein Beweis
proof-card = An Stein 6 hast du drei Neunen. Der Gegner hat die grüne 5 und 6; nur mit der grünen 4 oder 7 könnte er dich schlagen. Die grüne 7 liegt offen an Stein 4. Die grüne 4 hast du selbst, aber eine Hand beweist nichts: Spiele sie an irgendeinen Stein.
proof-shown = Jetzt sehen alle: Für den Gegner gibt es keine grüne 4 und keine grüne 7 mehr.
proof-hidden = Solange du die grüne 4 auf der Hand hast, könnte sie für alle anderen überall sein. Spiele die grüne 4.
proof-claim = So musst du nicht warten, bis die Seite des Gegners voll ist. Beanspruche Stein 6.
proof-claimed = Das war ein Beweis, der schönste Zug dieses Spiels: Was offen liegt, genügt, und du musstest nicht warten.
proof-declined = Du hast es bewiesen, also nimm ihn: Beanspruche Stein 6.
end = Das Ende
end-card = Die Runde gewinnt, wer fünf Steine hat oder drei nebeneinander. Du hast die Steine 4 und 6. An Stein 5 liegen deine 2 und 3. Vervollständige dort einen Lauf.
end-laid = Ein Lauf. Die Karten des Gegners an Stein 5 sind nur eine Summe.
end-sum = Damit ist der Stein voll, aber drei Karten ohne Ordnung sind nur eine Summe. Du brauchst eine 1 oder eine 4.
end-elsewhere = Das könntest du spielen. An Stein 5 aber gewinnst du die Runde: Vervollständige den Lauf mit einer 1 oder einer 4.
end-claim = Die Steine 4, 5 und 6 wären drei nebeneinander. Beanspruche Stein 5.
end-won = Du hast die Runde gewonnen: 5 Punkte. Der Gegner bekommt einen Punkt für seinen einen Stein.
end-declined = Dieser Stein gewinnt die Runde. Beanspruche ihn.
remark-place = Was liegt, bleibt liegen. Ein guter Anfang ist eine Karte, zu der zwei aus deiner Hand passen: Nachbarzahlen eines Clans oder die gleiche Zahl.
remark-ends = Die Steine 1 und 9 haben nur einen Nachbarn. Steine in der Mitte helfen mehr zu drei nebeneinander.
remark-drawn = Auch der Gegner zieht nach jedem Zug eine Karte, und du siehst sie nicht. Mit dem, was offen liegt, kannst du rechnen: Keine Karte gibt es zweimal.
remark-claimed = Der Stein gehört dir. Sieh dir nun seine Nachbarn an: Drei nebeneinander gewinnen die Runde, oder fünf irgendwo.
remark-lost = Der Gegner hat einen Stein. Dort spielt niemand mehr. Achte auf die Nachbarn, damit daraus nicht drei nebeneinander werden.
remark-proved = Das war ein Beweis: Keine Karte, die noch übrig ist, konnte dich dort schlagen. So musstest du nicht warten.
remark-beaten = Der Gegner hat bewiesen, dass dir keine übrige Karte diesen Stein noch bringen konnte. Sieh früh nach, ob die Karten, die du brauchst, schon offen liegen.

## Taktik

tactics-title = Taktik
tactics-about = Zehn Karten, die Regeln brechen: Elitetruppen, Kampfarten und Kriegslisten. Vier Minuten.
troops = Elitetruppen
troops-joker = Du hast sechs Clankarten und eine Taktikkarte, den Joker. Er steht für jede Karte. An Stein 4 hast du die gelbe 6 und 8. Lege den Joker dazu.
troops-joined = Er zählt als gelbe 7: ein Farblauf gegen drei Fünfen.
troops-stone = Dort kann der Joker liegen. An Stein 4 aber macht er einen Farblauf.
troops-other = Das könntest du spielen. Probiere jetzt den Joker aus, an Stein 4.
troops-claim = Beanspruche Stein 4.
troops-claimed = Er gehört dir. In einer Runde darfst du nur einen Joker spielen; wähle seinen Platz also gut.
decks = Zwei Stapel
decks-draw = Mit Taktik gibt es zwei Stapel. Nach den Ansprüchen ziehst du eine Karte von dem Stapel, den du willst. Ziehe eine Taktikkarte.
decks-drawn = Der Gegner sieht, wie viele Taktikkarten du hast, aber nicht, welche.
decks-clan = Das ist erlaubt und oft richtig: Clankarten gewinnen die Steine. Ziehe jetzt aber eine Taktikkarte.
modes = Kampfarten
modes-blind = Die Blinde Kuh legt man auf einen Stein: Dort zählen nur die Summen. An Stein 6 hast du 26 gegen einen Farblauf mit 9. Lege sie dorthin.
modes-blinded = Nun steht es 26 gegen 9.
modes-stone = Dort kann sie liegen, aber nur an Stein 6 hilft sie dir.
modes-other = Das könntest du spielen. Lege jetzt die Blinde Kuh auf Stein 6.
modes-claim = Beanspruche Stein 6.
modes-claimed = Die andere Kampfart ist die Schlammschlacht: Dort braucht eine Seite vier Karten.
ruses = Kriegslisten
ruses-banshee = Eine Kriegslist wird ausgeführt und dann abgelegt. Die Banshee vertreibt eine Karte des Gegners. Zerstöre seinen Farblauf an Stein 5.
ruses-gone = Der Gegner hat dort noch zwei Karten, und die blaue 6 liegt offen an Stein 2.
ruses-target = Diese Karte kann die Banshee nehmen. Die starke Formation des Gegners liegt aber an Stein 5.
ruses-other = Das könntest du spielen. Nimm jetzt die Banshee: Zeige auf sie und dann auf eine Karte des Gegners an Stein 5.
ruses-claim = Keine blaue Karte, die noch da ist, macht den Farblauf wieder ganz. Das ist bewiesen: Beanspruche Stein 5.
ruses-claimed = Eine Kriegslist und ein Beweis in einem Zug.
balance = Im Gleichgewicht
balance-play = Du hast eine Taktikkarte mehr gespielt als der Gegner. Bis er eine spielt, darfst du nur Clankarten spielen. Versuche es ruhig mit dem Spion: Der Tisch sagt, warum es nicht geht. Spiele dann eine beliebige Clankarte.
balance-played = So kann niemand alle Taktikkarten allein spielen. Denke daran, bevor du die erste spielst.

## Experten

expert-title = Experten
expert-about = Steine werden zu Beginn des Zuges beansprucht, sodass der Gegner antworten kann. Zwei Minuten.
early = Zuerst beanspruchen
early-claim = Im Expertenspiel beanspruchst du Steine zu Beginn deines Zuges, bevor du eine Karte spielst. An Stein 4 bist du stärker. Beanspruche ihn.
early-claimed = Er gehört dir. Jetzt spielst du eine Karte.
early-declined = Später ist es vielleicht zu spät. Beanspruche den Stein jetzt.
answer = Die Antwort
answer-lay = An Stein 6 hast du die violette 3 und 4. Vervollständige einen Farblauf. Beanspruchen kannst du ihn erst in deinem nächsten Zug; der Gegner hat also einen Zug für eine Antwort.
answer-laid = Der Gegner hat mit einer dritten 7 geantwortet: ein Drilling.
answer-weak = Mit dieser Karte wäre der Stein verloren. Nimm die violette 5.
answer-other = Das könntest du spielen. Sieh dir aber Stein 6 an.
answer-claim = Dein Farblauf ist immer noch stärker als drei Siebenen. Beanspruche Stein 6 zu Beginn dieses Zuges.
answer-claimed = Das ist das Expertenspiel: Was du vervollständigst, muss einen Zug lang halten.
