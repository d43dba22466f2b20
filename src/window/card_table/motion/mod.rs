//! Animates events at the table: cards travel, tokens fall, damage strikes, points fly, one after
//! the other from the journal. The table itself is never behind: all of this lies over it, nothing
//! waits for it, and what is not shown yet is left out when the person decides.

mod cue;
mod draw;
mod ghost;
mod shown;
pub mod sounds;

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Id, LayerId, Order};
use cards::Event;
use engine::Seat;

use super::{table_ui::DrawnSpot, view::TableView};
use crate::settings::Settings;
use crate::window::ui::{
    layout_check::{Reason, meant},
    sound_cue::SoundCue,
};
use cue::Cue;

/// The running animations, and how far they are.
#[derive(Resource, Default)]
pub struct Motion {
    cues: Vec<Cue>,
    /// Seconds since the first of them began, at the usual speed.
    clock: f64,
    /// The window's own time when it was last looked at.
    seen_at: Option<f64>,
    /// A picture is taken: time stands still.
    held: bool,
    /// Where everything was before the first of them.
    before: Vec<DrawnSpot>,
    /// Sounds still to play, and when.
    sounds: Vec<(f64, SoundCue)>,
}

/// The longest queue of animations, in seconds at the usual speed: a long round of
/// the rivals' is shown faster.
const PATIENCE: f64 = 3.5;
/// The longest a frame is taken to last, in seconds: after a stall nothing jumps.
const FRAME: f64 = 0.1;

impl Motion {
    /// Adds what has happened, as `viewer` may see it; `places` is where everything was.
    pub fn add(&mut self, events: &[Event], viewer: Seat, places: &[DrawnSpot], reduced: bool) {
        if self.is_over() {
            (self.cues, self.clock, self.seen_at) = (Vec::new(), 0.0, None);
            self.before = places.to_vec();
        }
        let begin =
            self.cues.last().map_or(self.clock, |last| last.at + cue::APART).max(self.clock);
        let cues = cue::cues(events, begin, viewer);
        self.sounds.extend(sounds(events, &cues, begin, viewer));
        self.cues.extend(if reduced { cues.into_iter().map(Cue::calm).collect() } else { cues });
    }

    /// Time passes as fast as the settings say; without any motion everything is over at once.
    pub fn advance(&mut self, now: f64, settings: &Settings) {
        let passed = (now - self.seen_at.unwrap_or(now)).clamp(0.0, FRAME);
        self.seen_at = Some(now);
        match settings.pace() {
            _ if self.held => {}
            None => self.clock = self.clock.max(self.length()),
            Some(pace) => {
                let haste = ((self.length() - self.clock) / PATIENCE).max(1.0);
                self.clock += passed * haste / f64::from(pace);
            }
        }
    }

    /// Everything is where it belongs, now. What was not shown yet is not heard either.
    pub fn finish(&mut self) {
        self.clock = self.clock.max(self.length());
        self.sounds.clear();
    }

    /// The sounds of the animations that begin now; none twice.
    pub fn begun(&mut self) -> Vec<SoundCue> {
        let (now, later) = self.sounds.iter().partition(|(at, _)| *at <= self.clock);
        self.sounds = later;
        let now: Vec<(f64, SoundCue)> = now;
        now.into_iter().map(|(_, cue)| cue).collect()
    }

    pub fn is_over(&self) -> bool {
        self.clock >= self.length()
    }

    /// So many seconds in, and no farther: for pictures.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn stop_at(&mut self, seconds: f64) {
        (self.clock, self.held) = (seconds, true);
    }

    fn length(&self) -> f64 {
        self.cues.iter().map(Cue::end).fold(0.0, f64::max)
    }

    /// Draws the running animations over the table, which was drawn with these `places`.
    pub fn draw(&self, ctx: &Context, view: &TableView, places: &[DrawnSpot]) {
        if self.is_over() {
            return;
        }
        let p = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("motion")));
        meant(&p, ctx.screen_rect(), Reason::Floats);
        let table = draw::Table { p: &p, view, now: places, before: &self.before };
        for cue in self.cues.iter().filter(|cue| self.clock < cue.end()) {
            table.draw(cue, self.clock);
        }
        ctx.request_repaint();
    }
}

/// The sounds of these events: each with the first of its cues, or with the one before it.
fn sounds(events: &[Event], cues: &[Cue], begin: f64, viewer: Seat) -> Vec<(f64, SoundCue)> {
    let heard = |(n, event)| {
        let first = cues.iter().find(|cue| cue.of == n);
        let cue = first.or_else(|| cues.iter().rfind(|cue| cue.of < n));
        Some((cue.map_or(begin, |cue| cue.at), sounds::cue(event, viewer)?))
    };
    events.iter().enumerate().filter_map(heard).collect()
}

#[cfg(test)]
mod tests;
