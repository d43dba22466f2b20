//! Modifiers of cover, light and gear (CT-ATK-11, CT-ATK-14, M-07).

use bevy::prelude::World;
use dice::Modifier;

use super::{Case, Wielded, check::runs};
use crate::{
    data::{CoverKind, Gear, Light},
    field::Range,
    fighter::FighterId,
    state::FieldRead,
};

/// Whether the target cannot be shot at in this light. In dim light nobody sees beyond medium range
/// (M-07). In total darkness shooters aim by ear (CT-ATK-14), unless the table forbids it beyond
/// medium range (CT-RUL-70).
pub(super) fn is_out_of(world: &World, by: FighterId, it: &Wielded, range: Range) -> bool {
    let far = matches!(range, Range::Long | Range::VeryLong);
    let hides = match world.ground().light {
        Light::Day => false,
        Light::Dim => true,
        Light::Dark => world.setup().house.dark_forbids,
    };
    far && hides && !sees_in_the_dark(world, by, it)
}

/// Whether an electronic sight or night goggles cancel darkness.
fn sees_in_the_dark(world: &World, by: FighterId, it: &Wielded) -> bool {
    it.has(Gear::ElectronicSight) || world.kit(by).has(Gear::NightGoggles)
}

impl Case<'_> {
    /// Solid cover in the target's band, against an attack from another band. A fighter who has run
    /// has none.
    pub(super) fn cover(&self) -> Modifier {
        let dm = if self.is_behind(true) { self.figures.cover } else { 0 };
        Modifier::new("cover", "CT-ATK-11", dm.into())
    }

    /// Concealment of the target, without solid cover.
    pub(super) fn concealment(&self) -> Modifier {
        let hidden = !self.is_behind(true) && self.is_behind(false);
        let dm = if hidden { self.figures.concealment } else { 0 };
        Modifier::new("concealment", "CT-ATK-11", dm.into())
    }

    /// Darkness, dim or total, at every range beyond short (CT-ATK-14).
    pub(super) fn darkness(&self) -> Modifier {
        let dark = self.range > Range::Short && !sees_in_the_dark(self.world, self.by, &self.it);
        let dm = match self.world.ground().light {
            Light::Dim if dark => self.figures.dim,
            Light::Dark if dark => self.figures.dark,
            Light::Day | Light::Dim | Light::Dark => 0,
        };
        Modifier::new("darkness", "CT-ATK-11", dm.into())
    }

    pub(super) fn sights(&self) -> Modifier {
        let far = matches!(self.range, Range::Long | Range::VeryLong);
        let sight = self.it.has(Gear::TelescopicSight) || self.it.has(Gear::ElectronicSight);
        let dm = if far && sight { self.figures.sight } else { 0 };
        Modifier::new("sights", "CT-ATK-11", dm.into())
    }

    pub(super) fn stock(&self) -> Modifier {
        let folded = self.it.has(Gear::FoldingStock);
        let dm = if folded { self.figures.folded_stock } else { 0 };
        Modifier::new("folded stock", "CT-ATK-11", dm.into())
    }

    /// Drawing and using the weapon in the same round.
    pub(super) fn drawing(&self) -> Modifier {
        let dm = if self.it.ready { 0 } else { self.figures.drawing };
        Modifier::new("drawing", "CT-ATK-11", dm.into())
    }

    /// Any other modifier by the referee.
    pub(super) fn referee(&self) -> Modifier {
        let dm = self.world.setup().house.referee_dm;
        Modifier::new("referee", "CT-ATK-11", dm.into())
    }

    fn is_behind(&self, solid: bool) -> bool {
        let band = |who| self.world.stand(who).place.nearest_band();
        let here = band(self.target);
        let fits = |kind: CoverKind| (kind != CoverKind::Vegetation) == solid;
        let cover = &self.world.ground().cover;
        band(self.by) != here
            && !runs(self.order())
            && cover.iter().any(|it| it.at.nearest_band() == here && fits(it.kind))
    }
}
