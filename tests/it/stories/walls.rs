//! The listeners of a process are no way to stop it: real sockets against a real process.

use std::collections::VecDeque;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::Command;
use tokio::time::timeout;

use super::processes::Place;
use crate::on_both;
use crate::support::database::Database;

/// The descriptors that some systems give a process.
const DESCRIPTORS: &str = "256";

/// How long an answer may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(20);

async fn free_address() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap().local_addr().unwrap()
}

/// The status line of the answer to a request for a path.
async fn status(at: SocketAddr, path: &str) -> String {
    let asked = async {
        let mut stream = TcpStream::connect(at).await.ok()?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: murus\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        answer.lines().next().map(str::to_owned)
    };
    timeout(PATIENCE, asked).await.ok().flatten().unwrap_or_default()
}

/// Opens so many connections that send this and then nothing; the last ones are kept open.
async fn connects(at: SocketAddr, count: usize, sends: &str) -> VecDeque<TcpStream> {
    let mut open = VecDeque::new();
    for _ in 0..count {
        if let Ok(Ok(mut stream)) = timeout(PATIENCE, TcpStream::connect(at)).await {
            // It may be closed already.
            let _ = stream.write_all(sends.as_bytes()).await;
            open.push_back(stream);
        }
        if open.len() > 600 {
            open.pop_front();
        }
    }
    open
}

async fn idle_and_half_requests_stop_nothing(database: Database) {
    let place = Place::new(database).await;
    let (http, health) = (free_address().await, free_address().await);
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -n {DESCRIPTORS}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_murus")]);
    let mut command = place.by(shell);
    command.env("HTTP_ADDR", http.to_string()).env("HEALTH_ADDR", health.to_string());
    let _child = place.started(command).await;
    let (ann, bob) = (place.person("Ann"), place.person("Bob"));
    for (count, sends) in [(400, ""), (1_100, "GET /healthz HTTP/1.1\r\nHost:")] {
        let _open = connects(http, count, sends).await;
        assert_eq!(status(http, "/healthz").await, "HTTP/1.1 200 OK", "among {count} connections");
        assert_eq!(status(health, "/healthz").await, "HTTP/1.1 200 OK", "beside {count} connections");
        // A delivery needs descriptors, for the database and for Discord.
        let before = bob.pings();
        ann.challenges(&bob).await;
        place.rest().await;
        assert_eq!(bob.pings(), before + 1);
        ann.presses("Withdraw").await;
    }
    assert_eq!(status(health, "/interactions").await, "HTTP/1.1 404 Not Found", "health alone");
}

on_both!(idle_and_half_requests_stop_nothing);
