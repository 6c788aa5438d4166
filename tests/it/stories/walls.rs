//! The listeners of a process are no way to stop it: real sockets against a real process.

use std::collections::VecDeque;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::process::Command;
use tokio::time::timeout;

use super::processes::Place;
use crate::on_both;
use crate::support::database::Database;

/// The descriptors that some systems give a process.
const DESCRIPTORS: &str = "256";

/// The longest time that an answer may take on a machine that does much else.
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
    let http = free_address().await;
    let health = free_address().await;
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        &format!("ulimit -n {DESCRIPTORS}; exec \"$0\" \"$@\""),
        env!("CARGO_BIN_EXE_murus"),
    ]);
    let mut command = place.by(shell);
    command.env("HTTP_ADDR", http.to_string()).env("HEALTH_ADDR", health.to_string());
    let _child = place.started(command).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    for (count, sends) in [(400, ""), (1_100, "GET /healthz HTTP/1.1\r\nHost:")] {
        let _open = connects(http, count, sends).await;
        assert_eq!(status(http, "/healthz").await, "HTTP/1.1 200 OK", "among {count} connections");
        assert_eq!(
            status(health, "/healthz").await,
            "HTTP/1.1 200 OK",
            "beside {count} connections"
        );
        // A delivery needs descriptors, for the database and for Discord.
        let before = bob.pings();
        ann.challenges(&bob).await;
        place.rest().await;
        assert_eq!(bob.pings(), before + 1);
        ann.presses("Withdraw").await;
    }
    assert_eq!(status(health, "/interactions").await, "HTTP/1.1 404 Not Found", "health alone");
}

/// Connects from an address of this machine.
async fn connect_from(from: Ipv4Addr, at: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    timeout(PATIENCE, socket.connect(at)).await.ok()?.ok()
}

async fn bodies_that_never_arrive_stop_nothing(database: Database) {
    let place = Place::new(database).await;
    let pages = free_address().await;
    let health = free_address().await;
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        &format!("ulimit -n {DESCRIPTORS}; exec \"$0\" \"$@\""),
        env!("CARGO_BIN_EXE_murus"),
    ]);
    let mut command = place.by(shell);
    command.env("WEB_ADDR", pages.to_string()).env("WEB_URL", "https://murus.example");
    command.env("HEALTH_ADDR", health.to_string());
    let _child = place.started(command).await;
    let half = "POST /act HTTP/1.1\r\nHost: murus\r\nOrigin: https://murus.example\r\nContent-Length: 100\r\n\
                Content-Type: application/json\r\n\r\n{";
    // As many as there is room for, and those behind them that wait in the listener's queue.
    let mut open = Vec::new();
    for _ in 0..120 {
        if let Some(mut stream) = connect_from(Ipv4Addr::LOCALHOST, pages).await {
            let _ = stream.write_all(half.as_bytes()).await;
            open.push(stream);
        }
    }
    let mut other = connect_from(Ipv4Addr::new(127, 0, 0, 2), pages)
        .await
        .expect("the listener's queue has room");
    other
        .write_all(b"GET /about HTTP/1.1\r\nHost: murus\r\nConnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    timeout(PATIENCE, other.read_to_string(&mut answer)).await.expect("an answer in time").unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert_eq!(
        status(health, "/healthz").await,
        "HTTP/1.1 200 OK",
        "beside {} connections",
        open.len()
    );
    // A body that has not come is awaited for ten seconds, not for as long as a review may take.
    let mut answer = String::new();
    let mut last = connect_from(Ipv4Addr::LOCALHOST, pages).await.expect("a place");
    last.write_all(half.as_bytes()).await.unwrap();
    timeout(PATIENCE, last.read_to_string(&mut answer)).await.expect("an answer in time").unwrap();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

/// The text of the answer to a request for a path.
async fn read(at: SocketAddr, path: &str) -> String {
    reqwest::get(format!("http://{at}{path}")).await.unwrap().text().await.unwrap()
}

async fn peers_that_never_read_stop_nothing(database: Database) {
    let place = Place::new(database).await;
    let pages = free_address().await;
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        &format!("ulimit -n {DESCRIPTORS}; exec \"$0\" \"$@\""),
        env!("CARGO_BIN_EXE_murus"),
    ]);
    let mut command = place.by(shell);
    command.env("WEB_ADDR", pages.to_string()).env("WEB_URL", "https://murus.example");
    let _child = place.started(command).await;
    let about = read(pages, "/about").await;
    let (_, style) = about.split_once("rel=\"stylesheet\" href=\"").expect("a style");
    let (style, _) = style.split_once('"').unwrap();
    let requests = format!("GET {style} HTTP/1.1\r\nHost: murus\r\n\r\n").repeat(2000);
    let mut open = Vec::new();
    for _ in 0..110 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        if let Ok(Ok(mut stream)) = timeout(PATIENCE, socket.connect(pages)).await {
            // The server reads no more requests than it can answer.
            let _ = timeout(Duration::from_millis(10), stream.write_all(requests.as_bytes())).await;
            open.push(stream);
        }
    }
    assert_eq!(
        status(pages, "/about").await,
        "HTTP/1.1 200 OK",
        "among {} connections",
        open.len()
    );
}

on_both!(
    idle_and_half_requests_stop_nothing,
    bodies_that_never_arrive_stop_nothing,
    peers_that_never_read_stop_nothing
);
