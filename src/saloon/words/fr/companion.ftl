# Le compagnon à côté d’un vrai plateau, en français. Les noms des pièces sont dans le catalogue du jeu.
# Un saut de ligne dans une valeur ferait partie du texte : chaque texte tient donc sur une ligne.

companion-title = L’Automa à côté de ton plateau
companion-about = Joue en solitaire à Great Western Trail sur ta propre table : le compagnon tient les cartes, bâtiments et disques de l’Automa, ne demande que ce qu’il ne peut pas voir, et te dit quoi déplacer.
companion-begin = Commencer
companion-new = Nouvelle partie
companion-mine = Tes parties
companion-load = Charger une partie enregistrée
    .about = D’un autre appareil ou du terminal : { $command } FICHIER
companion-save = Enregistrer dans un fichier
    .about = Pour continuer sur un autre appareil ou dans le terminal : { $command } FICHIER
companion-started = Commencée le { $date }, tours joués : { $turns }
companion-instructions = Ce que fait l’Automa
companion-turn = Tour { $number }
companion-earlier = Tours précédents
companion-before = L’Automa n’a pas encore joué.
companion-why = Pourquoi
companion-answer = C’est fait
companion-undo = Retour
    .about = Reprendre la dernière réponse
companion-nothing = Rien de tout cela
companion-as-before = Tout comme indiqué
companion-one-more = Un de plus
companion-one-less = Un de moins
companion-there = Qu’y a-t-il là maintenant ?
companion-overview = Devant l’Automa
companion-over = Les points de l’Automa
companion-total = En tout
companion-your-last = Si tu n’as pas encore eu ton dernier tour, joue-le maintenant ; les points de l’Automa ne changent plus.
companion-offline = Pas de connexion. Ta réponse est gardée et partira dès que possible.
companion-gone = Cette partie n’est plus ici, ou n’est pas à toi.
companion-saved = Enregistrée sous { $file }. Pour la reprendre : saloon companion automa --file { $file }
companion-reopened = On reprend { $file }.
companion-other-level = { $file } se joue au niveau « { $level } » ; --level vaut pour une nouvelle partie.
companion-keys = Tape un numéro · Entrée : { $usual } · u : retour · q : quitter, c’est enregistré
companion-keys-none = Tape un numéro · u : retour · q : quitter, c’est enregistré
companion-keys-many = Tape des numéros séparés par des espaces · Entrée : aucun · u : retour · q : quitter, c’est enregistré
companion-keys-changed = Tape les numéros de ce qui est différent · Entrée : tout comme indiqué · u : retour · q : quitter, c’est enregistré
companion-keys-rest = a : tout le reste comme proposé
companion-not-understood = « { $line } » n’est pas un des numéros de 1 à { $count }.
companion-ask-file = Enregistrer cette partie sous { $file } ? (Entrée : oui · ou un autre nom)

## Ce qui est devant l’Automa

overview-site = Bouvier
overview-engine = Locomotive
overview-bonus = Bonus
overview-workers = Ouvriers
overview-deck = Cartes dans sa pile
overview-buildings = Bâtiments
overview-stations = Gares
overview-cities = Villes

## Questions

ask-opening = Comment commence ta partie ?
ask-setup = Qu’y a-t-il sur le plateau au début : quelles sept tuiles sur la piste, quels trois ouvriers ?
ask-turn = Joue ton tour. Qu’as-tu fait qui a changé la table ?
ask-token = Où est le jeton du marché du travail après ton passage à Kansas City ?
ask-card =
    { $first ->
        [yes] Mélange les cartes de l’Automa, côté options visible. Quelle carte est au-dessus ?
       *[no] L’Automa pioche la carte du dessus. Quelle carte est au-dessus maintenant ?
    }
ask-building = Prends le bâtiment sous la pile de l’Automa. Lequel est-ce ?
ask-branches = Qu’y a-t-il sur ces emplacements ?
ask-hazards = Quels dangers sont sur le plateau ?
ask-teepees = Quels tipis sont sur le plateau ?
ask-cattleman = Quel est le dernier de ceux-ci où ton bouvier se trouve ou qu’il a dépassé ?
ask-jobs = Combien de cette sorte y a-t-il dans chaque rangée du marché du travail : { $worker } ?
ask-row = Le jeton est dans la rangée { $row } du marché du travail. Quel ouvrier est dans cette rangée ?
ask-market = Combien de chaque carte y a-t-il au marché aux bovins ?
ask-engine = Sur quelle case est ta locomotive ?
ask-master = Le chef de gare est-il encore à la gare { $station } ?
ask-foresight = Quelles tuiles sont dans les prévisions ?
ask-objective = Combien de points vaut la carte objectif à la place { $place } ?
ask-objectives =
    { $taken ->
        [one] L’Automa a pris une carte objectif. Combien vaut-elle ?
       *[other] L’Automa a pris { $taken } cartes objectif. Combien valent-elles ?
    }

## Ce qu’il faut choisir

field-first = Qui commence ?
field-deck = Qui pioche les cartes de l’Automa ?
field-sides = Quels bâtiments montrent leur côté b ?
field-did = Pendant ton tour
field-token = Jeton
field-card = Carte
field-building = Bâtiment
field-site = { $site }
field-cattleman = Bouvier
field-row = Rangée { $row }
field-job = Rangée { $row } : { $worker }
field-worker = Ouvrier
field-market = { $card }
field-engine = Locomotive
field-master = Gare { $station }
field-foresight =
    { $place ->
        [1] Prévision { $column }, tuile du haut
       *[2] Prévision { $column }, tuile du bas
    }
field-points = Place { $place }
field-worth = Cartes à { $points } points
field-tile = Ta tuile de la prévision { $column }

## Choix

choice-player = Moi
choice-automa = L’Automa
choice-chance = Le sort décide
choice-app = Le compagnon
choice-own = Moi, de mon paquet
choice-built = construit un bâtiment
choice-hazard = pris un danger
choice-teepee = pris un tipi
choice-hired = engagé un ouvrier
choice-cattle = changé le marché aux bovins
choice-engine = déplacé ma locomotive
choice-master = pris un chef de gare
choice-kansas = passé par Kansas City
choice-left = après la dernière rangée : je l’ai
choice-empty = vide
choice-none = aucun
choice-there = encore là
choice-gone = parti
choice-beside = encore aucun

## Ce qu’il faut faire

tell-move =
    { $steps ->
        [one] Avance le bouvier de l’Automa de { $steps } pas : { $site }.
       *[other] Avance le bouvier de l’Automa de { $steps } pas : { $site }.
    }
tell-toll = Il entre dans ton bâtiment ({ $site }) : prends { $money } $ à la banque.
tell-build = Pose le bâtiment { $building } de l’Automa ici : { $site }.
tell-take = Prends pour l’Automa : { $tile } ({ $site }).
tell-hire = Prends pour l’Automa { $worker_a } de la rangée { $row } du marché du travail.
tell-cattle = Prends pour l’Automa cette carte du marché aux bovins : { $card }.
tell-objective = Prends pour l’Automa la carte objectif à la place { $place }.
tell-engine = Déplace la locomotive de l’Automa sur la case { $to }.
tell-station = Pose un disque de la réserve de l’Automa sur la gare { $station }.
tell-master = Pose { $worker_a } de l’Automa sur la gare { $station } et prends pour lui le chef de gare.
tell-tile =
    { $place ->
        [1] Prévision { $column } : prends la tuile du haut, { $tile }.
       *[2] Prévision { $column } : prends la tuile du bas, { $tile }.
    }
tell-job = Pose-la dans la rangée { $row } du marché du travail.
tell-place = Pose-la ici : { $site }.
tell-lost = Il n’y a pas de place, elle sort du jeu : { $tile }.
tell-token = Descends le jeton du marché du travail à la rangée { $row }.
tell-deliver = Pose le premier disque de la carte de déplacement de l’Automa sur { $city }.
tell-back = Remets le bouvier de l’Automa au début de la piste.
tell-end = Le marché du travail est plein : l’Automa reçoit le jeton, et tu as encore un tour.
tell-shuffle = Mélange les { $cards } autres cartes de l’Automa : c’est sa nouvelle pile.
tell-refill =
    { $what ->
        [foresights] Complète les prévisions.
        [market] Complète le marché aux bovins jusqu’à { $cards } cartes, s’il en a moins.
       *[display] Complète la rangée des objectifs.
    }
tell-path = À la bifurcation ({ $fork }), il prend la branche { $branch } : aucune autre n’est plus courte.

## Ce qui ne va pas dans une réponse ou un fichier

bad-building-twice = Le bâtiment { $building } ne peut pas être aussi là ({ $site }) : il est déjà ailleurs ({ $other }).
bad-row-too-full = La rangée { $row } du marché du travail n’a que { $columns } places.
bad-other-tiles-at-start = Au début, il y a sept tuiles sur la piste, pas { $got }.
bad-other-workers-at-start =
    { $expected ->
        [one] Au début, il y a un ouvrier dans la rangée { $row } du marché du travail, pas { $got }.
       *[other] Au début, il y a { $expected } ouvriers dans la rangée { $row } du marché du travail, pas { $got }.
    }
bad-too-many-objectives = L’Automa n’en a pris que { $most }, pas { $got }.
bad-no-workers-any-more = La fin est déclenchée : on ne peut plus choisir d’ouvriers.
bad-nothing-to-take-back = Il n’y a pas de réponse à reprendre.
bad-not-a-companion = Ce n’est pas une partie de compagnon enregistrée par Saloon.
bad-neither-answer-nor-draw = Cette ligne n’est ni une réponse ni un tirage.
