//! A round from its first order to its end, and the clock (CT-CBT-08, CT-CBT-13).

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

/// A round begins (CT-CBT-13). Rounds go on until the fight is decided (CT-CBT-10).
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

/// A round is over, and maybe the fight (CT-CBT-08, CT-CBT-10).
pub(super) struct RoundEnds;

impl Plugin for RoundEnds {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::RoundEnds),
            (pass_time, live, carry::settle, ending::judge.pipe(ending::conclude)).chain(),
        );
    }
}

/// What comes after the last round (CT-CBT-14).
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

/// 15 seconds are over (CT-CBT-08).
fn pass_time(fought_by: Res<FoughtBy>, mut course: ResMut<Course>) {
    let round = Seconds(fought_by.armoury.figures.classic.round_seconds.into());
    course.clock = course.clock.after(round);
}

/// Bodies live through them.
fn live(world: &mut World) {
    let clock = world.course().clock;
    for who in world.everybody() {
        treat(world, who, |casualty| casualty.live_until(RuleSet::Classic, clock));
    }
}

/// The wounded are seen to once it is over: who stayed awake comes half way back (CT-CBT-14,
/// CT-END-04, M-05).
fn after_combat(world: &mut World) {
    let clock = world.course().clock;
    for who in world.everybody() {
        treat(world, who, |casualty| casualty.after_combat(clock));
    }
}

/// Something happens to a body, and is told; what is refused, such as anything for the dead, does
/// not happen.
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
