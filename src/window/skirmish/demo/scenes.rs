//! The moments themselves.

use std::sync::Arc;

use characters::{
    body::Seconds,
    healing::{self, RuleSet},
};
use skirmish::{
    AttackReport, Cause, Condition, Deed as Done, Event, FighterId, Gait, Grip, Mode, Move,
    Observation, Plan, Posture, Reaction, Why,
    data::{Aim, Armoury, CoverKind, Gravity, Light, Scenario, Terrain},
    field::Range,
    text::Names,
};

use super::{Draft, Moment, aim, attack, people::*, plan, seat, throw};
use crate::window::skirmish::{cast::cast, chronicle::Phase};

/// A moment that can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shot {
    /// Classic: orders, with the sum open.
    Orders,
    /// Classic: a volley falls.
    Volley,
    /// Second edition: a turn, with the ground that can be reached.
    Turn,
    /// Second edition: somebody is shot at, and may react.
    Reaction,
    /// Hand to hand, lying down, on fire.
    Melee,
    /// Nobody sees far.
    Night,
    /// In a ship without air or weight.
    Boarding,
    /// Beasts come on.
    Hunt,
}

type Dm = (&'static str, &'static str, i16);

/// The moment, with these tables.
pub fn scene(shot: Shot, armoury: &Arc<Armoury>) -> Moment {
    match shot {
        Shot::Orders => orders(armoury),
        Shot::Volley => volley(armoury),
        Shot::Turn => turn(armoury),
        Shot::Reaction => reaction(armoury),
        Shot::Melee => melee(armoury),
        Shot::Night => night(armoury),
        Shot::Boarding => boarding(armoury),
        Shot::Hunt => hunt(armoury),
    }
}

fn draft(scenario: &Scenario, title: &'static str, seen: Observation) -> Draft {
    Draft {
        seen,
        title,
        names: Names::of(scenario),
        asked: None,
        aims: Vec::new(),
        heard: Vec::new(),
        news: Vec::new(),
        phase: Phase::Orders,
        undoable: 0,
    }
}

fn does(who: u8, deed: Done) -> Move {
    Move::Do { who: FighterId(who), deed }
}

fn began(round: u16) -> Event {
    Event::RoundBegan { round, at: Seconds(u64::from(round) * 15) }
}

fn moved(who: u8, from: f32, to: f32, gait: Gait) -> Event {
    Event::Moved { who: FighterId(who), from: place(from), to: place(to), gait }
}

fn attacked(by: u8, target: u8, weapon: &str, mode: Mode, faces: [u8; 2], plan: &Plan) -> Event {
    let throw = throw(faces, plan);
    let hit = throw.success() == Some(true);
    Event::Attacked(Box::new(AttackReport {
        by: FighterId(by),
        target: FighterId(target),
        weapon: weapon.to_owned(),
        mode,
        range: Range::Medium,
        rule: "CT-ATK-05",
        throw,
        hit,
    }))
}

fn damaged(who: u8, by: u8, faces: [u8; 2], armor: u16, left: u16) -> Event {
    let cause = Cause::Attack { by: FighterId(by) };
    let throw = throw(faces, &plan(&[], 1, ""));
    Event::Damage { who: FighterId(who), throw, cause, armor, left }
}

fn fell(who: u8) -> Event {
    let what = healing::Event::FellUnconscious { until: None };
    Event::Body { who: FighterId(who), what }
}

/// The heads under which a classic attack is summed.
fn classic(skill: i16, range: i16, armor: i16, dex: i16, other: &[Dm]) -> Plan {
    let mut modifiers: Vec<Dm> = vec![
        ("Rifle-2", "M-06", skill),
        ("Rifle at this range", "CT-ATK-07", range),
        ("Rifle against this armour", "CT-ATK-06", armor),
        ("DEX with the Rifle", "CT-ATK-08", dex),
    ];
    modifiers.extend(other);
    plan(&modifiers, 1, "3D")
}

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

fn orders(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.finish();
    moment.desk.sum = true;
    moment.desk.aimed = Some(FighterId(7));
    moment
}

fn volley(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.stop_at_attack(0.3);
    moment.view.waiting = Some("Wounds are dealt.".to_owned());
    moment
}

/// The heads under which an attack of the second edition is summed.
fn second(skill: i16, range: i16, other: &[Dm], damage: &str) -> Plan {
    let mut modifiers: Vec<Dm> =
        vec![("Gun Combat (slug)-2", "SE-CHK-04", skill), ("DEX 10", "SE-DAT-02", 1)];
    let (name, rule) = match range {
        1 => ("short range", "SE-RNG-03"),
        0 => ("medium range", "SE-RNG-09"),
        _ => ("long range", "SE-RNG-05"),
    };
    modifiers.push((name, rule, range));
    modifiers.extend(other);
    plan(&modifiers, 1, damage)
}

fn initiative(order: &[(u8, [u8; 2])]) -> Vec<Event> {
    let throw = |faces: [u8; 2]| throw(faces, &plan(&[], 1, ""));
    order
        .iter()
        .map(|&(who, faces)| Event::Initiative { who: FighterId(who), throw: throw(faces) })
        .collect()
}

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

fn turn(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.finish();
    moment.desk.lit = 9;
    moment
}

fn reaction(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.stop_at_attack(0.3);
    moment.desk.aimed = Some(FighterId(3));
    moment
}

/// In a yard behind a bar.
fn melee(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.finish();
    moment.desk.aimed = Some(FighterId(3));
    moment
}

fn night(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.stop_at_attack(0.3);
    moment.desk.aimed = Some(FighterId(5));
    moment
}

fn boarding(armoury: &Arc<Armoury>) -> Moment {
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
    moment.play.finish();
    moment.desk.lit = 1;
    moment.desk.sum = true;
    moment
}

fn hunt(armoury: &Arc<Armoury>) -> Moment {
    let mut ground = ground(Terrain::Prairie, Light::Dim, 300);
    ground.cover = vec![
        cover("acacias", CoverKind::Trees, 92.0),
        cover("tall grass", CoverKind::Vegetation, 135.0),
    ];
    let mut rider = recruit("Amara Voss", "8A9765", 70.0, &["Rifle"], &["Jack"]);
    rider.mount = Some("ground bike".to_owned());
    let us = vec![
        rider,
        recruit("Leif Holm", "A98654", 82.0, &["Spear", "Dagger"], &["Jack"]),
        recruit("Runa Falk", "779A85", 76.0, &["Shotgun"], &[]),
    ];
    let beast = |name: &str, at: f32| {
        let mut beast = recruit(name, "9A8210", at, &["Teeth"], &["Hide"]);
        beast.beast = Some(skirmish::data::Beast {
            kind: "dune hound".to_owned(),
            speed: 3,
            metres: 12,
            pouncer: true,
        });
        beast
    };
    let them = vec![
        beast("Hound 1", 118.0),
        beast("Hound 2", 126.0),
        beast("Hound 3", 84.0),
        beast("Hound 4", 132.0),
    ];
    let forces = vec![force("the hunters", Aim::Defeat, us), force("the pack", Aim::Defeat, them)];
    let scenario = scenario("The pack", ground, forces);
    let mut seen = cast(&scenario, RuleSet::Classic, armoury, seat(0));
    seen.round = 2;
    behind(&mut seen, 6, 1);
    hurt(&mut seen, 1, [0, 0, 7]);
    becomes(&mut seen, 4, Condition::Dead);
    let mut draft = draft(&scenario, "The pack", seen);
    let deeds = [Done::Stand, Done::Evade, Done::Close(Gait::Ride), Done::Open(Gait::Ride)];
    draft.asked =
        Some((Why::Orders, (0..3).flat_map(|who| deeds.map(|deed| does(who, deed))).collect()));
    for target in [3, 5, 6] {
        draft.aims.push(aim(
            0,
            target,
            Mode::Single,
            Ok(classic(2, 0, 3, 1, &[("half darkness", "M-07", -6)])),
        ));
    }
    draft.heard = vec![
        began(1),
        moved(5, 109.0, 84.0, Gait::Run),
        attacked(0, 4, "Rifle", Mode::Single, [6, 6], &classic(2, 0, 3, 1, &[])),
    ];
    draft.news = vec![began(2)];
    let mut moment = draft.finish(armoury, None);
    moment.play.finish();
    moment.desk.lit = 2;
    moment
}
