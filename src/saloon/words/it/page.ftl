# The web page’s own texts, in Italian. Informal address (tu). What the terminal says too stands in room.ftl.
# A line break inside a value would be part of the text, so every text stands on one line.

## Everywhere

page-title = Saloon: giochi da tavolo del West
page-skip-link = Vai al contenuto
page-loading = Un attimo …
page-lost = Qui non c’è niente.
page-try-again = Riprova
page-reload = Ricarica la pagina
page-close = Chiudi
page-cancel = Annulla
page-rules = Regole
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Settings

settings = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = Come il dispositivo
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-pace = Ritmo
    .about = Per quanto tempo si vedono le mosse degli altri.
settings-pace-instant = Subito
settings-pace-fast = Veloce
settings-pace-normal = Normale
settings-pace-slow = Lento
settings-name = Il tuo nome
    .missing = Scrivi come gli altri possono chiamarti.
settings-sound = Suono
    .about = Una campanella suona quando tocca a te.
settings-sound-turn = Il mio turno
settings-sound-points = Punti guadagnati
settings-sound-loss = Punti persi
settings-sound-over = La fine
settings-notify = Notifiche
    .about = Il browser ti avvisa quando tocca a te e stai guardando altrove.
    .blocked = Il tuo browser non permette a questa pagina di inviarti notifiche.
settings-keys = Tasti
    .about = I numeri scelgono le mosse della lista (due cifre da 10 in poi). M porta alle mosse, L alla cronaca, B al tabellone; W dice come stai andando.
settings-tips = Suggerimenti
    .about = Brevi consigli al tavolo, ognuno mostrato una volta.
settings-tips-again = Mostra di nuovo tutti i suggerimenti

## The room

room-title = Prendi una sedia
room-tagline = Giochi da tavolo del West, contro i bot o con gli amici.
room-play-bot = Gioca contro: { $bot }
room-learn = Impara giocando
room-solo = Gioca in solitario contro l’Automa
solo-title = In solitario: tu contro l’Automa
solo-level = Quanto dev’essere forte?
solo-start = Inizia
room-set-table = Prepara il tavolo
room-companion = Al tuo tabellone
box-title = La mia scatola
my-tables = I tuoi tavoli
my-tables-none = Non siedi ancora a nessun tavolo. Qui trovi quelli che apri o a cui ti unisci.
my-tables-waiting = { $count ->
        [one] tocca a te a { $count } tavolo
       *[other] tocca a te a { $count } tavoli
    }
my-tables-all = Mostrali tutti e { $count }
my-tables-waiting-title = Aspettano te
my-tables-put-away = Metti via
    .about = Metti via { $game }: non è più in elenco e si ritrova tra le partite finite.
my-tables-bring-back = Rimetti in elenco
my-tables-won = Hai vinto
my-tables-winner = Ha vinto { $name }
my-tables-shared = Vittoria condivisa: { $names }
find-title = Partite finite
find-what = Un nome o un gioco
find-none = Nessuna partita finita corrisponde.
import = Carica una partita salvata
    .about = Una trascrizione (.jsonl): una partita finita da rivedere, o una da continuare.

## Setting a table

set-title = Chi gioca?
set-me = Io
    .about = Tu, su questo dispositivo.
set-here = Qualcuno qui
    .about = Un’altra persona su questo dispositivo. Ve lo passate a turno e le mani restano nascoste.
set-invited = Un amico altrove
    .about = Avrai un link da mandare; il primo che lo apre prende il posto.
set-bot = Bot
set-level = Livello
set-name = Nome
set-add = Aggiungi un posto
set-remove = Togli il posto { $number }
set-hints = Permetti i suggerimenti
    .about = Chiunque può chiedere che cosa farebbe un giocatore esperto. Gli altri vedono nel registro che è stato chiesto un suggerimento.
set-options = Opzioni
set-own-file = La tua lista
set-own-list = Lista propria: { $name }
set-from-file = Da un file (TOML)
set-file-unreadable = { $file } non si può leggere: dev’essere TOML o JSON.
set-open = Apri il tavolo

## Seats

seat-bot = Bot
seat-here = su questo dispositivo
seat-online = presente
seat-offline = assente
seat-left = se n’è andato
seat-free = Posto libero
seat-has-left = { $name } ha lasciato il tavolo.
seat-replace = Fai continuare un bot
players = Giocatori

## Waiting for people

lobby-waiting =
    { $count ->
        [one] La partita comincia appena il posto libero è preso.
       *[other] La partita comincia appena i { $count } posti liberi sono presi.
    }
lobby-awaited = si aspetta
lobby-invite = Invito al posto { $number }
lobby-about = Manda un link a ciascun amico. Puoi chiudere la pagina: il tavolo resta.
link-copy = Copia
link-copied = Copiato
link-share = Condividi
link-qr = Codice QR
link-here-only = Questo link funziona solo su questo computer.
link-open-network = Per far entrare altri della tua rete, ferma il server e riavvialo con il comando qui sotto. Il tavolo resta; gli amici aprono poi: { $url }
link-copy-command = Copia il comando
link-no-network = Per far entrare altri, questo computer ha bisogno di una rete.
link-network = Per tutti nella tua rete.
join-title = Hai un invito
join-about = A un tavolo c’è un posto per te.
join-host = { $host } ti ha tenuto un posto.
join-seats = Al tavolo
join-your-seat = il tuo posto
join-to-table = Al tavolo
join-watch = Guarda la partita
join-unknown = Questo invito non esiste. Forse il link è stato copiato solo in parte.
join-used = Qualcuno ha già preso questo posto.
join-sit = Siediti
join-gone = Questo invito non vale più: il posto è preso o il tavolo non c’è più.

## At the table

table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-over = La partita è finita
table-last-round = Ultimo giro
stand-leader = In testa: { $name } con { $points } punti.
stand-ahead = Sei in testa con { $points } punti, vantaggio { $lead }.
stand-even = Sei in testa a pari merito con { $points } punti.
stand-behind = Sei al posto { $place } su { $seats } con { $points } punti, a { $gap } da { $name }.
table-waiting = Si aspettano giocatori
table-broken = Connessione persa. Nuovo tentativo …
table-not-found = Questo tavolo non esiste, o non per te.
table-board = Il tabellone
table-no-board = Questo gioco non ha ancora un tabellone; gioca con la lista delle mosse.
table-board-failed = Questo disegno appartiene al pacchetto del gioco e non ha funzionato. L’elenco delle mosse funziona ancora.
table-no-words = Nessuno ha scritto i testi di questo gioco: qui non si può giocare.
table-skip = Salta
tab-log = Cronaca
tab-chat = Chat
tab-table = Tavolo
tab-news = novità
moves = Le tue mosse
moves-none = Per ora niente da scegliere.
moves-all = Mostra tutte le mosse
moves-refused =
    { $count ->
        [one] Ora non è possibile: { $count }
       *[other] Ora non sono possibili: { $count }
    }
why-rule = Regola { $rule }: { $title }
refusal-nothing-to-do = Ora qui non si può fare nulla.
undo = Annulla
undo-ask = Chiedi di annullare
undo-asked = { $name } vorrebbe annullare una mossa.
undo-what =
    Si annullerebbe tutto da «{ $move }» in poi: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } di { $players ->
        [one] una persona
       *[other] { $players } persone
    }{ $draws ->
        [0] {""}
       *[other] , comprese le pescate
    }.
undo-look = Mostra il tabellone come sarebbe
undo-agree = Va bene
undo-refuse = No
undo-waiting = Si aspetta che gli altri siano d’accordo ad annullare.
log-stand-in = { $name } non ha mosso in tempo: una mossa è stata scelta a caso.
log-hint = { $name } ha chiesto un suggerimento.
log-seat = Solo ciò che ha fatto questo giocatore
log-kind = Solo questo tipo
log-all-seats = Tutti
log-all-kinds = Tutto
log-moves = Mosse
log-points = Punti
log-chance = Pescate
log-empty = Non è ancora successo niente.
log-newest = Alla più recente
since-title = Dal tuo ultimo turno
since-again = Rivedi
since-ghosts = In trasparenza sul tabellone: dove stavano i pezzi.
chat-line = Di’ qualcosa
chat-send = Invia
chat-empty = Qui è tutto tranquillo.
chat-watchers = Anche chi guarda può scrivere
chat-players-only = A questo tavolo scrive solo chi gioca.
replay = Rivedi
replay-slider = Momento della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-play = Riproduci da qui
replay-pause = Pausa
replay-past = Stai rivedendo il passo { $ply } di { $last }
replay-now = Torna ad ora
replay-end = Alla fine
replay-eyes = Visto da
replay-eyes-watch = Spettatore
leave = Lascia il tavolo
leave-sure = Gli altri possono far continuare un bot al tuo posto. Non potrai tornare a questo posto.
watch-about = Chi ha questo link può guardare, ma non vede le mani di nessuno.
watch-link = Link per guardare
watch-note = Stai guardando. Vedi quello che vedono tutti, e la mano di nessuno.
left-waits = { $name } se n’è andato ed è il suo turno: la partita è ferma.
curtain = Passa il dispositivo a { $name }
    .about = Nessun altro guarda? Allora via.
curtain-open = Sono { $name }

## The end

end-rematch = Gioca ancora
end-next = Alla prossima partita
end-replay = Rivedi
end-download = Salva la partita
end-scores = Da dove vengono i punti
plot-title = I punti nel tempo
plot-time = Tempo
plot-now = I punti, se la partita fosse finita lì
plot-what = Punti per cosa
plot-all = Tutti i punti
fair = Pescate regolari
fair-about = Prima della prima pescata il server ha fissato un seme segreto e ne ha mostrato l’impronta, così non poteva più cambiarlo. Ogni pescata ne deriva.
fair-prepared = Le pescate di questo tavolo seguono un seme pubblicato e sono le stesse per chiunque impari il gioco. Quindi non sono segrete e non provano nulla sul caso.
fair-opening = Questa partita è stata ripresa dopo il passo { $ply }. Quello che segue è dimostrato dall’impronta qui sotto; le pescate precedenti no.
fair-commitment = Impronta, mostrata dall’inizio
fair-seed = Seme, rivelato alla fine
fair-published = Seme, pubblicato
fair-later = Il seme si rivela a partita finita; allora chiunque può verificare ogni pescata.
fair-matches = Il seme corrisponde all’impronta.
fair-differs = Il seme non corrisponde all’impronta!
fair-verify = Per verificare ogni pescata, salva la partita ed esegui:

## The rules

rules-chapters = Capitoli

## When something goes wrong

trouble-offline = Il server non è raggiungibile.
trouble-not-found = Qui non c’è niente del genere.
trouble-forbidden = Non puoi farlo.
trouble-conflict = Qualcuno è stato più veloce; ecco come stanno le cose.
trouble-too-many = Troppe richieste insieme. Aspetta un attimo e riprova.
trouble-too-large = È troppo grande.
trouble-too-slow = La richiesta non è arrivata in tempo.
trouble-quota = Hai troppi tavoli in corso con i bot. Prima finiscine qualcuno.
trouble-bots-only = Al tavolo deve sedere qualcuno: su questo server i bot non giocano tra loro.
trouble-no-hints = I suggerimenti non erano stati concordati per questo tavolo.
trouble-unjudged = La ricerca non ha finito in tempo di valutare questa posizione. Riprova quando il server è meno occupato.
trouble-busy = In questo momento il server non può salvare nulla. Riprova tra poco.
trouble-closed = Questo tavolo è stato chiuso da chi gestisce il server.
trouble-banned = Ti è stato vietato l’accesso a questo server.
trouble-bad-input = Il server non ha capito.
trouble-outdated = A questo tavolo valgono regole più recenti di questo programma; si riprenderà appena Saloon sarà aggiornato.

## Teaching

teach-tip = Suggerimento
teach-understood = Capito
teach-no-tips = Basta suggerimenti
teach-guide = Il tuo primo turno
teach-next = Avanti
teach-go-on = Continua a giocare
teach-alone = Faccio da me
teach-otherwise = Hai fatto a modo tuo; va bene lo stesso.
teach-wait = Ora giocano gli altri. Guarda cosa fanno; poi tocca di nuovo a te.
teach-prepared = Tavolo preparato: inizia allo stesso modo per chiunque impari il gioco.

## Imparare

hint-ask = Che cosa farebbe un giocatore esperto?
hint-title = La scelta di un esperto
hint-thinking = Sto pensando …
hint-stop = Ferma
hint-close = Chiudi il suggerimento
hint-none = Fermato prima di trovare qualcosa.
hint-then = Poi forse:
hint-show = Mostra sul tabellone
hints-agreed = A questo tavolo i suggerimenti sono permessi: chiunque può chiedere che cosa farebbe un giocatore esperto, e il registro lo dice.
analyse-link = Analizza
analyse-back = Torna all’analisi
analyse-at = Mossa { $ply }: { $shares }
analyse-as-table = Come tabella
analyse-ply = Mossa
analyse-accounts = Che ne è stato di ogni quota
    .about = Quota finale − quota equa = abilità + fortuna + ciò che hanno fatto gli altri. Errori: imprecisioni · errori · sviste. ±: un errore standard.
analyse-best-move = Migliore:
analyse-played-move = Giocata:
analyse-same = la stessa
analyse-bar-share = La quota è nota a circa ± { $error }.
analyse-bar-difference = La differenza è nota a circa ± { $error }.
analyse-marks = Sul tabellone, una cornice continua segna la mossa migliore, una tratteggiata con ≠ quella giocata.
analyse-shared = Entrambe si fanno nello stesso posto.
analyse-try = Prova da qui, contro i bot
analyse-not-over = Questa partita è ancora in corso; si può analizzare quando è finita.
analyse-progress = Avanzamento dell’analisi
analyse-so-far = { $ply } mosse su { $last }
analyse-go-on = Continua
analyse-to-table = Al tavolo
analyse-board = Il tabellone alla mossa { $ply }
analyse-error-before = Errore precedente
analyse-error-next = Errore seguente
analyse-nothing = Qui non c’era nulla da decidere.
solve-find = Trova la tua mossa migliore.
solve-right = Giusto!
solve-wrong = Non è la migliore:
solve-gives-away = Regala { $lost } della vittoria. Riprova.
solve-brings = La mossa migliore porta, per esempio:
solve-later = Ciò che porta la mossa migliore si vede solo più tardi.
solve-show = Mostra la mossa migliore
mistakes-own = Impara dai tuoi errori
mistakes-of = Impara dagli errori di { $name }
mistakes-title = Errori di { $name }
mistakes-count = { $number } di { $count }, { $solved } risolti
mistakes-close = Torna all’analisi completa
mistakes-played = Giocata: { $move } (ha regalato { $lost }). Che cosa sarebbe stato meglio?
mistakes-next = Errore seguente
mistakes-skip = Salta
mistakes-done = Era l’ultimo.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola contiene queste parole.
    [one] Una regola
   *[other] { $count } regole
}
rules-print = Stampa
rules-show = Fammi vedere
rules-show-rule = Mostra { $rule } su un tabellone
scene-start = Il tavolo è così. Vai avanti per vedere che cosa succede.
scene-step = { $number } di { $count }
scene-on = Avanti
scene-back = Un passo indietro
lessons-title = Lezioni
lessons-about = Ognuna mostra un’idea su un tavolo preparato e dura un minuto o due. Giochi tu; tutto ciò che provi si può annullare.
lessons-taken = fatta
lessons-all = Tutte le lezioni
seat-opponent =
    { $number ->
        [1] Rosa
        [2] Jack
        [3] Nell
       *[other] Silas
    }
lessons-step = Passo { $number } di { $count }
lessons-done = Lezione finita
lessons-otherwise = Si può fare, e in un altro momento può essere buono. Questa lezione parla d’altro: annulla e riprova.
lessons-take-back = Annulla la mossa
lessons-where = Mostrami dove
lessons-next = Prossima lezione
lessons-again = Ancora una volta
lessons-play = Gioca una partita
puzzles-title = Problemi
puzzles-none = Qui non ci sono ancora problemi.
puzzles-daily = Problema del giorno
puzzles-solve = Risolvilo
puzzles-again = Risolto oggi; guardalo di nuovo
puzzles-streak = { $days ->
    [one] Risolto per un giorno finora.
   *[other] Risolto per { $days } giorni di fila.
}
puzzles-solved = { $solved } risolti su { $count }
puzzles-one = Problema { $number }, difficoltà { $grade } su 5
puzzles-one-solved = Problema { $number }, difficoltà { $grade } su 5, risolto
puzzles-all = Tutti i problemi
puzzles-next = Problema seguente
statistics-title = Le mie statistiche
statistics-none = Nessuna delle tue partite è ancora finita.
statistics-games = partite
statistics-wins = quota di vittorie
statistics-points = punti in media
statistics-analysed = Precisione e fortuna si conoscono delle partite analizzate fino alla fine: { $count }.
statistics-for = Punti per
statistics-mean = tutte le partite
statistics-before = metà più vecchia
statistics-lately = metà più recente
statistics-over-time = nel tempo
statistics-all-points = Tutti i punti
statistics-each = Partita per partita
