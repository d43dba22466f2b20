//! What a stage of a classic fight leaves to be done, as plain data.

use characters::Characteristic;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::fighter::FighterId;

/// One thing to be done in a classic fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// What the side with surprise makes of it (CT-SUP-01).
    Avoid,
    /// Whether this side tries to get away (CT-ESC-04).
    Escape(Seat),
    /// The next one without an order gets one (CT-MOV-09).
    Order,
    /// A side says what each of its people does (CT-ATK-03).
    Declare(Seat),
    /// These attack, all at once (CT-CBT-09).
    Fire(Vec<FighterId>),
    /// Whoever did not attack draws, reloads and so on.
    Handle,
    /// The hits on one of them tell: those of one attacker, if one is named. So many groups of the
    /// next hit have their place (CT-WND-04).
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
