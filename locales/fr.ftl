### Every sentence that Murus says, in French. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no. side-adjective is a genitive, unit-name has its article.

## Words

side-adjective = { $side ->
    [romans] des Romains
    [gauls] des Gaulois
    [germans] des Germains
   *[britons] des Bretons
}
unit-name = { $unit ->
    [wall] un mur
    [tower] une tour
   *[catapult] une catapulte
}
side-name = { $side ->
    [romans] Romains
    [gauls] Gaulois
    [germans] Germains
   *[britons] Bretons
}

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = Je ne reconnais pas de coup là-dedans. Écris la case de la tour et la deuxième case qu'elle atteint, comme `b4-d4`, ou `b4xc5` pour prendre un mur adverse.
refusal-no-such-cell = La case { $at } n'existe pas sur ce plateau.
refusal-over = Cette partie est terminée.
refusal-swap-closed = Tu ne peux changer de camp que dans une partie équilibrée, en réponse au premier coup.
refusal-which = { refusal-cell }. Écris `{ $move }` pour sacrifier une pierre et y laisser une tour, ou `{ $both }` pour sacrifier les deux et y laisser un mur.
refusal-opening-due = Dans une partie équilibrée, ton premier coup est spécial. Choisis une tour de ta première rangée et deux cases de ta deuxième rangée pour ses pierres, par exemple `{ $move }`.
refusal-second-row = { $at } n'est pas sur ta deuxième rangée. À ce premier coup, les deux pierres y vont, par exemple `{ $move }`.
refusal-same-cell = Tu as nommé { $at } deux fois. Ce premier coup demande deux cases différentes, par exemple `{ $move }`.
refusal-empty = { $at } est vide.
refusal-not-yours = { refusal-cell }. Cette pièce n'est pas à toi.
refusal-wall = Tu as un mur en { $at }, et les murs ne jouent pas. Seules les { $advanced ->
    [yes] tours et les catapultes
   *[no] tours
} peuvent jouer.
refusal-one-cell = Tu n'as nommé que { $from }. Ajoute la case d'arrivée.
refusal-not-opening = On ne nomme deux cases d'arrivée qu'au premier coup, spécial, d'une partie équilibrée.
refusal-sign = { refusal-cell } : ce coup s'écrit donc `{ $move }`.
refusal-names-first = Nomme la plus éloignée des deux cases qui reçoivent une pierre : écris `{ $move }`.
refusal-not-in-line = { $to } n'est pas en ligne droite depuis { $from }.
refusal-not-a-row = { $from }, { $at } et { $to } ne se suivent pas en ligne droite.
refusal-too-far = { $to } est trop loin de { $from } : les pierres d'une tour vont sur les deux cases suivantes d'une ligne.
refusal-off-board = Le plateau s'arrête après { $to }, et la tour en { $from } a besoin de deux cases en ligne pour ses pierres.
refusal-blocked = La tour en { $from } ne peut pas aller en { $to } : { refusal-cell }, et { refusal-lays }.
refusal-blocked-beyond = La tour en { $from } poserait sa deuxième pierre au-delà de { $to }, mais { refusal-cell }, et { refusal-lays }.
refusal-not-through = { refusal-cell } : avec la tour en { $from }, tu peux sacrifier une pierre contre { $at }, mais pas passer à travers.
refusal-no-captures = Dans cette partie, il n'y a pas de prises.
refusal-own-unit = { refusal-cell }, et tu ne peux prendre que des pièces adverses.
refusal-nothing-to-take = { refusal-cell } : il n'y a rien à y prendre.
refusal-not-adjacent = { $to } n'est pas à côté de { $from }, et une tour ne prend que juste à côté d'elle.
refusal-cannot-take = { refusal-cell }, et la tour en { $from } ne prend pas les { $advanced ->
    [yes] tours, seulement les murs et les catapultes
   *[no] tours, seulement les murs
}.
refusal-throw-path = Un lancer passe par-dessus tout. Nomme seulement la catapulte en { $from } et la case où tombe la pierre.
refusal-throw-distance = { $to } est hors de portée depuis { $from } : une catapulte lance à deux ou trois cases.
refusal-throw-backward = Une catapulte ne lance que vers l'avant ou sur le côté, et { $to } est derrière { $from }.
refusal-throw-on-own = { refusal-cell }, et tu ne peux pas lancer de pierre sur tes propres pièces.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } est vide
    [own] { $at } est occupée par { unit-name } à toi
   *[enemy] { $at } est occupée par { unit-name } { side-adjective }
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] une tour ne pose ses pierres que sur des cases vides, tes murs ou tes tours
   *[no] une tour ne pose ses pierres que sur des cases vides ou tes murs
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] Aucun coup n'est possible depuis { $from } pour l'instant.
   *[other] Depuis { $from }, tu peux jouer { $moves }{ $more ->
        [0] .
       *[other] {" "}et { $more } { $more ->
            [one] autre
           *[other] autres
        }.
    }
}
refusal-units = { $count ->
    [one] Tu ne peux jouer que depuis { $cells }.
   *[other] Tu peux jouer depuis { $cells }.
}

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play.

deed = { $deed ->
    [through] perce en { $cell }
    [takes] prend { deed-unit } en { $cell }
    [stone] enlève une pierre { deed-unit-of } en { $cell }
    [stones] enlève deux pierres { deed-unit-of } en { $cell }
    [throws] lance une pierre en { $cell }
    [tower] forme une tour en { $cell }
    [towers] forme des tours en { two-cells }
    [catapult] forme une catapulte en { $cell }
    [catapults] forme des catapultes en { two-cells }
    [both] forme une tour en { $cell } et une catapulte en { $other }
   *[walls] pose deux murs
}
two-cells = { $cell } et { $other }
deed-unit = { $unit ->
    [wall] le mur
    [tower] la tour
   *[catapult] la catapulte
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
deed-unit-of = { $unit ->
    [wall] au mur
    [tower] à la tour
   *[catapult] à la catapulte
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = Trait aux { side-name }
picture-over = { $reason ->
    [breakthrough] Les { side-name } percent
    [stalemate] Les { side-name } gagnent par pat
    [last-player] Il ne reste que les { side-name }
    [resignation] Abandon, les { side-name } gagnent
    [timeout] Les { side-name } gagnent au temps
    [agreement] Nulle par accord mutuel
    [repetition] Nulle par répétition
   *[cancelled] Sans résultat
}
picture-caption = Murus Gallicus, un jeu de Phil Leduc
picture-units = { side-name } : { $tower-count ->
    [0] aucune tour
    [one] tour { $towers }
   *[other] tours { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , catapulte { $catapults }
   *[other] , catapultes { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , mur { $walls }
   *[other] , murs { $walls }
}.

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Cases changées : { $cells }.
picture-cell = { $cell } { $unit ->
    [none] vide
   *[other] { cell-unit }
}
cell-unit = { $unit ->
    [wall] mur { $side ->
        [romans] romain
        [gauls] gaulois
        [germans] germanique
       *[britons] breton
    }
    [tower] tour { $side ->
        [romans] romaine
        [gauls] gauloise
        [germans] germanique
       *[britons] bretonne
    }
   *[catapult] catapulte { $side ->
        [romans] romaine
        [gauls] gauloise
        [germans] germanique
       *[britons] bretonne
    }
}
picture-beside = En haut : { $left } En bas : { $right }
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
    [wall] mur
    [tower] tour
   *[catapult] catapulte
}

## Names

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
month-short = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
axis-date = { $shows ->
    [year] { $year }
    [month] { month-short }
    [month-year] { month-short } { $year }
    [day] { $day } { month-short }
   *[day-year] { $day } { month-short } { $year }
}
level-name = { $level ->
    [discens] Apprenti
    [tiro] Recrue
    [legionary] Légionnaire
    [centurion] Centurion
    [tribune] Tribun
    [legate] Légat
    [caesar] César
    [augustus] Auguste
   *[other] { $name }
}
level-plain = { $level ->
    [discens] pour débuter
    [tiro] facile
    [legionary] assez facile
    [centurion] moyen
    [tribune] assez difficile
    [legate] difficile
    [caesar] très difficile
   *[augustus] le plus difficile
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Compte supprimé
name-unknown = Compte inconnu (ID Discord { $id })
name-nobody = quelqu'un
name-somebody = Quelqu'un

## Buttons and menus

button-move = Jouer
button-swap = Changer de camp
button-swap-yes = Oui, changer de camp
button-view = Ma vue
button-more = Plus
button-put-off = Plus tard…
button-back = Retour
button-confirm = Confirmer { $move }
button-at-once-yes = Oui
button-at-once-no = Non, demande toujours
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-join = Rejoindre
button-decline-or-leave = Refuser ou quitter
button-leave = Quitter
button-fill = Ajouter Murus
button-rules = Règles
button-rematch = Revanche
button-rematch-yes = Oui, la demander
button-next-level = Suivant : { $level }
button-play-on = Reprendre au tournant
button-try = Essayer des coups
button-lines = Mes suites
button-lines-open = Montrer aux autres
button-lines-close = Cacher aux autres
button-line-drop = Supprimer la suite
button-note = Commentaire…
button-study = Voir les suites
button-walk = Parcourir
button-walk-first = Début
button-walk-back = Reculer
button-walk-next = Avancer
button-walk-last = Fin
button-walk-flip = Retourner
button-walk-go-on = Jouer à partir d'ici
button-history = Coups
button-hint = Indice
button-hint-yes = Oui (noté au résultat)
button-review = Analyse
button-lesson = Tournant
button-forced = Voir le gain
button-forced-missed = Voir le gain manqué
button-forced-move = Voir { $move }
button-forced-longest = Plus longue défense
button-forced-first = Depuis le début
button-remind = Envoyer un rappel
button-wait = J'attends
button-claim = Réclamer la victoire…
button-claim-yes = Oui, la réclamer
button-take-win = Prendre la victoire
button-let-go = Laisser jouer
button-resign = Abandonner…
button-no = Finalement non
button-resign-yes = Oui, j'abandonne
button-resign-no = Non, je continue
button-later-3h = Dans 3 heures
button-later-tonight = Ce soir
button-later-tomorrow = Demain
button-away = Vacances…
button-come-back = Terminer mes vacances
button-moves = Coups immédiats…
button-saved-on = Utiliser mes vacances
button-saved-off = Garder mes vacances
button-themes = Thème du plateau…
button-zone = Fuseau horaire…
button-blocks = Personnes bloquées…
button-settings = Paramètres
button-data = Mes données…
button-export-data = Exporter mes données
button-ask-forget = Supprimer mes données…
button-desk-on = Quartier général ici
button-desk-off = Sans quartier général
button-quiet-on = Rendre les salons calmes
button-quiet-off = Rendre les salons animés
button-film-on = Montrer les replays
button-film-off = Montrer le plateau final
button-turning-on = Plateau vers qui joue
button-turning-off = Romains toujours en bas
button-server-games = Parties…
button-rated-on = Autoriser les classées
button-rated-off = Amicales seulement
button-bots-on = Murus dans des fils
button-bots-off = Murus en privé
button-vote = Voter
button-propose = Proposer une suite
button-votes-on = Votes : tout le monde
button-votes-off = Votes : responsables
button-showing-on = Activer Montrer ici
button-showing-off = Désactiver Montrer ici
button-language = Langue…
button-follow = Suivre
button-follow-end = M'annoncer la fin
button-follow-every = M'annoncer chaque coup
button-unfollow = Ne plus suivre
button-mute = Mettre en sourdine
button-unmute = Enlever la sourdine
button-take-back = Annuler le coup
button-take-back-ask = Demander l'annulation
button-take-back-yes = Oui, la demander
button-draw = Proposer la nulle
button-draw-yes = Oui, proposer la nulle
button-give = Donner un jour
button-give-yes = Oui, donner un jour
button-abort = Annuler la partie…
button-abort-yes = Oui, l'annuler
button-agree = D'accord
button-agree-yes = Oui, accepter
button-plans = Plans
button-plan-reply = Prévoir une réponse
button-plan-any = Après tout autre coup
button-plan = Enregistrer le plan
button-unplan = Supprimer { $number }
button-replay = Replay
button-export = Exporter
button-ratings = Classements
button-openings = Premiers coups
button-show = Montrer ici
button-shown = Montré
button-shown-above = Montré dans le salon
button-go-on = Continuer contre Murus
button-finished = Parties terminées
button-page-back = Page précédente
button-page-next = Page suivante
button-newer = Plus récentes
button-older = Plus anciennes
button-mine = Mes parties
button-next = Partie suivante
button-next-of = Partie suivante ({ $count })
button-forget = Oui, tout supprimer
button-forget-no = Non, les garder
button-play-murus = Jouer contre Murus
button-friend = Défier quelqu'un
button-edit = Modifier
form-entered = Le texte que tu as saisi
button-set-up = Configurer
button-exhibit = Murus contre Murus…
button-duel-begin = Commencer
button-learn = Apprendre
button-learn-lesson = Leçon suivante
button-learn-next = Suivant
button-learn-game = Ma première partie
button-learn-skip = Passer à la partie
button-learn-go-on = Partie guidée
button-learn-mend = Revenir au coup perdant
button-learn-again = Rejouer
button-learn-anew = Recommencer
button-learn-leave = Quitter
button-learn-real = Affronter Murus
menu-units = { $kind ->
    [opening] Quelle tour de ta première rangée devient deux murs ?
    [towers] Quelle tour se déplace ?
    [catapults] Quelle catapulte lance ?
   *[both] Avec quelle tour ou catapulte joues-tu ?
}
menu-unit = { $unit ->
    [catapult] { $cell } · catapulte
   *[other] { $cell }
}
menu-units-hint = Choisis une pièce
menu-targets = { $unit ->
    [catapult] Où lance la catapulte en { $cell } ?
   *[other] Où va la tour en { $cell } ?
}
menu-targets-hint = Choisis un coup
menu-pairs = Où vont les deux pierres de { $cell } ? Choisis deux cases.
menu-pairs-hint = Choisis deux cases
menu-preview = Voici le plateau après { $move }. Tu ne l'as pas encore joué.
picture-preview = Aperçu
more-text = Autres actions
later-text = Quand veux-tu un rappel ?
later-text-silent = Je ne t'envoie pas de ping pour cette partie, donc il n'y a rien à reporter. Tu peux quand même partir en vacances.
later-text-not-yours = Ce n'est pas à toi de jouer ici. Tu peux partir en vacances, ou mettre cette partie en sourdine.
resign-ask = Tu veux vraiment abandonner ? { $goes-on ->
    [yes] Tu quittes la partie tout de suite, et les autres continuent.
   *[no] La partie se termine tout de suite.
}
claim-ask = { $who } n'a plus de temps et en est à ses derniers jours de vacances. Réclamer la victoire maintenant ? La partie est alors perdue au temps pour { $who }.
resign-answered = { $done ->
    [yes] { $who } a abandonné.
   *[no] Personne n'a abandonné, et la partie continue.
}
draw-ask = Proposer la nulle ? La proposition expire au prochain coup, même si c'est le tien.
take-back-ask = Demander l'annulation de ton dernier coup ? { $others ->
    [1] Ton adversaire doit
   *[other] Tous tes adversaires doivent
} être d'accord.
agree-ask = Accepter la nulle ? La partie se termine alors sans vainqueur.
abort-ask = Annuler la partie ? Elle se termine tout de suite, sans résultat.

## A game in its thread

turn-first = { $who }, tu joues les { side-name }{ side-place }, et tu commences.
turn-goes-on = { $who }, c'est aux { side-name } de jouer.
turn-next = { $moves } · { $who }, à toi de jouer{ $swap ->
    [open] , ou de changer de camp.
   *[closed] .
}
restored = { $board ->
    [yes] J'ai dû revenir à une sauvegarde plus ancienne, et les derniers coups sont peut-être perdus. Voici où en est la partie :
   *[no] J'ai dû revenir à une sauvegarde plus ancienne, et les derniers coups sont peut-être perdus. Le prochain plateau te montre où en est la partie.
}
turn-still = { $who }, c'est encore à toi de jouer.
turn-yours = { $who }, à toi de jouer.
turn-swapped = { $who } a changé de camp et joue maintenant les Romains.
turn-watch-first = Partie d'exhibition : { $who } commence.
turn-watch = { $moves } · À { $who } de jouer.
turn-vote-first = { $who } joue les { side-name } contre { $other } et vote à chaque coup.
turn-opening = -# Ouverture équilibrée : à ton premier coup, une tour de ta première rangée devient deux murs sur deux cases au choix de ta deuxième rangée.
vote-last = Le dernier vote : { $moves }{ $decider ->
    [captain] {" "}· égalité, tranchée par la voix prépondérante
    [earliest] {" "}· égalité, le coup choisi en premier l'emporte
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] Personne n'a encore voté.
        [one] { $count } personne a voté.
       *[other] { $count } personnes ont voté.
    }
   *[no] { $count ->
        [0] Personne n'a encore voté. Il faut { $needed } voix.
       *[other] { $count } voix sur les { $needed } nécessaires.
    }
}
vote-tie = { $captain ->
    [yes] En cas d'égalité, la voix prépondérante tranche, sinon le coup choisi en premier l'emporte.
   *[no] En cas d'égalité, le coup choisi en premier l'emporte.
}
vote-goes-on = { $close ->
    [yes] -# C'était serré, alors on revote : `{ $one }` ou `{ $other }` ? [Choisis sous le plateau]({ $link }). Le vote se termine { $when }. { vote-tie }
   *[no] -# { $count } voix sur les { $needed } nécessaires, donc le vote continue. [Choisis sous le plateau]({ $link }). Il se termine { $when }, et le coup qui a le plus de voix l'emporte, même s'il y en a peu. { vote-tie }
}
vote-open = Choisis un coup ci-dessous, ou réponds avec un coup. Le vote se termine { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] Personne n'a encore voté, donc le vote continue. Il se termine { $when }.
   *[other] Peu de gens ont voté jusqu'ici, donc le vote continue. Il se termine { $when }. { vote-count }
}
vote-second = C'était serré ! Choisis entre `{ $one }` et `{ $other }`. Le vote se termine { $when }. { vote-tie } { vote-count }
vote-paused = Personne n'a voté, donc la partie est en pause. Elle reprend dès que quelqu'un vote.
vote-closed = Le vote est terminé.
vote-line = { $who } suggère `{ $moves }`.
vote-list-title = **Parties par vote**
vote-listed = { $game }{ $open ->
    [yes] {" · le vote se termine "}{ $when }
    [paused] {" · en pause jusqu'au prochain vote"}
   *[no] {""}
}
vote-stands-still = -# Personne n'a voté, donc la partie est en pause. Elle reprend dès que quelqu'un vote : [choisis sous le plateau]({ $link }).
vote-end-ask = { $game }
    Terminer cette partie maintenant ? Elle s'arrête tout de suite, sans résultat. Ce sera noté dans le journal de modération.
button-vote-end = Terminer
button-vote-end-yes = Terminer la partie
vote-move-hint = Vote pour un coup
vote-unit-hint = Vote : choisis une pièce
vote-cast = ✓ { $first ->
    [yes] Tu as voté pour `{ $move }`.
   *[no] Ton vote va maintenant à `{ $move }`.
} Le vote se termine { $when }, et tu peux changer d'avis jusque-là. Je ne montre à personne qui a voté pour quoi.
vote-cast-openly = ✓ Ton vote compte. Ici, tout le monde voit une réponse. Avec le menu sous le plateau, ton vote reste secret.
vote-proposed = ✓ Ta suite apparaît sous le plateau dans un instant.
vote-propose-form = Proposer une suite
vote-propose-line = Les coups, un camp après l'autre
vote-propose-hint = 12 coups au plus, à partir de ce plateau. Une nouvelle suite remplace la précédente.
vote-code = ✓ Donne ce code aux responsables de l'autre serveur : `{ $code }`
    Là-bas, il faut utiliser `/event vote` avec ce `code` dans le salon qui doit jouer. La partie commence alors, ici et là-bas. Toute personne qui peut lancer ces parties sur un autre serveur peut utiliser le code, une seule fois et pendant sept jours. Un nouveau code le remplace.
vote-met = ✓ La partie commence : { $names }. Le premier vote a lieu dans le salon qui joue les Romains. Chaque plateau arrive dans le salon qui a le trait.
vote-one-opponent = Choisis un seul adversaire : une personne, Murus ou le salon d'un autre serveur.
turn-past-first = La partie commence.
turn-past = La partie a avancé.
turn-past-back = Le coup a été annulé.
turn-how = { $link ->
    [none] Appuie sur **Jouer**, ou réponds `{ $move }`.
   *[other] Appuie sur **Jouer**, [ouvre le plateau](<{ $link }>) ou réponds `{ $move }`.
}
turn-prompt = -# À { $who } de jouer.
turn-unread = -# Je ne lis les coups que dans les réponses à un plateau, et par **Jouer**. Je ne vois pas les autres messages.
turn-side = Tu joues les { side-name }{ side-place }.
side-place = { $place ->
    [below] , en bas
    [above] , en haut
   *[elsewhere] {""}
}
turn-clock = -# Échéance { $when }.
turn-planned = -# Ton plan a joué `{ $moves }` pour toi.
turn-planned-by = -# { $who } avait prévu `{ $moves }`.
turn-taken-back = { $who } a annulé son coup.
turn-taken-back-alone = Tu as annulé ton coup. À toi de jouer.
turn-taken-back-agreed = Un coup a été annulé, d'un commun accord.
turn-let-go = { $who } laisse la partie continuer malgré le temps écoulé.
turn-returned = { $who } est de retour dans la partie.
turn-adopted = { $who } reprend une place abandonnée.
board-side = { side-name } : { $who }
board-offer = { $who } { $offer ->
    [draw] propose la nulle.
    [time] n'a plus de temps. Son adversaire peut laisser la partie continuer.
   *[takeback] demande à annuler un coup.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) n'a plus de temps et sort de la partie. Ses pierres restent.
    [resignation] { $who } ({ side-name }) abandonne et sort de la partie. Ses pierres restent.
   *[stalemate] { $who } ({ side-name }) n'a plus de coup et sort de la partie. Ses pierres restent.
}
turn-gone-brought-in = { $why ->
    [timeout] Les { side-name } n'ont plus de temps et sortent de la partie. Leurs pierres restent.
    [resignation] Les { side-name } abandonnent et sortent de la partie. Leurs pierres restent.
   *[stalemate] Les { side-name } n'ont plus de coup et sortent de la partie. Leurs pierres restent.
}
end-order = -# { $count ->
    [one] Hors jeu
   *[other] Hors jeu, dans l'ordre
} : { $who }.
turn-instead = -# J'écris ceci ici parce que je ne peux pas { $place ->
    [thread] écrire dans le fil de la partie (Discord répond : { $why }).
    [direct] t'envoyer de messages privés (Discord répond : { $why }). À partir de maintenant, je te mentionne ici. Tu peux changer ça dans `/settings`.
   *[channel] écrire dans le salon de la partie (Discord répond : { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] Un coup, puis{" "}
   *[other] { $before } coups, puis{" "}
}**{ $moves }**
game-code = Partie { $name }
game-length = { $moves ->
    [0] avant le premier coup
    [one] après un coup
   *[other] après { $moves } coups
}
# Empty where another sentence says who won.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}{ $winner } gagne.
}
game-result = { $reason ->
    [breakthrough] { $winner } perce en **{ $cell }** { game-length }.
    [stalemate] { $winner } gagne par pat { game-length }. { $loser } n'a plus de coup.
    [last-player] { $winner } ({ side-name }) gagne { game-length } : personne d'autre n'est encore en jeu.
    [resignation] { $loser } abandonne { game-length }.{ winner-wins }
    [timeout] { $loser } a épuisé son temps { game-length }.{ winner-wins }
    [agreement] Nulle par accord mutuel { game-length }.
    [repetition] Nulle par triple répétition { game-length }.
   *[cancelled] La partie a été annulée.
}
game-result-brought-in = { $reason ->
    [breakthrough] Les { side-name } percent en **{ $cell }** { game-length }.
    [stalemate] Les { side-name } gagnent par pat { game-length }. Les { side-against } n'ont plus de coup.
    [last-player] Il ne reste que les { side-name } { game-length }, et ils gagnent.
    [resignation] Les { side-against } abandonnent { game-length }. Les { side-name } gagnent.
    [timeout] Les { side-against } ont épuisé leur temps { game-length }. Les { side-name } gagnent.
   *[other] { game-result }
}
game-silent = La partie a été annulée : { $who } n'a pas joué pendant 30 jours.
game-never-began = La partie a été annulée : { $who } n'a pas joué son premier coup à temps.
game-aborted = { $who } a annulé la partie avant qu'elle ne commence vraiment.
game-season-over = Le délai de cette partie a expiré { game-length }. { $reason ->
    [proven] Murus a prouvé le gain pour { $who }, ce qui compte comme une victoire dans l'événement.
    [judged] Murus juge la position gagnée pour { $who }, ce qui compte comme une victoire dans l'événement.
   *[even] Murus ne voit pas d'avantage clair, ce qui compte comme une nulle dans l'événement.
} Les classements ne changent pas.
game-withdrawn = { $who } ne joue plus dans l'événement, donc cette partie s'arrête { game-length }. Les classements ne changent pas.
game-stopped = La modération a arrêté la partie { game-length }. Les classements ne changent pas.
game-unfinished = Cette partie a été importée inachevée. Elle s'arrête { game-length }.
game-hints = { $who } a utilisé { $count ->
    [one] un indice
   *[other] { $count } indices
}.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] Ta première victoire{ $against ->
            [level] {" "}contre { $level }
           *[others] {""}
        }
        [level] Ta première victoire contre { $level }
        [person] Ta première victoire contre une personne
        [variant] Ta première victoire
        [breakthrough] Ta première percée
       *[longest] Ta plus longue partie gagnée
    }{ end-variant }**, { end-moves }.
   *[no] { $who } : **{ $feat ->
        [win] première victoire
        [level] première victoire contre { $level }
        [person] première victoire contre une personne
        [variant] première victoire
        [breakthrough] première percée
       *[longest] plus longue partie gagnée
    }{ end-variant }**, { end-moves }.
}
# Below the line of a first win.
end-next = { $own ->
    [yes] Elle figure maintenant dans ton profil. Et ensuite : une leçon, un problème ou un nouveau défi ?
   *[no] { $who }, elle figure maintenant dans ton profil. Et ensuite : une leçon, un problème ou un nouveau défi ?
}
# To the person who lost, with the move that cost the game once it is known.
end-kind = { $own ->
    [yes] Chaque partie te fait progresser.
   *[no] { $who }, chaque partie te fait progresser.
}
end-costly = La partie a basculé avec { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}({ $variant })
}
end-moves = en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
board-yours = À toi de jouer.
board-theirs = À { $who } de jouer.
board-out = Tu n'es plus en jeu. À { $who } de jouer.
history-empty = Pas encore de coups.
acted = { $kind ->
    [resign] Tu as abandonné.
    [abort] Tu as annulé la partie.
    [swap] Tu as changé de camp.
    [offer] { $move ->
        [takeback] Ta demande est affichée.
       *[other] Ta proposition est affichée.
    } Elle expire au prochain coup, même si c'est le tien.
    [agree] Tu as donné ton accord.
    [let-go] Tu laisses la partie continuer, et { $who } a le temps de jouer encore un coup.
    [decline] Tu as refusé.
    [withdraw] Tu as retiré ta demande.
    [takeback] Tu as annulé ton coup. C'est de nouveau à toi de jouer.
    [gift] Tu as donné du temps à { $who }.
    [remind] { $reach ->
        [later] J'envoie un rappel à { $who } { $when }, après ses heures calmes ou ses vacances.
        [never] { $who } ne veut pas de pings ici, donc je ne peux pas envoyer de rappel.
       *[now] J'envoie un rappel à { $who } maintenant.
    }
    [wait] Tu attends la fin de ses jours de vacances.
    [timeout] Tu as réclamé la victoire.
    [move] Tu as joué { $move }.
   *[other] C'est fait.
}{ $state ->
    [over] {" "}La partie est terminée.
    [yours] {" "}{ $by } a répondu { $answer } aussitôt. À toi de jouer.
    [bot] { $kind ->
        [move] {" "}{ $who } réfléchit.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}À { $who } de jouer.
        [swap] {" "}À { $who } de jouer.
       *[other] {""}
    }
}
acted-free = -# Tu peux annuler pendant deux minutes, tant que personne en face ne l'a vu.
at-once-offer = Veux-tu que je joue tes coups tout de suite, sans te demander avant ? Tu peux annuler chacun pendant deux minutes.
at-once-chosen = { $on ->
    [yes] ✓ À partir de maintenant, je joue tes coups tout de suite. Tu peux en annuler un pendant deux minutes, tant que personne en face ne l'a vu. Tu peux changer ça dans `/settings`.
   *[no] ✓ Contre des personnes, je continue à te demander avant chaque coup. Contre Murus, je joue tes coups tout de suite. Tu peux changer les deux dans `/settings`.
}

## Offers, and what happens beside the moves

offer-text = { $others } : { $who } { $offer ->
    [draw] propose la nulle.
    [time] n'a plus de temps. Prends la victoire, ou laisse la partie continuer : { $who } aura alors le temps de jouer encore un coup.
   *[takeback] demande à annuler { $since ->
        [0] le dernier coup.
        [one] son dernier coup, avec celui joué depuis.
       *[other] son dernier coup, avec les { $since } coups joués depuis.
    }
} { $offer ->
    [draw] La proposition tient jusqu'au prochain coup.
    [time] Sans réponse avant le { $until }, tu gagnes.
   *[takeback] La demande tient jusqu'au prochain coup.
}
offer-settled = { $offer ->
    [time] { $who } n'avait plus de temps. { $fate ->
        [agreed] { $other } laisse la partie continuer.
       *[ended] La partie est terminée.
    }
   *[other] { $who } { $offer ->
        [draw] a proposé la nulle.
       *[takeback] a demandé à annuler un coup.
    } { $fate ->
        [agreed] C'est accepté.
        [declined] { $other } a refusé.
        [withdrawn] { $offer ->
            [draw] La proposition
           *[takeback] La demande
        } a été retirée.
        [ended] { $offer ->
            [draw] La proposition
           *[takeback] La demande
        } a expiré avec la fin de la partie.
       *[lapsed] { $offer ->
            [draw] La proposition
           *[takeback] La demande
        } a expiré au coup suivant.
    }
}
note-gift = { $who } reçoit { $days ->
    [one] un jour
   *[other] { $days } jours
} de plus.
note-leave = { $who } est en vacances, retour { $when }.{ $clock ->
    [yes] {" "}Sa pendule est arrêtée pendant ce temps.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } n'a plus de temps. Ses derniers jours de vacances prolongent la partie jusqu'au { $date }. Sans coup d'ici là, elle est perdue au temps.
   *[no] { $who } n'a plus de temps. Ses jours de vacances prolongent la partie jusqu'au { $date }.
}{ $open ->
    [no] {" "}{ $waits } veut bien attendre.
   *[yes] {""}
}
note-saved-over = { $who } n'avait plus de temps. Ses jours de vacances ont prolongé la partie un moment.
note-back = { $saved ->
    [yes] Des jours de vacances ont prolongé la partie pour { $who }. Retour { $when }.
   *[no] { $who } était en vacances. Retour { $when }.
}
note-adopted = Quelqu'un d'autre a repris cette place.
note-annulled = La modération a invalidé cette partie : son résultat ne compte plus.
rest-text = Ton temps contre { $others } est écoulé. Tes jours de vacances prolongent la partie jusqu'au { $date }. { $last ->
    [yes] Ce sont les derniers pour cette partie : joue d'ici là, sinon tu perds.
   *[no] Joue pour continuer.
}
note-reason = Motif : { $reason }
call-over = Cette partie est terminée : { $game }
call-text = { $who }, { $kind ->
    [turn] à toi de jouer
    [draw] ton adversaire propose la nulle
    [time] { $other } n'a plus de temps, et c'est toi qui décides
    [takeback] ton adversaire demande à annuler un coup
    [remind] { $waiting ->
        [one] { $other } attend ton coup
       *[other] les autres attendent ton coup
    }
    [most] la plus grande partie de ton temps est passée
    [silent] c'est à toi de jouer depuis longtemps
   *[last] ton temps est presque écoulé
} · { $against }{ $clock ->
    [runs] {" "}· échéance { $when }
    [cancelled] {" "}· annulée { $when } si personne ne joue
    [lost] {" "}· perdue { $when } si personne ne joue
   *[none] {""}
}
snoozed = Je te le rappelle { $when }, si c'est encore à toi de jouer.{ $early ->
    [yes] {" "}C'est plus tôt que tu ne l'as choisi, car ton temps s'écoule { $end }.
   *[no] {""}
}
snooze-not-yours = Ce n'est pas à toi de jouer ici, donc il n'y a rien à te rappeler.
muted = Je ne t'envoie plus de pings pour cette partie.
unmuted = Je t'envoie de nouveau des pings pour cette partie.
next-none = Aucune partie n'attend ton coup. `/games` montre ce qui est en cours.

## Plans

plan-title = Tes plans dans cette partie. Personne d'autre ne les voit :
plan-none = Tu n'as pas de plan dans cette partie. { $own ->
    [yes] Un plan est une suite comme `{ $line }` : ton coup, celui d'en face, et la réponse que je joue aussitôt pour toi.
   *[no] Un plan est une suite comme `{ $line }` : si le premier coup est joué, je joue aussitôt le deuxième pour toi.
}
plan-kept = Enregistré. Personne d'autre ne voit tes plans :
plan-ended = -# { $count ->
    [one] Ton plan ne convient plus
   *[other] Tes plans ne conviennent plus
} : { $who } a joué `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } vient de jouer `{ $move }`, comme tu l'avais prévu.
   *[no] { $who } vient de jouer `{ $move }`, donc je ne peux pas enregistrer ce plan. À toi de jouer.
}
plan-pair = si { $theirs }, alors { $own }
plan-then = {", "}et{" "}
plan-step = { $kind ->
    [first] { $line } Quel coup joues-tu d'abord ?
    [theirs] { $line } À quel coup t'attends-tu ?
    [whole] Ton plan : { $line }. L'enregistrer, ou ajouter le prochain coup que tu attends ?
   *[own] { $line } : que réponds-tu ?
}
plan-unit = -# Choisis d'abord la pièce qui joue.
plan-unmet-title = Tes plans qui ne se sont pas réalisés. Personne d'autre ne les voit :
plan-unmet = { $ended ->
    [yes] { $line }. La partie s'est terminée avant.
   *[no] { $line }. Joué à la place : { $played }.
}
plan-several = Les plans n'existent que dans les parties à deux.
plan-no-answer = Un plan se termine par un coup à toi : d'abord le coup adverse, puis le tien.
plan-too-long = Un plan a { $most } coups au plus.
plan-too-many = Tu peux avoir { $most } plans au plus par partie. Supprimes-en un d'abord.
plan-over = La partie serait terminée avant `{ $line }`.
plan-contradiction = Ça contredit le plan `{ $line }`. Tu ne peux garder qu'un des deux.
plan-any = après tout autre coup : { $own }
plan-any-ask = Après tout autre coup, quelle réponse dois-je jouer si elle est possible ?
plan-any-whole = Ton plan : { $line }. L'enregistrer ? Si la réponse n'est pas possible, ce sera simplement à toi de jouer.
plan-any-last = Un plan se termine par la réponse à tout autre coup : `{ $line }`. Enlève ce qui vient après.
plan-after = après ton { $own } : { $line }
plan-other-side = Tu ne peux pas jouer `{ $line }` : le trait y est aux { side-name }. Un plan commence par le prochain coup de la partie.
plan-own-move-first = Tu ne peux pas jouer `{ $line }` maintenant. C'est à toi de jouer, donc un plan commence par ton propre coup : le tien, celui d'en face, puis ta réponse. Pour jouer tout de suite, appuie sur **Jouer**.
plan-rule = `{ $line }` ne marche pas. { $why }

## Settings and vacation

settings-title = **Tes paramètres**
settings-notify = Quand c'est à toi de jouer : **{ $value ->
    [mention] une mention dans la partie
    [direct] un message privé
    [both] une mention et un message privé
    [digest] un message par jour pour toutes les parties
   *[off] rien
}**
settings-quiet = Heures calmes : **{ $quiet ->
    [yes] de { $from } h à { $until } h
   *[no] aucune
}**
settings-zone = Fuseau horaire : **{ $zone }**
settings-vacation = Vacances : **{ $on ->
    [yes] fin { $when }
    [saves] prolongent une partie, fin { $when }
   *[no] non
}** · { $some ->
    [yes] il reste { $span }
   *[no] il n'en reste plus
}
settings-boards = { $value ->
    [letters] Plateaux : **image, mots et lettres**
    [words] Plateaux : **image et mots**
   *[picture] Plateaux : **image**
}
settings-theme = Thème du plateau : **{ $value }**
settings-themes = Choisis un thème pour tes propres plateaux. Le serveur choisit celui des plateaux publics.
settings-boards-hint = Comment veux-tu voir les plateaux ?
settings-language = Langue : **{ $value ->
    [discord] comme dans Discord
   *[other] { $value }
}**
settings-language-hint = Dans quelle langue dois-je te parler ?
settings-dots = Noms des cases sur les points : **{ $value ->
    [all] tous les plateaux
   *[hexagons] hexagones seulement
}**
settings-dots-hint = Sur quels plateaux les points portent-ils le nom de leur case ?
settings-moves = Coups immédiats : **{ $value ->
    [always] toujours
    [never] jamais
   *[alone] seulement contre Murus
}**
settings-saved = Jours de vacances quand le temps est écoulé (une semaine par partie au plus) : **{ $value ->
   *[on] utilisés
    [off] gardés
}**
settings-moves-hint = Quand dois-je jouer tes coups sans te demander ?
settings-moves-about =
    Quand tu choisis un coup avec les boutons, je le joue tout de suite, ou je te montre d'abord le plateau et je te demande.
    -# Tu peux annuler un coup : contre Murus à tout moment, contre des personnes pendant deux minutes, tant que personne en face ne l'a vu.
settings-blocked = Personnes bloquées : **{ $count }**
settings-hint = -# Les changements valent à partir du prochain coup de chaque partie.
settings-done = ✓ { $fact }
settings-notify-hint = Comment t'annoncer que c'est à toi de jouer ?
settings-quiet-hint = Quand dois-je rester calme ?
settings-quiet-none = Pas d'heures calmes
settings-quiet-choice = Calme de { $from } h à { $until } h
settings-quiet-other = Autres heures…
settings-quiet-form = Heures calmes
settings-quiet-from = À partir de quelle heure ?
settings-quiet-until = Jusqu'à quelle heure ?
settings-quiet-from-hint = Un nombre de 0 à 23, comme 22, 22:00 ou 22 h.
settings-quiet-until-hint = Un nombre de 0 à 23, comme 7, 7:00 ou 7 h.
settings-quiet-wrong = Je ne connais que les heures pleines, de 0 à 23, comme 9, 18:00 ou 9 h. Rien n'a changé.
settings-quiet-same = Le début et la fin sont à la même heure, donc il n'y aurait pas d'heures calmes. Rien n'a changé.
settings-region-hint = Où habites-tu ?
settings-region = { $region ->
    [europe] Europe
    [america] Amérique
    [asia] Asie
    [africa] Afrique
    [oceania] Australie et Pacifique
   *[islands] Atlantique, océan Indien et UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [addis-ababa] Addis-Abeba
    [algiers] Alger
    [asuncion] Asunción
    [athens] Athènes
    [azores] Açores
    [baghdad] Bagdad
    [bogota] Bogota
    [brussels] Bruxelles
    [bucharest] Bucarest
    [cairo] Le Caire
    [canary] Canaries
    [cape-verde] Cap-Vert
    [copenhagen] Copenhague
    [dubai] Dubaï
    [havana] La Havane
    [helsinki] Helsinki
    [hong-kong] Hong Kong
    [kolkata] Calcutta
    [kyiv] Kyiv
    [lisbon] Lisbonne
    [london] Londres
    [maldives] Maldives
    [mexico-city] Mexico
    [moscow] Moscou
    [noumea] Nouméa
    [reunion] La Réunion
    [riyadh] Riyad
    [sao-paulo] São Paulo
    [singapore] Singapour
    [st-johns] Saint-Jean (Terre-Neuve)
    [tashkent] Tachkent
    [tehran] Téhéran
    [vienna] Vienne
    [warsaw] Varsovie
    [yangon] Rangoun
   *[other] { $name }
}
settings-zone-hint = Quelle ville est dans ton fuseau horaire ?
settings-zone-other = Un autre fuseau…
settings-zone-form = Fuseau horaire
settings-zone-line = Ton fuseau horaire
settings-zone-line-hint = Une ville, CET ou UTC+2.
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] Est-ce bien l'heure chez toi ?
   *[other] Laquelle est l'heure chez toi ?
}
settings-no-zone = Je ne connais pas le fuseau horaire `{ $zone }`. Rien n'a changé. Essaie une ville, comme Paris, ou UTC+2.
settings-vacation-hint = Pendant tes vacances, tes pendules sont arrêtées et je ne t'envoie pas de pings. Tu as 21 jours de vacances par période de 365 jours.
settings-vacation-menu = Partir en vacances
settings-vacation-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
}
settings-blocks = { $count ->
    [0] Tu n'as bloqué personne.
    [one] Tu as bloqué { $people }, qui ne peut pas te défier.
   *[other] Personnes que tu as bloquées : { $people }. Elles ne peuvent pas te défier.
}
settings-block-hint = Bloquer quelqu'un
settings-unblock-hint = Débloquer quelqu'un
settings-data = Je garde ton ID Discord, tes paramètres et tes parties.
vacation-begun = ✓ Tu es en vacances. Je préviens tes adversaires.
vacation-back = Te revoilà ! Tes pendules tournent de nouveau.
vacation-none = Tu n'es pas en vacances.
vacation-used-up = Tu n'as plus de jours de vacances.

## Ratings and records

profile-met = Adversaires confirmés jusqu'ici : { $met } sur { $needed }. D'ici là, tes parties comptent moins pour l'autre personne.
profile-rating = { $pool ->
    [standard] Standard
    [advanced] Avancée
   *[other] Autres parties
} : **{ $rating }** ± { $deviation }, { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}{ $sure ->
    [no] , provisoire
   *[yes] {""}
}.
profile-unrated = Pas encore de parties classées.
profile-record = Toutes les parties : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
profile-between = Contre toi : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
profile-lately = Dernières parties, la plus récente d'abord : { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] { $count ->
        [one] gagnée
       *[other] gagnées
    }
    [drawn] { $count ->
        [one] nulle
       *[other] nulles
    }
   *[lost] { $count ->
        [one] perdue
       *[other] perdues
    }
}
profile-streak = { $count } victoires d'affilée.
profile-favourite = Variante favorite : { $variant }, { $games } parties sur { $all }.
profile-levels = Niveaux de Murus battus · { $variant } : { $levels }.
profile-beaten = Meilleures victoires : { $who }.
profile-longest = Plus longue partie gagnée : { $moves } coups ({ $variant }).
profile-firsts = Première { $list }.
profile-first = { $feat ->
    [win] victoire
    [breakthrough] par percée
   *[person] contre une personne
}{ $dated ->
    [yes] {" : "}{ $date }
   *[no] {""}
}
profile-murus =
    {""}**Murus** joue à { $count } niveaux. Leurs classements ne changent jamais.
    { $levels }
    {""}-# { $patient } réfléchit jusqu'à une minute quand rien d'autre n'attend, et peut donc jouer autrement à chaque fois.
profile-chart = Classement · { $pool }
profile-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
profile-alt = Une courbe du classement sur { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
} : depuis 1500, il { $course }.
profile-leg = { $way ->
    [up] monte à { $rating } le { $date }
    [down] descend à { $rating } le { $date }
   *[level] reste autour de { $rating } jusqu'au { $date }
}
profile-gap = Pas de partie classée du { $from } au { $to }.
profile-sign = { $sure ->
    [no] provisoire
   *[yes] une partie
}
openings-title = Premiers coups
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] gagnée
    [drawn] nulle
   *[lost] perdue
}
openings-rare = autres
openings-lead = Premiers coups · { $who } · { $variant }
openings-side = Avec les { side-name }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.{ $line ->
    [none] {""}
   *[other] {" "}Le plus souvent { $line }.
}
openings-branch = { $move } dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
openings-rest = Autres premiers coups dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
openings-alt = Un arbre des premiers coups.
openings-too-few = Un arbre des premiers coups demande cinq parties terminées d'une même variante. { $games ->
    [0] Il n'y en a pas encore
    [one] Il y en a une pour l'instant
   *[other] Il y en a { $games } pour l'instant
}.
leaderboard-server = Palmarès de ce serveur · { $pool ->
    [standard] Standard
    [advanced] Avancée
   *[other] Autres parties
}
leaderboard-all = Palmarès de tous les serveurs · { $pool ->
    [standard] Standard
    [advanced] Avancée
   *[other] Autres parties
}
leaderboard-missing = -# Pour avoir une place, affronte { $needed } adversaires confirmés différents, joue { $games } parties classées et fais descendre ton ± à { $deviation }.
leaderboard-none = Personne n'a encore de classement ici. Joue une partie classée pour en avoir un.
leaderboard-unanswered = Discord n'a pas répondu à temps, donc je ne sais pas qui est sur ce serveur. Réessaie dans un instant.
leaderboard-unknown = { $count ->
    [one] Une personne de plus a peut-être sa place dans cette liste. Discord ne m'a pas encore dit si elle est sur ce serveur.
   *[other] { $count } personnes de plus ont peut-être leur place dans cette liste. Discord ne m'a pas encore dit si elles sont sur ce serveur.
}
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
statistics-title = Toutes les parties terminées avec un résultat
statistics-none = Pas encore de parties terminées.
statistics-quiet = Aucune partie n'a commencé ni fini ici ces { $weeks } dernières semaines.
weeks-chart = Parties d'ici, par semaine
weeks-note = { $begun } commencées, { $ended } terminées
weeks-sign = { $which ->
    [begun] commencées
   *[ended] terminées
}
weeks-alt = Un diagramme des parties de ce serveur sur { $weeks } semaines : { $begun } commencées, { $ended } terminées. Parties commencées par semaine : { $course }.
weeks-leg = { $way ->
    [from] { $games } la semaine du { $date }
    [up] montée à { $games } la semaine du { $date }
    [down] descente à { $games } la semaine du { $date }
   *[level] toujours { $games } la semaine du { $date }
}
statistics-all = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $average ->
    [one] { $average } demi-coup
   *[other] { $average } demi-coups
} en moyenne{ $range ->
    [yes] , de { $shortest } à { $longest }
   *[no] {""}
}.
statistics-ends = Comment elles finissent :
statistics-end = { $end ->
    [breakthrough] Percée
    [stalemate] Pat
    [draw] Nulle
   *[other] Autrement
}
statistics-first = Victoires du camp qui commence, par variante :
ratings-title = **Comment les classements ont changé** (Glicko-2. Un ? veut dire provisoire, ± est l'incertitude.)
ratings-line = { $who } : { $old } ± { $deviation }, score attendu { $expected } %, obtenu { $score } %, maintenant { $new } ± { $after }.
ratings-weight = Cette partie compte pour { $weight } %.
ratings-rules = -# Une partie contre quelqu'un qui n'est pas confirmé compte pour un quart. À partir de la sixième partie contre le même adversaire en 30 jours, chacune compte moitié moins que la précédente. Toutes les personnes non confirmées comptent comme un seul adversaire. Tu ne gagnes rien avec une partie abandonnée avant le deuxième coup, ni contre un compte de moins d'un mois. Le ± de ton classement ne descend jamais sous la moitié de celui de ton adversaire.
ratings-none = Cette partie n'a changé aucun classement.
export-text = { $game } en fichier.
export-running = Le format d'Abstract Play ne vaut que pour les parties terminées. Exporte celle-ci en texte ou en JSON, ou attends sa fin.
export-alt = Les coups de la partie
export-nothing = Tu n'as pas encore de parties à exporter.
export-all = Toutes tes parties en un fichier.
export-all-alt = Les coups de toutes tes parties
imported = Importée : { $game }, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}. C'est une partie amicale et terminée. { $reviewed ->
    [yes] Appuie sur **Analyse** pour y revenir en détail. {""}
   *[no] {""}
}Appuie sur **Continuer contre Murus** pour la poursuivre.
import-variant = Je ne connais pas la variante `{ $name }` de l'en-tête.
import-form = Importer une partie
import-form-file = Fichier texte
import-form-file-hint = La partie en fichier, d'ici ou d'un autre programme. { $most } ko au plus.
import-form-moves = Ou ses coups
import-form-moves-hint = L'un après l'autre. Laisse vide si tu envoies un fichier.
import-form-variant = Variante
import-form-variant-hint = Ne compte que si la partie ne nomme pas sa variante.
import-nothing = Il n'y a pas de partie là-dedans. Envoie un fichier, ou tape les coups.
import-both = Je ne peux pas lire un fichier et des coups tapés en même temps. Envoie l'un des deux.
import-file-long = Ce fichier est trop long pour une seule partie. Je lis { $most } ko au plus.
import-file-no-text = Je n'arrive pas à lire ce fichier comme du texte. Envoie un fichier texte, comme `partie.txt`.
import-file-gone = Discord ne m'a pas donné le fichier. Envoie-le encore une fois.
import-empty = Je ne trouve aucun coup là-dedans. Colle-les l'un après l'autre, comme `1. a1-c3 d7-d5 2. …`.
import-too-long = Une partie a { $most } entrées au plus.
import-several = Il y a plus d'une partie là-dedans. Importe-les une par une.
import-form-unknown = Je ne sais pas lire une partie dans ce format. Je lis les coups en texte, mon propre JSON et le format d'Abstract Play.
import-other-game = C'est une partie de { $name }, pas de Murus Gallicus.
import-own-start = Cette partie part d'une position particulière. Je ne lis que celles qui partent de la position de départ habituelle.
import-late = Ceci commence au coup { $number }. Colle la partie depuis son premier coup.
import-unreadable = J'ai arrêté de lire à `{ $words }`. { $why }
import-stopped = J'ai arrêté de lire à `{ $words }`. { $why } Tout ce qui précède est importé. Si c'est une faute de frappe, corrige-la et importe de nouveau la partie.
continue-running = Cette partie est encore en cours. Tu pourras jouer à partir de là quand elle sera terminée.
continue-not-there = Tu ne peux pas jouer à partir de là. La partie est plus courte, était déjà terminée, ou quelqu'un en était déjà sorti.
adopt-elsewhere = Tu ne peux reprendre une place que dans le fil ou le salon de la partie.
adopt-nobody-left = Dans cette partie, tout le monde est encore sur ce serveur.
adopt-unanswered = Discord n'a pas répondu à temps, donc je ne sais pas qui est encore sur ce serveur. Réessaie dans un instant.
adopted = La place est à toi. La partie n'est plus classée.

## Following

walk-at = demi-coup { $ply } sur { $plies }
walk-to-move = À { $who } de jouer.
walk-hint = Aller à un coup
replay-waiting = Je prépare le replay de cette partie.
replay-queued = { $before ->
    [one] Une demande passe
   *[other] { $before } demandes passent
} avant la tienne. Le replay apparaît ici quand il est prêt.
replay-turning = Il s'arrête un instant sur { $played }, le tournant.
replay-alt = Un replay : { $game }, les { $moves } coups l'un après l'autre. Le dernier plateau : { $end }.

follow-how = { $how ->
    [end] Je t'écris quand elle se termine.
    [every] Je t'écris à chaque coup.
    [closed] Je ne peux pas t'envoyer de messages privés, donc tu ne la suis plus.
   *[no] Je peux t'envoyer des messages privés sur cette partie.
}
follow-private = Tu ne peux suivre cette partie que là où elle se joue.
follow-too-many = Tu suis déjà cinquante parties. Arrête d'abord d'en suivre une.
follow-playing = Tu joues dans cette partie, donc tu reçois ses messages de toute façon.
follow-over = Cette partie est terminée.
follow-move = { $told }
    À { $who } de jouer.

## Trying moves

try-empty = Essaie des coups pour les deux camps. Personne d'autre ne les voit.
try-none = Tu n'as pas encore essayé de coups.
try-own = Tes suites. Personne d'autre ne les voit.
try-open = Tes suites. Les autres peuvent les voir.
try-others = Suites essayées par d'autres.
try-hint = Regarder une suite
try-gone = Cette suite n'existe plus, ou elle est devenue privée.
try-too-many = Tu as déjà enregistré { $most } suites. Supprimes-en une d'abord.
try-too-long = Une suite a { $most } coups au plus.
try-study = Les suites essayées dans cette partie sont ouvertes. Jette un œil !
try-note = Que penses-tu de cette suite ?
try-note-hint = Une ligne. Elle apparaît avec tes coups.
try-note-form = Commentaire

## Servers and privacy

server-not-yours = Seuls les responsables de ce serveur peuvent faire ça.
moderate-not-yours = Il te faut la permission de gérer les messages sur ce serveur pour faire ça.
server-title = **Murus sur ce serveur**
server-channels = Où lancer des parties : **{ $some ->
    [yes] { $what }
   *[no] dans tous les salons
}**
server-role = Qui peut en lancer : **{ $some ->
    [yes] { $what }
   *[no] tout le monde
}**
server-variant = Variante par défaut : **{ $what }**
server-time = Cadence par défaut : **{ $what }**
server-language = Langue : **{ $some ->
    [yes] { $what }
   *[no] celle du serveur
}**
server-theme = Thème du plateau : **{ $what }**
server-film = Résultats : **{ $some ->
    [yes] un replay de la partie
   *[no] le plateau final
}**
server-quiet = Salons : **{ $some ->
    [yes] calmes, avec une ligne par défi conclu et une carte des résultats par jour
   *[no] animés, avec le plateau de chaque défi et de chaque résultat
}**
server-turning = Plateaux publics : **{ $some ->
    [yes] orientés vers qui a le trait
   *[no] Romains en bas
}**
server-games = **Les parties sur ce serveur**
server-threads = Fils des parties : **{ $some ->
    [yes] dans { $what }
   *[no] dans le salon de chaque défi
}**
server-threads-hint = Où ouvrir les fils des parties ? Laisse vide pour le salon de chaque défi.
server-cards = Cartes de résultat : **{ $some ->
    [yes] { $what }
   *[no] dans le salon de chaque partie
}**
server-acta = Acta Diurna (une carte de la semaine, le lundi matin) : **{ $some ->
    [yes] { $what }
   *[no] non
}**
server-acta-hint = Où poster la carte de la semaine ? Laisse vide pour t'en passer.
acta-title = Acta Diurna · La semaine
acta-games = { $games ->
    [0] Aucune partie ne s'est terminée cette semaine.
    [one] Une partie s'est terminée cette semaine.
   *[other] { $games } parties se sont terminées cette semaine.
}
acta-best = **Meilleure partie :** { $game }
acta-upset = **Surprise :** { $winner } a battu { $loser }, malgré { $gap } points de retard au classement.
acta-longest = **Plus longue partie :** { $game }, { $moves } coups
acta-league = **{ $name } :** { $who } en tête
acta-sieges = **Sièges :** { $count ->
    [one] une personne en a résolu
   *[other] { $count } personnes en ont résolu
} au moins un{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **Pour la première fois ici :** { $count ->
    [one] une personne
   *[other] { $count } personnes
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = Où poster les cartes de résultat ? Laisse vide pour le salon de chaque partie.
server-rated = Parties classées : **{ $some ->
    [yes] permises
   *[no] non, toutes les parties sont amicales
}**
server-bots = Parties contre Murus : **{ $some ->
    [yes] ici, dans des fils
   *[no] en messages privés
}**
server-votes = Qui peut lancer des votes de salon : **{ $some ->
    [yes] tout le monde
   *[no] les responsables
}**
server-showing = Montrer ici : **{ $some ->
    [yes] activé
   *[no] désactivé
}**
server-themes = Quel thème pour les plateaux publics d'ici ? Chaque personne choisit celui de ses propres vues dans `/settings`.
theme-hint = Choisis un thème
theme-name = { $theme ->
    [dark] Sombre
    [print] Impression
    [high-contrast] Contraste élevé
    [colour-blind] Daltonisme
    [parchment] Parchemin
   *[classic] Classique
}
theme-about = { $theme ->
    [dark] Un plateau dans la nuit
    [print] Noir sur blanc, pour le papier
    [high-contrast] Le contraste le plus fort
    [colour-blind] Des couleurs que tout le monde distingue, et un signe pour chaque camp
    [parchment] De l'encre sur du parchemin
   *[classic] Gazon, ivoire et ardoise
}
theme-alt = Le même plateau dans chaque thème : { $names }.
server-desks = Quartier général (liste épinglée des parties en cours) : **{ $some ->
    [yes] { $what }
   *[no] non
}**
server-channels-hint = Où peut-on lancer des parties ? Laisse vide pour partout.
server-role-hint = Qui peut lancer des parties ? Laisse vide pour tout le monde.
server-variant-hint = Quelle variante est celle par défaut ici ?
server-time-hint = Quelle cadence est celle par défaut ici ?
server-language-hint = Dans quelle langue dois-je parler ici ?
server-language-auto = Celle du serveur
server-elsewhere = Sur ce serveur, tu peux lancer des parties dans { $channels }.
server-role-needed = Seul le rôle { $role } peut lancer des parties ici.
desk-title = Quartier général
results-title = Résultats · { $date }
desk-count = { $count ->
    [0] Aucune partie en cours ici.
    [one] Une partie est en cours ici.
   *[other] { $count } parties sont en cours ici.
}
digest-title = { $count ->
    [one] C'est à toi de jouer dans une partie.
   *[other] C'est à toi de jouer dans { $count } parties.
}
moderated = { $act ->
    [annul] { $game } est invalidée.
   *[end] { $game } est arrêtée.
} C'est noté dans le journal de modération : `/server moderate`.
moderate-elsewhere = Cette partie ne se joue pas sur ce serveur.
moderate-running = Cette partie est encore en cours. Arrête-la plutôt.
moderate-annulled = Cette partie est déjà invalidée.
audit-title = **Ce que la modération a fait**
audit-none = Pas encore d'action de modération.
audit-haste = ⚠ { $who }, en 30 jours : { $games } parties classées { $fared ->
    [won] gagnées
    [lost] perdues
   *[drawn] nulles
}, toutes abandonnées avant le coup { $moves }.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } a mis fin à l'événement « { $name } ».
audit-line = { $when } · { $who } a { $act ->
    [annul] invalidé
   *[end] arrêté
} { $read ->
    [yes] { $game }
   *[no] une partie illisible
} · { game-code }{ $some-reason ->
    [yes] {" : "}{ $reason }
   *[no] .
}
privacy-ask = Supprimer tout ce que je garde sur toi ? J'abandonne tes parties en cours à ta place, ou je les annule si elles n'ont pas vraiment commencé. Je retire ce que tu as montré aux autres. Tes adversaires gardent leurs parties, sans ton nom. Les personnes qui te bloquent continuent de te bloquer. C'est définitif.
privacy-forgotten = Tes données sont supprimées.
privacy-nothing = Je n'ai aucune donnée sur toi.
privacy-exported = Voici toutes les données que j'ai sur toi.
privacy-alt = Toutes les données que j'ai sur toi, en JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Étape { $n } sur { $count }
learn-walk = **Une tour se déplace.** Tu gagnes en amenant une pierre sur la dernière rangée, la rangée 7. Une tour se déplace toujours de deux cases et pose une pierre sur chacune : choisis où elle va.
learn-walk-well = Une pierre en { $near }, une en { $far } : un mur, c'est une pierre, une tour, c'en est deux.
learn-grow = **Un mur grandit.** Les murs ne bougent pas, mais une pierre posée sur ton propre mur en fait une tour. Joue de c1 vers un de tes murs.
learn-grow-well = Encore une tour ! Pose tes pierres sur tes murs, et tu gardes tes tours.
learn-grow-walls = Après `{ $move }`, tu n'as que des murs, et les murs ne bougent pas. Arrive en c3 ou en e3.
learn-sacrifice = **Sacrifice.** Le mur gaulois en b4 te barre la route. Une tour à côté peut sacrifier une pierre pour le prendre.
learn-sacrifice-well = Le mur a disparu. Ça t'a coûté une pierre, donc ta tour est un mur maintenant.
learn-sacrifice-walls = `{ $move }` s'éloigne, et le mur reste. Prends-le en b4.
learn-breakthrough = **Percée.** Une seule pierre sur la dernière rangée gagne tout de suite. Ici, c'est la rangée 7.
learn-breakthrough-well = Tu as percé ! La pierre en { $far } gagne la partie.
learn-breakthrough-walls = `{ $move }` n'atteint pas la rangée 7. Un autre coup y arrive.
learn-stalemate = **Pat.** Si tu ne peux pas jouer, tu perds. La tour gauloise en a2 a besoin de b3 et de c4 pour sortir : bloque l'une des deux.
learn-stalemate-well = Elle n'a plus d'issue, donc tu gagnes.
learn-stalemate-open = Après `{ $move }`, la tour sort encore par b3 et c4. Bloque l'une des deux.
learn-game = **Une partie guidée.** Tu joues les Romains, en bas. Murus joue au niveau { $level } et répond tout de suite. Tu peux annuler n'importe quel coup.
learn-hint = Le meilleur coup : { $move } ({ $deed }).
learn-deed-wins = gagne
learn-did = { $deed ->
    [capture] Murus joue { $move } et prend ton mur en { $cells }.
    [tower] Murus joue { $move } et forme { $count ->
        [one] une tour en { $cells }
       *[other] des tours en { $cells }
    }.
   *[walls] Murus joue { $move } : deux murs.
}
learn-did-again = { $deed ->
    [capture] Avec { $move }, Murus prend ton mur en { $cells }.
    [tower] Avec { $move }, Murus forme { $count ->
        [one] une tour en { $cells }
       *[other] des tours en { $cells }
    }.
   *[walls] Avec { $move }, Murus pose deux murs.
}
learn-aim = { $aim ->
    [shut] Ta tour en { $cell } est enfermée maintenant.
    [siege] Murus veut amener une tour en { $cell } pour percer de là.
   *[take] Au prochain coup, Murus peut prendre ton mur en { $cell }.
}
learn-aim-again = { $aim ->
    [shut] Ta tour en { $cell } n'a plus de coup.
    [siege] Il ne manque plus à Murus qu'une tour en { $cell } pour percer.
   *[take] Maintenant, Murus peut prendre ton mur en { $cell }.
}
learn-advice-win = **Tu peux gagner maintenant !** { $moves } { $how ->
    [through] perce.
   *[stalemate] ne laisse aucun coup à Murus.
}
learn-advice-win-again = **Le gain est toujours là :** { $moves } { $how ->
    [through] perce.
   *[stalemate] ne laisse aucun coup à Murus.
}
learn-advice-guard = **Attention :** { $threat } { $how ->
    [through] percerait
   *[stalemate] ne te laisserait aucun coup
}. { $count ->
    [one] Seul { $moves } l'empêche.
   *[other] Empêche-le, par exemple avec { $moves }.
}
learn-advice-guard-again = **Encore une menace :** avec { $threat }, Murus { $how ->
    [through] percerait
   *[stalemate] ne te laisserait aucun coup
}. { $count ->
    [one] Un seul coup aide : { $moves }.
   *[other] Ces coups aident : { $moves }.
}
learn-advice-lost = { $threat } { $how ->
    [through] va percer
   *[stalemate] va te laisser sans coup
}, et rien ne l'empêche. Reviens au coup perdant.
learn-advice-lost-again = Murus gagne quand même avec { $threat }, quoi que tu joues. Tu peux revenir au coup perdant.
learn-advice-hold = **La partie a basculé ici :** après { $lost }, Murus avait un gain forcé. Essaie { $moves }.
learn-advice-capture = Prends le mur en { $cell } : { $moves }.
learn-advice-capture-again = Le mur en { $cell } vaut d'être pris : { $moves }.
learn-advice-moves = Essaie { $moves }.
learn-advice-moves-again = { $count ->
    [one] Un bon coup ici
   *[other] De bons coups ici
} : { $moves }.
learn-reason = { $reason ->
    [few] { $own ->
        [0] Tu n'as plus de tour
        [one] Il ne te reste qu'une tour
       *[other] Il ne te reste que { $own } tours
    } : chaque coup sur des cases vides coûte une tour.
    [colour] { corner-mark }
    [capture] Une prise coûte une pierre à chaque camp, et ta tour devient un mur.
    [grow] Une pierre sur ton propre mur en fait une tour, donc tu gardes toutes tes tours.
    [begin] Pose des murs là où ta prochaine tour peut arriver.
    [reach] Depuis la rangée 5, une tour perce en un coup.
    [close] Une pierre près d'une tour adverse lui barre la route.
   *[count] Tu as { $own } { $own ->
        [one] tour
       *[other] tours
    }, Murus en a { $theirs }. Qui n'a plus de coup perd.
}
corner-mark = La tour en { $cell } porte une marque dans le coin : elle peut percer au prochain coup, si aucune pierre ne lui barre la route.
formation-name = { $formation ->
    [siege-tower] Tour de siège
   *[gallic-wall] Mur gaulois
}
learn-end = { $won ->
    [yes] **Tu gagnes !** Bien joué.
    [lost] **{ $how }.** { $move } a perdu la partie : après ce coup, Murus avait un gain forcé. Tu peux y revenir et essayer un autre coup.
   *[no] **{ $how }.** Annule ton dernier coup et essaies-en un autre.
}
learn-left = **Apprendre** reprend là où tu en étais.
welcome-title = Murus Gallicus
welcome-text = Un jeu de murs et de tours de Phil Leduc. Amène une pierre sur la dernière rangée, et tu gagnes. Tu joues un coup à la fois, quand tu as une minute.
welcome-managers = Si tu gères ce serveur, tu peux me configurer avec `/server settings`.
welcome-manage = -# Personne d'autre ne voit ceci. Tu le vois parce que tu gères ce serveur. Appuie sur **Configurer** pour choisir les salons, la langue et le reste.
play-murus-level = À quel niveau Murus doit-il jouer ? { $suits } te convient le mieux. Les nombres sont des classements.{ $alone ->
    [yes] {" "}Il n'y a pas de pendule. Après un mois sans coup, la partie est annulée.
   *[no] {""}
}

## Lessons after the first

lesson-name = { $lesson ->
    [first] La première partie
    [distribute] Quatre façons de poser ses pierres
    [lone] Où mettre un mur isolé
    [last] La dernière tour
    [chariot] Le char
    [wall] Le mur gaulois
    [ram] Le bélier
    [siege] La tour de siège
    [force] Le sacrifice forcé
    [catapult] Les catapultes
    [balanced] L'ouverture équilibrée
    [escape] Évasion
    [houdini] Houdini
    [hex] Sur des hexagones
    [three] Une partie à trois
   *[four] Une partie à quatre
}
learn-distribute-empty = **Sur deux cases vides.** La tour devient deux murs, donc tu perds une tour. Joue une tour vers deux cases vides.
learn-distribute-empty-well = Deux murs en { $near } et { $far }, mais une tour de moins.
learn-distribute-empty-wrong = `{ $move }` arrive sur un de tes murs et forme une nouvelle tour. Choisis deux cases vides.
learn-distribute-near = **D'abord un mur, puis une case vide.** Le mur devient une tour, avec un nouveau mur devant elle. Garde ta tour de cette façon.
learn-distribute-near-well = Une tour en { $near }, un mur en { $far } : aucune tour perdue.
learn-distribute-near-wrong = Après `{ $move }`, tu n'as que des murs. Passe par ton mur en a2.
learn-distribute-far = **D'abord une case vide, puis un mur.** La tour finit sur la case éloignée : elle saute deux cases plus loin. Garde ta tour de cette façon.
learn-distribute-far-well = Une tour en { $far }, deux cases plus loin, et un mur derrière elle.
learn-distribute-far-wrong = Après `{ $move }`, tu n'as que des murs. La deuxième pierre doit tomber sur ton mur en c3.
learn-distribute-both = **Sur deux murs.** Les deux grandissent : d'une tour, tu en fais deux. Trouve le coup qui te fait gagner une tour.
learn-distribute-both-well = Deux tours, en { $near } et { $far }. Compte les tours : qui en a le plus a souvent le plus de coups.
learn-distribute-both-wrong = `{ $move }` ne te donne pas de deuxième tour. Les deux pierres doivent tomber sur des murs.
learn-lone-bar = **Deux murs, deux chemins.** La tour gauloise en g3 a deux chemins vers la rangée 1. Un seul coup bloque les deux.
learn-lone-bar-well = f2 bloque un chemin, et g1 l'autre.
learn-lone-bar-wrong = Après `{ $move }`, un chemin reste ouvert, et g3 perce. Bloque les deux.
learn-lone-edge = **Pas à côté : à deux cases.** Un mur à deux cases d'une tour la bloque, et la tour ne peut pas le prendre. Arrête la tour en a3.
learn-lone-edge-well = Le mur en { $far } est à deux cases, là où a3 ne peut pas le prendre.
learn-lone-edge-wrong = Après `{ $move }`, la tour en a3 perce. Bloque ses deux chemins.
learn-lone-ahead = **Entre la tour et le mur.** La tour gauloise en c5 veut sauter sur son mur en e3, puis percer. Mets un mur sur sa route.
learn-lone-ahead-well = Le mur en { $far } bloque le saut.
learn-lone-ahead-wrong = Après `{ $move }`, les Gaulois gagnent en deux coups au plus. Le chemin de c5 à e3 passe par d4.
learn-last-keep = **La dernière tour.** Les murs ne bougent jamais : sans tour, tu n'as pas de coup et tu perds. Garde la tienne.
learn-last-keep-well = Ta tour survit en { $far }.
learn-last-keep-wrong = Après `{ $move }`, tu n'as que des murs, et c'est perdu. Arrive sur un de tes murs.
learn-last-take = **La dernière tour adverse.** La tour en b6 a besoin du mur en d4 pour s'y poser. Enlève-le, et elle ne peut plus que se défaire.
learn-last-take-well = Maintenant, chaque coup défait la dernière tour gauloise, et ensuite les Gaulois ne peuvent plus jouer.
learn-last-take-wrong = Après `{ $move }`, les Gaulois gardent leur tour. Prends le mur dont elle a besoin.
learn-last-flatten = **Encercle-la.** La dernière tour gauloise, en b2, veut percer ou se poser en b4. Place deux murs pour que chaque coup la défasse.
learn-last-flatten-well = Elle ne peut que prendre un mur ou se défaire : la dernière tour est perdue.
learn-last-flatten-wrong = Après `{ $move }`, la dernière tour s'échappe. Bloque ses deux chemins en un coup.
learn-chariot-start = **Le char.** Une tour derrière son propre mur est un char : il roule d'une case et reste un char. Fais-le partir : tu gagnes en trois coups.
learn-chariot-start-well = La tour et le mur, une case plus loin. Personne n'est assez près pour les arrêter.
learn-chariot-start-wrong = Après `{ $move }`, tu n'as plus de tour. Roule sur ton propre mur en a4.
learn-chariot-roll = **Il roule encore.** Plus que deux coups, et une pierre est sur la rangée 7. Garde le char entier.
learn-chariot-roll-well = Ensuite vient a7, et les Gaulois sont trop loin.
learn-chariot-roll-wrong = `{ $move }` défait le char. Roule tout droit.
learn-chariot-turn = **Dans toutes les directions.** Un char roule aussi en diagonale. Quel coup forme une tour que rien n'arrête ?
learn-chariot-turn-well = La tour en { $near } perce au prochain coup, et personne ne peut bloquer tous ses chemins.
learn-chariot-turn-wrong = `{ $move }` laisse du temps aux Gaulois. Roule sur le mur en c5.
learn-chariot-stop = **Arrête-le.** Le char gaulois en c4 et c3 roule vers la rangée 1. Mets un mur devant lui.
learn-chariot-stop-well = Ton mur en { $near } bloque le mur en c3, donc le char ne peut pas rouler.
learn-chariot-stop-wrong = Après `{ $move }`, il roule encore et perce. Mets un mur en c2.
learn-wall-close = **Un mur gaulois.** Des murs côte à côte bloquent une tour, mais il y a une brèche en d2. Ferme-la avant que la tour en d3 ne passe.
learn-wall-close-well = Des murs côte à côte, et une tour parmi eux : c'est solide.
learn-wall-close-wrong = Après `{ $move }`, la tour en d3 trouve encore un chemin vers la rangée 1. Ferme la brèche en d2.
learn-wall-gap = **Affaibli par une brèche.** Les murs gaulois en b6 et d6 bloquent deux chemins de ta tour. Il en reste un.
learn-wall-gap-well = Droit dans la brèche : la pierre en { $far } gagne.
learn-wall-gap-wrong = `{ $move }` n'atteint pas la rangée 7, et tu n'as plus ta tour. Profite de la brèche.
learn-wall-weak = **Affaibli par un sacrifice.** Un mur sans tour juste derrière est le point faible. Prends le bon, et ton autre tour passe.
learn-wall-weak-well = Le mur en { $far } a disparu, et f5 perce par g6.
learn-wall-weak-wrong = `{ $move }` ne gagne pas en deux coups. Quel mur n'a pas de tour juste derrière lui ?
learn-ram-make = **Le bélier.** Une tour et deux murs en ligne savent faire trois choses. D'abord, fais-en deux tours.
learn-ram-make-well = Deux tours en ligne : le bélier est prêt.
learn-ram-make-wrong = `{ $move }` sépare les quatre pierres. Joue le long de la ligne.
learn-ram-through = **Il perce.** Sacrifie une tour contre le mur gaulois et fais passer l'autre par la brèche. Un sacrifice gagne en deux coups.
learn-ram-through-well = Le mur en { $far } a disparu, et c5 passe par b6.
learn-ram-through-wrong = `{ $move }` ne gagne pas en deux coups. Ouvre une brèche que les Gaulois ne peuvent pas fermer.
learn-ram-way = **Un char à deux sens.** Il va d'un bout à l'autre de sa ligne et revient. Joue de sorte que les quatre pierres puissent revenir.
learn-ram-way-well = La tour est à côté de ses propres murs, donc tout coup le long de la ligne la garde.
learn-ram-way-wrong = Après `{ $move }`, les quatre pierres ne se retrouvent pas en six coups. Reste sur la ligne.
learn-ram-circle = **Le cycle de six coups.** Après six coups le long de la ligne, tout est revenu à sa place : tu peux donc attendre. Commence le cycle.
learn-ram-circle-well = La tour et les murs tournent sans rien perdre. Mais une position qui revient trois fois donne la nulle.
learn-ram-circle-wrong = Après `{ $move }`, le cycle est rompu. Joue le long de la ligne.
learn-siege-build = **La tour de siège.** Une tour sur ta cinquième rangée, la rangée 5, peut percer au coup suivant. Formes-en une que personne ne peut arrêter.
learn-siege-build-well = Une tour de siège en { $near }, et les Gaulois ne peuvent pas bloquer tous ses chemins.
learn-siege-build-wrong = `{ $move }` ne forme pas de tour de siège. Arrive sur ton mur en f5.
learn-siege-leap = **Un saut vers la cinquième rangée.** Un mur isolé y attend une tour à deux cases de là. Quoi que fassent les Gaulois, tu gagnes en deux coups.
learn-siege-leap-well = La tour de siège en { $far } est debout, et un chemin reste ouvert.
learn-siege-leap-wrong = `{ $move }` ne gagne pas en deux coups. Saute sur ton mur en e5.
learn-siege-deny = **Empêche la leur.** La tour gauloise en e5 peut sauter en c3, sur la cinquième rangée des Gaulois. Arrête cette tour de siège avant qu'elle n'existe.
learn-siege-deny-well = Sans le mur en { $far }, la tour en e5 n'a nulle part où se poser.
learn-siege-deny-wrong = Après `{ $move }`, les Gaulois ont leur tour de siège et gagnent. Prends le mur en c3.
learn-force-threat = **Le sacrifice forcé.** Crée une menace que seul un sacrifice arrête : il coûte une tour aux Gaulois. Quel coup y parvient ?
learn-force-threat-well = Les Gaulois doivent prendre le mur en a5 avec b6, et b6 n'est plus qu'un mur.
learn-force-threat-wrong = Après `{ $move }`, les Gaulois se passent de sacrifice. Pose un mur où la tour en a4 peut arriver.
learn-force-after = **Ensuite.** Les Gaulois ont pris le mur en a5, et il leur reste une tour. Un char gagne maintenant en trois coups.
learn-force-after-well = La tour et le mur sont prêts à rouler, et une seule tour ne peut pas les arrêter.
learn-force-after-wrong = Après `{ $move }`, tu n'as plus de tour. Roule sur le mur en b4.
learn-force-forced = **Quand on te force.** Les Gaulois veulent arriver en f3 ou en d3, puis percer. Seul un sacrifice les arrête.
learn-force-forced-well = Ça a coûté une tour, mais le mur en { $far } a disparu.
learn-force-forced-wrong = Après `{ $move }`, les Gaulois gagnent en deux coups au plus. Prends le bon mur.
learn-catapult-build = **Une troisième pierre.** Dans la partie avancée, une pierre sur ta propre tour en fait une catapulte. Formes-en une.
learn-catapult-build-well = Trois pierres en { $near } : une catapulte. Elle ne bouge jamais, elle lance.
learn-catapult-build-wrong = `{ $move }` ne pose pas de pierre sur une tour. Passe par ta tour en a2.
learn-catapult-throw = **Le lancer.** Une catapulte lance une pierre à deux ou trois cases, vers l'avant ou sur le côté. Une pierre sur la rangée 7 gagne si elle survit à la réponse.
learn-catapult-throw-well = Personne ne peut prendre la pierre en { $far }, donc elle gagne.
learn-catapult-throw-wrong = Après `{ $move }`, il n'y a pas de pierre sur la rangée 7, ou elle se fait prendre. Reste loin des tours.
learn-catapult-shot = **Le tir.** Une pierre lancée sur une pièce adverse lui enlève une pierre. La tour en b3 va passer : tire.
learn-catapult-shot-well = La tour en { $far } est un mur maintenant, et les murs ne bougent jamais.
learn-catapult-shot-wrong = Après `{ $move }`, la tour en b3 passe. Touche-la.
learn-catapult-cut = **Rabaisse-la.** Une tour à côté d'une catapulte adverse peut sacrifier une pierre pour en faire une tour, ou les deux pour en faire un mur. Un seul des deux marche.
learn-catapult-cut-well = Les deux pierres sacrifiées : la catapulte en { $far } est un mur.
learn-catapult-cut-wrong = Après `{ $move }`, la pièce en c3 amène encore une pierre sur la rangée 1. Sacrifie les deux pierres.
learn-balanced-walls = **Le premier coup est spécial.** Chaque camp lève une tour de sa première rangée et en fait deux murs sur sa deuxième. Ici, c2 et e2 : sers-toi de l'un d'eux et garde tes tours.
learn-balanced-walls-well = Le mur est devenu une tour : tu as avancé sans rien perdre.
learn-balanced-walls-wrong = `{ $move }` coûte une tour. Passe par un de tes murs.
learn-balanced-swap = **Quand changer de camp.** Après le premier coup romain, change de camp s'il manque une tour de coin et si les deux murs sont entre c2 et g2. Vois pourquoi : avance par l'un d'eux.
learn-balanced-swap-well = De tels murs servent à plusieurs tours, et une tour de coin manque le moins. Murus change aussi de camp dans ce cas.
learn-balanced-swap-wrong = `{ $move }` laisse les murs de côté. Pars de c1 ou de f1 et passe par un mur.
learn-balanced-fast = **Une attaque plus rapide.** Avec des murs déjà devant, tu as plus vite des tours de siège. Gagne en deux coups.
learn-balanced-fast-well = La tour en { $far } perce, et les Gaulois ne peuvent pas bloquer tous ses chemins.
learn-balanced-fast-wrong = `{ $move }` est trop lent. Arrive sur ton mur en e5.
learn-escape-bar = **Pas de percée.** Dans la partie Évasion, une pierre sur la rangée 7 ne vaut rien : tu gagnes quand l'adversaire ne peut plus jouer. Bloque la dernière issue de la tour en a7.
learn-escape-bar-well = Les Gaulois n'ont plus de coup, donc tu gagnes.
learn-escape-bar-wrong = Après `{ $move }`, la tour en a7 a encore un coup. Pose une pierre en c7.
learn-escape-flatten = **Encercle-la.** La tour en d7 survit tant qu'elle peut arriver sur ses murs. Barre-lui la route, et elle doit se défaire.
learn-escape-flatten-well = Chaque coup des Gaulois leur coûte maintenant leur dernière tour.
learn-escape-flatten-wrong = Après `{ $move }`, les Gaulois gardent une tour. Mets tes pierres entre d7 et ses murs.
learn-escape-keep = **Sauve la tienne.** Ta dernière tour doit arriver sur un mur, sinon tu ne peux plus jouer. Elle peut reculer.
learn-escape-keep-well = Ta tour survit en { $far }. Dans la partie Évasion, reculer ne coûte rien.
learn-escape-keep-wrong = Après `{ $move }`, tu n'as que des murs. Arrive sur ton mur en c1.
learn-houdini-walls = **Pas de prises.** Dans Houdini, aucun mur n'est jamais pris : un mur barre donc la route pour de bon. Gagne en deux coups sans perdre ta tour.
learn-houdini-walls-well = Les Gaulois n'ont nulle part où se poser : leur dernière tour se défait.
learn-houdini-walls-wrong = Après `{ $move }`, tu n'as que des murs. Arrive sur ton mur en c3.
learn-houdini-siege = **À l'abri devant.** Personne ne peut prendre ton mur en a5 : il attend une tour aussi longtemps que tu veux. Gagne en deux coups.
learn-houdini-siege-well = La tour de siège en { $far } perce au prochain coup, à côté du mur en a6.
learn-houdini-siege-wrong = Après `{ $move }`, les Gaulois sont plus rapides. Saute sur ton mur en a5.
learn-houdini-hold = **Impossible à prendre.** Tu ne peux pas prendre ce que les Gaulois posent, alors arrive avant eux. Un seul coup les tient dehors.
learn-houdini-hold-well = Avec une tour en { $far } et une en b1, tu tiens le rythme.
learn-houdini-hold-wrong = Après `{ $move }`, les Gaulois gagnent en deux coups au plus. Arrive sur ton mur en c4.
learn-hex-walk = **Six directions.** Sur des hexagones, une tour se déplace dans six directions, et toutes les autres règles restent. Garde ta tour.
learn-hex-walk-well = En montant la colonne : une tour en { $far }.
learn-hex-walk-wrong = Après `{ $move }`, tu n'as que des murs. Arrive sur ton mur en a3.
learn-hex-through = **Le bord opposé.** Les cases du haut des colonnes, neuf en tout, forment la première rangée des Gaulois. Perce.
learn-hex-through-well = La pierre en { $far } est sur la case du haut de sa colonne et gagne.
learn-hex-through-wrong = `{ $move }` n'atteint pas de case du haut. Monte la colonne b.
learn-hex-leap = **Un char ici aussi.** Ta tour en b3 est derrière son mur en c4. Roule, et tu gagnes en deux coups.
learn-hex-leap-well = La tour en { $near } perce au prochain coup.
learn-hex-leap-wrong = Après `{ $move }`, tu n'as que des murs. Roule sur c4.
learn-three-keep = **À trois.** Romains, Gaulois et Germains jouent l'un après l'autre, sans percée : le dernier camp qui peut jouer gagne. Garde ta tour.
learn-three-keep-well = Ta tour vit, en { $far }. C'est aux Gaulois de jouer.
learn-three-keep-wrong = Après `{ $move }`, tu n'as que des murs et tu vas sortir de la partie. Arrive en a3.
learn-three-out = **Un camp sort.** Si tu n'as pas de coup quand vient ton trait, tu sors de la partie. Bloque la dernière issue de la tour gauloise en a5.
learn-three-out-well = Les Gaulois sortent, et les Germains continuent.
learn-three-out-wrong = Après `{ $move }`, les Gaulois peuvent encore jouer. Pose une pierre en c5.
learn-three-last = **Le dernier camp debout.** Il ne reste que toi et les Gaulois. Fais-les sortir et gagne.
learn-three-last-well = Plus personne d'autre ne peut jouer, donc tu gagnes.
learn-three-last-wrong = Après `{ $move }`, les Gaulois peuvent encore jouer. Pose une pierre en c5.
learn-four-keep = **À quatre.** Un camp par bord, et on joue dans le sens des aiguilles d'une montre, Romains d'abord. Reste en jeu : garde ta tour.
learn-four-keep-well = Ta tour vit, en { $near }. C'est aux Gaulois, à gauche, de jouer.
learn-four-keep-wrong = Après `{ $move }`, tu n'as que des murs et tu vas sortir de la partie. Arrive en d2.
learn-four-out = **Un camp sort.** La tour gauloise en a8 n'a plus qu'une issue. Bloque-la, et les Gaulois sortent.
learn-four-out-well = Les Gaulois sortent, et c'est aux Germains de jouer.
learn-four-out-wrong = Après `{ $move }`, les Gaulois peuvent encore jouer. Pose une pierre en c6.
learn-four-last = **Le dernier camp debout.** Il ne reste que toi et les Gaulois. Fais-les sortir et gagne.
learn-four-last-well = Plus personne d'autre ne peut jouer, donc tu gagnes.
learn-four-last-wrong = Après `{ $move }`, les Gaulois peuvent encore jouer. Pose une pierre en c6.

## Openings

explored-title = **Ouvertures** · { $variant }
explored-lead = { $games ->
    [0] Je ne connais aucune partie qui ait continué depuis cette position.
    [1] Une partie a continué depuis cette position. Je compte les parties jouées ici et celles de Murus contre lui-même :
   *[other] { $games } parties ont continué depuis cette position. Je compte les parties jouées ici et celles de Murus contre lui-même :
}
explored-move = `{ $move }` · { $games ->
    [1] 1 partie
   *[other] { $games } parties
}, { $percent } % des points · { $by }
explored-people = des personnes
explored-not-here = Je n'ai pas d'ouvertures pour cette variante. J'en ai pour les parties à deux sans ouverture équilibrée.
explored-departure = **L'ouverture :** { $move } ne se joue presque jamais. Sur { $games } parties arrivées à cette position, { $times } ont continué par `{ $usual }`.
button-explored = Ouverture
button-explored-start = Au début
command-opening = Les premiers coups : combien de fois on les joue, et avec quel succès
option-opening-variant = Variante (par défaut : la partie standard)

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-grade = { $grade ->
    [1] facile
    [2] assez facile
    [3] moyen
    [4] difficile
   *[5] très difficile
}
puzzle-title = { $from ->
    [siege] **Le siège du jour**
    [siege-easy] **Le siège facile du jour**
    [mine] **Tiré d'une de tes parties**
   *[book] **Problème { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Siège { $n }**
puzzle-task = { $kind ->
    [win] Trait aux { side-name } : **{ $moves ->
        [1] gagne tout de suite
       *[other] gagne en { $moves } coups
    }**.
    [hold] Trait aux { side-name } : **trouve le seul coup qui ne perd pas.**
    [is-it-won] Trait aux { side-name } : **qui gagne en { $moves ->
        [1] un coup
       *[other] { $moves } coups au plus
    } ?**
    [two-towers] Trait aux { side-name } : **d'une tour, fais-en deux.**
   *[author] Trait aux { side-name } : **qu'a joué Phil Leduc ?**
}
puzzle-allowed = Les { side-name } viennent de jouer `{ $move }`.
puzzle-right = **Juste.** Les { side-name } répondent `{ $answer }`. { $left ->
    [1] Encore un coup.
   *[other] Encore { $left } coups.
}
puzzle-slower = `{ $move }` gagne aussi, mais moins vite. Ça ne compte pas comme une erreur : cherche le gain plus rapide.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] perd
   *[no] ne marche pas
}{ $some ->
    [yes] { $loses ->
        [yes] {" : "}{ $line }.
       *[no] {" : "}{ $line } pourrait suivre.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Juste :**
   *[no] **Non :**
} { $truth ->
    [romans] les Romains gagnent.
    [gauls] les Gaulois gagnent.
   *[neither] aucun camp ne peut encore forcer le gain.
}
puzzle-hint = Joue avec la pièce en **{ $cell }**.{ $counts ->
    [yes] {" "}Un indice compte comme une erreur.
   *[no] {""}
}
puzzle-answer = La solution : `{ $line }`.
puzzle-solved = **Résolu !** `{ $line }` fait l'affaire.
puzzle-placing = Problème de placement { $n } sur { $all }.
puzzle-placed = Placement terminé : ton classement aux problèmes est { $rating }.
puzzle-rated = Ton classement aux problèmes : { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] Aucune analyse n'a encore trouvé de gain que tu as manqué. Appuie sur **Analyse** après une partie pour en chercher un.
    [mine] Tu as vu tous tes gains manqués. Appuie sur **Analyse** après une autre partie pour en chercher d'autres.
   *[book] Tu as vu tous les problèmes d'ici. Choisis un autre thème, ou joue.
}
puzzle-gone = Ce problème n'existe plus. `/learn puzzle` en a un autre.
puzzle-no-book = Il n'y a pas encore de problèmes pour cette variante. Il y en a pour la partie standard.
puzzle-no-theme = Ce thème n'existe pas. Choisis-en un dans la liste.
puzzle-voted = Merci. Les votes décident quels problèmes restent.
puzzle-reported = Merci. Je vais revoir ce problème.
puzzle-reported-before = Tu as déjà signalé ce problème.
puzzle-unmet = Tu n'as pas essayé ce problème.
puzzle-type = Ton coup
puzzle-type-hint = De quelle case à quelle case, comme b4-d4.
puzzle-theme-hint = Un autre thème
puzzle-theme = { $theme ->
    [all] Tous
    [mine] Gains que j'ai manqués
    [breakthrough] Percée
    [stalemate] Pat
    [battering-ram] Bélier
    [chariot] Char
    [siege-tower] Tour de siège
    [forced-sacrifice] Sacrifice forcé
    [slip] Se glisser entre deux pièces adverses
    [quiet] Premier coup tranquille
    [only-defence] Seule défense
    [parry] Empêcher un gain immédiat
    [race] Une course
    [interposed-wall] Un mur sur la route
    [zugzwang] Tous les coups perdent
    [tempo-wall] Un mur à deux cases
    [catapult-shot] Tir de catapulte
    [surviving-stone] Une pierre qui survit
    [double-threat] Double menace
    [sacrifice] Sacrifice
    [backward] Un pas en arrière
    [is-it-won] Est-ce gagné ?
   *[two-towers] Deux tours à partir d'une
}
button-puzzle = Problèmes
button-puzzle-next = Problème suivant
button-puzzle-type = Taper un coup
button-puzzle-hint = Indice (= erreur)
button-puzzle-answer = Solution (= erreur)
button-puzzle-answer-missed = Voir la solution
button-puzzle-again = Réessayer
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Signaler
button-puzzle-claim = { $claim ->
    [romans] Gain romain
    [gauls] Gain gaulois
   *[neither] Pas encore
}
profile-puzzles = Problèmes { $placed ->
    [no] **{ $n } sur { $all }** pour le placement
   *[yes] **{ $rating }**
} : { $right } sur { $decided } réussis du premier coup{ $longest ->
    [0] .
    [1] , meilleure série de sièges : 1 jour.
   *[other] , meilleure série de sièges : { $longest } jours.
}
siege-title = **Siège { $n }** · { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}{ $hardest ->
    [yes] , le problème de la semaine
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Personne ne l'a encore essayé.
    [1] Une personne l'a essayé, { $solved ->
        [0] sans le résoudre.
       *[1] et l'a résolu.
    }
   *[other] { $tried } personnes l'ont essayé, { $solved ->
        [0] mais personne ne l'a résolu.
        [1] et une l'a résolu.
       *[other] et { $solved } l'ont résolu.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Une personne a résolu le siège facile.
   *[other] {" "}{ $easy } ont résolu le siège facile.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Résolu ici { $days } jours d'affilée.
}
siege-over = Le **siège { $n }** est terminé. { $tried ->
    [0] Personne ne l'a essayé.
    [1] Une personne l'a essayé{ $solved ->
        [0] , sans le résoudre.
       *[1] {" "}et l'a résolu{ $some ->
            [all] {" : "}{ $named }.
           *[no] .
        }
    }
   *[other] { $tried } personnes l'ont essayé, { $solved ->
        [0] mais personne ne l'a résolu.
        [1] et une l'a résolu{ $some ->
            [all] {" : "}{ $named }.
           *[no] .
        }
       *[other] et { $solved } l'ont résolu{ $some ->
            [all] {" : "}{ $named }.
            [yes] {", dont "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Une personne a résolu le siège facile{ $some-easy ->
        [all] {" : "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}{ $easy } ont résolu le siège facile{ $some-easy ->
        [all] {" : "}{ $named-easy }.
        [yes] {", dont "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Siège { $n } : personne ne l'a essayé.
siege-unsolved = Sièges { $first } à { $last } : personne ne les a résolus.
siege-alt = Un replay de la solution : { $line }.
siege-share = { $days ->
    [0] `Murus siège { $n }{ $rung ->
        [easy] {" (facile)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus siège { $n }{ $rung ->
        [easy] {" (facile)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus siège { $n }{ $rung ->
        [easy] {" (facile)"}
       *[day] {""}
    } { $squares } · { $days } jours`
}
siege-week-title = La semaine des sièges { $from } à { $to }
siege-week-over = La semaine des sièges { $from } à { $to } est terminée
siege-week-sum = { $solvers ->
    [0] Cette fois, personne n'a résolu de siège. Une nouvelle semaine a commencé.
   *[other] { $solvers ->
        [1] Une personne a
       *[other] { $solvers } personnes ont
    } résolu des sièges, { $days ->
        [1] 1 jour
       *[other] { $days } jours
    } sur { $all }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Résolus ici { $streak } jours d'affilée.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}et une autre personne
       *[other] {" "}et { $unnamed } autres
    }
   *[no] { $unnamed ->
        [1] une personne, nom masqué
       *[other] { $unnamed } personnes, noms masqués
    }
} · { siege-week-done }
siege-week-done = { $days ->
    [one] { $days } résolu
   *[other] { $days } résolus
}, { $first ->
    [0] aucun du premier coup
   *[other] { $first } du premier coup
}
siege-week-own = Ta place dans la semaine : { $place } sur { $people }. { siege-week-done }
siege-week-none = Personne n'a résolu de siège cette semaine. Montre l'exemple.
week-game = Partie de la semaine
week-game-offered = **Partie de la semaine :** { $one } et { $other }, voulez-vous vous affronter ? Elle est amicale et commence quand les deux ont dit oui.
week-game-begun = **Partie de la semaine :** { $one } et { $other } jouent.
week-game-for-others = Cette partie est pour les deux premières places de la semaine qui montrent leur nom. Résous les sièges du jour, et la prochaine sera peut-être la tienne.
week-game-lapsed = Cette partie de la semaine n'est plus proposée. Tu peux toujours en lancer une avec `/challenge`.
week-game-has-begun = Ta partie de la semaine a déjà commencé. Tu la trouves dans `/games`.
button-siege-week = Tableau de la semaine
button-week-game = Jouer cette partie
siege-streaks = Jours d'affilée : toi { $own }, ce serveur { $here }.
siege-missed = C'est le premier essai qui compte, et tu l'as manqué. Tu peux encore le résoudre.
siege-easy-counts = Le siège facile compte comme un jour, mais pas comme un premier essai.
siege-late = Ce siège est terminé, donc il ne compte plus.
siege-bell-on = Je t'envoie un ping ici chaque jour, quand un siège commence.
siege-bell-off = Je ne t'envoie plus de pings pour les sièges ici.
siege-named = Je montre ton nom dans le tableau de la semaine, et sous ce siège quand il sera terminé.
siege-unnamed = Je ne montre pas ton nom.
siege-not-tried = Tu n'as pas essayé ce siège.
button-siege = Résoudre
button-siege-easy = Un plus facile
button-siege-after = Essayer
button-siege-share = Partager
button-siege-shared = Partagé
button-siege-answer = Solution
button-siege-after-of = Essayer le siège { $n }
button-siege-answer-of = Solution du { $n }
button-siege-keep = Continuer
button-siege-name = Montrer mon nom demain
button-siege-unname = Ne pas montrer mon nom
button-siege-bell = Ping pour les sièges
button-siege-no-bell = Plus de pings
button-siege-off = Arrêter les sièges
server-siege-title = **Le siège du jour :** un problème par jour dans un salon. Seules les personnes qui le demandent reçoivent un ping.
server-siege = Il commence dans { $channel } à **{ $hour }** ({ $zone }). Prochain : { $next }.
server-siege-next = { $channel }, prochain : { $date }
server-daily = Siège du jour : **{ $some ->
    [yes] { $what }
   *[no] non
}**
button-server-siege = Siège du jour…
server-siege-none = Ce serveur n'en a pas encore. Choisis une heure, et il commence dans ce salon.
server-siege-idle = **Personne n'a essayé le siège du jour depuis une semaine**, même s'il est devenu plus facile. Faut-il continuer ?
server-siege-hint = À quelle heure doit-il commencer ici ? ({ $zone }, comme dans /settings)
lessons-title = **Leçons.** Chacune a quelques positions que tu résous en jouant.
lessons-hint = Choisis une leçon
lesson-steps = { $count ->
    [1] 1 position
   *[other] { $count } positions
}
lesson-unknown = Cette leçon n'existe pas.
button-lessons = Leçons
command-lesson = Apprends le jeu en images, et joue une partie guidée
command-rules = Les règles, par sujet
command-puzzle = Un problème à résoudre, à la solution prouvée
command-siege = Un problème par jour dans ce salon
option-lesson-lesson = Leçon (par défaut : la première)
option-puzzle-theme = Thème (par défaut : tous)
option-puzzle-variant = Variante (par défaut : la partie standard)
option-rules-topic = Sujet

## Hints and reviews

hint-waiting = Je réfléchis… l'indice apparaît ici dans quelques secondes.
hint-queued = { $before ->
    [one] Une demande passe
   *[other] { $before } demandes passent
} avant la tienne. L'indice apparaît ici quand il est prêt.
hint-text = Murus jouerait `{ $move }`. Le résultat montre que tu as utilisé un indice.
review-waiting = J'analyse… l'analyse apparaît ici dans quelques secondes.
review-queued = { $before ->
    [one] Une partie passe
   *[other] { $before } parties passent
} avant celle-ci. L'analyse apparaît ici quand elle est prête.
review-running = Je n'analyse que les parties terminées. Pendant que tu joues, `/hint` te montre un bon coup.
review-empty = Personne n'a joué dans cette partie, donc il n'y a rien à analyser.
review-several = Je n'analyse que les parties à deux.
review-title = Analyse · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
} : précision de { $percent } %.
review-turning = { $turning ->
    [yes] Tournant : { $played }. { $better } était meilleur.
   *[no] { $played } était une erreur. { $better } était meilleur.
}
review-moment-title = Coup clé { $n } sur { $count }
review-goes-on = Une suite possible : { $line }.
review-theme = { $theme ->
    [battering-ram] un bélier : un sacrifice libère la case, et la tour voisine passe
    [chariot] un char : une tour avec un mur devant elle roule et reste une tour
    [siege-tower] une tour de siège : elle perce au coup suivant, et aucun coup ne bloque tous ses chemins
    [forced-sacrifice] un sacrifice forcé : seule une prise l'arrête, et elle coûte une tour
    [zugzwang] un zugzwang : l'autre camp doit jouer, et tous ses coups perdent
    [double-threat] deux menaces à la fois
    [catapult-shot] un tir de catapulte
    [slip] un passage entre deux pièces qui se touchent par un coin
   *[stalemate] un gain par pat, qui laisse l'autre camp sans coup
}
review-remark = { $what ->
    [missed] Les { side-name } ont manqué { $theme }.
    [allowed] Ce coup permet { $theme }.
    [gave-last-tower] Ce coup donne la dernière tour { side-adjective }, et les murs ne bougent pas.
    [last-tower] La réponse prend la dernière tour { side-adjective }, et les murs ne bougent pas.
    [kept] Après ce coup, les { side-name } { $from ->
        [0] n'ont aucune tour
        [one] ont une tour
       *[other] ont { $from } tours
    }. Après le meilleur coup, ils en auraient { $to }.
    [ways] Après ce coup, les tours { side-adjective } { $from ->
        [0] n'ont aucun chemin ouvert
        [one] ont un chemin ouvert
       *[other] ont { $from } chemins ouverts
    }. Après le meilleur coup, elles en auraient { $to }.
   *[towers] Après la réponse, les { side-name } passent { $from ->
        [one] d'une tour
       *[other] de { $from } tours
    } à { $to ->
        [0] zéro
        [one] une
       *[other] { $to }
    }.
}
review-thought = { $noted ->
    [yes] Tu as essayé { $line } ici, avec ce commentaire : { $note }
   *[no] Tu as essayé { $line } ici.
}
review-planned = Tu avais prévu : { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = S'entraîner ici
review-even = Aucun coup n'a fait basculer cette partie à lui seul.
review-left-out = { $count ->
    [one] J'ai laissé de côté une position, parce que je ne peux pas y aider pour le moment.
   *[other] J'ai laissé de côté { $count } positions, parce que je ne peux pas y aider pour le moment.
}
review-beside = { $which ->
    [played] Joué
   *[better] Meilleur
} : { $move }
review-frames = Un cadre rouge marque où une tour peut percer au coup suivant.
review-missed = { $played } a manqué un gain : { $best } gagne { within-moves }.
review-wins = { $best } gagne { within-moves }{ $moves ->
    [one] .
   *[other] , quoi que tentent les { side-against }.
}
review-decided = Après { $played }, les { side-name } gagnent { within-moves }{ $moves ->
    [one] .
   *[other] , quoi que tentent les { side-against }.
}
review-last = À la fin, les { side-name } pouvaient encore gagner { within-moves } : { $best }.
within-moves = { $moves ->
    [one] en un coup
   *[other] en { $moves } coups au plus
}
side-against = { $side ->
    [romans] Gaulois
   *[other] Romains
}
forced-title = { $moves ->
    [0] Quoi que tentent maintenant les { side-against }, les { side-name } gagnent.
   *[other] Les { side-name } gagnent { within-moves }, quoi que tentent les { side-against }.
}
forced-end = { $reason ->
    [stalemate] Les { side-name } gagnent par pat.
   *[other] Les { side-name } percent.
}
forced-try = Choisis ce que tentent les { side-against }.
forced-gone = Je n'ai pas de preuve de ce gain.
review-missed-more = Et { $count ->
    [one] encore un gain manqué
   *[other] encore { $count } gains manqués
}.
review-chart = Qui avait l'avantage
review-alt = Un diagramme de l'avantage : { $course }.
review-alt-turning = Le tournant est { $played }.
review-alt-missed = { $count ->
    [one] Un gain a été manqué
   *[other] Des gains ont été manqués
} avec { $played }.
review-sign-turning = tournant
review-sign-missed = gain manqué
review-sign-mistake = erreur
review-stretch = { $lead ->
    [first] Romains en avance
    [first-wins] Romains gagnants
    [second] Gaulois en avance
    [second-wins] Gaulois gagnants
   *[even] égalité
}{ $from ->
    [0] {" "}au début
   *[other] {" "}à partir du coup { $number }
}

## Refusals that are not about a rule of the game

refused-blocked = Dans cette partie, quelqu'un te bloque.
refused-not-playing = Tu ne joues pas dans cette partie.
refused-not-voting = { $who } vote pour ce coup. Tu peux voter dans ce salon, sauf si tu joues contre lui.
refused-by-vote = Un salon vote dans cette partie, donc aucun coup n'y est annulé.
refused-votes-for-other = Dans cette partie, tu as voté pour l'autre salon, donc tu ne peux pas voter pour celui-ci.
refused-second-vote = Le vote était serré, et il reste deux coups. Choisis l'un d'eux.
refused-out = Tu n'es plus en jeu dans cette partie. Les autres continuent.
refused-not-your-turn = Ce n'est pas à toi de jouer. C'est à { $who }.
refused-out-of-time = Ton temps est écoulé, et la partie va se terminer.
refused-undecided = { $who } n'a plus de temps. Son adversaire a jusqu'au { $date } pour prendre la victoire ou laisser la partie continuer.
refused-in-time = Pas encore : il reste du temps.
refused-not-held = Dans cette partie, personne en face n'utilise de jours de vacances.
refused-reminded = Un rappel est déjà parti. Tu peux envoyer le prochain { $when }.
refused-waits = Cette partie attend déjà jusqu'au { $date }.
refused-held = Tu ne peux pas encore réclamer la victoire : des jours de vacances couvrent la pendule jusqu'au { $date }.
refused-stale = Ce plateau n'est plus à jour : la partie a avancé.
refused-newer = J'ai dû revenir à une sauvegarde plus ancienne, et les coups de ce plateau sont perdus. Voici où en est la partie.
refused-no-offer = Cette proposition n'est plus là : quelqu'un a joué ou répondu avant.
refused-offered = Il y a déjà une proposition en cours.
refused-own-offer = C'est ta propre proposition, donc tu ne peux pas y répondre.
refused-agreed = Tu as déjà donné ton accord. On attend les autres.
refused-no-draw = Murus n'accepte pas la nulle. Tu peux continuer ou abandonner.
refused-declined = { $fate ->
    [withdrawn] Tu as retiré ta proposition de nulle.
    [lapsed] Ta proposition de nulle a expiré quand tu as joué.
   *[declined] Ta proposition de nulle a été refusée.
} Tu peux en refaire une après { $moves ->
    [one] un coup de plus
   *[other] { $moves } coups de plus
}.
help-barred = Cette position est celle de ta partie classée { $game }, donc je ne peux pas t'y aider avant la fin de cette partie.
help-barred-rated = Cette position est dans une partie classée en cours, ou pourrait bientôt l'être, donc je ne peux pas t'y aider.
help-barred-siege = Cette position fait partie d'un siège en cours, donc tu ne peux l'essayer que dans le siège lui-même.
refused-asked-back = Tu as déjà demandé à annuler ce coup. Tu peux redemander après ton prochain coup.
refused-unheard = Quelqu'un dans cette partie n'accepte de toi ni propositions, ni cadeaux, ni rappels.
refused-nothing-to-take-back = Tu n'as pas de coup à annuler ici.
refused-begun = { $draws ->
    [yes] La partie a commencé, donc tu ne peux plus l'annuler. Tu peux abandonner ou proposer la nulle.
   *[no] La partie a commencé, donc tu ne peux plus l'annuler. Tu peux abandonner.
}
refused-no-clock = Cette partie se joue sans pendule, donc personne n'a besoin de temps en plus.
refused-nobody-waits = Personne d'autre n'a de pendule ici, donc il n'y a personne à qui donner du temps.
refused-enough-time = Ton adversaire a déjà largement le temps.
refused-playing = Tu joues déjà dans cette partie.
refused-own-game = Tu joues dans cette partie. Demande à quelqu'un d'autre de la modération de s'en charger.
refused-rated = Cette partie est classée, donc il n'y a pas d'indices.
refused-over = Cette partie est terminée{ $state ->
    [won] {" : "}{ $winner } a gagné
   *[drawn] {""}
}.
command-unknown = Cette commande n'existe plus. `/help` te montre ce que tu peux faire.
press-unknown = Je ne connais pas ce bouton. `/games` montre tes parties.
press-no-game = Cette partie n'existe pas.
board-none = Je ne vois aucun plateau à moi dans ce message. Essaie sur un message qui montre une partie.
press-on-discord = Ça ne marche que sur Discord, dans le salon lui-même.
press-not-inside = Il faut être sur ce serveur pour faire ça.
press-unanswered = Discord ne m'a pas dit à temps si tu es sur ce serveur. Réessaie dans un instant.
press-not-yours = Ici, c'est à { $who } de répondre.
press-cancelled = Rien n'a changé.
limited = { $what ->
    [challenge] Tu as lancé beaucoup de parties ces derniers temps. Tu pourras lancer la prochaine { $when }.
    [exhibition] Tu as lancé beaucoup d'exhibitions ces derniers temps. Tu pourras lancer la prochaine { $when }.
    [thought] Tu as demandé beaucoup d'indices et d'analyses ces derniers temps. Les prochains seront possibles { $when }.
    [import] Tu as importé beaucoup de parties ces derniers temps. Tu pourras importer la prochaine { $when }.
    [film] Tu as demandé beaucoup de replays et de fichiers ces derniers temps. Les prochains seront possibles { $when }.
    [code] Tu as essayé beaucoup de codes ces derniers temps. Tu pourras essayer le prochain { $when }.
   *[anything] Tu demandes plus vite que je ne peux répondre. Réessaie { $when }.
}
shown-by = Montré par { $who }
show-already = C'est déjà montré [ici]({ $link }).
show-coming = C'est déjà en route vers le salon.
show-too-many = Tu as montré beaucoup de choses ces derniers temps. Tu pourras montrer la prochaine { $when }.
show-crowded = On a montré beaucoup de choses ici ces derniers temps. Tu pourras montrer la prochaine { $when }.
show-elsewhere = Sur ce serveur, tu peux montrer des choses dans { $channels }.
show-role-needed = Seul le rôle { $role } peut montrer des choses ici.
show-off = Les responsables de ce serveur ont désactivé **Montrer ici**.
show-running = Cette partie est encore en cours ailleurs. Tu pourras la montrer quand elle sera terminée.
show-private = Cette partie a été jouée ailleurs avec d'autres personnes, donc je ne peux pas la montrer ici.
show-barred = Une position de cette partie est proche d'une partie classée en cours, donc je ne peux pas encore la montrer ici.
show-unplayed = Ton profil est encore vide. Termine une partie sur un serveur ou résous un problème, et tu pourras le montrer.
show-nothing = Il n'y a rien à montrer ici.
show-permissions = Je ne peux pas publier ici sans ces permissions : { $names }. Les responsables du serveur peuvent les donner.
crowded = Je travaille encore à quelques réponses pour toi. Réessaie quand l'une d'elles arrive.
trouble = Quelque chose s'est mal passé de mon côté. Si tu changeais quelque chose, vérifie si ça a marché avant de réessayer.
trouble-done = Ça a marché, mais ma réponse n'est pas passée. Regarde dans `/games` où tu en es.
trouble-away = Je n'arrive pas à joindre ma base de données. Réessaie dans une minute, et vérifie d'abord si c'est passé.
trouble-unread = Je n'arrive pas à lire ce que j'ai gardé à ce sujet. Les personnes qui me font tourner peuvent voir pourquoi.
trouble-unclear = Je ne comprends pas ce que Discord m'a envoyé, donc je n'ai rien fait. Les personnes qui me font tourner peuvent voir pourquoi.
no-such-game = Aucune partie ne porte ce nom. `/games` montre les tiennes.
no-game-here = Tu n'as pas de partie en cours ici. Lances-en une avec `/challenge`, ou trouve les tiennes dans `/games`.
no-game-in-thread = Tu n'as pas de partie dans ce fil. Va dans le fil de ta partie, ou choisis-la avec l'option `game`.
name-a-game = Quelle partie ? Choisis-en une avec l'option `game`, ou va dans son fil.
watch-which = Quelle partie veux-tu regarder ?
watch-none = Personne ne joue dans ce salon en ce moment.
several-games = De quelle partie parles-tu ?
several-games-typed = De quelle partie parles-tu ? Choisis-la ici, ou réponds à son plateau.
which-game = Dans quelle partie jouer `{ $text }` ?
which-game-hint = Choisis une partie
which-move = { $named ->
    [one] Dois-je jouer ce coup ?
    [cell] Plusieurs coups vont en { $cell }. Lequel veux-tu ?
   *[several] Plusieurs coups correspondent. Lequel veux-tu ?
}
typed-move-help = Je ne reconnais pas de coup là-dedans. Appuie sur **Jouer**, ou écris un coup comme `{ $move }`.
typed-help = Je ne reconnais pas de coup là-dedans. Appuie sur **Jouer**, ou écris un coup comme `b4-d4` ou `b4xc5`.
typed-no-game = Tu n'as pas de partie en cours ici. Joue contre moi, apprends le jeu, ou défie quelqu'un avec `/challenge`.
typed-pass = On ne peut pas passer dans ce jeu. Il faut jouer à chaque fois.
typed-draw = Appuie sur **Proposer la nulle**. Je te demande confirmation avant de la publier.
typed-take-back = Appuie sur **Annuler le coup**. Je te demande confirmation avant de publier ta demande.
typed-hint = Appuie sur **Indice**. Personne d'autre ne le voit.

# Words that people type, in small letters, with commas between them.
typed-words-help = aide, à l'aide, aide-moi, bonjour, salut, coucou, bonsoir, comment, comment jouer, commencer, quoi
typed-words-resign = abandonner, abandonne, j'abandonne, abandon
typed-words-draw = nulle, match nul, partie nulle, proposer nulle, proposer la nulle, propose nulle, propose la nulle, égalité, egalite
typed-words-take-back = annuler, annule, annuler le coup, annule le coup, annuler coup, reprendre, retour, revenir, en arrière, en arriere
typed-words-pass = passer, passe, je passe, passer mon tour, je passe mon tour
typed-words-hint = indice, un indice, conseil, un conseil, astuce
typed-words-any = autre, sinon, autrement, tout autre
typed-words-to = à, vers, sur, en, jusqu'à
typed-words-takes = prend, prends, capture, mange, bat
typed-words-polite = s'il, te, vous, plaît, plait, stp, svp, merci, le, la, un, mon, ma, tour, depuis, de, coup, joue, jouer, je

## Challenges

challenge-text = { $kind ->
    [exhibition] Une partie d'exhibition de **Murus Gallicus** : { $challenger } contre { $other }.
    [gathering] { $challenger } cherche du monde pour une partie de **Murus Gallicus**.
    [open] { $challenger } cherche une partie de **Murus Gallicus**. Tout le monde peut la rejoindre.
    [weekly] { $challenger } propose à { $other } la **partie de la semaine**.
   *[named] { $challenger } défie { $other } à **Murus Gallicus**.
}
challenge-side = { $side ->
    [romans] { $challenger } joue les Romains, qui commencent.
    [gauls] { $challenger } joue les Gaulois. Les Romains commencent.
    [germans] { $challenger } joue les Germains. Les Romains commencent.
    [britons] { $challenger } joue les Bretons. Les Romains commencent.
    [lot] Les places sont tirées au sort.
   *[either] Un tirage à pile ou face décide qui commence.
}
challenge-side-given = { $side ->
    [romans] { $challenger } joue les Romains.
    [gauls] { $challenger } joue les Gaulois.
    [germans] { $challenger } joue les Germains.
    [britons] { $challenger } joue les Bretons.
    [lot] Les places sont tirées au sort.
   *[either] Un tirage à pile ou face décide qui joue quel camp.
}
challenge-next = { $side ->
    [romans] C'est aux Romains de jouer.
    [gauls] C'est aux Gaulois de jouer.
    [germans] C'est aux Germains de jouer.
   *[britons] C'est aux Bretons de jouer.
}
time-sentence = { $kind ->
    [bank] { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au départ, +{ $increment ->
        [one] 1 jour
       *[other] { $increment } jours
    } par coup (max. { $cap }).
    [turn] { $days ->
        [one] Un jour
       *[other] { $days } jours
    } par coup.
   *[none] Sans pendule.
}
duel-ask = Murus contre Murus ({ $variant }). À quels niveaux ?
duel-level = { side-name } : { $level }
ask-variant = Variante
ask-time = Cadence
ask-title = Défi
ask-opponent = Adversaire
ask-opponent-hint = Laisse vide pour un défi ouvert à tout le monde.
ask-variant-hint = Standard est le meilleur choix pour une première partie.
ask-time-hint = Le temps de réflexion de chaque camp. Sans pendule, un mois sans coup met fin à la partie.
ask-rated = Classée ou amicale
ask-rated-hint = Une partie classée change les deux classements. Tu débutes tant que tu n'as pas joué trois parties.
ask-rated-usual = Classée, sauf si quelqu'un débute
ask-rated-rated = Classée
ask-rated-free = Amicale
ask-note = Message
ask-note-hint = Il apparaît avec ton défi. Tu peux laisser vide.
ask-more = Tu veux choisir ton camp, des week-ends libres ou des règles une par une ? Tape `/challenge` et remplis ses options.
button-ask-not = Pas maintenant
propose-no-seat-for = { $count ->
    [one] Cette variante se joue à deux. Nomme un seul adversaire, ou choisis une variante à trois ou quatre.
   *[other] Il n'y a que { $count } autres places dans cette variante. Nomme moins de monde.
}
propose-named-twice = Tu as nommé deux fois la même personne. Chaque personne a une seule place.
challenge-seats = En place : { $players }. { $waiting ->
    [0] {""}
   *[other] Invitations : { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] Une place libre.
    [2] Deux places libres.
    [3] Trois places libres.
   *[other] { $free } places libres.
}
habits = { $paced ->
    [yes] { $who } joue d'habitude en moins de { $span },{" "}
    [own] Joue d'habitude en moins de { $span },{" "}
   *[no] {""}
}{ $late ->
    [0] aucun dépassement de temps
    [one] un dépassement de temps
   *[other] { $late } dépassements de temps
} en { $games } parties contre des personnes.
challenge-until = Expire { $when }.
challenge-given = La partie reprend une position d'une autre partie, { $count ->
    [one] après un coup
   *[other] après { $count } coups
}.
terms-weekends = Les week-ends ne comptent pas.
terms-rated = Classée.
terms-rated-unless = Classée si chaque camp a déjà terminé trois parties contre des personnes.
terms-unrated = Amicale.
result-too-short = Trop courte pour être classée.
result-unrated = Amicale : quelqu'un a quitté le serveur de cette partie.
challenge-excuse = { $why ->
    [busy] {" : "}pas le temps de jouer
    [slow] {" : "}la cadence est trop lente
    [fast] {" : "}la cadence est trop rapide
    [variant] {" : "}une autre variante serait mieux
    [later] {" : "}pas maintenant
   *[none] {""}
}
rematch-text = { $others } : { $who } voudrait une revanche.
challenge-declined = { $who }, { $other } a refusé ton défi{ challenge-excuse }.
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } voudrait une revanche.
    [weekly] { $other }, { $who } te propose la **partie de la semaine**.
    [gathering] { $other }, { $who } t'invite à une partie.
   *[named] { $other }, { $who } te défie.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } a accepté. { $link }.
    [full] Toutes les places sont prises. { $link }.
    [declined] { $other } a refusé{ challenge-excuse }.
    [withdrawn] Retiré.
    [unfilled] Il manque du monde, donc il n'y a pas de partie.
    [expired] Personne n'a répondu à temps.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [La partie commence]({ $link })
    [over] [La partie est terminée]({ $link })
    [off] Partie annulée.
   *[no] La partie commence
}
pair-number = partie { $n }
thread-called-off = { $variant } · annulée
challenge-called-off = -# Une partie ({ $variant }) a été annulée.
excuse-ask = Tu as refusé. Si tu veux, dis pourquoi : ta raison apparaît sous le défi.
excuse-hint = Choisis une raison
excuse = { $why ->
    [busy] Pas le temps de jouer
    [slow] La cadence est trop lente
    [fast] La cadence est trop rapide
    [variant] Une autre variante serait mieux
    [later] Pas maintenant
   *[none] Sans raison
}
challenge-answered = { $done ->
    [begun] La partie commence : { $link }
    [decline] Tu as refusé.
    [reason] Tu as refusé. Ta raison apparaît sous le défi.
    [left] Tu as laissé ta place, et elle est de nouveau libre.
    [withdraw] Tu as retiré le défi.
    [fill] Murus a pris place. La partie commence quand toutes les places sont prises.
   *[accept] Tu as ta place. La partie commence quand toutes les places sont prises.
}
challenge-settled = { $state ->
    [accepted] Ce défi a déjà été accepté.
    [declined] Ce défi a été refusé.
    [withdrawn] { $challenger } a retiré ce défi.
   *[expired] Ce défi a expiré. Envoies-en un nouveau avec `/challenge`.
}
challenge-not-for-you = Ce défi est pour quelqu'un d'autre. Envoie le tien avec `/challenge`.
challenge-not-to-take = Tu ne peux pas relever ce défi. Envoie le tien avec `/challenge`.
challenge-own = Tu ne peux pas répondre à ton propre défi, mais tu peux le retirer.
challenge-not-yours = Seule la personne qui l'a lancé ({ $challenger }) peut retirer ce défi.
challenge-no-seat = Tu n'as pas de place à laisser ici.
challenge-not-yours-to-fill = Seule la personne qui a lancé le défi ({ $challenger }) peut ajouter Murus.
challenge-no-free-seat = Toutes les places sont prises ou réservées à une personne invitée.
challenge-unknown = Ce défi n'existe pas.
proposed = { $kind ->
    [begun] La partie commence
    [invited] Ton défi est publié
   *[open] Ton défi ouvert est publié
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}dans ce salon
    }
    [direct] {" "}dans nos messages privés
   *[elsewhere] {" "}dans { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}Il expire { $when }.
}
direct-hello = Salut ! Nos parties se jouent ici, et je te dis quand c'est à toi.
propose-rematched = Cette partie a déjà sa revanche. Trouve-la dans `/games`, ou lances-en une autre avec `/challenge`.
propose-gone = Cette personne a supprimé ses données ici, donc tu ne peux plus la défier.
propose-votes-managed = Seuls les responsables de ce serveur peuvent faire jouer un salon. Ils peuvent changer ça dans `/server`.
propose-votes = Ce salon joue déjà. Une autre partie pourra commencer quand celle-ci sera terminée.
propose-votes-there = L'autre salon joue déjà. Il pourra te donner un nouveau code quand cette partie sera terminée.
propose-wrong-code = Aucun salon n'attend ce code. Un code marche une seule fois, pendant sept jours. Demande un nouveau code à l'autre serveur.
propose-own-code = C'est le code de ton propre serveur. Donne-le aux responsables de l'autre serveur.
propose-not-by-vote = Un salon ne peut pas jouer cette variante. Choisis-en une à deux, sans ouverture équilibrée.
propose-not-for-two = Les exhibitions se jouent à deux, donc cette variante ne va pas.
propose-unrated = Ce serveur ne joue que des parties amicales. Renvoie ton défi en partie amicale.
propose-not-here = { $who } n'est pas sur ce serveur. Défie quelqu'un qui y est, ou laisse le défi ouvert à tout le monde.
propose-unmet = Tu n'as pas encore joué avec cette personne sur ce serveur. Défie-la sur Discord avec `/challenge`, ou laisse le défi ouvert à tout le monde.
propose-way-closed = Je ne peux pas publier dans { $channel } pour le moment, donc personne ne verrait ton défi. Lance-le sur Discord avec `/challenge`, dans un autre salon.
propose-oneself = Tu ne peux pas te défier toi-même. Nomme quelqu'un d'autre, ou moi.
propose-blocked = Cette personne n'accepte pas de défis de ta part.
propose-blocking = Tu as bloqué cette personne. Tu peux la débloquer dans `/settings`.
propose-waiting = Tu as déjà un défi en cours avec cette personne. Trouve-le dans `/games`.
propose-often = Tu as publié plusieurs défis ouverts ici en une heure. Réessaie plus tard, ou défie quelqu'un par son nom.
propose-enough = Cette personne a reçu beaucoup de défis depuis une heure. Réessaie plus tard, ou laisse le défi ouvert à tout le monde.
propose-too-many = Tu as { $limit } défis ouverts, et c'est le maximum. Retires-en un d'abord.
propose-no-such-seat = Il n'y a pas de { side-name } dans cette variante. Choisis un autre camp, ou laisse faire le hasard.
propose-other-bot = Je suis le seul bot qui joue.
propose-murus-joins = Nomme seulement les personnes. Pour m'ajouter, appuie sur **Ajouter Murus** sous le défi.
propose-private = Personne d'autre ne verrait un défi lancé ici. Lance-le dans le salon d'un serveur, ou défie-moi.
idle-level = Je suis le seul à avoir des niveaux. Laisse `level` vide, ou défie-moi.
idle-note-murus = Je ne lis pas les messages. Laisse ce champ vide.
idle-rated-murus = Les parties contre moi ne sont jamais classées. Choisis une partie amicale.
idle-rated-several = Seules les parties à deux sont classées. Choisis une partie amicale.
idle-weekends = Sans pendule, les week-ends n'ont pas d'importance. Choisis une cadence, ou laisse `weekends_off` vide.
idle-board = Cette variante a son propre plateau. Laisse `variant` ou `board` vide.
permission = { $name ->
    [view] Voir le salon
    [send] Envoyer des messages
    [threads] Envoyer des messages dans les fils
   *[attach] Joindre des fichiers
}
permissions-missing = Je ne peux pas jouer dans ce salon sans ces permissions : { $names }. Les responsables du serveur peuvent les donner.
blocked = ✓ { $who } ne peut plus te défier.
unblocked = ✓ Cette personne peut de nouveau te défier.
block-bot = Les bots ne défient personne.
block-oneself = Tu ne peux pas te bloquer toi-même.

## Lists and long texts

games-title = Tes parties{ $pages ->
    [1] {""}
   *[other] {" "}· page { $page } sur { $pages }
}
summary-against = contre { $who }
summary-move = coup { $number }
summary-turn = { $mine ->
    [yes] à toi de jouer
    [out] tu n'es plus en jeu, à { $who } de jouer
   *[no] à { $who } de jouer
}
summary-due = échéance { $when }
summary-offer = { $who } { $offer ->
    [draw] propose la nulle
    [time] n'a plus de temps
   *[takeback] demande à annuler un coup
}
summary-board = [plateau]({ $link })
summary-over = { $how ->
    [won] tu as gagné
    [lost] tu as perdu
    [drawn] nulle
    [cancelled] annulée
   *[other] { $who } a gagné
}
span = { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
}
span-short = { $unit ->
    [days] { $count } j
    [hours] { $count } h
   *[minutes] { $count } min
}
time-left = il reste { $span }
games-yours = **À toi de jouer ({ $count })**
games-challenges = **Défis ({ $count })**
games-waiting = **En attente ({ $count })**
games-silent = -# Mon dernier message à ce sujet n'est arrivé à personne (Discord répond : { $why }).
games-unread = -# { $count ->
    [one] Une autre de tes parties est illisible pour le moment.
   *[other] { $count } autres de tes parties sont illisibles pour le moment.
} Les personnes qui me font tourner peuvent voir pourquoi.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· dans { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [défi]({ $link })
    } · expire { $when }
finished-title = Tes parties terminées{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
finished-none = Tu n'as pas encore de parties terminées.
games-more = … et { $count } de plus.
games-guided = -# Ta partie guidée est toujours en cours. Personne d'autre ne la voit.
games-none = Tu n'as ni parties ni défis. Lances-en un ici, ou défie qui tu veux avec `/challenge`.
rules-standard =
    {""}**Murus Gallicus** est un jeu de Phil Leduc. Les Romains commencent.
    {""}**1. Jouer.** Une tour pose ses deux pierres sur les deux cases suivantes d'une ligne : des cases vides, ou tes murs, qui deviennent des tours. Les murs ne bougent jamais.
    {""}**2. Sacrifier.** Une tour sacrifie une pierre pour prendre un mur adverse à côté d'elle.
    {""}**3. Gagner.** Amène une pierre sur la première rangée adverse, ou ne laisse aucun coup à l'adversaire.
    -# On ne peut pas passer. Une triple répétition donne la nulle. { rules-corner }
rules-corner = Une tour qui porte une marque dans le coin peut percer au prochain coup.
rules-hint = Lire un autre sujet
rules-differs = **{ $name }**, une variante de Murus Gallicus de Phil Leduc. Tout le reste suit la partie standard : `/learn rules`.
rules-advanced =
    {""}**Avancée : les catapultes.** Les piles vont jusqu'à trois pierres. Une tour peut aussi poser ses pierres sur tes propres tours, qui deviennent des catapultes, mais jamais sur des catapultes.
    • Une catapulte ne bouge pas. Elle **lance** une pierre à deux ou trois cases, vers l'avant ou sur le côté, dans cinq directions. La pierre passe par-dessus tout. Sur une case vide, elle devient un mur (`a3-a6`). Une pièce adverse perd une pierre, et la pierre lancée disparaît (`a3xa6`). Elle ne tombe jamais sur tes propres pièces. Ensuite, la catapulte est une tour.
    • Une tour à côté d'une catapulte adverse peut la **rabaisser** : sacrifie une pierre, et elle devient une tour (`b4xb5`). Sacrifie les deux, et elle devient un mur, et ta case est vide (`b4xxb5`).
    • Une **percée doit survivre** : une pierre sur la première rangée adverse ne gagne que s'il y en a encore une au début de ton coup suivant.
rules-balanced =
    {""}**Ouverture équilibrée.** Le premier coup de chaque camp est spécial : lève une tour de ta première rangée et pose ses deux pierres, deux murs, sur deux cases au choix de ta deuxième rangée. Cela s'écrit `a1-c2,e2`.
    Après le coup spécial des Romains, on peut **changer** de camp au lieu d'y répondre. Qui a alors les Gaulois joue leur coup spécial.
rules-escape = **Évasion.** Il n'y a pas de percée : on peut entrer sur la première rangée adverse, mais ça ne fait rien. Tu gagnes quand l'adversaire doit jouer et n'a plus de coup.
rules-houdini = **Houdini.** Il n'y a pas de prises. Tout le reste suit la partie standard. Nous comprenons qu'une percée y gagne encore : l'auteur parle du « seul changement de règle », mais ailleurs de sa version Évasion. Tu peux aussi jouer Houdini avec Évasion, sans percée.
rules-board = **Le plateau :** { $name }.
rules-boards =
    {""}**Plateaux.** **{ choice-8x7 }** est le plateau standard. **{ choice-7x7 }**, **{ choice-8x8 }** et **{ choice-9x9 }** ont une tour sur chaque case de la première rangée des deux camps.
    • **{ choice-8x8-six }**, une partie plus courte : six tours par camp, les coins restent vides. **{ choice-8x8-two }** : deux rangées de tours par camp, et le but est celle du bord.
    • **{ choice-hex }** : un hexagone de 61 cases en colonnes `a` à `i`. On joue dans six directions. Chaque camp a neuf tours, une à son bout de chaque colonne. Ces bouts forment les premières rangées. **{ choice-hex-eleven }** : onze tours par camp sur les deux colonnes extérieures, et le but est la colonne du bord.
    • **{ choice-8x8-four }** et **{ choice-hex-three }** se jouent à quatre et à trois. Choisis « À trois et à quatre » ci-dessous.
    Sur les plateaux hexagonaux, et à trois ou à quatre, il n'y a pas de catapultes. Sur **{ choice-8x8-two }**, il y en a. Aucun de ces plateaux n'a l'ouverture équilibrée.
rules-several =
    {""}**À trois et à quatre.** Sur **{ choice-8x8-four }**, chaque camp a six tours sur un bord : les Romains sur la rangée 1, puis, dans le sens des aiguilles d'une montre, les Gaulois sur la colonne a, les Germains sur la rangée 8, les Bretons sur la colonne h. Sur **{ choice-hex-three }**, chaque camp en a cinq, un bord sur deux : les Romains en bas à gauche, les Gaulois en haut à gauche, les Germains à droite.
    On joue dans le sens des aiguilles d'une montre, Romains d'abord. Il n'y a pas de percée. Si tu n'as aucun coup quand vient ton trait, si tu abandonnes ou si ton temps est écoulé, tu sors de la partie. Tes pierres restent et peuvent encore être prises. Le dernier camp en jeu gagne.
rules-notation =
    {""}**Comment s'écrivent les coups**, comme dans l'article d'Abstract Games (2022) :
    • `b4-d4` une tour et la deuxième case qu'elle atteint, `b4xc5` sacrifier une pierre pour prendre le mur adverse en c5.
    • `a3-a6` un lancer sur une case vide, `a3xa6` sur une pièce adverse, `b4xb5` une pierre contre une catapulte, `b4xxb5` les deux.
    • `a1-c2,e2` le premier coup d'une partie équilibrée, `swap` au lieu d'y répondre.
    Les majuscules, les espaces, d'autres tirets, les numéros de coup et `!?` ne gênent pas : `b4 d4`, `B4–D4` et `12. b4d4!` sont tous compris.
button-support = Obtenir de l'aide
help-title = Comment jouer ici
help-text =
    {""}*Murus Gallicus*, un jeu de Phil Leduc, un coup à la fois.
    {""}**Défier :** `/challenge` invite quelqu'un, tout le monde, ou moi.
    {""}**Jouer :** appuie sur **Jouer** sous le plateau, ou réponds-y avec `b4-d4`.
    {""}**Nulle, annulation, abandon :** appuie sur **Plus** sous le plateau, ou utilise `/game draw`, `/game takeback`, `/game resign`.
    {""}**Tes parties :** `/games`, aussi celles qui sont terminées.
    {""}**Pings, heures calmes, vacances :** `/settings`.
    {""}**Progresser :** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**N'importe quel plateau d'un salon :** clic droit ou appui long, puis **Applications** : parcourir, continuer, analyser.
    {""}**Comparer :** `/profile`, `/leaderboard`.

## Variants

preset-standard = Standard
preset-advanced = Avancée
preset-balanced = Équilibrée
preset-advanced-balanced = Avancée et équilibrée
preset-escape = Évasion
preset-houdini = Houdini
preset-short = Courte
preset-large = Grande
preset-deep = Deux rangées
preset-hex = Hex
preset-eleven = Hex à onze tours
variant-seats = { $seats ->
    [3] trois joueurs, 3
    [4] quatre joueurs, 4
   *[other] {""}
}
preset-three = À trois
preset-four = À quatre
variant-standard = Atteins la dernière rangée, ou ne laisse aucun coup à ton adversaire.
variant-differs = Ce qui change ici : { $clauses }.
differs-and = {", et "}
differs-advanced = les tours peuvent devenir des catapultes, qui lancent des pierres, et une percée doit survivre à un coup adverse
differs-balanced = au premier coup, chaque camp pose deux murs, et après celui des Romains on peut changer de camp
differs-escape = il n'y a pas de percée, seul le pat gagne
differs-houdini = il n'y a pas de prises
differs-8x7 = huit colonnes et sept rangées
differs-7x7 = sept colonnes et sept rangées, avec sept tours par camp
differs-8x8 = huit colonnes et huit rangées
differs-9x9 = neuf colonnes et neuf rangées, avec neuf tours par camp
differs-8x8-six = huit colonnes et huit rangées, avec six tours par camp et des coins vides
differs-8x8-two = huit colonnes et huit rangées, avec deux rangées de tours par camp
differs-hex = un hexagone de 61 cases, avec neuf tours par camp et six directions
differs-hex-eleven = un hexagone de 61 cases, avec onze tours par camp sur les deux colonnes extérieures, et pour but la colonne adverse du bord
differs-hex-three = un hexagone de 61 cases pour trois camps de cinq tours, et le dernier qui peut jouer gagne
differs-8x8-four = huit colonnes et huit rangées pour quatre camps de six tours, et le dernier qui peut jouer gagne
level-unknown = Ce niveau n'existe pas. Choisis-en un dans la liste.
variant-unreadable = Je ne reconnais pas de variante là-dedans. Choisis-en une dans la liste, ou écris des options et un plateau comme `advanced+balanced@9x9`.
variant-unknown = Je ne connais pas la variante `{ $text }`. Choisis-en une dans la liste, ou écris des options et un plateau comme `advanced+balanced@9x9`.
variant-unknown-board = Je ne connais pas le plateau `{ $text }`. L'option `board` montre tous les plateaux.
variant-repeated = Tu ne peux pas combiner `{ $text }` avec les autres options.
variant-not-allowed = Tu ne peux pas jouer le plateau « { $board } » avec l'option « { $option } ».
variant-required = Tu ne peux jouer le plateau « { $board } » qu'avec l'option « { $option } ».

## Commands

command-challenge = Défie une personne, tout le monde ou Murus à une partie de Murus Gallicus
command-challenge-user = Défier à Murus Gallicus
command-board-walk = Parcourir la partie
command-board-go-on = Jouer à partir d'ici
command-board-review = Analyse
command-play = Joue un coup
command-games = Tes parties et tes défis, ceux où c'est à toi de jouer d'abord
command-board = Montre un plateau de ton côté, à toi seulement
command-moves = Les coups d'une partie jusqu'ici
command-resign = Abandonne une partie
command-hint = Montre un bon coup dans une partie amicale. Le résultat compte tes indices
command-review = Analyse une partie terminée
command-watch = Regarde une partie, ou fais jouer Murus contre Murus
command-draw = Propose la nulle
command-takeback = Annule ton dernier coup : tout de suite si personne en face ne l'a vu, sinon d'un commun accord
command-abort = Annule une partie avant son deuxième coup
command-give = Donne plus de temps à ton adversaire
command-adopt = Reprends la place de quelqu'un qui a quitté ce serveur
command-plan = Prévois des réponses aux coups adverses, ou vois et supprime tes plans
command-settings = Comment et quand je t'envoie des pings, ton fuseau, tes vacances, tes blocages, tes données
command-mute = Mets une partie en sourdine, ou enlève la sourdine
command-profile = Les classements et résultats d'une personne, et ses résultats contre toi
command-leaderboard = Les personnes les mieux classées
command-statistics = Comment toutes les parties se sont terminées
command-export = Les coups d'une partie, ou de toutes tes parties, en fichier
command-import = Importe une partie à partir de ses coups, pour la regarder ou la continuer
command-go-on = Continue à partir d'une position d'une autre partie
command-setup = Configure Murus sur ce serveur
command-game = D'autres actions : nulle, annulation, abandon, export et plus
command-event = Les événements de ce serveur, comme un mois ouvert
command-event-list = Les événements en cours ici
command-event-league = Responsables : ouvre une ligue, avec saisons, divisions et parties automatiques
command-event-cup = Responsables : ouvre une coupe (élimination, groupes ou suisse), aux parties automatiques
command-event-ladder = Responsables : ouvre une échelle, où l'on défie les personnes placées au-dessus
command-event-simul = Responsables : ouvre une simultanée, où une personne joue contre beaucoup d'autres
command-event-team = Responsables : affronte un autre serveur, ou entre dans son match avec un code
command-event-month = Responsables : ouvre un mois où compte ta première partie contre chaque personne
command-event-manage = Responsables : mets un événement en pause, retire ou remplace quelqu'un, décide d'un résultat
command-event-vote = Responsables : ce salon vote ses coups contre Murus, une personne ou un autre salon
command-event-stop = Responsables : mets fin à un événement avant l'heure
command-server = Paramètres et modération, pour les responsables de ce serveur
command-moderate = Arrête ou invalide une partie, ou vois ce que la modération a fait
command-learn = Comment se joue Murus Gallicus
command-help = Comment jouer ici
command-launch = Jouer à Murus Gallicus ici, dans Discord
option-challenge-opponent = Adversaire. Laisse vide pour que tout le monde puisse accepter
option-challenge-variant = Variante (par défaut : la partie standard)
option-challenge-time = Cadence de chaque camp (par défaut : 3 jours au départ, +1 jour par coup)
option-challenge-rated = Classée ou amicale (par défaut : classée à deux, dès ta quatrième partie contre des personnes)
option-challenge-weekends-off = Arrêter chaque pendule le week-end, selon le fuseau horaire de chaque personne
option-challenge-board = Plateau
option-challenge-advanced = Jouer avec des catapultes
option-challenge-balanced = Jouer avec l'ouverture équilibrée
option-challenge-escape = Jouer sans percée
option-challenge-houdini = Jouer sans prises
option-challenge-side = Ton camp
option-challenge-opponent2 = Deuxième adversaire, à trois ou à quatre
option-challenge-opponent3 = Troisième adversaire, à quatre
option-challenge-note = Un petit message pour ton adversaire
option-challenge-level = Niveau de Murus, si tu défies Murus
option-play-move = Comme b4-d4 ou b4xc5, ou nulle, annuler, abandonner
option-play-game = Le nom court de la partie, si tu en as plusieurs
option-board-text = Le montrer aussi en lettres et en mots
option-board-game = Le nom court de la partie, si tu en as plusieurs
option-moves-game = Le nom court de la partie, si tu en as plusieurs
option-resign-game = Le nom court de la partie, si tu en as plusieurs
option-hint-game = Le nom court de la partie, si tu en as plusieurs
option-review-game = Le nom court de la partie (par défaut : la partie de ce fil)
option-draw-game = Le nom court de la partie, si tu en as plusieurs
option-takeback-game = Le nom court de la partie, si tu en as plusieurs
option-abort-game = Le nom court de la partie, si tu en as plusieurs
option-give-game = Le nom court de la partie, si tu en as plusieurs
option-plan-game = Le nom court de la partie, si tu en as plusieurs
option-mute-game = Le nom court de la partie, si tu en as plusieurs
option-moderate-game = Le nom court de la partie, si tu en as plusieurs
option-export-game = Le nom court de la partie, si tu en as plusieurs
option-adopt-game = Le nom court de la partie (par défaut : la partie de ce fil)
option-give-days = Nombre de jours
option-plan-moves = Coup adverse, ta réponse, etc., comme e5xf5 e4-g6. Un point-virgule commence une autre suite
option-profile-person = Personne (par défaut : toi)
option-leaderboard-pool = Type de partie
option-leaderboard-everywhere = Tous les serveurs, pas seulement celui-ci
option-export-format = Texte, JSON ou format d'Abstract Play
option-export-all = Toutes tes parties
option-import-moves = Les coups, comme 1. a1-c3 d7-d5 2. et ainsi de suite. Sans eux, un formulaire s'ouvre
option-import-variant = Variante (par défaut : la partie standard)
option-go-on-game = Le nom court de l'autre partie
option-go-on-ply = Nombre de coups à garder, deux camps comptés (par défaut : tous avant la décision)
option-go-on-opponent = Adversaire (par défaut : Murus)
option-go-on-side = Ton camp (par défaut : celui que tu avais)
option-go-on-level = Niveau de Murus
option-event-league-variant = La variante de ses parties (par défaut : standard)
option-event-league-time = La cadence de ses parties (par défaut : 3 jours au départ, +1 jour par coup)
option-event-league-weeks = La durée d'une saison en semaines (par défaut : 4)
option-event-ladder-variant = La variante de ses parties (par défaut : standard)
option-event-ladder-time = La cadence de ses parties (par défaut : 3 jours au départ, +1 jour par coup)
option-event-ladder-weeks = La durée d'une saison en semaines (par défaut : tant que vous jouez)
option-event-ladder-repeat = Avec une saison : la suivante commence d'elle-même (par défaut : oui)
option-event-simul-host = Qui joue contre tous les autres (par défaut : toi)
option-event-simul-side = Le camp de l'hôte (par défaut : en alternance)
option-event-simul-variant = La variante de ses parties (par défaut : standard)
option-event-simul-time = La cadence de ses parties (par défaut : 3 jours au départ, +1 jour par coup)
option-event-simul-boards = Nombre maximum de plateaux. Elle commence quand tous sont pris (par défaut : 10)
option-event-simul-days = Nombre de jours avant le début, si elle n'est pas complète plus tôt (par défaut : 7)
option-event-simul-weeks = Durée maximale des parties, en semaines (par défaut : 4)
option-event-simul-rated = Si ses parties sont classées (par défaut : non)
option-event-team-code = Le code du match de l'autre serveur. Laisse vide pour en ouvrir un
option-event-team-variant = La variante de ses parties (par défaut : standard)
option-event-team-time = La cadence de ses parties (par défaut : 3 jours au départ, +1 jour par coup)
option-event-team-boards = Nombre maximum de plateaux (par défaut : 10)
option-event-team-days = Nombre de jours avant le début (par défaut : 7)
option-event-team-weeks = Durée maximale, en semaines (par défaut : 4)
option-event-cup-form = Comment on trouve qui gagne (par défaut : élimination directe, suisse au-delà de 16)
option-event-cup-variant = La variante de ses parties (par défaut : standard)
option-event-cup-time = La cadence de ses parties (par défaut : 3 jours au départ, +1 jour par coup)
option-event-cup-size = Nombre maximum de personnes. La coupe commence quand elle est complète (par défaut : 16)
option-event-cup-weeks = La durée d'une ronde en semaines (par défaut : 2)
option-event-cup-days = Nombre de jours avant le début, si elle n'est pas complète plus tôt (par défaut : 7)
option-event-cup-repeat = La coupe suivante s'ouvre dès que celle-ci commence (par défaut : non)
option-event-vote-opponent = L'adversaire (par défaut : Murus)
option-event-vote-level = Le niveau de Murus (par défaut : Centurion)
option-event-vote-another-server = Jouer contre un salon d'un autre serveur : tu reçois un code pour ses responsables
option-event-vote-code = Le code que t'ont donné les responsables de l'autre serveur
option-event-vote-variant = La variante (par défaut : standard)
option-event-vote-side = Le camp du salon (par défaut : tiré au sort)
option-event-vote-hours = Durée de chaque vote, en heures (par défaut : 24)
option-event-vote-captain = Capitaine, dont la voix est prépondérante en cas d'égalité (par défaut : toi)
option-event-month-variant = Seules comptent les parties de cette variante (par défaut : toutes)
option-event-month-repeat = Ouvrir le suivant quand il se termine (par défaut : oui)
option-moderate-act = Action (par défaut : voir le journal de modération)
option-moderate-reason = Motif, montré aux deux camps et dans le journal de modération
option-watch-romans = Niveau des Romains
option-watch-gauls = Niveau des Gaulois
option-watch-variant = Variante (par défaut : la partie standard)
choice-knockout = Élimination directe
choice-groups = Groupes, puis les premiers de chaque groupe
choice-swiss = Système suisse (sans élimination)
choice-romans = Romains, qui commencent
choice-gauls = Gaulois
choice-germans = Germains, à trois et à quatre
choice-britons = Bretons, à quatre
choice-alternate = En alternance
choice-either = Au hasard
choice-mention = Une mention dans la partie
choice-direct = Un message privé
choice-both = Les deux
choice-digest = Un message par jour pour toutes les parties
choice-off = Rien
choice-other = Autres parties
choice-text = Texte des coups
choice-json = JSON
choice-abstract-play = Format d'Abstract Play
choice-end = Arrêter une partie en cours, sans résultat
choice-annul = Invalider le résultat d'une partie terminée
language-name = Français
choice-bank = 3 jours au départ, +1 jour par coup (max. 5)
choice-slow = 7 jours au départ, +2 jours par coup (max. 14)
choice-turn-1 = 1 jour par coup
choice-turn-2 = 2 jours par coup
choice-turn-3 = 3 jours par coup
choice-turn-5 = 5 jours par coup
choice-turn-7 = 7 jours par coup
choice-turn-14 = 14 jours par coup
choice-none = Sans pendule
choice-standard = Partie standard
choice-advanced = Avancée
choice-balanced = Équilibrée
choice-escape = Évasion
choice-houdini = Houdini
choice-boards = Plateaux
choice-several = À trois et à quatre
choice-notation = Comment s'écrivent les coups
choice-8x7 = 8 sur 7
choice-7x7 = 7 sur 7
choice-8x8 = 8 sur 8
choice-9x9 = 9 sur 9
choice-8x8-six = 8 sur 8, six tours
choice-8x8-two = 8 sur 8, deux rangées
choice-hex = Hexagone
choice-hex-eleven = Hexagone, onze tours
choice-hex-three = Hexagone, à trois
choice-8x8-four = 8 sur 8, à quatre

## Pages beside Discord

button-open = Ouvrir le plateau
button-open-game = Ouvrir
sheet-alt-line = { $title } : { $line }
button-open-mine = Mes parties en plateaux
button-launch = Ouvrir dans Discord
turn-open = [ouvre le plateau](<{ $link }>)
page-skip = Aller au contenu
page-nav = Pages
page-me = Mes parties
page-board = Plateau libre
page-language = Français
page-about = À propos
page-against-level = Contre { $level }
page-against-turn = À toi de jouer, avec les { side-name }.{ $first ->
    [true] {" "}Touche une de tes pièces, puis la case où elle va.
   *[other] {""}
 }
page-again = Nouvelle partie
page-board-label = Le plateau
page-play = Jouer
page-busy = Trop de demandes en ce moment. Réessaie dans un instant.
page-more = Plus
page-status-yours = **À toi de jouer.**
page-status-theirs = À { $who } de jouer.
page-status-last = { $who } a joué **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] Tu as gagné.
    [lost] Tu as perdu.
   *[drawn] Nulle.
}
page-status-own = Tu as joué **{ $move }** ({ $deed }).
page-offer-own = { $offer ->
    [draw] Tu proposes la nulle. La proposition expire au prochain coup, même si c'est le tien.
    [time] Tu n'as plus de temps. Ton adversaire peut te laisser continuer.
   *[takeback] Tu demandes à annuler un coup.
}
page-offer-refused = { $fate ->
    [declined] { $who } a refusé { $offer ->
        [draw] ta proposition de nulle.
       *[takeback] de te laisser annuler un coup.
    }
   *[lapsed] { $offer ->
        [draw] Ta proposition de nulle a expiré.
       *[takeback] Tu as demandé à annuler un coup, et la partie a continué.
    }
}
page-rematch-offered = Revanche proposée.
rematch-wished = { $who } voudrait une revanche.
page-rematch-declined = { $who } a refusé la revanche.
page-rematch-ask = Demander une revanche ? { $terms }
page-rematch-begun = La revanche a commencé.
page-rematch-open = Voir la revanche
page-count = { $unit ->
    [tower] { $form ->
        [one] tour
       *[other] tours
    }
   *[wall] { $form ->
        [one] mur
       *[other] murs
    }
}
page-vote = { $close ->
    [yes] **C'était serré.** Choisis entre **{ $one }** et **{ $other }**. { vote-tie }
   *[no] **{ $who } vote pour ce coup.** Touche le coup que tu veux.
}{ $open ->
    [yes] {" "}Le vote se termine { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = Tu regardes. Pour voter, appuie sur **Plus** sur Discord, puis sur « Ouvrir le plateau ».
page-vote-own = Tu as voté pour **{ $move }**. Tu peux encore changer.
page-vote-confirm = Touche encore la case ou appuie sur Voter.
page-confirm = Touche encore la case ou appuie sur Jouer.
page-waits = { $move } est enregistré et partira dès que tu seras en ligne.
page-held = J'enverrai ça dès que tu seras en ligne.
page-choose = { $cell } : choisis une case marquée.
page-missed = { $own ->
    [yes] Entre-temps, tu as joué { $move }.
   *[no] Entre-temps, { $who } a joué { $move }.
}
page-earlier = C'est une position antérieure.
page-to-game = Revenir à la partie
page-selectable = peut être choisie
page-selected = choisie
page-keys = Touches
page-keys-arrows = Enlever les flèches
page-close = Fermer
page-undo = Annuler
page-type = Ou tape un coup
page-send = Envoyer
page-moves = Coups
page-opening = Ouvertures
page-known = { $column ->
    [move] Coup
    [games] Parties
    [points] Points
   *[by] Surtout par
}
page-due = À toi de jouer
page-thinks = Murus réfléchit…
page-which = Lequel ?
page-lost = Connexion perdue. Nouvel essai…
page-later = Ça prend du temps. Réessaie dans une minute.
page-failed = Quelque chose s'est mal passé de mon côté. Nouvel essai…
page-unread = Je n'arrive pas à lire cette demande.
page-away = Je n'arrive pas à joindre ma base de données. Nouvel essai…
page-too-often = Tu charges des pages trop vite. Attends un instant, et cette page réessaie.
page-not-in = Tu regardes. Pour jouer, appuie sur Jouer ou Ma vue sur Discord, puis sur « Ouvrir le plateau ».
page-on-discord = Ça se choisit sur Discord.
page-person = quelqu'un
page-unit = { $unit ->
    [none] vide
   *[other] { cell-unit }
}
page-private = C'est une partie privée. Si c'est la tienne, appuie sur « Jouer » sur Discord, puis sur « Ouvrir le plateau » : ça ouvre ta session ici.
page-missing-title = Rien ici
page-later-title = Un instant
page-refused-title = Ça n'a pas marché
page-signed-out-title = Connecte-toi
page-start = Vers la page d'accueil
page-unknown = Il n'y a pas de page à cette adresse.
page-in = Connexion
page-in-about = Un instant, ton plateau s'ouvre.
page-activity-none = La connexion dans Discord n'a pas marché. Ferme cette fenêtre et ouvre-la de nouveau.
page-activity-later = Discord ne répond pas en ce moment. Ferme cette fenêtre et ouvre-la plus tard.
role-rating = Classement
role-games = Parties terminées
role-puzzle-rating = Classement aux problèmes
role-streak = Jours de suite avec le siège du jour résolu
role-champion = A gagné un événement
page-role = Rôle lié
page-role-about = C'est fait. Discord a maintenant ces chiffres d'aujourd'hui. Ils ne changent pas tout seuls : ouvre de nouveau cette page pour en envoyer d'autres.
page-role-again = Envoyer de nouveau mes chiffres
page-role-none = Rien n'a été envoyé. Ouvre de nouveau le rôle lié sur Discord, et termine en moins de dix minutes dans ce navigateur.
page-link-none = Ce lien de connexion ne marche pas. Appuie sur « Ouvrir le plateau » sur Discord pour en avoir un nouveau.
page-link-expired = Ce lien a plus de dix minutes. Appuie sur « Ouvrir le plateau » sur Discord pour en avoir un nouveau.
page-link-used = Ce lien a déjà servi. Appuie sur « Ouvrir le plateau » sur Discord pour en avoir un nouveau.
page-from-nowhere = Cette demande vient d'un autre site, ou ton navigateur ou un proxy cache d'où elle vient. Par prudence, je n'ai rien fait.
page-link-ended = Ce lien ne marche plus. Appuie sur « Ouvrir le plateau » sur Discord pour en avoir un nouveau.
page-in-other = Une autre session est ouverte ici
page-in-other-about = Session ouverte dans ce navigateur : { $here }. Ce lien est pour { $other }.
page-in-other-do = Me connecter avec ce lien
page-me-due = À toi de jouer
page-me-waiting = En attente
page-me-challenged = { $who } te défie
page-me-challenges = Défis
page-me-over = Terminées
page-me-events = Événements
page-me-none = Tu n'as ni parties ni défis.
page-level = Niveau
page-either-side = Au hasard
page-murus-begin = Commencer la partie
page-murus-about = La partie est amicale et sans pendule.
page-challenge = Envoyer le défi
page-challenge-someone = Défier quelqu'un
page-challenge-anyone = Tout le monde sur le serveur
page-challenge-who = Voici les personnes avec qui tu as joué ou partages un événement. Pour en défier d'autres, utilise /challenge sur Discord.
page-challenge-where = Je publie ton défi dans { $channel }.
page-challenge-none = Tu pourras défier des personnes ici après avoir joué sur un serveur. Pour commencer, tape /challenge dans un salon de ce serveur.
page-come-back-yes = Terminer tes vacances maintenant ?
page-vacation-days = Jours de vacances
page-vacation-asks = Partir en vacances maintenant ? Tes pendules s'arrêtent, je ne t'envoie plus de pings et je préviens tes adversaires.
page-vacation-start = Partir
page-settings-save = Enregistrer
page-settings-done = Enregistré.
page-settings-pings = Pings
page-settings-play = Plateaux et coups
page-settings-you = Toi
page-settings-notify = Quand c'est à toi de jouer
page-settings-quiet-from = Calme à partir de
page-settings-quiet-until = Calme jusqu'à
page-settings-hour = { $hour } h
page-settings-boards = Plateaux
page-settings-boards-choice = { $value ->
    [letters] Image, mots et lettres
    [words] Image et mots
   *[picture] Image
}
page-settings-moves = Coups immédiats
page-settings-moves-choice = { $value ->
    [always] Toujours
    [never] Jamais
   *[alone] Seulement contre Murus
}
page-settings-moves-hint = Je joue sans te demander le coup que tu choisis avec les boutons.
page-settings-theme = Thème du plateau
page-settings-theme-hint = Chaque serveur choisit le thème de ses plateaux publics.
page-settings-dots = Noms des cases sur les points
page-settings-dots-choice = { $value ->
    [all] Tous les plateaux
   *[hexagons] Hexagones seulement
}
page-settings-language = Langue
page-settings-language-choice = { $value ->
    [discord] Comme dans Discord
   *[other] { $value }
}
page-settings-sharing = Pages de tes parties
page-settings-sharing-choice = { $value ->
    [private] Seulement les personnes qui y jouent
    [public] Tout le monde, parties terminées listées
   *[link] Toute personne qui a le lien
}
page-settings-open-data = Parties terminées en données ouvertes
page-settings-open-data-choice = { $value ->
    [on] Oui, sans mon nom
   *[off] Non
}
page-settings-saved = Quand ton temps est écoulé
page-settings-vacation = Vacances
page-settings-data = Tes données
page-settings-blocked = Personnes bloquées
page-settings-block = Tu peux bloquer des personnes sur Discord, dans `/settings`. Elles ne peuvent alors plus te défier.
page-settings-unblock = Débloquer
page-browsers = Tes sessions ouvertes
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } sur { $system }
}
page-browser-unknown = Un navigateur
page-browser-seen = { $days ->
    [0] { $browser }, vu aujourd'hui
    [1] { $browser }, vu hier
   *[other] { $browser }, vu il y a { $days } jours
}
page-here = ici
page-out = Se déconnecter
page-out-others = Se déconnecter partout ailleurs
page-calls = Notifications
page-calls-about = { $state ->
    [instead] Ce navigateur t'annonce quand c'est à toi de jouer ou quand on te défie. Je ne t'envoie alors pas de ping sur Discord.
    [beside] Ce navigateur t'annonce quand c'est à toi de jouer ou quand on te défie, et je t'envoie aussi un ping sur Discord.
   *[none] Ce navigateur peut t'annoncer quand c'est à toi de jouer ou quand on te défie, même si aucune page n'est ouverte. Je ne t'envoie alors plus de ping sur Discord.
}
page-calls-quiet = { $notify ->
    [digest] Tu as choisi un message par jour, donc ce navigateur ne montre que les rappels.
   *[off] Tu as désactivé tes pings, donc ce navigateur reste calme.
}
page-calls-on = Me prévenir dans ce navigateur
page-calls-off = Ne plus me prévenir ici
page-calls-beside = Ping sur Discord aussi
page-calls-instead = Pas de ping sur Discord
page-calls-denied = Ton navigateur bloque les notifications de cette page. Autorise-les dans ses paramètres et réessaie.
page-calls-failed = Ton navigateur n'a pas pu activer les notifications. Réessaie plus tard.
page-calls-bad = Je ne peux pas envoyer de notifications à ce navigateur. Essaies-en un autre.
browser-invite = { $kind ->
    [rematch] { $who } voudrait une revanche
    [weekly] { $who } te propose la partie de la semaine
    [gathering] { $who } t'invite à une partie
   *[named] { $who } te défie
}
browser-call = { $kind ->
    [played] { $who } a joué { $move }
    [turn] À toi de jouer
    [draw] Ton adversaire propose la nulle
    [time] { $who } n'a plus de temps. C'est toi qui décides
    [takeback] Ton adversaire demande à annuler un coup
    [remind] { $waiting ->
        [one] { $who } attend ton coup
       *[other] Les autres attendent ton coup
    }
    [most] La plus grande partie de ton temps est passée
   *[last] Ton temps est presque écoulé
}
page-variant = Variante
page-set-up = Mettre en place
page-add = Ajouter à Discord
page-front-about = Murus Gallicus, le jeu de murs et de tours de Phil Leduc, par correspondance sur Discord.
page-front-goal = Bâtis des murs et des tours, et amène une pierre sur la dernière rangée.
page-front-play = Affronter Murus maintenant
page-front-on = Continuer ta partie
page-front-learn = Apprendre en deux minutes
page-front-siege = Le siège du jour
page-siege-out = Tu peux le résoudre ici quand ta session est ouverte. Appuie sur « Ouvrir le plateau » ou « Mes parties en plateaux » sur Discord pour avoir un lien.
page-siege-bell-on = Je t'envoie un ping sur Discord quand le prochain siège commence.
page-siege-bell-off = Je ne t'envoie plus de pings pour les sièges de ce serveur.
page-siege-over = Résoudre le siège d'hier
page-siege-none = Aucun de tes serveurs n'a de siège en ce moment. Dès que l'un d'eux en a un, appuie là-bas sur **Résoudre**, et il s'ouvre ici aussi.
page-siege-server = Serveur
page-front-pause = Pause
page-front =
    {""}**Murus Gallicus** est un jeu de Phil Leduc (conçu en 2005, publié en 2009). Romains et Gaulois bâtissent des murs et des tours, et cherchent à percer de l'autre côté.
    Joues-y par correspondance sur Discord : défie quelqu'un, joue quand tu as une minute, et reçois un seul ping quand c'est à toi. Ou affronte Murus, qui joue à huit niveaux.
page-privacy = Confidentialité
page-privacy-text =
    Murus garde les ID Discord des personnes qui l'utilisent, leur langue et ce qu'elles saisissent : coups, paramètres, messages, défis. Il ne garde ni noms, ni images, ni adresses.
    Les parties sont gardées tant que le service tourne. Ce que Murus a envoyé est gardé un mois. Une session reste ouverte dans un navigateur trente jours après la dernière visite, avec un cookie qui contient un nombre aléatoire. Murus note le nom court de ce navigateur, comme « Chrome sur Android », et rien d'autre à son sujet. Si tu choisis une langue ou, sans session, un thème pour les pages, ton navigateur garde ce choix un an, avec un cookie qui ne contient que ce choix.
    Si tu actives les notifications dans un navigateur, Murus garde aussi comment le joindre par son service de notifications, jusqu'à ce que tu les désactives ou que tu t'y déconnectes. Ce service ne peut pas les lire.
    Si tu ouvres le plateau dans Discord, Murus retient pendant dix minutes ce que tu as ouvert. Tes chiffres pour les rôles liés vont à Discord chaque fois que tu le demandes, et nulle part ailleurs. Ils y restent jusqu'à ce que tu retires Murus des applications autorisées de Discord.
    Si, avec ta session ouverte, tu ouvres le plateau où les adversaires analysent leur partie terminée, ces personnes voient ton nom, et Murus note quand tu l'as ouvert pour la dernière fois.
    Dans tes paramètres, ici ou avec /settings sur Discord, tu peux voir tout ce qui est gardé sur toi, et le supprimer. Tes adversaires gardent leurs parties, sans ton nom. Si toi et toutes les autres personnes d'une partie le choisissez dans vos paramètres, la personne qui gère Murus peut publier la partie terminée en données ouvertes, sans noms ni identifiants. Rien d'autre n'est transmis, et aucune page ne charge quoi que ce soit d'ailleurs.
page-terms = Conditions
page-terms-text =
    Murus est gratuit et sans aucune garantie. Joue honnêtement : dans les parties classées, joue tes propres coups, et sois aimable avec les autres.
    Les règles de Murus Gallicus sont de Phil Leduc. Elles peuvent être copiées et partagées, mais pas modifiées.
page-about-text =
    Murus { $version }. Murus Gallicus est un jeu de Phil Leduc. Les règles sont les siennes, et le mérite lui en revient.
    Le programme est un logiciel libre, sous licence MIT ou Apache-2.0. Les lettres des images sont en Inter, sous la SIL Open Font License.
settings-sharing = { $value ->
    [private] Pages de mes parties : seulement les personnes qui y jouent
    [public] Pages de mes parties : tout le monde, et les parties terminées sont listées
   *[link] Pages de mes parties : toute personne qui a le lien
}
settings-sharing-hint = Qui peut voir les pages de tes parties ?
settings-open-data = { $value ->
    [on] Parties terminées en données ouvertes : oui, sans mon nom
   *[off] Parties terminées en données ouvertes : non
}
settings-open-data-hint = Tes parties terminées peuvent-elles être publiées ?
settings-open-data-about = Données ouvertes : si toutes les personnes qui ont joué une partie terminée l'acceptent ici, la personne qui gère Murus peut en publier les coups, le résultat et le mois, sans noms ni identifiants. Ce qui est publié le reste.
settings-sessions = Tes sessions sont ouvertes depuis ces dates :
settings-signed-out = Tu n'as plus de session ouverte nulle part.
button-sign-out = Tout déconnecter
button-pages-on = Activer les pages web
button-pages-off = Désactiver les pages web
server-pages = Pages web des parties : **{ $some ->
    [yes] activées
   *[no] désactivées
}**
page-first = Au début
page-back = Un coup en arrière
page-on = Un coup en avant
page-last = À la fin
page-flip = Retourner le plateau
page-won = Est-ce gagné ?
page-winner = { $who ->
    [won] Les { side-name } peuvent forcer le gain { $moves ->
        [one] en un coup.
       *[other] en { $moves } coups au plus.
    }
    [nobody] Personne ne peut forcer le gain ici.
   *[open] Je n'ai pas trouvé de gain forcé. Mon estimation : { $romans } % pour les Romains, { $gauls } % pour les Gaulois.
}
page-against = Qui joue l'autre camp
page-nobody = Toi
page-side = Ton camp
page-position = Partir de cette position
page-public = Parties rendues publiques
page-looks = Apparence, son, lettres
page-embed = Montrer ce plateau sur ton site
page-embed-how = Copie ceci dans une de tes pages.
page-show = Montrer
page-channel = un salon Discord
page-sound = Un son à chaque coup
page-learn = Apprendre
page-learn-about = Apprends Murus Gallicus sur le plateau, une étape à la fois.
page-theme = Thème
page-own-games = De mes parties
page-streak = Série de sièges : { $days ->
    [1] 1 jour.
   *[other] { $days } jours.
}
page-puzzle-none = Ce problème n'existe pas. Choisis un autre thème ou une autre difficulté.
page-puzzle-unrated = sans classement
page-puzzle-rating = Classement de ce problème : { $rating }
page-puzzle-run = { $count } problèmes résolus d'affilée.
page-puzzle-answer = Solution
page-grade = Difficulté
page-grade-any = Toutes
page-puzzles-over = Tu as vu tous les problèmes de ce genre.
page-signed-out = Tu n'as pas de session ouverte. Appuie sur « Ouvrir le plateau » sur Discord pour avoir un lien.
page-learn-basics = Le jeu
page-learn-variants = Variantes et autres plateaux
page-learn-passed = Étapes que tu as résolues
page-set-up-board = Composer une position
page-palette = Choisis une pièce, puis touche des cases ou glisse dessus.
page-erase = Effacer
page-turn = Trait
page-placed = Utiliser cette position
page-clear = Vider le plateau
page-cancel = Annuler
page-wrong-position = { $kind ->
    [lines] Cette position ne remplit pas le plateau : il lui faut { $what } rangées, séparées par des barres obliques.
    [unit] Aucune pièce de cette variante n'a la lettre « { $what } ».
    [field] « { $what } » ne veut rien dire ici.
    [opening] Les premiers coups spéciaux n'existent qu'au début d'une partie équilibrée.
    [out] Le camp qui a le trait n'est plus en jeu.
    [many] Les { side-name } peuvent avoir { $what } pierres au plus.
    [stones] Il faut au moins une pierre aux { side-name }.
    [over] La partie serait déjà terminée : { $what }.
   *[turn] Termine par la lettre du camp qui joue ensuite.
}
page-cut = Supprimer à partir d'ici
page-main = En faire la suite principale
page-tree-long = Un lien contient { $most } coups au plus. Supprime une branche pour faire de la place.
page-keep = Enregistrer la suite
page-kept = Enregistrée. Tu la retrouves parmi tes suites.
page-leave = Revenir à la partie
# The board on which the players of a finished game analyse it together.
page-together = Analyser ensemble
page-together-join = Rejoindre
page-together-watch = Regarder
# $who and $other are names. They are the same if there is one person.
page-together-on =
    { $count ->
        [one] { $who } analyse cette partie.
       *[other] { $who } et { $other } analysent cette partie.
    }
page-together-both = Tu analyses cette partie avec { $who }.
page-together-waiting = Tu analyses cette partie. { $who } peut te rejoindre sur la page de la partie.
page-together-alone = Tu analyses cette partie.
page-together-admitted = Toi aussi, tu peux jouer des coups sur ce plateau.
page-together-watching = Tu regardes. Les personnes qui analysent voient ton nom.
page-together-unnamed = Tu regardes.
page-together-reader = { $who } regarde.
page-together-editor = { $who } peut aussi jouer des coups.
page-together-admit = Laisser { $who } jouer des coups
page-together-dismiss = Ne plus laisser { $who } jouer de coups
page-together-marked = Marqué : { $what }
page-together-draw = Dessiner des flèches
page-together-outdated = Quelqu'un d'autre a été plus rapide. Voici le plateau maintenant : réessaie si tu le veux encore.
page-together-read-only = Tu regardes. Demande aux personnes qui analysent de te laisser jouer des coups.
page-together-gone = Cette personne ne regarde plus. Elle peut revenir sur ce plateau.
page-together-arrows = Ce plateau contient { $most } flèches et cercles au plus. Appuie sur X pour les enlever.
page-together-long = Ce plateau contient { $most } coups au plus. Supprime une branche pour faire de la place.
page-together-closed = Ce plateau ne t'est pas ouvert. Tu peux quand même essayer des coups de ton côté.
page-film = Replay
page-moves-text = Coups en texte
page-record = Partie pour Abstract Play
page-record-read = Parcourir une partie
page-record-hint = Colle une partie dans n'importe quelle notation, ou dépose un fichier ici

## Events

contest-name = Mois ouvert{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = { $name } : c'est terminé
contest-stopped = { $name } : arrêt avant l'heure
contest-end = **{ $name } : c'est terminé.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Montée : { $who }
contest-end-down = Descente : { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] { $name } : c'est terminé. Cette fois, aucune partie n'a compté.
   *[no] { $name } : l'événement n'a pas eu lieu.
}
contest-month-about = Joue des parties classées avec les autres personnes inscrites : une victoire vaut 2 points, une nulle 1. Contre chaque personne, seule ta première partie compte, si elle se termine à temps.
contest-until = Jusqu'au { $day } ({ $when }) · { $people ->
    [0] pas encore d'inscription
    [1] 1 inscription
   *[other] { $people } inscriptions
}
contest-open = [Ouvrir la page]({ $link })
page-event-hidden = (nom masqué)
page-event-running = Parties en cours
page-event-games = Parties qui comptent
page-event-join = Pour t'inscrire, appuie sur **{ $button }** sur la carte de l'événement, sur Discord.
page-event-in = Tu participes.
page-event-joined = Qui participe
page-event-rounds = Rondes
page-event-bye = pas de partie dans cette ronde
page-event-lot = par tirage au sort
page-event-place = #
page-event-person = Nom
page-event-points = Points
page-event-played = Parties
page-event-cross = Grille
page-event-earlier = Précédents
contest-table-none = Aucune partie n'a encore compté.
contest-pairs-about = Les paires de chaque ronde avec leurs points. En gras : qui continue.
contest-table-about = Points, parties, et entre parenthèses victoires-nulles-défaites.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] devant grâce aux parties qui les opposent
    [beaten] devant grâce aux points des adversaires battus
   *[side] devant grâce aux victoires avec les Romains
}
contest-own = Ta place : { $place } sur { $people } · { $worth }
contest-gone = une personne désinscrite
contest-sum = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, du { $from } au { $to }
contest-cheer = Félicitations, { $who } !
contest-met-title = { $count ->
    [0] Tu n'as pas encore joué de partie qui compte.
    [1] **Ta partie qui compte**
   *[other] **Tes { $count } parties qui comptent**
}
contest-met = { $fared ->
    [won] Gagnée
    [lost] Perdue
   *[drawn] Nulle
} contre { $who } · Partie { $game }
contest-unmet-title = { $count ->
    [0] Tu as affronté toutes les personnes inscrites jusqu'ici.
    [1] **1 personne que tu n'as pas encore affrontée**
   *[other] **{ $count } personnes que tu n'as pas encore affrontées**
}
contest-list-none = Aucun événement en cours ici. Les responsables de ce serveur peuvent en ouvrir un avec `/event month`.
contest-no-server = Un événement appartient à un serveur. Utilise `/event list` dans un de ses salons.
contest-opened = ✓ { $name } : c'est ouvert jusqu'au { $day }. Sa carte est dans { $channel }. { $repeats ->
    [yes] À la fin, le suivant s'ouvre, et tout le monde s'inscrit de nouveau.
   *[no] Il ne se répète pas.
} Tu peux y mettre fin avec `/event stop`.
contest-joined = ✓ Tu participes. Ta première partie classée contre chaque personne inscrite compte. **Mes parties** te montre qui tu peux défier.
contest-leave-ask = Tu participes déjà. Veux-tu partir ? Tu sors du tableau, et les personnes contre qui tu as joué gardent leurs points. Tu peux revenir tant que ça dure.
contest-left-early = ✓ Tu ne participes plus. Tu peux t'inscrire de nouveau avant le début.
contest-left = ✓ Tu ne participes plus. Si tu t'inscris de nouveau, tu retrouves tes résultats.
contest-begun-wait = -# Il y a beaucoup de parties. Elles seront toutes là dans environ { $minutes } minutes.
contest-left-begun = ✓ Tu ne participes plus à cet événement.
contest-not-in = Tu ne participes pas encore à cet événement. Appuie sur **Participer** sur sa carte ou dans `/event list`.
contest-closed = Tu ne participes pas à cet événement, et les inscriptions sont closes. Son tableau montre où on en est.
contest-mine-rests = Tu fais une pause cette saison, donc tu n'y as pas de parties. Ta place est gardée, et tu reprends la saison prochaine.
contest-mine-reserve = Tu es en réserve, donc tu n'as pas encore de parties. Si quelqu'un se retire dans les deux premiers jours, tu prends sa place.
contest-mine-late = Tu étais en réserve, et aucune place ne s'est libérée dans les deux premiers jours. Le tableau montre où on en est.
contest-out = { $why ->
    [removed] Les responsables ont mis fin à ta participation à cet événement.
    [late] Tu ne participes plus à cet événement : tu as perdu deux parties au temps.
    [replaced] Tu as quitté cet événement, et quelqu'un d'autre a ta place.
   *[left] Tu as quitté cet événement.
}{ $count ->
    [0] {" "}Aucune de tes parties n'y compte.
   *[other] {""}
}
contest-was-not-in = Tu ne participais pas à cet événement. `/event list` montre ce qui est en cours.
contest-stop-ask = À quoi veux-tu mettre fin maintenant ? Les parties d'un événement encore en cours n'y compteront plus, et son tableau reste sur sa carte. Une partie par vote s'arrête sans résultat, après une question.
contest-stop-done = ✓ { $begun ->
    [yes] { $name } : c'est fini. Sa carte montre où on en était.
   *[no] { $name } n'aura pas lieu. Sa carte le dit.
}
contest-running = Ce serveur a déjà un événement de ce genre, jusqu'au { $day }. `/event list` le montre.
contest-unrated = Les parties de ce serveur ne sont pas classées, donc aucune ne compterait. Tu peux permettre les parties classées dans `/server settings`.
contest-several = Seules les parties à deux sont classées. Choisis une variante à deux.
contest-unknown = Cet événement n'existe pas sur ce serveur. `/event list` montre ce qui est en cours.
contest-is-over = Cet événement est terminé. `/event list` montre ce qui est en cours.
contest-league-name = Ligue · Saison { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = Division { $number }
contest-league-about = Une saison dure { $weeks ->
    [1] une semaine
   *[other] { $weeks } semaines
}. Dans ta division, tu joues deux parties classées contre chaque personne, une dans chaque camp. Elles commencent d'elles-mêmes, quelques-unes à la fois. { $time } Une victoire vaut 2 points, une nulle 1.{ $divisions ->
    [1] {""}
   *[other] {" "}Après une saison, chaque division échange deux places avec la suivante : les deux dernières descendent, les deux meilleures montent.
}
contest-league-end = Murus juge les parties encore en cours à la fin : un gain prouvé ou un net avantage compte comme une victoire, le reste comme une nulle. Si ton temps s'écoule deux fois, tu sors de la ligue et manques la saison suivante.
contest-league-begins = Commence le { $day } ({ $when }) avec au moins 4 inscriptions · { $people ->
    [0] pas encore d'inscription
    [1] 1 inscription
   *[other] { $people } inscriptions
}
contest-league-opened = ✓ { $name } : inscriptions ouvertes jusqu'au { $day }. Sa carte est dans { $channel }. Elle commence d'elle-même avec au moins 4 inscriptions, et la saison suivante s'enchaîne. Tu peux y mettre fin avec `/event stop`.
contest-league-begun = **{ $name } : c'est parti !** La saison dure jusqu'au { $day }. Tu joues quelques parties à la fois, avec un ping quand c'est à toi de jouer.
contest-league-joined = ✓ Tu participes. La saison commence le { $day }, et tes parties commencent d'elles-mêmes. Tu joues jusqu'à { $games } parties à la fois. En veux-tu plus ou moins ?
contest-league-in = Tu participes. La saison commence le { $day }. Tu joues { $games ->
    [1] une partie à la fois
   *[other] jusqu'à { $games } parties à la fois
}.{ $rests ->
    [yes] {" "}Si tu fais une pause, ta place est gardée pour une saison.
   *[no] {""}
}
contest-league-plays = Tu participes. Tu joues { $games ->
    [1] une partie à la fois
   *[other] jusqu'à { $games } parties à la fois
}. Si tu pars, tu ne peux pas revenir cette saison. Tes parties en cours continuent, et celles qui n'ont pas commencé comptent comme des victoires pour les autres.
contest-league-rests = ✓ Tu fais une pause cette saison. Ta place est gardée, et tu reprends la saison prochaine sans t'inscrire. Appuie sur **Participer** si tu veux jouer finalement.
contest-cup-name = Coupe{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] Élimination directe : tu joues deux parties classées contre ton adversaire, une dans chaque camp. En cas d'égalité, une troisième partie décide, puis un tirage à pile ou face. Qui perd sort de la coupe.
   *[groups] Des groupes de quatre à six : tu joues deux parties classées contre chaque personne de ton groupe, une dans chaque camp. Une victoire vaut 2 points, une nulle 1. Ensuite, les premières places des groupes s'affrontent.
    [swiss] Une coupe suisse : à chaque ronde, tu joues deux parties classées, une dans chaque camp, contre quelqu'un qui a à peu près autant de points. Une victoire vaut 2 points, une nulle 1. Il n'y a pas d'élimination.
} Une ronde dure { $weeks ->
    [1] une semaine
   *[other] { $weeks } semaines
}{ $form ->
    [swiss] .
   *[other] , ou moins si toutes ses parties sont terminées.
} Les parties commencent d'elles-mêmes. { $time }
contest-cup-end = Murus juge les parties encore en cours à la fin d'une ronde : un gain prouvé ou un net avantage compte comme une victoire, le reste comme une nulle. Si ton temps s'écoule deux fois, tu sors de la coupe.
contest-cup-begins = Commence avec { $size } inscriptions{ $any ->
    [yes] , ou le { $day } ({ $when }) avec au moins { $fewest }
   *[no] {" "}(au plus tard le { $day }, { $when })
} · { $people ->
    [0] pas encore d'inscription
    [1] 1 inscription
   *[other] { $people } inscriptions
}
contest-cup-round = { $round }, jusqu'au { $day } ({ $when }){ $more ->
    [yes] {" · "}fin le { $last } au plus tard
   *[no] {""}
} · { $people ->
    [1] 1 personne
   *[other] { $people } personnes
}
contest-cup-stage = { $stage ->
    [final] Finale
    [semi] Demi-finales
    [quarter] Quarts de finale
    [groups] Groupes
    [winners] Groupe final
    [swiss] Ronde { $number } sur { $rounds }
   *[other] Ronde { $number }
}
contest-cup-group = Groupe { $number }
contest-cup-winners = Groupe final
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · à pile ou face"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } ne joue plus
}
contest-cup-bye = { $one } · pas de partie dans cette ronde{ $points ->
    [0] {""}
   *[other] , { $points } points
}
contest-calendar = Murus Gallicus, un jeu de Phil Leduc, dans un événement de ce serveur. Pour t'inscrire, appuie sur Participer sur sa carte.{ $fills ->
    [yes] {" "}Il peut commencer plus tôt, dès qu'il est complet.
   *[no] {""}
}
contest-cup-opened = ✓ { $name } : inscriptions ouvertes. Sa carte est dans { $channel }. Elle commence d'elle-même { $any ->
    [yes] quand elle est complète, ou le { $day } avec au moins { $fewest } inscriptions
   *[no] s'il y a { $fewest } inscriptions avant le { $day }
}.{ $repeats ->
    [yes] {" "}La suivante s'ouvre alors.
   *[no] {""}
} Tu peux y mettre fin avec `/event stop`.
contest-cup-begun = **{ $name } : c'est parti !** La première ronde dure jusqu'au { $day }, et toute la coupe jusqu'au { $last } au plus tard. Tu reçois un ping quand c'est à toi de jouer.
contest-cup-in = { $new ->
    [yes] ✓ Tu participes.
   *[no] Tu participes.
} { $full ->
    [yes] La coupe est complète, donc elle commence maintenant.
   *[no] La coupe commence quand elle est complète, ou le { $day }.
} Tes parties commencent d'elles-mêmes.{ $divided ->
    [yes] {" "}Tu joues jusqu'à { $games } parties à la fois. En veux-tu plus ou moins ?
   *[no] {""}
}
contest-cup-plays = Tu participes. Si tu pars, tes parties en cours s'arrêtent. { $divided ->
    [yes] Tes parties ne comptent que si tu en as joué au moins la moitié.
   *[no] Tes adversaires les gagnent dans cette coupe.
} Dans les deux premiers jours, quelqu'un en réserve peut prendre ta place.
contest-cup-reserve = ✓ Tu es en réserve. Si quelqu'un se retire dans les deux premiers jours, tu prends sa place, et tes parties commencent d'elles-mêmes.
contest-cup-size = { $form ->
    [knockout] Une élimination directe
    [groups] Une coupe à groupes
   *[swiss] Une coupe suisse
} se joue de { $fewest } à { $most } personnes. Choisis un autre `size` ou une autre `form`.
contest-cup-late = Cette coupe a commencé, et les inscriptions sont closes. `/event list` montre ce qui est en cours.
contest-sum-since = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} depuis le { $from }
contest-ladder-name = Échelle{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = Tu entres tout en bas et défies des personnes jusqu'à { $reach } places au-dessus de toi. La partie, classée, commence aussitôt, et c'est toi qui commences. { $time } Si tu gagnes, tu montes de la moitié de l'écart, et l'autre descend d'une place. Une nulle ne change rien.
contest-ladder-away = Tu peux défier trois personnes à la fois, et trois peuvent te défier en même temps. Personne ne peut refuser : qui ne joue pas à temps perd, et après trois défaites de ce genre en un mois, on sort de l'échelle. Pendant tes vacances, personne ne peut te défier, mais tu descends d'une place par semaine.
contest-ladder-until = Dure tant que vous jouez · { $people ->
    [0] pas encore d'inscription
    [1] 1 inscription
   *[other] { $people } inscriptions
}
contest-ladder-end = Murus juge les parties encore en cours à la fin : un gain prouvé ou un net avantage compte comme une victoire, le reste comme une nulle.
contest-ladder-opened = ✓ { $name } : inscriptions ouvertes. Sa carte est dans { $channel }. { $dated ->
    [yes] Elle dure jusqu'au { $end }. { $repeats ->
        [yes] À la fin, la suivante commence, et tout le monde garde sa place.
       *[no] Elle ne se répète pas.
    }
   *[no] Elle prend fin si aucune partie ne s'y termine pendant 90 jours.
} Tu peux y mettre fin plus tôt avec `/event stop`.
contest-ladder-own = Ta place : { $place } sur { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ Tu participes.
   *[no] Tu participes.
} { $own } **Défier** te montre qui tu peux affronter. Si tu pars, tu perds ta place.
contest-ladder-left = ✓ Tu ne participes plus. Si tu t'inscris de nouveau, tu recommences tout en bas.
contest-ladder-reach = Tu peux défier ces personnes :
contest-ladder-top = Personne n'est au-dessus de toi. Le prochain défi sera pour toi.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · tu as trois défis en cours"}
    [playing] {" · vous vous affrontez déjà"}
    [away] {" · en vacances"}
    [taken] {" · déjà trois défis reçus"}
    [apart] {" · blocage entre vous"}
   *[none] {""}
}
contest-ladder-begun = ✓ Ta partie contre { $who } a commencé : Partie { $game }. C'est toi qui commences.
contest-ladder-worth = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Parties, et entre parenthèses victoires-nulles-défaites.
contest-ladder-standing = Il y a déjà une échelle pour cette variante. `/event list` la montre.
contest-ladder-unreached = Cette personne n'est plus à ta portée. Appuie sur **Défier** sur la carte pour voir qui tu peux affronter.
contest-ladder-barred = { $bar ->
    [busy] Tu as trois défis en cours. Termine d'abord une de ces parties.
    [playing] Vous vous affrontez déjà dans cette échelle. Termine d'abord cette partie.
    [away] Cette personne est en vacances. Défie quelqu'un d'autre, ou attends son retour.
    [taken] Trois personnes l'ont déjà défiée. Défie quelqu'un d'autre.
   *[apart] Il y a un blocage entre vous. Tu peux voir les tiens dans `/settings`.
}
contest-simul-name = Simultanée{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Hôte : { $who }
contest-simul-about = L'hôte joue contre toutes les personnes inscrites, { $side ->
    [romans] avec les Romains
    [gauls] avec les Gaulois
   *[alternate] en alternant les camps
}. Tu joues une partie { $rated ->
    [yes] classée
   *[no] amicale
}. { $time } Elle dure { $weeks ->
    [1] une semaine
   *[other] { $weeks } semaines
} au plus.
contest-simul-end = Murus juge les parties encore en cours à la fin : un gain prouvé ou un net avantage compte comme une victoire, le reste comme une nulle.
contest-simul-begins = Commence avec { $boards } inscriptions, ou le { $day } ({ $when }) avec au moins 2 · { $people ->
    [0] pas encore d'inscription
    [1] 1 inscription
   *[other] { $people } inscriptions
}{ $host ->
    [yes] {""}
   *[no] {" · il manque encore l'hôte"}
}
contest-simul-until = Jusqu'au { $day } ({ $when }) au plus tard · { $people ->
    [0] personne
    [1] 1 personne
   *[other] { $people } personnes
}
contest-simul-score = **Hôte : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} · { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
} · { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}**{ $open ->
    [0] {""}
    [1] {" · 1 partie en cours"}
   *[other] {" · "}{ $open } parties en cours
}
contest-simul-call = { $who }, { $count ->
    [1] **1 plateau** attend
   *[other] **{ $count } plateaux** attendent
} ton coup ({ $name }).{ $some ->
    [yes] {" "}La première pendule tombe { $when }.
   *[no] {""}
}
contest-simul-begins-now = ✓ La simultanée commence. J'ouvre toutes les parties maintenant.
contest-simul-not-host = C'est à l'hôte de lancer cette simultanée. Elle commence d'elle-même quand elle est complète, ou à sa date.
contest-simul-alone = Une simultanée a besoin de son hôte et d'au moins 2 autres personnes. Appuie sur **Participer** sur sa carte, ou attends d'autres inscriptions.
button-simul-begin = Commencer maintenant
contest-simul-board = { $who } · { $state ->
    [won] gagnée
    [drawn] nulle
    [lost] perdue
    [void] sans résultat
   *[open] en cours
}{ $some ->
    [yes] {" · Partie "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ { $name } : inscriptions ouvertes. Sa carte est dans { $channel }. Elle commence d'elle-même quand elle est complète, ou le { $day } avec l'hôte et au moins 2 autres inscriptions. Tu peux y mettre fin avec `/event stop`.
contest-simul-begun = **{ $name } : c'est parti !** Elle dure jusqu'au { $day } au plus tard. Tu reçois un ping quand c'est à toi de jouer.
contest-simul-in = { $new ->
    [yes] ✓ Tu participes.
   *[no] Tu participes.
} { $full ->
    [yes] La simultanée est complète, donc elle commence maintenant.
   *[no] La simultanée commence quand elle est complète, ou le { $day }.
} Toutes les parties commencent d'elles-mêmes.{ $host ->
    [yes] {" "}Tu peux aussi la lancer plus tôt, avec au moins 2 autres personnes.
   *[no] {""}
}
contest-simul-plays = Tu participes. Si tu pars, tu perds ta partie en cours dans cette simultanée. Si tu es l'hôte, tu perds toutes celles qui sont en cours.
contest-simul-full = Tous les plateaux de cette simultanée sont pris. `/event list` montre ce qui est en cours.
contest-simul-playing = Cette simultanée a commencé, et les inscriptions sont closes. `/event list` montre ce qui est en cours.
contest-simul-apart = L'hôte et toi ne pouvez pas jouer, parce qu'il y a un blocage entre vous. Tu peux voir les tiens dans `/settings`.
contest-team-name = Match par équipes{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = un autre serveur
contest-team-player = quelqu'un
contest-team-about = Deux serveurs s'affrontent sur { $boards } plateaux au plus. Les deux équipes sont rangées par classement, et tu joues deux parties classées contre la même personne, une dans chaque camp. Tu les joues dans tes messages privés. { $time } Une victoire vaut 2 points, une nulle 1. Le match dure { $weeks ->
    [1] une semaine
   *[other] { $weeks } semaines
} au plus.
contest-team-end = Murus juge les parties encore en cours à la fin : un gain prouvé ou un net avantage compte comme une victoire, le reste comme une nulle. Si ton temps s'écoule deux fois, tu sors du match. Dans les deux premiers jours, quelqu'un en réserve peut prendre une place libre.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · 1 partie restante"}
   *[other] {" · "}{ $open } parties restantes
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · { $winner ->
    [home] { $home }
   *[guest] { $guest }
} gagne
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · match nul
contest-team-waits = Attend l'autre serveur jusqu'au { $day } ({ $when }) · { $people ->
    [0] pas encore d'inscription
    [1] 1 inscription
   *[other] { $people } inscriptions
}
contest-team-begins = Commence le { $day } ({ $when }) si les deux équipes ont au moins { $fewest } personnes · maintenant { $home } et { $guest }
contest-team-until = Jusqu'au { $day } ({ $when }) au plus tard · { $people ->
    [0] personne
    [1] 1 personne
   *[other] { $people } personnes
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · sans compter
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 partie en cours"}
       *[other] {" · en cours"}
    }
    [1] {" · "}{ $out } ne joue plus
   *[other] {" · plus personne ne joue"}
}
contest-team-opened = ✓ { $name } : inscriptions ouvertes. Sa carte est dans { $channel }. Donne ce code aux responsables de l'autre serveur : `{ $code }`
    Avec `/event team` et ce `code`, leur serveur entre dans le match. Seuls les responsables d'un autre serveur peuvent l'utiliser, une seule fois et pendant sept jours. Le match commence le { $day } si les deux équipes ont au moins 2 personnes, ou plus tôt avec **Commencer maintenant** dans `/event manage`. Tu peux y mettre fin avec `/event stop`.
contest-team-entered = ✓ Ce serveur affronte { $home }. Sa carte est dans { $channel } : appuie là-bas sur **Participer** pour jouer. Le match commence le { $day } si les deux équipes ont au moins 2 personnes, ou plus tôt avec **Commencer maintenant** dans `/event manage`. Tu peux y mettre fin avec `/event stop`.
contest-team-wrong-code = Aucun match par équipes n'attend ce code. Un code marche une seule fois, pendant sept jours. Demande un nouveau code à l'autre serveur.
contest-team-own-code = C'est le code de ton propre match. Donne-le aux responsables de l'autre serveur.
contest-team-other = Tu joues déjà pour l'autre serveur. Si tu préfères jouer pour celui-ci, quitte le match là-bas avant qu'il ne commence.
contest-team-playing = Ce match par équipes a commencé, et les inscriptions sont closes. `/event list` montre ce qui est en cours.
contest-team-few = Il faut au moins 2 personnes dans chaque équipe. Appuie sur **Participer** sur la carte, ou attends d'autres inscriptions.
contest-team-begins-now = ✓ Le match par équipes commence. J'ouvre toutes les parties maintenant.
contest-team-begun = **{ $name } : c'est parti !** Il dure jusqu'au { $day } au plus tard. Tes parties sont dans tes messages privés, et tu reçois un ping quand c'est à toi de jouer.
contest-team-in = { $new ->
    [yes] ✓ Tu participes.
   *[no] Tu participes.
} Le match commence le { $day }, ou plus tôt si les responsables le lancent. Tes parties arrivent d'elles-mêmes dans tes messages privés.
contest-team-plays = Tu participes. Si tu pars, tes parties en cours s'arrêtent, et ton adversaire les gagne dans ce match. Dans les deux premiers jours, quelqu'un en réserve peut prendre ta place.
contest-team-reserve = Tu es en réserve. Si quelqu'un de ton équipe se retire dans les deux premiers jours, tu prends sa place, et tes parties commencent d'elles-mêmes.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 personne
   *[other] { $people } personnes
}{ $paused ->
    [yes] {" · en pause"}
   *[no] {""}
}
    Choisis une personne de ton serveur pour la retirer. Tout ce que tu fais ici est noté dans le journal de modération, et je préviens les personnes concernées.
contest-next-none = Aucune partie de cet événement n'attend ton coup.
button-contest-next = Plateau suivant
contest-open-title = { $count ->
    [1] **1 partie en cours**
   *[other] **{ $count } parties en cours**
}
contest-coming = { $count ->
    [1] **1 partie à venir**, contre { $who }
   *[other] **{ $count } parties à venir**, contre { $who }
}
contest-open-game = contre { $who } · Partie { $game } · { side-name } · { $mine ->
    [yes] à toi de jouer
   *[no] coup adverse
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name } : tu joues contre { $who }{ $team ->
    [yes] {" "}({ $server }), plateau { $number }
   *[no] {""}
}.
contest-reserves = En réserve : { $who }. Vous jouez si quelqu'un se retire dans les deux premiers jours.
contest-met-unplayed = { $fared ->
    [won] Gagnée
    [lost] Perdue
   *[drawn] Nulle
} contre { $who } · sans jouer
contest-loss-counts = Dans l'événement « { $name } », ceci compte comme une défaite pour { $who }.
contest-loss-out = C'est la deuxième fois, donc { $who } sort de l'événement « { $name } »{ $misses ->
    [yes] {" "}et manque la saison suivante
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] Dans l'événement « { $name } », elle compte comme une victoire pour { $who }.
    [drawn] Dans l'événement « { $name } », elle compte comme une nulle.
    [void] Dans l'événement « { $name } », elle ne compte pas, parce que moins de la moitié des parties ont été jouées.
    [free] Quelqu'un en réserve peut encore prendre la place, et tes parties recommencent alors. Sinon, dans l'événement « { $name } », elles comptent comme des victoires pour { $who }.
   *[replaced] Quelqu'un d'autre prend la place, et la partie recommence.
}
contest-has-begun = Cette saison a commencé. Tu pourras t'inscrire à la suivante dès la fin de celle-ci.
contest-barred = Ton temps s'est écoulé deux fois la saison dernière, donc tu manques celle-ci. Tu peux t'inscrire à la suivante.
contest-kept = Tu as fait une pause la saison dernière, donc tu ne peux pas en faire une autre maintenant. Si tu ne veux pas jouer, tu peux partir.
contest-paused = **En pause.** Aucune nouvelle partie ne commence, et les dates se décalent de la durée de la pause.
contest-is-paused = Cet événement est en pause. Tu pourras défier quelqu'un quand les responsables le feront reprendre.
contest-removed = Les responsables ont mis fin à ta participation à cet événement, donc tu ne peux plus t'y inscrire.
contest-absent = Cette personne ne participe pas à cet événement. Choisis quelqu'un qui y participe.
contest-own-game = Tu joues dans cet événement. Demande à d'autres responsables de décider.
contest-has-played = Cette personne a déjà un résultat, donc personne ne peut prendre sa place. Tu peux la retirer de l'événement.
contest-stranger = Cette personne ne peut pas prendre la place. Choisis quelqu'un qui a déjà utilisé Murus et ne participe pas encore à cet événement. Tu ne peux pas te choisir toi-même.
contest-decided = Cette partie a un résultat. Choisis-en une autre.
contest-manage-which = Dans quel événement veux-tu intervenir ?
contest-manage = **{ $name }** · { $people ->
    [1] 1 personne
   *[other] { $people } personnes
}{ $paused ->
    [yes] {" · en pause"}
   *[no] {""}
}
    Choisis une personne pour la retirer, mettre quelqu'un à sa place ou décider du résultat d'une de ses parties. Tout ce que tu fais ici est noté dans le journal de modération, et je préviens les personnes concernées.
contest-manage-person = Choisis une personne
contest-manage-who = **{ $name }** · { $who }
    Si tu retires cette personne, elle ne peut pas revenir, et les autres gagnent les parties qui restent. Dans une ligue ou un groupe, ses parties ne comptent que si elle en a joué au moins la moitié.
contest-manage-game = Décider d'un résultat
contest-manage-substitute = Mettre quelqu'un à sa place
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Partie "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    Comment doit-elle compter ? Si la partie est encore en cours, elle s'arrête. Les classements ne changent pas.
contest-manage-done = ✓ C'est fait. Je préviens les personnes concernées.
contest-act = { $act ->
    [paused] { $name } : { $who } a mis l'événement en pause. Aucune nouvelle partie ne commence avant la reprise.
    [resumed] { $name } : { $who } a fait reprendre l'événement. Ses dates se sont décalées de la durée de la pause.
    [removed] { $name } : { $who } a retiré { $player }.
    [replaced] { $name } : { $who } a remplacé { $player } par { $other }. Les parties commencent d'elles-mêmes.
    [drawn] { $name } : { $who } a décidé du résultat d'une partie, nulle entre { $player } et { $other }.
    [stopped] { $name } : l'autre serveur y a mis fin avant l'heure. Sa carte montre où on en était.
    [asked] { $name } : { $who } a demandé à { $player } d'être l'hôte.
   *[decided] { $name } : { $who } a décidé du résultat d'une partie, { $player } gagne contre { $other }.
}
contest-host-asked = { $player }, { $who } aimerait que tu sois l'hôte de « { $name } ». Tu jouerais contre toutes les personnes inscrites, une partie avec chacune. Ça ne peut pas commencer sans toi : appuie sur **Participer** si tu es d'accord.
button-contest-pause = Mettre en pause
button-contest-resume = Reprendre
button-contest-remove = Retirer de l'événement
button-contest-first = Gain du premier nom
button-contest-drawn = Nulle
button-contest-second = Gain du second nom
button-contest-break = Faire une pause
button-contest-at-once = { $games } à la fois
button-contest-join = Participer
button-contest-reserve = Me mettre en réserve
button-contest-leave = Quitter l'événement
button-contest-table = Tableau
button-contest-mine = Mes parties
button-contest-part = Ma participation
button-contest-challenge = Défier
button-contest-stop = Arrêter : { $name }
