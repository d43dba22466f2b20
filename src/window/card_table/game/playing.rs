//! The session at the table and its log in words.

use bevy::prelude::Resource;

use crate::{
    hints::advisers::Thought,
    logbook::{Bookmark, Reader},
    session::Session,
    window::{card_table::view::LogLine, ui::screen::Screen},
};

/// The session at the table, and how much of its journal the log has read. Not a resource: minds
/// need not be shared between threads.
pub(in crate::window) struct Playing {
    pub session: Session,
    /// Where one goes from the table: the title, the campaign that the game is a voyage of, or the draft of its decks.
    pub home: Screen,
    /// The thought of an adviser.
    pub thought: Option<Thought>,
    /// How many events of its journal the log has read.
    pub(super) read: usize,
    pub(super) mark: Bookmark,
}

/// The log in words.
#[derive(Resource, Default)]
pub(in crate::window) struct LogBook {
    pub lines: Vec<LogLine>,
    /// Lines from here on are news: they came after the person's last decision.
    pub news: usize,
    /// Why the newest state is not on disk.
    pub trouble: Option<String>,
}

impl Playing {
    /// The session at the beginning of its log.
    pub(super) fn new(session: Session, home: Screen) -> Playing {
        Playing { session, home, thought: None, read: 0, mark: Bookmark::default() }
    }

    /// Writes what has happened since last time into the log.
    pub(super) fn read_on(&mut self, log: &mut LogBook) {
        let session = &self.session;
        let names = session.names();
        let reader = Reader { viewer: Some(session.person()), names: &names, book: session.book() };
        let (events, mark) = (&session.events()[self.read..], &mut self.mark);
        log.lines.extend(events.iter().filter_map(|event| LogLine::of(event, &reader, mark)));
        log.trouble = session.trouble().map(ToString::to_string);
        self.read = session.events().len();
    }

    /// Begins the log anew: the game is another one now.
    pub(super) fn read_again(&mut self, log: &mut LogBook) {
        (self.thought, self.read, self.mark) = (None, 0, Bookmark::default());
        log.lines.clear();
        self.read_on(log);
        log.news = log.lines.len();
    }
}
