//! What `assets/skirmish` holds: weapons, armour, beasts, figures and scenarios. Read once,
//! checked, believed after.

mod armor;
mod armoury;
mod beast;
mod check;
mod fault;
mod figures;
mod gear;
mod ground;
mod recruit;
mod scenario;
mod weapon;

pub use armor::{Armor, ArmorColumn};
pub use armoury::Armoury;
pub use beast::Beast;
pub use fault::ArmouryFault;
pub use figures::{ClassicFigures, Figures, SecondFigures, TerrainRow};
pub use gear::Gear;
pub use ground::{Cover, CoverKind, Gravity, Ground, Light, Span, Terrain};
pub use recruit::{Armed, Recruit};
pub use scenario::{Aim, Force, Opening, Scenario, Surprise};
pub use weapon::{
    Automatic, Class, ClassicWeapon, Damage, Level, Magazine, Reach, Scale, SecondWeapon, Sound,
    Trait, Weapon,
};
