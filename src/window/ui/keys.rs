//! Keys as every screen reads them.

use bevy_egui::egui::{Context, Event, Id, InputState, Key};

use super::{rulebook::RulebookPage, steps::around};

/// How many options a page of the list holds: as many as there are digit keys.
pub const PAGE: usize = 10;

/// The digits, in the order of the options.
pub const DIGITS: [Key; PAGE] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::Num0,
];

/// Gives a field the keyboard before it is drawn, so that it has the letters of this very frame too.
pub fn write_into(ctx: &Context, field: Id) {
    if !ctx.memory(|memory| memory.has_focus(field)) {
        ctx.memory_mut(|memory| memory.request_focus(field));
    }
}

/// Plus and minus, on every screen: by how much everything is to be larger.
pub fn scale(input: &InputState) -> Option<f32> {
    let larger = input.key_pressed(Key::Plus) || input.key_pressed(Key::Equals);
    let smaller = input.key_pressed(Key::Minus);
    (larger != smaller).then_some(if larger { 1.05 } else { 1.0 / 1.05 })
}

/// Whether a key went down in this frame; holding it down does not count again.
pub fn struck(input: &InputState, wanted: Key) -> bool {
    input.events.iter().any(|event| {
        matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted)
    })
}

/// Up or down, as a step through a list; repeats while held.
pub fn step(input: &InputState) -> isize {
    let down = input.num_presses(Key::ArrowDown) as isize;
    down - input.num_presses(Key::ArrowUp) as isize
}

/// Left or right, as a step across; repeats while held.
pub fn step_across(input: &InputState) -> isize {
    let right = input.num_presses(Key::ArrowRight) as isize;
    right - input.num_presses(Key::ArrowLeft) as isize
}

/// Tab as a step on, with Shift as a step back; repeats while held.
pub fn tabbed(input: &InputState) -> isize {
    let tabs = input.num_presses(Key::Tab) as isize;
    if input.modifiers.shift { -tabs } else { tabs }
}

/// Whether what is selected is taken.
pub fn confirmed(input: &InputState) -> bool {
    struck(input, Key::Enter) || struck(input, Key::Space)
}

/// Which place on its page a digit names, counted from 0.
pub fn digit(input: &InputState) -> Option<usize> {
    DIGITS.iter().position(|&key| struck(input, key))
}

/// Which of the options that somebody was advised to take is taken: what a digit names, or by Enter the
/// first, which stands out.
pub fn advised(input: &InputState) -> Option<usize> {
    digit(input).or_else(|| confirmed(input).then_some(0))
}

/// Up and down among so many rows: the row that they come to from `at`.
pub fn moved(input: &InputState, at: usize, count: usize) -> Option<usize> {
    let steps = step(input);
    (steps != 0 && count > 0).then(|| around(at, steps, count))
}

/// `PgUp` and `PgDn` among so many rows: the first row of the page that they come to from `page`.
pub fn paged(input: &InputState, page: usize, count: usize) -> Option<usize> {
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    let last = count.saturating_sub(1) / PAGE;
    (pages != 0).then(|| page.saturating_add_signed(pages).min(last) * PAGE)
}

/// The actions whose keys went down in this frame.
pub fn struck_of<A>(
    input: &InputState,
    keys: impl IntoIterator<Item = (Key, A)>,
) -> impl Iterator<Item = A> {
    let down = keys.into_iter().filter(|(key, _)| struck(input, *key));
    down.map(|(_, action)| action)
}

/// Up and down turn to the next of so many families of rules, and `Escape` closes the rulebook; letters
/// go to the search field.
pub fn turning_pages<A>(
    input: &InputState,
    reading: &RulebookPage,
    families: usize,
    turned: fn(RulebookPage) -> A,
    close: A,
) -> Vec<A> {
    match moved(input, reading.family, families.max(1)) {
        Some(family) => vec![turned(RulebookPage { family, ..RulebookPage::default() })],
        None => closing_with(input, &[], close),
    }
}

/// `Escape` or one of these keys closes what is open.
pub fn closing_with<A>(input: &InputState, keys: &[Key], close: A) -> Vec<A> {
    let closes = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if closes { vec![close] } else { Vec::new() }
}
