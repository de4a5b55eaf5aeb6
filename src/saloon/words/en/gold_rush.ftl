# Carcassonne: Gold Rush in English.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Carcassonne: Gold Rush
game-about = Tile by tile a map of the Wild West takes shape: railways, cities, prairies, and mountains full of gold. Send your cowboys out, pitch your tent where the gold is, and mine it before the others do. For 2 to 5 players.
game-credits = A game by Klaus-Jürgen Wrede, published by Hans im Glück in 2014.

## Lands. id: to choose a sentence by. a, on: forms of the name.

name-prairie = prairie
    .id = prairie
    .a = a prairie
    .on = on this prairie
name-rail = rail
    .id = rail
    .a = a rail
    .on = on this rail
name-mountain = mountain
    .id = mountain
    .a = a mountain
    .on = on this mountain
name-city = city
    .id = city
    .a = a city
    .on = in this city

## What a cowboy can be. a, the: as the object of a sentence.

name-farmer = farmer
    .id = farmer
    .a = a farmer
    .the = the farmer
name-railwayman = railwayman
    .id = railwayman
    .a = a railwayman
    .the = the railwayman
name-miner = miner
    .id = miner
    .a = a miner
    .the = the miner
name-merchant = merchant
    .id = merchant
    .a = a merchant
    .the = the merchant

## Where on a tile: its edges, and for prairies its corners, each with the two half-edges that meet there.
## A place may also be a bare number, so the messages below use no form of $where.

name-N = north
    .id = N
    .in = in the north
name-E = east
    .id = E
    .in = in the east
name-S = south
    .id = S
    .in = in the south
name-W = west
    .id = W
    .in = in the west
name-nw = north-west
    .id = nw
name-ne = north-east
    .id = ne
name-en = north-east
    .id = en
name-es = south-east
    .id = es
name-se = south-east
    .id = se
name-sw = south-west
    .id = sw
name-ws = south-west
    .id = ws
name-wn = north-west
    .id = wn

## Tiles. A piece of mountain has one nugget unless its name says otherwise. The start tile has no name here: its id is S.

name-P1 = open prairie, camp and herd
name-P2 = open prairie, two camps
name-P3 = open prairie, herd
name-RS1 = straight track
name-RS2 = straight track, locomotive
name-RS3 = straight track, camp
name-RS4 = straight track, locomotive, herd
name-RC1 = curve
name-RC2 = curve, locomotive
name-RC3 = curve, camp outside
name-RC4 = curve, herd outside
name-RC5 = curve, locomotive, camp inside
name-RJ1 = three-way junction
name-RJ2 = three-way junction, camp
name-RX1 = four-way junction
name-CT1 = city with three rails
name-CT2 = city with three rails, camp
name-CT3 = city with three rails, herd
name-CX1 = city with four rails
name-MC1 = mountain edge, camp
name-MC2 = mountain edge, herd
name-MC3 = mountain edge, two nuggets
name-MO1 = two mountains on opposite sides
name-MA1 = two mountains on adjacent sides, camp
name-MB1 = mountain corner, herd
name-MB2 = mountain corner, two nuggets
name-MB3 = mountain corner, three nuggets
name-MR1 = ridge
name-MR2 = ridge, two nuggets, herd
name-MT1 = mountain on three sides, two nuggets
name-MT2 = mountain on three sides, three nuggets
name-MF1 = mountain on all sides, three nuggets
name-MS1 = mountain edge, straight track, locomotive
name-MS2 = mountain edge, straight track, two nuggets, camp
name-ML1 = mountain edge, curve, locomotive
name-MK1 = mountain edge, curve
name-MJ1 = mountain edge, three-way junction
name-MV1 = mountain edge, city with three rails
name-MQ1 = mountain corner, curve
name-MQ2 = mountain corner, curve, locomotive, two nuggets
name-MU1 = mountain on three sides, rail that ends there
name-MD1 = mountain edge, rail that ends there
name-MG1 = two mountains, straight track between them, locomotive

## Parts of sentences, used by the messages below. x grows to the east, y to the north; the start tile is at (0, 0).

spot = ({ $x }, { $y })
turned =
    { $rotation ->
        [0] not turned
        [1] turned a quarter clockwise
        [2] turned halfway round
       *[3] turned a quarter anticlockwise
    }
token-face =
    { $value ->
        [0] gravel
        [one] { $value } nugget
       *[other] { $value } nuggets
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
count-length =
    { $length ->
        [one] { $length } tile
       *[other] { $length } tiles
    }
count-locomotives =
    { $locomotives ->
        [0] no locomotive
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
count-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
count-rails =
    { $rails ->
        [0] no complete rail
        [one] { $rails } complete rail
       *[other] { $rails } complete rails
    }
count-camps =
    { $camps ->
        [0] no camp
        [one] { $camps } camp
       *[other] { $camps } camps
    }
count-herds =
    { $herds ->
        [0] no herd
        [one] { $herds } herd
       *[other] { $herds } herds
    }
scored-rail =
    { $complete ->
        [yes]
            { $doubled ->
                [yes] complete rail ({ $segment }), { count-length }, doubled by its only locomotive
               *[no] complete rail ({ $segment }), { count-length }, { count-locomotives }
            }
       *[no] unfinished rail ({ $segment }), { count-length }
    }
scored-mountain =
    { $complete ->
        [yes] complete mountain ({ $segment }), { count-nuggets }; { count-tokens } taken from it
       *[no] unfinished mountain ({ $segment }), { count-nuggets }
    }
scored-city =
    { $complete ->
        [yes] complete city ({ $segment }), { count-rails }
       *[no] unfinished city ({ $segment }), { count-rails }
    }
scored-feature =
    { $land_id ->
        [rail] { scored-rail }
        [mountain] { scored-mountain }
        [city] { scored-city }
       *[prairie] prairie ({ $segment }), { count-camps }, { count-herds }
    }

## Moves and draws, as entries of a list

action-place = Place it at { spot }, { turned }
action-cowboy =
    { $job_id ->
        [farmer] Lay a farmer on the prairie ({ $where })
        [miner] Place a miner on the mountain ({ $where })
        [merchant] Place a merchant in the city
       *[railwayman] Place a railwayman on the rail ({ $where })
    }
action-tent = Pitch your tent on the mountain at { spot }, { $where }
action-mine = Take a token from the mountain where your tent stands
action-none = Do nothing
short-turned =
    { $rotation ->
        [0] not turned
        [1] ¼ turn right
        [2] ½ turn
       *[3] ¼ turn left
    }
short-cowboy = Cowboy

draw-first =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    }
draw-tile = Tile: { $tile }
draw-token =
    { $you ->
        [yes] You take a token: { token-face }
       *[no] { $seat } takes a token: { token-face }
    }

## Events

event-started =
    { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-drew =
    { $you ->
        [yes] You draw “{ $tile }”.
       *[no] { $seat } draws “{ $tile }”.
    }
event-discarded = “{ $tile }” fits nowhere and is out of the game.
event-placed =
    { $you ->
        [yes] You place “{ $tile }” at { spot }.
       *[no] { $seat } places “{ $tile }” at { spot }.
    }
    .short = { $tile } { spot }.
event-stacked = Mountain at { spot }, { $where }: now { count-tokens }.
event-cowboy-out =
    { $you ->
        [yes] You send out { $job_a }: { spot }, { $where }.
       *[no] { $seat } sends out { $job_a }: { spot }, { $where }.
    }
    .short = { $job }.
event-tent-out =
    { $you ->
        [yes] You pitch your tent: { spot }, { $where }.
       *[no] { $seat } pitches the tent: { spot }, { $where }.
    }
    .short = tent { spot }.
event-dug =
    { $you ->
        [yes] You mine at { spot }; { count-tokens } left there.
       *[no] { $seat } mines at { spot }; { count-tokens } left there.
    }
    .short = mines at { spot }.
event-passed =
    { $you ->
        [yes] You do nothing else.
       *[no] { $seat } does nothing else.
    }
event-token =
    { $you ->
        [yes] You get a token: { token-face }.
       *[no] { $seat } gets a token, face down.
    }
event-scored = Scored: { scored-feature }.
event-awarded =
    { $points ->
        [0]
            { $you ->
                [yes] You get no points for it.
               *[no] { $seat } gets no points for it.
            }
       *[other]
            { $you ->
                [yes] You gain { count-points }.
               *[no] { $seat } gains { count-points }.
            }
    }
event-cowboy-home =
    { $you ->
        [yes] You get { $job_the } at { spot } back.
       *[no] { $seat } gets { $job_the } at { spot } back.
    }
    .short = { $job } back.
event-tent-home =
    { $you ->
        [yes] Your tent at { spot } comes back to you.
       *[no] { $seat } gets the tent at { spot } back.
    }
event-lost =
    { $tokens ->
        [one] { count-tokens } goes out of play, unseen.
       *[other] { count-tokens } go out of play, unseen.
    }
event-counted =
    { $points ->
        [0]
            { $you ->
                [yes] You have no gold to count.
               *[no] { $seat } has no gold to count.
            }
       *[other]
            { $you ->
                [yes] Your gold brings you { count-points }.
               *[no] { $seat } gets { count-points } for gold.
            }
    }
event-ended =
    { $reason ->
        [last-tile] The game is over: the last tile has been placed.
        [no-place] The game is over: the last tile drawn fits nowhere.
       *[other] The game is over.
    }

## What the table waits for

to-end = Tiles still to place: { $tiles }
    .short = Tiles: { $tiles }
    .about = The game ends when the last tile has been placed.
phase-first = Chance decides who starts.
phase-tile = A tile is about to be drawn.
phase-place = Choose where the tile goes, and which way round.
phase-act = Place a cowboy, pitch or move your tent, mine, or do nothing.
phase-mine = The mined token is about to be turned up.
phase-deal = The tokens of a complete mountain are being dealt.
phase-over = The game is over.

## Why an action is not possible

refusal-place-first = Place your tile first; cowboy, tent and mining come after that.
refusal-placed-already = You have placed your tile for this turn already.
refusal-no-tent = You cannot mine: your tent does not stand on a mountain.
refusal-no-tokens = There is no token left on the mountain where your tent stands.
refusal-no-such-rotation = A tile can be turned by 0, 1, 2 or 3 quarters, not by { $rotation }.
refusal-touches-no-tile = At { spot } the tile would touch no other with a full edge.
refusal-occupied = There is a tile at { spot } already.
refusal-does-not-continue = The landscape must go on, but { $side_in } the tile shows { $shows } where { $asks } is needed.
refusal-no-cowboy = You have no cowboy left in your reserve.
refusal-not-on-the-new-tile = A cowboy can only go on the tile you have just placed, at { spot }.
refusal-nothing-there = Nothing on this tile is called “{ $where }”.
refusal-other-job = This is { $land_a }; a cowboy there is a { $job }.
refusal-without-farmers = This table plays without farmers, so no cowboy goes on a prairie.
refusal-occupied-by =
    { $you ->
        [yes] You already have a cowboy { $land_on }.
       *[no] { $seat } already has a cowboy { $land_on }.
    }
refusal-other-name = Name this place “{ $name_id }” ({ $name }).
refusal-no-tile = There is no tile at { spot }.
refusal-no-mountain = There is no mountain there ({ $where }); a tent needs one.
refusal-mountain-complete = This mountain is complete; a tent can only go on an unfinished one.
refusal-stands-there = Your tent stands there already.
refusal-not-vacant = Somebody’s miner or tent already takes up this piece of the mountain.

## What is wrong with a tile list, a position or a scene; the field is named before the sentence

bad-wrong-number-of-tiles = There must be { $expected } tiles here, but there are { $got }.
bad-wrong-number-of-tokens = There must be { $expected } tokens here, but there are { $got }.
bad-wrong-total = The count is { $expected }, not { $got }.
bad-not-one-start-tile = There must be exactly one start tile, but there are { $got }.
bad-start-needs-one-nugget = The start tile must have one mountain with one nugget; it has { $got } nuggets.
bad-many-nuggets = { $got } nuggets on one mountain: no known tile shows more than { $usual }. Accepted all the same.
bad-not-a-word = A single word is needed here, not “{ $got }”.
bad-not-a-number = A whole number is needed here, not “{ $got }”.
bad-not-four-edges = The edges are four letters out of P, R and M, for north, east, south and west, not “{ $got }”.
bad-not-two-ends = A rail has two ends, not { $got }.
bad-not-edges = The edges of the mountain are needed here, such as "NE", not “{ $got }”.
bad-not-half-edges = The half-edges of the prairie are needed here, such as "nw ne", not “{ $got }”.
bad-other-edge = “{ $got }” does not go with the edges of this tile ({ $edges }).
bad-edge-not-named = Edge { $edge } of the tile is missing here.
bad-half-edge-not-named = Half-edge { $half } belongs to no prairie.
bad-not-the-rails-that-leave-it = The rails that leave the city are { $expected }, not { $got }.
bad-walls-cross = Rails and mountains of this tile would cross (edges { $edges }).
bad-together = Nothing separates { $one } and { $two }: they must be the same prairie.
bad-parted = { $one } and { $two } are separated by rail or mountain: they cannot be the same prairie.
bad-not-the-start-tile = The map must begin with the start tile: { $expected }.
bad-not-a-placement = “{ $got }” is not a placed tile; write it like this: RS1 -1,0 3
bad-not-a-place = “{ $got }” is not a place; write it like this: -1,0
bad-not-a-segment = “{ $got }” is not a place on a tile; write it like this: -1,0 E
bad-not-a-piece = “{ $got }” is not a piece; write it like this: red miner 0,1 N
bad-not-an-action = “{ $got }” is not an action; write one like these: miner N, merchant, tent 0,0 N, mine, none
bad-not-space-and-laps = Space (0 to { $last }) and laps are needed here, such as [1, 1], not “{ $got }”.
bad-no-such-tile = The list has no tile “{ $got }”.
bad-too-many-of-a-tile = Tile { $tile } is used more often than the list has it.
bad-does-not-fit = “{ $got }” does not fit there.
bad-fits-nowhere = Tile { $tile } fits nowhere, so it would have been discarded.
bad-no-tile-there = There is no tile at “{ $got }”.
bad-no-such-segment = There is nothing at “{ $got }”.
bad-not-just-completed = “{ $got }” is not a mountain that the last tile completed.
bad-no-mountain = There is no mountain at “{ $got }”.
bad-not-vacant = “{ $got }” is taken by a miner or a tent.
bad-feature-complete = Nobody can stand here: this has been scored.
bad-other-job = “{ $got }”: a cowboy there is a { $job }.
bad-without-farmers = “{ $got }”: the table plays without farmers.
bad-no-place-for-a-cowboy = “{ $got }”: no cowboy can be there; a tile holds one at most, the start tile none, and a new tile none before its player has acted.
bad-no-tent-on-the-map = The tent of “{ $got }” is not on the map.
bad-too-many-of-a-token = There are not that many tokens of value { $value }.
bad-too-many-tokens = The players hold { $got } tokens, but at most { $most } can have been taken.
bad-two-heights = This mountain has two heights: { $got } and { $other }.
bad-does-not-fit-phase = This value does not fit the phase “{ $phase }”.

## Itemised scores: the row; its points and why-… stand beside it

item-start = Starting points
item-scoring = Scoring { $scoring }: { scored-feature } (cowboys by seat: { $cowboys })
    .category = Scorings
item-tokens =
    { $points ->
        [0] Mining tokens: no nuggets
       *[other] Mining tokens: { $values }
    }
    .category = Mining tokens

why-GR-61 = A complete rail: 1 point per tile.
why-GR-63 = A complete rail with exactly one locomotive: 2 points per tile.
why-GR-68 = A complete mountain: 1 point per printed nugget.
why-GR-76 = A complete city: { $city_rail } points per complete rail.
why-GR-89 = An unfinished mountain at the end: 1 point per printed nugget.
why-GR-90 = An unfinished rail at the end: 1 point per tile, whatever its locomotives.
why-GR-91 = An unfinished city at the end: { $city_rail } points per complete rail.
why-GR-94 = A prairie at the end: { $camp } points per camp and { $herd } per herd.
why-GR-95 = Mining tokens: 1 point per nugget; gravel is worth nothing.

## Options

option-farmers = Farmers
    .about = Whether cowboys may be laid on prairies. For a first game the rulebook suggests leaving them out (GR-40).
option-farmers-true = With farmers
option-farmers-false = Without farmers
option-first_seat = First player
    .about = Who takes the first turn. By the rulebook the youngest player decides; here you can leave it to chance or name a seat (GR-14).
option-first_seat-random = Random
option-first_seat-0 = Seat 1
option-first_seat-1 = Seat 2
option-first_seat-2 = Seat 3
option-first_seat-3 = Seat 4
option-first_seat-4 = Seat 5
option-last_turn = The last turn
    .about = Whether the turn of the last tile is played out; or its second step (cowboy, tent, mining) is left out and what it completed is still scored; or the game ends the moment that tile is placed, and what it completed counts as unfinished (GR-88).
option-last_turn-full = Played out
option-last_turn-tile = Ends with the tile
option-last_turn-scored = Scored, without the second step
option-unclaimed_tokens = Tokens nobody claims
    .about = What happens to the tokens of a mountain that is completed without a miner on it (GR-74).
option-unclaimed_tokens-lost = Out of play
option-unclaimed_tokens-active = To whoever completed it
option-gap = Gaps inside a mountain
    .about = A mountain may enclose an empty cell that it faces with prairie alone: whether it is complete all the same, or, as the rulebook literally says, only when the gap is filled (GR-67).
option-gap-complete = Complete all the same
option-gap-open = Not complete until the gap is filled
option-tiles = Tiles and tokens
    .about = The printed set of tiles is not documented, nor how many tokens there are of each value, so both are reconstructed. If you own the game, you can load its real list (GR-2, GR-5).
option-tiles-reconstructed = Reconstructed

## Labels of the board

board-turn =
    { $you ->
        [yes] Your turn
       *[no] Turn: { $seat }
    }
board-map = Map
board-coordinates = (x, y): x counts to the east, y to the north, from the start tile (0, 0)
board-tiles = Tiles on the map
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole-map = Show the whole map
board-out-of-sight = Out of sight: { $moves }
board-tile = Tile to place
board-rotate-right = Turn clockwise
board-rotate-left = Turn anticlockwise
board-place-here = Place it here: { spot }
board-seats = Seats, tiles, features
board-tiles-left = Tiles left
board-bag = Tiles still to come
board-discarded = Tiles out of the game
board-score = Points
board-reserve = Cowboys in reserve
board-cowboys = Cowboys on the map
board-tent = Tent
board-tent-in-reserve = Tent in reserve
board-tent-at = Tent at { spot }
board-mine = Mine
board-nothing = Nothing
board-tokens = Tokens taken
board-values = Your tokens
board-unseen = Tokens you have not seen, by value
board-rail = Rail: { count-length }, { count-locomotives }
board-mountain = Mountain: { count-nuggets }, { count-tokens }
board-city = City: { count-rails }
board-prairie = Prairie: { count-camps }, { count-herds }
board-complete = complete
board-open = unfinished
score-map = On the map
board-nobody = Nobody
board-cowboys-here = Cowboys here: { $cowboys }
board-free = No cowboy here
board-locomotive = Locomotive
board-nugget = Nugget
board-camp = Camp
board-herd = Herd of horses

## The rules

rules-intro = In turn you add a tile to the map of the Wild West and may send out a cowboy: as a railwayman, miner, merchant or farmer. With your tent you can also take gold from mountains that others work. Rails, mountains and cities bring points when they are complete, prairies and gold at the end; whoever has the most points then wins.
rules-box = What there is to play with, and what it is called.
rules-setup = What lies on the table before the first turn, and who begins.
rules-turn = What you may do when it is your turn, and in what order.
rules-tile = Where a tile may go.
rules-tokens = How gold comes to the mountains.
rules-cowboys = What you can do after placing your tile, first way: claim something on it.
rules-tent = The second way: get close to the gold.
rules-mining = The third way: take some of it.
rules-scoring = Who gets points for what is complete.
rules-rails = When a rail is complete, and what it brings.
rules-mountains = When a mountain is complete, and who gets its gold.
rules-cities = When a city is complete, and what it brings.
rules-return = Who comes back after a scoring.
rules-prairies = Where a prairie begins and ends.
rules-end = When the game is over, what still counts, and who has won.
rules-secrets = What you cannot see, and how the program keeps it fair.

chapter-box = In the box
chapter-setup = Set-up
chapter-turn = Your turn
chapter-tile = Placing a tile
chapter-tokens = Mining tokens
chapter-cowboys = Placing a cowboy
chapter-tent = The tent
chapter-mining = Mining
chapter-scoring = Scoring
chapter-rails = Rails
chapter-mountains = Mountains
chapter-cities = Cities
chapter-return = The cowboys come back
chapter-prairies = Prairies
chapter-end = The end of the game
chapter-secrets = What is hidden

rule-GR-1 = 2 to 5 people play. Turns go clockwise, that is in the order of the seats.
    .title = Players
rule-GR-2 = There are { $tiles } square tiles, one of them the start tile. They show rails, some with locomotives, mountains with nuggets, prairies, some with camps or herds of horses, and cities. The printed set is not documented, so ours is a reconstruction; if you own the game, you can load your own list.
    .title = The tiles
rule-GR-3 = Each edge of a tile is prairie, rail or mountain. Cities and junctions lie inside a tile and never touch an edge, so a city belongs to one tile only.
    .title = Edges
rule-GR-4 = Every piece of mountain shows nuggets, in our set 1, 2 or 3. A city has 3 or 4 rails.
    .title = Nuggets and city rails
rule-GR-5 = The { $tokens } mining tokens look the same from behind. In front they show { $nuggets } nuggets, worth that many points, or gravel, worth nothing. How many there are of each is reconstructed.
    .title = The mining tokens
rule-GR-6 = You have { $cowboys } cowboys and a tent in your colour. One cowboy marks your score, so you play with { $on_map }.
    .title = Cowboys and tent
rule-GR-7 = The score track is a ring of { $spaces } spaces, 0 to { $last }. A marker that has gone round lies down: lying on space 1 means { $lying }. The program simply counts on.
    .title = The score track
rule-GR-8 = A connected piece of rail, mountain or prairie on one tile is a segment; segments that are connected across tiles are one rail, mountain or prairie. A city stands alone. Junctions and cities cut the rails: each arm is a segment of its own, and two arms are the same rail only if track outside the tile joins them.
    .title = Segments
rule-GR-9 = A cowboy is a railwayman on a rail, a miner on a mountain, a merchant in a city, and a farmer, lying down, on a prairie.
    .title = Four jobs
rule-GR-10 = The start tile lies in the middle of the table. Its mountain shows one nugget, so one token is put on it, face down.
    .title = The start tile
rule-GR-11 = The other { $tiles } tiles are shuffled and lie face down.
    .title = The tiles to draw
rule-GR-12 = The other { $tokens } tokens lie face down too. At a table one player puts them on the map for everybody; here the program does.
    .title = The token supply
rule-GR-13 = Everybody takes { $cowboys } cowboys and a tent, and puts one of the cowboys on space 0 of the score track.
    .title = Everybody’s pieces
rule-GR-14 = By the rulebook the youngest player names who begins. Ruling: here it is drawn at random unless the table has named a first seat.
    .title = Who begins
rule-GR-15 = Your turn has three steps, in this order. First draw a tile and place it, with its tokens. Then you may do one of three things: place a cowboy, place or move your tent, or take a token. Last, whatever the tile has completed is scored.
    .title = Three steps
rule-GR-16 = The second step may be left out altogether. You never do more than one of its three things, so you cannot move your tent and mine in the same turn.
    .title = One thing or nothing
rule-GR-17 = Scoring comes after the second step, and only if the tile completed a rail, mountain or city. Then it is the turn of the next player clockwise.
    .title = Scoring comes last
rule-GR-18 = You must draw a tile and place it. Everybody may see it and talk about it.
    .title = Draw and place
rule-GR-19 = The tile must touch at least one placed tile with a full edge. A corner is not enough.
    .title = Edge to edge
rule-GR-20 = Wherever it touches other tiles the landscape must go on: rail to rail, mountain to mountain, prairie to prairie. You may turn the tile as you like.
    .title = The landscape goes on
rule-GR-21 = A tile that cannot be placed is out of the game, and you draw another, until one can be placed.
    .title = A tile without a place
rule-GR-22 = A tile that fits somewhere, in any rotation, must be placed, whether you like it or not.
    .title = What fits must be placed
rule-GR-23 = Ruling: if the last tiles drawn fit nowhere and none is left, the game ends at once. There is no second step; the final scoring follows.
    .title = No tile left that fits
rule-GR-24 = A discarded tile brings no tokens. So there are { $turns } turns, less one for every tile discarded.
    .title = Number of turns
rule-GR-25 = As soon as a tile with mountain is placed, as many tokens as it shows nuggets are put on that mountain, face down.
    .title = Gold for the mountains
rule-GR-26 = All tokens of one mountain form one stack; new ones are added to it.
    .title = One stack per mountain
rule-GR-27 = If a tile has two separate pieces of mountain, each mountain gets the tokens of its own piece.
    .title = Two mountains on a tile
rule-GR-28 = When a tile joins mountains, their stacks become one, and the tile’s own tokens are added.
    .title = Stacks are joined
rule-GR-29 = The tokens are there before the second step, so you can mine one that your tile has just brought.
    .title = Fresh gold
rule-GR-30 = With our tiles there are exactly as many nuggets as tokens. Ruling: if your own list has more nuggets, as many tokens are placed as are left.
    .title = Enough tokens
rule-GR-31 = You may place one cowboy from your reserve, and only on the tile you have just placed.
    .title = On the new tile only
rule-GR-32 = The cowboy takes one thing on that tile: a rail, a mountain, the city or a prairie.
    .title = One thing only
rule-GR-33 = No cowboy may be on that rail, mountain or prairie yet, anywhere on the map: neither somebody else’s nor one of yours.
    .title = Nobody there before
rule-GR-34 = This is about cowboys only. A tent on the mountain does not keep a miner out.
    .title = Tents are no hindrance
rule-GR-35 = A city is always free when its tile is placed, and only then can a merchant go there.
    .title = Into the city at once
rule-GR-36 = The arms of a junction or city are different rails. A railwayman on one keeps nobody off the others, unless track outside joins them, nor a merchant out of the city.
    .title = Arm by arm
rule-GR-37 = You may also enter what your tile has just completed, if no cowboy is there. It is scored in the same turn, and the cowboy comes straight back.
    .title = In and out again
rule-GR-38 = Without a cowboy in your reserve you still place tiles. You may use your tent, mine, or do nothing.
    .title = No cowboy left
rule-GR-39 = So there is never more than one cowboy on a tile, and none on the start tile. A tent may be there.
    .title = One cowboy per tile
rule-GR-40 = For first games the rulebook suggests playing without farmers. Then no cowboy goes on a prairie, and prairies score nothing; all else stays the same.
    .title = Without farmers
rule-GR-41 = Instead of placing a cowboy you may put your tent on a piece of mountain, from your reserve or from where it stands.
    .title = Pitching and moving
rule-GR-42 = The tent may go on the new tile or on any older one, also on the start tile.
    .title = Anywhere on the map
rule-GR-43 = The mountain must be unfinished. One that your tile has just completed is complete already.
    .title = Unfinished mountains only
rule-GR-44 = The piece of mountain must be vacant: no miner and no tent on it. A cowboy on something else on that tile does not matter.
    .title = A vacant piece
rule-GR-45 = Whoever is on other pieces of the same mountain does not matter. You can have miner and tent on one mountain, and several tents can share it.
    .title = Neighbours
rule-GR-46 = Ruling: you cannot put your tent where it stands already. Another piece of the same mountain is fine.
    .title = Not on the spot
rule-GR-47 = Ruling: you cannot take your tent back into your reserve. It comes back when its mountain is complete (GR-73), or at the end.
    .title = Once out, it stays out
rule-GR-48 = A mountain without tokens is allowed too.
    .title = Waiting for gold
rule-GR-49 = If you place neither cowboy nor tent, you may take the top token from the mountain where your tent stands.
    .title = Taking a token
rule-GR-50 = It does not matter which cowboys and tents are on that mountain.
    .title = Whoever is there
rule-GR-51 = The token lies face down before you. You may look at it, but it counts only at the end. Ruling: everybody may see how many tokens you have.
    .title = Your secret
rule-GR-52 = Without a tent on the map, or without tokens on its mountain, you cannot mine. The tent stays where it is.
    .title = When there is nothing to mine
rule-GR-53 = You may still mine on a mountain that your tile has just completed, because scoring comes later. Placing the tent there is no longer allowed (GR-43).
    .title = At the last moment
rule-GR-54 = Mining never changes what the mountain is worth: its points come from the printed nuggets.
    .title = The points stay
rule-GR-55 = Complete rails, mountains and cities are scored at once. Prairies are scored only at the end.
    .title = What is scored
rule-GR-56 = It does not matter who completed something: the points go to the cowboys that are on it.
    .title = Whoever laid the tile
rule-GR-57 = Whoever has the most cowboys on a rail or mountain scores it. If several are tied, each of them gets all the points; the others get nothing.
    .title = Majority
rule-GR-58 = One tile can complete several things; all are scored. The program takes rails first, then mountains, then cities, but the order changes nothing.
    .title = Several at once
rule-GR-59 = Everything is scored once only, because nothing can be added to it any more.
    .title = Only once
rule-GR-60 = A rail is complete when it ends at a junction, city or mountain on both sides, or is a ring.
    .title = A complete rail
rule-GR-61 = It brings 1 point for each tile it runs over.
    .title = Points for a rail
rule-GR-62 = A tile counts once, even if the rail runs over it twice. The tiles with its ends count, and so does the start tile.
    .title = Counting tiles
rule-GR-63 = If there is exactly one locomotive on the rail, its points are doubled. With none, or with two or more, they are not.
    .title = The locomotive
rule-GR-64 = Locomotives on other rails of the same tiles do not count.
    .title = Only on this rail
rule-GR-65 = Without a railwayman nobody scores, but the rail is complete and counts for cities.
    .title = A rail without a railwayman
rule-GR-66 = A mountain is complete when prairie surrounds it: no mountain edge of it faces an empty cell.
    .title = A complete mountain
rule-GR-67 = Ruling: only mountain edges matter. An empty cell that the mountain encloses but faces with prairie alone does not keep it from being complete. Taken literally, the rulebook wants no gap inside at all; if the table has chosen that reading, the mountain is complete only when the gap is filled.
    .title = Gaps
rule-GR-68 = Whoever has the most miners first takes all tokens left there, and then scores 1 point for each nugget printed on the mountain.
    .title = Gold and points
rule-GR-69 = If several are tied, the tokens are dealt to them one by one, clockwise, beginning with the player who completed the mountain; each of them scores all the nugget points.
    .title = Sharing the gold
rule-GR-70 = Ruling: if that player is not among the tied, dealing begins with the first of them clockwise. Tokens left over go to those who come first.
    .title = Who gets the first token
rule-GR-71 = Tents count for nothing here, neither for the majority nor for the points.
    .title = Tents do not count
rule-GR-72 = Tokens mined before are gone. The points for nuggets stay the same (GR-54).
    .title = What was mined before
rule-GR-73 = All tents on a complete mountain go back to their owners.
    .title = The tents come back
rule-GR-74 = Ruling: if there is no miner on it, nobody scores, and its tokens go out of play unseen. If the table has chosen so, whoever completed the mountain takes them.
    .title = A mountain without a miner
rule-GR-75 = A city is complete when each of its 3 or 4 rails is part of a complete rail.
    .title = A complete city
rule-GR-76 = Its merchant scores { $city_rail } points for each complete rail connected to it.
    .title = Points for a city
rule-GR-77 = A rail that leaves the city and comes back to it counts once: { $city_rail } points, not { $twice }.
    .title = There and back
rule-GR-78 = Two different rails to the same other city are two rails. A rail between two cities counts for both.
    .title = Between two cities
rule-GR-79 = How long these rails are, and who or what is on them, does not matter.
    .title = Any rail will do
rule-GR-80 = A city is often completed by a tile far away. It can even be complete in the turn it is placed, and its merchant may go there in that very turn (GR-37).
    .title = Completed from afar
rule-GR-81 = After the scoring all cowboys on it go back to their owners, also those who got nothing. You can use them again from your next turn on.
    .title = Back to the reserve
rule-GR-82 = A farmer stays until the end of the game.
    .title = Farmers stay
rule-GR-83 = A prairie is bounded by rails, mountains and the outer edge of the map.
    .title = Bounds of a prairie
rule-GR-84 = Prairies of neighbouring tiles are connected where half an edge is prairie on both sides. To the left and right of a rail they go on separately. Corners connect nothing.
    .title = From tile to tile
rule-GR-85 = A city or junction does not bound a prairie by itself; the rails that meet there do.
    .title = Cities are no fence
rule-GR-86 = A tile can join prairies that have farmers already. Then several are on one prairie, but whoever placed the tile cannot add another (GR-33).
    .title = Joined prairies
rule-GR-87 = The game ends when the last tile has been placed.
    .title = The last tile
rule-GR-88 = Ruling: the turn of the last tile is played out, with its second step and scoring. The table may have chosen otherwise: the second step is left out, but what the tile completed is still scored; or the game ends as soon as the tile is placed, and what it completed counts as unfinished.
    .title = The last turn
rule-GR-89 = First all tents and all tokens on the map leave the game. Then each unfinished mountain brings 1 point per printed nugget to whoever has the most miners there; if several are tied, to each of them.
    .title = Unfinished mountains
rule-GR-90 = Each unfinished rail brings 1 point per tile to whoever has the most railwaymen there; if several are tied, to each of them. Locomotives do not matter.
    .title = Unfinished rails
rule-GR-91 = Each unfinished city brings its merchant { $city_rail } points for every complete rail connected to it; as in GR-77 a rail counts once.
    .title = Unfinished cities
rule-GR-92 = After that all cowboys but the farmers go back.
    .title = Making room for the farmers
rule-GR-93 = A prairie is worth { $camp } points for each camp and { $herd } for each herd of horses on it.
    .title = Value of a prairie
rule-GR-94 = Whoever has the most farmers on a prairie scores its value; if several are tied, each of them does. It need not be closed, and it can be worth nothing.
    .title = Points for farmers
rule-GR-95 = Everybody turns up their tokens and scores 1 point for each nugget on them. Gravel brings nothing.
    .title = Counting the gold
rule-GR-96 = The most points win. Ruling: in a tie the victory is shared; the duel that the rulebook jokes about is left to you.
    .title = Who wins
rule-GR-97 = So a score has four parts: points during the game, unfinished features, prairies, and tokens.
    .title = Four parts
rule-GR-98 = Hidden are the order of the tiles, though not which ones are left, and the value of every token nobody has taken. What you have taken only you know, until the end. All else is open.
    .title = Open and hidden
rule-GR-99 = The program draws the value of a token when somebody takes it, at random from all values not taken yet. As nobody sees a token before, this is the same as shuffled stacks.
    .title = Values are drawn late
rule-GR-100 = Tokens that go out of play unseen, or were never placed, stay among the possible values.
    .title = Unseen tokens
rule-GR-101 = The program keeps the number of tokens on each mountain, in the supply and out of play, and what everybody has taken.
    .title = What is kept
rule-GR-102 = You may know your own values, how many tokens everybody has, and how high the stacks are. Of all other values you know nothing.
    .title = What you may know
rule-GR-103 = Bots know no more than the player in their seat would: they imagine tiles and tokens, and never look.
    .title = Bots do not peek
rule-GR-104 = When tokens are dealt (GR-69), each of them is drawn by itself, in that order.
    .title = Dealt one by one
rule-GR-105 = What an unseen token is worth on average: the sum of all values less your own, divided by the number of tokens less your own. At the start that is 108/{ $tokens }, about 1.7 points.
    .title = What a token is worth
rule-GR-106 = So the order inside a stack, and which token lies where, makes no difference.
    .title = The order does not matter

## What the page can filter the log by

log-tiles = Tiles
log-pieces = Cowboys and tents
log-tokens = Tokens
log-scoring = Scoring

## What the things on the board are: a name, and a sentence or two

meaning-seat = Everybody has a colour with a letter and a shape. Cowboys and tents on the map show whose they are.
    .title = Player
meaning-score = Points so far. Unfinished things, prairies and the gold you mined are added at the end.
    .title = Points
meaning-reserve = Four for each player. Those in colour are in reserve; the pale ones are out on the map and come back when their rail, mountain or city is complete.
    .title = Cowboys
meaning-tent = It stands on a mountain. On a later turn you may take a token from that mountain instead of placing a cowboy.
    .title = Tent
meaning-tokens = Mined gold, face down: everybody sees how many, only their owner sees what they are worth. They count at the end.
    .title = Tokens taken
meaning-values = What your tokens are worth, and their sum. Nobody else sees this before the end.
    .title = Your gold
meaning-tile = Turn it and place it where every edge goes on: rail to rail, mountain to mountain, prairie to prairie.
    .title = The tile of this turn
meaning-turning = A quarter turn each time. Places where it fits as it lies have a solid frame. The right mouse button does it, too, and two fingers that turn about each other on the map.
    .title = Turn the tile
meaning-placing = It stays where it lies; then you may place a cowboy or a tent, mine, or do nothing.
    .title = Place the tile
meaning-mining = Take the top token of the mountain where your tent stands. You see its value at once, the others only at the end.
    .title = Mine
meaning-nothing = Placing a cowboy or a tent and mining are always optional: you may keep your cowboys.
    .title = Do nothing
meaning-railwayman = A cowboy on a rail: 1 point for each tile of it when it is complete, twice as much with exactly one locomotive.
    .title = Railwayman
meaning-miner = A cowboy on a mountain: when it is complete, all tokens left there and 1 point for each nugget printed on it.
    .title = Miner
meaning-merchant = A cowboy in a city: { $city_rail } points for each complete rail that ends there, once all of them are complete.
    .title = Merchant
meaning-farmer = A cowboy lying on a prairie. He stays until the end and then brings { $camp } points for each camp and { $herd } for each herd there.
    .title = Farmer
meaning-bag = How many tiles are still to come. Open it to see which, and which tokens nobody has seen yet.
    .title = Tiles left
meaning-rail = Complete when both ends reach a junction, a city or a mountain. 1 point for each tile.
    .title = Rail
meaning-mountain = Complete when no mountain edge of it faces an empty cell. 1 point for each nugget printed on it, and its tokens.
    .title = Mountain
meaning-city = Complete when each of its rails is complete. { $city_rail } points for each of them. A merchant can go there only in the turn it is placed.
    .title = City
meaning-prairie = Bounded by rails, mountains and the edge of the map. Scored only at the end, for its camps and herds.
    .title = Prairie
meaning-locomotive = Exactly one on a complete rail doubles its points. Two or more do nothing.
    .title = Locomotive
meaning-nugget = Each one is a point for whoever has the most miners here. It also brought a token to this mountain.
    .title = Nugget
meaning-camp = { $camp } points at the end for whoever has the most farmers on this prairie.
    .title = Camp
meaning-herd = { $herd } points at the end for whoever has the most farmers on this prairie.
    .title = Herd of horses
meaning-junction = Rails end here: each arm is a rail of its own.
    .title = Junction
meaning-stack = The tokens on this mountain, face down. A tent takes them one by one; what is left goes to the miners when the mountain is complete.
    .title = Mining tokens
meaning-zooming = The wheel, two fingers or these buttons make the map larger and smaller; drag it to see another part.
    .title = Zoom

## Tips for the first games

tip-place = Lit places are where the tile fits. Turn it with the arrows, touch a place to try it there, and confirm with the check mark.
tip-merchant = A city takes a merchant only in this turn. He scores when all its rails are complete: worth it where rails end soon.
tip-cowboy = A cowboy claims one thing on the new tile: a rail, a mountain, a city or a prairie, if nobody is on it yet. You have only four, so keep one for a good moment.
tip-mine = Your tent stands on gold: instead of placing a cowboy you may mine a token, from anybody’s mountain. It is yours for good.
tip-tent = Your tent is still in reserve. On an unfinished mountain it lets you mine token after token, even where others have miners.
tip-map = Point at a rail, mountain, city or prairie, on the map or in the lists beside it, to see whose it is and what it is worth now. The map can be dragged and zoomed.
tip-reserve = You are almost out of cowboys. They come back when what they stand on is complete: finish something of yours. Farmers stay till the end.
tip-farmer = A farmer lies down and stays to the end: { $camp } points for each camp and { $herd } for each herd on his prairie. Early on large prairies he pays best.
tip-meaning = Not sure what something is? Rest the mouse on it, or press it for a moment: signs and pieces explain themselves.
tip-bag = Few tiles are left. At the end unfinished things still bring points, but less; look here to see which tiles are still to come.

## The guided first turn

guide-welcome = Tile by tile the land grows: rails, mountains with gold, cities and prairies. Your cowboys claim what grows, and score when it is complete. In the middle lies the start tile: a mountain above a straight rail.
guide-tile = This is the tile you drew: a mountain with one nugget, and a rail with a locomotive. Wherever it touches another tile the landscape must go on. The arrows beside it turn it.
guide-place = Place it at the lit spot above the start tile: it makes half a turn, and the two mountains become one, with no side open. Touch the spot, then confirm with the check mark.
guide-miner = The mountain is complete, and nobody is on it. Send a cowboy there as a miner: touch the lit place on the tile. He scores at once and comes straight back.
guide-act = The tile is placed. Now a cowboy may claim one thing on it: the rail, the mountain or a prairie. Touch one of the lit places on the tile.
guide-scored = A complete mountain of yours: a point for each nugget, and its tokens, whose value only you see. Your cowboy is back in reserve.
guide-jobs = It is the same with rails and cities: a rail brings a point for each tile once both ends are closed, twice as much with exactly one locomotive; a city { $city_rail } points for each complete rail.
guide-tent = Instead of a cowboy you may pitch your tent on any unfinished mountain, and on later turns mine its tokens one by one. Farmers on prairies score only at the end.
guide-end = Now you know enough: the game goes on, and what is lit is possible. Signs and pieces explain themselves when you rest the mouse on them or press them for a moment.

## Lessons

lesson-tents = Tents and mining
lesson-tents-1 = The mountain belongs to the other player’s miner, but its gold can still be yours. First place the tile: continue the rail to the right of the start tile.
lesson-tents-2 = Instead of a cowboy, pitch your tent: on the free piece of the mountain, on the start tile. That somebody else’s miner is on the same mountain does not matter.
lesson-tents-3 = Your tent stands, and the other player had a turn. Place your next tile wherever it fits.
lesson-tents-4 = Now mine: instead of a cowboy or the tent you take the top token of the mountain your tent is on.
lesson-tents-end = The token is yours for good; only you know what it is worth. One each turn, as long as tokens are left and nobody completes the mountain. Then whoever has the most miners takes the rest, and your tent comes home.
lesson-farmers = Farmers
lesson-farmers-1 = This is the last tile of the game. The prairie below the rail has three herds and a camp, and no farmer yet. Place the tile in the gap in the middle.
lesson-farmers-2 = Put a cowboy on the prairie of the new tile: a farmer.
lesson-farmers-end = { $gain } points: { $camp } for the camp and { $herd } for each herd. A farmer scores only at the end and never comes back before, so the first one on a growing prairie is worth most, and late in the game a cowboy has nothing better to do.
lesson-locomotives = Locomotives
lesson-locomotives-1 = Your railwayman is on a rail with one locomotive. Both ends must be closed before it scores: the left one is. Place the city at the right end.
lesson-locomotives-2 = The rail is complete and scores after your turn. The city is free: put a cowboy there as a merchant.
lesson-locomotives-end = { $tiles } tiles and exactly one locomotive: { $gain } points instead of { $tiles }. With a second locomotive it would be { $tiles } again; so keep one away from your own rails, and bring one to the others’. Your railwayman is back in your reserve.

## Pictures on the rules page

board-picture-edges = Three tiles: prairie on every edge; a rail over two edges; a mountain.
board-picture-tiles = A mountain with its nuggets, and a city where rails end.
board-picture-tokens = Mining tokens face down: a single one, and a stack of four.
board-picture-pieces = A cowboy, standing; a cowboy lying down, as a farmer; a tent.
board-picture-locomotive = The locomotive, as it is printed on rails.
