//! Discord's limits of requests, kept only if asked for. Answers to interactions do not count.

use std::collections::{HashMap, VecDeque};

/// The window in which requests of the whole bot are counted, in ms.
const SECOND: i64 = 1_000;

/// The limits of routes in one channel: method, the end of the path, the most requests, and the
/// window in which they are counted, in ms.
const ROUTES: [(&str, &str, usize, i64); 3] = [
    ("POST", "messages", 5, 5_000),
    ("PATCH", "messages/", 5, 5_000),
    ("DELETE", "messages/", 5, 1_000),
];

/// The times of the latest requests, which are counted against Discord's limits.
#[derive(Debug)]
pub(crate) struct RequestLimits {
    /// The most requests of the whole bot in a second.
    global: usize,
    all: VecDeque<i64>,
    /// The times of requests by index into [`ROUTES`] and by channel, in ms since 1970.
    routes: HashMap<(usize, u64), VecDeque<i64>>,
    /// The number of requests that were counted.
    pub counted: u64,
    /// The number of requests that came too soon.
    pub limited: u64,
}

/// The ruling of the limits on a request. `headers` are those of its answer. `refused` is set if
/// the request comes too soon: how many ms too soon, and true if the limit of the whole bot refused
/// it.
#[derive(Debug, Default)]
pub(crate) struct Ruling {
    pub headers: Vec<(&'static str, String)>,
    pub refused: Option<(u64, bool)>,
}

impl RequestLimits {
    pub fn new(global: usize) -> RequestLimits {
        RequestLimits {
            global,
            all: VecDeque::new(),
            routes: HashMap::new(),
            counted: 0,
            limited: 0,
        }
    }

    /// Rules on a request at a time in ms since 1970, by its method and its path, and counts it.
    /// Answers to interactions do not count and are never refused.
    pub fn rule(&mut self, now: i64, method: &str, path: &str) -> Ruling {
        if path.starts_with("interactions/") || path.starts_with("webhooks/") {
            return Ruling::default();
        }
        self.counted += 1;
        if let Some(wait) = too_soon(&mut self.all, now, self.global, SECOND) {
            self.limited += 1;
            let headers = vec![
                ("x-ratelimit-global", "true".to_owned()),
                ("x-ratelimit-scope", "global".to_owned()),
            ];
            return Ruling { headers, refused: Some((wait, true)) };
        }
        let Some((n, channel)) = route_of(method, path) else {
            self.all.push_back(now);
            return Ruling::default();
        };
        let (_, _, limit, window) = ROUTES[n];
        let begun = self.routes.entry((n, channel)).or_default();
        let wait = too_soon(begun, now, limit, window);
        if wait.is_none() {
            begun.push_back(now);
            self.all.push_back(now);
        }
        let left = begun.front().map_or(0, |first| first + window - now);
        let mut headers = vec![
            ("x-ratelimit-limit", limit.to_string()),
            ("x-ratelimit-remaining", (limit - begun.len()).to_string()),
            ("x-ratelimit-reset", format!("{:.3}", (now + left) as f64 / 1000.0)),
            ("x-ratelimit-reset-after", format!("{:.3}", left as f64 / 1000.0)),
            ("x-ratelimit-bucket", format!("{:032x}", n + 1)),
        ];
        if wait.is_some() {
            self.limited += 1;
            headers.push(("x-ratelimit-scope", "user".to_owned()));
        }
        Ruling { headers, refused: wait.map(|wait| (wait, false)) }
    }
}

/// Returns the index of a route in [`ROUTES`] and its channel, or `None` for a route without a
/// limit of its own.
fn route_of(method: &str, path: &str) -> Option<(usize, u64)> {
    let (channel, rest) = path.strip_prefix("channels/")?.split_once('/')?;
    let matches = |(of, end, ..): &(&str, &str, usize, i64)| {
        method == *of && if end.ends_with('/') { rest.starts_with(end) } else { rest == *end }
    };
    Some((ROUTES.iter().position(matches)?, channel.parse().ok()?))
}

/// Returns the ms until another request fits into the window, or `None` if one fits now.
fn too_soon(begun: &mut VecDeque<i64>, now: i64, limit: usize, window: i64) -> Option<u64> {
    while begun.front().is_some_and(|at| at + window <= now) {
        begun.pop_front();
    }
    let first = begun.front().filter(|_| begun.len() >= limit)?;
    Some((first + window - now).unsigned_abs())
}
