//! The words by which enums are stored and exported.

/// Gives an enum the members `WORDS`, `word` and `from_word`, from a list of its variants with
/// their words. A missing word does not compile; for a repeated one the compiler warns. Words of
/// earlier versions may follow after bars: they are read but never written.
#[macro_export]
macro_rules! words {
    ($named:ident { $($variant:ident: $word:literal $(| $old:literal)*),+ $(,)? }) => {
        impl $named {
            /// Every value with its word, in the order of the list.
            pub const WORDS: [($named, &'static str); [$($word),+].len()] = [$(($named::$variant, $word)),+];

            /// The word of the value, the same in the database, in exports and in custom ids.
            pub const fn word(self) -> &'static str {
                match self {
                    $($named::$variant => $word,)+
                }
            }

            /// The value with this word; `None` for an unknown word.
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
