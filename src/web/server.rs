//! An HTTP server with limits on the number of connections, on the time for a request, and on idle
//! time.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::connections::{ConnectionPlace, Connections, Heard};
use crate::clock;

/// The most connections at once, unless [`Web::with_readers`] raises it. Some systems give a
/// process only 256 file descriptors: most of them are left to the database and to Discord.
const CONNECTIONS: usize = 96;

/// The longest time that the head of a request may take. Also the longest time that a connection
/// may be idle before a request.
const HEAD: Duration = Duration::from_secs(10);

/// The longest time that the body of a request may take.
const BODY: Duration = Duration::from_secs(10);

/// The longest time that running requests may take after the signal to stop.
const GRACE: Duration = Duration::from_secs(5);

/// The pause after a connection could not be accepted, because the cause may last a while.
const PAUSE: Duration = Duration::from_millis(100);

/// The most connections on a server of web pages. Each open page may keep a connection open for its
/// news.
const READERS: usize = 4096;
/// The number of file descriptors that are kept free for everything but connections to web pages.
const SPARED: usize = 256;

/// A TCP listener for HTTP, with its limit on connections and its number of proxies.
pub struct Web {
    listener: TcpListener,
    room: usize,
    proxies: u8,
}

/// The IP address of the other end of a connection. Each request on the connection has it as an
/// extension.
#[derive(Clone, Copy, Debug)]
pub struct PeerAddress(pub IpAddr);

impl Web {
    /// Listens at an address. Port 0 picks a free port. Fails if the address cannot be bound.
    pub fn listen(address: SocketAddr) -> io::Result<Web> {
        let listener = std::net::TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Web { listener: TcpListener::from_std(listener)?, room: CONNECTIONS, proxies: 1 })
    }

    /// Raises the limit on connections for many readers of pages, as far as the process has file
    /// descriptors.
    pub fn with_readers(self) -> Web {
        let readers = max_descriptors().map_or(CONNECTIONS, |most| most.saturating_sub(SPARED));
        Web { room: readers.clamp(CONNECTIONS, READERS), ..self }
    }

    /// Sets the number of proxies between clients and this server.
    pub fn behind_proxies(self, proxies: u8) -> Web {
        Web { proxies, ..self }
    }

    /// The number of proxies between clients and this server: 1 by default.
    pub fn proxies(&self) -> u8 {
        self.proxies
    }

    /// Returns the address at which the server listens. Fails if the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Serves these routes until `stop`. Then finishes running requests, for at most 5 seconds.
pub async fn serve_routes(web: Web, routes: Router, stop: CancellationToken) {
    let open = Arc::new(Connections::new(web.room));
    let tracker = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = web.listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(place) = open.admit_connection(peer.ip(), &stop).await else { break };
                let peer = PeerAddress(peer.ip());
                tracker.spawn(serve_connection(
                    (stream, peer),
                    routes.clone(),
                    place,
                    stop.clone(),
                ));
            }
            // The client may be gone already, or no file descriptor is free.
            Err(error) => {
                tracing::debug!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    tracker.close();
    // A client may keep a connection open; the server does not wait for it longer than this.
    let _ = tokio::time::timeout(GRACE, tracker.wait()).await;
}

/// Serves one connection until it ends, until it is evicted for a new one, or until `stop`.
async fn serve_connection(
    (stream, peer): (TcpStream, PeerAddress),
    routes: Router,
    place: ConnectionPlace,
    stop: CancellationToken,
) {
    let routes = TowerToHyperService::new(routes);
    let activity = Arc::clone(&place.activity);
    let service = service_fn(move |request: Request<Incoming>| {
        let routes = routes.clone();
        let activity = Arc::clone(&activity);
        async move {
            let mut whole = match read_body(request).await {
                Ok(whole) => whole,
                Err(refusal) => return Ok::<_, Infallible>(refusal),
            };
            whole.extensions_mut().insert(peer);
            activity.begin_answer();
            let answer = routes.call(whole).await;
            activity.end_answer();
            Ok(answer.unwrap_or_else(|never| match never {}))
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let stream = Heard { stream, activity: Arc::clone(&place.activity) };
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service));
    // Bytes that have arrived are read before the connection is evicted.
    tokio::select! {
        biased;
        // A client that disconnects is no failure of the server.
        _ = connection.as_mut() => return,
        () = stop.cancelled() => {}
        () = place.evicted.cancelled() => if place.activity.silence(clock::instant()).is_some() { return },
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// The largest request body that any route accepts, in bytes.
const LARGEST: usize = 1 << 20;

/// Reads the whole body of a request. Returns the refusal as an error if the body is too long or
/// too slow.
async fn read_body(request: Request<Incoming>) -> Result<Request, Response> {
    let (head, body) = request.into_parts();
    match tokio::time::timeout(BODY, to_bytes(Body::new(body), LARGEST)).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(head, Body::from(bytes))),
        Ok(Err(_)) => Err((StatusCode::PAYLOAD_TOO_LARGE, "too large\n").into_response()),
        Err(_) => Err((StatusCode::REQUEST_TIMEOUT, "too slow\n").into_response()),
    }
}

/// Returns the most file descriptors that this process may open. `None` if the system is not Linux
/// or does not say.
fn max_descriptors() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
