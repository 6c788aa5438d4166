//! The listener.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::routes::routes;
use super::site::{self, Site};
use crate::discord::Bot;
use crate::service::pages::Pages;

/// How long running requests may take after the signal to stop.
const GRACE: Duration = Duration::from_secs(5);

/// A listener.
pub struct Web {
    listener: TcpListener,
}

impl Web {
    /// Listens at an address. Port 0 picks a free one.
    pub fn listen(address: SocketAddr) -> io::Result<Web> {
        let listener = std::net::TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Web { listener: TcpListener::from_std(listener)? })
    }

    /// The address it listens at.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Serves until `stop`, then finishes running requests.
pub async fn serve(web: Web, bot: Bot, stop: CancellationToken) {
    serve_all(web, routes(bot), stop).await;
}

/// Serves the pages of a bot until `stop`, then finishes running requests.
pub async fn serve_pages(web: Web, bot: Bot, pages: Pages, stop: CancellationToken) {
    let site = Site::new(&bot, pages);
    tokio::select! {
        () = serve_all(web, site::routes(site.clone()), stop) => {}
        () = site.hear_of_changes() => {}
    }
}

async fn serve_all(web: Web, routes: Router, stop: CancellationToken) {
    let ending = stop.clone();
    let served = axum::serve(web.listener, routes).with_graceful_shutdown(async move { ending.cancelled().await });
    let late = async {
        stop.cancelled().await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        ended = served => {
            if let Err(error) = ended {
                tracing::error!(%error, "HTTP is no longer served");
            }
        }
        // A client may keep a connection open; nothing waits for that.
        () = late => {}
    }
}
