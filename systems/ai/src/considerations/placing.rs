//! Placing a complication, and choosing an old one to make room.

use cards::{CardId, ContractSeen, Move, SlotNo, Why, data::Def};

use super::{Candidate, points, truth};
use crate::features::EvalContext;

considerations! {
    /// Considerations for the place of a complication.
    Placing {
        rivals_loss: "victory points a rival may lose",
        own_loss: "victory points it may cost oneself",
        rivals_relief: "takes away what troubles a rival",
        own_relief: "takes away what troubles oneself",
        rivals_slot: "lies on a contract of a rival's",
    }
}

pub(crate) fn features(candidate: Candidate) -> Placing {
    match (candidate.option, candidate.why) {
        (Move::Place(slot), Why::Placing { card }) => placing(candidate.context, slot, card),
        (Move::Place(slot), Why::PlacingUnseen) => placing_unseen(candidate.context, slot),
        (Move::Drop(card), Why::MakingRoom { slot }) => dropping(candidate.context, slot, card),
        (_, _) => candidate.unforeseen(),
    }
}

fn placing(context: EvalContext, slot: SlotNo, card: CardId) -> Placing {
    let (Some(contract), Some(def)) = (contract_in(context, slot), context.def_of(card)) else {
        return Placing::default();
    };
    let mut then = contract.clone();
    if usize::from(then.complication_slots) <= then.complications.len() {
        then.complications.remove(0);
    }
    then.complications.push(face(context, card, def));
    let rivals = context.rivals().map(|rival| lost(context, rival.seat, contract, &then));
    Placing {
        rivals_loss: points(rivals.fold(0.0, f32::max)),
        own_loss: points(lost(context, context.seen.you, contract, &then)),
        rivals_slot: truth(contract.owner != context.seen.you),
        ..Placing::default()
    }
}

/// An unseen complication harms whoever pursues the contract.
fn placing_unseen(context: EvalContext, slot: SlotNo) -> Placing {
    let pursued = context.pursued(context.me()).is_some_and(|(mine, _)| mine == slot);
    Placing { own_loss: truth(pursued), ..Placing::default() }
}

fn dropping(context: EvalContext, slot: SlotNo, card: CardId) -> Placing {
    let Some(contract) = contract_in(context, slot) else { return Placing::default() };
    let mut then = contract.clone();
    then.complications.retain(|complication| complication.id != card);
    let rivals = context.rivals().map(|rival| lost(context, rival.seat, &then, contract));
    Placing {
        rivals_relief: points(rivals.fold(0.0, f32::max)),
        own_relief: points(lost(context, context.seen.you, &then, contract)),
        ..Placing::default()
    }
}

/// Drop in a captain's expected victory points when a contract becomes `then`.
fn lost(context: EvalContext, seat: engine::Seat, now: &ContractSeen, then: &ContractSeen) -> f32 {
    let captain = context.captain(seat);
    let supply = context.supply(captain).and(&context.within_reach(captain));
    let hope = |contract| context.prospect(captain, contract, &supply, false).promise();
    let pursues = now.pursuers.contains(&seat);
    let share = if pursues { 1.0 } else { MAY_COME };
    (hope(now) - hope(then)).max(0.0) * share + if pursues { A_BOTHER } else { 0.0 }
}

/// Chance that a captain takes up a contract they do not pursue yet.
const MAY_COME: f32 = 0.3;
/// Cost of any complication, whose tokens would have served elsewhere.
const A_BOTHER: f32 = 0.3;

fn contract_in(context: EvalContext<'_>, slot: SlotNo) -> Option<&ContractSeen> {
    context.seen.slots[slot.index()].contract.as_ref()
}

fn face(context: EvalContext, id: CardId, def: Def) -> cards::ComplicationSeen {
    cards::ComplicationSeen { id, def: Some(def), owner: context.seen.you, face_up: false, harm: 0 }
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, SlotNo, Why};

    use crate::testing::{RIVAL, Table, YOU};

    #[test]
    fn a_complication_goes_where_a_rival_cannot_meet_it() {
        let table = Table::new().contract(0, "cruise", &[]).contract(1, "cruise", &[]);
        let table = table
            .pursue(YOU, 0)
            .pursue(RIVAL, 1)
            .hand(&["cruise"])
            .with(|seen| seen.drawn = seen.hand.pop());
        let options = [Move::Place(SlotNo(0)), Move::Place(SlotNo(1))];
        assert_eq!(table.decide(Why::Placing { card: CardId(50) }, &options), options[1]);
    }

    #[test]
    fn an_unseen_complication_goes_where_it_is_not_in_ones_own_way() {
        let table = Table::new().contract(0, "cruise", &[]).contract(1, "cruise", &[]);
        let options = [Move::Place(SlotNo(0)), Move::Place(SlotNo(1))];
        assert_eq!(table.pursue(YOU, 0).decide(Why::PlacingUnseen, &options), options[1]);
    }

    #[test]
    fn room_on_ones_own_contract_is_made_by_what_cannot_be_met() {
        let table = Table::new().in_play(YOU, &["pilot", "pilot"]);
        let table = table.contract(0, "haul", &[Some("haul"), Some("cruise")]).pursue(YOU, 0);
        let options = [Move::Drop(CardId(101)), Move::Drop(CardId(102))];
        assert_eq!(table.decide(Why::MakingRoom { slot: SlotNo(0) }, &options), options[1]);
    }

    #[test]
    fn room_on_a_rivals_contract_is_made_by_what_is_easily_met() {
        let table = Table::new().in_play(RIVAL, &["pilot", "pilot"]);
        let table = table.contract(0, "haul", &[Some("haul"), Some("cruise")]).pursue(RIVAL, 0);
        let options = [Move::Drop(CardId(102)), Move::Drop(CardId(101))];
        assert_eq!(table.decide(Why::MakingRoom { slot: SlotNo(0) }, &options), options[1]);
    }
}
