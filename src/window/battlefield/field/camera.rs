//! The camera: the stretch of the field on screen, and where a place of it is drawn.

use bevy_egui::egui::{Pos2, Rect, pos2};
use skirmish::{FighterId, Observation, field::Place};

/// The stretch of the line that is looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// Metres from the left end of the field to the middle of the picture.
    pub centre: f32,
    /// Metres from one edge of the picture to the other.
    pub span: f32,
}

/// The least and the most that a picture shows, in metres.
const NEAREST: f32 = 16.0;
const WIDEST: f32 = 1400.0;
/// How fast the camera goes where it is wanted, in ways a second.
const GLIDE: f32 = 9.0;

impl Camera {
    /// Shows everybody who is on the field, and some ground around them.
    pub fn fit(seen: &Observation) -> Camera {
        let on_it = seen
            .fighters
            .iter()
            .filter(|it| crate::window::battlefield::field::presence::is_here(it.condition));
        let places: Vec<f32> = on_it.map(|it| metres(it.place)).collect();
        let first = places.iter().copied().fold(f32::INFINITY, f32::min);
        let last = places.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if places.is_empty() {
            let length = f32::from(seen.ground.length).max(NEAREST);
            return Camera { centre: length / 2.0, span: length };
        }
        let span = ((last - first) * 1.5).max(24.0);
        Camera { centre: (first + last) / 2.0, span }
    }

    /// Nearer by a factor above 1, with what stands at `around` (metres) staying where it is.
    pub fn zoom(&mut self, factor: f32, around: Option<f32>) {
        let before = self.span;
        self.span = (self.span / factor).clamp(NEAREST, WIDEST);
        if let Some(around) = around {
            self.centre = around + (self.centre - around) * (self.span / before);
        }
    }

    /// To the right by a share of what is shown.
    pub fn pan(&mut self, share: f32) {
        self.centre += self.span * share;
    }

    /// Part of the way to another one, in so many seconds; there at last, and not in jumps.
    pub fn glide(&mut self, to: Camera, seconds: f32) {
        let share = 1.0 - (-GLIDE * seconds).exp();
        let span = self.span * (to.span / self.span).powf(share);
        *self = Camera { centre: self.centre + (to.centre - self.centre) * share, span };
        if self.is_as_good_as(to) {
            *self = to;
        }
    }

    fn is_as_good_as(self, other: Camera) -> bool {
        let off = (other.centre - self.centre).abs() + (other.span - self.span).abs();
        off < 0.002 * other.span
    }
}

/// A place in metres.
pub fn metres(place: Place) -> f32 {
    place.0 as f32 / 100.0
}

/// A picture of the field: a rectangle of the screen, and what it shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stage {
    pub rect: Rect,
    pub camera: Camera,
}

/// Room below the nearest lane, for names and distances.
const FOOT: f32 = 46.0;
/// How much narrower the ground is at its far edge.
const FAR: f32 = 0.84;

impl Stage {
    /// Where the ground ends and the sky begins.
    pub fn horizon(&self) -> f32 {
        self.rect.top() + self.rect.height() * 0.36
    }

    /// Points of a metre at the near edge.
    pub fn scale(&self) -> f32 {
        self.rect.width() / self.camera.span
    }

    /// A place on the ground: `depth` 0 at its far edge, 1 at the near one.
    pub fn at(&self, metres: f32, depth: f32) -> Pos2 {
        let x = self.rect.center().x + (metres - self.camera.centre) * self.scale() * wide(depth);
        pos2(x, self.y(depth))
    }

    pub fn y(&self, depth: f32) -> f32 {
        let top = self.horizon() + 4.0;
        top + (self.rect.bottom() - FOOT - top) * depth
    }

    /// The place under a point of the screen.
    pub fn metres(&self, at: Pos2) -> f32 {
        let top = self.horizon() + 4.0;
        let depth = ((at.y - top) / (self.rect.bottom() - FOOT - top)).clamp(0.0, 1.0);
        self.camera.centre + (at.x - self.rect.center().x) / (self.scale() * wide(depth))
    }

    /// How tall somebody is who stands there.
    pub fn tall(&self, depth: f32) -> f32 {
        let near = (self.scale() / 9.0).sqrt().clamp(0.86, 1.4);
        let room = (self.rect.height() / 480.0).clamp(0.7, 1.6);
        66.0 * near * room * (0.82 + 0.18 * depth)
    }

    /// The metres at both edges of the picture, on the far side.
    pub fn shown(&self) -> (f32, f32) {
        let half = self.camera.span / 2.0 / FAR;
        (self.camera.centre - half, self.camera.centre + half)
    }
}

/// How wide a metre is so far from the viewer, as a share of one at the near edge.
pub fn wide(depth: f32) -> f32 {
    FAR + (1.0 - FAR) * depth
}

/// How far to the front somebody stands: always the same, and neighbours by number far apart.
pub fn depth(who: FighterId) -> f32 {
    const GOLDEN: f32 = 0.618_034;
    0.3 + 0.66 * (0.35 + f32::from(who.0) * GOLDEN).fract()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;

    fn stage() -> Stage {
        let rect = Rect::from_min_size(pos2(10.0, 50.0), vec2(900.0, 500.0));
        Stage { rect, camera: Camera { centre: 100.0, span: 200.0 } }
    }

    #[test]
    fn a_place_on_the_screen_is_the_place_that_was_put_there() {
        for (metres, depth) in [(0.0, 0.0), (100.0, 0.5), (180.0, 1.0), (30.0, 0.2)] {
            let at = stage().at(metres, depth);
            assert!((stage().metres(at) - metres).abs() < 0.01, "{metres} m");
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let mut stage = stage();
        let at = stage.at(160.0, 1.0);
        stage.camera.zoom(2.0, Some(160.0));
        assert!((stage.at(160.0, 1.0).x - at.x).abs() < 0.01);
        assert_eq!(stage.camera.span, 100.0);
        (0..40).for_each(|_| stage.camera.zoom(2.0, None));
        assert_eq!(stage.camera.span, NEAREST);
    }

    #[test]
    fn a_camera_glides_to_its_place_and_stays_there() {
        let (mut camera, to) = (stage().camera, Camera { centre: 140.0, span: 60.0 });
        camera.glide(to, 0.1);
        assert!((100.0..140.0).contains(&camera.centre) && (60.0..200.0).contains(&camera.span));
        (0..60).for_each(|_| camera.glide(to, 0.02));
        assert_eq!(camera, to);
    }

    #[test]
    fn four_neighbours_by_number_never_share_a_lane() {
        for first in 0..30 {
            let mut lanes: Vec<f32> = (first..first + 4).map(|n| depth(FighterId(n))).collect();
            lanes.sort_by(f32::total_cmp);
            assert!(lanes.windows(2).all(|pair| pair[1] - pair[0] > 0.08), "{first}: {lanes:?}");
            assert!(lanes.iter().all(|lane| (0.0..1.0).contains(lane)));
        }
    }
}
