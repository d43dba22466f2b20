//! The Resolution Phase: complications, piracy, contracts, subplots.

use cards::{
    CardId, Move, Why,
    data::{Captains, Effect, Requirement},
};

use super::{Candidate, Playing, credits, playing, points, truth};
use crate::features::{EvalContext, Needs, likely_gain};

considerations! {
    /// Considerations for a selection in the Resolution Phase.
    Resolving {
        points: "victory points",
        way_clear: "brings the contract within reach",
        spoils: "what else comes of it",
        price: "credits and cards it takes",
        effort: "what it costs besides",
        keeps: "takes tokens that are needed elsewhere",
        hopeless: "cannot be met",
        ruin: "risk of ruin",
        content: "leaves it at that",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Resolving {
    let context = candidate.context;
    match candidate.option {
        Move::Attempt(card) => attempting(context, card),
        Move::Strike(seat) => {
            let worth = context.strike_worth(context.me(), context.captain(seat));
            Resolving { spoils: credits(worth), effort: credits(-worth), ..Resolving::default() }
        }
        Move::Engage(role) => {
            Resolving { spoils: credits(context.role_worth(role)), ..Resolving::default() }
        }
        Move::Complete => completing(candidate),
        Move::Subplot { nth, by } => subplot(candidate, nth, by),
        Move::Event(_) | Move::Heroic { .. } | Move::Ability { .. } => by_playing(candidate),
        Move::Pass | Move::Done => Resolving { content: 1.0, ..Resolving::default() },
        _ => candidate.unforeseen(),
    }
}

/// An action of the Resolution Phase is weighed as any other.
fn by_playing(candidate: Candidate) -> Resolving {
    let Playing { gain, harm, price, card, effort, content } = playing::features(candidate);
    let (price, effort) = (price + card, harm.max(0.0) + effort);
    Resolving { spoils: gain, price, effort, content, ..Resolving::default() }
}

fn attempting(context: EvalContext, card: CardId) -> Resolving {
    let me = context.me();
    let Some((_, contract)) = context.pursued(me) else { return Resolving::default() };
    let seen = contract.complications.iter().find(|complication| complication.id == card);
    let Some((complication, def)) = seen.and_then(|seen| Some((seen, seen.def?))) else {
        // Unknown complication: better to look at it than to pass.
        return Resolving { way_clear: 0.2, ..Resolving::default() };
    };
    let mut needs = Needs::default();
    context.add_complication(&mut needs, me, def, complication.harm);
    let supply = context.supply(me);
    let whole = context.needs(me, contract);
    let hopeless = needs.open(&supply) > 0;
    // If something stays open in the end, the contract waits; a cleared complication stays cleared.
    let all_can_be_met = whole.open(&supply) == 0;
    let reach = if all_can_be_met { 1.0 } else { context.judgement.halfway };
    Resolving {
        way_clear: truth(!hopeless) * points(f32::from(contract.vp)) * reach,
        spoils: truth(!hopeless) * credits(1.0),
        price: credits(needs.price() * context.thrift()),
        hopeless: truth(hopeless),
        ruin: context.ruin(needs.credits),
        ..Resolving::default()
    }
}

fn completing(candidate: Candidate) -> Resolving {
    let context = candidate.context;
    let me = context.me();
    let slot = match candidate.why {
        Why::Completing { slot } => context.seen.slots[slot.index()].contract.as_ref(),
        _ => context.pursued(me).map(|(_, contract)| contract),
    };
    let Some(contract) = slot else { return Resolving::default() };
    let requires =
        context.card(contract.def).sides().map_or(&[][..], |side| &side.contract.requires);
    let needs = Needs::of(context, me, requires);
    let open = needs.open(&context.supply(me));
    Resolving {
        points: truth(open == 0) * points(f32::from(contract.vp)),
        price: credits(needs.price() * context.thrift()),
        hopeless: truth(open > 0),
        ruin: context.ruin(needs.credits),
        ..Resolving::default()
    }
}

fn subplot(candidate: Candidate, nth: u8, by: u8) -> Resolving {
    let context = candidate.context;
    let Why::Subplots { card } = candidate.why else { return Resolving::default() };
    let Some(side) = context.def_of(card).and_then(|def| context.card(def).sides()) else {
        return Resolving::default();
    };
    let me = context.me();
    let ahead = context.pursued(me).filter(|(_, contract)| contract.id != card);
    let Some(subplot) = side.subplots(ahead.is_none()).get(usize::from(nth)) else {
        return Resolving::default();
    };
    let Some(requires) = subplot.any_of.get(usize::from(by)) else { return Resolving::default() };
    let needs = Needs::of(context, me, requires);
    let supply = context.supply(me);
    let keeps = ahead.is_some_and(|(_, contract)| {
        let mut left = contract.clone();
        left.complications.retain(|complication| complication.id != card);
        takes_from(context, requires, &left)
    });
    let (gain, vp) = award(context, &subplot.award);
    Resolving {
        points: points(vp),
        spoils: credits(gain),
        price: credits(needs.price() * context.thrift()),
        keeps: truth(keeps),
        hopeless: truth(needs.open(&supply) > 0),
        ruin: context.ruin(needs.credits),
        ..Resolving::default()
    }
}

/// Whether meeting `requires` would leave too little for the contract still ahead.
fn takes_from(
    context: EvalContext,
    requires: &[Requirement],
    contract: &cards::ContractSeen,
) -> bool {
    let me = context.me();
    let supply = context.supply(me);
    let mut both = context.needs(me, contract);
    let before = both.open(&supply);
    both.add(context, me, requires);
    both.open(&supply) > before
}

/// Worth of an award: the gain besides victory points, then the victory points.
fn award(context: EvalContext, effects: &[Effect]) -> (f32, f32) {
    effects.iter().fold((0.0, 0.0), |(gain, vp), effect| match effect {
        Effect::Vp(Captains::You, points) => (gain, vp + f32::from(*points)),
        other => (gain + likely_gain(context, other), vp),
    })
}

#[cfg(test)]
mod tests {
    use cards::{Activity, CardId, Move, Role, SlotNo, Stage, Why};

    use crate::testing::{RIVAL, Table, YOU};

    #[test]
    fn what_can_be_met_is_attempted_and_what_cannot_is_left() {
        let table = Table::new().in_play(YOU, &["doctor"]).contract(
            0,
            "haul",
            &[Some("haul"), Some("cruise")],
        );
        let table = table.pursue(YOU, 0).collect();
        let options = [Move::Attempt(CardId(101)), Move::Attempt(CardId(102)), Move::Pass];
        assert_eq!(table.decide(Why::Resolving, &options), options[1]);
        assert_eq!(table.decide(Why::Resolving, &[options[0], Move::Pass]), Move::Pass);
    }

    #[test]
    fn an_enemy_too_strong_is_left_alone() {
        let table =
            Table::new().contract(0, "cruise", &[Some("blockade")]).pursue(YOU, 0).collect();
        let options = [Move::Attempt(CardId(101)), Move::Pass];
        assert_eq!(table.decide(Why::Resolving, &options), Move::Pass);
        let strong = table.with(|seen| seen.captains[0].ship.attack = 6);
        assert_eq!(strong.decide(Why::Resolving, &options), options[0]);
    }

    #[test]
    fn a_captain_takes_the_role_that_their_cards_speak_of() {
        let why = Why::TakingRole { card: CardId(101) };
        let options = [Role::Attacker, Role::Defender].map(Move::Engage);
        let table = Table::new().contract(0, "cruise", &[Some("blockade")]).pursue(YOU, 0);
        let ambusher = table.in_play(YOU, &["ambusher"]);
        assert_eq!(ambusher.decide(why, &options), options[1]);
    }

    #[test]
    fn a_strike_that_only_draws_fire_is_not_made() {
        let table = Table::new().collect().with(|seen| {
            seen.captains[0].activity = Activity::Pirate;
            seen.captains[1].ship.attack = 5;
        });
        let options = [Move::Strike(RIVAL), Move::Pass];
        assert_eq!(table.decide(Why::Resolving, &options), Move::Pass);
        let strong = table.with(|seen| {
            (seen.captains[0].ship.attack, seen.captains[0].ship.defense) = (5, 5);
        });
        assert_eq!(strong.decide(Why::Resolving, &options), options[0]);
    }

    #[test]
    fn a_contract_is_completed_when_its_requirements_can_be_met() {
        let why = Why::Completing { slot: SlotNo(0) };
        let options = [Move::Complete, Move::Pass];
        let without = Table::new().contract(0, "haul", &[]).pursue(YOU, 0).collect();
        assert_eq!(without.decide(why, &options), Move::Pass);
        let with = Table::new().in_play(YOU, &["pilot"]).contract(0, "haul", &[]).pursue(YOU, 0);
        assert_eq!(with.collect().decide(why, &options), Move::Complete);
    }

    #[test]
    fn a_subplot_of_a_complication_does_not_take_what_the_contract_needs() {
        let options = [Move::Subplot { nth: 0, by: 0 }, Move::Done];
        let table = Table::new().in_play(YOU, &["pilot"]).contract(0, "haul", &[Some("cruise")]);
        let why = Why::Subplots { card: CardId(101) };
        assert_eq!(table.pursue(YOU, 0).collect().decide(why, &options), Move::Done);
        let table = Table::new().in_play(YOU, &["pilot", "pilot"]);
        let table = table.contract(0, "haul", &[Some("cruise")]).pursue(YOU, 0).collect();
        assert_eq!(table.decide(why, &options), options[0]);
    }

    /// An expert's token pays for a trained one, and the contract asks for it.
    #[test]
    fn nothing_is_bought_with_the_last_token_that_the_contract_needs() {
        let options = [Move::Ability { card: CardId(10), nth: 0 }, Move::Pass];
        let alone = Table::new().in_play(YOU, &["gossip"]).contract(0, "haul", &[]).pursue(YOU, 0);
        assert_eq!(alone.collect().decide(Why::Resolving, &options), Move::Pass);
        let two = Table::new().in_play(YOU, &["gossip", "pilot"]).contract(0, "haul", &[]);
        assert_eq!(two.pursue(YOU, 0).collect().decide(Why::Resolving, &options), options[0]);
    }

    /// CCG-RDY-2b: what is drawn now would be drawn then. The token that pays is of no other use.
    #[test]
    fn nobody_pays_for_cards_that_come_too_late_to_be_played() {
        let options = [Move::Ability { card: CardId(10), nth: 0 }, Move::Pass];
        let at = |stage| Table::new().in_play(YOU, &["hawker"]).collect().stage(stage);
        assert_eq!(at(Stage::Procuring).decide(Why::Resolving, &options), options[0]);
        assert_eq!(at(Stage::Resolving).decide(Why::Resolving, &options), Move::Pass);
    }

    /// CCG-RDY-2b: what is above the hand size is discarded before it can be procured.
    #[test]
    fn nobody_pays_for_cards_that_must_be_discarded_again() {
        let options = [Move::Ability { card: CardId(10), nth: 0 }, Move::Pass];
        let holding = |cards| {
            let table = Table::new().in_play(YOU, &["hawker"]).collect().stage(Stage::Acting);
            table.with(|seen| seen.captains[0].hand_count = cards)
        };
        assert_eq!(holding(5).decide(Why::Acting, &options), options[0]);
        assert_eq!(holding(7).decide(Why::Acting, &options), Move::Pass);
    }

    #[test]
    fn of_a_contracts_subplots_the_one_worth_its_price_is_tried() {
        let table = Table::new().in_play(YOU, &["pilot"]).contract(0, "cruise", &[]).pursue(YOU, 0);
        let table = table.collect();
        let options =
            [Move::Subplot { nth: 1, by: 0 }, Move::Subplot { nth: 0, by: 0 }, Move::Done];
        let why = Why::Subplots { card: CardId(100) };
        assert_eq!(table.decide(why, &options), options[1]);
        assert_eq!(table.decide(why, &[options[0], Move::Done]), Move::Done);
    }
}
