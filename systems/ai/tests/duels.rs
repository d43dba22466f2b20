//! Whole games between computer captains, with the shipped decks and personality.

#[path = "shared/reasons.rs"]
mod reasons;
mod shared;

use std::sync::Arc;

use ai::{Level, Mind, Persona, Personality, RandomCaptain};
use cards::{
    CaptainSetup, CardGame, Choice, EndingKind, Move, Observation, Setup,
    data::{CardBook, Constants},
};
use engine::{Decision, Game, Player, Seat, play_out};
use reasons::check_reasons;
use shared::{assets, book, deck, files, mind, text};

const FIRST_DECK: &str = "honest-freight";
const SECOND_DECK: &str = "red-ledger";
/// RUL-65
const ROUND_CAP: u16 = 50;

fn deal(book: &Arc<CardBook>, decks: [&str; 2], seed: u64) -> CardGame {
    let captain = |name: &str| CaptainSetup {
        name: name.to_owned(),
        player: "test".to_owned(),
        deck: deck(name),
    };
    let constants = Constants { round_cap: Some(ROUND_CAP), ..Constants::default() };
    let setup = Setup { captains: decks.map(captain).into(), constants, packs: vec![] };
    CardGame::new(book, &setup, seed).expect("shipped decks can be played")
}

fn usual(book: &Arc<CardBook>) -> Mind {
    mind(book, Level::default())
}

/// Games that the first of two wins: same seeds, swapped seats and swapped decks, four games a
/// deal.
fn wins(
    deals: u64,
    book: &Arc<CardBook>,
    players: impl Fn(u64) -> [Box<dyn Player<CardGame>>; 2],
) -> u32 {
    let mut won = 0;
    for seed in 0..deals {
        for decks in [[FIRST_DECK, SECOND_DECK], [SECOND_DECK, FIRST_DECK]] {
            for seat in [Seat(0), Seat(1)] {
                let mut game = deal(book, decks, seed);
                let mut players = Vec::from(players(seed));
                players.rotate_right(seat.index());
                play_out(&mut game, &mut players).expect("what is decided is on offer");
                won += u32::from(game.ending().and_then(|ending| ending.winner) == Some(seat));
            }
        }
    }
    won
}

#[test]
fn a_mind_beats_a_random_captain_in_at_least_95_of_100_paired_games() {
    let book = book();
    let players = |seed| -> [Box<dyn Player<CardGame>>; 2] {
        [Box::new(usual(&book)), Box::new(RandomCaptain::new(seed))]
    };
    let won = wins(25, &book, players);
    assert!(won >= 95, "{won} of 100");
}

/// Bounds are far from the measured shares, so that only a broken level fails: `far-lanes arena`
/// measures.
#[test]
fn a_lieutenant_beats_a_cadet_who_beats_those_without_judgement() {
    let book = book();
    let indifferent = Personality::default().indifferent();
    let lieutenant = |_| -> [Box<dyn Player<CardGame>>; 2] {
        [Box::new(usual(&book)), Box::new(mind(&book, Level::Cadet))]
    };
    let cadet = |seed| -> [Box<dyn Player<CardGame>>; 2] {
        [Box::new(mind(&book, Level::Cadet)), Box::new(RandomCaptain::new(seed))]
    };
    let cadet_of_sense = |_| -> [Box<dyn Player<CardGame>>; 2] {
        let nobody = Mind::new(Arc::clone(&book), indifferent.clone(), Level::Lieutenant.shipped());
        [Box::new(mind(&book, Level::Cadet)), Box::new(nobody)]
    };
    let won =
        [wins(10, &book, lieutenant), wins(10, &book, cadet), wins(10, &book, cadet_of_sense)];
    assert!(won[0] >= 28 && won[1] >= 28 && won[2] >= 28, "{won:?} of 40 each");
}

#[test]
fn looking_ahead_pays() {
    let book = book();
    let players = |_| -> [Box<dyn Player<CardGame>>; 2] {
        [Box::new(mind(&book, Level::Commander)), Box::new(mind(&book, Level::Ensign))]
    };
    let won = wins(4, &book, players);
    assert!(won >= 9, "{won} of 16");
}

/// A view draws its frames between the pieces.
#[test]
fn thought_about_in_pieces_a_decision_is_the_same() {
    let book = book();
    let mut game = deal(&book, [FIRST_DECK, SECOND_DECK], 3);
    let (mut at_once, mut by_pieces) =
        (mind(&book, Level::Commander), mind(&book, Level::Commander));
    let (mut pieces, mut decisions) = (0, 0);
    while let Some(choice) = game.choice().filter(|_| decisions < 150) {
        let seen = game.observe(choice.seat);
        let decided = at_once.decide(&seen, choice);
        let pondered = std::iter::repeat_with(|| by_pieces.ponder(&seen, choice));
        let mut thoughts = pondered.inspect(|_| pieces += 1);
        assert_eq!(thoughts.find_map(|thought| thought), Some(decided));
        assert_eq!(by_pieces.last(), at_once.last());
        decisions += 1;
        let decision = Decision { seat: choice.seat, chosen: decided };
        game.decide(decision).expect("what is decided is on offer");
    }
    assert!(pieces > 2 * decisions, "{pieces} pieces of {decisions} decisions");
}

/// Plays a mind against itself and checks each decision as it is made.
struct Witness {
    mind: Mind,
    level: Level,
    book: Arc<CardBook>,
    asked: u32,
}

impl Player<CardGame> for Witness {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let decided = self.mind.decide(seen, choice);
        assert!(choice.options.contains(&decided), "{decided:?} is not offered by {choice:?}");
        assert_eq!(self.mind.decide(seen, choice), decided, "asked again");
        self.asked += 1;
        if self.asked.is_multiple_of(16) {
            assert_eq!(
                mind(&self.book, self.level).decide(seen, choice),
                decided,
                "a mind without a past"
            );
            check_reasons(&self.mind.explain(seen, choice), &choice.options, decided);
        }
        decided
    }
}

#[test]
fn every_decision_is_on_offer_repeatable_and_taken_for_the_reasons_given() {
    let book = book();
    let witness = |level: Level| -> Box<dyn Player<CardGame>> {
        let (mind, book) = (mind(&book, level), Arc::clone(&book));
        Box::new(Witness { mind, level, book, asked: 0 })
    };
    let tables = [
        [Level::Cadet, Level::Ensign],
        [Level::Lieutenant, Level::Lieutenant],
        [Level::Commander, Level::Ensign],
    ];
    for (seed, levels) in tables.into_iter().enumerate() {
        let mut game = deal(&book, [FIRST_DECK, SECOND_DECK], seed as u64);
        let mut players: Vec<Box<dyn Player<CardGame>>> = levels.into_iter().map(witness).collect();
        play_out(&mut game, &mut players).expect("what is decided is on offer");
    }
}

#[test]
fn games_between_minds_come_to_an_end_of_their_own() {
    let book = book();
    for seed in 0..30 {
        let mut game = deal(&book, [FIRST_DECK, SECOND_DECK], seed);
        let mut players: Vec<Box<dyn Player<CardGame>>> =
            vec![Box::new(usual(&book)), Box::new(usual(&book))];
        let decisions = play_out(&mut game, &mut players).expect("what is decided is on offer");
        let ending = game.ending().expect("the game is over");
        assert_ne!(ending.kind, EndingKind::RoundCap, "seed {seed}");
        assert!(decisions.len() < 2000, "seed {seed}: {} decisions", decisions.len());
    }
}

#[test]
fn the_same_minds_and_seed_play_the_same_game() {
    let book = book();
    let journal = || {
        let mut game = deal(&book, [SECOND_DECK, FIRST_DECK], 7);
        let mut players: Vec<Box<dyn Player<CardGame>>> =
            vec![Box::new(usual(&book)), Box::new(usual(&book))];
        play_out(&mut game, &mut players).expect("what is decided is on offer");
        game.journal().hash()
    };
    assert_eq!(journal(), journal());
}

#[test]
fn every_shipped_temper_is_read_and_the_usual_one_is_among_them() {
    // Combat personalities have a folder of their own; levels and the learned value are no personalities.
    let files = files(assets("captains")).into_iter();
    let personalities: Vec<Personality> = files
        .filter(|path| !path.ends_with("levels.ron") && !path.ends_with("value.ron"))
        .map(|path| {
            Personality::read(&path.to_string_lossy(), &text(&path))
                .expect("shipped personalities are read")
        })
        .collect();
    assert!(personalities.contains(&Personality::default()));
}

#[test]
fn every_shipped_persona_is_somebody_else_and_has_a_deck() {
    let personas: Vec<Persona> = files(assets("captains/personas"))
        .iter()
        .map(|file| {
            let id = file.file_stem().expect("a name").to_string_lossy();
            Persona::read(&id, &file.to_string_lossy(), &text(file)).expect("sound")
        })
        .collect();
    assert!(personas.len() >= 8, "{}", personas.len());
    let steady = Personality::default();
    for (n, persona) in personas.iter().enumerate() {
        assert!(assets("decks").join(format!("{}.ron", persona.deck)).is_file(), "{}", persona.id);
        assert_ne!(
            Personality { character: String::new(), ..persona.personality(&steady) },
            Personality { character: String::new(), ..steady.clone() },
            "{}",
            persona.id
        );
        for other in &personas[..n] {
            assert_ne!(persona.name, other.name);
            assert_ne!(persona.character, other.character);
            assert_ne!(persona.portrait, other.portrait);
            assert_ne!(persona.leans, other.leans, "{} and {}", persona.id, other.id);
        }
    }
}
