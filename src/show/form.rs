//! Forms: what Discord calls modals, a few lines to be filled in over everything else.

/// A form.
#[derive(Clone, Debug)]
pub struct Form {
    /// What filling it in means, as a custom id.
    pub id: String,
    /// Its heading, at most 45 characters.
    pub title: String,
    /// What is to be filled in, one to five lines; they come back in this order.
    pub lines: Vec<FormLine>,
}

/// A line to be filled in.
#[derive(Clone, Debug)]
pub struct FormLine {
    /// What is asked, at most 45 characters.
    pub label: String,
    /// An example, at most 100 characters.
    pub example: String,
    /// The most characters.
    pub longest: u16,
}
