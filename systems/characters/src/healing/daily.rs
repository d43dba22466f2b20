//! A day's healing by the second edition (SE-HEA-10 to SE-HEA-17, SE-HSE-02 to SE-HSE-04).

use dice::{Modifier, Pool, Throw};
use tasks::check::characteristic_dm;

use super::{Carer, Casualty, Event, Facility, Means, NoHealing};
use crate::body::Spread;

impl Casualty<'_> {
    /// A day in bed. `morning` is END at the start of the day (SE-HEA-13). One kind of healing a
    /// day: medical care if available, otherwise natural healing (SE-HEA-15).
    pub(super) fn day_of_rest(&mut self, morning: u8, care: Option<(Carer, Facility)>) {
        match care.filter(|_| !self.body.needs_surgery()) {
            Some((carer, facility)) => self.medical_care(morning, carer, facility),
            None => self.natural_healing(morning),
        }
    }

    /// Heals 3, plus the END DM and the carer's level, at least 0, without a check (SE-HEA-10).
    /// Augmentation does not hinder care, unless the settings say so (SE-HEA-17).
    fn medical_care(&mut self, morning: u8, carer: Carer, facility: Facility) {
        let rules = &self.rules.medicine;
        let gap = if rules.augmentation_cuts_care { self.augmentation_gap(facility.tl) } else { 0 };
        let (base, medic) = (rules.care, carer.medic.saturating_sub(gap));
        let end_dm = characteristic_dm(morning);
        let points = points(i32::from(base) + i32::from(end_dm) + i32::from(medic));
        self.tell(Event::MedicalCare { base, end_dm, medic, points });
        self.attended(None); // A day of it is attention enough (SE-INJ-09).
        self.well_cared_for();
        self.heal(points, Spread::Evenly, Means::MedicalCare);
    }

    /// Heals 1D plus the END DM, at least 0 (SE-HEA-11). In need of surgery it is the END DM alone,
    /// which may cost points (SE-HEA-12), except for the hardy (SE-INJ-10). Nothing heals while a
    /// medic is awaited (SE-INJ-09).
    fn natural_healing(&mut self, morning: u8) {
        if self.body.aftermath.peril.is_some() {
            return self.tell(Event::NoHealing { why: NoHealing::Unattended });
        }
        let spared = self.body.aftermath.hardy && self.rules.death.hardy_heals;
        if self.body.needs_surgery() && !spared {
            return self.without_surgery(characteristic_dm(morning));
        }
        let throw = self.throw_with_end(characteristic_dm(morning));
        let points = points(throw.total());
        self.tell(Event::NaturalHealing { throw, points });
        self.heal(points, Spread::Evenly, Means::NaturalHealing);
    }

    /// SE-HEA-12
    fn without_surgery(&mut self, end_dm: i16) {
        self.tell(Event::WithoutSurgery { end_dm });
        match end_dm {
            ..0 => self.worsen(end_dm.unsigned_abs(), Means::WithoutSurgery),
            0.. => self.heal(end_dm.unsigned_abs(), Spread::Evenly, Means::WithoutSurgery),
        }
    }

    /// A day with neither treatment nor rest: 1D plus the present END DM (SE-HSE-02). A result
    /// below 0 costs that many points (SE-HSE-03), as damage does (SE-HSE-04).
    pub(super) fn decline(&mut self) {
        let throw = self.throw_with_end(self.end_dm());
        let lost = points(-throw.total());
        self.tell(Event::Declined { throw, points: lost });
        if lost > 0 {
            self.worsen(lost, Means::Neglect);
        }
    }

    fn throw_with_end(&mut self, dm: i16) -> Throw {
        Throw::roll(Pool::Dice(1), self.dice).with([Modifier::new("END", "SE-DAT-02", dm)])
    }
}

/// The total as points, at least 0.
fn points(total: i32) -> u16 {
    total.clamp(0, u16::MAX.into()) as u16
}
