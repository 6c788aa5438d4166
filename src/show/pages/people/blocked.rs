//! The page of the people whom a person blocks.

use crate::game::PlayerId;
use crate::ids::UserId;
use crate::service::Myself;
use crate::show::custom_id::ForSettings;
use crate::show::mention;
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::settings::{back_button, press_id};
use crate::show::rows::Style::Secondary;
use crate::show::rows::{MENU, MenuChoice, button_row, menu, people_menu};
use crate::texts::{Texts, Value};

/// Returns the number of a page of blocked people, from 0, and the people on it. A number outside
/// the range becomes the nearest page. People without a Discord id have `None`.
pub fn blocks_page(myself: &Myself, page: i64) -> (i64, &[(PlayerId, Option<UserId>)]) {
    let mut pages = myself.blocked.chunks(MENU);
    let page = page.clamp(0, (pages.len() as i64 - 1).max(0));
    (page, pages.nth(page as usize).unwrap_or_default())
}

/// Returns the name of a blocked person for a list without mentions. Without a name from Discord,
/// the id tells one person from another. `None` stands for a person who deleted their data.
pub fn name_blocked(texts: Texts, names: &Names, discord: Option<UserId>) -> String {
    let Some(id) = discord else { return texts.say("name-gone") };
    let unnamed = || texts.say_with("name-unknown", [("id", id.to_string().into())]);
    names.name(id).map_or_else(unnamed, str::to_owned)
}

/// Returns a page of the people whom a person blocks, with menus that block and unblock people.
/// `page` counts from 0. `notice` is a text at the top.
pub fn blocked_page(
    texts: Texts,
    myself: &Myself,
    page: i64,
    names: &Names,
    notice: Option<String>,
) -> Page {
    let (page, shown) = blocks_page(myself, page);
    let mention = |discord: &Option<UserId>| {
        discord.map_or_else(|| texts.say("name-gone"), mention::mention_person)
    };
    let blocked: Vec<String> = shown.iter().map(|(_, discord)| mention(discord)).collect();
    let args =
        [("count", Value::from(myself.blocked.len())), ("people", blocked.join(", ").into())];
    let content = notice
        .into_iter()
        .chain([texts.say_with("settings-blocks", args)])
        .collect::<Vec<_>>()
        .join("\n");
    let mut all = vec![people_menu(press_id(ForSettings::Block), texts.say("settings-block-hint"))];
    let option = |(player, discord): &(PlayerId, Option<UserId>)| {
        MenuChoice::new(name_blocked(texts, names, *discord), player.0.to_string())
    };
    if !shown.is_empty() {
        all.push(menu(
            press_id(ForSettings::Unblock),
            texts.say("settings-unblock-hint"),
            shown.iter().map(option).collect(),
        ));
    }
    let to = |page| press_id(ForSettings::BlocksPage(page));
    let more = (page + 1) * (MENU as i64) < myself.blocked.len() as i64;
    let turns = [
        (page > 0, to(page - 1), "button-newer", Secondary),
        (more, to(page + 1), "button-older", Secondary),
        back_button(),
    ];
    all.extend(button_row(texts, turns));
    Page { content, rows: all, ..Page::default() }
}
