# Texts of --help. Read without Fluent's runtime: one line each, no parameters, no attributes.

usage-title = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL …
usage-arguments = Argumente:
usage-commands = Befehle:
usage-options-title = Optionen:

saloon = Saloon: Brettspiele aus dem Wilden Westen, für Menschen und Programme.
games = Zeige die Spiele, ihre Plätze und Optionen.
play = Spiele in diesem Terminal, gegen Bots oder mit Freunden.
companion = Spiele neben einem echten Spielplan: Der Begleiter spielt für den Automa und sagt dir, was zu bewegen ist.
serve = Öffne den Raum im Browser, für dich oder für ein Netzwerk.
simulate = Lass Bots viele Partien spielen und sieh, wie sie abschneiden.
replay = Geh eine gespeicherte Partie Schritt für Schritt durch.
verify = Prüfe, ob in einer beendeten Partie jede Ziehung fair war.
rules = Zeige die Regeln eines Spiels oder eine davon.
scene = Spiele Szenen, je eine Regel als Daten, und sieh, welche bestehen.
bench = Miss, wie schnell Spiele und Bots auf diesem Rechner laufen.
version = Zeige die Version und ob die Spielkerne kompiliert sind.

any-game = Welches Spiel; „saloon games“ zählt sie auf.
any-file = Eine gespeicherte Partie (Mitschrift).
any-option = Eine Option des Spiels; kann mehrmals angegeben werden.
any-deck = Deine eigene Liste der Aktionskarten (TOML).
any-lang = Sprache; sonst die deines Systems.
any-json = Gib die Zahlen als JSON aus.
any-help = Zeige diese Seite.
play-seats = Wer wo sitzt: „me“, „me:Anna“ für mehrere Personen an diesem Terminal oder der Name eines Bots (greedy, random); wo ein Spiel einen Automa hat, auch „automa“ oder „automa:hard“. Sonst: me,greedy.
play-seed = Geheimer Startwert der Ziehungen, bis zu 64 Hexadezimalziffern; sonst zufällig.
simulate-seats = Die Bots, einer je Platz (greedy, random; wo ein Spiel einen Automa hat, auch automa:hard).
simulate-games = Wie viele Partien; sonst 1000.
simulate-seed = Gleicher Startwert, gleiche Partien; sonst 1.
simulate-workers = Wie viele Prozesse; sonst einer je Kern.
replay-at = Beginne nach diesem Schritt.
replay-seat = Zeige die Partie, wie dieser Platz sie sah (der erste ist 0); sonst wie ein Zuschauer.
rules-id = Nur eine Regel, etwa GW-24.
scene-files = Dateien mit Szenen (TOML).
scene-game = Das Spiel der Szenen, die es nicht selbst sagen.
bench-targets = Vergleiche mit den Werten in dieser Datei (TOML); Exit-Code 1, wenn einer nicht erreicht ist.
companion-name = Welcher Begleiter: automa.
companion-file = Wo die Partie gespeichert wird, oder die gespeicherte Partie, die weitergeht; sonst wird eine Datei in deinem Ordner vorgeschlagen.
companion-level = Wie stark: easy, medium, hard oder surprise; sonst medium.
serve-host = Adresse; wenn du nichts angibst 127.0.0.1, nur dieser Rechner. Mit 0.0.0.0 können andere herein.
serve-port = Port; wenn du nichts angibst 8000.
serve-database = Wo die Tische liegen: sqlite:///DATEI oder postgresql+psycopg://…; sonst eine Datei in deinem Heimatordner.
serve-open = Öffne die Seite in deinem Browser.
