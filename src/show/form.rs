//! Forms: what Discord calls modals, a few fields to be filled in over everything else; and what
//! people fill in.

use super::rows::MenuChoice;
use crate::ids::UserId;
use crate::texts::Texts;

/// A form.
#[derive(Clone, Debug)]
pub struct Form {
    /// The custom id with which the filled form comes back.
    pub id: String,
    /// The heading of the form, at most 45 characters.
    pub title: String,
    /// The fields to fill in, one to five. They come back in this order.
    pub fields: Vec<FormField>,
    /// A text below the fields.
    pub note: Option<String>,
}

/// A field to be filled in.
#[derive(Clone, Debug)]
pub struct FormField {
    /// The name by which the value comes back.
    pub name: &'static str,
    /// The question, at most 45 characters.
    pub label: String,
    /// A smaller line that helps to answer, at most 100 characters; empty for none.
    pub hint: String,
    /// True if the form is not sent without it.
    pub required: bool,
    /// The kind of value that is entered.
    pub kind: FieldKind,
}

impl FormField {
    /// A field whose label and hint have these names in `locales/`.
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

/// The kind of value that is entered in a field, with the value before anything is changed.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// A text.
    Text {
        /// The text that is there already.
        value: String,
        /// An example, at most 100 characters.
        example: String,
        /// The most characters.
        longest: u16,
        /// True if it has several lines.
        lines: bool,
    },
    /// One of at most 25 choices.
    Choice(Vec<MenuChoice>),
    /// Yes or no.
    Switch(bool),
    /// People.
    People {
        /// The people who are chosen already.
        chosen: Vec<UserId>,
        /// The most people.
        most: u8,
    },
    /// A file.
    File,
}

impl FieldKind {
    /// An empty line of text.
    pub fn line(example: &str, longest: u16) -> FieldKind {
        FieldKind::Text { value: String::new(), example: example.to_owned(), longest, lines: false }
    }

    /// A text that is there already; other fields stay as they are.
    pub fn with_text(self, text: &str) -> FieldKind {
        match self {
            FieldKind::Text { example, longest, lines, .. } => {
                FieldKind::Text { value: text.to_owned(), example, longest, lines }
            }
            other => other,
        }
    }
}

/// The input that comes with a press.
#[derive(Clone, Debug)]
pub enum Given {
    /// The choices of a menu, or the lines of a form on a web page; nothing for a button.
    Chosen(Vec<String>),
    /// A form that was filled in.
    Filled(FilledForm),
}

impl Given {
    /// The choices, or the texts of the form in their order.
    pub fn texts(&self) -> Vec<String> {
        match self {
            Given::Chosen(chosen) => chosen.clone(),
            Given::Filled(form) => form.texts(),
        }
    }
}

/// A form that was filled in: its fields by name, in their order.
#[derive(Clone, Debug, Default)]
pub struct FilledForm(pub Vec<(String, FieldValue)>);

/// The value of a field.
#[derive(Clone, Debug)]
pub enum FieldValue {
    /// A text, or the value of a choice; empty where nothing is entered.
    Text(String),
    /// Yes or no.
    Switch(bool),
    /// People.
    People(Vec<PickedPerson>),
    /// Files.
    Files(Vec<SentFile>),
}

/// A person who is chosen in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PickedPerson {
    /// The Discord id.
    pub id: UserId,
    /// True for a program.
    pub bot: bool,
}

/// A file that a person sent, before it is fetched.
#[derive(Clone, Debug)]
pub struct SentFile {
    /// The address of the file, as Discord names it.
    pub url: String,
    /// The size in bytes.
    pub size: u64,
}

impl FilledForm {
    fn value(&self, name: &str) -> Option<&FieldValue> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The text of a field; `None` if the form has no such field.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            FieldValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The people of a field; `None` if the form has no such field.
    pub fn people(&self, name: &str) -> Option<&[PickedPerson]> {
        match self.value(name)? {
            FieldValue::People(people) => Some(people),
            _ => None,
        }
    }

    /// The file of a field; `None` if none was sent.
    pub fn file(&self, name: &str) -> Option<&SentFile> {
        match self.value(name)? {
            FieldValue::Files(files) => files.first(),
            _ => None,
        }
    }

    /// The texts of the form, in the order of its fields.
    fn texts(&self) -> Vec<String> {
        let texts = self.0.iter().filter_map(|(_, value)| match value {
            FieldValue::Text(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }
}
