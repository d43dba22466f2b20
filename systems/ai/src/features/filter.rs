//! Things on the table, and whether a card's filter matches them.

use cards::{
    Activity, CaptainSeen, CardId, CardSeen, ComplicationSeen, ContractSeen, QueuedSeen, SlotSeen,
    Using,
    data::{Card, Face, Filter, Kind, Quality, Requirement, Token, Value, Whose},
};
use engine::Seat;

use super::EvalContext;

/// Thing that an effect can concern.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Thing<'a> {
    Card(&'a CardSeen),
    Ship(&'a CaptainSeen),
    Contract(&'a SlotSeen, &'a ContractSeen),
    Complication(&'a SlotSeen, &'a ContractSeen, &'a ComplicationSeen),
    Queued(&'a QueuedSeen),
}

impl Thing<'_> {
    pub fn id(self) -> CardId {
        match self {
            Thing::Card(card) => card.id,
            Thing::Ship(captain) => captain.ship.id,
            Thing::Contract(_, contract) => contract.id,
            Thing::Complication(_, _, complication) => complication.id,
            Thing::Queued(queued) => queued.card,
        }
    }

    /// Its captain, as filters see it: the owner of an adventure card, else the controller.
    pub fn whose(self) -> Seat {
        match self {
            Thing::Card(card) => card.controller,
            Thing::Ship(captain) => captain.seat,
            Thing::Contract(_, contract) => contract.owner,
            Thing::Complication(_, _, complication) => complication.owner,
            Thing::Queued(queued) => queued.seat,
        }
    }
}

impl<'a> EvalContext<'a> {
    /// Iterates over everything in play and on the queue.
    pub fn things(self) -> impl Iterator<Item = Thing<'a>> {
        let captains = self.seen.captains.iter().filter(|captain| !captain.out);
        let cards = captains.clone().flat_map(|captain| &captain.in_play).map(Thing::Card);
        let ships = captains.map(Thing::Ship);
        let contracts = self.contracts().map(|(slot, contract)| Thing::Contract(slot, contract));
        let complications = self.contracts().flat_map(|(slot, contract)| {
            let complications = contract.complications.iter();
            complications.map(move |complication| Thing::Complication(slot, contract, complication))
        });
        let queued = self.seen.queue.iter().map(Thing::Queued);
        cards.chain(ships).chain(contracts).chain(complications).chain(queued)
    }

    /// Finds the thing with this number in play or on the queue.
    pub fn thing(self, id: CardId) -> Option<Thing<'a>> {
        self.things().find(|thing| thing.id() == id)
    }

    /// Iterates over the things that match `filter`, seen from `by` and from the card `this` with
    /// the effect.
    pub fn all(
        self,
        filter: &'a Filter,
        by: Seat,
        this: CardId,
    ) -> impl Iterator<Item = Thing<'a>> {
        self.things().filter(move |&thing| self.fits(thing, filter, by, this))
    }

    /// Whether `thing` matches `filter`.
    pub fn fits(self, thing: Thing, filter: &Filter, by: Seat, this: CardId) -> bool {
        let whose = match filter.whose {
            Whose::Anyones => true,
            Whose::Yours => thing.whose() == by,
            Whose::Opposing => thing.whose() != by,
        };
        whose
            && self.is_of_kind(thing, filter.kind)
            && filter.having.iter().all(|quality| self.has(thing, quality, by, this))
    }

    fn is_of_kind(self, thing: Thing, kind: Kind) -> bool {
        match thing {
            Thing::Card(card) => card_is(self.card(card.def), kind),
            Thing::Ship(_) => kind == Kind::Ship,
            Thing::Contract(..) => kind == Kind::Contract,
            Thing::Complication(..) => kind == Kind::Complication,
            Thing::Queued(queued) => queued_is(queued.using, kind),
        }
    }

    fn has(self, thing: Thing, quality: &Quality, by: Seat, this: CardId) -> bool {
        match quality {
            Quality::Another => thing.id() != this,
            Quality::Pursued => self.is_pursued_by(thing, by),
            Quality::FaceDown => matches!(thing, Thing::Complication(_, _, c) if !c.face_up),
            Quality::FaceUp => !matches!(thing, Thing::Complication(_, _, c) if !c.face_up),
            Quality::Requires(token) => self.requires(thing, *token),
            Quality::SubplotRequires(token) => self.subplot_requires(thing, *token),
            Quality::Least(value, least) => self.value_of(thing, *value) >= *least,
            Quality::NativeLeast(value, least) => self.native(thing, *value) >= *least,
            Quality::Exerted => matches!(thing, Thing::Card(card) if card.exerted),
            Quality::Ready => matches!(thing, Thing::Card(card) if !card.exerted),
            Quality::Damaged => matches!(thing, Thing::Card(card) if card.harm > 0),
            Quality::Skill(skill) => {
                matches!(thing, Thing::Card(card) if card.skills.iter().any(|(s, _)| s == skill))
            }
            Quality::Trait(_)
            | Quality::Species(_)
            | Quality::NonHuman
            | Quality::Human
            | Quality::Gear(_)
            | Quality::Upgrade(_)
            | Quality::Connection(_) => {
                self.def_of(thing.id()).is_some_and(|def| printed(self.card(def), thing, quality))
            }
        }
    }

    fn is_pursued_by(self, thing: Thing, by: Seat) -> bool {
        let slot = match thing {
            Thing::Contract(slot, _) | Thing::Complication(slot, ..) => slot.slot,
            Thing::Card(_) | Thing::Ship(_) | Thing::Queued(_) => return false,
        };
        self.captain(by).activity == Activity::Pursuing(slot)
    }

    /// Current value of a ship; printed value of everything else.
    fn value_of(self, thing: Thing, value: Value) -> i16 {
        match (thing, value) {
            (Thing::Ship(captain), Value::Attack) => captain.ship.attack,
            (Thing::Ship(captain), Value::Defense) => captain.ship.defense,
            (Thing::Ship(captain), Value::Jump) => captain.ship.jump,
            (Thing::Ship(captain), Value::Initiative) => captain.ship.initiative,
            (Thing::Ship(captain), Value::Tonnage) => captain.ship.tonnage,
            (Thing::Ship(captain), Value::CrewSlots) => captain.ship.crew_slots,
            (Thing::Card(card), Value::WoundCapacity | Value::StructureCapacity) => {
                card.capacity.into()
            }
            (Thing::Contract(_, contract), Value::Vp) => contract.vp,
            (Thing::Contract(_, contract), Value::Distance) => contract.distance.into(),
            (_, Value::ProcureCost) => self.cost(thing),
            _ => 0,
        }
    }

    /// Printed cost of a card in play.
    fn cost(self, thing: Thing) -> i16 {
        let Thing::Card(card) = thing else { return 0 };
        self.def_of(card.id).and_then(|def| self.card(def).cost()).unwrap_or(0).into()
    }

    fn native(self, thing: Thing, value: Value) -> i16 {
        let face = self.def_of(thing.id()).map(|def| &self.card(def).face);
        match (face, value) {
            (Some(Face::Ship(ship)), Value::Attack) => ship.attack,
            (Some(Face::Ship(ship)), Value::Defense) => ship.defense,
            (Some(Face::Ship(ship)), Value::Jump) => ship.jump,
            (Some(Face::Ship(ship)), Value::Initiative) => ship.initiative,
            (Some(Face::Crew(crew)), Value::WoundCapacity) => crew.wounds,
            (Some(Face::Upgrade(part)), Value::StructureCapacity) => part.structure,
            (_, Value::ProcureCost) => self.cost(thing),
            _ => self.value_of(thing, value),
        }
    }

    fn subplot_requires(self, thing: Thing, token: Token) -> bool {
        let sides = self.def_of(thing.id()).and_then(|def| self.card(def).sides());
        let is_contract = !matches!(thing, Thing::Complication(..));
        let subplots = sides.map(|sides| sides.subplots(is_contract));
        let asked = subplots.into_iter().flatten().flat_map(|subplot| &subplot.any_of).flatten();
        asked.into_iter().any(|r| matches!(r, Requirement::Token(shown) if shown.meets(token)))
    }

    fn requires(self, thing: Thing, token: Token) -> bool {
        let asks = |requires: &[Requirement]| {
            requires.iter().any(|r| matches!(r, Requirement::Token(shown) if shown.meets(token)))
        };
        match thing {
            Thing::Contract(_, contract) => {
                self.card(contract.def).sides().is_some_and(|side| asks(&side.contract.requires))
            }
            Thing::Complication(_, _, complication) => complication
                .def
                .and_then(|def| self.card(def).sides())
                .is_some_and(|side| asks(&side.complication.requires)),
            Thing::Card(_) | Thing::Ship(_) | Thing::Queued(_) => false,
        }
    }
}

/// Whether the printed card has a quality, which never changes.
fn printed(card: &Card, thing: Thing, quality: &Quality) -> bool {
    match (quality, &card.face) {
        (Quality::Trait(name), Face::Adventure(side)) => match thing {
            Thing::Complication(..) => side.complication.traits.contains(name),
            Thing::Card(_) | Thing::Ship(_) | Thing::Contract(..) | Thing::Queued(_) => {
                side.contract.traits.contains(name)
            }
        },
        (Quality::Trait(name), _) => card.traits.contains(name),
        (Quality::Species(name), Face::Crew(crew)) => crew.species == *name,
        (Quality::Human, Face::Crew(crew)) => {
            crew.species == HUMAN || card.keywords.contains(&cards::data::Keyword::NearHuman)
        }
        (Quality::NonHuman, Face::Crew(crew)) => crew.species != HUMAN,
        (Quality::Gear(kind), Face::Gear(gear)) => gear.subtype == *kind,
        (Quality::Upgrade(kind), Face::Upgrade(upgrade)) => upgrade.subtype == *kind,
        (Quality::Connection(kind), Face::Connection(connection)) => connection.subtype == *kind,
        _ => false,
    }
}

const HUMAN: &str = "Human";

fn card_is(card: &Card, kind: Kind) -> bool {
    match kind {
        Kind::Crew => matches!(card.face, Face::Crew(_)),
        Kind::Gear => matches!(card.face, Face::Gear(_)),
        Kind::Upgrade => matches!(card.face, Face::Upgrade(_)),
        Kind::Connection => matches!(card.face, Face::Connection(_)),
        Kind::Permanent => card.is_permanent(),
        Kind::Ship
        | Kind::Contract
        | Kind::Complication
        | Kind::PlayedEvent
        | Kind::PlayedHeroic
        | Kind::ProcuredCard
        | Kind::UsedAbility
        | Kind::AnythingQueued => false,
    }
}

fn queued_is(using: Using, kind: Kind) -> bool {
    match kind {
        Kind::PlayedEvent => using == Using::Event,
        Kind::PlayedHeroic => matches!(using, Using::Heroic { .. }),
        Kind::ProcuredCard => using == Using::Procuring,
        Kind::UsedAbility => matches!(using, Using::Ability(_)),
        Kind::AnythingQueued => true,
        Kind::Crew
        | Kind::Gear
        | Kind::Upgrade
        | Kind::Connection
        | Kind::Permanent
        | Kind::Ship
        | Kind::Contract
        | Kind::Complication => false,
    }
}
