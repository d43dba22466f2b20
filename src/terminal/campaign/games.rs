//! The games inside a leg, at the terminal's own tables.

use std::{io::Write, sync::Arc};

use ai::combat::Minds;

use super::CampaignPlayError;
use crate::{
    campaign::{InnerGameError, UnderWay},
    data::Library,
    terminal::{fight::boarding, play::play, typed::Lines},
};

/// Whether a person plays on.
pub(super) enum Played {
    On,
    Left,
}

/// Flies the voyage at the card table, from its deal or from where it was left.
pub(super) fn fly(
    under_way: &mut UnderWay,
    library: &Library,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<Played, CampaignPlayError> {
    if !under_way.bring_home()?
        && let Some(opened) = under_way.voyage(library).map_err(InnerGameError::from)?
    {
        play(opened, input, out)?;
        return home(under_way);
    }
    Ok(Played::On)
}

/// Fights the boarding at the terminal's field.
pub(super) fn fight(
    under_way: &mut UnderWay,
    minds: &Arc<Minds>,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<Played, CampaignPlayError> {
    if !under_way.bring_home()?
        && let Some(mut session) = under_way.boarding(minds).map_err(InnerGameError::from)?
    {
        boarding(&mut session, input, out)?;
        return home(under_way);
    }
    Ok(Played::On)
}

/// A game that is not over was left.
fn home(under_way: &mut UnderWay) -> Result<Played, CampaignPlayError> {
    Ok(if under_way.bring_home()? { Played::On } else { Played::Left })
}
