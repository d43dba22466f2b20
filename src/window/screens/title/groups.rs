//! The rows of the title under their headings: where each leads, its name, and a note.

use super::state::Title;
use crate::data::Library;

/// A place that one can go to from the title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Continue,
    /// What can be learnt is listed.
    Learn,
    /// The guided first game of a kind.
    LearnCards,
    LearnFight,
    LearnLife,
    LearnHaul,
    /// A game as it was set up last, at once.
    Begin,
    /// The game of the day, and on its page: it is played, its result is copied, another day is shown.
    Daily,
    PlayDaily,
    CopyDaily,
    DayBefore,
    DayAfter,
    /// Back to the first page.
    Home,
    /// A game is set up.
    New,
    /// A deck is drafted and played.
    Draft,
    Decks,
    Packs,
    Skirmish,
    /// Positions with a question.
    Puzzles,
    /// One crew through all of it.
    Campaign,
    Life,
    People,
    Referee,
    Sickbay,
    Statistics,
    Settings,
    Credits,
    /// A file that the browser is asked for.
    File,
    Quit,
}

/// A row: where it leads, its name, and a note.
pub(super) struct Row {
    pub item: Item,
    pub label: &'static str,
    pub note: String,
}

/// The headings of the groups, in the order of the keyboard.
pub(super) const HEADINGS: [&str; 4] = ["Play", "People", "Tools", "Learn"];

/// Every group. The first has what is played, with the game in progress before all.
pub(super) fn groups(library: &Library, title: &Title, life: &str) -> [Vec<Row>; 4] {
    let learn = row(Item::Learn, "Learn to play", "short guided games of cards, fights and lives");
    let learn = Some(learn).filter(|_| !library.guides.cards.lessons.is_empty());
    // First for new players, and at hand for everybody else.
    let (first, later) = if title.is_new_here { (learn, None) } else { (None, learn) };
    let goes_on = title.in_progress.as_ref();
    let goes_on = goes_on.map(|game| row(Item::Continue, "Continue", game.standing.clone()));
    let play = goes_on.into_iter().chain(first).chain(games(library, title, life));
    let puzzles = row(Item::Puzzles, "Puzzles", "a table, a question, three hints");
    let puzzles = Some(puzzles).filter(|_| !library.puzzles.is_empty());
    [play.collect(), people(), tools(), later.into_iter().chain(puzzles).collect()]
}

fn games(library: &Library, title: &Title, life: &str) -> [Row; 7] {
    let campaign = match title.campaign_waits {
        true => "the campaign goes on where it was left",
        false => "a campaign: contracts, boardings, the books",
    };
    [
        row(Item::Begin, "Quick start", title.new_game.in_words(library)),
        row(Item::New, "New game", "captains, decks, rules, seed"),
        row(Item::Skirmish, "Skirmish", "a fight, by either rule set"),
        row(Item::Life, "A life", life),
        row(Item::Campaign, "One crew", campaign),
        row(Item::Daily, "Daily deal", "everybody's same game of today"),
        row(Item::Draft, "Draft", "a deck of your own, one of four cards at a time"),
    ]
}

fn people() -> Vec<Row> {
    vec![
        row(Item::People, "The library of people", "everybody you have kept"),
        row(Item::Sickbay, "Sickbay", "wounds and time"),
        row(Item::Referee, "The Referee's desk", "any task or check"),
    ]
}

fn tools() -> Vec<Row> {
    // A page is closed by the browser.
    let last = if cfg!(target_arch = "wasm32") {
        row(Item::File, "Open a file", "a game, a life, a person, a deck")
    } else {
        row(Item::Quit, "Quit", "the game is kept as it is")
    };
    vec![
        row(Item::Decks, "Deck builder", "your decks and the cards there are"),
        row(Item::Packs, "Card packs", "the game's and your own, on or off"),
        row(Item::Statistics, "Statistics", "finished games, to be watched again"),
        row(Item::Settings, "Settings", "size, colours, motion, sound; F2 anywhere"),
        row(Item::Credits, "Credits", "whose rules and whose work this is"),
        last,
    ]
}

fn row(item: Item, label: &'static str, note: impl Into<String>) -> Row {
    Row { item, label, note: note.into() }
}
