# Everything that is not of one game, in French. Informal address (tu).
# Never write “de { $seat }”: it would need an elision before a vowel. Spaces before : ; ! ? » and after « do not break.
# A line break inside a value would be part of the text, so every text stands on one line.

## Seats

seat-guest = Invité
seat-you = Toi
seat-number = Place { $number }
seat-automa =
    { $level ->
        [easy] Automa (facile)
        [medium] Automa (moyen)
        [hard] Automa (difficile)
        [surprise] Automa (surprise)
       *[other] Automa
    }
## Ce que le serveur dit à un navigateur quand il ne peut montrer la page

page-to-room = Retour à la salle
trouble-failed = Ça n’a pas marché.

## Ce qu’une messagerie montre d’un lien

preview-title = { $game } au Saloon
preview-invited =
    { $host ->
        [none] Invitation
       *[other] { $host } t’invite
    } : { $free ->
        [0] la table de { $seats } est maintenant complète.
        [one] une place sur { $seats } est libre.
       *[other] { $free } places sur { $seats } sont libres.
    }

## Why an action is not possible, whatever the game

refusal-game-over = La partie est finie.
refusal-waits-for-draw = Il faut d’abord faire un tirage.
refusal-not-your-turn = Ce n’est pas ton tour : c’est à { $seat } de jouer.
refusal-nothing-to-undo = Il n’y a rien à annuler : tu ne peux reprendre que ton dernier coup, et seulement tant qu’aucune carte n’est piochée et que personne d’autre ne joue.
refusal-undo-too-far = Seul ton dernier tour peut être repris : pour remonter plus loin, il faut l’accord de la personne à qui est la table, et elle n’est plus assise ici.
refusal-unknown-action = Cette action n’existe pas ; il y a : { $choices }.
refusal-wrong-fields = L’action « { $action } » demande exactement ces champs : { $fields }.
refusal-no-such-move = Le coup { $move } n’est pas possible maintenant.

## What is wrong with input. The place is named before it, as in “deck.no_region.cards[2].cost: …”

bad-line = ligne { $line }
bad-not-in-range = Il faut une valeur de { $low } à { $high }, et non { $got }.
bad-not-one-of = « { $got } » ne fait pas partie des possibilités : { $choices }.
bad-unknown-option = Cette option n’existe pas ; il y a : { $known }.
bad-unknown-key = Ce champ n’existe pas ici ; il y a : { $known }.
bad-unknown-field = Ce champ n’existe pas ici.
bad-missing-field = Ce champ manque.
bad-wrong-type = Ce genre de valeur ne convient pas ici.
bad-not-a-table = Il faut ici une table de champs, et non « { $got } ».
bad-not-a-list = Il faut ici une liste, et non « { $got } ».
bad-wrong-number = Il en faut { $expected }, et non { $got }.
bad-named-twice = « { $got } » apparaît deux fois ici.
bad-not-a-name = Il faut ici un nom de { $most } caractères au plus.
bad-no-automa = Ce jeu n’a pas d’Automa.
bad-automa-elsewhere = L’Automa joue à la place { $seat } sur { $seats }, et à aucune autre.
bad-automa-joins = Seul contre l’Automa : --seats { $seats }
bad-automa-plays = L’Automa joue à la place { $seat } ; personne d’autre ne peut s’y asseoir.

## What is wrong with a transcript

bad-empty-file = Le fichier est vide.
bad-not-json = Cette ligne n’est pas du JSON ; elle est abîmée ou coupée.
bad-not-an-object = Cette ligne est du JSON, mais pas un objet.
bad-not-a-transcript = Ce n’est pas une partie enregistrée par Saloon.
bad-other-format = Le fichier est au format { $got } ; cette version lit le format { $expected }.
bad-unknown-rules-version = La version { $got } des règles de ce jeu n’est pas connue ici ; la plus récente est la { $newest }.
bad-neither-move-nor-draw = Cette ligne n’est ni un coup ni un tirage.
bad-not-puzzles = Ce n’est pas un fichier de problèmes de ce jeu.
bad-no-puzzle = Cette ligne n’est pas un problème.
bad-wrong-ply = Ici devrait se trouver le coup { $expected }, et non { $got }.
bad-no-such-seat = Il n’y a pas de place { $got } à cette table.
bad-wrong-seat =
    { $expected ->
        [draw] Ici devrait se trouver un tirage
        [nothing] La partie est finie et il ne devrait rien y avoir ici
       *[other] Ici devrait se trouver un coup de la place { $expected }
    }, et non { $got ->
        [draw] un tirage
       *[other] un coup de la place { $got }
    }.
bad-refused = Ce n’est pas possible ici ({ $rule }) : { $action }
bad-after-the-end = Quelque chose suit la graine, qui est toujours la dernière ligne.
bad-seed-before-the-end = La graine est révélée alors que la partie n’est pas finie.
bad-no-seed = La graine manque ; elle est révélée à la fin de la partie, et c’est seulement alors qu’on peut vérifier les tirages.
bad-seed-breaks-commitment = La graine n’est pas celle qui a été engagée au début.
bad-earlier-part = Ce tirage vient de la partie { $got } de la suite, alors que la partie { $expected } avait commencé
bad-unfair-draw = Ce tirage ne vient pas de la graine : c’est { $got }, mais ce devrait être { $expected }
bad-cut-in-opening = Le fichier s’arrête avant le coup { $plies }, où la partie a été reprise.
bad-already-over = Cette partie est finie. Pour la revoir : saloon replay { $file }
bad-options-are-set = Une partie enregistrée garde les options de son début.
bad-other-number-of-seats = Cette partie a { $expected } places, pas { $got }.

## What is wrong on the command line

bad-no-equals-sign = Une option s’écrit NOM=VALEUR.
bad-not-hex = Une graine a au plus { $digits } chiffres hexadécimaux (0–9, a–f).
bad-not-toml = Ce n’est pas du TOML valide (ligne { $line }).
bad-not-text = Ce n’est pas un fichier texte.
bad-not-weights = Ce ne sont pas des poids pour { $game } à { $seats } places.
bad-no-such-file = Ce fichier ou ce dossier n’existe pas.
bad-nothing-to-decide = Il n’y avait rien à décider au coup { $got }.
bad-no-games-of-it = Il n’y a aucune partie enregistrée de { $game } dans ce dossier.
bad-file-exists = Ce fichier existe déjà ; choisis un autre nom.
bad-is-a-folder = C’est un dossier, pas un fichier.
bad-no-permission = Tu n’as pas le droit d’utiliser ce fichier.
bad-file-trouble = Ce fichier ne peut être ni lu ni écrit.
bad-no-words = Personne n’a encore écrit de textes pour ce jeu (langue « { $language } »).
bad-no-message = Il manque un message aux textes de ce jeu (langue « { $language } ») : { $message }
bad-brought-twice = Plusieurs paquets l’apportent : { $packages }. Désinstalle-les tous sauf un.
bad-broken-package = Le paquet « { $package } » l’apporte, mais il ne peut pas être chargé : { $detail }
bad-port-taken = Impossible d’écouter sur { $host }, port { $got } : il est pris ou interdit.
bad-not-an-address = « { $got } » n’est ni une adresse ni un réseau comme 10.0.0.0/8.
bad-not-allowed = Ce serveur ne porte pas ce nom.
bad-too-short = Il faut au moins { $least } signes.
bad-no-such-host = Cette machine n’a pas d’adresse « { $got } ».
bad-no-such-table = Il n’y a pas de table « { $got } ».
bad-checks-nothing = Ceci ne vérifie rien.
bad-no-such-rule = Le jeu n’a pas de règle « { $got } ».
bad-not-exactly-one-of = Il faut exactement l’une de ces clés : { $choices }.
bad-must-stand-alone = Rien d’autre ne peut être attendu à côté de ceci.
bad-needs-extra = Il manque ici quelque chose : pip install "saloon[{ $extra }]"
bad-unreachable = Personne ne répond à { $got }.
bad-no-token = Le cluster à { $got } ne nous laisse pas entrer : RAY_AUTH_TOKEN manque ou est faux.
bad-other-version = Un processus a la version { $got } de Saloon, et non { $expected }.
bad-worker-dies = { $tries } processus sont morts du même travail.
bad-not-a-journal = Ce n’est pas un fichier à partir duquel on peut reprendre.
bad-other-run = Le fichier appartient à une autre exécution : « { $got } » au lieu de « { $expected } ».
bad-not-empty = Ce dossier n’est pas vide.
bad-no-such-program = Il n’y a pas de programme « { $got } ».
bad-name-taken = Le nom « { $got } » ne peut pas servir : il est vide ou appartient à un autre bot.
bad-too-few = Il faut au moins { $least } bots, mais il y en a { $got }.

usage-missing = Il manque { $name }.
usage-no-such-option = L’option { $name } n’existe pas.
usage-needs-value = { $name } demande une valeur.
usage-not-a-number = { $name } doit être un nombre entier.
usage-too-much = Il y a quelque chose de trop sur la ligne de commande.
usage-hint = Voir : { $command } --help

version-compiled = Les moteurs sont compilés.
version-plain = Les moteurs tournent en simple Python.

## saloon games

games-name = Nom
games-title = Jeu
games-seats = Places
games-options = Options (* si tu ne choisis pas)
games-automa = En solitaire contre l’Automa : { $seats }, ou avec un niveau, comme dans { $seats }:{ $level }. Niveaux : { $levels }.

## saloon play

play-keys = ? aide · u annuler · s sauver · b plateau · l récit · q quitter
play-possible = Possible maintenant :
play-impossible = Impossible maintenant :
play-rules-help = Tape ? et une règle pour la faire expliquer, par exemple : ? { $rule }
play-not-understood = « { $line } » ne veut rien dire ici. Tape le numéro d’un coup, ou ? pour de l’aide.
play-no-such-number = Tape un numéro de 1 à { $count }.
play-no-such-rule = La règle « { $rule } » n’existe pas ; il y a { $rules }.
play-more-news = … (l : tout ce qui s’est passé)
play-more-moves = … page { $page } sur { $pages }, coups : { $count } (m : la page suivante)
play-curtain = Passe le clavier à { $name }, puis appuie sur Entrée.
play-saved = Enregistrée dans { $file }. Pour la revoir : saloon replay { $file }
play-saved-half = Enregistrée dans { $file }. Pour continuer : saloon play { $file }
play-goes-on = On reprend après { $plies } coups. Les tirages viennent désormais d’une nouvelle graine ; son empreinte est { $commitment }.
play-leave = La partie n’est pas finie. L’enregistrer ? (o : dans { $file } · un autre nom de fichier · n : non · c : continuer à jouer)
play-save-offer = Enregistrer la partie ? (o : dans { $file } · un autre nom de fichier · n : non)
play-left = À bientôt au saloon !
answers-yes = o oui y yes
answers-no = n non no
answers-go-on = c

## How a game came out

result-seat = Place
result-points = Points
result-victory = Victoire
result-share = { $percent } %
result-item = Points pour
result-rule = Règle
result-winner =
    { $you ->
        [yes] Tu as gagné !
       *[no] Victoire pour { $seat } !
    }
result-shared = Victoire partagée : { $names }.

## saloon replay, saloon verify

replay-keys = Coup { $ply } sur { $last } · Entrée : suivant · p : précédent · numéro : y aller · q : quitter
replay-not-understood = Appuie sur Entrée, ou tape p, q ou un numéro de 0 à { $last }.
replay-unfinished = Après { $ply ->
        [one] { $ply } coup
       *[other] { $ply } coups
    }, la partie n’est pas finie.
verify-prepared = Préparée : cette partie a commencé avec une graine publiée, comme les leçons. Tout le monde pouvait en connaître les tirages.
verify-fair =
    { $draws ->
        [one] Équitable : le seul tirage vient
       *[other] Équitable : les { $draws } tirages viennent
    } de la graine engagée au début ; les { $plies } coups suivent les règles.
verify-unproven =
    { $draws ->
        [one] Non prouvé : un tirage
       *[other] Non prouvés : { $draws } tirages
    } avant le coup { $ply }, où la partie a été reprise. Leur graine ({ $commitment }) n’a jamais été révélée.
verify-fair-from =
    { $draws ->
        [one] Équitable à partir du coup { $ply } : le seul tirage vient
       *[other] Équitable à partir du coup { $ply } : les { $draws } tirages viennent
    } de la graine engagée à ce moment ({ $commitment }) ; les { $plies } coups suivent les règles.

## saloon simulate

simulate-bot = Bot
simulate-wins = Victoires
simulate-rate = Part
simulate-interval = Intervalle à 95 %
simulate-mean = Points
simulate-quantile = { $percent } %
simulate-length = Durée d’une partie : { $mean } coups en moyenne ; 5 % des parties en ont au plus { $low }, la moitié { $middle }, 95 % { $high }.
simulate-pace = { $games } parties en { $seconds } s, { $pace } par seconde ; graine { $seed }
simulate-running = { $pace } parties/s, { $workers ->
    [one] 1 processus
   *[other] { $workers } processus
}
simulate-stopped = Arrêté après { $done } parties sur { $games }.
## saloon league

league-title = Championnat
league-rating = Cote
league-interval = 95 %
league-games = Parties
league-share = Victoire
league-lost = Forfaits
league-ahead = Combien de fois la ligne était devant la colonne
league-plot = La cote de chaque bot, avec son intervalle à 95 %
league-about = { $games } parties à des tables de { $seats } ; graine { $seed }
league-stopped = Arrêté ; le championnat a { $done } parties.
league-crashed = { $name } s’est terminé au milieu d’une partie et l’a perdue : { $count } ×
league-nonsense = { $name } a répondu ce qui n’est pas un coup et a perdu la partie : { $count } ×
league-no-such-move = { $name } a joué un coup qui n’existait pas et a perdu la partie : { $count } ×
league-too-slow = { $name } a pris trop de temps et a perdu la partie : { $count } ×
## saloon stats

stats-title = Statistiques
stats-none = Il n’y a pas de tables terminées dans cette base de données.
stats-skipped = { $count ->
    [one] Une table terminée n’a pas pu être rejouée ici et n’est pas comptée.
   *[other] { $count } tables terminées n’ont pas pu être rejouées ici et ne sont pas comptées.
}
stats-game = { $name }, { $seats } places : { $tables ->
    [one] une table
   *[other] { $tables } tables
}
stats-turn = Ordre du tour
stats-opening = Première décision
stats-times = Fois
stats-winners = Vainqueurs
stats-length = { $decisions } décisions en moyenne ; 5 % des parties en ont au plus { $low }, 95 % { $high }. La moitié des tables ont duré au plus { $minutes } minutes.
stats-items-plot = Points par sorte : le point est la moyenne de toutes les places, la ligne finit à la moyenne des vainqueurs
stats-points-plot = Points de toutes les places
stats-length-plot = Longueur des parties, en décisions

## saloon bench

bench-running = Mesure en cours …
bench-what = Mesure
bench-compiled = Compilé
bench-plain = Python seul
bench-ratio = Rapport
bench-playouts = { $game } : parties au hasard par seconde
bench-copies = { $game } : copies d’un état par seconde
bench-views = { $game } : décisions par seconde avec leurs actions et une vue
bench-greedy-games = { $game } : parties de greedy contre greedy par seconde
bench-simulate = { $game } : parties au hasard par seconde et par cœur avec « simulate »
bench-greedy = { $game } : greedy bat random, part sur { $games } parties
bench-start = saloon --help
bench-goal = Objectif
bench-at-least = au moins { $value }
bench-at-most = au plus { $value }

## saloon scene

scene-summary = { $passed } réussies, { $failed } échouées

## Bots

bot-random = bot au hasard
    .about = Joue n’importe quel coup permis. Bien pour découvrir le jeu.
bot-greedy = bot gourmand
    .about = Regarde un tour à l’avance et prend ce qui paraît le mieux. Un bon premier adversaire.
bot-search-1 = Pied-tendre
    .about = Ne voit pas la moitié de ce qu’il pourrait faire et juge mal le reste. Pour une première partie ; répond aussitôt.
bot-search-2 = Garçon de ranch
    .about = Regarde un tour à l’avance, et beaucoup de choses lui échappent. Répond aussitôt.
bot-search-3 = Convoyeur
    .about = Regarde un tour à l’avance et laisse parfois échapper quelque chose. Répond aussitôt.
bot-search-4 = Chef de convoi
    .about = Regarde un tour à l’avance et ne laisse presque rien échapper. Répond aussitôt.
bot-search-5 = Shérif
    .about = Pense son tour jusqu’au bout et ne laisse rien échapper. Répond aussitôt.
bot-search-6 = Légende
    .about = Le plus fort de Saloon : essaie comment la partie pourrait continuer après chaque coup. Réfléchit jusqu’à une seconde par décision.

## Learning

train-round = Tour { $round } : { $games } parties, { $share } contre greedy ({ $low } – { $high }), { $points } points à { $others }
train-done = Les meilleurs poids : { $file }
train-numpy = Pour apprendre il faut numpy : pip install "saloon[train]"

## Analyse et conseils

analyse-title = Analyse
analyse-fair = juste part
analyse-skill = adresse
analyse-luck = chance
analyse-others = les autres
analyse-final = résultat
analyse-accuracy = précision
analyse-counts = erreurs
analyse-skill-errors = Erreur type de l’adresse : { $errors }
analyse-error = { $played }. Mieux : { $best } ({ $lost } de perdus)
analyse-lucky = { $draw } ({ $luck })
analyse-draw = un tirage que personne n’a vu
analyse-turning = Tournants pour { $name }
analyse-errors = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
}
analyse-mark-inaccuracy = imprécision
analyse-mark-mistake = erreur
analyse-mark-blunder = gaffe
analyse-plot = La part de victoire que chaque place pouvait espérer, coup par coup
analyse-stopped = Arrêt après { $ply } coups sur { $last } ; voici ce qui a été trouvé jusque-là.
puzzles-found = { $count ->
    [0] Aucun problème trouvé dans { $games } parties.
    [one] Un problème trouvé dans { $games } parties ; il est dans { $file }.
   *[other] { $count } problèmes trouvés dans { $games } parties ; ils sont dans { $file }.
}
puzzles-checked = Problèmes vérifiés : { $checked } sur { $all }. Confirmés : { $count }, maintenant dans { $file }.
puzzles-fallen = Non confirmés : { $numbers }
hint-move = { $number } : { $move } – { $share } de la victoire, environ { $points } points
hint-line = Ensuite peut-être : { $line }
hint-expected = { $name } : { $move }
hint-stoppable = Réflexion … Ctrl+C l’arrête
hint-alone = Les conseils sont réservés aux parties d’une personne contre des bots.
hint-help = Tape ?best pour voir ce que jouerait quelqu’un de fort.
