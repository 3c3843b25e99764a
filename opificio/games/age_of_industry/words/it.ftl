game-title = Age of Industry
game-tagline = Cotonifici, miniere e ferrovie a credito: costruisci ciò che gli altri useranno, vendi prima di loro e attento agli interessi.

# Industrie, carte, tessere
industry-cotton = cotonificio
industry-factory = fabbrica
industry-coal = miniera di carbone
industry-iron = acciaieria
industry-port = porto
industry-ship = nave
card-cotton = carta cotonificio
card-factory = carta fabbrica
card-coal = carta miniera
card-iron = carta acciaieria
card-port = carta porto
card-ship = carta nave
card-brown = carta marrone
card-green = carta verde
card-purple = carta viola
card-blue = carta blu
card-red = carta rossa
tile-cotton = cotone
tile-factory = manufatti
tile-either = entrambi i beni
tile-no-demand = nessuna richiesta
resource-coal = carbone
resource-iron = acciaio
draw-pile = mazzo
draw-1 = prima carta scoperta
draw-2 = seconda carta scoperta
side-working = attivo
side-flipped = girato
side-renewed = rinnovato
task-build = costruzione
task-both = costruzione con due azioni
task-rail = costruzione di una ferrovia
task-develop = sviluppo
task-pass = passo
task-draw = pesca
task-sell = vendita

# Fasi e domande
phase-opener = primo giocatore
phase-deal = distribuzione
phase-turn = carta scoperta
phase-tile = tessere mercato
phase-act = azione
phase-card = carta
phase-site = casella
phase-end = capo della ferrovia
phase-source = fonte di un cubetto
phase-draw = seconda carta
phase-goods = beni
phase-buyer = acquirente
phase-settle = prestiti
phase-over = fine
prompt-opener = La sorte decide chi comincia.
prompt-deal = La sorte dà una carta.
prompt-turn = La sorte scopre una carta.
prompt-tile = La sorte mette una tessera mercato.
prompt-act = { $seat }, scegli un'azione.
prompt-card = { $seat }, scegli una carta.
prompt-site = { $seat }, scegli una casella e un'industria.
prompt-end = { $seat }, a quale capo della ferrovia va il cubetto?
prompt-source = { $seat }, da dove viene il cubetto?
prompt-draw = { $seat }, prendi una seconda carta.
prompt-goods = { $seat }, scegli i beni da vendere.
prompt-buyer = { $seat }, scegli l'acquirente.
prompt-settle = { $seat }, restituisci un prestito o chiudi il turno.
prompt-over = La partita è finita.

# Mosse
move-opener = comincia { $seat }
    .verb = comincia
move-deal = viene data: { $card }
    .verb = dai
move-turn = si scopre: { $card }
    .verb = scopri
move-tile = tessera: { $tile }
    .verb = tessera
move-build = Costruire un'industria
    .verb = costruisci
move-both = Due azioni in una: costruire ovunque
    .verb = due azioni
move-rail = Ferrovia { $link }
    .verb = ferrovia
move-sell = Vendere beni
    .verb = vendi
move-develop = Sviluppo: togliere { $industry } { $level }
    .verb = sviluppa
move-draw = Pescare: { $draw }
    .verb = pesca
move-pass = Passare
    .verb = passa
move-repay = Restituire un prestito
    .verb = restituisci
move-borrow = Prendere un prestito
    .verb = prestito
move-with = Con la { $card }
    .verb = con
move-at = { $space }: { $industry }
    .verb = in
move-to = Verso { $target }
    .verb = a
move-coal-from = Carbone da { $space }
    .verb = carbone da
move-coal-from-demand = Carbone dalla richiesta
    .verb = carbone dalla richiesta
move-iron-from = Acciaio da { $space }
    .verb = acciaio da
move-iron-from-demand = Acciaio dalla richiesta
    .verb = acciaio dalla richiesta
move-goods = Beni di { $space }
    .verb = beni
move-done = Fatto
    .verb = fatto

# Che cosa succede
event-opened = Comincia { $seat }.
event-dealt = { $seat } riceve { $count } carte.
event-turned = Scoperta: { $card }.
event-tile-laid = Mercato { $place }: { $tile }.
event-round-began = Comincia il round { $round }.
event-played = { $seat } gioca la { $card }.
event-discarded = { $seat } scarta la { $card }.
event-built = { $seat } costruisce { $industry } { $level } in { $space } per ${ $amount }.
event-replaced = { $industry } { $level } di { $seat } in { $space }: segnalino rimosso{ $cubes ->
    [0] .
   *[other] , con { $cubes } cubetti.
}
event-imported = Con la nave arrivano { $cubes } carbone: { $space }.
event-took = { $seat } prende { $resource } da { $space }.
event-bought = { $seat } compra { $resource } dalla richiesta per ${ $amount }.
event-filled = { $seat } riempie la richiesta con { $cubes } { $resource } e riceve ${ $amount }.
event-flipped = { $industry } { $level } in { $space } si gira: ${ $amount } a { $seat }.
event-rail-built = { $seat } costruisce la ferrovia { $link } per ${ $amount }.
event-sold-to-port = { $seat } vende da { $space } tramite il porto { $port }.
event-sold-to-market = { $seat } vende da { $space } al mercato { $place }.
event-developed = { $seat } toglie con lo sviluppo { $industry } { $level }.
event-drew = { $seat } pesca dal mazzo.
event-took-card = { $seat } prende la { $card }.
event-passed = { $seat } passa.
event-borrowed = { $seat } prende in prestito ${ $amount } ({ $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
}).
event-repaid = { $seat } restituisce ${ $amount } ({ $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
}).
event-ordered = { $position }. { $seat }, con una spesa di ${ $amount }.
event-interest = { $seat } paga ${ $amount } di interessi.
event-rails-paid = Le ferrovie di { $seat } rendono ${ $amount }.
event-unpaid = { $seat } non può restituire { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
}.
event-over = La partita è finita.

# Perché no
reason-not-on-map = { $move }: non c'è su questa mappa.
reason-no-card = Non hai carte per farlo: prima pesca.
reason-nothing-to-build = Nessuna delle tue carte ti permette di costruire qualcosa adesso.
reason-both-needed = Per le due azioni in una servono entrambe le tue azioni del round.
reason-link-built = Su { $link } c'è già una ferrovia.
reason-no-railway-left = Hai già costruito tutte le tue ferrovie.
reason-not-adjacent = { $link } non comincia né da una tua industria né da una tua ferrovia.
reason-no-coal = Il carbone per { $move } non si può avere: non è collegata nessuna miniera o importazione, né un porto da cui comprarlo.
reason-no-iron = L'acciaio per { $move } non si può avere: non è collegata nessuna acciaieria, né un porto da cui comprarlo.
reason-nothing-to-sell = Nessuno dei tuoi cotonifici e delle tue fabbriche è collegato a un porto o mercato che comprerebbe.
reason-not-on-mat = Sulla tua scheda non c'è { $industry } { $level }.
reason-not-lowest = In questa partita si può togliere solo il livello più basso di un'industria.
reason-hand-full = Hai { $limit } carte in mano: di più non si può.
reason-pile-empty = Il mazzo è vuoto.
reason-no-face-up = Lì non c'è una carta scoperta.
reason-draw-first = Per passare si scarta una carta. Non ne hai, ma il mazzo sì: pesca, o fa' altro.
reason-no-loan = Non hai prestiti da restituire.
reason-no-money = Per restituire un prestito servono ${ $loan }.
reason-not-short = In questa partita i prestiti si prendono solo quando un pagamento è scoperto.
reason-borrowed-already = Per questa azione hai già preso un prestito.
reason-not-in-hand = Non hai in mano la { $card }.
reason-card-useless = La { $card } adesso non ti permette di costruire niente.
reason-ship-card = Su questa mappa una carta nave si può solo scartare.
reason-wrong-space = { $space } non accetta questa industria: { $industry }.
reason-wrong-colour = La carta giocata non vale per { $space }.
reason-wrong-industry = La carta giocata non costruisce questa industria: { $industry }.
reason-not-connected = La carta giocata non arriva a { $space }: lì non hai né una ferrovia né un segnalino che serva.
reason-no-counter-left = Sulla tua scheda non restano segnalini di questa industria: { $industry }.
reason-level-zero = Il livello 0 non si può costruire: prima va tolto con lo sviluppo ({ $industry }).
reason-location-limit = Lì hai già tanti segnalini quanti la località permette.
reason-occupied = { $space } è occupata: il segnalino di un avversario cede solo se è una miniera o un'acciaieria, alla stessa industria.
reason-cubes-left = Il segnalino in { $space } resta finché c'è un cubetto di quel tipo sulla mappa o nella richiesta.
reason-level-too-low = Solo un livello più alto può sostituire il segnalino in { $space }.
reason-no-port = Accanto a { $space } non c'è un porto.
reason-wrong-cube = Adesso è richiesto l'altro tipo di cubetto.
reason-no-cube = In { $space } non c'è un cubetto di quel tipo.
reason-not-nearest = { $space } non è la fonte più vicina, o da lì non si arriva.
reason-map-first = La richiesta serve solo quando nessun cubetto della mappa può arrivare.
reason-not-an-end = { $target } non è un capo di questa ferrovia.
reason-not-your-goods = In { $space } non c'è un tuo cotonificio o una tua fabbrica.
reason-goods-sold = I beni di { $space } sono già venduti.
reason-no-buyer = I beni di { $space } non trovano un acquirente collegato.
reason-sell-one = Vendi almeno una volta, o ritira la scelta di vendere.
reason-not-a-buyer = { $target } non è né un mercato né un porto.
reason-buyer-used = { $target } ha già comprato.
reason-wrong-goods = { $target } non compra questi beni.
reason-buyer-far = Nessuna via porta a { $target }.

# Che cosa rende impossibile una posizione
fault-turn = Il giocatore di turno, il round e la fase non vanno d'accordo.
fault-order = L'ordine di gioco deve nominare ogni giocatore una volta.
fault-cards = Ci sono troppe carte di un tipo: { $card }.
fault-pile = Il mazzo avrebbe { $found } carte, ma ne restano { $wanted }.
fault-hand = { $seat } avrebbe { $found } carte, ma ne ha { $wanted }, o ne ha di un tipo meno di quante tutti sanno.
fault-tiles = Ci sono troppe tessere mercato di un tipo: { $tile }.
fault-market = La tessera mercato di { $place } non può essere così.
fault-counter = Il segnalino in { $space } non può stare lì.
fault-cubes = I cubetti in { $space } non vanno d'accordo con il segnalino e il suo lato.
fault-stack = { $seat } ha troppi segnalini di un tipo: { $industry } { $level }.
fault-limit = { $seat } ha in { $place } più segnalini di quanti la località permette.
fault-link = La ferrovia { $link } non può stare lì.
fault-railways = { $seat } avrebbe ancora { $found } ferrovie, ma devono essere { $wanted }.
fault-demand = La richiesta ha più cubetti che caselle: { $resource }.
fault-chain = La scelta aperta non appartiene all'azione in corso.

# Punti e opzioni
part-money = denaro
part-cotton = cotonifici
part-factory = fabbriche
part-coal = miniere
part-iron = acciaierie
part-port = porti
part-ship = navi
part-loans = prestiti
option-map = Il tabellone
option-map-germany = Germania
option-map-new-england = New England
option-ship-card = Che cosa richiede una carta nave
option-ship-card-port-or-rail = un porto o una ferrovia propria
option-ship-card-own-port = un porto proprio
option-last-round = L'ultimo round
option-last-round-whole = con nuovo ordine e interessi
option-last-round-cut = finisce dopo le azioni
option-takeover = Che cosa può sostituire l'acciaieria di un avversario
option-takeover-same-industry = solo un'acciaieria
option-takeover-any-industry = qualunque industria adatta alla casella
option-loans = Quando si prendono i prestiti
option-loans-when-short = quando un pagamento è scoperto
option-loans-at-will = anche liberamente, uno prima di ogni azione
option-develop = Quali segnalini si possono togliere con lo sviluppo
option-develop-any = qualunque segnalino della scheda
option-develop-lowest = il livello più basso di un'industria
option-ship-discard = Una carta nave come carta delle due azioni in una, su una mappa senza navi
option-ship-discard-allowed = permessa
option-ship-discard-refused = non permessa

# Il terminale
screen-round = round { $round }
screen-pile = mazzo { $cards }
screen-open = scoperte
screen-actions = { $actions ->
    [one] resta un'azione
   *[other] restano { $actions } azioni
}
screen-letter-cotton = C
screen-letter-factory = F
screen-letter-coal = M
screen-letter-iron = A
screen-letter-port = P
screen-letter-ship = N
screen-signs = □ libera  +n cubetti  ≈ porto lontano  barrato: girato o usato
screen-colour-brown = marrone
screen-colour-green = verde
screen-colour-purple = viola
screen-colour-blue = blu
screen-colour-red = rosso
screen-markets = Mercati
screen-demand = Richiesta
screen-rails = ferrovie
screen-player = Giocatore
screen-cash = denaro
screen-loans = prestiti
screen-spent = spesi
screen-cards = carte
screen-left = ferr.
screen-next = prossimi sulla scheda
screen-known = carte note
screen-level-zero = da togliere
screen-hand = La tua mano
screen-score = Punteggio finale
screen-total = totale
screen-level = livello { $level }
screen-cube-from = { $resource } da { $space }
screen-cube-bought = { $resource } dalla richiesta per ${ $amount }
screen-serves = carte adatte: { $cards }
screen-no-card = nessuna delle tue carte va bene; le due azioni in una sì

# Errori delle tabelle
table-number = { $block }.{ $key } deve essere un numero intero da { $low } a { $high }.
table-demand-prices = demand.prices deve essere un elenco di prezzi, dal più economico.
table-demand-rows = demand.{ $box } deve dare il numero di caselle di ognuna delle { $rows } righe, e almeno una casella in tutto.
table-deck-industries = deck.industries deve avere esattamente: { $industries }.
table-deck-count = Il numero di carte “{ $card }” deve essere un intero da 0 a 99.
table-deck-colours = deck.colours deve avere almeno un colore, e nessuno può chiamarsi come un'industria.
table-deck-small = Il mazzo ha { $total } carte, ma per distribuire ne servono { $needed }.
table-mat-empty = mat.stacks deve elencare i segnalini di un giocatore.
table-stack-industry = mat: “{ $stack }” non appartiene a nessuna industria. Ci sono: { $industries }.
table-stack-level = mat: { $stack } deve avere un livello da 0 a 9 e un numero da 1 a 9.
table-stack-zero = mat: { $stack } non si può costruire, quindi non ha né costo né rendita.
table-stack-number = mat: { $key } di { $stack } deve essere un numero intero da 0 a { $high }.
table-stack-cubes = mat: { $stack } deve avere almeno un cubetto.
table-stack-twice = mat: { $stack } è elencato due volte.
table-stack-missing = mat: nessun livello di { $industry } si può costruire.
table-map-shape = Mappa { $map }: deve elencare i suoi luoghi e i suoi collegamenti.
table-map-spaces = Mappa { $map }: nessun luogo ha una casella su cui costruire.
table-map-large = Mappa { $map }: luoghi e importazioni sono { $nodes }; al massimo possono essere { $most }.
table-place-name = Mappa { $map }: “{ $place }” non può essere il nome di un luogo. Usa lettere minuscole e trattini; il titolo può essere qualunque.
table-place-title = Mappa { $map }: il titolo di { $place } deve essere un nome, o uno per ogni lingua.
table-place-at = Mappa { $map }: { $place } va disegnata in un punto del foglio, due numeri interi fino a { $width } e { $height }.
table-place-key = Mappa { $map }: { $place } ha “{ $key }”, che non significa niente. Si conoscono: { $known }.
table-place-twice = Mappa { $map }: { $place } è elencato due volte.
table-place-spaces = Mappa { $map }: le caselle di { $place } devono essere al massimo nove tra: { $kinds }.
table-place-colour = Mappa { $map }: { $place } ha il colore “{ $colour }”, per il quale non ci sono carte. Ci sono carte per: { $known }.
table-village-spaces = Mappa { $map }: { $place } è un villaggio e non può avere caselle.
table-sea-coal = Mappa { $map }: il carbone di { $place } deve essere un numero intero da 0 a 12.
table-sea-ports = Mappa { $map }: { $place } deve nominare le località portuali delle sue linee marittime.
table-sea-port-unknown = Mappa { $map }: la linea marittima di { $place } porta a “{ $port }”, che non c'è.
table-sea-port-space = Mappa { $map }: la linea marittima di { $place } porta a { $port }, che non ha una casella porto.
table-link-shape = Mappa { $map }: ogni gruppo di collegamenti deve avere coppie di due luoghi.
table-link-unknown = Mappa { $map }: il collegamento { $link } porta a “{ $place }”, che non c'è.
table-link-loop = Mappa { $map }: un collegamento porta da { $place } a sé stesso.
table-link-twice = Mappa { $map }: il collegamento { $link } è elencato due volte.
table-no-transit-unknown = Mappa { $map }: no_transit nomina “{ $place }”, che non c'è.
table-markets = Mappa { $map }: { $markets } caselle mercato sono più delle { $tiles } tessere mercato.
table-unconnected = Mappa { $map }: nessuna catena di collegamenti e linee marittime unisce { $place } a { $first }.

# Il tabellone disegnato
board-players = Gli imprenditori
board-cards = Carte
board-mat = La tua scheda
board-mat-of = Scheda di { $seat }
board-discards = Carte giocate
board-empty-hand = Nessuna carta in mano.
board-build = Costruisci
board-both = Due azioni in una
board-sell = Vendi
board-pass = Passa
board-repay = Restituisci un prestito
board-borrow = Prendi un prestito
board-done = Fatto
board-or = …o una ferrovia, una carta, un segnalino (×) da togliere.
board-point-card = indica una carta: si accendono le caselle che apre.
board-point-space = indica una casella: qui appare che cosa serve e da dove vengono i cubetti.
board-point-goods = indica dei beni: si accende chi li comprerebbe.
board-point-buyer = indica un acquirente: qui appare che cosa si gira e chi incassa.
board-short-cotton = cotone
board-short-factory = fabbrica
board-short-coal = miniera
board-short-iron = acciaio
board-short-port = porto
board-short-ship = nave
board-next = prossimo: { $level } a ${ $cost }, rende ${ $income }
board-locations = { $count ->
    [one] una località
   *[other] { $count } località
}
board-in-all = ${ $amount } in tutto
board-borrows = { $loans ->
    [one] con un nuovo prestito
   *[other] con { $loans } nuovi prestiti
}
board-either = { $one } o { $other }
board-first-railway = La prima ferrovia non chiede cubetti.
board-pays = { $what }: si gira, ${ $amount } a { $seat }
board-buyers = Acquirenti: { $names }
board-market-used = { $place }: la tessera mercato è usata
board-empty-box = vuoto: ${ $amount }

# Aiuto sul tabellone disegnato
help-location = Una località: colore e scudo dicono quale carta località costruisce qui. Puoi avervi un segnalino, due se ha quattro o più caselle.
help-country = Un paese oltre confine: il suo mercato compra beni quando le ferrovie vi arrivano. A fine partita conta come una casella occupata per una ferrovia.
help-village = Un villaggio collega soltanto. A fine partita conta come una casella occupata per una ferrovia.
help-distant-port = Un porto lontano: chi vi è collegato può comprare cubetti dalla richiesta e vendervi quelli nuovi. Non vi si vendono beni.
help-sea = Una casella nave davanti a un porto: una nave porta con sé carbone e apre questo mercato d'oltremare.
help-space-blank = Una casella senza simbolo: per un cotonificio, una fabbrica o un'acciaieria.
help-space-coal = Una casella solo per una miniera di carbone.
help-space-port = Una casella solo per un porto.
help-space-ship = Una casella solo per una nave. In una località portuale sulle sue linee marittime deve esserci il porto di qualcuno.
help-import = Il carbone che arriva con la nave, una linea marittima più in là. Da qui si prende anche quello che serve alla nave stessa.
help-market = Un mercato: la sua tessera dice quali beni compra, una volta nella partita.
help-tile-cotton = Questo mercato compra cotone, una volta.
help-tile-factory = Questo mercato compra manufatti, una volta.
help-tile-either = Questo mercato compra cotone o manufatti, una volta.
help-tile-no-demand = Questo mercato non vuole niente.
help-link = Qui si può costruire una ferrovia: $1, e dalla tua seconda in poi un carbone e un acciaio. Deve partire da dove hai un segnalino o una ferrovia.
help-rail = Una ferrovia costruita: vi viaggiano cubetti e beni di tutti. Alla fine paga al proprietario $2 e $1 per ogni casella occupata ai due capi.
help-sea-line = Una linea marittima: aperta quando a un capo c'è un porto e all'altro una nave.
help-counter-cotton = Un cotonificio produce cotone: si gira e paga quando vendi a un porto o a un mercato collegato.
help-counter-factory = Una fabbrica produce manufatti: si gira e paga quando vendi a un porto di livello 2 o più o a un mercato. Il livello 0 va prima tolto con lo sviluppo.
help-counter-coal = Una miniera tiene carbone per tutti quelli che vi sono collegati: quando parte l'ultimo cubetto si gira e paga il proprietario.
help-counter-iron = Un'acciaieria tiene acciaio per tutti quelli che vi sono collegati: quando parte l'ultimo cubetto si gira e paga il proprietario.
help-counter-port = Un porto compra beni una volta, da chiunque: allora si gira e paga il proprietario. Apre anche la richiesta. Il livello 1 prende solo cotone.
help-counter-ship = Una nave porta carbone e apre un mercato d'oltremare: si gira quando il carbone è finito e il mercato è usato o non vuole niente.
help-flipped = Un segnalino girato ha già pagato il proprietario. Resta dov'è, e alla fine il suo livello vale punti.
help-renewed = Una nave costruita sopra una più vecchia: non porta niente e non si gira mai, ma il suo livello conta.
help-stack = Segnalini di un livello: quanti ne restano, quanto costa uno in denaro e cubetti, e quanto paga quando si gira. Si costruisce prima il livello più basso rimasto. Alla fine un segnalino sul tabellone vale il suo livello.
help-level-zero = Il livello 0 non si può costruire: va tolto con lo sviluppo, una carta per ogni segnalino.
help-port-cotton = Un porto di questo livello prende solo cotone. Si costruisce prima il livello più basso rimasto.
help-order = L'ordine di gioco: comincia chi ha speso meno nel round precedente.
help-cash = Denaro. Se un pagamento supera quello che hai, la banca presta $10 alla volta. Cinque dollari sono un punto alla fine.
help-loans = Prestiti: ognuno costa $1 alla fine di ogni round finché non si restituiscono $10, e 5 punti se alla fine non si può restituire.
help-spent = Denaro speso in questo round: chi spende meno comincia nel prossimo.
help-cards = Carte in mano, al massimo nove.
help-left = Ferrovie ancora da costruire, su dodici.
help-next = Il livello più basso rimasto di ogni industria, e quanti segnalini ne restano.
help-known = Carte che tutti hanno visto prendere e che devono essere ancora in questa mano.
help-card-colour = Una carta località: qualunque industria della tua scheda in qualunque località di questo colore, se la casella la accetta.
help-card-cotton = Costruisce un cotonificio dove sei presente: presso una tua ferrovia, in una tua località grande, sopra un tuo segnalino; ovunque se non hai segnalini.
help-card-factory = Costruisce una fabbrica dove sei presente: presso una tua ferrovia, in una tua località grande, sopra un tuo segnalino; ovunque se non hai segnalini.
help-card-coal = Costruisce una miniera dove sei presente: presso una tua ferrovia, in una tua località grande, sopra un tuo segnalino; ovunque se non hai segnalini.
help-card-iron = Costruisce un'acciaieria dove sei presente: presso una tua ferrovia, in una tua località grande, sopra un tuo segnalino; ovunque se non hai segnalini.
help-card-port = Costruisce un porto dove sei presente: presso una tua ferrovia, in una tua località grande, sopra un tuo segnalino; ovunque se non hai segnalini.
help-card-ship = Costruisce una nave davanti a una località portuale dove hai un porto o una ferrovia. Su una mappa senza caselle nave si può solo scartare.
help-discards = Le carte giocate o scartate. Non tornano in gioco.
help-demand-coal = La richiesta di carbone: chi non può averne dalla mappa compra qui, dal prezzo più basso, se è collegato a un porto. Una nuova miniera collegata a un porto la riempie, dal prezzo più alto, e viene pagata.
help-demand-iron = La richiesta di acciaio: chi non può averne dalla mappa compra qui, dal prezzo più basso, se è collegato a un porto. Una nuova acciaieria collegata a un porto la riempie, dal prezzo più alto, e viene pagata.
help-pile = Il mazzo. Pescare è un'azione: due carte, da qui o fra quelle scoperte. La partita finisce quando è vuoto e qualcuno resta senza carte dopo un round completo.
help-open = Una carta scoperta, da pescare invece che dal mazzo. Tutti vedono chi la prende.
help-turn = Ognuno fa due azioni a round, una nel primo. Poi vengono il nuovo ordine e gli interessi sui prestiti.
