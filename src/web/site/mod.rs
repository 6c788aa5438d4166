//! The web pages: a game that can be touched, one's own games, and what the game is. A second
//! presentation of the same use cases; like `discord` it decides nothing.

mod board;
mod frame;
mod front;
mod people;
mod play;
mod study;

use tokio_util::sync::CancellationToken;

use crate::answers::inputs::pages::PageAnswers;
use crate::service::site::Pages;

use play::live::Live;

pub use front::routes::serve_pages;

/// The web pages. Cheap to clone.
#[derive(Clone)]
pub struct Site {
    answers: PageAnswers,
    pages: Pages,
    live: Live,
    proxies: u8,
}

impl Site {
    /// Returns the pages with these answers behind this number of proxies, until `stop`.
    pub fn new(answers: PageAnswers, pages: Pages, proxies: u8, stop: CancellationToken) -> Site {
        Site { live: Live::new(answers.service(), stop), answers, pages, proxies }
    }
}
