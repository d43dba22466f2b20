//! A marker for each kind of [`Step`], to register its system by, and the input of that system.

use super::{SkillGroup, Step};
use crate::{data::Loss, sheet::Characteristic};

engine::step_kinds! {
    Step;
    Enlist: (), Step::Enlist => ();
    Commission: (), Step::Commission => ();
    Promotion: (), Step::Promotion => ();
    Roll: u8, Step::Roll { more } => more;
    Name: SkillGroup, Step::Name(group) => group;
    Age: Loss, Step::Age(loss) => loss;
    Crisis: Characteristic, Step::Crisis(which) => which;
    Reenlist: (), Step::Reenlist => ();
    MusterOut: u8, Step::MusterOut { more } => more;
    RollCash: u8, Step::RollCash { dm } => dm;
    RollBenefit: u8, Step::RollBenefit { dm } => dm;
    TakeWeapon: SkillGroup, Step::TakeWeapon(group) => group;
}
