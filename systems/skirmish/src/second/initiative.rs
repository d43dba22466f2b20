//! Tactics and initiative (SE-INI-01 to SE-INI-06).

use bevy::prelude::{App, In, IntoSystem, OnEnter, Plugin, Res, ResMut, World};
use characters::Characteristic;
use dice::{Modifier, Pool, Throw};
use engine::{AddSteps, Seat};
use tasks::check::Check;

use super::{Second, Stage, Step, kind, person};
use crate::{
    choice::{Move, Why},
    event::Event,
    fighter::FighterId,
    state::{Agenda, FieldRead, FieldWrite, Fighters, Fortune, FoughtBy, JournalWriter},
};

/// Tactics of each side (SE-INI-02).
pub(super) struct TacticsPhase;

impl Plugin for TacticsPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Tactics), lay_out_tactics).add_step(kind::Tactics, tactics);
    }
}

/// Initiative (SE-INI-01).
pub(super) struct InitiativePhase;

impl Plugin for InitiativePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Initiative), throwers.pipe(throw));
    }
}

fn lay_out_tactics(fought_by: Res<FoughtBy>, mut agenda: ResMut<Agenda<Step>>) {
    agenda.then(fought_by.seats().map(Step::Tactics));
}

/// Lets one of a side check Tactics, if anybody could gain by it; the Effect applies to all of the
/// side, good or bad (SE-INI-02, SE-INI-03).
fn tactics(In(seat): In<Seat>, world: &mut World) {
    let options = |world: &World| {
        let able = world.able(seat).into_iter();
        let worth = able.filter(|&who| can_gain(world, who)).map(Some);
        worth.chain([None]).map(Move::Tactics).collect()
    };
    let answer = world.ask(Step::Tactics(seat), seat, Why::Tactics, options);
    if let Some(Move::Tactics(Some(by))) = answer {
        plan(world, seat, by);
    }
}

/// Check of the one who plans for a side (SE-INI-02).
pub(super) fn check() -> Check {
    Check::of("INT", "Tactics (military)")
}

/// Whether the best throw of two dice would have an Effect of 1 or more.
fn can_gain(world: &World, who: FighterId) -> bool {
    let check = person::prepare(world, who, check());
    check.is_some_and(|check| 12 + check.dm() > i32::from(check.difficulty().0))
}

fn plan(world: &mut World, side: Seat, by: FighterId) {
    let Some(check) = person::throw(world, by, check()) else { return };
    let effect = i16::try_from(check.effect).unwrap_or(i16::MAX);
    world.course_mut().sides[side.index()].command.tactics = effect;
    world.tell(Event::Tactics { side, by, check });
}

/// Fighter with all lasting modifiers, and the temporary one of surprise.
type Thrower = (FighterId, Vec<Modifier>, i16);

/// Everybody on the field, even those who cannot act yet (SE-INI-06).
fn throwers(world: &World) -> Vec<Thrower> {
    let here = |&who: &FighterId| world.stand(who).gone.is_none() && !world.body(who).is_dead();
    let all = world.everybody().into_iter().filter(here);
    all.map(|who| (who, modifiers(world, who), surprise_dm(world, who))).collect()
}

/// Throws for everybody, once for the whole fight (SE-INI-06).
fn throw(
    In(throwers): In<Vec<Thrower>>,
    mut dice: ResMut<Fortune>,
    mut fighters: Fighters<&mut Second>,
    mut journal: JournalWriter,
) {
    for (who, modifiers, surprise) in throwers {
        let throw = Throw::roll(Pool::Dice(2), &mut dice.0).with(modifiers);
        let lasting = throw.total().saturating_sub(surprise.into());
        fighters.of_mut(who).initiative = i16::try_from(lasting).unwrap_or(i16::MAX);
        journal.tell(Event::Initiative { who, throw });
    }
}

/// Modifiers: the better of DEX and INT, Tactics of the side, surprise (SE-INI-01).
fn modifiers(world: &World, who: FighterId) -> Vec<Modifier> {
    let which = person::better(world, who, [Characteristic::Dex, Characteristic::Int]);
    let score = person::score(world, who, which);
    let name = format!("{} {score}", person::name(which));
    let mut all = vec![Modifier::new(name, "SE-INI-01", person::dm(world, who, which))];
    let side = world.side(who).index();
    let parts = [
        ("Tactics", "SE-INI-02", world.course().sides[side].command.tactics),
        ("surprise", "SE-INI-04", surprise_dm(world, who)),
    ];
    let counts = parts.into_iter().filter(|(_, _, dm)| *dm != 0);
    all.extend(counts.map(|(name, rule, dm)| Modifier::new(name, rule, dm)));
    all
}

/// DM of surprise in the first round, positive for the surprising side and negative for the others
/// (SE-INI-04).
fn surprise_dm(world: &World, who: FighterId) -> i16 {
    let dm = i16::from(world.armoury().figures.second.surprise);
    match world.course().surprise {
        None => 0,
        Some(side) if side == world.side(who) => dm,
        Some(_) => -dm,
    }
}

/// Everybody in turn order: highest first, ties by DEX, then by number (SE-INI-05).
pub(super) fn order(world: &World) -> Vec<FighterId> {
    let mut all = world.everybody();
    let place = |&who: &FighterId| {
        let lasting = world.of::<Second>(who).initiative;
        let initiative = lasting.saturating_add(surprise_dm(world, who));
        let dexterity = person::score(world, who, Characteristic::Dex);
        std::cmp::Reverse((initiative, dexterity))
    };
    all.sort_by_key(place);
    all
}
