# Il compagno accanto a un tabellone vero, in italiano. I nomi dei pezzi stanno nel catalogo del gioco.
# Un a capo dentro un valore farebbe parte del testo, perciò ogni testo sta su una riga.

companion-title = L’Automa accanto al tuo tabellone
companion-about = Gioca in solitario a Great Western Trail sul tuo tavolo: il compagno tiene le carte, gli edifici e i dischi dell’Automa, chiede solo ciò che non può vedere e ti dice che cosa spostare.
companion-begin = Comincia
companion-new = Nuova partita
companion-mine = Le tue partite
companion-load = Carica una partita salvata
    .about = Da un altro dispositivo o dal terminale: { $command } FILE
companion-save = Salva in un file
    .about = Per continuare su un altro dispositivo o nel terminale: { $command } FILE
companion-started = Cominciata il { $date }, turni finora: { $turns }
companion-instructions = Che cosa fa l’Automa
companion-turn = Turno { $number }
companion-earlier = Turni precedenti
companion-before = L’Automa non ha ancora giocato.
companion-why = Perché
companion-answer = Fatto
companion-undo = Indietro
    .about = Ritira l’ultima risposta
companion-nothing = Niente di tutto ciò
companion-as-before = Tutto come indicato
companion-one-more = Uno in più
companion-one-less = Uno in meno
companion-there = Che cosa c’è lì adesso?
companion-overview = Davanti all’Automa
companion-over = I punti dell’Automa
companion-total = In tutto
companion-your-last = Se non hai ancora fatto il tuo ultimo turno, giocalo adesso; i punti dell’Automa non cambiano più.
companion-offline = Nessuna connessione. La tua risposta è conservata e parte appena ce n’è una.
companion-gone = Questa partita non c’è più, o non è tua.
companion-saved = Salvata come { $file }. Riprendila con: saloon companion automa --file { $file }
companion-reopened = Si riprende { $file }.
companion-other-level = { $file } si gioca al livello «{ $level }»; --level vale per una partita nuova.
companion-keys = Scrivi un numero · Invio: { $usual } · u: indietro · q: esci, è salvata
companion-keys-none = Scrivi un numero · u: indietro · q: esci, è salvata
companion-keys-many = Scrivi i numeri separati da spazi · Invio: nessuno · u: indietro · q: esci, è salvata
companion-keys-changed = Scrivi i numeri di ciò che è diverso · Invio: tutto come indicato · u: indietro · q: esci, è salvata
companion-keys-rest = a: tutto il resto come proposto
companion-not-understood = «{ $line }» non è uno dei numeri da 1 a { $count }.
companion-ask-file = Salvare la partita come { $file }? (Invio: sì · oppure un altro nome)

## Ciò che sta davanti all’Automa

overview-site = Mandriano
overview-engine = Treno
overview-bonus = Bonus
overview-workers = Lavoratori
overview-deck = Carte nel suo mazzo
overview-buildings = Edifici
overview-stations = Stazioni
overview-cities = Città

## Domande

ask-opening = Come comincia la tua partita?
ask-setup = Che cosa c’è sul tabellone all’inizio: quali sette tasselli sulla pista, quali tre lavoratori?
ask-turn = Fai il tuo turno. Che cosa hai fatto che ha cambiato il tavolo?
ask-token = Dov’è il segnalino del mercato del lavoro dopo la tua visita a Kansas City?
ask-card =
    { $first ->
        [yes] Mescola le carte dell’Automa, lato opzioni in su. Quale carta è in cima?
       *[no] L’Automa pesca la prima carta. Quale carta è in cima adesso?
    }
ask-building = Prendi l’edificio in fondo alla pila dell’Automa. Qual è?
ask-branches = Che cosa c’è su questi spazi?
ask-hazards = Quali ostacoli ci sono sul tabellone?
ask-teepees = Quali tende ci sono sul tabellone?
ask-cattleman = Qual è l’ultimo di questi su cui il tuo mandriano si trova o che ha superato?
ask-jobs = Quanti di questo tipo ci sono in ogni riga del mercato del lavoro: { $worker }?
ask-row = Il segnalino è nella riga { $row } del mercato del lavoro. Quale lavoratore c’è in quella riga?
ask-market = Quante carte di ogni tipo ci sono nel mercato bovino?
ask-engine = Su quale casella è il tuo treno?
ask-master = Il capostazione è ancora alla stazione { $station }?
ask-foresight = Quali tasselli ci sono nelle anteprime?
ask-objective = Quanti punti vale la carta obiettivo al posto { $place }?
ask-objectives =
    { $taken ->
        [one] L’Automa ha preso una carta obiettivo. Quanto vale?
       *[other] L’Automa ha preso { $taken } carte obiettivo. Quanto valgono?
    }

## Che cosa scegliere

field-first = Chi comincia?
field-deck = Chi pesca le carte dell’Automa?
field-sides = Quali edifici mostrano il lato b?
field-did = Nel tuo turno
field-token = Segnalino
field-card = Carta
field-building = Edificio
field-site = { $site }
field-cattleman = Mandriano
field-row = Riga { $row }
field-job = Riga { $row }: { $worker }
field-worker = Lavoratore
field-market = { $card }
field-engine = Treno
field-master = Stazione { $station }
field-foresight =
    { $place ->
        [1] Anteprima { $column }, tassello in alto
       *[2] Anteprima { $column }, tassello in basso
    }
field-points = Posto { $place }
field-worth = Carte da { $points } punti
field-tile = Il tuo tassello dell’anteprima { $column }

## Scelte

choice-player = Io
choice-automa = L’Automa
choice-chance = Decida la sorte
choice-app = Il compagno
choice-own = Io, dal mio mazzo
choice-built = costruito un edificio
choice-hazard = preso un ostacolo
choice-teepee = preso una tenda
choice-hired = assunto un lavoratore
choice-cattle = cambiato il mercato bovino
choice-engine = mosso il mio treno
choice-master = preso un capostazione
choice-kansas = visitato Kansas City
choice-left = oltre l’ultima riga: l’ho preso io
choice-empty = vuoto
choice-none = nessuno
choice-there = c’è ancora
choice-gone = non c’è più
choice-beside = ancora nessuno

## Che cosa fare

tell-move =
    { $steps ->
        [one] Muovi il mandriano dell’Automa di { $steps } passo: { $site }.
       *[other] Muovi il mandriano dell’Automa di { $steps } passi: { $site }.
    }
tell-toll = Entra nel tuo edificio ({ $site }): prendi { $money } $ dalla banca.
tell-build = Metti l’edificio { $building } dell’Automa qui: { $site }.
tell-take = Prendi per l’Automa: { $tile } ({ $site }).
tell-hire = Prendi per l’Automa { $worker_a } dalla riga { $row } del mercato del lavoro.
tell-cattle = Prendi per l’Automa questa carta dal mercato bovino: { $card }.
tell-objective = Prendi per l’Automa la carta obiettivo al posto { $place }.
tell-engine = Muovi il treno dell’Automa sulla casella { $to }.
tell-station = Metti un disco della riserva dell’Automa sulla stazione { $station }.
tell-master = Metti { $worker_a } dell’Automa sulla stazione { $station } e prendi per lui il capostazione.
tell-tile =
    { $place ->
        [1] Anteprima { $column }: prendi il tassello in alto, { $tile }.
       *[2] Anteprima { $column }: prendi il tassello in basso, { $tile }.
    }
tell-job = Mettilo nella riga { $row } del mercato del lavoro.
tell-place = Mettilo qui: { $site }.
tell-lost = Non c’è posto, esce dal gioco: { $tile }.
tell-token = Fai scendere il segnalino del mercato del lavoro alla riga { $row }.
tell-deliver = Metti il primo disco della carta spostamento dell’Automa su { $city }.
tell-back = Riporta il mandriano dell’Automa all’inizio della pista.
tell-end = Il mercato del lavoro è pieno: l’Automa riceve il segnalino e tu hai ancora un turno.
tell-shuffle = Mescola le altre { $cards } carte dell’Automa: sono il suo nuovo mazzo.
tell-refill =
    { $what ->
        [foresights] Riempi le anteprime.
        [market] Riempi il mercato bovino fino a { $cards } carte, se ne ha di meno.
       *[display] Riempi il posto vuoto fra gli obiettivi.
    }
tell-path = Al bivio ({ $fork }) prende il ramo { $branch }: nessun altro è più breve.

## Che cosa non va in una risposta o in un file

bad-building-twice = L’edificio { $building } non può stare anche qui ({ $site }): sta già altrove ({ $other }).
bad-row-too-full = La riga { $row } del mercato del lavoro ha solo { $columns } posti.
bad-other-tiles-at-start = All’inizio sulla pista ci sono sette tasselli, non { $got }.
bad-other-workers-at-start =
    { $expected ->
        [one] All’inizio nella riga { $row } del mercato del lavoro c’è un lavoratore, non { $got }.
       *[other] All’inizio nella riga { $row } del mercato del lavoro ci sono { $expected } lavoratori, non { $got }.
    }
bad-too-many-objectives = L’Automa ne ha prese solo { $most }, non { $got }.
bad-no-workers-any-more = La fine è già cominciata: non si possono più scegliere lavoratori.
bad-nothing-to-take-back = Non c’è nessuna risposta da ritirare.
bad-not-a-companion = Non è una partita con un compagno salvata da Saloon.
bad-neither-answer-nor-draw = Questa riga non è né una risposta né una pescata.
