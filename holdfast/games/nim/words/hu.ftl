# Nim magyarul. A $seat hely: A-tól C-ig.

title = Nim
pitch = Három kupac, néhány rejtett zseton: ki veszi el az utolsó követ?

# Amit a játszma előtt lehet választani.
option-misere = Misère
option-misere-help = Az utolsó kőért járó öt pontot mindenki más kapja, csak az nem, aki elveszi (4.2). Általában kikapcsolva.

# Ami történt.
took = { $seat } { $stones ->
    [one] egy követ
   *[other] { $stones } követ
} vesz el. Kupac: { $heap }.
drew = { $seat } húz egy zsetont.
returned = { $seat } egy zsetont tesz a halom alá.
returned-known = { $seat } a halom alá teszi ezt a zsetont: { $token }.
scored = { $seat } felfedi ezt a zsetont: { $token }, és { $points ->
    [one] egy pontja
   *[other] { $points } pontja
} van.

# Miért nem lehet így lépni.
refused-over = a játszmának vége
refused-heap-too-small = { $heap }. kupac: { $stones ->
    [0] nincs benne kő
    [one] csak egy kő van benne
   *[other] csak { $stones } kő van benne
}
refused-return-first = előbb egy zsetont vissza kell tenni
refused-not-in-hand = ez a zseton nincs kézben: { $token }
refused-nothing-drawn = zsetont csak húzás után lehet visszatenni
