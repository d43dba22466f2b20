//! Settings of looks, motion and sound: one small file beside the saves, written as soon as
//! something changes.

use std::{
    fmt, io,
    path::{Path, PathBuf},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use crate::disk;

/// Everything that can be set. It changes nothing that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "window", derive(bevy::prelude::Resource))]
#[serde(default)]
pub struct Settings {
    /// How large everything is, per cent of what shows a screen whole: 80 to 200.
    pub scale: u16,
    /// Whether prompt, options, log and cards are set in larger type.
    pub large_type: bool,
    pub palette: Palette,
    pub motion: Motion,
    /// Whether nothing flies or shakes: things appear where they belong.
    pub reduced_motion: bool,
    /// How loud, per cent of full.
    pub volume: u8,
    pub muted: bool,
}

/// Which colours the card types and states have.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Palette {
    #[default]
    Usual,
    /// The colour-blind palette.
    ColourBlind,
}

/// How fast events are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Everything is where it belongs at once.
    Off,
    Swift,
    Quick,
    #[default]
    Usual,
    Slow,
}

/// Why settings cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("{}: cannot be read: {fault}", file.display())]
    Unreadable { file: PathBuf, fault: io::Error },
    #[error("{}: {fault}; it is now {}, and everything is as it was at first", file.display(), aside.display())]
    Broken { file: PathBuf, fault: String, aside: PathBuf },
    #[error("{}: cannot be written: {fault}", file.display())]
    Unwritable { file: PathBuf, fault: io::Error },
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            scale: 100,
            large_type: false,
            palette: Palette::default(),
            motion: Motion::default(),
            reduced_motion: false,
            volume: 60,
            muted: false,
        }
    }
}

impl Settings {
    /// The file of settings among somebody's saves.
    pub fn file(home: &Path) -> PathBuf {
        home.join("settings.json")
    }

    /// Reads the settings in `file`; the defaults where there is none.
    ///
    /// # Errors
    /// The disk says no, or what stands there means nothing; then it is put aside, under a name that the
    /// error tells, before anything is written in its place.
    pub fn read(file: &Path) -> Result<Settings, SettingsError> {
        let text = match disk::read_text(file) {
            Ok(text) => text,
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
            Err(fault) if fault.kind() == io::ErrorKind::InvalidData => {
                return Err(put_aside(file, fault.to_string()));
            }
            Err(fault) => return Err(SettingsError::Unreadable { file: file.to_owned(), fault }),
        };
        text.parse().map_err(|fault| put_aside(file, fault))
    }

    /// Writes them to `file`, which is whole at every moment.
    ///
    /// # Errors
    /// The disk says no. What was in `file` before is still there.
    pub fn keep(&self, file: &Path) -> Result<(), SettingsError> {
        disk::write_whole(file, &format!("{self}\n"))
            .map_err(|fault| SettingsError::Unwritable { file: file.to_owned(), fault })
    }

    /// Everything larger or smaller by a factor, as far as it goes.
    pub fn scale_by(&mut self, factor: f32) {
        let scaled = (f32::from(self.scale) * factor).round() as u16;
        self.scale = scaled.clamp(*SCALES.start(), *SCALES.end());
        if self.scale.abs_diff(100) < 3 {
            self.scale = 100;
        }
    }

    /// How much longer than at the usual speed an event is shown; `None` where it is not shown at all.
    pub fn pace(&self) -> Option<f32> {
        match self.motion {
            Motion::Off => None,
            Motion::Swift => Some(0.3),
            Motion::Quick => Some(0.6),
            Motion::Usual => Some(1.0),
            Motion::Slow => Some(1.8),
        }
    }

    /// How loud, from 0 to 1.
    pub fn loudness(&self) -> f32 {
        if self.muted { 0.0 } else { f32::from(self.volume) / 100.0 }
    }
}

/// The scales there are, per cent.
pub const SCALES: std::ops::RangeInclusive<u16> = 80..=200;

/// Parses a settings file; the error says in words what is wrong.
impl FromStr for Settings {
    type Err = String;

    fn from_str(text: &str) -> Result<Settings, String> {
        let read: Settings = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
        if !SCALES.contains(&read.scale) {
            return Err(format!(
                "a scale of {} is not from {} to {}",
                read.scale,
                SCALES.start(),
                SCALES.end()
            ));
        }
        if read.volume > 100 {
            return Err(format!("a volume of {} is above 100", read.volume));
        }
        Ok(read)
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?)
    }
}

fn put_aside(file: &Path, fault: String) -> SettingsError {
    let aside = file.with_extension("json.unreadable");
    match disk::rename(file, &aside) {
        Ok(()) => SettingsError::Broken { file: file.to_owned(), fault, aside },
        Err(fault) => SettingsError::Unreadable { file: file.to_owned(), fault },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn home(name: &str) -> PathBuf {
        let home =
            std::env::temp_dir().join(format!("far-lanes-settings-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&home);
        home
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let file = Settings::file(&home("kept"));
        let set = Settings { scale: 150, motion: Motion::Slow, muted: true, ..Settings::default() };
        set.keep(&file).expect("a folder of one's own");
        assert_eq!(Settings::read(&file).expect("what was written"), set);
    }

    #[test]
    fn nothing_set_is_the_usual_and_so_is_whatever_a_file_does_not_name() {
        assert_eq!(
            Settings::read(&Settings::file(&home("none"))).expect("no file"),
            Settings::default()
        );
        assert_eq!("{\"volume\": 10}".parse(), Ok(Settings { volume: 10, ..Settings::default() }));
    }

    #[test]
    fn a_broken_file_is_put_aside_whole() {
        let file = Settings::file(&home("broken"));
        for text in ["{", "{\"scale\": 20}", "{\"volume\": 101}", "{\"palette\": \"Loud\"}"] {
            disk::write_whole(&file, text).expect("a folder of one's own");
            let fault = Settings::read(&file).expect_err("it means nothing");
            let SettingsError::Broken { aside, .. } = fault else { panic!("{fault}") };
            assert_eq!(disk::read_text(&aside).expect("put aside"), text);
            assert!(!disk::is_taken(&file));
        }
    }

    #[test]
    fn the_scale_stays_between_eighty_and_two_hundred() {
        let mut set = Settings::default();
        (0..60).for_each(|_| set.scale_by(1.05));
        assert_eq!(set.scale, 200);
        (0..90).for_each(|_| set.scale_by(1.0 / 1.05));
        assert_eq!(set.scale, 80);
    }
}
