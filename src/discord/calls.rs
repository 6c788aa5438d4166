//! The implementation of [`DiscordCalls`] over HTTP.

use std::collections::BTreeMap;
use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use serenity::all::Http;

use super::files::FileFetcher;
use super::known::KnownIds;
use super::people::People;
use super::sign_in::CodeExchange;
use super::trouble::{self, Trouble};
use super::writer;
use crate::answers::{AnswerError, DiscordCalls, NoFile, NoPerson, PersonKey, RolePermit};
use crate::ids::{ChannelId, MessageId, RoleId, ServerId, UserId};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::store::Urgency;

/// The calls to Discord that an answer may need, over HTTP. Cheap to clone.
#[derive(Clone)]
pub struct Calls {
    /// Serenity's HTTP client.
    pub http: Arc<Http>,
    /// The cache of people's names, which also looks people up.
    pub people: People,
    /// The fetcher of files that people send.
    pub files: FileFetcher,
    /// The exchange of codes by which people sign in.
    pub codes: CodeExchange,
}

impl DiscordCalls for Calls {
    fn application_id(&self) -> Option<u64> {
        self.http.application_id().map(|id| id.get())
    }

    fn names(&self, people: Vec<PersonKey>) -> BoxFuture<'_, Names> {
        self.people.fetch_names(&self.http, people).boxed()
    }

    fn roles(
        &self,
        server: ServerId,
        person: UserId,
    ) -> BoxFuture<'_, Result<Option<Vec<RoleId>>, AnswerError>> {
        async move { self.people.fetch_roles(&self.http, server, person).await.map_err(call_failure) }
            .boxed()
    }

    fn sees_channel(
        &self,
        server: ServerId,
        channel: ChannelId,
        person: UserId,
    ) -> BoxFuture<'_, Result<bool, AnswerError>> {
        let seen = self.people.sees_channel(&self.http, server, channel, person);
        async move { seen.await.map_err(call_failure) }.boxed()
    }

    fn server_name(&self, server: ServerId) -> BoxFuture<'_, Option<String>> {
        self.people.fetch_server_name(&self.http, server).boxed()
    }

    fn open_direct_channel(&self, person: UserId) -> BoxFuture<'_, Result<ChannelId, AnswerError>> {
        let person = serenity::all::UserId::from(person.0);
        async move {
            let opened = person.create_dm_channel(&self.http).await.map_err(call_failure)?;
            Ok(ChannelId(opened.id.get()))
        }
        .boxed()
    }

    fn greet(
        &self,
        channel: ChannelId,
        page: Page,
    ) -> BoxFuture<'_, Result<Option<String>, AnswerError>> {
        async move {
            self.people.request_budget().take_slot(Urgency::Answer, "greet").await;
            let body = writer::write_message(&page, &KnownIds::default());
            match self.http.send_message(channel.0.into(), Vec::new(), &body).await {
                Ok(_) => Ok(None),
                // An error without a code of Discord comes from elsewhere, such as a proxy.
                Err(error) if trouble::error_code(&error).is_some_and(|code| code > 0) => {
                    Ok(Some(error.to_string()))
                }
                Err(error) => Err(call_failure(error)),
            }
        }
        .boxed()
    }

    fn fetch_file(&self, url: String, most: usize) -> BoxFuture<'_, Result<Vec<u8>, NoFile>> {
        async move { self.files.fetch_file(&url, most).await }.boxed()
    }

    fn identify(&self, code: String) -> BoxFuture<'_, Result<UserId, NoPerson>> {
        async move {
            let application = self.application_id().ok_or(NoPerson::Unavailable)?;
            self.codes.identify(application, &code).await
        }
        .boxed()
    }

    fn permit_role(
        &self,
        code: String,
        back: String,
    ) -> BoxFuture<'_, Result<RolePermit, NoPerson>> {
        async move {
            let application = self.application_id().ok_or(NoPerson::Unavailable)?;
            self.codes.permit_role(application, &code, &back).await
        }
        .boxed()
    }

    fn send_role(
        &self,
        permit: RolePermit,
        values: BTreeMap<&'static str, String>,
    ) -> BoxFuture<'_, Result<(), NoPerson>> {
        async move {
            let application = self.application_id().ok_or(NoPerson::Unavailable)?;
            self.codes.send_role(application, &permit, &values).await
        }
        .boxed()
    }

    fn delete_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> BoxFuture<'_, Result<(), AnswerError>> {
        async move {
            self.people.request_budget().take_slot(Urgency::Answer, "delete").await;
            self.http
                .delete_message(channel.0.into(), message.0.into(), None)
                .await
                .map_err(call_failure)
        }
        .boxed()
    }
}

/// Converts the failure of a call, and removes addresses and tokens from it.
fn call_failure(error: serenity::Error) -> AnswerError {
    AnswerError::Discord(Box::new(Trouble::from(error)))
}
