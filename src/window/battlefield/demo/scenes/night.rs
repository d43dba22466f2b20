//! The night: nobody sees far.

use std::sync::Arc;

use characters::healing::RuleSet;
use skirmish::{
    Event, FighterAction as Done, FighterId, Gait, Mode, Why,
    data::{Aim, Armoury, CoverKind, Light, Terrain},
};

use crate::window::battlefield::{
    cast::cast,
    demo::{
        draft::{Moment, draft},
        people::*,
        words::{aim, attack, attacked, began, classic, does, moved, seat},
    },
    match_summary::Phase,
};

pub(super) fn night(armoury: &Arc<Armoury>) -> Moment {
    let mut ground = ground(Terrain::City, Light::Dark, 220);
    ground.cover = vec![
        cover("a garden wall", CoverKind::StoneWall, 92.0),
        cover("a parked truck", CoverKind::Vehicle, 118.0),
        cover("sandbags", CoverKind::Fortification, 146.0),
    ];
    let us = vec![
        recruit("Nadia Reyes", "8A9876", 96.0, &["Rifle"], &["Mesh"]),
        recruit("Tomas Brink", "989765", 88.0, &["SMG"], &["Mesh"]),
        recruit("Yuki Arden", "6B8B86", 104.0, &["Body Pistol", "Dagger"], &["Jack"]),
    ];
    let them = vec![
        recruit("Sentry 1", "887654", 140.0, &["Auto Rifle"], &["Cloth"]),
        recruit("Sentry 2", "978654", 128.0, &["Carbine"], &["Cloth"]),
    ];
    let mut bound = recruit("Piet Hollis", "657989", 150.0, &[], &[]);
    bound.captive = true;
    let mut us = us;
    us.push(bound);
    let forces = vec![
        force("the night party", Aim::Rescue { who: 3, to: place(80.0) }, us),
        force("the guard", Aim::Defeat, them),
    ];
    let scenario = scenario("Night raid", ground, forces);
    let mut seen = cast(&scenario, RuleSet::Classic, armoury, seat(0));
    seen.round = 5;
    for (who, nth) in [(0, 0), (1, 0), (4, 2)] {
        behind(&mut seen, who, nth);
    }
    hurt(&mut seen, 2, [0, 1, 2]);
    let mut draft = draft(&scenario, "Night raid", seen);
    draft.phase = Phase::Attacks;
    let mut options = Vec::new();
    for who in 0..3 {
        options.extend([4, 5].map(|it| does(who, Done::Attack(attack(it, Mode::Single)))));
        options.extend([does(who, Done::Reload(0)), does(who, Done::Done)]);
    }
    draft.asked = Some((Why::Attacks, options));
    for by in 0..3 {
        for (target, other) in [
            (4, vec![("partly in cover", "M-07", -4), ("total darkness", "M-07", -9)]),
            (5, vec![("total darkness", "M-07", -9)]),
        ] {
            let plan = if by == 2 {
                Err("at 36 m the Body Pistol is of no use")
            } else {
                Ok(classic(2, 3, 3, 1, &other))
            };
            draft.aims.push(aim(by, target, Mode::Single, plan));
        }
    }
    let dark = classic(1, 2, 0, 0, &[("total darkness", "M-07", -9)]);
    draft.heard = vec![
        began(4),
        Event::Alarm { cause: skirmish::AlarmCause::Shot(FighterId(5)) },
        Event::SurpriseLost,
        began(5),
        moved(2, 79.0, 104.0, Gait::Run),
    ];
    draft.news = vec![
        attacked(4, 2, "Auto Rifle", Mode::Burst, [3, 4], &dark),
        attacked(5, 2, "Carbine", Mode::Single, [6, 3], &classic(1, 2, 5, 0, &[])),
    ];
    let mut moment = draft.finish(armoury, None);
    moment.animation.stop_at_attack(0.3);
    moment.fight_ui.aimed = Some(FighterId(5));
    moment
}
