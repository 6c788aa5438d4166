### Every sentence that Murus says, in Brazilian Portuguese. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no.

## Words

side-adjective = { $side ->
    [romans] romana
    [gauls] gaulesa
    [germans] germana
   *[britons] bretã
}
unit-name = { $unit ->
    [wall] muralha
    [tower] torre
   *[catapult] catapulta
}
side-name = { $side ->
    [romans] Romanos
    [gauls] Gauleses
    [germans] Germanos
   *[britons] Bretões
}

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = Isso não parece um lance. Escreva a casa da torre e a segunda casa que ela alcança, como `b4-d4`, ou `b4xc5` para capturar uma muralha inimiga.
refusal-no-such-cell = Não existe { $at } neste tabuleiro.
refusal-over = Esta partida já acabou.
refusal-swap-closed = Só dá para trocar de lado em uma partida equilibrada, em resposta ao primeiro turno.
refusal-which = { refusal-cell }. Escreva `{ $move }` para dar uma pedra e deixar ali uma torre, ou `{ $both }` para dar as duas e deixar uma muralha.
refusal-opening-due = Em uma partida equilibrada, seu primeiro turno é especial. Escolha uma das suas torres iniciais e duas casas da sua segunda fileira para as pedras dela, por exemplo `{ $move }`.
refusal-second-row = { $at } não fica na sua segunda fileira. Neste primeiro turno as duas pedras vão para lá, por exemplo `{ $move }`.
refusal-same-cell = Você indicou { $at } duas vezes. Este primeiro turno precisa de duas casas diferentes, por exemplo `{ $move }`.
refusal-empty = { $at } está vazia.
refusal-not-yours = { refusal-cell }. Essa peça não é sua.
refusal-wall = { $at } é uma muralha sua, e muralhas não jogam. Só { $advanced ->
    [yes] torres e catapultas podem jogar
   *[no] torres podem jogar
}.
refusal-one-cell = Você só indicou { $from }. Falta a casa de destino.
refusal-not-opening = Só se indicam duas casas de destino no primeiro turno especial de uma partida equilibrada.
refusal-sign = { refusal-cell }, então escreva esse lance como `{ $move }`.
refusal-names-first = Indique a mais distante das duas casas que recebem pedra: escreva `{ $move }`.
refusal-not-in-line = { $to } não está em linha reta com { $from }.
refusal-not-a-row = { $from }, { $at } e { $to } não são vizinhas em linha reta.
refusal-too-far = { $to } fica longe demais de { $from }: as pedras de uma torre vão para as duas casas seguintes em linha.
refusal-off-board = O tabuleiro acaba depois de { $to }, e a torre em { $from } precisa de duas casas em linha para as pedras dela.
refusal-blocked = A torre em { $from } não alcança { $to }: { refusal-cell }, e { refusal-lays }.
refusal-blocked-beyond = A segunda pedra da torre em { $from } iria para além de { $to }, mas { refusal-cell }, e { refusal-lays }.
refusal-not-through = { refusal-cell }: você pode sacrificar { $from } contra { $at }, mas não pode passar por cima.
refusal-no-captures = Não há capturas nesta partida.
refusal-own-unit = { refusal-cell }, e você só pode capturar peças inimigas.
refusal-nothing-to-take = { refusal-cell }, então não há nada para capturar ali.
refusal-not-adjacent = { $to } não é vizinha de { $from }, e uma torre só captura o que está ao lado dela.
refusal-cannot-take = { refusal-cell }, e a torre em { $from } não captura { $advanced ->
    [yes] torres, só muralhas e catapultas
   *[no] torres, só muralhas
}.
refusal-throw-path = Um lançamento passa por cima de tudo. Indique só a catapulta em { $from } e a casa onde a pedra cai.
refusal-throw-distance = { $to } está fora do alcance de { $from }: uma catapulta lança a duas ou três casas de distância.
refusal-throw-backward = Uma catapulta só lança para a frente ou para os lados, e { $to } fica atrás de { $from }.
refusal-throw-on-own = { refusal-cell }, e você não pode lançar nas suas próprias peças.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } está vazia
    [own] { $at } tem uma { unit-name } sua
   *[enemy] { $at } tem uma { unit-name } { side-adjective }
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] torres só vão para casas vazias, para as suas muralhas ou para as suas torres
   *[no] torres só vão para casas vazias ou para as suas muralhas
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] { $from } não tem nenhum lance agora.
   *[other] De { $from } você pode jogar { $moves }{ $more ->
        [0] .
       *[other] {" "}e mais { $more }.
    }
}
refusal-units = { $count ->
    [one] Você só pode jogar com a peça em { $cells }.
   *[other] Você pode jogar com as peças em { $cells }.
}

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play.

deed = { $deed ->
    [through] invade por { $cell }
    [takes] captura { deed-unit } em { $cell }
    [stone] tira uma pedra { deed-unit-of } em { $cell }
    [stones] tira duas pedras { deed-unit-of } em { $cell }
    [throws] lança uma pedra em { $cell }
    [tower] forma uma torre em { $cell }
    [towers] forma torres em { two-cells }
    [catapult] forma uma catapulta em { $cell }
    [catapults] forma catapultas em { two-cells }
    [both] forma uma torre em { $cell } e uma catapulta em { $other }
   *[walls] duas muralhas
}
two-cells = { $cell } e { $other }
deed-unit = a { $unit ->
    [wall] muralha
    [tower] torre
   *[catapult] catapulta
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
deed-unit-of = da { $unit ->
    [wall] muralha
    [tower] torre
   *[catapult] catapulta
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = Vez dos { side-name }
picture-over = { $reason ->
    [breakthrough] Invasão dos { side-name }
    [stalemate] { side-name } vencem por impasse
    [last-player] Só restam os { side-name }
    [resignation] { side-name } vencem: desistência
    [timeout] { side-name } vencem no tempo
    [agreement] Empate por acordo
    [repetition] Empate por repetição
   *[cancelled] Sem resultado
}
picture-caption = Murus Gallicus, um jogo de Phil Leduc
picture-units = { side-name }: { $tower-count ->
    [0] nenhuma torre
    [one] torre { $towers }
   *[other] torres { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , catapulta { $catapults }
   *[other] , catapultas { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , muralha { $walls }
   *[other] , muralhas { $walls }
}.

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Mudou: { $cells }.
picture-cell = { $cell } { $unit ->
    [none] vazia
   *[other] { cell-unit }
}
cell-unit = { $unit ->
    [wall] muralha
    [tower] torre
   *[catapult] catapulta
} { $side ->
    [romans] romana
    [gauls] gaulesa
    [germans] germana
   *[britons] bretã
}
picture-beside = Em cima: { $left } Embaixo: { $right }
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
    [wall] muralha
    [tower] torre
   *[catapult] catapulta
}

## Names

date = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
month-short = { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
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
    [tiro] Recruta
    [legionary] Legionário
    [centurion] Centurião
    [tribune] Tribuno
    [legate] Legado
    [caesar] César
    [augustus] Augusto
   *[other] { $name }
}
level-plain = { $level ->
    [discens] para começar
    [tiro] fácil
    [legionary] meio fácil
    [centurion] médio
    [tribune] meio difícil
    [legate] difícil
    [caesar] muito difícil
   *[augustus] o mais difícil
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Conta apagada
name-unknown = Conta desconhecida (ID do Discord { $id })
name-nobody = alguém
name-somebody = Alguém

## Buttons and menus

button-move = Mover
button-swap = Trocar de lado
button-swap-yes = Sim, trocar de lado
button-view = Minha visão
button-more = Mais
button-put-off = Mais tarde…
button-back = Voltar
button-confirm = Confirmar { $move }
button-at-once-yes = Sim
button-at-once-no = Não, sempre perguntar
button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-join = Participar
button-decline-or-leave = Recusar ou sair
button-leave = Sair
button-fill = Incluir o Murus
button-rules = Regras
button-rematch = Revanche
button-rematch-yes = Sim, pedir revanche
button-next-level = Próximo: { $level }
button-play-on = Jogar do lance decisivo
button-try = Testar lances
button-lines = Minhas linhas
button-lines-open = Tornar públicas
button-lines-close = Tornar privadas
button-line-drop = Apagar linha
button-note = Comentar…
button-study = Ver as linhas
button-walk = Lance a lance
button-walk-first = Início
button-walk-back = Anterior
button-walk-next = Próximo
button-walk-last = Fim
button-walk-flip = Girar
button-walk-go-on = Continuar daqui
button-history = Lances
button-hint = Dica
button-hint-yes = Sim (consta do resultado)
button-review = Análise
button-lesson = Lance decisivo
button-forced = Ver a vitória
button-forced-missed = Ver a vitória perdida
button-forced-move = Ver { $move }
button-forced-longest = Defesa mais longa
button-forced-first = Desde o início
button-remind = Enviar lembrete
button-wait = Vou esperar
button-claim = Reivindicar vitória…
button-claim-yes = Sim, reivindicar
button-take-win = Ficar com a vitória
button-let-go = Deixar continuar
button-resign = Desistir…
button-no = Melhor não
button-resign-yes = Sim, desistir
button-resign-no = Não, seguir jogando
button-later-3h = Em 3 horas
button-later-tonight = Hoje à noite
button-later-tomorrow = Amanhã
button-away = Férias…
button-come-back = Encerrar férias
button-moves = Lances imediatos…
button-saved-on = Usar dias de férias
button-saved-off = Poupar dias de férias
button-themes = Tema do tabuleiro…
button-zone = Fuso horário…
button-blocks = Bloqueios…
button-settings = Configurações
button-data = Meus dados…
button-export-data = Exportar meus dados
button-ask-forget = Apagar meus dados…
button-desk-on = Ativar quadro de guerra
button-desk-off = Desativar quadro de guerra
button-quiet-on = Deixar canais discretos
button-quiet-off = Deixar canais animados
button-film-on = Mostrar replays
button-film-off = Mostrar tabuleiro final
button-turning-on = Girar para quem joga
button-turning-off = Romanos sempre abaixo
button-server-games = Partidas…
button-rated-on = Permitir rating
button-rated-off = Só partidas amigáveis
button-bots-on = Murus em tópicos
button-bots-off = Murus no privado
button-vote = Votar
button-propose = Propor uma linha
button-votes-on = Votações de todo mundo
button-votes-off = Votações da gerência
button-showing-on = Ativar Mostrar aqui
button-showing-off = Desativar Mostrar aqui
button-language = Idioma…
button-follow = Seguir
button-follow-end = Avisar no final
button-follow-every = Avisar cada lance
button-unfollow = Deixar de seguir
button-mute = Silenciar
button-unmute = Reativar avisos
button-take-back = Voltar lance
button-take-back-ask = Pedir para voltar
button-take-back-yes = Sim, pedir
button-draw = Propor empate
button-draw-yes = Sim, propor empate
button-give = Dar um dia
button-give-yes = Sim, dar um dia
button-abort = Cancelar partida…
button-abort-yes = Sim, cancelar
button-agree = Concordar
button-agree-yes = Sim, aceitar empate
button-plans = Planos
button-plan-reply = Planejar resposta
button-plan-any = Após qualquer outro lance
button-plan = Salvar este plano
button-unplan = Apagar { $number }
button-replay = Replay
button-export = Exportar
button-ratings = Ratings
button-openings = Primeiros lances
button-show = Mostrar aqui
button-shown = Mostrado
button-shown-above = Mostrado no canal
button-go-on = Continuar contra o Murus
button-finished = Partidas encerradas
button-page-back = Página anterior
button-page-next = Próxima página
button-newer = Mais recentes
button-older = Mais antigas
button-mine = Minhas partidas
button-next = Próxima partida
button-next-of = Próxima partida ({ $count })
button-forget = Sim, apagar meus dados
button-forget-no = Não, manter
button-play-murus = Jogar contra o Murus
button-friend = Desafiar alguém
button-edit = Editar
form-entered = O texto que você escreveu
button-set-up = Configurar
button-exhibit = Murus contra Murus…
button-duel-begin = Começar
button-learn = Aprender
button-learn-lesson = Próxima lição
button-learn-next = Próximo
button-learn-game = Jogar a 1ª partida
button-learn-skip = Ir direto à partida
button-learn-go-on = Partida guiada
button-learn-mend = Voltar ao erro
button-learn-again = Jogar de novo
button-learn-anew = Recomeçar
button-learn-leave = Sair
button-learn-real = Jogar para valer
menu-units = { $kind ->
    [opening] Qual das suas torres iniciais vira duas muralhas?
    [towers] Qual torre se move?
    [catapults] Qual catapulta lança?
   *[both] Qual torre ou catapulta você quer usar?
}
menu-unit = { $unit ->
    [catapult] { $cell } · catapulta
   *[other] { $cell }
}
menu-units-hint = Escolha uma peça
menu-targets = { $unit ->
    [catapult] Onde cai a pedra da catapulta em { $cell }?
   *[other] Para onde vai a torre em { $cell }?
}
menu-targets-hint = Escolha um lance
menu-pairs = Para onde vão as duas pedras de { $cell }? Escolha duas casas.
menu-pairs-hint = Escolha duas casas
menu-preview = Este é o tabuleiro depois de { $move }. Você ainda não jogou o lance.
picture-preview = Prévia
more-text = Mais ações
later-text = Quando devo lembrar você?
later-text-silent = Eu não aviso você sobre esta partida, então não há nada para adiar. Mas você pode sair de férias.
later-text-not-yours = Não é a sua vez aqui. Você pode sair de férias ou silenciar esta partida.
resign-ask = Quer mesmo desistir? { $goes-on ->
    [yes] Você sai na hora, e a partida continua para o resto.
   *[no] A partida acaba na hora.
}
claim-ask = O tempo de { $who } acabou, e só restam os últimos dias de férias. Reivindicar a vitória agora? Assim, { $who } perde no tempo.
resign-answered = { $done ->
    [yes] { $who } desistiu.
   *[no] Ninguém desistiu, e a partida continua.
}
draw-ask = Propor empate? A proposta vale até o próximo lance, mesmo que seja seu.
take-back-ask = Pedir para voltar seu último lance? { $others ->
    [1] O outro lado precisa
   *[other] Todos os outros lados precisam
} concordar.
agree-ask = Aceitar o empate? A partida acaba empatada.
abort-ask = Cancelar a partida? Ela acaba na hora, sem resultado.

## A game in its thread

turn-first = { $who }, você joga com os { side-name }{ side-place } e começa.
turn-goes-on = { $who }, agora jogam os { side-name }.
turn-next = { $moves } · { $who }, sua vez{ $swap ->
    [open] , ou troque de lado.
   *[closed] .
}
restored = { $board ->
    [yes] Precisei voltar a um backup anterior, então os últimos lances podem ter se perdido. A partida está assim agora:
   *[no] Precisei voltar a um backup anterior, então os últimos lances podem ter se perdido. O próximo tabuleiro mostra como a partida está agora.
}
turn-still = { $who }, ainda é a sua vez.
turn-yours = { $who }, sua vez.
turn-swapped = { $who } trocou de lado e agora joga com os Romanos.
turn-watch-first = Partida de exibição: { $who } começa.
turn-watch = { $moves } · Vez de { $who }.
turn-vote-first = { $who } joga com os { side-name } contra { $other } e vota em cada lance.
turn-opening = -# Abertura equilibrada: no seu primeiro turno, uma das suas torres iniciais vira duas muralhas em duas casas quaisquer da sua segunda fileira.
vote-last = A última votação: { $moves }{ $decider ->
    [captain] {" "}· empate, decidido pelo voto de Minerva
    [earliest] {" "}· empate, vencido pelo lance escolhido primeiro
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] Ninguém votou ainda.
        [one] 1 pessoa já votou.
       *[other] { $count } pessoas já votaram.
    }
   *[no] { $count ->
        [0] Ninguém votou ainda. Votos necessários: { $needed }.
       *[other] Até agora, { $count } de { $needed } votos necessários.
    }
}
vote-tie = { $captain ->
    [yes] Se der empate, vale o voto de Minerva ou, na falta dele, o lance escolhido primeiro.
   *[no] Se der empate, vence o lance escolhido primeiro.
}
vote-goes-on = { $close ->
    [yes] -# Foi por pouco, então há uma segunda votação: `{ $one }` ou `{ $other }`? [Escolha abaixo do tabuleiro]({ $link }). A votação termina { $when }. { vote-tie }
   *[no] -# Até agora, { $count } de { $needed } votos necessários, então a votação continua. [Escolha abaixo do tabuleiro]({ $link }). Ela termina { $when }, e então vence o lance mais votado, mesmo com poucos votos. { vote-tie }
}
vote-open = Escolha um lance abaixo ou responda com um. A votação termina { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] Ninguém votou ainda, então a votação continua. Ela termina { $when }.
   *[other] Pouca gente votou até agora, então a votação continua. Ela termina { $when }. { vote-count }
}
vote-second = Foi por pouco! Escolha entre `{ $one }` e `{ $other }`. A votação termina { $when }. { vote-tie } { vote-count }
vote-paused = Ninguém votou, então a partida está em pausa. Ela continua assim que alguém votar.
vote-closed = A votação acabou.
vote-line = { $who } sugere `{ $moves }`.
vote-list-title = **Partidas por votação**
vote-listed = { $game }{ $open ->
    [yes] {" · a votação termina "}{ $when }
    [paused] {" · em pausa até alguém votar"}
   *[no] {""}
}
vote-stands-still = -# Ninguém votou, então a partida está em pausa. Ela continua assim que alguém votar: [escolha abaixo do tabuleiro]({ $link }).
vote-end-ask = { $game }
    Encerrar esta partida agora? Ela acaba na hora, sem resultado. Isso fica no registro da moderação.
button-vote-end = Encerrar
button-vote-end-yes = Encerrar a partida
vote-move-hint = Vote em um lance
vote-unit-hint = Vote: escolha uma peça
vote-cast = ✓ { $first ->
    [yes] Você votou em `{ $move }`.
   *[no] Você mudou seu voto para `{ $move }`.
} A votação termina { $when }, e até lá você pode mudar o voto. Não vou mostrar quem votou em quê.
vote-cast-openly = ✓ Seu voto conta. Todo mundo aqui vê uma resposta. Com o menu abaixo do tabuleiro, o voto é secreto.
vote-proposed = ✓ Sua linha já vai aparecer abaixo do tabuleiro.
vote-propose-form = Propor uma linha
vote-propose-line = Os lances, alternando os lados
vote-propose-hint = Até 12 lances, a partir deste tabuleiro. Uma linha nova substitui a sua última.
vote-code = ✓ Passe este código a quem gerencia o outro servidor: `{ $code }`
    A pessoa usa `/event vote` com este `code` no canal que vai jogar. Então a partida começa, aqui e lá. Quem pode abrir essas partidas em outro servidor pode usar o código, uma vez e em até sete dias. Um código novo substitui este.
vote-met = ✓ A partida começa: { $names }. A primeira votação é no canal que joga com os Romanos. Cada tabuleiro vai para o canal da vez.
vote-one-opponent = Escolha só um oponente: uma pessoa, o Murus ou o canal de outro servidor.
turn-past-first = A partida começa.
turn-past = Este turno já passou.
turn-past-back = O lance foi desfeito.
turn-how = { $link ->
    [none] Clique em **Mover** ou responda `{ $move }`.
   *[other] Clique em **Mover**, [abra o tabuleiro](<{ $link }>) ou responda `{ $move }`.
}
turn-prompt = -# Vez de { $who }.
turn-unread = -# Só leio lances em respostas a um tabuleiro e pelo botão **Mover**. Não vejo outras mensagens.
turn-side = Você joga com os { side-name }{ side-place }.
side-place = { $place ->
    [below] {" "}(na parte de baixo)
    [above] {" "}(na parte de cima)
   *[elsewhere] {""}
}
turn-clock = -# O tempo acaba { $when }.
turn-planned = -# Seu plano jogou `{ $moves }` por você.
turn-planned-by = -# { $who } já tinha planejado `{ $moves }`.
turn-taken-back = { $who } voltou um lance.
turn-taken-back-alone = Você voltou um lance. Sua vez.
turn-taken-back-agreed = Um lance foi desfeito, de comum acordo.
turn-let-go = { $who } deixa a partida continuar, mesmo com o tempo esgotado.
turn-returned = { $who } está de volta à partida.
turn-adopted = { $who } assume um lugar abandonado.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] propõe empate.
    [time] ficou sem tempo. O outro lado pode deixar a partida continuar.
   *[takeback] pede para voltar um lance.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) ficou sem tempo e saiu da partida. As pedras ficam.
    [resignation] { $who } ({ side-name }) desiste e sai da partida. As pedras ficam.
   *[stalemate] { $who } ({ side-name }) não tem mais lances e sai da partida. As pedras ficam.
}
turn-gone-brought-in = { $why ->
    [timeout] Os { side-name } ficaram sem tempo e saíram da partida. As pedras ficam.
    [resignation] Os { side-name } desistem e saem da partida. As pedras ficam.
   *[stalemate] Os { side-name } não têm mais lances e saem da partida. As pedras ficam.
}
end-order = -# { $count ->
    [one] Fora
   *[other] Fora, nesta ordem
}: { $who }.
turn-instead = -# Estou publicando aqui porque não consigo { $place ->
    [thread] escrever no tópico da partida (o Discord diz: { $why }).
    [direct] enviar mensagens diretas para você (o Discord diz: { $why }). De agora em diante, menciono você aqui. Você pode mudar isso em `/settings`.
   *[channel] escrever no canal da partida (o Discord diz: { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] Um lance, depois{" "}
   *[other] { $before } lances, depois{" "}
}**{ $moves }**
game-code = Partida { $name }
game-length = { $moves ->
    [0] antes do primeiro lance
    [one] depois de um lance
   *[other] depois de { $moves } lances
}
# Empty where another sentence says who won.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}{ $winner } vence.
}
game-result = { $reason ->
    [breakthrough] { $winner } invade por **{ $cell }** { game-length }.
    [stalemate] { $winner } vence por impasse { game-length }. { $loser } não tem mais lances.
    [last-player] { $winner } ({ side-name }) é quem resta { game-length } e vence.
    [resignation] { $loser } desiste { game-length }.{ winner-wins }
    [timeout] { $loser } ficou sem tempo { game-length }.{ winner-wins }
    [agreement] Empate por acordo { game-length }.
    [repetition] Empate por tripla repetição { game-length }.
   *[cancelled] A partida foi cancelada.
}
game-result-brought-in = { $reason ->
    [breakthrough] Os { side-name } invadem por **{ $cell }** { game-length }.
    [stalemate] Os { side-name } vencem por impasse { game-length }. Os { side-against } não têm mais lances.
    [last-player] Só restam os { side-name } { game-length }, e eles vencem.
    [resignation] Os { side-against } desistem { game-length }. Os { side-name } vencem.
    [timeout] Os { side-against } ficaram sem tempo { game-length }. Os { side-name } vencem.
   *[other] { game-result }
}
game-silent = A partida foi cancelada: { $who } passou 30 dias sem jogar.
game-never-began = A partida foi cancelada: { $who } não fez o primeiro lance a tempo.
game-aborted = { $who } cancelou a partida antes de ela começar de verdade.
game-season-over = O prazo desta partida acabou { game-length }. { $reason ->
    [proven] O Murus provou que { $who } vence, então ela conta como vitória no evento.
    [judged] O Murus considerou a posição ganha para { $who }, então ela conta como vitória no evento.
   *[even] O Murus não vê quem vence, então ela conta como empate no evento.
} Os ratings não mudam.
game-withdrawn = { $who } não joga mais no evento, então esta partida acaba { game-length }. Os ratings não mudam.
game-stopped = A moderação encerrou a partida { game-length }. Os ratings não mudam.
game-unfinished = Esta partida foi importada sem terminar. Ela para { game-length }.
game-hints = { $who } usou { $count ->
    [one] uma dica
   *[other] { $count } dicas
}.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] Sua primeira vitória{ $against ->
            [level] {" "}contra { $level }
           *[others] {""}
        }
        [level] Sua primeira vitória contra { $level }
        [person] Sua primeira vitória contra uma pessoa
        [variant] Sua primeira vitória
        [breakthrough] Sua primeira invasão
       *[longest] Sua vitória mais longa até agora
    }{ end-variant }**, { end-moves }.
   *[no] { $who }: **{ $feat ->
        [win] primeira vitória
        [level] primeira vitória contra { $level }
        [person] primeira vitória contra uma pessoa
        [variant] primeira vitória
        [breakthrough] primeira invasão
       *[longest] vitória mais longa até agora
    }{ end-variant }**, { end-moves }.
}
# Below the line of a first win.
end-next = { $own ->
    [yes] Já está no seu perfil. E agora: uma lição, um problema ou outra partida?
   *[no] { $who }, já está no seu perfil. E agora: uma lição, um problema ou outra partida?
}
# To the person who lost, with the move that cost the game once it is known.
end-kind = { $own ->
    [yes] Cada partida deixa seu jogo mais forte.
   *[no] { $who }, cada partida deixa seu jogo mais forte.
}
end-costly = A partida virou com { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}na variante { $variant }
}
end-moves = em { $moves ->
    [one] um lance
   *[other] { $moves } lances
}
board-yours = É a sua vez.
board-theirs = Vez de { $who }.
board-out = Você está fora da partida. Vez de { $who }.
history-empty = Nenhum lance ainda.
acted = { $kind ->
    [resign] Você desistiu.
    [abort] Você cancelou a partida.
    [swap] Você trocou de lado.
    [offer] { $move ->
        [takeback] Seu pedido foi publicado.
       *[other] Sua proposta foi publicada.
    } Vale até o próximo lance, mesmo que seja seu.
    [agree] Você concordou.
    [let-go] Você deixou { $who } continuar, com tempo para mais um turno.
    [decline] Você recusou.
    [withdraw] Você retirou o pedido.
    [takeback] Você voltou seu lance. É a sua vez de novo.
    [gift] Você deu mais tempo a { $who }.
    [remind] { $reach ->
        [later] Vou mandar um lembrete a { $who } { $when }, depois do horário de silêncio ou das férias.
        [never] { $who } desativou os avisos aqui, então não posso mandar um lembrete.
       *[now] Vou mandar um lembrete a { $who } agora.
    }
    [wait] Você vai esperar até acabarem os dias de férias do outro lado.
    [timeout] Você reivindicou a vitória.
    [move] Você jogou { $move }.
   *[other] Feito.
}{ $state ->
    [over] {" "}A partida acabou.
    [yours] {" "}{ $by } respondeu { $answer } na hora. É a sua vez.
    [bot] { $kind ->
        [move] {" "}{ $who } está pensando.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}É a vez de { $who }.
        [swap] {" "}É a vez de { $who }.
       *[other] {""}
    }
}
acted-free = -# Você tem dois minutos para voltar este lance, a menos que o outro lado já tenha visto.
at-once-offer = Quer que eu jogue seus lances na hora, sem perguntar antes? Você tem dois minutos para voltar cada um.
at-once-chosen = { $on ->
    [yes] ✓ De agora em diante, jogo seus lances na hora. Você tem dois minutos para voltar um lance, a menos que o outro lado já tenha visto. Você pode mudar isso em `/settings`.
   *[no] ✓ Vou continuar perguntando antes de cada lance contra pessoas. Contra o Murus, jogo seus lances na hora. Você pode mudar as duas coisas em `/settings`.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] propõe empate.
    [time] ficou sem tempo. Fique com a vitória ou deixe continuar: nesse caso, { $who } ganha tempo para mais um turno.
   *[takeback] pede para voltar { $since ->
        [0] o último lance.
        [one] o próprio último lance, e também o que foi jogado depois.
       *[other] o próprio último lance, e também os { $since } jogados depois.
    }
} { $offer ->
    [draw] A proposta vale até o próximo lance.
    [time] Sem resposta até { $until }, a vitória é sua.
   *[takeback] O pedido vale até o próximo lance.
}
offer-settled = { $offer ->
    [time] { $who } ficou sem tempo. { $fate ->
        [agreed] { $other } deixa a partida continuar.
       *[ended] A partida acabou.
    }
   *[other] { $who } { $offer ->
        [draw] propôs empate.
       *[takeback] pediu para voltar um lance.
    } { $fate ->
        [agreed] Houve acordo.
        [declined] { $other } recusou.
        [withdrawn] Depois mudou de ideia.
        [ended] A partida acabou antes da resposta.
       *[lapsed] O lance seguinte veio antes da resposta.
    }
}
note-gift = { $who } ganha { $days ->
    [one] um dia
   *[other] { $days } dias
} de tempo extra.
note-leave = { $who } está de férias e volta { $when }.{ $clock ->
    [yes] {" "}Até lá, o relógio de { $who } fica parado.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } ficou sem tempo. Os últimos dias de férias seguram a partida até { $date }. Se não jogar até lá, { $who } perde no tempo.
   *[no] { $who } ficou sem tempo. Dias de férias seguram a partida até { $date }.
}{ $open ->
    [no] {" "}{ $waits } espera sem pressa.
   *[yes] {""}
}
note-saved-over = { $who } ficou sem tempo. Dias de férias seguraram a partida por mais um tempo.
note-back = { $saved ->
    [yes] Dias de férias seguraram a partida de { $who }. { $who } voltou { $when }.
   *[no] { $who } estava de férias e voltou { $when }.
}
note-adopted = Outra pessoa assumiu este lugar.
note-annulled = A moderação anulou esta partida: o resultado não conta mais.
rest-text = Seu tempo contra { $others } acabou. Seus dias de férias seguram a partida até { $date }. { $last ->
    [yes] São os últimos para esta partida: jogue até lá, ou você perde.
   *[no] Faça seu lance para continuar.
}
note-reason = Motivo: { $reason }
call-over = Esta partida acabou: { $game }
call-text = { $who }, { $kind ->
    [turn] sua vez
    [draw] há uma proposta de empate para você
    [time] { $other } ficou sem tempo, e você decide o que acontece
    [takeback] há um pedido para voltar um lance
    [remind] { $waiting ->
        [one] { $other } está esperando seu lance
       *[other] o resto do grupo está esperando seu lance
    }
    [most] a maior parte do seu tempo já se foi
    [silent] faz muito tempo que é a sua vez
   *[last] seu tempo está quase no fim
} · { $against }{ $clock ->
    [runs] {" "}· o tempo acaba { $when }
    [cancelled] {" "}· cancelada { $when } se ninguém jogar
    [lost] {" "}· perdida { $when } se ninguém jogar
   *[none] {""}
}
snoozed = Vou lembrar você { $when }, se ainda for a sua vez.{ $early ->
    [yes] {" "}É antes do que você escolheu, porque o seu tempo acaba { $end }.
   *[no] {""}
}
snooze-not-yours = Não é a sua vez aqui, então não há o que lembrar.
muted = Não vou mais avisar você sobre esta partida.
unmuted = Vou voltar a avisar você sobre esta partida.
next-none = Nenhuma partida está esperando seu lance. Veja em `/games` o que está em andamento.

## Plans

plan-title = Seus planos nesta partida. Só você os vê:
plan-none = Você não tem planos nesta partida. { $own ->
    [yes] Um plano é uma linha como `{ $line }`: seu lance, o lance do outro lado e a resposta que eu jogo na hora por você.
   *[no] Um plano é uma linha como `{ $line }`: se o outro lado jogar o primeiro lance, eu jogo o segundo na hora por você.
}
plan-kept = Salvo. Só você vê seus planos:
plan-ended = -# { $count ->
    [one] Seu plano não serve mais
   *[other] Seus planos não servem mais
}: { $who } jogou `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } acabou de jogar `{ $move }`, como você esperava.
   *[no] { $who } acabou de jogar `{ $move }`, então este plano não pode ser salvo. É a sua vez.
}
plan-pair = se { $theirs }, então { $own }
plan-then = {", "}e{" "}
plan-step = { $kind ->
    [first] { $line } Que lance você faz primeiro?
    [theirs] { $line } Que lance você espera?
    [whole] Seu plano: { $line }. Salvar, ou acrescentar o próximo lance que você espera?
   *[own] { $line }: qual é a sua resposta?
}
plan-unit = -# Primeiro, escolha a peça que joga.
plan-unmet-title = Seus planos que não aconteceram. Só você os vê:
plan-unmet = { $ended ->
    [yes] { $line }. A partida acabou antes.
   *[no] { $line }. Jogado em vez disso: { $played }.
}
plan-several = Planos só funcionam em partidas de duas pessoas.
plan-no-answer = Um plano precisa acabar com um lance seu: primeiro o lance do outro lado, depois o seu.
plan-too-long = Um plano pode ter até { $most } lances.
plan-too-many = Você pode ter até { $most } planos em uma partida. Apague um primeiro.
plan-over = A partida já teria acabado antes de `{ $line }`.
plan-contradiction = Isso contradiz o plano `{ $line }`. Só um dos dois pode ficar.
plan-any = após qualquer outro lance: { $own }
plan-any-ask = Após qualquer outro lance, que resposta devo jogar, se ela for possível?
plan-any-whole = Seu plano: { $line }. Salvar? Se a resposta não for possível, simplesmente será a sua vez.
plan-any-last = Um plano termina com a resposta a qualquer outro lance: `{ $line }`. Deixe de fora o que vem depois.
plan-after = depois do seu { $own }: { $line }
plan-other-side = Você não pode jogar `{ $line }`: ali é a vez dos { side-name }. Um plano começa com o próximo lance da partida.
plan-own-move-first = Você não pode jogar `{ $line }` agora. É a sua vez, então um plano começa com o seu próximo lance: o seu, o do outro lado, depois a sua resposta. Para jogar já, clique em **Mover**.
plan-rule = `{ $line }` não funciona. { $why }

## Settings and vacation

settings-title = **Suas configurações**
settings-notify = Quando for a sua vez: **{ $value ->
    [mention] uma menção na partida
    [direct] uma mensagem direta
    [both] uma menção e uma mensagem direta
    [digest] uma mensagem por dia sobre todas as partidas
   *[off] nada
}**
settings-quiet = Horário de silêncio: **{ $quiet ->
    [yes] { $from }:00–{ $until }:00
   *[no] nenhum
}**
settings-zone = Fuso horário: **{ $zone }**
settings-vacation = Férias: **{ $on ->
    [yes] terminam { $when }
    [saves] segurando uma partida, terminam { $when }
   *[no] não
}** · { $some ->
    [yes] saldo de { $span }
   *[no] sem saldo
}
settings-boards = { $value ->
    [letters] Tabuleiros: **imagem, palavras e letras**
    [words] Tabuleiros: **imagem e palavras**
   *[picture] Tabuleiros: **imagem**
}
settings-theme = Tema do tabuleiro: **{ $value }**
settings-themes = Escolha um tema para os seus tabuleiros. O servidor escolhe o tema dos tabuleiros públicos.
settings-boards-hint = Como devo mostrar os tabuleiros?
settings-language = Idioma: **{ $value ->
    [discord] o mesmo do Discord
   *[other] { $value }
}**
settings-language-hint = Em que idioma devo falar com você?
settings-dots = Nomes das casas nos pontos: **{ $value ->
    [all] em todos os tabuleiros
   *[hexagons] só em hexágonos
}**
settings-dots-hint = Que tabuleiros mostram os nomes das casas nos pontos?
settings-moves = Lances imediatos: **{ $value ->
    [always] sempre
    [never] nunca
   *[alone] só contra o Murus
}**
settings-saved = Usar dias de férias quando o tempo acabar (até uma semana por partida): **{ $value ->
   *[on] sim
    [off] não
}**
settings-moves-hint = Quando devo jogar seus lances sem perguntar?
settings-moves-about =
    Quando você escolhe um lance com os botões, eu jogo na hora ou mostro o tabuleiro antes e pergunto.
    -# Você pode voltar um lance: contra o Murus a qualquer momento, contra pessoas em até dois minutos, a menos que o outro lado já tenha visto.
settings-blocked = Pessoas bloqueadas: **{ $count }**
settings-hint = -# As mudanças valem a partir do próximo turno de cada partida.
settings-done = ✓ { $fact }
settings-notify-hint = Como devo dizer que é a sua vez?
settings-quiet-hint = Quando devo ficar em silêncio?
settings-quiet-none = Sem horário de silêncio
settings-quiet-choice = Silêncio: { $from }:00–{ $until }:00
settings-quiet-other = Outro horário…
settings-quiet-form = Horário de silêncio
settings-quiet-from = A partir de que hora?
settings-quiet-until = Até que hora?
settings-quiet-from-hint = Um número de 0 a 23, como 22, 22:00 ou 22h.
settings-quiet-until-hint = Um número de 0 a 23, como 7, 7:00 ou 7h.
settings-quiet-wrong = Só conheço horas cheias, de 0 a 23, como 9, 18:00 ou 9h. Nada mudou.
settings-quiet-same = O início e o fim são na mesma hora, então não haveria silêncio. Nada mudou.
settings-region-hint = Onde você mora?
settings-region = { $region ->
    [europe] Europa
    [america] América
    [asia] Ásia
    [africa] África
    [oceania] Austrália e Pacífico
   *[islands] Atlântico, Oceano Índico e UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [addis-ababa] Adis Abeba
    [algiers] Argel
    [amsterdam] Amsterdã
    [asuncion] Assunção
    [athens] Atenas
    [azores] Açores
    [bangkok] Bangcoc
    [beirut] Beirute
    [berlin] Berlim
    [bermuda] Bermudas
    [bogota] Bogotá
    [brussels] Bruxelas
    [bucharest] Bucareste
    [budapest] Budapeste
    [canary] Canárias
    [cape-verde] Cabo Verde
    [copenhagen] Copenhague
    [dakar] Dacar
    [dhaka] Daca
    [istanbul] Istambul
    [jakarta] Jacarta
    [jerusalem] Jerusalém
    [johannesburg] Joanesburgo
    [kathmandu] Katmandu
    [khartoum] Cartum
    [kolkata] Calcutá
    [kyiv] Kiev
    [lisbon] Lisboa
    [london] Londres
    [madrid] Madri
    [maldives] Maldivas
    [mauritius] Maurício
    [mexico-city] Cidade do México
    [montevideo] Montevidéu
    [moscow] Moscou
    [nairobi] Nairóbi
    [new-york] Nova York
    [noumea] Nouméa
    [panama] Panamá
    [prague] Praga
    [puerto-rico] Porto Rico
    [reunion] Reunião
    [reykjavik] Reykjavík
    [riyadh] Riade
    [rome] Roma
    [sao-paulo] São Paulo
    [seoul] Seul
    [shanghai] Xangai
    [singapore] Singapura
    [stockholm] Estocolmo
    [st-johns] St. John’s
    [tahiti] Taiti
    [tehran] Teerã
    [tokyo] Tóquio
    [tripoli] Trípoli
    [tunis] Túnis
    [vienna] Viena
    [warsaw] Varsóvia
    [zurich] Zurique
   *[other] { $name }
}
settings-zone-hint = Que cidade está no seu fuso horário?
settings-zone-other = Outro fuso…
settings-zone-form = Fuso horário
settings-zone-line = Seu fuso horário
settings-zone-line-hint = Uma cidade, PST ou UTC-3.
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] É esta a sua hora agora?
   *[other] Qual destas é a sua hora agora?
}
settings-no-zone = Não conheço o fuso horário `{ $zone }`. Nada mudou. Tente uma cidade, como Luanda, ou UTC-3.
settings-vacation-hint = Enquanto você está de férias, seus relógios ficam parados e eu não aviso você. Você tem 21 dias de férias a cada 365 dias.
settings-vacation-menu = Sair de férias
settings-vacation-days = { $days ->
    [one] Um dia
   *[other] { $days } dias
}
settings-blocks = { $count ->
    [0] Você não bloqueou ninguém.
    [one] Você bloqueou { $people }, que não pode mais desafiar você.
   *[other] Você bloqueou { $people }. Ninguém dessa lista pode desafiar você.
}
settings-block-hint = Bloquear alguém
settings-unblock-hint = Desbloquear alguém
settings-data = Eu guardo seu ID do Discord, suas configurações e suas partidas.
vacation-begun = ✓ Você está de férias. Vou avisar quem joga contra você.
vacation-back = Que bom ter você de volta. Seus relógios voltaram a andar.
vacation-none = Você não está de férias.
vacation-used-up = Você não tem mais dias de férias.

## Ratings and records

profile-met = Oponentes com rating estabelecido até agora: { $met } de { $needed }. Até lá, as partidas contam menos para o outro lado.
profile-rating = { $pool ->
    [standard] Padrão
    [advanced] Avançada
   *[other] Outras partidas
}: **{ $rating }** ± { $deviation }, { $games ->
    [one] { $games } partida valendo rating
   *[other] { $games } partidas valendo rating
}{ $sure ->
    [no] , provisório
   *[yes] {""}
}.
profile-unrated = Nenhuma partida valendo rating ainda.
profile-record = Todas as partidas: { $won ->
    [1] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] { $lost } derrota
   *[other] { $lost } derrotas
}.
profile-between = Contra você: { $won ->
    [1] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] { $lost } derrota
   *[other] { $lost } derrotas
}.
profile-lately = Últimas partidas, da mais recente à mais antiga: { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] { $count ->
        [one] vitória
       *[other] vitórias
    }
    [drawn] { $count ->
        [one] empate
       *[other] empates
    }
   *[lost] { $count ->
        [one] derrota
       *[other] derrotas
    }
}
profile-streak = Vitórias seguidas: { $count }.
profile-favourite = Variante favorita: { $variant }, { $games } de { $all } partidas.
profile-levels = Níveis do Murus já vencidos · { $variant }: { $levels }.
profile-beaten = Melhores vitórias: { $who }.
profile-longest = Vitória mais longa: { $moves } lances ({ $variant }).
profile-firsts = Primeira vez: { $list }.
profile-first = { $feat ->
    [win] vitória
    [breakthrough] vitória por invasão
   *[person] vitória contra uma pessoa
}{ $dated ->
    [yes] {" "}({ $date })
   *[no] {""}
}
profile-murus =
    {""}**Murus** joga em { $count } níveis. Os ratings dele nunca mudam.
    { $levels }
    {""}-# { $patient } pensa por até um minuto quando nada mais está na fila, então pode jogar diferente a cada vez.
profile-chart = Rating · { $pool }
profile-games = { $games ->
    [one] { $games } partida valendo rating
   *[other] { $games } partidas valendo rating
}
profile-alt = Uma curva do rating ao longo de { $games ->
    [one] { $games } partida valendo rating
   *[other] { $games } partidas valendo rating
}: a partir de 1500, { $course }.
profile-leg = { $way ->
    [up] sobe a { $rating } até { $date }
    [down] cai a { $rating } até { $date }
   *[level] fica perto de { $rating } até { $date }
}
profile-gap = Nenhuma partida valendo rating de { $from } a { $to }.
profile-sign = { $sure ->
    [no] provisório
   *[yes] uma partida
}
openings-title = Primeiros lances
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}
openings-rare = outros
openings-lead = Primeiros lances de { $who } · { $variant }
openings-side = Com os { side-name }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $won ->
    [1] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] { $lost } derrota
   *[other] { $lost } derrotas
}.{ $line ->
    [none] {""}
   *[other] {" "}Mais frequente: { $line }.
}
openings-branch = { $move } em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $won ->
    [1] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] { $lost } derrota
   *[other] { $lost } derrotas
}.
openings-rest = Outros primeiros lances em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
openings-alt = Uma árvore de primeiros lances.
openings-too-few = Uma árvore de primeiros lances precisa de cinco partidas encerradas de uma mesma variante. { $games ->
    [0] Ainda não há nenhuma
    [one] Até agora há uma
   *[other] Até agora há { $games }
}.
leaderboard-server = Melhores ratings deste servidor · { $pool ->
    [standard] Padrão
    [advanced] Avançada
   *[other] Outras partidas
}
leaderboard-all = Melhores ratings de todos os servidores · { $pool ->
    [standard] Padrão
    [advanced] Avançada
   *[other] Outras partidas
}
leaderboard-missing = -# Para entrar na classificação, jogue contra { $needed } oponentes diferentes com rating estabelecido, complete { $games } partidas valendo rating e baixe seu ± para { $deviation }.
leaderboard-none = Ninguém tem rating aqui ainda. Jogue uma partida valendo rating para ter um.
leaderboard-unanswered = O Discord não respondeu a tempo, então não sei quem está neste servidor. Tente de novo daqui a pouco.
leaderboard-unknown = { $count ->
    [one] Pode faltar mais uma pessoa nesta lista
   *[other] Podem faltar mais { $count } pessoas nesta lista
}. O Discord ainda não me disse quem está neste servidor.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
})
statistics-title = Todas as partidas encerradas com resultado
statistics-none = Nenhuma partida encerrada ainda.
statistics-quiet = Nenhuma partida começou ou acabou aqui nas últimas { $weeks } semanas.
weeks-chart = Partidas aqui por semana
weeks-note = começadas: { $begun }, encerradas: { $ended }
weeks-sign = { $which ->
    [begun] começadas
   *[ended] encerradas
}
weeks-alt = Um gráfico de barras das partidas deste servidor em { $weeks } semanas (começadas: { $begun }, encerradas: { $ended }). Partidas começadas por semana: { $course }.
weeks-leg = { $way ->
    [from] { $games } na semana de { $date }
    [up] sobe para { $games } na semana de { $date }
    [down] cai para { $games } na semana de { $date }
   *[level] ainda { $games } na semana de { $date }
}
statistics-all = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
}, em média { $average ->
    [one] { $average } turno
   *[other] { $average } turnos
}{ $range ->
    [yes] , de { $shortest } a { $longest }
   *[no] {""}
}.
statistics-ends = Como acabam:
statistics-end = { $end ->
    [breakthrough] Invasão
    [stalemate] Impasse
    [draw] Empate
   *[other] De outra forma
}
statistics-first = Com que frequência vence quem começa, por variante:
ratings-title = **Como os ratings mudaram** (Glicko-2. Um ? quer dizer provisório, ± é a incerteza.)
ratings-line = { $who }: { $old } ± { $deviation }, esperado { $expected }% do ponto, obtido { $score }%, agora { $new } ± { $after }.
ratings-weight = Esta partida vale { $weight }%.
ratings-rules = -# Uma partida contra alguém sem rating estabelecido vale um quarto. A partir da sexta partida contra a mesma pessoa em 30 dias, cada uma vale metade da anterior. Quem não tem rating estabelecido conta, em conjunto, como uma só pessoa. Você não ganha nada com uma partida abandonada antes do segundo lance, nem contra uma conta com menos de um mês. O ± do seu rating nunca fica abaixo da metade do ± do outro lado.
ratings-none = Esta partida não mudou nenhum rating.
export-text = { $game } em um arquivo.
export-running = O registro do Abstract Play é para partidas encerradas. Exporte esta como texto ou JSON, ou espere o fim dela.
export-alt = Os lances da partida
export-nothing = Você ainda não tem partidas para exportar.
export-all = Todas as suas partidas em um arquivo.
export-all-alt = Os lances de todas as suas partidas
imported = Importada: { $game }, { $plies ->
    [one] um turno
   *[other] { $plies } turnos
}. É uma partida encerrada e amigável. { $reviewed ->
    [yes] Clique em **Análise** para rever a partida. {""}
   *[no] {""}
}Clique em **Continuar contra o Murus** para seguir jogando.
import-variant = Não conheço a variante `{ $name }` do cabeçalho.
import-form = Importar uma partida
import-form-file = Arquivo de texto
import-form-file-hint = Um arquivo com a partida, daqui ou de outro programa. Até { $most } kB.
import-form-moves = Ou os lances
import-form-moves-hint = Um depois do outro. Deixe vazio se enviar um arquivo.
import-form-variant = Variante
import-form-variant-hint = Só conta se a partida não disser qual é a variante.
import-nothing = Não há nenhuma partida aí. Envie um arquivo ou escreva os lances.
import-both = Não consigo ler um arquivo e lances escritos ao mesmo tempo. Envie um dos dois.
import-file-long = Esse arquivo é longo demais para uma partida. Leio até { $most } kB.
import-file-no-text = Não consigo ler esse arquivo como texto. Envie um arquivo de texto, como `game.txt`.
import-file-gone = O Discord não me entregou o arquivo. Envie mais uma vez.
import-empty = Não encontro nenhum lance aí. Cole os lances um depois do outro, como `1. a1-c3 d7-d5 2. …`.
import-too-long = Uma partida pode ter até { $most } entradas.
import-several = Aí há mais de uma partida. Importe uma de cada vez.
import-form-unknown = Não consigo ler uma partida nesse formato. Leio lances em texto, meu próprio JSON e o registro de partida do Abstract Play.
import-other-game = Essa é uma partida de { $name }, não de Murus Gallicus.
import-own-start = Essa partida começa de uma posição própria. Só consigo ler partidas que começam da posição normal.
import-late = Isso começa no lance { $number }. Cole a partida desde o primeiro lance.
import-unreadable = Parei de ler em `{ $words }`. { $why }
import-stopped = Parei de ler em `{ $words }`. { $why } Tudo o que vem antes foi importado. Se for um erro de digitação, corrija e importe a partida de novo.
continue-running = Essa partida ainda está em andamento. Você pode continuar dali quando ela acabar.
continue-not-there = Não dá para continuar dali. A partida é mais curta, já tinha acabado ou alguém já estava fora.
adopt-elsewhere = Você só pode assumir um lugar no tópico ou canal da própria partida.
adopt-nobody-left = Todo mundo dessa partida ainda está neste servidor.
adopt-unanswered = O Discord não respondeu a tempo, então não sei quem ainda está neste servidor. Tente de novo daqui a pouco.
adopted = O lugar é seu. A partida não vale mais rating.

## Following

walk-at = turno { $ply } de { $plies }
walk-to-move = Vez de { $who }.
walk-hint = Ir para um lance
replay-waiting = Estou fazendo o replay desta partida.
replay-queued = { $before ->
    [one] Há um pedido
   *[other] Há { $before } pedidos
} antes do seu. O replay aparece aqui quando ficar pronto.
replay-turning = Ele faz uma pausa em { $played }, o lance decisivo.
replay-alt = Um replay: { $game }, todos os lances um depois do outro ({ $moves }). O tabuleiro final: { $end }.

follow-how = { $how ->
    [end] Vou mandar uma mensagem quando ela acabar.
    [every] Vou mandar uma mensagem a cada lance.
    [closed] Não consigo enviar mensagens diretas, então você não segue mais esta partida.
   *[no] Posso mandar mensagens diretas sobre esta partida.
}
follow-private = Você só pode seguir esta partida onde ela é jogada.
follow-too-many = Você já segue cinquenta partidas. Deixe de seguir uma primeiro.
follow-playing = Você joga nesta partida, então já recebe as mensagens dela.
follow-over = Esta partida acabou.
follow-move = { $told }
    Vez de { $who }.

## Trying moves

try-empty = Teste lances dos dois lados. Só você os vê.
try-none = Você ainda não testou nenhum lance.
try-own = Suas linhas. Só você as vê.
try-open = Suas linhas. Outras pessoas podem vê-las.
try-others = Linhas que outras pessoas testaram.
try-hint = Ver uma linha
try-gone = Esta linha não existe mais, ou agora é privada.
try-too-many = Você já tem { $most } linhas salvas. Apague uma primeiro.
try-too-long = Uma linha pode ter até { $most } lances.
try-study = As linhas testadas nesta partida estão abertas. Dê uma olhada!
try-note = O que você acha desta linha?
try-note-hint = Uma frase. Ela aparece com os seus lances.
try-note-form = Comentário

## Servers and privacy

server-not-yours = Só quem gerencia este servidor pode fazer isso.
moderate-not-yours = Para fazer isso, você precisa da permissão de gerenciar mensagens neste servidor.
server-title = **Murus neste servidor**
server-channels = Onde começar partidas: **{ $some ->
    [yes] { $what }
   *[no] em qualquer canal
}**
server-role = Quem pode começar partidas: **{ $some ->
    [yes] { $what }
   *[no] todo mundo
}**
server-variant = Variante padrão: **{ $what }**
server-time = Relógio padrão: **{ $what }**
server-language = Idioma: **{ $some ->
    [yes] { $what }
   *[no] o mesmo do servidor
}**
server-theme = Tema do tabuleiro: **{ $what }**
server-film = Resultados: **{ $some ->
    [yes] um replay da partida
   *[no] o tabuleiro final
}**
server-quiet = Canais: **{ $some ->
    [yes] discretos, com uma linha por desafio respondido e um cartão de resultados por dia
   *[no] animados, com o tabuleiro de cada desafio e resultado
}**
server-turning = Tabuleiros públicos: **{ $some ->
    [yes] girados para quem joga
   *[no] Romanos na parte de baixo
}**
server-games = **Partidas neste servidor**
server-threads = Tópicos das partidas: **{ $some ->
    [yes] em { $what }
   *[no] no canal de cada desafio
}**
server-threads-hint = Onde ficam os tópicos das partidas? Deixe vazio para usar o canal de cada desafio.
server-cards = Cartões de resultados: **{ $some ->
    [yes] { $what }
   *[no] no canal de cada partida
}**
server-acta = Acta Diurna (um cartão da semana, na segunda de manhã): **{ $some ->
    [yes] { $what }
   *[no] não
}**
server-acta-hint = Onde fica o cartão da semana? Deixe vazio para desativar.
acta-title = Acta Diurna · A semana
acta-games = { $games ->
    [0] Nenhuma partida acabou esta semana.
    [one] Uma partida acabou esta semana.
   *[other] { $games } partidas acabaram esta semana.
}
acta-best = **Melhor partida:** { $game }
acta-upset = **Surpresa:** { $winner } venceu { $loser }, que tinha { $gap } pontos a mais.
acta-longest = **Partida mais longa:** { $game }, { $moves } lances
acta-league = **{ $name }:** { $who } na frente
acta-sieges = **Cercos:** { $count ->
    [one] uma pessoa resolveu
   *[other] { $count } pessoas resolveram
} pelo menos um{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **Gente nova:** { $count ->
    [one] uma pessoa
   *[other] { $count } pessoas
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = Onde ficam os cartões de resultados? Deixe vazio para usar o canal de cada partida.
server-rated = Partidas valendo rating: **{ $some ->
    [yes] permitidas
   *[no] não, toda partida é amigável
}**
server-bots = Partidas contra o Murus: **{ $some ->
    [yes] em tópicos aqui
   *[no] em mensagens diretas
}**
server-votes = Quem pode abrir votações de canal: **{ $some ->
    [yes] todo mundo
   *[no] quem gerencia
}**
server-showing = Mostrar aqui: **{ $some ->
    [yes] sim
   *[no] não
}**
server-themes = Que tema devem ter os tabuleiros públicos aqui? Cada pessoa escolhe em `/settings` o tema da própria visão.
theme-hint = Escolha um tema
theme-name = { $theme ->
    [dark] Escuro
    [print] Impressão
    [high-contrast] Alto contraste
    [colour-blind] Daltonismo
    [parchment] Pergaminho
   *[classic] Clássico
}
theme-about = { $theme ->
    [dark] Um tabuleiro à noite
    [print] Preto no branco, para papel
    [high-contrast] O contraste mais forte
    [colour-blind] Cores que todo mundo distingue, e uma marca para cada lado
    [parchment] Tinta sobre pergaminho
   *[classic] Relva, marfim e ardósia
}
theme-alt = O mesmo tabuleiro em todos os temas: { $names }.
server-desks = Quadro de guerra (lista fixada das partidas em andamento): **{ $some ->
    [yes] { $what }
   *[no] não
}**
server-channels-hint = Onde dá para começar partidas? Deixe vazio para qualquer lugar.
server-role-hint = Quem pode começar partidas? Deixe vazio para todo mundo.
server-variant-hint = Qual é a variante padrão aqui?
server-time-hint = Qual é o relógio padrão aqui?
server-language-hint = Que idioma devo falar aqui?
server-language-auto = O do próprio servidor
server-elsewhere = Neste servidor, você pode começar partidas em { $channels }.
server-role-needed = Só { $role } pode começar partidas aqui.
desk-title = Quadro de guerra
results-title = Resultados · { $date }
desk-count = { $count ->
    [0] Nenhuma partida em andamento aqui.
    [one] Uma partida em andamento aqui.
   *[other] { $count } partidas em andamento aqui.
}
digest-title = { $count ->
    [one] É a sua vez em uma partida.
   *[other] É a sua vez em { $count } partidas.
}
moderated = { $act ->
    [annul] { $game } foi anulada.
   *[end] { $game } foi encerrada.
} Isso está no registro da moderação: `/server moderate`.
moderate-elsewhere = Essa partida não é jogada neste servidor.
moderate-running = Essa partida ainda está em andamento. Em vez de anular, encerre a partida.
moderate-annulled = Essa partida já foi anulada.
audit-title = **O que a moderação fez**
audit-none = Nenhuma ação da moderação ainda.
audit-haste = ⚠ { $who } { $fared ->
    [won] venceu
    [lost] perdeu
   *[drawn] empatou
} { $games } partidas valendo rating em 30 dias que acabaram em desistência antes do lance { $moves }.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } encerrou o evento “{ $name }”.
audit-line = { $when } · { $who } { $act ->
    [annul] anulou
   *[end] encerrou
} { $read ->
    [yes] { $game }
   *[no] uma partida que não pode ser lida
} · { game-code }{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = Apagar tudo o que guardo sobre você? Desisto por você das partidas em andamento, ou as cancelo se ainda não começaram de verdade. Retiro o que você mostrou a outras pessoas. Quem jogou contra você fica com as partidas, sem o seu nome. Quem bloqueou você continua bloqueando. Isso não pode ser desfeito.
privacy-forgotten = Seus dados foram apagados.
privacy-nothing = Não tenho dados sobre você.
privacy-exported = Aqui estão todos os dados que tenho sobre você.
privacy-alt = Todos os dados que tenho sobre você, em JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Passo { $n } de { $count }
learn-walk = **Uma torre se move.** Você vence ao levar uma pedra à última fileira, a 7. Uma torre sempre anda duas casas e semeia uma pedra em cada uma: escolha para onde ela vai.
learn-walk-well = Uma pedra em { $near }, outra em { $far }: uma muralha é uma pedra, uma torre são duas.
learn-grow = **Uma muralha cresce.** Muralhas não se movem, mas uma pedra sobre uma muralha sua faz dela uma torre. Mova a torre de c1 para uma das suas muralhas.
learn-grow-well = Uma torre de novo! Caia nas suas muralhas e você mantém suas torres.
learn-grow-walls = Depois de `{ $move }` você só tem muralhas, e muralhas não se movem. Caia em c3 ou e3.
learn-sacrifice = **Sacrifício.** A muralha gaulesa em b4 fecha o seu caminho. Uma torre ao lado dela pode dar uma pedra para capturá-la.
learn-sacrifice-well = A muralha se foi. Isso custou uma pedra, então sua torre agora é uma muralha.
learn-sacrifice-walls = `{ $move }` se afasta, e a muralha fica. Capture a muralha em b4.
learn-breakthrough = **Invasão.** Uma pedra na última fileira vence na hora. Aqui é a fileira 7.
learn-breakthrough-well = Você invadiu! A pedra em { $far } vence a partida.
learn-breakthrough-walls = `{ $move }` não alcança a fileira 7. Um dos lances alcança.
learn-stalemate = **Impasse.** Quem não pode jogar perde. A torre gaulesa em a2 precisa de b3 e c4 para sair: feche uma das duas.
learn-stalemate-well = Ela não tem saída, então você vence.
learn-stalemate-open = Depois de `{ $move }` a torre ainda sai por b3 e c4. Feche uma das duas.
learn-game = **Uma partida guiada.** Você joga com os Romanos, na parte de baixo. O Murus joga como { $level } e responde na hora. Você pode voltar qualquer lance.
learn-hint = O melhor lance: { $move } ({ $deed }).
learn-deed-wins = vence
learn-did = { $deed ->
    [capture] O Murus joga { $move } e captura sua muralha em { $cells }.
    [tower] O Murus joga { $move } e forma { $count ->
        [one] uma torre em { $cells }
       *[other] torres em { $cells }
    }.
   *[walls] O Murus joga { $move }: duas muralhas.
}
learn-did-again = { $deed ->
    [capture] Com { $move }, o Murus captura sua muralha em { $cells }.
    [tower] Com { $move }, o Murus forma { $count ->
        [one] uma torre em { $cells }
       *[other] torres em { $cells }
    }.
   *[walls] Com { $move }, o Murus coloca duas muralhas.
}
learn-aim = { $aim ->
    [shut] Sua torre em { $cell } está presa agora.
    [siege] A ideia é pôr uma torre em { $cell } e invadir a partir dali.
   *[take] No próximo lance, ele pode capturar sua muralha em { $cell }.
}
learn-aim-again = { $aim ->
    [shut] Isso deixa sua torre em { $cell } sem lances.
    [siege] Agora só falta uma torre em { $cell } para invadir.
   *[take] Agora ele pode capturar sua muralha em { $cell }.
}
learn-advice-win = **Você pode vencer agora!** { $moves } { $how ->
    [through] invade.
   *[stalemate] deixa o Murus sem lances.
}
learn-advice-win-again = **A vitória ainda está aí:** { $moves } { $how ->
    [through] invade.
   *[stalemate] deixa o Murus sem lances.
}
learn-advice-guard = **Cuidado:** { $threat } { $how ->
    [through] invadiria
   *[stalemate] deixaria você sem lances
}. { $count ->
    [one] Só { $moves } impede isso.
   *[other] Impeça isso, por exemplo com { $moves }.
}
learn-advice-guard-again = **Outra ameaça:** o Murus { $how ->
    [through] invadiria
   *[stalemate] deixaria você sem lances
} com { $threat }. { $count ->
    [one] Um lance ajuda: { $moves }.
   *[other] Estes lances ajudam: { $moves }.
}
learn-advice-lost = { $threat } vai { $how ->
    [through] invadir
   *[stalemate] deixar você sem lances
}, e nada impede isso. Volte ao lance que perdeu a partida.
learn-advice-lost-again = O Murus ainda vence com { $threat }, não importa o que você jogue. Você pode voltar ao lance que perdeu a partida.
learn-advice-hold = **Aqui a partida virou:** depois de { $lost }, o Murus tinha vitória certa. Tente { $moves }.
learn-advice-capture = Capture a muralha em { $cell }: { $moves }.
learn-advice-capture-again = Vale a pena capturar a muralha em { $cell }: { $moves }.
learn-advice-moves = Tente { $moves }.
learn-advice-moves-again = { $moves } { $count ->
    [one] é bom aqui.
   *[other] são bons aqui.
}
learn-reason = { $reason ->
    [few] { $own ->
        [0] Não resta nenhuma torre sua
        [one] Só resta uma torre sua
       *[other] Só restam { $own } torres suas
    }: cada lance para casas vazias custa uma torre.
    [colour] { corner-mark }
    [capture] Uma captura custa uma pedra a cada lado, e sua torre vira muralha.
    [grow] Uma pedra sobre uma muralha sua forma uma torre, então você mantém todas as torres.
    [begin] Coloque muralhas onde a próxima torre possa cair.
    [reach] Da fileira 5, uma torre invade em um lance.
    [close] Uma pedra perto de uma torre inimiga fecha o caminho dela.
   *[count] Você tem { $own } { $own ->
        [one] torre
       *[other] torres
    }, o Murus tem { $theirs }. Perde quem ficar sem lances.
}
corner-mark = A torre em { $cell } tem uma marca no canto: ela pode invadir no próximo lance, a menos que haja uma pedra no caminho.
formation-name = { $formation ->
    [siege-tower] Torre de cerco
   *[gallic-wall] Muralha gaulesa
}
learn-end = { $won ->
    [yes] **Você venceu!** Bem jogado.
    [lost] **{ $how }.** { $move } perdeu a partida: depois disso, o Murus tinha vitória certa. Você pode voltar e tentar outro lance.
   *[no] **{ $how }.** Volte seu último lance e tente outro.
}
learn-left = **Aprender** continua de onde você parou.
welcome-title = Murus Gallicus
welcome-text = Um jogo de muralhas e torres de Phil Leduc. Leve uma pedra à última fileira e você vence. Joga-se um lance de cada vez, sempre que você tiver um minuto.
welcome-managers = Se você gerencia este servidor, pode me configurar com `/server settings`.
welcome-manage = -# Só você vê isto, porque você gerencia este servidor. Clique em **Configurar** para escolher canais, idioma e mais.
play-murus-level = Qual deve ser a força do Murus? { $suits } é o nível ideal para você. Os números são ratings.{ $alone ->
    [yes] {" "}Não há relógio. Depois de um mês sem lances, a partida é cancelada.
   *[no] {""}
}

## Lessons after the first

lesson-name = { $lesson ->
    [first] A primeira partida
    [distribute] Quatro jeitos de semear
    [lone] Onde pôr uma muralha isolada
    [last] A última torre
    [chariot] A biga
    [wall] A muralha gaulesa
    [ram] O aríete
    [siege] A torre de cerco
    [force] O sacrifício forçado
    [catapult] Catapultas
    [balanced] A abertura equilibrada
    [escape] Fuga
    [houdini] Houdini
    [hex] Em hexágonos
    [three] Uma partida para três
   *[four] Uma partida para quatro
}
learn-distribute-empty = **Em duas casas vazias.** A torre vira duas muralhas, então você perde uma torre. Mova uma torre para duas casas vazias.
learn-distribute-empty-well = Duas muralhas em { $near } e { $far }, mas você tem uma torre a menos.
learn-distribute-empty-wrong = `{ $move }` cai em uma das suas muralhas e forma uma torre nova. Escolha duas casas vazias.
learn-distribute-near = **Primeiro uma muralha, depois uma casa vazia.** A muralha vira torre, com uma muralha nova à frente. Mantenha sua torre assim.
learn-distribute-near-well = Uma torre em { $near }, uma muralha em { $far }: nenhuma torre perdida.
learn-distribute-near-wrong = Depois de `{ $move }` você só tem muralhas. Caia na sua muralha em a2.
learn-distribute-far = **Primeiro uma casa vazia, depois uma muralha.** A torre aparece na casa mais distante: ela salta duas casas. Mantenha sua torre assim.
learn-distribute-far-well = Uma torre em { $far }, duas casas adiante, e uma muralha atrás dela.
learn-distribute-far-wrong = Depois de `{ $move }` você só tem muralhas. A segunda pedra precisa cair na sua muralha em c3.
learn-distribute-both = **Em duas muralhas.** As duas crescem: uma torre vira duas. Ache o lance que rende uma torre.
learn-distribute-both-well = Duas torres, em { $near } e { $far }. Conte as torres: quem tem mais costuma ter mais lances.
learn-distribute-both-wrong = `{ $move }` não rende uma segunda torre. As duas pedras precisam cair em muralhas.
learn-lone-bar = **Duas muralhas, dois caminhos.** A torre gaulesa em g3 tem dois caminhos até a fileira 1. Um só lance fecha os dois.
learn-lone-bar-well = f2 fecha um caminho, e g1 fecha o outro.
learn-lone-bar-wrong = Depois de `{ $move }` um caminho fica aberto, e g3 invade. Feche os dois.
learn-lone-edge = **Não ao lado: a duas casas.** Uma muralha a duas casas de uma torre fecha o caminho, e a torre não pode capturá-la. Pare a torre em a3.
learn-lone-edge-well = A muralha em { $far } está a duas casas, onde a3 não pode capturá-la.
learn-lone-edge-wrong = Depois de `{ $move }` a torre em a3 invade. Feche os dois caminhos dela.
learn-lone-ahead = **Entre a torre e a muralha.** A torre gaulesa em c5 quer saltar para a muralha dela em e3 e depois invadir. Ponha uma muralha no caminho.
learn-lone-ahead-well = A muralha em { $far } impede o salto.
learn-lone-ahead-wrong = Depois de `{ $move }` os Gauleses vencem em até dois lances. O caminho de c5 a e3 passa por d4.
learn-last-keep = **A última torre.** Muralhas nunca se movem: sem torre você fica sem lances e perde. Mantenha a sua.
learn-last-keep-well = Sua torre sobrevive em { $far }.
learn-last-keep-wrong = Depois de `{ $move }` você só tem muralhas, e isso perde. Caia em uma das suas muralhas.
learn-last-take = **A última torre inimiga.** A torre em b6 precisa cair na muralha em d4. Tire essa muralha, e a torre só pode se desfazer.
learn-last-take-well = Agora qualquer lance desfaz a última torre gaulesa, e então os Gauleses não podem mais jogar.
learn-last-take-wrong = Depois de `{ $move }` os Gauleses mantêm a torre. Capture a muralha de que ela precisa.
learn-last-flatten = **Cerque a torre.** A última torre gaulesa, em b2, quer invadir ou cair em b4. Ponha duas muralhas onde qualquer lance a desfaça.
learn-last-flatten-well = Ela só pode capturar uma muralha ou se desfazer: a última torre está perdida.
learn-last-flatten-wrong = Depois de `{ $move }` a última torre escapa. Feche os dois caminhos dela com um lance.
learn-chariot-start = **A biga.** Uma torre atrás da própria muralha é uma biga: ela avança uma casa e continua sendo uma biga. Ponha a biga em marcha: você vence em três.
learn-chariot-start-well = Torre e muralha, uma casa adiante. Ninguém está perto o bastante para parar a biga.
learn-chariot-start-wrong = Depois de `{ $move }` você não tem mais torre. Passe por cima da sua muralha em a4.
learn-chariot-roll = **Sempre em frente.** Mais dois lances, e uma pedra chega à fileira 7. Mantenha a biga inteira.
learn-chariot-roll-well = Agora vem a7, e os Gauleses estão longe demais.
learn-chariot-roll-wrong = `{ $move }` desfaz a biga. Siga em frente.
learn-chariot-turn = **Qualquer direção.** Uma biga também anda na diagonal. Que lance forma uma torre que ninguém para?
learn-chariot-turn-well = A torre em { $near } invade no próximo lance, e ninguém consegue fechar todos os caminhos.
learn-chariot-turn-wrong = `{ $move }` dá tempo aos Gauleses. Passe por cima da muralha em c5.
learn-chariot-stop = **Pare a biga.** A biga gaulesa em c4 e c3 avança para a fileira 1. Ponha uma muralha na frente dela.
learn-chariot-stop-well = Sua muralha em { $near } bloqueia a muralha em c3, então a biga não anda mais.
learn-chariot-stop-wrong = Depois de `{ $move }` ela segue em frente e invade. Ponha uma muralha em c2.
learn-wall-close = **Uma muralha gaulesa.** Muralhas lado a lado param uma torre, mas aqui há uma brecha em d2. Feche-a antes que a torre em d3 passe.
learn-wall-close-well = Muralhas lado a lado, com uma torre entre elas: isso é forte.
learn-wall-close-wrong = Depois de `{ $move }` a torre em d3 ainda acha um caminho até a fileira 1. Feche a brecha em d2.
learn-wall-gap = **Enfraquecida por uma brecha.** As muralhas gaulesas em b6 e d6 fecham dois caminhos da sua torre. Um ainda está aberto.
learn-wall-gap-well = Direto pela brecha: a pedra em { $far } vence.
learn-wall-gap-wrong = `{ $move }` não alcança a fileira 7, e sua torre se foi. Use a brecha.
learn-wall-weak = **Enfraquecida por um sacrifício.** O ponto fraco é a muralha sem torre logo atrás. Capture a muralha certa, e sua outra torre passa.
learn-wall-weak-well = A muralha em { $far } se foi, e f5 invade por g6.
learn-wall-weak-wrong = `{ $move }` não vence em dois. Que muralha não tem torre logo atrás?
learn-ram-make = **O aríete.** Uma torre e duas muralhas em linha podem fazer três coisas. Primeiro, transforme-as em duas torres.
learn-ram-make-well = Duas torres em linha: o aríete está pronto.
learn-ram-make-wrong = `{ $move }` separa as quatro pedras. Mova ao longo da linha.
learn-ram-through = **Ele abre passagem.** Sacrifique uma torre contra a muralha gaulesa e mande a outra pela brecha. Um dos sacrifícios vence em dois.
learn-ram-through-well = A muralha em { $far } se foi, e c5 passa por b6.
learn-ram-through-wrong = `{ $move }` não vence em dois. Abra uma brecha que os Gauleses não possam fechar.
learn-ram-way = **Uma biga de mão dupla.** Ela vai até qualquer ponta da linha e volta. Jogue de modo que as quatro pedras possam voltar.
learn-ram-way-well = A torre está ao lado das próprias muralhas, então qualquer lance na linha a mantém.
learn-ram-way-wrong = Depois de `{ $move }` as quatro pedras não se reúnem em seis lances. Fique na linha.
learn-ram-circle = **O ciclo de seis lances.** Depois de seis lances na linha, tudo volta ao lugar, então você pode esperar. Comece o ciclo.
learn-ram-circle-well = Torre e muralhas dão a volta sem perder nada. Mas uma posição que surge três vezes é empate.
learn-ram-circle-wrong = Depois de `{ $move }` o ciclo se quebra. Mova ao longo da linha.
learn-siege-build = **A torre de cerco.** Uma torre na sua quinta fileira, a 5, pode invadir no próximo lance. Construa uma que ninguém possa parar.
learn-siege-build-well = Uma torre de cerco em { $near }, e os Gauleses não podem fechar todos os caminhos dela.
learn-siege-build-wrong = `{ $move }` não constrói uma torre de cerco. Caia na sua muralha em f5.
learn-siege-leap = **Um salto à quinta fileira.** Lá, uma muralha sozinha espera por uma torre a duas casas. Façam o que fizerem os Gauleses, você vence em dois.
learn-siege-leap-well = A torre de cerco em { $far } está de pé, e um caminho fica aberto.
learn-siege-leap-wrong = `{ $move }` não vence em dois. Salte para a sua muralha em e5.
learn-siege-deny = **Impeça a torre inimiga.** A torre gaulesa em e5 pode saltar para c3, na quinta fileira dos Gauleses. Impeça essa torre de cerco antes que ela surja.
learn-siege-deny-well = Sem a muralha em { $far }, a torre em e5 não tem onde cair.
learn-siege-deny-wrong = Depois de `{ $move }` os Gauleses conseguem a torre de cerco e vencem. Capture a muralha em c3.
learn-force-threat = **O sacrifício forçado.** Faça uma ameaça que só um sacrifício impede: isso custa uma torre aos Gauleses. Que lance consegue isso?
learn-force-threat-well = Os Gauleses precisam capturar a muralha em a5 com b6, e então b6 é só uma muralha.
learn-force-threat-wrong = Depois de `{ $move }` os Gauleses não precisam de sacrifício. Coloque uma muralha onde a torre em a4 possa cair.
learn-force-after = **E depois.** Os Gauleses capturaram a muralha em a5, e só resta uma torre deles. Agora uma biga vence em três.
learn-force-after-well = Torre e muralha, prontas para avançar, e uma torre sozinha não as segura.
learn-force-after-wrong = Depois de `{ $move }` você não tem mais torre. Passe por cima da muralha em b4.
learn-force-forced = **Quando é você que precisa sacrificar.** Os Gauleses querem cair em f3 ou d3 e invadir. Só um sacrifício impede isso.
learn-force-forced-well = Custou uma torre, mas a muralha em { $far } se foi.
learn-force-forced-wrong = Depois de `{ $move }` os Gauleses vencem em até dois lances. Capture a muralha certa.
learn-catapult-build = **Uma terceira pedra.** Na partida avançada, uma pedra sobre uma torre sua forma uma catapulta. Construa uma.
learn-catapult-build-well = Três pedras em { $near }: uma catapulta. Ela nunca se move, ela lança.
learn-catapult-build-wrong = `{ $move }` não põe pedra sobre uma torre. Passe por cima da sua torre em a2.
learn-catapult-throw = **O lançamento.** Uma catapulta lança uma pedra a duas ou três casas, para a frente ou para os lados. Uma pedra na fileira 7 vence se sobreviver à resposta.
learn-catapult-throw-well = Ninguém pode capturar a pedra em { $far }, então ela vence.
learn-catapult-throw-wrong = Depois de `{ $move }` não há pedra na fileira 7, ou ela é capturada. Fique longe das torres.
learn-catapult-shot = **O tiro.** Uma pedra lançada em uma peça inimiga tira uma das pedras dela. A torre em b3 está prestes a passar: atire.
learn-catapult-shot-well = A torre em { $far } agora é uma muralha, e muralhas nunca se movem.
learn-catapult-shot-wrong = Depois de `{ $move }` a torre em b3 passa. Acerte essa torre.
learn-catapult-cut = **Reduza a catapulta.** Uma torre ao lado de uma catapulta inimiga pode dar uma pedra para reduzi-la a torre, ou as duas para reduzi-la a muralha. Só uma opção funciona.
learn-catapult-cut-well = As duas pedras dadas: a catapulta em { $far } é uma muralha.
learn-catapult-cut-wrong = Depois de `{ $move }` a peça em c3 ainda leva uma pedra à fileira 1. Dê as duas pedras.
learn-balanced-walls = **O primeiro turno é especial.** Cada lado tira uma torre inicial e põe as pedras dela como duas muralhas na segunda fileira. Aqui são c2 e e2: use uma e mantenha suas torres.
learn-balanced-walls-well = A muralha virou torre: você avançou e não perdeu nada.
learn-balanced-walls-wrong = `{ $move }` custa uma torre. Passe por cima de uma das suas muralhas.
learn-balanced-swap = **Quando trocar de lado.** Depois do primeiro turno dos Romanos você pode trocar: troque se saiu uma torre de canto e as muralhas estão entre c2 e g2. Veja por quê: passe por cima de uma.
learn-balanced-swap-well = Muralhas assim ajudam várias torres, e uma torre de canto é a que menos faz falta. O Murus também troca nesse caso.
learn-balanced-swap-wrong = `{ $move }` deixa as muralhas sem uso. Vá de c1 ou f1 por cima de uma muralha.
learn-balanced-fast = **Um ataque mais rápido.** Com muralhas lá na frente, as torres de cerco chegam mais cedo. Vença em dois.
learn-balanced-fast-well = A torre em { $far } invade, e os Gauleses não podem fechar todos os caminhos.
learn-balanced-fast-wrong = `{ $move }` é lento demais. Caia na sua muralha em e5.
learn-escape-bar = **Sem invasão.** Na variante Fuga, uma pedra na fileira 7 não vale nada: você vence quando o inimigo não pode jogar. Feche a última saída da torre em a7.
learn-escape-bar-well = Os Gauleses não têm mais lances, então você vence.
learn-escape-bar-wrong = Depois de `{ $move }` a torre em a7 ainda tem um lance. Ponha uma pedra em c7.
learn-escape-flatten = **Cerque a torre.** A torre em d7 sobrevive enquanto puder cair nas muralhas dela. Feche o caminho até elas, e ela precisa se desfazer.
learn-escape-flatten-well = Agora qualquer lance dos Gauleses custa a última torre.
learn-escape-flatten-wrong = Depois de `{ $move }` os Gauleses mantêm uma torre. Ponha suas pedras entre d7 e as muralhas dela.
learn-escape-keep = **Salve a sua.** Sua última torre precisa cair em uma muralha, ou você fica sem lances. Ela pode ir para trás.
learn-escape-keep-well = Sua torre sobrevive em { $far }. Ir para trás não custa nada na Fuga.
learn-escape-keep-wrong = Depois de `{ $move }` você só tem muralhas. Caia na sua muralha em c1.
learn-houdini-walls = **Sem capturas.** Na variante Houdini nenhuma muralha é capturada, então uma muralha fecha o caminho para sempre. Vença em dois sem perder sua torre.
learn-houdini-walls-well = Os Gauleses não têm onde cair: a última torre deles se desfaz.
learn-houdini-walls-wrong = Depois de `{ $move }` você só tem muralhas. Caia na sua muralha em c3.
learn-houdini-siege = **Segura lá na frente.** Sua muralha em a5 não pode ser capturada, então espera por uma torre o tempo que for. Vença em dois.
learn-houdini-siege-well = A torre de cerco em { $far } invade no próximo lance, passando pela muralha em a6.
learn-houdini-siege-wrong = Depois de `{ $move }` os Gauleses são mais rápidos. Salte para a sua muralha em a5.
learn-houdini-hold = **Não dá para capturar.** Você não pode capturar o que os Gauleses colocam, então chegue primeiro. Um lance impede a invasão.
learn-houdini-hold-well = Com uma torre em { $far } e outra em b1, você acompanha o ritmo.
learn-houdini-hold-wrong = Depois de `{ $move }` os Gauleses vencem em até dois lances. Caia na sua muralha em c4.
learn-hex-walk = **Seis direções.** Em hexágonos, uma torre se move em seis direções, e todas as outras regras ficam. Mantenha sua torre.
learn-hex-walk-well = Coluna acima: uma torre em { $far }.
learn-hex-walk-wrong = Depois de `{ $move }` você só tem muralhas. Caia na sua muralha em a3.
learn-hex-through = **A borda do fundo.** As casas mais altas das colunas formam a primeira fileira dos Gauleses, nove ao todo. Invada.
learn-hex-through-well = A pedra em { $far } está no alto da coluna e vence.
learn-hex-through-wrong = `{ $move }` não chega ao alto de nenhuma coluna. Suba a coluna b.
learn-hex-leap = **Aqui também há biga.** Sua torre em b3 está atrás da muralha dela em c4. Avance, e você vence em dois.
learn-hex-leap-well = A torre em { $near } invade no próximo lance.
learn-hex-leap-wrong = Depois de `{ $move }` você só tem muralhas. Passe por cima de c4.
learn-three-keep = **Três lados.** Romanos, Gauleses e Germanos jogam um de cada vez, sem invasão: vence o último lado que ainda puder jogar. Mantenha sua torre.
learn-three-keep-well = Sua torre em { $far } vive. Agora jogam os Gauleses.
learn-three-keep-wrong = Depois de `{ $move }` você só tem muralhas e vai sair da partida. Caia em a3.
learn-three-out = **Um lado a menos.** Quem não tem lances no começo da sua vez sai da partida. Feche a última saída da torre gaulesa em a5.
learn-three-out-well = Os Gauleses estão fora, e os Germanos continuam.
learn-three-out-wrong = Depois de `{ $move }` os Gauleses ainda podem jogar. Ponha uma pedra em c5.
learn-three-last = **O último lado de pé.** Agora são só você e os Gauleses. Tire-os da partida e vença.
learn-three-last-well = Só você ainda pode jogar, então você vence.
learn-three-last-wrong = Depois de `{ $move }` os Gauleses ainda podem jogar. Ponha uma pedra em c5.
learn-four-keep = **Quatro lados.** Há um lado em cada borda, e joga-se no sentido horário a partir dos Romanos. Continue na partida: mantenha sua torre.
learn-four-keep-well = Sua torre em { $near } vive. Agora jogam os Gauleses, à esquerda.
learn-four-keep-wrong = Depois de `{ $move }` você só tem muralhas e vai sair da partida. Caia em d2.
learn-four-out = **Um lado a menos.** A torre gaulesa em a8 só tem mais um caminho. Feche-o, e os Gauleses estão fora.
learn-four-out-well = Os Gauleses estão fora, e agora jogam os Germanos.
learn-four-out-wrong = Depois de `{ $move }` os Gauleses ainda podem jogar. Ponha uma pedra em c6.
learn-four-last = **O último lado de pé.** São só você e os Gauleses. Tire-os da partida e vença.
learn-four-last-well = Só você ainda pode jogar, então você vence.
learn-four-last-wrong = Depois de `{ $move }` os Gauleses ainda podem jogar. Ponha uma pedra em c6.

## Openings

explored-title = **Aberturas** · { $variant }
explored-lead = { $games ->
    [0] Não conheço nenhuma partida que tenha continuado daqui.
    [1] Uma partida continuou desta posição. Conto as partidas jogadas aqui e as do Murus contra si mesmo:
   *[other] { $games } partidas continuaram desta posição. Conto as partidas jogadas aqui e as do Murus contra si mesmo:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, { $percent }% dos pontos · { $by }
explored-people = pessoas
explored-not-here = Não tenho aberturas para esta variante. Tenho algumas para partidas de duas pessoas sem abertura equilibrada.
explored-departure = **A abertura:** { $move } quase nunca é jogado. Das { $games } partidas que chegaram a esta posição, { $times } continuaram com `{ $usual }`.
button-explored = Abertura
button-explored-start = Ao início
command-opening = Primeiros lances: com que frequência são jogados e como se saem
option-opening-variant = Variante (padrão: o jogo padrão)

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-grade = { $grade ->
    [1] fácil
    [2] meio fácil
    [3] médio
    [4] difícil
   *[5] muito difícil
}
puzzle-title = { $from ->
    [siege] **Cerco de hoje**
    [siege-easy] **Cerco fácil de hoje**
    [mine] **De uma das suas partidas**
   *[book] **Problema { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Cerco { $n }**
puzzle-task = { $kind ->
    [win] Jogam os { side-name }: **{ $moves ->
        [1] vença agora
       *[other] vença em { $moves }
    }**.
    [hold] Jogam os { side-name }: **ache o único lance que não perde.**
    [is-it-won] Jogam os { side-name }: **quem vence em { $moves ->
        [1] um lance
       *[other] até { $moves } lances
    }?**
    [two-towers] Jogam os { side-name }: **transforme uma torre em duas.**
   *[author] Jogam os { side-name }: **o que Phil Leduc jogou?**
}
puzzle-allowed = Os { side-name } acabaram de jogar `{ $move }`.
puzzle-right = **Certo.** Os { side-name } respondem `{ $answer }`. { $left ->
    [1] Falta um lance.
   *[other] Faltam { $left } lances.
}
puzzle-slower = `{ $move }` também vence, só que mais devagar. Isso não é erro: procure a vitória mais rápida.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] perde
   *[no] não funciona
}{ $some ->
    [yes] { $loses ->
        [yes] {": "}{ $line }.
       *[no] {": "}poderia vir { $line }.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Certo:**
   *[no] **Não:**
} { $truth ->
    [romans] os Romanos vencem.
    [gauls] os Gauleses vencem.
   *[neither] nenhum dos lados consegue forçar a vitória ainda.
}
puzzle-hint = Jogue com a peça em **{ $cell }**.{ $counts ->
    [yes] {" "}Uma dica conta como erro.
   *[no] {""}
}
puzzle-answer = A resposta: `{ $line }`.
puzzle-solved = **Resolvido!** É com `{ $line }`.
puzzle-placing = Problema de nivelamento { $n } de { $all }.
puzzle-placed = Nivelamento concluído: seu rating de problemas é { $rating }.
puzzle-rated = Seu rating de problemas: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] Nenhuma análise achou ainda uma vitória perdida sua. Clique em **Análise** depois de uma partida para procurar.
    [mine] Você já viu todas as suas vitórias perdidas. Clique em **Análise** depois de outra partida para procurar mais.
   *[book] Você já viu todos os problemas daqui. Escolha outro tema, ou jogue.
}
puzzle-gone = Este problema não existe mais. `/learn puzzle` traz outro.
puzzle-no-book = Ainda não há problemas para esta variante. Há para o jogo padrão.
puzzle-no-theme = Não existe esse tema. Escolha um da lista.
puzzle-voted = Agradeço o voto. São os votos que decidem que problemas ficam.
puzzle-reported = Agradeço o aviso. Vou verificar o problema de novo.
puzzle-reported-before = Você já relatou um erro neste problema.
puzzle-unmet = Você não tentou este problema.
puzzle-type = Seu lance
puzzle-type-hint = De que casa a que casa, como b4-d4.
puzzle-theme-hint = Outro tema
puzzle-theme = { $theme ->
    [all] Todos os temas
    [mine] Minhas vitórias perdidas
    [breakthrough] Invasão
    [stalemate] Impasse
    [battering-ram] Aríete
    [chariot] Biga
    [siege-tower] Torre de cerco
    [forced-sacrifice] Sacrifício forçado
    [slip] Passar entre duas inimigas
    [quiet] Primeiro lance tranquilo
    [only-defence] Única defesa
    [parry] Impedir uma vitória imediata
    [race] Corrida
    [interposed-wall] Muralha no caminho
    [zugzwang] Todo lance perde
    [tempo-wall] Muralha a duas casas
    [catapult-shot] Tiro de catapulta
    [surviving-stone] Pedra que sobrevive
    [double-threat] Ameaça dupla
    [sacrifice] Sacrifício
    [backward] Um passo atrás
    [is-it-won] Está ganho?
   *[two-towers] De uma torre, duas
}
button-puzzle = Problemas
button-puzzle-next = Próximo problema
button-puzzle-type = Escrever um lance
button-puzzle-hint = Dica (conta como erro)
button-puzzle-answer = Resposta (conta como erro)
button-puzzle-answer-missed = Mostrar a resposta
button-puzzle-again = Tentar de novo
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Relatar erro
button-puzzle-claim = { $claim ->
    [romans] Romanos vencem
    [gauls] Gauleses vencem
   *[neither] Ainda ninguém
}
profile-puzzles = Problemas { $placed ->
    [no] **{ $n } de { $all }** do nivelamento
   *[yes] **{ $rating }**
}: { $right } de { $decided } certos na primeira tentativa{ $longest ->
    [0] .
    [1] , melhor sequência de cercos: 1 dia.
   *[other] , melhor sequência de cercos: { $longest } dias.
}
siege-title = **Cerco { $n }** · { $weekday ->
    [0] segunda-feira
    [1] terça-feira
    [2] quarta-feira
    [3] quinta-feira
    [4] sexta-feira
    [5] sábado
   *[6] domingo
}{ $hardest ->
    [yes] , o problema da semana
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Ninguém tentou ainda.
    [1] Uma pessoa tentou{ $solved ->
        [0] , mas não resolveu.
       *[1] {" "}e resolveu.
    }
   *[other] { $tried } pessoas tentaram{ $solved ->
        [0] , mas nenhuma resolveu.
        [1] {" "}e uma resolveu.
       *[other] {" "}e { $solved } resolveram.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Uma pessoa resolveu o mais fácil.
   *[other] {" "}{ $easy } pessoas resolveram o mais fácil.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Aqui já são { $days } dias seguidos com solução.
}
siege-over = O **cerco { $n }** acabou. { $tried ->
    [0] Ninguém tentou.
    [1] Uma pessoa tentou{ $solved ->
        [0] , mas não resolveu.
       *[1] {" "}e resolveu{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] { $tried } pessoas tentaram{ $solved ->
        [0] , mas nenhuma resolveu.
        [1] {" "}e uma resolveu{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
       *[other] {" "}e { $solved } resolveram{ $some ->
            [all] {": "}{ $named }.
            [yes] {", entre elas "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Uma pessoa resolveu o mais fácil{ $some-easy ->
        [all] {": "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}{ $easy } pessoas resolveram o mais fácil{ $some-easy ->
        [all] {": "}{ $named-easy }.
        [yes] {", entre elas "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Cerco { $n }: ninguém tentou.
siege-unsolved = Cercos { $first } a { $last }: ninguém resolveu.
siege-alt = Um replay da resposta: { $line }.
siege-share = { $days ->
    [0] `Murus, cerco { $n }{ $rung ->
        [easy] {" (fácil)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus, cerco { $n }{ $rung ->
        [easy] {" (fácil)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus, cerco { $n }{ $rung ->
        [easy] {" (fácil)"}
       *[day] {""}
    } { $squares } · { $days } dias`
}
siege-week-title = A semana dos cercos { $from } a { $to }
siege-week-over = A semana dos cercos { $from } a { $to } acabou
siege-week-sum = { $solvers ->
    [0] Ninguém resolveu um cerco desta vez. Começou uma nova semana.
   *[other] { $solvers ->
        [1] Uma pessoa resolveu
       *[other] { $solvers } pessoas resolveram
    } cercos, em { $days } de { $all } { $all ->
        [1] dia
       *[other] dias
    }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Aqui já são { $streak } dias seguidos com solução.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}e mais uma pessoa
       *[other] {" "}e mais { $unnamed } pessoas
    }
   *[no] { $unnamed ->
        [1] uma pessoa, sem mostrar o nome
       *[other] { $unnamed } pessoas, sem mostrar o nome
    }
} · { siege-week-done }
siege-week-done = { $days ->
    [one] { $days } resolvido
   *[other] { $days } resolvidos
}, { $first ->
    [0] nenhum na primeira tentativa
   *[other] { $first } na primeira tentativa
}
siege-week-own = Seu lugar na semana: { $place }º de { $people }. { siege-week-done }
siege-week-none = Ninguém resolveu um cerco esta semana. Comece você.
week-game = Partida da semana
week-game-offered = **Partida da semana:** { $one } e { $other }, que tal uma partida entre vocês? É amigável e começa quando as duas pessoas disserem sim.
week-game-begun = **Partida da semana:** { $one } e { $other } estão jogando.
week-game-for-others = Esta partida é para os dois primeiros nomes visíveis da semana. Resolva os cercos do dia, e a próxima pode ser sua.
week-game-lapsed = Esta partida da semana não está mais disponível. Você sempre pode começar uma com `/challenge`.
week-game-has-begun = Sua partida da semana já está em andamento. Ela está em `/games`.
button-siege-week = Tabela da semana
button-week-game = Jogar a da semana
siege-streaks = Dias seguidos: você { $own }, este servidor { $here }.
siege-missed = A primeira tentativa é a que conta, e foi um erro. Você ainda pode resolver.
siege-easy-counts = O mais fácil conta como dia, mas não como primeira tentativa.
siege-late = Este cerco acabou, então não conta mais.
siege-bell-on = Vou avisar você aqui todo dia quando um cerco começar.
siege-bell-off = Não vou mais avisar você dos cercos aqui.
siege-named = Vou mostrar seu nome na tabela da semana e abaixo deste cerco quando ele acabar.
siege-unnamed = Não vou mostrar seu nome.
siege-not-tried = Você não tentou este cerco.
button-siege = Resolver
button-siege-easy = Um mais fácil
button-siege-after = Tentar
button-siege-share = Compartilhar
button-siege-shared = Compartilhado
button-siege-answer = Resposta
button-siege-after-of = Tentar o cerco { $n }
button-siege-answer-of = Resposta do cerco { $n }
button-siege-keep = Continuar
button-siege-name = Mostrar meu nome amanhã
button-siege-unname = Não mostrar meu nome
button-siege-bell = Avisar dos cercos
button-siege-no-bell = Chega de avisos
button-siege-off = Encerrar o cerco diário
server-siege-title = **O cerco diário:** um problema por dia em um canal. Só avisa quem pede.
server-siege = Começa todo dia em { $channel }. Hora: **{ $hour }** ({ $zone }). Próximo: { $next }.
server-siege-next = { $channel }, próximo: { $date }
server-daily = Cerco diário: **{ $some ->
    [yes] { $what }
   *[no] não
}**
button-server-siege = Cerco diário…
server-siege-none = Este servidor ainda não tem um. Escolha uma hora, e ele começa neste canal.
server-siege-idle = **Ninguém tentou o cerco diário por uma semana**, embora ele tenha ficado mais fácil. Deve continuar?
server-siege-hint = A que horas deve começar aqui? ({ $zone }, como em /settings)
lessons-title = **Lições.** Cada uma tem algumas posições que você resolve jogando.
lessons-hint = Escolha uma lição
lesson-steps = { $count ->
    [1] 1 posição
   *[other] { $count } posições
}
lesson-unknown = Não existe essa lição.
button-lessons = Lições
command-lesson = Aprender o jogo em imagens e jogar uma partida guiada
command-rules = As regras, por assunto
command-puzzle = Um problema para resolver, com resposta provada
command-siege = Um problema por dia neste canal
option-lesson-lesson = Lição (padrão: a primeira)
option-puzzle-theme = Tema (padrão: todos)
option-puzzle-variant = Variante (padrão: o jogo padrão)
option-rules-topic = Assunto

## Hints and reviews

hint-waiting = Estou pensando… a dica aparece aqui em alguns segundos.
hint-queued = { $before ->
    [one] Há um pedido
   *[other] Há { $before } pedidos
} antes do seu. A dica aparece aqui quando ficar pronta.
hint-text = O Murus jogaria `{ $move }`. O resultado mostra que você usou uma dica.
review-waiting = Analisando… a análise aparece aqui em alguns segundos.
review-queued = { $before ->
    [one] Há uma partida
   *[other] Há { $before } partidas
} antes desta. A análise aparece aqui quando ficar pronta.
review-running = Só posso analisar partidas encerradas. Enquanto você joga, `/hint` mostra um bom lance.
review-empty = Ninguém jogou nesta partida, então não há o que analisar.
review-several = Só posso analisar partidas de duas pessoas.
review-title = Análise · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: { $percent }% de precisão.
review-turning = { $turning ->
    [yes] Lance decisivo: { $played }. Melhor era { $better }.
   *[no] { $played } foi um erro. Melhor era { $better }.
}
review-moment-title = Lance-chave { $n } de { $count }
review-goes-on = Uma continuação: { $line }.
review-theme = { $theme ->
    [battering-ram] um aríete: um sacrifício limpa a casa, e a torre ao lado passa
    [chariot] uma biga: uma torre com uma muralha à frente avança e continua sendo torre
    [siege-tower] uma torre de cerco: ela invade no próximo lance, e nenhum lance fecha todos os caminhos
    [forced-sacrifice] um sacrifício forçado: só uma captura impede, e isso custa uma torre
    [zugzwang] zugzwang: o outro lado precisa jogar, e todo lance perde
    [double-threat] duas ameaças de uma vez
    [catapult-shot] um tiro da catapulta
    [slip] um lance entre duas peças que se tocam pelo canto
   *[stalemate] uma vitória que deixa o outro lado sem lances
}
review-remark = { $what ->
    [missed] Os { side-name } perderam a chance de { $theme }.
    [allowed] Isso permite { $theme }.
    [gave-last-tower] Isso entrega a última torre dos { side-name }, e muralhas não se movem.
    [last-tower] A resposta captura a última torre dos { side-name }, e muralhas não se movem.
    [kept] Depois deste lance, os { side-name } ficam { $from ->
        [0] sem torres
        [one] com uma torre
       *[other] com { $from } torres
    }. Depois do lance melhor, ficariam com { $to }.
    [ways] Depois deste lance, as torres dos { side-name } têm { $from ->
        [one] { $from } caminho aberto
       *[other] { $from } caminhos abertos
    }. Depois do lance melhor, teriam { $to }.
   *[towers] Depois da resposta, o número de torres dos { side-name } passa de { $from } para { $to }.
}
review-thought = { $noted ->
    [yes] Aqui você testou { $line } e escreveu: { $note }
   *[no] Aqui você testou { $line }.
}
review-planned = Você tinha planejado: { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = Praticar daqui
review-even = Nenhum lance sozinho virou esta partida.
review-left-out = { $count ->
    [one] Deixei uma posição de fora, porque agora não posso ajudar com ela.
   *[other] Deixei { $count } posições de fora, porque agora não posso ajudar com elas.
}
review-beside = { $which ->
    [played] Jogado
   *[better] Melhor
}: { $move }
review-frames = Uma moldura vermelha marca onde uma torre pode invadir no próximo lance.
review-missed = { $played } deixou passar uma vitória: { $best } vence { within-moves }.
review-wins = { $best } vence { within-moves }{ $moves ->
    [one] .
   *[other] , não importa o que os { side-against } tentem.
}
review-decided = Depois de { $played }, os { side-name } vencem { within-moves }{ $moves ->
    [one] .
   *[other] , não importa o que os { side-against } tentem.
}
review-last = No fim, os { side-name } ainda podiam ter vencido { within-moves }: { $best }.
within-moves = { $moves ->
    [one] em um lance
   *[other] em até { $moves } lances
}
side-against = { $side ->
    [romans] Gauleses
   *[other] Romanos
}
forced-title = { $moves ->
    [0] Não importa o que os { side-against } tentem agora, os { side-name } vencem.
   *[other] Os { side-name } vencem { within-moves }, não importa o que os { side-against } tentem.
}
forced-end = { $reason ->
    [stalemate] Os { side-name } vencem por impasse.
   *[other] Os { side-name } invadem.
}
forced-try = Escolha o que os { side-against } tentam.
forced-gone = Não tenho prova dessa vitória.
review-missed-more = E mais { $count ->
    [one] uma vitória perdida
   *[other] { $count } vitórias perdidas
}.
review-chart = Quem estava melhor
review-alt = Um gráfico de quem estava melhor: { $course }.
review-alt-turning = O lance decisivo é { $played }.
review-alt-missed = { $count ->
    [one] Foi perdida uma vitória
   *[other] Foram perdidas vitórias
} com { $played }.
review-sign-turning = lance decisivo
review-sign-missed = vitória perdida
review-sign-mistake = erro
review-stretch = { $lead ->
    [first] Romanos em vantagem
    [first-wins] Romanos ganhando
    [second] Gauleses em vantagem
    [second-wins] Gauleses ganhando
   *[even] igualdade
}{ $from ->
    [0] {" "}no início
   *[other] {" "}a partir do lance { $number }
}

## Refusals that are not about a rule of the game

refused-blocked = Alguém nesta partida bloqueou você.
refused-not-playing = Você não joga nesta partida.
refused-not-voting = { $who } vota neste lance. Você pode votar naquele canal, a menos que jogue contra ele.
refused-by-vote = Um canal vota nesta partida, então não dá para voltar lances.
refused-votes-for-other = Nesta partida você já votou pelo outro canal, então não pode votar por este.
refused-second-vote = A votação foi apertada, e restam dois lances. Escolha um deles.
refused-out = Você está fora desta partida. Ela continua para o resto.
refused-not-your-turn = Não é a sua vez. A vez é de { $who }.
refused-out-of-time = Seu tempo acabou, e a partida está para terminar.
refused-undecided = { $who } ficou sem tempo. O outro lado tem até { $date } para ficar com a vitória ou deixar continuar.
refused-in-time = Ainda não: ainda há tempo.
refused-not-held = Ninguém do outro lado está usando dias de férias nesta partida.
refused-reminded = Um lembrete já foi enviado. Você pode enviar o próximo { $when }.
refused-waits = Esta partida já está em espera até { $date }.
refused-held = Você ainda não pode reivindicar a vitória: dias de férias cobrem o relógio até { $date }.
refused-stale = Esse tabuleiro está desatualizado: a partida já seguiu.
refused-newer = Precisei voltar a um backup anterior, e os lances deste tabuleiro se perderam. A partida está assim agora.
refused-no-offer = Essa proposta não existe mais: alguém jogou ou respondeu antes.
refused-offered = Já há uma proposta em aberto.
refused-own-offer = Essa proposta é sua, então você não pode responder a ela.
refused-agreed = Você já concordou. Falta a resposta dos outros lados.
refused-no-draw = O Murus não aceita empates. Você pode seguir jogando ou desistir.
refused-declined = { $fate ->
    [withdrawn] Você retirou sua proposta de empate.
    [lapsed] Sua proposta de empate expirou com o seu lance.
   *[declined] Sua proposta de empate foi recusada.
} Você pode propor de novo depois de { $moves ->
    [one] mais um lance
   *[other] mais { $moves } lances
}.
help-barred = Esta posição é da sua partida { $game }, que vale rating, então só posso ajudar com ela quando essa partida acabar.
help-barred-rated = Esta posição está em uma partida em andamento valendo rating, ou logo pode estar, então não posso ajudar com ela.
help-barred-siege = Esta posição faz parte de um cerco em andamento, então você só pode tentá-la no próprio cerco.
refused-asked-back = Você já pediu para voltar este lance. Pode pedir de novo depois do seu próximo lance.
refused-unheard = Alguém nesta partida não aceita propostas, presentes nem lembretes seus.
refused-nothing-to-take-back = Você não tem nenhum lance aqui para voltar.
refused-begun = { $draws ->
    [yes] A partida já começou, então não dá para cancelar. Você pode desistir ou propor empate.
   *[no] A partida já começou, então não dá para cancelar. Você pode desistir.
}
refused-no-clock = Esta partida não tem relógio, então ninguém precisa de tempo extra.
refused-nobody-waits = Ninguém mais tem relógio aqui, então não há a quem dar tempo.
refused-enough-time = O outro lado já tem tempo de sobra.
refused-playing = Você já joga nesta partida.
refused-own-game = Você joga nesta partida. Peça a outra pessoa da moderação para cuidar disso.
refused-rated = Esta partida vale rating, então não há dicas.
refused-over = Esta partida acabou{ $state ->
    [won] : vitória de { $winner }
   *[drawn] {""}
}.
command-unknown = Este comando não existe mais. Veja em `/help` o que você pode fazer.
press-unknown = Não conheço este botão. `/games` lista suas partidas.
press-no-game = Não existe essa partida.
board-none = Não vejo um tabuleiro meu nesta mensagem. Tente em uma que mostre uma partida.
press-on-discord = Isso só funciona no Discord, no próprio canal.
press-not-inside = Você precisa estar nesse servidor para fazer isso.
press-unanswered = O Discord não me disse a tempo se você está nesse servidor. Tente de novo daqui a pouco.
press-not-yours = Só { $who } pode responder a isso.
press-cancelled = Nada mudou.
limited = { $what ->
    [challenge] Você começou muitas partidas ultimamente. Pode começar a próxima { $when }.
    [exhibition] Você começou muitas exibições ultimamente. Pode começar a próxima { $when }.
    [thought] Você pediu muitas dicas e análises ultimamente. Pode pedir a próxima { $when }.
    [import] Você importou muitas partidas ultimamente. Pode importar a próxima { $when }.
    [film] Você pediu muitos replays e arquivos ultimamente. Pode pedir o próximo { $when }.
    [code] Você tentou muitos códigos ultimamente. Pode tentar o próximo { $when }.
   *[anything] Você pede mais rápido do que eu consigo responder. Tente de novo { $when }.
}
shown-by = Mostrado por { $who }
show-already = Isto já está sendo mostrado [aqui]({ $link }).
show-coming = Isto já está a caminho do canal.
show-too-many = Você mostrou muita coisa ultimamente. Pode mostrar a próxima { $when }.
show-crowded = Muita coisa foi mostrada aqui ultimamente. Você pode mostrar a próxima { $when }.
show-elsewhere = Neste servidor, você pode mostrar coisas em { $channels }.
show-role-needed = Só { $role } pode mostrar coisas aqui.
show-off = Quem gerencia este servidor desativou **Mostrar aqui**.
show-running = Esta partida ainda está em andamento em outro lugar. Você pode mostrá-la quando ela acabar.
show-private = Esta partida foi jogada em outro lugar com outras pessoas, então não posso mostrá-la aqui.
show-barred = Uma posição desta partida está perto da posição de uma partida em andamento valendo rating, então ainda não posso mostrá-la aqui.
show-unplayed = Seu perfil ainda está vazio. Termine uma partida em um servidor ou resolva um problema para poder mostrá-lo.
show-nothing = Não há nada para mostrar aqui.
show-permissions = Não posso publicar aqui sem estas permissões: { $names }. Quem gerencia o servidor pode concedê-las.
crowded = Ainda estou trabalhando em algumas respostas para você. Tente de novo quando uma delas chegar.
trouble = Algo deu errado do meu lado. Se você estava mudando alguma coisa, veja se funcionou antes de tentar de novo.
trouble-done = Isso funcionou, mas minha resposta não chegou. Veja em `/games` como estão as coisas.
trouble-away = Não consigo acessar meu banco de dados agora. Tente de novo em um minuto, e antes veja se já funcionou.
trouble-unread = Não consigo ler o que guardei sobre isto. Quem cuida de mim pode ver por quê.
trouble-unclear = Não entendo o que o Discord me enviou, então nada foi feito. Quem cuida de mim pode ver por quê.
no-such-game = Não há partida com esse nome. `/games` lista as suas.
no-game-here = Você não tem partidas em andamento aqui. Comece uma com `/challenge`, ou ache a sua em `/games`.
no-game-in-thread = Você não tem partida neste tópico. Vá ao tópico da sua partida, ou escolha a partida com a opção `game`.
name-a-game = Que partida? Escolha uma com a opção `game`, ou vá ao tópico dela.
watch-which = Que partida você quer ver?
watch-none = Ninguém está jogando neste canal agora.
several-games = De que partida você está falando?
several-games-typed = De que partida você está falando? Escolha aqui, ou responda ao tabuleiro dela.
which-game = Para que partida é `{ $text }`?
which-game-hint = Escolha uma partida
which-move = { $named ->
    [one] Devo jogar este lance?
    [cell] Vários lances vão para { $cell }. Qual deles você quer?
   *[several] Isso indica vários lances. Qual deles você quer?
}
typed-move-help = Isso não parece um lance. Clique em **Mover**, ou escreva um como `{ $move }`.
typed-help = Isso não parece um lance. Clique em **Mover**, ou escreva um como `b4-d4` ou `b4xc5`.
typed-no-game = Você não tem partidas em andamento aqui. Jogue contra mim, aprenda o jogo, ou chame alguém com `/challenge`.
typed-pass = Neste jogo não dá para passar a vez. Você precisa jogar em todo turno.
typed-draw = Clique em **Propor empate**. Pergunto mais uma vez antes de publicar.
typed-take-back = Clique em **Voltar lance**. Pergunto mais uma vez antes de publicar.
typed-hint = Clique em **Dica**. Só você vai vê-la.

# Words that people type, in small letters, with commas between them.
typed-words-help = ajuda, socorro, oi, olá, ola, ei, eai, e aí, e ai, bom dia, boa tarde, boa noite, começar, comecar, início, inicio, como, o que, o quê, ?
typed-words-resign = desisto, desistir, desisto da partida, abandono, abandonar, me rendo, rendo-me
typed-words-draw = empate, empate?, empatar, propor empate, proponho empate, oferecer empate, ofereço empate, ofereco empate
typed-words-take-back = voltar, voltar lance, voltar o lance, voltar jogada, voltar a jogada, desfazer, desfazer lance, desfazer o lance, volta
typed-words-pass = passar, passo, passo a vez, passar a vez, pular
typed-words-hint = dica, uma dica, me dá uma dica, me da uma dica, dá uma dica, da uma dica, quero uma dica
typed-words-any = qualquer, outro, senão, senao
typed-words-to = para, pra, até, ao, à, em
typed-words-takes = captura, capturar, capturo, come, comer, toma, tomar, tomo, pega, pegar, pego
typed-words-polite = por, favor, pfv, pf, torre, de, mover, movo, move, jogar, jogo, joga, eu, minha

## Challenges

challenge-text = { $kind ->
    [exhibition] Uma partida de exibição de **Murus Gallicus**: { $challenger } contra { $other }.
    [gathering] { $challenger } está reunindo gente para uma partida de **Murus Gallicus**.
    [open] { $challenger } procura uma partida de **Murus Gallicus**. Qualquer pessoa pode participar.
    [weekly] { $challenger } chama { $other } para a **partida da semana**.
   *[named] { $challenger } desafia { $other } para uma partida de **Murus Gallicus**.
}
challenge-side = { $side ->
    [romans] { $challenger } joga com os Romanos, que começam.
    [gauls] { $challenger } joga com os Gauleses. Os Romanos começam.
    [germans] { $challenger } joga com os Germanos. Os Romanos começam.
    [britons] { $challenger } joga com os Bretões. Os Romanos começam.
    [lot] Os lugares são sorteados.
   *[either] Um sorteio decide quem começa.
}
challenge-side-given = { $side ->
    [romans] { $challenger } joga com os Romanos.
    [gauls] { $challenger } joga com os Gauleses.
    [germans] { $challenger } joga com os Germanos.
    [britons] { $challenger } joga com os Bretões.
    [lot] Os lugares são sorteados.
   *[either] Um sorteio decide quem joga com que lado.
}
challenge-next = { $side ->
    [romans] É a vez dos Romanos.
    [gauls] É a vez dos Gauleses.
    [germans] É a vez dos Germanos.
   *[britons] É a vez dos Bretões.
}
time-sentence = { $kind ->
    [bank] { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    } no início, +{ $increment ->
        [one] { $increment } dia
       *[other] { $increment } dias
    } por lance (máx. { $cap }).
    [turn] { $days ->
        [one] Um dia
       *[other] { $days } dias
    } por lance.
   *[none] Sem relógio.
}
duel-ask = Murus contra Murus ({ $variant }). Que níveis?
duel-level = { side-name }: { $level }
ask-variant = Variante
ask-time = Relógio
ask-title = Desafio
ask-opponent = Oponente
ask-opponent-hint = Deixe vazio para um desafio aberto, que qualquer pessoa pode aceitar.
ask-variant-hint = Para uma primeira partida, Padrão é a melhor.
ask-time-hint = Quanto tempo cada lado pode pensar. Sem relógio, um mês sem lances encerra a partida.
ask-rated = Valendo rating ou amigável
ask-rated-hint = Valendo rating, os dois ratings mudam. Até completar três partidas, você é iniciante.
ask-rated-usual = Valendo rating, salvo com iniciantes
ask-rated-rated = Valendo rating
ask-rated-free = Amigável
ask-note = Recado
ask-note-hint = Aparece junto com o desafio. Pode ficar vazio.
ask-more = Quer escolher seu lado, fins de semana livres ou regras avulsas? Escreva `/challenge` e preencha as opções.
button-ask-not = Agora não
propose-no-seat-for = { $count ->
    [one] Esta variante é para duas pessoas. Indique um oponente, ou escolha uma variante para três ou quatro.
   *[other] Só há { $count } outros lugares nesta variante. Indique menos pessoas.
}
propose-named-twice = Você indicou a mesma pessoa duas vezes. Cada pessoa tem um lugar.
challenge-seats = Já na partida: { $players }. { $waiting ->
    [0] {""}
   *[other] Convites: { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] Um lugar livre.
    [2] Dois lugares livres.
    [3] Três lugares livres.
   *[other] { $free } lugares livres.
}
habits = { $paced ->
    [yes] { $who } costuma jogar em até { $span } e{" "}
    [own] Costuma jogar em até { $span } e{" "}
   *[no] {""}
}{ $late ->
    [0] nunca estourou o tempo
    [one] estourou o tempo uma vez
   *[other] estourou o tempo { $late } vezes
} em { $games } partidas com pessoas.
challenge-until = Expira { $when }.
challenge-given = Começa de uma posição de outra partida, { $count ->
    [one] depois de { $count } lance
   *[other] depois de { $count } lances
}.
terms-weekends = Fins de semana não contam.
terms-rated = Valendo rating.
terms-rated-unless = Valendo rating, se os dois lados já completaram três partidas contra pessoas.
terms-unrated = Amigável.
result-too-short = Curta demais para valer rating.
result-unrated = Amigável: alguém saiu do servidor desta partida.
challenge-excuse = { $why ->
    [busy] : sem tempo para uma partida
    [slow] : o relógio é lento demais
    [fast] : o relógio é rápido demais
    [variant] : outra variante cairia bem
    [later] : agora não
   *[none] {""}
}
rematch-text = { $others }: { $who } quer uma revanche.
challenge-declined = { $who }, { $other } recusou seu desafio{ challenge-excuse }.
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } quer uma revanche.
    [weekly] { $other }, { $who } chama você para a **partida da semana**.
    [gathering] { $other }, { $who } convida você para uma partida.
   *[named] { $other }, { $who } desafia você.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } aceitou. { $link }.
    [full] Todos os lugares estão ocupados. { $link }.
    [declined] { $other } recusou{ challenge-excuse }.
    [withdrawn] Desafio retirado.
    [unfilled] Faltou gente, então não há partida.
    [expired] Ninguém respondeu a tempo.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [A partida começa]({ $link })
    [over] [A partida acabou]({ $link })
    [off] Cancelada.
   *[no] A partida começa
}
pair-number = partida { $n }
thread-called-off = { $variant } · cancelada
challenge-called-off = -# Uma partida da variante { $variant } foi cancelada.
excuse-ask = Você recusou. Se quiser, diga por quê: seu motivo aparece abaixo do desafio.
excuse-hint = Escolha um motivo
excuse = { $why ->
    [busy] Sem tempo para uma partida
    [slow] O relógio é lento demais
    [fast] O relógio é rápido demais
    [variant] Outra variante cairia bem
    [later] Agora não
   *[none] Sem motivo
}
challenge-answered = { $done ->
    [begun] A partida começa: { $link }
    [decline] Você recusou.
    [reason] Você recusou. Seu motivo aparece abaixo do desafio.
    [left] Você saiu, e seu lugar está livre de novo.
    [withdraw] Você retirou o desafio.
    [fill] O Murus entrou. A partida começa quando todos os lugares estiverem ocupados.
   *[accept] Você entrou. A partida começa quando todos os lugares estiverem ocupados.
}
challenge-settled = { $state ->
    [accepted] Este desafio já foi aceito.
    [declined] Este desafio foi recusado.
    [withdrawn] { $challenger } retirou este desafio.
   *[expired] Este desafio expirou. Envie um novo com `/challenge`.
}
challenge-not-for-you = Este desafio é para outra pessoa. Envie o seu com `/challenge`.
challenge-not-to-take = Você não pode aceitar este desafio. Envie o seu com `/challenge`.
challenge-own = Você não pode responder ao seu próprio desafio, mas pode retirá-lo.
challenge-not-yours = Só { $challenger } pode retirar este desafio.
challenge-no-seat = Você não tem lugar aqui para deixar.
challenge-not-yours-to-fill = Só { $challenger } pode incluir o Murus.
challenge-no-free-seat = Todos os lugares estão ocupados ou reservados para quem recebeu convite.
challenge-unknown = Não existe esse desafio.
proposed = { $kind ->
    [begun] A partida começa
    [invited] Seu desafio foi publicado
   *[open] Seu desafio aberto foi publicado
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}neste canal
    }
    [direct] {" "}nas nossas mensagens diretas
   *[elsewhere] {" "}em { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}Ele expira { $when }.
}
direct-hello = Oi! Nossas partidas são jogadas aqui, e eu aviso quando for a sua vez.
propose-rematched = Essa partida já tem revanche. Ache a revanche em `/games`, ou comece outra com `/challenge`.
propose-gone = Esta pessoa apagou os dados dela aqui, então você não pode mais desafiá-la.
propose-votes-managed = Só quem gerencia este servidor pode pôr um canal para jogar. Isso se muda em `/server`.
propose-votes = Este canal já está jogando. Você pode começar de novo quando essa partida acabar.
propose-votes-there = O outro canal já está jogando. Ele pode dar um código novo quando essa partida acabar.
propose-wrong-code = Nenhum canal está esperando este código. Um código funciona uma vez, por sete dias. Peça um novo ao outro servidor.
propose-own-code = Este é o código do seu próprio servidor. Passe-o a quem gerencia o outro servidor.
propose-not-by-vote = Um canal não pode jogar esta variante. Escolha uma para duas pessoas sem abertura equilibrada.
propose-not-for-two = Exibições são para dois lados, então esta variante não serve.
propose-unrated = Neste servidor só há partidas amigáveis. Envie o desafio de novo sem valer rating.
propose-not-here = { $who } não está neste servidor. Desafie alguém que esteja, ou deixe o desafio aberto.
propose-unmet = Você ainda não jogou com essa pessoa neste servidor. Desafie a pessoa no Discord com `/challenge`, ou deixe o desafio aberto.
propose-way-closed = Não consigo publicar em { $channel } agora, então ninguém veria seu desafio. Faça o desafio no Discord com `/challenge`, em outro canal.
propose-oneself = Você não pode se desafiar. Indique outra pessoa, ou me desafie.
propose-blocked = Essa pessoa não aceita desafios seus.
propose-blocking = Você bloqueou essa pessoa. Você pode desbloqueá-la em `/settings`.
propose-waiting = Você já tem um desafio em aberto para esta pessoa. Ele está em `/games`.
propose-often = Você publicou vários desafios abertos aqui em uma hora. Tente mais tarde, ou desafie alguém pelo nome.
propose-enough = Essa pessoa recebeu muitos desafios na última hora. Tente mais tarde, ou deixe o desafio aberto a todo mundo.
propose-too-many = Você tem { $limit } desafios abertos, e esse é o limite. Retire um primeiro.
propose-no-such-seat = Não há { side-name } nessa variante. Escolha outro lado, ou deixe para o sorteio.
propose-other-bot = Eu sou o único bot que joga.
propose-murus-joins = Indique só as pessoas. Para me incluir, clique em **Incluir o Murus** abaixo do desafio.
propose-private = Ninguém mais veria um desafio feito aqui. Faça no canal de um servidor, ou me desafie.
idle-level = Só eu tenho níveis. Deixe `level` de fora, ou me desafie.
idle-note-murus = Eu não leio recados. Deixe vazio.
idle-rated-murus = Partidas contra mim nunca valem rating. Escolha amigável.
idle-rated-several = Só partidas de duas pessoas valem rating. Escolha amigável.
idle-weekends = Sem relógio, fins de semana não importam. Escolha um relógio, ou deixe `weekends_off` de fora.
idle-board = Essa variante tem o próprio tabuleiro. Deixe `variant` ou `board` de fora.
permission = { $name ->
    [view] Ver canal
    [send] Enviar mensagens
    [threads] Enviar mensagens em tópicos
   *[attach] Anexar arquivos
}
permissions-missing = Não posso jogar neste canal sem estas permissões: { $names }. Quem gerencia o servidor pode concedê-las.
blocked = ✓ { $who } não pode mais desafiar você.
unblocked = ✓ Essa pessoa pode desafiar você de novo.
block-bot = Bots não desafiam ninguém.
block-oneself = Você não pode se bloquear.

## Lists and long texts

games-title = Suas partidas{ $pages ->
    [1] {""}
   *[other] {" "}· página { $page } de { $pages }
}
summary-against = contra { $who }
summary-move = lance { $number }
summary-turn = { $mine ->
    [yes] sua vez
    [out] você está fora, vez de { $who }
   *[no] vez de { $who }
}
summary-due = o tempo acaba { $when }
summary-offer = { $who } { $offer ->
    [draw] propõe empate
    [time] ficou sem tempo
   *[takeback] pede para voltar um lance
}
summary-board = [tabuleiro]({ $link })
summary-over = { $how ->
    [won] você venceu
    [lost] você perdeu
    [drawn] empate
    [cancelled] cancelada
   *[other] vitória de { $who }
}
span = { $unit ->
    [days] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
   *[minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
}
span-short = { $unit ->
    [days] { $count }d
    [hours] { $count }h
   *[minutes] { $count }min
}
time-left = tempo: { $span }
games-yours = **Sua vez ({ $count })**
games-challenges = **Desafios ({ $count })**
games-waiting = **Em espera ({ $count })**
games-silent = -# Minha última mensagem sobre ela não chegou a ninguém (o Discord diz: { $why }).
games-unread = -# { $count ->
    [one] Mais uma partida sua não pode ser lida agora.
   *[other] Mais { $count } partidas suas não podem ser lidas agora.
} Quem cuida de mim pode ver por quê.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· em { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [desafio]({ $link })
    } · expira { $when }
finished-title = Suas partidas encerradas{ $page ->
    [1] {""}
   *[other] {" "}· página { $page }
}
finished-none = Você ainda não tem partidas encerradas.
games-more = … e mais { $count }.
games-guided = -# Sua partida guiada ainda está em andamento. Só você a vê.
games-none = Você não tem partidas nem desafios. Comece uma aqui, ou desafie quem quiser com `/challenge`.
rules-standard =
    {""}**Murus Gallicus** é um jogo de Phil Leduc. Os Romanos começam.
    {""}**1. Mover.** Uma torre semeia suas duas pedras nas duas casas seguintes em linha: vazias, ou com muralhas suas, que viram torres. Muralhas nunca se movem.
    {""}**2. Sacrificar.** Uma torre dá uma pedra para capturar uma muralha inimiga ao lado dela.
    {""}**3. Vencer.** Ponha uma pedra na primeira fileira do inimigo, ou deixe o inimigo sem lances.
    -# Não dá para passar a vez. Tripla repetição é empate. { rules-corner }
rules-corner = Uma torre com uma marca no canto pode invadir no próximo lance.
rules-hint = Ler sobre outro assunto
rules-differs = **{ $name }**, uma variante de Murus Gallicus de Phil Leduc. Todo o resto segue o jogo padrão: `/learn rules`.
rules-advanced =
    {""}**Avançada: catapultas.** As pilhas vão até três pedras. Uma torre também pode semear suas pedras em torres suas, que viram catapultas, mas nunca em catapultas.
    • Uma catapulta não se move. Ela **lança** uma pedra a duas ou três casas, para a frente ou para os lados, em cinco direções. A pedra passa por cima de tudo. Em uma casa vazia, ela vira muralha (`a3-a6`). Uma peça inimiga perde uma pedra, e a pedra lançada se perde (`a3xa6`). Ela nunca cai nas suas próprias peças. Depois disso, a catapulta é uma torre.
    • Uma torre ao lado de uma catapulta inimiga pode **reduzi-la**: dê uma pedra, e ela vira torre (`b4xb5`). Dê as duas, e ela vira muralha, enquanto a sua casa fica vazia (`b4xxb5`).
    • Uma **invasão precisa sobreviver**: uma pedra na primeira fileira do inimigo só vence se ainda houver uma lá quando o seu próximo turno começar.
rules-balanced =
    {""}**Abertura equilibrada.** O primeiro turno de cada lado é especial: tire uma das suas torres iniciais e ponha as duas pedras dela como duas muralhas em duas casas quaisquer da sua segunda fileira. Escreve-se `a1-c2,e2`.
    Depois do turno especial dos Romanos, o outro lado pode **trocar** de lado em vez de responder. Quem ficar com os Gauleses faz o turno especial deles.
rules-escape = **Fuga.** Não há invasão: pode-se entrar na primeira fileira do inimigo, mas isso não tem efeito. Você vence quando o inimigo não tem lances no começo de um turno.
rules-houdini = **Houdini.** Não há capturas. Todo o resto segue o jogo padrão. Entendemos que uma invasão ainda vence: o autor chama isso de “a única mudança de regra”, mas em outro lugar fala da sua versão Fuga. Você também pode jogar Houdini com Fuga, sem invasão.
rules-board = **O tabuleiro:** { $name }.
rules-boards =
    {""}**Tabuleiros.** **{ choice-8x7 }** é o padrão. **{ choice-7x7 }**, **{ choice-8x8 }** e **{ choice-9x9 }** têm uma torre em cada casa das duas fileiras iniciais.
    • **{ choice-8x8-six }**, uma partida mais curta: seis torres de cada lado, com os cantos vazios. **{ choice-8x8-two }**: duas fileiras de torres de cada lado, e o objetivo é a de fora.
    • **{ choice-hex }**: um hexágono de 61 casas nas colunas `a` a `i`. Joga-se em seis direções. Cada lado tem nove torres, uma na sua ponta de cada coluna. Essas pontas são as fileiras iniciais. **{ choice-hex-eleven }**: onze torres de cada lado nas duas colunas mais externas, e o objetivo é a coluna de fora.
    • **{ choice-8x8-four }** e **{ choice-hex-three }** são para quatro e três pessoas. Escolha “Três e quatro pessoas” abaixo.
    Não dá para jogar com catapultas nos tabuleiros hexagonais nem com três ou quatro pessoas. Em **{ choice-8x8-two }** dá. Nenhum desses tabuleiros tem a abertura equilibrada.
rules-several =
    {""}**Três e quatro pessoas.** Em **{ choice-8x8-four }**, cada lado tem seis torres em uma borda: Romanos na fileira 1, depois, no sentido horário, Gauleses na coluna a, Germanos na fileira 8, Bretões na coluna h. Em **{ choice-hex-three }**, cada lado tem cinco torres em bordas alternadas: Romanos embaixo à esquerda, Gauleses em cima à esquerda, Germanos à direita.
    Joga-se no sentido horário a partir dos Romanos. Não há invasão. Se você não tiver lances no começo do seu turno, desistir ou ficar sem tempo, está fora. Suas pedras ficam e ainda podem ser capturadas. Vence quem restar por último.
rules-notation =
    {""}**Como se escrevem os lances**, como no artigo da Abstract Games (2022):
    • `b4-d4` uma torre e a segunda casa que ela alcança, `b4xc5` dar uma pedra para capturar a muralha inimiga em c5.
    • `a3-a6` um lançamento em uma casa vazia, `a3xa6` em uma peça inimiga, `b4xb5` uma pedra contra uma catapulta, `b4xxb5` as duas.
    • `a1-c2,e2` o primeiro turno de uma partida equilibrada, `swap` em vez de responder a ele.
    Maiúsculas, espaços, outros traços, números de lance e `!?` não importam: `b4 d4`, `B4–D4` e `12. b4d4!` são todos lidos.
button-support = Obter ajuda
help-title = Como jogar aqui
help-text =
    {""}*Murus Gallicus*, um jogo de Phil Leduc, um lance de cada vez.
    {""}**Jogar:** com `/challenge` você chama uma pessoa, quem quiser ou a mim.
    {""}**Mover:** clique em **Mover** abaixo do tabuleiro, ou responda a ele com `b4-d4`.
    {""}**Empate, voltar lance, desistir:** clique em **Mais** abaixo do tabuleiro, ou use `/game draw`, `/game takeback`, `/game resign`.
    {""}**Suas partidas:** `/games`, também as encerradas.
    {""}**Avisos, horário de silêncio, férias:** `/settings`.
    {""}**Melhorar:** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**Qualquer tabuleiro em um canal:** clique com o botão direito ou mantenha o toque, depois **Apps**: ver lance a lance, continuar, analisar.
    {""}**Comparar:** `/profile`, `/leaderboard`.

## Variants

preset-standard = Padrão
preset-advanced = Avançada
preset-balanced = Equilibrada
preset-advanced-balanced = Avançada e equilibrada
preset-escape = Fuga
preset-houdini = Houdini
preset-short = Curta
preset-large = Grande
preset-deep = Duas fileiras
preset-hex = Hex
preset-eleven = Hex com onze
variant-seats = { $seats ->
    [3] três pessoas, 3
    [4] quatro pessoas, 4
   *[other] {""}
}
preset-three = Três pessoas
preset-four = Quatro pessoas
variant-standard = Alcance a última fileira, ou deixe o outro lado sem lances.
variant-differs = O que muda aqui: { $clauses }.
differs-and = {", e "}
differs-advanced = torres podem virar catapultas, que lançam pedras, e uma invasão precisa sobreviver a um turno
differs-balanced = o primeiro turno de cada lado põe duas muralhas, e quem joga em segundo pode trocar de lado depois do primeiro turno
differs-escape = não há invasão, só se vence por impasse
differs-houdini = não há capturas
differs-8x7 = o tabuleiro tem oito colunas e sete fileiras
differs-7x7 = o tabuleiro tem sete colunas e sete fileiras, com sete torres de cada lado
differs-8x8 = o tabuleiro tem oito colunas e oito fileiras
differs-9x9 = o tabuleiro tem nove colunas e nove fileiras, com nove torres de cada lado
differs-8x8-six = o tabuleiro tem oito colunas e oito fileiras, com seis torres de cada lado e cantos vazios
differs-8x8-two = o tabuleiro tem oito colunas e oito fileiras, com duas fileiras de torres de cada lado
differs-hex = o tabuleiro é um hexágono de 61 casas, com nove torres de cada lado e seis direções
differs-hex-eleven = o tabuleiro é um hexágono de 61 casas, com onze torres de cada lado nas duas colunas mais externas, e o objetivo é a coluna de fora do inimigo
differs-hex-three = três pessoas jogam em volta de um hexágono de 61 casas com cinco torres para cada uma, e vence a última que ainda puder jogar
differs-8x8-four = quatro pessoas jogam em volta de um tabuleiro de oito colunas e oito fileiras com seis torres para cada uma, e vence a última que ainda puder jogar
level-unknown = Não existe esse nível. Escolha um da lista.
variant-unreadable = Não consigo ler isso como variante. Escolha uma da lista, ou escreva opções e um tabuleiro, como `advanced+balanced@9x9`.
variant-unknown = Não conheço a variante `{ $text }`. Escolha uma da lista, ou escreva opções e um tabuleiro, como `advanced+balanced@9x9`.
variant-unknown-board = Não conheço o tabuleiro `{ $text }`. A opção `board` lista todos os tabuleiros.
variant-repeated = Você não pode combinar `{ $text }` com as outras opções.
variant-not-allowed = Você não pode jogar no tabuleiro “{ $board }” com a opção “{ $option }”.
variant-required = Você só pode jogar no tabuleiro “{ $board }” com a opção “{ $option }”.

## Commands

command-challenge = Desafiar uma pessoa, quem quiser ou o Murus para uma partida de Murus Gallicus
command-challenge-user = Desafiar no Murus Gallicus
command-board-walk = Ver lance a lance
command-board-go-on = Continuar daqui
command-board-review = Análise
command-play = Fazer um lance
command-games = Suas partidas e desafios, primeiro onde é a sua vez
command-board = Mostrar um tabuleiro do seu lado, só para você
command-moves = Os lances de uma partida até agora
command-resign = Desistir de uma partida
command-hint = Mostrar um bom lance em uma partida amigável. O resultado conta suas dicas
command-review = Analisar uma partida encerrada
command-watch = Ver uma partida, ou pôr o Murus para jogar contra o Murus
command-draw = Propor empate
command-takeback = Voltar seu último lance: na hora se o outro lado não viu, ou se ele concordar
command-abort = Cancelar uma partida antes do segundo lance dela
command-give = Dar mais tempo ao outro lado
command-adopt = Assumir o lugar de alguém que saiu deste servidor
command-plan = Planejar respostas a possíveis lances do outro lado, ou listar e apagar seus planos
command-settings = Como e quando aviso você, seu fuso horário, férias, bloqueios e seus dados
command-mute = Silenciar uma partida ou reativar os avisos dela
command-profile = Os ratings e resultados de uma pessoa, também contra você
command-leaderboard = Os melhores ratings
command-statistics = Como acabaram todas as partidas
command-export = Os lances de uma partida, ou de todas as suas, em um arquivo
command-import = Importar uma partida pelos lances, para ver ou continuar
command-go-on = Continuar de uma posição de outra partida
command-setup = Configurar o Murus neste servidor
command-game = Mais ações em uma partida: empate, voltar lance, desistir, exportar e mais
command-event = Eventos deste servidor, como um mês aberto
command-event-list = Os eventos em andamento aqui
command-event-league = Gerência: abrir uma liga com temporadas, divisões e partidas que começam sozinhas
command-event-cup = Gerência: abrir uma copa (eliminatória, grupos ou suíço), com partidas que começam sozinhas
command-event-ladder = Gerência: abrir uma escada, na qual se desafia quem está acima
command-event-simul = Gerência: abrir uma simultânea, na qual uma pessoa joga contra muitas
command-event-team = Gerência: jogar contra outro servidor, ou entrar no confronto dele com um código
command-event-month = Gerência: abrir um mês em que contam as partidas contra gente nova
command-event-manage = Gerência: pausar um evento, retirar ou substituir participantes, decidir partidas
command-event-vote = Gerência: este canal vota seus lances contra o Murus, uma pessoa ou outro canal
command-event-stop = Gerência: encerrar um evento antes da hora
command-server = Configurações e moderação, para quem gerencia este servidor
command-moderate = Encerrar ou anular uma partida, ou ver o que a moderação fez
command-learn = Como se joga Murus Gallicus
command-help = Como jogar aqui
command-launch = Jogar Murus Gallicus aqui, no Discord
option-challenge-opponent = Oponente. Deixe vazio para que qualquer pessoa possa aceitar
option-challenge-variant = Variante (padrão: o jogo padrão)
option-challenge-time = Relógio de cada lado (padrão: 3 dias no início, +1 dia por lance)
option-challenge-rated = Valendo rating ou amigável (padrão: rating entre duas pessoas, da 4ª partida contra gente)
option-challenge-weekends-off = Parar o relógio de cada pessoa nos fins de semana, no fuso horário dela
option-challenge-board = Tabuleiro
option-challenge-advanced = Jogar com catapultas
option-challenge-balanced = Jogar com a abertura equilibrada
option-challenge-escape = Jogar sem invasão
option-challenge-houdini = Jogar sem capturas
option-challenge-side = Seu lado
option-challenge-opponent2 = Segundo oponente, para três ou quatro pessoas
option-challenge-opponent3 = Terceiro oponente, para quatro pessoas
option-challenge-note = Um recado curto para quem vai jogar contra você
option-challenge-level = Nível do Murus, se você desafiar o Murus
option-play-move = Como b4-d4 ou b4xc5, ou empate, voltar, desistir
option-play-game = O nome curto da partida, se você tiver várias
option-board-text = Mostrar também em letras e palavras
option-board-game = O nome curto da partida, se você tiver várias
option-moves-game = O nome curto da partida, se você tiver várias
option-resign-game = O nome curto da partida, se você tiver várias
option-hint-game = O nome curto da partida, se você tiver várias
option-review-game = O nome curto da partida (padrão: a partida deste tópico)
option-draw-game = O nome curto da partida, se você tiver várias
option-takeback-game = O nome curto da partida, se você tiver várias
option-abort-game = O nome curto da partida, se você tiver várias
option-give-game = O nome curto da partida, se você tiver várias
option-plan-game = O nome curto da partida, se você tiver várias
option-mute-game = O nome curto da partida, se você tiver várias
option-moderate-game = O nome curto da partida, se você tiver várias
option-export-game = O nome curto da partida, se você tiver várias
option-adopt-game = O nome curto da partida (padrão: a partida deste tópico)
option-give-days = Número de dias
option-plan-moves = O lance do outro lado, sua resposta etc., como e5xf5 e4-g6. Ponto e vírgula abre outra linha
option-profile-person = Pessoa (padrão: você)
option-leaderboard-pool = Tipo de partida
option-leaderboard-everywhere = Todos os servidores, não só este
option-export-format = Texto, JSON ou o registro do Abstract Play
option-export-all = Todas as suas partidas
option-import-moves = Os lances, como 1. a1-c3 d7-d5 2. e assim por diante. Sem eles, abre-se um formulário
option-import-variant = Variante (padrão: o jogo padrão)
option-go-on-game = O nome curto da outra partida
option-go-on-ply = Quantos turnos manter, contando os dois lados (padrão: todos antes de ela se decidir)
option-go-on-opponent = Oponente (padrão: Murus)
option-go-on-side = Seu lado (padrão: o que você tinha)
option-go-on-level = Nível do Murus
option-event-league-variant = A variante das partidas (padrão: jogo padrão)
option-event-league-time = O relógio das partidas (padrão: 3 dias no início, +1 dia por lance)
option-event-league-weeks = A duração de uma temporada em semanas (padrão: 4)
option-event-ladder-variant = A variante das partidas (padrão: jogo padrão)
option-event-ladder-time = O relógio das partidas (padrão: 3 dias no início, +1 dia por lance)
option-event-ladder-weeks = A duração de uma temporada em semanas (padrão: enquanto vocês jogarem)
option-event-ladder-repeat = Com temporada: a seguinte vem sozinha (padrão: sim)
option-event-simul-host = Quem joga contra todo o resto (padrão: você)
option-event-simul-side = O lado de quem dá a simultânea (padrão: alternado)
option-event-simul-variant = A variante das partidas (padrão: jogo padrão)
option-event-simul-time = O relógio das partidas (padrão: 3 dias no início, +1 dia por lance)
option-event-simul-boards = Número máximo de tabuleiros. Começa quando todos estiverem ocupados (padrão: 10)
option-event-simul-days = Se não encher, começa depois deste número de dias (padrão: 7)
option-event-simul-weeks = Quantas semanas as partidas podem durar (padrão: 4)
option-event-simul-rated = Se as partidas valem rating (padrão: não)
option-event-team-code = O código do confronto do outro servidor. Deixe vazio para abrir um
option-event-team-variant = A variante das partidas (padrão: jogo padrão)
option-event-team-time = O relógio das partidas (padrão: 3 dias no início, +1 dia por lance)
option-event-team-boards = Número máximo de tabuleiros (padrão: 10)
option-event-team-days = Começa depois deste número de dias (padrão: 7)
option-event-team-weeks = Quantas semanas pode durar (padrão: 4)
option-event-cup-form = Como se decide quem vence (padrão: eliminatória; acima de 16 participantes, suíço)
option-event-cup-variant = A variante das partidas (padrão: jogo padrão)
option-event-cup-time = O relógio das partidas (padrão: 3 dias no início, +1 dia por lance)
option-event-cup-size = Número máximo de participantes. A copa começa quando encher (padrão: 16)
option-event-cup-weeks = A duração de uma rodada em semanas (padrão: 2)
option-event-cup-days = Se não encher, começa depois deste número de dias (padrão: 7)
option-event-cup-repeat = A próxima copa abre assim que esta começar (padrão: não)
option-event-vote-opponent = O oponente (padrão: Murus)
option-event-vote-level = O nível do Murus (padrão: Centurião)
option-event-vote-another-server = Jogar contra um canal de outro servidor: você recebe um código para a gerência de lá
option-event-vote-code = O código que você recebeu da gerência do outro servidor
option-event-vote-variant = A variante (padrão: jogo padrão)
option-event-vote-side = O lado do canal (padrão: por sorteio)
option-event-vote-hours = Quanto tempo dura cada votação, em horas (padrão: 24)
option-event-vote-captain = De quem é o voto de Minerva, que desempata (padrão: seu)
option-event-month-variant = Só contam partidas desta variante (padrão: todas)
option-event-month-repeat = Abrir o próximo quando este acabar (padrão: sim)
option-moderate-act = Ação (padrão: mostrar o registro da moderação)
option-moderate-reason = Motivo, que aparece para quem joga e no registro da moderação
option-watch-romans = Nível dos Romanos
option-watch-gauls = Nível dos Gauleses
option-watch-variant = Variante (padrão: o jogo padrão)
choice-knockout = Eliminatória
choice-groups = Grupos, depois quem venceu os grupos
choice-swiss = Suíço (ninguém é eliminado)
choice-romans = Romanos, que começam
choice-gauls = Gauleses
choice-germans = Germanos, em partidas para três e quatro
choice-britons = Bretões, em partidas para quatro
choice-alternate = Alternado
choice-either = Sorteado
choice-mention = Uma menção na partida
choice-direct = Uma mensagem direta
choice-both = As duas coisas
choice-digest = Uma mensagem por dia sobre todas as partidas
choice-off = Nada
choice-other = Outras partidas
choice-text = Lances em texto
choice-json = JSON
choice-abstract-play = Registro de partida do Abstract Play
choice-end = Encerrar uma partida em andamento sem resultado
choice-annul = Anular o resultado de uma partida encerrada
language-name = Português
choice-bank = 3 dias no início, +1 dia por lance (máx. 5)
choice-slow = 7 dias no início, +2 dias por lance (máx. 14)
choice-turn-1 = 1 dia por lance
choice-turn-2 = 2 dias por lance
choice-turn-3 = 3 dias por lance
choice-turn-5 = 5 dias por lance
choice-turn-7 = 7 dias por lance
choice-turn-14 = 14 dias por lance
choice-none = Sem relógio
choice-standard = Jogo padrão
choice-advanced = Avançada
choice-balanced = Equilibrada
choice-escape = Fuga
choice-houdini = Houdini
choice-boards = Tabuleiros
choice-several = Três e quatro pessoas
choice-notation = Como se escrevem os lances
choice-8x7 = 8 por 7
choice-7x7 = 7 por 7
choice-8x8 = 8 por 8
choice-9x9 = 9 por 9
choice-8x8-six = 8 por 8, seis torres
choice-8x8-two = 8 por 8, duas fileiras
choice-hex = Hexágono
choice-hex-eleven = Hexágono, onze torres
choice-hex-three = Hexágono, três pessoas
choice-8x8-four = 8 por 8, quatro pessoas

## Pages beside Discord

button-open = Abrir o tabuleiro
button-open-game = Abrir
sheet-alt-line = { $title }: { $line }
button-open-mine = Meus tabuleiros
button-launch = Abrir no Discord
turn-open = [abrir o tabuleiro](<{ $link }>)
page-skip = Ir para o conteúdo
page-nav = Páginas
page-me = Partidas
page-board = Tabuleiro livre
page-language = Português
page-about = Sobre
page-against-level = Contra { $level }
page-against-turn = Sua vez, { side-name }.{ $first ->
    [true] {" "}Toque em uma das suas peças, depois na casa de destino.
   *[other] {""}
 }
page-again = Nova partida
page-board-label = O tabuleiro
page-play = Jogar
page-busy = Há gente demais pedindo agora. Tente de novo daqui a pouco.
page-more = Mais
page-status-yours = **Sua vez.**
page-status-theirs = Aguardando { $who }.
page-status-last = { $who } jogou **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] Você venceu.
    [lost] Você perdeu.
   *[drawn] Empate.
}
page-status-own = Você jogou **{ $move }** ({ $deed }).
page-offer-own = { $offer ->
    [draw] Você propõe empate. A proposta vale até o próximo lance, mesmo que seja seu.
    [time] Você ficou sem tempo. O outro lado pode deixar você continuar.
   *[takeback] Você pede para voltar um lance.
}
page-offer-refused = { $fate ->
    [declined] { $who } recusou { $offer ->
        [draw] sua proposta de empate.
       *[takeback] seu pedido para voltar um lance.
    }
   *[lapsed] { $offer ->
        [draw] Sua proposta de empate expirou.
       *[takeback] Você pediu para voltar um lance, e a partida seguiu.
    }
}
page-rematch-offered = Revanche proposta.
rematch-wished = { $who } quer uma revanche.
page-rematch-declined = { $who } recusou uma revanche.
page-rematch-ask = Pedir uma revanche? { $terms }
page-rematch-begun = A revanche começou.
page-rematch-open = Ir para a revanche
page-count = { $unit ->
    [tower] { $form ->
        [one] torre
       *[other] torres
    }
   *[wall] { $form ->
        [one] muralha
       *[other] muralhas
    }
}
page-vote = { $close ->
    [yes] **Foi por pouco.** Escolha entre **{ $one }** e **{ $other }**. { vote-tie }
   *[no] **{ $who } vota neste lance.** Toque no lance que você quer.
}{ $open ->
    [yes] {" "}A votação termina { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = Você está assistindo. Para votar, clique em **Mais** no Discord e depois em “Abrir o tabuleiro”.
page-vote-own = Você votou em **{ $move }**. Ainda pode mudar.
page-vote-confirm = Toque na casa de novo ou clique em Votar.
page-confirm = Toque na casa de novo ou clique em Jogar.
page-waits = { $move } está salvo e será enviado quando você tiver conexão.
page-held = Vou enviar quando você tiver conexão.
page-choose = { $cell }: escolha uma casa marcada.
page-missed = { $own ->
    [yes] Enquanto isso, você jogou { $move }.
   *[no] Enquanto isso, { $who } jogou { $move }.
}
page-earlier = Esta é uma posição anterior.
page-to-game = Ir para a partida
page-selectable = pode ser escolhida
page-selected = escolhida
page-keys = Teclas
page-keys-arrows = Tirar as setas
page-close = Fechar
page-undo = Desfazer
page-type = Ou escreva um lance
page-send = Enviar
page-moves = Lances
page-opening = Aberturas
page-known = { $column ->
    [move] Lance
    [games] Partidas
    [points] Pontos
   *[by] Quem mais joga
}
page-due = Sua vez
page-thinks = O Murus está pensando…
page-which = Qual deles?
page-lost = Conexão perdida. Tentando de novo…
page-later = Está demorando. Tente de novo em um minuto.
page-failed = Algo deu errado do meu lado. Tentando de novo…
page-unread = Não consigo ler este pedido.
page-away = Não consigo acessar meu banco de dados agora. Tentando de novo…
page-too-often = Você está carregando páginas rápido demais. Espere um pouco, e esta página tenta de novo.
page-not-in = Você está assistindo. Para jogar, clique em Mover ou Minha visão no Discord e depois em “Abrir o tabuleiro”.
page-on-discord = Isso se escolhe no Discord.
page-person = alguém
page-unit = { $unit ->
    [none] vazia
   *[other] { unit-name } { side-adjective }
}
page-private = Esta partida é privada. Se for sua, clique em “Mover” no Discord e depois em “Abrir o tabuleiro”: isso abre sua sessão aqui.
page-missing-title = Nada por aqui
page-later-title = Um momento
page-refused-title = Não funcionou
page-signed-out-title = Entre para continuar
page-start = Ir para a página inicial
page-unknown = Não há página neste endereço.
page-in = Entrando
page-in-about = Um momento, seu tabuleiro está abrindo.
page-activity-none = Não deu para entrar no Discord. Feche esta janela e abra de novo.
page-activity-later = O Discord não está respondendo agora. Feche esta janela e abra mais tarde.
role-rating = Rating
role-games = Partidas terminadas
role-puzzle-rating = Rating em problemas
role-streak = Dias seguidos com o cerco do dia resolvido
role-champion = Venceu um evento
page-role = Cargo vinculado
page-role-about = Pronto. O Discord tem agora estes números de hoje. Eles não mudam sozinhos: abra esta página de novo para enviar outros.
page-role-again = Enviar meus números de novo
page-role-none = Nada foi enviado. Abra de novo o cargo vinculado no Discord e termine em até dez minutos neste navegador.
page-link-none = Este link de entrada não funciona. Clique em “Abrir o tabuleiro” no Discord para ter um novo.
page-link-expired = Este link tem mais de dez minutos. Clique em “Abrir o tabuleiro” no Discord para ter um novo.
page-link-used = Este link já foi usado. Clique em “Abrir o tabuleiro” no Discord para ter um novo.
page-from-nowhere = Este pedido vem de outro site, ou seu navegador ou um proxy esconde de onde ele vem. Por segurança, não fiz nada.
page-link-ended = Este link não funciona mais. Clique em “Abrir o tabuleiro” no Discord para ter um novo.
page-in-other = Outra pessoa está com a sessão aberta aqui
page-in-other-about = A sessão aberta neste navegador é de { $here }. Este link é para { $other }.
page-in-other-do = Entrar com este link
page-me-due = Sua vez
page-me-waiting = Em espera
page-me-challenged = { $who } desafia você
page-me-challenges = Desafios
page-me-over = Encerradas
page-me-events = Eventos
page-me-none = Você não tem partidas nem desafios.
page-level = Nível
page-either-side = Qualquer lado
page-murus-begin = Começar a partida
page-murus-about = A partida é amigável e não tem relógio.
page-challenge = Enviar o desafio
page-challenge-someone = Desafiar alguém
page-challenge-anyone = Qualquer pessoa do servidor
page-challenge-who = Estas são as pessoas com quem você já jogou ou está em um evento. Você pode desafiar outras no Discord com /challenge.
page-challenge-where = Vou publicar seu desafio em { $channel }.
page-challenge-none = Você pode desafiar pessoas aqui depois de jogar em um servidor. Para começar, escreva /challenge em um canal desse servidor.
page-come-back-yes = Encerrar suas férias agora?
page-vacation-days = Dias de férias
page-vacation-asks = Sair de férias agora? Seus relógios param, eu paro de avisar você, e quem joga contra você fica sabendo.
page-vacation-start = Começar
page-settings-save = Salvar
page-settings-done = Salvo.
page-settings-pings = Avisos
page-settings-play = Tabuleiros e lances
page-settings-you = Você
page-settings-notify = Quando for a sua vez
page-settings-quiet-from = Início do silêncio
page-settings-quiet-until = Fim do silêncio
page-settings-hour = { $hour }:00
page-settings-boards = Tabuleiros
page-settings-boards-choice = { $value ->
    [letters] Imagem, palavras e letras
    [words] Imagem e palavras
   *[picture] Imagem
}
page-settings-moves = Lances imediatos
page-settings-moves-choice = { $value ->
    [always] Sempre
    [never] Nunca
   *[alone] Só contra o Murus
}
page-settings-moves-hint = Jogo sem perguntar o lance que você escolhe com os botões.
page-settings-theme = Tema do tabuleiro
page-settings-theme-hint = O tema dos tabuleiros públicos é escolhido pelo servidor.
page-settings-dots = Nomes das casas nos pontos
page-settings-dots-choice = { $value ->
    [all] Em todos os tabuleiros
   *[hexagons] Só em hexágonos
}
page-settings-language = Idioma
page-settings-language-choice = { $value ->
    [discord] O mesmo do Discord
   *[other] { $value }
}
page-settings-sharing = Páginas das suas partidas
page-settings-sharing-choice = { $value ->
    [private] Só quem joga
    [public] Todo mundo, e as encerradas são listadas
   *[link] Quem tiver o link
}
page-settings-open-data = Partidas encerradas como dados abertos
page-settings-open-data-choice = { $value ->
    [on] Sim, sem o meu nome
   *[off] Não
}
page-settings-saved = Quando seu tempo acabar
page-settings-vacation = Férias
page-settings-data = Seus dados
page-settings-blocked = Pessoas bloqueadas
page-settings-block = Você pode bloquear pessoas no Discord, em `/settings`. Depois disso, elas não podem desafiar você.
page-settings-unblock = Desbloquear
page-browsers = Onde sua sessão está aberta
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } no { $system }
}
page-browser-unknown = Um navegador
page-browser-seen = { $days ->
    [0] { $browser }, visto hoje
    [1] { $browser }, visto ontem
   *[other] { $browser }, visto há { $days } dias
}
page-here = aqui
page-out = Encerrar sessão
page-out-others = Encerrar outras sessões
page-calls = Notificações
page-calls-about = { $state ->
    [instead] Este navegador avisa quando é a sua vez ou alguém desafia você. Nesse caso, não aviso você no Discord.
    [beside] Este navegador avisa quando é a sua vez ou alguém desafia você, e eu também aviso no Discord.
   *[none] Este navegador pode avisar quando é a sua vez ou alguém desafia você, mesmo sem nenhuma página aberta. Nesse caso, não vou avisar você no Discord.
}
page-calls-quiet = { $notify ->
    [digest] Você escolheu uma mensagem por dia, então este navegador só mostra lembretes.
   *[off] Você desativou os avisos, então este navegador fica em silêncio.
}
page-calls-on = Notificar neste navegador
page-calls-off = Parar de notificar aqui
page-calls-beside = Avisar no Discord também
page-calls-instead = Não avisar no Discord
page-calls-denied = Seu navegador bloqueia notificações desta página. Permita nas configurações dele e tente de novo.
page-calls-failed = Seu navegador não conseguiu ativar as notificações. Tente de novo mais tarde.
page-calls-bad = Não consigo enviar notificações a este navegador. Tente outro.
browser-invite = { $kind ->
    [rematch] { $who } quer uma revanche
    [weekly] { $who } chama você para a partida da semana
    [gathering] { $who } convida você para uma partida
   *[named] { $who } desafia você
}
browser-call = { $kind ->
    [played] { $who } jogou { $move }
    [turn] É a sua vez
    [draw] Há uma proposta de empate para você
    [time] { $who } ficou sem tempo. Você decide o que acontece
    [takeback] Há um pedido para voltar um lance
    [remind] { $waiting ->
        [one] { $who } está esperando seu lance
       *[other] O resto do grupo está esperando seu lance
    }
    [most] A maior parte do seu tempo já se foi
   *[last] Seu tempo está quase no fim
}
page-variant = Variante
page-set-up = Configurar
page-add = Adicionar ao Discord
page-front-about = Murus Gallicus, o jogo de muralhas e torres de Phil Leduc, por correspondência no Discord.
page-front-goal = Construa muralhas e torres e leve uma pedra à última fileira.
page-front-play = Jogar contra o Murus
page-front-on = Continuar sua partida
page-front-learn = Aprenda em dois minutos
page-front-siege = Cerco de hoje
page-siege-out = Você pode resolver aqui depois de abrir sua sessão. Clique em “Abrir o tabuleiro” ou “Meus tabuleiros” no Discord para ter um link.
page-siege-bell-on = Vou avisar você no Discord quando o próximo cerco começar.
page-siege-bell-off = Não vou mais avisar você dos cercos deste servidor.
page-siege-over = Resolver o cerco de ontem
page-siege-none = Nenhum dos seus servidores tem um cerco agora. Quando algum tiver, clique em **Resolver** lá, e ele abre aqui também.
page-siege-server = Servidor
page-front-pause = Pausa
page-front =
    {""}**Murus Gallicus** é um jogo de Phil Leduc (criado em 2005, publicado em 2009). Romanos e Gauleses constroem muralhas e torres e tentam invadir o outro lado.
    Jogue por correspondência no Discord: desafie alguém, jogue quando tiver um minuto e receba um aviso quando for a sua vez. Ou jogue contra o próprio Murus, em oito níveis.
page-privacy = Privacidade
page-privacy-text =
    O Murus guarda os IDs do Discord das pessoas que o usam, o idioma delas e o que elas escrevem: lances, configurações, recados, desafios. Não guarda nomes, imagens nem endereços.
    As partidas ficam guardadas enquanto o serviço existir. O que o Murus enviou fica guardado por um mês. A sessão de um navegador fica aberta por trinta dias depois da última visita, com um cookie que contém um número aleatório. O Murus anota o nome curto desse navegador, como “Chrome no Android”, e nada mais sobre ele. Se você escolher um idioma ou, sem abrir sessão, um tema para as páginas, seu navegador guarda essa escolha por um ano, com um cookie que só contém a escolha.
    Se você ativar notificações em um navegador, o Murus também guarda como alcançá-lo pelo serviço de push dele, até você desativá-las ou encerrar a sessão lá. O serviço de push não consegue lê-las.
    Se você abrir o tabuleiro no Discord, o Murus lembra por dez minutos o que você abriu. Seus números para cargos vinculados vão para o Discord cada vez que você pede, e para nenhum outro lugar. Lá eles ficam até você remover o Murus dos aplicativos autorizados do Discord.
    Se você estiver com a sessão aberta e abrir o tabuleiro em que se analisa junto uma partida encerrada, quem jogou vê seu nome, e o Murus anota quando você o teve aberto pela última vez.
    Nas suas configurações, aqui ou com /settings no Discord, você pode ver tudo o que está guardado sobre você e apagar. Quem jogou contra você fica com as partidas, sem o seu nome. Se você e as outras pessoas de uma partida escolherem isso nas configurações, quem administra o Murus pode publicar a partida encerrada como dados abertos, sem nomes nem IDs. Nada mais é repassado, e nenhuma página carrega nada de outro lugar.
page-terms = Termos
page-terms-text =
    O Murus é gratuito e vem sem nenhuma garantia. Jogue limpo: faça seus próprios lances em partidas valendo rating e trate bem as outras pessoas.
    As regras de Murus Gallicus são de Phil Leduc. Elas podem ser copiadas e compartilhadas, mas não mudadas.
page-about-text =
    Murus { $version }. Murus Gallicus é um jogo de Phil Leduc. As regras e o mérito são dele.
    O programa é software livre, sob MIT ou Apache-2.0. As letras nas imagens são da fonte Inter, sob a SIL Open Font License.
settings-sharing = { $value ->
    [private] Páginas das minhas partidas: só quem joga
    [public] Páginas das minhas partidas: todo mundo, e as encerradas são listadas
   *[link] Páginas das minhas partidas: quem tiver o link
}
settings-sharing-hint = Quem pode ver as páginas das suas partidas?
settings-open-data = { $value ->
    [on] Partidas encerradas como dados abertos: sim, sem o meu nome
   *[off] Partidas encerradas como dados abertos: não
}
settings-open-data-hint = Suas partidas encerradas podem ser publicadas?
settings-open-data-about = Dados abertos: se todo mundo que jogou uma partida encerrada concordar aqui, quem administra o Murus pode publicar os lances, o resultado e o mês para qualquer pessoa, sem nomes nem IDs. O que foi publicado continua publicado.
settings-sessions = Suas sessões estão abertas desde:
settings-signed-out = Todas as suas sessões foram encerradas.
button-sign-out = Encerrar sessões
button-pages-on = Ativar páginas na web
button-pages-off = Desativar páginas na web
server-pages = Páginas das partidas na web: **{ $some ->
    [yes] sim
   *[no] não
}**
page-first = Ao início
page-back = Um lance para trás
page-on = Um lance para a frente
page-last = Ao fim
page-flip = Girar o tabuleiro
page-won = Está ganho?
page-winner = { $who ->
    [won] Os { side-name } podem forçar a vitória { $moves ->
        [one] em um lance.
       *[other] em até { $moves } lances.
    }
    [nobody] Ninguém pode forçar a vitória aqui.
   *[open] Não achei vitória forçada. Meu palpite: { $romans }% para os Romanos, { $gauls }% para os Gauleses.
}
page-against = Quem joga com o outro lado
page-nobody = Você
page-side = Seu lado
page-position = Começar desta posição
page-public = Partidas públicas
page-looks = Aparência, som, letras
page-embed = Mostrar este tabuleiro no seu site
page-embed-how = Copie isto em uma página sua.
page-show = Mostrar
page-channel = um canal do Discord
page-sound = Um som a cada lance
page-learn = Aprender
page-learn-about = Aprenda Murus Gallicus no tabuleiro, um passo de cada vez.
page-theme = Tema
page-own-games = Das minhas partidas
page-streak = Sequência de cercos: { $days ->
    [1] 1 dia.
   *[other] { $days } dias.
}
page-puzzle-none = Não existe esse problema. Escolha outro tema ou dificuldade.
page-puzzle-unrated = sem rating
page-puzzle-rating = Rating deste problema: { $rating }
page-puzzle-run = Problemas resolvidos seguidos: { $count }.
page-puzzle-answer = Resposta
page-grade = Dificuldade
page-grade-any = Qualquer uma
page-puzzles-over = Você já viu todos os problemas deste tipo.
page-signed-out = Sua sessão não está aberta. Clique em “Abrir o tabuleiro” no Discord para ter um link.
page-learn-basics = O jogo
page-learn-variants = Variantes e outros tabuleiros
page-learn-passed = Passos que você já resolveu
page-set-up-board = Montar uma posição
page-palette = Escolha uma peça, depois toque nas casas ou arraste sobre elas.
page-erase = Apagar
page-turn = De quem é a vez
page-placed = Usar esta posição
page-clear = Limpar o tabuleiro
page-cancel = Cancelar
page-wrong-position = { $kind ->
    [lines] Esta posição não preenche o tabuleiro: são precisas { $what } fileiras, separadas por barras.
    [unit] Nenhuma peça nesta variante tem a letra “{ $what }”.
    [field] “{ $what }” não significa nada aqui.
    [opening] Primeiros turnos especiais só existem no começo de uma partida equilibrada.
    [out] O lado da vez está fora da partida.
    [many] Os { side-name } podem ter no máximo { $what } pedras.
    [stones] Os { side-name } precisam de pelo menos uma pedra.
    [over] A partida já teria acabado: { $what }.
   *[turn] Termine com a letra do lado que joga agora.
}
page-cut = Apagar daqui em diante
page-main = Tornar linha principal
page-tree-long = Cabem no máximo { $most } lances em um link. Apague um ramo para abrir espaço.
page-keep = Salvar linha
page-kept = Salva. Ela está entre as suas linhas.
page-leave = Voltar à partida
# The board on which the players of a finished game analyse it together.
page-together = Analisar em conjunto
page-together-join = Participar
page-together-watch = Assistir
# $who and $other are names. They are the same if there is one person.
page-together-on =
    { $count ->
        [one] { $who } está analisando esta partida.
       *[other] { $who } e { $other } estão analisando esta partida.
    }
page-together-both = Você está analisando esta partida com { $who }.
page-together-waiting = Você está analisando esta partida. { $who } pode participar pela página da partida.
page-together-alone = Você está analisando esta partida.
page-together-admitted = Você também pode fazer lances neste tabuleiro.
page-together-watching = Você está assistindo. Quem jogou vê seu nome.
page-together-unnamed = Você está assistindo.
page-together-reader = { $who } está assistindo.
page-together-editor = { $who } também pode fazer lances.
page-together-admit = Deixar { $who } fazer lances
page-together-dismiss = Deixar { $who } só assistir
page-together-marked = Marcado: { $what }
page-together-draw = Desenhar setas
page-together-outdated = Outra pessoa foi mais rápida. O tabuleiro está assim agora: tente de novo se ainda quiser.
page-together-read-only = Você está assistindo. Peça a quem jogou para deixar você fazer lances.
page-together-gone = Esta pessoa não está mais assistindo. Ela pode voltar a este tabuleiro.
page-together-arrows = Cabem no máximo { $most } setas e círculos no tabuleiro. Aperte X para tirá-los.
page-together-long = Cabem no máximo { $most } lances neste tabuleiro. Apague um ramo para abrir espaço.
page-together-closed = Este tabuleiro não está aberto para você. Você ainda pode testar lances por conta própria.
page-film = Replay
page-moves-text = Lances em texto
page-record = Registro para o Abstract Play
page-record-read = Ver uma partida
page-record-hint = Cole uma partida em qualquer notação ou solte aqui um arquivo com uma

## Events

contest-name = Mês aberto{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = { $name } acabou
contest-stopped = { $name } terminou antes da hora
contest-end = **{ $name } acabou.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Subida: { $who }
contest-end-down = Descida: { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] { $name } acabou. Desta vez nenhuma partida contou.
   *[no] { $name }: o evento não aconteceu.
}
contest-month-about = Jogue partidas valendo rating com outras pessoas do evento: uma vitória vale 2 pontos, um empate vale 1. Das suas partidas com cada pessoa, conta a primeira, se acabar a tempo.
contest-until = Vai até { $day } ({ $when }) · { $people ->
    [0] ninguém entrou ainda
    [1] 1 participante
   *[other] { $people } participantes
}
contest-open = [Abrir a página]({ $link })
page-event-hidden = (privado)
page-event-running = Partidas em andamento
page-event-games = Partidas que contam
page-event-join = Para entrar, clique em **{ $button }** no cartão do evento no Discord.
page-event-in = Você participa.
page-event-joined = Quem participa
page-event-rounds = Rodadas
page-event-bye = sem partida nesta rodada
page-event-lot = por sorteio
page-event-place = #
page-event-person = Nome
page-event-points = Pontos
page-event-played = Partidas
page-event-cross = Tabela cruzada
page-event-earlier = Anteriores
contest-table-none = Nenhuma partida contou ainda.
contest-pairs-about = Os confrontos de cada rodada, com os pontos. Quem avança está em negrito.
contest-table-about = Pontos, partidas e, entre parênteses, vitórias-empates-derrotas.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] à frente pelas partidas entre si
    [beaten] à frente pelos pontos dos oponentes vencidos
   *[side] à frente pelas vitórias com os Romanos
}
contest-own = Você está em { $place }º lugar entre { $people } · { $worth }
contest-gone = alguém que saiu
contest-sum = { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, de { $from } a { $to }
contest-cheer = Parabéns, { $who }!
contest-met-title = { $count ->
    [0] Você ainda não jogou nenhuma partida que conte.
    [1] **Sua partida que conta**
   *[other] **Suas { $count } partidas que contam**
}
contest-met = { $fared ->
    [won] Vitória
    [lost] Derrota
   *[drawn] Empate
} contra { $who } · Partida { $game }
contest-unmet-title = { $count ->
    [0] Você já jogou contra todo mundo que entrou até agora.
    [1] **1 pessoa contra quem você ainda não jogou**
   *[other] **{ $count } pessoas contra quem você ainda não jogou**
}
contest-list-none = Nenhum evento em andamento aqui. Quem gerencia este servidor pode abrir um com `/event month`.
contest-no-server = Eventos pertencem a um servidor. Use `/event list` em um dos canais dele.
contest-opened = ✓ { $name }: aberto até { $day }. O cartão está em { $channel }. { $repeats ->
    [yes] Quando acabar, abre o próximo, e todo mundo entra de novo.
   *[no] Não se repete.
} Você pode encerrá-lo com `/event stop`.
contest-joined = ✓ Você está dentro. Conta sua primeira partida valendo rating com cada uma das outras pessoas. **Minhas partidas** mostra quem você pode desafiar.
contest-leave-ask = Você já está dentro. Quer sair? Você sairia da tabela, e quem jogou contra você fica com os pontos. Você pode voltar enquanto durar.
contest-left-early = ✓ Você saiu. Pode entrar de novo até o começo.
contest-left = ✓ Você saiu. Se entrar de novo, seus resultados voltam.
contest-begun-wait = -# São muitas partidas. Leva uns { $minutes } minutos até todas estarem aqui.
contest-left-begun = ✓ Você saiu e não joga mais neste evento.
contest-not-in = Você ainda não está neste evento. Clique em **Participar** no cartão dele ou em `/event list`.
contest-closed = Você não está neste evento, e ele não aceita mais gente. A tabela mostra como ele está.
contest-mine-rests = Você está em pausa nesta temporada, então não tem partidas nela. Seu lugar fica guardado, e você volta na próxima temporada.
contest-mine-reserve = Você está na reserva, então ainda não tem partidas. Se alguém sair nos primeiros dois dias, o lugar é seu.
contest-mine-late = Você estava na reserva, e nenhum lugar ficou livre nos primeiros dois dias. A tabela mostra como está o evento.
contest-out = { $why ->
    [removed] A gerência retirou você deste evento.
    [late] Você está fora deste evento: perdeu duas partidas no tempo.
    [replaced] Você saiu deste evento, e seu lugar ficou com outra pessoa.
   *[left] Você saiu deste evento.
}{ $count ->
    [0] {" "}Nenhuma das suas partidas conta nele.
   *[other] {""}
}
contest-was-not-in = Você não estava neste evento. `/event list` mostra o que está em andamento.
contest-stop-ask = O que você quer encerrar agora? As partidas de um evento que ainda estão em andamento deixam de contar nele, e a tabela fica no cartão. Uma partida por votação acaba sem resultado, depois de uma pergunta.
contest-stop-done = ✓ { $begun ->
    [yes] { $name } acabou. O cartão mostra como terminou.
   *[no] { $name } não vai acontecer. O cartão diz isso.
}
contest-running = Este servidor já tem um evento assim, até { $day }. `/event list` mostra qual é.
contest-unrated = Partidas neste servidor não valem rating, então nenhuma contaria. Você pode permiti-las em `/server settings`.
contest-several = Só partidas de duas pessoas valem rating. Escolha uma variante para duas.
contest-unknown = Não existe esse evento neste servidor. `/event list` mostra o que está em andamento.
contest-is-over = Este evento acabou. `/event list` mostra o que está em andamento.
contest-league-name = Liga · Temporada { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = Divisão { $number }
contest-league-about = Uma temporada dura { $weeks ->
    [1] uma semana
   *[other] { $weeks } semanas
}. Na sua divisão você joga duas partidas valendo rating com cada pessoa, uma de cada lado. Elas começam sozinhas, algumas de cada vez. { $time } Uma vitória vale 2 pontos, um empate vale 1.{ $divisions ->
    [1] {""}
   *[other] {" "}Depois de uma temporada, duas pessoas de cada divisão trocam de lugar com duas da seguinte: as duas últimas descem, as duas melhores sobem.
}
contest-league-end = O Murus julga as partidas abertas no final: uma vitória provada ou uma vantagem clara conta como vitória, o resto como empate. Se seu tempo acabar duas vezes, você está fora desta temporada e da próxima.
contest-league-begins = Começa em { $day } ({ $when }) com pelo menos 4 participantes · { $people ->
    [0] ninguém entrou ainda
    [1] 1 participante
   *[other] { $people } participantes
}
contest-league-opened = ✓ { $name } está aberta até { $day }. O cartão está em { $channel }. Ela começa sozinha com pelo menos 4 participantes, e a próxima temporada vem em seguida. Você pode encerrá-la com `/event stop`.
contest-league-begun = **{ $name }: começou!** Vai até { $day }. Você joga algumas partidas de cada vez e recebe um aviso quando for a sua vez.
contest-league-joined = ✓ Você está dentro. A temporada começa em { $day }, e suas partidas começam sozinhas. Você joga até { $games } ao mesmo tempo. Quer mais ou menos?
contest-league-in = Você está dentro. A temporada começa em { $day }. Você joga { $games ->
    [1] uma partida de cada vez
   *[other] até { $games } partidas ao mesmo tempo
}.{ $rests ->
    [yes] {" "}Se fizer uma pausa, seu lugar fica guardado por uma temporada.
   *[no] {""}
}
contest-league-plays = Você está dentro. Você joga { $games ->
    [1] uma partida de cada vez
   *[other] até { $games } partidas ao mesmo tempo
}. Se sair, não pode voltar nesta temporada. Suas partidas em andamento continuam, e as que não começaram contam como vitórias do outro lado.
contest-league-rests = ✓ Você está em pausa nesta temporada. Seu lugar fica guardado, e você volta na próxima sem precisar entrar de novo. Clique em **Participar** se quiser jogar mesmo assim.
contest-cup-name = Copa{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] Uma eliminatória: você joga duas partidas valendo rating com a mesma pessoa, uma de cada lado. Se der empate, uma terceira partida decide, depois um sorteio. Quem perde sai.
   *[groups] Grupos de quatro a seis: você joga duas partidas valendo rating com cada pessoa do seu, uma de cada lado. Uma vitória vale 2 pontos, um empate vale 1. Depois, quem venceu os grupos se enfrenta.
    [swiss] Uma copa no sistema suíço: em cada rodada você joga duas partidas valendo rating, uma de cada lado, com alguém que tem mais ou menos os mesmos pontos. Uma vitória vale 2 pontos, um empate vale 1. Ninguém sai.
} Uma rodada dura { $weeks ->
    [1] uma semana
   *[other] { $weeks } semanas
}{ $form ->
    [swiss] .
   *[other] , ou menos, se todas as partidas dela acabarem.
} As partidas começam sozinhas. { $time }
contest-cup-end = O Murus julga as partidas abertas no final de uma rodada: uma vitória provada ou uma vantagem clara conta como vitória, o resto como empate. Se seu tempo acabar duas vezes, você está fora.
contest-cup-begins = Começa com { $size } participantes{ $any ->
    [yes] , ou em { $day } ({ $when }) com pelo menos { $fewest }
   *[no] {" "}(até { $day }, { $when })
} · { $people ->
    [0] ninguém entrou ainda
    [1] 1 participante
   *[other] { $people } participantes
}
contest-cup-round = { $round } até { $day } ({ $when }){ $more ->
    [yes] {" · "}acaba no máximo em { $last }
   *[no] {""}
} · { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}
contest-cup-stage = { $stage ->
    [final] Final
    [semi] Semifinais
    [quarter] Quartas de final
    [groups] Grupos
    [winners] Grupo final
    [swiss] Rodada { $number } de { $rounds }
   *[other] Rodada { $number }
}
contest-cup-group = Grupo { $number }
contest-cup-winners = Grupo final
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · por sorteio"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } está fora
}
contest-cup-bye = { $one } · sem partida nesta rodada{ $points ->
    [0] {""}
   *[other] , { $points } pontos
}
contest-calendar = Murus Gallicus, um jogo de Phil Leduc, em um evento deste servidor. Clique em Participar no cartão dele para entrar.{ $fills ->
    [yes] {" "}Pode começar antes, assim que encher.
   *[no] {""}
}
contest-cup-opened = ✓ { $name }: inscrições abertas. O cartão está em { $channel }. Ela começa sozinha { $any ->
    [yes] quando encher, ou em { $day } com pelo menos { $fewest } participantes
   *[no] quando houver { $fewest } participantes, até { $day }
}.{ $repeats ->
    [yes] {" "}Nesse momento, abre a próxima.
   *[no] {""}
} Você pode encerrá-la com `/event stop`.
contest-cup-begun = **{ $name }: começou!** A primeira rodada vai até { $day }, e a copa toda no máximo até { $last }. Você recebe um aviso quando for a sua vez.
contest-cup-in = { $new ->
    [yes] ✓ Você está dentro.
   *[no] Você está dentro.
} { $full ->
    [yes] Com isso encheu, então a copa começa agora.
   *[no] A copa começa quando encher, ou em { $day }.
} Suas partidas começam sozinhas.{ $divided ->
    [yes] {" "}Você joga até { $games } ao mesmo tempo. Quer mais ou menos?
   *[no] {""}
}
contest-cup-plays = Você está dentro. Se sair, suas partidas em andamento acabam. { $divided ->
    [yes] Se você tiver jogado menos da metade das suas partidas, nenhuma conta.
   *[no] Nesta copa, elas contam como vitórias do outro lado.
} Nos primeiros dois dias, alguém da reserva pode ficar com seu lugar.
contest-cup-reserve = ✓ Você está na reserva. Se alguém sair nos primeiros dois dias, o lugar é seu, e suas partidas começam sozinhas.
contest-cup-size = { $form ->
    [knockout] Uma eliminatória
    [groups] Uma copa com grupos
   *[swiss] Uma copa no sistema suíço
} aceita de { $fewest } a { $most } participantes. Escolha outro `size` ou outra `form`.
contest-cup-late = Esta copa já começou e não aceita mais gente. `/event list` mostra o que está em andamento.
contest-sum-since = { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} desde { $from }
contest-ladder-name = Escada{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = Você entra no pé da escada e desafia quem está até { $reach } lugares acima. A partida vale rating, começa na hora, e o primeiro lance é seu. { $time } Se vencer, você sobe metade do caminho, e a outra pessoa desce um lugar. Um empate não muda nada.
contest-ladder-away = Você pode ter três desafios feitos e três recebidos ao mesmo tempo. Ninguém pode recusar: quem não joga a tempo perde, e depois de três derrotas assim em um mês você está fora. Enquanto você está de férias, ninguém pode desafiar você, mas você desce um lugar por semana.
contest-ladder-until = Dura enquanto vocês jogarem · { $people ->
    [0] ninguém entrou ainda
    [1] 1 participante
   *[other] { $people } participantes
}
contest-ladder-end = O Murus julga as partidas abertas no final: uma vitória provada ou uma vantagem clara conta como vitória, o resto como empate.
contest-ladder-opened = ✓ { $name }: inscrições abertas. O cartão está em { $channel }. { $dated ->
    [yes] Vai até { $end }. { $repeats ->
        [yes] Quando acabar, começa a próxima, e todo mundo mantém o lugar.
       *[no] Não se repete.
    }
   *[no] Acaba quando passarem 90 dias sem nenhuma partida encerrada nela.
} Você pode encerrá-la antes com `/event stop`.
contest-ladder-own = Você está em { $place }º lugar entre { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ Você está dentro.
   *[no] Você está dentro.
} { $own } **Desafiar** mostra contra quem você pode jogar. Se sair, você perde o lugar.
contest-ladder-left = ✓ Você saiu. Se entrar de novo, começa no pé da escada.
contest-ladder-reach = Você pode desafiar estas pessoas:
contest-ladder-top = Não há ninguém acima de você. O próximo desafio vem até você.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · você tem três desafios abertos"}
    [playing] {" · vocês já estão jogando"}
    [away] {" · de férias"}
    [taken] {" · já recebeu três desafios"}
    [apart] {" · há um bloqueio entre vocês"}
   *[none] {""}
}
contest-ladder-begun = ✓ Sua partida com { $who } começou: Partida { $game }. O primeiro lance é seu.
contest-ladder-worth = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Partidas e, entre parênteses, vitórias-empates-derrotas.
contest-ladder-standing = Já há uma escada para esta variante. `/event list` mostra qual é.
contest-ladder-unreached = Essa pessoa não está mais ao seu alcance. Clique em **Desafiar** no cartão para ver contra quem você pode jogar.
contest-ladder-barred = { $bar ->
    [busy] Você tem três desafios abertos. Termine uma dessas partidas primeiro.
    [playing] Vocês já jogam uma partida nesta escada. Terminem essa primeiro.
    [away] Essa pessoa está de férias. Desafie outra, ou espere ela voltar.
    [taken] Três pessoas já a desafiaram. Desafie outra.
   *[apart] Há um bloqueio entre vocês. Você pode ver seus bloqueios em `/settings`.
}
contest-simul-name = Simultânea{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Simultanista: { $who }
contest-simul-about = Uma pessoa joga contra todas as que entrarem, { $side ->
    [romans] com os Romanos
    [gauls] com os Gauleses
   *[alternate] alternando os lados
}. Você joga uma partida { $rated ->
    [yes] valendo rating
   *[no] amigável
}. { $time } Dura no máximo { $weeks ->
    [1] uma semana
   *[other] { $weeks } semanas
}.
contest-simul-end = O Murus julga as partidas abertas no final: uma vitória provada ou uma vantagem clara conta como vitória, o resto como empate.
contest-simul-begins = Começa com { $boards } participantes, ou em { $day } ({ $when }) com pelo menos 2 · { $people ->
    [0] ninguém entrou ainda
    [1] 1 participante
   *[other] { $people } participantes
}{ $host ->
    [yes] {""}
   *[no] {" · ainda falta simultanista"}
}
contest-simul-until = Vai no máximo até { $day } ({ $when }) · { $people ->
    [0] ninguém participa
    [1] 1 participante
   *[other] { $people } participantes
}
contest-simul-score = **Simultanista: { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
} · { $drawn ->
    [1] 1 empate
   *[other] { $drawn } empates
} · { $lost ->
    [1] 1 derrota
   *[other] { $lost } derrotas
}**{ $open ->
    [0] {""}
    [1] {" · 1 partida em andamento"}
   *[other] {" · "}{ $open } partidas em andamento
}
contest-simul-call = { $who }, { $count ->
    [1] **1 tabuleiro** espera
   *[other] **{ $count } tabuleiros** esperam
} seu lance no evento { $name }.{ $some ->
    [yes] {" "}O primeiro relógio acaba { $when }.
   *[no] {""}
}
contest-simul-begins-now = ✓ A simultânea começa. Estou abrindo todas as partidas agora.
contest-simul-not-host = Só quem dá a simultânea pode começá-la. Ela começa sozinha quando encher, ou na data marcada.
contest-simul-alone = Uma simultânea precisa de simultanista e de pelo menos mais 2 pessoas. Clique em **Participar** no cartão, ou espere mais gente.
button-simul-begin = Começar agora
contest-simul-board = { $who } · { $state ->
    [won] vitória
    [drawn] empate
    [lost] derrota
    [void] sem resultado
   *[open] em andamento
}{ $some ->
    [yes] {" · Partida "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ { $name }: inscrições abertas. O cartão está em { $channel }. Ela começa sozinha quando encher, ou em { $day } se já houver simultanista e pelo menos mais 2 pessoas. Você pode encerrá-la com `/event stop`.
contest-simul-begun = **{ $name }: começou!** Vai no máximo até { $day }. Você recebe um aviso quando for a sua vez.
contest-simul-in = { $new ->
    [yes] ✓ Você está dentro.
   *[no] Você está dentro.
} { $full ->
    [yes] Com isso encheu, então a simultânea começa agora.
   *[no] A simultânea começa quando encher, ou em { $day }.
} Todas as partidas começam sozinhas.{ $host ->
    [yes] {" "}Você também pode começá-la antes, com pelo menos mais 2 pessoas.
   *[no] {""}
}
contest-simul-plays = Você está dentro. Se sair, perde sua partida aberta nesta simultânea. Se é você que dá a simultânea, perde todas as que estão abertas.
contest-simul-full = Todos os tabuleiros desta simultânea estão ocupados. `/event list` mostra o que está em andamento.
contest-simul-playing = Esta simultânea já começou e não aceita mais gente. `/event list` mostra o que está em andamento.
contest-simul-apart = Há um bloqueio entre você e quem dá a simultânea, então vocês não podem jogar. Você pode ver seus bloqueios em `/settings`.
contest-team-name = Confronto de equipes{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = outro servidor
contest-team-player = alguém
contest-team-about = Dois servidores se enfrentam em até { $boards } tabuleiros. As duas equipes são ordenadas por rating, e você joga duas partidas valendo rating contra a mesma pessoa, uma de cada lado. As partidas são nas suas mensagens diretas. { $time } Uma vitória vale 2 pontos, um empate vale 1. Dura no máximo { $weeks ->
    [1] uma semana
   *[other] { $weeks } semanas
}.
contest-team-end = O Murus julga as partidas abertas no final: uma vitória provada ou uma vantagem clara conta como vitória, o resto como empate. Se seu tempo acabar duas vezes, você está fora. Nos primeiros dois dias, alguém da reserva pode ocupar um lugar livre.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · falta 1 partida"}
   *[other] {" · faltam "}{ $open } partidas
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · vitória de { $winner ->
    [home] { $home }
   *[guest] { $guest }
}
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · empate
contest-team-waits = Espera o outro servidor até { $day } ({ $when }) · { $people ->
    [0] ninguém entrou ainda
    [1] 1 participante
   *[other] { $people } participantes
}
contest-team-begins = Começa em { $day } ({ $when }) se as duas equipes tiverem pelo menos { $fewest } participantes · agora { $home } e { $guest }
contest-team-until = Vai no máximo até { $day } ({ $when }) · { $people ->
    [0] ninguém participa
    [1] 1 participante
   *[other] { $people } participantes
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · não conta
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 partida em andamento"}
       *[other] {" · em andamento"}
    }
    [1] {" · "}{ $out } está fora
   *[other] {" · as duas pessoas estão fora"}
}
contest-team-opened = ✓ { $name }: inscrições abertas. O cartão está em { $channel }. Passe este código a quem gerencia o outro servidor: `{ $code }`
    A pessoa usa `/event team` com este `code`, e o servidor dela entra. Só a gerência de outro servidor pode usá-lo, uma vez e em até sete dias. O confronto começa em { $day } se as duas equipes tiverem pelo menos 2 participantes, ou antes, com **Começar agora** em `/event manage`. Você pode encerrá-lo com `/event stop`.
contest-team-entered = ✓ Este servidor joga contra { $home }. O cartão está em { $channel }: clique ali em **Participar** para jogar. O confronto começa em { $day } se as duas equipes tiverem pelo menos 2 participantes, ou antes, com **Começar agora** em `/event manage`. Você pode encerrá-lo com `/event stop`.
contest-team-wrong-code = Nenhum confronto de equipes está esperando este código. Um código funciona uma vez, por sete dias. Peça um novo ao outro servidor.
contest-team-own-code = Este é o código do seu próprio confronto. Passe-o a quem gerencia o outro servidor.
contest-team-other = Você já joga pelo outro servidor. Se preferir jogar por este, saia do confronto lá antes de ele começar.
contest-team-playing = Este confronto de equipes já começou e não aceita mais gente. `/event list` mostra o que está em andamento.
contest-team-few = As duas equipes precisam de pelo menos 2 participantes. Clique em **Participar** no cartão, ou espere mais gente.
contest-team-begins-now = ✓ O confronto de equipes começa. Estou abrindo todas as partidas agora.
contest-team-begun = **{ $name }: começou!** Vai no máximo até { $day }. Suas partidas estão nas suas mensagens diretas, e você recebe um aviso quando for a sua vez.
contest-team-in = { $new ->
    [yes] ✓ Você está dentro.
   *[no] Você está dentro.
} O confronto começa em { $day }, ou antes, se a gerência quiser. Suas partidas chegam sozinhas às suas mensagens diretas.
contest-team-plays = Você está dentro. Se sair, suas partidas em andamento acabam e, neste confronto, contam como vitórias do outro lado. Nos primeiros dois dias, alguém da reserva pode ficar com seu lugar.
contest-team-reserve = Você está na reserva. Se alguém da sua equipe sair nos primeiros dois dias, o lugar é seu, e suas partidas começam sozinhas.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}{ $paused ->
    [yes] {" · em pausa"}
   *[no] {""}
}
    Escolha alguém do seu servidor para retirar. Tudo o que você faz aqui fica no registro da moderação, e eu conto a quem participa.
contest-next-none = Não é a sua vez em nenhuma partida deste evento.
button-contest-next = Próximo tabuleiro
contest-open-title = { $count ->
    [1] **1 partida em andamento**
   *[other] **{ $count } partidas em andamento**
}
contest-coming = { $count ->
    [1] **1 partida por vir**, com { $who }
   *[other] **{ $count } partidas por vir**, com { $who }
}
contest-open-game = contra { $who } · Partida { $game } · { side-name } · { $mine ->
    [yes] sua vez
   *[no] vez do outro lado
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name }: você joga contra { $who }{ $team ->
    [yes] {" "}({ $server }), tabuleiro { $number }
   *[no] {""}
}.
contest-reserves = Na reserva: { $who }. Quem está na reserva joga se alguém sair nos primeiros dois dias.
contest-met-unplayed = { $fared ->
    [won] Vitória
    [lost] Derrota
   *[drawn] Empate
} contra { $who } · não foi jogada
contest-loss-counts = Isto conta como derrota de { $who } no evento { $name }.
contest-loss-out = É a segunda vez, então { $who } está fora do evento { $name }{ $misses ->
    [yes] {" "}e também da próxima temporada
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] Isto conta como vitória de { $who } no evento { $name }.
    [drawn] Isto conta como empate no evento { $name }.
    [void] Esta partida não conta no evento { $name }, porque menos da metade das partidas foi jogada.
    [free] Alguém da reserva ainda pode ocupar o lugar, e então suas partidas recomeçam. Se ninguém ocupar, elas contam como vitórias de { $who } no evento { $name }.
   *[replaced] Outra pessoa ocupa o lugar, e a partida recomeça.
}
contest-has-begun = Esta temporada já começou. Você pode entrar na próxima assim que ela acabar.
contest-barred = Seu tempo acabou duas vezes na última temporada, então você fica fora desta. Você pode entrar na próxima.
contest-kept = Você fez uma pausa na última temporada, então não pode fazer outra agora. Se não quiser jogar, pode sair.
contest-paused = **Em pausa.** Nenhuma partida nova começa, e as datas avançam pelo tempo da pausa.
contest-is-paused = Este evento está em pausa. Você pode desafiar alguém quando a gerência o retomar.
contest-removed = A gerência retirou você deste evento, então você não pode entrar de novo.
contest-absent = Essa pessoa não está neste evento. Escolha uma que esteja.
contest-own-game = Você joga neste evento. Peça a outra pessoa da gerência para decidir.
contest-has-played = Essa pessoa já tem um resultado, então ninguém pode ocupar o lugar dela. Você pode retirá-la do evento.
contest-stranger = Essa pessoa não pode ocupar este lugar. Escolha alguém que já usou o Murus, ainda não está neste evento e não é você.
contest-decided = Esta partida já tem resultado. Escolha outra.
contest-manage-which = Em que evento você quer intervir?
contest-manage = **{ $name }** · { $people ->
    [1] 1 participante
   *[other] { $people } participantes
}{ $paused ->
    [yes] {" · em pausa"}
   *[no] {""}
}
    Escolha uma pessoa para retirá-la, pôr alguém no lugar dela ou decidir uma das partidas dela. Tudo o que você faz aqui fica no registro da moderação, e eu conto a quem participa.
contest-manage-person = Escolha uma pessoa
contest-manage-who = **{ $name }** · { $who }
    Se você retirar essa pessoa, ela não pode voltar, e o outro lado vence as partidas que faltam. Em uma liga ou em um grupo, as partidas dela só contam se ela tiver jogado pelo menos metade.
contest-manage-game = Decidir uma partida
contest-manage-substitute = Pôr alguém no lugar dela
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Partida "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    Como deve contar? Se a partida ainda está em andamento, ela acaba. Os ratings não mudam.
contest-manage-done = ✓ Feito. Vou contar a quem participa.
contest-act = { $act ->
    [paused] { $who } pôs o evento { $name } em pausa. Nenhuma partida nova começa até a retomada.
    [resumed] { $who } retomou o evento { $name }. As datas avançaram pelo tempo da pausa.
    [removed] { $who } retirou { $player } do evento { $name }.
    [replaced] { $who } pôs { $other } no lugar de { $player } no evento { $name }. As partidas começam sozinhas.
    [drawn] { $who } decidiu uma partida do evento { $name }: empate entre { $player } e { $other }.
    [stopped] O outro servidor encerrou o evento { $name } antes da hora. O cartão mostra como terminou.
    [asked] { $who } convidou { $player } para jogar contra todo mundo no evento { $name }.
   *[decided] { $who } decidiu uma partida do evento { $name }: { $player } vence contra { $other }.
}
contest-host-asked = { $player }, { $who } convida você a dar a simultânea do evento { $name }. Você jogaria contra todas as pessoas que entrarem, uma partida com cada uma. Sem você ela não pode começar: clique em **Participar** se quiser.
button-contest-pause = Pausar
button-contest-resume = Retomar
button-contest-remove = Retirar do evento
button-contest-first = Vence o primeiro nome
button-contest-drawn = Empate
button-contest-second = Vence o segundo nome
button-contest-break = Fazer uma pausa
button-contest-at-once = { $games } por vez
button-contest-join = Participar
button-contest-reserve = Entrar na reserva
button-contest-leave = Sair do evento
button-contest-table = Tabela
button-contest-mine = Minhas partidas
button-contest-part = Minha participação
button-contest-challenge = Desafiar
button-contest-stop = Encerrar: { $name }
