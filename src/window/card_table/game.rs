//! The game being played: it carries out what the person did, lets the rivals decide a little each
//! frame, and keeps view and log up with the session.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use cards::Move;

use super::{
    marking,
    motion::Motion,
    table_ui::{TableAction, TableDialog, TableUi},
    view::{Guided, LogLine, Question, TableView},
};
use crate::window::{
    card_table::{advice::thinking::think_it_over, marking::marks::Marking},
    ui::screen::{LookForGames, Screen, TableSystems},
};
use crate::{
    clock::Instant,
    hints::advisers::Thought,
    logbook::{Bookmark, Reader},
    session::{Price, Session},
    settings::Settings,
};

/// How long rivals may decide in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_event::<TableAction>()
        .init_resource::<LogBook>()
        .init_resource::<Motion>()
        .add_systems(OnEnter(Screen::Title), release.before(LookForGames))
        .add_systems(OnEnter(Screen::Campaign), release)
        .add_systems(OnEnter(Screen::Draft), release)
        .add_systems(
            Update,
            (carry_out, let_rivals_decide, think_it_over)
                .chain()
                .in_set(TableSystems::Decide)
                .run_if(in_state(Screen::Table)),
        );
}

/// The session at the table, and how much of its journal the log has read. Not a resource: minds
/// need not be shared between threads.
pub(in crate::window) struct Playing {
    pub session: Session,
    /// Where one goes from the table: the title, the campaign that the game is a voyage of, or the draft of its decks.
    pub home: Screen,
    /// The thought of an adviser.
    pub thought: Option<Thought>,
    read: usize,
    mark: Bookmark,
}

/// The log in words.
#[derive(Resource, Default)]
pub(in crate::window) struct LogBook {
    pub lines: Vec<LogLine>,
    /// Lines from here on are news: they came after the person's last decision.
    pub news: usize,
    /// Why the newest state is not on disk.
    pub trouble: Option<String>,
}

/// Sits down at `session`'s table.
pub(in crate::window) fn sit_down(world: &mut World, session: Session) {
    sit_down_from(world, session, Screen::Title);
}

/// The same, from a screen that one goes back to.
pub(in crate::window) fn sit_down_from(world: &mut World, session: Session, home: Screen) {
    let view = look(&session, 1);
    let mut log = LogBook::default();
    let (thought, mark) = (None, Bookmark::default());
    let mut playing = Playing { session, home, thought, read: 0, mark };
    let mut motion = Motion::default();
    if playing.session.is_just_dealt() {
        let reduced = world.resource::<Settings>().reduced_motion;
        motion.add(playing.session.events(), playing.session.person(), &[], reduced);
    }
    read_on(&mut playing, &mut log);
    world.insert_resource(view);
    world.insert_resource(log);
    world.insert_resource(super::table_ui::TableUi::default());
    world.insert_resource(Marking::default());
    world.insert_resource(motion);
    world.insert_non_send_resource(playing);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// On the title, in port and at a draft nobody plays: another program may go on with the game.
pub(in crate::window) fn release(playing: Option<NonSendMut<Playing>>) {
    if let Some(mut playing) = playing {
        playing.session.release();
    }
}

/// Carries out the person's inputs; anything else they did is not the game's business.
fn carry_out(
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
    read_on(playing, log);
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
        let asks = !anyway && session.price_of_taking_back() == Some(Price::Mark);
        if asks {
            table_ui.dialog = TableDialog::Marked { selected: 0 };
        }
        !asks && session.take_back().is_some()
    } else {
        *action == TableAction::MakeAgain && session.make_again()
    };
    if turned {
        (playing.thought, playing.read, playing.mark) = (None, 0, Bookmark::default());
        log.lines.clear();
        read_on(playing, log);
        log.news = log.lines.len();
    }
    turned
}

/// Shows what has happened from the event with number `from` on.
fn show(
    playing: &Playing,
    from: usize,
    table_ui: &TableUi,
    settings: &Settings,
    motion: &mut Motion,
) {
    let session = &playing.session;
    let news = &session.events()[from..];
    motion.add(news, session.person(), &table_ui.places, settings.reduced_motion);
}

/// Lets computer captains decide for a moment, and shows the result once the game is over and its last
/// moments were seen.
fn let_rivals_decide(
    playing: Option<NonSendMut<Playing>>,
    view: Option<ResMut<TableView>>,
    table_ui: Res<TableUi>,
    settings: Res<Settings>,
    mut motion: ResMut<Motion>,
    mut log: ResMut<LogBook>,
    mut screen: ResMut<NextState<Screen>>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    let (Some(mut playing), Some(mut view)) = (playing, view) else { return };
    if playing.session.ending().is_some() {
        if motion.is_over() {
            screen.set(Screen::Result);
        }
        return;
    }
    let began = Instant::now();
    let from = playing.read;
    let progress = playing.session.advance_while(|| began.elapsed() < PATIENCE);
    if progress.decided {
        show(&playing, from, &table_ui, &settings, &mut motion);
        read_on(&mut playing, &mut log);
        *view = look(&playing.session, view.version + 1);
    }
    // A long thought goes on in the next frame, which nothing else may call for.
    if progress.decided || progress.thinking.is_some() {
        redraw.send(RequestRedraw);
    }
}

/// The table as the session shows it now.
pub(in crate::window) fn look(session: &Session, version: u64) -> TableView {
    let (seen, book) = (session.observe(), session.book().clone());
    let asked = session.asked();
    let question = asked.map(|choice| Question::new(choice, session.offers(), &seen, &book));
    let advised = || if session.is_guided() { None } else { session.quick_advice() };
    let question = question.map(|question| Question { advised: advised(), ..question });
    let question = question.map(|question| marking::prepare(question, session, &seen));
    let (rulebook, glossary) = (session.rulebook().clone(), session.glossary().clone());
    let coach = |question: &Question| question.position(session.coached_move()?);
    let guided = session
        .is_guided()
        .then(|| Guided { told: session.lesson(), coach: question.as_ref().and_then(coach) });
    let (thinking, may_take_back) = (session.thinking(), session.may_take_back());
    let is_persons = true;
    TableView {
        seen,
        book,
        is_persons,
        rulebook,
        glossary,
        question,
        thinking,
        may_take_back,
        guided,
        version,
    }
}

/// Puts what has happened since last time into the log.
fn read_on(playing: &mut Playing, log: &mut LogBook) {
    let session = &playing.session;
    let names = session.names();
    let reader = Reader { viewer: Some(session.person()), names: &names, book: session.book() };
    let (events, mark) = (&session.events()[playing.read..], &mut playing.mark);
    log.lines.extend(events.iter().filter_map(|event| LogLine::of(event, &reader, mark)));
    log.trouble = session.trouble().map(ToString::to_string);
    playing.read = session.events().len();
}
