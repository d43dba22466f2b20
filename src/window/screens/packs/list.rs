//! The packs in a column, each with its state.

use bevy_egui::egui::{
    Align2, Color32, Rect, ScrollArea, Sense, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::{PacksAction, PacksUi};
use crate::data::{Library, ListedPack, PackState};
use crate::window::ui::{
    magnifier::attend,
    paint, reader,
    theme::{self, size},
};

const ROW: f32 = 52.0;

/// Draws it in `area`; what was done on it.
pub(super) fn draw(
    ui: &mut Ui,
    area: Rect,
    library: &Library,
    packs_ui: &PacksUi,
) -> Vec<PacksAction> {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("packs"));
    let mut actions = Vec::new();
    ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (n, pack) in library.packs.iter().enumerate() {
            let (place, _) = ui.allocate_exact_size(vec2(area.width() - 12.0, ROW), Sense::hover());
            actions.extend(row(ui, place, n, pack, library, n == packs_ui.selected));
        }
    });
    actions
}

fn row(
    ui: &Ui,
    place: Rect,
    n: usize,
    pack: &ListedPack,
    library: &Library,
    selected: bool,
) -> Vec<PacksAction> {
    let p = ui.painter();
    let response = ui.interact(place, ui.id().with(("pack", n)), Sense::CLICK);
    let (word, colour) = state(pack);
    reader::name(&response, selected, || format!("{}, {word}", name(pack)));
    let (fill, line) = match (selected, response.hovered()) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::RULE),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    paint::plate(p, place, fill, line);
    if selected {
        attend(ui.ctx(), place);
    }
    let lamp = switch(place);
    lamp_in(ui, lamp, pack, colour);
    let at = place.left_top() + vec2(16.0, 9.0);
    let room = lamp.left() - 12.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_TOP, name(pack), size::HEAD, theme::TYPE, room, selected);
    let at = place.left_bottom() + vec2(16.0, -8.0);
    let below = below(pack, word, library);
    paint::fitted(p, at, Align2::LEFT_BOTTOM, &below, size::SMALL, colour, room, false);
    match (response.clicked(), response.interact_pointer_pos()) {
        (true, Some(at)) if lamp.expand(6.0).contains(at) => {
            vec![PacksAction::Select(n), PacksAction::Switch]
        }
        (true, _) => vec![PacksAction::Select(n)],
        (false, _) => Vec::new(),
    }
}

/// The switch at the right of a row.
fn switch(place: Rect) -> Rect {
    Rect::from_center_size(pos2(place.right() - 38.0, place.center().y), vec2(44.0, 22.0))
}

/// A knob at the right where the pack is on, at the left where it is not: colour is not the only sign.
fn lamp_in(ui: &Ui, rect: Rect, pack: &ListedPack, colour: Color32) {
    let (p, on) = (ui.painter(), !pack.is_off());
    p.rect_filled(rect, 11.0, if on { theme::RAISED } else { theme::SPACE });
    p.rect_stroke(rect, 11.0, (1.5, colour), StrokeKind::Inside);
    let x = if on { rect.right() - 11.0 } else { rect.left() + 11.0 };
    p.circle_filled(pos2(x, rect.center().y), 7.0, colour);
}

/// Its title, or its folder's name where it has none.
pub(super) fn name(pack: &ListedPack) -> &str {
    pack.manifest.as_ref().map_or(&pack.id, |manifest| &manifest.title)
}

/// The word for a pack's state, and its colour.
pub(super) fn state(pack: &ListedPack) -> (&'static str, Color32) {
    match pack.state {
        PackState::On => ("on", theme::QUIET),
        PackState::Off => ("off", theme::FAINT),
        PackState::LeftOut(_) => ("left out: something is wrong", theme::now()),
    }
}

fn below(pack: &ListedPack, word: &str, library: &Library) -> String {
    match library.book.pack(&pack.id) {
        Some(found) => {
            let s = if found.cards == 1 { "" } else { "s" };
            format!("{word} · {} card{s} · {}", found.cards, pack.id)
        }
        None => format!("{word} · {}", pack.id),
    }
}
