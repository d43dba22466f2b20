//! The keyboard's place on the result: a row of the menu, a round of the plot, a turning point.

use bevy_egui::egui::{Context, Key};

use crate::window::ui::{keys, steps::around};

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
            let across = keys::step_across(input);
            for _ in 0..across.abs() {
                *self = if across > 0 { self.right(shape) } else { self.left(shape) };
            }
            if input.num_presses(Key::Tab) > 0 {
                *self = self.next(shape);
            }
            *self = self.down(keys::step(input), shape);
            keys::confirmed(input).then_some(*self)
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
        match self {
            Focus::Row(n) if shape.rows > 0 => Focus::Row(around(n, steps, shape.rows)),
            Focus::Moment(n) if shape.moments > 0 => Focus::Moment(around(n, steps, shape.moments)),
            // While the story is not known there is nowhere to go.
            Focus::Row(_) | Focus::Round(_) | Focus::Moment(_) => self,
        }
    }
}
