//! Private answers that announce a message of a game, and become a link to it once it is posted.
//! They are kept in memory, since only their tokens can edit them. After a restart such an answer
//! stays as it is.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::game::GameId;
use crate::ids::Posted;
use crate::store::NoticeKind;
use crate::texts::Texts;

/// The most awaited messages in memory. Beyond that, the oldest is forgotten.
const KNOWN: usize = 1_000;

/// The game and the kind of notice that identify an awaited message.
type AwaitedSubject = (GameId, NoticeKind);

/// The messages of games that answers may link to, each with the answers that wait for it. Cheap to
/// clone; all clones share one state.
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

/// An answer that waits for a message.
pub struct WaitingAnswer {
    /// The interaction token that edits the answer.
    pub token: String,
    /// The language of the reader of the answer.
    pub texts: Texts,
    /// Resolves, with an error, once the answer is given: its sender is dropped then.
    pub given: oneshot::Receiver<()>,
}

impl AwaitedMessages {
    /// Stores an answer until the message is posted. The caller drops the returned sender once the
    /// answer is given. Fails with the posted message if it is posted already.
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

    /// Stores where a message was posted. Returns the answers that wait for it, and forgets them.
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
