## Nomi usati ovunque
nature = la sorte
nobody = nessuno
none = niente

## Che cosa non va in una mossa
reason-no-such-action = In questo gioco non esiste la mossa numero { $move }.
reason-game-over = La partita è finita: { $move } non si può più giocare.
reason-not-asked = { $move } non è ciò che si chiede adesso. { $asked }
reason-impossible = { $move } adesso non può accadere.
move-unreadable = «{ $found }» non è una mossa di questo gioco. Adesso si può: { $known }

## Annullare
undo-nothing = Non c'è nulla da annullare.
undo-luck = Nel frattempo ha deciso la sorte: non si può annullare.
undo-revealed = Nel frattempo è stato mostrato qualcosa di nascosto: non si può annullare.

## Giochi, opzioni, giocatori
game-unknown = Non c'è un gioco «{ $found }». Ci sono: { $known }.
option-unknown = Non c'è un'opzione «{ $found }». Questo gioco ha: { $known }.
option-value-unknown = L'opzione { $option } non può essere «{ $found }». Può essere: { $known }.
option-shape = «{ $found }» non è un'opzione. Si scrive nome=valore.
players-wrong = Questo gioco non si gioca in { $found }. Numeri di giocatori possibili: { $known }.
seat-unknown = Il posto { $found } non esiste. I posti vanno da 0 a { $most }.
name-wrong = «{ $found }» non può essere un nome. Un nome ha da 1 a 40 caratteri, senza due punti né #, e «nature» è già preso.
name-twice = Due giocatori non possono chiamarsi entrambi «{ $found }».
nature-unknown = La sorte è «auto» o «manual», non «{ $found }».

## Posizioni
position-shape = Questa non è una posizione: deve essere un oggetto con «players», «options» e «state».
position-format-differs = Questa posizione ha il formato { $found }; questo programma legge il formato { $expected }.
position-game-differs = Questa posizione appartiene a { $found }, non a { $expected }.
position-rules-differ = Questa posizione appartiene alla versione { $found } delle regole; queste sono la versione { $expected }.
position-tables-differ = Questa posizione è nata con altre tabelle ({ $found }); quelle in uso sono { $expected }. Indicare quelle giuste con --tables.
position-field-unknown = Una posizione non ha «{ $field }». Ha: { $known }.
position-field-missing = Alla posizione manca «{ $field }».
position-label-unknown = { $path }: «{ $found }» qui non esiste. Deve essere uno di: { $known }.
position-not-a-number = { $path }: «{ $found }» non è un numero intero.
position-out-of-range = { $path }: { $found } non è possibile. Deve stare fra { $low } e { $high }.
position-not-a-list = { $path }: deve essere un elenco di { $length }.
position-not-a-table = { $path }: deve essere un oggetto con chiavi fra: { $known }.
position-seats-missing = { $path }: ogni giocatore deve avere un valore: { $known }.
position-stuck = In questa posizione nessuno potrebbe muovere (fase { $phase }).

## Verbali
record-not-one = Riga { $line }: questo non è un verbale. La prima riga deve essere «{ $expected }».
record-format = Riga { $line }: questo verbale ha il formato { $found }; questo programma legge il formato { $expected }.
record-header-missing = Riga { $line }: al verbale manca la riga «{ $header }: …».
record-rules-differ = Riga { $line }: il verbale è stato giocato con la versione { $found } delle regole; queste sono la versione { $expected }.
record-tables-differ = Riga { $line }: il verbale è stato giocato con altre tabelle ({ $found }); quelle in uso sono { $expected }. Indicare quelle giuste con --tables.
record-line-unreadable = Riga { $line }: «{ $found }» non è una mossa («12. Anna: pass») né la riga finale.
record-truncated = Riga { $line }: il verbale finisce qui senza la riga finale («end after … moves»): manca il resto.
record-moves-missing = Riga { $line }: la riga finale parla di { $expected } mosse, ma ce ne sono { $found }.
record-edited = Riga { $line }: le mosse portano a una posizione diversa da quella registrata: il verbale è stato modificato.
record-after-end = Riga { $line }: la partita è finita prima di questa riga.
record-number-wrong = Riga { $line }: questa dovrebbe essere la mossa { $expected }, non { $found }.
record-seat-wrong = Riga { $line }: qui decide { $expected }, non { $found }.
record-move-unreadable = Riga { $line }: «{ $found }» non è una mossa di questo gioco.
record-move-illegal = Riga { $line }: { $found } non è permessa. { $why }

## Tabelle
tables-faulty = Le tabelle non si possono usare.
tables-unreadable = Il file di tabelle { $path } non si può leggere: { $why }.
tables-not-toml = Il file di tabelle { $path } non è TOML valido: { $why }.
tables-block-unknown = Le tabelle non hanno un blocco «{ $block }» da sostituire. Ci sono: { $known }.
tables-block-shape = Il blocco «{ $block }» ha una forma diversa da quello che sostituisce.
tables-source-unknown = { $where }: la fonte «{ $source }» non è una fra rulebook, public, reconstructed.
tables-source-missing = { $where }: il blocco non dice da dove viene. Aggiungere source = "rulebook", "public" o "reconstructed".
tables-too-late = Le tabelle di { $found } sono già in uso. Per usarne altre bisogna riavviare il programma.

## La riga di comando
cli-about = Quattro giochi industriali su un solo tavolo.
cli-lang = Lingua di tutto ciò che si mostra: it o en.
cli-tables = Un file con le tabelle dei componenti corrette (TOML).
cli-option = Un'opzione del gioco, come nome=valore; si può ripetere.
cli-games = Elenca i giochi; con un id, dice di più su uno.
cli-game = L'id di un gioco, fra quelli che elenca `opificio games`.
cli-play = Gioca nel terminale contro i bot.
cli-players = Quanti giocatori.
cli-seat = Il posto di una persona, da 1; si ripete per più persone allo stesso schermo.
cli-name = Il nome di una persona; si può ripetere.
cli-seed = Lo stesso numero dà la stessa sorte.
cli-resume = Riprende una partita salvata.
cli-bots = I bot agli altri posti, in ordine: random, novice, foreman, magnate, magnate:500ms, magnate:2000 (simulazioni), exec: e un comando, o call:modulo:funzione. L'ultimo prende i posti rimasti.
cli-simulate = Gioca molte partite casuali a piena velocità e ne riferisce.
cli-number = Quante partite.
cli-threads = Quanti thread; tutti i processori se non indicato.
cli-policy = uniform: tutte le mosse uguali. careful: a caso, ma con mosse più sensate.
cli-out = Un file con una riga per partita: .csv o .parquet.
cli-replay = Mostra mossa per mossa una partita registrata.
cli-file = Il file di un verbale, il nome di una partita giocata nel terminale, o «last»: la più recente.
cli-at = Fermati dopo queste mosse.
cli-draw = Disegna una partita registrata, com'è o com'era, in SVG sullo standard output.
cli-draw-seat = Il posto con i cui occhi si guarda, da 1; altrimenti quelli di uno spettatore.
cli-check = Rigioca un verbale con rigore e indica la prima riga sbagliata.
cli-hint = Dice quali mosse sembrano migliori in una posizione registrata, e con quanta certezza.
cli-millis = Quanti millisecondi pensare.
cli-simulations = Quante simulazioni fare, invece: il risultato è sempre lo stesso.
cli-analyse = Giudica ogni decisione di una partita registrata e disegna in una pagina le probabilità di tutti.
cli-page = La pagina da scrivere; accanto al verbale se non indicata.
cli-seconds = Quanti secondi pensare in tutto.
cli-compiling = Preparo { $title } (la prima volta ci vuole un po')
lang-unknown = Non c'è una lingua «{ $found }». Ci sono: { $known }.
file-unreadable = { $path } non si può leggere: { $why }.
file-unwritable = { $path } non si può scrivere: { $why }.

## opificio games
games-players = Giocatori
games-sources = Tabelle
games-unofficial = { $counts } come variante non ufficiale
games-by = Un gioco di { $designer } ({ $publisher }, { $year })
games-option = Opzione
games-default = predefinito
games-values = { $total } valori: { $shares }
games-replaced = Blocchi sostituiti dal tuo file: { $blocks }
source-rulebook = regolamento
source-public = fonti pubbliche
source-reconstructed = ricostruito

## Il tavolo nel terminale
play-you = Ospite
play-person = Ospite { $number }
play-seat-wrong = I posti vanno da 1 a { $most }.
play-bots-many = Hai indicato { $found } bot, ma per loro restano solo { $most } posti.
table-keys = numero o mossa · ? aiuto · h consiglio · u annulla · s salva · q esci
table-help = Scrivi il numero di una scelta o una mossa come quelle mostrate. «? 3» spiega la scelta 3; «? » e una mossa dice che cosa fa, o perché non c'è. h chiede un consiglio, u annulla il tuo ultimo passo, s FILE ne salva una copia, q esce: la partita resta.
table-earlier = { $count ->
    [one] una riga precedente
   *[other] { $count } righe precedenti
}
table-undo-others = Nel frattempo ha mosso qualcun altro: puoi annullare solo il tuo ultimo passo.
table-thinking = { $name } sta pensando
table-left = La partita resta. Per riprenderla: { $command }
table-over = La partita è finita. Vince: { $names }. Il verbale è in { $file }
table-saved = Scritto: { $file }

## opificio simulate
simulate-running = In gioco
simulate-done = { $games } partite, { $moves } mosse in { $seconds } s: { $rate } mosse/s
simulate-unfinished = { $games } partite sono state fermate al limite di round e valutate così com'erano.
simulate-seat = Posto
simulate-wins = Vittorie
simulate-interval = intervallo 95%
simulate-mean = Media
simulate-deviation = Dev. std
simulate-quartiles = Min / quartili / max
simulate-rounds = Round
policy-unknown = Non c'è una condotta «{ $found }». Ci sono: { $known }.
out-format = Un file «{ $found }» non si può scrivere. Usarne uno che finisca in: { $known }.
out-parquet = Per Parquet serve l'extra «parquet»: pip install opificio[parquet]

## opificio replay e check
replay-at-wrong = Il verbale ha { $most } mosse; non c'è la mossa { $found }.
check-fine = { $file } è in ordine: { $moves } mosse.
check-over = La partita è finita. Vince: { $names }.

## Bot
bot-nobody-asked = Ora non decide nessun giocatore, quindi nemmeno un bot.
bot-unknown = Non c'è un bot «{ $found }». Ci sono: { $known }, magnate:2000 (simulazioni), magnate:500ms, exec: seguito da un comando, e call:modulo:funzione.
bot-budget = «{ $found }» non indica un limite utilizzabile. Scrivi magnate:2000 (simulazioni), magnate:500ms o magnate:2s.
bot-nonsense = Il bot { $bot } ha risposto «{ $found }», che non è una mossa; al suo posto muove il caporeparto.
bot-illegal = Il bot { $bot } voleva «{ $found }», che ora non è permesso; al suo posto muove il caporeparto.
bot-late = Il bot { $bot } non ha risposto entro { $millis } ms; al suo posto muove il caporeparto.
bot-raised = Il bot { $bot } ha fallito ({ $why }); al suo posto muove il caporeparto.
bot-died = Il bot { $bot } è terminato; al suo posto muove il caporeparto e il bot viene riavviato.
bot-call-missing = La funzione «{ $found }» non si può usare ({ $why }). Scrivi call:modulo:funzione; il modulo sta in questa cartella o è installato.
bot-gone = Il bot { $bot } non c'è più su questo server; al suo posto muove il caporeparto.
bot-own-shape = «{ $found }» non dà un nome a un bot. Scrivi per esempio zio=exec:./ilmiobot oppure zio=call:modulo:funzione; il nome ha da 1 a 16 fra lettere minuscole, cifre e trattini.
bot-own-taken = Il nome «{ $found }» è già di un altro bot: scegline uno diverso.
bot-cannot-start = Il bot { $bot } non si può avviare ({ $why }); al suo posto muove il caporeparto.
bot-given-up = Il bot { $bot } è terminato troppe volte e non viene riavviato; gioca per lui il caporeparto.

## Il tavolo nel browser
web-skip = Vai al contenuto
web-theme = Chiaro o scuro
web-colophon = Opificio { $version }, un tavolo per giochi industriali
web-home = Inizio
web-games = Giochi
web-your-tables = I tuoi tavoli
web-public-tables = Tavoli pubblici
web-your-turn = Tocca a te
web-free = posto libero
web-status-open = In attesa
web-status-running = In corso
web-status-over = Finita
web-play-now = Gioca subito
web-play-now-how = Tu contro i bot, all'istante.
web-set-table = Prepara un tavolo
web-set-it = Apparecchia
web-guide = Come si gioca
web-components = Tabelle dei componenti
web-yes = sì
web-no = no
web-components-how = Tutto ciò che il programma sa dei componenti. Una matita segna quel che si è dovuto ricostruire; chi possiede il gioco può correggerlo con un proprio file di tabelle.
web-join = Siediti
web-watch = Guarda
web-open = Apri
web-open-record = Apri una partita registrata
web-open-record-how = Incolla un verbale o scegli il file: un nuovo tavolo riprende da dove finisce.
web-name = Nome
web-seat-you = Tu
web-seat-here = Qualcuno a questo schermo
web-seat-open = Libero, per chi arriva
web-seat-bot = Bot: { $level }
web-level-novice = novizio
web-level-foreman = caporeparto
web-level-magnate = magnate
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-minutes = { $minutes } minuti a testa
web-language = Lingua (la tua; gli altri vedono la propria)
web-who-comes = Chi può venire
web-by-link = Solo chi ha il collegamento
web-public = Tutti: il tavolo è in elenco
web-drawing = La figura è in preparazione …
web-warming = Preparo le regole. La prima volta su questa macchina ci vogliono fino a due minuti; la pagina va avanti da sola.
web-fault = Non ha funzionato
web-board = Il tabellone
web-log = Che cosa è successo
web-chat = Chiacchiere
web-chat-write = Di' qualcosa
web-send = Invia
web-more = Impostazioni e collegamenti
web-ask-twice = Chiedi conferma prima che finisca il mio turno
web-sound = Suona quando tocca a me
web-seat-link = Collegamento privato al mio posto
web-record = Verbale
web-replay = Rivedi
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-link = Collegamento a questo momento
web-replay-at = Mossa
web-go-on = Continua da qui
web-uncover = Sono io
web-cover = Tocca a { $name }. Passa lo schermo.
web-you = tu
web-here = presente
web-decides = decide adesso
web-standin = gioca un bot al suo posto
web-seat-a-bot = Metti un bot
web-take-back = Riprendo il mio posto
web-leave = Cedi a un bot
web-leave-how = Un bot gioca per te; puoi tornare.
web-resign = Abbandona
web-resign-how = Rinunci per sempre: un bot gioca al posto tuo fino alla fine.
web-resigned = ha abbandonato, gioca un bot
web-bids = Offerte in ordine
web-passed = passa
web-highest = (offerta più alta)
web-no-bids = Ancora nessuna offerta
web-thinks = ci pensa …
web-waiting = { $count ->
    [0] La partita sta per cominciare.
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
web-invite = Manda il collegamento di questa pagina a chi deve giocare.
web-copy-link = Copia il collegamento
web-copied = Copiato
web-rematch = Un'altra partita
web-rematch-go = Alla rivincita
web-type = Scrivi una mossa
web-type-do = Gioca
web-undo = Annulla
web-score = Punteggio
web-part = Voce
web-total = Totale
web-chart = Nel tempo
web-confirm = Sì
web-confirm-ask = Con questo finisce il tuo turno:
web-back = Indietro
web-choices = Sul tabellone
web-choices-how = Le stesse scelte in un elenco (tasto L)
web-zoom-in = Più vicino (tasto +)
web-zoom-out = Più lontano (tasto −)
web-zoom-fit = Tutto il tabellone (tasto 0)
web-choose-one = Scegli
web-lost = Il collegamento è caduto. Riprovo …
web-api-how = Tutto ciò che fa la pagina, in JSON. Le novità arrivano dal WebSocket /ws/TAVOLO?as=json.

web-late = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli.
web-no-such-choice = Questa scelta non esiste.
web-not-started = La partita non è ancora cominciata.
web-watching = Stai guardando: questo possono farlo solo i giocatori.
web-over = La partita è finita.
web-not-over = La partita non è ancora finita.
web-not-your-turn = Adesso decide { $seat }.
web-bot-plays = A questo posto gioca un bot. Prima riprendilo.
web-not-yours = Questo posto non è tuo.
web-no-seat = A questo tavolo non ci sono posti liberi. Puoi guardare.
web-seat-kind = Un posto non può essere «{ $found }». Può essere: { $known }.
web-level-unknown = Non c'è un livello «{ $found }». Ci sono: { $known }.
web-clock-unknown = Un orologio non può avere { $found } minuti. Può averne: { $known }.
web-record-later = In questo gioco i giocatori hanno segreti: il verbale si può avere a partita finita.
web-rules-changed = Le regole di { $title } sono cambiate da quando è cominciata questa partita e le sue mosse non valgono più: se ne sono potute seguire { $done } su { $all }, e il tavolo la mostra come stava allora. Non può continuare; il verbale resta.
web-bad-message = Questo messaggio non si capisce.
web-bad-request = { $where }: { $why }.
web-too-fast = Troppo in una volta. Aspetta un momento e riprova.
web-too-many-tables = { $most } tavoli apparecchiati dal tuo indirizzo sono ancora aperti. Finiscine uno, o riprova quando alcuni saranno conclusi.
web-too-long = È troppo lungo.
web-no-table = Questo tavolo non esiste. Forse il collegamento è incompleto.
web-no-page = Questa pagina non esiste.
web-other-site = Questa richiesta veniva da un altro sito ed è stata rifiutata.
web-broken = Da noi si è rotto qualcosa. La partita resta; ricarica la pagina.
web-database = La base di dati { $url } non si può usare: { $why }
web-database-newer = La base di dati è di una versione più nuova ({ $found }) di questa ({ $known }). Installa la versione più nuova.
web-workers-sqlite = Per più processi serve PostgreSQL: indicarlo con --database postgresql://…
web-open-at = Il tavolo è aperto a { $url } (Ctrl+C lo chiude)
web-port-taken = { $host }:{ $port } non si può usare: { $why }. Sceglierne un'altra con --port.
cli-serve = Apre il tavolo nel browser.
cli-host = Indirizzo su cui ascoltare.
cli-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-database = Dove tenere le partite: sqlite:///FILE o postgresql://…; se non indicato, un file nella cartella dei dati.
cli-workers = Quanti processi (solo PostgreSQL).
cli-browser = Apre il browser.
cli-limits = Rifiuta chi chiede troppo.
cli-own-bot = Un bot tuo da scegliere al tavolo, come NOME=exec:COMANDO o NOME=call:MODULO:FUNZIONE; si può ripetere.
cli-pause = Secondi fra le mosse dei bot quando qualcuno guarda.
cli-analysis = Secondi che può durare l’analisi di una partita finita.

## opificio hint e analyse
hint-over = La partita è finita: non resta nulla da decidere. Guarda un momento precedente con --at.
hint-luck = In questo momento decide la sorte, non un giocatore. Guarda un momento appena prima o dopo con --at.
hint-thinking = Penso
hint-move = Mossa
hint-place = Posto atteso
hint-win = Probabilità di vincere
hint-tried = Provata
hint-sure = La prima è la migliore con certezza del { $share }.
hint-only = Non c'è altra scelta.
hint-effort = { $simulations } partite simulate.
analysis-running = Giudico le decisioni
analysis-title = analisi
analysis-about = { $decisions } decisioni giudicate con { $simulations } partite simulate. Le probabilità sono quelle che il giocatore poteva conoscere allora.
analysis-chances = Probabilità di vincere, mossa per mossa
analysis-mistakes = Le decisioni più costose
analysis-no-mistakes = Nessuna decisione spicca come un errore.
analysis-all = Tutte le decisioni
analysis-player = { $name }: posto { $place }, { $score } punti, ha regalato { $lost } partite
analysis-move = Mossa
analysis-who = Giocatore
analysis-played = Giocata
analysis-before = Prima
analysis-after = Dopo
analysis-loss = Perso
analysis-better = Meglio

## opificio arena e study
cli-arena = Fa giocare i bot l'uno contro l'altro e li valuta.
cli-arena-bots = I bot, separati da virgole: random, novice, foreman, magnate:500ms, magnate:2000, exec:COMANDO, call:MODULO:FUNZIONE.
cli-arena-workers = Quanti processi; tutti i processori se non indicato.
cli-arena-records = Conserva il verbale di ogni partita.
cli-arena-out = La cartella per risultati e resoconti; ripetendo nella stessa cartella si riprende da dove ci si era fermati.
cli-study = Studia l'equilibrio di un gioco da partite fra bot e scrive una pagina con grafici.
cli-study-folder = La cartella per la pagina.
cli-study-recorded = Quante partite si registrano per vedere che cosa vince, quando i bot senza ricerca ne giocano molte di più.
cli-study-stronger = Bot più forti le cui partite stanno accanto, per esempio magnate:100.
cli-study-stronger-games = Quante partite giocano i bot più forti.
arena-running = In gioco
arena-leader = { $bot } è in testa con { $share }
arena-stopped = Fermato dopo { $games } partite. Lo stesso comando riprende da qui.
arena-older = Le partite in { $folder } sono state giocate da altre versioni delle regole o dei bot: insieme alle nuove non direbbero nulla. Scegliere un'altra cartella con --out.
arena-other = { $folder } contiene i risultati di un'altra arena. Scegliere un'altra cartella con --out.
arena-title = { $title }: { $games } partite in { $players }
arena-bot = Bot
arena-rating = Valutazione
arena-place = Posto medio
arena-games = Posti giocati
arena-seats = Vittorie per posto
arena-scores = Punteggi di { $bot }
arena-faults = { $count } mosse sono state fatte dal caporeparto perché un bot ha fallito.
arena-reading = Leggo i verbali

## opificio loadtest
cli-loadtest = Misura un server acceso con molti tavoli di programmi.
cli-url = L'indirizzo di un server avviato con --no-limits; se manca, se ne avvia uno per la misura.
cli-load-database = Per il server della misura: dove tiene i tavoli, che vi restano; se non indicato, un file apposta.
cli-load-tables = Quanti tavoli insieme.
cli-seats = Quanti programmi a ogni tavolo.
cli-load-seconds = Per quanti secondi.
cli-rate = Mosse al secondo in tutto; 0: quante se ne può.
load-done = { $where }: { $tables } tavoli, { $sockets } connessioni, { $moves } mosse, { $rate } mosse/s. Da una mossa al suo ultimo spettatore: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms.
load-server = Il server: { $memory } MB, { $cpu } ms di processore per mossa, { $load } % di un core.
load-no-table = Il server non apre tavoli: { $why } Avvialo con opificio serve --no-limits.
load-refused = { $count } mosse rifiutate.
load-no-server = Nessun server risponde a { $url }: { $why }. Avviarne uno con opificio serve --no-limits.
load-no-moves = Nessuna mossa: forse il gioco non è ancora pronto. Riprovare.

## suggerimenti e analisi al tavolo
web-hints = Suggerimenti
web-hints-usual = Se nessuno gioca da altrove
web-hints-yes = I giocatori possono chiederli
web-hints-no = Nessuno
web-no-hints = A questo tavolo non ci sono suggerimenti.
web-hint = Suggerimento
web-hint-how = Le mosse migliori, con quanto valgono
web-hint-thinking = Ci penso …
web-hint-preparing = Preparo la ricerca. La prima volta su questa macchina ci vuole un minuto …
web-hint-worth = vince il { $win }% (±{ $error }), posto { $place }
web-analysis = Analisi
web-analysis-how = La probabilità di vincere di ciascuno nel tempo, e le decisioni costate di più. Ci vuole quasi un minuto; intanto si può lasciare la pagina.
web-analysis-start = Analizza questa partita
web-analysis-waiting = In attesa di altre analisi
web-analysis-cut = L’analisi non è arrivata alla fine. Si può farla ripartire.
web-analysis-jump = Il numero mostra il tabellone com’era prima della decisione.
web-analysis-show = mostra questo momento
web-analyst-busy = Troppe partite aspettano di essere analizzate. Riprova fra qualche minuto.

## il foglio con la struttura del turno
web-sheet = il foglio
web-sheet-open = Foglio: turni, azioni, punteggio, tasti
web-close = Chiudi
web-keys = Tasti
web-key-sheet = questo foglio
web-key-hint = un suggerimento, se il tavolo lo permette
web-key-explain = spiega i pezzi, uno dopo l’altro; le frecce vanno nella loro direzione
web-key-list = le scelte in un elenco
web-key-choose = da una scelta all’altra, e sceglie
web-key-zoom = più vicino, più lontano, tutto il tabellone
web-key-replay = attraverso le mosse di una partita finita
web-key-escape = chiude quel che è aperto

## quel che ogni tabellone ha
help-seat = Un giocatore. Forma e colore sono i suoi dovunque abbia qualcosa; la freccia sta davanti a chi decide.
help-ticket = Una scelta di chi decide ora. Si può fare qui, nell’elenco delle scelte, o scrivendola.
help-bids = Chi parla in quest’asta, in ordine, e che cosa ciascuno ha detto. La corona è sull’offerta più alta.
help-score = Le parti del punteggio di ciascuno. La loro somma è l’ultima riga; la corona è di chi ha più punti.
