# Everything that belongs to no single game, in English.
# A line break inside a value would be part of the text, so every text stands on one line.

## Seats

seat-guest = Guest
seat-you = You
seat-number = Seat { $number }
seat-automa =
    { $level ->
        [easy] Automa (easy)
        [medium] Automa (medium)
        [hard] Automa (hard)
        [surprise] Automa (surprise)
       *[other] Automa
    }
## What the server says to a browser when it has no page to show

page-to-room = To the room
trouble-failed = That did not work.

## What a messenger shows of a link

preview-title = { $game } at the Saloon
preview-invited =
    { $host ->
        [none] You are invited
       *[other] { $host } invites you
    }: { $free ->
        [0] the table of { $seats } is full by now.
        [one] one seat of { $seats } is free.
       *[other] { $free } seats of { $seats } are free.
    }

## Why an action is not possible, whatever the game

refusal-game-over = The game is over.
refusal-waits-for-draw = A draw has to be made first.
refusal-not-your-turn = It is not your turn: { $seat } is to move.
refusal-nothing-to-undo = There is nothing you can take back: only your own last move, and only until a card is drawn or somebody else moves.
refusal-undo-too-far = Only your last turn can be taken back: going further back needs the consent of the table’s owner, who is no longer here.
refusal-unknown-action = There is no such action. The actions are: { $choices }.
refusal-wrong-fields = The action “{ $action }” needs exactly these fields: { $fields }.
refusal-no-such-move = Move { $move } is not possible now.

## What is wrong with input. The place is named before it, as in “deck.no_region.cards[2].cost: …”

bad-line = line { $line }
bad-not-in-range = This must be { $low } to { $high }, but it is { $got }.
bad-not-one-of = “{ $got }” is not one of: { $choices }.
bad-unknown-option = There is no such option. The options are: { $known }.
bad-unknown-key = There is no such field here. The fields are: { $known }.
bad-unknown-field = There is no such field here.
bad-missing-field = This field is missing.
bad-wrong-type = This is not the kind of value that belongs here.
bad-not-a-table = A table of fields is needed here, not “{ $got }”.
bad-not-a-list = A list is needed here, not “{ $got }”.
bad-wrong-number = There must be { $expected } of them, but there are { $got }.
bad-named-twice = “{ $got }” is named twice here.
bad-not-a-name = A name of at most { $most } characters is needed here.
bad-no-automa = This game has no Automa.
bad-automa-elsewhere = The Automa plays seat { $seat } of { $seats }, and no other.
bad-automa-joins = Alone against the Automa: --seats { $seats }
bad-automa-plays = The Automa plays seat { $seat }; nobody else can sit there.

## What is wrong with a transcript

bad-empty-file = The file is empty.
bad-not-json = This line is not JSON; it is damaged or cut off.
bad-not-an-object = This line is JSON, but not an object.
bad-not-a-transcript = This is not a game saved by Saloon.
bad-other-format = The file has format { $got }; this version reads format { $expected }.
bad-unknown-rules-version = Version { $got } of this game’s rules is not known here; the newest is { $newest }.
bad-neither-move-nor-draw = This line is neither a move nor a draw.
bad-not-puzzles = This is not a file of this game’s puzzles.
bad-no-puzzle = This line is not a puzzle.
bad-wrong-ply = This should be ply { $expected }, not { $got }.
bad-no-such-seat = There is no seat { $got } at this table.
bad-wrong-seat =
    { $expected ->
        [draw] This should be a draw
        [nothing] After the end there should be nothing
       *[other] This should be a move of seat { $expected }
    }, not { $got ->
        [draw] a draw
       *[other] a move of seat { $got }
    }.
bad-refused = This is not possible here ({ $rule }): { $action }
bad-after-the-end = Something follows the seed, which is always the last line.
bad-seed-before-the-end = The seed is revealed although the game is not over.
bad-no-seed = The seed is missing; it is revealed when the game is over, and only then can the draws be checked.
bad-seed-breaks-commitment = The seed is not the one committed to at the start.
bad-earlier-part = This draw comes from part { $got } of the seed’s stream, although part { $expected } had begun
bad-unfair-draw = This draw does not come from the seed: it is { $got }, but should be { $expected }
bad-cut-in-opening = The file ends before ply { $plies }, where the game was resumed.
bad-already-over = This game is over. Look at it again with: saloon replay { $file }
bad-options-are-set = A saved game keeps the options it began with.
bad-other-number-of-seats = This game has { $expected } seats, not { $got }.

## What is wrong on the command line

bad-no-equals-sign = An option is written NAME=VALUE.
bad-not-hex = A seed consists of at most { $digits } hexadecimal digits (0–9, a–f).
bad-not-toml = This is not valid TOML (line { $line }).
bad-not-text = This is not a text file.
bad-not-weights = These are not weights for { $game } with { $seats } seats.
bad-no-such-file = There is no such file or folder.
bad-nothing-to-decide = There was nothing to decide at { $got }.
bad-no-games-of-it = There is no saved game of { $game } in this folder.
bad-file-exists = This file already exists; choose another name.
bad-is-a-folder = This is a folder, not a file.
bad-no-permission = You have no permission for this file.
bad-file-trouble = This file cannot be read or written.
bad-no-words = This game has no texts yet (language “{ $language }”).
bad-no-message = The texts of this game (language “{ $language }”) lack a message: { $message }
bad-brought-twice = Several packages provide this: { $packages }. Uninstall all but one.
bad-broken-package = The package “{ $package }” provides this, but it cannot be loaded: { $detail }
bad-port-taken = Cannot listen on { $host }, port { $got }: it is taken or not ours to use.
bad-not-an-address = “{ $got }” is neither an address nor a network such as 10.0.0.0/8.
bad-not-allowed = This server does not go by this name.
bad-too-short = This must have at least { $least } characters.
bad-no-such-table = There is no table “{ $got }”.
bad-no-such-host = There is no address “{ $got }” on this machine.
bad-checks-nothing = This checks nothing.
bad-no-such-rule = The game has no rule “{ $got }”.
bad-not-exactly-one-of = Exactly one of these is needed: { $choices }.
bad-must-stand-alone = Nothing else can be expected along with this.
bad-needs-extra = This needs something that is not installed: pip install "saloon[{ $extra }]"
bad-unreachable = Nobody answers at { $got }.
bad-no-token = The cluster at { $got } does not let us in: RAY_AUTH_TOKEN is missing or wrong.
bad-other-version = A worker has version { $got } of Saloon, not { $expected }.
bad-worker-dies = { $tries } workers died on the same piece of work.
bad-not-a-journal = This is not a file that such a run can continue from.
bad-other-run = The file belongs to another run: “{ $got }” instead of “{ $expected }”.
bad-not-empty = This folder is not empty.
bad-no-such-program = There is no program “{ $got }”.
bad-name-taken = The name “{ $got }” cannot be used: it is empty, or belongs to another bot.
bad-too-few = At least { $least } bots are needed, but there are { $got }.

usage-missing = { $name } is missing.
usage-no-such-option = There is no option { $name }.
usage-needs-value = { $name } needs a value.
usage-not-a-number = { $name } must be a whole number.
usage-too-much = There is too much on the command line.
usage-hint = See: { $command } --help

version-compiled = The engines are compiled.
version-plain = The engines run as plain Python.

## saloon games

games-name = Name
games-title = Game
games-seats = Seats
games-options = Options (*: default)
games-automa = Alone against the Automa: { $seats }, or with a level, as in { $seats }:{ $level }. Levels: { $levels }.

## saloon play

play-keys = ? help · u undo · s save · b board · l log · q quit
play-possible = Possible now:
play-impossible = Not possible now:
play-rules-help = Type ? and a rule to have it explained, as in: ? { $rule }
play-not-understood = “{ $line }” means nothing here. Type the number of a move, or ? for help.
play-no-such-number = Type a number from 1 to { $count }.
play-no-such-rule = There is no rule “{ $rule }”. The rules are { $rules }.
play-more-news = … (l: everything that happened)
play-more-moves = … page { $page } of { $pages }, { $count } moves (m: the next page)
play-curtain = Pass the keyboard to { $name }, then press Enter.
play-saved = Saved as { $file }. Look at it again with: saloon replay { $file }
play-saved-half = Saved as { $file }. Go on with: saloon play { $file }
play-goes-on = Going on after { $plies } plies. A new seed makes the draws from here on; its fingerprint is { $commitment }.
play-leave = The game is not over. Save it? (y: as { $file } · another file name · n: no · c: play on)
play-save-offer = Save this game? (y: as { $file } · another file name · n: no)
play-left = See you at the saloon!
answers-yes = y yes
answers-no = n no
answers-go-on = c

## How a game came out

result-seat = Seat
result-points = Points
result-victory = Victory
result-share = { $percent } %
result-item = Points for
result-rule = Rule
result-winner =
    { $you ->
        [yes] You win!
       *[no] { $seat } wins!
    }
result-shared = { $names } share the victory.

## saloon replay, saloon verify

replay-keys = Ply { $ply } of { $last } · Enter: next · p: previous · number: go there · q: quit
replay-not-understood = Press Enter, or type p, q or a number from 0 to { $last }.
replay-unfinished = The game is not over after { $ply ->
        [one] { $ply } ply
       *[other] { $ply } plies
    }.
verify-prepared = Prepared: this game began with a published seed, as lessons do. Anybody could know its draws.
verify-fair =
    { $draws ->
        [one] Fair: the one draw comes
       *[other] Fair: all { $draws } draws come
    } from the seed that was committed to at the start; all { $plies } plies follow the rules.
verify-unproven =
    { $draws ->
        [one] Unproven: one draw
       *[other] Unproven: { $draws } draws
    } before ply { $ply }, where the game was resumed. The seed committed to for them ({ $commitment }) was never revealed.
verify-fair-from =
    { $draws ->
        [one] Fair from ply { $ply } on: the one draw comes
       *[other] Fair from ply { $ply } on: all { $draws } draws come
    } from the seed that was committed to there ({ $commitment }); all { $plies } plies follow the rules.

## saloon simulate

simulate-bot = Bot
simulate-wins = Wins
simulate-rate = Rate
simulate-interval = 95 % interval
simulate-mean = Points
simulate-quantile = { $percent } %
simulate-length = Length of a game: { $mean } plies on average; 5 % of the games have at most { $low }, half of them { $middle }, 95 % { $high }.
simulate-pace = { $games } games in { $seconds } s, { $pace } per second; seed { $seed }
simulate-running = { $pace } games/s, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
simulate-stopped = Stopped after { $done } of { $games } games.
## saloon league

league-title = League
league-rating = Rating
league-interval = 95 %
league-games = Games
league-share = Victory
league-lost = Forfeits
league-ahead = How often the row was ahead of the column
league-plot = The rating of every bot, with its 95 % interval
league-about = { $games } games at tables of { $seats }; seed { $seed }
league-stopped = Stopped; the league has { $done } games.
league-crashed = { $name } ended in the middle of a game and lost it: { $count } ×
league-nonsense = { $name } gave an answer that is not a move and lost the game: { $count } ×
league-no-such-move = { $name } played a move that was not possible and lost the game: { $count } ×
league-too-slow = { $name } took too long and lost the game: { $count } ×
## saloon stats

stats-title = Statistics
stats-none = There are no finished tables in this database.
stats-skipped = { $count ->
    [one] One finished table could not be replayed here and is left out.
   *[other] { $count } finished tables could not be replayed here and are left out.
}
stats-game = { $name }, { $seats } seats: { $tables ->
    [one] one table
   *[other] { $tables } tables
}
stats-turn = Turn order
stats-opening = First decision
stats-times = Times
stats-winners = Winners
stats-length = { $decisions } decisions on average; 5 % of the games have at most { $low }, 95 % { $high }. Half of the tables took at most { $minutes } minutes.
stats-items-plot = Points by kind: the dot is the mean of all seats, the line ends at the mean of the winners
stats-points-plot = Points of all seats
stats-length-plot = Length of the games, in decisions

## saloon bench

bench-running = Measuring …
bench-what = Measured
bench-compiled = Compiled
bench-plain = Plain Python
bench-ratio = Ratio
bench-playouts = { $game }: random games per second
bench-copies = { $game }: copies of a state per second
bench-views = { $game }: decisions per second with their actions and a view
bench-greedy-games = { $game }: games between two greedy bots per second
bench-simulate = { $game }: random games per second and core through “simulate”
bench-greedy = { $game }: greedy beats random, share of { $games } games
bench-start = saloon --help
bench-goal = Goal
bench-at-least = at least { $value }
bench-at-most = at most { $value }

## saloon scene

scene-summary = { $passed } passed, { $failed } failed

## Bots

bot-random = random bot
    .about = Makes any move the rules allow. Good for finding out how the game works.
bot-greedy = greedy bot
    .about = Looks one turn ahead and takes what looks best. A fair first opponent.
bot-search-1 = Greenhorn
    .about = Overlooks half of what could be done and misjudges the rest. For a first game; answers at once.
bot-search-2 = Ranch hand
    .about = Looks one turn ahead but misses a lot. Answers at once.
bot-search-3 = Drover
    .about = Looks one turn ahead and sometimes misses something. Answers at once.
bot-search-4 = Trail boss
    .about = Looks one turn ahead and hardly misses anything. Answers at once.
bot-search-5 = Sheriff
    .about = Thinks a turn through to its end and misses nothing. Answers at once.
bot-search-6 = Legend
    .about = As strong as Saloon plays: tries out how the game could go on after each move. Thinks up to a second about a decision.

## Learning

train-round = Round { $round }: { $games } games, { $share } against greedy ({ $low } – { $high }), { $points } points to { $others }
train-done = The best weights: { $file }
train-numpy = Learning needs numpy: pip install "saloon[train]"

## Analysis and hints

analyse-title = Analysis
analyse-fair = fair share
analyse-skill = skill
analyse-luck = luck
analyse-others = others
analyse-final = final
analyse-accuracy = accuracy
analyse-counts = errors
analyse-skill-errors = Standard error of skill: { $errors }
analyse-error = { $played }. Better: { $best } (gave away { $lost })
analyse-lucky = { $draw } ({ $luck })
analyse-draw = a draw nobody saw
analyse-turning = Turning points for { $name }
analyse-errors = { $count ->
    [one] One error
   *[other] { $count } errors
}
analyse-mark-inaccuracy = inaccuracy
analyse-mark-mistake = mistake
analyse-mark-blunder = blunder
analyse-plot = Each seat’s expected share of the victory, ply by ply
analyse-stopped = Stopped after { $ply } of { $last } plies; what was found so far is shown.
puzzles-found = { $count ->
    [0] No puzzle found in { $games } games.
    [one] One puzzle found in { $games } games; it is in { $file }.
   *[other] { $count } puzzles found in { $games } games; they are in { $file }.
}
puzzles-checked = Puzzles checked: { $checked } of { $all }. Confirmed: { $count }, now in { $file }.
puzzles-fallen = Not confirmed: { $numbers }
hint-move = { $number }: { $move } – { $share } of the victory, about { $points } points
hint-line = Then perhaps: { $line }
hint-expected = { $name }: { $move }
hint-stoppable = Thinking … Control-C stops
hint-alone = Hints are for games of one person against bots.
hint-help = Type ?best to see what a strong player would do.
