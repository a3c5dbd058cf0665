# The page around a table: who plays, what is to be done, what happened.

home = To the start page
skip = Skip to the content
close = Close
copy = Copy
copied = Copied
cut = No connection. What you do now is kept, and sent as soon as the connection is back; leave this page open.
cut-sent = No connection. Your move is kept, and sent as soon as the connection is back; leave this page open.
rule = Rule { $rule }
explain-goes = Where it can go now is lit.

# Levels of bots, seats
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
seat-name = Seat { $letter }
somebody = Somebody
seats-label = Players
seat-you = you
seat-your-turn = your turn
seat-turn = decides
seat-thinking = thinking…
seat-warming = warming up: plays more simply for now
seat-away = away
seat-out = out
seat-won = winner
seat-bot = bot, { $level }
seat-stand-in = a bot stands in
stand-in = A bot plays for you.
stand-in-back = Take your seat back
stand-in-at = A bot plays for you: { $game }.
seat-score = points
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clock-left = { $time } left

# Loading and gathering
table-loading = The table is being laid…
table-none = This table cannot be shown
table-closed = This table was closed
gathering-title = Waiting for players
gathering-join-title = Take a seat
gathering-name = Your name
gathering-sit = Sit down
gathering-full = All seats are taken or kept for others. You can watch when the match has started.
gathering-open = Free for anybody
gathering-invited = Kept for whoever has this link
gathering-kept-title = A seat is kept for you
gathering-kept = Kept for { $name }
gathering-declined = { $name } does not want to play now.
gathering-free = Open it to anybody
gathering-put-out = Put { $name } out
gathering-remove = Take the bot away
gathering-barred = The host has freed your seat; you cannot sit at this table again.
gathering-link = Link to this seat
gathering-level = Strength of the bot
gathering-fill = Seat a bot
gathering-start = The match starts by itself when all seats are taken.
terms-title = What holds at this table
terms-clock-live = Each player has { $bank } for the match, and { $increment } more for every turn.
terms-clock-plain = Each player has { $bank } for the whole match.
terms-clock-delay = The first { $delay } of a turn do not count.
terms-clock-slow = Each turn may take up to { $days }.
terms-grace = Whoever gives no sign of life on their turn for { $time } is replaced by a bot: { $level }.
terms-grace-asked = Whoever gives no sign of life on their turn for { $time } can be replaced by a bot if the others want it: { $level }.
terms-grace-slow = Nobody is replaced by a bot before their time has run out.
terms-owner = Whoever comes back takes their seat back with one click. Until then nothing is agreed without them, unless they give no sign of life for { $time } after they were asked.
terms-chat-none = There is no chat.
terms-watchers-none = Nobody else may watch.
gathering-close = Close the table

# Somebody wants to play again
invitation-asks = { $name } wants to play again.
invitation-join = Join
invitation-along = Come along
invitation-later = Not now
invitation-declined = You said that you do not want to play now.
invitation-after-all = Join after all
invitation-seated = You have a seat at the new table.
invitation-late = The new match has begun without you.
invitation-begun = The new match has begun.
invitation-closed = The new table was closed.

# What is to be done
turn-title = Your turn
prompt-over = The match is over.
prompt-paused = The match is paused.
prompt-wait = { $name } decides.
prompt-shown = { $name } has moved.
film-skip = Show all moves at once
film-again = What happened since my last move
soon = In a moment: { $move }
soon-stop = Wait
confirm-yes = Do it
confirm-no = Not yet
undo = Take back the last move
undo-same = Take back the last move; you will draw the same card again
undo-turn = Restart the turn
past = You are looking at the table after move { $ply }.
past-back = Back to now
hint = Hint
hint-thinking = Thinking…
hint-guess = What looks best, with the chance to win:
hint-exact = Proven, as nothing is hidden any more:
hint-chance = chance to win { $chance }
hint-play = Do it: { $move }

# The menu
menu = Menu
menu-ask-undo = Ask to take back a move
menu-undo-same = You will draw the same card again.
menu-ask-undo-anew = Ask to take back a move, with new cards
menu-undo-anew = Take back the last move, with new cards
menu-undo-anew-help = What nobody has seen is dealt anew.
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
menu-sounds-off = Turn sounds off
menu-sounds-on = Turn sounds on
sounds-off = Sounds off
sounds-on = Sounds on
menu-watch = Link for spectators
wish-undo = { $name } would like to take back a move. The same cards will be drawn again.
wish-undo-anew = { $name } would like to take back a move. What nobody has seen will be dealt anew.
wish-pause = { $name } would like to pause.
wish-end = { $name } offers to end the match without a winner.
wish-yes = Agree
wish-no = Refuse
wish-waiting = Waiting for the others.
wish-absent = A bot plays for { $names }. Without a sign of life for { $time } it is done without them.

# The log
log-label = What happened
log-unread = What happened; { $count ->
    [one] one new message
   *[other] { $count } new messages
}
log-jump = Look at the table as it was then
log-more = What else belongs to it
log-sat = { $name } sits down.
log-rose = { $name } gets up.
log-putout = The host puts { $name } out.
log-freed = A seat is open to anybody now.
log-declined = { $name } does not want to play now.
log-filled = A bot takes a seat: { $level }.
log-started = The match begins.
log-undone = { $name } takes a move back.
log-undone-same = { $name } takes a move back. The same cards will be drawn again.
log-undone-anew = { $name } takes a move back. What nobody has seen is dealt anew.
log-asked-undo = { $name } asks to take back a move.
log-asked-undo-anew = { $name } asks to take back a move, with new cards.
log-asked-pause = { $name } asks for a pause.
log-asked-end = { $name } offers to end without a winner.
log-answered-undo = { $name } agrees to take it back.
log-answered-undo-no = { $name } does not agree to take it back.
log-answered-undo-anew = { $name } agrees to take it back, with new cards.
log-answered-undo-anew-no = { $name } does not agree to take it back.
log-answered-pause = { $name } agrees to the pause.
log-answered-pause-no = { $name } does not agree to the pause.
log-answered-end = { $name } agrees to end.
log-answered-end-no = { $name } plays on.
log-unanswered = { $name } was asked and gave no sign of life; it is done without them.
log-paused = The match is paused.
log-resumed = { $name } goes on.
log-resigned = { $name } gives up.
log-flagged = { $name } has run out of time.
log-replaced = A bot stands in for { $name }: { $level }.
log-reclaimed = { $name } is back.
log-said = { $name }: { $text }
log-rematched-by = { $name } wants to play again: to the new table
log-rematched = There is another match with the same players.
log-outage = The server failed for a while; { $seconds ->
    [one] { $seconds } second was
   *[other] { $seconds } seconds were
} given back.
log-closed = The table was closed.
log-ended-played = The match is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
log-ended-resigned = The match is over: { $name } gave up. { $winners } { $count ->
    [one] wins.
   *[other] share the win.
}
log-ended-time = The match is over: { $name } ran out of time. { $winners } { $count ->
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
end-look = Show the last move on the table
end-scores = Points
end-why-resigned = { $name } gave up.
end-why-time = { $name } ran out of time.
end-why-agreed = It was agreed to end here.

# When the server does not answer
refusal-unreachable = The server does not answer; the page keeps trying.
