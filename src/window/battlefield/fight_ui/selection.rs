//! Which fighter and which option are selected, and how the keyboard walks among them.

use skirmish::{FighterId, Move};

use super::FightUi;
use crate::window::{
    battlefield::{
        field::presence::is_here,
        view::{FightView, target},
    },
    ui::steps,
};

impl FightUi {
    /// Selects whom a new question is about, and the option that the guide or a veteran would take.
    pub(super) fn select_for_the_question(&mut self, view: &FightView) {
        let coached = view.coach.filter(|&option| option < view.offers().len());
        let coach = coached.and_then(|option| view.offers()[option].chosen.doer());
        self.select(self.first_to_select(coach, view), view);
        if let Some(option) = coached.or_else(|| self.advised(view)) {
            self.selected_option = option;
        }
    }

    /// Whom a new question is about, else whom the guide speaks of, else whoever is selected and asked still.
    fn first_to_select(&self, coach: Option<FighterId>, view: &FightView) -> Option<FighterId> {
        let asked = view.asked();
        let about = view.question.as_ref().and_then(|question| question.why.who());
        let still = self.selected.filter(|who| asked.contains(who));
        let before = self.selected.filter(|&who| view.of(who).is_some());
        about.or(coach).or(still).or(asked.first().copied()).or(before).or_else(|| own(view).next())
    }

    /// What a veteran would do, if it is among the options that are listed. The hand does not rest on
    /// giving up.
    fn advised(&self, view: &FightView) -> Option<usize> {
        view.advised.filter(|&n| self.shown(view).contains(&n) && !gives_up(n, view))
    }

    /// Shows somebody's options.
    pub fn select(&mut self, who: Option<FighterId>, view: &FightView) {
        self.selected = who;
        let shown = self.shown(view);
        if !shown.contains(&self.selected_option) || self.selected_option >= view.offers().len() {
            self.selected_option = shown.first().copied().unwrap_or(0);
        }
        // The hand does not rest on giving up.
        if gives_up(self.selected_option, view) {
            let other = shown.into_iter().find(|&n| n != self.selected_option);
            self.selected_option = other.unwrap_or(self.selected_option);
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

    /// Goes to the next of one's own who can be told something, else of all one's own.
    pub fn next(&mut self, steps: isize, view: &FightView) {
        let asked = view.asked();
        let all = if asked.len() > 1 { asked } else { own(view).collect() };
        let here = all.iter().position(|&who| Some(who) == self.selected);
        if let Some(next) = around(here, steps, all.len()) {
            self.select(Some(all[next]), view);
        }
    }

    /// Goes to the next one of the others.
    pub fn walk(&mut self, steps: isize, view: &FightView) {
        let (others, at) = (others(view), self.looked_at(view));
        let here = others.iter().position(|&who| Some(who) == at);
        if let Some(next) = around(here, steps, others.len()) {
            self.aim(others[next], view);
        }
    }

    /// Aims at somebody; the highlight follows where an option is about them.
    fn aim(&mut self, who: FighterId, view: &FightView) {
        (self.aimed, self.hovered) = (Some(who), None);
        let about = |n: &usize| target(&view.offers()[*n].chosen) == Some(who);
        if let Some(offer) = self.shown(view).into_iter().find(about) {
            self.selected_option = offer;
        }
    }
}

/// Whether the option of this number is to give up.
fn gives_up(option: usize, view: &FightView) -> bool {
    view.offers().get(option).is_some_and(|offer| offer.chosen == Move::Surrender)
}

/// One's own fighters, in the order in which they are seen.
fn own(view: &FightView) -> impl Iterator<Item = FighterId> {
    view.seen.fighters.iter().filter(|it| it.own.is_some()).map(|it| it.id)
}

/// Those of other sides who are on the field, from left to right.
fn others(view: &FightView) -> Vec<FighterId> {
    let others = view.seen.fighters.iter();
    let others = others.filter(|it| it.side != view.seen.seat && is_here(it.condition));
    let mut others: Vec<_> = others.map(|it| (it.place, it.id)).collect();
    others.sort_unstable();
    others.into_iter().map(|(_, who)| who).collect()
}

/// The next place of so many, around the end; from nowhere the first, or the last going back.
fn around(here: Option<usize>, steps: isize, count: usize) -> Option<usize> {
    (count > 0).then(|| match here {
        Some(here) => steps::around(here, steps, count),
        None if steps >= 0 => 0,
        None => count - 1,
    })
}
