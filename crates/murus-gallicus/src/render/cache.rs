//! A cache of drawings.

use std::sync::{Arc, Mutex, PoisonError};

/// The `N` most recently used drawings, each under its key. A drawing is a pure function of its
/// key, so a picture is the same with or without the cache. Sizes come from callers, hence the
/// limit.
#[derive(Debug)]
pub struct Cache<K, V, const N: usize> {
    /// The most recently used one is last.
    kept: Mutex<Vec<(K, Arc<V>)>>,
}

impl<K, V, const N: usize> Default for Cache<K, V, N> {
    fn default() -> Self {
        Cache::new()
    }
}

impl<K, V, const N: usize> Cache<K, V, N> {
    /// An empty one.
    pub const fn new() -> Self {
        Cache { kept: Mutex::new(Vec::new()) }
    }
}

impl<K: PartialEq, V, const N: usize> Cache<K, V, N> {
    /// The drawing of a key, made now if it is not cached. Other threads wait for it.
    pub fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let made = match kept.iter().position(|(own, _)| *own == key) {
            Some(place) => kept.remove(place).1,
            None => {
                if kept.len() == N {
                    kept.remove(0);
                }
                Arc::new(make())
            }
        };
        kept.push((key, Arc::clone(&made)));
        made
    }
}
