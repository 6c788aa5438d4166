//! A notice on its way, with its content.

use super::notice::Notice;
use crate::service::delivery::Envelope;

/// One notice on its way to one address.
#[derive(Debug)]
pub struct Parcel {
    /// The address of the notice, and everything else except the content.
    pub envelope: Envelope,
    /// The content.
    pub notice: Box<dyn Notice>,
}

impl AsRef<Envelope> for Parcel {
    fn as_ref(&self) -> &Envelope {
        &self.envelope
    }
}
