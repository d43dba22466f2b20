//! The sounds of events at the table.

use cards::{Activity, Event};
use engine::Seat;
use sound::Sound;

use crate::logbook::About;
use crate::window::ui::sound_cue::SoundCue;

/// The sound of an event for a seat; nothing where it is silent or hidden from them.
pub(in crate::window) fn cue(event: &Event, you: Seat) -> Option<SoundCue> {
    let far = About::of(event, Some(you)).by.is_some_and(|seat| seat != you);
    let sound = of(event, you).filter(|_| event.seen_by(you))?;
    Some(SoundCue { sound, far })
}

/// The sound of an event for a seat.
fn of(event: &Event, you: Seat) -> Option<Sound> {
    match event {
        Event::GameBegan { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::ComplicationRevealed { .. }
        | Event::LookedAt { .. }
        | Event::LookedAtTop { .. }
        | Event::AdventureDeckReshuffled { .. }
        | Event::AdventureDiscarded { .. }
        | Event::DeckShuffled { .. }
        | Event::Jettisoned { .. }
        | Event::Dispersed { .. }
        | Event::ControlPassed { .. }
        | Event::Removed { .. }
        | Event::Found { .. }
        | Event::WentUnder { .. }
        | Event::Returned { .. }
        | Event::Spent { .. }
        | Event::Replenished { .. }
        | Event::Orphaned { .. } => Some(Sound::Deal),
        Event::Shifted { .. }
        | Event::ContractOffered { .. }
        | Event::ComplicationPlaced { .. }
        | Event::Played { .. }
        | Event::EnteredPlay { .. }
        | Event::CameBack { .. } => Some(Sound::Place),
        Event::TokenCollected { .. }
        | Event::TokenDiscarded { .. }
        | Event::CountersChanged { .. } => Some(Sound::Token),
        Event::Expended { .. } => Some(Sound::Coin),
        Event::RoundBegan { .. } => Some(Sound::RoundBegins),
        Event::ActivityChosen { activity, .. } => leaving(*activity),
        Event::Cancelled { .. } | Event::Fizzled { .. } => Some(Sound::Refuse),
        Event::Wounded { .. } => Some(Sound::Wound),
        Event::Damaged { .. } => Some(Sound::Damage),
        Event::VpChanged { by: 1.., .. } => Some(Sound::Points),
        Event::ComplicationResolved { .. }
        | Event::ContractCompleted { .. }
        | Event::SubplotResolved { .. } => Some(Sound::Success),
        Event::VpChanged { .. }
        | Event::Abandoned { .. }
        | Event::AttemptFailed { .. }
        | Event::Eliminated { .. } => Some(Sound::Failure),
        Event::PiracyBegan { .. } | Event::EnemyEngaged { .. } => Some(Sound::Alarm),
        Event::PiracyEnded { attacker, defender, success } => {
            turned_out([*attacker, *defender], *success, you)
        }
        Event::GameEnded { ending } => {
            Some(if ending.winner == Some(you) { Sound::Victory } else { Sound::Defeat })
        }
        // What only prepares something, or is heard by what follows from it.
        Event::StageBegan { .. }
        | Event::Readied { .. }
        | Event::Exerted { .. }
        | Event::FirstCaptain { .. }
        | Event::Restored { .. }
        | Event::Uncommitted { .. }
        | Event::Targeted { .. }
        | Event::Resolved { .. }
        | Event::CostIncurred { .. }
        | Event::ExpenseIncurred { .. }
        | Event::TokenRefused { .. }
        | Event::InfamyChanged { .. }
        | Event::Passed { .. }
        | Event::AttemptBegan { .. }
        | Event::RequirementMet { .. }
        | Event::PiracyExchanged { .. }
        | Event::Bankrupt { .. }
        | Event::Conceded { .. }
        | Event::SlotPassed { .. }
        | Event::HarbourDues { .. } => None,
    }
}

/// A ship leaves for a contract.
fn leaving(activity: Activity) -> Option<Sound> {
    match activity {
        Activity::Pursuing(_) => Some(Sound::Jump),
        Activity::Pirate | Activity::Uncommitted => None,
    }
}

/// How piracy ended for a seat, if it was about them.
fn turned_out([attacker, defender]: [Seat; 2], success: bool, you: Seat) -> Option<Sound> {
    let won = if success { attacker } else { defender };
    let concerned = you == attacker || you == defender;
    concerned.then_some(if won == you { Sound::Success } else { Sound::Failure })
}
