//! The state of the tactical view's user interface: the selected fighter, the selected option, the
//! camera, the open dialog. None of it is part of the fight.

mod action;
mod dialog;
mod selection;
mod speed;

use bevy::prelude::Resource;
use bevy_egui::egui::Rect;
use skirmish::{FighterAction, FighterId, Move};

use super::view::{FightView, target};
use crate::{
    skirmish::flow::{Input, goes_on},
    window::{battlefield::field::camera::Camera, ui::rulebook::RulebookPage},
};

pub use action::FightAction;
pub use dialog::FightDialog;
pub use speed::Speed;

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
        self.select_for_the_question(view);
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

    /// The option under the hand.
    pub fn selected_move<'a>(&self, view: &'a FightView) -> Option<&'a Move> {
        view.offers().get(self.selected_option).map(|offer| &offer.chosen)
    }

    /// What an option that is taken puts in: with whoever is aimed at as the target of what
    /// follows from an order or a move.
    pub fn input(&self, chosen: Move, view: &FightView) -> Input {
        let aimed = self.aimed.filter(|_| can_lead_to_an_attack(chosen));
        match aimed.filter(|&who| view.of(who).is_some() && !view.is_own(who)) {
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
}

/// Whether the fighter does something else after it, which a target can be named for.
fn can_lead_to_an_attack(chosen: Move) -> bool {
    matches!(
        chosen,
        Move::Do {
            deed: deed @ (FighterAction::Close(_)
                | FighterAction::Open(_)
                | FighterAction::Stand
                | FighterAction::Walk(_)),
            ..
        } if goes_on(deed)
    )
}
