# The lessons of Nim.
first-title = The first game
first-about = Taking stones, the tokens, and the last stone. Two minutes.
taking = Taking
taking-say = In a turn you take as many stones as you like, all from one heap. Who empties a heap draws a token. Take all four stones of the middle heap.
taking-done = The heap is gone, and you have drawn a token.
taking-heap = That would be allowed. But now empty the heap in the middle.
taking-few = That leaves stones in the heap. Take all four.
tokens = Tokens
tokens-say = You hold a 2 and have drawn a 4. At the end the token that you keep counts. Put the 2 back under the pile.
tokens-done = Right: the 4 is yours, and nobody else knows it.
tokens-better = Then you would keep the smaller one. Put the 2 back.
last = The last stone
last-say = Who takes the last stone of all gets 5 points and ends the game. All five stones lie in one heap. Take them.
last-done = That was the last stone: 5 points, and 4 for your token.
last-left = Then the rival takes the rest, and the 5 points. Take all of them.
remark-emptied = You have emptied a heap and drawn a token. Keep the larger one: it counts at the end.
remark-returned = The rival has put a token back. Which one, only the rival knows.
