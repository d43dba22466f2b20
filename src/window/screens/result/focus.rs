//! The keyboard's place on the result: a row of the menu, a round of the plot, a turning point.

use bevy_egui::egui::{Context, InputState, Key};

use crate::window::ui::keys;

/// Something that can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Row(usize),
    Round(usize),
    Moment(usize),
}

impl Default for Focus {
    fn default() -> Focus {
        Focus::Row(0)
    }
}

/// How many of each there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shape {
    pub rows: usize,
    pub rounds: usize,
    pub moments: usize,
}

impl Focus {
    /// Moves by the keys of this frame; what was pressed.
    pub fn walk(&mut self, ctx: &Context, shape: Shape) -> Option<Focus> {
        ctx.input(|input| {
            let across = input.num_presses(Key::ArrowRight) as isize
                - input.num_presses(Key::ArrowLeft) as isize;
            for _ in 0..across.abs() {
                *self = if across > 0 { self.right(shape) } else { self.left(shape) };
            }
            if input.num_presses(Key::Tab) > 0 {
                *self = self.next(shape);
            }
            *self = self.down(keys::step(input), shape);
            confirmed(input).then_some(*self)
        })
    }

    fn right(self, shape: Shape) -> Focus {
        match self {
            Focus::Row(_) if shape.rounds > 0 => Focus::Round(0),
            Focus::Round(n) if n + 1 < shape.rounds => Focus::Round(n + 1),
            Focus::Round(_) if shape.moments > 0 => Focus::Moment(0),
            Focus::Row(_) | Focus::Round(_) | Focus::Moment(_) => self,
        }
    }

    fn left(self, shape: Shape) -> Focus {
        match self {
            Focus::Moment(_) if shape.rounds > 0 => Focus::Round(shape.rounds - 1),
            Focus::Round(n) if n > 0 => Focus::Round(n - 1),
            Focus::Row(n) => Focus::Row(n),
            Focus::Round(_) | Focus::Moment(_) => Focus::Row(0),
        }
    }

    /// From one of the three to the next.
    fn next(self, shape: Shape) -> Focus {
        match self {
            Focus::Row(_) if shape.rounds > 0 => Focus::Round(shape.rounds - 1),
            Focus::Row(_) | Focus::Round(_) if shape.moments > 0 => Focus::Moment(0),
            Focus::Row(_) | Focus::Round(_) | Focus::Moment(_) => Focus::Row(0),
        }
    }

    fn down(self, steps: isize, shape: Shape) -> Focus {
        // While the story is not known there is nowhere to go.
        let around = |n: usize, count: usize| match count {
            0 => n,
            _ => (n as isize + steps).rem_euclid(count as isize) as usize,
        };
        match self {
            Focus::Row(n) => Focus::Row(around(n, shape.rows)),
            Focus::Round(n) => Focus::Round(n),
            Focus::Moment(n) => Focus::Moment(around(n, shape.moments)),
        }
    }
}

fn confirmed(input: &InputState) -> bool {
    keys::struck(input, Key::Enter) || keys::struck(input, Key::Space)
}
