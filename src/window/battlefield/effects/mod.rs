//! Animates a fight from its journal: movement, shots, blows, blasts, falls, one after the other. An
//! animation never delays a decision: a decision ends it.

mod cue;
mod draw;
mod sounds;

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use bevy_egui::egui::{Painter, Pos2};
use skirmish::{Condition, Event, FighterId, Observation, data::Armoury};

use super::fight_ui::Speed;
use crate::window::{
    battlefield::field::camera::Stage,
    ui::paint::{arc, smooth},
};
use cue::{Cue, What};

/// The running animation, and how far it is.
#[derive(Resource, Default, Clone)]
pub struct FightAnimation {
    cues: Vec<Cue>,
    /// Seconds since the first of them began, at normal speed.
    clock: f64,
    /// The window's own time when it was last looked at.
    seen_at: Option<f64>,
    wall: f64,
    /// A picture is taken: time stands still.
    held: bool,
    /// Nothing takes time: everything is over as soon as it begins.
    at_once: bool,
    /// Up to where it was listened to.
    heard: f64,
    /// How everybody was before the first of them.
    before: BTreeMap<FighterId, Condition>,
}

/// Poses of a walk, however long: some thirty a second, between which a figure only moves along.
const POSES: f32 = 27.0;

/// How a figure moves at this moment.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Gesture {
    /// Where in a step they are, if they go.
    pub stride: Option<f32>,
    /// How far into a blow, 0 to 1 and back.
    pub strikes: f32,
    /// How much they flinch.
    pub struck: f32,
    /// Their condition before they fell, and how far they have fallen.
    pub falls: Option<(Condition, f32)>,
}

impl FightAnimation {
    /// Adds what has happened since `before`.
    pub fn add(&mut self, events: &[&Event], before: &Observation, armoury: &Armoury) {
        if self.is_over() {
            self.begin_anew(before);
        }
        let begin = self.length().max(self.clock);
        self.cues.extend(cue::cues(events, begin, armoury));
    }

    fn begin_anew(&mut self, before: &Observation) {
        (self.cues, self.clock, self.seen_at) = (Vec::new(), 0.0, None);
        self.heard = f64::NEG_INFINITY;
        self.before = before.fighters.iter().map(|it| (it.id, it.condition)).collect();
    }

    /// Time passes; without any speed everything is over at once.
    pub fn advance(&mut self, now: f64, speed: Speed) {
        (self.wall, self.at_once) = (now, speed == Speed::Off);
        let passed = (now - self.seen_at.unwrap_or(now)).clamp(0.0, 0.25);
        self.seen_at = Some(now);
        match speed {
            _ if self.held => {}
            Speed::Off => self.finish(),
            Speed::Slow | Speed::Normal | Speed::Fast | Speed::Faster => {
                self.clock += passed * speed.factor();
            }
        }
    }

    /// Everything at once.
    pub fn finish(&mut self) {
        self.clock = self.clock.max(self.length());
    }

    pub fn is_over(&self) -> bool {
        self.clock >= self.length()
    }

    /// To this share of the last attack, and no farther: for pictures.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn stop_at_attack(&mut self, share: f64) {
        let attack = self.cues.iter().rev().find(|cue| cue.what.is_attack());
        if let Some(cue) = attack {
            (self.clock, self.held) = (cue.at + cue.long * share, true);
        }
    }

    /// The window's time, for what always moves.
    pub fn now(&self) -> f64 {
        self.wall
    }

    fn length(&self) -> f64 {
        self.cues.iter().map(Cue::end).fold(0.0, f64::max)
    }

    /// Where somebody is at this moment, if not where they are in the end.
    pub fn place(&self, who: FighterId) -> Option<f32> {
        if self.is_over() {
            return None;
        }
        let mut place = None;
        for cue in &self.cues {
            let What::Walk { who: it, from, to, .. } = cue.what else { continue };
            let share = cue.share(self.clock);
            if it != who || (share <= 0.0 && place.is_some()) {
                continue;
            }
            place = Some(from + (to - from) * smooth(share));
        }
        place
    }

    /// How somebody was before they fell, as long as that has not been shown.
    pub fn condition(&self, who: FighterId) -> Option<Condition> {
        if self.is_over() {
            return None;
        }
        let falls = |cue: &&Cue| matches!(cue.what, What::Falls { who: it } if it == who);
        let fall = self.cues.iter().find(falls)?;
        (self.clock < fall.at).then(|| self.before.get(&who).copied())?
    }

    /// How a figure moves at this moment.
    pub fn gesture(&self, who: FighterId) -> Gesture {
        let mut gesture = Gesture::default();
        let on = self.cues.iter().filter(|cue| !self.is_over() && cue.is_on(self.clock));
        for cue in on {
            self.follow(&mut gesture, who, &cue.what, cue.share(self.clock));
        }
        gesture
    }

    /// What an animation at a share of its time makes somebody do.
    fn follow(&self, gesture: &mut Gesture, who: FighterId, what: &What, share: f32) {
        match *what {
            What::Walk { who: it, steps, .. } if it == who => {
                gesture.stride = Some((share * POSES).floor() / POSES * steps);
            }
            What::Blow { by, .. } | What::Throw { by, .. } if by == who => {
                gesture.strikes = arc(share);
            }
            What::Words { who: it, hurts: true, .. } if it == who => {
                gesture.struck = (1.0 - share * 3.0).max(0.0);
            }
            What::Falls { who: it } if it == who => {
                let before = self.before.get(&who).copied().unwrap_or(Condition::Able);
                gesture.falls = Some((before, smooth((share * 1.6).min(1.0))));
            }
            What::Walk { .. }
            | What::Shot { .. }
            | What::Blow { .. }
            | What::Throw { .. }
            | What::Words { .. }
            | What::Falls { .. }
            | What::Blast { .. }
            | What::Banner { .. } => {}
        }
    }

    /// Writes everything that is called out; `chest` is where the body of whoever is on the picture is.
    pub fn words(&self, p: &Painter, stage: &Stage, chest: &dyn Fn(FighterId) -> Option<Pos2>) {
        for cue in self.running() {
            draw::words(p, stage, cue, cue.share(self.clock), chest);
        }
    }

    /// How far the ground shakes at this moment, from -1 to 1: a blast lets it swing and come to rest.
    pub fn shake(&self) -> f32 {
        let blast = |cue: &&Cue| matches!(cue.what, What::Blast { .. });
        let Some(cue) = self.running().find(blast) else { return 0.0 };
        let share = cue.share(self.clock);
        (share * 40.0).sin() * (1.0 - share).powi(3)
    }

    /// The numbers of everything that flies, flashes or blows up at this moment.
    pub fn flashes(&self) -> impl Iterator<Item = usize> {
        let on = move |(_, cue): &(usize, &Cue)| !self.is_over() && cue.is_on(self.clock);
        self.cues.iter().enumerate().filter(on).filter(|(_, cue)| cue.what.is_seen()).map(|it| it.0)
    }

    /// Draws one of them. `at` is the muzzle and the chest of whoever is on the picture.
    pub fn flash(&self, n: usize, p: &Painter, stage: &Stage, at: Points) {
        if let Some(cue) = self.cues.get(n) {
            draw::flash(p, stage, cue, cue.share(self.clock), at);
        }
    }

    fn running(&self) -> impl Iterator<Item = &Cue> {
        self.cues.iter().filter(|cue| !self.is_over() && cue.is_on(self.clock))
    }
}

/// Where somebody's muzzle and chest are on the screen.
type Points<'a> = &'a dyn Fn(FighterId) -> Option<(Pos2, Pos2)>;

#[cfg(test)]
mod tests {
    use skirmish::{Gait, field::Place};

    use super::*;
    use crate::window::battlefield::testing;

    fn moved(who: u8, from: i32, to: i32) -> Event {
        let (from, to) = (Place::metres(from), Place::metres(to));
        Event::Moved { who: FighterId(who), from, to, gait: Gait::Walk }
    }

    fn animation(events: &[Event]) -> FightAnimation {
        let mut animation = FightAnimation::default();
        let view = testing::view();
        animation.add(&events.iter().collect::<Vec<_>>(), &view.seen, &view.armoury);
        animation
    }

    #[test]
    fn who_moves_is_on_the_way_and_in_the_end_where_the_rules_say() {
        let mut animation = animation(&[moved(0, 0, 50)]);
        assert_eq!(animation.place(FighterId(0)), Some(0.0));
        animation.clock = animation.length() / 2.0;
        assert_eq!(animation.place(FighterId(0)), Some(25.0));
        assert!(animation.gesture(FighterId(0)).stride.is_some());
        animation.finish();
        assert_eq!(animation.place(FighterId(0)), None, "the observation says it now");
        assert!(animation.is_over());
    }

    #[test]
    fn a_blast_shakes_the_ground_until_it_is_over() {
        let blast = Event::Blast { by: FighterId(0), at: Place::metres(9), metres: 6 };
        let mut animation = animation(&[blast]);
        animation.clock = 0.04;
        assert_ne!(animation.shake(), 0.0);
        animation.advance(0.0, Speed::Off);
        assert_eq!(animation.shake(), 0.0, "without motion nothing shakes");
    }

    #[test]
    fn without_motion_nothing_is_ever_shown_half() {
        let mut animation = animation(&[moved(0, 0, 50), moved(1, 9, 12)]);
        animation.advance(10.0, Speed::Off);
        assert!(animation.is_over());
    }

    #[test]
    fn twice_the_speed_takes_half_the_time() {
        let frames = |speed: Speed| {
            let mut animation = animation(&[moved(0, 0, 50)]);
            let goes_on = |n: &u32| {
                animation.advance(f64::from(*n) * 0.02, speed);
                !animation.is_over()
            };
            (0..1000).take_while(goes_on).count()
        };
        let (once, twice) = (frames(Speed::Normal), frames(Speed::Fast));
        assert!(once.abs_diff(twice * 2) <= 2, "{once} and {twice}");
    }
}
