# Carcassonne: Gold Rush in Italian. Informal address (tu). Words of the Italian rulebook: ferroviere, minatore, commerciante,
# fattore, gettone (estrazione), scambio, pepita, ghiaia, campo, mandria, riserva.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Carcassonne: Gold Rush
game-about = Tessera dopo tessera nasce una mappa del Far West: ferrovie, città, praterie e montagne piene d’oro. Manda in giro i tuoi cowboy, pianta la tenda dove c’è l’oro ed estrailo prima degli altri. Da 2 a 5 giocatori.
game-credits = Un gioco di Klaus-Jürgen Wrede, pubblicato da Hans im Glück nel 2014.

## Lands. id: to choose a sentence by. a, on: forms of the name.

name-prairie = prateria
    .id = prairie
    .a = una prateria
    .on = in questa prateria
name-rail = ferrovia
    .id = rail
    .a = una ferrovia
    .on = su questa ferrovia
name-mountain = montagna
    .id = mountain
    .a = una montagna
    .on = su questa montagna
name-city = città
    .id = city
    .a = una città
    .on = in questa città

## What a cowboy can be. a, the: as the object of a sentence.

name-farmer = fattore
    .id = farmer
    .a = un fattore
    .the = il fattore
name-railwayman = ferroviere
    .id = railwayman
    .a = un ferroviere
    .the = il ferroviere
name-miner = minatore
    .id = miner
    .a = un minatore
    .the = il minatore
name-merchant = commerciante
    .id = merchant
    .a = un commerciante
    .the = il commerciante

## Where on a tile: its edges, and for prairies its corners, each with the two half-edges that meet there.
## A place may also be a bare number, so the messages below use no form of $where.

name-N = nord
    .id = N
    .in = a nord
name-E = est
    .id = E
    .in = a est
name-S = sud
    .id = S
    .in = a sud
name-W = ovest
    .id = W
    .in = a ovest
name-nw = nord-ovest
    .id = nw
name-ne = nord-est
    .id = ne
name-en = nord-est
    .id = en
name-es = sud-est
    .id = es
name-se = sud-est
    .id = se
name-sw = sud-ovest
    .id = sw
name-ws = sud-ovest
    .id = ws
name-wn = nord-ovest
    .id = wn

## Tiles. A piece of mountain has one nugget unless its name says otherwise. The start tile has no name here: its id is S.

name-P1 = prateria aperta, campo e mandria
name-P2 = prateria aperta, due campi
name-P3 = prateria aperta, mandria
name-RS1 = binario diritto
name-RS2 = binario diritto, locomotiva
name-RS3 = binario diritto, campo
name-RS4 = binario diritto, locomotiva, mandria
name-RC1 = curva
name-RC2 = curva, locomotiva
name-RC3 = curva, campo all’esterno
name-RC4 = curva, mandria all’esterno
name-RC5 = curva, locomotiva, campo all’interno
name-RJ1 = scambio a tre vie
name-RJ2 = scambio a tre vie, campo
name-RX1 = scambio a quattro vie
name-CT1 = città con tre binari
name-CT2 = città con tre binari, campo
name-CT3 = città con tre binari, mandria
name-CX1 = città con quattro binari
name-MC1 = montagna su un lato, campo
name-MC2 = montagna su un lato, mandria
name-MC3 = montagna su un lato, due pepite
name-MO1 = due montagne su lati opposti
name-MA1 = due montagne su lati vicini, campo
name-MB1 = angolo di montagna, mandria
name-MB2 = angolo di montagna, due pepite
name-MB3 = angolo di montagna, tre pepite
name-MR1 = cresta
name-MR2 = cresta, due pepite, mandria
name-MT1 = montagna su tre lati, due pepite
name-MT2 = montagna su tre lati, tre pepite
name-MF1 = montagna su tutti i lati, tre pepite
name-MS1 = montagna su un lato, binario diritto, locomotiva
name-MS2 = montagna su un lato, binario diritto, due pepite, campo
name-ML1 = montagna su un lato, curva, locomotiva
name-MK1 = montagna su un lato, curva
name-MJ1 = montagna su un lato, scambio a tre vie
name-MV1 = montagna su un lato, città con tre binari
name-MQ1 = angolo di montagna, curva
name-MQ2 = angolo di montagna, curva, locomotiva, due pepite
name-MU1 = montagna su tre lati, binario che vi termina
name-MD1 = montagna su un lato, binario che vi termina
name-MG1 = due montagne, in mezzo un binario diritto, locomotiva

## Parts of sentences, used by the messages below. x grows to the east, y to the north; the start tile is at (0, 0).

spot = ({ $x }, { $y })
turned =
    { $rotation ->
        [0] senza girarla
        [1] girata di un quarto in senso orario
        [2] girata di mezzo giro
       *[3] girata di un quarto in senso antiorario
    }
token-face =
    { $value ->
        [0] ghiaia
        [one] { $value } pepita
       *[other] { $value } pepite
    }
count-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
count-tokens =
    { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
count-length =
    { $length ->
        [one] { $length } tessera
       *[other] { $length } tessere
    }
count-locomotives =
    { $locomotives ->
        [0] nessuna locomotiva
        [one] { $locomotives } locomotiva
       *[other] { $locomotives } locomotive
    }
count-nuggets =
    { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }
count-rails =
    { $rails ->
        [0] nessuna ferrovia completa
        [one] { $rails } ferrovia completa
       *[other] { $rails } ferrovie complete
    }
count-camps =
    { $camps ->
        [0] nessun campo
        [one] { $camps } campo
       *[other] { $camps } campi
    }
count-herds =
    { $herds ->
        [0] nessuna mandria
        [one] { $herds } mandria
       *[other] { $herds } mandrie
    }
scored-rail =
    { $complete ->
        [yes]
            { $doubled ->
                [yes] ferrovia completa ({ $segment }), { count-length }, raddoppiata dall’unica locomotiva
               *[no] ferrovia completa ({ $segment }), { count-length }, { count-locomotives }
            }
       *[no] ferrovia incompleta ({ $segment }), { count-length }
    }
scored-mountain =
    { $complete ->
        [yes] montagna completa ({ $segment }), { count-nuggets }; gettoni presi: { $tokens }
       *[no] montagna incompleta ({ $segment }), { count-nuggets }
    }
scored-city =
    { $complete ->
        [yes] città completa ({ $segment }), { count-rails }
       *[no] città incompleta ({ $segment }), { count-rails }
    }
scored-feature =
    { $land_id ->
        [rail] { scored-rail }
        [mountain] { scored-mountain }
        [city] { scored-city }
       *[prairie] prateria ({ $segment }), { count-camps }, { count-herds }
    }

## Moves and draws, as entries of a list

action-place = Piazzala in { spot }, { turned }
action-cowboy =
    { $job_id ->
        [farmer] Stendi un fattore nella prateria ({ $where })
        [miner] Metti un minatore sulla montagna ({ $where })
        [merchant] Metti un commerciante in città
       *[railwayman] Metti un ferroviere sulla ferrovia ({ $where })
    }
action-tent = Pianta la tenda sulla montagna in { spot }, { $where }
action-mine = Prendi un gettone dalla montagna della tua tenda
action-none = Non fare nulla
short-turned =
    { $rotation ->
        [0] non girata
        [1] ¼ di giro a destra
        [2] ½ giro
       *[3] ¼ di giro a sinistra
    }
short-cowboy = Cowboy

draw-first =
    { $you ->
        [yes] Inizi tu
       *[no] Inizia { $seat }
    }
draw-tile = Tessera: { $tile }
draw-token =
    { $you ->
        [yes] Prendi un gettone: { token-face }
       *[no] { $seat } prende un gettone: { token-face }
    }

## Events

event-started =
    { $you ->
        [yes] Inizi tu.
       *[no] Inizia { $seat }.
    }
event-drew =
    { $you ->
        [yes] Peschi «{ $tile }».
       *[no] { $seat } pesca «{ $tile }».
    }
event-discarded = «{ $tile }» non si può piazzare da nessuna parte ed esce dal gioco.
event-placed =
    { $you ->
        [yes] Piazzi «{ $tile }» in { spot }.
       *[no] { $seat } piazza «{ $tile }» in { spot }.
    }
    .short = { $tile } { spot }.
event-stacked = Montagna in { spot }, { $where }: ora { count-tokens }.
event-cowboy-out =
    { $you ->
        [yes] Mandi in campo { $job_a }: { spot }, { $where }.
       *[no] { $seat } manda in campo { $job_a }: { spot }, { $where }.
    }
    .short = { $job }.
event-tent-out =
    { $you ->
        [yes] Pianti la tenda: { spot }, { $where }.
       *[no] { $seat } pianta la tenda: { spot }, { $where }.
    }
    .short = tenda { spot }.
event-dug =
    { $you ->
        [yes] Estrai oro in { spot }; gettoni rimasti lì: { $tokens }.
       *[no] { $seat } estrae oro in { spot }; gettoni rimasti lì: { $tokens }.
    }
    .short = estrae oro in { spot }.
event-passed =
    { $you ->
        [yes] Non fai altro.
       *[no] { $seat } non fa altro.
    }
event-token =
    { $you ->
        [yes] Ricevi un gettone: { token-face }.
       *[no] { $seat } riceve un gettone coperto.
    }
event-scored = Conteggio: { scored-feature }.
event-awarded =
    { $points ->
        [0]
            { $you ->
                [yes] Non ne ricavi punti.
               *[no] { $seat } non ne ricava punti.
            }
       *[other]
            { $you ->
                [yes] Guadagni { count-points }.
               *[no] { $seat } guadagna { count-points }.
            }
    }
event-cowboy-home =
    { $you ->
        [yes] Riprendi { $job_the } in { spot }.
       *[no] { $seat } riprende { $job_the } in { spot }.
    }
    .short = riprende { $job_the }.
event-tent-home =
    { $you ->
        [yes] La tua tenda in { spot } torna nella riserva.
       *[no] { $seat } riprende la tenda in { spot }.
    }
event-lost =
    { $tokens ->
        [one] { count-tokens } esce dal gioco senza essere visto.
       *[other] { count-tokens } escono dal gioco senza essere visti.
    }
event-counted =
    { $points ->
        [0]
            { $you ->
                [yes] Non hai oro da contare.
               *[no] { $seat } non ha oro da contare.
            }
       *[other]
            { $you ->
                [yes] Il tuo oro ti dà { count-points }.
               *[no] { $seat } riceve { count-points } per l’oro.
            }
    }
event-ended =
    { $reason ->
        [last-tile] La partita è finita: l’ultima tessera è stata piazzata.
        [no-place] La partita è finita: l’ultima tessera pescata non si può piazzare.
       *[other] La partita è finita.
    }

## What the table waits for

to-end = Tessere ancora da piazzare: { $tiles }
    .short = Tessere: { $tiles }
    .about = La partita finisce quando è stata piazzata l’ultima tessera.
phase-first = Il caso decide chi inizia.
phase-tile = Si sta per pescare una tessera.
phase-place = Scegli dove piazzare la tessera e come girarla.
phase-act = Metti un cowboy, pianta o sposta la tenda, estrai oro oppure non fare nulla.
phase-mine = Si sta per scoprire il gettone estratto.
phase-deal = Si distribuiscono i gettoni di una montagna completa.
phase-over = La partita è finita.

## Why an action is not possible

refusal-place-first = Prima piazza la tessera; cowboy, tenda ed estrazione vengono dopo.
refusal-placed-already = In questo turno hai già piazzato la tessera.
refusal-no-tent = Non puoi estrarre oro: la tua tenda non è su una montagna.
refusal-no-tokens = Sulla montagna della tua tenda non ci sono più gettoni.
refusal-no-such-rotation = Una tessera si può girare di 0, 1, 2 o 3 quarti, non di { $rotation }.
refusal-touches-no-tile = In { spot } la tessera non toccherebbe nessun’altra con un lato intero.
refusal-occupied = In { spot } c’è già una tessera.
refusal-does-not-continue = Il paesaggio deve continuare, ma { $side_in } la tessera mostra { $shows_a } dove serve { $asks_a }.
refusal-no-cowboy = Non hai più cowboy nella riserva.
refusal-not-on-the-new-tile = Un cowboy si può mettere solo sulla tessera appena piazzata, in { spot }.
refusal-nothing-there = Su questa tessera niente si chiama «{ $where }».
refusal-other-job = Questa è { $land_a }: lì un cowboy fa il { $job }.
refusal-without-farmers = A questo tavolo si gioca senza fattori, perciò nelle praterie non si mettono cowboy.
refusal-occupied-by =
    { $you ->
        [yes] Hai già un cowboy { $land_on }.
       *[no] { $seat } ha già un cowboy { $land_on }.
    }
refusal-other-name = Questo posto si indica con «{ $name_id }» ({ $name }).
refusal-no-tile = In { spot } non c’è nessuna tessera.
refusal-no-mountain = Lì ({ $where }) non c’è una montagna, e la tenda ne ha bisogno.
refusal-mountain-complete = Questa montagna è completa; la tenda può stare solo su una montagna incompleta.
refusal-stands-there = La tua tenda è già lì.
refusal-not-vacant = Questo segmento di montagna è già occupato da un minatore o da una tenda.

## What is wrong with a tile list, a position or a scene; the field is named before the sentence

bad-wrong-number-of-tiles = Le tessere qui devono essere { $expected }, invece sono { $got }.
bad-wrong-number-of-tokens = I gettoni qui devono essere { $expected }, invece sono { $got }.
bad-wrong-total = A contarli risultano { $expected }, non { $got }.
bad-not-one-start-tile = Deve esserci esattamente una tessera iniziale, invece sono { $got }.
bad-start-needs-one-nugget = La tessera iniziale deve avere una montagna con una pepita; ne ha { $got }.
bad-many-nuggets = { $got } pepite su una sola montagna: nessuna tessera nota ne mostra più di { $usual }. Accettato lo stesso.
bad-not-a-word = Qui serve una sola parola, non «{ $got }».
bad-not-a-number = Qui serve un numero intero, non «{ $got }».
bad-not-four-edges = I lati sono quattro lettere tra P, R e M, per nord, est, sud e ovest, non «{ $got }».
bad-not-two-ends = Una ferrovia ha due estremi, non { $got }.
bad-not-edges = Qui servono i lati della montagna, per esempio "NE", non «{ $got }».
bad-not-half-edges = Qui servono i mezzi lati della prateria, per esempio "nw ne", non «{ $got }».
bad-other-edge = «{ $got }» non corrisponde ai lati di questa tessera ({ $edges }).
bad-edge-not-named = Qui manca il lato { $edge } della tessera.
bad-half-edge-not-named = Il mezzo lato { $half } non appartiene a nessuna prateria.
bad-not-the-rails-that-leave-it = I binari che partono dalla città sono { $expected }, non { $got }.
bad-walls-cross = Ferrovie e montagne di questa tessera si incrocerebbero (lati { $edges }).
bad-together = Niente separa { $one } e { $two }: devono essere la stessa prateria.
bad-parted = { $one } e { $two } sono separati da ferrovia o montagna: non possono essere la stessa prateria.
bad-not-the-start-tile = La mappa deve cominciare con la tessera iniziale: { $expected }.
bad-not-a-placement = «{ $got }» non è una tessera piazzata; scrivila così: RS1 -1,0 3
bad-not-a-place = «{ $got }» non è una posizione; scrivila così: -1,0
bad-not-a-segment = «{ $got }» non è un punto di una tessera; scrivilo così: -1,0 E
bad-not-a-piece = «{ $got }» non è un pezzo; scrivilo così: red miner 0,1 N
bad-not-an-action = «{ $got }» non è un’azione; scrivine una come queste: miner N, merchant, tent 0,0 N, mine, none
bad-not-space-and-laps = Qui servono spazio (da 0 a { $last }) e giri, per esempio [1, 1], non «{ $got }».
bad-no-such-tile = Nell’elenco non c’è nessuna tessera «{ $got }».
bad-too-many-of-a-tile = La tessera { $tile } compare più volte di quante ne contenga l’elenco.
bad-does-not-fit = «{ $got }» lì non si può piazzare.
bad-fits-nowhere = La tessera { $tile } non si può piazzare da nessuna parte, quindi sarebbe già stata scartata.
bad-no-tile-there = In «{ $got }» non c’è nessuna tessera.
bad-no-such-segment = In «{ $got }» non c’è nulla.
bad-not-just-completed = «{ $got }» non è una montagna completata dall’ultima tessera.
bad-no-mountain = In «{ $got }» non c’è una montagna.
bad-not-vacant = «{ $got }» è già occupato da un minatore o da una tenda.
bad-feature-complete = Qui non può esserci nessuno: i punti sono già stati contati.
bad-other-job = «{ $got }»: lì un cowboy è { $job }.
bad-without-farmers = «{ $got }»: il tavolo gioca senza fattori.
bad-no-place-for-a-cowboy = «{ $got }»: lì non può esserci un cowboy; ogni tessera ne tiene al massimo uno, quella iniziale nessuno e una tessera nuova nessuno prima che chi l’ha piazzata abbia agito.
bad-no-tent-on-the-map = La tenda di «{ $got }» non è sulla mappa.
bad-too-many-of-a-token = Non ci sono così tanti gettoni di valore { $value }.
bad-too-many-tokens = I giocatori hanno { $got } gettoni, ma possono averne presi al massimo { $most }.
bad-two-heights = Questa montagna ha due altezze: { $got } e { $other }.
bad-does-not-fit-phase = Questo valore non è compatibile con la fase «{ $phase }».

## Itemised scores: the row; its points and why-… stand beside it

item-start = Punti iniziali
item-scoring = Conteggio { $scoring }: { scored-feature } (cowboy per posto: { $cowboys })
    .category = Conteggi
item-tokens =
    { $points ->
        [0] Gettoni estrazione: nessuna pepita
       *[other] Gettoni estrazione: { $values }
    }
    .category = Gettoni estrazione

why-GR-61 = Ferrovia completa: 1 punto per tessera.
why-GR-63 = Ferrovia completa con esattamente una locomotiva: 2 punti per tessera.
why-GR-68 = Montagna completa: 1 punto per ogni pepita stampata.
why-GR-76 = Città completa: { $city_rail } punti per ogni ferrovia completa.
why-GR-89 = Montagna incompleta alla fine: 1 punto per ogni pepita stampata.
why-GR-90 = Ferrovia incompleta alla fine: 1 punto per tessera, con o senza locomotive.
why-GR-91 = Città incompleta alla fine: { $city_rail } punti per ogni ferrovia completa.
why-GR-94 = Prateria alla fine: { $camp } punti per campo e { $herd } per mandria.
why-GR-95 = Gettoni estrazione: 1 punto per pepita; la ghiaia non vale nulla.

## Options

option-farmers = Fattori
    .about = Se i cowboy si possono stendere nelle praterie. Per la prima partita il regolamento consiglia di farne a meno (GR-40).
option-farmers-true = Con i fattori
option-farmers-false = Senza fattori
option-first_seat = Primo giocatore
    .about = Chi gioca il primo turno. Secondo il regolamento lo decide il giocatore più giovane; qui puoi lasciar fare al caso o scegliere un posto (GR-14).
option-first_seat-random = A caso
option-first_seat-0 = Posto 1
option-first_seat-1 = Posto 2
option-first_seat-2 = Posto 3
option-first_seat-3 = Posto 4
option-first_seat-4 = Posto 5
option-last_turn = L’ultimo turno
    .about = Se il turno dell’ultima tessera si gioca per intero; o se il suo secondo passo (cowboy, tenda, estrazione) si salta e si conta solo ciò che ha completato; o se la partita finisce appena la tessera è sul tavolo, e ciò che ha completato vale come incompleto (GR-88).
option-last_turn-full = Giocato per intero
option-last_turn-tile = Finisce con la tessera
option-last_turn-scored = Conteggio, senza il secondo passo
option-unclaimed_tokens = Gettoni di nessuno
    .about = Che cosa succede ai gettoni di una montagna completata senza minatori (GR-74).
option-unclaimed_tokens-lost = Fuori dal gioco
option-unclaimed_tokens-active = A chi l’ha completata
option-gap = Vuoti dentro una montagna
    .about = Una montagna può racchiudere uno spazio vuoto a cui rivolge solo prateria: se è completa lo stesso o, come dice alla lettera il regolamento, solo quando il vuoto è riempito (GR-67).
option-gap-complete = È completa lo stesso
option-gap-open = Non è completa finché il vuoto non è riempito
option-tiles = Tessere e gettoni
    .about = Le tessere stampate non sono documentate, e nemmeno quanti gettoni ci siano di ogni valore, perciò le une e gli altri sono una ricostruzione. Se possiedi il gioco, puoi caricare l’elenco vero (GR-2, GR-5).
option-tiles-reconstructed = Ricostruiti

## Labels of the board

board-turn =
    { $you ->
        [yes] Tocca a te
       *[no] Tocca a { $seat }
    }
board-map = Mappa
board-coordinates = (x, y): x conta verso est, y verso nord, a partire dalla tessera iniziale (0, 0)
board-tiles = Tessere sulla mappa
board-zoom-in = Ingrandisci
board-zoom-out = Rimpicciolisci
board-whole-map = Mostra tutta la mappa
board-out-of-sight = Fuori vista: { $moves }
board-tile = Tessera da piazzare
board-rotate-right = Gira in senso orario
board-rotate-left = Gira in senso antiorario
board-place-here = Piazzala qui: { spot }
board-seats = Posti, tessere, elementi
board-tiles-left = Tessere rimaste
board-bag = Tessere ancora da pescare
board-discarded = Tessere fuori dal gioco
board-score = Punti
board-reserve = Cowboy in riserva
board-cowboys = Cowboy sulla mappa
board-tent = Tenda
board-tent-in-reserve = Tenda in riserva
board-tent-at = Tenda in { spot }
board-mine = Estrai
board-nothing = Nulla
board-tokens = Gettoni presi
board-values = I tuoi gettoni
board-unseen = Gettoni che non hai visto, per valore
board-rail = Ferrovia: { count-length }, { count-locomotives }
board-mountain = Montagna: { count-nuggets }, { count-tokens }
board-city = Città: { count-rails }
board-prairie = Prateria: { count-camps }, { count-herds }
board-complete = completa
board-open = incompleta
score-map = Sulla mappa
board-nobody = Nessuno
board-cowboys-here = Cowboy qui: { $cowboys }
board-free = Nessun cowboy qui
board-locomotive = Locomotiva
board-nugget = Pepita
board-camp = Campo
board-herd = Mandria di cavalli

## The rules

rules-intro = A turno aggiungi una tessera alla mappa del Far West e puoi mandare in campo un cowboy: come ferroviere, minatore, commerciante o fattore. Con la tenda puoi anche prendere oro dalle montagne degli altri. Ferrovie, montagne e città danno punti quando sono complete, le praterie e l’oro alla fine; vince chi allora ha più punti.
rules-box = Con che cosa si gioca e come si chiama.
rules-setup = Che cosa c’è sul tavolo prima del primo turno e chi inizia.
rules-turn = Che cosa puoi fare quando tocca a te, e in quale ordine.
rules-tile = Dove può andare una tessera.
rules-tokens = Come l’oro arriva sulle montagne.
rules-cowboys = Che cosa puoi fare dopo la tessera, prima possibilità: occupare qualcosa.
rules-tent = La seconda possibilità: avvicinarsi all’oro.
rules-mining = La terza possibilità: prenderne un po’.
rules-scoring = Chi riceve punti per ciò che è completo.
rules-rails = Quando una ferrovia è completa e quanto vale.
rules-mountains = Quando una montagna è completa e chi ne ottiene l’oro.
rules-cities = Quando una città è completa e quanto vale.
rules-return = Chi torna dopo un conteggio.
rules-prairies = Dove comincia e dove finisce una prateria.
rules-end = Quando finisce la partita, che cosa conta ancora e chi ha vinto.
rules-secrets = Che cosa non puoi vedere e come il programma resta corretto.

chapter-box = Nella scatola
chapter-setup = Preparazione
chapter-turn = Il tuo turno
chapter-tile = Piazzare una tessera
chapter-tokens = I gettoni estrazione
chapter-cowboys = Mettere un cowboy
chapter-tent = La tenda
chapter-mining = Estrarre oro
chapter-scoring = Il conteggio dei punti
chapter-rails = Ferrovie
chapter-mountains = Montagne
chapter-cities = Città
chapter-return = Il ritorno dei cowboy
chapter-prairies = Praterie
chapter-end = Fine della partita
chapter-secrets = Che cosa è nascosto

rule-GR-1 = Giocano da 2 a 5 persone, in senso orario, cioè nell’ordine dei posti.
    .title = I giocatori
rule-GR-2 = Le tessere sono { $tiles }, quadrate, compresa quella iniziale. Mostrano ferrovie, a volte con locomotive, montagne con pepite, praterie, a volte con campi o mandrie di cavalli, e città. Quali siano quelle stampate non è documentato, perciò la nostra serie è una ricostruzione; se possiedi il gioco, puoi caricare il tuo elenco.
    .title = Le tessere
rule-GR-3 = Ogni lato di una tessera è prateria, ferrovia o montagna. Città e scambi stanno all’interno e non toccano mai un lato, perciò una città sta su una sola tessera.
    .title = I lati
rule-GR-4 = Ogni segmento di montagna mostra delle pepite, nella nostra serie 1, 2 o 3. Da una città partono 3 o 4 binari.
    .title = Pepite e binari di città
rule-GR-5 = I { $tokens } gettoni estrazione hanno il retro uguale. Sul fronte mostrano { $nuggets } pepite, che valgono altrettanti punti, oppure ghiaia, che non vale nulla. Quanti ce ne siano di ogni tipo è ricostruito.
    .title = I gettoni estrazione
rule-GR-6 = Hai { $cowboys } cowboy e una tenda del tuo colore. Un cowboy segna i tuoi punti, quindi ne giochi { $on_map }.
    .title = Cowboy e tenda
rule-GR-7 = Il segnapunti è un anello di { $spaces } spazi, da 0 a { $last }. Chi ha fatto un giro stende il proprio segnalino: disteso sullo spazio 1 vuol dire { $lying }. Il programma continua semplicemente a contare.
    .title = Il segnapunti
rule-GR-8 = Un pezzo continuo di ferrovia, montagna o prateria su una tessera è un segmento; i segmenti collegati da una tessera all’altra formano un’unica ferrovia, montagna o prateria. Una città sta da sola. Scambi e città interrompono le ferrovie: ogni braccio è un segmento a sé, e due bracci sono la stessa ferrovia solo se li unisce un binario fuori dalla tessera.
    .title = I segmenti
rule-GR-9 = Un cowboy è ferroviere su una ferrovia, minatore su una montagna, commerciante in una città e, disteso, fattore in una prateria.
    .title = Quattro mestieri
rule-GR-10 = La tessera iniziale sta al centro del tavolo. La sua montagna mostra una pepita, quindi riceve un gettone coperto.
    .title = La tessera iniziale
rule-GR-11 = Le altre { $tiles } tessere si mescolano e restano coperte.
    .title = Le tessere da pescare
rule-GR-12 = Anche gli altri { $tokens } gettoni restano coperti. Al tavolo li posa un giocatore per tutti; qui lo fa il programma.
    .title = La scorta di gettoni
rule-GR-13 = Ognuno prende { $cowboys } cowboy e una tenda e mette uno dei cowboy sullo spazio 0 del segnapunti.
    .title = I pezzi di ognuno
rule-GR-14 = Secondo il regolamento è il giocatore più giovane a dire chi inizia. Interpretazione: qui si tira a sorte, a meno che per il tavolo non sia stato scelto un primo posto.
    .title = Chi inizia
rule-GR-15 = Il tuo turno ha tre passi, in quest’ordine. Prima peschi una tessera e la piazzi, con i suoi gettoni. Poi puoi fare una di tre cose: mettere un cowboy, piantare o spostare la tenda, prendere un gettone. Infine si contano i punti di ciò che la tessera ha completato.
    .title = Tre passi
rule-GR-16 = Il secondo passo si può saltare. Delle sue tre cose ne fai al massimo una, quindi non puoi spostare la tenda ed estrarre nello stesso turno.
    .title = Una cosa o nessuna
rule-GR-17 = I punti si contano dopo il secondo passo, e solo se la tessera ha completato una ferrovia, una montagna o una città. Poi tocca al giocatore successivo in senso orario.
    .title = I punti per ultimi
rule-GR-18 = Devi pescare una tessera e piazzarla. Tutti possono vederla e dire la loro.
    .title = Pescare e piazzare
rule-GR-19 = La tessera deve toccarne almeno un’altra con un lato intero. Un angolo non basta.
    .title = Lato contro lato
rule-GR-20 = Dove tocca altre tessere il paesaggio deve continuare: ferrovia con ferrovia, montagna con montagna, prateria con prateria. Puoi girare la tessera come vuoi.
    .title = Il paesaggio continua
rule-GR-21 = Una tessera che non si può piazzare esce dal gioco e ne peschi un’altra, finché una si può piazzare.
    .title = Una tessera senza posto
rule-GR-22 = Una tessera che in qualche modo trova posto va piazzata, che ti piaccia o no.
    .title = Ciò che ci sta si piazza
rule-GR-23 = Interpretazione: se le ultime tessere pescate non si possono piazzare e non ce ne sono altre, la partita finisce subito. Il secondo passo non c’è; segue il conteggio finale.
    .title = Nessuna tessera ci sta più
rule-GR-24 = Una tessera scartata non porta gettoni. I turni sono quindi { $turns }, meno uno per ogni tessera scartata.
    .title = Quanti turni
rule-GR-25 = Appena piazzi una tessera con una montagna, su quella montagna si mettono, coperti, tanti gettoni quante sono le pepite della tessera.
    .title = Oro per le montagne
rule-GR-26 = Tutti i gettoni di una montagna formano una sola pila; i nuovi si aggiungono a quella.
    .title = Una pila per montagna
rule-GR-27 = Se una tessera ha due segmenti di montagna separati, ogni montagna riceve i gettoni del proprio segmento.
    .title = Due montagne su una tessera
rule-GR-28 = Quando una tessera unisce delle montagne, le loro pile diventano una sola, con in più i gettoni della tessera.
    .title = Le pile si uniscono
rule-GR-29 = I gettoni ci sono già prima del secondo passo: puoi estrarne uno appena portato dalla tua tessera.
    .title = Oro fresco
rule-GR-30 = Con le nostre tessere ci sono tante pepite quanti gettoni. Interpretazione: se il tuo elenco ha più pepite, si mettono i gettoni rimasti.
    .title = Gettoni a sufficienza
rule-GR-31 = Puoi mettere un solo cowboy della tua riserva, e solo sulla tessera appena piazzata.
    .title = Solo sulla tessera nuova
rule-GR-32 = Il cowboy occupa una sola cosa di quella tessera: una ferrovia, una montagna, la città o una prateria.
    .title = Una cosa sola
rule-GR-33 = Su quella ferrovia, montagna o prateria, in tutta la mappa, non deve esserci ancora alcun cowboy: né di altri né tuo.
    .title = Nessuno prima di te
rule-GR-34 = Contano solo i cowboy. Una tenda sulla montagna non tiene fuori un minatore.
    .title = Le tende non contano
rule-GR-35 = Una città è sempre libera quando la sua tessera viene piazzata, e solo allora può entrarci un commerciante.
    .title = Subito in città
rule-GR-36 = I bracci di uno scambio o di una città sono ferrovie diverse. Un ferroviere su uno non blocca gli altri, a meno che un binario esterno non li unisca, e nemmeno il commerciante in città.
    .title = Braccio per braccio
rule-GR-37 = Puoi occupare anche ciò che la tua tessera ha appena completato, se non c’è nessun cowboy. I punti si contano nello stesso turno e il cowboy torna subito.
    .title = Andata e ritorno
rule-GR-38 = Anche senza cowboy nella riserva piazzi tessere. Puoi usare la tenda, estrarre o non fare nulla.
    .title = Senza cowboy
rule-GR-39 = Su una tessera non c’è quindi mai più di un cowboy, e su quella iniziale nessuno. Una tenda può starci.
    .title = Un cowboy per tessera
rule-GR-40 = Per le prime partite il regolamento consiglia di giocare senza fattori. Allora nessun cowboy va nelle praterie e queste non danno punti; il resto non cambia.
    .title = Senza fattori
rule-GR-41 = Invece di mettere un cowboy puoi piantare la tenda su un segmento di montagna, prendendola dalla riserva o da dove si trova.
    .title = Piantare e spostare
rule-GR-42 = La tenda può stare sulla tessera nuova o su una qualsiasi delle altre, anche su quella iniziale.
    .title = Ovunque sulla mappa
rule-GR-43 = La montagna deve essere incompleta. Quella che la tua tessera ha appena completato è già completa.
    .title = Solo montagne incomplete
rule-GR-44 = Il segmento deve essere libero: nessun minatore e nessuna tenda. Un cowboy su altro nella stessa tessera non dà fastidio.
    .title = Un segmento libero
rule-GR-45 = Chi sta sugli altri segmenti della stessa montagna non importa. Puoi avere minatore e tenda sulla stessa montagna, e più tende possono dividersela.
    .title = Vicini
rule-GR-46 = Interpretazione: non puoi piantare la tenda dove si trova già. Un altro segmento della stessa montagna va bene.
    .title = Non nello stesso punto
rule-GR-47 = Interpretazione: non puoi riportare la tenda nella riserva. Torna quando la sua montagna è completa (GR-73) o alla fine.
    .title = Una volta fuori, resta fuori
rule-GR-48 = Va bene anche una montagna senza gettoni.
    .title = In attesa dell’oro
rule-GR-49 = Se non metti né cowboy né tenda, puoi prendere il gettone in cima alla pila della montagna dove si trova la tua tenda.
    .title = Prendere un gettone
rule-GR-50 = Non importa quali cowboy e quali tende ci siano su quella montagna.
    .title = Chiunque ci sia
rule-GR-51 = Il gettone resta coperto davanti a te. Puoi guardarlo, ma conta solo alla fine. Interpretazione: quanti gettoni hai lo possono vedere tutti.
    .title = Il tuo segreto
rule-GR-52 = Senza una tenda sulla mappa, o senza gettoni sulla sua montagna, non puoi estrarre. La tenda resta dov’è.
    .title = Niente da estrarre
rule-GR-53 = Puoi ancora estrarre da una montagna che la tua tessera ha appena completato, perché i punti si contano dopo. Piantarci la tenda invece non è più permesso (GR-43).
    .title = All’ultimo momento
rule-GR-54 = Estrarre non cambia mai il valore della montagna: i suoi punti vengono dalle pepite stampate.
    .title = I punti restano
rule-GR-55 = Ferrovie, montagne e città complete danno subito i loro punti. Le praterie li danno solo alla fine.
    .title = Che cosa dà punti
rule-GR-56 = Non importa chi ha completato: i punti vanno ai cowboy che ci sono sopra.
    .title = Chiunque abbia piazzato
rule-GR-57 = I punti di una ferrovia o di una montagna vanno a chi vi ha più cowboy. Se più giocatori sono alla pari, ognuno li riceve tutti; gli altri nulla.
    .title = La maggioranza
rule-GR-58 = Una tessera può completare più cose insieme; tutte danno punti. Il programma conta prima le ferrovie, poi le montagne, poi le città, ma l’ordine non cambia nulla.
    .title = Più cose insieme
rule-GR-59 = Ogni cosa dà punti una volta sola, perché non le si può più aggiungere nulla.
    .title = Una volta sola
rule-GR-60 = Una ferrovia è completa quando termina da entrambe le parti in uno scambio, una città o una montagna, oppure quando è un anello.
    .title = Ferrovia completa
rule-GR-61 = Dà 1 punto per ogni tessera che attraversa.
    .title = Punti di una ferrovia
rule-GR-62 = Una tessera conta una volta, anche se la ferrovia ci passa due volte. Contano anche le tessere delle estremità e quella iniziale.
    .title = Contare le tessere
rule-GR-63 = Se sulla ferrovia c’è esattamente una locomotiva, i punti raddoppiano. Con nessuna, o con due o più, no.
    .title = La locomotiva
rule-GR-64 = Le locomotive su altre ferrovie delle stesse tessere non contano.
    .title = Solo su questa ferrovia
rule-GR-65 = Senza ferrovieri nessuno riceve punti, ma la ferrovia è completa e conta per le città.
    .title = Ferrovia senza ferroviere
rule-GR-66 = Una montagna è completa quando la prateria la circonda: nessun suo lato di montagna dà su uno spazio vuoto.
    .title = Montagna completa
rule-GR-67 = Interpretazione: contano solo i lati di montagna. Uno spazio vuoto racchiuso dalla montagna, che però vi si affaccia solo con la prateria, non le impedisce di essere completa. Alla lettera il regolamento non vuole alcun vuoto all’interno; se per il tavolo è stata scelta questa lettura, la montagna è completa solo quando il vuoto è riempito.
    .title = I vuoti
rule-GR-68 = Chi vi ha più minatori prende prima tutti i gettoni rimasti e riceve poi 1 punto per ogni pepita stampata sulla montagna.
    .title = Oro e punti
rule-GR-69 = In caso di parità i gettoni si distribuiscono uno alla volta, in senso orario, tra i giocatori alla pari, cominciando da chi ha completato la montagna; ognuno di loro riceve tutti i punti delle pepite.
    .title = Dividere l’oro
rule-GR-70 = Interpretazione: se chi l’ha completata non è tra i giocatori alla pari, si comincia dal primo di loro in senso orario. I gettoni in più vanno a chi viene prima.
    .title = A chi va il primo gettone
rule-GR-71 = Qui le tende non contano, né per la maggioranza né per i punti.
    .title = Le tende non valgono
rule-GR-72 = I gettoni estratti prima non ci sono più. I punti delle pepite non cambiano (GR-54).
    .title = Ciò che è già estratto
rule-GR-73 = Tutte le tende su una montagna completa tornano ai loro proprietari.
    .title = Le tende tornano
rule-GR-74 = Interpretazione: se non ci sono minatori, nessuno riceve punti e i gettoni escono dal gioco senza essere visti. Se così è stato scelto per il tavolo, li prende chi ha completato la montagna.
    .title = Montagna senza minatore
rule-GR-75 = Una città è completa quando ognuno dei suoi 3 o 4 binari fa parte di una ferrovia completa.
    .title = Città completa
rule-GR-76 = Il suo commerciante riceve { $city_rail } punti per ogni ferrovia completa collegata.
    .title = Punti di una città
rule-GR-77 = Una ferrovia che parte dalla città e vi ritorna conta una volta: { $city_rail } punti, non { $twice }.
    .title = Partenza e ritorno
rule-GR-78 = Due ferrovie diverse verso la stessa città sono due ferrovie. Una ferrovia tra due città conta per entrambe.
    .title = Tra due città
rule-GR-79 = Quanto siano lunghe quelle ferrovie e chi o che cosa ci sia sopra non importa.
    .title = Ogni ferrovia va bene
rule-GR-80 = Una città è spesso completata da una tessera lontana. Può anche essere completa nel turno in cui viene piazzata, e il commerciante può entrarci proprio in quel turno (GR-37).
    .title = Completata da lontano
rule-GR-81 = Dopo il conteggio tutti i cowboy presenti tornano ai proprietari, anche quelli di chi non ha ricevuto punti. Li puoi riusare dal tuo prossimo turno.
    .title = Ritorno nella riserva
rule-GR-82 = Un fattore resta fino alla fine della partita.
    .title = I fattori restano
rule-GR-83 = Una prateria è delimitata da ferrovie, montagne e dal bordo della mappa.
    .title = I confini di una prateria
rule-GR-84 = Le praterie di due tessere vicine sono collegate dove mezzo lato è prateria da entrambe le parti. A sinistra e a destra di una ferrovia continuano separate. Gli angoli non collegano nulla.
    .title = Da tessera a tessera
rule-GR-85 = Una città o uno scambio non delimita una prateria da sé; lo fanno i binari che vi si incontrano.
    .title = Le città non sono recinti
rule-GR-86 = Una tessera può unire praterie che hanno già fattori. Allora ce n’è più d’uno, ma chi ha piazzato la tessera non può aggiungerne (GR-33).
    .title = Praterie unite
rule-GR-87 = La partita finisce quando è stata piazzata l’ultima tessera.
    .title = L’ultima tessera
rule-GR-88 = Interpretazione: il turno dell’ultima tessera si gioca per intero, con il secondo passo e il conteggio. Per il tavolo si può scegliere altrimenti: il secondo passo si salta, ma ciò che la tessera ha completato dà ancora i suoi punti; oppure la partita finisce appena la tessera è sul tavolo, e ciò che ha completato vale come incompleto.
    .title = L’ultimo turno
rule-GR-89 = Prima escono dal gioco tutte le tende e tutti i gettoni sulla mappa. Poi ogni montagna incompleta dà 1 punto per pepita stampata a chi vi ha più minatori; in caso di parità, a ognuno dei giocatori alla pari.
    .title = Montagne incomplete
rule-GR-90 = Ogni ferrovia incompleta dà 1 punto per tessera a chi vi ha più ferrovieri; in caso di parità, a ognuno dei giocatori alla pari. Le locomotive non hanno effetto.
    .title = Ferrovie incomplete
rule-GR-91 = Ogni città incompleta dà al suo commerciante { $city_rail } punti per ogni ferrovia completa collegata; come in GR-77 una ferrovia conta una volta.
    .title = Città incomplete
rule-GR-92 = Poi tornano tutti i cowboy, tranne i fattori.
    .title = Spazio ai fattori
rule-GR-93 = Una prateria vale { $camp } punti per ogni campo e { $herd } per ogni mandria di cavalli che contiene.
    .title = Valore di una prateria
rule-GR-94 = Il valore di una prateria va a chi vi ha più fattori; in caso di parità, per intero a ognuno dei giocatori alla pari. Non deve essere chiusa e può non valere nulla.
    .title = Punti dei fattori
rule-GR-95 = Ognuno scopre i propri gettoni e riceve 1 punto per ogni pepita. La ghiaia non dà nulla.
    .title = Contare l’oro
rule-GR-96 = Vince chi ha più punti. Interpretazione: in caso di parità la vittoria è condivisa; il duello su cui scherza il regolamento è affar vostro.
    .title = Chi vince
rule-GR-97 = Un punteggio ha quindi quattro parti: punti durante la partita, cose incomplete, praterie e gettoni.
    .title = Quattro parti
rule-GR-98 = Nascosti sono l’ordine delle tessere, ma non quali restano, e il valore di ogni gettone che nessuno ha preso. Ciò che hai preso lo sai solo tu, fino alla fine. Tutto il resto è visibile.
    .title = Visibile e nascosto
rule-GR-99 = Il programma sorteggia il valore di un gettone quando qualcuno lo prende, tra tutti i valori non ancora presi. Poiché prima nessuno lo vede, è come avere pile mescolate.
    .title = I valori si sorteggiano tardi
rule-GR-100 = I gettoni usciti dal gioco senza essere visti, o mai posati, restano tra i valori possibili.
    .title = Gettoni mai visti
rule-GR-101 = Il programma tiene il numero di gettoni su ogni montagna, nella scorta e fuori dal gioco, e ciò che ognuno ha preso.
    .title = Che cosa si tiene
rule-GR-102 = Puoi sapere i tuoi valori, quanti gettoni ha ognuno e quanto sono alte le pile. Su tutti gli altri valori non sai nulla.
    .title = Che cosa puoi sapere
rule-GR-103 = I bot non sanno più di quanto saprebbe chi siede al loro posto: immaginano tessere e gettoni e non sbirciano mai.
    .title = I bot non sbirciano
rule-GR-104 = Quando si distribuiscono i gettoni (GR-69), ognuno è sorteggiato da sé, in quell’ordine.
    .title = Uno alla volta
rule-GR-105 = Quanto vale in media un gettone mai visto: la somma di tutti i valori meno i tuoi, divisa per il numero dei gettoni meno i tuoi. All’inizio è 108/{ $tokens }, circa 1,7 punti.
    .title = Quanto vale un gettone
rule-GR-106 = L’ordine in una pila e quale gettone stia dove non fanno quindi differenza.
    .title = L’ordine non conta

## What the page can filter the log by

log-tiles = Tessere
log-pieces = Cowboy e tende
log-tokens = Gettoni
log-scoring = Conteggi

## What the things on the board are: a name, and a sentence or two

meaning-seat = Ognuno ha un colore con una lettera e una forma. I cowboy e le tende sulla mappa mostrano di chi sono.
    .title = Giocatore
meaning-score = I punti fatti finora. Alla fine si aggiungono le cose incomplete, le praterie e l’oro estratto.
    .title = Punti
meaning-reserve = Quattro per giocatore. Quelli colorati sono in riserva; quelli pallidi sono sulla mappa e tornano quando la loro ferrovia, montagna o città è completa.
    .title = Cowboy
meaning-tent = Sta su una montagna. In un turno successivo puoi prendere un gettone da quella montagna invece di mettere un cowboy.
    .title = Tenda
meaning-tokens = L’oro estratto, a faccia in giù: tutti vedono quanti sono, solo chi li ha sa quanto valgono. Contano alla fine.
    .title = Gettoni presi
meaning-values = Quanto valgono i tuoi gettoni, e la somma. Nessun altro lo vede prima della fine.
    .title = Il tuo oro
meaning-tile = Girala e piazzala dove ogni lato continua: ferrovia con ferrovia, montagna con montagna, prateria con prateria.
    .title = La tessera di questo turno
meaning-turning = Un quarto di giro ogni volta. I posti dove va bene così com’è hanno il bordo intero. Lo fanno anche il tasto destro del mouse e due dita che ruotano sulla mappa.
    .title = Gira la tessera
meaning-placing = Resta dov’è; poi puoi mettere un cowboy o la tenda, estrarre oppure non fare nulla.
    .title = Piazza la tessera
meaning-mining = Prendi il gettone in cima alla montagna della tua tenda. Il valore lo vedi subito, gli altri solo alla fine.
    .title = Estrai
meaning-nothing = Mettere un cowboy o la tenda ed estrarre non sono mai obbligatori: puoi tenerti i cowboy.
    .title = Non fare nulla
meaning-railwayman = Un cowboy su una ferrovia: 1 punto per ogni tessera quando è completa, il doppio con esattamente una locomotiva.
    .title = Ferroviere
meaning-miner = Un cowboy su una montagna: quando è completa, tutti i gettoni rimasti e 1 punto per ogni pepita stampata.
    .title = Minatore
meaning-merchant = Un cowboy in una città: { $city_rail } punti per ogni ferrovia completa che vi termina, quando lo sono tutte.
    .title = Commerciante
meaning-farmer = Un cowboy sdraiato su una prateria. Resta fino alla fine e allora porta { $camp } punti per ogni campo e { $herd } per ogni mandria.
    .title = Fattore
meaning-bag = Quante tessere devono ancora arrivare. Apri per vedere quali, e quali gettoni nessuno ha ancora visto.
    .title = Tessere rimaste
meaning-rail = Completa quando le due estremità arrivano a uno scambio, a una città o a una montagna. 1 punto per tessera.
    .title = Ferrovia
meaning-mountain = Completa quando nessun suo lato di montagna dà su uno spazio vuoto. 1 punto per ogni pepita stampata, più i suoi gettoni.
    .title = Montagna
meaning-city = Completa quando lo è ognuna delle sue ferrovie. { $city_rail } punti per ciascuna. Un commerciante può entrarvi solo nel turno in cui è piazzata.
    .title = Città
meaning-prairie = Delimitata da ferrovie, montagne e dal bordo della mappa. Conta solo alla fine, per i suoi campi e le sue mandrie.
    .title = Prateria
meaning-locomotive = Se su una ferrovia completa ce n’è esattamente una, i punti raddoppiano. Due o più non fanno nulla.
    .title = Locomotiva
meaning-nugget = Ognuna vale un punto per chi ha qui più minatori. Ha anche portato un gettone su questa montagna.
    .title = Pepita
meaning-camp = { $camp } punti alla fine per chi ha più fattori in questa prateria.
    .title = Campo
meaning-herd = { $herd } punti alla fine per chi ha più fattori in questa prateria.
    .title = Mandria di cavalli
meaning-junction = Qui le ferrovie finiscono: ogni braccio è una ferrovia a sé.
    .title = Scambio
meaning-stack = I gettoni su questa montagna, a faccia in giù. Con la tenda si prendono uno alla volta; quelli rimasti vanno ai minatori quando la montagna è completa.
    .title = Gettoni estrazione
meaning-zooming = La rotella, due dita o questi pulsanti ingrandiscono e rimpiccioliscono la mappa; trascinala per vederne un’altra parte.
    .title = Zoom

## Tips for the first games

tip-place = I posti illuminati sono quelli dove la tessera va bene. Girala con le frecce, tocca un posto per provarla lì e conferma con la spunta.
tip-merchant = Un commerciante può entrare in città solo in questo turno. Segna quando tutte le sue ferrovie sono complete: conviene dove i binari finiscono presto.
tip-cowboy = Un cowboy prende una cosa sulla nuova tessera: ferrovia, montagna, città o prateria, se non c’è ancora nessuno. Ne hai solo quattro: tienine uno per il momento buono.
tip-mine = La tua tenda sta sull’oro: invece di mettere un cowboy puoi estrarre un gettone, di chiunque sia la montagna. È tuo per sempre.
tip-tent = La tua tenda è ancora in riserva. Su una montagna incompleta ti fa estrarre un gettone dopo l’altro, anche dove altri hanno minatori.
tip-map = Punta una ferrovia, montagna, città o prateria, sulla mappa o nelle liste accanto, per vedere di chi è e quanto vale ora. La mappa si trascina e si ingrandisce.
tip-reserve = Hai quasi finito i cowboy. Tornano quando ciò su cui stanno è completo: termina qualcosa di tuo. I fattori restano fino alla fine.
tip-farmer = Un fattore si sdraia e resta fino alla fine: { $camp } punti per campo e { $herd } per mandria nella sua prateria. Rende di più presto e su praterie grandi.
tip-meaning = Non sai cos’è qualcosa? Fermaci sopra il mouse o tienilo premuto un attimo: simboli e pezzi si spiegano da sé.
tip-bag = Restano poche tessere. Alla fine anche le cose incomplete danno punti, ma meno; guarda qui quali tessere devono ancora arrivare.

## The guided first turn

guide-welcome = Tessera dopo tessera la terra cresce: ferrovie, montagne d’oro, città e praterie. I tuoi cowboy prendono ciò che cresce e segnano quando è completo. In mezzo c’è la tessera iniziale: una montagna sopra un binario diritto.
guide-tile = Questa è la tessera che hai pescato: una montagna con una pepita e un binario con una locomotiva. Dove tocca un’altra tessera il paesaggio deve continuare. Le frecce accanto la girano.
guide-place = Piazzala nel punto illuminato sopra la tessera iniziale: fa mezzo giro, e le due montagne diventano una, senza lati aperti. Tocca il punto, poi conferma con la spunta.
guide-miner = La montagna è completa e non c’è nessuno. Manda lì un cowboy come minatore: tocca il posto illuminato sulla tessera. Segna subito e torna indietro.
guide-act = La tessera è piazzata. Ora un cowboy può prendere una cosa su di essa: la ferrovia, la montagna o una prateria. Tocca uno dei posti illuminati sulla tessera.
guide-scored = Una montagna completa tutta tua: un punto per ogni pepita, e i suoi gettoni, il cui valore vedi solo tu. Il cowboy è di nuovo in riserva.
guide-jobs = Vale lo stesso per ferrovie e città: una ferrovia dà un punto per tessera quando i due capi sono chiusi, il doppio con esattamente una locomotiva; una città { $city_rail } punti per ogni ferrovia completa.
guide-tent = Invece di un cowboy puoi piantare la tenda su una montagna incompleta e, nei turni dopo, estrarne i gettoni uno alla volta. I fattori nelle praterie segnano solo alla fine.
guide-end = Ora ne sai abbastanza: la partita continua, e ciò che è illuminato si può fare. Simboli e pezzi si spiegano se ci fermi sopra il mouse o li tieni premuti un attimo.

## Lessons

lesson-tents = Tende ed estrazione
lesson-tents-1 = La montagna è del minatore dell’altro, ma il suo oro può essere tuo lo stesso. Prima piazza la tessera: prolunga la ferrovia a destra della tessera iniziale.
lesson-tents-2 = Invece di un cowboy pianta la tenda: sul segmento libero della montagna, sulla tessera iniziale. Che sulla stessa montagna ci sia un minatore altrui non importa.
lesson-tents-3 = La tua tenda è piantata e l’altro ha giocato. Piazza la prossima tessera dove vuoi.
lesson-tents-4 = Ora estrai: invece di un cowboy o della tenda prendi il gettone in cima alla montagna dove sta la tua tenda.
lesson-tents-end = Il gettone è tuo per sempre, e solo tu sai quanto vale. Uno per turno, finché ce ne sono e nessuno completa la montagna. Allora chi ha più minatori prende il resto, e la tua tenda torna a casa.
lesson-farmers = Fattori
lesson-farmers-1 = Questa è l’ultima tessera della partita. Nella prateria sotto la ferrovia ci sono tre mandrie e un campo, e ancora nessun fattore. Piazza la tessera nel vuoto in mezzo.
lesson-farmers-2 = Metti un cowboy nella prateria della nuova tessera: un fattore.
lesson-farmers-end = { $gain } punti: { $camp } per il campo e { $herd } per ogni mandria. Un fattore segna solo alla fine e prima non torna mai: il primo in una prateria che cresce vale di più, e verso la fine un cowboy non ha di meglio da fare.
lesson-locomotives = Locomotive
lesson-locomotives-1 = Il tuo ferroviere è su una ferrovia con una locomotiva. Segna quando i due capi sono chiusi: quello a sinistra lo è. Piazza la città al capo destro.
lesson-locomotives-2 = La ferrovia è completa e segna dopo il tuo turno. La città è libera: metti lì un cowboy come commerciante.
lesson-locomotives-end = { $tiles } tessere ed esattamente una locomotiva: { $gain } punti invece di { $tiles }. Con una seconda locomotiva sarebbero di nuovo { $tiles }; tienila dunque lontana dalle tue ferrovie e portala su quelle altrui. Il tuo ferroviere è di nuovo in riserva.

## Pictures on the rules page

board-picture-edges = Tre tessere: prateria su ogni lato; una ferrovia su due lati; una montagna.
board-picture-tiles = Una montagna con le sue pepite, e una città in cui finiscono i binari.
board-picture-tokens = Gettoni estrazione coperti: uno solo, e una pila di quattro.
board-picture-pieces = Un cowboy in piedi; un cowboy disteso, come fattore; una tenda.
board-picture-locomotive = La locomotiva, com’è stampata sulle ferrovie.
