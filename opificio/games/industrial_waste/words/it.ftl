game-title = Industrial Waste
game-tagline = Un'azienda che cresce, innova e non affoga nei propri rifiuti.

## Carte
kind-order = Ordine
kind-raw-materials = Materie Prime
kind-growth = Crescita
kind-innovation = Innovazione
kind-waste-disposal = Rifiuti
kind-advisor = Consigliere
kind-hiring-firing = Impiego e Licenziamenti
kind-waste-removal = Rimozione dei Rifiuti
kind-bribery = Corruzione
kind-accident = Incidente

## Sezioni
track-rationalization = Organizzazione Industriale
track-materials = Materie Prime
track-waste = Scarti di Produzione

## Parti del punteggio
part-growth = Crescita
part-rationalization = Organizzazione Industriale
part-materials = Materie Prime
part-waste = Scarti di Produzione
part-money = Metà del denaro
part-loans = Prestiti

## Fasi
phase-start = Primo giocatore
phase-deal = Disposizione
phase-bribe = Incidente
phase-take = Scelta
phase-turn = Carte
phase-partner = Consigliere
phase-track = Innovazione
phase-staff = Impiego e Licenziamenti
phase-bid = Asta
phase-end = Fine

## Opzioni
option-start = Chi comincia
option-start-first = Il primo posto (dove siede il più giovane)
option-start-random = Estratto a sorte

## Che cosa si chiede
prompt-start = La sorte estrae il primo giocatore.
prompt-deal = Si scopre la prossima carta della disposizione.
prompt-bribe = { $seat }: un Incidente! Usi la Corruzione o ne subisci le conseguenze?
prompt-take = { $seat }: prendi una colonna di tre carte.
prompt-turn = { $seat }: gioca o scarta una carta.
prompt-partner = { $seat }: a che cosa unisci il Consigliere?
prompt-track = { $seat }: quale sezione migliori?
prompt-staff = { $seat }: assumi o licenzi?
prompt-bid = { $seat }: la tua unica offerta per le Materie Prime.
prompt-end = La partita è finita.

## Scelte
move-start = Comincia { $seat }
    .verb = comincia
move-deal = Scopri { $kind }
    .verb = scopri
move-take = Prendi la colonna { $column }
    .verb = prendi
move-play = Gioca { $kind }
    .verb = gioca
move-discard = Scarta { $kind }
    .verb = scarta
move-keep = Conserva l'ultima carta, coperta
    .verb = conserva
move-loan = Chiedi un Prestito di 10
    .verb = prestito
move-with = Consigliere con { $kind }
    .verb = con
move-repay = Restituisci un Prestito (10)
    .verb = restituisci
move-improve = Migliora { $track }
    .verb = migliora
move-hire = Assumi (fabbrica in alto)
    .verb = assumi
move-fire = Licenzia (fabbrica in basso)
    .verb = licenzia
move-bid = Offri { $amount }
    .verb = offri
move-pass = Passa
    .verb = passa
move-bribe = Corrompi: paghi 1 in più e resti dove sei
    .verb = corrompi
move-accept = Subisci le conseguenze
    .verb = subisci

## Che cosa accade
event-start-player = { $seat } è il primo giocatore.
event-round = Round { $round }. Comincia { $seat }.
event-dealt = { $kind } nella colonna { $column }.
event-duplicate = Un'altra { $kind } per la colonna { $column }: scartata.
event-reshuffled = Si rimescolano gli scarti: { $cards } carte nel mazzo.
event-accident = Incidente!
event-final-accident = L'ultimo round è finito: l'Incidente finale.
event-spared = { $seat } ha { $waste } Rifiuti: non accade nulla.
event-fined = { $seat } paga { $amount } e indietreggia di { $spaces ->
    [0] nessuno spazio
    [one] uno spazio
   *[other] { $spaces } spazi
}, Crescita { $growth }.
event-bribed = { $seat } paga { $amount } e { $bribe } di Corruzione, e resta dov'è.
event-took = { $seat } prende la colonna { $column }.
event-left-over = La colonna { $column } avanza e viene scartata.
event-played = { $seat } gioca { $kind }.
event-advised = { $seat } unisce il Consigliere a { $kind }.
event-discarded = { $seat } scarta { $kind }.
event-kept = { $seat } conserva l'ultima carta, coperta.
event-order = { $seat } completa un ordine: { $income } milioni, { $materials } Materie Prime usate, Rifiuti ora { $waste }.
event-lot = { $seat } mette all'asta { $tokens } Materie Prime.
event-no-lot = Il rifornimento è vuoto: { $seat } non ha nulla da mettere all'asta.
event-bid = { $seat } offre { $amount }.
event-passed = { $seat } passa.
event-sold = { $seat } prende { $tokens } Materie Prime e paga { $amount } a { $seller }.
event-own-lot = { $seat } prende le { $tokens } Materie Prime e paga { $amount } alla banca.
event-unsold = Nessuno prende le { $tokens } Materie Prime: tornano nel rifornimento.
event-grew = { $seat } cresce a { $growth }.
event-staff = { $seat } ha ora { $workers }00 operai.
event-improved = { $seat } paga { $cost }: { $track } ora a { $value }.
event-waste = I Rifiuti di { $seat } sono ora { $waste }.
event-loan = { $seat } chiede un Prestito di { $amount }.
event-forced-loan = A corto di denaro, { $seat } deve chiedere { $amount } in prestito.
event-repaid = { $seat } restituisce un Prestito di { $amount }.
event-fixed-cost = { $seat } paga { $amount } di Costi Fissi.
event-last-round = { $seat } raggiunge l'ultima colonna: questo è l'ultimo round.
event-game-over = La partita è finita.

## Perché no
reason-no-column = La colonna { $column } non si può prendere.
reason-not-held = Non hai in mano { $kind }.
reason-few-workers = Un ordine richiede { $workersNeeded }00 operai; ne hai { $workers }00.
reason-few-materials = Un ordine richiede { $materialsNeeded } Materie Prime; ne hai { $materials }.
reason-too-much-waste = Un ordine aggiunge { $wasteAdded } Rifiuti ai tuoi { $waste }: più di { $wasteLast }.
reason-growth-at-end = La tua fabbrica è già nell'ultima colonna.
reason-innovation-cash = Costa { $cost } milioni e ne hai { $cash }. Prima chiedi un Prestito.
reason-tracks-at-end = I tuoi indicatori non hanno più spazio per questa Innovazione.
reason-only-in-accident = La Corruzione serve solo quando avviene un Incidente.
reason-advisor-alone = Il Consigliere vuole una carta a cui unirsi, oppure un Prestito e { $loan } milioni per restituirlo.
reason-must-not-discard = Materie Prime non si scarta mai: giocala, o conservala se è l'ultima.
reason-not-last-card = Si può conservare solo l'ultima carta; ne hai { $cards }.
reason-not-with-advisor = { $kind } non si gioca con il Consigliere.
reason-no-change = { $kind } adesso non cambierebbe nulla, quindi il Consigliere non può unirsi.
reason-no-loan = Non hai Prestiti da restituire.
reason-repay-cash = Restituire un Prestito costa { $loan } milioni e ne hai { $cash }.
reason-track-at-end = { $track } è già al valore migliore.
reason-fully-staffed = Hai già il massimo di operai.
reason-fewest-workers = Hai già il minimo di operai.
reason-bid-too-low = Un'offerta deve superare { $highBid }.
reason-bid-beyond-cash = Hai { $cash } milioni. Per offrire { $amount } chiedi prima un Prestito.
reason-bid-beyond-cap = Le offerte finiscono a { $cap } (un limite di questo programma, non delle regole).
reason-loan-cap = I Prestiti volontari finiscono a { $cap } (un limite di questo programma, non delle regole).
reason-no-tokens = Il rifornimento è vuoto: il Consigliere non può unirsi a Materie Prime.
reason-fixed-price = Nessuno ha offerto: puoi prendere il lotto per { $price } o passare.

## Posizioni impossibili
fault-cards = { $kind }: ci sono { $found } carte, ma il gioco ne ha { $expected }.
fault-materials = Le Materie Prime sono in tutto { $found }, ma il gioco ne ha { $expected }.
fault-money = I giocatori hanno { $found } milioni, ma la banca ne ha versati { $expected }.
fault-columns = Le carte sul tavolo non si accordano con la fase: colonne intere, o le prime carte di una disposizione.
fault-hand = { $seat } non può avere queste carte: al massimo quattro, e mai l'Incidente.
fault-auction = L'asta non torna: lotto, venditore, offerta più alta e chi l'ha fatta devono accordarsi con la fase.
fault-chain = La scelta aperta non si accorda con la posizione.

## Errori nelle tabelle
table-number = { $block }.{ $key }: { $found } non è possibile. Deve essere un numero intero da { $low } a { $high }.
table-cards = Il blocco cards deve nominare esattamente questi tipi: { $known }.
table-cards-few = { $found } carte sono troppo poche: una disposizione potrebbe diventare impossibile. Ne servono almeno 40.
table-growth = board.growth: { $found } non è una fila di numeri, ognuno uno più del precedente.
table-workers = board.workers: { $found } non è una fila di numeri, ognuno uno meno del precedente, fino a 1 o più.
table-values = mat.values: { $found } non è una fila di numeri, ognuno uno meno del precedente, fino a 1.
table-points = points.track deve avere { $length } numeri interi, uno per ogni valore di una sezione.
table-supply = { $found } Materie Prime sono troppo poche: quattro giocatori cominciano con { $needed }.

## Il terminale
screen-round = Round { $round }
screen-last-round = ultimo round
screen-supply = rifornimento { $tokens }
screen-pile = mazzo { $cards }
screen-company = Azienda
screen-money = Soldi
screen-loans = Prestiti
screen-growth = Crescita
screen-workers = Operai
screen-store = Materie
screen-tracks = Sezioni
screen-waste = Rifiuti
screen-cards = Carte
screen-columns = Colonne
screen-hand = Le tue carte
screen-empty-hand = nessuna carta
screen-face-down = coperta
screen-lot = { $tokens } Materie Prime di { $seller }; offerta più alta: { $bid }
screen-score = Punteggio
screen-total = Totale
help-order = Richiede operai, Materie Prime e posto per i Rifiuti; rende il valore di Crescita.
help-raw-materials = Mette all'asta tante Materie Prime quante ne segna il tuo indicatore: un'offerta a testa, tu per ultimo.
help-growth = La fabbrica avanza di una colonna a destra.
help-innovation = Paghi 5: una sezione migliora di uno.
help-waste-disposal = I tuoi Rifiuti calano di 3.
help-advisor = Rafforza un'altra carta, oppure restituisce un Prestito.
help-hiring-firing = La fabbrica si muove di uno spazio in alto o in basso.
help-waste-removal = I tuoi Rifiuti calano di 1, quelli di tutti gli altri salgono di 1.
help-bribery = Tiene ferma la tua fabbrica quando avviene un Incidente.
help-accident = Giallo: paghi 5 e indietreggi di uno. Rosso: paghi 10 e indietreggi di due.

## Il tabellone disegnato
board-grid = Crescita e operai
board-draft = La scelta
board-column = Colonna { $column }
board-cards-of = Carte di { $seat }
board-discard = scarta
board-keep = conserva
board-lot = Lotto di { $tokens }
board-seller = vende { $seat }
board-out = fuori
board-safe = al sicuro
board-fine = −{ $amount } ←{ $spaces }
help-growth-value = Il reddito di un ordine e i punti della fabbrica alla fine.
help-factory = Una fabbrica: la colonna è il reddito di un ordine, la riga gli operai.
help-workers = Operai: quanto paghi a ogni round e quanti ne richiede almeno un ordine.
help-last-column = Quando una fabbrica raggiunge l'ultima colonna, il round è l'ultimo.
help-supply = Materie Prime che si possono ancora mettere all'asta.
help-pile = Carte ancora da scoprire; quando finiscono si rimescolano gli scarti.
help-starter = Il primo giocatore sceglie e gioca per primo; al prossimo round tocca a chi siede alla sua sinistra.
help-money = I milioni in mano. Gli altri non vedono i tuoi.
help-loans = Ogni Prestito dà subito 10 e alla fine costa 10 punti. Con un Consigliere se ne può restituire uno.
help-store = Materie Prime in magazzino. Un ordine ne usa quante ne segna l'indicatore della sezione.
help-face-down = Una carta conservata coperta per il prossimo round. La conosce solo chi la possiede.
help-track-rationalization = Quante centinaia di operai richiede un ordine. Sotto ogni valore i punti alla fine.
help-track-materials = Quante Materie Prime usa un ordine e quante se ne mettono all'asta. Sotto ogni valore i punti alla fine.
help-track-waste = Quanti Rifiuti produce un ordine. Sotto ogni valore i punti alla fine.
help-waste-track = I tuoi Rifiuti. In un Incidente le zone costano denaro e fanno indietreggiare la fabbrica.

## Le tabelle dei componenti
component-cards = Carte
component-board = Tabellone
component-workers = Operai
component-mat = Scheda dell'azienda
component-values = Valori
component-yellow = Zona gialla
component-red = Zona rossa
component-points = Punti
component-track = Il tracciato
component-start = All'inizio
component-cash = Contanti
component-supply = Riserva
component-money = Denaro
component-advisor-order = Ordine con il Consulente
component-loan = Prestito
component-bribe = Bustarella
component-yellow-fine = Multa in zona gialla
component-red-fine = Multa in zona rossa
component-limits = Limiti
component-loans = Prestiti
component-bid = Offerta massima
component-min-uncontested-price = Prezzo minimo senza altre offerte
help-round = Un round: si dispongono e si prendono le colonne, si giocano le carte a turno, si pagano gli operai, e il primo giocatore cambia.
