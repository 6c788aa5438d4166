//! The listener.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::routes::routes;
use crate::discord::Bot;

/// How long requests that are under way may take after the signal to stop.
const GRACE: Duration = Duration::from_secs(5);

/// An address that is listened at.
pub struct Web {
    listener: TcpListener,
}

impl Web {
    /// Listens at an address; port 0 picks a free one.
    pub fn listen(address: SocketAddr) -> io::Result<Web> {
        let listener = std::net::TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Web { listener: TcpListener::from_std(listener)? })
    }

    /// The address.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Serves until `stop`, then finishes what is under way.
pub async fn serve(web: Web, bot: Bot, stop: CancellationToken) {
    let ending = stop.clone();
    let served = axum::serve(web.listener, routes(bot)).with_graceful_shutdown(async move { ending.cancelled().await });
    let late = async {
        stop.cancelled().await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        ended = served => {
            if let Err(error) = ended {
                tracing::error!(%error, "nothing is served over HTTP any more");
            }
        }
        // A connection that somebody keeps open is not waited for.
        () = late => {}
    }
}
