### Every sentence that Murus says, in Latin. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no.

## Words

side-adjective = { $side ->
    [romans] Romanus
    [gauls] Gallicus
    [germans] Germanicus
   *[britons] Britannicus
}
    .m-acc = { $side ->
        [romans] Romanum
        [gauls] Gallicum
        [germans] Germanicum
       *[britons] Britannicum
    }
    .f-acc = { $side ->
        [romans] Romanam
        [gauls] Gallicam
        [germans] Germanicam
       *[britons] Britannicam
    }
    .m-gen = { $side ->
        [romans] Romani
        [gauls] Gallici
        [germans] Germanici
       *[britons] Britannici
    }
    .f-gen = { $side ->
        [romans] Romanae
        [gauls] Gallicae
        [germans] Germanicae
       *[britons] Britannicae
    }
unit-name = { $unit ->
    [wall] murus
    [tower] turris
   *[catapult] catapulta
}
    .own = { $unit ->
        [wall] murum tuum
        [tower] turrem tuam
       *[catapult] catapultam tuam
    }
side-name = { $side ->
    [romans] Romani
    [gauls] Galli
    [germans] Germani
   *[britons] Britanni
}
    .acc = { $side ->
        [romans] Romanos
        [gauls] Gallos
        [germans] Germanos
       *[britons] Britannos
    }
    .gen = { $side ->
        [romans] Romanorum
        [gauls] Gallorum
        [germans] Germanorum
       *[britons] Britannorum
    }

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = Hoc motus non videtur. Scribe cellam turris et secundam cellam quam attingit, velut `b4-d4`, vel `b4xc5`, si murum hostium capere vis.
refusal-no-such-cell = Cella { $at } in hac tabula non est.
refusal-over = Hic ludus finitus est.
refusal-swap-closed = Partes mutare potes tantum in ludo aequato, cum primae vici respondes.
refusal-which = { refusal-cell }. Scribe `{ $move }`, si unum lapidem das et turrem ibi relinquis, vel `{ $both }`, si ambo das et murum relinquis.
refusal-opening-due = Prima vicis tua in ludo aequato propria est. Elige unam ex turribus ordinis primi et duas cellas ordinis secundi lapidibus eius, exempli gratia `{ $move }`.
refusal-second-row = { $at } in ordine secundo tuo non est. Hac prima vice ambo lapides ibi ponuntur, exempli gratia `{ $move }`.
refusal-same-cell = { $at } bis nominavisti. Haec prima vicis duas cellas diversas poscit, exempli gratia `{ $move }`.
refusal-empty = { $at } vacat.
refusal-not-yours = { refusal-cell }. Haec figura tua non est.
refusal-wall = { $at } murum tuum habet, et muri nihil agere possunt. Agere possunt solae { $advanced ->
    [yes] turres et catapultae
   *[no] turres
}.
refusal-one-cell = Solam cellam { $from } nominavisti. Adde cellam quo it.
refusal-not-opening = Duae cellae sine turre nominantur tantum prima vice ludi aequati.
refusal-sign = { refusal-cell }. Ergo illum motum sic scribe: `{ $move }`.
refusal-names-first = Nomina ulteriorem ex duabus cellis quae lapidem accipiunt: scribe `{ $move }`.
refusal-not-in-line = { $to } in recta linea a cella { $from } non est.
refusal-not-a-row = { $from }, { $at } et { $to } in recta linea non continuantur.
refusal-too-far = { $to } a cella { $from } nimis abest: lapides turris in duas proximas cellas lineae ponuntur.
refusal-off-board = Post { $to } tabula finitur, et turris in { $from } duas cellas in linea lapidibus suis poscit.
refusal-blocked = Turris in { $from } cellam { $to } attingere non potest: { refusal-cell }, et { refusal-lays }.
refusal-blocked-beyond = Turris in { $from } secundum lapidem ultra { $to } poneret, sed { refusal-cell }, et { refusal-lays }.
refusal-not-through = { refusal-cell }: lapidem ex { $from } contra { $at } immolare potes, sed transire non potes.
refusal-no-captures = In hoc ludo nihil capitur.
refusal-own-unit = { refusal-cell }, et solas figuras hostium capere potes.
refusal-nothing-to-take = { refusal-cell }: nihil ibi capi potest.
refusal-not-adjacent = { $to } proxima cellae { $from } non est, et turris capit tantum quod iuxta stat.
refusal-cannot-take = { refusal-cell }, et turris in { $from } turres capere non potest, { $advanced ->
    [yes] sed muros et catapultas
   *[no] sed solos muros
}.
refusal-throw-path = Lapis iactus super omnia volat. Nomina tantum catapultam in { $from } et cellam quo lapis cadit.
refusal-throw-distance = { $to } a cella { $from } iactu non attingitur: catapulta duas vel tres cellas iacit.
refusal-throw-backward = Catapulta iacit tantum ante se et in latera, et { $to } post { $from } est.
refusal-throw-on-own = { refusal-cell }, et in figuras tuas iacere non potes.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } vacat
    [own] { $at } { unit-name.own } habet
   *[enemy] { $at } { cell-unit.acc } habet
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] turres lapides ponunt tantum in cellas vacuas, muros tuos, turres tuas
   *[no] turres lapides ponunt tantum in cellas vacuas et muros tuos
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] Ex { $from } nunc nullus motus patet.
   *[other] Ex { $from } sic movere potes: { $moves }{ $more ->
        [0] .
        [one] {" "}et unus alius motus.
       *[other] {" "}et { $more } alii motus.
    }
}
refusal-units = { $count ->
    [one] Movere potes tantum ex { $cells }.
   *[other] Movere potes ex { $cells }.
}

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play.

deed = { $deed ->
    [through] in { $cell } perrumpit
    [takes] { deed-unit } in { $cell } capit
    [stone] lapidem { deed-unit-of } in { $cell } capit
    [stones] duos lapides { deed-unit-of } in { $cell } capit
    [throws] lapidem in { $cell } iacit
    [tower] turrem in { $cell } facit
    [towers] turres in { two-cells } facit
    [catapult] catapultam in { $cell } facit
    [catapults] catapultas in { two-cells } facit
    [both] turrem in { $cell } et catapultam in { $other } facit
   *[walls] duo muri
}
two-cells = { $cell } et { $other }
deed-unit = { $unit ->
    [wall] murum{ $several ->
        [yes] {" "}{ side-adjective.m-acc }
       *[no] {""}
    }
    [tower] turrem{ $several ->
        [yes] {" "}{ side-adjective.f-acc }
       *[no] {""}
    }
   *[catapult] catapultam{ $several ->
        [yes] {" "}{ side-adjective.f-acc }
       *[no] {""}
    }
}
deed-unit-of = { $unit ->
    [wall] muri{ $several ->
        [yes] {" "}{ side-adjective.m-gen }
       *[no] {""}
    }
    [tower] turris{ $several ->
        [yes] {" "}{ side-adjective.f-gen }
       *[no] {""}
    }
   *[catapult] catapultae{ $several ->
        [yes] {" "}{ side-adjective.f-gen }
       *[no] {""}
    }
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = { side-name } movent
picture-over = { $reason ->
    [breakthrough] { side-name } perrumpunt
    [stalemate] { side-name } incitis vincunt
    [last-player] { side-name } ultimi supersunt
    [resignation] { side-name } vincunt: hostes cedunt
    [timeout] { side-name } vincunt: tempus exiit
    [agreement] Pax convenit
    [repetition] Pax trina repetitione
   *[cancelled] Sine eventu
}
picture-caption = Murus Gallicus, ludus a Phil Leduc inventus
picture-units = { side-name }: { $tower-count ->
    [0] nulla turris
    [one] turris { $towers }
   *[other] turres { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , catapulta { $catapults }
   *[other] , catapultae { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , murus { $walls }
   *[other] , muri { $walls }
}.

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Mutatae: { $cells }.
picture-cell = { $cell } { $unit ->
    [none] vacua
   *[other] { cell-unit }
}
cell-unit = { $unit ->
    [wall] murus { $side ->
        [romans] Romanus
        [gauls] Gallicus
        [germans] Germanicus
       *[britons] Britannicus
    }
    [tower] turris { $side ->
        [romans] Romana
        [gauls] Gallica
        [germans] Germanica
       *[britons] Britannica
    }
   *[catapult] catapulta { $side ->
        [romans] Romana
        [gauls] Gallica
        [germans] Germanica
       *[britons] Britannica
    }
}
    .acc = { $unit ->
        [wall] murum { $side ->
            [romans] Romanum
            [gauls] Gallicum
            [germans] Germanicum
           *[britons] Britannicum
        }
        [tower] turrem { $side ->
            [romans] Romanam
            [gauls] Gallicam
            [germans] Germanicam
           *[britons] Britannicam
        }
       *[catapult] catapultam { $side ->
            [romans] Romanam
            [gauls] Gallicam
            [germans] Germanicam
           *[britons] Britannicam
        }
    }
picture-beside = Supra: { $left } Infra: { $right }
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
    [wall] murus
    [tower] turris
   *[catapult] catapulta
}

## Names

date = { $day } { $month ->
    [1] Ianuarii
    [2] Februarii
    [3] Martii
    [4] Aprilis
    [5] Maii
    [6] Iunii
    [7] Iulii
    [8] Augusti
    [9] Septembris
    [10] Octobris
    [11] Novembris
   *[12] Decembris
} { $year }
month-short = { $month ->
    [1] Ian.
    [2] Feb.
    [3] Mart.
    [4] Apr.
    [5] Mai.
    [6] Iun.
    [7] Iul.
    [8] Aug.
    [9] Sept.
    [10] Oct.
    [11] Nov.
   *[12] Dec.
}
axis-date = { $shows ->
    [year] { $year }
    [month] { month-short }
    [month-year] { month-short } { $year }
    [day] { $day } { month-short }
   *[day-year] { $day } { month-short } { $year }
}
level-name = { $level ->
    [discens] Discens
    [tiro] Tiro
    [legionary] Legionarius
    [centurion] Centurio
    [tribune] Tribunus
    [legate] Legatus
    [caesar] Caesar
    [augustus] Augustus
   *[other] { $name }
}
level-plain = { $level ->
    [discens] rudis
    [tiro] facilis
    [legionary] satis facilis
    [centurion] medius
    [tribune] satis difficilis
    [legate] difficilis
    [caesar] perdifficilis
   *[augustus] difficillimus
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Usor deletus
name-unknown = Usor ignotus (ID Discordianus { $id })
name-nobody = lusor
name-somebody = Aliquis

## Buttons and menus

button-move = Move
button-swap = Muta partes
button-swap-yes = Ita, partes muta
button-view = Conspectus meus
button-more = Plura
button-put-off = Postea…
button-back = Redi
button-confirm = Confirma { $move }
button-at-once-yes = Ita
button-at-once-no = Non, semper roga
button-accept = Accipe
button-decline = Recusa
button-withdraw = Retrahe
button-join = Accede
button-decline-or-leave = Recusa vel discede
button-leave = Discede
button-fill = Adde Murum
button-rules = Regulae
button-rematch = Ludus iteratus
button-rematch-yes = Ita, iteratum pete
button-next-level = Deinde: { $level }
button-play-on = Lude a discrimine
button-try = Tempta motus
button-lines = Lineae meae
button-lines-open = Aliis ostende
button-lines-close = Aliis occulta
button-line-drop = Dele lineam
button-note = Nota…
button-study = Vide lineas
button-walk = Percurre
button-walk-first = Initium
button-walk-back = Retro
button-walk-next = Porro
button-walk-last = Finis
button-walk-flip = Verte
button-walk-go-on = Hinc perge
button-history = Motus
button-hint = Indicium
button-hint-yes = Ita (in eventu notatur)
button-review = Recensio
button-lesson = Discrimen
button-forced = Vide victoriam
button-forced-missed = Vide victoriam omissam
button-forced-move = Vide { $move }
button-forced-longest = Defensio longissima
button-forced-first = Ab initio
button-remind = Admone
button-wait = Exspectabo
button-claim = Vindica ludum…
button-claim-yes = Ita, vindica
button-take-win = Accipe victoriam
button-let-go = Sine ludum pergere
button-resign = Cede…
button-no = Omitte
button-resign-yes = Ita, cedo
button-resign-no = Non, pergo
button-later-3h = Post 3 horas
button-later-tonight = Vesperi
button-later-tomorrow = Cras
button-away = Feriae…
button-come-back = Fini ferias meas
button-moves = Motus statim…
button-saved-on = Ferias impende
button-saved-off = Ferias serva
button-themes = Color tabulae…
button-zone = Zona horaria…
button-blocks = Arcendi…
button-settings = Optiones
button-data = Data mea…
button-export-data = Emitte data mea
button-ask-forget = Dele data mea…
button-desk-on = Praetorium hic pone
button-desk-off = Praetorium hic tolle
button-quiet-on = Fac canales quietos
button-quiet-off = Fac canales vivos
button-film-on = Pelliculas ostende
button-film-off = Ultimas tabulas ostende
button-turning-on = Tabulas ad lusorem verte
button-turning-off = Romanos infra pone
button-server-games = Ludi…
button-rated-on = Permitte aestimatos
button-rated-off = Veta aestimatos
button-bots-on = Murus ludat in filis
button-bots-off = Murus ludat privatim
button-vote = Fer suffragium
button-propose = Propone lineam
button-votes-on = Suffragia omnibus da
button-votes-off = Suffragia rectoribus da
button-showing-on = Permitte Hic ostende
button-showing-off = Veta Hic ostende
button-language = Lingua…
button-follow = Sequere
button-follow-end = Dic mihi eventum
button-follow-every = Dic mihi omnes motus
button-unfollow = Desine sequi
button-mute = Tace
button-unmute = Loquere
button-take-back = Revoca motum
button-take-back-ask = Pete ut revoces
button-take-back-yes = Ita, pete
button-draw = Offer pacem
button-draw-yes = Ita, offer pacem
button-give = Da diem
button-give-yes = Ita, da diem
button-abort = Abrumpe…
button-abort-yes = Ita, abrumpe
button-agree = Assentior
button-agree-yes = Ita, pax esto
button-plans = Consilia
button-plan-reply = Para responsum
button-plan-any = Post alium motum
button-plan = Serva consilium
button-unplan = Dele { $number }
button-replay = Pellicula
button-export = Emitte
button-ratings = Aestimationes
button-openings = Motus primi
button-show = Hic ostende
button-shown = Ostensum
button-shown-above = In canali ostensum
button-go-on = Contra Murum perge
button-finished = Ludi finiti
button-page-back = Pagina prior
button-page-next = Pagina proxima
button-newer = Recentiora
button-older = Vetustiora
button-mine = Ludi mei
button-next = Ludus proximus
button-next-of = Ludus proximus ({ $count })
button-forget = Ita, data mea dele
button-forget-no = Non, serva
button-play-murus = Lude cum Muro
button-friend = Provoca amicum
button-edit = Corrige
form-entered = Textus quem scripsisti
button-set-up = Appara
button-exhibit = Murus contra Murum…
button-duel-begin = Incipe
button-learn = Disce
button-learn-lesson = Lectio proxima
button-learn-next = Porro
button-learn-game = Lude ludum primum
button-learn-skip = I statim ad ludum
button-learn-go-on = Ludus cum duce
button-learn-mend = Ad motum funestum redi
button-learn-again = Lude iterum
button-learn-anew = Ab initio
button-learn-leave = Exi
button-learn-real = Serio cum Muro lude
menu-units = { $kind ->
    [opening] Quae turris ordinis primi fit duo muri?
    [towers] Quae turris movetur?
    [catapults] Quae catapulta iacit?
   *[both] Qua turre vel catapulta uti vis?
}
menu-unit = { $unit ->
    [catapult] { $cell } · catapulta
   *[other] { $cell }
}
menu-units-hint = Elige figuram
menu-targets = { $unit ->
    [catapult] Quo catapulta in { $cell } iacit?
   *[other] Quo turris in { $cell } it?
}
menu-targets-hint = Elige motum
menu-pairs = Quo duo lapides ex { $cell } eunt? Elige duas cellas.
menu-pairs-hint = Elige duas cellas
menu-preview = Haec est tabula post { $move }. Nondum movisti.
picture-preview = Praevisio
more-text = Plura quae facere potes
later-text = Quando te admoneam?
later-text-silent = De hoc ludo te non voco: nihil igitur differri potest. Ferias tamen agere potes.
later-text-not-yours = Non est tuum hic movere. Potes ferias agere, vel iubere me de hoc ludo tacere.
resign-ask = Visne vere cedere? { $goes-on ->
    [yes] Statim excidis, ceteri pergunt.
   *[no] Ludus statim finitur.
}
claim-ask = { $who } tempus consumpsit et ultimos dies feriarum agit. Visne ludum nunc vindicare? Vinces, quod tempus alterius defecit.
resign-answered = { $done ->
    [yes] { $who } cessit.
   *[no] Nemo cessit, et ludus pergit.
}
draw-ask = Visne pacem offerre? Condicio valet usque ad proximum motum, etiam tuum.
take-back-ask = Visne motum ultimum revocare? { $others ->
    [1] Adversarius assentiri debet.
   *[other] Omnes adversarii assentiri debent.
}
agree-ask = Placetne pax? Ludus sine victore finitur.
abort-ask = Visne ludum abrumpere? Statim sine eventu finitur.

## A game in its thread

turn-first = { $who }, tui sunt { side-name }{ side-place }, et tu incipis.
turn-goes-on = { $who }, nunc { side-name } movent.
turn-next = { $moves } · { $who }, tuum est movere{ $swap ->
    [open] {" "}vel partes mutare.
   *[closed] .
}
restored = { $board ->
    [yes] Ad exemplar vetustius redire debui: fortasse motus ultimi perierunt. Ecce ludus, qualis nunc est:
   *[no] Ad exemplar vetustius redire debui: fortasse motus ultimi perierunt. Proxima tabula ludum ostendit, qualis nunc est.
}
turn-still = { $who }, tuum est adhuc movere.
turn-yours = { $who }, tuum est movere.
turn-swapped = { $who } partes mutavit et nunc Romanos ducit.
turn-watch-first = Spectaculum: { $who } incipit.
turn-watch = { $moves } · nunc movet { $who }.
turn-vote-first = { $who } { side-name.acc } ducit contra { $other } et de quoque motu suffragia fert.
turn-opening = -# Initium aequatum: prima vice una turris ordinis primi fit duo muri in duabus quibuslibet cellis ordinis secundi tui.
vote-last = Ultimum suffragium: { $moves }{ $decider ->
    [captain] {" "}· suffragia paria, dux decrevit
    [earliest] {" "}· suffragia paria, vicit motus prior electus
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] Nemo adhuc suffragium tulit.
        [one] Unum suffragium latum est.
       *[other] { $count } suffragia lata sunt.
    }
   *[no] { $count ->
        [0] Nemo adhuc suffragium tulit. Suffragia necessaria: { $needed }.
       *[other] Adhuc { $count } ex { $needed } suffragiis necessariis.
    }
}
vote-tie = { $captain ->
    [yes] Si suffragia paria sunt, ducis suffragium valet, vel motus qui prior electus est.
   *[no] Si suffragia paria sunt, vincit motus qui prior electus est.
}
vote-goes-on = { $close ->
    [yes] -# Suffragia paene paria erant, itaque iterum feruntur: `{ $one }` an `{ $other }`? [Elige infra tabulam]({ $link }). Suffragium finietur { $when }. { vote-tie }
   *[no] -# Adhuc { $count } ex { $needed } suffragiis necessariis, itaque suffragium pergit. [Elige infra tabulam]({ $link }). Finietur { $when }, et tum vincet motus qui plurima habebit, etiamsi pauca erunt. { vote-tie }
}
vote-open = Elige motum infra, vel motum rescribe. Suffragium finietur { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] Nemo adhuc suffragium tulit, itaque suffragium pergit. Finietur { $when }.
   *[other] Pauca adhuc suffragia sunt, itaque suffragium pergit. Finietur { $when }. { vote-count }
}
vote-second = Paene paria erant! Elige: `{ $one }` an `{ $other }`? Suffragium finietur { $when }. { vote-tie } { vote-count }
vote-paused = Nemo suffragium tulit, itaque ludus intermittitur. Perget, simul atque aliquis suffragium feret.
vote-closed = Suffragium finitum est.
vote-line = { $who } suadet: `{ $moves }`.
vote-list-title = **Ludi per suffragia**
vote-listed = { $game }{ $open ->
    [yes] {" · suffragium finietur "}{ $when }
    [paused] {" · intermissus, dum aliquis suffragium ferat"}
   *[no] {""}
}
vote-stands-still = -# Nemo suffragium tulit, itaque ludus intermittitur. Perget, simul atque aliquis suffragium feret: [elige infra tabulam]({ $link }).
vote-end-ask = { $game }
    Visne hunc ludum nunc finire? Statim sine eventu finietur. In actis scriptum erit.
button-vote-end = Fini
button-vote-end-yes = Fini ludum
vote-move-hint = Elige motum suffragio
vote-unit-hint = Suffragium: elige figuram
vote-cast = ✓ { $first ->
    [yes] Suffragium tulisti: `{ $move }`.
   *[no] Suffragium mutavisti: `{ $move }`.
} Mutare potes, dum suffragium patet: finietur { $when }. Quid quisque elegerit, non ostendam.
vote-cast-openly = ✓ Suffragium tuum valet. Responsum omnes hic vident. Per indicem infra tabulam clam suffragium fers.
vote-proposed = ✓ Linea tua mox infra tabulam erit.
vote-propose-form = Propone lineam
vote-propose-line = Motus, utriusque partis per vices
vote-propose-hint = Usque ad 12 motus, ab hac tabula. Nova linea ultimam tuam tollit.
vote-code = ✓ Da hanc tesseram rectori alterius servitri: `{ $code }`
    Mandatum `/event vote` cum hac tessera (`code`) scribendum est in canali qui ludet. Tum ludus incipit, hic et illic. Tessera uti potest quisquis in alio servitro tales ludos incipere potest, semel et intra septem dies. Nova tessera priorem tollit.
vote-met = ✓ Ludus incipit: { $names }. Primum suffragium est in canali qui Romanos ducit. Quaeque tabula venit in canalem cuius est movere.
vote-one-opponent = Elige, quaeso, unum adversarium: hominem, Murum, vel canalem alterius servitri.
turn-past-first = Ludus incipit.
turn-past = Haec vicis praeteriit.
turn-past-back = Motus revocatus est.
turn-how = { $link ->
    [none] Preme **Move**, vel rescribe `{ $move }`.
   *[other] Preme **Move**, [aperi tabulam](<{ $link }>), vel rescribe `{ $move }`.
}
turn-prompt = -# Nunc movet { $who }.
turn-unread = -# Motus legere possum tantum in responsis ad tabulam et per **Move**. Alios nuntios non video.
turn-side = Tui sunt { side-name }{ side-place }.
side-place = { $place ->
    [below] , infra
    [above] , supra
   *[elsewhere] {""}
}
turn-clock = -# Tempus deficiet { $when }.
turn-planned = -# Consilium tuum pro te movit: `{ $moves }`.
turn-planned-by = -# { $who } hoc iam paraverat: `{ $moves }`.
turn-taken-back = { $who } motum revocavit.
turn-taken-back-alone = Motum revocavisti. Tuum est movere.
turn-taken-back-agreed = Motus revocatus est, ut convenit.
turn-let-go = Tempus defecit, sed { $who } ludum pergere sinit.
turn-returned = { $who } in ludum rediit.
turn-adopted = { $who } sedem desertam occupat.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] pacem offert.
    [time] tempus consumpsit. Adversarius ludum pergere sinere potest.
   *[takeback] petit ut motum revocet.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) tempus consumpsit et excidit. Lapides manent.
    [resignation] { $who } ({ side-name }) cedit et excidit. Lapides manent.
   *[stalemate] { $who } ({ side-name }) nullum iam motum habet et excidit. Lapides manent.
}
turn-gone-brought-in = { $why ->
    [timeout] { side-name } tempus consumpserunt et excidunt. Lapides eorum manent.
    [resignation] { side-name } cedunt et excidunt. Lapides eorum manent.
   *[stalemate] { side-name } nullum iam motum habent et excidunt. Lapides eorum manent.
}
end-order = -# { $count ->
    [one] Excidit
   *[other] Hoc ordine exciderunt
}: { $who }.
turn-instead = -# Hoc hic scribo, quod { $place ->
    [thread] in ipsius ludi filo scribere non possum (Discord dicit: { $why }).
    [direct] nuntios privatos tibi mittere non possum (Discord dicit: { $why }). Posthac te hic nominabo. Id in `/settings` mutare potes.
   *[channel] in canali ludi scribere non possum (Discord dicit: { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] Unus motus, deinde{" "}
   *[other] { $before } motus, deinde{" "}
}**{ $moves }**
game-code = Ludus { $name }
game-length = { $moves ->
    [0] ante primum motum
    [one] post unum motum
   *[other] post { $moves } motus
}
# Empty where another sentence says who won.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}{ $winner } vincit.
}
game-result = { $reason ->
    [breakthrough] { $winner } in **{ $cell }** perrumpit { game-length }.
    [stalemate] { $winner } per incitas vincit { game-length }. { $loser } nullum iam motum habet.
    [last-player] { $winner } ({ side-name }) superest { game-length } et vincit.
    [resignation] { $loser } cedit { game-length }.{ winner-wins }
    [timeout] { $loser } tempus consumpsit { game-length }.{ winner-wins }
    [agreement] Pax convenit { game-length }.
    [repetition] Pax trina repetitione { game-length }.
   *[cancelled] Ludus abruptus est.
}
game-result-brought-in = { $reason ->
    [breakthrough] { side-name } in **{ $cell }** perrumpunt { game-length }.
    [stalemate] { side-name } per incitas vincunt { game-length }. { side-against } nullum iam motum habent.
    [last-player] { side-name } ultimi supersunt { game-length } et vincunt.
    [resignation] { side-against } cedunt { game-length }. { side-name } vincunt.
    [timeout] { side-against } tempus consumpserunt { game-length }. { side-name } vincunt.
   *[other] { game-result }
}
game-silent = Ludus abruptus est: { $who } per 30 dies non movit.
game-never-began = Ludus abruptus est: { $who } primum motum in tempore non fecit.
game-aborted = { $who } ludum abrupit, priusquam vere coepit.
game-season-over = Tempus huius ludi exiit { game-length }. { $reason ->
    [proven] Murus probavit: { $who } vincit. Itaque in certamine pro victoria numeratur.
    [judged] Murus tabulam sic iudicavit: { $who } vincit. Itaque in certamine pro victoria numeratur.
   *[even] Murus victorem certum non videt. Itaque in certamine pro pace numeratur.
} Aestimationes manent.
game-withdrawn = { $who } in certamine iam non ludit, itaque hic ludus finitur { game-length }. Aestimationes manent.
game-stopped = Moderator ludum finivit { game-length }. Aestimationes manent.
game-unfinished = Hic ludus non finitus importatus est. Desinit { game-length }.
game-hints = { $who } petivit { $count ->
    [one] unum indicium
   *[other] { $count } indicia
}.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] Prima victoria tua{ $against ->
            [level] {" "}contra gradum { $level }
           *[others] {""}
        }
        [level] Prima victoria tua contra gradum { $level }
        [person] Prima victoria tua contra hominem
        [variant] Prima victoria tua
        [breakthrough] Prima perruptio tua
       *[longest] Longissima adhuc victoria tua
    }{ end-variant }**, { end-moves }.
   *[no] { $who }: **{ $feat ->
        [win] prima victoria
        [level] prima victoria contra gradum { $level }
        [person] prima victoria contra hominem
        [variant] prima victoria
        [breakthrough] prima perruptio
       *[longest] longissima adhuc victoria
    }{ end-variant }**, { end-moves }.
}
# Below the line of a first win.
end-next = { $own ->
    [yes] Iam in titulo tuo est. Quid deinde: lectio, aenigma, an novus adversarius?
   *[no] { $who }, iam in titulo tuo est. Quid deinde: lectio, aenigma, an novus adversarius?
}
# To the person who lost, with the move that cost the game once it is known.
end-kind = { $own ->
    [yes] Quisque ludus vires tuas auget.
   *[no] { $who }, quisque ludus vires tuas auget.
}
end-costly = Fortuna ludi hoc motu se vertit: { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}({ $variant })
}
end-moves = { $moves ->
    [one] uno motu
   *[other] { $moves } motibus
}
board-yours = Tuum est movere.
board-theirs = Nunc movet { $who }.
board-out = Excidisti. Nunc movet { $who }.
history-empty = Nondum ullus motus.
acted = { $kind ->
    [resign] Cessisti.
    [abort] Ludum abrupisti.
    [swap] Partes mutavisti.
    [offer] { $move ->
        [takeback] Petitum tuum missum est.
       *[other] Condicio tua missa est.
    } Valet usque ad proximum motum, etiam tuum.
    [agree] Assensum dedisti.
    [let-go] { $who } pergere potest, cum tempore unius vicis.
    [decline] Recusavisti.
    [withdraw] Retractavisti.
    [takeback] Motum revocavisti. Iterum tuum est movere.
    [gift] { $who } a te plus temporis accepit.
    [remind] { $reach ->
        [later] { $who } admonebitur { $when }, post horas quietas vel ferias.
        [never] { $who } vocari hic non vult, itaque admonere non possum.
       *[now] { $who } nunc admonetur.
    }
    [wait] Exspectabis, dum dies feriarum finiantur.
    [timeout] Ludum vindicavisti.
    [move] Movisti { $move }.
   *[other] Factum est.
}{ $state ->
    [over] {" "}Ludus finitus est.
    [yours] {" "}{ $by } statim respondit: { $answer }. Tuum est movere.
    [bot] { $kind ->
        [move] {" "}{ $who } cogitat.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}Nunc movet { $who }.
        [swap] {" "}Nunc movet { $who }.
       *[other] {""}
    }
}
acted-free = -# Intra duas minutas hoc revocare potes, nisi adversarius iam spectavit.
at-once-offer = Visne me motus tuos statim facere neque prius rogare? Quemque intra duas minutas revocare potes.
at-once-chosen = { $on ->
    [yes] ✓ Posthac motus tuos statim facio. Quemque intra duas minutas revocare potes, nisi adversarius iam spectavit. Id in `/settings` mutare potes.
   *[no] ✓ Contra homines ante quemque motum rogabo. Contra Murum motus tuos statim facio. Utrumque in `/settings` mutare potes.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] pacem offert.
    [time] tempus consumpsit. Accipe victoriam, vel sine ludum pergere: tum { $who } tempus unius vicis accipit.
   *[takeback] petit ut { $since ->
        [0] motum ultimum revocet.
        [one] motum ultimum suum revocet, una cum eo qui postea factus est.
       *[other] motum ultimum suum revocet, una cum { $since } motibus qui postea facti sunt.
    }
} { $offer ->
    [draw] Condicio valet usque ad proximum motum.
    [time] Nisi ante { $until } responderis, vinces.
   *[takeback] Petitum valet usque ad proximum motum.
}
offer-settled = { $offer ->
    [time] { $who } tempus consumpsit. { $fate ->
        [agreed] { $other } ludum pergere sinit.
       *[ended] Ludus finitus est.
    }
   *[other] { $who } { $offer ->
        [draw] pacem obtulit.
       *[takeback] petivit ut motum revocaret.
    } { $fate ->
        [agreed] Convenit.
        [declined] { $other } recusavit.
        [withdrawn] Id retractum est.
        [ended] Id fine ludi exspiravit.
       *[lapsed] Id proximo motu exspiravit.
    }
}
note-gift = { $who } accipit { $days ->
    [one] unum diem
   *[other] { $days } dies
} insuper.
note-leave = { $who } ferias agit et redibit { $when }.{ $clock ->
    [yes] {" "}Interim horologium stat.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } tempus consumpsit. Ultimi dies feriarum ludum sustinent usque ad { $date }. Nisi ante moverit, vincetur.
   *[no] { $who } tempus consumpsit. Dies feriarum ludum sustinent usque ad { $date }.
}{ $open ->
    [no] {" "}{ $waits } libenter exspectat.
   *[yes] {""}
}
note-saved-over = { $who } tempus consumpsit. Dies feriarum ludum aliquamdiu sustinuerunt.
note-back = { $saved ->
    [yes] Dies feriarum ludum sustinuerunt. { $who } rediit { $when }.
   *[no] { $who } ferias egit et rediit { $when }.
}
note-adopted = Alius lusor hanc sedem occupavit.
note-annulled = Moderator hunc ludum irritum fecit: eventus iam non valet.
rest-text = Tempus tuum contra { $others } defecit. Dies feriarum tuarum ludum sustinent usque ad { $date }. { $last ->
    [yes] Ultimi huius ludi sunt: ante move, aut vinceris.
   *[no] Move, ut ludus pergat.
}
note-reason = Causa: { $reason }
call-over = Hic ludus finitus est: { $game }
call-text = { $who }, { $kind ->
    [turn] tuum est movere
    [draw] pax tibi offertur
    [time] { $other } tempus consumpsit, et tu decernis quid fiat
    [takeback] aliquis motum revocare petit
    [remind] { $waiting ->
        [one] { $other } motum tuum exspectat
       *[other] ceteri motum tuum exspectant
    }
    [most] maior pars temporis tui exiit
    [silent] iam diu tuum est movere
   *[last] tempus tuum paene exiit
} · { $against }{ $clock ->
    [runs] {" "}· tempus deficiet { $when }
    [cancelled] {" "}· abrumpetur { $when }, nisi quis moverit
    [lost] {" "}· amittetur { $when }, nisi quis moverit
   *[none] {""}
}
snoozed = Te admonebo { $when }, si adhuc tuum erit movere.{ $early ->
    [yes] {" "}Id citius est quam elegisti, quia tempus tuum { $end } deficit.
   *[no] {""}
}
snooze-not-yours = Non est tuum hic movere: nihil est de quo te admoneam.
muted = De hoc ludo iam te non vocabo.
unmuted = De hoc ludo iterum te vocabo.
next-none = Nullus ludus motum tuum exspectat. Vide in `/games` quid agatur.

## Plans

plan-title = Consilia tua in hoc ludo. Nemo praeter te ea videt:
plan-none = Nulla consilia in hoc ludo habes. { $own ->
    [yes] Consilium est linea velut `{ $line }`: motus tuus, motus alterius, et responsum quod statim pro te facio.
   *[no] Consilium est linea velut `{ $line }`: si adversarius primum motum facit, secundum statim pro te facio.
}
plan-kept = Servatum est. Nemo praeter te consilia tua videt:
plan-ended = -# { $count ->
    [one] Consilium tuum iam non convenit
   *[other] Consilia tua iam non conveniunt
}: { $who } movit `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } modo movit `{ $move }`, ut exspectabas.
   *[no] { $who } modo movit `{ $move }`, itaque hoc consilium servari non potest. Tuum est movere.
}
plan-pair = si { $theirs }, tum { $own }
plan-then = {", "}et{" "}
plan-step = { $kind ->
    [first] { $line } Quem motum primum facis?
    [theirs] { $line } Quem motum exspectas?
    [whole] Consilium tuum: { $line }. Visne servare, an proximum motum addere quem exspectas?
   *[own] { $line }: quid respondes?
}
plan-unit = -# Primum elige figuram quae movetur.
plan-unmet-title = Consilia tua quae numquam evenerunt. Nemo praeter te ea videt:
plan-unmet = { $ended ->
    [yes] { $line }. Ludus prius finitus est.
   *[no] { $line }. Pro eo factum est: { $played }.
}
plan-several = Consilia tantum in ludis duorum lusorum valent.
plan-no-answer = Consilium motu tuo finiri debet: primum adversarii motus, deinde tuus.
plan-too-long = Consilium non plus quam { $most } motus habere potest.
plan-too-many = In uno ludo non plus quam { $most } consilia habere potes. Prius unum dele.
plan-over = Ludus ante `{ $line }` iam finitus esset.
plan-contradiction = Hoc consilio `{ $line }` repugnat. Unum tantum servari potest.
plan-any = post quemlibet alium motum: { $own }
plan-any-ask = Post quemlibet alium motum, quod responsum ludam, si tum licebit?
plan-any-whole = Consilium tuum: { $line }. Visne id servare? Si responsum tum non licebit, tuum erit movere.
plan-any-last = Consilium finitur responso ad quemlibet alium motum: `{ $line }`. Omitte quae sequuntur.
plan-after = post tuum { $own }: { $line }
plan-other-side = `{ $line }` facere non potes: ibi { side-name } movent. Consilium a proximo motu ludi incipit.
plan-own-move-first = `{ $line }` nunc facere non potes. Tuum est movere: consilium igitur a proximo motu tuo incipit. Deinde motus alterius, deinde responsum tuum. Si statim movere vis, preme **Move**.
plan-rule = `{ $line }` fieri non potest. { $why }

## Settings and vacation

settings-title = **Optiones tuae**
settings-notify = Cum tuum est movere: **{ $value ->
    [mention] vocatio in ludo
    [direct] nuntius privatus
    [both] vocatio et nuntius privatus
    [digest] unus nuntius cotidie de omnibus ludis
   *[off] nihil
}**
settings-quiet = Horae quietae: **{ $quiet ->
    [yes] { $from }:00 – { $until }:00
   *[no] nullae
}**
settings-zone = Zona horaria: **{ $zone }**
settings-vacation = Feriae: **{ $on ->
    [yes] finientur { $when }
    [saves] ludum sustinent, finientur { $when }
   *[no] nullae nunc
}** · reliquum: { $some ->
    [yes] { $span }
   *[no] nihil
}
settings-boards = { $value ->
    [letters] Tabulae: **imago, verba, litterae**
    [words] Tabulae: **imago et verba**
   *[picture] Tabulae: **imago**
}
settings-theme = Color tabulae: **{ $value }**
settings-themes = Elige colorem tabularum tuarum. Tabularum publicarum colorem servitrum eligit.
settings-boards-hint = Quomodo tabulas tibi ostendam?
settings-language = Lingua: **{ $value ->
    [discord] eadem ac in Discord
   *[other] { $value }
}**
settings-language-hint = Qua lingua tecum loquar?
settings-dots = Nomina cellarum in punctis: **{ $value ->
    [all] in omnibus tabulis
   *[hexagons] in hexagonis tantum
}**
settings-dots-hint = In quibus tabulis puncta nomina cellarum habeant?
settings-moves = Motus statim: **{ $value ->
    [always] semper
    [never] numquam
   *[alone] contra Murum tantum
}**
settings-saved = Dies feriarum, cum tempus defecit (septem in quoque ludo ad summum): **{ $value ->
   *[on] impenduntur
    [off] servantur
}**
settings-moves-hint = Quando motus tuos sine interrogatione faciam?
settings-moves-about =
    Cum motum per pulsabula elegisti, aut statim eum facio, aut prius tabulam ostendo et rogo.
    -# Motum revocare potes: contra Murum semper, contra homines intra duas minutas, nisi adversarius iam spectavit.
settings-blocked = Arcendi: **{ $count }**
settings-hint = -# Mutationes valent a proxima vice cuiusque ludi.
settings-done = ✓ { $fact }
settings-notify-hint = Quomodo tibi dicam tuum esse movere?
settings-quiet-hint = Quando taceam?
settings-quiet-none = Nullae horae quietae
settings-quiet-choice = Quies: { $from }:00 – { $until }:00
settings-quiet-other = Aliae horae…
settings-quiet-form = Horae quietae
settings-quiet-from = A qua hora?
settings-quiet-until = Usque ad quam horam?
settings-quiet-from-hint = Numerus a 0 ad 23, velut 22 vel 22:00.
settings-quiet-until-hint = Numerus a 0 ad 23, velut 7 vel 7:00.
settings-quiet-wrong = Solas horas plenas novi, a 0 ad 23, velut 9, 18:00, 9 am. Nihil mutatum est.
settings-quiet-same = Initium et finis eadem hora sunt: nulla igitur quies esset. Nihil mutatum est.
settings-region-hint = Ubi habitas?
settings-region = { $region ->
    [europe] Europa
    [america] America
    [asia] Asia
    [africa] Africa
    [oceania] Australia et Oceanus Pacificus
   *[islands] Oceani Atlanticus et Indicus, UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [asuncion] Asunción
    [bogota] Bogotá
    [noumea] Nouméa
    [reunion] Réunion
    [sao-paulo] São Paulo
    [st-johns] St. John’s
   *[other] { $name }
}
settings-zone-hint = Quae urbs in zona tua est?
settings-zone-other = Alia zona…
settings-zone-form = Zona horaria
settings-zone-line = Zona horaria tua
settings-zone-line-hint = Urbs, PST, vel UTC+2.
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] Estne hoc tempus tuum nunc?
   *[other] Quod ex his est tempus tuum nunc?
}
settings-no-zone = Zonam horariam `{ $zone }` non novi. Nihil mutatum est. Tempta urbem, velut Berlin, vel UTC+2.
settings-vacation-hint = Dum ferias agis, horologia tua stant et te non voco. Intra quoslibet 365 dies sunt tibi 21 dies feriarum.
settings-vacation-menu = Ferias incipe
settings-vacation-days = { $days ->
    [one] Unus dies
   *[other] { $days } dies
}
settings-blocks = { $count ->
    [0] Neminem arces.
    [one] Arces: { $people }. Te provocare non potest.
   *[other] Arces: { $people }. Te provocare non possunt.
}
settings-block-hint = Arce aliquem
settings-unblock-hint = Recipe aliquem
settings-data = Servo ID tuum Discordianum, optiones tuas, ludos tuos.
vacation-begun = ✓ Feriae tuae coeperunt. Adversariis tuis nuntiabo.
vacation-back = Salve iterum! Horologia tua rursus currunt.
vacation-none = Ferias nunc non agis.
vacation-used-up = Nulli dies feriarum tibi supersunt.

## Ratings and records

profile-met = Adversarii probati adhuc: { $met } ex { $needed }. Interim ludi alteri lusori minus valent.
profile-rating = { $pool ->
    [standard] Ludus usitatus
    [advanced] Ludus provectus
   *[other] Alii ludi
}: **{ $rating }** ± { $deviation }, { $games ->
    [one] unus ludus aestimatus
   *[other] { $games } ludi aestimati
}{ $sure ->
    [no] , aestimatio nondum certa
   *[yes] {""}
}.
profile-unrated = Nondum ullus ludus aestimatus.
profile-record = Omnes ludi: victoriae { $won }, paces { $drawn }, clades { $lost }.
profile-between = Contra te: victoriae { $won }, paces { $drawn }, clades { $lost }.
profile-lately = Ultimi ludi, a recentissimo: { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] { $count ->
        [one] victoria
       *[other] victoriae
    }
    [drawn] { $count ->
        [one] pax
       *[other] paces
    }
   *[lost] clades
}
profile-streak = Victoriae continuae: { $count }.
profile-favourite = Genus dilectum: { $variant }, { $games } ex { $all } ludis.
profile-levels = Murus victus · { $variant }: { $levels }.
profile-beaten = Victoriae optimae: { $who }.
profile-longest = Longissima victoria: { $moves } motus ({ $variant }).
profile-firsts = Primae victoriae · { $list }.
profile-first = { $feat ->
    [win] omnino
    [breakthrough] per perruptionem
   *[person] contra hominem
}{ $dated ->
    [yes] : { $date }
   *[no] {""}
}
profile-murus =
    {""}**Murus** in { $count } gradibus ludit. Aestimationes eius numquam mutantur.
    { $levels }
    {""}-# { $patient } usque ad unam minutam cogitat, cum nihil aliud exspectat: ergo non semper idem movet.
profile-chart = Aestimatio · { $pool }
profile-games = { $games ->
    [one] unus ludus aestimatus
   *[other] { $games } ludi aestimati
}
profile-alt = Linea aestimationis, { $games ->
    [one] unus ludus aestimatus
   *[other] { $games } ludi aestimati
}: a 1500 { $course }.
profile-leg = { $way ->
    [up] ascendit ad { $rating } ({ $date })
    [down] descendit ad { $rating } ({ $date })
   *[level] manet prope { $rating } ({ $date })
}
profile-gap = Nullus ludus aestimatus: { $from } – { $to }.
profile-sign = { $sure ->
    [no] nondum certa
   *[yes] unus ludus
}
openings-title = Motus primi
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] victoriae
    [drawn] paces
   *[lost] clades
}
openings-rare = alii
openings-lead = Motus primi: { $who } · { $variant }
openings-side = { side-name }, { $games ->
    [one] unus ludus
   *[other] { $games } ludi
}: victoriae { $won }, paces { $drawn }, clades { $lost }.{ $line ->
    [none] {""}
   *[other] {" "}Saepissime { $line }.
}
openings-branch = { $move }: { $games ->
    [one] unus ludus
   *[other] { $games } ludi
}, victoriae { $won }, paces { $drawn }, clades { $lost }.
openings-rest = Alii motus primi: { $games ->
    [one] unus ludus
   *[other] { $games } ludi
}.
openings-alt = Arbor motuum primorum.
openings-too-few = Arbor motuum primorum quinque ludos finitos eiusdem generis poscit. { $games ->
    [0] Nondum ullus adest
    [one] Adhuc unus adest
   *[other] Adhuc { $games } adsunt
}.
leaderboard-server = Principes huius servitri · { $pool ->
    [standard] Ludus usitatus
    [advanced] Ludus provectus
   *[other] Alii ludi
}
leaderboard-all = Principes omnium servitrorum · { $pool ->
    [standard] Ludus usitatus
    [advanced] Ludus provectus
   *[other] Alii ludi
}
leaderboard-missing = -# Ut locum habeas, lude contra { $needed } diversos adversarios probatos et { $games } ludos aestimatos, et ± tuum ad { $deviation } deduc.
leaderboard-none = Nemo hic adhuc aestimationem habet. Lude ludum aestimatum, ut habeas.
leaderboard-unanswered = Discord in tempore non respondit: nescio igitur quis in hoc servitro sit. Mox iterum tempta.
leaderboard-unknown = { $count ->
    [one] Unus praeterea lusor fortasse ad hunc indicem pertinet
   *[other] { $count } praeterea lusores fortasse ad hunc indicem pertinent
}. Discord nondum dixit qui in hoc servitro sint.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] unus ludus
   *[other] { $games } ludi
})
statistics-title = Omnes ludi finiti qui eventum habent
statistics-none = Nondum ullus ludus finitus.
statistics-quiet = Ultimis { $weeks } hebdomadibus nullus ludus hic coepit aut finitus est.
weeks-chart = Ludi huius loci per hebdomades
weeks-note = coepti { $begun }, finiti { $ended }
weeks-sign = { $which ->
    [begun] coepti
   *[ended] finiti
}
weeks-alt = Columnae ludorum huius servitri, hebdomades { $weeks }: coepti { $begun }, finiti { $ended }. Ludi in hebdomade coepti: { $course }.
weeks-leg = { $way ->
    [from] { $games } in hebdomade diei { $date }
    [up] crescunt ad { $games } in hebdomade diei { $date }
    [down] decrescunt ad { $games } in hebdomade diei { $date }
   *[level] manent { $games } in hebdomade diei { $date }
}
statistics-all = { $games ->
    [one] Unus ludus
   *[other] { $games } ludi
}, { $average ->
    [one] una fere vicis
   *[other] { $average } fere vices
} in ludo{ $range ->
    [yes] , a { $shortest } ad { $longest }
   *[no] {""}
}.
statistics-ends = Quomodo finiantur:
statistics-end = { $end ->
    [breakthrough] Perruptio
    [stalemate] Incitae
    [draw] Pax
   *[other] Aliter
}
statistics-first = Quotiens vincat qui incipit, in quoque genere:
ratings-title = **Quomodo aestimationes mutatae sint** (Glicko-2. ? significat nondum certam, ± quantum incerta sit.)
ratings-line = { $who }: { $old } ± { $deviation }, exspectatum { $expected } % puncti, partum { $score } %, nunc { $new } ± { $after }.
ratings-weight = Hic ludus valet { $weight } %.
ratings-rules = -# Ludus contra lusorem nondum probatum quartam partem valet. A ludo sexto contra eundem adversarium intra 30 dies quisque ludus dimidium prioris valet. Omnes nondum probati pro uno adversario numerantur. Nihil lucraris ex ludo ante secundum motum relicto, neque ab adversario cuius ratio in Discord nondum mensem habet. ± aestimationis tuae numquam minus fit quam dimidium ± adversarii.
ratings-none = Hic ludus nullas aestimationes mutavit.
export-text = { $game } in documento.
export-running = Forma Abstract Play ludis finitis servit. Exporta hunc ut textum vel JSON, vel exspecta finem.
export-alt = Motus ludi
export-nothing = Nondum ullos ludos habes quos emittam.
export-all = Omnes ludi tui in documento.
export-all-alt = Motus omnium ludorum tuorum
imported = Importatum: { $game }, { $plies ->
    [one] una vicis
   *[other] { $plies } vices
}. Ludus finitus est, sine aestimatione. { $reviewed ->
    [yes] Preme **Recensio**, ut eum respicias. {""}
   *[no] {""}
}Preme **Contra Murum perge**, ut inde ludas.
import-variant = Genus `{ $name }` in capite documenti non novi.
import-form = Importa ludum
import-form-file = Documentum textus
import-form-file-hint = Ludus in documento, hinc vel ex alio programmate. Usque ad { $most } kB.
import-form-moves = Vel motus eius
import-form-moves-hint = Unus post alium. Hoc vacuum relinque, si documentum mittis.
import-form-variant = Genus
import-form-variant-hint = Valet tantum si ludus ipse genus non nominat.
import-nothing = Nullus ludus in hoc est. Mitte documentum, vel scribe motus.
import-both = Documentum et motus scriptos simul legere non possum. Mitte alterutrum.
import-file-long = Hoc documentum uni ludo nimis longum est. Lego usque ad { $most } kB.
import-file-no-text = Hoc documentum ut textum legere non possum. Mitte documentum textus, velut `game.txt`.
import-file-gone = Discord documentum mihi non dedit. Mitte iterum.
import-empty = Nullos motus in hoc invenio. Scribe unum post alium, velut `1. a1-c3 d7-d5 2. …`.
import-too-long = Ludus non plus quam { $most } motus habere potest.
import-several = Hic plures ludi sunt. Importa singulos.
import-form-unknown = Ludum in hac forma legere non possum. Lego motus ut textum, JSON meum, et formam Abstract Play.
import-other-game = Hic est ludus { $name }, non Murus Gallicus.
import-own-start = Hic ludus a positione propria incipit. Ludos tantum legere possum qui more solito incipiunt.
import-late = Hoc a motu { $number } incipit. Scribe ludum a primo motu.
import-unreadable = Legere desii ad `{ $words }`. { $why }
import-stopped = Legere desii ad `{ $words }`. { $why } Quae ante sunt, importata sunt. Si mendum est, corrige et ludum iterum importa.
continue-running = Ille ludus adhuc currit. Hinc pergere poteris, cum finitus erit.
continue-not-there = Inde pergere non potes. Ludus brevior est, vel iam finitus erat, vel lusor iam exciderat.
adopt-elsewhere = Sedem occupare potes tantum in ipsius ludi filo vel canali.
adopt-nobody-left = Omnes illius ludi lusores adhuc in hoc servitro sunt.
adopt-unanswered = Discord in tempore non respondit: nescio igitur quis in hoc servitro adhuc sit. Mox iterum tempta.
adopted = Sedes tua est. Ludus iam non aestimatur.

## Following

walk-at = vicis { $ply } ex { $plies }
walk-to-move = Nunc movet { $who }.
walk-hint = I ad motum
replay-waiting = Pelliculam huius ludi facio.
replay-queued = { $before ->
    [one] Unum petitum ante tuum est.
   *[other] { $before } petita ante tuum sunt.
} Pellicula hic apparebit, cum parata erit.
replay-turning = Consistit in { $played }: ibi discrimen ludi fuit.
replay-alt = Pellicula: { $game }, omnes { $moves } motus ordine. Ultima tabula: { $end }.

follow-how = { $how ->
    [end] Tibi nuntiabo, cum finietur.
    [every] Omnes motus tibi nuntiabo.
    [closed] Nuntios privatos tibi mittere non possum: itaque hunc ludum iam non sequeris.
   *[no] Nuntios privatos de hoc ludo tibi mittere possum.
}
follow-private = Hunc ludum sequi potes tantum ubi agitur.
follow-too-many = Iam quinquaginta ludos sequeris. Prius unum sequi desine.
follow-playing = In hoc ludo ludis: nuntios eius igitur accipis.
follow-over = Hic ludus finitus est.
follow-move = { $told }
    Nunc movet { $who }.

## Trying moves

try-empty = Tempta motus utriusque partis. Nemo praeter te eos videt.
try-none = Nondum ullos motus temptavisti.
try-own = Lineae tuae. Nemo praeter te eas videt.
try-open = Lineae tuae. Alii eas videre possunt.
try-others = Lineae quas alii temptaverunt.
try-hint = Specta lineam
try-gone = Haec linea iam non est, vel auctor eam occultat.
try-too-many = Iam { $most } lineas servatas habes. Prius unam dele.
try-too-long = Linea non plus quam { $most } motus habere potest.
try-study = Lineae in hoc ludo temptatae patent. Specta!
try-note = Quid de hac linea sentis?
try-note-hint = Unus versus. Cum motibus tuis ostenditur.
try-note-form = Nota

## Servers and privacy

server-not-yours = Soli rectores huius servitri hoc facere possunt.
moderate-not-yours = Ut hoc facias, potestatem nuntios huius servitri regendi habere debes.
server-title = **Murus in hoc servitro**
server-channels = Ludi incipi possunt in: **{ $some ->
    [yes] { $what }
   *[no] omnibus canalibus
}**
server-role = Ludos incipere possunt: **{ $some ->
    [yes] { $what }
   *[no] omnes
}**
server-variant = Genus praefinitum: **{ $what }**
server-time = Horologium praefinitum: **{ $what }**
server-language = Lingua: **{ $some ->
    [yes] { $what }
   *[no] eadem ac servitri
}**
server-theme = Color tabulae: **{ $what }**
server-film = Eventus: **{ $some ->
    [yes] pellicula ludi
   *[no] ultima tabula
}**
server-quiet = Canales: **{ $some ->
    [yes] quieti: unus versus pro provocatione responsa, una charta eventuum cotidie
   *[no] vivi: tabula omnis provocationis et omnis eventus
}**
server-turning = Tabulae publicae: **{ $some ->
    [yes] ad lusorem qui movet versae
   *[no] Romani infra
}**
server-games = **Ludi in hoc servitro**
server-threads = Fila ludorum: **{ $some ->
    [yes] in { $what }
   *[no] in canali cuiusque provocationis
}**
server-threads-hint = Quo fila ludorum eant? Vacuum relinque pro canali cuiusque provocationis.
server-cards = Chartae eventuum: **{ $some ->
    [yes] { $what }
   *[no] in canali cuiusque ludi
}**
server-acta = Acta Diurna (charta hebdomadis, die Lunae mane): **{ $some ->
    [yes] { $what }
   *[no] nulla
}**
server-acta-hint = Quo charta hebdomadis eat? Vacuum relinque, ut nulla sit.
acta-title = Acta Diurna · Hebdomas
acta-games = { $games ->
    [0] Hac hebdomade nullus ludus finitus est.
    [one] Hac hebdomade unus ludus finitus est.
   *[other] Hac hebdomade { $games } ludi finiti sunt.
}
acta-best = **Ludus optimus:** { $game }
acta-upset = **Res mira:** { $winner }, aestimatione { $gap } punctis inferior, vicit contra { $loser }.
acta-longest = **Ludus longissimus:** { $game }, { $moves } motus
acta-league = **{ $name }:** in summo { $who }
acta-sieges = **Obsidiones:** { $count ->
    [one] unus lusor saltem unam solvit
   *[other] { $count } lusores saltem unam solverunt
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **Hic novi:** { $count ->
    [one] unus lusor
   *[other] { $count } lusores
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = Quo chartae eventuum eant? Vacuum relinque pro canali cuiusque ludi.
server-rated = Ludi aestimati: **{ $some ->
    [yes] permissi
   *[no] vetiti, omnes sine aestimatione
}**
server-bots = Ludi contra Murum: **{ $some ->
    [yes] hic in filis
   *[no] in nuntiis privatis
}**
server-votes = Suffragia canalis indicere possunt: **{ $some ->
    [yes] omnes
   *[no] rectores
}**
server-showing = Hic ostende: **{ $some ->
    [yes] permissum
   *[no] vetitum
}**
server-themes = Quem colorem tabulae publicae hic habeant? Suis tabulis quisque colorem in `/settings` eligit.
theme-hint = Elige colorem
theme-name = { $theme ->
    [dark] Nocturnus
    [print] Impressus
    [high-contrast] Clarissimus
    [colour-blind] Omnibus distinctus
    [parchment] Membrana
   *[classic] Classicus
}
theme-about = { $theme ->
    [dark] Tabula noctu
    [print] Nigrum in albo, chartae aptum
    [high-contrast] Maxima claritas
    [colour-blind] Colores quos omnes distinguunt, et nota cuiusque partis
    [parchment] Atramentum in membrana
   *[classic] Caespes, ebur, lapis
}
theme-alt = Eadem tabula in omnibus coloribus: { $names }.
server-desks = Praetorium (index affixus ludorum currentium): **{ $some ->
    [yes] { $what }
   *[no] nullum
}**
server-channels-hint = Ubi ludi incipi possint? Vacuum relinque, si ubique.
server-role-hint = Quis ludos incipere possit? Vacuum relinque, si omnes.
server-variant-hint = Quod genus hic praefinitum sit?
server-time-hint = Quod horologium hic praefinitum sit?
server-language-hint = Qua lingua hic loquar?
server-language-auto = Lingua servitri
server-elsewhere = In hoc servitro ludos incipere potes in { $channels }.
server-role-needed = Soli { $role } ludos hic incipere possunt.
desk-title = Praetorium
results-title = Eventus · { $date }
desk-count = { $count ->
    [0] Nullus ludus hic currit.
    [one] Unus ludus hic currit.
   *[other] { $count } ludi hic currunt.
}
digest-title = { $count ->
    [one] In uno ludo tuum est movere.
   *[other] In { $count } ludis tuum est movere.
}
moderated = { $act ->
    [annul] { $game } irritus factus est.
   *[end] { $game } finitus est.
} In actis id vides: `/server moderate`.
moderate-elsewhere = Ille ludus in hoc servitro non agitur.
moderate-running = Ille ludus adhuc currit. Fini eum potius.
moderate-annulled = Ille ludus iam irritus est.
audit-title = **Quid moderatores fecerint**
audit-none = Moderatores adhuc nihil fecerunt.
audit-haste = ⚠ { $who } intra 30 dies { $games } ludos aestimatos { $fared ->
    [won] vicit
    [lost] amisit
   *[drawn] aequavit
}, in quibus ante motum { $moves } cessum est.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } certamen «{ $name }» finivit.
audit-line = { $when } · { $who } { $act ->
    [annul] irritum fecit
   *[end] finivit
}: { $read ->
    [yes] { $game }
   *[no] ludus qui legi non potest
} · { game-code }{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = Visne omnia delere quae de te servo? In ludis currentibus pro te cedo, vel eos abrumpo, si nondum vere coeperunt. Quae aliis ostendisti, tollo. Adversarii ludos suos servant, sine nomine tuo. Qui te arcent, adhuc te arcent. Hoc revocari non potest.
privacy-forgotten = Data tua deleta sunt.
privacy-nothing = Nulla data de te habeo.
privacy-exported = Ecce omnia data quae de te habeo.
privacy-alt = Omnia data quae de te habeo, in JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Passus { $n } ex { $count }
learn-walk = **Turris movetur.** Vincis, si lapidem in ordinem ultimum, ordinem 7, fers. Turris semper duas cellas it et in utraque lapidem ponit: elige quo eat.
learn-walk-well = Unus lapis in { $near }, unus in { $far }: murus unus lapis est, turris duo.
learn-grow = **Murus crescit.** Muri moveri non possunt, sed si lapidem in murum tuum ponis, fit turris. Move ex c1 super unum ex muris tuis.
learn-grow-well = Iterum turris! Pone lapides in muros tuos, et turres servas.
learn-grow-walls = Post `{ $move }` solos muros habes, et muri moveri non possunt. Move in c3 vel e3.
learn-sacrifice = **Immola.** Murus Gallicus in b4 viam tuam claudit. Turris quae iuxta stat unum lapidem dare potest, ut eum capiat.
learn-sacrifice-well = Murus abest, sed lapidem dedisti: turris tua igitur nunc murus est.
learn-sacrifice-walls = `{ $move }` alio it, et murus manet. Cape eum in b4.
learn-breakthrough = **Perrumpe.** Unus lapis in ordine ultimo statim vincit. Hic est ordo 7.
learn-breakthrough-well = Perrupisti! Lapis in { $far } ludum vincit.
learn-breakthrough-walls = `{ $move }` ordinem 7 non attingit. Unus ex motibus eum attingit.
learn-stalemate = **Incitae.** Si movere non potes, vinceris. Turris Gallica in a2, ut exeat, et b3 et c4 poscit: claude alterutram.
learn-stalemate-well = Exitus ei nullus est: ergo vincis.
learn-stalemate-open = Post `{ $move }` turris adhuc per b3 et c4 exit. Claude alterutram.
learn-game = **Ludus cum duce.** Tui sunt Romani, infra. Murus in gradu { $level } ludit et statim respondet, et omnem motum revocare potes.
learn-hint = Optimus motus: { $move } ({ $deed }).
learn-deed-wins = vincit
learn-did = { $deed ->
    [capture] Murus movet { $move } et murum tuum in { $cells } capit.
    [tower] Murus movet { $move } et { $count ->
        [one] turrem in { $cells } facit
       *[other] turres in { $cells } facit
    }.
   *[walls] Murus movet { $move }: duo muri.
}
learn-did-again = { $deed ->
    [capture] Per { $move } Murus murum tuum in { $cells } capit.
    [tower] Per { $move } Murus { $count ->
        [one] turrem in { $cells } facit
       *[other] turres in { $cells } facit
    }.
   *[walls] Per { $move } Murus duos muros ponit.
}
learn-aim = { $aim ->
    [shut] Turris tua in { $cell } nunc inclusa est.
    [siege] Turrem in { $cell } ponere vult et inde perrumpere.
   *[take] Deinde murum tuum in { $cell } capere potest.
}
learn-aim-again = { $aim ->
    [shut] Iam turri tuae in { $cell } nullus motus restat.
    [siege] Iam sola turris in { $cell } ei deest, ut perrumpat.
   *[take] Iam murum tuum in { $cell } capere potest.
}
learn-advice-win = **Iam vincere potes!** Vide { $moves }: { $how ->
    [through] sic perrumpis.
   *[stalemate] sic Muro nullus motus restat.
}
learn-advice-win-again = **Victoria adhuc patet:** { $moves }. { $how ->
    [through] Sic perrumpis.
   *[stalemate] Sic Muro nullus motus restat.
}
learn-advice-guard = **Cave:** per { $threat } { $how ->
    [through] Murus perrumpere potest
   *[stalemate] Murus te ad incitas redigere potest
}. { $count ->
    [one] Solus motus { $moves } id prohibet.
   *[other] Prohibe id, exempli gratia { $moves }.
}
learn-advice-guard-again = **Aliae minae:** per { $threat } { $how ->
    [through] Murus perrumpere potest
   *[stalemate] Murus te ad incitas redigere potest
}. { $count ->
    [one] Unus motus prodest: { $moves }.
   *[other] Hi motus prosunt: { $moves }.
}
learn-advice-lost = Per { $threat } { $how ->
    [through] Murus perrumpet
   *[stalemate] Murus te ad incitas rediget
}, et nihil id prohibet. Redi ad motum funestum.
learn-advice-lost-again = Quidquid moves, Murus per { $threat } vincit. Ad motum funestum redire potes.
learn-advice-hold = **Hic fortuna ludi se vertit:** post { $lost } victoria Muri certa erat. Tempta { $moves }.
learn-advice-capture = Cape murum in { $cell }: { $moves }.
learn-advice-capture-again = Murum in { $cell } capere expedit: { $moves }.
learn-advice-moves = Tempta { $moves }.
learn-advice-moves-again = { $count ->
    [one] Hic motus hic bonus est: { $moves }.
   *[other] Hi motus hic boni sunt: { $moves }.
}
learn-reason = { $reason ->
    [few] { $own ->
        [0] Nulla turris tibi restat
        [one] Una tantum turris tibi restat
       *[other] { $own } tantum turres tibi restant
    }: omnis motus in cellas vacuas turre constat.
    [colour] { corner-mark }
    [capture] Cum murus capitur, utraque pars lapidem amittit, et turris tua murus fit.
    [grow] Lapis in muro tuo turrem facit: sic omnes turres servas.
    [begin] Pone muros ubi proxima turris tua considere possit.
    [reach] Ab ordine 5 turris uno motu perrumpit.
    [close] Lapis prope turrem hostium viam eius claudit.
   *[count] { $own ->
        [one] Una turris tibi est
       *[other] { $own } turres tibi sunt
    }, Muro { $theirs }. Cui motus desunt, vincitur.
}
corner-mark = Turris in { $cell } notam in angulo habet: proximo motu perrumpere potest, nisi lapis obstat.
formation-name = { $formation ->
    [siege-tower] Turris ambulatoria
   *[gallic-wall] Murus Gallicus
}
learn-end = { $won ->
    [yes] **Vicisti!** Bene lusisti.
    [lost] **{ $how }.** Motus funestus erat { $move }: postea victoria Muri certa erat. Redire potes et alium motum temptare.
   *[no] **{ $how }.** Revoca motum ultimum et alium tempta.
}
learn-left = **Disce** ibi pergit ubi desisti.
welcome-title = Murus Gallicus
welcome-text = Ludus murorum et turrium, a Phil Leduc inventus. Fer unum lapidem in ordinem ultimum, et vincis. Singulos motus facis, quotiens tibi minuta vacat.
welcome-managers = Si hoc servitrum regis, per `/server settings` me apparare potes.
welcome-manage = -# Nemo praeter te hoc videt, quod hoc servitrum regis. Preme **Appara**, ut canales, linguam, alia eligas.
play-murus-level = Quo gradu Murus ludat? Tibi optime convenit { $suits }. Numeri aestimationes sunt.{ $alone ->
    [yes] {" "}Horologium nullum est. Post mensem sine motu ludus abrumpitur.
   *[no] {""}
}

## Lessons after the first

lesson-name = { $lesson ->
    [first] Ludus primus
    [distribute] Quattuor modi lapides ponendi
    [lone] Ubi murus solus ponatur
    [last] Turris ultima
    [chariot] Currus
    [wall] Murus Gallicus
    [ram] Aries
    [siege] Turris ambulatoria
    [force] Immolatio coacta
    [catapult] Catapultae
    [balanced] Initium aequatum
    [escape] Effugium
    [houdini] Houdini
    [hex] In hexagonis
    [three] Ludus trium lusorum
   *[four] Ludus quattuor lusorum
}
learn-distribute-empty = **In duas cellas vacuas.** Turris fit duo muri: turrem igitur amittis. Move turrem in duas cellas vacuas.
learn-distribute-empty-well = Duo muri in { $near } et { $far }, sed una turris minus.
learn-distribute-empty-wrong = `{ $move }` murum tuum attingit et novam turrem facit. Elige duas cellas vacuas.
learn-distribute-near = **Primum murus, deinde cella vacua.** Murus fit turris, et ante eam novus murus stat. Sic turrem tuam serva.
learn-distribute-near-well = Turris in { $near }, murus in { $far }: nulla turris amissa est.
learn-distribute-near-wrong = Post `{ $move }` solos muros habes. Move super murum tuum in a2.
learn-distribute-far = **Primum cella vacua, deinde murus.** Turris in cellam ulteriorem pervenit: duas cellas transilit. Sic turrem tuam serva.
learn-distribute-far-well = Turris in { $far }, duabus cellis ulterius, et murus post eam.
learn-distribute-far-wrong = Post `{ $move }` solos muros habes. Secundus lapis murum tuum in c3 attingere debet.
learn-distribute-both = **In duos muros.** Uterque crescit: ex una turre fiunt duae. Inveni motum qui tibi turrem addit.
learn-distribute-both-well = Duae turres, in { $near } et { $far }. Numera turres: qui plures habet, plerumque plures motus habet.
learn-distribute-both-wrong = `{ $move }` secundam turrem tibi non dat. Ambo lapides in muros cadere debent.
learn-lone-bar = **Duo muri, duae viae.** Turri Gallicae in g3 duae viae ad ordinem 1 patent. Unus motus utramque claudit.
learn-lone-bar-well = f2 alteram viam claudit, g1 alteram.
learn-lone-bar-wrong = Post `{ $move }` una via patet, et g3 perrumpit. Claude utramque.
learn-lone-edge = **Non iuxta, sed duabus cellis longius.** Murus duabus cellis a turre distans eam claudit, et capi ab ea non potest. Siste turrem in a3.
learn-lone-edge-well = Murus in { $far } duabus cellis distat: a3 eum capere non potest.
learn-lone-edge-wrong = Post `{ $move }` turris in a3 perrumpit. Claude utramque viam.
learn-lone-ahead = **Inter turrem et murum.** Turris Gallica ex c5 in murum suum in e3 transilire vult, deinde perrumpere. Pone murum in via.
learn-lone-ahead-well = Murus in { $far } saltum prohibet.
learn-lone-ahead-wrong = Post `{ $move }` Galli intra duos motus vincunt. Via ex c5 ad e3 per d4 it.
learn-last-keep = **Turris ultima.** Muri numquam moventur: sine turre nullus tibi motus est et vinceris. Serva tuam.
learn-last-keep-well = Turris tua in { $far } superest.
learn-last-keep-wrong = Post `{ $move }` solos muros habes et vinceris. Move super unum ex muris tuis.
learn-last-take = **Turris hostium ultima.** Turris in b6 muro in d4 eget, ut ibi considat. Tolle eum, et turri nihil restat nisi dilabi.
learn-last-take-well = Iam omnis motus ultimam turrem Gallicam solvit, et tum Galli movere non possunt.
learn-last-take-wrong = Post `{ $move }` Galli turrem servant. Cape murum quo eget.
learn-last-flatten = **Include eam.** Ultima turris Gallica in b2 perrumpere vult vel in b4 considere. Pone duos muros ita, ut omnis motus eam solvat.
learn-last-flatten-well = Nihil potest nisi murum capere aut dilabi: turris ultima perit.
learn-last-flatten-wrong = Post `{ $move }` turris ultima effugit. Claude utramque viam uno motu.
learn-chariot-start = **Currus.** Turris post murum suum currus est: unam cellam provolvitur et currus manet. Incipe: tribus motibus vincis.
learn-chariot-start-well = Turris et murus, una cella ulterius. Nemo satis prope est, ut sistat.
learn-chariot-start-wrong = Post `{ $move }` nulla turris tibi restat. Volve super murum tuum in a4.
learn-chariot-roll = **Currus pergit.** Duobus motibus lapis in ordine 7 erit. Noli currum dissolvere.
learn-chariot-roll-well = Deinde a7, et Galli nimis absunt.
learn-chariot-roll-wrong = `{ $move }` currum dissolvit. Recta perge.
learn-chariot-turn = **Quoquo versus.** Currus etiam oblique volvitur. Quis motus turrem facit quae sisti non potest?
learn-chariot-turn-well = Turris in { $near } proximo motu perrumpit, et nemo omnes vias claudere potest.
learn-chariot-turn-wrong = `{ $move }` Gallis tempus dat. Volve super murum in c5.
learn-chariot-stop = **Siste currum.** Currus Gallicus in c4 et c3 ad ordinem 1 volvitur. Pone murum ante eum.
learn-chariot-stop-well = Murus tuus in { $near } muro in c3 obstat: currus igitur volvi non potest.
learn-chariot-stop-wrong = Post `{ $move }` currus pergit et perrumpit. Pone murum in c2.
learn-wall-close = **Murus Gallicus.** Muri continui turrem claudunt, sed hic hiatus est in d2. Claude eum, antequam turris in d3 perrumpat.
learn-wall-close-well = Muri continui, et inter eos turris: hoc validum est.
learn-wall-close-wrong = Post `{ $move }` turris in d3 adhuc viam ad ordinem 1 invenit. Claude hiatum in d2.
learn-wall-gap = **Hiatus infirmat.** Muri Gallici in b6 et d6 duas vias turris tuae claudunt. Una adhuc patet.
learn-wall-gap-well = Recta per hiatum: lapis in { $far } vincit.
learn-wall-gap-wrong = `{ $move }` ordinem 7 non attingit, et turris tua periit. Utere hiatu.
learn-wall-weak = **Immolatio infirmat.** Murus post quem recta nulla turris stat, ibi infirmus est. Cape eum quem oportet, et altera turris tua perrumpit.
learn-wall-weak-well = Murus in { $far } abest, et f5 per g6 perrumpit.
learn-wall-weak-wrong = `{ $move }` duobus motibus non vincit. Post quem murum recta nulla turris stat?
learn-ram-make = **Aries.** Turris et duo muri in linea tria facere possunt. Primum fac ex eis duas turres.
learn-ram-make-well = Duae turres in linea: aries paratus est.
learn-ram-make-wrong = `{ $move }` quattuor lapides dispergit. Move per lineam.
learn-ram-through = **Aries perrumpit.** Immola alteram turrem contra murum Gallicum et alteram per hiatum mitte. Una immolatio duobus motibus vincit.
learn-ram-through-well = Murus in { $far } abest, et c5 per b6 perrumpit.
learn-ram-through-wrong = `{ $move }` duobus motibus non vincit. Aperi hiatum quem Galli claudere non possint.
learn-ram-way = **Currus in utramque partem.** Ad utrumque finem lineae suae currit et redit. Move ita, ut omnes quattuor lapides redire possint.
learn-ram-way-well = Turris iuxta muros suos stat: ergo omnis motus per lineam eam servat.
learn-ram-way-wrong = Post `{ $move }` quattuor lapides sex motibus non coeunt. Mane in linea.
learn-ram-circle = **Orbis sex motuum.** Post sex motus per lineam omnia eodem redeunt: sic exspectare potes. Incipe orbem.
learn-ram-circle-well = Turris et muri circumeunt et nihil amittunt. Sed positio quae ter redit pacem facit.
learn-ram-circle-wrong = Post `{ $move }` orbis ruptus est. Move per lineam.
learn-siege-build = **Turris ambulatoria.** Turris in ordine quinto tuo, ordine 5, proximo motu perrumpere potest. Aedifica unam quam nemo sistere possit.
learn-siege-build-well = Turris ambulatoria in { $near }, et Galli omnes vias eius claudere non possunt.
learn-siege-build-wrong = `{ $move }` turrem ambulatoriam non aedificat. Move super murum tuum in f5.
learn-siege-leap = **Saltus in ordinem quintum.** Murus solus ibi turrem exspectat duabus cellis distantem. Quidquid Galli faciunt, duobus motibus vincis.
learn-siege-leap-well = Turris ambulatoria in { $far } stat, et una via patet.
learn-siege-leap-wrong = `{ $move }` duobus motibus non vincit. Transili in murum tuum in e5.
learn-siege-deny = **Siste eorum turrem.** Turris Gallica in e5 in c3 transilire potest, in ordinem quintum Gallorum. Siste turrem ambulatoriam, antequam aedificetur.
learn-siege-deny-well = Sine muro in { $far } turris in e5 nusquam considere potest.
learn-siege-deny-wrong = Post `{ $move }` Galli turrem ambulatoriam aedificant et vincunt. Cape murum in c3.
learn-force-threat = **Immolatio coacta.** Intende minas quas sola immolatio sistat: Gallis turre constat. Quis motus hoc facit?
learn-force-threat-well = Galli murum in a5 per b6 capere coguntur, et tum b6 nihil est nisi murus.
learn-force-threat-wrong = Post `{ $move }` Galli immolatione non egent. Pone murum in quo turris in a4 considere possit.
learn-force-after = **Postea.** Galli murum in a5 ceperunt, et una turris eis restat. Nunc currus tribus motibus vincit.
learn-force-after-well = Turris et murus ad volvendum parati, et una turris eos sistere non potest.
learn-force-after-wrong = Post `{ $move }` nulla turris tibi restat. Volve super murum in b4.
learn-force-forced = **Cum tu cogeris.** Galli in f3 vel d3 considere volunt et perrumpere. Sola immolatio eos sistit.
learn-force-forced-well = Turre constitit, sed murus in { $far } abest.
learn-force-forced-wrong = Post `{ $move }` Galli intra duos motus vincunt. Cape murum quem oportet.
learn-catapult-build = **Lapis tertius.** In ludo provecto lapis in turre tua catapultam facit. Aedifica unam.
learn-catapult-build-well = Tres lapides in { $near }: catapulta. Numquam movetur, sed iacit.
learn-catapult-build-wrong = `{ $move }` lapidem in turrem non ponit. Move super turrem tuam in a2.
learn-catapult-throw = **Iactus.** Catapulta unum lapidem duas vel tres cellas iacit, ante se vel in latera. Lapis in ordine 7 vincit, si responso superest.
learn-catapult-throw-well = Nemo lapidem in { $far } capere potest: ergo vincit.
learn-catapult-throw-wrong = Post `{ $move }` nullus lapis in ordine 7 est, vel capitur. Cave turres.
learn-catapult-shot = **Ictus.** Lapis in figuram hostium iactus unum ex lapidibus eius tollit. Turris in b3 iam perruptura est: iace.
learn-catapult-shot-well = Turris in { $far } nunc murus est, et muri numquam moventur.
learn-catapult-shot-wrong = Post `{ $move }` turris in b3 perrumpit. Feri eam.
learn-catapult-cut = **Caede eam.** Turris iuxta catapultam hostium stans unum lapidem dare potest, ut turris fiat, vel ambo, ut murus fiat. Alterum tantum prodest.
learn-catapult-cut-well = Ambo lapides dati: catapulta in { $far } murus est.
learn-catapult-cut-wrong = Post `{ $move }` figura in c3 adhuc lapidem in ordinem 1 fert. Da ambo lapides.
learn-balanced-walls = **Prima vicis propria est.** Utraque pars unam turrem ordinis primi tollit et lapides eius ut duos muros in ordine secundo ponit. Hic sunt c2 et e2: utere uno et serva turres.
learn-balanced-walls-well = Murus factus est turris: processisti et nihil amisisti.
learn-balanced-walls-wrong = `{ $move }` turre constat. Move super unum ex muris tuis.
learn-balanced-swap = **Quando partes mutandae sint.** Post primam vicem Romanorum partes mutare licet: muta, si turrem anguli sustulerunt et ambo muri inter c2 et g2 stant. Vide cur: procede super unum.
learn-balanced-swap-well = Tales muri pluribus turribus prosunt, et turris anguli minime desideratur. Murus quoque tum partes mutat.
learn-balanced-swap-wrong = `{ $move }` muris non utitur. Move ex c1 vel f1 super murum.
learn-balanced-fast = **Impetus celerior.** Muris ante positis, turres ambulatorias citius habes. Vince duobus motibus.
learn-balanced-fast-well = Turris in { $far } perrumpit, et Galli omnes vias claudere non possunt.
learn-balanced-fast-wrong = `{ $move }` nimis tardus est. Move super murum tuum in e5.
learn-escape-bar = **Nulla perruptio.** In Effugio lapis in ordine 7 nihil valet: vincis, cum hostis movere non potest. Claude ultimum exitum turris in a7.
learn-escape-bar-well = Gallis nullus motus restat: ergo vincis.
learn-escape-bar-wrong = Post `{ $move }` turris in a7 adhuc motum habet. Pone lapidem in c7.
learn-escape-flatten = **Include eam.** Turris in d7 superest, dum in muros suos considere potest. Claude viam ad eos, et dilabi debet.
learn-escape-flatten-well = Iam omnis Gallorum motus ultima turre constat.
learn-escape-flatten-wrong = Post `{ $move }` Galli turrem servant. Pone lapides inter d7 et muros eius.
learn-escape-keep = **Serva tuam.** Ultima turris tua in muro considere debet, aut movere non poteris. Retro quoque ire potest.
learn-escape-keep-well = Turris tua in { $far } superest. In Effugio retro ire nihil nocet.
learn-escape-keep-wrong = Post `{ $move }` solos muros habes. Move super murum tuum in c1.
learn-houdini-walls = **Nihil capitur.** In Houdini nullus murus umquam capitur: murus igitur viam in perpetuum claudit. Vince duobus motibus, nulla turre amissa.
learn-houdini-walls-well = Galli nusquam considere possunt: ultima turris eorum dilabitur.
learn-houdini-walls-wrong = Post `{ $move }` solos muros habes. Move super murum tuum in c3.
learn-houdini-siege = **Ante et in tuto.** Murus tuus in a5 capi non potest: turrem igitur exspectat, quamdiu vis. Vince duobus motibus.
learn-houdini-siege-well = Turris ambulatoria in { $far } deinde perrumpit, praeter murum in a6.
learn-houdini-siege-wrong = Post `{ $move }` Galli celeriores sunt. Transili in murum tuum in a5.
learn-houdini-hold = **Capi non potest.** Quod Galli posuerunt, capere non potes: ergo prior adveni. Unus motus eos arcet.
learn-houdini-hold-well = Per turrem in { $far } et turrem in b1 Gallis par manes.
learn-houdini-hold-wrong = Post `{ $move }` Galli intra duos motus vincunt. Move super murum tuum in c4.
learn-hex-walk = **Sex directiones.** In hexagonis turris in sex directiones movetur, ceterae regulae manent. Serva turrem tuam.
learn-hex-walk-well = Sursum per columnam: turris in { $far }.
learn-hex-walk-wrong = Post `{ $move }` solos muros habes. Move super murum tuum in a3.
learn-hex-through = **Ora ulterior.** Summae cellae columnarum ordinem primum Gallorum faciunt, novem omnino. Perrumpe.
learn-hex-through-well = Lapis in { $far } in summa cella columnae suae est et vincit.
learn-hex-through-wrong = `{ $move }` nullam summam cellam attingit. I sursum per columnam b.
learn-hex-leap = **Hic quoque currus.** Turris tua in b3 post murum suum in c4 stat. Volve, et duobus motibus vincis.
learn-hex-leap-well = Turris in { $near } deinde perrumpit.
learn-hex-leap-wrong = Post `{ $move }` solos muros habes. Volve super c4.
learn-three-keep = **Tres lusores.** Romani, Galli, Germani per vices movent, sine perruptione: vincit qui ultimus movere potest. Serva turrem tuam.
learn-three-keep-well = Turris tua in { $far } vivit. Deinde Galli movent.
learn-three-keep-wrong = Post `{ $move }` solos muros habes et excides. Move in a3.
learn-three-out = **Unus excidit.** Si initio vicis tuae movere non potes, excidis. Claude ultimum exitum turris Gallicae in a5.
learn-three-out-well = Galli exciderunt, et Germani pergunt.
learn-three-out-wrong = Post `{ $move }` Galli adhuc movere possunt. Pone lapidem in c5.
learn-three-last = **Quis ultimus stabit?** Iam vos soli estis, tu et Galli. Deice eos et vince.
learn-three-last-well = Praeter te nemo movere potest: ergo vincis.
learn-three-last-wrong = Post `{ $move }` Galli adhuc movere possunt. Pone lapidem in c5.
learn-four-keep = **Quattuor lusores.** Ad quamque oram unus lusor sedet, et vices a Romanis sicut horologium circumeunt. Mane in ludo: serva turrem tuam.
learn-four-keep-well = Turris tua in { $near } vivit. Deinde Galli a sinistra movent.
learn-four-keep-wrong = Post `{ $move }` solos muros habes et excides. Move in d2.
learn-four-out = **Unus excidit.** Turri Gallicae in a8 una via restat. Claude eam, et Galli exciderunt.
learn-four-out-well = Galli exciderunt, et deinde Germani movent.
learn-four-out-wrong = Post `{ $move }` Galli adhuc movere possunt. Pone lapidem in c6.
learn-four-last = **Quis ultimus stabit?** Vos soli estis, tu et Galli. Deice eos et vince.
learn-four-last-well = Praeter te nemo movere potest: ergo vincis.
learn-four-last-wrong = Post `{ $move }` Galli adhuc movere possunt. Pone lapidem in c6.

## Openings

explored-title = **Initia** · { $variant }
explored-lead = { $games ->
    [0] Nullum ludum novi qui hinc perrexerit.
    [1] Unus ludus ex hac positione perrexit. Numero ludos hic actos et ludos Muri contra se:
   *[other] { $games } ludi ex hac positione perrexerunt. Numero ludos hic actos et ludos Muri contra se:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 ludus
   *[other] { $games } ludi
}, { $percent } % punctorum · { $by }
explored-people = homines
explored-not-here = Huius generis nulla initia habeo. Habeo quaedam ludorum duorum lusorum sine initio aequato.
explored-departure = **Initium:** { $move } vix umquam fit. Ex { $games } ludis qui ad hanc positionem pervenerunt, { $times } sic perrexerunt: `{ $usual }`.
button-explored = Initia
button-explored-start = Ad principium
command-opening = Motus primi: quam saepe fiant et quam bene cedant
option-opening-variant = Genus (praefinitum: ludus usitatus)

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-grade = { $grade ->
    [1] facile
    [2] satis facile
    [3] medium
    [4] difficile
   *[5] perdifficile
}
puzzle-title = { $from ->
    [siege] **Obsidio hodierna**
    [siege-easy] **Obsidio hodierna facilior**
    [mine] **Ex uno ludorum tuorum**
   *[book] **Aenigma { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Obsidio { $n }**
puzzle-task = { $kind ->
    [win] { side-name } movent: **{ $moves ->
        [1] vince statim
       *[other] vince { $moves } motibus
    }**.
    [hold] { side-name } movent: **inveni solum motum qui ludum servat.**
    [is-it-won] { side-name } movent: **quis vincit { $moves ->
        [1] uno motu
       *[other] intra { $moves } motus
    }?**
    [two-towers] { side-name } movent: **ex una turre fac duas.**
   *[author] { side-name } movent: **quem motum Phil Leduc fecit?**
}
puzzle-allowed = { side-name } modo moverunt `{ $move }`.
puzzle-right = **Recte.** { side-name } respondent `{ $answer }`. { $left ->
    [1] Unus motus restat.
   *[other] { $left } motus restant.
}
puzzle-slower = `{ $move }` quoque vincit, sed tardius. Error non est: quaere celeriorem victoriam.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] ludum perdit
   *[no] non sufficit
}{ $some ->
    [yes] { $loses ->
        [yes] {": "}{ $line }.
       *[no] {": "}sequi potest { $line }.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Recte:**
   *[no] **Non:**
} { $truth ->
    [romans] Romani vincunt.
    [gauls] Galli vincunt.
   *[neither] neutra pars victoriam adhuc cogere potest.
}
puzzle-hint = Movenda est figura in **{ $cell }**.{ $counts ->
    [yes] {" "}Indicium pro errore numeratur.
   *[no] {""}
}
puzzle-answer = Solutio: `{ $line }`.
puzzle-solved = **Solutum!** `{ $line }` sufficit.
puzzle-placing = Aenigma probationis { $n } ex { $all }.
puzzle-placed = Probatio perfecta est: aestimatio aenigmatum tua est { $rating }.
puzzle-rated = Aestimatio aenigmatum tua: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] Nulla recensio adhuc victoriam a te omissam invenit. Preme **Recensio** post ludum, ut quaeras.
    [mine] Omnes victorias a te omissas iam vidisti. Preme **Recensio** post alium ludum, ut plures quaeras.
   *[book] Omnia aenigmata quae hic sunt iam vidisti. Elige aliud thema, vel lude.
}
puzzle-gone = Hoc aenigma iam non est. `/learn puzzle` aliud habet.
puzzle-no-book = Huius generis nondum sunt aenigmata. Ludi usitati quaedam sunt.
puzzle-no-theme = Tale thema non est. Elige unum ex indice.
puzzle-voted = Gratias. Suffragia decernunt quae aenigmata maneant.
puzzle-reported = Gratias. Aenigma iterum inspiciam.
puzzle-reported-before = Hoc aenigma iam nuntiavisti.
puzzle-unmet = Hoc aenigma nondum temptavisti.
puzzle-type = Motus tuus
puzzle-type-hint = Ex qua cella in quam, velut b4-d4.
puzzle-theme-hint = Aliud thema
puzzle-theme = { $theme ->
    [all] Omnia
    [mine] Victoriae a me omissae
    [breakthrough] Perruptio
    [stalemate] Incitae
    [battering-ram] Aries
    [chariot] Currus
    [siege-tower] Turris ambulatoria
    [forced-sacrifice] Immolatio coacta
    [slip] Inter duos hostes
    [quiet] Primus motus quietus
    [only-defence] Sola defensio
    [parry] Victoriam statim prohibe
    [race] Cursus
    [interposed-wall] Murus in via
    [zugzwang] Omnis motus perdit
    [tempo-wall] Murus duabus cellis distans
    [catapult-shot] Ictus catapultae
    [surviving-stone] Lapis superstes
    [double-threat] Minae duplices
    [sacrifice] Immolatio
    [backward] Passus retro
    [is-it-won] Estne victoria?
   *[two-towers] Ex una turre duae
}
button-puzzle = Aenigmata
button-puzzle-next = Aenigma proximum
button-puzzle-type = Scribe motum
button-puzzle-hint = Indicium (pro errore)
button-puzzle-answer = Solutio (pro errore)
button-puzzle-answer-missed = Ostende solutionem
button-puzzle-again = Iterum tempta
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Nuntia mendum
button-puzzle-claim = { $claim ->
    [romans] Romani vincunt
    [gauls] Galli vincunt
   *[neither] Nondum
}
profile-puzzles = Aenigmata { $placed ->
    [no] **{ $n } ex { $all }** probationis
   *[yes] **{ $rating }**
}: { $right } ex { $decided } primo conatu recte{ $longest ->
    [0] .
    [1] , optima series obsidionum 1 dies.
   *[other] , optima series obsidionum { $longest } dies.
}
siege-title = **Obsidio { $n }** · { $weekday ->
    [0] dies Lunae
    [1] dies Martis
    [2] dies Mercurii
    [3] dies Iovis
    [4] dies Veneris
    [5] dies Saturni
   *[6] dies Solis
}{ $hardest ->
    [yes] , aenigma hebdomadis
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Nemo adhuc temptavit.
    [1] Unus lusor temptavit { $solved ->
        [0] neque solvit.
       *[1] et solvit.
    }
   *[other] { $tried } lusores temptaverunt, { $solved ->
        [0] sed nemo solvit.
        [1] et unus solvit.
       *[other] et { $solved } solverunt.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Faciliorem unus lusor solvit.
   *[other] {" "}Faciliorem { $easy } solverunt.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Iam { $days } dies continuos hic aliquis solvit.
}
siege-over = **Obsidio { $n }** finita est. { $tried ->
    [0] Nemo temptavit.
    [1] Unus lusor temptavit { $solved ->
        [0] neque solvit.
       *[1] et solvit{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] { $tried } lusores temptaverunt, { $solved ->
        [0] sed nemo solvit.
        [1] et unus solvit{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
       *[other] et { $solved } solverunt{ $some ->
            [all] {": "}{ $named }.
            [yes] {", inter quos "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Faciliorem unus lusor solvit{ $some-easy ->
        [all] {": "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}Faciliorem { $easy } solverunt{ $some-easy ->
        [all] {": "}{ $named-easy }.
        [yes] {", inter quos "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Obsidio { $n }: nemo temptavit.
siege-unsolved = Obsidiones { $first } – { $last }: nemo solvit.
siege-alt = Pellicula solutionis: { $line }.
siege-share = { $days ->
    [0] `Murus, obsidio { $n }{ $rung ->
        [easy] {" (facilior)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus, obsidio { $n }{ $rung ->
        [easy] {" (facilior)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus, obsidio { $n }{ $rung ->
        [easy] {" (facilior)"}
       *[day] {""}
    } { $squares } · { $days } dies`
}
siege-week-title = Hebdomas obsidionum { $from } – { $to }
siege-week-over = Hebdomas obsidionum { $from } – { $to } finita est
siege-week-sum = { $solvers ->
    [0] Nemo hac hebdomade obsidionem solvit. Nova hebdomas coepit.
   *[other] { $solvers ->
        [1] Unus lusor obsidiones solvit
       *[other] { $solvers } lusores obsidiones solverunt
    }. Dies soluti: { $days } ex { $all }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Iam { $streak } dies continuos hic aliquis solvit.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}et unus praeterea
       *[other] {" "}et { $unnamed } praeterea
    }
   *[no] { $unnamed ->
        [1] unus solutor sine nomine
       *[other] { $unnamed } solutores sine nomine
    }
} · { siege-week-done }
siege-week-done = { $days ->
    [one] { $days } soluta
   *[other] { $days } solutae
}, { $first ->
    [0] nulla primo conatu
   *[other] { $first } primo conatu
}
siege-week-own = Locus tuus hac hebdomade: { $place } ex { $people }. { siege-week-done }
siege-week-none = Nemo hac hebdomade obsidionem solvit. Incipe tu!
week-game = Ludus hebdomadis
week-game-offered = **Ludus hebdomadis:** { $one } et { $other }, placetne inter vos ludere? Sine aestimatione est et incipit, cum ambo assensi eritis.
week-game-begun = **Ludus hebdomadis:** { $one } et { $other } ludunt.
week-game-for-others = Hic ludus est duorum primorum hebdomadis qui nomen suum ostendunt. Solve obsidiones cotidianas, et proximus fortasse tuus erit.
week-game-lapsed = Hic ludus hebdomadis iam non offertur. Per `/challenge` semper ludum incipere potes.
week-game-has-begun = Ludus hebdomadis tuus iam currit. In `/games` eum invenis.
button-siege-week = Album hebdomadis
button-week-game = Lude ludum hebdomadis
siege-streaks = Dies continui: tu { $own }, hoc servitrum { $here }.
siege-missed = Primus conatus valet, et error fuit. Solvere tamen adhuc potes.
siege-easy-counts = Facilior pro die numeratur, sed non pro primo conatu.
siege-late = Haec obsidio finita est: iam non numeratur.
siege-bell-on = Te hic cotidie vocabo, cum obsidio incipiet.
siege-bell-off = De obsidionibus hic iam te non vocabo.
siege-named = Nomen tuum ostendam in albo hebdomadis, et infra hanc obsidionem, cum finita erit.
siege-unnamed = Nomen tuum non ostendam.
siege-not-tried = Hanc obsidionem nondum temptavisti.
button-siege = Solve
button-siege-easy = Faciliorem da
button-siege-after = Tempta
button-siege-share = Communica
button-siege-shared = Communicatum
button-siege-answer = Solutio
button-siege-after-of = Tempta obsidionem { $n }
button-siege-answer-of = Solutio: { $n }
button-siege-keep = Perge
button-siege-name = Cras nomen ostende
button-siege-unname = Nomen ne ostenderis
button-siege-bell = Voca me ad obsidiones
button-siege-no-bell = Noli iam vocare
button-siege-off = Tolle obsidionem
server-siege-title = **Obsidio cotidiana:** unum aenigma cotidie in canali. Eos tantum vocat qui hoc petunt.
server-siege = Incipit in { $channel } hora **{ $hour }** ({ $zone }). Proxima: { $next }.
server-siege-next = { $channel }, proxima: { $date }
server-daily = Obsidio cotidiana: **{ $some ->
    [yes] { $what }
   *[no] nulla
}**
button-server-siege = Obsidio cotidiana…
server-siege-none = Hoc servitrum nondum obsidionem habet. Elige horam, et in hoc canali incipiet.
server-siege-idle = **Per hebdomadem nemo obsidionem cotidianam temptavit**, quamvis facilior facta sit. Pergatne?
server-siege-hint = Quando hic incipiat? ({ $zone }, ut in /settings)
lessons-title = **Lectiones.** Quaeque paucas positiones habet, quas movendo solvis.
lessons-hint = Elige lectionem
lesson-steps = { $count ->
    [1] 1 positio
   *[other] { $count } positiones
}
lesson-unknown = Talis lectio non est.
button-lessons = Lectiones
command-lesson = Disce ludum in imaginibus, et lude ludum cum duce
command-rules = Regulae, per themata
command-puzzle = Aenigma solvendum, cuius solutio probata est
command-siege = Unum aenigma cotidie in hoc canali
option-lesson-lesson = Lectio (praefinita: prima)
option-puzzle-theme = Thema (praefinitum: omnia)
option-puzzle-variant = Genus (praefinitum: ludus usitatus)
option-rules-topic = Thema

## Hints and reviews

hint-waiting = Cogito… indicium paucis secundis hic apparebit.
hint-queued = { $before ->
    [one] Unum petitum ante tuum est.
   *[other] { $before } petita ante tuum sunt.
} Indicium hic apparebit, cum paratum erit.
hint-text = Murus moveret `{ $move }`. In eventu indicium notabitur.
review-waiting = Ludum recenseo… recensio paucis secundis hic apparebit.
review-queued = { $before ->
    [one] Unus ludus ante hunc est.
   *[other] { $before } ludi ante hunc sunt.
} Recensio hic apparebit, cum parata erit.
review-running = Recenseri possunt ludi finiti tantum. Dum ludis, `/hint` bonum motum tibi ostendit.
review-empty = Nemo in hoc ludo movit: nihil est quod recenseam.
review-several = Solos ludos duorum lusorum recensere possum.
review-title = Recensio · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: accuratio { $percent } %.
review-turning = { $turning ->
    [yes] Discrimen ludi: { $played }. Melius erat { $better }.
   *[no] { $played } error erat. Melius erat { $better }.
}
review-moment-title = Motus gravis { $n } ex { $count }
review-goes-on = Sic pergere licet: { $line }.
review-theme = { $theme ->
    [battering-ram] arietem: immolatio cellam aperit, et turris quae iuxta stat perrumpit
    [chariot] currum: turris muro praeposito provolvitur et turris manet
    [siege-tower] turrem ambulatoriam: deinde perrumpit, et nullus motus omnes vias claudit
    [forced-sacrifice] immolationem coactam: nihil eam sistit nisi murus captus, et id turre constat
    [zugzwang] necessitatem movendi: altera pars movere debet, et omnis motus perdit
    [double-threat] duas minas simul
    [catapult-shot] ictum catapultae
    [slip] motum inter duas figuras quae angulis se tangunt
   *[stalemate] victoriam per incitas: alteri parti nullus motus restat
}
review-remark = { $what ->
    [missed] { side-name } omiserunt { $theme }.
    [allowed] Hic motus sinit { $theme }.
    [gave-last-tower] Hic motus ultimam turrem { side-name.gen } perdit, et muri moveri non possunt.
    [last-tower] Responsum ultimam turrem { side-name.gen } capit, et muri moveri non possunt.
    [kept] Post hunc motum { side-name } habent { $from ->
        [0] nullam turrem
        [one] unam turrem
       *[other] { $from } turres
    }. Post meliorem haberent { $to }.
    [ways] Post hunc motum turribus { side-name.gen } { $from ->
        [0] nulla via patet
        [one] una via patet
       *[other] { $from } viae patent
    }. Post meliorem { $to ->
        [one] pateret una
       *[other] paterent { $to }
    }.
   *[towers] Post responsum { side-name } pro { $from ->
        [one] una turre
       *[other] { $from } turribus
    } habent { $to ->
        [0] nullam
        [one] unam
       *[other] { $to }
    }.
}
review-thought = { $noted ->
    [yes] Hic { $line } temptavisti et scripsisti: { $note }
   *[no] Hic { $line } temptavisti.
}
review-planned = Hoc paraveras: { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = Hinc exerce te
review-even = Nullus motus solus fortunam ludi vertit.
review-left-out = { $count ->
    [one] Unam positionem praeterii, quod de ea nunc consilium dare non possum.
   *[other] { $count } positiones praeterii, quod de eis nunc consilium dare non possum.
}
review-beside = { $which ->
    [played] Factum
   *[better] Melius
}: { $move }
review-frames = Margo ruber ostendit ubi turris proximo motu perrumpere possit.
review-missed = { $played } victoriam omisit: { $best } vincit { within-moves }.
review-wins = { $best } vincit { within-moves }{ $moves ->
    [one] .
   *[other] , quidquid { side-against } faciunt.
}
review-decided = Post { $played } { side-name } vincunt { within-moves }{ $moves ->
    [one] .
   *[other] , quidquid { side-against } faciunt.
}
review-last = In fine { side-name } adhuc { within-moves } vincere potuerunt: { $best }.
within-moves = { $moves ->
    [one] uno motu
   *[other] intra { $moves } motus
}
side-against = { $side ->
    [romans] Galli
   *[other] Romani
}
forced-title = { $moves ->
    [0] Quidquid { side-against } nunc faciunt, { side-name } vincunt.
   *[other] { side-name } vincunt { within-moves }, quidquid { side-against } faciunt.
}
forced-end = { $reason ->
    [stalemate] { side-name } per incitas vincunt.
   *[other] { side-name } perrumpunt.
}
forced-try = Elige quid { side-against } temptent.
forced-gone = Illius victoriae probationem non habeo.
review-missed-more = Et { $count ->
    [one] una praeterea victoria omissa
   *[other] { $count } praeterea victoriae omissae
}.
review-chart = Utra pars praestiterit
review-alt = Imago quae ostendit utra pars praestiterit: { $course }.
review-alt-turning = Discrimen ludi est { $played }.
review-alt-missed = { $count ->
    [one] Victoria omissa est
   *[other] Victoriae omissae sunt
}: { $played }.
review-sign-turning = discrimen
review-sign-missed = victoria omissa
review-sign-mistake = error
review-stretch = { $lead ->
    [first] Romani praestant
    [first-wins] Romani vincunt
    [second] Galli praestant
    [second-wins] Galli vincunt
   *[even] pares
}{ $from ->
    [0] {" "}initio
   *[other] {" "}a motu { $number }
}

## Refusals that are not about a rule of the game

refused-blocked = Aliquis lusor huius ludi te arcet.
refused-not-playing = In hoc ludo non ludis.
refused-not-voting = { $who } de hoc motu suffragia fert. In illo canali suffragium ferre potes, nisi contra eum ludis.
refused-by-vote = In hoc ludo canalis suffragia fert: nullus igitur motus revocatur.
refused-votes-for-other = In hoc ludo pro altero canali suffragium tulisti: pro hoc ferre non potes.
refused-second-vote = Suffragia paene paria erant, et duo motus restant. Elige, quaeso, alterutrum.
refused-out = Ex hoc ludo excidisti. Ceteri pergunt.
refused-not-your-turn = Non est tuum movere. Exspectamus: { $who }.
refused-out-of-time = Tempus tuum exiit, et ludus mox finietur.
refused-undecided = { $who } tempus consumpsit. Adversarius usque ad { $date } victoriam accipere vel ludum pergere sinere potest.
refused-in-time = Nondum: tempus adhuc restat.
refused-not-held = In hoc ludo nullus adversarius diebus feriarum utitur.
refused-reminded = Admonitio iam missa est. Proximam mittere poteris { $when }.
refused-waits = Hic ludus iam exspectat usque ad { $date }.
refused-held = Ludum nondum vindicare potes: dies feriarum eum sustinent usque ad { $date }.
refused-stale = Haec tabula vetus est: ludus iam processit.
refused-newer = Ad exemplar vetustius redire debui, et motus huius tabulae perierunt. Ecce ludus, qualis nunc est.
refused-no-offer = Illa condicio iam non valet: aliquis prior movit aut respondit.
refused-offered = Iam condicio proposita est.
refused-own-offer = Condicio tua ipsius est: ei respondere non potes.
refused-agreed = Iam assensum dedisti. Ceteros exspectamus.
refused-no-draw = Murus pacem non accipit. Pergere potes vel cedere.
refused-declined = { $fate ->
    [withdrawn] Pacem oblatam retraxisti.
    [lapsed] Pax quam obtulisti motu tuo exspiravit.
   *[declined] Pax quam obtulisti recusata est.
} Iterum offerre poteris post { $moves ->
    [one] unum motum
   *[other] { $moves } motus
}.
help-barred = Haec positio est ex ludo tuo aestimato { $game }: dum ille currit, de ea consilium dare non possum.
help-barred-rated = Haec positio in ludo aestimato currente est, vel mox esse potest: de ea consilium dare non possum.
help-barred-siege = Haec positio pars obsidionis currentis est: in ipsa tantum obsidione eam temptare potes.
refused-asked-back = Iam petivisti ut hunc motum revocares. Post proximum motum tuum iterum petere poteris.
refused-unheard = Aliquis lusor huius ludi condiciones, dona, admonitiones a te non accipit.
refused-nothing-to-take-back = Nullum motum hic habes quem revoces.
refused-begun = { $draws ->
    [yes] Ludus iam coepit: abrumpere non potes. Cedere potes vel pacem offerre.
   *[no] Ludus iam coepit: abrumpere non potes. Cedere potes.
}
refused-no-clock = Hic ludus horologium non habet: nemo pluris temporis eget.
refused-nobody-waits = Nemo alius hic horologium habet: nemo est cui tempus des.
refused-enough-time = Adversarius iam satis temporis habet.
refused-playing = In hoc ludo iam ludis.
refused-own-game = In hoc ludo tu quoque ludis. Roga, quaeso, alium moderatorem.
refused-rated = Hic ludus aestimatus est: nulla igitur indicia.
refused-over = Hic ludus finitus est{ $state ->
    [won] : { $winner } vicit
   *[drawn] {""}
}.
command-unknown = Hoc mandatum iam non est. Vide in `/help` quid facere possis.
press-unknown = Hoc pulsabulum non novi. `/games` ludos tuos ostendit.
press-no-game = Talis ludus non est.
board-none = Nullam tabulam meam in hoc nuntio video. Tempta in nuntio qui ludum ostendit.
press-on-discord = Hoc fit tantum in Discord, in ipso canali.
press-not-inside = Ut hoc facias, in illo servitro esse debes.
press-unanswered = Discord in tempore non dixit sisne in illo servitro. Mox iterum tempta.
press-not-yours = Huic respondere potest { $who }, nemo alius.
press-cancelled = Nihil mutatum est.
limited = { $what ->
    [challenge] Multos ludos nuper incepisti. Proximum incipere poteris { $when }.
    [exhibition] Multa spectacula nuper incepisti. Proximum incipere poteris { $when }.
    [thought] Multa indicia et multas recensiones nuper petivisti. Rursus petere poteris { $when }.
    [import] Multos ludos nuper importavisti. Proximum importare poteris { $when }.
    [film] Multas pelliculas et multa documenta nuper petivisti. Proxima petere poteris { $when }.
    [code] Multas tesseras nuper temptavisti. Proximam temptare poteris { $when }.
   *[anything] Celerius rogas quam respondere possum. Iterum tempta { $when }.
}
shown-by = Ostendit { $who }
show-already = Hoc iam [hic]({ $link }) ostenditur.
show-coming = Hoc iam ad canalem venit.
show-too-many = Multa nuper ostendisti. Rursus aliquid ostendere poteris { $when }.
show-crowded = Multa nuper hic ostensa sunt. Rursus aliquid ostendere poteris { $when }.
show-elsewhere = In hoc servitro ostendere potes in { $channels }.
show-role-needed = Soli { $role } hic ostendere possunt.
show-off = Rectores huius servitri **Hic ostende** vetuerunt.
show-running = Hic ludus adhuc alibi currit. Cum finitus erit, ostendere poteris.
show-private = Hic ludus alibi cum aliis actus est: hic eum ostendere non possum.
show-barred = Positio huius ludi similis est positioni ludi aestimati currentis: hic igitur nondum ostendi potest.
show-unplayed = Titulus tuus adhuc vacuus est. Fini ludum in servitro vel solve aenigma: tum ostendere poteris.
show-nothing = Nihil hic est quod ostendatur.
show-permissions = Hic scribere non possum sine his potestatibus: { $names }. Rector servitri eas dare potest.
crowded = Adhuc aliquot responsa tibi paro. Iterum tempta, cum unum advenerit.
trouble = Aliquid apud me male cessit. Si quid mutabas, vide factumne sit, priusquam iterum temptes.
trouble-done = Id factum est, sed responsum meum non pervenit. Vide in `/games` quo res stent.
trouble-away = Ad data mea nunc pervenire non possum. Post minutam iterum tempta, et prius vide factumne sit.
trouble-unread = Quae de hac re servavi, legere non possum. Qui me curant, causam videre possunt.
trouble-unclear = Quod Discord misit, non intellego: nihil igitur factum est. Qui me curant, causam videre possunt.
no-such-game = Nullus ludus illius nominis est. `/games` tuos ostendit.
no-game-here = Nullus ludus tuus hic currit. Incipe unum per `/challenge`, vel quaere tuum in `/games`.
no-game-in-thread = In hoc filo ludum non habes. I ad filum ludi tui, vel elige eum per optionem `game`.
name-a-game = Quem ludum? Elige unum per optionem `game`, vel i ad filum eius.
watch-which = Quem ludum spectare vis?
watch-none = Nemo in hoc canali nunc ludit.
several-games = Quem ludum dicis?
several-games-typed = Quem ludum dicis? Elige hic, vel ad tabulam eius rescribe.
which-game = Ad quem ludum `{ $text }` pertinet?
which-game-hint = Elige ludum
which-move = { $named ->
    [one] Faciamne hunc motum?
    [cell] Plures motus in { $cell } eunt. Quem dicis?
   *[several] Hoc plures motus nominat. Quem dicis?
}
typed-move-help = Hoc motus non videtur. Preme **Move**, vel scribe motum velut `{ $move }`.
typed-help = Hoc motus non videtur. Preme **Move**, vel scribe motum velut `b4-d4` vel `b4xc5`.
typed-no-game = Nullus ludus tuus hic currit. Lude mecum, disce ludum, vel per `/challenge` amicum provoca.
typed-pass = In hoc ludo praeterire non licet. Omni vice movendum est.
typed-draw = Preme **Offer pacem**. Semel rogabo, antequam mittam.
typed-take-back = Preme **Revoca motum**. Semel rogabo, antequam mittam.
typed-hint = Preme **Indicium**. Nemo praeter te id videbit.

# Words that people type, in small letters, with commas between them.
typed-words-help = auxilium, adiuva, adiuva me, salve, salvete, ave, heus, incipe, quomodo, quomodo ludo, ?, quid, quid faciam
typed-words-resign = cedo, cede, cedere, manus do, me dedo, dedo me
typed-words-draw = pax, pacem, pax?, offer pacem, pacem offer, offero pacem, pacem offero, peto pacem, pacem peto
typed-words-take-back = revoca, revoco, revoca motum, revoco motum, motum revoca, motum revoco, retro
typed-words-pass = praetereo, omitto
typed-words-hint = indicium, da indicium, da mihi indicium, indicium da
typed-words-any = quemlibet, quilibet, aliter
typed-words-to = ad, in, super
typed-words-takes = capit, capio, cape
typed-words-polite = quaeso, sodes, amabo, turris, turrem, ex, ab, moveo, move

## Challenges

challenge-text = { $kind ->
    [exhibition] Spectaculum **Murus Gallicus**: { $challenger } contra { $other }.
    [gathering] { $challenger } lusores colligit ad ludum **Murus Gallicus**.
    [open] { $challenger } adversarium quaerit ad ludum **Murus Gallicus**. Quilibet accedere potest.
    [weekly] { $challenger } **ludum hebdomadis** ludere vult cum { $other }.
   *[named] { $challenger } provocat { $other } ad ludum **Murus Gallicus**.
}
challenge-side = { $side ->
    [romans] { $challenger } ducit Romanos, qui primi movent.
    [gauls] { $challenger } ducit Gallos. Romani primi movent.
    [germans] { $challenger } ducit Germanos. Romani primi movent.
    [britons] { $challenger } ducit Britannos. Romani primi movent.
    [lot] Sedes sorte dantur.
   *[either] Sors decernit quis primus moveat.
}
challenge-side-given = { $side ->
    [romans] { $challenger } ducit Romanos.
    [gauls] { $challenger } ducit Gallos.
    [germans] { $challenger } ducit Germanos.
    [britons] { $challenger } ducit Britannos.
    [lot] Sedes sorte dantur.
   *[either] Sors decernit quis quos ducat.
}
challenge-next = { $side ->
    [romans] Nunc Romani movent.
    [gauls] Nunc Galli movent.
    [germans] Nunc Germani movent.
   *[britons] Nunc Britanni movent.
}
time-sentence = { $kind ->
    [bank] { $days } dies initio, +{ $increment ->
        [one] 1 dies
       *[other] { $increment } dies
    } in singulos motus (max. { $cap }).
    [turn] { $days ->
        [one] Unus dies
       *[other] { $days } dies
    } in singulos motus.
   *[none] Sine horologio.
}
duel-ask = Murus contra Murum ({ $variant }). Qui gradus?
duel-level = { side-name }: { $level }
ask-variant = Genus
ask-time = Horologium
ask-title = Provocatio
ask-opponent = Adversarius
ask-opponent-hint = Hoc vacuum relinque, ut quilibet provocationem accipere possit.
ask-variant-hint = Ludo primo usitatus optimus est.
ask-time-hint = Quamdiu quisque cogitet. Sine horologio mensis sine motu ludum finit.
ask-rated = Aestimatus an sine aestimatione
ask-rated-hint = Ludus aestimatus utramque aestimationem mutat. Usque ad tres ludos finitos novus lusor es.
ask-rated-usual = Aestimatus, nisi quis novus est
ask-rated-rated = Aestimatus
ask-rated-free = Sine aestimatione
ask-note = Nota
ask-note-hint = Cum provocatione ostenditur. Vacuum relinquere potes.
ask-more = Visne partes, fines hebdomadum liberos, singulas regulas eligere? Scribe `/challenge` et optiones comple.
button-ask-not = Non nunc
propose-no-seat-for = { $count ->
    [one] Hoc genus duorum est. Nomina unum adversarium, vel elige genus trium aut quattuor lusorum.
   *[other] In hoc genere { $count } tantum aliae sedes sunt. Nomina pauciores.
}
propose-named-twice = Eundem hominem bis nominavisti. Quisque lusor unam sedem habet.
challenge-seats = Sedent: { $players }. { $waiting ->
    [0] {""}
   *[other] Invitati: { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] Una sedes vacat.
    [2] Duae sedes vacant.
    [3] Tres sedes vacant.
   *[other] { $free } sedes vacant.
}
habits = { $paced ->
    [yes] { $who } – spatium cogitandi fere { $span },{" "}
    [own] Spatium cogitandi fere { $span },{" "}
   *[no] {""}
}in { $games ->
    [one] 1 ludo
   *[other] { $games } ludis
} cum hominibus tempus { $late ->
    [0] numquam
    [one] semel
   *[other] in { $late } ex eis
} defecit.
challenge-until = Exspirabit { $when }.
challenge-given = Incipit a positione alterius ludi, { $count ->
    [one] post unum motum
   *[other] post { $count } motus
}.
terms-weekends = Fines hebdomadum non numerantur.
terms-rated = Aestimatus.
terms-rated-unless = Aestimatus, si ambo tres ludos contra homines iam finivistis.
terms-unrated = Sine aestimatione.
result-too-short = Brevior quam ut aestimetur.
result-unrated = Sine aestimatione: aliquis lusor ex huius ludi servitro discessit.
challenge-excuse = { $why ->
    [busy] : ludendi tempus deest
    [slow] : horologium nimis tardum est
    [fast] : horologium nimis celere est
    [variant] : aliud genus placeret
    [later] : non nunc
   *[none] {""}
}
rematch-text = { $others }: { $who } ludum iteratum petit.
challenge-declined = { $who }, { $other } provocationem tuam recusavit{ challenge-excuse }.
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } ludum iteratum petit.
    [weekly] { $other }, { $who } **ludum hebdomadis** tibi proponit.
    [gathering] { $other }, { $who } te ad ludum invitat.
   *[named] { $other }, { $who } te provocat.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } accepit. { $link }.
    [full] Omnes sedes occupatae sunt. { $link }.
    [declined] { $other } recusavit{ challenge-excuse }.
    [withdrawn] Retracta est.
    [unfilled] Non omnes accesserunt: nullus igitur ludus fit.
    [expired] Nemo in tempore respondit.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [Ludus incipit]({ $link })
    [over] [Ludus finitus est]({ $link })
    [off] Abruptus est.
   *[no] Ludus incipit
}
pair-number = ludus { $n }
thread-called-off = { $variant } · abruptus
challenge-called-off = -# Ludus abruptus est ({ $variant }).
excuse-ask = Recusavisti. Si vis, dic cur: causa tua infra provocationem apparebit.
excuse-hint = Elige causam
excuse = { $why ->
    [busy] Ludendi tempus deest
    [slow] Horologium nimis tardum est
    [fast] Horologium nimis celere est
    [variant] Aliud genus placeret
    [later] Non nunc
   *[none] Sine causa
}
challenge-answered = { $done ->
    [begun] Ludus incipit: { $link }
    [decline] Recusavisti.
    [reason] Recusavisti. Causa tua infra provocationem apparet.
    [left] Discessisti, et sedes tua rursus vacat.
    [withdraw] Provocationem retraxisti.
    [fill] Murus accessit. Ludus incipiet, cum omnes sedes occupatae erunt.
   *[accept] Accessisti. Ludus incipiet, cum omnes sedes occupatae erunt.
}
challenge-settled = { $state ->
    [accepted] Haec provocatio iam accepta est.
    [declined] Haec provocatio recusata est.
    [withdrawn] { $challenger } hanc provocationem retraxit.
   *[expired] Haec provocatio exspiravit. Mitte novam per `/challenge`.
}
challenge-not-for-you = Haec provocatio ad alium missa est. Mitte tuam per `/challenge`.
challenge-not-to-take = Hanc provocationem accipere non potes. Mitte tuam per `/challenge`.
challenge-own = Provocationi tuae respondere non potes, sed retrahere eam potes.
challenge-not-yours = Retrahere hanc provocationem potest { $challenger }, nemo alius.
challenge-no-seat = Nullam hic sedem habes quam relinquas.
challenge-not-yours-to-fill = Murum addere potest { $challenger }, nemo alius.
challenge-no-free-seat = Omnes sedes occupatae sunt vel invitatis servantur.
challenge-unknown = Talis provocatio non est.
proposed = { $kind ->
    [begun] Ludus incipit
    [invited] Provocatio tua posita est
   *[open] Provocatio tua omnibus proposita est
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}in hoc canali
    }
    [direct] {" "}in nuntiis privatis nostris
   *[elsewhere] {" "}in { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}Exspirabit { $when }.
}
direct-hello = Salve! Hic ludi nostri aguntur, et hic tibi dicam, cum tuum erit movere.
propose-rematched = Ille ludus iam iteratur. Quaere in `/games`, vel alium per `/challenge` incipe.
propose-gone = Hic homo data sua hic delevit: iam provocari non potest.
propose-votes-managed = Soli rectores huius servitri canalem ad ludum vocare possunt. Id in `/server` mutare possunt.
propose-votes = Hic canalis iam ludit. Iterum incipere poteris, cum ille ludus finitus erit.
propose-votes-there = Alter canalis iam ludit. Novam tesseram tibi dare poterit, cum ille ludus finitus erit.
propose-wrong-code = Nullus canalis hanc tesseram exspectat. Tessera semel valet, et per septem dies. Pete novam ab altero servitro.
propose-own-code = Haec tessera est ipsius servitri tui. Da eam rectori alterius servitri.
propose-not-by-vote = Canalis hoc genus ludere non potest. Elige, quaeso, genus duorum lusorum sine initio aequato.
propose-not-for-two = Spectacula duorum lusorum sunt: hoc igitur genus non convenit.
propose-unrated = Hoc servitrum sine aestimatione tantum ludit. Mitte provocationem iterum sine aestimatione.
propose-not-here = { $who } in hoc servitro non est. Provoca aliquem qui adest, vel omnibus provocationem propone.
propose-unmet = Cum hoc homine in hoc servitro nondum lusisti. Provoca in Discord per `/challenge`, vel omnibus provocationem propone.
propose-way-closed = In { $channel } nunc scribere non possum: nemo provocationem tuam videret. Provoca in Discord per `/challenge`, in alio canali.
propose-oneself = Te provocare non potes. Nomina alium lusorem, vel me.
propose-blocked = Hic homo provocationes a te non accipit.
propose-blocking = Hunc hominem arces. In `/settings` recipere potes.
propose-waiting = Iam provocationem ad hunc hominem misisti. Quaere in `/games`.
propose-often = Intra horam plures provocationes omnibus hic proposuisti. Postea iterum tempta, vel aliquem nominatim provoca.
propose-enough = Ad hunc hominem intra horam multae provocationes venerunt. Postea iterum tempta, vel omnibus provocationem propone.
propose-too-many = Iam { $limit } provocationes apertas habes, neque plures licet. Prius unam retrahe.
propose-no-such-seat = In illo genere { side-name } non sunt. Elige alias partes, vel rem sorti permitte.
propose-other-bot = Ex automatis ego solus ludo.
propose-murus-joins = Homines tantum nomina. Ut me addas, preme **Adde Murum** infra provocationem.
propose-private = Nemo alius provocationem hic factam videret. Provoca in canali servitri, vel me provoca.
idle-level = Ego solus gradus habeo. Omitte `level`, vel me provoca.
idle-note-murus = Notas non lego. Vacuum relinque.
idle-rated-murus = Ludi contra me numquam aestimantur. Elige ludum sine aestimatione.
idle-rated-several = Soli ludi duorum lusorum aestimantur. Elige ludum sine aestimatione.
idle-weekends = Sine horologio fines hebdomadum nihil valent. Elige horologium, vel omitte `weekends_off`.
idle-board = Illud genus suam tabulam habet. Omitte `variant` vel `board`.
permission = { $name ->
    [view] Canalem videre
    [send] Nuntios mittere
    [threads] Nuntios in filis mittere
   *[attach] Documenta affigere
}
permissions-missing = In hoc canali ludere non possum sine his potestatibus: { $names }. Rector servitri eas dare potest.
blocked = ✓ { $who } te iam provocare non potest.
unblocked = ✓ Hic homo te iterum provocare potest.
block-bot = Automata neminem provocant.
block-oneself = Te arcere non potes.

## Lists and long texts

games-title = Ludi tui{ $pages ->
    [1] {""}
   *[other] {" "}· pagina { $page } ex { $pages }
}
summary-against = contra { $who }
summary-move = motus { $number }
summary-turn = { $mine ->
    [yes] tuum est movere
    [out] excidisti, movet { $who }
   *[no] movet { $who }
}
summary-due = tempus deficiet { $when }
summary-offer = { $who } { $offer ->
    [draw] pacem offert
    [time] tempus consumpsit
   *[takeback] motum revocare petit
}
summary-board = [tabula]({ $link })
summary-over = { $how ->
    [won] vicisti
    [lost] ludum amisisti
    [drawn] pax
    [cancelled] abruptus
   *[other] { $who } vicit
}
span = { $unit ->
    [days] { $count ->
        [one] 1 dies
       *[other] { $count } dies
    }
    [hours] { $count ->
        [one] 1 hora
       *[other] { $count } horae
    }
   *[minutes] { $count ->
        [one] 1 minuta
       *[other] { $count } minutae
    }
}
span-short = { $unit ->
    [days] { $count }d
    [hours] { $count }h
   *[minutes] { $count }m
}
time-left = reliquum: { $span }
games-yours = **Tuum est movere ({ $count })**
games-challenges = **Provocationes ({ $count })**
games-waiting = **Exspectant ({ $count })**
games-silent = -# Ultimus nuntius meus de hoc ludo ad neminem pervenit (Discord dicit: { $why }).
games-unread = -# { $count ->
    [one] Unus praeterea ludus tuus nunc legi non potest.
   *[other] { $count } praeterea ludi tui nunc legi non possunt.
} Qui me curant, causam videre possunt.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· in { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [provocatio]({ $link })
    } · exspirabit { $when }
finished-title = Ludi tui finiti{ $page ->
    [1] {""}
   *[other] {" "}· pagina { $page }
}
finished-none = Nondum ludos finitos habes.
games-more = … et { $count ->
    [one] unus alius
   *[other] { $count } alii
}.
games-guided = -# Ludus tuus cum duce adhuc currit. Nemo praeter te eum videt.
games-none = Nullos ludos, nullas provocationes habes. Incipe hic, vel quemlibet per `/challenge` provoca.
rules-standard =
    {""}**Murus Gallicus** ludus est a Phil Leduc inventus. Romani incipiunt.
    {""}**1. Move.** Turris duos lapides suos in duas proximas cellas lineae ponit: in vacuas, vel in muros tuos, qui turres fiunt. Muri numquam moventur.
    {""}**2. Immola.** Turris unum lapidem dat, ut murum hostium iuxta se capiat.
    {""}**3. Vince.** Pone lapidem in ordine primo hostium, vel fac ut movere non possint.
    -# Praeterire non licet. Trina repetitio pacem facit. { rules-corner }
rules-corner = Turris quae notam in angulo habet proximo motu perrumpere potest.
rules-hint = Lege de alia re
rules-differs = **{ $name }**, genus ludi Murus Gallicus, a Phil Leduc inventi. Cetera ut in ludo usitato: `/learn rules`.
rules-advanced =
    {""}**Provectus: catapultae.** Acervi usque ad tres lapides crescunt. Turris lapides etiam in turres tuas ponere potest, quae catapultae fiunt, sed numquam in catapultas.
    • Catapulta non movetur. Unum lapidem duas vel tres cellas **iacit**, ante se vel in latera, in quinque directiones. Lapis super omnia volat. In cella vacua murus fit (`a3-a6`). Figura hostium unum lapidem amittit, et lapis iactus perit (`a3xa6`). Numquam in figuras tuas cadit. Postea catapulta turris est.
    • Turris iuxta catapultam hostium stans eam **caedere** potest: da unum lapidem, et turris fit (`b4xb5`). Da ambo, et murus fit, cella autem tua vacat (`b4xxb5`).
    • **Perruptio superesse debet**: lapis in ordine primo hostium tum demum vincit, cum initio proximae vicis tuae unus ibi adhuc stat.
rules-balanced =
    {""}**Initium aequatum.** Prima vicis utriusque partis propria est: tolle unam turrem ordinis primi et duos lapides eius ut duos muros pone in duabus quibuslibet cellis ordinis secundi tui. Sic scribitur: `a1-c2,e2`.
    Post hanc vicem Romanorum alter lusor **partes mutare** potest pro responso. Qui tum Gallos habet, suam vicem propriam facit.
rules-escape = **Effugium.** Perruptio nulla est: ordinem primum hostium intrare licet, sed nihil valet. Vincis, cum hostis initio vicis movere non potest.
rules-houdini = **Houdini.** Nihil capitur. Cetera ut in ludo usitato. Sic interpretamur, ut perruptio adhuc vincat: auctor hoc «solam regularum mutationem» vocat, alibi autem de Effugio suo loquitur. Houdini etiam cum Effugio ludere potes, sine perruptione.
rules-board = **Tabula:** { $name }.
rules-boards =
    {""}**Tabulae.** **{ choice-8x7 }** usitata est. **{ choice-7x7 }**, **{ choice-8x8 }** et **{ choice-9x9 }** turrem in quaque cella utriusque ordinis primi habent.
    • **{ choice-8x8-six }**, ludus brevior: utrique parti sex turres, anguli vacant. **{ choice-8x8-two }**: utrique parti duo ordines turrium, et meta est ordo exterior.
    • **{ choice-hex }**: hexagonum 61 cellarum in columnis `a` ad `i`. Sex directiones sunt. Utrique parti novem turres sunt, una in suo fine cuiusque columnae. Illi fines ordines primi sunt. **{ choice-hex-eleven }**: utrique parti undecim turres in duabus columnis extremis, et meta est columna extrema.
    • **{ choice-8x8-four }** et **{ choice-hex-three }** quattuor et trium lusorum sunt. Elige infra «{ choice-several }».
    In tabulis hexagonis et cum tribus aut quattuor lusoribus catapultis uti non licet. In **{ choice-8x8-two }** licet. Nulla harum tabularum initium aequatum habet.
rules-several =
    {""}**Tres et quattuor lusores.** In **{ choice-8x8-four }** quisque lusor sex turres in una ora habet: Romani in ordine 1, deinde sicut horologium Galli in columna a, Germani in ordine 8, Britanni in columna h. In **{ choice-hex-three }** quisque quinque turres in una ora habet, alternis oris vacuis: Romani infra a sinistra, Galli supra a sinistra, Germani a dextra.
    Vices a Romanis sicut horologium circumeunt. Perruptio nulla est. Si initio vicis tuae movere non potes, si cedis, si tempus consumis, excidis. Lapides tui manent et adhuc capi possunt. Vincit qui ultimus superest.
rules-notation =
    {""}**Quomodo motus scribantur**, ut in commentario Abstract Games (2022):
    • `b4-d4` turris et secunda cella quam attingit, `b4xc5` lapidem da, ut murum hostium in c5 capias.
    • `a3-a6` iactus in cellam vacuam, `a3xa6` in figuram hostium, `b4xb5` unus lapis contra catapultam, `b4xxb5` ambo.
    • `a1-c2,e2` prima vicis ludi aequati, `swap` pro responso.
    Litterae magnae, spatia, aliae lineolae, numeri motuum, `!?` nihil referunt: `b4 d4`, `B4–D4`, `12. b4d4!` omnia leguntur.
button-support = Auxilium pete
help-title = Quomodo hic ludatur
help-text =
    {""}*Murus Gallicus*, ludus a Phil Leduc inventus, per singulos motus.
    {""}**Lude:** `/challenge` amicum vocat, vel quemlibet, vel me.
    {""}**Move:** preme **Move** infra tabulam, vel ad eam rescribe `b4-d4`.
    {""}**Pax, revocare, cedere:** preme **Plura** infra tabulam, vel utere `/game draw`, `/game takeback`, `/game resign`.
    {""}**Ludi tui:** `/games`, etiam finiti.
    {""}**Vocationes, horae quietae, feriae:** `/settings`.
    {""}**Disce:** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**Quaelibet tabula in canali:** dextra preme vel diu tene, tum **Apps**: percurre, hinc perge, recense.
    {""}**Compara:** `/profile`, `/leaderboard`.

## Variants

preset-standard = Usitatus
preset-advanced = Provectus
preset-balanced = Aequatus
preset-advanced-balanced = Provectus et aequatus
preset-escape = Effugium
preset-houdini = Houdini
preset-short = Brevis
preset-large = Magnus
preset-deep = Duo ordines
preset-hex = Hex
preset-eleven = Hex cum undecim
variant-seats = { $seats ->
    [3] tres lusores, 3
    [4] quattuor lusores, 4
   *[other] {""}
}
preset-three = Tres lusores
preset-four = Quattuor lusores
variant-standard = Attinge ordinem ultimum, vel adversarium ad incitas redige.
variant-differs = Hic alia sunt: { $clauses }.
differs-and = {", et "}
differs-advanced = turres catapultae fieri possunt, quae lapides iaciunt, et perruptio per vicem superesse debet
differs-balanced = prima vicis utriusque partis duos muros ponit, et secundus lusor post primam partes mutare potest
differs-escape = perruptio nulla est, solae incitae vincunt
differs-houdini = nihil capitur
differs-8x7 = tabula octo columnas et septem ordines habet
differs-7x7 = tabula septem columnas et septem ordines habet, utraque pars septem turres
differs-8x8 = tabula octo columnas et octo ordines habet
differs-9x9 = tabula novem columnas et novem ordines habet, utraque pars novem turres
differs-8x8-six = tabula octo columnas et octo ordines habet, utraque pars sex turres, anguli vacant
differs-8x8-two = tabula octo columnas et octo ordines habet, utraque pars duos ordines turrium
differs-hex = tabula hexagonum 61 cellarum est, utraque pars novem turres habet, sex directiones sunt
differs-hex-eleven = tabula hexagonum 61 cellarum est, utraque pars undecim turres in duabus columnis extremis habet, meta est columna extrema hostium
differs-hex-three = tres lusores circa hexagonum 61 cellarum sedent, quinas turres habent, vincit qui ultimus movere potest
differs-8x8-four = quattuor lusores circa tabulam octo columnarum et octo ordinum sedent, senas turres habent, vincit qui ultimus movere potest
level-unknown = Talis gradus non est. Elige unum ex indice.
variant-unreadable = Hoc ut genus legere non possum. Elige unum ex indice, vel scribe optiones et tabulam, velut `advanced+balanced@9x9`.
variant-unknown = Genus `{ $text }` non novi. Elige unum ex indice, vel scribe optiones et tabulam, velut `advanced+balanced@9x9`.
variant-unknown-board = Tabulam `{ $text }` non novi. Optio `board` omnes tabulas ostendit.
variant-repeated = `{ $text }` cum ceteris optionibus coniungi non potest.
variant-not-allowed = In tabula «{ $board }» cum optione «{ $option }» ludere non licet.
variant-required = In tabula «{ $board }» tantum cum optione «{ $option }» ludere licet.

## Commands

command-challenge = Provoca hominem, quemlibet, vel Murum ad ludum Murus Gallicus
command-challenge-user = Provoca ad ludum Murus Gallicus
command-board-walk = Percurre
command-board-go-on = Hinc perge
command-board-review = Recensio
command-play = Fac motum
command-games = Ludi et provocationes tuae, primum ubi tuum est movere
command-board = Tabula a parte tua visa, tibi soli
command-moves = Omnes motus ludi adhuc facti
command-resign = Cede in ludo
command-hint = Ostende bonum motum in ludo sine aestimatione. Eventus indicia tua numerat
command-review = Recense ludum finitum
command-watch = Specta ludum, vel fac ut Murus cum Muro ludat
command-draw = Offer pacem
command-takeback = Revoca motum ultimum: statim, si nemo spectavit, aliter si adversarii assentiuntur
command-abort = Abrumpe ludum ante secundum motum eius
command-give = Da adversario plus temporis
command-adopt = Occupa sedem lusoris qui ex hoc servitro discessit
command-plan = Para responsa ad motus exspectatos, vel vide et dele consilia tua
command-settings = Quomodo et quando te vocem, zona horaria, feriae, arcendi, data tua
command-mute = Iube me de ludo tacere vel loqui
command-profile = Lusoris aestimationes et eventus, etiam contra te
command-leaderboard = Lusores fortissimi
command-statistics = Quomodo omnes ludi finiti sint
command-export = Motus ludi, vel omnium ludorum tuorum, in documento
command-import = Importa ludum ex motibus eius, ut spectes vel inde ludas
command-go-on = Perge a positione alterius ludi
command-setup = Appara Murum in hoc servitro
command-game = Plura in ludo: pax, revocare, cedere, emittere, alia
command-event = Certamina huius servitri, velut mensis apertus
command-event-list = Certamina quae hic currunt
command-event-league = Rectoribus: aperi ligam curriculorum et classium, cuius ludi sua sponte incipiunt
command-event-cup = Rectoribus: aperi poculum (eliminatio, greges, Helveticum), ludi sua sponte incipiunt
command-event-ladder = Rectoribus: aperi scalas, in quibus lusores superiores provocantur
command-event-simul = Rectoribus: aperi simultaneum, in quo unus cum multis ludit
command-event-team = Rectoribus: ludite contra aliud servitrum, vel ad certamen eius per tesseram accedite
command-event-month = Rectoribus: aperi mensem in quo ludi contra novos adversarios numerantur
command-event-manage = Rectoribus: intermitte certamen, remove vel muta lusores, ludos decerne
command-event-vote = Rectoribus: hic canalis suffragiis ludit contra Murum, hominem, alium canalem
command-event-stop = Rectoribus: fini certamen ante tempus
command-server = Optiones et moderatio, rectoribus huius servitri
command-moderate = Fini ludum vel irritum fac, vel vide quid moderatores fecerint
command-learn = Quomodo Murus Gallicus ludatur
command-help = Quomodo hic ludatur
command-launch = Murus Gallicus hic in Discord luditur
option-challenge-opponent = Adversarius. Vacuum relinque, ut quilibet accipere possit
option-challenge-variant = Genus (praefinitum: ludus usitatus)
option-challenge-time = Horologium utriusque partis (praefinitum: 3 dies initio, +1 dies in singulos motus)
option-challenge-rated = Aestimatus an non (praefinitum: duorum aestimatus, post tres ludos contra homines)
option-challenge-weekends-off = Fine hebdomadis horologia stant, in sua cuiusque zona horaria
option-challenge-board = Tabula
option-challenge-advanced = Lude cum catapultis
option-challenge-balanced = Lude cum initio aequato
option-challenge-escape = Lude sine perruptione
option-challenge-houdini = Lude ita, ut nihil capiatur
option-challenge-side = Partes tuae
option-challenge-opponent2 = Secundus adversarius, in ludo trium vel quattuor lusorum
option-challenge-opponent3 = Tertius adversarius, in ludo quattuor lusorum
option-challenge-note = Brevis nuntius ad adversarium
option-challenge-level = Gradus Muri, si Murum provocas
option-play-move = Velut b4-d4 vel b4xc5, vel draw, undo, resign
option-play-game = Breve nomen ludi, si plures habes
option-board-text = Ostende etiam litteris et verbis
option-board-game = Breve nomen ludi, si plures habes
option-moves-game = Breve nomen ludi, si plures habes
option-resign-game = Breve nomen ludi, si plures habes
option-hint-game = Breve nomen ludi, si plures habes
option-review-game = Breve nomen ludi (praefinitum: ludus huius fili)
option-draw-game = Breve nomen ludi, si plures habes
option-takeback-game = Breve nomen ludi, si plures habes
option-abort-game = Breve nomen ludi, si plures habes
option-give-game = Breve nomen ludi, si plures habes
option-plan-game = Breve nomen ludi, si plures habes
option-mute-game = Breve nomen ludi, si plures habes
option-moderate-game = Breve nomen ludi, si plures habes
option-export-game = Breve nomen ludi, si plures habes
option-adopt-game = Breve nomen ludi (praefinitum: ludus huius fili)
option-give-days = Numerus dierum
option-plan-moves = Motus alterius, responsum tuum, deinceps: e5xf5 e4-g6. Post semicolon alia linea incipit
option-profile-person = Lusor (praefinitum: tu)
option-leaderboard-pool = Genus ludi
option-leaderboard-everywhere = Omnia servitra, non hoc solum
option-export-format = Textus, JSON, vel forma Abstract Play
option-export-all = Omnes ludi tui
option-import-moves = Motus, velut 1. a1-c3 d7-d5 2. et ceteri. Sine eis formula aperitur
option-import-variant = Genus (praefinitum: ludus usitatus)
option-go-on-game = Breve nomen alterius ludi
option-go-on-ply = Quot vices serventur, utriusque partis (praefinitum: omnes ante ludum decretum)
option-go-on-opponent = Adversarius (praefinitum: Murus)
option-go-on-side = Partes tuae (praefinitum: quas habebas)
option-go-on-level = Gradus Muri
option-event-league-variant = Genus ludorum eius (praefinitum: usitatus)
option-event-league-time = Horologium ludorum eius (praefinitum: 3 dies initio, +1 dies in singulos motus)
option-event-league-weeks = Longitudo curriculi in hebdomadibus (praefinitum: 4)
option-event-ladder-variant = Genus ludorum earum (praefinitum: usitatus)
option-event-ladder-time = Horologium ludorum earum (praefinitum: 3 dies initio, +1 dies in singulos motus)
option-event-ladder-weeks = Longitudo curriculi in hebdomadibus (praefinitum: quamdiu luditis)
option-event-ladder-repeat = Cum curriculo: proximum sua sponte sequitur (praefinitum: ita)
option-event-simul-host = Qui contra omnes ludit (praefinitum: tu)
option-event-simul-side = Partes hospitis (praefinitum: alternae)
option-event-simul-variant = Genus ludorum eius (praefinitum: usitatus)
option-event-simul-time = Horologium ludorum eius (praefinitum: 3 dies initio, +1 dies in singulos motus)
option-event-simul-boards = Maximus numerus tabularum. Incipit, cum omnes occupatae sunt (praefinitum: 10)
option-event-simul-days = Si plenum non est, post tot dies incipit (praefinitum: 7)
option-event-simul-weeks = Quot hebdomades ludi durare possint (praefinitum: 4)
option-event-simul-rated = Aestimenturne ludi eius (praefinitum: non)
option-event-team-code = Tessera certaminis alterius servitri. Vacuum relinque, ut novum aperias
option-event-team-variant = Genus ludorum eius (praefinitum: usitatus)
option-event-team-time = Horologium ludorum eius (praefinitum: 3 dies initio, +1 dies in singulos motus)
option-event-team-boards = Maximus numerus tabularum (praefinitum: 10)
option-event-team-days = Post tot dies incipit (praefinitum: 7)
option-event-team-weeks = Quot hebdomades durare possit (praefinitum: 4)
option-event-cup-form = Quomodo victor inveniatur (praefinitum: eliminatio, supra 16 lusores Helveticum)
option-event-cup-variant = Genus ludorum eius (praefinitum: usitatus)
option-event-cup-time = Horologium ludorum eius (praefinitum: 3 dies initio, +1 dies in singulos motus)
option-event-cup-size = Maximus numerus lusorum. Poculum incipit, cum plenum est (praefinitum: 16)
option-event-cup-weeks = Longitudo circuitus in hebdomadibus (praefinitum: 2)
option-event-cup-days = Si plenum non est, post tot dies incipit (praefinitum: 7)
option-event-cup-repeat = Proximum aperitur, simul atque hoc incipit (praefinitum: non)
option-event-vote-opponent = Adversarius (praefinitum: Murus)
option-event-vote-level = Gradus Muri (praefinitum: Centurio)
option-event-vote-another-server = Lude contra canalem alterius servitri: tesseram accipis rectoribus eius dandam
option-event-vote-code = Tessera quam rector alterius servitri tibi dedit
option-event-vote-variant = Genus (praefinitum: usitatus)
option-event-vote-side = Partes canalis (praefinitum: sorte)
option-event-vote-hours = Quot horas quodque suffragium pateat (praefinitum: 24)
option-event-vote-captain = Cuius suffragium paria dirimat (praefinitum: tu)
option-event-month-variant = Soli ludi huius generis numerantur (praefinitum: omnes)
option-event-month-repeat = Aperi proximum, cum hic finitur (praefinitum: ita)
option-moderate-act = Quid fiat (praefinitum: acta ostende)
option-moderate-reason = Causa, quae lusoribus et in actis ostenditur
option-watch-romans = Gradus Romanorum
option-watch-gauls = Gradus Gallorum
option-watch-variant = Genus (praefinitum: ludus usitatus)
choice-knockout = Eliminatio
choice-groups = Greges, deinde victores eorum
choice-swiss = Helveticum (nemo excidit)
choice-romans = Romani, qui primi movent
choice-gauls = Galli
choice-germans = Germani, in ludis trium et quattuor
choice-britons = Britanni, in ludis quattuor
choice-alternate = Alternae
choice-either = Sorte
choice-mention = Vocatio in ludo
choice-direct = Nuntius privatus
choice-both = Utrumque
choice-digest = Unus nuntius cotidie de omnibus ludis
choice-off = Nihil
choice-other = Alii ludi
choice-text = Textus motuum
choice-json = JSON
choice-abstract-play = Forma Abstract Play
choice-end = Fini ludum currentem sine eventu
choice-annul = Fac irritum eventum ludi finiti
language-name = Latina
choice-bank = 3 dies initio, +1 dies in singulos motus (max. 5)
choice-slow = 7 dies initio, +2 dies in singulos motus (max. 14)
choice-turn-1 = 1 dies in singulos motus
choice-turn-2 = 2 dies in singulos motus
choice-turn-3 = 3 dies in singulos motus
choice-turn-5 = 5 dies in singulos motus
choice-turn-7 = 7 dies in singulos motus
choice-turn-14 = 14 dies in singulos motus
choice-none = Sine horologio
choice-standard = Ludus usitatus
choice-advanced = Provectus
choice-balanced = Aequatus
choice-escape = Effugium
choice-houdini = Houdini
choice-boards = Tabulae
choice-several = Tres et quattuor lusores
choice-notation = Quomodo motus scribantur
choice-8x7 = 8 per 7
choice-7x7 = 7 per 7
choice-8x8 = 8 per 8
choice-9x9 = 9 per 9
choice-8x8-six = 8 per 8, sex turres
choice-8x8-two = 8 per 8, duo ordines
choice-hex = Hexagonum
choice-hex-eleven = Hexagonum, undecim turres
choice-hex-three = Hexagonum, tres lusores
choice-8x8-four = 8 per 8, quattuor lusores

## Pages beside Discord

button-open = Aperi tabulam
button-open-game = Aperi
sheet-alt-line = { $title }: { $line }
button-open-mine = Ludi mei in tabulis
button-launch = In Discord aperi
turn-open = [aperi tabulam](<{ $link }>)
page-skip = I ad argumentum
page-nav = Paginae
page-me = Ludi mei
page-board = Tabula libera
page-language = Latina
page-about = De Muro
page-against-level = Contra gradum { $level }
page-against-turn = Tuum est movere ({ side-name }).{ $first ->
    [true] {" "}Tange unam ex figuris tuis, deinde cellam quo it.
   *[other] {""}
 }
page-again = Ludus novus
page-board-label = Tabula
page-play = Fac motum
page-busy = Nimis multi nunc rogant. Mox iterum tempta.
page-more = Plura
page-status-yours = **Tuum est movere.**
page-status-theirs = Exspectamus: { $who }.
page-status-last = { $who } movit **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] Vicisti.
    [lost] Ludum amisisti.
   *[drawn] Pax.
}
page-status-own = Movisti **{ $move }** ({ $deed }).
page-offer-own = { $offer ->
    [draw] Pacem offers. Condicio valet usque ad proximum motum, etiam tuum.
    [time] Tempus consumpsisti. Adversarius ludum pergere sinere potest.
   *[takeback] Motum revocare petis.
}
page-offer-refused = { $fate ->
    [declined] { $who } { $offer ->
        [draw] pacem a te oblatam recusavit.
       *[takeback] motum revocari non sinit.
    }
   *[lapsed] { $offer ->
        [draw] Pax a te oblata exspiravit.
       *[takeback] Motum revocare petivisti, et ludus processit.
    }
}
page-rematch-offered = Ludus iteratus petitus est.
rematch-wished = { $who } ludum iteratum petit.
page-rematch-declined = { $who } ludum iteratum recusavit.
page-rematch-ask = Visne ludum iteratum petere? { $terms }
page-rematch-begun = Ludus iteratus coepit.
page-rematch-open = Ad ludum iteratum
page-count = { $unit ->
    [tower] { $form ->
        [one] turris
       *[other] turres
    }
   *[wall] { $form ->
        [one] murus
       *[other] muri
    }
}
page-vote = { $close ->
    [yes] **Suffragia paene paria erant.** Elige: **{ $one }** an **{ $other }**? { vote-tie }
   *[no] **{ $who } de hoc motu suffragia fert.** Tange motum quem vis.
}{ $open ->
    [yes] {" "}Suffragium finietur { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = Spectas. Ut suffragium feras, preme **Plura** in Discord, deinde «Aperi tabulam».
page-vote-own = Suffragium tuum: **{ $move }**. Adhuc mutare potes.
page-vote-confirm = Tange cellam iterum, vel preme «Fer suffragium».
page-confirm = Tange cellam iterum, vel preme «Fac motum».
page-waits = { $move } servatum est et mittetur, cum conexio redierit.
page-held = Hoc mittam, cum conexio redierit.
page-choose = { $cell }: elige cellam notatam.
page-missed = { $own ->
    [yes] Interim movisti { $move }.
   *[no] Interim { $who } movit { $move }.
}
page-earlier = Haec positio prior est.
page-to-game = Ad ludum
page-selectable = eligi potest
page-selected = electa
page-keys = Claves
page-keys-arrows = Tolle sagittas
page-close = Claude
page-undo = Rescinde
page-type = Vel scribe motum
page-send = Mitte
page-moves = Motus
page-opening = Initia
page-known = { $column ->
    [move] Motus
    [games] Ludi
    [points] Puncta
   *[by] Auctores
}
page-due = Tuum est movere
page-thinks = Murus cogitat…
page-which = Quem motum?
page-lost = Conexio periit. Iterum tempto…
page-later = Hoc diu durat. Post minutam iterum tempta.
page-failed = Aliquid apud me male cessit. Iterum tempto…
page-unread = Hoc petitum legere non possum.
page-away = Ad data mea nunc pervenire non possum. Iterum tempto…
page-too-often = Paginas nimis celeriter petis. Exspecta paulum: haec pagina iterum temptabit.
page-not-in = Spectas. Ut ludas, preme «Move» vel «Conspectus meus» in Discord, deinde «Aperi tabulam».
page-on-discord = Hoc in Discord eligis.
page-person = lusor
page-unit = { $unit ->
    [none] vacua
   *[other] { cell-unit }
}
page-private = Hic ludus privatus est. Si tuus est, preme «Move» in Discord, deinde «Aperi tabulam»: sic hic intras.
page-missing-title = Nihil hic est
page-later-title = Paulum exspecta
page-refused-title = Hoc non successit
page-signed-out-title = Intra, quaeso
page-start = Ad primam paginam
page-unknown = Nulla pagina hanc inscriptionem habet.
page-in = Intras
page-in-about = Paulum exspecta: tabula tua aperitur.
page-activity-none = Aditus in Discord non successit. Claude hanc fenestram et rursus aperi.
page-activity-later = Discord nunc non respondet. Claude hanc fenestram et postea rursus aperi.
role-rating = Aestimatio
role-games = Ludi finiti
role-puzzle-rating = Aestimatio aenigmatum
role-streak = Dies continui obsidionis diurnae solutae
role-champion = Certamen vicit
page-role = Munus conexum
page-role-about = Factum est. Discord nunc hos numeros hodiernos habet. Per se non mutantur: hanc paginam rursus aperi, ut novos mittas.
page-role-again = Numeros meos iterum mitte
page-role-none = Nihil missum est. Munus conexum in Discord rursus aperi et intra decem minutas in hoc navigatro perfice.
page-link-none = Hic nexus aditum non dat. Preme «Aperi tabulam» in Discord, ut novum accipias.
page-link-expired = Hic nexus vetustior est quam decem minutae. Preme «Aperi tabulam» in Discord, ut novum accipias.
page-link-used = Hoc nexu aliquis iam usus est. Preme «Aperi tabulam» in Discord, ut novum accipias.
page-from-nowhere = Hoc petitum ex alio situ venit, vel navigatrum tuum aut servitrum interpositum occultat unde veniat. Ut tuta res esset, nihil feci.
page-link-ended = Hic nexus iam non valet. Preme «Aperi tabulam» in Discord, ut novum accipias.
page-in-other = Alius usor hic intravit
page-in-other-about = In hoc navigatro intravit { $here }. Hic nexus datus est: { $other }.
page-in-other-do = Intra per hunc nexum
page-me-due = Tuum est movere
page-me-waiting = Exspectant
page-me-challenged = { $who } te provocat
page-me-challenges = Provocationes
page-me-over = Finiti
page-me-events = Certamina
page-me-none = Nullos ludos, nullas provocationes habes.
page-level = Gradus
page-either-side = Partes sorte datae
page-murus-begin = Incipe ludum
page-murus-about = Ludus sine aestimatione et sine horologio est.
page-challenge = Mitte provocationem
page-challenge-someone = Provoca aliquem
page-challenge-anyone = Quilibet in servitro
page-challenge-who = Cum his lusisti aut certamen commune habes. Alios in Discord per /challenge provocare potes.
page-challenge-where = Provocationem tuam in { $channel } ponam.
page-challenge-none = Homines hic provocare poteris, cum in servitro luseris. Scribe /challenge in canali illius servitri, ut incipias.
page-come-back-yes = Visne ferias nunc finire?
page-vacation-days = Dies feriarum
page-vacation-asks = Visne ferias nunc incipere? Horologia tua stabunt, te non vocabo, et adversariis tuis nuntiabo.
page-vacation-start = Incipe
page-settings-save = Serva
page-settings-done = Servatum est.
page-settings-pings = Vocationes
page-settings-play = Tabulae et motus
page-settings-you = Tu
page-settings-notify = Cum tuum est movere
page-settings-quiet-from = Quies: initium
page-settings-quiet-until = Quies: finis
page-settings-hour = { $hour }:00
page-settings-boards = Tabulae
page-settings-boards-choice = { $value ->
    [letters] Imago, verba, litterae
    [words] Imago et verba
   *[picture] Imago
}
page-settings-moves = Motus statim
page-settings-moves-choice = { $value ->
    [always] Semper
    [never] Numquam
   *[alone] Contra Murum tantum
}
page-settings-moves-hint = Motum per pulsabula electum facio neque prius rogo.
page-settings-theme = Color tabulae
page-settings-theme-hint = Tabularum publicarum colorem servitrum eligit.
page-settings-dots = Nomina cellarum in punctis
page-settings-dots-choice = { $value ->
    [all] In omnibus tabulis
   *[hexagons] In hexagonis tantum
}
page-settings-language = Lingua
page-settings-language-choice = { $value ->
    [discord] Eadem ac in Discord
   *[other] { $value }
}
page-settings-sharing = Paginae ludorum tuorum
page-settings-sharing-choice = { $value ->
    [private] Soli lusores
    [public] Omnes, ludi finiti in indice sunt
   *[link] Quilibet qui nexum habet
}
page-settings-open-data = Ludi finiti publici iuris
page-settings-open-data-choice = { $value ->
    [on] Ita, sine nomine meo
   *[off] Non
}
page-settings-saved = Cum tempus tuum defecit
page-settings-vacation = Feriae
page-settings-data = Data tua
page-settings-blocked = Arcendi
page-settings-block = Homines in Discord arcere potes, in `/settings`. Tum te provocare non possunt.
page-settings-unblock = Recipe
page-browsers = Ubi intraveris
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } in { $system }
}
page-browser-unknown = Navigatrum
page-browser-seen = { $days ->
    [0] { $browser }, visum hodie
    [1] { $browser }, visum heri
   *[other] { $browser }, visum ante { $days } dies
}
page-here = hic
page-out = Exi
page-out-others = Exi ubique alibi
page-calls = Nuntii navigatri
page-calls-about = { $state ->
    [instead] Hoc navigatrum tibi dicit, cum tuum est movere vel aliquis te provocat. Tum in Discord te non voco.
    [beside] Hoc navigatrum tibi dicit, cum tuum est movere vel aliquis te provocat, et in Discord quoque te voco.
   *[none] Hoc navigatrum tibi dicere potest, cum tuum est movere vel aliquis te provocat, etiam nulla pagina aperta. Tum in Discord te non vocabo.
}
page-calls-quiet = { $notify ->
    [digest] Unum nuntium cotidie elegisti: itaque hoc navigatrum solas admonitiones ostendit.
   *[off] Vocari noluisti: itaque hoc navigatrum tacet.
}
page-calls-on = Nuntia mihi in hoc navigatro
page-calls-off = Noli hic iam nuntiare
page-calls-beside = Voca me etiam in Discord
page-calls-instead = Noli me in Discord vocare
page-calls-denied = Navigatrum tuum nuntios huius paginae vetat. Permitte eos in optionibus eius et iterum tempta.
page-calls-failed = Navigatrum tuum nuntios accipere non potuit. Postea iterum tempta.
page-calls-bad = Ad hoc navigatrum nuntios mittere non possum. Tempta aliud.
browser-invite = { $kind ->
    [rematch] { $who } ludum iteratum petit
    [weekly] { $who } ludum hebdomadis tibi proponit
    [gathering] { $who } te ad ludum invitat
   *[named] { $who } te provocat
}
browser-call = { $kind ->
    [played] { $who } movit { $move }
    [turn] Tuum est movere
    [draw] Pax tibi offertur
    [time] { $who } tempus consumpsit. Tu decernis quid fiat
    [takeback] Aliquis motum revocare petit
    [remind] { $waiting ->
        [one] { $who } motum tuum exspectat
       *[other] Ceteri motum tuum exspectant
    }
    [most] Maior pars temporis tui exiit
   *[last] Tempus tuum paene exiit
}
page-variant = Genus
page-set-up = Dispone
page-add = Adde ad Discord
page-front-about = Murus Gallicus, ludus murorum et turrium a Phil Leduc inventus, per nuntios in Discord.
page-front-goal = Aedifica muros et turres, et fer unum lapidem in ordinem ultimum.
page-front-play = Lude nunc cum Muro
page-front-on = Perge in ludo tuo
page-front-learn = Disce duabus minutis
page-front-siege = Obsidio hodierna
page-siege-out = Hic solvere potes, cum intraveris. Preme «Aperi tabulam» vel «Ludi mei in tabulis» in Discord, ut nexum accipias.
page-siege-bell-on = Te in Discord vocabo, cum proxima obsidio incipiet.
page-siege-bell-off = De obsidionibus huius servitri iam te non vocabo.
page-siege-over = Solve obsidionem hesternam
page-siege-none = Nullum servitrum tuum nunc obsidionem habet. Cum habebit, preme ibi semel **Solve**: tum hic quoque aperitur.
page-siege-server = Servitrum
page-front-pause = Siste
page-front =
    {""}**Murus Gallicus** ludus est a Phil Leduc inventus (anno 2005 excogitatus, anno 2009 editus). Romani et Galli muros et turres aedificant et perrumpere conantur.
    Lude per nuntios in Discord: provoca amicum, move, cum tibi minuta vacat, et semel vocaris, cum tuum est movere. Vel lude cum ipso Muro, in octo gradibus.
page-privacy = De datis privatis
page-privacy-text =
    Murus servat ID Discordianos eorum qui eo utuntur, linguam eorum, et quae scribunt: motus, optiones, notas, provocationes. Nomina, imagines, inscriptiones non servat.
    Ludi servantur, quamdiu hoc ministerium viget. Quae Murus misit, per mensem servantur. In navigatro per triginta dies post ultimum accessum intus manes, per unum crustulum (cookie) quod numerum fortuitum tenet. Murus breve nomen illius navigatri notat, velut «Chrome in Android», nihil aliud. Si linguam eligis vel, cum non intraveris, colorem paginarum, navigatrum tuum id per annum servat, in crustulo quod nihil aliud tenet.
    Si nuntios in navigatro permittis, Murus etiam servat quomodo ad id per ministerium eius perveniatur, donec eos tollis vel ibi exis. Illud ministerium eos legere non potest.
    Si tabulam in Discord aperis, Murus per decem minutas meminit quid aperueris. Numeri tui muneribus conexis destinati ad Discord mittuntur quotiens rogas, nec alio. Ibi manent, donec Murum ex applicationibus in Discord probatis removeris.
    Si intravisti et tabulam aperis in qua lusores ludum finitum una pertractant, nomen tuum vident, et Murus notat quando eam ultimum aperueris.
    In optionibus tuis, hic vel per /settings in Discord, omnia videre potes quae de te servantur, et delere. Adversarii ludos suos servant, sine nomine tuo. Si tu et omnes alii in ludo id in optionibus eligitis, ei qui Murum administrat licet ludum finitum omnibus edere, sine nominibus et numeris. Nihil aliud aliis traditur, et nulla pagina quicquam aliunde petit.
page-terms = Condiciones
page-terms-text =
    Murus gratis praebetur, sine ulla fide data. Lude honeste: in ludis aestimatis motus tua mente inveni, et aliis benignum te praebe.
    Regulae ludi Murus Gallicus auctoris Phil Leduc sunt. Describere et communicare eas licet, mutare non licet.
page-about-text =
    Murus { $version }. Murus Gallicus ludus est a Phil Leduc inventus. Regulae et laus eius sunt.
    Programma liberum est sub MIT vel Apache-2.0. Litterae in imaginibus sunt Inter, sub SIL Open Font License.
settings-sharing = { $value ->
    [private] Paginae ludorum meorum: soli lusores
    [public] Paginae ludorum meorum: omnes, et ludi finiti in indice sunt
   *[link] Paginae ludorum meorum: quilibet qui nexum habet
}
settings-sharing-hint = Quis paginas ludorum tuorum videre possit?
settings-open-data = { $value ->
    [on] Ludi finiti publici iuris: ita, sine nomine meo
   *[off] Ludi finiti publici iuris: non
}
settings-open-data-hint = Licetne ludos tuos finitos edere?
settings-open-data-about = Ludi publici iuris: si omnes qui ludum finitum luserunt hic consentiunt, ei qui Murum administrat licet motus, exitum et mensem omnibus edere, sine nominibus et numeris. Quod editum est, manet.
settings-sessions = Aditus tui, ex his diebus aperti:
settings-signed-out = Ubique existi.
button-sign-out = Exi ubique
button-pages-on = Permitte paginas
button-pages-off = Veta paginas
server-pages = Paginae interretiales ludorum: **{ $some ->
    [yes] permissae
   *[no] vetitae
}**
page-first = Ad initium
page-back = Unum motum retro
page-on = Unum motum porro
page-last = Ad finem
page-flip = Verte tabulam
page-won = Estne victoria?
page-winner = { $who ->
    [won] { side-name } victoriam cogere possunt { $moves ->
        [one] uno motu.
       *[other] intra { $moves } motus.
    }
    [nobody] Nemo hic victoriam cogere potest.
   *[open] Victoriam coactam non inveni. Conicio: Romani { $romans } %, Galli { $gauls } %.
}
page-against = Alteram partem ducit
page-nobody = Tu
page-side = Partes tuae
page-position = Incipe ab hac positione
page-public = Ludi quos lusores publicos reliquerunt
page-looks = Species, sonus, litterae
page-embed = Ostende hanc tabulam in situ tuo
page-embed-how = Exscribe hoc in paginam tuam.
page-show = Ostende
page-channel = quodam canali Discordiano
page-sound = Sonus ad quemque motum
page-learn = Disce
page-learn-about = Disce ludum Murus Gallicus in tabula, passibus singulis.
page-theme = Thema
page-own-games = Ex ludis meis
page-streak = Series obsidionum: { $days ->
    [1] 1 dies.
   *[other] { $days } dies.
}
page-puzzle-none = Tale aenigma non est. Elige aliud thema vel aliam difficultatem.
page-puzzle-unrated = sine aestimatione
page-puzzle-rating = Aestimatio huius aenigmatis: { $rating }
page-puzzle-run = Aenigmata deinceps soluta: { $count }.
page-puzzle-answer = Solutio
page-grade = Difficultas
page-grade-any = Quaelibet
page-puzzles-over = Omnia aenigmata huius generis vidisti.
page-signed-out = Nondum intravisti. Preme «Aperi tabulam» in Discord, ut nexum accipias.
page-learn-basics = Ludus
page-learn-variants = Genera et aliae tabulae
page-learn-passed = Passus a te soluti
page-set-up-board = Dispone positionem
page-palette = Elige figuram, deinde cellas tange vel super eas duc.
page-erase = Dele
page-turn = Quis movet
page-placed = Utere hac positione
page-clear = Vacua tabulam
page-cancel = Omitte
page-wrong-position = { $kind ->
    [lines] Haec positio tabulam non implet: ordines poscit { $what }, virgulis obliquis (/) divisos.
    [unit] Nulla figura huius generis litteram «{ $what }» habet.
    [field] «{ $what }» hic nihil significat.
    [opening] Primae vices propriae sunt tantum initio ludi aequati.
    [out] Pars quae movet iam excidit.
    [many] { side-name } ad summum { $what } lapides habere possunt.
    [stones] { side-name } saltem unum lapidem habere debent.
    [over] Ludus iam finitus esset: { $what }.
   *[turn] Fini littera partis quae deinde movet.
}
page-cut = Dele hinc
page-main = Fac lineam primam
page-tree-long = In nexum non plus quam { $most } motus capiuntur. Dele ramum, ut spatium fiat.
page-keep = Serva lineam
page-kept = Servata est. Inter lineas tuas eam invenies.
page-leave = Redi ad ludum
# The board on which the players of a finished game analyse it together.
page-together = Una pertractate
page-together-join = Accede
page-together-watch = Specta
# $who and $other are names. They are the same if there is one person.
page-together-on =
    { $count ->
        [one] { $who } hunc ludum pertractat.
       *[other] { $who } et { $other } hunc ludum pertractant.
    }
page-together-both = Hunc ludum pertractas. Tecum adest { $who }.
page-together-waiting = Hunc ludum pertractas. In pagina ludi accedere potest { $who }.
page-together-alone = Hunc ludum pertractas.
page-together-admitted = Tu quoque in hac tabula movere potes.
page-together-watching = Spectas. Lusores nomen tuum vident.
page-together-unnamed = Spectas.
page-together-reader = { $who } spectat.
page-together-editor = { $who } quoque movere potest.
page-together-admit = Permitte motus: { $who }
page-together-dismiss = Spectet tantum: { $who }
page-together-marked = Notatum: { $what }
page-together-draw = Duc sagittas
page-together-outdated = Alius celerior fuit. Haec nunc tabula est: iterum tempta, si adhuc vis.
page-together-read-only = Spectas. Roga lusorem ut te movere sinat.
page-together-gone = Hic homo iam non spectat. Ad hanc tabulam redire potest.
page-together-arrows = In tabula non plus quam { $most } sagittae et orbes capiuntur. Preme X, ut eos tollas.
page-together-long = In hac tabula non plus quam { $most } motus capiuntur. Dele ramum, ut spatium fiat.
page-together-closed = Haec tabula tibi non patet. Motus tamen per te temptare potes.
page-film = Pellicula
page-moves-text = Motus in textu
page-record = Ludus in forma Abstract Play
page-record-read = Ludum percurre
page-record-hint = Insere ludum quavis notatione scriptum, vel documentum huc trahe

## Events

contest-name = Mensis apertus{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = Certamen «{ $name }» finitum est
contest-stopped = Certamen «{ $name }» ante tempus finitum est
contest-end = **Certamen «{ $name }» finitum est.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Ascendunt: { $who }
contest-end-down = Descendunt: { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] Certamen «{ $name }» finitum est. Nullus ludus numeratus est.
   *[no] Certamen «{ $name }» factum non est.
}
contest-month-about = Lude ludos aestimatos cum aliis qui accesserunt: victoria 2 puncta valet, pax 1. Ex ludis tuis cum quoque lusore primus numeratur, si in tempore finitur.
contest-until = Durat usque ad diem { $day } ({ $when }) · { $people ->
    [0] nemo adhuc accessit
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-open = [Aperi paginam]({ $link })
page-event-hidden = (privatum)
page-event-running = Ludi currentes
page-event-games = Ludi qui numerantur
page-event-join = Ut accedas, preme **{ $button }** in charta certaminis in Discord.
page-event-in = Particeps es.
page-event-joined = Participes
page-event-rounds = Circuitus
page-event-bye = hoc circuitu vacatio
page-event-lot = sorte
page-event-place = #
page-event-person = Nomen
page-event-points = Puncta
page-event-played = Ludi
page-event-cross = Album decussatum
page-event-earlier = Priora
contest-table-none = Nullus ludus adhuc numeratus est.
contest-pairs-about = Paria cuiusque circuitus et puncta eorum. Qui pergunt, crassis litteris scripti sunt.
contest-table-about = Puncta, ludi, et intra uncos victoriae-paces-clades.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [1] 1 punctum
   *[other] { $points } puncta
}, { $games ->
    [1] 1 ludus
   *[other] { $games } ludi
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] prior ludis inter se
    [beaten] prior punctis adversariorum victorum
   *[side] prior victoriis pro Romanis
}
contest-own = Locus tuus: { $place } ex { $people } · { $worth }
contest-gone = lusor qui discessit
contest-sum = { $people ->
    [1] 1 lusor
   *[other] { $people } lusores
}, { $games ->
    [1] 1 ludus
   *[other] { $games } ludi
}, { $from } – { $to }
contest-cheer = Macte virtute, { $who }!
contest-met-title = { $count ->
    [0] Nondum ludum qui numeretur lusisti.
    [1] **Ludus tuus qui numeratur**
   *[other] **{ $count } ludi tui qui numerantur**
}
contest-met = { $fared ->
    [won] Victoria
    [lost] Clades
   *[drawn] Pax
} contra { $who } · Ludus { $game }
contest-unmet-title = { $count ->
    [0] Cum omnibus qui accesserunt iam lusisti.
    [1] **1 lusor quocum nondum lusisti**
   *[other] **{ $count } lusores quibuscum nondum lusisti**
}
contest-list-none = Nullum certamen hic currit. Rectores huius servitri per `/event month` unum aperire possunt.
contest-no-server = Certamina ad servitrum pertinent. Scribe `/event list` in canali eius.
contest-opened = ✓ Certamen «{ $name }» durat usque ad diem { $day }. Charta eius est in { $channel }. { $repeats ->
    [yes] Cum finietur, proximum aperietur, et omnes denuo accedent.
   *[no] Non repetetur.
} Per `/event stop` finire potes.
contest-joined = ✓ Accessisti. Primus ludus tuus aestimatus cum singulis ceteris numeratur. **Ludi mei** ostendit quos provocare possis.
contest-leave-ask = Iam particeps es. Visne discedere? Ex albo excides, et puncta eorum qui contra te luserunt manebunt. Redire potes, dum certamen currit.
contest-left-early = ✓ Discessisti. Iterum accedere potes, donec incipiat.
contest-left = ✓ Discessisti. Si iterum accedes, eventus tui redibunt.
contest-begun-wait = -# Multi ludi sunt. Intra { $minutes } fere minutas omnes hic erunt.
contest-left-begun = ✓ Discessisti et in hoc certamine iam non ludes.
contest-not-in = In hoc certamine nondum es. Preme **Accede** in charta eius vel in `/event list`.
contest-closed = In hoc certamine non es, et plures lusores non accipit. Album eius ostendit quo res stent.
contest-mine-rests = Hoc curriculo quiescis: nullos igitur ludos in eo habes. Locus tuus servatur, et proximo curriculo rursus particeps es.
contest-mine-reserve = In subsidio es: nondum igitur ludos habes. Si quis primis duobus diebus discedit, locum eius accipis.
contest-mine-late = In subsidio eras, et primis duobus diebus nullus locus vacuus factus est. Album ostendit quo res stent.
contest-out = { $why ->
    [removed] Rector te ex hoc certamine removit.
    [late] Ex hoc certamine excidisti: in duobus ludis tempus te defecit.
    [replaced] Ex hoc certamine discessisti, et alius locum tuum habet.
   *[left] Ex hoc certamine discessisti.
}{ $count ->
    [0] {" "}Nullus ludus tuus in eo numeratur.
   *[other] {""}
}
contest-was-not-in = In hoc certamine non eras. `/event list` ostendit quae currant.
contest-stop-ask = Quid nunc finire vis? Ludi certaminis qui adhuc currunt in eo iam non numerabuntur, et album in charta manebit. Ludus per suffragia sine eventu finitur, sed prius rogabo.
contest-stop-done = ✓ { $begun ->
    [yes] Certamen «{ $name }» finitum est. Charta ostendit quo res steterint.
   *[no] Certamen «{ $name }» non fiet. Charta id dicit.
}
contest-running = In hoc servitro iam tale certamen currit, usque ad diem { $day }. `/event list` id ostendit.
contest-unrated = Ludi in hoc servitro non aestimantur: nullus igitur numeraretur. Ludos aestimatos in `/server settings` permittere potes.
contest-several = Soli ludi duorum lusorum aestimantur. Elige genus duorum lusorum.
contest-unknown = Tale certamen in hoc servitro non est. `/event list` ostendit quae currant.
contest-is-over = Hoc certamen finitum est. `/event list` ostendit quae currant.
contest-league-name = Liga · Curriculum { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = Classis { $number }
contest-league-about = Curriculum { $weeks ->
    [1] unam hebdomadem
   *[other] { $weeks } hebdomades
} durat. In classe tua cum singulis binos ludos aestimatos ludis, in utraque parte unum. Sua sponte incipiunt, pauci simul. { $time } Victoria 2 puncta valet, pax 1.{ $divisions ->
    [1] {""}
   *[other] {" "}Post curriculum duo lusores cuiusque classis cum duobus proximae locos mutant: duo ultimi descendunt, duo optimi ascendunt.
}
contest-league-end = Ludos in fine apertos Murus iudicat: victoria probata vel certa pro victoria numeratur, cetera pro pace. Si tempus te bis defecerit, excides et proximo curriculo carebis.
contest-league-begins = Incipit die { $day } ({ $when }), si saltem 4 accesserunt · { $people ->
    [0] nemo adhuc accessit
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-league-opened = ✓ Certamen «{ $name }» patet usque ad diem { $day }. Charta eius est in { $channel }. Sua sponte incipit, si saltem 4 accesserunt, et proximum curriculum sequitur. Per `/event stop` finire potes.
contest-league-begun = **Certamen «{ $name }» coepit.** Durat usque ad diem { $day }. Paucos ludos simul ludis, et te vocabo, cum tuum erit movere.
contest-league-joined = ✓ Accessisti. Curriculum incipit die { $day }, et ludi tui sua sponte incipiunt. Usque ad { $games } simul ludis. Visne plures an pauciores?
contest-league-in = Particeps es. Curriculum incipit die { $day }. Ludis { $games ->
    [1] singulos ludos
   *[other] usque ad { $games } ludos simul
}.{ $rests ->
    [yes] {" "}Si quiescis, locus tuus unum curriculum servatur.
   *[no] {""}
}
contest-league-plays = Particeps es. Ludis { $games ->
    [1] singulos ludos
   *[other] usque ad { $games } ludos simul
}. Si discedis, hoc curriculo redire non potes. Ludi tui currentes pergunt, et qui nondum coeperunt ceteris pro victoriis numerantur.
contest-league-rests = ✓ Hoc curriculo quiescis. Locus tuus servatur, et proximo curriculo particeps es neque iterum accedis. Preme **Accede**, si tamen ludere vis.
contest-cup-name = Poculum{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] Eliminatio: duos ludos aestimatos cum adversario ludis, in utraque parte unum. Si pares estis, tertius ludus decernit, deinde sors. Qui vincitur, excidit.
   *[groups] Greges quaternorum ad senos: in tuo cum singulis binos ludos aestimatos ludis, in utraque parte unum. Victoria 2 puncta valet, pax 1. Deinde victores gregum inter se ludunt.
    [swiss] Poculum Helveticum: in quoque circuitu duos ludos aestimatos ludis, in utraque parte unum, cum lusore qui fere totidem puncta habet. Victoria 2 puncta valet, pax 1. Nemo excidit.
} Circuitus { $weeks ->
    [1] unam hebdomadem
   *[other] { $weeks } hebdomades
} durat{ $form ->
    [swiss] .
   *[other] , vel minus, si omnes ludi eius finiti sunt.
} Ludi sua sponte incipiunt. { $time }
contest-cup-end = Ludos in fine circuitus apertos Murus iudicat: victoria probata vel certa pro victoria numeratur, cetera pro pace. Si tempus te bis defecerit, excides.
contest-cup-begins = Incipit, cum { $size } accesserunt{ $any ->
    [yes] , vel die { $day } ({ $when }), si saltem { $fewest } adsunt
   *[no] {" "}(usque ad diem { $day }, { $when })
} · { $people ->
    [0] nemo adhuc accessit
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-cup-round = { $round } usque ad diem { $day } ({ $when }){ $more ->
    [yes] {" · "}finis ad summum die { $last }
   *[no] {""}
} · { $people ->
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-cup-stage = { $stage ->
    [final] Finale
    [semi] Semifinalia
    [quarter] Quarta finalia
    [groups] Greges
    [winners] Grex victorum
    [swiss] Circuitus { $number } ex { $rounds }
   *[other] Circuitus { $number }
}
contest-cup-group = Grex { $number }
contest-cup-winners = Grex victorum
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · sorte"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } excidit
}
contest-cup-bye = { $one } · hoc circuitu vacatio{ $points ->
    [0] {""}
   *[other] , { $points } puncta
}
contest-calendar = Murus Gallicus, ludus a Phil Leduc inventus, in certamine huius servitri. Preme Accede in charta eius, ut particeps sis.{ $fills ->
    [yes] {" "}Prius incipere potest, simul atque plenum est.
   *[no] {""}
}
contest-cup-opened = ✓ Certamen «{ $name }» patet. Charta eius est in { $channel }. Sua sponte incipit, { $any ->
    [yes] cum plenum est, vel die { $day }, si saltem { $fewest } accesserunt
   *[no] cum { $fewest } accesserunt, usque ad diem { $day }
}.{ $repeats ->
    [yes] {" "}Tum proximum aperitur.
   *[no] {""}
} Per `/event stop` finire potes.
contest-cup-begun = **Certamen «{ $name }» coepit.** Primus circuitus durat usque ad diem { $day }, totum poculum ad summum usque ad diem { $last }. Te vocabo, cum tuum erit movere.
contest-cup-in = { $new ->
    [yes] ✓ Accessisti.
   *[no] Particeps es.
} { $full ->
    [yes] Iam plenum est: poculum igitur nunc incipit.
   *[no] Poculum incipit, cum plenum est, vel die { $day }.
} Ludi tui sua sponte incipiunt.{ $divided ->
    [yes] {" "}Usque ad { $games } simul ludis. Visne plures an pauciores?
   *[no] {""}
}
contest-cup-plays = Particeps es. Si discedis, ludi tui currentes finiuntur. { $divided ->
    [yes] Ludi tui tum demum numerantur, si saltem dimidiam partem eorum lusisti.
   *[no] Adversarii eos in hoc poculo vincunt.
} Primis duobus diebus aliquis ex subsidio locum tuum accipere potest.
contest-cup-reserve = ✓ In subsidio es. Si quis primis duobus diebus discedit, locum eius accipis, et ludi tui sua sponte incipiunt.
contest-cup-size = { $form ->
    [knockout] Eliminatio
    [groups] Poculum gregum
   *[swiss] Poculum Helveticum
} lusores accipit a { $fewest } ad { $most }. Elige aliud `size` vel aliam `form`.
contest-cup-late = Hoc poculum coepit et plures lusores non accipit. `/event list` ostendit quae currant.
contest-sum-since = { $people ->
    [1] 1 lusor
   *[other] { $people } lusores
}, { $games ->
    [1] 1 ludus
   *[other] { $games } ludi
}, ex die { $from }
contest-ladder-name = Scalae{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = In imo incipis et provocas lusores qui ad summum { $reach } locis supra te sunt. Ludus aestimatus statim incipit, et tu primum moves. { $time } Si vincis, dimidiam viam ascendis, et adversarius unum locum descendit. Pax nihil mutat.
contest-ladder-away = Tres lusores simul provocare potes, et tres simul te. Nemo recusare potest: qui in tempore non movet, vincitur, et post tres tales clades in uno mense excidit. Dum ferias agis, nemo te provocare potest, sed singulis hebdomadibus unum locum descendis.
contest-ladder-until = Currunt, quamdiu luditis · { $people ->
    [0] nemo adhuc accessit
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-ladder-end = Ludos in fine apertos Murus iudicat: victoria probata vel certa pro victoria numeratur, cetera pro pace.
contest-ladder-opened = ✓ Certamen «{ $name }» patet. Charta eius est in { $channel }. { $dated ->
    [yes] Durat usque ad diem { $end }. { $repeats ->
        [yes] Cum finietur, proximum incipiet, et omnes locos suos servabunt.
       *[no] Non repetetur.
    }
   *[no] Finitur, cum per 90 dies nullus ludus in eo finitus est.
} Per `/event stop` prius finire potes.
contest-ladder-own = Locus tuus: { $place } ex { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ Accessisti.
   *[no] Particeps es.
} { $own } **Provoca** ostendit quibuscum ludere possis. Si discedis, locum tuum amittis.
contest-ladder-left = ✓ Discessisti. Si iterum accedes, in imo incipies.
contest-ladder-reach = Hos lusores provocare potes:
contest-ladder-top = Nemo supra te est. Proxima provocatio ad te veniet.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · tres provocationes apertas habes"}
    [playing] {" · iam inter vos luditis"}
    [away] {" · ferias agit"}
    [taken] {" · iam a tribus provocatur"}
    [apart] {" · alter alterum arcet"}
   *[none] {""}
}
contest-ladder-begun = ✓ Ludus tuus cum { $who } coepit: Ludus { $game }. Tu primum moves.
contest-ladder-worth = { $games ->
    [1] 1 ludus
   *[other] { $games } ludi
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Ludi, et intra uncos victoriae-paces-clades.
contest-ladder-standing = Huius generis scalae iam sunt. `/event list` eas ostendit.
contest-ladder-unreached = Ille lusor iam non tam prope est ut provocari possit. Preme **Provoca** in charta, ut videas quibuscum ludere possis.
contest-ladder-barred = { $bar ->
    [busy] Tres provocationes apertas habes. Prius unum ex illis ludis fini.
    [playing] In his scalis iam inter vos luditis. Prius illum ludum fini.
    [away] Hic lusor ferias agit. Provoca alium, vel exspecta dum redeat.
    [taken] Hunc lusorem iam tres provocaverunt. Provoca alium.
   *[apart] Alter alterum arcet. Arcendos tuos in `/settings` videre potes.
}
contest-simul-name = Simultaneum{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Hospes: { $who }
contest-simul-about = Hospes contra omnes ludit qui accedunt, { $side ->
    [romans] et Romanos ducit
    [gauls] et Gallos ducit
   *[alternate] alternis partibus
}. Unum ludum { $rated ->
    [yes] aestimatum
   *[no] sine aestimatione
} ludis. { $time } Durat ad summum { $weeks ->
    [1] unam hebdomadem
   *[other] { $weeks } hebdomades
}.
contest-simul-end = Ludos in fine apertos Murus iudicat: victoria probata vel certa pro victoria numeratur, cetera pro pace.
contest-simul-begins = Incipit, cum { $boards } accesserunt, vel die { $day } ({ $when }), si saltem 2 adsunt · { $people ->
    [0] nemo adhuc accessit
    [1] 1 lusor
   *[other] { $people } lusores
}{ $host ->
    [yes] {""}
   *[no] {" · hospes nondum accessit"}
}
contest-simul-until = Durat ad summum usque ad diem { $day } ({ $when }) · { $people ->
    [0] nulli lusores
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-simul-score = **Hospes: { $won ->
    [1] 1 victoria
   *[other] { $won } victoriae
} · { $drawn ->
    [1] 1 pax
   *[other] { $drawn } paces
} · { $lost ->
    [1] 1 clades
   *[other] { $lost } clades
}**{ $open ->
    [0] {""}
    [1] {" · 1 ludus currit"}
   *[other] {" · "}{ $open } ludi currunt
}
contest-simul-call = { $who }, { $count ->
    [1] **1 tabula** motum tuum exspectat
   *[other] **{ $count } tabulae** motum tuum exspectant
} in certamine «{ $name }».{ $some ->
    [yes] {" "}Primum tempus deficiet { $when }.
   *[no] {""}
}
contest-simul-begins-now = ✓ Simultaneum incipit. Omnes ludos nunc aperio.
contest-simul-not-host = Solus hospes hoc simultaneum incipere potest. Sua sponte incipit, cum plenum est, vel die suo.
contest-simul-alone = Simultaneum hospitem poscit et saltem 2 alios. Preme **Accede** in charta eius, vel plures exspecta.
button-simul-begin = Incipe nunc
contest-simul-board = { $who } · { $state ->
    [won] victoria
    [drawn] pax
    [lost] clades
    [void] sine eventu
   *[open] ludus currit
}{ $some ->
    [yes] {" · Ludus "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ Certamen «{ $name }» patet. Charta eius est in { $channel }. Sua sponte incipit, cum plenum est, vel die { $day }, si hospes et saltem 2 alii accesserunt. Per `/event stop` finire potes.
contest-simul-begun = **Certamen «{ $name }» coepit.** Durat ad summum usque ad diem { $day }. Te vocabo, cum tuum erit movere.
contest-simul-in = { $new ->
    [yes] ✓ Accessisti.
   *[no] Particeps es.
} { $full ->
    [yes] Iam plenum est: simultaneum igitur nunc incipit.
   *[no] Simultaneum incipit, cum plenum est, vel die { $day }.
} Omnes ludi sua sponte incipiunt.{ $host ->
    [yes] {" "}Prius quoque incipere potes, si saltem 2 alii adsunt.
   *[no] {""}
}
contest-simul-plays = Particeps es. Si discedis, ludum tuum apertum in hoc simultaneo amittis. Si hospes es, omnes apertos amittis.
contest-simul-full = Omnes tabulae huius simultanei occupatae sunt. `/event list` ostendit quae currant.
contest-simul-playing = Hoc simultaneum coepit et plures lusores non accipit. `/event list` ostendit quae currant.
contest-simul-apart = Tu et hospes ludere non potestis, quod alter alterum arcet. Arcendos tuos in `/settings` videre potes.
contest-team-name = Pugna factionum{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = aliud servitrum
contest-team-player = lusor
contest-team-about = Duo servitra inter se ludunt, in { $boards } tabulis ad summum. Utraque factio per aestimationem ordinatur, et duos ludos aestimatos cum eodem lusore ludis, in utraque parte unum. In nuntiis privatis tuis aguntur. { $time } Victoria 2 puncta valet, pax 1. Durat ad summum { $weeks ->
    [1] unam hebdomadem
   *[other] { $weeks } hebdomades
}.
contest-team-end = Ludos in fine apertos Murus iudicat: victoria probata vel certa pro victoria numeratur, cetera pro pace. Si tempus te bis defecerit, excides. Primis duobus diebus aliquis ex subsidio locum vacuum accipere potest.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · 1 ludus restat"}
   *[other] {" · "}{ $open } ludi restant
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · vincit { $winner ->
    [home] { $home }
   *[guest] { $guest }
}
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · pax
contest-team-waits = Alterum servitrum exspectat usque ad diem { $day } ({ $when }) · { $people ->
    [0] nemo adhuc accessit
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-team-begins = Incipit die { $day } ({ $when }), si utraque factio saltem { $fewest } lusores habet · nunc { $home } et { $guest }
contest-team-until = Durat ad summum usque ad diem { $day } ({ $when }) · { $people ->
    [0] nulli lusores
    [1] 1 lusor
   *[other] { $people } lusores
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · omissum
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 ludus currit"}
       *[other] {" · ludi currunt"}
    }
    [1] {" · "}{ $out } excidit
   *[other] {" · ambo exciderunt"}
}
contest-team-opened = ✓ Certamen «{ $name }» patet, et charta eius est in { $channel }. Da hanc tesseram rectori alterius servitri: `{ $code }`
    Per `/event team` cum hac tessera (`code`) servitrum eius accedit. Solus rector alterius servitri ea uti potest, semel et intra septem dies. Certamen incipit die { $day }, si utraque factio saltem 2 lusores habet, vel prius per **Incipe nunc** in `/event manage`. Per `/event stop` finire potes.
contest-team-entered = ✓ Hoc servitrum contra { $home } ludit. Charta est in { $channel }: ibi preme **Accede**, ut ludas. Certamen incipit die { $day }, si utraque factio saltem 2 lusores habet, vel prius per **Incipe nunc** in `/event manage`. Per `/event stop` finire potes.
contest-team-wrong-code = Nulla pugna factionum hanc tesseram exspectat. Tessera semel valet, et per septem dies. Pete novam ab altero servitro.
contest-team-own-code = Haec tessera est certaminis vestri. Da eam rectori alterius servitri.
contest-team-other = Iam pro altero servitro ludis. Si pro hoc ludere mavis, ex illo discede, priusquam certamen incipiat.
contest-team-playing = Haec pugna factionum coepit et plures lusores non accipit. `/event list` ostendit quae currant.
contest-team-few = Utraque factio saltem 2 lusores poscit. Preme **Accede** in charta, vel plures exspecta.
contest-team-begins-now = ✓ Pugna factionum incipit. Omnes ludos nunc aperio.
contest-team-begun = **Certamen «{ $name }» coepit.** Durat ad summum usque ad diem { $day }. Ludi tui in nuntiis privatis tuis sunt, et te vocabo, cum tuum erit movere.
contest-team-in = { $new ->
    [yes] ✓ Accessisti.
   *[no] Particeps es.
} Certamen incipit die { $day }, vel prius, si rector id incipit. Ludi tui sua sponte in nuntios privatos tuos venient.
contest-team-plays = Particeps es. Si discedis, ludi tui currentes finiuntur, et adversarius eos in hoc certamine vincit. Primis duobus diebus aliquis ex subsidio locum tuum accipere potest.
contest-team-reserve = In subsidio es. Si quis factionis tuae primis duobus diebus discedit, locum eius accipis, et ludi tui sua sponte incipiunt.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 lusor
   *[other] { $people } lusores
}{ $paused ->
    [yes] {" · intermissum"}
   *[no] {""}
}
    Elige lusorem servitri tui, ut eum removeas. Quidquid hic facis, in actis est, et lusoribus id dico.
contest-next-none = In nullo ludo huius certaminis tuum est movere.
button-contest-next = Tabula proxima
contest-open-title = { $count ->
    [1] **1 ludus currit**
   *[other] **{ $count } ludi currunt**
}
contest-coming = { $count ->
    [1] **1 ludus venturus**, cum { $who }
   *[other] **{ $count } ludi venturi**, cum { $who }
}
contest-open-game = contra { $who } · Ludus { $game } · { side-name } · { $mine ->
    [yes] tuum est movere
   *[no] adversarius movet
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name }: ludis contra { $who }{ $team ->
    [yes] {" "}({ $server }), tabula { $number }
   *[no] {""}
}.
contest-reserves = In subsidio: { $who }. Ludetis, si quis primis duobus diebus exciderit.
contest-met-unplayed = { $fared ->
    [won] Victoria
    [lost] Clades
   *[drawn] Pax
} contra { $who } · sine ludo
contest-loss-counts = In certamine «{ $name }» hoc pro clade numeratur: { $who }.
contest-loss-out = Iam iterum hoc accidit: itaque { $who } ex certamine «{ $name }» excidit{ $misses ->
    [yes] {" "}et proximo curriculo caret
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] In certamine «{ $name }» victoria datur: { $who }.
    [drawn] In certamine «{ $name }» pro pace numeratur.
    [void] In certamine «{ $name }» non numeratur, quod minus quam dimidia pars ludorum acta est.
    [free] Aliquis ex subsidio adhuc locum accipere potest: tum ludi tui denuo incipiunt. Si nemo accipit, in certamine «{ $name }» victoriae dantur: { $who }.
   *[replaced] Alius locum accipit, et ludus denuo incipit.
}
contest-has-begun = Hoc curriculum coepit. Ad proximum accedere poteris, simul atque finietur.
contest-barred = Priore curriculo tempus te bis defecit: hoc igitur cares. Ad proximum accedere poteris.
contest-kept = Priore curriculo quievisti: nunc iterum quiescere non potes. Si ludere non vis, discedere potes.
contest-paused = **Intermissum.** Nulli novi ludi incipiunt, et dies statuti tanto differuntur, quanto intermissio durat.
contest-is-paused = Hoc certamen intermissum est. Provocare poteris, cum rector id pergere siverit.
contest-removed = Rector te ex hoc certamine removit: iterum accedere non potes.
contest-absent = Hic homo in hoc certamine non est. Elige aliquem qui adest.
contest-own-game = In hoc certamine tu quoque ludis. Roga alium rectorem, ut decernat.
contest-has-played = Hic lusor iam eventum habet: nemo igitur locum eius accipere potest. Ex certamine eum removere potes.
contest-stranger = Hic homo locum accipere non potest. Elige aliquem qui Muro iam usus est et in hoc certamine nondum est. Te eligere non potes.
contest-decided = Hic ludus eventum habet. Elige alium.
contest-manage-which = Quod certamen regere vis?
contest-manage = **{ $name }** · { $people ->
    [1] 1 lusor
   *[other] { $people } lusores
}{ $paused ->
    [yes] {" · intermissum"}
   *[no] {""}
}
    Elige lusorem, ut eum removeas, ut alium in loco eius ponas, ut ludum eius decernas. Quidquid hic facis, in actis est, et lusoribus id dico.
contest-manage-person = Elige lusorem
contest-manage-who = **{ $name }** · { $who }
    Si hunc lusorem removes, redire non potest, et ceteri ludos eius reliquos vincunt. In liga vel grege ludi eius tum demum numerantur, si saltem dimidiam partem eorum lusit.
contest-manage-game = Decerne ludum
contest-manage-substitute = Pone alium in loco eius
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Ludus "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    Quomodo numeretur? Si ludus adhuc currit, finitur. Aestimationes non mutantur.
contest-manage-done = ✓ Factum est. Lusoribus dicam.
contest-act = { $act ->
    [paused] { $who } certamen «{ $name }» intermisit. Nulli novi ludi incipiunt, donec pergat.
    [resumed] { $who } certamen «{ $name }» pergere iussit. Dies statuti tanto dilati sunt, quanto intermissio duravit.
    [removed] { $who } ex certamine «{ $name }» hunc lusorem removit: { $player }.
    [replaced] In certamine «{ $name }» pro { $player } iam ludit { $other }: id iussit { $who }. Ludi sua sponte incipiunt.
    [drawn] { $who } ludum certaminis «{ $name }» decrevit: pax inter { $player } et { $other }.
    [stopped] Alterum servitrum certamen «{ $name }» ante tempus finivit. Charta ostendit quo res steterint.
    [asked] { $who } rogavit ut { $player } hospes certaminis «{ $name }» esset.
   *[decided] { $who } ludum certaminis «{ $name }» decrevit: { $player } vincit contra { $other }.
}
contest-host-asked = { $player }, { $who } rogat ut hospes certaminis «{ $name }» sis. Contra omnes luderes qui accedunt, singulos ludos cum singulis. Sine te incipere non potest: preme **Accede**, si tibi placet.
button-contest-pause = Intermitte
button-contest-resume = Perge
button-contest-remove = Remove ex certamine
button-contest-first = Prior vincit
button-contest-drawn = Pax
button-contest-second = Alter vincit
button-contest-break = Quiesce
button-contest-at-once = { $games } simul
button-contest-join = Accede
button-contest-reserve = Accede in subsidium
button-contest-leave = Discede ex certamine
button-contest-table = Album
button-contest-mine = Ludi mei
button-contest-part = Locus meus
button-contest-challenge = Provoca
button-contest-stop = Fini: { $name }
