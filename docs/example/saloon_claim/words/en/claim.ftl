game = Claim
game-about = Dig for gold in a pile that hides a flood, and stop in time. Everyone has a secret claim that counts in the end. For 1 to 4 players.
game-credits = The example of “Add a game”.

action-dig = Dig
action-stop = Stop digging
draw-nugget = The pile yields { $worth }
draw-claim = A claim worth { $worth }
event-claim =
    { $known ->
        [yes] { $seat }: a claim worth { $worth }
       *[no] { $seat }: a secret claim
    }
event-nugget =
    { $worth ->
        [0] { $seat }: a flood takes all gold
       *[other] { $seat }: a nugget worth { $worth }
    }
refusal-pile-empty = The pile is empty.

column-seat = Player
column-gold = Gold
column-claim = Claim
floods = Floods: { $count }
nuggets = { $worth }-gold nuggets: { $count }
item-gold = Gold
item-claim = Claim

rules-intro = Claim in three rules.
rule-CL-1 = Everyone gets a secret claim worth 1 to 6.
    .title = Claims
rule-CL-2 = One after the other, you dig in the same pile as often as you like. A nugget is yours; a flood takes all your gold and ends your digging.
    .title = Digging
rule-CL-3 = Your gold and your claim are your points. The most points win.
    .title = Winning
