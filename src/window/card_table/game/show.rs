//! Shows what has happened in motion.

use super::playing::Playing;
use crate::{
    settings::Settings,
    window::card_table::{motion::Motion, table_ui::TableUi},
};

/// Shows what has happened from the event with number `from` on.
pub(super) fn show(
    playing: &Playing,
    from: usize,
    table_ui: &TableUi,
    settings: &Settings,
    motion: &mut Motion,
) {
    let session = &playing.session;
    let news = &session.events()[from..];
    motion.add(news, session.person(), &table_ui.places, settings.reduced_motion);
}
