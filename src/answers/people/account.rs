//! Answers about blocked people, and about the data stored about a person.

use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::PlayerId;
use crate::ids::UserId;
use crate::service;
use crate::service::Measure;
use crate::show::pages::{blocked, privacy, settings};

/// Shows page `page`, counted from 0, of the people whom the person blocks, with buttons to change
/// them. `notice` tells of the last change.
pub async fn show_blocks(request: &Request<'_>, page: i64, notice: Option<String>) -> Answer {
    let myself =
        service::account::preferences::load_myself(request.service, request.caller.discord).await?;
    let server = request.caller.server();
    let (page, shown) = blocked::blocks_page(&myself, page);
    let people = shown.iter().filter_map(|(_, discord)| Some((server, (*discord)?))).collect();
    let names = request.discord.names(people).await;
    Ok(blocked::blocked_page(request.texts, &myself, page, &names, notice))
}

/// Blocks a person, from whom the caller then takes no challenges, and shows the blocked people.
/// `None` stands for a bot. Neither a bot nor oneself can be blocked.
pub async fn block_person(request: &Request<'_>, person: Option<UserId>) -> Answer {
    let notice = match person {
        None => request.texts.say("block-bot"),
        Some(person) if person == request.caller.discord => request.texts.say("block-oneself"),
        Some(person) => {
            service::people::blocks::block_person(request.service, &request.caller, person).await?;
            request.texts.say_with("blocked", [("who", format!("<@{person}>").into())])
        }
    };
    show_blocks(request, 0, Some(notice)).await
}

/// Unblocks a person, and shows the blocked people.
pub async fn unblock_person(request: &Request<'_>, person: PlayerId) -> Answer {
    let ended =
        service::people::blocks::unblock_person(request.service, &request.caller, person).await?;
    show_blocks(request, 0, ended.then(|| request.texts.say("unblocked"))).await
}

/// Shows the browsers in which a person is signed in, and the buttons for their stored data.
/// `notice` confirms the last act.
pub async fn show_data(request: &Request<'_>, notice: Option<String>) -> Answer {
    let myself =
        service::account::preferences::load_myself(request.service, request.caller.discord).await?;
    let sessions = match request.load_viewer().await? {
        Some(own) => service::site::session::list_browsers(request.service, own.player).await?,
        None => Vec::new(),
    };
    Ok(settings::data_page(request.texts, &myself, &sessions, notice))
}

/// Signs the person out of the web pages in every browser, and shows the page of their data.
pub async fn sign_out(request: &Request<'_>) -> Answer {
    service::site::session::sign_out_everywhere(request.service, request.caller.discord).await?;
    show_data(request, Some(request.texts.say("settings-signed-out"))).await
}

/// Shows all data stored about the person, as a file. Refuses if there is none, or if the person
/// asks too often.
pub async fn export_data(request: &Request<'_>) -> Answer {
    Ok(privacy::exported_page(request.texts, load_data(request).await?))
}

/// Returns all data stored about the person, as JSON. Refuses if there is none, or if the person
/// asks too often.
pub async fn load_data(request: &Request<'_>) -> Result<String, AnswerRefusal> {
    request.check_limit(Measure::Film)?;
    let text = service::account::privacy::all_about(request.service, request.caller.discord);
    text.await?.ok_or_else(|| request.refusal("privacy-nothing"))
}

/// Deletes the person's data for good, and ends their running games. Games with other people stay,
/// without the person's name.
pub async fn forget_person(request: &Request<'_>) -> Answer {
    service::account::privacy::forget_person(request.service, &request.caller).await?;
    Ok(request.say_page("privacy-forgotten"))
}
