//! The web pages: playing a game, a person's own games, learning, and pages about the game. They
//! present the same use cases as `discord` does, and decide nothing themselves.

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

/// The shared state of the web pages. Cheap to clone.
#[derive(Clone)]
pub struct Site {
    answers: PageAnswers,
    pages: Pages,
    live: Live,
    proxies: u8,
}

impl Site {
    /// Creates the state of the pages. `proxies` is the number of proxies before this server. The
    /// streams to open pages end with `stop`.
    pub fn new(answers: PageAnswers, pages: Pages, proxies: u8, stop: CancellationToken) -> Site {
        Site { live: Live::new(answers.service(), stop), answers, pages, proxies }
    }
}
