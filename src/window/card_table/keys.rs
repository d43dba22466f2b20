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
        keys::{
            PAGE, closing_with, confirmed, digit, moved, paged, scale, step_across, struck,
            struck_of, tabbed,
        },
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
            TableDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
            TableDialog::Options { offers, .. } => in_options(input, table_ui, offers),
            TableDialog::Farewell { selected: at } => in_menu(input, *at, &FAREWELL, farewell),
            TableDialog::Pause { selected: at } => in_menu(input, *at, PAUSE, pause),
            TableDialog::Sure { selected: at } => {
                in_menu(input, *at, &SURE, |selected| TableDialog::Sure { selected })
            }
            TableDialog::Marked { selected: at } => {
                in_menu(input, *at, &MARKED, |selected| TableDialog::Marked { selected })
            }
        };
        actions.extend(scale(input).map(TableAction::Scale));
        actions
    })
}

fn pause(selected: usize) -> TableDialog {
    TableDialog::Pause { selected }
}

fn farewell(selected: usize) -> TableDialog {
    TableDialog::Farewell { selected }
}

fn on_the_table(
    input: &InputState,
    view: &TableView,
    table_ui: &TableUi,
    on_pad: bool,
) -> Vec<TableAction> {
    let told = view.told();
    if confirmed(input) && told.is_some_and(|told| !told.lesson.until_answered) {
        return vec![TableAction::GoOn];
    }
    let mut actions = Vec::new();
    if struck(input, Key::Escape) && table_ui.drag.is_none() {
        actions.push(TableAction::Open(if told.is_some() { farewell(0) } else { pause(0) }));
    }
    actions.extend(struck_of(input, LETTERS));
    actions.extend(about(input, view, table_ui));
    actions.extend(walked(input));
    actions.extend(in_the_list(input, view, table_ui, on_pad));
    actions
}

/// What a letter does at the table, whatever lies there.
const LETTERS: [(Key, TableAction); 10] = [
    (Key::G, TableAction::Open(TableDialog::Glossary)),
    (Key::B, TableAction::Open(TableDialog::Rules)),
    (Key::W, TableAction::Open(TableDialog::Advice)),
    (Key::Y, TableAction::Open(TableDialog::RivalPlays)),
    (Key::M, TableAction::Control),
    (Key::L, TableAction::Open(TableDialog::Log)),
    (Key::F1, TableAction::Open(TableDialog::Keys)),
    (Key::H, TableAction::Open(TableDialog::Keys)),
    (Key::Questionmark, TableAction::Open(TableDialog::Keys)),
    (Key::I, TableAction::Open(TableDialog::Signs)),
];

/// What the other letters do: about the last decision, the next rival, the card in focus.
fn about(input: &InputState, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    let undone = match input.modifiers.shift {
        true => TableAction::MakeAgain,
        false => TableAction::TakeBack { anyway: false },
    };
    let read = |look| TableAction::Open(TableDialog::Card(look));
    let letters = [
        (Key::U, Some(undone)),
        (Key::R, table_ui.rival_after(view).map(TableAction::Show)),
        (Key::V, table_ui.face_in_focus(view).map(read)),
    ];
    struck_of(input, letters).flatten().collect()
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
    let page = table_ui.page(question);
    if let Some(digit) = digit(input) {
        let n = page * PAGE + digit;
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
    let selected = paged(input, page, numbered).or(moved(input, table_ui.selected, count));
    selected.map(TableAction::Select)
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
