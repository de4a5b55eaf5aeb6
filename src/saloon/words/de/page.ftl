# The web page’s own texts, in German. Informal address (du). What the terminal says too stands in room.ftl.
# A line break inside a value would be part of the text, so every text stands on one line.

## Everywhere

page-title = Saloon: Brettspiele aus dem Wilden Westen
page-skip-link = Zum Inhalt springen
page-loading = Einen Moment …
page-lost = Hier ist nichts.
page-try-again = Noch einmal versuchen
page-reload = Seite neu laden
page-close = Schließen
page-cancel = Abbrechen
page-rules = Regeln
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-pace = Tempo
    .about = Wie lange die Züge der anderen gezeigt werden.
settings-pace-instant = Sofort
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-slow = Langsam
settings-name = Dein Name
    .missing = Schreib, wie die anderen dich nennen dürfen.
settings-sound = Ton
    .about = Eine Glocke läutet, wenn du am Zug bist.
settings-sound-turn = Mein Zug
settings-sound-points = Punkte gewonnen
settings-sound-loss = Punkte verloren
settings-sound-over = Das Ende
settings-notify = Benachrichtigungen
    .about = Dein Browser meldet sich, wenn du am Zug bist und gerade woanders hinschaust.
    .blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-keys = Tasten
    .about = Zahlen wählen Züge der Liste (ab 10 zwei Ziffern). M führt zu den Zügen, L zum Verlauf, B zum Brett; W sagt, wo du stehst.
settings-tips = Tipps
    .about = Kurze Hinweise am Tisch, jeder wird einmal gezeigt.
settings-tips-again = Alle Tipps noch einmal zeigen

## The room

room-title = Nimm Platz
room-tagline = Brettspiele aus dem Wilden Westen, gegen Bots oder mit Freunden.
room-play-bot = Spiel gegen: { $bot }
room-learn = Spielend lernen
room-solo = Allein gegen den Automa spielen
solo-title = Solo: du gegen den Automa
solo-level = Wie stark soll er sein?
solo-start = Los geht’s
room-set-table = Tisch vorbereiten
room-companion = Am eigenen Spielplan
box-title = Meine Schachtel
my-tables = Deine Tische
my-tables-none = Du sitzt noch an keinem Tisch. Hier stehen die, die du aufmachst oder an die du dich setzt.
my-tables-waiting = { $count ->
        [one] an { $count } Tisch am Zug
       *[other] an { $count } Tischen am Zug
    }
my-tables-all = Alle { $count } zeigen
my-tables-waiting-title = Warten auf dich
my-tables-put-away = Weglegen
    .about = { $game } weglegen: Der Tisch steht nicht mehr in der Liste und findet sich bei den beendeten Partien wieder.
my-tables-bring-back = Zurückholen
my-tables-won = Du hast gewonnen
my-tables-winner = { $name } hat gewonnen
my-tables-shared = Geteilter Sieg: { $names }
find-title = Beendete Partien
find-what = Ein Name oder ein Spiel
find-none = Keine beendete Partie passt dazu.
import = Gespeicherte Partie laden
    .about = Eine Mitschrift (.jsonl): eine beendete Partie zum Ansehen oder eine offene zum Weiterspielen.

## Setting a table

set-title = Wer spielt mit?
set-me = Ich
    .about = Du, an diesem Gerät.
set-here = Jemand hier
    .about = Noch jemand an diesem Gerät. Ihr gebt es weiter, und die Karten bleiben verdeckt.
set-invited = Jemand anderswo
    .about = Du bekommst einen Link zum Verschicken; wer ihn zuerst öffnet, bekommt den Platz.
set-bot = Bot
set-level = Stärke
set-name = Name
set-add = Platz hinzufügen
set-remove = Platz { $number } entfernen
set-hints = Tipps erlauben
    .about = Jeder darf fragen, was ein starker Spieler täte. Die anderen sehen im Verlauf, dass ein Tipp geholt wurde.
set-options = Optionen
set-own-file = Deine eigene Liste
set-own-list = Eigene Liste: { $name }
set-from-file = Aus einer Datei (TOML)
set-file-unreadable = { $file } lässt sich nicht lesen: Es muss TOML oder JSON sein.
set-open = Tisch eröffnen

## Seats

seat-bot = Bot
seat-here = an diesem Gerät
seat-online = anwesend
seat-offline = abwesend
seat-left = ist gegangen
seat-free = Freier Platz
seat-has-left = { $name } hat den Tisch verlassen.
seat-replace = Bot weiterspielen lassen
players = Mitspieler

## Waiting for people

lobby-waiting =
    { $count ->
        [one] Es geht los, sobald der freie Platz besetzt ist.
       *[other] Es geht los, sobald die { $count } freien Plätze besetzt sind.
    }
lobby-awaited = wird erwartet
lobby-invite = Einladung für Platz { $number }
lobby-about = Schick jedem einen der Links. Du kannst die Seite schließen: Der Tisch bleibt stehen.
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
link-qr = QR-Code
link-here-only = Dieser Link funktioniert nur auf diesem Rechner.
link-open-network = Damit andere in deinem Netz mitspielen können, beende den Server und starte ihn mit dem Befehl unten neu. Der Tisch bleibt; deine Freunde öffnen dann: { $url }
link-copy-command = Befehl kopieren
link-no-network = Damit andere mitspielen können, braucht dieser Rechner ein Netz.
link-network = Für alle in deinem Netz.
join-title = Du bist eingeladen
join-about = An einem Tisch ist ein Platz für dich frei.
join-host = { $host } hat dir einen Platz frei gehalten.
join-seats = Am Tisch
join-your-seat = dein Platz
join-to-table = Zum Tisch
join-watch = Dem Spiel zusehen
join-unknown = Diese Einladung gibt es nicht. Vielleicht wurde der Link beim Kopieren abgeschnitten.
join-used = Diesen Platz hat schon jemand genommen.
join-sit = Platz nehmen
join-gone = Diese Einladung gilt nicht mehr: Der Platz ist besetzt, oder den Tisch gibt es nicht mehr.

## At the table

table-your-turn = Du bist am Zug
table-turn-of = Am Zug: { $name }
table-over = Die Partie ist zu Ende
table-last-round = Letzte Runde
stand-leader = { $name } führt mit { $points } Punkten.
stand-ahead = Du führst mit { $points } Punkten, Vorsprung { $lead }.
stand-even = Du liegst mit { $points } Punkten gleichauf an der Spitze.
stand-behind = Du bist auf Platz { $place } von { $seats } mit { $points } Punkten, { $gap } hinter { $name }.
table-waiting = Es fehlen noch Mitspieler
table-broken = Die Verbindung ist weg. Neuer Versuch …
table-not-found = Diesen Tisch gibt es nicht, oder nicht für dich.
table-board = Das Brett
table-no-board = Für dieses Spiel gibt es noch kein Brett; spiel mit der Liste der Züge.
table-board-failed = Diese Zeichnung gehört zum Paket des Spiels und ist gescheitert. Die Liste der Züge geht weiter.
table-no-words = Für dieses Spiel hat niemand Texte geschrieben, deshalb können Menschen es hier nicht spielen.
table-skip = Überspringen
tab-log = Verlauf
tab-chat = Chat
tab-table = Tisch
tab-news = Neues
moves = Deine Züge
moves-none = Gerade gibt es nichts zu wählen.
moves-all = Alle Züge zeigen
moves-refused =
    { $count ->
        [one] Jetzt nicht möglich: { $count }
       *[other] Jetzt nicht möglich: { $count }
    }
why-rule = Regel { $rule }: { $title }
refusal-nothing-to-do = Damit lässt sich jetzt nichts tun.
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-what =
    Alles seit „{ $move }“ würde zurückgenommen: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } von { $players ->
        [one] einer Person
       *[other] { $players } Personen
    }{ $draws ->
        [0] {""}
       *[other] , samt dem, was gezogen wurde
    }.
undo-look = Zeigen, wie es dann wäre
undo-agree = Einverstanden
undo-refuse = Nein
undo-waiting = Die anderen müssen dem Zurücknehmen noch zustimmen.
log-stand-in = { $name } hat nicht rechtzeitig gezogen, also entschied der Zufall.
log-hint = { $name } hat sich einen Tipp geholt.
log-seat = Nur diese Person
log-kind = Nur diese Art
log-all-seats = Alle
log-all-kinds = Alles
log-moves = Züge
log-points = Punkte
log-chance = Ziehungen
log-empty = Es ist noch nichts passiert.
log-newest = Zum Neuesten
since-title = Seit deinem letzten Zug
since-again = Noch einmal zeigen
since-ghosts = Blass auf dem Brett: wo Figuren standen.
chat-line = Sag etwas
chat-send = Senden
chat-empty = Hier ist es still.
chat-watchers = Auch wer zuschaut, darf schreiben
chat-players-only = An diesem Tisch schreiben nur die Spielenden.
replay = Rückblick
replay-slider = Zeitpunkt der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Von hier an abspielen
replay-pause = Pause
replay-past = Rückblick: Schritt { $ply } von { $last }
replay-now = Zurück zum Jetzt
replay-end = Zum Ende
replay-eyes = Gesehen von
replay-eyes-watch = Zuschauer
leave = Tisch verlassen
leave-sure = Die anderen können einen Bot für dich weiterspielen lassen. Auf diesen Platz kannst du nicht zurück.
watch-about = Wer diesen Link hat, kann zuschauen, sieht aber keine Handkarten.
watch-link = Link zum Zuschauen
watch-note = Du siehst zu: Du siehst, was alle sehen, aber keine Handkarten.
left-waits = { $name } hat den Tisch verlassen und ist am Zug: Das Spiel wartet.
curtain = Gib das Gerät an { $name }
    .about = Schaut sonst niemand zu? Dann los.
curtain-open = Ich bin { $name }

## The end

end-rematch = Noch eine Partie
end-next = Zur nächsten Partie
end-replay = Noch einmal ansehen
end-download = Partie speichern
end-scores = Wofür es Punkte gab
plot-title = Punkte im Verlauf
plot-time = Zeit
plot-now = Punkte, wenn die Partie dort geendet hätte
plot-what = Punkte wofür
plot-all = Alle Punkte
fair = Faire Ziehungen
fair-about = Vor der ersten Ziehung hat der Server einen geheimen Startwert festgelegt und dessen Fingerabdruck gezeigt; ändern konnte er ihn danach nicht mehr. Jede Ziehung folgt daraus.
fair-prepared = Die Ziehungen dieses Tisches folgen einem veröffentlichten Startwert und sind für alle gleich, die das Spiel lernen. Sie sind also nicht geheim und beweisen nichts über den Zufall.
fair-opening = Diese Partie wurde nach Schritt { $ply } fortgesetzt. Was folgt, beweist der Fingerabdruck unten; die Ziehungen davor sind unbewiesen.
fair-commitment = Fingerabdruck, von Anfang an gezeigt
fair-seed = Startwert, am Ende aufgedeckt
fair-published = Startwert, veröffentlicht
fair-later = Der Startwert wird am Ende aufgedeckt; dann kann jeder jede Ziehung prüfen.
fair-matches = Der Startwert passt zum Fingerabdruck.
fair-differs = Der Startwert passt nicht zum Fingerabdruck!
fair-verify = Um jede Ziehung zu prüfen, speichere die Partie und ruf auf:

## The rules

rules-chapters = Kapitel

## When something goes wrong

trouble-offline = Der Server ist nicht erreichbar.
trouble-not-found = So etwas gibt es hier nicht.
trouble-forbidden = Das darfst du nicht.
trouble-conflict = Jemand war schneller; so ist jetzt der Stand.
trouble-too-many = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
trouble-too-large = Das ist zu groß.
trouble-too-slow = Die Anfrage kam nicht rechtzeitig an.
trouble-quota = Du hast zu viele laufende Tische mit Bots. Spiel erst welche zu Ende.
trouble-bots-only = Hier muss jemand am Tisch sitzen: Auf diesem Server spielen Bots nicht unter sich.
trouble-no-hints = Für diesen Tisch wurden keine Tipps vereinbart.
trouble-unjudged = Die Suche konnte diese Stellung nicht rechtzeitig beurteilen. Versuch es noch einmal, wenn der Server weniger zu tun hat.
trouble-busy = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
trouble-closed = Dieser Tisch wurde von den Betreibern geschlossen.
trouble-banned = Du bist von diesem Server ausgeschlossen.
trouble-bad-input = Das hat der Server nicht verstanden.
trouble-outdated = An diesem Tisch gelten Regeln, die neuer sind als dieses Programm; er geht weiter, sobald Saloon aktualisiert ist.

## Teaching

teach-tip = Tipp
teach-understood = Verstanden
teach-no-tips = Keine Tipps mehr
teach-guide = Dein erster Zug
teach-next = Weiter
teach-go-on = Weiterspielen
teach-alone = Ich komme allein zurecht
teach-otherwise = Du hast es auf deine Art gemacht; das geht genauso.
teach-wait = Jetzt spielen die anderen. Sieh zu, was sie tun; dann bist du wieder dran.
teach-prepared = Vorbereiteter Tisch: Er beginnt für alle gleich, die das Spiel lernen.

## Lernen

hint-ask = Was täte ein starker Spieler?
hint-title = Die Wahl eines starken Spielers
hint-thinking = Denkt nach …
hint-stop = Anhalten
hint-close = Tipp schließen
hint-none = Angehalten, bevor etwas gefunden war.
hint-then = Danach vielleicht:
hint-show = Auf dem Brett zeigen
hints-agreed = An diesem Tisch sind Tipps erlaubt: Jeder darf fragen, was ein starker Spieler täte, und im Verlauf steht es.
analyse-link = Analysieren
analyse-back = Zurück zur Analyse
analyse-at = Zug { $ply }: { $shares }
analyse-as-table = Als Tabelle
analyse-ply = Zug
analyse-accounts = Was aus jedem Anteil wurde
    .about = Endanteil − gerechter Anteil = Können + Glück + was die anderen taten. Fehler: Ungenauigkeiten · Fehler · grobe Fehler. ±: ein Standardfehler.
analyse-best-move = Am besten:
analyse-played-move = Gespielt:
analyse-same = dasselbe
analyse-bar-share = Der Anteil ist auf etwa ± { $error } genau bekannt.
analyse-bar-difference = Der Unterschied ist auf etwa ± { $error } genau bekannt.
analyse-marks = Auf dem Plan durchgezogen umrahmt: der beste Zug. Gestrichelt mit ≠: der gespielte.
analyse-shared = Beide geschehen am selben Ort.
analyse-try = Von hier an ausprobieren, gegen Bots
analyse-not-over = Diese Partie läuft noch; wenn sie zu Ende ist, kann sie analysiert werden.
analyse-progress = Fortschritt der Analyse
analyse-so-far = { $ply } von { $last } Zügen
analyse-go-on = Weiter
analyse-to-table = Zum Tisch
analyse-board = Der Plan bei Zug { $ply }
analyse-error-before = Fehler davor
analyse-error-next = Nächster Fehler
analyse-nothing = Hier gab es nichts zu entscheiden.
solve-find = Finde deinen besten Zug.
solve-right = Richtig!
solve-wrong = Nicht der beste:
solve-gives-away = Er verschenkt { $lost } des Sieges. Versuch es noch einmal.
solve-brings = Der beste Zug bringt zum Beispiel:
solve-later = Was der beste Zug bringt, zeigt sich erst später.
solve-show = Den besten Zug zeigen
mistakes-own = Aus deinen Fehlern lernen
mistakes-of = Aus den Fehlern von { $name } lernen
mistakes-title = Fehler von { $name }
mistakes-count = { $number } von { $count }, { $solved } gelöst
mistakes-close = Zurück zur ganzen Analyse
mistakes-played = Gespielt: { $move } (verschenkte { $lost }). Was wäre besser gewesen?
mistakes-next = Nächster Fehler
mistakes-skip = Überspringen
mistakes-done = Das war der letzte.
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] In keiner Regel kommt das vor.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-print = Drucken
rules-show = Zeig es mir
rules-show-rule = { $rule } auf einem Spielplan zeigen
scene-start = So steht es auf dem Tisch. Geh weiter, um zu sehen, was geschieht.
scene-step = { $number } von { $count }
scene-on = Weiter
scene-back = Einen Schritt zurück
lessons-title = Lektionen
lessons-about = Jede zeigt eine Idee an einem vorbereiteten Spielstand und dauert ein, zwei Minuten. Du spielst selbst; alles lässt sich zurücknehmen.
lessons-taken = gemacht
lessons-all = Alle Lektionen
seat-opponent =
    { $number ->
        [1] Rosa
        [2] Jack
        [3] Nell
       *[other] Silas
    }
lessons-step = Schritt { $number } von { $count }
lessons-done = Lektion geschafft
lessons-otherwise = Das ist erlaubt und in einem anderen Moment vielleicht gut. In dieser Lektion geht es um etwas anderes: Nimm es zurück und versuch es noch einmal.
lessons-take-back = Zurücknehmen
lessons-where = Zeig mir, wo
lessons-next = Nächste Lektion
lessons-again = Noch einmal
lessons-play = Eine Partie spielen
puzzles-title = Aufgaben
puzzles-none = Hier gibt es noch keine Aufgaben.
puzzles-daily = Aufgabe des Tages
puzzles-solve = Lösen
puzzles-again = Heute gelöst; noch einmal ansehen
puzzles-streak = { $days ->
    [one] Bisher an einem Tag gelöst.
   *[other] An { $days } Tagen in Folge gelöst.
}
puzzles-solved = { $solved } von { $count } gelöst
puzzles-one = Aufgabe { $number }, Schwierigkeit { $grade } von 5
puzzles-one-solved = Aufgabe { $number }, Schwierigkeit { $grade } von 5, gelöst
puzzles-all = Alle Aufgaben
puzzles-next = Nächste Aufgabe
statistics-title = Meine Statistik
statistics-none = Noch keine deiner Partien ist zu Ende.
statistics-games = Partien
statistics-wins = Anteil an Siegen
statistics-points = Punkte im Mittel
statistics-analysed = Genauigkeit und Glück sind von Partien bekannt, die bis zum Ende analysiert wurden: { $count }.
statistics-for = Punkte für
statistics-mean = alle Partien
statistics-before = ältere Hälfte
statistics-lately = neuere Hälfte
statistics-over-time = im Lauf der Zeit
statistics-all-points = Alle Punkte
statistics-each = Partie für Partie
