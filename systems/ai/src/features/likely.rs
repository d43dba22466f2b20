//! Average gain of effects, where nothing better is known.

use cards::data::{Captains, Effect};

use super::EvalContext;

/// Average gain of an effect, whatever the state of the table.
pub(crate) fn likely_gain(context: EvalContext, effect: &Effect) -> f32 {
    let judgement = context.judgement;
    match effect {
        Effect::Draw(captains, cards) => {
            shared(context, *captains, judgement.card_in_hand * f32::from(*cards))
        }
        Effect::Discard(captains, cards) => {
            shared(context, *captains, -context.pool.usual_ev * f32::from(*cards))
        }
        Effect::Vp(captains, points) => {
            shared(context, *captains, judgement.victory_point * f32::from(*points))
        }
        Effect::Infamy(captains, tokens) => {
            shared(context, *captains, -judgement.infamy * f32::from(*tokens))
        }
        Effect::Expense(captains, credits) => shared(context, *captains, -f32::from(*credits)),
        Effect::Collect(_) => 1.5,
        Effect::DiscardToken(captains, _) => shared(context, *captains, -2.0),
        Effect::Wound(_, points) => 1.5 * f32::from(*points),
        Effect::Damage(_, points) => 1.2 * f32::from(*points),
        Effect::Restore(_, points) | Effect::RestoreMechanical(_, points) => {
            0.5 * f32::from(*points)
        }
        Effect::Exert(_) | Effect::Ready(_) => 0.5,
        Effect::Jettison(_) | Effect::Disperse(_) => 4.0,
        Effect::Return(_) => 2.0,
        Effect::DiscardAdventure(_) => 5.0,
        Effect::Look(_) => judgement.look,
        Effect::Modify(..) => 1.0,
        Effect::Cancel(_) => 2.5,
        Effect::TakeControl(..) => 4.0,
        Effect::Remove(..) => 2.0,
        Effect::Search(..) | Effect::MaySearch(..) => judgement.card_in_hand * 1.5,
        Effect::LookAtTop(_) => judgement.look,
        Effect::PutIntoPlay(_) => 3.0,
        Effect::MoveGear(..) | Effect::AddCounters(..) => 0.5,
        Effect::Abandon(captains) => shared(context, *captains, -3.0),
        Effect::ReplenishThis => context.pool.usual_ev * context.thrift(),
        Effect::Replenish(cards) => context.pool.usual_ev * f32::from(*cards) * context.thrift(),
    }
}

/// Worth of an effect to its captain when each of `captains` gets `own` from it.
pub(crate) fn shared(context: EvalContext, captains: Captains, own: f32) -> f32 {
    let rivals = context.seen.captains.iter().filter(|c| !c.out).count().saturating_sub(1) as f32;
    let spite = context.judgement.spite;
    match captains {
        Captains::You => own,
        Captains::TargetOpponent => -own * spite,
        Captains::EachOpponent => -own * spite * rivals,
        Captains::Everyone => own - own * spite * rivals,
    }
}
