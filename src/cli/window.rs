//! Opening the window, and saying in one sentence why it cannot be opened.

use std::{
    fmt::Display,
    panic::{self, AssertUnwindSafe, PanicHookInfo},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use super::failure::Failure;
use crate::{
    data::find_folder,
    saves::{CardArtefact, Saves},
    session::GameOptions,
    skirmish::session::FightArtefact,
    window,
};

const INSTEAD: &str = "`far-lanes --text` plays in the terminal";

/// What Bevy's renderer panics with when the display under the window is gone in the middle of a frame.
const DISPLAY_LOST: &str = "Couldn't get swap chain texture";

/// Opens the game's window and stays until it is closed.
pub fn open(game_options: GameOptions) -> Result<(), Failure> {
    shown(|assets, saves| window::run(assets, saves, game_options))
}

/// The same, on the guided first game.
pub fn open_guided() -> Result<(), Failure> {
    shown(window::run_guided)
}

/// The same, on the guided first fight.
pub fn open_guided_fight() -> Result<(), Failure> {
    shown(window::run_guided_fight)
}

/// The same, on the guided first life.
pub fn open_guided_life() -> Result<(), Failure> {
    shown(window::run_guided_life)
}

/// The same, on the first leg of a guided campaign.
pub fn open_guided_campaign() -> Result<(), Failure> {
    shown(window::run_guided_campaign)
}

fn shown(
    run: impl FnOnce(PathBuf, Saves) -> Result<(), window::WindowError>,
) -> Result<(), Failure> {
    if !there_is_a_display() {
        return Err(Failure::Window(format!("there is no display to open a window on; {INSTEAD}")));
    }
    let (assets, saves) = (find_folder()?, Saves::open()?);
    guarded(|| run(assets, saves))
}

/// Opens the window on a recorded game after so many decisions, and stays until it is closed.
pub fn watch(game: CardArtefact, file: &Path, from: usize) -> Result<(), Failure> {
    watched(|assets, saves| window::watch(assets, saves, game, (file, from)))
}

/// The same on a recorded fight.
pub fn watch_fight(fight: FightArtefact, file: &Path, from: usize) -> Result<(), Failure> {
    watched(|assets, saves| window::watch_fight(assets, saves, fight, (file, from)))
}

fn watched(
    run: impl FnOnce(PathBuf, Saves) -> Result<(), window::WindowError>,
) -> Result<(), Failure> {
    if !there_is_a_display() {
        let instead = "`far-lanes replay FILE --log` tells it in words";
        return Err(Failure::Window(format!("there is no display to watch it on; {instead}")));
    }
    let (assets, saves) = (find_folder()?, Saves::open()?);
    guarded(|| run(assets, saves))
}

/// Writes a picture of every screen in whose name `only` stands into `folder`; where `whole` is asked for, fails
/// if a text on one is not.
pub fn screenshots(folder: &Path, only: &str, whole: bool) -> Result<(), Failure> {
    guarded(|| window::take_screenshots(folder, only, whole))
}

/// Graphics libraries give up by panicking; a person gets a sentence all the same. Whoever asks for a backtrace
/// gets one, too, of what nobody foresaw.
fn guarded<E: Display>(work: impl FnOnce() -> Result<(), E>) -> Result<(), Failure> {
    let last_words = Arc::new(Mutex::new(String::new()));
    let usual = panic::take_hook();
    let heard = last_words.clone();
    panic::set_hook(Box::new(move |panic| {
        let what = what_of(panic);
        if std::env::var_os("RUST_BACKTRACE").is_some() && !what.starts_with(DISPLAY_LOST) {
            usual(panic);
        }
        *heard.lock().unwrap_or_else(PoisonError::into_inner) = what;
    }));
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    drop(panic::take_hook());
    match done {
        Ok(Ok(())) => Ok(()),
        Ok(Err(fault)) => Err(Failure::Window(format!("{fault}; {INSTEAD}"))),
        Err(_) => {
            let what = last_words.lock().unwrap_or_else(PoisonError::into_inner);
            Err(Failure::Window(told(&what)))
        }
    }
}

/// The sentence for a panic with these words.
fn told(what: &str) -> String {
    if what.starts_with(DISPLAY_LOST) {
        return "the display was lost; what was played is kept, and Continue goes on with it"
            .to_owned();
    }
    format!("the window cannot go on ({what}); {INSTEAD}")
}

fn what_of(panic: &PanicHookInfo) -> String {
    let text = panic.payload().downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.payload().downcast_ref::<&str>().copied());
    let first = text.and_then(|text| text.lines().next()).unwrap_or("no reason given");
    panic.location().map_or_else(|| first.to_owned(), |at| format!("{first}, at {at}"))
}

/// Whether an X server answers where `DISPLAY` says. Elsewhere than on X there always is one.
#[cfg(all(unix, not(target_os = "macos")))]
fn there_is_a_display() -> bool {
    let Some(name) = std::env::var("DISPLAY").ok().filter(|name| !name.is_empty()) else {
        return false;
    };
    let number = name.strip_prefix(':').and_then(|rest| rest.split('.').next());
    // A display on another machine is believed.
    let Some(number) = number else { return true };
    listens(&format!("/tmp/.X11-unix/X{number}"))
}

#[cfg(all(unix, not(target_os = "macos")))]
fn listens(socket: &str) -> bool {
    use std::os::unix::net::UnixStream;
    let in_the_open = UnixStream::connect(socket).is_ok();
    #[cfg(target_os = "linux")]
    {
        use std::os::{linux::net::SocketAddrExt, unix::net::SocketAddr};
        let hidden = SocketAddr::from_abstract_name(socket);
        in_the_open || hidden.is_ok_and(|at| UnixStream::connect_addr(&at).is_ok())
    }
    #[cfg(not(target_os = "linux"))]
    in_the_open
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn there_is_a_display() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_display_is_told_in_a_sentence_and_other_panics_in_their_words() {
        let lost = told(
            "Couldn't get swap chain texture, operation unrecoverable: lost, at mod.rs:278:17",
        );
        assert!(lost.starts_with("the display was lost"), "{lost}");
        let other = told("no memory, at mod.rs:1:1");
        assert!(other.contains("(no memory, at mod.rs:1:1)"), "{other}");
    }
}
