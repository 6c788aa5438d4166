//! Asking memory early.

#[cfg(target_arch = "x86_64")]
use std::{arch::x86_64::_MM_HINT_T0, ptr};

#[cfg(target_arch = "x86_64")]
use pulp::core_arch::x86::Sse;

/// Asks memory for a line of the processor's cache, of which `glance` reads something. What is computed until it is wanted need not wait for it.
#[inline(always)]
pub(super) fn prefetch<T>(line: &T, glance: impl FnOnce(&T) -> bool) {
    #[cfg(target_arch = "x86_64")]
    if let Some(processor) = Sse::try_new() {
        return processor._mm_prefetch::<_MM_HINT_T0>(ptr::from_ref(line).cast());
    }
    // Elsewhere the line is read, and nothing waits for what was read.
    std::hint::black_box(glance(line));
}
