//! The keyboard at the table: every key in one place; each key is an action.

use bevy_egui::egui::{Context, InputState, Key};

use crate::window::{
    card_table::{
        dialog_keys::{
            in_menu, in_options, in_the_advice, in_the_glossary, in_the_rulebook, reading,
        },
        menus::{FAREWELL, MARKED, PAUSE, SURE},
        table_ui::{TableAction, TableDialog, TableUi},
        view::{Question, TableView},
    },
    ui::{
        interface::in_use,
        keys::{DIGITS, PAGE, closing_with, scale, step, step_across, struck, tabbed},
    },
};
use crate::{guide::Interface, offers};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 24] = [
    ("1 … 9, 0", "take the option with that number"),
    ("↑ ↓", "move through the options"),
    ("PgUp PgDn", "previous or next ten options"),
    ("Enter, Space", "take the highlighted option; with Shift choose yourself what pays"),
    ("Space, Enter", "where several cards can be named: mark one; answer with all marked"),
    ("P", "done, or pass, where that is an option"),
    ("← →, Tab", "walk over the cards on the table"),
    ("V", "read the card in focus; hold Alt for a glance"),
    ("W", "what an adviser would do here, and why"),
    ("Y", "why the rivals did what they did, as far as you can tell"),
    ("U, Shift+U", "take the last decision back; make it again"),
    ("R", "the next rival's side, where there are several"),
    ("B", "the rulebook"),
    ("G", "the glossary: what a word or a number means"),
    ("M", "full control: be asked whenever you may do something"),
    ("L", "the whole log; there 1 … 4 and F sift it, and Enter lays a line open"),
    ("I", "what every sign means"),
    ("+ −", "everything larger or smaller"),
    ("F2, K", "settings: size, colours, motion, sound; sound off or on"),
    ("F1, H", "this page"),
    ("Esc", "close what is open; pause, leave, concede"),
    ("Left click", "take what glows, read what does not"),
    ("Drag", "a card or a token to where it may go"),
    ("Right click", "read any card; resting on one shows it too"),
];

/// Turns the keys of this frame into actions at the table.
pub fn at_table(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    let on_pad = in_use(ctx) == Interface::Gamepad;
    ctx.input(|input| {
        let mut actions = match &table_ui.dialog {
            TableDialog::Nothing => on_the_table(input, view, table_ui, on_pad),
            TableDialog::Card(_) => reading(input, table_ui),
            TableDialog::Log => closing(input, &[Key::L]),
            TableDialog::Signs => closing(input, &[Key::I, Key::Enter]),
            TableDialog::Rules => in_the_rulebook(input, view, table_ui),
            TableDialog::Advice => in_the_advice(input, table_ui),
            TableDialog::RivalPlays => closing(input, &[Key::Y]),
            TableDialog::Glossary => in_the_glossary(input, view, table_ui),
            TableDialog::Farewell { selected } => {
                in_menu(input, *selected, &FAREWELL, |selected| TableDialog::Farewell { selected })
            }
            TableDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
            TableDialog::Options { offers, .. } => in_options(input, table_ui, offers),
            TableDialog::Pause { selected } => {
                in_menu(input, *selected, PAUSE, |selected| TableDialog::Pause { selected })
            }
            TableDialog::Sure { selected } => {
                in_menu(input, *selected, &SURE, |selected| TableDialog::Sure { selected })
            }
            TableDialog::Marked { selected } => {
                in_menu(input, *selected, &MARKED, |selected| TableDialog::Marked { selected })
            }
        };
        actions.extend(scale(input).map(TableAction::Scale));
        actions
    })
}

pub(super) fn confirmed(input: &InputState) -> bool {
    struck(input, Key::Enter) || struck(input, Key::Space)
}

fn on_the_table(
    input: &InputState,
    view: &TableView,
    table_ui: &TableUi,
    on_pad: bool,
) -> Vec<TableAction> {
    let mut actions = Vec::new();
    let told = view.told();
    if struck(input, Key::Escape) && table_ui.drag.is_none() {
        let pause = TableDialog::Pause { selected: 0 };
        actions
            .push(TableAction::Open(told.map_or(pause, |_| TableDialog::Farewell { selected: 0 })));
    }
    if confirmed(input) && told.is_some_and(|told| !told.lesson.until_answered) {
        return vec![TableAction::GoOn];
    }
    if struck(input, Key::G) {
        actions.push(TableAction::Open(TableDialog::Glossary));
    }
    if struck(input, Key::B) {
        actions.push(TableAction::Open(TableDialog::Rules));
    }
    if struck(input, Key::W) {
        actions.push(TableAction::Open(TableDialog::Advice));
    }
    if struck(input, Key::Y) {
        actions.push(TableAction::Open(TableDialog::RivalPlays));
    }
    if struck(input, Key::M) {
        actions.push(TableAction::Control);
    }
    if struck(input, Key::U) {
        let again = input.modifiers.shift;
        actions.push(if again {
            TableAction::MakeAgain
        } else {
            TableAction::TakeBack { anyway: false }
        });
    }
    if struck(input, Key::R) {
        actions.extend(table_ui.rival_after(view).map(TableAction::Show));
    }
    if struck(input, Key::L) {
        actions.push(TableAction::Open(TableDialog::Log));
    }
    if struck(input, Key::F1) || struck(input, Key::H) || struck(input, Key::Questionmark) {
        actions.push(TableAction::Open(TableDialog::Keys));
    }
    if struck(input, Key::I) {
        actions.push(TableAction::Open(TableDialog::Signs));
    }
    if struck(input, Key::V) {
        actions.extend(
            table_ui.face_in_focus(view).map(|look| TableAction::Open(TableDialog::Card(look))),
        );
    }
    actions.extend(walked(input));
    actions.extend(in_the_list(input, view, table_ui, on_pad));
    actions
}

/// Left, right and Tab walk over the table.
pub(super) fn walked(input: &InputState) -> Option<TableAction> {
    let steps = tabbed(input) + step_across(input);
    (steps != 0).then_some(TableAction::Walk(steps))
}

fn in_the_list(
    input: &InputState,
    view: &TableView,
    table_ui: &TableUi,
    on_pad: bool,
) -> Option<TableAction> {
    let question = view.question.as_ref()?;
    let (count, numbered) = (question.options.len(), question.numbered().len());
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        let n = table_ui.page(question) * PAGE + digit;
        return (n < numbered).then_some(TableAction::Take(n));
    }
    if struck(input, Key::Enter) && !on_pad && answers(view, table_ui) {
        return question.confirm.map(TableAction::Take);
    }
    if confirmed(input) {
        return Some(confirm(view, table_ui));
    }
    if struck(input, Key::P) {
        return finishing(view).map(TableAction::Take);
    }
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    if pages != 0 {
        let page = table_ui.page(question) as isize + pages;
        let last = numbered.saturating_sub(1) / PAGE;
        return Some(TableAction::Select(page.clamp(0, last as isize) as usize * PAGE));
    }
    let steps = step(input);
    let next = (table_ui.selected as isize + steps).rem_euclid(count as isize) as usize;
    (steps != 0).then_some(TableAction::Select(next))
}

/// The option to do no more of what is asked.
pub fn finishing(view: &TableView) -> Option<usize> {
    let options = view.question.as_ref()?.numbered();
    options.iter().position(|offer| offers::is_idle(offer.chosen))
}

/// Whether Enter answers with what is marked: while the keyboard stands on what can be. Space marks it;
/// a pad, which has one button for both, marks, and answers where that is highlighted.
fn answers(view: &TableView, table_ui: &TableUi) -> bool {
    let is_elsewhere = table_ui.at.is_some_and(|at| view.offers_at(at).next().is_none());
    let on_a_card = |question: &Question| question.can_mark(table_ui.selected);
    view.question.as_ref().is_some_and(on_a_card) && !is_elsewhere
}

/// Enter takes the highlighted option, unless the keyboard stands on a card that has others.
fn confirm(view: &TableView, table_ui: &TableUi) -> TableAction {
    let Some(at) = table_ui.at else { return TableAction::Take(table_ui.selected) };
    let offers: Vec<usize> = view.offers_at(at).collect();
    let place = table_ui.places.iter().find(|place| place.spot == at);
    match (offers.as_slice(), place) {
        (&[only], _) => TableAction::Take(only),
        ([], Some(place)) => place
            .look
            .map_or(TableAction::Walk(0), |look| TableAction::Open(TableDialog::Card(look))),
        ([], None) => TableAction::Take(table_ui.selected),
        (_, place) => {
            let at = place.map_or_else(Default::default, |place| place.rect.center());
            TableAction::Open(TableDialog::Options { at, offers })
        }
    }
}

pub(super) fn closing(input: &InputState, keys: &[Key]) -> Vec<TableAction> {
    closing_with(input, keys, TableAction::Open(TableDialog::Nothing))
}
