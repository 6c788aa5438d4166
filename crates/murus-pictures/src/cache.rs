//! A cache of drawings.

use std::sync::{Arc, Mutex, PoisonError};

/// A cache of the `N` most recently used drawings, each with its key. A drawing is a pure function
/// of its key, so a picture is the same with or without the cache. The number is limited because
/// callers choose the sizes.
#[derive(Debug)]
pub struct Cache<K, V, const N: usize> {
    /// The drawings with their keys, the most recently used last.
    kept: Mutex<Vec<(K, Arc<V>)>>,
}

impl<K, V, const N: usize> Default for Cache<K, V, N> {
    fn default() -> Self {
        Cache::new()
    }
}

impl<K, V, const N: usize> Cache<K, V, N> {
    /// An empty cache.
    pub const fn new() -> Self {
        Cache { kept: Mutex::new(Vec::new()) }
    }
}

impl<K: PartialEq, V, const N: usize> Cache<K, V, N> {
    /// The drawing of a key. If it is not cached, it is made now, while other threads wait.
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
