//! Pending steps of a stage in a classic fight, as plain data.

use characters::Characteristic;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::fighter::FighterId;

/// Pending step of a classic fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Choice of the side with surprise (CT-SUP-01).
    Avoid,
    /// Attempt of this side to escape (CT-ESC-04).
    Escape(Seat),
    /// Order for the next fighter without one (CT-MOV-09).
    Order,
    /// Declaration of a side's actions (CT-ATK-03).
    Declare(Seat),
    /// Attacks of these fighters, all at once (CT-CBT-09).
    Fire(Vec<FighterId>),
    /// Other actions: drawing, reloading and so on.
    Handle,
    /// Effect of the hits on a fighter: those of one attacker, if one is named. `picked` has the
    /// characteristics chosen so far for groups of the next hit (CT-WND-04).
    Hurt { who: FighterId, by: Option<FighterId>, picked: Vec<Characteristic> },
}

/// Markers under which the systems of steps are registered.
pub(crate) mod kind {
    use super::{Characteristic, FighterId, Seat, Step};

    engine::step_kinds! {
        Step;
        Avoid: (), Step::Avoid => ();
        Escape: Seat, Step::Escape(side) => side;
        Order: (), Step::Order => ();
        Declare: Seat, Step::Declare(seat) => seat;
        Fire: Vec<FighterId>, Step::Fire(who) => who;
        Handle: (), Step::Handle => ();
        Hurt: (FighterId, Option<FighterId>, Vec<Characteristic>), Step::Hurt { who, by, picked } => (who, by, picked);
    }
}
