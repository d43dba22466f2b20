//! The tactical view without a window: what keys do, what a frame asks for, a fight by keyboard.

#![expect(clippy::wildcard_enum_match_arm, reason = "only what is taken matters here")]

mod fight;
mod hand;
mod setting_up;

use std::path::{Path, PathBuf};

use bevy::{
    ecs::system::RunSystemOnce,
    prelude::{Events, NextState, World},
};
use bevy_egui::egui::{CentralPanel, Event as Input, InputState, Key, pos2};
use characters::healing::RuleSet;
use engine::Rulebook;
use skirmish::{FighterAction as Done, FighterId, Gait, Move};

use super::{
    aftermath::{After, come_in},
    keys, replay,
    screen::{Onstage, whole},
    setup::{self, FightSetup},
};
use crate::window::{
    battlefield::{
        demo::DemoScene,
        effects::FightAnimation,
        field::{camera::Stage, onstage::Scene, people},
        fight_ui::{FightAction, FightDialog, FightUi, Speed},
        log_book::LogBook,
        plan::Plan,
        testing,
        view::{Command, FightView},
    },
    common::{data::GameData, requests::FightRecord},
    ui::screen::Screen,
};
use crate::{
    data::{Library, Texts},
    saves::Saves,
    settings::Settings,
    skirmish::{
        flow::{Control, Input as Aimed},
        session::Session,
    },
    window::testing::{click, frames as drawn, input, key, screen},
};

pub const ALL: [DemoScene; 8] = [
    DemoScene::Orders,
    DemoScene::Volley,
    DemoScene::Turn,
    DemoScene::Reaction,
    DemoScene::Melee,
    DemoScene::Night,
    DemoScene::Boarding,
    DemoScene::Hunt,
];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn book() -> Rulebook {
    (*Library::read(&assets()).expect("the shipped assets").rulebook).clone()
}

fn struck(keys: &[Key]) -> InputState {
    input(keys.iter().map(|&it| key(it)).collect())
}

/// The actions of keys while nothing is being shown.
fn actions(view: &FightView, fight_ui: &FightUi, keys: &[Key]) -> Vec<FightAction> {
    keys::at_the_fight(&struck(keys), view, fight_ui, false, 30)
}

/// Draws frames of the view with this input, and collects what was done.
fn frames(view: &FightView, fight_ui: &FightUi, inputs: Vec<Vec<Input>>) -> Vec<FightAction> {
    let (animation, book) = (FightAnimation::default(), LogBook::default());
    let stage = Stage { rect: Plan::of(screen()).picture, camera: fight_ui.lens };
    let shown = people::shown(&Scene::new(view, fight_ui, &animation, stage));
    let onstage = Onstage { texture: None, shown };
    drawn(inputs, |ctx| {
        let panel = CentralPanel::default();
        panel.show(ctx, |ui| whole(ui, view, fight_ui, &animation, &book, &onstage)).inner
    })
}

#[test]
fn every_moment_can_be_drawn_at_any_zoom() {
    for scene in ALL {
        let moment = testing::moment(scene);
        let mut fight_ui = moment.fight_ui;
        for factor in [1.0, 4.0, 0.02, 30.0] {
            fight_ui.lens.zoom(factor, None);
            let _ = frames(&moment.view, &fight_ui, vec![vec![], vec![]]);
        }
    }
}

/// CT-ATK-05
#[test]
fn the_number_over_a_target_is_the_sum_of_its_lines() {
    let view = testing::view();
    for aim in view.aims.iter() {
        let plan = aim.plan.as_ref().expect("everybody can be hit");
        let sum: i32 = plan.modifiers.iter().map(|it| i32::from(it.dm)).sum();
        assert_eq!(plan.needed(), plan.target - sum);
    }
}

#[test]
fn every_rule_that_is_shown_is_in_the_rulebook() {
    let book = book();
    for (_, rule) in setup::HOUSE {
        assert!(book.find(rule).is_some(), "{rule}");
    }
    for scene in ALL {
        let moment = testing::moment(scene);
        let asked = moment.view.question.iter().map(|it| it.why.rule().to_owned());
        let plans = moment.view.aims.iter().filter_map(|aim| aim.plan.as_ref().ok());
        let modifiers = plans.flat_map(|plan| &plan.modifiers).map(|it| it.rule.to_string());
        let lines = moment.book.lines.iter().flat_map(|line| line.rules.clone());
        for rule in asked.chain(modifiers).chain(lines) {
            assert!(book.find(&rule).is_some(), "{scene:?}: {rule}");
        }
    }
}

fn page() -> FightSetup {
    let mut setup = FightSetup::default();
    let texts = Texts::fetch(&assets(), crate::skirmish::PARTS);
    setup.read(texts, &assets(), Path::new("nowhere"));
    setup
}
