//! The keys at the foot of a fight that are good for something now.

use bevy_egui::egui::{Align2, Rect, vec2};

use crate::skirmish::flow::Control;
use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{
        fight_ui::{FightAction, FightDialog, FightUi},
        log_book::LogBook,
        plan::Plan,
        view::{Command, FightView, Question},
    },
    ui::{
        compact, paint,
        theme::{self, size},
    },
};

type FootKey = (&'static str, &'static str, FightAction);

/// The keys, to be clicked as well, and a note at their right.
pub(super) fn draw(pen: &mut Pen, all: Rect, view: &FightView, fight_ui: &FightUi, book: &LogBook) {
    let keys = about_orders(view, fight_ui).into_iter().chain(ABOUT_THE_SCREEN);
    pen.foot(all.left_bottom() + vec2(14.0, -7.0), 16.0, keys.collect());
    if let Some(note) = fight_ui.note.as_ref().or(book.trouble.as_ref()) {
        let at = all.right_bottom() + vec2(-14.0, -7.0);
        let align = Align2::RIGHT_BOTTOM;
        paint::fitted(&pen.p(), at, align, note, size::SMALL, theme::TYPE, 420.0, false);
    }
}

/// What a finger can ask for on a phone, and a note above it.
pub(super) fn tabs(
    pen: &mut Pen,
    plan: &Plan,
    view: &FightView,
    fight_ui: &FightUi,
    book: &LogBook,
) {
    let log = ("L", "log", FightAction::Open(FightDialog::Log));
    let on_a_phone = |it: &FootKey| !matches!(it.2, FightAction::Next(_) | FightAction::Target(_));
    // Elsewhere a key does it, and the pause menu.
    let delegate = ("Z", "let them fight", FightAction::Delegate);
    let delegate = (view.command == Command::Own).then_some(delegate);
    let keys = about_orders(view, fight_ui).into_iter().chain([log]).chain(delegate);
    let keys: Vec<FootKey> = keys.filter(on_a_phone).collect();
    let words: Vec<&str> = keys.iter().map(|(_, words, _)| *words).collect();
    let tapped = compact::tabs::strip(pen.ui, plan.tabs, &words, None);
    pen.actions.extend(tapped.map(|n| keys[n].2.clone()));
    if let Some(note) = fight_ui.note.as_ref().or(book.trouble.as_ref()) {
        let (at, room) =
            (plan.picture.left_bottom() + vec2(8.0, -4.0), plan.picture.width() - 16.0);
        let (p, ink) = (pen.p(), theme::TYPE);
        paint::fitted(&p, at, Align2::LEFT_BOTTOM, note, size::SMALL, ink, room, false);
    }
}

fn about_orders(view: &FightView, fight_ui: &FightUi) -> Vec<FootKey> {
    if view.command == Command::Delegated {
        return vec![("Z", "take command", FightAction::Delegate)];
    }
    let is_order = view.question.as_ref().is_some_and(|it| it.why == skirmish::Why::Orders);
    let likewise = FightAction::TakeForAll(fight_ui.selected_option);
    let keys = [
        Some(("Tab", "next of yours", FightAction::Next(1))),
        Some(("← →", "target", FightAction::Target(1))),
        Some(("S", "the sum", FightAction::Sum)),
        Some(("W", "a veteran's advice", FightAction::Advise)),
        is_order.then_some(("G", "all likewise", likewise)),
        view.repeats.then_some(("R", "same again", FightAction::Repeat(None))),
        (view.folded() > 0).then_some(("M", "the helpless", FightAction::Unfold)),
        control(view),
        (view.undoable > 0).then_some(("U", "take back", FightAction::Undo)),
    ];
    keys.into_iter().flatten().collect()
}

const ABOUT_THE_SCREEN: [FootKey; 6] = [
    ("Q E", "zoom", FightAction::Zoom(1.25, None)),
    ("A D", "along", FightAction::Pan(0.12)),
    ("F", "everybody", FightAction::Fit),
    ("B", "the rule", FightAction::Why),
    ("F1", "keys", FightAction::Open(FightDialog::Keys)),
    ("Esc", "pause", FightAction::Open(FightDialog::Pause { selected: 0 })),
];

/// How much is asked, where that can be less.
fn control(view: &FightView) -> Option<FootKey> {
    let turn = |it: &Question| matches!(it.why, skirmish::Why::Turn { .. });
    let (key, words, to) = match view.control {
        Control::Full => ("C", "ask less", Control::Full),
        Control::StandingOrders => ("O", "ask more", Control::StandingOrders),
        Control::Turns if view.question.as_ref().is_some_and(turn) => {
            ("O", "orders stand", Control::StandingOrders)
        }
        Control::Turns => return None,
    };
    Some((key, words, FightAction::Control(to)))
}
