//! A patient goes out for rumours (SE-HSE-06).

use bevy::prelude::{In, Query, ResMut};

use super::{PatientId, bedside::Bedside, clock, state::Agenda};
use crate::{
    healing::{Event, Gathering, Refusal, RuleSet},
    sheet::Skills,
};

/// Somebody hears what they hear, and time passes for everyone until they are back. It is the end of
/// their rest for today (SE-HEA-18).
pub(super) fn gather_rumours(
    In((id, at)): In<(PatientId, Gathering)>,
    mut bedside: Bedside,
    learnt: Query<&Skills>,
    mut agenda: ResMut<Agenda>,
) -> Result<(), Refusal> {
    bedside.in_force.only(RuleSet::SecondEdition)?;
    let heard = bedside.gather(id, at, &learnt)?;
    let wait = clock::waiting(&bedside.clock, heard.time());
    bedside.break_rest(id, false)?;
    bedside.to(id, |casualty| casualty.tell(Event::Rumours(heard)))?;
    agenda.push(wait?);
    Ok(())
}
