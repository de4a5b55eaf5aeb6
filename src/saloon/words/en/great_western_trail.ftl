# Great Western Trail in English.
# A line break inside a value would be part of the text, so every text stands on one line.
# A rule’s id has a hyphen here where the digest has a dot: GWT-1.2 is rule-GWT-1-2.

game = Great Western Trail
game-about = You drive cattle across the wide land to Kansas City, sell them and ship them west by rail. Hire workers, put up buildings along the trail, drive your engine on and improve your herd. For 2 to 4 players, or alone against the Automa.
game-credits = A game by Alexander Pfister, published by eggertspiele in 2016. Automa variant by Mauro Gibertoni (2018).

## Workers and tiles. a: with article.

name-cowboy = cowboy
    .a = a cowboy
name-craftsman = craftsman
    .a = a craftsman
name-engineer = engineer
    .a = an engineer
name-green_teepee = green teepee
name-blue_teepee = blue teepee

## Cattle

name-jersey = Jersey
name-dutch_belt = Dutch Belt
name-black_angus = Black Angus
name-guernsey = Guernsey
name-holstein = Holstein
name-brown_swiss = Brown Swiss
name-ayrshire = Ayrshire
name-west_highland = West Highland
name-texas_longhorn = Texas Longhorn

## Places, and what counts for objectives

name-beside = beside the trail
name-bank = the bank
name-building = building
name-flood = flood
name-drought = drought
name-rockfall = rockfall
name-station = station

## Cities

name-kansas_city = Kansas City
name-topeka = Topeka
name-wichita = Wichita
name-colorado_springs = Colorado Springs
name-santa_fe = Santa Fe
name-albuquerque = Albuquerque
name-el_paso = El Paso
name-san_diego = San Diego
name-sacramento = Sacramento
name-san_francisco = San Francisco

## Colours of teepees

name-green = green
name-blue = blue

## Actions of the Automa

name-none = none
name-build = build
name-hire = hire
name-engine = engine
name-hazard = hazard
name-objective = objective

## Names that are put together; what stands in them comes from the tables of the game

cattle-card = { $breed } ({ $vp } VP)
cattle-of-value = cattle of value { $value }
objective-card = objective ({ $tasks }: { $vp } VP, else −{ $penalty }); at once: { $deed }
starting-objective = objective ({ $tasks }: { $vp } VP)
task =
    { $item_id ->
        [building]
            { $count ->
                [one] { $count } building
               *[other] { $count } buildings
            }
        [station]
            { $count ->
                [one] { $count } station
               *[other] { $count } stations
            }
        [hazard]
            { $count ->
                [one] { $count } hazard
               *[other] { $count } hazards
            }
        [green_teepee]
            { $count ->
                [one] { $count } green teepee
               *[other] { $count } green teepees
            }
        [blue_teepee]
            { $count ->
                [one] { $count } blue teepee
               *[other] { $count } blue teepees
            }
        [breeding] { $count } cattle of value { $value }
        [san_francisco]
            { $count ->
                [one] { $item }
               *[other] { $item } ({ $count }×)
            }
       *[breed]
            { $count ->
                [one] { $count } { $item }
               *[other] { $count } { $item }s
            }
    }
hazard-tile =
    { $hand_id ->
        [green] { $kind } ({ $vp } VP, green hand)
       *[black] { $kind } ({ $vp } VP, black hand)
    }
site =
    { $kind_id ->
        [start] start of the trail
        [neutral] neutral site { $place }
        [building] site { $place }
        [teepee] teepee space { $place }
        [city] Kansas City
       *[hazard] { $kind } { $place }
    }
# a building site that a building covers
site-covered = building { $building } of { $seat }
master =
    { $of_id ->
        [workers] station master for workers
        [objectives] station master for objectives
        [hazards] station master for hazards
        [teepee_pairs] station master for teepees
       *[certificates] station master for certificates
    }
disc-auxiliary =
    { $number ->
        [1] auxiliary action { $number } (money)
        [2] auxiliary action { $number } (cards)
        [3] auxiliary action { $number } (certificate)
        [4] auxiliary action { $number } (engine)
       *[5] auxiliary action { $number } (thin out the deck)
    }
disc-step_money = more steps and ${ $money }
disc-step_points = more steps and { $vp } VP
disc-hand = larger hand (${ $money })
disc-certificate = up to { $number } certificates
disc-station = disc from station { $number }

## Local and immediate actions: what they take, then what they bring

deed =
    { $need_id ->
        [none] { deed-brings }
        [pay] pay ${ $amount } → { deed-brings }
        [back] engine { $amount } back → { deed-brings }
        [pair] discard two of one breed → { deed-brings }
        [any] discard any cattle → { deed-brings }
        [objective] discard an objective card → { deed-brings }
       *[breed] discard a { $need } → { deed-brings }
    }
deed-brings =
    { $certificate ->
        [0]
            { $gain ->
                [0] { deed-verb }
               *[other]
                    { $verb_id ->
                        [none] gain ${ $gain }{ deed-per }
                       *[other] ${ $gain } and { deed-verb }
                    }
            }
       *[other]
            { $gain ->
                [0] { deed-certificates }{ deed-per }
               *[other] { deed-certificates } and ${ $gain }{ deed-per }
            }
    }
deed-certificates =
    { $certificate ->
        [max] certificates up to the limit
        [one] { $certificate } certificate
       *[other] { $certificate } certificates
    }
deed-per =
    { $per_id ->
        [woods] { " " }per building in the woods
        [engineers] { " " }per engineer
        [cowboys] { " " }per cowboy
        [teepee_pairs] { " " }per pair of teepees
       *[once] { "" }
    }
deed-verb =
    { $verb_id ->
        [engine]
            { $per_id ->
                [once]
                    { $value ->
                        [1] engine { $value } forward
                       *[other] engine up to { $value } forward
                    }
               *[other] engine up to { $value } forward{ deed-per }
            }
        [hire]
            { $value ->
                [0] hire a worker
               *[other] hire a worker for ${ $value } more
            }
        [hire_less] hire a worker for ${ $value } less
        [build] put up a building for ${ $value } per craftsman
        [hazard]
            { $value ->
                [0] remove a hazard for free
               *[other] remove a hazard for ${ $value }
            }
        [trade] trade for a teepee
        [hazard_or_trade] remove a hazard for free or trade for a teepee
        [objective_discard] gain an objective card
        [objective_hand] an objective card into your hand
        [cattle] buy cattle
        [auxiliary]
            { $value ->
                [1] a single auxiliary action
               *[other] a single or double auxiliary action
            }
        [draw]
            { $per_id ->
                [once] draw up to { $value } cards, then discard as many
               *[other]
                    { $value ->
                        [1] draw a card{ deed-per }, then discard as many
                       *[other] draw { $value } cards{ deed-per }, then discard as many
                    }
            }
        [move]
            { $value ->
                [1] cattleman { $value } step
               *[other] cattleman up to { $value } steps
            }
        [ride]
            { $value ->
                [1] cattleman { $value } step without tolls
               *[other] cattleman up to { $value } steps without tolls
            }
        [copy] use a neighbouring building
        [upgrade_behind] upgrade a station behind your engine
       *[delivery] extraordinary delivery
    }

## Parts of sentences, used by the messages below

destination =
    { $built ->
        [yes] { $to } (building { $tile })
       *[no] { $to }
    }
toll-due =
    { $fee ->
        [0] no toll
       *[other] toll ${ $fee }
    }
auxiliary-action =
    { $action ->
        [1] gain money
        [2] draw and discard
        [3] engine back for a certificate
        [4] pay for the engine
       *[5] engine back, remove a card
    }
times-single-double =
    { $double ->
        [yes] twice
       *[no] once
    }

## Moves and draws, as entries of a list

action-place = Start on { $site } (building { $tile })
action-move =
    { $steps ->
        [1] Move to { destination }: { toll-due }
       *[other] Move to { destination }, { $steps } steps by way of { $via }: { toll-due }
    }
action-ride =
    { $steps ->
        [1] Ride to { destination }
       *[other] Ride to { destination }, { $steps } steps by way of { $via }
    }
action-play = Play: { $card }
action-use = Use { $site }: { $deed }
action-accept = Do it: { $deed }
action-copy = Use the building next door: { $site } (building { $tile })
action-auxiliary = Auxiliary action { $action }: { auxiliary-action }, { times-single-double }
action-done = Finish
action-decline = Decline
action-engine = Engine to space { $to }
action-upgrade = Upgrade the station with this disc: { $disc }
action-disc = Take this disc: { $disc }
action-station = Upgrade station { $station }
action-appoint = Give { $worker_a } and take the station master
action-hire = Hire { $worker_a } from row { $row } for ${ $cost }
action-build = Put up building { $building } on { $site } for ${ $cost }
action-take = Take from { $site }: { $tile }
action-buy = Buy { $cards } (cowboys: { $cowboys }, ${ $price })
action-new_cattle =
    { $cowboys ->
        [one] Use a cowboy to bring { new-cards } to the market
       *[other] Use { $cowboys } cowboys to bring { new-cards } to the market
    }
new-cards =
    { $cards ->
        [one] a new card
       *[other] { $cards } new cards
    }
action-objective = Take place { $place }: { $card }
action-objective_stack = Take the top card of the objective stack
action-discard = Discard: { $card }
action-discard_pair = Discard the pair: { $cards }
action-remove = Remove from the game: { $card }
action-draw = Draw, number of cards: { $cards }
action-foresight = Foresight { $column }, tile { $place }: { $tile }
action-income = Spend certificates: { $certificates }
action-deliver = Deliver to { $city } (needs value { $value })

# A move in a few words: its parts
short-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
short-toll =
    { $fee ->
        [0] free
       *[other] −${ $fee }
    }
short-row = row { $row }
short-cowboys =
    { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }
short-certificates =
    { $certificates ->
        [one] { $certificates } certificate
       *[other] { $certificates } certificates
    }
short-building = Building { $building }
short-cost = −${ $money }
short-gain = +${ $money }
short-points = { $points } VP

draw-first =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    }
draw-side = Building { $building } shows side { $side }
draw-neutral = Tile { $tile } on { $site }
draw-master = Station { $station }: { $master }
draw-starting =
    { $you ->
        [yes] You start with: { $card }
       *[no] { $seat } starts with: { $card }
    }
draw-reveal = Revealed: { $tile }
draw-worker = For the job market: { $tile }
draw-foresight = Foresight { $column }, tile { $place }: { $tile }
draw-market = For the cattle market: { $card }
draw-display = Place { $place } of the display: { $card }
draw-top = From the top of the stack: { $card }
draw-card =
    { $you ->
        [yes] You draw: { $card }
       *[no] { $seat } draws: { $card }
    }
draw-automa_card = The Automa’s card: { $card }
draw-automa_building = The Automa’s building: { $building }

## Events

event-started =
    { $you ->
        [yes] Your turn begins.
       *[no] { $seat }: the turn begins.
    }
event-set-up =
    { $what ->
        [first] Chance has decided who starts.
        [side] Everybody plays with building { $building }.
        [master] Station { $station }: { $master }.
        [starting]
            { $you ->
                [yes] You start with: { $card }.
               *[no] { $seat } starts with: { $card }.
            }
       *[neutral] Neutral tile { $tile } lies on { $site }.
    }
event-moved =
    { $you ->
        [yes] You move: { $from } → { $to }.
       *[no] { $seat } moves: { $from } → { $to }.
    }
    .short = → { $to }.
event-paid-fee =
    { $you ->
        [yes] You pay a toll of ${ $money } to { $payee } ({ $site }).
       *[no]
            { $payee_you ->
                [yes] { $seat } pays you a toll of ${ $money } ({ $site }).
               *[no] { $seat } pays a toll of ${ $money } to { $payee } ({ $site }).
            }
    }
event-gained =
    { $you ->
        [yes] You gain ${ $money }.
       *[no] { $seat } gains ${ $money }.
    }
event-paid =
    { $you ->
        [yes] You pay ${ $money }.
       *[no] { $seat } pays ${ $money }.
    }
event-used =
    { $you ->
        [yes] You use an action: { $deed }.
       *[no] { $seat } uses an action: { $deed }.
    }
event-discarded =
    { $you ->
        [yes] You discard: { $card }.
       *[no] { $seat } discards: { $card }.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] You draw: { $card }.
               *[no] { $seat } draws: { $card }.
            }
       *[no]
            { $you ->
                [yes] You draw a card.
               *[no] { $seat } draws a card.
            }
    }
event-reshuffled =
    { $you ->
        [yes] You shuffle your discard pile into a new draw stack (cards: { $cards }).
       *[no] { $seat } shuffles the discard pile into a new draw stack (cards: { $cards }).
    }
event-removed =
    { $you ->
        [yes] You remove a card from the game: { $card }.
       *[no] { $seat } removes a card from the game: { $card }.
    }
event-certified =
    { $you ->
        [yes] Your certificates: { $from } → { $to }.
       *[no] Certificates of { $seat }: { $from } → { $to }.
    }
event-engine-moved =
    { $you ->
        [yes] Your engine: { $from } → { $to }.
       *[no] Engine of { $seat }: { $from } → { $to }.
    }
    .short = { board-engine }: { $from } → { $to }.
event-upgraded =
    { $you ->
        [yes] You put a disc on station { $station }.
       *[no] { $seat } puts a disc on station { $station }.
    }
event-appointed =
    { $you ->
        [yes] You give { $worker_a } to station { $station } and take: { $master }.
       *[no] { $seat } gives { $worker_a } to station { $station } and takes: { $master }.
    }
event-hired =
    { $you ->
        [yes] You hire { $worker_a } from row { $row }.
       *[no] { $seat } hires { $worker_a } from row { $row }.
    }
    .short = hires { $worker_a }.
event-built =
    { $you ->
        [yes] You put up building { $building } on { $site }.
       *[no] { $seat } puts up building { $building } on { $site }.
    }
    .short = building { $building }.
event-took =
    { $you ->
        [yes] You take from { $site }: { $tile }.
       *[no] { $seat } takes from { $site }: { $tile }.
    }
    .short = { $tile }.
event-bought =
    { $you ->
        [yes] You buy: { $card }.
       *[no] { $seat } buys: { $card }.
    }
event-market-card = New in the cattle market: { $card }.
event-gained-objective =
    { $you ->
        [yes] You gain: { $card }.
       *[no] { $seat } gains: { $card }.
    }
event-displayed = Place { $place } of the objective display: { $card }.
event-played =
    { $you ->
        [yes] You play: { $card }.
       *[no] { $seat } plays: { $card }.
    }
event-chose-tile =
    { $you ->
        [yes] You choose from foresight { $column }: { $tile } (tile { $place }).
       *[no] { $seat } chooses from foresight { $column }: { $tile } (tile { $place }).
    }
event-tile-placed =
    { $into ->
        [jobs] New in row { $row } of the job market: { $tile }.
       *[trail] New on the board: { $tile }, { $site }.
    }
event-tile-lost = There is no room for it, so it leaves the game: { $tile }.
event-tile-returned = There is no room for it, so it goes back to the supply: { $tile }.
event-token-moved = The job market token moves down to row { $row }.
event-income =
    { $you ->
        [yes] Your income: ${ $value } (certificates spent: { $certificates }).
       *[no] Income of { $seat }: ${ $value } (certificates spent: { $certificates }).
    }
event-delivered =
    { $you ->
        [yes] You deliver to { $city }.
       *[no] { $seat } delivers to { $city }.
    }
event-foreseen = New in foresight { $column }: { $tile } (tile { $place }).
event-end-triggered = The job market is full: everybody else has one more turn.
event-ended =
    { $reason ->
        [scored] The game is over: the points are counted.
       *[other] The game is over.
    }
event-auxiliary =
    { $you ->
        [yes] You take auxiliary action { $action } ({ auxiliary-action }), { times-single-double }.
       *[no] { $seat } takes auxiliary action { $action } ({ auxiliary-action }), { times-single-double }.
    }
event-copied =
    { $you ->
        [yes] You use the building next door ({ $site }).
       *[no] { $seat } uses the building next door ({ $site }).
    }
event-declined =
    { $you ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
event-disc-moved =
    { $you ->
        [yes] You take your disc back from station { $station }.
       *[no] { $seat } takes the disc back from station { $station }.
    }
event-automa-drew =
    { $bonus ->
        [yes] The Automa draws its card { $card }: steps { $move } and the bonus, action: { $action }.
       *[no] The Automa draws its card { $card }: steps { $move }, action: { $action }.
    }
event-automa-options =
    { $bonus ->
        [yes] Options on card { $card }, now on top of its deck: cattle { $cattle }, objective { $objective }, engine { $engine } and the bonus, { $worker }, teepee { $teepee }, { $hazard }.
       *[no] Options on card { $card }, now on top of its deck: cattle { $cattle }, objective { $objective }, engine { $engine }, { $worker }, teepee { $teepee }, { $hazard }.
    }
event-automa-moves =
    { $bonus ->
        [0] The Automa moves; steps: { $steps } (as printed on the card).
       *[other] The Automa moves; steps: { $steps } ({ $printed } on the card and a bonus of { $bonus }).
    }
event-automa-path =
    { $because ->
        [shortest] At the fork ({ $fork }) the Automa takes branch { $branch }, the shortest.
        [no-toll] At the fork ({ $fork }) the Automa takes branch { $branch }, where it owes you no toll.
        [fewer-tolls] At the fork ({ $fork }) the Automa takes branch { $branch }, where it owes you fewer tolls.
       *[board-order] At the fork ({ $fork }), all else being equal, the Automa takes branch { $branch }, the first on the board.
    }
event-automa-branch = For its building the Automa compares branches by free woods, your buildings, steps and tolls (AU-12): branch { $branch } at the fork ({ $fork }), and there { $site }.
event-automa-chose =
    { $action_id ->
        [cattle] Option cattle { $option }: the Automa takes { $card }.
        [hire] Option { $option }: the cheapest one is in row { $row }.
        [trade] Option teepee, { $option }: the most rewarding one is on { $site }.
        [engine] Option engine { $option }: the engine goes to space { $to }.
        [objective] Option objective { $option }: the Automa takes { $card }.
       *[hazard] Option { $option }: the Automa takes the hazard on { $site }.
    }
event-automa-skipped =
    { $because ->
        [no-building] The Automa has no building left, so nothing happens.
        [no-site] There is no free site for its building, so nothing happens.
        [no-action] The card has no action.
        [no-tile] There is no tile that it could choose there.
       *[nothing-there] There is nothing for this action of the Automa: { $action }.
    }

## What the table waits for

to-end =
    { $workers ->
        [0] Turns left: { $turns }
       *[other] Workers until the end: { $workers }
    }
    .short =
        { $workers ->
            [0] Turns left: { $turns }
           *[other] Workers: { $workers }
        }
    .about = The end is near once the job market is full: then every other player has one more turn.
phase-first = Chance decides who starts.
phase-side = The sides of the buildings are being drawn.
phase-neutral = The neutral buildings are being placed.
phase-master = The station masters are being placed.
phase-starting = The starting objectives are being dealt.
phase-reveal = The first hazards and teepees are being revealed.
phase-worker = The first workers are being revealed.
phase-foresee = The foresight spaces are being filled.
phase-market = The cattle market is being filled.
phase-display = The objective display is being filled.
phase-card = Cards are about to be drawn.
phase-top = The top objective card is about to be turned up.
phase-automa_card = The Automa is about to draw a card.
phase-automa_building = The Automa is about to draw a building.
phase-move = Move your cattleman.
phase-visit = Use the place you have reached, or take a single auxiliary action.
phase-advance = Move your cattleman on.
phase-ride = Move your cattleman without tolls, or decline.
phase-auxiliary = Choose an auxiliary action.
phase-engine = Choose where your engine goes.
phase-retreat = Choose where your engine goes back to.
phase-return = Your engine must leave the terminus: choose where it goes back to.
phase-extraordinary = Choose how far your engine goes back for the delivery.
phase-upgrade = Upgrade the station, or decline.
phase-appoint = Give a worker for the station master, or decline.
phase-hire = Hire a worker.
phase-build = Choose a building and a site.
phase-take = Choose a hazard or a teepee.
phase-buy = Buy cattle.
phase-objective = Choose an objective card.
phase-discard_cattle = Choose a cattle card to discard.
phase-discard_pair = Choose two cattle cards of one breed to discard.
phase-discard_objective = Choose an objective card to discard.
phase-discard = Choose a card to discard.
phase-remove = Choose a card to remove from the game.
phase-draw = Choose how many cards to draw.
phase-offer = Do the immediate action, or decline.
phase-foresight = Choose a foresight tile.
phase-income = Choose how many certificates to spend.
phase-deliver = Choose the city of your delivery.
phase-disc = Choose the disc to place.
phase-behind = Choose a station behind your engine.
phase-over = The game is over.

## Why an action is not possible

refusal-not-now = Something else has to be decided first.
refusal-not-in-kansas-city = In Kansas City no objective card can be played.
refusal-cannot-pay = This costs ${ $cost }, but you have ${ $money }.
refusal-first-turn-only = You may choose any place on your first turn only; now move along the trail.
refusal-neutral-tiles-only = You start on a neutral building; { $site } has none.
refusal-no-such-site = This is no way along the trail: { $path }.
refusal-too-many-steps = These are { $steps } steps, but at most { $limit } are allowed.
refusal-not-into-kansas-city = This card does not take you to Kansas City.
refusal-not-a-location = There is nothing on { $site }; passing an empty site takes no step, and nobody can stop there.
refusal-no-such-way = This way does not lead to { $site }.
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-only-auxiliary = Here you can only take a single auxiliary action.
refusal-not-here = You are not on { $site }.
refusal-no-such-deed = This action is not offered here.
refusal-used-already = You have used this already: { $deed }.
refusal-card-needed = You need this card in your hand: { $card }.
refusal-cards-needed = You do not hold the cards for this: { $deed }.
refusal-cannot-go-back = Your engine cannot go back that far ({ $spaces }).
refusal-none-in-the-woods = You have no building in the woods.
refusal-nobody-to-hire = There is no worker you could hire with ${ $money }.
refusal-nothing-to-build = There is no building you could put up with ${ $money } and your craftsmen.
refusal-no-hazard = There is no hazard you could remove: it costs ${ $cost }, and you have ${ $money }.
refusal-no-teepee = There is no teepee you could take with ${ $money }.
refusal-nothing-to-buy = There is nothing you could buy with ${ $money } and your cowboys.
refusal-no-station-behind = Behind your engine there is no station you could upgrade.
refusal-no-effect = This would have no effect: { $deed }.
refusal-copied-already = You have already chosen { $site } for this visit.
refusal-only-with-8b = Only building 8b lets you use a neighbour.
refusal-no-neighbour = There is no building next door on { $site }.
refusal-no-such-auxiliary = There is no auxiliary action { $action }; they are numbered 1 to 5.
refusal-local-action-done = You have used a local action, so you can no longer take an auxiliary action.
refusal-single-only = Only a single auxiliary action is possible here.
refusal-not-doubled = You cannot double auxiliary action { $action } yet; clear its second space first.
refusal-not-unlocked = Auxiliary action { $action } is not available yet; clear its space first.
refusal-no-cards = You have no card to draw.
refusal-cannot-go-on = Your engine cannot go any further.
refusal-buy-something = Buy something or bring new cards first.
refusal-do-something = You must use a local action or take a single auxiliary action.
refusal-cannot-decline = You cannot decline this.
refusal-no-such-space = The track has no space { $space }.
refusal-space-taken = An engine is already on space { $space }.
refusal-exactly-back = The engine must go back exactly { $spaces }, so to: { $to }.
refusal-must-go-back = The engine must go back at least one space.
refusal-out-of-reach = Space { $space } is out of reach; you have at most { $spaces }.
refusal-no-such-disc = There is no disc “{ $disc }”.
refusal-space-cleared = No disc is left there: { $disc }.
refusal-white-first = As long as discs are on white spaces, this one cannot go to a white place: { $disc }.
refusal-no-such-station = There is no station { $station }.
refusal-not-behind = Station { $station } is not behind your engine.
refusal-disc-there-already = Your disc is there already.
refusal-no-hired-worker = You have no hired worker of this kind: { $worker }. The printed one stays.
refusal-no-such-worker = There is none in row { $row }: { $worker }.
refusal-not-above-token = Row { $row } is not above the job market token (row { $token }).
refusal-row-full = Your row is full: { $worker }.
refusal-not-in-supply = You do not have building { $building } in your supply.
refusal-no-building-site = No building can stand there: { $site }.
refusal-site-taken = Something that is not yours stands on { $site }.
refusal-not-more-craftsmen = The new building must need more craftsmen than the old: { $new } are not more than { $old }.
refusal-not-enough-craftsmen = Craftsmen needed: { $needed }; you have { $craftsmen }.
refusal-nothing-there = There is nothing to take: { $site }.
refusal-hazards-only = This action takes hazards only, not the teepee ({ $site }).
refusal-teepees-only = This action takes teepees only, not the hazard ({ $site }).
refusal-not-in-market = Not in the market: { $cards }.
refusal-no-such-line = The price table has no such purchase (cowboys: { $cowboys }, ${ $price }).
refusal-not-enough-cowboys = Cowboys needed: { $needed }; left: { $cowboys }.
refusal-stack-empty = The stack of cattle cards is empty.
refusal-no-such-card = This card cannot be taken: { $card }.
refusal-cattle-only = This must be a cattle card, not: { $card }.
refusal-objective-only = This must be an objective card, not: { $card }.
refusal-no-pair = These are not two cattle cards of one breed from your hand: { $cards }.
refusal-not-in-range = This must be { $low } to { $high }, but it is { $got }.
refusal-no-workers-any-more = The end has been triggered: workers cannot be chosen any more.
refusal-no-such-tile = This tile cannot be chosen: { $tile }.
refusal-no-such-city = There is no city “{ $city }”.
refusal-value-too-low = Your value of { $value } is not enough for { $city }.

## What is wrong with options or a position; the field is named before the sentence

bad-two-seats-only = The Automa plays at tables of two seats only, not { $got }.
bad-does-not-fit = This does not fit the rest of the position.
bad-tile-there-twice = The same tile lies there twice.
bad-not-on-the-trail = “{ $got }” is not on the trail.
bad-on-the-trail = Building { $got } stands on the trail, so it cannot be gone.
bad-space-taken = Two engines cannot be on space { $got }.
bad-no-such-space = The track has no space “{ $got }”.
bad-wrong-number-of-discs = There must be { $expected } discs, but there are { $got }.
bad-wrong-number-of-tiles = Of “{ $tile }” there must be { $expected }, but there are { $got }.
bad-too-many-of-a-card = The card “{ $card }” is used more often than the game holds it ({ $deck }×).

## Itemised scores: the row; its points stand beside it

item-money = Money: a VP for every ${ $money }
item-buildings = Buildings
item-city =
    { $discs ->
        [one] { $city }
       *[other] { $city } ({ $discs }×)
    }
    .category = Cities
item-arrow = { $from } and { $to }
    .category = Arrows between cities
item-stations = Stations
item-hazards = Hazards
item-cattle = Cattle
item-objectives = Objectives
item-objective =
    { $met ->
        [yes] Fulfilled: { $card }
       *[no] Not fulfilled: { $card }
    }
    .category = Objective cards
item-master = { $master } (counted: { $count })
    .category = Station masters
item-workers = Workers on the last two spaces
item-steps = Disc of the step limit
item-token = Job market token

## Options

option-first_seat = First player
    .about = Who takes the first turn: chance decides, or you name a seat (GWT-3.1).
option-first_seat-random = Random
option-first_seat-0 = Seat 1
option-first_seat-1 = Seat 2
option-first_seat-2 = Seat 3
option-first_seat-3 = Seat 4
option-setup = Set-up
    .about = For a first game: all buildings show side a and the neutral ones lie on their letters (GWT-1.2).
option-setup-normal = Normal
option-setup-beginner = First game
option-automa = Automa
    .about = The second of two seats is played by the Automa. Its difficulty decides which buildings it has (AU-3).
option-automa-none = Without
option-automa-easy = Easy
    .about = Its four strongest buildings (7 to 10) stay in the box. Good for the first games.
option-automa-medium = Medium
    .about = Without its two weakest and its two strongest buildings (1, 2, 9, 10). An even match once you know the game.
option-automa-hard = Hard
    .about = Its four weakest buildings (1 to 4) stay in the box: what it builds costs you dearly.
option-automa-surprise = Surprise
    .about = All ten of its buildings are in play, and nobody knows in which order they come.
option-automa_starting_objective = Starting objective of the Automa
    .about = Whether the Automa, too, has a starting objective, which counts as fulfilled; its rules do not take it away (AU-1).
option-automa_starting_objective-true = With one
option-automa_starting_objective-false = Without
option-automa_deck = The Automa’s cards
    .about = Parts of the { $cards } cards are lost and reconstructed here. If you own them, you can load the real list (AU-4).
option-automa_deck-reconstructed = Reconstructed

## Labels of the board

board-turn =
    { $you ->
        [yes] Your turn
       *[no] Turn: { $seat }
    }
board-trail = Trail
board-empty-site = Empty site
board-points = Victory points so far
board-breeding-value = Breeding value
board-green-hand = Toll: green hand
board-black-hand = Toll: black hand
board-explain-help = Type ? and what stands on a building or a station master, as in: ? C
board-woods = In the woods
board-risk = Risk action
board-building-of = Building { $building } ({ $seat })
board-neutral = Neutral building { $tile }
box-side = Building { $tile }
board-cattleman = Cattleman
board-engine = Engine
board-railroad = Railroad track
board-space = Space { $space }
board-station = Station { $station }
board-station-cost = Cost ${ $cost }, { $vp } VP
board-masters = Station masters
board-cities = Cities
board-city-value = From value { $value }
board-discs = Discs
board-unlocks-white = a white space
board-unlocks-any = any space
board-disc-white = White corners
board-disc-dark = Dark corners
board-kansas-city = Kansas City
board-foresight = Foresight { $column }
board-supply = Tiles in supply
board-jobs = Job market
board-job-row = Row { $row }: ${ $cost }
board-token = Job market token
board-market = Cattle market
board-market-stack = Cattle cards in the stack
board-objectives = Objective cards
board-objective-stack = Objective cards in the stack
board-area = Objectives played
board-hand = Hand
board-stack = Draw stack
board-discard = Discard pile
board-money = Money
board-certificates = Certificates
board-permanent = Permanent certificates
board-workers = Workers
board-buildings = Buildings in supply
board-tiles = Hazards and teepees
board-step-limit = Step limit
board-hand-limit = Hand limit
board-certificate-limit = Certificate limit
board-auxiliary = Auxiliary actions
board-fees = Tolls: green hand ${ $green }, black hand ${ $black }
board-last-turns = Last turns
board-automa = Automa
board-automa-card = The Automa’s card
board-automa-top = Options on top
board-automa-bonus = Bonus
board-automa-pile = The Automa’s buildings
board-automa-reserve = Discs in reserve

## The drawn table

board-choose = Choose one
board-held = Building { $building }: choose a site.
board-let-go = Put back
board-segments = Parts of the table
board-segment-map = Board
board-segment-mine = Mine
board-segment-market = Market
board-segment-automa = Automa
board-lit = Something can be done here
board-player = Player board
board-map = Map
board-or = or
board-toll = Toll: ${ $money }
board-teepee-cost = Whoever takes the teepee here pays ${ $money }
board-teepee-gain = Whoever takes the teepee here gains ${ $money }
board-toll-seat = ${ $money } to { $seat }
board-toll-bank = ${ $money } to the bank
board-toll-none = no toll
board-way-over = via { $places }
board-way-straight = straight there
board-nearer = Zoom in
board-farther = Zoom out
board-arrow =
    { $card ->
        [yes]
            { $vp ->
                [0] Discs in { $from } and { $to }: an objective card
               *[other] Discs in { $from } and { $to }: an objective card, { $vp } VP
            }
       *[no] Discs in { $from } and { $to }: { $vp } VP
    }
board-map-help = Drag to move the map, pinch or turn the wheel to zoom; with the keyboard arrows, plus and minus, and 0 for the whole map. From a place the arrows lead to the next one.
board-whole-map = Whole map

meaning-start = After Kansas City the cattleman starts again here. On your very first turn you place it on any neutral building instead.
    .title = Start of the trail
meaning-kansas-city = The end of the trail. Here you choose three foresight tiles, sell the cattle in your hand and deliver them to a city; then the cattleman goes back to the start.
    .title = Kansas City
meaning-site = You may put up one of your buildings here. While it is empty, passing it takes no step.
    .title = Free building site
meaning-woods = You may put up one of your buildings here; some actions count your buildings in the woods. While it is empty, passing it takes no step.
    .title = Free site in the woods
meaning-hazard-site = A hazard tile of this kind can come here. While it is empty, passing it takes no step.
    .title = Place for a hazard
meaning-teepee-site = A teepee can come here. Whoever takes it gains the money written here, or pays it if the number is negative: { $money }.
    .title = Place for a teepee
meaning-neutral = Building { $tile }: { $deeds }. Everybody may use it, and passing costs nothing.
    .title = Neutral building
meaning-private = { $building }, put up by { $owner }: { $deeds }. Only its owner may use it; at the end it is worth { $vp } VP.
    .title = Building of a player
meaning-tolled = { $building }, put up by { $owner }: { $deeds }. Whoever else enters or passes it pays its owner ${ $money }. At the end it is worth { $vp } VP.
    .title = Building with a toll
meaning-hazard = Entering or passing it costs ${ $money }. Some actions let you remove it: it is then worth { $vp } VP to you.
    .title = Hazard
meaning-teepee = With “trade” you take it and gain the money of its space, or pay it if the number is negative: { $money }. The hand is the toll for those who pass.
    .title = Teepee
meaning-risk = { $deed }. It belongs to the site: whoever owns the building there may do it as well.
    .title = Risk action
meaning-deed = { $deed }
    .title = Action
meaning-space = Only one engine has room here, except on space 0. Spaces with other engines are jumped over and do not count.
    .title = Track space
meaning-turnout = A detour of one space to a station. An engine that stops here may upgrade the station.
    .title = Turnout
meaning-station = For ${ $cost } you may place a disc here when your engine stops beside it; at the end it is worth { $vp } VP.
    .title = Station
meaning-master = Whoever upgrades this station may give a worker for this tile: the upper half counts at once or for good, the lower half at the end.
    .title = Station master
meaning-city-white = For a delivery of value { $value } or more. Only discs from spaces with white corners go here, as long as you have any.
    .title = City with white corners
meaning-city-dark = For a delivery of value { $value } or more. Any of your discs may go here.
    .title = City with dark corners
meaning-cross = Each signal between your engine and the city costs ${ $cost } when you deliver.
    .title = Signal
meaning-arrow = With discs of yours in both cities you get what the arrow shows: an objective card at once, points at the end.
    .title = Neighbouring cities
meaning-engine = The further it has come, the cheaper the transport to the cities in the west. It stops at stations to upgrade them.
    .title = Engine

log-trail = Trail
log-actions = Actions
log-cards = Cards
log-railroad = Railroad
log-kansas = Kansas City
log-automa = Automa

## The panels beside the board, the narrator of the Automa and the final scores; meaning: a name, and a sentence or two

board-automa-deck = Cards in its deck
board-breeding = Breeding value of the hand: { $value }
board-building = Building { $building } (craftsmen: { $craftsmen }, { $vp } VP): { $fields }
board-choose-cattle = Choose one card, or two of the same value.
board-choose-price = Now choose how to pay.
board-clear = clear
board-covered = covered
board-delivery-legend = From left: value needed, which space of your board its disc unlocks, what the arrows bring, money after transport.
board-destination = { $city }: from value { $value }, transport ${ $transport }, gain ${ $gain }, { $vp } VP
board-foresights = Foresight
board-none = None
board-price = Cards: { $cards } of value { $value }, cowboys: { $cowboys }, ${ $price }
board-prices = Price table
board-stage-foresight = Foresight
board-stage-income = Income
board-stage-deliver = Delivery
board-stage-disc = Disc
board-to-jobs = goes to row { $row } of the job market
board-to-trail = goes on the board
board-transport = Transport: ${ $cost }
board-up-to = as far as { $city }
board-value = Your value: { $value }
score-caption = Victory points
score-have = Owned:
score-lacking = Lacking:
score-sum = Sum
story-title = The Automa’s turn
story-none = The Automa has not had a turn yet.
story-back = Step back
story-forward = Step forward
story-play = Tell it step by step
story-pause = Pause the story
story-skip = To the end of the turn
story-speed = Speed of the story
story-speed-step = I step myself
story-speed-slow = Slow
story-speed-normal = Normal
story-speed-fast = Fast
meaning-money = There is ${ $money } here. Money pays for workers, buildings, cattle, tolls and transport; at the end every ${ $per_point } is worth a VP.
    .title = Money
meaning-discs = Still on the board: { $white } on white corners, { $dark } on dark corners. Discs with white corners may go anywhere; the others only to dark places while white ones are left.
    .title = Discs
meaning-tolls = Each location with a hand that you enter costs a toll: a green hand ${ $green }, a black one ${ $black }. Your own buildings are free.
    .title = Tolls
meaning-others-cards = { $cards } in hand, { $stack } in the draw stack. What they are is not shown.
    .title = Cards
meaning-worker = Cowboys buy cattle, craftsmen put up buildings, engineers move the engine. They are never used up.
    .title = Worker
meaning-worker-space = Hiring a worker for this space lets you do this at once: { $deed }. Worth at the end: { $vp } VP.
    .title = Space for a worker
meaning-worker-free = Free. The next worker of this row goes on the leftmost free space. Worth at the end: { $vp } VP.
    .title = Space for a worker
meaning-auxiliary-1 = Gain ${ $gain }; twice: ${ $twice }. { unlocked }
    .title = Auxiliary action 1
meaning-auxiliary-2 = Draw a card, then discard one; twice: two cards. { unlocked }
    .title = Auxiliary action 2
meaning-auxiliary-3 = Pay ${ $pay } and move the engine { $back } back for { short-certificates }; twice: ${ $twice_pay }, { $twice_back } back, { $twice } certificates. { unlocked }
    .title = Auxiliary action 3
meaning-auxiliary-4 = Pay ${ $pay } to move the engine { $engine } forward; twice: ${ $twice_pay } for up to { $twice }. { unlocked }
    .title = Auxiliary action 4
meaning-auxiliary-5 = Move the engine { $back } back to remove a hand card from the game; twice: { $twice } back, two cards. { unlocked }
    .title = Auxiliary action 5
unlocked =
    { $level ->
        [0] Not unlocked yet.
        [1] Unlocked, single only.
       *[other] Unlocked, single or double.
    }
meaning-steps = In a turn the cattleman makes 1 to { $steps } steps. Empty sites do not count.
    .title = Step limit
meaning-hand-limit = At the end of a turn cards are drawn until there are { $cards } in hand.
    .title = Hand limit
meaning-certificates = { $certificates } now, { $limit } at most; permanent ones: { $permanent }. In Kansas City each one spent adds 1 to the value; permanent ones always count.
    .title = Certificates
meaning-disc-step_money = When this disc leaves, you gain ${ $money } at once, and the step limit grows by { $steps } for good.
    .title = More steps
meaning-disc-step_points = When this disc leaves, the step limit grows by { $steps } for good; at the end that is worth { $vp } VP.
    .title = More steps
meaning-disc-hand = Taking this disc costs ${ $money }; from then on you hold one card more.
    .title = Larger hand
meaning-disc-certificate =
    { $before ->
        [0] When this disc leaves, the marker may go up to { $number }.
       *[other] When this disc leaves, the marker may go up to { $number }, but only once the space for { $before } is clear, too.
    }
    .title = Up to { $number } certificates
meaning-building = { $building }: { $fields }. Needs craftsmen: { $craftsmen }; worth { $vp } VP. The other side, { $other }, is not in play: { $others }.
    .title = Building
meaning-teepees = Taken: { $count }. They count for objectives and as pairs of green and blue.
    .title = Teepees
meaning-hazards = Taken: { $count }, worth { $vp } VP together. They count for objectives, too.
    .title = Hazards
meaning-master-at-once = At once: { $deed }. At the end: { $vp } VP { master-per }.
    .title = Station master
meaning-master-for-good =
    { $permanent ->
        [one] A permanent certificate. At the end: { $vp } VP { master-per }.
       *[other] { $permanent } permanent certificates. At the end: { $vp } VP { master-per }.
    }
    .title = Station master
master-per =
    { $of_id ->
        [workers]
            { $each ->
                [one] per worker
               *[other] per { $each } workers
            }
        [objectives]
            { $each ->
                [one] per objective
               *[other] per { $each } objectives
            }
        [hazards]
            { $each ->
                [one] per hazard
               *[other] per { $each } hazards
            }
        [teepee_pairs]
            { $each ->
                [one] per pair of teepees
               *[other] per { $each } pairs of teepees
            }
       *[certificates]
            { $each ->
                [one] per certificate
               *[other] per { $each } certificates
            }
    }
meaning-area = It will be scored at the end: { $card }.
    .title = Objective played
meaning-card = { $card }.
    .title = Card
meaning-breeding = Each breed in your hand counts once: { $value }. Permanent certificates add { $permanent }; you can spend up to { $certificates } more.
    .title = Breeding value
meaning-stack = Cards to be drawn, in unknown order. When it is empty, the discard pile is shuffled.
    .title = Draw stack
meaning-discard = Cards that were sold, discarded, bought or gained. Open it to look through them.
    .title = Discard pile
meaning-jobs = Workers above the token can be hired for the price of their row, which the action may raise or lower.
    .title = Job market
meaning-job-row = A worker of row { $row } costs ${ $cost } now.
    .title = Row of the job market
meaning-token = New workers come into its row. When the row is full it moves down; past the last row it triggers the end, and it is worth { $vp } VP to whoever gets it.
    .title = Job market token
meaning-arrow-yellow = When the token passes here, the cattle market is filled up.
    .title = Yellow arrow
meaning-arrow-red = When the token passes here, everybody else has one more turn.
    .title = Red arrow
meaning-market = Cards to be bought with cowboys and money. New ones come only by a cowboy or a yellow arrow.
    .title = Cattle market
meaning-market-stack = The cards that are still to come into the market.
    .title = Stack of cattle cards
meaning-cowboys = You can use { $cowboys } in this purchase. Each serves once per action.
    .title = Cowboys
meaning-price = What cattle of value { $value } cost: how many cards, how many cowboys, how much money.
    .title = Prices
meaning-new-cattle =
    { $cowboys ->
        [one] A cowboy brings { new-cards } from the stack to the market.
       *[other] { $cowboys } cowboys bring { new-cards } from the stack to the market.
    }
    .title = New cattle
meaning-objectives = At the top what the card does when it is played, in the middle its tasks, below its points and what it costs if they are not fulfilled.
    .title = Objective cards
meaning-objective-stack = Instead of an open card you may take the top one, unseen.
    .title = Stack of objectives
meaning-foresight = Two tiles for each of the three stacks. In Kansas City one of each comes onto the board.
    .title = Foresight
meaning-tile = { $tile }. Workers go to the job market, hazards and teepees onto the board.
    .title = Tile
meaning-supply = The tiles that are left in this stack.
    .title = Supply
meaning-income = With certificates spent: { $certificates } the value is { $value }, and so is the money you gain.
    .title = Income
meaning-city = { $city } needs a value of { $value }. Transport from your engine costs ${ $transport }, paid last.
    .title = City
meaning-automa-move = The Automa moves { $move } steps; a plus adds its bonus.
    .title = Movement
meaning-automa-action = What the Automa does where it stops: { $action }.
    .title = Action
meaning-automa-kansas = Which tile of each foresight the Automa chooses if this card takes it to Kansas City: the upper or the lower one.
    .title = Foresight scheme
meaning-automa-option = Read when the card drawn says: { $action }.
    .title = Option
meaning-automa-bonus = The digit uncovered last: { $bonus }. Each delivery of the Automa uncovers the next one.
    .title = Bonus
meaning-automa-deck = Cards under the one on top: { $cards }. When the last is drawn, the others are shuffled.
    .title = Deck
meaning-automa-reserve = Discs for stations. Without one it cannot upgrade any more.
    .title = Reserve
meaning-automa-pile = Those still to come, in unknown order. The difficulty decides which there are.
    .title = Buildings
meaning-automa-workers = They wait beside it; at a station it gives the newest one for the station master.
    .title = Workers

## What is in the box, listed beside the rules

box-building =
    { $hand_id ->
        [none] craftsmen: { $craftsmen }, { $vp } VP: { $deeds }
        [green] craftsmen: { $craftsmen }, { $vp } VP, green hand: { $deeds }
        [black] craftsmen: { $craftsmen }, { $vp } VP, black hand: { $deeds }
       *[both] craftsmen: { $craftsmen }, { $vp } VP, green and black hand: { $deeds }
    }
box-city =
    { $corners_id ->
        [white] from value { $value }, white corners{ box-city-brings }
       *[dark] from value { $value }, dark corners{ box-city-brings }
    }
box-city-brings =
    { $gain ->
        [0]
            { $vp ->
                [0] { "" }
               *[other] , { $vp } VP
            }
       *[other] , ${ $gain }, { $vp } VP
    }
box-station =
    { $corners_id ->
        [white] space { $space }, ${ $cost }, { $vp } VP, white corners
       *[dark] space { $space }, ${ $cost }, { $vp } VP, dark corners
    }

## The rules

rules-intro = Your cattleman drives the herd along the trail, again and again, to Kansas City. On the way you use buildings to hire, build, buy and move your engine; in Kansas City the cattle in your hand bring money and a delivery. Whoever has the most victory points (VP) at the end wins.
rules-setup = What lies on the table and on your board at the start.
rules-trail = How you get from place to place, and what that costs.
rules-turn = What you do when it is your turn.
rules-buildings = What buildings do and how to put them up.
rules-cattle = Which cattle there are and how to buy them.
rules-workers = How workers come to the market and to you.
rules-kansas = What happens at the end of the trail.
rules-railroad = How engines move and stations are upgraded.
rules-objectives = Cards that reward what you reach, and punish what you do not.
rules-cards = What holds for your hand and your deck.
rules-end = When the game is over, and who has won.
rules-automa = An opponent for one person alone, played by the program.

chapter-setup = Set-up
chapter-trail = The trail
chapter-turn = Your turn
chapter-buildings = Buildings
chapter-cattle = Cattle
chapter-workers = Workers
chapter-kansas = Kansas City
chapter-railroad = The railroad
chapter-objectives = Objectives
chapter-cards = Hand and deck
chapter-end = The end of the game
chapter-automa = The Automa

rule-GWT-1-2 = Station masters and, except in a first game, neutral buildings are spread at random. Seven hazards and teepees are revealed on the board; rows 1 and 2 of the job market are filled up to the token; foresights, cattle market and four objective cards are laid out.
    .title = The table
rule-GWT-1-3 = You have ten buildings, { $discs } discs, { $cattle } cattle cards ({ $hand } in hand), one starting objective and an engine on space 0. The side of each building is drawn and is the same for everybody; in a first game it is side a.
    .title = What you start with
rule-GWT-1-4 = In turn order you start with ${ $money }. With 2, 3 and 4 players, in this order: the step limit is { $steps }; a green hand costs ${ $green_fee }, a black hand ${ $black_fee }; the market has { $market } cards, the job market { $columns } columns.
    .title = Numbers of players
rule-GWT-1-5 = A disc leaves your board only for a city or a station, and its space is unlocked for good: more steps (one brings ${ $money } at once, the other { $vp } VP), a larger hand (${ $price } each), more certificates, auxiliary actions. The limit of { $most } certificates needs the space for { $before } as well.
    .title = Disc spaces
rule-GWT-1-6 = A worker goes on the leftmost free space of the row; space 1 has one printed on it. You may do the action of the covered space at once, or never. At the end workers on spaces 5 and 6 are worth { $vp } VP each.
    .title = Worker spaces
rule-GWT-1-7 = 1: gain ${ $gain }. 2: draw a card, then discard one. 3: pay ${ $price }, engine { $back } back, { short-certificates }. 4: pay ${ $fare }, engine { $engine } forward. 5: engine { $retreat } back, remove a card from the game. The last three must be unlocked; with both spaces cleared, an action may be doubled where “single or double” is printed.
    .title = Auxiliary actions
rule-GWT-1-8 = The track goes { $track }. Your marker never passes your limit: { $first } at first, then { $second } and { $last }.
    .title = Certificates
rule-GWT-1-9 = Everything is open but hands and the order of stacks.
    .title = What is open
rule-GWT-2-1 = The trail has 7 neutral sites, 22 building sites, 12 hazard spaces and 6 teepee spaces; three more teepee spaces lie beside it. A site is a location only while a tile lies there.
    .title = Sites
rule-GWT-2-2 = The trail leads forward only, from the start to Kansas City. At a fork you choose freely.
    .title = One way
rule-GWT-2-3 = Six of the seven neutral sites are forks. Most of them have two branches, which end at the next neutral site, the last ones in Kansas City. Site C has three, and all of them end at site E: one by itself, and two that begin at the same building site and then go by way of site D or along the teepees.
    .title = Forks and branches
rule-GWT-2-4 = Every location you enter is a step; empty sites cost none and you cannot stop there. You make at least one step and at most as many as your limit. Kansas City ends the movement; other cattlemen never block.
    .title = Steps
rule-GWT-2-5 = With neutral buildings only, Kansas City is 7 steps from the start, or 8 by way of site D. When every site is taken it is 19 steps on the shortest way and 35 on the longest.
    .title = How far it is
rule-GWT-2-6 = On your first turn you do not move but place your cattleman on any neutral building, without toll, and use it.
    .title = The first turn
rule-GWT-2-7 = Each location with a hand that you enter or pass costs a toll: to the owner of a building, else to the bank. Your own buildings are free. If you have too little, pay what you have.
    .title = Tolls
rule-GWT-2-8 = A new teepee goes on the free space with the lowest number. Whoever takes it gains that much money, or pays it if the number is negative. If all nine spaces are full, it leaves the game.
    .title = Teepees
rule-GWT-2-9 = A new hazard goes on the lowest free space of its kind; if all four are full, it leaves the game. Removing one means taking it.
    .title = Hazards
rule-GWT-2-10 = If the tile under a cattleman is taken or replaced, the cattleman stays where it is. A building replaced under you is not used again in this visit.
    .title = Tiles that vanish
rule-GWT-3-1 = Turns go clockwise. A turn has three phases: move, act, draw.
    .title = Order
rule-GWT-3-2 = You may play objective cards before moving and before or after any action, but not in the middle of one.
    .title = When you decide
rule-GWT-3-3 = Use each local action once, in any order; each may be left out. Of two actions with a slash choose one. A condition must be met in full. The risk action of the site is one more. If you use none, take one single auxiliary action instead.
    .title = Neutral and own buildings
rule-GWT-3-4 = On another player’s building, a hazard or a teepee you only take one single auxiliary action.
    .title = Other places
rule-GWT-3-5 = You cannot pass: use at least one local action or take the single auxiliary action.
    .title = Something must be done
rule-GWT-3-6 = If an action moves your cattleman, tolls are due as usual, and a new phase of actions begins where you stop. Whatever you left unused is lost.
    .title = Moving on
rule-GWT-3-7 = All costs but tolls must be paid in full.
    .title = Paying
rule-GWT-3-8 = At the end of your turn draw up to your hand limit. When the stack is empty, the discard pile is shuffled.
    .title = Drawing
rule-GWT-4 = A to G belong to nobody, cost no toll, cannot be replaced, and everybody may use them.
    .title = Neutral buildings
rule-GWT-5-1 = The sides a of the ten buildings, with { $least_craftsmen } to { $most_craftsmen } craftsmen and { $least_vp } to { $most_vp } VP.
    .title = Side a
rule-GWT-5-2 = The sides b of the ten buildings, with { $least_craftsmen } to { $most_craftsmen } craftsmen and { $least_vp } to { $most_vp } VP.
    .title = Side b
rule-GWT-5-3 = Choose a free building site anywhere. You need as many craftsmen as the building shows and pay ${ $price } for each (${ $reduced } with a worker’s space). Craftsmen are not used up.
    .title = Putting up a building
rule-GWT-5-4 = You may replace your own building by one with more craftsmen; only the difference counts for craftsmen and price. The old one leaves the game.
    .title = Replacing
rule-GWT-5-5 = With 9a your engine goes back as far as you like. The spaces, without turnouts and other engines, are the value for a delivery without income and transport. If the engine stands on a turnout, you may upgrade its station afterwards, provided that none of your discs is there then.
    .title = Extraordinary delivery
rule-GWT-5-6 = With 8b you use the building directly before or after it, whoever owns it, and the risk action of its site, as if they were yours. One per visit.
    .title = The neighbour
rule-GWT-5-7 = With 9b you upgrade a station that your engine has passed; the engine stays.
    .title = Stations behind you
rule-GWT-5-8 = Eight building sites are wooded. Only private buildings there count as in the woods.
    .title = Woods
rule-GWT-6-1 = { $jerseys } Jerseys of value { $low } and { $others } each of Dutch Belt, Black Angus and Guernsey of value { $high }. They are worth no VP.
    .title = Your own cattle
rule-GWT-6-2 = { $each } each of Holstein, Brown Swiss and Ayrshire (value { $low }), { $west_highlands } West Highlands (value { $middle }) and { $texas_longhorns } Texas Longhorns (value { $high }).
    .title = Cattle of the market
rule-GWT-6-3 = The price table says how many cowboys and how much money a purchase takes. Each cowboy serves once per action; one cowboy may bring two new cards instead. Bought cards go to your discard pile.
    .title = Buying
rule-GWT-6-4 = The market is filled up only when the job market token passes a yellow arrow, after rows 6 and 9.
    .title = Filling the market
rule-GWT-6-5 = From the least to the most valuable: Holstein, Brown Swiss, Ayrshire, West Highland (3, 4, 5 VP), Texas Longhorn (5, 6, 7 VP).
    .title = Order of the market
rule-GWT-7-1 = Twelve rows, each with its price from ${ $least } to ${ $most }.
    .title = Job market
rule-GWT-7-2 = A worker goes to the leftmost free space in the token’s row. When the row is full, the token moves down; yellow arrows fill the cattle market, the red one brings the end.
    .title = New workers
rule-GWT-7-3 = You hire from rows above the token, for the row’s price and what the action adds or takes off. A row of yours holds six at most. Once the end has been triggered (GWT-12.1), all rows are open.
    .title = Hiring
rule-GWT-7-4 = An immediate action is carried out completely before you go on.
    .title = Chains
rule-GWT-8-1 = The tiles have three stacks: 1 holds hazards and teepees, 2 workers, 3 workers and some teepees.
    .title = Supply
rule-GWT-8-2 = Two tiles of each stack lie open. In Kansas City one of each is chosen; the gaps are filled at the end of the turn.
    .title = Foresights
rule-GWT-8-3 = Choose a tile of foresight 1, 2 and 3 in turn, take your income, deliver. Then your cattleman goes back to the start of the trail.
    .title = In Kansas City
rule-GWT-8-4 = Each different breed in your hand counts its value once; permanent certificates are added, others as many as you spend. You gain that much money and discard your whole hand.
    .title = Income
rule-GWT-8-5 = Choose a city with at most your value and without your disc, and place a disc there. Then follow the city’s effects, and last you pay transport. You must deliver; Kansas City is always possible.
    .title = Delivery
rule-GWT-8-6 = Kansas City brings ${ $money } and −{ $penalty } VP, Sacramento { $sacramento } VP, San Francisco { $san_francisco } VP; Kansas City and San Francisco take several of your discs. Discs at both ends of an arrow bring an objective card or points.
    .title = Cities
rule-GWT-8-7 = A disc from a white space may go anywhere; one from a dark space goes to a white place only when no white one is left. If you cannot place any, take one of yours from a station.
    .title = White and dark corners
rule-GWT-8-8 = Pay ${ $cost } for each signal on the track between your engine and the city.
    .title = Transport
rule-GWT-9-1 = Space 0 holds any number of engines, every other one only one. Nine turnouts lie between numbered spaces; 39 is the terminus.
    .title = The track
rule-GWT-9-2 = Ten stations cost ${ $least_cost } to ${ $most_cost } and are worth { $least_vp } to { $most_vp } VP; the first five have a station master.
    .title = Stations
rule-GWT-9-3 = “Up to” lets you stop earlier. Spaces with other engines do not count. A turnout is a space of its own if you go through it.
    .title = Forward
rule-GWT-9-4 = Going back as a condition must be exact; turnouts count if you pass them, other engines do not. From space 0 it is impossible.
    .title = Backward
rule-GWT-9-5 = If your engine stops at a station without your disc, you may pay its cost and place one. If the station master is still there, you may also give the last hired worker of a row for it.
    .title = Upgrading
rule-GWT-9-6 = On 39 the movement ends. You may upgrade the station, then you go back at least one space, gain ${ $money }, and may upgrade there, too.
    .title = Terminus
rule-GWT-9-7 = The upper half counts at once or as a permanent certificate, the lower half at the end: { $worker } VP per worker, or { $others } VP per two objectives, two hazards, pair of teepees or two certificates.
    .title = Station masters
rule-GWT-10-1 = Each is worth { $vp } VP, has no immediate action and no penalty.
    .title = Starting objectives
rule-GWT-10-2 = { $cards } cards with an immediate action, tasks, VP and a penalty.
    .title = Objective cards
rule-GWT-10-3 = Take one of the four open cards or the top one of the stack. It goes to your discard pile, with 6b into your hand. The gap is filled at once.
    .title = Gaining one
rule-GWT-10-4 = Play it in your turn from your hand, not in Kansas City. You may do or skip its immediate action; it will be scored in any case.
    .title = Playing one
rule-GWT-10-5 = 1 to { $steps } steps without tolls, never to Kansas City, and the place reached is not used. Played in the middle of your actions, it ends them.
    .title = Riding
rule-GWT-10-6 = A building, tile, disc or card serves one objective only.
    .title = One task each
rule-GWT-11 = The hand limit is { $hand }, at most { $most }. New cards go to the discard pile. “Any cattle” is never an objective card, and a pair is two cards of one breed. Choose first how many cards you draw.
    .title = Hand and deck
rule-GWT-12-1 = When the last space of row 12 is filled, the player whose turn it is gets the token, and everybody else has one more turn. Workers cannot be chosen any more.
    .title = The end
rule-GWT-12-2 = Money (1 VP per ${ $money }), buildings, cities, stations, hazards, cattle, objectives, station masters, workers, the step disc ({ $disc } VP) and the token ({ $token } VP).
    .title = Points
rule-GWT-12-3 = Objectives played must be scored; those still in your deck may be added. The program finds the best allocation.
    .title = Objectives at the end
rule-GWT-12-4 = The most VP win; if there is a tie, the victory is shared.
    .title = Who wins
rule-AU-1 = As for two players, but the Automa has no player board, cattle, money or certificates. It has a starting objective like everybody, unless the table has chosen otherwise.
    .title = Set-up
rule-AU-2 = Seven of its discs lie on its movement card and cover the digits { $digits }; the others are its reserve. The bonus is the digit uncovered last, 0 at first.
    .title = Bonus
rule-AU-3 = Its buildings are a shuffled pile. Easy is without 7 to 10, medium without 1, 2, 9 and 10, hard without 1 to 4; surprise has them all.
    .title = Difficulty
rule-AU-4 = { $cards } cards with an action side and an options side, shuffled.
    .title = Its cards
rule-AU-5 = Cattleman and engine start at the beginning. Chance decides who goes first.
    .title = Where it starts
rule-AU-6 = The open objectives are numbered 1 to 4, the cattle market from the least to the most valuable card.
    .title = Rows
rule-AU-7 = It draws a card, moves, and does the action of the card. Options are read from the card now on top of the deck.
    .title = Its turn
rule-AU-8 = When the last card is drawn, the other { $cards } are shuffled, so that options are always visible.
    .title = New deck
rule-AU-9 = It makes as many steps as the card says, with the bonus if there is a plus. At forks: the branch with the fewest steps, then one where it owes you no toll, then one where it owes you fewer, then the first.
    .title = Movement
rule-AU-10 = It pays nothing itself; for each hand symbol on buildings of yours that it enters you get ${ $toll } from the bank. Your tolls on its buildings go to the bank.
    .title = Tolls
rule-AU-11 = Instead of its action it chooses three foresight tiles by the card’s scheme and delivers: first to Colorado Springs, then always one city further. Then its cattleman goes back to the start. From its eighth visit on it has no disc left to deliver; all else happens as before.
    .title = Its Kansas City
rule-AU-12 = At the next fork ahead of your cattleman it compares the branches: free wooded site, most of your buildings, fewest steps, lowest tolls. If tied, the next fork decides. It builds on the first free site, wooded if possible.
    .title = Build
rule-AU-13 = It takes the card with the option’s number, or the most valuable one if there are fewer.
    .title = Cattle
rule-AU-14 = It takes the cheapest worker of the option’s kind, without any reward.
    .title = Hire
rule-AU-15 = It takes the most rewarding teepee of the option’s colour.
    .title = Trade
rule-AU-16 = Behind yours, its engine goes the full distance on the main line. Otherwise it stops at the first free station in reach; with none in reach it goes the full distance on the main line. On space 39 the movement ends: it places a disc if it has none there and goes back to the nearest free numbered space, without the ${ $money }.
    .title = Engine
rule-AU-17 = At a station without its disc it places one from its reserve and, if it has a worker, takes the station master.
    .title = Its stations
rule-AU-18 = It takes the one worth most, in a tie one of the option’s kind, otherwise the first it meets going round flood, drought, rockfall from that kind on.
    .title = Hazard
rule-AU-19 = It takes the open objective with the option’s number.
    .title = Objective
rule-AU-20 = Refilling, the token and the end follow the usual rules.
    .title = All the rest
rule-AU-21 = It scores cities, stations, buildings, cattle, hazards, the token, and all its objectives as fulfilled.
    .title = Its points

## Tips for the first games

tip-start = You may begin on any neutral building, the ones with a letter. Its actions are yours at once: rest on a sign to read what it does.
tip-move = Lit places are in reach; only places with something on them count as steps. A coin on the way is a toll: for hazards to the bank, for buildings to their owner.
tip-visit = On a neutral building or one of your own you may use each action once, in any order; or a single auxiliary action instead. When you are done, say so.
tip-hire = Cowboys buy cattle, craftsmen put up buildings, engineers drive the engine. Most players lean on one of the three. The price is beside the row.
tip-build = Choose a building, then where it goes. Your buildings are stops with actions for you alone, and some of them take a toll from the others.
tip-buy = New breeds make your deliveries worth more: in Kansas City every breed in hand counts once. More cowboys make cattle cheaper.
tip-engine = The further your engine has come, the less it costs to deliver to distant cities. Stations along the track can be upgraded where you stop.
tip-station = An upgrade puts one of your discs in the station: points at the end, and a disc that leaves your board unlocks what lay under it.
tip-take = Hazards you clear and teepees you trade with come to you: hazards bring points and open the way for everybody.
tip-objective = An objective can be played from your hand for its bonus; then it counts at the end, for or against you. Take what you are doing anyway.
tip-certificate = Certificates are saved for Kansas City: each one you spend there makes the delivery worth one more.
tip-foresight = In Kansas City you first choose tiles for everybody: workers for the job market, hazards and teepees for the trail. Choose what helps you.
tip-income = Your hand is worth the sum of its different breeds. Certificates add to it; spend them when that reaches a better city.
tip-deliver = A city takes your herd if it is worth enough. Cities further than your engine cost money. Most cities take only one disc of yours.
tip-auxiliary = Auxiliary actions stand on your player board. Discs that you deliver or build into stations free stronger ones.

## The guided first turn

guide-welcome = You drive cattle along the trail to Kansas City, again and again. On the way you stop at buildings and use their actions; in Kansas City your herd goes by rail to a city. Points come from many things; this turn shows how it moves.
guide-hand = Your hand is four cattle cards: two Jerseys, a Dutch Belt and a Guernsey. In Kansas City every different breed counts. On the way you trade breeds you have twice, or do not need, for better ones.
guide-place = In the first turn you may begin on any building with a letter. Touch the lit one, A: there you can get money for your Guernsey and hire a worker.
guide-discard = Your cattleman stands on A. Each action of the building may be used once. First the lit one: discard the Guernsey for ${ $money }.
guide-hire = Now you have ${ $money }. Use the second action of the building: hire a worker.
guide-craftsman = Take the craftsman from the job market for ${ $cost }. With two craftsmen you can put up stronger buildings of your own. With nothing left to do, your turn ends and you draw back to four cards.
guide-visit = You are at a building: use its lit actions in any order, each once, or a single auxiliary action instead. Then end your turn.
guide-move = From now on you move along the trail in every turn: up to three places, always towards Kansas City. Empty places do not count. Hazards and some buildings of others take a toll; it is shown before you go.
guide-auxiliary = This is your player board. On somebody else’s building, or when a building is of no use, take an auxiliary action: money, or new cards. Discs that leave the board unlock more.
guide-kansas-city = At the end of the trail lies Kansas City: there your hand is sold, every different breed adds its value, certificates help, and one of your discs goes to a city. Then the drive begins again.
guide-end = Now you know enough: the game goes on, and what is lit is possible. Every sign explains itself when you rest the mouse on it or press it for a moment.

## Lessons

lesson-kansas-city = Kansas City
lesson-kansas-city-1 = Your hand is worth something: two Dutch Belts count once, { $dutch_belt }; Brown Swiss and Holstein { $holstein } each; together { $herd }. Go to Kansas City.
lesson-kansas-city-2 = First you choose tiles for everybody, one of each column: hazards and teepees go to the trail, workers to the job market. Take whichever you like, three times.
lesson-kansas-city-3 = Your herd is worth { $herd }, and you have { $certificates } certificates. Albuquerque wants { $value }: spend { $spent } of them, and keep one.
lesson-kansas-city-4 = You received ${ $value }. Deliver to the best city that your value reaches: Albuquerque. It lies beyond your engine, and every signal on the way has to be paid for.
lesson-kansas-city-5 = The disc you send comes from your player board, and what lay under it is unlocked for good. Choose what you would like to have.
lesson-kansas-city-end = ${ $value } of income, ${ $transport } of transport, a disc in Albuquerque and one space unlocked. Your cattleman begins the trail again. So collect four different breeds on the way; what you have twice is better traded.
lesson-hiring = Hiring and building
lesson-hiring-1 = Workers make you stronger: cowboys at the cattle market, craftsmen in building, engineers on the railroad. Go to building A, where workers are hired.
lesson-hiring-2 = Use the action that hires at the printed price.
lesson-hiring-3 = The price is beside the row: take the craftsman of the first row for ${ $cost }.
lesson-hiring-4 = You have two craftsmen now, because one is printed on your board. Leave the rest here and end your turn.
lesson-hiring-5 = Your turn again. Go to building B: there you build.
lesson-hiring-6 = Each craftsman that a building asks for costs ${ $cost } here. Use the action.
lesson-hiring-7 = With two craftsmen and ${ $money } you can afford building { $building }. Put it on any free site: choose the building, then the site.
lesson-hiring-end = Nobody but you may use it, the others pay a toll when they pass, it is worth { $vp } points, and it lengthens their way. Build where you will stop yourself.
lesson-engines = Engines and stations
lesson-engines-1 = You have three engineers. Building C lets your engine run as far as you have engineers: go there.
lesson-engines-2 = Use the action with the engine.
lesson-engines-3 = The space of the other engine does not count, so the turnout at the first station is in reach. Stop there, not further on.
lesson-engines-4 = Upgrade the station for ${ $cost }: a disc leaves your player board and unlocks what lay under it.
lesson-engines-5 = The station master is still there. Give your last engineer for him: he brings ${ $gain } at once and a point for each worker at the end.
lesson-engines-end = A station is worth points and a disc; a station master is a goal for the rest of the game. The further your engine, the cheaper the distant cities become.
lesson-objectives = Objectives
lesson-objectives-1 = In your hand is an objective that asks for a building, a green and a blue teepee. You have all of them: play it. It brings ${ $gain } at once and { $vp } points at the end.
lesson-objectives-2 = A played objective that is not fulfilled costs points, so take those that fit what you do. In building C you can get one: go there.
lesson-objectives-3 = Use the action that brings an objective card.
lesson-objectives-4 = You still have two buildings and a hazard that serve no objective: take the card that asks for just these.
lesson-objectives-end = It goes to your discard pile and comes to your hand later. Each building, tile and disc serves one objective only; at the end the program finds the best way to share them out.
lesson-automa = Reading the Automa
lesson-automa-1 = You play against the Automa. Its turn follows from two cards. First take your own: go to building B.
lesson-automa-2 = Take the single auxiliary action that brings money; then watch the Automa’s turn.
lesson-automa-3 = Its card said one step and “hire”. Which worker, the next card says, the one that now lies on top: a cowboy. It took the cheapest. So you can see half of its next turn already. Go on to building C.
lesson-automa-4 = The card on top says one step and “engine”; how far it runs will stand on the card after it. Take money again and look.
lesson-automa-end = The engine ran { $spaces } spaces, as the new card on top says. Before each of your turns look at that card: it tells how far the Automa will go and what it will do, only the details are open.

## Pictures on the rules page

board-picture-workers = The rows of workers on a player board: cowboys, craftsmen, engineers.
board-picture-cattleman = The cattlemen of two players.
board-picture-teepees = A green and a blue teepee. The hand shows which toll passing it costs.
board-picture-hazards = Three hazards: a flood, a drought and a rockfall, each with its points and the hand of its toll.
board-picture-neutral = Two neutral buildings with what they let you do.
board-picture-private = Two private buildings of different players, with their points and what they let their owner do.
board-picture-cattle = Cattle cards: the breed by its colour, its breeding value, its points.
board-picture-jobs = The job market of two players: each row with its price and its workers.
board-picture-cities = The first cities, with discs of two players.
board-picture-stations = The first stations: what the upgrade costs, its points, the place of the disc and the station master.
board-picture-objectives = Objective cards: above, what they bring at once; in the middle, their tasks; below, the points, and what they cost if they are not fulfilled.
