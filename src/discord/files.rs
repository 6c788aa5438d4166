//! Fetches files that people send with a form, only from Discord's own hosts. The address comes
//! with the form, so it is not trusted.

use std::time::Duration;

use reqwest::redirect::Policy;
use url::{Origin, Url};

use super::trouble::Trouble;
use crate::answers::NoFile;
use crate::config::Discord;

/// The hosts from which Discord serves files.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// The longest time to fetch a file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Fetches files. Cheap to clone.
#[derive(Clone)]
pub struct FileFetcher {
    client: reqwest::Client,
    /// The origin that stands in for Discord, such as the sandbox; `None` for Discord itself.
    instead: Option<Origin>,
}

impl FileFetcher {
    /// Creates a fetcher for the Discord of this configuration. Fails if the HTTP client cannot be
    /// set up.
    pub fn new(config: &Discord) -> Result<FileFetcher, Trouble> {
        let client = reqwest::Client::builder().timeout(PATIENCE).redirect(Policy::none()).build();
        let instead = config.api_base.as_deref().and_then(|base| Url::parse(base).ok());
        Ok(FileFetcher {
            client: client.map_err(serenity::Error::from)?,
            instead: instead.map(|base| base.origin()),
        })
    }

    /// Fetches the file at this address. Fails if it has more than `most` bytes, is not on
    /// Discord's hosts, or cannot be fetched within 5 s.
    pub async fn fetch_file(&self, url: &str, most: usize) -> Result<Vec<u8>, NoFile> {
        let url = Url::parse(url).ok().filter(|url| self.is_of_discord(url));
        let url = url.ok_or(NoFile::Unavailable)?;
        let gone = |_| NoFile::Unavailable;
        let mut response = self.client.get(url).send().await.map_err(gone)?;
        if !response.status().is_success() {
            return Err(NoFile::Unavailable);
        }
        let mut bytes = Vec::new();
        while let Some(part) = response.chunk().await.map_err(gone)? {
            if bytes.len() + part.len() > most {
                return Err(NoFile::TooLong);
            }
            bytes.extend_from_slice(&part);
        }
        Ok(bytes)
    }

    /// Returns true if this address is on a host from which Discord serves files, or on the
    /// stand-in for Discord.
    fn is_of_discord(&self, url: &Url) -> bool {
        let of_discord = || HOSTS.map(|host| Url::parse(&format!("https://{host}")).ok());
        let origin = url.origin();
        self.instead.as_ref() == Some(&origin)
            || of_discord().into_iter().flatten().any(|host| host.origin() == origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_from_discord_alone() {
        let fetcher = |base: Option<&str>| {
            let token = Some("a.b.c".to_owned());
            let config =
                Discord::new(token, base.map(str::to_owned), true).expect("a configuration");
            FileFetcher::new(&config).expect("a fetcher")
        };
        let is_open = |fetcher: &FileFetcher, url: &str| {
            Url::parse(url).is_ok_and(|url| fetcher.is_of_discord(&url))
        };
        let real = fetcher(None);
        for open in [
            "https://cdn.discordapp.com/ephemeral-attachments/1/2/game.txt?ex=3&is=4&hm=5",
            "https://media.discordapp.net/ephemeral-attachments/1/2/game.txt",
        ] {
            assert!(is_open(&real, open), "{open}");
        }
        for shut in [
            "http://cdn.discordapp.com/game.txt",
            "https://cdn.discordapp.com:8443/game.txt",
            "https://cdn.discordapp.com.bad.example/game.txt",
            "https://cdn.discordapp.com@bad.example/game.txt",
            "https://bad.example/cdn.discordapp.com",
            "http://127.0.0.1:9000/game.txt",
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
            "data:text/plain,1",
        ] {
            assert!(!is_open(&real, shut), "{shut}");
        }
        let sandbox = fetcher(Some("http://127.0.0.1:9000"));
        assert!(is_open(&sandbox, "http://127.0.0.1:9000/ephemeral-attachments/1/2/game.txt"));
        assert!(!is_open(&sandbox, "http://127.0.0.1:9001/game.txt"));
    }
}
