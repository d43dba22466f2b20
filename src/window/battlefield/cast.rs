//! The fighters of a scenario before the first move: for the page that sets a
//! fight up, and for pictures.

use characters::healing::RuleSet;
use engine::Seat;
use skirmish::{
    Condition, FighterId, Held, Hurt, Kit, Observation, Own, Posture, Seen,
    data::{Armed, Armoury, Class, Force, Recruit, Scenario},
    field::Place,
};

/// The observation of a side before the fight, with everybody in their places.
pub fn cast(scenario: &Scenario, rules: RuleSet, armoury: &Armoury, seat: Seat) -> Observation {
    let mut fighters: Vec<Seen> = Vec::new();
    for (nth, force) in scenario.forces.iter().enumerate() {
        for recruit in &force.fighters {
            let (id, side) = (FighterId(fighters.len() as u8), Seat(nth as u8));
            fighters.push(seen(id, side, force, recruit, armoury, side == seat));
        }
    }
    let aim = scenario.forces.get(seat.index()).or(scenario.forces.first());
    Observation {
        seat,
        rules,
        ground: scenario.ground.clone(),
        aim: aim.map_or(skirmish::data::Aim::Defeat, |force| force.aim),
        sides: scenario.forces.iter().map(|force| force.name.clone()).collect(),
        round: 0,
        surprise: None,
        fighters,
        plans: Vec::new(),
        outcome: None,
    }
}

fn seen(
    id: FighterId,
    side: Seat,
    force: &Force,
    recruit: &Recruit,
    armoury: &Armoury,
    own: bool,
) -> Seen {
    let place: Place = recruit.at.unwrap_or(force.at);
    let in_hand = recruit.weapons.first().map(|armed| armed.weapon.clone());
    let now = recruit.body.current(recruit.profile);
    Seen {
        id,
        side,
        name: recruit.name.clone(),
        beast: recruit.beast.as_ref().map(|beast| beast.kind.clone()),
        place,
        posture: Posture::Standing,
        condition: Condition::Able,
        hurt: if recruit.body.is_hurt() { Hurt::Lightly } else { Hurt::Unhurt },
        in_hand: in_hand.into_iter().collect(),
        armor: recruit.armor.clone(),
        mount: recruit.mount.clone(),
        cover: None,
        captive: recruit.captive,
        burning: false,
        carries: None,
        holds: Vec::new(),
        own: own.then(|| {
            Box::new(Own {
                full: recruit.profile,
                now,
                skills: recruit.skills.clone(),
                body: recruit.body.clone(),
                kit: kit(recruit, armoury),
                classic: Default::default(),
                second: Default::default(),
            })
        }),
    }
}

/// Weapons as they are brought, the first in hand, and fists last.
fn kit(recruit: &Recruit, armoury: &Armoury) -> Kit {
    let held = |armed: &Armed| Held {
        name: armed.weapon.clone(),
        loaded: armoury.weapon(&armed.weapon).and_then(|it| it.magazine).map_or(0, |it| it.shots),
        magazines: armed.magazines,
        fittings: armed.fittings.clone(),
        broken: false,
    };
    let mut weapons: Vec<Held> = recruit.weapons.iter().map(held).collect();
    let fists = armoury.weapons().iter().find(|weapon| weapon.class == Class::Brawling);
    if let Some(fists) = fists.filter(|_| recruit.beast.is_none()) {
        let armed = Armed::new(&fists.name, 0);
        weapons.push(held(&armed));
    }
    Kit {
        weapons,
        in_hand: vec![0],
        armor: recruit.armor.clone(),
        gear: recruit.gear.clone(),
        mount: recruit.mount.clone(),
    }
}
