# Texts of --help. Read without Fluent's runtime: one line each, no parameters, no attributes.

usage-title = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO …
usage-arguments = Argomenti:
usage-commands = Comandi:
usage-options-title = Opzioni:

saloon = Saloon: giochi da tavolo del West, per persone e programmi.
games = Elenca i giochi, con i posti e le opzioni.
play = Gioca in questo terminale, contro i bot o con gli amici.
companion = Gioca accanto a un tabellone vero: il compagno gioca per l’Automa e ti dice che cosa spostare.
serve = Apri la sala nel browser, per te o per una rete.
simulate = Fai giocare molte partite ai bot e guarda come se la cavano.
replay = Ripercorri passo passo una partita salvata.
verify = Controlla che ogni pescata di una partita finita sia stata regolare.
rules = Mostra le regole di un gioco, o una sola.
scene = Esegui scene, ognuna una regola scritta come dati, e guarda quali riescono.
bench = Misura quanto sono veloci giochi e bot su questo computer.
version = Mostra la versione e se i motori sono compilati.

any-game = Quale gioco; «saloon games» li elenca.
any-file = Una partita salvata (trascrizione).
any-option = Un’opzione del gioco; si può ripetere.
any-deck = Il tuo elenco di carte azione (TOML).
any-lang = Lingua; altrimenti quella del sistema.
any-json = Mostra le cifre in formato JSON.
any-help = Mostra questa pagina.
play-seats = Chi siede dove: «me», «me:Anna» per più persone a questo terminale, oppure il nome di un bot (greedy, random); dove un gioco ha un Automa, anche «automa» o «automa:hard». Se non indicato: me,greedy.
play-seed = Seme segreto delle pescate, fino a 64 cifre esadecimali; altrimenti è casuale.
simulate-seats = I bot, uno per posto (greedy, random; dove un gioco ha un Automa, anche automa:hard).
simulate-games = Quante partite; se non indicato, 1000.
simulate-seed = Lo stesso seme dà le stesse partite; se non indicato, 1.
simulate-workers = Quanti processi; se non indicato, uno per core.
replay-at = Comincia dopo questo passo.
replay-seat = Mostra la partita come la vedeva questo posto (il primo è 0); altrimenti come spettatore.
rules-id = Una sola regola, per esempio GW-24.
scene-files = File con scene (TOML).
scene-game = Il gioco delle scene che non lo dicono da sé.
bench-targets = Confronta con le cifre di questo file (TOML); codice d’uscita 1 se una non è raggiunta.
companion-name = Quale compagno: automa.
companion-file = Dove salvare la partita, o la partita salvata da riprendere; altrimenti viene proposto un file nella tua cartella personale.
companion-level = Quanto forte: easy, medium, hard o surprise; di norma medium.
serve-host = Indirizzo su cui ascoltare; se non lo indichi 127.0.0.1, solo questo computer. Con 0.0.0.0 possono entrare altri.
serve-port = Porta; se non la indichi 8000.
serve-database = Dove si conservano i tavoli: sqlite:///FILE o postgresql+psycopg://…; altrimenti un file nella tua cartella home.
serve-open = Apri la pagina nel tuo browser.
