//! A table for a pair of cards to meet on.

#![expect(clippy::wildcard_enum_match_arm, reason = "a few faces matter here")]

use super::*;
use crate::{
    data::{ConnectionKind, Modifier, Skill, Until, UpgradeKind},
    state::{Lasting, LastingChange},
};

/// A table where both captains have both cards, in play and in hand, with room and means to use
/// them.
pub(super) fn laid_out(book: &Arc<CardBook>, pair: [&Card; 2], seed: u64) -> Table {
    let ship = |n: usize| match pair[n].face {
        Face::Ship(_) => pair[n].id.as_str(),
        _ => ["plain-ship", "slow-ship"][n],
    };
    let setup = of_ships(&[ship(0), ship(1)], Constants::default());
    let mut table = Table { game: CardGame::new(book, &setup, seed).expect("legal") };
    for seat in [A, B] {
        make_room(&mut table, seat);
        let carriers = ["ace", "medic"].map(|id| table.in_play(seat, id));
        for (card, carrier) in pair.iter().zip(carriers) {
            match card.face {
                Face::Gear(_) => {
                    table.attached(seat, &card.id, carrier);
                }
                Face::Upgrade(_) => {
                    table.upgrade(seat, &card.id);
                }
                Face::Crew(_) if table.controls(seat, card) => {} // CCG-SLOT-1a
                Face::Crew(_) | Face::Connection(_) => {
                    table.in_play(seat, &card.id);
                }
                Face::Event(_) | Face::Heroic(_) => {
                    table.in_hand(seat, &card.id);
                }
                Face::Adventure(_) | Face::Ship(_) => {}
            }
            if card.cost().is_some() {
                table.in_hand(seat, &card.id);
            }
        }
        for carrier in carriers {
            for &skill in Skill::ALL.iter().filter(|&&skill| skill != Skill::JackOfAllTrades) {
                change(&mut table, carrier, Modifier::Grant(skill, Level::Expert));
            }
        }
        let bearer = table.in_play(seat, "tough");
        table.attached(seat, "vest", bearer);
        table.upgrade(seat, "armoured-belt");
        // Every trait that some card asks for.
        for name in ["Spacer", "Scholar", "Paper"] {
            change(&mut table, bearer, Modifier::Trait(name.to_owned()));
        }
        let crew = table.card(seat, "pilot", Zone::Discard);
        table.world().piles_mut(seat).discard.push(crew);
        table.in_play(seat, FOILS[0]);
        FOILS[1..].iter().for_each(|foil| _ = table.in_hand(seat, foil));
        table.busy(seat);
    }
    lay_adventures(&mut table, pair);
    table
}

/// Takes most of the money away, and leaves an expendable card in play, so that parts of a price
/// compete for it.
pub(super) fn impoverish(table: &mut Table, coins: usize) {
    for seat in [A, B] {
        table.in_play(seat, "scrap");
        let piles = table.world().piles_mut(seat);
        let spent = piles.deck.split_off(coins.min(piles.deck.len()));
        piles.discard.extend(&spent);
        spent.into_iter().for_each(|card| table.world().put(card, Zone::Discard));
    }
}

/// Lays the pair's adventure cards as contracts and complications, others where there are none, and
/// a plain face-up one.
fn lay_adventures(table: &mut Table, pair: [&Card; 2]) {
    let adventure = |n: usize| if pair[n].sides().is_some() { &pair[n].id } else { "grand" };
    for (n, seat) in [A, B].into_iter().enumerate() {
        let slot = SlotNo(2 * n as u8);
        let before = table.look().slot(slot).clone();
        for card in before.contract.into_iter().chain(before.complications) {
            table.world().put(card, Zone::Gone);
        }
        table.contract(seat, slot, adventure(n));
        if rules::complication_room(table.look(), slot) > 0 {
            let on = if pair[1 - n].sides().is_some() { pair[1 - n].id.as_str() } else { "errand" };
            table.complication(seat, slot, on, n == 0);
        }
        table.complication(seat, SlotNo(2 * n as u8 + 1), "errand", true);
    }
}

/// Gives the ship more slots and higher limits than any card does.
fn make_room(table: &mut Table, seat: Seat) {
    let ship = table.ship(seat);
    change(table, ship, Modifier::Change(Value::CrewSlots, 6));
    (0..3).for_each(|_| change(table, ship, Modifier::Change(Value::Tonnage, 100)));
    for &kind in UpgradeKind::ALL {
        change(table, ship, Modifier::Change(Value::UpgradeSlots(kind), 4));
    }
    for &kind in ConnectionKind::ALL {
        change(table, ship, Modifier::Change(Value::ConnectionLimit(kind), 6));
    }
}

impl Table {
    fn controls(&self, seat: Seat, card: &Card) -> bool {
        self.look().controlled(seat).any(|id| self.look().printed(id).name == card.name)
    }
}

fn change(table: &mut Table, on: CardId, change: Modifier) {
    let by = table.look().card(on).controller;
    let change = LastingChange { on, by, change, until: Until::WhileInPlay };
    table.world().resource_mut::<Lasting>().changes.push(change);
}

/// Prepares for a stage: everything hurt, some exerted. Late in the round one captain pursues a
/// contract, and the other does too or, in every other try, is a pirate. In every third try both
/// have full control.
pub(super) fn arrange(table: &mut Table, stage: Stage, nth: u64) {
    let in_play: Vec<CardId> = table.look().in_play().collect();
    for (n, id) in in_play.into_iter().enumerate() {
        let takes = rules::harm_capacity_of(table.look(), id, table.look().printed(id), true);
        table.world().set_exerted(id, stage == Stage::Acting && n % 3 == 2);
        table.world().condition_mut(id).counters = 3;
        table.world().set_harm(id, u8::from(takes.is_some_and(|most| most > 1)));
    }
    for seat in [A, B] {
        let captain = table.world().captain_mut(seat);
        (captain.infamy, captain.full_control) = (2, nth % 3 == 2);
        for &skill in Skill::ALL.iter().filter(|skill| skill.can_be_picked()) {
            let token = Token::Skill(skill, Level::Trained);
            table.tokens(seat, &[token]).world().tell(Event::TokenCollected { seat, token });
        }
    }
    table.first(A).world().captain_mut(A).vp = 3;
    table.pursuing(B, SlotNo(2));
    if stage >= Stage::Collecting && nth.is_multiple_of(2) {
        table.pirate(A);
    } else if stage >= Stage::Acting {
        table.pursuing(A, SlotNo(0));
    }
}
