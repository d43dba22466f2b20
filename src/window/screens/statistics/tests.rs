//! The page of statistics without a window.

use std::{fs, path::PathBuf};

use bevy_egui::egui::{Context, Event, Key};

use super::{StatisticsAction, StatisticsUi, frame};
use crate::{
    builder::testing::library, data::Library, replay_timeline::testing::recorded, saves::Saves,
    window::testing,
};

struct Page {
    ctx: Context,
    library: Library,
    statistics_ui: StatisticsUi,
}

impl Page {
    /// The page of a home with the games of these seeds and so many files that are none.
    fn of(name: &str, seeds: &[u64], broken: usize) -> Page {
        let root = std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        let saves = Saves::at(&root);
        for seed in seeds {
            let file = saves.next_file();
            saves.finish(&file, &recorded(*seed, &["red-ledger"])).expect("it is kept");
        }
        let folder = saves.finished_folder();
        fs::create_dir_all(&folder).expect("a folder");
        for n in 0..broken {
            fs::write(folder.join(format!("game-{:04}.json", 900 + n)), "{").expect("a file");
        }
        let statistics_ui = StatisticsUi::new(&saves, 0);
        Page { ctx: Context::default(), library: library(), statistics_ui }
    }

    fn frame(&mut self, events: Vec<Event>) -> Vec<StatisticsAction> {
        let (mut actions, Page { ctx, library, statistics_ui }) = (Vec::new(), self);
        let _ =
            ctx.run(testing::raw(events), |ctx| actions.extend(frame(ctx, library, statistics_ui)));
        actions
    }

    fn read(mut self) -> Page {
        while !self.statistics_ui.reading.is_done() {
            self.frame(vec![]);
        }
        self
    }

    fn strike(&mut self, key: Key) -> Vec<StatisticsAction> {
        self.frame(vec![testing::key(key)])
    }

    fn chosen(&self) -> Option<PathBuf> {
        self.statistics_ui
            .chosen()
            .map(|chosen| PathBuf::from(chosen.file.file_name().expect("a name")))
    }
}

#[test]
fn games_are_read_a_little_each_frame_and_the_newest_stands_first() {
    let mut page = Page::of("newest", &[3, 4, 5], 0);
    page.frame(vec![]);
    assert!(page.ctx.has_requested_repaint(), "there is more to read");
    let mut page = page.read();
    assert_eq!(page.statistics_ui.figures.all.games, 3);
    assert_eq!(page.chosen(), Some("game-0003.json".into()));
    page.strike(Key::ArrowDown);
    assert_eq!(page.chosen(), Some("game-0002.json".into()));
    page.strike(Key::End);
    assert_eq!(page.chosen(), Some("game-0001.json".into()));
    page.strike(Key::Home);
    assert_eq!(page.chosen(), Some("game-0003.json".into()));
    assert_eq!(page.strike(Key::Enter), [StatisticsAction::Watch]);
    assert_eq!(page.strike(Key::Escape), [StatisticsAction::Leave]);
    (0..4).for_each(|_| drop(page.frame(vec![])));
    assert!(!page.ctx.has_requested_repaint(), "nothing asks to be drawn any more");
}

#[test]
fn nobody_has_to_have_played_and_a_file_that_is_no_game_does_no_harm() {
    let mut empty = Page::of("nobody", &[], 0).read();
    empty.strike(Key::ArrowDown);
    assert_eq!((empty.chosen(), empty.statistics_ui.figures.all.games), (None, 0));
    let mut broken = Page::of("no-games", &[3], 5).read();
    broken.frame(vec![]);
    assert_eq!(broken.statistics_ui.reading.broken().len(), 5);
    assert_eq!(broken.chosen(), Some("game-0001.json".into()));
}
