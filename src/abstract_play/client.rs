//! Posts moves to the site.

use std::time::Duration;

use murus_gallicus::abstract_play::SHORT_NAME;
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};

use super::message::{PostedMove, SiteAnswer};
use super::token::TokenKeeper;
use crate::clock::Clock;
use crate::config::{AbstractPlay, Secret};
use crate::service::workers::away_posts::{AwayAnswer, AwayMove};

/// The longest time for one request. The site takes some seconds where its program has to start.
const PATIENCE: Duration = Duration::from_secs(15);

/// The longest answer that is read, in bytes. The answer to a move holds the whole game.
const LARGEST: usize = 4 << 20;

/// The most characters of the site's reason that are kept.
const LONGEST_REASON: usize = 200;

/// The words by which the site says that it is not this program's turn.
const NOT_OUR_TURN: [&str; 2] = ["'s turn in game", "not your turn"];

/// Posts moves to the site, each with a token.
pub struct SiteClient {
    http: Client,
    settings: AbstractPlay,
    tokens: TokenKeeper,
    clock: Clock,
}

impl SiteClient {
    /// Makes a client with these settings. Fails if there is no HTTP client.
    pub fn new(settings: AbstractPlay, clock: Clock) -> Result<SiteClient, reqwest::Error> {
        let http = Client::builder().timeout(PATIENCE).redirect(Policy::none()).build()?;
        Ok(SiteClient { http, settings, tokens: TokenKeeper::default(), clock })
    }

    /// Posts a move. If the site refuses the token, posts it once more with a new one.
    pub async fn post_move(&self, played: &AwayMove) -> AwayAnswer {
        match self.try_post(played).await {
            Ok(answer) => answer,
            Err(why) => AwayAnswer::Failed(why),
        }
    }

    async fn try_post(&self, played: &AwayMove) -> Result<AwayAnswer, String> {
        let token = self.find_token(None).await?;
        let (status, text) = self.post_with(&token, played).await?;
        if status != StatusCode::UNAUTHORIZED {
            return Ok(read_answer(status, &text));
        }
        let token = self.find_token(Some(&token)).await?;
        let (status, text) = self.post_with(&token, played).await?;
        Ok(read_answer(status, &text))
    }

    async fn find_token(&self, refused: Option<&Secret>) -> Result<Secret, String> {
        self.tokens.find_token(&self.http, &self.settings, &self.clock, refused).await
    }

    async fn post_with(
        &self,
        token: &Secret,
        played: &AwayMove,
    ) -> Result<(StatusCode, String), String> {
        let failed = |error: reqwest::Error| format!("move: {}", error.without_url());
        let request = self
            .http
            .post(self.settings.moves_url.clone())
            .bearer_auth(token.reveal())
            .json(&PostedMove::new(SHORT_NAME, played));
        let mut response = request.send().await.map_err(failed)?;
        let status = response.status();
        let mut bytes = Vec::new();
        while let Some(part) = response.chunk().await.map_err(failed)? {
            bytes.extend_from_slice(&part);
            if bytes.len() > LARGEST {
                return Err("move: the answer is too long".to_owned());
            }
        }
        Ok((status, String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// Reads the site's answer to a move. A status in the body counts more than that of the wire. A
/// success that does not look like one is a failure: the move is posted again then, and the site
/// answers a move that it has already in its own words.
fn read_answer(wire: StatusCode, text: &str) -> AwayAnswer {
    let Some(SiteAnswer { status: inner, describes_game, message }) = SiteAnswer::read(text) else {
        return AwayAnswer::Failed(format!("move: {} unreadable", wire.as_u16()));
    };
    if wire.is_success() && (inner == Some(200) || inner.is_none() && describes_game) {
        return AwayAnswer::Taken;
    }
    let status = inner.unwrap_or_else(|| wire.as_u16().into());
    let plain: String = message.chars().filter(|c| !c.is_control()).take(LONGEST_REASON).collect();
    let why = format!("move: {status} {plain}").trim_end().to_owned();
    if NOT_OUR_TURN.iter().any(|words| message.contains(words)) {
        AwayAnswer::NotOurTurn
    } else if inner.is_some() || status == 400 {
        AwayAnswer::Refused(why)
    } else {
        AwayAnswer::Failed(why)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    #[test]
    fn the_status_in_the_body_is_the_true_one() {
        let read = |wire, text: &str| read_answer(StatusCode::from_u16(wire).unwrap(), text);
        let refused = |why: &str| AwayAnswer::Refused(why.to_owned());
        let failed = |why: &str| AwayAnswer::Failed(why.to_owned());
        assert_eq!(read(200, r#"{"id":"7","numMoves":3}"#), AwayAnswer::Taken);
        assert_eq!(read(200, r#"{"statusCode":200,"body":"{}"}"#), AwayAnswer::Taken);
        assert_eq!(
            read(
                200,
                r#"{"statusCode":500,"body":"{\"message\":\"Unable to apply move a1-a2\"}"}"#
            ),
            refused("move: 500 Unable to apply move a1-a2")
        );
        for turn in ["It is not bot 7's turn in game 8", "It is not your turn!"] {
            let body = serde_json::json!({ "message": turn }).to_string();
            let text = serde_json::json!({ "statusCode": 500, "body": body }).to_string();
            assert_eq!(read(200, &text), AwayAnswer::NotOurTurn);
            assert_eq!(read(500, &body), AwayAnswer::NotOurTurn);
        }
        assert_eq!(read(400, r#"{"message":"no"}"#), refused("move: 400 no"));
        assert_eq!(read(401, r#"{"message":"Unauthorized"}"#), failed("move: 401 Unauthorized"));
        assert_eq!(read(502, "<html>"), failed("move: 502 unreadable"));
        assert_eq!(read(200, "<html>"), failed("move: 200 unreadable"));
        // A program that ends in the middle answers as if all were well.
        let ended = r#"{"errorType":"Sandbox.Timedout","errorMessage":"Task timed out"}"#;
        assert_eq!(read(200, ended), failed("move: 200 Task timed out"));
        assert_eq!(read(200, r#"{"message":"Internal"}"#), failed("move: 200 Internal"));
        let inside = r#"{"statusCode":200,"body":"{\"statusCode\":500,\"message\":\"busy\"}"}"#;
        assert_eq!(read(200, inside), refused("move: 500 busy"));
        assert_eq!(read(503, "{}"), failed("move: 503"));
        let wrapped = r#"{"statusCode":500,"body":{"message":"busy"}}"#;
        assert_eq!(read(200, wrapped), refused("move: 500 busy"));
    }
}
