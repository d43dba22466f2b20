//! Weapon or vehicle of a new level, named at once (CT-SKL-11, CT-SKL-18).

use bevy::prelude::{In, ResMut, Single};

use super::learning::Learner;
use crate::{
    choice::{Move, Why},
    data::Things,
    state::{Agenda, Referee, SkillGroup, Step},
};

/// Asks for a name of the group, and gives a level in it.
pub(super) fn name(
    In(group): In<SkillGroup>,
    mut learner: Single<Learner>,
    mut referee: Referee,
    mut agenda: ResMut<Agenda>,
) {
    let why = match group {
        SkillGroup::Blade => Why::NamingBlade,
        SkillGroup::Gun => Why::NamingGun,
        SkillGroup::Vehicle => Why::NamingVehicle,
    };
    let options = names(&referee.book.things, group).map(|name| Move::Name(name.to_owned()));
    if let Some(Move::Name(name)) = agenda.ask(Step::Name(group), why, options) {
        learner.learn(&name, "CT-SKL-11", &mut referee);
    }
}

/// The names of a group, in the order of the list.
pub(super) fn names(things: &Things, group: SkillGroup) -> impl Iterator<Item = &str> {
    let blades = things.blades().filter(move |_| group == SkillGroup::Blade);
    let guns = things.guns().filter(move |_| group == SkillGroup::Gun);
    let vehicles = things.vehicles.iter().filter(move |_| group == SkillGroup::Vehicle);
    let weapons = blades.chain(guns).map(|weapon| weapon.name.as_str());
    weapons.chain(vehicles.map(|vehicle| vehicle.name.as_str()))
}
