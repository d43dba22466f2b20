//! What happened at the table, shown: cards travel, tokens fall, damage strikes, points fly, one after
//! the other from the journal. The table itself is never behind: all of this lies over it, nothing
//! waits for it, and what is not shown yet is left out when the person decides.

mod cue;
mod draw;

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Id, LayerId, Order};
use cards::Event;
use play::Seat;

use super::{desk::Place, view::TableView};
use crate::settings::Settings;
use cue::Cue;

/// What is being shown, and how far it is.
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
    before: Vec<Place>,
}

/// What is still to be shown takes no longer than this, in seconds at the usual speed: a long round of
/// the rivals' is shown faster.
const PATIENCE: f64 = 3.5;
/// The longest a frame is taken to last, in seconds: after a stall nothing jumps.
const FRAME: f64 = 0.1;

impl Motion {
    /// Adds what has happened, as `viewer` may see it; `places` is where everything was.
    pub fn add(&mut self, events: &[Event], viewer: Seat, places: &[Place], reduced: bool) {
        if self.is_over() {
            (self.cues, self.clock, self.seen_at) = (Vec::new(), 0.0, None);
            self.before = places.to_vec();
        }
        let begin =
            self.cues.last().map_or(self.clock, |last| last.at + cue::APART).max(self.clock);
        let cues = cue::cues(events, begin, viewer);
        self.cues.extend(if reduced { cues.into_iter().map(Cue::calm).collect() } else { cues });
    }

    /// Time passes as fast as the settings say; without any motion everything is over at once.
    pub fn advance(&mut self, now: f64, settings: &Settings) {
        let passed = (now - self.seen_at.unwrap_or(now)).clamp(0.0, FRAME);
        self.seen_at = Some(now);
        match settings.pace() {
            _ if self.held => {}
            None => self.finish(),
            Some(pace) => {
                let haste = ((self.length() - self.clock) / PATIENCE).max(1.0);
                self.clock += passed * haste / f64::from(pace);
            }
        }
    }

    /// Everything is where it belongs, now.
    pub fn finish(&mut self) {
        self.clock = self.clock.max(self.length());
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

    /// Draws whatever is under way over the table, which was drawn with these `places`.
    pub fn draw(&self, ctx: &Context, view: &TableView, places: &[Place]) {
        if self.is_over() {
            return;
        }
        let p = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("motion")));
        let table = draw::Table { p: &p, view, now: places, before: &self.before };
        for cue in self.cues.iter().filter(|cue| self.clock < cue.end()) {
            table.draw(cue, self.clock);
        }
        ctx.request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Piece, data::Def};

    use super::{cue::What, *};
    use crate::settings::Motion as Speed;

    const YOU: Seat = Seat(0);
    const RIVAL: Seat = Seat(1);

    fn piece(n: u16) -> Piece {
        Piece { id: CardId(n), def: Def(n) }
    }

    fn shown(events: &[Event]) -> Motion {
        let mut motion = Motion::default();
        motion.add(events, YOU, &[], false);
        motion
    }

    fn drawn(seat: Seat) -> Event {
        Event::Drew { seat, cards: vec![piece(1), piece(2), piece(3)] }
    }

    fn faces(motion: &Motion) -> usize {
        let face =
            |cue: &&Cue| matches!(cue.what, What::Travel { face: Some(_), .. } | What::Show { .. });
        motion.cues.iter().filter(face).count()
    }

    #[test]
    fn cards_that_a_rival_draws_have_no_face_and_ones_own_have() {
        assert_eq!(faces(&shown(&[drawn(YOU)])), 3);
        assert_eq!(faces(&shown(&[drawn(RIVAL)])), 0);
    }

    #[test]
    fn a_complication_that_nobody_has_seen_travels_face_down() {
        let placed = |by| Event::ComplicationPlaced {
            slot: cards::SlotNo(0),
            card: piece(4),
            owner: RIVAL,
            by,
        };
        assert_eq!(faces(&shown(&[placed(None)])), 0);
        assert_eq!(faces(&shown(&[placed(Some(RIVAL))])), 0);
        assert_eq!(faces(&shown(&[placed(Some(YOU))])), 1);
    }

    #[test]
    fn without_motion_nothing_is_ever_shown_half() {
        let mut motion = shown(&[drawn(YOU)]);
        assert!(!motion.is_over());
        motion.advance(10.0, &Settings { motion: Speed::Off, ..Settings::default() });
        assert!(motion.is_over());
    }

    #[test]
    fn with_reduced_motion_nothing_changes_its_place() {
        let mut motion = Motion::default();
        let vp = Event::VpChanged { seat: YOU, by: 3, now: 3, rule: play::RuleId("CCG-VP-1") };
        motion.add(&[drawn(YOU), vp], YOU, &[], true);
        assert!(!motion.cues.is_empty());
        assert!(motion.cues.iter().all(|cue| matches!(
            cue.what,
            What::Pulse { .. } | What::Words { .. } | What::Banner { .. }
        )));
    }

    #[test]
    fn a_slower_speed_takes_longer() {
        let frames = |speed: Speed| {
            let mut motion = shown(&[drawn(YOU)]);
            let settings = Settings { motion: speed, ..Settings::default() };
            let goes_on = |n: &u32| {
                motion.advance(f64::from(*n) * 0.02, &settings);
                !motion.is_over()
            };
            (0..2000).take_while(goes_on).count()
        };
        assert!(frames(Speed::Swift) < frames(Speed::Quick));
        assert!(frames(Speed::Quick) < frames(Speed::Usual));
        assert!(frames(Speed::Usual) < frames(Speed::Slow));
    }

    #[test]
    fn however_much_happens_it_is_shown_in_a_few_seconds() {
        let events: Vec<Event> = (0..400).map(|_| drawn(YOU)).collect();
        let mut motion = shown(&events);
        let frame = |n: &u32| {
            motion.advance(f64::from(*n) * 0.016, &Settings::default());
            !motion.is_over()
        };
        let seconds = (0..20_000).take_while(frame).count() as f64 * 0.016;
        assert!(seconds < 6.0 * PATIENCE, "{seconds}");
    }

    #[test]
    fn a_decision_leaves_out_what_is_not_shown_yet() {
        let mut motion = shown(&[drawn(YOU)]);
        motion.finish();
        motion.add(&[drawn(RIVAL)], YOU, &[], false);
        assert_eq!(faces(&motion), 0, "only what came after is shown");
    }
}
