//! Mixes sounds: alike ones sound once, three at most are heard, and the least important
//! gives way.

use std::{
    cmp::Reverse,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    audio::{AudioPlayer, PlaybackSettings, Volume},
    prelude::*,
};
use sound::{RATE, Sound};

use super::clip::{Clip, Shelf};
use crate::settings::Settings;
use crate::window::ui::sound_cue::SoundCue;

/// How many are heard at once.
const MOST: usize = 3;
/// The pause between two sounds of one frame.
const STEP: Duration = Duration::from_millis(60);
/// The same sound is not begun again within this.
const APART: Duration = Duration::from_millis(90);
/// How much of a rival's doings comes across the table.
const FAR: f32 = 0.4;
/// When a sound that nobody played, for want of a device, is thrown away.
const GRACE: Duration = Duration::from_secs(2);

/// The sounds being played.
#[derive(Resource, Default)]
pub struct Voices(Vec<Voice>);

/// One sound among them.
pub struct Voice {
    pub sound: Sound,
    pub begins: Duration,
    pub hush: Arc<AtomicBool>,
    /// The entity that plays it.
    player: Option<Entity>,
}

impl Voice {
    fn ends(&self) -> Duration {
        self.begins + Duration::from_millis(u64::from(self.sound.millis()))
    }

    fn is_heard(&self, now: Duration) -> bool {
        now < self.ends() && !self.hush.load(Ordering::Relaxed)
    }
}

/// The sounds of one frame that are worth playing: each once, as near as it came, and no more
/// than may sound at once, the most important first, else in order.
pub fn worth_hearing(cues: impl Iterator<Item = SoundCue>) -> Vec<SoundCue> {
    let mut each: Vec<SoundCue> = Vec::new();
    for it in cues {
        match each.iter_mut().find(|other| other.sound == it.sound) {
            Some(other) => other.far &= it.far,
            None => each.push(it),
        }
    }
    each.sort_by_key(|it| Reverse(it.sound.kind()));
    each.truncate(MOST);
    each
}

impl Voices {
    /// Takes a sound in that begins at `begins`. Where too many are heard the least important gives way,
    /// the oldest of those; `None` if that is the new one, or if the same has only just begun.
    pub fn take_in(&mut self, sound: Sound, now: Duration, begins: Duration) -> Option<&mut Voice> {
        let heard = || self.0.iter().filter(|voice| voice.is_heard(now));
        if heard().any(|it| it.sound == sound && begins.abs_diff(it.begins) < APART) {
            return None;
        }
        if heard().count() >= MOST {
            let least = heard().min_by_key(|it| (it.sound.kind(), it.begins))?;
            if sound.kind() < least.sound.kind() {
                return None;
            }
            least.hush.store(true, Ordering::Relaxed);
        }
        self.0.push(Voice { sound, begins, hush: Arc::default(), player: None });
        self.0.last_mut()
    }

    /// Silence, at once.
    pub fn hush(&self) {
        self.0.iter().for_each(|voice| voice.hush.store(true, Ordering::Relaxed));
    }

    /// The sounds audible at this moment.
    #[cfg(test)]
    pub fn heard(&self, now: Duration) -> Vec<Sound> {
        self.0.iter().filter(|voice| voice.is_heard(now)).map(|voice| voice.sound).collect()
    }
}

/// Has everything played that is worth hearing, as loud as the settings say.
pub fn speak(
    mut cues: EventReader<SoundCue>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    shelf: Res<Shelf>,
    clips: Option<ResMut<Assets<Clip>>>,
    mut voices: ResMut<Voices>,
    mut commands: Commands,
) {
    let (now, volume) = (time.elapsed(), f32::from(settings.volume) / 100.0);
    forget(&mut voices, now, &mut commands);
    let Some(mut clips) = clips.filter(|_| volume > 0.0 && !settings.muted) else {
        cues.clear();
        return voices.hush();
    };
    for (n, it) in (0_u32..).zip(worth_hearing(cues.read().copied())) {
        let Some(voice) = voices.take_in(it.sound, now, now + STEP * n) else { continue };
        let wait = (STEP * n).as_secs_f32() * RATE as f32;
        let samples = shelf.samples(it.sound);
        let clip = clips.add(Clip { samples, wait: wait as usize, hush: voice.hush.clone() });
        let loud = Volume::new(volume * if it.far { FAR } else { 1.0 });
        let player = (AudioPlayer(clip), PlaybackSettings::DESPAWN.with_volume(loud));
        voice.player = Some(commands.spawn(player).id());
    }
}

/// Lets go of what is over.
fn forget(voices: &mut Voices, now: Duration, commands: &mut Commands) {
    voices.0.retain(|voice| {
        let over = now > voice.ends() + GRACE;
        // Played, it has gone by itself.
        if over && let Some(mut player) = voice.player.and_then(|it| commands.get_entity(it)) {
            player.despawn();
        }
        !over
    });
}
