//! The status line below the board: whose turn it is, the last move, an offer with its buttons, or
//! how the game ended.

use maud::{Markup, html};
use murus_gallicus::{Move, Position};

use super::actions::{press_button, takeback_press};
use super::game_table::GameTable;
use super::vote_line::{find_vote, vote_part};
use crate::game::{Chair, Fared, Game, GameRefusal, Offer};
use crate::service::challenge::again::{self, Rematch};
use crate::service::play::ballots::SeenVote;
use crate::service::play::{acting, next};
use crate::service::study::shared_boards;
use crate::service::{BoardNews, BoardRole, NextDue};
use crate::show::custom_id::{ForGame, Mark};
use crate::show::pages::news;
use crate::show::pages::offers;
use crate::show::pages::refusal::refusal_page;
use crate::show::pages::view::View;
use crate::texts::deed::describe_deed;
use crate::texts::{Texts, variant};
use crate::web::site::Site;
use crate::web::site::frame::assets::TOGETHER;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::{Words, write_clock_until};

/// The games to which the status line leads.
#[derive(Default)]
pub struct WaysOn {
    /// Another game in which it is the visitor's turn.
    next: Option<NextGame>,
    /// The rematch, for a player of a finished game for two.
    rematch: Option<ShownRematch>,
    /// The shared board of the game, if it is open to the visitor.
    pub together: Option<BoardNews>,
    /// The vote about the board, for a visitor who does not play.
    pub vote: Option<SeenVote>,
    /// True if the page has the review of the game.
    reviewed: bool,
}

/// The way on that stands out. All others are quiet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// A rematch that waits for an answer or has begun.
    Rematch,
    /// The shared board that someone else has open.
    Together,
    /// The next game in which it is the visitor's turn.
    Next,
    /// The review of the game.
    Review,
}

impl WaysOn {
    /// Returns the shared board of the game if a player other than the visitor has it open.
    pub fn together_with(&self) -> Option<&BoardNews> {
        self.together.as_ref().filter(|news| !news.players.is_empty())
    }

    /// Returns true if the visitor may open the shared board of the game.
    pub fn opens_together(&self) -> bool {
        self.together.as_ref().is_some_and(|news| news.role != BoardRole::Reader)
    }

    /// Returns the way that stands out. `None` if there is no such way.
    fn lead(&self, chair: Option<Chair>) -> Option<Lead> {
        let rematch = match &self.rematch {
            Some(ShownRematch::Asked(by)) => chair != Some(*by),
            Some(ShownRematch::Begun(_)) => true,
            Some(ShownRematch::Declined(_)) | None => false,
        };
        let ways = [
            (rematch, Lead::Rematch),
            (self.together_with().is_some(), Lead::Together),
            (self.next.is_some(), Lead::Next),
            (self.reviewed, Lead::Review),
        ];
        ways.into_iter().find(|(there, _)| *there).map(|(_, way)| way)
    }
}

/// The rematch of the game that is shown.
enum ShownRematch {
    /// The player in this chair asks for it.
    Asked(Chair),
    /// The player in this chair asked for it, and it was declined.
    Declined(Chair),
    /// It has begun, at this address.
    Begun(String),
}

/// The next game in which it is the visitor's turn, other than the one that is shown.
struct NextGame {
    /// The address of the page of that game.
    address: String,
    /// The number of games in which it is the visitor's turn.
    count: i64,
}

/// Finds the games to which the status line leads. `reviewed` is true if the page has the review of
/// the game. Leaves out what the database fails to tell: a
/// link is not worth an error page.
pub async fn find_ways_on(
    site: &Site,
    visitor: &Visitor,
    table: &GameTable,
    reviewed: bool,
) -> WaysOn {
    WaysOn {
        reviewed,
        next: find_next_game(site, visitor, table).await,
        rematch: find_rematch(site, table).await,
        together: find_together(site, visitor, table).await,
        vote: find_vote(site, visitor, table).await,
    }
}

async fn find_together(site: &Site, visitor: &Visitor, table: &GameTable) -> Option<BoardNews> {
    let reader = visitor.session.map(|session| (session.player, session.discord));
    shared_boards::find_news(site.answers.service(), &table.row, reader).await.ok()?
}

async fn find_rematch(site: &Site, table: &GameTable) -> Option<ShownRematch> {
    let game = &table.row.game;
    if !may_play_again(table) {
        return None;
    }
    Some(match again::find_rematch(site.answers.service(), game.id).await.ok()?? {
        Rematch::Asked(player) => ShownRematch::Asked(game.chair_of(player)?),
        Rematch::Declined(player) => ShownRematch::Declined(game.chair_of(player)?),
        Rematch::Begun(row) => ShownRematch::Begun(format!("/g/{}", site.pages.code(&row.game))),
    })
}

/// Returns true if the visitor plays in a game for two that is over.
fn may_play_again(table: &GameTable) -> bool {
    let game = &table.row.game;
    table.chair.is_some() && game.outcome().is_some() && game.chairs.len() == 2
}

/// Finds another game in which it is the visitor's turn. `None` if it is their turn in this game,
/// or if there is no other.
async fn find_next_game(site: &Site, visitor: &Visitor, table: &GameTable) -> Option<NextGame> {
    let person = visitor.person().filter(|_| !table.is_due())?;
    let here = Some(table.row.game.id);
    let found = next::next_due(site.answers.service().db(), person, here).await.ok().flatten()?;
    let NextDue { row, others, .. } = found;
    let address = format!("/g/{}", site.pages.code(&row.game));
    Some(NextGame { address, count: i64::try_from(others).unwrap_or(i64::MAX).saturating_add(1) })
}

/// Writes the status line: whose turn it is, an offer with its buttons, or how the game ended, and
/// the ways on.
pub fn status_line(visitor: &Visitor, table: &GameTable, on: &WaysOn) -> Markup {
    let texts = visitor.texts;
    let view = table.view(visitor);
    let words = Words { texts, names: &table.names };
    let game = &table.row.game;
    let fared = table.chair.and_then(|chair| game.result_for(chair));
    let state = match game.to_move() {
        None if fared.is_some() => news::result_line_without_winner(&view),
        None => news::result_line(&view),
        Some(_) if table.is_due() => texts.say("page-status-yours"),
        Some(mover) => texts.say_with("page-status-theirs", [("who", view.called(mover).into())]),
    };
    let last = game.to_move().and_then(|_| last_played(&view, table.chair));
    // An offer to answer stands alone, so that its buttons are in sight.
    let answers = game.pending_offer().is_some_and(|pending| is_asked(table, pending.by));
    html! {
        @if let Some(vote) = &on.vote {
            (vote_part(&view, words, vote))
        } @else if !answers {
            p {
                @if let Some(fared) = fared { strong { (own_result(texts, fared)) } " " }
                (words.write_line(state.lines().next().unwrap_or_default()))
                @if let Some(last) = last { span.last { " " (words.write_line(&last)) } }
            }
        }
        (offer_part(visitor, table, &view))
        @if visitor.session.is_none() && game.outcome().is_none() { p.small { (words.write_line(&texts.say(way_in(game)))) } }
        (rematch_part(&view, table, on.rematch.as_ref()))
        @if let Some(news) = on.together_with() { p { (together_sentence(texts, words, news)) } }
        (ways_on(visitor, table, &view, on))
    }
}

/// Returns the id of the text that says how a reader who is not signed in takes part.
fn way_in(game: &Game) -> &'static str {
    if game.voting_chair().is_some() { "page-not-in-vote" } else { "page-not-in" }
}

/// Returns true if the visitor has to answer the open offer of the player in chair `by`.
fn is_asked(table: &GameTable, by: Chair) -> bool {
    table.chair.is_some_and(|chair| chair != by && table.row.game.must_answer(chair))
}

/// Says how a player fared.
fn own_result(texts: Texts, fared: Fared) -> String {
    texts.say_with("page-result", [("how", fared.word().into())])
}

/// Says who made the last move, which move it was, and its effect. `chair` is that of the visitor.
/// `None` before the first move.
fn last_played(view: &View<'_>, chair: Option<Chair>) -> Option<String> {
    let (before, played) = last_move(view)?;
    let mover = view.game.chair_at(before.to_move());
    let args = [
        ("who", view.called(mover).into()),
        ("move", before.write(played).to_string().into()),
        ("deed", describe_deed(view.texts, before, played).into()),
    ];
    let said = if chair == Some(mover) { "page-status-own" } else { "page-status-last" };
    Some(view.texts.say_with(said, args))
}

/// Returns the last move of a game with the position before it. `None` before the first move.
fn last_move<'a>(view: &View<'a>) -> Option<(&'a Position, Move)> {
    let line = view.game.line();
    Some((line.positions().iter().rev().nth(1)?, line.moves().last()?))
}

/// Says to a reader who tried moves or looked back which move came last meanwhile. Empty before the
/// first move.
pub fn meanwhile(visitor: &Visitor, table: &GameTable) -> String {
    let view = table.view(visitor);
    let Some((before, played)) = last_move(&view) else { return String::new() };
    let mover = view.game.chair_at(before.to_move());
    let own = if table.chair == Some(mover) { "yes" } else { "no" };
    let args = [
        ("own", own.into()),
        ("who", view.called(mover).into()),
        ("move", before.write(played).to_string().into()),
    ];
    visitor.texts.say_with("page-missed", args)
}

/// Writes the open offer. A player who is asked gets buttons to answer, its maker a button to
/// withdraw it.
fn offer_part(visitor: &Visitor, table: &GameTable, view: &View<'_>) -> Markup {
    let texts = visitor.texts;
    let game = &table.row.game;
    let Some(pending) = game.pending_offer() else {
        return html! { (refused_part(table, view)) (swap_part(table, view)) };
    };
    let own = table.chair == Some(pending.by);
    let mark = Mark::game(game.id, pending.seq);
    let said = if own { "page-offer-own" } else { "board-offer" };
    let args = [("who", view.called(pending.by).into()), ("offer", pending.offer.word().into())];
    // A draw ends the game, so it is asked about.
    let (agree, sure) = match pending.offer {
        Offer::Draw => (ForGame::ConfirmAgree, Some("button-agree-yes")),
        Offer::Takeback | Offer::Time => (ForGame::Agree, None),
    };
    let answers = offers::answers_to(pending.offer);
    let (agrees, refuse, refuses) = (answers.agrees, answers.refuse, answers.refuses);
    let withdraws = own && pending.offer != Offer::Time;
    html! {
        p.offer {
            span { (texts.say_with(said, args)) }
            @if is_asked(table, pending.by) {
                (press_button(texts, &mark.id(&agree), agrees, "success", sure))
                (press_button(texts, &mark.id(&refuse), refuses, "secondary", None))
            } @else if withdraws {
                (press_button(texts, &mark.id(&ForGame::Refuse), "button-withdraw", "secondary", None))
            }
        }
    }
}

/// Says how the visitor's last offer ended without consent, until they act again. Empty if nothing
/// is to be said.
fn refused_part(table: &GameTable, view: &View<'_>) -> Markup {
    let game = view.game;
    let refused = table.chair.filter(|_| game.outcome().is_none());
    let refused = refused.and_then(|chair| Some((chair, game.refused_offer(chair)?)));
    let Some((chair, settled)) = refused else { return html! {} };
    let barred = game.may_offer(chair, settled.offer.offer).err();
    let barred =
        barred.filter(|why| matches!(why, GameRefusal::Declined(_) | GameRefusal::Lapsed(_)));
    let said = match barred {
        Some(why) => refusal_page(view, &why).content,
        None => {
            let by = game.find_event(settled.seq).map(|event| view.called(event.chair));
            let args = [
                ("who", by.unwrap_or_default().into()),
                ("offer", settled.offer.offer.word().into()),
                ("fate", settled.fate.word().into()),
            ];
            view.texts.say_with("page-offer-refused", args)
        }
    };
    html! { p.small { (Words { texts: view.texts, names: &table.names }.write_line(&said)) } }
}

/// Writes the choice to swap sides. Empty if the visitor cannot swap.
fn swap_part(table: &GameTable, view: &View<'_>) -> Markup {
    let open = table.is_due() && table.row.game.line().swap_open();
    html! {
        @if open {
            p.offer { (press_button(view.texts, &view.press_id(ForGame::Swap), "button-swap", "success", Some("button-swap-yes"))) }
        }
    }
}

/// Writes the rematch that a player asks for, with buttons to answer or to withdraw, or a link to
/// the rematch that has begun. Empty if there is none.
fn rematch_part(view: &View<'_>, table: &GameTable, rematch: Option<&ShownRematch>) -> Markup {
    let texts = view.texts;
    let button =
        |press, label, class| press_button(texts, &view.press_id(press), label, class, None);
    html! {
        @match rematch {
            Some(ShownRematch::Declined(by)) if table.chair == Some(*by) => {
                @let others = table.row.game.chairs.chairs().filter(|chair| chair != by);
                @for other in others {
                    p { (texts.say_with("page-rematch-declined", [("who", view.called(other).into())])) }
                }
            }
            None | Some(ShownRematch::Declined(_)) => {}
            Some(ShownRematch::Asked(by)) if table.chair == Some(*by) => {
                p.offer {
                    span { (texts.say("page-rematch-offered")) }
                    (button(ForGame::NoRematch, "button-withdraw", "secondary"))
                }
            }
            Some(ShownRematch::Asked(by)) => {
                p.offer {
                    span { (texts.say_with("rematch-wished", [("who", view.called(*by).into())])) }
                    (button(ForGame::Rematch, "button-accept", "success"))
                    (button(ForGame::NoRematch, "button-decline", "secondary"))
                }
            }
            Some(ShownRematch::Begun(address)) => {
                p.offer {
                    span { (texts.say("page-rematch-begun")) }
                    a.button.success href=(address) { (texts.say("page-rematch-open")) }
                }
            }
        }
    }
}

/// Returns the button that opens the shared board of a game.
pub fn together_button(texts: Texts, label: &str, class: &str) -> Markup {
    html! {
        button class=(class) type="button" data-tool="together" data-script=(TOGETHER.path) {
            (texts.say(label))
        }
    }
}

/// Says which players have the shared board open.
fn together_sentence(texts: Texts, words: Words<'_>, news: &BoardNews) -> String {
    let names: Vec<String> = news.players.iter().map(|id| words.name_person(*id)).collect();
    let name = |id: Option<&String>| id.map(String::as_str).unwrap_or_default().to_owned();
    let args = [
        ("count", names.len().into()),
        ("who", name(names.first()).into()),
        ("other", name(names.last()).into()),
    ];
    texts.say_with("page-together-on", args)
}

/// Returns the label of the button that opens a shared board which others have open.
fn together_label(news: &BoardNews) -> &'static str {
    match news.role {
        BoardRole::Player | BoardRole::Admitted => "page-together-join",
        BoardRole::Reader => "page-together-watch",
    }
}

/// Writes the buttons after the visitor's own move or the end of the game: to take the move back,
/// the shared board that others have open, a rematch, the review, and the next game.
fn ways_on(visitor: &Visitor, table: &GameTable, view: &View<'_>, on: &WaysOn) -> Markup {
    let texts = visitor.texts;
    let back = |chair: Chair| !table.is_due() && view.can_take_back(chair, visitor.now);
    let back = table.chair.is_some_and(back);
    let takeback = takeback_press(view, table.chair, visitor.now);
    let until =
        table.chair.and_then(|chair| acting::takes_back_until(&table.row, chair, visitor.now));
    let again =
        may_play_again(table) && matches!(on.rematch, None | Some(ShownRematch::Declined(_)));
    let lead = on.lead(table.chair);
    let class = |way: Lead| if lead == Some(way) { "success" } else { "secondary" };
    let over = visitor.session.is_some() && table.row.game.outcome().is_some();
    let reviews = over && table.row.game.chairs.len() == 2;
    let together = on.together_with();
    html! {
        @if back || again || reviews || together.is_some() || on.next.is_some() {
            p.offer.ways {
                @if back {
                    (takeback.button(texts, "secondary"))
                    @if let Some(until) = until {
                        // A screen reader does not read each second.
                        span.small aria-hidden="true" { (write_clock_until(until.as_secs(), visitor.now.as_secs())) }
                    }
                }
                @if let Some(news) = together {
                    (together_button(texts, together_label(news), class(Lead::Together)))
                }
                @if again {
                    (rematch_button(view))
                }
                @if reviews && on.reviewed {
                    button class=(class(Lead::Review)) type="button" data-tool="review" { (texts.say("button-review")) }
                } @else if reviews {
                    (press_button(texts, &view.press_id(ForGame::Review), "button-review", "secondary", None))
                }
                @if let Some(next) = &on.next {
                    a.button class=(class(Lead::Next)) href=(next.address) {
                        (texts.say_with("button-next-of", [("count", next.count.into())]))
                    }
                }
            }
        }
    }
}

/// Returns the button that asks for a rematch. Its question names the terms, which stay the same.
fn rematch_button(view: &View<'_>) -> Markup {
    let texts = view.texts;
    let terms = variant::terms_sentence(texts, view.game.terms, false);
    let asks = texts.say_with("page-rematch-ask", [("terms", terms.into())]);
    html! {
        button.secondary type="button" data-press=(view.press_id(ForGame::Rematch)) data-ask=(asks)
            data-sure=(texts.say("button-rematch-yes")) { (texts.say("button-rematch")) }
    }
}
