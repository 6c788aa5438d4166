//! The address at which the application takes interactions over HTTP. Signed interactions are
//! posted to it instead of sent over the gateway.

use std::io;
use std::time::Duration;

use ed25519_dalek::Signer;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::live::LiveWorld;
use crate::model::World;

/// The longest time that the endpoint may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The application's public key, in hexadecimal digits.
pub(crate) fn public_key(world: &World) -> String {
    hex(world.key.verifying_key().as_bytes())
}

/// Signs a body as Discord does, at the present time. Returns the timestamp and the signature.
pub(crate) fn sign(world: &World, body: &str) -> (String, String) {
    let timestamp = (world.now() / 1000).to_string();
    let signature = signature(world, &timestamp, body);
    (timestamp, signature)
}

fn signature(world: &World, timestamp: &str, body: &str) -> String {
    hex(&world.key.sign(format!("{timestamp}{body}").as_bytes()).to_bytes())
}

/// Posts interactions to `/interactions` at this address from now on. Like Discord it first checks
/// that the endpoint answers a ping, and that it refuses a wrong signature. Fails with a sentence
/// if the endpoint does not.
pub(crate) async fn connect(live: &LiveWorld, address: &str) -> Result<(), String> {
    let (ping, timestamp, right, wrong) = {
        let world = live.read();
        let application = world.bot.to_string();
        let ping = json!({ "id": "1", "application_id": application, "type": 1, "token": "ping", "version": 1 });
        let ping = ping.to_string();
        let (timestamp, right) = sign(&world, &ping);
        let wrong = signature(&world, &timestamp, "something else");
        (ping, timestamp, right, wrong)
    };
    let answer = |answer: io::Result<(u16, String)>| {
        answer.map_err(|error| format!("the endpoint does not answer: {error}"))
    };
    let (status, body) = answer(post(address, &timestamp, &right, &ping).await)?;
    let pong = serde_json::from_str::<Value>(&body).is_ok_and(|body| body["type"] == 1);
    if status != 200 || !pong {
        return Err(format!("the endpoint does not answer a ping: {status} {body}"));
    }
    if answer(post(address, &timestamp, &wrong, &ping).await)?.0 != 401 {
        return Err("the endpoint does not refuse a wrong signature".to_owned());
    }
    live.change(|world| world.endpoint = Some(address.to_owned()));
    Ok(())
}

/// Posts all interactions that wait for the endpoint, at the same time. Does not wait for answers.
pub(crate) fn post_interactions(live: &LiveWorld) {
    let (waiting, address) =
        live.change(|world| (std::mem::take(&mut world.unposted), world.endpoint.clone()));
    for (body, address) in waiting.into_iter().zip(std::iter::repeat(address).flatten()) {
        let (timestamp, signature) = sign(&live.read(), &body);
        tokio::spawn(async move {
            match post(&address, &timestamp, &signature, &body).await {
                Ok((202, _)) => {}
                // The person sees that the application did not respond.
                Ok((status, answer)) => {
                    tracing::warn!(status, answer, "the endpoint refuses an interaction")
                }
                Err(error) => tracing::warn!(%error, "the endpoint does not answer"),
            }
        });
    }
}

/// Posts a signed body to `/interactions` at an address. Returns the HTTP status and the body of
/// the answer. The status is 0 if it cannot be read. Fails if there is no answer in time.
async fn post(
    address: &str,
    timestamp: &str,
    signature: &str,
    body: &str,
) -> io::Result<(u16, String)> {
    let exchange = async {
        let mut stream = TcpStream::connect(address).await?;
        let head = format!(
            "POST /interactions HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\nconnection: close\r\n\
             x-signature-ed25519: {signature}\r\nx-signature-timestamp: {timestamp}\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Ok((status, body.to_owned()))
    };
    tokio::time::timeout(PATIENCE, exchange)
        .await
        .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
