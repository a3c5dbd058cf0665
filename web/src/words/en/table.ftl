# The page around a table: who plays, what is to be done, what happened.

home = To the start page
skip = Skip to the content
close = Close
copy = Copy
copied = Copied
offline = Connecting again …
rule = Rule { $rule }

# Levels of bots, seats
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
seat-name = Seat { $letter }
seats-label = Players
seat-you = you
seat-your-turn = your turn
seat-turn = decides
seat-thinking = thinking …
seat-warming = warming up: plays more simply for now
seat-away = away
seat-out = out
seat-won = winner
seat-stand-in = a bot stands in
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clock-left = { $time } left

# Loading and gathering
table-loading = The table is being laid …
table-none = This table cannot be shown
table-closed = This table was closed
gathering-title = Waiting for players
gathering-join-title = Take a seat
gathering-name = Your name
gathering-sit = Sit down
gathering-full = All seats are taken or kept for others. You can watch when the match has started.
gathering-open = Free for anybody
gathering-invited = Kept for whoever has this link
gathering-link = Link to this seat
gathering-level = Strength of the bot
gathering-fill = Seat a bot
gathering-start = The match starts by itself when all seats are taken.
gathering-close = Close the table

# What is to be done
prompt-over = The match is over.
prompt-paused = The match is paused.
prompt-wait = { $name } decides.
confirm-yes = Do it
confirm-no = Not yet
undo = Take back the last move
undo-turn = Restart the turn
past = You are looking at the table after move { $ply }.
past-back = Back to now
hint = Hint
hint-thinking = Thinking …
hint-guess = What looks best, with the chance to win:
hint-exact = Proven, as nothing is hidden any more:
hint-chance = chance to win { $chance }

# The menu
menu = Menu
menu-ask-undo = Ask to take back a move
menu-ask-pause = Ask for a pause
menu-ask-end = Offer to end without a winner
menu-resume = Go on
menu-reclaim = Take my seat back from the bot
menu-fill = Let a bot play for { $name }
menu-resign = Give up
menu-resign-sure = Really give up
menu-leave = Get up
menu-leave-bot = Leave; a bot plays on for me
menu-rematch = Play again
menu-replay = Look at the replay
menu-rules = The rules
menu-settings = Settings
menu-watch = Link for spectators
wish-undo = { $name } would like to take back a move.
wish-pause = { $name } would like to pause.
wish-end = { $name } offers to end the match without a winner.
wish-yes = Agree
wish-no = Refuse
wish-waiting = Waiting for the others.

# The log
log-label = What happened
log-jump = Look at the table as it was then
log-sat = { $name } sits down.
log-rose = { $name } gets up.
log-filled = A bot takes a seat: { $level }.
log-started = The match begins.
log-undone = { $name } takes a move back.
log-asked-undo = { $name } asks to take back a move.
log-asked-pause = { $name } asks for a pause.
log-asked-end = { $name } offers to end without a winner.
log-answered-undo = { $name } agrees to take it back.
log-answered-undo-no = { $name } does not agree to take it back.
log-answered-pause = { $name } agrees to the pause.
log-answered-pause-no = { $name } does not agree to the pause.
log-answered-end = { $name } agrees to end.
log-answered-end-no = { $name } plays on.
log-paused = The match is paused.
log-resumed = { $name } goes on.
log-resigned = { $name } gives up.
log-flagged = { $name } has run out of time.
log-replaced = A bot stands in for { $name }: { $level }.
log-reclaimed = { $name } is back.
log-said = { $name }: { $text }
log-rematched = There is another match with the same players.
log-outage = The server was away; { $seconds } seconds were given back.
log-closed = The table was closed.
log-ended-played = The match is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
log-ended-resigned = The match is over: somebody gave up. { $winners } { $count ->
    [one] wins.
   *[other] share the win.
}
log-ended-time = The match is over: time has run out. { $winners } { $count ->
    [one] wins.
   *[other] share the win.
}
log-ended-agreed = The match was ended by agreement.
log-ended-nobody = The match is over without a winner.
chat-label = Say something
chat-send = Say it

# Typed moves and reading out
typed-label = Type a move
typed-send = Send
typed-help = In notation; or type hand, board, scores, last or moves to hear them.
read-hand = hand
read-board = board
read-scores = scores
read-last = last
read-moves = moves
read-no-moves = You have no move to make now.
read-nothing = There is nothing to tell yet.

# The end
end-title = The end
end-won = { $name } wins!
end-you-won = You have won!
end-shared = { $names } share the win.
end-nobody = Nobody has won.
end-scores = Points
end-why-resigned = Somebody gave up.
end-why-time = Time ran out.
end-why-agreed = It was agreed to end here.

# When the server does not answer
refusal-unreachable = The server does not answer; the page keeps trying.
