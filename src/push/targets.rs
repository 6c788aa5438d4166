//! The hosts that a push service may have: public addresses only. Browsers supply the URL of their
//! service, so anyone could name an internal host.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// A DNS resolver that drops addresses outside the public internet. Fails if none is left.
pub struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> = found.filter(|at| is_public(at.ip())).collect();
            if found.is_empty() {
                return Err(io::Error::other("no public machine has this name").into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// Returns true if an IP address is on the public internet.
fn is_public(at: IpAddr) -> bool {
    match at.to_canonical() {
        IpAddr::V4(four) => is_public_four(four),
        // Public IPv6 addresses are in 2000::/3. A 6to4 address (2002::/16) may lead to an internal
        // host.
        IpAddr::V6(six) => six.segments()[0] & 0xe000 == 0x2000 && six.segments()[0] != 0x2002,
    }
}

fn is_public_four(at: Ipv4Addr) -> bool {
    let [a, b, c, _] = at.octets();
    let special = at.is_private()
        || at.is_loopback()
        || at.is_link_local()
        || at.is_documentation()
        || at.is_multicast();
    let shared = a == 100 && (64..128).contains(&b);
    let reserved = a == 0 || a >= 240 || (a, b, c) == (192, 0, 0) || a == 198 && b & 0xfe == 18;
    !(special || shared || reserved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_machines_of_the_public_network_are_reached() {
        let at = |text: &str| text.parse::<IpAddr>().expect("an address");
        for open in ["142.250.1.95", "34.117.0.1", "2a00:1450:4001::5f", "2600:1901::1"] {
            assert!(is_public(at(open)), "{open}");
        }
        for shut in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(at(shut)), "{shut}");
        }
    }
}
