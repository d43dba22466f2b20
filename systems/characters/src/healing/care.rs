//! The care that somebody has from day to day.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

/// Rest, a place and a carer, each of which may be missing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Care {
    /// Bed rest (SE-HEA-11, SE-HEA-18).
    pub rest: bool,
    pub facility: Option<Facility>,
    pub carer: Option<Carer>,
}

/// Where the sick lie, and where surgery is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facility {
    pub kind: FacilityKind,
    /// Tech level (SE-HEA-16).
    pub tl: u8,
}

/// One is as good as the other (SE-HEA-06, SE-HEA-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum FacilityKind {
    SickBay,
    Hospital,
}

/// Who looks after a patient from day to day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carer {
    /// Level of Medic, or Medical by the classic rules.
    pub medic: u8,
    /// A medical kit, where there is no facility (classic rules).
    #[serde(default)]
    pub kit: bool,
}

impl Care {
    /// Up and about, and nobody to look after one.
    pub const NONE: Care = Care { rest: false, facility: None, carer: None };
    /// In bed, alone.
    pub const BED_REST: Care = Care { rest: true, ..Care::NONE };

    /// In bed in a facility, with a carer of this level of Medic.
    pub const fn medical(kind: FacilityKind, tl: u8, medic: u8) -> Care {
        let facility = Some(Facility { kind, tl });
        Care { rest: true, facility, carer: Some(Carer { medic, kit: true }) }
    }

    /// Who gives medical care, and where; it takes both, and somebody who rests (SE-HEA-10).
    pub(super) fn carer_in_facility(&self) -> Option<(Carer, Facility)> {
        self.carer.zip(self.facility)
    }

    /// Somebody with a kit, or with all that a facility has.
    pub(super) fn equipped_medic(&self) -> Option<u8> {
        let equipped = |carer: &Carer| carer.kit || self.facility.is_some();
        self.carer.filter(equipped).map(|carer| carer.medic)
    }

    /// How much it is worth: which of two cares of one day counts is the lesser.
    fn worth(&self) -> (bool, Option<u8>) {
        (self.rest, self.carer_in_facility().map(|(carer, _)| carer.medic))
    }

    /// The one of two that is worth less.
    pub(super) fn lesser(self, other: Care) -> Care {
        if other.worth() < self.worth() { other } else { self }
    }
}
