//! The Travellers' Aid: membership and hostels.

use dice::Dice;

use super::{
    AffairError, AffairEvent, AffairTables, Place, PortService, affair::JudgedAffair, purse,
};
use crate::{
    sheet::{Application, Membership, Possessions},
    skills::Task,
};

/// Judges an application: one in a life (CT-TAS-05, CT-TAS-07), and none by members.
pub(super) fn applying(
    owned: &Possessions,
    tables: &AffairTables,
) -> Result<JudgedAffair, AffairError> {
    no_member(owned)?;
    if owned.application != Application::None {
        return Err(AffairError::AppliedBefore);
    }
    let target = tables.travellers_aid.application.target;
    Ok(JudgedAffair::Apply { vote: Task::at_least("The vote of the members", target, "CT-TAS-05") })
}

/// Judges joining: the price is due only after acceptance (CT-TAS-06).
pub(super) fn joining(
    owned: &Possessions,
    tables: &AffairTables,
) -> Result<JudgedAffair, AffairError> {
    no_member(owned)?;
    if owned.application != Application::Accepted {
        return Err(AffairError::NotAccepted);
    }
    let price = tables.travellers_aid.application.price;
    purse::can_pay(owned, "membership of the Travellers' Aid", price)?;
    Ok(JudgedAffair::Join { price })
}

/// Refuses to pass membership on: it is for life (CT-TAS-07).
pub(super) fn passing_on(owned: &Possessions) -> Result<JudgedAffair, AffairError> {
    let member = owned.travellers_aid.is_some();
    Err(if member { AffairError::ForLife } else { AffairError::NoMembership })
}

/// Checks for a hostel (CT-TAS-02), open to members and their guests (CT-TAS-03).
pub(super) fn may_stay(
    owned: &Possessions,
    place: &Place,
    tables: &AffairTables,
) -> Result<(), AffairError> {
    if !place.port.services(tables).contains(&PortService::Hostel) {
        return Err(AffairError::NoHostel(place.port.class));
    }
    let welcome = owned.travellers_aid.is_some() || place.guest;
    if welcome { Ok(()) } else { Err(AffairError::NoGuest) }
}

/// Refuses members: a second membership brings nothing (CT-TAS-01, CT-RUL-39).
fn no_member(owned: &Possessions) -> Result<(), AffairError> {
    let member = owned.travellers_aid.is_some();
    if member { Err(AffairError::Member) } else { Ok(()) }
}

pub(super) fn apply(owned: &mut Possessions, vote: Task, dice: &mut Dice) -> Vec<AffairEvent> {
    let outcome = vote.throw(dice);
    let accepted = outcome.as_ref().is_some_and(|outcome| outcome.success);
    let said = if accepted { Application::Accepted } else { Application::TurnedDown };
    owned.application = said;
    outcome.map(AffairEvent::Applied).into_iter().collect()
}

/// Starts a membership, and the clock of its tickets (CT-TAS-04, CT-RUL-39).
pub(super) fn join(owned: &mut Possessions, price: u32) -> Vec<AffairEvent> {
    purse::pay(owned, price);
    owned.travellers_aid = Some(Membership::default());
    vec![AffairEvent::Joined { price }]
}
