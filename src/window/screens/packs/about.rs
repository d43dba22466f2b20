//! The pack that is looked at: what it says of itself, what it adds, what is wrong with it.

use std::path::Path;

use bevy_egui::egui::{Align2, Color32, Painter, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};
use cards::data::{Card, Manifest};

use super::{PacksAction, PacksUi, list};
use crate::window::ui::{
    compact, menu, paint, reader,
    theme::{self, size},
};
use crate::{
    builder::CardKind,
    data::{Library, ListedPack, PackState},
};

/// Draws it in `area`; what was done on it.
pub(super) fn draw(
    ui: &mut Ui,
    area: Rect,
    library: &Library,
    packs_ui: &PacksUi,
) -> Option<PacksAction> {
    let pack = library.packs.get(packs_ui.selected)?;
    let mut page = Page { p: ui.painter().clone(), area };
    page.words(list::name(pack), size::TITLE, theme::TYPE);
    page.manifest(pack.manifest.as_ref());
    page.words(&shown(&pack.folder), size::SMALL, theme::FAINT);
    if let PackState::LeftOut(fault) = &pack.state {
        page.words(&fault.to_string(), size::BODY, theme::now());
    }
    packs_ui.news.iter().for_each(|news| page.words(news, size::BODY, theme::now()));
    if !packs_ui.news.is_empty() {
        reader::say(ui, area, "news of packs", || packs_ui.news.join(" "));
    }
    let (word, place) = (word(pack), page.button());
    let clicked = menu::button(ui, place, word, false);
    added(ui, page, pack, library);
    clicked.then_some(PacksAction::Switch)
}

fn word(pack: &ListedPack) -> &'static str {
    if pack.is_off() { "Turn it on" } else { "Turn it off" }
}

/// A folder's path, as people read it.
fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

/// What is left of the column, from above.
struct Page {
    p: Painter,
    area: Rect,
}

impl Page {
    fn words(&mut self, words: &str, points: f32, colour: Color32) {
        self.area.min.y += paint::flow(&self.p, self.area, words, points, colour, false) + 7.0;
    }

    fn manifest(&mut self, manifest: Option<&Manifest>) {
        let Some(manifest) = manifest else { return };
        let by = match manifest.author.as_str() {
            "" => String::new(),
            author => format!(" · by {author}"),
        };
        self.words(&format!("Version {}{by}", manifest.version), size::BODY, theme::QUIET);
        if !manifest.about.is_empty() {
            self.words(&manifest.about, size::HEAD, theme::TYPE);
        }
        if !manifest.needs.is_empty() {
            let words = format!("Needs {}.", manifest.needs.join(", "));
            self.words(&words, size::BODY, theme::QUIET);
        }
    }

    fn button(&mut self) -> Rect {
        let tall = if compact::is_on(self.p.ctx()) { compact::TARGET } else { 36.0 };
        let place = Rect::from_min_size(self.area.min + vec2(0.0, 6.0), vec2(180.0, tall));
        self.area.min.y = place.bottom() + 22.0;
        place
    }
}

/// The cards that it adds, by type.
fn added(ui: &mut Ui, page: Page, pack: &ListedPack, library: &Library) {
    let Page { p, area } = page;
    let cards: Vec<&Card> = library
        .book
        .cards()
        .map(|(_, card)| card)
        .filter(|card| library.book.pack_of(&card.id).is_some_and(|of| of.id == pack.id))
        .collect();
    let words = match pack.state {
        PackState::On => "What it adds",
        PackState::Off => "Turned on, it shows here what it adds.",
        PackState::LeftOut(_) => "It adds nothing before that is mended.",
    };
    let at = area.left_top();
    let caption = paint::say(&p, at, Align2::LEFT_TOP, words, size::SMALL, theme::QUIET);
    let room = area.with_min_y(caption.bottom() + 8.0);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room).id_salt(("adds", &pack.id)));
    ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
        ui.set_max_width(room.width() - 14.0);
        for kind in CardKind::ALL {
            let of_kind: Vec<&str> = cards
                .iter()
                .filter(|card| CardKind::of(card) == kind)
                .map(|card| title(card))
                .collect();
            if !of_kind.is_empty() {
                names(ui, &format!("{} · {}", kind.heading(), of_kind.len()), &of_kind);
            }
        }
    });
}

fn title(card: &Card) -> &str {
    card.sides().map_or(&card.name, |sides| &sides.contract.name)
}

fn names(ui: &mut Ui, heading: &str, names: &[&str]) {
    let width = ui.available_width();
    let p = ui.painter().clone();
    let text = names.join(" · ");
    let tall = paint::tall(&p, &text, size::BODY, width);
    let (place, _) =
        ui.allocate_exact_size(vec2(width, tall + 32.0), bevy_egui::egui::Sense::hover());
    paint::caption(&p, place.left_top(), Align2::LEFT_TOP, heading, size::TINY, theme::FAINT);
    let below = Rect::from_min_max(pos2(place.left(), place.top() + 17.0), place.max);
    paint::flow(&p, below, &text, size::BODY, theme::TYPE, false);
}
