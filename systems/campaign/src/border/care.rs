//! The port's hospital and the ship's sickbay, as care of the rules of healing.

use characters::{
    Character,
    body::{Seconds, Severity},
    healing::{Care, ClassicFigures, FacilityKind, Outlook, RuleSet, outlook},
};

use crate::{data::Figures, event::Serious};

/// Days of a jump, and of a stay in port.
pub(crate) const WEEK: Seconds = Seconds::DAY.times(7);

/// A bed in the port's hospital, which has doctors of its own.
pub(crate) fn hospital(figures: &Figures) -> Care {
    Care::medical(FacilityKind::Hospital, figures.hospital_tl, figures.hospital_medic)
}

/// A bed in the ship's sickbay: a facility in the hands of whoever aboard is a medic, of this level.
pub(crate) fn sickbay(figures: &Figures, medic: Option<u8>) -> Care {
    let in_care = |level| Care::medical(FacilityKind::SickBay, figures.sickbay_tl, level);
    medic.map_or(Care::BED_REST, in_care)
}

/// How a serious wound stands after a week of this care; `None` for whoever has none (any more).
pub(crate) fn serious(
    person: &Character,
    care: &Care,
    rules: RuleSet,
    figures: &ClassicFigures,
) -> Option<Serious> {
    let body = &person.body;
    let is_serious = body.wound.is_some_and(|wound| wound.severity == Severity::Serious);
    if rules != RuleSet::Classic || !is_serious || body.is_dead() {
        return None;
    }
    match outlook(body, person.characteristics, care, figures, Seconds(0)) {
        Outlook::Nothing => Some(Serious::NoDoctor { needed: figures.serious_medical.is }),
        Outlook::Left(left) => Some(Serious::Mending { days: left.days() as u32 }),
        Outlook::Whole | Outlook::NotThrown => None, // not after a week under a doctor
    }
}
