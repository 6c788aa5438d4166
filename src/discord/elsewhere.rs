//! What people press on pages beside Discord. The same custom ids mean the same, and the same
//! functions answer them; only the page is written otherwise.

use std::sync::Arc;

use serenity::all::Http;
use tokio::sync::OnceCell;

use super::buttons;
use super::doing::{Answer, Origin, Refusal, Request};
use super::incoming::Shared;
use super::trouble::Trouble;
use crate::discord::apology::apology;
use crate::discord::doing::{study, typing};
use crate::ids::UserId;
use crate::service;
use crate::service::{Caller, Measure, Service};
use crate::show::custom_id::Door;
use crate::show::form::Form;
use crate::show::names::Names;
use crate::show::page::{Awaited, Page};
use crate::store::StoredGame;
use crate::texts::Texts;

/// The outcome of a press on a page.
pub enum Reaction {
    /// A page.
    Page(Box<Page>),
    /// A form to fill in, which comes back as the press with its id.
    Form(Form),
}

/// Answers people who press on pages. Cheap to clone.
#[derive(Clone)]
pub struct Elsewhere {
    http: Arc<Http>,
    shared: Shared,
}

impl Elsewhere {
    /// By this way to Discord, with what every request needs.
    pub(super) fn new(http: Arc<Http>, shared: Shared) -> Elsewhere {
        Elsewhere { http, shared }
    }

    /// The use cases.
    pub fn service(&self) -> &Service {
        &self.shared.service
    }

    /// The application's id, once Discord said it.
    pub fn application(&self) -> Option<u64> {
        self.http.application_id().map(|id| id.get())
    }

    /// The reaction to a press of this custom id that came through a door, with what was chosen or
    /// typed. A failure of ours becomes an apology.
    pub(crate) async fn press(
        &self,
        caller: Caller,
        texts: Texts,
        door: Door,
        id: &str,
        chosen: &[String],
    ) -> Reaction {
        let request = self.request(caller, texts);
        if let Some(form) = buttons::form_of(texts, door, id, chosen) {
            return Reaction::Form(form);
        }
        let performed = Box::pin(buttons::perform_by_id(&request, door, id, chosen));
        Reaction::Page(Box::new(self.page(&request, performed).await))
    }

    /// The answer to a text typed on the page of a game with this short name.
    pub(crate) async fn typed(&self, caller: Caller, texts: Texts, game: &str, text: &str) -> Page {
        let request = self.request(caller, texts);
        self.page(&request, Box::pin(typing::play(&request, Some(game), text))).await
    }

    /// Returns the page that replaces a waiting page, if there is one.
    pub(crate) async fn awaited(&self, caller: Caller, texts: Texts, what: Awaited) -> Option<Page> {
        let request = self.request(caller, texts);
        match study::awaited(&request, what).await {
            Ok(page) => page,
            Err(trouble) => Some(self.sorry(&request, &trouble).await),
        }
    }

    /// The names of the people in these games.
    pub(crate) async fn names_of(&self, rows: &[&StoredGame]) -> Names {
        let people = rows.iter().flat_map(|row| row.people().map(|id| (row.place.server, id)));
        self.shared.people.names(&self.http, people.collect()).await
    }

    /// The names of these people, wherever they are.
    pub(crate) async fn names(&self, people: &[UserId]) -> Names {
        self.shared.people.names(&self.http, people.iter().map(|id| (None, *id)).collect()).await
    }

    fn request(&self, caller: Caller, texts: Texts) -> Request<'_> {
        let (http, shared): (&Http, _) = (&self.http, &self.shared);
        let (origin, looking) = (Origin::default(), OnceCell::new());
        let (service, people) = (&shared.service, &shared.people);
        // A person on a page needs no link to it.
        Request { http, service, people, pages: None, texts, caller, origin, looking }
    }

    /// The page of an answer, within the limits and the patience of every answer.
    async fn page(&self, request: &Request<'_>, answer: impl Future<Output = Answer>) -> Page {
        let page = async {
            match request.check_limit(Measure::Anything) {
                Ok(()) => request.page(answer.await).await,
                Err(refusal) => request.page(Err::<Page, Refusal>(refusal)).await,
            }
        };
        let made = match service::change::while_it_answers(request.service, page).await {
            Ok(made) => made,
            Err(error) => Err(Trouble::from(error)),
        };
        match made {
            Ok(page) => page,
            Err(trouble) => self.sorry(request, &trouble).await,
        }
    }

    async fn sorry(&self, request: &Request<'_>, trouble: &Trouble) -> Page {
        tracing::error!(error = %trouble, "a press on a page could not be answered");
        apology(request.service, request.texts, &request.caller.cause, trouble).await
    }
}
