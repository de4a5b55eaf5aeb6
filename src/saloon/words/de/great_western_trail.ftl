# Great Western Trail auf Deutsch.
# Ein Zeilenumbruch in einem Wert wäre Teil des Textes; deshalb steht jeder Text auf einer Zeile.
# Die Kennung einer Regel hat hier einen Bindestrich, wo sonst ein Punkt steht: GWT-1.2 ist rule-GWT-1-2.

game = Great Western Trail
game-about = Du treibst Rinder durch das weite Land nach Kansas City, verkaufst sie und lieferst sie per Bahn nach Westen. Stell Arbeiter ein, errichte Gebäude am Trail, fahr mit deiner Lok voran und verbessere deine Herde. Für 2 bis 4 Personen oder allein gegen den Automa.
game-credits = Ein Spiel von Alexander Pfister, 2016 bei eggertspiele erschienen. Automa-Variante von Mauro Gibertoni (2018).

## Arbeiter und Plättchen. a: mit Artikel im Akkusativ.

name-cowboy = Cowboy
    .a = einen Cowboy
name-craftsman = Handwerker
    .a = einen Handwerker
name-engineer = Ingenieur
    .a = einen Ingenieur
name-green_teepee = grünes Tipi
name-blue_teepee = blaues Tipi

## Rinder

name-jersey = Jersey
name-dutch_belt = Dutch Belt
name-black_angus = Black Angus
name-guernsey = Guernsey
name-holstein = Holstein
name-brown_swiss = Brown Swiss
name-ayrshire = Ayrshire
name-west_highland = West Highland
name-texas_longhorn = Texas Longhorn

## Orte, und was für Aufträge zählt

name-beside = neben dem Trail
name-bank = die Bank
name-building = Gebäude
name-flood = Flut
name-drought = Dürre
name-rockfall = Steinschlag
name-station = Bahnhof

## Städte

name-kansas_city = Kansas City
name-topeka = Topeka
name-wichita = Wichita
name-colorado_springs = Colorado Springs
name-santa_fe = Santa Fe
name-albuquerque = Albuquerque
name-el_paso = El Paso
name-san_diego = San Diego
name-sacramento = Sacramento
name-san_francisco = San Francisco

## Farben der Tipis

name-green = grün
name-blue = blau

## Aktionen des Automa

name-none = keine
name-build = bauen
name-hire = einstellen
name-engine = Lok
name-hazard = Gefahr
name-objective = Auftrag

## Zusammengesetzte Namen; was darin steht, kommt aus den Tabellen des Spiels

cattle-card = { $breed } ({ $vp } SP)
cattle-of-value = Rind mit Zuchtwert { $value }
objective-card = Auftrag ({ $tasks }: { $vp } SP, sonst −{ $penalty }); sofort: { $deed }
starting-objective = Auftrag ({ $tasks }: { $vp } SP)
task =
    { $item_id ->
        [building] { $count } Gebäude
        [station]
            { $count ->
                [one] { $count } Bahnhof
               *[other] { $count } Bahnhöfe
            }
        [hazard]
            { $count ->
                [one] { $count } Gefahr
               *[other] { $count } Gefahren
            }
        [green_teepee]
            { $count ->
                [one] { $count } grünes Tipi
               *[other] { $count } grüne Tipis
            }
        [blue_teepee]
            { $count ->
                [one] { $count } blaues Tipi
               *[other] { $count } blaue Tipis
            }
        [breeding]
            { $count ->
                [one] { $count } Rind mit Zuchtwert { $value }
               *[other] { $count } Rinder mit Zuchtwert { $value }
            }
        [san_francisco]
            { $count ->
                [one] { $item }
               *[other] { $item } ({ $count }×)
            }
       *[breed] { $count } { $item }
    }
hazard-tile =
    { $hand_id ->
        [green] { $kind } ({ $vp } SP, grüne Hand)
       *[black] { $kind } ({ $vp } SP, schwarze Hand)
    }
site =
    { $kind_id ->
        [start] Anfang des Trails
        [neutral] neutraler Platz { $place }
        [building] Platz { $place }
        [teepee] Tipifeld { $place }
        [city] Kansas City
       *[hazard] { $kind } { $place }
    }
# a building site that a building covers
site-covered = Gebäude { $building } von { $seat }
master =
    { $of_id ->
        [workers] Bahnhofsvorsteher für Arbeiter
        [objectives] Bahnhofsvorsteher für Aufträge
        [hazards] Bahnhofsvorsteher für Gefahren
        [teepee_pairs] Bahnhofsvorsteher für Tipis
       *[certificates] Bahnhofsvorsteher für Zertifikate
    }
disc-auxiliary =
    { $number ->
        [1] Hilfsaktion { $number } (Geld)
        [2] Hilfsaktion { $number } (Karten)
        [3] Hilfsaktion { $number } (Zertifikat)
        [4] Hilfsaktion { $number } (Lok)
       *[5] Hilfsaktion { $number } (Karte entfernen)
    }
disc-step_money = mehr Schritte und { $money } $
disc-step_points = mehr Schritte und { $vp } SP
disc-hand = größere Hand ({ $money } $)
disc-certificate = bis zu { $number } Zertifikate
disc-station = Scheibe von Bahnhof { $number }

## Ortsaktionen und Sofortaktionen: was sie kosten, dann was sie bringen

deed =
    { $need_id ->
        [none] { deed-brings }
        [pay] { $amount } $ zahlen → { deed-brings }
        [back] Lok { $amount } zurück → { deed-brings }
        [pair] zwei Rinder einer Rasse abwerfen → { deed-brings }
        [any] ein beliebiges Rind abwerfen → { deed-brings }
        [objective] eine Auftragskarte abwerfen → { deed-brings }
       *[breed] { $need } abwerfen → { deed-brings }
    }
deed-brings =
    { $certificate ->
        [0]
            { $gain ->
                [0] { deed-verb }
               *[other]
                    { $verb_id ->
                        [none]
                            { $need_id ->
                                [none] { $gain } ${ deed-per } erhalten
                               *[other] { $gain } ${ deed-per }
                            }
                       *[other] { $gain } $ und { deed-verb }
                    }
            }
       *[other]
            { $gain ->
                [0] { deed-certificates }{ deed-per }
               *[other] { deed-certificates } und { $gain } ${ deed-per }
            }
    }
deed-certificates =
    { $certificate ->
        [max] Zertifikate bis zur Grenze
        [one] { $certificate } Zertifikat
       *[other] { $certificate } Zertifikate
    }
deed-per =
    { $per_id ->
        [woods] { " " }je Gebäude im Wald
        [engineers] { " " }je Ingenieur
        [cowboys] { " " }je Cowboy
        [teepee_pairs] { " " }je Tipipaar
       *[once] { "" }
    }
deed-verb =
    { $verb_id ->
        [engine]
            { $per_id ->
                [once]
                    { $value ->
                        [1] Lok { $value } vor
                       *[other] Lok bis zu { $value } vor
                    }
               *[other] Lok{ deed-per } bis zu { $value } vor
            }
        [hire]
            { $value ->
                [0] einen Arbeiter einstellen
               *[other] einen Arbeiter für { $value } $ mehr einstellen
            }
        [hire_less] einen Arbeiter für { $value } $ weniger einstellen
        [build] ein Gebäude für { $value } $ je Handwerker errichten
        [hazard]
            { $value ->
                [0] eine Gefahr kostenlos entfernen
               *[other] eine Gefahr für { $value } $ entfernen
            }
        [trade] handeln (ein Tipi nehmen)
        [hazard_or_trade] eine Gefahr kostenlos entfernen oder handeln (ein Tipi nehmen)
        [objective_discard] eine Auftragskarte nehmen
        [objective_hand] eine Auftragskarte auf die Hand
        [cattle] Rinder kaufen
        [auxiliary]
            { $value ->
                [1] eine einfache Hilfsaktion
               *[other] eine einfache oder doppelte Hilfsaktion
            }
        [draw]
            { $per_id ->
                [once] bis zu { $value } Karten ziehen, dann ebenso viele abwerfen
               *[other]
                    { $value ->
                        [1] eine Karte{ deed-per } ziehen, dann ebenso viele abwerfen
                       *[other] { $value } Karten{ deed-per } ziehen, dann ebenso viele abwerfen
                    }
            }
        [move]
            { $value ->
                [1] Viehtreiber { $value } Schritt
               *[other] Viehtreiber bis zu { $value } Schritte
            }
        [ride]
            { $value ->
                [1] Viehtreiber { $value } Schritt ohne Gebühren
               *[other] Viehtreiber bis zu { $value } Schritte ohne Gebühren
            }
        [copy] ein Nachbargebäude nutzen
        [upgrade_behind] einen Bahnhof hinter deiner Lok ausbauen
       *[delivery] außerordentliche Lieferung
    }

## Satzteile für die Texte weiter unten

destination =
    { $built ->
        [yes] { $to } (Gebäude { $tile })
       *[no] { $to }
    }
toll-due =
    { $fee ->
        [0] keine Gebühr
       *[other] Gebühr { $fee } $
    }
auxiliary-action =
    { $action ->
        [1] Geld erhalten
        [2] ziehen und abwerfen
        [3] Lok zurück für ein Zertifikat
        [4] für die Lok zahlen
       *[5] Lok zurück, Karte entfernen
    }
times-single-double =
    { $double ->
        [yes] doppelt
       *[no] einfach
    }

## Züge und Ziehungen als Einträge einer Liste

action-place = Beginnen: { $site } (Gebäude { $tile })
action-move =
    { $steps ->
        [1] Ziehen nach: { destination }; { toll-due }
       *[other] Ziehen nach: { destination }; { $steps } Schritte über { $via }; { toll-due }
    }
action-ride =
    { $steps ->
        [1] Ohne Gebühren ziehen nach: { destination }
       *[other] Ohne Gebühren ziehen nach: { destination }; { $steps } Schritte über { $via }
    }
action-play = Ausspielen: { $card }
action-use = { $site } nutzen: { $deed }
action-accept = Ausführen: { $deed }
action-copy = Das Nachbargebäude nutzen: { $site } (Gebäude { $tile })
action-auxiliary = Hilfsaktion { $action }: { auxiliary-action }, { times-single-double }
action-done = Fertig
action-decline = Verzichten
action-engine = Lok auf Feld { $to }
action-upgrade = Den Bahnhof mit dieser Scheibe ausbauen: { $disc }
action-disc = Diese Scheibe nehmen: { $disc }
action-station = Bahnhof { $station } ausbauen
action-appoint = { $worker_a } abgeben und den Bahnhofsvorsteher nehmen
action-hire = { $worker_a } aus Reihe { $row } für { $cost } $ einstellen
action-build = Gebäude { $building } für { $cost } $ errichten: { $site }
action-take = Nehmen: { $tile } ({ $site })
action-buy = { $cards } kaufen (Cowboys: { $cowboys }, { $price } $)
action-new_cattle =
    { $cowboys ->
        [one] Mit einem Cowboy { new-cards } in den Markt bringen
       *[other] Mit { $cowboys } Cowboys { new-cards } in den Markt bringen
    }
new-cards =
    { $cards ->
        [one] eine neue Karte
       *[other] { $cards } neue Karten
    }
action-objective = Platz { $place } nehmen: { $card }
action-objective_stack = Die oberste Karte des Auftragsstapels nehmen
action-discard = Abwerfen: { $card }
action-discard_pair = Das Paar abwerfen: { $cards }
action-remove = Aus dem Spiel nehmen: { $card }
action-draw = Ziehen, Anzahl der Karten: { $cards }
action-foresight = Vorschau { $column }, Plättchen { $place }: { $tile }
action-income = Zertifikate einsetzen: { $certificates }
action-deliver = Nach { $city } liefern (braucht Wert { $value })

# Ein Zug in wenigen Worten: seine Teile
short-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
short-toll =
    { $fee ->
        [0] frei
       *[other] −{ $fee } $
    }
short-row = Reihe { $row }
short-cowboys =
    { $cowboys ->
        [one] { $cowboys } Cowboy
       *[other] { $cowboys } Cowboys
    }
short-certificates =
    { $certificates ->
        [one] { $certificates } Zertifikat
       *[other] { $certificates } Zertifikate
    }
short-building = Gebäude { $building }
short-cost = −{ $money } $
short-gain = +{ $money } $
short-points = { $points } SP

draw-first =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }
draw-side = Gebäude { $building } zeigt Seite { $side }
draw-neutral = Plättchen { $tile }: { $site }
draw-master = Bahnhof { $station }: { $master }
draw-starting =
    { $you ->
        [yes] Du beginnst mit: { $card }
       *[no] { $seat } beginnt mit: { $card }
    }
draw-reveal = Aufgedeckt: { $tile }
draw-worker = Für den Arbeitsmarkt: { $tile }
draw-foresight = Vorschau { $column }, Plättchen { $place }: { $tile }
draw-market = Für den Rindermarkt: { $card }
draw-display = Platz { $place } der Auslage: { $card }
draw-top = Oben vom Stapel: { $card }
draw-card =
    { $you ->
        [yes] Du ziehst: { $card }
       *[no] { $seat } zieht: { $card }
    }
draw-automa_card = Karte des Automa: { $card }
draw-automa_building = Gebäude des Automa: { $building }

## Ereignisse

event-started =
    { $you ->
        [yes] Dein Zug beginnt.
       *[no] { $seat } ist am Zug.
    }
event-set-up =
    { $what ->
        [first] Der Zufall hat entschieden, wer beginnt.
        [side] Alle spielen mit Gebäude { $building }.
        [master] Bahnhof { $station }: { $master }.
        [starting]
            { $you ->
                [yes] Du beginnst mit: { $card }.
               *[no] { $seat } beginnt mit: { $card }.
            }
       *[neutral] Hier liegt das neutrale Plättchen { $tile }: { $site }.
    }
event-moved =
    { $you ->
        [yes] Du ziehst: { $from } → { $to }.
       *[no] { $seat } zieht: { $from } → { $to }.
    }
    .short = → { $to }.
event-paid-fee =
    { $you ->
        [yes] Du zahlst { $money } $ Gebühr an { $payee } ({ $site }).
       *[no]
            { $payee_you ->
                [yes] { $seat } zahlt dir { $money } $ Gebühr ({ $site }).
               *[no] { $seat } zahlt { $money } $ Gebühr an { $payee } ({ $site }).
            }
    }
event-gained =
    { $you ->
        [yes] Du erhältst { $money } $.
       *[no] { $seat } erhält { $money } $.
    }
event-paid =
    { $you ->
        [yes] Du zahlst { $money } $.
       *[no] { $seat } zahlt { $money } $.
    }
event-used =
    { $you ->
        [yes] Du nutzt eine Aktion: { $deed }.
       *[no] { $seat } nutzt eine Aktion: { $deed }.
    }
event-discarded =
    { $you ->
        [yes] Du wirfst ab: { $card }.
       *[no] { $seat } wirft ab: { $card }.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] Du ziehst: { $card }.
               *[no] { $seat } zieht: { $card }.
            }
       *[no]
            { $you ->
                [yes] Du ziehst eine Karte.
               *[no] { $seat } zieht eine Karte.
            }
    }
event-reshuffled =
    { $you ->
        [yes] Du mischst deinen Ablagestapel zu einem neuen Zugstapel (Karten: { $cards }).
       *[no] { $seat } mischt den Ablagestapel zu einem neuen Zugstapel (Karten: { $cards }).
    }
event-removed =
    { $you ->
        [yes] Du nimmst eine Karte aus dem Spiel: { $card }.
       *[no] { $seat } nimmt eine Karte aus dem Spiel: { $card }.
    }
event-certified =
    { $you ->
        [yes] Deine Zertifikate: { $from } → { $to }.
       *[no] Zertifikate von { $seat }: { $from } → { $to }.
    }
event-engine-moved =
    { $you ->
        [yes] Deine Lok: { $from } → { $to }.
       *[no] Lok von { $seat }: { $from } → { $to }.
    }
    .short = { board-engine }: { $from } → { $to }.
event-upgraded =
    { $you ->
        [yes] Du legst eine Scheibe auf Bahnhof { $station }.
       *[no] { $seat } legt eine Scheibe auf Bahnhof { $station }.
    }
event-appointed =
    { $you ->
        [yes] Du gibst { $worker_a } an Bahnhof { $station } und nimmst: { $master }.
       *[no] { $seat } gibt { $worker_a } an Bahnhof { $station } und nimmt: { $master }.
    }
event-hired =
    { $you ->
        [yes] Du stellst { $worker_a } aus Reihe { $row } ein.
       *[no] { $seat } stellt { $worker_a } aus Reihe { $row } ein.
    }
    .short = stellt { $worker_a } ein.
event-built =
    { $you ->
        [yes] Du errichtest Gebäude { $building } ({ $site }).
       *[no] { $seat } errichtet Gebäude { $building } ({ $site }).
    }
    .short = Gebäude { $building }.
event-took =
    { $you ->
        [yes] Du nimmst: { $tile } ({ $site }).
       *[no] { $seat } nimmt: { $tile } ({ $site }).
    }
    .short = { $tile }.
event-bought =
    { $you ->
        [yes] Du kaufst: { $card }.
       *[no] { $seat } kauft: { $card }.
    }
event-market-card = Neu im Rindermarkt: { $card }.
event-gained-objective =
    { $you ->
        [yes] Du erhältst: { $card }.
       *[no] { $seat } erhält: { $card }.
    }
event-displayed = Platz { $place } der Auftragsauslage: { $card }.
event-played =
    { $you ->
        [yes] Du spielst aus: { $card }.
       *[no] { $seat } spielt aus: { $card }.
    }
event-chose-tile =
    { $you ->
        [yes] Du wählst aus Vorschau { $column }: { $tile } (Plättchen { $place }).
       *[no] { $seat } wählt aus Vorschau { $column }: { $tile } (Plättchen { $place }).
    }
event-tile-placed =
    { $into ->
        [jobs] Neu in Reihe { $row } des Arbeitsmarkts: { $tile }.
       *[trail] Neu auf dem Spielplan: { $tile }, { $site }.
    }
event-tile-lost = Dafür ist kein Platz, es kommt aus dem Spiel: { $tile }.
event-tile-returned = Dafür ist kein Platz, es kommt zurück in den Vorrat: { $tile }.
event-token-moved = Der Arbeitsmarktstein rückt in Reihe { $row }.
event-income =
    { $you ->
        [yes] Deine Einnahmen: { $value } $ (eingesetzte Zertifikate: { $certificates }).
       *[no] Einnahmen von { $seat }: { $value } $ (eingesetzte Zertifikate: { $certificates }).
    }
event-delivered =
    { $you ->
        [yes] Du lieferst nach { $city }.
       *[no] { $seat } liefert nach { $city }.
    }
event-foreseen = Neu in Vorschau { $column }: { $tile } (Plättchen { $place }).
event-end-triggered = Der Arbeitsmarkt ist voll: Alle anderen haben noch einen Zug.
event-ended =
    { $reason ->
        [scored] Das Spiel ist aus: Die Punkte werden gezählt.
       *[other] Das Spiel ist aus.
    }
event-auxiliary =
    { $you ->
        [yes] Du machst Hilfsaktion { $action } ({ auxiliary-action }), { times-single-double }.
       *[no] { $seat } macht Hilfsaktion { $action } ({ auxiliary-action }), { times-single-double }.
    }
event-copied =
    { $you ->
        [yes] Du nutzt das Nachbargebäude ({ $site }).
       *[no] { $seat } nutzt das Nachbargebäude ({ $site }).
    }
event-declined =
    { $you ->
        [yes] Du verzichtest.
       *[no] { $seat } verzichtet.
    }
event-disc-moved =
    { $you ->
        [yes] Du nimmst deine Scheibe von Bahnhof { $station } zurück.
       *[no] { $seat } nimmt die Scheibe von Bahnhof { $station } zurück.
    }
event-automa-drew =
    { $bonus ->
        [yes] Der Automa zieht seine Karte { $card }: Schritte { $move } und der Bonus, Aktion: { $action }.
       *[no] Der Automa zieht seine Karte { $card }: Schritte { $move }, Aktion: { $action }.
    }
event-automa-options =
    { $bonus ->
        [yes] Optionen auf Karte { $card }, jetzt oben auf seinem Stapel: Rinder { $cattle }, Auftrag { $objective }, Lok { $engine } und der Bonus, { $worker }, Tipi { $teepee }, { $hazard }.
       *[no] Optionen auf Karte { $card }, jetzt oben auf seinem Stapel: Rinder { $cattle }, Auftrag { $objective }, Lok { $engine }, { $worker }, Tipi { $teepee }, { $hazard }.
    }
event-automa-moves =
    { $bonus ->
        [0] Der Automa zieht; Schritte: { $steps } (wie auf der Karte).
       *[other] Der Automa zieht; Schritte: { $steps } ({ $printed } auf der Karte und { $bonus } Bonus).
    }
event-automa-path =
    { $because ->
        [shortest] An der Gabelung ({ $fork }) nimmt der Automa Zweig { $branch }, den kürzesten.
        [no-toll] An der Gabelung ({ $fork }) nimmt der Automa Zweig { $branch }, wo er dir keine Gebühr schuldet.
        [fewer-tolls] An der Gabelung ({ $fork }) nimmt der Automa Zweig { $branch }, wo er dir weniger Gebühren schuldet.
       *[board-order] An der Gabelung ({ $fork }) ist alles gleich; der Automa nimmt Zweig { $branch }, den ersten auf dem Plan.
    }
event-automa-branch = Für sein Gebäude vergleicht der Automa die Zweige nach freiem Wald, deinen Gebäuden, Schritten und Gebühren (AU-12): an der Gabelung ({ $fork }) Zweig { $branch } und dort: { $site }.
event-automa-chose =
    { $action_id ->
        [cattle] Option Rinder { $option }: Der Automa nimmt { $card }.
        [hire] Option { $option }: Der günstigste ist in Reihe { $row }.
        [trade] Option Tipi, { $option }: Das einträglichste liegt hier: { $site }.
        [engine] Option Lok { $option }: Die Lok fährt auf Feld { $to }.
        [objective] Option Auftrag { $option }: Der Automa nimmt { $card }.
       *[hazard] Option { $option }: Der Automa nimmt die Gefahr von hier: { $site }.
    }
event-automa-skipped =
    { $because ->
        [no-building] Der Automa hat kein Gebäude mehr; nichts geschieht.
        [no-site] Für sein Gebäude ist kein Platz frei; nichts geschieht.
        [no-action] Die Karte hat keine Aktion.
        [no-tile] Dort liegt kein Plättchen, das er wählen könnte.
       *[nothing-there] Für diese Aktion des Automa ist nichts da: { $action }.
    }

## Worauf der Tisch wartet

to-end =
    { $workers ->
        [0] Noch { $turns } Züge
       *[other] Arbeitskräfte bis zum Ende: { $workers }
    }
    .short =
        { $workers ->
            [0] Noch { $turns } Züge
           *[other] Arbeitskräfte: { $workers }
        }
    .about = Das Ende naht, wenn der Arbeitsmarkt voll ist: Dann haben alle anderen noch einen Zug.
phase-first = Der Zufall entscheidet, wer beginnt.
phase-side = Die Seiten der Gebäude werden ausgelost.
phase-neutral = Die neutralen Gebäude werden ausgelegt.
phase-master = Die Bahnhofsvorsteher werden ausgelegt.
phase-starting = Die Startaufträge werden ausgeteilt.
phase-reveal = Die ersten Gefahren und Tipis werden aufgedeckt.
phase-worker = Die ersten Arbeiter werden aufgedeckt.
phase-foresee = Die Vorschau wird aufgefüllt.
phase-market = Der Rindermarkt wird aufgefüllt.
phase-display = Die Auftragsauslage wird aufgefüllt.
phase-card = Gleich werden Karten gezogen.
phase-top = Gleich wird die oberste Auftragskarte aufgedeckt.
phase-automa_card = Gleich zieht der Automa eine Karte.
phase-automa_building = Gleich zieht der Automa ein Gebäude.
phase-move = Zieh mit deinem Viehtreiber.
phase-visit = Nutz den Ort, den du erreicht hast, oder mach eine einfache Hilfsaktion.
phase-advance = Zieh mit deinem Viehtreiber weiter.
phase-ride = Zieh ohne Gebühren weiter oder verzichte.
phase-auxiliary = Wähl eine Hilfsaktion.
phase-engine = Wähl, wohin deine Lok fährt.
phase-retreat = Wähl, wohin deine Lok zurückfährt.
phase-return = Deine Lok muss die Endstation verlassen: Wähl, wohin sie zurückfährt.
phase-extraordinary = Wähl, wie weit deine Lok für die Lieferung zurückfährt.
phase-upgrade = Bau den Bahnhof aus oder verzichte.
phase-appoint = Gib einen Arbeiter für den Bahnhofsvorsteher ab oder verzichte.
phase-hire = Stell einen Arbeiter ein.
phase-build = Wähl ein Gebäude und einen Platz.
phase-take = Wähl eine Gefahr oder ein Tipi.
phase-buy = Kauf Rinder.
phase-objective = Wähl eine Auftragskarte.
phase-discard_cattle = Wähl eine Rinderkarte zum Abwerfen.
phase-discard_pair = Wähl zwei Rinderkarten einer Rasse zum Abwerfen.
phase-discard_objective = Wähl eine Auftragskarte zum Abwerfen.
phase-discard = Wähl eine Karte zum Abwerfen.
phase-remove = Wähl eine Karte, die aus dem Spiel kommt.
phase-draw = Wähl, wie viele Karten du ziehst.
phase-offer = Mach die Sofortaktion oder verzichte.
phase-foresight = Wähl ein Plättchen der Vorschau.
phase-income = Wähl, wie viele Zertifikate du einsetzt.
phase-deliver = Wähl die Stadt deiner Lieferung.
phase-disc = Wähl die Scheibe, die du legst.
phase-behind = Wähl einen Bahnhof hinter deiner Lok.
phase-over = Das Spiel ist aus.

## Warum eine Aktion nicht geht

refusal-not-now = Zuerst ist etwas anderes zu entscheiden.
refusal-not-in-kansas-city = In Kansas City kann man keine Auftragskarte ausspielen.
refusal-cannot-pay = Das kostet { $cost } $, aber du hast { $money } $.
refusal-first-turn-only = Nur im ersten Zug wählst du den Ort frei; jetzt ziehst du auf dem Trail.
refusal-neutral-tiles-only = Du beginnst auf einem neutralen Gebäude; hier ist keines: { $site }.
refusal-no-such-site = Das ist kein Weg auf dem Trail: { $path }.
refusal-too-many-steps = Das sind { $steps } Schritte, aber höchstens { $limit } sind erlaubt.
refusal-not-into-kansas-city = Diese Karte führt nicht nach Kansas City.
refusal-not-a-location = Hier liegt nichts: { $site }; über leere Plätze zieht man ohne Schritt hinweg.
refusal-no-such-way = Dieser Weg führt nicht hierhin: { $site }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-only-auxiliary = Hier kannst du nur eine einfache Hilfsaktion machen.
refusal-not-here = Du bist nicht hier: { $site }.
refusal-no-such-deed = Diese Aktion gibt es hier nicht.
refusal-used-already = Das hast du schon genutzt: { $deed }.
refusal-card-needed = Du brauchst diese Karte auf der Hand: { $card }.
refusal-cards-needed = Dir fehlen die Karten dafür: { $deed }.
refusal-cannot-go-back = So weit kann deine Lok nicht zurück ({ $spaces }).
refusal-none-in-the-woods = Du hast kein Gebäude im Wald.
refusal-nobody-to-hire = Mit { $money } $ kannst du niemanden einstellen.
refusal-nothing-to-build = Mit { $money } $ und deinen Handwerkern kannst du kein Gebäude errichten.
refusal-no-hazard = Du kannst keine Gefahr entfernen: Das kostet { $cost } $, und du hast { $money } $.
refusal-no-teepee = Mit { $money } $ kannst du kein Tipi nehmen.
refusal-nothing-to-buy = Mit { $money } $ und deinen Cowboys kannst du nichts kaufen.
refusal-no-station-behind = Hinter deiner Lok kannst du keinen Bahnhof ausbauen.
refusal-no-effect = Das hätte keine Wirkung: { $deed }.
refusal-copied-already = Du hast für diesen Besuch schon gewählt: { $site }.
refusal-only-with-8b = Nur mit Gebäude 8b kannst du ein Nachbargebäude nutzen.
refusal-no-neighbour = Das ist kein Nachbargebäude: { $site }.
refusal-no-such-auxiliary = Es gibt keine Hilfsaktion { $action }; sie haben die Nummern 1 bis 5.
refusal-local-action-done = Du hast eine Ortsaktion genutzt; eine Hilfsaktion gibt es nun nicht mehr.
refusal-single-only = Hier ist eine Hilfsaktion nur einfach erlaubt.
refusal-not-doubled = Hilfsaktion { $action } kannst du noch nicht verdoppeln; räum zuerst ihr zweites Feld.
refusal-not-unlocked = Hilfsaktion { $action } hast du noch nicht; räum zuerst ihr Feld.
refusal-no-cards = Du hast keine Karte zu ziehen.
refusal-cannot-go-on = Deine Lok kommt nicht weiter.
refusal-buy-something = Kauf zuerst etwas oder bring neue Karten.
refusal-do-something = Du musst eine Ortsaktion nutzen oder eine einfache Hilfsaktion machen.
refusal-cannot-decline = Darauf kannst du nicht verzichten.
refusal-no-such-space = Die Strecke hat kein Feld { $space }.
refusal-space-taken = Auf Feld { $space } steht schon eine Lok.
refusal-exactly-back = Die Lok muss genau { $spaces } zurück, also auf: { $to }.
refusal-must-go-back = Die Lok muss mindestens ein Feld zurück.
refusal-out-of-reach = Feld { $space } ist außer Reichweite; du hast höchstens { $spaces }.
refusal-no-such-disc = Es gibt keine Scheibe „{ $disc }“.
refusal-space-cleared = Dort liegt keine Scheibe mehr: { $disc }.
refusal-white-first = Solange Scheiben auf weißen Feldern liegen, kann diese nicht an einen weißen Ort: { $disc }.
refusal-no-such-station = Es gibt keinen Bahnhof { $station }.
refusal-not-behind = Bahnhof { $station } liegt nicht hinter deiner Lok.
refusal-disc-there-already = Dort liegt schon deine Scheibe.
refusal-no-hired-worker = Dort hast du niemanden eingestellt: { $worker }. Die aufgedruckten bleiben.
refusal-no-such-worker = In Reihe { $row } gibt es das nicht: { $worker }.
refusal-not-above-token = Reihe { $row } liegt nicht über dem Arbeitsmarktstein (Reihe { $token }).
refusal-row-full = Deine Reihe ist voll: { $worker }.
refusal-not-in-supply = Gebäude { $building } hast du nicht im Vorrat.
refusal-no-building-site = Dort kann kein Gebäude stehen: { $site }.
refusal-site-taken = Dort steht etwas, das dir nicht gehört: { $site }.
refusal-not-more-craftsmen = Das neue Gebäude muss mehr Handwerker brauchen als das alte: { $new } sind nicht mehr als { $old }.
refusal-not-enough-craftsmen = Nötige Handwerker: { $needed }; du hast { $craftsmen }.
refusal-nothing-there = Hier gibt es nichts zu nehmen: { $site }.
refusal-hazards-only = Diese Aktion nimmt nur Gefahren, kein Tipi ({ $site }).
refusal-teepees-only = Diese Aktion nimmt nur Tipis, keine Gefahr ({ $site }).
refusal-not-in-market = Nicht im Markt: { $cards }.
refusal-no-such-line = Diesen Kauf hat die Preistabelle nicht (Cowboys: { $cowboys }, { $price } $).
refusal-not-enough-cowboys = Nötige Cowboys: { $needed }; übrig: { $cowboys }.
refusal-stack-empty = Der Stapel der Rinderkarten ist leer.
refusal-no-such-card = Diese Karte kannst du nicht nehmen: { $card }.
refusal-cattle-only = Das muss eine Rinderkarte sein, nicht: { $card }.
refusal-objective-only = Das muss eine Auftragskarte sein, nicht: { $card }.
refusal-no-pair = Das sind keine zwei Rinderkarten einer Rasse aus deiner Hand: { $cards }.
refusal-not-in-range = Das muss { $low } bis { $high } sein, ist aber { $got }.
refusal-no-workers-any-more = Das Ende ist ausgelöst: Arbeiter kann man nicht mehr wählen.
refusal-no-such-tile = Dieses Plättchen kannst du nicht wählen: { $tile }.
refusal-no-such-city = Es gibt keine Stadt „{ $city }“.
refusal-value-too-low = Dein Wert { $value } reicht nicht für { $city }.

## Was an Optionen oder einer Stellung nicht stimmt; davor steht das Feld

bad-two-seats-only = Der Automa spielt nur an Tischen mit zwei Plätzen, nicht { $got }.
bad-does-not-fit = Das passt nicht zum Rest der Stellung.
bad-tile-there-twice = Dasselbe Plättchen liegt dort zweimal.
bad-not-on-the-trail = „{ $got }“ liegt nicht am Trail.
bad-on-the-trail = Gebäude { $got } steht am Trail, also kann es nicht fort sein.
bad-space-taken = Zwei Loks können nicht auf Feld { $got } stehen.
bad-no-such-space = Die Strecke hat kein Feld „{ $got }“.
bad-wrong-number-of-discs = Es müssen { $expected } Scheiben sein, es sind aber { $got }.
bad-wrong-number-of-tiles = Von „{ $tile }“ muss es { $expected } geben, es sind aber { $got }.
bad-too-many-of-a-card = Die Karte „{ $card }“ kommt öfter vor, als das Spiel sie hat ({ $deck }×).

## Aufgeschlüsselte Punkte: die Zeile; daneben stehen ihre Punkte

item-money = Geld: ein SP je { $money } $
item-buildings = Gebäude
item-city =
    { $discs ->
        [one] { $city }
       *[other] { $city } ({ $discs }×)
    }
    .category = Städte
item-arrow = { $from } und { $to }
    .category = Pfeile zwischen Städten
item-stations = Bahnhöfe
item-hazards = Gefahren
item-cattle = Rinder
item-objectives = Aufträge
item-objective =
    { $met ->
        [yes] Erfüllt: { $card }
       *[no] Nicht erfüllt: { $card }
    }
    .category = Auftragskarten
item-master = { $master } (gezählt: { $count })
    .category = Bahnhofsvorsteher
item-workers = Arbeiter auf den letzten beiden Feldern
item-steps = Scheibe des Schrittlimits
item-token = Arbeitsmarktstein

## Optionen

option-first_seat = Wer beginnt
    .about = Wer den ersten Zug hat: Der Zufall entscheidet, oder du nennst einen Platz (GWT-3.1).
option-first_seat-random = Zufällig
option-first_seat-0 = Platz 1
option-first_seat-1 = Platz 2
option-first_seat-2 = Platz 3
option-first_seat-3 = Platz 4
option-setup = Aufbau
    .about = Für die erste Partie: Alle Gebäude zeigen Seite a, und die neutralen liegen auf ihren Buchstaben (GWT-1.2).
option-setup-normal = Normal
option-setup-beginner = Erste Partie
option-automa = Automa
    .about = Den zweiten von zwei Plätzen spielt der Automa. Der Schwierigkeitsgrad bestimmt, welche Gebäude er hat (AU-3).
option-automa-none = Ohne
option-automa-easy = Leicht
    .about = Seine vier stärksten Gebäude (7 bis 10) bleiben in der Schachtel. Gut für die ersten Spiele.
option-automa-medium = Mittel
    .about = Ohne seine zwei schwächsten und seine zwei stärksten Gebäude (1, 2, 9, 10). Ein ausgeglichenes Spiel, wenn du es kennst.
option-automa-hard = Schwer
    .about = Seine vier schwächsten Gebäude (1 bis 4) bleiben in der Schachtel: Was er baut, kommt dich teuer zu stehen.
option-automa-surprise = Überraschung
    .about = Alle zehn seiner Gebäude sind im Spiel, und niemand weiß, in welcher Reihenfolge sie kommen.
option-automa_starting_objective = Startauftrag des Automa
    .about = Ob auch der Automa einen Startauftrag hat, der als erfüllt gilt; seine Regeln nehmen ihn ihm nicht (AU-1).
option-automa_starting_objective-true = Mit
option-automa_starting_objective-false = Ohne
option-automa_deck = Karten des Automa
    .about = Teile der { $cards } Karten sind verloren und hier nachgebildet. Wenn du sie besitzt, kannst du die echte Liste laden (AU-4).
option-automa_deck-reconstructed = Nachgebildet

## Beschriftungen des Spielplans

board-turn =
    { $you ->
        [yes] Du bist am Zug
       *[no] Am Zug: { $seat }
    }
board-trail = Trail
board-empty-site = Leerer Platz
board-points = Siegpunkte bisher
board-breeding-value = Zuchtwert
board-green-hand = Gebühr: grüne Hand
board-black-hand = Gebühr: schwarze Hand
board-explain-help = Tippe ? und was auf einem Gebäude oder Bahnhofsvorsteher steht, zum Beispiel: ? C
board-woods = Im Wald
board-risk = Risikoaktion
board-building-of = Gebäude { $building } ({ $seat })
board-neutral = Neutrales Gebäude { $tile }
box-side = Gebäude { $tile }
board-cattleman = Viehtreiber
board-engine = Lok
board-railroad = Bahnstrecke
board-space = Feld { $space }
board-station = Bahnhof { $station }
board-station-cost = Kosten { $cost } $, { $vp } SP
board-masters = Bahnhofsvorsteher
board-cities = Städte
board-city-value = Ab Wert { $value }
board-discs = Scheiben
board-unlocks-white = weißes Feld
board-unlocks-any = jedes Feld
board-disc-white = Weiße Ecken
board-disc-dark = Dunkle Ecken
board-kansas-city = Kansas City
board-foresight = Vorschau { $column }
board-supply = Plättchen im Vorrat
board-jobs = Arbeitsmarkt
board-job-row = Reihe { $row }: { $cost } $
board-token = Arbeitsmarktstein
board-market = Rindermarkt
board-market-stack = Rinderkarten im Stapel
board-objectives = Auftragskarten
board-objective-stack = Auftragskarten im Stapel
board-area = Ausgespielte Aufträge
board-hand = Hand
board-stack = Zugstapel
board-discard = Ablagestapel
board-money = Geld
board-certificates = Zertifikate
board-permanent = Dauerhafte Zertifikate
board-workers = Arbeiter
board-buildings = Gebäude im Vorrat
board-tiles = Gefahren und Tipis
board-step-limit = Schrittlimit
board-hand-limit = Handlimit
board-certificate-limit = Zertifikatslimit
board-auxiliary = Hilfsaktionen
board-fees = Gebühren: grüne Hand { $green } $, schwarze Hand { $black } $
board-last-turns = Letzte Züge
board-automa = Automa
board-automa-card = Karte des Automa
board-automa-top = Optionen obenauf
board-automa-bonus = Bonus
board-automa-pile = Gebäude des Automa
board-automa-reserve = Scheiben in Reserve

## Der gezeichnete Tisch

board-choose = Auswählen
board-held = Gebäude { $building }: Bauplatz wählen.
board-let-go = Zurücklegen
board-segments = Teile des Tisches
board-segment-map = Plan
board-segment-mine = Meins
board-segment-market = Markt
board-segment-automa = Automa
board-lit = Hier ist etwas möglich
board-player = Spielertafel
board-map = Plan
board-or = oder
board-toll = Gebühr: { $money } $
board-teepee-cost = Wer das Tipi hier nimmt, zahlt { $money } $
board-teepee-gain = Wer das Tipi hier nimmt, erhält { $money } $
board-toll-seat = { $money } $ an { $seat }
board-toll-bank = { $money } $ an die Bank
board-toll-none = ohne Gebühr
board-way-over = über { $places }
board-way-straight = direkt
board-nearer = Vergrößern
board-farther = Verkleinern
board-arrow =
    { $card ->
        [yes]
            { $vp ->
                [0] Scheiben in { $from } und { $to }: eine Auftragskarte
               *[other] Scheiben in { $from } und { $to }: eine Auftragskarte, { $vp } SP
            }
       *[no] Scheiben in { $from } und { $to }: { $vp } SP
    }
board-map-help = Ziehen verschiebt den Plan, zwei Finger oder das Rad vergrößern ihn; mit der Tastatur Pfeile, Plus und Minus, und 0 für den ganzen Plan. Von einem Ort führen die Pfeile zum nächsten.
board-whole-map = Ganzer Plan

meaning-start = Nach Kansas City beginnt der Viehtreiber hier von Neuem. In deinem allerersten Zug stellst du ihn stattdessen auf ein beliebiges neutrales Gebäude.
    .title = Anfang des Trails
meaning-kansas-city = Das Ende des Trails. Hier wählst du drei Vorschauplättchen, verkaufst die Rinder deiner Hand und lieferst sie in eine Stadt; dann geht es zurück zum Anfang.
    .title = Kansas City
meaning-site = Hier kannst du eines deiner Gebäude errichten. Solange er leer ist, kostet er keinen Schritt.
    .title = Freier Bauplatz
meaning-woods = Hier kannst du eines deiner Gebäude errichten; manche Aktionen zählen deine Gebäude im Wald. Solange er leer ist, kostet er keinen Schritt.
    .title = Freier Bauplatz im Wald
meaning-hazard-site = Hierher kann eine Gefahr dieser Art kommen. Solange der Platz leer ist, kostet er keinen Schritt.
    .title = Platz für eine Gefahr
meaning-teepee-site = Hierher kann ein Tipi kommen. Wer es nimmt, erhält das Geld, das hier steht, oder zahlt es bei einer negativen Zahl: { $money }.
    .title = Platz für ein Tipi
meaning-neutral = Gebäude { $tile }: { $deeds }. Alle dürfen es benutzen, und vorbeizuziehen kostet nichts.
    .title = Neutrales Gebäude
meaning-private = { $building }, errichtet von { $owner }: { $deeds }. Nur wem es gehört, darf es benutzen; am Ende ist es { $vp } SP wert.
    .title = Gebäude eines Spielers
meaning-tolled = { $building }, errichtet von { $owner }: { $deeds }. Wer sonst hierherkommt oder vorbeizieht, zahlt dem Besitzer { $money } $. Am Ende ist es { $vp } SP wert.
    .title = Gebäude mit Gebühr
meaning-hazard = Hierherzukommen oder vorbeizuziehen kostet { $money } $. Manche Aktionen räumen sie weg: Dann ist sie dir { $vp } SP wert.
    .title = Gefahr
meaning-teepee = Beim Handeln nimmst du es und erhältst das Geld seines Platzes, oder zahlst es bei einer negativen Zahl: { $money }. Die Hand ist die Gebühr für alle, die vorbeiziehen.
    .title = Tipi
meaning-risk = { $deed }. Sie gehört zum Bauplatz: Wem das Gebäude dort gehört, der darf sie zusätzlich ausführen.
    .title = Risikoaktion
meaning-deed = { $deed }
    .title = Aktion
meaning-space = Hier hat nur eine Lok Platz, außer auf Feld 0. Felder mit anderen Loks werden übersprungen und zählen nicht.
    .title = Feld der Strecke
meaning-turnout = Ein Umweg von einem Feld zu einem Bahnhof. Eine Lok, die hier hält, darf den Bahnhof ausbauen.
    .title = Weiche
meaning-station = Für { $cost } $ darfst du hier eine Scheibe ablegen, wenn deine Lok daneben hält; am Ende ist das { $vp } SP wert.
    .title = Bahnhof
meaning-master = Wer diesen Bahnhof ausbaut, darf für dieses Plättchen einen Arbeiter abgeben: Die obere Hälfte gilt sofort oder dauerhaft, die untere am Ende.
    .title = Bahnhofsvorsteher
meaning-city-white = Für eine Lieferung ab Wert { $value }. Solange du welche hast, dürfen nur Scheiben von Feldern mit weißen Ecken hierher.
    .title = Stadt mit weißen Ecken
meaning-city-dark = Für eine Lieferung ab Wert { $value }. Jede deiner Scheiben darf hierher.
    .title = Stadt mit dunklen Ecken
meaning-cross = Jedes Signal zwischen deiner Lok und der Stadt kostet bei der Lieferung { $cost } $.
    .title = Signal
meaning-arrow = Mit eigenen Scheiben in beiden Städten bekommst du, was der Pfeil zeigt: sofort eine Auftragskarte, am Ende Punkte.
    .title = Benachbarte Städte
meaning-engine = Je weiter sie ist, desto billiger wird der Transport zu den Städten im Westen. An Bahnhöfen hält sie, um sie auszubauen.
    .title = Lok

log-trail = Trail
log-actions = Aktionen
log-cards = Karten
log-railroad = Eisenbahn
log-kansas = Kansas City
log-automa = Automa

## Die Tafeln neben dem Plan, der Erzähler des Automa und die Schlusswertung; meaning: ein Name und ein, zwei Sätze

board-automa-deck = Karten in seinem Stapel
board-breeding = Zuchtwert der Hand: { $value }
board-building = Gebäude { $building } (Handwerker: { $craftsmen }, { $vp } SP): { $fields }
board-choose-cattle = Wähl eine Karte oder zwei mit gleichem Wert.
board-choose-price = Wähl jetzt, wie du zahlst.
board-clear = frei
board-covered = bedeckt
board-delivery-legend = Von links: nötiger Wert, welches Feld der Tafel die Scheibe freigibt, was die Pfeile bringen, Geld abzüglich Transport.
board-destination = { $city }: ab Wert { $value }, Transport { $transport } $, bringt { $gain } $, { $vp } SP
board-foresights = Vorschau
board-none = Keine
board-price = Karten: { $cards } mit Wert { $value }, Cowboys: { $cowboys }, { $price } $
board-prices = Preistabelle
board-stage-foresight = Vorschau
board-stage-income = Einnahmen
board-stage-deliver = Lieferung
board-stage-disc = Scheibe
board-to-jobs = kommt in Reihe { $row } des Arbeitsmarkts
board-to-trail = kommt auf den Plan
board-transport = Transport: { $cost } $
board-up-to = bis { $city }
board-value = Dein Wert: { $value }
score-caption = Siegpunkte
score-have = Besitzt:
score-lacking = Es fehlt:
score-sum = Summe
story-title = Der Zug des Automa
story-none = Der Automa war noch nicht am Zug.
story-back = Schritt zurück
story-forward = Schritt vor
story-play = Schritt für Schritt erzählen
story-pause = Erzählung anhalten
story-skip = Zum Ende des Zugs
story-speed = Tempo der Erzählung
story-speed-step = Ich blättere selbst
story-speed-slow = Langsam
story-speed-normal = Normal
story-speed-fast = Schnell
meaning-money = Hier liegen { $money } $. Damit zahlt man Arbeiter, Gebäude, Rinder, Gebühren und Transport; am Ende sind { $per_point } $ einen SP wert.
    .title = Geld
meaning-discs = Noch auf der Tafel: { $white } mit weißen Ecken, { $dark } mit dunklen. Weiße dürfen überallhin; die anderen, solange weiße da sind, nur an dunkle Orte.
    .title = Scheiben
meaning-tolls = Jeder Ort mit einer Hand, den du betrittst, kostet eine Gebühr: grüne Hand { $green } $, schwarze { $black } $. Deine Gebäude sind frei.
    .title = Gebühren
meaning-others-cards = { $cards } auf der Hand, { $stack } im Zugstapel. Welche, sieht man nicht.
    .title = Karten
meaning-worker = Cowboys kaufen Rinder, Handwerker errichten Gebäude, Ingenieure bewegen die Lok. Sie werden nie verbraucht.
    .title = Arbeiter
meaning-worker-space = Wer den Arbeiter für dieses Feld einstellt, darf sofort: { $deed }. Wert am Ende: { $vp } SP.
    .title = Arbeiterfeld
meaning-worker-free = Frei. Der nächste Arbeiter der Reihe kommt auf das äußerste linke freie Feld. Wert am Ende: { $vp } SP.
    .title = Arbeiterfeld
meaning-auxiliary-1 = Du erhältst { $gain } $; doppelt: { $twice } $. { unlocked }
    .title = Hilfsaktion 1
meaning-auxiliary-2 = Zieh eine Karte, dann wirf eine ab; doppelt: zwei Karten. { unlocked }
    .title = Hilfsaktion 2
meaning-auxiliary-3 = Zahl { $pay } $ und zieh die Lok { $back } zurück für { short-certificates }; doppelt: { $twice_pay } $, { $twice_back } zurück, { $twice } Zertifikate. { unlocked }
    .title = Hilfsaktion 3
meaning-auxiliary-4 = Zahl { $pay } $ und zieh die Lok { $engine } vor; doppelt: { $twice_pay } $ für bis zu { $twice }. { unlocked }
    .title = Hilfsaktion 4
meaning-auxiliary-5 = Zieh die Lok { $back } zurück und entferne eine Handkarte aus dem Spiel; doppelt: { $twice } zurück, zwei Karten. { unlocked }
    .title = Hilfsaktion 5
unlocked =
    { $level ->
        [0] Noch nicht freigeschaltet.
        [1] Freigeschaltet, nur einfach.
       *[other] Freigeschaltet, einfach oder doppelt.
    }
meaning-steps = In einem Zug macht der Viehtreiber 1 bis { $steps } Schritte. Leere Plätze zählen nicht.
    .title = Schrittlimit
meaning-hand-limit = Am Ende des Zugs wird bis auf { $cards } Handkarten nachgezogen.
    .title = Handlimit
meaning-certificates = Zurzeit { $certificates }, höchstens { $limit }; dauerhafte: { $permanent }. In Kansas City erhöht jedes eingesetzte den Wert um 1; dauerhafte zählen immer.
    .title = Zertifikate
meaning-disc-step_money = Geht diese Scheibe, erhältst du sofort { $money } $, und das Schrittlimit steigt für immer um { $steps }.
    .title = Mehr Schritte
meaning-disc-step_points = Geht diese Scheibe, steigt das Schrittlimit für immer um { $steps }; am Ende bringt das { $vp } SP.
    .title = Mehr Schritte
meaning-disc-hand = Diese Scheibe zu nehmen kostet { $money } $; von da an hältst du eine Karte mehr auf der Hand.
    .title = Größere Hand
meaning-disc-certificate =
    { $before ->
        [0] Geht diese Scheibe, darf der Stein bis { $number }.
       *[other] Geht diese Scheibe, darf der Stein bis { $number }, aber erst, wenn auch das Feld der { $before } frei ist.
    }
    .title = Bis zu { $number } Zertifikate
meaning-building = { $building }: { $fields }. Nötige Handwerker: { $craftsmen }; bringt { $vp } SP. Die andere Seite, { $other }, ist nicht im Spiel: { $others }.
    .title = Gebäude
meaning-teepees = Genommen: { $count }. Sie zählen für Aufträge und als Paare aus Grün und Blau.
    .title = Tipis
meaning-hazards = Genommen: { $count }, zusammen { $vp } SP. Sie zählen auch für Aufträge.
    .title = Gefahren
meaning-master-at-once = Sofort: { $deed }. Am Ende: { $vp } SP { master-per }.
    .title = Bahnhofsvorsteher
meaning-master-for-good =
    { $permanent ->
        [one] Ein dauerhaftes Zertifikat. Am Ende: { $vp } SP { master-per }.
       *[other] { $permanent } dauerhafte Zertifikate. Am Ende: { $vp } SP { master-per }.
    }
    .title = Bahnhofsvorsteher
master-per =
    { $of_id ->
        [workers]
            { $each ->
                [one] je Arbeiter
               *[other] je { $each } Arbeiter
            }
        [objectives]
            { $each ->
                [one] je Auftrag
               *[other] je { $each } Aufträge
            }
        [hazards]
            { $each ->
                [one] je Gefahr
               *[other] je { $each } Gefahren
            }
        [teepee_pairs]
            { $each ->
                [one] je Tipipaar
               *[other] je { $each } Tipipaare
            }
       *[certificates]
            { $each ->
                [one] je Zertifikat
               *[other] je { $each } Zertifikate
            }
    }
meaning-area = Er wird am Ende gewertet: { $card }.
    .title = Ausgespielter Auftrag
meaning-card = { $card }.
    .title = Karte
meaning-breeding = Jede Rasse auf deiner Hand zählt einmal: { $value }. Dauerhafte Zertifikate bringen { $permanent } dazu; bis zu { $certificates } weitere kannst du einsetzen.
    .title = Zuchtwert
meaning-stack = Karten zum Ziehen, in unbekannter Reihenfolge. Ist er leer, wird der Ablagestapel gemischt.
    .title = Zugstapel
meaning-discard = Verkaufte, abgeworfene, gekaufte oder erhaltene Karten. Öffne ihn, um sie anzusehen.
    .title = Ablagestapel
meaning-jobs = Arbeiter oberhalb des Steins kann man für den Preis ihrer Reihe einstellen; die Aktion macht ihn höher oder niedriger.
    .title = Arbeitsmarkt
meaning-job-row = Ein Arbeiter aus Reihe { $row } kostet jetzt { $cost } $.
    .title = Reihe des Arbeitsmarkts
meaning-token = Neue Arbeiter kommen in seine Reihe. Ist sie voll, rückt er hinab; nach der letzten Reihe bringt er das Ende, und wer ihn erhält, hat { $vp } SP.
    .title = Arbeitsmarktstein
meaning-arrow-yellow = Kommt der Stein hier vorbei, wird der Rindermarkt aufgefüllt.
    .title = Gelber Pfeil
meaning-arrow-red = Kommt der Stein hier vorbei, haben alle anderen noch einen Zug.
    .title = Roter Pfeil
meaning-market = Karten, die man mit Cowboys und Geld kauft. Neue kommen nur durch einen Cowboy oder einen gelben Pfeil.
    .title = Rindermarkt
meaning-market-stack = So viele Karten kommen noch auf den Markt.
    .title = Stapel der Rinderkarten
meaning-cowboys = Du kannst bei diesem Kauf { $cowboys } einsetzen, jeden einmal je Aktion.
    .title = Cowboys
meaning-price = Was Rinder mit Wert { $value } kosten: wie viele Karten, wie viele Cowboys, wie viel Geld.
    .title = Preise
meaning-new-cattle =
    { $cowboys ->
        [one] Ein Cowboy bringt { new-cards } vom Stapel auf den Markt.
       *[other] { $cowboys } Cowboys bringen { new-cards } vom Stapel auf den Markt.
    }
    .title = Neue Rinder
meaning-objectives = Oben, was die Karte beim Ausspielen tut, in der Mitte ihre Aufgaben, unten ihre Punkte und was sie kostet, wenn sie nicht erfüllt sind.
    .title = Auftragskarten
meaning-objective-stack = Statt einer offenen Karte darfst du die oberste nehmen, ungesehen.
    .title = Stapel der Aufträge
meaning-foresight = Je zwei Plättchen der drei Stapel. In Kansas City kommt von jedem eines auf den Plan.
    .title = Vorschau
meaning-tile = { $tile }. Arbeiter kommen auf den Arbeitsmarkt, Gefahren und Tipis auf den Plan.
    .title = Plättchen
meaning-supply = So viele Plättchen sind noch in diesem Stapel.
    .title = Vorrat
meaning-income = Eingesetzte Zertifikate: { $certificates }. Der Wert ist { $value }, und so viel Geld erhältst du.
    .title = Einnahmen
meaning-city = { $city } verlangt den Wert { $value }. Der Transport ab deiner Lok kostet { $transport } $ und wird zuletzt bezahlt.
    .title = Stadt
meaning-automa-move = Der Automa macht { $move } Schritte; ein Plus fügt seinen Bonus hinzu.
    .title = Bewegung
meaning-automa-action = Was der Automa tut, wo er hält: { $action }.
    .title = Aktion
meaning-automa-kansas = Welches Plättchen jeder Vorschau der Automa wählt, wenn ihn diese Karte nach Kansas City bringt: das obere oder das untere.
    .title = Vorschauschema
meaning-automa-option = Wird gelesen, wenn die gezogene Karte sagt: { $action }.
    .title = Option
meaning-automa-bonus = Die zuletzt aufgedeckte Ziffer: { $bonus }. Jede Lieferung des Automa deckt die nächste auf.
    .title = Bonus
meaning-automa-deck = Karten unter der obersten: { $cards }. Ist die letzte gezogen, werden die anderen gemischt.
    .title = Stapel
meaning-automa-reserve = Scheiben für Bahnhöfe. Ohne sie kann er keinen mehr ausbauen.
    .title = Reserve
meaning-automa-pile = Die noch kommen, in unbekannter Reihenfolge. Welche es sind, bestimmt die Schwierigkeit.
    .title = Gebäude
meaning-automa-workers = Sie warten neben ihm; an einem Bahnhof gibt er den neuesten für den Bahnhofsvorsteher ab.
    .title = Arbeiter

## Was in der Schachtel ist, als Listen neben den Regeln

box-building =
    { $hand_id ->
        [none] Handwerker: { $craftsmen }, { $vp } SP: { $deeds }
        [green] Handwerker: { $craftsmen }, { $vp } SP, grüne Hand: { $deeds }
        [black] Handwerker: { $craftsmen }, { $vp } SP, schwarze Hand: { $deeds }
       *[both] Handwerker: { $craftsmen }, { $vp } SP, grüne und schwarze Hand: { $deeds }
    }
box-city =
    { $corners_id ->
        [white] ab Wert { $value }, weiße Ecken{ box-city-brings }
       *[dark] ab Wert { $value }, dunkle Ecken{ box-city-brings }
    }
box-city-brings =
    { $gain ->
        [0]
            { $vp ->
                [0] { "" }
               *[other] , { $vp } SP
            }
       *[other] , { $gain } $, { $vp } SP
    }
box-station =
    { $corners_id ->
        [white] Feld { $space }, { $cost } $, { $vp } SP, weiße Ecken
       *[dark] Feld { $space }, { $cost } $, { $vp } SP, dunkle Ecken
    }

## Die Regeln

rules-intro = Dein Viehtreiber bringt die Herde immer wieder auf dem Trail nach Kansas City. Unterwegs nutzt du Gebäude, um einzustellen, zu bauen, zu kaufen und mit der Lok zu fahren; in Kansas City bringen die Rinder auf deiner Hand Geld und eine Lieferung. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.
rules-setup = Was zu Beginn auf dem Tisch und auf deiner Tafel liegt.
rules-trail = Wie du von Ort zu Ort kommst und was das kostet.
rules-turn = Was du tust, wenn du am Zug bist.
rules-buildings = Was Gebäude können und wie man sie errichtet.
rules-cattle = Welche Rinder es gibt und wie man sie kauft.
rules-workers = Wie Arbeiter auf den Markt und zu dir kommen.
rules-kansas = Was am Ende des Trails geschieht.
rules-railroad = Wie Loks fahren und Bahnhöfe ausgebaut werden.
rules-objectives = Karten, die belohnen, was du erreichst, und bestrafen, was nicht.
rules-cards = Was für deine Hand und deine Karten gilt.
rules-end = Wann das Spiel aus ist und wer gewonnen hat.
rules-automa = Ein Gegner, wenn du allein spielst; das Programm führt ihn.

chapter-setup = Aufbau
chapter-trail = Der Trail
chapter-turn = Dein Zug
chapter-buildings = Gebäude
chapter-cattle = Rinder
chapter-workers = Arbeiter
chapter-kansas = Kansas City
chapter-railroad = Die Eisenbahn
chapter-objectives = Aufträge
chapter-cards = Hand und Stapel
chapter-end = Das Ende des Spiels
chapter-automa = Der Automa

rule-GWT-1-2 = Bahnhofsvorsteher und, außer in der ersten Partie, neutrale Gebäude werden zufällig verteilt. Sieben Gefahren und Tipis kommen auf den Plan; Reihe 1 und 2 des Arbeitsmarkts werden bis zum Stein gefüllt; Vorschau, Rindermarkt und vier Auftragskarten werden ausgelegt.
    .title = Der Tisch
rule-GWT-1-3 = Du hast zehn Gebäude, { $discs } Scheiben, { $cattle } Rinderkarten ({ $hand } auf der Hand), einen Startauftrag und eine Lok auf Feld 0. Die Seite jedes Gebäudes wird ausgelost und gilt für alle; in der ersten Partie ist es Seite a.
    .title = Womit du beginnst
rule-GWT-1-4 = In Zugreihenfolge beginnt ihr mit { $money } $. Zu zweit, zu dritt und zu viert, in dieser Reihenfolge: Das Schrittlimit ist { $steps }; eine grüne Hand kostet { $green_fee } $, eine schwarze { $black_fee } $; der Rindermarkt hat { $market } Karten, der Arbeitsmarkt { $columns } Spalten.
    .title = Je nach Personenzahl
rule-GWT-1-5 = Eine Scheibe verlässt deine Tafel nur für eine Stadt oder einen Bahnhof; was sie bedeckte, ist dann für immer freigeschaltet: mehr Schritte (eine bringt sofort { $money } $, die andere { $vp } SP), eine größere Hand (je { $price } $), mehr Zertifikate, Hilfsaktionen. Das Limit von { $most } Zertifikaten braucht auch das Feld für { $before }.
    .title = Scheibenfelder
rule-GWT-1-6 = Ein Arbeiter kommt auf das äußerste linke freie Feld seiner Reihe; auf Feld 1 ist schon einer aufgedruckt. Die Aktion des bedeckten Felds kannst du sofort machen oder lassen. Am Ende zählen Arbeiter auf Feld 5 und 6 je { $vp } SP.
    .title = Arbeiterfelder
rule-GWT-1-7 = 1: { $gain } $ erhalten. 2: eine Karte ziehen, dann eine abwerfen. 3: { $price } $ zahlen, Lok { $back } zurück, { short-certificates }. 4: { $fare } $ zahlen, Lok { $engine } vor. 5: Lok { $retreat } zurück, eine Karte aus dem Spiel nehmen. Die letzten drei müssen freigeschaltet sein; sind beide Felder geräumt, darf die Aktion verdoppelt werden, wo „einfach oder doppelt“ steht.
    .title = Hilfsaktionen
rule-GWT-1-8 = Die Leiste geht { $track }. Dein Stein kommt nie über dein Limit hinaus: zuerst { $first }, dann { $second } und { $last }.
    .title = Zertifikate
rule-GWT-1-9 = Alles ist offen außer den Händen und der Reihenfolge der Stapel.
    .title = Was offen ist
rule-GWT-2-1 = Der Trail hat 7 neutrale Plätze, 22 Bauplätze, 12 Gefahrenfelder und 6 Tipifelder; drei weitere Tipifelder liegen daneben. Nur wo ein Plättchen liegt, ist ein Ort.
    .title = Plätze
rule-GWT-2-2 = Der Trail führt nur vorwärts, vom Anfang bis Kansas City. An einer Gabelung wählst du frei.
    .title = Nur vorwärts
rule-GWT-2-3 = Sechs der sieben neutralen Plätze sind Gabelungen. Die meisten haben zwei Zweige, die am nächsten neutralen Platz enden, die letzten in Kansas City. Platz C hat drei, und alle enden an Platz E: einer für sich und zwei, die am selben Bauplatz beginnen und dann über Platz D oder an den Tipis entlang führen.
    .title = Gabelungen und Zweige
rule-GWT-2-4 = Jeder Ort, den du betrittst, ist ein Schritt; leere Plätze kosten keinen, und du kannst dort nicht halten. Du machst mindestens einen Schritt und höchstens so viele wie dein Limit. Kansas City beendet die Bewegung; andere Viehtreiber sind nie im Weg.
    .title = Schritte
rule-GWT-2-5 = Nur mit neutralen Gebäuden ist Kansas City 7 Schritte vom Start entfernt, über Platz D sind es 8. Ist alles besetzt, sind es auf dem kürzesten Weg 19 und auf dem längsten 35 Schritte.
    .title = Wie weit es ist
rule-GWT-2-6 = Im ersten Zug ziehst du nicht, sondern stellst deinen Viehtreiber ohne Gebühr auf ein beliebiges neutrales Gebäude und nutzt es.
    .title = Der erste Zug
rule-GWT-2-7 = Jeder Ort mit einer Hand, den du betrittst oder passierst, kostet eine Gebühr: an den Besitzer eines Gebäudes, sonst an die Bank. Deine eigenen sind frei. Hast du zu wenig, zahlst du, was du hast.
    .title = Gebühren
rule-GWT-2-8 = Ein neues Tipi kommt auf das freie Feld mit der kleinsten Zahl. Wer es nimmt, erhält so viel Geld, oder zahlt es, wenn die Zahl negativ ist. Sind alle neun Felder voll, kommt es aus dem Spiel.
    .title = Tipis
rule-GWT-2-9 = Eine neue Gefahr kommt auf das niedrigste freie Feld ihrer Art; sind alle vier voll, kommt sie aus dem Spiel. Wer eine entfernt, nimmt sie zu sich.
    .title = Gefahren
rule-GWT-2-10 = Wird das Plättchen unter einem Viehtreiber genommen oder ersetzt, bleibt er stehen. Ein unter dir ersetztes Gebäude nutzt du bei diesem Besuch nicht noch einmal.
    .title = Verschwundene Plättchen
rule-GWT-3-1 = Es geht im Uhrzeigersinn. Ein Zug hat drei Phasen: ziehen, handeln, Karten ziehen.
    .title = Reihenfolge
rule-GWT-3-2 = Auftragskarten kannst du vor dem Ziehen und vor oder nach jeder Aktion ausspielen, aber nicht mitten in einer.
    .title = Wann du entscheidest
rule-GWT-3-3 = Nutz jede Ortsaktion einmal, in beliebiger Folge; jede kann entfallen. Von zweien mit Schrägstrich wählst du eine. Eine Bedingung muss ganz erfüllt sein. Die Risikoaktion des Platzes kommt hinzu. Nutzt du keine, machst du stattdessen eine einfache Hilfsaktion.
    .title = Neutrale und eigene Gebäude
rule-GWT-3-4 = Auf fremden Gebäuden, Gefahren und Tipis machst du nur eine einfache Hilfsaktion.
    .title = Andere Orte
rule-GWT-3-5 = Du kannst nicht passen: Nutz mindestens eine Ortsaktion oder mach die einfache Hilfsaktion.
    .title = Etwas muss sein
rule-GWT-3-6 = Bewegt eine Aktion deinen Viehtreiber, fallen Gebühren an wie sonst, und wo du hältst, handelst du von Neuem. Was du dahinter nicht genutzt hast, verfällt.
    .title = Weiterziehen
rule-GWT-3-7 = Alle Kosten außer Gebühren müssen ganz bezahlt werden.
    .title = Zahlen
rule-GWT-3-8 = Am Ende deines Zugs ziehst du bis zum Handlimit. Ist der Stapel leer, wird der Ablagestapel gemischt.
    .title = Karten ziehen
rule-GWT-4 = A bis G gehören niemandem, kosten keine Gebühr, können nicht ersetzt werden, und alle dürfen sie nutzen.
    .title = Neutrale Gebäude
rule-GWT-5-1 = Die Seiten a der zehn Gebäude, mit { $least_craftsmen } bis { $most_craftsmen } Handwerkern und { $least_vp } bis { $most_vp } SP.
    .title = Seite a
rule-GWT-5-2 = Die Seiten b der zehn Gebäude, mit { $least_craftsmen } bis { $most_craftsmen } Handwerkern und { $least_vp } bis { $most_vp } SP.
    .title = Seite b
rule-GWT-5-3 = Wähl irgendwo einen freien Bauplatz. Du brauchst so viele Handwerker, wie das Gebäude zeigt, und zahlst für jeden { $price } $ (mit einem Arbeiterfeld { $reduced } $). Handwerker werden nicht verbraucht.
    .title = Errichten
rule-GWT-5-4 = Ein eigenes Gebäude kannst du durch eines mit mehr Handwerkern ersetzen; für Handwerker und Preis zählt nur der Unterschied. Das alte kommt aus dem Spiel.
    .title = Ersetzen
rule-GWT-5-5 = Mit 9a fährt deine Lok beliebig weit zurück. Die Felder, ohne Weichen und andere Loks, sind der Wert für eine Lieferung ohne Einnahmen und Transport. Steht die Lok auf einer Weiche, darfst du danach deren Bahnhof ausbauen, sofern dann keine Scheibe von dir dort liegt.
    .title = Außerordentliche Lieferung
rule-GWT-5-6 = Mit 8b nutzt du das Gebäude direkt davor oder dahinter, wem es auch gehört, samt der Risikoaktion seines Platzes, als wären sie deine. Eines je Besuch.
    .title = Das Nachbargebäude
rule-GWT-5-7 = Mit 9b baust du einen Bahnhof aus, den deine Lok hinter sich hat; sie bleibt stehen.
    .title = Bahnhöfe hinter dir
rule-GWT-5-8 = Acht Bauplätze sind bewaldet. Nur Gebäude von Spielern zählen dort als Gebäude im Wald.
    .title = Wald
rule-GWT-6-1 = { $jerseys } Jersey mit Zuchtwert { $low } und je { $others } Dutch Belt, Black Angus und Guernsey mit Zuchtwert { $high }. Sie sind keine SP wert.
    .title = Deine eigenen Rinder
rule-GWT-6-2 = Je { $each } Holstein, Brown Swiss und Ayrshire (Zuchtwert { $low }), { $west_highlands } West Highland ({ $middle }) und { $texas_longhorns } Texas Longhorn ({ $high }).
    .title = Rinder des Markts
rule-GWT-6-3 = Die Preistabelle sagt, wie viele Cowboys und wie viel Geld ein Kauf braucht. Jeder Cowboy dient einmal je Aktion; einer kann stattdessen zwei neue Karten bringen. Gekauftes kommt auf deinen Ablagestapel.
    .title = Kaufen
rule-GWT-6-4 = Der Markt wird nur aufgefüllt, wenn der Arbeitsmarktstein einen gelben Pfeil passiert, nach Reihe 6 und 9.
    .title = Den Markt füllen
rule-GWT-6-5 = Vom geringsten zum höchsten Wert: Holstein, Brown Swiss, Ayrshire, West Highland (3, 4, 5 SP), Texas Longhorn (5, 6, 7 SP).
    .title = Reihenfolge des Markts
rule-GWT-7-1 = Zwölf Reihen, jede mit ihrem Preis von { $least } bis { $most } $.
    .title = Arbeitsmarkt
rule-GWT-7-2 = Ein Arbeiter kommt auf das äußerste linke freie Feld in der Reihe des Steins. Ist sie voll, rückt der Stein hinab; gelbe Pfeile füllen den Rindermarkt, der rote bringt das Ende.
    .title = Neue Arbeiter
rule-GWT-7-3 = Du stellst aus Reihen über dem Stein ein, zum Preis der Reihe mit dem Auf- oder Abschlag der Aktion. Deine Reihen fassen höchstens sechs. Ist das Ende ausgelöst (GWT-12.1), sind alle Reihen offen.
    .title = Einstellen
rule-GWT-7-4 = Eine Sofortaktion wird ganz ausgeführt, bevor es weitergeht.
    .title = Ketten
rule-GWT-8-1 = Die Plättchen haben drei Stapel: 1 mit Gefahren und Tipis, 2 mit Arbeitern, 3 mit Arbeitern und einigen Tipis.
    .title = Vorrat
rule-GWT-8-2 = Von jedem Stapel liegen zwei offen. In Kansas City wird je eines gewählt; am Ende des Zugs wird aufgefüllt.
    .title = Vorschau
rule-GWT-8-3 = Wähl nacheinander ein Plättchen aus Vorschau 1, 2 und 3, nimm deine Einnahmen, liefere. Dann kommt dein Viehtreiber an den Anfang des Trails.
    .title = In Kansas City
rule-GWT-8-4 = Jede Rasse auf deiner Hand zählt ihren Zuchtwert einmal; dauerhafte Zertifikate kommen hinzu, andere, so viele du einsetzt. So viel Geld erhältst du, und die ganze Hand wird abgeworfen.
    .title = Einnahmen
rule-GWT-8-5 = Wähl eine Stadt, die höchstens deinen Wert verlangt und keine Scheibe von dir hat, und leg eine dorthin. Es folgen die Wirkungen der Stadt, zuletzt zahlst du den Transport. Liefern musst du; Kansas City geht immer.
    .title = Lieferung
rule-GWT-8-6 = Kansas City bringt { $money } $ und −{ $penalty } SP, Sacramento { $sacramento } SP, San Francisco { $san_francisco } SP; Kansas City und San Francisco nehmen mehrere deiner Scheiben. Scheiben auf beiden Seiten eines Pfeils bringen eine Auftragskarte oder Punkte.
    .title = Städte
rule-GWT-8-7 = Eine Scheibe von einem weißen Feld darf überallhin, eine von einem dunklen nur dann an einen weißen Ort, wenn keine weiße mehr da ist. Kannst du keine legen, nimm eine von einem deiner Bahnhöfe.
    .title = Weiße und dunkle Ecken
rule-GWT-8-8 = Zahl { $cost } $ für jedes Signal an der Strecke zwischen deiner Lok und der Stadt.
    .title = Transport
rule-GWT-9-1 = Auf Feld 0 stehen beliebig viele Loks, auf jedem anderen nur eine. Neun Weichen liegen zwischen den Zahlen; 39 ist die Endstation.
    .title = Die Strecke
rule-GWT-9-2 = Zehn Bahnhöfe kosten { $least_cost } bis { $most_cost } $ und sind { $least_vp } bis { $most_vp } SP wert; die ersten fünf haben einen Bahnhofsvorsteher.
    .title = Bahnhöfe
rule-GWT-9-3 = „Bis zu“ heißt, dass du früher halten kannst. Felder mit anderen Loks zählen nicht. Eine Weiche ist ein eigenes Feld, wenn du hindurchfährst.
    .title = Vorwärts
rule-GWT-9-4 = Rückwärts als Bedingung geht es genau so weit; Weichen zählen, wenn du sie passierst, andere Loks nicht. Von Feld 0 ist es unmöglich.
    .title = Rückwärts
rule-GWT-9-5 = Hält deine Lok an einem Bahnhof ohne deine Scheibe, kannst du die Kosten zahlen und eine legen. Ist der Bahnhofsvorsteher noch da, kannst du für ihn den letzten eingestellten Arbeiter einer Reihe abgeben.
    .title = Ausbauen
rule-GWT-9-6 = Auf 39 endet die Fahrt. Du kannst den Bahnhof ausbauen, dann fährst du mindestens ein Feld zurück, erhältst { $money } $ und kannst auch dort ausbauen.
    .title = Endstation
rule-GWT-9-7 = Die obere Hälfte gilt sofort oder als dauerhaftes Zertifikat, die untere am Ende: { $worker } SP je Arbeiter, oder { $others } SP je zwei Aufträge, zwei Gefahren, Tipipaar oder zwei Zertifikate.
    .title = Bahnhofsvorsteher
rule-GWT-10-1 = Jeder ist { $vp } SP wert, ohne Sofortaktion und ohne Strafe.
    .title = Startaufträge
rule-GWT-10-2 = { $cards } Karten mit Sofortaktion, Aufgaben, SP und Strafe.
    .title = Auftragskarten
rule-GWT-10-3 = Nimm eine der vier offenen oder die oberste des Stapels. Sie kommt auf deinen Ablagestapel, mit 6b auf die Hand. Die Lücke wird sofort gefüllt.
    .title = Nehmen
rule-GWT-10-4 = Spiel sie in deinem Zug von der Hand aus, nicht in Kansas City. Die Sofortaktion machst oder lässt du; gewertet wird die Karte auf jeden Fall.
    .title = Ausspielen
rule-GWT-10-5 = 1 bis { $steps } Schritte ohne Gebühren, nie nach Kansas City; den erreichten Ort nutzt du nicht. Mitten in deinen Aktionen beendet es sie.
    .title = Ohne Gebühren ziehen
rule-GWT-10-6 = Ein Gebäude, Plättchen, eine Scheibe oder Karte dient nur einem Auftrag.
    .title = Nur einmal
rule-GWT-11 = Das Handlimit ist { $hand }, höchstens { $most }. Neue Karten kommen auf den Ablagestapel. „Beliebiges Rind“ ist nie eine Auftragskarte, ein Paar sind zwei Karten einer Rasse. Wähl zuerst, wie viele du ziehst.
    .title = Hand und Stapel
rule-GWT-12-1 = Wird das letzte Feld von Reihe 12 gefüllt, bekommt, wer am Zug ist, den Stein, und alle anderen haben noch einen Zug. Arbeiter kann man nicht mehr wählen.
    .title = Das Ende
rule-GWT-12-2 = Geld (1 SP je { $money } $), Gebäude, Städte, Bahnhöfe, Gefahren, Rinder, Aufträge, Bahnhofsvorsteher, Arbeiter, die Schrittscheibe ({ $disc } SP) und der Arbeitsmarktstein ({ $token } SP).
    .title = Punkte
rule-GWT-12-3 = Ausgespielte Aufträge müssen gewertet werden; die in deinen Karten können dazukommen. Das Programm findet die beste Verteilung.
    .title = Aufträge am Ende
rule-GWT-12-4 = Die meisten SP gewinnen; bei Gleichstand wird der Sieg geteilt.
    .title = Wer gewinnt
rule-AU-1 = Wie zu zweit, aber der Automa hat keine Tafel, keine Rinder, kein Geld und keine Zertifikate. Einen Startauftrag hat er wie alle, wenn der Tisch es nicht anders will.
    .title = Aufbau
rule-AU-2 = Sieben seiner Scheiben liegen auf seiner Bewegungskarte und bedecken die Ziffern { $digits }; die anderen sind seine Reserve. Der Bonus ist die zuletzt aufgedeckte Ziffer, zu Beginn 0.
    .title = Bonus
rule-AU-3 = Seine Gebäude sind ein gemischter Stapel. Leicht ist ohne 7 bis 10, mittel ohne 1, 2, 9 und 10, schwer ohne 1 bis 4; Überraschung hat alle.
    .title = Schwierigkeit
rule-AU-4 = { $cards } Karten mit einer Aktions- und einer Optionsseite, gemischt.
    .title = Seine Karten
rule-AU-5 = Viehtreiber und Lok stehen am Anfang. Der Zufall entscheidet, wer beginnt.
    .title = Sein Start
rule-AU-6 = Die offenen Aufträge sind von 1 bis 4 nummeriert, der Rindermarkt von der am wenigsten wertvollen zur wertvollsten Karte.
    .title = Reihen
rule-AU-7 = Er zieht eine Karte, bewegt sich und macht ihre Aktion. Optionen stehen auf der Karte, die nun oben auf dem Stapel liegt.
    .title = Sein Zug
rule-AU-8 = Ist die letzte Karte gezogen, werden die anderen { $cards } gemischt, damit immer Optionen zu sehen sind.
    .title = Neuer Stapel
rule-AU-9 = Er macht so viele Schritte, wie die Karte sagt, bei einem Plus mit Bonus. An Gabelungen: der Zweig mit den wenigsten Schritten, dann einer, auf dem er dir keine Gebühr schuldet, dann einer, auf dem er dir weniger schuldet, dann der erste.
    .title = Bewegung
rule-AU-10 = Er selbst zahlt nichts; für jedes Handsymbol auf deinen Gebäuden, die er betritt, bekommst du { $toll } $ aus der Bank. Deine Gebühren auf seinen Gebäuden gehen an die Bank.
    .title = Gebühren
rule-AU-11 = Statt seiner Aktion wählt er drei Plättchen der Vorschau nach dem Schema der Karte und liefert: zuerst nach Colorado Springs, dann immer eine Stadt weiter. Dann kommt sein Viehtreiber an den Anfang zurück. Ab dem achten Besuch hat er keine Scheibe mehr zu liefern; alles andere geschieht wie zuvor.
    .title = Sein Kansas City
rule-AU-12 = An der nächsten Gabelung vor deinem Viehtreiber vergleicht er die Zweige: freier Waldplatz, die meisten deiner Gebäude, die wenigsten Schritte, die niedrigsten Gebühren. Bei Gleichstand zählt die nächste Gabelung. Er baut auf dem ersten freien Platz, möglichst im Wald.
    .title = Bauen
rule-AU-13 = Er nimmt die Karte mit der Nummer der Option, oder die wertvollste, wenn es weniger sind.
    .title = Rinder
rule-AU-14 = Er nimmt den günstigsten Arbeiter der genannten Art, ohne Belohnung.
    .title = Einstellen
rule-AU-15 = Er nimmt das einträglichste Tipi der genannten Farbe.
    .title = Handel
rule-AU-16 = Hinter deiner fährt seine Lok die ganze Strecke auf dem Hauptgleis. Sonst hält sie am ersten freien Bahnhof in Reichweite; ist keiner in Reichweite, fährt sie die ganze Strecke auf dem Hauptgleis. Auf Feld 39 endet die Fahrt: Er legt eine Scheibe, wenn er dort keine hat, und sie fährt auf das nächste freie Zahlenfeld zurück, ohne die { $money } $.
    .title = Lok
rule-AU-17 = An einem Bahnhof ohne seine Scheibe legt er eine aus der Reserve und nimmt, wenn er einen Arbeiter hat, den Bahnhofsvorsteher.
    .title = Seine Bahnhöfe
rule-AU-18 = Er nimmt die wertvollste, bei Gleichstand eine der genannten Art, sonst die erste, auf die er reihum trifft: Flut, Dürre, Steinschlag, von dieser Art an.
    .title = Gefahr
rule-AU-19 = Er nimmt den offenen Auftrag mit der Nummer der Option.
    .title = Auftrag
rule-AU-20 = Auffüllen, Stein und Ende folgen den üblichen Regeln.
    .title = Alles Übrige
rule-AU-21 = Er zählt Städte, Bahnhöfe, Gebäude, Rinder, Gefahren, den Stein und alle seine Aufträge als erfüllt.
    .title = Seine Punkte

## Tips for the first games

tip-start = Du darfst auf jedem neutralen Gebäude beginnen, das sind die mit einem Buchstaben. Seine Aktionen gehören dir sofort: Verweile auf einem Zeichen, um zu lesen, was es tut.
tip-move = Beleuchtete Orte sind erreichbar; nur Orte, auf denen etwas liegt, zählen als Schritt. Eine Münze am Weg ist eine Gebühr: bei Gefahren an die Bank, bei Gebäuden an den Besitzer.
tip-visit = Auf einem neutralen oder eigenen Gebäude darfst du jede Aktion einmal nutzen, in beliebiger Reihenfolge; oder stattdessen eine einzelne Hilfsaktion. Bist du fertig, sag es.
tip-hire = Cowboys kaufen Rinder, Handwerker bauen, Ingenieure bewegen die Lok. Die meisten setzen auf eines davon. Der Preis steht neben der Reihe.
tip-build = Wähle ein Gebäude, dann seinen Platz. Deine Gebäude sind Stationen mit Aktionen nur für dich, und manche nehmen von den anderen eine Gebühr.
tip-buy = Neue Rassen machen deine Lieferungen wertvoller: In Kansas City zählt jede Rasse auf der Hand einmal. Mit mehr Cowboys werden Rinder billiger.
tip-engine = Je weiter deine Lok ist, desto weniger kostet die Lieferung in ferne Städte. Bahnhöfe am Gleis kannst du ausbauen, wo du anhältst.
tip-station = Der Ausbau bringt eine deiner Scheiben in den Bahnhof: Punkte am Ende, und eine Scheibe, die deine Tafel verlässt, schaltet frei, was darunter lag.
tip-take = Gefahren, die du räumst, und Tipis, mit denen du handelst, kommen zu dir: Gefahren bringen Punkte und machen den Weg für alle frei.
tip-objective = Ein Auftrag aus deinem Stapel lässt sich für seinen Bonus ausspielen; dann zählt er am Ende, für oder gegen dich. Nimm, was du ohnehin tust.
tip-certificate = Zertifikate hebt man für Kansas City auf: Jedes, das du dort einsetzt, macht die Lieferung um eins wertvoller.
tip-foresight = In Kansas City wählst du zuerst Plättchen für alle: Arbeiter für den Markt, Gefahren und Tipis für den Weg. Wähle, was dir hilft.
tip-income = Deine Hand ist die Summe ihrer verschiedenen Rassen wert. Zertifikate kommen dazu; setz sie ein, wenn du damit eine bessere Stadt erreichst.
tip-deliver = Eine Stadt nimmt deine Herde, wenn sie genug wert ist. Städte, die weiter sind als deine Lok, kosten Geld. Die meisten nehmen nur eine Scheibe von dir.
tip-auxiliary = Hilfsaktionen stehen auf deiner Tafel. Scheiben, die du in Städte oder Bahnhöfe legst, schalten stärkere frei.

## The guided first turn

guide-welcome = Du treibst Rinder auf dem Trail nach Kansas City, immer wieder. Unterwegs hältst du an Gebäuden und nutzt ihre Aktionen; in Kansas City fährt deine Herde mit der Bahn in eine Stadt. Punkte gibt es für vieles; dieser Zug zeigt, wie es geht.
guide-hand = Vier Rinderkarten sind deine Hand: zwei Jersey, eine Dutch Belt und eine Guernsey. In Kansas City zählt jede Rasse einmal. Unterwegs gibst du doppelte oder unnötige Rassen ab und beschaffst dir bessere.
guide-place = Im ersten Zug darfst du auf jedem Gebäude mit Buchstaben beginnen. Tippe das beleuchtete an, A: Dort bekommst du Geld für deine Guernsey und kannst einen Arbeiter einstellen.
guide-discard = Dein Viehtreiber steht auf A. Jede Aktion des Gebäudes darfst du einmal nutzen. Zuerst die beleuchtete: Wirf die Guernsey für { $money } $ ab.
guide-hire = Jetzt hast du { $money } $. Nutze die zweite Aktion des Gebäudes: Stell einen Arbeiter ein.
guide-craftsman = Nimm den Handwerker vom Arbeitsmarkt für { $cost } $. Mit zwei Handwerkern kannst du stärkere eigene Gebäude errichten. Bleibt nichts mehr zu tun, endet dein Zug, und du ziehst auf vier Karten nach.
guide-visit = Du bist an einem Gebäude: Nutze die beleuchteten Aktionen in beliebiger Reihenfolge, jede einmal, oder stattdessen eine einzelne Hilfsaktion. Dann beende deinen Zug.
guide-move = Von nun an ziehst du in jedem Zug auf dem Trail: bis zu drei Orte weit, immer Richtung Kansas City. Leere Orte zählen nicht. Gefahren und manche Gebäude der anderen kosten eine Gebühr; du siehst sie vorher.
guide-auxiliary = Das ist deine Tafel. Auf einem Gebäude anderer, oder wenn eines nichts nützt, machst du eine Hilfsaktion: Geld oder neue Karten. Scheiben, die die Tafel verlassen, schalten mehr frei.
guide-kansas-city = Am Ende des Trails liegt Kansas City: Dort wird deine Hand verkauft, jede Rasse bringt einmal ihren Wert, Zertifikate helfen, und eine deiner Scheiben kommt in eine Stadt. Dann beginnt der Viehtrieb von vorn.
guide-end = Jetzt weißt du genug: Das Spiel geht weiter, und was leuchtet, ist möglich. Jedes Zeichen erklärt sich, wenn du die Maus darauf ruhen lässt oder es kurz gedrückt hältst.

## Lessons

lesson-kansas-city = Kansas City
lesson-kansas-city-1 = Deine Hand ist etwas wert: zwei Dutch Belt zählen einmal, { $dutch_belt }; Brown Swiss und Holstein je { $holstein }; zusammen { $herd }. Geh nach Kansas City.
lesson-kansas-city-2 = Zuerst wählst du Plättchen für alle, eines aus jeder Spalte: Gefahren und Tipis kommen auf den Trail, Arbeiter auf den Arbeitsmarkt. Nimm, was du willst, dreimal.
lesson-kansas-city-3 = Deine Herde ist { $herd } wert, und du hast { $certificates } Zertifikate. Albuquerque verlangt { $value }: Setz { $spent } davon ein und behalte eines.
lesson-kansas-city-4 = Du hast { $value } $ erhalten. Liefere in die beste Stadt, für die dein Wert reicht: Albuquerque. Sie liegt weiter als deine Lok, und jedes Signal dazwischen kostet Geld.
lesson-kansas-city-5 = Die Scheibe dafür kommt von deiner Tafel, und was darunter lag, ist für immer frei. Wähl, was du gern hättest.
lesson-kansas-city-end = { $value } $ Einkommen, { $transport } $ Transport, eine Scheibe in Albuquerque und ein freies Feld. Dein Viehtreiber beginnt den Trail von vorn. Sammle also unterwegs vier verschiedene Rassen; was du doppelt hast, gibst du besser ab.
lesson-hiring = Einstellen und Bauen
lesson-hiring-1 = Arbeiter machen dich stärker: Cowboys am Rindermarkt, Handwerker beim Bauen, Ingenieure auf der Schiene. Geh zum Gebäude A, wo man Arbeiter einstellt.
lesson-hiring-2 = Nutze die Aktion, die zum aufgedruckten Preis einstellt.
lesson-hiring-3 = Der Preis steht neben der Reihe: Nimm den Handwerker aus der ersten Reihe für { $cost } $.
lesson-hiring-4 = Jetzt hast du zwei Handwerker, denn einer ist auf deine Tafel gedruckt. Lass das Übrige hier und beende deinen Zug.
lesson-hiring-5 = Du bist wieder dran. Geh zum Gebäude B: Dort baut man.
lesson-hiring-6 = Jeder Handwerker, den ein Gebäude verlangt, kostet hier { $cost } $. Nutze die Aktion.
lesson-hiring-7 = Mit zwei Handwerkern und { $money } $ kannst du dir Gebäude { $building } leisten. Stell es auf einen freien Bauplatz: Wähl das Gebäude, dann den Platz.
lesson-hiring-end = Nur du darfst es nutzen, die anderen zahlen im Vorbeigehen eine Gebühr, es ist { $vp } Punkte wert, und es verlängert ihren Weg. Bau dort, wo du selbst anhalten wirst.
lesson-engines = Loks und Bahnhöfe
lesson-engines-1 = Du hast drei Ingenieure. In Gebäude C fährt deine Lok so weit, wie du Ingenieure hast: Geh dorthin.
lesson-engines-2 = Nutze die Aktion mit der Lok.
lesson-engines-3 = Das Feld der anderen Lok zählt nicht: Die Weiche am ersten Bahnhof ist in Reichweite. Halte dort, nicht weiter vorn.
lesson-engines-4 = Bau den Bahnhof für { $cost } $ aus: Eine Scheibe verlässt deine Tafel und schaltet frei, was darunter lag.
lesson-engines-5 = Der Bahnhofsvorsteher ist noch da. Gib deinen letzten Ingenieur für ihn: Er bringt sofort { $gain } $ und am Ende einen Punkt je Arbeiter.
lesson-engines-end = Ein Bahnhof bringt Punkte und schaltet ein Feld frei; ein Bahnhofsvorsteher ist ein Ziel für den Rest der Partie. Je weiter deine Lok, desto billiger werden ferne Städte.
lesson-objectives = Aufträge
lesson-objectives-1 = Auf deiner Hand ist ein Auftrag, der ein Gebäude, ein grünes und ein blaues Tipi verlangt. Du hast alles: Spiel ihn aus. Er bringt sofort { $gain } $ und am Ende { $vp } Punkte.
lesson-objectives-2 = Ein ausgespielter Auftrag, der nicht erfüllt ist, kostet Punkte; nimm also solche, die zu dem passen, was du tust. In Gebäude C bekommst du einen: Geh dorthin.
lesson-objectives-3 = Nutze die Aktion, die eine Auftragskarte bringt.
lesson-objectives-4 = Du hast noch zwei Gebäude und eine Gefahr, die keinem Auftrag dienen: Nimm die Karte, die genau das verlangt.
lesson-objectives-end = Sie kommt auf deinen Ablagestapel und später auf die Hand. Jedes Gebäude, Plättchen und jede Scheibe dient nur einem Auftrag; am Ende findet das Programm die beste Aufteilung.
lesson-automa = Den Automa lesen
lesson-automa-1 = Du spielst gegen den Automa. Sein Zug folgt aus zwei Karten. Mach zuerst deinen eigenen: Geh zum Gebäude B.
lesson-automa-2 = Nimm die einzelne Hilfsaktion, die Geld bringt; dann sieh dem Automa zu.
lesson-automa-3 = Seine Karte sagte einen Schritt und „einstellen“. Welchen Arbeiter, sagt die nächste Karte, die nun oben liegt: einen Cowboy. Er nahm den günstigsten. Die Hälfte seines nächsten Zuges siehst du also schon. Geh weiter zum Gebäude C.
lesson-automa-4 = Die Karte oben sagt einen Schritt und „Lok“; wie weit sie fährt, wird auf der Karte danach stehen. Nimm wieder Geld und sieh zu.
lesson-automa-end = Die Lok fuhr { $spaces } Felder, wie die neue Karte oben sagt. Schau sie vor jedem deiner Züge an: Sie sagt, wie weit der Automa geht und was er tut; nur die Einzelheiten sind offen.

## Pictures on the rules page

board-picture-workers = Die Reihen der Arbeiter auf einem Spielertableau: Cowboys, Handwerker, Ingenieure.
board-picture-cattleman = Die Viehtreiber zweier Spieler.
board-picture-teepees = Ein grünes und ein blaues Tipi. Die Hand zeigt, welche Gebühr das Vorbeiziehen kostet.
board-picture-hazards = Drei Gefahren: eine Flut, eine Dürre und ein Steinschlag, jede mit ihren Punkten und der Hand ihrer Gebühr.
board-picture-neutral = Zwei neutrale Gebäude und was sie dich tun lassen.
board-picture-private = Zwei private Gebäude verschiedener Spieler mit ihren Punkten und dem, was sie ihren Besitzer tun lassen.
board-picture-cattle = Rinderkarten: die Rasse an ihrer Farbe, ihr Zuchtwert, ihre Punkte.
board-picture-jobs = Der Arbeitsmarkt zu zweit: jede Reihe mit ihrem Preis und ihren Arbeitern.
board-picture-cities = Die ersten Städte mit Scheiben zweier Spieler.
board-picture-stations = Die ersten Bahnhöfe: was der Ausbau kostet, seine Punkte, der Platz der Scheibe und der Bahnhofsvorsteher.
board-picture-objectives = Auftragskarten: oben, was sie sofort bringen; in der Mitte ihre Aufgaben; unten die Punkte und was sie kosten, wenn sie nicht erfüllt sind.
