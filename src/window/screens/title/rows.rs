//! The rows of the title in four groups: what is played stands large at the left, and beside it where one
//! learns, the people, and the tools.

use bevy_egui::egui::{Align2, Key, Rect, Ui, pos2, vec2};

use super::state::Title;
use crate::data::Library;
use crate::window::ui::{
    keys,
    magnifier::attend,
    menu, paint,
    theme::{self, size},
};

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
    /// A game as it was set up last, at once.
    Begin,
    /// A game is set up.
    New,
    Decks,
    Packs,
    Skirmish,
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
    label: &'static str,
    pub note: String,
}

/// The headings of the groups, in the order of the keyboard.
const HEADINGS: [&str; 4] = ["Play", "People", "Tools", "Learn"];

fn row(item: Item, label: &'static str, note: impl Into<String>) -> Row {
    Row { item, label, note: note.into() }
}

/// Every group. The first has what is played, with the game in progress before all.
fn groups(library: &Library, title: &Title, life: &str) -> [Vec<Row>; 4] {
    let has_lessons = !library.guides.cards.lessons.is_empty();
    let learn =
        || row(Item::Learn, "Learn to play", "short guided games of cards, fights and lives");
    let campaign = match title.campaign_waits {
        true => "the campaign goes on where it was left",
        false => "a campaign: contracts, boardings, the books",
    };
    let mut play = vec![
        row(Item::Begin, "Quick start", title.new_game.in_words(library)),
        row(Item::New, "New game", "captains, decks, rules, seed"),
        row(Item::Skirmish, "Skirmish", "a fight, by either rule set"),
        row(Item::Life, "A life", life),
        row(Item::Campaign, "One crew", campaign),
    ];
    // First for new players, and at hand for everybody else.
    let mut learning = Vec::new();
    if has_lessons && title.is_new_here {
        play.insert(0, learn());
    } else if has_lessons {
        learning.push(learn());
    }
    if let Some(game) = &title.in_progress {
        play.insert(0, row(Item::Continue, "Continue", game.standing.clone()));
    }
    // A page is closed by the browser.
    let last = if cfg!(target_arch = "wasm32") {
        row(Item::File, "Open a file", "a game, a life, a person, a deck")
    } else {
        row(Item::Quit, "Quit", "the game is kept as it is")
    };
    let people = vec![
        row(Item::People, "The library of people", "everybody you have kept"),
        row(Item::Sickbay, "Sickbay", "wounds and time"),
        row(Item::Referee, "The Referee's desk", "any task or check"),
    ];
    let tools = vec![
        row(Item::Decks, "Deck builder", "your decks and the cards there are"),
        row(Item::Packs, "Card packs", "the game's and your own, on or off"),
        row(Item::Statistics, "Statistics", "finished games, to be watched again"),
        row(Item::Settings, "Settings", "size, colours, motion, sound; F2 anywhere"),
        row(Item::Credits, "Credits", "whose rules and whose work this is"),
        last,
    ];
    [play, people, tools, learning]
}

/// Height of a large row, of a small one, and of a heading with the gap below it.
const LARGE: f32 = 46.0;
const SMALL: f32 = 32.0;
const HEADING: f32 = 24.0;

/// A row with its place, and its group.
struct Placed {
    row: Row,
    rect: Rect,
    group: usize,
}

/// Where everything stands: the first group at the left, the second and the last in the middle, the third
/// at the right.
fn placed(groups: [Vec<Row>; 4], area: Rect) -> Vec<Placed> {
    let column =
        |x: f32, width: f32| Rect::from_min_size(area.min + vec2(x, 0.0), vec2(width, 0.0));
    let (left, middle, right) = (column(0.0, 480.0), column(540.0, 240.0), column(806.0, 240.0));
    let mut below = middle.top();
    let mut all = Vec::new();
    for (n, group) in groups.into_iter().enumerate() {
        let (at, tall) = match n {
            0 => (left, LARGE),
            2 => (right, SMALL),
            _ => (middle.with_min_y(below), SMALL),
        };
        let mut y = at.top() + HEADING;
        for row in group {
            let rect = Rect::from_min_size(pos2(at.left(), y), vec2(at.width(), tall));
            y += tall + 6.0;
            all.push(Placed { row, rect, group: n });
        }
        if n == 1 {
            below = y + 18.0;
        }
    }
    all
}

/// Draws the rows below the top of `area`, moves the keyboard among them, and hands back the one that was
/// chosen.
pub(super) fn rows(
    ui: &mut Ui,
    area: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
) -> Option<Item> {
    let placed = placed(groups(library, title, life), area);
    let selected = walk(ui, &placed, title.selected);
    title.selected = selected;
    let mut chosen = confirmed(ui).then(|| placed[selected].row.item);
    for (n, it) in placed.iter().enumerate() {
        if draw(ui, it, n == title.selected) {
            chosen = Some(it.row.item);
        }
        let moved = ui.input(|input| input.pointer.is_moving());
        if moved && ui.rect_contains_pointer(it.rect) {
            title.selected = n;
        }
    }
    for (group, heading) in HEADINGS.into_iter().enumerate() {
        let first = placed.iter().find(|it| it.group == group);
        if let Some(first) = first {
            let at = first.rect.left_top() - vec2(-2.0, HEADING - 4.0);
            paint::caption(ui.painter(), at, Align2::LEFT_TOP, heading, size::SMALL, theme::FAINT);
        }
    }
    note(ui, area, &placed[title.selected]);
    chosen
}

fn confirmed(ui: &Ui) -> bool {
    ui.input(|input| keys::struck(input, Key::Enter) || keys::struck(input, Key::Space))
}

/// The row that the keyboard comes to: up and down in order, left and right to the nearest of the next
/// column.
fn walk(ui: &Ui, placed: &[Placed], from: usize) -> usize {
    let (steps, across) = ui.input(|input| {
        let right = input.num_presses(Key::ArrowRight) as isize;
        (keys::step(input), right - input.num_presses(Key::ArrowLeft) as isize)
    });
    let from = from.min(placed.len() - 1);
    let at = (from as isize + steps).rem_euclid(placed.len() as isize) as usize;
    if across == 0 { at } else { beside(placed, at, across > 0) }
}

/// The row nearest to the one at `from` in the column at its right or left; itself where there is none.
fn beside(placed: &[Placed], from: usize, right: bool) -> usize {
    let here = placed[from].rect;
    let ahead = |it: &Placed| {
        let step = it.rect.left() - here.left();
        if right { step } else { -step }
    };
    let others = placed.iter().enumerate().filter(|(_, it)| ahead(it) > 1.0);
    let far = |it: &Placed| (ahead(it), (it.rect.center().y - here.center().y).abs());
    let nearest = others.min_by(|(_, one), (_, other)| {
        let ((x, y), (u, v)) = (far(one), far(other));
        x.total_cmp(&u).then(y.total_cmp(&v))
    });
    nearest.map_or(from, |(n, _)| n)
}

/// Draws one; whether it was clicked.
fn draw(ui: &mut Ui, Placed { row, rect, group }: &Placed, selected: bool) -> bool {
    if selected {
        attend(ui.ctx(), *rect);
    }
    let clicked = menu::button(ui, *rect, row.label, selected);
    if *group == 0 {
        let at = rect.left_center() + vec2(154.0, 0.0);
        let room = rect.right() - 14.0 - at.x;
        let (p, points) = (ui.painter(), size::SMALL);
        paint::fitted(p, at, Align2::LEFT_CENTER, &row.note, points, theme::QUIET, room, false);
    }
    clicked
}

/// The note on the selected row, where the row itself has no room for it.
fn note(ui: &Ui, area: Rect, Placed { row, group, .. }: &Placed) {
    if *group != 0 {
        let at = pos2(area.left() + 2.0, area.bottom());
        paint::say(ui.painter(), at, Align2::LEFT_BOTTOM, &row.note, size::BODY, theme::QUIET);
    }
}

#[cfg(test)]
mod tests;
