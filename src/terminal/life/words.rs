//! The help, somebody in a line, and what an option may bring.

use characters::{Aim, Life, Move, data::SkillTable, odds, sheet::PersonRef, text};

use crate::terminal::paint::wrapped;

/// The commands that can be typed besides an option.
pub const HELP: &str = "\
Answer with the number of an option or with the beginning of its name.
  sheet    the sheet as it is now
  wish     let the wish answer this one
  rest     let it answer everything that is left
  rules    the rules behind what happened since your last answer
  undo     take the last answer back
  help     this
  q, quit  leave; the life is saved";

/// Commands that stand by themselves, and the options.
pub fn offers(options: &[Move]) -> Vec<String> {
    let commands = ["help", "quit", "rest", "rules", "sheet", "undo", "wish"];
    commands.iter().map(|&it| it.to_owned()).chain(options.iter().map(text::option)).collect()
}

/// Name, profile, age, rank: one line.
pub fn short(person: PersonRef) -> String {
    let skills: Vec<String> =
        person.skills.iter().map(|(name, level)| format!("{name}-{level}")).collect();
    let skills = if skills.is_empty() { "no skills yet".to_owned() } else { skills.join(", ") };
    let (name, scores) = (&person.identity.name, person.characteristics);
    let line = format!("{name}  {scores}  {} years  {skills}", person.career.age());
    wrapped(&line, 4).join("\n")
}

/// The prospects of an option: its odds, or the entries of its table.
pub fn hint(life: &Life, option: &Move) -> String {
    let about: Vec<String> = life
        .forecasts()
        .into_iter()
        .filter(|forecast| forecast.option.as_ref() == Some(option))
        .map(|forecast| {
            let percent = (forecast.odds.per_mille() + 5) / 10;
            format!("{} {percent} %", forecast.what.to_lowercase())
        })
        .collect();
    match option {
        Move::Roll(table) => row(life, *table),
        Move::MusterOut { aim: Aim::Cash, with_dm } => {
            odds::cash(life, *with_dm).into_iter().map(text::credits).collect::<Vec<_>>().join(", ")
        }
        Move::MusterOut { aim: Aim::Benefit, with_dm } => odds::benefits(life, *with_dm)
            .into_iter()
            .map(text::benefit)
            .collect::<Vec<_>>()
            .join(", "),
        Move::Enlist(_)
        | Move::Try
        | Move::Skip
        | Move::Name(_)
        | Move::Stay
        | Move::Leave
        | Move::Practise(_) => about.join(", "),
    }
}

fn row(life: &Life, table: SkillTable) -> String {
    odds::cells(life, table).iter().map(text::cell).collect::<Vec<_>>().join(", ")
}
