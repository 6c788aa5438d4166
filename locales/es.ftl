### Every sentence that Murus says, in Spanish. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no.

## Words

side-adjective = { $side ->
    [romans] de los Romanos
    [gauls] de los Galos
    [germans] de los Germanos
   *[britons] de los Britanos
}
unit-name = { $unit ->
    [wall] un muro
    [tower] una torre
   *[catapult] una catapulta
}
side-name = { $side ->
    [romans] Romanos
    [gauls] Galos
    [germans] Germanos
   *[britons] Britanos
}

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = Eso no parece una jugada. Escribe la casilla de la torre y la segunda casilla a la que llega, como `b4-d4`, o `b4xc5` para capturar un muro enemigo.
refusal-no-such-cell = En este tablero no existe la casilla { $at }.
refusal-over = Esta partida terminó.
refusal-swap-closed = Solo puedes cambiar de bando en una partida equilibrada, como respuesta al primer turno.
refusal-which = { refusal-cell }. Escribe `{ $move }` para entregar una piedra y dejar allí una torre, o `{ $both }` para entregar las dos y dejar un muro.
refusal-opening-due = En una partida equilibrada, tu primer turno es especial. Elige una de las torres de tu primera fila y dos casillas de tu segunda fila para sus piedras, por ejemplo `{ $move }`.
refusal-second-row = { $at } no está en tu segunda fila. En este primer turno las dos piedras van ahí, por ejemplo `{ $move }`.
refusal-same-cell = Escribiste { $at } dos veces. Este primer turno necesita dos casillas distintas, por ejemplo `{ $move }`.
refusal-empty = { $at } está vacía.
refusal-not-yours = { refusal-cell }. Esa pieza no es tuya.
refusal-wall = { $at } es un muro tuyo, y con un muro no se puede jugar. Solo puedes jugar con torres{ $advanced ->
    [yes] {" "}y catapultas
   *[no] {""}
}.
refusal-one-cell = Solo escribiste { $from }. Añade la casilla de destino.
refusal-not-opening = Solo se escriben dos casillas de destino en el primer turno especial de una partida equilibrada.
refusal-sign = { refusal-cell }, así que esa jugada se escribe `{ $move }`.
refusal-names-first = De las dos casillas que reciben una piedra, escribe la más lejana: `{ $move }`.
refusal-not-in-line = { $to } no está en línea recta con { $from }.
refusal-not-a-row = { $from }, { $at } y { $to } no están seguidas en línea recta.
refusal-too-far = { $to } está demasiado lejos de { $from }: las piedras de una torre van a las dos casillas siguientes en línea.
refusal-off-board = El tablero se acaba después de { $to }, y la torre de { $from } necesita dos casillas en línea para sus piedras.
refusal-blocked = La torre de { $from } no puede llegar a { $to }: { refusal-cell }, y { refusal-lays }.
refusal-blocked-beyond = La torre de { $from } pondría su segunda piedra más allá de { $to }, pero { refusal-cell }, y { refusal-lays }.
refusal-not-through = { refusal-cell }: puedes sacrificar { $from } contra { $at }, pero no puedes atravesarla.
refusal-no-captures = En esta partida no hay capturas.
refusal-own-unit = { refusal-cell }, y solo puedes capturar piezas enemigas.
refusal-nothing-to-take = { refusal-cell }, así que ahí no hay nada que capturar.
refusal-not-adjacent = { $to } no está al lado de { $from }, y una torre solo captura lo que tiene al lado.
refusal-cannot-take = { refusal-cell }, y la torre de { $from } no puede capturar torres, solo muros{ $advanced ->
    [yes] {" "}y catapultas
   *[no] {""}
}.
refusal-throw-path = Un lanzamiento pasa por encima de todo. Escribe solo la catapulta de { $from } y la casilla donde cae la piedra.
refusal-throw-distance = { $to } no está a tiro desde { $from }: una catapulta lanza a dos o tres casillas.
refusal-throw-backward = Una catapulta solo lanza hacia delante o hacia los lados, y { $to } está detrás de { $from }.
refusal-throw-on-own = { refusal-cell }, y no puedes lanzar sobre tus propias piezas.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } está vacía
    [own] { $at } está ocupada por { unit-name } de tu bando
   *[enemy] { $at } está ocupada por { unit-name } { side-adjective }
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] las torres solo van a casillas vacías o a muros o torres de tu bando
   *[no] las torres solo van a casillas vacías o a muros de tu bando
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] { $from } no tiene ninguna jugada ahora mismo.
   *[other] Desde { $from } puedes jugar { $moves }{ $more ->
        [0] .
       *[other] {" "}y { $more } más.
    }
}
refusal-units = { $count ->
    [one] Solo puedes mover desde { $cells }.
   *[other] Puedes mover desde { $cells }.
}

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play.

deed = { $deed ->
    [through] irrumpe en { $cell }
    [takes] captura { deed-unit } en { $cell }
    [stone] quita una piedra { deed-unit-of } en { $cell }
    [stones] quita dos piedras { deed-unit-of } en { $cell }
    [throws] lanza una piedra a { $cell }
    [tower] levanta una torre en { $cell }
    [towers] levanta torres en { two-cells }
    [catapult] arma una catapulta en { $cell }
    [catapults] arma catapultas en { two-cells }
    [both] levanta una torre en { $cell } y arma una catapulta en { $other }
   *[walls] dos muros
}
two-cells = { $cell } y { $other }
deed-unit = { $unit ->
    [wall] el muro
    [tower] la torre
   *[catapult] la catapulta
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
deed-unit-of = { $unit ->
    [wall] al muro
    [tower] a la torre
   *[catapult] a la catapulta
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = Turno: { side-name }
picture-over = { $reason ->
    [breakthrough] Los { side-name } irrumpen
    [stalemate] { side-name } ganan por ahogado
    [last-player] Solo quedan los { side-name }
    [resignation] { side-name } ganan por abandono
    [timeout] Los { side-name } ganan por tiempo
    [agreement] Tablas de común acuerdo
    [repetition] Tablas por repetición
   *[cancelled] Sin resultado
}
picture-caption = Murus Gallicus, un juego de Phil Leduc
picture-units = { side-name }: { $tower-count ->
    [0] sin torres
    [one] torre { $towers }
   *[other] torres { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , catapulta { $catapults }
   *[other] , catapultas { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , muro { $walls }
   *[other] , muros { $walls }
}.

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Cambios: { $cells }.
picture-cell = { $cell } { $unit ->
    [none] vacía
   *[other] { cell-unit }
}
cell-unit = { $unit ->
    [wall] muro { $side ->
        [romans] romano
        [gauls] galo
        [germans] germano
       *[britons] britano
    }
    [tower] torre { $side ->
        [romans] romana
        [gauls] gala
        [germans] germana
       *[britons] britana
    }
   *[catapult] catapulta { $side ->
        [romans] romana
        [gauls] gala
        [germans] germana
       *[britons] britana
    }
}
picture-beside = Arriba: { $left } Abajo: { $right }
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

date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
month-short = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
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
    [discens] Aprendiz
    [tiro] Recluta
    [legionary] Legionario
    [centurion] Centurión
    [tribune] Tribuno
    [legate] Legado
    [caesar] César
    [augustus] Augusto
   *[other] { $name }
}
level-plain = { $level ->
    [discens] principiante
    [tiro] fácil
    [legionary] bastante fácil
    [centurion] medio
    [tribune] bastante difícil
    [legate] difícil
    [caesar] muy difícil
   *[augustus] el más difícil
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Cuenta eliminada
name-unknown = Cuenta desconocida (ID de Discord { $id })
name-nobody = alguien
name-somebody = Alguien

## Buttons and menus

button-move = Mover
button-swap = Cambiar de bando
button-swap-yes = Sí, cambiar de bando
button-view = Mi vista
button-more = Más
button-put-off = Más tarde…
button-back = Volver
button-confirm = Confirmar { $move }
button-at-once-yes = Sí
button-at-once-no = No, sigue preguntando
button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-join = Unirse
button-decline-or-leave = Rechazar o salir
button-leave = Salir
button-fill = Añadir a Murus
button-rules = Reglas
button-rematch = Revancha
button-rematch-yes = Sí, pedir revancha
button-next-level = Siguiente: { $level }
button-play-on = Jugar desde el giro
button-try = Probar jugadas
button-lines = Mis líneas
button-lines-open = Dejar que se vean
button-lines-close = Ocultar a los demás
button-line-drop = Borrar la línea
button-note = Comentar…
button-study = Ver las líneas
button-walk = Paso a paso
button-walk-first = Inicio
button-walk-back = Atrás
button-walk-next = Adelante
button-walk-last = Final
button-walk-flip = Girar
button-walk-go-on = Jugar desde aquí
button-history = Jugadas
button-hint = Pista
button-hint-yes = Sí (se verá en el resultado)
button-review = Analizar
button-lesson = Punto de giro
button-forced = Ver la victoria
button-forced-missed = Ver victoria perdida
button-forced-move = Ver { $move }
button-forced-longest = Defensa más larga
button-forced-first = Desde el principio
button-remind = Recordar
button-wait = Esperaré
button-claim = Reclamar la partida…
button-claim-yes = Sí, reclamarla
button-take-win = Aceptar la victoria
button-let-go = Dejar que siga
button-resign = Abandonar…
button-no = Mejor no
button-resign-yes = Sí, abandono
button-resign-no = No, sigo jugando
button-later-3h = En 3 horas
button-later-tonight = Esta noche
button-later-tomorrow = Mañana
button-away = Vacaciones…
button-come-back = Terminar vacaciones
button-moves = Jugar al instante…
button-saved-on = Usar vacaciones
button-saved-off = No usar vacaciones
button-themes = Tema del tablero…
button-zone = Zona horaria…
button-blocks = Bloqueos…
button-settings = Ajustes
button-data = Mis datos…
button-export-data = Exportar mis datos
button-ask-forget = Borrar mis datos…
button-desk-on = Poner parte de guerra
button-desk-off = Quitar parte de guerra
button-quiet-on = Calmar los canales
button-quiet-off = Animar los canales
button-film-on = Mostrar animaciones
button-film-off = Solo tablero final
button-turning-on = Girar según el turno
button-turning-off = Romanos abajo
button-server-games = Partidas…
button-rated-on = Permitir por puntos
button-rated-off = Solo amistosas
button-bots-on = Murus en hilos
button-bots-off = Murus en privado
button-vote = Votar
button-propose = Proponer una línea
button-votes-on = Abrir votaciones
button-votes-off = Limitar votaciones
button-showing-on = Activar Mostrar aquí
button-showing-off = Quitar Mostrar aquí
button-language = Idioma…
button-follow = Seguir
button-follow-end = Avísame del final
button-follow-every = Avísame de cada jugada
button-unfollow = Dejar de seguir
button-mute = Silenciar
button-unmute = Dejar de silenciar
button-take-back = Deshacer jugada
button-take-back-ask = Pedir deshacer
button-take-back-yes = Sí, pedirlo
button-draw = Ofrecer tablas
button-draw-yes = Sí, ofrecer tablas
button-give = Dar un día
button-give-yes = Sí, dar un día
button-abort = Cancelar partida…
button-abort-yes = Sí, cancelarla
button-agree = De acuerdo
button-agree-yes = Sí, tablas
button-plans = Planes
button-plan-reply = Planear respuesta
button-plan-any = Tras otra jugada
button-plan = Guardar este plan
button-unplan = Borrar { $number }
button-replay = Animación
button-export = Exportar
button-ratings = Puntuaciones
button-openings = Primeras jugadas
button-show = Mostrar aquí
button-shown = Mostrado
button-shown-above = Mostrado en el canal
button-go-on = Seguir contra Murus
button-finished = Partidas terminadas
button-page-back = Página anterior
button-page-next = Página siguiente
button-newer = Más recientes
button-older = Más antiguas
button-mine = Mis partidas
button-next = Siguiente partida
button-next-of = Siguiente partida ({ $count })
button-forget = Sí, borrar mis datos
button-forget-no = No, conservarlos
button-play-murus = Jugar contra Murus
button-friend = Desafiar a alguien
button-edit = Editar
form-entered = El texto que escribiste
button-set-up = Configurar
button-exhibit = Murus vs. Murus…
button-duel-begin = Empezar
button-learn = Aprender
button-learn-lesson = Siguiente lección
button-learn-next = Siguiente
button-learn-game = Jugar tu primera partida
button-learn-skip = Ir a la partida
button-learn-go-on = Partida guiada
button-learn-mend = Volver al error
button-learn-again = Jugar otra vez
button-learn-anew = Empezar de nuevo
button-learn-leave = Salir
button-learn-real = Jugar en serio
menu-units = { $kind ->
    [opening] ¿Qué torre de tu primera fila se convierte en dos muros?
    [towers] ¿Qué torre mueves?
    [catapults] ¿Qué catapulta lanza?
   *[both] ¿Qué torre o catapulta quieres usar?
}
menu-unit = { $unit ->
    [catapult] { $cell } · catapulta
   *[other] { $cell }
}
menu-units-hint = Elige una pieza
menu-targets = { $unit ->
    [catapult] ¿Adónde lanza la catapulta de { $cell }?
   *[other] ¿Adónde va la torre de { $cell }?
}
menu-targets-hint = Elige una jugada
menu-pairs = ¿Adónde van las dos piedras de { $cell }? Elige dos casillas.
menu-pairs-hint = Elige dos casillas
menu-preview = Así queda el tablero después de { $move }. Todavía no has hecho la jugada.
picture-preview = Vista previa
more-text = Más acciones
later-text = ¿Cuándo te lo recuerdo?
later-text-silent = No te aviso de esta partida, así que no hay nada que aplazar. Aun así puedes tomarte vacaciones.
later-text-not-yours = Aquí no te toca jugar. Puedes tomarte vacaciones o silenciar esta partida.
resign-ask = ¿Seguro que quieres abandonar? { $goes-on ->
    [yes] Quedas fuera al momento y los demás siguen jugando.
   *[no] La partida termina al momento.
}
claim-ask = { $who } se quedó sin tiempo y gasta sus últimos días de vacaciones. ¿Reclamas la partida ahora? La perdería por tiempo.
resign-answered = { $done ->
    [yes] { $who } abandonó.
   *[no] Nadie abandonó, y la partida sigue.
}
draw-ask = ¿Ofreces tablas? La oferta caduca con la siguiente jugada, aunque sea tuya.
take-back-ask = ¿Pides deshacer tu última jugada? { $others ->
    [1] Tu rival tiene
   *[other] Todos tus rivales tienen
} que estar de acuerdo.
agree-ask = ¿Aceptas las tablas? La partida termina sin que nadie gane.
abort-ask = ¿Cancelas la partida? Termina al momento, sin resultado.

## A game in its thread

turn-first = { $who }, juegas con los { side-name }{ side-place } y empiezas la partida.
turn-goes-on = { $who }, juegan ahora los { side-name }.
turn-next = { $moves } · { $who }, te toca jugar{ $swap ->
    [open] {" "}o cambiar de bando.
   *[closed] .
}
restored = { $board ->
    [yes] Tuve que volver a una copia de seguridad anterior, así que pueden faltar las últimas jugadas. Así está ahora la partida:
   *[no] Tuve que volver a una copia de seguridad anterior, así que pueden faltar las últimas jugadas. El próximo tablero te muestra cómo está la partida.
}
turn-still = { $who }, sigue siendo tu turno.
turn-yours = { $who }, te toca jugar.
turn-swapped = { $who } cambió de bando y ahora juega con los Romanos.
turn-watch-first = Partida de exhibición: empieza { $who }.
turn-watch = { $moves } · Le toca a { $who }.
turn-vote-first = { $who } juega con los { side-name } contra { $other } y vota cada jugada.
turn-opening = -# Apertura equilibrada: en tu primer turno, una de las torres de tu primera fila se convierte en dos muros en dos casillas cualesquiera de tu segunda fila.
vote-last = La última votación: { $moves }{ $decider ->
    [captain] {" "}· empate, decidió el voto de calidad
    [earliest] {" "}· empate, ganó la jugada elegida primero
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] Todavía no ha votado nadie.
        [one] Ha votado 1 persona.
       *[other] Han votado { $count } personas.
    }
   *[no] { $count ->
        [0] Todavía no ha votado nadie. Se necesitan { $needed } votos.
       *[other] De momento hay { $count } de { $needed } votos necesarios.
    }
}
vote-tie = { $captain ->
    [yes] En caso de empate decide el voto de calidad o, si no lo hay, la jugada elegida primero.
   *[no] En caso de empate gana la jugada elegida primero.
}
vote-goes-on = { $close ->
    [yes] -# Estuvo reñido, así que hay una segunda votación: ¿`{ $one }` o `{ $other }`? [Elige debajo del tablero]({ $link }). La votación termina { $when }. { vote-tie }
   *[no] -# Hay { $count } de { $needed } votos necesarios, así que la votación sigue. [Elige debajo del tablero]({ $link }). Termina { $when }, y entonces gana la jugada con más votos, aunque sean pocos. { vote-tie }
}
vote-open = Elige una jugada abajo o responde con una. La votación termina { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] Todavía no ha votado nadie, así que la votación sigue. Termina { $when }.
   *[other] Ha votado poca gente, así que la votación sigue. Termina { $when }. { vote-count }
}
vote-second = ¡Estuvo reñido! Elige entre `{ $one }` y `{ $other }`. La votación termina { $when }. { vote-tie } { vote-count }
vote-paused = Nadie ha votado, así que la partida está en pausa. Sigue en cuanto vote alguien.
vote-closed = La votación terminó.
vote-line = { $who } propone `{ $moves }`.
vote-list-title = **Partidas por votación**
vote-listed = { $game }{ $open ->
    [yes] {" · la votación termina "}{ $when }
    [paused] {" · en pausa hasta que vote alguien"}
   *[no] {""}
}
vote-stands-still = -# Nadie ha votado, así que la partida está en pausa. Sigue en cuanto vote alguien: [elige debajo del tablero]({ $link }).
vote-end-ask = { $game }
    ¿Terminas esta partida ahora? Termina al momento, sin resultado. Quedará en el registro de auditoría.
button-vote-end = Terminar
button-vote-end-yes = Terminar la partida
vote-move-hint = Vota una jugada
vote-unit-hint = Vota: elige una pieza
vote-cast = ✓ { $first ->
    [yes] Votaste por `{ $move }`.
   *[no] Cambiaste tu voto a `{ $move }`.
} La votación termina { $when }, y hasta entonces puedes cambiarlo. No mostraré qué votó cada persona.
vote-cast-openly = ✓ Tu voto cuenta. Aquí todo el mundo ve una respuesta. Con el menú debajo del tablero votas en secreto.
vote-proposed = ✓ Tu línea aparecerá debajo del tablero en un momento.
vote-propose-form = Proponer una línea
vote-propose-line = Las jugadas, de ambos bandos por turnos
vote-propose-hint = Hasta 12 jugadas desde este tablero. Una línea nueva reemplaza la última que propusiste.
vote-code = ✓ Dale este código a alguien que administre el otro servidor: `{ $code }`
    Allí se usa `/event vote` con este `code` en el canal que va a jugar. Entonces empieza la partida, aquí y allí. En otro servidor puede usar el código cualquiera que pueda empezar estas partidas, una sola vez y en los próximos siete días. Un código nuevo lo reemplaza.
vote-met = ✓ Empieza la partida: { $names }. La primera votación está en el canal que juega con los Romanos. Cada tablero llega al canal al que le toca jugar.
vote-one-opponent = Elige un solo rival: una persona, Murus o el canal de otro servidor.
turn-past-first = Empieza la partida.
turn-past = Este turno ya pasó.
turn-past-back = La jugada se deshizo.
turn-how = { $link ->
    [none] Pulsa **Mover** o responde `{ $move }`.
   *[other] Pulsa **Mover**, [abre el tablero](<{ $link }>) o responde `{ $move }`.
}
turn-prompt = -# Le toca a { $who }.
turn-unread = -# Solo puedo leer jugadas en las respuestas a un tablero y con **Mover**. No veo otros mensajes.
turn-side = Juegas con los { side-name }{ side-place }.
side-place = { $place ->
    [below] {" (abajo)"}
    [above] {" (arriba)"}
   *[elsewhere] {""}
}
turn-clock = -# El tiempo se acaba { $when }.
turn-planned = -# Tu plan jugó `{ $moves }` por ti.
turn-planned-by = -# { $who } ya tenía en su plan `{ $moves }`.
turn-taken-back = { $who } deshizo una jugada.
turn-taken-back-alone = Deshiciste una jugada. Te toca jugar.
turn-taken-back-agreed = Se deshizo una jugada, de común acuerdo.
turn-let-go = { $who } deja que la partida siga aunque se acabó el tiempo.
turn-returned = { $who } volvió a la partida.
turn-adopted = { $who } ocupa un asiento abandonado.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] ofrece tablas.
    [time] se quedó sin tiempo. Su rival puede dejar que siga.
   *[takeback] pide deshacer una jugada.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) se quedó sin tiempo y queda fuera. Sus piedras siguen en el tablero.
    [resignation] { $who } ({ side-name }) abandona y queda fuera. Sus piedras siguen en el tablero.
   *[stalemate] { $who } ({ side-name }) no tiene más jugadas y queda fuera. Sus piedras siguen en el tablero.
}
turn-gone-brought-in = { $why ->
    [timeout] Los { side-name } se quedaron sin tiempo y quedan fuera. Sus piedras siguen en el tablero.
    [resignation] Los { side-name } abandonan y quedan fuera. Sus piedras siguen en el tablero.
   *[stalemate] Los { side-name } no tienen más jugadas y quedan fuera. Sus piedras siguen en el tablero.
}
end-order = -# { $count ->
    [one] Fuera
   *[other] Fuera, en este orden
}: { $who }.
turn-instead = -# Lo publico aquí porque no puedo { $place ->
    [thread] escribir en el hilo de la partida (Discord dice: { $why }).
    [direct] enviarte mensajes directos (Discord dice: { $why }). A partir de ahora te mencionaré aquí. Puedes cambiarlo en `/settings`.
   *[channel] escribir en el canal de la partida (Discord dice: { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] Una jugada y después{" "}
   *[other] { $before } jugadas y después{" "}
}**{ $moves }**
game-code = Partida { $name }
game-length = { $moves ->
    [0] antes de la primera jugada
    [one] tras una jugada
   *[other] tras { $moves } jugadas
}
# Empty where another sentence says who won.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}Gana { $winner }.
}
game-result = { $reason ->
    [breakthrough] { $winner } irrumpe en **{ $cell }** { game-length }.
    [stalemate] { $winner } gana por ahogado { game-length }. A { $loser } no le quedan jugadas.
    [last-player] Solo queda { $winner } ({ side-name }) { game-length }, y gana.
    [resignation] { $loser } abandona { game-length }.{ winner-wins }
    [timeout] { $loser } se quedó sin tiempo { game-length }.{ winner-wins }
    [agreement] Tablas de común acuerdo { game-length }.
    [repetition] Tablas por triple repetición { game-length }.
   *[cancelled] La partida se canceló.
}
game-result-brought-in = { $reason ->
    [breakthrough] Los { side-name } irrumpen en **{ $cell }** { game-length }.
    [stalemate] Los { side-name } ganan por ahogado { game-length }. A los { side-against } no les quedan jugadas.
    [last-player] Solo quedan los { side-name } { game-length }, y ganan.
    [resignation] Los { side-against } abandonan { game-length }. Ganan los { side-name }.
    [timeout] Los { side-against } se quedaron sin tiempo { game-length }. Ganan los { side-name }.
   *[other] { game-result }
}
game-silent = La partida se canceló: { $who } no jugó en 30 días.
game-never-began = La partida se canceló: { $who } no hizo a tiempo su primera jugada.
game-aborted = { $who } canceló la partida antes de que empezara de verdad.
game-season-over = Se acabó el plazo de esta partida { game-length }. { $reason ->
    [proven] Murus demostró que gana { $who }, así que cuenta como victoria en el evento.
    [judged] Murus ve el tablero ganado para { $who }, así que cuenta como victoria en el evento.
   *[even] Murus no ve una ventaja clara, así que cuenta como tablas en el evento.
} Las puntuaciones no cambian.
game-withdrawn = { $who } ya no juega en el evento, así que esta partida termina { game-length }. Las puntuaciones no cambian.
game-stopped = La moderación terminó la partida { game-length }. Las puntuaciones no cambian.
game-unfinished = Esta partida se importó sin terminar. Se detiene { game-length }.
game-hints = { $who } usó { $count ->
    [one] una pista
   *[other] { $count } pistas
}.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] Tu primera victoria{ $against ->
            [level] {" "}contra { $level }
           *[others] {""}
        }
        [level] Tu primera victoria contra { $level }
        [person] Tu primera victoria contra una persona
        [variant] Tu primera victoria
        [breakthrough] Tu primera irrupción
       *[longest] Tu victoria más larga hasta ahora
    }{ end-variant }**, { end-moves }.
   *[no] { $who }: **{ $feat ->
        [win] primera victoria
        [level] primera victoria contra { $level }
        [person] primera victoria contra una persona
        [variant] primera victoria
        [breakthrough] primera irrupción
       *[longest] su victoria más larga hasta ahora
    }{ end-variant }**, { end-moves }.
}
# Below the line of a first win.
end-next = { $own ->
    [yes] Ya está en tu perfil. ¿Qué sigue: una lección, un ejercicio u otro rival?
   *[no] { $who }, ya está en tu perfil. ¿Qué sigue: una lección, un ejercicio u otro rival?
}
# To the person who lost, with the move that cost the game once it is known.
end-kind = { $own ->
    [yes] Cada partida te hace más fuerte.
   *[no] { $who }, cada partida te hace más fuerte.
}
end-costly = La partida dio un giro con { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}en { $variant }
}
end-moves = en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
board-yours = Te toca jugar.
board-theirs = Le toca a { $who }.
board-out = Quedaste fuera. Le toca a { $who }.
history-empty = Todavía no hay jugadas.
acted = { $kind ->
    [resign] Abandonaste.
    [abort] Cancelaste la partida.
    [swap] Cambiaste de bando.
    [offer] { $move ->
        [takeback] Tu petición está publicada.
       *[other] Tu oferta está publicada.
    } Caduca con la siguiente jugada, aunque sea tuya.
    [agree] Dijiste que sí.
    [let-go] Dejaste que { $who } siga, con tiempo para un turno más.
    [decline] Rechazaste la oferta.
    [withdraw] La retiraste.
    [takeback] Deshiciste tu jugada. Te toca otra vez.
    [gift] Le diste más tiempo a { $who }.
    [remind] { $reach ->
        [later] Se lo recordaré a { $who } { $when }, después de sus horas de silencio o sus vacaciones.
        [never] { $who } tiene los avisos desactivados aquí, así que no puedo recordárselo.
       *[now] Se lo estoy recordando a { $who }.
    }
    [wait] Esperarás hasta que se acaben sus días de vacaciones.
    [timeout] Reclamaste la partida.
    [move] Jugaste { $move }.
   *[other] Hecho.
}{ $state ->
    [over] {" "}La partida terminó.
    [yours] {" "}{ $by } respondió { $answer } al instante. Te toca.
    [bot] { $kind ->
        [move] {" "}{ $who } está pensando.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}Ahora le toca a { $who }.
        [swap] {" "}Ahora le toca a { $who }.
       *[other] {""}
    }
}
acted-free = -# Tienes dos minutos para deshacerlo, salvo que un rival ya lo haya visto.
at-once-offer = ¿Juego tus jugadas al instante, sin preguntarte antes? Tienes dos minutos para deshacer cada una.
at-once-chosen = { $on ->
    [yes] ✓ A partir de ahora juego tus jugadas al instante. Tienes dos minutos para deshacer una, salvo que un rival ya la haya visto. Puedes cambiarlo en `/settings`.
   *[no] ✓ Contra personas seguiré preguntando antes de cada jugada. Contra Murus juego tus jugadas al instante. Puedes cambiar ambas cosas en `/settings`.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] ofrece tablas.
    [time] se quedó sin tiempo. Acepta la victoria o deja que siga: entonces { $who } recibe tiempo para un turno más.
   *[takeback] pide deshacer { $since ->
        [0] la última jugada.
        [one] su última jugada, junto con la que se jugó después.
       *[other] su última jugada, junto con las { $since } que se jugaron después.
    }
} { $offer ->
    [draw] La oferta vale hasta la siguiente jugada.
    [time] Si no respondes antes del { $until }, ganas.
   *[takeback] La petición vale hasta la siguiente jugada.
}
offer-settled = { $offer ->
    [time] { $who } se quedó sin tiempo. { $fate ->
        [agreed] { $other } deja que siga.
       *[ended] La partida terminó.
    }
   *[other] { $who } { $offer ->
        [draw] ofreció tablas.
       *[takeback] pidió deshacer una jugada.
    } { $fate ->
        [agreed] Hubo acuerdo.
        [declined] { $other } dijo que no.
        [withdrawn] Luego se echó atrás.
        [ended] Caducó al terminar la partida.
       *[lapsed] Caducó con la siguiente jugada.
    }
}
note-gift = { $who } recibe { $days ->
    [one] un día
   *[other] { $days } días
} más de tiempo.
note-leave = { $who } está de vacaciones y vuelve { $when }.{ $clock ->
    [yes] {" "}Mientras tanto, su reloj está en pausa.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } se quedó sin tiempo. Sus últimos días de vacaciones mantienen viva la partida hasta el { $date }. Si no juega antes, pierde por tiempo.
   *[no] { $who } se quedó sin tiempo. Sus días de vacaciones mantienen viva la partida hasta el { $date }.
}{ $open ->
    [no] {" "}{ $waits } espera con gusto.
   *[yes] {""}
}
note-saved-over = { $who } se quedó sin tiempo. Sus días de vacaciones mantuvieron viva la partida un tiempo.
note-back = { $saved ->
    [yes] Los días de vacaciones de { $who } mantuvieron viva la partida. { $who } volvió { $when }.
   *[no] { $who } estaba de vacaciones y volvió { $when }.
}
note-adopted = Otra persona ocupó este asiento.
note-annulled = La moderación anuló esta partida: su resultado ya no cuenta.
rest-text = Se acabó tu tiempo contra { $others }. Tus días de vacaciones mantienen viva la partida hasta el { $date }. { $last ->
    [yes] Son los últimos para esta partida: juega antes o pierdes.
   *[no] Juega para seguir.
}
note-reason = Motivo: { $reason }
call-over = Esta partida terminó: { $game }
call-text = { $who }, { $kind ->
    [turn] te toca jugar
    [draw] tienes una oferta de tablas
    [time] { $other } se quedó sin tiempo, y tú decides qué pasa
    [takeback] tienes una petición de deshacer una jugada
    [remind] { $waiting ->
        [one] { $other } espera tu jugada
       *[other] los demás esperan tu jugada
    }
    [most] ya gastaste la mayor parte de tu tiempo
    [silent] te toca jugar desde hace mucho
   *[last] tu tiempo está por acabarse
} · { $against }{ $clock ->
    [runs] {" "}· el tiempo se acaba { $when }
    [cancelled] {" "}· se cancela { $when } si nadie juega
    [lost] {" "}· se pierde { $when } si nadie juega
   *[none] {""}
}
snoozed = Te lo recordaré { $when }, si todavía te toca jugar.{ $early ->
    [yes] {" "}Es antes de lo que elegiste, porque tu tiempo se acaba { $end }.
   *[no] {""}
}
snooze-not-yours = Aquí no te toca jugar, así que no hay nada que recordarte.
muted = Ya no te avisaré de esta partida.
unmuted = Te volveré a avisar de esta partida.
next-none = Ninguna partida espera tu jugada. En `/games` ves las que están en juego.

## Plans

plan-title = Tus planes en esta partida. Solo los ves tú:
plan-none = No tienes planes en esta partida. { $own ->
    [yes] Un plan es una línea como `{ $line }`: tu jugada, la de tu rival y la respuesta que juego por ti al instante.
   *[no] Un plan es una línea como `{ $line }`: si tu rival juega la primera jugada, yo juego la segunda por ti al instante.
}
plan-kept = Guardado. Solo tú ves tus planes:
plan-ended = -# { $count ->
    [one] Tu plan ya no encaja
   *[other] Tus planes ya no encajan
}: { $who } jugó `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } acaba de jugar `{ $move }`, como esperabas.
   *[no] { $who } acaba de jugar `{ $move }`, así que no se puede guardar este plan. Te toca.
}
plan-pair = si { $theirs }, entonces { $own }
plan-then = {", "}y{" "}
plan-step = { $kind ->
    [first] { $line } ¿Qué juegas primero?
    [theirs] { $line } ¿Qué jugada esperas?
    [whole] Tu plan: { $line }. ¿Lo guardas o añades la siguiente jugada que esperas?
   *[own] { $line }: ¿qué respondes?
}
plan-unit = -# Primero elige la pieza que se mueve.
plan-unmet-title = Tus planes que no se cumplieron. Solo los ves tú:
plan-unmet = { $ended ->
    [yes] { $line }. La partida terminó antes.
   *[no] { $line }. En su lugar se jugó: { $played }.
}
plan-several = Los planes solo funcionan en partidas de dos.
plan-no-answer = Un plan tiene que acabar con una jugada tuya: primero la de tu rival y luego la tuya.
plan-too-long = Un plan puede tener hasta { $most } jugadas.
plan-too-many = Puedes tener hasta { $most } planes en una partida. Borra uno primero.
plan-over = La partida terminaría antes de `{ $line }`.
plan-contradiction = Eso choca con el plan `{ $line }`. Solo se puede guardar uno de los dos.
plan-any = tras cualquier otra jugada: { $own }
plan-any-ask = Tras cualquier otra jugada, ¿qué respuesta juego si es posible?
plan-any-whole = Tu plan: { $line }. ¿Guardarlo? Si la respuesta no es posible, simplemente será tu turno.
plan-any-last = Un plan termina con la respuesta a cualquier otra jugada: `{ $line }`. Quita lo que viene después.
plan-after = tras tu { $own }: { $line }
plan-other-side = No puedes jugar `{ $line }`: ahí juegan los { side-name }. Un plan empieza con la siguiente jugada de la partida.
plan-own-move-first = Ahora no puedes jugar `{ $line }`. Te toca a ti, así que un plan empieza con tu próxima jugada: la tuya, la de tu rival y luego tu respuesta. Para jugar ya, pulsa **Mover**.
plan-rule = `{ $line }` no funciona. { $why }

## Settings and vacation

settings-title = **Tus ajustes**
settings-notify = Cuando te toca jugar: **{ $value ->
    [mention] una mención en la partida
    [direct] un mensaje directo
    [both] una mención y un mensaje directo
    [digest] un mensaje al día sobre todas las partidas
   *[off] nada
}**
settings-quiet = Horas de silencio: **{ $quiet ->
    [yes] de { $from }:00 a { $until }:00
   *[no] ninguna
}**
settings-zone = Zona horaria: **{ $zone }**
settings-vacation = Vacaciones: **{ $on ->
    [yes] terminan { $when }
    [saves] salvan una partida, terminan { $when }
   *[no] no
}** · { $some ->
    [yes] { $span }
   *[no] ningún día
} por usar
settings-boards = { $value ->
    [letters] Tableros: **imagen, palabras y letras**
    [words] Tableros: **imagen y palabras**
   *[picture] Tableros: **imagen**
}
settings-theme = Tema del tablero: **{ $value }**
settings-themes = Elige un tema para tus propios tableros. El servidor elige el de los tableros públicos.
settings-boards-hint = ¿Cómo te muestro los tableros?
settings-language = Idioma: **{ $value ->
    [discord] el mismo que en Discord
   *[other] { $value }
}**
settings-language-hint = ¿En qué idioma te hablo?
settings-dots = Nombres de casillas en los puntos: **{ $value ->
    [all] en todos los tableros
   *[hexagons] solo en hexágonos
}**
settings-dots-hint = ¿En qué tableros llevan los puntos el nombre de su casilla?
settings-moves = Jugar al instante: **{ $value ->
    [always] siempre
    [never] nunca
   *[alone] solo contra Murus
}**
settings-saved = Usar vacaciones si se acaba el tiempo (hasta una semana por partida): **{ $value ->
   *[on] sí
    [off] no
}**
settings-moves-hint = ¿Cuándo juego tus jugadas sin preguntar?
settings-moves-about =
    Cuando eliges una jugada con los botones, la juego al instante o te muestro antes el tablero y te pregunto.
    -# Puedes deshacer una jugada: contra Murus en cualquier momento; contra personas, durante dos minutos, salvo que un rival ya la haya visto.
settings-blocked = Personas bloqueadas: **{ $count }**
settings-hint = -# Los cambios valen desde el siguiente turno de cada partida.
settings-done = ✓ { $fact }
settings-notify-hint = ¿Cómo te digo que te toca jugar?
settings-quiet-hint = ¿Cuándo no debo molestarte?
settings-quiet-none = Sin horas de silencio
settings-quiet-choice = Silencio de { $from }:00 a { $until }:00
settings-quiet-other = Otras horas…
settings-quiet-form = Horas de silencio
settings-quiet-from = ¿Desde qué hora?
settings-quiet-until = ¿Hasta qué hora?
settings-quiet-from-hint = Un número de 0 a 23, como 22, 22:00 o 10 pm.
settings-quiet-until-hint = Un número de 0 a 23, como 7, 7:00 o 7 am.
settings-quiet-wrong = Solo conozco horas en punto, de 0 a 23, como 9, 18:00 o 9 am. No cambié nada.
settings-quiet-same = El inicio y el final son la misma hora, así que no habría horas de silencio. No cambié nada.
settings-region-hint = ¿Dónde vives?
settings-region = { $region ->
    [europe] Europa
    [america] América
    [asia] Asia
    [africa] África
    [oceania] Australia y el Pacífico
   *[islands] Atlántico, océano Índico y UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [abidjan] Abiyán
    [accra] Acra
    [addis-ababa] Adís Abeba
    [algiers] Argel
    [asuncion] Asunción
    [athens] Atenas
    [berlin] Berlín
    [bermuda] Bermudas
    [bogota] Bogotá
    [brussels] Bruselas
    [bucharest] Bucarest
    [cairo] El Cairo
    [canary] Canarias
    [cape-verde] Cabo Verde
    [copenhagen] Copenhague
    [dhaka] Daca
    [dubai] Dubái
    [dublin] Dublín
    [fiji] Fiyi
    [havana] La Habana
    [istanbul] Estambul
    [jakarta] Yakarta
    [jerusalem] Jerusalén
    [johannesburg] Johannesburgo
    [kathmandu] Katmandú
    [khartoum] Jartum
    [kinshasa] Kinsasa
    [kolkata] Calcuta
    [kyiv] Kiev
    [lisbon] Lisboa
    [london] Londres
    [los-angeles] Los Ángeles
    [maldives] Maldivas
    [mauritius] Mauricio
    [mexico-city] Ciudad de México
    [moscow] Moscú
    [new-york] Nueva York
    [noumea] Numea
    [panama] Panamá
    [paris] París
    [port-moresby] Puerto Moresby
    [prague] Praga
    [reunion] Reunión
    [reykjavik] Reikiavik
    [riyadh] Riad
    [rome] Roma
    [sao-paulo] São Paulo
    [seoul] Seúl
    [shanghai] Shanghái
    [singapore] Singapur
    [st-johns] San Juan de Terranova
    [stockholm] Estocolmo
    [tahiti] Tahití
    [taipei] Taipéi
    [tashkent] Taskent
    [tehran] Teherán
    [tokyo] Tokio
    [tripoli] Trípoli
    [tunis] Túnez
    [vienna] Viena
    [warsaw] Varsovia
    [yangon] Rangún
    [zurich] Zúrich
   *[other] { $name }
}
settings-zone-hint = ¿Qué ciudad está en tu zona horaria?
settings-zone-other = Otra zona…
settings-zone-form = Zona horaria
settings-zone-line = Tu zona horaria
settings-zone-line-hint = Una ciudad, PST o UTC-5.
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] ¿Es esta tu hora actual?
   *[other] ¿Cuál de estas es tu hora actual?
}
settings-no-zone = No conozco la zona horaria `{ $zone }`. No cambié nada. Prueba con una ciudad, como Madrid, o con UTC-5.
settings-vacation-hint = Mientras estás de vacaciones, tus relojes están en pausa y no te aviso. Tienes 21 días de vacaciones por cada 365 días.
settings-vacation-menu = Empezar vacaciones
settings-vacation-days = { $days ->
    [one] Un día
   *[other] { $days } días
}
settings-blocks = { $count ->
    [0] No has bloqueado a nadie.
   *[other] Bloqueaste a { $people }: no recibes sus desafíos.
}
settings-block-hint = Bloquear a alguien
settings-unblock-hint = Desbloquear a alguien
settings-data = Guardo tu ID de Discord, tus ajustes y tus partidas.
vacation-begun = ✓ Estás de vacaciones. Se lo diré a tus rivales.
vacation-back = ¡Qué alegría verte de nuevo! Tus relojes vuelven a correr.
vacation-none = No estás de vacaciones.
vacation-used-up = No te quedan días de vacaciones.

## Ratings and records

profile-met = Rivales con puntuación estable hasta ahora: { $met } de { $needed }. Hasta entonces, las partidas cuentan menos para la otra persona.
profile-rating = { $pool ->
    [standard] Estándar
    [advanced] Avanzada
   *[other] Otras partidas
}: **{ $rating }** ± { $deviation }, { $games ->
    [one] una partida por puntos
   *[other] { $games } partidas por puntos
}{ $sure ->
    [no] , provisional
   *[yes] {""}
}.
profile-unrated = Todavía no hay partidas por puntos.
profile-record = Todas las partidas: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $drawn } en tablas, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}.
profile-between = Contra ti: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $drawn } en tablas, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}.
profile-lately = Últimas partidas, de la más reciente a la más antigua: { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] { $count ->
        [one] ganada
       *[other] ganadas
    }
    [drawn] en tablas
   *[lost] { $count ->
        [one] perdida
       *[other] perdidas
    }
}
profile-streak = Ganó las últimas { $count } seguidas.
profile-favourite = Variante favorita: { $variant }, { $games } de { $all } partidas.
profile-levels = Victorias contra Murus · { $variant }: { $levels }.
profile-beaten = Mejores victorias: { $who }.
profile-longest = Victoria más larga: { $moves } jugadas ({ $variant }).
profile-firsts = Primeras victorias · { $list }.
profile-first = { $feat ->
    [win] la primera de todas
    [breakthrough] por irrupción
   *[person] contra una persona
}{ $dated ->
    [yes] : { $date }
   *[no] {""}
}
profile-murus =
    {""}**Murus** juega en { $count } niveles. Sus puntuaciones nunca cambian.
    { $levels }
    {""}-# { $patient } piensa hasta un minuto cuando no hay nada más en espera, así que puede jugar distinto cada vez.
profile-chart = Puntuación · { $pool }
profile-games = { $games ->
    [one] una partida por puntos
   *[other] { $games } partidas por puntos
}
profile-alt = Una curva de la puntuación a lo largo de { $games ->
    [one] una partida por puntos
   *[other] { $games } partidas por puntos
}: desde 1500 { $course }.
profile-leg = { $way ->
    [up] sube a { $rating } el { $date }
    [down] baja a { $rating } el { $date }
   *[level] sigue cerca de { $rating } hasta el { $date }
}
profile-gap = Ninguna partida por puntos del { $from } al { $to }.
profile-sign = { $sure ->
    [no] provisional
   *[yes] una partida
}
openings-title = Primeras jugadas
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] ganadas
    [drawn] en tablas
   *[lost] perdidas
}
openings-rare = otras
openings-lead = Primeras jugadas de { $who } · { $variant }
openings-side = Con los { side-name }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $drawn } en tablas, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}.{ $line ->
    [none] {""}
   *[other] {" "}Lo más frecuente: { $line }.
}
openings-branch = { $move } en { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $drawn } en tablas, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}.
openings-rest = Otras primeras jugadas en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
openings-alt = Un árbol de las primeras jugadas.
openings-too-few = Un árbol de primeras jugadas necesita cinco partidas terminadas de una misma variante. { $games ->
    [0] Todavía no hay ninguna
    [one] De momento hay una
   *[other] De momento hay { $games }
}.
leaderboard-server = Clasificación de este servidor · { $pool ->
    [standard] Estándar
    [advanced] Avanzada
   *[other] Otras partidas
}
leaderboard-all = Clasificación global · { $pool ->
    [standard] Estándar
    [advanced] Avanzada
   *[other] Otras partidas
}
leaderboard-missing = -# Para entrar en la clasificación, juega contra { $needed } rivales distintos con puntuación estable, juega { $games } partidas por puntos y baja tu ± a { $deviation }.
leaderboard-none = Aquí nadie tiene puntuación todavía. Juega una partida por puntos y tendrás una.
leaderboard-unanswered = Discord no respondió a tiempo, así que no sé quién está en este servidor. Inténtalo de nuevo en un momento.
leaderboard-unknown = { $count ->
    [one] Puede que en esta lista falte una persona
   *[other] Puede que en esta lista falten { $count } personas
}. Discord todavía no me ha dicho quién más está en este servidor.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] una partida
   *[other] { $games } partidas
})
statistics-title = Todas las partidas terminadas con resultado
statistics-none = Todavía no hay partidas terminadas.
statistics-quiet = Aquí no empezó ni terminó ninguna partida en las últimas { $weeks } semanas.
weeks-chart = Partidas aquí por semana
weeks-note = { $begun ->
    [one] 1 empezada
   *[other] { $begun } empezadas
}, { $ended ->
    [one] 1 terminada
   *[other] { $ended } terminadas
}
weeks-sign = { $which ->
    [begun] empezadas
   *[ended] terminadas
}
weeks-alt = Un gráfico de barras de las partidas de este servidor en { $weeks } semanas: { $begun ->
    [one] 1 empezada
   *[other] { $begun } empezadas
}, { $ended ->
    [one] 1 terminada
   *[other] { $ended } terminadas
}. Partidas empezadas por semana: { $course }.
weeks-leg = { $way ->
    [from] { $games } en la semana del { $date }
    [up] suben a { $games } en la semana del { $date }
    [down] bajan a { $games } en la semana del { $date }
   *[level] siguen en { $games } en la semana del { $date }
}
statistics-all = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $average ->
    [one] un turno
   *[other] { $average } turnos
} en promedio{ $range ->
    [yes] , de { $shortest } a { $longest }
   *[no] {""}
}.
statistics-ends = Cómo terminan:
statistics-end = { $end ->
    [breakthrough] Irrupción
    [stalemate] Ahogado
    [draw] Tablas
   *[other] De otra forma
}
statistics-first = Cuánto gana quien empieza, por variante:
ratings-title = **Cómo cambiaron las puntuaciones** (Glicko-2. Un ? significa provisional, ± es la incertidumbre).
ratings-line = { $who }: { $old } ± { $deviation }, se esperaba el { $expected } % del punto, obtuvo el { $score } %, ahora { $new } ± { $after }.
ratings-weight = Esta partida cuenta el { $weight } %.
ratings-rules = -# Una partida contra alguien sin puntuación estable cuenta una cuarta parte. Desde tu sexta partida contra el mismo rival en 30 días, cada una cuenta la mitad que la anterior. Todas las personas sin puntuación estable cuentan como un solo rival. No ganas nada con una partida abandonada antes de la segunda jugada ni contra una cuenta de menos de un mes. El ± de tu puntuación nunca baja de la mitad del de tu rival.
ratings-none = Esta partida no cambió ninguna puntuación.
export-text = { $game } como archivo.
export-running = El registro de Abstract Play es para partidas terminadas. Exporta esta como texto o JSON, o espera a que acabe.
export-alt = Las jugadas de la partida
export-nothing = Todavía no tienes partidas que exportar.
export-all = Todas tus partidas como archivo.
export-all-alt = Las jugadas de todas tus partidas
imported = Importada: { $game }, { $plies ->
    [one] un turno
   *[other] { $plies } turnos
}. Es una partida terminada y amistosa. { $reviewed ->
    [yes] Pulsa **Analizar** para repasarla. {""}
   *[no] {""}
}Pulsa **Seguir contra Murus** para continuarla.
import-variant = No conozco la variante `{ $name }` de su encabezado.
import-form = Importar una partida
import-form-file = Archivo de texto
import-form-file-hint = La partida como archivo, de aquí o de otro programa. Hasta { $most } kB.
import-form-moves = O sus jugadas
import-form-moves-hint = Una tras otra. Déjalo vacío si envías un archivo.
import-form-variant = Variante
import-form-variant-hint = Solo cuenta si la partida no dice su variante.
import-nothing = Ahí no hay ninguna partida. Envía un archivo o escribe las jugadas.
import-both = No puedo leer a la vez un archivo y jugadas escritas. Envía solo una de las dos cosas.
import-file-long = Ese archivo es demasiado largo para una partida. Leo hasta { $most } kB.
import-file-no-text = No puedo leer ese archivo como texto. Envía un archivo de texto, como `game.txt`.
import-file-gone = Discord no me dio el archivo. Envíalo otra vez.
import-empty = No encuentro ninguna jugada ahí. Pégalas una tras otra, como `1. a1-c3 d7-d5 2. …`.
import-too-long = Una partida puede tener hasta { $most } entradas.
import-several = Eso es más de una partida. Impórtalas de una en una.
import-form-unknown = No sé leer una partida en ese formato. Leo jugadas como texto, mi propio JSON y el registro de partida de Abstract Play.
import-other-game = Es una partida de { $name }, no de Murus Gallicus.
import-own-start = Esa partida empieza desde una posición propia. Solo puedo leer partidas desde la posición inicial normal.
import-late = Esto empieza en la jugada { $number }. Pega la partida desde su primera jugada.
import-unreadable = Dejé de leer en `{ $words }`. { $why }
import-stopped = Dejé de leer en `{ $words }`. { $why } Todo lo anterior está importado. Si es una errata, corrígela e importa la partida de nuevo.
continue-running = Esa partida sigue en juego. Podrás continuar desde ella cuando termine.
continue-not-there = No puedes continuar desde ahí. La partida es más corta, ya había terminado o alguien ya había quedado fuera.
adopt-elsewhere = Solo puedes ocupar un asiento en el hilo o el canal de la partida.
adopt-nobody-left = Todas las personas de esa partida siguen en este servidor.
adopt-unanswered = Discord no respondió a tiempo, así que no sé quién sigue en este servidor. Inténtalo de nuevo en un momento.
adopted = El asiento es tuyo. La partida ya no es por puntos.

## Following

walk-at = turno { $ply } de { $plies }
walk-to-move = Le toca a { $who }.
walk-hint = Saltar a una jugada
replay-waiting = Estoy preparando la animación de esta partida.
replay-queued = Hay { $before ->
    [one] una petición
   *[other] { $before } peticiones
} antes que la tuya. La animación aparece aquí cuando está lista.
replay-turning = Se detiene en { $played }, el punto de giro.
replay-alt = Una animación de { $game }, sus { $moves } jugadas una tras otra. El último tablero: { $end }.

follow-how = { $how ->
    [end] Te escribiré cuando termine.
    [every] Te escribiré en cada jugada.
    [closed] No puedo enviarte mensajes directos, así que dejaste de seguirla.
   *[no] Puedo enviarte mensajes directos sobre esta partida.
}
follow-private = Solo puedes seguir esta partida donde se juega.
follow-too-many = Ya sigues cincuenta partidas. Deja de seguir una primero.
follow-playing = Juegas en esta partida, así que ya recibes sus mensajes.
follow-over = Esta partida terminó.
follow-move = { $told }
    Le toca a { $who }.

## Trying moves

try-empty = Prueba jugadas de ambos bandos. Solo las ves tú.
try-none = Todavía no has probado ninguna jugada.
try-own = Tus líneas. Solo las ves tú.
try-open = Tus líneas. Los demás pueden verlas.
try-others = Líneas que probaron otras personas.
try-hint = Ver una línea
try-gone = Esta línea ya no existe o quien la probó la mantiene privada.
try-too-many = Ya tienes { $most } líneas guardadas. Borra una primero.
try-too-long = Una línea puede tener hasta { $most } jugadas.
try-study = Las líneas probadas en esta partida ya se pueden ver. ¡Échales un vistazo!
try-note = ¿Qué opinas de esta línea?
try-note-hint = Una línea. Se muestra con tus jugadas.
try-note-form = Comentario

## Servers and privacy

server-not-yours = Solo pueden hacerlo quienes administran este servidor.
moderate-not-yours = Para hacerlo necesitas permiso para gestionar los mensajes de este servidor.
server-title = **Murus en este servidor**
server-channels = Dónde se pueden empezar partidas: **{ $some ->
    [yes] { $what }
   *[no] en todos los canales
}**
server-role = Quién puede empezar partidas: **{ $some ->
    [yes] { $what }
   *[no] todo el mundo
}**
server-variant = Variante por defecto: **{ $what }**
server-time = Reloj por defecto: **{ $what }**
server-language = Idioma: **{ $some ->
    [yes] { $what }
   *[no] el mismo que el servidor
}**
server-theme = Tema del tablero: **{ $what }**
server-film = Resultados: **{ $some ->
    [yes] una animación de la partida
   *[no] el último tablero
}**
server-quiet = Canales: **{ $some ->
    [yes] tranquilos, con una línea por desafío respondido y una tarjeta de resultados al día
   *[no] animados, con el tablero de cada desafío y cada resultado
}**
server-turning = Tableros públicos: **{ $some ->
    [yes] girados hacia quien tiene el turno
   *[no] con los Romanos abajo
}**
server-games = **Partidas en este servidor**
server-threads = Hilos de las partidas: **{ $some ->
    [yes] en { $what }
   *[no] en el canal de cada desafío
}**
server-threads-hint = ¿Dónde van los hilos de las partidas? Déjalo vacío para usar el canal de cada desafío.
server-cards = Tarjetas de resultados: **{ $some ->
    [yes] { $what }
   *[no] en el canal de cada partida
}**
server-acta = Acta Diurna (una tarjeta de la semana, el lunes por la mañana): **{ $some ->
    [yes] { $what }
   *[no] no
}**
server-acta-hint = ¿Dónde va la tarjeta de la semana? Déjalo vacío para desactivarla.
acta-title = Acta Diurna · La semana
acta-games = { $games ->
    [0] Esta semana no terminó ninguna partida.
    [one] Esta semana terminó una partida.
   *[other] Esta semana terminaron { $games } partidas.
}
acta-best = **Mejor partida:** { $game }
acta-upset = **Sorpresa:** { $winner } venció a { $loser }, que tenía { $gap } puntos más.
acta-longest = **Partida más larga:** { $game }, { $moves } jugadas
acta-league = **{ $name }:** { $who } en cabeza
acta-sieges = **Asedios:** { $count ->
    [one] una persona resolvió
   *[other] { $count } personas resolvieron
} al menos uno{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **Caras nuevas:** { $count ->
    [one] una persona
   *[other] { $count } personas
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = ¿Dónde van las tarjetas de resultados? Déjalo vacío para usar el canal de cada partida.
server-rated = Partidas por puntos: **{ $some ->
    [yes] permitidas
   *[no] no, todas son amistosas
}**
server-bots = Partidas contra Murus: **{ $some ->
    [yes] en hilos de aquí
   *[no] en mensajes directos
}**
server-votes = Quién puede empezar votaciones del canal: **{ $some ->
    [yes] todo el mundo
   *[no] la administración
}**
server-showing = Mostrar aquí: **{ $some ->
    [yes] sí
   *[no] no
}**
server-themes = ¿Qué tema tienen los tableros públicos? Para sus propias vistas, cada persona elige un tema en `/settings`.
theme-hint = Elige un tema
theme-name = { $theme ->
    [dark] Oscuro
    [print] Impresión
    [high-contrast] Alto contraste
    [colour-blind] Daltonismo
    [parchment] Pergamino
   *[classic] Clásico
}
theme-about = { $theme ->
    [dark] Un tablero de noche
    [print] Negro sobre blanco, para papel
    [high-contrast] El contraste más fuerte
    [colour-blind] Colores que cualquiera distingue, y una marca para cada bando
    [parchment] Tinta sobre pergamino
   *[classic] Hierba, marfil y pizarra
}
theme-alt = El mismo tablero en todos los temas: { $names }.
server-desks = Parte de guerra (lista fijada de las partidas en juego): **{ $some ->
    [yes] { $what }
   *[no] no
}**
server-channels-hint = ¿Dónde se pueden empezar partidas? Déjalo vacío para permitirlas en todas partes.
server-role-hint = ¿Quién puede empezar partidas? Déjalo vacío para permitírselo a todo el mundo.
server-variant-hint = ¿Qué variante se usa aquí por defecto?
server-time-hint = ¿Qué reloj se usa aquí por defecto?
server-language-hint = ¿En qué idioma hablo aquí?
server-language-auto = El del servidor
server-elsewhere = En este servidor se pueden empezar partidas en { $channels }.
server-role-needed = Aquí solo { $role } puede empezar partidas.
desk-title = Parte de guerra
results-title = Resultados · { $date }
desk-count = { $count ->
    [0] Aquí no hay partidas en juego.
    [one] Aquí hay una partida en juego.
   *[other] Aquí hay { $count } partidas en juego.
}
digest-title = { $count ->
    [one] Te toca jugar en una partida.
   *[other] Te toca jugar en { $count } partidas.
}
moderated = { $act ->
    [annul] { $game }: anulada.
   *[end] { $game }: terminada.
} Puedes verlo en el registro de auditoría: `/server moderate`.
moderate-elsewhere = Esa partida no se juega en este servidor.
moderate-running = Esa partida sigue en juego. Termínala en su lugar.
moderate-annulled = Esa partida ya está anulada.
audit-title = **Lo que hizo la moderación**
audit-none = Todavía no hay acciones de la moderación.
audit-haste = ⚠ { $who } { $fared ->
    [won] ganó
    [lost] perdió
   *[drawn] hizo tablas en
} { $games } partidas por puntos en 30 días que se abandonaron antes de la jugada { $moves }.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } terminó el evento “{ $name }”.
audit-line = { $when } · { $who } { $act ->
    [annul] anuló
   *[end] terminó
} { $read ->
    [yes] { $game }
   *[no] una partida que no se puede leer
} · { game-code }{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = ¿Borro todo lo que guardo sobre ti? Abandono por ti tus partidas en juego, o las cancelo si no han empezado de verdad. Retiro lo que mostraste a otras personas. Tus rivales conservan sus partidas, sin tu nombre. Quien te bloqueó te sigue bloqueando. Esto no se puede deshacer.
privacy-forgotten = Tus datos están borrados.
privacy-nothing = No tengo datos sobre ti.
privacy-exported = Aquí están todos los datos que tengo sobre ti.
privacy-alt = Todos los datos que guardo sobre ti, como JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Paso { $n } de { $count }
learn-walk = **Una torre se mueve.** Ganas si llevas una piedra a la última fila, la fila 7. Una torre siempre se mueve dos casillas y deja una piedra en cada una: elige adónde va.
learn-walk-well = Una piedra en { $near } y otra en { $far }: un muro es una piedra, una torre son dos.
learn-grow = **Un muro crece.** Los muros no se mueven, pero si pones una piedra sobre un muro tuyo, se convierte en torre. Mueve la torre de c1 sobre uno de tus muros.
learn-grow-well = ¡Otra vez una torre! Cae sobre tus muros y conservarás tus torres.
learn-grow-walls = Después de `{ $move }` solo tienes muros, y los muros no se mueven. Cae en c3 o en e3.
learn-sacrifice = **Sacrificio.** El muro galo de b4 te cierra el paso. Una torre que esté al lado puede entregar una piedra para capturarlo.
learn-sacrifice-well = El muro ya no está. Te costó una piedra, así que ahora tu torre es un muro.
learn-sacrifice-walls = `{ $move }` se aleja, y el muro se queda. Captúralo en b4.
learn-breakthrough = **Irrupción.** Una piedra en la última fila gana al momento. Aquí es la fila 7.
learn-breakthrough-well = ¡Lo lograste! La piedra de { $far } gana la partida.
learn-breakthrough-walls = `{ $move }` no llega a la fila 7. Una de las jugadas sí.
learn-stalemate = **Ahogado.** Si no puedes mover, pierdes. La torre gala de a2 necesita tanto b3 como c4 para salir: tapa una de las dos.
learn-stalemate-well = No tiene salida, así que ganas.
learn-stalemate-open = Después de `{ $move }`, la torre todavía sale por b3 y c4. Tapa una de las dos.
learn-game = **Una partida guiada.** Juegas con los Romanos, abajo. Murus juega como { $level } y responde al instante. Puedes deshacer cualquier jugada.
learn-hint = La mejor jugada: { $move } ({ $deed }).
learn-deed-wins = gana
learn-did = { $deed ->
    [capture] Murus juega { $move } y captura tu muro de { $cells }.
    [tower] Murus juega { $move } y levanta { $count ->
        [one] una torre en { $cells }
       *[other] torres en { $cells }
    }.
   *[walls] Murus juega { $move }: dos muros.
}
learn-did-again = { $deed ->
    [capture] Con { $move }, Murus captura tu muro de { $cells }.
    [tower] Con { $move }, Murus levanta { $count ->
        [one] una torre en { $cells }
       *[other] torres en { $cells }
    }.
   *[walls] Con { $move }, Murus pone dos muros.
}
learn-aim = { $aim ->
    [shut] Tu torre de { $cell } está encerrada.
    [siege] Quiere llevar una torre a { $cell } e irrumpir desde ahí.
   *[take] Ahora amenaza con capturar tu muro de { $cell }.
}
learn-aim-again = { $aim ->
    [shut] Eso deja tu torre de { $cell } sin jugadas.
    [siege] Solo le falta una torre en { $cell } para irrumpir.
   *[take] Ahora puede capturar tu muro de { $cell }.
}
learn-advice-win = **¡Ya puedes ganar!** { $moves } { $how ->
    [through] irrumpe.
   *[stalemate] deja a Murus sin jugadas.
}
learn-advice-win-again = **La victoria sigue ahí:** { $moves } { $how ->
    [through] irrumpe.
   *[stalemate] deja a Murus sin jugadas.
}
learn-advice-guard = **Cuidado:** { $threat } { $how ->
    [through] irrumpiría
   *[stalemate] te dejaría sin jugadas
}. { $count ->
    [one] Solo { $moves } lo evita.
   *[other] Evítalo, por ejemplo con { $moves }.
}
learn-advice-guard-again = **Otra amenaza:** Murus { $how ->
    [through] irrumpiría
   *[stalemate] te dejaría sin jugadas
} con { $threat }. { $count ->
    [one] Una jugada ayuda: { $moves }.
   *[other] Estas jugadas ayudan: { $moves }.
}
learn-advice-lost = { $threat } { $how ->
    [through] va a irrumpir
   *[stalemate] te va a dejar sin jugadas
}, y nada lo evita. Vuelve a la jugada perdedora.
learn-advice-lost-again = Murus gana de todos modos con { $threat }, juegues lo que juegues. Puedes volver a la jugada perdedora.
learn-advice-hold = **Aquí giró la partida:** tras { $lost }, Murus tenía la victoria segura. Prueba { $moves }.
learn-advice-capture = Captura el muro de { $cell }: { $moves }.
learn-advice-capture-again = Vale la pena capturar el muro de { $cell }: { $moves }.
learn-advice-moves = Prueba { $moves }.
learn-advice-moves-again = Aquí { $count ->
    [one] es buena { $moves }.
   *[other] son buenas { $moves }.
}
learn-reason = { $reason ->
    [few] { $own ->
        [0] No te queda ninguna torre
        [one] Solo te queda una torre
       *[other] Solo te quedan { $own } torres
    }: cada jugada a casillas vacías cuesta una torre.
    [colour] { corner-mark }
    [capture] Una captura le cuesta una piedra a cada bando, y tu torre se convierte en muro.
    [grow] Una piedra sobre tu propio muro forma una torre, así que conservas todas tus torres.
    [begin] Pon muros donde pueda caer tu próxima torre.
    [reach] Desde la fila 5, una torre irrumpe en una sola jugada.
    [close] Una piedra cerca de una torre enemiga le cierra el paso.
   *[count] Tienes { $own } { $own ->
        [one] torre
       *[other] torres
    } y Murus tiene { $theirs }. Pierde quien se queda sin jugadas.
}
corner-mark = La torre de { $cell } tiene una marca en la esquina: puede irrumpir en su próxima jugada, salvo que una piedra se interponga.
formation-name = { $formation ->
    [siege-tower] Torre de asedio
   *[gallic-wall] Muro galo
}
learn-end = { $won ->
    [yes] **¡Ganaste!** Bien jugado.
    [lost] **{ $how }.** { $move } costó la partida: después, Murus tenía la victoria segura. Puedes volver y probar otra jugada.
   *[no] **{ $how }.** Deshaz tu última jugada y prueba otra.
}
learn-left = **Aprender** sigue donde lo dejaste.
welcome-title = Murus Gallicus
welcome-text = Un juego de muros y torres de Phil Leduc. Lleva una piedra a la última fila y ganas. Haces una jugada cada vez que tienes un minuto.
welcome-managers = Si administras este servidor, puedes configurarme con `/server settings`.
welcome-manage = -# Solo tú ves esto, porque administras este servidor. Pulsa **Configurar** para elegir canales, idioma y más.
play-murus-level = ¿Qué nivel quieres para Murus? El que mejor te va es { $suits }. Los números son puntuaciones.{ $alone ->
    [yes] {" "}No hay reloj. Si pasa un mes sin jugadas, la partida se cancela.
   *[no] {""}
}

## Lessons after the first

lesson-name = { $lesson ->
    [first] La primera partida
    [distribute] Cuatro formas de repartir
    [lone] Dónde poner un muro solitario
    [last] La última torre
    [chariot] El carro
    [wall] El muro galo
    [ram] El ariete
    [siege] La torre de asedio
    [force] El sacrificio forzado
    [catapult] Catapultas
    [balanced] La apertura equilibrada
    [escape] Escape
    [houdini] Houdini
    [hex] En hexágonos
    [three] Una partida de tres
   *[four] Una partida de cuatro
}
learn-distribute-empty = **A dos casillas vacías.** La torre se convierte en dos muros, así que pierdes una torre. Mueve una torre a dos casillas vacías.
learn-distribute-empty-well = Dos muros, en { $near } y { $far }, pero tienes una torre menos.
learn-distribute-empty-wrong = `{ $move }` cae sobre un muro tuyo y forma otra torre. Elige dos casillas vacías.
learn-distribute-near = **Primero un muro, luego una casilla vacía.** El muro se convierte en torre, con un muro nuevo delante. Conserva así tu torre.
learn-distribute-near-well = Una torre en { $near } y un muro en { $far }: no perdiste ninguna torre.
learn-distribute-near-wrong = Después de `{ $move }` solo tienes muros. Cae sobre tu muro de a2.
learn-distribute-far = **Primero una casilla vacía, luego un muro.** La torre acaba en la casilla lejana: salta dos casillas. Conserva así tu torre.
learn-distribute-far-well = Una torre en { $far }, dos casillas más allá, y un muro detrás.
learn-distribute-far-wrong = Después de `{ $move }` solo tienes muros. La segunda piedra debe caer sobre tu muro de c3.
learn-distribute-both = **Sobre dos muros.** Los dos crecen: de una torre salen dos. Encuentra la jugada que te da una torre más.
learn-distribute-both-well = Dos torres, en { $near } y { $far }. Cuenta las torres: quien tiene más suele tener más jugadas.
learn-distribute-both-wrong = `{ $move }` no te da una segunda torre. Las dos piedras deben caer sobre muros.
learn-lone-bar = **Dos muros, dos caminos.** La torre gala de g3 tiene dos caminos a la fila 1. Una jugada tapa los dos.
learn-lone-bar-well = f2 tapa un camino y g1 el otro.
learn-lone-bar-wrong = Después de `{ $move }` queda un camino abierto, y g3 irrumpe. Tapa los dos.
learn-lone-edge = **Al lado no: a dos casillas.** Un muro a dos casillas de una torre la frena, y la torre no puede capturarlo. Detén la torre de a3.
learn-lone-edge-well = El muro de { $far } está a dos casillas, donde a3 no puede capturarlo.
learn-lone-edge-wrong = Después de `{ $move }`, la torre de a3 irrumpe. Tapa sus dos caminos.
learn-lone-ahead = **Entre torre y muro.** La torre gala de c5 quiere saltar a su muro de e3 y luego irrumpir. Ponle un muro en el camino.
learn-lone-ahead-well = El muro de { $far } impide el salto.
learn-lone-ahead-wrong = Después de `{ $move }`, los Galos ganan en dos jugadas como mucho. El camino de c5 a e3 pasa por d4.
learn-last-keep = **La última torre.** Los muros nunca se mueven: sin torres no tienes jugadas y pierdes. Conserva la tuya.
learn-last-keep-well = Tu torre sobrevive en { $far }.
learn-last-keep-wrong = Después de `{ $move }` solo tienes muros, y así se pierde. Cae sobre uno de tus muros.
learn-last-take = **La última torre enemiga.** La torre de b6 necesita el muro de d4 para caer sobre él. Quítaselo, y solo podrá deshacerse.
learn-last-take-well = Ahora cualquier jugada deshace la última torre gala, y después los Galos no pueden mover.
learn-last-take-wrong = Después de `{ $move }`, los Galos conservan su torre. Captura el muro que necesita.
learn-last-flatten = **Acorrálala.** La última torre gala, en b2, quiere irrumpir o caer en b4. Pon dos muros donde cualquier jugada la deshaga.
learn-last-flatten-well = Solo puede capturar un muro o deshacerse: la última torre está perdida.
learn-last-flatten-wrong = Después de `{ $move }`, la última torre se escapa. Tapa sus dos caminos con una jugada.
learn-chariot-start = **El carro.** Una torre detrás de un muro suyo es un carro: avanza una casilla y sigue siendo un carro. Ponlo en marcha: ganas en tres.
learn-chariot-start-well = Torre y muro, una casilla más adelante. Nadie está lo bastante cerca para detenerlo.
learn-chariot-start-wrong = Después de `{ $move }` no te queda ninguna torre. Rueda sobre tu propio muro de a4.
learn-chariot-roll = **Sigue rodando.** Dos jugadas más, y una piedra está en la fila 7. No rompas el carro.
learn-chariot-roll-well = Lo siguiente es a7, y los Galos están demasiado lejos.
learn-chariot-roll-wrong = `{ $move }` rompe el carro. Rueda en línea recta.
learn-chariot-turn = **En cualquier dirección.** Un carro también rueda en diagonal. ¿Qué jugada crea una torre imparable?
learn-chariot-turn-well = La torre de { $near } irrumpe en la próxima jugada, y nadie puede tapar todos los caminos.
learn-chariot-turn-wrong = `{ $move }` les da tiempo a los Galos. Rueda sobre el muro de c5.
learn-chariot-stop = **Detenlo.** El carro galo de c4 y c3 rueda hacia la fila 1. Ponle un muro delante.
learn-chariot-stop-well = Tu muro de { $near } frena el muro de c3, así que el carro no puede rodar.
learn-chariot-stop-wrong = Después de `{ $move }` sigue rodando e irrumpe. Pon un muro en c2.
learn-wall-close = **Un muro galo.** Varios muros juntos le cierran el paso a una torre, pero aquí hay un hueco en d2. Ciérralo antes de que pase la torre de d3.
learn-wall-close-well = Muros juntos, con una torre entre ellos: eso es fuerte.
learn-wall-close-wrong = Después de `{ $move }`, la torre de d3 todavía encuentra un camino a la fila 1. Cierra el hueco de d2.
learn-wall-gap = **Debilitado por un hueco.** Los muros galos de b6 y d6 tapan dos de los caminos de tu torre. Uno sigue abierto.
learn-wall-gap-well = Derecho por el hueco: la piedra de { $far } gana.
learn-wall-gap-wrong = `{ $move }` no llega a la fila 7, y tu torre ya no está. Usa el hueco.
learn-wall-weak = **Debilitado por un sacrificio.** Un muro sin torre justo detrás es el punto débil. Captura el correcto, y tu otra torre pasa.
learn-wall-weak-well = El muro de { $far } ya no está, y f5 irrumpe por g6.
learn-wall-weak-wrong = `{ $move }` no gana en dos. ¿Qué muro no tiene una torre justo detrás?
learn-ram-make = **El ariete.** Una torre y dos muros en línea pueden hacer tres cosas. Primero conviértelos en dos torres.
learn-ram-make-well = Dos torres en línea: el ariete está listo.
learn-ram-make-wrong = `{ $move }` separa las cuatro piedras. Mueve a lo largo de la línea.
learn-ram-through = **Irrumpe.** Sacrifica una torre contra el muro galo y envía la otra por el hueco. Un sacrificio gana en dos.
learn-ram-through-well = El muro de { $far } ya no está, y c5 pasa por b6.
learn-ram-through-wrong = `{ $move }` no gana en dos. Abre un hueco que los Galos no puedan tapar.
learn-ram-way = **Un carro de ida y vuelta.** Va a cualquier extremo de su línea y regresa. Mueve de forma que las cuatro piedras puedan volver.
learn-ram-way-well = La torre está junto a sus propios muros, así que cualquier jugada por la línea la conserva.
learn-ram-way-wrong = Después de `{ $move }`, las cuatro piedras no se vuelven a juntar en seis jugadas. Quédate en la línea.
learn-ram-circle = **El ciclo de seis jugadas.** Tras seis jugadas por la línea, todo vuelve a estar como antes, así que puedes esperar. Empieza el ciclo.
learn-ram-circle-well = Torre y muros dan la vuelta sin perder nada. Pero una posición que aparece tres veces es tablas.
learn-ram-circle-wrong = Después de `{ $move }` se rompe el ciclo. Mueve a lo largo de la línea.
learn-siege-build = **La torre de asedio.** Una torre en tu quinta fila, la fila 5, puede irrumpir en su próxima jugada. Levanta una que nadie pueda detener.
learn-siege-build-well = Una torre de asedio en { $near }, y los Galos no pueden tapar todos sus caminos.
learn-siege-build-wrong = `{ $move }` no levanta una torre de asedio. Cae sobre tu muro de f5.
learn-siege-leap = **Un salto a la quinta fila.** Ahí un muro solitario espera a una torre que está a dos casillas. Hagan lo que hagan los Galos, ganas en dos.
learn-siege-leap-well = La torre de asedio de { $far } está en pie, y queda un camino abierto.
learn-siege-leap-wrong = `{ $move }` no gana en dos. Salta a tu muro de e5.
learn-siege-deny = **Detén la suya.** La torre gala de e5 puede saltar a c3, en la quinta fila de los Galos. Detén esa torre de asedio antes de que se levante.
learn-siege-deny-well = Sin el muro de { $far }, la torre de e5 no tiene dónde caer.
learn-siege-deny-wrong = Después de `{ $move }`, los Galos logran su torre de asedio y ganan. Captura el muro de c3.
learn-force-threat = **El sacrificio forzado.** Crea una amenaza que solo un sacrificio pueda detener: a los Galos les cuesta una torre. ¿Con qué jugada?
learn-force-threat-well = Los Galos tienen que capturar el muro de a5 con b6, y entonces b6 es solo un muro.
learn-force-threat-wrong = Después de `{ $move }`, los Galos no necesitan ningún sacrificio. Pon un muro donde pueda caer la torre de a4.
learn-force-after = **Y después.** Los Galos capturaron el muro de a5 y les queda una torre. Ahora un carro gana en tres.
learn-force-after-well = Torre y muro, listos para rodar, y una torre sola no puede detenerlos.
learn-force-after-wrong = Después de `{ $move }` no te queda ninguna torre. Rueda sobre el muro de b4.
learn-force-forced = **Cuando te fuerzan.** Los Galos quieren caer en f3 o d3 e irrumpir. Solo un sacrificio los detiene.
learn-force-forced-well = Costó una torre, pero el muro de { $far } ya no está.
learn-force-forced-wrong = Después de `{ $move }`, los Galos ganan en dos jugadas como mucho. Captura el muro correcto.
learn-catapult-build = **Una tercera piedra.** En la partida avanzada, una piedra sobre tu propia torre forma una catapulta. Arma una.
learn-catapult-build-well = Tres piedras en { $near }: una catapulta. Nunca se mueve, lanza.
learn-catapult-build-wrong = `{ $move }` no pone una piedra sobre una torre. Pasa por encima de tu torre de a2.
learn-catapult-throw = **El lanzamiento.** Una catapulta lanza una piedra a dos o tres casillas, hacia delante o hacia los lados. Una piedra en la fila 7 gana si sobrevive a la respuesta.
learn-catapult-throw-well = Nadie puede capturar la piedra de { $far }, así que gana.
learn-catapult-throw-wrong = Después de `{ $move }` no hay ninguna piedra en la fila 7, o la capturan. Aléjate de las torres.
learn-catapult-shot = **El disparo.** Una piedra lanzada contra una pieza enemiga le quita una de sus piedras. La torre de b3 está a punto de pasar: dispara.
learn-catapult-shot-well = La torre de { $far } ahora es un muro, y los muros nunca se mueven.
learn-catapult-shot-wrong = Después de `{ $move }`, la torre de b3 pasa. Dispárale.
learn-catapult-cut = **Recórtala.** Una torre junto a una catapulta enemiga puede entregar una piedra para reducirla a torre, o las dos para reducirla a muro. Solo una de las dos cosas funciona.
learn-catapult-cut-well = Entregaste las dos piedras: la catapulta de { $far } es un muro.
learn-catapult-cut-wrong = Después de `{ $move }`, la pieza de c3 todavía lleva una piedra a la fila 1. Entrega las dos piedras.
learn-balanced-walls = **El primer turno es especial.** Cada bando desmonta una torre de su primera fila y pone sus piedras como dos muros en su segunda fila. Aquí están en c2 y e2: usa uno y conserva tus torres.
learn-balanced-walls-well = El muro se convirtió en torre: avanzaste sin perder nada.
learn-balanced-walls-wrong = `{ $move }` cuesta una torre. Pasa por encima de uno de tus muros.
learn-balanced-swap = **Cuándo cambiar.** Tras el primer turno romano puedes cambiar de bando: hazlo si los Romanos desmontaron una torre de esquina y sus muros están entre c2 y g2. Mira por qué: avanza sobre uno.
learn-balanced-swap-well = Esos muros ayudan a varias torres, y una torre de esquina es la que menos falta hace. Murus también cambia entonces.
learn-balanced-swap-wrong = `{ $move }` no aprovecha los muros. Ve desde c1 o f1 por encima de un muro.
learn-balanced-fast = **Un ataque más rápido.** Con muros adelantados consigues antes torres de asedio. Gana en dos.
learn-balanced-fast-well = La torre de { $far } irrumpe, y los Galos no pueden tapar todos los caminos.
learn-balanced-fast-wrong = `{ $move }` es demasiado lenta. Cae sobre tu muro de e5.
learn-escape-bar = **Sin irrupción.** En Escape, una piedra en la fila 7 no significa nada: ganas cuando el enemigo no puede mover. Tapa la última salida de la torre de a7.
learn-escape-bar-well = A los Galos no les quedan jugadas, así que ganas.
learn-escape-bar-wrong = Después de `{ $move }`, la torre de a7 todavía tiene una jugada. Pon una piedra en c7.
learn-escape-flatten = **Acorrálala.** La torre de d7 sobrevive mientras pueda caer sobre sus muros. Tápale el camino hacia ellos, y tendrá que deshacerse.
learn-escape-flatten-well = Ahora cualquier jugada de los Galos les cuesta su última torre.
learn-escape-flatten-wrong = Después de `{ $move }`, los Galos conservan una torre. Pon tus piedras entre d7 y sus muros.
learn-escape-keep = **Salva la tuya.** Tu última torre tiene que caer sobre un muro, o no podrás mover. Puede ir hacia atrás.
learn-escape-keep-well = Tu torre sobrevive en { $far }. En Escape, ir hacia atrás no cuesta nada.
learn-escape-keep-wrong = Después de `{ $move }` solo tienes muros. Cae sobre tu muro de c1.
learn-houdini-walls = **Sin capturas.** En Houdini nunca se captura un muro, así que un muro cierra el paso para siempre. Gana en dos sin perder tu torre.
learn-houdini-walls-well = Los Galos no tienen dónde caer: su última torre se deshace.
learn-houdini-walls-wrong = Después de `{ $move }` solo tienes muros. Cae sobre tu muro de c3.
learn-houdini-siege = **Un puesto avanzado.** Nadie puede capturar tu muro de a5, así que espera a una torre todo el tiempo que quieras. Gana en dos.
learn-houdini-siege-well = La torre de asedio de { $far } irrumpe en la próxima jugada, junto al muro de a6.
learn-houdini-siege-wrong = Después de `{ $move }`, los Galos son más rápidos. Salta a tu muro de a5.
learn-houdini-hold = **Sin forma de capturarlo.** No puedes capturar lo que ponen los Galos, así que llega antes. Una jugada los deja fuera.
learn-houdini-hold-well = Con una torre en { $far } y otra en b1 les sigues el ritmo.
learn-houdini-hold-wrong = Después de `{ $move }`, los Galos ganan en dos jugadas como mucho. Cae sobre tu muro de c4.
learn-hex-walk = **Seis direcciones.** En hexágonos, una torre se mueve en seis direcciones, y las demás reglas son las mismas. Conserva tu torre.
learn-hex-walk-well = Por la columna hacia arriba: una torre en { $far }.
learn-hex-walk-wrong = Después de `{ $move }` solo tienes muros. Cae sobre tu muro de a3.
learn-hex-through = **El borde lejano.** La casilla más alta de cada columna forma la primera fila de los Galos, nueve casillas en total. Irrumpe.
learn-hex-through-well = La piedra de { $far } está en la casilla más alta de su columna y gana.
learn-hex-through-wrong = `{ $move }` no llega a ninguna de las casillas más altas. Sube por la columna b.
learn-hex-leap = **Aquí también hay carros.** Tu torre de b3 está detrás de su muro de c4. Rueda, y ganas en dos.
learn-hex-leap-well = La torre de { $near } irrumpe en la próxima jugada.
learn-hex-leap-wrong = Después de `{ $move }` solo tienes muros. Rueda sobre c4.
learn-three-keep = **Partida de tres.** Romanos, Galos y Germanos juegan por turnos, sin irrupción: gana el último bando que puede mover. Conserva tu torre.
learn-three-keep-well = Tu torre de { $far } sigue viva. Ahora juegan los Galos.
learn-three-keep-wrong = Después de `{ $move }` solo tienes muros y quedarás fuera. Cae en a3.
learn-three-out = **Un bando fuera.** Si no tienes jugadas al empezar tu turno, quedas fuera. Tapa la última salida de la torre gala de a5.
learn-three-out-well = Los Galos quedan fuera, y siguen los Germanos.
learn-three-out-wrong = Después de `{ $move }`, los Galos todavía pueden mover. Pon una piedra en c5.
learn-three-last = **El último en pie.** Ya solo quedan tu bando y los Galos. Déjalos fuera y gana.
learn-three-last-well = Tu bando es el último que puede mover, así que ganas.
learn-three-last-wrong = Después de `{ $move }`, los Galos todavía pueden mover. Pon una piedra en c5.
learn-four-keep = **Partida de cuatro.** Hay un bando en cada borde, y los turnos van en el sentido del reloj desde los Romanos. Sigue en la partida: conserva tu torre.
learn-four-keep-well = Tu torre de { $near } sigue viva. Ahora juegan los Galos, a la izquierda.
learn-four-keep-wrong = Después de `{ $move }` solo tienes muros y quedarás fuera. Cae en d2.
learn-four-out = **Un bando fuera.** A la torre gala de a8 le queda un camino. Tápalo, y los Galos quedan fuera.
learn-four-out-well = Los Galos quedan fuera, y siguen los Germanos.
learn-four-out-wrong = Después de `{ $move }`, los Galos todavía pueden mover. Pon una piedra en c6.
learn-four-last = **El último en pie.** Ya solo quedan tu bando y los Galos. Déjalos fuera y gana.
learn-four-last-well = Tu bando es el último que puede mover, así que ganas.
learn-four-last-wrong = Después de `{ $move }`, los Galos todavía pueden mover. Pon una piedra en c6.

## Openings

explored-title = **Aperturas** · { $variant }
explored-lead = { $games ->
    [0] No conozco ninguna partida que siguiera desde aquí.
    [1] Una partida siguió desde esta posición. Cuento las partidas jugadas aquí y las de Murus contra sí mismo:
   *[other] { $games } partidas siguieron desde esta posición. Cuento las partidas jugadas aquí y las de Murus contra sí mismo:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, { $percent } % de los puntos · { $by }
explored-people = personas
explored-not-here = No tengo aperturas para esta variante. Tengo algunas para partidas de dos sin apertura equilibrada.
explored-departure = **La apertura:** { $move } casi nunca se juega. De { $games } partidas que llegaron a esta posición, { $times } siguieron con `{ $usual }`.
button-explored = Apertura
button-explored-start = Al inicio
command-opening = Primeras jugadas: con qué frecuencia se juegan y qué resultado dan
option-opening-variant = Variante (por defecto: la partida estándar)

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-grade = { $grade ->
    [1] fácil
    [2] bastante fácil
    [3] medio
    [4] difícil
   *[5] muy difícil
}
puzzle-title = { $from ->
    [siege] **El asedio de hoy**
    [siege-easy] **El asedio fácil de hoy**
    [mine] **De una de tus partidas**
   *[book] **Ejercicio { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Asedio { $n }**
puzzle-task = { $kind ->
    [win] Juegan los { side-name }: **{ $moves ->
        [1] gana ya
       *[other] gana en { $moves }
    }**.
    [hold] Juegan los { side-name }: **encuentra la única jugada que no pierde.**
    [is-it-won] Juegan los { side-name }: **¿quién gana en { $moves ->
        [1] una jugada
       *[other] { $moves } jugadas como mucho
    }?**
    [two-towers] Juegan los { side-name }: **convierte una torre en dos.**
   *[author] Juegan los { side-name }: **¿qué jugó Phil Leduc?**
}
puzzle-allowed = Los { side-name } acaban de jugar `{ $move }`.
puzzle-right = **Correcto.** Los { side-name } responden `{ $answer }`. { $left ->
    [1] Queda una jugada.
   *[other] Quedan { $left } jugadas.
}
puzzle-slower = `{ $move }` también gana, pero más despacio. No cuenta como fallo: busca la victoria más rápida.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] pierde
   *[no] no funciona
}{ $some ->
    [yes] { $loses ->
        [yes] {": "}{ $line }.
       *[no] {": "}podría seguir { $line }.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Correcto:**
   *[no] **No:**
} { $truth ->
    [romans] ganan los Romanos.
    [gauls] ganan los Galos.
   *[neither] ningún bando puede forzarlo todavía.
}
puzzle-hint = Mueve la pieza de **{ $cell }**.{ $counts ->
    [yes] {" "}Una pista cuenta como fallo.
   *[no] {""}
}
puzzle-answer = La solución: `{ $line }`.
puzzle-solved = **¡Resuelto!** La solución es `{ $line }`.
puzzle-placing = Prueba de nivel: ejercicio { $n } de { $all }.
puzzle-placed = Ya tienes nivel: tu puntuación en ejercicios es { $rating }.
puzzle-rated = Tu puntuación en ejercicios: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] Ningún análisis ha encontrado todavía una victoria que se te escapara. Pulsa **Analizar** después de una partida para buscar alguna.
    [mine] Ya repasaste todas las victorias que se te escaparon. Pulsa **Analizar** después de otra partida para buscar más.
   *[book] Ya viste todos los ejercicios que hay aquí. Elige otro tema o juega.
}
puzzle-gone = Este ejercicio ya no existe. En `/learn puzzle` hay otro.
puzzle-no-book = Todavía no hay ejercicios para esta variante. Hay algunos para la partida estándar.
puzzle-no-theme = No existe ese tema. Elige uno de la lista.
puzzle-voted = Gracias. Los votos deciden qué ejercicios se quedan.
puzzle-reported = Gracias. Volveré a comprobar el ejercicio.
puzzle-reported-before = Ya habías avisado de este ejercicio.
puzzle-unmet = No has intentado este ejercicio.
puzzle-type = Tu jugada
puzzle-type-hint = De qué casilla a cuál, como b4-d4.
puzzle-theme-hint = Otro tema
puzzle-theme = { $theme ->
    [all] Todos
    [mine] Victorias que se me escaparon
    [breakthrough] Irrupción
    [stalemate] Ahogado
    [battering-ram] Ariete
    [chariot] Carro
    [siege-tower] Torre de asedio
    [forced-sacrifice] Sacrificio forzado
    [slip] Colarse entre dos enemigos
    [quiet] Primera jugada tranquila
    [only-defence] Única defensa
    [parry] Evitar una victoria inmediata
    [race] Una carrera
    [interposed-wall] Un muro en el camino
    [zugzwang] Toda jugada pierde
    [tempo-wall] Un muro a dos casillas
    [catapult-shot] Disparo de catapulta
    [surviving-stone] Una piedra que sobrevive
    [double-threat] Doble amenaza
    [sacrifice] Sacrificio
    [backward] Un paso atrás
    [is-it-won] ¿Está ganada?
   *[two-towers] Dos torres de una
}
button-puzzle = Ejercicios
button-puzzle-next = Siguiente ejercicio
button-puzzle-type = Escribir jugada
button-puzzle-hint = Pista (cuenta como fallo)
button-puzzle-answer = Solución (cuenta como fallo)
button-puzzle-answer-missed = Ver la solución
button-puzzle-again = Reintentar
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Avisar de un error
button-puzzle-claim = { $claim ->
    [romans] Ganan los Romanos
    [gauls] Ganan los Galos
   *[neither] Todavía no
}
profile-puzzles = Ejercicios { $placed ->
    [no] **{ $n } de { $all }** para tener nivel
   *[yes] **{ $rating }**
}: { $right } de { $decided } correctos a la primera{ $longest ->
    [0] .
    [1] , mejor racha de asedios: 1 día.
   *[other] , mejor racha de asedios: { $longest } días.
}
siege-title = **Asedio { $n }** · { $weekday ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[6] domingo
}{ $hardest ->
    [yes] , el ejercicio de la semana
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Todavía no lo ha intentado nadie.
    [1] Lo ha intentado una persona { $solved ->
        [0] y no lo ha resuelto.
       *[1] y lo ha resuelto.
    }
   *[other] Lo han intentado { $tried } personas { $solved ->
        [0] y nadie lo ha resuelto.
        [1] y una lo ha resuelto.
       *[other] y { $solved } lo han resuelto.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Una persona ha resuelto el fácil.
   *[other] {" "}{ $easy } personas han resuelto el fácil.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Resuelto aquí { $days } días seguidos.
}
siege-over = El **asedio { $n }** terminó. { $tried ->
    [0] Nadie lo intentó.
    [1] Una persona lo intentó{ $solved ->
        [0] {" "}y no lo resolvió.
       *[1] {" "}y lo resolvió{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] Lo intentaron { $tried } personas { $solved ->
        [0] y nadie lo resolvió.
        [1] y una lo resolvió{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
       *[other] y { $solved } lo resolvieron{ $some ->
            [all] {": "}{ $named }.
            [yes] {", entre ellas "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Una persona resolvió el fácil{ $some-easy ->
        [all] {": "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}{ $easy } personas resolvieron el fácil{ $some-easy ->
        [all] {": "}{ $named-easy }.
        [yes] {", entre ellas "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Asedio { $n }: nadie lo intentó.
siege-unsolved = Asedios { $first } a { $last }: nadie los resolvió.
siege-alt = Una animación de la solución: { $line }.
siege-share = { $days ->
    [0] `Murus, asedio { $n }{ $rung ->
        [easy] {" (fácil)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus, asedio { $n }{ $rung ->
        [easy] {" (fácil)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus, asedio { $n }{ $rung ->
        [easy] {" (fácil)"}
       *[day] {""}
    } { $squares } · { $days } días`
}
siege-week-title = La semana de los asedios { $from } a { $to }
siege-week-over = Terminó la semana de los asedios { $from } a { $to }
siege-week-sum = { $solvers ->
    [0] Esta vez nadie resolvió ningún asedio. Ya empezó otra semana.
   *[other] { $solvers ->
        [1] Una persona resolvió
       *[other] { $solvers } personas resolvieron
    } asedios, en { $days } de { $all } { $all ->
        [1] día
       *[other] días
    }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Resuelto aquí { $streak } días seguidos.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}y una persona más
       *[other] {" "}y { $unnamed } personas más
    }
   *[no] { $unnamed ->
        [1] una persona, sin mostrar el nombre
       *[other] { $unnamed } personas, sin mostrar el nombre
    }
} · { siege-week-done }
siege-week-done = { $days ->
    [1] { $days } resuelto
   *[other] { $days } resueltos
}, { $first ->
    [0] ninguno a la primera
   *[other] { $first } a la primera
}
siege-week-own = Tu puesto en la semana: { $place } de { $people }. { siege-week-done }
siege-week-none = Nadie ha resuelto un asedio esta semana. Puedes ser la primera persona en lograrlo.
week-game = Partida de la semana
week-game-offered = **Partida de la semana:** { $one } y { $other }, ¿una partida? Es amistosa y empieza con el sí de ambas partes.
week-game-begun = **Partida de la semana:** juegan { $one } y { $other }.
week-game-for-others = Esta partida es para los dos primeros puestos de la semana que muestran su nombre. Resuelve los asedios de cada día, y la próxima puede ser tuya.
week-game-lapsed = Esta partida de la semana ya no se ofrece. Siempre puedes empezar una con `/challenge`.
week-game-has-begun = Tu partida de la semana ya empezó. La encuentras en `/games`.
button-siege-week = Tabla de la semana
button-week-game = Jugar la partida
siege-streaks = Días seguidos: tú { $own }, este servidor { $here }.
siege-missed = Cuenta el primer intento, y fue un fallo. Aún puedes resolverlo.
siege-easy-counts = El fácil cuenta como día, pero no como acierto a la primera.
siege-late = Este asedio terminó, así que ya no cuenta.
siege-bell-on = Te avisaré aquí cada día cuando empiece un asedio.
siege-bell-off = Ya no te avisaré aquí de los asedios.
siege-named = Mostraré tu nombre en la tabla de la semana, y debajo de este asedio cuando termine.
siege-unnamed = No mostraré tu nombre.
siege-not-tried = No has intentado este asedio.
button-siege = Resolverlo
button-siege-easy = Uno más fácil
button-siege-after = Intentarlo
button-siege-share = Compartir
button-siege-shared = Compartido
button-siege-answer = Solución
button-siege-after-of = Intentar el { $n }
button-siege-answer-of = Solución del { $n }
button-siege-keep = Que siga
button-siege-name = Mostrar mi nombre mañana
button-siege-unname = No mostrar mi nombre
button-siege-bell = Avisarme de asedios
button-siege-no-bell = Sin más avisos
button-siege-off = Quitar asedio diario
server-siege-title = **El asedio diario:** un ejercicio al día en un canal. Solo avisa a quien lo pide.
server-siege = Empieza cada día en { $channel }. Hora: **{ $hour }** ({ $zone }). El próximo: { $next }.
server-siege-next = { $channel }, el próximo: { $date }
server-daily = Asedio diario: **{ $some ->
    [yes] { $what }
   *[no] no
}**
button-server-siege = Asedio diario…
server-siege-none = Este servidor todavía no tiene uno. Elige una hora, y empieza en este canal.
server-siege-idle = **Nadie ha intentado el asedio diario en una semana**, aunque se hizo más fácil. ¿Debe seguir?
server-siege-hint = ¿A qué hora empieza aquí? ({ $zone }, como en /settings)
lessons-title = **Lecciones.** Cada una tiene unas pocas posiciones que resuelves moviendo.
lessons-hint = Elige una lección
lesson-steps = { $count ->
    [1] 1 posición
   *[other] { $count } posiciones
}
lesson-unknown = No existe esa lección.
button-lessons = Lecciones
command-lesson = Aprende el juego en imágenes y juega una partida guiada
command-rules = Las reglas, por temas
command-puzzle = Un ejercicio para resolver, con solución demostrada
command-siege = Un ejercicio al día en este canal
option-lesson-lesson = Lección (por defecto: la primera)
option-puzzle-theme = Tema (por defecto: todos)
option-puzzle-variant = Variante (por defecto: la partida estándar)
option-rules-topic = Tema

## Hints and reviews

hint-waiting = Estoy pensando… la pista aparece aquí en unos segundos.
hint-queued = Hay { $before ->
    [one] una petición
   *[other] { $before } peticiones
} antes que la tuya. La pista aparece aquí cuando está lista.
hint-text = Murus jugaría `{ $move }`. El resultado muestra que usaste una pista.
review-waiting = Analizando… el resultado aparece aquí en unos segundos.
review-queued = Hay { $before ->
    [one] una partida
   *[other] { $before } partidas
} antes que esta. El análisis aparece aquí cuando está listo.
review-running = Solo puedo analizar partidas terminadas. Mientras juegas, `/hint` te muestra una buena jugada.
review-empty = En esta partida nadie movió, así que no hay nada que analizar.
review-several = Solo puedo analizar partidas de dos.
review-title = Análisis · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: { $percent } % de precisión.
review-turning = { $turning ->
    [yes] Punto de giro: { $played }. Era mejor { $better }.
   *[no] { $played } fue un error. Era mejor { $better }.
}
review-moment-title = Jugada clave { $n } de { $count }
review-goes-on = Una forma de seguir: { $line }.
review-theme = { $theme ->
    [battering-ram] un ariete: un sacrificio despeja la casilla, y la torre de al lado pasa
    [chariot] un carro: una torre con un muro delante avanza y sigue siendo torre
    [siege-tower] una torre de asedio: irrumpe en la próxima jugada, y ninguna jugada tapa todos los caminos
    [forced-sacrifice] un sacrificio forzado: solo una captura lo evita, y eso cuesta una torre
    [zugzwang] un zugzwang: el otro bando tiene que mover, y toda jugada pierde
    [double-threat] una doble amenaza
    [catapult-shot] un disparo de la catapulta
    [slip] una jugada entre dos piezas que se tocan por la esquina
   *[stalemate] una victoria por ahogado: el otro bando se queda sin jugadas
}
review-remark = { $what ->
    [missed] A los { side-name } se les escapó { $theme }.
    [allowed] Esto permite { $theme }.
    [gave-last-tower] Esto entrega la última torre de los { side-name }, y los muros no se mueven.
    [last-tower] La respuesta captura la última torre de los { side-name }, y los muros no se mueven.
    [kept] Después de esta jugada, los { side-name } { $from ->
        [0] no tienen ninguna torre
        [one] tienen una torre
       *[other] tienen { $from } torres
    }. Con la mejor jugada tendrían { $to }.
    [ways] Después de esta jugada, las torres de los { side-name } tienen { $from ->
        [one] 1 camino abierto
       *[other] { $from } caminos abiertos
    }. Con la mejor jugada tendrían { $to }.
   *[towers] Después de la respuesta, los { side-name } pasan de { $from ->
        [one] una torre
       *[other] { $from } torres
    } a { $to ->
        [0] ninguna
        [one] una
       *[other] { $to }
    }.
}
review-thought = { $noted ->
    [yes] Aquí probaste { $line } y escribiste: { $note }
   *[no] Aquí probaste { $line }.
}
review-planned = Tenías en tu plan: { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = Practicar desde aquí
review-even = Ninguna jugada por sí sola cambió esta partida.
review-left-out = { $count ->
    [one] Dejé fuera una posición porque ahora mismo no puedo ayudar con ella.
   *[other] Dejé fuera { $count } posiciones porque ahora mismo no puedo ayudar con ellas.
}
review-beside = { $which ->
    [played] Jugada
   *[better] Mejor
}: { $move }
review-frames = Un marco rojo señala dónde puede irrumpir una torre en su próxima jugada.
review-missed = { $played } dejó escapar una victoria: { $best } gana { within-moves }.
review-wins = { $best } gana { within-moves }{ $moves ->
    [one] .
   *[other] , hagan lo que hagan los { side-against }.
}
review-decided = Después de { $played }, los { side-name } ganan { within-moves }{ $moves ->
    [one] .
   *[other] , hagan lo que hagan los { side-against }.
}
review-last = Al final, los { side-name } todavía podían ganar { within-moves }: { $best }.
within-moves = { $moves ->
    [one] en una jugada
   *[other] en { $moves } jugadas como mucho
}
side-against = { $side ->
    [romans] Galos
   *[other] Romanos
}
forced-title = { $moves ->
    [0] Hagan lo que hagan ahora los { side-against }, ganan los { side-name }.
   *[other] Los { side-name } ganan { within-moves }, hagan lo que hagan los { side-against }.
}
forced-end = { $reason ->
    [stalemate] Los { side-name } ganan por ahogado.
   *[other] Los { side-name } irrumpen.
}
forced-try = Elige qué intentan los { side-against }.
forced-gone = No tengo una demostración de esa victoria.
review-missed-more = Y { $count ->
    [one] otra victoria perdida
   *[other] otras { $count } victorias perdidas
}.
review-chart = Quién iba mejor
review-alt = Un gráfico de quién iba mejor: { $course }.
review-alt-turning = El punto de giro es { $played }.
review-alt-missed = { $count ->
    [one] Se escapó una victoria
   *[other] Se escaparon victorias
} con { $played }.
review-sign-turning = punto de giro
review-sign-missed = victoria perdida
review-sign-mistake = error
review-stretch = { $lead ->
    [first] ventaja de los Romanos
    [first-wins] ganan los Romanos
    [second] ventaja de los Galos
    [second-wins] ganan los Galos
   *[even] igualdad
}{ $from ->
    [0] {" "}al principio
   *[other] {" "}desde la jugada { $number }
}

## Refusals that are not about a rule of the game

refused-blocked = Alguien de esta partida te bloqueó.
refused-not-playing = No juegas en esta partida.
refused-not-voting = { $who } vota esta jugada. Puedes votar en ese canal, salvo que juegues en su contra.
refused-by-vote = En esta partida vota un canal, así que no se deshace ninguna jugada.
refused-votes-for-other = En esta partida votaste con el otro canal, así que no puedes votar con este.
refused-second-vote = La votación estuvo reñida y quedan dos jugadas. Elige una de ellas.
refused-out = Quedaste fuera de esta partida. Los demás siguen jugando.
refused-not-your-turn = No te toca jugar. Esperamos a { $who }.
refused-out-of-time = Se acabó tu tiempo, y la partida está a punto de terminar.
refused-undecided = { $who } se quedó sin tiempo. Hasta el { $date }, su rival puede aceptar la victoria o dejar que siga.
refused-in-time = Todavía no: aún hay tiempo.
refused-not-held = En esta partida ningún rival está usando días de vacaciones.
refused-reminded = Ya se envió un recordatorio. Puedes enviar el siguiente { $when }.
refused-waits = Esta partida ya espera hasta el { $date }.
refused-held = Todavía no puedes reclamar la partida: los días de vacaciones cubren el reloj hasta el { $date }.
refused-stale = Ese tablero quedó atrás: la partida ya avanzó.
refused-newer = Tuve que volver a una copia de seguridad anterior, y las jugadas de este tablero se perdieron. Así está ahora la partida.
refused-no-offer = Esa oferta ya no existe: alguien jugó o respondió antes.
refused-offered = Ya hay una oferta pendiente.
refused-own-offer = Esa oferta es tuya, así que no puedes responderla.
refused-agreed = Ya dijiste que sí. Esperamos a los demás.
refused-no-draw = Murus no acepta tablas. Puedes seguir jugando o abandonar.
refused-declined = { $fate ->
    [withdrawn] Retiraste tu oferta de tablas.
    [lapsed] Tu oferta de tablas caducó cuando jugaste.
   *[declined] Rechazaron tu oferta de tablas.
} Puedes volver a ofrecerlas después de { $moves ->
    [one] una jugada más
   *[other] { $moves } jugadas más
}.
help-barred = Esta posición es de tu partida por puntos { $game }, así que no puedo ayudarte con ella hasta que termine.
help-barred-rated = Esta posición está en una partida por puntos en juego, o podría estarlo pronto, así que no puedo ayudarte con ella.
help-barred-siege = Esta posición es parte de un asedio en marcha, así que solo puedes intentarla en el propio asedio.
refused-asked-back = Ya pediste deshacer esta jugada. Puedes volver a pedirlo después de tu próxima jugada.
refused-unheard = Alguien de esta partida no recibe ofertas, regalos ni recordatorios tuyos.
refused-nothing-to-take-back = Aquí no tienes ninguna jugada que deshacer.
refused-begun = { $draws ->
    [yes] La partida ya empezó, así que no puedes cancelarla. Puedes abandonar u ofrecer tablas.
   *[no] La partida ya empezó, así que no puedes cancelarla. Puedes abandonar.
}
refused-no-clock = Esta partida no tiene reloj, así que nadie necesita más tiempo.
refused-nobody-waits = Aquí nadie más tiene reloj, así que no hay a quién darle tiempo.
refused-enough-time = Tu rival ya tiene tiempo de sobra.
refused-playing = Ya juegas en esta partida.
refused-own-game = Juegas en esta partida. Pídele a otra persona de la moderación que se encargue.
refused-rated = Esta partida es por puntos, así que no hay pistas.
refused-over = Esta partida terminó{ $state ->
    [won] : ganó { $winner }
   *[drawn] {""}
}.
command-unknown = Este comando ya no existe. En `/help` ves lo que puedes hacer.
press-unknown = No conozco este botón. En `/games` están tus partidas.
press-no-game = No existe esa partida.
board-none = No veo ningún tablero mío en este mensaje. Inténtalo en uno que muestre una partida.
press-on-discord = Esto solo funciona en Discord, en el propio canal.
press-not-inside = Para hacerlo tienes que estar en ese servidor.
press-unanswered = Discord no me dijo a tiempo si estás en ese servidor. Inténtalo de nuevo en un momento.
press-not-yours = Solo { $who } puede responder a eso.
press-cancelled = No cambié nada.
limited = { $what ->
    [challenge] Has empezado muchas partidas últimamente. Puedes empezar la siguiente { $when }.
    [exhibition] Has empezado muchas exhibiciones últimamente. Puedes empezar la siguiente { $when }.
    [thought] Has pedido muchas pistas y análisis últimamente. Puedes pedir más { $when }.
    [import] Has importado muchas partidas últimamente. Puedes importar la siguiente { $when }.
    [film] Has pedido muchas animaciones y archivos últimamente. Puedes pedir más { $when }.
    [code] Has probado muchos códigos últimamente. Puedes probar el siguiente { $when }.
   *[anything] Vas más rápido de lo que puedo responder. Inténtalo de nuevo { $when }.
}
shown-by = Mostrado por { $who }
show-already = Esto ya se muestra [aquí]({ $link }).
show-coming = Esto ya va en camino al canal.
show-too-many = Has mostrado muchas cosas últimamente. Puedes mostrar la siguiente { $when }.
show-crowded = Aquí se han mostrado muchas cosas últimamente. Puedes mostrar la siguiente { $when }.
show-elsewhere = En este servidor se pueden mostrar cosas en { $channels }.
show-role-needed = Aquí solo { $role } puede mostrar cosas.
show-off = La administración de este servidor desactivó **Mostrar aquí**.
show-running = Esta partida sigue en juego en otro lugar. Puedes mostrarla cuando termine.
show-private = Esta partida se jugó en otro lugar con otras personas, así que no puedo mostrarla aquí.
show-barred = Una posición de esta partida se parece a la de una partida por puntos en juego, así que todavía no puedo mostrarla aquí.
show-unplayed = Tu perfil todavía está vacío. Termina una partida en un servidor o resuelve un ejercicio, y podrás mostrarlo.
show-nothing = Aquí no hay nada que mostrar.
show-permissions = No puedo publicar aquí sin estos permisos: { $names }. Puede darlos alguien que administre el servidor.
crowded = Todavía estoy preparando algunas respuestas para ti. Inténtalo de nuevo cuando llegue una.
trouble = Algo salió mal por mi parte. Si estabas cambiando algo, comprueba si funcionó antes de intentarlo de nuevo.
trouble-done = Eso funcionó, pero mi respuesta no llegó. En `/games` ves cómo está todo.
trouble-away = Ahora mismo no alcanzo mi base de datos. Inténtalo de nuevo en un minuto y comprueba antes si se hizo.
trouble-unread = No puedo leer lo que guardé sobre esto. Quienes me mantienen pueden ver por qué.
trouble-unclear = No entiendo lo que me envió Discord, así que no hice nada. Quienes me mantienen pueden ver por qué.
no-such-game = No hay ninguna partida con ese nombre. En `/games` están las tuyas.
no-game-here = No tienes ninguna partida en juego aquí. Empieza una con `/challenge` o busca la tuya en `/games`.
no-game-in-thread = No tienes ninguna partida en este hilo. Ve al hilo de tu partida o elígela con la opción `game`.
name-a-game = ¿Qué partida? Elige una con la opción `game` o ve a su hilo.
watch-which = ¿Qué partida quieres ver?
watch-none = Ahora mismo nadie juega en este canal.
several-games = ¿A qué partida te refieres?
several-games-typed = ¿A qué partida te refieres? Elígela aquí o responde a su tablero.
which-game = ¿Para qué partida es `{ $text }`?
which-game-hint = Elige una partida
which-move = { $named ->
    [one] ¿Juego esta jugada?
    [cell] Varias jugadas van a { $cell }. ¿A cuál te refieres?
   *[several] Eso vale para varias jugadas. ¿A cuál te refieres?
}
typed-move-help = Eso no parece una jugada. Pulsa **Mover** o escribe una como `{ $move }`.
typed-help = Eso no parece una jugada. Pulsa **Mover** o escribe una como `b4-d4` o `b4xc5`.
typed-no-game = No tienes ninguna partida en juego aquí. Juega contra mí, aprende el juego o desafía a alguien con `/challenge`.
typed-pass = En este juego no se puede pasar. Tienes que mover en cada turno.
typed-draw = Pulsa **Ofrecer tablas**. Te preguntaré una vez más antes de publicarlo.
typed-take-back = Pulsa **Deshacer jugada**. Te preguntaré una vez más antes de publicarlo.
typed-hint = Pulsa **Pista**. Solo la verás tú.

# Words that people type, in small letters, with commas between them.
typed-words-help = ayuda, ayúdame, ayudame, hola, buenas, ey, empezar, cómo, como, cómo se juega, como se juega, ?, qué, que
typed-words-resign = abandonar, abandono, rendirse, rendirme, me rindo
typed-words-draw = tablas, ofrecer tablas, ofrezco tablas, propongo tablas, empate
typed-words-take-back = deshacer, deshacer jugada, deshaz, retroceder, atrás, atras, volver atrás, volver atras
typed-words-pass = pasar, paso, paso turno, pasar turno
typed-words-hint = pista, una pista, dame una pista
typed-words-any = cualquier, otra, si no
typed-words-to = a, hasta, hacia, en
typed-words-takes = captura, capturo, come, como, toma, tomo
typed-words-polite = por, favor, porfa, porfi, pf, torre, la, mi, de, desde, mueve, mueva, muevo, mover, juega, juego, jugar, yo

## Challenges

challenge-text = { $kind ->
    [exhibition] Una partida de exhibición de **Murus Gallicus**: { $challenger } contra { $other }.
    [gathering] { $challenger } busca gente para una partida de **Murus Gallicus**.
    [open] { $challenger } quiere jugar a **Murus Gallicus**. Puede unirse quien quiera.
    [weekly] { $challenger } le pide a { $other } la **partida de la semana**.
   *[named] { $challenger } desafía a { $other } a una partida de **Murus Gallicus**.
}
challenge-side = { $side ->
    [romans] { $challenger } juega con los Romanos, que mueven primero.
    [gauls] { $challenger } juega con los Galos. Los Romanos mueven primero.
    [germans] { $challenger } juega con los Germanos. Los Romanos mueven primero.
    [britons] { $challenger } juega con los Britanos. Los Romanos mueven primero.
    [lot] Los asientos se sortean.
   *[either] Un sorteo decide quién mueve primero.
}
challenge-side-given = { $side ->
    [romans] { $challenger } juega con los Romanos.
    [gauls] { $challenger } juega con los Galos.
    [germans] { $challenger } juega con los Germanos.
    [britons] { $challenger } juega con los Britanos.
    [lot] Los asientos se sortean.
   *[either] Un sorteo decide quién juega con cada bando.
}
challenge-next = { $side ->
    [romans] Ahora mueven los Romanos.
    [gauls] Ahora mueven los Galos.
    [germans] Ahora mueven los Germanos.
   *[britons] Ahora mueven los Britanos.
}
time-sentence = { $kind ->
    [bank] { $days } días para empezar, +{ $increment ->
        [one] 1 día
       *[other] { $increment } días
    } por jugada (máx. { $cap }).
    [turn] { $days ->
        [one] Un día
       *[other] { $days } días
    } por jugada.
   *[none] Sin reloj.
}
duel-ask = Murus contra Murus ({ $variant }). ¿Qué niveles?
duel-level = { side-name }: { $level }
ask-variant = Variante
ask-time = Reloj
ask-title = Desafío
ask-opponent = Rival
ask-opponent-hint = Déjalo vacío para un desafío abierto que pueda aceptar cualquiera.
ask-variant-hint = Para una primera partida, lo mejor es la estándar.
ask-time-hint = Cuánto puede pensar cada persona. Sin reloj, un mes sin jugadas termina la partida.
ask-rated = Por puntos o amistosa
ask-rated-hint = Una partida por puntos cambia ambas puntuaciones. Hasta la tercera partida eres principiante.
ask-rated-usual = Por puntos, salvo con principiantes
ask-rated-rated = Por puntos
ask-rated-free = Amistosa
ask-note = Nota
ask-note-hint = Se muestra con tu desafío. Puedes dejarla vacía.
ask-more = ¿Quieres elegir bando, fines de semana libres o reglas sueltas? Escribe `/challenge` y rellena sus opciones.
button-ask-not = Ahora no
propose-no-seat-for = { $count ->
    [one] Esta variante es para dos. Nombra a un solo rival o elige una variante para tres o cuatro.
   *[other] En esta variante solo hay otros { $count } asientos. Nombra a menos personas.
}
propose-named-twice = Nombraste dos veces a la misma persona. Cada persona tiene un asiento.
challenge-seats = Con asiento: { $players }. { $waiting ->
    [0] {""}
   *[other] Invitación pendiente: { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] Un asiento libre.
    [2] Dos asientos libres.
    [3] Tres asientos libres.
   *[other] { $free } asientos libres.
}
habits = { $paced ->
    [yes] { $who } suele jugar en menos de { $span },{" "}
    [own] Suele jugar en menos de { $span },{" "}
   *[no] {""}
}{ $late ->
    [0] ninguna derrota por tiempo
    [one] una derrota por tiempo
   *[other] { $late } derrotas por tiempo
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
} con personas.
challenge-until = Caduca { $when }.
challenge-given = Empieza desde una posición de otra partida, { $count ->
    [one] tras una jugada
   *[other] tras { $count } jugadas
}.
terms-weekends = Los fines de semana no cuentan.
terms-rated = Por puntos.
terms-rated-unless = Por puntos si cada participante ya terminó tres partidas contra personas.
terms-unrated = Amistosa.
result-too-short = Demasiado corta para puntuar.
result-unrated = Amistosa: alguien salió del servidor de esta partida.
challenge-excuse = { $why ->
    [busy] : no tiene tiempo para una partida
    [slow] : el reloj es demasiado lento
    [fast] : el reloj es demasiado rápido
    [variant] : prefiere otra variante
    [later] : ahora no
   *[none] {""}
}
rematch-text = { $others }: { $who } quiere la revancha.
challenge-declined = { $who }, { $other } rechazó tu desafío{ challenge-excuse }.
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } quiere la revancha.
    [weekly] { $other }, { $who } te pide la **partida de la semana**.
    [gathering] { $other }, { $who } te invita a una partida.
   *[named] { $other }, { $who } te desafía.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } aceptó. { $link }.
    [full] Todos los asientos están ocupados. { $link }.
    [declined] { $other } rechazó el desafío{ challenge-excuse }.
    [withdrawn] Retirado.
    [unfilled] Faltó gente, así que no hay partida.
    [expired] Nadie respondió a tiempo.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [Empieza la partida]({ $link })
    [over] [La partida terminó]({ $link })
    [off] Cancelada.
   *[no] Empieza la partida
}
pair-number = partida { $n }
thread-called-off = { $variant } · cancelada
challenge-called-off = -# Se canceló una partida de { $variant }.
excuse-ask = Rechazaste el desafío. Si quieres, di por qué: tu motivo aparece debajo del desafío.
excuse-hint = Elige un motivo
excuse = { $why ->
    [busy] No tengo tiempo para una partida
    [slow] El reloj es demasiado lento
    [fast] El reloj es demasiado rápido
    [variant] Prefiero otra variante
    [later] Ahora no
   *[none] Sin motivo
}
challenge-answered = { $done ->
    [begun] Empieza la partida: { $link }
    [decline] Rechazaste el desafío.
    [reason] Rechazaste el desafío. Tu motivo aparece debajo.
    [left] Saliste, y tu asiento vuelve a estar libre.
    [withdraw] Retiraste el desafío.
    [fill] Murus se une. La partida empieza cuando todos los asientos estén ocupados.
   *[accept] Ya tienes asiento. La partida empieza cuando todos estén ocupados.
}
challenge-settled = { $state ->
    [accepted] Este desafío ya se aceptó.
    [declined] Este desafío se rechazó.
    [withdrawn] { $challenger } retiró este desafío.
   *[expired] Este desafío caducó. Envía otro con `/challenge`.
}
challenge-not-for-you = Este desafío es para otra persona. Envía el tuyo con `/challenge`.
challenge-not-to-take = No puedes aceptar este desafío. Envía el tuyo con `/challenge`.
challenge-own = No puedes responder a tu propio desafío, pero puedes retirarlo.
challenge-not-yours = Solo { $challenger } puede retirar este desafío.
challenge-no-seat = Aquí no tienes ningún asiento que dejar.
challenge-not-yours-to-fill = Solo { $challenger } puede añadir a Murus.
challenge-no-free-seat = Todos los asientos están ocupados o reservados para alguien con invitación.
challenge-unknown = No existe ese desafío.
proposed = { $kind ->
    [begun] La partida empieza
    [invited] Tu desafío está publicado
   *[open] Tu desafío abierto está publicado
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}en este canal
    }
    [direct] {" "}en nuestros mensajes directos
   *[elsewhere] {" "}en { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}Caduca { $when }.
}
direct-hello = ¡Hola! Aquí jugamos nuestras partidas, y te digo cuándo te toca.
propose-rematched = Esa partida ya tiene revancha. La encuentras en `/games`, o empieza otra con `/challenge`.
propose-gone = Esta persona borró aquí sus datos, así que ya no puedes desafiarla.
propose-votes-managed = Solo quienes administran este servidor pueden hacer que juegue un canal. Pueden cambiarlo en `/server`.
propose-votes = Este canal ya está jugando. Puedes volver a empezar cuando termine esa partida.
propose-votes-there = El otro canal ya está jugando. Puede darte un código nuevo cuando termine esa partida.
propose-wrong-code = Ningún canal espera este código. Un código vale una sola vez y durante siete días. Pide uno nuevo al otro servidor.
propose-own-code = Este código es de tu propio servidor. Dáselo a alguien que administre el otro.
propose-not-by-vote = Un canal no puede jugar esta variante. Elige una para dos sin apertura equilibrada.
propose-not-for-two = Las exhibiciones son para dos, así que esta variante no funciona.
propose-unrated = En este servidor solo se juegan partidas amistosas. Envía tu desafío otra vez como amistosa.
propose-not-here = { $who } no está en este servidor. Desafía a alguien que esté, o deja el desafío abierto para cualquiera.
propose-unmet = Todavía no has jugado con esa persona en este servidor. Desafíala en Discord con `/challenge`, o deja el desafío abierto para cualquiera.
propose-way-closed = Ahora mismo no puedo publicar en { $channel }, así que nadie vería tu desafío. Hazlo en Discord con `/challenge`, en otro canal.
propose-oneself = No puedes desafiarte a ti. Nombra a otra persona, o a mí.
propose-blocked = Esa persona no recibe desafíos tuyos.
propose-blocking = Bloqueaste a esa persona. Puedes desbloquearla en `/settings`.
propose-waiting = Ya tienes un desafío pendiente con esta persona. Lo encuentras en `/games`.
propose-often = Publicaste aquí varios desafíos abiertos en una hora. Inténtalo más tarde o desafía a alguien por su nombre.
propose-enough = Esa persona recibió muchos desafíos en la última hora. Inténtalo más tarde o deja el desafío abierto para cualquiera.
propose-too-many = Tienes { $limit } desafíos pendientes, y ese es el límite. Retira uno primero.
propose-no-such-seat = En esa variante no hay { side-name }. Elige otro bando o déjalo al azar.
propose-other-bot = Soy el único bot que juega.
propose-murus-joins = Nombra solo a las personas. Para añadirme, pulsa **Añadir a Murus** debajo del desafío.
propose-private = Nadie más vería un desafío hecho aquí. Hazlo en el canal de un servidor, o desafíame a mí.
idle-level = Solo yo tengo niveles. Quita `level` o desafíame a mí.
idle-note-murus = Yo no leo notas. Déjala vacía.
idle-rated-murus = Las partidas contra mí nunca son por puntos. Que sea amistosa.
idle-rated-several = Solo las partidas de dos son por puntos. Que sea amistosa.
idle-weekends = Sin reloj, los fines de semana no importan. Elige un reloj o quita `weekends_off`.
idle-board = Esa variante tiene su propio tablero. Quita `variant` o `board`.
permission = { $name ->
    [view] Ver canal
    [send] Enviar mensajes
    [threads] Enviar mensajes en hilos
   *[attach] Adjuntar archivos
}
permissions-missing = No puedo jugar en este canal sin estos permisos: { $names }. Puede darlos alguien que administre el servidor.
blocked = ✓ { $who } ya no puede desafiarte.
unblocked = ✓ Esa persona puede volver a desafiarte.
block-bot = Los bots no desafían a nadie.
block-oneself = No puedes bloquearte a ti.

## Lists and long texts

games-title = Tus partidas{ $pages ->
    [1] {""}
   *[other] {" "}· página { $page } de { $pages }
}
summary-against = contra { $who }
summary-move = jugada { $number }
summary-turn = { $mine ->
    [yes] te toca
    [out] quedaste fuera, le toca a { $who }
   *[no] le toca a { $who }
}
summary-due = el tiempo se acaba { $when }
summary-offer = { $who } { $offer ->
    [draw] ofrece tablas
    [time] se quedó sin tiempo
   *[takeback] pide deshacer una jugada
}
summary-board = [tablero]({ $link })
summary-over = { $how ->
    [won] ganaste
    [lost] perdiste
    [drawn] tablas
    [cancelled] cancelada
   *[other] ganó { $who }
}
span = { $unit ->
    [days] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
    [hours] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
   *[minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
}
span-short = { $unit ->
    [days] { $count } d
    [hours] { $count } h
   *[minutes] { $count } min
}
time-left = { $span } de tiempo
games-yours = **Te toca ({ $count })**
games-challenges = **Desafíos ({ $count })**
games-waiting = **En espera ({ $count })**
games-silent = -# Mi último mensaje sobre ella no llegó a nadie (Discord dice: { $why }).
games-unread = -# { $count ->
    [one] Otra partida tuya no se puede leer ahora mismo.
   *[other] Otras { $count } partidas tuyas no se pueden leer ahora mismo.
} Quienes me mantienen pueden ver por qué.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· en { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [desafío]({ $link })
    } · caduca { $when }
finished-title = Tus partidas terminadas{ $page ->
    [1] {""}
   *[other] {" "}· página { $page }
}
finished-none = Todavía no tienes partidas terminadas.
games-more = … y { $count } más.
games-guided = -# Tu partida guiada sigue en juego. Solo la ves tú.
games-none = No tienes partidas ni desafíos. Empieza una aquí, o desafía a quien quieras con `/challenge`.
rules-standard =
    {""}**Murus Gallicus** es un juego de Phil Leduc. Empiezan los Romanos.
    {""}**1. Mover.** Una torre pone sus dos piedras en las dos casillas siguientes de una línea: vacías, o con muros tuyos, que se convierten en torres. Los muros nunca se mueven.
    {""}**2. Sacrificar.** Una torre entrega una piedra para capturar un muro enemigo que esté a su lado.
    {""}**3. Ganar.** Pon una piedra en la primera fila enemiga, o deja al enemigo sin jugadas.
    -# No se puede pasar. La triple repetición es tablas. { rules-corner }
rules-corner = Una torre con una marca en la esquina puede irrumpir en su próxima jugada.
rules-hint = Leer sobre otro tema
rules-differs = **{ $name }**, una variante de Murus Gallicus de Phil Leduc. Todo lo demás es como en la partida estándar: `/learn rules`.
rules-advanced =
    {""}**Avanzada: catapultas.** Las pilas llegan hasta tres piedras. Una torre también puede poner sus piedras sobre torres tuyas, que se convierten en catapultas, pero nunca sobre catapultas.
    • Una catapulta no se mueve. **Lanza** una piedra a dos o tres casillas, hacia delante o hacia los lados, en cinco direcciones. La piedra pasa por encima de todo. En una casilla vacía se convierte en muro (`a3-a6`). Una pieza enemiga pierde una piedra, y la lanzada desaparece (`a3xa6`). Nunca cae sobre tus propias piezas. Después, la catapulta es una torre.
    • Una torre junto a una catapulta enemiga puede **recortarla**: si entrega una piedra, la catapulta se convierte en torre (`b4xb5`). Si entrega las dos, se convierte en muro, y tu casilla queda vacía (`b4xxb5`).
    • Una **irrupción debe sobrevivir**: una piedra en la primera fila enemiga solo gana si todavía queda alguna allí cuando empieza tu siguiente turno.
rules-balanced =
    {""}**Apertura equilibrada.** El primer turno de cada bando es especial: desmonta una de las torres de tu primera fila y pon sus dos piedras como dos muros en dos casillas cualesquiera de tu segunda fila. Se escribe `a1-c2,e2`.
    Tras el turno especial de los Romanos, la otra persona puede **cambiar** de bando en vez de responder. Quien tenga entonces a los Galos juega su turno especial.
rules-escape = **Escape.** No hay irrupción: entrar en la primera fila enemiga está permitido y no tiene efecto. Ganas cuando el enemigo no tiene jugadas al empezar un turno.
rules-houdini = **Houdini.** No hay capturas. El resto no cambia. Entendemos que una irrupción sigue ganando: el autor lo llama “el único cambio de reglas”, aunque en otro lugar habla de su versión de escape. También puedes jugar Houdini junto con Escape, sin irrupción.
rules-board = **El tablero:** { $name }.
rules-boards =
    {""}**Tableros.** **{ choice-8x7 }** es el estándar. **{ choice-7x7 }**, **{ choice-8x8 }** y **{ choice-9x9 }** tienen una torre en cada casilla de la primera fila de ambos bandos.
    • **{ choice-8x8-six }**, una partida más corta: seis torres por bando, con las esquinas vacías. **{ choice-8x8-two }**: dos filas de torres por bando, y la meta es la exterior.
    • **{ choice-hex }**: un hexágono de 61 casillas en columnas de la `a` a la `i`. Se mueve en seis direcciones. Cada bando tiene nueve torres, una en su extremo de cada columna. Esos extremos son las primeras filas. **{ choice-hex-eleven }**: once torres por bando en las dos columnas exteriores, y la meta es la columna de fuera.
    • **{ choice-8x8-four }** y **{ choice-hex-three }** son para cuatro y para tres. Elige “{ choice-several }” abajo.
    No se puede jugar con catapultas en los tableros hexagonales ni en partidas de tres o cuatro. Sí se puede en **{ choice-8x8-two }**. Ninguno de estos tableros tiene apertura equilibrada.
rules-several =
    {""}**Partidas de tres y de cuatro.** En **{ choice-8x8-four }**, cada bando tiene seis torres en un borde: los Romanos en la fila 1 y luego, en el sentido del reloj, los Galos en la columna a, los Germanos en la fila 8 y los Britanos en la columna h. En **{ choice-hex-three }**, cada uno tiene cinco torres, en bordes alternos: los Romanos abajo a la izquierda, los Galos arriba a la izquierda y los Germanos a la derecha.
    Los turnos van en el sentido del reloj desde los Romanos. No hay irrupción. Si no tienes jugadas al empezar tu turno, abandonas o te quedas sin tiempo, quedas fuera. Tus piedras se quedan y todavía se pueden capturar. Gana el último bando que queda.
rules-notation =
    {""}**Cómo se escriben las jugadas**, igual que en el artículo de Abstract Games (2022):
    • `b4-d4` una torre y la segunda casilla a la que llega, `b4xc5` entregar una piedra para capturar el muro enemigo de c5.
    • `a3-a6` un lanzamiento a una casilla vacía, `a3xa6` contra una pieza enemiga, `b4xb5` una piedra contra una catapulta, `b4xxb5` las dos.
    • `a1-c2,e2` el primer turno de una partida equilibrada, `swap` en vez de responderlo.
    Las mayúsculas, los espacios, otros guiones, los números de jugada y `!?` no importan: se leen `b4 d4`, `B4–D4` y `12. b4d4!`.
button-support = Pedir ayuda
help-title = Cómo se juega aquí
help-text =
    {""}*Murus Gallicus*, un juego de Phil Leduc, jugada a jugada.
    {""}**Jugar:** con `/challenge` desafías a alguien, a cualquiera o a mí.
    {""}**Mover:** pulsa **Mover** debajo del tablero, o respóndele con `b4-d4`.
    {""}**Tablas, deshacer, abandonar:** pulsa **Más** debajo del tablero, o usa `/game draw`, `/game takeback`, `/game resign`.
    {""}**Tus partidas:** `/games`, también las terminadas.
    {""}**Avisos, horas de silencio, vacaciones:** `/settings`.
    {""}**Mejorar:** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**Cualquier tablero de un canal:** clic derecho o mantener pulsado, luego **Aplicaciones**: ver paso a paso, jugar desde ahí, analizar.
    {""}**Comparar:** `/profile`, `/leaderboard`.

## Variants

preset-standard = Estándar
preset-advanced = Avanzada
preset-balanced = Equilibrada
preset-advanced-balanced = Avanzada y equilibrada
preset-escape = Escape
preset-houdini = Houdini
preset-short = Corta
preset-large = Grande
preset-deep = Dos filas
preset-hex = Hexágono
preset-eleven = Hexágono con once
variant-seats = { $seats ->
    [3] tres bandos, tres jugadores, 3
    [4] cuatro bandos, cuatro jugadores, 4
   *[other] {""}
}
preset-three = Tres bandos
preset-four = Cuatro bandos
variant-standard = Llega a la última fila o deja a tu rival sin jugadas.
variant-differs = Aquí es distinto: { $clauses }.
differs-and = {"; "}
differs-advanced = las torres pueden convertirse en catapultas, que lanzan piedras, y una irrupción debe sobrevivir un turno
differs-balanced = el primer turno de cada bando pone dos muros, y tras el primero la otra persona puede cambiar de bando
differs-escape = no hay irrupción, solo se gana por ahogado
differs-houdini = no hay capturas
differs-8x7 = el tablero tiene ocho columnas y siete filas
differs-7x7 = el tablero tiene siete columnas y siete filas, con siete torres por bando
differs-8x8 = el tablero tiene ocho columnas y ocho filas
differs-9x9 = el tablero tiene nueve columnas y nueve filas, con nueve torres por bando
differs-8x8-six = el tablero tiene ocho columnas y ocho filas, con seis torres por bando y las esquinas vacías
differs-8x8-two = el tablero tiene ocho columnas y ocho filas, con dos filas de torres por bando
differs-hex = el tablero es un hexágono de 61 casillas, con nueve torres por bando y seis direcciones
differs-hex-eleven = el tablero es un hexágono de 61 casillas, con once torres por bando en las dos columnas exteriores, y la meta es la columna exterior del enemigo
differs-hex-three = tres bandos rodean un hexágono de 61 casillas con cinco torres cada uno, y gana el último que puede mover
differs-8x8-four = cuatro bandos rodean un tablero de ocho columnas y ocho filas con seis torres cada uno, y gana el último que puede mover
level-unknown = No existe ese nivel. Elige uno de la lista.
variant-unreadable = No puedo leer eso como variante. Elige una de la lista o escribe opciones y un tablero, como `advanced+balanced@9x9`.
variant-unknown = No conozco la variante `{ $text }`. Elige una de la lista o escribe opciones y un tablero, como `advanced+balanced@9x9`.
variant-unknown-board = No conozco el tablero `{ $text }`. La opción `board` muestra todos los tableros.
variant-repeated = No puedes combinar `{ $text }` con las demás opciones.
variant-not-allowed = No puedes jugar el tablero “{ $board }” con la opción “{ $option }”.
variant-required = Solo puedes jugar el tablero “{ $board }” con la opción “{ $option }”.

## Commands

command-challenge = Desafía a alguien, a cualquiera o a Murus a una partida de Murus Gallicus
command-challenge-user = Desafiar a Murus Gallicus
command-board-walk = Ver paso a paso
command-board-go-on = Jugar desde aquí
command-board-review = Analizar
command-play = Haz una jugada
command-games = Tus partidas y desafíos, primero donde te toca jugar
command-board = Muestra un tablero desde tu lado, solo para ti
command-moves = Las jugadas de una partida hasta ahora
command-resign = Abandona una partida
command-hint = Muestra una buena jugada en una partida amistosa. El resultado cuenta tus pistas
command-review = Analiza una partida terminada
command-watch = Mira una partida, o deja que Murus juegue contra Murus
command-draw = Ofrece tablas
command-takeback = Deshaz tu última jugada: al instante si nadie la ha visto; si no, con el acuerdo de tu rival
command-abort = Cancela una partida antes de su segunda jugada
command-give = Dale más tiempo a tu rival
command-adopt = Ocupa el asiento de alguien que salió de este servidor
command-plan = Planea respuestas a posibles jugadas, o mira y borra tus planes
command-settings = Cómo y cuándo te aviso, tu zona horaria, vacaciones, bloqueos y tus datos
command-mute = Silencia una partida, o deja de silenciarla
command-profile = Las puntuaciones y los resultados de alguien, y sus resultados contra ti
command-leaderboard = Las mejores puntuaciones
command-statistics = Cómo terminaron todas las partidas
command-export = Las jugadas de una partida, o de todas las tuyas, como archivo
command-import = Importa una partida a partir de sus jugadas, para verla o seguir jugando
command-go-on = Sigue jugando desde una posición de otra partida
command-setup = Configura a Murus en este servidor
command-game = Más acciones en una partida: tablas, deshacer, abandonar, exportar y más
command-event = Eventos de este servidor, como un mes abierto
command-event-list = Los eventos en marcha aquí
command-event-league = Administración: abre una liga con temporadas, divisiones y partidas que empiezan solas
command-event-cup = Administración: abre una copa (eliminatoria, grupos o suiza) con partidas que empiezan solas
command-event-ladder = Administración: abre una escalera, donde se desafía a quienes están más arriba
command-event-simul = Administración: abre una simultánea, en la que una persona juega contra muchas
command-event-team = Administración: juega contra otro servidor, o entra en su encuentro con un código
command-event-month = Administración: abre un mes en el que cuenta cada partida contra alguien nuevo
command-event-manage = Administración: pausa un evento, retira o reemplaza participantes, decide partidas
command-event-vote = Administración: este canal vota sus jugadas contra Murus, una persona u otro canal
command-event-stop = Administración: termina un evento antes de tiempo
command-server = Ajustes y moderación, para quienes administran este servidor
command-moderate = Termina o anula una partida, o mira lo que hizo la moderación
command-learn = Cómo se juega a Murus Gallicus
command-help = Cómo se juega aquí
command-launch = Jugar a Murus Gallicus aquí, en Discord
option-challenge-opponent = Rival. Déjalo vacío para que pueda aceptar cualquiera
option-challenge-variant = Variante (por defecto: la partida estándar)
option-challenge-time = Reloj de cada bando (por defecto: 3 días para empezar, +1 día por jugada)
option-challenge-rated = Por puntos o amistosa (por defecto: por puntos si son dos, desde tu cuarta partida con personas)
option-challenge-weekends-off = Detener el reloj los fines de semana, en la zona horaria de cada persona
option-challenge-board = Tablero
option-challenge-advanced = Jugar con catapultas
option-challenge-balanced = Jugar con la apertura equilibrada
option-challenge-escape = Jugar sin irrupción
option-challenge-houdini = Jugar sin capturas
option-challenge-side = Tu bando
option-challenge-opponent2 = Segundo rival, para tres o cuatro
option-challenge-opponent3 = Tercer rival, para cuatro
option-challenge-note = Un mensaje breve para tu rival
option-challenge-level = Nivel de Murus, si desafías a Murus
option-play-move = Por ejemplo b4-d4 o b4xc5, o bien tablas, deshacer, abandonar
option-play-game = El nombre corto de la partida, si tienes varias
option-board-text = Mostrarlo también en letras y palabras
option-board-game = El nombre corto de la partida, si tienes varias
option-moves-game = El nombre corto de la partida, si tienes varias
option-resign-game = El nombre corto de la partida, si tienes varias
option-hint-game = El nombre corto de la partida, si tienes varias
option-review-game = El nombre corto de la partida (por defecto: la de este hilo)
option-draw-game = El nombre corto de la partida, si tienes varias
option-takeback-game = El nombre corto de la partida, si tienes varias
option-abort-game = El nombre corto de la partida, si tienes varias
option-give-game = El nombre corto de la partida, si tienes varias
option-plan-game = El nombre corto de la partida, si tienes varias
option-mute-game = El nombre corto de la partida, si tienes varias
option-moderate-game = El nombre corto de la partida, si tienes varias
option-export-game = El nombre corto de la partida, si tienes varias
option-adopt-game = El nombre corto de la partida (por defecto: la de este hilo)
option-give-days = Número de días
option-plan-moves = Su jugada, tu respuesta, y así, como e5xf5 e4-g6. Un punto y coma empieza otra línea
option-profile-person = Persona (por defecto: tú)
option-leaderboard-pool = Tipo de partida
option-leaderboard-everywhere = Todos los servidores, no solo este
option-export-format = Texto, JSON o registro de Abstract Play
option-export-all = Todas tus partidas
option-import-moves = Las jugadas, como 1. a1-c3 d7-d5 2. y así. Sin ellas se abre un formulario
option-import-variant = Variante (por defecto: la partida estándar)
option-go-on-game = El nombre corto de la otra partida
option-go-on-ply = Número de turnos que conservar, de ambos bandos (por defecto: todos antes de decidirse)
option-go-on-opponent = Rival (por defecto: Murus)
option-go-on-side = Tu bando (por defecto: el que tenías)
option-go-on-level = Nivel de Murus
option-event-league-variant = La variante de sus partidas (por defecto: estándar)
option-event-league-time = El reloj de sus partidas (por defecto: 3 días para empezar, +1 día por jugada)
option-event-league-weeks = La duración de una temporada en semanas (por defecto: 4)
option-event-ladder-variant = La variante de sus partidas (por defecto: estándar)
option-event-ladder-time = El reloj de sus partidas (por defecto: 3 días para empezar, +1 día por jugada)
option-event-ladder-weeks = La duración de una temporada en semanas (por defecto: mientras se juegue)
option-event-ladder-repeat = Con temporada: la siguiente empieza sola (por defecto: sí)
option-event-simul-host = Quien juega contra el resto (por defecto: tú)
option-event-simul-side = El bando de quien da la simultánea (por defecto: alternando)
option-event-simul-variant = La variante de sus partidas (por defecto: estándar)
option-event-simul-time = El reloj de sus partidas (por defecto: 3 días para empezar, +1 día por jugada)
option-event-simul-boards = Número máximo de tableros. Empieza cuando se ocupan todos (por defecto: 10)
option-event-simul-days = Si no se llena, empieza tras estos días (por defecto: 7)
option-event-simul-weeks = Cuántas semanas pueden durar las partidas (por defecto: 4)
option-event-simul-rated = Si sus partidas son por puntos (por defecto: no)
option-event-team-code = El código del encuentro del otro servidor. Déjalo vacío para abrir uno
option-event-team-variant = La variante de sus partidas (por defecto: estándar)
option-event-team-time = El reloj de sus partidas (por defecto: 3 días para empezar, +1 día por jugada)
option-event-team-boards = Número máximo de tableros (por defecto: 10)
option-event-team-days = Empieza tras estos días (por defecto: 7)
option-event-team-weeks = Cuántas semanas puede durar (por defecto: 4)
option-event-cup-form = Cómo se decide quién gana (por defecto: eliminatoria; con más de 16, suiza)
option-event-cup-variant = La variante de sus partidas (por defecto: estándar)
option-event-cup-time = El reloj de sus partidas (por defecto: 3 días para empezar, +1 día por jugada)
option-event-cup-size = Número máximo de participantes. La copa empieza cuando se llena (por defecto: 16)
option-event-cup-weeks = La duración de una ronda en semanas (por defecto: 2)
option-event-cup-days = Si no se llena, empieza tras estos días (por defecto: 7)
option-event-cup-repeat = La próxima copa se abre en cuanto empieza esta (por defecto: no)
option-event-vote-opponent = El rival (por defecto: Murus)
option-event-vote-level = El nivel de Murus (por defecto: Centurión)
option-event-vote-another-server = Jugar contra un canal de otro servidor: recibes un código para su administración
option-event-vote-code = El código que te dio alguien que administra el otro servidor
option-event-vote-variant = La variante (por defecto: estándar)
option-event-vote-side = El bando del canal (por defecto: por sorteo)
option-event-vote-hours = Cuántas horas dura cada votación (por defecto: 24)
option-event-vote-captain = Capitanía: quién desempata con su voto (por defecto: tú)
option-event-month-variant = Solo cuentan las partidas de esta variante (por defecto: todas)
option-event-month-repeat = Abrir el siguiente cuando termine (por defecto: sí)
option-moderate-act = Acción (por defecto: mostrar el registro de auditoría)
option-moderate-reason = Motivo, que se muestra en la partida y en el registro de auditoría
option-watch-romans = Nivel de los Romanos
option-watch-gauls = Nivel de los Galos
option-watch-variant = Variante (por defecto: la partida estándar)
choice-knockout = Eliminatoria
choice-groups = Grupos y después un grupo final
choice-swiss = Suiza (nadie queda fuera)
choice-romans = Romanos, que mueven primero
choice-gauls = Galos
choice-germans = Germanos, en partidas de tres y cuatro
choice-britons = Britanos, en partidas de cuatro
choice-alternate = Alternando
choice-either = Al azar
choice-mention = Una mención en la partida
choice-direct = Un mensaje directo
choice-both = Ambas cosas
choice-digest = Un mensaje al día sobre todas las partidas
choice-off = Nada
choice-other = Otras partidas
choice-text = Texto con las jugadas
choice-json = JSON
choice-abstract-play = Registro de partida de Abstract Play
choice-end = Terminar sin resultado una partida en juego
choice-annul = Anular el resultado de una partida terminada
language-name = Español
choice-bank = 3 días para empezar, +1 día por jugada (máx. 5)
choice-slow = 7 días para empezar, +2 días por jugada (máx. 14)
choice-turn-1 = 1 día por jugada
choice-turn-2 = 2 días por jugada
choice-turn-3 = 3 días por jugada
choice-turn-5 = 5 días por jugada
choice-turn-7 = 7 días por jugada
choice-turn-14 = 14 días por jugada
choice-none = Sin reloj
choice-standard = Partida estándar
choice-advanced = Avanzada
choice-balanced = Equilibrada
choice-escape = Escape
choice-houdini = Houdini
choice-boards = Tableros
choice-several = Partidas de tres y de cuatro
choice-notation = Cómo se escriben las jugadas
choice-8x7 = 8 por 7
choice-7x7 = 7 por 7
choice-8x8 = 8 por 8
choice-9x9 = 9 por 9
choice-8x8-six = 8 por 8, seis torres
choice-8x8-two = 8 por 8, dos filas
choice-hex = Hexágono
choice-hex-eleven = Hexágono, once torres
choice-hex-three = Hexágono, tres bandos
choice-8x8-four = 8 por 8, cuatro bandos

## Pages beside Discord

button-open = Abrir el tablero
button-open-game = Abrir
sheet-alt-line = { $title }: { $line }
button-open-mine = Mis partidas en tableros
button-launch = Abrir en Discord
turn-open = [abrir el tablero](<{ $link }>)
page-skip = Ir al contenido
page-nav = Páginas
page-me = Mis partidas
page-board = Tablero libre
page-language = Español
page-about = Acerca de
page-against-level = Contra { $level }
page-against-turn = Te toca: { side-name }.{ $first ->
    [true] {" "}Toca una de tus piezas y luego la casilla a la que va.
   *[other] {""}
 }
page-again = Otra partida
page-board-label = El tablero
page-play = Jugar
page-busy = Ahora mismo hay demasiada gente. Inténtalo de nuevo en un momento.
page-more = Más
page-status-yours = **Te toca jugar.**
page-status-theirs = Esperando a { $who }.
page-status-last = { $who } jugó **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] Ganaste.
    [lost] Perdiste.
   *[drawn] Tablas.
}
page-status-own = Jugaste **{ $move }** ({ $deed }).
page-offer-own = { $offer ->
    [draw] Ofreces tablas. La oferta caduca con la siguiente jugada, aunque sea tuya.
    [time] Te quedaste sin tiempo. Tu rival puede dejar que sigas.
   *[takeback] Pides deshacer una jugada.
}
page-offer-refused = { $fate ->
    [declined] { $who } rechazó { $offer ->
        [draw] tu oferta de tablas.
       *[takeback] que deshagas una jugada.
    }
   *[lapsed] { $offer ->
        [draw] Tu oferta de tablas caducó.
       *[takeback] Pediste deshacer una jugada, y la partida siguió.
    }
}
page-rematch-offered = Revancha propuesta.
rematch-wished = { $who } quiere la revancha.
page-rematch-declined = { $who } rechazó la revancha.
page-rematch-ask = ¿Pides la revancha? { $terms }
page-rematch-begun = La revancha ya empezó.
page-rematch-open = Ir a la revancha
page-count = { $unit ->
    [tower] { $form ->
        [one] torre
       *[other] torres
    }
   *[wall] { $form ->
        [one] muro
       *[other] muros
    }
}
page-vote = { $close ->
    [yes] **Estuvo reñido.** Elige entre **{ $one }** y **{ $other }**. { vote-tie }
   *[no] **{ $who } vota esta jugada.** Toca la jugada que quieras.
}{ $open ->
    [yes] {" "}La votación termina { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = Estás mirando. Para votar, pulsa **Más** en Discord y luego “Abrir el tablero”.
page-vote-own = Votaste por **{ $move }**. Todavía puedes cambiarlo.
page-vote-confirm = Toca otra vez la casilla o pulsa Votar.
page-confirm = Toca otra vez la casilla o pulsa Jugar.
page-waits = { $move } está guardada y se enviará cuando tengas conexión.
page-held = Lo enviaré cuando tengas conexión.
page-choose = { $cell }: elige una casilla marcada.
page-missed = { $own ->
    [yes] Mientras tanto jugaste { $move }.
   *[no] Mientras tanto, { $who } jugó { $move }.
}
page-earlier = Esta es una posición anterior.
page-to-game = Ir a la partida
page-selectable = se puede elegir
page-selected = elegida
page-keys = Teclas
page-keys-arrows = Quitar las flechas
page-close = Cerrar
page-undo = Deshacer
page-type = O escribe una jugada
page-send = Enviar
page-moves = Jugadas
page-opening = Aperturas
page-known = { $column ->
    [move] Jugada
    [games] Partidas
    [points] Puntos
   *[by] Sobre todo por
}
page-due = Te toca
page-thinks = Murus está pensando…
page-which = ¿Cuál?
page-lost = Se perdió la conexión. Reintentando…
page-later = Esto está tardando. Inténtalo de nuevo en un minuto.
page-failed = Algo salió mal por mi parte. Reintentando…
page-unread = No puedo leer esta petición.
page-away = Ahora mismo no alcanzo mi base de datos. Reintentando…
page-too-often = Estás cargando páginas demasiado rápido. Espera un momento, y esta página lo intenta de nuevo.
page-not-in = Estás mirando. Para jugar, pulsa Mover o Mi vista en Discord y luego “Abrir el tablero”.
page-on-discord = Esto se elige en Discord.
page-person = alguien
page-unit = { $unit ->
    [none] vacía
   *[other] { unit-name } { side-adjective }
}
page-private = Esta partida es privada. Si es tuya, pulsa “Mover” en Discord y luego “Abrir el tablero”: así inicias sesión aquí.
page-missing-title = Aquí no hay nada
page-later-title = Un momento
page-refused-title = Eso no funcionó
page-signed-out-title = Inicia sesión
page-start = Ir a la página de inicio
page-unknown = No hay ninguna página en esta dirección.
page-in = Iniciando sesión
page-in-about = Un momento, tu tablero se está abriendo.
page-activity-none = No se pudo iniciar sesión en Discord. Cierra esta ventana y ábrela de nuevo.
page-activity-later = Discord no responde ahora mismo. Cierra esta ventana y ábrela más tarde.
role-rating = Puntuación
role-games = Partidas terminadas
role-puzzle-rating = Puntuación en ejercicios
role-streak = Días seguidos con el asedio del día resuelto
role-champion = Ganó un evento
page-role = Rol vinculado
page-role-about = Listo. Discord tiene ahora estas cifras de hoy. No cambian solas: abre esta página de nuevo para enviar otras.
page-role-again = Enviar mis cifras de nuevo
page-role-none = No se envió nada. Abre de nuevo el rol vinculado en Discord y termina en menos de diez minutos en este navegador.
page-link-none = Este enlace de acceso no funciona. Pulsa “Abrir el tablero” en Discord para tener uno nuevo.
page-link-expired = Este enlace tiene más de diez minutos. Pulsa “Abrir el tablero” en Discord para tener uno nuevo.
page-link-used = Este enlace ya se usó. Pulsa “Abrir el tablero” en Discord para tener uno nuevo.
page-from-nowhere = Esta petición viene de otro sitio, o tu navegador o un proxy oculta de dónde viene. Por seguridad, no hice nada.
page-link-ended = Este enlace ya no funciona. Pulsa “Abrir el tablero” en Discord para tener uno nuevo.
page-in-other = Aquí ya inició sesión otra persona
page-in-other-about = En este navegador está la sesión de { $here }. Este enlace es para { $other }.
page-in-other-do = Iniciar sesión con este enlace
page-me-due = Te toca
page-me-waiting = En espera
page-me-challenged = { $who } te desafía
page-me-challenges = Desafíos
page-me-over = Terminadas
page-me-events = Eventos
page-me-none = No tienes partidas ni desafíos.
page-level = Nivel
page-either-side = Cualquier bando
page-murus-begin = Empezar la partida
page-murus-about = La partida es amistosa y no tiene reloj.
page-challenge = Enviar el desafío
page-challenge-someone = Desafiar a alguien
page-challenge-anyone = Cualquiera del servidor
page-challenge-who = Son personas con las que jugaste o con las que compartes un evento. A otras puedes desafiarlas en Discord con /challenge.
page-challenge-where = Publicaré tu desafío en { $channel }.
page-challenge-none = Podrás desafiar aquí cuando hayas jugado en un servidor. Para empezar, escribe /challenge en un canal de ese servidor.
page-come-back-yes = ¿Terminas tus vacaciones ahora?
page-vacation-days = Días de vacaciones
page-vacation-asks = ¿Empiezas tus vacaciones ahora? Tus relojes se detienen, dejo de avisarte y se lo digo a tus rivales.
page-vacation-start = Empezar
page-settings-save = Guardar
page-settings-done = Guardado.
page-settings-pings = Avisos
page-settings-play = Tableros y jugadas
page-settings-you = Tú
page-settings-notify = Cuando te toca jugar
page-settings-quiet-from = Silencio desde
page-settings-quiet-until = Silencio hasta
page-settings-hour = { $hour }:00
page-settings-boards = Tableros
page-settings-boards-choice = { $value ->
    [letters] Imagen, palabras y letras
    [words] Imagen y palabras
   *[picture] Imagen
}
page-settings-moves = Jugar al instante
page-settings-moves-choice = { $value ->
    [always] Siempre
    [never] Nunca
   *[alone] Solo contra Murus
}
page-settings-moves-hint = La jugada que eliges con botones la juego sin preguntar antes.
page-settings-theme = Tema del tablero
page-settings-theme-hint = El servidor elige el tema de sus tableros públicos.
page-settings-dots = Nombres de casillas en los puntos
page-settings-dots-choice = { $value ->
    [all] En todos los tableros
   *[hexagons] Solo en hexágonos
}
page-settings-language = Idioma
page-settings-language-choice = { $value ->
    [discord] El mismo que en Discord
   *[other] { $value }
}
page-settings-sharing = Páginas de tus partidas
page-settings-sharing-choice = { $value ->
    [private] Solo quienes juegan
    [public] Todo el mundo; las terminadas salen en una lista
   *[link] Quien tenga el enlace
}
page-settings-open-data = Partidas terminadas como datos abiertos
page-settings-open-data-choice = { $value ->
    [on] Sí, sin mi nombre
   *[off] No
}
page-settings-saved = Cuando se acaba tu tiempo
page-settings-vacation = Vacaciones
page-settings-data = Tus datos
page-settings-blocked = Personas bloqueadas
page-settings-block = Puedes bloquear a gente en Discord, en `/settings`. Así no podrá desafiarte.
page-settings-unblock = Desbloquear
page-browsers = Dónde tienes la sesión iniciada
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } en { $system }
}
page-browser-unknown = Un navegador
page-browser-seen = { $days ->
    [0] { $browser }, visto hoy
    [1] { $browser }, visto ayer
   *[other] { $browser }, visto hace { $days } días
}
page-here = aquí
page-out = Cerrar sesión
page-out-others = Cerrar todas las demás sesiones
page-calls = Notificaciones
page-calls-about = { $state ->
    [instead] Este navegador te avisa cuando te toca o cuando alguien te desafía, y en Discord no te aviso.
    [beside] Este navegador te avisa cuando te toca o cuando alguien te desafía, y yo te aviso también en Discord.
   *[none] Este navegador puede avisarte cuando te toque o cuando alguien te desafíe, aunque no haya ninguna página abierta. En ese caso no te avisaré en Discord.
}
page-calls-quiet = { $notify ->
    [digest] Elegiste un mensaje al día, así que este navegador solo muestra recordatorios.
   *[off] Desactivaste tus avisos, así que este navegador guarda silencio.
}
page-calls-on = Notificarme en este navegador
page-calls-off = No notificarme más aquí
page-calls-beside = Avisarme también en Discord
page-calls-instead = No avisarme en Discord
page-calls-denied = Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes e inténtalo de nuevo.
page-calls-failed = Tu navegador no pudo activar las notificaciones. Inténtalo más tarde.
page-calls-bad = No puedo enviar notificaciones a este navegador. Prueba con otro.
browser-invite = { $kind ->
    [rematch] { $who } quiere la revancha
    [weekly] { $who } te pide la partida de la semana
    [gathering] { $who } te invita a una partida
   *[named] { $who } te desafía
}
browser-call = { $kind ->
    [played] { $who } jugó { $move }
    [turn] Te toca jugar
    [draw] Tienes una oferta de tablas
    [time] { $who } se quedó sin tiempo. Tú decides qué pasa
    [takeback] Tienes una petición de deshacer una jugada
    [remind] { $waiting ->
        [one] { $who } espera tu jugada
       *[other] Los demás esperan tu jugada
    }
    [most] Ya gastaste la mayor parte de tu tiempo
   *[last] Tu tiempo está por acabarse
}
page-variant = Variante
page-set-up = Preparar
page-add = Añadir a Discord
page-front-about = Murus Gallicus, el juego de muros y torres de Phil Leduc, por correspondencia en Discord.
page-front-goal = Levanta muros y torres, y lleva una piedra a la última fila.
page-front-play = Jugar ya contra Murus
page-front-on = Seguir con tu partida
page-front-learn = Aprender en dos minutos
page-front-siege = El asedio de hoy
page-siege-out = Puedes resolverlo aquí cuando inicies sesión. Pulsa “Abrir el tablero” o “Mis partidas en tableros” en Discord para tener un enlace.
page-siege-bell-on = Te avisaré en Discord cuando empiece el próximo asedio.
page-siege-bell-off = Ya no te avisaré de los asedios de este servidor.
page-siege-over = Resolver el asedio de ayer
page-siege-none = Ninguno de tus servidores tiene ahora un asedio. Cuando alguno lo tenga, pulsa allí **Resolverlo**, y se abre también aquí.
page-siege-server = Servidor
page-front-pause = Pausa
page-front =
    {""}**Murus Gallicus** es un juego de Phil Leduc (diseñado en 2005, publicado en 2009). Romanos y Galos levantan muros y torres, e intentan irrumpir en el otro lado.
    Juégalo por correspondencia en Discord: desafía a alguien, mueve cuando tengas un minuto y recibe un solo aviso cuando te toque. O juega contra Murus, en ocho niveles.
page-privacy = Privacidad
page-privacy-text =
    Murus guarda los ID de Discord de quienes lo usan, su idioma y lo que introducen: jugadas, ajustes, notas, desafíos. No guarda nombres, ni imágenes, ni direcciones.
    Las partidas se conservan mientras funcione el servicio. Lo que Murus envió se conserva un mes. La sesión de un navegador dura treinta días desde su última visita, con una cookie que contiene un número al azar. Murus anota el nombre corto de ese navegador, como “Chrome en Android”, y nada más sobre él. Si eliges un idioma o, sin iniciar sesión, un tema para las páginas, tu navegador conserva esa elección durante un año, con una cookie que solo contiene la elección.
    Si activas las notificaciones en un navegador, Murus guarda también cómo llegar a él por su servicio de notificaciones, hasta que las desactives o cierres allí la sesión. Ese servicio no puede leerlas.
    Si abres el tablero en Discord, Murus recuerda durante diez minutos qué abriste. Tus cifras para roles vinculados van a Discord cada vez que lo pides, y a ningún otro sitio. Allí quedan hasta que quites Murus de las aplicaciones autorizadas de Discord.
    Si has iniciado sesión y abres el tablero en el que se analiza en común una partida terminada, quienes la jugaron ven tu nombre, y Murus anota cuándo lo tuviste abierto por última vez.
    En tus ajustes, aquí o con /settings en Discord, puedes ver todo lo que se guarda sobre ti y borrarlo. Tus rivales conservan sus partidas, sin tu nombre. Si tú y las demás personas de una partida lo eligen en sus ajustes, quien administra Murus puede publicar la partida terminada como datos abiertos, sin nombres ni identificadores. No se comparte nada más con terceros, y ninguna página carga nada de otro lugar.
page-terms = Condiciones
page-terms-text =
    Murus es gratuito y se ofrece sin ninguna garantía. Juega limpio: haz tus propias jugadas en las partidas por puntos y trata bien a los demás.
    Las reglas de Murus Gallicus son de Phil Leduc. Se pueden copiar y compartir, pero no cambiar.
page-about-text =
    Murus { $version }. Murus Gallicus es un juego de Phil Leduc. Suyas son las reglas y suyo es el mérito.
    El programa es software libre bajo MIT o Apache-2.0. La letra de las imágenes es Inter, bajo la SIL Open Font License.
settings-sharing = { $value ->
    [private] Páginas de mis partidas: solo quienes juegan
    [public] Páginas de mis partidas: todo el mundo, y las terminadas salen en una lista
   *[link] Páginas de mis partidas: quien tenga el enlace
}
settings-sharing-hint = ¿Quién puede ver las páginas de tus partidas?
settings-open-data = { $value ->
    [on] Partidas terminadas como datos abiertos: sí, sin mi nombre
   *[off] Partidas terminadas como datos abiertos: no
}
settings-open-data-hint = ¿Se pueden publicar tus partidas terminadas?
settings-open-data-about = Datos abiertos: si quienes jugaron una partida terminada lo aceptan aquí, quien administra Murus puede publicar para todo el mundo sus jugadas, el resultado y el mes, sin nombres ni identificadores. Lo publicado sigue publicado.
settings-sessions = Tienes la sesión iniciada desde:
settings-signed-out = Se cerraron todas tus sesiones.
button-sign-out = Cerrar mis sesiones
button-pages-on = Activar páginas web
button-pages-off = Quitar páginas web
server-pages = Páginas web de las partidas: **{ $some ->
    [yes] sí
   *[no] no
}**
page-first = Al inicio
page-back = Una jugada atrás
page-on = Una jugada adelante
page-last = Al final
page-flip = Girar el tablero
page-won = ¿Está ganada?
page-winner = { $who ->
    [won] Los { side-name } pueden forzar la victoria { $moves ->
        [one] en una jugada.
       *[other] en { $moves } jugadas como mucho.
    }
    [nobody] Aquí nadie puede forzar la victoria.
   *[open] No encontré una victoria forzada. Mi apuesta: { $romans } % para los Romanos, { $gauls } % para los Galos.
}
page-against = El otro bando lo juega
page-nobody = Tú
page-side = Tu bando
page-position = Empezar desde esta posición
page-public = Partidas que se dejaron públicas
page-looks = Aspecto, sonido, letras
page-embed = Muestra este tablero en tu sitio
page-embed-how = Copia esto en una página tuya.
page-show = Mostrar
page-channel = un canal de Discord
page-sound = Un sonido con cada jugada
page-learn = Aprender
page-learn-about = Aprende Murus Gallicus en el tablero, paso a paso.
page-theme = Tema
page-own-games = De mis partidas
page-streak = Racha de asedios: { $days ->
    [1] 1 día.
   *[other] { $days } días.
}
page-puzzle-none = No existe ese ejercicio. Elige otro tema u otra dificultad.
page-puzzle-unrated = sin puntuación
page-puzzle-rating = Puntuación de este ejercicio: { $rating }
page-puzzle-run = { $count } ejercicios resueltos seguidos.
page-puzzle-answer = Solución
page-grade = Dificultad
page-grade-any = Cualquiera
page-puzzles-over = Ya viste todos los ejercicios de este tipo.
page-signed-out = No has iniciado sesión. Pulsa “Abrir el tablero” en Discord para tener un enlace.
page-learn-basics = El juego
page-learn-variants = Variantes y otros tableros
page-learn-passed = Pasos que ya resolviste
page-set-up-board = Preparar una posición
page-palette = Elige una pieza y luego toca casillas o arrastra por encima.
page-erase = Borrar
page-turn = Turno
page-placed = Usar esta posición
page-clear = Vaciar el tablero
page-cancel = Cancelar
page-wrong-position = { $kind ->
    [lines] Esta posición no llena el tablero: necesita { $what } filas, separadas por barras.
    [unit] En esta variante ninguna pieza tiene la letra “{ $what }”.
    [field] “{ $what }” no significa nada aquí.
    [opening] Los primeros turnos especiales solo existen al empezar una partida equilibrada.
    [out] El bando que tiene el turno está fuera.
    [many] Los { side-name } pueden tener { $what } piedras como mucho.
    [stones] Los { side-name } necesitan al menos una piedra.
    [over] La partida ya habría terminado: { $what }.
   *[turn] Termina con la letra del bando que mueve ahora.
}
page-cut = Borrar desde aquí
page-main = Hacer línea principal
page-tree-long = En un enlace caben { $most } jugadas como mucho. Borra una rama para hacer sitio.
page-keep = Guardar la línea
page-kept = Guardada. La encuentras entre tus líneas.
page-leave = Volver a la partida
# The board on which the players of a finished game analyse it together.
page-together = Analizar en común
page-together-join = Unirse
page-together-watch = Mirar
# $who and $other are names. They are the same if there is one person.
page-together-on =
    { $count ->
        [one] { $who } está analizando esta partida.
       *[other] { $who } y { $other } están analizando esta partida.
    }
page-together-both = Estás analizando esta partida con { $who }.
page-together-waiting = Estás analizando esta partida. { $who } puede unirse en la página de la partida.
page-together-alone = Estás analizando esta partida.
page-together-admitted = También puedes hacer jugadas en este tablero.
page-together-watching = Estás mirando. Quienes jugaron ven tu nombre.
page-together-unnamed = Estás mirando.
page-together-reader = { $who } está mirando.
page-together-editor = { $who } también puede hacer jugadas.
page-together-admit = Dejar que { $who } haga jugadas
page-together-dismiss = Dejar que { $who } solo mire
page-together-marked = Marcado: { $what }
page-together-draw = Dibujar flechas
page-together-outdated = Alguien se te adelantó. Así está ahora el tablero: inténtalo de nuevo si todavía quieres.
page-together-read-only = Estás mirando. Pide a alguien que jugó la partida que te deje hacer jugadas.
page-together-gone = Esta persona ya no está mirando. Puede volver a este tablero.
page-together-arrows = En el tablero caben { $most } flechas y círculos como mucho. Pulsa X para quitarlos.
page-together-long = En este tablero caben { $most } jugadas como mucho. Borra una rama para hacer sitio.
page-together-closed = Este tablero no está abierto para ti. Aun así puedes probar jugadas por tu cuenta.
page-film = Animación
page-moves-text = Jugadas como texto
page-record = Registro para Abstract Play
page-record-read = Ver una partida
page-record-hint = Pega una partida en cualquier notación o suelta aquí un archivo con una

## Events

contest-name = Mes abierto{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = { $name } terminó
contest-stopped = { $name } terminó antes de tiempo
contest-end = **{ $name } terminó.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Suben: { $who }
contest-end-down = Bajan: { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] { $name } terminó. Esta vez no contó ninguna partida.
   *[no] { $name }: el evento no llegó a jugarse.
}
contest-month-about = Juega partidas por puntos con quienes se unieron: una victoria vale 2 puntos y unas tablas, 1. De tus partidas con cada persona cuenta la primera, si termina a tiempo.
contest-until = Dura hasta el { $day } ({ $when }) · { $people ->
    [0] todavía no se ha unido nadie
    [1] 1 participante
   *[other] { $people } participantes
}
contest-open = [Abrir la página]({ $link })
page-event-hidden = (privada)
page-event-running = Partidas en juego
page-event-games = Partidas que cuentan
page-event-join = Para unirte, pulsa **{ $button }** en la tarjeta del evento en Discord.
page-event-in = Participas.
page-event-joined = Participantes
page-event-rounds = Rondas
page-event-bye = descansa en esta ronda
page-event-lot = por sorteo
page-event-place = #
page-event-person = Nombre
page-event-points = Puntos
page-event-played = Partidas
page-event-cross = Tabla cruzada
page-event-earlier = Anteriores
contest-table-none = Todavía no ha contado ninguna partida.
contest-pairs-about = Los emparejamientos de cada ronda con sus puntos. Quien pasa está en negrita.
contest-table-about = Puntos, partidas y, entre paréntesis, victorias-tablas-derrotas.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] por delante en las partidas entre sí
    [beaten] por delante en puntos de los rivales vencidos
   *[side] por delante en victorias con los Romanos
}
contest-own = Tu puesto: { $place } de { $people } · { $worth }
contest-gone = alguien que ya no participa
contest-sum = { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, del { $from } al { $to }
contest-cheer = ¡Felicidades, { $who }!
contest-met-title = { $count ->
    [0] Todavía no has jugado ninguna partida que cuente.
    [1] **Tu partida que cuenta**
   *[other] **Tus { $count } partidas que cuentan**
}
contest-met = { $fared ->
    [won] Victoria
    [lost] Derrota
   *[drawn] Tablas
} contra { $who } · Partida { $game }
contest-unmet-title = { $count ->
    [0] Ya jugaste con todas las personas que se han unido.
    [1] **1 persona con la que todavía no has jugado**
   *[other] **{ $count } personas con las que todavía no has jugado**
}
contest-list-none = Aquí no hay ningún evento en marcha. Quienes administran este servidor pueden abrir uno con `/event month`.
contest-no-server = Los eventos pertenecen a un servidor. Usa `/event list` en uno de sus canales.
contest-opened = ✓ { $name }: abierto hasta el { $day }. Su tarjeta está en { $channel }. { $repeats ->
    [yes] Cuando termina, se abre el siguiente, y hay que unirse de nuevo.
   *[no] No se repetirá.
} Puedes terminarlo con `/event stop`.
contest-joined = ✓ Ya participas. Cuenta tu primera partida por puntos con cada persona. En **Mis partidas** ves a quién puedes desafiar.
contest-leave-ask = Ya participas. ¿Quieres salir? Desaparecerías de la tabla, y quienes jugaron contigo conservarían sus puntos. Puedes volver mientras dure.
contest-left-early = ✓ Saliste. Puedes volver a unirte hasta que empiece.
contest-left = ✓ Saliste. Si vuelves a unirte, recuperas tus resultados.
contest-begun-wait = -# Son muchas partidas. Todas estarán aquí en { $minutes ->
    [one] 1 minuto
   *[other] unos { $minutes } minutos
}.
contest-left-begun = ✓ Saliste y ya no juegas en este evento.
contest-not-in = Todavía no participas en este evento. Pulsa **Unirse** en su tarjeta o en `/event list`.
contest-closed = No participas en este evento, y ya no admite a nadie más. En su tabla ves cómo va.
contest-mine-rests = Te tomas un descanso esta temporada, así que no tienes partidas en ella. Tu lugar está guardado, y la próxima temporada vuelves a jugar.
contest-mine-reserve = Estás en la reserva, así que todavía no tienes partidas. Si alguien se retira en los dos primeros días, ocupas su lugar.
contest-mine-late = Estabas en la reserva, y en los dos primeros días no quedó ningún lugar libre. En la tabla ves cómo va.
contest-out = { $why ->
    [removed] La administración te retiró de este evento.
    [late] Quedaste fuera de este evento: perdiste dos partidas por tiempo.
    [replaced] Saliste de este evento, y otra persona tiene tu lugar.
   *[left] Saliste de este evento.
}{ $count ->
    [0] {" "}Ninguna de tus partidas cuenta en él.
   *[other] {""}
}
contest-was-not-in = No participaste en este evento. En `/event list` ves los que están en marcha.
contest-stop-ask = ¿Qué quieres terminar ahora? Las partidas de un evento que sigan en juego ya no contarán en él, y su tabla se queda en su tarjeta. Una partida por votación termina sin resultado, pero antes te lo pregunto.
contest-stop-done = ✓ { $begun ->
    [yes] { $name } terminó. Su tarjeta muestra cómo iba.
   *[no] { $name } no se jugará. Su tarjeta lo dice.
}
contest-running = Este servidor ya tiene un evento como este, hasta el { $day }. Lo ves en `/event list`.
contest-unrated = En este servidor las partidas no son por puntos, así que ninguna contaría. Puedes permitirlas en `/server settings`.
contest-several = Solo las partidas de dos son por puntos. Elige una variante para dos.
contest-unknown = No existe ese evento en este servidor. En `/event list` ves los que están en marcha.
contest-is-over = Este evento terminó. En `/event list` ves los que están en marcha.
contest-league-name = Liga · Temporada { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = División { $number }
contest-league-about = Una temporada dura { $weeks ->
    [1] una semana
   *[other] { $weeks } semanas
}. En tu división juegas dos partidas por puntos con cada rival, una con cada bando. Empiezan solas, unas pocas a la vez. { $time } Una victoria vale 2 puntos y unas tablas, 1.{ $divisions ->
    [1] {""}
   *[other] {" "}Después de una temporada, dos participantes de cada división se intercambian con dos de la siguiente: bajan los dos últimos puestos y suben los dos primeros.
}
contest-league-end = Murus juzga las partidas que sigan abiertas al final: una victoria demostrada o una ventaja clara cuenta como victoria, lo demás como tablas. Si se te acaba el tiempo dos veces, quedas fuera y te pierdes la próxima temporada.
contest-league-begins = Empieza el { $day } ({ $when }) si hay al menos 4 participantes · { $people ->
    [0] todavía no se ha unido nadie
    [1] 1 participante
   *[other] { $people } participantes
}
contest-league-opened = ✓ { $name }: inscripción abierta hasta el { $day }. Su tarjeta está en { $channel }. Empieza sola si hay al menos 4 participantes, y después sigue la próxima temporada. Puedes terminarla con `/event stop`.
contest-league-begun = **{ $name }: ¡empezamos!** Dura hasta el { $day }. Juegas unas pocas partidas a la vez y recibes un aviso cuando te toca.
contest-league-joined = ✓ Ya participas. La temporada empieza el { $day }, y tus partidas empiezan solas. Juegas hasta { $games } a la vez. ¿Quieres más o menos?
contest-league-in = Ya participas. La temporada empieza el { $day }. Juegas { $games ->
    [1] una partida a la vez
   *[other] hasta { $games } partidas a la vez
}.{ $rests ->
    [yes] {" "}Si te tomas un descanso, tu lugar se guarda durante una temporada.
   *[no] {""}
}
contest-league-plays = Ya participas. Juegas { $games ->
    [1] una partida a la vez
   *[other] hasta { $games } partidas a la vez
}. Si sales, no puedes volver esta temporada. Tus partidas en juego siguen, y las que no han empezado cuentan como victorias de tus rivales.
contest-league-rests = ✓ Te tomas un descanso esta temporada. Tu lugar está guardado, y la próxima temporada vuelves a jugar sin unirte de nuevo. Pulsa **Unirse** si al final quieres jugar.
contest-cup-name = Copa{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] Una eliminatoria: juegas dos partidas por puntos con tu rival, una con cada bando. En caso de empate decide una tercera partida, y después un sorteo. Quien pierde queda fuera.
   *[groups] Grupos de cuatro a seis: juegas dos partidas por puntos con cada rival de tu grupo, una con cada bando. Una victoria vale 2 puntos y unas tablas, 1. Después se enfrentan quienes ganan los grupos.
    [swiss] Una copa suiza: en cada ronda juegas dos partidas por puntos, una con cada bando, con alguien que tenga más o menos los mismos puntos. Una victoria vale 2 puntos y unas tablas, 1. Nadie queda fuera.
} Una ronda dura { $weeks ->
    [1] una semana
   *[other] { $weeks } semanas
}{ $form ->
    [swiss] .
   *[other] , o menos si ya terminaron todas sus partidas.
} Las partidas empiezan solas. { $time }
contest-cup-end = Murus juzga las partidas que sigan abiertas al final de una ronda: una victoria demostrada o una ventaja clara cuenta como victoria, lo demás como tablas. Si se te acaba el tiempo dos veces, quedas fuera.
contest-cup-begins = Empieza cuando haya { $size } participantes{ $any ->
    [yes] , o el { $day } ({ $when }) con al menos { $fewest }
   *[no] {" "}(a más tardar el { $day }, { $when })
} · { $people ->
    [0] todavía no se ha unido nadie
    [1] 1 participante
   *[other] { $people } participantes
}
contest-cup-round = { $round } hasta el { $day } ({ $when }){ $more ->
    [yes] {" · termina a más tardar el "}{ $last }
   *[no] {""}
} · { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}
contest-cup-stage = { $stage ->
    [final] Final
    [semi] Semifinales
    [quarter] Cuartos de final
    [groups] Grupos
    [winners] Grupo final
    [swiss] Ronda { $number } de { $rounds }
   *[other] Ronda { $number }
}
contest-cup-group = Grupo { $number }
contest-cup-winners = Grupo final
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · por sorteo"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } queda fuera
}
contest-cup-bye = { $one } · descansa en esta ronda{ $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } puntos
}
contest-calendar = Murus Gallicus, un juego de Phil Leduc, en un evento de este servidor. Para participar, pulsa Unirse en su tarjeta.{ $fills ->
    [yes] {" "}Puede empezar antes, en cuanto se llene.
   *[no] {""}
}
contest-cup-opened = ✓ { $name }: inscripción abierta. Su tarjeta está en { $channel }. Empieza sola { $any ->
    [yes] cuando se llene, o el { $day } si hay al menos { $fewest } participantes
   *[no] cuando haya { $fewest } participantes, a más tardar el { $day }
}.{ $repeats ->
    [yes] {" "}Entonces se abre la siguiente.
   *[no] {""}
} Puedes terminarla con `/event stop`.
contest-cup-begun = **{ $name }: ¡empezamos!** La primera ronda dura hasta el { $day }, y toda la copa termina a más tardar el { $last }. Recibes un aviso cuando te toca.
contest-cup-in = { $new ->
    [yes] ✓ Ya participas.
   *[no] Ya participas.
} { $full ->
    [yes] Con eso se llena, así que la copa empieza ahora.
   *[no] La copa empieza cuando se llene, o el { $day }.
} Tus partidas empiezan solas.{ $divided ->
    [yes] {" "}Juegas hasta { $games } a la vez. ¿Quieres más o menos?
   *[no] {""}
}
contest-cup-plays = Ya participas. Si sales, tus partidas en juego terminan. { $divided ->
    [yes] Tus partidas solo cuentan si jugaste al menos la mitad.
   *[no] En esta copa las ganan tus rivales.
} En los dos primeros días, alguien de la reserva puede ocupar tu lugar.
contest-cup-reserve = ✓ Estás en la reserva. Si alguien se retira en los dos primeros días, ocupas su lugar, y tus partidas empiezan solas.
contest-cup-size = { $form ->
    [knockout] Una eliminatoria
    [groups] Una copa con grupos
   *[swiss] Una copa suiza
} admite de { $fewest } a { $most } participantes. Elige otro `size` u otro `form`.
contest-cup-late = Esta copa ya empezó y no admite a nadie más. En `/event list` ves los eventos en marcha.
contest-sum-since = { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} desde el { $from }
contest-ladder-name = Escalera{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = Entras por abajo y desafías a quienes estén hasta { $reach } puestos por encima de ti. La partida por puntos empieza al momento, y tú mueves primero. { $time } Si ganas, subes la mitad de la distancia, y tu rival baja un puesto. Unas tablas no cambian nada.
contest-ladder-away = A la vez puedes desafiar a tres personas, y te pueden desafiar tres. Nadie puede rechazar: quien no juega a tiempo pierde, y después de tres derrotas así en un mes queda fuera. Mientras estás de vacaciones nadie puede desafiarte, pero bajas un puesto por semana.
contest-ladder-until = Dura mientras se juegue · { $people ->
    [0] todavía no se ha unido nadie
    [1] 1 participante
   *[other] { $people } participantes
}
contest-ladder-end = Murus juzga las partidas que sigan abiertas al final: una victoria demostrada o una ventaja clara cuenta como victoria, lo demás como tablas.
contest-ladder-opened = ✓ { $name }: inscripción abierta. Su tarjeta está en { $channel }. { $dated ->
    [yes] Dura hasta el { $end }. { $repeats ->
        [yes] Cuando termina, empieza la siguiente, y cada persona conserva su puesto.
       *[no] No se repetirá.
    }
   *[no] Termina cuando pasen 90 días sin que acabe una partida en ella.
} Puedes terminarla antes con `/event stop`.
contest-ladder-own = Tu puesto: { $place } de { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ Ya participas.
   *[no] Ya participas.
} { $own } **Desafiar** te muestra contra quién puedes jugar. Si sales, pierdes tu puesto.
contest-ladder-left = ✓ Saliste. Si vuelves a unirte, empiezas por abajo.
contest-ladder-reach = Puedes desafiar a estas personas:
contest-ladder-top = No hay nadie por encima de ti. El próximo desafío te llega a ti.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · tienes tres desafíos abiertos"}
    [playing] {" · ya están jugando"}
    [away] {" · de vacaciones"}
    [taken] {" · ya tiene tres desafíos"}
    [apart] {" · hay un bloqueo"}
   *[none] {""}
}
contest-ladder-begun = ✓ Empezó tu partida con { $who }: Partida { $game }. Tú mueves primero.
contest-ladder-worth = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Partidas y, entre paréntesis, victorias-tablas-derrotas.
contest-ladder-standing = Ya hay una escalera para esta variante. La ves en `/event list`.
contest-ladder-unreached = Esa persona ya no está a tu alcance. Pulsa **Desafiar** en la tarjeta para ver contra quién puedes jugar.
contest-ladder-barred = { $bar ->
    [busy] Tienes tres desafíos abiertos. Termina primero una de esas partidas.
    [playing] Ya juegas contra esa persona en esta escalera. Termina primero esa partida.
    [away] Esa persona está de vacaciones. Desafía a otra o espera a que vuelva.
    [taken] Ya la desafiaron tres personas. Desafía a otra.
   *[apart] Hay un bloqueo entre tú y esa persona. Puedes revisar tus bloqueos en `/settings`.
}
contest-simul-name = Simultánea{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Da la simultánea: { $who }
contest-simul-about = Una persona da la simultánea y juega contra todas las que se unan, { $side ->
    [romans] con los Romanos
    [gauls] con los Galos
   *[alternate] alternando de bando
}. Juegas una partida { $rated ->
    [yes] por puntos
   *[no] amistosa
}. { $time } Dura { $weeks ->
    [1] una semana
   *[other] { $weeks } semanas
} como mucho.
contest-simul-end = Murus juzga las partidas que sigan abiertas al final: una victoria demostrada o una ventaja clara cuenta como victoria, lo demás como tablas.
contest-simul-begins = Empieza cuando se ocupen los { $boards } tableros, o el { $day } ({ $when }) con al menos 2 · { $people ->
    [0] todavía no se ha unido nadie
    [1] 1 participante
   *[other] { $people } participantes
}{ $host ->
    [yes] {""}
   *[no] {" · falta quien da la simultánea"}
}
contest-simul-until = Termina a más tardar el { $day } ({ $when }) · { $people ->
    [0] sin participantes
    [1] 1 participante
   *[other] { $people } participantes
}
contest-simul-score = **Quien da la simultánea: { $won ->
    [1] 1 victoria
   *[other] { $won } victorias
} · { $drawn ->
    [1] 1 en tablas
   *[other] { $drawn } en tablas
} · { $lost ->
    [1] 1 derrota
   *[other] { $lost } derrotas
}**{ $open ->
    [0] {""}
    [1] {" · 1 partida en juego"}
   *[other] {" · "}{ $open } partidas en juego
}
contest-simul-call = { $who }, { $count ->
    [1] **1 tablero** espera
   *[other] **{ $count } tableros** esperan
} tu jugada en { $name }.{ $some ->
    [yes] {" "}El primer reloj se acaba { $when }.
   *[no] {""}
}
contest-simul-begins-now = ✓ Empieza la simultánea. Estoy abriendo todas las partidas.
contest-simul-not-host = Solo quien da esta simultánea puede empezarla. Empieza sola cuando se llena, o en su fecha.
contest-simul-alone = Una simultánea necesita a quien la da y al menos a otras 2 personas. Pulsa **Unirse** en su tarjeta o espera a que se una más gente.
button-simul-begin = Empezar ya
contest-simul-board = { $who } · { $state ->
    [won] victoria
    [drawn] tablas
    [lost] derrota
    [void] sin resultado
   *[open] en juego
}{ $some ->
    [yes] {" · Partida "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ { $name }: inscripción abierta. Su tarjeta está en { $channel }. Empieza sola cuando se llene, o el { $day } si se han unido quien la da y al menos otras 2 personas. Puedes terminarla con `/event stop`.
contest-simul-begun = **{ $name }: ¡empezamos!** Termina a más tardar el { $day }. Recibes un aviso cuando te toca.
contest-simul-in = { $new ->
    [yes] ✓ Ya participas.
   *[no] Ya participas.
} { $full ->
    [yes] Con eso se llena, así que la simultánea empieza ahora.
   *[no] La simultánea empieza cuando se llene, o el { $day }.
} Todas las partidas empiezan solas.{ $host ->
    [yes] {" "}También puedes empezarla antes, con al menos otras 2 personas.
   *[no] {""}
}
contest-simul-plays = Ya participas. Si sales, pierdes tu partida abierta de esta simultánea. Si la das, pierdes todas las que estén abiertas.
contest-simul-full = Todos los tableros de esta simultánea están ocupados. En `/event list` ves los eventos en marcha.
contest-simul-playing = Esta simultánea ya empezó y no admite a nadie más. En `/event list` ves los eventos en marcha.
contest-simul-apart = No puedes jugar con quien da la simultánea, porque hay un bloqueo entre ambas partes. Puedes revisar tus bloqueos en `/settings`.
contest-team-name = Encuentro por equipos{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = otro servidor
contest-team-player = alguien
contest-team-about = Dos servidores se enfrentan en { $boards } tableros como mucho. Los dos equipos se ordenan por puntuación, y juegas dos partidas por puntos contra la misma persona, una con cada bando. Las juegas en tus mensajes directos. { $time } Una victoria vale 2 puntos y unas tablas, 1. Dura { $weeks ->
    [1] una semana
   *[other] { $weeks } semanas
} como mucho.
contest-team-end = Murus juzga las partidas que sigan abiertas al final: una victoria demostrada o una ventaja clara cuenta como victoria, lo demás como tablas. Si se te acaba el tiempo dos veces, quedas fuera. En los dos primeros días, alguien de la reserva puede ocupar un lugar libre.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · queda 1 partida"}
   *[other] {" · "}quedan { $open } partidas
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · gana { $winner ->
    [home] { $home }
   *[guest] { $guest }
}
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · empate
contest-team-waits = Espera al otro servidor hasta el { $day } ({ $when }) · { $people ->
    [0] todavía no se ha unido nadie
    [1] 1 participante
   *[other] { $people } participantes
}
contest-team-begins = Empieza el { $day } ({ $when }) si ambos equipos tienen al menos { $fewest } participantes · ahora { $home } y { $guest }
contest-team-until = Termina a más tardar el { $day } ({ $when }) · { $people ->
    [0] sin participantes
    [1] 1 participante
   *[other] { $people } participantes
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · no cuenta
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 partida en juego"}
       *[other] {" · en juego"}
    }
    [1] {" · "}{ $out } queda fuera
   *[other] {" · quedan fuera ambas partes"}
}
contest-team-opened = ✓ { $name }: inscripción abierta, y su tarjeta está en { $channel }. Dale este código a alguien que administre el otro servidor: `{ $code }`
    Allí se usa `/event team` con este `code`, y su servidor entra. Solo puede usarlo alguien que administre otro servidor, una sola vez y en los próximos siete días. El encuentro empieza el { $day } si ambos equipos tienen al menos 2 participantes, o antes con **Empezar ya** en `/event manage`. Puedes terminarlo con `/event stop`.
contest-team-entered = ✓ Este servidor juega contra { $home }. Su tarjeta está en { $channel }: pulsa allí **Unirse** para jugar. El encuentro empieza el { $day } si ambos equipos tienen al menos 2 participantes, o antes con **Empezar ya** en `/event manage`. Puedes terminarlo con `/event stop`.
contest-team-wrong-code = Ningún encuentro por equipos espera este código. Un código vale una sola vez y durante siete días. Pide uno nuevo al otro servidor.
contest-team-own-code = Este es el código de tu propio encuentro. Dáselo a alguien que administre el otro servidor.
contest-team-other = Ya juegas con el otro servidor. Si prefieres jugar con este, sal allí del encuentro antes de que empiece.
contest-team-playing = Este encuentro por equipos ya empezó y no admite a nadie más. En `/event list` ves los eventos en marcha.
contest-team-few = Ambos equipos necesitan al menos 2 participantes. Pulsa **Unirse** en la tarjeta o espera a que se una más gente.
contest-team-begins-now = ✓ Empieza el encuentro por equipos. Estoy abriendo todas las partidas.
contest-team-begun = **{ $name }: ¡empezamos!** Termina a más tardar el { $day }. Tus partidas están en tus mensajes directos, y recibes un aviso cuando te toca.
contest-team-in = { $new ->
    [yes] ✓ Ya participas.
   *[no] Ya participas.
} El encuentro empieza el { $day }, o antes si lo decide la administración. Tus partidas llegan solas a tus mensajes directos.
contest-team-plays = Ya participas. Si sales, tus partidas en juego terminan, y en este encuentro las gana tu rival. En los dos primeros días, alguien de la reserva puede ocupar tu lugar.
contest-team-reserve = Estás en la reserva. Si alguien de tu equipo se retira en los dos primeros días, ocupas su lugar, y tus partidas empiezan solas.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}{ $paused ->
    [yes] {" · en pausa"}
   *[no] {""}
}
    Elige a alguien de tu servidor para retirarlo. Todo lo que haces aquí queda en el registro de auditoría, y se lo digo a quienes participan.
contest-next-none = No te toca jugar en ninguna partida de este evento.
button-contest-next = Siguiente tablero
contest-open-title = { $count ->
    [1] **1 partida en juego**
   *[other] **{ $count } partidas en juego**
}
contest-coming = { $count ->
    [1] **1 partida por empezar**, con { $who }
   *[other] **{ $count } partidas por empezar**, con { $who }
}
contest-open-game = contra { $who } · Partida { $game } · { side-name } · { $mine ->
    [yes] te toca
   *[no] le toca a tu rival
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name }: juegas contra { $who }{ $team ->
    [yes] {" "}({ $server }), tablero { $number }
   *[no] {""}
}.
contest-reserves = Reserva: { $who }. Si alguien se va en los dos primeros días, juegas.
contest-met-unplayed = { $fared ->
    [won] Victoria
    [lost] Derrota
   *[drawn] Tablas
} contra { $who } · sin jugar
contest-loss-counts = Esto cuenta como derrota de { $who } en { $name }.
contest-loss-out = Es la segunda vez, así que { $who } queda fuera de { $name }{ $misses ->
    [yes] {" "}y se pierde la próxima temporada
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] Cuenta como victoria de { $who } en { $name }.
    [drawn] Cuenta como tablas en { $name }.
    [void] No cuenta en { $name }, porque se jugó menos de la mitad de las partidas.
    [free] Alguien de la reserva todavía puede ocupar el lugar, y entonces tus partidas empiezan de nuevo. Si nadie lo hace, cuentan como victorias de { $who } en { $name }.
   *[replaced] Otra persona ocupa el lugar, y la partida empieza de nuevo.
}
contest-has-begun = Esta temporada ya empezó. Puedes unirte a la próxima en cuanto termine.
contest-barred = La temporada pasada se te acabó el tiempo dos veces, así que te pierdes esta. Puedes unirte a la próxima.
contest-kept = La temporada pasada te tomaste un descanso, así que ahora no puedes tomarte otro. Si no quieres jugar, puedes salir.
contest-paused = **En pausa.** No empiezan partidas nuevas, y las fechas se mueven lo que dure la pausa.
contest-is-paused = Este evento está en pausa. Podrás desafiar cuando la administración lo reanude.
contest-removed = La administración te retiró de este evento, así que no puedes volver a unirte.
contest-absent = Esa persona no participa en este evento. Elige a alguien que participe.
contest-own-game = Juegas en este evento. Pide a otra persona de la administración que decida.
contest-has-played = Esa persona ya tiene un resultado, así que nadie puede ocupar su lugar. Puedes retirarla del evento.
contest-stranger = Esa persona no puede ocupar este lugar. Elige a alguien que haya usado Murus y todavía no participe en este evento. No puedes elegirte a ti.
contest-decided = Esta partida ya tiene un resultado. Elige otra.
contest-manage-which = ¿En qué evento quieres intervenir?
contest-manage = **{ $name }** · { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}{ $paused ->
    [yes] {" · en pausa"}
   *[no] {""}
}
    Elige a alguien para retirarlo, para poner a otra persona en su lugar o para decidir una de sus partidas. Todo lo que haces aquí queda en el registro de auditoría, y se lo digo a quienes participan.
contest-manage-person = Elige a alguien
contest-manage-who = **{ $name }** · { $who }
    Si retiras a esta persona, no puede volver, y sus rivales ganan las partidas que le quedan. En una liga o un grupo, sus partidas solo cuentan si jugó al menos la mitad.
contest-manage-game = Decidir una partida
contest-manage-substitute = Poner a alguien en su lugar
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Partida "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    ¿Cómo debe contar? Si la partida sigue en juego, termina. Las puntuaciones no cambian.
contest-manage-done = ✓ Hecho. Se lo diré a quienes participan.
contest-act = { $act ->
    [paused] { $who } puso en pausa { $name }. No empiezan partidas nuevas hasta que se reanude.
    [resumed] { $who } reanudó { $name }. Las fechas se movieron lo que duró la pausa.
    [removed] { $who } retiró a { $player } de { $name }.
    [replaced] { $who } puso a { $other } en el lugar de { $player } en { $name }. Las partidas empiezan solas.
    [drawn] { $who } decidió una partida de { $name }: tablas entre { $player } y { $other }.
    [stopped] El otro servidor terminó { $name } antes de tiempo. La tarjeta muestra cómo iba.
    [asked] { $who } le pidió a { $player } que dé una simultánea: { $name }.
   *[decided] { $who } decidió una partida de { $name }: { $player } gana contra { $other }.
}
contest-host-asked = { $player }, { $who } te pide que des una simultánea: { $name }. Jugarías contra todas las personas que se unan, una partida con cada una. Sin ti no puede empezar: pulsa **Unirse** si quieres.
button-contest-pause = Pausar
button-contest-resume = Reanudar
button-contest-remove = Retirar del evento
button-contest-first = Gana la primera
button-contest-drawn = Tablas
button-contest-second = Gana la segunda
button-contest-break = Tomar un descanso
button-contest-at-once = { $games } a la vez
button-contest-join = Unirse
button-contest-reserve = Unirse a la reserva
button-contest-leave = Salir del evento
button-contest-table = Tabla
button-contest-mine = Mis partidas
button-contest-part = Mi inscripción
button-contest-challenge = Desafiar
button-contest-stop = Terminar: { $name }
