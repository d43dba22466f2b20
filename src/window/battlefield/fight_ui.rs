//! The state of the tactical view's user interface: the selected fighter, the selected option, the
//! camera, the open dialog. None of it is part of the fight.

use bevy::prelude::{Event, Resource};
use bevy_egui::egui::{Pos2, Rect};
use skirmish::{FighterAction, FighterId, Move};

use super::view::{FightView, target};
use crate::window::{
    battlefield::field::camera::Camera,
    ui::{pen::Reads, rulebook::RulebookPage},
};
use crate::{
    settings::Motion,
    skirmish::{
        advice::Hint,
        flow::{Control, Input, goes_on},
    },
};

/// The person's side of the tactical view.
#[derive(Resource)]
pub struct FightUi {
    /// Whose options are shown.
    pub selected: Option<FighterId>,
    /// The option that Enter takes, among all of them.
    pub selected_option: usize,
    /// Whom the pointer is over, and whom the keyboard aims at.
    pub hovered: Option<FighterId>,
    pub aimed: Option<FighterId>,
    /// Options that are folded away are listed as well, as long as this question is asked.
    pub unfolded: bool,
    /// The sum behind the number stays open.
    pub sum: bool,
    pub camera: Camera,
    /// The camera on its way there: what is seen through.
    pub lens: Camera,
    /// Nobody has moved the camera: it follows the fight.
    pub follows: bool,
    pub speed: Speed,
    pub dialog: FightDialog,
    pub book: RulebookPage,
    /// A note to the person, such as a refusal.
    pub note: Option<String>,
    /// Points at the foot of the screen that something else is drawn on.
    pub below: f32,
    /// How many frames are drawn still, whether or not anything is done.
    pub frames: u8,
    /// It is played by touch: what is tapped is read before it is done.
    pub is_touched: bool,
    version: u64,
}

/// How fast what happens is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Speed {
    /// Nothing moves.
    Off,
    Slow,
    #[default]
    Normal,
    Fast,
    Faster,
}

impl From<Motion> for Speed {
    /// As fast as everything else is shown.
    fn from(motion: Motion) -> Speed {
        match motion {
            Motion::Off => Speed::Off,
            Motion::Slow => Speed::Slow,
            Motion::Usual => Speed::Normal,
            Motion::Quick => Speed::Fast,
            Motion::Swift => Speed::Faster,
        }
    }
}

impl Speed {
    pub const ALL: [Speed; 5] =
        [Speed::Off, Speed::Slow, Speed::Normal, Speed::Fast, Speed::Faster];

    pub const fn name(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Slow => "½×",
            Speed::Normal => "1×",
            Speed::Fast => "2×",
            Speed::Faster => "4×",
        }
    }

    /// How many seconds of a scene pass in one.
    pub const fn factor(self) -> f64 {
        match self {
            Speed::Off => f64::INFINITY,
            Speed::Slow => 0.5,
            Speed::Normal => 1.0,
            Speed::Fast => 2.0,
            Speed::Faster => 4.0,
        }
    }

    /// The one after it.
    pub fn next(self) -> Speed {
        let here = Speed::ALL.iter().position(|&it| it == self).unwrap_or(0);
        Speed::ALL[(here + 1) % Speed::ALL.len()]
    }
}

/// The dialog on top of the fight.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum FightDialog {
    #[default]
    Nothing,
    Keys,
    Rules,
    Log,
    Pause {
        selected: usize,
    },
    /// Whether to leave the guide.
    Farewell {
        selected: usize,
    },
    /// Whether minds are to fight the rest.
    Delegate {
        selected: usize,
    },
    /// Several options concern what was clicked.
    Pick {
        at: Pos2,
        offers: Vec<usize>,
    },
    /// A veteran's hints, the best first.
    Advice {
        hint: Vec<Hint>,
    },
    /// Another person takes the seat: nothing of the fight is shown until they say so.
    Handover {
        side: String,
    },
}

/// An action of the person at a fight.
#[derive(Event, Debug, Clone, PartialEq)]
pub enum FightAction {
    Select(FighterId),
    /// The next or the last one of one's own.
    Next(isize),
    /// The next or the last one whom an option is about.
    Target(isize),
    Hover(Option<FighterId>),
    SelectOption(usize),
    Take(usize),
    /// Give the order to everybody who still needs one.
    TakeForAll(usize),
    /// The same orders again, for one of yours or for everybody.
    Repeat(Option<FighterId>),
    /// List what is folded away.
    Unfold,
    /// Be asked so much, or as usual where it is so already.
    Control(Control),
    /// Nearer or farther, around a place in metres.
    Zoom(f32, Option<f32>),
    Pan(f32),
    Fit,
    Sum,
    Undo,
    /// Ask a veteran for hints.
    Advise,
    /// Ask whether minds are to fight the rest; take command back where they do.
    Delegate,
    /// Let them fight it out.
    LetThemFight,
    Speed,
    /// Show everything at once.
    Skip,
    Open(FightDialog),
    Rule(String),
    /// The rulebook at the rule of the question, or of the shown sum.
    Why,
    Book(RulebookPage),
    Scale(f32),
    Again {
        same_seed: bool,
    },
    Setup,
    Sickbay,
    /// Watch the fight that is over.
    Watch,
    Leave,
    /// To the title, wherever the fight was begun from.
    Title,
    /// Go on from a lesson.
    GoOn,
    LeaveGuide,
    /// Hand the fight out as a file.
    #[cfg(target_arch = "wasm32")]
    SaveAs,
    /// Hand out a link to the same fight from its beginning.
    #[cfg(target_arch = "wasm32")]
    Share,
}

impl Reads for FightAction {
    fn rule(id: &str) -> FightAction {
        FightAction::Rule(id.to_owned())
    }
}

impl FightUi {
    /// The interface at the beginning of this fight.
    pub fn new(view: &FightView) -> FightUi {
        let mut fight_ui = FightUi {
            selected: None,
            selected_option: 0,
            hovered: None,
            aimed: None,
            unfolded: false,
            sum: false,
            camera: Camera::fit(&view.seen),
            lens: Camera::fit(&view.seen),
            follows: true,
            speed: Speed::default(),
            dialog: FightDialog::Nothing,
            book: RulebookPage::default(),
            note: None,
            below: 0.0,
            frames: 0,
            is_touched: false,
            version: u64::MAX,
        };
        fight_ui.follow(view);
        fight_ui
    }

    /// What of the screen is the fight's.
    pub fn above(&self, all: Rect) -> Rect {
        all.with_max_y(all.bottom() - self.below)
    }

    /// Whether it is a record that is looked at, with its bar below.
    pub fn is_watched(&self) -> bool {
        self.below > 0.0
    }

    /// Puts hand and eye where a new question wants them.
    pub fn follow(&mut self, view: &FightView) {
        if self.version == view.version {
            return;
        }
        self.version = view.version;
        (self.note, self.unfolded) = (None, false);
        if matches!(self.dialog, FightDialog::Pick { .. }) {
            self.dialog = FightDialog::Nothing;
        }
        if self.follows {
            self.camera = Camera::fit(&view.seen);
        }
        self.hovered = self.hovered.filter(|&who| view.of(who).is_some());
        self.aimed = self.aimed.filter(|&who| view.of(who).is_some());
        let about = view.question.as_ref().and_then(|question| question.why.who());
        let still = self.selected.filter(|who| view.asked().contains(who));
        let own = || view.seen.fighters.iter().find(|it| it.own.is_some()).map(|it| it.id);
        let before = self.selected.filter(|&who| view.of(who).is_some());
        let coached = view.coach.and_then(|n| Some((n, view.offers().get(n)?.chosen.doer())));
        let coach = coached.and_then(|(_, doer)| doer);
        self.select(
            about.or(coach).or(still).or(view.asked().first().copied()).or(before).or_else(own),
            view,
        );
        if let Some(option) = coached.map(|(option, _)| option).or_else(|| self.advised(view)) {
            self.selected_option = option;
        }
    }

    /// The camera goes on its way for so many seconds; where nothing moves, it is there at once.
    pub fn glide(&mut self, seconds: f32) {
        match self.speed {
            Speed::Off => self.lens = self.camera,
            Speed::Slow | Speed::Normal | Speed::Fast | Speed::Faster => {
                self.lens.glide(self.camera, seconds);
            }
        }
    }

    /// Looks where a hand has moved the camera: it does not lag behind.
    pub fn look_there(&mut self) {
        (self.follows, self.lens) = (false, self.camera);
    }

    /// What a veteran would do, if it is among the options that are listed. The hand does not rest on
    /// giving up.
    fn advised(&self, view: &FightView) -> Option<usize> {
        let advised = view.advised.filter(|n| self.shown(view).contains(n))?;
        (view.offers().get(advised)?.chosen != Move::Surrender).then_some(advised)
    }

    /// Shows somebody's options.
    pub fn select(&mut self, who: Option<FighterId>, view: &FightView) {
        self.selected = who;
        let shown = self.shown(view);
        if !shown.contains(&self.selected_option) || self.selected_option >= view.offers().len() {
            self.selected_option = shown.first().copied().unwrap_or(0);
        }
        // The hand does not rest on giving up.
        if view
            .offers()
            .get(self.selected_option)
            .is_some_and(|offer| offer.chosen == Move::Surrender)
        {
            self.selected_option = shown
                .iter()
                .copied()
                .find(|&n| n != self.selected_option)
                .unwrap_or(self.selected_option);
        }
    }

    /// The options that are listed, by their numbers: those of the selected, or all where whoever is
    /// looked at has none.
    pub fn shown(&self, view: &FightView) -> Vec<usize> {
        let asked = self.selected.is_some_and(|who| view.asked().contains(&who));
        let mut shown = match asked {
            true => view.offers_of(self.selected),
            false => (0..view.offers().len()).collect(),
        };
        shown.retain(|&n| self.unfolded || !view.offers()[n].folded);
        // What the whole side does stands last.
        shown.sort_by_key(|&n| (view.offers()[n].chosen.doer().is_none(), n));
        shown
    }

    /// The option under the hand.
    pub fn selected_move<'a>(&self, view: &'a FightView) -> Option<&'a Move> {
        view.offers().get(self.selected_option).map(|offer| &offer.chosen)
    }

    /// What an option that is taken puts in: with whoever is aimed at as the target of what
    /// follows from an order or a move.
    pub fn input(&self, chosen: Move, view: &FightView) -> Input {
        let moves = matches!(
            chosen,
            Move::Do {
                deed: deed @ (FighterAction::Close(_)
                    | FighterAction::Open(_)
                    | FighterAction::Stand
                    | FighterAction::Walk(_)),
                ..
            } if goes_on(deed)
        );
        match self.aimed.filter(|&who| moves && view.of(who).is_some() && !view.is_own(who)) {
            Some(target) => Input::At(chosen, target),
            None => Input::Go(chosen),
        }
    }

    /// Whom the person looks at: under the pointer, else whom the option is about, else the
    /// keyboard's.
    pub fn looked_at(&self, view: &FightView) -> Option<FighterId> {
        let selected = self.selected_move(view).and_then(target);
        self.hovered.or(selected).or(self.aimed).filter(|&who| view.of(who).is_some())
    }

    /// Goes to the next of one's own who can be told something, else of all one's own.
    pub fn next(&mut self, steps: isize, view: &FightView) {
        let asked = view.asked();
        let own = view.seen.fighters.iter().filter(|it| it.own.is_some()).map(|it| it.id);
        let all = if asked.len() > 1 { asked } else { own.collect() };
        let here = all.iter().position(|&who| Some(who) == self.selected);
        if let Some(next) = around(here, steps, all.len()) {
            self.select(Some(all[next]), view);
        }
    }

    /// Goes to the next one of the others; the highlight follows where an option is about them.
    pub fn walk(&mut self, steps: isize, view: &FightView) {
        let others = view.seen.fighters.iter();
        let others = others.filter(|it| {
            it.side != view.seen.seat
                && crate::window::battlefield::field::presence::is_here(it.condition)
        });
        let mut others: Vec<_> = others.map(|it| (it.place, it.id)).collect();
        others.sort_unstable();
        let at = self.looked_at(view);
        let here = others.iter().position(|&(_, who)| Some(who) == at);
        let Some(next) = around(here, steps, others.len()) else { return };
        let who = others[next].1;
        (self.aimed, self.hovered) = (Some(who), None);
        let about = |n: &usize| target(&view.offers()[*n].chosen) == Some(who);
        if let Some(offer) = self.shown(view).into_iter().find(about) {
            self.selected_option = offer;
        }
    }
}

/// The next place of so many, around the end.
fn around(here: Option<usize>, steps: isize, count: usize) -> Option<usize> {
    if count == 0 {
        return None;
    }
    Some(match here {
        Some(here) => (here as isize + steps).rem_euclid(count as isize) as usize,
        None if steps >= 0 => 0,
        None => count - 1,
    })
}
