//! Boarding: a ship without air or weight.

use std::sync::Arc;

use characters::healing::RuleSet;
use skirmish::{
    Event, FighterAction as Done, FighterId, Mode, Plan, Why,
    data::{Aim, Armoury, CoverKind, Gravity, Light, Terrain},
};

use crate::window::battlefield::{
    cast::cast,
    demo::{
        draft::{Moment, draft},
        people::*,
        words::{
            Dm, aim, attack, attacked, began, damaged, does, initiative, plan, seat, second, throw,
        },
    },
};

pub(super) fn boarding(armoury: &Arc<Armoury>) -> Moment {
    let mut ground = ground(Terrain::Interior, Light::Day, 48);
    (ground.vacuum, ground.gravity) = (true, Gravity::Zero);
    ground.open_ends = (true, false);
    ground.cover = vec![
        cover("cargo pods", CoverKind::StoneWall, 15.0),
        cover("the lock's frame", CoverKind::Fortification, 33.0),
    ];
    let suit = &["Vacc Suit"][..];
    let us = vec![
        recruit("Sgt Oyelaran", "9AA876", 15.5, &["Auto Rifle", "Cutlass"], suit),
        recruit("Pvt Castell", "8B8765", 12.0, &["Laser Carbine"], suit),
        recruit("Pvt Brandt", "A97654", 18.5, &["Cutlass"], suit),
    ];
    let them = vec![
        recruit("First Mate", "799876", 33.0, &["Shotgun"], suit),
        recruit("Engineer", "688B76", 36.0, &["Auto Pistol"], suit),
        recruit("Deckhand", "988654", 28.0, &["Blade"], suit),
    ];
    let forces = vec![
        force("the boarders", Aim::Hold { from: place(30.0), to: place(36.0), rounds: 12 }, us),
        force("the crew", Aim::Defeat, them),
    ];
    let scenario = scenario("Hold the lock", ground, forces);
    let mut seen = cast(&scenario, RuleSet::SecondEdition, armoury, seat(0));
    seen.round = 3;
    behind(&mut seen, 0, 0);
    behind(&mut seen, 3, 1);
    hurt(&mut seen, 2, [0, 0, 3]);
    hurt(&mut seen, 5, [0, 0, 5]);
    let mut draft = draft(&scenario, "Hold the lock", seen);
    let options = vec![
        does(0, Done::Attack(attack(5, Mode::Single))),
        does(0, Done::Attack(attack(5, Mode::Burst))),
        does(0, Done::Attack(attack(5, Mode::FullAuto))),
        does(0, Done::Attack(attack(3, Mode::Single))),
        does(0, Done::Walk(place(21.5))),
        does(0, Done::Walk(place(10.0))),
        does(0, Done::Lead),
        does(0, Done::Delay),
        does(0, Done::Done),
    ];
    draft.asked = Some((Why::Turn { who: FighterId(0) }, options));
    let float: Dm = ("no gravity", "SE-TRT-32", -1);
    draft.aims = vec![
        aim(0, 5, Mode::Single, Ok(second(2, 1, &[float], "3D+2"))),
        aim(0, 5, Mode::Burst, Ok(second(2, 1, &[float], "3D+4"))),
        aim(0, 5, Mode::FullAuto, Ok(Plan { throws: 2, ..second(2, 1, &[float], "3D+2") })),
        aim(0, 3, Mode::Single, Ok(second(2, 0, &[("in cover", "SE-RNG-07", -2), float], "3D+2"))),
        aim(0, 4, Mode::Single, Ok(second(2, 0, &[float], "3D+2"))),
    ];
    draft.heard = [
        initiative(&[(1, [6, 5]), (3, [5, 5]), (0, [4, 5]), (5, [4, 4]), (2, [3, 4]), (4, [2, 2])]),
        vec![
            began(3),
            Event::TurnBegan { who: FighterId(1) },
            attacked(1, 3, "Laser Carbine", Mode::Single, [3, 3], &second(1, 0, &[float], "4D")),
            Event::TurnBegan { who: FighterId(3) },
            attacked(3, 2, "Shotgun", Mode::Single, [5, 4], &second(1, 1, &[float], "4D")),
            damaged(2, 3, [2, 4], 3, 3),
            Event::Footing {
                who: FighterId(3),
                throw: throw([5, 5], &plan(&[], 1, "")),
                holds: true,
            },
        ],
    ]
    .concat();
    draft.news = vec![Event::TurnBegan { who: FighterId(0) }];
    let mut moment = draft.finish(armoury, None);
    moment.animation.finish();
    moment.fight_ui.selected_option = 1;
    moment.fight_ui.sum = true;
    moment
}
