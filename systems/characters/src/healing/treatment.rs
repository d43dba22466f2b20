//! First aid, attention and surgery (SE-HEA-01 to SE-HEA-09, SE-HEA-16).

use dice::Modifier;
use tasks::check::{Check, CheckResult, Prepared, TimeFrame};

use super::{Casualty, Event, HealingRules, Means, Refusal, SurgeryFailure, person};
use crate::body::{Attempt, Body, Healer, Injury, Operation, Seconds, Treatment};

/// Prepares the check that ends a treatment of that body, for its odds and for its throw: EDU,
/// Average; harder on oneself (SE-HEA-04) and on the augmented (SE-HEA-16). `facility` is the tech
/// level of a sick bay or hospital, if it happens in one.
///
/// # Errors
/// The healer lacks a score that the check needs.
pub fn medic_check(
    attempt: &Attempt,
    facility: Option<u8>,
    body: &Body,
    rules: &HealingRules,
) -> Result<Prepared, Refusal> {
    let healer = &attempt.healer;
    let mut check = Check::of("EDU", "Medic");
    if let Some(dm) = rules.medicine.oneself.filter(|_| healer.oneself) {
        check.modifiers.push(Modifier::new("treating oneself", "SE-HEA-04", dm));
    }
    let tl = facility.or(healer.kit).unwrap_or(rules.medicine.bare_hands);
    let gap = body.augmentation().map_or(0, |built_in| built_in.saturating_sub(tl));
    if gap > 0 {
        let dm = -i16::from(gap);
        check.modifiers.push(Modifier::new("augmented patient", "SE-HEA-16", dm));
    }
    check.modifiers.extend(healer.modifiers.iter().cloned());
    (check.boons, check.banes) = (healer.boons, healer.banes);
    Ok(check.prepare(&person::of_healer(healer, &rules.checks), &rules.checks)?)
}

impl Casualty<'_> {
    /// Begins first aid: within a minute of the injury, once for each set of injuries, and for the
    /// points that these took (SE-HEA-01, SE-HEA-03). It takes 1D minutes; the check comes at the
    /// end. `facility` is the tech level of a sick bay or hospital, if it happens in one.
    ///
    /// # Errors
    /// It is too late, there is nothing to treat, or the medic is unable.
    pub fn first_aid(
        &mut self,
        at: Seconds,
        attempt: Attempt,
        facility: Option<u8>,
    ) -> Result<(), Refusal> {
        self.treatable(at, &attempt.healer)?;
        let most = self.fresh_points(at)?;
        self.body.injuries.iter_mut().for_each(|injury| injury.treated = true);
        self.begin(Operation::FirstAid, at, attempt, facility, most);
        Ok(())
    }

    /// Begins attention to somebody who otherwise dies or cannot heal (SE-INJ-14). It takes as long
    /// as first aid, and may be repeated while there is time.
    ///
    /// # Errors
    /// Nothing waits for attention, or the medic is unable.
    pub fn attend(
        &mut self,
        at: Seconds,
        attempt: Attempt,
        facility: Option<u8>,
    ) -> Result<(), Refusal> {
        self.treatable(at, &attempt.healer)?;
        if self.body.aftermath.peril.is_none() {
            return Err(Refusal::NothingToAttend);
        }
        self.begin(Operation::Attention, at, attempt, facility, 0);
        Ok(())
    }

    /// Begins surgery, in a sick bay or hospital of this tech level, on somebody who needs it
    /// (SE-HEA-06, SE-HEA-09). It takes 1D hours, and can be repeated while it is needed
    /// (SE-HEA-08).
    ///
    /// # Errors
    /// There is no facility, surgery is not needed, or the medic is unable.
    pub fn operate(
        &mut self,
        at: Seconds,
        attempt: Attempt,
        facility: Option<u8>,
    ) -> Result<(), Refusal> {
        self.treatable(at, &attempt.healer)?;
        if facility.is_none() {
            return Err(Refusal::NoFacility);
        }
        if !self.body.needs_surgery() {
            return Err(Refusal::NoSurgeryNeeded { damaged: self.body.damaged() });
        }
        self.begin(Operation::Surgery, at, attempt, facility, u16::MAX);
        Ok(())
    }

    /// Ends the treatment with its Medic check. Nothing happens without a treatment under way.
    ///
    /// # Errors
    /// The patient is dead, the time is in the past, or no check can be made.
    pub fn finish_treatment(&mut self, at: Seconds) -> Result<(), Refusal> {
        self.alive_at(at)?;
        let Some(treatment) = self.body.treatment.clone() else { return Ok(()) };
        let tl = Some(treatment.tl);
        let check = medic_check(&treatment.attempt, tl, self.body, self.rules)?.throw(self.dice);
        self.body.time = at;
        self.body.treatment = None;
        match treatment.operation {
            Operation::FirstAid => self.first_aid_done(&treatment, check),
            Operation::Attention => {
                let success = check.success();
                self.tell(Event::Attended { check });
                self.attended_if(success, &treatment.attempt);
            }
            Operation::Surgery => self.operated(&treatment, check),
        }
        Ok(())
    }

    fn treatable(&self, at: Seconds, healer: &Healer) -> Result<(), Refusal> {
        self.alive_at(at)?;
        if self.body.treatment.is_some() {
            return Err(Refusal::BeingTreated);
        }
        if healer.oneself && self.rules.medicine.oneself.is_none() {
            return Err(Refusal::NotOneself);
        }
        if healer.oneself && !self.body.can_act(at) {
            return Err(Refusal::Unconscious);
        }
        Ok(())
    }

    /// Points of the injuries still within their minute and without first aid.
    fn fresh_points(&self, at: Seconds) -> Result<u16, Refusal> {
        let window = self.rules.medicine.first_aid_window;
        let lethal = || self.body.injuries.iter().filter(|injury| !injury.stun);
        let untreated = || lethal().filter(|injury| !injury.treated);
        let fresh = |injury: &&Injury| at.since(injury.at) <= window;
        if !untreated().any(|injury| fresh(&injury)) {
            let nothing = lethal().next().is_none();
            let treated = untreated().next().is_none();
            return Err(match (nothing, treated) {
                (true, _) => Refusal::NotHurt,
                (false, true) => Refusal::AlreadyTreated,
                (false, false) => Refusal::TooLate { window },
            });
        }
        Ok(untreated().filter(fresh).map(|injury| u16::from(injury.taken)).sum())
    }

    fn begin(
        &mut self,
        operation: Operation,
        at: Seconds,
        attempt: Attempt,
        facility: Option<u8>,
        most: u16,
    ) {
        let frame = match operation {
            Operation::FirstAid | Operation::Attention => TimeFrame::Minutes,
            Operation::Surgery => TimeFrame::Hours,
        };
        let time = frame.throw(&self.rules.checks, self.dice);
        let ends = at.after(Seconds(time.seconds.into()));
        let tl = facility.or(attempt.healer.kit).unwrap_or(self.rules.medicine.bare_hands);
        self.body.time = at;
        self.body.treatment = Some(Treatment { operation, attempt, tl, began: at, ends, most });
        self.tell(Event::TreatmentBegan { operation, time, ends });
    }

    /// Tech levels by which `tl` lies below the patient's augmentations (SE-HEA-16).
    pub(super) fn augmentation_gap(&self, tl: u8) -> u8 {
        self.body.augmentation().map_or(0, |built_in| built_in.saturating_sub(tl))
    }

    fn attended_if(&mut self, success: bool, attempt: &Attempt) {
        if success {
            self.attended(attempt.worst);
        }
    }

    /// Restores the Effect in points; a failure does no harm (SE-HEA-01, SE-HEA-02).
    fn first_aid_done(&mut self, treatment: &Treatment, check: CheckResult) {
        let points = check.effect.clamp(0, treatment.most.into()) as u16;
        let success = check.success();
        self.tell(Event::FirstAid { check, points, most: treatment.most });
        self.attended_if(success, &treatment.attempt);
        self.heal(points, treatment.attempt.spread, Means::FirstAid);
    }

    /// Restores 3 plus the Effect; a negative sum is harm (SE-HEA-07).
    fn operated(&mut self, treatment: &Treatment, check: CheckResult) {
        let signed = check.effect.saturating_add(self.rules.medicine.surgery.into());
        let points = match self.rules.medicine.surgery_failure {
            SurgeryFailure::Nothing if !check.success() => 0,
            SurgeryFailure::Harm if !check.success() => check.effect,
            SurgeryFailure::Signed | SurgeryFailure::Nothing | SurgeryFailure::Harm => signed,
        };
        let success = check.success();
        self.tell(Event::Operated { check, points });
        self.attended_if(success, &treatment.attempt);
        let size = points.unsigned_abs().min(u16::MAX.into()) as u16;
        match points {
            ..0 => self.worsen(size, Means::Surgery),
            0.. => self.heal(size, treatment.attempt.spread, Means::Surgery),
        }
    }
}
