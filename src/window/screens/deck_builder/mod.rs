//! The deck builder: the pool with its search, the card that is looked at, the deck with its figures.
//!
//! The rules of decks are in [`crate::builder`], which knows no window.
//! Here stand what is chosen and typed ([`mod@deck_editor`]), what becomes of it on disk ([`files`]), the keys
//! ([`keys`]) and the picture ([`screen`]). A change is on disk before the next frame: there is nothing
//! to lose. Shipped decks are never written to; changing one makes a copy.

mod action;
mod bar;
mod deck_editor;
mod dialogs;
mod files;
mod importing;
mod keys;
mod list;
mod pool;
mod rows;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod tapped;
#[cfg(test)]
mod tests;
mod verdict;

pub(in crate::window) use action::{DeckEditorAction, DeckEditorDialog, Pane};
pub(in crate::window) use deck_editor::DeckEditor;
pub(in crate::window) use screen::plugin;
