//! Checks for filters that no card matches.

use super::super::{Filter, Kind, Quality};

/// Reason why no card can match, if so.
pub(crate) fn contradiction(filter: &Filter) -> Option<String> {
    let has = |quality: &Quality| filter.having.contains(quality);
    let opposites = [
        (Quality::Exerted, Quality::Ready, "exerted and ready"),
        (Quality::FaceUp, Quality::FaceDown, "face up and face down"),
    ];
    let both = opposites.into_iter().find(|(one, other, _)| has(one) && has(other));
    if let Some((_, _, what)) = both {
        return Some(format!("no card is {what}"));
    }
    let unfit = filter.having.iter().find(|quality| !fits(quality, filter.kind));
    unfit.map(|quality| format!("{quality:?} says nothing about the kind {:?}", filter.kind))
}

/// Whether a card of this kind can have this quality at all.
fn fits(quality: &Quality, kind: Kind) -> bool {
    let adventure = matches!(kind, Kind::Contract | Kind::Complication);
    let queued = matches!(
        kind,
        Kind::PlayedEvent
            | Kind::PlayedHeroic
            | Kind::ProcuredCard
            | Kind::UsedAbility
            | Kind::AnythingQueued
    );
    match quality {
        Quality::Trait(_) | Quality::Another | Quality::Least(..) | Quality::NativeLeast(..) => {
            true
        }
        Quality::Species(_) | Quality::NonHuman | Quality::Human | Quality::Skill(_) => {
            matches!(kind, Kind::Crew | Kind::Permanent) || queued
        }
        Quality::Gear(_) => matches!(kind, Kind::Gear | Kind::Permanent) || queued,
        Quality::Upgrade(_) => matches!(kind, Kind::Upgrade | Kind::Permanent) || queued,
        Quality::Connection(_) => matches!(kind, Kind::Connection | Kind::Permanent) || queued,
        Quality::Exerted | Quality::Ready => !adventure && !queued,
        Quality::Damaged => {
            matches!(kind, Kind::Crew | Kind::Upgrade | Kind::Permanent | Kind::Complication)
        }
        Quality::FaceDown
        | Quality::FaceUp
        | Quality::Requires(_)
        | Quality::SubplotRequires(_)
        | Quality::Pursued => adventure,
    }
}
