# Der Begleiter neben einem echten Spielplan, auf Deutsch. Die Namen der Teile stehen im Katalog des Spiels.
# Ein Zeilenumbruch in einem Wert gehörte zum Text, deshalb steht jeder Text auf einer Zeile.

companion-title = Der Automa neben deinem Spielplan
companion-about = Spiel Great Western Trail allein an deinem eigenen Tisch: Der Begleiter hält Karten, Gebäude und Scheiben des Automa, fragt nur, was er nicht sehen kann, und sagt dir, was zu bewegen ist.
companion-begin = Anfangen
companion-new = Neue Partie
companion-mine = Deine Partien
companion-load = Gespeicherte Partie laden
    .about = Von einem anderen Gerät oder aus dem Terminal: { $command } DATEI
companion-save = Als Datei speichern
    .about = Damit geht es auf einem anderen Gerät weiter oder im Terminal: { $command } DATEI
companion-started = Begonnen am { $date }, Züge bisher: { $turns }
companion-instructions = Was der Automa tut
companion-turn = Zug { $number }
companion-earlier = Frühere Züge
companion-before = Der Automa hat noch nicht gespielt.
companion-why = Warum
companion-answer = Fertig
companion-undo = Zurück
    .about = Die letzte Antwort zurücknehmen
companion-nothing = Nichts davon
companion-as-before = Alles wie gezeigt
companion-one-more = Eins mehr
companion-one-less = Eins weniger
companion-there = Was liegt jetzt dort?
companion-overview = Vor dem Automa
companion-over = Die Punkte des Automa
companion-total = Zusammen
companion-your-last = Falls du deinen letzten Zug noch nicht hattest, spiel ihn jetzt; die Punkte des Automa stehen fest.
companion-offline = Keine Verbindung. Deine Antwort ist aufgehoben und wird gesendet, sobald es eine gibt.
companion-gone = Diese Partie gibt es hier nicht mehr, oder sie gehört dir nicht.
companion-saved = Gespeichert als { $file }. Weiter geht es mit: saloon companion automa --file { $file }
companion-reopened = Es geht weiter mit { $file }.
companion-other-level = { $file } wird auf Stufe „{ $level }“ gespielt; --level gilt für eine neue Partie.
companion-keys = Tipp eine Nummer · Eingabetaste: { $usual } · u: zurück · q: aufhören, es ist gespeichert
companion-keys-none = Tipp eine Nummer · u: zurück · q: aufhören, es ist gespeichert
companion-keys-many = Tipp Nummern mit Leerzeichen dazwischen · Eingabetaste: keine · u: zurück · q: aufhören, es ist gespeichert
companion-keys-changed = Tipp die Nummern von allem, was anders ist · Eingabetaste: alles wie gezeigt · u: zurück · q: aufhören, es ist gespeichert
companion-keys-rest = a: alles Übrige wie vorgeschlagen
companion-not-understood = „{ $line }“ ist keine der Nummern 1 bis { $count }.
companion-ask-file = Diese Partie speichern als { $file }? (Eingabetaste: ja · oder ein anderer Name)

## Was vor dem Automa liegt

overview-site = Viehtreiber
overview-engine = Lok
overview-bonus = Bonus
overview-workers = Arbeiter
overview-deck = Karten im Stapel
overview-buildings = Gebäude
overview-stations = Bahnhöfe
overview-cities = Städte

## Fragen

ask-opening = Wie beginnt deine Partie?
ask-setup = Was liegt zu Beginn auf dem Plan: welche sieben Plättchen auf dem Weg, welche drei Arbeiter?
ask-turn = Spiel deinen Zug. Was hast du getan, das den Tisch verändert hat?
ask-token = Wo liegt der Arbeitsmarktstein nach deinem Besuch in Kansas City?
ask-card =
    { $first ->
        [yes] Misch die Karten des Automa, Optionsseite nach oben. Welche Karte liegt oben?
       *[no] Der Automa zieht die oberste Karte. Welche Karte liegt jetzt oben?
    }
ask-building = Nimm das unterste Gebäude vom Stapel des Automa. Welches ist es?
ask-branches = Was liegt auf diesen Plätzen?
ask-hazards = Welche Gefahren liegen auf dem Spielplan?
ask-teepees = Welche Tipis liegen auf dem Spielplan?
ask-cattleman = Welcher von diesen ist der letzte, auf dem dein Viehtreiber steht oder an dem er vorbei ist?
ask-jobs = Wie viele von dieser Art stehen in jeder Reihe des Arbeitsmarkts: { $worker }?
ask-row = Der Stein ist in Reihe { $row } des Arbeitsmarkts. Welcher Arbeiter steht in dieser Reihe?
ask-market = Wie viele von jeder Karte liegen im Rindermarkt?
ask-engine = Auf welchem Feld steht deine Lok?
ask-master = Ist der Bahnhofsvorsteher noch an Bahnhof { $station }?
ask-foresight = Welche Plättchen liegen in der Vorschau?
ask-objective = Wie viele Punkte ist die Auftragskarte an Platz { $place } wert?
ask-objectives =
    { $taken ->
        [one] Der Automa hat eine Auftragskarte genommen. Wie viel ist sie wert?
       *[other] Der Automa hat { $taken } Auftragskarten genommen. Wie viel sind sie wert?
    }

## Was zu wählen ist

field-first = Wer beginnt?
field-deck = Wer zieht die Karten des Automa?
field-sides = Welche Gebäude zeigen Seite b?
field-did = In deinem Zug
field-token = Stein
field-card = Karte
field-building = Gebäude
field-site = { $site }
field-cattleman = Viehtreiber
field-row = Reihe { $row }
field-job = Reihe { $row }: { $worker }
field-worker = Arbeiter
field-market = { $card }
field-engine = Lok
field-master = Bahnhof { $station }
field-foresight =
    { $place ->
        [1] Vorschau { $column }, oberes Plättchen
       *[2] Vorschau { $column }, unteres Plättchen
    }
field-points = Platz { $place }
field-worth = Karten mit { $points } Punkten
field-tile = Dein Plättchen aus Vorschau { $column }

## Was zur Wahl steht

choice-player = Ich
choice-automa = Der Automa
choice-chance = Das Los entscheidet
choice-app = Der Begleiter
choice-own = Ich, von meinem Stapel
choice-built = ein Gebäude errichtet
choice-hazard = eine Gefahr genommen
choice-teepee = ein Tipi genommen
choice-hired = einen Arbeiter eingestellt
choice-cattle = den Rindermarkt verändert
choice-engine = meine Lok bewegt
choice-master = einen Bahnhofsvorsteher genommen
choice-kansas = Kansas City besucht
choice-left = hinter der letzten Reihe: ich habe ihn
choice-empty = leer
choice-none = keiner
choice-there = noch da
choice-gone = weg
choice-beside = noch keiner

## Was zu tun ist

tell-move =
    { $steps ->
        [one] Zieh den Viehtreiber des Automa { $steps } Schritt weiter: { $site }.
       *[other] Zieh den Viehtreiber des Automa { $steps } Schritte weiter: { $site }.
    }
tell-toll = Er betritt dein Gebäude ({ $site }): Nimm { $money } $ aus der Bank.
tell-build = Leg Gebäude { $building } des Automa hierhin: { $site }.
tell-take = Nimm für den Automa: { $tile } ({ $site }).
tell-hire = Nimm für den Automa { $worker_a } aus Reihe { $row } des Arbeitsmarkts.
tell-cattle = Nimm für den Automa diese Karte aus dem Rindermarkt: { $card }.
tell-objective = Nimm für den Automa die Auftragskarte an Platz { $place }.
tell-engine = Zieh die Lok des Automa auf Feld { $to }.
tell-station = Leg eine Scheibe aus der Reserve des Automa auf Bahnhof { $station }.
tell-master = Leg für den Automa { $worker_a } auf Bahnhof { $station } und nimm für ihn den Bahnhofsvorsteher.
tell-tile =
    { $place ->
        [1] Vorschau { $column }: Nimm das obere Plättchen, { $tile }.
       *[2] Vorschau { $column }: Nimm das untere Plättchen, { $tile }.
    }
tell-job = Leg es in Reihe { $row } des Arbeitsmarkts.
tell-place = Leg es hierhin: { $site }.
tell-lost = Dafür ist kein Platz, es kommt aus dem Spiel: { $tile }.
tell-token = Rück den Arbeitsmarktstein in Reihe { $row } hinunter.
tell-deliver = Leg die erste Scheibe der Bewegungskarte des Automa auf { $city }.
tell-back = Stell den Viehtreiber des Automa zurück an den Anfang des Trails.
tell-end = Der Arbeitsmarkt ist voll: Der Automa bekommt den Stein, und du hast noch einen Zug.
tell-shuffle = Misch die anderen { $cards } Karten des Automa als neuen Stapel.
tell-refill =
    { $what ->
        [foresights] Füll die Vorschau auf.
        [market] Füll den Rindermarkt auf { $cards } Karten auf, falls er weniger hat.
       *[display] Füll die Lücke in der Auftragsauslage.
    }
tell-path = An der Gabelung ({ $fork }) nimmt er Zweig { $branch }: kein anderer ist kürzer.

## Was an einer Antwort oder Datei nicht stimmt

bad-building-twice = Gebäude { $building } kann nicht auch hier stehen ({ $site }): Es steht schon anderswo ({ $other }).
bad-row-too-full = Reihe { $row } des Arbeitsmarkts hat nur { $columns } Plätze.
bad-other-tiles-at-start = Zu Beginn liegen sieben Plättchen auf dem Weg, nicht { $got }.
bad-other-workers-at-start =
    { $expected ->
        [one] In Reihe { $row } des Arbeitsmarkts steht zu Beginn ein Arbeiter, nicht { $got }.
       *[other] In Reihe { $row } des Arbeitsmarkts stehen zu Beginn { $expected } Arbeiter, nicht { $got }.
    }
bad-too-many-objectives = Der Automa hat nur { $most } genommen, nicht { $got }.
bad-no-workers-any-more = Das Ende ist ausgelöst: Arbeiter kann man nicht mehr wählen.
bad-nothing-to-take-back = Es gibt keine Antwort zurückzunehmen.
bad-not-a-companion = Das ist keine Begleiter-Partie, die Saloon gespeichert hat.
bad-neither-answer-nor-draw = Diese Zeile ist weder eine Antwort noch eine Ziehung.
