//! A card that is read on top of the table. A finger that tapped it finds what can be done with it beside it.

use bevy_egui::egui::{Align2, Id, Key, Painter, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::{
    card, drag,
    marking::marks::Marking,
    spot::{Look, Spot},
    table,
    table_ui::{TableAction, TableUi},
    touch::Pen,
    view::TableView,
};
use crate::guide::Interface;
use crate::window::ui::{
    compact::{self, MARGIN, Roll, TARGET},
    interface::in_use,
    paint,
    theme::{self, size},
};

/// Room for what can be done, beside a card or at most below it.
const COLUMN: f32 = 300.0;
const BELOW: f32 = 0.4;
/// From one answer to the next.
const STEP: f32 = TARGET + 8.0;

/// Draws it in the middle of `all`; where it is, and what was done on it.
pub(super) fn draw(
    ui: &mut Ui,
    all: Rect,
    look: Look,
    (view, table_ui, marking): (&TableView, &TableUi, &Marking),
) -> (Rect, Vec<TableAction>) {
    let compact = compact::is_on(ui.ctx());
    if !compact && in_use(ui.ctx()) != Interface::Touch {
        return (alone(ui, all, look, view), Vec::new());
    }
    let offers = offers(look, view, table_ui);
    let plan =
        if compact { Plan::compact(all, offers.len()) } else { Plan::beside(all, offers.len()) };
    let drawn = card::within(ui.painter(), plan.card, look, view);
    compact::key(ui, plan.close, "×", "Close", Key::Escape);
    let mut pen = Pen::new(ui, view, table_ui).with_marks(marking);
    // The second tap: where one thing can be done with the card, it is done.
    let tapped = pen.ui.interact(drawn, Id::new("the card that is read"), Sense::CLICK).clicked();
    if let (true, &[only]) = (tapped, &offers[..]) {
        pen.actions.push(TableAction::Take(only));
    }
    answers(&mut pen, plan.answers, &offers);
    (drawn.union(plan.answers), pen.actions)
}

/// The options that concern the card, or the place where it lies.
fn offers(look: Look, view: &TableView, table_ui: &TableUi) -> Vec<usize> {
    let place = table_ui.places.iter().find(|place| place.look == Some(look));
    let spot = place.map(|place| place.spot).or(look.id.map(Spot::Card));
    let spots = spot.map_or_else(Vec::new, |spot| drag::of_place(view, spot));
    let mut offers: Vec<usize> = spots.iter().flat_map(|&spot| view.offers_at(spot)).collect();
    offers.sort_unstable();
    offers.dedup();
    offers
}

/// Where card, answers and the button that closes stand.
struct Plan {
    card: Rect,
    answers: Rect,
    close: Rect,
}

impl Plan {
    /// On a phone: what can be done below the card, or at its right where the phone is held across.
    fn compact(all: Rect, offers: usize) -> Plan {
        let inner = all.shrink(MARGIN);
        let close = inner.with_max_y(inner.top() + TARGET).with_min_x(inner.right() - TARGET);
        if compact::is_upright(all) {
            let tall = (STEP * offers as f32).min(inner.height() * BELOW);
            let answers = inner.with_min_y(inner.bottom() - tall);
            let card = inner.with_min_y(close.bottom()).with_max_y(answers.top() - MARGIN);
            return Plan { card, answers, close };
        }
        let answers = inner.with_min_x(inner.right() - COLUMN).with_min_y(close.bottom());
        Plan { card: inner.with_max_x(answers.left() - MARGIN), answers, close }
    }

    /// On a larger screen.
    fn beside(all: Rect, offers: usize) -> Plan {
        let inner = all.shrink2(vec2(40.0, 60.0));
        let answers = inner.with_min_x(inner.right() - COLUMN);
        let tall = (STEP * offers as f32).min(inner.height() - TARGET);
        let answers = Rect::from_center_size(answers.center(), vec2(COLUMN, tall));
        let corner = answers.right_top() - vec2(TARGET, TARGET);
        let close = Rect::from_min_size(corner, vec2(TARGET, TARGET));
        Plan { card: inner.with_max_x(answers.left() - 24.0), answers, close }
    }
}

fn answers(pen: &mut Pen, area: Rect, offers: &[usize]) {
    let Some(question) = &pen.view.question else { return };
    let roll = Roll::begin(pen.ui, area, "done with it", STEP * offers.len() as f32, None);
    for (line, &n) in offers.iter().enumerate() {
        let top = roll.whole.top() + STEP * line as f32;
        let place = roll.whole.with_min_y(top).with_max_y(top + TARGET);
        table::option_row(pen, place, n, None, &question.options[n]);
    }
    roll.end(pen.ui);
}

/// By itself, for somebody with keys or a pointer.
fn alone(ui: &Ui, all: Rect, look: Look, view: &TableView) -> Rect {
    let room = card::room(ui.painter(), look, view, card::READING);
    let rect = Rect::from_center_size(all.center() - vec2(0.0, 12.0), room);
    card::large(ui.painter(), rect, look, view, card::READING);
    read_on(ui.painter(), pos2(all.center().x, rect.bottom() + 26.0));
    rect
}

/// What the keys do while a card is read.
fn read_on(p: &Painter, at: Pos2) {
    let hint = Rect::from_center_size(at, vec2(230.0, 26.0));
    paint::plate(p, hint, theme::SPACE, theme::RULE);
    let words = "Esc closes · ← → next card";
    paint::say(p, at, Align2::CENTER_CENTER, words, size::SMALL, theme::QUIET);
}
