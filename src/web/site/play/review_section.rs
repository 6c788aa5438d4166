//! The review of a finished game next to its board: a chart of the chances, with marks that link to
//! their plies, and the verdicts as text.

use std::collections::BTreeMap;

use maud::{Markup, html};
use murus_engine::Review;
use murus_gallicus::{Line, Seat};
use serde::Serialize;

use super::game_table::GameTable;
use super::panel::Panel;
use crate::service::BookDeparture;
use crate::service::turning_point;
use crate::show::pages::review::{MoveRemark, in_words, verdict_page};
use crate::texts::Texts;
use crate::web::site::board::line_state::end_cells;
use crate::web::site::board::move_table::MoveMark;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The width of the chart, in units of its SVG view box.
const WIDTH: usize = 600;
/// The height of the chart, in units of its SVG view box.
const HEIGHT: f64 = 120.0;

/// Half the width of the area that can be tapped for a mark, in units of the chart's view box.
const REACH: f64 = 24.0;

/// Returns the review of a game as HTML. `left` says where the game left the opening book, if
/// known.
pub fn review_section(
    visitor: &Visitor,
    table: &GameTable,
    review: &Review,
    left: Option<&BookDeparture>,
) -> Markup {
    let view = table.view(visitor);
    let words = Words { texts: visitor.texts, names: &table.names };
    html! {
        div.seen {
            (chance_chart(visitor, table, review))
            // On a small screen the sheet covers the status line, which says the same.
            div #remark aria-hidden="true" {}
        }
        (Panel { words, table: Some(table) }.panel_of_page(&verdict_page(&view, review, left)))
    }
}

/// Returns the marks of the moves that a review criticizes: `??` for a missed win, and `?` for the
/// others that mattered.
pub fn mark_moves(texts: Texts, remarks: &[MoveRemark]) -> Vec<MoveMark> {
    let mark = |remark: &MoveRemark| {
        let (sign, words) = match remark.missed {
            true => ("??", "review-sign-missed"),
            false => ("?", "review-sign-mistake"),
        };
        MoveMark { ply: remark.ply, sign, words: texts.say(words) }
    };
    remarks.iter().map(mark).collect()
}

/// What the script shows at the position after a criticized move.
#[derive(Serialize)]
pub struct PlyRemark {
    /// The sentence about the move, as HTML.
    text: String,
    /// The first and the last cell of the better move. `None` if it cannot be read.
    arrow: Option<[String; 2]>,
}

/// Returns what the script shows of a review, by the number of plies after each criticized move.
pub fn list_ply_remarks(
    words: Words<'_>,
    line: &Line,
    remarks: &[MoveRemark],
) -> BTreeMap<usize, PlyRemark> {
    let arrow = |remark: &MoveRemark| {
        let position = &line.positions()[remark.ply];
        Some(end_cells(position, position.read(&remark.better).ok()?))
    };
    let shown = |remark: &MoveRemark| {
        let text = words.write_text(&remark.text).into_string();
        (remark.ply + 1, PlyRemark { text, arrow: arrow(remark) })
    };
    remarks.iter().map(shown).collect()
}

/// Draws the chances after each ply as a chart: the higher the light area, the better for the
/// Romans.
fn chance_chart(visitor: &Visitor, table: &GameTable, review: &Review) -> Markup {
    let texts = visitor.texts;
    let view = table.view(visitor);
    let line = table.row.game.line();
    let turning = turning_point(line, review);
    let plies = review.glances.len().saturating_sub(1).max(1);
    let step = WIDTH as f64 / plies as f64;
    let across = |ply: usize| ply as f64 * step;
    let down = |romans: f64| HEIGHT * (1.0 - romans);
    let curve = review.glances.iter().enumerate();
    let curve: String =
        curve.map(|(ply, one)| format!("L{:.1} {:.1}", across(ply), down(one.romans))).collect();
    let ground = format!("M0 {HEIGHT}{curve}L{WIDTH} {HEIGHT}Z");
    let movers = review.movers(line);
    // A missed win is drawn where the curve could have gone, the turning point where it did go.
    let top = |seat: Seat| if seat == Seat::Romans { 0.92 } else { 0.08 };
    let missed = review.missed(&movers).into_iter();
    let missed =
        missed.map(|(ply, _)| (ply, down(top(movers[ply].side)), "cross", "review-sign-missed"));
    let turned = turning
        .map(|ply| (ply, down(review.glances[ply + 1].romans), "point", "review-sign-turning"));
    html! {
        svg.chances viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(in_words(&view, review, turning)) {
            path.romans d=(ground) {}
            path.even d={ "M0 " (HEIGHT / 2.0) "H" (WIDTH) } {}
            g transform={ "scale(" (format!("{step:.3}")) " 1)" } {
                line #cursor x1=(plies) x2=(plies) y1="0" y2=(HEIGHT) {}
                @for ply in 0..=plies {
                    rect.ply data-ply=(ply) x=(ply as f64 - 0.5) width="1" y="0" height=(HEIGHT) {}
                }
            }
            @for (ply, y, sign, words) in missed.chain(turned) {
                a href={ "/g/" (table.code) "/" (ply + 1) } data-ply=(ply + 1)
                    aria-label=(format!("{}: {}", texts.say(words), line.numbered_move(ply))) {
                    rect.ply x=(across(ply + 1) - REACH) width=(2.0 * REACH) y="0" height=(HEIGHT) {}
                    g transform={ "translate(" (format!("{:.1} {y:.1}", across(ply + 1))) ")" } {
                        @if sign == "point" { circle.point r="8" {} }
                        @else { path.cross d="M-6 -6L6 6M-6 6L6 -6" {} }
                    }
                }
            }
        }
    }
}
