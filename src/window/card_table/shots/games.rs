//! Real games, played by minds on fixed seeds until they come to their scene.

use cards::{Choice, Observation, Why, data::Constants};
use jiff::civil::date;

use crate::window::{card_table::spot, common::data::GameData, error::WindowError};
use crate::{
    daily::Deal,
    players::{self, Rival},
    session::{GameOptions, Session},
};

/// The scene of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    FirstChoice,
    Placing,
    Activity,
    Procuring,
    Paying,
    /// A sum of several cards, none of which is paid yet.
    Bill,
    /// What to discard of a whole hand.
    Discarding,
    Acting,
    Reacting,
    Resolving,
    Meeting,
    /// A choice in which one card has several options.
    Options,
    /// The choice at which most lies on the table.
    Fullest,
    /// The choice of a late round with most cards in hand.
    Hand,
    /// Against three rivals.
    FourCaptains,
    /// Without rivals.
    Alone,
    Result,
    /// In the guided game, when it tells this lesson; at its end for one that there is not.
    Lesson(&'static str),
    /// The same against three rivals.
    FourResult,
    /// The end of a daily deal.
    DayResult,
}

/// Decks that come to every question; the learner's pair asks for few reactions.
const MINE: &str = "honest-freight";
const RIVALS: [&str; 3] = ["red-ledger", "due-process", "express-signed-for"];

const SEEDS: std::ops::Range<u64> = 7..67;
/// The seeds searched for the fullest table; each is played to its end.
const FULL_SEEDS: std::ops::Range<u64> = 7..15;

/// Plays a game until it comes to this scene.
pub fn reach(game_data: &GameData, scene: Scene) -> Result<Session, WindowError> {
    if let Scene::Lesson(id) = scene {
        return guided(game_data, id);
    }
    if scene == Scene::DayResult {
        return day_over(game_data);
    }
    if scene == Scene::Fullest {
        return most(game_data, in_play, |game_data, seed| deal_to(game_data, seed, 1));
    }
    if scene == Scene::Hand {
        return most(game_data, in_hand, deal_large);
    }
    for seed in SEEDS {
        let rivals = rivals(scene);
        let mut session = deal_to(game_data, seed, rivals)?;
        if play_until(game_data, &mut session, scene) {
            return Ok(session);
        }
    }
    Err(WindowError::Drawing("no game on the seeds of the screenshots came to this scene"))
}

/// The guided game as the coach plays it, up to a lesson.
fn guided(game_data: &GameData, id: &str) -> Result<Session, WindowError> {
    let mut session = Session::begin_guided(&game_data.library, &game_data.saves)?;
    loop {
        session.advance();
        match session.lesson() {
            Some(told) if told.lesson.id == id => return Ok(session),
            Some(told) if !told.lesson.until_answered => session.lesson_read(),
            Some(_) | None => match session.coached_move() {
                Some(chosen) if session.decide(chosen).is_ok() => {}
                Some(_) | None => return Ok(session),
            },
        }
    }
}

/// The deal of a Monday, which is an easy one, to its end.
fn day_over(game_data: &GameData) -> Result<Session, WindowError> {
    let GameData { library, saves, .. } = game_data;
    let Deal { setup, seed, .. } = Deal::of(date(2026, 11, 2), library)?;
    let mut session = Session::deal(library, saves, setup, seed)?;
    play_while(game_data, &mut session, |_, _| true);
    Ok(session)
}

/// How many sit with the person in a picture.
fn rivals(scene: Scene) -> usize {
    if matches!(scene, Scene::FourCaptains | Scene::FourResult) {
        return 3;
    }
    usize::from(scene != Scene::Alone)
}

/// The same for hands of ten cards, by a house rule.
fn deal_large(game_data: &GameData, seed: u64) -> Result<Session, WindowError> {
    let constants = Constants { hand: 10, ..game_data.library.constants };
    deal(game_data, seed, 1, Some(constants))
}

fn deal_to(game_data: &GameData, seed: u64, rivals: usize) -> Result<Session, WindowError> {
    deal(game_data, seed, rivals, None)
}

fn deal(
    game_data: &GameData,
    seed: u64,
    rivals: usize,
    constants: Option<Constants>,
) -> Result<Session, WindowError> {
    let against = RIVALS[..rivals].iter().map(|deck| Rival::mind_with(deck)).collect();
    let game_options = GameOptions {
        seed: Some(seed),
        deck: Some(MINE.to_owned()),
        against: Some(against),
        constants,
        new: true,
    };
    Ok(Session::begin(&game_data.library, &game_data.saves, &game_options)?)
}

/// How many cards lie in play.
fn in_play(_: &Choice, seen: &Observation) -> usize {
    seen.captains.iter().map(|captain| captain.in_play.len()).sum()
}

/// How many cards the person holds in a late round, where one of them can be played.
fn in_hand(choice: &Choice, seen: &Observation) -> usize {
    let late = seen.round >= 5 && matches!(choice.why, Why::Acting | Why::Procuring);
    if late && choice.options.len() > 2 { seen.hand.len() } else { 0 }
}

/// The moment of several games at which there is most of something.
fn most(
    game_data: &GameData,
    count: fn(&Choice, &Observation) -> usize,
    deal: fn(&GameData, u64) -> Result<Session, WindowError>,
) -> Result<Session, WindowError> {
    let mut best = (0, 0, 0);
    for seed in FULL_SEEDS {
        let mut session = deal(game_data, seed)?;
        let mut nth = 0;
        play_while(game_data, &mut session, |choice, seen| {
            best = best.max((count(choice, seen), seed, nth));
            nth += 1;
            true
        });
    }
    let (_, seed, wanted) = best;
    let mut session = deal(game_data, seed)?;
    let mut nth = 0;
    play_while(game_data, &mut session, |_, _| {
        nth += 1;
        nth <= wanted
    });
    Ok(session)
}

fn play_until(game_data: &GameData, session: &mut Session, scene: Scene) -> bool {
    let mut held = false;
    play_while(game_data, session, |choice, seen| {
        held = scene.holds(choice, seen);
        !held
    });
    let to_the_end = matches!(scene, Scene::Result | Scene::FourResult);
    held || (to_the_end && session.ending().is_some())
}

/// Lets a mind decide for the person while `go_on` says so and the game lasts.
fn play_while(
    game_data: &GameData,
    session: &mut Session,
    mut go_on: impl FnMut(&Choice, &Observation) -> bool,
) {
    let mut mind = players::mind(&game_data.library, session.book());
    loop {
        session.advance();
        let Some(choice) = session.asked() else { return };
        let seen = session.observe();
        if !go_on(choice, &seen) {
            return;
        }
        let chosen = session.advice(&mut mind, choice);
        if session.decide(chosen).is_err() {
            return;
        }
    }
}

impl Scene {
    fn holds(self, choice: &Choice, seen: &Observation) -> bool {
        let why = choice.why;
        let under_way = seen.round >= 3;
        match self {
            Scene::FirstChoice => true,
            Scene::FourCaptains => under_way && matches!(why, Why::Acting),
            Scene::Alone => under_way && matches!(why, Why::ChoosingActivity),
            Scene::Placing => matches!(why, Why::Placing { .. }),
            Scene::Activity => under_way && matches!(why, Why::ChoosingActivity),
            Scene::Procuring => {
                under_way && matches!(why, Why::Procuring) && choice.options.len() > 3
            }
            Scene::Paying => under_way && matches!(why, Why::Paying { paid: 1.., .. }),
            Scene::Bill => matches!(why, Why::Paying { owed: 4.., paid: 0 }) && seen.hand.len() > 3,
            Scene::Discarding => {
                under_way && matches!(why, Why::Discarding { .. }) && seen.hand.len() > 4
            }
            Scene::Acting => {
                let has_choice = seen.hand.len() > 1 && choice.options.len() > 2;
                under_way && matches!(why, Why::Acting) && has_choice
            }
            Scene::Reacting => matches!(why, Why::Reacting) && !seen.queue.is_empty(),
            Scene::Resolving => matches!(why, Why::Resolving) && choice.options.len() > 1,
            Scene::Meeting => matches!(why, Why::Meeting { .. }),
            Scene::Options => {
                under_way && matches!(why, Why::Acting) && several_on_one_card(choice)
            }
            Scene::Fullest
            | Scene::Hand
            | Scene::Result
            | Scene::Lesson(_)
            | Scene::FourResult
            | Scene::DayResult => false,
        }
    }
}

fn several_on_one_card(choice: &Choice) -> bool {
    let spots = |&chosen| spot::spots(chosen, choice.why).first().copied();
    let first: Vec<_> = choice.options.iter().filter_map(spots).collect();
    first.iter().enumerate().any(|(n, spot)| first[n + 1..].contains(spot))
}
