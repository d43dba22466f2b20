//! Explains a captain's decision as far as another player at the table can tell.
//!
//! It uses nothing that only the captain knows: no hand, no deck, no card they have looked at. It
//! takes the onlooker's own observation, turns it round to the captain's seat, removes what only
//! the onlooker knows, and weighs the chosen option there. So it reveals nothing that was not on
//! the table (CCG-ZONE-3, CCG-ZONE-9, CCG-ZONE-13).

use std::sync::Arc;

use cards::{
    CardId, CardSeen, Choice, ContractSeen, Move, Observation, Why,
    data::{CardBook, Def, Face},
};
use engine::Seat;

use crate::{
    DifficultyProfile, OptionScore, Personality,
    brain::{BASE_SCORE, normalized},
    causes::causes,
    considerations::{self, Family},
    difficulty::overlook,
    features::{EvalContext, Outlook, Pool},
};

/// Onlooker's view of a captain's decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Glimpse {
    /// Onlooker's observation right before the decision.
    pub seen: Observation,
    pub by: Seat,
    pub why: Why,
    pub chosen: Move,
    /// Face of the decision's hidden card, if it lay open afterwards.
    pub played: Option<Def>,
    /// Public cost in credits.
    pub price: u8,
    /// What was on offer besides, as far as everybody knows that and what it costs.
    pub others: Vec<Move>,
}

/// Part of a decision that only its captain knows before it is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    Nothing,
    /// Identity of this card, from a hand or a deck.
    Card(CardId),
    /// The fact that it was made, or everything about it.
    Everything,
}

impl Hidden {
    /// Returns the hidden part of this answer to this question.
    pub fn of(why: Why, chosen: Move) -> Hidden {
        match (why, chosen) {
            // Marked in secret, and the number is secret too (CCG-RND-6).
            (Why::Discarding { .. } | Why::Searching { .. }, _) => Hidden::Everything,
            (Why::Placing { card }, Move::Place(_)) => Hidden::Card(card),
            (Why::PuttingIntoPlay { .. }, Move::Choose(card)) => Hidden::Card(card),
            (_, Move::Procure(card) | Move::Event(card) | Move::Heroic { card, .. }) => {
                Hidden::Card(card)
            }
            (_, Move::Discard(card) | Move::ExpendHand(card)) => Hidden::Card(card),
            // Every other move concerns open cards.
            (_, _) => Hidden::Nothing,
        }
    }
}

/// Explains the decision of a captain of this personality and profile, as far as the table shows: what was
/// chosen first, and then what was on offer besides; `None` where the decision concerned hidden cards.
pub fn public(
    book: &Arc<CardBook>,
    (personality, profile): (&Personality, &DifficultyProfile),
    glimpse: &Glimpse,
) -> Option<Vec<OptionScore>> {
    let pool = Pool::new(Arc::clone(book));
    let chair = glimpse.turned_round(&pool);
    let of = |chosen: Move| {
        let glimpse = Glimpse { chosen, ..glimpse.clone() };
        let weighting = Weighting::new(&pool, personality, profile, &glimpse);
        one(&weighting, &glimpse, chair.clone())
    };
    let others = glimpse.others.iter().filter_map(|&other| of(other));
    Some(std::iter::once(of(glimpse.chosen)?).chain(others).collect())
}

fn one(weighting: &Weighting, glimpse: &Glimpse, chair: Observation) -> Option<OptionScore> {
    let book = &weighting.pool.book;
    match (Hidden::of(glimpse.why, glimpse.chosen), glimpse.played) {
        (Hidden::Nothing, _) => Some(weighting.of(&chair)),
        (Hidden::Card(id), Some(def)) => {
            let card = held(book, (id, def), glimpse.by, glimpse.price);
            Some(weighting.of(&with(chair, card, glimpse.why)))
        }
        (Hidden::Card(id), None) if matches!(glimpse.why, Why::Placing { .. }) => {
            Some(weighting.of_any_complication(&chair, id))
        }
        (Hidden::Card(_), None) | (Hidden::Everything, _) => None,
    }
}

impl Glimpse {
    /// Returns the observation with the played card revealed, for describing it in words.
    pub fn laid_open(&self, book: &Arc<CardBook>) -> Observation {
        let mut seen = self.seen.clone();
        if let (Hidden::Card(id), Some(def)) = (Hidden::of(self.why, self.chosen), self.played) {
            seen.hand.push(held(book, (id, def), self.by, self.price));
        }
        seen
    }

    /// Returns the table from the captain's seat, without anything that only one side knows.
    fn turned_round(&self, pool: &Pool) -> Observation {
        let mut chair = self.seen.clone();
        chair.you = self.by;
        (chair.drawn, chair.information_set, chair.full_control) = (None, None, false);
        chair.captains.iter_mut().for_each(|captain| captain.known.clear());
        for cards in [&mut chair.hand, &mut chair.searching, &mut chair.deck_top] {
            cards.clear();
        }
        chair.adventures.clear();
        chair.prices = vec![self.price];
        let captain = &chair.captains[self.by.index()];
        let cards = f32::from(captain.hand_count) + f32::from(captain.deck_count);
        chair.purse = (cards * pool.usual_ev) as u16;
        let jump = captain.ship.jump;
        for contract in chair.slots.iter_mut().filter_map(|slot| slot.contract.as_mut()) {
            turn(contract, jump);
        }
        chair
    }
}

/// Hides face-down complications, even seen ones, and counts the jumps for the captain's ship.
fn turn(contract: &mut ContractSeen, jump: i16) {
    for complication in contract.complications.iter_mut().filter(|it| !it.face_up) {
        complication.def = None;
    }
    let distance = i16::from(contract.distance);
    contract.jumps = match (distance, jump) {
        (0, _) => Some(0),
        (_, ..=0) => None,
        (_, _) => u8::try_from((distance + jump - 1) / jump).ok(),
    };
}

/// Returns the observation with the played card in its captain's hand, or drawn.
fn with(mut chair: Observation, card: CardSeen, why: Why) -> Observation {
    if matches!(why, Why::Placing { .. }) {
        chair.drawn = Some(card);
    } else {
        chair.hand.push(card);
    }
    chair
}

/// Card as its captain held it: as printed, at the price that was paid.
fn held(book: &CardBook, (id, def): (CardId, Def), by: Seat, cost: u8) -> CardSeen {
    let card = book.card(def);
    let (skills, capacity) = match &card.face {
        Face::Crew(crew) => (card.skills(), crew.wounds),
        Face::Upgrade(upgrade) => (Vec::new(), upgrade.structure),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Event(_)
        | Face::Heroic(_) => (Vec::new(), 0),
    };
    CardSeen {
        id,
        def,
        owner: by,
        controller: by,
        exerted: false,
        harm: 0,
        capacity: u8::try_from(capacity).unwrap_or(0),
        counters: 0,
        on: None,
        skills,
        keywords: card.keywords.clone(),
        cost,
        ev: card.ev(),
    }
}

/// Weights of one family, with the context to weigh an option.
struct Weighting<'a> {
    pool: &'a Pool,
    personality: &'a Personality,
    family: Family,
    weights: Vec<f32>,
    choice: Choice,
}

impl<'a> Weighting<'a> {
    fn new(
        pool: &'a Pool,
        personality: &'a Personality,
        profile: &DifficultyProfile,
        glimpse: &Glimpse,
    ) -> Weighting<'a> {
        let Glimpse { by, why, chosen, .. } = *glimpse;
        let family = Family::of(why);
        let mut weights = family.weights(personality);
        overlook(&profile.blind_spots, family.names(), &mut weights);
        let choice = Choice { seat: by, why, options: vec![chosen] };
        Weighting { pool, personality, family, weights, choice }
    }

    /// The option as it stands on this table, with what it speaks of.
    fn of(&self, chair: &Observation) -> OptionScore {
        let outlook = Outlook::default();
        let cause = causes(self.context(chair, &outlook), &self.choice).pop().flatten();
        OptionScore { cause, ..self.reasons(&[self.scores(chair)]) }
    }

    fn context<'c>(&'c self, seen: &'c Observation, outlook: &'c Outlook) -> EvalContext<'c> {
        let judgement = &self.personality.judgement;
        EvalContext { seen, pool: self.pool, outlook, judgement }
    }

    /// Score of the option by each consideration, from 0 to 1.
    fn scores(&self, chair: &Observation) -> Vec<f32> {
        let outlook = Outlook::default();
        considerations::scores(self.context(chair, &outlook), &self.choice).row(0).to_vec()
    }

    /// Weighs a complication that nobody else has seen as a sample of all complications.
    fn of_any_complication(&self, chair: &Observation, id: CardId) -> OptionScore {
        let all: Vec<Def> = self
            .pool
            .book
            .cards()
            .filter(|(_, card)| card.sides().is_some())
            .map(|(def, _)| def)
            .collect();
        let step = all.len().div_ceil(SEVERAL).max(1);
        let rows: Vec<Vec<f32>> = all
            .iter()
            .step_by(step)
            .map(|&def| {
                let mut chair = chair.clone();
                chair.drawn = Some(held(&self.pool.book, (id, def), chair.you, 0));
                self.scores(&chair)
            })
            .collect();
        self.reasons(&rows)
    }

    /// Average effect of each consideration on the option, over all cards that it may have been.
    fn reasons(&self, rows: &[Vec<f32>]) -> OptionScore {
        let count = rows.len().max(1) as f32;
        let mean = |nth: usize| rows.iter().map(|row| row[nth]).sum::<f32>() / count;
        let moved = normalized(&self.weights).enumerate().map(|(nth, weight)| mean(nth) * weight);
        let considerations: Vec<(&'static str, f32)> =
            self.family.names().iter().copied().zip(moved).collect();
        let score = BASE_SCORE + considerations.iter().map(|(_, moved)| moved).sum::<f32>();
        let option = self.choice.options[0];
        OptionScore {
            option,
            score,
            considerations,
            cause: None,
            chance: None,
            apart: Vec::new(),
            wasted: false,
        }
    }
}

/// Size of the sample of complications.
const SEVERAL: usize = 12;

#[cfg(test)]
mod tests {
    use cards::{SlotNo, Stage};

    use super::*;
    use crate::{
        Level,
        testing::{RIVAL, Table, YOU},
    };

    fn told(table: &Table, why: Why, chosen: Move, played: Option<&str>) -> Option<OptionScore> {
        let book = &table.pool.book;
        let played = played.map(|name| book.find(name).expect("a card of the tests").0);
        let glimpse = Glimpse {
            seen: table.seen.clone(),
            by: RIVAL,
            why,
            chosen,
            played,
            price: 1,
            others: Vec::new(),
        };
        let told = public(book, (&Personality::default(), &Level::default().shipped()), &glimpse);
        told.map(|mut all| all.swap_remove(0))
    }

    fn of(told: &OptionScore, name: &str) -> f32 {
        let found = told.considerations.iter().find(|(it, _)| *it == name);
        found.unwrap_or_else(|| panic!("no `{name}` in {told:?}")).1
    }

    const PURSUE: Move = Move::Pursue(SlotNo(0));

    #[test]
    fn a_rivals_pursuit_is_weighed_by_their_crew_and_not_by_the_onlookers() {
        let table = || Table::new().contract(0, "haul", &[]);
        let told = |table| told(&table, Why::ChoosingActivity, PURSUE, None).expect("open");
        let theirs = told(table().in_play(RIVAL, &["pilot"]));
        let mine = told(table().in_play(YOU, &["pilot"]));
        assert_eq!(of(&theirs, "requirements nobody can meet yet"), 0.0);
        assert!(of(&mine, "requirements nobody can meet yet") < 0.0);
    }

    /// CCG-ZONE-3, CCG-ZONE-13
    #[test]
    fn what_only_the_onlooker_knows_changes_nothing() {
        let plain = Table::new().contract(0, "haul", &[None]).in_play(RIVAL, &["pilot"]);
        let before = told(&plain, Why::ChoosingActivity, PURSUE, None);
        let knowing = plain.hand(&["pilot", "doctor"]).with(|seen| {
            let looked_at = seen.slots[0].contract.as_mut().expect("a contract");
            looked_at.complications[0].def = Some(looked_at.def);
            (seen.purse, seen.drawn) = (3, seen.hand.pop());
            seen.adventures.clear();
        });
        assert_eq!(told(&knowing, Why::ChoosingActivity, PURSUE, None), before);
    }

    #[test]
    fn the_reasons_sum_up_to_where_the_option_stands() {
        let table = Table::new().contract(0, "haul", &[]).in_play(RIVAL, &["pilot"]);
        let told = told(&table, Why::ChoosingActivity, PURSUE, None).expect("open");
        let sum: f32 = told.considerations.iter().map(|(_, moved)| moved).sum();
        assert!((told.score - 0.5 - sum).abs() < 1e-6, "{told:?}");
    }

    /// CCG-RND-6
    #[test]
    fn cards_marked_in_secret_and_cards_nobody_saw_are_not_told() {
        let table = Table::new().contract(0, "haul", &[]);
        let card = CardId(77);
        assert_eq!(told(&table, Why::Discarding { over: 0 }, Move::Discard(card), None), None);
        let found = Why::Searching { card: CardId(1) };
        assert_eq!(told(&table, found, Move::Choose(card), Some("pilot")), None);
        assert_eq!(told(&table, Why::Procuring, Move::Procure(card), None), None);
        assert!(told(&table, Why::Procuring, Move::Procure(card), Some("pilot")).is_some());
    }

    #[test]
    fn a_face_down_complication_is_told_by_its_place_alone() {
        let table = Table::new().contract(0, "cruise", &[]).contract(1, "cruise", &[]);
        let table = table.pursue(YOU, 0).pursue(RIVAL, 1).stage(Stage::Complications);
        let why = Why::Placing { card: CardId(77) };
        let place = |slot| told(&table, why, Move::Place(SlotNo(slot)), None).expect("its place");
        let (mine, theirs) = (place(0), place(1));
        assert!(of(&mine, "victory points a rival may lose") > 0.0);
        assert!(mine.score > theirs.score, "whoever is in one's way gets it");
    }
}
