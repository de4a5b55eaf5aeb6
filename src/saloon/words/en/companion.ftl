# The companion beside a real board, in English. Names of pieces stand in the catalogue of the game.
# A line break inside a value would be part of the text, so every text stands on one line.

companion-title = The Automa beside your board
companion-about = Play Great Western Trail alone on your own table: the companion holds the Automa’s cards, buildings and discs, asks only what it cannot see, and tells you what to move.
companion-begin = Begin
companion-new = New game
companion-mine = Your games
companion-load = Load a saved game
    .about = From another device, or from the terminal: { $command } FILE
companion-save = Save as a file
    .about = To go on with it on another device, or in the terminal: { $command } FILE
companion-started = Begun on { $date }, turns so far: { $turns }
companion-instructions = What the Automa does
companion-turn = Turn { $number }
companion-earlier = Earlier turns
companion-before = The Automa has not played yet.
companion-why = Why
companion-answer = Done
companion-undo = Back
    .about = Take back the last answer
companion-nothing = None of these
companion-as-before = All as shown
companion-one-more = One more
companion-one-less = One less
companion-there = What lies there now?
companion-overview = In front of the Automa
companion-over = The Automa’s points
companion-total = In all
companion-your-last = If you have not had your last turn yet, play it now; the Automa’s points stand.
companion-offline = No connection. Your answer is kept and sent as soon as there is one.
companion-gone = This game is not here any more, or not yours.
companion-saved = Saved as { $file }. Go on with: saloon companion automa --file { $file }
companion-reopened = Going on with { $file }.
companion-other-level = { $file } is played at level “{ $level }”; --level is for a new game.
companion-keys = Type a number · Enter: { $usual } · u: back · q: quit, it is saved
companion-keys-none = Type a number · u: back · q: quit, it is saved
companion-keys-many = Type numbers with spaces between them · Enter: none · u: back · q: quit, it is saved
companion-keys-changed = Type the numbers of those that are wrong · Enter: all as shown · u: back · q: quit, it is saved
companion-keys-rest = a: everything else as proposed
companion-not-understood = “{ $line }” is none of the numbers 1 to { $count }.
companion-ask-file = Save this game as { $file }? (Enter: yes · or another name)

## How the Automa stands

overview-site = Cattleman
overview-engine = Engine
overview-bonus = Bonus
overview-workers = Workers
overview-deck = Cards in its deck
overview-buildings = Buildings
overview-stations = Stations
overview-cities = Cities

## Questions

ask-opening = How does your game begin?
ask-setup = What lies on the board at the start: which seven tiles on the trail, which three workers?
ask-turn = Play your turn. What did you do that changed the table?
ask-token = Where is the job market token after your visit to Kansas City?
ask-card =
    { $first ->
        [yes] Shuffle the Automa’s cards, options side up. Which card lies on top?
       *[no] The Automa draws the top card. Which card lies on top now?
    }
ask-building = Take the building at the bottom of the Automa’s pile. Which one is it?
ask-branches = What lies on these sites?
ask-hazards = Which hazards lie on the board?
ask-teepees = Which teepees lie on the board?
ask-cattleman = Which is the last of these that your cattleman stands on or has passed?
ask-jobs = How many of this kind stand in each row of the job market: { $worker }?
ask-row = The token is in row { $row } of the job market. Which worker stands in that row?
ask-market = How many of each card lie in the cattle market?
ask-engine = On which space is your engine?
ask-master = Is the station master still at station { $station }?
ask-foresight = Which foresight tiles lie there?
ask-objective = How many points is the objective card at place { $place } worth?
ask-objectives =
    { $taken ->
        [one] The Automa has taken one objective card. What is it worth?
       *[other] The Automa has taken { $taken } objective cards. What are they worth?
    }

## What is to be chosen

field-first = Who goes first?
field-deck = Who draws the Automa’s cards?
field-sides = Which buildings show side b?
field-did = In your turn
field-token = Token
field-card = Card
field-building = Building
field-site = { $site }
field-cattleman = Cattleman
field-row = Row { $row }
field-job = Row { $row }: { $worker }
field-worker = Worker
field-market = { $card }
field-engine = Engine
field-master = Station { $station }
field-foresight =
    { $place ->
        [1] Foresight { $column }, upper tile
       *[2] Foresight { $column }, lower tile
    }
field-points = Place { $place }
field-worth = Cards worth { $points }
field-tile = Your tile from foresight { $column }

## Choices

choice-player = I do
choice-automa = The Automa
choice-chance = Draw lots
choice-app = The companion
choice-own = I do, from my deck
choice-built = put up a building
choice-hazard = took a hazard
choice-teepee = took a teepee
choice-hired = hired a worker
choice-cattle = changed the cattle market
choice-engine = moved my engine
choice-master = took a station master
choice-kansas = visited Kansas City
choice-left = past the last row: I have it
choice-empty = empty
choice-none = none
choice-there = still there
choice-gone = gone
choice-beside = none yet

## What to do

tell-move =
    { $steps ->
        [one] Move the Automa’s cattleman { $steps } step, to { $site }.
       *[other] Move the Automa’s cattleman { $steps } steps, to { $site }.
    }
tell-toll = It enters your building ({ $site }): take ${ $money } from the bank.
tell-build = Put the Automa’s building { $building } on { $site }.
tell-take = Take the tile from { $site } for the Automa: { $tile }.
tell-hire = Take { $worker_a } from row { $row } of the job market for the Automa.
tell-cattle = Take this card from the cattle market for the Automa: { $card }.
tell-objective = Take the objective card at place { $place } for the Automa.
tell-engine = Move the Automa’s engine to space { $to }.
tell-station = Put a disc from the Automa’s reserve on station { $station }.
tell-master = Put { $worker_a } of the Automa on station { $station } and take the station master for it.
tell-tile =
    { $place ->
        [1] Foresight { $column }: take the upper tile, { $tile }.
       *[2] Foresight { $column }: take the lower tile, { $tile }.
    }
tell-job = Put it in row { $row } of the job market.
tell-place = Put it on { $site }.
tell-lost = There is no room for it, so it leaves the game: { $tile }.
tell-token = Move the job market token down to row { $row }.
tell-deliver = Put the first disc of the Automa’s movement card on { $city }.
tell-back = Put the Automa’s cattleman back at the start of the trail.
tell-end = The job market is full: the Automa gets the token, and you have one more turn.
tell-shuffle = Shuffle the Automa’s other { $cards } cards into its new deck.
tell-refill =
    { $what ->
        [foresights] Refill the foresights.
        [market] Fill up the cattle market to { $cards } cards, if it has fewer.
       *[display] Fill the gap in the row of objectives.
    }
tell-path = At the fork ({ $fork }) it takes branch { $branch }: no other is shorter.

## What is wrong with an answer or a file

bad-building-twice = Building { $building } cannot stand on { $site } as well: it stands on { $other }.
bad-row-too-full = Row { $row } of the job market has only { $columns } places.
bad-other-tiles-at-start = Seven tiles lie on the trail at the start, not { $got }.
bad-other-workers-at-start =
    { $expected ->
        [one] Row { $row } of the job market starts with one worker, not { $got }.
       *[other] Row { $row } of the job market starts with { $expected } workers, not { $got }.
    }
bad-too-many-objectives = The Automa took only { $most }, not { $got }.
bad-no-workers-any-more = The end has been triggered: workers cannot be chosen any more.
bad-nothing-to-take-back = There is no answer to take back.
bad-not-a-companion = This is not a companion’s game saved by Saloon.
bad-neither-answer-nor-draw = This line is neither an answer nor a draw.
