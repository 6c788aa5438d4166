//! Prefetching from memory.

#[cfg(target_arch = "x86_64")]
use std::{arch::x86_64::_MM_HINT_T0, ptr};

#[cfg(target_arch = "x86_64")]
use pulp::core_arch::x86::Sse;

/// Prefetches the cache line that holds `line`, so that later work need not wait for it. `glance`
/// reads a bit of it on processors that have no such instruction.
#[inline(always)]
pub(super) fn prefetch<T>(line: &T, glance: impl FnOnce(&T) -> bool) {
    #[cfg(target_arch = "x86_64")]
    if let Some(processor) = Sse::try_new() {
        return processor._mm_prefetch::<_MM_HINT_T0>(ptr::from_ref(line).cast());
    }
    // Other processors read the line, and nothing waits for the result.
    std::hint::black_box(glance(line));
}
