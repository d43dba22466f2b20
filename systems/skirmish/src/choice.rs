//! Choices and moves of a fight, shared by players, AI, files and tests.

pub use characters::Characteristic;
use serde::{Deserialize, Serialize};

use crate::{field::Place, fighter::FighterId};

/// Question of a fight, to one side.
pub type Choice = engine::Choice<Why, Move>;
/// Answer to a choice.
pub type Decision = engine::Decision<Move>;

/// Reason a side is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// The side has surprise: slip away, or fight (CT-SUP-01).
    Advantage,
    /// Nobody is surprised: try to escape before the fight begins (CT-ESC-04).
    Escape,
    /// A round begins: order a movement for each fighter, or surrender (CT-MOV-09). Asked until
    /// everybody able has an order; fighters may be named in any order. Orders stay secret until
    /// all have been given (CT-RUL-61).
    Orders,
    /// Everybody has moved: declare an action for each fighter (CT-ATK-03). Secret as well.
    Attacks,
    /// Characteristic that loses a group of hits on a fighter (CT-WND-04, CT-RUL-64).
    Wound { who: FighterId, points: u8 },
    /// Fighter who checks Tactics for the side, if any (SE-INI-02).
    Tactics,
    /// Next action in a fighter's turn (SE-CBT-02).
    Turn { who: FighterId },
    /// A fighter is attacked, before the dice fall (SE-RCT-09).
    Reaction { who: FighterId, by: FighterId },
    /// An enemy leaves close combat with a fighter (SE-RCT-08).
    Opportunity { who: FighterId, leaver: FighterId },
    /// Next target of full automatic fire, or of the other hand, with the attacks left (SE-TRT-09,
    /// SE-CBT-17).
    NextTarget { who: FighterId, left: u8 },
    /// A fighter has won a grapple (SE-GRP-02).
    Grapple { winner: FighterId, loser: FighterId },
    /// Characteristic that loses the damage beyond END: STR or DEX (SE-INJ-01).
    Damage { who: FighterId, points: u16 },
}

impl Why {
    /// Id of the rule that asks.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::Advantage => "CT-SUP-01",
            Why::Escape => "CT-ESC-04",
            Why::Orders => "CT-MOV-09",
            Why::Attacks => "CT-ATK-03",
            Why::Wound { .. } => "CT-WND-04",
            Why::Tactics => "SE-INI-02",
            Why::Turn { .. } => "SE-CBT-02",
            Why::Reaction { .. } => "SE-RCT-09",
            Why::Opportunity { .. } => "SE-RCT-08",
            Why::NextTarget { .. } => "SE-TRT-09",
            Why::Grapple { .. } => "SE-GRP-02",
            Why::Damage { .. } => "SE-INJ-01",
        }
    }

    /// Fighter that the question is about, if any.
    pub const fn who(self) -> Option<FighterId> {
        match self {
            Why::Advantage | Why::Escape | Why::Orders | Why::Attacks | Why::Tactics => None,
            Why::Wound { who, .. }
            | Why::Turn { who }
            | Why::Reaction { who, .. }
            | Why::Opportunity { who, .. }
            | Why::NextTarget { who, .. }
            | Why::Damage { who, .. } => Some(who),
            Why::Grapple { winner, .. } => Some(winner),
        }
    }
}

/// Answer to any question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    /// Fight, instead of slipping away or escaping.
    Fight,
    /// Escape: without a throw with surprise, otherwise with one (CT-ESC-02, CT-ESC-05).
    GetAway,
    /// The side surrenders (CT-END-03).
    Surrender,
    /// A fighter acts.
    Do { who: FighterId, deed: FighterAction },
    /// This characteristic loses the points.
    Lose(Characteristic),
    /// Fighter who checks Tactics; `None` for nobody (SE-INI-03).
    Tactics(Option<FighterId>),
    /// Reaction to an attack; `None` for no reaction.
    React(Option<Reaction>),
    /// Whether to take the opportunity (SE-RCT-08).
    Strike(bool),
    /// Next target.
    At(FighterId),
    /// Action of the winner of a grapple.
    Grip(Grip),
}

impl Move {
    /// Fighter who acts, if there is one.
    pub const fn doer(&self) -> Option<FighterId> {
        match self {
            Move::Do { who, .. } => Some(*who),
            Move::Fight
            | Move::GetAway
            | Move::Surrender
            | Move::Lose(_)
            | Move::Tactics(_)
            | Move::React(_)
            | Move::Strike(_)
            | Move::At(_)
            | Move::Grip(_) => None,
        }
    }
}

/// Action of one fighter. The first four are movement statuses of the classic rules (CT-MOV-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FighterAction {
    /// Give up attacks to be hard to hit (CT-MOV-11).
    Evade,
    /// Move towards the enemy (CT-MOV-13).
    Close(Gait),
    /// Move away from the enemy (CT-MOV-17).
    Open(Gait),
    /// Stay (CT-MOV-20).
    Stand,
    /// Attack, by either rule set.
    Attack(Attack),
    /// Draw another weapon, by its number (SE-CBT-11; classic: -3 when fired in the round).
    Draw(u8),
    /// Load a new magazine (SE-CBT-11).
    Reload(u8),
    /// Take up and carry a comrade who lies or is bound (FL-6).
    Carry(FighterId),
    /// Put down the carried fighter (FL-6).
    PutDown,
    /// Cut a captive's bonds (FL-6).
    Free(FighterId),
    /// End the turn.
    Done,
    /// Second edition: aim, for +1 on the attack on this target that follows at once (SE-CBT-09).
    Aim(FighterId),
    /// SE-CBT-10
    Posture(Posture),
    /// Walk to this place (SE-CBT-12).
    Walk(Place),
    /// Pick up a weapon from the ground here, by its number there (SE-CBT-15).
    PickUp(u8),
    /// Drop the weapon in hand, a free action (SE-CBT-03).
    Drop(u8),
    /// Act later in the round (SE-INI-07).
    Delay,
    /// Grapple: both sides check STR or DEX with Melee (SE-GRP-01).
    Grapple(FighterId),
    /// Check Leadership for boons for the side (SE-CBT-18).
    Lead,
    /// Give first aid to somebody close by (SE-CBT-08, SE-HEA-01).
    FirstAid(FighterId),
    /// Put out a fire on somebody (SE-TRT-20).
    Douse(FighterId),
    /// Spot that enemy for the gunner of an artillery piece (SE-TRT-05).
    Observe(FighterId),
    /// Take a boon of the leader's for the next check (SE-CBT-20).
    TakeBoon,
}

impl FighterAction {
    /// Whether it is a run, after which there is no attack in the round (CT-MOV-04).
    pub const fn is_run(self) -> bool {
        matches!(self, FighterAction::Close(Gait::Run) | FighterAction::Open(Gait::Run))
    }
}

/// Declared attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Attack {
    pub target: FighterId,
    /// Number in the attacker's kit.
    pub weapon: u8,
    pub mode: Mode,
    /// Whether it uses a boon of the leader's (SE-CBT-18).
    pub boon: bool,
}

/// Way to use a weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mode {
    /// Full blow, or single shot.
    Single,
    /// Classic: a blow that costs no endurance (M-04).
    Weakened,
    /// Classic: a burst, two throws (M-02). Second edition: damage and ammunition of Auto
    /// (SE-TRT-08).
    Burst,
    /// As many attacks as the Auto score (SE-TRT-09).
    FullAuto,
    /// Thrown weapon that can also be held: a dagger.
    Thrown,
    /// Classic: a gun swung as a club or a cudgel (M-02).
    Butt,
    /// At a target out of sight (SE-TRT-03).
    Indirect,
    /// With the weapons in both hands, the second at the same target or another (SE-CBT-17).
    Both,
}

/// Speed of movement (CT-MOV-03 to CT-MOV-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Gait {
    Walk,
    Run,
    Ride,
}

/// Posture (SE-CBT-10).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Posture {
    #[default]
    Standing,
    Crouching,
    Prone,
}

/// Reaction to an attack (SE-RCT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reaction {
    Dodge,
    Parry,
    Dive,
}

/// Action of the winner of a grapple (SE-GRP-03 to SE-GRP-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Grip {
    Prone,
    Disarm,
    Throw,
    Hurt,
    /// Attack with a small weapon, by its number.
    Attack(u8),
    /// Drag to this place.
    Drag(Place),
    Release,
    /// Do nothing: the grip holds.
    Hold,
}
