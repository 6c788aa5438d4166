//! Forms with a few fields, which Discord calls modals, and the values that people enter.

use super::rows::MenuChoice;
use crate::ids::UserId;
use crate::texts::Texts;

/// A form that a person fills in, which Discord calls a modal.
#[derive(Clone, Debug)]
pub struct Form {
    /// The custom id of the form, with which the filled form comes back.
    pub id: String,
    /// The heading of the form, at most 45 characters.
    pub title: String,
    /// The fields of the form, one to five. The filled form has them in this order.
    pub fields: Vec<FormField>,
    /// A text below the fields; `None` for no text.
    pub note: Option<String>,
}

/// A field of a form.
#[derive(Clone, Debug)]
pub struct FormField {
    /// The name of the field, by which its value is found in the filled form.
    pub name: &'static str,
    /// The label of the field, at most 45 characters.
    pub label: String,
    /// A smaller line that helps to answer, at most 100 characters; empty for none.
    pub hint: String,
    /// True if the form can only be sent with a value in this field.
    pub required: bool,
    /// The kind of value that is entered, with its initial value.
    pub kind: FieldKind,
}

impl FormField {
    /// Returns a field whose label and hint are the messages with these names in `locales/`.
    pub fn new(
        texts: Texts,
        name: &'static str,
        [label, hint]: [&str; 2],
        required: bool,
        kind: FieldKind,
    ) -> FormField {
        FormField { name, label: texts.say(label), hint: texts.say(hint), required, kind }
    }
}

/// The kind of value that a field takes, with its initial value.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// A text that is typed.
    Text {
        /// The initial text; empty for none.
        value: String,
        /// An example, at most 100 characters.
        example: String,
        /// The most characters that can be entered.
        longest: u16,
        /// True if the text may have several lines.
        lines: bool,
    },
    /// A choice of one from at most 25 options. The chosen option is marked.
    Choice(Vec<MenuChoice>),
    /// A switch for yes or no. The value is the initial one.
    Switch(bool),
    /// A choice of people.
    People {
        /// The people who are chosen at first.
        chosen: Vec<UserId>,
        /// The most people that can be chosen.
        most: u8,
    },
    /// A file to upload.
    File,
}

impl FieldKind {
    /// Returns an empty text field of one line, with an example and its most characters.
    pub fn line(example: &str, longest: u16) -> FieldKind {
        FieldKind::Text { value: String::new(), example: example.to_owned(), longest, lines: false }
    }

    /// Sets the initial text of a text field. Leaves other kinds of fields unchanged.
    pub fn with_text(self, text: &str) -> FieldKind {
        match self {
            FieldKind::Text { example, longest, lines, .. } => {
                FieldKind::Text { value: text.to_owned(), example, longest, lines }
            }
            other => other,
        }
    }
}

/// The values that a person sends with a press.
#[derive(Clone, Debug)]
pub enum Given {
    /// The choices of a menu, or the lines of a form on a web page; empty for a button.
    Chosen(Vec<String>),
    /// A form that was filled in.
    Filled(FilledForm),
}

impl Given {
    /// Returns the choices, or the values of the form's text and choice fields in their order.
    pub fn texts(&self) -> Vec<String> {
        match self {
            Given::Chosen(chosen) => chosen.clone(),
            Given::Filled(form) => form.texts(),
        }
    }
}

/// The values of a form that was filled in, as names of fields and values, in the order of the
/// form.
#[derive(Clone, Debug, Default)]
pub struct FilledForm(pub Vec<(String, FieldValue)>);

/// The value of a field of a filled form.
#[derive(Clone, Debug)]
pub enum FieldValue {
    /// A text, or the value of a choice; empty if nothing was entered.
    Text(String),
    /// The answer of a switch: true for yes.
    Switch(bool),
    /// The people who were chosen.
    People(Vec<PickedPerson>),
    /// The files that were sent.
    Files(Vec<SentFile>),
}

/// A person who was chosen in a field of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PickedPerson {
    /// The person's Discord id.
    pub id: UserId,
    /// True if the account is a bot.
    pub bot: bool,
}

/// A file that a person sent and that is not downloaded yet.
#[derive(Clone, Debug)]
pub struct SentFile {
    /// The address from which the file can be downloaded.
    pub url: String,
    /// The size of the file, in bytes.
    pub size: u64,
}

impl FilledForm {
    fn value(&self, name: &str) -> Option<&FieldValue> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// Returns the text, or the value of the choice, in the field with this name. `None` if there
    /// is no such field or its value is not a text.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            FieldValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the people who were chosen in the field with this name. `None` if there is no such
    /// field or its value is not a list of people.
    pub fn people(&self, name: &str) -> Option<&[PickedPerson]> {
        match self.value(name)? {
            FieldValue::People(people) => Some(people),
            _ => None,
        }
    }

    /// Returns the first file in the field with this name. `None` if there is no such field, its
    /// value is not a list of files, or no file was sent.
    pub fn file(&self, name: &str) -> Option<&SentFile> {
        match self.value(name)? {
            FieldValue::Files(files) => files.first(),
            _ => None,
        }
    }

    /// Returns the values of all text and choice fields, in the order of the form.
    fn texts(&self) -> Vec<String> {
        let texts = self.0.iter().filter_map(|(_, value)| match value {
            FieldValue::Text(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }
}
