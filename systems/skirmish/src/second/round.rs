//! Rounds: six seconds, in which everybody able has a turn (SE-CBT-01).

use bevy::prelude::{
    App, IntoSystem, IntoSystemConfigs, OnEnter, Plugin, Query, Res, ResMut, World,
};
use characters::body::Seconds;

use super::{Second, Stage, bodies, first_aid, initiative, leadership, legal};
use crate::{
    aims, ending,
    event::Event,
    fighter::FighterId,
    state::{Course, FieldRead, FoughtBy, JournalWriter, Presence},
};

/// The beginning of a round (SE-CBT-01).
pub(super) struct RoundBegins;

impl Plugin for RoundBegins {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::RoundBegins),
            (count_round, bodies::live, leadership::forget_the_fallen, begin_anew).chain(),
        );
    }
}

/// The end of a round, and maybe of the fight.
pub(super) struct RoundEnds;

impl Plugin for RoundEnds {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::RoundEnds),
            (first_aid::end_round, ending::judge.pipe(ending::conclude)).chain(),
        );
    }
}

/// The end of the fight, without further stages.
pub(super) struct FightEnds;

impl Plugin for FightEnds {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Over), ending::tell);
    }
}

/// Advances the clock, and ends surprise after the first round (SE-INI-04).
fn count_round(fought_by: Res<FoughtBy>, mut course: ResMut<Course>, mut journal: JournalWriter) {
    let seconds = Seconds(fought_by.setup.healing.checks.round_seconds.into());
    course.round += 1;
    if course.round > 1 {
        course.clock = course.clock.after(seconds);
    }
    let (round, at) = (course.round, course.clock);
    let over = if round > 1 { course.surprise.take() } else { None };
    for side in &mut course.sides {
        (side.command.led, side.command.offered) = (false, false);
    }
    journal.tell(Event::RoundBegan { round, at });
    if over.is_some() {
        journal.tell(Event::SurpriseLost);
    }
}

/// Resets the state of a round: dives end (SE-RCT-04), and fighters who cannot act lose their aim
/// (SE-CBT-09) and speed (SE-RNG-04).
fn begin_anew(course: Res<Course>, mut fighters: Query<(Presence, &mut Second)>) {
    for (presence, mut second) in &mut fighters {
        (second.acted, second.delayed, second.waits, second.dive) = (false, false, false, 0);
        if !presence.is_able(course.clock) {
            (second.aim, second.moved) = (None, 0);
        }
    }
}

/// Next fighter by initiative (SE-INI-05); delayed fighters are asked again after every turn, and
/// act at the latest when everybody else has (SE-INI-07). `None` when the fight is decided.
pub(super) fn next(world: &World) -> Option<FighterId> {
    if !is_contested(world) {
        return None;
    }
    let mut order = initiative::order(world);
    order.retain(|&who| has_turn(world, who));
    let second = |who: FighterId| world.of::<Second>(who);
    let back = order.iter().find(|&&who| second(who).delayed && !second(who).waits);
    let prompt = order.iter().find(|&&who| !second(who).delayed);
    back.or(prompt).or(order.first()).copied()
}

/// Whether their turn of this round is still to come (SE-CBT-19).
pub(super) fn has_turn(world: &World, who: FighterId) -> bool {
    let surrendered = world.course().sides[world.side(who).index()].surrendered;
    world.is_able(who) && !surrendered && !world.of::<Second>(who).acted
}

/// Whether at least two sides have not surrendered, and first blood is still to be drawn.
fn is_contested(world: &World) -> bool {
    let standing = world.course().sides.iter().filter(|side| !side.surrendered);
    standing.count() > 1 && !aims::blood_is_drawn(world)
}

/// Enemies whom an attack may still concern.
pub(super) fn enemies(world: &World, who: FighterId) -> Vec<FighterId> {
    let other = |&it: &FighterId| world.side(it) != world.side(who) && !legal::is_out(world, it);
    world.everybody().into_iter().filter(other).collect()
}
