//! Putting cards into play, attaching them, and choosing one to leave when there are too many.

use cards::{CardId, CardSeen, Move, Why, data::Face};

use super::{Candidate, Playing, credits, playing, truth};
use crate::features::{EvalContext, Thing};

considerations! {
    /// Considerations for putting a card into play, or for having it leave.
    Procuring {
        worth: "what it brings",
        price: "credits it takes",
        effort: "what it costs besides",
        card: "credits it would be worth in hand",
        thin: "leaves too little money",
        foundation: "sits well there",
        mischief: "harms a rival there",
        loss: "worth of what leaves play",
        content: "keeps the money",
    }
}

pub(crate) fn features(candidate: Candidate) -> Procuring {
    match (candidate.option, candidate.why) {
        (Move::Procure(card), _) => procuring(candidate, card),
        (Move::Choose(on), Why::Attaching { card }) => attaching(candidate.context, card, on),
        (Move::Choose(card), Why::Searching { .. }) => found(candidate.context, card),
        (Move::Choose(card), Why::PuttingIntoPlay { .. }) => put_into_play(candidate.context, card),
        (Move::Jettison(card), _) => leaving(candidate.context, card),
        (Move::Done | Move::Pass, _) => Procuring { content: 1.0, ..Procuring::default() },
        (Move::Event(_) | Move::Ability { .. }, _) => by_playing(candidate),
        (_, _) => candidate.unforeseen(),
    }
}

/// Moves that are possible at any time are weighed as in any phase.
fn by_playing(candidate: Candidate) -> Procuring {
    let Playing { gain, harm, price, card, effort, content } = playing::features(candidate);
    let effort = harm.max(0.0) + effort;
    Procuring { worth: gain, price, effort, card, content, ..Procuring::default() }
}

fn procuring(candidate: Candidate, card: CardId) -> Procuring {
    let context = candidate.context;
    let Some(card) = context.card_seen(card) else { return Procuring::default() };
    let price = candidate.price().max(card.cost.into());
    Procuring {
        worth: credits(context.worth_procured(card)),
        price: credits(price * context.thrift()),
        card: credits(f32::from(card.ev) * context.thrift()),
        thin: context.ruin(price + f32::from(card.ev)),
        ..Procuring::default()
    }
}

/// A card found in a pile is worth as much as in hand.
fn found(context: EvalContext, card: CardId) -> Procuring {
    let worth = context.card_seen(card).map_or(0.0, |card| context.worth_in_hand(card));
    Procuring { worth: credits(worth), ..Procuring::default() }
}

/// A card put into play is worth its gain, less its EV in hand.
fn put_into_play(context: EvalContext, card: CardId) -> Procuring {
    let Some(card) = context.card_seen(card) else { return Procuring::default() };
    Procuring {
        worth: credits(context.worth_procured(card)),
        card: credits(f32::from(card.ev) * context.thrift()),
        ..Procuring::default()
    }
}

fn attaching(context: EvalContext, card: CardId, on: CardId) -> Procuring {
    let Some(foundation) = context.thing(on) else { return Procuring::default() };
    let mine = foundation.whose() == context.seen.you;
    let hinders = context
        .def_of(card)
        .is_some_and(|def| context.card(def).keywords.contains(&cards::data::Keyword::Hindrance));
    let host = match foundation {
        Thing::Card(crew) => context.worth_in_play(crew),
        Thing::Ship(_) | Thing::Contract(..) | Thing::Complication(..) | Thing::Queued(_) => 10.0,
    };
    let taken = match foundation {
        Thing::Card(crew) => carries_alike(context, crew, card),
        Thing::Ship(_) | Thing::Contract(..) | Thing::Complication(..) | Thing::Queued(_) => false,
    };
    Procuring {
        foundation: truth(mine != hinders) * (0.5 + credits(host) / 2.0),
        mischief: truth(!mine && hinders) * credits(host),
        loss: truth(taken) * 0.5,
        ..Procuring::default()
    }
}

/// Whether the crew already has gear of the same subtype, or what the gear gives.
fn carries_alike(context: EvalContext, crew: &CardSeen, gear: CardId) -> bool {
    let subtype = |card: &CardSeen| match &context.card(card.def).face {
        Face::Gear(gear) => Some(gear.subtype),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Crew(_)
        | Face::Connection(_)
        | Face::Upgrade(_)
        | Face::Event(_)
        | Face::Heroic(_) => None,
    };
    let Some(def) = context.def_of(gear) else { return false };
    let Face::Gear(new) = &context.card(def).face else { return false };
    let carried = context.captain(crew.controller).in_play.iter().filter(|c| c.on == Some(crew.id));
    carried.filter_map(subtype).any(|kind| kind == new.subtype)
}

/// What leaves is weighed on half the scale: of two cards worth over twenty credits the lesser has to go.
fn leaving(context: EvalContext, card: CardId) -> Procuring {
    let worth = context.card_seen(card).map_or(0.0, |card| context.worth_in_play(card));
    Procuring { loss: credits(worth) / 2.0, ..Procuring::default() }
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Stage, Why};

    use crate::testing::{Table, YOU};

    #[test]
    fn of_the_cards_a_search_finds_the_most_useful_is_taken() {
        let table = Table::new().contract(0, "haul", &[]).pursue(YOU, 0);
        let table = table.hand(&["passer-by", "pilot"]);
        let table = table.with(|seen| seen.searching = std::mem::take(&mut seen.hand));
        let options = [Move::Choose(CardId(50)), Move::Choose(CardId(51))];
        assert_eq!(table.decide(Why::Searching { card: CardId(9) }, &options), options[1]);
    }

    #[test]
    fn a_crew_for_nothing_is_taken() {
        let table = Table::new().contract(0, "haul", &[]).pursue(YOU, 0).hand(&["pilot"]);
        let options = [Move::Choose(CardId(50)), Move::Done];
        assert_eq!(table.decide(Why::PuttingIntoPlay { card: CardId(9) }, &options), options[0]);
    }

    #[test]
    fn a_crew_that_fills_the_last_gap_is_procured_first() {
        let table = Table::new().stage(Stage::Procuring).contract(0, "haul", &[]).pursue(YOU, 0);
        let table = table.hand(&["passer-by", "pilot"]).with(|seen| seen.prices = vec![1, 2, 0]);
        let options = [Move::Procure(CardId(50)), Move::Procure(CardId(51)), Move::Done];
        assert_eq!(table.decide(Why::Procuring, &options), options[1]);
    }

    #[test]
    fn a_second_crew_of_one_name_stays_in_hand() {
        let table = Table::new().stage(Stage::Procuring).in_play(YOU, &["pilot"]).hand(&["pilot"]);
        let table = table.with(|seen| seen.prices = vec![2, 0]);
        let options = [Move::Procure(CardId(50)), Move::Done];
        assert_eq!(table.decide(Why::Procuring, &options), Move::Done);
    }

    #[test]
    fn of_two_logs_the_one_with_fewer_entries_leaves() {
        let table = Table::new().in_play(YOU, &["diarist", "diarist"]);
        let table = table.with(|seen| seen.captains[0].in_play[0].counters = 3);
        let options = [10, 11].map(|id| Move::Jettison(CardId(id)));
        assert_eq!(table.decide(Why::Trimming, &options), options[1]);
    }

    #[test]
    fn of_too_many_the_least_leaves() {
        let table = Table::new().in_play(YOU, &["doctor", "passer-by", "pilot"]);
        let options = [10, 11, 12].map(|id| Move::Jettison(CardId(id)));
        assert_eq!(table.decide(Why::Trimming, &options), options[1]);
    }
}
