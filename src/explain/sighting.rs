//! A rival's decision as the person saw it: the table before it, and what of it lay open after.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all that happens, two things show a card and one what it cost"
)]

use ai::explain::{self, Glimpse, Hidden};
use cards::{CardGame, CardId, Choice, Decision, Event, Move, Observation, Why, data::Def, text};
use engine::{Game, Seat};

use super::{
    controller::SeatController,
    public::{Reasons, Step},
    record::{Record, is_worth_telling},
};
use crate::hints;

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
    let asked = game.choice().filter(|choice| choice.seat == decision.seat);
    let why = asked.map(|choice| choice.why);
    let others = asked.map_or(Vec::new(), |choice| known_besides(choice, decision.chosen));
    let from = game.journal().events().len();
    let told = why.filter(|why| is_told(*why, decision.chosen));
    let before =
        told.map(|why| (why, Observation { information_set: None, ..game.observe(viewer) }));
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
        let glimpse = Glimpse { seen: before, by, why, chosen, played, price: 0, others };
        remember(seen, Sighting { glimpse, from, until: None });
    }
    true
}

/// Adds a decision to those of its round; a round's first one begins anew.
fn remember(seen: &mut Vec<Sighting>, sighting: Sighting) {
    if seen.last().is_some_and(|it| it.round() != sighting.round()) {
        seen.clear();
    }
    let begun = seen.iter().rposition(Sighting::begins).unwrap_or(0);
    if !sighting.begins() && seen.len() - begun == STEPS {
        seen.remove(begun + 1);
    }
    seen.push(sighting);
}

/// Whether others learn of the decision at all: marks for discarding stay hidden (CCG-RND-6).
pub(super) fn is_told(why: Why, chosen: Move) -> bool {
    is_worth_telling(why, chosen) && !matches!(why, Why::Discarding { .. })
}

/// What else was on offer, where everybody knows that: the places for a complication.
fn known_besides(choice: &Choice, chosen: Move) -> Vec<Move> {
    let Why::Placing { .. } = choice.why else { return Vec::new() };
    choice.options.iter().copied().filter(|option| *option != chosen).collect()
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
    /// The round of it.
    pub(super) fn round(&self) -> u16 {
        self.glimpse.seen.round
    }

    /// Whether a play begins with it.
    pub(super) fn begins(&self) -> bool {
        !goes_on(self.glimpse.why)
    }

    /// Adds what it cost, which everybody saw.
    pub(super) fn settle(&mut self, game: &CardGame) {
        let events = game.journal().events();
        let until = self.until.unwrap_or(events.len()).min(events.len());
        let price = events[self.from.min(until)..until].iter().find_map(|event| match event {
            Event::CostIncurred { seat, credits } if *seat == self.glimpse.by => Some(*credits),
            _ => None,
        });
        // Where something is aimed or attached, the price was that of the play itself.
        self.glimpse.price = price.filter(|_| self.begins()).unwrap_or(0);
    }

    /// It in words, with what spoke for and against it in the open.
    pub(super) fn told(&self, record: Record, controller: &SeatController) -> Step {
        let Glimpse { by, why, chosen, .. } = self.glimpse;
        let words = text::deed(by, why, chosen, &self.glimpse.laid_open(record.book), record.book);
        let reasons = match controller {
            SeatController::Mind { personality, profile, .. } => {
                explain::public(record.book, (personality, profile), &self.glimpse)
                    .and_then(|scores| hints::behind(&chosen, &scores))
                    .map_or(Reasons::Hidden, Reasons::Scored)
            }
            SeatController::Habit => Reasons::Habit,
            SeatController::Dice | SeatController::Person => Reasons::Dice,
        };
        Step { words, begins: self.begins(), reasons }
    }
}
