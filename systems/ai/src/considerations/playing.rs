//! Actions and reactions: playing an event or a heroic, or using an ability.

use cards::{
    CardId, Move, Piece, Using,
    data::{Ability, Activated, Card, Cost, Face, Timing},
};

use super::{Candidate, credits};
use crate::features::{CardAction, EvalContext, Supply};

considerations! {
    /// Considerations for playing something.
    Playing {
        gain: "what it does",
        harm: "what it does to oneself",
        price: "credits it takes",
        card: "the card it uses up",
        effort: "what else it costs",
        content: "leaves it at that",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Playing {
    let context = candidate.context;
    let you = context.seen.you;
    let (card, using) = match candidate.option {
        Move::Event(card) => (card, Using::Event),
        Move::Heroic { card, crew, level } => {
            let def = context.def_of(crew).unwrap_or_default();
            (card, Using::Heroic { crew: Piece { id: crew, def }, level })
        }
        Move::Ability { card, nth } => (card, Using::Ability(nth)),
        Move::Pass | Move::Done => return Playing { content: 1.0, ..Playing::default() },
        _ => return candidate.unforeseen(),
    };
    let worth = CardAction::new(context, you, card, using).worth(context);
    let uses_up = !matches!(using, Using::Ability(_));
    let ev = if uses_up { context.card_seen(card).map_or(0, |card| card.ev) } else { 0 };
    Playing {
        gain: credits(worth),
        harm: credits(-worth),
        price: credits(candidate.price() * context.thrift()),
        card: credits(f32::from(ev) * context.thrift()),
        effort: credits(effort(context, card, using)),
        content: 0.0,
    }
}

/// Cost of an ability or an event besides credits.
fn effort(context: EvalContext, card: CardId, using: Using) -> f32 {
    let Some(text) = context.def_of(card).and_then(|def| text_of(context.card(def), using)) else {
        return 0.0;
    };
    let use_exerts = if text.timing == Timing::Use { context.judgement.exertion } else { 0.0 };
    text.cost.iter().map(|cost| part(context, card, cost)).sum::<f32>() + use_exerts
}

fn text_of(card: &Card, using: Using) -> Option<&Activated> {
    match (using, &card.face) {
        (Using::Event, Face::Event(event)) => Some(&event.text),
        (Using::Ability(nth), _) => match card.abilities.get(usize::from(nth))? {
            Ability::Activated(activated) => Some(activated),
            Ability::Persistent(_) | Ability::Triggered(_) => None,
        },
        (Using::Event | Using::Heroic { .. } | Using::Procuring, _) => None,
    }
}

fn part(context: EvalContext, card: CardId, cost: &Cost) -> f32 {
    let me = context.me();
    match cost {
        Cost::Credits(_) => 0.0,
        Cost::Exert => {
            context.judgement.exertion
                + context.card_seen(card).map_or(0.0, |card| context.wanted_ready(card))
        }
        Cost::ExertAnother(_) => 2.0 * context.judgement.exertion,
        Cost::Jettison | Cost::Disperse => {
            context.card_seen(card).map_or(0.0, |card| context.worth_in_play(card)).max(LEAST)
        }
        Cost::JettisonAnother(filter) => {
            let own = context.all(filter, me.seat, card).filter(|thing| thing.whose() == me.seat);
            own.map(|thing| context.worth(thing)).fold(MOST, f32::min).max(LEAST)
        }
        Cost::Discard(cards) => {
            f32::from(*cards) * (context.pool.usual_ev + context.judgement.card_in_hand)
        }
        Cost::RemoveCounters(counters) => context.judgement.counter * f32::from(*counters),
        Cost::Spend(token) => {
            let rest = context.supply(me).without(*token);
            context.pursuit_worth(me, &rest, &Supply::of(&[*token]))
        }
    }
}

/// Least and greatest worth of a card in play that is given up.
const LEAST: f32 = 0.5;
const MOST: f32 = 20.0;

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Stage, Why};

    use crate::testing::{RIVAL, Table, YOU};

    const OPTIONS: [Move; 2] = [Move::Event(CardId(50)), Move::Pass];

    #[track_caller]
    fn check(table: Table, expected: Move) {
        let table = table.stage(Stage::Acting).with(|seen| seen.prices = vec![1, 0]);
        assert_eq!(table.decide(Why::Acting, &OPTIONS), expected);
    }

    #[test]
    fn a_rivals_best_crew_is_worth_an_event() {
        check(Table::new().hand(&["flares"]).in_play(RIVAL, &["doctor"]), OPTIONS[0]);
    }

    #[test]
    fn nobody_hurts_their_own_crew_for_nothing() {
        check(Table::new().hand(&["own-goal"]).in_play(YOU, &["doctor"]), Move::Pass);
    }

    #[test]
    fn a_token_that_closes_the_last_gap_is_worth_an_event() {
        let table = Table::new().contract(0, "haul", &[]).pursue(YOU, 0).hand(&["charter"]);
        check(table, OPTIONS[0]);
    }

    #[test]
    fn a_token_that_nobody_asks_for_is_not() {
        let table = Table::new().in_play(YOU, &["pilot"]).contract(0, "haul", &[]);
        check(table.pursue(YOU, 0).hand(&["charter"]), Move::Pass);
    }
}
