//! Challenges as messages.

use serenity::all::ButtonStyle::{Secondary, Success};
use serenity::all::CreateActionRow;

use super::rows::row;
use super::view::{when, who};
use crate::discord::custom_id::{ForChallenge, ForGame, Mark};
use crate::discord::page::Page;
use crate::game::{Challenge, ChallengeState, Holder, Seating};
use crate::ids::UserId;
use crate::store::GameRow;
use crate::texts::{Texts, Value};

/// A challenge as a message: who asks whom, the variant, the side, who is in, and until when or what became of it.
pub fn challenge(
    texts: Texts,
    challenge: &Challenge,
    people: &[Option<UserId>],
    game: Option<&GameRow>,
    ping: Vec<UserId>,
) -> Page {
    let closing = match challenge.state {
        ChallengeState::Open => texts.say_with("challenge-until", [("when", when(challenge.expires()).into())]),
        state => {
            let other = match (challenge.gathers(), &challenge.seats[1], people.get(1).copied().flatten()) {
                (true, ..) => String::new(),
                (false, _, Some(id)) => format!("<@{id}>"),
                (false, Seating::Taken(holder), None) => who(texts, holder, None),
                (false, _, None) => texts.say("name-somebody"),
            };
            let link = game.and_then(|row| row.thread).map_or_else(String::new, |thread| format!("<#{thread}>"));
            let bot = |seat: &Seating| matches!(seat, Seating::Taken(Holder::Bot { .. }));
            let state = match state {
                ChallengeState::Accepted if challenge.seats.iter().all(bot) => "watched",
                ChallengeState::Accepted if challenge.gathers() => "full",
                state => state.word(),
            };
            texts.say_with(
                "challenge-closed",
                [("state", Value::from(state)), ("other", other.into()), ("link", link.into())],
            )
        }
    };
    let content = format!("{}\n{closing}", challenge_text(texts, challenge, people));
    let rows = challenge_buttons(texts, challenge, game.is_some());
    Page { content: content.trim_end().to_owned(), rows, ping, ..Page::default() }
}

/// The buttons below a challenge. Where there are any, they also mark the message as ours.
fn challenge_buttons(texts: Texts, challenge: &Challenge, begun: bool) -> Vec<CreateActionRow> {
    let gathers = challenge.gathers();
    let free = challenge.seats.contains(&Seating::Open);
    let mark = Mark::challenge(challenge.id);
    let id = |press| mark.id(&press);
    match challenge.state {
        ChallengeState::Open => row(
            texts,
            [
                (true, id(ForChallenge::Accept), if gathers { "button-join" } else { "button-accept" }, Success),
                (gathers, id(ForChallenge::Decline), "button-leave", Secondary),
                (!gathers && !free, id(ForChallenge::Decline), "button-decline", Secondary),
                (gathers && free, id(ForChallenge::Fill), "button-fill", Secondary),
                (true, id(ForChallenge::Withdraw), "button-withdraw", Secondary),
                (true, id(ForChallenge::Rules), "button-rules", Secondary),
            ],
        ),
        ChallengeState::Accepted if begun => row(texts, [(true, mark.id(&ForGame::View), "button-view", Secondary)]),
        _ => Vec::new(),
    }
}

fn challenge_text(texts: Texts, challenge: &Challenge, people: &[Option<UserId>]) -> String {
    let named = |n: usize| match &challenge.seats[n] {
        Seating::Taken(holder) => who(texts, holder, people.get(n).copied().flatten()),
        Seating::Invited(player) => who(texts, &Holder::Player(*player), people.get(n).copied().flatten()),
        Seating::Open => String::new(),
    };
    let kind = match (challenge.gathers(), &challenge.seats[1]) {
        _ if challenge.seats.iter().all(|seat| matches!(seat, Seating::Taken(Holder::Bot { .. }))) => "exhibition",
        (true, _) => "gathering",
        (false, Seating::Open) => "open",
        (false, _) => "named",
    };
    let side = match challenge.side {
        Some(seat) => seat.word(),
        None if challenge.gathers() => "lot",
        None => "either",
    };
    let args = [
        ("challenger", Value::from(named(0))),
        ("other", named(1).into()),
        ("kind", kind.into()),
        ("side", side.into()),
        ("variant", texts.variant_sentence(challenge.terms.variant).into()),
        ("time", texts.terms_sentence(challenge.terms).into()),
        ("name", challenge.name.as_str().into()),
    ];
    let mut text = texts.say_with("challenge-text", args);
    if challenge.gathers() {
        let list = |wanted: fn(&Seating) -> bool| {
            let seats = (0..challenge.seats.len()).filter(|&n| wanted(&challenge.seats[n]));
            seats.map(named).collect::<Vec<_>>()
        };
        let invited = list(|seat| matches!(seat, Seating::Invited(_)));
        let free = list(|seat| *seat == Seating::Open).len();
        let args = [
            ("players", Value::from(list(|seat| matches!(seat, Seating::Taken(_))).join(", "))),
            ("waiting", invited.len().into()),
            ("invited", invited.join(", ").into()),
            ("free", free.into()),
        ];
        text.push_str(&format!("\n{}", texts.say_with("challenge-seats", args).trim_end()));
    }
    if !challenge.given.is_empty() {
        let count = challenge.given.len();
        text.push_str(&format!("\n{}", texts.say_with("challenge-given", [("count", count.into())])));
    }
    if let Some(note) = &challenge.note {
        text.push_str(&format!("\n> {}", note.replace('\n', " ")));
    }
    text
}
