//! Dispatches interactions and messages to their answers, whether they came over the gateway or
//! over HTTP. If an answer fails, the person gets an apology.

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

/// Discord's number for the interaction type that completes an option while it is typed.
const COMPLETION: u64 = 4;

/// Answers interactions and messages. Cheap to clone.
#[derive(Clone)]
pub struct Dispatch {
    /// Serenity's HTTP client.
    pub http: Arc<Http>,
    /// The parts that every request needs.
    pub shared: Shared,
    /// The answers in progress.
    pub under_way: TaskTracker,
}

impl Dispatch {
    /// Answers an interaction that came over HTTP, in a task of its own.
    pub fn answer_posted(&self, interaction: Interaction) {
        let dispatch = self.clone();
        tokio::spawn(async move { dispatch.handle_interaction(&interaction).await });
    }

    /// Answers a submitted form, given as Discord's JSON, in a task of its own.
    pub fn answer_raw_form(&self, form: Value) {
        let dispatch = self.clone();
        tokio::spawn(async move { dispatch.handle_raw_form(&form).await });
    }

    /// Answers an unreadable interaction that came over HTTP, in a task of its own.
    pub fn beside_unread(&self, value: Value) {
        let dispatch = self.clone();
        tokio::spawn(async move { dispatch.handle_unreadable(&value).await });
    }

    /// Handles an interaction that serenity cannot read. If an option has a choice's name in place
    /// of its number, answers it. Otherwise logs it, counts it as a failed answer, and apologises
    /// if its id and token can be read. Completions get no apology.
    pub async fn handle_unreadable(&self, value: &Value) {
        if let Some(interaction) = commands::read_named(value) {
            return self.handle_interaction(&interaction).await;
        }
        let service = &self.shared.service;
        let ((), took) = service.measure_work(self.apologize_for_unread(value)).await;
        service.meter().count_answer("unreadable", took, false);
    }

    /// Logs an unreadable interaction, and apologises to its person.
    async fn apologize_for_unread(&self, value: &Value) {
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

    /// Answers a submitted form, given as Discord's JSON. Returns true if the form could be read;
    /// otherwise the person gets an apology.
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

    /// Answers a command, a press, or a completion of an option. Ignores other interactions.
    pub async fn handle_interaction(&self, interaction: &Interaction) {
        let http = &self.http;
        let shared = &self.shared;
        self.learn_application(interaction.application_id());
        // The futures that answer are large, so they are boxed.
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
            // Forms are answered from Discord's JSON elsewhere. Types that Discord adds later are
            // ignored.
            _ => return,
        };
        let apology = to_apologize(interaction, http, shared);
        self.answer(kind, what, server, answered, apology).await;
    }

    /// Stores the application's id if it is not known yet. The gateway sends the id when it
    /// connects; without a gateway, the first interaction brings it.
    fn learn_application(&self, id: ApplicationId) {
        if self.http.application_id().is_none() {
            self.http.set_application_id(id);
        }
    }

    /// Completes the answer to an interaction of this kind, or apologises, in a tracing span.
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

    /// Answers a message if it concerns the bot. Also notes boards of the bot, and messages of
    /// people below them. `me` is the bot's own id.
    pub async fn handle_message(&self, me: UserId, message: &Message) {
        let server = message.guild_id.map(|id| id.get());
        let span = tracing::debug_span!("message", server, ms = tracing::field::Empty);
        let answered = async {
            // A failure to note a message below a board must not keep its author from an answer.
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

    /// Completes an answer. If that fails or panics, apologises to the person and returns the
    /// failure.
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
            // Giving the answer may be what failed. A second failure tells nothing new.
            let _ = Response::Whisper(page).give_answer(to).await;
        }
        done
    }

    /// Completes an answer, and counts it with its duration. Logs a failure.
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

/// The data for an apology to a person whose answer failed.
struct Apology<'a> {
    /// The handle of the interaction.
    to: Handle<'a>,
    /// The language code of the person.
    locale: &'a str,
    /// The button back into the form that the person filled in; `None` without a form.
    reopening: Option<Reopening>,
}

/// Returns the data for an apology for an interaction, or `None` if it completes an option.
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
