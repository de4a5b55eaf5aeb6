# Great Western Trail in italiano.
# Un a capo dentro un valore farebbe parte del testo, perciò ogni testo sta su una riga.
# L’identificativo di una regola ha qui un trattino al posto del punto: GWT-1.2 è rule-GWT-1-2.

game = Great Western Trail
game-about = Guida le mandrie per le grandi pianure fino a Kansas City, vendile e spediscile a ovest in treno. Assumi lavoratori, costruisci edifici lungo la pista, fai avanzare il treno e migliora la mandria. Da 2 a 4 persone, o in solitario contro l’Automa.
game-credits = Un gioco di Alexander Pfister, pubblicato da eggertspiele nel 2016. Variante Automa di Mauro Gibertoni (2018).

## Lavoratori e tasselli. a: con l’articolo.

name-cowboy = cowboy
    .a = un cowboy
name-craftsman = artigiano
    .a = un artigiano
name-engineer = ingegnere
    .a = un ingegnere
name-green_teepee = tenda verde
name-blue_teepee = tenda blu

## Bovini

name-jersey = Jersey
name-dutch_belt = Dutch Belt
name-black_angus = Black Angus
name-guernsey = Guernsey
name-holstein = Holstein
name-brown_swiss = Brown Swiss
name-ayrshire = Ayrshire
name-west_highland = West Highland
name-texas_longhorn = Texas Longhorn

## Luoghi, e che cosa conta per gli obiettivi

name-beside = accanto alla pista
name-bank = la banca
name-building = edificio
name-flood = inondazione
name-drought = siccità
name-rockfall = frana
name-station = stazione

## Città

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

## Colori delle tende

name-green = verde
name-blue = blu

## Azioni dell’Automa

name-none = nessuna
name-build = costruisci
name-hire = assumi
name-engine = treno
name-hazard = ostacolo
name-objective = obiettivo

## Nomi composti; quello che contengono viene dalle tabelle del gioco

cattle-card = { $breed } ({ $vp } PV)
cattle-of-value = bovino di valore { $value }
objective-card = obiettivo ({ $tasks }: { $vp } PV, altrimenti −{ $penalty }); subito: { $deed }
starting-objective = obiettivo ({ $tasks }: { $vp } PV)
task =
    { $item_id ->
        [building]
            { $count ->
                [one] { $count } edificio
               *[other] { $count } edifici
            }
        [station]
            { $count ->
                [one] { $count } stazione
               *[other] { $count } stazioni
            }
        [hazard]
            { $count ->
                [one] { $count } ostacolo
               *[other] { $count } ostacoli
            }
        [green_teepee]
            { $count ->
                [one] { $count } tenda verde
               *[other] { $count } tende verdi
            }
        [blue_teepee]
            { $count ->
                [one] { $count } tenda blu
               *[other] { $count } tende blu
            }
        [breeding]
            { $count ->
                [one] { $count } bovino di valore { $value }
               *[other] { $count } bovini di valore { $value }
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
        [green] { $kind } ({ $vp } PV, mano verde)
       *[black] { $kind } ({ $vp } PV, mano nera)
    }
site =
    { $kind_id ->
        [start] inizio della pista
        [neutral] spazio neutrale { $place }
        [building] spazio { $place }
        [teepee] spazio tenda { $place }
        [city] Kansas City
       *[hazard] { $kind } { $place }
    }
# a building site that a building covers
site-covered = edificio { $building } di { $seat }
master =
    { $of_id ->
        [workers] capostazione dei lavoratori
        [objectives] capostazione degli obiettivi
        [hazards] capostazione degli ostacoli
        [teepee_pairs] capostazione delle tende
       *[certificates] capostazione dei certificati
    }
disc-auxiliary =
    { $number ->
        [1] azione ausiliaria { $number } (denaro)
        [2] azione ausiliaria { $number } (carte)
        [3] azione ausiliaria { $number } (certificato)
        [4] azione ausiliaria { $number } (treno)
       *[5] azione ausiliaria { $number } (eliminare una carta)
    }
disc-step_money = più passi e { $money } $
disc-step_points = più passi e { $vp } PV
disc-hand = mano più grande ({ $money } $)
disc-certificate = fino a { $number } certificati
disc-station = disco della stazione { $number }

## Azioni locali e immediate: che cosa chiedono, poi che cosa danno

deed =
    { $need_id ->
        [none] { deed-brings }
        [pay] paga { $amount } $ → { deed-brings }
        [back] treno indietro di { $amount } → { deed-brings }
        [pair] scarta due bovini di una razza → { deed-brings }
        [any] scarta un bovino qualsiasi → { deed-brings }
        [objective] scarta una carta obiettivo → { deed-brings }
       *[breed] scarta una { $need } → { deed-brings }
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
                                [none] ricevi { $gain } ${ deed-per }
                               *[other] { $gain } ${ deed-per }
                            }
                       *[other] { $gain } $ e { deed-verb }
                    }
            }
       *[other]
            { $gain ->
                [0] { deed-certificates }{ deed-per }
               *[other] { deed-certificates } e { $gain } ${ deed-per }
            }
    }
deed-certificates =
    { $certificate ->
        [max] certificati fino al limite
        [one] { $certificate } certificato
       *[other] { $certificate } certificati
    }
deed-per =
    { $per_id ->
        [woods] { " " }per edificio nel bosco
        [engineers] { " " }per ingegnere
        [cowboys] { " " }per cowboy
        [teepee_pairs] { " " }per ogni coppia di tende
       *[once] { "" }
    }
deed-verb =
    { $verb_id ->
        [engine]
            { $per_id ->
                [once]
                    { $value ->
                        [1] treno avanti di { $value }
                       *[other] treno avanti fino a { $value }
                    }
               *[other] treno avanti fino a { $value }{ deed-per }
            }
        [hire]
            { $value ->
                [0] assumi un lavoratore
               *[other] assumi un lavoratore per { $value } $ in più
            }
        [hire_less] assumi un lavoratore per { $value } $ in meno
        [build] costruisci un edificio a { $value } $ per artigiano
        [hazard]
            { $value ->
                [0] rimuovi un ostacolo gratis
               *[other] rimuovi un ostacolo per { $value } $
            }
        [trade] commercia con gli indiani (prendi una tenda)
        [hazard_or_trade] rimuovi un ostacolo gratis o commercia con gli indiani (prendi una tenda)
        [objective_discard] prendi una carta obiettivo
        [objective_hand] una carta obiettivo in mano
        [cattle] compra bovini
        [auxiliary]
            { $value ->
                [1] un’azione ausiliaria singola
               *[other] un’azione ausiliaria singola o doppia
            }
        [draw]
            { $per_id ->
                [once] pesca fino a { $value } carte, poi scartane altrettante
               *[other]
                    { $value ->
                        [1] pesca una carta{ deed-per }, poi scartane altrettante
                       *[other] pesca { $value } carte{ deed-per }, poi scartane altrettante
                    }
            }
        [move]
            { $value ->
                [1] mandriano { $value } passo
               *[other] mandriano fino a { $value } passi
            }
        [ride]
            { $value ->
                [1] mandriano { $value } passo senza pedaggi
               *[other] mandriano fino a { $value } passi senza pedaggi
            }
        [copy] usa un edificio vicino
        [upgrade_behind] migliora una stazione dietro il tuo treno
       *[delivery] consegna straordinaria
    }

## Parti di frasi, usate dai messaggi più sotto

destination =
    { $built ->
        [yes] { $to } (edificio { $tile })
       *[no] { $to }
    }
toll-due =
    { $fee ->
        [0] nessun pedaggio
       *[other] pedaggio { $fee } $
    }
auxiliary-action =
    { $action ->
        [1] ricevi denaro
        [2] pesca e scarta
        [3] treno indietro per un certificato
        [4] paga per il treno
       *[5] treno indietro, elimina una carta
    }
times-single-double =
    { $double ->
        [yes] doppia
       *[no] singola
    }

## Mosse e pescate, come voci di un elenco

action-place = Comincia: { $site } (edificio { $tile })
action-move =
    { $steps ->
        [1] Muovi fino a: { destination }; { toll-due }
       *[other] Muovi fino a: { destination }; { $steps } passi passando per: { $via }; { toll-due }
    }
action-ride =
    { $steps ->
        [1] Muovi senza pedaggi fino a: { destination }
       *[other] Muovi senza pedaggi fino a: { destination }; { $steps } passi passando per: { $via }
    }
action-play = Gioca: { $card }
action-use = Usa { $site }: { $deed }
action-accept = Esegui: { $deed }
action-copy = Usa l’edificio vicino: { $site } (edificio { $tile })
action-auxiliary = Azione ausiliaria { $action }: { auxiliary-action }, { times-single-double }
action-done = Finisci
action-decline = Rinuncia
action-engine = Treno sulla casella { $to }
action-upgrade = Migliora la stazione con questo disco: { $disc }
action-disc = Prendi questo disco: { $disc }
action-station = Migliora la stazione { $station }
action-appoint = Cedi { $worker_a } e prendi il capostazione
action-hire = Assumi { $worker_a } dalla riga { $row } per { $cost } $
action-build = Costruisci l’edificio { $building } per { $cost } $: { $site }
action-take = Prendi: { $tile } ({ $site })
action-buy = Compra { $cards } (cowboy: { $cowboys }, { $price } $)
action-new_cattle =
    { $cowboys ->
        [one] Usa un cowboy per portare { new-cards } al mercato
       *[other] Usa { $cowboys } cowboy per portare { new-cards } al mercato
    }
new-cards =
    { $cards ->
        [one] una nuova carta
       *[other] { $cards } nuove carte
    }
action-objective = Prendi il posto { $place }: { $card }
action-objective_stack = Prendi la prima carta del mazzo obiettivi
action-discard = Scarta: { $card }
action-discard_pair = Scarta la coppia: { $cards }
action-remove = Elimina dal gioco: { $card }
action-draw = Pesca, numero di carte: { $cards }
action-foresight = Anteprima { $column }, tassello { $place }: { $tile }
action-income = Certificati da spendere: { $certificates }
action-deliver = Consegna a { $city } (serve un valore di { $value })

# Una mossa in poche parole: le sue parti
short-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
short-toll =
    { $fee ->
        [0] gratis
       *[other] −{ $fee } $
    }
short-row = riga { $row }
short-cowboys =
    { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboy
    }
short-certificates =
    { $certificates ->
        [one] { $certificates } certificato
       *[other] { $certificates } certificati
    }
short-building = Edificio { $building }
short-cost = −{ $money } $
short-gain = +{ $money } $
short-points = { $points } PV

draw-first =
    { $you ->
        [yes] Cominci tu
       *[no] Comincia { $seat }
    }
draw-side = L’edificio { $building } mostra il lato { $side }
draw-neutral = Tassello { $tile }: { $site }
draw-master = Stazione { $station }: { $master }
draw-starting =
    { $you ->
        [yes] Cominci con: { $card }
       *[no] { $seat } comincia con: { $card }
    }
draw-reveal = Rivelato: { $tile }
draw-worker = Per il mercato del lavoro: { $tile }
draw-foresight = Anteprima { $column }, tassello { $place }: { $tile }
draw-market = Per il mercato bovino: { $card }
draw-display = Posto { $place } in mostra: { $card }
draw-top = Dalla cima del mazzo: { $card }
draw-card =
    { $you ->
        [yes] Peschi: { $card }
       *[no] { $seat } pesca: { $card }
    }
draw-automa_card = Carta dell’Automa: { $card }
draw-automa_building = Edificio dell’Automa: { $building }

## Eventi

event-started =
    { $you ->
        [yes] Comincia il tuo turno.
       *[no] Comincia il turno di { $seat }.
    }
event-set-up =
    { $what ->
        [first] Il caso ha deciso chi comincia.
        [side] Si gioca con l’edificio { $building }.
        [master] Stazione { $station }: { $master }.
        [starting]
            { $you ->
                [yes] Cominci con: { $card }.
               *[no] { $seat } comincia con: { $card }.
            }
       *[neutral] Il tassello neutrale { $tile } sta qui: { $site }.
    }
event-moved =
    { $you ->
        [yes] Muovi: { $from } → { $to }.
       *[no] { $seat } muove: { $from } → { $to }.
    }
    .short = → { $to }.
event-paid-fee =
    { $you ->
        [yes] Paghi un pedaggio di { $money } $ ({ $site }); riceve { $payee }.
       *[no]
            { $payee_you ->
                [yes] { $seat } ti paga un pedaggio di { $money } $ ({ $site }).
               *[no] { $seat } paga un pedaggio di { $money } $ ({ $site }); riceve { $payee }.
            }
    }
event-gained =
    { $you ->
        [yes] Ricevi { $money } $.
       *[no] { $seat } riceve { $money } $.
    }
event-paid =
    { $you ->
        [yes] Paghi { $money } $.
       *[no] { $seat } paga { $money } $.
    }
event-used =
    { $you ->
        [yes] Usi un’azione: { $deed }.
       *[no] { $seat } usa un’azione: { $deed }.
    }
event-discarded =
    { $you ->
        [yes] Scarti: { $card }.
       *[no] { $seat } scarta: { $card }.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] Peschi: { $card }.
               *[no] { $seat } pesca: { $card }.
            }
       *[no]
            { $you ->
                [yes] Peschi una carta.
               *[no] { $seat } pesca una carta.
            }
    }
event-reshuffled =
    { $you ->
        [yes] Rimescoli gli scarti in un nuovo mazzo (carte: { $cards }).
       *[no] { $seat } rimescola gli scarti in un nuovo mazzo (carte: { $cards }).
    }
event-removed =
    { $you ->
        [yes] Elimini una carta dal gioco: { $card }.
       *[no] { $seat } elimina una carta dal gioco: { $card }.
    }
event-certified =
    { $you ->
        [yes] I tuoi certificati: { $from } → { $to }.
       *[no] Certificati di { $seat }: { $from } → { $to }.
    }
event-engine-moved =
    { $you ->
        [yes] Il tuo treno: { $from } → { $to }.
       *[no] Treno di { $seat }: { $from } → { $to }.
    }
    .short = { board-engine }: { $from } → { $to }.
event-upgraded =
    { $you ->
        [yes] Metti un disco sulla stazione { $station }.
       *[no] { $seat } mette un disco sulla stazione { $station }.
    }
event-appointed =
    { $you ->
        [yes] Cedi { $worker_a } alla stazione { $station } e prendi: { $master }.
       *[no] { $seat } cede { $worker_a } alla stazione { $station } e prende: { $master }.
    }
event-hired =
    { $you ->
        [yes] Assumi { $worker_a } dalla riga { $row }.
       *[no] { $seat } assume { $worker_a } dalla riga { $row }.
    }
    .short = assume { $worker_a }.
event-built =
    { $you ->
        [yes] Costruisci l’edificio { $building } ({ $site }).
       *[no] { $seat } costruisce l’edificio { $building } ({ $site }).
    }
    .short = edificio { $building }.
event-took =
    { $you ->
        [yes] Prendi: { $tile } ({ $site }).
       *[no] { $seat } prende: { $tile } ({ $site }).
    }
    .short = { $tile }.
event-bought =
    { $you ->
        [yes] Compri: { $card }.
       *[no] { $seat } compra: { $card }.
    }
event-market-card = Nuova nel mercato bovino: { $card }.
event-gained-objective =
    { $you ->
        [yes] Ricevi: { $card }.
       *[no] { $seat } riceve: { $card }.
    }
event-displayed = Posto { $place } degli obiettivi in mostra: { $card }.
event-played =
    { $you ->
        [yes] Giochi: { $card }.
       *[no] { $seat } gioca: { $card }.
    }
event-chose-tile =
    { $you ->
        [yes] Scegli dall’anteprima { $column }: { $tile } (tassello { $place }).
       *[no] { $seat } sceglie dall’anteprima { $column }: { $tile } (tassello { $place }).
    }
event-tile-placed =
    { $into ->
        [jobs] Nella riga { $row } del mercato del lavoro arriva: { $tile }.
       *[trail] Sul tabellone arriva: { $tile }, { $site }.
    }
event-tile-lost = Non c’è posto, esce dal gioco: { $tile }.
event-tile-returned = Non c’è posto, torna nella riserva: { $tile }.
event-token-moved = Il segnalino del mercato del lavoro scende alla riga { $row }.
event-income =
    { $you ->
        [yes] Il tuo incasso: { $value } $ (certificati spesi: { $certificates }).
       *[no] Incasso di { $seat }: { $value } $ (certificati spesi: { $certificates }).
    }
event-delivered =
    { $you ->
        [yes] Consegni a { $city }.
       *[no] { $seat } consegna a { $city }.
    }
event-foreseen = Nell’anteprima { $column } arriva: { $tile } (tassello { $place }).
event-end-triggered = Il mercato del lavoro è pieno: tutti gli altri hanno ancora un turno.
event-ended =
    { $reason ->
        [scored] La partita è finita: si contano i punti.
       *[other] La partita è finita.
    }
event-auxiliary =
    { $you ->
        [yes] Fai l’azione ausiliaria { $action } ({ auxiliary-action }), { times-single-double }.
       *[no] { $seat } fa l’azione ausiliaria { $action } ({ auxiliary-action }), { times-single-double }.
    }
event-copied =
    { $you ->
        [yes] Usi l’edificio vicino ({ $site }).
       *[no] { $seat } usa l’edificio vicino ({ $site }).
    }
event-declined =
    { $you ->
        [yes] Rinunci.
       *[no] { $seat } rinuncia.
    }
event-disc-moved =
    { $you ->
        [yes] Riprendi il tuo disco dalla stazione { $station }.
       *[no] { $seat } riprende il disco dalla stazione { $station }.
    }
event-automa-drew =
    { $bonus ->
        [yes] L’Automa pesca la sua carta { $card }: passi { $move } più il bonus, azione: { $action }.
       *[no] L’Automa pesca la sua carta { $card }: passi { $move }, azione: { $action }.
    }
event-automa-options =
    { $bonus ->
        [yes] Opzioni sulla carta { $card }, ora in cima al mazzo: bovini { $cattle }, obiettivo { $objective }, treno { $engine } più il bonus, { $worker }, tenda { $teepee }, { $hazard }.
       *[no] Opzioni sulla carta { $card }, ora in cima al mazzo: bovini { $cattle }, obiettivo { $objective }, treno { $engine }, { $worker }, tenda { $teepee }, { $hazard }.
    }
event-automa-moves =
    { $bonus ->
        [0] L’Automa muove; passi: { $steps } (come dice la carta).
       *[other] L’Automa muove; passi: { $steps } ({ $printed } della carta e { $bonus } di bonus).
    }
event-automa-path =
    { $because ->
        [shortest] Al bivio ({ $fork }) l’Automa prende il ramo { $branch }, il più breve.
        [no-toll] Al bivio ({ $fork }) l’Automa prende il ramo { $branch }, dove non ti deve pedaggi.
        [fewer-tolls] Al bivio ({ $fork }) l’Automa prende il ramo { $branch }, dove ti deve meno pedaggi.
       *[board-order] Al bivio ({ $fork }), a parità di tutto, l’Automa prende il ramo { $branch }, il primo sul tabellone.
    }
event-automa-branch = Per il suo edificio l’Automa confronta i rami secondo boschi liberi, edifici tuoi, passi e pedaggi (AU-12): al bivio ({ $fork }) il ramo { $branch }, e lì: { $site }.
event-automa-chose =
    { $action_id ->
        [cattle] Opzione bovini { $option }: l’Automa prende { $card }.
        [hire] Opzione { $option }: il più economico è nella riga { $row }.
        [trade] Opzione tenda, { $option }: la più remunerativa è qui: { $site }.
        [engine] Opzione treno { $option }: il treno va sulla casella { $to }.
        [objective] Opzione obiettivo { $option }: l’Automa prende { $card }.
       *[hazard] Opzione { $option }: l’Automa prende l’ostacolo da qui: { $site }.
    }
event-automa-skipped =
    { $because ->
        [no-building] L’Automa non ha più edifici; non succede nulla.
        [no-site] Non c’è uno spazio libero per il suo edificio; non succede nulla.
        [no-action] La carta non ha azioni.
        [no-tile] Lì non c’è un tassello che possa scegliere.
       *[nothing-there] Non c’è nulla per questa azione dell’Automa: { $action }.
    }

## Che cosa aspetta il tavolo

to-end =
    { $workers ->
        [0] Turni rimasti: { $turns }
       *[other] Lavoratori alla fine: { $workers }
    }
    .short =
        { $workers ->
            [0] Turni rimasti: { $turns }
           *[other] Lavoratori: { $workers }
        }
    .about = La fine si avvicina quando il mercato del lavoro è pieno: ciascuno degli altri ha ancora un turno.
phase-first = Il caso decide chi comincia.
phase-side = Si sorteggiano i lati degli edifici.
phase-neutral = Si dispongono gli edifici neutrali.
phase-master = Si dispongono i capistazione.
phase-starting = Si distribuiscono gli obiettivi iniziali.
phase-reveal = Si rivelano i primi ostacoli e le prime tende.
phase-worker = Si rivelano i primi lavoratori.
phase-foresee = Si riempiono le anteprime.
phase-market = Si riempie il mercato bovino.
phase-display = Si riempie la mostra degli obiettivi.
phase-card = Si stanno per pescare carte.
phase-top = Si sta per scoprire la prima carta obiettivo.
phase-automa_card = L’Automa sta per pescare una carta.
phase-automa_building = L’Automa sta per pescare un edificio.
phase-move = Muovi il tuo mandriano.
phase-visit = Usa il luogo che hai raggiunto, o fai un’azione ausiliaria singola.
phase-advance = Fai proseguire il mandriano.
phase-ride = Muovi il mandriano senza pedaggi, o rinuncia.
phase-auxiliary = Scegli un’azione ausiliaria.
phase-engine = Scegli dove va il tuo treno.
phase-retreat = Scegli dove arretra il tuo treno.
phase-return = Il tuo treno deve lasciare il capolinea: scegli dove arretra.
phase-extraordinary = Scegli di quanto arretra il treno per la consegna.
phase-upgrade = Migliora la stazione, o rinuncia.
phase-appoint = Cedi un lavoratore per il capostazione, o rinuncia.
phase-hire = Assumi un lavoratore.
phase-build = Scegli un edificio e uno spazio.
phase-take = Scegli un ostacolo o una tenda.
phase-buy = Compra bovini.
phase-objective = Scegli una carta obiettivo.
phase-discard_cattle = Scegli una carta bovino da scartare.
phase-discard_pair = Scegli due carte bovino di una razza da scartare.
phase-discard_objective = Scegli una carta obiettivo da scartare.
phase-discard = Scegli una carta da scartare.
phase-remove = Scegli una carta da eliminare dal gioco.
phase-draw = Scegli quante carte pescare.
phase-offer = Fai l’azione immediata, o rinuncia.
phase-foresight = Scegli un tassello dell’anteprima.
phase-income = Scegli quanti certificati spendere.
phase-deliver = Scegli la città della consegna.
phase-disc = Scegli il disco da mettere.
phase-behind = Scegli una stazione dietro il tuo treno.
phase-over = La partita è finita.

## Perché un’azione non è possibile

refusal-not-now = Prima c’è altro da decidere.
refusal-not-in-kansas-city = A Kansas City non si giocano carte obiettivo.
refusal-cannot-pay = Costa { $cost } $, ma hai { $money } $.
refusal-first-turn-only = Solo al primo turno scegli il luogo che vuoi; ora segui la pista.
refusal-neutral-tiles-only = Si comincia su un edificio neutrale; qui non ce n’è: { $site }.
refusal-no-such-site = Questa non è una via della pista: { $path }.
refusal-too-many-steps = I passi sono { $steps }, ma al massimo ne hai { $limit }.
refusal-not-into-kansas-city = Questa carta non ti porta a Kansas City.
refusal-not-a-location = Qui non c’è niente: { $site }; gli spazi vuoti si saltano senza contare un passo.
refusal-no-such-way = Questa via non porta qui: { $site }.
refusal-not-in-hand = Non hai in mano questa carta: { $card }.
refusal-only-auxiliary = Qui puoi fare solo un’azione ausiliaria singola.
refusal-not-here = Non sei qui: { $site }.
refusal-no-such-deed = Questa azione qui non c’è.
refusal-used-already = L’hai già usata: { $deed }.
refusal-card-needed = Ti serve in mano questa carta: { $card }.
refusal-cards-needed = Ti mancano le carte per questo: { $deed }.
refusal-cannot-go-back = Il tuo treno non può arretrare tanto ({ $spaces }).
refusal-none-in-the-woods = Non hai edifici nel bosco.
refusal-nobody-to-hire = Con { $money } $ non puoi assumere nessuno.
refusal-nothing-to-build = Con { $money } $ e i tuoi artigiani non puoi costruire nulla.
refusal-no-hazard = Non puoi rimuovere ostacoli: costa { $cost } $, e hai { $money } $.
refusal-no-teepee = Con { $money } $ non puoi prendere tende.
refusal-nothing-to-buy = Con { $money } $ e i tuoi cowboy non puoi comprare nulla.
refusal-no-station-behind = Dietro il tuo treno non c’è una stazione da migliorare.
refusal-no-effect = Non avrebbe effetto: { $deed }.
refusal-copied-already = Per questa visita hai già scelto: { $site }.
refusal-only-with-8b = Solo con l’edificio 8b puoi usare un vicino.
refusal-no-neighbour = Non è un edificio vicino: { $site }.
refusal-no-such-auxiliary = Non c’è un’azione ausiliaria { $action }; vanno da 1 a 5.
refusal-local-action-done = Hai usato un’azione locale, quindi niente più azione ausiliaria.
refusal-single-only = Qui un’azione ausiliaria è solo singola.
refusal-not-doubled = Non puoi ancora raddoppiare l’azione ausiliaria { $action }; libera prima il suo secondo spazio.
refusal-not-unlocked = Non hai ancora l’azione ausiliaria { $action }; libera prima il suo spazio.
refusal-no-cards = Non hai carte da pescare.
refusal-cannot-go-on = Il tuo treno non può avanzare oltre.
refusal-buy-something = Prima compra qualcosa o porta carte nuove.
refusal-do-something = Devi usare un’azione locale o fare un’azione ausiliaria singola.
refusal-cannot-decline = A questo non puoi rinunciare.
refusal-no-such-space = La ferrovia non ha una casella { $space }.
refusal-space-taken = Sulla casella { $space } c’è già un treno.
refusal-exactly-back = Il treno deve arretrare esattamente di { $spaces }, quindi su: { $to }.
refusal-must-go-back = Il treno deve arretrare almeno di una casella.
refusal-out-of-reach = La casella { $space } è troppo lontana; ne hai al massimo { $spaces }.
refusal-no-such-disc = Non c’è un disco «{ $disc }».
refusal-space-cleared = Lì non c’è più un disco: { $disc }.
refusal-white-first = Finché ci sono dischi su spazi bianchi, questo non può andare in un posto bianco: { $disc }.
refusal-no-such-station = Non c’è una stazione { $station }.
refusal-not-behind = La stazione { $station } non è dietro il tuo treno.
refusal-disc-there-already = C’è già un tuo disco.
refusal-no-hired-worker = Lì non hai assunto nessuno: { $worker }. Quelli stampati restano.
refusal-no-such-worker = Nella riga { $row } non c’è: { $worker }.
refusal-not-above-token = La riga { $row } non è sopra il segnalino (riga { $token }).
refusal-row-full = La tua riga è piena: { $worker }.
refusal-not-in-supply = Non hai l’edificio { $building } nella riserva.
refusal-no-building-site = Lì non può stare un edificio: { $site }.
refusal-site-taken = Qui c’è qualcosa che non è tuo: { $site }.
refusal-not-more-craftsmen = Il nuovo edificio deve richiedere più artigiani del vecchio: { $new } non è più di { $old }.
refusal-not-enough-craftsmen = Artigiani necessari: { $needed }; ne hai { $craftsmen }.
refusal-nothing-there = Qui non c’è nulla da prendere: { $site }.
refusal-hazards-only = Questa azione prende solo ostacoli, non tende ({ $site }).
refusal-teepees-only = Questa azione prende solo tende, non ostacoli ({ $site }).
refusal-not-in-market = Non è nel mercato: { $cards }.
refusal-no-such-line = La tabella dei prezzi non ha questo acquisto (cowboy: { $cowboys }, { $price } $).
refusal-not-enough-cowboys = Cowboy necessari: { $needed }; rimasti: { $cowboys }.
refusal-stack-empty = Il mazzo dei bovini è vuoto.
refusal-no-such-card = Non puoi prendere questa carta: { $card }.
refusal-cattle-only = Ci vuole una carta bovino, non: { $card }.
refusal-objective-only = Ci vuole una carta obiettivo, non: { $card }.
refusal-no-pair = Non sono due carte bovino di una razza dalla tua mano: { $cards }.
refusal-not-in-range = Deve essere da { $low } a { $high }, ma è { $got }.
refusal-no-workers-any-more = La fine è già cominciata: non si possono più scegliere lavoratori.
refusal-no-such-tile = Non puoi scegliere questo tassello: { $tile }.
refusal-no-such-city = Non c’è una città «{ $city }».
refusal-value-too-low = Il tuo valore { $value } non basta per { $city }.

## Che cosa non va nelle opzioni o in una posizione; prima è indicato il campo

bad-two-seats-only = L’Automa gioca solo a tavoli da due posti, non { $got }.
bad-does-not-fit = Non si accorda con il resto della posizione.
bad-tile-there-twice = Lo stesso tassello compare due volte.
bad-not-on-the-trail = «{ $got }» non è sulla pista.
bad-on-the-trail = L’edificio { $got } è sulla pista, quindi non può essere uscito dal gioco.
bad-space-taken = Due treni non possono stare sulla casella { $got }.
bad-no-such-space = La ferrovia non ha una casella «{ $got }».
bad-wrong-number-of-discs = I dischi devono essere { $expected }, ma sono { $got }.
bad-wrong-number-of-tiles = Di «{ $tile }» devono essercene { $expected }, ma sono { $got }.
bad-too-many-of-a-card = La carta «{ $card }» compare più volte di quante ne abbia il gioco ({ $deck }×).

## Punti in dettaglio: la riga; i punti stanno accanto

item-money = Denaro: un PV ogni { $money } $
item-buildings = Edifici
item-city =
    { $discs ->
        [one] { $city }
       *[other] { $city } ({ $discs }×)
    }
    .category = Città
item-arrow = { $from } e { $to }
    .category = Frecce tra città
item-stations = Stazioni
item-hazards = Ostacoli
item-cattle = Bovini
item-objectives = Obiettivi
item-objective =
    { $met ->
        [yes] Raggiunto: { $card }
       *[no] Non raggiunto: { $card }
    }
    .category = Carte obiettivo
item-master = { $master } (contati: { $count })
    .category = Capistazione
item-workers = Lavoratori sugli ultimi due spazi
item-steps = Disco del limite di passi
item-token = Segnalino del mercato del lavoro

## Opzioni

option-first_seat = Chi comincia
    .about = Chi ha il primo turno: decide il caso, o indichi un posto (GWT-3.1).
option-first_seat-random = A caso
option-first_seat-0 = Posto 1
option-first_seat-1 = Posto 2
option-first_seat-2 = Posto 3
option-first_seat-3 = Posto 4
option-setup = Preparazione
    .about = Per la prima partita: tutti gli edifici mostrano il lato a e i neutrali stanno sulle loro lettere (GWT-1.2).
option-setup-normal = Normale
option-setup-beginner = Prima partita
option-automa = Automa
    .about = Il secondo di due posti è dell’Automa. La difficoltà decide quali edifici ha (AU-3).
option-automa-none = Senza
option-automa-easy = Facile
    .about = I suoi quattro edifici più forti (da 7 a 10) restano nella scatola. Adatta alle prime partite.
option-automa-medium = Media
    .about = Senza i due edifici più deboli e i due più forti (1, 2, 9, 10). Una sfida alla pari quando conosci il gioco.
option-automa-hard = Difficile
    .about = I suoi quattro edifici più deboli (da 1 a 4) restano nella scatola: ciò che costruisce ti costa caro.
option-automa-surprise = Sorpresa
    .about = Tutti e dieci i suoi edifici sono in gioco, e nessuno sa in che ordine arrivano.
option-automa_starting_objective = Obiettivo iniziale dell’Automa
    .about = Se anche l’Automa ha un obiettivo iniziale, che vale come raggiunto; le sue regole non glielo tolgono (AU-1).
option-automa_starting_objective-true = Con
option-automa_starting_objective-false = Senza
option-automa_deck = Carte dell’Automa
    .about = Parte delle { $cards } carte è perduta e qui ricostruita. Se le possiedi, puoi caricare l’elenco vero (AU-4).
option-automa_deck-reconstructed = Ricostruite

## Etichette del tabellone

board-turn =
    { $you ->
        [yes] Tocca a te
       *[no] Tocca a: { $seat }
    }
board-trail = Pista
board-empty-site = Spazio vuoto
board-points = Punti vittoria finora
board-breeding-value = Valore della razza
board-green-hand = Pedaggio: mano verde
board-black-hand = Pedaggio: mano nera
board-explain-help = Scrivi ? e ciò che sta su un edificio o su un capostazione, per esempio: ? C
board-woods = Nel bosco
board-risk = Azione di rischio
board-building-of = Edificio { $building } ({ $seat })
board-neutral = Edificio neutrale { $tile }
box-side = Edificio { $tile }
board-cattleman = Mandriano
board-engine = Treno
board-railroad = Ferrovia
board-space = Casella { $space }
board-station = Stazione { $station }
board-station-cost = Costo { $cost } $, { $vp } PV
board-masters = Capistazione
board-cities = Città
board-city-value = Dal valore { $value }
board-discs = Dischi
board-unlocks-white = spazio bianco
board-unlocks-any = ogni spazio
board-disc-white = Angoli bianchi
board-disc-dark = Angoli scuri
board-kansas-city = Kansas City
board-foresight = Anteprima { $column }
board-supply = Tasselli nella riserva
board-jobs = Mercato del lavoro
board-job-row = Riga { $row }: { $cost } $
board-token = Segnalino del mercato del lavoro
board-market = Mercato bovino
board-market-stack = Carte bovino nel mazzo
board-objectives = Carte obiettivo
board-objective-stack = Carte obiettivo nel mazzo
board-area = Obiettivi giocati
board-hand = Mano
board-stack = Mazzo
board-discard = Scarti
board-money = Denaro
board-certificates = Certificati
board-permanent = Certificati permanenti
board-workers = Lavoratori
board-buildings = Edifici nella riserva
board-tiles = Ostacoli e tende
board-step-limit = Limite di passi
board-hand-limit = Limite di mano
board-certificate-limit = Limite di certificati
board-auxiliary = Azioni ausiliarie
board-fees = Pedaggi: mano verde { $green } $, mano nera { $black } $
board-last-turns = Ultimi turni
board-automa = Automa
board-automa-card = Carta dell’Automa
board-automa-top = Opzioni in cima
board-automa-bonus = Bonus
board-automa-pile = Edifici dell’Automa
board-automa-reserve = Dischi di riserva

## La plancia disegnata

board-choose = Scegli
board-held = Edificio { $building }: scegli uno spazio.
board-let-go = Rimetti via
board-segments = Parti del tavolo
board-segment-map = Mappa
board-segment-mine = Mia
board-segment-market = Mercato
board-segment-automa = Automa
board-lit = Qui si può fare qualcosa
board-player = Plancia del giocatore
board-map = Mappa
board-or = o
board-toll = Pedaggio: { $money } $
board-teepee-cost = Chi prende la tenda qui paga { $money } $
board-teepee-gain = Chi prende la tenda qui riceve { $money } $
board-toll-seat = { $money } $ a { $seat }
board-toll-bank = { $money } $ alla banca
board-toll-none = senza pedaggio
board-way-over = passando per { $places }
board-way-straight = direttamente
board-nearer = Ingrandisci
board-farther = Rimpicciolisci
board-arrow =
    { $card ->
        [yes]
            { $vp ->
                [0] Dischi a { $from } e { $to }: una carta obiettivo
               *[other] Dischi a { $from } e { $to }: una carta obiettivo, { $vp } PV
            }
       *[no] Dischi a { $from } e { $to }: { $vp } PV
    }
board-map-help = Trascina per spostare la mappa, pizzica o gira la rotella per ingrandire; con la tastiera frecce, più e meno, e 0 per la mappa intera. Da un luogo le frecce portano al successivo.
board-whole-map = Mappa intera

meaning-start = Dopo Kansas City il mandriano riparte da qui. Nel tuo primissimo turno invece lo metti su un edificio neutrale a scelta.
    .title = Inizio della pista
meaning-kansas-city = La fine della pista. Qui scegli tre tasselli delle anteprime, vendi i bovini che hai in mano e li consegni a una città; poi il mandriano torna all’inizio.
    .title = Kansas City
meaning-site = Qui puoi costruire un tuo edificio. Finché è vuoto, si passa senza contare un passo.
    .title = Spazio libero per edifici
meaning-woods = Qui puoi costruire un tuo edificio; alcune azioni contano i tuoi edifici nel bosco. Finché è vuoto, si passa senza contare un passo.
    .title = Spazio libero nel bosco
meaning-hazard-site = Qui può arrivare un ostacolo di questo tipo. Finché è vuoto, si passa senza contare un passo.
    .title = Spazio per un ostacolo
meaning-teepee-site = Qui può arrivare una tenda. Chi la prende riceve il denaro indicato, o lo paga se il numero è negativo: { $money }.
    .title = Spazio per una tenda
meaning-neutral = Edificio { $tile }: { $deeds }. Tutti possono usarlo, e passarci non costa nulla.
    .title = Edificio neutrale
meaning-private = { $building }, costruito da { $owner }: { $deeds }. Lo usa solo il proprietario; alla fine vale { $vp } PV.
    .title = Edificio di un giocatore
meaning-tolled = { $building }, costruito da { $owner }: { $deeds }. Chiunque altro vi entri o vi passi paga { $money } $ al proprietario. Alla fine vale { $vp } PV.
    .title = Edificio con pedaggio
meaning-hazard = Entrarvi o passarci costa { $money } $. Alcune azioni permettono di rimuoverlo: allora ti vale { $vp } PV.
    .title = Ostacolo
meaning-teepee = Con il commercio con gli indiani la prendi e ricevi il denaro del suo spazio, o lo paghi se il numero è negativo: { $money }. La mano è il pedaggio per chi passa.
    .title = Tenda
meaning-risk = { $deed }. Appartiene allo spazio: chi possiede l’edificio costruito lì può farla in più.
    .title = Azione di rischio
meaning-deed = { $deed }
    .title = Azione
meaning-space = Qui c’è posto per un solo treno, tranne che sulla casella 0. Le caselle occupate da altri si saltano e non contano.
    .title = Casella dei binari
meaning-turnout = Una deviazione di una casella verso una stazione. Il treno che si ferma qui può migliorare la stazione.
    .title = Scambio
meaning-station = Per { $cost } $ puoi mettere qui un disco quando il tuo treno si ferma accanto; alla fine vale { $vp } PV.
    .title = Stazione
meaning-master = Chi migliora questa stazione può cedere un lavoratore per questo tassello: la metà superiore vale subito o per sempre, quella inferiore alla fine.
    .title = Capostazione
meaning-city-white = Per una consegna di valore { $value } o più. Finché ne hai, qui vanno solo dischi da spazi con angoli bianchi.
    .title = Città con angoli bianchi
meaning-city-dark = Per una consegna di valore { $value } o più. Qui può andare qualsiasi tuo disco.
    .title = Città con angoli scuri
meaning-cross = Ogni segnale tra il tuo treno e la città costa { $cost } $ quando consegni.
    .title = Segnale
meaning-arrow = Con tuoi dischi in entrambe le città ottieni ciò che mostra la freccia: subito una carta obiettivo, alla fine punti.
    .title = Città vicine
meaning-engine = Più è avanti, meno costa il trasporto verso le città dell’ovest. Si ferma alle stazioni per migliorarle.
    .title = Treno

log-trail = Pista
log-actions = Azioni
log-cards = Carte
log-railroad = Ferrovia
log-kansas = Kansas City
log-automa = Automa

## I pannelli accanto al tabellone, il narratore dell’Automa e i punteggi finali; meaning: un nome e una frase o due

board-automa-deck = Carte nel suo mazzo
board-breeding = Valore della mano: { $value }
board-building = Edificio { $building } (artigiani: { $craftsmen }, { $vp } PV): { $fields }
board-choose-cattle = Scegli una carta, o due dello stesso valore.
board-choose-price = Ora scegli come pagare.
board-clear = libero
board-covered = coperto
board-delivery-legend = Da sinistra: valore richiesto, quale spazio della plancia libera il disco, cosa portano le frecce, denaro tolto il trasporto.
board-destination = { $city }: dal valore { $value }, trasporto { $transport } $, ricevi { $gain } $, { $vp } PV
board-foresights = Anteprima
board-none = Nessuna
board-price = Carte: { $cards } di valore { $value }, cowboy: { $cowboys }, { $price } $
board-prices = Tabella dei prezzi
board-stage-foresight = Anteprima
board-stage-income = Incasso
board-stage-deliver = Consegna
board-stage-disc = Disco
board-to-jobs = va alla riga { $row } del mercato del lavoro
board-to-trail = va sul tabellone
board-transport = Trasporto: { $cost } $
board-up-to = fino a { $city }
board-value = Il tuo valore: { $value }
score-caption = Punti vittoria
score-have = Possiede:
score-lacking = Manca:
score-sum = Totale
story-title = Il turno dell’Automa
story-none = L’Automa non ha ancora giocato.
story-back = Passo indietro
story-forward = Passo avanti
story-play = Racconta passo per passo
story-pause = Ferma il racconto
story-skip = Alla fine del turno
story-speed = Velocità del racconto
story-speed-step = Avanzo io
story-speed-slow = Lento
story-speed-normal = Normale
story-speed-fast = Veloce
meaning-money = Qui ci sono { $money } $. Servono per lavoratori, edifici, bovini, pedaggi e trasporto; alla fine { $per_point } $ valgono un PV.
    .title = Denaro
meaning-discs = Ancora sulla plancia: { $white } con angoli bianchi, { $dark } con angoli scuri. Quelli bianchi vanno ovunque; gli altri, finché ce ne sono di bianchi, solo su posti scuri.
    .title = Dischi
meaning-tolls = Ogni luogo con una mano in cui entri costa un pedaggio: mano verde { $green } $, nera { $black } $. I tuoi edifici sono gratis.
    .title = Pedaggi
meaning-others-cards = { $cards } in mano, { $stack } nel mazzo. Quali siano non si vede.
    .title = Carte
meaning-worker = I cowboy comprano bovini, gli artigiani costruiscono edifici, gli ingegneri muovono il treno. Non si consumano mai.
    .title = Lavoratore
meaning-worker-space = Chi assume il lavoratore di questo spazio può subito: { $deed }. Valore alla fine: { $vp } PV.
    .title = Spazio per un lavoratore
meaning-worker-free = Libero. Il prossimo lavoratore della riga va sul primo spazio libero. Valore alla fine: { $vp } PV.
    .title = Spazio per un lavoratore
meaning-auxiliary-1 = Ricevi { $gain } $; doppia: { $twice } $. { unlocked }
    .title = Azione ausiliaria 1
meaning-auxiliary-2 = Pesca una carta, poi scartane una; doppia: due carte. { unlocked }
    .title = Azione ausiliaria 2
meaning-auxiliary-3 = Paga { $pay } $ e arretra il treno di { $back } per { short-certificates }; doppia: { $twice_pay } $, { $twice_back } indietro, { $twice } certificati. { unlocked }
    .title = Azione ausiliaria 3
meaning-auxiliary-4 = Paga { $pay } $ per avanzare il treno di { $engine }; doppia: { $twice_pay } $ per al massimo { $twice }. { unlocked }
    .title = Azione ausiliaria 4
meaning-auxiliary-5 = Arretra il treno di { $back } per eliminare una carta della mano; doppia: { $twice } indietro, due carte. { unlocked }
    .title = Azione ausiliaria 5
unlocked =
    { $level ->
        [0] Non ancora sbloccata.
        [1] Sbloccata, solo singola.
       *[other] Sbloccata, singola o doppia.
    }
meaning-steps = In un turno il mandriano fa da 1 a { $steps } passi. Gli spazi vuoti non contano.
    .title = Limite di passi
meaning-hand-limit = A fine turno si pesca fino ad avere { $cards } carte in mano.
    .title = Limite di mano
meaning-certificates = Ora { $certificates }, al massimo { $limit }; permanenti: { $permanent }. A Kansas City ognuno speso aggiunge 1 al valore; i permanenti contano sempre.
    .title = Certificati
meaning-disc-step_money = Quando questo disco va via, ricevi subito { $money } $ e il limite di passi cresce di { $steps } per sempre.
    .title = Più passi
meaning-disc-step_points = Quando questo disco va via, il limite di passi cresce di { $steps } per sempre; alla fine vale { $vp } PV.
    .title = Più passi
meaning-disc-hand = Prendere questo disco costa { $money } $; da allora tieni in mano una carta in più.
    .title = Mano più grande
meaning-disc-certificate =
    { $before ->
        [0] Quando questo disco va via, il segnalino può arrivare a { $number }.
       *[other] Quando questo disco va via, il segnalino può arrivare a { $number }, ma solo se anche lo spazio del { $before } è libero.
    }
    .title = Fino a { $number } certificati
meaning-building = { $building }: { $fields }. Artigiani richiesti: { $craftsmen }; vale { $vp } PV. L’altro lato, { $other }, non è in gioco: { $others }.
    .title = Edificio
meaning-teepees = Prese: { $count }. Contano per gli obiettivi e come coppie di verde e blu.
    .title = Tende
meaning-hazards = Presi: { $count }, insieme { $vp } PV. Contano anche per gli obiettivi.
    .title = Ostacoli
meaning-master-at-once = Subito: { $deed }. Alla fine: { $vp } PV { master-per }.
    .title = Capostazione
meaning-master-for-good =
    { $permanent ->
        [one] Un certificato permanente. Alla fine: { $vp } PV { master-per }.
       *[other] { $permanent } certificati permanenti. Alla fine: { $vp } PV { master-per }.
    }
    .title = Capostazione
master-per =
    { $of_id ->
        [workers]
            { $each ->
                [one] per lavoratore
               *[other] ogni { $each } lavoratori
            }
        [objectives]
            { $each ->
                [one] per obiettivo
               *[other] ogni { $each } obiettivi
            }
        [hazards]
            { $each ->
                [one] per ostacolo
               *[other] ogni { $each } ostacoli
            }
        [teepee_pairs]
            { $each ->
                [one] per coppia di tende
               *[other] ogni { $each } coppie di tende
            }
       *[certificates]
            { $each ->
                [one] per certificato
               *[other] ogni { $each } certificati
            }
    }
meaning-area = Si conta alla fine: { $card }.
    .title = Obiettivo giocato
meaning-card = { $card }.
    .title = Carta
meaning-breeding = Ogni razza in mano conta una volta: { $value }. I certificati permanenti aggiungono { $permanent }; puoi spenderne altri { $certificates }.
    .title = Valore della mano
meaning-stack = Carte da pescare, in ordine ignoto. Quando è vuoto, si rimescolano gli scarti.
    .title = Mazzo
meaning-discard = Carte vendute, scartate, comprate o ottenute. Aprili per guardarle.
    .title = Scarti
meaning-jobs = I lavoratori sopra il segnalino si assumono al prezzo della loro riga, che l’azione può alzare o abbassare.
    .title = Mercato del lavoro
meaning-job-row = Un lavoratore della riga { $row } ora costa { $cost } $.
    .title = Riga del mercato del lavoro
meaning-token = I nuovi lavoratori arrivano nella sua riga. Quando è piena scende; oltre l’ultima riga porta la fine, e chi lo riceve ha { $vp } PV.
    .title = Segnalino del mercato del lavoro
meaning-arrow-yellow = Quando il segnalino passa di qui, il mercato bovino si riempie.
    .title = Freccia gialla
meaning-arrow-red = Quando il segnalino passa di qui, tutti gli altri hanno ancora un turno.
    .title = Freccia rossa
meaning-market = Carte da comprare con cowboy e denaro. Ne arrivano solo con un cowboy o una freccia gialla.
    .title = Mercato bovino
meaning-market-stack = Le carte che devono ancora arrivare al mercato.
    .title = Mazzo dei bovini
meaning-cowboys = Puoi usarne { $cowboys } in questo acquisto. Ognuno serve una volta per azione.
    .title = Cowboy
meaning-price = Quanto costano i bovini di valore { $value }: quante carte, quanti cowboy, quanto denaro.
    .title = Prezzi
meaning-new-cattle =
    { $cowboys ->
        [one] Un cowboy porta { new-cards } dal mazzo al mercato.
       *[other] { $cowboys } cowboy portano { new-cards } dal mazzo al mercato.
    }
    .title = Nuovi bovini
meaning-objectives = In alto ciò che fa la carta quando si gioca, al centro i compiti, in basso i punti e quanto costa se non sono svolti.
    .title = Carte obiettivo
meaning-objective-stack = Invece di una carta scoperta puoi prendere la prima del mazzo, senza vederla.
    .title = Mazzo degli obiettivi
meaning-foresight = Due tasselli per ognuna delle tre pile. A Kansas City se ne mette uno per pila sul tabellone.
    .title = Anteprima
meaning-tile = { $tile }. I lavoratori vanno al mercato del lavoro, ostacoli e tende sul tabellone.
    .title = Tassello
meaning-supply = I tasselli che restano in questa pila.
    .title = Riserva
meaning-income = Certificati spesi: { $certificates }. Il valore è { $value }, e altrettanto è il denaro che ricevi.
    .title = Incasso
meaning-city = { $city } richiede il valore { $value }. Il trasporto dal tuo treno costa { $transport } $, pagato per ultimo.
    .title = Città
meaning-automa-move = L’Automa fa { $move } passi; un più aggiunge il suo bonus.
    .title = Movimento
meaning-automa-action = Cosa fa l’Automa dove si ferma: { $action }.
    .title = Azione
meaning-automa-kansas = Quale tassello di ogni anteprima sceglie l’Automa se questa carta lo porta a Kansas City: quello in alto o in basso.
    .title = Schema dell’anteprima
meaning-automa-option = Si legge quando la carta pescata dice: { $action }.
    .title = Opzione
meaning-automa-bonus = L’ultima cifra scoperta: { $bonus }. Ogni consegna dell’Automa ne scopre un’altra.
    .title = Bonus
meaning-automa-deck = Carte sotto quella in cima: { $cards }. Pescata l’ultima, le altre si rimescolano.
    .title = Mazzo
meaning-automa-reserve = Dischi per le stazioni. Senza dischi non può più migliorarle.
    .title = Riserva
meaning-automa-pile = Quelli che devono ancora arrivare, in ordine ignoto. Quali siano dipende dalla difficoltà.
    .title = Edifici
meaning-automa-workers = Attendono accanto a lui; a una stazione cede il più recente per il capostazione.
    .title = Lavoratori

## Che cosa c’è nella scatola, in elenchi accanto alle regole

box-building =
    { $hand_id ->
        [none] artigiani: { $craftsmen }, { $vp } PV: { $deeds }
        [green] artigiani: { $craftsmen }, { $vp } PV, mano verde: { $deeds }
        [black] artigiani: { $craftsmen }, { $vp } PV, mano nera: { $deeds }
       *[both] artigiani: { $craftsmen }, { $vp } PV, mano verde e mano nera: { $deeds }
    }
box-city =
    { $corners_id ->
        [white] dal valore { $value }, angoli bianchi{ box-city-brings }
       *[dark] dal valore { $value }, angoli scuri{ box-city-brings }
    }
box-city-brings =
    { $gain ->
        [0]
            { $vp ->
                [0] { "" }
               *[other] , { $vp } PV
            }
       *[other] , { $gain } $, { $vp } PV
    }
box-station =
    { $corners_id ->
        [white] casella { $space }, { $cost } $, { $vp } PV, angoli bianchi
       *[dark] casella { $space }, { $cost } $, { $vp } PV, angoli scuri
    }

## Le regole

rules-intro = Il tuo mandriano guida la mandria lungo la pista, ancora e ancora, fino a Kansas City. Per strada usi edifici per assumere, costruire, comprare e far avanzare il treno; a Kansas City i bovini in mano portano denaro e una consegna. Vince chi alla fine ha più punti vittoria (PV).
rules-setup = Che cosa c’è all’inizio sul tavolo e sulla tua plancia.
rules-trail = Come si va di luogo in luogo, e quanto costa.
rules-turn = Che cosa fai quando tocca a te.
rules-buildings = Che cosa fanno gli edifici e come si costruiscono.
rules-cattle = Quali bovini ci sono e come si comprano.
rules-workers = Come i lavoratori arrivano al mercato e da te.
rules-kansas = Che cosa succede alla fine della pista.
rules-railroad = Come vanno i treni e come si migliorano le stazioni.
rules-objectives = Carte che premiano ciò che raggiungi e puniscono il resto.
rules-cards = Che cosa vale per la tua mano e il tuo mazzo.
rules-end = Quando finisce la partita, e chi ha vinto.
rules-automa = Un avversario per giocare in solitario; lo muove il programma.

chapter-setup = Preparazione
chapter-trail = La pista
chapter-turn = Il tuo turno
chapter-buildings = Edifici
chapter-cattle = Bovini
chapter-workers = Lavoratori
chapter-kansas = Kansas City
chapter-railroad = La ferrovia
chapter-objectives = Obiettivi
chapter-cards = Mano e mazzo
chapter-end = La fine della partita
chapter-automa = L’Automa

rule-GWT-1-2 = I capistazione e, salvo nella prima partita, gli edifici neutrali si dispongono a caso. Sette ostacoli e tende vanno sul tabellone; le righe 1 e 2 del mercato del lavoro si riempiono fino al segnalino; si dispongono anteprime, mercato bovino e quattro carte obiettivo.
    .title = Il tavolo
rule-GWT-1-3 = Hai dieci edifici, { $discs } dischi, { $cattle } carte bovino ({ $hand } in mano), un obiettivo iniziale e il treno sulla casella 0. Il lato di ogni edificio è sorteggiato e uguale per tutti; nella prima partita è il lato a.
    .title = Con che cosa cominci
rule-GWT-1-4 = In ordine di turno si comincia con { $money } $. In 2, 3 e 4 giocatori, in quest’ordine: il limite di passi è { $steps }; una mano verde costa { $green_fee } $, una nera { $black_fee } $; il mercato ha { $market } carte, quello del lavoro { $columns } colonne.
    .title = Secondo il numero di persone
rule-GWT-1-5 = Un disco lascia la plancia solo per una città o una stazione, e ciò che copriva è tuo per sempre: più passi (uno dà subito { $money } $, l’altro { $vp } PV), mano più grande ({ $price } $ ciascuno), più certificati, azioni ausiliarie. Il limite di { $most } certificati richiede anche lo spazio del { $before }.
    .title = Spazi dei dischi
rule-GWT-1-6 = Un lavoratore va sul primo spazio libero da sinistra della sua riga; sullo spazio 1 ne è già stampato uno. L’azione dello spazio coperto si fa subito o si lascia. Alla fine i lavoratori sugli spazi 5 e 6 valgono { $vp } PV ciascuno.
    .title = Spazi dei lavoratori
rule-GWT-1-7 = 1: ricevi { $gain } $. 2: pesca una carta, poi scartane una. 3: paga { $price } $, treno indietro di { $back }, { short-certificates }. 4: paga { $fare } $, treno avanti di { $engine }. 5: treno indietro di { $retreat }, elimina una carta. Le ultime tre vanno sbloccate; con entrambi gli spazi liberi si può raddoppiare dove è scritto «singola o doppia».
    .title = Azioni ausiliarie
rule-GWT-1-8 = Il tracciato va { $track }. Il segnalino non supera mai il tuo limite: prima { $first }, poi { $second } e { $last }.
    .title = Certificati
rule-GWT-1-9 = Tutto è visibile tranne le mani e l’ordine dei mazzi.
    .title = Che cosa è visibile
rule-GWT-2-1 = La pista ha 7 spazi neutrali, 22 per edifici, 12 per ostacoli e 6 per tende; altri tre spazi per tende stanno accanto. È un luogo solo dove c’è un tassello.
    .title = Spazi
rule-GWT-2-2 = La pista va solo avanti, dall’inizio a Kansas City. Ai bivi scegli tu.
    .title = Solo avanti
rule-GWT-2-3 = Sei dei sette spazi neutrali sono bivi. Quasi tutti hanno due rami, che finiscono allo spazio neutrale successivo, gli ultimi a Kansas City. Lo spazio C ne ha tre, e tutti finiscono allo spazio E: uno a sé, e due che cominciano dallo stesso spazio per edifici e poi vanno l’uno per lo spazio D, l’altro lungo le tende.
    .title = Bivi e rami
rule-GWT-2-4 = Ogni luogo in cui entri è un passo; gli spazi vuoti non contano e non ci si ferma. Fai almeno un passo e al massimo quanti ne dà il limite. Kansas City ferma il movimento; gli altri mandriani non bloccano mai.
    .title = Passi
rule-GWT-2-5 = Con i soli edifici neutrali Kansas City è a 7 passi dalla partenza, o a 8 passando per lo spazio D. Quando ogni spazio è occupato sono 19 passi per la via più breve e 35 per la più lunga.
    .title = Quanto è lontana
rule-GWT-2-6 = Al primo turno non muovi: metti il mandriano su un edificio neutrale qualsiasi, senza pedaggio, e lo usi.
    .title = Il primo turno
rule-GWT-2-7 = Ogni luogo con una mano in cui entri o passi costa un pedaggio: al proprietario dell’edificio, altrimenti alla banca. I tuoi sono gratis. Se hai troppo poco, paghi quel che hai.
    .title = Pedaggi
rule-GWT-2-8 = Una nuova tenda va sullo spazio libero col numero più basso. Chi la prende riceve quel denaro, o lo paga se il numero è negativo. Con nove spazi pieni esce dal gioco.
    .title = Tende
rule-GWT-2-9 = Un nuovo ostacolo va sullo spazio libero più basso del suo tipo; se i quattro sono pieni, esce dal gioco. Rimuoverlo vuol dire prenderlo.
    .title = Ostacoli
rule-GWT-2-10 = Se il tassello sotto un mandriano è preso o sostituito, il mandriano resta. Un edificio sostituito sotto di te non si usa di nuovo in questa visita.
    .title = Tasselli che spariscono
rule-GWT-3-1 = Si gioca in senso orario. Un turno ha tre fasi: muovere, agire, pescare.
    .title = Ordine
rule-GWT-3-2 = Puoi giocare carte obiettivo prima di muovere e prima o dopo ogni azione, mai nel mezzo.
    .title = Quando decidi
rule-GWT-3-3 = Usa ogni azione locale una volta, in qualsiasi ordine; ognuna si può saltare. Tra due con la barra scegline una. Una condizione va soddisfatta per intero. L’azione di rischio dello spazio si aggiunge. Se non ne usi nessuna, fai un’azione ausiliaria singola.
    .title = Edifici neutrali e tuoi
rule-GWT-3-4 = Su edifici altrui, ostacoli e tende fai solo un’azione ausiliaria singola.
    .title = Altri luoghi
rule-GWT-3-5 = Non puoi passare: usa almeno un’azione locale o fai l’azione ausiliaria singola.
    .title = Qualcosa si deve fare
rule-GWT-3-6 = Se un’azione muove il mandriano, i pedaggi valgono come sempre, e dove ti fermi agisci di nuovo. Ciò che non hai usato prima è perso.
    .title = Proseguire
rule-GWT-3-7 = Tutti i costi tranne i pedaggi si pagano per intero.
    .title = Pagare
rule-GWT-3-8 = Alla fine del turno peschi fino al limite di mano. A mazzo vuoto si rimescolano gli scarti.
    .title = Pescare
rule-GWT-4 = Da A a G non sono di nessuno, non costano pedaggio, non si sostituiscono, e tutti li possono usare.
    .title = Edifici neutrali
rule-GWT-5-1 = I lati a dei dieci edifici, con { $least_craftsmen }–{ $most_craftsmen } artigiani e { $least_vp }–{ $most_vp } PV.
    .title = Lato a
rule-GWT-5-2 = I lati b dei dieci edifici, con { $least_craftsmen }–{ $most_craftsmen } artigiani e { $least_vp }–{ $most_vp } PV.
    .title = Lato b
rule-GWT-5-3 = Scegli uno spazio libero per edifici ovunque. Ti servono tanti artigiani quanti ne mostra l’edificio e paghi { $price } $ per ciascuno ({ $reduced } $ con lo spazio di un lavoratore). Gli artigiani non si consumano.
    .title = Costruire
rule-GWT-5-4 = Puoi sostituire un tuo edificio con uno che mostra più artigiani; per artigiani e prezzo conta solo la differenza. Il vecchio esce dal gioco.
    .title = Sostituire
rule-GWT-5-5 = Con 9a il treno arretra quanto vuoi. Le caselle, senza scambi e altri treni, sono il valore per una consegna senza incasso né trasporto. Se il treno è su uno scambio, poi puoi migliorarne la stazione, purché allora non vi sia un tuo disco.
    .title = Consegna straordinaria
rule-GWT-5-6 = Con 8b usi l’edificio subito prima o dopo, di chiunque sia, e l’azione di rischio del suo spazio, come fossero tuoi. Uno per visita.
    .title = Il vicino
rule-GWT-5-7 = Con 9b migliori una stazione che il treno ha superato; il treno resta.
    .title = Stazioni dietro di te
rule-GWT-5-8 = Otto spazi per edifici sono boscosi. Solo gli edifici privati lì contano come nel bosco.
    .title = Bosco
rule-GWT-6-1 = { $jerseys } Jersey di valore { $low } e, di valore { $high }, { $others } Dutch Belt, { $others } Black Angus e { $others } Guernsey. Non danno PV.
    .title = I tuoi bovini
rule-GWT-6-2 = { $each } Holstein, { $each } Brown Swiss e { $each } Ayrshire (valore { $low }), { $west_highlands } West Highland ({ $middle }) e { $texas_longhorns } Texas Longhorn ({ $high }).
    .title = Bovini del mercato
rule-GWT-6-3 = La tabella dice quanti cowboy e quanto denaro richiede un acquisto. Ogni cowboy serve una volta per azione; uno può invece portare due carte nuove. Ciò che compri va negli scarti.
    .title = Comprare
rule-GWT-6-4 = Il mercato si riempie solo quando il segnalino passa una freccia gialla, dopo le righe 6 e 9.
    .title = Riempire il mercato
rule-GWT-6-5 = Dalla carta meno alla più preziosa: Holstein, Brown Swiss, Ayrshire, West Highland (3, 4, 5 PV), Texas Longhorn (5, 6, 7 PV).
    .title = Ordine del mercato
rule-GWT-7-1 = Dodici righe, ognuna col suo prezzo da { $least } a { $most } $.
    .title = Mercato del lavoro
rule-GWT-7-2 = Un lavoratore va sul primo spazio libero da sinistra nella riga del segnalino. Quando è piena, il segnalino scende; le frecce gialle riempiono il mercato bovino, la rossa porta la fine.
    .title = Nuovi lavoratori
rule-GWT-7-3 = Assumi dalle righe sopra il segnalino, al prezzo della riga più o meno ciò che dice l’azione. Una tua riga ne tiene sei al massimo. Quando la fine è cominciata (GWT-12.1), tutte le righe sono aperte.
    .title = Assumere
rule-GWT-7-4 = Un’azione immediata si completa prima di proseguire.
    .title = Catene
rule-GWT-8-1 = I tasselli hanno tre pile: 1 ostacoli e tende, 2 lavoratori, 3 lavoratori e qualche tenda.
    .title = Riserva
rule-GWT-8-2 = Due tasselli di ogni pila sono scoperti. A Kansas City se ne sceglie uno per pila; a fine turno si riempiono i vuoti.
    .title = Anteprime
rule-GWT-8-3 = Scegli un tassello dalle anteprime 1, 2 e 3, incassa, consegna. Poi il mandriano torna all’inizio della pista.
    .title = A Kansas City
rule-GWT-8-4 = Ogni razza diversa in mano conta il suo valore una volta; si aggiungono i certificati permanenti e quelli che spendi. Ricevi quel denaro e scarti tutta la mano.
    .title = Incasso
rule-GWT-8-5 = Scegli una città che chieda al massimo il tuo valore e senza un tuo disco, e mettine uno. Seguono gli effetti della città, infine paghi il trasporto. Consegnare è d’obbligo; Kansas City è sempre possibile.
    .title = Consegna
rule-GWT-8-6 = Kansas City dà { $money } $ e −{ $penalty } PV, Sacramento { $sacramento } PV, San Francisco { $san_francisco } PV; Kansas City e San Francisco accettano più dischi tuoi. Dischi ai due capi di una freccia danno una carta obiettivo o punti.
    .title = Città
rule-GWT-8-7 = Un disco da uno spazio bianco va ovunque; uno da uno scuro va in un posto bianco solo se non ne restano di bianchi. Se non puoi metterne, prendine uno da una tua stazione.
    .title = Angoli bianchi e scuri
rule-GWT-8-8 = Paghi { $cost } $ per ogni segnale sui binari tra il tuo treno e la città.
    .title = Trasporto
rule-GWT-9-1 = La casella 0 tiene quanti treni si vuole, le altre uno solo. Nove scambi stanno tra i numeri; 39 è il capolinea.
    .title = I binari
rule-GWT-9-2 = Dieci stazioni costano da { $least_cost } a { $most_cost } $ e valgono da { $least_vp } a { $most_vp } PV; le prime cinque hanno un capostazione.
    .title = Stazioni
rule-GWT-9-3 = «Fino a» permette di fermarsi prima. Le caselle con altri treni non contano. Uno scambio è una casella a sé se ci passi.
    .title = Avanti
rule-GWT-9-4 = Arretrare come condizione è esatto; gli scambi contano se ci passi, gli altri treni no. Dalla casella 0 è impossibile.
    .title = Indietro
rule-GWT-9-5 = Se il treno si ferma a una stazione senza un tuo disco, puoi pagarne il costo e metterne uno. Se c’è ancora il capostazione, puoi cedere per lui l’ultimo lavoratore assunto di una riga.
    .title = Migliorare
rule-GWT-9-6 = Sul 39 il movimento finisce. Puoi migliorare la stazione, poi arretri almeno di una casella, ricevi { $money } $ e puoi migliorare anche lì.
    .title = Capolinea
rule-GWT-9-7 = La metà alta vale subito o come certificato permanente, la bassa alla fine: { $worker } PV per lavoratore, o { $others } PV ogni due obiettivi, due ostacoli, coppia di tende o due certificati.
    .title = Capistazione
rule-GWT-10-1 = Ognuno vale { $vp } PV, senza azione immediata e senza penalità.
    .title = Obiettivi iniziali
rule-GWT-10-2 = { $cards } carte con azione immediata, compiti, PV e penalità.
    .title = Carte obiettivo
rule-GWT-10-3 = Prendi una delle quattro scoperte o la prima del mazzo. Va negli scarti, con 6b in mano. Il vuoto si riempie subito.
    .title = Prenderne una
rule-GWT-10-4 = Giocala dalla mano nel tuo turno, non a Kansas City. L’azione immediata si fa o si lascia; la carta conterà comunque.
    .title = Giocarne una
rule-GWT-10-5 = Da 1 a { $steps } passi senza pedaggi, mai a Kansas City; il luogo raggiunto non si usa. In mezzo alle azioni le conclude.
    .title = Muovere senza pedaggi
rule-GWT-10-6 = Un edificio, tassello, disco o carta serve un solo obiettivo.
    .title = Una volta sola
rule-GWT-11 = Il limite di mano è { $hand }, al massimo { $most }. Le carte nuove vanno negli scarti. «Un bovino qualsiasi» non è mai una carta obiettivo, una coppia sono due carte di una razza. Prima scegli quante ne peschi.
    .title = Mano e mazzo
rule-GWT-12-1 = Quando si riempie l’ultimo spazio della riga 12, chi è di turno riceve il segnalino e tutti gli altri hanno ancora un turno. Non si scelgono più lavoratori.
    .title = La fine
rule-GWT-12-2 = Denaro (1 PV ogni { $money } $), edifici, città, stazioni, ostacoli, bovini, obiettivi, capistazione, lavoratori, disco dei passi ({ $disc } PV) e segnalino ({ $token } PV).
    .title = Punti
rule-GWT-12-3 = Quelli giocati contano per forza; quelli ancora tra le tue carte si possono aggiungere. Il programma trova la distribuzione migliore.
    .title = Obiettivi alla fine
rule-GWT-12-4 = Vince chi ha più PV; in caso di parità la vittoria è condivisa.
    .title = Chi vince
rule-AU-1 = Come in due, ma l’Automa non ha plancia, bovini, denaro né certificati. Un obiettivo iniziale ce l’ha come tutti, salvo che il tavolo non lo voglia.
    .title = Preparazione
rule-AU-2 = Sette suoi dischi stanno sulla carta spostamento e coprono le cifre { $digits }; gli altri sono la sua riserva. Il bonus è l’ultima cifra scoperta, all’inizio 0.
    .title = Bonus
rule-AU-3 = I suoi edifici sono una pila mescolata. Facile è senza 7–10, media senza 1, 2, 9 e 10, difficile senza 1–4; sorpresa li ha tutti.
    .title = Difficoltà
rule-AU-4 = { $cards } carte con un lato azioni e un lato opzioni, mescolate.
    .title = Le sue carte
rule-AU-5 = Mandriano e treno partono dall’inizio. Il caso decide chi comincia.
    .title = Da dove parte
rule-AU-6 = Gli obiettivi scoperti sono numerati da 1 a 4, il mercato bovino dalla carta meno alla più pregiata.
    .title = File
rule-AU-7 = Pesca una carta, muove e ne fa l’azione. Le opzioni si leggono sulla carta ora in cima al mazzo.
    .title = Il suo turno
rule-AU-8 = Pescata l’ultima carta, si mescolano le altre { $cards }, così le opzioni sono sempre visibili.
    .title = Nuovo mazzo
rule-AU-9 = Fa tanti passi quanti dice la carta, col bonus se c’è un più. Ai bivi: il ramo con meno passi, poi quello dove non ti deve pedaggi, poi quello dove te ne deve meno, poi il primo.
    .title = Movimento
rule-AU-10 = Non paga nulla di suo; per ogni simbolo mano sui tuoi edifici in cui entra ricevi { $toll } $ dalla banca. I tuoi pedaggi sui suoi edifici vanno alla banca.
    .title = Pedaggi
rule-AU-11 = Invece dell’azione sceglie tre tasselli secondo lo schema della carta e consegna: prima a Colorado Springs, poi sempre una città più in là. Poi il suo mandriano torna all’inizio. Dall’ottava visita non ha più dischi da consegnare; il resto avviene lo stesso.
    .title = La sua Kansas City
rule-AU-12 = Al prossimo bivio davanti al tuo mandriano confronta i rami: spazio boscoso libero, più edifici tuoi, meno passi, pedaggi più bassi. In parità decide il bivio seguente. Costruisce sul primo spazio libero, se può boscoso.
    .title = Costruire
rule-AU-13 = Prende la carta col numero dell’opzione, o la più pregiata se sono meno.
    .title = Bovini
rule-AU-14 = Prende il lavoratore più economico del tipo indicato, senza premi.
    .title = Assumere
rule-AU-15 = Prende la tenda più remunerativa del colore indicato.
    .title = Commercio con gli indiani
rule-AU-16 = Se il suo treno è dietro il tuo, fa tutta la distanza sulla linea principale; altrimenti si ferma alla prima stazione libera a portata, e se non ce n’è fa tutta la distanza sulla linea principale. Sulla casella 39 il movimento finisce: mette un disco, se lì non ne ha, e arretra fino alla casella numerata libera più vicina, senza i { $money } $.
    .title = Treno
rule-AU-17 = In una stazione senza un suo disco ne mette uno di riserva e, se ha un lavoratore, prende il capostazione.
    .title = Le sue stazioni
rule-AU-18 = Prende quello che vale di più, in parità uno del tipo indicato, altrimenti il primo che incontra nel giro inondazione, siccità, frana a partire da quel tipo.
    .title = Ostacolo
rule-AU-19 = Prende l’obiettivo scoperto col numero dell’opzione.
    .title = Obiettivo
rule-AU-20 = Riempimenti, segnalino e fine seguono le regole solite.
    .title = Tutto il resto
rule-AU-21 = Conta città, stazioni, edifici, bovini, ostacoli, il segnalino e tutti i suoi obiettivi come raggiunti.
    .title = I suoi punti

## Tips for the first games

tip-start = Puoi iniziare da qualsiasi edificio neutrale, quelli con una lettera. Le sue azioni sono subito tue: fermati su un simbolo per leggere cosa fa.
tip-move = I luoghi illuminati sono raggiungibili; contano come passi solo i luoghi occupati. Una moneta lungo la strada è un pedaggio: per gli ostacoli alla banca, per gli edifici al proprietario.
tip-visit = Su un edificio neutrale o tuo puoi usare ogni azione una volta, in qualsiasi ordine; oppure una sola azione ausiliaria. Quando hai finito, dillo.
tip-hire = I cowboy comprano bovini, gli artigiani costruiscono, gli ingegneri muovono il treno. I più puntano su uno dei tre. Il prezzo sta accanto alla riga.
tip-build = Scegli un edificio, poi dove metterlo. I tuoi edifici sono tappe con azioni solo tue, e alcuni chiedono un pedaggio agli altri.
tip-buy = Razze nuove rendono le consegne più preziose: a Kansas City ogni razza in mano conta una volta. Con più cowboy i bovini costano meno.
tip-engine = Più lontano arriva il tuo treno, meno costa consegnare alle città lontane. Le stazioni lungo la ferrovia si possono migliorare dove ti fermi.
tip-station = Il miglioramento mette un tuo disco nella stazione: punti alla fine, e un disco che lascia la tua plancia sblocca ciò che copriva.
tip-take = Gli ostacoli che rimuovi e le tende con cui commerci vengono a te: gli ostacoli danno punti e aprono la strada a tutti.
tip-objective = Un obiettivo nel mazzo si può giocare dalla mano per il suo bonus; poi alla fine conta, a favore o contro. Prendi ciò che fai comunque.
tip-certificate = I certificati si tengono per Kansas City: ognuno che spendi lì aumenta di uno il valore della consegna.
tip-foresight = A Kansas City scegli prima dei tasselli per tutti: lavoratori per il mercato, ostacoli e tende per la pista. Scegli ciò che ti aiuta.
tip-income = La tua mano vale la somma delle sue razze diverse. I certificati si aggiungono; spendili quando ti fanno raggiungere una città migliore.
tip-deliver = Una città prende la tua mandria se vale abbastanza. Le città oltre il tuo treno costano denaro. Quasi tutte accettano un solo tuo disco.
tip-auxiliary = Le azioni ausiliarie sono sulla tua plancia. I dischi che metti nelle città o nelle stazioni ne liberano di più forti.

## The guided first turn

guide-welcome = Conduci il bestiame lungo la pista fino a Kansas City, più e più volte. Per strada ti fermi negli edifici e ne usi le azioni; a Kansas City la mandria va in treno verso una città. I punti vengono da tante cose; questo turno mostra come si procede.
guide-hand = Hai in mano quattro carte bovino: due Jersey, una Dutch Belt e una Guernsey. A Kansas City conta ogni razza diversa. Per strada dai via le razze doppie o inutili e te ne procuri di migliori.
guide-place = Nel primo turno puoi iniziare da qualsiasi edificio con una lettera. Tocca quello illuminato, A: lì ricavi denaro dalla Guernsey e assumi un lavoratore.
guide-discard = Il tuo mandriano è su A. Ogni azione dell’edificio si usa una volta. Prima quella illuminata: scarta la Guernsey per { $money } $.
guide-hire = Ora hai { $money } $. Usa la seconda azione dell’edificio: assumi un lavoratore.
guide-craftsman = Prendi l’artigiano dal mercato del lavoro per { $cost } $. Con due artigiani puoi costruire edifici tuoi più forti. Non restando altro da fare, il turno finisce e torni ad avere quattro carte.
guide-visit = Sei in un edificio: usa le azioni illuminate in qualsiasi ordine, ognuna una volta, oppure una sola azione ausiliaria. Poi concludi il turno.
guide-move = D’ora in poi in ogni turno ti muovi lungo la pista: fino a tre luoghi, sempre verso Kansas City. I luoghi vuoti non contano. Ostacoli e certi edifici altrui chiedono un pedaggio; lo vedi prima di andare.
guide-auxiliary = Questa è la tua plancia. Sull’edificio di un altro, o quando un edificio non serve, fai un’azione ausiliaria: denaro o carte nuove. I dischi che lasciano la plancia sbloccano altro.
guide-kansas-city = In fondo alla pista c’è Kansas City: lì si vende la mano, ogni razza diversa aggiunge il suo valore, i certificati aiutano, e un tuo disco va in una città. Poi il viaggio ricomincia.
guide-end = Ora ne sai abbastanza: la partita continua, e ciò che è illuminato si può fare. Ogni simbolo si spiega se ci fermi sopra il mouse o lo tieni premuto un attimo.

## Lessons

lesson-kansas-city = Kansas City
lesson-kansas-city-1 = La tua mano vale qualcosa: due Dutch Belt contano una volta, { $dutch_belt }; Brown Swiss e Holstein { $holstein } ciascuna; in tutto { $herd }. Vai a Kansas City.
lesson-kansas-city-2 = Prima scegli dei tasselli per tutti, uno per colonna: ostacoli e tende vanno sulla pista, i lavoratori al mercato del lavoro. Prendi quelli che vuoi, tre volte.
lesson-kansas-city-3 = La tua mandria vale { $herd } e hai { $certificates } certificati. Albuquerque chiede { $value }: spendine { $spent } e tienine uno.
lesson-kansas-city-4 = Hai ricevuto { $value } $. Consegna alla città migliore che il tuo valore raggiunge: Albuquerque. È oltre il tuo treno, e ogni segnale sulla strada si paga.
lesson-kansas-city-5 = Il disco che mandi viene dalla tua plancia, e ciò che copriva è sbloccato per sempre. Scegli che cosa vorresti avere.
lesson-kansas-city-end = { $value } $ di entrate, { $transport } $ di trasporto, un disco ad Albuquerque e uno spazio sbloccato. Il tuo mandriano ricomincia la pista. Raccogli dunque quattro razze diverse per strada; quelle doppie conviene darle via.
lesson-hiring = Assumere e costruire
lesson-hiring-1 = I lavoratori ti rendono più forte: i cowboy al mercato del bestiame, gli artigiani nel costruire, gli ingegneri sulla ferrovia. Vai all’edificio A, dove si assume.
lesson-hiring-2 = Usa l’azione che assume al prezzo stampato.
lesson-hiring-3 = Il prezzo sta accanto alla riga: prendi l’artigiano della prima riga per { $cost } $.
lesson-hiring-4 = Ora hai due artigiani, perché uno è stampato sulla tua plancia. Lascia il resto e concludi il turno.
lesson-hiring-5 = Tocca di nuovo a te. Vai all’edificio B: lì si costruisce.
lesson-hiring-6 = Ogni artigiano che un edificio richiede qui costa { $cost } $. Usa l’azione.
lesson-hiring-7 = Con due artigiani e { $money } $ puoi permetterti l’edificio { $building }. Mettilo su uno spazio libero: scegli l’edificio, poi il posto.
lesson-hiring-end = Solo tu puoi usarlo, gli altri pagano un pedaggio passando, vale { $vp } punti e allunga la loro strada. Costruisci dove ti fermerai tu.
lesson-engines = Treni e stazioni
lesson-engines-1 = Hai tre ingegneri. Nell’edificio C il tuo treno avanza di tanti spazi quanti sono gli ingegneri: vai lì.
lesson-engines-2 = Usa l’azione con il treno.
lesson-engines-3 = Lo spazio dell’altro treno non conta: lo scambio della prima stazione è a portata. Fermati lì, non più avanti.
lesson-engines-4 = Migliora la stazione per { $cost } $: un disco lascia la tua plancia e sblocca ciò che copriva.
lesson-engines-5 = Il capostazione c’è ancora. Cedi per lui il tuo ultimo ingegnere: dà subito { $gain } $ e alla fine un punto per lavoratore.
lesson-engines-end = Una stazione dà punti e sblocca uno spazio; un capostazione è un traguardo per il resto della partita. Più lontano va il treno, meno costano le città lontane.
lesson-objectives = Obiettivi
lesson-objectives-1 = Hai in mano un obiettivo che chiede un edificio, una tenda verde e una blu. Hai tutto: giocalo. Dà subito { $gain } $ e { $vp } punti alla fine.
lesson-objectives-2 = Un obiettivo giocato e non raggiunto costa punti: prendi quelli adatti a ciò che fai. Nell’edificio C ne ottieni uno: vai lì.
lesson-objectives-3 = Usa l’azione che dà una carta obiettivo.
lesson-objectives-4 = Hai ancora due edifici e un ostacolo che non servono nessun obiettivo: prendi la carta che chiede proprio questi.
lesson-objectives-end = Va nei tuoi scarti e più tardi ti torna in mano. Ogni edificio, tassello e disco serve un solo obiettivo; alla fine il programma trova il modo migliore di distribuirli.
lesson-automa = Leggere l’Automa
lesson-automa-1 = Giochi contro l’Automa. Il suo turno nasce da due carte. Prima fai il tuo: vai all’edificio B.
lesson-automa-2 = Fai la sola azione ausiliaria che dà denaro; poi guarda il turno dell’Automa.
lesson-automa-3 = La sua carta diceva un passo e «assumi». Quale lavoratore, lo dice la carta seguente, ora in cima: un cowboy. Ha preso il più economico. Così vedi già metà del suo prossimo turno. Vai all’edificio C.
lesson-automa-4 = La carta in cima dice un passo e «treno»; di quanto, lo dirà la carta dopo. Prendi ancora denaro e guarda.
lesson-automa-end = Il treno è avanzato di { $spaces } spazi, come dice la nuova carta in cima. Guardala prima di ogni tuo turno: dice quanto andrà lontano l’Automa e che cosa farà; solo i dettagli restano aperti.

## Pictures on the rules page

board-picture-workers = Le righe dei lavoratori su una plancia: cowboy, artigiani, ingegneri.
board-picture-cattleman = I mandriani di due giocatori.
board-picture-teepees = Una tenda verde e una blu. La mano mostra quale pedaggio costa passarci.
board-picture-hazards = Tre ostacoli: un’inondazione, una siccità e una frana, ciascuno con i suoi punti e la mano del suo pedaggio.
board-picture-neutral = Due edifici neutrali con ciò che permettono di fare.
board-picture-private = Due edifici privati di giocatori diversi, con i loro punti e ciò che permettono al proprietario.
board-picture-cattle = Carte bovino: la razza dal colore, il valore di allevamento, i punti.
board-picture-jobs = Il mercato del lavoro in due: ogni riga con il suo prezzo e i suoi lavoratori.
board-picture-cities = Le prime città, con i dischi di due giocatori.
board-picture-stations = Le prime stazioni: il costo del miglioramento, i punti, il posto del disco e il capostazione.
board-picture-objectives = Carte obiettivo: in alto ciò che danno subito; in mezzo i compiti; in basso i punti, e quanto costano se non sono compiute.
