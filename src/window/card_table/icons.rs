//! Assigns signs to tokens, stages and events.

use art::{Icon, Sign};
use cards::{Activity, Event, Stage, Using, data::Token};

/// The signs of a token: two for a pair of capabilities.
pub fn of_token(token: Token) -> (Icon, Option<Icon>) {
    let capabilities = match token {
        Token::Skill(skill, _) => return (Icon::Skill(skill), None),
        Token::Capability(capability) => capability.basics(),
    };
    (Icon::Capability(capabilities.0), capabilities.1.map(Icon::Capability))
}

/// The sign of a stage of the round.
pub fn of_stage(stage: Stage) -> Icon {
    Icon::Sign(match stage {
        Stage::Readying => Sign::Ready,
        Stage::Drawing => Sign::Draw,
        Stage::FirstCaptain => Sign::First,
        Stage::Restoring => Sign::Restore,
        Stage::Shifting => Sign::Shift,
        Stage::Complications => Sign::Complication,
        Stage::OpenComplication | Stage::Revealing => Sign::Reveal,
        Stage::Activities => Sign::Pursue,
        Stage::Procuring => Sign::EnterPlay,
        Stage::Acting => Sign::Played,
        Stage::Collecting => Sign::Counters,
        Stage::Resolving => Sign::Resolved,
        Stage::Completing => Sign::Completed,
        Stage::Fading => Sign::Infamy,
        Stage::Clearing => Sign::Dispersed,
        Stage::ReadyCheck
        | Stage::AdventureCheck
        | Stage::ProcurementCheck
        | Stage::ActionCheck
        | Stage::ResourceCheck
        | Stage::ResolutionCheck => Sign::Check,
    })
}

/// The sign of what happened.
pub fn of_event(event: &Event) -> Icon {
    Icon::Sign(match event {
        Event::StageBegan { stage } => return Icon::Phase(stage.phase()),
        Event::TokenCollected { token, .. }
        | Event::TokenRefused { token, .. }
        | Event::TokenDiscarded { token, .. } => return of_token(*token).0,
        Event::ActivityChosen { activity, .. } => match activity {
            Activity::Uncommitted => Sign::Uncommitted,
            Activity::Pursuing(_) => Sign::Pursue,
            Activity::Pirate => Sign::Infamy,
        },
        Event::Played { using, .. } => match using {
            Using::Procuring => Sign::EnterPlay,
            Using::Event | Using::Heroic { .. } | Using::Ability(_) => Sign::Played,
        },
        Event::PiracyEnded { success, .. } if !success => Sign::Failed,
        Event::GameBegan { .. } | Event::RoundBegan { .. } => Sign::Round,
        Event::Drew { .. } => Sign::Draw,
        Event::Readied { .. } => Sign::Ready,
        Event::Exerted { .. } => Sign::Exert,
        Event::Discarded { .. }
        | Event::AdventureDiscarded { .. }
        | Event::Spent { .. }
        | Event::Orphaned { .. } => Sign::Discard,
        Event::FirstCaptain { .. } => Sign::First,
        Event::Restored { .. } => Sign::Restore,
        Event::Shifted { .. } => Sign::Shift,
        Event::ContractOffered { .. } => Sign::Contract,
        Event::ComplicationPlaced { .. } => Sign::Complication,
        Event::ComplicationRevealed { .. } => Sign::Reveal,
        Event::LookedAt { .. } | Event::LookedAtTop { .. } => Sign::Look,
        Event::AdventureDeckReshuffled { .. } | Event::DeckShuffled { .. } => Sign::Shuffle,
        Event::Abandoned { .. } => Sign::Abandoned,
        Event::Uncommitted { .. } => Sign::Uncommitted,
        Event::Targeted { .. } => Sign::Targeted,
        Event::Resolved { .. } | Event::RequirementMet { .. } => Sign::Effect,
        Event::Cancelled { .. } => Sign::Cancelled,
        Event::Fizzled { .. } => Sign::Fizzled,
        Event::EnteredPlay { on: Some(_), .. } => Sign::Attached,
        Event::EnteredPlay { on: None, .. } => Sign::EnterPlay,
        Event::Jettisoned { .. } => Sign::Jettison,
        Event::Dispersed { .. } => Sign::Dispersed,
        Event::ControlPassed { .. } | Event::SlotPassed { .. } => Sign::Control,
        Event::Removed { .. } => Sign::Away,
        Event::CameBack { .. } | Event::Returned { .. } => Sign::Return,
        Event::Found { .. } => Sign::Found,
        Event::WentUnder { .. } | Event::Replenished { .. } => Sign::Under,
        Event::CountersChanged { .. } => Sign::Counters,
        Event::Wounded { .. } => Sign::Wound,
        Event::Damaged { .. } => Sign::Damage,
        Event::CostIncurred { .. } => Sign::Credits,
        Event::ExpenseIncurred { .. } | Event::HarbourDues { .. } => Sign::Expense,
        Event::Expended { .. } => Sign::ExpenseValue,
        Event::InfamyChanged { .. } => Sign::Infamy,
        Event::VpChanged { .. } => Sign::Points,
        Event::Passed { .. } => Sign::Passed,
        Event::AttemptBegan { .. } => Sign::Targeted,
        Event::AttemptFailed { .. } => Sign::Failed,
        Event::ComplicationResolved { .. } => Sign::Resolved,
        Event::ContractCompleted { .. } => Sign::Completed,
        Event::SubplotResolved { .. } => Sign::Subplot,
        Event::PiracyBegan { .. } | Event::PiracyExchanged { .. } | Event::PiracyEnded { .. } => {
            Sign::Piracy
        }
        Event::EnemyEngaged { .. } => Sign::Enemy,
        Event::Bankrupt { .. } => Sign::Bankrupt,
        Event::Conceded { .. } => Sign::Conceded,
        Event::Eliminated { .. } => Sign::Eliminated,
        Event::GameEnded { .. } => Sign::Ended,
    })
}
