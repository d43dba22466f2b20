//! Daily care.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

/// Rest, a facility and a carer, each of which may be missing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Care {
    /// Bed rest (SE-HEA-11, SE-HEA-18).
    pub rest: bool,
    pub facility: Option<Facility>,
    pub carer: Option<Carer>,
}

/// A place for the sick and for surgery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facility {
    pub kind: FacilityKind,
    /// Tech level (SE-HEA-16).
    pub tl: u8,
}

/// Kinds of facility; the rules treat them alike (SE-HEA-06, SE-HEA-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum FacilityKind {
    SickBay,
    Hospital,
}

/// A patient's daily carer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carer {
    /// Level of Medic, or Medical by the classic rules.
    pub medic: u8,
    /// Whether they have a medical kit, for use without a facility (classic rules).
    #[serde(default)]
    pub kit: bool,
}

impl Care {
    /// Up and about, without a carer.
    pub const NONE: Care = Care { rest: false, facility: None, carer: None };
    /// In bed, alone.
    pub const BED_REST: Care = Care { rest: true, ..Care::NONE };

    /// In bed in a facility, with a carer of this level of Medic.
    pub const fn medical(kind: FacilityKind, tl: u8, medic: u8) -> Care {
        let facility = Some(Facility { kind, tl });
        Care { rest: true, facility, carer: Some(Carer { medic, kit: true }) }
    }

    /// The carer and the facility for medical care, which needs both and a resting patient
    /// (SE-HEA-10).
    pub(super) fn carer_in_facility(&self) -> Option<(Carer, Facility)> {
        self.carer.zip(self.facility)
    }

    /// Medical level of a carer with a kit or a facility.
    pub(super) fn equipped_medic(&self) -> Option<u8> {
        let equipped = |carer: &Carer| carer.kit || self.facility.is_some();
        self.carer.filter(equipped).map(|carer| carer.medic)
    }

    /// The care's worth, to find the lesser of two cares of one day.
    fn worth(&self) -> (bool, Option<u8>) {
        (self.rest, self.carer_in_facility().map(|(carer, _)| carer.medic))
    }

    /// The lesser of two cares.
    pub(super) fn lesser(self, other: Care) -> Care {
        if other.worth() < self.worth() { other } else { self }
    }
}
