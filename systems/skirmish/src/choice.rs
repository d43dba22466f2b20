//! What a fight asks, and what can be answered: the one language of players, minds, files, tests.

pub use characters::Characteristic;
use serde::{Deserialize, Serialize};

use crate::{field::Place, fighter::FighterId};

/// A question of a fight, to one side.
pub type Choice = engine::Choice<Why, Move>;
/// Its answer.
pub type Decision = engine::Decision<Move>;

/// Why a side is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// Surprise is theirs: slip away, or fight (CT-SUP-01).
    Advantage,
    /// Nobody is surprised: try to get away before it begins (CT-ESC-04).
    Escape,
    /// A round begins: how each of them moves, or whether the side gives up (CT-MOV-09). Asked
    /// until everybody able has an order; any of them may be named next. Nobody sees it before
    /// all have ordered (CT-RUL-61).
    Orders,
    /// Everybody has moved: what each of them does now (CT-ATK-03). Secret as well.
    Attacks,
    /// What a group of hits takes from one of theirs (CT-WND-04, CT-RUL-64).
    Wound { who: FighterId, points: u8 },
    /// Who checks Tactics for the side, if anybody (SE-INI-02).
    Tactics,
    /// A fighter's turn: the next thing that they do (SE-CBT-02).
    Turn { who: FighterId },
    /// One of theirs is attacked, before the dice fall (SE-RCT-09).
    Reaction { who: FighterId, by: FighterId },
    /// Somebody leaves close combat with one of theirs (SE-RCT-08).
    Opportunity { who: FighterId, leaver: FighterId },
    /// The next target of full automatic fire, or of the other hand; so many attacks are left
    /// (SE-TRT-09, SE-CBT-17).
    NextTarget { who: FighterId, left: u8 },
    /// They have won a grapple (SE-GRP-02).
    Grapple { winner: FighterId, loser: FighterId },
    /// What END can no longer take: STR or DEX (SE-INJ-01).
    Damage { who: FighterId, points: u16 },
}

impl Why {
    /// The rule that asks.
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

    /// The fighter that it is about, if it is about one.
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

/// Everything that can be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    /// Fight, with surprise or after it was theirs to get away.
    Fight,
    /// Get away: without a throw with surprise, otherwise with one (CT-ESC-02, CT-ESC-05).
    GetAway,
    /// The side gives up (CT-END-03).
    Surrender,
    /// One of them does something.
    Do { who: FighterId, deed: Deed },
    /// These points come off this characteristic.
    Lose(Characteristic),
    /// Who checks Tactics; nobody for none (SE-INI-03).
    Tactics(Option<FighterId>),
    /// How one reacts, or not at all.
    React(Option<Reaction>),
    /// Whether the chance is taken (SE-RCT-08).
    Strike(bool),
    /// At this one as well.
    At(FighterId),
    /// What the winner of a grapple does.
    Grip(Grip),
}

impl Move {
    /// The fighter who does something by it, if one in particular does.
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

/// What one fighter can do. The first four are movement statuses of the classic rules (CT-MOV-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deed {
    /// Give up attacks to be hard to hit (CT-MOV-11).
    Evade,
    /// Towards the enemy (CT-MOV-13).
    Close(Gait),
    /// Away from the enemy (CT-MOV-17).
    Open(Gait),
    /// Stay (CT-MOV-20).
    Stand,
    /// An attack, by either rule set.
    Attack(Attack),
    /// Another weapon to hand, by its number (SE-CBT-11; classic: -3 when fired in the round).
    Draw(u8),
    /// A new magazine (SE-CBT-11).
    Reload(u8),
    /// Take up somebody of their own who lies or is bound, and carry them along (FL-6).
    Carry(FighterId),
    /// Put them down (FL-6).
    PutDown,
    /// Cut a captive's bonds (FL-6).
    Free(FighterId),
    /// Nothing more.
    Done,
    /// Second edition: +1 on the attack on this one that follows at once (SE-CBT-09).
    Aim(FighterId),
    /// SE-CBT-10
    Posture(Posture),
    /// As far as to this place (SE-CBT-12).
    Walk(Place),
    /// Their own or somebody's weapon off the ground here, by its number there (SE-CBT-15).
    PickUp(u8),
    /// What is in hand, a free action (SE-CBT-03).
    Drop(u8),
    /// Act later in the round (SE-INI-07).
    Delay,
    /// Both sides check STR or DEX with Melee (SE-GRP-01).
    Grapple(FighterId),
    /// Boons for the side (SE-CBT-18).
    Lead,
    /// Treat somebody close by (SE-CBT-08, SE-HEA-01).
    FirstAid(FighterId),
    /// Put out a fire on them (SE-TRT-20).
    Douse(FighterId),
    /// Tell the gunner of an artillery piece where that enemy is (SE-TRT-05).
    Observe(FighterId),
    /// A boon of the leader's on the next check that they make (SE-CBT-20).
    TakeBoon,
}

/// One attack, as it is declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Attack {
    pub target: FighterId,
    /// By its number in the attacker's kit.
    pub weapon: u8,
    pub mode: Mode,
    /// A boon of the leader's is spent on it (SE-CBT-18).
    pub boon: bool,
}

/// How a weapon is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mode {
    /// A full blow, or a single shot.
    Single,
    /// Classic: a blow that costs no endurance (M-04).
    Weakened,
    /// Classic: a burst, two throws (M-02). Second edition: damage and ammunition of Auto
    /// (SE-TRT-08).
    Burst,
    /// As many attacks as Auto says (SE-TRT-09).
    FullAuto,
    /// Thrown, where it can also be held: a dagger.
    Thrown,
    /// Classic: a gun swung as a club or a cudgel (M-02).
    Butt,
    /// At somebody out of sight (SE-TRT-03).
    Indirect,
    /// With what is in either hand, the second at the same target or another (SE-CBT-17).
    Both,
}

/// How fast somebody goes (CT-MOV-03 to CT-MOV-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Gait {
    Walk,
    Run,
    Ride,
}

/// How somebody holds themselves (SE-CBT-10).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Posture {
    #[default]
    Standing,
    Crouching,
    Prone,
}

/// What one does about an attack (SE-RCT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reaction {
    Dodge,
    Parry,
    Dive,
}

/// What the winner of a grapple may do (SE-GRP-03 to SE-GRP-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Grip {
    Prone,
    Disarm,
    Throw,
    Hurt,
    /// With a small weapon, by its number.
    Attack(u8),
    /// To this place.
    Drag(Place),
    Release,
    /// Nothing: the grip holds.
    Hold,
}
