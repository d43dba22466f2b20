//! Classic: a meeting in the desert, its orders and its volley.

use std::sync::Arc;

use characters::healing::{self, RuleSet};
use skirmish::{
    Condition, Event, FighterAction as Done, FighterId, Gait, Mode, Move, Observation, Why,
    data::{Aim, Armoury, CoverKind, Light, Scenario, Terrain},
};

use crate::window::battlefield::{
    cast::cast,
    demo::{
        draft::{Moment, draft},
        people::*,
        words::{Dm, aim, attacked, began, classic, damaged, does, fell, moved, plan, seat},
    },
    match_summary::Phase,
};

/// A caravan in the desert, and those who waited for it.
fn desert(armoury: &Armoury) -> (Scenario, Observation) {
    let mut ground = ground(Terrain::Desert, Light::Day, 400);
    ground.cover = vec![
        cover("a wrecked crawler", CoverKind::Vehicle, 60.0),
        cover("a ruined wall", CoverKind::StoneWall, 130.0),
        cover("thorn bushes", CoverKind::Vegetation, 172.0),
    ];
    let us = vec![
        recruit("Mara Lindqvist", "79A867", 50.0, &["Rifle", "Auto Pistol"], &["Cloth"]),
        recruit("Emre Dahl", "A87645", 56.0, &["Auto Rifle", "Blade"], &["Mesh"]),
        recruit("Jonna Ekholm", "6B89A7", 64.0, &["Laser Carbine"], &["Cloth"]),
        recruit("Beryl Foss", "868B94", 70.0, &["Shotgun", "Dagger"], &["Jack"]),
    ];
    let them = vec![
        recruit("Sashi Vey", "988754", 132.0, &["Rifle"], &["Jack"]),
        recruit("Old Tarn", "769665", 138.0, &["Carbine"], &[]),
        recruit("Raider 3", "877543", 128.0, &["SMG"], &["Jack"]),
        recruit("Raider 4", "A76543", 176.0, &["Cutlass", "Revolver"], &[]),
        recruit("Raider 5", "778643", 170.0, &["Rifle"], &["Jack"]),
    ];
    let forces = vec![
        force("the caravan", Aim::Reach { place: place(190.0), count: 3 }, us),
        force("the raiders", Aim::Defeat, them),
    ];
    let scenario = scenario("Ambush in the dunes", ground, forces);
    let mut seen = cast(&scenario, RuleSet::Classic, armoury, seat(0));
    for (who, nth) in [(0, 0), (1, 0), (2, 0), (4, 1), (5, 1), (6, 1), (8, 2)] {
        behind(&mut seen, who, nth);
    }
    (scenario, seen)
}

pub(super) fn orders(armoury: &Arc<Armoury>) -> Moment {
    let (scenario, mut seen) = desert(armoury);
    seen.round = 2;
    hurt(&mut seen, 1, [0, 0, 4]);
    hurt(&mut seen, 5, [1, 0, 3]);
    let mut draft = draft(&scenario, "Ambush in the dunes", seen);
    let deeds = [
        Done::Stand,
        Done::Evade,
        Done::Close(Gait::Walk),
        Done::Close(Gait::Run),
        Done::Open(Gait::Walk),
        Done::Open(Gait::Run),
    ];
    let options = (0..4).flat_map(|who| deeds.into_iter().map(move |deed| does(who, deed)));
    draft.asked = Some((Why::Orders, options.chain([Move::Surrender]).collect()));
    let cover: Dm = ("partly in cover", "M-07", -4);
    let still: Dm = ("target stands", "CT-ATK-09", 0);
    for (target, armor, other) in [
        (4, 3, vec![cover, still]),
        (5, 3, vec![cover, still]),
        (6, 3, vec![cover, still]),
        (7, 3, vec![still]),
        (8, 3, vec![("concealed", "M-07", -1), still]),
    ] {
        for by in [0, 1, 3] {
            let range = if by == 3 { -2 } else { -1 };
            let plan = classic(i16::from(by == 0) + 1, range, armor, 1, &other);
            draft.aims.push(aim(by, target, Mode::Single, Ok(plan)));
        }
        let plan = classic(1, 1, if target == 7 { 2 } else { 1 }, 2, &other);
        draft.aims.push(aim(2, target, Mode::Single, Ok(plan)));
    }
    let hit = classic(2, -1, 3, 1, &[]);
    draft.heard = vec![
        Event::Met { scenario: scenario.name.clone(), rules: RuleSet::Classic },
        Event::Surprise { throws: Vec::new(), by: None },
        began(1),
        moved(3, 45.0, 70.0, Gait::Walk),
        moved(7, 201.0, 176.0, Gait::Walk),
        attacked(4, 1, "Rifle", Mode::Single, [5, 4], &classic(1, -1, 0, 0, &[cover])),
        damaged(1, 4, [1, 3], 0, 4),
        attacked(0, 5, "Rifle", Mode::Single, [6, 3], &hit),
        damaged(5, 0, [2, 2], 0, 4),
        attacked(6, 3, "SMG", Mode::Burst, [2, 3], &classic(0, -3, 5, 0, &[])),
    ];
    draft.news = vec![began(2)];
    draft.undoable = 1;
    let mut moment = draft.finish(armoury, None);
    moment.animation.finish();
    moment.fight_ui.sum = true;
    moment.fight_ui.aimed = Some(FighterId(7));
    moment
}

pub(super) fn volley(armoury: &Arc<Armoury>) -> Moment {
    let (scenario, mut seen) = desert(armoury);
    seen.round = 3;
    for (who, at) in [(3, 95.0), (1, 81.0), (7, 151.0)] {
        if let Some(it) = of(&mut seen, who) {
            it.place = place(at);
            it.cover = None;
        }
    }
    hurt(&mut seen, 1, [0, 2, 6]);
    hurt(&mut seen, 2, [0, 3, 0]);
    hurt(&mut seen, 4, [3, 2, 0]);
    let before = seen.clone();
    becomes(&mut seen, 5, Condition::Unconscious);
    becomes(&mut seen, 6, Condition::Dead);
    let mut draft = draft(&scenario, "Ambush in the dunes", seen);
    draft.phase = Phase::Attacks;
    let evading = vec![(FighterId(3), Done::Evade), (FighterId(8), Done::Evade)];
    let good = classic(2, -1, 3, 1, &[]);
    let auto = plan(&[("Auto Rifle-2", "M-06", 2), ("range", "CT-ATK-07", 2)], 2, "3D");
    draft.heard = vec![
        began(3),
        Event::Revealed { orders: evading },
        moved(1, 56.0, 81.0, Gait::Walk),
        moved(7, 176.0, 151.0, Gait::Walk),
    ];
    draft.news = vec![
        attacked(1, 6, "Auto Rifle", Mode::Burst, [6, 5], &auto),
        damaged(6, 1, [6, 6], 0, 12),
        Event::Body { who: FighterId(6), what: healing::Event::FellUnconscious { until: None } },
        attacked(0, 5, "Rifle", Mode::Single, [4, 4], &good),
        damaged(5, 0, [5, 6], 0, 11),
        fell(5),
        attacked(4, 2, "Rifle", Mode::Single, [4, 5], &good),
        damaged(2, 4, [1, 2], 0, 3),
        attacked(2, 4, "Laser Carbine", Mode::Single, [5, 5], &good),
    ];
    let mut moment = draft.finish(armoury, Some(before));
    moment.animation.stop_at_attack(0.3);
    moment.view.waiting = Some("Wounds are dealt.".to_owned());
    moment
}
