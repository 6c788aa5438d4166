### Every sentence that Murus says, in German. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no. The other player is always the Gegner, and a capture is schlagen.

## Words

side-adjective = { $side ->
    [romans] der Römer
    [gauls] der Gallier
    [germans] der Germanen
   *[britons] der Briten
}
unit-name = { $unit ->
    [wall] eine Mauer
    [tower] ein Turm
   *[catapult] ein Katapult
}
side-name = { $side ->
    [romans] Römer
    [gauls] Gallier
    [germans] Germanen
   *[britons] Briten
}

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = Darin erkenne ich keinen Zug. Schreib das Feld des Turms und das zweite Feld, das er erreicht, etwa `b4-d4`, oder `b4xc5`, um eine gegnerische Mauer zu schlagen.
refusal-no-such-cell = Das Feld { $at } gibt es auf diesem Brett nicht.
refusal-over = Diese Partie ist zu Ende.
refusal-swap-closed = Die Seiten tauschen kannst du nur in einer Partie mit Seitenwahl, als Antwort auf den ersten Zug.
refusal-which = Da gibt es zwei Möglichkeiten, denn { refusal-cell }. Mit `{ $move }` opferst du einen Stein, und dort bleibt ein Turm. Mit `{ $both }` opferst du beide, und dort bleibt eine Mauer.
refusal-opening-due = Mit Seitenwahl ist dein erster Zug besonders: Nimm einen Turm deiner Grundreihe und nenne zwei Felder deiner zweiten Reihe für seine Steine, zum Beispiel `{ $move }`.
refusal-second-row = Beide Steine deines ersten Zugs gehören auf deine zweite Reihe, und dort liegt { $at } nicht. Möglich ist zum Beispiel `{ $move }`.
refusal-same-cell = Du nennst { $at } zweimal. Die Steine dieses ersten Zugs kommen auf zwei verschiedene Felder, zum Beispiel `{ $move }`.
refusal-empty = { $at } ist leer.
refusal-not-yours = Das ist nicht deine Figur, denn { refusal-cell }.
refusal-wall = Auf { $at } steht nur eine Mauer. Ziehen kannst du nur mit { $advanced ->
    [yes] Türmen und Katapulten
   *[no] Türmen
}.
refusal-one-cell = Du nennst nur { $from }. Wohin soll es gehen? Nenne auch das Zielfeld.
refusal-not-opening = Zwei Zielfelder nennst du nur im ersten Zug einer Partie mit Seitenwahl.
refusal-sign = Diesen Zug schreibst du `{ $move }`, denn { refusal-cell }.
refusal-names-first = Nenne von den zwei Feldern, die einen Stein bekommen, das hintere: Schreib `{ $move }`.
refusal-not-in-line = Von { $from } nach { $to } führt keine gerade Linie.
refusal-not-a-row = { $from }, { $at } und { $to } liegen nicht in gerader Linie hintereinander.
refusal-too-far = { $to } ist zu weit weg von { $from }: Ein Turm legt seine Steine auf die nächsten zwei Felder in einer Richtung.
refusal-off-board = Hinter { $to } ist das Brett zu Ende, und der Turm auf { $from } braucht für seine Steine zwei Felder in einer Richtung.
refusal-blocked = Der Turm auf { $from } kommt nicht bis { $to }, denn { refusal-cell }, und { refusal-lays }.
refusal-blocked-beyond = Der Turm auf { $from } würde seinen zweiten Stein hinter { $to } legen, aber { refusal-cell }, und { refusal-lays }.
refusal-not-through = Über { $at } kommst du nicht hinweg, denn { refusal-cell }. Der Turm auf { $from } kann dort nur einen Stein opfern.
refusal-no-captures = In dieser Partie wird nicht geschlagen.
refusal-own-unit = Schlagen kannst du nur gegnerische Figuren, aber { refusal-cell }.
refusal-nothing-to-take = Da gibt es nichts zu schlagen, denn { refusal-cell }.
refusal-not-adjacent = { $to } grenzt nicht an { $from }, und ein Turm schlägt nur auf den Feldern direkt um sich herum.
refusal-cannot-take = Der Turm auf { $from } schlägt { $advanced ->
    [yes] nur Mauern und Katapulte, keine Türme
   *[no] nur Mauern, keine Türme
}, und { refusal-cell }.
refusal-throw-path = Ein Wurf geht über alles hinweg. Nenne also nur das Katapult auf { $from } und das Feld, auf dem der Stein landet.
refusal-throw-distance = Von { $from } bis { $to } sind es nicht zwei oder drei Felder, und nur so weit wirft ein Katapult.
refusal-throw-backward = Ein Katapult wirft nur nach vorn und zur Seite, und { $to } liegt hinter { $from }.
refusal-throw-on-own = Ein Katapult wirft nie auf die eigenen Figuren, und { refusal-cell }.

# What stands on the cell $at. Never begins a sentence; unit-name has its article, side-adjective is
# a genitive.
refusal-cell = { $relation ->
    [none] { $at } ist leer
    [own] auf { $at } steht { unit-name } von dir
   *[enemy] auf { $at } steht { unit-name } { side-adjective }
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] die Steine eines Turms dürfen nur auf leere Felder, deine Mauern oder deine Türme
   *[no] die Steine eines Turms dürfen nur auf leere Felder oder deine Mauern
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] Von { $from } aus gibt es gerade keinen Zug.
   *[other] Mögliche Züge von { $from } aus: { $moves }{ $more ->
        [0] .
        [one] {" "}und noch einer.
       *[other] {" "}und { $more } weitere.
    }
}
refusal-units = { $count ->
    [one] Du kannst nur von { $cells } aus ziehen.
   *[other] Du kannst von diesen Feldern aus ziehen: { $cells }.
}

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play. deed-unit is an accusative, deed-unit-of a dative.

deed = { $deed ->
    [through] bricht auf { $cell } durch
    [takes] schlägt { deed-unit } auf { $cell }
    [stone] nimmt { deed-unit-of } auf { $cell } einen Stein
    [stones] nimmt { deed-unit-of } auf { $cell } zwei Steine
    [throws] wirft einen Stein auf { $cell }
    [tower] baut einen Turm auf { $cell }
    [towers] baut Türme auf { two-cells }
    [catapult] baut ein Katapult auf { $cell }
    [catapults] baut Katapulte auf { two-cells }
    [both] baut einen Turm auf { $cell } und ein Katapult auf { $other }
   *[walls] zwei Mauern
}
two-cells = { $cell } und { $other }
deed-unit = { $unit ->
    [wall] die Mauer
    [tower] den Turm
   *[catapult] das Katapult
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
deed-unit-of = { $unit ->
    [wall] der Mauer
    [tower] dem Turm
   *[catapult] dem Katapult
}{ $several ->
    [yes] {" "}{ side-adjective }
   *[no] {""}
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = { side-name } am Zug
picture-over = { $reason ->
    [breakthrough] Die { side-name } brechen durch
    [stalemate] Die { side-name } gewinnen durch Patt
    [last-player] Nur noch die { side-name } im Spiel
    [resignation] Sieg der { side-name } durch Aufgabe
    [timeout] Zeit um, die { side-name } gewinnen
    [agreement] Remis vereinbart
    [repetition] Remis durch Wiederholung
   *[cancelled] Ohne Ergebnis
}
picture-caption = Murus Gallicus, ein Spiel von Phil Leduc
picture-units = { side-name }: { $tower-count ->
    [0] keine Türme
    [one] Turm { $towers }
   *[other] Türme { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , Katapult { $catapults }
   *[other] , Katapulte { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , Mauer { $walls }
   *[other] , Mauern { $walls }
}.

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Geändert: { $cells }.
picture-cell = { $cell } { $unit ->
    [none] leer
   *[other] { cell-unit }
}
cell-unit = { $unit ->
    [wall] { $side ->
        [romans] römische
        [gauls] gallische
        [germans] germanische
       *[britons] britische
    } Mauer
    [tower] { $side ->
        [romans] römischer
        [gauls] gallischer
        [germans] germanischer
       *[britons] britischer
    } Turm
   *[catapult] { $side ->
        [romans] römisches
        [gauls] gallisches
        [germans] germanisches
       *[britons] britisches
    } Katapult
}
picture-beside = Oben: { $left } Unten: { $right }
letters-side = { $side ->
    [romans] R
    [gauls] g
    [germans] n
   *[britons] b
}
letters-unit = { $unit ->
    [wall] m
    [tower] t
   *[catapult] k
}
letters-mean-side = { $letter } { side-name }
letters-mean-unit = { $letter } { $unit ->
    [wall] Mauer
    [tower] Turm
   *[catapult] Katapult
}

## Names

date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}
axis-date = { $shows ->
    [year] { $year }
    [month] { month-short }
    [month-year] { month-short } { $year }
    [day] { $day }. { month-short }
   *[day-year] { $day }. { month-short } { $year }
}
level-name = { $level ->
    [discens] Lehrling
    [tiro] Rekrut
    [legionary] Legionär
    [centurion] Zenturio
    [tribune] Tribun
    [legate] Legat
    [caesar] Cäsar
    [augustus] Augustus
   *[other] { $name }
}
level-plain = { $level ->
    [discens] zum Einstieg
    [tiro] leicht
    [legionary] eher leicht
    [centurion] mittel
    [tribune] eher schwer
    [legate] schwer
    [caesar] sehr schwer
   *[augustus] am schwersten
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Gelöschtes Profil
name-unknown = Jemand (Discord-ID { $id })
name-nobody = jemand
name-somebody = Jemand

## Buttons and menus

button-move = Ziehen
button-swap = Seiten tauschen
button-swap-yes = Ja, Seiten tauschen
button-view = Meine Ansicht
button-more = Mehr
button-put-off = Später …
button-back = Zurück
button-confirm = { $move } bestätigen
button-at-once-yes = Ja
button-at-once-no = Nein, weiter fragen
button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-join = Mitspielen
button-decline-or-leave = Ablehnen oder aussteigen
button-leave = Aussteigen
button-fill = Murus dazuholen
button-rules = Regeln
button-rematch = Revanche
button-rematch-yes = Ja, Revanche anbieten
button-next-level = Nächster Gegner: { $level }
button-play-on = Ab Wendepunkt spielen
button-try = Züge probieren
button-lines = Meine Zugfolgen
button-lines-open = Anderen zeigen
button-lines-close = Nicht mehr zeigen
button-line-drop = Zugfolge löschen
button-note = Kommentar …
button-study = Zugfolgen ansehen
button-walk = Nachspielen
button-walk-first = Anfang
button-walk-back = Zurück
button-walk-next = Vor
button-walk-last = Ende
button-walk-flip = Drehen
button-walk-go-on = Ab hier weiterspielen
button-history = Züge
button-hint = Tipp
button-hint-yes = Ja (steht im Ergebnis)
button-review = Analyse
button-lesson = Wendepunkt
button-forced = Sieg ansehen
button-forced-missed = Verpassten Sieg ansehen
button-forced-move = { $move } ansehen
button-forced-longest = Längste Gegenwehr
button-forced-first = Von vorn
button-remind = Erinnern
button-wait = Weiter warten
button-claim = Nicht länger warten …
button-claim-yes = Ja, nicht länger warten
button-take-win = Sieg nehmen
button-let-go = Weiterspielen lassen
button-resign = Aufgeben …
button-no = Doch nicht
button-resign-yes = Ja, ich gebe auf
button-resign-no = Nein, weiterspielen
button-later-3h = In 3 Stunden erinnern
button-later-tonight = Heute Abend
button-later-tomorrow = Morgen
button-away = Urlaub …
button-come-back = Urlaub beenden
button-moves = Sofort ziehen …
button-saved-on = Urlaubstage nutzen
button-saved-off = Urlaubstage sparen
button-themes = Brettdesign …
button-zone = Zeitzone …
button-blocks = Blockierte …
button-settings = Einstellungen
button-data = Meine Daten …
button-export-data = Meine Daten exportieren
button-ask-forget = Meine Daten löschen …
button-desk-on = Lagebericht einschalten
button-desk-off = Lagebericht entfernen
button-quiet-on = Kanäle ruhig halten
button-quiet-off = Kanäle lebhaft machen
button-film-on = Partien als Film zeigen
button-film-off = Letzte Bretter zeigen
button-turning-on = Bretter zum Spieler drehen
button-turning-off = Römer unten lassen
button-server-games = Partien …
button-rated-on = Gewertete Partien erlauben
button-rated-off = Nur ohne Wertung spielen
button-bots-on = Murus in Threads spielen
button-bots-off = Murus privat spielen
button-vote = Abstimmen
button-propose = Zugfolge vorschlagen
button-votes-on = Alle abstimmen lassen
button-votes-off = Nur Verwaltung startet
button-showing-on = „Hier zeigen“ einschalten
button-showing-off = „Hier zeigen“ ausschalten
button-language = Sprache …
button-follow = Folgen
button-follow-end = Nur das Ende melden
button-follow-every = Jeden Zug melden
button-unfollow = Nicht mehr folgen
button-mute = Stummschalten
button-unmute = Stummschaltung aufheben
button-take-back = Zug zurücknehmen
button-take-back-ask = Um Rücknahme bitten
button-take-back-yes = Ja, darum bitten
button-draw = Remis anbieten
button-draw-yes = Ja, Remis anbieten
button-give = Einen Tag schenken
button-give-yes = Ja, einen Tag schenken
button-abort = Partie abbrechen …
button-abort-yes = Ja, abbrechen
button-agree = Zustimmen
button-agree-yes = Ja, Remis
button-plans = Pläne
button-plan-reply = Antwort planen
button-plan-any = Nach jedem anderen Zug
button-plan = Plan speichern
button-unplan = Plan { $number } löschen
button-replay = Film
button-export = Exportieren
button-ratings = Wertungen
button-openings = Erste Züge
button-show = Hier zeigen
button-shown = Gezeigt
button-shown-above = Im Kanal gezeigt
button-go-on = Gegen Murus weiterspielen
button-finished = Beendete Partien
button-page-back = Vorige Seite
button-page-next = Nächste Seite
button-newer = Neuere
button-older = Ältere
button-mine = Meine Partien
button-next = Nächste Partie
button-next-of = Nächste Partie ({ $count })
button-forget = Ja, meine Daten löschen
button-forget-no = Nein, behalten
button-play-murus = Gegen Murus spielen
button-friend = Jemanden herausfordern
button-edit = Bearbeiten
form-entered = Der Text, den du eingegeben hast
button-set-up = Einrichten
button-exhibit = Murus gegen Murus …
button-duel-begin = Beginnen
button-learn = Lernen
button-learn-lesson = Nächste Lektion
button-learn-next = Weiter
button-learn-game = Erste Partie spielen
button-learn-skip = Gleich zur Partie
button-learn-go-on = Begleitete Partie
button-learn-mend = Zurück zum Verlustzug
button-learn-again = Noch einmal
button-learn-anew = Von vorn
button-learn-leave = Verlassen
button-learn-real = Gegen Murus spielen
menu-units = { $kind ->
    [opening] Welcher Turm deiner Grundreihe wird zu zwei Mauern?
    [towers] Welcher Turm zieht?
    [catapults] Welches Katapult wirft?
   *[both] Womit spielst du, mit einem Turm oder einem Katapult?
}
menu-unit = { $unit ->
    [catapult] { $cell } · Katapult
   *[other] { $cell }
}
menu-units-hint = Wähle eine Figur
menu-targets = { $unit ->
    [catapult] Wohin wirft das Katapult auf { $cell }?
   *[other] Wohin zieht der Turm auf { $cell }?
}
menu-targets-hint = Wähle einen Zug
menu-pairs = Auf welche zwei Felder kommen die Steine von { $cell }? Wähle zwei.
menu-pairs-hint = Wähle zwei Felder
menu-preview = So sieht das Brett nach { $move } aus. Der Zug ist noch nicht gespielt.
picture-preview = Vorschau
more-text = Weitere Aktionen
later-text = Wann soll ich dich erinnern?
later-text-silent = Zu dieser Partie melde ich mich nicht, also gibt es nichts aufzuschieben. Du kannst in Urlaub gehen.
later-text-not-yours = Du bist hier nicht am Zug. Du kannst in Urlaub gehen oder diese Partie stummschalten.
resign-ask = Willst du wirklich aufgeben? { $goes-on ->
    [yes] Du bist sofort draußen, die anderen spielen weiter.
   *[no] Die Partie ist dann sofort zu Ende.
}
claim-ask = Noch halten die letzten Urlaubstage die Uhr von { $who } an. Willst du das Warten beenden? Dann verliert { $who } sofort auf Zeit.
resign-answered = { $done ->
    [yes] { $who } hat aufgegeben.
   *[no] Niemand hat aufgegeben, und die Partie geht weiter.
}
draw-ask = Remis anbieten? Das Angebot verfällt mit dem nächsten Zug, auch mit deinem.
take-back-ask = Möchtest du deinen letzten Zug zurücknehmen? { $others ->
    [1] Dein Gegner muss
   *[other] Alle Gegner müssen
} zustimmen.
agree-ask = Stimmst du dem Remis zu? Die Partie endet dann unentschieden.
abort-ask = Willst du die Partie abbrechen? Sie endet dann sofort und ohne Ergebnis.

## A game in its thread

turn-first = { $who }, du spielst { side-place } und beginnst.
turn-goes-on = { $who }, die { side-name } sind am Zug.
turn-next = { $moves } · { $who }, du bist am Zug{ $swap ->
    [open] {" "}und darfst auch die Seiten tauschen.
   *[closed] .
}
restored = { $board ->
    [yes] Ich musste auf eine ältere Sicherung zurück, spätere Züge können fehlen. So steht die Partie jetzt:
   *[no] Ich musste auf eine ältere Sicherung zurück, spätere Züge können fehlen. Das nächste Brett zeigt, wie die Partie steht.
}
turn-still = { $who }, du bist noch immer am Zug.
turn-yours = { $who }, du bist am Zug.
turn-swapped = { $who } hat getauscht und spielt jetzt die Römer.
turn-watch-first = Eine Schaupartie. { $who } beginnt.
turn-watch = { $moves } · { $who } ist am Zug.
turn-vote-first = { $who } spielt die { side-name } gegen { $other } und stimmt über jeden Zug ab.
turn-opening = -# So geht der erste Zug mit Seitenwahl: Ein Turm deiner Grundreihe kommt als zwei Mauern auf zwei beliebige Felder deiner zweiten Reihe.
vote-last = Die letzte Abstimmung: { $moves }{ $decider ->
    [captain] {" "}· Gleichstand, die Stimme des Kapitäns entschied
    [earliest] {" "}· Gleichstand, der zuerst gewählte Zug gewann
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] Noch hat niemand abgestimmt.
        [one] 1 Person hat abgestimmt.
       *[other] { $count } Personen haben abgestimmt.
    }
   *[no] { $count ->
        [0] Noch hat niemand abgestimmt. Es braucht { $needed } Stimmen.
       *[other] Bisher { $count } von { $needed } nötigen Stimmen.
    }
}
vote-tie = { $captain ->
    [yes] Bei Gleichstand entscheidet die Stimme des Kapitäns, sonst der Zug, der zuerst gewählt wurde.
   *[no] Bei Gleichstand gewinnt der Zug, der zuerst gewählt wurde.
}
vote-goes-on = { $close ->
    [yes] -# Das war knapp, deshalb stimmt ihr noch einmal ab: `{ $one }` oder `{ $other }`? [Wähle unter dem Brett]({ $link }). Die Abstimmung endet { $when }. { vote-tie }
   *[no] -# Erst { $count } von { $needed } nötigen Stimmen, deshalb geht die Abstimmung weiter. [Wähle unter dem Brett]({ $link }). Sie endet { $when }, und dann gewinnt der Zug mit den meisten Stimmen, auch wenn es wenige sind. { vote-tie }
}
vote-open = Wähle unten einen Zug, oder antworte mit einem. Die Abstimmung endet { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] Bisher hat niemand abgestimmt. Deshalb geht die Abstimmung weiter. Sie endet { $when }.
   *[other] Bisher haben wenige abgestimmt. Deshalb geht die Abstimmung weiter. Sie endet { $when }. { vote-count }
}
vote-second = Das war knapp! Wähle zwischen `{ $one }` und `{ $other }`. Die Abstimmung endet { $when }. { vote-tie } { vote-count }
vote-paused = Niemand hat abgestimmt, deshalb ruht die Partie. Mit der nächsten Stimme geht sie weiter.
vote-closed = Die Abstimmung ist vorbei.
vote-line = { $who } schlägt `{ $moves }` vor.
vote-list-title = **Partien mit Abstimmung**
vote-listed = { $game }{ $open ->
    [yes] {" · die Abstimmung endet "}{ $when }
    [paused] {" · pausiert, bis jemand abstimmt"}
   *[no] {""}
}
vote-stands-still = -# Niemand hat abgestimmt, deshalb pausiert die Partie. Sie geht weiter, sobald jemand abstimmt: [wähle unter dem Brett]({ $link }).
vote-end-ask = { $game }
    Diese Partie jetzt beenden? Sie endet sofort und ohne Ergebnis. Das steht dann im Protokoll.
button-vote-end = Beenden
button-vote-end-yes = Partie beenden
vote-move-hint = Stimme für einen Zug
vote-unit-hint = Abstimmen: Wähle eine Figur
vote-cast = ✓ { $first ->
    [yes] Du hast für `{ $move }` gestimmt.
   *[no] Du stimmst jetzt für `{ $move }`.
} Die Abstimmung endet { $when }, und bis dahin kannst du das ändern. Ich zeige niemandem, wer wofür stimmt.
vote-cast-openly = ✓ Deine Stimme zählt. Eine Antwort sehen hier alle. Mit dem Menü unter dem Brett stimmst du geheim.
vote-proposed = ✓ Deine Zugfolge steht gleich unter dem Brett.
vote-propose-form = Zugfolge vorschlagen
vote-propose-line = Die Züge beider Seiten im Wechsel
vote-propose-hint = Höchstens 12 Züge von diesem Brett an. Eine neue Zugfolge ersetzt deine letzte.
vote-code = ✓ Gib diesen Code jemandem aus der Verwaltung des anderen Servers: `{ $code }`
    Dort kommt er in `/event vote` als `code`, und zwar in dem Kanal, der spielen soll. Dann beginnt die Partie, hier und dort. Wer auf einem anderen Server solche Partien beginnen darf, kann den Code nutzen, einmal und sieben Tage lang. Ein neuer Code ersetzt ihn.
vote-met = ✓ Die Partie beginnt: { $names }. Die erste Abstimmung ist in dem Kanal, der die Römer spielt. Jedes Brett kommt in den Kanal, der am Zug ist.
vote-one-opponent = Wähle bitte einen Gegner: eine Person, Murus oder den Kanal eines anderen Servers.
turn-past-first = Die Partie beginnt.
turn-past = Dieser Zug ist vorbei.
turn-past-back = Der Zug wurde zurückgenommen.
turn-how = { $link ->
    [none] Drücke **Ziehen** oder antworte mit `{ $move }`.
   *[other] Drücke **Ziehen**, [öffne das Brett](<{ $link }>) oder antworte mit `{ $move }`.
}
turn-prompt = -# { $who } ist am Zug.
turn-unread = -# Züge lese ich nur in Antworten auf ein Brett und über **Ziehen**. Andere Nachrichten sehe ich nicht.
turn-side = Du spielst { side-place }.
side-place = { $place ->
    [below] unten die { side-name }
    [above] oben die { side-name }
   *[elsewhere] die { side-name }
}
turn-clock = -# Die Zeit läuft { $when } ab.
turn-planned = -# Ich habe `{ $moves }` nach deinem Plan gespielt.
turn-planned-by = -# { $who } hatte `{ $moves }` geplant.
turn-taken-back = { $who } hat einen Zug zurückgenommen.
turn-taken-back-alone = Du hast einen Zug zurückgenommen. Du bist am Zug.
turn-taken-back-agreed = Ihr seid euch einig: Ein Zug ist zurückgenommen.
turn-let-go = { $who } lässt nach der Zeitüberschreitung weiterspielen.
turn-returned = { $who } ist wieder im Spiel.
turn-adopted = { $who } übernimmt einen verlassenen Platz.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] bietet Remis an.
    [time] hat die Zeit überschritten. Der Gegner kann weiterspielen lassen.
   *[takeback] möchte einen Zug zurücknehmen.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) hat die Zeit überschritten und scheidet aus. Die Steine bleiben stehen.
    [resignation] { $who } ({ side-name }) gibt auf und scheidet aus. Die Steine bleiben stehen.
   *[stalemate] { $who } ({ side-name }) kann nicht mehr ziehen und scheidet aus. Die Steine bleiben stehen.
}
turn-gone-brought-in = { $why ->
    [timeout] Die { side-name } haben die Zeit überschritten und scheiden aus. Die Steine bleiben stehen.
    [resignation] Die { side-name } geben auf und scheiden aus. Die Steine bleiben stehen.
   *[stalemate] Die { side-name } können nicht mehr ziehen und scheiden aus. Die Steine bleiben stehen.
}
end-order = -# Ausgeschieden{ $count ->
    [one] {""}
   *[other] {" "}in dieser Reihenfolge
}: { $who }.
turn-instead = -# Das steht hier, weil ich { $place ->
    [thread] für die Partie keinen eigenen Thread nutzen kann (Discord meldet: { $why }).
    [direct] dir keine Direktnachrichten schicken kann (Discord meldet: { $why }). Ab jetzt erwähne ich dich hier. Du kannst das in `/settings` ändern.
   *[channel] im Kanal der Partie nicht schreiben kann (Discord meldet: { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] Ein Zug, dann{" "}
   *[other] { $before } Züge, dann{" "}
}**{ $moves }**
game-code = Partie { $name }
game-length = { $moves ->
    [0] vor dem ersten Zug
    [one] nach einem Zug
   *[other] nach { $moves } Zügen
}
# Leer, wo ein anderer Satz sagt, wer gewonnen hat.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}{ $winner } gewinnt.
}
game-result = { $reason ->
    [breakthrough] { $winner } bricht { game-length } auf **{ $cell }** durch.
    [stalemate] { $winner } gewinnt { game-length } durch Patt. { $loser } kann nicht mehr ziehen.
    [last-player] { $winner } ({ side-name }) ist { game-length } allein übrig und gewinnt.
    [resignation] { $loser } gibt { game-length } auf.{ winner-wins }
    [timeout] { $loser } hat { game-length } die Zeit überschritten.{ winner-wins }
    [agreement] Einigung auf Remis { game-length }.
    [repetition] Remis { game-length }. Dieselbe Stellung stand zum dritten Mal auf dem Brett.
   *[cancelled] Die Partie wurde abgebrochen.
}
game-result-brought-in = { $reason ->
    [breakthrough] Die { side-name } brechen { game-length } auf **{ $cell }** durch.
    [stalemate] Die { side-name } gewinnen { game-length } durch Patt. Die { side-against } können nicht mehr ziehen.
    [last-player] Die { side-name } sind { game-length } allein übrig und gewinnen.
    [resignation] Die { side-against } geben { game-length } auf. Die { side-name } gewinnen.
    [timeout] Die { side-against } haben { game-length } die Zeit überschritten. Die { side-name } gewinnen.
   *[other] { game-result }
}
game-silent = Die Partie wurde abgebrochen: { $who } hat 30 Tage lang nicht gezogen.
game-never-began = Die Partie wurde abgebrochen: { $who } hat den ersten Zug nicht rechtzeitig gemacht.
game-aborted = { $who } hat die Partie abgebrochen, bevor sie richtig begonnen hatte.
game-season-over = Die Zeit für diese Partie war { game-length } um. { $reason ->
    [proven] Murus hat bewiesen, dass { $who } gewinnt. Im Turnier zählt das als Sieg.
    [judged] Murus sieht { $who } klar vorn. Im Turnier zählt das als Sieg.
   *[even] Murus sieht niemanden klar vorn. Im Turnier zählt das als Remis.
} Die Wertung bleibt, wie sie ist.
game-withdrawn = { $who } spielt im Turnier nicht mehr mit, deshalb endet diese Partie { game-length }. Die Wertung bleibt, wie sie ist.
game-stopped = Die Moderation hat die Partie { game-length } beendet. Die Wertungen bleiben, wie sie sind.
game-unfinished = Die Partie wurde importiert und nicht zu Ende gespielt. Sie bricht { game-length } ab.
game-hints = { $who } hat { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} genutzt.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] Dein erster Sieg{ $against ->
            [level] {" "}gegen { $level }
           *[others] {""}
        }
        [level] Dein erster Sieg gegen { $level }
        [person] Dein erster Sieg gegen einen Menschen
        [variant] Dein erster Sieg
        [breakthrough] Dein erster Durchbruch
       *[longest] Dein längster Sieg bisher
    }{ end-variant }**, { end-moves }.
   *[no] { $who }: **{ $feat ->
        [win] erster Sieg
        [level] erster Sieg gegen { $level }
        [person] erster Sieg gegen einen Menschen
        [variant] erster Sieg
        [breakthrough] erster Durchbruch
       *[longest] längster Sieg bisher
    }{ end-variant }**, { end-moves }.
}
# Unter der Zeile über einen ersten Sieg.
end-next = { $own ->
    [yes] Er steht jetzt in deinem Profil. Wie geht es weiter: mit einer Lektion, einer Aufgabe oder einem neuen Gegner?
   *[no] { $who }, er steht jetzt in deinem Profil. Wie geht es weiter: mit einer Lektion, einer Aufgabe oder einem neuen Gegner?
}
# An die Person, die verloren hat, mit dem entscheidenden Zug, sobald er bekannt ist.
end-kind = { $own ->
    [yes] Jede Partie macht dich stärker.
   *[no] { $who }, jede Partie macht dich stärker.
}
end-costly = Der Wendepunkt war { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}({ $variant })
}
end-moves = in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
board-yours = Du bist am Zug.
board-theirs = { $who } ist am Zug.
board-out = Du bist ausgeschieden. { $who } ist am Zug.
history-empty = Noch keine Züge.
acted = { $kind ->
    [resign] Du hast aufgegeben.
    [abort] Du hast die Partie abgebrochen.
    [swap] Du hast die Seiten getauscht.
    [offer] { $move ->
        [takeback] Deine Bitte steht. Sie verfällt mit dem nächsten Zug, auch mit deinem.
       *[other] Dein Angebot steht. Es verfällt mit dem nächsten Zug, auch mit deinem.
    }
    [agree] Du hast zugestimmt.
    [let-go] Du lässt weiterspielen. { $who } bekommt noch einmal Zeit für einen Zug.
    [decline] Abgelehnt.
    [withdraw] Zurückgezogen.
    [takeback] Du hast deinen Zug zurückgenommen und bist wieder am Zug.
    [gift] Du hast { $who } Zeit geschenkt.
    [remind] { $reach ->
        [later] Ich erinnere { $who } { $when }, nach der Ruhezeit oder dem Urlaub.
        [never] { $who } möchte hier nicht angepingt werden, darum schicke ich keine Erinnerung.
       *[now] Ich erinnere { $who } jetzt.
    }
    [wait] Du wartest, bis diese Urlaubstage um sind.
    [timeout] Du wartest nicht länger.
    [move] Du hast { $move } gespielt.
   *[other] Erledigt.
}{ $state ->
    [over] {" "}Die Partie ist zu Ende.
    [yours] {" "}{ $by } hat sofort mit { $answer } geantwortet. Du bist am Zug.
    [bot] { $kind ->
        [move] {" "}{ $who } antwortet gleich.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}{ $who } ist am Zug.
        [swap] {" "}{ $who } ist am Zug.
       *[other] {""}
    }
}
acted-free = -# Zwei Minuten lang kannst du das zurücknehmen, solange es noch kein Gegner gesehen hat.
at-once-offer = Ohne Nachfrage ziehen? Zwei Minuten lang kannst du jeden Zug zurücknehmen.
at-once-chosen = { $on ->
    [yes] ✓ Ab jetzt spiele ich deine Züge sofort. Zwei Minuten lang kannst du jeden zurücknehmen, solange ihn noch kein Gegner gesehen hat. In `/settings` kannst du das ändern.
   *[no] ✓ Gegen Menschen frage ich weiter vor jedem Zug. Gegen Murus spiele ich deine Züge sofort. In `/settings` kannst du beides ändern.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] bietet Remis an.
    [time] hat die Zeit überschritten. Nimm den Sieg, oder lass weiterspielen: Dann bekommt { $who } noch einmal Zeit für einen Zug.
   *[takeback] möchte { $since ->
        [0] den letzten Zug zurücknehmen.
        [one] den letzten eigenen Zug zurücknehmen und damit auch den Zug danach.
       *[other] den letzten eigenen Zug zurücknehmen und damit auch die { $since } Züge danach.
    }
} { $offer ->
    [draw] Das Angebot gilt, bis jemand zieht.
    [time] Ohne Antwort bis { $until } gehört der Sieg dir.
   *[takeback] Die Bitte gilt, bis jemand zieht.
}
offer-settled = { $offer ->
    [time] { $who } hat die Zeit überschritten. { $fate ->
        [agreed] { $other } lässt weiterspielen.
       *[ended] Die Partie ist zu Ende.
    }
   *[other] { $who } { $offer ->
        [draw] hat Remis angeboten
       *[takeback] wollte einen Zug zurücknehmen
    }. { $fate ->
        [agreed] { $other } hat zugestimmt.
        [declined] { $other } hat abgelehnt.
        [withdrawn] Zurückgezogen.
        [ended] Verfallen, denn die Partie ist zu Ende.
       *[lapsed] Verfallen, denn die Partie ging weiter.
    }
}
note-gift = { $who } bekommt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} geschenkt.
note-leave = { $who } ist im Urlaub und kommt { $when } zurück.{ $clock ->
    [yes] {" "}Bis dahin steht die Uhr von { $who } still.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } hat die Zeit überschritten. Die letzten Urlaubstage retten die Partie bis { $date }. Ohne Zug bis dahin verliert { $who } auf Zeit.
   *[no] { $who } hat die Zeit überschritten. Dank Urlaubstagen geht die Partie bis { $date } weiter.
}{ $open ->
    [no] {" "}{ $waits } wartet weiter.
   *[yes] {""}
}
note-saved-over = { $who } hatte die Zeit überschritten. Dank Urlaubstagen ging die Partie eine Weile weiter.
note-back = { $saved ->
    [yes] Urlaubstage hielten die Partie von { $who } am Leben. { $who } ist { $when } zurückgekommen.
   *[no] { $who } war im Urlaub und ist { $when } zurückgekommen.
}
note-adopted = Auf diesem Platz spielt jetzt jemand anderes.
note-annulled = Die Moderation hat diese Partie annulliert: Ihr Ergebnis zählt nicht mehr.
rest-text = Deine Zeit gegen { $others } ist abgelaufen. Dank deiner Urlaubstage geht die Partie bis { $date } weiter. { $last ->
    [yes] Es sind die letzten für diese Partie: Zieh bis dahin, sonst verlierst du.
   *[no] Zieh, um weiterzuspielen.
}
note-reason = Grund: { $reason }
call-over = Diese Partie ist vorbei: { $game }
call-text = { $who }, { $kind ->
    [turn] du bist am Zug
    [draw] du hast ein Remisangebot
    [time] { $other } hat die Zeit überschritten, und du entscheidest
    [takeback] darf dein Gegner einen Zug zurücknehmen?
    [remind] { $waiting ->
        [one] { $other } wartet auf deinen Zug
       *[other] die anderen warten auf deinen Zug
    }
    [most] der größte Teil deiner Zeit ist um
    [silent] du bist schon lange am Zug
   *[last] deine Zeit ist fast um
} · { $against }{ $clock ->
    [runs] {" "}· läuft { $when } ab
    [cancelled] {" "}· wird { $when } abgebrochen, wenn nichts passiert
    [lost] {" "}· ist { $when } verloren, wenn nichts passiert
   *[none] {""}
}
snoozed = Ich erinnere dich { $when }, falls du dann noch am Zug bist.{ $early ->
    [yes] {" "}Das ist früher als gewählt, denn deine Zeit läuft { $end } ab.
   *[no] {""}
}
snooze-not-yours = Du bist hier nicht am Zug, also gibt es nichts zu erinnern.
muted = Zu dieser Partie benachrichtige ich dich nicht mehr.
unmuted = Zu dieser Partie benachrichtige ich dich wieder.
next-none = Du bist nirgends am Zug. `/games` zeigt, was läuft.

## Plans

plan-title = Deine Pläne in dieser Partie. Nur du siehst sie:
plan-none = Du hast in dieser Partie nichts geplant. { $own ->
    [yes] Ein Plan ist eine Zugfolge wie `{ $line }`: dein Zug, der gegnerische und die Antwort, die ich dann sofort für dich spiele.
   *[no] Ein Plan ist eine Zugfolge wie `{ $line }`: Kommt der erste Zug, spiele ich den zweiten sofort für dich.
}
plan-kept = Gespeichert. Nur du siehst deine Pläne:
plan-ended = -# { $count ->
    [one] Dein Plan passt nicht mehr
   *[other] Deine Pläne passen nicht mehr
}: { $who } zog `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } hat gerade `{ $move }` gezogen, wie du erwartet hast.
   *[no] { $who } hat gerade `{ $move }` gezogen, dieser Plan passt also nicht mehr. Du bist am Zug.
}
plan-pair = wenn { $theirs }, dann { $own }
plan-then = {", "}und{" "}
plan-step = { $kind ->
    [first] { $line } Welchen Zug machst du zuerst?
    [theirs] { $line } Mit welchem Zug rechnest du?
    [whole] Dein Plan: { $line }. Speichere ihn oder plane weiter: Mit welchem Zug rechnest du danach?
   *[own] { $line }: Was antwortest du?
}
plan-unit = -# Wähle zuerst die Figur, die zieht.
plan-unmet-title = Pläne, zu denen es nicht kam. Nur du siehst sie:
plan-unmet = { $ended ->
    [yes] { $line }. Vorher war die Partie zu Ende.
   *[no] { $line }. Stattdessen kam { $played }.
}
plan-several = Pläne gibt es nur in Partien zu zweit.
plan-no-answer = Ein Plan endet mit einem Zug von dir: erst der gegnerische, dann deiner.
plan-too-long = Ein Plan darf höchstens { $most } Züge haben.
plan-too-many = Mehr als { $most } Pläne je Partie gehen nicht. Lösche zuerst einen.
plan-over = Vor `{ $line }` wäre die Partie schon zu Ende.
plan-contradiction = Das widerspricht dem Plan `{ $line }`. Nur einer von beiden kann bleiben.
plan-any = nach jedem anderen Zug: { $own }
plan-any-ask = Was soll ich nach jedem anderen Zug antworten, falls das dann geht?
plan-any-whole = Dein Plan: { $line }. Speichern? Wenn die Antwort dann nicht geht, bist du einfach am Zug.
plan-any-last = Ein Plan endet mit der Antwort auf jeden anderen Zug: `{ $line }`. Lass weg, was danach kommt.
plan-after = nach deinem { $own }: { $line }
plan-other-side = `{ $line }` geht nicht: Dort sind die { side-name } am Zug. Ein Plan beginnt mit dem nächsten Zug der Partie.
plan-own-move-first = `{ $line }` kannst du jetzt nicht ziehen. Du bist am Zug, deshalb beginnt ein Plan mit deinem eigenen nächsten Zug: dein Zug, der der Gegenseite, deine Antwort. Um gleich zu ziehen, drücke **Ziehen**.
plan-rule = `{ $line }` geht nicht. { $why }

## Settings and vacation

settings-title = **Deine Einstellungen**
settings-notify = Wenn du am Zug bist: **{ $value ->
    [mention] eine Erwähnung in der Partie
    [direct] eine Direktnachricht
    [both] eine Erwähnung und eine Direktnachricht
    [digest] eine Nachricht am Tag zu allen Partien
   *[off] nichts
}**
settings-quiet = Ruhezeit: **{ $quiet ->
    [yes] { $from } bis { $until } Uhr
   *[no] keine
}**
settings-zone = Zeitzone: **{ $zone }**
settings-vacation = Urlaub: **{ $on ->
    [yes] endet { $when }
    [saves] rettet eine Partie, endet { $when }
   *[no] gerade nicht
}** · { $some ->
    [yes] noch { $span }
   *[no] nichts mehr übrig
}
settings-boards = { $value ->
    [letters] Bretter: **als Bild, in Worten und in Buchstaben**
    [words] Bretter: **als Bild und in Worten**
   *[picture] Bretter: **als Bild**
}
settings-theme = Brettdesign: **{ $value }**
settings-themes = Wie sollen deine eigenen Bretter aussehen? Das Design der öffentlichen wählt der Server.
settings-boards-hint = Wie möchtest du Bretter sehen?
settings-language = Sprache: **{ $value ->
    [discord] wie in Discord
   *[other] { $value }
}**
settings-language-hint = Welche Sprache soll ich mit dir sprechen?
settings-dots = Feldnamen auf Punkten: **{ $value ->
    [all] alle Bretter
   *[hexagons] nur Sechsecke
}**
settings-dots-hint = Auf welchen Brettern zeigen die Punkte ihren Feldnamen?
settings-moves = Sofort ziehen: **{ $value ->
    [always] immer
    [never] nie
   *[alone] nur gegen Murus
}**
settings-saved = Urlaubstage bei Zeitnot (höchstens eine Woche je Partie): **{ $value ->
   *[on] an
    [off] aus
}**
settings-moves-hint = Wann werden deine Züge sofort gespielt?
settings-moves-about =
    Wählst du einen Zug über Buttons, spiele ich ihn sofort, oder du siehst erst das Brett danach und bestätigst ihn.
    -# Du kannst ihn zurücknehmen: gegen Murus jederzeit, gegen Menschen zwei Minuten lang, solange ihn noch kein Gegner gesehen hat.
settings-blocked = Blockiert: **{ $count }**
settings-hint = -# Das gilt in jeder Partie ab dem nächsten Zug.
settings-done = ✓ { $fact }
settings-notify-hint = Wie soll ich dir sagen, dass du am Zug bist?
settings-quiet-hint = Wann soll ich still sein?
settings-quiet-none = Keine Ruhezeit
settings-quiet-choice = Ruhe von { $from } bis { $until } Uhr
settings-quiet-other = Andere Zeiten …
settings-quiet-form = Ruhezeit
settings-quiet-from = Ab wie viel Uhr?
settings-quiet-until = Bis wie viel Uhr?
settings-quiet-from-hint = Eine Zahl von 0 bis 23, etwa 22, 22:00 oder 22 Uhr.
settings-quiet-until-hint = Eine Zahl von 0 bis 23, etwa 7, 7:00 oder 7 Uhr.
settings-quiet-wrong = Ich kenne nur volle Stunden, von 0 bis 23, etwa 9, 18:00 oder 9 Uhr. Nichts wurde geändert.
settings-quiet-same = Anfang und Ende sind dieselbe Stunde, also gäbe es keine Ruhezeit. Nichts wurde geändert.
settings-region-hint = Wo wohnst du?
settings-region = { $region ->
    [europe] Europa
    [america] Amerika
    [asia] Asien
    [africa] Afrika
    [oceania] Australien und Pazifik
   *[islands] Atlantik, Indischer Ozean und UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [addis-ababa] Addis Abeba
    [algiers] Algier
    [asuncion] Asunción
    [athens] Athen
    [azores] Azoren
    [bogota] Bogotá
    [brussels] Brüssel
    [bucharest] Bukarest
    [cairo] Kairo
    [canary] Kanaren
    [cape-verde] Kap Verde
    [copenhagen] Kopenhagen
    [havana] Havanna
    [hong-kong] Hongkong
    [karachi] Karatschi
    [khartoum] Khartum
    [kolkata] Kalkutta
    [kyiv] Kyjiw
    [lisbon] Lissabon
    [maldives] Malediven
    [mexico-city] Mexiko-Stadt
    [moscow] Moskau
    [noumea] Nouméa
    [prague] Prag
    [reunion] Réunion
    [riyadh] Riad
    [rome] Rom
    [sao-paulo] São Paulo
    [singapore] Singapur
    [st-johns] St. John’s
    [tashkent] Taschkent
    [tehran] Teheran
    [tokyo] Tokio
    [tripoli] Tripolis
    [vienna] Wien
    [vladivostok] Wladiwostok
    [warsaw] Warschau
    [yangon] Rangun
    [zurich] Zürich
   *[other] { $name }
}
settings-zone-hint = Welche Stadt liegt in deiner Zeitzone?
settings-zone-other = Eine andere Zone …
settings-zone-form = Zeitzone
settings-zone-line = Deine Zeitzone
settings-zone-line-hint = Eine Stadt, MEZ oder UTC+2.
settings-zone-time = { $zone }, { $time } Uhr
settings-zone-found = { $count ->
    [one] Stimmt diese Uhrzeit bei dir?
   *[other] Wie spät ist es gerade bei dir?
}
settings-no-zone = Die Zeitzone `{ $zone }` kenne ich nicht. Es bleibt alles, wie es war. Versuche es mit einer Stadt, etwa Berlin, oder mit UTC+2.
settings-vacation-hint = Im Urlaub stehen deine Uhren still, und ich benachrichtige dich nicht. Innerhalb von 365 Tagen hast du 21 Urlaubstage.
settings-vacation-menu = Urlaub beginnen
settings-vacation-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
settings-blocks = { $count ->
    [0] Du blockierst niemanden.
   *[other] Du blockierst { $people }. Sie können dich nicht herausfordern.
}
settings-block-hint = Jemanden blockieren
settings-unblock-hint = Jemanden nicht mehr blockieren
settings-data = Ich speichere deine Discord-ID, deine Einstellungen und deine Partien.
vacation-begun = ✓ Du bist im Urlaub. Ich sage es deinen Gegnern.
vacation-back = Willkommen zurück! Deine Uhren laufen weiter.
vacation-none = Du bist nicht im Urlaub.
vacation-used-up = Du hast keinen Urlaub mehr.

## Ratings and records

profile-met = Etablierte Gegner bisher: { $met } von { $needed }. Bis dahin zählen die Partien für die andere Person weniger.
profile-rating = { $pool ->
    [standard] Standard
    [advanced] Katapulte
   *[other] Andere Varianten
}: **{ $rating }** ± { $deviation }, { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}{ $sure ->
    [no] , vorläufig
   *[yes] {""}
}.
profile-unrated = Noch keine gewertete Partie.
profile-record = Alle Partien: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
profile-between = Gegen dich: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
profile-lately = Letzte Partien, die neueste zuerst: { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
}
profile-streak = Die letzten { $count } alle gewonnen.
profile-favourite = Lieblingsvariante: { $variant }, { $games } von { $all } Partien.
profile-levels = Murus besiegt · { $variant }: { $levels }.
profile-beaten = Beste Siege: { $who }.
profile-longest = Längste gewonnene Partie: { $moves } Züge ({ $variant }).
profile-firsts = Erster { $list }.
profile-first = { $feat ->
    [win] Sieg
    [breakthrough] mit Durchbruch
   *[person] gegen einen Menschen
}{ $dated ->
    [yes] : { $date }
   *[no] {""}
}
profile-murus =
    {""}**Murus** spielt auf { $count } Stufen. Ihre Wertungen ändern sich nie.
    { $levels }
    {""}-# { $patient } denkt bis zu einer Minute, solange nichts anderes wartet, und spielt deshalb nicht immer denselben Zug.
profile-chart = Wertung · { $pool }
profile-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}
profile-alt = Die Wertungszahl über { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}: Von 1500 aus { $course }.
profile-leg = { $way ->
    [up] steigt sie bis { $date } auf { $rating }
    [down] fällt sie bis { $date } auf { $rating }
   *[level] bleibt sie bis { $date } bei { $rating }
}
profile-gap = Vom { $from } bis zum { $to } keine gewertete Partie.
profile-sign = { $sure ->
    [no] vorläufig
   *[yes] eine Partie
}
openings-title = Erste Züge
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
}
openings-rare = andere
openings-lead = Die ersten Züge von { $who } · { $variant }
openings-side = Als { side-name }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren.{ $line ->
    [none] {""}
   *[other] {" "}Am häufigsten { $line }.
}
openings-branch = { $move } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
openings-rest = Andere erste Züge in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
openings-alt = Ein Baum der ersten Züge.
openings-too-few = Ein Baum der ersten Züge braucht fünf beendete Partien einer Variante. { $games ->
    [0] Noch gibt es keine
    [one] Bisher gibt es eine
   *[other] Bisher gibt es { $games }
}.
leaderboard-server = Die Stärksten auf diesem Server · { $pool ->
    [standard] Standard
    [advanced] Katapulte
   *[other] Andere Varianten
}
leaderboard-all = Die Stärksten überhaupt · { $pool ->
    [standard] Standard
    [advanced] Katapulte
   *[other] Andere Varianten
}
leaderboard-unanswered = Discord hat nicht rechtzeitig geantwortet, darum weiß ich nicht, wer auf diesem Server ist. Versuch es bitte gleich noch einmal.
leaderboard-unknown = { $count ->
    [one] Vielleicht gehört noch jemand hierher. Discord hat noch nicht gesagt, ob die Person auf diesem Server ist.
   *[other] Vielleicht gehören noch { $count } andere hierher. Discord hat noch nicht gesagt, ob sie auf diesem Server sind.
}
leaderboard-missing = -# Einen Platz bekommst du nach { $needed } verschiedenen etablierten Gegnern und { $games } gewerteten Partien, mit höchstens ± { $deviation }.
leaderboard-none = Hier hat noch niemand eine Wertungszahl. Spiel eine gewertete Partie, um eine zu bekommen.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
statistics-title = Alle beendeten Partien mit Ergebnis
statistics-none = Noch ist keine Partie zu Ende gespielt.
statistics-quiet = Hier hat in den letzten { $weeks } Wochen keine Partie begonnen oder geendet.
weeks-chart = Partien hier nach Wochen
weeks-note = { $begun } begonnen, { $ended } beendet
weeks-sign = { $which ->
    [begun] begonnen
   *[ended] beendet
}
weeks-alt = Die Partien dieses Servers in { $weeks } Wochen, als Balken: { $begun } begonnen, { $ended } beendet. Pro Woche begonnen: { $course }.
weeks-leg = { $way ->
    [from] { $games } in der Woche vom { $date }
    [up] Anstieg auf { $games } in der Woche vom { $date }
    [down] Rückgang auf { $games } in der Woche vom { $date }
   *[level] weiterhin { $games } in der Woche vom { $date }
}
statistics-all = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, im Schnitt { $average ->
    [one] ein Halbzug
   *[other] { $average } Halbzüge
}{ $range ->
    [yes] , { $shortest } bis { $longest }
   *[no] {""}
}.
statistics-ends = So enden sie:
statistics-end = { $end ->
    [breakthrough] Durchbruch
    [stalemate] Patt
    [draw] Remis
   *[other] Anders
}
statistics-first = So oft gewinnt, wer anfängt, je Variante:
ratings-title = **Wie sich die Wertungen verändert haben** (Glicko-2. Ein ? heißt vorläufig, ± ist die Unsicherheit.)
ratings-line = { $who }: { $old } ± { $deviation }, erwartet { $expected } % des Punkts, erreicht { $score } %, jetzt { $new } ± { $after }.
ratings-weight = Die Partie zählt zu { $weight } %.
ratings-rules = -# Eine Partie gegen jemanden, der nicht etabliert ist, zählt ein Viertel. Ab der sechsten Partie gegen denselben Gegner in 30 Tagen zählt jede halb so viel wie die davor. Alle, die nicht etabliert sind, zählen dabei als ein Gegner. Eine Partie, die vor dem zweiten Zug aufgegeben wird oder gegen ein Konto geht, das jünger als ein Monat ist, bringt der anderen Seite nichts. Deine Wertung wird höchstens doppelt so sicher wie die des Gegners.
ratings-none = Diese Partie hat keine Wertung verändert.
export-text = { $game } als Datei.
export-running = Der Partiebericht von Abstract Play ist für beendete Partien. Exportiere diese als Text oder JSON, oder warte auf ihr Ende.
export-alt = Die Züge der Partie
export-nothing = Du hast noch keine Partie zum Exportieren.
export-all = Alle deine Partien als Datei.
export-all-alt = Die Züge aller deiner Partien
imported = Importiert: { $game }, { $plies ->
    [one] ein Halbzug
   *[other] { $plies } Halbzüge
}. Die Partie ist beendet und zählt nicht für die Wertung. { $reviewed ->
    [yes] Mit **Analyse** schaust du sie dir genauer an. {""}
   *[no] {""}
}Mit **Gegen Murus weiterspielen** spielst du sie weiter.
import-variant = Die Variante `{ $name }` aus der Kopfzeile kenne ich nicht.
import-form = Partie einlesen
import-form-file = Textdatei
import-form-file-hint = Die Partie als Datei, von hier oder aus einem anderen Programm. Höchstens { $most } kB.
import-form-moves = Oder ihre Züge
import-form-moves-hint = Nacheinander. Lass das leer, wenn du eine Datei schickst.
import-form-variant = Variante
import-form-variant-hint = Zählt nur, wenn die Partie ihre Variante nicht nennt.
import-nothing = Darin ist keine Partie. Schick eine Datei oder tippe die Züge ein.
import-both = Datei und Züge zugleich kann ich nicht lesen. Schick eins von beiden.
import-file-long = Diese Datei ist zu lang für eine Partie. Ich lese höchstens { $most } kB.
import-file-no-text = Diese Datei kann ich nicht als Text lesen. Schick eine Textdatei, etwa `partie.txt`.
import-file-gone = Discord hat mir die Datei nicht gegeben. Schick sie noch einmal.
import-empty = Darin finde ich keinen Zug. Füge die Züge hintereinander ein, etwa `1. a1-c3 d7-d5 2. …`.
import-too-long = Eine Partie darf höchstens { $most } Einträge haben.
import-several = Das ist mehr als eine Partie. Importiere sie einzeln.
import-form-unknown = In diesem Format kann ich keine Partie lesen. Ich lese Züge als Text, mein eigenes JSON und den Partiebericht von Abstract Play.
import-other-game = Das ist eine Partie { $name }, nicht Murus Gallicus.
import-own-start = Diese Partie beginnt mit einer eigenen Stellung. Ich kann nur Partien aus der üblichen Grundstellung lesen.
import-late = Das beginnt erst mit Zug { $number }. Füge die Partie vom ersten Zug an ein.
import-unreadable = Bei `{ $words }` komme ich nicht weiter. { $why }
import-stopped = Bei `{ $words }` komme ich nicht weiter. { $why } Alles davor ist importiert. Falls das ein Tippfehler ist, verbessere ihn und importiere die Partie noch einmal.
continue-running = Diese Partie läuft noch. Wenn sie zu Ende ist, kannst du von dort weiterspielen.
continue-not-there = Von dort kannst du nicht weiterspielen: Die Partie ist kürzer, sie war dort schon zu Ende, oder jemand war ausgeschieden.
adopt-elsewhere = Einen Platz übernimmst du dort, wo die Partie gespielt wird: in ihrem Thread oder Kanal.
adopt-nobody-left = Alle aus dieser Partie sind noch auf diesem Server.
adopt-unanswered = Discord hat nicht rechtzeitig geantwortet, darum weiß ich nicht, wer noch auf diesem Server ist. Versuch es bitte gleich noch einmal.
adopted = Der Platz gehört dir. Die Partie wird nicht mehr gewertet.

## Following

walk-at = Halbzug { $ply } von { $plies }
walk-to-move = Am Zug: { $who }.
walk-hint = Zu einem Zug springen
replay-waiting = Der Film dieser Partie entsteht gerade.
replay-queued = Vor dir { $before ->
    [one] ist noch eine Anfrage
   *[other] sind noch { $before } Anfragen
} dran. Danach steht der Film dieser Partie hier.
replay-turning = Bei { $played }, dem Wendepunkt, hält er kurz an.
replay-alt = Ein Film von { $game }, alle { $moves } Züge nacheinander. Das letzte Brett: { $end }.

follow-how = { $how ->
    [end] Ich schreibe dir, wenn sie zu Ende ist.
    [every] Ich schreibe dir bei jedem Zug.
    [closed] Ich kann dir keine Direktnachrichten schicken, darum folgst du ihr nicht mehr.
   *[no] Ich kann dir Direktnachrichten zu dieser Partie schicken.
}
follow-private = Dieser Partie kannst du nur dort folgen, wo sie gespielt wird.
follow-too-many = Du folgst schon fünfzig Partien. Drücke erst bei einer **Nicht mehr folgen**.
follow-playing = Du spielst hier selbst mit und bekommst die Nachrichten sowieso.
follow-over = Diese Partie ist zu Ende.
follow-move = { $told }
    { $who } ist am Zug.

## Trying moves

try-empty = Probiere Züge für beide Seiten. Nur du siehst sie.
try-none = Du hast noch keine Züge probiert.
try-own = Deine Zugfolgen. Nur du siehst sie.
try-open = Deine Zugfolgen. Andere können sie sehen.
try-others = Zugfolgen, die andere probiert haben.
try-hint = Eine Zugfolge ansehen
try-gone = Diese Zugfolge gibt es nicht mehr, oder sie ist privat.
try-too-many = Du hast schon { $most } Zugfolgen. Lösche erst eine.
try-too-long = Eine Zugfolge hat höchstens { $most } Züge.
try-study = Zu dieser Partie hat jemand Zugfolgen probiert. Schau sie dir an.
try-note = Was hältst du von dieser Zugfolge?
try-note-hint = Eine Zeile. Sie steht bei deinen Zügen.
try-note-form = Kommentar

## Servers and privacy

server-not-yours = Das darf nur, wer diesen Server verwaltet.
moderate-not-yours = Das darf nur, wer hier Nachrichten verwaltet.
server-title = **Murus auf diesem Server**
server-channels = Ihr dürft Partien beginnen in: **{ $some ->
    [yes] { $what }
   *[no] jedem Kanal
}**
server-role = Wer das darf: **{ $some ->
    [yes] { $what }
   *[no] alle
}**
server-variant = Voreingestellte Variante: **{ $what }**
server-time = Voreingestellte Uhr: **{ $what }**
server-language = Sprache: **{ $some ->
    [yes] { $what }
   *[no] wie der Server
}**
server-theme = Brettdesign: **{ $what }**
server-film = Ergebnisse: **{ $some ->
    [yes] die Partie als Film
   *[no] das letzte Brett
}**
server-quiet = Kanäle: **{ $some ->
    [yes] ruhig, mit einer Zeile je beantworteter Herausforderung und einer Karte mit Ergebnissen am Tag
   *[no] lebhaft, mit dem Brett jeder Herausforderung und jedes Ergebnisses
}**
server-turning = Öffentliche Bretter: **{ $some ->
    [yes] gedreht zur Seite, die am Zug ist
   *[no] Römer unten
}**
server-games = **Partien auf diesem Server**
server-threads = Threads der Partien: **{ $some ->
    [yes] in { $what }
   *[no] im Kanal der Herausforderung
}**
server-threads-hint = In welchem Kanal oder Forum gehen Threads der Partien auf? Leer heißt: bei der Herausforderung.
server-cards = Karten mit Ergebnissen: **{ $some ->
    [yes] { $what }
   *[no] im Kanal der Partie
}**
server-acta = Acta Diurna (eine Karte der Woche, am Montagmorgen): **{ $some ->
    [yes] { $what }
   *[no] aus
}**
server-acta-hint = Wohin mit der Karte der Woche? Leer heißt: aus.
acta-title = Acta Diurna · Die Woche
acta-games = { $games ->
    [0] Diese Woche ging keine Partie zu Ende.
    [one] Diese Woche ging eine Partie zu Ende.
   *[other] Diese Woche gingen { $games } Partien zu Ende.
}
acta-best = **Beste Partie:** { $game }
acta-upset = **Überraschung:** { $winner } schlägt { $loser }, trotz { $gap } Punkten Rückstand in der Wertung.
acta-longest = **Längste Partie:** { $game }, { $moves } Züge
acta-league = **{ $name }:** { $who } an der Spitze
acta-sieges = **Belagerungen:** { $count ->
    [one] eine Person hat
   *[other] { $count } Personen haben
} mindestens eine gelöst{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **Neu hier:** { $count ->
    [one] eine Person
   *[other] { $count } Personen
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = Wohin mit den Ergebniskarten? Leer heißt: in den Kanal der Partie.
server-rated = Gewertete Partien: **{ $some ->
    [yes] erlaubt
   *[no] aus, jede Partie ist ohne Wertung
}**
server-bots = Partien gegen Murus: **{ $some ->
    [yes] hier in Threads
   *[no] in Direktnachrichten
}**
server-votes = Wer Abstimmungspartien starten kann: **{ $some ->
    [yes] alle
   *[no] die Verwaltung
}**
server-showing = Hier zeigen: **{ $some ->
    [yes] an
   *[no] aus
}**
server-themes = Wie sollen öffentliche Bretter hier aussehen? Für die eigene Ansicht wählen alle selbst, in `/settings`.
theme-hint = Wähle ein Design
theme-name = { $theme ->
    [dark] Dunkel
    [print] Druck
    [high-contrast] Hoher Kontrast
    [colour-blind] Farbenblind
    [parchment] Pergament
   *[classic] Klassisch
}
theme-about = { $theme ->
    [dark] Ein Brett bei Nacht
    [print] Schwarz auf Weiß, für Papier
    [high-contrast] Der stärkste Kontrast
    [colour-blind] Farben, die alle unterscheiden können, und ein Zeichen für jede Seite
    [parchment] Tinte auf Pergament
   *[classic] Rasen, Elfenbein und Schiefer
}
theme-alt = Dasselbe Brett in jedem Design: { $names }.
server-desks = Lagebericht (angeheftete Liste der laufenden Partien): **{ $some ->
    [yes] { $what }
   *[no] aus
}**
server-channels-hint = Wo dürft ihr Partien beginnen? Leer heißt: überall.
server-role-hint = Wer darf Partien beginnen? Leer heißt: alle.
server-variant-hint = Welche Variante ist hier voreingestellt?
server-time-hint = Welche Uhr ist hier voreingestellt?
server-language-hint = Welche Sprache spreche ich hier?
server-language-auto = Die des Servers
server-elsewhere = Partien beginnst du hier in { $channels }.
server-role-needed = Nur { $role } darf hier Partien beginnen.
desk-title = Lagebericht
results-title = Ergebnisse · { $date }
desk-count = { $count ->
    [0] Hier läuft keine Partie.
    [one] Hier läuft eine Partie.
   *[other] Hier laufen { $count } Partien.
}
digest-title = { $count ->
    [one] Du bist in einer Partie am Zug.
   *[other] Du bist in { $count } Partien am Zug.
}
moderated = { $act ->
    [annul] { $game } ist annulliert.
   *[end] { $game } ist beendet.
} Du findest es im Protokoll: `/server moderate`.
moderate-elsewhere = Diese Partie wird nicht auf diesem Server gespielt.
moderate-running = Diese Partie läuft noch. Beende sie stattdessen.
moderate-annulled = Diese Partie ist schon annulliert.
audit-title = **Was die Moderation getan hat**
audit-none = Die Moderation hat hier noch nichts getan.
audit-haste = ⚠ { $who } hat in 30 Tagen { $games } gewertete Partien { $fared ->
    [won] gewonnen
    [lost] verloren
   *[drawn] remis gespielt
}, in denen jemand vor dem { $moves }. Zug aufgab.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } hat das Turnier „{ $name }“ beendet.
audit-line = { $when } · { $who } hat { $read ->
    [yes] { $game }
   *[no] eine unlesbare Partie
} { $act ->
    [annul] annulliert
   *[end] beendet
} · { game-code }{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = Alle Daten löschen, die ich über dich habe? Deine laufenden Partien gebe ich für dich auf. Partien, die noch nicht richtig begonnen haben, breche ich ab. Was du anderen gezeigt hast, entferne ich. Die Partien der anderen bleiben, ohne deinen Namen, und wer dich blockiert, blockiert dich weiter. Das lässt sich nicht rückgängig machen.
privacy-forgotten = Deine Daten sind gelöscht.
privacy-nothing = Ich habe keine Daten über dich.
privacy-exported = Alle Daten, die ich über dich habe.
privacy-alt = Alle Daten, die ich über dich habe, als JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Schritt { $n } von { $count }
learn-walk = **Ein Turm zieht.** Du gewinnst, wenn ein Stein von dir die letzte Reihe erreicht, hier Reihe 7. Ein Turm zieht immer zwei Felder weit und legt auf jedes einen Stein: Wähle sein Ziel.
learn-walk-well = Ein Stein auf { $near }, einer auf { $far }: Eine Mauer ist ein Stein, ein Turm zwei.
learn-grow = **Eine Mauer wächst.** Mauern ziehen nie, aber ein Stein auf deiner eigenen Mauer macht sie zum Turm. Zieh von c1 auf eine deiner Mauern.
learn-grow-well = Wieder ein Turm! Wer auf Mauern landet, behält seine Türme.
learn-grow-walls = Nach `{ $move }` hast du nur Mauern, und Mauern ziehen nie. Lande auf c3 oder e3.
learn-sacrifice = **Opfer.** Die gallische Mauer auf b4 versperrt dir den Weg. Ein Turm daneben kann einen Stein opfern und sie schlagen.
learn-sacrifice-well = Die Mauer ist weg. Das hat einen Stein gekostet, also ist dein Turm jetzt eine Mauer.
learn-sacrifice-walls = Mit `{ $move }` ziehst du weg, und die Mauer bleibt. Schlag sie auf b4.
learn-breakthrough = **Durchbruch.** Ein Stein auf der letzten Reihe, hier Reihe 7, gewinnt sofort.
learn-breakthrough-well = Du bist durch! Der Stein auf { $far } gewinnt die Partie.
learn-breakthrough-walls = `{ $move }` erreicht Reihe 7 nicht. Ein anderer Zug schon.
learn-stalemate = **Patt.** Wer nicht ziehen kann, hat verloren. Der gallische Turm auf a2 braucht b3 und c4, um herauszukommen: Versperr ihm eines der beiden Felder.
learn-stalemate-well = Kein Weg ist mehr frei, du gewinnst.
learn-stalemate-open = Nach `{ $move }` kommt der Turm immer noch über b3 und c4 heraus. Versperr ihm eines der beiden Felder.
learn-game = **Eine begleitete Partie.** Du spielst unten die Römer. Murus spielt als { $level } und antwortet sofort. Du kannst jeden Zug zurücknehmen.
learn-hint = Der beste Zug: { $move } ({ $deed }).
learn-deed-wins = gewinnt
learn-did = { $deed ->
    [capture] Murus spielt { $move } und schlägt deine Mauer auf { $cells }.
    [tower] Murus spielt { $move } und baut { $count ->
        [one] einen Turm auf { $cells }
       *[other] Türme auf { $cells }
    }.
   *[walls] Murus spielt { $move }: zwei Mauern.
}
learn-did-again = { $deed ->
    [capture] Mit { $move } schlägt Murus deine Mauer auf { $cells }.
    [tower] Mit { $move } baut Murus { $count ->
        [one] einen Turm auf { $cells }
       *[other] Türme auf { $cells }
    }.
   *[walls] Mit { $move } legt Murus zwei Mauern.
}
learn-aim = { $aim ->
    [shut] Dein Turm auf { $cell } ist jetzt eingesperrt.
    [siege] Murus will einen Turm auf { $cell }, um von dort durchzubrechen.
   *[take] Als Nächstes kann Murus deine Mauer auf { $cell } schlagen.
}
learn-aim-again = { $aim ->
    [shut] Deinem Turm auf { $cell } bleibt jetzt kein Zug.
    [siege] Zum Durchbruch fehlt Murus nur noch ein Turm auf { $cell }.
   *[take] Jetzt kann Murus deine Mauer auf { $cell } schlagen.
}
learn-advice-win = **Jetzt gewinnst du!** { $moves } { $how ->
    [through] bricht durch.
   *[stalemate] lässt Murus keinen Zug mehr.
}
learn-advice-win-again = **Du kannst immer noch gewinnen:** { $moves } { $how ->
    [through] bricht durch.
   *[stalemate] lässt Murus keinen Zug mehr.
}
learn-advice-guard = **Vorsicht:** { $threat } würde { $how ->
    [through] durchbrechen
   *[stalemate] dir keinen Zug mehr lassen
}. { $count ->
    [one] Nur { $moves } verhindert das.
   *[other] Verhindere das, zum Beispiel mit { $moves }.
}
learn-advice-guard-again = **Wieder eine Drohung:** Mit { $threat } würde Murus { $how ->
    [through] durchbrechen
   *[stalemate] dir keinen Zug mehr lassen
}. { $count ->
    [one] Ein Zug hilft: { $moves }.
   *[other] Diese Züge helfen: { $moves }.
}
learn-advice-lost = { $threat } { $how ->
    [through] bricht durch
   *[stalemate] lässt dir keinen Zug mehr
}, und du kannst es nicht mehr verhindern. Geh zurück zum Verlustzug.
learn-advice-lost-again = Murus gewinnt weiterhin mit { $threat }, egal was du ziehst. Du kannst zum Verlustzug zurückgehen.
learn-advice-hold = **Hier kippte die Partie:** Nach { $lost } war Murus der Sieg sicher. Versuche { $moves }.
learn-advice-capture = Schlag die Mauer auf { $cell }: { $moves }.
learn-advice-capture-again = Es lohnt sich, die Mauer auf { $cell } zu schlagen: { $moves }.
learn-advice-moves = Versuche { $moves }.
learn-advice-moves-again = { $moves } { $count ->
    [one] ist hier gut.
   *[other] sind hier gut.
}
learn-reason = { $reason ->
    [few] Du hast { $own ->
        [0] keinen Turm
        [one] nur noch einen Turm
       *[other] nur noch { $own } Türme
    }: Jeder Zug auf leere Felder kostet einen.
    [colour] { corner-mark }
    [capture] Schlagen kostet beide einen Stein, und dein Turm wird zur Mauer.
    [grow] Ein Stein auf deiner eigenen Mauer macht sie zum Turm, so behältst du alle Türme.
    [begin] Lege Mauern dorthin, wo dein nächster Turm landen kann.
    [reach] Von Reihe 5 bricht ein Turm mit einem Zug durch.
    [close] Ein Stein von dir nahe bei einem gegnerischen Turm versperrt ihm den Weg.
   *[count] Du hast { $own } { $own ->
        [one] Turm
       *[other] Türme
    }, Murus hat { $theirs }. Wer keinen Zug mehr hat, verliert.
}
corner-mark = Der Turm auf { $cell } trägt ein Zeichen in der Ecke: Er kann als Nächstes durchbrechen, wenn ihm kein Stein im Weg steht.
formation-name = { $formation ->
    [siege-tower] Belagerungsturm
   *[gallic-wall] Gallische Mauer
}
learn-end = { $won ->
    [yes] **Du gewinnst!** Gut gespielt.
    [lost] **{ $how }.** Mit { $move } hast du die Partie verloren: Danach war Murus der Sieg sicher. Du kannst dorthin zurückgehen und einen anderen Zug versuchen.
   *[no] **{ $how }.** Nimm deinen letzten Zug zurück und versuche einen anderen.
}
learn-left = **Lernen** geht dort weiter, wo du aufgehört hast.
welcome-title = Murus Gallicus
welcome-text = Ein Spiel um Mauern und Türme von Phil Leduc. Bring einen Stein auf die letzte Reihe, und du gewinnst. Du ziehst, wann immer du eine Minute hast.
welcome-managers = Wenn du diesen Server verwaltest, kannst du mich mit `/server settings` einrichten.
welcome-manage = -# Nur du siehst das, denn du verwaltest diesen Server. Drücke **Einrichten**, um Kanäle, Sprache und mehr zu wählen.
play-murus-level = Wie stark soll Murus spielen? { $suits } passt am besten zu dir. Die Zahlen sind Wertungen.{ $alone ->
    [yes] {" "}Es läuft keine Uhr. Nach einem Monat ohne Zug wird die Partie abgebrochen.
   *[no] {""}
}

## Lessons after the first

lesson-name = { $lesson ->
    [first] Die erste Partie
    [distribute] Vier Arten, Steine zu verteilen
    [lone] Wohin mit einer einzelnen Mauer
    [last] Der letzte Turm
    [chariot] Der Streitwagen
    [wall] Die gallische Mauer
    [ram] Der Rammbock
    [siege] Der Belagerungsturm
    [force] Das erzwungene Opfer
    [catapult] Katapulte
    [balanced] Eröffnung mit Seitenwahl
    [escape] Entkommen
    [houdini] Houdini
    [hex] Auf Sechsecken
    [three] Zu dritt
   *[four] Zu viert
}
learn-distribute-empty = **Auf zwei leere Felder.** Der Turm wird zu zwei Mauern, du hast also einen Turm weniger. Zieh einen Turm auf zwei leere Felder.
learn-distribute-empty-well = Zwei Mauern auf { $near } und { $far }, und ein Turm weniger.
learn-distribute-empty-wrong = `{ $move }` landet auf einer deiner Mauern, und daraus wird ein neuer Turm. Wähle zwei leere Felder.
learn-distribute-near = **Erst Mauer, dann leeres Feld.** Die Mauer wird zum Turm, und davor liegt eine neue. Zieh so, dass du deinen Turm behältst.
learn-distribute-near-well = Ein Turm auf { $near }, eine Mauer auf { $far }: kein Turm verloren.
learn-distribute-near-wrong = Nach `{ $move }` hast du nur noch Mauern. Lande auf deiner Mauer auf a2.
learn-distribute-far = **Erst leeres Feld, dann Mauer.** Der Turm steht jetzt auf dem zweiten Feld: Er springt zwei Felder weit. Behalte ihn auch so.
learn-distribute-far-well = Ein Turm auf { $far }, zwei Felder weiter, und eine Mauer dahinter.
learn-distribute-far-wrong = Nach `{ $move }` hast du nur noch Mauern. Der zweite Stein muss auf deine Mauer auf c3.
learn-distribute-both = **Auf zwei Mauern.** Beide wachsen: Aus einem Turm werden zwei. Finde den Zug, der dir einen Turm mehr bringt.
learn-distribute-both-well = Zwei Türme, auf { $near } und { $far }. Zähle die Türme: Wer mehr hat, hat meist mehr Züge.
learn-distribute-both-wrong = `{ $move }` bringt dir keinen zweiten Turm. Beide Steine müssen auf Mauern landen.
learn-lone-bar = **Zwei Mauern, zwei Wege.** Der gallische Turm auf g3 hat zwei Wege zur Reihe 1. Ein Zug sperrt beide.
learn-lone-bar-well = f2 sperrt den einen Weg, g1 den anderen.
learn-lone-bar-wrong = Nach `{ $move }` bleibt ein Weg offen, und g3 bricht durch. Sperre beide.
learn-lone-edge = **Nicht direkt daneben, sondern zwei Felder weg.** Eine Mauer zwei Felder vor einem Turm sperrt seinen Weg, und er kann sie nicht schlagen. Halte den Turm auf a3 auf.
learn-lone-edge-well = Die Mauer auf { $far } liegt zwei Felder entfernt, wo a3 sie nicht schlagen kann.
learn-lone-edge-wrong = Nach `{ $move }` bricht der Turm auf a3 durch. Beide Wege müssen gesperrt sein.
learn-lone-ahead = **Zwischen Turm und Mauer.** Der gallische Turm auf c5 will auf seine Mauer auf e3 springen und danach durchbrechen. Lege ihm eine Mauer in den Weg.
learn-lone-ahead-well = Die Mauer auf { $far } sperrt den Sprung.
learn-lone-ahead-wrong = Nach `{ $move }` gewinnen die Gallier in zwei Zügen. Der Weg von c5 nach e3 führt über d4.
learn-last-keep = **Der letzte Turm.** Mauern ziehen nie: Ohne Turm hast du keinen Zug und verlierst. Behalte deinen.
learn-last-keep-well = Der Turm lebt weiter, auf { $far }.
learn-last-keep-wrong = Nach `{ $move }` hast du nur noch Mauern, und das verliert. Lande auf einer deiner Mauern.
learn-last-take = **Der letzte Turm des Gegners.** Der Turm auf b6 braucht die Mauer auf d4 als Ziel. Nimm sie ihm, und er kann nur noch zerfallen.
learn-last-take-well = Jetzt zerfällt der letzte gallische Turm mit jedem Zug, und danach können die Gallier nicht mehr ziehen.
learn-last-take-wrong = Nach `{ $move }` behalten die Gallier ihren Turm. Schlag die Mauer, die er braucht.
learn-last-flatten = **Kreise ihn ein.** Der letzte gallische Turm auf b2 will durchbrechen oder auf b4 landen. Lege zwei Mauern so, dass er bei jedem Zug zerfällt.
learn-last-flatten-well = Er kann nur eine Mauer schlagen oder zerfallen: Der letzte Turm ist verloren.
learn-last-flatten-wrong = Nach `{ $move }` entkommt der letzte Turm. Sperre beide Wege mit einem Zug.
learn-chariot-start = **Der Streitwagen.** Ein Turm hinter der eigenen Mauer ist ein Streitwagen: Er rollt ein Feld weiter und bleibt einer. Fahr los: Er gewinnt in drei Zügen.
learn-chariot-start-well = Turm und Mauer, ein Feld weiter. Niemand ist nah genug, ihn aufzuhalten.
learn-chariot-start-wrong = Nach `{ $move }` ist kein Turm mehr da. Rolle über deine Mauer auf a4.
learn-chariot-roll = **Er rollt weiter.** Noch zwei Züge, und ein Stein liegt auf Reihe 7. Halte den Streitwagen zusammen.
learn-chariot-roll-well = Als Nächstes kommt a7, und die Gallier sind zu weit weg.
learn-chariot-roll-wrong = `{ $move }` reißt den Streitwagen auseinander. Rolle geradeaus weiter.
learn-chariot-turn = **Jede Richtung.** Ein Streitwagen rollt auch schräg. Welcher Zug baut einen Turm, den niemand aufhält?
learn-chariot-turn-well = Der Turm auf { $near } bricht als Nächstes durch, und niemand kann alle Wege sperren.
learn-chariot-turn-wrong = `{ $move }` lässt den Galliern Zeit. Rolle über die Mauer auf c5.
learn-chariot-stop = **Halte ihn auf.** Der gallische Streitwagen auf c4 und c3 rollt auf Reihe 1 zu. Lege eine Mauer davor.
learn-chariot-stop-well = Die Mauer auf { $near } liegt vor der Mauer auf c3: Der Streitwagen kann nicht rollen.
learn-chariot-stop-wrong = Nach `{ $move }` rollt er weiter und bricht durch. Auf c2 muss eine Mauer liegen.
learn-wall-close = **Eine gallische Mauer.** Mauern nebeneinander sperren einem Turm die Wege, aber hier klafft auf d2 eine Lücke. Schließe sie, bevor der Turm auf d3 durchbricht.
learn-wall-close-well = Mauern nebeneinander und ein Turm dazwischen: Das ist stark.
learn-wall-close-wrong = Nach `{ $move }` findet der Turm auf d3 noch einen Weg zur Reihe 1. Schließe die Lücke auf d2.
learn-wall-gap = **Geschwächt durch eine Lücke.** Die gallischen Mauern auf b6 und d6 sperren deinem Turm zwei Wege. Einer ist offen.
learn-wall-gap-well = Mitten durch die Lücke: Der Stein auf { $far } gewinnt.
learn-wall-gap-wrong = `{ $move }` erreicht Reihe 7 nicht, und dein Turm ist weg. Nutze die Lücke.
learn-wall-weak = **Geschwächt durch ein Opfer.** Eine Mauer ohne Turm direkt dahinter ist die schwache Stelle. Schlag die richtige, und der andere Turm bricht durch.
learn-wall-weak-well = Die Mauer auf { $far } ist weg, und f5 bricht über g6 durch.
learn-wall-weak-wrong = `{ $move }` gewinnt nicht in zwei Zügen. Hinter welcher Mauer steht kein Turm?
learn-ram-make = **Der Rammbock.** Ein Turm und zwei Mauern in einer Linie, zusammen vier Steine, können drei Dinge. Mach zuerst zwei Türme daraus.
learn-ram-make-well = Zwei Türme in einer Linie: Der Rammbock steht bereit.
learn-ram-make-wrong = `{ $move }` reißt die vier Steine auseinander. Zieh an der Linie entlang.
learn-ram-through = **Er bricht durch.** Ein Turm opfert sich an der gallischen Mauer, der andere zieht durch die Bresche. Welches Opfer gewinnt in zwei Zügen?
learn-ram-through-well = Die Mauer auf { $far } ist weg, und c5 bricht über b6 durch.
learn-ram-through-wrong = `{ $move }` gewinnt nicht in zwei Zügen. Schlag eine Bresche, die die Gallier nicht schließen.
learn-ram-way = **Ein Streitwagen in zwei Richtungen.** Er fährt zu beiden Enden seiner Linie und kommt zurück. Zieh so, dass alle vier Steine zurückkehren können.
learn-ram-way-well = Der Turm steht neben eigenen Mauern: Mit jedem weiteren Zug auf der Linie behältst du ihn.
learn-ram-way-wrong = Nach `{ $move }` finden die vier Steine in sechs Zügen nicht mehr zusammen. Bleib auf der Linie.
learn-ram-circle = **Der Kreis aus sechs Zügen.** Nach sechs Zügen auf der Linie steht alles wie zuvor: So kannst du abwarten. Beginne den Kreis.
learn-ram-circle-well = Turm und Mauern ziehen im Kreis und verlieren nichts. Aber dieselbe Stellung zum dritten Mal ist hier remis.
learn-ram-circle-wrong = Nach `{ $move }` ist der Kreis unterbrochen. Zieh an der Linie entlang.
learn-siege-build = **Der Belagerungsturm.** Ein Turm auf deiner fünften Reihe, Reihe 5, kann im nächsten Zug durchbrechen. Baue einen, den niemand aufhält.
learn-siege-build-well = Ein Belagerungsturm auf { $near }, und die Gallier können nicht alle Wege sperren.
learn-siege-build-wrong = `{ $move }` baut keinen Belagerungsturm. Lande auf deiner Mauer auf f5.
learn-siege-leap = **Ein Sprung auf die fünfte Reihe.** Eine einzelne Mauer wartet dort auf einen Turm, der zwei Felder weg steht. Egal was die Gallier tun, du gewinnst in zwei Zügen.
learn-siege-leap-well = Der Belagerungsturm auf { $far } steht, und ein Weg bleibt offen.
learn-siege-leap-wrong = `{ $move }` gewinnt nicht in zwei Zügen. Spring auf deine Mauer auf e5.
learn-siege-deny = **Verhindere ihren.** Der gallische Turm auf e5 kann auf c3 springen, auf die fünfte Reihe der Gallier. Verhindere diesen Belagerungsturm, bevor er steht.
learn-siege-deny-well = Ohne die Mauer auf { $far } hat der Turm auf e5 kein Ziel mehr.
learn-siege-deny-wrong = Nach `{ $move }` bekommen die Gallier ihren Belagerungsturm und gewinnen. Schlag die Mauer auf c3.
learn-force-threat = **Das erzwungene Opfer.** Drohe so, dass nur ein Opfer hilft: Es kostet die Gallier einen Turm. Welcher Zug schafft das?
learn-force-threat-well = Nur wenn b6 die Mauer auf a5 schlägt, halten die Gallier stand, und dann ist b6 selbst eine Mauer.
learn-force-threat-wrong = Nach `{ $move }` brauchen die Gallier kein Opfer. Lege eine Mauer, auf der der Turm auf a4 landen kann.
learn-force-after = **Danach.** Die Gallier haben die Mauer auf a5 geschlagen, und ihnen bleibt ein Turm. Jetzt gewinnt ein Streitwagen in drei Zügen.
learn-force-after-well = Turm und Mauer rollen los, und ein einzelner Turm hält sie nicht auf.
learn-force-after-wrong = Nach `{ $move }` bleibt dir kein Turm. Rolle über die Mauer auf b4.
learn-force-forced = **Wenn du gezwungen bist.** Die Gallier wollen auf f3 oder d3 landen und durchbrechen. Hier hilft nur ein Opfer.
learn-force-forced-well = Es hat einen Turm gekostet, aber die Mauer auf { $far } ist weg.
learn-force-forced-wrong = Nach `{ $move }` gewinnen die Gallier in zwei Zügen. Schlag die richtige Mauer.
learn-catapult-build = **Ein dritter Stein.** Im Spiel mit Katapulten macht ein Stein auf deinem Turm ein Katapult daraus. Baue eines.
learn-catapult-build-well = Drei Steine auf { $near }: ein Katapult. Es zieht nie, es wirft.
learn-catapult-build-wrong = `{ $move }` legt keinen Stein auf einen Turm. Zieh über deinen Turm auf a2.
learn-catapult-throw = **Der Wurf.** Ein Katapult wirft einen Stein zwei oder drei Felder weit, nach vorn oder zur Seite. Ein Stein auf Reihe 7 gewinnt, wenn er die Antwort überlebt.
learn-catapult-throw-well = Niemand kann den Stein auf { $far } schlagen, also gewinnt er.
learn-catapult-throw-wrong = Nach `{ $move }` liegt kein Stein auf Reihe 7, oder er wird geschlagen. Halte Abstand zu den Türmen.
learn-catapult-shot = **Der Schuss.** Ein Stein, der auf eine gegnerische Figur fliegt, nimmt ihr einen Stein. Der Turm auf b3 will durchbrechen: Schieß.
learn-catapult-shot-well = Der Turm auf { $far } ist jetzt eine Mauer, und Mauern ziehen nie.
learn-catapult-shot-wrong = Nach `{ $move }` bricht der Turm auf b3 durch. Triff ihn.
learn-catapult-cut = **Stutze es.** Ein Turm neben einem gegnerischen Katapult kann einen Stein opfern, dann wird es zum Turm, oder beide, dann wird es zur Mauer. Nur eins davon hilft.
learn-catapult-cut-well = Beide Steine geopfert: Das Katapult auf { $far } ist eine Mauer.
learn-catapult-cut-wrong = Nach `{ $move }` bringt die Figur auf c3 noch einen Stein auf Reihe 1. Opfere beide Steine.
learn-balanced-walls = **Der erste Zug ist besonders.** Jede Seite nimmt einen Turm ihrer Grundreihe und legt ihn als zwei Mauern auf ihre zweite Reihe. Hier liegen sie auf c2 und e2: Nutze eine, und behalte deine Türme.
learn-balanced-walls-well = Aus der Mauer wurde ein Turm: Du bist vorgerückt und hast nichts verloren.
learn-balanced-walls-wrong = `{ $move }` kostet einen Turm. Zieh über eine deiner Mauern.
learn-balanced-swap = **Wann du tauschst.** Nach dem ersten Zug der Römer dürfen die Gallier tauschen: Tausche, wenn ein Eckturm fehlt und beide Mauern auf c2 bis g2 liegen. Sieh selbst, warum: Rücke über eine vor.
learn-balanced-swap-well = Solche Mauern helfen mehreren Türmen, und ein Eckturm fehlt am wenigsten. Auch Murus tauscht dann.
learn-balanced-swap-wrong = `{ $move }` nutzt die Mauern nicht. Zieh von c1 oder f1 über eine Mauer.
learn-balanced-fast = **Früher beim Gegner.** Liegen deine Mauern weiter vorn, stehen deine Belagerungstürme früher. Gewinne in zwei Zügen.
learn-balanced-fast-well = Der Turm auf { $far } bricht durch, und die Gallier können nicht jeden Weg sperren.
learn-balanced-fast-wrong = `{ $move }` ist zu langsam. Lande auf deiner Mauer auf e5.
learn-escape-bar = **Kein Durchbruch.** In der Variante Entkommen bringt ein Stein auf Reihe 7 nichts: Du gewinnst, wenn der Gegner nicht ziehen kann. Sperre dem Turm auf a7 den letzten Weg.
learn-escape-bar-well = Die Gallier haben keinen Zug mehr, du gewinnst.
learn-escape-bar-wrong = Nach `{ $move }` hat der Turm auf a7 noch einen Zug. Lege einen Stein auf c7.
learn-escape-flatten = **Kreise ihn ein.** Der Turm auf d7 lebt, solange er auf seinen Mauern landen kann. Sperre ihm den Weg dorthin, und er zerfällt.
learn-escape-flatten-well = Jeder Zug der Gallier kostet jetzt ihren letzten Turm.
learn-escape-flatten-wrong = Nach `{ $move }` behalten die Gallier einen Turm. Lege deine Steine zwischen d7 und seine Mauern.
learn-escape-keep = **Rette deinen.** Dein letzter Turm muss auf einer Mauer landen, sonst kannst du nicht ziehen. Er darf auch zurück.
learn-escape-keep-well = Der Turm lebt weiter, auf { $far }. Rückwärts ziehen kostet hier nichts.
learn-escape-keep-wrong = Nach `{ $move }` hast du nur noch Mauern. Lande auf deiner Mauer auf c1.
learn-houdini-walls = **Kein Schlagen.** In Houdini schlägt niemand eine Mauer, also sperrt sie ihren Weg für immer. Gewinne in zwei Zügen, ohne deinen Turm zu verlieren.
learn-houdini-walls-well = Die Gallier können nirgends landen: Ihr letzter Turm zerfällt.
learn-houdini-walls-wrong = Nach `{ $move }` hast du nur noch Mauern. Lande auf deiner Mauer auf c3.
learn-houdini-siege = **Sicher voraus.** Deine Mauer auf a5 kann niemand schlagen, also wartet sie, solange du willst, auf einen Turm. Gewinne in zwei Zügen.
learn-houdini-siege-well = Der Belagerungsturm auf { $far } bricht als Nächstes durch, an der Mauer auf a6 vorbei.
learn-houdini-siege-wrong = Nach `{ $move }` sind die Gallier schneller. Spring auf deine Mauer auf a5.
learn-houdini-hold = **Nichts zu schlagen.** Was die Gallier legen, kannst du nicht schlagen. Du musst vor ihnen da sein: Ein Zug hält sie auf.
learn-houdini-hold-well = Mit einem Turm auf { $far } und einem auf b1 hältst du mit.
learn-houdini-hold-wrong = Nach `{ $move }` gewinnen die Gallier in zwei Zügen. Lande auf deiner Mauer auf c4.
learn-hex-walk = **Sechs Richtungen.** Auf Sechsecken zieht ein Turm in sechs Richtungen, alle anderen Regeln bleiben. Behalte deinen Turm.
learn-hex-walk-well = Die Linie hinauf: ein Turm auf { $far }.
learn-hex-walk-wrong = Nach `{ $move }` hast du nur noch Mauern. Lande auf deiner Mauer auf a3.
learn-hex-through = **Der Rand gegenüber.** Die obersten Felder aller neun Linien sind zusammen die erste Reihe der Gallier. Brich durch.
learn-hex-through-well = Der Stein auf { $far } liegt auf dem obersten Feld seiner Linie und gewinnt.
learn-hex-through-wrong = `{ $move }` erreicht kein oberstes Feld. Zieh die b-Linie hinauf.
learn-hex-leap = **Auch hier ein Streitwagen.** Dein Turm auf b3 steht hinter seiner Mauer auf c4. Rolle, und du gewinnst in zwei Zügen.
learn-hex-leap-well = Der Turm auf { $near } bricht als Nächstes durch.
learn-hex-leap-wrong = Nach `{ $move }` hast du nur noch Mauern. Rolle über c4.
learn-three-keep = **Drei Spieler.** Römer, Gallier und Germanen ziehen reihum, ohne Durchbruch: Wer zuletzt noch ziehen kann, gewinnt. Behalte deinen Turm.
learn-three-keep-well = Dein Turm auf { $far } lebt. Die Gallier sind dran.
learn-three-keep-wrong = Nach `{ $move }` hast du nur noch Mauern und scheidest aus. Lande auf a3.
learn-three-out = **Einer scheidet aus.** Wer am Anfang seines Zuges nicht ziehen kann, scheidet aus. Sperre dem gallischen Turm auf a5 den letzten Weg.
learn-three-out-well = Die Gallier sind draußen, die Germanen spielen weiter.
learn-three-out-wrong = Nach `{ $move }` können die Gallier noch ziehen. Lege einen Stein auf c5.
learn-three-last = **Der letzte Gegner.** Außer dir sind nur noch die Gallier da. Wirf sie raus und gewinne.
learn-three-last-well = Nur du kannst noch ziehen: gewonnen!
learn-three-last-wrong = Nach `{ $move }` können die Gallier noch ziehen. Lege einen Stein auf c5.
learn-four-keep = **Vier Spieler.** An jedem Rand sitzt jemand, und es geht im Uhrzeigersinn, die Römer zuerst. Bleib im Spiel: Behalte deinen Turm.
learn-four-keep-well = Dein Turm auf { $near } lebt. Die Gallier links sind dran.
learn-four-keep-wrong = Nach `{ $move }` hast du nur noch Mauern und scheidest aus. Lande auf d2.
learn-four-out = **Einer scheidet aus.** Der gallische Turm auf a8 hat nur noch einen Weg. Sperre ihn, und die Gallier scheiden aus.
learn-four-out-well = Die Gallier sind draußen, die Germanen sind dran.
learn-four-out-wrong = Nach `{ $move }` können die Gallier noch ziehen. Lege einen Stein auf c6.
learn-four-last = **Der letzte Gegner.** Außer dir sind nur noch die Gallier da. Wirf sie raus und gewinne.
learn-four-last-well = Nur du kannst noch ziehen: gewonnen!
learn-four-last-wrong = Nach `{ $move }` können die Gallier noch ziehen. Lege einen Stein auf c6.

## Aufgaben und die tägliche Belagerung. $kind ist win, hold, is-it-won, two-towers oder author.

## Eröffnungen

explored-title = **Eröffnungen** · { $variant }
explored-lead = { $games ->
    [0] Keine Partie, die ich kenne, ging von hier aus weiter.
    [1] Eine Partie kam zu dieser Stellung und ging weiter. Gezählt sind Partien auf Discord und von Murus gegen sich selbst:
   *[other] { $games } Partien kamen zu dieser Stellung und gingen weiter. Gezählt sind Partien auf Discord und von Murus gegen sich selbst:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
}, { $percent } % der Punkte · { $by }
explored-people = Menschen
explored-not-here = Für diese Variante gibt es keine Sammlung von Eröffnungen. Es gibt sie für Partien zu zweit ohne Seitenwahl.
explored-departure = **Die Eröffnung:** { $move } spielt kaum jemand. Von { $games } Partien mit dieser Stellung gingen { $times } mit `{ $usual }` weiter.
button-explored = Eröffnung
button-explored-start = Zum Anfang
command-opening = Erste Züge: wie oft sie gespielt werden und wie gut sie sind
option-opening-variant = Variante (Vorgabe: das Standardspiel)

puzzle-grade = { $grade ->
    [1] leicht
    [2] nicht schwer
    [3] mittel
    [4] schwer
   *[5] sehr schwer
}
puzzle-title = { $from ->
    [siege] **Die Belagerung von heute**
    [siege-easy] **Die leichtere Belagerung von heute**
    [mine] **Aus einer deiner Partien**
   *[book] **Aufgabe { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Belagerung { $n }**
puzzle-task = { $kind ->
    [win] { side-name } am Zug: **{ $moves ->
        [1] gewinne sofort
       *[other] gewinne in { $moves } Zügen
    }**.
    [hold] { side-name } am Zug: **finde den einzigen Zug, der nicht verliert.**
    [is-it-won] { side-name } am Zug: **Wer gewinnt innerhalb von { $moves ->
        [1] einem Zug
       *[other] { $moves } Zügen
    }?**
    [two-towers] { side-name } am Zug: **mach aus einem Turm zwei.**
   *[author] { side-name } am Zug: **Was hat Phil Leduc gespielt?**
}
puzzle-allowed = Die { side-name } haben eben `{ $move }` gezogen.
puzzle-right = **Richtig.** Die { side-name } antworten mit `{ $answer }`. { $left ->
    [1] Noch ein Zug.
   *[other] Noch { $left } Züge.
}
puzzle-slower = `{ $move }` gewinnt auch, nur langsamer. Das zählt nicht als Fehlversuch. Gesucht ist der schnellere Sieg.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] verliert
   *[no] reicht nicht
}{ $some ->
    [yes] { $loses ->
        [yes] {": "}{ $line }.
       *[no] . Es könnte weitergehen mit { $line }.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Richtig:**
   *[no] **Nein:**
} { $truth ->
    [romans] Die Römer gewinnen.
    [gauls] Die Gallier gewinnen.
   *[neither] Noch kann keine Seite den Sieg erzwingen.
}
puzzle-hint = Zieh mit der Figur auf **{ $cell }**.{ $counts ->
    [yes] {" "}Mit Tipp zählt die Aufgabe als nicht gelöst.
   *[no] {""}
}
puzzle-answer = Die Lösung: `{ $line }`.
puzzle-solved = **Gelöst!** `{ $line }` entscheidet.
puzzle-placing = Einstufungsaufgabe { $n } von { $all }.
puzzle-placed = Du bist eingestuft: Deine Wertung bei Aufgaben ist { $rating }.
puzzle-rated = Deine Aufgabenwertung: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] Noch hat keine Analyse einen verpassten Sieg von dir gefunden. Drücke bei einer deiner beendeten Partien **Analyse**, vielleicht steckt einer darin.
    [mine] Hier hast du alle deine verpassten Siege durch. Drücke bei einer weiteren beendeten Partie **Analyse**, vielleicht kommt einer dazu.
   *[book] Du kennst hier schon alle Aufgaben. Wähle ein anderes Thema, oder spiel eine Partie.
}
puzzle-gone = Diese Aufgabe gibt es nicht mehr. `/learn puzzle` hat eine andere.
puzzle-no-book = Für diese Variante gibt es noch keine Aufgaben. Für das Standardspiel gibt es welche.
puzzle-no-theme = Dieses Thema gibt es nicht. Wähle eines aus der Liste.
puzzle-voted = Danke. Die Stimmen entscheiden, welche Aufgaben bleiben.
puzzle-reported = Danke. Die Aufgabe wird noch einmal geprüft.
puzzle-reported-before = Du hast diese Aufgabe schon gemeldet.
puzzle-unmet = Du hast diese Aufgabe nicht versucht.
puzzle-type = Dein Zug
puzzle-type-hint = Von welchem Feld auf welches, etwa b4-d4.
puzzle-theme-hint = Ein anderes Thema
puzzle-theme = { $theme ->
    [all] Alle Themen
    [mine] Verpasste Siege
    [breakthrough] Durchbruch
    [stalemate] Patt
    [battering-ram] Rammbock
    [chariot] Streitwagen
    [siege-tower] Belagerungsturm
    [forced-sacrifice] Erzwungenes Opfer
    [slip] Zwischen zwei Feinden hindurch
    [quiet] Stiller erster Zug
    [only-defence] Einzige Verteidigung
    [parry] Einen sofortigen Sieg verhindern
    [race] Ein Wettlauf
    [interposed-wall] Eine Mauer im Weg
    [zugzwang] Zugzwang
    [tempo-wall] Eine Mauer zwei Felder entfernt
    [catapult-shot] Schuss des Katapults
    [surviving-stone] Ein Stein, der stehen bleibt
    [double-threat] Doppelte Drohung
    [sacrifice] Opfer
    [backward] Ein Schritt zurück
    [is-it-won] Ist es gewonnen?
   *[two-towers] Zwei Türme aus einem
}
button-puzzle = Aufgaben
button-puzzle-next = Nächste Aufgabe
button-puzzle-type = Zug eintippen
button-puzzle-hint = Tipp (gilt als Fehler)
button-puzzle-answer = Lösung (gilt als Fehler)
button-puzzle-answer-missed = Lösung zeigen
button-puzzle-again = Noch einmal
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Melden
button-puzzle-claim = { $claim ->
    [romans] Römer gewinnen
    [gauls] Gallier gewinnen
   *[neither] Noch nicht
}
profile-puzzles = Aufgaben { $placed ->
    [no] **{ $n } von { $all }** zur Einstufung
   *[yes] **{ $rating }**
}: { $right } von { $decided } beim ersten Versuch gelöst{ $longest ->
    [0] .
    [1] , beste Belagerungsserie: 1 Tag.
   *[other] , beste Belagerungsserie: { $longest } Tage.
}
siege-title = **Belagerung { $n }** · { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}{ $hardest ->
    [yes] , die Aufgabe der Woche
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Noch hat sie niemand versucht.
    [1] Bisher ein Versuch, { $solved ->
        [0] noch nicht gelöst.
       *[1] und gleich gelöst.
    }
   *[other] { $tried } haben sie versucht, { $solved ->
        [0] noch niemand hat sie gelöst.
        [1] eine Person hat sie gelöst.
       *[other] { $solved } haben sie gelöst.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Eine Person hat die leichte gelöst.
   *[other] {" "}{ $easy } haben die leichte gelöst.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Hier seit { $days } Tagen in Folge gelöst.
}
siege-over = **Belagerung { $n }** ist vorbei. { $tried ->
    [0] Niemand hat sie versucht.
    [1] Eine Person hat sie versucht{ $solved ->
        [0] , aber nicht gelöst.
       *[1] {" "}und gelöst{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] { $tried } haben sie versucht, { $solved ->
        [0] aber niemand hat sie gelöst.
        [1] eine Person hat sie gelöst{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
       *[other] { $solved } haben sie gelöst{ $some ->
            [all] {": "}{ $named }.
            [yes] {", darunter "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}Eine Person hat die leichte gelöst{ $some-easy ->
        [all] {": "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}{ $easy } haben die leichte gelöst{ $some-easy ->
        [all] {": "}{ $named-easy }.
        [yes] {", darunter "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Belagerung { $n }: Niemand hat sie versucht.
siege-unsolved = Belagerungen { $first } bis { $last }: Niemand hat sie gelöst.
siege-alt = Ein Film der Lösung: { $line }.
siege-share = { $days ->
    [0] `Murus Belagerung { $n }{ $rung ->
        [easy] {" (leicht)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus Belagerung { $n }{ $rung ->
        [easy] {" (leicht)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus Belagerung { $n }{ $rung ->
        [easy] {" (leicht)"}
       *[day] {""}
    } { $squares } · { $days } Tage`
}
siege-week-title = Die Woche der Belagerungen { $from } bis { $to }
siege-week-over = Die Woche der Belagerungen { $from } bis { $to } ist vorbei
siege-week-sum = { $solvers ->
    [0] Diesmal hat niemand eine Belagerung gelöst. Eine neue Woche hat begonnen.
   *[other] { $solvers ->
        [1] Eine Person hat
       *[other] { $solvers } Personen haben
    } Belagerungen gelöst, an { $days } von { $all } { $all ->
        [1] Tag
       *[other] Tagen
    }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Hier seit { $streak } Tagen in Folge gelöst.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}und eine weitere Person
       *[other] {" "}und { $unnamed } weitere
    }
   *[no] { $unnamed ->
        [1] jemand ohne Namensnennung
       *[other] { $unnamed } Personen ohne Namensnennung
    }
} · { siege-week-done }
siege-week-done = { $days ->
   *[other] { $days } gelöst
}, { $first ->
    [0] keine beim ersten Versuch
   *[other] { $first } beim ersten Versuch
}
siege-week-own = Dein Platz in der Woche: { $place } von { $people }. { siege-week-done }
siege-week-none = Diese Woche hat noch niemand eine Belagerung gelöst. Mach den Anfang.
week-game = Partie der Woche
week-game-offered = **Partie der Woche:** { $one } und { $other }, wollt ihr gegeneinander spielen? Sie ist ohne Wertung und beginnt, sobald ihr beide zustimmt.
week-game-begun = **Partie der Woche:** { $one } und { $other } spielen.
week-game-for-others = Diese Partie ist für die ersten zwei der Woche, die ihren Namen zeigen. Löse die täglichen Belagerungen, dann ist die nächste vielleicht deine.
week-game-lapsed = Diese Partie der Woche wird nicht mehr angeboten. Mit `/challenge` kannst du jederzeit eine beginnen.
week-game-has-begun = Eure Partie der Woche läuft schon. Du findest sie in `/games`.
button-siege-week = Tabelle der Woche
button-week-game = Partie der Woche spielen
siege-streaks = Tage in Folge: du { $own }, dieser Server { $here }.
siege-missed = Der erste Versuch zählt, und der war ein Fehlversuch. Lösen kannst du die Belagerung trotzdem noch.
siege-easy-counts = Die leichte zählt als gelöster Tag, aber nicht als erster Versuch.
siege-late = Diese Belagerung ist vorbei und zählt hier nicht mehr.
siege-bell-on = Ich pinge dich hier jeden Tag an, wenn eine Belagerung kommt.
siege-bell-off = Ich pinge dich hier nicht mehr für Belagerungen an.
siege-named = Dein Name steht in der Tabelle der Woche und unter dieser Belagerung, wenn sie vorbei ist.
siege-unnamed = Ich nenne deinen Namen nicht.
siege-not-tried = Du hast diese Belagerung nicht versucht.
button-siege = Lösen
button-siege-easy = Eine leichtere
button-siege-after = Versuchen
button-siege-share = Teilen
button-siege-shared = Geteilt
button-siege-answer = Lösung
button-siege-after-of = Belagerung { $n } versuchen
button-siege-answer-of = Lösung von { $n }
button-siege-keep = Weitermachen
button-siege-name = Morgen meinen Namen zeigen
button-siege-unname = Meinen Namen nicht zeigen
button-siege-bell = Bei Belagerungen anpingen
button-siege-no-bell = Nicht mehr anpingen
button-siege-off = Belagerung beenden
server-siege-title = **Die tägliche Belagerung:** jeden Tag eine Aufgabe in einem Kanal. Ich pinge nur Leute an, die das wollen.
server-siege = Sie beginnt in { $channel } um **{ $hour }** ({ $zone }). Das nächste Mal: { $next }.
server-siege-next = { $channel }, die nächste: { $date }
server-daily = Tägliche Belagerung: **{ $some ->
    [yes] { $what }
   *[no] aus
}**
button-server-siege = Tägliche Belagerung …
server-siege-none = Dieser Server hat keine. Wähle eine Stunde, dann beginnt sie in diesem Kanal.
server-siege-idle = **Seit einer Woche hat niemand die tägliche Belagerung versucht**, obwohl sie leichter wurde. Soll sie weitergehen?
server-siege-hint = Um wie viel Uhr beginnt sie hier? ({ $zone }, wie in /settings)
lessons-title = **Lektionen.** In jeder löst du ein paar Stellungen mit deinen Zügen.
lessons-hint = Wähle eine Lektion
lesson-steps = { $count ->
    [1] 1 Stellung
   *[other] { $count } Stellungen
}
lesson-unknown = Diese Lektion gibt es nicht.
button-lessons = Lektionen
command-lesson = Das Spiel in Bildern lernen und eine begleitete Partie spielen
command-rules = Die Regeln nach Themen
command-puzzle = Eine Aufgabe mit bewiesener Lösung
command-siege = Jeden Tag eine Aufgabe in diesem Kanal
option-lesson-lesson = Lektion (Vorgabe: die erste)
option-puzzle-theme = Thema (Vorgabe: alle)
option-puzzle-variant = Variante (Vorgabe: das Standardspiel)
option-rules-topic = Thema

## Hints and reviews

hint-waiting = Ich denke nach … In ein paar Sekunden steht der Tipp hier.
hint-queued = Vor dir { $before ->
    [one] ist noch eine Anfrage
   *[other] sind noch { $before } Anfragen
} dran. Danach steht der Tipp hier.
hint-text = Murus würde `{ $move }` spielen. Im Ergebnis steht dann, dass du einen Tipp genutzt hast.
review-waiting = Ich analysiere … In ein paar Sekunden steht es hier.
review-queued = Vor dieser Partie { $before ->
    [one] wird noch eine andere
   *[other] werden noch { $before } andere
} analysiert. Danach steht die Analyse hier.
review-running = Ich analysiere nur beendete Partien. Solange du spielst, zeigt dir `/hint` einen guten Zug.
review-empty = In dieser Partie hat niemand gezogen, also gibt es nichts zu analysieren.
review-several = Ich analysiere nur Partien zu zweit.
review-title = Analyse · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: Genauigkeit { $percent } %.
review-turning = { $turning ->
    [yes] Wendepunkt: { $played }. Besser war { $better }.
   *[no] { $played } war ein Fehler. Besser war { $better }.
}
review-moment-title = Schlüsselzug { $n } von { $count }
review-goes-on = Es könnte weitergehen mit { $line }.
review-theme = { $theme ->
    [battering-ram] einen Rammbock: Ein Opfer räumt das Feld, und der Turm daneben zieht hindurch
    [chariot] einen Streitwagen: Ein Turm mit einer Mauer davor rollt vor, und kein Turm geht verloren
    [siege-tower] einen Belagerungsturm: Er bricht als Nächstes durch, und kein einzelner Zug sperrt alle Wege
    [forced-sacrifice] ein erzwungenes Opfer: Nur Schlagen hilft, und das kostet jedes Mal einen Turm
    [zugzwang] einen Zugzwang: Die andere Seite muss ziehen, und jeder Zug verliert
    [double-threat] zwei Drohungen zugleich
    [catapult-shot] einen Schuss des Katapults
    [slip] einen Zug zwischen zwei Figuren hindurch, die sich an der Ecke berühren
   *[stalemate] einen Sieg, bei dem der anderen Seite kein Zug bleibt
}
review-remark = { $what ->
    [missed] Die { side-name } übersahen { $theme }.
    [allowed] Das erlaubt { $theme }.
    [gave-last-tower] Das gibt den letzten Turm { side-adjective } auf, und Mauern allein können nicht ziehen.
    [last-tower] Die Antwort nimmt den letzten Turm { side-adjective }, und Mauern allein können nicht ziehen.
    [kept] Nach dem gespielten Zug haben die { side-name } { $from ->
        [0] keinen Turm
        [one] einen Turm
       *[other] { $from } Türme
    }, nach dem besseren { $to }.
    [ways] Nach dem gespielten Zug stehen den Türmen { side-adjective } { $from ->
        [one] ein Weg
       *[other] { $from } Wege
    } offen, nach dem besseren { $to }.
   *[towers] Mit der Antwort haben die { side-name } statt { $from ->
        [one] einem Turm
       *[other] { $from } Türmen
    } noch { $to ->
        [one] einen
       *[other] { $to }
    }.
}
review-thought = { $noted ->
    [yes] Hier hast du { $line } probiert und notiert: { $note }
   *[no] Hier hast du { $line } probiert.
}
review-planned = Dein Plan war: { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = Von hier aus üben
review-even = Kein einzelner Zug hat diese Partie gedreht.
review-left-out = { $count ->
    [one] Eine Stellung fehlt hier: Zu ihr gibt es jetzt keine Hilfe.
   *[other] { $count } Stellungen fehlen hier: Zu ihnen gibt es jetzt keine Hilfe.
}
review-beside = { $which ->
    [played] Gespielt
   *[better] Besser
}: { $move }
review-frames = Ein roter Rahmen zeigt, wo ein Turm als Nächstes durchbrechen kann.
review-missed = { $played } verpasste einen Sieg: { $best } gewinnt { within-moves }.
review-wins = { $best } gewinnt { within-moves }{ $moves ->
    [one] .
   *[other] , was die { side-against } auch versuchen.
}
review-decided = Nach { $played } gewinnen die { side-name } { within-moves }{ $moves ->
    [one] .
   *[other] , was die { side-against } auch versuchen.
}
review-last = Am Ende hätten die { side-name } noch { within-moves } gewinnen können: { $best }.
within-moves = { $moves ->
    [one] in einem Zug
   *[other] in höchstens { $moves } Zügen
}
side-against = { $side ->
    [romans] Gallier
   *[other] Römer
}
forced-title = { $moves ->
    [0] Was die { side-against } jetzt auch versuchen, die { side-name } gewinnen.
   *[other] Die { side-name } gewinnen { within-moves }, was die { side-against } auch versuchen.
}
forced-end = { $reason ->
    [stalemate] Die { side-name } gewinnen durch Patt.
   *[other] Die { side-name } brechen durch.
}
forced-try = Wähle, was die { side-against } versuchen.
forced-gone = Für diesen Sieg habe ich keinen Beweis.
review-missed-more = Dazu { $count ->
    [one] ein weiterer verpasster Sieg
   *[other] { $count } weitere verpasste Siege
}.
review-chart = Wer besser stand
review-alt = Wer wann besser stand: { $course }.
review-alt-turning = Der Wendepunkt ist { $played }.
review-alt-missed = { $count ->
    [one] Verpasster Sieg
   *[other] Verpasste Siege
}: { $played }.
review-sign-turning = Wendepunkt
review-sign-missed = verpasster Sieg
review-sign-mistake = Fehler
review-stretch = { $lead ->
    [first] Römer im Vorteil
    [first-wins] Römer auf Gewinn
    [second] Gallier im Vorteil
    [second-wins] Gallier auf Gewinn
   *[even] ausgeglichen
}{ $from ->
    [0] {" "}am Anfang
   *[other] {" "}ab Zug { $number }
}

## Refusals that are not about a rule of the game

refused-blocked = Jemand in dieser Partie hat dich blockiert.
refused-not-playing = Du spielst in dieser Partie nicht mit.
refused-not-voting = { $who } stimmt über diesen Zug ab. In dem Kanal kannst du abstimmen, wenn du nicht gegen ihn spielst.
refused-by-vote = In dieser Partie stimmt ein Kanal ab, deshalb gibt es keine Zugrücknahme.
refused-votes-for-other = In dieser Partie hast du für den anderen Kanal gestimmt, also kannst du es nicht für diesen.
refused-second-vote = Es war knapp, und zwei Züge sind übrig. Wähle bitte einen davon.
refused-out = Du bist aus dieser Partie ausgeschieden. Die anderen spielen weiter.
refused-not-your-turn = Du bist nicht am Zug, sondern { $who }.
refused-out-of-time = Deine Zeit ist um, und die Partie endet gleich.
refused-undecided = { $who } hat die Zeit überschritten. Der Gegner kann bis { $date } den Sieg nehmen oder weiterspielen lassen.
refused-in-time = Noch ist Zeit.
refused-not-held = In dieser Partie nutzt gerade kein Gegner Urlaubstage.
refused-reminded = Eine Erinnerung ist schon unterwegs. Die nächste kannst du { $when } schicken.
refused-waits = Die Partie wartet schon, bis { $date }.
refused-held = Noch musst du warten: Urlaubstage halten die Uhr bis { $date } an.
refused-stale = Dieses Brett ist veraltet, die Partie ging weiter.
refused-newer = Dieses Brett ist neuer als mein Stand: Ich musste auf eine ältere Sicherung zurück, spätere Züge sind verloren. So steht die Partie jetzt.
refused-no-offer = Das Angebot gilt nicht mehr: Jemand hat gezogen oder es beantwortet.
refused-offered = Hier ist schon ein Angebot offen.
refused-own-offer = Das ist dein eigenes Angebot. Antworten muss jemand anderes.
refused-agreed = Du hast schon zugestimmt. Wir warten noch auf die anderen.
refused-no-draw = Murus nimmt kein Remis an. Du kannst weiterspielen oder aufgeben.
refused-declined = { $fate ->
    [withdrawn] Du hast dein Remisangebot zurückgezogen.
    [lapsed] Dein Remisangebot ist mit deinem eigenen Zug verfallen.
   *[declined] Dein Remisangebot wurde abgelehnt.
} Das nächste geht erst nach { $moves ->
    [one] einem weiteren Zug
   *[other] { $moves } weiteren Zügen
}.
help-barred = In deiner gewerteten Partie { $game } steht oder stand diese Stellung: Hilfe dazu gibt es erst nach dem Ende der Partie.
help-barred-rated = Diese Stellung steht in einer laufenden gewerteten Partie oder kann dort bald entstehen: Dazu gibt es keine Hilfe.
help-barred-siege = Diese Stellung gehört zu einer laufenden Belagerung. Du kannst sie nur in der Belagerung selbst probieren.
refused-asked-back = Du hast schon gefragt, ob du diesen Zug zurücknehmen darfst. Nach deinem nächsten Zug kannst du wieder fragen.
refused-unheard = Jemand in dieser Partie möchte von dir keine Fragen, Geschenke und Erinnerungen.
refused-nothing-to-take-back = Du hast hier keinen Zug zum Zurücknehmen.
refused-begun = { $draws ->
    [yes] Die Partie hat begonnen, abbrechen kannst du sie nicht mehr. Du kannst aufgeben oder Remis anbieten.
   *[no] Die Partie hat begonnen, abbrechen kannst du sie nicht mehr. Du kannst aufgeben.
}
refused-no-clock = Hier läuft keine Uhr, also braucht niemand Zeit.
refused-nobody-waits = Sonst hat hier niemand eine Uhr, also kannst du niemandem Zeit schenken.
refused-enough-time = Dein Gegner hat noch reichlich Zeit.
refused-playing = Du spielst in dieser Partie schon mit.
refused-own-game = Du spielst in dieser Partie mit oder hast mitgespielt. Lass jemand anderen aus der Moderation entscheiden.
refused-rated = Diese Partie ist gewertet, deshalb gibt es keine Tipps.
refused-over = Diese Partie ist zu Ende{ $state ->
    [won] : { $winner } hat gewonnen
   *[drawn] {""}
}.
command-unknown = Diesen Befehl gibt es nicht mehr. `/help` nennt die Befehle.
press-unknown = Diesen Button kenne ich nicht. `/games` zeigt deine Partien.
press-no-game = Diese Partie gibt es nicht.
board-none = In dieser Nachricht sehe ich kein Brett von mir. Versuch es bei einer, die eine Partie zeigt.
press-on-discord = Das geht nur auf Discord, im Kanal selbst.
press-not-inside = Das ist nur für Leute auf dem Server der Partie, und dort bist du nicht.
press-unanswered = Discord hat nicht rechtzeitig gesagt, ob du auf dem Server der Partie bist. Versuch es bitte gleich noch einmal.
press-not-yours = Das kann nur { $who } beantworten.
press-cancelled = Es bleibt alles, wie es war.
limited = { $what ->
    [challenge] Du hast in letzter Zeit viele Partien begonnen. Die nächste kannst du { $when } beginnen.
    [exhibition] Du hast in letzter Zeit viele Schaupartien gestartet. Die nächste kannst du { $when } starten.
    [thought] Du hast in letzter Zeit viele Tipps und Analysen angefordert. Weiter geht es { $when }.
    [import] Du hast in letzter Zeit viele Partien importiert. Die nächste kannst du { $when } importieren.
    [film] Du hast in letzter Zeit viele Filme und Dateien angefordert. Weiter geht es { $when }.
    [code] Du hast in letzter Zeit viele Codes versucht. Den nächsten kannst du { $when } versuchen.
   *[anything] Du fragst schneller, als ich antworten kann. Versuch es bitte { $when } noch einmal.
}
shown-by = Gezeigt von { $who }
show-already = Das ist [hier]({ $link }) schon zu sehen.
show-coming = Das ist schon auf dem Weg in den Kanal.
show-too-many = Du hast in letzter Zeit viel gezeigt. Das Nächste kannst du { $when } zeigen.
show-crowded = Hier wurde in letzter Zeit viel gezeigt. Das Nächste kannst du { $when } zeigen.
show-elsewhere = Auf diesem Server kannst du etwas in { $channels } zeigen.
show-role-needed = Nur { $role } darf hier etwas zeigen.
show-off = Auf diesem Server ist **Hier zeigen** ausgeschaltet.
show-running = Diese Partie läuft anderswo noch. Du kannst sie zeigen, wenn sie zu Ende ist.
show-private = In dieser Partie haben anderswo auch andere gespielt, darum zeige ich sie hier nicht.
show-barred = Eine Stellung dieser Partie ähnelt der einer laufenden gewerteten Partie, darum zeige ich sie hier noch nicht.
show-unplayed = Für andere ist dein Profil noch leer. Spiel auf einem Server eine Partie zu Ende oder löse eine Aufgabe, dann kannst du es zeigen.
show-nothing = Hier gibt es nichts zu zeigen.
show-permissions = Hier kann ich nichts schreiben, denn mir fehlt: { $names }. Wer den Server verwaltet, kann das erlauben.
crowded = Mehrere Antworten für dich sind schon unterwegs. Versuch es bitte noch einmal, wenn eine davon da ist.
trouble = Bei mir ist etwas schiefgegangen. Falls du etwas ändern wolltest, schau bitte erst nach, ob es schon geklappt hat.
trouble-done = Deine Anfrage ist erledigt, nur meine Antwort kam nicht durch. `/games` zeigt, wie es steht.
trouble-away = Ich erreiche gerade meine Datenbank nicht. Versuch es bitte in einer Minute noch einmal und schau vorher nach, ob es schon geklappt hat.
trouble-unread = Was ich dazu gespeichert habe, ist gerade nicht lesbar. Wer mich betreibt, kann sehen, warum.
trouble-unclear = Ich verstehe nicht, was Discord mir geschickt hat, also ist nichts passiert. Wer mich betreibt, kann sehen, warum.
no-such-game = Eine Partie mit diesem Namen gibt es nicht. `/games` zeigt deine.
no-game-here = Du hast hier keine laufende Partie. `/challenge` beginnt eine, und `/games` zeigt deine.
no-game-in-thread = In diesem Thread läuft keine Partie von dir. Geh in den Thread deiner Partie oder wähle sie mit der Option `game`.
name-a-game = Welche Partie? Wähle eine aus der Liste der Option `game` oder geh in ihren Thread.
watch-which = Welche Partie willst du sehen?
watch-none = In diesem Kanal spielt gerade niemand.
several-games = Welche Partie meinst du?
several-games-typed = Welche Partie meinst du? Wähle sie hier oder antworte auf ihr Brett.
which-game = In welcher Partie willst du `{ $text }` spielen?
which-game-hint = Wähle eine Partie
which-move = { $named ->
    [one] Soll ich diesen Zug spielen?
    [cell] Nach { $cell } führen mehrere Züge. Welchen meinst du?
   *[several] Das sind mehrere Züge. Welchen meinst du?
}
typed-no-game = Hier läuft keine Partie von dir. Spiele gegen mich, lerne das Spiel oder fordere jemanden mit `/challenge` heraus.
typed-pass = In diesem Spiel kannst du nicht passen. Wer dran ist, muss ziehen.
typed-draw = Drücke **Remis anbieten**. Ich frage vorher noch einmal nach.
typed-take-back = Drücke **Zug zurücknehmen**. Ich frage vorher noch einmal nach.
typed-hint = Drücke **Tipp**. Nur du siehst ihn.

# Words that people type, in small letters, with commas between them.
typed-words-help = hilfe, hallo, moin, servus, los, wie
typed-words-resign = aufgeben, gebe auf, aufgabe
typed-words-draw = remis, remis?, unentschieden, remis anbieten
typed-words-take-back = zurück, zurücknehmen, rückgängig, zug zurück
typed-words-pass = passen, ich passe, passe, aussetzen
typed-words-hint = tipp, ein tipp, hinweis
typed-words-any = egal, sonst, beliebig
typed-words-to = nach, auf
typed-words-takes = schlägt, schlage, nimmt
typed-words-polite = bitte, turm, von, ziehe, zieh, spiele, spiel, ich
typed-move-help = Darin erkenne ich keinen Zug. Drücke **Ziehen** oder schreib einen wie `{ $move }`.
typed-help = Darin erkenne ich keinen Zug. Drücke **Ziehen** oder schreib einen wie `b4-d4` oder `b4xc5`.

## Challenges

challenge-text = { $kind ->
    [exhibition] Eine Schaupartie **Murus Gallicus**: { $challenger } gegen { $other }.
    [gathering] { $challenger } sucht Leute für eine Partie **Murus Gallicus**.
    [open] { $challenger } sucht einen Gegner für **Murus Gallicus**. Wer mag, nimmt an.
    [weekly] { $challenger } möchte mit { $other } die **Partie der Woche** spielen.
   *[named] { $challenger } fordert { $other } zu **Murus Gallicus** heraus.
}
challenge-side = { $side ->
    [romans] { $challenger } spielt die Römer und zieht zuerst.
    [gauls] { $challenger } spielt die Gallier. Die Römer ziehen zuerst.
    [germans] { $challenger } spielt die Germanen. Die Römer ziehen zuerst.
    [britons] { $challenger } spielt die Briten. Die Römer ziehen zuerst.
    [lot] Die Plätze werden ausgelost.
   *[either] Eine Münze entscheidet, wer beginnt.
}
challenge-side-given = { $side ->
    [romans] { $challenger } spielt die Römer.
    [gauls] { $challenger } spielt die Gallier.
    [germans] { $challenger } spielt die Germanen.
    [britons] { $challenger } spielt die Briten.
    [lot] Die Plätze werden ausgelost.
   *[either] Eine Münze entscheidet über die Seiten.
}
challenge-next = { $side ->
    [romans] Die Römer ziehen als Nächste.
    [gauls] Die Gallier ziehen als Nächste.
    [germans] Die Germanen ziehen als Nächste.
   *[britons] Die Briten ziehen als Nächste.
}
time-sentence = { $kind ->
    [bank] { $days } Tage zum Start, +{ $increment ->
        [one] 1 Tag
       *[other] { $increment } Tage
    } pro Zug (max. { $cap }).
    [turn] { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
    } pro Zug.
   *[none] Ohne Uhr.
}
duel-ask = Auf welchen Stufen spielt Murus gegen Murus ({ $variant })?
duel-level = { side-name }: { $level }
ask-variant = Variante
ask-time = Uhr
ask-title = Herausforderung
ask-opponent = Gegner
ask-opponent-hint = Lass das leer, dann kann jeder deine Herausforderung annehmen.
ask-variant-hint = Für die erste Partie passt Standard am besten.
ask-time-hint = Wie lange beide überlegen dürfen. Ohne Uhr endet die Partie nach einem Monat ohne Zug.
ask-rated = Mit oder ohne Wertung
ask-rated-hint = Eine gewertete Partie ändert beide Wertungen. Neu bist du bis zu drei beendeten Partien.
ask-rated-usual = Gewertet, außer jemand von euch ist neu
ask-rated-rated = Gewertet
ask-rated-free = Ohne Wertung
ask-note = Nachricht
ask-note-hint = Sie steht bei deiner Herausforderung. Du kannst das leer lassen.
ask-more = Willst du deine Seite, freie Wochenenden oder einzelne Regeln wählen? Tippe `/challenge` und fülle die Optionen aus.
button-ask-not = Jetzt nicht
propose-no-seat-for = { $count ->
    [one] Diese Variante ist für zwei. Nenne nur einen Gegner oder wähle eine Variante zu dritt oder zu viert.
   *[other] In dieser Variante ist noch für { $count } andere Platz. Nenne nicht mehr Leute.
}
propose-named-twice = Du hast dieselbe Person zweimal genannt. Mehr als einen Platz bekommt niemand.
challenge-seats = Dabei: { $players }. { $waiting ->
    [0] {""}
   *[other] Eingeladen: { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] Ein Platz frei.
    [2] Zwei Plätze frei.
    [3] Drei Plätze frei.
   *[other] { $free } Plätze frei.
}
habits = { $paced ->
    [yes] { $who } braucht für einen Zug meist höchstens { $span },{" "}
    [own] Braucht für einen Zug meist höchstens { $span },{" "}
   *[no] {""}
}{ $late ->
    [0] keine Zeitüberschreitung
    [one] eine Zeitüberschreitung
   *[other] { $late } Zeitüberschreitungen
} in { $games } Partien gegen Menschen.
challenge-until = Verfällt { $when }.
challenge-given = Los geht es mit der Stellung einer anderen Partie { $count ->
    [one] nach einem Zug
   *[other] nach { $count } Zügen
}.
terms-weekends = Wochenenden zählen nicht.
terms-rated = Gewertet.
terms-rated-unless = Gewertet, wenn ihr beide schon drei Partien gegen Menschen beendet habt.
terms-unrated = Ohne Wertung.
result-too-short = Zu kurz, um gewertet zu werden.
result-unrated = Ohne Wertung: Jemand aus dieser Partie ist nicht mehr auf dem Server.
challenge-excuse = { $why ->
    [busy] : keine Zeit für eine Partie
    [slow] : die Uhr läuft zu langsam
    [fast] : die Uhr läuft zu schnell
    [variant] : lieber eine andere Variante
    [later] : nicht jetzt
   *[none] {""}
}
rematch-text = { $others }: { $who } möchte eine Revanche.
challenge-declined = { $who }, { $other } hat deine Herausforderung abgelehnt{ challenge-excuse }.
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } möchte eine Revanche.
    [weekly] { $other }, { $who } möchte mit dir die **Partie der Woche** spielen.
    [gathering] { $other }, { $who } lädt dich zu einer Partie ein.
   *[named] { $other }, { $who } fordert dich heraus.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } hat angenommen. { $link }.
    [full] Alle Plätze sind besetzt. { $link }.
    [declined] { $other } hat abgelehnt{ challenge-excuse }.
    [withdrawn] Zurückgezogen.
    [unfilled] Ein Platz blieb frei, also wird nicht gespielt.
    [expired] Niemand hat rechtzeitig geantwortet.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [Die Partie beginnt]({ $link })
    [over] [Die Partie ist zu Ende]({ $link })
    [off] Abgebrochen.
   *[no] Die Partie beginnt
}
pair-number = { $n }. Partie
thread-called-off = { $variant } · abgebrochen
challenge-called-off = -# Eine Partie wurde abgebrochen ({ $variant }).
excuse-ask = Du hast abgelehnt. Wenn du magst, sag warum: Der Grund erscheint unter der Herausforderung.
excuse-hint = Wähle einen Grund
excuse = { $why ->
    [busy] Keine Zeit für eine Partie
    [slow] Die Uhr läuft mir zu langsam
    [fast] Die Uhr läuft mir zu schnell
    [variant] Lieber eine andere Variante
    [later] Nicht jetzt
   *[none] Keine Angabe
}
challenge-answered = { $done ->
    [begun] Die Partie beginnt in { $link }.
    [decline] Du hast abgelehnt.
    [reason] Du hast abgelehnt. Dein Grund steht unter der Herausforderung.
    [left] Du bist ausgestiegen, und dein Platz ist frei.
    [withdraw] Du hast die Herausforderung zurückgezogen.
    [fill] Murus ist dabei. Die Partie beginnt, sobald alle Plätze besetzt sind.
   *[accept] Du bist dabei. Die Partie beginnt, sobald alle Plätze besetzt sind.
}
challenge-settled = { $state ->
    [accepted] Diese Herausforderung wurde schon angenommen.
    [declined] Diese Herausforderung wurde abgelehnt.
    [withdrawn] { $challenger } hat diese Herausforderung zurückgezogen.
   *[expired] Diese Herausforderung ist verfallen. Mit `/challenge` machst du eine neue.
}
challenge-not-for-you = Diese Herausforderung gilt jemand anderem. Mit `/challenge` machst du deine eigene.
challenge-not-to-take = Diese Herausforderung kannst du nicht annehmen. Mit `/challenge` machst du eine eigene.
challenge-own = Deine eigene Herausforderung kannst du nicht beantworten, nur zurückziehen.
challenge-not-yours = Nur { $challenger } kann diese Herausforderung zurückziehen.
challenge-no-seat = Du hast hier keinen Platz, den du aufgeben könntest.
challenge-not-yours-to-fill = Nur { $challenger } kann Murus dazuholen.
challenge-no-free-seat = Alle Plätze sind besetzt oder für Eingeladene freigehalten.
challenge-unknown = Diese Herausforderung gibt es nicht.
proposed = { $kind ->
    [begun] Die Partie beginnt
    [invited] Deine Herausforderung steht
   *[open] Deine offene Herausforderung steht
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}in diesem Kanal
    }
    [direct] {" "}in unseren Direktnachrichten
   *[elsewhere] {" "}in { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}Sie verfällt { $when }.
}
direct-hello = Hallo! Hier spielen wir unsere Partien, und ich sage dir, wann du am Zug bist.
propose-rematched = Zu dieser Partie gibt es schon eine Revanche. `/games` zeigt sie, und mit `/challenge` beginnst du noch eine.
propose-gone = Diese Person hat ihre Daten hier gelöscht und kann nicht mehr herausgefordert werden.
propose-votes-managed = Nur die Verwaltung dieses Servers kann einen Kanal spielen lassen. Sie kann das in `/server` ändern.
propose-votes = Dieser Kanal spielt schon. Wenn die Partie vorbei ist, kannst du eine neue beginnen.
propose-votes-there = Der andere Kanal spielt schon. Wenn die Partie vorbei ist, kann er dir einen neuen Code geben.
propose-wrong-code = Auf diesen Code wartet kein Kanal. Ein Code gilt einmal und sieben Tage lang. Bitte den anderen Server um einen neuen.
propose-own-code = Das ist der Code deines eigenen Servers. Gib ihn jemandem aus der Verwaltung des anderen Servers.
propose-not-by-vote = Diese Variante kann ein Kanal nicht spielen. Wähle bitte eine für zwei ohne Seitenwahl.
propose-not-for-two = Schaupartien sind nur für zwei, deshalb geht es mit dieser Variante nicht.
propose-unrated = Auf diesem Server wird nur ohne Wertung gespielt. Schick deine Herausforderung noch einmal ohne Wertung.
propose-not-here = { $who } ist nicht auf diesem Server. Fordere jemanden heraus, der hier ist, oder lass die Herausforderung für alle offen.
propose-unmet = Du hast auf diesem Server noch nicht mit dieser Person gespielt. Fordere sie auf Discord mit `/challenge` heraus, oder lass die Herausforderung für alle offen.
propose-way-closed = Ich kann in { $channel } gerade nichts schreiben, und so sieht niemand deine Herausforderung. Mach sie auf Discord mit `/challenge`, in einem anderen Kanal.
propose-oneself = Dich selbst kannst du nicht herausfordern. Nenne jemand anderen oder mich.
propose-blocked = Diese Person nimmt von dir keine Herausforderungen an.
propose-blocking = Du blockierst diese Person. In `/settings` kannst du das aufheben.
propose-waiting = Deine Herausforderung an diese Person ist noch offen. `/games` zeigt sie.
propose-often = Du hast hier innerhalb einer Stunde mehrmals alle herausgefordert. Versuch es später, oder nenn jemanden.
propose-enough = Diese Person hat innerhalb einer Stunde viele Herausforderungen bekommen. Versuch es später, oder fordere alle heraus.
propose-too-many = Du hast { $limit } offene Herausforderungen, mehr gehen nicht. Zieh zuerst eine zurück.
propose-no-such-seat = { side-name } gibt es in dieser Variante nicht. Wähle eine andere Seite oder lass das Los entscheiden.
propose-other-bot = Außer mir spielen keine Bots mit.
propose-murus-joins = Nenne nur Menschen. Mich holst du mit **Murus dazuholen** unter der Herausforderung dazu.
propose-private = Hier sieht deine Herausforderung sonst niemand. Mach sie in einem Serverkanal oder fordere mich heraus.
idle-level = Stufen habe nur ich. Lass `level` weg oder fordere mich heraus.
idle-note-murus = Nachrichten lese ich nicht. Lass die Nachricht weg.
idle-rated-murus = Partien gegen mich werden nie gewertet. Spiel ohne Wertung.
idle-rated-several = Nur Partien zu zweit werden gewertet. Spielt ohne Wertung.
idle-weekends = Ohne Uhr zählen Wochenenden sowieso nicht. Wähle eine Uhr oder lass `weekends_off` weg.
idle-board = Diese Variante hat ein eigenes Brett. Lass `variant` oder `board` weg.
permission = { $name ->
    [view] Kanal anzeigen
    [send] Nachrichten senden
    [threads] Nachrichten in Threads senden
   *[attach] Dateien anhängen
}
permissions-missing = In diesem Kanal kann ich nicht spielen, denn mir fehlt: { $names }. Wer den Server verwaltet, kann das erlauben.
blocked = ✓ { $who } kann dich nicht mehr herausfordern.
unblocked = ✓ Die Person kann dich wieder herausfordern.
block-bot = Bots fordern niemanden heraus.
block-oneself = Dich selbst kannst du nicht blockieren.

## Lists and long texts

games-title = Deine Partien{ $pages ->
    [1] {""}
   *[other] {" "}· Seite { $page } von { $pages }
}
summary-against = gegen { $who }
summary-move = Zug { $number }
summary-turn = { $mine ->
    [yes] du bist am Zug
    [out] du bist ausgeschieden, { $who } am Zug
   *[no] { $who } am Zug
}
summary-due = läuft { $when } ab
summary-offer = { $who } { $offer ->
    [draw] bietet Remis an
    [time] hat die Zeit überschritten
   *[takeback] möchte einen Zug zurücknehmen
}
summary-board = [Brett]({ $link })
summary-over = { $how ->
    [won] gewonnen
    [lost] verloren
    [drawn] remis
    [cancelled] abgebrochen
   *[other] { $who } hat gewonnen
}
span = { $unit ->
    [days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
}
span-short = { $unit ->
    [days] { $count } T
    [hours] { $count } Std.
   *[minutes] { $count } Min.
}
time-left = noch { $span }
games-yours = **Du bist am Zug ({ $count })**
games-challenges = **Herausforderungen ({ $count })**
games-waiting = **Du wartest ({ $count })**
games-silent = -# Meine letzte Nachricht dazu hat niemanden erreicht (Discord meldet: { $why }).
games-unread = -# { $count ->
    [one] Eine weitere Partie von dir ist gerade nicht lesbar.
   *[other] { $count } weitere Partien von dir sind gerade nicht lesbar.
} Wer mich betreibt, kann sehen, warum.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· in { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [Herausforderung]({ $link })
    } · verfällt { $when }
finished-title = Deine beendeten Partien{ $page ->
    [1] {""}
   *[other] {" "}· Seite { $page }
}
finished-none = Du hast noch keine beendete Partie.
games-more = … und { $count } weitere.
games-guided = -# Deine begleitete Partie läuft noch. Nur du siehst sie.
games-none = Du hast keine Partie und keine Herausforderung. Fang hier eine an oder fordere mit `/challenge` jemanden heraus.
rules-standard =
    {""}**Murus Gallicus** ist ein Spiel von Phil Leduc. Die Römer beginnen.
    {""}**1. Ziehen.** Ein Turm legt seine zwei Steine auf die nächsten zwei Felder einer Linie: auf leere Felder oder eigene Mauern, die zu Türmen werden. Mauern ziehen nie.
    {""}**2. Opfern.** Ein Turm opfert einen Stein und schlägt eine gegnerische Mauer neben sich.
    {""}**3. Gewinnen.** Bring einen Stein auf die Grundreihe des Gegners oder lass ihm keinen Zug.
    -# Passen geht nicht. Dreimal dieselbe Stellung ist remis. { rules-corner }
rules-corner = Ein Turm mit einem Zeichen in der Ecke kann als Nächstes durchbrechen.
rules-hint = Wähle ein anderes Thema
rules-differs = **{ $name }**, eine Variante von Murus Gallicus, dem Spiel von Phil Leduc. Alles andere ist wie im Standardspiel: `/learn rules`.
rules-advanced =
    {""}**Katapulte.** Stapel dürfen bis zu drei Steine hoch sein. Ein Turm darf seine Steine auch auf eigene Türme legen, die dadurch Katapulte werden, aber nie auf Katapulte.
    • Ein Katapult bewegt sich nicht. Es **wirft** einen Stein zwei oder drei Felder weit, nach vorn oder zur Seite, in fünf Richtungen. Der Stein fliegt über alles hinweg. Auf einem leeren Feld wird er zur Mauer (`a3-a6`). Eine gegnerische Figur verliert einen Stein, und der geworfene verschwindet (`a3xa6`). Auf eigene Figuren wirft es nie. Danach ist das Katapult ein Turm.
    • Ein Turm neben einem gegnerischen Katapult kann es **stutzen**: Opfere einen Stein, und es wird zum Turm (`b4xb5`). Opfere beide, und es wird zur Mauer, und dein Feld ist leer (`b4xxb5`).
    • Ein **Durchbruch muss überleben**: Ein Stein auf der gegnerischen Grundreihe gewinnt nur, wenn dort zu Beginn deines nächsten Zugs noch einer steht.
rules-balanced =
    {""}**Seitenwahl.** Der erste Zug jeder Seite ist besonders: Nimm einen Turm deiner Grundreihe und lege seine zwei Steine als zwei Mauern auf zwei beliebige Felder deiner zweiten Reihe. Du schreibst `a1-c2,e2`.
    Nach dem Zug der Römer dürfen die Gallier, statt zu antworten, die Seiten **tauschen**. Wer dann die Gallier hat, macht deren besonderen Zug.
rules-escape = **Entkommen.** Es gibt keinen Durchbruch: Die gegnerische Grundreihe darfst du betreten, aber das bringt nichts. Du gewinnst, wenn dein Gegner am Zug ist und nicht ziehen kann.
rules-houdini = **Houdini.** Es wird nicht geschlagen. Alles andere bleibt. Dass auch der Durchbruch bleibt, ist unsere Lesart: Der Autor nennt dies die einzige Änderung und spricht anderswo von seiner Fassung „Entkommen“. Houdini mit Entkommen, also ohne Durchbruch, gibt es auch.
rules-board = **Das Brett:** { $name }.
rules-boards =
    {""}**Bretter.** **{ choice-8x7 }** ist das Standardbrett. Auf **{ choice-7x7 }**, **{ choice-8x8 }** und **{ choice-9x9 }** steht ein Turm auf jedem Feld beider Grundreihen.
    • **{ choice-8x8-six }**, eine kürzere Partie: sechs Türme je Seite, die Ecken bleiben leer. **{ choice-8x8-two }**: zwei Reihen Türme je Seite, Ziel ist die äußere.
    • **{ choice-hex }**: ein Sechseck aus 61 Feldern mit den Linien `a` bis `i`. Gezogen wird in sechs Richtungen. Neun Türme je Seite, am unteren und am oberen Ende jeder Linie. Das sind die Grundreihen. **{ choice-hex-eleven }**: elf Türme je Seite auf ihren zwei äußersten Linien, Ziel ist die äußere Linie.
    • **{ choice-8x8-four }** und **{ choice-hex-three }** sind für vier und für drei. Wähle unten „Zu dritt und zu viert“.
    Auf den sechseckigen Brettern und auf denen für drei und vier gibt es keine Katapulte, auf **{ choice-8x8-two }** schon. Seitenwahl gibt es auf keinem davon.
rules-several =
    {""}**Zu dritt und zu viert.** Auf **{ choice-8x8-four }** hat jede Seite sechs Türme an einem Rand: Römer auf Reihe 1, dann im Uhrzeigersinn Gallier auf Linie a, Germanen auf Reihe 8, Briten auf Linie h. Auf **{ choice-hex-three }** stehen je fünf an jedem zweiten Rand: Römer unten links, Gallier oben links, Germanen rechts.
    Gezogen wird im Uhrzeigersinn, die Römer beginnen. Durchbruch gibt es nicht: Wer zu Beginn des eigenen Zugs nicht ziehen kann, scheidet aus, ebenso, wer aufgibt oder die Zeit überschreitet. Die Steine bleiben und können noch geschlagen werden. Wer übrig bleibt, gewinnt.
rules-notation =
    {""}**Wie du Züge schreibst**, so wie im Artikel in Abstract Games (2022):
    • `b4-d4` ein Turm und das zweite Feld, das er erreicht, `b4xc5` ein Stein für die gegnerische Mauer auf c5.
    • `a3-a6` ein Wurf auf ein leeres Feld, `a3xa6` auf eine gegnerische Figur, `b4xb5` ein Stein gegen ein Katapult, `b4xxb5` beide.
    • `a1-c2,e2` der erste Zug mit Seitenwahl, `swap` statt darauf zu antworten.
    Großbuchstaben, Leerzeichen, andere Striche, Zugnummern und `!?` stören nicht: `b4 d4`, `B4–D4` und `12. b4d4!` kann ich alle lesen.
button-support = Hilfe bekommen
help-title = So spielst du hier
help-text =
    {""}*Murus Gallicus*, ein Spiel von Phil Leduc, Zug um Zug, wann immer du magst.
    {""}**Spielen:** `/challenge` fordert jemanden, alle oder mich heraus.
    {""}**Ziehen:** Drücke **Ziehen** unter dem Brett oder antworte darauf mit `b4-d4`.
    {""}**Remis, Zurücknehmen, Aufgeben:** Drücke **Mehr** unter dem Brett oder nutze `/game draw`, `/game takeback`, `/game resign`.
    {""}**Deine Partien:** `/games`, auch die beendeten.
    {""}**Benachrichtigungen, Ruhezeit, Urlaub:** `/settings`.
    {""}**Besser werden:** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**Jedes Brett in einem Kanal:** mit rechts anklicken oder gedrückt halten, dann **Apps**: nachspielen, weiterspielen, analysieren.
    {""}**Vergleichen:** `/profile`, `/leaderboard`.

## Variants

preset-standard = Standard
preset-advanced = Katapulte
preset-balanced = Seitenwahl
preset-advanced-balanced = Katapulte und Seitenwahl
preset-escape = Entkommen
preset-houdini = Houdini
preset-short = Kurz
preset-large = Groß
preset-deep = Zwei Reihen
preset-hex = Hex
preset-eleven = Hex mit elf
variant-seats = { $seats ->
    [3] drei Spieler, 3
    [4] vier Spieler, 4
   *[other] {""}
}
preset-three = Zu dritt
preset-four = Zu viert
variant-standard = Brich bis zur letzten Reihe durch oder setze deinen Gegner patt.
variant-differs = Anders ist hier: { $clauses }.
differs-and = {", und "}
differs-advanced = Türme können zu Katapulten werden, die Steine werfen, und ein Durchbruch muss einen Zug überleben
differs-balanced = im ersten Zug legt jede Seite zwei Mauern, und nach dem Zug der Römer dürfen die Gallier die Seiten tauschen
differs-escape = es gibt keinen Durchbruch, nur Patt gewinnt
differs-houdini = es wird nicht geschlagen
differs-8x7 = acht Linien und sieben Reihen
differs-7x7 = sieben Linien und sieben Reihen, sieben Türme je Seite
differs-8x8 = acht Linien und acht Reihen
differs-9x9 = neun Linien und neun Reihen, neun Türme je Seite
differs-8x8-six = acht Linien und acht Reihen, sechs Türme je Seite, leere Ecken
differs-8x8-two = acht Linien und acht Reihen, zwei Reihen Türme je Seite
differs-hex = ein Sechseck aus 61 Feldern, neun Türme je Seite, sechs Richtungen
differs-hex-eleven = ein Sechseck aus 61 Feldern, elf Türme je Seite auf ihren zwei äußersten Linien, Ziel ist die äußere gegnerische Linie
differs-hex-three = ein Sechseck aus 61 Feldern für drei, fünf Türme je Seite, und wer zuletzt noch ziehen kann, gewinnt
differs-8x8-four = acht Linien und acht Reihen für vier, sechs Türme je Seite, und wer zuletzt noch ziehen kann, gewinnt
level-unknown = Diese Stufe gibt es nicht. Wähle eine aus der Liste.
variant-unreadable = Darin erkenne ich keine Variante. Wähle eine aus der Liste oder schreib Optionen und ein Brett wie `advanced+balanced@9x9`.
variant-unknown = Die Variante `{ $text }` kenne ich nicht. Wähle eine aus der Liste oder schreib Optionen und Brett wie in `advanced+balanced@9x9`.
variant-unknown-board = Das Brett `{ $text }` kenne ich nicht. Die Option `board` nennt alle Bretter.
variant-repeated = `{ $text }` passt nicht zu den anderen Optionen.
variant-not-allowed = Das Brett „{ $board }“ gibt es nicht mit der Option „{ $option }“.
variant-required = Das Brett „{ $board }“ gibt es nur mit der Option „{ $option }“.

## Commands

command-challenge = Jemanden, alle oder Murus zu einer Partie Murus Gallicus herausfordern
command-challenge-user = Zu Murus Gallicus herausfordern
command-board-walk = Nachspielen
command-board-go-on = Ab hier weiterspielen
command-board-review = Analyse
command-play = Einen Zug machen
command-games = Deine Partien und Herausforderungen, zuerst die, in denen du am Zug bist
command-board = Ein Brett nur für dich, von deiner Seite aus gesehen
command-moves = Die bisherigen Züge einer Partie
command-resign = Eine Partie aufgeben
command-hint = Einen guten Zug zeigen, in Partien ohne Wertung. Das Ergebnis nennt deine Tipps
command-review = Eine beendete Partie analysieren
command-watch = Einer Partie zusehen oder Murus gegen Murus spielen lassen
command-draw = Remis anbieten
command-takeback = Deinen letzten Zug zurücknehmen: ungesehen sofort, sonst mit Zustimmung
command-abort = Eine Partie vor ihrem zweiten Zug abbrechen
command-give = Deinem Gegner mehr Zeit schenken
command-adopt = Den Platz von jemandem übernehmen, der diesen Server verlassen hat
command-plan = Antworten auf mögliche Züge planen oder deine Pläne ansehen und löschen
command-settings = Wie und wann ich dich benachrichtige, Zeitzone, Urlaub, Blockierte und deine Daten
command-mute = Eine Partie stummschalten oder nicht mehr stummschalten
command-profile = Wertungen und Ergebnisse einer Person, auch ihre gegen dich
command-leaderboard = Die Rangliste der Stärksten
command-statistics = Wie alle Partien ausgegangen sind
command-export = Die Züge einer Partie oder aller deiner Partien als Datei
command-import = Eine Partie aus ihren Zügen importieren, um sie anzusehen oder weiterzuspielen
command-go-on = Ab einer Stellung aus einer anderen Partie weiterspielen
command-setup = Murus auf diesem Server einrichten
command-game = Weitere Aktionen in einer Partie: Remis, Zurücknehmen, Aufgeben, Export und mehr
command-event = Turniere dieses Servers, etwa ein offener Monat
command-event-list = Die Turniere, die hier gerade laufen
command-event-league = Für die Verwaltung: eine Liga mit Saisons eröffnen, deren Partien von selbst beginnen
command-event-cup = Für die Verwaltung: einen Pokal eröffnen, im K.-o., in Gruppen oder im Schweizer System
command-event-ladder = Für die Verwaltung: eine Leiter eröffnen, auf der alle die über sich herausfordern
command-event-simul = Für die Verwaltung: ein Simultan eröffnen, in dem eine Person gegen viele spielt
command-event-team = Für die Verwaltung: gegen einen anderen Server spielen oder dessen Code eingeben
command-event-month = Für die Verwaltung: einen Monat eröffnen, in dem Partien gegen jemand Neues zählen
command-event-manage = Für die Verwaltung: ein Turnier anhalten, Plätze neu vergeben, Partien entscheiden
command-event-vote = Für die Verwaltung: Der Kanal spielt und stimmt über jeden Zug ab
command-event-stop = Für die Verwaltung: ein Turnier vorzeitig beenden
command-server = Einstellungen und Moderation, für alle, die diesen Server verwalten
command-moderate = Eine Partie beenden, annullieren oder nachsehen, was die Moderation getan hat
command-learn = Wie Murus Gallicus gespielt wird
command-help = Wie du hier spielst
command-launch = Murus Gallicus gleich hier in Discord spielen
option-challenge-opponent = Gegner. Leer lassen, damit alle annehmen können
option-challenge-variant = Variante (Vorgabe: das Standardspiel)
option-challenge-time = Uhr für jede Seite (Vorgabe: 3 Tage zum Start, +1 Tag pro Zug)
option-challenge-rated = Gewertet oder nicht (Vorgabe: zu zweit gewertet, ab der vierten Partie gegen Menschen)
option-challenge-weekends-off = Uhren am Wochenende anhalten, jeweils in der eigenen Zeitzone
option-challenge-board = Brett
option-challenge-advanced = Mit Katapulten spielen
option-challenge-balanced = Mit Seitenwahl spielen
option-challenge-escape = Ohne Durchbruch spielen
option-challenge-houdini = Ohne Schlagen spielen
option-challenge-side = Deine Seite
option-challenge-opponent2 = Zweiter Gegner, zu dritt oder zu viert
option-challenge-opponent3 = Dritter Gegner, zu viert
option-challenge-note = Eine kurze Nachricht dazu
option-challenge-level = Stufe von Murus, wenn du Murus herausforderst
option-play-move = Etwa b4-d4 oder b4xc5, oder remis, zurück, aufgeben
option-play-game = Der Kurzname der Partie, wenn du mehrere hast
option-board-text = Auch in Buchstaben und Worten
option-board-game = Der Kurzname der Partie, wenn du mehrere hast
option-moves-game = Der Kurzname der Partie, wenn du mehrere hast
option-resign-game = Der Kurzname der Partie, wenn du mehrere hast
option-hint-game = Der Kurzname der Partie, wenn du mehrere hast
option-review-game = Der Kurzname der Partie (Vorgabe: die Partie dieses Threads)
option-draw-game = Der Kurzname der Partie, wenn du mehrere hast
option-takeback-game = Der Kurzname der Partie, wenn du mehrere hast
option-abort-game = Der Kurzname der Partie, wenn du mehrere hast
option-give-game = Der Kurzname der Partie, wenn du mehrere hast
option-plan-game = Der Kurzname der Partie, wenn du mehrere hast
option-mute-game = Der Kurzname der Partie, wenn du mehrere hast
option-moderate-game = Der Kurzname der Partie, wenn du mehrere hast
option-export-game = Der Kurzname der Partie, wenn du mehrere hast
option-adopt-game = Der Kurzname der Partie (Vorgabe: die Partie dieses Threads)
option-give-days = Anzahl der Tage
option-plan-moves = Gegnerischer Zug, deine Antwort und so weiter, etwa e5xf5 e4-g6. Ein Semikolon trennt Pläne
option-profile-person = Spieler (Vorgabe: du)
option-leaderboard-pool = Art der Partien
option-leaderboard-everywhere = Alle Server, nicht nur dieser
option-export-format = Text, JSON oder das Format von Abstract Play
option-export-all = Alle deine Partien
option-import-moves = Die Züge, etwa 1. a1-c3 d7-d5 2. und so weiter. Ohne sie öffnet sich ein Formular
option-import-variant = Variante (Vorgabe: das Standardspiel)
option-go-on-game = Der Kurzname der anderen Partie
option-go-on-ply = Anzahl der Halbzüge, die bleiben (Vorgabe: alle vor der Entscheidung)
option-go-on-opponent = Gegner (Vorgabe: Murus)
option-go-on-side = Deine Seite (Vorgabe: dieselbe wie in der Partie)
option-go-on-level = Stufe von Murus
option-event-league-variant = Die Variante der Partien (Vorgabe: Standard)
option-event-league-time = Die Uhr der Partien (Vorgabe: 3 Tage zum Start, +1 Tag pro Zug)
option-event-league-weeks = Die Länge einer Saison in Wochen (Vorgabe: 4)
option-event-ladder-variant = Die Variante der Partien (Vorgabe: Standard)
option-event-ladder-time = Die Uhr der Partien (Vorgabe: 3 Tage zum Start, +1 Tag pro Zug)
option-event-ladder-weeks = Die Länge einer Saison in Wochen (Vorgabe: solange ihr spielt)
option-event-ladder-repeat = Mit Saison: Die nächste folgt von selbst (Vorgabe: ja)
option-event-simul-host = Wer gegen alle anderen spielt (Vorgabe: du)
option-event-simul-side = Die Seite des Gastgebers (Vorgabe: abwechselnd)
option-event-simul-variant = Die Variante der Partien (Vorgabe: Standard)
option-event-simul-time = Die Uhr der Partien (Vorgabe: 3 Tage zum Start, +1 Tag pro Zug)
option-event-simul-boards = Wie viele Bretter höchstens. Sind sie vergeben, beginnt es (Vorgabe: 10)
option-event-simul-days = Wird es nicht voll, beginnt es nach so vielen Tagen (Vorgabe: 7)
option-event-simul-weeks = Wie viele Wochen die Partien höchstens dauern (Vorgabe: 4)
option-event-simul-rated = Ob die Partien gewertet werden (Vorgabe: nein)
option-event-team-code = Der Code des anderen Servers. Ohne ihn eröffnest du einen Teamkampf
option-event-team-variant = Die Variante der Partien (Vorgabe: Standard)
option-event-team-time = Die Uhr der Partien (Vorgabe: 3 Tage zum Start, +1 Tag pro Zug)
option-event-team-boards = Wie viele Bretter höchstens (Vorgabe: 10)
option-event-team-days = Nach so vielen Tagen beginnt er (Vorgabe: 7)
option-event-team-weeks = Wie viele Wochen er höchstens dauert (Vorgabe: 4)
option-event-cup-form = Wie der Sieg vergeben wird (Vorgabe: K.-o., ab 17 Personen Schweizer System)
option-event-cup-variant = Die Variante der Partien (Vorgabe: Standard)
option-event-cup-time = Die Uhr der Partien (Vorgabe: 3 Tage zum Start, +1 Tag pro Zug)
option-event-cup-size = Wie viele höchstens mitspielen. Ist er voll, beginnt er (Vorgabe: 16)
option-event-cup-weeks = Die Länge einer Runde in Wochen (Vorgabe: 2)
option-event-cup-days = Wird er nicht voll, beginnt er nach so vielen Tagen (Vorgabe: 7)
option-event-cup-repeat = Der nächste Pokal öffnet, sobald dieser beginnt (Vorgabe: nein)
option-event-vote-opponent = Gegen wen der Kanal spielt (Vorgabe: Murus)
option-event-vote-level = Die Stufe von Murus (Vorgabe: Zenturio)
option-event-vote-another-server = Gegen einen Kanal eines anderen Servers: Du bekommst einen Code für dessen Verwaltung
option-event-vote-code = Der Code, den du aus der Verwaltung des anderen Servers hast
option-event-vote-variant = Die Variante (Vorgabe: Standard)
option-event-vote-side = Die Seite des Kanals (Vorgabe: ausgelost)
option-event-vote-hours = Wie viele Stunden jede Abstimmung dauert (Vorgabe: 24)
option-event-vote-captain = Wessen Stimme bei Gleichstand entscheidet (Vorgabe: deine)
option-event-month-variant = Nur Partien dieser Variante zählen (Vorgabe: alle)
option-event-month-repeat = Danach beginnt der nächste (Vorgabe: ja)
option-moderate-act = Aktion (Vorgabe: das Protokoll zeigen)
option-moderate-reason = Grund. Er steht im Protokoll, und alle in der Partie sehen ihn
option-watch-romans = Stufe der Römer
option-watch-gauls = Stufe der Gallier
option-watch-variant = Variante (Vorgabe: das Standardspiel)
choice-knockout = K.-o.
choice-groups = Gruppen, dann deren Beste
choice-swiss = Schweizer System, niemand scheidet aus
choice-romans = Römer, die zuerst ziehen
choice-gauls = Gallier
choice-germans = Germanen, in Partien zu dritt und zu viert
choice-britons = Briten, in Partien zu viert
choice-alternate = Abwechselnd
choice-either = Zufällig
choice-mention = Eine Erwähnung in der Partie
choice-direct = Eine Direktnachricht
choice-both = Beides
choice-digest = Eine Nachricht am Tag zu allen Partien
choice-off = Nichts
choice-other = Andere Varianten
choice-text = Züge als Text
choice-json = JSON
choice-abstract-play = Partiebericht von Abstract Play
choice-end = Eine laufende Partie ohne Ergebnis beenden
choice-annul = Das Ergebnis einer beendeten Partie annullieren
language-name = Deutsch
choice-bank = 3 Tage zum Start, +1 Tag pro Zug (max. 5)
choice-slow = 7 Tage zum Start, +2 Tage pro Zug (max. 14)
choice-turn-1 = 1 Tag pro Zug
choice-turn-2 = 2 Tage pro Zug
choice-turn-3 = 3 Tage pro Zug
choice-turn-5 = 5 Tage pro Zug
choice-turn-7 = 7 Tage pro Zug
choice-turn-14 = 14 Tage pro Zug
choice-none = Ohne Uhr
choice-standard = Standardspiel
choice-advanced = Katapulte
choice-balanced = Seitenwahl
choice-escape = Entkommen
choice-houdini = Houdini
choice-boards = Bretter
choice-several = Zu dritt und zu viert
choice-notation = Wie du Züge schreibst
choice-8x7 = 8 mal 7
choice-7x7 = 7 mal 7
choice-8x8 = 8 mal 8
choice-9x9 = 9 mal 9
choice-8x8-six = 8 mal 8, sechs Türme
choice-8x8-two = 8 mal 8, zwei Reihen
choice-hex = Sechseck
choice-hex-eleven = Sechseck, elf Türme
choice-hex-three = Sechseck, zu dritt
choice-8x8-four = 8 mal 8, zu viert

## Seiten neben Discord

button-open = Brett öffnen
button-open-game = Öffnen
sheet-alt-line = { $title }: { $line }
button-open-mine = Meine Partien als Bretter
button-launch = In Discord öffnen
turn-open = [Brett öffnen](<{ $link }>)
page-skip = Zum Inhalt
page-nav = Seiten
page-me = Meine Partien
page-board = Freies Brett
page-language = Deutsch
page-about = Über Murus
page-against-level = Gegen { $level }
page-against-turn = Du bist am Zug ({ side-name }).{ $first ->
    [true] {" "}Tippe eine deiner Figuren an, dann das Feld, auf das sie zieht.
   *[other] {""}
 }
page-again = Neue Partie
page-board-label = Das Brett
page-play = Ziehen
page-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
page-more = Mehr
page-status-yours = **Du bist am Zug.**
page-status-theirs = { $who } ist am Zug.
page-status-last = { $who } zog **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] Du hast gewonnen.
    [lost] Du hast verloren.
   *[drawn] Remis.
}
page-status-own = Du hast **{ $move }** gespielt ({ $deed }).
page-offer-own = { $offer ->
    [draw] Du bietest Remis an. Das Angebot verfällt mit dem nächsten Zug, auch mit deinem.
    [time] Du hast die Zeit überschritten. Der Gegner kann weiterspielen lassen.
   *[takeback] Du möchtest einen Zug zurücknehmen.
}
page-offer-refused = { $fate ->
    [declined] { $who } hat { $offer ->
        [draw] dein Remisangebot abgelehnt.
       *[takeback] nicht zugestimmt, dass du einen Zug zurücknimmst.
    }
   *[lapsed] { $offer ->
        [draw] Dein Remisangebot ist verfallen.
       *[takeback] Du wolltest einen Zug zurücknehmen, aber die Partie ging weiter.
    }
}
page-rematch-offered = Revanche angeboten.
rematch-wished = { $who } möchte eine Revanche.
page-rematch-declined = { $who } hat eine Revanche abgelehnt.
page-rematch-ask = Um Revanche bitten? { $terms }
page-rematch-begun = Die Revanche hat begonnen.
page-rematch-open = Zur Revanche
page-count = { $unit ->
    [tower] { $form ->
        [one] Turm
       *[other] Türme
    }
   *[wall] { $form ->
        [one] Mauer
       *[other] Mauern
    }
}
page-vote = { $close ->
    [yes] **Es war knapp.** Wähle zwischen **{ $one }** und **{ $other }**. { vote-tie }
   *[no] **{ $who } stimmt über diesen Zug ab.** Tippe auf den Zug, den du willst.
}{ $open ->
    [yes] {" "}Die Abstimmung endet { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = Du schaust zu. Zum Abstimmen drücke auf Discord **Mehr** und dann „Brett öffnen“.
page-vote-own = Du hast für **{ $move }** gestimmt. Du kannst es noch ändern.
page-vote-confirm = Tippe das Feld noch einmal an oder drücke Abstimmen.
page-confirm = Tippe das Feld noch einmal an oder drücke Ziehen.
page-waits = { $move } ist gespeichert und wird gesendet, sobald du online bist.
page-held = Ich schicke das ab, sobald du online bist.
page-choose = { $cell }: Wähle ein markiertes Feld.
page-missed = { $own ->
    [yes] Inzwischen hast du { $move } gespielt.
   *[no] Inzwischen hat { $who } { $move } gespielt.
}
page-earlier = Das ist eine frühere Stellung.
page-to-game = Zur Partie
page-selectable = wählbar
page-selected = gewählt
page-keys = Tasten
page-keys-arrows = Pfeile entfernen
page-close = Schließen
page-undo = Zurück
page-type = Oder schreib einen Zug
page-send = Senden
page-moves = Züge
page-opening = Eröffnungen
page-known = { $column ->
    [move] Zug
    [games] Partien
    [points] Punkte
   *[by] Meist von
}
page-due = Du bist am Zug
page-thinks = Murus überlegt …
page-which = Welcher?
page-lost = Die Verbindung ist unterbrochen. Die Seite versucht es von selbst wieder.
page-later = Das dauert länger. Versuch es in einer Minute noch einmal.
page-failed = Bei mir ist etwas schiefgegangen. Die Seite versucht es von selbst noch einmal.
page-unread = Diese Anfrage kann ich nicht lesen.
page-away = Ich erreiche meine Datenbank gerade nicht. Die Seite versucht es von selbst wieder.
page-too-often = Du rufst zu oft Seiten auf. Warte einen Moment. Die Seite versucht es von selbst wieder.
page-not-in = Du schaust zu. Um zu spielen, drücke auf Discord „Ziehen“ oder „Meine Ansicht“ und dann „Brett öffnen“.
page-on-discord = Das wählst du auf Discord.
page-person = ein Spieler
page-unit = { $unit ->
    [none] leer
   *[other] { unit-name } { side-adjective }
}
page-private = Das ist eine private Partie. Wenn es deine ist, drück auf Discord auf „Ziehen“ und dann auf „Brett öffnen“: So meldest du dich hier an.
page-missing-title = Hier ist nichts
page-later-title = Einen Moment
page-refused-title = Das ging nicht
page-signed-out-title = Bitte melde dich an
page-start = Zur Startseite
page-unknown = Unter dieser Adresse gibt es keine Seite.
page-in = Anmeldung
page-in-about = Einen Moment, das Brett öffnet sich.
page-activity-none = Die Anmeldung in Discord hat nicht geklappt. Schließ das Fenster und öffne es noch einmal.
page-activity-later = Discord antwortet gerade nicht. Schließ das Fenster und öffne es später noch einmal.
role-rating = Wertung
role-games = Beendete Partien
role-puzzle-rating = Aufgabenwertung
role-streak = Tage in Folge mit gelöster Belagerung
role-champion = Hat ein Turnier gewonnen
page-role = Verknüpfte Rolle
page-role-about = Fertig. Discord hat jetzt diese Zahlen, Stand heute. Sie ändern sich nicht von selbst: Öffne diese Seite wieder, um neue zu senden.
page-role-again = Meine Zahlen neu senden
page-role-none = Ich habe nichts gesendet. Öffne die verknüpfte Rolle auf Discord noch einmal, und schließ es innerhalb von zehn Minuten in diesem Browser ab.
page-link-none = Mit diesem Link kannst du dich nicht anmelden. Drücke auf Discord „Brett öffnen“, dann bekommst du einen neuen.
page-link-expired = Dieser Link ist älter als zehn Minuten. Drücke auf Discord „Brett öffnen“, dann bekommst du einen neuen.
page-link-used = Dieser Link wurde schon benutzt. Drücke auf Discord „Brett öffnen“, dann bekommst du einen neuen.
page-from-nowhere = Das kommt von einer anderen Seite, oder dein Browser oder ein Proxy sagt nicht, von welcher. Darum passiert nichts.
page-link-ended = Dieser Link gilt nicht mehr. Drücke auf Discord „Brett öffnen“, dann bekommst du einen neuen.
page-in-other = Hier ist jemand anderes angemeldet
page-in-other-about = In diesem Browser ist { $here } angemeldet. Dieser Link ist für { $other }.
page-in-other-do = Mit diesem Link anmelden
page-me-due = Du bist am Zug
page-me-waiting = Warten
page-me-challenged = { $who } fordert dich heraus
page-me-challenges = Herausforderungen
page-me-over = Beendet
page-me-events = Turniere
page-me-none = Du hast keine Partie und keine Herausforderung.
page-level = Stufe
page-either-side = Egal
page-murus-begin = Partie beginnen
page-murus-about = Die Partie ist ohne Wertung und ohne Uhr.
page-challenge = Herausforderung senden
page-challenge-someone = Jemanden herausfordern
page-challenge-anyone = Alle auf dem Server
page-challenge-who = Das sind Leute, mit denen du gespielt hast oder im selben Turnier bist. Andere forderst du auf Discord mit /challenge heraus.
page-challenge-where = Ich schreibe deine Herausforderung in { $channel }.
page-challenge-none = Hier kannst du Leute herausfordern, sobald du auf einem Server gespielt hast. Tippe dort in einem Kanal /challenge, um anzufangen.
page-come-back-yes = Urlaub jetzt beenden?
page-vacation-days = Urlaubstage
page-vacation-asks = Urlaub jetzt beginnen? Deine Uhren stehen still, ich pinge dich nicht an, und deine Gegner erfahren davon.
page-vacation-start = Beginnen
page-settings-save = Speichern
page-settings-done = Gespeichert.
page-settings-pings = Pings
page-settings-play = Bretter und Züge
page-settings-you = Du
page-settings-notify = Wenn du am Zug bist
page-settings-quiet-from = Ruhe ab
page-settings-quiet-until = Ruhe bis
page-settings-hour = { $hour } Uhr
page-settings-boards = Bretter
page-settings-boards-choice = { $value ->
    [letters] Bild, Worte und Buchstaben
    [words] Bild und Worte
   *[picture] Bild
}
page-settings-moves = Sofort ziehen
page-settings-moves-choice = { $value ->
    [always] Immer
    [never] Nie
   *[alone] Nur gegen Murus
}
page-settings-moves-hint = Einen Zug, den du über Buttons wählst, spiele ich dann ohne Rückfrage.
page-settings-theme = Brettdesign
page-settings-theme-hint = Das Design öffentlicher Bretter wählt der Server.
page-settings-dots = Feldnamen auf Punkten
page-settings-dots-choice = { $value ->
    [all] Alle Bretter
   *[hexagons] Nur Sechsecke
}
page-settings-language = Sprache
page-settings-language-choice = { $value ->
    [discord] Wie in Discord
   *[other] { $value }
}
page-settings-sharing = Seiten deiner Partien
page-settings-sharing-choice = { $value ->
    [private] Nur die Spieler
    [public] Alle, beendete stehen in Listen
   *[link] Alle, die den Link haben
}
page-settings-open-data = Beendete Partien als offene Daten
page-settings-open-data-choice = { $value ->
    [on] Ja, ohne meinen Namen
   *[off] Nein
}
page-settings-saved = Wenn deine Zeit abläuft
page-settings-vacation = Urlaub
page-settings-data = Deine Daten
page-settings-blocked = Blockierte
page-settings-block = Auf Discord kannst du in `/settings` Leute blockieren. Sie können dich dann nicht herausfordern.
page-settings-unblock = Freigeben
page-browsers = Wo du angemeldet bist
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } auf { $system }
}
page-browser-unknown = Ein Browser
page-browser-seen = { $days ->
    [0] { $browser }, heute gesehen
    [1] { $browser }, gestern gesehen
   *[other] { $browser }, vor { $days } Tagen gesehen
}
page-here = hier
page-out = Abmelden
page-out-others = Überall sonst abmelden
page-calls = Benachrichtigungen
page-calls-about = { $state ->
    [instead] Dieser Browser meldet sich, wenn du am Zug bist oder jemand dich herausfordert. Auf Discord pinge ich dich dann nicht an.
    [beside] Dieser Browser meldet sich, wenn du am Zug bist oder jemand dich herausfordert. Auf Discord pinge ich dich auch an.
   *[none] Dieser Browser kann sich melden, wenn du am Zug bist oder jemand dich herausfordert, auch ohne offene Seite. Auf Discord pinge ich dich dann nicht an.
}
page-calls-quiet = { $notify ->
    [digest] Du willst eine Nachricht am Tag. Darum zeigt dieser Browser nur Erinnerungen.
   *[off] Deine Pings sind aus. Darum bleibt dieser Browser still.
}
page-calls-on = In diesem Browser benachrichtigen
page-calls-off = Hier nicht mehr benachrichtigen
page-calls-beside = Auch auf Discord anpingen
page-calls-instead = Auf Discord nicht anpingen
page-calls-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuch es noch einmal.
page-calls-failed = Dein Browser konnte die Benachrichtigungen nicht einschalten. Versuch es später noch einmal.
page-calls-bad = An diesen Browser kann ich keine Benachrichtigungen schicken. Versuch es mit einem anderen.
browser-invite = { $kind ->
    [rematch] { $who } möchte eine Revanche
    [weekly] { $who } möchte mit dir die Partie der Woche spielen
    [gathering] { $who } lädt dich zu einer Partie ein
   *[named] { $who } fordert dich heraus
}
browser-call = { $kind ->
    [played] { $who } hat { $move } gezogen
    [turn] Du bist am Zug
    [draw] Du hast ein Remisangebot
    [time] { $who } hat die Zeit überschritten. Du entscheidest
    [takeback] Darf dein Gegner einen Zug zurücknehmen?
    [remind] { $waiting ->
        [one] { $who } wartet auf deinen Zug
       *[other] Die anderen warten auf deinen Zug
    }
    [most] Der größte Teil deiner Zeit ist um
   *[last] Deine Zeit ist fast um
}
page-variant = Variante
page-set-up = Aufbauen
page-add = Zu Discord hinzufügen
page-front-about = Murus Gallicus, Phil Leducs Spiel um Mauern und Türme, als Fernpartie auf Discord.
page-front-goal = Baue Mauern und Türme und bring einen Stein auf die letzte Reihe.
page-front-play = Jetzt gegen Murus spielen
page-front-on = Weiterspielen
page-front-learn = In zwei Minuten lernen
page-front-siege = Belagerung des Tages
page-siege-out = Sobald du angemeldet bist, kannst du sie hier lösen. Drücke auf Discord „Brett öffnen“ oder „Meine Partien als Bretter“, dann bekommst du einen Link.
page-siege-bell-on = Ich pinge dich auf Discord an, wenn die nächste Belagerung beginnt.
page-siege-bell-off = Für Belagerungen dieses Servers pinge ich dich nicht mehr an.
page-siege-over = Belagerung von gestern lösen
page-siege-none = Auf keinem deiner Server läuft gerade eine Belagerung. Sobald auf einem eine läuft, drücke dort einmal **Lösen**, dann öffnet sie sich auch hier.
page-siege-server = Server
page-front-pause = Pause
page-front =
    {""}**Murus Gallicus** ist ein Spiel von Phil Leduc (entworfen 2005, veröffentlicht 2009). Römer und Gallier bauen Mauern und Türme und versuchen, auf die andere Seite durchzubrechen.
    Spiele es als Fernpartie auf Discord: Fordere jemanden heraus, zieh, wenn du eine Minute Zeit hast, und bekomm genau einen Ping, wenn du am Zug bist. Oder spiele gegen Murus selbst, auf acht Stufen.
page-privacy = Datenschutz
page-privacy-text =
    Murus speichert die Discord-IDs der Menschen, die es benutzen, ihre Sprache und was sie eingeben: Züge, Einstellungen, Notizen, Herausforderungen. Es speichert keine Namen, keine Bilder und keine Adressen.
    Partien bleiben, solange es den Dienst gibt. Was verschickt wurde, bleibt einen Monat. Ein Browser bleibt dreißig Tage nach dem letzten Besuch angemeldet, durch ein Cookie mit einer Zufallszahl. Murus merkt sich den kurzen Namen dieses Browsers, etwa „Chrome auf Android“, und sonst nichts über ihn. Wenn du für die Seiten eine Sprache wählst oder, ohne Anmeldung, ein Aussehen, behält dein Browser diese Wahl ein Jahr lang, mit einem Cookie, in dem nur die Wahl steht.
    Schaltest du in einem Browser Benachrichtigungen ein, speichert Murus auch, wie es ihn über seinen Push-Dienst erreicht, bis du sie ausschaltest oder dich dort abmeldest. Der Push-Dienst kann sie nicht lesen.
    Öffnest du das Brett in Discord, merkt sich Murus zehn Minuten lang, was du geöffnet hast. Deine Zahlen für verknüpfte Rollen gehen jedes Mal an Discord, wenn du darum bittest, und sonst nirgendwohin. Dort bleiben sie, bis du Murus in Discord aus den autorisierten Apps entfernst.
    Öffnest du angemeldet das Brett, auf dem Spieler ihre beendete Partie gemeinsam analysieren, sehen sie deinen Namen, und Murus merkt sich, wann du es zuletzt offen hattest.
    In deinen Einstellungen, hier oder mit /settings auf Discord, kannst du alles sehen, was über dich gespeichert ist, und es löschen. Deine Gegner behalten ihre Partien, ohne deinen Namen. Wenn du und alle anderen in einer Partie es in den Einstellungen wählen, können die Leute, die Murus betreiben, die beendete Partie als offene Daten veröffentlichen, ohne Namen und IDs. Sonst wird nichts weitergegeben, und keine Seite lädt etwas von anderswo.
page-terms = Bedingungen
page-terms-text =
    Murus ist kostenlos und kommt ohne jede Gewähr. Sei fair: Zieh in gewerteten Partien selbst, und sei freundlich zu anderen.
    Die Regeln von Murus Gallicus gehören Phil Leduc. Du darfst sie kopieren und teilen, aber nicht verändern.
page-about-text =
    Murus { $version }. Murus Gallicus ist ein Spiel von Phil Leduc. Die Regeln sind von ihm, und der Dank gilt ihm.
    Das Programm ist freie Software unter MIT oder Apache-2.0. Die Schrift in Bildern ist Inter, unter der SIL Open Font License.
settings-sharing = { $value ->
    [private] Seiten meiner Partien: nur für die Spieler
    [public] Seiten meiner Partien: für alle, beendete stehen in Listen
   *[link] Seiten meiner Partien: für alle, die den Link haben
}
settings-sharing-hint = Wer sieht die Seiten deiner Partien?
settings-open-data = { $value ->
    [on] Beendete Partien als offene Daten: ja, ohne meinen Namen
   *[off] Beendete Partien als offene Daten: nein
}
settings-open-data-hint = Dürfen deine beendeten Partien veröffentlicht werden?
settings-open-data-about = Offene Daten: Wenn hier alle aus einer beendeten Partie zustimmen, dürfen ihre Züge, das Ergebnis und der Monat veröffentlicht werden, ohne Namen und IDs. Das tun die Leute, die Murus betreiben. Was einmal veröffentlicht ist, bleibt es.
settings-sessions = Du bist angemeldet seit:
settings-signed-out = Du bist in allen Browsern abgemeldet.
button-sign-out = Überall abmelden
button-pages-on = Webseiten einschalten
button-pages-off = Webseiten ausschalten
server-pages = Webseiten der Partien: **{ $some ->
    [yes] an
   *[no] aus
}**
page-first = An den Anfang
page-back = Ein Zug zurück
page-on = Ein Zug weiter
page-last = Ans Ende
page-flip = Brett drehen
page-won = Ist es gewonnen?
page-winner = { $who ->
    [won] Die { side-name } erzwingen den Sieg { $moves ->
        [one] in einem Zug.
       *[other] in höchstens { $moves } Zügen.
    }
    [nobody] Hier kann niemand einen Sieg erzwingen.
   *[open] Ich habe keinen erzwungenen Sieg gefunden. Meine Schätzung: { $romans } % für die Römer, { $gauls } % für die Gallier.
}
page-against = Die andere Seite spielt
page-nobody = du selbst
page-side = Deine Seite
page-position = Von dieser Stellung aus
page-public = Öffentliche Partien
page-looks = Aussehen, Ton, Buchstaben
page-embed = Dieses Brett auf deiner Seite zeigen
page-embed-how = Kopiere das in eine Seite von dir.
page-show = Zeigen
page-channel = einem Discord-Kanal
page-sound = Ein Ton zu jedem Zug
page-learn = Lernen
page-learn-about = Lerne Murus Gallicus auf dem Brett, Schritt für Schritt.
page-theme = Thema
page-own-games = Aus meinen Partien
page-streak = Belagerungen in Folge: { $days ->
    [1] 1 Tag.
   *[other] { $days } Tage.
}
page-puzzle-none = So eine Aufgabe gibt es nicht. Wähle ein anderes Thema oder eine andere Schwierigkeit.
page-puzzle-unrated = ohne Wertung
page-puzzle-rating = Wertung dieser Aufgabe: { $rating }
page-puzzle-run = { $count } Aufgaben in Folge gelöst.
page-puzzle-answer = Lösung
page-grade = Schwierigkeit
page-grade-any = Jede
page-puzzles-over = Du kennst alle Aufgaben dieser Art.
page-signed-out = Du bist nicht angemeldet. Drücke auf Discord „Brett öffnen“, dann bekommst du einen Link.
page-learn-basics = Das Spiel
page-learn-variants = Varianten und andere Bretter
page-learn-passed = Schritte, die du gelöst hast
page-set-up-board = Stellung aufbauen
page-palette = Wähle eine Figur und tippe dann auf Felder oder zieh über sie.
page-erase = Leer
page-turn = Am Zug
page-placed = Diese Stellung nehmen
page-clear = Brett leeren
page-cancel = Abbrechen
page-wrong-position = { $kind ->
    [lines] Diese Stellung füllt das Brett nicht: Es braucht { $what } Zeilen mit Schrägstrichen dazwischen.
    [unit] In dieser Variante steht „{ $what }“ für keine Figur.
    [field] „{ $what }“ bedeutet hier nichts.
    [opening] Besondere erste Züge gibt es nur am Anfang einer Partie mit Seitenwahl.
    [out] Die Seite am Zug ist ausgeschieden.
    [many] Die { side-name } haben höchstens { $what } Steine.
    [stones] Die { side-name } brauchen mindestens einen Stein.
    [over] Die Partie wäre schon zu Ende: { $what }.
   *[turn] Gib als letzten Buchstaben an, welche Seite am Zug ist.
}
page-cut = Ab hier löschen
page-main = Zur Hauptvariante machen
page-tree-long = In einen Link passen höchstens { $most } Züge. Lösche einen Zweig, dann ist wieder Platz.
page-keep = Zugfolge speichern
page-kept = Gespeichert. Du findest die Zugfolge bei deinen.
page-leave = Zurück zur Partie
# Das Brett, auf dem die Spieler einer beendeten Partie sie gemeinsam analysieren.
page-together = Gemeinsam analysieren
page-together-join = Mitmachen
page-together-watch = Zuschauen
# $who und $other sind Namen. Bei einer Person sind sie gleich.
page-together-on =
    { $count ->
        [one] { $who } analysiert diese Partie.
       *[other] { $who } und { $other } analysieren diese Partie.
    }
page-together-both = Du analysierst diese Partie mit { $who }.
page-together-waiting = Du analysierst diese Partie. { $who } kann auf der Seite der Partie mitmachen.
page-together-alone = Du analysierst diese Partie.
page-together-admitted = Du kannst auf diesem Brett auch ziehen.
page-together-watching = Du schaust zu. Die Spieler sehen deinen Namen.
page-together-unnamed = Du schaust zu.
page-together-reader = { $who } schaut zu.
page-together-editor = { $who } kann auch ziehen.
page-together-admit = { $who } ziehen lassen
page-together-dismiss = { $who } nur zuschauen lassen
page-together-marked = Markiert: { $what }
page-together-draw = Pfeile zeichnen
page-together-outdated = Jemand war schneller. So sieht das Brett jetzt aus: Versuch es noch einmal, wenn du noch willst.
page-together-read-only = Du schaust zu. Bitte einen Spieler, dich ziehen zu lassen.
page-together-gone = Diese Person schaut nicht mehr zu. Sie kann auf dieses Brett zurückkommen.
page-together-arrows = Auf das Brett passen höchstens { $most } Pfeile und Kreise. Mit X entfernst du sie.
page-together-long = Auf dieses Brett passen höchstens { $most } Züge. Lösche einen Zweig, dann ist wieder Platz.
page-together-closed = Dieses Brett steht dir nicht offen. Du kannst weiter für dich Züge probieren.
page-film = Film
page-moves-text = Züge als Text
page-record = Bericht für Abstract Play
page-record-read = Partie durchsehen
page-record-hint = Füge eine Partie in beliebiger Notation ein, oder zieh eine Datei hierher

## Turniere

contest-name = Offener Monat{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = { $name } ist vorbei
contest-stopped = { $name } wurde vorzeitig beendet
contest-end = **{ $name } ist vorbei.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Aufstieg: { $who }
contest-end-down = Abstieg: { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] { $name } ist vorbei. Diesmal hat keine Partie gezählt.
   *[no] { $name } hat nicht stattgefunden.
}
contest-month-about = Spiel gewertete Partien gegen andere, die dabei sind: Ein Sieg bringt 2 Punkte, ein Remis 1. Von deinen Partien gegen jede Person zählt die erste, wenn sie in dieser Zeit endet.
contest-until = Läuft bis { $day } ({ $when }) · { $people ->
    [0] noch ist niemand dabei
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}
contest-open = [Seite öffnen]({ $link })
page-event-hidden = (privat)
page-event-running = Laufende Partien
page-event-games = Partien, die zählen
page-event-join = Zum Mitmachen drücke auf der Karte auf Discord **{ $button }**.
page-event-in = Du bist dabei.
page-event-joined = Wer dabei ist
page-event-rounds = Runden
page-event-bye = keine Partie in dieser Runde
page-event-lot = durch das Los
page-event-place = #
page-event-person = Name
page-event-points = Punkte
page-event-played = Partien
page-event-cross = Kreuztabelle
page-event-earlier = Früher
contest-table-none = Noch hat keine Partie gezählt.
contest-pairs-about = Die Paare jeder Runde mit ihren Punkten. Wer weiterkommt, steht fett.
contest-table-about = Punkte, Partien und in Klammern Siege-Remis-Niederlagen.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] vorn durch die Partien untereinander
    [beaten] vorn durch die Punkte der Besiegten
   *[side] vorn durch Siege mit den Römern
}
contest-own = Du bist auf Platz { $place } von { $people } · { $worth }
contest-gone = jemand, der nicht mehr dabei ist
contest-sum = { $people ->
    [1] 1 Person
   *[other] { $people } Personen
}, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
}, { $from } bis { $to }
contest-cheer = Herzlichen Glückwunsch, { $who }!
contest-met-title = { $count ->
    [0] Du hast noch keine Partie gespielt, die zählt.
    [1] **Deine Partie, die zählt**
   *[other] **Deine { $count } Partien, die zählen**
}
contest-met = { $fared ->
    [won] Gewonnen
    [lost] Verloren
   *[drawn] Remis
} gegen { $who } · Partie { $game }
contest-unmet-title = { $count ->
    [0] Du hast gegen alle gespielt, die bis jetzt dabei sind.
    [1] **Gegen diese Person hast du noch nicht gespielt**
   *[other] **Gegen diese { $count } hast du noch nicht gespielt**
}
contest-list-none = Hier läuft gerade kein Turnier. Wer diesen Server verwaltet, kann mit `/event month` eins eröffnen.
contest-no-server = Turniere gehören zu einem Server. Benutze `/event list` in einem seiner Kanäle.
contest-opened = ✓ { $name } läuft bis { $day }. Die Karte dazu steht in { $channel }. { $repeats ->
    [yes] Danach beginnt der nächste, und alle melden sich neu an.
   *[no] Er wiederholt sich nicht.
} Mit `/event stop` kannst du ihn beenden.
contest-joined = ✓ Du bist dabei. Deine erste gewertete Partie gegen jede andere Person zählt. **Meine Partien** zeigt, wen du herausfordern kannst.
contest-leave-ask = Du bist schon dabei. Willst du aussteigen? Du stehst dann nicht mehr in der Tabelle, und wer gegen dich gespielt hat, behält seine Punkte. Solange es läuft, kannst du zurückkommen.
contest-left-early = ✓ Du bist nicht mehr dabei. Bis zum Beginn kannst du wieder mitmachen.
contest-left = ✓ Du bist nicht mehr dabei. Wenn du wieder mitmachst, sind deine Ergebnisse zurück.
contest-begun-wait = -# Es sind viele Partien. Nach etwa { $minutes } Minuten sind alle da.
contest-left-begun = ✓ Du bist nicht mehr dabei und spielst in diesem Turnier nicht weiter.
contest-not-in = Du bist bei diesem Turnier noch nicht dabei. Drücke **Mitmachen** auf seiner Karte oder in `/event list`.
contest-closed = Du bist bei diesem Turnier nicht dabei, und niemand kann mehr dazukommen. Die Tabelle zeigt, wie es steht.
contest-mine-rests = Du pausierst in dieser Saison und hast deshalb keine Partien. Dein Platz bleibt frei, und in der nächsten Saison bist du wieder dabei.
contest-mine-reserve = Du bist in der Reserve und hast noch keine Partien. Steigt in den ersten zwei Tagen jemand aus, übernimmst du den Platz.
contest-mine-late = Du warst in der Reserve, und in den ersten zwei Tagen wurde kein Platz frei. Die Tabelle zeigt, wie es steht.
contest-out = { $why ->
    [removed] Die Verwaltung hat dich aus diesem Turnier genommen.
    [late] Du bist aus diesem Turnier ausgeschieden: Du hast zwei Partien auf Zeit verloren.
    [replaced] Du hast dieses Turnier verlassen, und jemand anderes hat deinen Platz.
   *[left] Du hast dieses Turnier verlassen.
}{ $count ->
    [0] {" "}Keine deiner Partien zählt darin.
   *[other] {""}
}
contest-was-not-in = Du warst bei diesem Turnier nicht dabei. `/event list` zeigt, was gerade läuft.
contest-stop-ask = Was soll jetzt enden? Laufende Partien eines Turniers zählen darin dann nicht mehr, und die Tabelle bleibt auf seiner Karte. Eine Partie mit Abstimmung endet nach einer Rückfrage ohne Ergebnis.
contest-stop-done = ✓ { $begun ->
    [yes] { $name } ist beendet. Die Karte zeigt, wie es stand.
   *[no] { $name } findet nicht statt. Das steht auch auf der Karte.
}
contest-running = Auf diesem Server gibt es schon so ein Turnier, bis { $day }. `/event list` zeigt es.
contest-unrated = Auf diesem Server wird ohne Wertung gespielt, also würde keine Partie zählen. In `/server settings` kannst du Wertung einschalten.
contest-several = Nur Partien zu zweit werden gewertet. Wähle eine Variante für zwei.
contest-unknown = Dieses Turnier gibt es auf diesem Server nicht. `/event list` zeigt, was gerade läuft.
contest-is-over = Dieses Turnier ist vorbei. `/event list` zeigt, was gerade läuft.
contest-league-name = Liga · Saison { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = { $number }. Gruppe
contest-league-about = Eine Saison dauert { $weeks ->
    [1] eine Woche
   *[other] { $weeks } Wochen
}. In deiner Gruppe spielst du gegen alle zwei gewertete Partien, eine auf jeder Seite. Sie beginnen von selbst, immer ein paar auf einmal. { $time } Ein Sieg bringt 2 Punkte, ein Remis 1.{ $divisions ->
    [1] {""}
   *[other] {" "}Nach einer Saison tauschen je zwei Personen benachbarter Gruppen die Plätze: Die letzten zwei steigen ab, die ersten zwei auf.
}
contest-league-end = Was am Ende offen ist, beurteilt Murus: Ein bewiesener Sieg oder ein klarer Vorsprung zählt als Sieg, alles andere als Remis. Läuft deine Zeit zweimal ab, bist du draußen und setzt die nächste Saison aus.
contest-league-begins = Beginnt am { $day } ({ $when }), wenn mindestens 4 dabei sind · { $people ->
    [0] noch ist niemand dabei
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}
contest-league-opened = ✓ { $name } ist bis { $day } offen. Die Karte dazu steht in { $channel }. Sie beginnt von selbst, wenn mindestens 4 dabei sind, und danach kommt die nächste Saison. Mit `/event stop` kannst du sie beenden.
contest-league-begun = **{ $name } hat begonnen.** Sie läuft bis { $day }. Du spielst immer einige Partien auf einmal. Wenn du am Zug bist, bekommst du einen Ping.
contest-league-joined = ✓ Du bist dabei. Die Saison beginnt am { $day }, und deine Partien beginnen von selbst. Du spielst höchstens { $games } auf einmal. Willst du mehr oder weniger?
contest-league-in = Du bist dabei. Die Saison beginnt am { $day }. Du spielst { $games ->
    [1] immer nur eine Partie
   *[other] höchstens { $games } Partien auf einmal
}.{ $rests ->
    [yes] {" "}Wenn du pausierst, bleibt dein Platz eine Saison lang frei.
   *[no] {""}
}
contest-league-plays = Du bist dabei. Du spielst { $games ->
    [1] immer nur eine Partie
   *[other] höchstens { $games } Partien auf einmal
}. Wenn du aussteigst, kannst du in dieser Saison nicht zurückkommen. Deine Partien laufen weiter. Was noch nicht begonnen hat, gewinnen die anderen.
contest-league-rests = ✓ Du pausierst in dieser Saison. Dein Platz bleibt frei, und in der nächsten bist du von selbst wieder dabei. Drücke **Mitmachen**, wenn du doch spielen willst.
contest-cup-name = Pokal{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] K.-o.: Ihr spielt zu zweit zwei gewertete Partien, eine auf jeder Seite. Steht es gleich, entscheidet eine dritte, danach das Los. Wer verliert, ist draußen.
   *[groups] Gruppen von vier bis sechs: In deiner Gruppe spielst du gegen alle zwei gewertete Partien, eine auf jeder Seite. Ein Sieg bringt 2 Punkte, ein Remis 1. Danach spielen die Besten der Gruppen gegeneinander.
    [swiss] Schweizer System: In jeder Runde spielst du zwei gewertete Partien, eine auf jeder Seite, gegen jemanden mit etwa so vielen Punkten. Ein Sieg bringt 2 Punkte, ein Remis 1. Niemand scheidet aus.
} Eine Runde dauert { $weeks ->
    [1] eine Woche
   *[other] { $weeks } Wochen
}{ $form ->
    [swiss] .
   *[other] , oder kürzer, wenn alle Partien vorbei sind.
} Die Partien beginnen von selbst. { $time }
contest-cup-end = Was am Ende einer Runde offen ist, beurteilt Murus: Ein bewiesener Sieg oder ein klarer Vorsprung zählt als Sieg, alles andere als Remis. Läuft deine Zeit zweimal ab, bist du draußen.
contest-cup-begins = Beginnt, wenn { $size } dabei sind{ $any ->
    [yes] , oder am { $day } ({ $when }) mit mindestens { $fewest }
   *[no] {" "}(spätestens am { $day }, { $when })
} · { $people ->
    [0] noch ist niemand dabei
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}
contest-cup-round = { $round } bis { $day } ({ $when }){ $more ->
    [yes] {" · "}endet spätestens am { $last }
   *[no] {""}
} · { $people ->
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}
contest-cup-stage = { $stage ->
    [final] Finale
    [semi] Halbfinale
    [quarter] Viertelfinale
    [groups] Gruppen
    [winners] Siegergruppe
    [swiss] { $number }. Runde von { $rounds }
   *[other] { $number }. Runde
}
contest-cup-group = { $number }. Gruppe
contest-cup-winners = Siegergruppe
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · durch das Los"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } ist raus
}
contest-cup-bye = { $one } · keine Partie in dieser Runde{ $points ->
    [0] {""}
   *[other] , { $points } Punkte
}
contest-calendar = Murus Gallicus, ein Spiel von Phil Leduc, als Turnier auf diesem Server. Drücke auf der Karte dazu „Mitmachen“.{ $fills ->
    [yes] {" "}Es kann früher beginnen, sobald es voll ist.
   *[no] {""}
}
contest-cup-opened = ✓ { $name } ist offen. Die Karte dazu steht in { $channel }. Er beginnt von selbst, { $any ->
    [yes] wenn er voll ist, oder am { $day }, wenn mindestens { $fewest } dabei sind
   *[no] sobald bis zum { $day } { $fewest } dabei sind
}.{ $repeats ->
    [yes] {" "}Dann öffnet der nächste.
   *[no] {""}
} Mit `/event stop` kannst du ihn beenden.
contest-cup-begun = **{ $name } hat begonnen.** Die erste Runde läuft bis { $day }, das Ganze spätestens bis { $last }. Wenn du am Zug bist, bekommst du einen Ping.
contest-cup-in = { $new ->
    [yes] ✓ Du bist dabei.
   *[no] Du bist dabei.
} { $full ->
    [yes] Damit ist der Pokal voll und beginnt jetzt.
   *[no] Der Pokal beginnt, wenn er voll ist, oder am { $day }.
} Deine Partien beginnen von selbst.{ $divided ->
    [yes] {" "}Du spielst höchstens { $games } auf einmal. Willst du mehr oder weniger?
   *[no] {""}
}
contest-cup-plays = Du bist dabei. Wenn du aussteigst, enden deine laufenden Partien. { $divided ->
    [yes] Deine Partien zählen nur, wenn du mindestens die Hälfte davon gespielt hast.
   *[no] Deine Gegner gewinnen sie in diesem Pokal.
} In den ersten zwei Tagen kann jemand aus der Reserve deinen Platz übernehmen.
contest-cup-reserve = ✓ Du bist in der Reserve. Steigt in den ersten zwei Tagen jemand aus, übernimmst du den Platz, und deine Partien beginnen von selbst.
contest-cup-size = { $form ->
    [knockout] Ein K.-o.
    [groups] Ein Pokal mit Gruppen
   *[swiss] Ein Pokal im Schweizer System
} nimmt { $fewest } bis { $most } Personen auf. Wähle eine andere `size` oder `form`.
contest-cup-late = Dieser Pokal hat begonnen und nimmt niemanden mehr auf. `/event list` zeigt, was läuft.
contest-sum-since = { $people ->
    [1] 1 Person
   *[other] { $people } Personen
}, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
} seit { $from }
contest-ladder-name = Leiter{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = Du fängst ganz unten an und kannst alle herausfordern, die bis zu { $reach } Plätze über dir stehen. Die gewertete Partie beginnt sofort, und du ziehst zuerst. { $time } Gewinnst du, kletterst du den halben Weg hinauf, und die andere Person sinkt einen Platz. Ein Remis ändert nichts.
contest-ladder-away = Du kannst drei Herausforderungen zugleich stellen und drei bekommen. Niemand kann ablehnen: Wer nicht rechtzeitig zieht, verliert, und nach drei solchen Niederlagen in einem Monat bist du draußen. Im Urlaub kann dich niemand herausfordern, aber du sinkst jede Woche einen Platz.
contest-ladder-until = Läuft, solange ihr spielt · { $people ->
    [0] noch ist niemand dabei
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}
contest-ladder-end = Was am Ende offen ist, beurteilt Murus: Ein bewiesener Sieg oder ein klarer Vorsprung zählt als Sieg, alles andere als Remis.
contest-ladder-opened = ✓ { $name } ist offen. Die Karte dazu steht in { $channel }. { $dated ->
    [yes] Sie läuft bis { $end }. { $repeats ->
        [yes] Danach beginnt die nächste, und alle behalten ihren Platz.
       *[no] Sie wiederholt sich nicht.
    }
   *[no] Sie läuft, bis 90 Tage lang keine Partie darin endet.
} Mit `/event stop` kannst du sie früher beenden.
contest-ladder-own = Du bist auf Platz { $place } von { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ Du bist dabei.
   *[no] Du bist dabei.
} { $own } **Herausfordern** zeigt, gegen wen du spielen kannst. Wenn du aussteigst, gibst du deinen Platz auf.
contest-ladder-left = ✓ Du bist nicht mehr dabei. Wenn du wieder mitmachst, fängst du ganz unten an.
contest-ladder-reach = Diese Personen kannst du herausfordern:
contest-ladder-top = Über dir steht niemand. Die nächste Herausforderung kommt zu dir.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · du hast drei offene Herausforderungen"}
    [playing] {" · ihr spielt gerade gegeneinander"}
    [away] {" · im Urlaub"}
    [taken] {" · schon dreimal herausgefordert"}
    [apart] {" · eine Person von euch blockiert die andere"}
   *[none] {""}
}
contest-ladder-begun = ✓ Deine Partie gegen { $who } hat begonnen: Partie { $game }. Du ziehst zuerst.
contest-ladder-worth = { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Partien und in Klammern Siege-Remis-Niederlagen.
contest-ladder-standing = Für diese Variante gibt es schon eine Leiter. `/event list` zeigt sie.
contest-ladder-unreached = Diese Person ist nicht mehr in deiner Reichweite. Drücke **Herausfordern** auf der Karte, um zu sehen, gegen wen du spielen kannst.
contest-ladder-barred = { $bar ->
    [busy] Du hast drei offene Herausforderungen. Beende zuerst eine dieser Partien.
    [playing] Ihr spielt in dieser Leiter schon gegeneinander. Beendet zuerst diese Partie.
    [away] Diese Person ist im Urlaub. Fordere jemand anderen heraus, oder warte, bis sie zurück ist.
    [taken] Diese Person ist schon dreimal herausgefordert. Fordere jemand anderen heraus.
   *[apart] Eine Person von euch blockiert die andere. Wen du blockierst, siehst du in `/settings`.
}
contest-simul-name = Simultan{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Gastgeber: { $who }
contest-simul-about = Der Gastgeber spielt gegen alle, die mitmachen, { $side ->
    [romans] und zwar als Römer
    [gauls] und zwar als Gallier
   *[alternate] und zwar abwechselnd auf beiden Seiten
}. Du spielst eine { $rated ->
    [yes] gewertete Partie
   *[no] Partie ohne Wertung
}. { $time } Das Ganze dauert höchstens { $weeks ->
    [1] eine Woche
   *[other] { $weeks } Wochen
}.
contest-simul-end = Was am Ende offen ist, beurteilt Murus: Ein bewiesener Sieg oder ein klarer Vorsprung zählt als Sieg, alles andere als Remis.
contest-simul-begins = Beginnt, wenn { $boards } dabei sind, oder am { $day } ({ $when }) mit mindestens 2 · { $people ->
    [0] noch ist niemand dabei
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}{ $host ->
    [yes] {""}
   *[no] {" · der Gastgeber fehlt noch"}
}
contest-simul-until = Läuft bis spätestens { $day } ({ $when }) · { $people ->
    [0] niemand ist dabei
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}
contest-simul-score = **Gastgeber: { $won ->
    [1] 1 Sieg
   *[other] { $won } Siege
} · { $drawn } Remis · { $lost ->
    [1] 1 Niederlage
   *[other] { $lost } Niederlagen
}**{ $open ->
    [0] {""}
    [1] {" · 1 Partie läuft"}
   *[other] {" · "}{ $open } Partien laufen
}
contest-simul-call = { $who }, { $count ->
    [1] **1 Brett** wartet
   *[other] **{ $count } Bretter** warten
} in { $name } auf deinen Zug.{ $some ->
    [yes] {" "}Die erste Uhr läuft { $when } ab.
   *[no] {""}
}
contest-simul-begins-now = ✓ Das Simultan beginnt. Ich eröffne jetzt alle Partien.
contest-simul-not-host = Nur der Gastgeber kann dieses Simultan früher beginnen. Es beginnt von selbst, wenn alle Bretter vergeben sind, oder an seinem Tag.
contest-simul-alone = Ein Simultan braucht den Gastgeber und mindestens 2 andere. Drück auf der Karte **Mitmachen**, oder warte auf weitere.
button-simul-begin = Jetzt beginnen
contest-simul-board = { $who } · { $state ->
    [won] gewonnen
    [drawn] Remis
    [lost] verloren
    [void] ohne Ergebnis
   *[open] läuft
}{ $some ->
    [yes] {" · Partie "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ { $name } ist offen. Die Karte dazu steht in { $channel }. Es beginnt von selbst, wenn alle Bretter vergeben sind, oder am { $day }, wenn der Gastgeber und mindestens 2 andere dabei sind. Mit `/event stop` kannst du es beenden.
contest-simul-begun = **{ $name } hat begonnen.** Es läuft bis spätestens { $day }. Wenn du am Zug bist, bekommst du einen Ping.
contest-simul-in = { $new ->
    [yes] ✓ Du bist dabei.
   *[no] Du bist dabei.
} { $full ->
    [yes] Damit sind alle Bretter vergeben, und das Simultan beginnt jetzt.
   *[no] Das Simultan beginnt, wenn alle Bretter vergeben sind, oder am { $day }.
} Alle Partien beginnen von selbst.{ $host ->
    [yes] {" "}Du kannst es auch vorher beginnen, sobald 2 andere dabei sind.
   *[no] {""}
}
contest-simul-plays = Du bist dabei. Wenn du aussteigst, verlierst du deine offene Partie in diesem Simultan. Als Gastgeber verlierst du alle offenen Partien.
contest-simul-full = Alle Bretter dieses Simultans sind vergeben. `/event list` zeigt, was läuft.
contest-simul-playing = Dieses Simultan hat begonnen und nimmt niemanden mehr auf. `/event list` zeigt, was läuft.
contest-simul-apart = Ihr könnt nicht gegeneinander spielen, weil eine Person die andere blockiert. Wen du blockierst, siehst du in `/settings`.
contest-team-name = Teamkampf{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = ein anderer Server
contest-team-player = jemand
contest-team-about = Zwei Server spielen gegeneinander, an höchstens { $boards } Brettern. Beide Teams sind nach Wertung aufgestellt, und du spielst zwei gewertete Partien gegen dieselbe Person, eine auf jeder Seite. Du spielst sie in deinen Direktnachrichten. { $time } Ein Sieg zählt 2 Punkte, ein Remis 1. Der Teamkampf dauert höchstens { $weeks ->
    [1] eine Woche
   *[other] { $weeks } Wochen
}.
contest-team-end = Was am Ende offen ist, beurteilt Murus: Ein bewiesener Sieg oder ein klarer Vorsprung zählt als Sieg, alles andere als Remis. Läuft deine Zeit zweimal ab, bist du raus. In den ersten zwei Tagen kann jemand von der Reserve einen freien Platz einnehmen.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · 1 Partie ist offen"}
   *[other] {" · "}{ $open } Partien sind offen
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · Sieger: { $winner ->
    [home] { $home }
   *[guest] { $guest }
}
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · unentschieden
contest-team-waits = Wartet bis { $day } ({ $when }) auf den anderen Server · { $people ->
    [0] noch ist niemand dabei
    [1] 1 Person
   *[other] { $people } Personen
}
contest-team-begins = Beginnt am { $day } ({ $when }), wenn in beiden Teams mindestens { $fewest } dabei sind · jetzt { $home } und { $guest }
contest-team-until = Läuft bis spätestens { $day } ({ $when }) · { $people ->
    [0] niemand dabei
    [1] 1 Person
   *[other] { $people } Personen
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · fällt aus
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 Partie läuft"}
       *[other] {" · beide spielen"}
    }
    [1] {" · "}{ $out } ist raus
   *[other] {" · beide sind raus"}
}
contest-team-opened = ✓ { $name } ist offen. Die Karte dazu steht in { $channel }. Gib diesen Code jemandem aus der Verwaltung des anderen Servers: `{ $code }`
    Dort kommt er in `/event team` als `code`, und der Server ist dabei. Nur wer einen anderen Server verwaltet, kann ihn nutzen, einmal und sieben Tage lang. Der Teamkampf beginnt am { $day }, wenn in beiden Teams mindestens 2 dabei sind, oder früher mit **Jetzt beginnen** in `/event manage`. Mit `/event stop` kannst du ihn beenden.
contest-team-entered = ✓ Dieser Server spielt gegen { $home }. Die Karte steht in { $channel }: Drück dort **Mitmachen**, um zu spielen. Der Teamkampf beginnt am { $day }, wenn in beiden Teams mindestens 2 dabei sind, oder früher mit **Jetzt beginnen** in `/event manage`. Mit `/event stop` kannst du ihn beenden.
contest-team-wrong-code = Auf diesen Code wartet kein Teamkampf. Ein Code gilt einmal und sieben Tage lang. Bitte den anderen Server um einen neuen.
contest-team-own-code = Das ist der Code deines eigenen Teamkampfs. Gib ihn jemandem aus der Verwaltung des anderen Servers.
contest-team-other = Du spielst schon für den anderen Server. Möchtest du lieber für diesen spielen, steig dort aus, bevor es losgeht.
contest-team-playing = Dieser Teamkampf hat begonnen und nimmt niemanden mehr auf. `/event list` zeigt, was läuft.
contest-team-few = Beide Teams brauchen mindestens 2 Personen. Drück auf der Karte **Mitmachen**, oder warte auf weitere.
contest-team-begins-now = ✓ Der Teamkampf beginnt. Ich eröffne jetzt alle Partien.
contest-team-begun = **{ $name } hat begonnen.** Er läuft bis spätestens { $day }. Deine Partien sind in deinen Direktnachrichten. Wenn du am Zug bist, bekommst du einen Ping.
contest-team-in = { $new ->
    [yes] ✓ Du bist dabei.
   *[no] Du bist dabei.
} Der Teamkampf beginnt am { $day }, oder früher, wenn die Verwaltung ihn beginnt. Deine Partien kommen von selbst in deine Direktnachrichten.
contest-team-plays = Du bist dabei. Wenn du aussteigst, enden deine laufenden Partien, und die andere Person gewinnt sie in diesem Teamkampf. In den ersten zwei Tagen kann jemand von der Reserve deinen Platz einnehmen.
contest-team-reserve = Du bist in der Reserve. Steigt in den ersten zwei Tagen jemand aus deinem Team aus, nimmst du den Platz ein, und deine Partien beginnen von selbst.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}{ $paused ->
    [yes] {" · angehalten"}
   *[no] {""}
}
    Wähle eine Person von deinem Server, um sie herauszunehmen. Alles, was du hier tust, steht im Protokoll, und die Betroffenen erfahren es.
contest-next-none = Du bist in keiner Partie dieses Turniers am Zug.
button-contest-next = Nächstes Brett
contest-open-title = { $count ->
    [1] **1 laufende Partie**
   *[other] **{ $count } laufende Partien**
}
contest-coming = { $count ->
    [1] **1 Partie kommt noch**, mit { $who }
   *[other] **{ $count } Partien kommen noch**, mit { $who }
}
contest-open-game = gegen { $who } · Partie { $game } · { side-name } · { $mine ->
    [yes] du bist am Zug
   *[no] { $who } ist am Zug
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name } gegen { $who }{ $team ->
    [yes] {" "}({ $server }), Brett { $number }
   *[no] {""}
}.
contest-reserves = Reserve: { $who }. Ihr spielt, wenn in den ersten zwei Tagen jemand aussteigt.
contest-met-unplayed = { $fared ->
    [won] Gewonnen
    [lost] Verloren
   *[drawn] Remis
} gegen { $who } · nicht gespielt
contest-loss-counts = Im Turnier { $name } zählt das als Niederlage für { $who }.
contest-loss-out = Es ist das zweite Mal: { $who } scheidet aus dem Turnier { $name } aus{ $misses ->
    [yes] {" "}und setzt die nächste Saison aus
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] Im Turnier { $name } zählt sie als Sieg für { $who }.
    [drawn] Im Turnier { $name } zählt sie als Remis.
    [void] Im Turnier { $name } zählt sie nicht, weil weniger als die Hälfte der Partien gespielt ist.
    [free] Jemand von der Reserve kann den Platz noch einnehmen, dann beginnen deine Partien neu. Sonst zählen sie im Turnier { $name } als Siege für { $who }.
   *[replaced] Jemand anderes nimmt den Platz ein, und die Partie beginnt neu.
}
contest-has-begun = Diese Saison hat begonnen. Bei der nächsten kannst du mitmachen, sobald diese vorbei ist.
contest-barred = In der letzten Saison ist deine Zeit zweimal abgelaufen, deshalb setzt du diese aus. Bei der nächsten kannst du mitmachen.
contest-kept = Du hast letzte Saison pausiert, deshalb geht das jetzt nicht noch einmal. Wenn du nicht spielen möchtest, kannst du aussteigen.
contest-paused = **Angehalten.** Es beginnt keine neue Partie, und die Termine verschieben sich um die Dauer der Pause.
contest-is-paused = Dieses Turnier ist angehalten. Sobald die Verwaltung es weiterlaufen lässt, kannst du jemanden herausfordern.
contest-removed = Die Verwaltung hat dich aus diesem Turnier genommen, deshalb kannst du nicht mehr mitmachen.
contest-absent = Diese Person ist bei diesem Turnier nicht dabei. Wähle jemanden, der mitspielt.
contest-own-game = Hier spielst du selbst mit. Bitte jemand anderen aus der Verwaltung, zu entscheiden.
contest-has-played = Diese Person hat schon ein Ergebnis, deshalb kann niemand ihren Platz übernehmen. Du kannst sie aus dem Turnier nehmen.
contest-stranger = Diese Person kann den Platz nicht übernehmen. Wähle jemanden, der Murus schon benutzt hat und noch nicht dabei ist, aber nicht dich selbst.
contest-decided = Diese Partie hat ein Ergebnis. Wähle eine andere.
contest-manage-which = In welches Turnier willst du eingreifen?
contest-manage = **{ $name }** · { $people ->
    [1] 1 Person ist dabei
   *[other] { $people } sind dabei
}{ $paused ->
    [yes] {" · angehalten"}
   *[no] {""}
}
    Wähle eine Person, um sie herauszunehmen, ihren Platz zu vergeben oder eine ihrer Partien zu entscheiden. Alles, was du hier tust, steht im Protokoll, und die Betroffenen erfahren es.
contest-manage-person = Wähle eine Person
contest-manage-who = **{ $name }** · { $who }
    Wenn du diese Person herausnimmst, kann sie nicht zurückkommen, und die anderen gewinnen die übrigen Partien. In einer Liga oder Gruppe zählen ihre Partien nur, wenn sie mindestens die Hälfte davon gespielt hat.
contest-manage-game = Eine Partie entscheiden
contest-manage-substitute = Den Platz jemand anderem geben
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Partie "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    Wie soll sie zählen? Läuft die Partie noch, endet sie. Keine Wertung ändert sich.
contest-manage-done = ✓ Erledigt. Die Betroffenen erfahren es.
contest-act = { $act ->
    [paused] { $who } hat { $name } angehalten. Bis es weitergeht, beginnt keine neue Partie.
    [resumed] { $who } lässt { $name } weitergehen. Die Termine haben sich um die Dauer der Pause verschoben.
    [removed] { $who } hat { $player } aus { $name } genommen.
    [replaced] { $who } hat { $other } den Platz von { $player } in { $name } gegeben. Die Partien beginnen von selbst.
    [drawn] { $who } hat eine Partie in { $name } entschieden: { $player } und { $other } spielen remis.
    [stopped] Der andere Server hat { $name } vorzeitig beendet. Die Karte zeigt den letzten Stand.
    [asked] { $who } hat { $player } gefragt, Gastgeber für { $name } zu sein.
   *[decided] { $who } hat eine Partie in { $name } entschieden: { $player } gewinnt gegen { $other }.
}
contest-host-asked = { $player }, { $who } fragt, ob du Gastgeber für { $name } sein willst. Du spielst gegen alle, die mitmachen, mit jedem eine Partie. Ohne dich kann es nicht beginnen: Drücke **Mitmachen**, wenn du willst.
button-contest-pause = Anhalten
button-contest-resume = Weitergehen lassen
button-contest-remove = Aus dem Turnier nehmen
button-contest-first = Die erste Person gewinnt
button-contest-drawn = Remis
button-contest-second = Die zweite Person gewinnt
button-contest-break = Pausieren
button-contest-at-once = { $games } auf einmal
button-contest-join = Mitmachen
button-contest-reserve = In die Reserve
button-contest-leave = Aussteigen
button-contest-table = Tabelle
button-contest-mine = Meine Partien
button-contest-part = Meine Teilnahme
button-contest-challenge = Herausfordern
button-contest-stop = Beenden: { $name }
