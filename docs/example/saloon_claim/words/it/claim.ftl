game = Claim
game-about = Scava l’oro in un mucchio che nasconde una piena, e smetti in tempo. Ognuno ha una concessione segreta che conta alla fine. Da 1 a 4 giocatori.
game-credits = L’esempio di “Add a game”.

action-dig = Scava
action-stop = Smetti di scavare
draw-nugget = Dal mucchio esce { $worth }
draw-claim = Una concessione che vale { $worth }
event-claim =
    { $known ->
        [yes] { $seat }: una concessione da { $worth }
       *[no] { $seat }: una concessione segreta
    }
event-nugget =
    { $worth ->
        [0] { $seat }: una piena porta via tutto l’oro
       *[other] { $seat }: una pepita da { $worth }
    }
refusal-pile-empty = Il mucchio è vuoto.

column-seat = Giocatore
column-gold = Oro
column-claim = Concessione
floods = Piene: { $count }
nuggets = Pepite da { $worth }: { $count }
item-gold = Oro
item-claim = Concessione

rules-intro = Claim in tre regole.
rule-CL-1 = Ognuno riceve una concessione segreta che vale da 1 a 6.
    .title = Concessioni
rule-CL-2 = Uno dopo l’altro, scavate nello stesso mucchio quanto volete. Una pepita è tua; una piena ti porta via tutto l’oro e mette fine al tuo scavo.
    .title = Scavare
rule-CL-3 = I tuoi punti sono l’oro e la concessione. Vince chi ne ha di più.
    .title = Vincere
