//! The welcome message of a server.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::ids::ServerId;
use crate::show::custom_id::Mark;
use crate::show::pages::start;
use crate::store::{self, Address, Conn, StoreError};

/// Posts the welcome message of a server, without a ping.
#[derive(Debug)]
pub struct WelcomeNotice {
    /// The server that added the bot.
    pub server: ServerId,
}

/// Loads the notice that posts the welcome message of a server that added the bot. `None` if the
/// server has no channel for the message.
pub async fn load_welcome(conn: &mut Conn, server: ServerId) -> Result<Option<Letter>, StoreError> {
    let doors: Vec<Address> =
        store::servers::list_doors(conn, server).await?.into_iter().map(Address::Channel).collect();
    let letter = Letter::silent(WelcomeNotice { server }, doors, Some(server));
    // Without an open channel nothing is sent.
    Ok((!letter.addresses.is_empty()).then_some(letter))
}

impl Notice for WelcomeNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page = start::welcome_page(writing.texts, writing.theme(), self.server);
        plan::post(page, Mark::server(self.server))
    }
}
