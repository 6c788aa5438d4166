//! Answers what people ask, whichever way it came to us: over the gateway or over HTTP. Whatever
//! goes wrong, they read a sentence.

use std::num::NonZeroU64;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::Value;
use serenity::all::{ApplicationId, GuildId, Http, Interaction, InteractionId, Message, UserId};
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::forms::SubmittedForm;
use super::incoming::Shared;
use super::reply::{Handle, Response};
use super::trouble::{Trouble, error_chain};
use super::{chatter, commands, presses, typed};
use crate::answers::{inputs, write_apology};
use crate::service;
use crate::show::custom_id::Press;
use crate::show::form::Given;
use crate::show::page::Page;
use crate::show::reopening::Reopening;
use crate::texts::Texts;

/// Discord's type of an interaction that asks how a word may continue.
const COMPLETION: u64 = 4;

/// The way from an interaction to its answer. Cheap to clone.
#[derive(Clone)]
pub struct Dispatch {
    /// The way to Discord.
    pub http: Arc<Http>,
    /// The parts that every request needs.
    pub shared: Shared,
    /// The answers in progress.
    pub under_way: TaskTracker,
}

impl Dispatch {
    /// Answers an interaction that did not come over the gateway, in a task of its own.
    pub fn answer_posted(&self, interaction: Interaction) {
        let dispatch = self.clone();
        tokio::spawn(async move { dispatch.handle_interaction(&interaction).await });
    }

    /// Answers a form that was filled in, as Discord sent it, in a task of its own.
    pub fn answer_raw_form(&self, form: Value) {
        let dispatch = self.clone();
        tokio::spawn(async move { dispatch.handle_raw_form(&form).await });
    }

    /// Answers an unreadable interaction that did not come over the gateway.
    pub fn beside_unread(&self, value: Value) {
        let dispatch = self.clone();
        tokio::spawn(async move { dispatch.handle_unreadable(&value).await });
    }

    /// Handles an interaction that cannot be read as it is: answers one with a choice's name in
    /// place of its number. Logs any other, and apologises where its id and token can be read. What
    /// is typed meanwhile takes no apology.
    pub async fn handle_unreadable(&self, value: &Value) {
        if let Some(interaction) = commands::read_named(value) {
            return self.handle_interaction(&interaction).await;
        }
        let kind = value["type"].as_u64();
        let id = value["id"].as_str();
        tracing::error!(kind, id, "an interaction cannot be read");
        let number = id.and_then(|id| id.parse::<NonZeroU64>().ok()).map(InteractionId::from);
        let (Some(number), Some(token)) = (number, value["token"].as_str()) else { return };
        if kind == Some(COMPLETION) {
            return;
        }
        let page = Page::text(Texts::for_locale(value["locale"].as_str()).say("trouble-unclear"));
        let to = Handle::of((&self.http, &self.shared), (number, token), None);
        let given = self.under_way.track_future(Response::Whisper(page).give_answer(to)).await;
        if let Err(trouble) = given {
            tracing::error!(error = error_chain(&trouble), "it could not be answered");
        }
    }

    /// Waits until all answers in progress are given.
    pub async fn wait_until_answered(&self) {
        self.under_way.close();
        self.under_way.wait().await;
    }

    /// Answers a form that was filled in, as Discord sent it. Returns whether it could be read.
    pub async fn handle_raw_form(&self, form: &Value) -> bool {
        let Some(form) = SubmittedForm::read(form) else {
            self.handle_unreadable(form).await;
            return false;
        };
        self.learn_application(form.application_id);
        let answered = presses::answer_form(&self.http, &self.shared, &form).boxed();
        let to =
            Handle::of((&self.http, &self.shared), (form.id, &form.token), form.app_permissions);
        let given = Given::Filled(form.fields());
        let press = Press::read(form.custom_id());
        let reopening = press.and_then(|press| inputs::reopening_of(&press, &given));
        let apology = Some(Apology { to, locale: &form.locale, reopening });
        let what = Press::word(form.custom_id());
        self.answer("form", what, form.guild_id, answered, apology).await;
        true
    }

    /// Answers a command, a press, or a person who types; nothing else.
    pub async fn handle_interaction(&self, interaction: &Interaction) {
        let http = &self.http;
        let shared = &self.shared;
        self.learn_application(interaction.application_id());
        // What it takes to answer anything at all is large, so it is kept apart from the stack.
        let (kind, what, server, answered) = match interaction {
            Interaction::Command(of) => {
                let answered = commands::answer_command(http, shared, of).boxed();
                ("command", commands::command_name(of), of.guild_id, answered)
            }
            Interaction::Autocomplete(of) => {
                let answered = commands::complete_option(http, shared, of).boxed();
                ("completion", commands::command_name(of), of.guild_id, answered)
            }
            Interaction::Component(of) => {
                let answered = presses::answer_press(http, shared, of).boxed();
                ("press", Press::word(&of.data.custom_id), of.guild_id, answered)
            }
            // Forms come as they were sent, and what Discord invents later is not for us.
            _ => return,
        };
        let apology = to_apologize(interaction, http, shared);
        self.answer(kind, what, server, answered, apology).await;
    }

    /// Stores the application's id if it is not known. The gateway says it at its start; of an
    /// interaction that came over HTTP it is the first to say so.
    fn learn_application(&self, id: ApplicationId) {
        if self.http.application_id().is_none() {
            self.http.set_application_id(id);
        }
    }

    /// Completes the answer to an interaction of this kind, or apologises.
    async fn answer(
        &self,
        kind: &'static str,
        what: Option<&str>,
        server: Option<GuildId>,
        answered: BoxFuture<'_, Result<(), Trouble>>,
        apology: Option<Apology<'_>>,
    ) {
        let span = tracing::info_span!(
            "interaction",
            kind,
            what,
            server = server.map(|id| id.get()),
            ms = tracing::field::Empty
        );
        self.under_way
            .track_future(
                self.measure_answer(kind, self.complete_answer(answered, apology).boxed())
                    .instrument(span),
            )
            .await;
    }

    /// Answers a message if it concerns the bot, whose id is `me`.
    pub async fn handle_message(&self, me: UserId, message: &Message) {
        let server = message.guild_id.map(|id| id.get());
        let span = tracing::debug_span!("message", server, ms = tracing::field::Empty);
        let answered = async {
            // Words below a board are no reason to leave a person without an answer.
            let own = crate::ids::UserId(me.get());
            if let Err(error) = chatter::note_message(&self.shared, own, message).await {
                self.shared.service.log_failure("chatter", &error);
            }
            typed::answer_typed_message(&self.http, &self.shared, me, message).await
        };
        let answered = answered.boxed();
        let caught = AssertUnwindSafe(answered).catch_unwind();
        let caught = service::change::while_it_answers(&self.shared.service, caught);
        let done = async { caught.await?.unwrap_or(Err(Trouble::Panicked)) };
        self.under_way.track_future(self.measure_answer("message", done).instrument(span)).await;
    }

    /// Completes an answer, or apologises if that fails or panics, and returns the failure all the
    /// same.
    async fn complete_answer(
        &self,
        answered: BoxFuture<'_, Result<(), Trouble>>,
        apology: Option<Apology<'_>>,
    ) -> Result<(), Trouble> {
        // Answers a person even after a panic.
        let done =
            AssertUnwindSafe(answered).catch_unwind().await.unwrap_or(Err(Trouble::Panicked));
        if let Err(trouble) = &done
            && let Some(Apology { to, locale, reopening }) = apology
        {
            let page = write_apology(
                &self.shared.service,
                Texts::for_locale(Some(locale)),
                &to.id.to_string(),
                trouble.store(),
                reopening.as_ref(),
            )
            .await;
            // The answer may be what failed, so that this one fails too tells nothing new.
            let _ = Response::Whisper(page).give_answer(to).await;
        }
        done
    }

    /// Counts an answer and how long it took; logs why there was none.
    async fn measure_answer(
        &self,
        kind: &'static str,
        answered: impl Future<Output = Result<(), Trouble>>,
    ) {
        let (done, took) = self.shared.service.measure_work(answered).await;
        tracing::Span::current().record("ms", took.as_millis() as u64);
        self.shared.service.meter().count_answer(kind, took, done.is_ok());
        match done {
            Ok(()) => tracing::debug!("answered"),
            Err(trouble) => match trouble.store().filter(|error| error.is_of_all()) {
                Some(error) => self.shared.service.log_failure("answers", error),
                None => tracing::error!(error = error_chain(&trouble), "it could not be answered"),
            },
        }
    }
}

/// The parts of an apology.
struct Apology<'a> {
    /// The way to the person.
    to: Handle<'a>,
    /// The language of the person.
    locale: &'a str,
    /// The way back into the form that they filled in.
    reopening: Option<Reopening>,
}

/// The parts of an apology, or `None` while a person types.
fn to_apologize<'a>(
    interaction: &'a Interaction,
    http: &'a Http,
    shared: &'a Shared,
) -> Option<Apology<'a>> {
    let (id, token, permissions, locale) = match interaction {
        Interaction::Command(of) => (of.id, &of.token, of.app_permissions, &of.locale),
        Interaction::Component(of) => (of.id, &of.token, of.app_permissions, &of.locale),
        _ => return None,
    };
    let to = Handle::of((http, shared), (id, token), permissions);
    Some(Apology { to, locale, reopening: None })
}
