//! The keyboard on the campaign's screen: every key in one place; each key is an action.

use bevy_egui::egui::{InputState, Key};
use campaign::Outcome;

use super::{
    action::CampaignAction,
    ending,
    question::View,
    state::{CampaignDialog, CampaignUi},
};
use crate::window::ui::{
    dialogs::HelpDialog,
    keys::{self, DIGITS, struck},
    rulebook::RulebookPage,
};

/// The keys as the help lists them.
pub(super) const HELP: [(&str, &str); 14] = [
    ("1 … 9, 0", "take the option with that number"),
    ("↑ ↓, ← →", "move through the options"),
    ("Enter, Space", "take the highlighted option; go on with the voyage"),
    ("C", "the crew wall: who is aboard, how they are, what they have been through"),
    ("A", "the books, leg by leg"),
    ("M", "the lanes: what can be reached within two months"),
    ("R", "those whom the ship has raced against"),
    ("D", "the ship's deck"),
    ("L", "the log: everything so far"),
    ("W", "what an old hand would do, and why"),
    ("U", "take back who was hired or paid off, what was bought, or what was just signed"),
    ("B", "the rulebook"),
    ("F1, H", "this page"),
    ("Esc", "close what is open; the title, where the campaign waits"),
];

/// Sheets by the key that opens and closes each.
const SHEETS: [(Key, CampaignDialog); 6] = [
    (Key::C, CampaignDialog::Crew),
    (Key::A, CampaignDialog::Ledger),
    (Key::R, CampaignDialog::Rivals),
    (Key::M, CampaignDialog::Lanes),
    (Key::D, CampaignDialog::Deck),
    (Key::L, CampaignDialog::Log),
];

/// Turns the keys of this frame into actions.
pub(super) fn pressed(input: &InputState, view: &View, families: usize) -> Vec<CampaignAction> {
    let mut actions = match (view.ui.help, view.ui.dialog) {
        (HelpDialog::Rules, _) => in_the_rulebook(input, view.ui, families),
        (HelpDialog::Keys, _) => closing(
            input,
            &[Key::F1, Key::H, Key::Enter],
            CampaignAction::Help(HelpDialog::Nothing),
        ),
        (HelpDialog::Nothing, CampaignDialog::Nothing) => on_the_page(input, view),
        (HelpDialog::Nothing, dialog) => in_a_sheet(input, dialog),
    };
    if let Some(factor) = keys::scale(input) {
        actions.push(CampaignAction::Scale(factor));
    }
    actions
}

fn closing(input: &InputState, also: &[Key], close: CampaignAction) -> Vec<CampaignAction> {
    let closed = struck(input, Key::Escape) || also.iter().any(|&key| struck(input, key));
    closed.then_some(close).into_iter().collect()
}

fn in_a_sheet(input: &InputState, dialog: CampaignDialog) -> Vec<CampaignAction> {
    let own = SHEETS.iter().find(|(_, it)| *it == dialog).map(|(key, _)| *key);
    let also: Vec<Key> = [Key::Enter, Key::Space, Key::W].into_iter().chain(own).collect();
    closing(input, &also, CampaignAction::Open(CampaignDialog::Nothing))
}

/// What a lesson takes of the keys before the page does: Enter reads it, Esc leaves the guide.
fn on_a_lesson(input: &InputState, view: &View) -> Option<CampaignAction> {
    let told = view.run.under_way.lesson()?;
    if struck(input, Key::Escape) {
        return Some(CampaignAction::LeaveGuide);
    }
    let read = struck(input, Key::Enter) || struck(input, Key::Space);
    (read && !told.lesson.until_answered).then_some(CampaignAction::LessonRead)
}

fn on_the_page(input: &InputState, view: &View) -> Vec<CampaignAction> {
    if let Some(action) = on_a_lesson(input, view) {
        return vec![action];
    }
    let sheets = SHEETS.map(|(key, dialog)| (key, CampaignAction::Open(dialog)));
    let more = [
        (Key::W, CampaignAction::Advise),
        (Key::U, CampaignAction::Undo),
        (Key::B, CampaignAction::Help(HelpDialog::Rules)),
        (Key::F1, CampaignAction::Help(HelpDialog::Keys)),
        (Key::H, CampaignAction::Help(HelpDialog::Keys)),
        (Key::Escape, CampaignAction::Leave),
    ];
    let mut actions: Vec<_> = keys::struck_of(input, sheets.into_iter().chain(more)).collect();
    let taken = DIGITS.iter().position(|&key| struck(input, key));
    let taken = taken.filter(|&n| n < view.options().len());
    actions.extend(taken.map(CampaignAction::Take));
    let count = match view.own.outcome {
        Some(_) => ending::ROWS.len(),
        None => view.options().len(),
    };
    let steps = keys::step(input) + keys::step_across(input) + keys::tabbed(input);
    if steps != 0 && count > 0 {
        let at = stepped(view.ui.selected, steps, count as isize);
        actions.push(CampaignAction::Select(at));
    }
    if struck(input, Key::Enter) || struck(input, Key::Space) {
        actions.extend(confirmed(view, view.own.outcome));
    }
    actions
}

/// Where so many steps lead; from nowhere, the first one leads to either end.
fn stepped(selected: usize, steps: isize, count: isize) -> usize {
    let at = selected as isize;
    let at = if at < count { at } else { -isize::from(steps > 0) };
    (at + steps).rem_euclid(count) as usize
}

/// What Enter does.
fn confirmed(view: &View, outcome: Option<Outcome>) -> Option<CampaignAction> {
    match outcome {
        Some(_) => ending::ROWS.get(view.ui.selected).map(|(_, action)| action.clone()),
        None if view.options().is_empty() => Some(CampaignAction::GoOn),
        None => Some(CampaignAction::Take(view.ui.selected)),
    }
}

fn in_the_rulebook(input: &InputState, ui: &CampaignUi, families: usize) -> Vec<CampaignAction> {
    let steps = keys::step(input);
    if steps != 0 && ui.book.search.is_empty() {
        let family = (ui.book.family as isize + steps).rem_euclid(families.max(1) as isize);
        let page = RulebookPage { family: family as usize, ..RulebookPage::default() };
        return vec![CampaignAction::Book(page)];
    }
    closing(input, &[], CampaignAction::Help(HelpDialog::Nothing))
}
