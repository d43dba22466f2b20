//! Files that a person picks or drops on the page: a game, a life, a sheet, a deck or puzzles, looked at
//! and kept.

use std::{
    cell::RefCell,
    iter,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WakeUp},
};

use crate::{
    data::{Library, WrittenPuzzle, deck_in, is_puzzle_list, puzzles_of},
    players::PlayerKind,
    puzzles::OwnPuzzles,
    roster::{Person, RosterFolder, lives::Lives},
    saves::{CardArtefact, Saves, write_whole},
    skirmish::session::Fights,
    verify::{self, Record},
    window,
};

thread_local! {
    /// Called once something was kept that no screen has seen yet: wakes the window, which
    /// sleeps while nothing is done.
    static BELL: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Has the screens look at files again that have come.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, hang_up_the_bell).add_systems(PreUpdate, look_again);
}

/// Rung for every file that was kept.
#[derive(Resource, Clone, Default)]
struct Rung(Arc<AtomicBool>);

fn hang_up_the_bell(proxy: Res<EventLoopProxyWrapper<WakeUp>>, mut commands: Commands) {
    let (proxy, rung) = ((**proxy).clone(), Rung::default());
    commands.insert_resource(rung.clone());
    let ring = move || {
        rung.0.store(true, Relaxed);
        // A window that is gone needs no waking.
        let _ = proxy.send_event(WakeUp);
    };
    BELL.set(Some(Box::new(ring)));
}

fn look_again(world: &mut World) {
    let rung = world.get_resource::<Rung>().cloned();
    if rung.is_some_and(|rung| rung.0.swap(false, Relaxed)) {
        window::look_again(world);
    }
}

/// Keeps the game, life, sheet, deck or puzzles in a file of this name, and says so.
///
/// # Errors
/// The fault of the file, in words.
pub(super) fn take(name: &str, text: &str) -> Result<String, String> {
    let is_ron = Path::new(name).extension().is_some_and(|ending| ending == "ron");
    let kept = match verify::kind(text) {
        _ if is_ron && is_puzzle_list(text) => puzzles(name, text),
        _ if is_ron => deck(name, text),
        Some(_) => record(name, text),
        None => sheet(name, text),
    };
    if kept.is_ok() {
        BELL.with_borrow(|bell| bell.iter().for_each(|ring| ring()));
    }
    kept
}

fn record(name: &str, text: &str) -> Result<String, String> {
    let saves = Saves::open().map_err(in_words)?;
    match verify::verified(Path::new(name), text).map_err(in_words)? {
        Record::Cards(game) => card_game(&saves, name, &game),
        Record::Life(life) => {
            let mut file = Lives::at(saves.root()).new_file();
            file.keep(&life);
            match file.trouble() {
                Some(fault) => Err(fault.to_string()),
                None => Ok(format!("The life of {} is here now.", life.setup.name)),
            }
        }
        Record::Fight(fight) => {
            let fights = Fights::at(&saves);
            let kept = fights.keep(&fights.next_file(), &fight).map_err(in_words)?;
            let what = &fight.setup.fight().scenario.name;
            Ok(match fight.finished {
                true => {
                    format!("The fight of {what}, which is over, is kept as {}.", kept.display())
                }
                false => format!("The fight of {what} is here now; Skirmish goes on with it."),
            })
        }
    }
}

fn card_game(saves: &Saves, name: &str, game: &CardArtefact) -> Result<String, String> {
    let file = saves.next_file();
    if game.finished {
        let kept = saves.finish(&file, game).map_err(in_words)?;
        return Ok(format!("The finished game is here now, as {}.", kept.display()));
    }
    let captains = &game.setup.captains;
    if !captains.iter().any(|captain| captain.player == PlayerKind::Person.to_string()) {
        return Err(format!("{name}: no person plays in this game"));
    }
    saves.keep(&file, game).map_err(in_words)?;
    Ok("The game is here now; Continue goes on with it.".to_owned())
}

fn sheet(name: &str, text: &str) -> Result<String, String> {
    let person = Person::read(name, text.as_bytes()).map_err(in_words)?;
    let saves = Saves::open().map_err(in_words)?;
    let entry = RosterFolder::at(saves.root()).keep(person).map_err(in_words)?;
    Ok(format!("{} is in the library of people now.", entry.person.character.identity.styled()))
}

/// Keeps a deck that the rules allow under a name that no other deck has.
fn deck(name: &str, text: &str) -> Result<String, String> {
    let saves = Saves::open().map_err(in_words)?;
    let mut library = Library::load().map_err(in_words)?;
    library.read_own_decks(&saves.decks_folder());
    let listed = deck_in(Path::new(name), text, &library.book).map_err(in_words)?;
    let listed = listed.playable().map_err(in_words)?;
    let title = &listed.deck.name;
    if library.decks.iter().any(|known| known.deck == listed.deck) {
        return Ok(format!("The deck {title} is here already."));
    }
    let is_free = |id: &String| library.decks.iter().all(|known| known.id != *id);
    let numbered = (2..).map(|n| format!("{}-{n}", listed.id));
    let free = iter::once(listed.id.clone()).chain(numbered).find(is_free).unwrap_or_default();
    let file = saves.decks_folder().join(free + ".ron");
    write_whole(&file, text).map_err(in_words)?;
    Ok(format!("The deck {title} can be played with now: New game has it among its decks."))
}

/// Keeps the puzzles that are not here already among the person's own.
fn puzzles(name: &str, text: &str) -> Result<String, String> {
    let saves = Saves::open().map_err(in_words)?;
    let mut library = Library::load().map_err(in_words)?;
    library.read_own_puzzles(&saves.puzzles_folder());
    let (own, all) = (OwnPuzzles::of(&saves), &library.puzzles);
    let is_new = |puzzle: &WrittenPuzzle| all.iter().all(|it| WrittenPuzzle::from(it) != *puzzle);
    let come = puzzles_of(Path::new(name), text).map_err(in_words)?;
    let come: Vec<_> = come.iter().map(WrittenPuzzle::from).filter(is_new).collect();
    let titles: Vec<_> = come.iter().map(|puzzle| puzzle.title().to_owned()).collect();
    for puzzle in come {
        own.keep(puzzle, all).map_err(in_words)?;
    }
    Ok(match titles.as_slice() {
        [] => format!("What {name} holds is on the ladder of puzzles already."),
        some => format!("Among your own puzzles now: {}.", some.join(", ")),
    })
}

fn in_words(fault: impl ToString) -> String {
    fault.to_string()
}
