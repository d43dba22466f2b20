//! The stages of a life, and what follows each of them.

use bevy::prelude::States;

use crate::sheet::Fate;

/// Where a life is: what comes once, then the parts of a term, again and again, then leaving.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, States)]
pub enum Stage {
    /// The six characteristics are thrown.
    #[default]
    Characteristics,
    /// One application, perhaps the draft.
    Enlistment,
    /// A term begins, and has to be survived.
    Survival,
    /// Those without a rank may try for one.
    Commission,
    /// Those with a rank may try for the next.
    Promotion,
    /// Skill rolls, then what comes by itself.
    Skills,
    /// The term is over; the years take their share.
    Ageing,
    /// Another term, or out.
    Reenlistment,
    /// Rolls for money and things.
    MusteringOut,
    /// Nothing is left to be thrown.
    Over,
}

impl Stage {
    /// Every stage, in order.
    #[cfg(test)]
    pub const ALL: [Stage; 10] = [
        Stage::Characteristics,
        Stage::Enlistment,
        Stage::Survival,
        Stage::Commission,
        Stage::Promotion,
        Stage::Skills,
        Stage::Ageing,
        Stage::Reenlistment,
        Stage::MusteringOut,
        Stage::Over,
    ];

    /// What follows: term after term for those who serve (CT-GEN-20 to CT-GEN-25, CT-AGE-02), mustering
    /// out for those who left, whatever else the term would have brought, and nothing for the dead.
    pub fn next(self, fate: Fate) -> Stage {
        match fate {
            Fate::Serving => self.next_in_service(),
            Fate::Free(_) if self != Stage::MusteringOut => Stage::MusteringOut,
            Fate::Free(_) | Fate::Dead => Stage::Over,
        }
    }

    fn next_in_service(self) -> Stage {
        match self {
            Stage::Characteristics => Stage::Enlistment,
            Stage::Enlistment | Stage::Reenlistment => Stage::Survival,
            Stage::Survival => Stage::Commission,
            Stage::Commission => Stage::Promotion,
            Stage::Promotion => Stage::Skills,
            Stage::Skills => Stage::Ageing,
            Stage::Ageing => Stage::Reenlistment,
            Stage::MusteringOut | Stage::Over => Stage::Over,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Left;

    /// CT-GEN-20, CT-GEN-21, CT-GEN-22, CT-GEN-24, CT-GEN-25
    #[test]
    fn those_who_serve_go_through_one_term_after_the_other() {
        let mut stage = Stage::Characteristics;
        let mut lived = Vec::new();
        for _ in 0..9 {
            lived.push(stage);
            stage = stage.next(Fate::Serving);
        }
        assert_eq!(lived[..8], Stage::ALL[..8]);
        assert_eq!(lived[8], Stage::Survival, "another term");
    }

    /// CT-GEN-26, CT-SUR-04
    #[test]
    fn those_who_leave_muster_out_once_and_the_dead_never() {
        let left = Fate::Free(Left::Injured);
        for stage in Stage::ALL {
            assert_eq!(stage.next(Fate::Dead), Stage::Over);
            let is_out = matches!(stage, Stage::MusteringOut);
            let expected = if is_out { Stage::Over } else { Stage::MusteringOut };
            assert_eq!(stage.next(left), expected, "{stage:?}");
        }
    }
}
