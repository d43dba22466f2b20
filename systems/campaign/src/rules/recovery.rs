//! The jump: a week in which the hurt lie in the sickbay.

use bevy::prelude::{App, OnEnter, ParamSet, Plugin, Res, ResMut};
use characters::{
    body::Seconds,
    healing::{Care, FacilityKind},
};

use super::{
    burial::{self, Berths},
    clerk::Clerk,
    hospital::{self, Bodies, Healed, Ward},
};
use crate::{
    event::Event,
    state::{Chance, Charter, People, Stage},
};

/// The week of the jump.
pub(crate) struct Recovery;

impl Plugin for Recovery {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Recovery), lay_up);
    }
}

/// Everybody lives through the week; the hurt rest, in the care of the best medic who is on their
/// feet. Nobody treats themselves.
fn lay_up(
    mut clerk: Clerk,
    mut dice: ResMut<Chance>,
    charter: Res<Charter>,
    mut crew: ParamSet<(People, Bodies, Berths)>,
) {
    let healed = week(&clerk, &charter, &mut dice, &crew.p0());
    hospital::discharge(&healed, &mut crew.p1());
    for (person, _, points) in healed.iter().filter(|(_, _, points)| *points > 0) {
        clerk.tell(Event::Healed { person: *person, points: *points });
    }
    burial::bury(&healed, &mut clerk, &mut crew.p2());
    burial::pass_command(&mut clerk, &crew.p0());
}

fn week(clerk: &Clerk, charter: &Charter, dice: &mut Chance, people: &People) -> Vec<Healed> {
    let figures = &clerk.book.charts.figures;
    let aboard = people.aboard();
    let clock = aboard.iter().map(|(_, who)| who.body.time).max().unwrap_or(Seconds(0));
    let medic = hospital::medic(&people.able(), figures);
    let mut ward = Ward::new(clerk, charter, dice, clock);
    for (id, who) in aboard {
        let healer = medic.clone().filter(|(medic, _)| *medic != id).map(|(_, healer)| healer);
        let care = match healer.as_ref().and_then(|healer| healer.medic) {
            _ if !who.body.is_hurt() => Care::NONE,
            Some(level) => Care::medical(FacilityKind::SickBay, figures.sickbay_tl, level),
            None => Care::BED_REST,
        };
        ward.admit(id, who.sheet(), care, healer);
    }
    ward.week()
}
