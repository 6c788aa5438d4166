//! The built-in networks by variant. Each is unpacked on first use.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::Net;
use murus_gallicus::Variant;

/// A built-in network and the variants it serves: the one it was trained on, and those where a
/// match showed that it beats the designer's features.
struct BuiltIn {
    serves: &'static [&'static str],
    net: LazyLock<Option<Net>>,
}

macro_rules! built_in {
    ($($feature:literal { $($file:literal: $($serves:literal),+;)+ })+) => {
        /// The files of the boards whose features are on.
        const FILES: &[&str] = &[$($(#[cfg(feature = $feature)] $file,)+)+];

        static BUILT_IN: [BuiltIn; FILES.len()] = [$($(
            #[cfg(feature = $feature)]
            BuiltIn {
                serves: &[$($serves),+],
                net: LazyLock::new(|| {
                    Net::read(include_bytes!(concat!("../../nets/", $file, ".net"))).ok()
                }),
            },
        )+)+];
    };
}

built_in! {
    "nets-8x7" {
        "standard": "standard";
        "advanced": "advanced";
        "escape": "escape";
        "houdini": "houdini";
        "advanced-escape": "advanced+escape";
        "advanced-houdini": "advanced+houdini";
        "escape-houdini": "escape+houdini";
        "advanced-escape-houdini": "advanced+escape+houdini";
    }
    "nets-7x7" {
        "standard-7x7": "standard@7x7";
        "advanced-7x7": "advanced@7x7";
        "escape-7x7": "escape@7x7";
        "houdini-7x7": "houdini@7x7";
        "advanced-escape-7x7": "advanced+escape@7x7";
        "advanced-houdini-7x7": "advanced+houdini@7x7";
        "escape-houdini-7x7": "escape+houdini@7x7";
        "advanced-escape-houdini-7x7": "advanced+escape+houdini@7x7";
    }
    "nets-8x8" {
        "standard-8x8": "standard@8x8", "houdini@8x8";
        "advanced-8x8": "advanced@8x8";
        "escape-8x8": "escape@8x8";
        "advanced-escape-8x8": "advanced+escape@8x8";
        "advanced-houdini-8x8": "advanced+houdini@8x8";
        "escape-houdini-8x8": "escape+houdini@8x8";
        "advanced-escape-houdini-8x8": "advanced+escape+houdini@8x8";
    }
    "nets-8x8-six" {
        "standard-8x8-six": "standard@8x8-six", "houdini@8x8-six";
        "advanced-8x8-six": "advanced@8x8-six";
        "escape-8x8-six": "escape@8x8-six";
        "advanced-escape-8x8-six": "advanced+escape@8x8-six", "advanced+escape+houdini@8x8-six";
        "advanced-houdini-8x8-six": "advanced+houdini@8x8-six";
        "escape-houdini-8x8-six": "escape+houdini@8x8-six";
    }
    "nets-8x8-two" {
        "standard-8x8-two": "standard@8x8-two";
        "advanced-8x8-two": "advanced@8x8-two";
        "escape-8x8-two": "escape@8x8-two";
        "houdini-8x8-two": "houdini@8x8-two";
        "advanced-escape-8x8-two": "advanced+escape@8x8-two";
        "advanced-houdini-8x8-two": "advanced+houdini@8x8-two";
        "escape-houdini-8x8-two": "escape+houdini@8x8-two";
        "advanced-escape-houdini-8x8-two": "advanced+escape+houdini@8x8-two";
    }
    "nets-9x9" {
        "standard-9x9": "standard@9x9";
        "advanced-9x9": "advanced@9x9";
        "escape-9x9": "escape@9x9";
        "houdini-9x9": "houdini@9x9";
        "advanced-escape-houdini-9x9": "advanced+escape+houdini@9x9", "advanced+escape@9x9";
        "advanced-houdini-9x9": "advanced+houdini@9x9";
        "escape-houdini-9x9": "escape+houdini@9x9";
    }
    "nets-hex" {
        "standard-hex": "standard@hex", "houdini@hex";
        "escape-hex": "escape@hex";
        "escape-houdini-hex": "escape+houdini@hex";
    }
    "nets-hex-eleven" {
        "standard-hex-eleven": "standard@hex-eleven", "escape@hex-eleven";
        "houdini-hex-eleven": "houdini@hex-eleven";
        "escape-houdini-hex-eleven": "escape+houdini@hex-eleven";
    }
    "nets-hex-three" {
        "escape-hex-three": "escape@hex-three";
    }
    "nets-8x8-four" {
        "escape-8x8-four": "escape@8x8-four";
    }
}

/// The network of each variant that has one, so that a lookup need not format the variant.
static SERVED: LazyLock<HashMap<Variant, &LazyLock<Option<Net>>>> = LazyLock::new(|| {
    let served = |row: &'static BuiltIn| {
        row.serves.iter().filter_map(|name| Some((name.parse().ok()?, &row.net)))
    };
    BUILT_IN.iter().flat_map(served).collect()
});

impl Net {
    /// The built-in network of a variant, if there is one. A balanced game shares the network of
    /// the game without its special first turns.
    pub fn of(variant: Variant) -> Option<&'static Net> {
        SERVED.get(&variant.unbalanced())?.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_network_judges_what_it_is_said_to() {
        for name in BUILT_IN.iter().flat_map(|row| row.serves) {
            let variant: Variant = name.parse().expect("a variant");
            let net = Net::of(variant).unwrap_or_else(|| panic!("{name} has a network"));
            assert!(net.fits(variant) && variant.to_string() == *name, "{name}");
        }
    }
}
