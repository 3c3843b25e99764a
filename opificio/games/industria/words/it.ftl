game-title = Industria
game-tagline = Cinque epoche industriali: aste a un solo giro, fabbriche che si riforniscono a vicenda, strade e linee che le uniscono.

# Tessere
tile-quarry = Cava di pietra
tile-sawmill = Segheria
tile-brickworks = Fornace di mattoni
tile-clay-pit = Cava d'argilla
tile-iron-ore-mine = Miniera di ferro
tile-coal-mine = Miniera di carbone
tile-mechanical-engineering = Ingegneria meccanica
tile-construction = Edilizia
tile-stone-1 = Tessera pietra
tile-wood-1 = Tessera legno
tile-canals-1 = Canali
tile-ports-1 = Porti (I)
tile-ironworks = Ferriera
tile-ceramics-works = Fabbrica di ceramica
tile-glassworks = Vetreria
tile-bank = Banca
tile-weaving-mill = Tessitura
tile-machine-works = Officina meccanica
tile-steam-engine = Macchina a vapore
tile-optics = Ottica
tile-iron-2 = Tessera ferro
tile-glass-2 = Tessera vetro
tile-pipelines-2 = Condotte (II)
tile-rails-2 = Binari (II)
tile-steel-mill = Acciaieria
tile-cement-works = Cementificio
tile-power-plant = Centrale elettrica
tile-stock-exchange = Borsa
tile-oil-well = Pozzo di petrolio
tile-chemical-works = Stabilimento chimico
tile-electrification = Elettrificazione
tile-reinforced-concrete = Cemento armato
tile-cement-3a = Tessera cemento (a)
tile-steel-3 = Tessera acciaio
tile-cement-3b = Tessera cemento (b)
tile-cement-3c = Tessera cemento (c)
tile-plastics-works = Fabbrica di plastica
tile-computer-factory = Fabbrica di computer
tile-refinery = Raffineria
tile-pharmaceutical-works = Stabilimento farmaceutico
tile-nuclear-power-plant = Centrale nucleare
tile-assembly-plant = Stabilimento di montaggio
tile-automobile = Automobile
tile-telecommunications = Telecomunicazioni
tile-plastics-4 = Tessera plastica
tile-computer-4a = Tessera computer (a)
tile-computer-4b = Tessera computer (b)
tile-network-4 = Rete (IV)
tile-robot-factory = Fabbrica di robot
tile-satellite-works = Fabbrica di satelliti
tile-genetic-engineering-plant = Laboratorio di ingegneria genetica
tile-glass-fibre-works = Fabbrica di fibra di vetro
tile-internet = Internet
tile-robotics = Robotica
tile-space-flight = Volo spaziale
tile-nanotechnology = Nanotecnologia
tile-ports-5 = Porti (V)
tile-rails-5 = Binari (V)
tile-pipelines-5 = Condotte (V)
tile-network-5 = Rete (V)

# Materie prime, simboli, tipi, epoche
good-stone = pietra
good-wood = legno
good-brick = mattoni
good-iron = ferro
good-ceramics = ceramica
good-glass = vetro
good-electricity = elettricità
good-cement = cemento
good-steel = acciaio
good-plastics = plastica
good-computer = computer
symbol-canal = canale
symbol-port = porto
symbol-rail = binari
symbol-pipeline = condotta
symbol-network = rete
kind-factory = fabbrica
kind-technology = tecnologia
kind-bonus = bonus
kind-resource = risorsa
epoch-1 = I
epoch-2 = II
epoch-3 = III
epoch-4 = IV
epoch-5 = V
place-pile = nella pila
place-offer = in offerta
place-hand = in mano
place-built = costruita
place-gone = fuori dal gioco
source-1 = giocatore 1
source-2 = giocatore 2
source-3 = giocatore 3
source-4 = giocatore 4
source-bank = la banca
source-tile = la propria tessera risorsa

# Fasi
phase-start = sorteggio del primo giocatore
phase-reveal = nuove tessere
phase-offer = asta
phase-bid = offerte
phase-settle = aggiudicazione
phase-build = costruzione
phase-from = materie prime
phase-over = fine

# Mosse
move-start = comincia { $seat }
    .verb = comincia
move-reveal = scoprire { $tile }
    .verb = scopri
move-offer = mettere all'asta { $tile }
    .verb = asta
move-pass = passare
    .verb = passo
move-bid = offrire { $amount } Taler
    .verb = offro
move-sell = vendere al miglior offerente
    .verb = vendo
move-keep = tenere la tessera e cedere il martello
    .verb = tengo
move-done = finire di costruire
    .verb = fine
move-build = costruire { $tile }
    .verb = costruisco
move-from = da { $source }
    .verb = da
move-from-bank = dalla banca
    .verb = dalla banca
move-cash = vendere alla banca { $tile }
    .verb = incasso

# Domande
prompt-start = Chi comincia?
prompt-reveal = Quale tessera viene scoperta?
prompt-offer = { $seat }, il banditore sei tu: quale tessera metti all'asta?
prompt-bid = { $seat }, hai una sola possibilità: offri di più o passi?
prompt-settle = { $seat }, vendi la tessera, o la tieni e cedi il martello?
prompt-build = { $seat }, che cosa costruisci? Al massimo una fabbrica, una tecnologia e un bonus.
prompt-over = La partita è finita.
prompt-from = { $seat }, da dove viene questa materia prima?

# Eventi
event-started = { $seat } è il primo giocatore.
event-epoch-began = Comincia l'epoca { $epoch }.
event-income = Turno { $round }: ognuno riceve { $amount } Taler.
event-revealed = Nuova tessera: { $tile }.
event-offered = { $seat } mette all'asta { $tile }.
event-bid = { $seat } offre { $amount }.
event-passed = { $seat } passa.
event-sold = { $seat } vende { $tile } a { $buyer } per { $amount }.
event-kept = { $seat } tiene { $tile }.
event-unwanted = Nessuno offre: { $seat } deve prendere { $tile }.
event-auctioneer = { $seat } è il nuovo banditore.
event-cashed = { $seat } vende { $tile } alla banca per { $amount }.
event-bought = { $seat } compra { $good } da { $owner } per { $amount }.
event-bought-from-bank = { $seat } compra { $good } dalla banca per { $amount }.
event-used-tile = { $seat } usa { $tile }.
event-built =
    { $points ->
        [0] { $seat } costruisce { $tile } per { $amount } Taler.
        [one] { $seat } costruisce { $tile } per { $amount } Taler e ottiene { $points } punto.
       *[other] { $seat } costruisce { $tile } per { $amount } Taler e ottiene { $points } punti.
    }
event-built-late = { $seat } costruisce { $tile } per { $amount } Taler, troppo tardi per i suoi punti.
event-laid-bonus =
    { $amount ->
        [0] { $seat } posa { $tile }.
       *[other] { $seat } posa { $tile } per { $amount } Taler.
    }
event-done = { $seat } ha finito di costruire.
event-discarded = { $seat } perde { $tile }: la sua epoca è finita.
event-marker = Il primo giocatore ora è { $seat }.
event-final-links = { $seat } ottiene { $points } per strade e linee.
event-final-bonuses = { $seat } ottiene { $points } per i bonus.
event-final-money = { $seat } ottiene { $points } per il denaro.
event-over = La partita è finita.

# Motivi
reason-not-on-offer = { $tile } non è in offerta. Scegline una di quelle scoperte.
reason-bid-too-low = L'offerta deve essere superiore a { $highest }. Offri di più o passa.
reason-bid-too-high = Hai soltanto { $money } Taler. Offri al massimo quelli, o passa.
reason-not-in-hand = Non hai quella tessera in mano. Scegline una della tua mano.
reason-resource-not-built = Una tessera risorsa non si costruisce: la consuma un'altra tessera, oppure la vendi con «cash».
reason-one-factory = In questo turno hai già costruito una fabbrica. Se ne può costruire una sola.
reason-one-technology = In questo turno hai già costruito una tecnologia. Se ne può costruire una sola.
reason-one-bonus = In questo turno hai già posato un bonus. Se ne può posare uno solo.
reason-good-not-to-be-had = Una materia prima richiesta ora non si può avere: nessuno la produce, non ne hai la tessera e la banca non la vende ancora.
reason-too-dear = { $tile } con le sue materie prime costerebbe { $price } Taler e tu ne hai { $money }. Prima puoi vendere tessere risorsa.
reason-not-a-maker = Quel giocatore non ha costruito nessuna fabbrica che produca questa materia prima.
reason-maker-first = Un giocatore produce questa materia prima, perciò la banca non la vende. Comprala da lui.
reason-wrong-good = Quella tessera è una materia prima diversa da quella richiesta.
reason-same-good = Hai più tessere di questa materia prima e sono tutte uguali: nomina la prima.

# Errori
fault-seat = Chi deve decidere o il primo giocatore non corrisponde alla fase.
fault-round = Il turno { $round } non appartiene all'epoca { $epoch }.
fault-pile = La pila dell'epoca { $epoch } ha { $found } tessere: non corrisponde al turno.
fault-offer = Ci sono { $found } tessere in offerta: non corrisponde alla fase.
fault-owner = { $tile } deve avere un proprietario se, e solo se, è in mano o costruita.
fault-place = { $tile } non può trovarsi dov'è in questa epoca.
fault-money = I giocatori possiedono { $found } Taler; dovrebbero essere { $wanted }, o non di più.
fault-points = { $seat } ha { $found } punti dalle costruzioni; con queste tessere devono essere da { $least } a { $most }.
fault-limit = { $seat } ha posato più tessere di un tipo di quante ne permettano i turni giocati, o meno di quante dice.
fault-auction = Banditore, tessera all'asta, offerta più alta e offerente non vanno d'accordo.
fault-building = La tessera in costruzione, le sue fonti o le tessere posate in questo turno non vanno d'accordo.

# Punteggio
part-buildings = costruzioni
part-links = strade e linee
part-bonuses = bonus
part-money = denaro

# Opzioni
option-payee = Chi riceve l'offerta vincente
option-payee-auctioneer = il banditore
option-payee-bank = la banca
option-bank-goods = Materie prime vendute dalla banca
option-bank-goods-earlier = quelle delle epoche passate
option-bank-goods-current = anche quelle dell'epoca in corso
option-extra-income = Taler in più nelle epoche III, IV e V
option-extra-income-once = una volta, all'inizio dell'epoca
option-extra-income-lasting = in ogni turno
option-bonus-cost = Costo di una tessera bonus
option-bonus-cost-free = nulla
option-bonus-cost-paid = quello della tessera, almeno 1 Taler

# Tabelle
table-number = «{ $key }» in [{ $block }] deve essere un numero intero, non negativo dove non avrebbe senso e al massimo { $largest }.
table-extra-epochs = «extra_epochs» in [money] deve essere un elenco di epoche da 1 a { $epochs }.
table-pile-size = «tiles» in [epochs] deve essere { $size }: ogni pila ne ha tante.
table-epochs-used = «used» in [epochs] deve dire quante epoche, da 1 a { $epochs }, si giocano in { $players } giocatori.
table-good-epoch = La materia prima «{ $good }» deve avere un'epoca da 1 a { $epochs }.
table-symbols = «names» in [symbols] deve essere un elenco di nomi diversi.
table-tile-name = «{ $tile }» non può essere il nome di una tessera: usa lettere minuscole, cifre e trattini; una tessera risorsa non può chiamarsi «bank».
table-kind = La tessera «{ $tile }» deve avere un tipo: { $kinds }.
table-key-missing = Alla tessera «{ $tile }» manca «{ $key }».
table-key-unknown = La tessera «{ $tile }» ha «{ $key }», che non significa nulla per una tessera di tipo { $kind }.
table-tile-number = «{ $key }» della tessera «{ $tile }» deve essere un numero intero da 0 a { $largest }.
table-tile-epoch = La tessera «{ $tile }» deve avere un'epoca da 1 a { $epochs }.
table-list = «{ $key }» della tessera «{ $tile }» deve essere un elenco di nomi diversi.
table-word-unknown = «{ $word }» in «{ $key }» della tessera «{ $tile }» non è conosciuto.
table-too-many-needs = La tessera «{ $tile }» richiede più di { $most } materie prime.
table-bonus-symbol = La tessera bonus «{ $tile }» deve mostrare un solo simbolo.
table-tile-count = Le tessere sono { $found }; devono essere { $wanted }.
table-epoch-count = L'epoca { $epoch } ha { $found } tessere; deve averne { $wanted }.
table-need-unmade = La tessera «{ $tile }» richiede { $good }, che nessun'altra fabbrica o tessera risorsa fornisce fino all'epoca { $epoch }.
table-links = In [links] manca l'elenco «{ $block }».
table-link-shape = Il numero { $number } di «{ $block }» deve nominare due tessere diverse.
table-link-unknown = Il numero { $number } di «{ $block }» porta a «{ $tile }», che non è una tessera.
table-link-kind = Il numero { $number } di «{ $block }» porta a «{ $tile }», che non è una tessera di tipo { $kind }.
table-link-twice = «{ $first }» e «{ $second }» sono unite due volte.

# Schermo
screen-epoch = Epoca { $epoch }
screen-round = turno { $round } di { $last }
screen-pile = { $tiles } tessere nella pila
screen-goods = Materie prime disponibili
screen-no-goods = ancora nessuna, se non con tessere risorsa
screen-offer = In offerta
screen-hand = La tua mano
screen-kind = Tipo
screen-cost = Costo
screen-needs = Richiede
screen-points = Punti
screen-symbols = Simboli
screen-price = Ora
screen-bid = { $seat } offre { $amount }
screen-player = Giocatore
screen-purse = { $money } Taler, { $points } punti
screen-built = Costruite
screen-in-hand = In mano
screen-starts = (primo)
screen-hammer = ⚒
screen-links = Collegamenti a portata
screen-linked = unita a
screen-asked = Per { $tile }: da dove viene { $good }?
screen-score = Punteggio
screen-total = Totale
screen-track = Sulla pista

# Tabellone
board-factories = Fabbriche
board-technologies = Tecnologie
board-round = Turno { $round } di { $last }
board-unused = non si gioca
board-makes = produce
board-goods-only = solo materie
board-price = ora { $price } Taler
board-short = { $price }: ne mancano { $missing }
board-not-to-be-had = ora non si può
board-resale = da usare, o vale { $amount }
board-gain = ora vale { $points }
board-each = { $points } per fabbrica
board-hand-of = La mano di { $seat }
board-empty-hand = Nessuna tessera in mano.
board-auctioneer = banditore
board-sell = Vendere per { $amount }
board-keep = Tenere e cedere il martello
board-laid = già fatto: { $kind }
board-free = ancora possibile: { $kind }
board-for = per { $tile }
board-pay =
    { $amount ->
        [0] gratis
       *[other] { $amount } Taler
    }

# Aiuto
help-cost = Quanti Taler si pagano alla banca per costruirla. La banca e la borsa, costruite prima, tolgono 1 Taler ciascuna.
help-need = Una materia prima richiesta: dalla propria fabbrica o da una tessera risorsa è gratis, da un'altra fabbrica o dalla banca costa 1 Taler.
help-points = Punti che si ottengono costruendola nella sua epoca. Una fabbrica costruita più tardi non li dà.
help-symbol = Un simbolo: vale 2 punti alla fine per chi possiede la fabbrica e ha posato il bonus di quel simbolo.
help-discount = Ogni fabbrica che il proprietario costruisce in seguito gli costa 1 Taler in meno.
help-price = Quanto costerebbe in tutto ora, materie prime comprese, prese dove costano meno.
help-factory = Una fabbrica costa i suoi Taler e le sue materie prime. I suoi punti valgono solo nella sua epoca; ciò che produce, i simboli e le strade valgono sempre.
help-technology = Una tecnologia costa solo materie prime, nessun Taler. Va costruita nell'epoca in cui l'hai comprata, altrimenti è persa.
help-bonus = Un bonus dà alla fine 2 punti per ogni suo simbolo sulle tue fabbriche. Un secondo bonus dello stesso tipo non aggiunge nulla.
help-resource = Una tessera risorsa è un'unità della sua materia prima: paga una tessera che costruisci ed esce dal gioco, oppure la vendi alla banca per 1 Taler.
help-link = Una strada unisce due fabbriche, una linea due tecnologie. Se alla fine possiedi entrambi i capi, vale 3 punti.
help-epoch = Il segnalino mostra l'epoca. Un'epoca finisce con le sue dodici tessere: le tecnologie non costruite sono perse e la banca comincia a vendere le sue materie prime.
help-round = Un turno: rendita, nuove tessere, aste, costruzione, e il segnalino di primo giocatore passa. Un'epoca dura tre turni in quattro giocatori, quattro in tre.
help-pile = Le tessere di quest'epoca ancora coperte: ogni turno se ne scopre una per giocatore. L'ordine non si conosce.
help-supplier = Chi fornisce questa materia prima: il proprietario della fabbrica riceve 1 Taler e non può rifiutare; la banca vende per 1 Taler ciò che nessuno produce, passata la sua epoca.
help-owner = Costruita da questo giocatore, per tutta la partita.
help-held = In mano a questo giocatore, non ancora costruita. Le mani sono scoperte.
help-offer = In offerta nelle aste di questo turno.
help-lost = Persa: non è stata costruita prima della fine della sua epoca.
help-money = Taler. Ognuno ne riceve 1 ogni turno, e 1 in più all'inizio delle epoche III, IV e V. Alla fine tre Taler sono 1 punto.
help-total = Quanto otterrebbe questo giocatore se la partita finisse ora: costruzioni, strade e linee, bonus, denaro.
help-part-buildings = Punti ottenuti costruendo fabbriche e tecnologie nella loro epoca.
help-part-links = Punti per strade e linee: 3 per ognuna di cui si possiedono entrambi i capi.
help-part-bonuses = Punti per i bonus: 2 per ogni simbolo sulle proprie fabbriche di cui si è posato il bonus.
help-part-money = Punti per il denaro: 1 ogni 3 Taler.
help-hammer = Il banditore sceglie una tessera, ascolta una sola offerta da ognuno degli altri, e la vende o la tiene. Chi la tiene cede il martello a sinistra.
help-starter = Il segnalino di primo giocatore: chi ce l'ha è il primo banditore e costruisce per primo. Dopo ogni turno passa a sinistra.
help-makes = Le fabbriche di questo giocatore producono questa materia prima: gratis per lui, 1 Taler per tutti gli altri.
help-limit = In ogni turno puoi costruire una fabbrica, una tecnologia e un bonus, nell'ordine che vuoi.

## Le tabelle dei componenti
component-money = Denaro
component-start = All'inizio
component-income = Entrata a ogni turno
component-extra = Entrata supplementare
component-extra-epochs = Epoche con entrata supplementare
component-good = Prezzo di una merce
component-scoring = Punteggio
component-link = Un collegamento
component-symbol = Un simbolo
component-track = Il tracciato
component-epochs = Epoche
component-tiles = Tessere
component-used = Tessere usate, per numero di giocatori
component-goods = Epoca di ogni merce
component-symbols = Simboli
component-names = Nomi
component-epoch = Epoca
component-kind = Tipo
component-needs = Richiede
component-makes = Produce
component-points = Punti
component-discount = Sconto
component-links = Collegamenti
component-roads = Strade
component-lines = Linee
help-lists = Che cosa questo giocatore tiene e ha costruito. Le mani sono scoperte; alla fine conta solo ciò che è costruito.
