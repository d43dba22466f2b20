//! The journal as a list of things to be shown, each with its time.

#![expect(clippy::wildcard_enum_match_arm, reason = "few events are seen on the field itself")]

use characters::healing;
use skirmish::{
    AttackReport, Cause, Event, FighterId, Mode, Reaction, data::Armoury, field::Range,
};

use crate::window::battlefield::field::{arms::Arm, camera::metres};

/// One thing to be shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Cue {
    /// Seconds from the beginning of the animation.
    pub at: f64,
    pub long: f64,
    pub what: What,
}

/// The kind of animation.
#[derive(Debug, Clone, PartialEq)]
pub enum What {
    /// From and to in metres, with so many steps.
    Walk {
        who: FighterId,
        from: f32,
        to: f32,
        steps: f32,
    },
    Shot {
        by: FighterId,
        target: FighterId,
        hit: bool,
        arm: Arm,
        count: u8,
    },
    Blow {
        by: FighterId,
        target: FighterId,
        hit: bool,
    },
    Throw {
        by: FighterId,
        target: FighterId,
        hit: bool,
    },
    /// A few words that rise over somebody.
    Words {
        who: FighterId,
        text: String,
        hurts: bool,
    },
    Falls {
        who: FighterId,
    },
    Blast {
        at: f32,
        metres: f32,
    },
    Banner {
        text: String,
    },
}

impl What {
    /// Whether it is to be seen on the field itself, apart from figures and words.
    pub fn is_seen(&self) -> bool {
        matches!(
            self,
            What::Shot { .. } | What::Blow { .. } | What::Throw { .. } | What::Blast { .. }
        )
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub fn is_attack(&self) -> bool {
        matches!(self, What::Shot { .. } | What::Blow { .. } | What::Throw { .. })
    }
}

impl Cue {
    pub fn end(&self) -> f64 {
        self.at + self.long
    }

    pub fn is_on(&self, clock: f64) -> bool {
        self.at <= clock && clock < self.end()
    }

    /// How far it is, 0 to 1.
    pub fn share(&self, clock: f64) -> f32 {
        ((clock - self.at) / self.long).clamp(0.0, 1.0) as f32
    }
}

/// How long things take, in seconds at normal speed.
const WALK: f64 = 0.9;
const SHOT: f64 = 0.75;
const BLOW: f64 = 0.65;
const WORDS: f64 = 1.3;
const FALL: f64 = 0.7;
const BLAST: f64 = 1.1;
const BANNER: f64 = 0.9;

/// The cues of these events, the first at `begin`. What belongs together is shown together.
pub fn cues(events: &[&Event], begin: f64, armoury: &Armoury) -> Vec<Cue> {
    let mut list = List { cues: Vec::new(), at: begin };
    let mut moving = false;
    for event in events {
        // Moves that follow each other run together.
        let moves = matches!(event, Event::Moved { .. });
        if moving && !moves {
            list.at += WALK;
        }
        moving = moves;
        list.hear(event, armoury);
    }
    list.cues
}

struct List {
    cues: Vec<Cue>,
    at: f64,
}

impl List {
    fn put(&mut self, long: f64, what: What) {
        self.cues.push(Cue { at: self.at, long, what });
    }

    /// Shows it, and what comes next so much later.
    fn then(&mut self, long: f64, pause: f64, what: What) {
        self.put(long, what);
        self.at += pause;
    }

    fn words(&mut self, who: FighterId, text: impl Into<String>, hurts: bool) {
        self.put(WORDS, What::Words { who, text: text.into(), hurts });
    }

    fn hear(&mut self, event: &Event, armoury: &Armoury) {
        match event {
            Event::RoundBegan { round, .. } => {
                self.then(BANNER, 0.35, What::Banner { text: format!("Round {round}") });
            }
            Event::Moved { who, from, to, .. } => self.walk(*who, metres(*from), metres(*to)),
            Event::Dived { who, cover, .. } => {
                self.words(*who, if *cover { "into cover" } else { "down" }, false);
                self.at += 0.5;
            }
            Event::Flung { who, .. } => self.words(*who, "flung", true),
            Event::Attacked(report) => self.attack(report, armoury),
            Event::Damage { who, left, cause, .. } => self.damage(*who, *left, *cause),
            Event::Body { who, what } => self.body(*who, what),
            Event::Reacted { who, reaction, .. } => {
                self.words(*who, reaction_word(*reaction), false);
                self.at += 0.25;
            }
            Event::Grappled { by, with, .. } => {
                self.put(BLOW, What::Blow { by: *with, target: *by, hit: true });
                self.then(BLOW, BLOW, What::Blow { by: *by, target: *with, hit: true });
            }
            Event::Blast { at, metres: wide, .. } => {
                let what = What::Blast { at: metres(*at), metres: f32::from(*wide) };
                self.then(BLAST, 0.5, what);
            }
            Event::CaughtFire { who } => self.words(*who, "on fire", true),
            Event::Drew { who, weapon } => self.words(*who, weapon.to_lowercase(), false),
            Event::Reloading { who, .. } => self.words(*who, "reloading", false),
            Event::Reloaded { who, .. } => self.words(*who, "loaded", false),
            Event::Aimed { who, aims, .. } => self.words(*who, format!("aims +{aims}"), false),
            Event::Led { who, .. } => self.words(*who, "leads", false),
            Event::Freed { who, .. } => self.words(*who, "free", false),
            Event::Broke { who, exploded: true, .. } => self.words(*who, "blows up", true),
            Event::SurpriseLost => {
                self.then(BANNER, 0.6, What::Banner { text: "Alarm".to_owned() });
            }
            Event::Ended(_) => {
                self.then(BANNER, BANNER, What::Banner { text: "It is over".to_owned() });
            }
            _ => {}
        }
    }

    fn walk(&mut self, who: FighterId, from: f32, to: f32) {
        let steps = ((to - from).abs() / 1.5).clamp(1.0, 4.0);
        self.put(WALK, What::Walk { who, from, to, steps });
    }

    fn attack(&mut self, report: &AttackReport, armoury: &Armoury) {
        let AttackReport { by, target, weapon, mode, range, hit, .. } = report;
        let (by, target, hit) = (*by, *target, *hit);
        let arm = Arm::of(armoury, weapon);
        let thrown = matches!(mode, Mode::Thrown | Mode::Indirect) || arm == Arm::Ball;
        let count = if matches!(mode, Mode::Burst | Mode::FullAuto) { 4 } else { 1 };
        if thrown {
            self.then(SHOT, SHOT, What::Throw { by, target, hit });
        } else if arm.shoots() && *range != Range::Close {
            self.then(SHOT, SHOT * 0.55, What::Shot { by, target, hit, arm, count });
        } else {
            self.then(BLOW, BLOW * 0.6, What::Blow { by, target, hit });
        }
        if !hit {
            self.words(target, "miss", false);
            self.at += 0.3;
        }
    }

    fn damage(&mut self, who: FighterId, left: u16, cause: Cause) {
        let text = match (left, cause) {
            (0, _) => "armour holds".to_owned(),
            (left, Cause::Fire) => format!("burns −{left}"),
            (left, _) => format!("−{left}"),
        };
        self.words(who, text, left > 0);
        self.at += 0.35;
    }

    fn body(&mut self, who: FighterId, what: &healing::Event) {
        match what {
            healing::Event::FellUnconscious { .. } | healing::Event::Died { .. } => {
                self.then(FALL, FALL * 0.7, What::Falls { who });
            }
            healing::Event::Stunned { .. } => self.words(who, "stunned", true),
            healing::Event::FirstAid { points, .. } => self.words(who, format!("+{points}"), false),
            healing::Event::WakingCheck { awake: true, .. } => self.words(who, "wakes", false),
            _ => {}
        }
    }
}

fn reaction_word(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Dodge => "dodges",
        Reaction::Parry => "parries",
        Reaction::Dive => "dives",
    }
}
