//! Discord's objects as JSON.

use serde_json::{Value, json};

use crate::model::{
    Annex, CATEGORY, Channel, ChannelTags, FOREIGN, File, Message, ScheduledEvent, Tag,
    UploadedEmoji, User, World, permissions,
};

/// Discord's flag of a forum in which each post needs a tag.
const REQUIRE_TAG: u64 = 1 << 4;

/// Formats a time in ms since 1970 as ISO 8601.
pub(crate) fn iso(ms: i64) -> String {
    let days = ms.div_euclid(86_400_000);
    let rest = ms.rem_euclid(86_400_000);
    // Howard Hinnant's algorithm for civil dates, with years that begin in March.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let (day, month) = (
        day_of_year - (153 * shifted + 2) / 5 + 1,
        if shifted < 10 { shifted + 3 } else { shifted - 9 },
    );
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let hours = rest / 3_600_000;
    let minutes = rest / 60_000 % 60;
    let seconds = rest / 1000 % 60;
    let ms = rest % 1000;
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}.{ms:03}000+00:00")
}

/// A user as Discord's JSON.
pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id.to_string(), "username": user.name.to_lowercase(), "global_name": user.name,
        "discriminator": "0", "avatar": format!("{:032x}", user.id), "bot": user.bot, "public_flags": 0, "flags": 0,
        "accent_color": null, "banner": null, "avatar_decoration_data": null, "collectibles": null,
        "primary_guild": null, "clan": null,
    })
}

/// The bot as its own account sees it, with fields that other users do not get.
pub(crate) fn current_user(bot: &User) -> Value {
    let mut value = user(bot);
    value["mfa_enabled"] = json!(false);
    value["locale"] = json!("en-US");
    value["verified"] = json!(true);
    value
}

/// An emoji of the application as Discord's JSON.
pub(crate) fn emoji(world: &World, emoji: &UploadedEmoji) -> Value {
    json!({
        "id": emoji.id.to_string(), "name": emoji.name, "roles": [], "require_colons": true,
        "managed": false, "animated": false, "available": true,
        "user": world.users.get(&world.bot).map(user),
    })
}

/// A member of the server as Discord's JSON. `role` is the id of the server's role.
pub(crate) fn member(user: &User, role: u64) -> Value {
    let roles: Vec<String> = user.has_role.then(|| role.to_string()).into_iter().collect();
    json!({
        "avatar": null, "banner": null, "nick": null, "roles": roles, "joined_at": iso(1_700_000_000_000),
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "communication_disabled_until": null,
    })
    .as_object()
    .map(|fields| {
        let mut fields = fields.clone();
        fields.insert("user".into(), self::user(user));
        Value::Object(fields)
    })
    .unwrap_or_default()
}

/// A channel or thread as Discord's JSON.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let last = world.messages.of(channel.id).rev().find(|message| message.whisper.is_none());
    let mut value = json!({
        "id": channel.id.to_string(), "type": channel.kind,
        "last_message_id": last.map(|message| message.id.to_string()), "flags": 0,
    });
    if let Some(owner) = channel.owner {
        value["recipients"] = json!([world.users.get(&owner).map(user)]);
        return value;
    }
    value["name"] = json!(channel.name);
    value["guild_id"] = json!(world.guild_of(channel.id).to_string());
    match channel.parent {
        Some(parent) => {
            value["parent_id"] = json!(parent.to_string());
            value["owner_id"] = json!(world.bot.to_string());
            value["rate_limit_per_user"] = json!(0);
            value["message_count"] = json!(world.messages.count(channel.id));
            value["member_count"] = json!(1);
            value["total_message_sent"] = json!(0);
            value["thread_metadata"] = json!({
                "archived": channel.archived, "archive_timestamp": iso(world.now()),
                "auto_archive_duration": channel.auto_archive, "locked": channel.locked,
                "create_timestamp": iso(world.now()),
            });
        }
        None => {
            value["parent_id"] = json!(world.category().to_string());
            value["position"] = json!(0);
            value["permission_overwrites"] = json!([]);
            value["rate_limit_per_user"] = json!(0);
            value["topic"] = Value::Null;
            value["nsfw"] = json!(false);
        }
    }
    match &channel.tags {
        ChannelTags::None => {}
        ChannelTags::Offered(tags, required) => {
            let tag = |tag: &Tag| {
                json!({
                    "id": tag.id.to_string(), "name": tag.name, "moderated": tag.moderated,
                    "emoji_id": null, "emoji_name": null,
                })
            };
            value["available_tags"] = tags.iter().map(tag).collect();
            value["flags"] = json!(if *required { REQUIRE_TAG } else { 0 });
            value["default_reaction_emoji"] = Value::Null;
            value["default_sort_order"] = Value::Null;
            value["default_forum_layout"] = json!(0);
        }
        ChannelTags::Applied(tags) => {
            value["applied_tags"] = tags.iter().map(u64::to_string).collect();
        }
    }
    value
}

/// The names of the tags of a post, in order; empty if the channel is no post.
pub(crate) fn applied_tags(world: &World, post: u64) -> Vec<String> {
    let Some(channel) = world.channels.get(&post) else { return Vec::new() };
    let home = channel.parent.and_then(|parent| world.channels.get(&parent));
    match (&channel.tags, home.map(|home| &home.tags)) {
        (ChannelTags::Applied(ids), Some(ChannelTags::Offered(tags, _))) => {
            tags.iter().filter(|tag| ids.contains(&tag.id)).map(|tag| tag.name.clone()).collect()
        }
        _ => Vec::new(),
    }
}

/// A file that is served at this address, as Discord's JSON.
pub(crate) fn attachment(file: &File, url: &str) -> Value {
    json!({
        "id": file.id.to_string(), "filename": file.name, "description": file.description,
        "size": file.bytes.len(), "url": url, "proxy_url": url, "content_type": file.content_type(),
    })
}

/// A message as Discord's JSON.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let file = |file: &File| attachment(file, &world.file_url(message, file));
    // A file that an embed or a component shows is no attachment.
    let attached =
        message.files.iter().filter(|file| !message.shows_file(&world.file_url(message, file)));
    let author = world.users.get(&message.author).map(user);
    let mentions: Vec<Value> =
        message.mentions.iter().filter_map(|id| world.users.get(id)).map(user).collect();
    let mut value = json!({
        "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": author,
        "content": message.content, "timestamp": iso(message.at), "edited_timestamp": message.edited.map(iso),
        "tts": false, "mention_everyone": false, "mentions": mentions, "mention_roles": [],
        "attachments": attached.map(file).collect::<Vec<_>>(), "embeds": message.shown_embeds(),
        "pinned": message.pinned, "type": if message.reply_to.is_some() { 19 } else { 0 },
        "components": message.components, "flags": message.flags,
    });
    if let Some(nonce) = &message.nonce {
        value["nonce"] = json!(nonce);
    }
    if let Some(id) = message.reply_to {
        value["message_reference"] = json!({ "type": 0, "message_id": id.to_string(), "channel_id": message.channel.to_string() });
        value["referenced_message"] = world.messages.get(id).map_or(Value::Null, |replied| {
            let mut replied = replied.clone();
            replied.reply_to = None;
            self::message(world, &replied)
        });
    }
    value
}

/// The server, with its members, channels and threads.
pub(crate) fn server(world: &World) -> Value {
    let members: Vec<Value> = {
        let inside = world.users.values().filter(|user| user.member);
        inside.map(|user| member(user, world.role)).collect()
    };
    let of_kind = |threads: bool| -> Vec<Value> {
        let all = world
            .channels
            .values()
            .filter(|channel| channel.owner.is_none() && channel.kind != FOREIGN)
            .filter(|channel| world.annex_with(channel.id).is_none());
        all.filter(|channel| channel.parent.is_some() == threads)
            .map(|channel| self::channel(world, channel))
            .collect()
    };
    let mut channels = vec![json!({
        "id": world.category().to_string(), "type": CATEGORY, "name": "Channels", "position": 0,
        "guild_id": world.guild.to_string(), "parent_id": null, "permission_overwrites": [], "flags": 0,
    })];
    channels.extend(of_kind(false));
    let owner = world.users.values().find(|user| user.moderator).map_or(0, |user| user.id);
    json!({
        "id": world.guild.to_string(), "name": world.server, "icon": null, "icon_hash": null, "splash": null,
        "discovery_splash": null, "owner_id": owner.to_string(), "afk_channel_id": null, "afk_timeout": 300,
        "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "emojis": [], "features": [],
        "mfa_level": 0, "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
        "rules_channel_id": null, "max_presences": null, "max_members": 1000, "vanity_url_code": null,
        "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": "en-US", "public_updates_channel_id": null, "max_video_channel_users": 0,
        "max_stage_video_channel_users": 0, "nsfw_level": 0, "nsfw": false, "stickers": [],
        "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "incidents_data": null,
        "joined_at": iso(world.joined), "large": false, "unavailable": false, "member_count": members.len(),
        "voice_states": [], "members": members, "channels": channels, "threads": of_kind(true),
        "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        "region": "loopback", "home_header": null, "hub_type": null, "latest_onboarding_question_id": null,
        "roles": roles(world),
    })
}

/// The second server, without its members and channels.
pub(crate) fn annex(world: &World, annex: &Annex) -> Value {
    let mut value = server(world);
    value["id"] = json!(annex.guild.to_string());
    value["name"] = json!(annex.name);
    for list in ["members", "channels", "threads"] {
        value[list] = json!([]);
    }
    value["roles"] = json!([role(annex.guild, "@everyone", 0)]);
    value
}

/// The server's roles: `@everyone`, and the role of the setup.
pub(crate) fn roles(world: &World) -> [Value; 2] {
    [role(world.guild, "@everyone", 0), role(world.role, &world.role_name, 1)]
}

fn role(id: u64, name: &str, position: u64) -> Value {
    json!({
        "id": id.to_string(), "name": name, "color": 0, "colors": {"primary_color": 0,
        "secondary_color": null, "tertiary_color": null}, "hoist": false, "icon": null,
        "unicode_emoji": null, "position": position, "permissions": permissions::GRANTED.to_string(),
        "managed": false, "mentionable": false, "flags": 0, "description": null,
    })
}

/// An entry in the server's list of events as Discord's JSON.
pub(crate) fn event(world: &World, event: &ScheduledEvent) -> Value {
    let creator = world.users.get(&world.bot).map(user);
    json!({
        "id": event.id.to_string(), "guild_id": world.guild.to_string(), "channel_id": null, "creator_id": world.bot.to_string(),
        "creator": creator, "name": event.name, "description": event.about, "image": null, "privacy_level": 2, "status": 1,
        "scheduled_start_time": event.times[0], "scheduled_end_time": event.times[1], "entity_type": 3, "entity_id": null,
        "entity_metadata": { "location": event.place }, "recurrence_rule": null, "guild_scheduled_event_exceptions": [],
    })
}

/// An entry in the list of the bot's servers.
pub(crate) fn membership(world: &World, server: u64) -> Value {
    let held = permissions::GRANTED & !world.denied.get(&server).copied().unwrap_or(0);
    json!({
        "id": server.to_string(), "name": world.server, "icon": null, "banner": null, "owner": false,
        "permissions": held.to_string(), "features": [],
    })
}

/// The bot's application as Discord's JSON.
pub(crate) fn application(world: &World) -> Value {
    let bot = world.users.get(&world.bot);
    let name = bot.map(|bot| &bot.name);
    let owner = world.users.values().find(|user| user.moderator).map(user);
    json!({
        "id": world.bot.to_string(), "name": name, "icon": null, "description": "", "type": null, "bot": bot.map(user),
        "summary": "", "bot_public": true, "bot_require_code_grant": false, "verify_key": "", "flags": 0,
        "max_participants": null, "tags": [], "team": null, "owner": owner,
        "integration_types_config": {"0": {}, "1": {}}, "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "approximate_guild_count": 1, "hook": true,
        "flags_new": "0", "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0, "eligible_oauth2_scopes": [], "is_discoverable": false,
        "is_monetized": false, "is_verified": false, "storefront_available": false,
    })
}
