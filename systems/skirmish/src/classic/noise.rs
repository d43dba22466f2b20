//! The end of surprise (CT-SUP-08 to CT-SUP-14).

use bevy::prelude::{
    App, In, IntoSystem, IntoSystemConfigs, OnEnter, Plugin, Query, Res, ResMut, World,
};
use dice::{Pool, Target, Throw};
use engine::Seat;

use super::{Classic, Stage, surprise};
use crate::{
    data::{Gear, Sound, Surprise},
    event::{AlarmCause, Event},
    fighter::{FighterId, Held},
    state::{Course, FieldRead, Fortune, FoughtBy, JournalWriter},
};

/// Alarms, as long as a side is surprised (CT-SUP-08).
pub(super) struct AlarmPhase;

impl Plugin for AlarmPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::Alarm),
            (alarms.pipe(raise).run_if(surprise::is_there), fall_silent).chain(),
        );
    }
}

/// Whether a shot is heard: not from a pistol with a silencer, not from a laser, and nothing in a
/// vacuum; a silencer does not help a long gun (CT-SUP-09, CT-RUL-54).
pub(crate) fn is_loud(sound: Sound, held: &Held, vacuum: bool) -> bool {
    let heard = match sound {
        Sound::Quiet | Sound::Laser => false,
        Sound::Pistol => !held.fittings.contains(&Gear::Silencer),
        Sound::LongGun => true,
    };
    heard && !vacuum
}

/// Sounds and sights of a round.
struct Alarms {
    /// Certain alarms: what is heard, and what the scenario has in store.
    heard: Vec<AlarmCause>,
    /// Surprised fighters who fell, if any of their side is there to see it.
    fallen: Vec<FighterId>,
}

/// Collects the shots that are heard, and the screams of those who were hit and are awake
/// (CT-SUP-09, CT-SUP-10); those no longer awake may be seen (CT-SUP-11).
fn alarms(world: &World) -> Alarms {
    let Some(by) = world.course().surprise else { return Alarms { heard: vec![], fallen: vec![] } };
    let all = world.everybody().into_iter();
    let shots = all.clone().filter(|&who| world.of::<Classic>(who).loud).map(AlarmCause::Shot);
    let struck = all.filter(|&who| was_struck(world, who, by));
    let (hurt, fallen): (Vec<_>, Vec<_>) = struck.partition(|&who| world.body(who).is_awake());
    let is_watched = |&who: &FighterId| !world.able(world.side(who)).is_empty();
    let heard = shots.chain(hurt.into_iter().map(AlarmCause::Scream));
    Alarms {
        heard: heard.chain(is_given_away(world).then_some(AlarmCause::GivenAway)).collect(),
        fallen: fallen.into_iter().filter(is_watched).collect(),
    }
}

/// Whether the scenario lets surprise last no longer than this round.
fn is_given_away(world: &World) -> bool {
    match world.setup().scenario.surprise {
        Surprise::Until { rounds, .. } => world.course().round >= rounds,
        Surprise::Thrown | Surprise::Nobody | Surprise::By(_) => false,
    }
}

/// Ends surprise after the attacks of a round if there was an alarm (CT-SUP-08); both sides then
/// fight from the next round (CT-SUP-14). Without one it lasts (CT-SUP-13).
fn raise(
    In(Alarms { mut heard, fallen }): In<Alarms>,
    fought_by: Res<FoughtBy>,
    mut dice: ResMut<Fortune>,
    mut course: ResMut<Course>,
    mut journal: JournalWriter,
) {
    if heard.is_empty() {
        let needed = fought_by.armoury.figures.classic.notice.into();
        let seen = fallen.into_iter().find(|&who| notices(who, needed, &mut dice, &mut journal));
        heard.extend(seen.map(AlarmCause::Seen));
    }
    if !heard.is_empty() {
        heard.into_iter().for_each(|cause| journal.tell(Event::Alarm { cause }));
        course.surprise = None;
        journal.tell(Event::SurpriseLost);
    }
}

/// Throws once for each of the surprised who fell this round, until one is seen (CT-SUP-11,
/// CT-SUP-12, CT-RUL-55).
fn notices(
    fallen: FighterId,
    needed: i32,
    dice: &mut Fortune,
    journal: &mut JournalWriter,
) -> bool {
    let target = Target::at_least(needed);
    let throw = Throw::roll(Pool::Dice(2), &mut dice.0).needing(target);
    let seen = throw.success() == Some(true);
    journal.tell(Event::Notice { fallen, throw, seen });
    seen
}

/// Clears the noise of a round.
fn fall_silent(mut fighters: Query<&mut Classic>) {
    for mut classic in &mut fighters {
        (classic.loud, classic.struck) = (false, false);
    }
}

fn was_struck(world: &World, who: FighterId, by: Seat) -> bool {
    world.of::<Classic>(who).struck && world.side(who) != by
}
