# Go West! in English.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Go West!
game-about = Settlers’ wagons roll from New England to California, and you own land along the way. Claim places in the regions, drive the wagons there and choose the right moment to score. For 2 to 4 players.
game-credits = A game by Leo Colovini, published by Phalanx Games in 2005.

## Regions. Value: label. the: as the subject of a sentence.

name-new_england = New England
    .in = in New England
    .from = from New England
    .to = to New England
    .the = New England
name-east = East
    .in = in the East
    .from = from the East
    .to = to the East
    .the = the East
name-great_plains = Great Plains
    .in = in the Great Plains
    .from = from the Great Plains
    .to = to the Great Plains
    .the = the Great Plains
name-midwest = Midwest
    .in = in the Midwest
    .from = from the Midwest
    .to = to the Midwest
    .the = the Midwest
name-west = West
    .in = in the West
    .from = from the West
    .to = to the West
    .the = the West
name-california = California
    .in = in California
    .from = from California
    .to = to California
    .the = California

## Parts of sentences, used by the messages below

count-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
count-supply =
    { $supply ->
        [one] { $supply } token
       *[other] { $supply } tokens
    }
count-vp =
    { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }
count-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
count-wagons =
    { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }
count-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
count-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
payment =
    { $vp ->
        [0] { count-tokens }
       *[other]
            { $tokens ->
                [0] { count-vp }
               *[other] { count-tokens } and { count-vp }
            }
    }

## Cards: “East +1, 2 wagons, cost 5”

card =
    { $places ->
        [none] { count-wagons }
       *[other]
            { card-place }{ $wagons ->
                [0] { "" }
               *[other] , { count-wagons }
            }
    }, { card-cost }
card-place =
    { $places ->
        [two] { $region } 2
        [plus] { $region } +1
       *[one] { $region } 1
    }
card-cost =
    { $cost ->
        [0] free
       *[other] cost { $cost }
    }

## Moves and draws, as entries of a list

action-play = Play: { $card }
action-sell = Sell: { $card }
action-score = Score with scoring card { $number } (cost { $cost })
    .short = Score ({ $cost })
action-announce = Spend the double-move marker: two actions this turn
    .short = Double move
action-stop = Leave out the second action
action-pay = Pay { payment }
action-place = Place the second token { $region_in }
action-step = Move a wagon on { $from_from }

draw-first =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    }
draw-card =
    { $you ->
        [yes] You draw: { $card }
       *[no] { $seat } draws: { $card }
    }

## Events

event-started =
    { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] You draw “{ $card }”.
               *[no] { $seat } draws “{ $card }”.
            }
       *[no]
            { $you ->
                [yes] You draw a card.
               *[no] { $seat } draws a card.
            }
    }
event-reshuffled = The draw pile has run out: the discards are shuffled into a new one of { count-cards }.
event-announced =
    { $you ->
        [yes] You spend your double-move marker: two actions this turn.
       *[no] { $seat } spends the double-move marker: two actions this turn.
    }
    .short = { action-announce.short }:
event-markers-back = All have spent their double-move marker, so everyone gets it back.
event-played =
    { $you ->
        [yes] You play “{ $card }”.
       *[no] { $seat } plays “{ $card }”.
    }
    .short = { $card }.
event-sold =
    { $tokens ->
        [0]
            { $you ->
                [yes] You sell “{ $card }” and get no tokens for it.
               *[no] { $seat } sells “{ $card }” and gets no tokens for it.
            }
       *[other]
            { $you ->
                [yes] You sell “{ $card }” and take { count-tokens } back from the box.
               *[no] { $seat } sells “{ $card }” and takes { count-tokens } back from the box.
            }
    }
    .short = sells { $card }.
event-paid =
    { $you ->
        [yes] You pay { payment }.
       *[no] { $seat } pays { payment }.
    }
event-placed =
    { $you ->
        [yes] You place a token { $region_in }.
       *[no] { $seat } places a token { $region_in }.
    }
event-returned =
    { $you ->
        [yes] The oldest token { $region_in } goes back to your supply.
       *[no] The oldest token { $region_in } goes back to { $seat }.
    }
event-unplaced =
    { $you ->
        [yes] You have no token left to place.
       *[no] { $seat } has no token left to place.
    }
event-moved =
    { $you ->
        [yes] You move a wagon { $from_from } { $to_to }.
       *[no] { $seat } moves a wagon { $from_from } { $to_to }.
    }
    .short = { $from } → { $to }.
event-lapsed =
    { $steps ->
        [one] No wagon can move any further: { count-steps } lapses.
       *[other] No wagon can move any further: { count-steps } lapse.
    }
event-scored =
    { $card ->
        [0] The last scoring, free of charge.
       *[other]
            { $you ->
                [yes] You trigger a scoring with your scoring card { $card }.
               *[no] { $seat } triggers a scoring with scoring card { $card }.
            }
    }
event-awarded =
    { $you ->
        [yes] You gain { count-points } { $region_in }.
       *[no] { $seat } gains { count-points } { $region_in }.
    }
event-stopped =
    { $you ->
        [yes] You leave out your second action.
       *[no] { $seat } leaves out the second action.
    }
event-ended =
    { $reason ->
        [fifty] The game is over: somebody has reached { $goal } victory points.
        [wagons-gone] The game is over: neither New England nor the East has a wagon left.
        [stalemate] The game is over: for { $idle } actions no wagon has moved and nobody has scored.
       *[other] The game is over.
    }

## What the table waits for

to-end = To the end: { $points } points to { $goal }, or { count-wagons }
    .short = { $points } to { $goal } · { count-wagons }
    .about = The game ends at { $goal } victory points, or when New England and the East have no wagon left.
phase-first = Chance decides who starts.
phase-deal = The opening hands are being dealt.
phase-action = Choose an action.
phase-pay = Choose how many tokens and how many victory points to pay.
phase-place = Choose the region for the second token.
phase-step = Choose the region from which a wagon moves west.
phase-draw = You are about to draw a card.
phase-over = The game is over.

## Why an action is not possible

refusal-not-in-hand = You do not hold this card: { $card }.
refusal-cannot-pay = This costs { $cost }, but all you have is { count-supply } and { count-vp }.
refusal-too-few-tokens = After paying { $cost } your { $supply } tokens are too few to place { $tokens }. At this table a card is played in full or not at all.
refusal-no-scoring-card = You have used all six of your scoring cards.
refusal-announced-already = You have already spent the double-move marker this turn; even if you got it back at once, it can be used again next turn at the earliest.
refusal-marker-spent = Your double-move marker is spent; you get it back once all players have spent theirs.
refusal-no-passing = You cannot pass; only the second action of a double turn may be left out.
refusal-nothing-to-pay = There is nothing to pay now.
refusal-nothing-to-place = There is no token to place now; first play a card that places tokens.
refusal-no-steps-left = There is no wagon to move now; first play a card that shows wagons.
refusal-pay-first = Pay the cost of { $cost } first.
refusal-wrong-split = Pay at least { $least } and at most { $most } with tokens and the rest with victory points, { $cost } in all.
refusal-place-first = Place the second token first; a card must be carried out completely.
refusal-no-such-region = There is no region called “{ $region }”.
refusal-no-track = There is no region track { $region_in }; choose one of the four regions in the middle.
refusal-other-region = The first token of this card is already { $region_in }; the second must go to another region.
refusal-steps-first = Finish the card first: { count-steps } to go.
refusal-end-of-trail = A wagon that has reached California stays there.
refusal-no-wagon = There is no wagon { $region_in }.

## What is wrong with a card list or a position; the field is named before the sentence

bad-wrong-number-of-cards = There must be { $expected } cards here, but there are { $count }.
bad-card-does-nothing = This card does nothing: it needs a region, wagons or both.
bad-wrong-number-of-tokens = In supply, box and tracks together there must be { $expected } tokens, but there are { $got }.
bad-wrong-number-of-wagons = There must be { $expected } wagons altogether, but there are { $got }.
bad-no-such-card = The deck has no card “{ $got }”.
bad-too-many-of-a-card = The card “{ $card }” is used more often than the deck holds it ({ $deck }×).
bad-empty-pile = The draw pile cannot be empty while the game is on.
bad-does-not-fit-phase = This value does not fit the phase “{ $phase }”.

## Itemised scores: the row; its points and why-… stand beside it

item-start = Starting points
item-scoring =
    { $card ->
        [0] Scoring { $scoring } (the last one, free), { $region }: { count-tokens }, { count-wagons }
       *[other]
            { $you ->
                [yes] Scoring { $scoring } (you, card { $card }), { $region }: { count-tokens }, { count-wagons }
               *[no] Scoring { $scoring } ({ $seat }, card { $card }), { $region }: { count-tokens }, { count-wagons }
            }
    }
    .category = Scorings
item-paid = Victory points spent on cards

why-GW-22 = There were wagons enough for all tokens: each one counts.
why-GW-23 = There were fewer wagons than tokens: whoever has the most tokens is served first.
why-GW-24 = There were fewer wagons than tokens: among players tied on tokens, older tokens count first.

## Options

option-first_seat = First player
    .about = Who takes the first turn. By the rulebook it is the oldest player; here you can leave it to chance or name a seat (GW-5).
option-first_seat-random = Random
option-first_seat-0 = Seat 1
option-first_seat-1 = Seat 2
option-first_seat-2 = Seat 3
option-first_seat-3 = Seat 4
option-end_check = Time of the last scoring
    .about = Once New England and the East are without wagons, the last scoring follows: right after the action, or only after the whole turn. It makes a difference in double turns only (GW-28).
option-end_check-action = After the action
option-end_check-turn = After the whole turn
option-deck = Action cards
    .about = The rulebooks do not list the { $cards } action cards, so ours are reconstructed. If you own the game, you can load its real list (GW-4).
option-deck-reconstructed-2 = Reconstructed
option-deck-reconstructed = Reconstructed, first edition
option-placing = Too few tokens for a card
    .about = What happens to a card that places more tokens than you have left after paying: as many as you have are placed, or the card cannot be played, as the French rulebook can be read (GW-15).
option-placing-some = Place as many as there are
option-placing-all = All, or the card cannot be played

## Labels of the board

board-supply = Supply
board-box = Box
board-vp = Victory points
board-hand = Hand
board-pile = Draw pile
board-discard = Discard pile
board-wagons = Wagons
board-track = Region track
board-marker = Double-move marker available
board-marker-spent = Double-move marker spent
board-scoring-cards = Scoring cards left
board-next-scoring = Cost of the next scoring
board-turn =
    { $you ->
        [yes] Your turn
       *[no] Turn: { $seat }
    }
board-partition = Partition marker
board-only-to-sell = only to sell
board-card-in-play = Card in play
board-steps-left = Steps left

## The rules

rules-intro = The wagons of the settlers cross the land from east to west, and wherever they pass they pay those who own it. You place tokens in the regions, move the wagons that everybody shares, and decide when to score. Whoever has the most victory points at the end wins.
rules-setup = What lies on the table before the first turn, and who begins.
rules-turn = What you may do when it is your turn.
rules-scoring = How wagons and tokens become victory points.
rules-end = When the game is over, and who has won.

chapter-setup = Set-up
chapter-track = The region tracks
chapter-turn = Your turn
chapter-card = Playing an action card
chapter-scoring = Scoring
chapter-selling = Selling an action card
chapter-end = The end of the game

rule-GW-1 = Six regions lie in a line from east to west: New England, East, Great Plains, Midwest, West and California. Each of the four between the two ends has a region track; no token is ever placed in New England or California.
    .title = Regions
rule-GW-2 = All { $wagons } wagons start in New England. They belong to nobody: everyone moves them.
    .title = Wagons
rule-GW-3 = You start with { $vp } victory points (VP), { $tokens } tokens in your supply, your double-move marker, scoring cards numbered 1 to { $scoring_cards }, and { $hand } action cards in hand. The tokens you spend go to your box, which is empty at first. Hands and the draw pile are secret, everything else is open.
    .title = What you start with
rule-GW-4 = There are { $cards } action cards; those that are not dealt form the draw pile. The rulebooks do not say which cards they are, and hardly any other source does, so this deck is a reconstruction. If you own the game, you can load your own list: { $cards } cards that cost 0 to { $most }.
    .title = The action cards
rule-GW-5 = Turns go clockwise, that is in the order of the seats. By the rulebook the oldest player begins; here it is drawn at random unless the table has named a first seat.
    .title = Who begins
rule-GW-6 = A region track is a ring of { $circles } circles. The partition marker always holds one of them, at first the top-left one, so there is room for { $track } tokens. They are placed clockwise from the marker on: counted from there, the oldest token is the first.
    .title = Room for seven
rule-GW-7 = When a token is placed on a full track, the partition marker moves one circle clockwise. The oldest token, which lay there, is returned to its owner’s supply, and the new one goes where the marker was.
    .title = The oldest token makes room
rule-GW-8 = A token that came back may be used again at once. That also holds for you in the middle of placing: your own oldest token can be the next one you place.
    .title = Tokens that come back
rule-GW-9 = On your turn you take one of three actions: play an action card, score, or sell an action card. You cannot pass, and you never need to, because a card can always be sold.
    .title = One action
rule-GW-10 = Before the first action of your turn you may spend your double-move marker. You then have two actions in this turn, in any combination, even the same one twice. Ruling: you may leave out the second.
    .title = The double-move marker
rule-GW-11 = Once all players have spent their marker, everyone gets it back immediately. If you are the one who spent the last, you still have to wait for your next turn to use it again, because it can only be announced at the start of a turn.
    .title = All markers come back
rule-GW-12 = First pay what the card costs, 0 to { $most } coins: for each coin one token goes from your supply to your box. If you have too few tokens, GW-19 helps.
    .title = Pay
rule-GW-13 = Next place tokens on the track of the region shown. Without a number or with a 1 it is one token, with a 2 it is two; with a +1 it is one there and one in another of the four regions, which you choose. A card without a region places nothing.
    .title = Place tokens
rule-GW-14 = Then make as many steps as the card shows wagons. Each step takes one wagon to the next region west, never east, and you divide the steps among the wagons as you like. A wagon that has reached California is out of play.
    .title = Move wagons
rule-GW-15 = Everything on the card must be done in full. There is one exception: if your supply is empty, the placing, or what remains of it, is left out; the wagons still move. Ruling: tokens are placed one by one, so your last token is placed even if the card asks for two, and a token that this sends back to you can be the second (GW-8). With a +1 the region shown comes first. If the table has chosen “all”, a card that places more tokens than you have left after paying cannot be played.
    .title = All of it, or as far as tokens go
rule-GW-16 = Ruling: if all wagons are in California, no wagon can take the steps that remain, and they lapse.
    .title = Steps nobody can take
rule-GW-17 = The card you played goes to the discard pile. Then you draw the top card of the draw pile.
    .title = Discard and draw
rule-GW-18 = When the draw pile has run out, all cards played and sold are shuffled and become the new one. Ruling: this happens as soon as its last card is drawn, and the card just played or sold is among them.
    .title = A new draw pile
rule-GW-19 = If you have too few tokens for an action card or a scoring card, you may pay with VP as well, 1 VP for each token, but your VP never fall below 0. Ruling: VP may be used only if your supply is smaller than the cost; then you choose how much you pay with tokens and how much with VP. If both together are not enough, you cannot play the card.
    .title = Paying with victory points
rule-GW-20 = To score, use the lowest scoring card you have left. The six cost { $costs } tokens in this order, paid as in GW-12 and GW-19; the tokens go to your box, from where selling can bring them back (GW-26), and the card leaves the game. Only you pay, but everyone gets points. After your sixth scoring you cannot score any more.
    .title = Triggering a scoring
rule-GW-21 = The regions are scored in this order: East, Great Plains, Midwest, West. In each of them the wagons there are compared with the tokens on its track; then GW-22 or GW-23 applies.
    .title = Region by region
rule-GW-22 = If a region has at least as many wagons as tokens, each token brings its owner 1 VP.
    .title = Wagons enough
rule-GW-23 = If a region has fewer wagons than tokens, there is 1 VP to give out for each wagon. The player with the most tokens there comes first and gets 1 VP for each of them, then the player with the next most, and so on until the VP are used up.
    .title = Too few wagons
rule-GW-24 = Players who are tied on tokens in GW-23 are served together. Go through all their tokens in one row, clockwise from the partition marker, so the oldest first: each brings its owner 1 VP until the VP are used up.
    .title = Ties on a track
rule-GW-25 = Victory points are added at once. From then on you can also pay with them (GW-19).
    .title = Points count at once
rule-GW-26 = Put an action card from your hand on the discard pile and take as many of your own tokens as it costs from your box into your supply. If the box holds fewer, you get those and the rest is lost. Then draw a card. You may also sell a card that costs nothing, just to exchange it.
    .title = Selling
rule-GW-27 = If somebody has { $goal } VP or more after a scoring, the game ends immediately. All regions are scored first, but a second action of the turn is lost.
    .title = Fifty points
rule-GW-28 = When neither New England nor the East has a wagon left, there is one last scoring, free of charge, and the game ends. It comes after the action, when its tokens are placed and its wagons moved; a second action of the turn is lost. If the table has chosen “after the whole turn”, the second action may still be taken: if it is a scoring that brings somebody to { $goal } VP, the game ends by GW-27 without the free scoring, otherwise the free scoring follows.
    .title = The East is empty
rule-GW-29 = The player with the most VP wins. If there is a tie, it is the one of them with the most tokens in supply; those on tracks or in the box do not count. If there is still a tie, they share the victory.
    .title = Who wins
rule-GW-J1 = Our own ruling: if { $idle } actions in a row, counted over all players, neither move a wagon nor score, the game ends as it stands and GW-29 decides. Otherwise selling and free cards could go on for ever.
    .title = No progress

## What the page can filter the log by

log-cards = Cards
log-tokens = Tokens
log-wagons = Wagons
log-scoring = Scoring

## What the things on the board are: a name, and a sentence or two

meaning-token = Everybody has a colour with a letter and a shape. The tokens on the region tracks show whose they are.
    .title = Player
meaning-vp = Whoever has the most at the end wins. They can also pay for cards when tokens run short.
    .title = Victory points
meaning-supply = Tokens ready for use: they pay for cards and go on the region tracks.
    .title = Supply
meaning-box = Tokens that were spent. Selling a card brings as many of them back as the card costs.
    .title = Box
meaning-hand = How many action cards this player holds. What they are is secret.
    .title = Cards in hand
meaning-marker = Spent before the first action of a turn, it allows two actions in that turn.
    .title = Double-move marker
meaning-marker-spent = It comes back as soon as all players have spent theirs.
    .title = Double-move marker, spent
meaning-scorings = The numbers are what each scoring costs, one after the other. Crossed out ones are used up; the golden one is next.
    .title = Scoring cards
meaning-start = Here all wagons begin. When New England and the East are empty, there is a last scoring and the game ends.
    .title = New England
meaning-goal = Wagons that arrive here are out of play: they do not count for anybody any more.
    .title = California
meaning-wagons = They belong to nobody. In a scoring a region gives out at most one point per wagon: the more wagons, the more tokens count.
    .title = Wagons
meaning-track = Tokens fill the ring clockwise from the partition marker, the oldest first. There is room for seven; an eighth sends the oldest home.
    .title = Region track
meaning-score-track = How many victory points everybody has. Whoever has { $goal } after a scoring ends the game.
    .title = Score track
meaning-pile = After every card played or sold you draw one. When the pile is empty, the discards are shuffled.
    .title = Draw pile
meaning-discard = Cards that were played or sold. Open it to look through them.
    .title = Discard pile
meaning-card = Play it: pay the coins, place the tokens, move the wagons, in this order. Or sell it and get spent tokens back.
    .title = Action card
meaning-card-one = Playing the card puts one of your tokens on the track of this region.
    .title = One token
meaning-card-two = Playing the card puts two of your tokens on the track of this region.
    .title = Two tokens
meaning-card-plus = One token goes on the track of this region, a second one on any other of the four tracks.
    .title = One here, one elsewhere
meaning-card-wagons = As many steps west as there are wagons on the card, for one wagon or for several, as you like.
    .title = Steps for wagons
meaning-card-cost = One token from your supply for each coin; it goes to your box. Selling the card brings as many back.
    .title = Cost
meaning-inplay = This card is being played. It is discarded when everything on it has been done.
    .title = Card in play
meaning-score = You pay the next scoring card; then all four regions are scored, for everybody.
    .title = Score
meaning-announce = Spends the double-move marker: this turn has two actions. It must be announced before the first.
    .title = Two actions
meaning-stop = The second action of a double turn may be left out.
    .title = Leave it out
meaning-pay = Your tokens alone are not enough: choose how many tokens and how many victory points you pay.
    .title = Tokens and points
meaning-double = The marker was spent: this turn has two actions. A filled dot is an action still to come.
    .title = Double turn
meaning-steps = The steps west that the wagons still have to make for this card.
    .title = Steps left

## Tips for the first games

tip-card = Touch a card to see what it costs and what it does; then play it or sell it. The list of moves has the same choices.
tip-pay = You have too few tokens for this: part of the price is paid with victory points. Tokens come back by selling, points do not.
tip-place = The second token goes to any other region. Look where wagons will be when somebody scores.
tip-step = Each step takes one wagon one region west, from wherever you like. Bring wagons where your tokens are, and take them away from the others.
tip-score = You own tokens where wagons stand. A scoring now would bring you points, but everybody else is scored too, and each of your scorings costs more than the last.
tip-marker = With the double-move marker you can move wagons and score in the same turn, before anybody can react.
tip-sell = Many of your tokens are in the box. Selling an expensive card brings as many back as it costs.
tip-full = A track is nearly full. A token that no longer finds room pushes out the oldest: the partition marker moves forward onto its circle.
tip-meaning = Not sure what something is? Rest the mouse on it, or press it for a moment: everything on the table explains itself.
tip-end = The end is near: it comes when New England and the East are empty, with a last free scoring, or when somebody has { $goal } points after a scoring.

## The guided first turn

guide-welcome = Twenty wagons roll from New England to California. In the four regions on their way you own land: your tokens. When somebody scores, tokens count where wagons stand. Whoever has the most points at the end wins.
guide-hand = These are your seven cards. Each shows from top to bottom: where tokens go and how many, how many steps the wagons make, and the coins it costs. On your turn you play one card, sell one, or score.
guide-play = Play the East card in the dashed frame: touch it, then “Play”. It costs { $cost } tokens, puts two of yours in the East and lets you make { $steps } steps with wagons. The East is the first region the wagons reach.
guide-step = Your two tokens lie in the East. Now bring wagons to them: touch the wagons in New England and one moves to the East.
guide-step-again = Once more from New England: with two wagons in the East, both of your tokens there would count.
guide-east = Your tokens in the East have wagons now, so they would count if somebody scored. Others may still place tokens there, or drive the wagons on.
guide-score = Scoring is an action too. Your first costs { count-tokens }, the later ones more and more. Everybody gets points then, so choose a moment that is best for you.
guide-sell = When tokens run short, sell a card you do not need: it brings back as many spent tokens as it costs, and you draw a new card.
guide-end = Now you know enough: the game goes on, and what is lit is possible. Anything on the table explains itself when you rest the mouse on it or press it for a moment.

## Lessons

lesson-majorities = Majorities, and who came first
lesson-majorities-1 = In the East there are { $wagons } wagons for { $tokens } tokens, two of them the other player’s. Once tokens outnumber the wagons, whoever has the most is served first. Play the East card with the 2: then you have three of the { $then } tokens.
lesson-majorities-2 = Now score. In the East you come first and take all { $points } points. In the Midwest you are tied, two tokens each for { $wagons } wagons: there the older tokens count, those next to the partition marker, and they are yours.
lesson-majorities-end = { $gain } points for you, none for the other. More tokens than wagons means a majority counts; in a tie it is age. A full track pushes out its oldest token, so an early token is strong, but not for ever.
lesson-double-move = The double move
lesson-double-move-1 = Your three tokens lie in the West, but three wagons are still in the Midwest. If you only drove them on, the others could take them away before you score. Spend your double-move marker first.
lesson-double-move-2 = Two actions are yours. The first: play the card with three wagons and no region.
lesson-double-move-3 = Bring the wagons from the Midwest to the West, one after the other.
lesson-double-move-4 = Now the second action, before anybody can react: score.
lesson-double-move-end = { $gain } points for you alone. The marker comes back to everybody once all have spent theirs, so do not save it too long, and spend it when two actions belong together.
lesson-when-to-score = When to score
lesson-when-to-score-1 = Everybody is scored when you pay. Now the East would bring the other player { $theirs } points and you { $yours }. But your three tokens in the Great Plains only lack wagons: play the card with three wagons.
lesson-when-to-score-2 = Take the three wagons out of the East, into the Great Plains.
lesson-when-to-score-3 = One wagon is left in the East: only the majority is served there. In the Great Plains every token of yours has its wagon. Now it is your moment: score.
lesson-when-to-score-end = { $gain } points for you, { $theirs } for the other; before it would have been the reverse. Each of your scorings costs more than the last, { $first }, { $second }, { $third } and up to { $last } tokens: use the cheap ones well.

## Pictures on the rules page

board-picture-map = The map: six regions, and the ring of circles of the four in the middle.
board-picture-wagons = Wagons.
board-picture-cards = Three action cards. Top left: how many tokens a card places. Top right: what it costs. Below: the wagons it moves.
board-picture-track = A region track: the partition marker, and clockwise from it five tokens of three players.
