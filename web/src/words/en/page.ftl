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
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
refusal-unreachable = The server cannot be reached. The page tries again by itself.
refusal-failed = This game could not be prepared. Try again in a moment.

## The start page

start-title = Three games by Reiner Knizia
start-play = Play now
start-invite = Invite a friend
start-more = More options
start-busy = One moment …
start-preparing = Progress of the preparation
start-state-waiting = Is prepared in a moment; you can already click.
start-state-compiling = Is being prepared; you can already click.
start-state-failed = Could not be prepared; a click tries again.
start-unreachable = The server cannot be reached. The page tries again by itself.
start-waiting = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
start-mine = My tables
start-open = Open tables
start-open-none = No public table is waiting. Set one up with “More options”, and others will find it here.
start-seats = Seats
start-you = you
start-table-gathering = { $missing ->
    [one] Waits for one more player
   *[other] Waits for { $missing } more players
}
start-table-paused = Paused
start-table-your-turn = It is your turn
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
new-who-open-help = Whoever comes to the table first takes this seat.
new-who-bot = Bot
new-level = Strength
new-level-apprentice-help = Knows the rules and not much more; good for a first game.
new-level-journeyman-help = Plays solidly and quickly; makes mistakes that you can use.
new-level-master-help = Thinks ahead for a moment and seldom gives anything away.
new-level-grandmaster-help = The strongest bot; takes a few seconds for each move.
new-name = Name
new-problem-nobody = Only bots sit at this table; give one seat to a person.
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
new-public = Public table
new-public-help = Everybody finds it on the start page. If not, only those who have its link.
new-watchers = Spectators
new-watchers-help = Others may watch; they see only what lies open.
new-chat = Chat
new-chat-help = People at the table can write to each other.
new-grace = When somebody is away on their turn
new-grace-help = After this time a bot plays in their place; they can take the seat back whenever they return.
new-grace-never = Wait for ever
new-stand-in = How strong that bot is
new-start = Open the table

## The rulebook

rules-link = Rules

## Settings

settings-title = Settings

## A wrong address

lost-title = There is nothing here
lost-text = The address is wrong, or the table no longer exists.
lost-home = To the start page

# ---- End of the pages beside the table ----
