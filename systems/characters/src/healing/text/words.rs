//! Words for single things.

pub(super) use crate::text::count;
use crate::{
    body::{Body, DeathRow, Remedy, Seconds, Severity, State},
    healing::{Care, FacilityKind, RuleSet},
    sheet::{Characteristic, Characteristics},
};

/// `STR 7, DEX 5, END 0`
pub fn scores(now: [u8; 3]) -> String {
    let [str, dex, end] = now;
    format!("STR {str}, DEX {dex}, END {end}")
}

/// `7 END and 2 STR`, or `nothing`.
pub fn losses(points: [u8; 3]) -> String {
    let [str, dex, end] = points;
    let parts = [(end, "END"), (str, "STR"), (dex, "DEX")];
    let words = parts.iter().filter(|(points, _)| *points > 0);
    list(words.map(|(points, name)| format!("{points} {name}")).collect())
}

/// `a, b and c`, or `nothing`.
pub(super) fn list(mut parts: Vec<String>) -> String {
    match (parts.pop(), parts.is_empty()) {
        (None, _) => "nothing".to_owned(),
        (Some(only), true) => only,
        (Some(last), false) => format!("{} and {last}", parts.join(", ")),
    }
}

/// A characteristic's abbreviation as checks write it, such as `STR`.
pub(super) fn short(which: Characteristic) -> String {
    which.label().to_uppercase()
}

/// A moment of a clock, days counted from 1: `day 3, 04:05`, with seconds where there are any.
pub fn clock(at: Seconds) -> String {
    let (day, rest) = (at.0 / Seconds::DAY.0 + 1, at.0 % Seconds::DAY.0);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    match second {
        0 => format!("day {day}, {hour:02}:{minute:02}"),
        _ => format!("day {day}, {hour:02}:{minute:02}:{second:02}"),
    }
}

/// The name of a rule set.
pub fn rule_set(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Classic => "classic rules",
        RuleSet::SecondEdition => "second edition",
    }
}

/// `bed rest in a hospital of TL 9 under Medic-2`
pub fn care(care: &Care) -> String {
    let rest = if care.rest { "bed rest" } else { "no bed rest" };
    let place = care.facility.map(|facility| {
        let kind = match facility.kind {
            FacilityKind::SickBay => "sick bay",
            FacilityKind::Hospital => "hospital",
        };
        format!(" in a {kind} of TL {}", facility.tl)
    });
    let kit = |kit: bool| if kit && care.facility.is_none() { " with a kit" } else { "" };
    let carer = care.carer.map(|carer| format!(" under Medic-{}{}", carer.medic, kit(carer.kit)));
    format!("{rest}{}{}", place.unwrap_or_default(), carer.unwrap_or_default())
}

/// The words of a row of the death table, to follow the victim's name.
pub fn row(row: DeathRow) -> &'static str {
    match row {
        DeathRow::Destroyed => "is past all saving, and hardly to be recognised",
        DeathRow::Killed => "is dead on the spot",
        DeathRow::Crippled => "dies without prompt attention and will keep a disability",
        DeathRow::Maimed => "dies without prompt attention and will never be as strong again",
        DeathRow::Critical => "dies without any attention and needs good care afterwards",
        DeathRow::Stable => "lives, and will heal once a medic has seen to it",
        DeathRow::Hardy => "lives, and will heal even unaided",
    }
}

/// The name of a remedy for a classic wound.
pub fn remedy(by: Remedy) -> &'static str {
    match by {
        Remedy::Rest => "rest",
        Remedy::Medic | Remedy::Visit => "a medic",
        Remedy::Facility => "a medical facility",
    }
}

/// Somebody's condition in a few words: `unconscious, in need of surgery`, or `well`.
pub fn condition(body: &Body, full: Characteristics) -> String {
    let peril = body.aftermath.peril.map(|peril| match peril.row {
        DeathRow::Crippled | DeathRow::Maimed | DeathRow::Critical => "dying without a medic",
        DeathRow::Stable => "not healing without a medic",
        DeathRow::Destroyed | DeathRow::Killed | DeathRow::Hardy => "past the worst",
    });
    let state = match body.state {
        State::Dead => return "dead".to_owned(),
        State::Unconscious { .. } => Some("unconscious"),
        State::Awake if body.zeros(full) > 0 => Some("too hurt for anything but rest"),
        State::Awake => None,
    };
    let wound = body.wound.map(|wound| match wound.severity {
        Severity::Minor => "a minor wound",
        Severity::Serious => "a serious wound",
    });
    let surgery = (wound.is_none() && body.needs_surgery()).then_some("in need of surgery");
    let hurt = (wound.is_none() && surgery.is_none() && body.damaged() > 0).then_some("hurt");
    let stunned = (body.stun.points > 0).then_some("stunned");
    let treated = body.treatment.as_ref().map(|_| "being treated");
    let all = [state, peril, wound, surgery, hurt, stunned, treated];
    let words: Vec<&str> = all.into_iter().flatten().collect();
    if words.is_empty() { "well".to_owned() } else { words.join(", ") }
}
