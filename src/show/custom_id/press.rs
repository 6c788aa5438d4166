//! The properties of a press: its risk for the presser, and the message in which its answer is
//! shown. Also the macro that defines presses, and how they are read and written, from a table.

/// The risk of a press for its presser. The risk decides whether the button may be on a message
/// that others see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Weight<P> {
    /// The press shows something, or makes a change that the presser can undo as easily.
    Light,
    /// The press acts for the presser. The service refuses people who may not do so, and the label
    /// says what the press does.
    Own,
    /// The press cannot be undone and names one person. Presses by anyone else are ignored.
    Bound,
    /// The press cannot be undone. It acts at once only on a message that the presser alone sees.
    /// On other messages this other press replaces it, which asks first.
    Final(P),
}

/// The message in which the answer to a press is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerPlace {
    /// In a new message.
    Apart,
    /// In the message of the button if only the presser sees that message, else in a new one. A
    /// series of menus thus stays in one message.
    Here,
    /// In the message of the button, even if others see that message.
    InPlace,
}

/// Defines enums of presses from a table. Each row has the press, its argument if it has one, its
/// word in custom ids, its [`Weight`], its `PressReach`, and its [`AnswerPlace`] unless that is
/// `Here`.
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
            /// Reads a word and its argument, with a colon between. Returns `None` for an unknown
            /// word, for a missing or malformed argument, and for an argument after a word that
            /// takes none.
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

            /// Returns the kind of data that this press shows or changes.
            pub(super) fn reach(&self) -> PressReach {
                match self {
                    $($named::$press { .. } => PressReach::$reach,)+
                }
            }

            /// The word of every press, with the kind of data that the press acts on.
            #[cfg(test)]
            pub(super) const WORDS: &[(&str, PressReach)] = &[$(($word, PressReach::$reach),)+];

            /// Returns the message in which the answer to the press is shown.
            pub fn answer_place(&self) -> AnswerPlace {
                match self {
                    $($named::$press { .. } => place!($($place)?),)+
                }
            }

            /// Returns the press that is used on a message that others see too. A press that cannot
            /// be undone becomes the press that asks first.
            pub(super) fn among_others(self) -> $named {
                match self.weight() {
                    Weight::Final(question) => question,
                    Weight::Light | Weight::Own | Weight::Bound => self,
                }
            }
        }
    )+};
}

/// The [`AnswerPlace`] in the last column of a row; `Here` if the column is empty.
macro_rules! place {
    () => {
        AnswerPlace::Here
    };
    ($place:ident) => {
        AnswerPlace::$place
    };
}

/// Reads a press from its argument. `None` if the argument is malformed or missing, or if the press
/// takes no argument but has one.
macro_rules! read {
    ($argument:ident, $press:path) => {
        $argument.is_none().then_some($press)
    };
    ($argument:ident, $press:path, $kind:ty) => {
        <$kind as Argument>::read($argument?).map($press)
    };
}

pub(super) use {place, presses, read};
