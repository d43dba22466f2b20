use ai::{Persona, Personality};

use super::*;

fn library() -> Library {
    Library::load().expect("the shipped cards")
}

/// What the first wins more than the second, in some games.
fn margin(captains: [Persona; 2], threads: usize) -> f64 {
    let mut library = library();
    let captains = captains.map(|persona| PlayerKind::Mind {
        persona: Some(library.take_in(persona)),
        level: Level::default(),
    });
    let decks = library.ready_decks();
    let packs = library.book.packs_of(decks.iter().map(|deck| &deck.deck));
    let (book, seeds) = (library.cards_of(&packs), seeds(1, 6));
    let (library, packs, book) = (&library, &packs[..], &book);
    // From tables of two to those of three.
    let trial = Trial { library, packs, book, decks: &decks, captains, first: 57, seeds: &seeds };
    trial.margin(threads).expect("games")
}

#[test]
fn whoever_wins_more_has_the_margin_from_either_place() {
    let blind = || Persona::without("procuring.worth");
    let steady = || Leans::none(&Personality::default()).persona("steady-one");
    let ahead = margin([steady(), blind()], 1);
    assert!(ahead > 0.5, "{ahead}");
    assert_eq!(margin([blind(), steady()], 2), -ahead);
}

#[test]
fn the_numbers_move_toward_whoever_wins_and_the_stride_wanes() {
    let library = library();
    let decks = library.ready_decks();
    let plan = Plan { steps: 4, pairs: 2, seed: 1, decks };
    let mut tuner = Tuner::new(&plan, library);
    assert_eq!(tuner.leans(), tuner.path[0]);
    assert!(tuner.stride(1) < tuner.stride(0) && tuner.stride(0) == STRIDE);
    while tuner.made() < plan.steps {
        tuner.step(1).expect("games");
    }
    assert!(tuner.path.windows(2).any(|it| it[0] != it[1]), "every step was a draw");
    assert_eq!(Some(tuner.leans()), Leans::mean(&tuner.path[2..]));
}
