//! The open connections of the HTTP server. While all slots are taken, a silent connection gives
//! way to a new one: one of the IP address with the most connections, so that one address cannot
//! keep others out.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::clock;

/// How long a connection may be silent while all connection slots are taken, before the server may
/// close it for a new one. Meanwhile a burst of new connections waits in the listener's queue, and
/// none is lost.
const SILENT: Duration = Duration::from_secs(1);

/// What a connection is doing: waiting for its client, or answering it.
#[derive(Default)]
pub(super) struct ConnectionActivity(Mutex<Doing>);

#[derive(Default)]
struct Doing {
    /// True while a whole request is being answered.
    answers: bool,
    /// The time since which the server waits for bytes from the client. `None` while there are
    /// bytes to read.
    waits: Option<Instant>,
    /// The time since which the client accepts no more bytes. `None` while it accepts them.
    stuck: Option<Instant>,
}

impl ConnectionActivity {
    /// Notes the outcome of a read. `waits` is true if there were no bytes to read.
    fn note_read(&self, waits: bool) {
        let mut doing = self.lock_doing();
        doing.waits = waits.then(|| doing.waits.unwrap_or_else(clock::instant));
    }

    /// Notes the outcome of a write. `stuck` is true if the client accepted no more bytes;
    /// otherwise the write counts as activity.
    fn note_write(&self, stuck: bool) {
        let mut doing = self.lock_doing();
        doing.stuck = stuck.then(|| doing.stuck.unwrap_or_else(clock::instant));
        if !stuck {
            doing.waits = doing.waits.map(|_| clock::instant());
        }
    }

    /// Notes that a whole request is being answered.
    pub(super) fn begin_answer(&self) {
        self.lock_doing().answers = true;
    }

    /// Notes the end of an answer. The time of silence starts anew, so the client has time for its
    /// next request.
    pub(super) fn end_answer(&self) {
        let mut doing = self.lock_doing();
        doing.answers = false;
        doing.waits = doing.waits.map(|_| clock::instant());
    }

    /// Returns how long the client has been silent. `None` while the server has something to do for
    /// it.
    pub(super) fn silence(&self, now: Instant) -> Option<Duration> {
        let doing = self.lock_doing();
        doing
            .stuck
            .or(doing.waits)
            .filter(|_| !doing.answers)
            .map(|since| now.saturating_duration_since(since))
    }

    fn lock_doing(&self) -> MutexGuard<'_, Doing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A stream that records in a [`ConnectionActivity`] when its client neither sends nor reads.
pub(super) struct Heard {
    /// The connection's stream.
    pub(super) stream: TcpStream,
    /// The activity of the connection.
    pub(super) activity: Arc<ConnectionActivity>,
}

impl AsyncRead for Heard {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, into);
        self.activity.note_read(read.is_pending());
        read
    }
}

impl AsyncWrite for Heard {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.activity.note_write(written.is_pending());
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.activity.note_write(written.is_pending());
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// The open connections, and the limit on them.
pub(super) struct Connections {
    /// The most connections at once.
    room: usize,
    open: Mutex<Open>,
    left: Notify,
}

#[derive(Default)]
struct Open {
    /// The number of connections accepted so far.
    count: u64,
    /// The open connections by number, so the oldest is first.
    places: BTreeMap<u64, Taken>,
    /// True once the log says that all connection slots are taken.
    warned: bool,
}

/// The record of an open connection, from which the one to evict is chosen.
struct Taken {
    from: IpAddr,
    activity: Arc<ConnectionActivity>,
    evicted: CancellationToken,
}

/// The slot of an open connection. Dropping it frees the slot.
pub(super) struct ConnectionPlace {
    home: Arc<Connections>,
    number: u64,
    /// What the connection is doing.
    pub(super) activity: Arc<ConnectionActivity>,
    /// Cancelled when the connection is evicted for a new one.
    pub(super) evicted: CancellationToken,
}

/// The reason why no connection can be evicted yet. The new connection then waits.
enum Full {
    /// No connection has been silent for long enough. The first one can be evicted after this time.
    Until(Duration),
    /// Every connection is in the middle of an answer.
    Busy,
}

impl Connections {
    pub(super) fn new(room: usize) -> Connections {
        Connections { room, open: Mutex::default(), left: Notify::new() }
    }

    /// Returns a slot for a new connection from this address. If all are taken, evicts a silent
    /// connection, or waits until one has been silent for long enough. `None` once the server
    /// stops.
    pub(super) async fn admit_connection(
        self: &Arc<Self>,
        from: IpAddr,
        stop: &CancellationToken,
    ) -> Option<ConnectionPlace> {
        loop {
            let left = self.left.notified();
            let wait = match self.take_place(from, clock::instant()) {
                Ok(place) => return Some(place),
                Err(Full::Until(wait)) => wait,
                Err(Full::Busy) => SILENT,
            };
            tokio::select! {
                () = left => {}
                () = tokio::time::sleep(wait) => {}
                () = stop.cancelled() => return None,
            }
        }
    }

    fn take_place(self: &Arc<Self>, from: IpAddr, now: Instant) -> Result<ConnectionPlace, Full> {
        let mut open = self.lock_open();
        if open.places.len() >= self.room {
            if !open.warned {
                open.warned = true;
                tracing::warn!(
                    connections = self.room,
                    "as many HTTP connections as there may be: idle ones give way"
                );
            }
            open.evict_silent(now)?;
        }
        open.count += 1;
        let number = open.count;
        let activity = Arc::<ConnectionActivity>::default();
        let evicted = CancellationToken::new();
        open.places.insert(
            number,
            Taken { from, activity: Arc::clone(&activity), evicted: evicted.clone() },
        );
        Ok(ConnectionPlace { home: Arc::clone(self), number, activity, evicted })
    }

    fn lock_open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Evicts the oldest silent connection of the IP address with the most connections. Fails if
    /// none has been silent for long enough.
    fn evict_silent(&mut self, now: Instant) -> Result<(), Full> {
        let mut held = HashMap::<IpAddr, usize>::new();
        for taken in self.places.values() {
            *held.entry(taken.from).or_default() += 1;
        }
        let silences = self.places.iter().filter_map(|(number, taken)| {
            Some((*number, held[&taken.from], taken.activity.silence(now)?))
        });
        let silences: Vec<_> = silences.collect();
        let silent = silences.iter().filter(|(_, _, silence)| *silence >= SILENT);
        let Some((number, ..)) = silent.min_by_key(|(number, held, _)| (Reverse(*held), *number))
        else {
            let longest = silences.iter().map(|(_, _, silence)| *silence).max();
            return Err(longest.map_or(Full::Busy, |silence| Full::Until(SILENT - silence)));
        };
        if let Some(taken) = self.places.remove(number) {
            taken.evicted.cancel();
        }
        Ok(())
    }
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        let mut open = self.home.lock_open();
        open.places.remove(&self.number);
        // The log repeats its warning only after half of the slots were free.
        open.warned &= open.places.len() >= self.home.room / 2;
        drop(open);
        self.home.left.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const SECOND: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn fill(open: &Arc<Connections>, now: Instant) -> Vec<ConnectionPlace> {
        let from = |n| if n % 4 == 0 { FIRST } else { SECOND };
        let places: Vec<_> =
            (0..8).map(|n| open.take_place(from(n), now).ok().expect("there is room")).collect();
        places.iter().for_each(|place| place.activity.note_read(true));
        places
    }

    fn evicted(places: &[ConnectionPlace]) -> Vec<usize> {
        (0..places.len()).filter(|&n| places[n].evicted.is_cancelled()).collect()
    }

    #[test]
    fn a_silent_connection_of_the_busiest_address_gives_way() {
        let open = Arc::new(Connections::new(8));
        let now = clock::instant();
        let places = fill(&open, now);
        places[1].activity.begin_answer();
        assert!(open.take_place(FIRST, now + SILENT * 2).is_ok());
        assert_eq!(
            evicted(&places),
            [2],
            "the first address has fewer, and the next one is answered"
        );
    }

    #[test]
    fn nothing_gives_way_within_a_second() {
        let open = Arc::new(Connections::new(8));
        let now = clock::instant();
        let places = fill(&open, now);
        let soon = open.take_place(FIRST, now + SILENT / 2);
        assert!(
            matches!(soon, Err(Full::Until(wait)) if wait <= SILENT),
            "a burst waits in the queue"
        );
        places[3].activity.note_read(false);
        assert_eq!(places[3].activity.silence(now + SILENT), None, "there are bytes to read");
        places[4].activity.note_read(false);
        places[4].activity.note_write(true);
        assert!(
            places[4].activity.silence(clock::instant() + SILENT) >= Some(SILENT),
            "it takes no more bytes"
        );
        places.iter().for_each(|place| place.activity.begin_answer());
        assert!(matches!(open.take_place(FIRST, now + SILENT * 9), Err(Full::Busy)));
        assert_eq!(evicted(&places), [] as [usize; 0]);
        drop(places);
        assert!(open.take_place(FIRST, now).is_ok());
    }
}
