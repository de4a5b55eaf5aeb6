# Texts of --help. Read without Fluent's runtime: one line each, no parameters, no attributes.

usage-title = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND …
usage-arguments = Arguments:
usage-commands = Commands:
usage-options-title = Options:

saloon = Saloon: board games of the West, for people and programs.
games = List the games, their seats and options.
play = Play a game in this terminal, against bots or with friends.
companion = Play beside a real board: the companion plays for the Automa and tells you what to move.
serve = Open the room in the browser, for you or for a network.
simulate = Let bots play many games and see how they fare.
replay = Go through a saved game step by step.
verify = Check that every draw of a finished game was fair.
rules = Print the rules of a game, or one of them.
scene = Run scenes, one rule each as data, and say which pass.
bench = Measure how fast games and bots run on this machine.
version = Print the version and whether the engines are compiled.

any-game = Which game; “saloon games” lists them.
any-file = A saved game (transcript).
any-option = An option of the game; may be given several times.
any-deck = Your own list of action cards (TOML).
any-lang = Language; otherwise that of your system.
any-json = Print the figures as JSON.
any-help = Print this page.
play-seats = Who sits where: “me”, “me:Anna” for several people at this terminal, or the name of a bot (greedy, random); where a game has an Automa, also “automa” or “automa:hard”. Default: me,greedy.
play-seed = Secret seed of the draws, up to 64 hexadecimal digits; otherwise it is random.
simulate-seats = The bots, one for each seat (greedy, random; where a game has an Automa, also automa:hard).
simulate-games = How many games; default 1000.
simulate-seed = The same seed gives the same games; default 1.
simulate-workers = How many processes; default: one for each core.
replay-at = Begin after this ply.
replay-seat = See the game as this seat saw it (the first is 0); otherwise as a spectator.
rules-id = One rule only, such as GW-24.
scene-files = Files with scenes (TOML).
scene-game = The game of scenes that do not say it themselves.
bench-targets = Compare with the figures in this file (TOML); exit code 1 if one is not reached.
companion-name = Which companion: automa.
companion-file = Where the game is saved, or the saved game to go on with; otherwise a file in your home folder is proposed.
companion-level = How strong: easy, medium, hard or surprise; default medium.
serve-host = Address to listen on; default 127.0.0.1, this machine only. 0.0.0.0 lets others in.
serve-port = Port; default 8000.
serve-database = Where tables are kept: sqlite:///FILE or postgresql+psycopg://…; otherwise a file in your home folder.
serve-open = Open the page in your browser.
