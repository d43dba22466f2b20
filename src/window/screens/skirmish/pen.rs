//! The pen of a fight.

use crate::window::{battlefield::fight_ui::FightAction, ui::pen};

/// Draws one frame of a fight.
pub(super) type Pen<'a> = pen::Pen<'a, FightAction>;
