//! The state of the referee's desk, and how actions change it. Needs no window.

use bevy::prelude::Resource;
use dice::Dice;
use engine::Rulebook;

use super::{
    action::RefereeAction,
    entries::Entries,
    examples,
    field::{Field, Page, Trouble},
    people::Known,
    record::{Fallen, Record},
    task_form::TaskForm,
    throw_odds::{self, ThrowOdds},
};
use crate::roster::Roster;
use crate::window::ui::{dialogs::HelpDialog, rulebook::RulebookPage};

/// The state of the referee's desk.
#[derive(Resource)]
pub struct Referee {
    pub entries: Entries,
    /// The row that the keyboard stands on.
    pub selected: Field,
    pub people: Roster,
    /// Every throw, oldest first.
    pub history: Vec<Record>,
    /// Which of them is read; `None` while the next one is being made ready.
    pub reading: Option<usize>,
    pub dialog: HelpDialog,
    /// Where the rulebook is open.
    pub book: RulebookPage,
    /// Which example was filled in last.
    pub example: usize,
    dice: Dice,
    /// The seed of the dice, and how often they were thrown.
    pub seed: u64,
    pub thrown: usize,
    /// Which rule of the throw was looked up last.
    looked_up: usize,
}

impl Referee {
    /// An empty history and the first example of both pages.
    pub fn new(seed: u64) -> Referee {
        let check = examples::check(characters::Characteristic::Dex, 7, "", 0);
        let mut entries = Entries {
            page: Page::Check,
            who: 0,
            task: TaskForm {
                line: String::new(),
                level: Some(0),
                score: 7,
                stand_in: None,
                unskilled: None,
                grades: String::new(),
                minutes: None,
            },
            check,
            seed: seed.to_string(),
        };
        examples::fill(&mut entries, 0);
        entries.page = Page::Task;
        examples::fill(&mut entries, 0);
        Referee {
            entries,
            selected: Field::Line,
            people: Roster::default(),
            history: Vec::new(),
            reading: None,
            dialog: HelpDialog::Nothing,
            book: RulebookPage::default(),
            example: 0,
            dice: Dice::seeded(seed),
            seed,
            thrown: 0,
            looked_up: 0,
        }
    }

    /// The throw that is ready, or why none is.
    pub fn throw_odds(&self) -> Result<ThrowOdds, Trouble> {
        let entries = &self.entries;
        let known = entries.known(&self.people);
        let person = known.as_ref().map(|known| &known.person);
        let name = |known: &Known| known.name.clone();
        let who = known.as_ref().map_or("somebody unnamed".to_owned(), name);
        match entries.page {
            Page::Task => Ok(throw_odds::task(&entries.task.prepare(person)?, who)),
            Page::Check => {
                let prepared = entries.check.prepare(person)?;
                Ok(throw_odds::check(&prepared, entries.check.title(), who))
            }
        }
    }

    /// The throw that is read, if one is.
    pub fn record(&self) -> Option<&Record> {
        self.history.get(self.reading?)
    }

    /// Carries out an action, if it is possible. Leaving and the scale are not the
    /// desk's own.
    pub fn carry_out(&mut self, action: RefereeAction, book: &Rulebook) {
        match action {
            RefereeAction::Page(page) => {
                self.entries.page = page;
                self.selected = page.fields()[0];
                (self.reading, self.example) = (None, 0);
            }
            RefereeAction::Select(field) => self.selected = field,
            RefereeAction::Walk(steps) => self.walk(steps),
            RefereeAction::Typed(field, text) => self.typed(field, text),
            RefereeAction::Turn(field, steps) => {
                self.entries.turn(field, steps, &self.people);
                self.reading = None;
            }
            RefereeAction::Example(nth) => {
                self.example = nth;
                examples::fill(&mut self.entries, nth);
                (self.reading, self.selected) = (None, self.entries.page.fields()[0]);
            }
            RefereeAction::Throw => self.throw(),
            RefereeAction::Read(nth) => self.reading = nth.filter(|&nth| nth < self.history.len()),
            RefereeAction::Leaf(steps) => self.leaf(steps),
            RefereeAction::NewSeed(seed) => self.take_dice(seed),
            RefereeAction::SameDice => self.take_dice(self.seed),
            RefereeAction::Open(dialog) => self.dialog = dialog,
            RefereeAction::Rule(id) => self.look_up(&id, book),
            RefereeAction::NextRule => self.next_rule(book),
            RefereeAction::Book(reading) => self.book = reading,
            RefereeAction::Scale(_) | RefereeAction::Leave => {}
        }
    }

    fn walk(&mut self, steps: isize) {
        let fields = self.entries.page.fields();
        let here = fields.iter().position(|&field| field == self.selected).unwrap_or(0);
        self.selected = fields[(here as isize + steps).rem_euclid(fields.len() as isize) as usize];
    }

    fn typed(&mut self, field: Field, text: String) {
        if field == Field::Seed {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            self.take_dice(digits.parse().unwrap_or(0));
            self.entries.seed = digits;
            return;
        }
        if let Some(line) = self.entries.text(field) {
            *line = text;
        }
        self.reading = None;
    }

    fn take_dice(&mut self, seed: u64) {
        (self.dice, self.seed, self.thrown) = (Dice::seeded(seed), seed, 0);
        self.entries.seed = seed.to_string();
        self.reading = None;
    }

    /// Throws what stands ready.
    fn throw(&mut self) {
        let (Ok(throw_odds), Some(fallen)) = (self.throw_odds(), self.fall()) else { return };
        self.thrown += 1;
        let (nth, seed, of_seed) = (self.history.len() + 1, self.seed, self.thrown);
        self.reading = Some(self.history.len());
        self.looked_up = 0;
        self.history.push(Record { nth, seed, of_seed, throw_odds, fallen });
    }

    /// Lets the dice fall, if everything is ready.
    fn fall(&mut self) -> Option<Fallen> {
        let known = self.entries.known(&self.people).map(|known| known.person);
        Some(match self.entries.page {
            Page::Task => {
                let prepared = self.entries.task.prepare(known.as_ref()).ok()?;
                Fallen::task(&prepared, &mut self.dice)
            }
            Page::Check => {
                let mut prepared = self.entries.check.prepare(known.as_ref()).ok()?;
                Fallen::check(&mut prepared, &mut self.dice)
            }
        })
    }

    fn leaf(&mut self, steps: isize) {
        let count = self.history.len() as isize;
        let here = self.reading.map_or(count, |nth| nth as isize);
        let next = (here + steps).clamp(0, count);
        self.reading = (next < count).then_some(next as usize);
    }

    fn look_up(&mut self, id: &str, book: &Rulebook) {
        if let Some(page) = RulebookPage::of(id, book) {
            self.book = page;
            self.dialog = HelpDialog::Rules;
        }
    }

    /// Rule after rule of the throw that is shown, the row's own first.
    fn next_rule(&mut self, book: &Rulebook) {
        let mut rules = vec![self.selected.rule(self.entries.page).to_owned()];
        let thrown = self.record().map(|record| record.fallen.throw.modifiers.clone());
        let ready = || self.throw_odds().map(|throw_odds| throw_odds.modifiers).unwrap_or_default();
        rules.extend(thrown.unwrap_or_else(ready).into_iter().map(|it| it.rule.into_owned()));
        rules.dedup();
        let next = if self.dialog == HelpDialog::Rules { self.looked_up + 1 } else { 0 };
        self.looked_up = next % rules.len();
        self.look_up(&rules[self.looked_up], book);
    }
}
