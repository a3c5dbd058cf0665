# La pagina delle lezioni.

learn-title = Impara { $game }
learn-loading = La lezione si sta aprendo…
learn-none = Per questo gioco non ci sono lezioni.
learn-label = Lezione
learn-contents = Tutte le lezioni
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-show = Mostrami
learn-back = Indietro
learn-again = Da capo
learn-rule = Regola { $rule }
learn-finished = Finita
learn-end-title = Hai finito questa lezione
learn-end-last = Era tutto quello che volevamo mostrarti. Il modo migliore di continuare è una partita.
learn-end-more = Gioca subito una partita, o continua con la lezione successiva.
learn-end-game = L’ultima parte è una partita contro l’apprendista. Nei momenti che contano la lezione ha ancora qualcosa da dire.
learn-play = Gioca contro l’apprendista
learn-next-lesson = Lezione successiva: { $title }
remarks-label = Dalla lezione
remarks-begin = Ora giochi contro l’apprendista. Quando succede qualcosa che conta, lo leggi qui.
keys-learn = In una lezione
keys-learn-next = avanti, o mostra la mossa
keys-learn-back = indietro
keys-learn-what = che cosa si può fare ora
