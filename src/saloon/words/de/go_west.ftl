# Go West! in German. Informal address (du). Words of the German rulebook: Planwagen, Scheibe, Wertungskarte,
# Wertungsblock, Schachteldeckel, Zugstapel, Zählleiste, Bewegung, Doppelzugspielstein, Teilungsspielstein.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Go West!
game-about = Die Planwagen der Siedler rollen von New England nach Kalifornien, und dir gehört Land am Weg. Besetze Plätze in den Regionen, lenke die Wagen dorthin und löse im richtigen Moment eine Wertung aus. Für 2 bis 4 Personen.
game-credits = Ein Spiel von Leo Colovini, erschienen 2005 bei Phalanx Games.

## Regions. Value: label. the: as the subject of a sentence.

name-new_england = New England
    .in = in New England
    .from = aus New England
    .to = nach New England
    .the = New England
name-east = Osten
    .in = im Osten
    .from = aus dem Osten
    .to = in den Osten
    .the = der Osten
name-great_plains = Great Plains
    .in = in den Great Plains
    .from = aus den Great Plains
    .to = in die Great Plains
    .the = die Great Plains
name-midwest = Mittelwesten
    .in = im Mittelwesten
    .from = aus dem Mittelwesten
    .to = in den Mittelwesten
    .the = der Mittelwesten
name-west = Westen
    .in = im Westen
    .from = aus dem Westen
    .to = in den Westen
    .the = der Westen
name-california = Kalifornien
    .in = in Kalifornien
    .from = aus Kalifornien
    .to = nach Kalifornien
    .the = Kalifornien

## Parts of sentences, used by the messages below

count-tokens =
    { $tokens ->
        [one] { $tokens } Scheibe
       *[other] { $tokens } Scheiben
    }
count-supply =
    { $supply ->
        [one] { $supply } Scheibe
       *[other] { $supply } Scheiben
    }
count-vp =
    { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    }
count-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
count-wagons =
    { $wagons ->
        [one] { $wagons } Planwagen
       *[other] { $wagons } Planwagen
    }
count-steps =
    { $steps ->
        [one] { $steps } Bewegung
       *[other] { $steps } Bewegungen
    }
count-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
payment =
    { $vp ->
        [0] { count-tokens }
       *[other]
            { $tokens ->
                [0] { count-vp }
               *[other] { count-tokens } und { count-vp }
            }
    }

## Cards: “Osten +1, 2 Planwagen, Kosten 5”

card =
    { $places ->
        [none] { count-wagons }
       *[other]
            { card-place }{ $wagons ->
                [0] { "" }
               *[other] , { count-wagons }
            }
    }, { card-cost }
card-place =
    { $places ->
        [two] { $region } 2
        [plus] { $region } +1
       *[one] { $region } 1
    }
card-cost =
    { $cost ->
        [0] kostenlos
       *[other] Kosten { $cost }
    }

## Moves and draws, as entries of a list

action-play = Ausspielen: { $card }
action-sell = Verkaufen: { $card }
action-score = Wertung auslösen mit Wertungskarte { $number } (Kosten { $cost })
    .short = Werten ({ $cost })
action-announce = Doppelzugspielstein einsetzen: zwei Aktionen in diesem Zug
    .short = Doppelzug
action-stop = Auf die zweite Aktion verzichten
action-pay = { payment } zahlen
action-place = Zweite Scheibe { $region_in } platzieren
action-step = Einen Planwagen { $from_from } weiterbewegen

draw-first =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }
draw-card =
    { $you ->
        [yes] Du ziehst: { $card }
       *[no] { $seat } zieht: { $card }
    }

## Events

event-started =
    { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] Du ziehst „{ $card }“.
               *[no] { $seat } zieht „{ $card }“.
            }
       *[no]
            { $you ->
                [yes] Du ziehst eine Karte.
               *[no] { $seat } zieht eine Karte.
            }
    }
event-reshuffled = Der Zugstapel ist leer: Die abgelegten Karten werden gemischt und bilden einen neuen mit { count-cards }.
event-announced =
    { $you ->
        [yes] Du setzt deinen Doppelzugspielstein ein: zwei Aktionen in diesem Zug.
       *[no] { $seat } setzt den Doppelzugspielstein ein: zwei Aktionen in diesem Zug.
    }
    .short = { action-announce.short }:
event-markers-back = Alle haben ihren Doppelzugspielstein eingesetzt und bekommen ihn zurück.
event-played =
    { $you ->
        [yes] Du spielst „{ $card }“ aus.
       *[no] { $seat } spielt „{ $card }“ aus.
    }
    .short = { $card }.
event-sold =
    { $tokens ->
        [0]
            { $you ->
                [yes] Du verkaufst „{ $card }“ und bekommst keine Scheiben dafür.
               *[no] { $seat } verkauft „{ $card }“ und bekommt keine Scheiben dafür.
            }
       *[other]
            { $you ->
                [yes] Du verkaufst „{ $card }“ und nimmst { count-tokens } aus dem Schachteldeckel zurück.
               *[no] { $seat } verkauft „{ $card }“ und nimmt { count-tokens } aus dem Schachteldeckel zurück.
            }
    }
    .short = verkauft { $card }.
event-paid =
    { $you ->
        [yes] Du zahlst { payment }.
       *[no] { $seat } zahlt { payment }.
    }
event-placed =
    { $you ->
        [yes] Du platzierst eine Scheibe { $region_in }.
       *[no] { $seat } platziert eine Scheibe { $region_in }.
    }
event-returned =
    { $you ->
        [yes] Die älteste Scheibe { $region_in } kommt zurück in deinen Vorrat.
       *[no] Die älteste Scheibe { $region_in } geht zurück an { $seat }.
    }
event-unplaced =
    { $you ->
        [yes] Du hast keine Scheibe mehr zum Platzieren.
       *[no] { $seat } hat keine Scheibe mehr zum Platzieren.
    }
event-moved =
    { $you ->
        [yes] Du bewegst einen Planwagen { $from_from } { $to_to }.
       *[no] { $seat } bewegt einen Planwagen { $from_from } { $to_to }.
    }
    .short = { $from } → { $to }.
event-lapsed =
    { $steps ->
        [one] Kein Planwagen kann mehr weiterziehen: { count-steps } verfällt.
       *[other] Kein Planwagen kann mehr weiterziehen: { count-steps } verfallen.
    }
event-scored =
    { $card ->
        [0] Die letzte Wertung, kostenlos.
       *[other]
            { $you ->
                [yes] Du löst mit deiner Wertungskarte { $card } eine Wertung aus.
               *[no] { $seat } löst mit Wertungskarte { $card } eine Wertung aus.
            }
    }
event-awarded =
    { $you ->
        [yes] Du bekommst { count-points } { $region_in }.
       *[no] { $seat } bekommt { count-points } { $region_in }.
    }
event-stopped =
    { $you ->
        [yes] Du verzichtest auf deine zweite Aktion.
       *[no] { $seat } verzichtet auf die zweite Aktion.
    }
event-ended =
    { $reason ->
        [fifty] Das Spiel ist aus: Jemand hat { $goal } Siegpunkte erreicht.
        [wagons-gone] Das Spiel ist aus: In New England und im Osten steht kein Planwagen mehr.
        [stalemate] Das Spiel ist aus: Seit { $idle } Aktionen wurde kein Planwagen bewegt und keine Wertung ausgelöst.
       *[other] Das Spiel ist aus.
    }

## What the table waits for

to-end = Bis zum Ende: { $points } Punkte bis { $goal } oder { count-wagons }
    .short = { $points } bis { $goal } · { count-wagons }
    .about = Die Partie endet bei { $goal } Siegpunkten oder wenn Neuengland und der Osten keinen Planwagen mehr haben.
phase-first = Der Zufall entscheidet, wer beginnt.
phase-deal = Die Handkarten werden ausgeteilt.
phase-action = Wähle eine Aktion.
phase-pay = Wähle, wie viele Scheiben und wie viele Siegpunkte du zahlst.
phase-place = Wähle die Region für die zweite Scheibe.
phase-step = Wähle, aus welcher Region ein Planwagen nach Westen zieht.
phase-draw = Du ziehst gleich eine Karte.
phase-over = Das Spiel ist aus.

## Why an action is not possible

refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-cannot-pay = Das kostet { $cost }, du hast aber nur { count-supply } und { count-vp }.
refusal-too-few-tokens = Nach dem Bezahlen der Kosten von { $cost } reichen deine { $supply } Scheiben nicht, um { $tokens } zu platzieren. An diesem Tisch wird eine Karte vollständig ausgespielt oder gar nicht.
refusal-no-scoring-card = Du hast alle sechs Wertungskarten schon verwendet.
refusal-announced-already = Du hast den Doppelzugspielstein in diesem Zug schon eingesetzt; selbst wenn du ihn gleich zurückbekommen hast, kannst du ihn frühestens im nächsten Zug wieder verwenden.
refusal-marker-spent = Dein Doppelzugspielstein ist verbraucht; du bekommst ihn zurück, sobald alle ihren eingesetzt haben.
refusal-no-passing = Du kannst nicht passen; nur auf die zweite Aktion eines Doppelzugs darfst du verzichten.
refusal-nothing-to-pay = Es gibt gerade nichts zu bezahlen.
refusal-nothing-to-place = Es gibt gerade keine Scheibe zu platzieren; spiele zuerst eine Karte mit einer Region aus.
refusal-no-steps-left = Es gibt gerade keinen Planwagen zu bewegen; spiele zuerst eine Karte mit Planwagen aus.
refusal-pay-first = Bezahle zuerst die Kosten von { $cost }.
refusal-wrong-split = Zahle mindestens { $least } und höchstens { $most } mit Scheiben und den Rest mit Siegpunkten, zusammen { $cost }.
refusal-place-first = Platziere zuerst die zweite Scheibe; eine Karte muss vollständig ausgeführt werden.
refusal-no-such-region = Eine Region „{ $region }“ gibt es nicht.
refusal-no-track = Es gibt { $region_in } keinen Wertungsblock; wähle eine der vier mittleren Regionen.
refusal-other-region = Die erste Scheibe dieser Karte liegt schon { $region_in }; die zweite muss in eine andere Region.
refusal-steps-first = Führe zuerst die Karte zu Ende aus: noch { count-steps }.
refusal-end-of-trail = Ein Planwagen, der Kalifornien erreicht hat, bleibt dort.
refusal-no-wagon = Es steht kein Planwagen { $region_in }.

## What is wrong with a card list or a position; the field is named before the sentence

bad-wrong-number-of-cards = Hier müssen es { $expected } Karten sein, nicht { $count }.
bad-card-does-nothing = Diese Karte bewirkt nichts: Sie braucht eine Region, Planwagen oder beides.
bad-wrong-number-of-tokens = In Vorrat, Schachteldeckel und Wertungsblöcken müssen es zusammen { $expected } Scheiben sein, nicht { $got }.
bad-wrong-number-of-wagons = Insgesamt müssen es { $expected } Planwagen sein, nicht { $got }.
bad-no-such-card = Eine Karte „{ $got }“ gibt es im Kartensatz nicht.
bad-too-many-of-a-card = Die Karte „{ $card }“ kommt öfter vor, als der Kartensatz sie enthält ({ $deck }×).
bad-empty-pile = Solange das Spiel läuft, kann der Zugstapel nicht leer sein.
bad-does-not-fit-phase = Dieser Wert passt nicht zur Phase „{ $phase }“.

## Itemised scores: the row; its points and why-… stand beside it

item-start = Punkte zu Beginn
item-scoring =
    { $card ->
        [0] Wertung { $scoring } (die letzte, kostenlos), { $region }: { count-tokens }, { count-wagons }
       *[other]
            { $you ->
                [yes] Wertung { $scoring } (du, Karte { $card }), { $region }: { count-tokens }, { count-wagons }
               *[no] Wertung { $scoring } ({ $seat }, Karte { $card }), { $region }: { count-tokens }, { count-wagons }
            }
    }
    .category = Wertungen
item-paid = Mit Siegpunkten bezahlt

why-GW-22 = Es waren genug Planwagen für alle Scheiben da: Jede zählt.
why-GW-23 = Es waren weniger Planwagen als Scheiben da: Wer die meisten Scheiben hat, bekommt zuerst Punkte.
why-GW-24 = Es waren weniger Planwagen als Scheiben da: Bei Gleichstand zählen die älteren Scheiben zuerst.

## Options

option-first_seat = Wer beginnt
    .about = Wer den ersten Zug hat. Nach der Anleitung beginnt die älteste Person; hier kannst du den Zufall entscheiden lassen oder einen Platz bestimmen (GW-5).
option-first_seat-random = Zufällig
option-first_seat-0 = Platz 1
option-first_seat-1 = Platz 2
option-first_seat-2 = Platz 3
option-first_seat-3 = Platz 4
option-end_check = Zeitpunkt der letzten Wertung
    .about = Sobald in New England und im Osten kein Planwagen mehr steht, folgt die letzte Wertung: gleich nach der Aktion oder erst nach dem ganzen Zug. Einen Unterschied macht das nur bei Doppelzügen (GW-28).
option-end_check-action = Nach der Aktion
option-end_check-turn = Nach dem ganzen Zug
option-deck = Aktionskarten
    .about = Die Anleitungen führen die { $cards } Aktionskarten nicht auf, deshalb sind unsere rekonstruiert. Wenn du das Spiel besitzt, kannst du die echte Liste laden (GW-4).
option-deck-reconstructed-2 = Rekonstruiert
option-deck-reconstructed = Rekonstruiert, erste Fassung
option-placing = Zu wenige Scheiben für eine Karte
    .about = Was für eine Karte gilt, die mehr Scheiben platziert, als dir nach dem Bezahlen bleiben: Du platzierst so viele, wie du hast, oder sie kann nicht ausgespielt werden, wie man die französische Anleitung lesen kann (GW-15).
option-placing-some = So viele platzieren, wie da sind
option-placing-all = Alle, sonst ist die Karte nicht spielbar

## Labels of the board

board-supply = Vorrat
board-box = Schachteldeckel
board-vp = Siegpunkte
board-hand = Handkarten
board-pile = Zugstapel
board-discard = Ablagestapel
board-wagons = Planwagen
board-track = Wertungsblock
board-marker = Doppelzugspielstein verfügbar
board-marker-spent = Doppelzugspielstein verbraucht
board-scoring-cards = Übrige Wertungskarten
board-next-scoring = Kosten der nächsten Wertung
board-turn =
    { $you ->
        [yes] Du bist am Zug
       *[no] Am Zug: { $seat }
    }
board-partition = Teilungsspielstein
board-only-to-sell = nur zum Verkaufen
board-card-in-play = Ausgespielte Karte
board-steps-left = Übrige Bewegungen

## The rules

rules-intro = Die Planwagen der Siedler durchqueren das Land von Osten nach Westen, und wo sie durchkommen, zahlen sie an die Landbesitzer. Du platzierst Scheiben in den Regionen, bewegst die Planwagen, die allen gemeinsam sind, und entscheidest, wann gewertet wird. Wer am Ende die meisten Siegpunkte hat, gewinnt.
rules-setup = Was vor dem ersten Zug auf dem Tisch liegt und wer beginnt.
rules-turn = Was du tun kannst, wenn du am Zug bist.
rules-scoring = Wie aus Planwagen und Scheiben Siegpunkte werden.
rules-end = Wann das Spiel aus ist und wer gewonnen hat.

chapter-setup = Vorbereitung
chapter-track = Die Wertungsblöcke
chapter-turn = Dein Zug
chapter-card = Eine Aktionskarte ausspielen
chapter-scoring = Wertung
chapter-selling = Eine Aktionskarte verkaufen
chapter-end = Spielende

rule-GW-1 = Sechs Regionen liegen von Osten nach Westen in einer Reihe: New England, der Osten, die Great Plains, der Mittelwesten, der Westen und Kalifornien. Die vier mittleren haben je einen Wertungsblock; New England und Kalifornien haben keinen.
    .title = Die Regionen
rule-GW-2 = Alle { $wagons } Planwagen starten in New England. Sie gehören niemandem: Alle bewegen sie.
    .title = Die Planwagen
rule-GW-3 = Du beginnst mit { $tokens } Scheiben im Vorrat, { $vp } Siegpunkten, einem Doppelzugspielstein, den Wertungskarten 1 bis { $scoring_cards } und { $hand } Aktionskarten auf der Hand. Was du an Scheiben ausgibst, kommt in deinen Schachteldeckel; er ist anfangs leer. Handkarten und Zugstapel sind geheim, alles andere liegt offen.
    .title = Womit du beginnst
rule-GW-4 = Es gibt { $cards } Aktionskarten; die nicht ausgeteilten sind der Zugstapel. Welche Karten es genau sind, verraten die Anleitungen nicht und auch sonst fast keine Quelle, deshalb ist dieser Kartensatz eine Rekonstruktion. Wenn du das Spiel besitzt, kannst du deine eigene Liste laden: { $cards } Karten mit Kosten von 0 bis { $most }.
    .title = Die Aktionskarten
rule-GW-5 = Gespielt wird im Uhrzeigersinn, also in der Reihenfolge der Plätze. Nach der Anleitung beginnt die älteste Person; hier wird gelost, wenn für den Tisch kein erster Platz bestimmt wurde.
    .title = Wer beginnt
rule-GW-6 = Ein Wertungsblock ist ein Ring aus { $circles } Kreisen. Einen davon belegt immer der Teilungsspielstein, am Anfang den links oben; für Scheiben bleiben also { $track }. Sie werden vom Teilungsspielstein aus im Uhrzeigersinn gelegt: Von ihm aus gezählt ist die erste Scheibe die älteste.
    .title = Platz für sieben
rule-GW-7 = Kommt eine Scheibe in einen vollen Wertungsblock, rückt der Teilungsspielstein im Uhrzeigersinn einen Kreis weiter. Die Scheibe, die dort lag, also die älteste, geht zurück in den Vorrat ihres Besitzers. Die neue Scheibe nimmt den Kreis ein, den der Teilungsspielstein verlassen hat.
    .title = Die älteste Scheibe macht Platz
rule-GW-8 = Eine zurückgekehrte Scheibe ist sofort wieder einsetzbar. Das gilt auch für dich mitten im Platzieren: Deine eigene älteste Scheibe kann gleich die nächste sein, die du legst.
    .title = Zurückgekehrte Scheiben
rule-GW-9 = In deinem Zug machst du eine von drei Aktionen: eine Aktionskarte ausspielen, eine Wertung auslösen oder eine Aktionskarte verkaufen. Passen darfst du nicht, und du musst es auch nie, denn verkaufen kannst du immer.
    .title = Eine Aktion
rule-GW-10 = Vor der ersten Aktion deines Zuges darfst du deinen Doppelzugspielstein einsetzen. Dann hast du in diesem Zug zwei Aktionen, beliebig kombiniert, auch zweimal dieselbe. Auslegung: Auf die zweite darfst du verzichten.
    .title = Der Doppelzugspielstein
rule-GW-11 = Sobald alle ihren Doppelzugspielstein eingesetzt haben, bekommen ihn alle sofort zurück. Hast du den letzten eingesetzt, kannst du deinen trotzdem erst in deinem nächsten Zug wieder verwenden, denn angesagt wird er zu Beginn eines Zuges.
    .title = Alle Doppelzugspielsteine kommen zurück
rule-GW-12 = Zuerst bezahlst du die Kosten der Karte, 0 bis { $most } Münzen: Für jede Münze wandert eine Scheibe aus deinem Vorrat in deinen Schachteldeckel. Reichen deine Scheiben nicht, hilft GW-19.
    .title = Bezahlen
rule-GW-13 = Danach platzierst du Scheiben im Wertungsblock der gezeigten Region. Ohne Zahl oder bei einer 1 ist es eine Scheibe, bei einer 2 sind es zwei; bei +1 kommt eine dorthin und eine in eine andere der vier Regionen, die du aussuchst. Eine Karte ohne Region platziert nichts.
    .title = Scheiben platzieren
rule-GW-14 = Dann machst du so viele Bewegungen, wie die Karte Planwagen zeigt. Jede bringt einen Planwagen in die nächste Region im Westen, nie nach Osten; wie du die Bewegungen auf die Planwagen verteilst, steht dir frei. Ein Planwagen, der Kalifornien erreicht hat, ist aus dem Spiel.
    .title = Planwagen bewegen
rule-GW-15 = Alles, was die Karte zeigt, muss ganz ausgeführt werden. Eine Ausnahme gibt es: Ist dein Vorrat leer, entfällt das Platzieren oder das, was davon noch fehlt; die Planwagen ziehen trotzdem. Auslegung: Scheiben werden einzeln platziert, also legst du deine letzte Scheibe auch dann, wenn die Karte zwei verlangt, und eine Scheibe, die dadurch zu dir zurückkommt, kann die zweite sein (GW-8). Bei +1 kommt zuerst die gezeigte Region. Ist für den Tisch „alle“ gewählt, kann eine Karte, die mehr Scheiben platziert, als dir nach dem Bezahlen bleiben, nicht ausgespielt werden.
    .title = Alles, soweit die Scheiben reichen
rule-GW-16 = Auslegung: Sind alle Planwagen in Kalifornien, kann keiner die restlichen Bewegungen machen, und sie verfallen.
    .title = Bewegungen, die keiner machen kann
rule-GW-17 = Die ausgespielte Karte kommt auf den Ablagestapel. Dann ziehst du die oberste Karte vom Zugstapel.
    .title = Ablegen und nachziehen
rule-GW-18 = Ist der Zugstapel aufgebraucht, werden alle ausgespielten und verkauften Karten zu einem neuen gemischt. Auslegung: Das geschieht, sobald seine letzte Karte gezogen ist, und die eben ausgespielte oder verkaufte Karte ist dabei.
    .title = Ein neuer Zugstapel
rule-GW-19 = Hast du zu wenige Scheiben für eine Aktions- oder Wertungskarte, darfst du auch mit Siegpunkten bezahlen, 1 Siegpunkt je Scheibe, aber nie unter 0 Siegpunkte. Auslegung: Siegpunkte sind nur erlaubt, wenn dein Vorrat kleiner ist als die Kosten; dann entscheidest du, wie viel du mit Scheiben und wie viel mit Siegpunkten zahlst. Reicht beides zusammen nicht, kannst du die Karte nicht spielen.
    .title = Mit Siegpunkten bezahlen
rule-GW-20 = Für eine Wertung verwendest du die niedrigste Wertungskarte, die du noch hast. Die sechs kosten der Reihe nach { $costs } Scheiben, bezahlt wie in GW-12 und GW-19; die Scheiben kommen in deinen Schachteldeckel, aus dem du sie durch Verkaufen zurückholen kannst (GW-26), die Karte kommt aus dem Spiel. Bezahlen musst nur du, Punkte bekommen alle. Nach deiner sechsten Wertung kannst du keine mehr auslösen.
    .title = Eine Wertung auslösen
rule-GW-21 = Gewertet wird in dieser Reihenfolge: Osten, Great Plains, Mittelwesten, Westen. In jeder Region vergleicht man die Planwagen dort mit den Scheiben in ihrem Wertungsblock; dann gilt GW-22 oder GW-23.
    .title = Region für Region
rule-GW-22 = Stehen in einer Region mindestens so viele Planwagen, wie Scheiben im Wertungsblock liegen, bringt jede Scheibe ihrem Besitzer 1 Siegpunkt.
    .title = Genug Planwagen
rule-GW-23 = Stehen in einer Region weniger Planwagen, als Scheiben im Wertungsblock liegen, gibt es 1 Siegpunkt je Planwagen zu verteilen. Wer dort die meisten Scheiben hat, ist zuerst dran und bekommt für jede 1 Siegpunkt, dann folgt, wer die zweitmeisten hat, und so weiter, bis alle Siegpunkte vergeben sind.
    .title = Zu wenige Planwagen
rule-GW-24 = Spieler, die bei GW-23 gleich viele Scheiben haben, sind gemeinsam dran. Man geht alle ihre Scheiben als eine Reihe durch, vom Teilungsspielstein aus im Uhrzeigersinn, also die älteste zuerst: Jede bringt ihrem Besitzer 1 Siegpunkt, bis alle Siegpunkte vergeben sind.
    .title = Gleichstand im Wertungsblock
rule-GW-25 = Siegpunkte werden sofort gutgeschrieben. Von da an kannst du auch mit ihnen bezahlen (GW-19).
    .title = Punkte zählen sofort
rule-GW-26 = Lege eine Aktionskarte aus der Hand ab und nimm so viele eigene Scheiben, wie sie kostet, aus deinem Schachteldeckel in deinen Vorrat. Sind dort weniger, bekommst du nur diese, der Rest verfällt. Dann ziehst du eine Karte. Auch eine kostenlose Karte darfst du verkaufen, einfach um sie auszutauschen.
    .title = Verkaufen
rule-GW-27 = Hat nach einer Wertung jemand { $goal } Siegpunkte oder mehr, endet das Spiel sofort. Vorher werden noch alle Regionen gewertet, aber eine zweite Aktion des Zuges verfällt.
    .title = Fünfzig Punkte
rule-GW-28 = Steht weder in New England noch im Osten ein Planwagen, gibt es eine letzte, kostenlose Wertung, und das Spiel endet. Sie kommt nach der Aktion, wenn deren Scheiben platziert und deren Planwagen bewegt sind; eine zweite Aktion des Zuges verfällt. Ist für den Tisch „nach dem ganzen Zug“ gewählt, darf die zweite Aktion noch gespielt werden: Ist sie eine Wertung, die jemanden auf { $goal } Siegpunkte bringt, endet das Spiel nach GW-27 ohne die kostenlose Wertung, sonst folgt diese.
    .title = Der Osten ist leer
rule-GW-29 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt von diesen Spielern, wer die meisten Scheiben im Vorrat hat; Scheiben in Wertungsblöcken oder im Schachteldeckel zählen nicht. Herrscht auch dann Gleichstand, wird der Sieg geteilt.
    .title = Wer gewinnt
rule-GW-J1 = Unsere eigene Festlegung: Wenn { $idle } Aktionen hintereinander, über alle am Tisch gezählt, weder einen Planwagen bewegen noch eine Wertung auslösen, endet das Spiel, wie es steht, und GW-29 entscheidet. Sonst könnten Verkäufe und kostenlose Karten endlos weitergehen.
    .title = Kein Fortschritt

## What the page can filter the log by

log-cards = Karten
log-tokens = Scheiben
log-wagons = Planwagen
log-scoring = Wertungen

## What the things on the board are: a name, and a sentence or two

meaning-token = Alle haben eine Farbe mit Buchstabe und Form. Die Scheiben in den Wertungsblöcken zeigen, wem sie gehören.
    .title = Spieler
meaning-vp = Wer am Ende die meisten hat, gewinnt. Fehlen Scheiben, kann man mit ihnen auch Karten bezahlen.
    .title = Siegpunkte
meaning-supply = Scheiben, die bereitliegen: Mit ihnen bezahlt man Karten und besetzt Wertungsblöcke.
    .title = Vorrat
meaning-box = Ausgegebene Scheiben. Wer eine Karte verkauft, holt so viele zurück, wie sie kostet.
    .title = Schachteldeckel
meaning-hand = So viele Aktionskarten hält dieser Spieler. Welche es sind, ist geheim.
    .title = Handkarten
meaning-marker = Vor der ersten Aktion eines Zuges eingesetzt, erlaubt er zwei Aktionen in diesem Zug.
    .title = Doppelzugspielstein
meaning-marker-spent = Er kommt zurück, sobald alle ihren eingesetzt haben.
    .title = Doppelzugspielstein, verbraucht
meaning-scorings = Die Zahlen sagen, was eine Wertung nach der anderen kostet. Durchgestrichene sind verbraucht, die goldene kommt als nächste.
    .title = Wertungskarten
meaning-start = Hier beginnen alle Planwagen. Sind New England und der Osten leer, gibt es eine letzte Wertung, und das Spiel endet.
    .title = New England
meaning-goal = Planwagen, die hier ankommen, sind aus dem Spiel: Sie zählen für niemanden mehr.
    .title = Kalifornien
meaning-wagons = Sie gehören niemandem. In einer Wertung gibt eine Region nur so viele Punkte, wie Planwagen dort stehen: Je mehr Wagen, desto mehr Scheiben zählen.
    .title = Planwagen
meaning-track = Scheiben füllen den Ring vom Teilungsspielstein aus im Uhrzeigersinn, die älteste zuerst. Platz ist für sieben; eine achte schickt die älteste heim.
    .title = Wertungsblock
meaning-score-track = Wie viele Siegpunkte jeder hat. Hat nach einer Wertung jemand { $goal }, endet das Spiel.
    .title = Zählleiste
meaning-pile = Nach jeder gespielten oder verkauften Karte wird eine gezogen. Ist der Stapel leer, wird der Ablagestapel gemischt.
    .title = Zugstapel
meaning-discard = Gespielte und verkaufte Karten. Öffne ihn, um sie durchzusehen.
    .title = Ablagestapel
meaning-card = Spiele sie aus: Münzen bezahlen, Scheiben platzieren, Planwagen bewegen, in dieser Reihenfolge. Oder verkaufe sie und hole ausgegebene Scheiben zurück.
    .title = Aktionskarte
meaning-card-one = Die Karte bringt eine deiner Scheiben in den Wertungsblock dieser Region.
    .title = Eine Scheibe
meaning-card-two = Die Karte bringt zwei deiner Scheiben in den Wertungsblock dieser Region.
    .title = Zwei Scheiben
meaning-card-plus = Eine Scheibe kommt in den Wertungsblock dieser Region, eine zweite in einen beliebigen anderen der vier.
    .title = Eine hier, eine anderswo
meaning-card-wagons = So viele Bewegungen nach Westen, wie die Karte Planwagen zeigt, mit einem oder mit mehreren, wie du willst.
    .title = Bewegungen der Planwagen
meaning-card-cost = Je Münze eine Scheibe aus deinem Vorrat; sie kommt in den Schachteldeckel. Verkaufen bringt ebenso viele zurück.
    .title = Kosten
meaning-inplay = Diese Karte wird gerade gespielt. Sie wird abgelegt, wenn alles auf ihr getan ist.
    .title = Ausgespielte Karte
meaning-score = Du bezahlst die nächste Wertungskarte; dann werden alle vier Regionen gewertet, und zwar für alle.
    .title = Wertung
meaning-announce = Setzt den Doppelzugspielstein ein: Dieser Zug hat zwei Aktionen. Das muss vor der ersten geschehen.
    .title = Zwei Aktionen
meaning-stop = Auf die zweite Aktion eines Doppelzuges darf man verzichten.
    .title = Verzichten
meaning-pay = Deine Scheiben allein reichen nicht: Wähle, wie viele Scheiben und wie viele Siegpunkte du zahlst.
    .title = Scheiben und Punkte
meaning-double = Der Doppelzugspielstein wurde eingesetzt: Dieser Zug hat zwei Aktionen. Ein voller Punkt ist eine Aktion, die noch kommt.
    .title = Doppelzug
meaning-steps = So viele Bewegungen nach Westen müssen die Planwagen für diese Karte noch machen.
    .title = Übrige Bewegungen

## Tips for the first games

tip-card = Tippe eine Karte an, um zu sehen, was sie kostet und bewirkt; dann spiele oder verkaufe sie. Die Liste der Züge bietet dasselbe.
tip-pay = Deine Scheiben reichen nicht: Ein Teil des Preises wird mit Siegpunkten bezahlt. Scheiben kommen durch Verkaufen zurück, Punkte nicht.
tip-place = Die zweite Scheibe kommt in eine beliebige andere Region. Achte darauf, wo die Planwagen bei der nächsten Wertung stehen.
tip-step = Jede Bewegung bringt einen Planwagen eine Region weiter nach Westen, von wo du willst. Bring Planwagen zu deinen Scheiben und nimm sie den anderen weg.
tip-score = Du hast Scheiben, wo Planwagen stehen. Eine Wertung brächte dir jetzt Punkte, aber sie zählt auch für alle anderen, und jede deiner Wertungen kostet mehr als die vorige.
tip-marker = Mit dem Doppelzugspielstein kannst du im selben Zug Planwagen bewegen und werten, bevor jemand reagieren kann.
tip-sell = Viele deiner Scheiben liegen im Schachteldeckel. Eine teure Karte zu verkaufen bringt so viele zurück, wie sie kostet.
tip-full = Ein Wertungsblock ist fast voll. Eine Scheibe, die keinen Platz mehr findet, verdrängt die älteste: Der Teilungsspielstein rückt auf deren Kreis vor.
tip-meaning = Unsicher, was etwas ist? Lass die Maus darauf ruhen oder halte es kurz gedrückt: Alles auf dem Tisch erklärt sich selbst.
tip-end = Das Ende ist nah: Es kommt, wenn New England und der Osten leer sind, mit einer letzten kostenlosen Wertung, oder wenn jemand nach einer Wertung { $goal } Punkte hat.

## The guided first turn

guide-welcome = Zwanzig Planwagen rollen von New England nach Kalifornien. In den vier Regionen unterwegs besitzt du Land: deine Scheiben. Löst jemand eine Wertung aus, zählen Scheiben dort, wo Wagen stehen. Wer am Ende die meisten Punkte hat, gewinnt.
guide-hand = Das sind deine sieben Karten. Jede zeigt von oben nach unten: wohin wie viele Scheiben kommen, wie viele Bewegungen die Planwagen machen und die Münzen, die sie kostet. In deinem Zug spielst du eine Karte, verkaufst eine oder löst eine Wertung aus.
guide-play = Spiele die Karte „Osten“ im gestrichelten Rahmen: Tippe sie an, dann „Ausspielen“. Sie kostet { $cost } Scheiben, bringt zwei von dir in den Osten und erlaubt dir { $steps } Bewegungen mit Planwagen. Der Osten ist die erste Region, die die Wagen erreichen.
guide-step = Deine zwei Scheiben liegen im Osten. Bring nun Wagen zu ihnen: Tippe die Planwagen in New England an, und einer rollt in den Osten.
guide-step-again = Noch einmal aus New England: Mit zwei Wagen im Osten würden deine beiden Scheiben dort zählen.
guide-east = Bei deinen Scheiben im Osten stehen jetzt Planwagen: Bei einer Wertung würden sie zählen. Die anderen können dort aber noch Scheiben legen oder die Planwagen weiterbewegen.
guide-score = Auch eine Wertung auszulösen ist eine Aktion. Deine erste kostet { count-tokens }, die späteren immer mehr. Punkte bekommen dann alle: Wähle den Moment, der für dich am besten ist.
guide-sell = Werden die Scheiben knapp, verkaufe eine Karte, die du nicht brauchst: Sie bringt so viele ausgegebene Scheiben zurück, wie sie kostet, und du ziehst eine neue.
guide-end = Jetzt weißt du genug: Das Spiel geht weiter, und was leuchtet, ist möglich. Alles auf dem Tisch erklärt sich, wenn du die Maus darauf ruhen lässt oder es kurz gedrückt hältst.

## Lessons

lesson-majorities = Mehrheiten, und wer zuerst da war
lesson-majorities-1 = Im Osten stehen { $wagons } Planwagen für { $tokens } Scheiben, zwei davon gehören dem anderen. Gibt es mehr Scheiben als Wagen, kommt zuerst dran, wer die meisten hat. Spiele die Karte „Osten“ mit der 2: Dann hast du drei von { $then } Scheiben.
lesson-majorities-2 = Löse jetzt eine Wertung aus. Im Osten bist du zuerst dran und nimmst alle { $points } Punkte. Im Mittelwesten herrscht Gleichstand, je zwei Scheiben für { $wagons } Wagen: Da zählen die älteren Scheiben, die gleich hinter dem Teilungsspielstein, und das sind deine.
lesson-majorities-end = { $gain } Punkte für dich, keiner für den anderen. Bei mehr Scheiben als Wagen zählt die Mehrheit, bei Gleichstand das Alter. Ein voller Wertungsblock verdrängt seine älteste Scheibe: Frühe Scheiben sind stark, aber nicht für immer.
lesson-double-move = Der Doppelzug
lesson-double-move-1 = Deine drei Scheiben liegen im Westen, aber drei Planwagen stehen noch im Mittelwesten. Würdest du sie nur weiterfahren, könnten die anderen sie vor deiner Wertung wieder wegholen. Setze zuerst den Doppelzugspielstein ein.
lesson-double-move-2 = Du hast zwei Aktionen. Die erste: Spiele die Karte mit drei Planwagen und ohne Region.
lesson-double-move-3 = Bring die Planwagen vom Mittelwesten in den Westen, einen nach dem anderen.
lesson-double-move-4 = Und nun die zweite Aktion, bevor jemand reagieren kann: Löse eine Wertung aus.
lesson-double-move-end = { $gain } Punkte nur für dich. Alle bekommen ihren Stein zurück, sobald ihn jeder eingesetzt hat: Spar ihn nicht zu lange auf, und setz ihn ein, wenn zwei Aktionen zusammengehören.
lesson-when-to-score = Wann werten?
lesson-when-to-score-1 = Wenn du bezahlst, werden alle gewertet. Jetzt brächte der Osten dem anderen { $theirs } Punkte und dir { $yours }. Deinen drei Scheiben in den Great Plains fehlen nur Planwagen: Spiele die Karte mit drei Planwagen.
lesson-when-to-score-2 = Hol die drei Planwagen aus dem Osten in die Great Plains.
lesson-when-to-score-3 = Im Osten ist ein Planwagen übrig: Dort bekommt nur die Mehrheit etwas. In den Great Plains hat jede deiner Scheiben ihren Wagen. Jetzt ist dein Moment: Löse eine Wertung aus.
lesson-when-to-score-end = { $gain } Punkte für dich, { $theirs } für den anderen; vorher wäre es umgekehrt gewesen. Jede deiner Wertungen kostet mehr als die vorige, { $first }, { $second }, { $third } und bis zu { $last } Scheiben: Nutze die billigen gut.

## Pictures on the rules page

board-picture-map = Die Karte: sechs Regionen und der Ring aus Kreisen in den vier mittleren.
board-picture-wagons = Planwagen.
board-picture-cards = Drei Aktionskarten. Links oben steht, wie viele Scheiben die Karte platziert, rechts oben, was sie kostet, unten, wie viele Planwagen sie bewegt.
board-picture-track = Ein Wertungsblock: der Teilungsspielstein und von ihm aus im Uhrzeigersinn fünf Scheiben von drei Spielern.
