//! The words for a skill and for its sources.

use super::{
    EveryonesSkills, Field, OtherDm, Printed, Related, Relation, SkillBook, SkillEntry, Use, When,
};
use crate::data::{Confidence, Source};

/// An entry in lines: its meaning, its throws, jobs and notes, and the gaps in the summary. The
/// referee sets missing throws (CT-SKL-01, CT-DEF-11).
pub fn describe(entry: &SkillEntry) -> Vec<String> {
    let mut lines = vec![entry.about.text.clone()];
    if entry.uses.is_empty() {
        lines.push("The referee sets the throw.".to_owned());
    }
    lines.extend(entry.uses.iter().map(made_for));
    lines.extend(entry.jobs.iter().map(|job| {
        let need =
            job.need.map_or(String::new(), |need| format!(" and {} {}", need.0.name(), need.1));
        format!("{}: level {}{need}.", job.name, job.level)
    }));
    lines.extend(entry.notes.iter().map(|note| format!("Referee: {}", note.text)));
    lines.push(provenance(entry));
    lines
}

/// `Dealing with officials: 7+, -3 without the skill, +2 per level.`
pub fn made_for(made_for: &Use) -> String {
    let mut parts = vec![
        made_for.goal.map_or("the referee sets the number".to_owned(), |goal| goal.to_string()),
    ];
    parts.extend(made_for.without.map(|dm| format!("{dm:+} without the skill")));
    if made_for.per_level != 0 {
        let offered = if made_for.suggested { ", if the referee likes" } else { "" };
        parts.push(format!("{:+} per level{offered}", made_for.per_level));
    }
    parts.extend(made_for.others.iter().map(other));
    parts.extend(made_for.loses_on.map(|fatal| format!("{fatal} on the dice loses")));
    format!("{}: {}.", made_for.name, parts.join(", "))
}

fn other(other: &OtherDm) -> String {
    let when = match &other.when {
        When::Any(circumstances) => circumstances.join(" or "),
        When::Each(circumstance) => format!("each {circumstance}"),
        When::Has(need) => format!("{} {}+", need.0.name(), need.1),
        When::Level(least) => format!("level {least}+"),
    };
    format!("{:+} for {when}", other.dm)
}

/// The parts of an entry that the summary leaves blank, and the source of their replacement
/// (CT-DEF-02).
pub fn provenance(entry: &SkillEntry) -> String {
    let left_out: Vec<&str> = entry.blank().iter().map(|field| self::field(*field)).collect();
    match entry.printed {
        Printed::Complete => "The rules print all of it.".to_owned(),
        Printed::Description | Printed::Name | Printed::Absent => {
            format!("The rules leave out the {}.{}", left_out.join(", "), filled(entry))
        }
    }
}

fn filled(entry: &SkillEntry) -> String {
    let uses = entry.uses.iter().map(|it| ("Throws", it.source, it.confidence));
    let notes = entry.notes.iter().map(|it| ("Notes", it.source, it.confidence));
    let about = [("Meaning", entry.about.source, entry.about.confidence)];
    let mut said: Vec<String> = Vec::new();
    for (what, source, confidence) in about.into_iter().chain(uses).chain(notes) {
        let line = format!(" {what}: {}.", origin(source, confidence));
        if !said.contains(&line) {
            said.push(line);
        }
    }
    said.concat()
}

const fn field(field: Field) -> &'static str {
    match field {
        Field::Name => "name",
        Field::Meaning => "meaning",
        Field::Uses => "throws",
        Field::Dms => "modifiers",
        Field::Notes => "notes",
    }
}

/// The words for a source and its confidence.
pub const fn origin(source: Source, confidence: Confidence) -> &'static str {
    match (source, confidence) {
        (Source::Printed, _) => "as printed",
        (Source::Elsewhere, Confidence::High) => "from other printings",
        (Source::Elsewhere, Confidence::Medium) => "from another printing",
        (Source::Elsewhere, Confidence::Low) => "from another printing, doubtful",
        (Source::Ours, _) => "our own",
    }
}

/// Rules beside the entries, each with its id: everyone's skills, substitutes, and headings of the
/// summary without text (CT-DEF-16, CT-DEF-17).
pub fn beside(book: &SkillBook) -> Vec<String> {
    let file = &book.file;
    let everyone = file.everyone.iter().filter(|it| it.on).map(|it| {
        let skills = match &it.skills {
            EveryonesSkills::Weapons => "every weapon".to_owned(),
            EveryonesSkills::These(skills) => skills.join(", "),
        };
        let origin = origin(it.source, it.confidence);
        let whose = if it.others_too { "Everybody" } else { "Every adventurer" };
        format!("{whose} has level 0 in {skills} ({}, {origin}).", it.rule)
    });
    let absent = file.absent.iter().map(|it| {
        let instead = it.filled.as_deref().unwrap_or("Nothing.");
        format!("{} ({}), left out of the rules: {instead}", it.heading, it.rule)
    });
    everyone.chain(file.related.iter().map(related)).chain(absent).collect()
}

fn related(related: &Related) -> String {
    let what = match &related.how {
        Relation::Counts(from, to, lower) => format!("{from} counts as {to}, {lower} lower"),
        Relation::Within(group, lower) => {
            let group = format!("{group:?}").to_lowercase();
            format!("One vehicle of the {group} counts as the others, {lower} lower")
        }
        Relation::AllOthers(from, level) => format!("{from} counts as all others at level {level}"),
    };
    let origin = origin(related.source, related.confidence);
    format!("{what} ({}, {origin}).", related.rule)
}
