//! Discord's client and Discord's proxy as an Activity meets them: a page that shows the
//! application in a frame and answers its messages, and a server between that frame and the pages.
//! The proxy puts a policy of its own in place of the pages' (embedded-app-sdk#280).

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get};
use discord_sandbox::Sandbox;
use tokio::net::TcpListener;

/// What kind of frame a client shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// The frame has the origin of its address.
    WithOrigin,
    /// The frame has no origin, as on some phones: scripts may not be loaded by their address.
    WithoutOrigin,
}

/// The scopes of a client that never answers whether its person permits anything.
pub const SILENT: &[&str] = &["silent"];

/// The script of a frame whose clock runs a hundred times as fast.
const FAST: &str =
    "const slow = self.setTimeout; self.setTimeout = (does, ms) => slow(does, ms / 100);";

/// The client of a person, and the proxy behind its frame.
pub struct Client {
    sandbox: Sandbox,
    person: u64,
    kind: FrameKind,
    /// The address of the application's pages.
    pages: String,
    channel: u64,
    /// The scopes that the person permits.
    scopes: &'static [&'static str],
    /// The address of the proxy.
    proxy: SocketAddr,
    requests: AtomicUsize,
}

impl Client {
    /// Starts the client of a person in a channel. Returns the address of its page, which is on
    /// another site than the frame.
    pub async fn start(
        sandbox: &Sandbox,
        pages: &str,
        (person, channel): (u64, u64),
        kind: FrameKind,
        scopes: &'static [&'static str],
    ) -> String {
        let (near, far) = (listen().await, listen().await);
        let client = Client {
            sandbox: sandbox.clone(),
            person,
            kind,
            pages: pages.to_owned(),
            channel,
            scopes,
            proxy: far.local_addr().unwrap(),
            requests: AtomicUsize::new(0),
        };
        let client = Arc::new(client);
        let port = near.local_addr().unwrap().port();
        let page = Router::new()
            .route("/", get(show_client))
            .route("/code", get(give_code))
            .with_state(Arc::clone(&client));
        let proxy = Router::new().fallback(any(pass_on)).with_state(client);
        tokio::spawn(async move { axum::serve(near, page).await });
        tokio::spawn(async move { axum::serve(far, proxy).await });
        format!("http://localhost:{port}/")
    }

    /// The query that Discord adds to the first address of a frame.
    fn query(&self) -> String {
        let Client { channel, .. } = self;
        let server = self.sandbox.server();
        format!(
            "frame_id=frame&instance_id=i-1-gc-{server}-{channel}&platform=mobile&channel_id={channel}&guild_id={server}"
        )
    }
}

async fn listen() -> TcpListener {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap()
}

/// Shows the application in a frame, and answers its messages as Discord's client does.
async fn show_client(State(client): State<Arc<Client>>) -> Html<String> {
    let origin = match client.kind {
        FrameKind::WithOrigin => "allow-same-origin ",
        FrameKind::WithoutOrigin => "",
    };
    let (proxy, query) = (client.proxy, client.query());
    let application = client.sandbox.person("Murus").expect("the bot");
    Html(format!(
        r#"<!doctype html><title>Discord</title><meta name="viewport" content="width=device-width">
<style>html, body, iframe {{ margin: 0; border: 0; width: 100%; height: 100%; display: block; }}</style>
<iframe sandbox="{origin}allow-scripts allow-forms allow-popups allow-modals" src="http://{proxy}/?{query}"></iframe>
<script>
  const frame = document.querySelector("iframe").contentWindow;
  const says = (message) => frame.postMessage([1, message], "*");
  addEventListener("message", async (event) => {{
    if (event.source !== frame) return;
    const [kind, said] = event.data;
    if (kind === 0) {{
      if (said.v !== 1 || said.encoding !== "json" || said.client_id !== "{application}" || said.frame_id !== "frame") return;
      says({{ cmd: "DISPATCH", evt: "READY", data: {{ v: 1, config: {{}} }} }});
    }} else if (said.cmd === "AUTHORIZE" && said.args.client_id === "{application}" && said.args.response_type === "code") {{
      const code = await (await fetch(`/code?scopes=${{said.args.scope.join("+")}}`)).text();
      if (code === "-") return;
      if (code) says({{ cmd: said.cmd, nonce: said.nonce, evt: null, data: {{ code }} }});
      else says({{ cmd: said.cmd, nonce: said.nonce, evt: "ERROR", data: {{ code: 5000, message: "OAuth2 Error" }} }});
    }}
  }});
</script>"#
    ))
}

/// Answers with a code, or with nothing if the person permits nothing.
async fn give_code(State(client): State<Arc<Client>>) -> String {
    match client.scopes {
        [] => String::new(),
        SILENT => "-".to_owned(),
        scopes => client.sandbox.sign_in(client.person, scopes),
    }
}

/// Passes a request on to the pages below `/activity`, as the application's URL mapping says, and
/// the answer back with the policy of the proxy.
async fn pass_on(State(client): State<Arc<Client>>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    let path = head.uri.path_and_query().map_or("/", |path| path.as_str());
    let path = path.strip_prefix("/.proxy").unwrap_or(path);
    let address = format!("{}/activity{path}", client.pages);
    let body = axum::body::to_bytes(body, 1 << 20).await.unwrap();
    let plain = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
    let mut asked = plain.build().unwrap().request(head.method, address).body(body);
    for (name, value) in &head.headers {
        if ![header::HOST, header::ACCEPT_ENCODING, header::CONTENT_LENGTH].contains(name) {
            asked = asked.header(name, value);
        }
    }
    let Ok(answer) = asked.send().await else {
        return axum::http::StatusCode::BAD_GATEWAY.into_response();
    };
    let (status, mut headers) = (answer.status(), answer.headers().clone());
    let nonce = format!("n{}", client.requests.fetch_add(1, Ordering::Relaxed));
    let origin = format!("http://{}", client.proxy);
    // In the browsers of some phones 'self' stands for nothing in a frame without an origin.
    let own = if client.kind == FrameKind::WithOrigin { "'self'" } else { "" };
    let policy = format!(
        "script-src {own} 'unsafe-eval' 'nonce-{nonce}' blob:; connect-src {origin}; \
         style-src {origin} 'unsafe-inline'; img-src {origin} data: blob:; default-src {origin}"
    );
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_str(&policy).unwrap());
    headers.remove(header::TRANSFER_ENCODING);
    let is_page = headers
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.to_str().unwrap().starts_with("text/html"));
    let body = if is_page {
        headers.remove(header::CONTENT_LENGTH);
        let page = answer.text().await.unwrap();
        // Only scripts within the page get the nonce.
        let mut marked = page.replace("<script data-", &format!("<script nonce=\"{nonce}\" data-"));
        if client.scopes == SILENT {
            let fast = format!("<head><script nonce=\"{nonce}\">{FAST}</script>");
            marked = marked.replace("<head>", &fast);
        }
        Body::from(marked)
    } else {
        Body::from_stream(futures::stream::unfold(answer, |mut answer| async move {
            let chunk = answer.chunk().await.transpose()?;
            Some((chunk, answer))
        }))
    };
    (status, headers, body).into_response()
}
