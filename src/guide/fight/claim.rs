//! What the words of a lesson say of a fight.

use characters::healing::RuleSet;
use serde::Deserialize;
use skirmish::{Event, FighterAction, Hurt, Move, Why, data::Aim};

use super::{FightMoment, moment::is_out};

/// One thing that a lesson says of the fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// It is fought by the classic rules.
    Classic,
    /// The person's side has to beat the others.
    Defeat,
    /// So many stand on the person's side, and so many on the others'.
    Sides(usize, usize),
    /// One of the others is hurt.
    TheirHurt,
    /// One of the person's own is.
    OursHurt,
    /// One of the others cannot fight any more.
    TheirsOut,
    OursOut,
    /// The last attack of one of the person's own missed.
    ShotMissed,
    /// Every attack that is offered has its odds.
    OddsShown,
    EvadeOffered,
    SurrenderOffered,
    WoundAsked,
}

impl Claim {
    /// Whether it is so.
    pub fn is_true(self, moment: &FightMoment) -> bool {
        let (seen, options) = (moment.seen, &moment.choice.options);
        let own = || seen.fighters.iter().filter(|it| it.side == seen.seat);
        let others = || seen.fighters.iter().filter(|it| it.side != seen.seat);
        let does = |it: &Move, wanted: FighterAction| matches!(it, Move::Do { deed, .. } if *deed == wanted);
        match self {
            Claim::Classic => seen.rules == RuleSet::Classic,
            Claim::Defeat => seen.aim == Aim::Defeat,
            Claim::Sides(ours, theirs) => (own().count(), others().count()) == (ours, theirs),
            Claim::TheirHurt => others().any(|it| it.hurt != Hurt::Unhurt),
            Claim::OursHurt => own().any(|it| it.hurt != Hurt::Unhurt),
            Claim::TheirsOut => others().any(|it| is_out(it.condition)),
            Claim::OursOut => own().any(|it| is_out(it.condition)),
            Claim::ShotMissed => {
                moment.known.iter().rev().find_map(|(_, event)| {
                    let Event::Attacked(report) = event else { return None };
                    moment.is_own(report.by).then_some(!report.hit)
                }) == Some(true)
            }
            Claim::OddsShown => {
                let attacks = options
                    .iter()
                    .filter(|it| matches!(it, Move::Do { deed: FighterAction::Attack(_), .. }));
                let planned = |it: &Move| seen.plans.iter().any(|(of, _)| of == it);
                attacks.clone().next().is_some() && attacks.clone().all(planned)
            }
            Claim::EvadeOffered => options.iter().any(|it| does(it, FighterAction::Evade)),
            Claim::SurrenderOffered => options.contains(&Move::Surrender),
            Claim::WoundAsked => matches!(moment.choice.why, Why::Wound { .. }),
        }
    }
}
