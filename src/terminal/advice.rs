//! An adviser's hints, and the reasons of rivals.

use cards::Move;

use super::{
    labels::{self, Label},
    paint::{Paint, wrapped},
};
use crate::{
    explain::{RivalPlay, UNSEEN},
    hints::{self, Hint, advisers},
    session::Session,
    words,
};

/// The best options in an adviser's eyes; the usual adviser's where nobody is named.
pub fn hint(name: &str, labels: &[Label], session: &Session, paint: Paint) -> Vec<String> {
    let known = session.advisers();
    let Some(adviser) = advisers::named(known, name) else {
        let names: Vec<&str> = known.iter().map(|adviser| adviser.name.as_str()).collect();
        return wrapped(
            &format!("Nobody called `{name}` advises; there is {}.", names.join(", ")),
            2,
        );
    };
    let Some(thought) = session.seek(adviser) else { return Vec::new() };
    let hints = hints::best(&thought.through());
    let told = hints.iter().enumerate();
    told.flat_map(|(n, hint)| option(n, hint, &adviser.name, labels, paint)).collect()
}

fn option(n: usize, hint: &Hint<Move>, name: &str, labels: &[Label], paint: Paint) -> Vec<String> {
    let first = || format!("{} would take", words::capital(name));
    let lead = if n == 0 { first() } else { "then perhaps".to_owned() };
    let Some(label) = labels::find(labels, hint.option) else { return Vec::new() };
    let told = format!("  {lead} {}: {}", label.number, label.text);
    let mut lines = wrapped(&told, 6);
    lines.extend(faint(&format!("      {}", hint.words()), paint));
    lines
}

/// What each rival did this round, or the one that `name` means, with the public reasons.
pub fn rival_plays(name: &str, session: &Session, paint: Paint) -> Vec<String> {
    let all = session.rival_plays();
    let is_meant = |told: &&RivalPlay| told.name.to_lowercase().contains(name);
    let meant: Vec<&RivalPlay> = all.iter().filter(is_meant).collect();
    if meant.is_empty() {
        let names: Vec<&str> = all.iter().map(|told| told.name.as_str()).collect();
        return match names[..] {
            [] => Vec::new(),
            _ => vec![format!("No rival is called `{name}`; there is {}.", names.join(", "))],
        };
    }
    let mut lines: Vec<String> = meant.iter().flat_map(|told| rival(told, paint)).collect();
    if meant.iter().any(|told| !told.steps.is_empty()) {
        lines.extend(faint(&format!("  {UNSEEN}"), paint));
    }
    lines
}

fn rival(told: &RivalPlay, paint: Paint) -> Vec<String> {
    if told.steps.is_empty() {
        return vec![format!("  {} has done nothing yet that needs a reason.", told.name)];
    }
    let steps = told.steps.iter().enumerate().flat_map(|(n, step)| {
        let who = match (n, step.begins) {
            (0, _) => format!("Round {}: {}", told.round, told.name),
            (_, true) => told.name.clone(),
            (_, false) => "then".to_owned(),
        };
        let mut lines = wrapped(&format!("  {who} {}.", step.words), 6);
        lines.extend(faint(&format!("      {}", step.reasons.words()), paint));
        lines
    });
    let aside = told.aside.iter().flat_map(|aside| faint(&format!("      {aside}"), paint));
    steps.chain(aside).collect()
}

fn faint(words: &str, paint: Paint) -> Vec<String> {
    let indent = words.len() - words.trim_start().len();
    wrapped(words, indent).iter().map(|line| paint.faint(line)).collect()
}
