game = Claim
game-about = Grabe nach Gold in einem Haufen, in dem eine Flut lauert, und hör rechtzeitig auf. Alle haben einen geheimen Claim, der am Ende zählt. Für 1 bis 4 Personen.
game-credits = Das Beispiel aus „Add a game“.

action-dig = Graben
action-stop = Aufhören
draw-nugget = Der Haufen gibt { $worth } her
draw-claim = Ein Claim im Wert von { $worth }
event-claim =
    { $known ->
        [yes] { $seat }: ein Claim im Wert von { $worth }
       *[no] { $seat }: ein geheimer Claim
    }
event-nugget =
    { $worth ->
        [0] { $seat }: eine Flut, alles Gold ist weg
       *[other] { $seat }: ein Nugget im Wert von { $worth }
    }
refusal-pile-empty = Der Haufen ist leer.

column-seat = Spieler
column-gold = Gold
column-claim = Claim
floods = Fluten: { $count }
nuggets = { $worth }er-Nuggets: { $count }
item-gold = Gold
item-claim = Claim

rules-intro = Claim in drei Regeln.
rule-CL-1 = Alle bekommen einen geheimen Claim im Wert von 1 bis 6.
    .title = Claims
rule-CL-2 = Der Reihe nach grabt ihr im selben Haufen, so oft ihr wollt. Ein Nugget gehört dir; eine Flut nimmt dir alles Gold und beendet dein Graben.
    .title = Graben
rule-CL-3 = Gold und Claim sind deine Punkte. Die meisten gewinnen.
    .title = Gewinnen
