# Il tavolo di Nim.

table-title = Nim
table-bots = Ada, Ben, Cleo, Dan, Eve, Finn, Gus, Hana, Ivo, Juno

# Che cosa c’è da fare.
table-prompt-take = Indica un sasso: lo prendi con tutti quelli che vi stanno sopra.
table-prompt-return = Metti uno dei tuoi due gettoni sotto la pila.

# Mosse.
table-take = Prendi { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
} dal mucchio { $heap }
table-return = Metti il gettone { $token } sotto la pila

# Che cosa c’è.
table-heap = Mucchio { $heap }: { $stones ->
    [0] vuoto
    [one] un sasso
   *[other] { $stones } sassi
}
table-about-stone = Si prende con tutti quelli che vi stanno sopra. Chi prende l’ultimo sasso di un mucchio pesca un gettone.
table-token = Gettone { $token }
table-token-hidden = Un gettone coperto
table-about-token = Alla fine dà i punti del suo valore a chi lo possiede.
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

# Among what can be won.
prize-numbered = Mucchio { $number }
