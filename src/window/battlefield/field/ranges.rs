//! The ranges from somebody's place: the five of the classic rules, or those of the weapon in hand.

use bevy_egui::egui::Color32;
use characters::healing::RuleSet;
use skirmish::{
    Seen,
    data::{Armoury, Reach},
    field::Range,
};

use super::{camera::metres, palette::mix};
use crate::window::ui::theme;

/// A stretch of the line, in metres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Zone {
    pub from: f32,
    pub to: f32,
    pub name: &'static str,
    /// 0 is the nearest range.
    pub nth: u8,
}

impl Zone {
    /// Warm near by, cold far off.
    pub fn tint(self) -> Color32 {
        let share = (f32::from(self.nth) / 4.0).min(1.0);
        let near = Color32::from_rgb(250, 214, 150);
        let colour = mix(near, Color32::from_rgb(60, 84, 150), share);
        theme::faded(colour, 0.20 - 0.07 * share)
    }
}

/// Every range from `who`, to both sides, as far as it reaches.
pub fn zones(who: &Seen, rules: RuleSet, armoury: &Armoury) -> Vec<Zone> {
    let ends: Vec<(f32, &'static str)> = match rules {
        RuleSet::Classic => classic().to_vec(),
        RuleSet::SecondEdition => who.in_hand.iter().flat_map(|name| of(armoury, name)).collect(),
    };
    let at = metres(who.place);
    let mut near = 0.0;
    let mut zones = Vec::new();
    for (nth, (far, name)) in ends.into_iter().enumerate() {
        let nth = nth as u8;
        if near == 0.0 {
            zones.push(Zone { from: at - far, to: at + far, name, nth });
        } else {
            zones.push(Zone { from: at + near, to: at + far, name, nth });
            zones.push(Zone { from: at - far, to: at - near, name, nth });
        }
        near = far;
    }
    zones
}

/// Where each range of the classic rules ends: 5 m, and whole bands (CT-RNG-07 to CT-RNG-11).
fn classic() -> [(f32, &'static str); 4] {
    let end = |range: Range| f32::from(range.bands().1) * 25.0;
    [
        (5.0, Range::Short.name()),
        (end(Range::Medium), Range::Medium.name()),
        (end(Range::Long), Range::Long.name()),
        (end(Range::VeryLong), Range::VeryLong.name()),
    ]
}

/// Where those of a weapon end by the second edition (SE-RNG-09).
fn of(armoury: &Armoury, name: &str) -> Vec<(f32, &'static str)> {
    let second = armoury.weapon(name).and_then(|weapon| weapon.second.as_ref());
    match second.map(|it| it.reach) {
        Some(Reach::Metres(range)) => {
            let range = f32::from(range);
            vec![
                (range / 4.0, "short"),
                (range, "medium"),
                (range * 2.0, "long"),
                (range * 4.0, "extreme"),
            ]
        }
        Some(Reach::Melee) => vec![(1.5, "melee")],
        None => Vec::new(),
    }
}
