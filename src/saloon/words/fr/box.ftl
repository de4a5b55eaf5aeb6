# Ma boîte : saisir ce que contient sa propre boîte, en français.

box-about = Saisis ce que contient ta boîte et joue exactement avec cela. Les listes restent sur cet appareil ; à la table, tout le monde voit qu’il s’agit d’une liste personnelle.
box-game = Jeu
box-list = Liste
box-new = Nouvelle, vide
box-from-ours = Nouvelle, d’après la nôtre
box-import = Charger une liste (TOML)
box-name = Nom de la liste
box-export = Enregistrer dans un fichier
box-delete = Supprimer la liste
box-delete-sure = « { $name } » disparaîtra de cet appareil.
box-none = Il n’y a pas encore de liste. Commence par une liste vide, ou pars de la nôtre et change ce qui est différent dans ta boîte.
box-new-name = Ma boîte { $number }
box-not-taken = { $file } ne peut pas être affiché ici.
box-missing = il en manque { $count }
box-too-many = { $count } de trop
box-right = Complète et correcte.
box-not-kept = Cet appareil ne conserve pas la liste : enregistre-la dans un fichier.
box-show = Montrer où
box-here = regarde ici
box-again = Une autre pareille
box-remove = Retirer : { $what }
box-less = { $what } : moins
box-more = { $what } : plus
box-row = { $card } (×{ $count })
box-count = Combien
box-cards = Cartes

## Go West!

box-per_region = Chaque région
    .about = Ce que les quatre régions ont toutes : chacune de ces cartes est quatre fois dans la boîte.
box-no_region = Aucune région
box-places = Jetons
box-places-none = aucun
box-places-one = un ici
box-places-two = deux ici
box-places-plus = un ici, un ailleurs
box-cost = Coût
box-add-card = Ajouter une carte : { $where }

## Carcassonne: Gold Rush

box-tiles = Tuiles
box-start = Tuile de départ
box-tokens = Jetons
box-token = Valeur { $value }
box-id = Nom court
box-side-N = Haut
box-side-E = Droite
box-side-S = Bas
box-side-W = Gauche
box-land-P = prairie
box-land-R = rail
box-land-M = montagne
box-mountain-of = { $side } fait partie de
box-mountain = montagne { $number }
box-rail = Rail { $number }
box-from = De
box-to = À
box-end-N = haut
box-end-E = droite
box-end-S = bas
box-end-W = gauche
box-end-J = aiguillage
box-end-C = ville
box-end-M = montagne { $number }
box-locos = Locomotives
box-nuggets = Pépites, montagne { $number }
box-prairie = Prairie { $number } ({ $sides })
box-camps = Camps indiens
box-herds = Troupeaux de chevaux
box-add-rail = Rail à l’intérieur de la tuile
box-rails-anew = Rails à nouveau
box-add-tile = Ajouter une tuile

## Great Western Trail: the Automa

box-movement = Chiffres de la carte de déplacement
box-digit = Chiffre { $number }
box-build = Ordre dans lequel les branches sont comparées pour construire
box-criterion = Rang { $number }
box-criterion-woods = forêts
box-criterion-human_buildings = tes bâtiments
box-criterion-shortest = la plus courte
box-criterion-lowest_toll = le péage le plus bas
box-own-build = Cette carte a son propre ordre
box-automa-card = Carte { $number }
box-number = Numéro
box-move = Pas
box-action = Action
box-kansas-u = haut
box-kansas-l = bas
box-add-automa = Ajouter une carte
