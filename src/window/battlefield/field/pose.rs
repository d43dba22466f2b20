//! Poses: joints of a figure one unit tall that faces right, its feet at the origin.

use skirmish::{Condition, Posture};

use super::arms::Arm;
use crate::window::battlefield::field::presence::is_here;

/// A point of a figure: forward and up, in heights.
pub type Joint = (f32, f32);

/// The joints of somebody. Of pairs the first is the one farther from the viewer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    pub head: Joint,
    pub neck: Joint,
    pub hip: Joint,
    pub knees: [Joint; 2],
    pub feet: [Joint; 2],
    pub elbows: [Joint; 2],
    pub hands: [Joint; 2],
    /// How far the weapon points upward, in radians.
    pub aim: f32,
}

const STANDING: Pose = Pose {
    head: (0.03, 0.91),
    neck: (0.0, 0.79),
    hip: (-0.01, 0.47),
    knees: [(-0.05, 0.25), (0.08, 0.26)],
    feet: [(-0.14, 0.0), (0.13, 0.0)],
    elbows: [(0.12, 0.60), (0.06, 0.58)],
    hands: [(0.30, 0.68), (0.19, 0.65)],
    aim: 0.03,
};

const CROUCHING: Pose = Pose {
    head: (0.10, 0.68),
    neck: (0.05, 0.57),
    hip: (-0.08, 0.27),
    knees: [(0.0, 0.06), (0.18, 0.28)],
    feet: [(-0.24, 0.02), (0.15, 0.0)],
    elbows: [(0.20, 0.42), (0.13, 0.40)],
    hands: [(0.36, 0.50), (0.25, 0.47)],
    aim: 0.03,
};

const PRONE: Pose = Pose {
    head: (0.36, 0.19),
    neck: (0.25, 0.12),
    hip: (-0.12, 0.08),
    knees: [(-0.34, 0.10), (-0.34, 0.05)],
    feet: [(-0.56, 0.10), (-0.57, 0.03)],
    elbows: [(0.40, 0.03), (0.36, 0.02)],
    hands: [(0.55, 0.14), (0.46, 0.12)],
    aim: 0.02,
};

const EVADING: Pose = Pose {
    head: (0.22, 0.80),
    neck: (0.13, 0.70),
    hip: (-0.04, 0.43),
    knees: [(-0.20, 0.28), (0.22, 0.34)],
    feet: [(-0.42, 0.16), (0.16, 0.02)],
    elbows: [(0.28, 0.58), (-0.06, 0.56)],
    hands: [(0.38, 0.70), (-0.02, 0.42)],
    aim: 0.75,
};

const HELPLESS: Pose = Pose {
    head: (0.17, 0.55),
    neck: (0.07, 0.51),
    hip: (-0.06, 0.24),
    knees: [(0.10, 0.04), (0.16, 0.04)],
    feet: [(-0.18, 0.03), (-0.14, 0.01)],
    elbows: [(0.16, 0.34), (0.12, 0.32)],
    hands: [(0.24, 0.20), (0.20, 0.16)],
    aim: -0.9,
};

const BOUND: Pose = Pose {
    head: (0.03, 0.70),
    neck: (0.0, 0.59),
    hip: (-0.02, 0.26),
    knees: [(0.10, 0.04), (0.15, 0.04)],
    feet: [(-0.17, 0.03), (-0.13, 0.01)],
    elbows: [(-0.10, 0.44), (-0.13, 0.43)],
    hands: [(-0.12, 0.31), (-0.13, 0.30)],
    aim: 0.0,
};

const LYING: Pose = Pose {
    head: (-0.44, 0.09),
    neck: (-0.32, 0.08),
    hip: (0.04, 0.07),
    knees: [(0.26, 0.15), (0.27, 0.06)],
    feet: [(0.46, 0.05), (0.48, 0.02)],
    elbows: [(-0.22, 0.03), (-0.24, -0.03)],
    hands: [(-0.06, 0.02), (-0.38, -0.06)],
    aim: -0.1,
};

impl Pose {
    /// How somebody in this condition holds themselves, with these arms in hand.
    pub fn of(condition: Condition, posture: Posture, captive: bool, arm: Arm) -> Pose {
        match condition {
            Condition::Unconscious | Condition::Dead => LYING,
            Condition::Helpless => HELPLESS,
            Condition::Able | Condition::Gone(_) if captive => BOUND,
            Condition::Able | Condition::Gone(_) => match posture {
                Posture::Standing => STANDING.armed(arm, 1.0),
                Posture::Crouching => CROUCHING.armed(arm, 0.8),
                Posture::Prone => PRONE,
            },
        }
    }

    /// Hard to hit.
    pub fn evading() -> Pose {
        EVADING
    }

    /// Whether somebody lies who is in this condition.
    pub fn lies(condition: Condition) -> bool {
        matches!(condition, Condition::Unconscious | Condition::Dead) && is_here(condition)
    }

    /// Hands where such a weapon is held.
    fn armed(self, arm: Arm, high: f32) -> Pose {
        let lean = |x: f32, y: f32| (self.neck.0 + x, self.neck.1 + y * high);
        let grip = |hands: [Joint; 2], elbows: [Joint; 2]| Pose {
            hands: hands.map(|(x, y)| lean(x, y)),
            elbows: elbows.map(|(x, y)| lean(x, y)),
            ..self
        };
        match arm {
            Arm::Long | Arm::Beam | Arm::Heavy => self,
            Arm::Short => grip([(0.34, -0.08), (0.33, -0.09)], [(0.18, -0.16), (0.15, -0.17)]),
            Arm::Blade => Pose {
                aim: 0.95,
                ..grip([(-0.06, -0.20), (0.26, -0.13)], [(-0.10, -0.22), (0.13, -0.22)])
            },
            Arm::Pole => Pose {
                aim: 0.32,
                ..grip([(0.30, -0.18), (0.04, -0.26)], [(0.16, -0.20), (-0.06, -0.20)])
            },
            Arm::Ball => Pose {
                aim: 0.6,
                ..grip([(0.24, -0.06), (-0.16, 0.10)], [(0.14, -0.12), (-0.16, -0.06)])
            },
            Arm::Fists | Arm::Nothing => Pose {
                head: (self.head.0.max(self.neck.0 + 0.03), self.head.1),
                ..grip([(0.24, -0.05), (0.15, -0.14)], [(0.13, -0.20), (0.02, -0.24)])
            },
        }
    }

    /// On the way from one to another.
    pub fn mix(self, other: Pose, share: f32) -> Pose {
        let one = |a: Joint, b: Joint| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
        let two = |a: [Joint; 2], b: [Joint; 2]| [one(a[0], b[0]), one(a[1], b[1])];
        Pose {
            head: one(self.head, other.head),
            neck: one(self.neck, other.neck),
            hip: one(self.hip, other.hip),
            knees: two(self.knees, other.knees),
            feet: two(self.feet, other.feet),
            elbows: two(self.elbows, other.elbows),
            hands: two(self.hands, other.hands),
            aim: self.aim + (other.aim - self.aim) * share,
        }
    }

    /// In the middle of a step; `phase` in steps. Who lies or kneels crawls instead.
    pub fn striding(self, phase: f32) -> Pose {
        let swing = (phase * std::f32::consts::TAU).sin();
        let high = self.hip.1 / STANDING.hip.1;
        let reach = 0.20 * high.max(0.25);
        let lift = |side: f32| (side * swing).max(0.0) * 0.10 * high;
        let mut pose = self;
        for (n, side) in [(0, 1.0), (1, -1.0)] {
            pose.feet[n] = (self.hip.0 + side * swing * reach, lift(side));
            let knee = (self.hip.0 + pose.feet[n].0) / 2.0 + 0.06 * high;
            pose.knees[n] = (knee, self.hip.1 * 0.52 + lift(side) * 0.6);
        }
        let bob = swing.abs() * 0.02 * high;
        pose.head.1 += bob;
        pose.neck.1 += bob;
        pose
    }

    /// Leaning into a blow: `share` from 0 to 1 and back.
    pub fn striking(self, share: f32) -> Pose {
        let mut pose = self;
        for joint in [&mut pose.head, &mut pose.neck] {
            joint.0 += 0.10 * share;
        }
        pose.hands[1].0 += 0.20 * share;
        pose.elbows[1].0 += 0.14 * share;
        pose.aim -= 1.0 * share;
        pose
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_lies_is_low_and_who_stands_is_high() {
        let pose = |condition, posture| Pose::of(condition, posture, false, Arm::Long).head.1;
        let standing = pose(Condition::Able, Posture::Standing);
        assert!(standing > pose(Condition::Able, Posture::Crouching));
        assert!(pose(Condition::Able, Posture::Crouching) > pose(Condition::Able, Posture::Prone));
        assert!(pose(Condition::Dead, Posture::Standing) < 0.2);
        assert!(pose(Condition::Helpless, Posture::Standing) < standing);
    }

    #[test]
    fn a_pose_on_its_way_begins_and_ends_where_it_should() {
        assert_eq!(STANDING.mix(PRONE, 0.0), STANDING);
        let end = STANDING.mix(PRONE, 1.0);
        assert!((end.head.1 - PRONE.head.1).abs() < 1e-5);
        assert_eq!(STANDING.striking(0.0), STANDING);
    }
}
