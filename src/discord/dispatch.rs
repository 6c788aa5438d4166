//! Answers what people ask, whichever way it came to us: over the gateway or over HTTP. Whatever
//! goes wrong, they read a sentence.

use std::num::NonZeroU64;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures::FutureExt;
use serde_json::Value;
use serenity::all::{Http, Interaction, InteractionId, Message, UserId};
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::incoming::Shared;
use super::reply::{Handle, Response};
use super::trouble::{Trouble, error_chain};
use super::{chatter, commands, presses, typed};
use crate::answers::write_apology;
use crate::service;
use crate::show::custom_id::Press;
use crate::show::page::Page;
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
        let to = Handle {
            http: &self.http,
            id: number,
            token,
            permissions: None,
            laid_out: false,
            budget: &self.shared.budget,
            known: &self.shared.known,
        };
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

    /// Answers a command, a press, a form, or a person who types; nothing else.
    pub async fn handle_interaction(&self, interaction: &Interaction) {
        let (kind, what, server) = match interaction {
            Interaction::Ping(_) => return,
            Interaction::Command(of) => ("command", commands::command_name(of), of.guild_id),
            Interaction::Autocomplete(of) => {
                ("completion", commands::command_name(of), of.guild_id)
            }
            Interaction::Component(of) => ("press", Press::word(&of.data.custom_id), of.guild_id),
            Interaction::Modal(of) => ("form", Press::word(&of.data.custom_id), of.guild_id),
            // What Discord invents later is not for us.
            _ => return,
        };
        if self.http.application_id().is_none() {
            // The gateway says it at its start; of an interaction that came over HTTP it is the
            // first to say so.
            self.http.set_application_id(interaction.application_id());
        }
        let span = tracing::info_span!(
            "interaction",
            kind,
            what,
            server = server.map(|id| id.get()),
            ms = tracing::field::Empty
        );
        self.under_way
            .track_future(
                self.measure_answer(kind, self.answer_interaction(interaction).boxed())
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

    /// Answers an interaction, or apologises if that fails or panics, and returns the failure all
    /// the same.
    async fn answer_interaction(&self, interaction: &Interaction) -> Result<(), Trouble> {
        let http = &self.http;
        let shared = &self.shared;
        // What it takes to answer anything at all is large, so it is kept apart from the stack.
        let answered = match interaction {
            Interaction::Command(of) => commands::answer_command(http, shared, of).boxed(),
            Interaction::Autocomplete(of) => commands::complete_option(http, shared, of).boxed(),
            Interaction::Component(of) => presses::answer_press(http, shared, of).boxed(),
            Interaction::Modal(of) => presses::answer_form(http, shared, of).boxed(),
            _ => return Ok(()),
        };
        // Answers a person even after a panic.
        let done =
            AssertUnwindSafe(answered).catch_unwind().await.unwrap_or(Err(Trouble::Panicked));
        if let Err(trouble) = &done
            && let Some((handle, locale)) = to_apologize(interaction, http, shared)
        {
            let cause = handle.id.to_string();
            let page = write_apology(
                &shared.service,
                Texts::for_locale(Some(locale)),
                &cause,
                trouble.store(),
            )
            .await;
            // The answer may be what failed, so that this one fails too tells nothing new.
            let _ = Response::Whisper(page).give_answer(handle).await;
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

/// The way and the language for an apology, or `None` while a person types.
fn to_apologize<'a>(
    interaction: &'a Interaction,
    http: &'a Http,
    shared: &'a Shared,
) -> Option<(Handle<'a>, &'a str)> {
    let (id, token, permissions, locale) = match interaction {
        Interaction::Command(of) => (of.id, &of.token, of.app_permissions, &of.locale),
        Interaction::Component(of) => (of.id, &of.token, of.app_permissions, &of.locale),
        Interaction::Modal(of) => (of.id, &of.token, of.app_permissions, &of.locale),
        _ => return None,
    };
    let Shared { budget, known, .. } = shared;
    Some((Handle { http, id, token, permissions, laid_out: false, budget, known }, locale))
}
