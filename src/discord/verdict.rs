//! Turns a failed request for a notice into the outcome of its delivery, by Discord's error codes.

use reqwest::StatusCode;

use super::http::HttpFailure;
use crate::service::Delivery;
use crate::service::delivery::Envelope;

/// Discord's code for a message from which a thread was opened already.
pub(super) const THREAD_EXISTS: i64 = 160_004;

/// Discord's code for an operation that this type of channel does not allow, such as a thread in
/// the chat of a voice channel.
const WRONG_CHANNEL_TYPE: i64 = 50_024;

/// Discord's code for a post without a tag in a forum that requires one.
const TAG_REQUIRED: i64 = 40_067;

/// Discord's code for an operation that an archived thread does not allow.
pub(super) const ARCHIVED: i64 = 50_083;

/// Discord's code for a channel that is gone.
pub(super) const UNKNOWN_CHANNEL: i64 = 10_003;
/// Discord's code for a message that is gone.
pub(super) const UNKNOWN_MESSAGE: i64 = 10_008;
/// Discord's code for an entry in a server's list of events that is gone.
pub(super) const UNKNOWN_ENTRY: i64 = 10_070;
/// Discord's code for an old message that was edited too often.
pub(super) const TOO_OLD_TO_EDIT: i64 = 30_046;

/// Returns the outcome of a delivery whose request failed in this way.
pub(super) fn judge_failure(failure: HttpFailure, envelope: &Envelope) -> Delivery {
    match failure.status {
        // A message that cannot be edited stays as it is.
        Some(_) if failure.code == TOO_OLD_TO_EDIT && envelope.to.is_none() => {
            Delivery::Closed(failure.why)
        }
        None if failure.retry_after.is_some() => Delivery::Retry(failure.retry_after, failure.why),
        Some(StatusCode::TOO_MANY_REQUESTS) => {
            Delivery::Retry(failure.retry_after, "rate limited".to_owned())
        }
        // An error without a code of Discord comes from elsewhere, such as a proxy. A refused token
        // may be replaced soon.
        Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND) if failure.code != 0 => {
            Delivery::Closed(failure.why)
        }
        Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND | StatusCode::UNAUTHORIZED) => {
            Delivery::Away(failure.why)
        }
        // 40003: direct messages were opened too fast.
        Some(_) if failure.code == 40003 => Delivery::Retry(None, failure.why),
        Some(StatusCode::BAD_REQUEST)
            if [ARCHIVED, WRONG_CHANNEL_TYPE, TAG_REQUIRED].contains(&failure.code) =>
        {
            Delivery::Closed(failure.why)
        }
        Some(status) if status.is_client_error() => {
            Delivery::Rejected(format!("{status} {} {}", failure.code, failure.why))
        }
        _ => Delivery::Away(failure.why),
    }
}
