//! Answers presses and typed words on web pages. A custom id means the same there as on Discord,
//! and the same functions answer it; only the page is written otherwise.

use std::sync::Arc;

use super::typed;
use crate::answers::study::own_sieges::{self, OwnSiege, SiegeChoice};
use crate::answers::study::review;
use crate::answers::{Answer, AnswerError, AnswerRefusal, DiscordCalls, Request, write_apology};
use crate::game::SiegeId;
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::service::study::puzzles::AttemptOutcome;
use crate::service::{Caller, Measure, Posed, Puzzled, Service, SiegePart};
use crate::show::custom_id::{Door, Press};
use crate::show::form::{Form, Given};
use crate::show::names::Names;
use crate::show::page::{Awaited, Page};
use crate::store::{Rung, StoredGame};
use crate::texts::Texts;

/// The outcome of a press on a page.
pub enum PageReaction {
    /// A page.
    Page(Box<Page>),
    /// A form to fill in, which comes back as the press with its id.
    Form(Form),
}

/// Answers people who press and type on web pages. Cheap to clone.
#[derive(Clone)]
pub struct PageAnswers {
    service: Service,
    discord: Arc<dyn DiscordCalls>,
}

impl PageAnswers {
    /// Returns answers that come from this service, with what Discord adds.
    pub fn new(service: Service, discord: Arc<dyn DiscordCalls>) -> PageAnswers {
        PageAnswers { service, discord }
    }

    /// Returns the use cases.
    pub fn service(&self) -> &Service {
        &self.service
    }

    /// Returns the application's id once Discord has sent it.
    pub fn application_id(&self) -> Option<u64> {
        self.discord.application_id()
    }

    /// The reaction to a press of this custom id that came through a door, with its choices or
    /// typed words. A failure of ours becomes an apology.
    pub async fn answer_press(
        &self,
        caller: Caller,
        texts: Texts,
        door: Door,
        id: &str,
        chosen: &[String],
    ) -> PageReaction {
        let mut request = self.page_request(caller, texts);
        let given = Given::Chosen(chosen.to_vec());
        request.reopening = Press::read(id).and_then(|press| super::reopening_of(&press, &given));
        if let Some(form) = super::form_of(&request, door, id, chosen).await {
            return PageReaction::Form(form);
        }
        let performed = Box::pin(super::perform_by_id(&request, door, id, chosen));
        PageReaction::Page(Box::new(self.answer_in_time(&request, performed).await))
    }

    /// The answer to a text typed on the page of a game with this short name.
    pub async fn answer_text(&self, caller: Caller, texts: Texts, game: &str, text: &str) -> Page {
        let request = self.page_request(caller, texts);
        self.answer_in_time(&request, Box::pin(typed::play_typed(&request, Some(game), text))).await
    }

    /// Returns the page that replaces a waiting page, or an apology; `None` if the waiting page
    /// stays.
    pub async fn answer_awaited(
        &self,
        caller: Caller,
        texts: Texts,
        what: Awaited,
    ) -> Option<Page> {
        let request = self.page_request(caller, texts);
        match review::load_awaited_page(&request, what).await {
            Ok(page) => page,
            Err(error) => Some(self.apologize(&request, &error).await),
        }
    }

    /// The sieges that are on in servers to which the caller belongs.
    pub async fn find_own_sieges(
        &self,
        caller: Caller,
        texts: Texts,
    ) -> Result<Vec<OwnSiege>, AnswerRefusal> {
        own_sieges::find_own_sieges(&self.page_request(caller, texts)).await
    }

    /// The outcome of a written move that the caller tries in a puzzle of a siege, after these
    /// moves.
    pub async fn try_siege(
        &self,
        caller: Caller,
        texts: Texts,
        siege: (SiegeId, Rung),
        before: &str,
        text: &str,
    ) -> Result<AttemptOutcome, AnswerRefusal> {
        own_sieges::try_siege(&self.page_request(caller, texts), siege, before, text).await
    }

    /// Counts a hint or the answer of a puzzle of a siege, after these moves.
    pub async fn help_in_siege(
        &self,
        caller: Caller,
        texts: Texts,
        siege: (SiegeId, Rung),
        before: &str,
    ) -> Result<(Posed, Puzzled), AnswerRefusal> {
        own_sieges::help_in_siege(&self.page_request(caller, texts), siege, before).await
    }

    /// Carries out a choice about a siege. Returns true if it was done, and the caller's part in
    /// it.
    pub async fn choose_in_siege(
        &self,
        caller: Caller,
        texts: Texts,
        siege: (SiegeId, Rung),
        choice: SiegeChoice,
    ) -> Result<(bool, Option<SiegePart>), AnswerRefusal> {
        own_sieges::choose_in_siege(&self.page_request(caller, texts), siege, choice).await
    }

    /// The names of the people in these games.
    pub async fn names_of(&self, rows: &[&StoredGame]) -> Names {
        let people = rows.iter().flat_map(|row| row.people().map(|id| (row.place.server, id)));
        self.discord.names(people.collect()).await
    }

    /// The names of these people in a server.
    pub async fn names_in(&self, server: ServerId, people: &[UserId]) -> Names {
        self.discord.names(people.iter().map(|id| (Some(server), *id)).collect()).await
    }

    /// The names of these people, wherever they are.
    pub async fn fetch_names(&self, people: &[UserId]) -> Names {
        self.discord.names(people.iter().map(|id| (None, *id)).collect()).await
    }

    fn page_request(&self, caller: Caller, texts: Texts) -> Request<'_> {
        // A person on a page needs no link to it.
        Request::new(self.discord.as_ref(), &self.service, None, texts, caller)
    }

    /// The page of an answer, within the limits and the patience of every answer.
    async fn answer_in_time(
        &self,
        request: &Request<'_>,
        answer: impl Future<Output = Answer>,
    ) -> Page {
        let page = async {
            match request.check_limit(Measure::Anything) {
                Ok(()) => request.page(answer.await).await,
                Err(refusal) => request.page(Err::<Page, AnswerRefusal>(refusal)).await,
            }
        };
        let made = match service::change::while_it_answers(request.service, page).await {
            Ok(made) => made,
            Err(error) => Err(AnswerError::from(error)),
        };
        match made {
            Ok(page) => page,
            Err(error) => self.apologize(request, &error).await,
        }
    }

    async fn apologize(&self, request: &Request<'_>, error: &AnswerError) -> Page {
        tracing::error!(%error, "a press on a page could not be answered");
        let cause = &request.caller.cause;
        write_apology(request.service, request.texts, cause, error.store(), None).await
    }
}
