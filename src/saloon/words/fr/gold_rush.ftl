# Carcassonne: Gold Rush in French. Informal address (tu). Words of the French edition: cheminot, prospecteur, marchand, fermier,
# tuile, jeton (Mine), voie ferrée, pépite, pierre, camp, troupeau, réserve; a scoring is “un décompte”.
# Never write “de { $seat }”: it would need an elision before a vowel. Spaces before : ; ! ? » and after « do not break.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Carcassonne : La Ruée vers l’or
game-about = Tuile après tuile naît une carte du Far West : voies ferrées, villes, prairies, et des montagnes pleines d’or. Envoie tes cow-boys, plante ta tente là où il y a de l’or et extrais-le avant les autres. De 2 à 5 joueurs.
game-credits = Un jeu de Klaus-Jürgen Wrede, publié par Hans im Glück en 2014.

## Lands. id: to choose a sentence by. a, on: forms of the name.

name-prairie = prairie
    .id = prairie
    .a = une prairie
    .on = dans cette prairie
name-rail = voie ferrée
    .id = rail
    .a = une voie ferrée
    .on = sur cette voie ferrée
name-mountain = montagne
    .id = mountain
    .a = une montagne
    .on = sur cette montagne
name-city = ville
    .id = city
    .a = une ville
    .on = dans cette ville

## What a cowboy can be. a, the: as the object of a sentence.

name-farmer = fermier
    .id = farmer
    .a = un fermier
    .the = le fermier
name-railwayman = cheminot
    .id = railwayman
    .a = un cheminot
    .the = le cheminot
name-miner = prospecteur
    .id = miner
    .a = un prospecteur
    .the = le prospecteur
name-merchant = marchand
    .id = merchant
    .a = un marchand
    .the = le marchand

## Where on a tile: its edges, and for prairies its corners, each with the two half-edges that meet there.
## A place may also be a bare number, so the messages below use no form of $where.

name-N = nord
    .id = N
    .in = au nord
name-E = est
    .id = E
    .in = à l’est
name-S = sud
    .id = S
    .in = au sud
name-W = ouest
    .id = W
    .in = à l’ouest
name-nw = nord-ouest
    .id = nw
name-ne = nord-est
    .id = ne
name-en = nord-est
    .id = en
name-es = sud-est
    .id = es
name-se = sud-est
    .id = se
name-sw = sud-ouest
    .id = sw
name-ws = sud-ouest
    .id = ws
name-wn = nord-ouest
    .id = wn

## Tiles. A piece of mountain has one nugget unless its name says otherwise. The start tile has no name here: its id is S.

name-P1 = prairie ouverte, camp et troupeau
name-P2 = prairie ouverte, deux camps
name-P3 = prairie ouverte, troupeau
name-RS1 = voie droite
name-RS2 = voie droite, locomotive
name-RS3 = voie droite, camp
name-RS4 = voie droite, locomotive, troupeau
name-RC1 = courbe
name-RC2 = courbe, locomotive
name-RC3 = courbe, camp à l’extérieur
name-RC4 = courbe, troupeau à l’extérieur
name-RC5 = courbe, locomotive, camp à l’intérieur
name-RJ1 = aiguillage à trois voies
name-RJ2 = aiguillage à trois voies, camp
name-RX1 = aiguillage à quatre voies
name-CT1 = ville à trois voies
name-CT2 = ville à trois voies, camp
name-CT3 = ville à trois voies, troupeau
name-CX1 = ville à quatre voies
name-MC1 = montagne sur un côté, camp
name-MC2 = montagne sur un côté, troupeau
name-MC3 = montagne sur un côté, deux pépites
name-MO1 = deux montagnes sur des côtés opposés
name-MA1 = deux montagnes sur des côtés voisins, camp
name-MB1 = coin de montagne, troupeau
name-MB2 = coin de montagne, deux pépites
name-MB3 = coin de montagne, trois pépites
name-MR1 = crête
name-MR2 = crête, deux pépites, troupeau
name-MT1 = montagne sur trois côtés, deux pépites
name-MT2 = montagne sur trois côtés, trois pépites
name-MF1 = montagne sur tous les côtés, trois pépites
name-MS1 = montagne sur un côté, voie droite, locomotive
name-MS2 = montagne sur un côté, voie droite, deux pépites, camp
name-ML1 = montagne sur un côté, courbe, locomotive
name-MK1 = montagne sur un côté, courbe
name-MJ1 = montagne sur un côté, aiguillage à trois voies
name-MV1 = montagne sur un côté, ville à trois voies
name-MQ1 = coin de montagne, courbe
name-MQ2 = coin de montagne, courbe, locomotive, deux pépites
name-MU1 = montagne sur trois côtés, voie qui s’y termine
name-MD1 = montagne sur un côté, voie qui s’y termine
name-MG1 = deux montagnes, voie droite entre elles, locomotive

## Parts of sentences, used by the messages below. x grows to the east, y to the north; the start tile is at (0, 0).

spot = ({ $x }, { $y })
turned =
    { $rotation ->
        [0] sans la tourner
        [1] tournée d’un quart vers la droite
        [2] tournée d’un demi-tour
       *[3] tournée d’un quart vers la gauche
    }
token-face =
    { $value ->
        [0] pierre
        [one] { $value } pépite
       *[other] { $value } pépites
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
count-length =
    { $length ->
        [one] { $length } tuile
       *[other] { $length } tuiles
    }
count-locomotives =
    { $locomotives ->
        [0] pas de locomotive
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
count-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
count-rails =
    { $rails ->
        [0] aucune voie complète
        [one] { $rails } voie complète
       *[other] { $rails } voies complètes
    }
count-camps =
    { $camps ->
        [0] aucun camp
        [one] { $camps } camp
       *[other] { $camps } camps
    }
count-herds =
    { $herds ->
        [0] aucun troupeau
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }
scored-rail =
    { $complete ->
        [yes]
            { $doubled ->
                [yes] voie ferrée complète ({ $segment }), { count-length }, doublée par son unique locomotive
               *[no] voie ferrée complète ({ $segment }), { count-length }, { count-locomotives }
            }
       *[no] voie ferrée inachevée ({ $segment }), { count-length }
    }
scored-mountain =
    { $complete ->
        [yes] montagne complète ({ $segment }), { count-nuggets } ; jetons pris : { $tokens }
       *[no] montagne inachevée ({ $segment }), { count-nuggets }
    }
scored-city =
    { $complete ->
        [yes] ville complète ({ $segment }), { count-rails }
       *[no] ville inachevée ({ $segment }), { count-rails }
    }
scored-feature =
    { $land_id ->
        [rail] { scored-rail }
        [mountain] { scored-mountain }
        [city] { scored-city }
       *[prairie] prairie ({ $segment }), { count-camps }, { count-herds }
    }

## Moves and draws, as entries of a list

action-place = La poser en { spot }, { turned }
action-cowboy =
    { $job_id ->
        [farmer] Coucher un fermier dans la prairie ({ $where })
        [miner] Placer un prospecteur sur la montagne ({ $where })
        [merchant] Placer un marchand dans la ville
       *[railwayman] Placer un cheminot sur la voie ferrée ({ $where })
    }
action-tent = Planter ta tente sur la montagne en { spot }, { $where }
action-mine = Prendre un jeton de la montagne où se trouve ta tente
action-none = Ne rien faire
short-turned =
    { $rotation ->
        [0] non tournée
        [1] ¼ de tour à droite
        [2] ½ tour
       *[3] ¼ de tour à gauche
    }
short-cowboy = Cow-boy

draw-first =
    { $you ->
        [yes] Tu commences
       *[no] { $seat } commence
    }
draw-tile = Tuile : { $tile }
draw-token =
    { $you ->
        [yes] Tu prends un jeton : { token-face }
       *[no] { $seat } prend un jeton : { token-face }
    }

## Events

event-started =
    { $you ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
event-drew =
    { $you ->
        [yes] Tu pioches « { $tile } ».
       *[no] { $seat } pioche « { $tile } ».
    }
event-discarded = « { $tile } » ne peut être posée nulle part et quitte le jeu.
event-placed =
    { $you ->
        [yes] Tu poses « { $tile } » en { spot }.
       *[no] { $seat } pose « { $tile } » en { spot }.
    }
    .short = { $tile } { spot }.
event-stacked = Montagne en { spot }, { $where } : { count-tokens } désormais.
event-cowboy-out =
    { $you ->
        [yes] Tu envoies { $job_a } : { spot }, { $where }.
       *[no] { $seat } envoie { $job_a } : { spot }, { $where }.
    }
    .short = { $job }.
event-tent-out =
    { $you ->
        [yes] Tu plantes ta tente : { spot }, { $where }.
       *[no] { $seat } plante sa tente : { spot }, { $where }.
    }
    .short = tente { spot }.
event-dug =
    { $you ->
        [yes] Tu extrais de l’or en { spot } ; il y reste { count-tokens }.
       *[no] { $seat } extrait de l’or en { spot } ; il y reste { count-tokens }.
    }
    .short = extrait de l’or en { spot }.
event-passed =
    { $you ->
        [yes] Tu ne fais rien d’autre.
       *[no] { $seat } ne fait rien d’autre.
    }
event-token =
    { $you ->
        [yes] Tu reçois un jeton : { token-face }.
       *[no] { $seat } reçoit un jeton, face cachée.
    }
event-scored = Décompte : { scored-feature }.
event-awarded =
    { $points ->
        [0]
            { $you ->
                [yes] Tu n’en tires aucun point.
               *[no] { $seat } n’en tire aucun point.
            }
       *[other]
            { $you ->
                [yes] Tu gagnes { count-points }.
               *[no] { $seat } gagne { count-points }.
            }
    }
event-cowboy-home =
    { $you ->
        [yes] Tu récupères { $job_the } en { spot }.
       *[no] { $seat } récupère { $job_the } en { spot }.
    }
    .short = récupère { $job_the }.
event-tent-home =
    { $you ->
        [yes] Tu récupères ta tente en { spot }.
       *[no] { $seat } récupère sa tente en { spot }.
    }
event-lost =
    { $tokens ->
        [one] { count-tokens } quitte le jeu sans avoir été vu.
       *[other] { count-tokens } quittent le jeu sans avoir été vus.
    }
event-counted =
    { $points ->
        [0]
            { $you ->
                [yes] Tu n’as pas d’or à compter.
               *[no] { $seat } n’a pas d’or à compter.
            }
       *[other]
            { $you ->
                [yes] Ton or te rapporte { count-points }.
               *[no] { $seat } reçoit { count-points } pour son or.
            }
    }
event-ended =
    { $reason ->
        [last-tile] La partie est finie : la dernière tuile est posée.
        [no-place] La partie est finie : la dernière tuile piochée ne peut être posée nulle part.
       *[other] La partie est finie.
    }

## What the table waits for

to-end = Tuiles encore à poser : { $tiles }
    .short = Tuiles : { $tiles }
    .about = La partie finit quand la dernière tuile est posée.
phase-first = Le hasard désigne qui commence.
phase-tile = Une tuile va être piochée.
phase-place = Choisis où poser la tuile, et dans quel sens.
phase-act = Place un cow-boy, plante ou déplace ta tente, extrais de l’or ou ne fais rien.
phase-mine = Le jeton extrait va être retourné.
phase-deal = Les jetons d’une montagne complète sont distribués.
phase-over = La partie est finie.

## Why an action is not possible

refusal-place-first = Pose d’abord ta tuile ; cow-boy, tente et extraction viennent après.
refusal-placed-already = Tu as déjà posé ta tuile pour ce tour.
refusal-no-tent = Tu ne peux pas extraire d’or : ta tente n’est pas sur une montagne.
refusal-no-tokens = Il n’y a plus de jeton sur la montagne où se trouve ta tente.
refusal-no-such-rotation = Une tuile se tourne de 0, 1, 2 ou 3 quarts, pas de { $rotation }.
refusal-touches-no-tile = En { spot }, la tuile n’en toucherait aucune autre par un côté entier.
refusal-occupied = Il y a déjà une tuile en { spot }.
refusal-does-not-continue = Le paysage doit se prolonger, mais { $side_in } la tuile montre { $shows_a } là où il faut { $asks_a }.
refusal-no-cowboy = Tu n’as plus de cow-boy dans ta réserve.
refusal-not-on-the-new-tile = Un cow-boy ne peut aller que sur la tuile que tu viens de poser, en { spot }.
refusal-nothing-there = Rien ne s’appelle « { $where } » sur cette tuile.
refusal-other-job = C’est { $land_a } : un cow-boy y est { $job }.
refusal-without-farmers = Cette table joue sans fermiers : aucun cow-boy ne va dans une prairie.
refusal-occupied-by =
    { $you ->
        [yes] Tu as déjà un cow-boy { $land_on }.
       *[no] { $seat } a déjà un cow-boy { $land_on }.
    }
refusal-other-name = Cet endroit se nomme « { $name_id } » ({ $name }).
refusal-no-tile = Il n’y a pas de tuile en { spot }.
refusal-no-mountain = Il n’y a pas de montagne à cet endroit ({ $where }), et il en faut une pour une tente.
refusal-mountain-complete = Cette montagne est complète ; une tente ne va que sur une montagne inachevée.
refusal-stands-there = Ta tente s’y trouve déjà.
refusal-not-vacant = Un prospecteur ou une tente occupe déjà cette partie de la montagne.

## What is wrong with a tile list, a position or a scene; the field is named before the sentence

bad-wrong-number-of-tiles = Il faut ici { $expected } tuiles, et non { $got }.
bad-wrong-number-of-tokens = Il faut ici { $expected } jetons, et non { $got }.
bad-wrong-total = En comptant, on trouve { $expected }, et non { $got }.
bad-not-one-start-tile = Il faut exactement une tuile de départ, et non { $got }.
bad-start-needs-one-nugget = La tuile de départ doit avoir une montagne avec une pépite ; elle a { $got } pépites.
bad-many-nuggets = { $got } pépites sur une seule montagne : aucune tuile connue n’en montre plus de { $usual }. Accepté tout de même.
bad-not-a-word = Il faut ici un seul mot, et non « { $got } ».
bad-not-a-number = Il faut ici un nombre entier, et non « { $got } ».
bad-not-four-edges = Les côtés sont quatre lettres parmi P, R et M, pour nord, est, sud et ouest, et non « { $got } ».
bad-not-two-ends = Une voie a deux bouts, et non { $got }.
bad-not-edges = Il faut ici les côtés de la montagne, par exemple "NE", et non « { $got } ».
bad-not-half-edges = Il faut ici les demi-côtés de la prairie, par exemple "nw ne", et non « { $got } ».
bad-other-edge = « { $got } » ne va pas avec les côtés de cette tuile ({ $edges }).
bad-edge-not-named = Il manque ici le côté { $edge } de la tuile.
bad-half-edge-not-named = Le demi-côté { $half } n’appartient à aucune prairie.
bad-not-the-rails-that-leave-it = Les voies qui partent de la ville sont { $expected }, et non { $got }.
bad-walls-cross = Les voies et les montagnes de cette tuile se croiseraient (côtés { $edges }).
bad-together = Rien ne sépare { $one } et { $two } : ce doit être la même prairie.
bad-parted = Une voie ou une montagne sépare { $one } et { $two } : ce ne peut pas être la même prairie.
bad-not-the-start-tile = La carte doit commencer par la tuile de départ : { $expected }.
bad-not-a-placement = « { $got } » n’est pas une tuile posée ; écris-la ainsi : RS1 -1,0 3
bad-not-a-place = « { $got } » n’est pas une position ; écris-la ainsi : -1,0
bad-not-a-segment = « { $got } » n’est pas un endroit d’une tuile ; écris-le ainsi : -1,0 E
bad-not-a-piece = « { $got } » n’est pas une pièce ; écris-la ainsi : red miner 0,1 N
bad-not-an-action = « { $got } » n’est pas une action ; écris-en une comme celles-ci : miner N, merchant, tent 0,0 N, mine, none
bad-not-space-and-laps = Il faut ici la case (0 à { $last }) et les tours, par exemple [1, 1], et non « { $got } ».
bad-no-such-tile = La liste n’a pas de tuile « { $got } ».
bad-too-many-of-a-tile = La tuile { $tile } apparaît plus souvent que dans la liste.
bad-does-not-fit = « { $got } » ne peut pas être posée là.
bad-fits-nowhere = La tuile { $tile } ne peut être posée nulle part ; elle aurait donc quitté le jeu.
bad-no-tile-there = Il n’y a pas de tuile en « { $got } ».
bad-no-such-segment = Il n’y a rien en « { $got } ».
bad-not-just-completed = « { $got } » n’est pas une montagne que la dernière tuile a complétée.
bad-no-mountain = Il n’y a pas de montagne en « { $got } ».
bad-not-vacant = « { $got } » est occupé par un prospecteur ou une tente.
bad-feature-complete = Personne ne peut être ici : les points ont déjà été comptés.
bad-other-job = « { $got } » : un cow-boy y est { $job }.
bad-without-farmers = « { $got } » : la table joue sans fermiers.
bad-no-place-for-a-cowboy = « { $got } » : aucun cow-boy ne peut être là ; une tuile en porte au plus un, la tuile de départ aucun, et une tuile nouvelle aucun avant que la personne qui l’a posée ait agi.
bad-no-tent-on-the-map = La tente (« { $got } ») n’est pas sur la carte.
bad-too-many-of-a-token = Il n’y a pas autant de jetons de valeur { $value }.
bad-too-many-tokens = Les joueurs ont { $got } jetons, mais au plus { $most } ont pu être pris.
bad-two-heights = Cette montagne a deux hauteurs : { $got } et { $other }.
bad-does-not-fit-phase = Cette valeur ne convient pas à la phase « { $phase } ».

## Itemised scores: the row; its points and why-… stand beside it

item-start = Points de départ
item-scoring = Décompte { $scoring } : { scored-feature } (cow-boys par place : { $cowboys })
    .category = Décomptes
item-tokens =
    { $points ->
        [0] Jetons Mine : aucune pépite
       *[other] Jetons Mine : { $values }
    }
    .category = Jetons Mine

why-GR-61 = Voie ferrée complète : 1 point par tuile.
why-GR-63 = Voie ferrée complète avec exactement une locomotive : 2 points par tuile.
why-GR-68 = Montagne complète : 1 point par pépite imprimée.
why-GR-76 = Ville complète : { $city_rail } points par voie complète.
why-GR-89 = Montagne inachevée à la fin : 1 point par pépite imprimée.
why-GR-90 = Voie ferrée inachevée à la fin : 1 point par tuile, quelles que soient ses locomotives.
why-GR-91 = Ville inachevée à la fin : { $city_rail } points par voie complète.
why-GR-94 = Prairie à la fin : { $camp } points par camp et { $herd } par troupeau.
why-GR-95 = Jetons Mine : 1 point par pépite ; la pierre ne vaut rien.

## Options

option-farmers = Fermiers
    .about = Si des cow-boys peuvent être couchés dans les prairies. Pour une première partie, la règle conseille de s’en passer (GR-40).
option-farmers-true = Avec fermiers
option-farmers-false = Sans fermiers
option-first_seat = Qui commence
    .about = Qui joue le premier tour. D’après la règle, c’est la personne la plus jeune qui en décide ; ici, tu peux laisser faire le hasard ou désigner une place (GR-14).
option-first_seat-random = Au hasard
option-first_seat-0 = Place 1
option-first_seat-1 = Place 2
option-first_seat-2 = Place 3
option-first_seat-3 = Place 4
option-first_seat-4 = Place 5
option-last_turn = Le dernier tour
    .about = Si le tour de la dernière tuile est joué jusqu’au bout ; ou si sa deuxième étape (cow-boy, tente, extraction) est supprimée et que seul ce qu’elle a complété rapporte ; ou si la partie se termine dès qu’elle est posée, et que ce qu’elle a complété compte comme inachevé (GR-88).
option-last_turn-full = Joué jusqu’au bout
option-last_turn-tile = Finit avec la tuile
option-last_turn-scored = Décompté, sans deuxième étape
option-unclaimed_tokens = Jetons sans preneur
    .about = Ce que deviennent les jetons d’une montagne complétée sans prospecteur (GR-74).
option-unclaimed_tokens-lost = Hors jeu
option-unclaimed_tokens-active = Pour celui qui l’a complétée
option-gap = Trous dans une montagne
    .about = Une montagne peut enfermer une case vide qu’elle ne borde que de prairie : si elle est complète quand même ou, comme le dit la règle à la lettre, seulement une fois le trou comblé (GR-67).
option-gap-complete = Complète quand même
option-gap-open = Pas complète tant que le trou n’est pas comblé
option-tiles = Tuiles et jetons
    .about = Les tuiles imprimées ne sont documentées nulle part, ni le nombre de jetons de chaque valeur ; les unes et les autres sont donc une reconstitution. Si tu possèdes le jeu, tu peux charger la vraie liste (GR-2, GR-5).
option-tiles-reconstructed = Reconstitués

## Labels of the board

board-turn =
    { $you ->
        [yes] À toi de jouer
       *[no] À { $seat } de jouer
    }
board-map = Carte
board-coordinates = (x, y) : x se compte vers l’est, y vers le nord, depuis la tuile de départ (0, 0)
board-tiles = Tuiles sur la carte
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole-map = Montrer toute la carte
board-out-of-sight = Hors de vue : { $moves }
board-tile = Tuile à poser
board-rotate-right = Tourner vers la droite
board-rotate-left = Tourner vers la gauche
board-place-here = La poser ici : { spot }
board-seats = Sièges, tuiles, éléments
board-tiles-left = Tuiles restantes
board-bag = Tuiles encore à venir
board-discarded = Tuiles hors jeu
board-score = Points
board-reserve = Cow-boys en réserve
board-cowboys = Cow-boys sur la carte
board-tent = Tente
board-tent-in-reserve = Tente en réserve
board-tent-at = Tente en { spot }
board-mine = Extraire
board-nothing = Rien
board-tokens = Jetons pris
board-values = Tes jetons
board-unseen = Jetons que tu n’as pas vus, par valeur
board-rail = Voie ferrée : { count-length }, { count-locomotives }
board-mountain = Montagne : { count-nuggets }, { count-tokens }
board-city = Ville : { count-rails }
board-prairie = Prairie : { count-camps }, { count-herds }
board-complete = complète
board-open = inachevée
score-map = Sur la carte
board-nobody = Personne
board-cowboys-here = Cow-boys ici : { $cowboys }
board-free = Aucun cow-boy ici
board-locomotive = Locomotive
board-nugget = Pépite
board-camp = Camp
board-herd = Troupeau de chevaux

## The rules

rules-intro = À tour de rôle, tu ajoutes une tuile à la carte du Far West et tu peux y envoyer un cow-boy : cheminot, prospecteur, marchand ou fermier. Avec ta tente, tu peux aussi prendre de l’or dans les montagnes des autres. Voies ferrées, montagnes et villes rapportent des points une fois complètes, les prairies et l’or à la fin ; le joueur qui a alors le plus de points gagne.
rules-box = Avec quoi on joue, et comment cela s’appelle.
rules-setup = Ce qu’il y a sur la table avant le premier tour, et qui commence.
rules-turn = Ce que tu peux faire quand c’est ton tour, et dans quel ordre.
rules-tile = Où une tuile peut aller.
rules-tokens = Comment l’or arrive dans les montagnes.
rules-cowboys = Ce que tu peux faire après la tuile, première possibilité : occuper quelque chose.
rules-tent = La deuxième possibilité : t’approcher de l’or.
rules-mining = La troisième possibilité : en prendre.
rules-scoring = Qui marque des points pour ce qui est complet.
rules-rails = Quand une voie ferrée est complète, et ce qu’elle rapporte.
rules-mountains = Quand une montagne est complète, et à qui va son or.
rules-cities = Quand une ville est complète, et ce qu’elle rapporte.
rules-return = Qui revient après un décompte.
rules-prairies = Où une prairie commence et où elle finit.
rules-end = Quand la partie se termine, ce qui compte encore, et qui a gagné.
rules-secrets = Ce que tu ne vois pas, et comment le programme reste juste.

chapter-box = Dans la boîte
chapter-setup = Préparation
chapter-turn = Ton tour
chapter-tile = Poser une tuile
chapter-tokens = Les jetons Mine
chapter-cowboys = Placer un cow-boy
chapter-tent = La tente
chapter-mining = Extraire de l’or
chapter-scoring = Les décomptes
chapter-rails = Les voies ferrées
chapter-mountains = Les montagnes
chapter-cities = Les villes
chapter-return = Le retour des cow-boys
chapter-prairies = Les prairies
chapter-end = Fin de la partie
chapter-secrets = Ce qui est caché

rule-GR-1 = On joue de 2 à 5, dans le sens des aiguilles d’une montre, c’est-à-dire dans l’ordre des places.
    .title = Les joueurs
rule-GR-2 = Il y a { $tiles } tuiles carrées, dont la tuile de départ. Elles montrent des voies ferrées, parfois avec des locomotives, des montagnes avec des pépites, des prairies, parfois avec des camps ou des troupeaux de chevaux, et des villes. La série imprimée n’est documentée nulle part, la nôtre est donc une reconstitution ; si tu possèdes le jeu, tu peux charger ta propre liste.
    .title = Les tuiles
rule-GR-3 = Chaque côté d’une tuile est prairie, voie ferrée ou montagne. Les villes et les aiguillages sont à l’intérieur et ne touchent jamais un côté ; une ville tient donc sur une seule tuile.
    .title = Les côtés
rule-GR-4 = Chaque partie de montagne montre des pépites, dans notre série 1, 2 ou 3. De chaque ville partent 3 ou 4 voies.
    .title = Pépites et voies des villes
rule-GR-5 = Les { $tokens } jetons Mine ont tous le même dos. Leur face montre { $nuggets } pépites, qui valent autant de points, ou de la pierre, qui ne vaut rien. Leur répartition est une reconstitution.
    .title = Les jetons Mine
rule-GR-6 = Tu as { $cowboys } cow-boys et une tente de ta couleur. Un cow-boy marque ton score ; il t’en reste donc { $on_map } à jouer.
    .title = Cow-boys et tente
rule-GR-7 = La piste de score est un anneau de { $spaces } cases, de 0 à { $last }. Un marqueur qui a fait le tour est couché : couché sur la case 1, il indique { $lying }. Le programme, lui, continue simplement de compter.
    .title = La piste de score
rule-GR-8 = Un morceau continu de voie, de montagne ou de prairie sur une tuile est un segment ; des segments reliés d’une tuile à l’autre forment une seule voie ferrée, montagne ou prairie. Une ville forme un tout à elle seule. Aiguillages et villes coupent les voies : chaque branche est un segment à part, et deux branches ne sont la même voie que si des rails hors de la tuile les relient.
    .title = Les segments
rule-GR-9 = Un cow-boy est cheminot sur une voie ferrée, prospecteur sur une montagne, marchand dans une ville et, couché, fermier dans une prairie.
    .title = Quatre métiers
rule-GR-10 = La tuile de départ est au milieu de la table. Sa montagne montre une pépite : elle reçoit donc un jeton, face cachée.
    .title = La tuile de départ
rule-GR-11 = Les { $tiles } autres tuiles sont mélangées, face cachée.
    .title = Les tuiles à piocher
rule-GR-12 = Les { $tokens } autres jetons restent face cachée eux aussi. À table, un joueur les pose pour tous ; ici, le programme s’en charge.
    .title = Le stock de jetons
rule-GR-13 = Chacun prend { $cowboys } cow-boys et une tente, et met un de ces cow-boys sur la case 0 de la piste de score.
    .title = Les pièces de chacun
rule-GR-14 = D’après la règle, la personne la plus jeune dit qui commence. Interprétation : ici, on tire au sort, sauf si une première place a été choisie pour la table.
    .title = Qui commence
rule-GR-15 = Ton tour a trois étapes, dans cet ordre. D’abord, tu pioches une tuile et tu la poses, avec ses jetons. Puis tu peux faire une chose sur trois : placer un cow-boy, planter ou déplacer ta tente, ou prendre un jeton. Enfin, on compte les points de ce que la tuile a complété.
    .title = Trois étapes
rule-GR-16 = La deuxième étape est facultative. Tu ne fais jamais plus d’une de ses trois choses : impossible donc de déplacer ta tente et d’extraire dans le même tour.
    .title = Une chose ou rien
rule-GR-17 = Les points se comptent après la deuxième étape, et seulement si la tuile a complété une voie ferrée, une montagne ou une ville. Puis c’est au joueur suivant dans le sens des aiguilles d’une montre.
    .title = Les points en dernier
rule-GR-18 = Tu dois piocher une tuile et la poser. Tout le monde peut la voir et donner son avis.
    .title = Piocher et poser
rule-GR-19 = La tuile doit en toucher au moins une autre par un côté entier. Un coin ne suffit pas.
    .title = Côté contre côté
rule-GR-20 = Partout où elle touche d’autres tuiles, le paysage doit se prolonger : voie contre voie, montagne contre montagne, prairie contre prairie. Tu peux tourner la tuile comme tu veux.
    .title = Le paysage continue
rule-GR-21 = Une tuile impossible à poser quitte le jeu et tu en pioches une autre, jusqu’à ce qu’une puisse être posée.
    .title = Une tuile sans place
rule-GR-22 = Une tuile qui trouve place quelque part, dans n’importe quel sens, doit être posée, que cela te plaise ou non.
    .title = Ce qui peut être posé doit l’être
rule-GR-23 = Interprétation : si les dernières tuiles piochées ne peuvent être posées nulle part et qu’il n’en reste plus, la partie se termine aussitôt. Il n’y a pas de deuxième étape ; le décompte final suit.
    .title = Plus aucune tuile à poser
rule-GR-24 = Une tuile écartée n’apporte pas de jeton. Il y a donc { $turns } tours, moins un par tuile écartée.
    .title = Le nombre de tours
rule-GR-25 = Dès qu’une tuile avec une montagne est posée, cette montagne reçoit, face cachée, autant de jetons que la tuile montre de pépites.
    .title = De l’or pour les montagnes
rule-GR-26 = Tous les jetons d’une montagne forment une seule pile ; les nouveaux s’y ajoutent.
    .title = Une pile par montagne
rule-GR-27 = Si une tuile a deux parties de montagne séparées, chaque montagne reçoit les jetons de sa propre partie.
    .title = Deux montagnes sur une tuile
rule-GR-28 = Quand une tuile réunit des montagnes, leurs piles n’en font plus qu’une, à laquelle s’ajoutent les jetons de la tuile.
    .title = Les piles se réunissent
rule-GR-29 = Les jetons sont là avant la deuxième étape : tu peux donc en extraire un que ta tuile vient d’apporter.
    .title = De l’or frais
rule-GR-30 = Avec nos tuiles, il y a autant de pépites que de jetons. Interprétation : si ta liste a plus de pépites, on pose les jetons qui restent.
    .title = Assez de jetons
rule-GR-31 = Tu peux placer un seul cow-boy de ta réserve, et uniquement sur la tuile que tu viens de poser.
    .title = Seulement sur la nouvelle tuile
rule-GR-32 = Le cow-boy occupe une seule chose de cette tuile : une voie ferrée, une montagne, la ville ou une prairie.
    .title = Une seule chose
rule-GR-33 = Il ne doit encore y avoir aucun cow-boy sur cette voie, cette montagne ou cette prairie, nulle part sur la carte : ni à un autre ni à toi.
    .title = Personne avant toi
rule-GR-34 = Seuls les cow-boys comptent ici. Une tente sur la montagne n’écarte pas un prospecteur.
    .title = Les tentes ne gênent pas
rule-GR-35 = Une ville est toujours libre quand sa tuile est posée, et un marchand ne peut y entrer qu’à ce moment-là.
    .title = En ville tout de suite
rule-GR-36 = Les branches d’un aiguillage ou d’une ville sont des voies différentes. Un cheminot sur l’une n’écarte personne des autres, sauf si des rails extérieurs les relient, ni un marchand de la ville.
    .title = Branche par branche
rule-GR-37 = Tu peux aussi occuper ce que ta tuile vient de compléter, s’il n’y a pas de cow-boy. Les points se comptent au même tour et le cow-boy revient aussitôt.
    .title = Un aller-retour
rule-GR-38 = Sans cow-boy en réserve, tu poses quand même des tuiles. Tu peux utiliser ta tente, extraire ou ne rien faire.
    .title = Plus de cow-boy
rule-GR-39 = Il n’y a donc jamais plus d’un cow-boy sur une tuile, et aucun sur la tuile de départ. Une tente peut s’y trouver.
    .title = Un cow-boy par tuile
rule-GR-40 = Pour les premières parties, la règle conseille de jouer sans fermiers. Aucun cow-boy ne va alors dans une prairie et les prairies ne rapportent rien ; le reste ne change pas.
    .title = Sans fermiers
rule-GR-41 = Au lieu de placer un cow-boy, tu peux planter ta tente sur une partie de montagne, depuis ta réserve ou de là où elle se trouve.
    .title = Planter et déplacer
rule-GR-42 = La tente peut aller sur la nouvelle tuile ou sur n’importe quelle autre, même celle de départ.
    .title = Partout sur la carte
rule-GR-43 = La montagne doit être inachevée. Celle que ta tuile vient de compléter est déjà complète.
    .title = Montagnes inachevées seulement
rule-GR-44 = La partie de montagne doit être libre : ni prospecteur ni tente. Un cow-boy sur autre chose de la même tuile ne gêne pas.
    .title = Une partie libre
rule-GR-45 = Peu importe qui se trouve sur les autres parties de la même montagne. Tu peux avoir prospecteur et tente sur une montagne, et plusieurs tentes peuvent se la partager.
    .title = Les voisins
rule-GR-46 = Interprétation : tu ne peux pas planter ta tente là où elle est déjà. Une autre partie de la même montagne convient.
    .title = Pas sur place
rule-GR-47 = Interprétation : tu ne peux pas reprendre ta tente en réserve. Elle revient quand sa montagne est complète (GR-73) ou à la fin.
    .title = Une fois dehors, elle y reste
rule-GR-48 = Une montagne sans jeton convient aussi.
    .title = En attendant l’or
rule-GR-49 = Si tu ne places ni cow-boy ni tente, tu peux prendre le jeton du dessus de la pile sur la montagne où se trouve ta tente.
    .title = Prendre un jeton
rule-GR-50 = Peu importe quels cow-boys et quelles tentes sont sur cette montagne.
    .title = Qui que ce soit
rule-GR-51 = Le jeton reste devant toi, face cachée. Tu peux le regarder, mais il ne compte qu’à la fin. Interprétation : tout le monde peut voir combien de jetons tu as.
    .title = Ton secret
rule-GR-52 = Sans tente sur la carte, ou sans jeton sur sa montagne, tu ne peux pas extraire. La tente reste où elle est.
    .title = Rien à extraire
rule-GR-53 = Tu peux encore extraire d’une montagne que ta tuile vient de compléter, car les points se comptent après. Y planter ta tente n’est plus permis (GR-43).
    .title = Au dernier moment
rule-GR-54 = Extraire ne change jamais la valeur de la montagne : ses points viennent des pépites imprimées.
    .title = Les points restent
rule-GR-55 = Voies ferrées, montagnes et villes complètes rapportent leurs points tout de suite. Les prairies ne rapportent qu’à la fin.
    .title = Ce qui rapporte
rule-GR-56 = Peu importe qui a complété quelque chose : les points vont aux cow-boys qui s’y trouvent.
    .title = Peu importe qui a posé la tuile
rule-GR-57 = Les points d’une voie ou d’une montagne vont au joueur qui y a le plus de cow-boys. En cas d’égalité, chacun des ex æquo les reçoit tous ; les autres, rien.
    .title = La majorité
rule-GR-58 = Une tuile peut compléter plusieurs choses ; toutes rapportent. Le programme prend d’abord les voies, puis les montagnes, puis les villes, mais l’ordre ne change rien.
    .title = Plusieurs à la fois
rule-GR-59 = Chaque chose ne rapporte qu’une fois, car on ne peut plus rien y ajouter.
    .title = Une seule fois
rule-GR-60 = Une voie ferrée est complète quand ses deux bouts sont à un aiguillage, à une ville ou à une montagne, ou quand elle forme une boucle.
    .title = Une voie complète
rule-GR-61 = Elle rapporte 1 point par tuile qu’elle traverse.
    .title = Les points d’une voie
rule-GR-62 = Une tuile compte une fois, même si la voie y passe deux fois. Les tuiles des bouts comptent, celle de départ aussi.
    .title = Compter les tuiles
rule-GR-63 = S’il y a exactement une locomotive sur la voie, ses points sont doublés. S’il n’y en a aucune, ou s’il y en a deux ou plus, ils ne le sont pas.
    .title = La locomotive
rule-GR-64 = Les locomotives d’autres voies des mêmes tuiles ne comptent pas.
    .title = Sur cette voie seulement
rule-GR-65 = Sans cheminot, personne ne marque, mais la voie est complète et compte pour les villes.
    .title = Une voie sans cheminot
rule-GR-66 = Une montagne est complète quand la prairie l’entoure : aucun de ses côtés de montagne ne donne sur une case vide.
    .title = Une montagne complète
rule-GR-67 = Interprétation : seuls comptent les côtés de montagne. Une case vide que la montagne enferme, mais qu’elle ne borde que de prairie, ne l’empêche pas d’être complète. Prise à la lettre, la règle ne veut aucun trou à l’intérieur ; si la table a choisi cette lecture, la montagne n’est complète qu’une fois le trou comblé.
    .title = Les trous
rule-GR-68 = Le joueur qui y a le plus de prospecteurs prend d’abord tous les jetons qui restent, puis marque 1 point par pépite imprimée sur la montagne.
    .title = De l’or et des points
rule-GR-69 = En cas d’égalité, les jetons sont distribués un par un aux ex æquo, dans le sens des aiguilles d’une montre, en commençant par le joueur qui a complété la montagne ; chacun d’eux marque tous les points des pépites.
    .title = Partager l’or
rule-GR-70 = Interprétation : si ce joueur n’est pas parmi les ex æquo, on commence par le premier d’entre eux dans le sens des aiguilles d’une montre. Les jetons en trop vont aux premiers servis.
    .title = À qui le premier jeton
rule-GR-71 = Les tentes ne comptent pas ici, ni pour la majorité ni pour les points.
    .title = Les tentes ne comptent pas
rule-GR-72 = Les jetons extraits avant sont partis. Les points des pépites ne changent pas (GR-54).
    .title = Ce qui est déjà extrait
rule-GR-73 = Toutes les tentes d’une montagne complète retournent à leurs propriétaires.
    .title = Les tentes reviennent
rule-GR-74 = Interprétation : s’il n’y a pas de prospecteur, personne ne marque et les jetons quittent le jeu sans avoir été vus. Si la table en a décidé ainsi, le joueur qui a complété la montagne les prend.
    .title = Une montagne sans prospecteur
rule-GR-75 = Une ville est complète quand chacune de ses 3 ou 4 voies fait partie d’une voie ferrée complète.
    .title = Une ville complète
rule-GR-76 = Son marchand marque { $city_rail } points par voie ferrée complète qui y est reliée.
    .title = Les points d’une ville
rule-GR-77 = Une voie qui quitte la ville et y revient compte une fois : { $city_rail } points, pas { $twice }.
    .title = Départ et retour
rule-GR-78 = Deux voies différentes vers la même autre ville sont deux voies. Une voie entre deux villes compte pour les deux.
    .title = Entre deux villes
rule-GR-79 = La longueur de ces voies, et qui ou quoi s’y trouve, n’a pas d’importance.
    .title = N’importe quelle voie
rule-GR-80 = Une ville est souvent complétée par une tuile lointaine. Elle peut même être complète au tour où elle est posée, et son marchand peut y entrer à ce tour-là (GR-37).
    .title = Complétée de loin
rule-GR-81 = Après le décompte, tous les cow-boys concernés retournent à leurs propriétaires, même ceux qui n’ont rien rapporté. Tu peux les réutiliser dès ton prochain tour.
    .title = Retour en réserve
rule-GR-82 = Un fermier reste jusqu’à la fin de la partie.
    .title = Les fermiers restent
rule-GR-83 = Une prairie est délimitée par les voies ferrées, les montagnes et le bord de la carte.
    .title = Les limites d’une prairie
rule-GR-84 = Les prairies de deux tuiles voisines sont reliées là où un demi-côté est en prairie de part et d’autre. À gauche et à droite d’une voie, elles continuent séparément. Les coins ne relient rien.
    .title = De tuile en tuile
rule-GR-85 = Une ville ou un aiguillage ne délimite pas à lui seul une prairie ; les voies qui s’y rejoignent, si.
    .title = Les villes ne sont pas des clôtures
rule-GR-86 = Une tuile peut réunir des prairies qui ont déjà des fermiers. Il y en a alors plusieurs, mais le joueur qui a posé la tuile ne peut pas en ajouter (GR-33).
    .title = Prairies réunies
rule-GR-87 = La partie se termine quand la dernière tuile est posée.
    .title = La dernière tuile
rule-GR-88 = Interprétation : le tour de la dernière tuile est joué jusqu’au bout, avec la deuxième étape et le décompte. La table peut en décider autrement : la deuxième étape est supprimée, mais ce que la tuile a complété rapporte encore ses points ; ou bien la partie se termine dès que la tuile est posée, et ce qu’elle a complété compte comme inachevé.
    .title = Le dernier tour
rule-GR-89 = D’abord, toutes les tentes et tous les jetons de la carte quittent le jeu. Puis chaque montagne inachevée rapporte 1 point par pépite imprimée au joueur qui y a le plus de prospecteurs ; en cas d’égalité, à chacun des ex æquo.
    .title = Montagnes inachevées
rule-GR-90 = Chaque voie inachevée rapporte 1 point par tuile au joueur qui y a le plus de cheminots ; en cas d’égalité, à chacun des ex æquo. Les locomotives n’ont pas d’effet.
    .title = Voies inachevées
rule-GR-91 = Chaque ville inachevée rapporte à son marchand { $city_rail } points par voie complète qui y est reliée ; comme dans GR-77, une voie compte une fois.
    .title = Villes inachevées
rule-GR-92 = Ensuite, tous les cow-boys reviennent, sauf les fermiers.
    .title = Place aux fermiers
rule-GR-93 = Une prairie vaut { $camp } points par camp et { $herd } par troupeau de chevaux qui s’y trouvent.
    .title = La valeur d’une prairie
rule-GR-94 = La valeur d’une prairie va au joueur qui y a le plus de fermiers ; en cas d’égalité, en entier à chacun des ex æquo. Elle n’a pas besoin d’être fermée et peut ne rien valoir.
    .title = Les points des fermiers
rule-GR-95 = Chacun retourne ses jetons et marque 1 point par pépite. La pierre ne rapporte rien.
    .title = Compter l’or
rule-GR-96 = Le joueur qui a le plus de points gagne. Interprétation : en cas d’égalité, la victoire est partagée ; le duel dont plaisante la règle ne dépend que de vous.
    .title = Qui gagne
rule-GR-97 = Un score a donc quatre parts : les points en cours de partie, ce qui est inachevé, les prairies et les jetons.
    .title = Quatre parts
rule-GR-98 = Sont cachés l’ordre des tuiles, mais pas lesquelles restent, et la valeur de chaque jeton que personne n’a pris. Ce que tu as pris, il n’y a que toi qui le saches, jusqu’à la fin. Tout le reste est visible.
    .title = Visible et caché
rule-GR-99 = Le programme tire la valeur d’un jeton quand quelqu’un le prend, parmi toutes les valeurs pas encore prises. Comme personne ne le voit avant, cela revient à des piles mélangées.
    .title = Les valeurs se tirent tard
rule-GR-100 = Les jetons qui quittent le jeu sans avoir été vus, ou jamais posés, restent parmi les valeurs possibles.
    .title = Jetons jamais vus
rule-GR-101 = Le programme retient le nombre de jetons sur chaque montagne, dans le stock et hors jeu, et ce que chacun a pris.
    .title = Ce qui est retenu
rule-GR-102 = Tu peux connaître tes valeurs, le nombre de jetons de chacun et la hauteur des piles. De toutes les autres valeurs, tu ne sais rien.
    .title = Ce que tu peux savoir
rule-GR-103 = Les bots n’en savent pas plus que la personne qui serait à leur place : ils imaginent tuiles et jetons et ne regardent jamais.
    .title = Les bots ne trichent pas
rule-GR-104 = Quand des jetons sont distribués (GR-69), chacun est tiré à part, dans cet ordre.
    .title = Un par un
rule-GR-105 = Ce que vaut en moyenne un jeton jamais vu : la somme de toutes les valeurs moins les tiennes, divisée par le nombre de jetons moins les tiens. Au début, c’est 108/{ $tokens }, environ 1,7 point.
    .title = Ce que vaut un jeton
rule-GR-106 = L’ordre dans une pile, et quel jeton se trouve où, ne changent donc rien.
    .title = L’ordre ne compte pas

## What the page can filter the log by

log-tiles = Tuiles
log-pieces = Cow-boys et tentes
log-tokens = Jetons
log-scoring = Décomptes

## What the things on the board are: a name, and a sentence or two

meaning-seat = Chacun a une couleur avec une lettre et une forme. Les cow-boys et les tentes sur la carte montrent à qui ils sont.
    .title = Joueur
meaning-score = Les points marqués jusqu’ici. Ce qui est inachevé, les prairies et l’or extrait s’ajoutent à la fin.
    .title = Points
meaning-reserve = Quatre par joueur. Ceux en couleur sont en réserve ; les pâles sont sur la carte et reviennent quand leur voie, leur montagne ou leur ville est complète.
    .title = Cow-boys
meaning-tent = Elle se plante sur une montagne. À un tour suivant, tu peux y prendre un jeton au lieu de placer un cow-boy.
    .title = Tente
meaning-tokens = L’or extrait, face cachée : tout le monde voit combien, seul leur propriétaire sait ce qu’ils valent. Ils comptent à la fin.
    .title = Jetons pris
meaning-values = Ce que valent tes jetons, et leur somme. Personne d’autre ne le voit avant la fin.
    .title = Ton or
meaning-tile = Tourne-la et pose-la là où chaque bord se prolonge : voie contre voie, montagne contre montagne, prairie contre prairie.
    .title = La tuile de ce tour
meaning-turning = Un quart de tour à chaque fois. Les places où elle convient telle quelle ont un cadre plein. Le bouton droit de la souris le fait aussi, et deux doigts qui tournent sur la carte.
    .title = Tourner la tuile
meaning-placing = Elle reste là où elle est ; ensuite tu peux placer un cow-boy ou ta tente, extraire, ou ne rien faire.
    .title = Poser la tuile
meaning-mining = Prends le jeton du dessus de la pile, sur la montagne où se trouve ta tente. Tu vois sa valeur tout de suite, les autres seulement à la fin.
    .title = Extraire
meaning-nothing = Placer un cow-boy ou une tente et extraire ne sont jamais obligatoires : tu peux garder tes cow-boys.
    .title = Ne rien faire
meaning-railwayman = Un cow-boy sur une voie ferrée : 1 point par tuile quand elle est complète, le double avec exactement une locomotive.
    .title = Cheminot
meaning-miner = Un cow-boy sur une montagne : quand elle est complète, tous les jetons restants et 1 point par pépite imprimée.
    .title = Prospecteur
meaning-merchant = Un cow-boy dans une ville : { $city_rail } points par voie complète qui y aboutit, quand elles le sont toutes.
    .title = Marchand
meaning-farmer = Un cow-boy couché dans une prairie. Il y reste jusqu’à la fin et rapporte alors { $camp } points par camp et { $herd } par troupeau.
    .title = Fermier
meaning-bag = Combien de tuiles sont encore à venir. Ouvre pour voir lesquelles, et quels jetons personne n’a encore vus.
    .title = Tuiles restantes
meaning-rail = Complète quand ses deux bouts touchent un aiguillage, une ville ou une montagne. 1 point par tuile.
    .title = Voie ferrée
meaning-mountain = Complète quand aucun de ses côtés de montagne ne donne sur une case vide. 1 point par pépite imprimée, et ses jetons.
    .title = Montagne
meaning-city = Complète quand chacune de ses voies l’est. { $city_rail } points pour chacune. Un marchand ne peut y entrer qu’au tour où elle est posée.
    .title = Ville
meaning-prairie = Délimitée par les voies, les montagnes et le bord de la carte. Elle ne compte qu’à la fin, pour ses camps et ses troupeaux.
    .title = Prairie
meaning-locomotive = S’il y en a exactement une sur une voie complète, les points sont doublés. Deux ou plus n’apportent rien.
    .title = Locomotive
meaning-nugget = Chacune vaut un point pour celui qui a le plus de prospecteurs ici. Elle a aussi apporté un jeton à cette montagne.
    .title = Pépite
meaning-camp = { $camp } points à la fin pour celui qui a le plus de fermiers dans cette prairie.
    .title = Camp
meaning-herd = { $herd } points à la fin pour celui qui a le plus de fermiers dans cette prairie.
    .title = Troupeau de chevaux
meaning-junction = Les voies finissent ici : chaque branche est une voie à part.
    .title = Aiguillage
meaning-stack = Les jetons de cette montagne, face cachée. Une tente les prend un par un ; le reste va aux prospecteurs quand la montagne est complète.
    .title = Jetons Mine
meaning-zooming = La molette, deux doigts ou ces boutons agrandissent et réduisent la carte ; fais-la glisser pour en voir une autre partie.
    .title = Zoom

## Tips for the first games

tip-place = Les places éclairées sont celles où la tuile convient. Tourne-la avec les flèches, touche une place pour l’essayer, et confirme avec la coche.
tip-merchant = Une ville n’accueille un marchand qu’à ce tour. Il marque quand toutes ses voies sont complètes : utile là où les voies finissent vite.
tip-cowboy = Un cow-boy prend une chose sur la nouvelle tuile : voie, montagne, ville ou prairie, si personne n’y est encore. Tu n’en as que quatre : gardes-en un pour le bon moment.
tip-mine = Ta tente est sur de l’or : au lieu de placer un cow-boy, tu peux extraire un jeton, à qui que soit la montagne. Il est à toi pour de bon.
tip-tent = Ta tente est encore en réserve. Sur une montagne inachevée, elle te fait extraire jeton après jeton, même là où d’autres ont des prospecteurs.
tip-map = Pointe une voie, une montagne, une ville ou une prairie, sur la carte ou dans les listes à côté, pour voir à qui elle est et ce qu’elle vaut. On peut faire glisser la carte et l’agrandir.
tip-reserve = Tu n’as presque plus de cow-boys. Ils reviennent quand ce qu’ils occupent est complet : achève quelque chose à toi. Les fermiers restent jusqu’à la fin.
tip-farmer = Un fermier se couche et reste jusqu’à la fin : { $camp } points par camp et { $herd } par troupeau dans sa prairie. Il rapporte surtout tôt et dans les grandes prairies.
tip-meaning = Tu ne sais pas ce qu’est une chose ? Laisse la souris dessus ou appuie un instant : signes et pièces s’expliquent.
tip-bag = Il reste peu de tuiles. À la fin, ce qui est inachevé rapporte encore, mais moins ; regarde ici quelles tuiles sont à venir.

## The guided first turn

guide-welcome = Tuile après tuile, le pays grandit : voies, montagnes d’or, villes et prairies. Tes cow-boys prennent ce qui grandit et marquent quand c’est complet. Au milieu, la tuile de départ : une montagne au-dessus d’une voie droite.
guide-tile = Voici la tuile que tu as piochée : une montagne avec une pépite, et une voie avec une locomotive. Là où elle touche une autre tuile, le paysage doit continuer. Les flèches à côté la tournent.
guide-place = Pose-la à la place éclairée au-dessus de la tuile de départ : elle fait un demi-tour, et les deux montagnes n’en font plus qu’une, sans côté ouvert. Touche la place, puis confirme avec la coche.
guide-miner = La montagne est complète, et personne n’y est. Envoies-y un cow-boy comme prospecteur : touche la place éclairée sur la tuile. Il marque aussitôt et revient.
guide-act = La tuile est posée. Un cow-boy peut maintenant y prendre une chose : la voie, la montagne ou une prairie. Touche une des places éclairées sur la tuile.
guide-scored = Une montagne complète à toi : un point par pépite, et ses jetons, dont toi seul vois la valeur. Ton cow-boy est de retour en réserve.
guide-jobs = C’est pareil pour les voies et les villes : une voie rapporte un point par tuile quand ses deux bouts sont fermés, le double avec exactement une locomotive ; une ville, { $city_rail } points par voie complète.
guide-tent = Au lieu d’un cow-boy, tu peux planter ta tente sur une montagne inachevée et, aux tours suivants, en extraire les jetons un par un. Les fermiers des prairies ne marquent qu’à la fin.
guide-end = Tu en sais assez : la partie continue, et ce qui est éclairé est possible. Signes et pièces s’expliquent si tu y laisses la souris ou appuies un instant.

## Lessons

lesson-tents = Tentes et extraction
lesson-tents-1 = La montagne est au prospecteur de l’autre joueur, mais son or peut quand même être à toi. Pose d’abord la tuile : prolonge la voie à droite de la tuile de départ.
lesson-tents-2 = Au lieu d’un cow-boy, plante ta tente : sur la partie libre de la montagne, sur la tuile de départ. Qu’un prospecteur adverse soit sur la même montagne n’y change rien.
lesson-tents-3 = Ta tente est plantée, et l’autre a joué. Pose ta prochaine tuile où elle convient.
lesson-tents-4 = Maintenant, extrais : au lieu d’un cow-boy ou de la tente, tu prends le jeton du dessus de la montagne où est ta tente.
lesson-tents-end = Le jeton est à toi pour de bon, et toi seul en connais la valeur. Un par tour, tant qu’il en reste et que personne n’achève la montagne. Alors celui qui y a le plus de prospecteurs prend le reste, et ta tente revient.
lesson-farmers = Fermiers
lesson-farmers-1 = C’est la dernière tuile de la partie. Dans la prairie sous la voie, il y a trois troupeaux et un camp, et encore aucun fermier. Pose la tuile dans le vide du milieu.
lesson-farmers-2 = Mets un cow-boy dans la prairie de la nouvelle tuile : un fermier.
lesson-farmers-end = { $gain } points : { $camp } pour le camp et { $herd } par troupeau. Un fermier ne marque qu’à la fin et ne revient jamais avant : le premier d’une prairie qui grandit vaut le plus, et vers la fin un cow-boy n’a rien de mieux à faire.
lesson-locomotives = Locomotives
lesson-locomotives-1 = Ton cheminot est sur une voie avec une locomotive. Elle rapporte quand ses deux bouts sont fermés : celui de gauche l’est. Pose la ville au bout droit.
lesson-locomotives-2 = La voie est complète et rapporte après ton tour. La ville est libre : mets-y un cow-boy comme marchand.
lesson-locomotives-end = { $tiles } tuiles et exactement une locomotive : { $gain } points au lieu de { $tiles }. Avec une seconde locomotive, ce serait de nouveau { $tiles } ; tiens-la donc loin de tes voies, et mène-la sur celles des autres. Ton cheminot est de retour en réserve.

## Pictures on the rules page

board-picture-edges = Trois tuiles : de la prairie sur tous les bords ; une voie ferrée sur deux bords ; une montagne.
board-picture-tiles = Une montagne avec ses pépites, et une ville où finissent des voies.
board-picture-tokens = Jetons Mine face cachée : un seul, et une pile de quatre.
board-picture-pieces = Un cow-boy debout ; un cow-boy couché, comme fermier ; une tente.
board-picture-locomotive = La locomotive, telle qu’elle est imprimée sur les voies.
