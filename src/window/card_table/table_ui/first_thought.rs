//! The option that is highlighted at first.

use cards::{Activity, Move, Why};

use crate::{
    offers,
    window::card_table::view::{Offer, TableView},
};

/// The option highlighted at first: the coach's where there is one, what is proposed, else to go on as
/// before, else the first that does something and can succeed: unless an adviser would leave it at that,
/// since a play that is for nothing is not to look like the one to make. Of a dozen skills it is the one
/// that is needed.
pub(super) fn first_thought(view: &TableView) -> usize {
    if let Some(coach) = view.coach() {
        return coach;
    }
    let Some(question) = &view.question else { return 0 };
    if let Some(proposed) = question.options.iter().position(|offer| !offer.plan.is_empty()) {
        return proposed;
    }
    if question.confirm.is_some() {
        return question.position(Move::Done).unwrap_or(0);
    }
    let kept = match view.me().activity {
        Activity::Pursuing(slot) => question.position(Move::Pursue(slot)),
        Activity::Uncommitted | Activity::Pirate => None,
    };
    let first = |fits: fn(&Offer) -> bool| question.options.iter().position(fits);
    let is_asked =
        |advised: &Move| offers::is_idle(*advised) || matches!(question.why, Why::Picking { .. });
    let advised = || question.position(question.advised.filter(is_asked)?);
    kept.or_else(advised).or_else(|| first(|offer| !offer.is_quiet())).unwrap_or(0)
}
