//! Things on the table, and whether they are of the kind that a card names.

use cards::{
    Activity, CaptainSeen, CardId, CardSeen, ComplicationSeen, ContractSeen, QueuedSeen, SlotSeen,
    Using,
    data::{Card, Face, Filter, Kind, Quality, Requirement, Token, Whose},
};
use play::Seat;

use super::Sight;

/// Anything that an effect can concern.
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

    /// Whose it is, as filters see it: the owner of an adventure card, else the controller.
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

impl<'a> Sight<'a> {
    /// Everything in play and on the queue.
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

    /// The thing with this number, if it is in play or on the queue.
    pub fn thing(self, id: CardId) -> Option<Thing<'a>> {
        self.things().find(|thing| thing.id() == id)
    }

    /// Everything that `filter` names, seen from `by` and the card that carries the effect.
    pub fn all(
        self,
        filter: &'a Filter,
        by: Seat,
        this: CardId,
    ) -> impl Iterator<Item = Thing<'a>> {
        self.things().filter(move |&thing| self.fits(thing, filter, by, this))
    }

    /// Whether `thing` is what `filter` names.
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

    fn requires(self, thing: Thing, token: Token) -> bool {
        let asks = |requires: &[Requirement]| {
            requires.iter().any(|r| matches!(r, Requirement::Token(wanted) if token.meets(*wanted)))
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

/// What stands printed on a card and does not change.
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
