# The page.

title = Holdfast

# ---- The pages beside the table: start, set-up, rules, settings, replay ----

## Everywhere

page-navigation = Pages
guest-name = Guest { $number }
name-label = Your name
name-you-are = You are
name-change = Change your name
name-save = Save
refusal-failed = This game could not be prepared. Try again in a moment.

## The start page

start-title = Three games by Reiner Knizia
start-play = Play now
start-learn = Learn
start-invite = Invite a friend
start-more = More options
start-busy = One moment…
start-preparing = Progress of the preparation
start-state-waiting = soon ready…
start-state-warming = bots warm up…
start-state-failed = could not be prepared
start-unreachable = The server cannot be reached. The page tries again by itself.
start-waiting = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
start-mine = My tables
start-open = Open tables
start-open-none = No table is open to anybody now. Set one up with “More options”: with a seat for anybody it stands here.
start-open-none-such = No open table is like that.
start-open-more = Show more tables
start-filter = Which tables are shown
start-filter-game = Game
start-filter-any-game = All games
start-filter-any-clock = Any clock
start-filter-free = With a free seat
start-options-usual = Usual rules
start-option = { $option }: { $value }
start-option-off = { $option } (off)
start-clock-live = { $minutes } min each, { $seconds } s more per turn
start-clock-slow = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
start-seats = Seats
start-seat-open = free
start-seat-invited = invited
start-you = you
start-table-gathering = { $missing ->
    [one] Waits for one more player
   *[other] Waits for { $missing } more players
}
start-table-kept = A seat is kept for you
start-table-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
start-table-paused = Paused
start-table-your-turn = It is your turn
start-table-stand-in = A bot plays for you
start-table-turn = It is { $name }’s turn
start-table-over = Over, without a winner
start-table-won = You have won
start-table-winners = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
}
start-look-again = Watch again
start-go = Go there
start-join = Join
start-watch = Watch
start-row-action = { $action }: { $title }, { $state }

## Setting up a table

new-title = { $game }: a new table
new-who = Who plays
new-players = Number of players
new-seat = Seat { $number }
new-who-me = Me
new-who-me-help = You play here, on this device.
new-who-hot = Somebody beside me
new-who-hot-help = Plays at this device; hands are covered when it changes hands.
new-who-invited = Invited by link
new-who-invited-help = You get a link; whoever opens it sits here. No account is needed.
new-who-open = Open to anybody
new-who-open-help = The table stands in the list on the start page; whoever comes first takes this seat.
new-who-bot = Bot
new-level = Strength
new-level-apprentice-help = Knows the rules and not much more; good for a first game.
new-level-journeyman-help = Plays solidly and quickly; makes mistakes that you can use.
new-level-master-help = Thinks ahead for a moment and seldom gives anything away.
new-level-grandmaster-help = The strongest bot; may take a few seconds for a move.
new-name = Name
new-options = Rules of this table
new-clock = Time
new-clock-which = Clock
new-clock-none = No clock
new-clock-none-help = Everybody may think as long as they like.
new-clock-live = In one sitting
new-clock-live-help = Each player has a stock of time and gets a little more with every turn.
new-clock-slow = Over days
new-clock-slow-help = Each turn may take some days; come back whenever you like.
new-bank = Time for the whole match, each
new-increment = More for every turn
new-days-each = Time for a turn
new-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
new-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
new-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
new-more = Guests, chat and absence
new-watchers = Spectators
new-watchers-help = Others may watch; they see only what lies open.
new-chat = Chat
new-chat-help = People at the table can write to each other.
new-grace = When somebody is away on their turn
new-grace-help = After this time a bot plays in their place; they can take the seat back whenever they return.
new-grace-never = Only if the others ask for it
new-stand-in = How strong that bot is
new-start = Open the table

## The rulebook

rules-title = { $game }: the rules
rules-contents = Contents
rules-play = Set up a table
rules-english = This rulebook is not translated yet; here it is in English.
rules-loading = The rulebook is being opened…
rules-link = Rules
how-link = How to play
puzzles-link = Puzzles
stats-link = Statistics

## Settings

settings-title = Settings
settings-kept = Everything is kept on this device, at once.
settings-look = Language and look
settings-language = Language
settings-theme = Colours
settings-theme-system = Like the device
settings-theme-system-help = Light by day and dark by night, if the device does so.
settings-theme-light = Paper
settings-theme-light-help = Dark ink on light paper.
settings-theme-dark = Candle-light
settings-theme-dark-help = Light ink on a dark ground, easy on the eyes in the evening.
settings-motion = Motion
settings-motion-system = Show what moves
settings-motion-system-help = Pieces glide to their places, unless the device asks for less motion.
settings-motion-none = No motion
settings-motion-none-help = Everything is in its place at once.
settings-pace = Pace of the others' moves
settings-pace-none = All at once
settings-pace-none-help = What the others did is there at once, marked.
settings-pace-quick = Quick
settings-pace-quick-help = A short look at each move.
settings-pace-normal = Normal
settings-pace-normal-help = One move after the other, as at a table.
settings-pace-slow = Slow
settings-pace-slow-help = Time to follow every move.
settings-turn = When it is your turn
settings-by-itself = Say what is routine by itself
settings-by-itself-help = Nothing more to place, or the end of a turn in which nothing else can be done: said after a moment. A click stops it.
settings-sound = Sounds
settings-sound-help = Short taps for cards and pieces, and a call when it is your turn.
settings-notify = Notifications
settings-notify-help = The browser tells you when it is your turn while this page is open in another tab.
settings-notify-denied = The browser does not allow it. It can be allowed in the browser’s settings for this page.
settings-play = At the table
settings-confirm = Ask before a move that cannot be taken back
settings-confirm-never = Never
settings-confirm-never-help = A click is a move.
settings-confirm-touch = On a touch screen
settings-confirm-touch-help = Fingers slip more easily than a mouse.
settings-confirm-always = Always
settings-confirm-always-help = Every move is shown first and made when you agree.
settings-chat = Chat
settings-chat-help = Show what others write, and a field to answer.
settings-access = Hearing and typing
settings-announce = Announce events
settings-announce-help = A screen reader hears every move and whose turn it is.
settings-typed = Typed moves
settings-typed-help = A field at the table takes moves in notation, and reads out hand, board and scores.
settings-places = Names of places on the table
settings-places-help = What places are called in typed moves is written on the table, as it is while moves are typed.
settings-you = You
settings-name = Your name
settings-name-help = Others see it at the table. There is no account and no password.
settings-out = Sign out
settings-out-help = This device forgets who you are. Your seats at running tables cannot be taken back afterwards.
settings-out-sure = Really sign out
settings-out-done = This device no longer knows you.

## Keys

keys-title = Keys
keys-page = Everywhere
keys-page-list = Show the keys
keys-page-next = To the next thing; with Shift, to the one before
keys-page-press = Press what has the focus
keys-page-close = Close what lies on top
keys-name = Your name
keys-name-keep = Keep the name as it was
keys-room = At the table
keys-room-usual = The usual answer: nothing more, the end of the turn
keys-room-skip = All moves at once, while those of the others are shown
keys-room-again = What happened since my last move, once more
keys-room-mute = Sounds off, and on again
keys-room-places = Write what places are called in typed moves on the table
keys-room-what = What can I do now?
keys-asked = Before a move is made
keys-asked-no = Not yet
keys-explained = While a card explains itself
keys-explained-rule = To its rule
keys-explained-close = Close the explanation
keys-map = On the table as a map
keys-map-pan = Move the map
keys-map-nearer = Nearer
keys-map-farther = Farther away
keys-map-all = Show all of it
keys-replay = In the replay
keys-replay-step = One move back, one forward
keys-replay-leap = Ten moves back, ten forward
keys-replay-first = To the beginning
keys-replay-last = To the end
key-space = Space
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down

## A wrong address

lost-title = There is nothing here
lost-text = The address is wrong, or the table no longer exists.
lost-home = To the start page

## Replays

replay-title = { $game }: the replay
replay-loading = The replay is being opened…
replay-none = This match cannot be shown
replay-not-started = The match has not begun yet.
replay-position = Move { $ply } of { $last }
replay-start = The beginning
replay-slider = Moment of the match
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-forward = One move forward
replay-last = To the end
replay-eyes = Seen by
replay-eyes-own = As I may see it
replay-eyes-open = All cards open
replay-log = What happened
replay-share = Share and keep
replay-link = Link to this moment
replay-download = Download as text
replay-download-help = All moves in notation, with the seed that the deal was made from.
replay-result = Result
replay-to-table = To the table

# ---- End of the pages beside the table ----
