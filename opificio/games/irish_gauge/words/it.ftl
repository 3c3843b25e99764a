game-title = Irish Gauge
game-tagline = Comprate Azioni di cinque ferrovie, posatene i binari attraverso l'Irlanda e scegliete quando pescare i Dividendi dal sacchetto.

## Nomi

colour-white = bianco
colour-pink = rosa
colour-black = nero

part-cash = denaro
part-shares = Azioni

phase-cities = si riempiono le Città
phase-opener = si estrae chi apre
phase-opening = asta iniziale
phase-turn = turno
phase-bidding = asta
phase-laying = tracciato
phase-drawing = si pescano i Dividendi
phase-over = partita finita

## Mosse

move-auction = Mettere all'Asta la prima Azione { $company }
    .verb = asta
move-track = Piazzare un Tracciato per { $company }
    .verb = tracciato
move-interest = Piazzare un Interesse Speciale { $colour } a { $town }
    .verb = interesse
move-dividends = Chiedere Dividendi
    .verb = dividendi
move-bid = Offrire £{ $amount }
    .verb = offri
move-pass = Passare
    .verb = passa
move-lay = Posare una Locomotiva in { $hex }
    .verb = posa
move-done = Smettere di costruire
    .verb = basta
move-draw = Si pesca un cubo { $colour }
    .verb = pesca
move-opener = { $seat } apre la prima asta
    .verb = apre

## Che cosa si chiede

prompt-cities = Si pesca un cubo per la prossima Città
prompt-opener = Si estrae chi apre la prima asta
prompt-opening = { $seat }: offri per l'Azione iniziale, o passa
prompt-turn = { $seat }: metti all'asta un'Azione, piazza un tracciato o un Interesse Speciale, o chiedi Dividendi
prompt-bidding = { $seat }: offri per l'Azione, o passa
prompt-laying = { $seat }: posa una Locomotiva, o smetti
prompt-drawing = Si pesca un cubo dal sacchetto
prompt-over = La partita è finita

## Eventi

event-city-filled = { $town } riceve un cubo { $colour }.
event-opener-drawn = La sorte sceglie { $seat } per aprire la prima asta.
event-auction-opened = { $seat } apre l'asta dell'Azione { $share }.
event-bid-made = { $seat } offre £{ $amount }.
event-passed = { $seat } passa.
event-share-bought = { $seat } compra l'Azione { $share } per £{ $amount }.
event-share-free = Nessuno offre: { $seat } riceve l'Azione { $share } gratis.
event-build-begun = { $seat } costruisce per { $company }.
event-laid = { $company } raggiunge { $hex } con { $halves ->
    [2] 1 punto
    [3] 1½ punti
    [4] 2 punti
   *[other] { $halves } mezzi punti
}.
event-build-ended = { $seat } ha costruito per { $company }{ $halves ->
    [0] .
    [1] {"; mezzo punto va perso."}
    [2] {"; 1 punto va perso."}
    [3] {"; 1½ punti vanno persi."}
    [4] {"; 2 punti vanno persi."}
   *[other] {"; "}{ $halves } mezzi punti vanno persi.
}
event-major-joined = { $company } collega Belfast, Dublin e Galway: £{ $income }, £{ $dividend } per Azione.
event-interest-placed = { $seat } piazza un cubo { $colour }: { $town } è ora una Città.
event-dividends-called = { $seat } chiede Dividendi.
event-cube-drawn = Dal sacchetto esce un cubo { $colour }.
event-income-earned = { $company } incassa £{ $income }: £{ $dividend } per Azione.
event-no-income = { $company } non incassa nulla.
event-paid = { $seat } riceve £{ $amount } da { $company }.
event-bag-empty = Il sacchetto è vuoto: la partita è finita.

## Perché una mossa è rifiutata

reason-stack-empty = Tutte le Azioni { $company } sono state vendute.
reason-cannot-open = La prossima Azione { $company } parte da £{ $value } e tu hai £{ $cash }: non potresti aprirne l'asta.
reason-no-share = Non possiedi Azioni { $company }, quindi non puoi costruire per lei.
reason-no-locomotive = { $company } non ha più Locomotive.
reason-already-a-city = { $town } è già una Città; un Interesse Speciale va in una Cittadina.
reason-town-not-reached = Nessuna Compagnia di cui possiedi un'Azione raggiunge { $town }.
reason-colour-gone = Nel sacchetto non ci sono più cubi di colore { $colour }.
reason-bid-limit = Le offerte si fermano a £{ $limit }.
reason-more-than-cash = Hai solo £{ $cash }.
reason-below-value = La prima offerta deve essere almeno il valore stampato, £{ $value }.
reason-not-above = L'offerta è di £{ $highest }: offri di più, o passa.
reason-must-open = Quest'asta l'hai chiamata tu: aprila con almeno £{ $value }.
reason-already-there = La Compagnia ha già una Locomotiva in { $hex }.
reason-not-connected = { $hex } non è accanto alla rete della Compagnia.
reason-difficult-taken = { $hex } è un esagono Ostico già occupato: può starci una sola Compagnia.
reason-too-few-points = { $hex } costa { $needed } punti, e { $points ->
    [one] ne resta
   *[other] ne restano
} { $points }.
reason-nothing-laid = Prima posa almeno una Locomotiva.

## Posizioni impossibili

fault-cubes = I cubi di colore { $colour } dovrebbero essere { $expected } in tutto, non { $found }.
fault-city-without-cube = { $town } è Città fin dall'inizio e deve avere un cubo.
fault-cube-too-soon = { $town } ha un cubo prima del suo turno: le Città si riempiono in ordine.
fault-cube-unreached = { $town } ha un cubo ma nessuna Compagnia la raggiunge.
fault-row = La riga { $row } dei cubi pescati non può contenerne { $found }.
fault-locomotives = { $company } dovrebbe avere { $expected } Locomotive in tutto, non { $found }.
fault-home-empty = { $company } non ha una Locomotiva nella sua città di partenza.
fault-network-broken = La Locomotiva { $company } in { $hex } non è connessa alla città di partenza.
fault-difficult-shared = { $hex } è un esagono Ostico: può starci una sola Compagnia.
fault-money = Denaro e banca insieme fanno £{ $found } invece di £{ $expected }.
fault-stack-order = { $share } è venduta prima di un'Azione più bassa della stessa Compagnia.
fault-sold = { $company } non può avere { $found } Azioni vendute a questo punto.
fault-seat = Di chi è il turno non va d'accordo con ciò che si chiede.
fault-auction = L'asta (Azione, offerta, offerente, chi ha passato) non va d'accordo con ciò che si chiede.
fault-build = La costruzione (Compagnia, mezzi punti) non va d'accordo con ciò che si chiede.
fault-end = La partita è finita esattamente quando il sacchetto è vuoto.

## Errori di tabelle corrette

table-number = { $where } deve essere un numero intero da { $low } a { $high }, non { $value }.
table-half-points = { $where } deve essere un numero di punti a passi di mezzo, non { $value }.
table-too-dear = { $where } costa { $value }, più dei { $points } punti di una costruzione intera.
table-companies = Le Compagnie devono essere { $codes }, in quest'ordine.
table-colours = I colori dei cubi devono essere { $colours }.
table-livery = Il colore di { $company } deve essere uno di { $colours }.
table-home = La città di partenza di { $company }, { $home }, deve essere una Città fin dall'inizio.
table-values = I valori delle Azioni { $company } devono essere numeri interi crescenti dalla cima della pila.
table-missing = { $where } manca o è del tipo sbagliato.
table-map-row = La riga { $row } della mappa ha bisogno di { $columns } lettere tra e, D, U e il punto: { $line }
table-place = { $place } deve stare su un esagono Urbano della mappa, non su { $spot }.
table-place-shared = { $place } divide l'esagono { $spot } con un altro luogo.
table-nameless = L'esagono Urbano { $spot } non ha nome.
table-city = { $place } è elencata tra le Città ma non è un luogo della mappa.
table-city-twice = { $place } è elencata due volte tra le Città.
table-few-cubes = { $cities } Città non si possono riempire con { $cubes } cubi.
table-shut-in = { $company } potrebbe restare chiusa: { $room } esagoni Agevoli e Urbani intorno alla partenza per { $locomotives } Locomotive.

## Lo schermo

screen-turn = Turno { $turn }
screen-auction = All'asta: { $share }, da £{ $value }.
screen-high-bid = { $seat } offre £{ $amount }.
screen-building = { $company }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $locomotives ->
    [one] { $locomotives } Locomotiva
   *[other] { $locomotives } Locomotive
}.
screen-next = Pross.
screen-left = Loc.
screen-cash = Denaro
screen-shares = Azioni
screen-bag = Sacchetto
screen-drawn = Pescati
screen-legend = ○ Cittadina  ^^ Ostico  8/4: reddito/per Azione se esce solo quel colore
screen-score = Ricchezza finale
screen-total = Totale

help-easy = esagono Agevole
help-urban = esagono Urbano
help-difficult = esagono Ostico

## Il tabellone disegnato

board-companies = Le cinque Compagnie
board-players = Gli investitori
board-pays = reddito / per Azione se esce:
board-home = da { $town }
board-locomotives = { $count ->
    [one] una locomotiva rimasta
   *[other] { $count } locomotive rimaste
}
board-passed = passa
board-points = Punti costruzione rimasti: { $points }
board-costs = Punti costruzione
board-empty = vuoto
board-shared = condiviso
help-hex-easy = Esagono Agevole: 1 punto, o 1½ se c'è già un'altra Compagnia.
help-hex-urban = Esagono Urbano: una Città con il cubo rende £4 se esce il suo colore, una Cittadina senza cubo rende £2.
help-hex-difficult = Esagono Ostico: 2 punti, e ci può stare una sola Compagnia.
help-city = Una Città: rende quando esce il suo colore.
help-town = Una Cittadina: rende qualunque colore esca. Un Interesse Speciale ne fa una Città.
help-company = Chi ha un'Azione può posare Tracciati per la Compagnia: 3 punti a turno, una locomotiva per esagono.
help-share = La prossima Azione all'asta. Il numero è il prezzo minimo, e il suo valore alla fine.
help-share-sold = Un'Azione venduta, con la forma di chi la possiede.
help-pays = Quanto incasserebbe la Compagnia, e quanto pagherebbe per Azione, se uscisse solo questo colore.
help-cash = Il denaro, pubblico: paga le Azioni, e conta alla fine.
help-wealth = Denaro e valori stampati delle Azioni: ciò che conta alla fine.
help-bag = Il Sacchetto. Chiamare i Dividendi pesca tre cubi; quando il Sacchetto è vuoto la partita finisce.
help-drawn = I cubi pescati a ogni chiamata dei Dividendi. Non tornano.
help-costs = Quanto costa una locomotiva su ogni tipo di esagono.

## Le tabelle dei componenti
component-money = Denaro
component-start = All'inizio
component-city = Città che paga
component-town = Cittadina
component-major = Dividendo maggiore
component-bids = Offerte
component-highest = Massima
component-cubes = Cubetti
component-colours = Colori
component-first = Dapprima, per colore
component-later = In seguito, per colore
component-call = Pescati per un dividendo
component-locomotives = Locomotive
component-each = Per compagnia
component-build = Costruzione
component-points = Punti
component-easy = Esagono facile
component-empty = Vuoto
component-shared = Condiviso
component-urban = Esagono urbano
component-difficult = Esagono difficile
component-companies = Compagnie
component-code = Sigla
component-name = Nome
component-colour = Colore
component-yellow = giallo
component-purple = viola
component-orange = arancione
component-blue = blu
component-red = rosso
component-home = Città di partenza
component-values = Valori delle azioni
component-map = Mappa
component-cities = Città
component-rows = Esagoni, riga per riga
component-places = Luoghi
component-note-bids = Il regolamento non pone un limite; questo è tecnico.
component-note-locomotives = Una sola fonte; compresa quella che parte dalla città di origine.
help-train = Una locomotiva: la Compagnia sta in questo esagono per sempre, e guadagna da ciò che raggiunge.
help-coordinates = Le righe hanno lettere, le colonne numeri: insieme nominano un esagono, come H11.
