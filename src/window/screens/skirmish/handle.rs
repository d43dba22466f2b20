//! Carries out what concerns only the interface of a fight, and hands the rest back.

use engine::Rulebook;

use crate::settings::Settings;
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        field::camera::Camera,
        fight_ui::{FightAction, FightDialog, FightUi},
        view::FightView,
    },
    ui::rulebook::RulebookPage,
};

/// Everything that an action at a fight can reach.
pub(super) struct Hands<'a> {
    pub view: &'a FightView,
    pub fight_ui: &'a mut FightUi,
    pub animation: &'a mut FightAnimation,
    pub settings: &'a mut Settings,
    pub book: &'a Rulebook,
}

impl Hands<'_> {
    /// Does it, or hands it back where it concerns more than the interface.
    pub fn carry_out(&mut self, action: FightAction) -> Option<FightAction> {
        let (view, fight_ui) = (self.view, &mut *self.fight_ui);
        match action {
            FightAction::Select(who) if view.is_own(who) => fight_ui.select(Some(who), view),
            FightAction::Select(who) => fight_ui.aimed = Some(who),
            FightAction::Next(steps) => fight_ui.next(steps, view),
            FightAction::Target(steps) => fight_ui.walk(steps, view),
            FightAction::Hover(who) => fight_ui.hovered = who,
            FightAction::SelectOption(n) => fight_ui.selected_option = n,
            FightAction::Zoom(factor, around) => self.look(|lens| lens.zoom(factor, around)),
            FightAction::Pan(share) => self.look(|lens| lens.pan(share)),
            FightAction::Fit => {
                (fight_ui.follows, fight_ui.camera) = (true, Camera::fit(&view.seen));
            }
            FightAction::Sum => self.sum(),
            FightAction::Speed => fight_ui.speed = fight_ui.speed.next(),
            FightAction::Skip => self.animation.finish(),
            FightAction::Open(dialog) => self.open(dialog),
            FightAction::Rule(id) => self.look_up(&id),
            FightAction::Why => self.why(),
            FightAction::Book(reading) => fight_ui.book = reading,
            FightAction::Scale(factor) => self.settings.scale_by(factor),
            FightAction::Unfold => {
                fight_ui.unfolded = !fight_ui.unfolded;
                fight_ui.select(fight_ui.selected, view);
            }
            #[cfg(target_arch = "wasm32")]
            FightAction::SaveAs | FightAction::Share => return self.pass_on(action),
            FightAction::Take(_)
            | FightAction::TakeForAll(_)
            | FightAction::Repeat(_)
            | FightAction::Control(_)
            | FightAction::Undo
            | FightAction::Advise
            | FightAction::Delegate
            | FightAction::LetThemFight
            | FightAction::Again { .. }
            | FightAction::Setup
            | FightAction::Sickbay
            | FightAction::GoOn
            | FightAction::LeaveGuide
            | FightAction::Watch
            | FightAction::Leave
            | FightAction::Title => return self.pass_on(action),
        }
        None
    }

    /// Turns the camera; it no longer follows by itself.
    fn look(&mut self, turn: impl FnOnce(&mut Camera)) {
        turn(&mut self.fight_ui.camera);
        self.fight_ui.look_there();
    }

    fn sum(&mut self) {
        self.fight_ui.sum = !self.fight_ui.sum;
        // There is a sum of an attack on somebody only.
        if self.fight_ui.sum && self.fight_ui.looked_at(self.view).is_none() {
            self.fight_ui.walk(1, self.view);
        }
    }

    fn open(&mut self, dialog: FightDialog) {
        if let FightDialog::Pick { offers, .. } = &dialog {
            let selected = offers.first().copied();
            self.fight_ui.selected_option = selected.unwrap_or(self.fight_ui.selected_option);
        }
        self.fight_ui.dialog = dialog;
    }

    fn why(&mut self) {
        match self.view.question.as_ref().map(|question| question.why.rule()) {
            Some(rule) => self.look_up(rule),
            None => self.fight_ui.dialog = FightDialog::Rules,
        }
    }

    fn look_up(&mut self, id: &str) {
        let fight_ui = &mut *self.fight_ui;
        match RulebookPage::of(id, self.book) {
            Some(page) => (fight_ui.book, fight_ui.dialog) = (page, FightDialog::Rules),
            None => fight_ui.note = Some(format!("{id} is not in the rulebook.")),
        }
    }

    fn pass_on(&mut self, action: FightAction) -> Option<FightAction> {
        self.fight_ui.dialog = FightDialog::Nothing;
        Some(action)
    }
}
