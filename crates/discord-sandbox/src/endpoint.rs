//! The endpoint of the application: where interactions are posted, signed, instead of going over the gateway.

use std::io;
use std::time::Duration;

use ed25519_dalek::Signer;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::handle::Sandbox;
use super::world::World;

/// How long the endpoint may take.
const PATIENCE: Duration = Duration::from_secs(3);

impl World {
    /// The application's public key, as its page shows it.
    pub fn public_key(&self) -> String {
        hex(self.key.verifying_key().as_bytes())
    }

    /// The signature of a body at a time, in seconds.
    fn signature(&self, timestamp: &str, body: &str) -> String {
        hex(&self.key.sign(format!("{timestamp}{body}").as_bytes()).to_bytes())
    }
}

impl Sandbox {
    /// The application's public key, as its page shows it.
    pub fn public_key(&self) -> String {
        self.world().public_key()
    }

    /// Signs a body as Discord would now: the timestamp and the signature.
    pub fn sign(&self, body: &str) -> (String, String) {
        let world = self.world();
        let timestamp = (world.now() / 1000).to_string();
        let signature = world.signature(&timestamp, body);
        (timestamp, signature)
    }

    /// From now on interactions are posted to this address on this machine, such as `127.0.0.1:8080`, at `/interactions`; none go over the
    /// gateway. As Discord does it is tried before whether the endpoint answers, and whether it refuses what is not signed.
    pub async fn send_interactions_to(&self, address: &str) -> Result<(), String> {
        let ping = json!({ "id": "1", "application_id": self.world().bot.to_string(), "type": 1, "token": "ping", "version": 1 });
        let ping = ping.to_string();
        let (timestamp, signature) = self.sign(&ping);
        let wrong = self.world().signature(&timestamp, "something else");
        let answer =
            |said: io::Result<(u16, String)>| said.map_err(|error| format!("the endpoint does not answer: {error}"));
        let (status, body) = answer(post(address, &timestamp, &signature, &ping).await)?;
        let pong = serde_json::from_str::<Value>(&body).is_ok_and(|body| body["type"] == 1);
        if status != 200 || !pong {
            return Err(format!("the endpoint does not answer a ping: {status} {body}"));
        }
        if answer(post(address, &timestamp, &wrong, &ping).await)?.0 != 401 {
            return Err("the endpoint does not refuse what is not signed".to_owned());
        }
        self.change(|world| world.endpoint = Some(address.to_owned()));
        Ok(())
    }

    /// Posts interactions that wait for it, each beside the others.
    pub(super) fn post_interactions(&self) {
        let (waiting, address) = self.change(|world| (std::mem::take(&mut world.unposted), world.endpoint.clone()));
        for (body, address) in waiting.into_iter().zip(std::iter::repeat(address).flatten()) {
            let (timestamp, signature) = self.sign(&body);
            tokio::spawn(async move {
                match post(&address, &timestamp, &signature, &body).await {
                    Ok((202, _)) => {}
                    // Whoever asked sees that nobody answered.
                    Ok((status, said)) => tracing::warn!(status, said, "the endpoint does not take an interaction"),
                    Err(error) => tracing::warn!(%error, "the endpoint does not answer"),
                }
            });
        }
    }
}

/// Posts an interaction; answers with the status and the body.
async fn post(address: &str, timestamp: &str, signature: &str, body: &str) -> io::Result<(u16, String)> {
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
    tokio::time::timeout(PATIENCE, exchange).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
