//! The stages of a life, and their order.

use bevy::prelude::States;

use crate::sheet::Fate;

/// A stage of a life: the start, the parts of each term, then leaving.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, States)]
pub enum Stage {
    /// Throws of the six characteristics.
    #[default]
    Characteristics,
    /// One application, then perhaps the draft.
    Enlistment,
    /// Start of a term, with its survival throw.
    Survival,
    /// A try for the first rank, for those without one.
    Commission,
    /// A try for the next rank, for those with one.
    Promotion,
    /// Skill rolls, then automatic skills.
    Skills,
    /// End of the term, and ageing.
    Ageing,
    /// Another term, or out.
    Reenlistment,
    /// Rolls for cash and benefits.
    MusteringOut,
    /// The end.
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

    /// The next stage: term after term in service (CT-GEN-20 to CT-GEN-25, CT-AGE-02). Those who
    /// left skip the rest of the term and muster out; for the dead nothing follows.
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
