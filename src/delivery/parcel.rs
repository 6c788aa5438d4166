//! A notice with its address and its content, ready to send.

use super::notice::Notice;
use crate::service::delivery::Envelope;

/// One notice with its content and the one address to send it to.
#[derive(Debug)]
pub struct Parcel {
    /// The address of the notice, and everything else except the content.
    pub envelope: Envelope,
    /// The notice, which writes its message.
    pub notice: Box<dyn Notice>,
}

impl AsRef<Envelope> for Parcel {
    fn as_ref(&self) -> &Envelope {
        &self.envelope
    }
}
