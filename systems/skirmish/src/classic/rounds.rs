//! The beginning and end of rounds, and the clock (CT-CBT-08, CT-CBT-13).

use bevy::prelude::{
    App, IntoSystem, IntoSystemConfigs, OnEnter, Plugin, Query, Res, ResMut, World,
};
use characters::{
    Characteristics,
    body::{Body, Seconds},
    healing::{Casualty, Refusal, RuleSet},
};

use super::{Classic, Stage};
use crate::{
    carry, ending,
    event::Event,
    fighter::FighterId,
    state::{Course, FieldRead, FieldWrite, Fortune, FoughtBy, JournalWriter},
};

/// The beginning of a round (CT-CBT-13). Rounds repeat until the fight is decided (CT-CBT-10).
pub(super) struct RoundBegins;

impl Plugin for RoundBegins {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::RoundBegins),
            (
                ending::decided.pipe(ending::conclude),
                (count_round, forget_orders).chain().run_if(ending::is_open),
            )
                .chain(),
        );
    }
}

/// The end of a round, and maybe of the fight (CT-CBT-08, CT-CBT-10).
pub(super) struct RoundEnds;

impl Plugin for RoundEnds {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::RoundEnds),
            (pass_time, live, carry::settle, ending::judge.pipe(ending::conclude)).chain(),
        );
    }
}

/// The time after the last round (CT-CBT-14).
pub(super) struct AfterCombat;

impl Plugin for AfterCombat {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Over), (after_combat, ending::tell).chain());
    }
}

fn count_round(mut course: ResMut<Course>, mut journal: JournalWriter) {
    course.round += 1;
    journal.tell(Event::RoundBegan { round: course.round, at: course.clock });
}

fn forget_orders(mut fighters: Query<&mut Classic>) {
    for mut classic in &mut fighters {
        (classic.order, classic.action) = (None, None);
    }
}

/// Advances the clock by 15 seconds (CT-CBT-08).
fn pass_time(fought_by: Res<FoughtBy>, mut course: ResMut<Course>) {
    let round = Seconds(fought_by.armoury.figures.classic.round_seconds.into());
    course.clock = course.clock.after(round);
}

/// Applies the passed time to bodies.
fn live(world: &mut World) {
    let clock = world.course().clock;
    for who in world.everybody() {
        treat(world, who, |casualty| casualty.live_until(RuleSet::Classic, clock));
    }
}

/// Treats the wounded after the fight: those who stayed awake recover half of their loss
/// (CT-CBT-14, CT-END-04, M-05).
fn after_combat(world: &mut World) {
    let clock = world.course().clock;
    for who in world.everybody() {
        treat(world, who, |casualty| casualty.after_combat(clock));
    }
}

/// Applies an act to a body and records its events; a refused act, such as one on the dead, has no
/// effect.
fn treat(
    world: &mut World,
    who: FighterId,
    act: impl FnOnce(&mut Casualty) -> Result<(), Refusal>,
) {
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let rules = world.setup().healing.clone();
    let dice = &mut world.resource_mut::<Fortune>().into_inner().0;
    let mut casualty = Casualty::new(&mut full, &mut body, &rules, dice);
    if act(&mut casualty).is_err() {
        return;
    }
    let told = casualty.told();
    *world.of_mut::<Characteristics>(who) = full;
    *world.of_mut::<Body>(who) = body;
    for what in told {
        world.tell(Event::Body { who, what });
    }
}
