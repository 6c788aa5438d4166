//! The web pages: a game that can be touched, one's own games, and what the game is. A second
//! presentation of the same use cases; like `discord` it decides nothing.

mod address;
mod assets;
mod beside;
mod board;
mod door;
mod exercise;
mod field;
mod files;
mod free;
mod front;
mod game;
mod home;
mod learn;
mod live;
mod news;
mod panel;
mod press;
mod puzzle;
mod query;
mod review;
mod routes;
mod shell;
mod state;
mod table;
mod thinking;
mod visitor;
mod walls;
mod words;

use tokio_util::sync::CancellationToken;

use crate::answers::inputs::pages::PageAnswers;
use crate::service::site::Pages;

use live::Live;

pub use routes::serve_pages;

/// The web pages. Cheap to clone.
#[derive(Clone)]
pub struct Site {
    answers: PageAnswers,
    pages: Pages,
    live: Live,
}

impl Site {
    /// Returns the pages with these answers, until `stop`.
    pub fn new(answers: PageAnswers, pages: Pages, stop: CancellationToken) -> Site {
        Site { live: Live::new(answers.service(), stop), answers, pages }
    }
}
