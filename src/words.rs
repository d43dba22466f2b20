//! Sentences that the terminal, the window and the verbs share.

use cards::{
    CaptainSeen, Ending, EndingKind, Observation,
    data::{Card, Constants, Face},
};
use characters::{sheet::PersonRef, text::count};
use engine::{Entry, Open, Rule, Rulebook, Ruling};

use crate::glossary::{Glossary, Group, Word};

/// How a game ended, as a reader of its log would say it.
pub fn ending(ending: Option<Ending>, names: &[String]) -> String {
    let Some(Ending { kind, winner }) = ending else { return "still in progress".to_owned() };
    let how = match kind {
        EndingKind::VictoryPoints => "by victory points",
        EndingKind::Bankruptcy => "by bankruptcy",
        EndingKind::Concession => "by concession",
        EndingKind::RoundCap => "at the round cap",
    };
    match winner.and_then(|seat| names.get(seat.index())) {
        Some(name) => format!("{name} wins {how}"),
        None if names.len() == 1 => format!("a loss {how}"),
        None => format!("a draw {how}"),
    }
}

/// What decided between captains who came to as many points (CCG-VIC-5, CCG-VIC-6); `None` where the
/// points did.
pub fn tie_break(seen: &Observation) -> Option<String> {
    let Ending { kind, winner } = seen.ending?;
    let (winner, is_ranked) = (winner?, kind == EndingKind::RoundCap);
    if !is_ranked && kind != EndingKind::VictoryPoints {
        return None;
    }
    let best = seen.captains.get(winner.index())?;
    // Captains may need more points than others: who has as many and not enough was no match.
    let may_win = |it: &CaptainSeen| !it.out && (is_ranked || it.vp >= it.threshold);
    let with_as_many = |it: &&CaptainSeen| it.seat != winner && it.vp == best.vp && may_win(it);
    let next = seen.captains.iter().filter(with_as_many).max_by_key(|it| it.ship.initiative)?;
    let (points, [one, other]) = (best.vp, [best, next].map(|it| it.ship.initiative));
    Some(match one == other {
        true => format!(
            "{points} points and initiative {one} each: the one nearer to the first captain wins."
        ),
        false => {
            format!("{points} points each: the higher initiative wins, {one} against {other}.")
        }
    })
}

/// `words` as a sentence begins.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// What a captain loses who concedes now, for the question before it.
pub fn conceding(seen: &Observation) -> String {
    let (round, goal) = (seen.round, seen.constants.victory);
    let vp = seen.captains.get(seen.you.index()).map_or(0, |me| me.vp);
    format!(
        "To concede is to lose this game in round {round}, with {vp} of {goal} victory points; it \
         cannot be taken back."
    )
}

/// What is lost with somebody who is let go, for the question before it.
pub fn letting_go(who: PersonRef) -> String {
    format!(
        "{}, {} years old, is in no library yet: to let them go is to lose their sheet and their story \
         for good.",
        who.identity.styled(),
        who.career.age()
    )
}

/// A captain's infamy, apart where cards count beside the tokens: "5 (3 tokens, 2 from cards)".
pub fn infamy(captain: &CaptainSeen) -> String {
    let (all, tokens) = (captain.infamy, captain.infamy_tokens);
    match all.saturating_sub(tokens) {
        0 => all.to_string(),
        cards => format!("{all} ({}, {cards} from cards)", count(tokens, "token")),
    }
}

/// That decisions were taken back which had shown something new; nothing where none were.
pub fn taken_back(times: u32) -> Option<String> {
    match times {
        0 => None,
        1 => Some("Once a decision was taken back that had shown something new.".to_owned()),
        times => {
            Some(format!("Decisions that had shown something new were taken back {times} times."))
        }
    }
}

/// The cards that somebody means by `name`: exactly that id or title, or else all that hold it. Capitals and
/// signs make no difference.
pub fn cards_like<'a>(name: &str, cards: &[&'a Card]) -> Vec<&'a Card> {
    let exactly = cards_called(name, cards);
    let wanted = spelt(name);
    if exactly.is_empty() && !wanted.is_empty() {
        return titled(cards, |title| title.contains(&wanted));
    }
    exactly
}

/// The cards of exactly this id or title, be it that of one side.
pub fn cards_called<'a>(name: &str, cards: &[&'a Card]) -> Vec<&'a Card> {
    let wanted = spelt(name);
    titled(cards, |title| title == wanted)
}

/// A name as it is compared: in small letters, without commas and apostrophes, and a space for a hyphen.
pub fn spelt(name: &str) -> String {
    let letters = name.chars().map(|it| if it == '-' { ' ' } else { it });
    let told: String = letters.filter(|it| it.is_alphanumeric() || *it == ' ').collect();
    told.trim().to_lowercase()
}

fn titled<'a>(cards: &[&'a Card], fits: impl Fn(&str) -> bool) -> Vec<&'a Card> {
    let titles = |card: &Card| {
        let mut titles = vec![spelt(&card.id), spelt(&card.name)];
        if let Some(sides) = card.sides() {
            titles.extend([&sides.contract.name, &sides.complication.name].map(|name| spelt(name)));
        }
        titles
    };
    cards.iter().filter(|card| titles(card).iter().any(|title| fits(title))).copied().collect()
}

/// The type of a card as one word.
pub fn kind(card: &Card) -> &'static str {
    match card.face {
        Face::Ship(_) => "ship",
        Face::Adventure(_) => "adventure",
        Face::Crew(_) => "crew",
        Face::Connection(_) => "connection",
        Face::Gear(_) => "gear",
        Face::Upgrade(_) => "upgrade",
        Face::Event(_) => "event",
        Face::Heroic(_) => "heroic",
    }
}

/// A rule or a ruling in lines: its id and title, what it says, and what hangs on it.
pub fn rule(entry: Entry, book: &Rulebook, constants: &Constants) -> Vec<String> {
    let mut lines = vec![format!("{}  {}", entry.id(), entry.title())];
    lines.push(format!("  {}", entry.text()));
    match entry {
        Entry::Rule(_, rule) => lines.extend(beside(rule, book, constants)),
        Entry::Ruling(Ruling { why, rules, .. }) => {
            lines.push(format!("  {} Part of {}.", open(*why), rules.join(", ")));
        }
    }
    lines
}

/// The house rules and rulings of a rule.
fn beside(rule: &Rule, book: &Rulebook, constants: &Constants) -> Vec<String> {
    let house = rule.house_rules.iter().map(|name| {
        let value = constants.get(name).unwrap_or_default();
        format!("  House rule `{name}`: {value}.")
    });
    let rulings = rule.rulings.iter().filter_map(|id| match book.find(id)? {
        Entry::Ruling(it) => Some(format!("  {}: {} {}", it.id, it.question, it.ruling)),
        Entry::Rule(..) => None,
    });
    house.chain(rulings).collect()
}

fn open(why: Open) -> &'static str {
    match why {
        Open::TwoVoices => "The published rules say two things here.",
        Open::Silent => "The published rules are silent here.",
        Open::Lost => "The published rules leave this open.",
    }
}

/// Words of the glossary in lines, the best first: all that `wanted` finds, or the list of what there is.
pub fn defined(wanted: &str, glossary: &Glossary) -> Vec<String> {
    if wanted.trim().is_empty() {
        let listed = |group: &Group| {
            let words: Vec<&str> = group.words.iter().map(|word| word.word.as_str()).collect();
            format!("{}: {}.", group.title, words.join(", "))
        };
        return glossary.groups().iter().map(listed).collect();
    }
    let line = |word: &Word| format!("{}: {} [{}]", word.word, word.says, word.rule);
    let called = glossary.called(wanted);
    let found = if called.is_empty() { glossary.search(wanted) } else { called };
    found.into_iter().map(line).collect()
}

/// The part of the rulebook that a family stands in, by what its ids begin with.
pub fn part(prefix: &str) -> &'static str {
    match prefix {
        "UGM" | "SE-CHK" | "SE-EFF" | "SE-TIM" | "SE-EXT" => "Tasks and checks",
        "CT-CBT" | "CT-SUP" | "CT-RNG" | "CT-ESC" | "CT-MOV" | "CT-ATK" | "CT-WND" | "CT-END"
        | "M" => "Combat by the classic rules",
        "SE-INJ" | "SE-HEA" | "SE-HSE" => "Injury and healing",
        _ if prefix.starts_with("CCG") || prefix == "FL" => "The card game",
        _ if prefix.starts_with("CT") => "People and their careers",
        _ if prefix.starts_with("SE") => "Combat by the second edition",
        _ => "Other rules",
    }
}

#[cfg(test)]
mod tests;
