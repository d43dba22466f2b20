//! The fight being fought: it carries out what the person did, lets computers decide a little each
//! frame, and keeps view, log and play up with the session.

mod fighting;

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use skirmish::Move;

use super::screen::LogBook;
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        fight_ui::{FightAction, FightDialog, FightUi},
        view::FightView,
    },
    screens::title::GameData,
    ui::screen::{Screen, TableSystems},
};
use crate::{
    clock::Instant,
    settings::Settings,
    skirmish::{
        flow::{Control, Input},
        session::{FightOptions, Session},
    },
};

pub use fighting::Fighting;
#[cfg(test)]
pub use fighting::look_at;

/// How long computers may decide in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

pub(super) fn plugin(app: &mut App) {
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

/// Begins a fight; what is wrong with it otherwise.
pub fn begin(world: &mut World, fight_options: FightOptions) -> Result<(), String> {
    let armoury = world.resource::<super::FightSetup>().armoury().ok_or("there is no armoury")?;
    let saves = world.resource::<GameData>().saves.clone();
    if !fight_options.sent.is_empty() {
        // The scenario's author did not foresee it: too few people for a side's goal, say.
        let checked = armoury.check_scenario(&fight_options.setup.scenario);
        checked.map_err(|fault| format!("With these people it cannot be fought: {fault}."))?;
    }
    let session =
        Session::begin(&armoury, &saves, fight_options).map_err(|fault| fault.to_string())?;
    take_the_field(world, session);
    Ok(())
}

/// Makes the person's decisions; anything else they did is not the fight's business.
pub(super) fn carry_out(
    mut actions: EventReader<FightAction>,
    fighting: Option<NonSendMut<Fighting>>,
    view: Option<ResMut<FightView>>,
    mut book: ResMut<LogBook>,
    mut animation: ResMut<FightAnimation>,
    fight_ui: Option<ResMut<FightUi>>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
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
                let done = fighting.session.put_in(Input::Again(*who));
                let nothing = "There is nothing to do again here.".to_owned();
                fight_ui.note = done.is_err().then_some(nothing);
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
            FightAction::Again { same_seed } => {
                let mut fight_options = fighting.session.fight_options().clone();
                // Those of the library have come home already, as the first fight left them.
                fight_options.sent.clear();
                if !same_seed {
                    fight_options.seed = crate::players::fresh_seed();
                }
                commands.queue(move |world: &mut World| again(world, fight_options));
                false
            }
            FightAction::Select(_)
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

/// How much is asked from here on.
fn asked(control: Control) -> &'static str {
    match control {
        Control::Full => "You are asked everything from here on; C ends that.",
        Control::Turns => "What follows from an answer is settled for you, and no more.",
        Control::StandingOrders => "Orders stand until something changes; O ends that.",
    }
}

fn again(world: &mut World, fight_options: FightOptions) {
    if let Err(fault) = begin(world, fight_options) {
        world.resource_mut::<FightUi>().note = Some(fault);
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
    let watched = fighting.session.persons() == 0;
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
