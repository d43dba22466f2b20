//! Features of a captain's card to pick.

use cards::data::{Ability, Card, Condition, Deck, Def, Effect, Face, Trigger};

use super::{
    Drafting,
    plan::{Kind, Plan},
};
use crate::{
    considerations::{credits, truth},
    features::{EvalContext, likely_gain},
};

/// What speaks for and against a captain's card.
pub(super) fn features(
    context: EvalContext,
    (plan, deck): (&Plan, &Deck),
    (def, card): (Def, &Card),
) -> Drafting {
    let sources = context.brought_by(def);
    let used: f32 = sources.sources().iter().map(|&source| plan.use_of(source)).sum();
    let shortage = Kind::of(card).map_or(0.0, |kind| plan.shortage(kind));
    let copies = deck.captain.get(&card.id).copied().unwrap_or(0);
    Drafting {
        tokens: credits(used * context.judgement.useful_token),
        standing: credits(context.standing_worth(card).abs()),
        effect: credits(effect(context, card).max(0.0)),
        performed: performed(plan, card),
        piracy: plan.piracy * truth(is_for_pirates(card)),
        money: credits(card.ev().into()),
        price: credits(card.cost().unwrap_or(0).into()),
        kind: shortage / MANY,
        glut: -shortage / MANY,
        copies: f32::from(copies) / 2.0,
        ..Drafting::default()
    }
}

/// Worth of an event or a heroic when it is played.
fn effect(context: EvalContext, card: &Card) -> f32 {
    let likely =
        |effects: &[Effect]| effects.iter().map(|it| likely_gain(context, it)).sum::<f32>();
    match &card.face {
        Face::Event(event) => likely(&event.text.effects),
        Face::Heroic(heroic) => likely(&heroic.trained).max(likely(&heroic.expert)),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Crew(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Upgrade(_) => 0.0,
    }
}

/// How likely somebody of the crew can perform a heroic; 0 for other cards.
fn performed(plan: &Plan, card: &Card) -> f32 {
    if let Face::Heroic(heroic) = &card.face { plan.crew_with(heroic.skill) / SURE } else { 0.0 }
}

/// Whether a card waits for its captain's piracy.
fn is_for_pirates(card: &Card) -> bool {
    let waits = |when: &Option<Condition>| {
        matches!(when, Some(Condition::Pirate | Condition::SucceededAtPiracy))
    };
    let event = if let Face::Event(event) = &card.face { waits(&event.text.when) } else { false };
    event
        || card.abilities.iter().any(|ability| match ability {
            Ability::Persistent(it) => waits(&it.when),
            Ability::Activated(it) => waits(&it.when),
            Ability::Triggered(it) => it.on == Trigger::PiracySucceeded || waits(&it.when),
        })
}

/// Cards too many or too few of a type that count in full.
const MANY: f32 = 4.0;
/// Copies of crew with a skill, of whom one is in play as good as always.
const SURE: f32 = 6.0;
