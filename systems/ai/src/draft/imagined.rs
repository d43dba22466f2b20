//! The table that a drafter imagines: their ship and adventures against a rival with the same, and nothing in play.
//!
//! What a card does is valued there as at a real table, by the same features.

use cards::{
    Activity, CaptainSeen, CardId, Observation, ShipSeen, SlotNo, SlotSeen, Stage,
    data::{CardBook, Constants, Deck, Def, Face, Ship},
};
use engine::Seat;

/// A deck's captain before the first round, as far as the deck is made.
pub(super) fn table(deck: &Deck, book: &CardBook) -> Observation {
    let adventures = deck.adventure.iter().filter_map(|(id, &copies)| {
        let (def, _) = book.find(id)?;
        Some(std::iter::repeat_n(def, copies.into()))
    });
    let captains = [Seat(0), Seat(1)].map(|seat| captain(seat, deck, book)).into();
    let slot = |n| SlotSeen { slot: SlotNo(n), controllers: vec![Seat(n / 2)], contract: None };
    Observation {
        you: Seat(0),
        round: 1,
        stage: Stage::Procuring,
        first: Seat(0),
        acting: Some(Seat(0)),
        captains,
        slots: (0..4).map(slot).collect(),
        hand: Vec::new(),
        drawn: None,
        queue: Vec::new(),
        announced: None,
        resolving: None,
        prices: Vec::new(),
        searching: Vec::new(),
        deck_top: Vec::new(),
        adventures: adventures.flatten().collect(),
        full_control: false,
        purse: A_DECK,
        constants: Constants::default(),
        ending: None,
        information_set: None,
    }
}

fn captain(seat: Seat, deck: &Deck, book: &CardBook) -> CaptainSeen {
    let constants = Constants::default();
    CaptainSeen {
        seat,
        name: seat.to_string(),
        out: false,
        vp: 0,
        threshold: constants.victory,
        infamy: 0,
        infamy_tokens: 0,
        activity: Activity::Uncommitted,
        struck: None,
        passed: None,
        pool: Vec::new(),
        hand_count: 7,
        known: Vec::new(),
        hand_size: 7,
        deck_count: 53,
        adventure_count: 16,
        discard: Vec::new(),
        adventure_discard: Vec::new(),
        ship: ship(seat, deck, book),
        in_play: Vec::new(),
    }
}

fn ship(seat: Seat, deck: &Deck, book: &CardBook) -> ShipSeen {
    let found = book.find(&deck.ship);
    let (def, printed) =
        found.map_or((Def::default(), None), |(def, card)| (def, hull(&card.face)));
    let of = |value: fn(&Ship) -> i16, usual: i16| printed.map_or(usual, value);
    ShipSeen {
        id: CardId(seat.0.into()),
        def,
        attack: of(|it| it.attack, 2),
        defense: of(|it| it.defense, 2),
        jump: of(|it| it.jump, 2),
        initiative: of(|it| it.initiative, 3),
        tonnage: printed.map_or(200, |it| i16::try_from(it.tonnage).unwrap_or(i16::MAX)),
        crew_slots: of(|it| it.crew_slots, 5),
        crew_used: 0,
        capabilities: printed.map(|it| it.capabilities.clone()).unwrap_or_default(),
    }
}

/// The ship of a ship card.
pub(super) fn hull(face: &Face) -> Option<&Ship> {
    if let Face::Ship(ship) = face { Some(ship) } else { None }
}

/// Credits that all cards of a usual deck are worth.
const A_DECK: u16 = 80;
