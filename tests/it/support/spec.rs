//! Checks every request of the bot against Discord's own specification in tests/data/discord.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use discord_sandbox::Logged;
use flate2::read::GzDecoder;
use jsonschema::Validator;
use serde_json::{Value, json};

static SPEC: LazyLock<Value> = LazyLock::new(|| {
    let packed = include_bytes!("../../data/discord/openapi.json.gz");
    let mut spec: Value = serde_json::from_reader(GzDecoder::new(&packed[..])).unwrap();
    relax(&mut spec);
    // Codes of errors inside a body are words, such as BASE_TYPE_REQUIRED.
    spec["components"]["schemas"]["Error"]["properties"]["code"] =
        json!({ "type": ["integer", "string"] });
    spec
});

/// Applies two relaxations that Discord itself allows: snowflakes may be integers, and permissions
/// may be strings of digits.
fn relax(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(snowflake) = fields.get_mut("SnowflakeType") {
                *snowflake = json!({ "type": ["string", "integer"] });
            }
            if let Some(permissions) = fields.get_mut("default_member_permissions") {
                *permissions = json!({ "type": ["string", "integer", "null"] });
            }
            fields.values_mut().for_each(relax);
        }
        Value::Array(list) => list.iter_mut().for_each(relax),
        _ => {}
    }
}

/// Panics at the first request whose body is not as specified.
pub fn check(requests: &[Logged]) {
    let spec = &*SPEC;
    // The exchange of codes is documented, but not in the specification.
    for request in requests.iter().filter(|request| request.path != "oauth2/token") {
        let place = operation(spec, &request.method, &request.path);
        if request.body.is_null() {
            continue;
        }
        let kind =
            if request.files.is_empty() { "application/json" } else { "multipart/form-data" };
        let schema = format!("{place}/requestBody/content/{}/schema", escape(kind));
        if let Err(error) = validator(&schema).get().validate(&request.body) {
            panic!(
                "{} /{}: {error} at {}\n{:#}",
                request.method,
                request.path,
                error.instance_path(),
                request.body
            );
        }
    }
}

/// Panics if an answer is not as specified. The path is the part after `/api/v10/` and may have a
/// query.
pub fn check_answer(method: &str, path: &str, status: u16, answer: &Value) {
    let spec = &*SPEC;
    let place = operation(spec, method, path);
    let responses =
        spec.pointer(&unescape(&format!("{}/responses", place.trim_start_matches('#')))).unwrap();
    let known = responses.get(status.to_string()).is_some();
    let status = if known { status.to_string() } else { "4XX".to_owned() };
    let shared = responses[&status]["$ref"].as_str().map(str::to_owned);
    let response = shared.unwrap_or_else(|| format!("{place}/responses/{status}"));
    let schema = format!("{response}/content/application~1json/schema");
    if let Err(error) = validator(&schema).get().validate(answer) {
        panic!(
            "the answer {status} to {method} /{path}: {error} at {}\n{answer:#}",
            error.instance_path()
        );
    }
}

/// The validator of a schema, built by the first test that needs it.
struct Built {
    schema: String,
    validator: OnceLock<Validator>,
}

impl Built {
    fn get(&self) -> &Validator {
        self.validator.get_or_init(|| {
            let mut root = SPEC.clone();
            root["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
            root["$ref"] = json!(self.schema);
            jsonschema::validator_for(&root).unwrap()
        })
    }
}

/// Returns the validator of a schema. Building one takes longer than most stories, so all tests
/// share them.
fn validator(schema: &str) -> Arc<Built> {
    static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<Built>>>> = LazyLock::new(Mutex::default);
    let mut validators = VALIDATORS.lock().unwrap();
    let built = || Arc::new(Built { schema: schema.to_owned(), validator: OnceLock::new() });
    validators.entry(schema.to_owned()).or_insert_with(built).clone()
}

/// The location of an operation in the specification, as a JSON pointer in a URI.
fn operation(spec: &Value, method: &str, path: &str) -> String {
    let path = path.split('?').next().unwrap();
    let method = method.to_lowercase();
    let template = template(spec, path, &method);
    let template = template.unwrap_or_else(|| panic!("the specification has no {method} /{path}"));
    format!("#/paths/{}/{method}", escape(&template))
}

/// Escapes a path or media type as one step of a JSON pointer in a URI.
fn escape(step: &str) -> String {
    step.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D")
}

/// Turns a JSON pointer in a URI into a plain one.
fn unescape(pointer: &str) -> String {
    pointer.replace("%7B", "{").replace("%7D", "}")
}

/// The path of the specification that matches a request's path and method, with the fewest
/// parameters; `None` if none matches.
fn template(spec: &Value, path: &str, method: &str) -> Option<String> {
    let steps: Vec<&str> = path.split('/').collect();
    let fits = |template: &&String| {
        let wanted: Vec<&str> = template.trim_start_matches('/').split('/').collect();
        wanted.len() == steps.len()
            && wanted.iter().zip(&steps).all(|(w, s)| w.starts_with('{') || w == s)
    };
    let paths = spec["paths"].as_object()?;
    let known = paths
        .iter()
        .filter(|(_, operations)| operations.get(method).is_some())
        .map(|(template, _)| template);
    known.filter(fits).min_by_key(|template| template.matches('{').count()).cloned()
}
