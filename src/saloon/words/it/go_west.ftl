# Go West! in Italian. Informal address (tu). Words of the Italian rulebook: carovana, gettone, carta punteggio,
# segnalino mossa doppia, segnalino divisione, tabella regione, tabella punteggio; a scoring is “un conteggio”.
# A line break inside a value would be part of the text, so every text stands on one line.

game = Go West!
game-about = Le carovane dei coloni viaggiano dal New England alla California, e tu possiedi terre lungo la via. Occupa spazi nelle regioni, guida lì le carovane e scegli il momento giusto per contare i punti. Da 2 a 4 giocatori.
game-credits = Un gioco di Leo Colovini, pubblicato da Phalanx Games nel 2005.

## Regions. Value: label. the: as the subject of a sentence.

name-new_england = New England
    .in = nel New England
    .from = dal New England
    .to = al New England
    .the = il New England
name-east = Costa Est
    .in = nella Costa Est
    .from = dalla Costa Est
    .to = alla Costa Est
    .the = la Costa Est
name-great_plains = Grandi Pianure
    .in = nelle Grandi Pianure
    .from = dalle Grandi Pianure
    .to = alle Grandi Pianure
    .the = le Grandi Pianure
name-midwest = Midwest
    .in = nel Midwest
    .from = dal Midwest
    .to = al Midwest
    .the = il Midwest
name-west = West
    .in = nel West
    .from = dal West
    .to = al West
    .the = il West
name-california = California
    .in = in California
    .from = dalla California
    .to = alla California
    .the = la California

## Parts of sentences, used by the messages below

count-tokens =
    { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
count-supply =
    { $supply ->
        [one] { $supply } gettone
       *[other] { $supply } gettoni
    }
count-vp =
    { $vp ->
        [one] { $vp } punto vittoria
       *[other] { $vp } punti vittoria
    }
count-points =
    { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }
count-wagons =
    { $wagons ->
        [one] { $wagons } carovana
       *[other] { $wagons } carovane
    }
count-steps =
    { $steps ->
        [one] { $steps } spostamento
       *[other] { $steps } spostamenti
    }
count-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
payment =
    { $vp ->
        [0] { count-tokens }
       *[other]
            { $tokens ->
                [0] { count-vp }
               *[other] { count-tokens } e { count-vp }
            }
    }

## Cards: “Costa Est +1, 2 carovane, costo 5”

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
        [0] gratis
       *[other] costo { $cost }
    }

## Moves and draws, as entries of a list

action-play = Gioca: { $card }
action-sell = Vendi: { $card }
action-score = Avvia un conteggio con la carta punteggio { $number } (costo { $cost })
    .short = Conteggio ({ $cost })
action-announce = Usa il segnalino mossa doppia: due azioni in questo turno
    .short = Mossa doppia
action-stop = Rinuncia alla seconda azione
action-pay = Paga { payment }
action-place = Metti il secondo gettone { $region_in }
action-step = Fai avanzare una carovana { $from_from }

draw-first =
    { $you ->
        [yes] Inizi tu
       *[no] Inizia { $seat }
    }
draw-card =
    { $you ->
        [yes] Peschi: { $card }
       *[no] { $seat } pesca: { $card }
    }

## Events

event-started =
    { $you ->
        [yes] Inizi tu.
       *[no] Inizia { $seat }.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [yes] Peschi «{ $card }».
               *[no] { $seat } pesca «{ $card }».
            }
       *[no]
            { $you ->
                [yes] Peschi una carta.
               *[no] { $seat } pesca una carta.
            }
    }
event-reshuffled = Il mazzo è finito: gli scarti vengono rimescolati e formano un nuovo mazzo di { count-cards }.
event-announced =
    { $you ->
        [yes] Usi il tuo segnalino mossa doppia: due azioni in questo turno.
       *[no] { $seat } usa il segnalino mossa doppia: due azioni in questo turno.
    }
    .short = { action-announce.short }:
event-markers-back = Tutti hanno usato il segnalino mossa doppia, quindi ognuno riprende il suo.
event-played =
    { $you ->
        [yes] Giochi «{ $card }».
       *[no] { $seat } gioca «{ $card }».
    }
    .short = { $card }.
event-sold =
    { $tokens ->
        [0]
            { $you ->
                [yes] Vendi «{ $card }» senza ricevere gettoni.
               *[no] { $seat } vende «{ $card }» senza ricevere gettoni.
            }
       *[other]
            { $you ->
                [yes] Vendi «{ $card }» e riprendi { count-tokens } dalla scatola.
               *[no] { $seat } vende «{ $card }» e riprende { count-tokens } dalla scatola.
            }
    }
    .short = vende { $card }.
event-paid =
    { $you ->
        [yes] Paghi { payment }.
       *[no] { $seat } paga { payment }.
    }
event-placed =
    { $you ->
        [yes] Metti un gettone { $region_in }.
       *[no] { $seat } mette un gettone { $region_in }.
    }
event-returned =
    { $you ->
        [yes] Il gettone più vecchio { $region_in } torna nella tua riserva.
       *[no] Il gettone più vecchio { $region_in } torna a { $seat }.
    }
event-unplaced =
    { $you ->
        [yes] Non hai più gettoni da mettere.
       *[no] { $seat } non ha più gettoni da mettere.
    }
event-moved =
    { $you ->
        [yes] Sposti una carovana { $from_from } { $to_to }.
       *[no] { $seat } sposta una carovana { $from_from } { $to_to }.
    }
    .short = { $from } → { $to }.
event-lapsed =
    { $steps ->
        [one] Nessuna carovana può più avanzare: { count-steps } va perso.
       *[other] Nessuna carovana può più avanzare: { count-steps } vanno persi.
    }
event-scored =
    { $card ->
        [0] Ultimo conteggio, gratuito.
       *[other]
            { $you ->
                [yes] Avvii un conteggio con la tua carta punteggio { $card }.
               *[no] { $seat } avvia un conteggio con la carta punteggio { $card }.
            }
    }
event-awarded =
    { $you ->
        [yes] Guadagni { count-points } { $region_in }.
       *[no] { $seat } guadagna { count-points } { $region_in }.
    }
event-stopped =
    { $you ->
        [yes] Rinunci alla seconda azione.
       *[no] { $seat } rinuncia alla seconda azione.
    }
event-ended =
    { $reason ->
        [fifty] La partita è finita: qualcuno ha raggiunto { $goal } punti vittoria.
        [wagons-gone] La partita è finita: non ci sono più carovane né nel New England né nella Costa Est.
        [stalemate] La partita è finita: in { $idle } azioni nessuna carovana si è mossa e non c’è stato alcun conteggio.
       *[other] La partita è finita.
    }

## What the table waits for

to-end = Alla fine: { $points } punti fino a { $goal }, o { count-wagons }
    .short = { $points } a { $goal } · { count-wagons }
    .about = La partita finisce a { $goal } punti vittoria, o quando nel New England e nell’Est non c’è più nessun carro.
phase-first = Il caso decide chi inizia.
phase-deal = Si distribuiscono le carte iniziali.
phase-action = Scegli un’azione.
phase-pay = Scegli quanti gettoni e quanti punti vittoria pagare.
phase-place = Scegli la regione per il secondo gettone.
phase-step = Scegli da quale regione far avanzare una carovana verso ovest.
phase-draw = Stai per pescare una carta.
phase-over = La partita è finita.

## Why an action is not possible

refusal-not-in-hand = Non hai in mano questa carta: { $card }.
refusal-cannot-pay = Il costo è { $cost }, ma hai solo { count-supply } e { count-vp }.
refusal-too-few-tokens = Pagato il costo di { $cost }, i tuoi { $supply } gettoni non bastano per metterne { $tokens }. A questo tavolo una carta si gioca per intero o non si gioca.
refusal-no-scoring-card = Hai già usato tutte e sei le tue carte punteggio.
refusal-announced-already = In questo turno hai già usato il segnalino mossa doppia; anche se ti è stato restituito subito, potrai riusarlo solo dal prossimo turno.
refusal-marker-spent = Hai già usato il segnalino mossa doppia; lo riavrai quando tutti avranno usato il proprio.
refusal-no-passing = Non puoi passare; puoi rinunciare solo alla seconda azione di un turno doppio.
refusal-nothing-to-pay = Adesso non c’è nulla da pagare.
refusal-nothing-to-place = Adesso non c’è nessun gettone da mettere; prima gioca una carta con una regione.
refusal-no-steps-left = Adesso non c’è nessuna carovana da spostare; prima gioca una carta con delle carovane.
refusal-pay-first = Prima paga il costo: { $cost }.
refusal-wrong-split = Paga almeno { $least } e al massimo { $most } in gettoni e il resto in punti vittoria, { $cost } in tutto.
refusal-place-first = Prima metti il secondo gettone: una carta va eseguita per intero.
refusal-no-such-region = Non esiste una regione «{ $region }».
refusal-no-track = Non c’è una tabella regione { $region_in }; scegli una delle quattro regioni centrali.
refusal-other-region = Il primo gettone di questa carta è già { $region_in }; il secondo va messo in un’altra regione.
refusal-steps-first = Prima completa la carta: ancora { count-steps }.
refusal-end-of-trail = Una carovana arrivata in California resta lì.
refusal-no-wagon = Non ci sono carovane { $region_in }.

## What is wrong with a card list or a position; the field is named before the sentence

bad-wrong-number-of-cards = Le carte qui devono essere { $expected }, invece sono { $count }.
bad-card-does-nothing = Questa carta non fa nulla: le serve una regione, delle carovane o entrambe le cose.
bad-wrong-number-of-tokens = Tra riserva, scatola e tabelle i gettoni devono essere { $expected }, invece sono { $got }.
bad-wrong-number-of-wagons = Le carovane in tutto devono essere { $expected }, invece sono { $got }.
bad-no-such-card = Nel mazzo non c’è nessuna carta «{ $got }».
bad-too-many-of-a-card = La carta «{ $card }» compare più volte di quante ne contenga il mazzo ({ $deck }×).
bad-empty-pile = Il mazzo non può essere vuoto finché la partita è in corso.
bad-does-not-fit-phase = Questo valore non è compatibile con la fase «{ $phase }».

## Itemised scores: the row; its points and why-… stand beside it

item-start = Punti iniziali
item-scoring =
    { $card ->
        [0] Conteggio { $scoring } (l’ultimo, gratuito), { $region }: { count-tokens }, { count-wagons }
       *[other]
            { $you ->
                [yes] Conteggio { $scoring } (tu, carta { $card }), { $region }: { count-tokens }, { count-wagons }
               *[no] Conteggio { $scoring } ({ $seat }, carta { $card }), { $region }: { count-tokens }, { count-wagons }
            }
    }
    .category = Conteggi
item-paid = Punti vittoria spesi per pagare carte

why-GW-22 = C’erano abbastanza carovane per tutti i gettoni: valgono tutti.
why-GW-23 = C’erano meno carovane che gettoni: riceve punti per primo chi ha più gettoni.
why-GW-24 = C’erano meno carovane che gettoni: tra chi è in parità valgono prima i gettoni più vecchi.

## Options

option-first_seat = Primo giocatore
    .about = Chi gioca il primo turno. Secondo il regolamento inizia il giocatore più vecchio; qui puoi lasciar decidere il caso o scegliere un posto (GW-5).
option-first_seat-random = A caso
option-first_seat-0 = Posto 1
option-first_seat-1 = Posto 2
option-first_seat-2 = Posto 3
option-first_seat-3 = Posto 4
option-end_check = Momento dell’ultimo conteggio
    .about = Quando il New England e la Costa Est restano senza carovane, si contano i punti per l’ultima volta: subito dopo l’azione o solo alla fine del turno. La differenza si nota solo nei turni doppi (GW-28).
option-end_check-action = Dopo l’azione
option-end_check-turn = Alla fine del turno
option-deck = Carte azione
    .about = I regolamenti non elencano le { $cards } carte azione, perciò le nostre sono una ricostruzione. Se possiedi il gioco, puoi caricare l’elenco vero (GW-4).
option-deck-reconstructed-2 = Ricostruite
option-deck-reconstructed = Ricostruite, prima versione
option-placing = Troppo pochi gettoni per una carta
    .about = Che cosa vale per una carta che fa mettere più gettoni di quanti te ne restano dopo aver pagato: metti quelli che hai, oppure non si può giocare, come si può leggere il regolamento francese (GW-15).
option-placing-some = Si mettono quelli che ci sono
option-placing-all = Tutti, altrimenti la carta non si gioca

## Labels of the board

board-supply = Riserva
board-box = Scatola
board-vp = Punti vittoria
board-hand = Mano
board-pile = Mazzo
board-discard = Scarti
board-wagons = Carovane
board-track = Tabella regione
board-marker = Segnalino mossa doppia disponibile
board-marker-spent = Segnalino mossa doppia usato
board-scoring-cards = Carte punteggio rimaste
board-next-scoring = Costo del prossimo conteggio
board-turn =
    { $you ->
        [yes] Tocca a te
       *[no] Tocca a { $seat }
    }
board-partition = Segnalino divisione
board-only-to-sell = solo da vendere
board-card-in-play = Carta in gioco
board-steps-left = Spostamenti rimasti

## The rules

rules-intro = Le carovane dei coloni attraversano il paese da est a ovest e, dove passano, pagano chi possiede la terra. Metti gettoni nelle regioni, sposta le carovane, che sono di tutti, e decidi quando contare i punti. Alla fine vince chi ha più punti vittoria.
rules-setup = Che cosa c’è sul tavolo prima del primo turno e chi inizia.
rules-turn = Che cosa puoi fare quando tocca a te.
rules-scoring = Come carovane e gettoni diventano punti vittoria.
rules-end = Quando finisce la partita e chi ha vinto.

chapter-setup = Preparazione
chapter-track = Le tabelle regione
chapter-turn = Il tuo turno
chapter-card = Giocare una carta azione
chapter-scoring = Il conteggio dei punti
chapter-selling = Vendere una carta azione
chapter-end = Fine della partita

rule-GW-1 = Sei regioni sono disposte in fila da est a ovest: New England, Costa Est, Grandi Pianure, Midwest, West e California. Le quattro centrali hanno ciascuna una tabella regione; il New England e la California no.
    .title = Le regioni
rule-GW-2 = Tutte le { $wagons } carovane partono dal New England. Non appartengono a nessuno: le spostano tutti.
    .title = Le carovane
rule-GW-3 = Cominci con { $tokens } gettoni nella riserva, { $vp } punti vittoria (PV), un segnalino mossa doppia, le carte punteggio da 1 a { $scoring_cards } e { $hand } carte azione in mano. I gettoni che spendi finiscono nella tua scatola, all’inizio vuota. Le carte in mano e il mazzo sono segreti, tutto il resto è visibile a tutti.
    .title = Con che cosa cominci
rule-GW-4 = Le carte azione sono { $cards }; quelle non distribuite formano il mazzo. I regolamenti non dicono quali siano, e quasi nessun’altra fonte lo fa, perciò questo mazzo è una ricostruzione. Se possiedi il gioco, puoi caricare il tuo elenco: { $cards } carte dal costo compreso tra 0 e { $most }.
    .title = Le carte azione
rule-GW-5 = Si gioca in senso orario, cioè nell’ordine dei posti. Secondo il regolamento inizia il giocatore più vecchio; qui si tira a sorte, a meno che per il tavolo non sia stato scelto un primo posto.
    .title = Chi inizia
rule-GW-6 = Una tabella regione è un anello di { $circles } spazi. Il segnalino divisione ne occupa sempre uno, all’inizio quello in alto a sinistra, quindi restano { $track } posti per i gettoni. Questi si mettono in senso orario a partire dal segnalino: contando da lì, il primo gettone è il più vecchio.
    .title = Posto per sette
rule-GW-7 = Se metti un gettone in una tabella piena, il segnalino divisione avanza di uno spazio in senso orario. Il gettone che si trovava lì, il più vecchio, torna nella riserva del suo proprietario. Il nuovo gettone prende lo spazio lasciato dal segnalino.
    .title = Il più vecchio fa posto
rule-GW-8 = Un gettone restituito si può riusare subito. Questo vale anche per te mentre stai mettendo gettoni: il tuo gettone più vecchio, appena tornato, può essere il prossimo che metti.
    .title = Gettoni restituiti
rule-GW-9 = Nel tuo turno fai una di queste tre azioni: giocare una carta azione, avviare un conteggio o vendere una carta azione. Non puoi passare e non ne hai mai bisogno, perché vendere una carta è sempre possibile.
    .title = Una sola azione
rule-GW-10 = Prima della prima azione del tuo turno puoi usare il segnalino mossa doppia. In quel turno hai due azioni, in qualsiasi combinazione, anche due volte la stessa. Interpretazione: alla seconda puoi rinunciare.
    .title = Il segnalino mossa doppia
rule-GW-11 = Appena tutti hanno usato il proprio segnalino, ognuno lo riprende subito. Se l’ultimo a essere usato è il tuo, per riusarlo devi comunque aspettare il tuo prossimo turno, perché il segnalino si annuncia all’inizio del turno.
    .title = I segnalini tornano
rule-GW-12 = Per prima cosa paga il costo della carta, da 0 a { $most } monete: per ogni moneta un gettone passa dalla tua riserva alla tua scatola. Se hai troppo pochi gettoni, vedi GW-19.
    .title = Pagare
rule-GW-13 = Poi metti i gettoni nella tabella della regione indicata. Senza numero o con un 1 ne metti uno, con un 2 ne metti due; con un +1 ne metti uno lì e uno in un’altra delle quattro regioni, a tua scelta. Una carta senza regione non fa mettere gettoni.
    .title = Mettere gettoni
rule-GW-14 = Quindi fai tanti spostamenti quante sono le carovane sulla carta. Ogni spostamento porta una carovana nella regione successiva verso ovest, mai verso est; gli spostamenti li dividi tra le carovane come vuoi. Una carovana arrivata in California è fuori gioco.
    .title = Spostare carovane
rule-GW-15 = Tutto ciò che la carta mostra va eseguito per intero. C’è un’eccezione: se la tua riserva è vuota, i gettoni, o quelli che mancano, non si mettono; le carovane si muovono lo stesso. Interpretazione: i gettoni si mettono uno alla volta, quindi metti il tuo ultimo gettone anche se la carta ne chiede due, e un gettone che così ti viene restituito può fare da secondo (GW-8). Con un +1 viene prima la regione indicata. Se per il tavolo è stato scelto «tutti», una carta che fa mettere più gettoni di quanti te ne restano dopo aver pagato non si può giocare.
    .title = Tutto, finché bastano i gettoni
rule-GW-16 = Interpretazione: se tutte le carovane sono in California, nessuna può fare gli spostamenti che restano, e questi vanno persi.
    .title = Spostamenti impossibili
rule-GW-17 = La carta giocata va negli scarti. Poi peschi la prima carta del mazzo.
    .title = Scartare e pescare
rule-GW-18 = Quando il mazzo finisce, tutte le carte giocate e vendute si rimescolano e formano quello nuovo. Interpretazione: succede non appena se ne pesca l’ultima carta, e anche la carta appena giocata o venduta è tra quelle.
    .title = Un nuovo mazzo
rule-GW-19 = Se non hai abbastanza gettoni per una carta azione o una carta punteggio, puoi pagare anche con i PV, 1 PV per ogni gettone, ma i tuoi PV non scendono mai sotto 0. Interpretazione: i PV si possono usare solo se la riserva è inferiore al costo; allora decidi tu quanto pagare in gettoni e quanto in PV. Se non bastano nemmeno insieme, non puoi giocare la carta.
    .title = Pagare con i punti vittoria
rule-GW-20 = Per avviare un conteggio usa la più bassa delle carte punteggio che ti restano. Le sei carte costano nell’ordine { $costs } gettoni, da pagare come in GW-12 e GW-19; i gettoni vanno nella tua scatola, da dove puoi recuperarli vendendo carte (GW-26), mentre la carta esce dal gioco. Paghi solo tu, ma i punti li ricevono tutti. Dopo il tuo sesto conteggio non puoi più avviarne.
    .title = Avviare un conteggio
rule-GW-21 = Il conteggio procede in quest’ordine: Costa Est, Grandi Pianure, Midwest, West. In ognuna si confrontano le carovane presenti con i gettoni della sua tabella; poi si applica GW-22 o GW-23.
    .title = Regione per regione
rule-GW-22 = Se in una regione ci sono almeno tante carovane quanti gettoni, ogni gettone dà 1 PV al suo proprietario.
    .title = Carovane a sufficienza
rule-GW-23 = Se in una regione ci sono meno carovane che gettoni, si assegna 1 PV per ogni carovana. Per primo riceve punti chi ha più gettoni, 1 PV per ciascuno, poi chi viene subito dopo per numero di gettoni, e così via finché ci sono PV da assegnare.
    .title = Troppo poche carovane
rule-GW-24 = In GW-23, i giocatori con lo stesso numero di gettoni ricevono i punti insieme. Si scorrono tutti i loro gettoni, in un’unica fila, in senso orario dal segnalino divisione, quindi a partire dal più vecchio: ognuno dà 1 PV al suo proprietario finché ci sono PV da assegnare.
    .title = Parità in una tabella
rule-GW-25 = I punti vittoria si aggiungono subito. Da quel momento puoi anche usarli per pagare (GW-19).
    .title = I punti valgono subito
rule-GW-26 = Scarta una carta azione dalla mano e riporta dalla tua scatola nella riserva tanti dei tuoi gettoni quanti ne costa la carta. Se nella scatola ce ne sono di meno, prendi quelli e il resto va perso. Poi pesca una carta. Puoi vendere anche una carta che non costa nulla, solo per cambiarla.
    .title = Vendere
rule-GW-27 = Se dopo un conteggio qualcuno ha { $goal } PV o più, la partita finisce immediatamente. Prima il conteggio si completa in tutte le regioni, ma un’eventuale seconda azione del turno va persa.
    .title = Cinquanta punti
rule-GW-28 = Quando né il New England né la Costa Est hanno più carovane, si contano i punti un’ultima volta, gratis, e la partita finisce. Lo si fa dopo l’azione, una volta messi i gettoni e spostate le carovane; un’eventuale seconda azione del turno va persa. Se per il tavolo è stato scelto «alla fine del turno», la seconda azione si può ancora fare: se è un conteggio che porta qualcuno a { $goal } PV, la partita finisce secondo GW-27 senza quello gratuito, altrimenti il conteggio gratuito segue a fine turno.
    .title = L’est è vuoto
rule-GW-29 = Vince chi ha più PV. In caso di parità vince, tra i giocatori alla pari, chi ha più gettoni nella riserva; quelli nelle tabelle o nella scatola non valgono. Se la parità resta, la vittoria è condivisa.
    .title = Chi vince
rule-GW-J1 = Una nostra decisione: se per { $idle } azioni di fila, contando quelle di tutti, nessuna carovana si muove e nessuno avvia un conteggio, la partita finisce così com’è e decide GW-29. Altrimenti si potrebbe andare avanti all’infinito a vendere e a giocare carte gratuite.
    .title = Nessun progresso

## What the page can filter the log by

log-cards = Carte
log-tokens = Gettoni
log-wagons = Carovane
log-scoring = Conteggi

## What the things on the board are: a name, and a sentence or two

meaning-token = Ognuno ha un colore con una lettera e una forma. I gettoni nelle tabelle regione mostrano di chi sono.
    .title = Giocatore
meaning-vp = Chi alla fine ne ha di più vince. Servono anche a pagare le carte quando i gettoni non bastano.
    .title = Punti vittoria
meaning-supply = I gettoni a disposizione: pagano le carte e vanno nelle tabelle regione.
    .title = Riserva
meaning-box = I gettoni spesi. Vendere una carta ne riporta in riserva tanti quanti ne costa.
    .title = Scatola
meaning-hand = Quante carte azione ha in mano questo giocatore. Quali siano è segreto.
    .title = Carte in mano
meaning-marker = Usato prima della prima azione del turno, permette due azioni in quel turno.
    .title = Segnalino mossa doppia
meaning-marker-spent = Torna disponibile non appena tutti hanno usato il proprio.
    .title = Segnalino mossa doppia, usato
meaning-scorings = I numeri dicono quanto costa ogni conteggio, uno dopo l’altro. Quelli barrati sono usati; quello dorato è il prossimo.
    .title = Carte punteggio
meaning-start = Da qui partono tutte le carovane. Quando il New England e la Costa Est sono vuoti, c’è un ultimo conteggio e la partita finisce.
    .title = New England
meaning-goal = Le carovane che arrivano qui sono fuori gioco: non contano più per nessuno.
    .title = California
meaning-wagons = Non appartengono a nessuno. In un conteggio una regione dà tanti punti quante carovane ha, non di più: più carovane ci sono, più gettoni valgono.
    .title = Carovane
meaning-track = I gettoni riempiono l’anello in senso orario dal segnalino divisione, il più vecchio per primo. C’è posto per sette; l’ottavo rimanda a casa il più vecchio.
    .title = Tabella regione
meaning-score-track = Quanti punti vittoria ha ciascuno. Se dopo un conteggio qualcuno ne ha { $goal }, la partita finisce.
    .title = Tabella punteggio
meaning-pile = Dopo ogni carta giocata o venduta se ne pesca una. Quando il mazzo è vuoto, si rimescolano gli scarti.
    .title = Mazzo
meaning-discard = Le carte giocate o vendute. Aprili per guardarle.
    .title = Scarti
meaning-card = Giocala: paghi le monete, metti i gettoni, muovi le carovane, in quest’ordine. Oppure vendila e recuperi gettoni spesi.
    .title = Carta azione
meaning-card-one = Giocando la carta metti un tuo gettone nella tabella di questa regione.
    .title = Un gettone
meaning-card-two = Giocando la carta metti due tuoi gettoni nella tabella di questa regione.
    .title = Due gettoni
meaning-card-plus = Un gettone va nella tabella di questa regione, un secondo in un’altra delle quattro a tua scelta.
    .title = Uno qui, uno altrove
meaning-card-wagons = Tanti spostamenti verso ovest quante sono le carovane sulla carta, con una o con più carovane, come vuoi.
    .title = Spostamenti delle carovane
meaning-card-cost = Un gettone dalla tua riserva per ogni moneta; va nella scatola. Vendendo la carta ne recuperi altrettanti.
    .title = Costo
meaning-inplay = Questa carta si sta giocando. Si scarta quando è stato fatto tutto ciò che mostra.
    .title = Carta in gioco
meaning-score = Paghi la prossima carta punteggio; poi si contano tutte e quattro le regioni, per tutti.
    .title = Conteggio
meaning-announce = Usa il segnalino mossa doppia: questo turno ha due azioni. Va annunciato prima della prima.
    .title = Due azioni
meaning-stop = Alla seconda azione di un turno doppio si può rinunciare.
    .title = Rinuncia
meaning-pay = I gettoni da soli non bastano: scegli quanti gettoni e quanti punti vittoria paghi.
    .title = Gettoni e punti
meaning-double = Il segnalino è stato usato: questo turno ha due azioni. Un punto pieno è un’azione ancora da fare.
    .title = Turno doppio
meaning-steps = Gli spostamenti verso ovest che le carovane devono ancora fare per questa carta.
    .title = Spostamenti rimasti

## Tips for the first games

tip-card = Tocca una carta per vedere quanto costa e cosa fa; poi giocala o vendila. La lista delle mosse ha le stesse scelte.
tip-pay = Hai troppo pochi gettoni: una parte del prezzo si paga in punti vittoria. I gettoni tornano vendendo carte, i punti no.
tip-place = Il secondo gettone va in un’altra regione a scelta. Guarda dove saranno le carovane quando qualcuno avvia un conteggio.
tip-step = Ogni spostamento porta una carovana nella regione a ovest, da dove vuoi. Porta le carovane dove hai gettoni e toglile agli altri.
tip-score = Hai gettoni dove ci sono carovane. Un conteggio ora ti darebbe punti, ma conta anche per tutti gli altri, e ogni tuo conteggio costa più del precedente.
tip-marker = Con il segnalino mossa doppia puoi muovere le carovane e avviare un conteggio nello stesso turno, prima che qualcuno reagisca.
tip-sell = Molti tuoi gettoni sono nella scatola. Vendere una carta cara ne riporta tanti quanti ne costa.
tip-full = Una tabella è quasi piena. Un gettone che non trova posto fa uscire il più vecchio: il segnalino divisione avanza sul suo spazio.
tip-meaning = Non sai cos’è qualcosa? Fermaci sopra il mouse o tienilo premuto un attimo: ogni cosa sul tavolo si spiega da sé.
tip-end = La fine è vicina: arriva quando il New England e la Costa Est sono vuoti, con un ultimo conteggio gratuito, o quando dopo un conteggio qualcuno ha { $goal } punti.

## The guided first turn

guide-welcome = Venti carovane vanno dal New England alla California. Nelle quattro regioni lungo la strada possiedi terre: i tuoi gettoni. Quando qualcuno avvia un conteggio, i gettoni valgono dove ci sono carovane. Alla fine vince chi ha più punti.
guide-hand = Queste sono le tue sette carte. Ognuna mostra dall’alto in basso: dove vanno i gettoni e quanti, quanti spostamenti fanno le carovane, e le monete che costa. Nel tuo turno giochi una carta, ne vendi una o avvii un conteggio.
guide-play = Gioca la carta Costa Est nella cornice tratteggiata: toccala, poi «Gioca». Costa { $cost } gettoni, ne mette due tuoi nella Costa Est e ti fa fare { $steps } spostamenti con le carovane. La Costa Est è la prima regione che le carovane raggiungono.
guide-step = I tuoi due gettoni sono nella Costa Est. Ora porta lì le carovane: tocca quelle nel New England e una passa nella Costa Est.
guide-step-again = Ancora una dal New England: con due carovane nella Costa Est conterebbero entrambi i tuoi gettoni.
guide-east = I tuoi gettoni nella Costa Est ora hanno carovane: conterebbero se qualcuno avviasse un conteggio. Gli altri però possono ancora mettervi gettoni o far proseguire le carovane.
guide-score = Anche avviare un conteggio è un’azione. Il tuo primo costa { count-tokens }, i successivi sempre di più. I punti li prendono tutti: scegli il momento migliore per te.
guide-sell = Quando i gettoni scarseggiano, vendi una carta che non ti serve: riporta tanti gettoni spesi quanti ne costa, e ne peschi una nuova.
guide-end = Ora ne sai abbastanza: la partita continua, e ciò che è illuminato si può fare. Ogni cosa sul tavolo si spiega se ci fermi sopra il mouse o la tieni premuta un attimo.

## Lessons

lesson-majorities = Maggioranze, e chi è arrivato prima
lesson-majorities-1 = Nella Costa Est ci sono { $wagons } carovane per { $tokens } gettoni, due dei quali dell’altro. Quando i gettoni superano le carovane, viene servito per primo chi ne ha di più. Gioca la carta Costa Est con il 2: avrai tre gettoni su { $then }.
lesson-majorities-2 = Ora avvia un conteggio. Nella Costa Est sei il primo e prendi tutti i { $points } punti. Nel Midwest c’è parità, due gettoni a testa per { $wagons } carovane: lì contano i gettoni più vecchi, quelli subito dopo il segnalino divisione, e sono i tuoi.
lesson-majorities-end = { $gain } punti per te, nessuno per l’altro. Con più gettoni che carovane conta la maggioranza, in caso di parità l’età. Una tabella piena fa uscire il gettone più vecchio: un gettone messo presto è forte, ma non per sempre.
lesson-double-move = La mossa doppia
lesson-double-move-1 = I tuoi tre gettoni sono nel West, ma tre carovane sono ancora nel Midwest. Se le facessi solo avanzare, gli altri potrebbero portarle via prima del tuo conteggio. Usa prima il segnalino mossa doppia.
lesson-double-move-2 = Hai due azioni. La prima: gioca la carta con tre carovane e senza regione.
lesson-double-move-3 = Porta le carovane dal Midwest al West, una dopo l’altra.
lesson-double-move-4 = E ora la seconda azione, prima che qualcuno reagisca: avvia un conteggio.
lesson-double-move-end = { $gain } punti solo per te. Tutti riprendono il segnalino quando ognuno ha usato il suo: non tenerlo troppo a lungo, e usalo quando due azioni vanno insieme.
lesson-when-to-score = Quando avviare un conteggio
lesson-when-to-score-1 = Quando paghi tu, il conteggio vale per tutti. Ora la Costa Est darebbe { $theirs } punti all’altro e { $yours } a te. Ma ai tuoi tre gettoni nelle Grandi Pianure mancano solo le carovane: gioca la carta con tre carovane.
lesson-when-to-score-2 = Porta le tre carovane dalla Costa Est alle Grandi Pianure.
lesson-when-to-score-3 = Nella Costa Est resta una carovana: lì prende punti solo la maggioranza. Nelle Grandi Pianure ogni tuo gettone ha la sua carovana. È il tuo momento: avvia un conteggio.
lesson-when-to-score-end = { $gain } punti per te, { $theirs } per l’altro; prima sarebbe stato il contrario. Ogni tuo conteggio costa più del precedente, { $first }, { $second }, { $third } e fino a { $last } gettoni: usa bene quelli economici.

## Pictures on the rules page

board-picture-map = La mappa: sei regioni, e l’anello di spazi delle quattro centrali.
board-picture-wagons = Carovane.
board-picture-cards = Tre carte azione. In alto a sinistra c’è quanti gettoni mette la carta, in alto a destra quanto costa, in basso quante carovane sposta.
board-picture-track = Una tabella regione: il segnalino divisione e, in senso orario, cinque gettoni di tre giocatori.
