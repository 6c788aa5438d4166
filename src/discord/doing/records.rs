//! Games as files: taken out and brought in.

use murus_gallicus::rules::Variant;

use super::target::Which;
use super::{Answer, Refusal, Request};
use crate::service::{Format, Measure, export};
use crate::show::page::Page;
use crate::show::pages::records;

impl Request<'_> {
    /// One game as a file.
    pub async fn export(&self, which: Which<'_>, format: Format) -> Answer {
        let found = self.find(which).await?;
        let names = self.names([&found.row]).await;
        let text = export(&found.row, format, &|id| names.name(id).map(str::to_owned));
        Ok(records::exported(&found.view(), format, text))
    }

    /// All of the person's games as a file.
    pub async fn export_all(&self, format: Format) -> Answer {
        self.check_limit(Measure::Film)?;
        let company = self.service.company(&self.caller).await?;
        if company.is_empty() {
            return Err(self.refusal("export-nothing"));
        }
        let names = self.people.names(self.http, company).await;
        let text = self.service.export_all(&self.caller, format, &|id| names.name(id).map(str::to_owned)).await?;
        Ok(records::all_exported(self.texts, format, text))
    }

    /// Brings a game in from its move text.
    pub async fn import(&self, text: &str, variant: Variant) -> Answer {
        self.check_limit(Measure::Import)?;
        match self.service.import(&self.at_home().await?, text, variant).await? {
            Ok(row) => self.page_of(&row, records::imported).await,
            Err(error) => Err(Refusal::page(Page::text(records::wrong(self.texts, &error)))),
        }
    }
}
