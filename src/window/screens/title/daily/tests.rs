//! The page of the daily deal without a window.

use bevy_egui::egui::{Event, Key, OutputCommand};
use jiff::civil::date;

use super::*;
use crate::window::testing::{context, key, raw};
use crate::{
    builder::testing::library,
    daily::Deal,
    replay_timeline::testing::played,
    roster::testing::folder,
    saves::{CardArtefact, Saves},
    window::ui::drawing,
};

const TODAY: Date = date(2026, 11, 26);

/// The page of a day, with what is kept in this folder.
struct Shown {
    saves: Saves,
    title: Title,
}

impl Shown {
    fn new(name: &str) -> Shown {
        let mut shown = Shown { saves: Saves::at(folder(name)), title: Title::default() };
        shown.turn_to(TODAY);
        shown
    }

    fn turn_to(&mut self, day: Date) {
        let daily = Daily::of(day, TODAY, &library(), &self.saves).expect("a deal");
        self.title.daily = Some(daily);
        self.title.page = Page::Daily;
    }

    fn deal(&self) -> Deal {
        self.title.daily.as_ref().expect("a day is shown").deal.clone()
    }

    /// What is chosen with these keys, and what is copied.
    fn strike(&mut self, keys: &[Key]) -> (Vec<Item>, Vec<String>) {
        let (ctx, library) = (context(), library());
        let (mut chosen, mut copied) = (Vec::new(), Vec::new());
        for &struck in keys {
            let events: Vec<Event> = vec![key(struck)];
            let output = ctx.run(raw(events), |ctx| {
                let done =
                    drawing::page(ctx, |ui| page(ui, ui.max_rect(), &library, &mut self.title));
                chosen.extend(done);
            });
            let commands = output.platform_output.commands;
            copied.extend(commands.into_iter().filter_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text),
                OutputCommand::CopyImage(_) | OutputCommand::OpenUrl(_) => None,
            }));
        }
        (chosen, copied)
    }

    /// Keeps a game with the deal of the day that is shown, played to its end.
    fn finish(&self) {
        let Deal { setup, seed, .. } = self.deal();
        let done: CardArtefact = played(setup, seed);
        let file = self.saves.next_file();
        self.saves.keep(&file, &done).expect("kept");
        self.saves.finish(&file, &done).expect("finished");
    }
}

#[test]
fn it_is_begun_and_one_turns_from_day_to_day() {
    let mut shown = Shown::new("daily-page");
    assert_eq!(shown.strike(&[Key::Enter]).0, [Item::PlayDaily]);
    assert_eq!(shown.strike(&[Key::ArrowDown, Key::ArrowLeft]).0, [Item::DayBefore]);
    assert_eq!(shown.strike(&[Key::ArrowRight]).0, [Item::DayAfter]);
    assert_eq!(shown.strike(&[Key::Escape]), (vec![], vec![]));
    assert_eq!(shown.title.page, Page::Home);
}

#[test]
fn what_came_of_it_can_be_copied_and_the_day_keeps_its_place() {
    let mut shown = Shown::new("daily-page-over");
    shown.finish();
    shown.turn_to(TODAY);
    assert_eq!(shown.strike(&[Key::ArrowDown, Key::ArrowLeft]).0, [Item::DayBefore]);
    let (chosen, copied) = shown.strike(&[Key::ArrowDown, Key::Enter]);
    assert_eq!(chosen, []);
    assert_eq!(copied.len(), 1);
    assert!(copied[0].starts_with("Far Lanes, the deal of 26 November 2026\n"), "{copied:?}");
    assert!(copied[0].ends_with("far-lanes daily --date 2026-11-26"), "{copied:?}");
    shown.turn_to(TODAY.yesterday().expect("a day before"));
    shown.title.selected = 1;
    assert_eq!(
        shown.strike(&[Key::ArrowRight]).0,
        [Item::DayAfter],
        "it is open, the result's row is gone"
    );
}
