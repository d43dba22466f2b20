//! Recovery by the classic rules (M-05, CT-WND-07).

use dice::{Pool, Throw};

use crate::{
    body::{ClassicWound, Healer, Mending, Remedy, Seconds, Severity, State},
    healing::{Care, Casualty, ClassicFigures, Event, Refusal, classic::wakes_at},
    sheet::Characteristic,
};

impl Casualty<'_> {
    /// Wakes the person. After a minor wound all three come half way back; after a serious one they
    /// stay, but at 1 at least (M-05).
    pub(in crate::healing) fn wake(&mut self) {
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

    /// Brings those who stayed awake half way back after the fight, once.
    ///
    /// # Errors
    /// They are dead, or the time is in the past.
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

    /// Restores half of the losses, with fractions against the character.
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

    /// Begins the recovery that this care allows, and ends one that it no longer does. Minor wounds
    /// heal under a medic with a kit, or by days of rest. Serious ones need a doctor, a facility
    /// and as many days as the dice say, once for a wound (M-05). A visiting medic stays until it is
    /// done, whatever the care.
    pub(in crate::healing) fn review(&mut self, care: &Care) {
        let Some(wound) = self.body.wound.filter(|_| !self.body.is_dead()) else { return };
        let under_way = wound.mending.map(|mending| mending.by);
        let awake = self.body.is_awake();
        let remedy = remedy(wound.severity, care, awake, &self.rules.classic);
        if remedy == under_way || under_way == Some(Remedy::Visit) {
            return;
        }
        self.stop_mending();
        if let Some(by) = remedy {
            self.begin_mending(by);
        }
    }

    /// Begins a recovery, or goes on with the days that are left of one in a facility.
    fn begin_mending(&mut self, by: Remedy) {
        let pool = Pool::Dice(self.rules.classic.serious_dice.is);
        let in_facility = by == Remedy::Facility;
        let left = self.body.wound.and_then(|wound| wound.left).filter(|_| in_facility);
        let anew = in_facility && left.is_none();
        let throw = anew.then(|| Throw::roll(pool, self.dice));
        let thrown = throw.as_ref().map(|it| Seconds::DAY.times(it.total().unsigned_abs().into()));
        let ends = self.body.time.after(takes(by, left.or(thrown), &self.rules.classic));
        // Nobody is whole before they are awake.
        let ends = ends.max(wakes_at(self.body, &self.rules.classic).unwrap_or(ends));
        if let Some(wound) = &mut self.body.wound {
            wound.mending = Some(Mending { by, ends });
        }
        self.tell(Event::Mending { by, throw, ends });
    }

    /// Stops the recovery under way; broken rest has to begin again, care in a facility has not.
    pub(in crate::healing) fn stop_mending(&mut self) {
        let (now, wound) = (self.body.time, self.body.wound.as_mut());
        if let Some(mending) = wound.and_then(|wound| wound.stop(now)) {
            self.tell(Event::MendingStopped { by: mending.by });
        }
    }

    pub(in crate::healing) fn mended(&mut self, by: Remedy) {
        self.body.lost = [0; 3];
        self.tell(Event::Mended { by });
        self.whole_again();
    }

    /// Begins a medic's treatment of a minor wound, with a kit and without a throw (M-05,
    /// CT-WND-07).
    ///
    /// # Errors
    /// There is no minor wound, a medic is at work on it, or this one has too little skill or no
    /// kit.
    pub fn treat_minor(&mut self, at: Seconds, healer: &Healer) -> Result<(), Refusal> {
        self.alive_at(at)?;
        let needed = self.rules.classic.minor_medical.is;
        let able = healer.kit.is_some() && healer.medic.is_some_and(|level| level >= needed);
        let by = |wound: ClassicWound| wound.mending.map(|mending| mending.by);
        match self.body.wound {
            None => Err(Refusal::NotHurt),
            Some(wound) if wound.severity == Severity::Serious => Err(Refusal::Serious),
            Some(_) if !able => Err(Refusal::NoMedic { needed }),
            Some(wound) if matches!(by(wound), Some(Remedy::Medic | Remedy::Visit)) => {
                Err(Refusal::BeingTreated)
            }
            Some(_) => {
                self.body.time = at;
                self.stop_mending();
                self.begin_mending(Remedy::Visit);
                Ok(())
            }
        }
    }
}

/// The remedy that this care allows. A medic can treat the unconscious; rest and a facility count
/// from waking up.
pub(super) fn remedy(
    severity: Severity,
    care: &Care,
    awake: bool,
    figures: &ClassicFigures,
) -> Option<Remedy> {
    let medic = care.equipped_medic();
    let minor = medic.is_some_and(|level| level >= figures.minor_medical.is);
    let doctor = medic.is_some_and(|level| level >= figures.serious_medical.is);
    let rests = care.rest && awake;
    match severity {
        Severity::Minor if minor => Some(Remedy::Medic),
        Severity::Minor if rests => Some(Remedy::Rest),
        Severity::Serious if doctor && rests && care.facility.is_some() => Some(Remedy::Facility),
        Severity::Minor | Severity::Serious => None,
    }
}

/// The time of a recovery: half an hour of a medic's time (CT-WND-07), or days (M-05), of which
/// `days` are those in a facility.
pub(super) fn takes(by: Remedy, days: Option<Seconds>, figures: &ClassicFigures) -> Seconds {
    match (by, days) {
        (Remedy::Medic | Remedy::Visit, _) => {
            Seconds::MINUTE.times(figures.medic_minutes.is.into())
        }
        (Remedy::Rest | Remedy::Facility, Some(days)) => days,
        (Remedy::Rest | Remedy::Facility, None) => Seconds::DAY.times(figures.rest_days.is.into()),
    }
}
