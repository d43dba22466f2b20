//! What ends surprise (CT-SUP-08 to CT-SUP-14).

use bevy::prelude::{App, IntoSystemConfigs, OnEnter, Plugin, Query, World};
use dice::{Pool, Target, Throw};
use play::Seat;

use super::{Classic, Stage, surprise};
use crate::{
    data::{Gear, Sound},
    event::{AlarmCause, Event},
    fighter::{FighterId, Held},
    state::{Look, Touch},
};

/// Alarms, as long as somebody is surprised (CT-SUP-08).
pub(super) struct AlarmPhase;

impl Plugin for AlarmPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::Alarm),
            (listen.run_if(surprise::is_there), fall_silent).chain(),
        );
    }
}

/// Whether a shot is heard: no pistol with a silencer, no laser and nothing where there is no air;
/// a silencer does not help a long gun (CT-SUP-09, CT-RUL-54).
pub(crate) fn is_loud(sound: Sound, held: &Held, vacuum: bool) -> bool {
    let heard = match sound {
        Sound::Quiet | Sound::Laser => false,
        Sound::Pistol => !held.fittings.contains(&Gear::Silencer),
        Sound::LongGun => true,
    };
    heard && !vacuum
}

/// The attacks of a round are over: surprise is lost if there was an alarm (CT-SUP-08), and both
/// sides fight from the next round (CT-SUP-14). Without one it lasts (CT-SUP-13).
fn listen(world: &mut World) {
    let Some(by) = world.course().surprise else { return };
    let mut alarms = alarms(world, by);
    if alarms.is_empty() {
        alarms.extend(seen_to_fall(world, by));
    }
    let lost = !alarms.is_empty();
    for cause in alarms {
        world.tell(Event::Alarm { cause });
    }
    if lost {
        world.course_mut().surprise = None;
        world.tell(Event::SurpriseLost);
    }
}

/// The noise of a round is over.
fn fall_silent(mut fighters: Query<&mut Classic>) {
    for mut classic in &mut fighters {
        (classic.loud, classic.struck) = (false, false);
    }
}

/// Shots that are heard, and screams of those who were hit and are awake (CT-SUP-09, CT-SUP-10).
fn alarms(world: &World, by: Seat) -> Vec<AlarmCause> {
    let all = world.everybody().into_iter();
    let shots = all.clone().filter(|&who| world.of::<Classic>(who).loud).map(AlarmCause::Shot);
    let hurt = all.filter(|&who| was_struck(world, who, by) && world.body(who).is_awake());
    shots.chain(hurt.map(AlarmCause::Scream)).collect()
}

/// One throw for each of the surprised who fell this round, if anybody of theirs is there to see
/// it (CT-SUP-11, CT-SUP-12, CT-RUL-55).
fn seen_to_fall(world: &mut World, by: Seat) -> Option<AlarmCause> {
    let fell = |&who: &FighterId| was_struck(world, who, by) && !world.body(who).is_awake();
    let fallen: Vec<FighterId> = world.everybody().into_iter().filter(fell).collect();
    fallen.into_iter().find(|&who| notices(world, who)).map(AlarmCause::Seen)
}

fn notices(world: &mut World, fallen: FighterId) -> bool {
    if world.able(world.side(fallen)).is_empty() {
        return false;
    }
    let target = Target::at_least(world.armoury().figures.classic.notice.into());
    let throw = Throw::roll(Pool::Dice(2), world.dice()).needing(target);
    let seen = throw.success() == Some(true);
    world.tell(Event::Notice { fallen, throw, seen });
    seen
}

fn was_struck(world: &World, who: FighterId, by: Seat) -> bool {
    world.of::<Classic>(who).struck && world.side(who) != by
}
