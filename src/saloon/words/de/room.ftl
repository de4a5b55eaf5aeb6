# Everything that is not of one game, in German. Informal address (du).
# A line break inside a value would be part of the text, so every text stands on one line.

## Seats

seat-guest = Gast
seat-you = Du
seat-number = Platz { $number }
seat-automa =
    { $level ->
        [easy] Automa (leicht)
        [medium] Automa (mittel)
        [hard] Automa (schwer)
        [surprise] Automa (Überraschung)
       *[other] Automa
    }
## Was der Server einem Browser sagt, wenn er die Seite nicht zeigen kann

page-to-room = In den Saloon
trouble-failed = Das hat nicht geklappt.

## Was ein Messenger von einem Link zeigt

preview-title = { $game } im Saloon
preview-invited =
    { $host ->
        [none] Du bist eingeladen
       *[other] { $host } lädt dich ein
    }: { $free ->
        [0] Der Tisch mit { $seats } Plätzen ist inzwischen voll.
        [one] Ein Platz von { $seats } ist frei.
       *[other] { $free } Plätze von { $seats } sind frei.
    }

## Why an action is not possible, whatever the game

refusal-game-over = Das Spiel ist aus.
refusal-waits-for-draw = Zuerst muss gezogen werden.
refusal-not-your-turn = Du bist nicht dran: { $seat } ist am Zug.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: nur deinen eigenen letzten Zug, und nur, bis eine Karte gezogen wird oder jemand anders am Zug war.
refusal-undo-too-far = Nur der eigene letzte Zug lässt sich zurücknehmen: Weiter zurück müsste zustimmen, wem der Tisch gehört, und diese Person sitzt nicht mehr hier.
refusal-unknown-action = Diese Aktion gibt es nicht; es gibt: { $choices }.
refusal-wrong-fields = Die Aktion „{ $action }“ braucht genau diese Felder: { $fields }.
refusal-no-such-move = Der Spielzug { $move } ist jetzt nicht möglich.

## What is wrong with input. The place is named before it, as in “deck.no_region.cards[2].cost: …”

bad-line = Zeile { $line }
bad-not-in-range = Der Wert muss von { $low } bis { $high } gehen, ist aber { $got }.
bad-not-one-of = „{ $got }“ gehört nicht zur Auswahl: { $choices }.
bad-unknown-option = Diese Option gibt es nicht; es gibt: { $known }.
bad-unknown-key = Dieses Feld gibt es hier nicht; es gibt: { $known }.
bad-unknown-field = Dieses Feld gibt es hier nicht.
bad-missing-field = Dieses Feld fehlt.
bad-wrong-type = Ein solcher Wert passt nicht hierher.
bad-not-a-table = Hier wird eine Tabelle mit Feldern gebraucht, nicht „{ $got }“.
bad-not-a-list = Hier wird eine Liste gebraucht, nicht „{ $got }“.
bad-wrong-number = Es müssen { $expected } sein, nicht { $got }.
bad-named-twice = „{ $got }“ kommt hier zweimal vor.
bad-not-a-name = Hier muss ein Name von höchstens { $most } Zeichen stehen.
bad-no-automa = Dieses Spiel hat keinen Automa.
bad-automa-elsewhere = Der Automa spielt auf Platz { $seat } von { $seats } und auf keinem anderen.
bad-automa-joins = Allein gegen den Automa: --seats { $seats }
bad-automa-plays = Auf Platz { $seat } spielt der Automa; sonst kann dort niemand sitzen.

## What is wrong with a transcript

bad-empty-file = Die Datei ist leer.
bad-not-json = Diese Zeile ist kein JSON; sie ist beschädigt oder abgeschnitten.
bad-not-an-object = Diese Zeile ist JSON, aber kein Objekt.
bad-not-a-transcript = Das ist keine von Saloon gespeicherte Partie.
bad-other-format = Die Datei hat Format { $got }; diese Version liest Format { $expected }.
bad-unknown-rules-version = Version { $got } der Regeln dieses Spiels ist hier nicht bekannt; die neueste ist { $newest }.
bad-neither-move-nor-draw = Diese Zeile ist weder ein Spielzug noch eine Ziehung.
bad-not-puzzles = Das ist keine Datei mit Aufgaben zu diesem Spiel.
bad-no-puzzle = Diese Zeile ist keine Aufgabe.
bad-wrong-ply = Hier müsste Schritt { $expected } stehen, nicht { $got }.
bad-no-such-seat = Einen Platz { $got } gibt es an diesem Tisch nicht.
bad-wrong-seat =
    { $expected ->
        [draw] Hier müsste eine Ziehung stehen
        [nothing] Das Spiel ist aus, hier dürfte nichts mehr stehen
       *[other] Hier müsste ein Spielzug von Platz { $expected } stehen
    }, nicht { $got ->
        [draw] eine Ziehung
       *[other] ein Spielzug von Platz { $got }
    }.
bad-refused = Das ist hier nicht möglich ({ $rule }): { $action }
bad-after-the-end = Nach dem Startwert, der immer die letzte Zeile ist, folgt noch etwas.
bad-seed-before-the-end = Der Startwert ist aufgedeckt, obwohl das Spiel nicht zu Ende ist.
bad-no-seed = Der Startwert fehlt; er wird am Ende des Spiels aufgedeckt, und erst dann lassen sich die Ziehungen prüfen.
bad-seed-breaks-commitment = Der Startwert ist nicht der, der zu Beginn festgelegt wurde.
bad-earlier-part = Diese Ziehung stammt aus Teil { $got } der Zahlenfolge, obwohl Teil { $expected } schon begonnen hatte
bad-unfair-draw = Diese Ziehung stammt nicht vom Startwert: Sie ist { $got }, müsste aber { $expected } sein
bad-cut-in-opening = Die Datei endet vor Schritt { $plies }, an dem das Spiel fortgesetzt wurde.
bad-already-over = Dieses Spiel ist zu Ende. Noch einmal ansehen: saloon replay { $file }
bad-options-are-set = Ein gespeichertes Spiel behält die Optionen, mit denen es begann.
bad-other-number-of-seats = Dieses Spiel hat { $expected } Plätze, nicht { $got }.

## What is wrong on the command line

bad-no-equals-sign = Eine Option schreibt man NAME=WERT.
bad-not-hex = Ein Startwert besteht aus höchstens { $digits } Hexadezimalziffern (0–9, a–f).
bad-not-toml = Das ist kein gültiges TOML (Zeile { $line }).
bad-not-text = Das ist keine Textdatei.
bad-not-weights = Das sind keine Gewichte für { $game } mit { $seats } Plätzen.
bad-no-such-file = Diese Datei oder diesen Ordner gibt es nicht.
bad-nothing-to-decide = Bei Zug { $got } gab es nichts zu entscheiden.
bad-no-games-of-it = In diesem Ordner ist keine gespeicherte Partie von { $game }.
bad-file-exists = Diese Datei gibt es schon; wähle einen anderen Namen.
bad-is-a-folder = Das ist ein Ordner, keine Datei.
bad-no-permission = Dir fehlt das Recht für diese Datei.
bad-file-trouble = Diese Datei lässt sich nicht lesen oder schreiben.
bad-no-words = Für dieses Spiel hat noch niemand Texte geschrieben (Sprache „{ $language }“).
bad-no-message = Den Texten dieses Spiels (Sprache „{ $language }“) fehlt eine Nachricht: { $message }
bad-brought-twice = Mehrere Pakete bringen das mit: { $packages }. Deinstalliere alle bis auf eines.
bad-broken-package = Das Paket „{ $package }“ bringt das mit, lässt sich aber nicht laden: { $detail }
bad-port-taken = Auf { $host }, Port { $got } kann nicht gelauscht werden: belegt oder nicht erlaubt.
bad-not-an-address = „{ $got }“ ist weder eine Adresse noch ein Netz wie 10.0.0.0/8.
bad-not-allowed = Dieser Server trägt diesen Namen nicht.
bad-too-short = Das muss mindestens { $least } Zeichen haben.
bad-no-such-table = Es gibt keinen Tisch „{ $got }“.
bad-no-such-host = Dieser Rechner hat keine Adresse „{ $got }“.
bad-checks-nothing = Hier wird nichts geprüft.
bad-no-such-rule = Das Spiel hat keine Regel „{ $got }“.
bad-not-exactly-one-of = Genau eines davon wird gebraucht: { $choices }.
bad-must-stand-alone = Daneben kann nichts anderes erwartet werden.
bad-needs-extra = Hierfür ist etwas nicht installiert: pip install "saloon[{ $extra }]"
bad-unreachable = Unter { $got } antwortet niemand.
bad-no-token = Der Cluster unter { $got } lässt uns nicht hinein: RAY_AUTH_TOKEN fehlt oder ist falsch.
bad-other-version = Ein Arbeiter hat Version { $got } von Saloon, nicht { $expected }.
bad-worker-dies = { $tries } Arbeiter sind an derselben Aufgabe gestorben.
bad-not-a-journal = Das ist keine Datei, mit der es weitergehen könnte.
bad-other-run = Die Datei gehört zu einem anderen Lauf: „{ $got }“ statt „{ $expected }“.
bad-not-empty = Dieser Ordner ist nicht leer.
bad-no-such-program = Es gibt kein Programm „{ $got }“.
bad-name-taken = Der Name „{ $got }“ ist nicht möglich: Er ist leer oder gehört einem anderen Bot.
bad-too-few = Mindestens { $least } Bots werden gebraucht, es sind aber { $got }.

usage-missing = { $name } fehlt.
usage-no-such-option = Die Option { $name } gibt es nicht.
usage-needs-value = { $name } braucht einen Wert.
usage-not-a-number = { $name } muss eine ganze Zahl sein.
usage-too-much = In der Befehlszeile steht etwas, das nicht dorthin gehört.
usage-hint = Siehe: { $command } --help

version-compiled = Die Spielkerne sind kompiliert.
version-plain = Die Spielkerne laufen als reines Python.

## saloon games

games-name = Name
games-title = Spiel
games-seats = Plätze
games-options = Optionen (* wenn du nichts wählst)
games-automa = Allein gegen den Automa: { $seats }, oder mit einer Stufe, wie in { $seats }:{ $level }. Stufen: { $levels }.

## saloon play

play-keys = ? Hilfe · u zurück · s sichern · b Tisch · l Verlauf · q Ende
play-possible = Jetzt möglich:
play-impossible = Jetzt nicht möglich:
play-rules-help = Gib ? und eine Regel ein, um sie erklärt zu bekommen, etwa: ? { $rule }
play-not-understood = „{ $line }“ bedeutet hier nichts. Gib die Nummer eines Spielzugs ein oder ? für Hilfe.
play-no-such-number = Gib eine Nummer von 1 bis { $count } ein.
play-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht; es gibt { $rules }.
play-more-news = … (l: alles, was geschehen ist)
play-more-moves = … Seite { $page } von { $pages }, Züge: { $count } (m: die nächste Seite)
play-curtain = Gib die Tastatur an { $name } weiter und drücke dann Enter.
play-saved = Gespeichert als { $file }. Noch einmal ansehen: saloon replay { $file }
play-saved-half = Gespeichert als { $file }. Weiterspielen: saloon play { $file }
play-goes-on = Weiter nach { $plies } Schritten. Ab hier kommen die Ziehungen von einem neuen Startwert; sein Fingerabdruck ist { $commitment }.
play-leave = Das Spiel ist nicht zu Ende. Speichern? (j: als { $file } · ein anderer Dateiname · n: nein · c: weiterspielen)
play-save-offer = Die Partie speichern? (j: als { $file } · ein anderer Dateiname · n: nein)
play-left = Bis bald im Saloon!
answers-yes = j ja y yes
answers-no = n nein no
answers-go-on = c

## How a game came out

result-seat = Platz
result-points = Punkte
result-victory = Sieg
result-share = { $percent } %
result-item = Punkte für
result-rule = Regel
result-winner =
    { $you ->
        [yes] Du hast gewonnen!
       *[no] { $seat } gewinnt!
    }
result-shared = Geteilter Sieg: { $names }.

## saloon replay, saloon verify

replay-keys = Schritt { $ply } von { $last } · Enter: weiter · p: zurück · Zahl: dorthin · q: Ende
replay-not-understood = Drücke Enter oder gib p, q oder eine Zahl von 0 bis { $last } ein.
replay-unfinished = Nach { $ply ->
        [one] { $ply } Schritt
       *[other] { $ply } Schritten
    } ist das Spiel nicht zu Ende.
verify-prepared = Vorbereitet: Dieses Spiel begann wie jede Lektion mit einem veröffentlichten Startwert. Alle konnten seine Ziehungen kennen.
verify-fair =
    { $draws ->
        [one] Fair: Die einzige Ziehung stammt
       *[other] Fair: Alle { $draws } Ziehungen stammen
    } vom Startwert, der zu Beginn festgelegt wurde; alle { $plies } Schritte folgen den Regeln.
verify-unproven =
    { $draws ->
        [one] Unbewiesen: eine Ziehung
       *[other] Unbewiesen: { $draws } Ziehungen
    } vor Schritt { $ply }, an dem das Spiel fortgesetzt wurde. Der dafür festgelegte Startwert ({ $commitment }) wurde nie aufgedeckt.
verify-fair-from =
    { $draws ->
        [one] Fair ab Schritt { $ply }: Die einzige Ziehung stammt
       *[other] Fair ab Schritt { $ply }: Alle { $draws } Ziehungen stammen
    } vom Startwert, der dort festgelegt wurde ({ $commitment }); alle { $plies } Schritte folgen den Regeln.

## saloon simulate

simulate-bot = Bot
simulate-wins = Siege
simulate-rate = Anteil
simulate-interval = 95-%-Intervall
simulate-mean = Punkte
simulate-quantile = { $percent } %
simulate-length = Länge einer Partie: { $mean } Schritte im Mittel; 5 % der Partien haben höchstens { $low }, die Hälfte { $middle }, 95 % { $high }.
simulate-pace = { $games } Partien in { $seconds } s, { $pace } je Sekunde; Startwert { $seed }
simulate-running = { $pace } Partien/s, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}
simulate-stopped = Abgebrochen nach { $done } von { $games } Partien.
## saloon league

league-title = Liga
league-rating = Wertung
league-interval = 95 %
league-games = Partien
league-share = Sieg
league-lost = Kampflos
league-ahead = Wie oft die Zeile vor der Spalte lag
league-plot = Die Wertung jedes Bots mit ihrem 95-%-Intervall
league-about = { $games } Partien an Tischen zu { $seats }; Startwert { $seed }
league-stopped = Abgebrochen; die Liga hat { $done } Partien.
league-crashed = { $name } endete mitten in einer Partie und verlor sie: { $count } ×
league-nonsense = { $name } antwortete etwas, das kein Zug ist, und verlor die Partie: { $count } ×
league-no-such-move = { $name } spielte einen Zug, den es nicht gab, und verlor die Partie: { $count } ×
league-too-slow = { $name } brauchte zu lange und verlor die Partie: { $count } ×
## saloon stats

stats-title = Statistik
stats-none = In dieser Datenbank gibt es keine beendeten Tische.
stats-skipped = { $count ->
    [one] Ein beendeter Tisch ließ sich hier nicht nachspielen und zählt nicht mit.
   *[other] { $count } beendete Tische ließen sich hier nicht nachspielen und zählen nicht mit.
}
stats-game = { $name }, { $seats } Plätze: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
stats-turn = Zugfolge
stats-opening = Erste Entscheidung
stats-times = Mal
stats-winners = Sieger
stats-length = { $decisions } Entscheidungen im Mittel; 5 % der Partien haben höchstens { $low }, 95 % { $high }. Die Hälfte der Tische dauerte höchstens { $minutes } Minuten.
stats-items-plot = Punkte nach Art: Der Punkt ist das Mittel aller Plätze, die Linie endet beim Mittel der Sieger
stats-points-plot = Punkte aller Plätze
stats-length-plot = Länge der Partien, in Entscheidungen

## saloon bench

bench-running = Messung läuft …
bench-what = Gemessen
bench-compiled = Kompiliert
bench-plain = Reines Python
bench-ratio = Verhältnis
bench-playouts = { $game }: Zufallspartien je Sekunde
bench-copies = { $game }: Kopien eines Zustands je Sekunde
bench-views = { $game }: Entscheidungen je Sekunde mit Aktionen und Ansicht
bench-greedy-games = { $game }: Partien von greedy gegen greedy je Sekunde
bench-simulate = { $game }: Zufallspartien je Sekunde und Kern über „simulate“
bench-greedy = { $game }: greedy schlägt random, Anteil an { $games } Partien
bench-start = saloon --help
bench-goal = Ziel
bench-at-least = mindestens { $value }
bench-at-most = höchstens { $value }

## saloon scene

scene-summary = { $passed } bestanden, { $failed } gescheitert

## Bots

bot-random = Zufallsbot
    .about = Macht irgendeinen erlaubten Zug. Gut, um das Spiel kennenzulernen.
bot-greedy = Raffbot
    .about = Schaut einen Zug voraus und nimmt, was am besten aussieht. Ein guter erster Gegner.
bot-search-1 = Grünschnabel
    .about = Übersieht die Hälfte dessen, was möglich wäre, und schätzt den Rest oft falsch ein. Für eine erste Partie; antwortet sofort.
bot-search-2 = Stallbursche
    .about = Schaut einen Zug voraus, und vieles entgeht ihm. Antwortet sofort.
bot-search-3 = Viehtreiber
    .about = Schaut einen Zug voraus und übersieht ab und zu etwas. Antwortet sofort.
bot-search-4 = Treckführer
    .about = Schaut einen Zug voraus und übersieht fast nichts. Antwortet sofort.
bot-search-5 = Sheriff
    .about = Denkt einen Zug bis zu seinem Ende durch und übersieht nichts. Antwortet sofort.
bot-search-6 = Legende
    .about = So stark, wie Saloon spielt: probiert aus, wie es nach jedem Zug weitergehen könnte. Denkt bis zu einer Sekunde über eine Entscheidung nach.

## Learning

train-round = Runde { $round }: { $games } Partien, { $share } gegen greedy ({ $low } – { $high }), { $points } zu { $others } Punkte
train-done = Die besten Gewichte: { $file }
train-numpy = Zum Lernen braucht es numpy: pip install "saloon[train]"

## Analyse und Tipps

analyse-title = Analyse
analyse-fair = fairer Anteil
analyse-skill = Können
analyse-luck = Glück
analyse-others = andere
analyse-final = Ergebnis
analyse-accuracy = Genauigkeit
analyse-counts = Fehler
analyse-skill-errors = Standardfehler des Könnens: { $errors }
analyse-error = { $played }. Besser: { $best } (verschenkt { $lost })
analyse-lucky = { $draw } ({ $luck })
analyse-draw = eine Ziehung, die niemand sah
analyse-turning = Wendepunkte für { $name }
analyse-errors = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
}
analyse-mark-inaccuracy = Ungenauigkeit
analyse-mark-mistake = Fehler
analyse-mark-blunder = grober Fehler
analyse-plot = Welchen Anteil am Sieg jeder Platz erwarten konnte, Schritt für Schritt
analyse-stopped = Nach { $ply } von { $last } Schritten angehalten; gezeigt wird, was bis dahin gefunden wurde.
puzzles-found = { $count ->
    [0] In { $games } Partien wurde keine Aufgabe gefunden.
    [one] In { $games } Partien wurde eine Aufgabe gefunden; sie steht in { $file }.
   *[other] In { $games } Partien wurden { $count } Aufgaben gefunden; sie stehen in { $file }.
}
puzzles-checked = Geprüfte Aufgaben: { $checked } von { $all }. Bestätigt: { $count }, jetzt in { $file }.
puzzles-fallen = Nicht bestätigt: { $numbers }
hint-move = { $number }: { $move } – { $share } des Sieges, etwa { $points } Punkte
hint-line = Danach vielleicht: { $line }
hint-expected = { $name }: { $move }
hint-stoppable = Denkt nach … Strg+C beendet es
hint-alone = Tipps gibt es nur in Partien einer Person gegen Bots.
hint-help = Gib ?best ein, um zu sehen, was jemand Starkes spielen würde.
