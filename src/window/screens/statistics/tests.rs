//! The page of statistics without a window.

use std::{fs, path::PathBuf};

use bevy_egui::egui::{Context, Event, Key};
use characters::healing::RuleSet;

use super::{
    StatisticsAction, StatisticsUi, frame,
    state::{Chosen, Place, Sort, Tables},
};
use crate::{
    builder::testing::library,
    campaign::{
        CampaignArtefact,
        testing::{charted, flown},
    },
    data::Library,
    replay_timeline::testing::{armoury, fought, recorded},
    roster::testing::folder,
    saves::Saves,
    skirmish::session::Fights,
    window::testing,
};

struct Page {
    folder: PathBuf,
    ctx: Context,
    library: Library,
    statistics_ui: StatisticsUi,
}

impl Page {
    /// The page of a home with the games and fights of these seeds and so many files that are none.
    fn of(name: &str, (seeds, fights): (&[u64], &[u64]), broken: usize) -> Page {
        let root = folder(&format!("statistics-{name}"));
        let saves = Saves::at(&root);
        for seed in seeds {
            let file = saves.next_file();
            saves.finish(&file, &recorded(*seed, &["red-ledger"])).expect("it is kept");
        }
        for seed in fights {
            let fights = Fights::at(&saves);
            let fight = fought("duel-at-dawn", RuleSet::Classic, *seed);
            fights.keep(&fights.next_file(), &fight).expect("it is kept");
        }
        let folder = saves.finished_folder();
        fs::create_dir_all(&folder).expect("a folder");
        for n in 0..broken {
            fs::write(folder.join(format!("game-{:04}.json", 900 + n)), "{").expect("a file");
        }
        let tables = Tables { armoury: Some(armoury()), book: Some(charted().book) };
        let statistics_ui = StatisticsUi::new(&saves, tables, Place::default());
        Page { folder: root, ctx: testing::context(), library: library(), statistics_ui }
    }

    fn frame(&mut self, events: Vec<Event>) -> Vec<StatisticsAction> {
        let (mut actions, Page { ctx, library, statistics_ui, .. }) = (Vec::new(), self);
        let _ =
            ctx.run(testing::raw(events), |ctx| actions.extend(frame(ctx, library, statistics_ui)));
        actions
    }

    fn read(mut self) -> Page {
        while !self.statistics_ui.is_done() {
            self.frame(vec![]);
        }
        self
    }

    fn strike(&mut self, key: Key) -> Vec<StatisticsAction> {
        self.frame(vec![testing::key(key)])
    }

    fn chosen(&self) -> Option<PathBuf> {
        let (Chosen::Game(file) | Chosen::Fight(file) | Chosen::Campaign(file)) =
            self.statistics_ui.chosen()?;
        Some(PathBuf::from(file.file_name().expect("a name")))
    }
}

#[test]
fn games_are_read_a_little_each_frame_and_the_newest_stands_first() {
    let mut page = Page::of("newest", (&[3, 4, 5], &[]), 0);
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
    let mut empty = Page::of("nobody", (&[], &[]), 0).read();
    empty.strike(Key::ArrowDown);
    assert_eq!((empty.chosen(), empty.statistics_ui.figures.all.games), (None, 0));
    let mut broken = Page::of("no-games", (&[3], &[]), 5).read();
    broken.frame(vec![]);
    assert_eq!(broken.statistics_ui.broken().len(), 5);
    assert_eq!(broken.chosen(), Some("game-0001.json".into()));
}

#[test]
fn fights_are_listed_and_counted_on_a_page_of_their_own() {
    let mut page = Page::of("fights", (&[3], &[3, 4]), 0).read();
    assert_eq!(page.chosen(), Some("game-0001.json".into()));
    let turned = page.strike(Key::Tab);
    assert_eq!(turned, [StatisticsAction::Turn(Sort::Fights)]);
    page.statistics_ui.turn_to(Sort::Fights);
    assert_eq!(page.chosen(), Some("fight-0002.json".into()));
    page.strike(Key::ArrowDown);
    assert_eq!(page.chosen(), Some("fight-0001.json".into()));
    assert!(matches!(page.statistics_ui.chosen(), Some(Chosen::Fight(_))));
    let figures = &page.statistics_ui.fight_figures;
    assert_eq!((figures.all.fights, figures.rule_sets.len()), (2, 1));
    assert_eq!(page.strike(Key::Enter), [StatisticsAction::Watch]);
    page.statistics_ui.turn_to(Sort::Games);
    assert_eq!(page.chosen(), Some("game-0001.json".into()), "each page keeps its place");
}

#[test]
fn campaigns_are_listed_on_the_third_page_and_one_that_waits_is_not_among_them() {
    let page = Page::of("campaigns", (&[], &[]), 0);
    let folder = page.folder.join("campaigns");
    fs::create_dir_all(&folder).expect("a folder");
    let over = flown(5);
    let waits = CampaignArtefact { finished: false, decisions: Vec::new(), ..over.clone() };
    for (n, campaign) in [&over, &waits].into_iter().enumerate() {
        let file = folder.join(format!("campaign-{:04}.json", n + 1));
        fs::write(file, campaign.write()).expect("a file");
    }
    let tables = Tables { armoury: Some(armoury()), book: Some(charted().book) };
    let statistics_ui = StatisticsUi::new(&Saves::at(&page.folder), tables, Place::default());
    let mut page = Page { statistics_ui, ..page }.read();
    page.statistics_ui.turn_to(Sort::Fights);
    assert_eq!(page.strike(Key::Tab), [StatisticsAction::Turn(Sort::Campaigns)]);
    page.statistics_ui.turn_to(Sort::Campaigns);
    assert_eq!(page.chosen(), Some("campaign-0001.json".into()));
    assert_eq!(page.statistics_ui.campaign_figures.all.campaigns, 1);
    page.frame(vec![]);
    assert_eq!(page.strike(Key::Tab), [StatisticsAction::Turn(Sort::Games)], "the first again");
}
