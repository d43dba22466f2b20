//! The game being played: it carries out what the person did, lets the rivals decide a little each
//! frame, and keeps view and log up with the session.

mod look;
mod person;
mod playing;
mod show;

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    motion::Motion,
    table_ui::{TableAction, TableUi},
    view::TableView,
};
use crate::window::{
    card_table::{advice::thinking::think_it_over, marking::marks::Marking},
    ui::screen::{LookForGames, Screen, TableSystems},
};
use crate::{clock::Instant, session::Session, settings::Settings};
use person::carry_out;
use show::show;

pub(in crate::window) use look::look;
pub(in crate::window) use playing::{LogBook, Playing};

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

/// Sits down at `session`'s table.
pub(in crate::window) fn sit_down(world: &mut World, session: Session) {
    sit_down_from(world, session, Screen::Title);
}

/// The same, from a screen that one goes back to.
pub(in crate::window) fn sit_down_from(world: &mut World, session: Session, home: Screen) {
    let view = look(&session, 1);
    let mut log = LogBook::default();
    let mut playing = Playing::new(session, home);
    let mut motion = Motion::default();
    if playing.session.is_just_dealt() {
        let reduced = world.resource::<Settings>().reduced_motion;
        motion.add(playing.session.events(), playing.session.person(), &[], reduced);
    }
    playing.read_on(&mut log);
    world.insert_resource(view);
    world.insert_resource(log);
    world.insert_resource(TableUi::default());
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
        playing.read_on(&mut log);
        *view = look(&playing.session, view.version + 1);
    }
    // A long thought goes on in the next frame, which nothing else may call for.
    if progress.decided || progress.thinking.is_some() {
        redraw.send(RequestRedraw);
    }
}
