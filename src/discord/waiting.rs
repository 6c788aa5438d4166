//! Private answers that say that something is on its way: once it is posted they become a link to
//! it. They are kept in memory, since only their tokens change them; one that is lost stays.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::game::GameId;
use crate::ids::Posted;
use crate::store::NoticeKind;
use crate::texts::Texts;

/// The most messages that are kept; the oldest goes.
const KNOWN: usize = 1_000;

/// A message of a game: its first board.
type AwaitedSubject = (GameId, NoticeKind);

/// The last messages that answers may lead to, each with the answers that wait for it. Cheap to
/// clone; all clones are one.
#[derive(Clone, Default)]
pub struct AwaitedMessages(Arc<Mutex<Messages>>);

#[derive(Default)]
struct Messages {
    known: HashMap<AwaitedSubject, AwaitedMessage>,
    order: VecDeque<AwaitedSubject>,
}

#[derive(Default)]
struct AwaitedMessage {
    posted: Option<Posted>,
    answers: Vec<WaitingAnswer>,
}

/// An answer that waits.
pub struct WaitingAnswer {
    /// The token by which the answer changes.
    pub token: String,
    /// The language of the reader of the answer.
    pub texts: Texts,
    /// Ends once the answer is given.
    pub given: oneshot::Receiver<()>,
}

impl AwaitedMessages {
    /// Keeps an answer until the message comes; the caller drops the sender once the answer is
    /// given. Fails with the message's place if it is posted already.
    pub fn wait_for_message(
        &self,
        subject: AwaitedSubject,
        token: &str,
        texts: Texts,
    ) -> Result<oneshot::Sender<()>, Posted> {
        let mut messages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let message = messages.subject_message(subject);
        match message.posted {
            Some(posted) => Err(posted),
            None => {
                let (gives, given) = oneshot::channel();
                message.answers.push(WaitingAnswer { token: token.to_owned(), texts, given });
                Ok(gives)
            }
        }
    }

    /// Notes the place of a message that was posted, and hands out the answers that wait for it.
    /// Those answers are forgotten here.
    pub fn keep_posted(&self, subject: AwaitedSubject, posted: Posted) -> Vec<WaitingAnswer> {
        let mut messages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let message = messages.subject_message(subject);
        message.posted = Some(posted);
        std::mem::take(&mut message.answers)
    }
}

impl Messages {
    fn subject_message(&mut self, subject: AwaitedSubject) -> &mut AwaitedMessage {
        if !self.known.contains_key(&subject) {
            self.order.push_back(subject);
            if self.order.len() > KNOWN
                && let Some(oldest) = self.order.pop_front()
            {
                self.known.remove(&oldest);
            }
        }
        self.known.entry(subject).or_default()
    }
}
