//! The page that sets a fight up, as a screen.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};

use super::{
    dialogs,
    form::{FightSetup, FightSetupAction, FightSetupDialog},
    keys::{self, HELP},
    page,
};
use crate::window::{
    battlefield::game,
    common::data::{GameData, Reloaded},
    screens::skirmish::beginning,
    ui::{
        dialogs as sheets,
        pen::Pen,
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};
use crate::{
    roster::RosterFolder,
    settings::Settings,
    skirmish::session::{Fights, Session},
};

pub fn plugin(app: &mut App) {
    app.init_resource::<FightSetup>()
        .add_systems(OnEnter(Screen::Skirmish), |world: &mut World| come_in(world))
        .add_systems(
            Reloaded,
            (|world: &mut World| come_in(world)).run_if(in_state(Screen::Skirmish)),
        )
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Skirmish)));
}

/// Reads what there is to fight with; library and fights may have changed since.
pub fn come_in(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let (folder, saves) = (game_data.library.folder.clone(), game_data.saves.clone());
    let texts = game_data.texts.clone();
    let mut setup = world.resource_mut::<FightSetup>();
    if let Ok(rules) = texts.read(&folder.join("healing").join("rules.ron")) {
        setup.healing = rules;
    }
    setup.read(texts, &folder, &saves.root().join("scenarios"));
    setup.meet_the_library(RosterFolder::at(saves.root()).list());
    setup.dialog = FightSetupDialog::Nothing;
    let fights = Fights::at(&saves);
    setup.notes.extend(fights.busy().iter().map(|fault| format!("{fault}.")));
    setup.under_way = fights.newest().and_then(|file| {
        let session = Session::resume(&setup.minds()?, &saves, &file).ok()?;
        let fight_options = session.fight_options();
        let words = format!("{} · seed {}", fight_options.setup.scenario.name, fight_options.seed);
        Some((file, words))
    });
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    mut setup: ResMut<FightSetup>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let book = (&*game_data.library.rulebook, &game_data.library.constants);
    let families = book.0.families().len();
    let mut actions = ctx.input(|input| keys::on_the_page(input, &setup, families));
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let mut pen = Pen::new(ui);
        page::draw(&mut pen, &setup);
        pen.actions
    });
    let close = FightSetupAction::Open(FightSetupDialog::Nothing);
    actions.extend(match setup.dialog {
        FightSetupDialog::Nothing => shown.inner,
        FightSetupDialog::House { selected } => {
            sheets::sheet(ctx, close, |pen, all| dialogs::house_rules(pen, all, &setup, selected))
        }
        FightSetupDialog::People { selected } => {
            sheets::sheet(ctx, close, |pen, all| dialogs::people(pen, all, &setup, selected))
        }
        FightSetupDialog::Keys => {
            sheets::sheet(ctx, close, |pen, all| sheets::all_keys(pen, all, &HELP))
        }
        FightSetupDialog::Rules => sheets::sheet(ctx, close, |pen, all| {
            sheets::rules(pen, all, &setup.book, book, FightSetupAction::Book)
        }),
    });
    setup.book.fresh = false;
    for action in actions {
        match action {
            FightSetupAction::Leave => screen.set(Screen::Title),
            FightSetupAction::Scale(factor) => settings.scale_by(factor),
            FightSetupAction::Begin => commands.queue(begin),
            FightSetupAction::Continue => commands.queue(go_on),
            FightSetupAction::Select(_)
            | FightSetupAction::Walk(_)
            | FightSetupAction::Turn(..)
            | FightSetupAction::Seed(_)
            | FightSetupAction::Open(_)
            | FightSetupAction::House(_)
            | FightSetupAction::Send(_)
            | FightSetupAction::Rule(_)
            | FightSetupAction::Book(_) => setup.carry_out(action, book.0),
        }
    }
}

fn begin(world: &mut World) {
    let Some(fight_options) = world.resource::<FightSetup>().fight_options() else { return };
    if let Err(fault) = beginning::begin(world, fight_options) {
        world.resource_mut::<FightSetup>().notes = vec![fault];
    }
}

fn go_on(world: &mut World) {
    let setup = world.resource::<FightSetup>();
    let (Some((file, _)), Some(minds)) = (setup.under_way.clone(), setup.minds()) else {
        return;
    };
    let GameData { library, saves, .. } = world.resource::<GameData>();
    match Session::resume(&minds, saves, &file) {
        Ok(session) => {
            let session = session.guided_on(&library.guides.fight, saves);
            game::take_the_field(world, session);
        }
        Err(fault) => world.resource_mut::<FightSetup>().notes = vec![fault.to_string()],
    }
}
