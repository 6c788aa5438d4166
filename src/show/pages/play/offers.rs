//! Messages about events of a game that are not moves: offers, their results, and notes.

use crate::show::mention;
use crate::show::pages::summary;
use crate::show::rows::Possible;
use crate::show::rows::Style::{Secondary, Success};

use crate::entered;
use crate::game::{Chair, DAY, Event, EventKind, Fate, Hold, Offer, Seq, TimeControl};
use crate::ids::UserId;
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::texts::{Value, small_line};

/// The answers to an offer that are buttons.
pub struct OfferAnswers {
    /// The id of the label of the button that agrees.
    pub agrees: &'static str,
    /// The press of the button that refuses.
    pub refuse: ForGame,
    /// The id of the label of the button that refuses.
    pub refuses: &'static str,
}

/// Returns the answers to an offer. Who refuses time to a player who ran out of it claims the win.
pub fn answers_to(offer: Offer) -> OfferAnswers {
    match offer {
        Offer::Draw | Offer::Takeback => OfferAnswers {
            agrees: "button-agree",
            refuse: ForGame::Refuse,
            refuses: "button-decline",
        },
        Offer::Time => OfferAnswers {
            agrees: "button-let-go",
            refuse: ForGame::ConfirmClaim,
            refuses: "button-take-win",
        },
    }
}

/// Returns the message of the open offer, with buttons to agree and to decline. If no offer is
/// open, it says how the offer with the event number `seq` ended.
pub fn offer_page(view: &View<'_>, seq: Seq, ping: Vec<UserId>) -> Page {
    let Some(pending) = view.game.pending_offer() else { return settled_page(view, seq, &[]) };
    let waiting = view.game.chairs.chairs().filter(|&chair| view.game.must_answer(chair));
    let waiting: Vec<String> = waiting.map(|chair| view.name_chair(chair)).collect();
    let until = view.game.undecided().map(|undecided| undecided.until);
    let args = [
        ("who", Value::from(view.name_chair(pending.by))),
        ("others", waiting.join(", ").into()),
        ("offer", pending.offer.word().into()),
        ("since", view.game.undone_by(pending.by).saturating_sub(1).into()),
        ("until", until.map(mention::day_and_hour).unwrap_or_default().into()),
    ];
    let mark = Mark::game(view.game.id, seq);
    let answers = answers_to(pending.offer);
    let rows = view.button_row([
        (true, mark.id(&ForGame::Agree), answers.agrees, Success),
        (true, mark.id(&answers.refuse), answers.refuses, Secondary),
    ]);
    Page { content: view.texts.say_with("offer-text", args), rows, ping, ..Page::default() }
}

/// Returns the page that asks whether a person wants to offer a draw.
pub fn draw_page(view: &View<'_>) -> Page {
    ask_to_offer(view, Offer::Draw, "draw-ask", "button-draw-yes")
}

/// Returns the page that asks whether a person wants to ask the others for their last move back.
pub fn takeback_page(view: &View<'_>) -> Page {
    ask_to_offer(view, Offer::Takeback, "take-back-ask", "button-take-back-yes")
}

/// Returns the page that asks, with the text of id `ask`, whether a person wants to make an offer.
/// The button with the label `yes` makes it.
fn ask_to_offer(view: &View<'_>, offer: Offer, ask: &str, yes: &'static str) -> Page {
    let rows = view.button_row([
        (true, view.press_id(ForGame::Offer(offer)), yes, Success),
        (true, view.mark().id(&ForPerson::Cancel), "button-back", Secondary),
    ]);
    let others = view.game.chairs.chairs().filter(|&chair| view.game.is_in(chair)).count() - 1;
    let ask = view.texts.say_with(ask, [("others", (others as u64).into())]);
    Page { content: format!("{}\n{ask}", summary::game_heading(view)), rows, ..Page::default() }
}

/// The button that withdraws the open offer, for a row of buttons. It applies only if the holder of
/// the chair made that offer. The question that follows a timeout is not theirs to withdraw.
pub fn withdraw_button(view: &View<'_>, chair: Option<Chair>) -> Possible {
    let own = view
        .game
        .pending_offer()
        .filter(|pending| Some(pending.by) == chair && pending.offer != Offer::Time);
    let seq = own.map_or(Seq::START, |pending| pending.seq);
    let id = Mark::game(view.game.id, seq).id(&ForGame::Refuse);
    (own.is_some(), id, "button-withdraw", Secondary)
}

/// Returns the page that asks whether a person agrees to the draw offer with the event number
/// `seq`.
pub fn agree_page(view: &View<'_>, seq: Seq) -> Page {
    let mark = Mark::game(view.game.id, seq);
    let rows = view.button_row([
        (true, mark.id(&ForGame::ConfirmAgree), "button-agree-yes", Success),
        (true, mark.id(&ForPerson::Cancel), "button-resign-no", Secondary),
    ]);
    Page {
        content: format!("{}\n{}", summary::game_heading(view), view.texts.say("agree-ask")),
        rows,
        ..Page::default()
    }
}

/// Returns the page that replaces the message of an offer or an absence once it is settled. `seq`
/// is the number of its event. `beside` are the other games that the message of an absence names.
pub fn settled_page(view: &View<'_>, seq: Seq, beside: &[View<'_>]) -> Page {
    let events = view.game.events();
    let offered = view.game.find_event(seq);
    if let Some((EventKind::Leave(_) | EventKind::Saved(_), chair)) =
        offered.map(|event| (&event.kind, event.chair))
    {
        let adopted = |event: &Event| {
            event.seq > seq && event.chair == chair && matches!(event.kind, EventKind::Adopt(_))
        };
        return match events.iter().any(adopted) {
            true => Page::text(view.texts.say("note-adopted")),
            // The message of a hold by vacation days that is over only says that there was one.
            false
                if view.game.current_hold().is_none_or(|hold| hold.seq != seq)
                    && is_slice(view, find_absence(view, chair)) =>
            {
                Page::text(
                    view.texts
                        .say_with("note-saved-over", [("who", view.name_chair(chair).into())]),
                )
            }
            false => note_page(view, find_absence(view, chair).unwrap_or(seq), None, beside),
        };
    }
    let Some((EventKind::Offer(offer), by)) = offered.map(|event| (&event.kind, event.chair))
    else {
        return Page::text(view.texts.say("press-no-game"));
    };
    let settled = view.game.settled_offer(seq);
    let other = settled
        .and_then(|settled| view.game.find_event(settled.seq))
        .map(|event| view.name_chair(event.chair));
    let args = [
        ("who", Value::from(view.name_chair(by))),
        ("other", other.unwrap_or_default().into()),
        ("offer", offer.word().into()),
        ("fate", settled.map_or(Fate::Lapsed, |settled| settled.fate).word().into()),
    ];
    Page::text(view.texts.say_with("offer-settled", args))
}

/// The number of the last event about the absence of a chair's holder; `None` if the holder was
/// never absent.
fn find_absence(view: &View<'_>, chair: Chair) -> Option<Seq> {
    let tells = |kind: &EventKind| {
        matches!(kind, EventKind::Leave(_) | EventKind::Saved(_) | EventKind::Back)
    };
    let events = view.game.events();
    events.iter().rfind(|event| event.chair == chair && tells(&event.kind)).map(|event| event.seq)
}

/// Returns true if the event with this number let saved vacation days hold a clock; false for
/// `None`.
fn is_slice(view: &View<'_>, seq: Option<Seq>) -> bool {
    let event = seq.and_then(|seq| view.game.find_event(seq));
    matches!(event.map(|event| &event.kind), Some(EventKind::Saved(_)))
}

/// Returns the message that saved vacation days hold the clock of the player to move, with buttons
/// for the other players.
fn held_page(view: &View<'_>, hold: Hold) -> Page {
    let args = [
        ("who", Value::from(view.name_chair(hold.chair))),
        ("date", mention::day_and_hour(hold.until).into()),
        ("last", if hold.last { "yes" } else { "no" }.into()),
        ("waits", hold.waits.map(|chair| view.name_chair(chair)).unwrap_or_default().into()),
        ("open", if hold.waits.is_some() { "no" } else { "yes" }.into()),
    ];
    let id = |press: ForGame| Mark::game(view.game.id, hold.seq).id(&press);
    let open = hold.waits.is_none();
    let rows = view.button_row([
        (open && hold.last, id(ForGame::Claim), "button-claim", Success),
        (open, id(ForGame::Remind), "button-remind", Secondary),
        (open, id(ForGame::Wait), "button-wait", Secondary),
    ]);
    Page { content: view.texts.say_with("note-saved", args), rows, silent: true, ..Page::default() }
}

/// Returns the page that asks whether a person claims the win of the game, because the holder of
/// `chair` ran out of time.
pub fn claim_page(view: &View<'_>, chair: Chair) -> Page {
    let rows = view.button_row([
        (true, view.press_id(ForGame::ConfirmClaim), "button-claim-yes", Success),
        (true, view.mark().id(&ForPerson::Cancel), "button-resign-no", Secondary),
    ]);
    let ask = view.texts.say_with("claim-ask", [("who", view.name_chair(chair).into())]);
    Page { content: format!("{}\n{ask}", summary::game_heading(view)), rows, ..Page::default() }
}

/// Returns the message about an event that is no move, such as a gift of time or an absence; empty
/// if there is no such event. `reason` is a moderator's. The message of an absence names its game,
/// and the games `beside` it in the same channel.
pub fn note_page(view: &View<'_>, seq: Seq, reason: Option<&str>, beside: &[View<'_>]) -> Page {
    let Some(event) = view.game.find_event(seq) else { return Page::default() };
    if let Some(hold) = view.game.current_hold().filter(|hold| hold.seq == seq) {
        return held_page(view, hold);
    }
    let who = view.name_chair(event.chair);
    let content = match event.kind {
        EventKind::Gift(amount) => {
            let args = [("who", who.into()), ("days", (amount / DAY).into())];
            view.texts.say_with("note-gift", args)
        }
        EventKind::Leave(until) => {
            let clock = if view.game.terms.time == TimeControl::None { "no" } else { "yes" };
            let args = [
                ("who", who.into()),
                ("when", mention::time_from_now(until).into()),
                ("clock", clock.into()),
            ];
            view.texts.say_with("note-leave", args)
        }
        EventKind::Back => {
            let slice = |event: &&Event| {
                event.seq < seq && matches!(event.kind, EventKind::Leave(_) | EventKind::Saved(_))
            };
            let mut mine = view.game.events().iter().filter(|other| other.chair == event.chair);
            let saved =
                matches!(mine.rfind(slice).map(|event| &event.kind), Some(EventKind::Saved(_)));
            let args = [
                ("who", who.into()),
                ("when", mention::time_from_now(event.at).into()),
                ("saved", if saved { "yes" } else { "no" }.into()),
            ];
            view.texts.say_with("note-back", args)
        }
        EventKind::Annul => view.texts.say("note-annulled"),
        // Boards and offers show the rest.
        _ => String::new(),
    };
    // Only a running clock has a time.
    let clock = view
        .deadline_time()
        .filter(|_| view.game.to_move() == Some(event.chair) && beside.is_empty());
    let clock = clock.map(|when| view.texts.say_with("turn-clock", [("when", when.into())]));
    let own_view = Mark::game(view.game.id, seq).id(&ForGame::View);
    let rows = view.button_row([(true, own_view, "button-view", Secondary)]);
    let named = |view: &View<'_>| {
        small_line(&summary::pairing(view, None, &|chair| view.name_chair(chair)))
    };
    let away = matches!(event.kind, EventKind::Leave(_) | EventKind::Back);
    let games = [view].into_iter().chain(beside).filter(|_| away).map(named);
    let lines = [Some(content), reason.map(|why| reason_line(view, why)), clock];
    let content = lines.into_iter().flatten().chain(games).collect::<Vec<_>>().join("\n");
    Page { content, rows, silent: true, ..Page::default() }
}

/// Returns the line with a moderator's reason, in their words.
pub fn reason_line(view: &View<'_>, why: &str) -> String {
    view.texts.say_with("note-reason", [("reason", entered::escape_line(why).into())])
}
