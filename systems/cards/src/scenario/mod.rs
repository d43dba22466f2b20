//! Tests that read as play: given these cards in these places, when this captain does that, this
//! happens.

mod adventure;
mod any_time;
mod attaching;
mod captains;
mod combination;
mod competition;
mod contracts;
mod control;
mod costs;
mod elimination;
mod enemies;
mod filters;
mod general;
mod invulnerable;
mod keywords;
mod limits;
mod mechanical;
mod piles;
mod piracy;
mod procurement;
mod queue;
mod ready;
mod removal;
mod resolution;
mod resources;
mod rounds;
mod setup;
mod shields;
mod solo;
mod timing;
mod triggers;
mod types;
mod values;
mod verbs;
mod victory;
mod zones;

use std::sync::Arc;

use bevy::prelude::World;
use engine::{Game, Refusal, Seat};

use crate::{
    CaptainSetup, CardGame, CardId, Choice, Decision, Event, Move, Observation, Setup, SlotNo,
    Stage,
    data::{CardBook, Constants, Deck, Token, Value},
    rules,
    state::{
        Activity, CardState, Condition, Dealt, Ids, PendingChoice, TableRead, TableWrite, Zone,
    },
};

/// The captains, by seat.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A's first slot; of two captains, A has slots 0 and 1, B has 2 and 3.
pub const SLOT: SlotNo = SlotNo(0);

/// A cargo token, which every second contract here requires.
pub const CARGO: Token = Token::Capability(crate::data::Capability::Cargo);

/// A small game of plain cards, for tests to arrange.
pub struct Table {
    pub game: CardGame,
}

/// The cards of the scenarios, one file a topic.
const CARDS: [(&str, &str); 7] = [
    ("plain.ron", include_str!("cards/plain.ron")),
    ("table.ron", include_str!("cards/table.ron")),
    ("effects.ron", include_str!("cards/effects.ron")),
    ("things.ron", include_str!("cards/things.ron")),
    ("rounds.ron", include_str!("cards/rounds.ron")),
    ("timing.ron", include_str!("cards/timing.ron")),
    ("values.ron", include_str!("cards/values.ron")),
];

pub fn book() -> Arc<CardBook> {
    let mut book = CardBook::default();
    for (file, text) in CARDS {
        book.add(file, text).unwrap_or_else(|fault| panic!("{fault}"));
    }
    Arc::new(book)
}

pub fn deck(ship: &str) -> Deck {
    Deck {
        name: ship.to_owned(),
        plan: String::new(),
        ship: ship.to_owned(),
        adventure: [("errand".to_owned(), 20)].into(),
        captain: [("coin".to_owned(), 60)].into(),
        packs: Vec::new(),
    }
}

pub fn setup(constants: Constants) -> Setup {
    of_ships(&["plain-ship", "slow-ship"], constants)
}

/// A setup with a captain for each ship.
fn of_ships(ships: &[&str], constants: Constants) -> Setup {
    let captain = |(name, ship): (&str, &&str)| CaptainSetup {
        name: name.to_owned(),
        player: "test".to_owned(),
        deck: deck(ship),
    };
    let names = ["Ada", "Bo", "Cy", "Dee", "Eve"];
    Setup {
        captains: names.into_iter().zip(ships).map(captain).collect(),
        constants,
        packs: Vec::new(),
    }
}

impl Table {
    /// Two captains with 60 coins (EV 1) each: A in the plain ship (attack 3, defense 2, jump 2,
    /// initiative 3), B in the slow one (attack 4, defense 3, jump 1, initiative 2).
    pub fn new() -> Table {
        Table::with(Constants::default())
    }

    pub fn with(constants: Constants) -> Table {
        Table { game: CardGame::new(&book(), &setup(constants), 1).expect("legal") }
    }

    /// This many captains, in ships of initiative 3, 2, 5 and 4: plain, slow, brisk and alert.
    pub fn of(captains: usize) -> Table {
        Table::of_ships(&["plain-ship", "slow-ship", "brisk-ship", "alert-ship"][..captains])
    }

    pub fn of_ships(ships: &[&str]) -> Table {
        let setup = of_ships(ships, Constants::default());
        Table { game: CardGame::new(&book(), &setup, 1).expect("legal") }
    }

    pub fn world(&mut self) -> &mut World {
        self.game.world_mut()
    }

    pub fn look(&self) -> &World {
        self.game.look()
    }

    /// Adds a new card of this kind, owned by `seat`, at a place.
    pub fn card(&mut self, seat: Seat, id: &str, zone: Zone) -> CardId {
        let (def, _) = self.game.book().find(id).unwrap_or_else(|| panic!("no card `{id}`"));
        let world = self.world();
        let id = CardId(world.resource::<Ids>().cards.len() as u16);
        let state = CardState { def, owner: seat, controller: seat };
        let entity = world.spawn((id, state, zone, Condition::default())).id();
        world.resource_mut::<Ids>().cards.push(entity);
        world.resource_mut::<Dealt>().set(id, def);
        id
    }

    pub fn in_play(&mut self, seat: Seat, id: &str) -> CardId {
        let card = self.card(seat, id, Zone::InPlay);
        self.world().enter(card, None);
        card
    }

    pub fn attached(&mut self, seat: Seat, id: &str, to: CardId) -> CardId {
        let card = self.in_play(seat, id);
        self.world().attach(card, to);
        card
    }

    pub fn upgrade(&mut self, seat: Seat, id: &str) -> CardId {
        let ship = self.ship(seat);
        self.attached(seat, id, ship)
    }

    /// Attaches an upgrade of `seat` to another captain's ship.
    pub fn upgrade_on(&mut self, seat: Seat, id: &str, at: Seat) -> CardId {
        let ship = self.ship(at);
        self.attached(seat, id, ship)
    }

    pub fn in_hand(&mut self, seat: Seat, id: &str) -> CardId {
        let card = self.card(seat, id, Zone::Hand);
        self.world().piles_mut(seat).hand.push(card);
        card
    }

    /// Gives `seat` a play in the Action Phase, so that the phase goes on.
    pub fn busy(&mut self, seat: Seat) -> &mut Table {
        self.in_hand(seat, "windfall");
        self
    }

    /// Leaves `seat` with this many coins in hand and this many in the deck.
    pub fn purse(&mut self, seat: Seat, hand: usize, deck: usize) -> &mut Table {
        let piles = self.world().piles_mut(seat);
        piles.hand.truncate(hand);
        piles.deck.truncate(deck);
        self
    }

    /// Puts a contract into a slot, without complications.
    pub fn contract(&mut self, owner: Seat, slot: SlotNo, id: &str) -> CardId {
        let card = self.card(owner, id, Zone::Contract(slot));
        let slot = self.world().slot_mut(slot);
        (slot.contract, slot.complications) = (Some(card), vec![]);
        card
    }

    pub fn complication(&mut self, owner: Seat, slot: SlotNo, id: &str, face_up: bool) -> CardId {
        let card = self.card(owner, id, Zone::Complication { slot, face_up });
        self.world().slot_mut(slot).complications.push(card);
        card
    }

    pub fn pursuing(&mut self, seat: Seat, slot: SlotNo) -> &mut Table {
        self.world().commit(seat, Activity::Pursuing(slot));
        self
    }

    pub fn pirate(&mut self, seat: Seat) -> &mut Table {
        self.world().commit(seat, Activity::Pirate);
        self
    }

    pub fn tokens(&mut self, seat: Seat, tokens: &[Token]) -> &mut Table {
        self.world().captain_mut(seat).pool.extend(tokens);
        self
    }

    pub fn first(&mut self, seat: Seat) -> &mut Table {
        self.world().round_mut().first = seat;
        self
    }

    /// Begins a stage, dropping all pending steps, and plays to its first question.
    pub fn begin(&mut self, stage: Stage) -> &mut Table {
        rules::begin_anew(self.world(), stage);
        self
    }

    pub fn choice(&self) -> &Choice {
        self.game.choice().expect("somebody is asked")
    }

    pub fn asked(&self) -> Seat {
        self.choice().seat
    }

    pub fn offers(&self, option: Move) -> bool {
        self.choice().options.contains(&option)
    }

    #[track_caller]
    pub fn choose(&mut self, chosen: Move) -> &mut Table {
        let seat = self.asked();
        let decided = self.game.decide(Decision { seat, chosen });
        assert_eq!(decided, Ok(()), "{chosen:?} of {:?}", self.game.choice());
        self
    }

    #[track_caller]
    pub fn concede(&mut self, seat: Seat) -> &mut Table {
        let left = self.game.decide(Decision { seat, chosen: Move::Concede });
        assert_eq!(left, Ok(()), "{seat:?} may leave at any time");
        self
    }

    pub fn refused(&mut self, seat: Seat, chosen: Move) -> Refusal {
        self.game.decide(Decision { seat, chosen }).expect_err("must be refused")
    }

    /// Pays the pending bill with cards from the deck, or else from hand.
    #[track_caller]
    pub fn pay(&mut self) -> &mut Table {
        while self.game.choice().is_some_and(|choice| {
            matches!(choice.why, crate::Why::Paying { .. } | crate::Why::MeetingExpense { .. })
        }) {
            let deck = self.offers(Move::ExpendDeck);
            let chosen = if deck { Move::ExpendDeck } else { self.choice().options[0] };
            self.choose(chosen);
        }
        self
    }

    /// Answers with the last option, which does least, until such a question comes.
    #[track_caller]
    pub fn until(&mut self, such: impl Fn(&Choice) -> bool) -> &mut Table {
        for _ in 0..500 {
            if such(self.choice()) {
                return self;
            }
            let least = *self.choice().options.last().expect("an option");
            self.choose(least);
        }
        panic!("nobody is asked that");
    }

    /// Assigns all piracy damage as expense.
    pub fn charge(&mut self) -> &mut Table {
        while self.game.choice().is_some_and(|c| matches!(c.why, crate::Why::Assigning { .. })) {
            self.choose(Move::Charge);
        }
        self
    }

    pub fn ship(&self, seat: Seat) -> CardId {
        self.look().captain(seat).ship
    }

    pub fn vp(&self, seat: Seat) -> i16 {
        self.look().captain(seat).vp
    }

    pub fn value(&self, card: CardId, what: Value) -> i16 {
        rules::value(self.look(), card, what)
    }

    /// EV in hand and deck.
    pub fn money(&self, seat: Seat) -> u16 {
        rules::purse(self.look(), seat)
    }

    pub fn hand(&self, seat: Seat) -> Vec<CardId> {
        self.look().piles(seat).hand.clone()
    }

    pub fn zone(&self, card: CardId) -> Zone {
        self.look().zone(card)
    }

    /// The card that one is attached to.
    pub fn host(&self, card: CardId) -> Option<CardId> {
        self.look().host(card)
    }

    pub fn pool(&self, seat: Seat) -> &[Token] {
        &self.look().captain(seat).pool
    }

    pub fn seen(&self, seat: Seat) -> Observation {
        self.game.observe(seat)
    }

    pub fn happened(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.game.journal().events().iter().filter(|event| is(event)).count()
    }
}

impl Table {
    /// Checks limits, wounds and damage, and plays to the next question about them.
    pub fn settle(&mut self) -> &mut Table {
        let world = self.world();
        let waiting = world.resource_mut::<PendingChoice>().choice.take();
        world.unsettle();
        rules::testing::settle(world);
        let asked = world.resource_mut::<PendingChoice>();
        if asked.choice.is_none() {
            asked.into_inner().choice = waiting;
        }
        self
    }
}
