### Every sentence that Murus says, in Italian. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no.

## Words

side-adjective = { $side ->
    [romans] dei Romani
    [gauls] dei Galli
    [germans] dei Germani
   *[britons] dei Britanni
}
unit-name = { $unit ->
    [wall] un muro
    [tower] una torre
   *[catapult] una catapulta
}
side-name = { $side ->
    [romans] Romani
    [gauls] Galli
    [germans] Germani
   *[britons] Britanni
}

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = Questa non sembra una mossa. Scrivi la casella della torre e la seconda casella che raggiunge, per esempio `b4-d4`, oppure `b4xc5` per prendere un muro avversario.
refusal-no-such-cell = La casella { $at } non c'è su questa scacchiera.
refusal-over = Questa partita è finita.
refusal-swap-closed = Puoi scambiare le parti solo in una partita bilanciata, in risposta al primo turno.
refusal-which = { refusal-cell }. Scrivi `{ $move }` per cedere una pietra e lasciare lì una torre, oppure `{ $both }` per cederle tutte e due e lasciare un muro.
refusal-opening-due = In una partita bilanciata il tuo primo turno è speciale. Scegli una delle tue torri di partenza e due caselle della tua seconda riga per le sue pietre, per esempio `{ $move }`.
refusal-second-row = { $at } non è nella tua seconda riga. In questo primo turno ci vanno tutte e due le pietre, per esempio `{ $move }`.
refusal-same-cell = Hai indicato { $at } due volte. Per questo primo turno servono due caselle diverse, per esempio `{ $move }`.
refusal-empty = { $at } è vuota.
refusal-not-yours = { refusal-cell }. Non è tua.
refusal-wall = In { $at } c'è un tuo muro, e i muri non fanno mosse. Puoi usare solo le { $advanced ->
    [yes] torri e le catapulte
   *[no] torri
}.
refusal-one-cell = Hai indicato solo { $from }. Aggiungi la casella d'arrivo.
refusal-not-opening = Due caselle d'arrivo si indicano solo nel primo turno, quello speciale, di una partita bilanciata.
refusal-sign = { refusal-cell }, quindi scrivi la mossa così: `{ $move }`.
refusal-names-first = Indica la più lontana delle due caselle che ricevono una pietra: scrivi `{ $move }`.
refusal-not-in-line = { $to } non è in linea retta con { $from }.
refusal-not-a-row = { $from }, { $at }, { $to }: queste caselle non sono una accanto all'altra in linea retta.
refusal-too-far = { $to } è troppo lontana da { $from }: le pietre di una torre vanno sulle due caselle successive in linea retta.
refusal-off-board = La scacchiera finisce dopo { $to }, e alla torre in { $from } servono due caselle in fila per le sue pietre.
refusal-blocked = La torre in { $from } non arriva in { $to }: { refusal-cell }, e { refusal-lays }.
refusal-blocked-beyond = La torre in { $from } metterebbe la seconda pietra oltre { $to }, ma { refusal-cell }, e { refusal-lays }.
refusal-not-through = { refusal-cell }: puoi sacrificare { $from } contro { $at }, ma non passarci attraverso.
refusal-no-captures = In questa partita non ci sono catture.
refusal-own-unit = { refusal-cell }, e puoi prendere solo pezzi avversari.
refusal-nothing-to-take = { refusal-cell }, quindi lì non c'è niente da prendere.
refusal-not-adjacent = { $to } non è accanto a { $from }, e una torre prende solo ciò che le sta accanto.
refusal-cannot-take = { refusal-cell }, e la torre in { $from } non può prendere { $advanced ->
    [yes] torri, solo muri e catapulte
   *[no] torri, solo muri
}.
refusal-throw-path = Un lancio passa sopra a tutto. Indica solo la catapulta in { $from } e la casella dove cade la pietra.
refusal-throw-distance = { $to } è fuori dalla portata di { $from }: una catapulta lancia a due o tre caselle.
refusal-throw-backward = Una catapulta lancia solo in avanti o di lato, e { $to } è dietro { $from }.
refusal-throw-on-own = { refusal-cell }, e non puoi lanciare sui tuoi pezzi.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } è vuota
    [own] { $at } è occupata da { unit-name } della tua parte
   *[enemy] { $at } è occupata da { unit-name } { side-adjective }
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] le torri vanno solo su caselle vuote o sopra i tuoi muri e le tue torri
   *[no] le torri vanno solo su caselle vuote o sopra i tuoi muri
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] { $from } ora non ha mosse.
   *[other] Da { $from } puoi giocare { $moves }{ $more ->
        [0] .
        [one] {" "}e un'altra mossa.
       *[other] {" "}e altre { $more } mosse.
    }
}
refusal-units = { $count ->
    [one] Puoi muovere solo da { $cells }.
   *[other] Puoi muovere da { $cells }.
}

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play.

deed = { $deed ->
    [through] sfonda in { $cell }
    [takes] prende { deed-unit } in { $cell }
    [stone] toglie una pietra { deed-unit-of } in { $cell }
    [stones] toglie due pietre { deed-unit-of } in { $cell }
    [throws] lancia una pietra in { $cell }
    [tower] fa una torre in { $cell }
    [towers] fa due torri in { two-cells }
    [catapult] fa una catapulta in { $cell }
    [catapults] fa due catapulte in { two-cells }
    [both] fa una torre in { $cell } e una catapulta in { $other }
   *[walls] due muri
}
two-cells = { $cell } e in { $other }
deed-unit = { $unit ->
    [wall] il muro
    [tower] la torre
   *[catapult] la catapulta
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
deed-unit-of = { $unit ->
    [wall] al muro
    [tower] alla torre
   *[catapult] alla catapulta
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = Tocca ai { side-name }
picture-over = { $reason ->
    [breakthrough] I { side-name } sfondano
    [stalemate] I { side-name } vincono per stallo
    [last-player] Restano in gioco solo i { side-name }
    [resignation] I { side-name } vincono per resa
    [timeout] I { side-name } vincono per il tempo
    [agreement] Patta per accordo
    [repetition] Patta per ripetizione
   *[cancelled] Nessun risultato
}
picture-caption = Murus Gallicus, un gioco di Phil Leduc
picture-units = { side-name }: { $tower-count ->
    [0] nessuna torre
    [one] torre { $towers }
   *[other] torri { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , catapulta { $catapults }
   *[other] , catapulte { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , muro { $walls }
   *[other] , muri { $walls }
}.

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Cambiate: { $cells }.
picture-cell = { $cell } { $unit ->
    [none] vuota
   *[other] { cell-unit }
}
cell-unit = { $unit ->
    [wall] muro
    [tower] torre
   *[catapult] catapulta
} { $side ->
    [romans] dei Romani
    [gauls] dei Galli
    [germans] dei Germani
   *[britons] dei Britanni
}
picture-beside = Sopra: { $left } Sotto: { $right }
letters-side = { $side ->
    [romans] R
    [gauls] g
    [germans] n
   *[britons] b
}
letters-unit = { $unit ->
    [wall] m
    [tower] t
   *[catapult] c
}
letters-mean-side = { $letter } { side-name }
letters-mean-unit = { $letter } { $unit ->
    [wall] muro
    [tower] torre
   *[catapult] catapulta
}

## Names

date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
month-short = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
axis-date = { $shows ->
    [year] { $year }
    [month] { month-short }
    [month-year] { month-short } { $year }
    [day] { $day } { month-short }
   *[day-year] { $day } { month-short } { $year }
}
level-name = { $level ->
    [discens] Discente
    [tiro] Tirone
    [legionary] Legionario
    [centurion] Centurione
    [tribune] Tribuno
    [legate] Legato
    [caesar] Cesare
    [augustus] Augusto
   *[other] { $name }
}
level-plain = { $level ->
    [discens] principiante
    [tiro] facile
    [legionary] abbastanza facile
    [centurion] medio
    [tribune] abbastanza difficile
    [legate] difficile
    [caesar] molto difficile
   *[augustus] il più difficile
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Account eliminato
name-unknown = Account sconosciuto (ID Discord { $id })
name-nobody = qualcuno
name-somebody = Qualcuno

## Buttons and menus

button-move = Muovi
button-swap = Scambia le parti
button-swap-yes = Sì, scambia le parti
button-view = La mia vista
button-more = Altro
button-put-off = Più tardi…
button-back = Indietro
button-confirm = Conferma { $move }
button-at-once-yes = Sì
button-at-once-no = No, continua a chiedere
button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira
button-join = Partecipa
button-decline-or-leave = Rifiuta o esci
button-leave = Esci
button-fill = Aggiungi Murus
button-rules = Regole
button-rematch = Rivincita
button-rematch-yes = Sì, chiedi la rivincita
button-next-level = Prossimo: { $level }
button-play-on = Gioca dalla svolta
button-try = Prova mosse
button-lines = Le mie linee
button-lines-open = Mostra agli altri
button-lines-close = Nascondi agli altri
button-line-drop = Elimina linea
button-note = Commento…
button-study = Guarda le linee
button-walk = Sfoglia
button-walk-first = Inizio
button-walk-back = Indietro
button-walk-next = Avanti
button-walk-last = Fine
button-walk-flip = Ruota
button-walk-go-on = Continua da qui
button-history = Mosse
button-hint = Suggerimento
button-hint-yes = Sì (appare nel risultato)
button-review = Analisi
button-lesson = La svolta
button-forced = Vedi la vittoria
button-forced-missed = Vittoria mancata
button-forced-move = Vedi { $move }
button-forced-longest = Difesa più lunga
button-forced-first = Dall'inizio
button-remind = Invia promemoria
button-wait = Aspetto
button-claim = Reclama la vittoria…
button-claim-yes = Sì, reclamala
button-take-win = Prendi la vittoria
button-let-go = Lascia continuare
button-resign = Abbandona…
button-no = Lascia stare
button-resign-yes = Sì, abbandono
button-resign-no = No, gioco ancora
button-later-3h = Tra 3 ore
button-later-tonight = Stasera
button-later-tomorrow = Domani
button-away = Vacanza…
button-come-back = Termina la vacanza
button-moves = Mosse immediate…
button-saved-on = Usa i giorni di vacanza
button-saved-off = Risparmia le vacanze
button-themes = Tema scacchiera…
button-zone = Fuso orario…
button-blocks = Persone bloccate…
button-settings = Impostazioni
button-data = I miei dati…
button-export-data = Esporta i miei dati
button-ask-forget = Elimina i miei dati…
button-desk-on = Attiva bollettino qui
button-desk-off = Togli bollettino qui
button-quiet-on = Canali tranquilli
button-quiet-off = Canali vivaci
button-film-on = Mostra i replay
button-film-off = Mostra solo la fine
button-turning-on = Ruota verso chi muove
button-turning-off = Romani sempre in basso
button-server-games = Partite…
button-rated-on = Ammetti le classificate
button-rated-off = Solo amichevoli
button-bots-on = Murus nei thread
button-bots-off = Murus in privato
button-vote = Vota
button-propose = Proponi una linea
button-votes-on = Votazioni aperte a tutti
button-votes-off = Votazioni solo ai gestori
button-showing-on = Attiva Mostra qui
button-showing-off = Disattiva Mostra qui
button-language = Lingua…
button-follow = Segui
button-follow-end = Dimmi come finisce
button-follow-every = Dimmi ogni mossa
button-unfollow = Non seguire più
button-mute = Silenzia
button-unmute = Riattiva gli avvisi
button-take-back = Ritira la mossa
button-take-back-ask = Chiedi di ritirare
button-take-back-yes = Sì, chiedi
button-draw = Offri la patta
button-draw-yes = Sì, offri la patta
button-give = Regala un giorno
button-give-yes = Sì, regala un giorno
button-abort = Annulla la partita…
button-abort-yes = Sì, annullala
button-agree = D'accordo
button-agree-yes = Sì, accetta la patta
button-plans = Piani
button-plan-reply = Pianifica risposta
button-plan-any = Dopo ogni altra mossa
button-plan = Salva questo piano
button-unplan = Elimina { $number }
button-replay = Replay
button-export = Esporta
button-ratings = Punteggi
button-openings = Prime mosse
button-show = Mostra qui
button-shown = Mostrato
button-shown-above = Mostrato nel canale
button-go-on = Continua contro Murus
button-finished = Partite finite
button-page-back = Pagina precedente
button-page-next = Pagina successiva
button-newer = Più recenti
button-older = Più vecchie
button-mine = Le mie partite
button-next = Prossima partita
button-next-of = Prossima partita ({ $count })
button-forget = Sì, elimina i miei dati
button-forget-no = No, tienili
button-play-murus = Gioca contro Murus
button-friend = Sfida qualcuno
button-edit = Modifica
form-entered = Il testo che hai scritto
button-set-up = Configura
button-exhibit = Murus contro Murus…
button-duel-begin = Inizia
button-learn = Impara
button-learn-lesson = Prossima lezione
button-learn-next = Avanti
button-learn-game = Gioca la prima partita
button-learn-skip = Salta alla partita
button-learn-go-on = Partita guidata
button-learn-mend = Torna all'errore
button-learn-again = Gioca ancora
button-learn-anew = Ricomincia
button-learn-leave = Esci
button-learn-real = Sfida Murus sul serio
menu-units = { $kind ->
    [opening] Quale torre di partenza diventa due muri?
    [towers] Quale torre muovi?
    [catapults] Quale catapulta lancia?
   *[both] Quale torre o catapulta vuoi usare?
}
menu-unit = { $unit ->
    [catapult] { $cell } · catapulta
   *[other] { $cell }
}
menu-units-hint = Scegli un pezzo
menu-targets = { $unit ->
    [catapult] Dove lancia la catapulta in { $cell }?
   *[other] Dove va la torre in { $cell }?
}
menu-targets-hint = Scegli una mossa
menu-pairs = Dove vanno le due pietre di { $cell }? Scegli due caselle.
menu-pairs-hint = Scegli due caselle
menu-preview = Ecco la scacchiera dopo { $move }. Non hai ancora giocato questa mossa.
picture-preview = Anteprima
more-text = Altre azioni
later-text = Quando vuoi che te lo ricordi?
later-text-silent = Per questa partita non ti avviso, quindi non c'è niente da rimandare. Puoi comunque andare in vacanza.
later-text-not-yours = Qui non tocca a te. Puoi andare in vacanza o silenziare questa partita.
resign-ask = Vuoi davvero abbandonare? { $goes-on ->
    [yes] Esci subito dal gioco e gli altri continuano.
   *[no] La partita finisce subito.
}
claim-ask = { $who } ha esaurito il tempo ed è agli ultimi giorni di vacanza. Vuoi reclamare la vittoria adesso? { $who } perderà per il tempo.
resign-answered = { $done ->
    [yes] { $who } ha abbandonato.
   *[no] Nessuno ha abbandonato, la partita continua.
}
draw-ask = Vuoi offrire la patta? L'offerta scade con la prossima mossa, anche se è la tua.
take-back-ask = Vuoi chiedere di ritirare la tua ultima mossa? { $others ->
    [1] L'avversario deve
   *[other] Tutti gli avversari devono
} accettare.
agree-ask = Vuoi accettare la patta? La partita finisce senza vincitori.
abort-ask = Vuoi annullare la partita? Finisce subito, senza risultato.

## A game in its thread

turn-first = { $who }, giochi con i { side-name }{ side-place }: cominci tu.
turn-goes-on = { $who }, ora muovono i { side-name }.
turn-next = { $moves } · { $who }, tocca a te{ $swap ->
    [open] : muovi o scambia le parti.
   *[closed] .
}
restored = { $board ->
    [yes] Ho dovuto ripristinare un backup precedente, quindi le ultime mosse potrebbero essere andate perse. Ecco la partita adesso:
   *[no] Ho dovuto ripristinare un backup precedente, quindi le ultime mosse potrebbero essere andate perse. La prossima scacchiera ti mostra la partita com'è adesso.
}
turn-still = { $who }, tocca ancora a te.
turn-yours = { $who }, tocca a te.
turn-swapped = { $who } ha scambiato le parti e ora gioca con i Romani.
turn-watch-first = Esibizione: comincia { $who }.
turn-watch = { $moves } · muove { $who }.
turn-vote-first = { $who } gioca con i { side-name } contro { $other } e vota ogni mossa.
turn-opening = -# Apertura bilanciata: nel tuo primo turno una delle tue torri di partenza diventa due muri su due caselle qualsiasi della tua seconda riga.
vote-last = L'ultima votazione: { $moves }{ $decider ->
    [captain] {" "}· parità, ha deciso il capitano
    [earliest] {" "}· parità, vince la mossa votata per prima
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] Nessuno ha ancora votato.
        [one] Ha votato 1 persona.
       *[other] Hanno votato { $count } persone.
    }
   *[no] { $count ->
        [0] Nessuno ha ancora votato. Servono { $needed } voti.
        [one] Finora 1 voto su { $needed } necessari.
       *[other] Finora { $count } voti su { $needed } necessari.
    }
}
vote-tie = { $captain ->
    [yes] In caso di parità decide il voto del capitano, altrimenti vince la mossa votata per prima.
   *[no] In caso di parità vince la mossa votata per prima.
}
vote-goes-on = { $close ->
    [yes] -# Il voto era quasi pari, quindi si vota di nuovo: `{ $one }` o `{ $other }`? [Scegli sotto la scacchiera]({ $link }). La votazione termina { $when }. { vote-tie }
   *[no] -# Voti finora: { $count } su { $needed } necessari, quindi la votazione continua. [Scegli sotto la scacchiera]({ $link }). Termina { $when }, e allora vince la mossa con più voti, anche se sono pochi. { vote-tie }
}
vote-open = Scegli una mossa qui sotto, o rispondi con una mossa. La votazione termina { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] Nessuno ha ancora votato, quindi la votazione continua. Termina { $when }.
   *[other] Finora hanno votato in pochi, quindi la votazione continua. Termina { $when }. { vote-count }
}
vote-second = Il voto era quasi pari! Scegli tra `{ $one }` e `{ $other }`. La votazione termina { $when }. { vote-tie } { vote-count }
vote-paused = Nessuno ha votato, quindi la partita è in pausa. Riprende appena qualcuno vota.
vote-closed = La votazione è chiusa.
vote-line = { $who } propone `{ $moves }`.
vote-list-title = **Partite a votazione**
vote-listed = { $game }{ $open ->
    [yes] {" · la votazione termina "}{ $when }
    [paused] {" · in pausa finché qualcuno non vota"}
   *[no] {""}
}
vote-stands-still = -# Nessuno ha votato, quindi la partita è in pausa. Riprende appena qualcuno vota: [scegli sotto la scacchiera]({ $link }).
vote-end-ask = { $game }
    Vuoi chiudere questa partita adesso? Finisce subito, senza risultato. Apparirà nel registro della moderazione.
button-vote-end = Chiudi
button-vote-end-yes = Chiudi la partita
vote-move-hint = Vota una mossa
vote-unit-hint = Vota: scegli un pezzo
vote-cast = ✓ { $first ->
    [yes] Hai votato per `{ $move }`.
   *[no] Hai cambiato il tuo voto: ora è `{ $move }`.
} La votazione termina { $when }, e fino ad allora puoi cambiare idea. Non mostro chi ha votato che cosa.
vote-cast-openly = ✓ Il tuo voto conta. Una risposta la vedono tutti. Con il menu sotto la scacchiera il voto resta segreto.
vote-proposed = ✓ La tua linea apparirà tra un attimo sotto la scacchiera.
vote-propose-form = Proponi una linea
vote-propose-line = Le mosse, delle due parti a turno
vote-propose-hint = Fino a 12 mosse, a partire da questa scacchiera. Una nuova linea sostituisce la precedente.
vote-code = ✓ Dai questo codice a chi gestisce l'altro server: `{ $code }`
    Basta usare `/event vote` con questo `code` nel canale che deve giocare. Allora la partita comincia in tutti e due i server. Può usare il codice chiunque possa cominciare queste partite in un altro server, una volta sola e per sette giorni. Un nuovo codice lo sostituisce.
vote-met = ✓ La partita comincia: { $names }. La prima votazione è nel canale che gioca con i Romani. Ogni scacchiera arriva nel canale a cui tocca.
vote-one-opponent = Scegli un solo avversario: una persona, Murus o il canale di un altro server.
turn-past-first = La partita comincia.
turn-past = Questo turno è finito.
turn-past-back = La mossa è stata ritirata.
turn-how = { $link ->
    [none] Premi **Muovi** o rispondi `{ $move }`.
   *[other] Premi **Muovi**, [apri la scacchiera](<{ $link }>) o rispondi `{ $move }`.
}
turn-prompt = -# Muove { $who }.
turn-unread = -# Leggo le mosse solo nelle risposte a una scacchiera e con **Muovi**. Gli altri messaggi non li vedo.
turn-side = Giochi con i { side-name }{ side-place }.
side-place = { $place ->
    [below] , in basso
    [above] , in alto
   *[elsewhere] {""}
}
turn-clock = -# Il tempo scade { $when }.
turn-planned = -# Il tuo piano ha giocato `{ $moves }` per te.
turn-planned-by = -# { $who } aveva pianificato `{ $moves }`.
turn-taken-back = { $who } ha ritirato una mossa.
turn-taken-back-alone = Hai ritirato una mossa. Tocca a te.
turn-taken-back-agreed = Una mossa è stata ritirata di comune accordo.
turn-let-go = { $who } fa continuare la partita nonostante il tempo scaduto.
turn-returned = { $who } gioca di nuovo.
turn-adopted = { $who } prende un posto rimasto libero.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] offre la patta.
    [time] ha esaurito il tempo. L'avversario può far continuare la partita.
   *[takeback] chiede di ritirare una mossa.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) ha esaurito il tempo ed esce dal gioco. Le sue pietre restano.
    [resignation] { $who } ({ side-name }) abbandona ed esce dal gioco. Le sue pietre restano.
   *[stalemate] { $who } ({ side-name }) non ha più mosse ed esce dal gioco. Le sue pietre restano.
}
turn-gone-brought-in = { $why ->
    [timeout] I { side-name } hanno esaurito il tempo ed escono dal gioco. Le loro pietre restano.
    [resignation] I { side-name } abbandonano ed escono dal gioco. Le loro pietre restano.
   *[stalemate] I { side-name } non hanno più mosse ed escono dal gioco. Le loro pietre restano.
}
end-order = -# { $count ->
    [one] Fuori dal gioco
   *[other] Fuori dal gioco, in quest'ordine
}: { $who }.
turn-instead = -# Scrivo qui perché non riesco a { $place ->
    [thread] scrivere nel thread della partita (Discord dice: { $why }).
    [direct] mandarti messaggi diretti (Discord dice: { $why }). D'ora in poi ti menziono qui. Puoi cambiarlo in `/settings`.
   *[channel] scrivere nel canale della partita (Discord dice: { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] Una mossa, poi{" "}
   *[other] { $before } mosse, poi{" "}
}**{ $moves }**
game-code = Partita { $name }
game-length = { $moves ->
    [0] prima della prima mossa
    [one] dopo una mossa
   *[other] dopo { $moves } mosse
}
# Empty where another sentence says who won.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}Vince { $winner }.
}
game-result = { $reason ->
    [breakthrough] { $winner } sfonda in **{ $cell }** { game-length }.
    [stalemate] { $winner } vince per stallo { game-length }. { $loser } non ha più mosse.
    [last-player] { $winner } ({ side-name }) vince: { game-length } in gioco non resta nessun altro.
    [resignation] { $loser } abbandona { game-length }.{ winner-wins }
    [timeout] { $loser } ha esaurito il tempo { game-length }.{ winner-wins }
    [agreement] Patta per accordo { game-length }.
    [repetition] Patta per triplice ripetizione { game-length }.
   *[cancelled] La partita è stata annullata.
}
game-result-brought-in = { $reason ->
    [breakthrough] I { side-name } sfondano in **{ $cell }** { game-length }.
    [stalemate] I { side-name } vincono per stallo { game-length }. I { side-against } non hanno più mosse.
    [last-player] I { side-name } vincono: { game-length } in gioco restano solo loro.
    [resignation] I { side-against } abbandonano { game-length }. Vincono i { side-name }.
    [timeout] I { side-against } hanno esaurito il tempo { game-length }. Vincono i { side-name }.
   *[other] { game-result }
}
game-silent = La partita è stata annullata: { $who } non ha mosso per 30 giorni.
game-never-began = La partita è stata annullata: { $who } non ha fatto la prima mossa in tempo.
game-aborted = { $who } ha annullato la partita prima che cominciasse davvero.
game-season-over = Il tempo per questa partita è finito { game-length }. { $reason ->
    [proven] Murus ha dimostrato che { $who } vince, quindi nell'evento vale come vittoria.
    [judged] Per Murus la posizione è vinta per { $who }, quindi nell'evento vale come vittoria.
   *[even] Murus non vede un chiaro vincitore, quindi nell'evento vale come patta.
} I punteggi non cambiano.
game-withdrawn = { $who } non gioca più nell'evento, quindi questa partita finisce { game-length }. I punteggi non cambiano.
game-stopped = La moderazione ha chiuso la partita { game-length }. I punteggi non cambiano.
game-unfinished = Questa partita è stata importata incompleta. Si ferma { game-length }.
game-hints = { $who } ha usato { $count ->
    [one] un suggerimento
   *[other] { $count } suggerimenti
}.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] La tua prima vittoria{ $against ->
            [level] {" "}contro { $level }
           *[others] {""}
        }
        [level] La tua prima vittoria contro { $level }
        [person] La tua prima vittoria contro una persona
        [variant] La tua prima vittoria
        [breakthrough] Il tuo primo sfondamento
       *[longest] La tua vittoria più lunga finora
    }{ end-variant }**, { end-moves }.
   *[no] { $who }: **{ $feat ->
        [win] prima vittoria
        [level] prima vittoria contro { $level }
        [person] prima vittoria contro una persona
        [variant] prima vittoria
        [breakthrough] primo sfondamento
       *[longest] la vittoria più lunga finora
    }{ end-variant }**, { end-moves }.
}
# Below the line of a first win.
end-next = { $own ->
    [yes] Ora è nel tuo profilo. E adesso? Una lezione, un problema o un nuovo avversario?
   *[no] { $who }, ora è nel tuo profilo. E adesso? Una lezione, un problema o un nuovo avversario?
}
# To the person who lost, with the move that cost the game once it is known.
end-kind = { $own ->
    [yes] Ogni partita ti rende più forte.
   *[no] { $who }, ogni partita ti rende più forte.
}
end-costly = La svolta della partita è stata { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}nella variante { $variant }
}
end-moves = in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
board-yours = Tocca a te.
board-theirs = Muove { $who }.
board-out = Non sei più in gioco. Muove { $who }.
history-empty = Ancora nessuna mossa.
acted = { $kind ->
    [resign] Hai abbandonato.
    [abort] Hai annullato la partita.
    [swap] Hai scambiato le parti.
    [offer] { $move ->
        [takeback] Ho pubblicato la tua richiesta.
       *[other] Ho pubblicato la tua offerta.
    } Scade con la prossima mossa, anche se è la tua.
    [agree] Hai accettato.
    [let-go] { $who } può continuare, con il tempo per un altro turno.
    [decline] Hai rifiutato.
    [withdraw] L'hai ritirata.
    [takeback] Hai ritirato la tua mossa. Tocca di nuovo a te.
    [gift] { $who } riceve altro tempo da te.
    [remind] { $reach ->
        [later] Avviso { $who } { $when }, dopo le ore di silenzio o la vacanza.
        [never] { $who } ha disattivato gli avvisi qui, quindi non posso mandare promemoria.
       *[now] Avviso subito { $who }.
    }
    [wait] Aspetti fino alla fine dei giorni di vacanza.
    [timeout] Hai reclamato la vittoria.
    [move] Hai giocato { $move }.
   *[other] Fatto.
}{ $state ->
    [over] {" "}La partita è finita.
    [yours] {" "}{ $by } ha risposto subito { $answer }. Tocca a te.
    [bot] { $kind ->
        [move] {" "}{ $who } sta pensando.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}Muove { $who }.
        [swap] {" "}Muove { $who }.
       *[other] {""}
    }
}
acted-free = -# Puoi tornare indietro entro due minuti, a meno che un avversario non abbia già guardato.
at-once-offer = Vuoi che giochi subito le tue mosse, senza chiederti conferma? Puoi ritirare ogni mossa entro due minuti.
at-once-chosen = { $on ->
    [yes] ✓ D'ora in poi gioco subito le tue mosse. Puoi ritirarne una entro due minuti, a meno che un avversario non l'abbia già vista. Puoi cambiarlo in `/settings`.
   *[no] ✓ Continuo a chiederti conferma prima di ogni mossa contro altre persone. Contro Murus gioco subito le tue mosse. Puoi cambiare tutte e due le cose in `/settings`.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] offre la patta.
    [time] ha esaurito il tempo. Prendi la vittoria o lascia continuare: allora { $who } ha il tempo per un altro turno.
   *[takeback] chiede di ritirare { $since ->
        [0] l'ultima mossa.
        [one] la sua ultima mossa, insieme a quella giocata dopo.
       *[other] la sua ultima mossa, insieme alle { $since } giocate dopo.
    }
} { $offer ->
    [draw] L'offerta vale fino alla prossima mossa.
    [time] Se non rispondi, la vittoria è tua (scadenza: { $until }).
   *[takeback] La richiesta vale fino alla prossima mossa.
}
offer-settled = { $offer ->
    [time] { $who } ha esaurito il tempo. { $fate ->
        [agreed] { $other } lascia continuare.
       *[ended] La partita è finita.
    }
   *[other] { $who } { $offer ->
        [draw] ha offerto la patta.
       *[takeback] ha chiesto di ritirare una mossa.
    } { $fate ->
        [agreed] Proposta accettata.
        [declined] { $other } ha rifiutato.
        [withdrawn] Proposta ritirata.
        [ended] Proposta scaduta: la partita è finita.
       *[lapsed] Proposta scaduta: la partita è andata avanti.
    }
}
note-gift = { $who } riceve { $days ->
    [one] un giorno
   *[other] { $days } giorni
} di tempo in più.
note-leave = { $who } è in vacanza e torna { $when }.{ $clock ->
    [yes] {" "}Nel frattempo il suo orologio è fermo.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } ha esaurito il tempo. I suoi ultimi giorni di vacanza tengono viva la partita fino a { $date }. Se non muove in tempo, perde.
   *[no] { $who } ha esaurito il tempo. I suoi giorni di vacanza tengono viva la partita fino a { $date }.
}{ $open ->
    [no] {" "}{ $waits } aspetta volentieri.
   *[yes] {""}
}
note-saved-over = { $who } aveva esaurito il tempo. I suoi giorni di vacanza hanno tenuto viva la partita per un po'.
note-back = { $saved ->
    [yes] I giorni di vacanza hanno tenuto viva la partita di { $who }, che ha ripreso a giocare { $when }.
   *[no] { $who } era in vacanza e ha ripreso a giocare { $when }.
}
note-adopted = Un'altra persona ha preso questo posto.
note-annulled = La moderazione ha invalidato questa partita: il risultato non conta più.
rest-text = Il tuo tempo contro { $others } è finito. I tuoi giorni di vacanza tengono viva la partita fino a { $date }. { $last ->
    [yes] Sono gli ultimi per questa partita: muovi in tempo, altrimenti perdi.
   *[no] Muovi per continuare.
}
note-reason = Motivo: { $reason }
call-over = Questa partita è finita: { $game }
call-text = { $who }, { $kind ->
    [turn] tocca a te
    [draw] hai un'offerta di patta
    [time] { $other } ha esaurito il tempo, e ora decidi tu
    [takeback] hai una richiesta di ritirare una mossa
    [remind] { $waiting ->
        [one] { $other } aspetta la tua mossa
       *[other] gli altri aspettano la tua mossa
    }
    [most] gran parte del tuo tempo è passata
    [silent] tocca a te da molto tempo
   *[last] il tuo tempo sta per finire
} · { $against }{ $clock ->
    [runs] {" "}· scade { $when }
    [cancelled] {" "}· annullata { $when } se nessuno muove
    [lost] {" "}· persa { $when } se nessuno muove
   *[none] {""}
}
snoozed = Te lo ricordo { $when }, se tocca ancora a te.{ $early ->
    [yes] {" "}È prima di quanto hai scelto, perché il tuo tempo finisce { $end }.
   *[no] {""}
}
snooze-not-yours = Qui non tocca a te, quindi non c'è niente da ricordarti.
muted = Per questa partita non ti avviso più.
unmuted = Per questa partita ti avviso di nuovo.
next-none = Nessuna partita aspetta una tua mossa. In `/games` vedi quelle in corso.

## Plans

plan-title = I tuoi piani in questa partita. Li vedi solo tu:
plan-none = Non hai piani in questa partita. { $own ->
    [yes] Un piano è una linea come `{ $line }`: la tua mossa, quella avversaria e la risposta che gioco subito per te.
   *[no] Un piano è una linea come `{ $line }`: se l'avversario gioca la prima mossa, io gioco subito la seconda per te.
}
plan-kept = Salvato. I tuoi piani li vedi solo tu:
plan-ended = -# { $count ->
    [one] Il tuo piano non vale più
   *[other] I tuoi piani non valgono più
}: { $who } ha giocato `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } ha appena giocato `{ $move }`, come prevedevi.
   *[no] { $who } ha appena giocato `{ $move }`, quindi questo piano non si può salvare. Tocca a te.
}
plan-pair = se { $theirs }, allora { $own }
plan-then = {", "}e{" "}
plan-step = { $kind ->
    [first] { $line } Quale mossa fai per prima?
    [theirs] { $line } Quale mossa ti aspetti?
    [whole] Il tuo piano: { $line }. Vuoi salvarlo, o aggiungere la prossima mossa che ti aspetti?
   *[own] { $line }: come rispondi?
}
plan-unit = -# Prima scegli il pezzo che muove.
plan-unmet-title = I tuoi piani mai realizzati. Li vedi solo tu:
plan-unmet = { $ended ->
    [yes] { $line }. La partita è finita prima.
   *[no] { $line }. Giocata invece: { $played }.
}
plan-several = I piani funzionano solo nelle partite a due.
plan-no-answer = Un piano finisce con una tua mossa: prima quella avversaria, poi la tua.
plan-too-long = Un piano può avere al massimo { $most } mosse.
plan-too-many = Puoi avere al massimo { $most } piani in una partita. Prima eliminane uno.
plan-over = La partita finirebbe prima di `{ $line }`.
plan-contradiction = È in conflitto con il piano `{ $line }`. Se ne può tenere solo uno.
plan-any = dopo ogni altra mossa: { $own }
plan-any-ask = Dopo ogni altra mossa, quale risposta devo giocare se è possibile?
plan-any-whole = Il tuo piano: { $line }. Vuoi salvarlo? Se la risposta non è possibile, toccherà semplicemente a te.
plan-any-last = Un piano finisce con la risposta a ogni altra mossa: `{ $line }`. Togli quello che segue.
plan-after = dopo la tua mossa { $own }: { $line }
plan-other-side = Non puoi giocare `{ $line }`: lì muovono i { side-name }. Un piano comincia con la prossima mossa della partita.
plan-own-move-first = Ora non puoi giocare `{ $line }`. Tocca a te, quindi un piano comincia con la tua prossima mossa: la tua, quella avversaria, poi la tua risposta. Per muovere subito, premi **Muovi**.
plan-rule = `{ $line }` non funziona. { $why }

## Settings and vacation

settings-title = **Le tue impostazioni**
settings-notify = Quando tocca a te: **{ $value ->
    [mention] una menzione nella partita
    [direct] un messaggio diretto
    [both] una menzione e un messaggio diretto
    [digest] un messaggio al giorno per tutte le partite
   *[off] niente
}**
settings-quiet = Ore di silenzio: **{ $quiet ->
    [yes] { $from }:00–{ $until }:00
   *[no] nessuna
}**
settings-zone = Fuso orario: **{ $zone }**
settings-vacation = Vacanza: **{ $on ->
    [yes] finisce { $when }
    [saves] salva una partita, finisce { $when }
   *[no] no
}** · ancora a disposizione: { $some ->
    [yes] { $span }
   *[no] niente
}
settings-boards = { $value ->
    [letters] Scacchiere: **immagine, parole e lettere**
    [words] Scacchiere: **immagine e parole**
   *[picture] Scacchiere: **immagine**
}
settings-theme = Tema della scacchiera: **{ $value }**
settings-themes = Scegli un tema per le tue scacchiere. Quello delle scacchiere pubbliche lo sceglie il server.
settings-boards-hint = Come vuoi vedere le scacchiere?
settings-language = Lingua: **{ $value ->
    [discord] come in Discord
   *[other] { $value }
}**
settings-language-hint = In quale lingua vuoi che ti parli?
settings-dots = Nomi delle caselle sui punti: **{ $value ->
    [all] su tutte le scacchiere
   *[hexagons] solo sugli esagoni
}**
settings-dots-hint = Su quali scacchiere i punti mostrano i nomi?
settings-moves = Mosse immediate: **{ $value ->
    [always] sempre
    [never] mai
   *[alone] solo contro Murus
}**
settings-saved = Usa i giorni di vacanza quando finisce il tempo (al massimo una settimana a partita): **{ $value ->
   *[on] sì
    [off] no
}**
settings-moves-hint = Quando devo giocare le tue mosse senza chiedere?
settings-moves-about =
    Quando scegli una mossa con i pulsanti, posso giocarla subito oppure mostrarti prima la scacchiera e chiedere conferma.
    -# Puoi ritirare una mossa: contro Murus in qualsiasi momento, contro altre persone entro due minuti, a meno che un avversario non l'abbia già vista.
settings-blocked = Persone bloccate: **{ $count }**
settings-hint = -# Le modifiche valgono dal prossimo turno di ogni partita.
settings-done = ✓ { $fact }
settings-notify-hint = Come devo dirti che tocca a te?
settings-quiet-hint = Quando non devo disturbarti?
settings-quiet-none = Nessuna ora di silenzio
settings-quiet-choice = Silenzio { $from }:00–{ $until }:00
settings-quiet-other = Altre ore…
settings-quiet-form = Ore di silenzio
settings-quiet-from = Da che ora?
settings-quiet-until = Fino a che ora?
settings-quiet-from-hint = Un numero da 0 a 23, come 22 o 22:00.
settings-quiet-until-hint = Un numero da 0 a 23, come 7 o 7:00.
settings-quiet-wrong = Conosco solo le ore intere, da 0 a 23, come 9 o 18:00. Non è cambiato niente.
settings-quiet-same = L'inizio e la fine coincidono, quindi non ci sarebbero ore di silenzio. Non è cambiato niente.
settings-region-hint = Dove vivi?
settings-region = { $region ->
    [europe] Europa
    [america] America
    [asia] Asia
    [africa] Africa
    [oceania] Australia e Pacifico
   *[islands] Atlantico, Oceano Indiano e UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [addis-ababa] Addis Abeba
    [algiers] Algeri
    [asuncion] Asunción
    [athens] Atene
    [azores] Azzorre
    [berlin] Berlino
    [bogota] Bogotá
    [brussels] Bruxelles
    [bucharest] Bucarest
    [cairo] Il Cairo
    [canary] Canarie
    [cape-verde] Capo Verde
    [copenhagen] Copenaghen
    [dublin] Dublino
    [fiji] Figi
    [havana] L'Avana
    [jakarta] Giacarta
    [jerusalem] Gerusalemme
    [kolkata] Calcutta
    [kyiv] Kiev
    [lisbon] Lisbona
    [london] Londra
    [madeira] Madera
    [maldives] Maldive
    [mexico-city] Città del Messico
    [moscow] Mosca
    [noumea] Nouméa
    [panama] Panama
    [paris] Parigi
    [prague] Praga
    [puerto-rico] Porto Rico
    [reunion] Riunione
    [riyadh] Riad
    [rome] Roma
    [santiago] Santiago del Cile
    [sao-paulo] San Paolo
    [seoul] Seul
    [st-johns] St. John’s
    [stockholm] Stoccolma
    [tehran] Teheran
    [tunis] Tunisi
    [warsaw] Varsavia
    [yangon] Yangon
    [zurich] Zurigo
   *[other] { $name }
}
settings-zone-hint = Quale città è nel tuo fuso orario?
settings-zone-other = Un altro fuso…
settings-zone-form = Fuso orario
settings-zone-line = Il tuo fuso orario
settings-zone-line-hint = Una città, PST o UTC+2.
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] È questa l'ora da te, adesso?
   *[other] Quale di queste è l'ora da te, adesso?
}
settings-no-zone = Non conosco il fuso orario `{ $zone }`. Non è cambiato niente. Prova con una città, come Roma, o con UTC+2.
settings-vacation-hint = Quando sei in vacanza i tuoi orologi sono fermi e non ti avviso. Hai 21 giorni di vacanza ogni 365 giorni.
settings-vacation-menu = Comincia una vacanza
settings-vacation-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}
settings-blocks = { $count ->
    [0] Non hai bloccato nessuno.
    [one] Hai bloccato { $people }. Non può sfidarti.
   *[other] Hai bloccato { $people }. Non possono sfidarti.
}
settings-block-hint = Blocca qualcuno
settings-unblock-hint = Sblocca qualcuno
settings-data = Conservo il tuo ID Discord, le tue impostazioni e le tue partite.
vacation-begun = ✓ Sei in vacanza. Lo dico ai tuoi avversari.
vacation-back = Che bello rivederti. I tuoi orologi corrono di nuovo.
vacation-none = Non sei in vacanza.
vacation-used-up = Non hai più giorni di vacanza.

## Ratings and records

profile-met = Avversari con punteggio stabile finora: { $met } su { $needed }. Finché non ci arrivi, le partite contano meno per l'altra persona.
profile-rating = { $pool ->
    [standard] Standard
    [advanced] Avanzata
   *[other] Altre partite
}: **{ $rating }** ± { $deviation }, { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}{ $sure ->
    [no] , provvisorio
   *[yes] {""}
}.
profile-unrated = Ancora nessuna partita classificata.
profile-record = Tutte le partite: vinte { $won }, patte { $drawn }, perse { $lost }.
profile-between = Contro di te: vinte { $won }, patte { $drawn }, perse { $lost }.
profile-lately = Ultime partite, dalla più recente: { $marks }
    -# { $words }
profile-run = { $how ->
    [won] { $count ->
        [one] 1 vinta
       *[other] { $count } vinte
    }
    [drawn] { $count ->
        [one] 1 patta
       *[other] { $count } patte
    }
   *[lost] { $count ->
        [one] 1 persa
       *[other] { $count } perse
    }
}
profile-streak = Vinte le ultime { $count } partite.
profile-favourite = Variante preferita: { $variant }, { $games } partite su { $all }.
profile-levels = Livelli di Murus battuti · { $variant }: { $levels }.
profile-beaten = Vittorie migliori: { $who }.
profile-longest = Vittoria più lunga: { $moves } mosse ({ $variant }).
profile-firsts = Prima { $list }.
profile-first = { $feat ->
    [win] vittoria
    [breakthrough] per sfondamento
   *[person] contro una persona
}{ $dated ->
    [yes] : { $date }
   *[no] {""}
}
profile-murus =
    {""}**Murus** gioca a { $count } livelli. I suoi punteggi non cambiano mai.
    { $levels }
    {""}-# { $patient } pensa fino a un minuto quando non c'è altro da fare, quindi può giocare ogni volta in modo diverso.
profile-chart = Punteggio · { $pool }
profile-games = { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}
profile-alt = La curva del punteggio in { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}: da 1500 { $course }.
profile-leg = { $way ->
    [up] sale a { $rating } ({ $date })
    [down] scende a { $rating } ({ $date })
   *[level] resta vicino a { $rating } ({ $date })
}
profile-gap = Nessuna partita classificata in questo periodo: { $from } – { $to }.
profile-sign = { $sure ->
    [no] provvisorio
   *[yes] una partita
}
openings-title = Prime mosse
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] vinte
    [drawn] patte
   *[lost] perse
}
openings-rare = altre
openings-lead = Prime mosse di { $who } · { $variant }
openings-side = Con i { side-name }, { $games ->
    [one] una partita
   *[other] { $games } partite
}: vinte { $won }, patte { $drawn }, perse { $lost }.{ $line ->
    [none] {""}
   *[other] {" "}Il più delle volte: { $line }.
}
openings-branch = { $move } in { $games ->
    [one] una partita
   *[other] { $games } partite
}: vinte { $won }, patte { $drawn }, perse { $lost }.
openings-rest = Altre prime mosse in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
openings-alt = Un albero di prime mosse.
openings-too-few = Per un albero di prime mosse servono cinque partite finite della stessa variante. { $games ->
    [0] Ancora non ce ne sono
    [one] Finora ce n'è una
   *[other] Finora ce ne sono { $games }
}.
leaderboard-server = I più forti in questo server · { $pool ->
    [standard] Standard
    [advanced] Avanzata
   *[other] Altre partite
}
leaderboard-all = I più forti ovunque · { $pool ->
    [standard] Standard
    [advanced] Avanzata
   *[other] Altre partite
}
leaderboard-missing = -# Per entrare in classifica gioca contro { $needed } avversari diversi con punteggio stabile, gioca { $games } partite classificate e porta il tuo ± a { $deviation }.
leaderboard-none = Qui nessuno ha ancora un punteggio. Gioca una partita classificata per averne uno.
leaderboard-unanswered = Discord non ha risposto in tempo, quindi non so chi c'è in questo server. Riprova tra un attimo.
leaderboard-unknown = { $count ->
    [one] Forse in questa classifica manca una persona
   *[other] Forse in questa classifica mancano { $count } persone
}. Discord non mi ha ancora detto chi fa parte di questo server.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
statistics-title = Tutte le partite finite con un risultato
statistics-none = Ancora nessuna partita finita.
statistics-quiet = Nelle ultime { $weeks } settimane qui non è cominciata né finita nessuna partita.
weeks-chart = Le partite di ogni settimana
weeks-note = iniziate { $begun }, finite { $ended }
weeks-sign = { $which ->
    [begun] iniziate
   *[ended] finite
}
weeks-alt = Un grafico a barre delle partite di questo server in { $weeks } settimane: iniziate { $begun }, finite { $ended }. Partite iniziate per settimana: { $course }.
weeks-leg = { $way ->
    [from] { $games } ({ $date })
    [up] su a { $games } ({ $date })
    [down] giù a { $games } ({ $date })
   *[level] ancora { $games } ({ $date })
}
statistics-all = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, in media { $average ->
    [one] un turno
   *[other] { $average } turni
}{ $range ->
    [yes] , da { $shortest } a { $longest }
   *[no] {""}
}.
statistics-ends = Come finiscono:
statistics-end = { $end ->
    [breakthrough] Sfondamento
    [stalemate] Stallo
    [draw] Patta
   *[other] In altro modo
}
statistics-first = Quante volte vince chi comincia, per variante:
ratings-title = **Come sono cambiati i punteggi** (Glicko-2. ? vuol dire provvisorio, ± è l'incertezza.)
ratings-line = { $who }: { $old } ± { $deviation }, risultato atteso { $expected }%, ottenuto { $score }%, ora { $new } ± { $after }.
ratings-weight = Questa partita conta: { $weight }%.
ratings-rules = -# Una partita contro chi non ha ancora un punteggio stabile conta un quarto. Dalla sesta partita contro lo stesso avversario in 30 giorni, ogni partita conta la metà della precedente. Gli avversari senza punteggio stabile contano, tutti insieme, come uno solo. Non guadagni niente da una partita abbandonata prima della seconda mossa, né da un avversario con un account di meno di un mese. Il ± del tuo punteggio non scende mai sotto la metà di quello del tuo avversario.
ratings-none = Questa partita non ha cambiato nessun punteggio.
export-text = { $game } come file.
export-running = Il formato di Abstract Play è per le partite finite. Esporta questa come testo o JSON, o aspetta che finisca.
export-alt = Le mosse della partita
export-nothing = Non hai ancora partite da esportare.
export-all = Tutte le tue partite in un file.
export-all-alt = Le mosse di tutte le tue partite
imported = Importata: { $game }, { $plies ->
    [one] un turno
   *[other] { $plies } turni
}. È una partita finita, amichevole. { $reviewed ->
    [yes] Premi **Analisi** per rivederla. {""}
   *[no] {""}
}Premi **Continua contro Murus** per riprenderla.
import-variant = Non conosco la variante `{ $name }` indicata nella sua intestazione.
import-form = Importa una partita
import-form-file = File di testo
import-form-file-hint = La partita come file, di qui o di un altro programma. Al massimo { $most } kB.
import-form-moves = Oppure le sue mosse
import-form-moves-hint = Una dopo l'altra. Lascia vuoto se mandi un file.
import-form-variant = Variante
import-form-variant-hint = Conta solo se la partita non indica la variante.
import-nothing = Qui non c'è nessuna partita. Manda un file o scrivi le mosse.
import-both = Non posso leggere insieme un file e delle mosse scritte. Manda una sola delle due cose.
import-file-long = Il file è troppo lungo per una partita. Leggo al massimo { $most } kB.
import-file-no-text = Non riesco a leggere il file come testo. Manda un file di testo, come `game.txt`.
import-file-gone = Discord non mi ha dato il file. Mandalo di nuovo.
import-empty = Qui non trovo mosse. Incollale una dopo l'altra, come `1. a1-c3 d7-d5 2. …`.
import-too-long = Una partita può avere al massimo { $most } voci.
import-several = Qui c'è più di una partita. Importale una alla volta.
import-form-unknown = Non so leggere una partita in questo formato. Leggo le mosse come testo, il mio JSON e il formato di Abstract Play.
import-other-game = Questa è una partita di { $name }, non di Murus Gallicus.
import-own-start = Questa partita comincia da una posizione propria. Posso leggere solo partite che cominciano dalla posizione normale.
import-late = Questa comincia dalla mossa { $number }. Incolla la partita dalla prima mossa.
import-unreadable = Ho smesso di leggere a `{ $words }`. { $why }
import-stopped = Ho smesso di leggere a `{ $words }`. { $why } Tutto ciò che viene prima è importato. Se è un errore di battitura, correggilo e importa di nuovo la partita.
continue-running = Quella partita è ancora in corso. Puoi continuarla quando è finita.
continue-not-there = Non puoi continuare da lì. La partita è più corta, era già finita o qualcuno era già fuori dal gioco.
adopt-elsewhere = Puoi prendere un posto solo nel thread o nel canale della partita.
adopt-nobody-left = Tutti i giocatori di quella partita sono ancora in questo server.
adopt-unanswered = Discord non ha risposto in tempo, quindi non so chi c'è ancora in questo server. Riprova tra un attimo.
adopted = Il posto è tuo. La partita non è più classificata.

## Following

walk-at = turno { $ply } di { $plies }
walk-to-move = Muove { $who }.
walk-hint = Vai a una mossa
replay-waiting = Sto preparando il replay di questa partita.
replay-queued = { $before ->
    [one] C'è una richiesta
   *[other] Ci sono { $before } richieste
} prima della tua. Il replay appare qui quando è pronto.
replay-turning = Si ferma su { $played }, la svolta.
replay-alt = Un replay di { $game }, tutte le { $moves } mosse una dopo l'altra. L'ultima scacchiera: { $end }.

follow-how = { $how ->
    [end] Ti scrivo quando finisce.
    [every] Ti scrivo a ogni mossa.
    [closed] Non riesco a mandarti messaggi diretti, quindi non la segui più.
   *[no] Posso mandarti messaggi diretti su questa partita.
}
follow-private = Puoi seguire questa partita solo dove si gioca.
follow-too-many = Segui già cinquanta partite. Prima smetti di seguirne una.
follow-playing = In questa partita giochi tu, quindi ricevi comunque i suoi messaggi.
follow-over = Questa partita è finita.
follow-move = { $told }
    Muove { $who }.

## Trying moves

try-empty = Prova mosse per tutte e due le parti. Le vedi solo tu.
try-none = Non hai ancora provato nessuna mossa.
try-own = Le tue linee. Le vedi solo tu.
try-open = Le tue linee. Le possono vedere anche gli altri.
try-others = Linee provate da altri.
try-hint = Guarda una linea
try-gone = Questa linea non c'è più, oppure è diventata privata.
try-too-many = Hai già { $most } linee salvate. Prima eliminane una.
try-too-long = Una linea può avere al massimo { $most } mosse.
try-study = Le linee provate in questa partita sono visibili. Dai un'occhiata!
try-note = Che cosa pensi di questa linea?
try-note-hint = Una riga. Appare con le tue mosse.
try-note-form = Commento

## Servers and privacy

server-not-yours = Può farlo solo chi gestisce questo server.
moderate-not-yours = Per farlo ti serve il permesso di gestire i messaggi in questo server.
server-title = **Murus in questo server**
server-channels = Dove si possono cominciare partite: **{ $some ->
    [yes] { $what }
   *[no] in tutti i canali
}**
server-role = Chi può cominciare partite: **{ $some ->
    [yes] { $what }
   *[no] tutti
}**
server-variant = Variante predefinita: **{ $what }**
server-time = Orologio predefinito: **{ $what }**
server-language = Lingua: **{ $some ->
    [yes] { $what }
   *[no] quella del server
}**
server-theme = Tema della scacchiera: **{ $what }**
server-film = Risultati: **{ $some ->
    [yes] un replay della partita
   *[no] l'ultima scacchiera
}**
server-quiet = Canali: **{ $some ->
    [yes] tranquilli, con una riga per ogni sfida accettata e una scheda di risultati al giorno
   *[no] vivaci, con la scacchiera di ogni sfida e di ogni risultato
}**
server-turning = Scacchiere pubbliche: **{ $some ->
    [yes] ruotate verso chi muove
   *[no] Romani in basso
}**
server-games = **Le partite in questo server**
server-threads = Thread delle partite: **{ $some ->
    [yes] in { $what }
   *[no] nel canale di ogni sfida
}**
server-threads-hint = Dove vanno i thread delle partite? Lascia vuoto per il canale di ogni sfida.
server-cards = Schede dei risultati: **{ $some ->
    [yes] { $what }
   *[no] nel canale di ogni partita
}**
server-acta = Acta Diurna (una scheda della settimana, il lunedì mattina): **{ $some ->
    [yes] { $what }
   *[no] no
}**
server-acta-hint = Dove va la scheda della settimana? Lascia vuoto per disattivarla.
acta-title = Acta Diurna · La settimana
acta-games = { $games ->
    [0] Questa settimana non è finita nessuna partita.
    [one] Questa settimana è finita una partita.
   *[other] Questa settimana sono finite { $games } partite.
}
acta-best = **La partita migliore:** { $game }
acta-upset = **La sorpresa:** { $winner } ha battuto { $loser }, che aveva { $gap } punti in più.
acta-longest = **La partita più lunga:** { $game }, { $moves } mosse
acta-league = **{ $name }:** { $who } in testa
acta-sieges = **Assedi:** { $count ->
    [one] una persona ne ha risolto
   *[other] { $count } persone ne hanno risolto
} almeno uno{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **Nuovi arrivi:** { $count ->
    [one] una persona
   *[other] { $count } persone
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = Dove vanno le schede dei risultati? Lascia vuoto per il canale di ogni partita.
server-rated = Partite classificate: **{ $some ->
    [yes] ammesse
   *[no] no, tutte le partite sono amichevoli
}**
server-bots = Partite contro Murus: **{ $some ->
    [yes] in thread di questo server
   *[no] nei messaggi diretti
}**
server-votes = Chi può avviare votazioni: **{ $some ->
    [yes] tutti
   *[no] i gestori
}**
server-showing = Mostra qui: **{ $some ->
    [yes] attivo
   *[no] disattivato
}**
server-themes = Quale tema usano qui le scacchiere pubbliche? Per le proprie, ognuno sceglie il tema in `/settings`.
theme-hint = Scegli un tema
theme-name = { $theme ->
    [dark] Scuro
    [print] Stampa
    [high-contrast] Alto contrasto
    [colour-blind] Per daltonici
    [parchment] Pergamena
   *[classic] Classico
}
theme-about = { $theme ->
    [dark] Una scacchiera di notte
    [print] Nero su bianco, per la carta
    [high-contrast] Il massimo contrasto
    [colour-blind] Colori che chiunque distingue, e un segno per ogni parte
    [parchment] Inchiostro su pergamena
   *[classic] Prato, avorio e ardesia
}
theme-alt = La stessa scacchiera in tutti i temi: { $names }.
server-desks = Bollettino (lista fissata delle partite in corso): **{ $some ->
    [yes] { $what }
   *[no] no
}**
server-channels-hint = Dove si possono cominciare partite? Lascia vuoto per tutti i canali.
server-role-hint = Chi può cominciare partite? Lascia vuoto per tutti.
server-variant-hint = Qual è qui la variante predefinita?
server-time-hint = Qual è qui l'orologio predefinito?
server-language-hint = In che lingua devo parlare qui?
server-language-auto = Quella del server
server-elsewhere = In questo server puoi cominciare partite in { $channels }.
server-role-needed = Qui può cominciare partite solo { $role }.
desk-title = Bollettino
results-title = Risultati · { $date }
desk-count = { $count ->
    [0] Qui non ci sono partite in corso.
    [one] Qui c'è una partita in corso.
   *[other] Qui ci sono { $count } partite in corso.
}
digest-title = { $count ->
    [one] Tocca a te in una partita.
   *[other] Tocca a te in { $count } partite.
}
moderated = { $act ->
    [annul] { $game }: partita invalidata.
   *[end] { $game }: partita chiusa.
} Lo vedi nel registro della moderazione: `/server moderate`.
moderate-elsewhere = Quella partita non si gioca in questo server.
moderate-running = Quella partita è ancora in corso. Puoi chiuderla.
moderate-annulled = Quella partita è già invalidata.
audit-title = **Che cosa ha fatto la moderazione**
audit-none = Ancora nessun intervento.
audit-haste = ⚠ { $who } { $fared ->
    [won] ha vinto
    [lost] ha perso
   *[drawn] ha pattato
} in 30 giorni { $games } partite classificate abbandonate prima della mossa { $moves }.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } ha chiuso l'evento «{ $name }».
audit-line = { $when } · { $who } { $act ->
    [annul] ha invalidato
   *[end] ha chiuso
} { $read ->
    [yes] { $game }
   *[no] una partita illeggibile
} · { game-code }{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = Vuoi che elimini tutto ciò che conservo su di te? Abbandono per te le partite in corso, o le annullo se non sono davvero cominciate. Tolgo ciò che hai mostrato agli altri. I tuoi avversari conservano le loro partite, senza il tuo nome. Chi ti ha bloccato ti blocca ancora. Non si può tornare indietro.
privacy-forgotten = I tuoi dati sono eliminati.
privacy-nothing = Non ho dati su di te.
privacy-exported = Ecco tutti i dati che ho su di te.
privacy-alt = Tutti i dati che ho su di te, in JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Passo { $n } di { $count }
learn-walk = **La torre si muove.** Vinci portando una pietra sull'ultima riga, la riga 7. Una torre si muove sempre di due caselle e posa una pietra su ognuna: scegli dove.
learn-walk-well = Una pietra in { $near }, una in { $far }: un muro è una pietra, una torre sono due.
learn-grow = **Il muro cresce.** I muri non si muovono, ma se posi una pietra su un tuo muro diventa una torre. Muovi da c1 su uno dei tuoi muri.
learn-grow-well = Di nuovo una torre! Se arrivi sui tuoi muri, conservi le tue torri.
learn-grow-walls = Dopo `{ $move }` hai solo muri, e i muri non si muovono. Arriva in c3 o in e3.
learn-sacrifice = **Il sacrificio.** Il muro dei Galli in b4 ti sbarra la strada. Una torre accanto può cedere una pietra per prenderlo.
learn-sacrifice-well = Il muro non c'è più. Ti è costato una pietra, quindi ora la tua torre è un muro.
learn-sacrifice-walls = `{ $move }` si allontana, e il muro resta. Prendilo in b4.
learn-breakthrough = **Lo sfondamento.** Una pietra sull'ultima riga vince subito. Qui è la riga 7.
learn-breakthrough-well = Hai sfondato! La pietra in { $far } vince la partita.
learn-breakthrough-walls = `{ $move }` non arriva alla riga 7. Una delle mosse ci arriva.
learn-stalemate = **Lo stallo.** Chi non può muovere perde. Alla torre dei Galli in a2 servono b3 e c4 per uscire: blocca una delle due.
learn-stalemate-well = Non ha più vie d'uscita, quindi vinci.
learn-stalemate-open = Dopo `{ $move }` la torre esce ancora passando per b3 e c4. Blocca una delle due.
learn-game = **Una partita guidata.** Giochi con i Romani, in basso. Murus gioca al livello { $level } e risponde subito. Puoi ritirare ogni mossa.
learn-hint = La mossa migliore: { $move } ({ $deed }).
learn-deed-wins = vince
learn-did = { $deed ->
    [capture] Murus gioca { $move } e prende il tuo muro in { $cells }.
    [tower] Murus gioca { $move } e fa { $count ->
        [one] una torre in { $cells }
       *[other] torri in { $cells }
    }.
   *[walls] Murus gioca { $move }: due muri.
}
learn-did-again = { $deed ->
    [capture] Con { $move } Murus prende il tuo muro in { $cells }.
    [tower] Con { $move } Murus fa { $count ->
        [one] una torre in { $cells }
       *[other] torri in { $cells }
    }.
   *[walls] Con { $move } Murus posa due muri.
}
learn-aim = { $aim ->
    [shut] La tua torre in { $cell } ora è in trappola.
    [siege] Vuole portare una torre in { $cell } e sfondare da lì.
   *[take] Poi può prendere il tuo muro in { $cell }.
}
learn-aim-again = { $aim ->
    [shut] Così la tua torre in { $cell } resta senza mosse.
    [siege] Ora gli basta una torre in { $cell } per sfondare.
   *[take] Ora può prendere il tuo muro in { $cell }.
}
learn-advice-win = **Puoi vincere adesso!** { $moves } { $how ->
    [through] sfonda.
   *[stalemate] lascia Murus senza mosse.
}
learn-advice-win-again = **La vittoria c'è ancora:** { $moves } { $how ->
    [through] sfonda.
   *[stalemate] lascia Murus senza mosse.
}
learn-advice-guard = **Attenzione:** con { $threat } Murus { $how ->
    [through] sfonderebbe
   *[stalemate] ti lascerebbe senza mosse
}. { $count ->
    [one] Lo impedisce solo { $moves }.
   *[other] Impediscilo, per esempio con { $moves }.
}
learn-advice-guard-again = **Un'altra minaccia:** Murus { $how ->
    [through] sfonderebbe
   *[stalemate] ti lascerebbe senza mosse
} con { $threat }. { $count ->
    [one] Una mossa aiuta: { $moves }.
   *[other] Queste mosse aiutano: { $moves }.
}
learn-advice-lost = Con { $threat } Murus { $how ->
    [through] sfonderà
   *[stalemate] ti lascerà senza mosse
}, e niente può impedirlo. Torna alla mossa che ti è costata la partita.
learn-advice-lost-again = Murus vince comunque con { $threat }, qualunque cosa giochi. Puoi tornare alla mossa che ti è costata la partita.
learn-advice-hold = **La svolta è stata qui:** dopo { $lost } Murus aveva la vittoria sicura. Prova { $moves }.
learn-advice-capture = Prendi il muro in { $cell }: { $moves }.
learn-advice-capture-again = Vale la pena di prendere il muro in { $cell }: { $moves }.
learn-advice-moves = Prova { $moves }.
learn-advice-moves-again = { $moves } { $count ->
    [one] qui è una buona mossa.
   *[other] qui sono buone mosse.
}
learn-reason = { $reason ->
    [few] { $own ->
        [0] Non hai più torri
        [one] Ti resta una sola torre
       *[other] Ti restano solo { $own } torri
    }: ogni mossa su caselle vuote costa una torre.
    [colour] { corner-mark }
    [capture] Una cattura costa una pietra a tutte e due le parti, e la tua torre diventa un muro.
    [grow] Una pietra su un tuo muro fa una torre, così conservi tutte le tue torri.
    [begin] Posa muri dove può arrivare la tua prossima torre.
    [reach] Dalla riga 5 una torre sfonda in una mossa.
    [close] Una pietra vicino a una torre avversaria le sbarra la strada.
   *[count] Hai { $own } { $own ->
        [one] torre
       *[other] torri
    }, Murus { $theirs }. Perde chi resta senza mosse.
}
corner-mark = La torre in { $cell } ha un segno nell'angolo: può sfondare alla prossima mossa, se nessuna pietra le sbarra la strada.
formation-name = { $formation ->
    [siege-tower] Torre d'assedio
   *[gallic-wall] Muro gallico
}
learn-end = { $won ->
    [yes] **Hai vinto!** Bella partita.
    [lost] **{ $how }.** { $move } ti è costata la partita: dopo, Murus aveva la vittoria sicura. Puoi tornare indietro e provare un'altra mossa.
   *[no] **{ $how }.** Ritira la tua ultima mossa e provane un'altra.
}
learn-left = **Impara** riprende da dove avevi lasciato.
welcome-title = Murus Gallicus
welcome-text = Un gioco di muri e torri di Phil Leduc. Porta una pietra sull'ultima riga e vinci. Si gioca una mossa alla volta, quando hai un minuto.
welcome-managers = Se gestisci questo server, puoi configurarmi con `/server settings`.
welcome-manage = -# Lo vedi solo tu, perché gestisci questo server. Premi **Configura** per scegliere i canali, la lingua e altro.
play-murus-level = A che livello deve giocare Murus? Per te il più adatto è { $suits }. I numeri sono punteggi.{ $alone ->
    [yes] {" "}Non c'è orologio. Dopo un mese senza mosse la partita viene annullata.
   *[no] {""}
}

## Lessons after the first

lesson-name = { $lesson ->
    [first] La prima partita
    [distribute] Quattro modi di distribuire
    [lone] Dove mettere un muro isolato
    [last] L'ultima torre
    [chariot] Il carro
    [wall] Il muro gallico
    [ram] L'ariete
    [siege] La torre d'assedio
    [force] Il sacrificio forzato
    [catapult] Le catapulte
    [balanced] L'apertura bilanciata
    [escape] Fuga
    [houdini] Houdini
    [hex] Sugli esagoni
    [three] Una partita in tre
   *[four] Una partita in quattro
}
learn-distribute-empty = **Su due caselle vuote.** La torre diventa due muri, quindi perdi una torre. Muovi una torre su due caselle vuote.
learn-distribute-empty-well = Due muri, in { $near } e in { $far }, ma hai una torre in meno.
learn-distribute-empty-wrong = `{ $move }` arriva su un tuo muro e fa una nuova torre. Scegli due caselle vuote.
learn-distribute-near = **Prima un muro, poi una casella vuota.** Il muro diventa una torre, con un nuovo muro davanti. Conserva così la tua torre.
learn-distribute-near-well = Una torre in { $near }, un muro in { $far }: nessuna torre persa.
learn-distribute-near-wrong = Dopo `{ $move }` hai solo muri. Arriva sul tuo muro in a2.
learn-distribute-far = **Prima una casella vuota, poi un muro.** La torre finisce sulla casella lontana: salta due caselle avanti. Conserva così la tua torre.
learn-distribute-far-well = Una torre in { $far }, due caselle più avanti, e dietro un muro.
learn-distribute-far-wrong = Dopo `{ $move }` hai solo muri. La seconda pietra deve cadere sul tuo muro in c3.
learn-distribute-both = **Su due muri.** Crescono tutti e due: da una torre ne nascono due. Trova la mossa che ti fa guadagnare una torre.
learn-distribute-both-well = Due torri, in { $near } e in { $far }. Conta le torri: di solito chi ne ha di più ha più mosse.
learn-distribute-both-wrong = `{ $move }` non ti dà una seconda torre. Tutte e due le pietre devono cadere su muri.
learn-lone-bar = **Due muri, due strade.** La torre dei Galli in g3 ha due strade per la riga 1. Una sola mossa le sbarra tutte e due.
learn-lone-bar-well = f2 sbarra una strada e g1 l'altra.
learn-lone-bar-wrong = Dopo `{ $move }` una strada resta aperta, e g3 sfonda. Sbarrale tutte e due.
learn-lone-edge = **Non accanto: a due caselle.** Un muro a due caselle da una torre la blocca, e la torre non può prenderlo. Ferma la torre in a3.
learn-lone-edge-well = Il muro in { $far } è a due caselle, dove a3 non può prenderlo.
learn-lone-edge-wrong = Dopo `{ $move }` la torre in a3 sfonda. Sbarrale tutte e due le strade.
learn-lone-ahead = **Tra torre e muro.** La torre dei Galli in c5 vuole saltare sul suo muro in e3 e poi sfondare. Mettile un muro sulla strada.
learn-lone-ahead-well = Il muro in { $far } impedisce il salto.
learn-lone-ahead-wrong = Dopo `{ $move }` i Galli vincono in due mosse. La strada da c5 a e3 passa per d4.
learn-last-keep = **L'ultima torre.** I muri non si muovono mai: senza torri non hai mosse e perdi. Conserva la tua.
learn-last-keep-well = La tua torre sopravvive in { $far }.
learn-last-keep-wrong = Dopo `{ $move }` hai solo muri, e così si perde. Arriva su uno dei tuoi muri.
learn-last-take = **L'ultima torre avversaria.** La torre in b6 può salvarsi solo sul muro in d4. Toglile quel muro, e non potrà che disfarsi.
learn-last-take-well = Ora ogni mossa disfa l'ultima torre dei Galli, e poi i Galli non possono muovere.
learn-last-take-wrong = Dopo `{ $move }` i Galli conservano la loro torre. Prendi il muro che le serve.
learn-last-flatten = **Accerchiala.** L'ultima torre dei Galli, in b2, vuole sfondare o arrivare in b4. Metti due muri in modo che ogni mossa la disfi.
learn-last-flatten-well = Può solo prendere un muro o disfarsi: l'ultima torre è persa.
learn-last-flatten-wrong = Dopo `{ $move }` l'ultima torre scappa. Sbarrale tutte e due le strade con una sola mossa.
learn-chariot-start = **Il carro.** Una torre dietro a un proprio muro è un carro: avanza di una casella e resta un carro. Fallo partire: vinci in tre mosse.
learn-chariot-start-well = Torre e muro, una casella più avanti. Nessuno è abbastanza vicino per fermarlo.
learn-chariot-start-wrong = Dopo `{ $move }` non hai più torri. Passa sopra il tuo muro in a4.
learn-chariot-roll = **Il carro avanza.** Ancora due mosse, e una pietra è sulla riga 7. Tieni unito il carro.
learn-chariot-roll-well = Poi viene a7, e i Galli sono troppo lontani.
learn-chariot-roll-wrong = `{ $move }` spezza il carro. Vai dritto.
learn-chariot-turn = **In ogni direzione.** Un carro avanza anche in diagonale. Quale mossa fa una torre che non si può fermare?
learn-chariot-turn-well = La torre in { $near } sfonda alla prossima mossa, e nessuno può sbarrarle tutte le strade.
learn-chariot-turn-wrong = `{ $move }` dà tempo ai Galli. Passa sopra il muro in c5.
learn-chariot-stop = **Fermalo.** Il carro dei Galli in c4 e c3 avanza verso la riga 1. Mettigli un muro davanti.
learn-chariot-stop-well = Il tuo muro in { $near } blocca il muro in c3, quindi il carro non può avanzare.
learn-chariot-stop-wrong = Dopo `{ $move }` il carro avanza e sfonda. Metti un muro in c2.
learn-wall-close = **Un muro gallico.** Muri affiancati bloccano una torre, ma qui c'è una breccia in d2. Chiudila prima che passi la torre in d3.
learn-wall-close-well = Muri affiancati, e una torre in mezzo: così sei forte.
learn-wall-close-wrong = Dopo `{ $move }` la torre in d3 trova ancora una strada per la riga 1. Chiudi la breccia in d2.
learn-wall-gap = **Indebolito da una breccia.** I muri dei Galli in b6 e d6 sbarrano due strade alla tua torre. Una è ancora aperta.
learn-wall-gap-well = Dritto nella breccia: la pietra in { $far } vince.
learn-wall-gap-wrong = `{ $move }` non arriva alla riga 7, e la tua torre non c'è più. Usa la breccia.
learn-wall-weak = **Indebolito da un sacrificio.** Un muro senza una torre subito dietro è il punto debole. Prendi quello giusto, e l'altra tua torre passa.
learn-wall-weak-well = Il muro in { $far } non c'è più, e f5 sfonda passando per g6.
learn-wall-weak-wrong = `{ $move }` non vince in due mosse. Quale muro non ha una torre subito dietro?
learn-ram-make = **L'ariete.** Una torre e due muri in fila possono fare tre cose. Come prima cosa, trasformali in due torri.
learn-ram-make-well = Due torri in fila: l'ariete è pronto.
learn-ram-make-wrong = `{ $move }` divide le quattro pietre. Muovi lungo la fila.
learn-ram-through = **L'ariete sfonda.** Sacrifica una torre contro il muro dei Galli e manda l'altra nella breccia. Un solo sacrificio vince in due mosse.
learn-ram-through-well = Il muro in { $far } non c'è più, e c5 passa per b6.
learn-ram-through-wrong = `{ $move }` non vince in due mosse. Apri una breccia che i Galli non possano chiudere.
learn-ram-way = **Un carro in due direzioni.** Corre verso l'uno o l'altro capo della fila e torna indietro. Muovi in modo che tutte e quattro le pietre possano tornare.
learn-ram-way-well = La torre è accanto ai suoi muri, quindi ogni mossa lungo la fila la conserva.
learn-ram-way-wrong = Dopo `{ $move }` le quattro pietre non si ritrovano in sei mosse. Resta sulla fila.
learn-ram-circle = **Il ciclo di sei mosse.** Dopo sei mosse lungo la fila tutto è di nuovo dov'era, quindi puoi aspettare. Comincia il ciclo.
learn-ram-circle-well = Torre e muri girano e non perdono niente. Ma una posizione che si ripete tre volte è patta.
learn-ram-circle-wrong = Dopo `{ $move }` il ciclo è spezzato. Muovi lungo la fila.
learn-siege-build = **La torre d'assedio.** Una torre sulla tua quinta riga, la riga 5, può sfondare con la prossima mossa. Costruiscine una che nessuno possa fermare.
learn-siege-build-well = Una torre d'assedio in { $near }, e i Galli non possono sbarrarle tutte le strade.
learn-siege-build-wrong = `{ $move }` non costruisce una torre d'assedio. Arriva sul tuo muro in f5.
learn-siege-leap = **Un salto sulla quinta riga.** Lì un tuo muro isolato aspetta una torre da due caselle di distanza. Qualunque cosa facciano i Galli, vinci in due mosse.
learn-siege-leap-well = La torre d'assedio in { $far } è in piedi, e una strada resta aperta.
learn-siege-leap-wrong = `{ $move }` non vince in due mosse. Salta sul tuo muro in e5.
learn-siege-deny = **Ferma la loro.** La torre dei Galli in e5 può saltare in c3, sulla quinta riga dei Galli. Ferma quella torre d'assedio prima che nasca.
learn-siege-deny-well = Senza il muro in { $far } la torre in e5 non ha dove arrivare.
learn-siege-deny-wrong = Dopo `{ $move }` i Galli ottengono la loro torre d'assedio e vincono. Prendi il muro in c3.
learn-force-threat = **Il sacrificio forzato.** Crea una minaccia che solo un sacrificio può fermare: ai Galli costa una torre. Quale mossa ci riesce?
learn-force-threat-well = I Galli devono prendere il muro in a5 con b6, e poi b6 è solo un muro.
learn-force-threat-wrong = Dopo `{ $move }` ai Galli non serve nessun sacrificio. Posa un muro su cui possa arrivare la torre in a4.
learn-force-after = **E dopo.** I Galli hanno preso il muro in a5 e hanno ancora una torre. Ora un carro vince in tre mosse.
learn-force-after-well = Torre e muro, pronti ad avanzare: una torre sola non può fermarli.
learn-force-after-wrong = Dopo `{ $move }` non hai più torri. Passa sopra il muro in b4.
learn-force-forced = **Quando tocca a te sacrificare.** I Galli vogliono arrivare in f3 o in d3 e sfondare. Li ferma solo un sacrificio.
learn-force-forced-well = È costato una torre, ma il muro in { $far } non c'è più.
learn-force-forced-wrong = Dopo `{ $move }` i Galli vincono in due mosse. Prendi il muro giusto.
learn-catapult-build = **Una terza pietra.** Nella partita avanzata una pietra su una tua torre fa una catapulta. Costruiscine una.
learn-catapult-build-well = Tre pietre in { $near }: una catapulta. Non si muove mai, lancia.
learn-catapult-build-wrong = `{ $move }` non mette una pietra su una torre. Passa sopra la tua torre in a2.
learn-catapult-throw = **Il lancio.** Una catapulta lancia una pietra a due o tre caselle, in avanti o di lato. Una pietra sulla riga 7 vince se sopravvive alla risposta.
learn-catapult-throw-well = Nessuno può prendere la pietra in { $far }, quindi vince.
learn-catapult-throw-wrong = Dopo `{ $move }` sulla riga 7 non ci sono pietre, oppure vengono prese. Lancia lontano dalle torri.
learn-catapult-shot = **Il tiro.** Una pietra lanciata su un pezzo avversario gli toglie una pietra. La torre in b3 sta per passare: tira.
learn-catapult-shot-well = La torre in { $far } ora è un muro, e i muri non si muovono mai.
learn-catapult-shot-wrong = Dopo `{ $move }` la torre in b3 passa. Colpiscila.
learn-catapult-cut = **Riducila.** Una torre accanto a una catapulta avversaria può cedere una pietra per farne una torre, o tutte e due per farne un muro. Funziona solo una delle due cose.
learn-catapult-cut-well = Cedute tutte e due le pietre: la catapulta in { $far } è un muro.
learn-catapult-cut-wrong = Dopo `{ $move }` il pezzo in c3 porta comunque una pietra alla riga 1. Cedi tutte e due le pietre.
learn-balanced-walls = **Il primo turno è speciale.** Ogni parte solleva una torre di partenza e posa le sue pietre come due muri sulla propria seconda riga. Qui sono c2 ed e2: usane uno e conserva le tue torri.
learn-balanced-walls-well = Il muro è diventato una torre: avanzi senza perdere niente.
learn-balanced-walls-wrong = `{ $move }` costa una torre. Passa sopra uno dei tuoi muri.
learn-balanced-swap = **Quando scambiare.** Dopo il primo turno dei Romani puoi scambiare le parti: fallo se hanno sollevato una torre d'angolo, con i due muri tra c2 e g2. Guarda perché: avanza sopra un muro.
learn-balanced-swap-well = Muri così aiutano più torri, e una torre d'angolo è la perdita minore. Anche Murus in quel caso scambia.
learn-balanced-swap-wrong = `{ $move }` lascia i muri inutilizzati. Parti da c1 o da f1 e passa sopra un muro.
learn-balanced-fast = **Un attacco più rapido.** Con i muri già avanti, le torri d'assedio arrivano prima. Vinci in due mosse.
learn-balanced-fast-well = La torre in { $far } sfonda, e i Galli non possono sbarrarle tutte le strade.
learn-balanced-fast-wrong = `{ $move }` è troppo lenta. Arriva sul tuo muro in e5.
learn-escape-bar = **Niente sfondamento.** Nella variante Fuga una pietra sulla riga 7 non vale niente: vinci quando l'avversario non può muovere. Sbarra l'ultima via d'uscita alla torre in a7.
learn-escape-bar-well = I Galli non hanno più mosse, quindi vinci.
learn-escape-bar-wrong = Dopo `{ $move }` la torre in a7 ha ancora una mossa. Posa una pietra in c7.
learn-escape-flatten = **Accerchiala.** La torre in d7 sopravvive finché può arrivare sui suoi muri. Sbarrale la strada, e dovrà disfarsi.
learn-escape-flatten-well = Ora ogni mossa costa ai Galli la loro ultima torre.
learn-escape-flatten-wrong = Dopo `{ $move }` i Galli conservano una torre. Metti le tue pietre tra d7 e i suoi muri.
learn-escape-keep = **Salva la tua.** La tua ultima torre deve arrivare su un muro, o non potrai muovere. Può andare all'indietro.
learn-escape-keep-well = La tua torre sopravvive in { $far }. Nella variante Fuga andare indietro non costa niente.
learn-escape-keep-wrong = Dopo `{ $move }` hai solo muri. Arriva sul tuo muro in c1.
learn-houdini-walls = **Niente catture.** In Houdini i muri non si prendono mai, quindi un muro sbarra la strada per sempre. Vinci in due mosse senza perdere la tua torre.
learn-houdini-walls-well = I Galli non hanno dove arrivare: la loro ultima torre si disfa.
learn-houdini-walls-wrong = Dopo `{ $move }` hai solo muri. Arriva sul tuo muro in c3.
learn-houdini-siege = **Al sicuro, più avanti.** Il tuo muro in a5 non si può prendere, quindi aspetta una torre finché vuoi. Vinci in due mosse.
learn-houdini-siege-well = La torre d'assedio in { $far } sfonda alla prossima mossa, oltre il muro in a6.
learn-houdini-siege-wrong = Dopo `{ $move }` i Galli sono più veloci. Salta sul tuo muro in a5.
learn-houdini-hold = **Non si può prendere.** Ciò che i Galli posano non lo puoi prendere, quindi arriva prima tu. Una mossa li tiene fuori.
learn-houdini-hold-well = Con una torre in { $far } e una in b1 tieni il passo.
learn-houdini-hold-wrong = Dopo `{ $move }` i Galli vincono in due mosse. Arriva sul tuo muro in c4.
learn-hex-walk = **Sei direzioni.** Sugli esagoni una torre muove in sei direzioni, e tutte le altre regole restano uguali. Conserva la tua torre.
learn-hex-walk-well = Su per la colonna: una torre in { $far }.
learn-hex-walk-wrong = Dopo `{ $move }` hai solo muri. Arriva sul tuo muro in a3.
learn-hex-through = **Il bordo lontano.** La casella in cima a ogni colonna fa parte della prima riga dei Galli, nove caselle in tutto. Sfonda.
learn-hex-through-well = La pietra in { $far } è in cima alla sua colonna e vince.
learn-hex-through-wrong = `{ $move }` non arriva in cima a una colonna. Sali per la colonna b.
learn-hex-leap = **Un carro anche qui.** La tua torre in b3 è dietro al suo muro in c4. Avanza, e vinci in due mosse.
learn-hex-leap-well = La torre in { $near } sfonda alla prossima mossa.
learn-hex-leap-wrong = Dopo `{ $move }` hai solo muri. Passa sopra c4.
learn-three-keep = **In tre.** Romani, Galli e Germani muovono a turno, senza sfondamento: vince l'ultimo che può muovere. Conserva la tua torre.
learn-three-keep-well = La tua torre in { $far } è viva. Ora tocca ai Galli.
learn-three-keep-wrong = Dopo `{ $move }` hai solo muri e uscirai dal gioco. Arriva in a3.
learn-three-out = **Uno è fuori.** Chi non ha mosse all'inizio del suo turno esce dal gioco. Sbarra l'ultima via d'uscita alla torre dei Galli in a5.
learn-three-out-well = I Galli sono fuori, e i Germani continuano.
learn-three-out-wrong = Dopo `{ $move }` i Galli possono ancora muovere. Posa una pietra in c5.
learn-three-last = **L'ultimo in piedi.** Ora ci siete solo tu e i Galli. Mettili fuori gioco e vinci.
learn-three-last-well = Solo tu puoi ancora muovere, quindi vinci.
learn-three-last-wrong = Dopo `{ $move }` i Galli possono ancora muovere. Posa una pietra in c5.
learn-four-keep = **In quattro.** C'è una parte su ogni bordo, e i turni vanno in senso orario a partire dai Romani. Resta in gioco: conserva la tua torre.
learn-four-keep-well = La tua torre in { $near } è viva. Ora tocca ai Galli, a sinistra.
learn-four-keep-wrong = Dopo `{ $move }` hai solo muri e uscirai dal gioco. Arriva in d2.
learn-four-out = **Uno è fuori.** Alla torre dei Galli in a8 resta una strada. Sbarrala, e i Galli sono fuori.
learn-four-out-well = I Galli sono fuori, e ora tocca ai Germani.
learn-four-out-wrong = Dopo `{ $move }` i Galli possono ancora muovere. Posa una pietra in c6.
learn-four-last = **L'ultimo in piedi.** Ci siete solo tu e i Galli. Mettili fuori gioco e vinci.
learn-four-last-well = Solo tu puoi ancora muovere, quindi vinci.
learn-four-last-wrong = Dopo `{ $move }` i Galli possono ancora muovere. Posa una pietra in c6.

## Openings

explored-title = **Aperture** · { $variant }
explored-lead = { $games ->
    [0] Non conosco partite che siano continuate da qui.
    [1] Una partita è continuata da questa posizione. Conto le partite giocate qui e quelle di Murus contro se stesso:
   *[other] { $games } partite sono continuate da questa posizione. Conto le partite giocate qui e quelle di Murus contro se stesso:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 partita
   *[other] { $games } partite
}, { $percent }% dei punti · { $by }
explored-people = persone
explored-not-here = Non ho aperture per questa variante. Ne ho per le partite a due senza apertura bilanciata.
explored-departure = **L'apertura:** { $move } non si gioca quasi mai. Di { $games } partite arrivate a questa posizione, { $times } sono continuate con `{ $usual }`.
button-explored = Apertura
button-explored-start = All'inizio
command-opening = Prime mosse: quante volte si giocano e quanto rendono
option-opening-variant = Variante (predefinita: la partita standard)

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-grade = { $grade ->
    [1] facile
    [2] abbastanza facile
    [3] medio
    [4] difficile
   *[5] molto difficile
}
puzzle-title = { $from ->
    [siege] **L'assedio di oggi**
    [siege-easy] **L'assedio più facile di oggi**
    [mine] **Da una delle tue partite**
   *[book] **Problema { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Assedio { $n }**
puzzle-task = { $kind ->
    [win] Tocca ai { side-name }: **{ $moves ->
        [1] vinci subito
       *[other] vinci in { $moves } mosse
    }**.
    [hold] Tocca ai { side-name }: **trova l'unica mossa che non perde.**
    [is-it-won] Tocca ai { side-name }: **chi vince entro { $moves ->
        [1] una mossa
       *[other] { $moves } mosse
    }?**
    [two-towers] Tocca ai { side-name }: **trasforma una torre in due.**
   *[author] Tocca ai { side-name }: **che cosa ha giocato Phil Leduc?**
}
puzzle-allowed = I { side-name } hanno appena giocato `{ $move }`.
puzzle-right = **Giusto.** I { side-name } rispondono `{ $answer }`. { $left ->
    [1] Manca una mossa.
   *[other] Mancano { $left } mosse.
}
puzzle-slower = Vince anche `{ $move }`, ma più lentamente. Non è un errore: cerca la vittoria più veloce.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] perde
   *[no] non funziona
}{ $some ->
    [yes] { $loses ->
        [yes] {": "}{ $line }.
       *[no] {": "}potrebbe seguire { $line }.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Giusto:**
   *[no] **No:**
} { $truth ->
    [romans] vincono i Romani.
    [gauls] vincono i Galli.
   *[neither] nessuno può ancora forzare la vittoria.
}
puzzle-hint = Muovi il pezzo in **{ $cell }**.{ $counts ->
    [yes] {" "}Un suggerimento conta come errore.
   *[no] {""}
}
puzzle-answer = La soluzione: `{ $line }`.
puzzle-solved = **Risolto!** Ci riesce `{ $line }`.
puzzle-placing = Problema { $n } di { $all } per il tuo punteggio iniziale.
puzzle-placed = Ecco il tuo punteggio iniziale nei problemi: { $rating }.
puzzle-rated = Il tuo punteggio nei problemi: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] Nessuna analisi ha ancora trovato una tua vittoria mancata. Premi **Analisi** dopo una partita per cercarne una.
    [mine] Hai visto tutte le tue vittorie mancate. Premi **Analisi** dopo un'altra partita per cercarne altre.
   *[book] Qui hai visto tutti i problemi. Scegli un altro tema, o gioca.
}
puzzle-gone = Questo problema non esiste più. `/learn puzzle` ne ha un altro.
puzzle-no-book = Per questa variante non ci sono ancora problemi. Ce ne sono per la partita standard.
puzzle-no-theme = Questo tema non c'è. Scegline uno dalla lista.
puzzle-voted = Grazie. I voti decidono quali problemi restano.
puzzle-reported = Grazie. Ricontrollo il problema.
puzzle-reported-before = Hai già segnalato questo problema.
puzzle-unmet = Non hai ancora provato questo problema.
puzzle-type = La tua mossa
puzzle-type-hint = Da quale casella a quale, come b4-d4.
puzzle-theme-hint = Un altro tema
puzzle-theme = { $theme ->
    [all] Tutti i temi
    [mine] Le mie vittorie mancate
    [breakthrough] Sfondamento
    [stalemate] Stallo
    [battering-ram] Ariete
    [chariot] Carro
    [siege-tower] Torre d'assedio
    [forced-sacrifice] Sacrificio forzato
    [slip] Passare tra due avversari
    [quiet] Prima mossa tranquilla
    [only-defence] Unica difesa
    [parry] Fermare una vittoria immediata
    [race] Una corsa
    [interposed-wall] Un muro sulla strada
    [zugzwang] Ogni mossa perde
    [tempo-wall] Un muro a due caselle
    [catapult-shot] Tiro di catapulta
    [surviving-stone] Una pietra che sopravvive
    [double-threat] Doppia minaccia
    [sacrifice] Sacrificio
    [backward] Un passo indietro
    [is-it-won] È vinta?
   *[two-towers] Due torri da una
}
button-puzzle = Problemi
button-puzzle-next = Prossimo problema
button-puzzle-type = Scrivi una mossa
button-puzzle-hint = Suggerimento (= errore)
button-puzzle-answer = Soluzione (= errore)
button-puzzle-answer-missed = Mostra la soluzione
button-puzzle-again = Riprova
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Segnala
button-puzzle-claim = { $claim ->
    [romans] Vincono i Romani
    [gauls] Vincono i Galli
   *[neither] Non ancora
}
profile-puzzles = Problemi: { $placed ->
    [no] **{ $n } di { $all }** per il punteggio iniziale
   *[yes] **{ $rating }**
}, risolti al primo tentativo { $right } su { $decided }{ $longest ->
    [0] .
    [1] , miglior serie di assedi 1 giorno.
   *[other] , miglior serie di assedi { $longest } giorni.
}
siege-title = **Assedio { $n }** · { $weekday ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
}{ $hardest ->
    [yes] , il problema della settimana
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Nessuno l'ha ancora provato.
    [1] L'ha provato una persona, { $solved ->
        [0] ma non l'ha risolto.
       *[1] e l'ha risolto.
    }
   *[other] L'hanno provato { $tried } persone, { $solved ->
        [0] ma nessuna l'ha risolto.
        [1] e una l'ha risolto.
       *[other] e { $solved } l'hanno risolto.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Una persona ha risolto quello facile.
   *[other] {" "}{ $easy } hanno risolto quello facile.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Qui qualcuno lo risolve da { $days } giorni di fila.
}
siege-over = **L'assedio { $n }** è finito. { $tried ->
    [0] Nessuno l'ha provato.
    [1] L'ha provato una persona{ $solved ->
        [0] , ma non l'ha risolto.
       *[1] {" "}e l'ha risolto{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] L'hanno provato { $tried } persone, { $solved ->
        [0] ma nessuna l'ha risolto.
        [1] e una l'ha risolto{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
       *[other] e { $solved } l'hanno risolto{ $some ->
            [all] {": "}{ $named }.
            [yes] {", tra cui "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Una persona ha risolto quello facile{ $some-easy ->
        [all] {": "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}{ $easy } hanno risolto quello facile{ $some-easy ->
        [all] {": "}{ $named-easy }.
        [yes] {", tra cui "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Assedio { $n }: nessuno l'ha provato.
siege-unsolved = Assedi { $first }–{ $last }: nessuno li ha risolti.
siege-alt = Un replay della soluzione: { $line }.
siege-share = { $days ->
    [0] `Murus assedio { $n }{ $rung ->
        [easy] {" (facile)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus assedio { $n }{ $rung ->
        [easy] {" (facile)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus assedio { $n }{ $rung ->
        [easy] {" (facile)"}
       *[day] {""}
    } { $squares } · { $days } giorni`
}
siege-week-title = La settimana degli assedi { $from }–{ $to }
siege-week-over = La settimana degli assedi { $from }–{ $to } è finita
siege-week-sum = { $solvers ->
    [0] Stavolta nessuno ha risolto un assedio. È cominciata una nuova settimana.
   *[other] { $solvers ->
        [1] Una persona ha
       *[other] { $solvers } persone hanno
    } risolto assedi, in { $days ->
        [1] 1 giorno
       *[other] { $days } giorni
    } su { $all }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Qui qualcuno risolve un assedio da { $streak } giorni di fila.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}e un'altra persona
       *[other] {" "}e altre { $unnamed } persone
    }
   *[no] { $unnamed ->
        [1] una persona, nome non mostrato
       *[other] { $unnamed } persone, nomi non mostrati
    }
} · { siege-week-done }
siege-week-done = { $days ->
    [one] 1 risolto
   *[other] { $days } risolti
}, { $first ->
    [0] nessuno al primo tentativo
   *[other] { $first } al primo tentativo
}
siege-week-own = Il tuo posto nella settimana: { $place } di { $people }. { siege-week-done }
siege-week-none = Nessuno ha risolto un assedio questa settimana. Comincia tu.
week-game = Partita della settimana
week-game-offered = **Partita della settimana:** { $one } e { $other }, vi va di affrontarvi? È amichevole e comincia quando dite di sì tutti e due.
week-game-begun = **Partita della settimana:** { $one } e { $other } stanno giocando.
week-game-for-others = Questa partita è per i primi due della settimana che mostrano il proprio nome. Risolvi gli assedi del giorno, e la prossima può essere tua.
week-game-lapsed = Questa partita della settimana non è più disponibile. Puoi sempre cominciarne una con `/challenge`.
week-game-has-begun = La tua partita della settimana è già in corso. La trovi in `/games`.
button-siege-week = Classifica settimanale
button-week-game = Gioca la partita
siege-streaks = Giorni di fila: tu { $own }, questo server { $here }.
siege-missed = Conta il primo tentativo, e non era giusto. Puoi ancora risolverlo.
siege-easy-counts = Quello facile conta come giorno, ma non come primo tentativo.
siege-late = Questo assedio è finito, quindi non conta più.
siege-bell-on = Ti avviso qui ogni giorno quando comincia un assedio.
siege-bell-off = Qui non ti avviso più per gli assedi.
siege-named = Mostro il tuo nome nella classifica settimanale e sotto questo assedio, quando è finito.
siege-unnamed = Non mostro il tuo nome.
siege-not-tried = Non hai ancora provato questo assedio.
button-siege = Risolvi
button-siege-easy = Uno più facile
button-siege-after = Prova
button-siege-share = Condividi
button-siege-shared = Condiviso
button-siege-answer = Soluzione
button-siege-after-of = Prova l'assedio { $n }
button-siege-answer-of = Soluzione di { $n }
button-siege-keep = Continua
button-siege-name = Mostra il mio nome domani
button-siege-unname = Non mostrare il mio nome
button-siege-bell = Avvisami degli assedi
button-siege-no-bell = Niente più avvisi
button-siege-off = Ferma gli assedi
server-siege-title = **L'assedio del giorno:** un problema al giorno in un canale. Avvisa solo chi lo chiede.
server-siege = Comincia in { $channel } alle ore **{ $hour }** ({ $zone }). Prossimo: { $next }.
server-siege-next = { $channel }, prossimo: { $date }
server-daily = Assedio del giorno: **{ $some ->
    [yes] { $what }
   *[no] no
}**
button-server-siege = Assedio del giorno…
server-siege-none = Questo server non ne ha ancora uno. Scegli un'ora, e comincia in questo canale.
server-siege-idle = **Da una settimana nessuno prova l'assedio del giorno**, anche se è diventato più facile. Continuo?
server-siege-hint = A che ora comincia qui? ({ $zone }, come in /settings)
lessons-title = **Lezioni.** Ognuna ha alcune posizioni da risolvere con le tue mosse.
lessons-hint = Scegli una lezione
lesson-steps = { $count ->
    [1] 1 posizione
   *[other] { $count } posizioni
}
lesson-unknown = Questa lezione non c'è.
button-lessons = Lezioni
command-lesson = Impara il gioco con le immagini e gioca una partita guidata
command-rules = Le regole, per argomento
command-puzzle = Un problema da risolvere, con una soluzione dimostrata
command-siege = Un problema al giorno in questo canale
option-lesson-lesson = Lezione (predefinita: la prima)
option-puzzle-theme = Tema (predefinito: tutti)
option-puzzle-variant = Variante (predefinita: la partita standard)
option-rules-topic = Argomento

## Hints and reviews

hint-waiting = Sto pensando… il suggerimento appare qui tra qualche secondo.
hint-queued = { $before ->
    [one] C'è una richiesta
   *[other] Ci sono { $before } richieste
} prima della tua. Il suggerimento appare qui quando è pronto.
hint-text = Murus giocherebbe `{ $move }`. Nel risultato si vedrà che hai usato un suggerimento.
review-waiting = Sto analizzando… il risultato appare qui tra qualche secondo.
review-queued = { $before ->
    [one] C'è una partita
   *[other] Ci sono { $before } partite
} prima di questa. L'analisi appare qui quando è pronta.
review-running = Puoi analizzare solo partite finite. Mentre giochi, `/hint` ti mostra una buona mossa.
review-empty = In questa partita nessuno ha mosso, quindi non c'è niente da analizzare.
review-several = Posso analizzare solo partite a due.
review-title = Analisi · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: precisione { $percent }%.
review-turning = { $turning ->
    [yes] La svolta: { $played }. Meglio { $better }.
   *[no] { $played } è stato un errore. Meglio { $better }.
}
review-moment-title = Mossa chiave { $n } di { $count }
review-goes-on = Un modo di continuare: { $line }.
review-theme = { $theme ->
    [battering-ram] un ariete: un sacrificio libera la casella, e la torre accanto passa
    [chariot] un carro: una torre con un muro davanti avanza e resta una torre
    [siege-tower] una torre d'assedio: sfonda alla prossima mossa, e nessuna mossa da sola le sbarra tutte le strade
    [forced-sacrifice] un sacrificio forzato: solo una cattura può fermarlo, e costa una torre
    [zugzwang] uno zugzwang: l'altra parte deve muovere, e ogni mossa perde
    [double-threat] due minacce insieme
    [catapult-shot] un tiro della catapulta
    [slip] una mossa tra due pezzi che si toccano in un angolo
   *[stalemate] una vittoria che lascia l'altra parte senza mosse
}
review-remark = { $what ->
    [missed] I { side-name } non hanno visto { $theme }.
    [allowed] Questo permette { $theme }.
    [gave-last-tower] Così i { side-name } cedono la loro ultima torre, e i muri non si muovono.
    [last-tower] La risposta prende l'ultima torre dei { side-name }, e i muri non si muovono.
    [kept] Dopo questa mossa ai { side-name } { $from ->
        [0] non resta nessuna torre
        [one] resta una torre
       *[other] restano { $from } torri
    }. Con la mossa migliore: { $to }.
    [ways] Strade aperte per le torri dei { side-name } dopo questa mossa: { $from }. Con la mossa migliore: { $to }.
   *[towers] Dopo la risposta i { side-name } passano da { $from ->
        [one] una torre
       *[other] { $from } torri
    } a { $to ->
        [one] una
       *[other] { $to }
    }.
}
review-thought = { $noted ->
    [yes] Qui hai provato { $line } e hai scritto: { $note }
   *[no] Qui hai provato { $line }.
}
review-planned = Avevi pianificato: { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = Esercitati da qui
review-even = Nessuna mossa da sola ha deciso questa partita.
review-left-out = { $count ->
    [one] Ho tralasciato una posizione, perché ora non posso aiutarti con quella.
   *[other] Ho tralasciato { $count } posizioni, perché ora non posso aiutarti con quelle.
}
review-beside = { $which ->
    [played] Giocata
   *[better] Meglio
}: { $move }
review-frames = Una cornice rossa indica dove una torre può sfondare alla prossima mossa.
review-missed = { $played } ha mancato una vittoria: { $best } vince { within-moves }.
review-wins = { $best } vince { within-moves }{ $moves ->
    [one] .
   *[other] , qualunque cosa tentino i { side-against }.
}
review-decided = Dopo { $played } i { side-name } vincono { within-moves }{ $moves ->
    [one] .
   *[other] , qualunque cosa tentino i { side-against }.
}
review-last = Alla fine i { side-name } potevano ancora vincere { within-moves }: { $best }.
within-moves = { $moves ->
    [one] in una mossa
   *[other] entro { $moves } mosse
}
side-against = { $side ->
    [romans] Galli
   *[other] Romani
}
forced-title = { $moves ->
    [0] Qualunque cosa tentino ora i { side-against }, i { side-name } vincono.
   *[other] I { side-name } vincono { within-moves }, qualunque cosa tentino i { side-against }.
}
forced-end = { $reason ->
    [stalemate] I { side-name } vincono per stallo.
   *[other] I { side-name } sfondano.
}
forced-try = Scegli che cosa tentano i { side-against }.
forced-gone = Non ho una dimostrazione di quella vittoria.
review-missed-more = E { $count ->
    [one] un'altra vittoria mancata
   *[other] altre { $count } vittorie mancate
}.
review-chart = Chi era in vantaggio
review-alt = Un grafico di chi era in vantaggio: { $course }.
review-alt-turning = La svolta è { $played }.
review-alt-missed = { $count ->
    [one] Una vittoria mancata
   *[other] Vittorie mancate
} con { $played }.
review-sign-turning = svolta
review-sign-missed = vittoria mancata
review-sign-mistake = errore
review-stretch = { $lead ->
    [first] Romani in vantaggio
    [first-wins] Romani vicini alla vittoria
    [second] Galli in vantaggio
    [second-wins] Galli vicini alla vittoria
   *[even] parità
}{ $from ->
    [0] {" "}all'inizio
   *[other] {" "}dalla mossa { $number } in poi
}

## Refusals that are not about a rule of the game

refused-blocked = Qualcuno in questa partita ti blocca.
refused-not-playing = In questa partita non giochi.
refused-not-voting = Su questa mossa vota { $who }. Puoi votare in quel canale, a meno che tu non ci giochi contro.
refused-by-vote = In questa partita vota un canale, quindi non si ritirano mosse.
refused-votes-for-other = In questa partita hai votato per l'altro canale, quindi non puoi votare per questo.
refused-second-vote = Il voto era quasi pari, e restano due mosse. Scegli una delle due.
refused-out = In questa partita non sei più in gioco. Gli altri continuano.
refused-not-your-turn = Non tocca a te. Aspettiamo { $who }.
refused-out-of-time = Il tuo tempo è finito, e la partita sta per chiudersi.
refused-undecided = { $who } ha esaurito il tempo. L'avversario può prendersi la vittoria o far continuare la partita, fino a { $date }.
refused-in-time = Non ancora: c'è ancora tempo.
refused-not-held = In questa partita nessun avversario sta usando giorni di vacanza.
refused-reminded = Un promemoria è già partito. Puoi mandare il prossimo { $when }.
refused-waits = Questa partita aspetta già fino a { $date }.
refused-held = Non puoi ancora reclamare la vittoria: i giorni di vacanza coprono l'orologio fino a { $date }.
refused-stale = Questa scacchiera non è più attuale: la partita è andata avanti.
refused-newer = Ho dovuto ripristinare un backup precedente, e le mosse di questa scacchiera sono perse. Ecco la partita adesso.
refused-no-offer = Questa offerta non c'è più: qualcuno ha mosso o risposto prima.
refused-offered = C'è già un'offerta aperta.
refused-own-offer = È la tua offerta, quindi non puoi rispondere tu.
refused-agreed = Hai già accettato. Aspettiamo gli altri.
refused-no-draw = Murus non accetta la patta. Puoi continuare o abbandonare.
refused-declined = { $fate ->
    [withdrawn] Hai ritirato la tua offerta di patta.
    [lapsed] La tua offerta di patta è scaduta con la tua mossa.
   *[declined] La tua offerta di patta è stata rifiutata.
} Puoi offrirla di nuovo dopo { $moves ->
    [one] un'altra mossa
   *[other] altre { $moves } mosse
}.
help-barred = Questa posizione viene dalla tua partita classificata { $game }, quindi non posso aiutarti finché è in corso.
help-barred-rated = Questa posizione è in una partita classificata in corso, o potrebbe presto esserci, quindi non posso aiutarti.
help-barred-siege = Questa posizione fa parte di un assedio in corso, quindi puoi provarla solo nell'assedio.
refused-asked-back = Hai già chiesto di ritirare questa mossa. Puoi chiederlo di nuovo dopo la tua prossima mossa.
refused-unheard = Qualcuno in questa partita non accetta da te offerte, regali o promemoria.
refused-nothing-to-take-back = Qui non hai mosse da ritirare.
refused-begun = { $draws ->
    [yes] La partita è cominciata, quindi non puoi annullarla. Puoi abbandonare oppure offrire la patta.
   *[no] La partita è cominciata, quindi non puoi annullarla. Puoi abbandonare.
}
refused-no-clock = Questa partita non ha orologio, quindi a nessuno serve altro tempo.
refused-nobody-waits = Qui nessun altro ha un orologio, quindi non c'è nessuno a cui regalare tempo.
refused-enough-time = Il tuo avversario ha già molto tempo.
refused-playing = In questa partita giochi già.
refused-own-game = In questa partita giochi tu. Chiedi a un'altra persona della moderazione di occuparsene.
refused-rated = Questa partita è classificata, quindi non ci sono suggerimenti.
refused-over = Questa partita è finita{ $state ->
    [won] : ha vinto { $winner }
   *[drawn] {""}
}.
command-unknown = Questo comando non esiste più. In `/help` vedi che cosa puoi fare.
press-unknown = Non conosco questo pulsante. `/games` elenca le tue partite.
press-no-game = Questa partita non c'è.
board-none = In questo messaggio non vedo una mia scacchiera. Prova con uno che mostra una partita.
press-on-discord = Funziona solo su Discord, nel canale.
press-not-inside = Per farlo devi essere in quel server.
press-unanswered = Discord non mi ha detto in tempo se sei in quel server. Riprova tra un attimo.
press-not-yours = Può rispondere solo { $who }.
press-cancelled = Non è cambiato niente.
limited = { $what ->
    [challenge] Ultimamente hai cominciato molte partite. Puoi cominciare la prossima { $when }.
    [exhibition] Ultimamente hai avviato molte esibizioni. Puoi avviare la prossima { $when }.
    [thought] Ultimamente hai chiesto molti suggerimenti e analisi. Puoi chiedere di nuovo { $when }.
    [import] Ultimamente hai importato molte partite. Puoi importare la prossima { $when }.
    [film] Ultimamente hai chiesto molti replay e file. Puoi chiedere di nuovo { $when }.
    [code] Ultimamente hai provato molti codici. Puoi provare il prossimo { $when }.
   *[anything] Chiedi più in fretta di quanto io riesca a rispondere. Riprova { $when }.
}
shown-by = Lo mostra { $who }
show-already = È già visibile [qui]({ $link }).
show-coming = Sta già arrivando nel canale.
show-too-many = Ultimamente hai mostrato molte cose. Puoi mostrare la prossima { $when }.
show-crowded = Qui ultimamente sono state mostrate molte cose. Puoi mostrare la prossima { $when }.
show-elsewhere = In questo server puoi mostrare qualcosa in { $channels }.
show-role-needed = Qui può mostrare qualcosa solo { $role }.
show-off = I gestori di questo server hanno disattivato **Mostra qui**.
show-running = Questa partita è ancora in corso altrove. Puoi mostrarla quando è finita.
show-private = Questa partita è stata giocata altrove con altre persone, quindi non posso mostrarla qui.
show-barred = Una posizione di questa partita è vicina a quella di una partita classificata in corso, quindi non posso ancora mostrarla qui.
show-unplayed = Il tuo profilo è ancora vuoto. Finisci una partita in un server o risolvi un problema, poi puoi mostrarlo.
show-nothing = Qui non c'è niente da mostrare.
show-permissions = Non posso scrivere qui senza questi permessi: { $names }. Può darmeli chi gestisce il server.
crowded = Sto ancora preparando alcune risposte per te. Riprova quando ne arriva una.
trouble = Qualcosa è andato storto da parte mia. Se stavi cambiando qualcosa, controlla se ha funzionato prima di riprovare.
trouble-done = Ha funzionato, ma la mia risposta non è arrivata. Controlla in `/games` come stanno le cose.
trouble-away = Ora non raggiungo il mio database. Riprova tra un minuto, ma prima controlla se ha funzionato.
trouble-unread = Non riesco a leggere ciò che ho salvato qui. Chi mi gestisce può vedere perché.
trouble-unclear = Non capisco che cosa mi ha mandato Discord, quindi non ho fatto niente. Chi mi gestisce può vedere perché.
no-such-game = Non c'è una partita con questo nome. `/games` elenca le tue.
no-game-here = Qui non hai partite in corso. Comincia con `/challenge`, o trova le tue in `/games`.
no-game-in-thread = In questo thread non hai partite. Vai nel thread della tua partita, o sceglila con l'opzione `game`.
name-a-game = Quale partita? Sceglila con l'opzione `game`, o vai nel suo thread.
watch-which = Quale partita vuoi guardare?
watch-none = In questo canale ora non gioca nessuno.
several-games = Quale partita intendi?
several-games-typed = Quale partita intendi? Sceglila qui, o rispondi alla sua scacchiera.
which-game = Per quale partita è `{ $text }`?
which-game-hint = Scegli una partita
which-move = { $named ->
    [one] Gioco questa mossa?
    [cell] Più mosse vanno in { $cell }. Quale intendi?
   *[several] Può voler dire più mosse. Quale intendi?
}
typed-move-help = Questa non sembra una mossa. Premi **Muovi**, o scrivine una come `{ $move }`.
typed-help = Questa non sembra una mossa. Premi **Muovi**, o scrivine una come `b4-d4` o `b4xc5`.
typed-no-game = Qui non hai partite in corso. Gioca contro di me, impara il gioco, o sfida qualcuno con `/challenge`.
typed-pass = In questo gioco non si passa. Devi muovere a ogni turno.
typed-draw = Premi **Offri la patta**. Ti chiedo conferma prima di pubblicare l'offerta.
typed-take-back = Premi **Ritira la mossa**. Ti chiedo conferma prima di pubblicare la richiesta.
typed-hint = Premi **Suggerimento**. Lo vedrai solo tu.

# Words that people type, in small letters, with commas between them.
typed-words-help = aiuto, aiutami, ciao, salve, buongiorno, buonasera, ehi, ehilà, ehila, inizia, inizio, come, come si, come si gioca, come si fa, cosa, che cosa, che faccio, cosa faccio
typed-words-resign = abbandono, abbandona, abbandonare, mi arrendo, arrendo, arrendersi, resa, rinuncio
typed-words-draw = patta, patta?, pari, pareggio, offro patta, offro la patta, offri patta, offri la patta, propongo patta, propongo la patta, chiedo patta, chiedo la patta
typed-words-take-back = annulla, annulla mossa, annulla la mossa, ritira, ritira mossa, ritira la mossa, ritiro, ritiro mossa, ritiro la mossa, indietro, torna indietro
typed-words-pass = passo, passa, io passo, salto, salta, salto il turno
typed-words-hint = suggerimento, un suggerimento, dammi un suggerimento, suggerisci, suggeriscimi, consiglio, un consiglio, dammi un consiglio, aiutino, un aiutino, indizio, un indizio
typed-words-any = ogni altra, altrimenti, qualsiasi
typed-words-to = a, in, su, verso
typed-words-takes = prende, prendo, prendi, cattura, catturo, mangia, mangio, colpisce, colpisco
typed-words-polite = per, favore, perfavore, piacere, grazie, prego, torre, la, da, dalla, muovi, muovo, muove, gioca, gioco, vai, vado, io

## Challenges

challenge-text = { $kind ->
    [exhibition] Un'esibizione di **Murus Gallicus**: { $challenger } contro { $other }.
    [gathering] { $challenger } cerca giocatori per una partita di **Murus Gallicus**.
    [open] { $challenger } cerca una partita di **Murus Gallicus**. Può partecipare chiunque.
    [weekly] { $challenger } invita { $other } alla **partita della settimana**.
   *[named] { $challenger } sfida { $other } a **Murus Gallicus**.
}
challenge-side = { $side ->
    [romans] { $challenger } gioca con i Romani e comincia.
    [gauls] { $challenger } gioca con i Galli. Cominciano i Romani.
    [germans] { $challenger } gioca con i Germani. Cominciano i Romani.
    [britons] { $challenger } gioca con i Britanni. Cominciano i Romani.
    [lot] I posti si assegnano a sorte.
   *[either] La sorte decide chi comincia.
}
challenge-side-given = { $side ->
    [romans] { $challenger } gioca con i Romani.
    [gauls] { $challenger } gioca con i Galli.
    [germans] { $challenger } gioca con i Germani.
    [britons] { $challenger } gioca con i Britanni.
    [lot] I posti si assegnano a sorte.
   *[either] La sorte decide chi gioca con quale parte.
}
challenge-next = { $side ->
    [romans] Ora muovono i Romani.
    [gauls] Ora muovono i Galli.
    [germans] Ora muovono i Germani.
   *[britons] Ora muovono i Britanni.
}
time-sentence = { $kind ->
    [bank] { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    } all'inizio, +{ $increment ->
        [one] 1 giorno
       *[other] { $increment } giorni
    } a mossa (max { $cap }).
    [turn] { $days ->
        [one] Un giorno
       *[other] { $days } giorni
    } a mossa.
   *[none] Senza orologio.
}
duel-ask = Murus contro Murus ({ $variant }). Quali livelli?
duel-level = { side-name }: { $level }
ask-variant = Variante
ask-time = Orologio
ask-title = Sfida
ask-opponent = Avversario
ask-opponent-hint = Lascia vuoto per una sfida aperta, che chiunque può accettare.
ask-variant-hint = Per una prima partita la standard è la migliore.
ask-time-hint = Quanto può pensare ogni giocatore. Senza orologio, un mese senza mosse chiude la partita.
ask-rated = Classificata o amichevole
ask-rated-hint = Una classificata cambia i due punteggi. Sei alle prime armi finché non hai giocato tre partite.
ask-rated-usual = Classificata, se nessuno è alle prime armi
ask-rated-rated = Classificata
ask-rated-free = Amichevole
ask-note = Nota
ask-note-hint = Appare con la tua sfida. Puoi lasciarla vuota.
ask-more = Vuoi scegliere la tua parte, i fine settimana liberi o singole regole? Scrivi `/challenge` e compila le sue opzioni.
button-ask-not = Non ora
propose-no-seat-for = { $count ->
    [one] Questa variante è per due. Indica un solo avversario, o scegli una variante per tre o quattro.
   *[other] In questa variante ci sono solo altri { $count } posti. Indica meno persone.
}
propose-named-twice = Hai indicato due volte la stessa persona. Ognuno ha un solo posto.
challenge-seats = Posti presi: { $players }. { $waiting ->
    [0] {""}
   *[other] Inviti: { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] Un posto libero.
    [2] Due posti liberi.
    [3] Tre posti liberi.
   *[other] { $free } posti liberi.
}
habits = { $paced ->
    [yes] { $who } di solito muove entro { $span },{" "}
    [own] Di solito muove entro { $span },{" "}
   *[no] {""}
}{ $late ->
    [0] tempo mai scaduto
    [one] tempo scaduto una volta
   *[other] tempo scaduto { $late } volte
} in { $games } partite contro persone.
challenge-until = Scade { $when }.
challenge-given = Comincia da una posizione di un'altra partita, { $count ->
    [one] dopo una mossa
   *[other] dopo { $count } mosse
}.
terms-weekends = I fine settimana non contano.
terms-rated = Classificata.
terms-rated-unless = Classificata se avete finito tutti e due tre partite contro persone.
terms-unrated = Amichevole.
result-too-short = Troppo breve per contare nei punteggi.
result-unrated = Amichevole: qualcuno non è più nel server di questa partita.
challenge-excuse = { $why ->
    [busy] : niente tempo per una partita
    [slow] : l'orologio è troppo lento
    [fast] : l'orologio è troppo veloce
    [variant] : meglio un'altra variante
    [later] : non adesso
   *[none] {""}
}
rematch-text = { $others }: { $who } vorrebbe la rivincita.
challenge-declined = { $who }, { $other } ha rifiutato la tua sfida{ challenge-excuse }.
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } vorrebbe la rivincita.
    [weekly] { $other }, { $who } ti invita alla **partita della settimana**.
    [gathering] { $other }, { $who } ti invita a una partita.
   *[named] { $other }, { $who } ti sfida.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } ha accettato. { $link }.
    [full] Tutti i posti sono presi. { $link }.
    [declined] { $other } ha rifiutato{ challenge-excuse }.
    [withdrawn] Ritirata.
    [unfilled] Mancava qualcuno, quindi la partita non comincia.
    [expired] Nessuno ha risposto in tempo.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [La partita comincia]({ $link })
    [over] [La partita è finita]({ $link })
    [off] Annullata.
   *[no] La partita comincia
}
pair-number = partita { $n }
thread-called-off = { $variant } · annullata
challenge-called-off = -# Una partita è stata annullata ({ $variant }).
excuse-ask = Hai rifiutato. Se vuoi, di' perché: il motivo appare sotto la sfida.
excuse-hint = Scegli un motivo
excuse = { $why ->
    [busy] Niente tempo per una partita
    [slow] L'orologio è troppo lento
    [fast] L'orologio è troppo veloce
    [variant] Meglio un'altra variante
    [later] Non adesso
   *[none] Nessun motivo
}
challenge-answered = { $done ->
    [begun] La partita comincia: { $link }
    [decline] Hai rifiutato.
    [reason] Hai rifiutato. Il motivo appare sotto la sfida.
    [left] Hai lasciato il tuo posto, che ora è di nuovo libero.
    [withdraw] Hai ritirato la sfida.
    [fill] C'è anche Murus. La partita comincia quando tutti i posti sono presi.
   *[accept] Ci sei. La partita comincia quando tutti i posti sono presi.
}
challenge-settled = { $state ->
    [accepted] Questa sfida è già stata accettata.
    [declined] Questa sfida è stata rifiutata.
    [withdrawn] { $challenger } ha ritirato questa sfida.
   *[expired] Questa sfida è scaduta. Mandane una nuova con `/challenge`.
}
challenge-not-for-you = Questa sfida è per qualcun altro. Manda la tua con `/challenge`.
challenge-not-to-take = Non puoi accettare questa sfida. Manda la tua con `/challenge`.
challenge-own = Non puoi rispondere alla tua sfida, ma puoi ritirarla.
challenge-not-yours = Solo { $challenger } può ritirare questa sfida.
challenge-no-seat = Qui non hai un posto da lasciare.
challenge-not-yours-to-fill = Solo { $challenger } può aggiungere Murus.
challenge-no-free-seat = Tutti i posti sono presi o riservati a chi ha ricevuto un invito.
challenge-unknown = Questa sfida non c'è.
proposed = { $kind ->
    [begun] La partita comincia
    [invited] La tua sfida è pubblicata
   *[open] La tua sfida aperta è pubblicata
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}in questo canale
    }
    [direct] {" "}nei nostri messaggi diretti
   *[elsewhere] {" "}in { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}Scade { $when }.
}
direct-hello = Ciao! Le nostre partite si giocano qui, e ti dico io quando tocca a te.
propose-rematched = Quella partita ha già una rivincita. La trovi in `/games`, o ne cominci un'altra con `/challenge`.
propose-gone = Questa persona ha eliminato qui i suoi dati, quindi non puoi più sfidarla.
propose-votes-managed = Solo i gestori di questo server possono far giocare un canale. Possono cambiarlo in `/server`.
propose-votes = Questo canale gioca già. Puoi ricominciare quando quella partita è finita.
propose-votes-there = L'altro canale gioca già. Può darti un nuovo codice quando quella partita è finita.
propose-wrong-code = Nessun canale aspetta questo codice. Un codice vale una volta sola e per sette giorni. Chiedine uno nuovo all'altro server.
propose-own-code = Questo è il codice del tuo server. Dallo a chi gestisce l'altro server.
propose-not-by-vote = Un canale non può giocare questa variante. Scegline una per due, senza apertura bilanciata.
propose-not-for-two = Le esibizioni sono per due, quindi questa variante non va bene.
propose-unrated = In questo server si giocano solo amichevoli. Manda di nuovo la sfida come amichevole.
propose-not-here = { $who } non è in questo server. Sfida qualcuno che c'è, o lascia la sfida aperta a tutti.
propose-unmet = Non hai ancora giocato con questa persona in questo server. Sfidala su Discord con `/challenge`, o lascia la sfida aperta a tutti.
propose-way-closed = Ora non posso scrivere in { $channel }, quindi nessuno vedrebbe la tua sfida. Lanciala su Discord con `/challenge`, in un altro canale.
propose-oneself = Non puoi giocare contro di te. Indica un'altra persona, o me.
propose-blocked = Questa persona non accetta sfide da te.
propose-blocking = Hai bloccato questa persona. Puoi sbloccarla in `/settings`.
propose-waiting = Hai già una sfida aperta con questa persona. La trovi in `/games`.
propose-often = Hai pubblicato qui diverse sfide aperte in un'ora. Riprova più tardi, o sfida qualcuno per nome.
propose-enough = Questa persona ha ricevuto molte sfide nell'ultima ora. Riprova più tardi, o lascia la sfida aperta a tutti.
propose-too-many = Hai { $limit } sfide aperte, ed è il massimo. Prima ritirane una.
propose-no-such-seat = In quella variante non ci sono i { side-name }. Scegli un'altra parte, o lascia fare alla sorte.
propose-other-bot = Sono l'unico bot che gioca.
propose-murus-joins = Indica solo le persone. Per aggiungere me, premi **Aggiungi Murus** sotto la sfida.
propose-private = Nessun altro vedrebbe una sfida lanciata qui. Lanciala nel canale di un server, o sfida me.
idle-level = Solo io ho livelli. Togli `level`, o sfida me.
idle-note-murus = Non leggo le note. Lasciala vuota.
idle-rated-murus = Le partite contro di me non sono mai classificate. Scegli amichevole.
idle-rated-several = Solo le partite a due sono classificate. Scegli amichevole.
idle-weekends = Senza orologio i fine settimana non contano. Scegli un orologio, o togli `weekends_off`.
idle-board = Quella variante ha già una sua scacchiera. Togli `variant` o `board`.
permission = { $name ->
    [view] Visualizza canale
    [send] Invia messaggi
    [threads] Invia messaggi nei thread
   *[attach] Allega file
}
permissions-missing = Non posso giocare in questo canale senza questi permessi: { $names }. Può darmeli chi gestisce il server.
blocked = ✓ { $who } non può più sfidarti.
unblocked = ✓ Questa persona può di nuovo sfidarti.
block-bot = I bot non sfidano nessuno.
block-oneself = Non puoi bloccare il tuo stesso account.

## Lists and long texts

games-title = Le tue partite{ $pages ->
    [1] {""}
   *[other] {" "}· pagina { $page } di { $pages }
}
summary-against = contro { $who }
summary-move = mossa { $number }
summary-turn = { $mine ->
    [yes] tocca a te
    [out] non sei più in gioco, muove { $who }
   *[no] muove { $who }
}
summary-due = scade { $when }
summary-offer = { $who } { $offer ->
    [draw] offre la patta
    [time] ha esaurito il tempo
   *[takeback] chiede di ritirare una mossa
}
summary-board = [scacchiera]({ $link })
summary-over = { $how ->
    [won] hai vinto
    [lost] hai perso
    [drawn] patta
    [cancelled] annullata
   *[other] ha vinto { $who }
}
span = { $unit ->
    [days] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
    [hours] { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
   *[minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
}
span-short = { $unit ->
    [days] { $count }g
    [hours] { $count }h
   *[minutes] { $count }m
}
time-left = ancora { $span }
games-yours = **Tocca a te ({ $count })**
games-challenges = **Sfide ({ $count })**
games-waiting = **In attesa ({ $count })**
games-silent = -# Il mio ultimo messaggio al riguardo non è arrivato a nessuno (Discord dice: { $why }).
games-unread = -# { $count ->
    [one] Un'altra tua partita ora non si può leggere.
   *[other] Altre { $count } tue partite ora non si possono leggere.
} Chi mi gestisce può vedere perché.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· in { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [sfida]({ $link })
    } · scade { $when }
finished-title = Le tue partite finite{ $page ->
    [1] {""}
   *[other] {" "}· pagina { $page }
}
finished-none = Non hai ancora partite finite.
games-more = … e { $count ->
    [one] un'altra
   *[other] altre { $count }
}.
games-guided = -# La tua partita guidata è ancora in corso. La vedi solo tu.
games-none = Non hai partite né sfide. Comincia qui, o sfida chi vuoi con `/challenge`.
rules-standard =
    {""}**Murus Gallicus** è un gioco di Phil Leduc. Cominciano i Romani.
    {""}**1. Muovere.** Una torre posa le sue due pietre sulle due caselle successive in linea retta: vuote, oppure occupate da tuoi muri, che diventano torri. I muri non si muovono mai.
    {""}**2. Sacrificare.** Una torre cede una pietra per prendere un muro avversario accanto.
    {""}**3. Vincere.** Porta una pietra sulla prima riga avversaria, o lascia l'avversario senza mosse.
    -# Non si può passare. La triplice ripetizione è patta. { rules-corner }
rules-corner = Una torre con un segno nell'angolo può sfondare alla prossima mossa.
rules-hint = Un altro argomento
rules-differs = **{ $name }**, una variante di Murus Gallicus di Phil Leduc. Tutto il resto è come nella partita standard: `/learn rules`.
rules-advanced =
    {""}**Avanzata: catapulte.** Le pile arrivano a tre pietre. Una torre può posare le sue pietre anche sulle tue torri, che diventano catapulte, ma mai sulle catapulte.
    • Una catapulta non si muove. **Lancia** una pietra a due o tre caselle, in avanti o di lato, in cinque direzioni. La pietra vola sopra a tutto. Su una casella vuota diventa un muro (`a3-a6`). Un pezzo avversario perde una pietra, e quella lanciata sparisce (`a3xa6`). Non cade mai sui tuoi pezzi. Poi la catapulta è una torre.
    • Una torre accanto a una catapulta avversaria può **ridurla**: se cede una pietra, la catapulta diventa una torre (`b4xb5`). Se le cede tutte e due, diventa un muro e la tua casella resta vuota (`b4xxb5`).
    • Uno **sfondamento deve sopravvivere**: una pietra sulla prima riga avversaria vince solo se ce n'è ancora una lì quando comincia il tuo prossimo turno.
rules-balanced =
    {""}**Apertura bilanciata.** Il primo turno di ogni parte è speciale: solleva una delle tue torri di partenza e posa le sue due pietre come due muri su due caselle qualsiasi della tua seconda riga. Si scrive `a1-c2,e2`.
    Dopo il turno speciale dei Romani l'altro giocatore può **scambiare** le parti invece di rispondere. Chi allora ha i Galli fa il proprio turno speciale.
rules-escape = **Fuga.** Non c'è sfondamento: entrare nella prima riga avversaria è permesso e non ha effetto. Vinci quando l'avversario non ha mosse all'inizio di un turno.
rules-houdini = **Houdini.** Non ci sono catture. Tutto il resto è come nella partita standard. Lo intendiamo così: uno sfondamento vince comunque. L'autore infatti dice che è l'unica regola a cambiare («the only rule change»), anche se altrove parla della sua versione «Fuga». Puoi anche giocare Houdini con Fuga, senza sfondamento.
rules-board = **La scacchiera:** { $name }.
rules-boards =
    {""}**Scacchiere.** **{ choice-8x7 }** è quella standard. **{ choice-7x7 }**, **{ choice-8x8 }** e **{ choice-9x9 }** hanno una torre su ogni casella delle due righe di partenza.
    • **{ choice-8x8-six }**, una partita più breve: sei torri per parte, gli angoli restano vuoti. **{ choice-8x8-two }**: due righe di torri per parte, e la meta è quella esterna.
    • **{ choice-hex }**: un esagono di 61 caselle nelle colonne da `a` a `i`. Ci si muove in sei direzioni. Ogni parte ha nove torri, una alla propria estremità di ogni colonna. Queste estremità sono le righe di partenza. **{ choice-hex-eleven }**: undici torri per parte sulle due colonne più esterne, e la meta è la colonna esterna.
    • **{ choice-8x8-four }** e **{ choice-hex-three }** sono per quattro e per tre giocatori. Scegli «Tre e quattro giocatori» qui sotto.
    Non si gioca con le catapulte sulle scacchiere esagonali né in tre o quattro. Si può su **{ choice-8x8-two }**. Nessuna di queste scacchiere ha l'apertura bilanciata.
rules-several =
    {""}**Tre e quattro giocatori.** Su **{ choice-8x8-four }** ognuno ha sei torri su un bordo: i Romani sulla riga 1, poi in senso orario i Galli sulla colonna a, i Germani sulla riga 8, i Britanni sulla colonna h. Su **{ choice-hex-three }** ognuno ha cinque torri, su un bordo sì e uno no: i Romani in basso a sinistra, i Galli in alto a sinistra, i Germani a destra.
    I turni vanno in senso orario a partire dai Romani. Non c'è sfondamento. Se all'inizio del tuo turno non hai mosse, se abbandoni o esaurisci il tempo, esci dal gioco. Le tue pietre restano e si possono ancora prendere. Vince chi resta per ultimo.
rules-notation =
    {""}**Come si scrivono le mosse**, come nell'articolo di Abstract Games (2022):
    • `b4-d4` una torre e la seconda casella che raggiunge, `b4xc5` cedere una pietra per prendere il muro avversario in c5.
    • `a3-a6` un lancio su una casella vuota, `a3xa6` su un pezzo avversario, `b4xb5` una pietra contro una catapulta, `b4xxb5` tutte e due.
    • `a1-c2,e2` il primo turno di una partita bilanciata, `swap` invece di rispondere.
    Maiuscole, spazi, altri trattini, numeri di mossa e `!?` non contano: leggo allo stesso modo `b4 d4`, `B4–D4` e `12. b4d4!`.
button-support = Chiedere aiuto
help-title = Come si gioca qui
help-text =
    {""}*Murus Gallicus*, un gioco di Phil Leduc, una mossa alla volta.
    {""}**Giocare:** `/challenge` sfida un'altra persona, chiunque, o me.
    {""}**Muovere:** premi **Muovi** sotto la scacchiera, o rispondi con `b4-d4`.
    {""}**Patta, ritirare, abbandonare:** premi **Altro** sotto la scacchiera, o usa `/game draw`, `/game takeback`, `/game resign`.
    {""}**Le tue partite:** `/games`, anche quelle finite.
    {""}**Avvisi, ore di silenzio, vacanza:** `/settings`.
    {""}**Migliorare:** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**Qualsiasi scacchiera in un canale:** fai clic destro o tieni premuto, poi **App**: sfogliare, continuare, analizzare.
    {""}**Confrontarsi:** `/profile`, `/leaderboard`.

## Variants

preset-standard = Standard
preset-advanced = Avanzata
preset-balanced = Bilanciata
preset-advanced-balanced = Avanzata e bilanciata
preset-escape = Fuga
preset-houdini = Houdini
preset-short = Breve
preset-large = Grande
preset-deep = Due righe
preset-hex = Esagonale
preset-eleven = Esagonale con undici
variant-seats = { $seats ->
    [3] tre giocatori, 3
    [4] quattro giocatori, 4
   *[other] {""}
}
preset-three = Tre giocatori
preset-four = Quattro giocatori
variant-standard = Raggiungi l'ultima riga, o lascia l'avversario senza mosse.
variant-differs = Che cosa cambia qui: { $clauses }.
differs-and = {", e "}
differs-advanced = le torri possono diventare catapulte, che lanciano pietre, e uno sfondamento deve sopravvivere un turno
differs-balanced = il primo turno di ogni parte posa due muri, e dopo il primo la seconda parte può scambiare
differs-escape = non c'è sfondamento, si vince solo per stallo
differs-houdini = non ci sono catture
differs-8x7 = la scacchiera ha otto colonne e sette righe
differs-7x7 = la scacchiera ha sette colonne e sette righe, con sette torri per parte
differs-8x8 = la scacchiera ha otto colonne e otto righe
differs-9x9 = la scacchiera ha nove colonne e nove righe, con nove torri per parte
differs-8x8-six = la scacchiera ha otto colonne e otto righe, con sei torri per parte e gli angoli vuoti
differs-8x8-two = la scacchiera ha otto colonne e otto righe, con due righe di torri per parte
differs-hex = la scacchiera è un esagono di 61 caselle, con nove torri per parte e sei direzioni
differs-hex-eleven = la scacchiera è un esagono di 61 caselle, con undici torri per parte sulle due colonne più esterne, e la meta è la colonna esterna avversaria
differs-hex-three = si gioca in tre intorno a un esagono di 61 caselle, con cinque torri ciascuno, e vince l'ultimo che può muovere
differs-8x8-four = si gioca in quattro intorno a una scacchiera di otto colonne e otto righe, con sei torri ciascuno, e vince l'ultimo che può muovere
level-unknown = Questo livello non c'è. Scegline uno dalla lista.
variant-unreadable = Non riesco a leggerla come variante. Scegline una dalla lista, o scrivi opzioni e scacchiera, come `advanced+balanced@9x9`.
variant-unknown = Non conosco la variante `{ $text }`. Scegline una dalla lista, o scrivi opzioni e scacchiera, come `advanced+balanced@9x9`.
variant-unknown-board = Non conosco la scacchiera `{ $text }`. L'opzione `board` elenca tutte le scacchiere.
variant-repeated = Non puoi combinare `{ $text }` con le altre opzioni.
variant-not-allowed = Non puoi giocare sulla scacchiera «{ $board }» con l'opzione «{ $option }».
variant-required = Puoi giocare sulla scacchiera «{ $board }» solo con l'opzione «{ $option }».

## Commands

command-challenge = Sfida una persona, chiunque o Murus a una partita di Murus Gallicus
command-challenge-user = Sfida a Murus Gallicus
command-board-walk = Sfoglia
command-board-go-on = Continua da qui
command-board-review = Analisi
command-play = Fai una mossa
command-games = Le tue partite e sfide, prima quelle in cui tocca a te
command-board = Mostra una scacchiera dalla tua parte, solo a te
command-moves = Le mosse di una partita finora
command-resign = Abbandona una partita
command-hint = Mostra una buona mossa in un'amichevole. Il risultato conta i tuoi suggerimenti
command-review = Analizza una partita finita
command-watch = Guarda una partita, o fai giocare Murus contro Murus
command-draw = Offri la patta
command-takeback = Ritira la tua ultima mossa: subito se nessun avversario l'ha vista, altrimenti se accettano
command-abort = Annulla una partita prima della sua seconda mossa
command-give = Regala altro tempo al tuo avversario
command-adopt = Prendi il posto di chi ha lasciato questo server
command-plan = Pianifica risposte alle mosse avversarie, o vedi ed elimina i tuoi piani
command-settings = Come e quando ti avviso, fuso orario, vacanza, persone bloccate e i tuoi dati
command-mute = Silenzia una partita o riattiva i suoi avvisi
command-profile = I punteggi e i risultati di una persona, anche contro di te
command-leaderboard = I giocatori più forti
command-statistics = Come sono finite tutte le partite
command-export = Le mosse di una partita, o di tutte le tue partite, in un file
command-import = Importa una partita dalle sue mosse, per guardarla o per continuarla
command-go-on = Continua da una posizione di un'altra partita
command-setup = Configura Murus in questo server
command-game = Altre azioni in una partita: patta, ritirare, abbandonare, esportare e altro
command-event = Eventi di questo server, come un mese aperto
command-event-list = Gli eventi in corso qui
command-event-league = Per gestori: apri un campionato con stagioni e divisioni, le cui partite cominciano da sole
command-event-cup = Per gestori: apri una coppa (eliminazione, gironi o svizzero) che procede da sola
command-event-ladder = Per gestori: apri una scala, in cui si sfida chi sta più in alto
command-event-simul = Per gestori: apri una simultanea, in cui una persona gioca contro molte
command-event-team = Per gestori: gioca contro un altro server, o entra nel suo incontro con un codice
command-event-month = Per gestori: apri un mese in cui contano le partite contro persone nuove
command-event-manage = Per gestori: metti in pausa un evento, togli o sostituisci giocatori, decidi partite
command-event-vote = Per gestori: questo canale vota le mosse contro Murus, una persona o un altro canale
command-event-stop = Per gestori: chiudi un evento in anticipo
command-server = Impostazioni e moderazione, per chi gestisce questo server
command-moderate = Chiudi o invalida una partita, o vedi che cosa ha fatto la moderazione
command-learn = Come si gioca a Murus Gallicus
command-help = Come si gioca qui
command-launch = Giocare a Murus Gallicus qui, in Discord
option-challenge-opponent = Avversario. Lascia vuoto perché possa accettare chiunque
option-challenge-variant = Variante (predefinita: la partita standard)
option-challenge-time = Orologio di ogni parte (predefinito: 3 giorni all'inizio, +1 giorno a mossa)
option-challenge-rated = Classificata o amichevole (predefinita: classificata in due, dalla quarta partita contro persone)
option-challenge-weekends-off = Ferma l'orologio di ognuno nei fine settimana, nel suo fuso orario
option-challenge-board = Scacchiera
option-challenge-advanced = Gioca con le catapulte
option-challenge-balanced = Gioca con l'apertura bilanciata
option-challenge-escape = Gioca senza sfondamento
option-challenge-houdini = Gioca senza catture
option-challenge-side = La tua parte
option-challenge-opponent2 = Secondo avversario, in tre o in quattro
option-challenge-opponent3 = Terzo avversario, in quattro
option-challenge-note = Un breve messaggio al tuo avversario
option-challenge-level = Livello di Murus, se sfidi Murus
option-play-move = Come b4-d4 o b4xc5, oppure patta, annulla, abbandono
option-play-game = Il nome breve della partita, se ne hai più di una
option-board-text = Mostrala anche in lettere e parole
option-board-game = Il nome breve della partita, se ne hai più di una
option-moves-game = Il nome breve della partita, se ne hai più di una
option-resign-game = Il nome breve della partita, se ne hai più di una
option-hint-game = Il nome breve della partita, se ne hai più di una
option-review-game = Il nome breve della partita (predefinita: quella di questo thread)
option-draw-game = Il nome breve della partita, se ne hai più di una
option-takeback-game = Il nome breve della partita, se ne hai più di una
option-abort-game = Il nome breve della partita, se ne hai più di una
option-give-game = Il nome breve della partita, se ne hai più di una
option-plan-game = Il nome breve della partita, se ne hai più di una
option-mute-game = Il nome breve della partita, se ne hai più di una
option-moderate-game = Il nome breve della partita, se ne hai più di una
option-export-game = Il nome breve della partita, se ne hai più di una
option-adopt-game = Il nome breve della partita (predefinita: quella di questo thread)
option-give-days = Numero di giorni
option-plan-moves = Mossa avversaria, tua risposta e così via, come e5xf5 e4-g6. Un punto e virgola apre un'altra linea
option-profile-person = Persona (predefinita: tu)
option-leaderboard-pool = Tipo di partita
option-leaderboard-everywhere = Tutti i server, non solo questo
option-export-format = Testo, JSON o formato di Abstract Play
option-export-all = Tutte le tue partite
option-import-moves = Le mosse, come 1. a1-c3 d7-d5 2. e così via. Senza mosse si apre un modulo
option-import-variant = Variante (predefinita: la partita standard)
option-go-on-game = Il nome breve dell'altra partita
option-go-on-ply = Turni da tenere, di tutte e due le parti (predefinito: tutti prima che la partita fosse decisa)
option-go-on-opponent = Avversario (predefinito: Murus)
option-go-on-side = La tua parte (predefinita: quella che avevi)
option-go-on-level = Livello di Murus
option-event-league-variant = La variante delle partite (predefinita: standard)
option-event-league-time = L'orologio delle partite (predefinito: 3 giorni all'inizio, +1 giorno a mossa)
option-event-league-weeks = La durata di una stagione in settimane (predefinita: 4)
option-event-ladder-variant = La variante delle partite (predefinita: standard)
option-event-ladder-time = L'orologio delle partite (predefinito: 3 giorni all'inizio, +1 giorno a mossa)
option-event-ladder-weeks = La durata di una stagione in settimane (predefinita: finché si gioca)
option-event-ladder-repeat = Con una stagione: la prossima segue da sola (predefinito: sì)
option-event-simul-host = Chi gioca contro tutti gli altri (predefinito: tu)
option-event-simul-side = La parte di chi dà la simultanea (predefinita: alternata)
option-event-simul-variant = La variante delle partite (predefinita: standard)
option-event-simul-time = L'orologio delle partite (predefinito: 3 giorni all'inizio, +1 giorno a mossa)
option-event-simul-boards = Numero massimo di scacchiere. La simultanea comincia quando sono tutte prese (predefinito: 10)
option-event-simul-days = Se non è piena, comincia dopo questo numero di giorni (predefinito: 7)
option-event-simul-weeks = Quante settimane possono durare le partite (predefinito: 4)
option-event-simul-rated = Se le partite sono classificate (predefinito: no)
option-event-team-code = Il codice dell'incontro dell'altro server. Lascia vuoto per aprirne uno
option-event-team-variant = La variante delle partite (predefinita: standard)
option-event-team-time = L'orologio delle partite (predefinito: 3 giorni all'inizio, +1 giorno a mossa)
option-event-team-boards = Numero massimo di scacchiere (predefinito: 10)
option-event-team-days = Comincia dopo questo numero di giorni (predefinito: 7)
option-event-team-weeks = Quante settimane può durare (predefinito: 4)
option-event-cup-form = Come si trova chi vince (predefinito: eliminazione diretta, oltre 16 giocatori svizzero)
option-event-cup-variant = La variante delle partite (predefinita: standard)
option-event-cup-time = L'orologio delle partite (predefinito: 3 giorni all'inizio, +1 giorno a mossa)
option-event-cup-size = Numero massimo di giocatori. La coppa comincia quando è piena (predefinito: 16)
option-event-cup-weeks = La durata di un turno in settimane (predefinita: 2)
option-event-cup-days = Se non è piena, comincia dopo questo numero di giorni (predefinito: 7)
option-event-cup-repeat = La prossima coppa si apre appena questa comincia (predefinito: no)
option-event-vote-opponent = L'avversario (predefinito: Murus)
option-event-vote-level = Il livello di Murus (predefinito: Centurione)
option-event-vote-another-server = Gioca contro il canale di un altro server: ricevi un codice per i suoi gestori
option-event-vote-code = Il codice ricevuto da chi gestisce l'altro server
option-event-vote-variant = La variante (predefinita: standard)
option-event-vote-side = La parte del canale (predefinita: a sorte)
option-event-vote-hours = Quante ore resta aperta ogni votazione (predefinito: 24)
option-event-vote-captain = Chi decide con il suo voto in caso di parità (predefinito: tu)
option-event-month-variant = Contano solo le partite di questa variante (predefinito: tutte)
option-event-month-repeat = Apri il prossimo quando questo finisce (predefinito: sì)
option-moderate-act = Azione (predefinita: mostra il registro della moderazione)
option-moderate-reason = Motivo, visibile ai giocatori e nel registro della moderazione
option-watch-romans = Livello dei Romani
option-watch-gauls = Livello dei Galli
option-watch-variant = Variante (predefinita: la partita standard)
choice-knockout = Eliminazione diretta
choice-groups = Gironi, poi i loro vincitori
choice-swiss = Svizzero (nessuno viene eliminato)
choice-romans = Romani, che cominciano
choice-gauls = Galli
choice-germans = Germani, in tre e in quattro
choice-britons = Britanni, in quattro
choice-alternate = Alternata
choice-either = A caso
choice-mention = Una menzione nella partita
choice-direct = Un messaggio diretto
choice-both = Tutti e due
choice-digest = Un messaggio al giorno per tutte le partite
choice-off = Niente
choice-other = Altre partite
choice-text = Testo delle mosse
choice-json = JSON
choice-abstract-play = Formato di Abstract Play
choice-end = Chiudi una partita in corso senza risultato
choice-annul = Invalida il risultato di una partita finita
language-name = Italiano
choice-bank = 3 giorni all'inizio, +1 giorno a mossa (max 5)
choice-slow = 7 giorni all'inizio, +2 giorni a mossa (max 14)
choice-turn-1 = 1 giorno a mossa
choice-turn-2 = 2 giorni a mossa
choice-turn-3 = 3 giorni a mossa
choice-turn-5 = 5 giorni a mossa
choice-turn-7 = 7 giorni a mossa
choice-turn-14 = 14 giorni a mossa
choice-none = Senza orologio
choice-standard = Partita standard
choice-advanced = Avanzata
choice-balanced = Bilanciata
choice-escape = Fuga
choice-houdini = Houdini
choice-boards = Scacchiere
choice-several = Tre e quattro giocatori
choice-notation = Come si scrivono le mosse
choice-8x7 = 8 per 7
choice-7x7 = 7 per 7
choice-8x8 = 8 per 8
choice-9x9 = 9 per 9
choice-8x8-six = 8 per 8, sei torri
choice-8x8-two = 8 per 8, due righe
choice-hex = Esagono
choice-hex-eleven = Esagono, undici torri
choice-hex-three = Esagono, tre giocatori
choice-8x8-four = 8 per 8, quattro giocatori

## Pages beside Discord

button-open = Apri la scacchiera
button-open-game = Apri
sheet-alt-line = { $title }: { $line }
button-open-mine = Le mie scacchiere
button-launch = Apri in Discord
turn-open = [apri la scacchiera](<{ $link }>)
page-skip = Vai al contenuto
page-nav = Pagine
page-me = Le mie partite
page-board = Scacchiera libera
page-language = Italiano
page-about = Informazioni
page-against-level = Contro { $level }
page-against-turn = Giochi con i { side-name }: tocca a te.{ $first ->
    [true] {" "}Premi uno dei tuoi pezzi, poi la casella dove va.
   *[other] {""}
 }
page-again = Nuova partita
page-board-label = La scacchiera
page-play = Gioca
page-busy = Ora ci sono troppe richieste. Riprova tra un attimo.
page-more = Altro
page-status-yours = **Tocca a te.**
page-status-theirs = Aspettiamo { $who }.
page-status-last = { $who } ha giocato **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] Hai vinto.
    [lost] Hai perso.
   *[drawn] Patta.
}
page-status-own = Hai giocato **{ $move }** ({ $deed }).
page-offer-own = { $offer ->
    [draw] Offri la patta. L'offerta scade con la prossima mossa, anche se è la tua.
    [time] Hai esaurito il tempo. L'avversario può lasciarti continuare.
   *[takeback] Chiedi di ritirare una mossa.
}
page-offer-refused = { $fate ->
    [declined] { $who } ha rifiutato { $offer ->
        [draw] la tua offerta di patta.
       *[takeback] la tua richiesta di ritirare una mossa.
    }
   *[lapsed] { $offer ->
        [draw] La tua offerta di patta è scaduta.
       *[takeback] Hai chiesto di ritirare una mossa, e la partita è andata avanti.
    }
}
page-rematch-offered = Rivincita proposta.
rematch-wished = { $who } vorrebbe la rivincita.
page-rematch-declined = { $who } ha rifiutato la rivincita.
page-rematch-ask = Vuoi chiedere la rivincita? { $terms }
page-rematch-begun = La rivincita è cominciata.
page-rematch-open = Vai alla rivincita
page-count = { $unit ->
    [tower] { $form ->
        [one] torre
       *[other] torri
    }
   *[wall] { $form ->
        [one] muro
       *[other] muri
    }
}
page-vote = { $close ->
    [yes] **Il voto era quasi pari.** Scegli tra **{ $one }** e **{ $other }**. { vote-tie }
   *[no] **Su questa mossa vota { $who }.** Premi la mossa che vuoi.
}{ $open ->
    [yes] {" "}La votazione termina { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = Stai guardando. Per votare, premi **Altro** su Discord e poi «Apri la scacchiera».
page-vote-own = Hai votato per **{ $move }**. Puoi ancora cambiare.
page-vote-confirm = Premi di nuovo la casella, oppure «Vota».
page-confirm = Premi di nuovo la casella, oppure «Gioca».
page-waits = { $move } è salvata: la mando appena torna la connessione.
page-held = La mando appena torna la connessione.
page-choose = { $cell }: scegli una casella segnata.
page-missed = { $own ->
    [yes] Nel frattempo hai giocato { $move }.
   *[no] Nel frattempo { $who } ha giocato { $move }.
}
page-earlier = Questa è una posizione precedente.
page-to-game = Alla partita
page-selectable = si può scegliere
page-selected = scelta
page-keys = Tasti
page-keys-arrows = Togli le frecce
page-close = Chiudi
page-undo = Annulla
page-type = Oppure scrivi una mossa
page-send = Invia
page-moves = Mosse
page-opening = Aperture
page-known = { $column ->
    [move] Mossa
    [games] Partite
    [points] Punti
   *[by] Più giocata da
}
page-due = Tocca a te
page-thinks = Murus sta pensando…
page-which = Quale?
page-lost = Connessione persa. Riprovo…
page-later = Ci vuole un po'. Riprova tra un minuto.
page-failed = Qualcosa è andato storto da parte mia. Riprovo…
page-unread = Non riesco a leggere questa richiesta.
page-away = Ora non raggiungo il mio database. Riprovo…
page-too-often = Carichi le pagine troppo in fretta. Aspetta un momento, e questa pagina riprova.
page-not-in = Stai guardando. Per giocare, premi «Muovi» o «La mia vista» su Discord e poi «Apri la scacchiera».
page-on-discord = Questo lo scegli su Discord.
page-person = qualcuno
page-unit = { $unit ->
    [none] vuota
   *[other] { cell-unit }
}
page-private = Questa è una partita privata. Se è tua, premi «Muovi» su Discord e poi «Apri la scacchiera»: così fai l'accesso qui.
page-missing-title = Qui non c'è niente
page-later-title = Un momento
page-refused-title = Non ha funzionato
page-signed-out-title = Serve l'accesso
page-start = Alla pagina iniziale
page-unknown = A questo indirizzo non c'è nessuna pagina.
page-in = Accesso
page-in-about = Un momento, la tua scacchiera si apre.
page-activity-none = L'accesso in Discord non è riuscito. Chiudi questa finestra e riaprila.
page-activity-later = Discord ora non risponde. Chiudi questa finestra e riaprila più tardi.
role-rating = Punteggio
role-games = Partite finite
role-puzzle-rating = Punteggio ai problemi
role-streak = Giorni di fila con l'assedio del giorno risolto
role-champion = Ha vinto un evento
page-role = Ruolo collegato
page-role-about = Fatto. Discord ora ha queste cifre di oggi. Non cambiano da sole: riapri questa pagina per inviarne di nuove.
page-role-again = Invia di nuovo le mie cifre
page-role-none = Non è stato inviato niente. Riapri il ruolo collegato su Discord e finisci entro dieci minuti in questo browser.
page-link-none = Questo link di accesso non funziona. Premi «Apri la scacchiera» su Discord per averne uno nuovo.
page-link-expired = Questo link ha più di dieci minuti. Premi «Apri la scacchiera» su Discord per averne uno nuovo.
page-link-used = Questo link è già stato usato. Premi «Apri la scacchiera» su Discord per averne uno nuovo.
page-from-nowhere = Questa richiesta viene da un altro sito, oppure il tuo browser o un proxy nasconde da dove viene. Per sicurezza non ho fatto niente.
page-link-ended = Questo link non funziona più. Premi «Apri la scacchiera» su Discord per averne uno nuovo.
page-in-other = Qui ha fatto l'accesso un'altra persona
page-in-other-about = In questo browser ha fatto l'accesso { $here }. Questo link è per { $other }.
page-in-other-do = Accedi con questo link
page-me-due = Tocca a te
page-me-waiting = In attesa
page-me-challenged = { $who } ti sfida
page-me-challenges = Sfide
page-me-over = Finite
page-me-events = Eventi
page-me-none = Non hai partite né sfide.
page-level = Livello
page-either-side = Una delle due parti
page-murus-begin = Comincia la partita
page-murus-about = La partita è amichevole e senza orologio.
page-challenge = Manda la sfida
page-challenge-someone = Sfida qualcuno
page-challenge-anyone = Chiunque nel server
page-challenge-who = Sono le persone con cui hai giocato o condividi un evento. Le altre puoi sfidarle su Discord con /challenge.
page-challenge-where = Pubblico la tua sfida in { $channel }.
page-challenge-none = Qui puoi sfidare qualcuno quando hai giocato in un server. Per cominciare, scrivi /challenge in un canale di quel server.
page-come-back-yes = Vuoi terminare adesso la tua vacanza?
page-vacation-days = Giorni di vacanza
page-vacation-asks = Vuoi cominciare adesso la tua vacanza? I tuoi orologi si fermano, non ti avviso più, e lo dico ai tuoi avversari.
page-vacation-start = Comincia
page-settings-save = Salva
page-settings-done = Salvato.
page-settings-pings = Avvisi
page-settings-play = Scacchiere e mosse
page-settings-you = Tu
page-settings-notify = Quando tocca a te
page-settings-quiet-from = Inizio del silenzio
page-settings-quiet-until = Fine del silenzio
page-settings-hour = { $hour }:00
page-settings-boards = Scacchiere
page-settings-boards-choice = { $value ->
    [letters] Immagine, parole e lettere
    [words] Immagine e parole
   *[picture] Immagine
}
page-settings-moves = Mosse immediate
page-settings-moves-choice = { $value ->
    [always] Sempre
    [never] Mai
   *[alone] Solo contro Murus
}
page-settings-moves-hint = La mossa che scegli con i pulsanti la gioco senza chiedere conferma.
page-settings-theme = Tema della scacchiera
page-settings-theme-hint = Il tema delle scacchiere pubbliche lo sceglie il server.
page-settings-dots = Nomi delle caselle sui punti
page-settings-dots-choice = { $value ->
    [all] Su tutte le scacchiere
   *[hexagons] Solo sugli esagoni
}
page-settings-language = Lingua
page-settings-language-choice = { $value ->
    [discord] Come in Discord
   *[other] { $value }
}
page-settings-sharing = Pagine delle tue partite
page-settings-sharing-choice = { $value ->
    [private] Solo per i giocatori
    [public] Per tutti, le partite finite sono elencate
   *[link] Per chi ha il link
}
page-settings-open-data = Partite finite come dati aperti
page-settings-open-data-choice = { $value ->
    [on] Sì, senza il mio nome
   *[off] No
}
page-settings-saved = Quando esaurisci il tempo
page-settings-vacation = Vacanza
page-settings-data = I tuoi dati
page-settings-blocked = Persone bloccate
page-settings-block = Puoi bloccare qualcuno su Discord, in `/settings`: così non può sfidarti.
page-settings-unblock = Sblocca
page-browsers = Dove hai fatto l'accesso
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } su { $system }
}
page-browser-unknown = Un browser
page-browser-seen = { $days ->
    [0] { $browser }, ultima visita oggi
    [1] { $browser }, ultima visita ieri
   *[other] { $browser }, ultima visita { $days } giorni fa
}
page-here = qui
page-out = Esci
page-out-others = Esci da tutti gli altri
page-calls = Notifiche
page-calls-about = { $state ->
    [instead] Questo browser ti dice quando tocca a te o qualcuno ti sfida. In quel caso non ti avviso su Discord.
    [beside] Questo browser ti dice quando tocca a te o qualcuno ti sfida, e ti avviso anche su Discord.
   *[none] Questo browser può dirti quando tocca a te o qualcuno ti sfida, anche quando nessuna pagina è aperta. In quel caso non ti avviso su Discord.
}
page-calls-quiet = { $notify ->
    [digest] Hai scelto un messaggio al giorno, quindi questo browser mostra solo promemoria.
   *[off] Hai disattivato gli avvisi, quindi questo browser resta in silenzio.
}
page-calls-on = Attiva le notifiche qui
page-calls-off = Disattiva le notifiche qui
page-calls-beside = Avvisami anche su Discord
page-calls-instead = Non avvisarmi su Discord
page-calls-denied = Il tuo browser blocca le notifiche di questa pagina. Ammettile nelle sue impostazioni e riprova.
page-calls-failed = Il tuo browser non è riuscito ad attivare le notifiche. Riprova più tardi.
page-calls-bad = Non posso mandare notifiche a questo browser. Provane un altro.
browser-invite = { $kind ->
    [rematch] { $who } vorrebbe la rivincita
    [weekly] { $who } ti invita alla partita della settimana
    [gathering] { $who } ti invita a una partita
   *[named] { $who } ti sfida
}
browser-call = { $kind ->
    [played] { $who } ha giocato { $move }
    [turn] Tocca a te
    [draw] Hai un'offerta di patta
    [time] { $who } ha esaurito il tempo. Ora decidi tu
    [takeback] Hai una richiesta di ritirare una mossa
    [remind] { $waiting ->
        [one] { $who } aspetta la tua mossa
       *[other] Gli altri aspettano la tua mossa
    }
    [most] Gran parte del tuo tempo è passata
   *[last] Il tuo tempo sta per finire
}
page-variant = Variante
page-set-up = Configura
page-add = Aggiungi a Discord
page-front-about = Murus Gallicus, il gioco di muri e torri di Phil Leduc, per corrispondenza su Discord.
page-front-goal = Costruisci muri e torri, e porta una pietra sull'ultima riga.
page-front-play = Gioca subito contro Murus
page-front-on = Continua la tua partita
page-front-learn = Impara in due minuti
page-front-siege = L'assedio di oggi
page-siege-out = Puoi risolverlo qui dopo l'accesso. Premi «Apri la scacchiera» o «Le mie scacchiere» su Discord per avere un link.
page-siege-bell-on = Ti avviso su Discord quando comincia il prossimo assedio.
page-siege-bell-off = Non ti avviso più per gli assedi di questo server.
page-siege-over = Risolvi l'assedio di ieri
page-siege-none = Ora nessuno dei tuoi server ha un assedio. Quando uno ne ha uno, premi lì **Risolvi**, e si apre anche qui.
page-siege-server = Server
page-front-pause = Pausa
page-front =
    {""}**Murus Gallicus** è un gioco di Phil Leduc (ideato nel 2005, pubblicato nel 2009). Romani e Galli costruiscono muri e torri e cercano di sfondare dall'altra parte.
    Giocalo per corrispondenza su Discord: sfida un'altra persona, muovi quando hai un minuto e ricevi un avviso quando tocca a te. Oppure gioca contro Murus, a otto livelli.
page-privacy = Privacy
page-privacy-text =
    Murus conserva gli ID Discord delle persone che lo usano, la loro lingua e ciò che inseriscono: mosse, impostazioni, note, sfide. Non conserva nomi, immagini né indirizzi.
    Le partite restano finché il servizio esiste. Ciò che Murus ha inviato resta per un mese. Un browser mantiene l'accesso per trenta giorni dopo l'ultima visita, con un cookie che contiene un numero casuale. Murus annota il nome breve di quel browser, come «Chrome su Android», e nient'altro. Se scegli una lingua o, senza accesso, un tema per le pagine, il tuo browser ricorda la scelta per un anno, con un cookie che contiene solo la scelta.
    Se attivi le notifiche in un browser, Murus conserva anche come raggiungerlo tramite il suo servizio push, finché non le disattivi o esci da lì. Il servizio push non può leggerle.
    Se apri la scacchiera in Discord, Murus ricorda per dieci minuti che cosa hai aperto. Le tue cifre per i ruoli collegati vanno a Discord ogni volta che lo chiedi, e da nessun'altra parte. Restano lì finché non togli Murus dalle app autorizzate di Discord.
    Se hai fatto l'accesso e apri la scacchiera su cui i giocatori analizzano insieme la loro partita finita, loro vedono il tuo nome, e Murus annota quando l'hai avuta aperta l'ultima volta.
    Nelle tue impostazioni, qui o con /settings su Discord, puoi vedere tutto ciò che è conservato su di te ed eliminarlo. I tuoi avversari conservano le loro partite, senza il tuo nome. Se tu e tutti gli altri giocatori di una partita lo scegliete nelle impostazioni, chi gestisce Murus può pubblicare la partita finita come dati aperti, senza nomi né ID. Nient'altro viene ceduto ad altri, e nessuna pagina carica niente da altrove.
page-terms = Condizioni
page-terms-text =
    Murus è gratuito e senza alcuna garanzia. Sii leale: nelle partite classificate gioca mosse tue, e tratta gli altri con gentilezza.
    Le regole di Murus Gallicus sono di Phil Leduc. Si possono copiare e condividere, ma non cambiare.
page-about-text =
    Murus { $version }. Murus Gallicus è un gioco di Phil Leduc. Le regole e il merito sono suoi.
    Il programma è software libero, con licenza MIT o Apache-2.0. Le lettere nelle immagini sono Inter, con licenza SIL Open Font License.
settings-sharing = { $value ->
    [private] Pagine delle mie partite: solo per i giocatori
    [public] Pagine delle mie partite: per tutti, e le partite finite sono elencate
   *[link] Pagine delle mie partite: per chi ha il link
}
settings-sharing-hint = Chi può vedere le pagine delle tue partite?
settings-open-data = { $value ->
    [on] Partite finite come dati aperti: sì, senza il mio nome
   *[off] Partite finite come dati aperti: no
}
settings-open-data-hint = Le tue partite finite possono essere pubblicate?
settings-open-data-about = Dati aperti: se tutti i giocatori di una partita finita sono d'accordo qui, chi gestisce Murus può pubblicarne le mosse, il risultato e il mese per tutti, senza nomi né ID. Ciò che è pubblicato resta tale.
settings-sessions = Hai fatto l'accesso in queste date:
settings-signed-out = Hai chiuso l'accesso dappertutto.
button-sign-out = Esci dappertutto
button-pages-on = Attiva le pagine web
button-pages-off = Disattiva le pagine web
server-pages = Pagine web delle partite: **{ $some ->
    [yes] sì
   *[no] no
}**
page-first = All'inizio
page-back = Una mossa indietro
page-on = Una mossa avanti
page-last = Alla fine
page-flip = Ruota la scacchiera
page-won = È vinta?
page-winner = { $who ->
    [won] I { side-name } possono forzare la vittoria { $moves ->
        [one] in una mossa.
       *[other] entro { $moves } mosse.
    }
    [nobody] Qui nessuno può forzare la vittoria.
   *[open] Non ho trovato una vittoria forzata. La mia stima: { $romans }% per i Romani, { $gauls }% per i Galli.
}
page-against = L'altra parte la gioca
page-nobody = Tu
page-side = La tua parte
page-position = Comincia da questa posizione
page-public = Partite rese pubbliche da chi le ha giocate
page-looks = Aspetto, suono, lettere
page-embed = Mostra questa scacchiera sul tuo sito
page-embed-how = Copia questo in una tua pagina.
page-show = Mostra
page-channel = un canale Discord
page-sound = Un suono a ogni mossa
page-learn = Impara
page-learn-about = Impara Murus Gallicus sulla scacchiera, un passo alla volta.
page-theme = Tema
page-own-games = Dalle mie partite
page-streak = Serie di assedi: { $days ->
    [1] 1 giorno.
   *[other] { $days } giorni.
}
page-puzzle-none = Questo problema non c'è. Scegli un altro tema o un'altra difficoltà.
page-puzzle-unrated = senza punteggio
page-puzzle-rating = Punteggio di questo problema: { $rating }
page-puzzle-run = Problemi risolti di fila: { $count }.
page-puzzle-answer = Soluzione
page-grade = Difficoltà
page-grade-any = Qualsiasi
page-puzzles-over = Hai visto tutti i problemi di questo tipo.
page-signed-out = Non hai fatto l'accesso. Premi «Apri la scacchiera» su Discord per avere un link.
page-learn-basics = Il gioco
page-learn-variants = Varianti e altre scacchiere
page-learn-passed = Passi che hai risolto
page-set-up-board = Prepara una posizione
page-palette = Scegli un pezzo, poi premi le caselle o passaci sopra.
page-erase = Cancella
page-turn = Chi muove
page-placed = Usa questa posizione
page-clear = Svuota la scacchiera
page-cancel = Lascia stare
page-wrong-position = { $kind ->
    [lines] Questa posizione non riempie la scacchiera: servono { $what } righe, separate da barre.
    [unit] In questa variante nessun pezzo ha la lettera «{ $what }».
    [field] Qui «{ $what }» non vuol dire niente.
    [opening] I primi turni speciali ci sono solo all'inizio di una partita bilanciata.
    [out] La parte che deve muovere è fuori dal gioco.
    [many] I { side-name } possono avere al massimo { $what } pietre.
    [stones] Ai { side-name } serve almeno una pietra.
    [over] La partita sarebbe già finita: { $what }.
   *[turn] Finisci con la lettera della parte che muove.
}
page-cut = Elimina da qui
page-main = Rendi linea principale
page-tree-long = In un link ci stanno al massimo { $most } mosse. Elimina un ramo per fare posto.
page-keep = Salva la linea
page-kept = Salvata. La trovi tra le tue linee.
page-leave = Torna alla partita
# The board on which the players of a finished game analyse it together.
page-together = Analizza insieme
page-together-join = Partecipa
page-together-watch = Guarda
# $who and $other are names. They are the same if there is one person.
page-together-on =
    { $count ->
        [one] { $who } sta analizzando questa partita.
       *[other] { $who } e { $other } stanno analizzando questa partita.
    }
page-together-both = Stai analizzando questa partita con { $who }.
page-together-waiting = Stai analizzando questa partita. { $who } può partecipare dalla pagina della partita.
page-together-alone = Stai analizzando questa partita.
page-together-admitted = Anche tu puoi fare mosse su questa scacchiera.
page-together-watching = Stai guardando. I giocatori vedono il tuo nome.
page-together-unnamed = Stai guardando.
page-together-reader = { $who } sta guardando.
page-together-editor = Anche { $who } può fare mosse.
page-together-admit = Fai muovere anche { $who }
page-together-dismiss = Fai solo guardare { $who }
page-together-marked = Segnato: { $what }
page-together-draw = Disegna frecce
page-together-outdated = Qualcuno ha fatto prima. Ora la scacchiera è questa: riprova, se vuoi ancora.
page-together-read-only = Stai guardando. Chiedi a uno dei giocatori di farti muovere.
page-together-gone = Questa persona non guarda più. Può tornare a questa scacchiera.
page-together-arrows = Sulla scacchiera ci stanno al massimo { $most } frecce e cerchi. Premi X per toglierli.
page-together-long = Su questa scacchiera ci stanno al massimo { $most } mosse. Elimina un ramo per fare posto.
page-together-closed = Questa scacchiera non è aperta a te. Puoi comunque provare mosse per conto tuo.
page-film = Replay
page-moves-text = Mosse come testo
page-record = Partita per Abstract Play
page-record-read = Sfoglia una partita
page-record-hint = Incolla una partita in qualsiasi notazione, o trascina qui un file

## Events

contest-name = Mese aperto{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = L'evento { $name } è finito
contest-stopped = L'evento { $name } è stato chiuso in anticipo
contest-end = **L'evento { $name } è finito.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Promozione: { $who }
contest-end-down = Retrocessione: { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] L'evento { $name } è finito. Stavolta nessuna partita è contata.
   *[no] L'evento { $name } non si è svolto.
}
contest-month-about = Gioca partite classificate con chi partecipa: una vittoria vale 2 punti, una patta 1. Delle tue partite con ogni persona conta la prima, se finisce in tempo.
contest-until = Termina { $when } ({ $day }) · { $people ->
    [0] ancora nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-open = [Apri la pagina]({ $link })
page-event-hidden = (privata)
page-event-running = Partite in corso
page-event-games = Partite che contano
page-event-join = Per partecipare, premi **{ $button }** sulla scheda dell'evento su Discord.
page-event-in = Ci sei.
page-event-joined = Chi partecipa
page-event-rounds = Turni
page-event-bye = riposa in questo turno
page-event-lot = per sorteggio
page-event-place = #
page-event-person = Nome
page-event-points = Punti
page-event-played = Partite
page-event-cross = Tabellone
page-event-earlier = Precedenti
contest-table-none = Ancora nessuna partita è contata.
contest-pairs-about = Le coppie di ogni turno con i loro punti. Chi va avanti è in grassetto.
contest-table-about = Punti, partite e, tra parentesi, vittorie-patte-sconfitte.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [1] 1 punto
   *[other] { $points } punti
}, { $games ->
    [1] 1 partita
   *[other] { $games } partite
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] davanti per le partite tra loro
    [beaten] davanti per i punti degli avversari battuti
   *[side] davanti per le vittorie con i Romani
}
contest-own = Il tuo posto: { $place } di { $people } · { $worth }
contest-gone = ex partecipante
contest-sum = { $people ->
    [1] 1 partecipante
   *[other] { $people } partecipanti
}, { $games ->
    [1] 1 partita
   *[other] { $games } partite
}, { $from } – { $to }
contest-cheer = Complimenti, { $who }!
contest-met-title = { $count ->
    [0] Non hai ancora giocato una partita che conta.
    [1] **La tua partita che conta**
   *[other] **Le tue { $count } partite che contano**
}
contest-met = { $fared ->
    [won] Vinta
    [lost] Persa
   *[drawn] Patta
} contro { $who } · Partita { $game }
contest-unmet-title = { $count ->
    [0] Finora hai giocato con tutti i partecipanti.
    [1] **1 persona con cui non hai ancora giocato**
   *[other] **{ $count } persone con cui non hai ancora giocato**
}
contest-list-none = Qui non c'è nessun evento in corso. I gestori di questo server possono aprirne uno con `/event month`.
contest-no-server = Gli eventi appartengono a un server. Usa `/event list` in uno dei suoi canali.
contest-opened = ✓ { $name }: dura fino al giorno { $day }. La scheda è in { $channel }. { $repeats ->
    [yes] Alla fine si apre il prossimo, e ci si iscrive di nuovo.
   *[no] Non si ripete.
} Puoi chiuderlo con `/event stop`.
contest-joined = ✓ Ci sei. Conta la tua prima partita classificata con ognuno degli altri. **Le mie partite** mostra chi puoi sfidare.
contest-leave-ask = Partecipi già. Vuoi uscire? Sparisci dalla classifica, e chi ha giocato con te conserva i suoi punti. Puoi tornare finché l'evento è in corso.
contest-left-early = ✓ Non partecipi più. Puoi tornare finché l'evento non comincia.
contest-left = ✓ Non partecipi più. Se torni, tornano anche i tuoi risultati.
contest-begun-wait = -# Le partite sono tante. Ci vogliono circa { $minutes } minuti prima che ci siano tutte.
contest-left-begun = ✓ Non partecipi più e in questo evento non giochi altre partite.
contest-not-in = Non partecipi ancora a questo evento. Premi **Partecipa** sulla sua scheda o in `/event list`.
contest-closed = Non partecipi a questo evento, che ora è al completo. La sua classifica mostra come vanno le cose.
contest-mine-rests = In questa stagione fai una pausa, quindi non hai partite. Il tuo posto resta riservato, e nella prossima stagione giochi di nuovo.
contest-mine-reserve = Sei tra le riserve, quindi non hai ancora partite. Se qualcuno si ritira nei primi due giorni, prendi il suo posto.
contest-mine-late = Eri tra le riserve, e nei primi due giorni non si è liberato nessun posto. La classifica mostra come vanno le cose.
contest-out = { $why ->
    [removed] I gestori ti hanno tolto da questo evento.
    [late] Non sei più in questo evento: hai perso due partite per il tempo.
    [replaced] Hai lasciato questo evento, e qualcun altro ha preso il tuo posto.
   *[left] Hai lasciato questo evento.
}{ $count ->
    [0] {" "}Nessuna delle tue partite conta.
   *[other] {""}
}
contest-was-not-in = Non partecipavi a questo evento. `/event list` mostra quelli in corso.
contest-stop-ask = Che cosa vuoi chiudere adesso? Le partite ancora in corso di un evento non contano più, e la sua classifica resta sulla scheda. Una partita a votazione finisce senza risultato, dopo una conferma.
contest-stop-done = ✓ { $begun ->
    [yes] L'evento { $name } è chiuso. La scheda mostra com'era la situazione.
   *[no] L'evento { $name } non si farà. Lo dice anche la scheda.
}
contest-running = In questo server c'è già un evento di questo tipo, fino al giorno { $day }. Lo vedi in `/event list`.
contest-unrated = In questo server le partite non sono classificate, quindi non ne conterebbe nessuna. Puoi attivare le classificate in `/server settings`.
contest-several = Solo le partite a due sono classificate. Scegli una variante per due.
contest-unknown = Questo evento non c'è in questo server. `/event list` mostra quelli in corso.
contest-is-over = Questo evento è finito. `/event list` mostra quelli in corso.
contest-league-name = Campionato · Stagione { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = Divisione { $number }
contest-league-about = Una stagione dura { $weeks ->
    [1] una settimana
   *[other] { $weeks } settimane
}. Nella tua divisione giochi due partite classificate contro ognuno degli altri, una per parte. Cominciano da sole, poche alla volta. { $time } Una vittoria vale 2 punti, una patta 1.{ $divisions ->
    [1] {""}
   *[other] {" "}Dopo ogni stagione due giocatori di ogni divisione scambiano il posto con due di quella sotto: gli ultimi due scendono, i primi due salgono.
}
contest-league-end = Murus giudica le partite ancora aperte alla fine: una vittoria dimostrata o un chiaro vantaggio vale come vittoria, tutto il resto come patta. Se esaurisci il tempo due volte, sei fuori e salti la prossima stagione.
contest-league-begins = Comincia { $when } ({ $day }) con almeno 4 partecipanti · { $people ->
    [0] ancora nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-league-opened = ✓ { $name }: le iscrizioni sono aperte fino al giorno { $day }. La scheda è in { $channel }. Comincia da solo con almeno 4 partecipanti, e poi segue la prossima stagione. Puoi chiuderlo con `/event stop`.
contest-league-begun = **{ $name }: si comincia!** Dura fino al giorno { $day }. Giochi poche partite alla volta, e ricevi un avviso quando tocca a te.
contest-league-joined = ✓ Ci sei. La stagione comincia il giorno { $day }, e le tue partite cominciano da sole. Ne giochi al massimo { $games } alla volta. Ne vuoi di più o di meno?
contest-league-in = Ci sei. La stagione comincia il giorno { $day }. Giochi { $games ->
    [1] una partita alla volta
   *[other] fino a { $games } partite alla volta
}.{ $rests ->
    [yes] {" "}Se fai una pausa, il tuo posto resta riservato per una stagione.
   *[no] {""}
}
contest-league-plays = Ci sei. Giochi { $games ->
    [1] una partita alla volta
   *[other] fino a { $games } partite alla volta
}. Se esci, in questa stagione non puoi tornare. Le tue partite in corso continuano, e quelle non ancora cominciate contano come vittorie per gli altri.
contest-league-rests = ✓ In questa stagione fai una pausa. Il tuo posto resta riservato, e nella prossima stagione giochi di nuovo senza iscriverti. Premi **Partecipa** se cambi idea.
contest-cup-name = Coppa{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] Eliminazione diretta: giochi due partite classificate con il tuo avversario, una per parte. In caso di parità decide una terza partita, poi il sorteggio. Chi perde è fuori.
   *[groups] Gironi da quattro a sei: giochi due partite classificate contro ognuno degli altri del tuo girone, una per parte. Una vittoria vale 2 punti, una patta 1. Poi i vincitori dei gironi giocano tra loro.
    [swiss] Una coppa con sistema svizzero: in ogni turno giochi due partite classificate, una per parte, con qualcuno che ha più o meno gli stessi punti. Una vittoria vale 2 punti, una patta 1. Nessuno viene eliminato.
} Un turno dura { $weeks ->
    [1] una settimana
   *[other] { $weeks } settimane
}{ $form ->
    [swiss] .
   *[other] , o meno se tutte le sue partite sono finite.
} Le partite cominciano da sole. { $time }
contest-cup-end = Murus giudica le partite ancora aperte alla fine di un turno: una vittoria dimostrata o un chiaro vantaggio vale come vittoria, tutto il resto come patta. Se esaurisci il tempo due volte, sei fuori.
contest-cup-begins = Comincia con { $size } partecipanti{ $any ->
    [yes] , oppure { $when } ({ $day }) con almeno { $fewest }
   *[no] {" "}(tempo fino al giorno { $day }, { $when })
} · { $people ->
    [0] ancora nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-cup-round = { $round }, termina { $when } ({ $day }){ $more ->
    [yes] {" · "}fine al più tardi il giorno { $last }
   *[no] {""}
} · { $people ->
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-cup-stage = { $stage ->
    [final] Finale
    [semi] Semifinali
    [quarter] Quarti di finale
    [groups] Gironi
    [winners] Girone dei vincitori
    [swiss] Turno { $number } di { $rounds }
   *[other] Turno { $number }
}
contest-cup-group = Girone { $number }
contest-cup-winners = Girone dei vincitori
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · per sorteggio"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } è fuori
}
contest-cup-bye = { $one } · riposa in questo turno{ $points ->
    [0] {""}
   *[other] , { $points } punti
}
contest-calendar = Murus Gallicus, un gioco di Phil Leduc, in un evento di questo server. Premi Partecipa sulla sua scheda per giocare.{ $fills ->
    [yes] {" "}Può cominciare prima, appena è al completo.
   *[no] {""}
}
contest-cup-opened = ✓ { $name }: le iscrizioni sono aperte. La scheda è in { $channel }. Comincia da sola { $any ->
    [yes] quando è al completo, oppure il giorno { $day } con almeno { $fewest } partecipanti
   *[no] quando ci sono { $fewest } partecipanti entro il giorno { $day }
}.{ $repeats ->
    [yes] {" "}Allora si apre la prossima.
   *[no] {""}
} Puoi chiuderla con `/event stop`.
contest-cup-begun = **{ $name }: si comincia!** Il primo turno dura fino al giorno { $day }, e tutta la coppa al massimo fino al giorno { $last }. Ricevi un avviso quando tocca a te.
contest-cup-in = { $new ->
    [yes] ✓ Ci sei.
   *[no] Ci sei.
} { $full ->
    [yes] Ora la coppa è al completo e comincia.
   *[no] La coppa comincia quando è al completo, oppure il giorno { $day }.
} Le tue partite cominciano da sole.{ $divided ->
    [yes] {" "}Ne giochi al massimo { $games } alla volta. Ne vuoi di più o di meno?
   *[no] {""}
}
contest-cup-plays = Ci sei. Se esci, le tue partite in corso finiscono. { $divided ->
    [yes] Le tue partite contano solo se ne hai giocate almeno la metà.
   *[no] In questa coppa le vincono gli avversari.
} Nei primi due giorni una riserva può prendere il tuo posto.
contest-cup-reserve = ✓ Sei tra le riserve. Se qualcuno si ritira nei primi due giorni, prendi il suo posto, e le tue partite cominciano da sole.
contest-cup-size = { $form ->
    [knockout] Una coppa a eliminazione diretta
    [groups] Una coppa a gironi
   *[swiss] Una coppa con sistema svizzero
} accoglie da { $fewest } a { $most } partecipanti. Scegli un altro `size` o un'altra `form`.
contest-cup-late = Questa coppa è cominciata, e le iscrizioni sono chiuse. `/event list` mostra gli eventi in corso.
contest-sum-since = { $people ->
    [1] 1 partecipante
   *[other] { $people } partecipanti
}, { $games ->
    [1] 1 partita
   *[other] { $games } partite
}, inizio { $from }
contest-ladder-name = Scala{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = Entri in fondo e sfidi chi sta al massimo { $reach } posti sopra di te. La partita classificata comincia subito, e muovi prima tu. { $time } Se vinci, sali di metà della distanza, e l'altra persona scende di un posto. Una patta non cambia niente.
contest-ladder-away = Puoi sfidare tre persone alla volta, e tre alla volta possono sfidare te. Nessuno può rifiutare: chi non muove in tempo perde, e dopo tre sconfitte così in un mese sei fuori. Mentre sei in vacanza nessuno può sfidarti, ma scendi di un posto a settimana.
contest-ladder-until = Dura finché si gioca · { $people ->
    [0] ancora nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-ladder-end = Murus giudica le partite ancora aperte alla fine: una vittoria dimostrata o un chiaro vantaggio vale come vittoria, tutto il resto come patta.
contest-ladder-opened = ✓ { $name }: le iscrizioni sono aperte. La scheda è in { $channel }. { $dated ->
    [yes] Dura fino al giorno { $end }. { $repeats ->
        [yes] Alla fine comincia la prossima, e ognuno conserva il suo posto.
       *[no] Non si ripete.
    }
   *[no] Finisce quando passano 90 giorni senza che finisca una partita.
} Puoi chiuderla prima con `/event stop`.
contest-ladder-own = Il tuo posto: { $place } di { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ Ci sei.
   *[no] Ci sei.
} { $own } **Sfida** mostra con chi puoi giocare. Se esci, perdi il tuo posto.
contest-ladder-left = ✓ Non partecipi più. Se torni, ricominci dal fondo.
contest-ladder-reach = Puoi sfidare queste persone:
contest-ladder-top = Nessuno è sopra di te. La prossima sfida arriverà a te.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · hai tre sfide aperte"}
    [playing] {" · state già giocando"}
    [away] {" · in vacanza"}
    [taken] {" · ha già tre sfide"}
    [apart] {" · c'è un blocco tra voi"}
   *[none] {""}
}
contest-ladder-begun = ✓ La tua partita con { $who } è cominciata: Partita { $game }. Muovi prima tu.
contest-ladder-worth = { $games ->
    [1] 1 partita
   *[other] { $games } partite
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Partite e, tra parentesi, vittorie-patte-sconfitte.
contest-ladder-standing = Per questa variante c'è già una scala. La vedi in `/event list`.
contest-ladder-unreached = Questa persona non è più alla tua portata. Premi **Sfida** sulla scheda per vedere con chi puoi giocare.
contest-ladder-barred = { $bar ->
    [busy] Hai tre sfide aperte. Prima finisci una di quelle partite.
    [playing] State già giocando in questa scala. Prima finite quella partita.
    [away] È in vacanza. Sfida qualcun altro, o aspetta che torni.
    [taken] Ha già tre sfide. Sfida qualcun altro.
   *[apart] C'è un blocco tra voi. Puoi vedere chi hai bloccato in `/settings`.
}
contest-simul-name = Simultanea{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Simultaneista: { $who }
contest-simul-about = Chi dà la simultanea gioca contro tutti i partecipanti, { $side ->
    [romans] con i Romani
    [gauls] con i Galli
   *[alternate] alternando le parti
}. Tu giochi una partita { $rated ->
    [yes] classificata
   *[no] amichevole
}. { $time } Dura al massimo { $weeks ->
    [1] una settimana
   *[other] { $weeks } settimane
}.
contest-simul-end = Murus giudica le partite ancora aperte alla fine: una vittoria dimostrata o un chiaro vantaggio vale come vittoria, tutto il resto come patta.
contest-simul-begins = Comincia con { $boards } partecipanti, oppure { $when } ({ $day }) con almeno 2 · { $people ->
    [0] ancora nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}{ $host ->
    [yes] {""}
   *[no] {" · manca ancora chi dà la simultanea"}
}
contest-simul-until = Termina al più tardi { $when } ({ $day }) · { $people ->
    [0] nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-simul-score = **Simultaneista: { $won ->
    [1] 1 vittoria
   *[other] { $won } vittorie
} · { $drawn ->
    [1] 1 patta
   *[other] { $drawn } patte
} · { $lost ->
    [1] 1 sconfitta
   *[other] { $lost } sconfitte
}**{ $open ->
    [0] {""}
    [1] {" · 1 partita in corso"}
   *[other] {" · "}{ $open } partite in corso
}
contest-simul-call = { $who }, { $count ->
    [1] **1 scacchiera** aspetta
   *[other] **{ $count } scacchiere** aspettano
} la tua mossa nell'evento { $name }.{ $some ->
    [yes] {" "}Il primo orologio scade { $when }.
   *[no] {""}
}
contest-simul-begins-now = ✓ La simultanea comincia. Sto aprendo tutte le partite.
contest-simul-not-host = Solo chi dà questa simultanea può farla cominciare. Comincia da sola quando è al completo, o nel giorno previsto.
contest-simul-alone = Per una simultanea servono chi la dà e almeno altri 2. Premi **Partecipa** sulla sua scheda, o aspetta altri partecipanti.
button-simul-begin = Comincia adesso
contest-simul-board = { $who } · { $state ->
    [won] vinta
    [drawn] patta
    [lost] persa
    [void] nessun risultato
   *[open] in corso
}{ $some ->
    [yes] {" · Partita "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ { $name }: le iscrizioni sono aperte. La scheda è in { $channel }. Comincia da sola quando è al completo, oppure il giorno { $day } se ci sono chi la dà e almeno altri 2. Puoi chiuderla con `/event stop`.
contest-simul-begun = **{ $name }: si comincia!** Dura al massimo fino al giorno { $day }. Ricevi un avviso quando tocca a te.
contest-simul-in = { $new ->
    [yes] ✓ Ci sei.
   *[no] Ci sei.
} { $full ->
    [yes] Ora la simultanea è al completo e comincia.
   *[no] La simultanea comincia quando è al completo, oppure il giorno { $day }.
} Tutte le partite cominciano da sole.{ $host ->
    [yes] {" "}Puoi anche farla cominciare prima, con almeno altri 2.
   *[no] {""}
}
contest-simul-plays = Ci sei. Se esci, perdi la tua partita aperta in questa simultanea. Se sei tu a darla, perdi tutte quelle aperte.
contest-simul-full = In questa simultanea tutte le scacchiere sono prese. `/event list` mostra gli eventi in corso.
contest-simul-playing = Questa simultanea è cominciata, e le iscrizioni sono chiuse. `/event list` mostra gli eventi in corso.
contest-simul-apart = Con chi dà la simultanea non puoi giocare, perché c'è un blocco tra voi. Puoi vedere chi hai bloccato in `/settings`.
contest-team-name = Incontro a squadre{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = un altro server
contest-team-player = qualcuno
contest-team-about = Due server si affrontano su { $boards } scacchiere al massimo. Le due squadre sono ordinate per punteggio, e giochi due partite classificate contro la stessa persona, una per parte. Le giochi nei tuoi messaggi diretti. { $time } Una vittoria vale 2 punti, una patta 1. Dura al massimo { $weeks ->
    [1] una settimana
   *[other] { $weeks } settimane
}.
contest-team-end = Murus giudica le partite ancora aperte alla fine: una vittoria dimostrata o un chiaro vantaggio vale come vittoria, tutto il resto come patta. Se esaurisci il tempo due volte, sei fuori. Nei primi due giorni una riserva può prendere un posto libero.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · manca 1 partita"}
   *[other] {" · mancano "}{ $open } partite
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · vince { $winner ->
    [home] { $home }
   *[guest] { $guest }
}
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · pareggio
contest-team-waits = Aspetta l'altro server fino al giorno { $day } ({ $when }) · { $people ->
    [0] ancora nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-team-begins = Comincia { $when } ({ $day }) se le due squadre hanno almeno { $fewest } partecipanti · ora { $home } e { $guest }
contest-team-until = Termina al più tardi { $when } ({ $day }) · { $people ->
    [0] nessun partecipante
    [1] 1 partecipante
   *[other] { $people } partecipanti
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · non si gioca
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 partita in corso"}
       *[other] {" · in corso"}
    }
    [1] {" · "}{ $out } è fuori
   *[other] {" · fuori tutti e due"}
}
contest-team-opened = ✓ { $name }: le iscrizioni sono aperte, e la scheda è in { $channel }. Dai questo codice a chi gestisce l'altro server: `{ $code }`
    Basta usare `/event team` con questo `code`, e quel server partecipa. Può usarlo solo chi gestisce un altro server, una volta sola e per sette giorni. L'incontro comincia il giorno { $day } se le due squadre hanno almeno 2 partecipanti, o prima con **Comincia adesso** in `/event manage`. Puoi chiuderlo con `/event stop`.
contest-team-entered = ✓ Questo server gioca contro { $home }. La scheda è in { $channel }: premi lì **Partecipa** per giocare. L'incontro comincia il giorno { $day } se le due squadre hanno almeno 2 partecipanti, o prima con **Comincia adesso** in `/event manage`. Puoi chiuderlo con `/event stop`.
contest-team-wrong-code = Nessun incontro a squadre aspetta questo codice. Un codice vale una volta sola e per sette giorni. Chiedine uno nuovo all'altro server.
contest-team-own-code = Questo è il codice del tuo incontro. Dallo a chi gestisce l'altro server.
contest-team-other = Giochi già per l'altro server. Se preferisci giocare per questo, lascia l'incontro di là prima che cominci.
contest-team-playing = Questo incontro a squadre è cominciato, e le iscrizioni sono chiuse. `/event list` mostra gli eventi in corso.
contest-team-few = A tutte e due le squadre servono almeno 2 partecipanti. Premi **Partecipa** sulla scheda, o aspetta.
contest-team-begins-now = ✓ L'incontro a squadre comincia. Sto aprendo tutte le partite.
contest-team-begun = **{ $name }: si comincia!** Dura al massimo fino al giorno { $day }. Le tue partite sono nei tuoi messaggi diretti, e ricevi un avviso quando tocca a te.
contest-team-in = { $new ->
    [yes] ✓ Ci sei.
   *[no] Ci sei.
} L'incontro comincia il giorno { $day }, o prima se i gestori lo fanno cominciare. Le tue partite arrivano da sole nei tuoi messaggi diretti.
contest-team-plays = Ci sei. Se esci, le tue partite in corso finiscono, e in questo incontro le vince l'avversario. Nei primi due giorni una riserva può prendere il tuo posto.
contest-team-reserve = Sei tra le riserve. Se qualcuno della tua squadra si ritira nei primi due giorni, prendi il suo posto, e le tue partite cominciano da sole.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 partecipante
   *[other] { $people } partecipanti
}{ $paused ->
    [yes] {" · in pausa"}
   *[no] {""}
}
    Scegli qualcuno del tuo server per toglierlo dall'incontro. Tutto ciò che fai qui è nel registro della moderazione, e lo dico ai giocatori.
contest-next-none = In nessuna partita di questo evento tocca a te.
button-contest-next = Prossima scacchiera
contest-open-title = { $count ->
    [1] **1 partita in corso**
   *[other] **{ $count } partite in corso**
}
contest-coming = { $count ->
    [1] **1 partita in arrivo**, con { $who }
   *[other] **{ $count } partite in arrivo**, con { $who }
}
contest-open-game = contro { $who } · Partita { $game } · { side-name } · { $mine ->
    [yes] tocca a te
   *[no] in attesa
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name }: giochi contro { $who }{ $team ->
    [yes] {" "}({ $server }), scacchiera { $number }
   *[no] {""}
}.
contest-reserves = Riserve: { $who }. In gioco se qualcuno si ritira nei primi due giorni.
contest-met-unplayed = { $fared ->
    [won] Vinta
    [lost] Persa
   *[drawn] Patta
} contro { $who } · non giocata
contest-loss-counts = Per { $who } conta come sconfitta nell'evento { $name }.
contest-loss-out = È la seconda volta, quindi { $who } è fuori dall'evento { $name }{ $misses ->
    [yes] {" "}e salta la prossima stagione
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] Per { $who } conta come vittoria nell'evento { $name }.
    [drawn] Conta come patta nell'evento { $name }.
    [void] Non conta nell'evento { $name }, perché è stata giocata meno della metà delle partite.
    [free] Una riserva può ancora prendere il posto, e allora le vostre partite ricominciano da capo. Altrimenti contano come vittorie per { $who } nell'evento { $name }.
   *[replaced] Qualcun altro prende il posto, e la partita ricomincia da capo.
}
contest-has-begun = Questa stagione è cominciata. Puoi partecipare alla prossima appena questa finisce.
contest-barred = Nella scorsa stagione hai esaurito il tempo due volte, quindi salti questa. Puoi partecipare alla prossima.
contest-kept = Hai fatto una pausa nella scorsa stagione, quindi ora non puoi farne un'altra. Se non vuoi giocare, puoi uscire.
contest-paused = **In pausa.** Non cominciano nuove partite, e le date si spostano della durata della pausa.
contest-is-paused = Questo evento è in pausa. Puoi sfidare qualcuno quando i gestori lo fanno riprendere.
contest-removed = I gestori ti hanno tolto da questo evento, quindi non puoi più partecipare.
contest-absent = Questa persona non partecipa all'evento. Scegli qualcuno che partecipa.
contest-own-game = In questo evento giochi anche tu. Chiedi di decidere a qualcun altro che gestisce il server.
contest-has-played = Questa persona ha già un risultato, quindi nessuno può prendere il suo posto. Puoi toglierla dall'evento.
contest-stranger = Questa persona non può prendere il posto. Scegli qualcuno che ha già usato Murus e non partecipa ancora all'evento. Non puoi scegliere te.
contest-decided = Questa partita ha un risultato. Scegline un'altra.
contest-manage-which = In quale evento vuoi intervenire?
contest-manage = **{ $name }** · { $people ->
    [1] 1 partecipante
   *[other] { $people } partecipanti
}{ $paused ->
    [yes] {" · in pausa"}
   *[no] {""}
}
    Scegli una persona per toglierla, per mettere qualcuno al suo posto o per decidere una sua partita. Tutto ciò che fai qui è nel registro della moderazione, e lo dico ai giocatori.
contest-manage-person = Scegli una persona
contest-manage-who = **{ $name }** · { $who }
    Se togli questa persona, non può tornare, e gli altri vincono le partite che le restano. In un campionato o in un girone le sue partite contano solo se ne ha giocate almeno la metà.
contest-manage-game = Decidi una partita
contest-manage-substitute = Metti qualcuno al suo posto
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Partita "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    Come deve contare? Se la partita è ancora in corso, finisce. I punteggi non cambiano.
contest-manage-done = ✓ Fatto. Lo dico ai giocatori.
contest-act = { $act ->
    [paused] { $who } ha messo in pausa l'evento { $name }. Fino alla ripresa non cominciano nuove partite.
    [resumed] { $who } ha fatto riprendere l'evento { $name }. Le sue date si sono spostate della durata della pausa.
    [removed] { $who } ha tolto { $player } dall'evento { $name }.
    [replaced] { $who } ha messo { $other } al posto di { $player } nell'evento { $name }. Le partite cominciano da sole.
    [drawn] { $who } ha deciso una partita dell'evento { $name }: patta tra { $player } e { $other }.
    [stopped] L'altro server ha chiuso in anticipo l'evento { $name }. La scheda mostra com'era la situazione.
    [asked] { $who } ha invitato { $player } a dare la simultanea ({ $name }).
   *[decided] { $who } ha deciso una partita dell'evento { $name }: { $player } vince contro { $other }.
}
contest-host-asked = { $player }, { $who } vorrebbe che tu dessi la simultanea ({ $name }). Giocheresti contro tutti i partecipanti, una partita con ognuno. Senza di te non può cominciare: premi **Partecipa** se ti va.
button-contest-pause = Pausa
button-contest-resume = Riprendi
button-contest-remove = Togli dall'evento
button-contest-first = Vince la prima
button-contest-drawn = Patta
button-contest-second = Vince la seconda
button-contest-break = Fai una pausa
button-contest-at-once = { $games } alla volta
button-contest-join = Partecipa
button-contest-reserve = Partecipa da riserva
button-contest-leave = Lascia l'evento
button-contest-table = Classifica
button-contest-mine = Le mie partite
button-contest-part = La mia iscrizione
button-contest-challenge = Sfida
button-contest-stop = Chiudi: { $name }
