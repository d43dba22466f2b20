//! The standings at the end of every round.

use cards::Event;
use engine::Seat;

use crate::replay_timeline::TimelineEvent;

/// A round, and how everybody stood at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub number: u16,
    /// The decision that it began with.
    pub from: usize,
    /// By seat.
    pub captains: Vec<Standing>,
}

/// How a captain stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Standing {
    pub vp: i16,
    /// Contracts completed so far.
    pub contracts: u16,
    pub out: bool,
}

/// Every round that began, the last one as it was left.
#[expect(clippy::wildcard_enum_match_arm, reason = "what is not counted is passed over")]
pub(super) fn rounds(told: &[TimelineEvent], captains: usize) -> Vec<Round> {
    let mut now = vec![Standing::default(); captains];
    let (mut rounds, mut open) = (Vec::new(), None);
    let close = |rounds: &mut Vec<Round>, open: Option<(u16, usize)>, now: &[Standing]| {
        let round = open.map(|(number, from)| Round { number, from, captains: now.to_vec() });
        rounds.extend(round);
    };
    for TimelineEvent { decision, event } in told {
        let mut of = |seat: &Seat, change: &dyn Fn(&mut Standing)| {
            now.get_mut(seat.index()).map(change);
        };
        match event {
            Event::VpChanged { seat, now: vp, .. } => of(seat, &|it| it.vp = *vp),
            Event::ContractCompleted { seat, .. } => of(seat, &|it| it.contracts += 1),
            Event::Eliminated { seat } => of(seat, &|it| it.out = true),
            Event::RoundBegan { round } => {
                let before = open.replace((*round, *decision));
                close(&mut rounds, before, &now);
            }
            _ => {}
        }
    }
    close(&mut rounds, open, &now);
    rounds
}
