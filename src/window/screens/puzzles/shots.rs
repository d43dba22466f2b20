//! The pictures of puzzles: the ladder, one with a hint, what comes of an answer, and one that is solved.

use bevy::prelude::*;
use bevy_egui::egui::Key;

use super::state::{PuzzlesUi, sit_down};
use crate::puzzles::Solved;
use crate::window::{
    common::data::GameData,
    error::WindowError,
    tour::{
        Shot,
        hands::{run, strike, turn_to},
    },
    ui::screen::Screen,
};

/// A puzzle that asks what can be done, and one about a fight.
const PLAYED: &str = "cattle-before-brochures";
const WON: &str = "day-41";
/// A fight, of which the second answer is the good one.
const FIGHT: &str = "out-of-pistol-shot";
/// A life, of which the third answer is the good one.
const LIFE: &str = "two-pips-by-twenty-six";

pub(in crate::window) fn shots() -> Vec<Shot> {
    let shots = vec![
        Shot::of("126-puzzles", ladder),
        Shot::of("127-puzzle-hint", |app| play(app, PLAYED)).then(|app| strike(app, Key::W)),
        Shot::of("128-puzzle-wrong", |app| play(app, PLAYED)).then(|app| answer(app, Key::Num1)),
        Shot::of("129-puzzle-solved", |app| play(app, WON)).then(|app| answer(app, Key::Num1)),
        Shot::of("129b-puzzle-life", |app| play(app, LIFE)).then(|app| strike(app, Key::W)),
        Shot::of("129c-puzzle-life-wrong", |app| play(app, LIFE))
            .then(|app| strike(app, Key::Num1)),
        Shot::of("129d-puzzle-life-solved", |app| play(app, LIFE))
            .then(|app| strike(app, Key::Num3)),
        Shot::of("129e-puzzle-fight", |app| play(app, FIGHT)),
        Shot::of("129f-puzzle-fight-solved", |app| play(app, FIGHT))
            .then(|app| strike(app, Key::Num2)),
    ];
    shots.into_iter().chain(phones()).collect()
}

/// The same on a phone.
fn phones() -> Vec<Shot> {
    vec![
        Shot::of("143-phone-puzzles", ladder).upright(),
        Shot::of("143-phone-puzzles-across", ladder).across(),
        Shot::of("144-phone-puzzle", |app| play(app, PLAYED))
            .then(|app| strike(app, Key::W))
            .upright(),
        Shot::of("144-phone-puzzle-across", |app| play(app, WON))
            .then(|app| answer(app, Key::Num1))
            .across(),
        Shot::of("145-phone-puzzle-life", |app| play(app, LIFE)).upright(),
        Shot::of("145-phone-puzzle-life-solved", |app| play(app, LIFE))
            .then(|app| strike(app, Key::Num3))
            .upright(),
        Shot::of("145-phone-puzzle-life-across", |app| play(app, LIFE)).across(),
        Shot::of("145-phone-puzzle-fight", |app| play(app, FIGHT)).upright(),
        Shot::of("145-phone-puzzle-fight-across", |app| play(app, FIGHT))
            .then(|app| strike(app, Key::Num2))
            .across(),
    ]
}

fn ladder(app: &mut App) -> Result<(), WindowError> {
    turn_to(app, Screen::Puzzles);
    run(app, 2);
    let world = app.world_mut();
    let all = world.resource::<GameData>().library.puzzles.clone();
    let mut puzzles_ui = world.resource_mut::<PuzzlesUi>();
    for puzzle in all.iter().step_by(3) {
        puzzles_ui.progress.note(puzzle.id(), Solved { tries: 2, hints: 1 });
    }
    Ok(())
}

fn play(app: &mut App, id: &str) -> Result<(), WindowError> {
    let world = app.world_mut();
    let all = &world.resource::<GameData>().library.puzzles;
    let puzzle = all.iter().find(|puzzle| puzzle.id() == id).cloned();
    let puzzle = puzzle.ok_or(WindowError::Drawing("the puzzle of the picture is gone"))?;
    sit_down(world, &puzzle);
    Ok(())
}

/// Answers, and looks at the end of what comes of it.
fn answer(app: &mut App, key: Key) {
    strike(app, key);
    strike(app, Key::End);
    run(app, 30);
}
