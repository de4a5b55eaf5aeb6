game = Claim
game-about = Creuse pour trouver de l’or dans un tas qui cache une crue, et arrête-toi à temps. Chacun a une concession secrète qui compte à la fin. De 1 à 4 joueurs.
game-credits = L’exemple de « Add a game ».

action-dig = Creuser
action-stop = S’arrêter de creuser
draw-nugget = Le tas donne { $worth }
draw-claim = Une concession de { $worth }
event-claim =
    { $known ->
        [yes] { $seat } : une concession de { $worth }
       *[no] { $seat } : une concession secrète
    }
event-nugget =
    { $worth ->
        [0] { $seat } : une crue emporte tout l’or
       *[other] { $seat } : une pépite de { $worth }
    }
refusal-pile-empty = Le tas est vide.

column-seat = Joueur
column-gold = Or
column-claim = Concession
floods = Crues : { $count }
nuggets = Pépites de { $worth } : { $count }
item-gold = Or
item-claim = Concession

rules-intro = Claim en trois règles.
rule-CL-1 = Chacun reçoit une concession secrète de 1 à 6.
    .title = Concessions
rule-CL-2 = L’un après l’autre, vous creusez dans le même tas autant que vous voulez. Une pépite est à toi ; une crue emporte tout ton or et met fin à ton tour.
    .title = Creuser
rule-CL-3 = Ton or et ta concession sont tes points. Le plus grand total gagne.
    .title = Gagner
