//! The answers of a build without the window.

use std::path::Path;

use super::failure::Failure;
use crate::{saves::CardArtefact, session::GameOptions, skirmish::session::FightArtefact};

pub fn open(_: GameOptions) -> Result<(), Failure> {
    let what = "this build has no window; `far-lanes --text` plays in the terminal";
    Err(Failure::Window(what.to_owned()))
}

pub fn open_guided() -> Result<(), Failure> {
    let what = "this build has no window; `far-lanes guide --text` plays in the terminal";
    Err(Failure::Window(what.to_owned()))
}

pub fn open_guided_fight() -> Result<(), Failure> {
    let what = "this build has no window; `far-lanes guide fight --text` fights in the terminal";
    Err(Failure::Window(what.to_owned()))
}

pub fn open_guided_life() -> Result<(), Failure> {
    let what = "this build has no window; `far-lanes guide life --text` lives in the terminal";
    Err(Failure::Window(what.to_owned()))
}

pub fn open_guided_campaign() -> Result<(), Failure> {
    let what = "this build has no window; `far-lanes guide campaign --text` flies in the terminal";
    Err(Failure::Window(what.to_owned()))
}

pub fn watch(_: CardArtefact, _: &Path, _: usize) -> Result<(), Failure> {
    nothing_to_watch_in()
}

pub fn watch_fight(_: FightArtefact, _: &Path, _: usize) -> Result<(), Failure> {
    nothing_to_watch_in()
}

fn nothing_to_watch_in() -> Result<(), Failure> {
    let what = "this build has no window to watch it in; `far-lanes replay FILE --log` tells it in \
                words";
    Err(Failure::Window(what.to_owned()))
}

pub fn screenshots(_: &Path, _: &str, _: bool) -> Result<(), Failure> {
    let what = "this build has no window to take pictures of; `far-lanes --text` plays in the \
                terminal";
    Err(Failure::Window(what.to_owned()))
}
