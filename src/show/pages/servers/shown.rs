//! The pages that people show in a channel, and the private answers from which they are shown.

use crate::game::Pool;
use crate::service::Activity;
use crate::service::BookDeparture;
use crate::service::Openings;
use crate::service::Profile;
use crate::service::SiegePart;
use crate::service::Statistics;
use crate::store::Ranked;
use crate::store::StoredGame;
use murus_engine::{Proof, Review};
use murus_gallicus::Seat;
use murus_pictures::Theme;
use std::sync::Arc;

use crate::game::Timestamp;
use crate::ids::{ServerId, UserId};
use crate::service::{NotShown, ServerRule};
use crate::show::custom_id::{ForGame, ForPerson, ForPuzzle, Mark, ViewedPly};
use crate::show::mention;
use crate::show::names::Names;
use crate::show::page::{Carrier, Over, Page};
use crate::show::pages::view::View;
use crate::show::pages::{
    forced, moment, own_openings, profile, replay, review, share, start, statistics, walk,
};
use crate::show::rows::Style::{Secondary, Success};
use crate::show::rows::{self, Row, button};
use crate::store::{Rung, ShowingId, ShownPage};
use crate::texts::{Texts, small_line};

/// A subject that a person shows in a channel, with all data that its page needs.
#[derive(Clone, Debug)]
pub enum Showpiece {
    /// A game as a film, with its review if there is one.
    Film(Box<StoredGame>, Option<Review>),
    /// The turning point of a game, as found by this review.
    Turning(Box<StoredGame>, Review),
    /// The review of a game, and the point where the game left the known openings, if it did.
    Review(Box<StoredGame>, Review, Option<BookDeparture>),
    /// A forced win in a game: the proof, the number of plies before it, and the loser's replies so
    /// far.
    Win(Box<StoredGame>, Arc<Proof>, usize, Vec<u32>),
    /// The position of a game after this number of plies, with this side at the bottom.
    Position(Box<StoredGame>, usize, Seat),
    /// The person's profile.
    Profile(Box<Profile>),
    /// The first moves of the person's games.
    Openings(Openings),
    /// The strongest people in a rating pool: the pool, true for all servers, the people, and the
    /// number of people of whom it is not known whether they are in the server.
    Leaderboard(Pool, bool, Vec<Ranked>, usize),
    /// The statistics of how games end, and the weekly numbers of games in the server.
    Statistics(Vec<Statistics>, Activity),
    /// The person's result at a puzzle of a siege.
    Siege(Box<SiegePart>),
}

impl Showpiece {
    /// Returns the game that is shown; `None` if the subject is not a game.
    pub fn game(&self) -> Option<&StoredGame> {
        match self {
            Showpiece::Film(game, _)
            | Showpiece::Turning(game, _)
            | Showpiece::Review(game, ..)
            | Showpiece::Win(game, ..)
            | Showpiece::Position(game, ..) => Some(game),
            Showpiece::Profile(_)
            | Showpiece::Openings(_)
            | Showpiece::Leaderboard(..)
            | Showpiece::Statistics(..)
            | Showpiece::Siege(_) => None,
        }
    }
}

/// Returns the custom id of the button that shows a page in the channel.
fn show_id(what: &ShownPage) -> String {
    Mark::NOTHING.id(&ForPerson::Show(what.clone()))
}

/// Adds to a private page the button that shows it in the channel. To share a siege is what people
/// do next, so that button comes first.
pub fn with_show_button(texts: Texts, page: Page, what: ShownPage) -> Page {
    let id = show_id(&what);
    let rows = match what {
        ShownPage::Siege(..) => {
            rows::lead_with(page.rows, button(id, texts.say("button-siege-share"), Success))
        }
        _ => rows::add_button(page.rows, button(id, texts.say("button-show"), Secondary)),
    };
    Page { rows, ..page }
}

/// Returns the private answer after its page is shown. Only its rows change: the pressed button is
/// disabled and gets a new label. `above` is true if the page is shown in the channel above the
/// thread of the answer.
pub fn shown_answer(texts: Texts, carrier: &Carrier, what: &ShownPage, above: bool) -> Page {
    let id = show_id(what);
    let label = match what {
        ShownPage::Siege(..) => "button-siege-shared",
        _ if above => "button-shown-above",
        _ => "button-shown",
    };
    let said = |mut row: Row| {
        if let Row::Buttons(buttons) = &mut row {
            for pressed in buttons.iter_mut().filter(|button| button.id == id) {
                (pressed.label, pressed.enabled) = (texts.say(label), false);
            }
        }
        row
    };
    Page {
        rows: carrier.rows.iter().cloned().map(said).collect(),
        over: Over::Rows,
        ..Page::default()
    }
}

/// Explains in a new message why a page is not shown. The private answer stays as it is.
pub fn refused_page(texts: Texts, server: Option<ServerId>, refusal: &NotShown) -> Page {
    let next = |id: &str, until: Timestamp| {
        texts.say_with(id, [("when", mention::when_over(until).into())])
    };
    say_apart(match refusal {
        NotShown::Already(Some(posted)) => texts
            .say_with("show-already", [("link", mention::message_link(server, *posted).into())]),
        NotShown::Already(None) => texts.say("show-coming"),
        NotShown::TooMany(until) => next("show-too-many", *until),
        NotShown::Crowded(until) => next("show-crowded", *until),
        NotShown::Forbidden(ServerRule::Channels(channels)) => {
            let list: Vec<String> =
                channels.iter().copied().map(mention::mention_channel).collect();
            texts.say_with("show-elsewhere", [("channels", list.join(", ").into())])
        }
        NotShown::Forbidden(ServerRule::Role(role)) => {
            texts.say_with("show-role-needed", [("role", mention::mention_role(*role).into())])
        }
        NotShown::Off => texts.say("show-off"),
        NotShown::Unknown => texts.say("press-no-game"),
        NotShown::Running => texts.say("show-running"),
        NotShown::Private => texts.say("show-private"),
        NotShown::Barred => texts.say("show-barred"),
        NotShown::Unplayed => texts.say("show-unplayed"),
        NotShown::Nothing => texts.say("show-nothing"),
    })
}

/// Says in a new message which permissions Murus lacks to show a page. `names` lists them.
pub fn not_permitted(texts: Texts, names: String) -> Page {
    say_apart(texts.say_with("show-permissions", [("names", names.into())]))
}

fn say_apart(sentence: String) -> Page {
    Page { over: Over::Nothing, ..Page::text(sentence) }
}

/// Returns the public page, with the name of the person who shows it. `None` if there is nothing to
/// show. Its buttons lead only to pages that everyone may see.
pub fn shown_page(
    texts: Texts,
    theme: Theme,
    names: &Names,
    (showing, by, server): (ShowingId, UserId, ServerId),
    what: &Showpiece,
) -> Option<Page> {
    let view = |row| View::public(texts, row, names, theme);
    let page = match what {
        Showpiece::Film(game, review) => {
            let view = &view(game);
            let first = view.press_id(ForGame::WalkFirst(side_of(view, by)));
            lead_to_walk(replay::replay_page(view, side_of(view, by), review.as_ref()), view, first)
        }
        Showpiece::Turning(game, review) => moment::lesson_openly(&view(game), review)?,
        Showpiece::Review(game, made, left) => {
            let view = &view(game);
            let page = review::review_page(view, made, left.as_ref());
            lead_to_walk(page, view, view.press_id(ForGame::Walk))
        }
        Showpiece::Win(game, proof, ply, replies) => {
            let view = &view(game);
            forced::forced_openly(view, proof, *ply, replies, side_of(view, by))?
        }
        Showpiece::Position(game, ply, side) => {
            let view = &view(game);
            let there = view.press_id(ForGame::WalkTo(ViewedPly { ply: *ply, side: *side }));
            lead_to_walk(walk::walk_page(view, *ply, *side), view, there)
        }
        Showpiece::Profile(of) => profile::profile_page(texts, by, true, of, names, theme),
        Showpiece::Openings(of) => own_openings::openings_page(texts, by, true, of, names, theme),
        Showpiece::Leaderboard(pool, everywhere, ranked, unknown) => {
            statistics::leaderboard_page(texts, *pool, !everywhere, ranked, *unknown)
        }
        Showpiece::Statistics(all, here) => {
            statistics::statistics_page(texts, all, Some(&(server, here.clone())), theme)
        }
        Showpiece::Siege(part) => return shown_siege(texts, (showing, by), part),
    };
    page.shows.as_ref()?;
    let page = page.read_as(what.game().map(|game| view(game).reading()).unwrap_or_default());
    let near = what.game().is_none_or(|row| row.place.server == Some(server));
    let leads = page.rows.into_iter().filter(|_| near).flat_map(|row| match row {
        Row::Buttons(buttons) => buttons,
        Row::Menu(_) => Vec::new(),
    });
    // All buttons below another person's page have the secondary style.
    let begin = start::begin_buttons(Mark::showing(showing))
        .map(|(_, id, label, _)| button(id, texts.say(label), Secondary));
    let rows = rows::button_rows(leads.chain(begin).collect());
    let signed =
        small_line(&texts.say_with("shown-by", [("who", mention::mention_person(by).into())]));
    let content = [page.content, signed]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join("\n");
    Some(Page { content, cards: page.cards, attachment: page.attachment, rows, ..Page::default() })
}

/// Returns the page with a person's result at a puzzle of a siege, in one line, with the button
/// that opens the puzzle. `None` unless they solved it.
fn shown_siege(texts: Texts, (showing, by): (ShowingId, UserId), part: &SiegePart) -> Option<Page> {
    let line = share::share_line(texts, part)?;
    let solve = match part.rung {
        Rung::Day => ForPuzzle::Siege(part.siege.id.0),
        Rung::Easy => ForPuzzle::SiegeEasy(part.siege.id.0),
    };
    let solve = button(Mark::showing(showing).id(&solve), texts.say("button-siege"), Secondary);
    let content = format!("{line} · {}", mention::mention_person(by));
    Some(Page { content, rows: rows::button_rows(vec![solve]), ..Page::default() })
}

/// Returns the page of a game with only one button, which opens the position with this custom id to
/// look through the game.
fn lead_to_walk(page: Page, view: &View<'_>, there: String) -> Page {
    let rows = view.button_row([(true, there, "button-walk", Secondary)]);
    Page { rows, ..page }
}

/// Returns the side at the bottom of the board for a person: their own side, or the Romans' if they
/// do not play in the game.
fn side_of(view: &View<'_>, by: UserId) -> Seat {
    view.chair_of(by).map_or(Seat::Romans, |chair| view.game.seat_of(chair))
}
