//! The sounds of an animated fight.

use sound::Sound;

use super::{
    FightAnimation,
    cue::{Cue, What},
};

impl FightAnimation {
    /// The sounds of cues that began since the last call. Skipped cues are silent.
    pub fn begun(&mut self) -> Vec<Sound> {
        let since = std::mem::replace(&mut self.heard, self.clock);
        let skipped = self.is_over() && !self.at_once;
        let begun = |cue: &&Cue| !skipped && since < cue.at && cue.at <= self.clock;
        self.cues.iter().filter(begun).filter_map(|cue| cue.what.sound()).collect()
    }
}

impl What {
    fn sound(&self) -> Option<Sound> {
        match self {
            What::Shot { .. } => Some(Sound::Shot),
            What::Blow { hit: true, .. } | What::Falls { .. } => Some(Sound::Place),
            What::Blow { hit: false, .. } | What::Throw { .. } => Some(Sound::Deal),
            What::Words { hurts, .. } => hurts.then_some(Sound::Wound),
            What::Blast { .. } => Some(Sound::Blast),
            What::Banner { .. } => Some(Sound::RoundBegins),
            What::Walk { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use skirmish::{Event, FighterId, field::Place};

    use super::*;
    use crate::window::battlefield::{fight_ui::Speed, testing};

    /// Two things explode, half a second apart.
    fn animation() -> FightAnimation {
        let blast = |at: i32| Event::Blast { by: FighterId(0), at: Place::metres(at), metres: 3 };
        let (mut animation, view) = (FightAnimation::default(), testing::view());
        animation.add(&[&blast(4), &blast(9)], &view.seen, &view.armoury);
        animation
    }

    #[test]
    fn each_thing_is_heard_once_when_it_begins_to_be_seen() {
        let mut animation = animation();
        assert_eq!(animation.begun(), [Sound::Blast]);
        animation.advance(1.0, Speed::Normal);
        animation.advance(1.2, Speed::Normal);
        assert_eq!(animation.begun(), []);
        animation.advance(1.4, Speed::Normal);
        animation.advance(1.6, Speed::Normal);
        assert_eq!(animation.begun(), [Sound::Blast]);
        assert_eq!(animation.begun(), []);
    }

    #[test]
    fn what_is_skipped_is_not_heard() {
        let mut animation = animation();
        assert_eq!(animation.begun().len(), 1);
        animation.finish();
        assert_eq!(animation.begun(), []);
    }

    #[test]
    fn where_nothing_takes_time_everything_is_heard_at_once() {
        let mut animation = animation();
        animation.advance(1.0, Speed::Off);
        assert_eq!(animation.begun(), [Sound::Blast, Sound::Blast]);
    }
}
