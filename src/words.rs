//! Small sentences that the terminal, the window and the verbs share.

use cards::{
    Ending, EndingKind,
    data::{Card, Face},
};

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
        None => format!("a draw {how}"),
    }
}

/// The cards that somebody means by `name`: exactly that id or title, or else all that hold it.
pub fn cards_like<'a>(name: &str, cards: &[&'a Card]) -> Vec<&'a Card> {
    let wanted = name.trim().to_lowercase();
    let titles = |card: &Card| {
        let mut titles = vec![card.id.clone(), card.name.to_lowercase()];
        if let Some(sides) = card.sides() {
            titles.push(sides.contract.name.to_lowercase());
            titles.push(sides.complication.name.to_lowercase());
        }
        titles
    };
    let that = |fits: &dyn Fn(&str) -> bool| -> Vec<&'a Card> {
        cards.iter().filter(|card| titles(card).iter().any(|title| fits(title))).copied().collect()
    };
    let exactly = that(&|title| title == wanted);
    if exactly.is_empty() { that(&|title| title.contains(&wanted)) } else { exactly }
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
