//! What people are told after they asked for something.

use super::page::Page;
use super::pages::outcome::done;
use super::pages::refusal::refusal;
use super::trouble::Trouble;
use crate::service::{Acted, Refused, Service};
use crate::texts::Texts;

/// What came of an action: whether it was done, and the words for the person who asked.
pub async fn outcome(service: &Service, texts: Texts, acted: Result<Acted, Refused>) -> Result<(bool, Page), Trouble> {
    match acted {
        Ok(acted) => {
            let people = service.people(&acted.row).await?;
            Ok((true, done(texts, &acted, &people)))
        }
        Err(Refused::Unknown) => Ok((false, Page::text(texts.say("press-no-game")))),
        Err(Refused::Game(row, refused)) => {
            let people = service.people(&row).await?;
            Ok((false, refusal(texts, &row, &people, &refused)))
        }
        Err(Refused::Failed(error)) => Err(error.into()),
    }
}
