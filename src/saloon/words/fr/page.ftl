# The web page’s own texts, in French. Informal address (tu). What the terminal says too stands in room.ftl.
# A line break inside a value would be part of the text, so every text stands on one line.

## Everywhere

page-title = Saloon : jeux de société du Far West
page-skip-link = Aller au contenu
page-loading = Un instant…
page-lost = Il n’y a rien ici.
page-try-again = Réessayer
page-reload = Recharger la page
page-close = Fermer
page-cancel = Annuler
page-rules = Règles
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Settings

settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-pace = Rythme
    .about = Combien de temps on voit les coups des autres.
settings-pace-instant = Immédiat
settings-pace-fast = Rapide
settings-pace-normal = Normal
settings-pace-slow = Lent
settings-name = Ton nom
    .missing = Écris comment les autres peuvent t’appeler.
settings-sound = Son
    .about = Une clochette sonne quand c’est à toi de jouer.
settings-sound-turn = Mon tour
settings-sound-points = Points gagnés
settings-sound-loss = Points perdus
settings-sound-over = La fin
settings-notify = Notifications
    .about = Ton navigateur te prévient quand c’est à toi et que tu regardes ailleurs.
    .blocked = Ton navigateur ne permet pas à cette page de te prévenir.
settings-keys = Touches
    .about = Les nombres choisissent les coups de la liste (deux chiffres à partir de 10). M mène aux coups, L au journal, B au plateau ; W dit où tu en es.
settings-tips = Conseils
    .about = De courts conseils à la table, chacun montré une fois.
settings-tips-again = Remontrer tous les conseils

## The room

room-title = Prends une chaise
room-tagline = Jeux de société du Far West, contre des bots ou entre amis.
room-play-bot = Jouer contre : { $bot }
room-learn = Apprendre en jouant
room-solo = Jouer en solo contre l’Automa
solo-title = En solo : toi contre l’Automa
solo-level = De quelle force ?
solo-start = Commencer
room-set-table = Préparer la table
room-companion = Sur ton propre plateau
box-title = Ma boîte
my-tables = Tes tables
my-tables-none = Tu n’es encore à aucune table. Celles que tu ouvres ou rejoins apparaissent ici.
my-tables-waiting = { $count ->
        [one] à toi de jouer à { $count } table
       *[other] à toi de jouer à { $count } tables
    }
my-tables-all = Toutes les afficher ({ $count })
my-tables-waiting-title = On t’attend
my-tables-put-away = Ranger
    .about = Ranger { $game } : la table n’est plus dans la liste et se retrouve parmi les parties finies.
my-tables-bring-back = Remettre dans la liste
my-tables-won = Tu as gagné
my-tables-winner = { $name } a gagné
my-tables-shared = Victoire partagée : { $names }
find-title = Parties finies
find-what = Un nom ou un jeu
find-none = Aucune partie finie ne correspond.
import = Charger une partie
    .about = Une transcription (.jsonl) : une partie finie à revoir, ou une partie à continuer.

## Setting a table

set-title = Qui joue ?
set-me = Moi
    .about = Toi, sur cet appareil.
set-here = Quelqu’un ici
    .about = Une autre personne sur cet appareil. Vous vous le passez et les mains restent cachées.
set-invited = Un ami ailleurs
    .about = Tu reçois un lien à envoyer ; le premier qui l’ouvre prend la place.
set-bot = Bot
set-level = Niveau
set-name = Nom
set-add = Ajouter une place
set-remove = Retirer la place { $number }
set-hints = Permettre les conseils
    .about = Chacun peut demander ce que ferait un joueur expérimenté. Les autres voient dans le journal qu’un conseil a été demandé.
set-options = Options
set-own-file = Ta propre liste
set-file-unreadable = Impossible de lire { $file } : il faut du TOML ou du JSON.
set-own-list = Liste personnelle : { $name }
set-from-file = À partir d’un fichier (TOML)
set-open = Ouvrir la table

## Seats

seat-bot = Bot
seat-here = sur cet appareil
seat-online = présent
seat-offline = absent
seat-left = parti
seat-free = Place libre
seat-has-left = { $name } a quitté la table.
seat-replace = Laisser un bot continuer
players = Joueurs

## Waiting for people

lobby-waiting =
    { $count ->
        [one] La partie commence dès que la place libre est prise.
       *[other] La partie commence dès que les { $count } places libres sont prises.
    }
lobby-awaited = attendu
lobby-invite = Invitation pour la place { $number }
lobby-about = Envoie un lien à chaque ami. Tu peux fermer cette page : la table reste ouverte.
link-copy = Copier
link-copied = Copié
link-share = Partager
link-qr = Code QR
link-here-only = Ce lien ne fonctionne que sur cette machine.
link-open-network = Pour que d’autres de ton réseau puissent entrer, arrête le serveur et relance-le avec la commande ci-dessous. La table est gardée ; tes amis ouvrent ensuite : { $url }
link-copy-command = Copier la commande
link-no-network = Pour que d’autres puissent entrer, cette machine a besoin d’un réseau.
link-network = Pour tous ceux de ton réseau.
join-title = Une invitation pour toi
join-about = Une place t’attend à une table.
join-host = { $host } t’a gardé une place.
join-seats = À la table
join-your-seat = ta place
join-to-table = À la table
join-watch = Regarder la partie
join-unknown = Cette invitation n’existe pas. Le lien a peut-être été coupé en le copiant.
join-used = Quelqu’un a déjà pris cette place.
join-sit = Prendre la place
join-gone = Cette invitation n’est plus valable : la place est prise, ou la table n’existe plus.

## At the table

table-your-turn = À toi de jouer
table-turn-of = À { $name } de jouer
table-over = La partie est terminée
table-last-round = Dernier tour
stand-leader = { $name } est en tête avec { $points } points.
stand-ahead = Tu es en tête avec { $points } points, avance de { $lead }.
stand-even = Tu partages la tête avec { $points } points.
stand-behind = Tu es à la place { $place } sur { $seats } avec { $points } points, à { $gap } de { $name }.
table-waiting = En attente de joueurs
table-broken = Connexion perdue. Nouvel essai…
table-not-found = Cette table n’existe pas, ou pas pour toi.
table-board = Le plateau
table-no-board = Ce jeu n’a pas encore de plateau ; joue avec la liste des coups.
table-board-failed = Ce dessin vient du paquet du jeu et il a échoué. La liste des coups fonctionne toujours.
table-no-words = Personne n’a écrit les textes de ce jeu : on ne peut pas y jouer ici.
table-skip = Passer
tab-log = Journal
tab-chat = Discussion
tab-table = Table
tab-news = du nouveau
moves = Tes coups
moves-none = Rien à choisir pour l’instant.
moves-all = Afficher tous les coups
moves-refused =
    { $count ->
        [one] Impossible pour l’instant : { $count }
       *[other] Impossibles pour l’instant : { $count }
    }
why-rule = Règle { $rule } : { $title }
refusal-nothing-to-do = On ne peut rien en faire maintenant.
undo = Annuler
undo-ask = Demander à annuler
undo-asked = { $name } voudrait reprendre un coup.
undo-what =
    Tout depuis « { $move } » serait repris : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } de { $players ->
        [one] une personne
       *[other] { $players } personnes
    }{ $draws ->
        [0] {""}
       *[other] , tirages compris
    }.
undo-look = Montrer le plateau tel qu’il serait
undo-agree = D’accord
undo-refuse = Non
undo-waiting = On attend que les autres acceptent la reprise.
log-stand-in = { $name } n’a pas joué à temps : un coup a été choisi au hasard.
log-hint = { $name } a demandé un conseil.
log-seat = Seulement ce joueur
log-kind = Seulement ce genre
log-all-seats = Tout le monde
log-all-kinds = Tout
log-moves = Coups
log-points = Points
log-chance = Tirages
log-empty = Il ne s’est encore rien passé.
log-newest = Au plus récent
since-title = Depuis ton dernier tour
since-again = Revoir
since-ghosts = En pâle sur le plateau : où étaient les pièces.
chat-line = Dis quelque chose
chat-send = Envoyer
chat-empty = C’est calme ici.
chat-watchers = Les spectateurs peuvent écrire
chat-players-only = À cette table, seuls les joueurs peuvent écrire.
replay = Revoir
replay-slider = Moment de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Dérouler à partir d’ici
replay-pause = Pause
replay-past = Tu revois l’étape { $ply } sur { $last }
replay-now = Revenir au présent
replay-end = À la fin
replay-eyes = Vu par
replay-eyes-watch = Spectateur
leave = Quitter la table
leave-sure = Les autres peuvent laisser un bot continuer à ta place. Tu ne pourras pas reprendre cette place.
watch-about = Avec ce lien, on peut regarder, mais sans voir aucune main.
watch-link = Lien pour regarder
watch-note = Tu regardes. Tu vois ce que tout le monde voit, et la main de personne.
left-waits = { $name } a quitté la table et c’est son tour : la partie attend.
curtain = Passe l’appareil à { $name }
    .about = Personne d’autre ne regarde ? Alors c’est parti.
curtain-open = Je suis { $name }

## The end

end-rematch = Rejouer
end-next = À la partie suivante
end-replay = Revoir
end-download = Enregistrer la partie
end-scores = D’où viennent les points
plot-title = Les points au fil du temps
plot-time = Temps
plot-now = Les points si la partie s’était arrêtée là
plot-what = Points pour quoi
plot-all = Tous les points
fair = Tirages équitables
fair-about = Avant le premier tirage, le serveur a fixé une graine secrète et montré son empreinte ; il ne pouvait plus la changer. Chaque tirage en découle.
fair-prepared = Les tirages de cette table suivent une graine publiée et sont les mêmes pour tous ceux qui apprennent le jeu. Ils ne sont donc pas secrets et ne prouvent rien sur le hasard.
fair-opening = Cette partie a été reprise après le coup { $ply }. La suite est prouvée par l’empreinte ci-dessous ; les tirages d’avant ne le sont pas.
fair-commitment = Empreinte, montrée dès le début
fair-seed = Graine, révélée à la fin
fair-published = Graine, publiée
fair-later = La graine est révélée à la fin de la partie ; chacun peut alors vérifier chaque tirage.
fair-matches = La graine correspond à l’empreinte.
fair-differs = La graine ne correspond pas à l’empreinte !
fair-verify = Pour vérifier chaque tirage, enregistre la partie et lance :

## The rules

rules-chapters = Chapitres

## When something goes wrong

trouble-offline = Le serveur est injoignable.
trouble-not-found = Cela n’existe pas ici.
trouble-forbidden = Tu n’as pas le droit de faire cela.
trouble-conflict = Quelqu’un a été plus rapide ; voici où on en est.
trouble-too-many = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
trouble-too-large = C’est trop gros.
trouble-too-slow = La demande n’est pas arrivée à temps.
trouble-quota = Tu as trop de tables en cours avec des bots. Finis-en d’abord quelques-unes.
trouble-bots-only = Il faut quelqu’un à la table : sur ce serveur, les bots ne jouent pas entre eux.
trouble-no-hints = Les conseils n’ont pas été convenus pour cette table.
trouble-unjudged = La recherche n’a pas fini d’évaluer cette position à temps. Réessaie quand le serveur sera moins occupé.
trouble-busy = Le serveur ne peut rien enregistrer pour l’instant. Réessaie dans un moment.
trouble-closed = Cette table a été fermée par les responsables du serveur.
trouble-banned = Tu as été exclu de ce serveur.
trouble-bad-input = Le serveur n’a pas compris.
trouble-outdated = Cette table suit des règles plus récentes que ce programme ; elle reprendra dès que Saloon sera mis à jour.

## Teaching

teach-tip = Conseil
teach-understood = Compris
teach-no-tips = Plus de conseils
teach-guide = Ton premier tour
teach-next = Suite
teach-go-on = Continuer à jouer
teach-alone = Je me débrouille
teach-otherwise = Tu as fait à ta façon ; c’est tout aussi bien.
teach-wait = Les autres jouent maintenant. Regarde ce qu’ils font ; puis ce sera de nouveau à toi.
teach-prepared = Table préparée : elle commence de la même façon pour tous ceux qui apprennent le jeu.

## Apprendre

hint-ask = Que ferait un joueur expérimenté ?
hint-title = Le choix d’un expert
hint-thinking = Réflexion en cours …
hint-stop = Arrêter
hint-close = Fermer le conseil
hint-none = Arrêté avant d’avoir trouvé quoi que ce soit.
hint-then = Ensuite peut-être :
hint-show = Montrer sur le plateau
hints-agreed = Les conseils sont permis à cette table : chacun peut demander ce que ferait un joueur expérimenté, et le journal le dit.
analyse-link = Analyser
analyse-back = Retour à l’analyse
analyse-at = Coup { $ply } : { $shares }
analyse-as-table = En tableau
analyse-ply = Coup
analyse-accounts = Ce que chaque part est devenue
    .about = Part finale − juste part = adresse + chance + ce qu’ont fait les autres. Erreurs : imprécisions · erreurs · gaffes. ± : une erreur type.
analyse-best-move = Meilleur :
analyse-played-move = Joué :
analyse-same = le même
analyse-bar-share = La part est connue à environ ± { $error } près.
analyse-bar-difference = La différence est connue à environ ± { $error } près.
analyse-marks = Sur le plateau, un cadre continu entoure le meilleur coup, un cadre en tirets avec ≠ le coup joué.
analyse-shared = Les deux se jouent au même endroit.
analyse-try = Essayer à partir d’ici, contre des bots
analyse-not-over = Cette partie est encore en cours ; elle pourra être analysée une fois finie.
analyse-progress = Avancement de l’analyse
analyse-so-far = { $ply } coups sur { $last }
analyse-go-on = Continuer
analyse-to-table = À la table
analyse-board = Le plateau au coup { $ply }
analyse-error-before = Erreur précédente
analyse-error-next = Erreur suivante
analyse-nothing = Il n’y avait rien à décider ici.
solve-find = Trouve ton meilleur coup.
solve-right = Juste !
solve-wrong = Pas le meilleur :
solve-gives-away = Il cède { $lost } de la victoire. Essaie encore.
solve-brings = Le meilleur coup rapporte, par exemple :
solve-later = Ce que rapporte le meilleur coup ne se voit que plus tard.
solve-show = Montrer le meilleur coup
mistakes-own = Apprendre de tes erreurs
mistakes-of = Apprendre des erreurs de { $name }
mistakes-title = Erreurs de { $name }
mistakes-count = { $number } sur { $count }, { $solved } résolues
mistakes-close = Retour à l’analyse entière
mistakes-played = Joué : { $move } (a cédé { $lost }). Qu’est-ce qui aurait été meilleur ?
mistakes-next = Erreur suivante
mistakes-skip = Passer
mistakes-done = C’était la dernière.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
}
rules-print = Imprimer
rules-show = Montre-moi
rules-show-rule = Montrer { $rule } sur un plateau
scene-start = Voilà l’état de la table. Avance pour voir ce qui se passe.
scene-step = { $number } sur { $count }
scene-on = Suivant
scene-back = Un pas en arrière
lessons-title = Leçons
lessons-about = Chacune montre une idée sur une table préparée et dure une minute ou deux. C’est toi qui joues ; tout ce que tu essaies peut être repris.
lessons-taken = faite
lessons-all = Toutes les leçons
seat-opponent =
    { $number ->
        [1] Rosa
        [2] Jack
        [3] Nell
       *[other] Silas
    }
lessons-step = Étape { $number } sur { $count }
lessons-done = Leçon terminée
lessons-otherwise = C’est permis, et à un autre moment ce peut être bon. Cette leçon parle d’autre chose : reprends ton coup et essaie encore.
lessons-take-back = Reprendre le coup
lessons-where = Montre-moi où
lessons-next = Leçon suivante
lessons-again = Encore une fois
lessons-play = Jouer une partie
puzzles-title = Problèmes
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-daily = Problème du jour
puzzles-solve = Le résoudre
puzzles-again = Résolu aujourd’hui ; le revoir
puzzles-streak = { $days ->
    [one] Résolu un jour jusqu’ici.
   *[other] Résolu { $days } jours de suite.
}
puzzles-solved = { $solved } résolus sur { $count }
puzzles-one = Problème { $number }, difficulté { $grade } sur 5
puzzles-one-solved = Problème { $number }, difficulté { $grade } sur 5, résolu
puzzles-all = Tous les problèmes
puzzles-next = Problème suivant
statistics-title = Mes statistiques
statistics-none = Aucune de tes parties n’est encore finie.
statistics-games = parties
statistics-wins = part des victoires
statistics-points = points en moyenne
statistics-analysed = La précision et la chance sont connues pour les parties analysées jusqu’au bout : { $count }.
statistics-for = Points pour
statistics-mean = toutes les parties
statistics-before = moitié ancienne
statistics-lately = moitié récente
statistics-over-time = au fil du temps
statistics-all-points = Tous les points
statistics-each = Partie par partie
