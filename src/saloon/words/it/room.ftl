# Everything that is not of one game, in Italian. Informal address (tu).
# A line break inside a value would be part of the text, so every text stands on one line.

## Seats

seat-guest = Ospite
seat-you = Tu
seat-number = Posto { $number }
seat-automa =
    { $level ->
        [easy] Automa (facile)
        [medium] Automa (medio)
        [hard] Automa (difficile)
        [surprise] Automa (sorpresa)
       *[other] Automa
    }
## Cosa dice il server a un browser quando non può mostrare la pagina

page-to-room = Torna in sala
trouble-failed = Non ha funzionato.

## Cosa mostra di un link un’app di messaggi

preview-title = { $game } al Saloon
preview-invited =
    { $host ->
        [none] Invito
       *[other] { $host } ti invita
    }: { $free ->
        [0] il tavolo da { $seats } ormai è al completo.
        [one] un posto su { $seats } è libero.
       *[other] { $free } posti su { $seats } sono liberi.
    }

## Why an action is not possible, whatever the game

refusal-game-over = La partita è finita.
refusal-waits-for-draw = Prima bisogna pescare.
refusal-not-your-turn = Non è il tuo turno: tocca a { $seat }.
refusal-nothing-to-undo = Non c’è nulla da annullare: puoi annullare solo la tua ultima mossa, e solo finché non si pesca una carta o qualcun altro non muove.
refusal-undo-too-far = Si può annullare solo il proprio ultimo turno: per andare più indietro deve essere d’accordo chi ha aperto il tavolo, che non siede più qui.
refusal-unknown-action = Questa azione non esiste; ci sono: { $choices }.
refusal-wrong-fields = L’azione «{ $action }» vuole esattamente questi campi: { $fields }.
refusal-no-such-move = La mossa { $move } adesso non è possibile.

## What is wrong with input. The place is named before it, as in “deck.no_region.cards[2].cost: …”

bad-line = riga { $line }
bad-not-in-range = Il valore deve essere compreso tra { $low } e { $high }, invece è { $got }.
bad-not-one-of = «{ $got }» non è tra le possibilità: { $choices }.
bad-unknown-option = Questa opzione non esiste; ci sono: { $known }.
bad-unknown-key = Questo campo qui non esiste; ci sono: { $known }.
bad-unknown-field = Questo campo qui non esiste.
bad-missing-field = Questo campo manca.
bad-wrong-type = Questo tipo di valore qui non va bene.
bad-not-a-table = Qui serve una tabella di campi, non «{ $got }».
bad-not-a-list = Qui serve un elenco, non «{ $got }».
bad-wrong-number = Devono essere { $expected }, invece sono { $got }.
bad-named-twice = «{ $got }» qui compare due volte.
bad-not-a-name = Qui serve un nome di al massimo { $most } caratteri.
bad-no-automa = Questo gioco non ha un Automa.
bad-automa-elsewhere = L’Automa gioca al posto { $seat } di { $seats }, e a nessun altro.
bad-automa-joins = Da soli contro l’Automa: --seats { $seats }
bad-automa-plays = Al posto { $seat } gioca l’Automa; nessun altro può sedersi lì.

## What is wrong with a transcript

bad-empty-file = Il file è vuoto.
bad-not-json = Questa riga non è JSON: è danneggiata o troncata.
bad-not-an-object = Questa riga è JSON, ma non è un oggetto.
bad-not-a-transcript = Non è una partita salvata da Saloon.
bad-other-format = Il file ha il formato { $got }; questa versione legge il formato { $expected }.
bad-unknown-rules-version = La versione { $got } delle regole di questo gioco qui non è nota; la più recente è la { $newest }.
bad-neither-move-nor-draw = Questa riga non è né una mossa né una pescata.
bad-not-puzzles = Questo non è un file di problemi di questo gioco.
bad-no-puzzle = Questa riga non è un problema.
bad-wrong-ply = Qui dovrebbe esserci il passo { $expected }, non { $got }.
bad-no-such-seat = A questo tavolo non c’è un posto { $got }.
bad-wrong-seat =
    { $expected ->
        [draw] Qui dovrebbe esserci una pescata
        [nothing] La partita è finita e qui non dovrebbe esserci nulla
       *[other] Qui dovrebbe esserci una mossa del posto { $expected }
    }, non { $got ->
        [draw] una pescata
       *[other] una mossa del posto { $got }
    }.
bad-refused = Qui non è possibile ({ $rule }): { $action }
bad-after-the-end = C’è qualcosa dopo il seme, che è sempre l’ultima riga.
bad-seed-before-the-end = Il seme è rivelato, ma la partita non è finita.
bad-no-seed = Manca il seme: viene rivelato a fine partita, e solo allora si possono controllare le pescate.
bad-seed-breaks-commitment = Il seme non è quello su cui ci si era impegnati all’inizio.
bad-earlier-part = Questa pescata viene dalla parte { $got } della sequenza, ma era già cominciata la parte { $expected }
bad-unfair-draw = Questa pescata non viene dal seme: è { $got }, ma dovrebbe essere { $expected }
bad-cut-in-opening = Il file finisce prima del passo { $plies }, da cui la partita è stata ripresa.
bad-already-over = Questa partita è finita. Per rivederla: saloon replay { $file }
bad-options-are-set = Una partita salvata conserva le opzioni con cui è iniziata.
bad-other-number-of-seats = Questa partita ha { $expected } posti, non { $got }.

## What is wrong on the command line

bad-no-equals-sign = Un’opzione si scrive NOME=VALORE.
bad-not-hex = Un seme è fatto di al massimo { $digits } cifre esadecimali (0–9, a–f).
bad-not-toml = Non è TOML valido (riga { $line }).
bad-not-text = Non è un file di testo.
bad-not-weights = Non sono pesi per { $game } con { $seats } posti.
bad-no-such-file = Questo file o questa cartella non esiste.
bad-nothing-to-decide = Alla mossa { $got } non c’era nulla da decidere.
bad-no-games-of-it = In questa cartella non c’è nessuna partita salvata di { $game }.
bad-file-exists = Questo file esiste già; scegli un altro nome.
bad-is-a-folder = È una cartella, non un file.
bad-no-permission = Non hai i permessi per questo file.
bad-file-trouble = Questo file non si può leggere o scrivere.
bad-no-words = Nessuno ha ancora scritto i testi per questo gioco (lingua «{ $language }»).
bad-no-message = Ai testi di questo gioco (lingua «{ $language }») manca un messaggio: { $message }
bad-brought-twice = Lo portano più pacchetti: { $packages }. Disinstallali tutti tranne uno.
bad-broken-package = Lo porta il pacchetto «{ $package }», ma non si può caricare: { $detail }
bad-port-taken = Impossibile ascoltare su { $host }, porta { $got }: è occupata o non è utilizzabile.
bad-not-an-address = «{ $got }» non è né un indirizzo né una rete come 10.0.0.0/8.
bad-not-allowed = Questo server non ha questo nome.
bad-too-short = Servono almeno { $least } caratteri.
bad-no-such-table = Non c’è nessun tavolo «{ $got }».
bad-no-such-host = Questo computer non ha un indirizzo «{ $got }».
bad-checks-nothing = Qui non si controlla niente.
bad-no-such-rule = Il gioco non ha una regola «{ $got }».
bad-not-exactly-one-of = Ne serve esattamente una di queste: { $choices }.
bad-must-stand-alone = Accanto a questo non si può aspettare altro.
bad-needs-extra = Manca qualcosa che serve qui: pip install "saloon[{ $extra }]"
bad-unreachable = Nessuno risponde a { $got }.
bad-no-token = Il cluster a { $got } non ci fa entrare: RAY_AUTH_TOKEN manca o è sbagliato.
bad-other-version = Un processo ha la versione { $got } di Saloon, non la { $expected }.
bad-worker-dies = { $tries } processi sono morti sullo stesso lavoro.
bad-not-a-journal = Questo non è un file da cui si possa riprendere.
bad-other-run = Il file appartiene a un’altra esecuzione: “{ $got }” invece di “{ $expected }”.
bad-not-empty = Questa cartella non è vuota.
bad-no-such-program = Non c’è nessun programma “{ $got }”.
bad-name-taken = Il nome “{ $got }” non si può usare: è vuoto o appartiene a un altro bot.
bad-too-few = Servono almeno { $least } bot, ma ce ne sono { $got }.

usage-missing = Manca { $name }.
usage-no-such-option = L’opzione { $name } non esiste.
usage-needs-value = { $name } vuole un valore.
usage-not-a-number = { $name } deve essere un numero intero.
usage-too-much = Nella riga di comando c’è qualcosa di troppo.
usage-hint = Vedi: { $command } --help

version-compiled = I motori sono compilati.
version-plain = I motori girano come semplice Python.

## saloon games

games-name = Nome
games-title = Gioco
games-seats = Posti
games-options = Opzioni (* se non scegli altro)
games-automa = In solitario contro l’Automa: { $seats }, o con un livello, come in { $seats }:{ $level }. Livelli: { $levels }.

## saloon play

play-keys = ? aiuto · u annulla · s salva · b tavolo · l cronaca · q esci
play-possible = Adesso puoi:
play-impossible = Adesso non puoi:
play-rules-help = Scrivi ? e una regola per fartela spiegare, per esempio: ? { $rule }
play-not-understood = «{ $line }» qui non significa nulla. Scrivi il numero di una mossa, oppure ? per un aiuto.
play-no-such-number = Scrivi un numero da 1 a { $count }.
play-no-such-rule = La regola «{ $rule }» non esiste; ci sono { $rules }.
play-more-news = … (l: tutto quello che è successo)
play-more-moves = … pagina { $page } di { $pages }, mosse: { $count } (m: la pagina seguente)
play-curtain = Passa la tastiera a { $name }, poi premi Invio.
play-saved = Salvata in { $file }. Per rivederla: saloon replay { $file }
play-saved-half = Salvata in { $file }. Per continuare: saloon play { $file }
play-goes-on = Si continua dopo { $plies } passi. Da qui le pescate vengono da un nuovo seme; la sua impronta è { $commitment }.
play-leave = La partita non è finita. Vuoi salvarla? (s: in { $file } · un altro nome di file · n: no · c: continua a giocare)
play-save-offer = Vuoi salvare la partita? (s: in { $file } · un altro nome di file · n: no)
play-left = Ci vediamo al saloon!
answers-yes = s sì si y yes
answers-no = n no
answers-go-on = c

## How a game came out

result-seat = Posto
result-points = Punti
result-victory = Vittoria
result-share = { $percent } %
result-item = Punti per
result-rule = Regola
result-winner =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $seat }!
    }
result-shared = Vittoria condivisa: { $names }.

## saloon replay, saloon verify

replay-keys = Passo { $ply } di { $last } · Invio: avanti · p: indietro · numero: vai lì · q: esci
replay-not-understood = Premi Invio, oppure scrivi p, q o un numero da 0 a { $last }.
replay-unfinished = Dopo { $ply ->
        [one] { $ply } passo
       *[other] { $ply } passi
    } la partita non è finita.
verify-prepared = Preparata: questa partita è iniziata con un seme pubblicato, come le lezioni. Chiunque poteva conoscerne le pescate.
verify-fair =
    { $draws ->
        [one] Regolare: l’unica pescata viene
       *[other] Regolare: tutte le { $draws } pescate vengono
    } dal seme su cui ci si era impegnati all’inizio; tutti i { $plies } passi rispettano le regole.
verify-unproven =
    { $draws ->
        [one] Non dimostrata: una pescata
       *[other] Non dimostrate: { $draws } pescate
    } prima del passo { $ply }, da cui la partita è stata ripresa. Il loro seme ({ $commitment }) non è mai stato rivelato.
verify-fair-from =
    { $draws ->
        [one] Regolare dal passo { $ply }: l’unica pescata viene
       *[other] Regolare dal passo { $ply }: tutte le { $draws } pescate vengono
    } dal seme su cui ci si era impegnati lì ({ $commitment }); tutti i { $plies } passi rispettano le regole.

## saloon simulate

simulate-bot = Bot
simulate-wins = Vittorie
simulate-rate = Quota
simulate-interval = Intervallo 95 %
simulate-mean = Punti
simulate-quantile = { $percent } %
simulate-length = Durata di una partita: { $mean } passi in media; il 5 % delle partite ne ha al massimo { $low }, la metà { $middle }, il 95 % { $high }.
simulate-pace = { $games } partite in { $seconds } s, { $pace } al secondo; seme { $seed }
simulate-running = { $pace } partite/s, { $workers ->
    [one] 1 processo
   *[other] { $workers } processi
}
simulate-stopped = Fermato dopo { $done } di { $games } partite.
## saloon league

league-title = Campionato
league-rating = Punteggio
league-interval = 95 %
league-games = Partite
league-share = Vittoria
league-lost = Forfait
league-ahead = Quanto spesso la riga era davanti alla colonna
league-plot = Il punteggio di ogni bot, con l’intervallo al 95 %
league-about = { $games } partite a tavoli da { $seats }; seme { $seed }
league-stopped = Fermato; il campionato ha { $done } partite.
league-crashed = { $name } è terminato a metà partita e l’ha persa: { $count } ×
league-nonsense = { $name } ha risposto qualcosa che non è una mossa e ha perso la partita: { $count } ×
league-no-such-move = { $name } ha giocato una mossa che non c’era e ha perso la partita: { $count } ×
league-too-slow = { $name } ci ha messo troppo e ha perso la partita: { $count } ×
## saloon stats

stats-title = Statistiche
stats-none = In questo database non ci sono tavoli finiti.
stats-skipped = { $count ->
    [one] Un tavolo finito non si è potuto rigiocare qui e non è contato.
   *[other] { $count } tavoli finiti non si sono potuti rigiocare qui e non sono contati.
}
stats-game = { $name }, { $seats } posti: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}
stats-turn = Ordine di turno
stats-opening = Prima decisione
stats-times = Volte
stats-winners = Vincitori
stats-length = { $decisions } decisioni in media; il 5 % delle partite ne ha al massimo { $low }, il 95 % { $high }. Metà dei tavoli è durata al massimo { $minutes } minuti.
stats-items-plot = Punti per tipo: il pallino è la media di tutti i posti, la linea finisce alla media di chi ha vinto
stats-points-plot = Punti di tutti i posti
stats-length-plot = Lunghezza delle partite, in decisioni

## saloon bench

bench-running = Misuro …
bench-what = Misura
bench-compiled = Compilato
bench-plain = Solo Python
bench-ratio = Rapporto
bench-playouts = { $game }: partite casuali al secondo
bench-copies = { $game }: copie di uno stato al secondo
bench-views = { $game }: decisioni al secondo con azioni e vista
bench-greedy-games = { $game }: partite di greedy contro greedy al secondo
bench-simulate = { $game }: partite casuali al secondo e per core con «simulate»
bench-greedy = { $game }: greedy batte random, quota su { $games } partite
bench-start = saloon --help
bench-goal = Obiettivo
bench-at-least = almeno { $value }
bench-at-most = al massimo { $value }

## saloon scene

scene-summary = { $passed } superate, { $failed } fallite

## Bots

bot-random = bot casuale
    .about = Fa una mossa qualunque fra quelle permesse. Va bene per capire come funziona il gioco.
bot-greedy = bot goloso
    .about = Guarda avanti di un turno e prende ciò che sembra meglio. Un buon primo avversario.
bot-search-1 = Pivello
    .about = Non vede metà di quello che potrebbe fare e giudica male il resto. Per una prima partita; risponde subito.
bot-search-2 = Garzone
    .about = Guarda avanti di un turno, e molto gli sfugge. Risponde subito.
bot-search-3 = Mandriano
    .about = Guarda avanti di un turno e ogni tanto gli sfugge qualcosa. Risponde subito.
bot-search-4 = Capocarovana
    .about = Guarda avanti di un turno e non gli sfugge quasi niente. Risponde subito.
bot-search-5 = Sceriffo
    .about = Pensa il suo turno fino in fondo e non gli sfugge niente. Risponde subito.
bot-search-6 = Leggenda
    .about = Il più forte di Saloon: prova come la partita può continuare dopo ogni mossa. Pensa fino a un secondo a ogni decisione.

## Learning

train-round = Giro { $round }: { $games } partite, { $share } contro greedy ({ $low } – { $high }), { $points } punti a { $others }
train-done = I pesi migliori: { $file }
train-numpy = Per imparare serve numpy: pip install "saloon[train]"

## Analisi e suggerimenti

analyse-title = Analisi
analyse-fair = quota equa
analyse-skill = abilità
analyse-luck = fortuna
analyse-others = gli altri
analyse-final = risultato
analyse-accuracy = precisione
analyse-counts = errori
analyse-skill-errors = Errore standard dell’abilità: { $errors }
analyse-error = { $played }. Meglio: { $best } ({ $lost } sprecati)
analyse-lucky = { $draw } ({ $luck })
analyse-draw = una pescata che nessuno ha visto
analyse-turning = Svolte per { $name }
analyse-errors = { $count ->
    [one] Un errore
   *[other] { $count } errori
}
analyse-mark-inaccuracy = imprecisione
analyse-mark-mistake = errore
analyse-mark-blunder = svista grave
analyse-plot = La quota di vittoria che ogni posto poteva aspettarsi, passo per passo
analyse-stopped = Fermata dopo { $ply } passi su { $last }; ecco che cosa è stato trovato finora.
puzzles-found = { $count ->
    [0] Nessun problema trovato in { $games } partite.
    [one] Un problema trovato in { $games } partite; è in { $file }.
   *[other] { $count } problemi trovati in { $games } partite; sono in { $file }.
}
puzzles-checked = Problemi controllati: { $checked } su { $all }. Confermati: { $count }, ora in { $file }.
puzzles-fallen = Non confermati: { $numbers }
hint-move = { $number }: { $move } – { $share } della vittoria, circa { $points } punti
hint-line = Poi forse: { $line }
hint-expected = { $name }: { $move }
hint-stoppable = Sto pensando … Ctrl+C interrompe
hint-alone = I suggerimenti valgono solo per le partite di una persona contro i bot.
hint-help = Scrivi ?best per vedere che cosa giocherebbe chi è forte.
