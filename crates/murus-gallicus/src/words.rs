//! The words by which enums are stored and exported.

/// Gives an enum its words: `WORDS`, `word` and `from_word`.
///
/// Each variant stands beside its word. A variant without a word does not compile; of two equal
/// words the compiler warns that the second is never reached. Words of earlier versions follow
/// after bars: they are read and never written.
#[macro_export]
macro_rules! words {
    ($named:ident { $($variant:ident: $word:literal $(| $old:literal)*),+ $(,)? }) => {
        impl $named {
            /// Every value with its word, in the order in which they are offered.
            pub const WORDS: [($named, &'static str); [$($word),+].len()] = [$(($named::$variant, $word)),+];

            /// Its word: the same in the database, in exports and in custom ids.
            pub const fn word(self) -> &'static str {
                match self {
                    $($named::$variant => $word,)+
                }
            }

            /// The value of a word; none for an unknown one.
            pub fn from_word(word: &str) -> Option<$named> {
                match word {
                    $($word $(| $old)* => Some($named::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

pub use words;
