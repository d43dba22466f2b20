//! The list of all decks.

use bevy_egui::egui::{Align2, Rect, ScrollArea, Ui, UiBuilder, vec2};

use crate::data::{Library, ListedDeck};
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    screens::deck_builder::action::DeckEditorAction,
    ui::{
        card_type::CardType,
        overlay,
        paint::{self, ground},
        theme::{self, size},
    },
};

const ROW: f32 = 46.0;

/// All decks, the shipped ones first; those that may not be played say so.
pub(super) fn draw(pen: &mut Pen, all: Rect, library: &Library, selected: usize) -> Rect {
    let tall = (84.0 + ROW * library.decks.len() as f32).min(all.height() - 60.0);
    let wide = 900.0_f32.min(all.width() - 40.0);
    let rect = overlay::in_the_middle(all, vec2(wide, tall));
    let inner = overlay::panel(pen.ui, rect, "Decks", "Enter lays one on the bench · Esc closes");
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("decks"));
    ui.set_clip_rect(inner);
    let area = ScrollArea::vertical().id_salt("decks").auto_shrink(false);
    let clicked = area.show(&mut ui, |ui| rows(ui, inner.width() - 10.0, library, selected)).inner;
    pen.actions.extend(clicked.map(DeckEditorAction::Open));
    rect
}

/// The rows; the number of the one that was clicked.
fn rows(ui: &mut Ui, wide: f32, library: &Library, selected: usize) -> Option<usize> {
    let mut clicked = None;
    let moved = ui.input(|input| !input.events.is_empty());
    ui.spacing_mut().item_spacing.y = 0.0;
    for (n, listed) in library.decks.iter().enumerate() {
        let (_, place) = ui.allocate_space(vec2(wide, ROW));
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
    let at = row.right_center() - vec2(12.0, 0.0);
    let whose = paint::say(&p, at, Align2::RIGHT_CENTER, whose, size::SMALL, theme::FAINT);
    let at = row.left_top() + vec2(36.0, 4.0);
    let room = whose.left() - at.x - 10.0;
    paint::fitted(&p, at, Align2::LEFT_TOP, &listed.deck.name, 15.0, theme::TYPE, room, true);
    let (words, ink) = match listed.faults.len() {
        0 => (listed.deck.plan.clone(), theme::QUIET),
        1 => ("It may not be played, for one reason".to_owned(), theme::now()),
        many => (format!("It may not be played, for {many} reasons"), theme::now()),
    };
    let at = row.left_bottom() + vec2(36.0, -4.0);
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &words, size::TINY, ink, room, false);
}
