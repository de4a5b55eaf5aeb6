# Great Western Trail en français.
# Un retour à la ligne dans une valeur ferait partie du texte : chaque texte tient donc sur une ligne.
# L’identifiant d’une règle a ici un trait d’union au lieu du point : GWT-1.2 est rule-GWT-1-2.

game = Great Western Trail
game-about = Tu mènes tes troupeaux à travers les grandes plaines jusqu’à Kansas City, tu les vends et les expédies vers l’ouest par le rail. Engage du monde, construis le long de la piste, fais avancer ta locomotive et améliore ton troupeau. De 2 à 4 personnes, ou en solitaire contre l’Automa.
game-credits = Un jeu d’Alexander Pfister, paru chez eggertspiele en 2016. Variante Automa de Mauro Gibertoni (2018).

## Ouvriers et tuiles. a : avec l’article.

name-cowboy = cow-boy
    .a = un cow-boy
name-craftsman = artisan
    .a = un artisan
name-engineer = ingénieur
    .a = un ingénieur
name-green_teepee = tipi vert
name-blue_teepee = tipi bleu

## Bovins

name-jersey = Jersey
name-dutch_belt = Dutch Belt
name-black_angus = Black Angus
name-guernsey = Guernsey
name-holstein = Holstein
name-brown_swiss = Brown Swiss
name-ayrshire = Ayrshire
name-west_highland = West Highland
name-texas_longhorn = Texas Longhorn

## Lieux, et ce qui compte pour les objectifs

name-beside = à côté de la piste
name-bank = la banque
name-building = bâtiment
name-flood = inondation
name-drought = sécheresse
name-rockfall = éboulement
name-station = gare

## Villes

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

## Couleurs des tipis

name-green = vert
name-blue = bleu

## Actions de l’Automa

name-none = aucune
name-build = construire
name-hire = engager
name-engine = locomotive
name-hazard = danger
name-objective = objectif

## Noms composés ; ce qu’ils contiennent vient des tables du jeu

cattle-card = { $breed } ({ $vp } PV)
cattle-of-value = bovin de valeur { $value }
objective-card = objectif ({ $tasks } : { $vp } PV, sinon −{ $penalty }) ; aussitôt : { $deed }
starting-objective = objectif ({ $tasks } : { $vp } PV)
task =
    { $item_id ->
        [building]
            { $count ->
                [one] { $count } bâtiment
               *[other] { $count } bâtiments
            }
        [station]
            { $count ->
                [one] { $count } gare
               *[other] { $count } gares
            }
        [hazard]
            { $count ->
                [one] { $count } danger
               *[other] { $count } dangers
            }
        [green_teepee]
            { $count ->
                [one] { $count } tipi vert
               *[other] { $count } tipis verts
            }
        [blue_teepee]
            { $count ->
                [one] { $count } tipi bleu
               *[other] { $count } tipis bleus
            }
        [breeding]
            { $count ->
                [one] { $count } bovin de valeur { $value }
               *[other] { $count } bovins de valeur { $value }
            }
        [san_francisco]
            { $count ->
                [one] { $item }
               *[other] { $item } ({ $count }×)
            }
       *[breed] { $count } { $item }
    }
hazard-tile =
    { $hand_id ->
        [green] { $kind } ({ $vp } PV, main verte)
       *[black] { $kind } ({ $vp } PV, main noire)
    }
site =
    { $kind_id ->
        [start] début de la piste
        [neutral] emplacement neutre { $place }
        [building] emplacement { $place }
        [teepee] case tipi { $place }
        [city] Kansas City
       *[hazard] { $kind } { $place }
    }
# a building site that a building covers
site-covered = bâtiment { $building } de { $seat }
master =
    { $of_id ->
        [workers] chef de gare des ouvriers
        [objectives] chef de gare des objectifs
        [hazards] chef de gare des dangers
        [teepee_pairs] chef de gare des tipis
       *[certificates] chef de gare des certificats
    }
disc-auxiliary =
    { $number ->
        [1] action auxiliaire { $number } (argent)
        [2] action auxiliaire { $number } (cartes)
        [3] action auxiliaire { $number } (certificat)
        [4] action auxiliaire { $number } (locomotive)
       *[5] action auxiliaire { $number } (retirer une carte)
    }
disc-step_money = plus de pas et { $money } $
disc-step_points = plus de pas et { $vp } PV
disc-hand = main plus grande ({ $money } $)
disc-certificate = jusqu’à { $number } certificats
disc-station = disque de la gare { $number }

## Actions locales et immédiates : ce qu’elles demandent, puis ce qu’elles donnent

deed =
    { $need_id ->
        [none] { deed-brings }
        [pay] payer { $amount } $ → { deed-brings }
        [back] locomotive { $amount } en arrière → { deed-brings }
        [pair] défausser deux bovins d’une race → { deed-brings }
        [any] défausser un bovin quelconque → { deed-brings }
        [objective] défausser une carte objectif → { deed-brings }
       *[breed] défausser une { $need } → { deed-brings }
    }
deed-brings =
    { $certificate ->
        [0]
            { $gain ->
                [0] { deed-verb }
               *[other]
                    { $verb_id ->
                        [none]
                            { $need_id ->
                                [none] recevoir { $gain } ${ deed-per }
                               *[other] { $gain } ${ deed-per }
                            }
                       *[other] { $gain } $ et { deed-verb }
                    }
            }
       *[other]
            { $gain ->
                [0] { deed-certificates }{ deed-per }
               *[other] { deed-certificates } et { $gain } ${ deed-per }
            }
    }
deed-certificates =
    { $certificate ->
        [max] des certificats jusqu’à la limite
        [one] { $certificate } certificat
       *[other] { $certificate } certificats
    }
deed-per =
    { $per_id ->
        [woods] { " " }par bâtiment dans les bois
        [engineers] { " " }par ingénieur
        [cowboys] { " " }par cow-boy
        [teepee_pairs] { " " }par paire de tipis
       *[once] { "" }
    }
deed-verb =
    { $verb_id ->
        [engine]
            { $per_id ->
                [once]
                    { $value ->
                        [1] locomotive { $value } en avant
                       *[other] locomotive jusqu’à { $value } en avant
                    }
               *[other] locomotive jusqu’à { $value } en avant{ deed-per }
            }
        [hire]
            { $value ->
                [0] engager un ouvrier
               *[other] engager un ouvrier pour { $value } $ de plus
            }
        [hire_less] engager un ouvrier pour { $value } $ de moins
        [build] construire un bâtiment à { $value } $ par artisan
        [hazard]
            { $value ->
                [0] retirer un danger gratuitement
               *[other] retirer un danger pour { $value } $
            }
        [trade] commercer avec les Indiens (prendre un tipi)
        [hazard_or_trade] retirer un danger gratuitement ou commercer avec les Indiens (prendre un tipi)
        [objective_discard] prendre une carte objectif
        [objective_hand] une carte objectif en main
        [cattle] acheter des bovins
        [auxiliary]
            { $value ->
                [1] une action auxiliaire simple
               *[other] une action auxiliaire simple ou double
            }
        [draw]
            { $per_id ->
                [once] piocher jusqu’à { $value } cartes, puis en défausser autant
               *[other]
                    { $value ->
                        [1] piocher une carte{ deed-per }, puis en défausser autant
                       *[other] piocher { $value } cartes{ deed-per }, puis en défausser autant
                    }
            }
        [move]
            { $value ->
                [1] bouvier { $value } pas
               *[other] bouvier jusqu’à { $value } pas
            }
        [ride]
            { $value ->
                [1] bouvier { $value } pas sans péage
               *[other] bouvier jusqu’à { $value } pas sans péage
            }
        [copy] utiliser un bâtiment voisin
        [upgrade_behind] améliorer une gare derrière ta locomotive
       *[delivery] livraison extraordinaire
    }

## Parties de phrases, utilisées par les messages plus bas

destination =
    { $built ->
        [yes] { $to } (bâtiment { $tile })
       *[no] { $to }
    }
toll-due =
    { $fee ->
        [0] aucun péage
       *[other] péage { $fee } $
    }
auxiliary-action =
    { $action ->
        [1] recevoir de l’argent
        [2] piocher et défausser
        [3] locomotive en arrière pour un certificat
        [4] payer pour la locomotive
       *[5] locomotive en arrière, retirer une carte
    }
times-single-double =
    { $double ->
        [yes] double
       *[no] simple
    }

## Coups et tirages, comme entrées d’une liste

action-place = Commencer : { $site } (bâtiment { $tile })
action-move =
    { $steps ->
        [1] Avancer jusqu’à : { destination } ; { toll-due }
       *[other] Avancer jusqu’à : { destination } ; { $steps } pas en passant par : { $via } ; { toll-due }
    }
action-ride =
    { $steps ->
        [1] Avancer sans péage jusqu’à : { destination }
       *[other] Avancer sans péage jusqu’à : { destination } ; { $steps } pas en passant par : { $via }
    }
action-play = Jouer : { $card }
action-use = Utiliser { $site } : { $deed }
action-accept = Le faire : { $deed }
action-copy = Utiliser le bâtiment voisin : { $site } (bâtiment { $tile })
action-auxiliary = Action auxiliaire { $action } : { auxiliary-action }, { times-single-double }
action-done = Terminer
action-decline = Y renoncer
action-engine = Locomotive sur la case { $to }
action-upgrade = Améliorer la gare avec ce disque : { $disc }
action-disc = Prendre ce disque : { $disc }
action-station = Améliorer la gare { $station }
action-appoint = Donner { $worker_a } et prendre le chef de gare
action-hire = Engager { $worker_a } de la rangée { $row } pour { $cost } $
action-build = Construire le bâtiment { $building } pour { $cost } $ : { $site }
action-take = Prendre : { $tile } ({ $site })
action-buy = Acheter { $cards } (cow-boys : { $cowboys }, { $price } $)
action-new_cattle =
    { $cowboys ->
        [one] Employer un cow-boy pour amener { new-cards } au marché
       *[other] Employer { $cowboys } cow-boys pour amener { new-cards } au marché
    }
new-cards =
    { $cards ->
        [one] une nouvelle carte
       *[other] { $cards } nouvelles cartes
    }
action-objective = Prendre la place { $place } : { $card }
action-objective_stack = Prendre la première carte de la pile d’objectifs
action-discard = Défausser : { $card }
action-discard_pair = Défausser la paire : { $cards }
action-remove = Retirer du jeu : { $card }
action-draw = Piocher, nombre de cartes : { $cards }
action-foresight = Prévision { $column }, tuile { $place } : { $tile }
action-income = Certificats à dépenser : { $certificates }
action-deliver = Livrer à { $city } (demande une valeur de { $value })

# Un coup en peu de mots : ses parties
short-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
short-toll =
    { $fee ->
        [0] gratuit
       *[other] −{ $fee } $
    }
short-row = rangée { $row }
short-cowboys =
    { $cowboys ->
        [one] { $cowboys } cow-boy
       *[other] { $cowboys } cow-boys
    }
short-certificates =
    { $certificates ->
        [one] { $certificates } certificat
       *[other] { $certificates } certificats
    }
short-building = Bâtiment { $building }
short-cost = −{ $money } $
short-gain = +{ $money } $
short-points = { $points } PV

draw-first =
    { $you ->
        [yes] Tu commences
       *[no] { $seat } commence
    }
draw-side = Le bâtiment { $building } montre la face { $side }
draw-neutral = Tuile { $tile } : { $site }
draw-master = Gare { $station } : { $master }
draw-starting =
    { $you ->
        [yes] Tu commences avec : { $card }
       *[no] { $seat } commence avec : { $card }
    }
draw-reveal = Révélé : { $tile }
draw-worker = Pour le marché du travail : { $tile }
draw-foresight = Prévision { $column }, tuile { $place } : { $tile }
draw-market = Pour le marché aux bovins : { $card }
draw-display = Place { $place } de l’étalage : { $card }
draw-top = Du dessus de la pile : { $card }
draw-card =
    { $you ->
        [yes] Tu pioches : { $card }
       *[no] { $seat } pioche : { $card }
    }
draw-automa_card = Carte de l’Automa : { $card }
draw-automa_building = Bâtiment de l’Automa : { $building }

## Événements

event-started =
    { $you ->
        [yes] Ton tour commence.
       *[no] { $seat } : le tour commence.
    }
event-set-up =
    { $what ->
        [first] Le hasard a décidé qui commence.
        [side] Tout le monde joue avec le bâtiment { $building }.
        [master] Gare { $station } : { $master }.
        [starting]
            { $you ->
                [yes] Tu commences avec : { $card }.
               *[no] { $seat } commence avec : { $card }.
            }
       *[neutral] La tuile neutre { $tile } est ici : { $site }.
    }
event-moved =
    { $you ->
        [yes] Tu avances : { $from } → { $to }.
       *[no] { $seat } avance : { $from } → { $to }.
    }
    .short = → { $to }.
event-paid-fee =
    { $you ->
        [yes] Tu paies un péage de { $money } $ à { $payee } ({ $site }).
       *[no]
            { $payee_you ->
                [yes] { $seat } te paie un péage de { $money } $ ({ $site }).
               *[no] { $seat } paie un péage de { $money } $ à { $payee } ({ $site }).
            }
    }
event-gained =
    { $you ->
        [yes] Tu reçois { $money } $.
       *[no] { $seat } reçoit { $money } $.
    }
event-paid =
    { $you ->
        [yes] Tu paies { $money } $.
       *[no] { $seat } paie { $money } $.
    }
event-used =
    { $you ->
        [yes] Tu utilises une action : { $deed }.
       *[no] { $seat } utilise une action : { $deed }.
    }
event-discarded =
    { $you ->
        [yes] Tu défausses : { $card }.
       *[no] { $seat } défausse : { $card }.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] Tu pioches : { $card }.
               *[no] { $seat } pioche : { $card }.
            }
       *[no]
            { $you ->
                [yes] Tu pioches une carte.
               *[no] { $seat } pioche une carte.
            }
    }
event-reshuffled =
    { $you ->
        [yes] Tu mélanges ta défausse en une nouvelle pioche (cartes : { $cards }).
       *[no] { $seat } mélange sa défausse en une nouvelle pioche (cartes : { $cards }).
    }
event-removed =
    { $you ->
        [yes] Tu retires une carte du jeu : { $card }.
       *[no] { $seat } retire une carte du jeu : { $card }.
    }
event-certified =
    { $you ->
        [yes] Tes certificats : { $from } → { $to }.
       *[no] { $seat }, certificats : { $from } → { $to }.
    }
event-engine-moved =
    { $you ->
        [yes] Ta locomotive : { $from } → { $to }.
       *[no] { $seat }, locomotive : { $from } → { $to }.
    }
    .short = { board-engine } : { $from } → { $to }.
event-upgraded =
    { $you ->
        [yes] Tu poses un disque sur la gare { $station }.
       *[no] { $seat } pose un disque sur la gare { $station }.
    }
event-appointed =
    { $you ->
        [yes] Tu donnes { $worker_a } à la gare { $station } et prends : { $master }.
       *[no] { $seat } donne { $worker_a } à la gare { $station } et prend : { $master }.
    }
event-hired =
    { $you ->
        [yes] Tu engages { $worker_a } de la rangée { $row }.
       *[no] { $seat } engage { $worker_a } de la rangée { $row }.
    }
    .short = engage { $worker_a }.
event-built =
    { $you ->
        [yes] Tu construis le bâtiment { $building } ({ $site }).
       *[no] { $seat } construit le bâtiment { $building } ({ $site }).
    }
    .short = bâtiment { $building }.
event-took =
    { $you ->
        [yes] Tu prends : { $tile } ({ $site }).
       *[no] { $seat } prend : { $tile } ({ $site }).
    }
    .short = { $tile }.
event-bought =
    { $you ->
        [yes] Tu achètes : { $card }.
       *[no] { $seat } achète : { $card }.
    }
event-market-card = Nouveau au marché aux bovins : { $card }.
event-gained-objective =
    { $you ->
        [yes] Tu reçois : { $card }.
       *[no] { $seat } reçoit : { $card }.
    }
event-displayed = Place { $place } de l’étalage d’objectifs : { $card }.
event-played =
    { $you ->
        [yes] Tu joues : { $card }.
       *[no] { $seat } joue : { $card }.
    }
event-chose-tile =
    { $you ->
        [yes] Tu choisis dans la prévision { $column } : { $tile } (tuile { $place }).
       *[no] { $seat } choisit dans la prévision { $column } : { $tile } (tuile { $place }).
    }
event-tile-placed =
    { $into ->
        [jobs] Nouveau dans la rangée { $row } du marché du travail : { $tile }.
       *[trail] Nouveau sur le plateau : { $tile }, { $site }.
    }
event-tile-lost = Il n’y a pas de place, cela quitte le jeu : { $tile }.
event-tile-returned = Il n’y a pas de place, cela retourne à la réserve : { $tile }.
event-token-moved = Le jeton du marché du travail descend à la rangée { $row }.
event-income =
    { $you ->
        [yes] Ta recette : { $value } $ (certificats dépensés : { $certificates }).
       *[no] { $seat }, recette : { $value } $ (certificats dépensés : { $certificates }).
    }
event-delivered =
    { $you ->
        [yes] Tu livres à { $city }.
       *[no] { $seat } livre à { $city }.
    }
event-foreseen = Nouveau dans la prévision { $column } : { $tile } (tuile { $place }).
event-end-triggered = Le marché du travail est plein : tous les autres ont encore un tour.
event-ended =
    { $reason ->
        [scored] La partie est finie : on compte les points.
       *[other] La partie est finie.
    }
event-auxiliary =
    { $you ->
        [yes] Tu fais l’action auxiliaire { $action } ({ auxiliary-action }), { times-single-double }.
       *[no] { $seat } fait l’action auxiliaire { $action } ({ auxiliary-action }), { times-single-double }.
    }
event-copied =
    { $you ->
        [yes] Tu utilises le bâtiment voisin ({ $site }).
       *[no] { $seat } utilise le bâtiment voisin ({ $site }).
    }
event-declined =
    { $you ->
        [yes] Tu y renonces.
       *[no] { $seat } y renonce.
    }
event-disc-moved =
    { $you ->
        [yes] Tu reprends ton disque de la gare { $station }.
       *[no] { $seat } reprend son disque de la gare { $station }.
    }
event-automa-drew =
    { $bonus ->
        [yes] L’Automa pioche sa carte { $card } : pas { $move } et le bonus, action : { $action }.
       *[no] L’Automa pioche sa carte { $card } : pas { $move }, action : { $action }.
    }
event-automa-options =
    { $bonus ->
        [yes] Options de la carte { $card }, maintenant sur sa pile : bovins { $cattle }, objectif { $objective }, locomotive { $engine } et le bonus, { $worker }, tipi { $teepee }, { $hazard }.
       *[no] Options de la carte { $card }, maintenant sur sa pile : bovins { $cattle }, objectif { $objective }, locomotive { $engine }, { $worker }, tipi { $teepee }, { $hazard }.
    }
event-automa-moves =
    { $bonus ->
        [0] L’Automa avance ; pas : { $steps } (comme sur la carte).
       *[other] L’Automa avance ; pas : { $steps } ({ $printed } sur la carte et { $bonus } de bonus).
    }
event-automa-path =
    { $because ->
        [shortest] À la bifurcation ({ $fork }), l’Automa prend la branche { $branch }, la plus courte.
        [no-toll] À la bifurcation ({ $fork }), l’Automa prend la branche { $branch }, où il ne te doit aucun péage.
        [fewer-tolls] À la bifurcation ({ $fork }), l’Automa prend la branche { $branch }, où il te doit moins de péages.
       *[board-order] À la bifurcation ({ $fork }), tout étant égal, l’Automa prend la branche { $branch }, la première du plateau.
    }
event-automa-branch = Pour son bâtiment, l’Automa compare les branches d’après les bois libres, tes bâtiments, les pas et les péages (AU-12) : à la bifurcation ({ $fork }) la branche { $branch }, et là : { $site }.
event-automa-chose =
    { $action_id ->
        [cattle] Option bovins { $option } : l’Automa prend { $card }.
        [hire] Option { $option } : le moins cher est dans la rangée { $row }.
        [trade] Option tipi, { $option } : le plus rentable est ici : { $site }.
        [engine] Option locomotive { $option } : la locomotive va sur la case { $to }.
        [objective] Option objectif { $option } : l’Automa prend { $card }.
       *[hazard] Option { $option } : l’Automa prend le danger d’ici : { $site }.
    }
event-automa-skipped =
    { $because ->
        [no-building] L’Automa n’a plus de bâtiment ; rien ne se passe.
        [no-site] Aucun emplacement n’est libre pour son bâtiment ; rien ne se passe.
        [no-action] La carte n’a pas d’action.
        [no-tile] Il n’y a là aucune tuile qu’il puisse choisir.
       *[nothing-there] Il n’y a rien pour cette action de l’Automa : { $action }.
    }

## Ce que la table attend

to-end =
    { $workers ->
        [0] Tours restants : { $turns }
       *[other] Ouvriers avant la fin : { $workers }
    }
    .short =
        { $workers ->
            [0] Tours restants : { $turns }
           *[other] Ouvriers : { $workers }
        }
    .about = La fin approche quand le marché de l’emploi est plein : chacun des autres a encore un tour.
phase-first = Le hasard décide qui commence.
phase-side = On tire les faces des bâtiments.
phase-neutral = On dispose les bâtiments neutres.
phase-master = On dispose les chefs de gare.
phase-starting = On distribue les objectifs de départ.
phase-reveal = On révèle les premiers dangers et tipis.
phase-worker = On révèle les premiers ouvriers.
phase-foresee = On remplit les prévisions.
phase-market = On remplit le marché aux bovins.
phase-display = On remplit l’étalage d’objectifs.
phase-card = Des cartes vont être piochées.
phase-top = La première carte objectif va être retournée.
phase-automa_card = L’Automa va piocher une carte.
phase-automa_building = L’Automa va piocher un bâtiment.
phase-move = Fais avancer ton bouvier.
phase-visit = Utilise le lieu atteint, ou fais une action auxiliaire simple.
phase-advance = Fais avancer encore ton bouvier.
phase-ride = Fais avancer ton bouvier sans péage, ou renonces-y.
phase-auxiliary = Choisis une action auxiliaire.
phase-engine = Choisis où va ta locomotive.
phase-retreat = Choisis où recule ta locomotive.
phase-return = Ta locomotive doit quitter le terminus : choisis où elle recule.
phase-extraordinary = Choisis de combien ta locomotive recule pour la livraison.
phase-upgrade = Améliore la gare, ou renonces-y.
phase-appoint = Donne un ouvrier pour le chef de gare, ou renonces-y.
phase-hire = Engage un ouvrier.
phase-build = Choisis un bâtiment et un emplacement.
phase-take = Choisis un danger ou un tipi.
phase-buy = Achète des bovins.
phase-objective = Choisis une carte objectif.
phase-discard_cattle = Choisis une carte bovin à défausser.
phase-discard_pair = Choisis deux cartes bovin d’une race à défausser.
phase-discard_objective = Choisis une carte objectif à défausser.
phase-discard = Choisis une carte à défausser.
phase-remove = Choisis une carte à retirer du jeu.
phase-draw = Choisis combien de cartes tu pioches.
phase-offer = Fais l’action immédiate, ou renonces-y.
phase-foresight = Choisis une tuile de la prévision.
phase-income = Choisis combien de certificats tu dépenses.
phase-deliver = Choisis la ville de ta livraison.
phase-disc = Choisis le disque à poser.
phase-behind = Choisis une gare derrière ta locomotive.
phase-over = La partie est finie.

## Pourquoi une action n’est pas possible

refusal-not-now = Il faut d’abord décider autre chose.
refusal-not-in-kansas-city = À Kansas City, on ne joue pas de carte objectif.
refusal-cannot-pay = Cela coûte { $cost } $, mais tu as { $money } $.
refusal-first-turn-only = Tu ne choisis librement le lieu qu’au premier tour ; suis maintenant la piste.
refusal-neutral-tiles-only = On commence sur un bâtiment neutre ; il n’y en a pas ici : { $site }.
refusal-no-such-site = Ce n’est pas un chemin de la piste : { $path }.
refusal-too-many-steps = Cela fait { $steps } pas, mais { $limit } au plus sont permis.
refusal-not-into-kansas-city = Cette carte ne mène pas à Kansas City.
refusal-not-a-location = Il n’y a rien ici : { $site } ; on passe les emplacements vides sans compter de pas.
refusal-no-such-way = Ce chemin ne mène pas ici : { $site }.
refusal-not-in-hand = Tu n’as pas cette carte en main : { $card }.
refusal-only-auxiliary = Ici, tu ne peux faire qu’une action auxiliaire simple.
refusal-not-here = Tu n’es pas ici : { $site }.
refusal-no-such-deed = Cette action n’existe pas ici.
refusal-used-already = Tu l’as déjà utilisée : { $deed }.
refusal-card-needed = Il te faut cette carte en main : { $card }.
refusal-cards-needed = Tu n’as pas les cartes pour cela : { $deed }.
refusal-cannot-go-back = Ta locomotive ne peut pas reculer autant ({ $spaces }).
refusal-none-in-the-woods = Tu n’as pas de bâtiment dans les bois.
refusal-nobody-to-hire = Avec { $money } $, tu ne peux engager personne.
refusal-nothing-to-build = Avec { $money } $ et tes artisans, tu ne peux rien construire.
refusal-no-hazard = Tu ne peux retirer aucun danger : cela coûte { $cost } $, et tu as { $money } $.
refusal-no-teepee = Avec { $money } $, tu ne peux prendre aucun tipi.
refusal-nothing-to-buy = Avec { $money } $ et tes cow-boys, tu ne peux rien acheter.
refusal-no-station-behind = Derrière ta locomotive, il n’y a pas de gare à améliorer.
refusal-no-effect = Cela n’aurait pas d’effet : { $deed }.
refusal-copied-already = Tu as déjà choisi pour cette visite : { $site }.
refusal-only-with-8b = Seul le bâtiment 8b permet d’utiliser un voisin.
refusal-no-neighbour = Ce n’est pas un bâtiment voisin : { $site }.
refusal-no-such-auxiliary = Il n’y a pas d’action auxiliaire { $action } ; elles vont de 1 à 5.
refusal-local-action-done = Tu as utilisé une action locale, il n’y a donc plus d’action auxiliaire.
refusal-single-only = Ici, une action auxiliaire n’est que simple.
refusal-not-doubled = Tu ne peux pas encore doubler l’action auxiliaire { $action } ; libère d’abord sa seconde case.
refusal-not-unlocked = Tu n’as pas encore l’action auxiliaire { $action } ; libère d’abord sa case.
refusal-no-cards = Tu n’as pas de carte à piocher.
refusal-cannot-go-on = Ta locomotive ne peut pas aller plus loin.
refusal-buy-something = Achète d’abord quelque chose ou amène des cartes.
refusal-do-something = Tu dois utiliser une action locale ou faire une action auxiliaire simple.
refusal-cannot-decline = Tu ne peux pas y renoncer.
refusal-no-such-space = La voie n’a pas de case { $space }.
refusal-space-taken = Une locomotive est déjà sur la case { $space }.
refusal-exactly-back = La locomotive doit reculer exactement de { $spaces }, donc sur : { $to }.
refusal-must-go-back = La locomotive doit reculer d’au moins une case.
refusal-out-of-reach = La case { $space } est trop loin ; tu as { $spaces } au plus.
refusal-no-such-disc = Il n’y a pas de disque « { $disc } ».
refusal-space-cleared = Il n’y a plus de disque là : { $disc }.
refusal-white-first = Tant qu’il y a des disques sur des cases blanches, celui-ci ne peut pas aller à un endroit blanc : { $disc }.
refusal-no-such-station = Il n’y a pas de gare { $station }.
refusal-not-behind = La gare { $station } n’est pas derrière ta locomotive.
refusal-disc-there-already = Ton disque y est déjà.
refusal-no-hired-worker = Tu n’y as engagé personne : { $worker }. Ceux qui sont imprimés restent.
refusal-no-such-worker = Il n’y en a pas dans la rangée { $row } : { $worker }.
refusal-not-above-token = La rangée { $row } n’est pas au-dessus du jeton (rangée { $token }).
refusal-row-full = Ta rangée est pleine : { $worker }.
refusal-not-in-supply = Tu n’as pas le bâtiment { $building } en réserve.
refusal-no-building-site = Aucun bâtiment ne peut être là : { $site }.
refusal-site-taken = Il y a ici quelque chose qui n’est pas à toi : { $site }.
refusal-not-more-craftsmen = Le nouveau bâtiment doit demander plus d’artisans que l’ancien : { $new } n’est pas plus que { $old }.
refusal-not-enough-craftsmen = Artisans nécessaires : { $needed } ; tu en as { $craftsmen }.
refusal-nothing-there = Il n’y a rien à prendre ici : { $site }.
refusal-hazards-only = Cette action ne prend que des dangers, pas de tipi ({ $site }).
refusal-teepees-only = Cette action ne prend que des tipis, pas de danger ({ $site }).
refusal-not-in-market = Pas au marché : { $cards }.
refusal-no-such-line = Le tableau des prix n’a pas cet achat (cow-boys : { $cowboys }, { $price } $).
refusal-not-enough-cowboys = Cow-boys nécessaires : { $needed } ; il en reste { $cowboys }.
refusal-stack-empty = La pile de cartes bovin est vide.
refusal-no-such-card = Tu ne peux pas prendre cette carte : { $card }.
refusal-cattle-only = Il faut une carte bovin, pas : { $card }.
refusal-objective-only = Il faut une carte objectif, pas : { $card }.
refusal-no-pair = Ce ne sont pas deux cartes bovin d’une race de ta main : { $cards }.
refusal-not-in-range = Il faut de { $low } à { $high }, mais c’est { $got }.
refusal-no-workers-any-more = La fin est déclenchée : on ne peut plus choisir d’ouvriers.
refusal-no-such-tile = Tu ne peux pas choisir cette tuile : { $tile }.
refusal-no-such-city = Il n’y a pas de ville « { $city } ».
refusal-value-too-low = Ta valeur { $value } ne suffit pas pour { $city }.

## Ce qui ne va pas dans les options ou une position ; le champ est nommé avant

bad-two-seats-only = L’Automa ne joue qu’à des tables de deux places, pas { $got }.
bad-does-not-fit = Cela ne va pas avec le reste de la position.
bad-tile-there-twice = La même tuile y est deux fois.
bad-not-on-the-trail = « { $got } » n’est pas sur la piste.
bad-on-the-trail = Le bâtiment { $got } est sur la piste, il ne peut donc pas être sorti du jeu.
bad-space-taken = Deux locomotives ne peuvent pas être sur la case { $got }.
bad-no-such-space = La voie n’a pas de case « { $got } ».
bad-wrong-number-of-discs = Il faut { $expected } disques, mais il y en a { $got }.
bad-wrong-number-of-tiles = De « { $tile } », il en faut { $expected }, mais il y en a { $got }.
bad-too-many-of-a-card = La carte « { $card } » figure plus souvent que le jeu ne l’a ({ $deck }×).

## Points en détail : la ligne ; ses points sont à côté

item-money = Argent : un PV pour { $money } $
item-buildings = Bâtiments
item-city =
    { $discs ->
        [one] { $city }
       *[other] { $city } ({ $discs }×)
    }
    .category = Villes
item-arrow = { $from } et { $to }
    .category = Flèches entre villes
item-stations = Gares
item-hazards = Dangers
item-cattle = Bovins
item-objectives = Objectifs
item-objective =
    { $met ->
        [yes] Rempli : { $card }
       *[no] Non rempli : { $card }
    }
    .category = Cartes objectif
item-master = { $master } (comptés : { $count })
    .category = Chefs de gare
item-workers = Ouvriers sur les deux dernières cases
item-steps = Disque de la limite de pas
item-token = Jeton du marché du travail

## Options

option-first_seat = Qui commence
    .about = Qui joue le premier tour : le hasard décide, ou tu nommes une place (GWT-3.1).
option-first_seat-random = Au hasard
option-first_seat-0 = Place 1
option-first_seat-1 = Place 2
option-first_seat-2 = Place 3
option-first_seat-3 = Place 4
option-setup = Mise en place
    .about = Pour une première partie : tous les bâtiments montrent la face a et les neutres sont sur leurs lettres (GWT-1.2).
option-setup-normal = Normale
option-setup-beginner = Première partie
option-automa = Automa
    .about = La seconde de deux places est jouée par l’Automa. La difficulté décide quels bâtiments il a (AU-3).
option-automa-none = Sans
option-automa-easy = Facile
    .about = Ses quatre bâtiments les plus forts (7 à 10) restent dans la boîte. Bien pour les premières parties.
option-automa-medium = Moyen
    .about = Sans ses deux bâtiments les plus faibles ni ses deux plus forts (1, 2, 9, 10). Une partie équilibrée quand on connaît le jeu.
option-automa-hard = Difficile
    .about = Ses quatre bâtiments les plus faibles (1 à 4) restent dans la boîte : ce qu’il construit te coûte cher.
option-automa-surprise = Surprise
    .about = Ses dix bâtiments sont tous en jeu, et personne ne sait dans quel ordre ils viennent.
option-automa_starting_objective = Objectif de départ de l’Automa
    .about = Si l’Automa a lui aussi un objectif de départ, qui compte comme rempli ; ses règles ne le lui enlèvent pas (AU-1).
option-automa_starting_objective-true = Avec
option-automa_starting_objective-false = Sans
option-automa_deck = Cartes de l’Automa
    .about = Une partie des { $cards } cartes est perdue et reconstituée ici. Si tu les possèdes, tu peux charger la vraie liste (AU-4).
option-automa_deck-reconstructed = Reconstituées

## Étiquettes du plateau

board-turn =
    { $you ->
        [yes] À toi de jouer
       *[no] Au tour de : { $seat }
    }
board-trail = Piste
board-empty-site = Emplacement vide
board-points = Points de victoire jusqu’ici
board-breeding-value = Valeur d’élevage
board-green-hand = Péage : main verte
board-black-hand = Péage : main noire
board-explain-help = Tape ? et ce qui est écrit sur un bâtiment ou un chef de gare, par exemple : ? C
board-woods = Dans les bois
board-risk = Action à risque
board-building-of = Bâtiment { $building } ({ $seat })
board-neutral = Bâtiment neutre { $tile }
box-side = Bâtiment { $tile }
board-cattleman = Bouvier
board-engine = Locomotive
board-railroad = Voie ferrée
board-space = Case { $space }
board-station = Gare { $station }
board-station-cost = Coût { $cost } $, { $vp } PV
board-masters = Chefs de gare
board-cities = Villes
board-city-value = Dès la valeur { $value }
board-discs = Disques
board-unlocks-white = case blanche
board-unlocks-any = toute case
board-disc-white = Coins blancs
board-disc-dark = Coins sombres
board-kansas-city = Kansas City
board-foresight = Prévision { $column }
board-supply = Tuiles en réserve
board-jobs = Marché du travail
board-job-row = Rangée { $row } : { $cost } $
board-token = Jeton du marché du travail
board-market = Marché aux bovins
board-market-stack = Cartes bovin dans la pile
board-objectives = Cartes objectif
board-objective-stack = Cartes objectif dans la pile
board-area = Objectifs joués
board-hand = Main
board-stack = Pioche
board-discard = Défausse
board-money = Argent
board-certificates = Certificats
board-permanent = Certificats permanents
board-workers = Ouvriers
board-buildings = Bâtiments en réserve
board-tiles = Dangers et tipis
board-step-limit = Limite de pas
board-hand-limit = Limite de main
board-certificate-limit = Limite de certificats
board-auxiliary = Actions auxiliaires
board-fees = Péages : main verte { $green } $, main noire { $black } $
board-last-turns = Derniers tours
board-automa = Automa
board-automa-card = Carte de l’Automa
board-automa-top = Options du dessus
board-automa-bonus = Bonus
board-automa-pile = Bâtiments de l’Automa
board-automa-reserve = Disques en réserve

## Le plateau dessiné

board-choose = À toi de choisir
board-held = Bâtiment { $building } : choisis un emplacement.
board-let-go = Reposer
board-segments = Parties de la table
board-segment-map = Carte
board-segment-mine = À moi
board-segment-market = Marché
board-segment-automa = Automa
board-lit = On peut agir ici
board-player = Plateau du joueur
board-map = Carte
board-or = ou
board-toll = Péage : { $money } $
board-teepee-cost = Celui qui prend le tipi ici paie { $money } $
board-teepee-gain = Celui qui prend le tipi ici reçoit { $money } $
board-toll-seat = { $money } $ à { $seat }
board-toll-bank = { $money } $ à la banque
board-toll-none = sans péage
board-way-over = en passant par { $places }
board-way-straight = tout droit
board-nearer = Agrandir
board-farther = Réduire
board-arrow =
    { $card ->
        [yes]
            { $vp ->
                [0] Disques à { $from } et { $to } : une carte objectif
               *[other] Disques à { $from } et { $to } : une carte objectif, { $vp } PV
            }
       *[no] Disques à { $from } et { $to } : { $vp } PV
    }
board-map-help = Fais glisser la carte pour la déplacer, pince ou tourne la molette pour zoomer ; au clavier flèches, plus et moins, et 0 pour toute la carte. D’un lieu, les flèches mènent au suivant.
board-whole-map = Toute la carte

meaning-start = Après Kansas City, le bouvier repart d’ici. À ton tout premier tour, tu le places plutôt sur un bâtiment neutre de ton choix.
    .title = Début de la piste
meaning-kansas-city = La fin de la piste. Ici tu choisis trois tuiles de prévision, vends le bétail de ta main et le livres à une ville ; puis le bouvier retourne au début.
    .title = Kansas City
meaning-site = Tu peux y construire un de tes bâtiments. Tant qu’il est vide, on le passe sans compter de pas.
    .title = Emplacement libre
meaning-woods = Tu peux y construire un de tes bâtiments ; certaines actions comptent tes bâtiments dans les bois. Tant qu’il est vide, on le passe sans compter de pas.
    .title = Emplacement libre dans les bois
meaning-hazard-site = Un danger de cette sorte peut arriver ici. Tant que la case est vide, on la passe sans compter de pas.
    .title = Case pour un danger
meaning-teepee-site = Un tipi peut arriver ici. Celui qui le prend reçoit l’argent indiqué, ou le paie si le nombre est négatif : { $money }.
    .title = Case pour un tipi
meaning-neutral = Bâtiment { $tile } : { $deeds }. Tout le monde peut l’utiliser, et y passer ne coûte rien.
    .title = Bâtiment neutre
meaning-private = { $building }, construit par { $owner } : { $deeds }. Seul son propriétaire l’utilise ; à la fin il vaut { $vp } PV.
    .title = Bâtiment d’un joueur
meaning-tolled = { $building }, construit par { $owner } : { $deeds }. Toute autre personne qui y entre ou y passe paie { $money } $ au propriétaire. À la fin il vaut { $vp } PV.
    .title = Bâtiment à péage
meaning-hazard = Y entrer ou y passer coûte { $money } $. Certaines actions permettent de l’enlever : il te vaut alors { $vp } PV.
    .title = Danger
meaning-teepee = En commerçant avec les Indiens, tu le prends et reçois l’argent de sa case, ou le paies si le nombre est négatif : { $money }. La main est le péage pour ceux qui passent.
    .title = Tipi
meaning-risk = { $deed }. Elle appartient à l’emplacement : celui qui possède le bâtiment construit là peut la faire en plus.
    .title = Action à risque
meaning-deed = { $deed }
    .title = Action
meaning-space = Une seule locomotive y a sa place, sauf sur la case 0. Les cases occupées par d’autres sont sautées et ne comptent pas.
    .title = Case de la voie
meaning-turnout = Un détour d’une case vers une gare. La locomotive qui s’y arrête peut améliorer la gare.
    .title = Aiguillage
meaning-station = Pour { $cost } $ tu peux y poser un disque quand ta locomotive s’arrête à côté ; à la fin elle vaut { $vp } PV.
    .title = Gare
meaning-master = Celui qui améliore cette gare peut donner un ouvrier pour cette tuile : la moitié supérieure compte tout de suite ou pour toujours, l’inférieure à la fin.
    .title = Chef de gare
meaning-city-white = Pour une livraison de valeur { $value } ou plus. Tant que tu en as, seuls des disques de cases aux coins blancs vont ici.
    .title = Ville aux coins blancs
meaning-city-dark = Pour une livraison de valeur { $value } ou plus. N’importe lequel de tes disques peut aller ici.
    .title = Ville aux coins sombres
meaning-cross = Chaque signal entre ta locomotive et la ville coûte { $cost } $ à la livraison.
    .title = Signal
meaning-arrow = Avec tes disques dans les deux villes tu obtiens ce que montre la flèche : une carte objectif tout de suite, des points à la fin.
    .title = Villes voisines
meaning-engine = Plus elle est loin, moins le transport vers les villes de l’ouest coûte. Elle s’arrête aux gares pour les améliorer.
    .title = Locomotive

log-trail = Piste
log-actions = Actions
log-cards = Cartes
log-railroad = Voie ferrée
log-kansas = Kansas City
log-automa = Automa

## Les panneaux à côté du plateau, le narrateur de l’Automa et les scores finaux ; meaning : un nom et une phrase ou deux

board-automa-deck = Cartes dans sa pile
board-breeding = Valeur de la main : { $value }
board-building = Bâtiment { $building } (artisans : { $craftsmen }, { $vp } PV) : { $fields }
board-choose-cattle = Choisis une carte, ou deux de même valeur.
board-choose-price = Choisis maintenant comment payer.
board-clear = libre
board-covered = couvert
board-delivery-legend = De gauche à droite : valeur requise, quelle case du plateau libère le disque, ce qu’apportent les flèches, argent moins le transport.
board-destination = { $city } : dès la valeur { $value }, transport { $transport } $, gain { $gain } $, { $vp } PV
board-foresights = Prévision
board-none = Aucune
board-price = Cartes : { $cards } de valeur { $value }, cow-boys : { $cowboys }, { $price } $
board-prices = Tableau des prix
board-stage-foresight = Prévision
board-stage-income = Recette
board-stage-deliver = Livraison
board-stage-disc = Disque
board-to-jobs = va à la rangée { $row } du marché du travail
board-to-trail = va sur le plateau
board-transport = Transport : { $cost } $
board-up-to = jusqu’à { $city }
board-value = Ta valeur : { $value }
score-caption = Points de victoire
score-have = Possède :
score-lacking = Manque :
score-sum = Total
story-title = Le tour de l’Automa
story-none = L’Automa n’a pas encore joué.
story-back = Étape précédente
story-forward = Étape suivante
story-play = Raconter étape par étape
story-pause = Arrêter le récit
story-skip = À la fin du tour
story-speed = Vitesse du récit
story-speed-step = J’avance moi-même
story-speed-slow = Lent
story-speed-normal = Normal
story-speed-fast = Rapide
meaning-money = Il y a { $money } $ ici. L’argent paie ouvriers, bâtiments, bovins, péages et transport ; à la fin, { $per_point } $ font un PV.
    .title = Argent
meaning-discs = Encore sur le plateau : { $white } aux coins blancs, { $dark } aux coins sombres. Les blancs vont partout ; les autres, tant qu’il reste des blancs, seulement aux endroits sombres.
    .title = Disques
meaning-tolls = Chaque lieu avec une main où tu entres coûte un péage : main verte { $green } $, noire { $black } $. Tes bâtiments sont gratuits.
    .title = Péages
meaning-others-cards = { $cards } en main, { $stack } dans la pioche. On ne voit pas lesquelles.
    .title = Cartes
meaning-worker = Les cow-boys achètent des bovins, les artisans construisent, les ingénieurs font avancer la locomotive. Ils ne s’usent jamais.
    .title = Ouvrier
meaning-worker-space = Celui qui engage l’ouvrier de cette case peut aussitôt : { $deed }. Valeur à la fin : { $vp } PV.
    .title = Case d’ouvrier
meaning-worker-free = Libre. Le prochain ouvrier de la rangée va sur la case libre la plus à gauche. Valeur à la fin : { $vp } PV.
    .title = Case d’ouvrier
meaning-auxiliary-1 = Gagne { $gain } $ ; en double : { $twice } $. { unlocked }
    .title = Action auxiliaire 1
meaning-auxiliary-2 = Pioche une carte, puis défausses-en une ; en double : deux cartes. { unlocked }
    .title = Action auxiliaire 2
meaning-auxiliary-3 = Paie { $pay } $ et recule la locomotive de { $back } pour { short-certificates } ; en double : { $twice_pay } $, { $twice_back } en arrière, { $twice } certificats. { unlocked }
    .title = Action auxiliaire 3
meaning-auxiliary-4 = Paie { $pay } $ pour avancer la locomotive de { $engine } ; en double : { $twice_pay } $ pour { $twice } au plus. { unlocked }
    .title = Action auxiliaire 4
meaning-auxiliary-5 = Recule la locomotive de { $back } pour retirer du jeu une carte de ta main ; en double : { $twice } en arrière, deux cartes. { unlocked }
    .title = Action auxiliaire 5
unlocked =
    { $level ->
        [0] Pas encore débloquée.
        [1] Débloquée, simple seulement.
       *[other] Débloquée, simple ou double.
    }
meaning-steps = À chaque tour, le bouvier fait de 1 à { $steps } pas. Les emplacements vides ne comptent pas.
    .title = Limite de pas
meaning-hand-limit = À la fin du tour, on pioche jusqu’à { $cards } cartes en main.
    .title = Limite de main
meaning-certificates = { $certificates } en ce moment, { $limit } au plus ; permanents : { $permanent }. À Kansas City, chacun dépensé ajoute 1 à la valeur ; les permanents comptent toujours.
    .title = Certificats
meaning-disc-step_money = Quand ce disque part, tu gagnes aussitôt { $money } $ et la limite de pas augmente de { $steps } pour de bon.
    .title = Plus de pas
meaning-disc-step_points = Quand ce disque part, la limite de pas augmente de { $steps } pour de bon ; à la fin, cela vaut { $vp } PV.
    .title = Plus de pas
meaning-disc-hand = Prendre ce disque coûte { $money } $ ; tu tiens dès lors une carte de plus en main.
    .title = Main plus grande
meaning-disc-certificate =
    { $before ->
        [0] Quand ce disque part, le marqueur peut aller jusqu’à { $number }.
       *[other] Quand ce disque part, le marqueur peut aller jusqu’à { $number }, à condition que la case du { $before } soit libre aussi.
    }
    .title = Jusqu’à { $number } certificats
meaning-building = { $building } : { $fields }. Artisans requis : { $craftsmen } ; vaut { $vp } PV. L’autre face, { $other }, n’est pas en jeu : { $others }.
    .title = Bâtiment
meaning-teepees = Pris : { $count }. Ils comptent pour les objectifs et par paires de vert et de bleu.
    .title = Tipis
meaning-hazards = Pris : { $count }, ensemble { $vp } PV. Ils comptent aussi pour les objectifs.
    .title = Dangers
meaning-master-at-once = Aussitôt : { $deed }. À la fin : { $vp } PV { master-per }.
    .title = Chef de gare
meaning-master-for-good =
    { $permanent ->
        [one] Un certificat permanent. À la fin : { $vp } PV { master-per }.
       *[other] { $permanent } certificats permanents. À la fin : { $vp } PV { master-per }.
    }
    .title = Chef de gare
master-per =
    { $of_id ->
        [workers]
            { $each ->
                [one] par ouvrier
               *[other] pour { $each } ouvriers
            }
        [objectives]
            { $each ->
                [one] par objectif
               *[other] pour { $each } objectifs
            }
        [hazards]
            { $each ->
                [one] par danger
               *[other] pour { $each } dangers
            }
        [teepee_pairs]
            { $each ->
                [one] par paire de tipis
               *[other] pour { $each } paires de tipis
            }
       *[certificates]
            { $each ->
                [one] par certificat
               *[other] pour { $each } certificats
            }
    }
meaning-area = Il sera compté à la fin : { $card }.
    .title = Objectif joué
meaning-card = { $card }.
    .title = Carte
meaning-breeding = Chaque race de ta main compte une fois : { $value }. Les certificats permanents ajoutent { $permanent } ; tu peux en dépenser { $certificates } de plus.
    .title = Valeur de la main
meaning-stack = Cartes à piocher, dans un ordre inconnu. Quand elle est vide, on mélange la défausse.
    .title = Pioche
meaning-discard = Cartes vendues, défaussées, achetées ou gagnées. Ouvre-la pour les regarder.
    .title = Défausse
meaning-jobs = Les ouvriers au-dessus du jeton s’engagent au prix de leur rangée, que l’action peut augmenter ou baisser.
    .title = Marché du travail
meaning-job-row = Un ouvrier de la rangée { $row } coûte { $cost } $ maintenant.
    .title = Rangée du marché du travail
meaning-token = Les nouveaux ouvriers arrivent dans sa rangée. Quand elle est pleine, il descend ; après la dernière rangée, il amène la fin, et celui qui le reçoit a { $vp } PV.
    .title = Jeton du marché du travail
meaning-arrow-yellow = Quand le jeton passe ici, le marché aux bovins est complété.
    .title = Flèche jaune
meaning-arrow-red = Quand le jeton passe ici, tous les autres ont encore un tour.
    .title = Flèche rouge
meaning-market = Cartes à acheter avec des cow-boys et de l’argent. Il n’en vient que par un cow-boy ou une flèche jaune.
    .title = Marché aux bovins
meaning-market-stack = Les cartes qui doivent encore venir au marché.
    .title = Pile des bovins
meaning-cowboys = Tu peux en utiliser { $cowboys } pour cet achat. Chacun sert une fois par action.
    .title = Cow-boys
meaning-price = Ce que coûtent les bovins de valeur { $value } : combien de cartes, de cow-boys et d’argent.
    .title = Prix
meaning-new-cattle =
    { $cowboys ->
        [one] Un cow-boy amène { new-cards } de la pile au marché.
       *[other] { $cowboys } cow-boys amènent { new-cards } de la pile au marché.
    }
    .title = Nouveaux bovins
meaning-objectives = En haut, l’effet de la carte quand on la joue ; au milieu, ses tâches ; en bas, ses points et ce qu’elle coûte si elles ne sont pas remplies.
    .title = Cartes objectif
meaning-objective-stack = Au lieu d’une carte visible, tu peux prendre celle du dessus, sans la voir.
    .title = Pile des objectifs
meaning-foresight = Deux tuiles pour chacune des trois piles. À Kansas City, une de chaque vient sur le plateau.
    .title = Prévision
meaning-tile = { $tile }. Les ouvriers vont au marché du travail, dangers et tipis sur le plateau.
    .title = Tuile
meaning-supply = Les tuiles qui restent dans cette pile.
    .title = Réserve
meaning-income = Certificats dépensés : { $certificates }. La valeur est { $value }, et tu reçois autant d’argent.
    .title = Recette
meaning-city = { $city } demande la valeur { $value }. Le transport depuis ta locomotive coûte { $transport } $, payé en dernier.
    .title = Ville
meaning-automa-move = L’Automa fait { $move } pas ; un plus ajoute son bonus.
    .title = Déplacement
meaning-automa-action = Ce que fait l’Automa là où il s’arrête : { $action }.
    .title = Action
meaning-automa-kansas = Quelle tuile de chaque prévision l’Automa choisit si cette carte le mène à Kansas City : celle du haut ou du bas.
    .title = Schéma de la prévision
meaning-automa-option = On la lit quand la carte tirée dit : { $action }.
    .title = Option
meaning-automa-bonus = Le dernier chiffre découvert : { $bonus }. Chaque livraison de l’Automa découvre le suivant.
    .title = Bonus
meaning-automa-deck = Cartes sous celle du dessus : { $cards }. Quand la dernière est tirée, on mélange les autres.
    .title = Pile
meaning-automa-reserve = Disques pour les gares. Sans disque, il ne peut plus en améliorer.
    .title = Réserve
meaning-automa-pile = Ceux qui doivent encore venir, dans un ordre inconnu. La difficulté décide lesquels.
    .title = Bâtiments
meaning-automa-workers = Ils attendent à côté de lui ; à une gare, il donne le plus récent pour le chef de gare.
    .title = Ouvriers

## Ce qu’il y a dans la boîte, en listes à côté des règles

box-building =
    { $hand_id ->
        [none] artisans : { $craftsmen }, { $vp } PV : { $deeds }
        [green] artisans : { $craftsmen }, { $vp } PV, main verte : { $deeds }
        [black] artisans : { $craftsmen }, { $vp } PV, main noire : { $deeds }
       *[both] artisans : { $craftsmen }, { $vp } PV, main verte et main noire : { $deeds }
    }
box-city =
    { $corners_id ->
        [white] dès la valeur { $value }, coins blancs{ box-city-brings }
       *[dark] dès la valeur { $value }, coins sombres{ box-city-brings }
    }
box-city-brings =
    { $gain ->
        [0]
            { $vp ->
                [0] { "" }
               *[other] , { $vp } PV
            }
       *[other] , { $gain } $, { $vp } PV
    }
box-station =
    { $corners_id ->
        [white] case { $space }, { $cost } $, { $vp } PV, coins blancs
       *[dark] case { $space }, { $cost } $, { $vp } PV, coins sombres
    }

## Les règles

rules-intro = Ton bouvier mène le troupeau le long de la piste, encore et encore, jusqu’à Kansas City. En route, tu utilises des bâtiments pour engager, construire, acheter et faire avancer ta locomotive ; à Kansas City, les bovins de ta main rapportent de l’argent et une livraison. Celui qui a le plus de points de victoire (PV) à la fin gagne.
rules-setup = Ce qu’il y a au début sur la table et sur ton plateau.
rules-trail = Comment on va de lieu en lieu, et ce que cela coûte.
rules-turn = Ce que tu fais quand c’est ton tour.
rules-buildings = Ce que font les bâtiments et comment on les construit.
rules-cattle = Quels bovins il y a et comment on les achète.
rules-workers = Comment les ouvriers arrivent au marché et chez toi.
rules-kansas = Ce qui se passe au bout de la piste.
rules-railroad = Comment roulent les locomotives et s’améliorent les gares.
rules-objectives = Des cartes qui récompensent ce que tu atteins et punissent le reste.
rules-cards = Ce qui vaut pour ta main et tes cartes.
rules-end = Quand la partie finit, et qui a gagné.
rules-automa = Un adversaire pour jouer en solitaire ; le programme le mène.

chapter-setup = Mise en place
chapter-trail = La piste
chapter-turn = Ton tour
chapter-buildings = Bâtiments
chapter-cattle = Bovins
chapter-workers = Ouvriers
chapter-kansas = Kansas City
chapter-railroad = Le chemin de fer
chapter-objectives = Objectifs
chapter-cards = Main et pioche
chapter-end = La fin de la partie
chapter-automa = L’Automa

rule-GWT-1-2 = Les chefs de gare et, sauf à la première partie, les bâtiments neutres sont répartis au hasard. Sept dangers et tipis vont sur le plateau ; les rangées 1 et 2 du marché du travail sont remplies jusqu’au jeton ; on dispose prévisions, marché aux bovins et quatre cartes objectif.
    .title = La table
rule-GWT-1-3 = Tu as dix bâtiments, { $discs } disques, { $cattle } cartes bovin ({ $hand } en main), un objectif de départ et une locomotive sur la case 0. La face de chaque bâtiment est tirée et vaut pour tous ; à la première partie, c’est la face a.
    .title = Avec quoi tu commences
rule-GWT-1-4 = Dans l’ordre du tour, on commence avec { $money } $. À 2, 3 et 4 joueurs, dans cet ordre : la limite de pas est { $steps } ; une main verte coûte { $green_fee } $, une noire { $black_fee } $ ; le marché a { $market } cartes, celui du travail { $columns } colonnes.
    .title = Selon le nombre de personnes
rule-GWT-1-5 = Un disque ne quitte ton plateau que pour une ville ou une gare, et ce qu’il couvrait est à toi pour de bon : plus de pas (l’un donne aussitôt { $money } $, l’autre { $vp } PV), main plus grande ({ $price } $ chacun), plus de certificats, actions auxiliaires. La limite de { $most } certificats exige aussi la case du { $before }.
    .title = Cases des disques
rule-GWT-1-6 = Un ouvrier va sur la case libre la plus à gauche de sa rangée ; sur la case 1, il y en a déjà un d’imprimé. L’action de la case couverte se fait aussitôt ou se laisse. À la fin, les ouvriers des cases 5 et 6 valent { $vp } PV chacun.
    .title = Cases des ouvriers
rule-GWT-1-7 = 1 : reçois { $gain } $. 2 : pioche une carte, puis défausses-en une. 3 : paie { $price } $, locomotive { $back } en arrière, { short-certificates }. 4 : paie { $fare } $, locomotive { $engine } en avant. 5 : locomotive { $retreat } en arrière, retire une carte du jeu. Les trois dernières sont à débloquer ; quand ses deux cases sont libres, une action peut être doublée là où il est écrit « simple ou double ».
    .title = Actions auxiliaires
rule-GWT-1-8 = L’échelle va { $track }. Ton marqueur ne dépasse jamais ta limite : d’abord { $first }, puis { $second } et { $last }.
    .title = Certificats
rule-GWT-1-9 = Tout est visible sauf les mains et l’ordre des piles.
    .title = Ce qui est visible
rule-GWT-2-1 = La piste a 7 emplacements neutres, 22 pour bâtiments, 12 cases de danger et 6 cases tipi ; trois autres cases tipi sont à côté. Seul un emplacement avec une tuile est un lieu.
    .title = Emplacements
rule-GWT-2-2 = La piste ne va qu’en avant, du début à Kansas City. À une bifurcation, tu choisis.
    .title = Toujours en avant
rule-GWT-2-3 = Six des sept emplacements neutres sont des bifurcations. La plupart ont deux branches, qui finissent à l’emplacement neutre suivant, les dernières à Kansas City. L’emplacement C en a trois, qui finissent toutes à l’emplacement E : une à part, et deux qui commencent au même emplacement de bâtiment, puis passent l’une par l’emplacement D, l’autre le long des tipis.
    .title = Bifurcations et branches
rule-GWT-2-4 = Chaque lieu où tu entres est un pas ; les emplacements vides n’en coûtent pas et on ne s’y arrête pas. Tu fais au moins un pas et au plus ta limite. Kansas City arrête le mouvement ; les autres bouviers ne bloquent jamais.
    .title = Pas
rule-GWT-2-5 = Avec les seuls bâtiments neutres, Kansas City est à 7 pas du départ, ou à 8 en passant par l’emplacement D. Quand tout est occupé, il faut 19 pas par le chemin le plus court et 35 par le plus long.
    .title = La distance
rule-GWT-2-6 = Au premier tour, tu n’avances pas : tu poses ton bouvier sur un bâtiment neutre au choix, sans péage, et tu l’utilises.
    .title = Le premier tour
rule-GWT-2-7 = Chaque lieu avec une main où tu entres ou passes coûte un péage : au propriétaire du bâtiment, sinon à la banque. Les tiens sont gratuits. Si tu as trop peu, tu paies ce que tu as.
    .title = Péages
rule-GWT-2-8 = Un nouveau tipi va sur la case libre au plus petit nombre. Celui qui le prend reçoit cette somme, ou la paie si le nombre est négatif. Si les neuf cases sont pleines, il quitte le jeu.
    .title = Tipis
rule-GWT-2-9 = Un nouveau danger va sur la plus basse case libre de sa sorte ; si les quatre sont pleines, il quitte le jeu. Le retirer, c’est le prendre.
    .title = Dangers
rule-GWT-2-10 = Si la tuile sous un bouvier est prise ou remplacée, il reste là. Un bâtiment remplacé sous toi ne sert pas une seconde fois dans cette visite.
    .title = Tuiles disparues
rule-GWT-3-1 = On joue dans le sens horaire. Un tour a trois phases : avancer, agir, piocher.
    .title = Ordre
rule-GWT-3-2 = Tu peux jouer des cartes objectif avant d’avancer et avant ou après chaque action, jamais au milieu.
    .title = Quand tu décides
rule-GWT-3-3 = Utilise chaque action locale une fois, dans n’importe quel ordre ; on peut en sauter. De deux avec une barre, choisis-en une. Une condition se remplit en entier. L’action à risque de l’emplacement s’ajoute. Si tu n’en utilises aucune, fais une action auxiliaire simple.
    .title = Bâtiments neutres et à toi
rule-GWT-3-4 = Sur un bâtiment d’autrui, un danger ou un tipi, tu ne fais qu’une action auxiliaire simple.
    .title = Autres lieux
rule-GWT-3-5 = Tu ne peux pas passer : utilise au moins une action locale ou fais l’action auxiliaire simple.
    .title = Il faut agir
rule-GWT-3-6 = Si une action fait avancer ton bouvier, les péages sont dus comme d’habitude, et tu agis de nouveau là où tu t’arrêtes. Ce que tu n’as pas utilisé avant est perdu.
    .title = Continuer
rule-GWT-3-7 = Tous les coûts sauf les péages se paient en entier.
    .title = Payer
rule-GWT-3-8 = À la fin de ton tour, pioche jusqu’à ta limite de main. Quand la pioche est vide, on mélange la défausse.
    .title = Piocher
rule-GWT-4 = A à G ne sont à personne, ne coûtent pas de péage, ne se remplacent pas, et tous peuvent les utiliser.
    .title = Bâtiments neutres
rule-GWT-5-1 = Les faces a des dix bâtiments, avec { $least_craftsmen } à { $most_craftsmen } artisans et { $least_vp } à { $most_vp } PV.
    .title = Face a
rule-GWT-5-2 = Les faces b des dix bâtiments, avec { $least_craftsmen } à { $most_craftsmen } artisans et { $least_vp } à { $most_vp } PV.
    .title = Face b
rule-GWT-5-3 = Choisis n’importe où un emplacement libre pour bâtiments. Il te faut autant d’artisans que le bâtiment en montre, et tu paies { $price } $ pour chacun ({ $reduced } $ avec la case d’un ouvrier). Les artisans ne s’usent pas.
    .title = Construire
rule-GWT-5-4 = Tu peux remplacer ton bâtiment par un autre qui montre plus d’artisans ; seule la différence compte pour les artisans et le prix. L’ancien quitte le jeu.
    .title = Remplacer
rule-GWT-5-5 = Avec 9a, ta locomotive recule autant que tu veux. Les cases, sans les aiguillages ni les autres locomotives, sont la valeur d’une livraison sans recette ni transport. Si la locomotive est sur un aiguillage, tu peux ensuite en améliorer la gare, à condition de n’y avoir alors aucun disque.
    .title = Livraison extraordinaire
rule-GWT-5-6 = Avec 8b, tu utilises le bâtiment juste avant ou après, à qui qu’il soit, et l’action à risque de son emplacement, comme s’ils étaient à toi. Un par visite.
    .title = Le voisin
rule-GWT-5-7 = Avec 9b, tu améliores une gare que ta locomotive a dépassée ; elle ne bouge pas.
    .title = Gares derrière toi
rule-GWT-5-8 = Huit emplacements pour bâtiments sont boisés. Seuls les bâtiments privés y comptent comme dans les bois.
    .title = Bois
rule-GWT-6-1 = { $jerseys } Jersey de valeur { $low } et, de valeur { $high }, { $others } Dutch Belt, { $others } Black Angus et { $others } Guernsey. Ils ne valent pas de PV.
    .title = Tes propres bovins
rule-GWT-6-2 = { $each } Holstein, { $each } Brown Swiss et { $each } Ayrshire (valeur { $low }), { $west_highlands } West Highland ({ $middle }) et { $texas_longhorns } Texas Longhorn ({ $high }).
    .title = Bovins du marché
rule-GWT-6-3 = Le tableau des prix dit combien de cow-boys et d’argent demande un achat. Chaque cow-boy sert une fois par action ; l’un d’eux peut plutôt amener deux cartes. Ce que tu achètes va à ta défausse.
    .title = Acheter
rule-GWT-6-4 = Le marché n’est rempli que quand le jeton passe une flèche jaune, après les rangées 6 et 9.
    .title = Remplir le marché
rule-GWT-6-5 = De la carte la moins précieuse à la plus précieuse : Holstein, Brown Swiss, Ayrshire, West Highland (3, 4, 5 PV), Texas Longhorn (5, 6, 7 PV).
    .title = Ordre du marché
rule-GWT-7-1 = Douze rangées, chacune avec son prix de { $least } à { $most } $.
    .title = Marché du travail
rule-GWT-7-2 = Un ouvrier va sur la case libre la plus à gauche dans la rangée du jeton. Quand elle est pleine, le jeton descend ; les flèches jaunes remplissent le marché aux bovins, la rouge amène la fin.
    .title = Nouveaux ouvriers
rule-GWT-7-3 = Tu engages dans les rangées au-dessus du jeton, au prix de la rangée plus ou moins ce que dit l’action. Une de tes rangées en tient six au plus. Quand la fin est déclenchée (GWT-12.1), toutes les rangées sont ouvertes.
    .title = Engager
rule-GWT-7-4 = Une action immédiate s’achève avant que l’on continue.
    .title = Enchaînements
rule-GWT-8-1 = Les tuiles ont trois piles : 1 dangers et tipis, 2 ouvriers, 3 ouvriers et quelques tipis.
    .title = Réserve
rule-GWT-8-2 = Deux tuiles de chaque pile sont visibles. À Kansas City, on en choisit une de chaque ; on complète à la fin du tour.
    .title = Prévisions
rule-GWT-8-3 = Choisis une tuile des prévisions 1, 2 et 3, prends ta recette, livre. Puis ton bouvier retourne au début de la piste.
    .title = À Kansas City
rule-GWT-8-4 = Chaque race différente de ta main compte sa valeur une fois ; s’ajoutent les certificats permanents et ceux que tu dépenses. Tu reçois cette somme et défausses toute ta main.
    .title = Recette
rule-GWT-8-5 = Choisis une ville qui demande au plus ta valeur et n’a pas ton disque, et poses-en un. Suivent les effets de la ville, puis tu paies le transport. Il faut livrer ; Kansas City est toujours possible.
    .title = Livraison
rule-GWT-8-6 = Kansas City rapporte { $money } $ et −{ $penalty } PV, Sacramento { $sacramento } PV, San Francisco { $san_francisco } PV ; Kansas City et San Francisco acceptent plusieurs de tes disques. Des disques aux deux bouts d’une flèche rapportent une carte objectif ou des points.
    .title = Villes
rule-GWT-8-7 = Un disque d’une case blanche va partout ; celui d’une case sombre ne va à un endroit blanc que s’il n’en reste pas de blanc. Si tu ne peux en poser aucun, prends-en un d’une de tes gares.
    .title = Coins blancs et sombres
rule-GWT-8-8 = Paie { $cost } $ pour chaque signal sur la voie entre ta locomotive et la ville.
    .title = Transport
rule-GWT-9-1 = La case 0 accueille autant de locomotives qu’on veut, les autres une seule. Neuf aiguillages sont entre les nombres ; 39 est le terminus.
    .title = La voie
rule-GWT-9-2 = Dix gares coûtent de { $least_cost } à { $most_cost } $ et valent de { $least_vp } à { $most_vp } PV ; les cinq premières ont un chef de gare.
    .title = Gares
rule-GWT-9-3 = « Jusqu’à » permet de s’arrêter plus tôt. Les cases d’autres locomotives ne comptent pas. Un aiguillage est une case à part si tu y passes.
    .title = En avant
rule-GWT-9-4 = Reculer comme condition se fait exactement ; les aiguillages comptent si tu y passes, les autres locomotives non. De la case 0, c’est impossible.
    .title = En arrière
rule-GWT-9-5 = Si ta locomotive s’arrête à une gare sans ton disque, tu peux payer son coût et en poser un. Si le chef de gare y est encore, tu peux donner pour lui le dernier ouvrier engagé d’une rangée.
    .title = Améliorer
rule-GWT-9-6 = Sur 39, le mouvement finit. Tu peux améliorer la gare, puis tu recules d’au moins une case, reçois { $money } $ et peux améliorer là aussi.
    .title = Terminus
rule-GWT-9-7 = La moitié du haut vaut aussitôt ou comme certificat permanent, celle du bas à la fin : { $worker } PV par ouvrier, ou { $others } PV pour deux objectifs, pour deux dangers, par paire de tipis ou pour deux certificats.
    .title = Chefs de gare
rule-GWT-10-1 = Chacun vaut { $vp } PV, sans action immédiate et sans pénalité.
    .title = Objectifs de départ
rule-GWT-10-2 = { $cards } cartes avec action immédiate, tâches, PV et pénalité.
    .title = Cartes objectif
rule-GWT-10-3 = Prends une des quatre visibles ou la première de la pile. Elle va à ta défausse, avec 6b en main. On complète aussitôt.
    .title = En prendre une
rule-GWT-10-4 = Joue-la de ta main à ton tour, pas à Kansas City. L’action immédiate se fait ou se laisse ; la carte comptera de toute façon.
    .title = En jouer une
rule-GWT-10-5 = 1 à { $steps } pas sans péage, jamais à Kansas City ; le lieu atteint ne s’utilise pas. Au milieu de tes actions, cela y met fin.
    .title = Avancer sans péage
rule-GWT-10-6 = Un bâtiment, une tuile, un disque ou une carte ne sert qu’un objectif.
    .title = Une seule fois
rule-GWT-11 = La limite de main est { $hand }, au plus { $most }. Les nouvelles cartes vont à la défausse. « Un bovin quelconque » n’est jamais une carte objectif, une paire est deux cartes d’une race. Choisis d’abord combien tu en pioches.
    .title = Main et pioche
rule-GWT-12-1 = Quand la dernière case de la rangée 12 est remplie, le joueur dont c’est le tour reçoit le jeton, et tous les autres ont encore un tour. On ne choisit plus d’ouvriers.
    .title = La fin
rule-GWT-12-2 = Argent (1 PV pour { $money } $), bâtiments, villes, gares, dangers, bovins, objectifs, chefs de gare, ouvriers, disque des pas ({ $disc } PV) et jeton ({ $token } PV).
    .title = Points
rule-GWT-12-3 = Ceux que tu as joués comptent forcément ; ceux qui restent dans tes cartes peuvent s’ajouter. Le programme trouve la meilleure répartition.
    .title = Objectifs à la fin
rule-GWT-12-4 = Celui qui a le plus de PV gagne ; à égalité, la victoire est partagée.
    .title = Qui gagne
rule-AU-1 = Comme à deux, mais l’Automa n’a ni plateau, ni bovins, ni argent, ni certificats. Il a un objectif de départ comme tout le monde, sauf si la table n’en veut pas.
    .title = Mise en place
rule-AU-2 = Sept de ses disques sont sur sa carte de déplacement et couvrent les chiffres { $digits } ; les autres sont sa réserve. Le bonus est le dernier chiffre découvert, 0 au début.
    .title = Bonus
rule-AU-3 = Ses bâtiments sont une pile mélangée. Facile est sans 7 à 10, moyen sans 1, 2, 9 et 10, difficile sans 1 à 4 ; surprise les a tous.
    .title = Difficulté
rule-AU-4 = { $cards } cartes avec un côté actions et un côté options, mélangées.
    .title = Ses cartes
rule-AU-5 = Bouvier et locomotive partent du début. Le hasard décide qui commence.
    .title = Son départ
rule-AU-6 = Les objectifs visibles sont numérotés de 1 à 4, le marché aux bovins de la carte la moins précieuse à la plus précieuse.
    .title = Rangs
rule-AU-7 = Il pioche une carte, avance et en fait l’action. Les options se lisent sur la carte maintenant au-dessus de la pile.
    .title = Son tour
rule-AU-8 = Quand la dernière carte est piochée, on mélange les { $cards } autres : des options sont ainsi toujours visibles.
    .title = Nouvelle pile
rule-AU-9 = Il fait autant de pas que dit la carte, avec le bonus s’il y a un plus. Aux bifurcations : la branche avec le moins de pas, puis celle sans péage à ton profit, puis celle où il t’en doit le moins, puis la première.
    .title = Mouvement
rule-AU-10 = Il ne paie rien lui-même ; pour chaque symbole de main sur tes bâtiments où il entre, tu reçois { $toll } $ de la banque. Tes péages sur ses bâtiments vont à la banque.
    .title = Péages
rule-AU-11 = Au lieu de son action, il choisit trois tuiles selon le schéma de la carte et livre : d’abord à Colorado Springs, puis toujours une ville plus loin. Puis son bouvier retourne au début. Dès sa huitième visite, il n’a plus de disque à livrer ; le reste se passe comme avant.
    .title = Son Kansas City
rule-AU-12 = À la prochaine bifurcation devant ton bouvier, il compare les branches : emplacement boisé libre, le plus de tes bâtiments, le moins de pas, les plus bas péages. À égalité, la bifurcation suivante décide. Il construit sur le premier emplacement libre, boisé si possible.
    .title = Construire
rule-AU-13 = Il prend la carte au numéro de l’option, ou la plus précieuse s’il y en a moins.
    .title = Bovins
rule-AU-14 = Il prend l’ouvrier le moins cher de la sorte indiquée, sans récompense.
    .title = Engager
rule-AU-15 = Il prend le tipi le plus rentable de la couleur indiquée.
    .title = Commerce avec les Indiens
rule-AU-16 = Derrière la tienne, sa locomotive fait toute la distance sur la voie principale. Sinon, elle s’arrête à la première gare libre à portée ; s’il n’y en a pas, elle fait toute la distance sur la voie principale. Sur la case 39, le mouvement finit : il y pose un disque s’il n’en a pas, puis elle recule jusqu’à la case numérotée libre la plus proche, sans les { $money } $.
    .title = Locomotive
rule-AU-17 = À une gare sans son disque, il en pose un de sa réserve et, s’il a un ouvrier, prend le chef de gare.
    .title = Ses gares
rule-AU-18 = Il prend celui qui vaut le plus, à égalité un de la sorte indiquée, sinon le premier qu’il rencontre dans la ronde inondation, sécheresse, éboulement à partir de cette sorte.
    .title = Danger
rule-AU-19 = Il prend l’objectif visible au numéro de l’option.
    .title = Objectif
rule-AU-20 = Remplissage, jeton et fin suivent les règles habituelles.
    .title = Tout le reste
rule-AU-21 = Il compte villes, gares, bâtiments, bovins, dangers, le jeton et tous ses objectifs comme remplis.
    .title = Ses points

## Tips for the first games

tip-start = Tu peux commencer sur n’importe quel bâtiment neutre, ceux qui ont une lettre. Ses actions sont à toi tout de suite : arrête-toi sur un signe pour lire ce qu’il fait.
tip-move = Les lieux éclairés sont à portée ; seuls les lieux occupés comptent comme pas. Une pièce en chemin est un péage : à la banque pour un danger, au propriétaire pour un bâtiment.
tip-visit = Sur un bâtiment neutre ou à toi, tu peux utiliser chaque action une fois, dans n’importe quel ordre ; ou une seule action auxiliaire à la place. Quand tu as fini, dis-le.
tip-hire = Les cow-boys achètent du bétail, les artisans construisent, les ingénieurs font avancer la locomotive. La plupart misent sur l’un des trois. Le prix est à côté de la rangée.
tip-build = Choisis un bâtiment, puis sa place. Tes bâtiments sont des étapes dont les actions ne sont qu’à toi, et certains prennent un péage aux autres.
tip-buy = De nouvelles races rendent tes livraisons plus précieuses : à Kansas City, chaque race en main compte une fois. Plus de cow-boys, bétail moins cher.
tip-engine = Plus ta locomotive est loin, moins il coûte de livrer aux villes lointaines. Les gares le long de la voie s’améliorent là où tu t’arrêtes.
tip-station = L’amélioration place un de tes disques dans la gare : des points à la fin, et un disque qui quitte ton plateau débloque ce qu’il couvrait.
tip-take = Les dangers que tu enlèves et les tipis que tu prends en commerçant viennent à toi : les dangers rapportent des points et ouvrent la route à tous.
tip-objective = Un objectif de ton paquet se joue depuis la main pour son bonus ; il compte alors à la fin, pour ou contre toi. Prends ce que tu fais de toute façon.
tip-certificate = Les certificats se gardent pour Kansas City : chacun que tu y dépenses augmente d’un la valeur de la livraison.
tip-foresight = À Kansas City, tu choisis d’abord des tuiles pour tous : des ouvriers pour le marché, des dangers et des tipis pour la piste. Choisis ce qui t’aide.
tip-income = Ta main vaut la somme de ses races différentes. Les certificats s’y ajoutent ; dépense-les quand ils te mènent à une meilleure ville.
tip-deliver = Une ville prend ton troupeau s’il vaut assez. Les villes au-delà de ta locomotive coûtent de l’argent. La plupart n’acceptent qu’un disque de toi.
tip-auxiliary = Les actions auxiliaires sont sur ton plateau. Les disques que tu poses dans les villes ou les gares en libèrent de plus fortes.

## The guided first turn

guide-welcome = Tu conduis du bétail le long de la piste jusqu’à Kansas City, encore et encore. En chemin, tu t’arrêtes aux bâtiments et utilises leurs actions ; à Kansas City, le troupeau part en train vers une ville. Les points viennent de partout ; ce tour montre comment cela marche.
guide-hand = Ta main, ce sont quatre cartes bovin : deux Jersey, une Dutch Belt et une Guernsey. À Kansas City, chaque race différente compte. En chemin, tu te défais des races en double ou inutiles et t’en procures de meilleures.
guide-place = Au premier tour, tu peux commencer sur n’importe quel bâtiment à lettre. Touche celui qui est éclairé, A : tu y tires de l’argent de ta Guernsey et engages un ouvrier.
guide-discard = Ton bouvier est sur A. Chaque action du bâtiment s’utilise une fois. D’abord celle qui est éclairée : défausse la Guernsey pour { $money } $.
guide-hire = Tu as maintenant { $money } $. Utilise la deuxième action du bâtiment : engage un ouvrier.
guide-craftsman = Prends l’artisan au marché du travail pour { $cost } $. Avec deux artisans, tu peux construire des bâtiments plus forts. Comme il ne reste rien à faire, ton tour finit et tu repioches jusqu’à quatre cartes.
guide-visit = Tu es à un bâtiment : utilise ses actions éclairées dans n’importe quel ordre, chacune une fois, ou une seule action auxiliaire. Puis termine ton tour.
guide-move = Désormais, à chaque tour tu avances sur la piste : jusqu’à trois lieux, toujours vers Kansas City. Les lieux vides ne comptent pas. Les dangers et certains bâtiments des autres prennent un péage ; il est montré avant.
guide-auxiliary = Voici ton plateau. Sur le bâtiment d’un autre, ou quand un bâtiment ne sert à rien, fais une action auxiliaire : de l’argent ou de nouvelles cartes. Les disques qui quittent le plateau en débloquent d’autres.
guide-kansas-city = Au bout de la piste se trouve Kansas City : ta main y est vendue, chaque race différente ajoute sa valeur, les certificats aident, et un de tes disques va dans une ville. Puis tout recommence.
guide-end = Tu en sais assez : la partie continue, et ce qui est éclairé est possible. Chaque signe s’explique si tu y laisses la souris ou appuies un instant.

## Lessons

lesson-kansas-city = Kansas City
lesson-kansas-city-1 = Ta main vaut quelque chose : deux Dutch Belt comptent une fois, { $dutch_belt } ; Brown Swiss et Holstein { $holstein } chacune ; en tout { $herd }. Va à Kansas City.
lesson-kansas-city-2 = Tu choisis d’abord des tuiles pour tous, une par colonne : les dangers et les tipis vont sur la piste, les ouvriers au marché du travail. Prends celles que tu veux, trois fois.
lesson-kansas-city-3 = Ton troupeau vaut { $herd }, et tu as { $certificates } certificats. Albuquerque demande { $value } : dépenses-en { $spent } et gardes-en un.
lesson-kansas-city-4 = Tu as reçu { $value } $. Livre à la meilleure ville que ta valeur atteint : Albuquerque. Elle est au-delà de ta locomotive, et chaque signal en chemin se paie.
lesson-kansas-city-5 = Le disque que tu envoies vient de ton plateau, et ce qu’il couvrait est débloqué pour de bon. Choisis ce que tu aimerais avoir.
lesson-kansas-city-end = { $value } $ de revenu, { $transport } $ de transport, un disque à Albuquerque et une case débloquée. Ton bouvier recommence la piste. Rassemble donc en chemin quatre races différentes ; mieux vaut te défaire des doubles.
lesson-hiring = Engager et construire
lesson-hiring-1 = Les ouvriers te rendent plus fort : les cow-boys au marché aux bestiaux, les artisans pour construire, les ingénieurs sur la voie. Va au bâtiment A, où l’on engage.
lesson-hiring-2 = Utilise l’action qui engage au prix imprimé.
lesson-hiring-3 = Le prix est à côté de la rangée : prends l’artisan de la première rangée pour { $cost } $.
lesson-hiring-4 = Tu as maintenant deux artisans, car l’un est imprimé sur ton plateau. Laisse le reste et termine ton tour.
lesson-hiring-5 = C’est de nouveau à toi. Va au bâtiment B : on y construit.
lesson-hiring-6 = Chaque artisan qu’un bâtiment demande coûte ici { $cost } $. Utilise l’action.
lesson-hiring-7 = Avec deux artisans et { $money } $, tu peux t’offrir le bâtiment { $building }. Pose-le sur un emplacement libre : choisis le bâtiment, puis l’endroit.
lesson-hiring-end = Toi seul peux l’utiliser, les autres paient un péage en passant, il vaut { $vp } points et allonge leur chemin. Construis là où tu t’arrêteras toi-même.
lesson-engines = Locomotives et gares
lesson-engines-1 = Tu as trois ingénieurs. Au bâtiment C, ta locomotive avance d’autant de cases que tu as d’ingénieurs : vas-y.
lesson-engines-2 = Utilise l’action avec la locomotive.
lesson-engines-3 = La case de l’autre locomotive ne compte pas : l’aiguillage de la première gare est à portée. Arrête-toi là, pas plus loin.
lesson-engines-4 = Améliore la gare pour { $cost } $ : un disque quitte ton plateau et débloque ce qu’il couvrait.
lesson-engines-5 = Le chef de gare est encore là. Donne pour lui ton dernier ingénieur : il rapporte aussitôt { $gain } $ et, à la fin, un point par ouvrier.
lesson-engines-end = Une gare rapporte des points et débloque une case ; un chef de gare est un but pour le reste de la partie. Plus ta locomotive est loin, moins les villes lointaines coûtent.
lesson-objectives = Objectifs
lesson-objectives-1 = Tu as en main un objectif qui demande un bâtiment, un tipi vert et un bleu. Tu as tout : joue-le. Il rapporte { $gain } $ tout de suite et { $vp } points à la fin.
lesson-objectives-2 = Un objectif joué et non rempli coûte des points : prends ceux qui vont avec ce que tu fais. Au bâtiment C, tu en obtiens un : vas-y.
lesson-objectives-3 = Utilise l’action qui donne une carte objectif.
lesson-objectives-4 = Il te reste deux bâtiments et un danger qui ne servent aucun objectif : prends la carte qui demande justement cela.
lesson-objectives-end = Elle va dans ta défausse et te viendra en main plus tard. Chaque bâtiment, tuile et disque ne sert qu’un objectif ; à la fin, le programme trouve la meilleure répartition.
lesson-automa = Lire l’Automa
lesson-automa-1 = Tu joues contre l’Automa. Son tour découle de deux cartes. Joue d’abord le tien : va au bâtiment B.
lesson-automa-2 = Fais la seule action auxiliaire qui rapporte de l’argent ; puis regarde le tour de l’Automa.
lesson-automa-3 = Sa carte disait un pas et « engager ». Quel ouvrier, la carte suivante le dit, celle qui est maintenant au-dessus : un cow-boy. Il a pris le moins cher. Tu vois donc déjà la moitié de son prochain tour. Va au bâtiment C.
lesson-automa-4 = La carte du dessus dit un pas et « locomotive » ; de combien, la carte d’après le dira. Reprends de l’argent et regarde.
lesson-automa-end = La locomotive a avancé de { $spaces } cases, comme le dit la nouvelle carte du dessus. Regarde-la avant chacun de tes tours : elle dit jusqu’où ira l’Automa et ce qu’il fera ; seuls les détails restent ouverts.

## Pictures on the rules page

board-picture-workers = Les rangées d’ouvriers d’un plateau de joueur : cow-boys, artisans, ingénieurs.
board-picture-cattleman = Les bouviers de deux joueurs.
board-picture-teepees = Un tipi vert et un tipi bleu. La main indique le péage dû à qui passe.
board-picture-hazards = Trois dangers : une inondation, une sécheresse et un éboulement, chacun avec ses points et la main de son péage.
board-picture-neutral = Deux bâtiments neutres et ce qu’ils permettent de faire.
board-picture-private = Deux bâtiments privés de joueurs différents, avec leurs points et ce qu’ils permettent à leur propriétaire.
board-picture-cattle = Des cartes bétail : la race par sa couleur, sa valeur d’élevage, ses points.
board-picture-jobs = Le marché du travail à deux joueurs : chaque rangée avec son prix et ses ouvriers.
board-picture-cities = Les premières villes, avec des disques de deux joueurs.
board-picture-stations = Les premières gares : le coût de l’amélioration, ses points, la place du disque et le chef de gare.
board-picture-objectives = Des cartes objectif : en haut, ce qu’elles rapportent aussitôt ; au milieu, leurs tâches ; en bas, les points, et ce qu’elles coûtent si elles ne sont pas remplies.
