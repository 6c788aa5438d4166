//! Answers about lines: moves that people try on the board of a game without playing them.

use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::service;
use crate::service::{GameLines, LineSpot, Try, Trying};
use crate::show::page::Page;
use crate::show::pages::lines;
use crate::texts::refusal;

/// Tries a move, or another change, at a position of a game or line, and shows the board there. If
/// the try deletes a line, shows the remaining lines. `chosen` is the cell of a unit that the
/// person chose. Refuses an illegal move, a line that is gone, and too many or too long lines.
pub async fn try_line(
    request: &Request<'_>,
    which: Which<'_>,
    spot: LineSpot,
    what: Try<'_>,
    chosen: Option<&str>,
) -> Answer {
    let found = target::find_game(request, which).await?;
    let refuse = |text: String| Err(AnswerRefusal::page(Page::text(text)));
    match service::study::lines::try_line(
        request.service,
        &request.caller,
        found.game().id,
        spot,
        what,
    )
    .await?
    {
        Trying::Unknown => Err(request.refusal("try-gone")),
        Trying::TooMany(most) => {
            refuse(request.texts.say_with("try-too-many", [("most", most.into())]))
        }
        Trying::TooLong(most) => {
            refuse(request.texts.say_with("try-too-long", [("most", most.into())]))
        }
        Trying::Illegal(position, refusal) => {
            refuse(refusal::refusal_sentence(request.texts, &position, &refusal))
        }
        Trying::Gone(lines) => of_lines(request, Some(lines)).await,
        Trying::At(row, tried) => {
            let side = found.side();
            request.page_of(&row, |view| lines::line_page(view, &tried, side, chosen)).await
        }
    }
}

/// Shows the lines of a game that the caller may see. Refuses if no game fits, or several do.
pub async fn show_lines(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    of_lines(
        request,
        service::study::lines::list_lines(request.service, &request.caller, found.game().id)
            .await?,
    )
    .await
}

/// Shows the caller's own lines in a finished game to others if `open`, or hides them. Then shows
/// the lines of the game that the caller may see.
pub async fn open_lines(request: &Request<'_>, which: Which<'_>, open: bool) -> Answer {
    let found = target::find_game(request, which).await?;
    of_lines(
        request,
        service::study::lines::open_lines(request.service, &request.caller, found.game().id, open)
            .await?,
    )
    .await
}

async fn of_lines(request: &Request<'_>, lines: Option<GameLines>) -> Answer {
    let Some(lines) = lines else { return Err(request.refusal("press-no-game")) };
    request.page_of(&lines.row, |view| lines::lines_page(view, &lines)).await
}
