//! The field and the people on it, in lines of text.

use std::collections::BTreeMap;

use characters::{Characteristic, text::count};
use skirmish::{Condition, Hurt, Observation, Own, Posture, Seen, field::Place};

use crate::terminal::paint::wrapped;

/// A mark for each side, so that nobody needs colours to tell them apart.
const MARKS: [&str; 4] = ["▲", "●", "■", "◆"];

/// Everybody whom the side sees, by place, and the cover there.
pub fn field(seen: &Observation) -> Vec<String> {
    let mut places: BTreeMap<Place, Vec<String>> = BTreeMap::new();
    for one in seen.fighters.iter().filter(|it| !matches!(it.condition, Condition::Gone(_))) {
        places.entry(one.place).or_default().push(figure(seen, one));
    }
    for cover in &seen.ground.cover {
        places.entry(cover.at).or_default().push(format!("[{}]", cover.name));
    }
    let line =
        |(at, what): (&Place, &Vec<String>)| format!("{:>8}  {}", place(*at), what.join("  "));
    places.iter().flat_map(|it| wrapped(&line(it), 10)).collect()
}

fn place(at: Place) -> String {
    let metres = Place(0).to(at);
    if at < Place(0) { format!("-{metres}") } else { metres.to_string() }
}

/// `▲ Vey (prone, hurt)`
fn figure(seen: &Observation, one: &Seen) -> String {
    let mark = MARKS[one.side.index() % MARKS.len()];
    let notes = notes(seen, one);
    if notes.is_empty() {
        format!("{mark} {}", one.name)
    } else {
        format!("{mark} {} ({})", one.name, notes.join(", "))
    }
}

fn notes(seen: &Observation, one: &Seen) -> Vec<String> {
    let name = |id| seen.fighters.iter().find(|it| it.id == id).map(|it| it.name.as_str());
    let mut notes: Vec<String> = Vec::new();
    match one.condition {
        Condition::Able | Condition::Gone(_) => {}
        Condition::Helpless => notes.push("helpless".into()),
        Condition::Unconscious => notes.push("unconscious".into()),
        Condition::Dead => notes.push("dead".into()),
    }
    match one.hurt {
        Hurt::Unhurt => {}
        Hurt::Lightly => notes.push("hurt".into()),
        Hurt::Badly => notes.push("badly hurt".into()),
    }
    match one.posture {
        Posture::Standing => {}
        Posture::Crouching => notes.push("crouching".into()),
        Posture::Prone => notes.push("prone".into()),
    }
    let marks = [(one.captive, "captive"), (one.burning, "on fire")];
    notes.extend(marks.iter().filter(|(is, _)| *is).map(|(_, word)| (*word).to_owned()));
    notes.extend(one.mount.iter().map(|mount| format!("on {mount}")));
    notes.extend(one.carries.and_then(name).map(|name| format!("carries {name}")));
    notes.extend(one.holds.iter().filter_map(|id| name(*id)).map(|name| format!("at {name}")));
    notes
}

/// One of the side's own in a line: scores, what is in hand, what is left in it.
pub fn person(one: &Seen, own: &Own) -> String {
    let scores: Vec<String> = Characteristic::PHYSICAL
        .iter()
        .map(|&which| {
            let (now, full) = (own.now.get(which), own.full.get(which));
            let name = which.label().to_uppercase();
            if now == full { format!("{name} {now}") } else { format!("{name} {now}/{full}") }
        })
        .collect();
    let held = own.kit.in_hand.iter().filter_map(|&nth| own.kit.weapon(nth));
    let arms: Vec<String> = held
        .map(|held| match held.loaded {
            0 => held.name.clone(),
            shots => format!("{} ({})", held.name, count(shots, "shot")),
        })
        .collect();
    let armor =
        if one.armor.is_empty() { String::new() } else { format!("; {}", one.armor.join(", ")) };
    format!("{}: {}; {}{armor}", one.name, scores.join(" "), arms.join(" and "))
}
