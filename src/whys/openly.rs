//! What the rivals did last and why, told to the person by what the person saw of it.

use captains::{Glimpse, Hidden, openly as weighed};
use cards::{CardGame, CardId, Decision, Event, Move, Observation, Why, data::Def, text};
use play::{Game, Seat};

use super::{Chair, Record, is_worth_telling};
use crate::counsel::{self, Counsel};

/// What has to be said with every open reason.
pub const UNSEEN: &str =
    "So far the table shows it: what they hold, or have looked at, may have counted too.";

/// What a rival did last, step by step.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    pub seat: Seat,
    pub name: String,
    pub round: u16,
    /// A play and what became of it; nothing before the first decision worth telling.
    pub steps: Vec<Step>,
}

/// One decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// What they did, without their name: "pursues …".
    pub words: String,
    pub reasons: Reasons,
}

/// Why, as far as anybody may say.
#[derive(Debug, Clone, PartialEq)]
pub enum Reasons {
    Weighed(Counsel<Move>),
    /// It was about cards that stayed hidden.
    Hidden,
    Dice,
}

impl Reasons {
    /// In a sentence without its full stop.
    pub fn words(&self) -> String {
        match self {
            Reasons::Weighed(counsel) => counsel.words(),
            Reasons::Hidden => "which card it was about is theirs to know".to_owned(),
            Reasons::Dice => "the dice fell that way".to_owned(),
        }
    }
}

/// What each rival of `viewer`'s who is no person did last that is worth telling, as `viewer` saw it.
/// Nothing in it depends on what `viewer` may not know.
pub fn openly(record: Record, chairs: &[Chair], viewer: Seat) -> Vec<Told> {
    let mut newest: Vec<Vec<Sighting>> = vec![Vec::new(); chairs.len()];
    if let Some(mut game) = record.begin() {
        for decision in record.decisions {
            let rival = newest.get_mut(decision.seat.index()).filter(|_| decision.seat != viewer);
            let decided = match rival {
                Some(seen) => watch(&mut game, *decision, viewer, seen),
                None => game.decide(*decision).is_ok(),
            };
            if !decided {
                break;
            }
        }
        newest.iter_mut().flatten().for_each(|sighting| sighting.settle(&game));
    }
    let rivals = chairs.iter().zip(newest).zip(&record.setup.captains).zip((0..).map(Seat));
    let rivals =
        rivals.filter(|(((chair, _), _), seat)| *seat != viewer && **chair != Chair::Person);
    rivals
        .map(|(((chair, seen), captain), seat)| Told {
            seat,
            name: captain.name.clone(),
            round: seen.last().map_or(0, |it| it.glimpse.seen.round),
            steps: seen.iter().map(|it| it.told(record, chair)).collect(),
        })
        .collect()
}

/// How many steps of one play are told: how it began, and how it went on.
const STEPS: usize = 3;

/// A rival's decision as the person saw it.
#[derive(Debug, Clone)]
pub(super) struct Sighting {
    glimpse: Glimpse,
    /// The events from it on, until the rival turned to something else.
    from: usize,
    until: Option<usize>,
}

/// Lets the rival decide, and looks on; whether it could be decided.
pub(super) fn watch(
    game: &mut CardGame,
    decision: Decision,
    viewer: Seat,
    seen: &mut Vec<Sighting>,
) -> bool {
    let why = game.choice().filter(|choice| choice.seat == decision.seat).map(|choice| choice.why);
    let from = game.journal().events().len();
    let told = why.filter(|why| is_told(*why, decision.chosen));
    let before = told.map(|why| (why, game.observe(viewer)));
    if !why.is_some_and(goes_on) {
        seen.iter_mut().for_each(|it| it.until = it.until.or(Some(from)));
    }
    if game.decide(decision).is_err() {
        return false;
    }
    if let Some((why, before)) = before {
        let played = match Hidden::of(why, decision.chosen) {
            Hidden::Card(id) => shown(game, id, from, viewer),
            Hidden::Nothing | Hidden::Everything => None,
        };
        let (by, chosen) = (decision.seat, decision.chosen);
        let glimpse = Glimpse { seen: before, by, why, chosen, played, price: 0 };
        if !goes_on(why) {
            seen.clear();
        }
        if seen.len() == STEPS {
            seen.remove(1);
        }
        seen.push(Sighting { glimpse, from, until: None });
    }
    true
}

/// What is marked for discarding is not even known to have been (CCG-RND-6).
pub(super) fn is_told(why: Why, chosen: Move) -> bool {
    is_worth_telling(why, chosen) && !matches!(why, Why::Discarding { .. })
}

/// Whether a question goes on with what was decided before it.
fn goes_on(why: Why) -> bool {
    matches!(
        why,
        Why::Targeting { .. }
            | Why::Attaching { .. }
            | Why::Searching { .. }
            | Why::PuttingIntoPlay { .. }
            | Why::MakingRoom { .. }
            | Why::Meeting { .. }
            | Why::TakingRole { .. }
            | Why::Assigning { .. }
            | Why::Paying { .. }
            | Why::PayingCost { .. }
            | Why::MeetingExpense { .. }
    )
}

/// The face of a card that was hidden, where it lies open to `viewer` now or has been shown since.
fn shown(game: &CardGame, id: CardId, from: usize, viewer: Seat) -> Option<Def> {
    let events = game.journal().events()[from..].iter().filter(|event| event.seen_by(viewer));
    let played = events.into_iter().find_map(|event| match event {
        Event::Played { card, .. } | Event::EnteredPlay { card, .. } if card.id == id => {
            Some(card.def)
        }
        _ => None,
    });
    played.or_else(|| face(&game.observe(viewer), id))
}

/// A card's face where it lies open: on its way to the queue, in play, or in a discard pile.
fn face(seen: &Observation, id: CardId) -> Option<Def> {
    let announced =
        seen.queue.iter().chain(&seen.announced).map(|queued| (queued.card, queued.def));
    let cards = seen.captains.iter().flat_map(|captain| {
        captain.in_play.iter().chain(&captain.discard).chain(&captain.adventure_discard)
    });
    let contracts = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    let lying = contracts.flat_map(|contract| &contract.complications).filter(|it| it.face_up);
    let lying = lying.filter_map(|it| Some((it.id, it.def?)));
    let mut open = announced.chain(cards.map(|card| (card.id, card.def))).chain(lying);
    open.find(|(known, _)| *known == id).map(|(_, def)| def)
}

impl Sighting {
    /// Adds what it cost, which everybody saw.
    pub(super) fn settle(&mut self, game: &CardGame) {
        let events = game.journal().events();
        let until = self.until.unwrap_or(events.len()).min(events.len());
        let price = events[self.from.min(until)..until].iter().find_map(|event| match event {
            Event::CostIncurred { seat, credits } if *seat == self.glimpse.by => Some(*credits),
            _ => None,
        });
        // Where something is aimed or attached, the price was that of the play itself.
        let own = !goes_on(self.glimpse.why);
        self.glimpse.price = price.filter(|_| own).unwrap_or(0);
    }

    pub(super) fn told(&self, record: Record, chair: &Chair) -> Step {
        let Glimpse { by, why, chosen, .. } = self.glimpse;
        let words = text::deed(by, why, chosen, &self.glimpse.laid_open(record.book), record.book);
        let reasons = match chair {
            Chair::Mind { temper, level } => {
                weighed(record.book, (temper, level.training()), &self.glimpse)
                    .and_then(|score| counsel::behind(&chosen, &[score]))
                    .map_or(Reasons::Hidden, Reasons::Weighed)
            }
            Chair::Dice | Chair::Person => Reasons::Dice,
        };
        Step { words, reasons }
    }
}
