//! A relay within this process between serenity and the gateway. It reads the submitted forms that
//! pass, because serenity drops the values of labelled fields and hands out no raw events.
//!
//! The relay listens on this machine alone. It changes no messages. It passes on all but pings and
//! their answers, which each connection has of its own.

use std::io;
use std::io::Read;
use std::net::Ipv4Addr;
use std::pin::pin;
use std::time::Duration;

use flate2::read::ZlibDecoder;
use futures::{Sink, SinkExt, Stream, StreamExt};
use serde_json::Value;
use serenity::constants::GATEWAY_VERSION;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{accept_async_with_config, connect_async_with_config};
use tokio_util::sync::CancellationToken;

use super::dispatch::Dispatch;
use super::forms::is_submission;

/// The longest wait for one side to answer the close message of the other.
const GOODBYE: Duration = Duration::from_secs(1);

/// The pause after a failure to accept a connection.
const PAUSE: Duration = Duration::from_millis(100);

/// The largest compressed event to read, in bytes. A form is smaller.
const PACKED: usize = 256 << 10;
/// The most bytes to read from a compressed event after decompression.
const UNPACKED: u64 = 4 << 20;

/// The relay to the gateway at an address. It hands forms to the dispatch. Cheap to clone.
#[derive(Clone)]
struct Relay {
    gateway: String,
    dispatch: Dispatch,
}

/// Opens a relay to the gateway at this address until `stop`. Returns the address of the relay.
/// Fails if no local port can be opened.
pub async fn open_relay(
    gateway: String,
    dispatch: &Dispatch,
    stop: &CancellationToken,
) -> io::Result<String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let address = format!("ws://{}", listener.local_addr()?);
    let relay = Relay { gateway, dispatch: dispatch.clone() };
    let stop = stop.clone();
    tokio::spawn(async move { stop.run_until_cancelled(relay.take_connections(listener)).await });
    Ok(address)
}

impl Relay {
    async fn take_connections(&self, listener: TcpListener) {
        loop {
            let Ok((near, _)) = listener.accept().await else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            let relay = self.clone();
            tokio::spawn(async move {
                if let Err(error) = relay.carry(near).await {
                    tracing::warn!(%error, "the gateway cannot be reached");
                }
            });
        }
    }

    /// Carries messages between serenity and the gateway until either side ends the connection.
    /// Fails if the gateway cannot be reached; then serenity's connection ends too, and serenity
    /// tries again.
    async fn carry(&self, near: TcpStream) -> Result<(), Box<Error>> {
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let address = format!("{}/?v={GATEWAY_VERSION}", self.gateway.trim_end_matches('/'));
        let (far, _) =
            connect_async_with_config(address, Some(config), false).await.map_err(Box::new)?;
        let near = accept_async_with_config(near, Some(config)).await.map_err(Box::new)?;
        let (to_near, from_near) = near.split();
        let (to_far, from_far) = far.split();
        let heard = from_far.inspect(|message| self.read_along(message.as_ref().ok()));
        let mut there = pin!(pass_on(from_near, to_far));
        let mut back = pin!(pass_on(heard, to_near));
        tokio::select! {
            said = &mut there => if said { drop(tokio::time::timeout(GOODBYE, back).await) },
            said = &mut back => if said { drop(tokio::time::timeout(GOODBYE, there).await) },
        }
        Ok(())
    }

    /// Dispatches the submitted form in a message of the gateway, if the message holds one.
    fn read_along(&self, message: Option<&Message>) {
        let form = match message {
            Some(Message::Text(text)) => read_form(text),
            Some(Message::Binary(packed)) if packed.len() <= PACKED => {
                let mut text = String::new();
                let mut unpacked = ZlibDecoder::new(&packed[..]).take(UNPACKED);
                unpacked.read_to_string(&mut text).ok().and_then(|_| read_form(&text))
            }
            _ => None,
        };
        if let Some(form) = form {
            self.dispatch.answer_raw_form(form);
        }
    }
}

/// Passes messages from one side to the other until one side ends. Returns true if the last message
/// was a close message.
async fn pass_on(
    mut from: impl Stream<Item = Result<Message, Error>> + Unpin,
    mut to: impl Sink<Message, Error = Error> + Unpin,
) -> bool {
    let mut ended = false;
    while let Some(Ok(message)) = from.next().await {
        ended = message.is_close();
        // Each connection has pings of its own.
        if !message.is_ping() && !message.is_pong() && to.send(message).await.is_err() {
            break;
        }
    }
    ended
}

/// Returns the interaction in a gateway event if it is a submitted form; `None` for other events.
/// Most events are not parsed.
pub fn read_form(event: &str) -> Option<Value> {
    const NAME: &str = "INTERACTION_CREATE";
    let mut event: Value = event.contains(NAME).then(|| serde_json::from_str(event).ok())??;
    let is_form = event["t"] == NAME && is_submission(&event["d"]);
    is_form.then(|| event["d"].take())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tokio::io::AsyncReadExt;

    #[test]
    fn forms_are_read_and_nothing_else() {
        let event = |name: &str, kind: u8| {
            json!({ "op": 0, "s": 1, "t": name, "d": { "type": kind, "id": "7" } }).to_string()
        };
        assert_eq!(
            read_form(&event("INTERACTION_CREATE", 5)),
            Some(json!({ "type": 5, "id": "7" }))
        );
        for other in [
            event("INTERACTION_CREATE", 3),
            event("MESSAGE_CREATE", 5),
            "INTERACTION_CREATE".to_owned(),
            r#"["INTERACTION_CREATE"]"#.to_owned(),
            String::new(),
        ] {
            assert_eq!(read_form(&other), None, "{other}");
        }
    }

    #[tokio::test]
    async fn a_gateway_is_met_over_tls() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a listener");
        let address = listener.local_addr().expect("an address");
        let first_byte = async {
            let (mut met, _) = listener.accept().await.expect("a connection");
            met.read_u8().await.expect("a byte")
        };
        let met = connect_async_with_config(format!("wss://{address}"), None, false);
        let (first, met) = tokio::join!(first_byte, met);
        assert_eq!(first, 22, "TLS begins with a handshake");
        assert!(met.is_err());
    }
}
