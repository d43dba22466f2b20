//! The jump: a week in which the hurt lie in the sickbay.

use bevy::prelude::{App, OnEnter, ParamSet, Plugin, Res, ResMut};
use characters::{
    body::{Healer, Seconds},
    healing::Care,
};

use super::{
    burial::{self, Berths},
    clerk::Clerk,
    hospital::{self, Bodies, Healed, Ward},
};
use crate::{
    border,
    data::Figures,
    event::Event,
    state::{Chance, Charter, People, PersonId, Stage},
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
    let medic = hospital::medic(&crew.p0().able(), &clerk.book.charts.figures);
    let healed = week(&clerk, &charter, &mut dice, &crew.p0(), medic.as_ref());
    hospital::discharge(&healed, &mut crew.p1());
    for (person, after, points) in &healed {
        let care = in_bed(&clerk.book.charts.figures, healer_of(*person, medic.as_ref()));
        let serious = hospital::serious(after, &care, &clerk);
        if *points > 0 || serious.is_some() {
            clerk.tell(Event::Healed { person: *person, points: *points, serious });
        }
    }
    burial::bury(&healed, &mut clerk, &mut crew.p2());
    burial::pass_command(&mut clerk, &crew.p0());
}

/// The medic, for everybody but themselves.
fn healer_of(patient: PersonId, medic: Option<&(PersonId, Healer)>) -> Option<&Healer> {
    medic.filter(|(medic, _)| *medic != patient).map(|(_, healer)| healer)
}

/// The ship's sickbay under this healer.
fn in_bed(figures: &Figures, healer: Option<&Healer>) -> Care {
    border::sickbay(figures, healer.and_then(|healer| healer.medic))
}

fn week(
    clerk: &Clerk,
    charter: &Charter,
    dice: &mut Chance,
    people: &People,
    medic: Option<&(PersonId, Healer)>,
) -> Vec<Healed> {
    let figures = &clerk.book.charts.figures;
    let aboard = people.aboard();
    let clock = aboard.iter().map(|(_, who)| who.body.time).max().unwrap_or(Seconds(0));
    let mut ward = Ward::new(clerk, charter, dice, clock);
    for (id, who) in aboard {
        let healer = healer_of(id, medic);
        let care = if who.body.is_hurt() { in_bed(figures, healer) } else { Care::NONE };
        ward.admit(id, who.sheet(), care, healer.cloned());
    }
    ward.week()
}
