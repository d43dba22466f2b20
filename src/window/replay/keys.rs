//! The keys of a record that is watched.

use bevy_egui::egui::{Context, InputState, Key};

use super::{deed::Deed, watching::Watching};
use crate::window::{
    keys::{self, struck},
    table_ui::{Act, Open},
};

/// The keys as the help lists them.
pub(super) const HELP: [(&str, &str); 13] = [
    ("Space", "run, or stop"),
    ("↑ ↓", "run faster or slower"),
    ("← →", "one decision back or on"),
    ("PgUp PgDn", "one round back or on"),
    ("Home End", "the deal, and the end"),
    ("N, Shift+N", "the next decision of a rival, or the one before"),
    ("Y", "why the rival decides like that, once the game is over"),
    ("S", "from the next captain's seat, once the game is over"),
    ("Tab, V", "walk over the cards, and read one"),
    ("R, L, B, G", "the next rival's side, the log, the rulebook, the glossary"),
    ("+ −", "everything larger or smaller"),
    ("F1, H", "this page"),
    ("Esc", "close what is open; leave"),
];

/// What the keys of this frame ask for.
pub(super) fn pressed(ctx: &Context, watching: &Watching) -> Vec<Deed> {
    ctx.input(|input| {
        let mut deeds: Vec<Deed> = keys::scale(input).map(Deed::At).into_iter().collect();
        deeds.extend(if watching.tells_why() {
            in_the_reasons(input)
        } else {
            match &watching.table_ui.open {
                Open::Nothing => watched(input, watching),
                Open::Rules => in_the_rulebook(input, watching),
                Open::Glossary => in_the_glossary(input, watching),
                Open::Card(_) => reading(input, watching),
                Open::Log => closing(input, &[Key::L]),
                Open::Keys
                | Open::Signs
                | Open::Advice
                | Open::Whys
                | Open::Options { .. }
                | Open::Pause { .. }
                | Open::Sure { .. }
                | Open::Farewell { .. }
                | Open::Marked { .. } => closing(input, &[Key::I, Key::F1, Key::H, Key::Enter]),
            }
        });
        deeds
    })
}

fn watched(input: &InputState, watching: &Watching) -> Vec<Deed> {
    let open = |open| Deed::At(Act::Open(open));
    let mut deeds = Vec::new();
    let mut on = |key: Key, deed: Deed| {
        if struck(input, key) {
            deeds.push(deed);
        }
    };
    on(Key::Escape, Deed::Leave);
    on(Key::Space, Deed::Run);
    on(Key::Y, Deed::Why);
    on(Key::N, Deed::Rival(if input.modifiers.shift { -1 } else { 1 }));
    on(Key::Home, Deed::GoTo(0));
    on(Key::End, Deed::GoTo(usize::MAX));
    on(Key::L, open(Open::Log));
    on(Key::I, open(Open::Signs));
    on(Key::B, open(Open::Rules));
    on(Key::G, open(Open::Glossary));
    on(Key::F1, open(Open::Keys));
    on(Key::H, open(Open::Keys));
    if struck(input, Key::S) {
        deeds.extend(watching.seat_after().map(Deed::Sit));
    }
    if struck(input, Key::R) {
        let next = watching.table_ui.rival_after(&watching.view);
        deeds.extend(next.map(|seat| Deed::At(Act::Show(seat))));
    }
    if struck(input, Key::V) {
        let look = watching.table_ui.face_in_focus(&watching.view);
        deeds.extend(look.map(|look| open(Open::Card(look))));
    }
    deeds.extend(walked(input));
    deeds.extend(stepped(input));
    deeds
}

/// Held keys go on.
fn stepped(input: &InputState) -> impl Iterator<Item = Deed> {
    let by =
        |more: Key, less: Key| input.num_presses(more) as isize - input.num_presses(less) as isize;
    let steps = by(Key::ArrowRight, Key::ArrowLeft);
    let rounds = by(Key::PageDown, Key::PageUp);
    let faster = -keys::step(input);
    let some = |count: isize, deed: fn(isize) -> Deed| (count != 0).then(|| deed(count));
    [some(steps, Deed::Step), some(rounds, Deed::Round), some(faster, Deed::Faster)]
        .into_iter()
        .flatten()
}

fn walked(input: &InputState) -> Option<Deed> {
    let tabs = input.num_presses(Key::Tab) as isize;
    let tabs = if input.modifiers.shift { -tabs } else { tabs };
    (tabs != 0).then_some(Deed::At(Act::Walk(tabs)))
}

fn reading(input: &InputState, watching: &Watching) -> Vec<Deed> {
    let across =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    if across != 0 && watching.table_ui.at.is_some() {
        return vec![Deed::At(Act::Walk(across))];
    }
    walked(input).map_or_else(|| closing(input, &[Key::V, Key::Enter, Key::Space]), |it| vec![it])
}

fn in_the_rulebook(input: &InputState, watching: &Watching) -> Vec<Deed> {
    let (table_ui, view) = (&watching.table_ui, &watching.view);
    let turned = keys::in_the_rulebook(input, view, table_ui).into_iter();
    turned.map(Deed::At).collect()
}

fn in_the_glossary(input: &InputState, watching: &Watching) -> Vec<Deed> {
    let turned = keys::in_the_glossary(input, &watching.view, &watching.table_ui).into_iter();
    turned.map(Deed::At).collect()
}

fn in_the_reasons(input: &InputState) -> Vec<Deed> {
    if struck(input, Key::Escape) || struck(input, Key::Y) || struck(input, Key::Enter) {
        return vec![Deed::Why];
    }
    if struck(input, Key::N) {
        return vec![Deed::Rival(if input.modifiers.shift { -1 } else { 1 })];
    }
    stepped(input).filter(|deed| matches!(deed, Deed::Step(_))).collect()
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Deed> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![Deed::At(Act::Open(Open::Nothing))] } else { Vec::new() }
}
