//! The messages of challenges.

pub mod ask;
pub mod duel;
pub mod invite;
pub mod start_board;

use crate::show::mention;
use crate::show::rows::Style::{Secondary, Success};
use crate::show::rows::{MenuChoice, Row};
use crate::texts::variant;
use murus_gallicus::{Seat, Variant};
use murus_pictures::Theme;

use crate::entered;
use crate::game::{Chair, Challenge, ChallengeState, Excuse, Holder, PlayerId, Seating};
use crate::ids::{Posted, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForChallenge, ForGame, ForLesson, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::view::{name_game, name_holder};
use crate::show::rows::{button_row, menu};
use crate::store::StoredGame;
use crate::texts::{Texts, Value, habits_line, small_line};

/// The word by which texts say that a challenge was declined without a reason.
const NO_EXCUSE: &str = "none";

/// A game that began with a challenge, as the challenge's message refers to it.
#[derive(Clone, Copy, Debug)]
pub struct BegunGame<'a> {
    /// The game.
    pub game: &'a StoredGame,
    /// The message with the newest board of the game; `None` until one is posted.
    pub board: Option<Posted>,
}

/// The data from which the message of a challenge is written.
#[derive(Clone, Copy)]
pub struct ChallengePosting<'a> {
    /// The language.
    pub texts: Texts,
    /// The challenge, with the people in its seats.
    pub seated: &'a SeatedChallenge,
    /// The names of the people.
    pub names: &'a Names,
    /// The game that began with the challenge; `None` if none has begun.
    pub begun: Option<BegunGame<'a>>,
    /// The theme of the board.
    pub theme: Theme,
    /// True if the message keeps its board once the challenge is accepted. Else the message is one
    /// line from then on.
    pub lively: bool,
    /// True if the message of a challenge that is open or accepted shows the position in which its
    /// game begins.
    pub shows_board: bool,
    /// True if the challenge is a rematch, offered in the thread of the game before. Then its
    /// message has no board, and becomes one line once the challenge is settled.
    pub again: bool,
    /// The person who alone reads it; `None` for a message that others read too. The reader gets
    /// only buttons that they may press.
    pub reader: Option<PlayerId>,
}

impl ChallengePosting<'_> {
    /// Returns the message: the people, the variant, the side, the taken seats, and the expiry or
    /// the end. It is one line once the game is over; also once the challenge is no longer open, if
    /// `lively` is false or `again` is true. `ping` lists the people whom the message notifies.
    pub fn challenge_page(&self, ping: Vec<UserId>) -> Page {
        let ChallengePosting { texts, seated, .. } = *self;
        let challenge = &seated.challenge;
        let over = self.begun.is_some_and(|begun| begun.game.game.outcome().is_some());
        let brief = self.again || !self.lively;
        if over || brief && challenge.state != ChallengeState::Open {
            return Page { content: self.state_line(), ping, ..Page::default() };
        }
        let mut content =
            format!("{}\n{}", self.opening_line(), self.closing_line()).trim_end().to_owned();
        // Discord pings only people named in the text.
        let mentions =
            ping.iter().copied().map(mention::mention_person).filter(|one| !content.contains(one));
        let mentions: Vec<String> = mentions.collect();
        if !mentions.is_empty() {
            content = format!("{content} {}", mentions.join(" "));
        }
        let rows = challenge_buttons(texts, challenge, self.begun.is_some(), self.reader);
        // A challenge that ended without a game shows no board.
        let shown = self.shows_board
            && !self.again
            && matches!(challenge.state, ChallengeState::Open | ChallengeState::Accepted);
        let attachment = shown.then(|| start_board::start_board(texts, challenge, self.theme));
        let card = Card { pictured: shown, ..terms_card(self) };
        Page { content, cards: vec![card], attachment, rows, ping, ..Page::default() }
    }

    /// Returns the line that says who challenges whom, or who would like a rematch.
    fn opening_line(&self) -> String {
        let ChallengePosting { texts, seated, .. } = *self;
        let challenge = &seated.challenge;
        if !self.again {
            return invitation_line(texts, seated);
        }
        let others = (1..challenge.seats.len()).map(|n| name_seat(texts, seated, n));
        let args = [
            ("who", Value::from(name_seat(texts, seated, 0))),
            ("others", others.collect::<Vec<_>>().join(", ").into()),
        ];
        texts.say_with("rematch-text", args)
    }

    /// Returns one small line with the players, the variant if it is not the standard one, and how
    /// the challenge ended.
    fn state_line(&self) -> String {
        let ChallengePosting { texts, seated, .. } = *self;
        let challenge = &seated.challenge;
        // Once the sides are known, the players are named in the order of their sides.
        let players: Vec<String> = match self.begun {
            Some(BegunGame { game: row, .. }) => {
                let seats = &Seat::ALL[..row.game.chairs.len()];
                let chairs = seats.iter().map(|&seat| row.game.chair_at(seat));
                chairs
                    .map(|chair| name_holder(texts, &row.game.chairs[chair], row.person(chair)))
                    .collect()
            }
            None => {
                let seats = (0..challenge.seats.len()).map(|n| name_seat(texts, seated, n));
                seats.filter(|name| !name.is_empty()).collect()
            }
        };
        let variant = challenge.terms.variant;
        let variant = (variant != Variant::STANDARD).then(|| variant::variant_name(texts, variant));
        let closing = if challenge.state == ChallengeState::Accepted {
            self.begin_line()
        } else {
            self.closing_line()
        };
        let weekly = challenge.week.map(|_| texts.say("week-game"));
        let parts = [Some(players.join(" – ")), weekly, variant, Some(closing)];
        small_line(&parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }

    /// Returns the line that says how the challenge ended; empty while it is open.
    fn closing_line(&self) -> String {
        let ChallengePosting { texts, seated, .. } = *self;
        let challenge = &seated.challenge;
        if challenge.state == ChallengeState::Open {
            return String::new();
        }
        let other =
            if challenge.gathers_players() { String::new() } else { name_other(texts, seated) };
        let state = match challenge.state {
            ChallengeState::Accepted if challenge.seats.iter().all(is_bot) => "watched",
            ChallengeState::Accepted if challenge.gathers_players() => "full",
            ChallengeState::Expired if challenge.gathers_players() => "unfilled",
            state => state.word(),
        };
        let args = [
            ("state", Value::from(state)),
            ("other", other.into()),
            ("link", self.begin_line().into()),
            ("why", challenge.excuse.map_or(NO_EXCUSE, Excuse::word).into()),
        ];
        texts.say_with("challenge-closed", args)
    }

    /// Returns the line that says that the game begins, is over or was called off. It links to the
    /// newest board, or else to the thread of the game. It has no link if neither exists.
    fn begin_line(&self) -> String {
        let begun = self.begun;
        let server = self.seated.challenge.place.server;
        // If the computer opponent moves first, this message may be edited before a board is
        // posted.
        let board = begun.and_then(|begun| begun.board);
        let thread = || begun.and_then(|begun| begun.game.thread);
        let link = board.map(|board| mention::message_link(server, board));
        let link = link
            .or_else(|| thread().map(|thread| mention::channel_link(server, thread)))
            .unwrap_or_default();
        let game = begun.map(|begun| &begun.game.game);
        let some = match link.is_empty() {
            _ if game.is_some_and(|game| game.is_called_off()) => "off",
            true => "no",
            false if game.is_some_and(|game| game.outcome().is_some()) => "over",
            false => "yes",
        };
        self.texts
            .say_with("challenge-begins", [("some", Value::from(some)), ("link", link.into())])
    }
}

/// Returns the message that tells the challenger who declined, and why. It links to the message of
/// the challenge, if that is known.
pub fn declined_page(
    texts: Texts,
    seated: &SeatedChallenge,
    message: Option<Posted>,
    ping: Vec<UserId>,
) -> Page {
    let challenge = &seated.challenge;
    let args = [
        ("who", Value::from(name_seat(texts, seated, 0))),
        ("other", name_other(texts, seated).into()),
        ("why", challenge.excuse.map_or(NO_EXCUSE, Excuse::word).into()),
    ];
    let link = message.map(|message| mention::message_link(challenge.place.server, message));
    let lines = [Some(texts.say_with("challenge-declined", args)), link];
    Page {
        content: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        ping,
        ..Page::default()
    }
}

/// Names the player to whom a challenge for two is made: a mention, a bot's name, or "A person" if
/// neither is known.
fn name_other(texts: Texts, seated: &SeatedChallenge) -> String {
    match (&seated.challenge.seats[1], seated.person(1)) {
        (_, Some(id)) => mention::mention_person(id),
        (Seating::Taken(holder), None) => name_holder(texts, holder, None),
        (_, None) => texts.say("name-somebody"),
    }
}

/// Returns the page that tells a person that they declined a challenge, with a menu of reasons.
pub fn excuse_page(texts: Texts, challenge: &Challenge) -> Page {
    let option =
        |word: &str| MenuChoice::new(texts.say_with("excuse", [("why", word.into())]), word);
    let options = Excuse::WORDS.iter().map(|(_, word)| option(word)).collect();
    let id = Mark::challenge(challenge.id).id(&ForChallenge::Why);
    Page {
        content: texts.say("excuse-ask"),
        rows: vec![menu(id, texts.say("excuse-hint"), options)],
        ..Page::default()
    }
}

/// The buttons below a challenge: the possible answers while it is open, or one to the game if the
/// challenge is accepted and the game has `begun`. Empty otherwise. A `reader` gets only those that
/// they may press. The custom ids also identify the message.
fn challenge_buttons(
    texts: Texts,
    challenge: &Challenge,
    begun: bool,
    reader: Option<PlayerId>,
) -> Vec<Row> {
    let withdraws = reader.is_none_or(|reader| reader == challenge.challenger);
    let answers = reader.is_none_or(|reader| reader != challenge.challenger);
    let gathers = challenge.gathers_players();
    let free = challenge.seats.contains(&Seating::Open);
    // People who are invited and people who have joined share a button.
    let invited = challenge.invited_people().next().is_some();
    let in_it =
        challenge.seats[1..].iter().any(|seat| matches!(seat, Seating::Taken(Holder::Player(_))));
    let leave = match (invited, in_it) {
        (true, false) => "button-decline",
        (true, true) => "button-decline-or-leave",
        (false, _) => "button-leave",
    };
    let mark = Mark::challenge(challenge.id);
    let id = |press| mark.id(&press);
    match challenge.state {
        ChallengeState::Open => button_row(
            texts,
            [
                (
                    answers,
                    id(ForChallenge::Accept),
                    if gathers { "button-join" } else { "button-accept" },
                    Success,
                ),
                (answers && gathers, id(ForChallenge::Decline), leave, Secondary),
                (
                    answers && !gathers && !free,
                    id(ForChallenge::Decline),
                    "button-decline",
                    Secondary,
                ),
                (gathers && free, id(ForChallenge::Fill), "button-fill", Secondary),
                (withdraws, id(ForChallenge::Withdraw), "button-withdraw", Secondary),
                (true, id(ForChallenge::Rules), "button-rules", Secondary),
                (true, mark.id(&ForLesson::Learn), "button-learn", Secondary),
            ],
        ),
        ChallengeState::Accepted if begun => {
            button_row(texts, [(true, mark.id(&ForGame::View), "button-view", Secondary)])
        }
        _ => Vec::new(),
    }
}

/// Names the holder of seat number `n`, counted from 0, or the person who is invited to it. Empty
/// for an open seat.
pub(in crate::show::pages) fn name_seat(
    texts: Texts,
    seated: &SeatedChallenge,
    n: usize,
) -> String {
    let person = seated.person(n);
    match &seated.challenge.seats[n] {
        Seating::Taken(holder) => name_holder(texts, holder, person),
        Seating::Invited(player) => name_holder(texts, &Holder::Player(*player), person),
        Seating::Open => String::new(),
    }
}

/// Returns true if the computer opponent has this seat.
fn is_bot(seat: &Seating) -> bool {
    matches!(seat, Seating::Taken(Holder::Bot { .. }))
}

/// Returns the word in the locale files for the kind of a challenge, by the people it invites.
fn invitation_kind(challenge: &Challenge) -> &'static str {
    match (challenge.gathers_players(), &challenge.seats[1]) {
        _ if challenge.seats.iter().all(is_bot) => "exhibition",
        (true, _) if !challenge.seats[1..].iter().all(is_bot) => "gathering",
        (false, Seating::Open) => "open",
        _ if challenge.week.is_some() => "weekly",
        _ => "named",
    }
}

/// Returns one sentence that names the challenger and the people challenged.
pub(in crate::show::pages) fn invitation_line(texts: Texts, seated: &SeatedChallenge) -> String {
    let challenge = &seated.challenge;
    let args = [
        ("challenger", Value::from(name_seat(texts, seated, 0))),
        ("other", name_seat(texts, seated, 1).into()),
        ("kind", invitation_kind(challenge).into()),
    ];
    texts.say_with("challenge-text", args)
}

/// Returns the card of the proposed terms, one fact a line.
fn terms_card(posting: &ChallengePosting<'_>) -> Card {
    let ChallengePosting { texts, seated, names, .. } = *posting;
    let challenge = &seated.challenge;
    // Once sides are drawn by lot, the card names the player who begins.
    let tossed = posting.begun.map(|begun| begun.game).filter(|_| challenge.side.is_none());
    let challenger = match tossed {
        Some(row) => name_holder(texts, &row.game.chairs[Chair::FIRST], row.person(Chair::FIRST)),
        None => name_seat(texts, seated, 0),
    };
    let side = match challenge.side {
        None if tossed.is_some() => Seat::Romans.word(),
        Some(seat) => seat.word(),
        None if challenge.gathers_players() => "lot",
        None => "either",
    };
    let open = challenge.state == ChallengeState::Open;
    let given = (!challenge.given.is_empty()).then(|| {
        let plies = challenge.given.len();
        texts.say_with("challenge-given", [("count", plies.div_ceil(challenge.seats.len()).into())])
    });
    let args = [("challenger", Value::from(challenger)), ("side", side.into())];
    let sides = if challenge.given.is_empty() {
        texts.say_with("challenge-side", args)
    } else {
        let next =
            texts.say_with("challenge-next", [("side", challenge.first_to_move().word().into())]);
        format!("{} {next}", texts.say_with("challenge-side-given", args))
    };
    let facts = [
        Some(variant::variant_sentence(texts, challenge.terms.variant)),
        Some(variant::terms_sentence(texts, challenge.terms, challenge.rating_depends())),
        Some(sides),
        challenge.gathers_players().then(|| seats_line(texts, seated)),
        given,
        seated.habits.map(|habits| habits_line(texts, &name_seat(texts, seated, 0), habits)),
        // The note of a withdrawn challenge is not shown.
        challenge
            .note
            .as_ref()
            .filter(|_| challenge.state != ChallengeState::Withdrawn)
            .map(|note| format!("> {}", entered::escape_line(note))),
        open.then(|| {
            texts.say_with(
                "challenge-until",
                [("when", mention::time_from_now(challenge.expiry()).into())],
            )
        }),
    ];
    let accent = match (challenge.state, challenge.side) {
        (ChallengeState::Open, Some(seat)) => Accent::Side(seat),
        (ChallengeState::Open | ChallengeState::Accepted, _) => Accent::Good,
        (ChallengeState::Declined | ChallengeState::Withdrawn | ChallengeState::Expired, _) => {
            Accent::Neutral
        }
    };
    let title = match challenge.week {
        Some(_) => texts.say("week-game"),
        None => variant::variant_name(texts, challenge.terms.variant),
    };
    Card {
        accent,
        title,
        text: facts.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        thumbnail: seated.person(0).and_then(|id| names.get(id)).map(|known| known.avatar.clone()),
        footer: name_game(texts, &challenge.name),
        ..Card::default()
    }
}

/// Returns the line of a challenge for more than two players: who has joined, who is invited, and
/// how many seats are free.
fn seats_line(texts: Texts, seated: &SeatedChallenge) -> String {
    let challenge = &seated.challenge;
    let list = |wanted: fn(&Seating) -> bool| {
        let seats = (0..challenge.seats.len()).filter(|&n| wanted(&challenge.seats[n]));
        seats.map(|n| name_seat(texts, seated, n)).collect::<Vec<_>>()
    };
    let invited = list(|seat| matches!(seat, Seating::Invited(_)));
    let args = [
        ("players", Value::from(list(|seat| matches!(seat, Seating::Taken(_))).join(", "))),
        ("waiting", invited.len().into()),
        ("invited", invited.join(", ").into()),
        ("free", list(|seat| *seat == Seating::Open).len().into()),
    ];
    texts.say_with("challenge-seats", args).trim_end().to_owned()
}
