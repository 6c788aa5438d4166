//! How the sandbox is started.

/// How the sandbox is started.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The port on loopback; 0 picks a free one.
    pub port: u16,
    /// A time in ms since 1970 that stands still until it is moved on; none goes by the machine's clock, which can be moved on as well.
    pub time: Option<i64>,
    /// Whether the portal allows the bot to ask for message content.
    pub message_content: bool,
    /// Whether a bot that asked for message content is shown it, until somebody switches that.
    pub content_shown: bool,
    /// Whether the bot's requests are written down, for whoever asks for them; else they are only counted.
    pub log: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { port: 0, time: None, message_content: true, content_shown: true, log: true }
    }
}
