//! The page on which a campaign is set up: who commands which ship, by which rules, and for what.

use bevy_egui::egui::{Align2, Key, Rect, Ui, pos2, vec2};
use campaign::{Ambition, Length, Scope, Setup, border, text};
use characters::{
    Character,
    data::Service,
    healing::RuleSet,
    sheet::{PersonQuery, PersonRef},
};

use crate::window::{
    card_table::card,
    ui::{
        compact, keys,
        menu::{self, Done, How, Row, Sort},
        paint,
        theme::{self, size},
    },
};
use crate::{
    campaign::{Campaigns, Charted, FIRST_DECK, can_command, captain},
    data::{Library, ListedDeck},
    players::fresh_seed,
    roster::RosterFolder,
    saves::Saves,
};

/// The campaign to come.
#[derive(Debug, Default)]
pub struct NewCampaign {
    pub seed: u64,
    /// Anybody, then those of each service, then those of the library.
    captain: usize,
    deck: usize,
    rules: RuleSet,
    ambition: Ambition,
    /// A short haul; a year unless it was turned to one.
    short: bool,
    /// Whether lessons go along on the first leg; they do on somebody's first campaign.
    pub lessons: bool,
    /// Those of the library who can command.
    library: Vec<Character>,
    /// Who would command, once they are found.
    candidate: Option<Character>,
}

/// A request of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Begin,
    Leave,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Begin,
    Captain,
    Other,
    Deck,
    Rules,
    Ambition,
    Length,
    Lessons,
    Leave,
}

const ITEMS: [(Item, &str, Sort); 9] = [
    (Item::Begin, "Begin", Sort::Press),
    (Item::Captain, "The captain", Sort::Turn),
    (Item::Other, "Somebody else like that", Sort::Press),
    (Item::Length, "How long", Sort::Turn),
    (Item::Deck, "The ship", Sort::Turn),
    (Item::Rules, "Rules of fights", Sort::Turn),
    (Item::Ambition, "The ambition", Sort::Turn),
    (Item::Lessons, "Lessons", Sort::Turn),
    (Item::Leave, "Back to the title", Sort::Press),
];

impl NewCampaign {
    /// With dice of this seed, the decks there are and the library of `saves`.
    pub fn new(seed: u64, decks: &Library, saves: &Saves) -> NewCampaign {
        let people = RosterFolder::at(saves.root()).list();
        let library = people.query::<PersonQuery>().map(|person| person.sheet());
        let library = library.filter(can_command).collect();
        let usual = decks.deck(FIRST_DECK).ok();
        let deck = self::decks(decks).position(|it| Some(it) == usual.as_ref()).unwrap_or(0);
        let lessons = Campaigns::at(saves).files().is_empty();
        NewCampaign { seed, library, deck, lessons, ..NewCampaign::default() }
    }

    /// What the campaign would begin with, if somebody can command.
    pub fn setup(&self, charted: &Charted, library: &Library) -> Option<Setup> {
        let captain = self.candidate.clone().or_else(|| self.find(charted))?;
        let deck = decks(library).nth(self.deck)?.deck.clone();
        Some(Setup {
            captain,
            deck,
            rules: self.rules,
            ambition: self.ambition,
            length: self.length(),
            scope: Scope::Full,
        })
    }

    fn length(&self) -> Length {
        if self.short { Length::Short } else { Length::Year }
    }

    /// Draws the page and turns what is turned on it.
    pub(super) fn draw(
        &mut self,
        ui: &mut Ui,
        (charted, library): (&Charted, &Library),
        selected: &mut usize,
    ) -> Option<Wanted> {
        if self.candidate.is_none() {
            self.candidate = self.find(charted);
        }
        let all = ui.max_rect();
        let (list, portrait) = plan(ui, all);
        let values = ITEMS.map(|(item, ..)| self.value(item, charted, library));
        let rows: Vec<Row> = ITEMS
            .iter()
            .zip(&values)
            .map(|(&(_, label, sort), value)| Row { label, value, sort })
            .collect();
        let done = menu::draw_rows(ui, list, 40.0, &rows, selected, &mut String::new());
        self.portrait(ui, portrait, charted);
        if ui.input(|input| keys::struck(input, Key::Escape)) {
            return Some(Wanted::Leave);
        }
        let Done { row, how } = done?;
        self.use_row(ITEMS[row].0, how, library)
    }

    fn value(&self, item: Item, charted: &Charted, library: &Library) -> String {
        match item {
            Item::Begin => String::new(),
            Item::Length => text::length(self.length(), &charted.book),
            Item::Captain => self.kind(),
            Item::Other => String::new(),
            Item::Deck => {
                decks(library).nth(self.deck).map_or("no deck", |it| &it.deck.name).to_owned()
            }
            Item::Rules => match self.rules {
                RuleSet::Classic => "classic".to_owned(),
                RuleSet::SecondEdition => "second edition".to_owned(),
            },
            Item::Ambition => text::ambition(self.ambition, self.length(), &charted.book),
            Item::Lessons => match self.lessons {
                true => "on the first leg".to_owned(),
                false => "none".to_owned(),
            },
            Item::Leave => String::new(),
        }
    }

    /// Which kind of captain is sought.
    fn kind(&self) -> String {
        match self.captain.checked_sub(1) {
            None => "anybody who will have you".to_owned(),
            Some(n) => match (Service::ALL.get(n), self.library.get(self.named(n))) {
                (Some(service), _) => format!("served: {service}"),
                (None, Some(person)) => person.identity.styled(),
                (None, None) => String::new(),
            },
        }
    }

    /// The place in the library of the captain with this number after those of the services.
    fn named(&self, n: usize) -> usize {
        n.wrapping_sub(Service::ALL.len())
    }

    fn find(&self, charted: &Charted) -> Option<Character> {
        let lives = &charted.book.lives;
        let by = |service| captain(lives, &Default::default(), service, self.seed);
        match self.captain.checked_sub(1) {
            None => by(None),
            Some(n) => match Service::ALL.get(n) {
                Some(&service) => by(Some(service)),
                None => self.library.get(self.named(n)).cloned(),
            },
        }
    }

    fn use_row(&mut self, item: Item, how: How, library: &Library) -> Option<Wanted> {
        let steps = match how {
            How::Pressed => 1,
            How::Turned(steps) => steps,
        };
        let turned = |from: usize, count: usize| {
            (from as isize + steps).rem_euclid(count.max(1) as isize) as usize
        };
        match item {
            Item::Begin => return Some(Wanted::Begin),
            Item::Leave => return Some(Wanted::Leave),
            Item::Captain => {
                let count = 1 + Service::ALL.len() + self.library.len();
                (self.captain, self.candidate) = (turned(self.captain, count), None);
            }
            Item::Other => (self.seed, self.candidate) = (fresh_seed(), None),
            Item::Deck => self.deck = turned(self.deck, decks(library).count()),
            Item::Length => self.short = !self.short,
            Item::Lessons => self.lessons = !self.lessons,
            Item::Rules => {
                self.rules = match self.rules {
                    RuleSet::Classic => RuleSet::SecondEdition,
                    RuleSet::SecondEdition => RuleSet::Classic,
                };
            }
            Item::Ambition => {
                let now = Ambition::ALL.iter().position(|it| *it == self.ambition).unwrap_or(0);
                self.ambition = Ambition::ALL[turned(now, Ambition::ALL.len())];
            }
        }
        None
    }

    /// The captain's card, and their life in a few lines.
    fn portrait(&self, ui: &Ui, area: Rect, charted: &Charted) {
        let p = ui.painter();
        let Some(person) = &self.candidate else {
            let words = "Nobody of that kind can command a ship.";
            paint::flow(p, area, words, size::BODY, theme::QUIET, false);
            return;
        };
        let taught = person.career.service.and_then(|it| charted.book.charts.abilities.get(&it));
        let abilities = taught.cloned().unwrap_or_default();
        let is_narrow = compact::is_on(ui.ctx());
        let size = if is_narrow { area.size() * vec2(0.46, 1.0) } else { vec2(260.0, 400.0) };
        let place = Rect::from_min_size(area.min, size);
        let points = if is_narrow { size::SMALL } else { size::BODY };
        if let Some(shown) = border::crew_card("captain", PersonRef::from(person), abilities) {
            card::printed(p, place, &shown, 14.0);
        }
        let right = area.with_min_x(place.right() + if is_narrow { 10.0 } else { 20.0 });
        let mut y = right.top();
        for line in text::life(person) {
            let tall = paint::tall(p, &line, points, right.width());
            if is_narrow && y + tall > right.bottom() {
                break;
            }
            y += paint::flow(p, right.with_min_y(y), &line, points, theme::QUIET, false) + 8.0;
        }
    }
}

/// The decks that can be flown.
fn decks(library: &Library) -> impl Iterator<Item = &ListedDeck> {
    library.decks.iter().filter(|deck| deck.faults.is_empty())
}

/// What the captain takes of a phone that is held upright.
const PORTRAIT: f32 = 270.0;

/// Draws the name of the page; where the rows and the captain stand.
fn plan(ui: &Ui, all: Rect) -> (Rect, Rect) {
    if compact::is_on(ui.ctx()) {
        let page = compact::Page::draw(ui.painter(), all, "One crew", PORTRAIT);
        return (page.rows, page.note);
    }
    heading(ui, all);
    let list = Rect::from_min_size(all.min + vec2(96.0, 172.0), vec2(560.0, 400.0));
    (list, Rect::from_min_max(pos2(720.0, 96.0), pos2(all.right() - 64.0, all.bottom())))
}

fn heading(ui: &Ui, all: Rect) {
    let p = ui.painter();
    paint::stars(p, all, 120);
    let at = all.min + vec2(96.0, 56.0);
    let title = paint::caption(p, at, Align2::LEFT_TOP, "One crew", 40.0, theme::TYPE);
    let rule = paint::underline(p, pos2(at.x + 2.0, title.bottom() + 8.0));
    let words = "A ship, its people, a year: contracts at the card table, boardings on the field.";
    let at = pos2(at.x, rule.bottom() + 12.0);
    paint::say(p, at, Align2::LEFT_TOP, words, size::BODY, theme::QUIET);
}
