//! The vote of a channel about its move, on the page of the game: how it stands, which moves
//! can be chosen, and the visitor's own vote.

use maud::{Markup, html};

use super::game_table::GameTable;
use crate::game::{BallotState, Game};
use crate::service::play::ballots::{SeenVote, find_seen_vote};
use crate::show::pages::view::View;
use crate::show::pages::voting;
use crate::web::site::Site;
use crate::web::site::board::line_state::{LegalMove, end_cells, legal_moves};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// Finds the open vote about the board of a game. `None` without one, and for the players of the
/// game, who do not vote. Leaves out what the database fails to tell.
pub async fn find_vote(site: &Site, visitor: &Visitor, table: &GameTable) -> Option<SeenVote> {
    if table.chair.is_some() {
        return None;
    }
    let reader = visitor.session.map(|session| session.player);
    let db = site.answers.service().db();
    find_seen_vote(db, &table.row.game, reader).await.ok().flatten()
}

/// Returns the moves for which a person can vote.
pub fn votable_moves(visitor: &Visitor, game: &Game, vote: &SeenVote) -> Vec<LegalMove> {
    let mut moves = legal_moves(visitor.texts, game.position());
    if let BallotState::Second(_, pair) = &vote.open.ballot.state {
        moves.retain(|one| pair.contains(&one.text));
    }
    moves
}

/// Returns the first and the last cell of the move for which the visitor votes. `None` if they have
/// not voted.
pub fn own_cells(game: &Game, vote: &SeenVote) -> Option<[String; 2]> {
    let position = game.position();
    Some(end_cells(position, position.read(vote.own.as_ref()?).ok()?))
}

/// Says how the vote stands, and for which move the visitor votes.
pub fn vote_part(view: &View<'_>, words: Words<'_>, vote: &SeenVote) -> Markup {
    let own = vote.own.as_ref();
    let own = own.map(|text| view.texts.say_with("page-vote-own", [("move", text.into())]));
    html! {
        p {
            (words.write_line(&voting::page_line(view, &vote.open)))
            @if let Some(own) = own { " " (words.write_line(&own)) }
        }
    }
}
