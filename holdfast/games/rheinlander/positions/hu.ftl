# Miért nem fordulhat elő egy állás. $seat egy hely.

centre-count = { $centre ->
    [c] várkastély
    [b] püspökség
   *[other] kereskedőváros ({ $centre })
}: { $count } van belőle, pedig { $expected } kell
knights = { $seat } lovagjainak száma { $count }, pedig { $expected } kell
bastions = { $count } erőd van, pedig { $expected } kell
hidden = { $count } lap rejtve van
hand-size = { $seat } kezében { $count } lap van, pedig { $expected } kell
mixed-held = { $seat } kezében { $count } újrakevert lap van, de csak ennyit húzott: { $drawn }
mixed-discarded = újrakevert lap van a dobott lapok között
river-knight = { $space }: itt lovag áll, de nincs mindkét part elfoglalva
garrison-no-castle = { $slot }. hely: van várőrség, de nincs várkastély
garrison-no-knight = { $slot }. hely: van várőrség, de nem áll mellette lovag
duchy-no-knight = { $duchy }. hercegség: tulajdonosa { $seat }, de nincs benne lovagja
duchy-leader = { $duchy }. hercegség: nincs tulajdonosa, de { $seat } lovagjaiból van benne a legtöbb
over-round = a játszmának vége, de az utolsó menet nem teljes
last-round = az utolsó menet folyik, de { $seat } következik, aki a játékot kezdte
no-knight-no-turn = { $seat } nem következhet, mert elfogytak a lovagjai
must-be-ended = valakinek elfogytak a lovagjai, tehát ez az utolsó menet: ended 1
built-before = a lovag előtt került le egy erőd, pedig itt nem ez a szabály
built-none = ebben a körben erőd került le, de egy sincs a táblán
no-bastion = { $seat } nem tud erődöt lerakni, mert nincs több
no-land = nincs szabad parti mező erőd számára
no-castle = nincs szó várkastélyról
castle-not-optional = itt a várkastély nem utasítható vissza
no-knight-placed = most nem kerül le lovag: { $seat }
no-empty-castle = nincs üres várkastély, amelyről dönteni kellene
no-castle-knight = { $seat } nem tud lovagot tenni a várkastélyba
castle-of-duke = a várkastély a szomszédos hercegség tulajdonosáé

# Minek hívja a szerkesztő a dolgokat, helyeket és beállításokat. $seat egy hely.
edit-knight = lovag: { $seat }
edit-bastion = bástya
edit-card = { $card }. kártya
edit-knights = Lovagok
edit-bastions = Bástyák
edit-cards = Kártyák
edit-space = { $space } mező
edit-garrison = Várlovag: { $castle }
edit-hand = Kéz: { $seat }
edit-discard = Dobópakli
edit-phase = Mi a teendő
edit-to-play = lovagot letenni
edit-to-garrison = várba lovagot tenni
edit-over = semmi: a játszmának vége
edit-opener = Ki kezdett
edit-ended = Ez az utolsó menet
edit-built = Ebben a körben már leraktak bástyát
edit-coins = Érmék: { $seat }
edit-duchy = Herceg döntetlen esetén: { $duchy }
edit-centre = Központ: { $castle }
