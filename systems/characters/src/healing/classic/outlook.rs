//! What care will do, before it is given (M-05).

use super::{recovery, severity, wakes_at};
use crate::{
    body::{Body, Remedy, Seconds, Severity},
    healing::{Care, ClassicFigures},
    sheet::Characteristics,
};

/// What some time under some care does for wounds by the classic rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// Nothing is hurt, or nothing of it heals.
    Nothing,
    /// All of it heals.
    Whole,
    /// So much care is left after it.
    Left(Seconds),
    /// A serious wound, whose days are thrown when this care begins.
    NotThrown,
}

/// What `time` under this care does for a body of these full scores that nothing else befalls.
pub fn outlook(
    body: &Body,
    full: Characteristics,
    care: &Care,
    figures: &ClassicFigures,
    time: Seconds,
) -> Outlook {
    let hurt = severity_of(body, full);
    let Some(by) = hurt.and_then(|it| recovery::remedy(it, care, true, figures)) else {
        return Outlook::Nothing;
    };
    let days = body.wound.and_then(|wound| wound.care_left(body.time));
    if by == Remedy::Facility && days.is_none() {
        return Outlook::NotThrown;
    }
    let left = recovery::takes(by, days.filter(|_| by == Remedy::Facility), figures);
    // Nobody rests before they are awake.
    let asleep = wakes_at(body, figures).map_or(Seconds(0), |wakes| wakes.since(body.time));
    match left.after(asleep).since(time) {
        Seconds(0) => Outlook::Whole,
        left => Outlook::Left(left),
    }
}

/// How bad the wounds are, as they are when somebody is taken in; `None` for the whole and the dead.
fn severity_of(body: &Body, full: Characteristics) -> Option<Severity> {
    let hurt = body.damaged() > 0 && !body.is_dead();
    let rated = || body.wound.map(|wound| wound.severity);
    hurt.then(|| rated().unwrap_or_else(|| severity(body.lethal_zeros(full))))
}
