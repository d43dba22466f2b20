//! Wounds by the classic rules (M-05), and recovery from them.

mod outlook;
mod recovery;

use serde::{Deserialize, Serialize};

pub use outlook::{Outlook, outlook};

use super::{Casualty, Cause, ClassicFigures, Event, Refusal};
use crate::{
    body::{Body, ClassicWound, Seconds, Severity, State},
    sheet::Characteristic,
};

/// One attack that wounds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Blow {
    pub at: Seconds,
    /// Points, one number for each group; a group goes to one characteristic.
    pub groups: Vec<u8>,
    pub place: Placement,
}

/// Where each group goes. Characteristics already at 0 take no more (CT-RUL-64).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placement {
    /// To the one with the most left, which keeps the wounded off 0 the longest.
    #[default]
    Fullest,
    /// As the wounded pick, one for each group; groups without a pick go to the fullest.
    Picked(Vec<Characteristic>),
    /// To one at random, and the rest to another at random (CT-RUL-65).
    Random,
}

/// Points that went to one characteristic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub points: u8,
    pub on: Characteristic,
}

impl Casualty<'_> {
    /// Wounds somebody by the classic rules. With one characteristic at 0 they fall unconscious,
    /// with two the wound is serious, with three they are dead (M-05, CT-RUL-21).
    ///
    /// # Errors
    /// They are dead, or the time is in the past.
    pub fn blow(&mut self, blow: &Blow) -> Result<(), Refusal> {
        self.alive_at(blow.at)?;
        self.body.time = blow.at;
        if blow.groups.iter().all(|&points| points == 0) {
            return Ok(());
        }
        let zeros = self.body.lethal_zeros(*self.full);
        let mut groups = Vec::new();
        for (nth, &points) in blow.groups.iter().enumerate() {
            self.place(points, nth, &blow.place, &mut groups);
        }
        self.tell(Event::Wounded { groups, now: self.now() });
        self.judge(zeros);
        Ok(())
    }

    /// Places one group, and its overflow on another characteristic (CT-RUL-64). Points beyond all
    /// three are dropped.
    fn place(&mut self, mut points: u8, nth: usize, place: &Placement, groups: &mut Vec<Group>) {
        let mut picked = match place {
            Placement::Picked(picks) => picks.get(nth).copied(),
            Placement::Fullest | Placement::Random => None,
        };
        while points > 0 {
            let Some(on) = self.next_place(picked.take(), place) else { return };
            let part = points.min(self.score(on));
            self.body.lost[on as usize] += part;
            points -= part;
            groups.push(Group { points: part, on });
        }
    }

    fn next_place(
        &mut self,
        picked: Option<Characteristic>,
        place: &Placement,
    ) -> Option<Characteristic> {
        let now = self.now();
        let open: Vec<Characteristic> =
            Characteristic::PHYSICAL.into_iter().filter(|&it| now[it as usize] > 0).collect();
        if *place == Placement::Random {
            return self.dice.pick(&open).copied();
        }
        let fullest = open.iter().rev().max_by_key(|&&it| now[it as usize]).copied();
        picked.filter(|it| open.contains(it)).or(fullest)
    }

    /// Rates wounds without a blow behind them, as on a sheet made by hand: by the scores, with the
    /// fight long over.
    pub(super) fn classify(&mut self) {
        let zeros = self.body.lethal_zeros(*self.full);
        if self.body.wound.is_none() && self.body.damaged() > 0 {
            self.body.wound = Some(ClassicWound::new(severity(zeros), true));
            if zeros == 3 {
                self.die(Cause::ThreeAtZero);
            }
        }
    }

    /// Rates the wound anew, given the number at 0 `before`. No characteristic falls below 0
    /// (CT-CHR-05). Days of care that an older wound has had are no cure for this one (M-05, ours).
    fn judge(&mut self, before: usize) {
        let zeros = self.body.lethal_zeros(*self.full);
        if zeros == 3 {
            return self.die(Cause::ThreeAtZero);
        }
        self.stop_mending();
        let severity = severity(zeros);
        let worst = self.body.wound.map_or(severity, |wound| wound.severity.max(severity));
        self.body.wound = Some(ClassicWound::new(worst, false));
        if zeros > before || zeros > 0 && self.body.is_awake() {
            let since = self.body.time;
            self.body.state = State::Unconscious { since, failed: 0 };
            let until = wakes_at(self.body, &self.rules.classic);
            self.tell(Event::FellUnconscious { until });
        }
    }
}

/// The time when an unconscious person wakes up (M-05).
pub(super) fn wakes_at(body: &Body, figures: &ClassicFigures) -> Option<Seconds> {
    let State::Unconscious { since, .. } = body.state else { return None };
    let serious = body.wound.is_some_and(|wound| wound.severity == Severity::Serious);
    let out = if serious {
        Seconds::HOUR.times(figures.serious_hours.is.into())
    } else {
        Seconds::MINUTE.times(figures.minor_minutes.is.into())
    };
    Some(since.after(out))
}

fn severity(zeros: usize) -> Severity {
    if zeros >= 2 { Severity::Serious } else { Severity::Minor }
}
