# Carcassonne: Gold Rush in German. Informal address (du). Words of the German edition: Eisenbahner, Goldgräber, Händler, Farmer,
# Schürfplättchen, Eisenbahnstrecke, Berg, Prärie, Zelt, Nugget, Stein; a tile is a “Landschaftsplättchen”, short “Plättchen”.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Carcassonne: Goldrausch
game-about = Plättchen für Plättchen entsteht eine Karte des Wilden Westens: Eisenbahnstrecken, Städte, Prärien und Berge voller Gold. Schick deine Cowboys los, schlag dein Zelt auf, wo das Gold liegt, und schürf es vor den anderen. Für 2 bis 5 Personen.
game-credits = Ein Spiel von Klaus-Jürgen Wrede, erschienen 2014 bei Hans im Glück.

## Lands. id: to choose a sentence by. a, on: forms of the name.

name-prairie = Prärie
    .id = prairie
    .a = eine Prärie
    .on = auf dieser Prärie
name-rail = Eisenbahnstrecke
    .id = rail
    .a = eine Eisenbahnstrecke
    .on = auf dieser Eisenbahnstrecke
name-mountain = Berg
    .id = mountain
    .a = ein Berg
    .on = auf diesem Berg
name-city = Stadt
    .id = city
    .a = eine Stadt
    .on = in dieser Stadt

## What a cowboy can be. a, the: as the object of a sentence.

name-farmer = Farmer
    .id = farmer
    .a = einen Farmer
    .the = den Farmer
name-railwayman = Eisenbahner
    .id = railwayman
    .a = einen Eisenbahner
    .the = den Eisenbahner
name-miner = Goldgräber
    .id = miner
    .a = einen Goldgräber
    .the = den Goldgräber
name-merchant = Händler
    .id = merchant
    .a = einen Händler
    .the = den Händler

## Where on a tile: its edges, and for prairies its corners, each with the two half-edges that meet there.
## A place may also be a bare number, so the messages below use no form of $where.

name-N = Norden
    .id = N
    .in = im Norden
name-E = Osten
    .id = E
    .in = im Osten
name-S = Süden
    .id = S
    .in = im Süden
name-W = Westen
    .id = W
    .in = im Westen
name-nw = Nordwesten
    .id = nw
name-ne = Nordosten
    .id = ne
name-en = Nordosten
    .id = en
name-es = Südosten
    .id = es
name-se = Südosten
    .id = se
name-sw = Südwesten
    .id = sw
name-ws = Südwesten
    .id = ws
name-wn = Nordwesten
    .id = wn

## Tiles. A piece of mountain has one nugget unless its name says otherwise. The start tile has no name here: its id is S.

name-P1 = offene Prärie, Lager und Herde
name-P2 = offene Prärie, zwei Lager
name-P3 = offene Prärie, Herde
name-RS1 = gerades Gleis
name-RS2 = gerades Gleis, Lokomotive
name-RS3 = gerades Gleis, Lager
name-RS4 = gerades Gleis, Lokomotive, Herde
name-RC1 = Kurve
name-RC2 = Kurve, Lokomotive
name-RC3 = Kurve, Lager außen
name-RC4 = Kurve, Herde außen
name-RC5 = Kurve, Lokomotive, Lager innen
name-RJ1 = Weiche mit drei Gleisen
name-RJ2 = Weiche mit drei Gleisen, Lager
name-RX1 = Weiche mit vier Gleisen
name-CT1 = Stadt mit drei Gleisen
name-CT2 = Stadt mit drei Gleisen, Lager
name-CT3 = Stadt mit drei Gleisen, Herde
name-CX1 = Stadt mit vier Gleisen
name-MC1 = Berg an einer Seite, Lager
name-MC2 = Berg an einer Seite, Herde
name-MC3 = Berg an einer Seite, zwei Nuggets
name-MO1 = zwei Berge an gegenüberliegenden Seiten
name-MA1 = zwei Berge an benachbarten Seiten, Lager
name-MB1 = Bergecke, Herde
name-MB2 = Bergecke, zwei Nuggets
name-MB3 = Bergecke, drei Nuggets
name-MR1 = Bergrücken
name-MR2 = Bergrücken, zwei Nuggets, Herde
name-MT1 = Berg an drei Seiten, zwei Nuggets
name-MT2 = Berg an drei Seiten, drei Nuggets
name-MF1 = Berg an allen Seiten, drei Nuggets
name-MS1 = Berg an einer Seite, gerades Gleis, Lokomotive
name-MS2 = Berg an einer Seite, gerades Gleis, zwei Nuggets, Lager
name-ML1 = Berg an einer Seite, Kurve, Lokomotive
name-MK1 = Berg an einer Seite, Kurve
name-MJ1 = Berg an einer Seite, Weiche mit drei Gleisen
name-MV1 = Berg an einer Seite, Stadt mit drei Gleisen
name-MQ1 = Bergecke, Kurve
name-MQ2 = Bergecke, Kurve, Lokomotive, zwei Nuggets
name-MU1 = Berg an drei Seiten, Gleis endet am Berg
name-MD1 = Berg an einer Seite, Gleis endet am Berg
name-MG1 = zwei Berge, gerades Gleis dazwischen, Lokomotive

## Parts of sentences, used by the messages below. x grows to the east, y to the north; the start tile is at (0, 0).

spot = ({ $x }, { $y })
turned =
    { $rotation ->
        [0] nicht gedreht
        [1] um ein Viertel im Uhrzeigersinn gedreht
        [2] um die Hälfte gedreht
       *[3] um ein Viertel gegen den Uhrzeigersinn gedreht
    }
token-face =
    { $value ->
        [0] nur Stein
        [one] { $value } Nugget
       *[other] { $value } Nuggets
    }
count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
count-tokens =
    { $tokens ->
        [one] { $tokens } Schürfplättchen
       *[other] { $tokens } Schürfplättchen
    }
count-length =
    { $length ->
        [one] { $length } Plättchen
       *[other] { $length } Plättchen
    }
count-locomotives =
    { $locomotives ->
        [0] keine Lokomotive
        [one] { $locomotives } Lokomotive
       *[other] { $locomotives } Lokomotiven
    }
count-nuggets =
    { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }
count-rails =
    { $rails ->
        [0] keine fertige Strecke
        [one] { $rails } fertige Strecke
       *[other] { $rails } fertige Strecken
    }
count-camps =
    { $camps ->
        [0] kein Lager
        [one] { $camps } Lager
       *[other] { $camps } Lager
    }
count-herds =
    { $herds ->
        [0] keine Herde
        [one] { $herds } Herde
       *[other] { $herds } Herden
    }
scored-rail =
    { $complete ->
        [yes]
            { $doubled ->
                [yes] fertige Eisenbahnstrecke ({ $segment }), { count-length }, verdoppelt durch die einzige Lokomotive
               *[no] fertige Eisenbahnstrecke ({ $segment }), { count-length }, { count-locomotives }
            }
       *[no] unfertige Eisenbahnstrecke ({ $segment }), { count-length }
    }
scored-mountain =
    { $complete ->
        [yes] fertiger Berg ({ $segment }), { count-nuggets }; { count-tokens } genommen
       *[no] unfertiger Berg ({ $segment }), { count-nuggets }
    }
scored-city =
    { $complete ->
        [yes] fertige Stadt ({ $segment }), { count-rails }
       *[no] unfertige Stadt ({ $segment }), { count-rails }
    }
scored-feature =
    { $land_id ->
        [rail] { scored-rail }
        [mountain] { scored-mountain }
        [city] { scored-city }
       *[prairie] Prärie ({ $segment }), { count-camps }, { count-herds }
    }

## Moves and draws, as entries of a list

action-place = Bei { spot } anlegen, { turned }
action-cowboy =
    { $job_id ->
        [farmer] Farmer auf die Prärie legen ({ $where })
        [miner] Goldgräber auf den Berg stellen ({ $where })
        [merchant] Händler in die Stadt stellen
       *[railwayman] Eisenbahner auf die Eisenbahnstrecke stellen ({ $where })
    }
action-tent = Zelt auf dem Berg bei { spot }, { $where }, aufschlagen
action-mine = Ein Schürfplättchen vom Berg nehmen, auf dem dein Zelt steht
action-none = Nichts tun
short-turned =
    { $rotation ->
        [0] nicht gedreht
        [1] ¼ nach rechts
        [2] ½ gedreht
       *[3] ¼ nach links
    }
short-cowboy = Cowboy

draw-first =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }
draw-tile = Plättchen: { $tile }
draw-token =
    { $you ->
        [yes] Du nimmst ein Schürfplättchen: { token-face }
       *[no] { $seat } nimmt ein Schürfplättchen: { token-face }
    }

## Events

event-started =
    { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-drew =
    { $you ->
        [yes] Du ziehst „{ $tile }“.
       *[no] { $seat } zieht „{ $tile }“.
    }
event-discarded = „{ $tile }“ passt nirgends und kommt aus dem Spiel.
event-placed =
    { $you ->
        [yes] Du legst „{ $tile }“ bei { spot } an.
       *[no] { $seat } legt „{ $tile }“ bei { spot } an.
    }
    .short = { $tile } { spot }.
event-stacked = Berg bei { spot }, { $where }: jetzt { count-tokens }.
event-cowboy-out =
    { $you ->
        [yes] Du setzt { $job_a } ein: { spot }, { $where }.
       *[no] { $seat } setzt { $job_a } ein: { spot }, { $where }.
    }
    .short = { $job }.
event-tent-out =
    { $you ->
        [yes] Du schlägst dein Zelt auf: { spot }, { $where }.
       *[no] { $seat } schlägt das Zelt auf: { spot }, { $where }.
    }
    .short = Zelt { spot }.
event-dug =
    { $you ->
        [yes] Du schürfst bei { spot }; dort noch { count-tokens }.
       *[no] { $seat } schürft bei { spot }; dort noch { count-tokens }.
    }
    .short = schürft bei { spot }.
event-passed =
    { $you ->
        [yes] Du tust sonst nichts.
       *[no] { $seat } tut sonst nichts.
    }
event-token =
    { $you ->
        [yes] Du bekommst ein Schürfplättchen: { token-face }.
       *[no] { $seat } bekommt ein verdecktes Schürfplättchen.
    }
event-scored = Gewertet wird: { scored-feature }.
event-awarded =
    { $points ->
        [0]
            { $you ->
                [yes] Du bekommst dafür keine Punkte.
               *[no] { $seat } bekommt dafür keine Punkte.
            }
       *[other]
            { $you ->
                [yes] Du bekommst { count-points }.
               *[no] { $seat } bekommt { count-points }.
            }
    }
event-cowboy-home =
    { $you ->
        [yes] Du bekommst { $job_the } bei { spot } zurück.
       *[no] { $seat } bekommt { $job_the } bei { spot } zurück.
    }
    .short = { $job } zurück.
event-tent-home =
    { $you ->
        [yes] Du bekommst dein Zelt bei { spot } zurück.
       *[no] { $seat } bekommt das Zelt bei { spot } zurück.
    }
event-lost =
    { $tokens ->
        [one] { count-tokens } kommt ungesehen aus dem Spiel.
       *[other] { count-tokens } kommen ungesehen aus dem Spiel.
    }
event-counted =
    { $points ->
        [0]
            { $you ->
                [yes] Du hast kein Gold zu zählen.
               *[no] { $seat } hat kein Gold zu zählen.
            }
       *[other]
            { $you ->
                [yes] Dein Gold bringt dir { count-points }.
               *[no] { $seat } bekommt { count-points } für Gold.
            }
    }
event-ended =
    { $reason ->
        [last-tile] Das Spiel ist aus: Das letzte Plättchen ist gelegt.
        [no-place] Das Spiel ist aus: Das zuletzt gezogene Plättchen passt nirgends.
       *[other] Das Spiel ist aus.
    }

## What the table waits for

to-end = Noch anzulegende Plättchen: { $tiles }
    .short = Plättchen: { $tiles }
    .about = Die Partie endet, wenn das letzte Plättchen liegt.
phase-first = Der Zufall entscheidet, wer beginnt.
phase-tile = Gleich wird ein Plättchen gezogen.
phase-place = Wähle, wo und wie herum du das Plättchen anlegst.
phase-act = Setze einen Cowboy ein, schlag dein Zelt auf oder versetze es, schürfe oder tu nichts.
phase-mine = Gleich wird das Schürfplättchen aufgedeckt.
phase-deal = Die Schürfplättchen eines fertigen Berges werden verteilt.
phase-over = Das Spiel ist aus.

## Why an action is not possible

refusal-place-first = Leg zuerst dein Plättchen an; Cowboy, Zelt und Schürfen kommen danach.
refusal-placed-already = Du hast dein Plättchen in diesem Zug schon angelegt.
refusal-no-tent = Du kannst nicht schürfen: Dein Zelt steht auf keinem Berg.
refusal-no-tokens = Auf dem Berg mit deinem Zelt liegt kein Schürfplättchen mehr.
refusal-no-such-rotation = Ein Plättchen lässt sich um 0, 1, 2 oder 3 Viertel drehen, nicht um { $rotation }.
refusal-touches-no-tile = Bei { spot } würde das Plättchen kein anderes mit einer ganzen Kante berühren.
refusal-occupied = Bei { spot } liegt schon ein Plättchen.
refusal-does-not-continue = Die Landschaft muss weitergehen, aber { $side_in } passt { $shows } nicht an { $asks }.
refusal-no-cowboy = Du hast keinen Cowboy mehr im Vorrat.
refusal-not-on-the-new-tile = Ein Cowboy darf nur auf das Plättchen, das du gerade gelegt hast: { spot }.
refusal-nothing-there = Auf diesem Plättchen heißt nichts „{ $where }“.
refusal-other-job = Das ist { $land_a }; dort ist ein Cowboy ein { $job }.
refusal-without-farmers = An diesem Tisch wird ohne Farmer gespielt; auf Prärien kommen also keine Cowboys.
refusal-occupied-by =
    { $you ->
        [yes] Du hast schon einen Cowboy { $land_on }.
       *[no] { $seat } hat schon einen Cowboy { $land_on }.
    }
refusal-other-name = Diese Stelle heißt „{ $name_id }“ ({ $name }).
refusal-no-tile = Bei { spot } liegt kein Plättchen.
refusal-no-mountain = Dort ({ $where }) ist kein Berg, und ein Zelt braucht einen.
refusal-mountain-complete = Dieser Berg ist fertig; ein Zelt darf nur auf einen unfertigen.
refusal-stands-there = Dein Zelt steht schon dort.
refusal-not-vacant = Auf diesem Stück des Berges steht schon ein Goldgräber oder ein Zelt.

## What is wrong with a tile list, a position or a scene; the field is named before the sentence

bad-wrong-number-of-tiles = Hier müssen es { $expected } Plättchen sein, nicht { $got }.
bad-wrong-number-of-tokens = Hier müssen es { $expected } Schürfplättchen sein, nicht { $got }.
bad-wrong-total = Gezählt sind es { $expected }, nicht { $got }.
bad-not-one-start-tile = Es muss genau ein Startplättchen geben, nicht { $got }.
bad-start-needs-one-nugget = Das Startplättchen muss einen Berg mit einem Nugget haben; es hat { $got } Nuggets.
bad-many-nuggets = { $got } Nuggets auf einem Berg: Kein bekanntes Plättchen zeigt mehr als { $usual }. Trotzdem angenommen.
bad-not-a-word = Hier wird ein einzelnes Wort gebraucht, nicht „{ $got }“.
bad-not-a-number = Hier wird eine ganze Zahl gebraucht, nicht „{ $got }“.
bad-not-four-edges = Die Kanten sind vier Buchstaben aus P, R und M, für Norden, Osten, Süden und Westen, nicht „{ $got }“.
bad-not-two-ends = Ein Gleis hat zwei Enden, nicht { $got }.
bad-not-edges = Hier werden die Kanten des Berges gebraucht, etwa "NE", nicht „{ $got }“.
bad-not-half-edges = Hier werden die halben Kanten der Prärie gebraucht, etwa "nw ne", nicht „{ $got }“.
bad-other-edge = „{ $got }“ passt nicht zu den Kanten dieses Plättchens ({ $edges }).
bad-edge-not-named = Hier fehlt die Kante { $edge } des Plättchens.
bad-half-edge-not-named = Die halbe Kante { $half } gehört zu keiner Prärie.
bad-not-the-rails-that-leave-it = Die Gleise, die aus der Stadt führen, sind { $expected }, nicht { $got }.
bad-walls-cross = Gleise und Berge dieses Plättchens würden sich kreuzen (Kanten { $edges }).
bad-together = Nichts trennt { $one } und { $two }: Sie müssen dieselbe Prärie sein.
bad-parted = { $one } und { $two } sind durch Gleis oder Berg getrennt: Sie können nicht dieselbe Prärie sein.
bad-not-the-start-tile = Die Karte muss mit dem Startplättchen beginnen: { $expected }.
bad-not-a-placement = „{ $got }“ ist kein gelegtes Plättchen; schreib es so: RS1 -1,0 3
bad-not-a-place = „{ $got }“ ist keine Stelle; schreib sie so: -1,0
bad-not-a-segment = „{ $got }“ ist keine Stelle auf einem Plättchen; schreib sie so: -1,0 E
bad-not-a-piece = „{ $got }“ ist keine Figur; schreib sie so: red miner 0,1 N
bad-not-an-action = „{ $got }“ ist keine Aktion; schreib eine wie diese: miner N, merchant, tent 0,0 N, mine, none
bad-not-space-and-laps = Hier werden Feld (0 bis { $last }) und Runden gebraucht, etwa [1, 1], nicht „{ $got }“.
bad-no-such-tile = Ein Plättchen „{ $got }“ gibt es in der Liste nicht.
bad-too-many-of-a-tile = Das Plättchen { $tile } kommt öfter vor, als die Liste es enthält.
bad-does-not-fit = „{ $got }“ passt dort nicht.
bad-fits-nowhere = Das Plättchen { $tile } passt nirgends, wäre also aus dem Spiel gekommen.
bad-no-tile-there = Bei „{ $got }“ liegt kein Plättchen.
bad-no-such-segment = Bei „{ $got }“ ist nichts.
bad-not-just-completed = „{ $got }“ ist kein Berg, den das letzte Plättchen fertiggestellt hat.
bad-no-mountain = Bei „{ $got }“ ist kein Berg.
bad-not-vacant = Auf „{ $got }“ steht schon ein Goldgräber oder ein Zelt.
bad-feature-complete = Hier kann niemand stehen: Das ist schon gewertet.
bad-other-job = „{ $got }“: Dort ist ein Cowboy { $job }.
bad-without-farmers = „{ $got }“: Der Tisch spielt ohne Farmer.
bad-no-place-for-a-cowboy = „{ $got }“: Dort kann kein Cowboy sein; auf ein Plättchen passt höchstens einer, auf das Startplättchen keiner und auf ein neues keiner, bevor die Person, die es gelegt hat, gehandelt hat.
bad-no-tent-on-the-map = Das Zelt von „{ $got }“ ist nicht auf der Karte.
bad-too-many-of-a-token = So viele Schürfplättchen mit dem Wert { $value } gibt es nicht.
bad-too-many-tokens = Die Spieler haben { $got } Schürfplättchen, es können aber höchstens { $most } genommen worden sein.
bad-two-heights = Dieser Berg hat zwei Höhen: { $got } und { $other }.
bad-does-not-fit-phase = Dieser Wert passt nicht zur Phase „{ $phase }“.

## Itemised scores: the row; its points and why-… stand beside it

item-start = Punkte zu Beginn
item-scoring = Wertung { $scoring }: { scored-feature } (Cowboys nach Plätzen: { $cowboys })
    .category = Wertungen
item-tokens =
    { $points ->
        [0] Schürfplättchen: keine Nuggets
       *[other] Schürfplättchen: { $values }
    }
    .category = Schürfplättchen

why-GR-61 = Fertige Eisenbahnstrecke: 1 Punkt je Plättchen.
why-GR-63 = Fertige Eisenbahnstrecke mit genau einer Lokomotive: 2 Punkte je Plättchen.
why-GR-68 = Fertiger Berg: 1 Punkt je aufgedrucktem Nugget.
why-GR-76 = Fertige Stadt: { $city_rail } Punkte je fertiger Strecke.
why-GR-89 = Unfertiger Berg am Ende: 1 Punkt je aufgedrucktem Nugget.
why-GR-90 = Unfertige Eisenbahnstrecke am Ende: 1 Punkt je Plättchen, Lokomotiven zählen nicht.
why-GR-91 = Unfertige Stadt am Ende: { $city_rail } Punkte je fertiger Strecke.
why-GR-94 = Prärie am Ende: { $camp } Punkte je Lager und { $herd } je Herde.
why-GR-95 = Schürfplättchen: 1 Punkt je Nugget; Stein ist nichts wert.

## Options

option-farmers = Farmer
    .about = Ob Cowboys auf Prärien gelegt werden dürfen. Für die erste Partie rät die Anleitung, ohne sie zu spielen (GR-40).
option-farmers-true = Mit Farmern
option-farmers-false = Ohne Farmer
option-first_seat = Wer beginnt
    .about = Wer den ersten Zug hat. Nach der Anleitung bestimmt das die jüngste Person; hier kannst du den Zufall entscheiden lassen oder einen Platz bestimmen (GR-14).
option-first_seat-random = Zufällig
option-first_seat-0 = Platz 1
option-first_seat-1 = Platz 2
option-first_seat-2 = Platz 3
option-first_seat-3 = Platz 4
option-first_seat-4 = Platz 5
option-last_turn = Der letzte Zug
    .about = Ob der Zug mit dem letzten Plättchen zu Ende gespielt wird; oder sein zweiter Schritt (Cowboy, Zelt, Schürfen) entfällt und nur gewertet wird, was es fertiggestellt hat; oder das Spiel aus ist, sobald es liegt, und das Fertiggestellte als unfertig gilt (GR-88).
option-last_turn-full = Wird zu Ende gespielt
option-last_turn-tile = Endet mit dem Plättchen
option-last_turn-scored = Gewertet, ohne zweiten Schritt
option-unclaimed_tokens = Herrenlose Schürfplättchen
    .about = Was mit den Schürfplättchen eines Berges geschieht, der ohne Goldgräber fertig wird (GR-74).
option-unclaimed_tokens-lost = Aus dem Spiel
option-unclaimed_tokens-active = An den, der ihn fertigstellt
option-gap = Lücken in einem Berg
    .about = Ein Berg kann ein leeres Feld umschließen, dem er nur Prärie zeigt: ob er trotzdem fertig ist oder, wie es die Anleitung wörtlich sagt, erst, wenn die Lücke gefüllt ist (GR-67).
option-gap-complete = Trotzdem fertig
option-gap-open = Erst fertig, wenn die Lücke gefüllt ist
option-tiles = Plättchen und Schürfplättchen
    .about = Die gedruckten Plättchen sind nirgends dokumentiert, auch nicht, wie viele Schürfplättchen es von jedem Wert gibt; beides ist deshalb rekonstruiert. Wenn du das Spiel besitzt, kannst du die echte Liste laden (GR-2, GR-5).
option-tiles-reconstructed = Rekonstruiert

## Labels of the board

board-turn =
    { $you ->
        [yes] Du bist am Zug
       *[no] Am Zug: { $seat }
    }
board-map = Karte
board-coordinates = (x, y): x zählt nach Osten, y nach Norden, vom Startplättchen (0, 0) aus
board-tiles = Plättchen auf der Karte
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-whole-map = Ganze Karte zeigen
board-out-of-sight = Nicht im Bild: { $moves }
board-tile = Anzulegendes Plättchen
board-rotate-right = Im Uhrzeigersinn drehen
board-rotate-left = Gegen den Uhrzeigersinn drehen
board-place-here = Hier anlegen: { spot }
board-seats = Sitze, Plättchen, Gebiete
board-tiles-left = Übrige Plättchen
board-bag = Plättchen, die noch kommen
board-discarded = Plättchen aus dem Spiel
board-score = Punkte
board-reserve = Cowboys im Vorrat
board-cowboys = Cowboys auf der Karte
board-tent = Zelt
board-tent-in-reserve = Zelt im Vorrat
board-tent-at = Zelt bei { spot }
board-mine = Schürfen
board-nothing = Nichts
board-tokens = Genommene Schürfplättchen
board-values = Deine Schürfplättchen
board-unseen = Schürfplättchen, die du nicht gesehen hast, nach Wert
board-rail = Eisenbahnstrecke: { count-length }, { count-locomotives }
board-mountain = Berg: { count-nuggets }, { count-tokens }
board-city = Stadt: { count-rails }
board-prairie = Prärie: { count-camps }, { count-herds }
board-complete = fertig
board-open = unfertig
score-map = Auf der Karte
board-nobody = Niemand
board-cowboys-here = Cowboys hier: { $cowboys }
board-free = Kein Cowboy hier
board-locomotive = Lokomotive
board-nugget = Nugget
board-camp = Lager
board-herd = Pferdeherde

## The rules

rules-intro = Reihum legst du ein Plättchen an die Karte des Wilden Westens an und darfst einen Cowboy einsetzen: als Eisenbahner, Goldgräber, Händler oder Farmer. Mit deinem Zelt kommst du auch an das Gold in den Bergen der anderen. Eisenbahnstrecken, Berge und Städte bringen Punkte, sobald sie fertig sind, Prärien und Gold am Ende; wer dann die meisten Punkte hat, gewinnt.
rules-box = Womit gespielt wird und wie es heißt.
rules-setup = Was vor dem ersten Zug auf dem Tisch liegt und wer beginnt.
rules-turn = Was du tun kannst, wenn du am Zug bist, und in welcher Reihenfolge.
rules-tile = Wohin ein Plättchen darf.
rules-tokens = Wie das Gold in die Berge kommt.
rules-cowboys = Was du nach dem Anlegen tun kannst, erste Möglichkeit: etwas besetzen.
rules-tent = Die zweite Möglichkeit: näher an das Gold heran.
rules-mining = Die dritte Möglichkeit: etwas davon nehmen.
rules-scoring = Wer Punkte bekommt, wenn etwas fertig ist.
rules-rails = Wann eine Eisenbahnstrecke fertig ist und was sie bringt.
rules-mountains = Wann ein Berg fertig ist und wer sein Gold bekommt.
rules-cities = Wann eine Stadt fertig ist und was sie bringt.
rules-return = Wer nach einer Wertung zurückkommt.
rules-prairies = Wo eine Prärie anfängt und wo sie aufhört.
rules-end = Wann das Spiel aus ist, was dann noch zählt und wer gewonnen hat.
rules-secrets = Was du nicht siehst und wie das Programm fair bleibt.

chapter-box = Was in der Schachtel ist
chapter-setup = Vorbereitung
chapter-turn = Dein Zug
chapter-tile = Ein Plättchen anlegen
chapter-tokens = Die Schürfplättchen
chapter-cowboys = Einen Cowboy einsetzen
chapter-tent = Das Zelt
chapter-mining = Schürfen
chapter-scoring = Wertung
chapter-rails = Eisenbahnstrecken
chapter-mountains = Berge
chapter-cities = Städte
chapter-return = Die Cowboys kommen zurück
chapter-prairies = Prärien
chapter-end = Spielende
chapter-secrets = Was verborgen ist

rule-GR-1 = Es spielen 2 bis 5 Personen, im Uhrzeigersinn, also in der Reihenfolge der Plätze.
    .title = Wer mitspielt
rule-GR-2 = Es gibt { $tiles } quadratische Plättchen; eines davon ist das Startplättchen. Sie zeigen Eisenbahnstrecken, manche mit Lokomotiven, Berge mit Nuggets, Prärien, manche mit Lagern oder Pferdeherden, und Städte. Der gedruckte Satz ist nirgends dokumentiert, deshalb ist unserer eine Rekonstruktion; wenn du das Spiel besitzt, kannst du deine eigene Liste laden.
    .title = Die Plättchen
rule-GR-3 = Jede Kante eines Plättchens ist Prärie, Gleis oder Berg. Städte und Weichen liegen im Inneren und berühren nie eine Kante; eine Stadt gehört also zu genau einem Plättchen.
    .title = Die Kanten
rule-GR-4 = Jedes Bergstück zeigt Nuggets, in unserem Satz 1, 2 oder 3. Aus jeder Stadt führen 3 oder 4 Gleise.
    .title = Nuggets und Stadtgleise
rule-GR-5 = Die { $tokens } Schürfplättchen haben gleiche Rückseiten. Vorn zeigen sie { $nuggets } Nuggets, die ebenso viele Punkte wert sind, oder Stein, der nichts wert ist. Wie viele es von jeder Sorte gibt, ist rekonstruiert.
    .title = Die Schürfplättchen
rule-GR-6 = Du hast { $cowboys } Cowboys und ein Zelt in deiner Farbe. Ein Cowboy zeigt deine Punkte an, also bleiben dir { $on_map } zum Spielen.
    .title = Cowboys und Zelt
rule-GR-7 = Die Wertungstafel ist ein Ring aus { $spaces } Feldern, 0 bis { $last }. Ein Zählstein, der herum ist, wird hingelegt: Liegend auf Feld 1 bedeutet er { $lying }. Das Programm zählt einfach weiter.
    .title = Die Wertungstafel
rule-GR-8 = Ein zusammenhängendes Stück Gleis, Berg oder Prärie auf einem Plättchen ist ein Segment; Segmente, die über Plättchen hinweg verbunden sind, bilden eine Eisenbahnstrecke, einen Berg oder eine Prärie. Eine Stadt steht für sich. Weichen und Städte unterbrechen die Strecken: Jeder Arm ist ein eigenes Segment, und zwei Arme sind nur dann dieselbe Strecke, wenn Gleise außerhalb des Plättchens sie verbinden.
    .title = Segmente
rule-GR-9 = Ein Cowboy ist Eisenbahner auf einer Eisenbahnstrecke, Goldgräber auf einem Berg, Händler in einer Stadt und, hingelegt, Farmer auf einer Prärie.
    .title = Vier Berufe
rule-GR-10 = Das Startplättchen liegt in der Tischmitte. Sein Berg zeigt ein Nugget, also kommt ein verdecktes Schürfplättchen darauf.
    .title = Das Startplättchen
rule-GR-11 = Die anderen { $tiles } Plättchen werden gemischt und liegen verdeckt.
    .title = Die Plättchen zum Ziehen
rule-GR-12 = Auch die anderen { $tokens } Schürfplättchen liegen verdeckt. Am Tisch legt sie eine Person für alle auf die Karte; hier macht es das Programm.
    .title = Der Vorrat an Schürfplättchen
rule-GR-13 = Alle nehmen sich { $cowboys } Cowboys und ein Zelt und stellen einen der Cowboys auf Feld 0 der Wertungstafel.
    .title = Was alle bekommen
rule-GR-14 = Nach der Anleitung bestimmt die jüngste Person, wer beginnt. Auslegung: Hier wird gelost, wenn für den Tisch kein erster Platz bestimmt wurde.
    .title = Wer beginnt
rule-GR-15 = Dein Zug hat drei Schritte, in dieser Reihenfolge. Zuerst ziehst du ein Plättchen und legst es an, mit seinen Schürfplättchen. Dann darfst du eines von dreien tun: einen Cowboy einsetzen, dein Zelt aufschlagen oder versetzen oder ein Schürfplättchen nehmen. Zuletzt wird gewertet, was das Plättchen fertiggestellt hat.
    .title = Drei Schritte
rule-GR-16 = Den zweiten Schritt darfst du ganz auslassen. Du tust nie mehr als eines der drei Dinge, kannst also nicht im selben Zug das Zelt versetzen und schürfen.
    .title = Eines oder nichts
rule-GR-17 = Gewertet wird nach dem zweiten Schritt, und nur, wenn das Plättchen eine Eisenbahnstrecke, einen Berg oder eine Stadt fertiggestellt hat. Dann ist im Uhrzeigersinn die nächste Person dran.
    .title = Gewertet wird zuletzt
rule-GR-18 = Du musst ein Plättchen ziehen und anlegen. Alle dürfen es sehen und mitreden.
    .title = Ziehen und anlegen
rule-GR-19 = Das Plättchen muss mindestens ein liegendes mit einer ganzen Kante berühren. Eine Ecke genügt nicht.
    .title = Kante an Kante
rule-GR-20 = Überall, wo es andere berührt, muss die Landschaft weitergehen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Du darfst das Plättchen beliebig drehen.
    .title = Die Landschaft geht weiter
rule-GR-21 = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein neues, bis eines passt.
    .title = Ein Plättchen ohne Platz
rule-GR-22 = Ein Plättchen, das irgendwo und irgendwie herum passt, muss angelegt werden, ob es dir gefällt oder nicht.
    .title = Was passt, wird gelegt
rule-GR-23 = Auslegung: Passen die zuletzt gezogenen Plättchen nirgends und ist keines mehr übrig, endet das Spiel sofort. Einen zweiten Schritt gibt es nicht; die Schlusswertung folgt.
    .title = Nichts passt mehr
rule-GR-24 = Ein aussortiertes Plättchen bringt keine Schürfplättchen. Es gibt also { $turns } Züge, einen weniger für jedes aussortierte Plättchen.
    .title = Wie viele Züge
rule-GR-25 = Sobald ein Plättchen mit Berg liegt, kommen so viele Schürfplättchen verdeckt auf diesen Berg, wie das Plättchen Nuggets zeigt.
    .title = Gold für die Berge
rule-GR-26 = Alle Schürfplättchen eines Berges bilden einen Stapel; neue kommen dazu.
    .title = Ein Stapel je Berg
rule-GR-27 = Hat ein Plättchen zwei getrennte Bergstücke, bekommt jeder Berg die Schürfplättchen seines eigenen Stücks.
    .title = Zwei Berge auf einem Plättchen
rule-GR-28 = Verbindet ein Plättchen Berge, werden ihre Stapel zu einem, und die Schürfplättchen des Plättchens kommen dazu.
    .title = Stapel werden vereint
rule-GR-29 = Die Schürfplättchen liegen schon vor dem zweiten Schritt da: Du kannst also eines schürfen, das dein Plättchen eben gebracht hat.
    .title = Frisches Gold
rule-GR-30 = Bei unseren Plättchen gibt es genau so viele Nuggets wie Schürfplättchen. Auslegung: Hat deine eigene Liste mehr Nuggets, werden so viele Schürfplättchen gelegt, wie noch da sind.
    .title = Genug Schürfplättchen
rule-GR-31 = Du darfst einen Cowboy aus deinem Vorrat einsetzen, und nur auf dem Plättchen, das du gerade gelegt hast.
    .title = Nur auf dem neuen Plättchen
rule-GR-32 = Der Cowboy besetzt genau eines auf diesem Plättchen: eine Eisenbahnstrecke, einen Berg, die Stadt oder eine Prärie.
    .title = Nur eines
rule-GR-33 = Auf dieser Strecke, diesem Berg oder dieser Prärie darf auf der ganzen Karte noch kein Cowboy sein: weder ein fremder noch ein eigener.
    .title = Niemand vor dir
rule-GR-34 = Hier geht es nur um Cowboys. Ein Zelt auf dem Berg hält keinen Goldgräber ab.
    .title = Zelte stören nicht
rule-GR-35 = Eine Stadt ist immer frei, wenn ihr Plättchen gelegt wird, und nur dann kann ein Händler hinein.
    .title = Gleich in die Stadt
rule-GR-36 = Die Arme einer Weiche oder Stadt sind verschiedene Strecken. Ein Eisenbahner auf einem Arm hält niemanden von den anderen ab, außer wenn Gleise außerhalb sie verbinden, und auch keinen Händler von der Stadt.
    .title = Arm für Arm
rule-GR-37 = Du darfst auch besetzen, was dein Plättchen gerade fertiggestellt hat, wenn dort kein Cowboy ist. Es wird im selben Zug gewertet, und der Cowboy kommt gleich zurück.
    .title = Hin und zurück
rule-GR-38 = Auch ohne Cowboy im Vorrat legst du Plättchen an. Du kannst dein Zelt nutzen, schürfen oder nichts tun.
    .title = Kein Cowboy mehr
rule-GR-39 = Auf einem Plättchen ist also nie mehr als ein Cowboy, auf dem Startplättchen keiner. Ein Zelt darf dort stehen.
    .title = Ein Cowboy je Plättchen
rule-GR-40 = Für die ersten Partien rät die Anleitung, ohne Farmer zu spielen. Dann kommt kein Cowboy auf eine Prärie, und Prärien bringen nichts; alles andere bleibt gleich.
    .title = Ohne Farmer
rule-GR-41 = Statt einen Cowboy einzusetzen, darfst du dein Zelt auf einem Bergstück aufschlagen, aus dem Vorrat oder von da, wo es steht.
    .title = Aufschlagen und versetzen
rule-GR-42 = Das Zelt darf auf das neue Plättchen oder auf jedes ältere, auch auf das Startplättchen.
    .title = Überall auf der Karte
rule-GR-43 = Der Berg muss unfertig sein. Einer, den dein Plättchen gerade fertiggestellt hat, ist schon fertig.
    .title = Nur unfertige Berge
rule-GR-44 = Das Bergstück muss frei sein: kein Goldgräber und kein Zelt darauf. Ein Cowboy auf etwas anderem auf diesem Plättchen stört nicht.
    .title = Ein freies Stück
rule-GR-45 = Wer auf anderen Stücken desselben Berges steht, ist egal. Du kannst Goldgräber und Zelt auf einem Berg haben, und mehrere Zelte können ihn sich teilen.
    .title = Nachbarn
rule-GR-46 = Auslegung: Du kannst dein Zelt nicht dort aufschlagen, wo es schon steht. Ein anderes Stück desselben Berges geht.
    .title = Nicht auf der Stelle
rule-GR-47 = Auslegung: Du kannst dein Zelt nicht in den Vorrat zurücknehmen. Es kommt zurück, wenn sein Berg fertig ist (GR-73), oder am Ende.
    .title = Einmal draußen, bleibt es draußen
rule-GR-48 = Auch ein Berg ohne Schürfplättchen ist erlaubt.
    .title = Warten auf Gold
rule-GR-49 = Setzt du weder Cowboy noch Zelt, darfst du das oberste Schürfplättchen von dem Berg nehmen, auf dem dein Zelt steht.
    .title = Ein Schürfplättchen nehmen
rule-GR-50 = Welche Cowboys und Zelte auf diesem Berg sind, ist egal.
    .title = Wer auch immer dort ist
rule-GR-51 = Das Schürfplättchen liegt verdeckt vor dir. Du darfst es ansehen, aber es zählt erst am Ende. Auslegung: Wie viele du hast, dürfen alle sehen.
    .title = Dein Geheimnis
rule-GR-52 = Ohne Zelt auf der Karte oder ohne Schürfplättchen auf seinem Berg kannst du nicht schürfen. Das Zelt bleibt, wo es ist.
    .title = Nichts zu schürfen
rule-GR-53 = Auf einem Berg, den dein Plättchen gerade fertiggestellt hat, darfst du noch schürfen, denn gewertet wird später. Das Zelt dort aufzuschlagen ist nicht mehr erlaubt (GR-43).
    .title = Im letzten Moment
rule-GR-54 = Schürfen ändert nie, was der Berg wert ist: Seine Punkte kommen von den aufgedruckten Nuggets.
    .title = Die Punkte bleiben
rule-GR-55 = Fertige Eisenbahnstrecken, Berge und Städte werden gleich gewertet, Prärien erst am Ende.
    .title = Was gewertet wird
rule-GR-56 = Wer etwas fertigstellt, ist egal: Die Punkte gehen an die Cowboys, die darauf sind.
    .title = Wer auch immer gelegt hat
rule-GR-57 = Wer auf einer Strecke oder einem Berg die meisten Cowboys hat, bekommt die Punkte. Bei Gleichstand bekommen alle Beteiligten sie voll, die anderen nichts.
    .title = Mehrheit
rule-GR-58 = Ein Plättchen kann mehreres fertigstellen; alles wird gewertet. Das Programm nimmt zuerst die Strecken, dann die Berge, dann die Städte, aber die Reihenfolge ändert nichts.
    .title = Mehreres auf einmal
rule-GR-59 = Alles wird nur einmal gewertet, denn es kann nichts mehr dazukommen.
    .title = Nur einmal
rule-GR-60 = Eine Eisenbahnstrecke ist fertig, wenn sie auf beiden Seiten an einer Weiche, einer Stadt oder einem Berg endet oder ein Ring ist.
    .title = Eine fertige Strecke
rule-GR-61 = Sie bringt 1 Punkt für jedes Plättchen, über das sie führt.
    .title = Punkte für eine Strecke
rule-GR-62 = Ein Plättchen zählt einmal, auch wenn die Strecke zweimal darüber führt. Die Plättchen mit den Enden zählen mit, das Startplättchen auch.
    .title = Plättchen zählen
rule-GR-63 = Ist auf der Strecke genau eine Lokomotive, verdoppeln sich die Punkte. Bei keiner oder bei zwei und mehr nicht.
    .title = Die Lokomotive
rule-GR-64 = Lokomotiven auf anderen Strecken derselben Plättchen zählen nicht.
    .title = Nur auf dieser Strecke
rule-GR-65 = Ohne Eisenbahner bekommt niemand Punkte, aber die Strecke ist fertig und zählt für Städte.
    .title = Strecke ohne Eisenbahner
rule-GR-66 = Ein Berg ist fertig, wenn Prärie ihn umgibt: Keine seiner Bergkanten grenzt an ein leeres Feld.
    .title = Ein fertiger Berg
rule-GR-67 = Auslegung: Nur Bergkanten zählen. Ein leeres Feld, das der Berg umschließt, dem er aber nur Prärie zeigt, hindert ihn nicht daran, fertig zu sein. Wörtlich genommen will die Anleitung innen überhaupt keine Lücke; ist für den Tisch diese Lesart gewählt, ist der Berg erst fertig, wenn die Lücke gefüllt ist.
    .title = Lücken
rule-GR-68 = Wer dort die meisten Goldgräber hat, nimmt zuerst alle Schürfplättchen, die noch da sind, und bekommt dann 1 Punkt für jedes aufgedruckte Nugget des Berges.
    .title = Gold und Punkte
rule-GR-69 = Bei Gleichstand werden die Schürfplättchen einzeln im Uhrzeigersinn an die Beteiligten verteilt; wer den Berg fertiggestellt hat, bekommt das erste. Alle Beteiligten bekommen sämtliche Nugget-Punkte.
    .title = Das Gold teilen
rule-GR-70 = Auslegung: Ist diese Person nicht am Gleichstand beteiligt, beginnt das Verteilen im Uhrzeigersinn bei der ersten, die es ist. Was übrig bleibt, geht an die, die zuerst drankommen.
    .title = Wer das erste bekommt
rule-GR-71 = Zelte zählen hier nicht, weder für die Mehrheit noch für die Punkte.
    .title = Zelte zählen nicht
rule-GR-72 = Schürfplättchen, die vorher jemand geschürft hat, sind weg. An den Nugget-Punkten ändert das nichts (GR-54).
    .title = Was schon geschürft ist
rule-GR-73 = Alle Zelte auf einem fertigen Berg gehen an ihre Besitzer zurück.
    .title = Die Zelte kommen zurück
rule-GR-74 = Auslegung: Ist kein Goldgräber darauf, bekommt niemand Punkte, und die Schürfplättchen kommen ungesehen aus dem Spiel. Ist es für den Tisch so gewählt, nimmt sie, wer den Berg fertiggestellt hat.
    .title = Berg ohne Goldgräber
rule-GR-75 = Eine Stadt ist fertig, wenn jedes ihrer 3 oder 4 Gleise zu einer fertigen Eisenbahnstrecke gehört.
    .title = Eine fertige Stadt
rule-GR-76 = Wem ihr Händler gehört, der bekommt { $city_rail } Punkte für jede fertige Strecke, die mit ihr verbunden ist.
    .title = Punkte für eine Stadt
rule-GR-77 = Eine Strecke, die aus der Stadt hinaus- und wieder in sie hineinführt, zählt einmal: { $city_rail } Punkte, nicht { $twice }.
    .title = Hinaus und wieder hinein
rule-GR-78 = Zwei verschiedene Strecken zur selben anderen Stadt sind zwei Strecken. Eine Strecke zwischen zwei Städten zählt für beide.
    .title = Zwischen zwei Städten
rule-GR-79 = Wie lang diese Strecken sind und wer oder was darauf ist, spielt keine Rolle.
    .title = Jede Strecke ist recht
rule-GR-80 = Eine Stadt wird oft durch ein weit entferntes Plättchen fertig. Sie kann sogar in dem Zug fertig sein, in dem sie gelegt wird, und ihr Händler darf noch in diesem Zug hinein (GR-37).
    .title = Aus der Ferne fertig
rule-GR-81 = Nach der Wertung gehen alle Cowboys darauf an ihre Besitzer zurück, auch die, die nichts gebracht haben. Ab deinem nächsten Zug kannst du sie wieder einsetzen.
    .title = Zurück in den Vorrat
rule-GR-82 = Ein Farmer bleibt bis zum Spielende.
    .title = Farmer bleiben
rule-GR-83 = Eine Prärie wird von Gleisen, Bergen und dem Rand der Karte begrenzt.
    .title = Grenzen einer Prärie
rule-GR-84 = Prärien benachbarter Plättchen sind verbunden, wo eine halbe Kante auf beiden Seiten Prärie ist. Links und rechts eines Gleises gehen sie getrennt weiter. Ecken verbinden nichts.
    .title = Von Plättchen zu Plättchen
rule-GR-85 = Eine Stadt oder Weiche ist selbst keine Grenze; die Gleise, die sich dort treffen, sind es.
    .title = Städte sind keine Zäune
rule-GR-86 = Ein Plättchen kann Prärien verbinden, auf denen schon Farmer sind. Dann sind es mehrere, aber wer das Plättchen gelegt hat, kann keinen dazulegen (GR-33).
    .title = Verbundene Prärien
rule-GR-87 = Das Spiel endet, wenn das letzte Plättchen gelegt ist.
    .title = Das letzte Plättchen
rule-GR-88 = Auslegung: Der Zug mit dem letzten Plättchen wird zu Ende gespielt, mit zweitem Schritt und Wertung. Für den Tisch kann etwas anderes gewählt sein: Der zweite Schritt entfällt, aber was das Plättchen fertiggestellt hat, wird noch gewertet; oder das Spiel endet, sobald das Plättchen liegt, und was es fertiggestellt hat, gilt als unfertig.
    .title = Der letzte Zug
rule-GR-89 = Zuerst kommen alle Zelte und alle Schürfplättchen auf der Karte aus dem Spiel. Dann bringt jeder unfertige Berg 1 Punkt je aufgedrucktem Nugget für die Person mit den meisten Goldgräbern; bei Gleichstand für alle Beteiligten.
    .title = Unfertige Berge
rule-GR-90 = Jede unfertige Strecke bringt 1 Punkt je Plättchen für die Person mit den meisten Eisenbahnern; bei Gleichstand für alle Beteiligten. Lokomotiven spielen keine Rolle.
    .title = Unfertige Strecken
rule-GR-91 = Für jede unfertige Stadt bekommt, wem ihr Händler gehört, { $city_rail } Punkte für jede fertige Strecke, die mit ihr verbunden ist; wie in GR-77 zählt eine Strecke einmal.
    .title = Unfertige Städte
rule-GR-92 = Danach kommen alle Cowboys außer den Farmern zurück.
    .title = Platz für die Farmer
rule-GR-93 = Eine Prärie ist { $camp } Punkte für jedes Lager und { $herd } für jede Pferdeherde darauf wert.
    .title = Wert einer Prärie
rule-GR-94 = Wer auf einer Prärie die meisten Farmer hat, bekommt ihren Wert; bei Gleichstand bekommen ihn alle Beteiligten voll. Sie muss nicht geschlossen sein und kann auch nichts wert sein.
    .title = Punkte für Farmer
rule-GR-95 = Alle decken ihre Schürfplättchen auf und bekommen 1 Punkt für jedes Nugget darauf. Stein bringt nichts.
    .title = Das Gold zählen
rule-GR-96 = Wer die meisten Punkte hat, gewinnt. Auslegung: Bei Gleichstand wird der Sieg geteilt; das Duell, mit dem die Anleitung scherzt, ist eure Sache.
    .title = Wer gewinnt
rule-GR-97 = Ein Ergebnis hat also vier Teile: Punkte während des Spiels, Unfertiges, Prärien und Schürfplättchen.
    .title = Vier Teile
rule-GR-98 = Verborgen sind die Reihenfolge der Plättchen, nicht aber, welche noch übrig sind, und der Wert jedes Schürfplättchens, das niemand genommen hat. Was du genommen hast, weißt bis zum Ende nur du. Alles andere ist offen.
    .title = Offen und verborgen
rule-GR-99 = Das Programm zieht den Wert eines Schürfplättchens, wenn es jemand nimmt, zufällig aus allen Werten, die noch niemand hat. Weil vorher niemand es sieht, ist das dasselbe wie gemischte Stapel.
    .title = Werte werden spät gezogen
rule-GR-100 = Schürfplättchen, die ungesehen aus dem Spiel kommen oder nie gelegt wurden, bleiben unter den möglichen Werten.
    .title = Nie gesehene Schürfplättchen
rule-GR-101 = Das Programm merkt sich, wie viele Schürfplättchen auf jedem Berg, im Vorrat und aus dem Spiel sind und was alle genommen haben.
    .title = Was festgehalten wird
rule-GR-102 = Du darfst deine eigenen Werte kennen, wie viele Schürfplättchen alle haben und wie hoch die Stapel sind. Über alle anderen Werte weißt du nichts.
    .title = Was du wissen darfst
rule-GR-103 = Bots wissen nicht mehr, als eine Person auf ihrem Platz wüsste: Sie stellen sich Plättchen und Schürfplättchen vor und schauen nie nach.
    .title = Bots spicken nicht
rule-GR-104 = Werden Schürfplättchen verteilt (GR-69), wird jedes für sich gezogen, in dieser Reihenfolge.
    .title = Eines nach dem anderen
rule-GR-105 = Was ein nie gesehenes Schürfplättchen im Schnitt wert ist: die Summe aller Werte ohne deine, geteilt durch die Zahl der Schürfplättchen ohne deine. Am Anfang sind das 108/{ $tokens }, etwa 1,7 Punkte.
    .title = Was ein Schürfplättchen wert ist
rule-GR-106 = Die Reihenfolge in einem Stapel, und welches Schürfplättchen wo liegt, macht also keinen Unterschied.
    .title = Die Reihenfolge ist egal

## What the page can filter the log by

log-tiles = Plättchen
log-pieces = Cowboys und Zelte
log-tokens = Schürfplättchen
log-scoring = Wertungen

## What the things on the board are: a name, and a sentence or two

meaning-seat = Alle haben eine Farbe mit Buchstabe und Form. Cowboys und Zelte auf der Karte zeigen, wem sie gehören.
    .title = Spieler
meaning-score = Die Punkte bis jetzt. Unfertiges, Prärien und das geschürfte Gold kommen am Ende dazu.
    .title = Punkte
meaning-reserve = Vier für jeden. Die farbigen sind im Vorrat, die blassen auf der Karte; sie kommen zurück, wenn ihre Strecke, ihr Berg oder ihre Stadt fertig ist.
    .title = Cowboys
meaning-tent = Es steht auf einem Berg. In einem späteren Zug darfst du von dort ein Schürfplättchen nehmen, statt einen Cowboy einzusetzen.
    .title = Zelt
meaning-tokens = Geschürftes Gold, verdeckt: Alle sehen, wie viele es sind, nur der Besitzer kennt ihren Wert. Sie zählen am Ende.
    .title = Genommene Schürfplättchen
meaning-values = Was deine Schürfplättchen wert sind, und die Summe. Vor dem Ende sieht das sonst niemand.
    .title = Dein Gold
meaning-tile = Dreh es und leg es an, wo jede Kante weitergeht: Gleis an Gleis, Berg an Berg, Prärie an Prärie.
    .title = Das Plättchen dieses Zuges
meaning-turning = Jedes Mal eine Vierteldrehung. Plätze, wo es so passt, wie es liegt, haben einen durchgehenden Rahmen. Das tun auch die rechte Maustaste und zwei Finger, die sich auf der Karte drehen.
    .title = Plättchen drehen
meaning-placing = Es bleibt, wo es liegt; danach darfst du einen Cowboy oder dein Zelt einsetzen, schürfen oder nichts tun.
    .title = Plättchen anlegen
meaning-mining = Nimm das oberste Schürfplättchen des Berges, auf dem dein Zelt steht. Du siehst den Wert sofort, die anderen erst am Ende.
    .title = Schürfen
meaning-nothing = Cowboy oder Zelt einzusetzen und zu schürfen ist nie Pflicht: Du darfst deine Cowboys behalten.
    .title = Nichts tun
meaning-railwayman = Ein Cowboy auf einer Strecke: 1 Punkt je Plättchen, wenn sie fertig ist, doppelt so viel bei genau einer Lokomotive.
    .title = Eisenbahner
meaning-miner = Ein Cowboy auf einem Berg: Ist er fertig, bringt er alle übrigen Schürfplättchen und 1 Punkt je aufgedrucktem Nugget.
    .title = Goldgräber
meaning-merchant = Ein Cowboy in einer Stadt: { $city_rail } Punkte für jede fertige Strecke, die dort endet, sobald alle fertig sind.
    .title = Händler
meaning-farmer = Ein liegender Cowboy auf einer Prärie. Er bleibt bis zum Ende und bringt dann { $camp } Punkte je Lager und { $herd } je Herde.
    .title = Farmer
meaning-bag = So viele Plättchen kommen noch. Öffne es, um zu sehen, welche, und welche Schürfplättchen noch niemand kennt.
    .title = Übrige Plättchen
meaning-rail = Fertig, wenn beide Enden an eine Weiche, eine Stadt oder einen Berg stoßen. 1 Punkt je Plättchen.
    .title = Eisenbahnstrecke
meaning-mountain = Fertig, wenn keine seiner Bergkanten an ein leeres Feld grenzt. 1 Punkt je aufgedrucktem Nugget, dazu seine Schürfplättchen.
    .title = Berg
meaning-city = Fertig, wenn jede ihrer Strecken fertig ist. { $city_rail } Punkte für jede. Ein Händler kann nur in dem Zug hinein, in dem sie angelegt wird.
    .title = Stadt
meaning-prairie = Begrenzt von Gleisen, Bergen und dem Rand der Karte. Sie zählt erst am Ende, für ihre Lager und Herden.
    .title = Prärie
meaning-locomotive = Genau eine auf einer fertigen Strecke verdoppelt ihre Punkte. Zwei oder mehr bewirken nichts.
    .title = Lokomotive
meaning-nugget = Jedes ist ein Punkt für den, der hier die meisten Goldgräber hat. Es hat dem Berg auch ein Schürfplättchen gebracht.
    .title = Nugget
meaning-camp = { $camp } Punkte am Ende für den, der auf dieser Prärie die meisten Farmer hat.
    .title = Lager
meaning-herd = { $herd } Punkte am Ende für den, der auf dieser Prärie die meisten Farmer hat.
    .title = Pferdeherde
meaning-junction = Hier enden Strecken: Jeder Arm ist eine eigene Strecke.
    .title = Weiche
meaning-stack = So viele liegen verdeckt auf diesem Berg. Mit dem Zelt nimmt man sie einzeln; der Rest geht an die Goldgräber, wenn der Berg fertig ist.
    .title = Schürfplättchen
meaning-zooming = Mausrad, zwei Finger oder diese Knöpfe machen die Karte größer und kleiner; zieh sie, um einen anderen Teil zu sehen.
    .title = Zoom

## Tips for the first games

tip-place = Beleuchtete Plätze sind die, wo das Plättchen passt. Dreh es mit den Pfeilen, tippe einen Platz an, um es dort zu probieren, und bestätige mit dem Haken.
tip-merchant = In eine Stadt kann ein Händler nur in diesem Zug. Er punktet, wenn alle ihre Strecken fertig sind: gut, wo Gleise bald enden.
tip-cowboy = Ein Cowboy nimmt eines auf dem neuen Plättchen: Strecke, Berg, Stadt oder Prärie, wenn dort noch niemand ist. Du hast nur vier: Behalte einen für den richtigen Moment.
tip-mine = Dein Zelt steht auf Gold: Statt einen Cowboy einzusetzen, darfst du ein Schürfplättchen nehmen, wem der Berg auch gehört. Es bleibt dir.
tip-tent = Dein Zelt ist noch im Vorrat. Auf einem unfertigen Berg holst du damit Plättchen um Plättchen, auch wo andere Goldgräber haben.
tip-map = Zeig auf Strecke, Berg, Stadt oder Prärie, auf der Karte oder in den Listen daneben: So siehst du, wem sie gehört und was sie jetzt wert ist. Die Karte lässt sich ziehen und zoomen.
tip-reserve = Dir gehen die Cowboys aus. Sie kommen zurück, wenn ihr Ort fertig ist: Schließ etwas Eigenes ab. Farmer bleiben bis zum Ende.
tip-farmer = Ein Farmer legt sich hin und bleibt bis zum Ende: { $camp } Punkte je Lager und { $herd } je Herde auf seiner Prärie. Früh und auf großen Prärien lohnt er sich am meisten.
tip-meaning = Unsicher, was etwas ist? Lass die Maus darauf ruhen oder halte es kurz gedrückt: Zeichen und Figuren erklären sich selbst.
tip-bag = Wenige Plättchen sind übrig. Unfertiges bringt am Ende noch Punkte, aber weniger; hier siehst du, welche Plättchen noch kommen.

## The guided first turn

guide-welcome = Plättchen um Plättchen wächst das Land: Gleise, Berge mit Gold, Städte und Prärien. Deine Cowboys nehmen in Besitz, was wächst, und punkten, wenn es fertig ist. In der Mitte liegt das Startplättchen: ein Berg über einem geraden Gleis.
guide-tile = Das ist das gezogene Plättchen: ein Berg mit einem Nugget und ein Gleis mit einer Lokomotive. Wo es ein anderes berührt, muss die Landschaft weitergehen. Die Pfeile daneben drehen es.
guide-place = Leg es an den beleuchteten Platz über dem Startplättchen: Es wird um die Hälfte gedreht, und die zwei Berge werden einer, ohne offene Seite. Tippe den Platz an, dann bestätige mit dem Haken.
guide-miner = Der Berg ist fertig, und niemand ist dort. Schick einen Cowboy als Goldgräber hin: Tippe die beleuchtete Stelle auf dem Plättchen an. Er punktet sofort und kommt gleich zurück.
guide-act = Das Plättchen liegt. Nun darf ein Cowboy eines darauf nehmen: das Gleis, den Berg oder eine Prärie. Tippe eine der beleuchteten Stellen auf dem Plättchen an.
guide-scored = Ein fertiger Berg für dich: ein Punkt je Nugget, dazu seine Schürfplättchen, deren Wert nur du siehst. Dein Cowboy ist wieder im Vorrat.
guide-jobs = Mit Strecken und Städten ist es ebenso: Eine Strecke bringt einen Punkt je Plättchen, wenn beide Enden zu sind, doppelt so viel mit genau einer Lokomotive; eine Stadt { $city_rail } Punkte je fertiger Strecke.
guide-tent = Statt eines Cowboys darfst du dein Zelt auf einem unfertigen Berg aufschlagen und in späteren Zügen seine Plättchen einzeln schürfen. Farmer auf Prärien punkten erst am Ende.
guide-end = Jetzt weißt du genug: Das Spiel geht weiter, und was leuchtet, ist möglich. Zeichen und Figuren erklären sich, wenn du die Maus darauf ruhen lässt oder sie kurz gedrückt hältst.

## Lessons

lesson-tents = Zelte und Schürfen
lesson-tents-1 = Der Berg gehört dem Goldgräber des anderen, aber sein Gold kannst du trotzdem holen. Leg zuerst das Plättchen: Verlängere das Gleis rechts vom Startplättchen.
lesson-tents-2 = Schlag statt eines Cowboys dein Zelt auf: auf dem freien Bergstück des Startplättchens. Dass auf demselben Berg ein fremder Goldgräber ist, macht nichts.
lesson-tents-3 = Dein Zelt steht, und der andere war dran. Leg dein nächstes Plättchen, wo immer es passt.
lesson-tents-4 = Nun schürfe: Statt Cowboy oder Zelt nimmst du das oberste Schürfplättchen des Berges, auf dem dein Zelt steht.
lesson-tents-end = Das Plättchen bleibt dir, und nur du kennst seinen Wert. So geht es in jedem Zug, solange noch welche da sind und niemand den Berg fertigstellt. Dann nimmt, wer dort die meisten Goldgräber hat, den Rest, und dein Zelt kommt zurück.
lesson-farmers = Farmer
lesson-farmers-1 = Das ist das letzte Plättchen des Spiels. Auf der Prärie unter dem Gleis sind drei Herden und ein Lager, aber noch kein Farmer. Leg das Plättchen in die Lücke in der Mitte.
lesson-farmers-2 = Setz einen Cowboy auf die Prärie des neuen Plättchens: einen Farmer.
lesson-farmers-end = { $gain } Punkte: { $camp } für das Lager und { $herd } für jede Herde. Ein Farmer punktet erst am Ende und kommt vorher nie zurück: Der erste auf einer wachsenden Prärie ist am meisten wert, und gegen Ende hat ein Cowboy nichts Besseres zu tun.
lesson-locomotives = Lokomotiven
lesson-locomotives-1 = Dein Eisenbahner ist auf einer Strecke mit einer Lokomotive. Sie punktet, wenn beide Enden zu sind: Das linke ist es. Leg die Stadt ans rechte Ende.
lesson-locomotives-2 = Die Strecke ist fertig und punktet nach deinem Zug. Die Stadt ist frei: Setz einen Cowboy als Händler hinein.
lesson-locomotives-end = { $tiles } Plättchen und genau eine Lokomotive: { $gain } Punkte statt { $tiles }. Mit einer zweiten Lokomotive wären es wieder { $tiles }; halte sie also von deinen Strecken fern und bring sie auf fremde. Dein Eisenbahner ist wieder im Vorrat.

## Pictures on the rules page

board-picture-edges = Drei Plättchen: Prärie an jeder Kante; ein Gleis über zwei Kanten; ein Berg.
board-picture-tiles = Ein Berg mit seinen Nuggets und eine Stadt, in der Gleise enden.
board-picture-tokens = Verdeckte Schürfplättchen: ein einzelnes und ein Stapel von vier.
board-picture-pieces = Ein stehender Cowboy; ein liegender Cowboy, als Farmer; ein Zelt.
board-picture-locomotive = Die Lokomotive, wie sie auf Gleisen abgebildet ist.
