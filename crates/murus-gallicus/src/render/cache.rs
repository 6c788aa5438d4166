//! What was drawn is kept while it is used.

use std::sync::{Arc, Mutex, PoisonError};

/// The last things that were drawn, at most `N`, each under its key. What it holds is a pure function of the key, so that a picture is the
/// same whether or not something was kept; sizes come from outside, so that there has to be an end.
pub(super) struct Cache<K, V, const N: usize> {
    /// The last one used stands last.
    kept: Mutex<Vec<(K, Arc<V>)>>,
}

impl<K: PartialEq, V, const N: usize> Cache<K, V, N> {
    /// An empty one.
    pub const fn new() -> Self {
        Cache { kept: Mutex::new(Vec::new()) }
    }

    /// What belongs to a key, made where it is not kept. Others who ask wait meanwhile, and then find it.
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
