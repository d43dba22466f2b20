//! The numbers of a card that can be compared.

use cards::data::{Card, Face};

/// A printed number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Measure {
    Cost,
    Ev,
    Vp,
    Distance,
    Slots,
    Abandonment,
    Wounds,
    Structure,
    Tonnage,
    Initiative,
    Jump,
    Attack,
    Defense,
    CrewSlots,
}

/// How it is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Less,
    AtMost,
    Is,
    IsNot,
    AtLeast,
    More,
}

impl Measure {
    pub(super) const ALL: [(&'static str, Measure); 14] = [
        ("cost", Measure::Cost),
        ("ev", Measure::Ev),
        ("vp", Measure::Vp),
        ("distance", Measure::Distance),
        ("slots", Measure::Slots),
        ("abandonment", Measure::Abandonment),
        ("wounds", Measure::Wounds),
        ("structure", Measure::Structure),
        ("tonnage", Measure::Tonnage),
        ("initiative", Measure::Initiative),
        ("jump", Measure::Jump),
        ("attack", Measure::Attack),
        ("defense", Measure::Defense),
        ("crewslots", Measure::CrewSlots),
    ];

    /// The number on this card; `None` where none is printed. Attack, defense and structure are
    /// also those of the enemy ship that a complication sends.
    pub(super) fn of(self, card: &Card) -> Option<i64> {
        match self {
            Measure::Cost => card.cost().map(i64::from),
            Measure::Ev => card.cost().map(|_| i64::from(card.ev())),
            Measure::Vp => contract(card, |it| it.vp),
            Measure::Distance => contract(card, |it| it.distance),
            Measure::Slots => contract(card, |it| it.complication_slots.into()),
            Measure::Abandonment => contract(card, |it| it.abandonment),
            Measure::Wounds => crew(card),
            Measure::Structure => {
                upgrade(card).map(|it| it.structure.into()).or(enemy(card, |it| it.structure))
            }
            Measure::Tonnage => tonnage(card),
            Measure::Initiative => ship(card, |it| it.initiative),
            Measure::Jump => ship(card, |it| it.jump),
            Measure::Attack => ship(card, |it| it.attack).or(enemy(card, |it| it.attack)),
            Measure::Defense => ship(card, |it| it.defense).or(enemy(card, |it| it.defense)),
            Measure::CrewSlots => ship(card, |it| it.crew_slots),
        }
    }
}

fn contract(card: &Card, value: impl Fn(&cards::data::ContractSide) -> i16) -> Option<i64> {
    card.sides().map(|sides| value(&sides.contract).into())
}

fn enemy(card: &Card, value: impl Fn(&cards::data::EnemyShip) -> i16) -> Option<i64> {
    card.sides()?.complication.enemy.as_ref().map(|enemy| value(enemy).into())
}

fn ship(card: &Card, value: impl Fn(&cards::data::Ship) -> i16) -> Option<i64> {
    if let Face::Ship(ship) = &card.face { Some(value(ship).into()) } else { None }
}

fn upgrade(card: &Card) -> Option<&cards::data::Upgrade> {
    if let Face::Upgrade(part) = &card.face { Some(part) } else { None }
}

fn crew(card: &Card) -> Option<i64> {
    if let Face::Crew(crew) = &card.face { Some(crew.wounds.into()) } else { None }
}

/// A ship's own, or the least that an upgrade needs.
fn tonnage(card: &Card) -> Option<i64> {
    if let Face::Ship(ship) = &card.face {
        return Some(ship.tonnage.into());
    }
    upgrade(card).map(|part| part.tonnage.into())
}

impl Sign {
    /// The meaning of a sign; `:` is `=`.
    pub(super) fn of(sign: &str) -> Sign {
        match sign {
            "<" => Sign::Less,
            "<=" => Sign::AtMost,
            "!=" => Sign::IsNot,
            ">=" => Sign::AtLeast,
            ">" => Sign::More,
            _ => Sign::Is,
        }
    }

    pub(super) fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Sign::Less => left < right,
            Sign::AtMost => left <= right,
            Sign::Is => left == right,
            Sign::IsNot => left != right,
            Sign::AtLeast => left >= right,
            Sign::More => left > right,
        }
    }
}
