//! A marker for each kind of [`Step`], under which its system is registered, and what that system is given.

use play::{StepKind, Steps};

use super::{SkillGroup, Step};
use crate::{data::Loss, sheet::Characteristic};

macro_rules! kinds {
    ($($name:ident: $input:ty, $step:pat => $given:expr;)+) => {
        /// The kinds by number.
        enum Kind {
            $($name,)+
        }

        $(
            #[derive(Debug, Clone, Copy)]
            pub(crate) struct $name;

            impl StepKind for $name {
                type Steps = Step;
                type Input = $input;
                const KIND: usize = Kind::$name as usize;

                fn input(step: Step) -> Option<$input> {
                    if let $step = step { Some($given) } else { None }
                }
            }
        )+

        impl Steps for Step {
            fn kind(&self) -> usize {
                match self {
                    $(Step::$name { .. } => Kind::$name as usize,)+
                }
            }
        }

        /// How many kinds there are.
        #[cfg(test)]
        pub(crate) const KINDS: usize = [$(Kind::$name as usize),+].len();
    };
}

kinds! {
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
