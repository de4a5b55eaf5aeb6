# The web page’s own texts, in English. What the terminal says too stands in room.ftl.
# A line break inside a value would be part of the text, so every text stands on one line.

## Everywhere

page-title = Saloon: board games of the West
page-skip-link = Skip to the content
page-loading = One moment …
page-lost = There is nothing here.
page-try-again = Try again
page-reload = Reload the page
page-close = Close
page-cancel = Cancel
page-rules = Rules
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Settings

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = Same as the device
settings-theme-light = Day
settings-theme-dark = Night
settings-pace = Pace
    .about = How long the moves of the others are shown.
settings-pace-instant = At once
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-name = Your name
    .missing = Say what the others may call you.
settings-sound = Sound
    .about = A bell rings when it is your turn.
settings-sound-turn = My turn
settings-sound-points = Points gained
settings-sound-loss = Points lost
settings-sound-over = The end
settings-notify = Notifications
    .about = Your browser tells you when it is your turn and you are looking elsewhere.
    .blocked = Your browser does not allow this page to notify you.
settings-keys = Keys
    .about = Numbers choose moves from the list (two digits from 10 on). M goes to the moves, L to the log, B to the board; W says where you stand.
settings-tips = Tips
    .about = Short tips at the table, each shown once.
settings-tips-again = Show all tips again

## The room

room-title = Pull up a chair
room-tagline = Board games of the West, alone against bots or with friends.
room-play-bot = Play against: { $bot }
room-learn = Learn by playing
room-solo = Play alone against the Automa
solo-title = Solo: you against the Automa
solo-level = How strong should it be?
solo-start = Start
room-set-table = Set the table
room-companion = At your own board
box-title = My box
my-tables = Your tables
my-tables-none = You are not at a table yet. The tables you open or join are listed here.
my-tables-waiting = { $count ->
        [one] your turn at { $count } table
       *[other] your turn at { $count } tables
    }
my-tables-all = Show all { $count }
my-tables-waiting-title = Waiting for you
my-tables-put-away = Put away
    .about = Put { $game } away: it is no longer listed, and can be found again among your finished games.
my-tables-bring-back = Bring back
my-tables-won = You won
my-tables-winner = { $name } won
my-tables-shared = Shared victory: { $names }
find-title = Finished games
find-what = A name or a game
find-none = No finished game fits.
import = Load a saved game
    .about = A transcript (.jsonl): a finished game to look at again, or an unfinished one to go on with.

## Setting a table

set-title = Who plays?
set-me = Me
    .about = You, on this device.
set-here = Someone here
    .about = Another person on this device. You pass it to each other, and hands stay hidden.
set-invited = A friend elsewhere
    .about = You get a link to send; whoever opens it first takes the seat.
set-bot = Bot
set-level = Level
set-name = Name
set-add = Add a seat
set-remove = Remove seat { $number }
set-hints = Allow hints
    .about = Anybody may ask what a strong player would do. The others see in the log that a hint was taken.
set-options = Options
set-own-file = Your own list
set-own-list = Custom list: { $name }
set-from-file = From a file (TOML)
set-file-unreadable = { $file } cannot be read: it must be TOML or JSON.
set-open = Open the table

## Seats

seat-bot = Bot
seat-here = on this device
seat-online = here
seat-offline = away
seat-left = has left
seat-free = Free seat
seat-has-left = { $name } has left the table.
seat-replace = Let a bot play on
players = Players

## Waiting for people

lobby-waiting =
    { $count ->
        [one] The game starts as soon as the free seat is taken.
       *[other] The game starts as soon as the { $count } free seats are taken.
    }
lobby-awaited = expected
lobby-invite = Invitation to seat { $number }
lobby-about = Send each friend one of the links. You may close this page: the table is kept.
link-copy = Copy
link-copied = Copied
link-share = Share
link-qr = QR code
link-here-only = This link works on this machine only.
link-open-network = To let others in your network in, stop the server and start it with the command below. The table is kept; your friends then open: { $url }
link-copy-command = Copy the command
link-no-network = To let others in, this machine needs a network.
link-network = For everybody in your network.
join-title = You are invited
join-about = A seat at a table is kept for you.
join-host = { $host } has kept a seat for you.
join-seats = At the table
join-your-seat = your seat
join-to-table = To the table
join-watch = Watch the game
join-unknown = There is no such invitation. Perhaps the link was cut off when it was copied.
join-used = Somebody has already taken this seat.
join-sit = Take the seat
join-gone = This invitation is no longer valid: the seat is taken, or the table is gone.

## At the table

table-your-turn = Your turn
table-turn-of = { $name } is to move
table-over = The game is over
table-last-round = Last round
stand-leader = { $name } leads with { $points } points.
stand-ahead = You lead with { $points } points, { $lead } ahead.
stand-even = You share the lead with { $points } points.
stand-behind = You are in position { $place } of { $seats } with { $points } points, { $gap } behind { $name }.
table-waiting = Waiting for players
table-broken = The connection is lost. Trying again …
table-not-found = There is no such table, or you may not see it.
table-board = The board
table-no-board = This game has no board yet; play it with the list of moves.
table-board-failed = This game’s board has failed. The list of moves still works.
table-no-words = This game has no texts, so people cannot play it here.
table-skip = Skip
tab-log = Log
tab-chat = Chat
tab-table = Table
tab-news = news
moves = Your moves
moves-none = Nothing to choose right now.
moves-all = Show all moves
moves-refused =
    { $count ->
        [one] Not possible now: { $count }
       *[other] Not possible now: { $count }
    }
why-rule = Rule { $rule }: { $title }
refusal-nothing-to-do = Nothing can be done with this now.
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take back a move.
undo-what =
    Everything since “{ $move }” would be taken back: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of { $players ->
        [one] one player
       *[other] { $players } players
    }{ $draws ->
        [0] {""}
       *[other] , with what was drawn
    }.
undo-look = Show the board as it would be
undo-agree = Agree
undo-refuse = No
undo-waiting = Waiting for the others to agree to the undo.
log-stand-in = { $name } did not move in time, so a random move was made.
log-hint = { $name } took a hint.
log-seat = Only what this player did
log-kind = Only this kind
log-all-seats = Everyone
log-all-kinds = Everything
log-moves = Moves
log-points = Points
log-chance = Draws
log-empty = Nothing has happened yet.
log-newest = Newest
since-title = Since your last turn
since-again = Play it again
since-ghosts = Faint on the board: where pieces stood.
chat-line = Say something
chat-send = Send
chat-empty = It is quiet here.
chat-watchers = Spectators may write
chat-players-only = Only players can write at this table.
replay = Look back
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-play = Play from here
replay-pause = Pause
replay-past = Looking back: step { $ply } of { $last }
replay-now = Back to now
replay-end = To the end
replay-eyes = Seen by
replay-eyes-watch = Spectator
leave = Leave the table
leave-sure = The others can let a bot play on in your place. You cannot come back to this seat.
watch-about = Anyone with this link can watch, but sees nobody’s hand.
watch-link = Link for watching
watch-note = You are watching. You see what everybody sees, and nobody’s hand.
left-waits = { $name } has left, and it is their turn: the game waits.
curtain = Pass the device to { $name }
    .about = Nobody else is looking? Then go ahead.
curtain-open = I am { $name }

## The end

end-rematch = Play again
end-next = To the next game
end-replay = Look back
end-download = Save the game
end-scores = What each point was for
plot-title = Points over time
plot-time = Time
plot-now = Points, had the game ended there
plot-what = Points for what
plot-all = All points
fair = Fair draws
fair-about = Before the first draw the server fixed a secret seed and showed its fingerprint, so that it could no longer change the seed. Every draw follows from it.
fair-prepared = The draws of this table follow a published seed and are the same for everybody who learns the game. So they are not secret, and prove nothing about chance.
fair-opening = This game was resumed after ply { $ply }. What follows is proven by the fingerprint below; the draws before that are not.
fair-commitment = Fingerprint, shown from the start
fair-seed = Seed, revealed at the end
fair-published = Seed, published
fair-later = The seed is revealed when the game is over; then everyone can check every draw.
fair-matches = The seed fits the fingerprint.
fair-differs = The seed does not fit the fingerprint!
fair-verify = To check every draw, save the game and run:

## The rules

rules-chapters = Chapters

## When something goes wrong

trouble-offline = The server cannot be reached.
trouble-not-found = There is no such thing here.
trouble-forbidden = You are not allowed to do that.
trouble-conflict = Somebody was faster; here is how things stand now.
trouble-too-many = That was a lot at once. Wait a moment and try again.
trouble-too-large = That is too large.
trouble-too-slow = The request did not arrive in time.
trouble-quota = You have too many running tables with bots. Finish some first.
trouble-bots-only = Somebody has to sit at the table: bots do not play among themselves on this server.
trouble-no-hints = This table was set up without hints.
trouble-unjudged = The search did not finish judging this position in time. Try again when the server is less busy.
trouble-busy = The server cannot save anything right now. Try again in a moment.
trouble-closed = The operator of this server has closed the table.
trouble-banned = You have been banned from this server.
trouble-bad-input = The server did not understand that.
trouble-outdated = This table is played by rules that are newer than this program; it goes on once Saloon is updated.

## Teaching

teach-tip = Tip
teach-understood = Got it
teach-no-tips = No more tips
teach-guide = Your first turn
teach-next = Next
teach-go-on = Go on playing
teach-alone = I’ll manage on my own
teach-otherwise = You did it your own way; that is just as good.
teach-wait = Now the others play. Watch what they do; then it is your turn again.
teach-prepared = Prepared table: it begins the same for everybody who learns the game.

## Learning

hint-ask = What would a strong player do?
hint-title = A strong player’s choice
hint-thinking = Thinking …
hint-stop = Stop
hint-close = Close the hint
hint-none = Stopped before a move was found.
hint-then = Then perhaps:
hint-show = Show on the board
hints-agreed = Hints are allowed at this table: anybody may ask what a strong player would do, and the log says so.
analyse-link = Analyse
analyse-back = Back to the analysis
analyse-at = Ply { $ply }: { $shares }
analyse-as-table = As a table
analyse-ply = Ply
analyse-accounts = What became of each share
    .about = Final share − fair share = skill + luck + what the others did. Errors: inaccuracies · mistakes · blunders. ±: one standard error.
analyse-best-move = Best:
analyse-played-move = Played:
analyse-same = the same
analyse-bar-share = The share is known to about ± { $error }.
analyse-bar-difference = The difference is known to about ± { $error }.
analyse-marks = In a solid frame on the board: the best move. In a dashed frame with ≠: the one that was played.
analyse-shared = Both are done at the same place.
analyse-try = Try it from here, against bots
analyse-not-over = This game is still running; it can be analysed when it is over.
analyse-progress = Progress of the analysis
analyse-so-far = { $ply } of { $last } plies
analyse-go-on = Go on
analyse-to-table = To the table
analyse-board = The board at ply { $ply }
analyse-error-before = Previous error
analyse-error-next = Next error
analyse-nothing = There was nothing to decide here.
solve-find = Find your best move.
solve-right = Right!
solve-wrong = Not the best:
solve-gives-away = It gives away { $lost } of the victory. Try again.
solve-brings = The best move brings, for example:
solve-later = What the best move brings only shows later.
solve-show = Show the best move
mistakes-own = Learn from your mistakes
mistakes-of = Learn from the mistakes of { $name }
mistakes-title = Mistakes of { $name }
mistakes-count = { $number } of { $count }, { $solved } solved
mistakes-close = Back to the whole analysis
mistakes-played = Played: { $move } (gave away { $lost }). What would have been better?
mistakes-next = Next mistake
mistakes-skip = Skip it
mistakes-done = That was the last one.
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
rules-print = Print
rules-show = Show me
rules-show-rule = Show { $rule } on a board
scene-start = This is how the table stands. Go on to see what happens.
scene-step = { $number } of { $count }
scene-on = Next
scene-back = One step back
lessons-title = Lessons
lessons-about = Each shows one idea on a prepared board and takes a minute or two. You do it yourself; whatever you try can be taken back.
lessons-taken = done
lessons-all = All lessons
seat-opponent =
    { $number ->
        [1] Rosa
        [2] Jack
        [3] Nell
       *[other] Silas
    }
lessons-step = Step { $number } of { $count }
lessons-done = Lesson done
lessons-otherwise = That is allowed, and at another moment it may be good. This lesson is about something else, so take it back and try once more.
lessons-take-back = Take it back
lessons-where = Show me where
lessons-next = Next lesson
lessons-again = Once more
lessons-play = Play a game
puzzles-title = Puzzles
puzzles-none = There are no puzzles here yet.
puzzles-daily = Puzzle of the day
puzzles-solve = Solve it
puzzles-again = Solved today; look again
puzzles-streak = { $days ->
    [one] Solved on one day so far.
   *[other] Solved on { $days } days in a row.
}
puzzles-solved = { $solved } of { $count } solved
puzzles-one = Puzzle { $number }, difficulty { $grade } of 5
puzzles-one-solved = Puzzle { $number }, difficulty { $grade } of 5, solved
puzzles-all = All puzzles
puzzles-next = Next puzzle
statistics-title = My statistics
statistics-none = None of your games is finished yet.
statistics-games = games
statistics-wins = share of victories
statistics-points = mean points
statistics-analysed = Accuracy and luck come from games that were analysed to the end: { $count }.
statistics-for = Points for
statistics-mean = all games
statistics-before = older half
statistics-lately = newer half
statistics-over-time = over time
statistics-all-points = All points
statistics-each = Game by game
