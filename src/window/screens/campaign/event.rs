//! What is met in port: the story, what can be done about it, and what may come of that.

use bevy_egui::egui::{Painter, Rect, vec2};
use campaign::{Move, text};

use super::question::{CampaignPen, View, ground};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// The least height of an option's plate, and the room between two.
const PLATE: f32 = 64.0;
const GAP: f32 = 12.0;
/// The room of a plate beside its words, on both sides and above and below; on the right stands its key.
const SIDES: f32 = 16.0;
const KEY: f32 = 24.0;
const EDGES: f32 = 10.0;
/// The title's letters, and the room below it and below the story.
const TITLE: f32 = 28.0;
const BELOW_TITLE: f32 = 10.0;
const BELOW_STORY: f32 = 24.0;
/// Between what is done and what may come of it.
const LINE: f32 = 4.0;

/// An option in words.
struct Answer {
    label: String,
    stakes: Option<String>,
}

/// Draws all, one below the other.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let Some((title, story)) = text::meeting(view.own, view.book) else { return };
    let p = pen.p();
    let mut room = area;
    room.min.y += paint::flow(&p, room, title, TITLE, theme::TYPE, true) + BELOW_TITLE;
    room.min.y += paint::flow(&p, room, story, size::HEAD, theme::TYPE, false) + BELOW_STORY;
    for (n, answer) in answers(view).iter().enumerate() {
        let place =
            Rect::from_min_size(room.min, vec2(room.width(), answer.tall(&p, room.width())));
        ground(pen, view, place, n);
        answer.draw(&pen.p(), place);
        room.min.y += place.height() + GAP;
    }
}

/// The height of all that on a page so wide.
pub(super) fn tall(p: &Painter, view: &View, wide: f32) -> f32 {
    let Some((title, story)) = text::meeting(view.own, view.book) else { return 0.0 };
    let told = paint::tall(p, title, TITLE, wide) + paint::tall(p, story, size::HEAD, wide);
    let plates: f32 = answers(view).iter().map(|it| it.tall(p, wide) + GAP).sum();
    told + BELOW_TITLE + BELOW_STORY + plates
}

fn answers(view: &View) -> Vec<Answer> {
    view.options().iter().map(|option| Answer::of(option, view)).collect()
}

impl Answer {
    fn of(option: &Move, view: &View) -> Answer {
        let (own, book) = (view.own, view.book);
        let &Move::Answer(nth) = option else {
            return Answer { label: text::option(option, own, book), stakes: None };
        };
        Answer {
            label: text::answer(nth, own, book).unwrap_or_default(),
            stakes: text::stakes(nth, own, book),
        }
    }

    fn tall(&self, p: &Painter, wide: f32) -> f32 {
        let wide = wide - 2.0 * SIDES - KEY;
        let stakes = self.stakes.as_ref();
        let below = stakes.map_or(0.0, |it| LINE + paint::tall(p, it, size::BODY, wide));
        (paint::tall(p, &self.label, size::HEAD, wide) + below + 2.0 * EDGES).max(PLATE)
    }

    fn draw(&self, p: &Painter, place: Rect) {
        let inner = place.shrink2(vec2(SIDES, EDGES));
        let mut area = inner.with_max_x(inner.right() - KEY);
        area.min.y += paint::flow(p, area, &self.label, size::HEAD, theme::TYPE, false) + LINE;
        if let Some(stakes) = &self.stakes {
            paint::flow(p, area, stakes, size::BODY, theme::QUIET, false);
        }
    }
}
