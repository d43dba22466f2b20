//! Observations: a side's own people, and what they see of the others.

use bevy::prelude::World;
use characters::{
    Characteristic, Characteristics,
    body::{Body, State},
    healing::RuleSet,
    sheet::Skills,
};
use engine::Seat;
use serde::Serialize;

use crate::{
    choice::{Choice, FighterAction, Move, Posture},
    classic::Classic,
    data::{Aim, Ground},
    event::{Exit, Outcome},
    field::{Distance, Place},
    fighter::{FighterId, Kind, Kit},
    plan::{self, Plan},
    second::Second,
    sight,
    state::{FieldRead, PendingChoice},
};

/// Fight as one side knows it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Observation {
    pub seat: Seat,
    pub rules: RuleSet,
    pub ground: Ground,
    pub aim: Aim,
    /// The names of all sides, by seat.
    pub sides: Vec<String>,
    pub round: u16,
    /// Side that surprises the others, while surprise lasts.
    pub surprise: Option<Seat>,
    /// Its own fighters, and those of the others whom they see, by number.
    pub fighters: Vec<Seen>,
    /// Plans of the attacks among the options, in the order of the options; the level of a parry is
    /// left out until this side has met it (CT-ATK-10).
    pub plans: Vec<(Move, Plan)>,
    pub outcome: Option<Outcome>,
}

/// Fighter as a side sees them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Seen {
    pub id: FighterId,
    pub side: Seat,
    pub name: String,
    /// Kind of a beast.
    pub beast: Option<String>,
    pub place: Place,
    pub posture: Posture,
    pub condition: Condition,
    /// Visible degree of wounds.
    pub hurt: Hurt,
    /// Weapons in hand, by name.
    pub in_hand: Vec<String>,
    pub armor: Vec<String>,
    pub mount: Option<String>,
    /// Number of their cover on the ground, as seen from the enemy's side.
    pub cover: Option<u8>,
    pub captive: bool,
    pub burning: bool,
    pub carries: Option<FighterId>,
    /// Fighters whom they touch or grapple.
    pub holds: Vec<FighterId>,
    /// All details, for the side's own fighters.
    pub own: Option<Box<Own>>,
}

/// Details of a fighter that only their own side knows.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Own {
    pub full: Characteristics,
    pub now: Characteristics,
    pub skills: Skills,
    pub body: Body,
    pub kit: Kit,
    /// State by the classic rules, as at the start in a fight by the other rules; likewise the next
    /// field.
    pub classic: Classic,
    pub second: Second,
}

/// Condition of a fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Condition {
    Able,
    /// Stunned or otherwise helpless, and awake.
    Helpless,
    Unconscious,
    Dead,
    Gone(Exit),
}

/// Visible degree of wounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Hurt {
    Unhurt,
    /// Less than half of STR, DEX and END together is lost.
    Lightly,
    Badly,
}

/// Returns the current observation of `seat`.
pub(crate) fn observe(world: &World, seat: Seat) -> Observation {
    let setup = world.setup();
    let forces = &setup.scenario.forces;
    let choice = world.resource::<PendingChoice>().choice.as_ref();
    let seen = world.everybody().into_iter().filter(|&who| sight::side_sees(world, seat, who));
    Observation {
        seat,
        rules: setup.rules,
        ground: setup.scenario.ground.clone(),
        aim: forces[seat.index()].aim,
        sides: forces.iter().map(|force| force.name.clone()).collect(),
        round: world.course().round,
        surprise: world.course().surprise,
        fighters: seen.map(|who| see(world, seat, who)).collect(),
        plans: choice
            .filter(|choice| choice.seat == seat)
            .map_or(Vec::new(), |it| plans(world, it)),
        outcome: world.course().outcome.clone(),
    }
}

/// Plans of the attacks among the options.
fn plans(world: &World, choice: &Choice) -> Vec<(Move, Plan)> {
    let plan = |&option: &Move| {
        let Move::Do { who, deed: FighterAction::Attack(attack) } = option else { return None };
        Some((option, plan::known(world, who, &attack).ok()?))
    };
    choice.options.iter().filter_map(plan).collect()
}

fn see(world: &World, seat: Seat, who: FighterId) -> Seen {
    let (fighter, stand, kit) = (world.fighter(who), world.stand(who), world.kit(who));
    let (classic, second) = (world.find::<Classic>(who), world.find::<Second>(who));
    let touching = classic.into_iter().flat_map(|it| &it.touching).copied();
    let in_hand = kit.in_hand.iter().filter_map(|&nth| kit.weapon(nth));
    Seen {
        id: who,
        side: fighter.side,
        name: world.name(who),
        beast: match &fighter.kind {
            Kind::Person => None,
            Kind::Beast(beast) => Some(beast.kind.clone()),
        },
        place: stand.place,
        posture: second.map_or(Posture::Standing, |it| it.posture),
        condition: condition(world, who),
        hurt: hurt(world, who),
        in_hand: in_hand.map(|held| held.name.clone()).collect(),
        armor: kit.armor.clone(),
        mount: kit.mount.clone(),
        cover: cover(world, who),
        captive: fighter.captive,
        burning: second.is_some_and(|it| it.fire.is_some()),
        carries: stand.carries,
        holds: touching.chain(second.and_then(|it| it.grappling)).collect(),
        own: (fighter.side == seat).then(|| Box::new(own(world, who))),
    }
}

fn own(world: &World, who: FighterId) -> Own {
    let (full, body) = (world.full(who), world.body(who).clone());
    Own {
        full,
        now: body.current(full),
        skills: world.skills(who).clone(),
        body,
        kit: world.kit(who).clone(),
        classic: world.find::<Classic>(who).cloned().unwrap_or_default(),
        second: world.find::<Second>(who).cloned().unwrap_or_default(),
    }
}

fn condition(world: &World, who: FighterId) -> Condition {
    if let Some(exit) = world.stand(who).gone {
        return Condition::Gone(exit);
    }
    match world.body(who).state {
        State::Dead => Condition::Dead,
        State::Unconscious { .. } => Condition::Unconscious,
        State::Awake if world.body(who).can_act(world.course().clock) => Condition::Able,
        State::Awake => Condition::Helpless,
    }
}

fn hurt(world: &World, who: FighterId) -> Hurt {
    let whole: u16 = world.body(who).lost.iter().map(|&lost| u16::from(lost)).sum();
    let full: u16 =
        Characteristic::PHYSICAL.iter().map(|&it| u16::from(world.full(who).get(it))).sum();
    match whole {
        0 => Hurt::Unhurt,
        lost if lost * 2 < full => Hurt::Lightly,
        _ => Hurt::Badly,
    }
}

/// Cover within reach of a dive (1.5 m), or anywhere in the band by the classic rules.
fn cover(world: &World, who: FighterId) -> Option<u8> {
    let place = world.stand(who).place;
    let covers = &world.ground().cover;
    let at = |at: Place| match world.setup().rules {
        RuleSet::Classic => at.nearest_band() == place.nearest_band(),
        RuleSet::SecondEdition => at.to(place) <= Distance(150),
    };
    covers.iter().position(|cover| at(cover.at)).map(|nth| nth as u8)
}
