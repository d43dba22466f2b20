//! The public reasons of rivals give nothing away; after the game the full ones keep nothing back.

use std::{collections::BTreeSet, sync::Arc};

use cards::{
    CardGame, Decision, Move, Observation, Setup, Snapshot, Why,
    data::{CardBook, Def},
};
use dice::Dice;
use engine::{Game, Player, Seat, play_out};
use serde_json::Value;

use super::{
    Reasons, Record, SeatController, Step, controllers, full,
    sighting::{Sighting, is_told, watch},
};
use crate::{
    data::{Library, find_folder},
    players::{self, Rival},
};

const ME: Seat = Seat(0);
const SEEDS: std::ops::Range<u64> = 3..6;

/// A game between minds, played to its end.
struct Played {
    library: Library,
    book: Arc<CardBook>,
    setup: Setup,
    seed: u64,
    decisions: Vec<Decision>,
}

impl Played {
    fn new(seed: u64, rivals: &[&str]) -> Played {
        let library = Library::read(&find_folder().expect("assets")).expect("the shipped assets");
        let mine = Rival::mind_with("honest-freight");
        let captains: Vec<Rival> =
            [mine].into_iter().chain(rivals.iter().map(|deck| Rival::mind_with(deck))).collect();
        let setup = players::setup(&library, &captains).expect("shipped decks");
        let book = library.cards_of(&setup.packs);
        let mut game = CardGame::new(&book, &setup, seed).expect("shipped decks can be played");
        let mind = |controller: &SeatController| -> Box<dyn Player<CardGame>> {
            Box::new(controller.mind(&book).expect("a mind"))
        };
        let mut minds: Vec<_> = controllers(&library, &setup).iter().map(mind).collect();
        let decisions = play_out(&mut game, &mut minds).expect("what is decided is on offer");
        drop(minds);
        Played { library, book, setup, seed, decisions }
    }

    fn record(&self) -> Record<'_> {
        let Played { book, setup, seed, decisions, .. } = self;
        Record { book, setup, seed: *seed, decisions }
    }

    fn controllers(&self) -> Vec<SeatController> {
        controllers(&self.library, &self.setup)
    }

    fn begin(&self) -> CardGame {
        CardGame::new(&self.book, &self.setup, self.seed).expect("as before")
    }

    /// The public reasons of one decision in the moment after it.
    fn told(&self, game: &mut CardGame, decision: Decision) -> Option<Step> {
        let mut seen: Vec<Sighting> = Vec::new();
        watch(game, decision, ME, &mut seen).then_some(())?;
        let mut sighting = seen.pop()?;
        sighting.settle(game);
        Some(sighting.told(self.record(), &self.controllers()[decision.seat.index()]))
    }

    /// The question that a decision answers, if it is one that is told.
    fn question(game: &CardGame, decision: Decision) -> Option<Why> {
        let choice = game.choice().filter(|choice| choice.seat == decision.seat)?;
        (decision.seat != ME && is_told(choice.why, decision.chosen)).then_some(choice.why)
    }
}

/// Every face in it that is named by the number of its card.
fn faces(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("def").and_then(Value::as_u64));
            fields.values().for_each(|it| faces(it, found));
        }
        Value::Array(items) => items.iter().for_each(|it| faces(it, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The titles of a card, both sides of an adventure among them.
fn titles(book: &CardBook, def: Def) -> Vec<String> {
    let card = book.card(def);
    let sides = card.sides().map(|it| [it.contract.name.clone(), it.complication.name.clone()]);
    [card.name.clone()].into_iter().chain(sides.into_iter().flatten()).collect()
}

/// CCG-ZONE-3, CCG-ZONE-9, CCG-ZONE-13
#[test]
fn no_card_is_named_that_the_person_cannot_see() {
    let mut told = 0;
    for seed in SEEDS {
        let played = Played::new(seed, &["red-ledger", "due-process"]);
        let mut game = played.begin();
        for decision in played.decisions.clone() {
            if Played::question(&game, decision).is_none() {
                game.decide(decision).expect("as before");
                continue;
            }
            let mut seen = BTreeSet::new();
            let look = |game: &CardGame, seen: &mut BTreeSet<u64>| {
                let shown = Observation { information_set: None, ..game.observe(ME) };
                faces(&serde_json::to_value(shown).expect("plain data"), seen);
            };
            look(&game, &mut seen);
            let from = game.journal().events().len();
            let step = played.told(&mut game, decision).expect("a decision that is told");
            look(&game, &mut seen);
            for event in game.journal().events()[from..].iter().filter(|it| it.seen_by(ME)) {
                faces(&serde_json::to_value(event).expect("plain data"), &mut seen);
            }
            let text = format!("{} {}", step.words, step.reasons.words());
            let is_seen = |def: Def| seen.contains(&u64::from(def.0));
            let known: BTreeSet<String> = played
                .book
                .cards()
                .filter(|(def, _)| is_seen(*def))
                .flat_map(|(def, _)| titles(&played.book, def))
                .collect();
            for (def, _) in played.book.cards() {
                for title in titles(&played.book, def) {
                    let inside = known.iter().any(|it| it.contains(&title));
                    assert!(!text.contains(&title) || inside, "`{title}` in `{text}`, seed {seed}");
                }
            }
            told += 1;
        }
    }
    assert!(told > 150, "only {told} decisions were told");
}

/// Deals what the person cannot see anew: the rivals' hands and every deck, and what lies face down.
/// The card that is being decided about stays what it is.
fn altered(snapshot: &Snapshot, keep: Option<u16>, dice: &mut Dice) -> Snapshot {
    let mut value = serde_json::to_value(snapshot).expect("plain data");
    let captains = value["captains"].as_array().expect("captains").clone();
    let ids = |pile: &Value| -> Vec<usize> {
        let pile = pile.as_array().expect("a pile").iter();
        pile.map(|id| id.as_u64().expect("a number") as usize).collect()
    };
    for (seat, captain) in captains.iter().enumerate() {
        let piles = &captain[1];
        let mut cards = ids(&piles["deck"]);
        if seat != ME.index() {
            cards.extend(ids(&piles["hand"]));
        }
        deal_anew(&mut value, cards, keep, dice);
        let mut adventures = ids(&piles["adventure"]);
        let slots = value["slots"].as_array().expect("slots").clone();
        let lying = slots.iter().flat_map(|slot| ids(&slot["complications"]));
        let of_theirs = |id: &usize| value["cards"][*id][0]["owner"].as_u64() == Some(seat as u64);
        adventures.extend(lying.filter(of_theirs));
        deal_anew(&mut value, adventures, keep, dice);
    }
    serde_json::from_value(value).expect("a snapshot still")
}

fn deal_anew(value: &mut Value, cards: Vec<usize>, keep: Option<u16>, dice: &mut Dice) {
    let is_hidden = |id: &usize| {
        let condition = &value["cards"][*id][2];
        let known = condition["known_by"].as_u64().unwrap_or(0) & (1 << ME.0) != 0;
        let lies = &value["cards"][*id][1]["Complication"];
        let face_up = lies["face_up"].as_bool().unwrap_or(false);
        !known && !face_up && Some(*id) != keep.map(usize::from)
    };
    let hidden: Vec<usize> = cards.into_iter().filter(is_hidden).collect();
    let mut defs: Vec<Value> =
        hidden.iter().map(|&id| value["cards"][id][0]["def"].clone()).collect();
    for last in (1..defs.len()).rev() {
        defs.swap(last, dice.below(last as u32 + 1) as usize);
    }
    for (id, def) in hidden.into_iter().zip(defs) {
        value["cards"][id][0]["def"] = def;
    }
}

/// CCG-ZONE-3, CCG-ZONE-9, CCG-ZONE-13
#[test]
fn whatever_is_hidden_the_same_move_is_told_in_the_same_words() {
    let (mut compared, mut differed) = (0, 0);
    let mut dice = Dice::seeded(11);
    for seed in SEEDS {
        let played = Played::new(seed, &["red-ledger"]);
        let mut game = played.begin();
        for decision in played.decisions.clone() {
            if let Some(why) = Played::question(&game, decision) {
                let keep = match ai::explain::Hidden::of(why, decision.chosen) {
                    ai::explain::Hidden::Card(id) => Some(id.0),
                    ai::explain::Hidden::Nothing | ai::explain::Hidden::Everything => None,
                };
                let snapshot = game.snapshot();
                let other = altered(&snapshot, keep, &mut dice);
                let [mut as_it_was, mut other_game] =
                    [&snapshot, &other].map(|it| CardGame::restore(&played.book, it));
                if as_it_was.observe(ME) == other_game.observe(ME) {
                    differed += u32::from(
                        as_it_was.observe(decision.seat) != other_game.observe(decision.seat),
                    );
                    let told = played.told(&mut other_game, decision);
                    // What cannot be decided with other cards tells nothing.
                    if let Some(told) = told {
                        assert_eq!(played.told(&mut as_it_was, decision), Some(told));
                        compared += 1;
                    }
                }
            }
            game.decide(decision).expect("as before");
        }
    }
    assert!(compared > 60 && differed > 60, "{compared} compared, {differed} differed");
}

/// The deeds of each rival in the round in which they did something last, in the words of the moment.
fn deeds_of_their_last_round(played: &Played) -> [Vec<String>; 2] {
    let mut deeds = [(0, Vec::new()), (0, Vec::new())];
    let mut game = played.begin();
    for decision in played.decisions.clone() {
        let question = Played::question(&game, decision);
        let before = Observation { information_set: None, ..game.observe(ME) };
        let Some(step) = question.and_then(|_| played.told(&mut game, decision)) else {
            if question.is_none() {
                game.decide(decision).expect("as before");
            }
            continue;
        };
        let (round, words) = &mut deeds[decision.seat.index() - 1];
        if *round != before.round {
            (*round, *words) = (before.round, Vec::new());
        }
        if step.begins {
            words.push(step.words);
        }
    }
    deeds.map(|(_, words)| words)
}

#[test]
fn all_deeds_of_a_rivals_last_round_are_told_with_their_reasons() {
    let played = Played::new(4, &["red-ledger", "due-process"]);
    let told = super::public(played.record(), &played.controllers(), ME);
    assert_eq!(told.iter().map(|it| it.seat).collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    for (it, deeds) in told.iter().zip(deeds_of_their_last_round(&played)) {
        let begun = it.steps.iter().filter(|step| step.begins).map(|step| step.words.clone());
        assert_eq!(begun.collect::<Vec<_>>(), deeds, "{it:?}");
        assert!(deeds.len() > 2, "a round has more than a play or two: {deeds:?}");
        assert!(it.steps.iter().any(|step| matches!(step.reasons, Reasons::Scored(_))), "{it:?}");
    }
    let begun = Record { decisions: &[], ..played.record() };
    let nothing = super::public(begun, &played.controllers(), ME);
    assert!(nothing.iter().all(|it| it.steps.is_empty()), "{nothing:?}");
}

#[test]
fn afterwards_every_option_is_told_with_all_that_the_mind_had() {
    let played = Played::new(5, &["red-ledger"]);
    let entries = full(played.record(), &played.controllers());
    assert!(entries.len() > 60, "{}", entries.len());
    for entry in entries.iter().step_by(7) {
        let scores = entry.thought(&played.book).expect("a mind sits there").through();
        let options: Vec<Move> = scores.iter().map(|score| score.option).collect();
        assert_eq!(options, entry.choice.options);
        let highest = scores.iter().map(|score| score.score).fold(0.0, f32::max);
        let first = scores.iter().find(|score| score.score == highest).expect("some option");
        assert_eq!(first.option, entry.chosen, "{}", entry.words);
        let names = ai::considerations(entry.choice.why);
        assert!(scores.iter().all(|score| score.considerations.len() >= names.len()));
    }
}

#[test]
fn who_acts_on_whims_or_looks_ahead_is_said_to() {
    let personality = Arc::new(ai::Personality::default());
    let of = |level: ai::Level| {
        let (personality, profile) = (personality.clone(), level.shipped());
        SeatController::Mind { personality, level, profile }.aside()
    };
    let said = |level| of(level).expect("something else counts");
    assert_eq!(said(ai::Level::Ensign), "Being an ensign, they also act on a whim.");
    assert!(said(ai::Level::Commander).starts_with("Being a commander, they also try"));
    assert_eq!(of(ai::Level::Lieutenant), None);
    assert_eq!(SeatController::Dice.aside(), None);
}
