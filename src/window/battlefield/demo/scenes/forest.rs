//! Second edition: a turn in a forest, and a shot that can be reacted to.

use std::sync::Arc;

use characters::healing::RuleSet;
use skirmish::{
    Event, FighterAction as Done, FighterId, Mode, Move, Observation, Posture, Reaction, Why,
    data::{Aim, Armoury, CoverKind, Light, Scenario, Terrain},
};

use crate::window::battlefield::{
    cast::cast,
    demo::{
        draft::{Moment, draft},
        people::*,
        words::{Dm, aim, attack, attacked, began, damaged, does, initiative, seat, second},
    },
};

/// A wood at a river, and people who should not be in it.
fn forest(armoury: &Armoury, seen_from: u8) -> (Scenario, Observation) {
    let mut ground = ground(Terrain::Forest, Light::Day, 90);
    ground.cover = vec![
        cover("a fallen trunk", CoverKind::Vegetation, 21.0),
        cover("old oaks", CoverKind::Trees, 33.0),
        cover("a dry-stone wall", CoverKind::StoneWall, 47.0),
    ];
    ground.difficult = vec![skirmish::data::Span { from: place(25.0), to: place(29.0) }];
    let us = vec![
        recruit("Ruo Tarn", "7A8975", 20.0, &["Rifle", "Dagger"], &["Cloth"]),
        recruit("Adaeze Quill", "88B7A6", 16.0, &["Shotgun"], &["Mesh"]),
        recruit("Imre Solvay", "69789B", 14.0, &["Auto Pistol", "Cutlass"], &["Jack"]),
    ];
    let them = vec![
        recruit("Bettine Oke", "7B9867", 48.0, &["Laser Rifle"], &["Cloth"]),
        recruit("Warden 2", "988654", 45.0, &["Carbine"], &["Mesh"]),
        recruit("Warden 3", "879554", 52.0, &["Shotgun"], &["Mesh"]),
        recruit("Warden 4", "777653", 36.0, &["Sword"], &["Mesh"]),
    ];
    let forces = vec![
        force("the poachers", Aim::Reach { place: place(60.0), count: 2 }, us),
        force("the wardens", Aim::Defeat, them),
    ];
    let scenario = scenario("Last light in Ash Wood", ground, forces);
    let mut seen = cast(&scenario, RuleSet::SecondEdition, armoury, seat(seen_from));
    for (who, nth) in [(0, 0), (6, 1), (3, 2), (4, 2)] {
        behind(&mut seen, who, nth);
    }
    holds(&mut seen, 0, Posture::Crouching);
    holds(&mut seen, 3, Posture::Crouching);
    (scenario, seen)
}

const ORDER: [(u8, [u8; 2]); 7] =
    [(3, [6, 5]), (0, [5, 5]), (6, [5, 4]), (1, [4, 4]), (4, [4, 3]), (2, [3, 3]), (5, [2, 2])];

pub(super) fn turn(armoury: &Arc<Armoury>) -> Moment {
    let (scenario, mut seen) = forest(armoury, 0);
    seen.round = 2;
    hurt(&mut seen, 1, [0, 0, 5]);
    hurt(&mut seen, 4, [2, 0, 5]);
    let mut draft = draft(&scenario, "Last light in Ash Wood", seen);
    let mut options = vec![
        does(0, Done::Attack(attack(6, Mode::Single))),
        does(0, Done::Attack(attack(3, Mode::Single))),
        does(0, Done::Attack(attack(4, Mode::Single))),
        does(0, Done::Attack(attack(5, Mode::Single))),
    ];
    let walks = [14.0, 17.0, 22.5, 24.0, 25.0, 26.0];
    options.extend(walks.map(|at| does(0, Done::Walk(place(at)))));
    options.extend([
        does(0, Done::Aim(FighterId(6))),
        does(0, Done::Posture(Posture::Standing)),
        does(0, Done::Posture(Posture::Prone)),
        does(0, Done::Delay),
        does(0, Done::Done),
    ]);
    draft.asked = Some((Why::Turn { who: FighterId(0) }, options));
    let cover: Dm = ("in cover", "SE-RNG-07", -2);
    for (target, plan) in [
        (6, second(2, 0, &[cover], "3D")),
        (3, second(2, 0, &[cover, ("aimed once", "SE-RNG-01", 1)], "3D")),
        (4, second(2, 0, &[cover], "3D")),
        (5, second(2, 0, &[], "3D")),
    ] {
        draft.aims.push(aim(0, target, Mode::Single, Ok(plan)));
    }
    draft.heard = [
        vec![Event::Met { scenario: scenario.name.clone(), rules: RuleSet::SecondEdition }],
        initiative(&ORDER),
        vec![
            began(1),
            Event::TurnBegan { who: FighterId(3) },
            attacked(3, 1, "Laser Rifle", Mode::Single, [5, 4], &second(1, 0, &[], "5D")),
            damaged(1, 3, [6, 4], 5, 5),
            Event::TurnBegan { who: FighterId(1) },
            attacked(1, 4, "Shotgun", Mode::Single, [6, 3], &second(1, 0, &[], "4D")),
            damaged(4, 1, [5, 5], 3, 7),
            began(2),
            Event::TurnBegan { who: FighterId(3) },
            Event::Postured { who: FighterId(3), posture: Posture::Crouching },
            Event::Aimed { who: FighterId(3), at: FighterId(0), aims: 1 },
        ],
    ]
    .concat();
    draft.news = vec![Event::TurnBegan { who: FighterId(0) }];
    let mut moment = draft.finish(armoury, None);
    moment.animation.finish();
    moment.fight_ui.selected_option = 9;
    moment
}

pub(super) fn reaction(armoury: &Arc<Armoury>) -> Moment {
    let (scenario, mut seen) = forest(armoury, 0);
    seen.round = 2;
    hurt(&mut seen, 1, [0, 0, 5]);
    hurt(&mut seen, 0, [0, 2, 4]);
    holds(&mut seen, 0, Posture::Standing);
    if let Some(it) = of(&mut seen, 0) {
        (it.place, it.cover) = (place(31.0), None);
    }
    let mut draft = draft(&scenario, "Last light in Ash Wood", seen);
    let react = [Some(Reaction::Dodge), Some(Reaction::Dive), None];
    let why = Why::Reaction { who: FighterId(0), by: FighterId(3) };
    draft.asked = Some((why, react.into_iter().map(Move::React).collect()));
    draft.aims = vec![
        aim(0, 3, Mode::Single, Ok(second(2, 0, &[("in cover", "SE-RNG-07", -2)], "3D"))),
        aim(0, 6, Mode::Single, Ok(second(2, 1, &[], "3D"))),
        aim(0, 4, Mode::Single, Ok(second(2, 0, &[("in cover", "SE-RNG-07", -2)], "3D"))),
        aim(0, 5, Mode::Single, Ok(second(2, 0, &[], "3D"))),
    ];
    draft.heard =
        [initiative(&ORDER), vec![began(2), Event::TurnBegan { who: FighterId(3) }]].concat();
    draft.news = vec![
        Event::Aimed { who: FighterId(3), at: FighterId(0), aims: 2 },
        attacked(3, 0, "Laser Rifle", Mode::Single, [4, 3], &second(2, 0, &[], "5D")),
    ];
    let mut moment = draft.finish(armoury, None);
    moment.animation.stop_at_attack(0.3);
    moment.fight_ui.aimed = Some(FighterId(3));
    moment
}
