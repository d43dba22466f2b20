//! The rulebook, open over the table: families at the left, their rules at the right, and a field
//! to look for words.

use bevy_egui::egui::{Id, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, vec2};
use engine::{Entry, Rulebook};

use super::{
    compact,
    layout::list_and_page,
    lookup,
    theme::{self, size},
};
use crate::words;

/// Rules in families, each in a few lines.
pub trait Rules {
    fn book(&self) -> &Rulebook;
    /// Its head with its family, its text, and what else is to be said of it.
    fn lines(&self, entry: Entry) -> Vec<String>;
}

/// Width of the list of families.
const FAMILIES: f32 = 292.0;
/// More hits of a search than this are not shown.
const HITS: usize = 60;

/// A page of the rulebook, or a search in it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RulebookPage {
    /// Which family, counted from 0.
    pub family: usize,
    /// Words that are looked for instead.
    pub search: String,
    /// The rule that was looked up.
    pub at: Option<String>,
    /// It has just been looked up, and has to be brought into view.
    pub fresh: bool,
}

impl RulebookPage {
    /// The page with this rule; a ruling, which stands on no page, by a search. `None` where the
    /// rulebook does not know it.
    pub fn of(id: &str, book: &Rulebook) -> Option<RulebookPage> {
        let at = Some(id.to_owned());
        if let Some(family) = book.family_of(id) {
            return Some(RulebookPage { family, at, fresh: true, ..RulebookPage::default() });
        }
        book.find(id).map(|_| RulebookPage { search: id.to_owned(), at, ..RulebookPage::default() })
    }
}

/// Draws the book in `inner`; the page that was turned to.
pub fn draw(
    ui: &mut Ui,
    inner: Rect,
    rules_of: &impl Rules,
    reading: &RulebookPage,
) -> Option<RulebookPage> {
    let [list, page] = list_and_page(inner, FAMILIES);
    let turned = families(ui, list, rules_of.book(), reading);
    let field = page.with_max_y(page.top() + 28.0);
    let looked_for = search_field(ui, field, reading);
    rules(ui, page.with_min_y(field.bottom() + 10.0), rules_of, reading);
    looked_for.or(turned)
}

/// Height of a row of that list.
const ROW: f32 = 22.0;

fn families(
    ui: &mut Ui,
    list: Rect,
    book: &Rulebook,
    reading: &RulebookPage,
) -> Option<RulebookPage> {
    let mut chosen = None;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(list));
    ui.set_clip_rect(list);
    ScrollArea::vertical().id_salt("families").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut part = "";
        for (n, family) in book.families().iter().enumerate() {
            let begun = words::part(&family.prefix);
            if begun != part {
                part = begun;
                ui.add_space(if n == 0 { 0.0 } else { 10.0 });
                ui.label(RichText::new(part).size(size::TINY).color(theme::QUIET));
                ui.add_space(2.0);
            }
            let here = reading.search.is_empty() && reading.family == n;
            let row = family_row(ui, n, &family.title, here);
            if here && reading.fresh {
                row.scroll_to_me(Some(bevy_egui::egui::Align::Center));
            }
            if row.clicked() {
                chosen = Some(RulebookPage { family: n, ..RulebookPage::default() });
            }
        }
    });
    chosen
}

fn family_row(ui: &mut Ui, n: usize, title: &str, here: bool) -> Response {
    let tall = if compact::is_on(ui.ctx()) { compact::LOW } else { ROW };
    let (_, row) = ui.allocate_space(vec2(ui.available_width(), tall));
    lookup::part(ui, row, Id::new(("family", n)), (title, size::SMALL + 1.0), here)
}

fn search_field(ui: &mut Ui, field: Rect, reading: &RulebookPage) -> Option<RulebookPage> {
    let search = lookup::field(ui, field, &reading.search, "look for a word, or a rule's id", 60)?;
    Some(RulebookPage { search, ..reading.clone() })
}

/// The family's rules, or what the search finds.
fn rules(ui: &mut Ui, page: Rect, from: &impl Rules, reading: &RulebookPage) {
    let book = from.book();
    let shown: Vec<Entry> = if reading.search.trim().is_empty() {
        let family = book.families().get(reading.family);
        let rules =
            family.into_iter().flat_map(|family| family.rules.iter().map(move |r| (family, r)));
        rules.map(|(family, rule)| Entry::Rule(family, rule)).collect()
    } else {
        book.search(&reading.search).into_iter().take(HITS).collect()
    };
    let mut ui = ui.new_child(UiBuilder::new().max_rect(page));
    ui.set_clip_rect(page);
    ScrollArea::vertical().id_salt(("rules", reading.family)).auto_shrink(false).show(
        &mut ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if shown.is_empty() {
                ui.label(RichText::new("No rule speaks of that.").color(theme::FAINT));
            }
            for entry in shown {
                let here = reading.at.as_deref() == Some(entry.id());
                let found = !reading.search.trim().is_empty();
                let row = ui.scope(|ui| one(ui, entry, from, here, found));
                if here && reading.fresh {
                    row.response.scroll_to_me(Some(bevy_egui::egui::Align::Center));
                }
            }
        },
    );
}

/// A rule with its id, and with its family where it was found by a search.
fn one(ui: &mut Ui, entry: Entry, from: &impl Rules, here: bool, found: bool) {
    let mut lines = from.lines(entry).into_iter();
    let head = lines.next().filter(|_| found).unwrap_or_else(|| entry.id().to_owned());
    let ink = if here { theme::now() } else { theme::FAINT };
    ui.label(RichText::new(head).size(size::TINY).color(ink));
    for (n, line) in lines.enumerate() {
        let ink = if n == 0 { theme::TYPE } else { theme::QUIET };
        let points = if n == 0 { 15.0 } else { size::SMALL };
        ui.label(RichText::new(line.trim()).size(points).color(ink));
    }
    ui.add_space(7.0);
}
