//! A connection to a server that can be cut and can fall silent.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// All data goes through.
    Open,
    /// Open connections are cut, and new ones are refused.
    Cut,
    /// Connections stay open, and no data goes through.
    Silent,
}

/// A proxy on this machine, as long as this value lives.
pub struct Proxy {
    pub address: SocketAddr,
    way: Arc<watch::Sender<Way>>,
}

impl Proxy {
    /// A proxy to this server.
    pub async fn to(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, way) = (listener.local_addr().unwrap(), Arc::new(watch::Sender::new(Way::Open)));
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
        match *held.borrow_and_update() {
            Way::Open => break,
            Way::Cut => return,
            Way::Silent => {}
        }
        if held.changed().await.is_err() {
            return;
        }
    }
    let Ok(mut far) = TcpStream::connect(server).await else { return };
    loop {
        let now = *way.borrow_and_update();
        match now {
            Way::Cut => return,
            Way::Open => tokio::select! {
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
