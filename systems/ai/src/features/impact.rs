//! Effects on one thing, valued for its controller.

use cards::{
    CaptainSeen, CardSeen, Stage,
    data::{Ability, Cost, Keyword, Level, Modifier, Timing, Token, Value},
};

use super::{EvalContext, Thing};

/// Worth that this many points of harm take from a card's controller.
pub(crate) fn harm(context: EvalContext, thing: Thing, points: u8) -> f32 {
    let Thing::Card(card) = thing else { return 0.0 };
    let points = points.saturating_sub(toughness(card));
    let left = card.capacity.saturating_sub(card.harm);
    if left == 0 || points == 0 {
        return 0.0;
    }
    let worth = context.worth_in_play(card).max(0.5);
    if points >= left {
        worth
    } else {
        worth * context.judgement.wounded * f32::from(points) / f32::from(left)
    }
}

/// Harm that each source does less to a card.
pub(crate) fn toughness(card: &CardSeen) -> u8 {
    let less = card.keywords.iter().map(|keyword| match keyword {
        Keyword::Armor(points) | Keyword::Hardened(points) => *points,
        _ => 0,
    });
    less.sum()
}

/// Worth to a card's controller of removing this many points of harm.
pub(crate) fn relief(context: EvalContext, thing: Thing, points: u8) -> f32 {
    let Thing::Card(card) = thing else { return 0.0 };
    let points = f32::from(points.min(card.harm));
    context.worth_in_play(card).max(0.5) * context.judgement.wounded * points
        / f32::from(card.capacity.max(1))
}

/// Loss of a card's controller when it exerts, or gain when it readies: whoever is exerted still brings their
/// skills (CCG-VERB-10d), and only what exerts them cannot be done any more (CCG-VERB-10c, CCG-ACT-1d).
pub(crate) fn exertion(context: EvalContext, thing: Thing, readies: bool) -> f32 {
    let Thing::Card(card) = thing else { return 0.0 };
    if card.exerted != readies {
        return 0.0;
    }
    let carried = context.captain(card.controller).in_play.iter().filter(|c| c.on == Some(card.id));
    let gear = carried.flat_map(|gear| &context.card(gear.def).abilities);
    let own = context.card(card.def).abilities.iter().filter(|ability| exerts(ability, false));
    let uses = own.chain(gear.filter(|ability| exerts(ability, true))).count() as f32;
    match (uses > 0.0, context.seen.stage <= Stage::Acting) {
        (false, _) => 0.0,
        (true, true) => uses.min(2.0),
        (true, false) => 0.1,
    }
}

/// Whether using an ability exerts its card, or for gear its bearer.
fn exerts(ability: &Ability, is_gear: bool) -> bool {
    let Ability::Activated(activated) = ability else { return false };
    if is_gear { activated.timing == Timing::Use } else { activated.cost.contains(&Cost::Exert) }
}

/// Worth of looking at a complication: highest on the captain's own contract.
pub(crate) fn look(context: EvalContext, thing: Thing) -> f32 {
    let Thing::Complication(slot, _, complication) = thing else { return 0.0 };
    if complication.def.is_some() {
        return 0.0;
    }
    let mine = context.me().activity == cards::Activity::Pursuing(slot.slot);
    if mine { 2.0 * context.judgement.look } else { context.judgement.look }
}

/// Worth of a change for a phase or a round to the controller of the changed thing.
pub(crate) fn change(context: EvalContext, thing: Thing, modifier: &Modifier) -> f32 {
    match (modifier, thing) {
        (Modifier::Change(value, by), Thing::Ship(captain)) => {
            change_of_ship(context, captain, *value, (*by).into())
        }
        (Modifier::Change(Value::WoundCapacity | Value::StructureCapacity, by), Thing::Card(_)) => {
            0.3 * f32::from(*by)
        }
        (Modifier::Change(..), _) => 0.0,
        (Modifier::Grant(skill, level), _) => {
            tokens_to_come(context, thing, Token::Skill(*skill, *level))
        }
        (Modifier::Capability(capability), _) => {
            tokens_to_come(context, thing, Token::Capability(*capability))
        }
        (Modifier::Keyword(_) | Modifier::Trait(_), _) => 0.1,
        (Modifier::Halve(value), Thing::Ship(captain)) => {
            let now = match value {
                Value::Attack => captain.ship.attack,
                Value::Defense => captain.ship.defense,
                _ => 0,
            };
            change_of_ship(context, captain, *value, -(now / 2))
        }
        (Modifier::Halve(_), _) => 0.0,
        (Modifier::RaiseSkill(skill), _) => {
            tokens_to_come(context, thing, Token::Skill(*skill, Level::Trained))
        }
        (Modifier::LowerSkill(_), _) => -0.5,
        (Modifier::NoAbilities, _) => -1.0,
        (Modifier::CannotReady, _) => -0.5,
    }
}

fn tokens_to_come(context: EvalContext, thing: Thing, token: Token) -> f32 {
    let captain = context.captain(thing.whose());
    if context.tokens_are_in(captain) { 0.0 } else { context.collecting_worth(captain, token) }
}

/// Worth of a change to a ship for its captain for the rest of this round.
fn change_of_ship(context: EvalContext, captain: &CaptainSeen, value: Value, by: i16) -> f32 {
    let mut changed = captain.clone();
    match value {
        Value::Attack => changed.ship.attack += by,
        Value::Defense => changed.ship.defense += by,
        Value::Initiative => return 0.1 * f32::from(by),
        Value::HandSize | Value::CrewSlots => return 0.2 * f32::from(by),
        Value::ProcureCost | Value::HeroicCost | Value::Distance => return -0.2 * f32::from(by),
        Value::VictoryThreshold => return -context.judgement.victory_point * f32::from(by),
        Value::Jump
        | Value::Tonnage
        | Value::UpgradeSlots(_)
        | Value::WoundCapacity
        | Value::StructureCapacity
        | Value::GearLimit(_)
        | Value::ConnectionLimit(_)
        | Value::Vp
        | Value::AbandonmentPenalty => return 0.0,
    }
    context.fighting_worth(&changed) - context.fighting_worth(captain)
}

#[cfg(test)]
mod tests {
    use cards::CardId;

    use super::*;
    use crate::testing::{RIVAL, Table};

    /// CCG-VERB-10c, CCG-VERB-10d
    #[test]
    fn who_is_exerted_loses_only_what_would_have_exerted_them() {
        let loss = |crew| {
            let table = Table::new().stage(Stage::Acting).in_play(RIVAL, &[crew]);
            let context = table.context();
            exertion(context, context.thing(CardId(30)).expect("it is in play"), false)
        };
        assert!(loss("bosun") > 0.0);
        assert_eq!((loss("pilot"), loss("hawker")), (0.0, 0.0), "what they do exerts nobody");
    }
}
