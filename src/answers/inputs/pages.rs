//! Answers presses and typed words on web pages. A custom id means the same there as on Discord,
//! and the same functions answer it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::typed;
use crate::answers::challenge::challenges;
use crate::answers::challenge::rooms::{self, ChosenRoom, OwnRoom};
use crate::answers::people::{account, settings};
use crate::answers::study::own_sieges::{self, OwnSiege, SiegeChoice};
use crate::answers::study::review;
use crate::answers::{
    Answer, AnswerError, AnswerRefusal, DiscordCalls, NAMES_AT_ONCE, NoPerson, Request, RolePermit,
    name_servers, write_apology,
};
use crate::game::SiegeId;
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::service::challenge::rooms::Room;
use crate::service::play::seated::SeatedChallenge;
use crate::service::study::puzzles::AttemptOutcome;
use crate::service::{Caller, Measure, Posed, Puzzled, Service, SiegePart};
use crate::show::custom_id::{Door, Press};
use crate::show::draft::{Bout, Draft};
use crate::show::form::{FilledForm, Form, Given};
use crate::show::names::Names;
use crate::show::page::{Awaited, Page};
use crate::show::pages::settings_form::SettingWords;
use crate::store::{Rung, StoredGame};
use crate::texts::Texts;

/// The outcome of a press on a web page.
pub enum PageReaction {
    /// The page to show.
    Page(Box<Page>),
    /// The form to open. Once it is submitted, it arrives as a press with the form's id.
    Form(Form),
}

/// The object that answers people who press and type on web pages. Cheap to clone.
#[derive(Clone)]
pub struct PageAnswers {
    service: Service,
    discord: Arc<dyn DiscordCalls>,
}

impl PageAnswers {
    /// Creates an object that answers with this service and these calls to Discord.
    pub fn new(service: Service, discord: Arc<dyn DiscordCalls>) -> PageAnswers {
        PageAnswers { service, discord }
    }

    /// Returns the use cases of the bot.
    pub fn service(&self) -> &Service {
        &self.service
    }

    /// Returns the application's id, or `None` until Discord has sent it.
    pub fn application_id(&self) -> Option<u64> {
        self.discord.application_id()
    }

    /// Returns the person who signed in at Discord and got this code, which counts once. Fails if
    /// Discord refuses the code or does not answer in time.
    pub async fn identify(&self, code: String) -> Result<UserId, NoPerson> {
        self.discord.identify(code).await
    }

    /// Returns the permission of a person to send their figures for linked roles. Fails as
    /// [`DiscordCalls::permit_role`] does.
    pub async fn permit_role(&self, code: String, back: String) -> Result<RolePermit, NoPerson> {
        self.discord.permit_role(code, back).await
    }

    /// Sends values by which servers give a person roles. Fails as [`DiscordCalls::send_role`]
    /// does.
    pub async fn send_role(
        &self,
        permit: RolePermit,
        values: BTreeMap<&'static str, String>,
    ) -> Result<(), NoPerson> {
        self.discord.send_role(permit, values).await
    }

    /// Answers a press with this custom id that came through a door; `chosen` holds its choices or
    /// typed words. Returns the form that the press opens, else the page to show. A failure of the
    /// bot becomes an apology.
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

    /// Answers a text typed on the page of the game with this short name. A failure of the bot
    /// becomes an apology.
    pub async fn answer_text(&self, caller: Caller, texts: Texts, game: &str, text: &str) -> Page {
        let request = self.page_request(caller, texts);
        self.answer_in_time(&request, Box::pin(typed::play_typed(&request, Some(game), text))).await
    }

    /// Returns the page that replaces a waiting page, or an apology if that fails. `None` if the
    /// waiting page stays.
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

    /// Returns the running sieges of the servers that the caller used last, at most 5, as far as
    /// they belong to them. Refuses if Discord confirms none and fails to answer for some server.
    pub async fn find_own_sieges(
        &self,
        caller: Caller,
        texts: Texts,
    ) -> Result<Vec<OwnSiege>, AnswerRefusal> {
        own_sieges::find_own_sieges(&self.page_request(caller, texts)).await
    }

    /// Tries a typed move in a puzzle of a siege. `before` holds the moves before it. Returns the
    /// outcome. Refuses people who are not in the server of the siege.
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

    /// Counts a hint or the answer of a puzzle of a siege, after these moves. Returns the puzzle
    /// there, and where the caller is with it. Refuses people who are not in the server of the
    /// siege.
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
    /// this puzzle. Refuses people who are not in the server of the siege.
    pub async fn choose_in_siege(
        &self,
        caller: Caller,
        texts: Texts,
        siege: (SiegeId, Rung),
        choice: SiegeChoice,
    ) -> Result<(bool, Option<SiegePart>), AnswerRefusal> {
        own_sieges::choose_in_siege(&self.page_request(caller, texts), siege, choice).await
    }

    /// Returns the servers of the caller in which they can challenge others, at most 5, the server
    /// used last first. Refuses if Discord confirms none and fails to answer for some server.
    pub async fn find_own_rooms(
        &self,
        caller: Caller,
        texts: Texts,
    ) -> Result<Vec<OwnRoom>, AnswerRefusal> {
        rooms::find_own_rooms(&self.page_request(caller, texts)).await
    }

    /// Returns what the caller can choose for a challenge in a room.
    pub async fn open_room(
        &self,
        caller: Caller,
        texts: Texts,
        room: Room,
    ) -> Result<ChosenRoom, AnswerRefusal> {
        rooms::open_room(&self.page_request(caller, texts), room).await
    }

    /// Proposes the challenge that was filled in over a draft, in a server of the caller. Refuses
    /// as [`rooms::challenge_in_room`] does.
    pub async fn challenge_in_room(
        &self,
        caller: Caller,
        texts: Texts,
        server: ServerId,
        draft: Draft,
        form: &FilledForm,
    ) -> Answer {
        rooms::challenge_in_room(&self.page_request(caller, texts), server, draft, form).await
    }

    /// Begins an unrated game against Murus in the caller's direct messages. Refuses as
    /// [`challenges::begin_bout`] does.
    pub async fn begin_bout(&self, caller: Caller, texts: Texts, bout: Bout) -> Answer {
        challenges::begin_bout(&self.page_request(caller, texts), bout).await
    }

    /// Changes the caller's settings to these words. Refuses as [`settings::change_settings`] does.
    pub async fn change_settings(
        &self,
        caller: Caller,
        texts: Texts,
        words: &SettingWords,
    ) -> Result<(), AnswerRefusal> {
        settings::change_settings(&self.page_request(caller, texts), words).await
    }

    /// Returns all data stored about the caller, as JSON. Refuses as [`account::load_data`] does.
    pub async fn load_data(&self, caller: Caller, texts: Texts) -> Result<String, AnswerRefusal> {
        account::load_data(&self.page_request(caller, texts)).await
    }

    /// Returns the names of the people in these games, each as in the game's server, as many as one
    /// call to Discord gives.
    pub async fn names_of(&self, rows: &[&StoredGame]) -> Names {
        let people = rows.iter().flat_map(|row| row.people().map(|id| (row.place.server, id)));
        self.discord.names(people.collect()).await
    }

    /// Returns the names of the people at the seats of these challenges, each as in the server of
    /// the challenge, as many as one call to Discord gives.
    pub async fn names_at(&self, challenges: &[SeatedChallenge]) -> Names {
        let people = challenges
            .iter()
            .flat_map(|seated| seated.people().map(|id| (seated.challenge.place.server, id)));
        self.discord.names(people.collect()).await
    }

    /// Returns the names of these people in a server, as many as one call to Discord gives.
    pub async fn names_in(&self, server: ServerId, people: &[UserId]) -> Names {
        self.discord.names(people.iter().map(|id| (Some(server), *id)).collect()).await
    }

    /// Returns the names of all these people in a server, or as outside of servers. Asks Discord in
    /// parts. Leaves out people whom Discord does not return in time.
    pub async fn fetch_all_names(&self, server: Option<ServerId>, people: &[UserId]) -> Names {
        let mut names = Names::default();
        for part in people.chunks(NAMES_AT_ONCE) {
            names.extend(match server {
                Some(server) => self.names_in(server, part).await,
                None => self.fetch_names(part).await,
            });
        }
        names
    }

    /// Returns the names of these people, as outside of servers, as many as one call to Discord
    /// gives.
    pub async fn fetch_names(&self, people: &[UserId]) -> Names {
        self.discord.names(people.iter().map(|id| (None, *id)).collect()).await
    }

    /// Returns the names of these servers, as far as Discord tells them in time.
    pub async fn name_servers(&self, servers: &[ServerId]) -> Names {
        name_servers(self.discord.as_ref(), servers.iter().copied()).await
    }

    fn page_request(&self, caller: Caller, texts: Texts) -> Request<'_> {
        // On a web page, answers need no links to web pages.
        Request::new(self.discord.as_ref(), &self.service, None, texts, caller)
    }

    /// Returns the page of an answer, within the caller's rate limit and the time limit. A failure
    /// becomes an apology.
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
