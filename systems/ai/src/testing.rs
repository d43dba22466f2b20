//! A table to test minds at: a handful of cards, laid out by name.

use std::sync::Arc;

use cards::{
    Activity, CaptainSeen, CardId, CardSeen, Choice, ComplicationSeen, ContractSeen, Move,
    Observation, ShipSeen, SlotNo, SlotSeen, Stage, Why,
    data::{Capability, CardBook, Constants, Def, Face},
};
use engine::{Player, Seat};

use crate::{
    Level, Mind, Personality,
    features::{EvalContext, Pool},
};

pub(crate) const YOU: Seat = Seat(0);
pub(crate) const RIVAL: Seat = Seat(1);

/// Observation under construction, with the pool its cards come from.
pub(crate) struct Table {
    pub seen: Observation,
    pub pool: Pool,
    personality: Personality,
}

impl Table {
    /// Creates two captains with nothing but their ships, in the Adventure Phase.
    pub fn new() -> Table {
        let mut book = CardBook::default();
        book.add("test.ron", CARDS).expect("the cards of the tests are read");
        let pool = Pool::new(Arc::new(book));
        let seen = Observation {
            you: YOU,
            round: 3,
            stage: Stage::Activities,
            first: YOU,
            acting: Some(YOU),
            captains: vec![captain(&pool, YOU), captain(&pool, RIVAL)],
            slots: (0..4)
                .map(|n| SlotSeen { slot: SlotNo(n), controllers: vec![YOU], contract: None })
                .collect(),
            hand: vec![],
            drawn: None,
            queue: vec![],
            announced: None,
            resolving: None,
            prices: vec![],
            searching: vec![],
            deck_top: vec![],
            adventures: adventures(&pool),
            full_control: false,
            purse: 50,
            constants: Constants::default(),
            ending: None,
            information_set: None,
        };
        Table { seen, pool, personality: Personality::default() }
    }

    pub fn context(&self) -> EvalContext<'_> {
        // A fresh one each time, as the table may have changed since.
        let outlook = Box::leak(Box::default());
        EvalContext {
            seen: &self.seen,
            pool: &self.pool,
            outlook,
            judgement: &self.personality.judgement,
        }
    }

    pub fn stage(mut self, stage: Stage) -> Table {
        self.seen.stage = stage;
        self
    }

    /// Puts cards into play; the n-th card in play of a seat is numbered 10 or 30 and up.
    pub fn in_play(mut self, seat: Seat, names: &[&str]) -> Table {
        for name in names {
            let at = self.seen.captains[seat.index()].in_play.len() as u16;
            let card = self.card(10 + 20 * u16::from(seat.0) + at, name, seat);
            self.seen.captains[seat.index()].in_play.push(card);
        }
        self
    }

    /// Deals cards; the n-th is numbered 50 and up.
    pub fn hand(mut self, names: &[&str]) -> Table {
        for name in names {
            let card = self.card(50 + self.seen.hand.len() as u16, name, YOU);
            self.seen.hand.push(card);
        }
        self.seen.captains[0].hand_count = self.seen.hand.len() as u8;
        self
    }

    /// Offers a contract with complications, `None` for one nobody has seen. The contract is
    /// numbered 100 times the slot and 100, its complications from there.
    pub fn contract(mut self, slot: u8, name: &str, complications: &[Option<&str>]) -> Table {
        let id = 100 * (u16::from(slot) + 1);
        let (def, card) = self.pool.book.find(name).expect("a card of the tests");
        let side = card.sides().expect("an adventure card").contract.clone();
        let lying = complications.iter().zip(1..).map(|(name, n)| ComplicationSeen {
            id: CardId(id + n),
            def: name.map(|name| self.pool.book.find(name).expect("a card of the tests").0),
            owner: RIVAL,
            face_up: name.is_some(),
            harm: 0,
        });
        let contract = ContractSeen {
            id: CardId(id),
            def,
            owner: YOU,
            vp: side.vp,
            distance: 1,
            penalty: 1,
            complication_slots: side.complication_slots,
            complications: lying.collect(),
            pursuers: vec![],
            completed: vec![],
            jumps: Some(1),
        };
        self.seen.slots[usize::from(slot)].contract = Some(contract);
        self
    }

    pub fn pursue(mut self, seat: Seat, slot: u8) -> Table {
        self.seen.captains[seat.index()].activity = Activity::Pursuing(SlotNo(slot));
        if let Some(contract) = &mut self.seen.slots[usize::from(slot)].contract {
            contract.pursuers.push(seat);
        }
        self
    }

    /// Puts the tokens of each captain's ship and crew into their pool.
    pub fn collect(mut self) -> Table {
        self.seen.stage = Stage::Resolving;
        for captain in &mut self.seen.captains {
            captain.pool = captain
                .ship
                .capabilities
                .iter()
                .map(|&c| cards::data::Token::Capability(c))
                .collect();
            let skills = captain.in_play.iter().flat_map(|card| &card.skills);
            captain.pool.extend(skills.map(|&(s, l)| cards::data::Token::Skill(s, l)));
        }
        self
    }

    /// Changes the observation in any other way.
    pub fn with(mut self, change: impl FnOnce(&mut Observation)) -> Table {
        change(&mut self.seen);
        self
    }

    /// Returns the decision of a mind of the usual personality.
    pub fn decide(&self, why: Why, options: &[Move]) -> Move {
        let choice = Choice { seat: YOU, why, options: options.into() };
        let (book, personality) = (Arc::clone(&self.pool.book), self.personality.clone());
        Mind::new(book, personality, Level::default().shipped()).decide(&self.seen, &choice)
    }

    fn card(&self, id: u16, name: &str, seat: Seat) -> CardSeen {
        let (def, card) = self.pool.book.find(name).expect("a card of the tests");
        let (skills, capacity) = match &card.face {
            Face::Crew(crew) => (card.skills(), crew.wounds),
            Face::Upgrade(upgrade) => (vec![], upgrade.structure),
            Face::Ship(_)
            | Face::Adventure(_)
            | Face::Connection(_)
            | Face::Gear(_)
            | Face::Event(_)
            | Face::Heroic(_) => (vec![], 0),
        };
        CardSeen {
            id: CardId(id),
            def,
            owner: seat,
            controller: seat,
            exerted: false,
            harm: 0,
            capacity: capacity as u8,
            counters: 0,
            on: None,
            skills,
            keywords: card.keywords.clone(),
            cost: card.cost().unwrap_or(0),
            ev: card.ev(),
        }
    }
}

/// Deck of every contract in the pool.
fn adventures(pool: &Pool) -> Vec<Def> {
    pool.book.cards().filter(|(_, card)| card.sides().is_some()).map(|(def, _)| def).collect()
}

fn captain(pool: &Pool, seat: Seat) -> CaptainSeen {
    let (def, _) = pool.book.find("packet").expect("a card of the tests");
    let ship = ShipSeen {
        id: CardId(u16::from(seat.0)),
        def,
        attack: 2,
        defense: 2,
        jump: 2,
        initiative: 3,
        tonnage: 200,
        crew_slots: 4,
        crew_used: 0,
        capabilities: vec![Capability::Cargo, Capability::CargoPassenger],
    };
    CaptainSeen {
        seat,
        name: seat.to_string(),
        out: false,
        vp: 6,
        threshold: 20,
        infamy: 0,
        infamy_tokens: 0,
        activity: Activity::Uncommitted,
        struck: None,
        passed: None,
        pool: vec![],
        hand_count: 5,
        known: vec![],
        hand_size: 7,
        deck_count: 40,
        adventure_count: 15,
        discard: vec![],
        adventure_discard: vec![],
        ship,
        in_play: vec![],
    }
}

const CARDS: &str = r#"[
    (id: "packet", name: "Packet", face: Ship(
        tonnage: 200, capabilities: [Cargo, CargoPassenger], initiative: 3, jump: 2,
        attack: 2, defense: 2, crew_slots: 4, upgrade_slots: { Hull: 1, Weapon: 1 },
    )),
    (id: "pilot", name: "Pilot", face: Crew(cost: 2, ev: 1, species: "Human", skills: { Pilot: Trained }, wounds: 2)),
    (id: "doctor", name: "Doctor", face: Crew(cost: 3, ev: 1, species: "Human", skills: { Medical: Expert }, wounds: 2)),
    (id: "passer-by", name: "Passer-by", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 1)),
    (id: "ambusher", name: "Ambusher", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 1),
        abilities: [Persistent(when: Defending, on: YourShip, change: [Change(Attack, 3)])]),
    (id: "plating", name: "Plating", keywords: [Hardened(1)], face: Upgrade(cost: 3, ev: 1, subtype: Hull, structure: 1),
        abilities: [Persistent(on: YourShip, change: [Change(Defense, 1)])]),
    (id: "wiring", name: "Wiring", face: Upgrade(cost: 1, ev: 1, subtype: Weapon, structure: 1)),
    (id: "flares", name: "Flares", face: Event(cost: 1, ev: 1, text: (effects: [
        Wound(Target(kind: Crew, whose: Opposing), 2)]))),
    (id: "gauze", name: "Gauze", face: Event(cost: 1, ev: 1, text: (effects: [
        Restore(Target(kind: Crew), 2)]))),
    (id: "own-goal", name: "Own Goal", face: Event(cost: 0, ev: 1, text: (effects: [
        Wound(Each(kind: Crew, whose: Yours), 2)]))),
    (id: "windfall", name: "Windfall", face: Event(cost: 1, ev: 3, text: (effects: [Draw(You, 1)]))),
    (id: "charter", name: "Charter", face: Event(cost: 1, ev: 1, text: (effects: [Collect(Skill(Pilot, Trained))]))),
    (id: "gossip", name: "Gossip", face: Crew(cost: 1, ev: 1, species: "Human", skills: { Pilot: Expert }, wounds: 1),
        abilities: [Activated(timing: Action, during: [Resolution], cost: [Spend(Skill(Pilot, Trained))],
            effects: [Vp(You, 1)])]),
    (id: "hawker", name: "Hawker", face: Crew(cost: 1, ev: 1, species: "Human", skills: { Pilot: Trained }, wounds: 1),
        abilities: [Activated(timing: Action, cost: [Spend(Skill(Pilot, Trained))], effects: [Draw(You, 2)])]),
    (id: "diarist", name: "Diarist", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 1),
        abilities: [Activated(timing: Action, cost: [RemoveCounters(4)], effects: [Vp(You, 2)])]),
    (id: "bosun", name: "Bosun", face: Crew(cost: 1, ev: 1, species: "Human", skills: {}, wounds: 1),
        abilities: [Activated(timing: Action, cost: [Exert], effects: [Draw(You, 1)])]),
    (id: "haul", name: "Haul", face: Adventure(
        contract: (name: "Haul", distance: 1, complication_slots: 2, abandonment: 1, vp: 4,
            requires: [Token(Capability(Cargo)), Token(Skill(Pilot, Trained))]),
        complication: (name: "Storm", requires: [Token(Skill(Pilot, Trained))]),
    )),
    (id: "cruise", name: "Cruise", face: Adventure(
        contract: (name: "Cruise", distance: 1, complication_slots: 1, abandonment: 1, vp: 3,
            requires: [Token(Capability(Cargo)), Token(Capability(Passenger))],
            subplots: [
                (any_of: [[Token(Skill(Pilot, Trained))]], award: [Vp(You, 1)]),
                (any_of: [[Expense(9)]], award: [Draw(You, 1)]),
            ]),
        complication: (name: "Fever", requires: [Token(Skill(Medical, Trained))],
            subplots: [(any_of: [[Token(Skill(Pilot, Trained))]], award: [Vp(You, 1)])]),
    )),
    (id: "wonder", name: "Wonder", face: Adventure(
        contract: (name: "Wonder", distance: 1, complication_slots: 1, abandonment: 1, vp: 9,
            requires: [Token(Skill(Psionic, Expert)), Token(Skill(Psionic, Expert)), Token(Skill(Psionic, Expert))]),
        complication: (name: "Toll", requires: [Expense(1)]),
    )),
    (id: "blockade", name: "Blockade", face: Adventure(
        contract: (name: "Blockade", distance: 1, complication_slots: 1, abandonment: 1, vp: 2,
            requires: [Token(Capability(Military))]),
        complication: (name: "Corsair", enemy: (attack: 3, defense: 4, structure: 2)),
    )),
]"#;
