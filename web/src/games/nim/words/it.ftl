# Il tavolo di Nim.

table-title = Nim

# Che cosa c'è da fare.
table-prompt-take = Indica un sasso: lo prendi con tutti quelli che vi stanno sopra.
table-prompt-return = Metti uno dei tuoi due gettoni sotto la pila.

# Mosse.
table-take = Prendere { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
} dal mucchio { $heap }
table-return = Mettere il gettone { $token } sotto la pila

# Che cosa c'è.
table-heap = Mucchio { $heap }: { $stones ->
    [0] vuoto
    [one] un sasso
   *[other] { $stones } sassi
}
table-token = Gettone { $token }
table-token-hidden = Un gettone coperto
table-pile = La pila: { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
table-taken = { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
}
table-stands = { $name } ha { $points ->
    [one] un punto
   *[other] { $points } punti
} e ha preso { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
}.
