//! The properties of a press: its risk for the presser and the place of its answer; and the macro
//! that reads and writes a table of presses.

/// The risk of a press for its presser. It decides whether the button may be on a message that
/// others see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Weight<P> {
    /// Shows something, or changes what the presser changes back as easily.
    Light,
    /// An act that is the presser's alone: the service refuses others, and the label says what it
    /// does.
    Own,
    /// Cannot be undone, and names one person: the presses of others do not count.
    Bound,
    /// Cannot be undone: counts where the presser alone sees the message; elsewhere it asks first,
    /// by this press.
    Final(P),
}

/// The place where the answer to a press is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerPlace {
    /// In a message of its own.
    Apart,
    /// In the message of the button, if only the presser sees it: menus walk on within it.
    Here,
    /// In the message of the button, even if others see it.
    InPlace,
}

/// Defines presses: each with its argument, where it has one, its word in custom ids, what it can
/// do to the presser, what it reaches, and where its answer is shown, where that is not `Here`.
macro_rules! presses {
    ($($(#[$note:meta])* $named:ident {
        $($(#[$doc:meta])* $press:ident $(($argument:ident: $kind:ty))? = $word:literal => $weight:expr, $reach:ident $(; $place:ident)?,)+
    })+) => {$(
        $(#[$note])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $named {
            $($(#[$doc])* $press $(($kind))?,)+
        }

        impl fmt::Display for $named {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($named::$press $(($argument))? => {
                        f.write_str($word)?;
                        $(write!(f, ":{}", $argument.write())?;)?
                    })+
                }
                Ok(())
            }
        }

        impl $named {
            /// Reads an action. Returns `None` if it is none of these. A word without an argument
            /// has none.
            pub(super) fn read(action: &str) -> Option<$named> {
                let (word, argument) = match action.split_once(':') {
                    Some((word, argument)) => (word, Some(argument)),
                    None => (action, None),
                };
                match word {
                    $($word => read!(argument, $named::$press $(, $kind)?),)+
                    _ => None,
                }
            }

            /// Returns the risk of this press for its presser.
            pub fn weight(&self) -> Weight<$named> {
                match self {
                    $($named::$press { .. } => $weight,)+
                }
            }

            /// Returns the part of Murus that this press acts on.
            pub(super) fn reach(&self) -> PressReach {
                match self {
                    $($named::$press { .. } => PressReach::$reach,)+
                }
            }

            /// Every word, with its reach.
            #[cfg(test)]
            pub(super) const WORDS: &[(&str, PressReach)] = &[$(($word, PressReach::$reach),)+];

            /// The place where the answer to the press is shown.
            pub fn answer_place(&self) -> AnswerPlace {
                match self {
                    $($named::$press { .. } => place!($($place)?),)+
                }
            }

            /// Returns the press for a message that others see as well. An act that cannot be
            /// undone becomes a question.
            pub(super) fn among_others(self) -> $named {
                match self.weight() {
                    Weight::Final(question) => question,
                    Weight::Light | Weight::Own | Weight::Bound => self,
                }
            }
        }
    )+};
}

/// The place where the answer to a press is shown, from the last column of its row.
macro_rules! place {
    () => {
        AnswerPlace::Here
    };
    ($place:ident) => {
        AnswerPlace::$place
    };
}

/// A press of this name, with an argument of this kind or without any.
macro_rules! read {
    ($argument:ident, $press:path) => {
        $argument.is_none().then_some($press)
    };
    ($argument:ident, $press:path, $kind:ty) => {
        <$kind as Argument>::read($argument?).map($press)
    };
}

pub(super) use {place, presses, read};
