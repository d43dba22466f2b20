//! Draws each animation at a share of its time.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use cards::data::Token;
use engine::Seat;

use super::{
    cue::{At, Banner, Cue, Face, What, points},
    ghost::{self, HELD_UP},
};
use crate::window::{
    card_table::{
        spot::Spot,
        table_ui::DrawnSpot,
        tokens::{self, Standing},
        view::TableView,
    },
    ui::{
        paint::{self, arc, smooth},
        theme::{self, size},
    },
};

/// The table as it is and as it was.
pub struct Table<'a> {
    pub p: &'a Painter,
    pub view: &'a TableView,
    pub now: &'a [DrawnSpot],
    pub before: &'a [DrawnSpot],
}

/// A card on its way.
const GHOST: Vec2 = vec2(86.0, 118.0);

impl Table<'_> {
    pub fn draw(&self, cue: &Cue, clock: f64) {
        let Some(share) = cue.share(clock) else {
            return self.awaited(cue);
        };
        match &cue.what {
            What::Travel { face, from, to } => self.travel(*face, *from, *to, share),
            What::Show { face, from } => self.show(*face, *from, share),
            What::Fall { token, from, to } => self.fall(*token, *from, *to, share),
            What::Strike { at, words } => self.strike(self.is(*at), words, share),
            What::Pulse { at } => self.pulse(self.is(*at), share),
            What::Words { at, words, bad } => self.words(*at, words, *bad, share),
            What::Line { from, to } => self.line(*from, *to, share),
            What::Points { by, from, to } => self.points(*by, *from, *to, share),
            What::Banner { words, alarm } => self.banner(*words, *alarm, share),
        }
    }

    fn fall(&self, token: Token, from: At, to: At, share: f32) {
        let at = between(self.was(from).center(), self.is(to).center(), share);
        let room = tokens::pill_size(self.p, token, 1, false);
        let p = self.faint(1.0 - late(share));
        tokens::pill(&p, at - room / 2.0, token, 1, false, Standing::There);
    }

    fn words(&self, at: At, words: &str, bad: bool, share: f32) {
        let from = self.is(at).center() - vec2(0.0, 26.0 * smooth(share));
        self.rising(from, words, size::TITLE, ink(bad), share);
    }

    fn points(&self, by: i16, from: At, to: At, share: f32) {
        let at = between(self.is(from).center(), self.is(to).center(), smooth(share));
        let lift = vec2(0.0, -70.0 * arc(share));
        self.rising(at + lift, &points(by), size::NUMERAL, ink(by < 0), share);
    }

    /// Hides the card at its destination until the travelling one arrives.
    fn awaited(&self, cue: &Cue) {
        if let What::Travel { face: Some(_), to, .. } = cue.what {
            self.cover(to, 1.0);
        }
    }

    fn cover(&self, to: At, share: f32) {
        if let Some(Spot::Card(_)) = to.spot
            && let Some(rect) = self.place(to.spot, self.now)
        {
            self.p.rect_filled(rect, 4.0, theme::faded(theme::SPACE, 0.9 * share));
        }
    }

    fn travel(&self, face: Option<Face>, from: At, to: At, share: f32) {
        let (from, end) = (self.was(from), self.is(to));
        self.cover(to, 1.0 - late(share));
        let size = GHOST + (end.size().min(HELD_UP).max(GHOST * 0.8) - GHOST) * smooth(share);
        let lift = vec2(0.0, -36.0 * arc(share));
        let at = between(from.center(), end.center(), smooth(share)) + lift;
        self.card(Rect::from_center_size(at, size), face, 1.0 - late(share));
    }

    fn show(&self, face: Face, from: At, share: f32) {
        let going = smooth((share * 2.6).min(1.0));
        let from = self.was(from);
        let at = between(from.center(), self.stage().center(), going);
        let size = GHOST + (HELD_UP - GHOST) * going;
        self.card(Rect::from_center_size(at, size), Some(face), 1.0 - late(share));
    }

    /// A card on its way; without a face its back.
    fn card(&self, rect: Rect, face: Option<Face>, strength: f32) {
        let p = self.faint(strength);
        p.rect_filled(rect.expand(6.0), 9.0, theme::faded(Color32::BLACK, 0.35));
        match face {
            Some(face) => ghost::face(&p, rect, self.view.card(face.def), face.side, strength),
            None => ghost::back(&p, rect),
        }
    }

    fn strike(&self, rect: Rect, words: &str, share: f32) {
        let left = 1.0 - share;
        let shake = vec2((share * 40.0).sin() * 5.0 * left * left, 0.0);
        let rect = rect.translate(shake);
        self.p.rect_filled(rect, 4.0, theme::faded(theme::now(), 0.38 * left * left));
        let line = Stroke::new(2.5, theme::faded(theme::now(), left));
        self.p.rect_stroke(rect, 4.0, line, StrokeKind::Outside);
        self.rising(rect.center() + shake, words, size::NUMERAL, theme::now(), share);
    }

    fn pulse(&self, rect: Rect, share: f32) {
        let line = Stroke::new(2.0, theme::faded(theme::TYPE, 0.9 * (1.0 - share)));
        self.p.rect_stroke(rect.expand(1.0 + 9.0 * smooth(share)), 6.0, line, StrokeKind::Outside);
    }

    /// Words on a shade of their own, so that they are read over anything; gone at the end.
    fn rising(&self, at: Pos2, words: &str, points: f32, ink: Color32, share: f32) {
        let p = self.faint(arc(share.mul_add(0.9, 0.08)).mul_add(1.6, 0.0).min(1.0));
        let room =
            p.layout_no_wrap(words.to_owned(), bevy_egui::egui::FontId::proportional(points), ink);
        let ground = Rect::from_center_size(at, room.size() + vec2(18.0, 4.0));
        p.rect_filled(ground, 5.0, theme::faded(theme::SPACE, 0.82));
        paint::strong(&p, at, Align2::CENTER_CENTER, words, points, ink);
    }

    fn line(&self, from: At, to: At, share: f32) {
        let (from, to) = (self.is(from), self.is(to));
        let end = between(from.center(), to.center(), smooth((share * 1.8).min(1.0)));
        let left = 1.0 - late(share);
        let stroke = Stroke::new(2.0, theme::faded(theme::TYPE, 0.8 * left));
        self.p.extend(bevy_egui::egui::Shape::dashed_line(&[from.center(), end], stroke, 9.0, 6.0));
        self.p.circle_filled(end, 4.0, theme::faded(theme::now(), left));
    }

    fn banner(&self, words: Banner, alarm: bool, share: f32) {
        let strength = arc(share).mul_add(1.8, 0.0).min(1.0);
        let p = self.faint(strength);
        let all = self.p.ctx().screen_rect();
        let band = Rect::from_center_size(self.stage().center(), vec2(520.0, 64.0));
        let ground = if alarm { theme::now_ground() } else { theme::SPACE };
        p.rect_filled(band.intersect(all), 4.0, theme::faded(ground, 0.94));
        let line = if alarm { theme::now() } else { theme::RULE };
        p.hline(band.x_range(), band.top(), Stroke::new(1.5, line));
        p.hline(band.x_range(), band.bottom(), Stroke::new(1.5, line));
        let said = self.said(words);
        paint::caption(&p, band.center(), Align2::CENTER_CENTER, &said, size::TITLE, theme::TYPE);
    }

    fn said(&self, banner: Banner) -> String {
        let name = |seat| self.view.name(seat);
        match banner {
            Banner::Round(round) => format!("Round {round}"),
            Banner::Raid(by, whom) if whom == self.view.seen.you => {
                format!("{} raids you", name(by))
            }
            Banner::Raid(by, whom) => format!("{} {}", self.does(by, "raid", "raids"), name(whom)),
            Banner::Enemy(def) => self.view.card(def).name.clone(),
            Banner::Out(seat) => self.does(seat, "are out of the game", "is out of the game"),
            Banner::Bankrupt(seat) => self.does(seat, "are bankrupt", "is bankrupt"),
            Banner::Conceded(seat) => self.does(seat, "concede", "concedes"),
        }
    }

    fn does(&self, seat: Seat, you: &str, they: &str) -> String {
        if seat == self.view.seen.you {
            return format!("You {you}");
        }
        format!("{} {they}", self.view.name(seat))
    }

    /// A painter of less strength.
    fn faint(&self, strength: f32) -> Painter {
        let mut p = self.p.clone();
        p.set_opacity(strength.clamp(0.0, 1.0));
        p
    }

    /// Where something was before it moved, and where it is.
    fn was(&self, at: At) -> Rect {
        let spot = self.place(at.spot, self.before).or_else(|| self.place(at.spot, self.now));
        spot.unwrap_or_else(|| self.elsewhere(at))
    }

    fn is(&self, at: At) -> Rect {
        let spot = self.place(at.spot, self.now).or_else(|| self.place(at.spot, self.before));
        spot.unwrap_or_else(|| self.elsewhere(at))
    }

    fn elsewhere(&self, at: At) -> Rect {
        let plate = at.seat.and_then(|seat| self.place(Some(Spot::Captain(seat)), self.now));
        plate.unwrap_or_else(|| self.stage())
    }

    fn place(&self, spot: Option<Spot>, among: &[DrawnSpot]) -> Option<Rect> {
        let spot = spot?;
        among.iter().find(|place| place.spot == spot).map(|place| place.rect)
    }

    /// The middle of the table, left of what is read.
    fn stage(&self) -> Rect {
        let all = self.p.ctx().screen_rect();
        let at = pos2(all.left() + all.width() * 0.365, all.top() + all.height() * 0.44);
        Rect::from_center_size(at, GHOST)
    }
}

/// The colour of words about something good, or bad.
fn ink(bad: bool) -> Color32 {
    if bad { theme::now() } else { theme::TYPE }
}
fn between(from: Pos2, to: Pos2, share: f32) -> Pos2 {
    from + (to - from) * share
}

/// Nothing until the last fifth, then up to 1.
fn late(share: f32) -> f32 {
    ((share - 0.8) / 0.2).clamp(0.0, 1.0)
}
