//! Data of `assets/skirmish`: weapons, armour, beasts, figures and scenarios. Read and checked
//! once, trusted afterwards.

mod armor;
mod armoury;
mod beast;
mod check;
mod encounter;
mod fault;
mod figures;
mod force;
mod gear;
mod ground;
mod recruit;
mod scenario;
#[cfg(test)]
pub(crate) mod testing;
mod weapon;
mod worth;

pub use armor::{Armor, ArmorColumn};
pub use armoury::Armoury;
pub use beast::Beast;
pub use encounter::encounter;
pub use fault::ArmouryFault;
pub use figures::{
    ClassicFigures, Figures, Mount, RadiationRow, SecondFigures, TerrainRow, radiation,
};
pub use force::{ForceFault, Outfit};
pub use gear::Gear;
pub use ground::{Cover, CoverKind, Gravity, Ground, Light, Span, Terrain};
pub use recruit::{Armed, Recruit};
pub use scenario::{Aim, Force, Opening, Scenario, Surprise};
pub use weapon::{
    Automatic, Class, ClassicWeapon, Damage, Level, Magazine, Reach, Scale, SecondWeapon, Sound,
    Trait, Weapon,
};
