# Why the server does not do something. One sentence for each code, see refusals.py; some codes have
# more than one. $seat is a seat: A to E.
bad-message = This message cannot be read: { $detail }.
message-not-text = This message cannot be read: it is empty or binary; send JSON as text.
message-not-utf8 = This message cannot be read: it is not in UTF-8.
message-too-deep = This message cannot be read: it is nested too deeply.
name-unseen = A name needs a letter that can be seen.
name-mixed = A name cannot mix letters that look alike, such as Latin and Cyrillic ones, in one word.
nothing-said = Nothing was said.
bad-option = A setting of this table has a value that it does not take.
unknown-game = There is no game "{ $game }"; the games are { $known }.
only-bots = A table of bots is there to be watched: it has spectators and no clock.
one-seat = You can take one seat; others beside you at this screen get seats of their own.
no-session = Nobody is signed in here; choose a name first.
unknown-table = There is no such table, or it is not open to you.
unknown-seat = There is no seat { $seat } at this table.
unknown-moment = There is no ply { $ply }; this match has 0 to { $last }.
unknown-lesson = There is no such lesson, or it has no such step.
unknown-puzzle = There is no such puzzle.
unknown-study = There is no such study.
bad-position = That is no position of this game.
cannot-edit = { $why ->
    [full] There is no more room there: { $place }.
    [none-left] None of these is left: { $thing }.
    [not-here] This does not belong there: { $thing } ({ $place }).
    [not-there] This does not lie there: { $thing } ({ $place }).
    [no-thing] There is no such thing: { $thing }.
    [no-place] There is no such place: { $place }.
    [no-setting] There is no such setting: { $thing }.
   *[bad-value] This cannot be { $value }: { $thing }.
}
not-seated = You have no seat at this table.
seat-taken = Seat { $seat } is taken.
not-invited = Seat { $seat } is kept for somebody who has its link.
put-out = The host has freed your seat; you cannot sit at this table again.
not-host = Only the host of the table can do that.
not-started = The match has not started.
already-started = The match has started already.
over = The match is over.
not-over = The match is not over.
paused = The match is paused.
not-paused = The match is not paused.
not-your-turn = It is not your turn.
stale = The table has moved on since then; it is at { $version } now.
unreadable-move = “{ $typed }” cannot be read as a move; “moves” lists those that can be made now.
illegal-move = This move is not allowed now.
ambiguous-move = { $typed } could mean { $moves }.
nothing-to-undo = You have no move to take back.
needs-consent = Something new was seen since that move; ask the others to take it back.
already-asked = That has been asked already.
nothing-asked = Nobody has asked for that.
not-away = Seat { $seat } can only be given to a bot on its turn, when its player has given no sign of life for long enough.
chat-off = The chat is off at this table.
hints-off = There are no hints at a table with other people.
analysis-off = A match with other people can be analysed when it is over.
outlook-off = The chances of a match with people in it are shown when it is over.
not-asker = Only whoever has asked for this analysis can stop it.
no-watchers = This table does not take spectators.
not-ready = { $title } is being prepared; it opens by itself in a moment.
warming-up = Whoever could give a hint in { $title } is still warming up; please ask again in a minute.
analysis-warming-up = Whoever could analyse { $title } is still warming up; please ask again in a minute.
old-rules = This match was played with rules version { $rules } of { $game }, which this program does not play; its moves can still be read.
too-big = This message is too long; it can have { $limit } bytes.
too-slow = The body of this request took too long to come.
too-many = You have { $most } tables in the list already; close one of them, or set up one that is not listed.
too-many-here = There are { $most } tables in the list from where you are; set up one that is not listed, or try again later.
too-many-studies = You share { $most } studies already.
too-many-analyses = { $most } analyses that you have asked for are still being made; wait for one of them, or stop it.
too-many-analyses-here = { $most } analyses are being made for those where you are; try again later.
too-fast = That is too fast; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
foreign-origin = This request comes from another site.
foreign-host = This server does not go by that name.
not-json = The body of a request must be JSON.
store-full = The disk of the server is full, so that this could not be stored.
store-locked = The store of the server is busy, so that this could not be stored.
store-damaged = What the server stored of this table is damaged.
store-failed = The store of the server failed, so that this was not stored.
stopping = The server is stopping; it will be back soon.
unknown-address = There is nothing here; the document of the API lists what there is.
internal = Something went wrong here; it was noted and is not your mistake.
