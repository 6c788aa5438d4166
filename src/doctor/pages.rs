//! Checks that the address of the web pages leads to the bot's pages.

use std::time::Duration;

use reqwest::redirect::Policy;

use super::finding::{CheckFinding, finding_ok, finding_todo};
use crate::config::SiteUrl;
use crate::discord;

/// The longest wait for the pages to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Fetches a small page from the public address, as a visitor would, and returns the finding. The
/// page names its own address, so that an answer of another program is noticed.
pub async fn check_pages(site: &SiteUrl) -> CheckFinding {
    match fetch_robots(site).await {
        Ok(text) if text.contains(&format!("Sitemap: {site}/sitemap.xml")) => {
            finding_ok("pages", format!("{site} answers"))
        }
        Ok(_) => finding_todo(
            "pages",
            format!(
                "{site} answers, but not with these pages: check WEB_URL, and where the proxy leads"
            ),
        ),
        Err(error) => {
            let cause = discord::error_chain(&error.without_url());
            let text = format!(
                "{site} does not answer ({cause}): is a bot running with WEB_ADDR, and does the proxy lead to it?"
            );
            finding_todo("pages", text)
        }
    }
}

async fn fetch_robots(site: &SiteUrl) -> reqwest::Result<String> {
    let client = reqwest::Client::builder().timeout(PATIENCE).redirect(Policy::none()).build()?;
    client.get(format!("{site}/robots.txt")).send().await?.text().await
}
