//! Answers to a person's acts: moves, offers, challenges.

use crate::show::mention;
use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary, Success};

use crate::game::{
    Chair, Challenge, ChallengeRefusal, ChallengeReply, EventKind, Holder, Ring, Seq, Timestamp,
};
use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::service::{Acted, LineSpot, Measure, ProposalRefusal, Proposed};
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::names::NOBODY;
use crate::show::page::{Awaited, Page};
use crate::show::pages::offers;
use crate::show::pages::plans;
use crate::show::pages::refusal::bar_sentence;
use crate::show::pages::view::{View, name_holder};
use crate::show::rows::{self, button};
use crate::store::NoticeKind;
use crate::texts::deed::with_deed_in;
use crate::texts::{Texts, Value};

/// The facts that decide about the buttons of the answer to an act.
#[derive(Clone, Copy, Default, Debug)]
pub struct AfterMove {
    /// The number of other games in which it is the person's turn.
    pub waiting: i64,
    /// True if the answer offers to play the person's moves without a preview from now on.
    pub at_once: bool,
    /// When the reminder that the person sent reaches the player to move; `None` for any other act.
    pub reminder: Option<Ring>,
}

/// Returns the answer that confirms an act, with buttons for the next ones.
pub fn action_done(texts: Texts, acted: &Acted, beside: AfterMove) -> Page {
    let game = &acted.row.game;
    let (kind, data) = acted.event.kind.stored_words();
    let data = match acted.event.kind {
        EventKind::Gift(_) => String::new(),
        EventKind::Move(_) => {
            let written = format!("`{data}`");
            let ply = game.ply_of(acted.event.seq);
            ply.map_or(written.clone(), |ply| with_deed_in(texts, game.line(), ply, written))
        }
        _ => data,
    };
    let kind = match &acted.event {
        event if game.let_go(event) => "let-go",
        event if game.withdrew(event) => "withdraw",
        _ => kind,
    };
    // A gift is an event of the person who receives it.
    let about = match acted.event.kind {
        EventKind::Gift(_) => Some(acted.event.chair),
        _ => game.to_move(),
    };
    let next = about.map_or_else(String::new, |chair| {
        name_holder(texts, &game.chairs[chair], acted.row.person(chair))
    });
    // A planned answer may have come at once.
    let again =
        game.to_move() == Some(acted.event.chair) && matches!(acted.event.kind, EventKind::Move(_));
    let planned = game.events().last().filter(|_| again);
    let by = planned.map_or_else(String::new, |event| {
        name_holder(texts, &game.chairs[event.chair], acted.row.person(event.chair))
    });
    let answer = planned.map_or_else(String::new, |event| {
        let (_, text) = event.kind.stored_words();
        format!("`{text}`")
    });
    let state = match (game.outcome(), game.player_to_move()) {
        (Some(_), _) => "over",
        (None, Some(Holder::Bot { .. })) => "bot",
        (None, _) if again => "yours",
        (None, _) => "running",
    };
    let (reach, when) = match beside.reminder {
        Some(Ring::Later(at)) => ("later", mention::time_from_now(at)),
        Some(Ring::Never) => ("never", String::new()),
        Some(Ring::Now { .. }) | None => ("now", String::new()),
    };
    let args = [
        ("kind", Value::from(kind)),
        ("move", data.into()),
        ("who", next.into()),
        ("state", state.into()),
        ("reach", reach.into()),
        ("when", when.into()),
        ("by", by.into()),
        ("answer", answer.into()),
    ];
    let mut content = texts.say_with("acted", args);
    if acted.takes_back() && !game.is_alone(acted.event.chair) {
        content.push_str(&format!("\n{}", texts.say("acted-free")));
    }
    let view = View::without_pictures(texts, &acted.row, &NOBODY);
    let moved = matches!(acted.event.kind, EventKind::Move(_) | EventKind::Swap);
    let again = moved || acted.event.kind == EventKind::Takeback;
    let done = DoneAct { moved, again, back: acted.takes_back() };
    // A gift is an event of its receiver, whose acts are not the giver's.
    let mut rows = match acted.event.kind {
        EventKind::Gift(_) => Vec::new(),
        _ => next_acts(&view, acted.event.chair, done, beside.waiting),
    };
    if beside.at_once {
        content.push_str(&format!("\n{}", texts.say("at-once-offer")));
        rows.extend(view.button_row([
            (true, view.press_id(ForGame::AtOnce(true)), "button-at-once-yes", Success),
            (true, view.press_id(ForGame::AtOnce(false)), "button-at-once-no", Secondary),
        ]));
    }
    Page { content, rows, ..Page::default() }
}

/// Returns the answer to the switch **Play at once**, with buttons for the acts after a move.
/// `back` is true if the person can take the move back. `waiting` is the number of other games in
/// which it is their turn.
pub fn at_once_chosen(
    view: &View<'_>,
    chair: Option<Chair>,
    on: bool,
    back: bool,
    waiting: i64,
) -> Page {
    let content =
        view.texts.say_with("at-once-chosen", [("on", if on { "yes" } else { "no" }.into())]);
    let done = DoneAct { moved: true, again: true, back };
    let rows = chair.map_or_else(Vec::new, |chair| next_acts(view, chair, done, waiting));
    Page { content, rows, ..Page::default() }
}

/// The answer to the public question whether a person resigns. `yes` is true if they did.
pub fn resign_answered(texts: Texts, who: UserId, yes: bool) -> Page {
    let args = [
        ("who", mention::mention_person(who).into()),
        ("done", if yes { "yes" } else { "no" }.into()),
    ];
    Page::text(texts.say_with("resign-answered", args))
}

/// Returns the page that says that a person reached a limit and has to wait until a time. `what` is
/// the thing that is limited.
pub fn too_much(texts: Texts, what: Measure, until: Timestamp) -> Page {
    let when = mention::when_over(until);
    Page::text(texts.say_with("limited", [("what", what.word().into()), ("when", when.into())]))
}

/// A person's act, as far as it decides which acts are offered next.
struct DoneAct {
    /// True if the person moved.
    moved: bool,
    /// True if the answer offers a button to a move in case the person is to move.
    again: bool,
    /// True if the person can take a move back.
    back: bool,
}

/// Returns the buttons for the acts that a player may want after their move, or after they took it
/// back.
fn next_acts(
    view: &View<'_>,
    chair: Chair,
    DoneAct { moved, again, back }: DoneAct,
    waiting: i64,
) -> Vec<Row> {
    let game = view.game;
    let mine = game.to_move() == Some(chair);
    let here = ForGame::Line(LineSpot::Game(game.line().plies()));
    let rows = view.button_row([
        (again && mine, view.press_id(ForGame::Units), "button-move", Primary),
        (back, view.press_id(ForGame::TakeBack), "button-take-back", Secondary),
        offers::withdraw_button(view, Some(chair)),
        plans::plan_button(view, moved && !mine),
        (moved && !mine && game.outcome().is_none(), view.press_id(here), "button-try", Secondary),
    ]);
    if waiting == 0 {
        return rows;
    }
    let label = view.texts.say_with("button-next-of", [("count", waiting.into())]);
    rows::add_button(
        rows,
        button(Mark::game(game.id, Seq::START).id(&ForPerson::Next), label, Primary),
    )
}

/// Returns the answer to a person who made a challenge. `asked` is the channel of their request;
/// the answer vanishes if the message of the challenge is posted there.
pub fn challenge_posted(texts: Texts, proposed: &Proposed, asked: Option<ChannelId>) -> Page {
    let Proposed { challenge, game, joined, channel } = proposed;
    if *joined && game.is_none() {
        return challenge_answered(texts, &ChallengeReply::Accept, challenge, None);
    }
    let kind = match game {
        Some(_) => "begun",
        None if challenge.invited_people().next().is_some() => "invited",
        None => "open",
    };
    // The board is posted in a thread. A link to it follows once it is posted.
    let leads = game.is_some() && challenge.place.server.is_some();
    let place = match challenge.place {
        _ if leads => "here",
        _ if *channel == asked => "here",
        place if place.server.is_none() => "direct",
        _ => "elsewhere",
    };
    let args = [
        ("kind", Value::from(kind)),
        ("place", place.into()),
        ("channel", channel.map(mention::mention_channel).unwrap_or_default().into()),
        ("when", mention::time_from_now(challenge.expiry()).into()),
    ];
    let vanishes = *channel == asked && !leads;
    let awaits = game.as_ref().map(|row| Awaited::Message(row.game.id, NoticeKind::Turn));
    Page { vanishes, awaits, ..Page::text(texts.say_with("proposed", args)) }
}

/// Returns the page with a link to the first board of a game. It follows an answer that was given
/// before the board was posted.
pub fn posted_page(texts: Texts, server: Option<ServerId>, at: Posted) -> Page {
    let args = [("some", Value::from("yes")), ("link", mention::message_link(server, at).into())];
    Page::text(format!("{}.", texts.say_with("challenge-begins", args)))
}

/// Returns the page that explains why a new challenge is refused.
pub fn challenge_refused(texts: Texts, refusal: &ProposalRefusal) -> Page {
    Page::text(match refusal {
        ProposalRefusal::Oneself => texts.say("propose-oneself"),
        ProposalRefusal::Blocked => texts.say("propose-blocked"),
        ProposalRefusal::Blocking => texts.say("propose-blocking"),
        ProposalRefusal::Waiting => texts.say("propose-waiting"),
        ProposalRefusal::Barred(bar) => bar_sentence(texts, bar),
        ProposalRefusal::Enough => texts.say("propose-enough"),
        ProposalRefusal::Often => texts.say("propose-often"),
        ProposalRefusal::TooMany(limit) => {
            texts.say_with("propose-too-many", [("limit", (*limit).into())])
        }
        ProposalRefusal::NoSuchSeat(seat) => {
            texts.say_with("propose-no-such-seat", [("side", seat.word().into())])
        }
        ProposalRefusal::Elsewhere(channels) => {
            let list: Vec<String> =
                channels.iter().copied().map(mention::mention_channel).collect();
            texts.say_with("server-elsewhere", [("channels", list.join(", ").into())])
        }
        ProposalRefusal::RoleNeeded(role) => {
            texts.say_with("server-role-needed", [("role", mention::mention_role(*role).into())])
        }
        ProposalRefusal::NoSeatFor(seats) => {
            texts.say_with("propose-no-seat-for", [("count", (*seats).into())])
        }
        ProposalRefusal::NamedTwice => texts.say("propose-named-twice"),
        ProposalRefusal::Unrated => texts.say("propose-unrated"),
        ProposalRefusal::NotForTwo => texts.say("propose-not-for-two"),
        ProposalRefusal::VotesManaged => texts.say("propose-votes-managed"),
        ProposalRefusal::Votes => texts.say("propose-votes"),
        ProposalRefusal::VotesThere => texts.say("propose-votes-there"),
        ProposalRefusal::WrongCode => texts.say("propose-wrong-code"),
        ProposalRefusal::OwnCode => texts.say("propose-own-code"),
        ProposalRefusal::NotByVote => texts.say("propose-not-by-vote"),
        ProposalRefusal::Nowhere => texts.say("press-on-discord"),
        ProposalRefusal::Unmet => texts.say("propose-unmet"),
        ProposalRefusal::NoSuchGame => texts.say("press-no-game"),
        ProposalRefusal::NotPlaying => texts.say("refused-not-playing"),
        ProposalRefusal::Rematched => texts.say("propose-rematched"),
        ProposalRefusal::Gone => texts.say("propose-gone"),
        ProposalRefusal::NotOffered => texts.say("week-game-for-others"),
        ProposalRefusal::Lapsed => texts.say("week-game-lapsed"),
        ProposalRefusal::Begun => texts.say("week-game-has-begun"),
    })
}

/// Returns the page that confirms a person's reply to a challenge. `begun` is the channel of the
/// game's boards; `None` if the reply did not begin the game.
pub fn challenge_answered(
    texts: Texts,
    reply: &ChallengeReply,
    challenge: &Challenge,
    begun: Option<ChannelId>,
) -> Page {
    let done = match (begun.is_some(), reply) {
        (true, _) => "begun",
        (false, ChallengeReply::Decline(_)) if challenge.gathers_players() => "left",
        (false, ChallengeReply::Accept) => "accept",
        (false, ChallengeReply::Decline(Some(_))) => "reason",
        (false, ChallengeReply::Decline(None)) => "decline",
        (false, ChallengeReply::Withdraw) => "withdraw",
        (false, ChallengeReply::Fill(_)) => "fill",
    };
    let link = begun.map_or_else(String::new, mention::mention_channel);
    let awaits = begun.map(|_| Awaited::Message(challenge.id, NoticeKind::Turn));
    let page = Page::text(
        texts.say_with("challenge-answered", [("done", Value::from(done)), ("link", link.into())]),
    );
    Page { awaits, ..page }
}

/// Returns the page that explains why a reply to a challenge is refused. `challenger` is the
/// challenger's name, or empty.
pub fn answer_refused(texts: Texts, refusal: &ChallengeRefusal, challenger: String) -> Page {
    let (id, state) = match refusal {
        ChallengeRefusal::Settled(state) => ("challenge-settled", state.word()),
        ChallengeRefusal::NotForYou => ("challenge-not-for-you", ""),
        ChallengeRefusal::Closed => ("challenge-not-to-take", ""),
        ChallengeRefusal::Own => ("challenge-own", ""),
        ChallengeRefusal::NoSeat => ("challenge-no-seat", ""),
        ChallengeRefusal::NotYours => ("challenge-not-yours", ""),
        ChallengeRefusal::NotYoursToFill => ("challenge-not-yours-to-fill", ""),
        ChallengeRefusal::Blocked => ("refused-blocked", ""),
        ChallengeRefusal::NoFreeSeat => ("challenge-no-free-seat", ""),
    };
    Page::text(texts.say_with(id, [("state", state.into()), ("challenger", challenger.into())]))
}
