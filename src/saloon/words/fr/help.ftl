# Texts of --help. Read without Fluent's runtime: one line each, no parameters, no attributes.

usage-title = Utilisation :
usage-options = [OPTIONS]
usage-command = COMMANDE …
usage-arguments = Arguments :
usage-commands = Commandes :
usage-options-title = Options :

saloon = Saloon : des jeux de société du Far West, pour les gens et les programmes.
games = Liste les jeux, avec leurs places et leurs options.
play = Joue dans ce terminal, contre des bots ou entre amis.
companion = Joue à côté d’un vrai plateau : le compagnon joue pour l’Automa et te dit quoi déplacer.
serve = Ouvre la salle dans le navigateur, pour toi ou pour un réseau.
simulate = Fais jouer de nombreuses parties aux bots et regarde ce que cela donne.
replay = Revois pas à pas une partie enregistrée.
verify = Vérifie que chaque tirage d’une partie finie était équitable.
rules = Affiche les règles d’un jeu, ou une seule.
scene = Joue des scènes, une règle chacune sous forme de données, et dit lesquelles réussissent.
bench = Mesure la vitesse des jeux et des bots sur cette machine.
version = Affiche la version et si les moteurs sont compilés.

any-game = Quel jeu ; « saloon games » les liste.
any-file = Une partie enregistrée (transcription).
any-option = Une option du jeu ; peut être répétée.
any-deck = Ta propre liste de cartes action (TOML).
any-lang = Langue ; sinon celle du système.
any-json = Affiche les chiffres en JSON.
any-help = Affiche cette page.
play-seats = Qui s’assoit où : « me », « me:Anna » pour plusieurs personnes devant ce terminal, ou le nom d’un bot (greedy, random) ; si le jeu a un Automa, aussi « automa » ou « automa:hard ». Par défaut : me,greedy.
play-seed = Graine secrète des tirages, jusqu’à 64 chiffres hexadécimaux ; sinon elle est aléatoire.
simulate-seats = Les bots, un par place (greedy, random ; si le jeu a un Automa, aussi automa:hard).
simulate-games = Combien de parties ; 1000 par défaut.
simulate-seed = La même graine donne les mêmes parties ; 1 par défaut.
simulate-workers = Combien de processus ; un par cœur par défaut.
replay-at = Commence après ce coup.
replay-seat = Montre la partie telle que cette place la voyait (la première est 0) ; sinon en spectateur.
rules-id = Une seule règle, par exemple GW-24.
scene-files = Fichiers de scènes (TOML).
scene-game = Le jeu des scènes qui ne le disent pas elles-mêmes.
bench-targets = Compare avec les chiffres de ce fichier (TOML) ; code de sortie 1 si l’un n’est pas atteint.
companion-name = Quel compagnon : automa.
companion-file = Où enregistrer la partie, ou la partie enregistrée à reprendre ; sinon un fichier de ton dossier personnel est proposé.
companion-level = Quelle force : easy, medium, hard ou surprise ; medium par défaut.
serve-host = Adresse d’écoute ; par défaut 127.0.0.1, cette machine seulement. 0.0.0.0 laisse entrer les autres.
serve-port = Port ; par défaut 8000.
serve-database = Où les tables sont gardées : sqlite:///FICHIER ou postgresql+psycopg://… ; sinon un fichier dans ton dossier personnel.
serve-open = Ouvre la page dans ton navigateur.
