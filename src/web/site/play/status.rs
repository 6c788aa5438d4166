//! The status line below the board: whose turn it is, the last move, an offer with its buttons, or
//! how the game ended.

use maud::{Markup, html};

use super::actions::{press_button, takeback_press};
use super::game_table::GameTable;
use crate::game::{Chair, Offer};
use crate::service::NextDue;
use crate::service::play::find;
use crate::show::custom_id::{ForGame, Mark};
use crate::show::pages::news;
use crate::show::pages::offers;
use crate::show::pages::view::View;
use crate::texts::deed::describe_deed;
use crate::web::site::Site;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The next game in which it is the visitor's turn, other than the one that is shown.
pub struct NextGame {
    /// The address of the page of that game.
    pub address: String,
    /// The number of games in which it is the visitor's turn.
    pub count: i64,
}

/// Finds another game in which it is the visitor's turn. `None` if it is their turn in this game,
/// if there is no other, or if the database fails: this link is not worth an error page.
pub async fn find_next_game(site: &Site, visitor: &Visitor, table: &GameTable) -> Option<NextGame> {
    let person = visitor.person().filter(|_| !table.is_due())?;
    let here = Some(table.row.game.id);
    let found = find::next_due(site.answers.service().db(), person, here).await.ok().flatten()?;
    let NextDue { row, others, .. } = found;
    let address = format!("/g/{}", site.pages.code(&row.game));
    Some(NextGame { address, count: i64::try_from(others).unwrap_or(i64::MAX).saturating_add(1) })
}

/// Writes the status line: whose turn it is, an offer with its buttons, or how the game ended. Adds
/// a link to the next game in which it is the visitor's turn.
pub fn status_line(visitor: &Visitor, table: &GameTable, next: Option<&NextGame>) -> Markup {
    let texts = visitor.texts;
    let view = table.view(visitor);
    let words = Words { texts, names: &table.names };
    let game = &table.row.game;
    let state = match game.to_move() {
        None => news::result_line(&view),
        Some(_) if table.is_due() => texts.say("page-status-yours"),
        Some(mover) => texts.say_with("page-status-theirs", [("who", view.called(mover).into())]),
    };
    let last = game.to_move().and_then(|_| last_played(&view));
    html! {
        p {
            (words.write_line(state.lines().next().unwrap_or_default()))
            @if let Some(last) = last { " " (words.write_line(&last)) }
        }
        (offer_part(visitor, table, &view))
        @if visitor.session.is_none() { p.small { (texts.say("page-not-in")) } }
        (ways_on(visitor, table, &view, next))
    }
}

/// Says who made the last move, which move it was, and its effect. `None` before the first move.
fn last_played(view: &View<'_>) -> Option<String> {
    let line = view.game.line();
    let before = line.positions().iter().rev().nth(1)?;
    let played = line.moves().last()?;
    let args = [
        ("who", view.called(view.game.chair_at(before.to_move())).into()),
        ("move", before.write(played).to_string().into()),
        ("deed", describe_deed(view.texts, before, played).into()),
    ];
    Some(view.texts.say_with("page-status-last", args))
}

/// Writes the open offer. A player who is asked gets buttons to answer, its maker a button to
/// withdraw it.
fn offer_part(visitor: &Visitor, table: &GameTable, view: &View<'_>) -> Markup {
    let texts = visitor.texts;
    let game = &table.row.game;
    let Some(pending) = game.pending_offer() else { return swap_part(table, view) };
    let asked = table.chair.is_some_and(|chair| game.must_answer(chair));
    let own = table.chair == Some(pending.by);
    let mark = Mark::game(game.id, pending.seq);
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
            span { (texts.say_with("board-offer", args)) }
            @if asked && !own {
                (press_button(texts, &mark.id(&agree), agrees, "success", sure))
                (press_button(texts, &mark.id(&refuse), refuses, "secondary", None))
            } @else if withdraws {
                (press_button(texts, &mark.id(&ForGame::Refuse), "button-withdraw", "secondary", None))
            }
        }
    }
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

/// Writes the buttons after the visitor's own move or the end of the game: to take the move back, a
/// rematch, and the next game.
fn ways_on(
    visitor: &Visitor,
    table: &GameTable,
    view: &View<'_>,
    next: Option<&NextGame>,
) -> Markup {
    let texts = visitor.texts;
    let game = &table.row.game;
    let back = |chair: Chair| !table.is_due() && view.can_take_back(chair, visitor.now);
    let back = table.chair.is_some_and(back);
    let (takeback, sure) = takeback_press(view, table.chair, visitor.now);
    let again = table.chair.is_some() && game.outcome().is_some() && game.chairs.len() == 2;
    html! {
        @if back || again || next.is_some() {
            p.offer {
                @if back {
                    (press_button(texts, &takeback, "button-take-back", "secondary", sure))
                }
                @if again {
                    (press_button(texts, &view.press_id(ForGame::Rematch), "button-rematch", "secondary", Some("button-rematch-yes")))
                }
                @if let Some(next) = next {
                    a.button.success href=(next.address) {
                        (texts.say_with("button-next-of", [("count", next.count.into())]))
                    }
                }
            }
        }
    }
}
