//! What a person does on the campaign's screen, and how it is carried out.

use bevy::prelude::*;
use campaign::{Move, Why};

use super::{
    run::Run,
    sailing,
    state::{CampaignDialog, CampaignUi},
};
use crate::window::{
    common::data::GameData,
    ui::{dialogs::HelpDialog, pen::Reads, rulebook::RulebookPage, screen::Screen},
};
use crate::{campaign::NOTHING_TO_UNDO, settings::Settings};

/// An action on the screen.
#[derive(Event, Debug, Clone, PartialEq)]
pub enum CampaignAction {
    /// The keyboard comes to the option of this number.
    Select(usize),
    /// The option of this number is taken.
    Take(usize),
    Begin,
    /// To the table of the voyage, or to the field of the boarding.
    GoOn,
    /// Another campaign is set up.
    New,
    Undo,
    Advise,
    /// The lesson was read.
    LessonRead,
    LeaveGuide,
    Open(CampaignDialog),
    Help(HelpDialog),
    Book(RulebookPage),
    Rule(String),
    Scale(f32),
    Leave,
}

impl Reads for CampaignAction {
    fn rule(id: &str) -> CampaignAction {
        CampaignAction::Rule(id.to_owned())
    }
}

/// Carries out what was done in this frame.
pub(super) fn carry_out(
    mut actions: EventReader<CampaignAction>,
    run: Option<NonSendMut<Run>>,
    game_data: Res<GameData>,
    mut campaign_ui: ResMut<CampaignUi>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let mut run = run;
    for action in actions.read() {
        match action {
            CampaignAction::Select(n) => {
                (campaign_ui.selected, campaign_ui.is_chosen) = (*n, true);
            }
            CampaignAction::Take(n) => {
                let Some(run) = &mut run else { continue };
                take(run, *n, &mut campaign_ui);
                // The next question is another one.
                break;
            }
            CampaignAction::Begin => commands.queue(sailing::begin),
            CampaignAction::GoOn => commands.queue(sailing::set_sail),
            CampaignAction::New => commands.queue(sailing::another),
            CampaignAction::Undo => {
                let Some(run) = &mut run else { continue };
                undo(run, &mut campaign_ui);
            }
            CampaignAction::Advise => {
                let Some(run) = &mut run else { continue };
                run.think_it_over();
                campaign_ui.dialog = CampaignDialog::Advice;
            }
            CampaignAction::LessonRead => {
                run.iter_mut().for_each(|run| run.under_way.lesson_read());
            }
            CampaignAction::LeaveGuide => {
                run.iter_mut().for_each(|run| run.under_way.leave_guide());
                campaign_ui.notes = vec!["No more lessons; the campaign goes on.".to_owned()];
            }
            CampaignAction::Open(dialog) => {
                if campaign_ui.dialog == CampaignDialog::Report {
                    run.iter_mut().for_each(|run| run.read());
                }
                campaign_ui.dialog = *dialog;
            }
            CampaignAction::Help(dialog) => campaign_ui.help = *dialog,
            CampaignAction::Book(page) => campaign_ui.book = page.clone(),
            CampaignAction::Rule(id) => {
                if let Some(page) = RulebookPage::of(id, &game_data.library.rulebook) {
                    (campaign_ui.book, campaign_ui.help) = (page, HelpDialog::Rules);
                }
            }
            CampaignAction::Scale(factor) => settings.scale_by(*factor),
            CampaignAction::Leave => screen.set(Screen::Title),
        }
    }
}

/// Makes the decision; the game inside the leg begins by itself.
fn take(run: &mut Run, n: usize, campaign_ui: &mut CampaignUi) {
    let Some(choice) = run.choice() else { return };
    let Some(chosen) = choice.options.get(n).cloned() else { return };
    let why = choice.why;
    let decision = campaign::Decision { seat: choice.seat, chosen: chosen.clone() };
    // A report begins with what was signed.
    run.read();
    let done = run.under_way.decide(decision);
    campaign_ui.notes = done.err().map(|refusal| format!("{refusal}.")).into_iter().collect();
    turn(run, why, (n, &chosen), campaign_ui);
    run.advice = None;
    if run.has_news() {
        campaign_ui.dialog = CampaignDialog::Report;
    }
}

/// To the first option of another question; whoever is still in port stays where they are.
fn turn(run: &Run, was: Why, (n, at): (usize, &Move), campaign_ui: &mut CampaignUi) {
    match run.choice().filter(|next| was == Why::Port && next.why == was) {
        Some(next) => campaign_ui.stay_at(n, at, &next.options),
        None => campaign_ui.turn_to_the_first(),
    }
}

/// Takes back what was done in port last, if that has revealed nothing.
fn undo(run: &mut Run, campaign_ui: &mut CampaignUi) {
    let (n, options) = (campaign_ui.selected, run.choice().map(|it| it.options.clone()));
    let last = run.under_way.campaign.decisions().last().map(|it| it.chosen.clone());
    if !run.under_way.undo() {
        campaign_ui.notes = vec![NOTHING_TO_UNDO.to_owned()];
        return;
    }
    campaign_ui.notes = Vec::new();
    // All of that is done in port.
    match options.as_ref().and_then(|it| it.get(n)) {
        Some(at) => turn(run, Why::Port, (n, at), campaign_ui),
        // Whoever comes back from the quay stands at the contract that was signed.
        None => {
            let same = |it: &Move| Some(it) == last.as_ref();
            let signed = run.choice().and_then(|it| it.options.iter().position(same));
            campaign_ui.selected = signed.unwrap_or_default();
        }
    }
}
