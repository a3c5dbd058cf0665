# Nim in italiano. $seat è un posto: da A a C.

title = Nim
pitch = Tre mucchi, qualche gettone nascosto: chi prenderà l’ultimo sasso?

# Le scelte prima della partita.
option-misere = Misère
option-misere-help = I cinque punti per l’ultimo sasso vanno a tutti tranne chi lo prende (4.2). Di solito no.

# Che cosa è successo.
took = { $seat } prende { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
} dal mucchio { $heap }.
drew = { $seat } pesca un gettone.
returned = { $seat } mette un gettone sotto la pila.
returned-known = { $seat } mette il gettone { $token } sotto la pila.
scored = { $seat } scopre il gettone { $token } e ha { $points ->
    [one] un punto
   *[other] { $points } punti
}.

# Perché una mossa non è ammessa.
refused-over = la partita è finita
refused-heap-too-small = il mucchio { $heap } { $stones ->
    [0] non ha sassi
    [one] ha solo un sasso
   *[other] ha solo { $stones } sassi
}
refused-return-first = prima bisogna rimettere un gettone
refused-not-in-hand = il gettone { $token } non è in mano
refused-nothing-drawn = un gettone si rimette solo dopo averne pescato uno
