//! The result of a check.

/// The result of one check of the installation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckFinding {
    /// The name of the check.
    pub what: &'static str,
    /// True if the check passed.
    pub well: bool,
    /// The state if the check passed, else the fault and its remedy.
    pub text: String,
}

/// Returns the finding of a check that passed.
pub fn finding_ok(what: &'static str, text: impl Into<String>) -> CheckFinding {
    CheckFinding { what, well: true, text: text.into() }
}

/// Returns the finding of a check that did not pass, with the fault and its remedy.
pub fn finding_todo(what: &'static str, text: impl Into<String>) -> CheckFinding {
    CheckFinding { what, well: false, text: text.into() }
}
