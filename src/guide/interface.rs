//! The words for what is done or looks otherwise, depending on where the game runs.

use serde::Deserialize;

/// The means by which somebody plays.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Interface {
    Terminal,
    /// Keyboard and mouse.
    #[default]
    Keyboard,
    Touch,
    Gamepad,
}

impl Interface {
    /// All of them.
    pub const ALL: [Interface; 4] =
        [Interface::Terminal, Interface::Keyboard, Interface::Touch, Interface::Gamepad];
}

/// One thing in the words of each interface.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    pub terminal: String,
    pub keyboard: String,
    pub touch: String,
    pub gamepad: String,
}

impl Wording {
    /// The words of one interface.
    pub fn of(&self, interface: Interface) -> &str {
        match interface {
            Interface::Terminal => &self.terminal,
            Interface::Keyboard => &self.keyboard,
            Interface::Touch => &self.touch,
            Interface::Gamepad => &self.gamepad,
        }
    }

    /// The same words for each of them, changed in its own way.
    pub(super) fn each(mut words: impl FnMut(Interface) -> String) -> Wording {
        Wording {
            terminal: words(Interface::Terminal),
            keyboard: words(Interface::Keyboard),
            touch: words(Interface::Touch),
            gamepad: words(Interface::Gamepad),
        }
    }
}
