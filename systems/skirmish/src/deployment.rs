//! The start of a fight: its sides take the field.

use std::sync::Arc;

use bevy::prelude::World;
use characters::{body::Seconds, healing::RuleSet, sheet::Identity};
use dice::Dice;
use engine::Seat;

use crate::{
    classic::{self, Classic},
    data::{Armed, Armoury, Class, Force, Recruit, Weapon},
    event::Event,
    fighter::{Fighter, FighterId, Held, Kind, Kit, Stand},
    rules,
    second::{self, Second},
    setup::Setup,
    state::{
        Agenda, Course, FieldRead, FieldWrite, FightJournal, Fortune, FoughtBy, PendingChoice,
        Roster, SideState,
    },
};

/// Puts everybody on the field and begins the first stage.
pub(crate) fn deploy(world: &mut World, armoury: &Arc<Armoury>, setup: &Setup, dice: Dice) {
    clear(world, armoury, setup, dice);
    world.course_mut().clock = began(setup);
    for (nth, force) in setup.scenario.forces.iter().enumerate() {
        take_the_field(world, Seat(nth as u8), force, armoury);
    }
    world.tell(Event::Met { scenario: setup.scenario.name.clone(), rules: setup.rules });
    match setup.rules {
        RuleSet::Classic => rules::begin(world, classic::Stage::default()),
        RuleSet::SecondEdition => rules::begin(world, second::Stage::default()),
    }
}

/// Resets the world of an earlier fight: clears the field and sets every resource except the stage,
/// with which a fight begins.
pub(crate) fn clear(world: &mut World, armoury: &Arc<Armoury>, setup: &Setup, dice: Dice) {
    let sides = vec![SideState::default(); setup.scenario.forces.len()];
    world.insert_resource(Course { sides, ..Course::default() });
    world.insert_resource(FoughtBy { armoury: armoury.clone(), setup: setup.clone() });
    world.insert_resource(Fortune(dice));
    world.insert_resource(PendingChoice::default());
    world.insert_resource(FightJournal::default());
    world.insert_resource(Roster::default());
    match setup.rules {
        RuleSet::Classic => world.insert_resource(Agenda::<classic::Step>::default()),
        RuleSet::SecondEdition => {
            world.insert_resource(Agenda::<second::Step>::default());
            world.insert_resource(second::Active::default());
        }
    }
}

/// Start of the clock: the latest time of any fighter's body, so that no body's time runs backward.
fn began(setup: &Setup) -> Seconds {
    let everybody = setup.scenario.forces.iter().flat_map(|force| &force.fighters);
    everybody.map(|recruit| recruit.body.time).max().unwrap_or_default()
}

/// Puts a side on the field.
fn take_the_field(world: &mut World, side: Seat, force: &Force, armoury: &Armoury) {
    for recruit in &force.fighters {
        let id = FighterId(world.resource::<Roster>().0.len() as u8);
        let fighter = Fighter {
            id,
            side,
            kind: recruit.beast.clone().map_or(Kind::Person, Kind::Beast),
            service: recruit.service,
            leader: recruit.leader,
            captive: recruit.captive,
            untrained: recruit.untrained,
        };
        let stand = Stand { place: recruit.at.unwrap_or(force.at), gone: None, carries: None };
        let mut body = recruit.body.clone();
        body.fit(recruit.profile);
        let identity = Identity { name: recruit.name.clone(), ..Identity::default() };
        let person = (identity, recruit.profile, recruit.skills.clone(), body);
        let parts = (id, fighter, stand, kit(recruit, armoury), person);
        let entity = match world.setup().rules {
            RuleSet::Classic => world.spawn((parts, Classic::default())).id(),
            RuleSet::SecondEdition => world.spawn((parts, Second::default())).id(),
        };
        world.resource_mut::<Roster>().0.push(entity);
    }
}

/// Builds the kit: weapons as brought, the first in hand, and fists last.
fn kit(recruit: &Recruit, armoury: &Armoury) -> Kit {
    let mut weapons: Vec<Held> =
        recruit.weapons.iter().map(|armed| held(armed, armoury.weapon(&armed.weapon))).collect();
    let unarmed = armoury.weapons().iter().find(|weapon| weapon.class == Class::Brawling);
    if let Some(fists) = unarmed.filter(|_| recruit.beast.is_none()) {
        let fists = Armed::new(&fists.name, 0);
        weapons.push(held(&fists, None));
    }
    Kit {
        weapons,
        in_hand: vec![0],
        armor: recruit.armor.clone(),
        gear: recruit.gear.clone(),
        mount: recruit.mount.clone(),
    }
}

fn held(armed: &Armed, weapon: Option<&Weapon>) -> Held {
    Held {
        name: armed.weapon.clone(),
        loaded: weapon.and_then(|it| it.magazine).map_or(0, |magazine| magazine.shots),
        magazines: armed.magazines,
        fittings: armed.fittings.clone(),
        broken: false,
    }
}
