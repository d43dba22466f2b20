//! The fight being fought: it carries out what the person did, lets computers decide a little each
//! frame, and keeps view, log and play up with the session.

mod fighting;
mod objective;

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use skirmish::Move;

use crate::window::{
    battlefield::{
        effects::FightAnimation,
        fight_ui::{FightAction, FightDialog, FightUi},
        log_book::LogBook,
        view::FightView,
    },
    ui::screen::{Screen, TableSystems},
};
use crate::{
    clock::Instant,
    settings::Settings,
    skirmish::{
        flow::{Control, Input},
        session::Session,
    },
};

#[cfg(test)]
pub use fighting::look_at;
pub use fighting::{Fighting, aims};

/// How long computers may decide in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), release);
    app.add_systems(OnEnter(Screen::Campaign), release).add_systems(
        Update,
        (carry_out, let_computers_decide)
            .chain()
            .in_set(TableSystems::Decide)
            .run_if(in_state(Screen::Fight).or(in_state(Screen::Aftermath))),
    );
}

/// On the title and in port nobody fights: another program may go on with the fight.
fn release(fighting: Option<NonSendMut<Fighting>>) {
    if let Some(mut fighting) = fighting {
        fighting.session.release();
    }
}

/// Takes the field with `session`.
pub fn take_the_field(world: &mut World, session: Session) {
    take_the_field_from(world, session, Screen::Title);
}

/// The same, from a screen that one goes back to.
pub fn take_the_field_from(world: &mut World, session: Session, home: Screen) {
    let fighting = Fighting::new(session, home);
    let view = fighting.look(1);
    let mut fight_ui = FightUi::new(&view);
    fight_ui.speed = world.resource::<Settings>().motion.into();
    world.insert_resource(fight_ui);
    world.insert_resource(view);
    let lines = fighting.summary.lines.clone();
    world.insert_resource(LogBook { lines, ..LogBook::default() });
    world.insert_resource(FightAnimation::default());
    world.insert_non_send_resource(fighting);
    world.resource_mut::<NextState<Screen>>().set(Screen::Fight);
}

/// Makes the person's decisions; anything else they did is not the fight's business.
pub(in crate::window) fn carry_out(
    mut actions: EventReader<FightAction>,
    fighting: Option<NonSendMut<Fighting>>,
    view: Option<ResMut<FightView>>,
    mut book: ResMut<LogBook>,
    mut animation: ResMut<FightAnimation>,
    fight_ui: Option<ResMut<FightUi>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let (Some(mut fighting), Some(mut view), Some(mut fight_ui)) = (fighting, view, fight_ui)
    else {
        return;
    };
    for action in actions.read() {
        let changed = match action {
            FightAction::Take(n) => {
                let chosen = view.offers().get(*n).map(|offer| offer.chosen);
                let input = chosen.map(|chosen| fight_ui.input(chosen, &view));
                if matches!(input, Some(Input::At(..))) {
                    fight_ui.aimed = None; // the next one has a target of their own
                }
                let done = input.map(|input| fighting.session.put_in(input));
                fight_ui.note = done.and_then(Result::err).map(|refusal| refusal.to_string());
                chosen.is_some()
            }
            FightAction::TakeForAll(n) => {
                let chosen = view.offers().get(*n).map(|offer| offer.chosen);
                let Some(Move::Do { deed, .. }) = chosen else { continue };
                let done = fighting.session.put_in(Input::All(deed));
                fight_ui.note = done.is_err().then(|| "That is no order for everybody.".to_owned());
                fight_ui.note.is_none()
            }
            FightAction::Repeat(who) => {
                // While others decide there is nobody who could do the same again.
                let asked = fighting.session.asked().is_some();
                let done = asked.then(|| fighting.session.put_in(Input::Again(*who)));
                let nothing = "There is nothing to do again here.".to_owned();
                fight_ui.note = (done != Some(Ok(()))).then_some(nothing);
                fight_ui.note.is_none()
            }
            FightAction::Control(control) => {
                let control = control.toggled(fighting.session.control());
                fighting.session.set_control(control);
                (view.control, fight_ui.note) = (control, Some(asked(control).to_owned()));
                false
            }
            FightAction::Undo => fighting.session.undo(),
            FightAction::Advise => {
                fight_ui.dialog = FightDialog::Advice { hint: fighting.session.advice() };
                false
            }
            FightAction::Delegate => delegate(&mut fighting.session, &mut fight_ui),
            FightAction::LetThemFight => {
                fighting.session.delegate();
                true
            }
            FightAction::GoOn => {
                fighting.session.lesson_read();
                true
            }
            FightAction::LeaveGuide => {
                fighting.session.leave_guide();
                true
            }
            FightAction::Leave => {
                screen.set(fighting.home);
                false
            }
            FightAction::Title => {
                screen.set(Screen::Title);
                false
            }
            FightAction::Setup => {
                screen.set(Screen::Skirmish);
                false
            }
            FightAction::Sickbay => {
                screen.set(Screen::Sickbay);
                false
            }
            #[cfg(target_arch = "wasm32")]
            FightAction::SaveAs => {
                let session = &fighting.session;
                crate::browser::save_as(session.file(), &session.artefact().write());
                false
            }
            #[cfg(target_arch = "wasm32")]
            FightAction::Share => {
                crate::browser::share(
                    &crate::link::Shared::fight(fighting.session.artefact()).write(),
                );
                false
            }
            FightAction::Again { .. }
            | FightAction::Watch
            | FightAction::Select(_)
            | FightAction::Next(_)
            | FightAction::Target(_)
            | FightAction::Hover(_)
            | FightAction::SelectOption(_)
            | FightAction::Unfold
            | FightAction::Zoom(..)
            | FightAction::Pan(_)
            | FightAction::Fit
            | FightAction::Sum
            | FightAction::Speed
            | FightAction::Skip
            | FightAction::Open(_)
            | FightAction::Rule(_)
            | FightAction::Why
            | FightAction::Book(_)
            | FightAction::Scale(_) => false,
        };
        if changed {
            book.news = book.lines.len();
            animation.finish();
            if matches!(action, FightAction::Undo) {
                let seat = fighting.seat;
                fighting.turn_to(seat);
            }
            refresh(&mut fighting, &mut view, &mut book, &mut animation, &mut fight_ui);
            // One decision a frame: the next question is another one.
            break;
        }
    }
}

/// Asks whether minds are to fight the rest, or takes command back from them; whether it did that.
fn delegate(session: &mut Session, fight_ui: &mut FightUi) -> bool {
    let taken_back = session.is_delegated();
    if taken_back {
        session.take_command();
    } else if session.can_delegate() {
        fight_ui.dialog = FightDialog::Delegate { selected: 0 };
    } else {
        fight_ui.note = Some("Nobody else can decide for you here.".to_owned());
    }
    taken_back
}

/// How much is asked from here on.
fn asked(control: Control) -> &'static str {
    match control {
        Control::Full => "You are asked everything from here on; C ends that.",
        Control::Turns => "What follows from an answer is settled for you, and no more.",
        Control::StandingOrders => "Orders stand until something changes; O ends that.",
    }
}

/// Lets computers decide for a moment. Where nobody else plays, each of their actions is shown
/// before the next one.
fn let_computers_decide(
    fighting: Option<NonSendMut<Fighting>>,
    view: Option<ResMut<FightView>>,
    mut book: ResMut<LogBook>,
    mut animation: ResMut<FightAnimation>,
    fight_ui: Option<ResMut<FightUi>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    let (Some(mut fighting), Some(mut view), Some(mut fight_ui)) = (fighting, view, fight_ui)
    else {
        return;
    };
    if *screen.get() != Screen::Fight {
        return;
    }
    if fighting.session.outcome().is_some() || fighting.session.choice().is_none() {
        if animation.is_over() && fighting.session.outcome().is_some() {
            next.set(Screen::Aftermath);
        }
        return;
    }
    let watched = fighting.session.persons() == 0 || fighting.session.is_delegated();
    if watched && !(animation.is_over() && fight_ui.dialog == FightDialog::Nothing) {
        return;
    }
    let (began, told) = (Instant::now(), fighting.session.events().len());
    // A spectator sees one decision after the other.
    let goes_on = |session: &Session| !(watched && session.events().len() > told);
    let patient = |session: &Session| began.elapsed() < PATIENCE && goes_on(session);
    if fighting.session.advance_while(patient) {
        refresh(&mut fighting, &mut view, &mut book, &mut animation, &mut fight_ui);
        redraw.send(RequestRedraw);
    }
}

/// Brings everything that is shown up to the session.
fn refresh(
    fighting: &mut Fighting,
    view: &mut FightView,
    book: &mut LogBook,
    animation: &mut FightAnimation,
    fight_ui: &mut FightUi,
) {
    let version = view.version + 1;
    if let Some(seat) = fighting.session.asked().map(|choice| choice.seat)
        && seat != fighting.seat
    {
        fighting.turn_to(seat);
        *view = fighting.look(version);
        fight_ui.dialog = FightDialog::Handover { side: view.side(seat).to_owned() };
        (book.lines, book.news) = (fighting.summary.lines.clone(), 0);
        return;
    }
    let from = fighting.read_on();
    let known = fighting.session.known_to(fighting.seat);
    let news: Vec<_> = known.iter().filter(|(n, _)| *n >= from).map(|(_, it)| *it).collect();
    animation.add(&news, &view.seen, &view.armoury);
    *view = fighting.look(version);
    book.lines.clone_from(&fighting.summary.lines);
    book.trouble = fighting.session.trouble().map(ToString::to_string);
}
