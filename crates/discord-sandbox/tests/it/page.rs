//! The page with a scripted bot: the bot gets what a person fills in, and the person sees what the
//! bot answers.

use discord_sandbox::Sandbox;
use serde_json::{Value, json};

use super::browser::{Browser, DESK, ENTER, TAB, in_browser};
use super::plain::{DONE, FINE, Gateway, INTENTS, Plain, button, row};

/// The keys that select the text of a field and delete it.
const CLEAR: &str = "\u{e009}a\u{e000}\u{e003}";

/// A bot that gets interactions, and people on the page.
struct Kitchen {
    plain: Plain,
    gateway: Gateway,
}

/// An interaction as the bot gets it, and the path at which it is answered.
struct Heard {
    kind: u64,
    data: Value,
    callback: String,
}

impl Kitchen {
    async fn open() -> Kitchen {
        let plain = Plain::begin().await;
        let option = |kind: u8, name: &str| json!({ "type": kind, "name": name, "description": format!("The {name}") });
        let with = |mut option: Value, more: Value| {
            option.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            option
        };
        let dishes = json!([{ "name": "Soup", "value": "s" }, { "name": "Bread", "value": "b" }]);
        let order = json!({ "name": "order", "description": "Order something", "options": [
            with(option(3, "dish"), json!({ "required": true, "choices": dishes })),
            with(option(4, "count"), json!({ "min_value": 1, "max_value": 9 })),
            option(5, "spicy"), option(6, "guest"), with(option(7, "where"), json!({ "channel_types": [0] })),
            option(8, "team"), option(10, "price"), with(option(3, "wine"), json!({ "autocomplete": true })),
        ] });
        let add = with(
            option(1, "add"),
            json!({ "options": [with(option(4, "n"), json!({ "required": true }))] }),
        );
        let table = json!({ "name": "table", "description": "The table", "options": [
            option(1, "lay"), with(option(2, "chairs"), json!({ "options": [add] })),
        ] });
        let menus = [json!({ "name": "Greet", "type": 2 }), json!({ "name": "Keep", "type": 3 })];
        let commands = json!([order, table, menus[0], menus[1]]);
        let (outcome, answer) = plain.ask("PUT", "/applications/1/commands", commands).await;
        assert_eq!(outcome, FINE, "{answer}");
        let gateway = plain.connects(INTENTS).await;
        Kitchen { plain, gateway }
    }

    async fn hears(&mut self) -> Heard {
        let event = self.gateway.event("INTERACTION_CREATE").await;
        let text = |field: &str| event["d"][field].as_str().unwrap().to_owned();
        let callback = format!("/interactions/{}/{}/callback", text("id"), text("token"));
        Heard {
            kind: event["d"]["type"].as_u64().unwrap(),
            data: event["d"]["data"].clone(),
            callback,
        }
    }

    async fn answers(&self, heard: &Heard, kind: u8, data: Value) {
        let (outcome, answer) =
            self.plain.ask("POST", &heard.callback, json!({ "type": kind, "data": data })).await;
        assert_eq!(outcome, DONE, "{answer}");
    }

    fn id(&self, name: &str) -> String {
        let sandbox: &Sandbox = &self.plain.sandbox;
        sandbox.person(name).or_else(|| sandbox.channel(name)).unwrap().to_string()
    }
}

/// Opens the form of a command by the keyboard.
async fn begins(browser: &Browser, typed: &str, path: &str) {
    browser.types("#text", typed).await;
    browser.find(&format!("[data-offer='/{path}'][aria-selected=true]")).await;
    browser.types("#text", ENTER).await;
    browser.find("#command").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn form_values_reach_the_bot_with_their_types() {
    let mut kitchen = Kitchen::open().await;
    let address = kitchen.plain.sandbox.base_url();
    in_browser(DESK, &address, async move |browser| {
        orders(&browser, &mut kitchen).await;
        goes_into_groups(&browser, &mut kitchen).await;
        greets(&browser, &mut kitchen).await;
        keeps(&browser, &mut kitchen).await;
        visits_a_forum(&browser, &kitchen).await;
        lets_the_bot_make_entries(&browser, &kitchen).await;
    })
    .await;
}

/// Tries each type of option, first with a value that Discord refuses.
async fn orders(browser: &Browser, kitchen: &mut Kitchen) {
    begins(browser, "/ord", "order").await;
    let submit = "#command button[type=submit]";
    browser.click(submit).await;
    browser.find_text("small", "This is needed.").await;
    browser.chooses("option-dish", "Bread").await;
    // Options beyond a line or two are folded.
    browser.find("//*[contains(@class, 'more')][. = '2 more…']").await;
    browser.click(".chip.more").await;
    for (name, wrong, why, right) in
        [("count", "12", "At most 9, please.", "3"), ("price", "e", "A number", "2.5")]
    {
        browser.click(&format!("[data-add={name}]")).await;
        let field = format!("#option-{name}");
        browser.types(&field, wrong).await;
        browser.click(submit).await;
        browser.find(&format!("//*[@data-option='{name}']/small[contains(., '{why}')]")).await;
        browser.types(&field, CLEAR).await;
        browser.types(&field, right).await;
    }
    browser.click("[data-add=spicy]").await;
    browser.click("#option-spicy").await;
    for (name, typed, offered, key) in [
        ("guest", "bob", "Bob", TAB),
        ("where", "ran", "#random", ENTER),
        ("team", "mem", "@Members", ENTER),
    ] {
        browser.click(&format!("[data-add={name}]")).await;
        let field = format!("#option-{name}");
        browser.types(&field, "nobody").await;
        browser.click(submit).await;
        browser
            .find(&format!("//*[@data-option='{name}']/small[. = 'Choose one of the list.']"))
            .await;
        browser.types(&field, CLEAR).await;
        browser.types(&field, typed).await;
        browser.find(&format!("[data-offer='{offered}'][aria-selected=true]")).await;
        browser.types(&field, key).await;
    }
    browser.click("[data-add=wine]").await;
    browser.types("#option-wine", "re").await;
    loop {
        let heard = kitchen.hears().await;
        assert_eq!(heard.kind, 4);
        let wine = heard.data["options"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["name"] == "wine")
            .unwrap()
            .clone();
        kitchen
            .answers(&heard, 8, json!({ "choices": [{ "name": "Red wine", "value": "red-7" }] }))
            .await;
        if wine["value"] == "re" {
            assert_eq!(wine["focused"], true);
            break;
        }
    }
    browser.find("[data-offer='Red wine'][aria-selected=true]").await;
    browser.types("#option-wine", ENTER).await;
    browser.picture("30-every-kind-of-option").await;
    browser.types("#option-wine", ENTER).await;
    let heard = kitchen.hears().await;
    let given =
        |kind: u8, name: &str, value: Value| json!({ "type": kind, "name": name, "value": value });
    let bob = kitchen.id("Bob");
    let random = kitchen.id("random");
    let team = heard.data["resolved"]["roles"].as_object().unwrap().keys().next().unwrap().clone();
    let expected = json!([
        given(3, "dish", json!("b")),
        given(4, "count", json!(3)),
        given(5, "spicy", json!(false)),
        given(6, "guest", json!(bob)),
        given(7, "where", json!(random)),
        given(8, "team", json!(team)),
        given(10, "price", json!(2.5)),
        given(3, "wine", json!("red-7")),
    ]);
    assert_eq!(heard.data["options"], expected);
    assert_eq!(heard.data["resolved"]["users"][&bob]["global_name"], "Bob");
    assert_eq!(heard.data["resolved"]["channels"][&random]["name"], "random");
    let field = |name: &str, inline: bool| json!({ "name": name, "value": format!("**{name}**"), "inline": inline });
    let card = json!({
        "title": "Your order", "description": format!("For <@{bob}>, <t:1700000000:R>"), "color": 0x00B3_372F,
        "author": { "name": "Bob", "icon_url": format!("https://cdn.discordapp.com/avatars/{bob}/0.png") },
        "thumbnail": { "url": format!("https://cdn.discordapp.com/avatars/{bob}/0.png") },
        "fields": [field("Dish", true), field("Count", true), field("Wine", false)], "footer": { "text": "Thank you" },
    });
    kitchen.answers(&heard, 4, json!({ "embeds": [card], "flags": 64 })).await;
    for (css, text) in [
        (".embed h4", "Your order"),
        (".embed .mention", "@Bob"),
        (".embed .inline dd strong", "Dish"),
        (".embed footer", "Thank you"),
        (".embed .author", "Bob"),
        (".answers", "Ann used /order"),
    ] {
        browser.find(css).await;
        let seen = browser
            .run("return document.querySelector(arguments[0]).innerText;", json!([css]))
            .await;
        assert!(seen.as_str().unwrap().contains(text), "{css}");
    }
    browser.picture("31-card").await;
    browser.click(".only button").await;
    browser.gone(".embed").await;
}

/// Checks that subcommands are offered by their commands, and that a missing answer is shown.
async fn goes_into_groups(browser: &Browser, kitchen: &mut Kitchen) {
    begins(browser, "/add", "table chairs add").await;
    browser.types("#option-n", &format!("2{ENTER}")).await;
    let heard = kitchen.hears().await;
    let add =
        json!({ "type": 1, "name": "add", "options": [{ "type": 4, "name": "n", "value": 2 }] });
    assert_eq!(heard.data["options"], json!([{ "type": 2, "name": "chairs", "options": [add] }]));
    let people = json!({ "type": 5, "custom_id": "who", "placeholder": "Who sits here" });
    let rows = json!([row(json!([button("slow")])), row(json!([people]))]);
    kitchen.answers(&heard, 4, json!({ "content": "Two more chairs", "components": rows })).await;
    browser.find_text("div", "Two more chairs").await;
    browser.press("B").await;
    let slow = kitchen.hears().await;
    assert_eq!(slow.data["custom_id"], "slow");
    browser.find(".row button[aria-busy=true]:disabled").await;
    kitchen.plain.later(3_000);
    browser.find_text("p", "This interaction failed").await;
    browser.types(".pick input", "cle").await;
    browser.click("[data-offer=Cleo]").await;
    let heard = kitchen.hears().await;
    let cleo = kitchen.id("Cleo");
    assert_eq!(heard.data["values"], json!([cleo]));
    assert_eq!(heard.data["resolved"]["users"][&cleo]["global_name"], "Cleo");
    kitchen.answers(&heard, 7, json!({ "content": "Cleo sits" })).await;
    browser.find_text("div", "Cleo sits").await;
    browser.gone(".failed").await;
}

/// Runs a user command, fills in a modal, and checks the values that the modal refuses.
async fn greets(browser: &Browser, kitchen: &mut Kitchen) {
    browser.click("[data-person=Bob] button").await;
    browser.picture("32-menu-on-a-person").await;
    browser.click("//menu//button[contains(., 'Greet')]").await;
    let heard = kitchen.hears().await;
    assert_eq!(heard.data["target_id"], kitchen.id("Bob").as_str());
    let input = json!({ "type": 4, "custom_id": "words", "label": "Your words", "style": 2, "min_length": 5 });
    let files = json!({ "type": 19, "custom_id": "file", "min_values": 0, "required": false });
    let people = json!({ "type": 5, "custom_id": "who", "min_values": 0, "required": false });
    let options = json!([{ "label": "Wave", "value": "wave", "default": true }, { "label": "Bow", "value": "bow" }]);
    let part = |label: &str, component: Value| json!({ "type": 18, "label": label, "description": format!("About {label}"), "component": component });
    let form = json!({ "title": "Greet Bob", "custom_id": "form", "components": [
        row(json!([input])),
        part("How", json!({ "type": 21, "custom_id": "how", "options": options })),
        part("Who else", people),
        part("Loudly", json!({ "type": 23, "custom_id": "loud" })),
        part("A picture", files),
        { "type": 10, "content": "Bob likes **short** words." },
    ] });
    kitchen.answers(&heard, 9, form).await;
    browser.types("#modal textarea", "Hi").await;
    browser.click("#modal button[type=submit]").await;
    browser.find_text("small", "At least 5 characters are needed.").await;
    browser.picture("33-form").await;
    browser.types("#modal textarea", " Bob").await;
    browser.find_text("strong", "short").await;
    browser.click("//dialog//label[contains(., 'Bow')]").await;
    browser.types("#modal .pick input", "cle").await;
    browser.click("#modal [data-offer=Cleo]").await;
    browser.click("#modal input[role=switch]").await;
    browser.click("#modal button[type=submit]").await;
    let heard = kitchen.hears().await;
    let cleo = kitchen.id("Cleo");
    let field = |n: usize| &heard.data["components"][n]["component"];
    assert_eq!(
        [&field(1)["value"], &field(2)["values"], &field(3)["value"], &field(4)["values"]],
        [&json!("bow"), &json!([cleo]), &json!(true), &json!([])]
    );
    assert_eq!(
        (heard.kind, &heard.data["components"][0]["components"][0]["value"]),
        (5, &json!("Hi Bob"))
    );
    kitchen.answers(&heard, 4, json!({ "content": "Said" })).await;
    browser.gone("#modal").await;
}

/// Runs a message command, and a command that a message links to.
async fn keeps(browser: &Browser, kitchen: &mut Kitchen) {
    browser.click("(//span[@class='tools']/button[contains(., 'Apps')])[last()]").await;
    browser.click("//menu//button[contains(., 'Keep')]").await;
    let heard = kitchen.hears().await;
    let target = heard.data["target_id"].as_str().unwrap().to_owned();
    assert_eq!((heard.kind, &heard.data["type"]), (2, &json!(3)));
    let message = &heard.data["resolved"]["messages"][&target];
    assert_eq!((&message["id"], &message["content"]), (&json!(target), &json!("Said")));
    let order = &kitchen.plain.sandbox.commands()[0]["id"];
    let named = format!("Kept. See </order:{}>", order.as_str().unwrap());
    kitchen.answers(&heard, 4, json!({ "content": named })).await;
    browser.click("//button[@class='mention'][. = '/order']").await;
    browser.find("#command #option-dish").await;
    browser.click("#command .close").await;
}

/// Checks that a forum shows its posts and that nothing can be written in it.
async fn visits_a_forum(browser: &Browser, kitchen: &Kitchen) {
    let forum = kitchen.plain.sandbox.add_forum("plaza", &[], false);
    let body = json!({ "name": "First post", "message": { "content": "Welcome" } });
    let path = format!("/channels/{forum}/threads");
    assert_eq!(kitchen.plain.ask("POST", &path, body).await.0, (201, 0));
    browser.click("[data-channel=plaza] button").await;
    browser.find("#text:disabled").await;
    browser.picture("34-forum").await;
    browser.click("//li[@class='begin']//button[. = 'First post']").await;
    browser.find_text("div", "Welcome").await;
    browser.find("#text:enabled").await;
}

/// Gives the bot the permission to make entries in the server's list of events, and sees one.
async fn lets_the_bot_make_entries(browser: &Browser, kitchen: &Kitchen) {
    let Kitchen { plain, .. } = kitchen;
    let path = format!("/guilds/{}/scheduled-events", plain.sandbox.server());
    let entry = json!({
        "name": "Feast", "description": "Soup for all", "entity_type": 3, "privacy_level": 2,
        "entity_metadata": { "location": "https://kitchen.example" },
        "scheduled_start_time": "2030-03-01T12:00:00Z",
        "scheduled_end_time": "2030-03-01T13:00:00Z",
    });
    assert_eq!(plain.ask("POST", &path, entry.clone()).await.0, (403, 50_013));
    browser.click("//label[contains(., 'may create events')]").await;
    browser.until("document.getElementById('scheduling').checked").await;
    assert_eq!(plain.ask("POST", &path, entry).await.0, FINE);
    browser.find_text("span", "Feast").await;
}
