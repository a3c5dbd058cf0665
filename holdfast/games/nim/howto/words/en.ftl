# How Nim is played, on three screens.

play-title = How to play
play-about = Three heaps and some tokens.
taking = Taking
taking-say = In a turn you take as many stones as you like, all from one heap. Who takes the last stone of a heap draws a token.
tokens = Tokens
tokens-say = Of your two tokens you keep one and put the other under the pile. The one that you keep counts at the end; only you know it.
last = The last stone
last-say = Who takes the last stone of all gets 5 points and ends the game. Then each player adds the value of their token, and the most points win.

# What can be done now, by the kinds of moves.
can-take = Take stones from one heap.
can-return = Put one of your two tokens under the pile.
