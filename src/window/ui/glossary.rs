//! The glossary, open over the table: groups at the left, their words at the right, and a field to
//! look for one.

use bevy_egui::egui::{Id, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::{
    compact::{self, Roll},
    layout::list_and_page,
    lookup,
    theme::{self, size},
};
use crate::glossary::{Glossary, Word};

/// Width of the list of groups.
const GROUPS: f32 = 250.0;
const ROW: f32 = 26.0;

/// A page of the glossary, or a search in it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GlossaryPage {
    /// Which group, counted from 0.
    pub group: usize,
    /// A word that is looked for instead.
    pub search: String,
}

/// What was done in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GlossaryAction {
    /// Turn to this page.
    Turn(GlossaryPage),
    /// Open the rulebook at this rule.
    Rule(String),
}

/// Draws it in `inner` and returns what was done in it.
pub fn draw(
    ui: &mut Ui,
    inner: Rect,
    glossary: &Glossary,
    at: &GlossaryPage,
) -> Vec<GlossaryAction> {
    let mut actions = Vec::new();
    let [list, page] = list_and_page(inner, GROUPS);
    actions.extend(groups(ui, list, glossary, at));
    let field = page.with_max_y(page.top() + 28.0);
    actions.extend(search_field(ui, field, at));
    actions.extend(words(ui, page.with_min_y(field.bottom() + 12.0), glossary, at));
    actions
}

fn groups(
    ui: &mut Ui,
    list: Rect,
    glossary: &Glossary,
    at: &GlossaryPage,
) -> Option<GlossaryAction> {
    let mut chosen = None;
    let tall = if compact::is_on(ui.ctx()) { compact::LOW } else { ROW };
    let roll = Roll::begin(ui, list, "groups", tall * glossary.groups().len() as f32, None);
    for (n, group) in glossary.groups().iter().enumerate() {
        let top = roll.whole.top() + tall * n as f32;
        let row = Rect::from_min_size(pos2(list.left(), top), vec2(list.width(), tall));
        let here = at.search.is_empty() && at.group == n;
        let title = (group.title.as_str(), size::BODY);
        let response = lookup::part(ui, row, Id::new(("group", n)), title, here);
        if response.clicked() {
            chosen =
                Some(GlossaryAction::Turn(GlossaryPage { group: n, ..GlossaryPage::default() }));
        }
    }
    roll.end(ui);
    chosen
}

fn search_field(ui: &mut Ui, field: Rect, at: &GlossaryPage) -> Option<GlossaryAction> {
    let search = lookup::field(ui, field, &at.search, "look for a word", 40)?;
    Some(GlossaryAction::Turn(GlossaryPage { search, ..at.clone() }))
}

/// The group's words, or what the search finds.
fn words(
    ui: &mut Ui,
    page: Rect,
    glossary: &Glossary,
    at: &GlossaryPage,
) -> Option<GlossaryAction> {
    let shown: Vec<&Word> = if at.search.trim().is_empty() {
        glossary.groups().get(at.group).into_iter().flat_map(|group| &group.words).collect()
    } else {
        glossary.search(&at.search)
    };
    let mut asked = None;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(page));
    ui.set_clip_rect(page);
    ScrollArea::vertical().id_salt(("words", at.group)).auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if shown.is_empty() {
            ui.label(RichText::new("The table has no such word.").color(theme::FAINT));
        }
        for word in shown {
            asked = one(ui, word).or(asked.take());
        }
    });
    asked
}

/// A word and what it means; a click on its rule opens the rulebook there.
fn one(ui: &mut Ui, word: &Word) -> Option<GlossaryAction> {
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.label(
            RichText::new(&word.word).size(theme::reading(size::HEAD)).color(theme::TYPE).strong(),
        );
        let rule = RichText::new(&word.rule).size(size::TINY).color(theme::FAINT);
        let rule = ui.add(bevy_egui::egui::Label::new(rule).sense(Sense::CLICK));
        asked = rule.clicked().then(|| GlossaryAction::Rule(word.rule.clone()));
    });
    ui.label(RichText::new(&word.says).size(theme::reading(size::BODY + 0.5)).color(theme::QUIET));
    ui.add_space(9.0);
    asked
}
