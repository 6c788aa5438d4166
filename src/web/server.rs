//! A bounded server: of connections, of the time for the head of a request, of idleness. The oldest
//! connection without a whole request gives way to a new one, so nobody holds the door shut.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The most connections at once. Of 256 descriptors, which some systems give a process, most are
/// left to the database and to Discord.
const CONNECTIONS: usize = 96;

/// How long the head of a request may take, and how long a connection may be idle before it.
const HEAD: Duration = Duration::from_secs(10);

/// How long running requests may take after the signal to stop.
const GRACE: Duration = Duration::from_secs(5);

/// The pause after a connection that could not be accepted: the cause may last a while.
const PAUSE: Duration = Duration::from_millis(100);

/// The most connections for the readers of pages, each of which may stay open for news; and the
/// descriptors that are left to everything else.
const READERS: usize = 4096;
const SPARED: usize = 256;

/// A listener.
pub struct Web {
    listener: TcpListener,
    room: usize,
}

impl Web {
    /// Listens at an address. Port 0 picks a free one.
    pub fn listen(address: SocketAddr) -> io::Result<Web> {
        let listener = std::net::TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Web { listener: TcpListener::from_std(listener)?, room: CONNECTIONS })
    }

    /// The same with room for many readers, as far as the process has descriptors.
    pub fn with_readers(self) -> Web {
        let readers = descriptors().map_or(CONNECTIONS, |most| most.saturating_sub(SPARED));
        Web { room: readers.clamp(CONNECTIONS, READERS), ..self }
    }

    /// The address it listens at.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Serves these routes until `stop`, then finishes running requests.
pub async fn serve(web: Web, routes: Router, stop: CancellationToken) {
    let (open, tracker) = (Arc::new(Connections::new(web.room)), TaskTracker::new());
    loop {
        let accepted = tokio::select! {
            accepted = web.listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, _)) => {
                let Some(place) = open.admit(&stop).await else { break };
                tracker.spawn(converse(stream, routes.clone(), place, stop.clone()));
            }
            // The peer may be gone already, or no descriptor is free.
            Err(error) => {
                tracing::debug!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    tracker.close();
    // A client may keep a connection open; nothing waits for that.
    let _ = tokio::time::timeout(GRACE, tracker.wait()).await;
}

/// Serves one connection until its end, its eviction, or `stop`.
async fn converse(stream: TcpStream, routes: Router, place: Place, stop: CancellationToken) {
    let routes = TowerToHyperService::new(routes);
    let busy = Arc::clone(&place.busy);
    let service = service_fn(move |request: Request<Incoming>| {
        busy.store(true, Ordering::Relaxed);
        let (answering, busy) = (routes.call(request), Arc::clone(&busy));
        async move {
            let answer = answering.await;
            busy.store(false, Ordering::Relaxed);
            Ok::<_, Infallible>(answer.unwrap_or_else(|never| match never {}))
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service));
    tokio::select! {
        // A peer that goes away is no failure of ours.
        _ = connection.as_mut() => {}
        () = place.evicted.cancelled() => {}
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// The most descriptors of this process, where Linux says so.
fn descriptors() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The open connections.
struct Connections {
    /// The most at once.
    room: usize,
    open: Mutex<Open>,
    left: Notify,
}

#[derive(Default)]
struct Open {
    /// How many there have been.
    count: u64,
    /// By number, so the oldest first.
    places: BTreeMap<u64, (Arc<AtomicBool>, CancellationToken)>,
    /// Whether the bound was met and said to be.
    warned: bool,
}

/// A connection's place, free again when it is dropped.
struct Place {
    home: Arc<Connections>,
    number: u64,
    /// Whether a whole request is being answered.
    busy: Arc<AtomicBool>,
    /// The connection has to give way.
    evicted: CancellationToken,
}

impl Connections {
    fn new(room: usize) -> Connections {
        Connections { room, open: Mutex::default(), left: Notify::new() }
    }

    /// A place for one more connection, for which the oldest one without a whole request gives way.
    /// Waits while all are busy; `None` at the end of the server.
    async fn admit(self: &Arc<Self>, stop: &CancellationToken) -> Option<Place> {
        loop {
            let left = self.left.notified();
            if let Some(place) = self.place() {
                return Some(place);
            }
            tokio::select! {
                () = left => {}
                () = stop.cancelled() => return None,
            }
        }
    }

    fn place(self: &Arc<Self>) -> Option<Place> {
        let mut open = self.open();
        if open.places.len() >= self.room {
            if !open.warned {
                open.warned = true;
                tracing::warn!(connections = self.room, "as many HTTP connections as there may be: idle ones give way");
            }
            let idle = open.places.iter().find(|(_, (busy, _))| !busy.load(Ordering::Relaxed));
            let number = *idle?.0;
            if let Some((_, evicted)) = open.places.remove(&number) {
                evicted.cancel();
            }
        }
        open.count += 1;
        let (number, busy, evicted) = (open.count, Arc::default(), CancellationToken::new());
        open.places.insert(number, (Arc::clone(&busy), evicted.clone()));
        Some(Place { home: Arc::clone(self), number, busy, evicted })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.home.open();
        open.places.remove(&self.number);
        // Said again when it is met again.
        open.warned &= open.places.len() >= self.home.room / 2;
        drop(open);
        self.home.left.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_oldest_idle_connection_gives_way() {
        let (open, stop) = (Arc::new(Connections::new(CONNECTIONS)), CancellationToken::new());
        let mut places = Vec::new();
        for _ in 0..CONNECTIONS {
            places.push(open.admit(&stop).await.expect("there is room"));
        }
        places[0].busy.store(true, Ordering::Relaxed);
        let fresh = open.admit(&stop).await.expect("one gives way");
        let evicted = |places: &[Place]| places.iter().filter(|place| place.evicted.is_cancelled()).count();
        assert!(!places[0].evicted.is_cancelled() && places[1].evicted.is_cancelled());
        assert_eq!(evicted(&places), 1);
        for place in places.iter().chain([&fresh]) {
            place.busy.store(true, Ordering::Relaxed);
        }
        assert!(open.place().is_none(), "all answer a request");
        drop(fresh);
        assert!(open.admit(&stop).await.is_some());
        stop.cancel();
        assert!(open.place().is_some() || open.admit(&stop).await.is_none());
    }
}
