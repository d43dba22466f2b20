//! Carries out what the person did at the table.

use bevy::prelude::*;
use cards::Move;

use super::{
    look::look,
    playing::{LogBook, Playing},
    show::show,
};
use crate::{
    session::{Price, Session},
    settings::Settings,
    window::{
        card_table::{
            motion::Motion,
            table_ui::{TableAction, TableDialog, TableUi},
            view::TableView,
        },
        ui::screen::Screen,
    },
};

/// Carries out the person's inputs; anything else they did is not the game's business.
pub(super) fn carry_out(
    mut actions: EventReader<TableAction>,
    playing: Option<NonSendMut<Playing>>,
    view: Option<ResMut<TableView>>,
    mut log: ResMut<LogBook>,
    mut table_ui: ResMut<TableUi>,
    mut motion: ResMut<Motion>,
    settings: Res<Settings>,
    held: Option<Res<ButtonInput<KeyCode>>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let (Some(mut playing), Some(mut view)) = (playing, view) else { return };
    // A play alone: what pays for it is asked.
    let by_hand =
        held.is_some_and(|held| held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]));
    for action in actions.read() {
        let is_turned = turned(action, &mut playing, &mut log, &mut table_ui);
        if is_turned {
            motion.finish();
        } else if !taught(action, &mut playing.session) {
            let Some(moves) = meant(action, &view, by_hand) else {
                aside(action, &playing, &mut screen);
                continue;
            };
            motion.finish();
            put_in(&moves, &mut playing, &mut log, |playing, from| {
                show(playing, from, &table_ui, &settings, &mut motion);
            });
        }
        *view = look(&playing.session, view.version + 1);
        // One input a frame: the next question is another one.
        break;
    }
}

/// Puts moves into the game, has what came of them shown, and writes it into the log.
fn put_in(
    moves: &[Move],
    playing: &mut Playing,
    log: &mut LogBook,
    show: impl FnOnce(&Playing, usize),
) {
    log.news = log.lines.len();
    let from = playing.read;
    if let Err(refusal) = playing.session.put_in(moves) {
        warn!("{refusal}");
    }
    show(playing, from);
    playing.read_on(log);
}

/// The moves that an action comes to; those of a play alone where it is paid for by hand.
fn meant(action: &TableAction, view: &TableView, by_hand: bool) -> Option<Vec<Move>> {
    if let TableAction::Take(n) = action {
        let offer = view.question.as_ref()?.options.get(*n)?;
        let alone = by_hand && offer.plan.is_empty();
        return Some(if alone { vec![offer.chosen] } else { offer.moves() });
    }
    if let TableAction::Answer(moves) = action {
        return Some(moves.clone());
    }
    let control = Move::FullControl(!view.seen.full_control);
    let one = [(TableAction::Concede, Move::Concede), (TableAction::Control, control)];
    one.into_iter().find(|(it, _)| it == action).map(|(_, chosen)| vec![chosen])
}

/// Carries out what leads away from the table.
fn aside(action: &TableAction, playing: &Playing, screen: &mut NextState<Screen>) {
    if *action == TableAction::Leave {
        screen.set(playing.home);
    } else if *action == TableAction::Settings {
        screen.set(Screen::Settings);
    }
    #[cfg(target_arch = "wasm32")]
    to_the_page(action, &playing.session);
}

/// Hands the game out to the page around the program, as a file or a link.
#[cfg(target_arch = "wasm32")]
fn to_the_page(action: &TableAction, session: &Session) {
    if *action == TableAction::SaveAs {
        crate::browser::save_as(session.file(), &session.artefact().write());
    } else if *action == TableAction::Share {
        let (setup, seed) = (session.setup().clone(), session.seed());
        crate::browser::share(&crate::link::Shared::Cards { setup, seed }.write());
    }
}

/// Goes on from a lesson, or ends them all; whether it was that.
fn taught(action: &TableAction, session: &mut Session) -> bool {
    if *action == TableAction::GoOn {
        session.lesson_read();
    } else if *action == TableAction::LeaveGuide {
        session.leave_guide();
    } else {
        return false;
    }
    true
}

/// Takes the last decision back or makes it again, where that is asked for; whether the game is
/// another one now.
fn turned(
    action: &TableAction,
    playing: &mut Playing,
    log: &mut LogBook,
    table_ui: &mut TableUi,
) -> bool {
    let session = &mut playing.session;
    let turned = if let TableAction::TakeBack { anyway } = action {
        taken_back(*anyway, session, table_ui)
    } else {
        *action == TableAction::MakeAgain && session.make_again()
    };
    if turned {
        playing.read_again(log);
    }
    turned
}

/// Takes the last decision back, or asks first where that costs something; whether it was taken back.
fn taken_back(anyway: bool, session: &mut Session, table_ui: &mut TableUi) -> bool {
    let asks = !anyway && session.price_of_taking_back() == Some(Price::Mark);
    if asks {
        table_ui.dialog = TableDialog::Marked { selected: 0 };
    }
    !asks && session.take_back().is_some()
}
