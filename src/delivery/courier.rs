//! The courier of all kinds of notices.

use super::load::load_parcel;
use super::parcel::Parcel;
use crate::service::Service;
use crate::service::delivery::{Courier, Delivery, Loaded};
use crate::store::{Claimed, StoreError};

/// A courier that loads all kinds of notices and sends each with a function.
#[derive(Clone)]
pub struct NoticeCourier<F>(pub F);

impl<F, Fut> Courier for NoticeCourier<F>
where
    F: Fn(Parcel) -> Fut + Clone + Send + Sync + 'static,
    Fut: Future<Output = Delivery> + Send,
{
    type Parcel = Parcel;

    async fn load(&self, service: &Service, row: &Claimed) -> Result<Loaded<Parcel>, StoreError> {
        load_parcel(service, row).await
    }

    async fn send(&self, parcel: Parcel) -> Delivery {
        (self.0)(parcel).await
    }
}
