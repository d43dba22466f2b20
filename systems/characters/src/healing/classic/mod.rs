//! Wounds by the classic rules (M-05), and what it takes to recover from them.

mod recovery;

use serde::{Deserialize, Serialize};

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
    /// Points, a number for each group that goes to one characteristic.
    pub groups: Vec<u8>,
    pub place: Place,
}

/// Where each group goes. One at 0 already never gets more (CT-RUL-64).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// To whichever has the most left: it keeps the wounded off 0 the longest.
    #[default]
    Fullest,
    /// As the wounded picks, one for each group; those without a pick go to the fullest.
    Picked(Vec<Characteristic>),
    /// To one at random, and what is too much for it to another at random (CT-RUL-65).
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
    /// Wounds somebody by the classic rules. With one characteristic at 0 they are unconscious,
    /// with two the wound is serious, with three they are dead (M-05, CT-RUL-21).
    ///
    /// # Errors
    /// The dead cannot be wounded, nor anybody in the past.
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

    /// One group, and its overflow to another (CT-RUL-64). What all three together cannot take is
    /// too much for anybody.
    fn place(&mut self, mut points: u8, nth: usize, place: &Place, groups: &mut Vec<Group>) {
        let mut picked = match place {
            Place::Picked(picks) => picks.get(nth).copied(),
            Place::Fullest | Place::Random => None,
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
        place: &Place,
    ) -> Option<Characteristic> {
        let now = self.now();
        let open: Vec<Characteristic> =
            Characteristic::PHYSICAL.into_iter().filter(|&it| now[it as usize] > 0).collect();
        if *place == Place::Random {
            return self.dice.pick(&open).copied();
        }
        let fullest = open.iter().rev().max_by_key(|&&it| now[it as usize]).copied();
        picked.filter(|it| open.contains(it)).or(fullest)
    }

    /// Wounds that no blow has been told of, as on a sheet made by hand: how bad they are follows
    /// from the scores, and the fight is long over.
    pub(super) fn classify(&mut self) {
        let zeros = self.body.lethal_zeros(*self.full);
        if self.body.wound.is_none() && self.body.damaged() > 0 {
            let (severity, half_way) = (severity(zeros), true);
            self.body.wound = Some(ClassicWound { severity, half_way, mending: None });
            if zeros == 3 {
                self.die(Cause::ThreeAtZero);
            }
        }
    }

    /// How bad it is now, where `before` characteristics had been at 0. None falls below it
    /// (CT-CHR-05).
    fn judge(&mut self, before: usize) {
        let zeros = self.body.lethal_zeros(*self.full);
        if zeros == 3 {
            return self.die(Cause::ThreeAtZero);
        }
        self.stop_mending();
        let severity = severity(zeros);
        let worst = self.body.wound.map_or(severity, |wound| wound.severity.max(severity));
        self.body.wound = Some(ClassicWound { severity: worst, half_way: false, mending: None });
        if zeros > before || zeros > 0 && self.body.is_awake() {
            let since = self.body.time;
            self.body.state = State::Unconscious { since, failed: 0 };
            let until = wakes_at(self.body, &self.rules.classic);
            self.tell(Event::FellUnconscious { until });
        }
    }
}

/// When somebody unconscious wakes up (M-05).
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
