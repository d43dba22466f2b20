//! Recovering by the classic rules (M-05).

use dice::{Pool, Throw};

use crate::{
    body::{Healer, Mending, Remedy, Seconds, Severity, State},
    healing::{Care, Casualty, Event, Refusal},
    sheet::Characteristic,
};

impl Casualty<'_> {
    /// From a minor wound all three come half way back; from a serious one they stay, but at 1 at
    /// the least (M-05).
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
    pub(in crate::healing) fn review(&mut self, care: &Care) {
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
    pub(in crate::healing) fn stop_mending(&mut self) {
        let wound = self.body.wound.as_mut();
        if let Some(mending) = wound.and_then(|wound| wound.mending.take()) {
            self.tell(Event::MendingStopped { by: mending.by });
        }
    }

    pub(in crate::healing) fn mended(&mut self, by: Remedy) {
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
