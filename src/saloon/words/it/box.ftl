# La mia scatola: inserire ciò che c’è nella propria scatola, in italiano.

box-about = Inserisci che cosa c’è nella tua scatola e gioca proprio con quello. Le liste restano su questo dispositivo; al tavolo tutti vedono che si tratta di una lista propria.
box-game = Gioco
box-list = Lista
box-new = Nuova, vuota
box-from-ours = Nuova, dalla nostra
box-import = Carica una lista (TOML)
box-name = Nome della lista
box-export = Salva come file
box-delete = Elimina la lista
box-delete-sure = «{ $name }» sparirà da questo dispositivo.
box-none = Non c’è ancora nessuna lista. Iniziane una vuota, oppure parti dalla nostra e cambia ciò che nella tua scatola è diverso.
box-new-name = La mia scatola { $number }
box-not-taken = { $file } non può essere mostrato qui.
box-missing = ne mancano { $count }
box-too-many = { $count } di troppo
box-right = Completa e corretta.
box-not-kept = Questo dispositivo non conserva la lista: salvala come file.
box-show = Mostra dove
box-here = guarda qui
box-again = Un’altra uguale
box-remove = Togli: { $what }
box-less = { $what }: meno
box-more = { $what }: più
box-row = { $card } (×{ $count })
box-count = Quante
box-cards = Carte

## Go West!

box-per_region = Ogni regione
    .about = Ciò che hanno tutte e quattro le regioni: ognuna di queste è nella scatola quattro volte.
box-no_region = Nessuna regione
box-places = Gettoni
box-places-none = nessuno
box-places-one = uno qui
box-places-two = due qui
box-places-plus = uno qui, uno altrove
box-cost = Costo
box-add-card = Aggiungi una carta: { $where }

## Carcassonne: Gold Rush

box-tiles = Tessere
box-start = Tessera iniziale
box-tokens = Gettoni
box-token = Valore { $value }
box-id = Nome breve
box-side-N = Sopra
box-side-E = Destra
box-side-S = Sotto
box-side-W = Sinistra
box-land-P = prateria
box-land-R = binario
box-land-M = montagna
box-mountain-of = { $side } appartiene a
box-mountain = montagna { $number }
box-rail = Binario { $number }
box-from = Da
box-to = A
box-end-N = sopra
box-end-E = destra
box-end-S = sotto
box-end-W = sinistra
box-end-J = scambio
box-end-C = città
box-end-M = montagna { $number }
box-locos = Locomotive
box-nuggets = Pepite, montagna { $number }
box-prairie = Prateria { $number } ({ $sides })
box-camps = Accampamenti indiani
box-herds = Branchi di cavalli
box-add-rail = Binario interno alla tessera
box-rails-anew = Binari da capo
box-add-tile = Aggiungi una tessera

## Great Western Trail: the Automa

box-movement = Cifre della carta spostamento
box-digit = Cifra { $number }
box-build = Ordine in cui si confrontano i rami per costruire
box-criterion = Posto { $number }
box-criterion-woods = boschi
box-criterion-human_buildings = i tuoi edifici
box-criterion-shortest = il più corto
box-criterion-lowest_toll = il pedaggio più basso
box-own-build = Questa carta ha un ordine proprio
box-automa-card = Carta { $number }
box-number = Numero
box-move = Passi
box-action = Azione
box-kansas-u = sopra
box-kansas-l = sotto
box-add-automa = Aggiungi una carta
