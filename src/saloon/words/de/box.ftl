# Meine Schachtel: eingeben, was in der eigenen Schachtel liegt, auf Deutsch.

box-about = Gib ein, was in deiner Schachtel liegt, und spiel genau damit. Listen bleiben auf diesem Gerät; am Tisch sehen alle, dass es eine eigene Liste ist.
box-game = Spiel
box-list = Liste
box-new = Neu, leer
box-from-ours = Neu, aus unserer
box-import = Liste laden (TOML)
box-name = Name der Liste
box-export = Als Datei speichern
box-delete = Liste löschen
box-delete-sure = „{ $name }“ ist dann auf diesem Gerät weg.
box-none = Es gibt noch keine Liste. Beginne mit einer leeren oder mit unserer und ändere, was in deiner Schachtel anders ist.
box-new-name = Meine Schachtel { $number }
box-not-taken = { $file } lässt sich hier nicht zeigen.
box-missing = { $count } fehlen
box-too-many = { $count } zu viel
box-right = Vollständig und richtig.
box-not-kept = Dieses Gerät behält die Liste nicht: Speichere sie als Datei.
box-show = Zeigen, wo
box-here = hier nachsehen
box-again = Noch eine solche
box-remove = Entfernen: { $what }
box-less = { $what }: weniger
box-more = { $what }: mehr
box-row = { $card } (×{ $count })
box-count = Wie viele
box-cards = Karten

## Go West!

box-per_region = Jede Region
    .about = Was alle vier Regionen haben: Jede dieser Karten liegt viermal in der Schachtel.
box-no_region = Ohne Region
box-places = Scheiben
box-places-none = keine
box-places-one = eine hier
box-places-two = zwei hier
box-places-plus = eine hier, eine anderswo
box-cost = Kosten
box-add-card = Karte hinzufügen: { $where }

## Carcassonne: Gold Rush

box-tiles = Plättchen
box-start = Startplättchen
box-tokens = Schürfplättchen
box-token = Wert { $value }
box-id = Kürzel
box-side-N = Oben
box-side-E = Rechts
box-side-S = Unten
box-side-W = Links
box-land-P = Prärie
box-land-R = Schiene
box-land-M = Berg
box-mountain-of = { $side } gehört zu
box-mountain = Berg { $number }
box-rail = Schiene { $number }
box-from = Von
box-to = Nach
box-end-N = oben
box-end-E = rechts
box-end-S = unten
box-end-W = links
box-end-J = Weiche
box-end-C = Stadt
box-end-M = Berg { $number }
box-locos = Lokomotiven
box-nuggets = Nuggets, Berg { $number }
box-prairie = Prärie { $number } ({ $sides })
box-camps = Indianerlager
box-herds = Pferdeherden
box-add-rail = Schiene im Inneren
box-rails-anew = Schienen neu
box-add-tile = Plättchen hinzufügen

## Great Western Trail: the Automa

box-movement = Ziffern der Bewegungskarte
box-digit = Ziffer { $number }
box-build = Reihenfolge, in der Abzweige beim Bauen verglichen werden
box-criterion = Platz { $number }
box-criterion-woods = Wälder
box-criterion-human_buildings = deine Gebäude
box-criterion-shortest = der kürzeste
box-criterion-lowest_toll = die niedrigste Gebühr
box-own-build = Diese Karte hat eine eigene Reihenfolge
box-automa-card = Karte { $number }
box-number = Nummer
box-move = Schritte
box-action = Aktion
box-kansas-u = oben
box-kansas-l = unten
box-add-automa = Karte hinzufügen
