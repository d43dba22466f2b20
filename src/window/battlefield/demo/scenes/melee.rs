//! The melee: hand to hand, lying down, on fire.

use std::sync::Arc;

use characters::healing::RuleSet;
use skirmish::{
    Cause, Condition, Event, FighterId, Grip, Mode, Move, Posture, Why,
    data::{Aim, Armoury, CoverKind, Light, Terrain},
};

use crate::window::battlefield::{
    cast::cast,
    demo::{
        draft::{Moment, draft},
        people::*,
        words::{aim, attacked, began, damaged, fell, initiative, plan, seat, throw},
    },
};

/// In a yard behind a bar.
pub(super) fn melee(armoury: &Arc<Armoury>) -> Moment {
    let mut ground = ground(Terrain::City, Light::Day, 60);
    ground.open_ends = (false, false);
    ground.cover = vec![
        cover("a delivery van", CoverKind::Vehicle, 14.0),
        cover("stacked kegs", CoverKind::StoneWall, 31.0),
    ];
    let us = vec![
        recruit("Vesna Castell", "B98765", 22.0, &["Cutlass", "Revolver"], &["Jack"]),
        recruit("Kit Morrow", "99A754", 25.0, &["Hands"], &[]),
        recruit("Ilse Brandt", "78789A", 16.0, &["Shotgun"], &["Cloth"]),
    ];
    let them = vec![
        recruit("Big Anselm", "D6B543", 25.5, &["Hands"], &["Jack"]),
        recruit("Docker 2", "A87543", 27.5, &["Club"], &[]),
        recruit("Docker 3", "987643", 34.0, &["Torch"], &["Jack"]),
        recruit("Docker 4", "886543", 20.0, &["Blade"], &[]),
    ];
    let forces = vec![force("the crew", Aim::Defeat, us), force("the dockers", Aim::Defeat, them)];
    let scenario = scenario("Last orders", ground, forces);
    let mut seen = cast(&scenario, RuleSet::SecondEdition, armoury, seat(0));
    seen.round = 4;
    hurt(&mut seen, 0, [0, 0, 6]);
    hurt(&mut seen, 1, [2, 0, 10]);
    hurt(&mut seen, 3, [0, 0, 4]);
    holds(&mut seen, 2, Posture::Prone);
    for (one, other) in [(1, 3), (3, 1)] {
        if let Some(it) = of(&mut seen, one) {
            it.holds = vec![FighterId(other)];
        }
    }
    if let Some(it) = of(&mut seen, 4) {
        it.burning = true;
    }
    becomes(&mut seen, 6, Condition::Unconscious);
    behind(&mut seen, 5, 1);
    let mut draft = draft(&scenario, "Last orders", seen);
    let why = Why::Grapple { winner: FighterId(1), loser: FighterId(3) };
    let grips = [
        Grip::Prone,
        Grip::Disarm,
        Grip::Throw,
        Grip::Hurt,
        Grip::Drag(place(28.0)),
        Grip::Release,
        Grip::Hold,
    ];
    draft.asked = Some((why, grips.into_iter().map(Move::Grip).collect()));
    let blade = |dm: i16| {
        plan(
            &[
                ("Melee (blade)-2", "SE-CHK-04", 2),
                ("STR 11", "SE-DAT-02", 1),
                ("close combat", "SE-CBT-16", dm),
            ],
            1,
            "3D",
        )
    };
    draft.aims = vec![
        aim(1, 3, Mode::Single, Ok(blade(0))),
        aim(1, 4, Mode::Single, Err("whoever grapples can only grapple")),
        aim(1, 5, Mode::Single, Err("whoever grapples can only grapple")),
    ];
    draft.heard = [
        initiative(&[
            (0, [6, 4]),
            (3, [5, 4]),
            (1, [5, 3]),
            (5, [4, 3]),
            (4, [3, 3]),
            (2, [2, 3]),
            (6, [1, 2]),
        ]),
        vec![
            began(4),
            Event::TurnBegan { who: FighterId(0) },
            attacked(0, 6, "Cutlass", Mode::Single, [6, 4], &blade(0)),
            damaged(6, 0, [6, 6], 0, 12),
            fell(6),
            Event::TurnBegan { who: FighterId(3) },
            attacked(5, 4, "Torch", Mode::Single, [3, 3], &blade(2)),
            Event::CaughtFire { who: FighterId(4) },
            Event::TurnBegan { who: FighterId(1) },
        ],
    ]
    .concat();
    draft.news = vec![Event::Damage {
        who: FighterId(4),
        throw: throw([2, 3], &plan(&[], 1, "")),
        cause: Cause::Fire,
        armor: 0,
        left: 5,
    }];
    let mut moment = draft.finish(armoury, None);
    moment.animation.finish();
    moment.fight_ui.aimed = Some(FighterId(3));
    moment
}
