//! A sound as it is played: its samples, made when it is first wanted and kept from then on.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    audio::{Decodable, Source},
    prelude::*,
};
use sound::{RATE, Sound};

use crate::settings::Settings;

/// How many samples it takes a sound to die away that has to make room: fewer would click.
const DYING: f32 = RATE as f32 * 0.03;

/// Every sound that was ever wanted.
#[derive(Resource, Default)]
pub struct Shelf([OnceLock<Arc<[f32]>>; Sound::ALL.len()]);

impl Shelf {
    /// The samples of a sound.
    pub fn samples(&self, sound: Sound) -> Arc<[f32]> {
        self.0[sound as usize].get_or_init(|| sound::synthesise(sound).into()).clone()
    }
}

/// Makes one more sound of those that may be wanted: the long ones take as long as a frame.
pub fn prepare(shelf: Res<Shelf>, settings: Res<Settings>, clips: Option<Res<Assets<Clip>>>) {
    let missing = |sound: &Sound| shelf.0[*sound as usize].get().is_none();
    if clips.is_some()
        && !settings.muted
        && let Some(sound) = Sound::ALL.into_iter().find(missing)
    {
        shelf.samples(sound);
    }
}

/// One sound, to be played once.
#[derive(Asset, TypePath, Clone)]
pub struct Clip {
    pub samples: Arc<[f32]>,
    /// How many samples of silence come first.
    pub wait: usize,
    /// Set when the sound has to go.
    pub hush: Arc<AtomicBool>,
}

impl Decodable for Clip {
    type DecoderItem = f32;
    type Decoder = Playing;

    fn decoder(&self) -> Playing {
        Playing { clip: self.clone(), at: 0, level: 1.0 }
    }
}

/// A clip on its way to the ear.
pub struct Playing {
    clip: Clip,
    at: usize,
    level: f32,
}

impl Iterator for Playing {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.clip.hush.load(Ordering::Relaxed) {
            self.level -= 1.0 / DYING;
        }
        if self.level <= 0.0 {
            return None;
        }
        self.at += 1;
        match self.at.checked_sub(self.clip.wait + 1) {
            None => Some(0.0),
            Some(at) => self.clip.samples.get(at).map(|sample| sample * self.level),
        }
    }
}

impl Source for Playing {
    fn current_frame_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> u16 {
        1
    }

    fn sample_rate(&self) -> u32 {
        RATE
    }

    fn total_duration(&self) -> Option<Duration> {
        let samples = self.clip.wait + self.clip.samples.len();
        Some(Duration::from_secs_f64(samples as f64 / f64::from(RATE)))
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    fn clip(wait: usize) -> Clip {
        Clip { samples: vec![1.0; 10_000].into(), wait, hush: Arc::default() }
    }

    #[test]
    fn a_sound_waits_its_turn_and_is_played_whole() {
        let played: Vec<f32> = clip(7).decoder().collect();
        assert_eq!(played.len(), 10_007);
        assert!(played[..7].iter().all(|&it| it == 0.0) && played[7..].iter().all(|&it| it == 1.0));
    }

    #[test]
    fn a_sound_that_has_to_go_dies_away_at_once_without_a_leap() {
        let clip = clip(0);
        let mut playing = clip.decoder();
        let before: Vec<f32> = playing.by_ref().take(100).collect();
        clip.hush.store(true, Ordering::Relaxed);
        let after: Vec<f32> = playing.collect();
        assert!(after.len() <= DYING as usize + 1, "{}", after.len());
        let whole = [before, after].concat();
        assert!(whole.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 0.01));
        assert!(whole.last().is_some_and(|&last| last < 0.01));
    }

    #[test]
    fn sounds_are_made_ready_one_a_frame_unless_there_is_nobody_to_hear_them() {
        let mut world = World::new();
        world.init_resource::<Shelf>();
        world.init_resource::<Settings>();
        let prepared = |world: &mut World| {
            world.run_system_once(prepare).expect("it runs");
            let shelf = world.resource::<Shelf>();
            shelf.0.iter().filter(|place| place.get().is_some()).count()
        };
        assert_eq!(prepared(&mut world), 0, "without a device");
        world.init_resource::<Assets<Clip>>();
        assert_eq!(prepared(&mut world), 1);
        assert_eq!(prepared(&mut world), 2);
        world.resource_mut::<Settings>().muted = true;
        assert_eq!(prepared(&mut world), 2);
    }

    #[test]
    fn a_sound_is_made_once() {
        let shelf = Shelf::default();
        let (once, again) = (shelf.samples(Sound::Tick), shelf.samples(Sound::Tick));
        assert!(Arc::ptr_eq(&once, &again) && !once.is_empty());
        assert_ne!(once, shelf.samples(Sound::Take));
        // The shelf is as long as there are sounds, and each has its place.
        assert!(Sound::ALL.into_iter().enumerate().all(|(n, sound)| sound as usize == n));
    }
}
