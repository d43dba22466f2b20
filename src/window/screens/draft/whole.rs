//! A whole deck: its plan, and the rivals that it meets, each with theirs.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    action::{DraftAction, Pen},
    state::DraftUi,
};
use crate::{
    data::Library,
    draft::{Drafted, Meeting, UnderWay, words},
    window::{
        card_table::gallery,
        ui::{
            magnifier::attend,
            paint, reader,
            theme::{self, size},
        },
    },
};

/// Height of a rival's row.
const ROW: f32 = 112.0;
/// The same where there is little room beside the picture.
const HIGH: f32 = 148.0;

/// Where there is less room, the words stand below the picture; and what all of it takes at least there.
const NARROW: f32 = 560.0;
pub(super) const LEAST: f32 = 880.0;

/// Draws it; a click on a rival plays against them.
pub(super) fn draw(
    pen: &mut Pen,
    area: Rect,
    draft_ui: &DraftUi,
    (under_way, library): (&UnderWay, &Library),
) {
    let p = pen.p();
    let deck = under_way.drafting.deck();
    let is_narrow = area.width() < NARROW;
    let picture = vec2(area.width().min(380.0), if is_narrow { 132.0 } else { 190.0 });
    let picture = Rect::from_min_size(area.min, picture);
    if let Some((_, card)) = library.book.find(&deck.ship) {
        gallery::hang(&p, picture, card, art::Side::Front, 0.95);
    }
    let mut told = match is_narrow {
        true => area.with_min_y(picture.bottom() + 8.0),
        false => area.with_min_x(picture.right() + 22.0).with_max_y(picture.bottom()),
    };
    let made_up = format!("{}.", words::make_up(&deck, under_way.drafting.game().book()));
    for (words, points, ink) in [
        ("The deck is whole", size::TITLE, theme::TYPE),
        (deck.plan.as_str(), size::HEAD, theme::TYPE),
        (made_up.as_str(), size::BODY, theme::QUIET),
    ] {
        told.min.y += paint::flow(&p, told, words, points, ink, false) + 8.0;
    }
    let bottom = if is_narrow { told.top() } else { picture.bottom() };
    let at = pos2(area.left(), bottom + 20.0);
    let head = "Those who drafted beside you";
    paint::caption(&p, at, Align2::LEFT_TOP, head, size::SMALL, theme::FAINT);
    let list = area.with_min_y(at.y + 24.0);
    if draft_ui.rivals.is_empty() {
        let words = "They are still drafting.";
        paint::say(&p, list.min, Align2::LEFT_TOP, words, size::BODY, theme::QUIET);
    }
    let tall = if is_narrow { HIGH } else { ROW };
    for (nth, rival) in draft_ui.rivals.iter().enumerate() {
        let top = list.top() + (tall + 8.0) * nth as f32;
        let place = Rect::from_min_size(pos2(list.left(), top), vec2(list.width(), tall));
        row(pen, place, draft_ui, (nth, rival, library));
    }
}

fn row(
    pen: &mut Pen,
    place: Rect,
    draft_ui: &DraftUi,
    (nth, rival, library): (usize, &Drafted, &Library),
) {
    let selected = nth == draft_ui.selected;
    let met = draft_ui.met.get(nth).unwrap_or(&Meeting::ToCome);
    let response =
        pen.ui.interact(place, pen.ui.id().with(("rival", nth)), bevy_egui::egui::Sense::CLICK);
    reader::name(&response, selected, || {
        format!("{}, {}, {}. {}", rival.name, rival.rank(), met.words(), rival.deck.plan)
    });
    let p = pen.p();
    paint::ground(&p, place, selected, response.hovered(), theme::PANEL);
    if selected {
        attend(pen.ui.ctx(), place);
    }
    let wide = if place.width() < NARROW { 96.0 } else { 190.0 };
    let picture = place.shrink(6.0).with_max_x(place.left() + wide);
    if let Some((_, card)) = library.book.find(&rival.deck.ship) {
        gallery::hang(&p, picture, card, art::Side::Front, if selected { 0.95 } else { 0.7 });
    }
    let inner = place.with_min_x(picture.right() + 14.0).shrink2(vec2(6.0, 10.0));
    let said =
        paint::say(&p, inner.right_top(), Align2::RIGHT_TOP, met.words(), size::BODY, theme::TYPE);
    let name = format!("{}  {}", nth + 1, rival.name);
    let room = said.left() - 12.0 - inner.left();
    paint::fitted(&p, inner.min, Align2::LEFT_TOP, &name, size::HEAD, theme::TYPE, room, selected);
    let below = inner.with_min_y(inner.top() + 22.0);
    paint::along(&p, below, &rival.rank(), size::SMALL, theme::FAINT);
    let plan = inner.with_min_y(inner.top() + 42.0);
    paint::flow(&p, plan, &rival.deck.plan, size::BODY, theme::QUIET, false);
    if pen.led_to(place) && !selected {
        pen.actions.push(DraftAction::Select(nth));
    }
    if response.clicked() {
        pen.actions.push(DraftAction::Play(nth));
    }
}
