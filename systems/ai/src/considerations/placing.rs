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
    let laid = face(context, card, def);
    let is_full = usize::from(contract.complication_slots) <= contract.complications.len();
    // Where there is no room, whoever places chooses what goes: by the same weights, so the best of all.
    let tables = if is_full { contract.complications.len() } else { 1 };
    let ways = (0..tables).map(|gone| {
        let mut then = contract.clone();
        if is_full {
            then.complications.remove(gone);
        }
        then.complications.push(laid.clone());
        Swing::of(context, contract, &then)
    });
    let best = ways.reduce(|one, other| if other.total() > one.total() { other } else { one });
    let Swing { rivals_loss, rivals_relief, own_loss, own_relief } = best.unwrap_or_default();
    Placing {
        rivals_loss: points(rivals_loss),
        own_loss: points(own_loss),
        rivals_relief: points(rivals_relief),
        own_relief: points(own_relief),
    }
}

/// What a change to a contract takes from captains and gives them, in victory points.
#[derive(Debug, Clone, Copy, Default)]
struct Swing {
    rivals_loss: f32,
    rivals_relief: f32,
    own_loss: f32,
    own_relief: f32,
}

impl Swing {
    /// What becomes of everybody's hopes when the contract becomes `then`. What a rival loses counts by how
    /// near they are to victory: to deny the last is to help the first.
    fn of(context: EvalContext, now: &ContractSeen, then: &ContractSeen) -> Swing {
        let loss = |seat| lost(context, seat, now, then);
        let rivals = || context.rivals().map(|it| loss(it.seat) * context.nearness(it));
        let own = loss(context.seen.you);
        Swing {
            rivals_loss: rivals().fold(0.0, f32::max),
            rivals_relief: -rivals().fold(0.0, f32::min),
            own_loss: own.max(0.0),
            own_relief: -own.min(0.0),
        }
    }

    fn total(self) -> f32 {
        self.rivals_loss - self.rivals_relief - self.own_loss + self.own_relief
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
    let Swing { rivals_loss, rivals_relief, own_loss, own_relief } =
        Swing::of(context, contract, &then);
    Placing {
        rivals_loss: points(rivals_loss),
        rivals_relief: points(rivals_relief),
        own_loss: points(own_loss),
        own_relief: points(own_relief),
    }
}

/// Drop in a captain's expected victory points when a contract becomes `then`; below 0 they rise. Whoever has
/// yet to choose loses little where another contract promises as much.
fn lost(context: EvalContext, seat: engine::Seat, now: &ContractSeen, then: &ContractSeen) -> f32 {
    let captain = context.captain(seat);
    let supply = context.supply(captain).and(&context.within_reach(captain));
    let hope = |contract| context.prospect(captain, contract, &supply, false).promise;
    let (before, after) = (hope(now), hope(then));
    if now.pursuers.contains(&seat) {
        let more = then.complications.len() as f32 - now.complications.len() as f32;
        return before - after + context.judgement.bother * more;
    }
    let mut fall = (before - after) * context.judgement.newcomer;
    if context.pursued(captain).is_none() {
        let others = context.contracts().filter(|(_, contract)| contract.id != now.id);
        let best = others.map(|(_, contract)| hope(contract)).fold(0.0, f32::max);
        fall += (before.max(best) - after.max(best)) * context.judgement.choosing;
    }
    fall
}

fn contract_in(context: EvalContext<'_>, slot: SlotNo) -> Option<&ContractSeen> {
    context.seen.slots[slot.index()].contract.as_ref()
}

fn face(context: EvalContext, id: CardId, def: Def) -> cards::ComplicationSeen {
    cards::ComplicationSeen { id, def: Some(def), owner: context.seen.you, face_up: false, harm: 0 }
}

#[cfg(test)]
mod tests {
    use cards::{Activity, CardId, Move, SlotNo, Why};
    use engine::Seat;

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

    const PLACES: [Move; 2] = [Move::Place(SlotNo(0)), Move::Place(SlotNo(1))];

    #[track_caller]
    fn check_placed(table: Table, complication: &str, expected: Move) {
        let table = table.hand(&[complication]).with(|seen| seen.drawn = seen.hand.pop());
        assert_eq!(table.decide(Why::Placing { card: CardId(50) }, &PLACES), expected);
    }

    #[test]
    fn of_two_rivals_the_one_nearer_to_victory_is_denied() {
        let table = |points: [i16; 2]| {
            let table = Table::new().contract(0, "cruise", &[]).contract(1, "cruise", &[]);
            table.pursue(RIVAL, 0).with(|seen| {
                let mut third = seen.captains[RIVAL.index()].clone();
                (third.seat, third.activity) = (Seat(2), Activity::Pursuing(SlotNo(1)));
                seen.captains.push(third);
                let contract = seen.slots[1].contract.as_mut().expect("a contract");
                contract.pursuers.push(Seat(2));
                (seen.captains[1].vp, seen.captains[2].vp) = (points[0], points[1]);
            })
        };
        check_placed(table([4, 16]), "cruise", PLACES[1]);
        check_placed(table([16, 4]), "cruise", PLACES[0]);
    }

    #[test]
    fn whoever_has_yet_to_choose_is_denied_what_they_have_nothing_else_for() {
        let table = Table::new().contract(0, "haul", &[]).contract(1, "cruise", &[]);
        let table = table.contract(2, "haul", &[]).contract(3, "wonder", &[]).pursue(YOU, 3);
        let table = table.with(|seen| {
            let mut third = seen.captains[RIVAL.index()].clone();
            third.seat = Seat(2);
            seen.captains.push(third);
        });
        // With a pilot one has two hauls to choose from, the other nothing but the cruise.
        check_placed(table.in_play(RIVAL, &["pilot"]), "cruise", PLACES[1]);
    }

    #[test]
    fn what_denies_a_rival_already_is_not_covered_by_what_they_can_meet() {
        let table = Table::new().in_play(RIVAL, &["pilot", "pilot"]);
        let table = table.contract(0, "cruise", &[Some("cruise")]).contract(1, "cruise", &[]);
        let table = table.contract(2, "cruise", &[]).pursue(YOU, 2);
        check_placed(table.pursue(RIVAL, 0), "haul", PLACES[1]);
    }

    #[test]
    fn what_one_can_meet_goes_onto_ones_own_contract_in_place_of_the_unknown() {
        let table = Table::new().in_play(YOU, &["pilot", "pilot"]);
        let table = table.contract(0, "cruise", &[None]).contract(1, "cruise", &[]);
        check_placed(table.pursue(YOU, 0), "haul", PLACES[0]);
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
