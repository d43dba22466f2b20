//! The list of all decks.

use bevy_egui::egui::{Align2, Rect, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::data::{Library, ListedDeck};
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    screens::deck_builder::action::DeckEditorAction,
    ui::{
        card_type::CardType,
        compact, overlay,
        paint::{self, ground},
        theme::{self, size},
    },
};

const ROW: f32 = 46.0;

/// All decks, the shipped ones first; those that may not be played say so.
pub(super) fn draw(pen: &mut Pen, all: Rect, library: &Library, selected: usize) -> Rect {
    let row = row_of(pen);
    let tall = (84.0 + row * library.decks.len() as f32).min(all.height() - 60.0);
    let wide = 900.0_f32.min(all.width() - 40.0);
    let rect = overlay::in_the_middle(all, vec2(wide, tall));
    let inner = overlay::panel(pen.ui, rect, "Decks", "Enter lays one on the bench · Esc closes");
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("decks"));
    ui.set_clip_rect(inner);
    let area = ScrollArea::vertical().id_salt("decks").auto_shrink(false);
    let clicked =
        area.show(&mut ui, |ui| rows(ui, vec2(inner.width() - 10.0, row), library, selected)).inner;
    pen.actions.extend(clicked.map(DeckEditorAction::Open));
    rect
}

/// The height of a row: on a phone a plan stands in two lines.
fn row_of(pen: &Pen) -> f32 {
    if compact::is_on(pen.ui.ctx()) { 68.0 } else { ROW }
}

/// The rows; the number of the one that was clicked.
fn rows(ui: &mut Ui, size: Vec2, library: &Library, selected: usize) -> Option<usize> {
    let mut clicked = None;
    let moved = ui.input(|input| !input.events.is_empty());
    ui.spacing_mut().item_spacing.y = 0.0;
    for (n, listed) in library.decks.iter().enumerate() {
        let (_, place) = ui.allocate_space(size);
        if n == selected && moved && !ui.clip_rect().contains_rect(place) {
            ui.scroll_to_rect(place, None);
        }
        let mut pen: Pen = Pen::new(ui);
        row(&pen, place.shrink2(vec2(0.0, 2.0)), listed, library, n == selected);
        if pen.clicked(place, ("deck", n)) {
            clicked = Some(n);
        }
    }
    clicked
}

fn row(pen: &Pen, row: Rect, listed: &ListedDeck, library: &Library, selected: bool) {
    let p = pen.p();
    let over = pen.ui.rect_contains_pointer(row);
    ground(&p, row, selected, over, theme::SPACE);
    paint::mark(&p, row.left_center() + vec2(18.0, 0.0), 6.5, CardType::Ship);
    let own = !listed.file.starts_with(&library.folder);
    let whose = if own { "your own" } else { "shipped" };
    let (at, align) = match compact::is_on(p.ctx()) {
        true => (row.right_top() + vec2(-12.0, 7.0), Align2::RIGHT_TOP),
        false => (row.right_center() - vec2(12.0, 0.0), Align2::RIGHT_CENTER),
    };
    let whose = paint::say(&p, at, align, whose, size::SMALL, theme::FAINT);
    let at = row.left_top() + vec2(36.0, 4.0);
    let room = whose.left() - at.x - 10.0;
    paint::fitted(&p, at, Align2::LEFT_TOP, &listed.deck.name, 15.0, theme::TYPE, room, true);
    let (words, ink) = match listed.faults.len() {
        0 => (listed.deck.plan.clone(), theme::QUIET),
        1 => ("It may not be played, for one reason".to_owned(), theme::now()),
        many => (format!("It may not be played, for {many} reasons"), theme::now()),
    };
    if compact::is_on(p.ctx()) {
        let below = Rect::from_min_max(pos2(at.x, row.top() + 26.0), row.max - vec2(8.0, 2.0));
        paint::flow(&p, below, &words, size::TINY, ink, false);
        return;
    }
    let at = row.left_bottom() + vec2(36.0, -4.0);
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &words, size::TINY, ink, room, false);
}
