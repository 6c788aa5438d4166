//! Forms: what Discord calls modals, a few lines to be filled in over everything else.

/// A form.
#[derive(Clone, Debug)]
pub struct Form {
    /// The custom id with which the filled form comes back.
    pub id: String,
    /// The heading of the form, at most 45 characters.
    pub title: String,
    /// The lines to fill in, one to five. They come back in this order.
    pub lines: Vec<FormLine>,
}

/// A line to be filled in.
#[derive(Clone, Debug)]
pub struct FormLine {
    /// The question, at most 45 characters.
    pub label: String,
    /// An example, at most 100 characters.
    pub example: String,
    /// The most characters.
    pub longest: u16,
}
