//! A proxy to a server whose connections can be cut, can fall silent, and can hold back a stream.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy, copy_bidirectional, split};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The behaviour of a proxy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// All data goes through.
    Open,
    /// Open connections are cut, and new ones are refused.
    Cut,
    /// Connections stay open, and no data goes through.
    Silent,
    /// New connections get the answer that the server is away, as from a proxy whose server is
    /// starting.
    Away,
    /// New connections get no answer to a request for a stream of news, as from a proxy that
    /// buffers.
    Buffered,
}

/// A proxy on this machine. It ends when this value is dropped.
pub struct Proxy {
    pub address: SocketAddr,
    way: Arc<watch::Sender<Way>>,
}

impl Proxy {
    /// Starts a proxy to this server.
    pub async fn to(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let way = Arc::new(watch::Sender::new(Way::Open));
        let kept = Arc::clone(&way);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let way = kept.subscribe();
                tokio::spawn(pass(near, server, way));
            }
        });
        Proxy { address, way }
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

async fn pass(mut near: TcpStream, server: SocketAddr, mut way: watch::Receiver<Way>) {
    let mut held = way.clone();
    loop {
        let now = *held.borrow_and_update();
        match now {
            Way::Open => break,
            Way::Cut => return,
            Way::Silent => {}
            Way::Away => {
                let mut request = [0; 4096];
                let _ = near.read(&mut request).await;
                let _ =
                    near.write_all(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
                return;
            }
            Way::Buffered => return buffer(near, server).await,
        }
        if held.changed().await.is_err() {
            return;
        }
    }
    let Ok(mut far) = TcpStream::connect(server).await else { return };
    loop {
        let now = *way.borrow_and_update();
        match now {
            Way::Cut | Way::Away => return,
            Way::Open | Way::Buffered => tokio::select! {
                _ = copy_bidirectional(&mut near, &mut far) => return,
                changed = way.changed() => if changed.is_err() { return },
            },
            Way::Silent => {
                if way.changed().await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Forwards everything except the answer to a request for a stream of news.
async fn buffer(near: TcpStream, server: SocketAddr) {
    let Ok(far) = TcpStream::connect(server).await else { return };
    let ((mut near_in, mut near_out), (mut far_in, mut far_out)) = (split(near), split(far));
    let there = async {
        let mut request = [0; 16 * 1024];
        while let Ok(read @ 1..) = near_in.read(&mut request).await {
            if far_out.write_all(&request[..read]).await.is_err() || asks_for_news(&request[..read])
            {
                return;
            }
        }
    };
    tokio::select! {
        () = there => {}
        _ = copy(&mut far_in, &mut near_out) => return,
    }
    // The connection is held as long as the server keeps it open.
    let _ = copy(&mut far_in, &mut tokio::io::sink()).await;
}

fn asks_for_news(request: &[u8]) -> bool {
    request.windows(6).any(|window| window == b"/live ")
}
