//! The page that sets a fight up, as a screen.

use std::path::PathBuf;

use super::{
    dialogs,
    form::{FightSetup, FightSetupAction, FightSetupDialog},
    keys::{self, HELP},
    page,
};
use crate::window::screens::skirmish::setup::form::Pen;
use crate::window::{
    battlefield::game,
    common::data::{GameData, Reloaded},
    screens::skirmish::beginning,
    ui::{
        dialogs as sheets,
        drawing::{self, Drawing},
        screen::{Screen, TableSystems},
    },
};
use crate::{
    roster::RosterFolder,
    saves::Saves,
    skirmish::session::{Fights, Session},
};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Rect};
use cards::data::Constants;
use engine::Rulebook;

pub fn plugin(app: &mut App) {
    let here = || in_state(Screen::Skirmish);
    app.init_resource::<FightSetup>()
        .add_systems(OnEnter(Screen::Skirmish), come_in)
        .add_systems(Reloaded, come_in.run_if(here()))
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(here()));
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
    setup.under_way = under_way(&fights, &saves, &setup);
}

/// The fight that can be gone on with, and what it is in words.
fn under_way(fights: &Fights, saves: &Saves, setup: &FightSetup) -> Option<(PathBuf, String)> {
    let file = fights.newest()?;
    let session = Session::resume(&setup.minds()?, saves, &file).ok()?;
    let fight_options = session.fight_options();
    let words = format!("{} · seed {}", fight_options.setup.scenario.name, fight_options.seed);
    Some((file, words))
}

fn draw(
    mut drawing: Drawing,
    game_data: Res<GameData>,
    mut setup: ResMut<FightSetup>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    let book = (&*game_data.library.rulebook, &game_data.library.constants);
    let families = book.0.families().len();
    let mut actions = ctx.input(|input| keys::on_the_page(input, &setup, families));
    let shown = drawing::page(&ctx, |ui| {
        let mut pen = Pen::new(ui);
        page::draw(&mut pen, &setup);
        pen.actions
    });
    actions.extend(on_top(&ctx, &setup, book).unwrap_or(shown));
    setup.book.fresh = false;
    for action in actions {
        match action {
            FightSetupAction::Leave => drawing.screen.set(Screen::Title),
            FightSetupAction::Scale(factor) => drawing.settings.scale_by(factor),
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

/// The open dialog and what was done on it, if there is one.
fn on_top(
    ctx: &Context,
    setup: &FightSetup,
    book: (&Rulebook, &Constants),
) -> Option<Vec<FightSetupAction>> {
    if setup.dialog == FightSetupDialog::Nothing {
        return None;
    }
    let close = FightSetupAction::Open(FightSetupDialog::Nothing);
    Some(sheets::sheet(ctx, close, |pen, all| match setup.dialog {
        FightSetupDialog::Nothing => Rect::NOTHING,
        FightSetupDialog::House { selected } => dialogs::house_rules(pen, all, setup, selected),
        FightSetupDialog::People { selected } => dialogs::people(pen, all, setup, selected),
        FightSetupDialog::Keys => sheets::all_keys(pen, all, &HELP),
        FightSetupDialog::Rules => {
            sheets::rules(pen, all, &setup.book, book, FightSetupAction::Book)
        }
    }))
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
