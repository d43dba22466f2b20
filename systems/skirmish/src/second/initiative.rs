//! Tactics, and who acts before whom (SE-INI-01 to SE-INI-06).

use bevy::prelude::World;
use characters::Characteristic;
use dice::{Modifier, Pool, Throw};
use play::Seat;
use tasks::check::Check;

use super::{Second, Step, person, surprise, then};
use crate::{
    choice::{Move, Why},
    event::Event,
    fighter::FighterId,
    state::{Look, Step as Any, Touch},
};

/// Surprise, then tactics of each side, then initiative, then the first round. The fight is later
/// than whatever has happened to a body before.
pub(super) fn begin(world: &mut World) {
    let latest = world.everybody().into_iter().map(|who| world.body(who).time).max();
    world.course_mut().clock = latest.unwrap_or_default();
    surprise::find(world);
    let tactics = world.seats().into_iter().map(Step::Tactics);
    let steps: Vec<Step> = tactics.chain([Step::Initiative, Step::RoundBegins]).collect();
    then(world, steps);
}

/// One of a side may check Tactics, if anybody could gain anything by it; the Effect is on all of
/// the side, whether it is good or bad (SE-INI-02, SE-INI-03).
pub(super) fn tactics(world: &mut World, seat: Seat) {
    let able = world.able(seat).into_iter();
    let worth: Vec<_> = able.filter(|&who| can_gain(world, who)).collect();
    if worth.is_empty() {
        return;
    }
    let somebody = worth.into_iter().map(|who| Move::Tactics(Some(who)));
    let options = somebody.chain([Move::Tactics(None)]).collect();
    let answer = world.ask(Any::Second(Step::Tactics(seat)), seat, Why::Tactics, options);
    if let Some(Move::Tactics(Some(by))) = answer {
        plan(world, seat, by);
    }
}

fn check() -> Check {
    Check::of("INT", "Tactics (military)")
}

/// The best throw of two dice would come to an Effect of 1 or more.
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

/// Everybody throws, once and for the whole fight, also who cannot act yet (SE-INI-06).
pub(super) fn throw(world: &mut World) {
    let here = |&who: &FighterId| world.stand(who).gone.is_none() && !world.body(who).is_dead();
    for who in world.everybody().into_iter().filter(here).collect::<Vec<_>>() {
        let throw = Throw::roll(Pool::Dice(2), world.dice()).with(modifiers(world, who));
        let surprise = surprise_dm(world, who);
        let lasting = throw.total().saturating_sub(surprise.into());
        world.of_mut::<Second>(who).initiative = i16::try_from(lasting).unwrap_or(i16::MAX);
        world.tell(Event::Initiative { who, throw });
    }
}

/// The better of DEX and INT, Tactics of the side, surprise (SE-INI-01).
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

/// For those who surprise, against those who are surprised, for the first round (SE-INI-04).
fn surprise_dm(world: &World, who: FighterId) -> i16 {
    let dm = i16::from(world.armoury().figures.second.surprise);
    match world.course().surprise {
        None => 0,
        Some(side) if side == world.side(who) => dm,
        Some(_) => -dm,
    }
}

/// Everybody in the order in which they act: highest first, ties by DEX, then by number
/// (SE-INI-05).
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
