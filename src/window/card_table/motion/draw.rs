//! Draws each animation at a share of its time.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::cue::{At, Banner, Cue, Face, What, points};
use crate::window::{
    card_table::{
        gallery,
        spot::{Side, Spot},
        table_ui::DrawnSpot,
        tokens::{self, Standing},
        view::TableView,
    },
    ui::{
        card_type::CardType,
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

/// A card on its way, and one that is held up.
const GHOST: Vec2 = vec2(86.0, 118.0);
const HELD_UP: Vec2 = vec2(150.0, 206.0);

impl Table<'_> {
    pub fn draw(&self, cue: &Cue, clock: f64) {
        let Some(share) = cue.share(clock) else {
            return self.awaited(cue);
        };
        match &cue.what {
            What::Travel { face, from, to } => self.travel(*face, *from, *to, share),
            What::Show { face, from } => self.show(*face, *from, share),
            What::Fall { token, from, to } => {
                let at = between(self.was(*from).center(), self.is(*to).center(), share);
                let room = tokens::pill_size(self.p, *token, 1, false);
                let p = self.faint(1.0 - late(share));
                tokens::pill(&p, at - room / 2.0, *token, 1, false, Standing::There);
            }
            What::Strike { at, words } => self.strike(self.is(*at), words, share),
            What::Pulse { at } => self.pulse(self.is(*at), share),
            What::Words { at, words, bad } => {
                let ink = if *bad { theme::now() } else { theme::TYPE };
                let from = self.is(*at).center();
                self.rising(from - vec2(0.0, 26.0 * smooth(share)), words, size::TITLE, ink, share);
            }
            What::Line { from, to } => self.line(*from, *to, share),
            What::Points { by, from, to } => {
                let at = between(self.is(*from).center(), self.is(*to).center(), smooth(share));
                let ink = if *by < 0 { theme::now() } else { theme::TYPE };
                let lift = vec2(0.0, -70.0 * arc(share));
                self.rising(at + lift, &points(*by), size::NUMERAL, ink, share);
            }
            What::Banner { words, alarm } => self.banner(*words, *alarm, share),
        }
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

    /// A card as it is seen on its way: its picture, its name; or its back.
    fn card(&self, rect: Rect, face: Option<Face>, strength: f32) {
        let p = self.faint(strength);
        p.rect_filled(rect.expand(6.0), 9.0, theme::faded(Color32::BLACK, 0.35));
        let Some(face) = face else { return back(&p, rect) };
        let card = self.view.card(face.def);
        let (kind, picture, name) = match (card.sides(), face.side) {
            (Some(sides), Side::Complication) => {
                (CardType::Complication, art::Side::Back, &sides.complication.name)
            }
            (Some(sides), Side::Contract) => {
                (CardType::Contract, art::Side::Front, &sides.contract.name)
            }
            (None, _) | (Some(_), Side::Whole) => {
                (CardType::of(card), art::Side::Front, &card.name)
            }
        };
        paint::plate(&p, rect, theme::PANEL, theme::faded(theme::colour(kind), 0.8));
        gallery::hang_painted(&p, rect.shrink(1.0), HELD_UP, card, picture, 0.9 * strength);
        let foot = rect.with_min_y(rect.bottom() - rect.height() * 0.42).shrink(1.0);
        gallery::shade(&p, foot, theme::faded(theme::PANEL, 0.0), theme::PANEL);
        p.rect_filled(rect.with_max_y(rect.top() + 3.0), 2.0, theme::colour(kind));
        paint::mark(&p, rect.left_top() + vec2(13.0, 16.0), 7.0, kind);
        let words = Rect::from_min_max(
            pos2(rect.left() + 8.0, rect.bottom() - 40.0),
            rect.max - vec2(8.0, 6.0),
        );
        paint::flow(&p, words, name, size::BODY, theme::TYPE, true);
    }

    fn strike(&self, rect: Rect, words: &str, share: f32) {
        let left = 1.0 - share;
        let shake = vec2((share * 40.0).sin() * 5.0 * left * left, 0.0);
        let rect = rect.translate(shake);
        self.p.rect_filled(rect, 4.0, theme::faded(theme::now(), 0.38 * left * left));
        self.p.rect_stroke(
            rect,
            4.0,
            Stroke::new(2.5, theme::faded(theme::now(), left)),
            StrokeKind::Outside,
        );
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
        let middle = self.stage().center();
        let band = Rect::from_center_size(pos2(middle.x, middle.y), vec2(520.0, 64.0));
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
        let does = |seat, you: &str, they: &str| {
            if seat == self.view.seen.you {
                format!("You {you}")
            } else {
                format!("{} {they}", name(seat))
            }
        };
        match banner {
            Banner::Round(round) => format!("Round {round}"),
            Banner::Raid(by, whom) if whom == self.view.seen.you => {
                format!("{} raids you", name(by))
            }
            Banner::Raid(by, whom) => format!("{} {}", does(by, "raid", "raids"), name(whom)),
            Banner::Enemy(def) => self.view.card(def).name.clone(),
            Banner::Out(seat) => does(seat, "are out of the game", "is out of the game"),
            Banner::Bankrupt(seat) => does(seat, "are bankrupt", "is bankrupt"),
            Banner::Conceded(seat) => does(seat, "concede", "concedes"),
        }
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

/// The back of a card: stars between two lanes.
fn back(p: &Painter, rect: Rect) {
    paint::plate(p, rect, theme::RAISED, theme::QUIET);
    let inner = rect.shrink(7.0);
    p.rect_stroke(inner, 3.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    p.circle_stroke(rect.center(), inner.width() * 0.3, Stroke::new(1.5, theme::QUIET));
    p.circle_stroke(rect.center(), inner.width() * 0.46, Stroke::new(1.0, theme::RULE));
    p.circle_filled(rect.center() + vec2(inner.width() * 0.3, 0.0), 3.0, theme::now());
}

fn between(from: Pos2, to: Pos2, share: f32) -> Pos2 {
    from + (to - from) * share
}

/// Nothing until the last fifth, then up to 1.
fn late(share: f32) -> f32 {
    ((share - 0.8) / 0.2).clamp(0.0, 1.0)
}
