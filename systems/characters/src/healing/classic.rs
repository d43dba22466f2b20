//! Wounds and recovery by the classic rules (M-05).

use dice::{Pool, Throw};
use serde::{Deserialize, Serialize};

use super::{Care, Casualty, Cause, ClassicFigures, Event, Refusal};
use crate::{
    body::{Body, ClassicWound, Healer, Mending, Remedy, Seconds, Severity, State},
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

    /// How bad it is now, where `before` characteristics had been at 0.
    fn judge(&mut self, before: usize) {
        let zeros = self.body.lethal_zeros(*self.full);
        if zeros == 3 {
            return self.die(Cause::ThreeAtZero);
        }
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

    /// From a minor wound all three come half way back; from a serious one they stay, but at 1 at
    /// the least (M-05).
    pub(super) fn wake(&mut self) {
        self.body.state = State::Awake;
        let minor = self.body.wound.is_none_or(|wound| wound.severity == Severity::Minor);
        if minor {
            self.half_way()
        } else {
            self.at_least()
        }
        self.tell(Event::Woke { half_way: minor, now: self.now() });
        self.whole_again();
    }

    /// The fight is over: who was wounded in it and stayed awake comes half way back, once.
    ///
    /// # Errors
    /// The dead do not, and nobody in the past.
    pub fn after_combat(&mut self, at: Seconds) -> Result<(), Refusal> {
        self.alive_at(at)?;
        self.body.time = at;
        let fresh = self
            .body
            .wound
            .is_some_and(|wound| wound.severity == Severity::Minor && !wound.half_way);
        if fresh && self.body.is_awake() && self.rules.classic.half_way_after_combat.is {
            self.half_way();
            self.tell(Event::HalfWay { now: self.now() });
            self.whole_again();
        }
        Ok(())
    }

    /// Half of what is lost, fractions against the character.
    fn half_way(&mut self) {
        self.body.lost = self.body.lost.map(|lost| lost.div_ceil(2));
        if let Some(wound) = &mut self.body.wound {
            wound.half_way = true;
        }
    }

    fn at_least(&mut self) {
        let least = self.rules.classic.serious_least.is;
        for which in Characteristic::PHYSICAL {
            let full = self.full.get(which);
            let lost = &mut self.body.lost[which as usize];
            *lost = (*lost).min(full - least.min(full));
        }
    }

    /// Begins the recovery that this care makes possible, and ends the one that it no longer does:
    /// minor wounds heal at once under a medic with a kit, or by days of rest; serious ones take
    /// a doctor, a facility and as many days as the dice say (M-05).
    pub(super) fn review(&mut self, care: &Care) {
        let Some(wound) = self.body.wound.filter(|_| self.body.is_awake()) else { return };
        let remedy = self.remedy(wound.severity, care);
        let under_way = wound.mending.map(|mending| mending.by);
        if remedy == under_way {
            return;
        }
        self.stop_mending();
        match remedy {
            Some(Remedy::Medic) => self.mended(Remedy::Medic),
            Some(by) => self.begin_mending(by),
            None => {}
        }
    }

    fn remedy(&self, severity: Severity, care: &Care) -> Option<Remedy> {
        let figures = &self.rules.classic;
        let medic = care.equipped_medic();
        let minor = medic.is_some_and(|level| level >= figures.minor_medical.is);
        let doctor = medic.is_some_and(|level| level >= figures.serious_medical.is);
        let in_facility = care.rest && care.facility.is_some();
        match severity {
            Severity::Minor if minor => Some(Remedy::Medic),
            Severity::Minor if care.rest => Some(Remedy::Rest),
            Severity::Serious if doctor && in_facility => Some(Remedy::Facility),
            Severity::Minor | Severity::Serious => None,
        }
    }

    fn begin_mending(&mut self, by: Remedy) {
        let figures = &self.rules.classic;
        let pool = Pool::Dice(figures.serious_dice.is);
        let throw = (by == Remedy::Facility).then(|| Throw::roll(pool, self.dice));
        let rest = figures.rest_days.is.into();
        let days = throw.as_ref().map_or(rest, |throw| throw.total().unsigned_abs().into());
        let ends = self.body.time.after(Seconds::DAY.times(days));
        if let Some(wound) = &mut self.body.wound {
            wound.mending = Some(Mending { by, ends });
        }
        self.tell(Event::Mending { by, throw, ends });
    }

    /// What was healing the wound is over; rest that is broken has to begin again.
    pub(super) fn stop_mending(&mut self) {
        let wound = self.body.wound.as_mut();
        if let Some(mending) = wound.and_then(|wound| wound.mending.take()) {
            self.tell(Event::MendingStopped { by: mending.by });
        }
    }

    pub(super) fn mended(&mut self, by: Remedy) {
        self.body.lost = [0; 3];
        self.tell(Event::Mended { by });
        self.whole_again();
    }

    /// A medic with a kit heals a minor wound, without a throw (M-05).
    ///
    /// # Errors
    /// There is no minor wound, the patient is unconscious, or the medic has too little skill or
    /// no kit.
    pub fn treat_minor(&mut self, at: Seconds, healer: &Healer) -> Result<(), Refusal> {
        self.alive_at(at)?;
        let needed = self.rules.classic.minor_medical.is;
        let able = healer.kit.is_some() && healer.medic.is_some_and(|level| level >= needed);
        match self.body.wound {
            None => Err(Refusal::NotHurt),
            Some(wound) if wound.severity == Severity::Serious => Err(Refusal::Serious),
            Some(_) if !self.body.is_awake() => Err(Refusal::Unconscious),
            Some(_) if !able => Err(Refusal::NoMedic { needed }),
            Some(_) => {
                self.body.time = at;
                self.mended(Remedy::Medic);
                Ok(())
            }
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
