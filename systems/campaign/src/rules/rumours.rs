//! What a rumour tells: of one more contract, or of a way around raiders.

use dice::Dice;

use super::{clerk::Clerk, offers};
use crate::event::Event;

/// Somebody has heard something: by an even chance a way around raiders, where any wait; otherwise
/// of a contract more.
pub(super) fn hear(clerk: &mut Clerk, dice: &mut Dice) {
    let waiting = clerk.progress.offers.iter().position(|offer| offer.raiders.is_some());
    match waiting.filter(|_| dice.below(2) == 0) {
        Some(nth) => {
            let offer = &mut clerk.progress.offers[nth];
            offer.raiders = None;
            let contract = offer.clone();
            clerk.tell(Event::Warned { contract });
        }
        None => {
            let book = clerk.book.0.clone();
            let (run, port) = (*clerk.run(), clerk.progress.port.clone());
            let Some(here) = book.charts.port(&port) else { return };
            let Some(contract) = offers::lead(&book.charts, &run, here, dice) else { return };
            clerk.progress.offers.push(contract.clone());
            clerk.tell(Event::Heard { contract });
        }
    }
}
