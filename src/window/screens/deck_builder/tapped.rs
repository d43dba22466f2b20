//! The deck builder on a phone: the pool, the deck and its figures, one at a time; a tap on a card reads it.

use bevy_egui::egui::{Align2, Rect, vec2};
use cards::data::Card;

use super::{
    action::{DeckEditorAction, Pane},
    bar,
    deck_editor::DeckEditor,
    list, pool,
    screen::useful_keys,
    verdict,
};
use crate::data::Library;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    card_table::{card, deck_charts},
    ui::{
        compact::{Columns, MARGIN, Roll, TARGET, is_upright},
        overlay, paint,
        theme::{self, size},
    },
};

/// The least room of the figures.
const FIGURES: f32 = 620.0;
/// Around the plate of figures.
const EDGE: f32 = 12.0;

/// Draws all of it but what lies on top.
pub(super) fn draw(pen: &mut Pen, deck_editor: &DeckEditor, library: &Library) {
    let names = ["Cards", "Deck", "Figures"];
    let title = &deck_editor.draft.deck().name;
    let Columns { shown, mut area } = Columns::draw(pen.ui, "builder", title, &names, true);
    if let Some(note) = &deck_editor.note {
        area.min.y += paint::flow(&pen.p(), area, note, size::SMALL, theme::now(), false) + MARGIN;
    }
    match shown {
        0 => pool::draw(pen, area, deck_editor, library),
        1 => {
            let bottom = verdict::draw(pen, area, deck_editor);
            list::draw(pen, area.with_min_y(bottom + MARGIN), deck_editor);
        }
        _ => {
            let roll = Roll::at_least(pen.ui, area, "figures", FIGURES);
            paint::plate(&pen.p(), roll.whole, theme::PANEL, theme::RULE);
            deck_charts::draw_narrow(&pen.p(), roll.whole.shrink(EDGE), &deck_editor.figures);
            roll.end(pen.ui);
        }
    }
    let play = deck_editor.is_legal().then_some(("P", "play with it", DeckEditorAction::Play));
    let about_all = bar::buttons(deck_editor, library);
    let about_all = about_all.into_iter().map(|(key, label, _, action)| (key, label, action));
    let keys = play.into_iter().chain(about_all).chain(useful_keys(deck_editor));
    let corner = pen.ui.max_rect().min;
    pen.foot(corner, 0.0, keys.collect());
}

/// A card that is read: how many copies the deck has, and buttons for one more and one less.
pub(super) fn read(pen: &mut Pen, all: Rect, deck_editor: &DeckEditor, card: &Card) -> Rect {
    let rect = all.shrink(MARGIN);
    let title = match deck_editor.pane {
        Pane::Pool => "A card of the pool",
        Pane::Deck => "A card of the deck",
    };
    let inner = overlay::panel(pen.ui, rect, title, "");
    let foot = inner.with_min_y(inner.bottom() - TARGET);
    let shown = inner.with_max_y(foot.top() - MARGIN);
    match is_upright(shown) {
        true => card::offered(&pen.p(), shown, card),
        false => _ = card::printed_in_the_middle(&pen.p(), shown, card, 17.0),
    }
    let side = vec2(foot.width() * 0.3, TARGET);
    let less = Rect::from_min_size(foot.min, side);
    let more = Rect::from_min_size(foot.right_top() - vec2(side.x, 0.0), side);
    let copies = deck_editor.draft.copies(&card.id);
    let words =
        if copies == 1 { "1 in the deck".to_owned() } else { format!("{copies} in the deck") };
    let (at, align) = (foot.center(), Align2::CENTER_CENTER);
    paint::say(&pen.p(), at, align, &words, size::BODY, theme::TYPE);
    let id = || card.id.clone();
    if pen.button(less, "", "− one less", false) {
        pen.actions.push(DeckEditorAction::Remove(id()));
    }
    if pen.button(more, "", "+ one more", true) {
        pen.actions.push(DeckEditorAction::Add(id()));
    }
    rect
}
