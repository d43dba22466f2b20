//! The moments themselves, and the words they are written in.

mod boarding;
mod desert;
mod forest;
mod hunt;
mod melee;
mod night;

use std::sync::Arc;

use characters::{body::Seconds, healing};
use skirmish::{
    AttackReport, Cause, Event, FighterAction as Done, FighterId, Gait, Mode, Move, Observation,
    Plan,
    data::{Armoury, Scenario},
    field::Range,
    text::Names,
};

use super::{Draft, Moment, people::place, plan, throw};
use crate::window::battlefield::match_summary::Phase;

/// A moment that can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoScene {
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
pub fn scene(scene: DemoScene, armoury: &Arc<Armoury>) -> Moment {
    match scene {
        DemoScene::Orders => desert::orders(armoury),
        DemoScene::Volley => desert::volley(armoury),
        DemoScene::Turn => forest::turn(armoury),
        DemoScene::Reaction => forest::reaction(armoury),
        DemoScene::Melee => melee::melee(armoury),
        DemoScene::Night => night::night(armoury),
        DemoScene::Boarding => boarding::boarding(armoury),
        DemoScene::Hunt => hunt::hunt(armoury),
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
