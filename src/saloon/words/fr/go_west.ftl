# Go West! in French. Informal address (tu). Words of the French rulebook: chariot, jeton, carte de décompte, décompte,
# pion de double action, marqueur de partage, piste de région; “banque” is where spent tokens go.
# Never write “de { $seat }”: it would need an elision before a vowel. Spaces before : ; ! ? » and after « do not break.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Go West!
game-about = Les chariots des colons roulent de la Nouvelle-Angleterre à la Californie, et tu possèdes des terres le long du chemin. Occupe des cercles dans les régions, mènes-y les chariots et choisis le bon moment pour déclencher un décompte. De 2 à 4 joueurs.
game-credits = Un jeu de Leo Colovini, publié par Phalanx Games en 2005.

## Regions. Value: label. the: as the subject of a sentence.

name-new_england = Nouvelle-Angleterre
    .in = en Nouvelle-Angleterre
    .from = de Nouvelle-Angleterre
    .to = vers la Nouvelle-Angleterre
    .the = la Nouvelle-Angleterre
name-east = Est
    .in = dans l’Est
    .from = de l’Est
    .to = vers l’Est
    .the = l’Est
name-great_plains = Grandes Plaines
    .in = dans les Grandes Plaines
    .from = des Grandes Plaines
    .to = vers les Grandes Plaines
    .the = les Grandes Plaines
name-midwest = Midwest
    .in = dans le Midwest
    .from = du Midwest
    .to = vers le Midwest
    .the = le Midwest
name-west = Ouest
    .in = dans l’Ouest
    .from = de l’Ouest
    .to = vers l’Ouest
    .the = l’Ouest
name-california = Californie
    .in = en Californie
    .from = de Californie
    .to = vers la Californie
    .the = la Californie

## Parts of sentences, used by the messages below

count-tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
count-supply =
    { $supply ->
        [one] { $supply } jeton
       *[other] { $supply } jetons
    }
count-vp =
    { $vp ->
        [one] { $vp } point de victoire
       *[other] { $vp } points de victoire
    }
count-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
count-wagons =
    { $wagons ->
        [one] { $wagons } chariot
       *[other] { $wagons } chariots
    }
count-steps =
    { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }
count-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
payment =
    { $vp ->
        [0] { count-tokens }
       *[other]
            { $tokens ->
                [0] { count-vp }
               *[other] { count-tokens } et { count-vp }
            }
    }

## Cards: “Est +1, 2 chariots, coût 5”

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
        [0] coût { $cost }
       *[other] coût { $cost }
    }

## Moves and draws, as entries of a list

action-play = Jouer : { $card }
action-sell = Vendre : { $card }
action-score = Déclencher un décompte avec la carte de décompte { $number } (coût { $cost })
    .short = Décompte ({ $cost })
action-announce = Utiliser le pion de double action : deux actions pour ce tour
    .short = Double action
action-stop = Renoncer à la seconde action
action-pay = Payer { payment }
action-place = Placer le second jeton { $region_in }
action-step = Faire avancer un chariot { $from_from }

draw-first =
    { $you ->
        [yes] Tu commences
       *[no] { $seat } commence
    }
draw-card =
    { $you ->
        [yes] Tu pioches : { $card }
       *[no] { $seat } pioche : { $card }
    }

## Events

event-started =
    { $you ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] Tu pioches « { $card } ».
               *[no] { $seat } pioche « { $card } ».
            }
       *[no]
            { $you ->
                [yes] Tu pioches une carte.
               *[no] { $seat } pioche une carte.
            }
    }
event-reshuffled = La pioche est épuisée : la défausse est mélangée et forme une nouvelle pioche de { count-cards }.
event-announced =
    { $you ->
        [yes] Tu utilises ton pion de double action : deux actions pour ce tour.
       *[no] { $seat } utilise le pion de double action : deux actions pour ce tour.
    }
    .short = { action-announce.short } :
event-markers-back = Tout le monde a utilisé son pion de double action : chacun récupère le sien.
event-played =
    { $you ->
        [yes] Tu joues « { $card } ».
       *[no] { $seat } joue « { $card } ».
    }
    .short = { $card }.
event-sold =
    { $tokens ->
        [0]
            { $you ->
                [yes] Tu vends « { $card } » sans recevoir de jeton.
               *[no] { $seat } vend « { $card } » sans recevoir de jeton.
            }
       *[other]
            { $you ->
                [yes] Tu vends « { $card } » et reprends { count-tokens } à la banque.
               *[no] { $seat } vend « { $card } » et reprend { count-tokens } à la banque.
            }
    }
    .short = vend { $card }.
event-paid =
    { $you ->
        [yes] Tu paies { payment }.
       *[no] { $seat } paie { payment }.
    }
event-placed =
    { $you ->
        [yes] Tu places un jeton { $region_in }.
       *[no] { $seat } place un jeton { $region_in }.
    }
event-returned =
    { $you ->
        [yes] Le jeton le plus ancien { $region_in } revient dans ta réserve.
       *[no] Le jeton le plus ancien { $region_in } revient à { $seat }.
    }
event-unplaced =
    { $you ->
        [yes] Tu n’as plus de jeton à placer.
       *[no] { $seat } n’a plus de jeton à placer.
    }
event-moved =
    { $you ->
        [yes] Tu déplaces un chariot { $from_from } { $to_to }.
       *[no] { $seat } déplace un chariot { $from_from } { $to_to }.
    }
    .short = { $from } → { $to }.
event-lapsed =
    { $steps ->
        [one] Aucun chariot ne peut plus avancer : { count-steps } est perdu.
       *[other] Aucun chariot ne peut plus avancer : { count-steps } sont perdus.
    }
event-scored =
    { $card ->
        [0] Dernier décompte, gratuit.
       *[other]
            { $you ->
                [yes] Tu déclenches un décompte avec ta carte de décompte { $card }.
               *[no] { $seat } déclenche un décompte avec sa carte de décompte { $card }.
            }
    }
event-awarded =
    { $you ->
        [yes] Tu gagnes { count-points } { $region_in }.
       *[no] { $seat } gagne { count-points } { $region_in }.
    }
event-stopped =
    { $you ->
        [yes] Tu renonces à ta seconde action.
       *[no] { $seat } renonce à sa seconde action.
    }
event-ended =
    { $reason ->
        [fifty] La partie est finie : quelqu’un a atteint { $goal } points de victoire.
        [wagons-gone] La partie est finie : il n’y a plus de chariot ni en Nouvelle-Angleterre ni dans l’Est.
        [stalemate] La partie est finie : en { $idle } actions, aucun chariot n’a bougé et il n’y a eu aucun décompte.
       *[other] La partie est finie.
    }

## What the table waits for

to-end = Avant la fin : { $points } points jusqu’à { $goal }, ou { count-wagons }
    .short = { $points } jusqu’à { $goal } · { count-wagons }
    .about = La partie finit à { $goal } points de victoire, ou quand il n’y a plus de chariot en Nouvelle-Angleterre ni dans l’Est.
phase-first = Le hasard désigne qui commence.
phase-deal = Les mains de départ sont distribuées.
phase-action = Choisis une action.
phase-pay = Choisis combien de jetons et combien de points de victoire payer.
phase-place = Choisis la région du second jeton.
phase-step = Choisis la région d’où un chariot part vers l’ouest.
phase-draw = Tu vas piocher une carte.
phase-over = La partie est finie.

## Why an action is not possible

refusal-not-in-hand = Tu n’as pas cette carte en main : { $card }.
refusal-cannot-pay = Cela coûte { $cost }, mais tu n’as que { count-supply } et { count-vp }.
refusal-too-few-tokens = Une fois le coût de { $cost } payé, tes { $supply } jetons ne suffisent pas pour en placer { $tokens }. À cette table, une carte se joue entièrement ou pas du tout.
refusal-no-scoring-card = Tu as déjà utilisé tes six cartes de décompte.
refusal-announced-already = Tu as déjà utilisé le pion de double action pendant ce tour ; même si tu l’as récupéré aussitôt, il ne pourra resservir qu’à ton prochain tour.
refusal-marker-spent = Ton pion de double action est déjà utilisé ; tu le récupéreras quand tout le monde aura utilisé le sien.
refusal-no-passing = Tu ne peux pas passer ; seule la seconde action d’un tour double est facultative.
refusal-nothing-to-pay = Il n’y a rien à payer pour l’instant.
refusal-nothing-to-place = Il n’y a pas de jeton à placer pour l’instant ; joue d’abord une carte avec une région.
refusal-no-steps-left = Il n’y a pas de chariot à déplacer pour l’instant ; joue d’abord une carte avec des chariots.
refusal-pay-first = Paie d’abord le coût : { $cost }.
refusal-wrong-split = Paie au moins { $least } et au plus { $most } en jetons et le reste en points de victoire, { $cost } en tout.
refusal-place-first = Place d’abord le second jeton : une carte doit être exécutée entièrement.
refusal-no-such-region = Il n’existe pas de région « { $region } ».
refusal-no-track = Il n’y a pas de piste de région { $region_in } ; choisis l’une des quatre régions centrales.
refusal-other-region = Le premier jeton de cette carte est déjà { $region_in } ; le second doit aller dans une autre région.
refusal-steps-first = Termine d’abord la carte : encore { count-steps }.
refusal-end-of-trail = Un chariot arrivé en Californie y reste.
refusal-no-wagon = Il n’y a pas de chariot { $region_in }.

## What is wrong with a card list or a position; the field is named before the sentence

bad-wrong-number-of-cards = Il faut ici { $expected } cartes, et non { $count }.
bad-card-does-nothing = Cette carte n’a aucun effet : il lui faut une région, des chariots ou les deux.
bad-wrong-number-of-tokens = Il faut { $expected } jetons en tout dans la réserve, à la banque et sur les pistes, et non { $got }.
bad-wrong-number-of-wagons = Il faut { $expected } chariots en tout, et non { $got }.
bad-no-such-card = Le jeu de cartes n’a pas de carte « { $got } ».
bad-too-many-of-a-card = La carte « { $card } » apparaît plus souvent que dans le jeu de cartes ({ $deck }×).
bad-empty-pile = La pioche ne peut pas être vide tant que la partie est en cours.
bad-does-not-fit-phase = Cette valeur ne convient pas à la phase « { $phase } ».

## Itemised scores: the row; its points and why-… stand beside it

item-start = Points de départ
item-scoring =
    { $card ->
        [0] Décompte { $scoring } (le dernier, gratuit), { $region } : { count-tokens }, { count-wagons }
       *[other]
            { $you ->
                [yes] Décompte { $scoring } (toi, carte { $card }), { $region } : { count-tokens }, { count-wagons }
               *[no] Décompte { $scoring } ({ $seat }, carte { $card }), { $region } : { count-tokens }, { count-wagons }
            }
    }
    .category = Décomptes
item-paid = Points de victoire dépensés pour des cartes

why-GW-22 = Il y avait assez de chariots pour tous les jetons : chacun compte.
why-GW-23 = Il y avait moins de chariots que de jetons : le joueur qui a le plus de jetons est servi en premier.
why-GW-24 = Il y avait moins de chariots que de jetons : en cas d’égalité, les jetons les plus anciens comptent d’abord.

## Options

option-first_seat = Qui commence
    .about = Qui joue le premier tour. D’après la règle, c’est la personne la plus âgée ; ici, tu peux laisser faire le hasard ou désigner une place (GW-5).
option-first_seat-random = Au hasard
option-first_seat-0 = Place 1
option-first_seat-1 = Place 2
option-first_seat-2 = Place 3
option-first_seat-3 = Place 4
option-end_check = Moment du dernier décompte
    .about = Dès qu’il n’y a plus de chariot en Nouvelle-Angleterre ni dans l’Est, le dernier décompte a lieu : juste après l’action, ou seulement à la fin du tour, comme le veut l’édition française. Cela ne change quelque chose que pour les tours doubles (GW-28).
option-end_check-action = Après l’action
option-end_check-turn = À la fin du tour
option-deck = Cartes action
    .about = Les règles ne donnent pas la liste des { $cards } cartes action ; les nôtres sont donc une reconstitution. Si tu possèdes le jeu, tu peux charger la vraie liste (GW-4).
option-deck-reconstructed-2 = Reconstituées
option-deck-reconstructed = Reconstituées, première version
option-placing = Trop peu de jetons pour une carte
    .about = Ce que devient une carte qui place plus de jetons qu’il ne t’en reste après paiement : tu places ceux que tu as, ou elle ne peut pas être jouée, comme on peut lire la règle française (GW-15).
option-placing-some = Placer ceux qui restent
option-placing-all = Tous, sinon la carte est injouable

## Labels of the board

board-supply = Réserve
board-box = Banque
board-vp = Points de victoire
board-hand = Main
board-pile = Pioche
board-discard = Défausse
board-wagons = Chariots
board-track = Piste de région
board-marker = Pion de double action disponible
board-marker-spent = Pion de double action utilisé
board-scoring-cards = Cartes de décompte restantes
board-next-scoring = Coût du prochain décompte
board-turn =
    { $you ->
        [yes] À toi de jouer
       *[no] À { $seat } de jouer
    }
board-partition = Marqueur de partage
board-only-to-sell = seulement à vendre
board-card-in-play = Carte jouée
board-steps-left = Déplacements restants

## The rules

rules-intro = Les chariots des colons traversent le pays d’est en ouest et, partout où ils passent, ils paient ceux qui possèdent la terre. Tu places des jetons dans les régions, tu déplaces les chariots, qui sont à tout le monde, et tu décides du moment des décomptes. À la fin, le joueur qui a le plus de points de victoire gagne.
rules-setup = Ce qu’il y a sur la table avant le premier tour, et qui commence.
rules-turn = Ce que tu peux faire quand c’est ton tour.
rules-scoring = Comment chariots et jetons deviennent des points de victoire.
rules-end = Quand la partie se termine, et qui a gagné.

chapter-setup = Préparation
chapter-track = Les pistes de région
chapter-turn = Ton tour
chapter-card = Jouer une carte action
chapter-scoring = Les décomptes
chapter-selling = Vendre une carte action
chapter-end = Fin de la partie

rule-GW-1 = Six régions se suivent d’est en ouest : la Nouvelle-Angleterre, l’Est, les Grandes Plaines, le Midwest, l’Ouest et la Californie. Les quatre du milieu ont chacune une piste de région ; la Nouvelle-Angleterre et la Californie n’en ont pas.
    .title = Les régions
rule-GW-2 = Les { $wagons } chariots partent tous de Nouvelle-Angleterre. Ils n’appartiennent à personne : tout le monde les déplace.
    .title = Les chariots
rule-GW-3 = Tu commences avec { $tokens } jetons dans ta réserve, { $vp } points de victoire (PV), un pion de double action, les cartes de décompte 1 à { $scoring_cards } et une main de { $hand } cartes action. Les jetons que tu dépenses vont à la banque, vide au début ; ils y restent les tiens. Les mains et la pioche sont secrètes, tout le reste est visible.
    .title = Ton matériel de départ
rule-GW-4 = Il y a { $cards } cartes action ; celles qui ne sont pas distribuées forment la pioche. Les règles ne disent pas lesquelles, et presque aucune autre source ne le dit ; ces cartes sont donc une reconstitution. Si tu possèdes le jeu, tu peux charger ta propre liste : { $cards } cartes d’un coût de 0 à { $most }.
    .title = Les cartes action
rule-GW-5 = On joue dans le sens des aiguilles d’une montre, c’est-à-dire dans l’ordre des places. D’après la règle, la personne la plus âgée commence ; ici, on tire au sort, sauf si une première place a été choisie pour la table.
    .title = Qui commence
rule-GW-6 = Une piste de région est un anneau de { $circles } cercles. Le marqueur de partage en occupe toujours un, au début celui en haut à gauche ; il reste donc de la place pour { $track } jetons. On les pose à partir du marqueur, dans le sens des aiguilles d’une montre : en comptant depuis le marqueur, le premier jeton est le plus ancien.
    .title = De la place pour sept
rule-GW-7 = Quand un jeton arrive sur une piste pleine, le marqueur de partage avance d’un cercle dans le sens des aiguilles d’une montre. Le jeton qui s’y trouvait, le plus ancien, retourne dans la réserve de son propriétaire. Le nouveau jeton prend le cercle que le marqueur vient de quitter.
    .title = Le plus ancien cède sa place
rule-GW-8 = Un jeton revenu en réserve peut resservir tout de suite. Cela vaut aussi pour toi pendant que tu places : ton propre jeton, le plus ancien de la piste, peut être le prochain que tu poses.
    .title = Les jetons qui reviennent
rule-GW-9 = À ton tour, tu fais une action parmi trois : jouer une carte action, déclencher un décompte ou vendre une carte action. Tu ne peux pas passer, et tu n’en as jamais besoin, car on peut toujours vendre une carte.
    .title = Une action
rule-GW-10 = Avant la première action de ton tour, tu peux utiliser ton pion de double action. Tu as alors deux actions pour ce tour, dans n’importe quelle combinaison, même deux fois la même. Interprétation : tu peux renoncer à la seconde.
    .title = Le pion de double action
rule-GW-11 = Dès que tout le monde a utilisé son pion, chacun récupère aussitôt le sien. Si c’est toi qui as utilisé le dernier, tu dois quand même attendre ton prochain tour pour t’en resservir, car on l’annonce au début d’un tour.
    .title = Les pions reviennent
rule-GW-12 = Paie d’abord le coût de la carte, de 0 à { $most } pièces : pour chaque pièce, un jeton passe de ta réserve à la banque. Si tu as trop peu de jetons, voir GW-19.
    .title = Payer
rule-GW-13 = Place ensuite des jetons sur la piste de la région indiquée. Sans chiffre ou avec un 1, tu en places un ; avec un 2, deux ; avec un +1, un à cet endroit et un dans une autre des quatre régions, à ton choix. Une carte sans région ne fait rien placer.
    .title = Placer des jetons
rule-GW-14 = Fais alors autant de déplacements que la carte montre de chariots. Chacun mène un chariot dans la région voisine à l’ouest, jamais vers l’est, et tu répartis les déplacements entre les chariots comme tu veux. Un chariot arrivé en Californie est hors jeu.
    .title = Déplacer des chariots
rule-GW-15 = Tout ce que montre la carte doit être fait entièrement. Il y a une exception : si ta réserve est vide, tu ne places rien, ou rien de plus ; les chariots avancent quand même. Interprétation : les jetons se placent un par un, tu poses donc ton dernier jeton même si la carte en demande deux, et un jeton qui te revient ainsi peut être le second (GW-8). Avec un +1, la région indiquée passe en premier. La règle française peut se lire plus strictement : si la table a choisi « tous » (placing=all), une carte qui place plus de jetons qu’il ne t’en reste après paiement ne peut pas être jouée.
    .title = Tout, tant qu’il y a des jetons
rule-GW-16 = Interprétation : si tous les chariots sont en Californie, aucun ne peut faire les déplacements qui restent, et ils sont perdus.
    .title = Déplacements impossibles
rule-GW-17 = La carte jouée va à la défausse. Puis tu pioches la première carte de la pioche.
    .title = Défausser et piocher
rule-GW-18 = S’il n’y a plus rien dans la pioche, on mélange toutes les cartes jouées et vendues, qui en forment une nouvelle. Interprétation : cela se fait dès que la dernière carte est piochée, et celle qui vient d’être jouée ou vendue est mélangée avec les autres.
    .title = Une nouvelle pioche
rule-GW-19 = Si tu as trop peu de jetons pour une carte action ou une carte de décompte, tu peux payer aussi en PV, 1 PV par jeton, mais sans jamais descendre au-dessous de 0 PV. Interprétation : les PV ne sont permis que si ta réserve est inférieure au coût ; tu choisis alors combien tu paies en jetons et combien en PV. Si les deux ensemble ne suffisent pas, tu ne peux pas jouer la carte.
    .title = Payer en points de victoire
rule-GW-20 = Pour un décompte, utilise la plus basse des cartes de décompte qui te restent. Les six coûtent dans l’ordre { $costs } jetons, à payer comme dans GW-12 et GW-19 ; les jetons vont à la banque, d’où une vente peut les ramener (GW-26), et la carte quitte le jeu. Il n’y a que toi qui paies, mais tout le monde marque des points. Après ton sixième décompte, tu ne peux plus en déclencher.
    .title = Déclencher un décompte
rule-GW-21 = Le décompte parcourt les régions dans cet ordre : Est, Grandes Plaines, Midwest, Ouest. Dans chacune, on compare le nombre de chariots présents à celui des jetons de sa piste ; puis GW-22 ou GW-23 s’applique.
    .title = Région par région
rule-GW-22 = Si une région a au moins autant de chariots que de jetons, chaque jeton rapporte 1 PV à son propriétaire.
    .title = Assez de chariots
rule-GW-23 = Si une région a moins de chariots que de jetons, il y a 1 PV à distribuer par chariot. Le joueur qui a le plus de jetons est servi d’abord et reçoit 1 PV pour chacun, puis celui qui vient après lui en nombre de jetons, et ainsi de suite jusqu’à épuisement des PV.
    .title = Trop peu de chariots
rule-GW-24 = Dans GW-23, les joueurs à égalité de jetons sont servis ensemble. On passe en revue tous leurs jetons, en une seule file, dans le sens des aiguilles d’une montre depuis le marqueur de partage, donc le plus ancien d’abord : chacun rapporte 1 PV à son propriétaire jusqu’à épuisement des PV.
    .title = Égalité sur une piste
rule-GW-25 = Les points de victoire sont ajoutés tout de suite. Dès lors, tu peux aussi t’en servir pour payer (GW-19).
    .title = Les points comptent aussitôt
rule-GW-26 = Défausse une carte action de ta main et reprends à la banque autant de tes jetons que coûte la carte ; ils vont dans ta réserve. S’il y en a moins à la banque, tu prends ceux-là et le reste est perdu. Puis pioche une carte. Tu peux aussi vendre une carte gratuite, juste pour en changer.
    .title = Vendre
rule-GW-27 = Si quelqu’un a { $goal } PV ou plus après un décompte, la partie se termine immédiatement. Le décompte va d’abord jusqu’au bout, région par région, mais une éventuelle seconde action du tour est perdue.
    .title = Cinquante points
rule-GW-28 = Quand il n’y a plus de chariot ni en Nouvelle-Angleterre ni dans l’Est, un dernier décompte a lieu, gratuit, et la partie se termine. Il vient après l’action, une fois ses jetons placés et ses chariots déplacés ; une éventuelle seconde action du tour est perdue. L’édition française, elle, attend la fin du tour entier : c’est l’option « À la fin du tour » (end_check=turn). Si la table l’a choisie, la seconde action peut encore être jouée : si c’est un décompte qui amène quelqu’un à { $goal } PV, la partie se termine selon GW-27 sans le décompte gratuit, sinon celui-ci suit.
    .title = Plus de chariot à l’est
rule-GW-29 = Le joueur qui a le plus de PV gagne. En cas d’égalité, c’est celui d’entre eux qui a le plus de jetons en réserve ; ceux des pistes et de la banque ne comptent pas. Si l’égalité demeure, la victoire est partagée.
    .title = Qui gagne
rule-GW-J1 = Notre propre décision : si { $idle } actions de suite, toutes places confondues, ne déplacent aucun chariot et ne déclenchent aucun décompte, la partie se termine en l’état et GW-29 décide. Sinon, les ventes et les cartes gratuites pourraient durer indéfiniment.
    .title = Plus rien n’avance

## What the page can filter the log by

log-cards = Cartes
log-tokens = Jetons
log-wagons = Chariots
log-scoring = Décomptes

## What the things on the board are: a name, and a sentence or two

meaning-token = Chacun a une couleur avec une lettre et une forme. Les jetons sur les pistes de région montrent à qui ils sont.
    .title = Joueur
meaning-vp = Celui qui en a le plus à la fin gagne. Ils paient aussi les cartes quand les jetons manquent.
    .title = Points de victoire
meaning-supply = Les jetons disponibles : ils paient les cartes et vont sur les pistes de région.
    .title = Réserve
meaning-box = Les jetons dépensés. Vendre une carte en ramène autant qu’elle coûte.
    .title = Banque
meaning-hand = Combien de cartes action ce joueur a en main. Lesquelles, c’est secret.
    .title = Cartes en main
meaning-marker = Utilisé avant la première action d’un tour, il permet deux actions dans ce tour.
    .title = Pion de double action
meaning-marker-spent = Il revient dès que tout le monde a utilisé le sien.
    .title = Pion de double action, utilisé
meaning-scorings = Les nombres disent ce que coûte chaque décompte, l’un après l’autre. Ceux qui sont barrés ont servi ; celui qui est doré est le prochain.
    .title = Cartes de décompte
meaning-start = Tous les chariots partent d’ici. Quand la Nouvelle-Angleterre et l’Est sont vides, un dernier décompte termine la partie.
    .title = Nouvelle-Angleterre
meaning-goal = Les chariots arrivés ici sont hors jeu : ils ne comptent plus pour personne.
    .title = Californie
meaning-wagons = Ils ne sont à personne. Lors d’un décompte, une région ne donne pas plus de points qu’elle n’a de chariots : plus il y en a, plus de jetons comptent.
    .title = Chariots
meaning-track = Les jetons remplissent l’anneau dans le sens horaire depuis le marqueur de partage, le plus ancien d’abord. Il y a sept places ; un huitième renvoie le plus ancien.
    .title = Piste de région
meaning-score-track = Combien de points de victoire chacun a. Si quelqu’un en a { $goal } après un décompte, la partie se termine.
    .title = Piste de score
meaning-pile = Après chaque carte jouée ou vendue, on en pioche une. Quand la pioche est vide, on mélange la défausse.
    .title = Pioche
meaning-discard = Les cartes jouées ou vendues. Ouvre-la pour les regarder.
    .title = Défausse
meaning-card = Joue-la : paie les pièces, place les jetons, avance les chariots, dans cet ordre. Ou vends-la pour récupérer des jetons dépensés.
    .title = Carte action
meaning-card-one = Jouer la carte place un de tes jetons sur la piste de cette région.
    .title = Un jeton
meaning-card-two = Jouer la carte place deux de tes jetons sur la piste de cette région.
    .title = Deux jetons
meaning-card-plus = Un jeton va sur la piste de cette région, un second sur une autre des quatre, à ton choix.
    .title = Un ici, un ailleurs
meaning-card-wagons = Autant de déplacements vers l’ouest que la carte montre de chariots, pour un seul ou pour plusieurs, comme tu veux.
    .title = Déplacements des chariots
meaning-card-cost = Un jeton de ta réserve par pièce ; il va à la banque. Vendre la carte en ramène autant.
    .title = Coût
meaning-inplay = Cette carte est en train d’être jouée. Elle est défaussée quand tout ce qu’elle montre est fait.
    .title = Carte jouée
meaning-score = Tu paies ta prochaine carte de décompte ; puis les quatre régions sont comptées, pour tout le monde.
    .title = Décompte
meaning-announce = Utilise le pion de double action : ce tour a deux actions. Il faut l’annoncer avant la première.
    .title = Deux actions
meaning-stop = On peut renoncer à la seconde action d’un tour double.
    .title = Renoncer
meaning-pay = Tes jetons seuls ne suffisent pas : choisis combien de jetons et combien de points de victoire tu paies.
    .title = Jetons et points
meaning-double = Le pion a été utilisé : ce tour a deux actions. Un point plein est une action encore à faire.
    .title = Tour double
meaning-steps = Le nombre de déplacements vers l’ouest que les chariots doivent encore faire pour cette carte.
    .title = Déplacements restants

## Tips for the first games

tip-card = Touche une carte pour voir ce qu’elle coûte et ce qu’elle fait ; puis joue-la ou vends-la. La liste des coups offre les mêmes choix.
tip-pay = Tu as trop peu de jetons : une partie du prix se paie en points de victoire. Les jetons reviennent par la vente, les points non.
tip-place = Le second jeton va dans une autre région au choix. Regarde où seront les chariots quand quelqu’un déclenchera un décompte.
tip-step = Chaque déplacement mène un chariot dans la région à l’ouest, d’où tu veux. Amène les chariots là où sont tes jetons et retire-les aux autres.
tip-score = Tu as des jetons là où il y a des chariots. Un décompte te rapporterait des points, mais il compte aussi pour tous les autres, et chacun de tes décomptes coûte plus que le précédent.
tip-marker = Avec le pion de double action, tu peux déplacer des chariots et déclencher un décompte dans le même tour, avant que quiconque ne réagisse.
tip-sell = Beaucoup de tes jetons sont à la banque. Vendre une carte chère en ramène autant qu’elle coûte.
tip-full = Une piste est presque pleine. Un jeton qui n’y trouve plus de place chasse le plus ancien : le marqueur de partage avance sur son cercle.
tip-meaning = Tu ne sais pas ce qu’est une chose ? Laisse la souris dessus ou appuie un instant : tout sur la table s’explique.
tip-end = La fin est proche : elle vient quand la Nouvelle-Angleterre et l’Est sont vides, avec un dernier décompte gratuit, ou quand quelqu’un a { $goal } points après un décompte.

## The guided first turn

guide-welcome = Vingt chariots roulent de la Nouvelle-Angleterre vers la Californie. Dans les quatre régions du parcours, tu possèdes des terres : tes jetons. Lors d’un décompte, les jetons comptent là où il y a des chariots. Celui qui a le plus de points à la fin gagne.
guide-hand = Voici tes sept cartes. Chacune montre de haut en bas : où vont les jetons et combien, combien de déplacements font les chariots, et les pièces qu’elle coûte. À ton tour, tu joues une carte, tu en vends une, ou tu déclenches un décompte.
guide-play = Joue la carte Est dans le cadre en pointillé : touche-la, puis « Jouer ». Elle coûte { $cost } jetons, en place deux à toi dans l’Est et te donne { $steps } déplacements de chariots. L’Est est la première région que les chariots atteignent.
guide-step = Tes deux jetons sont dans l’Est. Amène-leur maintenant des chariots : touche ceux de Nouvelle-Angleterre et l’un passe dans l’Est.
guide-step-again = Encore un depuis la Nouvelle-Angleterre : avec deux chariots dans l’Est, tes deux jetons y compteraient.
guide-east = Tes jetons dans l’Est ont maintenant des chariots : ils compteraient lors d’un décompte. Mais les autres peuvent encore y placer des jetons, ou faire repartir les chariots.
guide-score = Déclencher un décompte est aussi une action. Ton premier coûte { count-tokens }, les suivants de plus en plus. Tout le monde marque alors des points : choisis le moment le plus favorable pour toi.
guide-sell = Quand les jetons manquent, vends une carte inutile : elle ramène autant de jetons dépensés qu’elle coûte, et tu en pioches une nouvelle.
guide-end = Tu en sais assez : la partie continue, et ce qui est éclairé est possible. Tout sur la table s’explique si tu y laisses la souris ou appuies un instant.

## Lessons

lesson-majorities = Majorités, et qui est arrivé d’abord
lesson-majorities-1 = Dans l’Est, il y a { $wagons } chariots pour { $tokens } jetons, dont deux à l’autre joueur. Dès que les jetons sont plus nombreux que les chariots, celui qui en a le plus est servi en premier. Joue la carte Est avec le 2 : tu auras trois jetons sur { $then }.
lesson-majorities-2 = Déclenche maintenant un décompte. Dans l’Est, tu es servi en premier et prends les { $points } points. Dans le Midwest, il y a égalité, deux jetons chacun pour { $wagons } chariots : ce sont les plus anciens qui comptent, ceux qui suivent le marqueur de partage, et ce sont les tiens.
lesson-majorities-end = { $gain } points pour toi, aucun pour l’autre. S’il y a plus de jetons que de chariots, la majorité compte ; en cas d’égalité, l’âge. Une piste pleine chasse son plus ancien jeton : un jeton placé tôt est fort, mais pas pour toujours.
lesson-double-move = La double action
lesson-double-move-1 = Tes trois jetons sont dans l’Ouest, mais trois chariots sont encore dans le Midwest. Si tu ne faisais que les avancer, les autres pourraient les emmener avant ton décompte. Utilise d’abord ton pion de double action.
lesson-double-move-2 = Tu as deux actions. La première : joue la carte à trois chariots, sans région.
lesson-double-move-3 = Mène les chariots du Midwest à l’Ouest, l’un après l’autre.
lesson-double-move-4 = Et maintenant la seconde action, avant que quiconque ne réagisse : déclenche un décompte.
lesson-double-move-end = { $gain } points pour toi seul. Chacun récupère son pion dès que tous l’ont utilisé : ne le garde pas trop longtemps, et sers-t’en quand deux actions vont ensemble.
lesson-when-to-score = Quand déclencher un décompte
lesson-when-to-score-1 = Quand tu paies, le décompte vaut pour tous. Maintenant, l’Est rapporterait { $theirs } points à l’autre et { $yours } à toi. Mais à tes trois jetons des Grandes Plaines, il ne manque que des chariots : joue la carte à trois chariots.
lesson-when-to-score-2 = Mène les trois chariots de l’Est aux Grandes Plaines.
lesson-when-to-score-3 = Il reste un chariot dans l’Est : seule la majorité y est servie. Dans les Grandes Plaines, chacun de tes jetons a son chariot. C’est ton moment : déclenche un décompte.
lesson-when-to-score-end = { $gain } points pour toi, { $theirs } pour l’autre ; avant, c’eût été l’inverse. Chacun de tes décomptes coûte plus que le précédent, { $first }, { $second }, { $third } et jusqu’à { $last } jetons : fais bon usage de ceux qui sont bon marché.

## Pictures on the rules page

board-picture-map = La carte : six régions, et l’anneau de cercles des quatre du milieu.
board-picture-wagons = Des chariots.
board-picture-cards = Trois cartes action. En haut à gauche, combien de jetons la carte place ; en haut à droite, ce qu’elle coûte ; en bas, combien de chariots elle déplace.
board-picture-track = Une piste de région : le marqueur de partage et, dans le sens des aiguilles d’une montre, cinq jetons de trois joueurs.
