//! The campaign's screen, drawn each frame.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Context, Rect, Ui, pos2, vec2},
};
use campaign::Why;

use super::{
    action::{CampaignAction, carry_out},
    at_sea,
    begin::Wanted,
    crew, dialogs, ending, event, guide,
    keys::{self, HELP},
    port, prize,
    question::{CampaignPen, View},
    run::Run,
    sailing,
    state::{CampaignDialog, CampaignUi},
    tapped, top,
};
use crate::settings::Settings;
use crate::window::{
    common::{charts::Charts, data::GameData, requests::GuidedHaul},
    ui::{
        compact,
        dialogs::{Help, HelpDialog},
        overlay, paint,
        screen::{Canvas, LookForGames, Screen, TableSystems},
        theme::{self, size},
    },
};

pub(in crate::window) fn plugin(app: &mut App) {
    app.insert_resource(GuidedHaul(sailing::learn))
        .init_resource::<CampaignUi>()
        .add_event::<CampaignAction>()
        .add_systems(OnEnter(Screen::Title), sailing::release.after(LookForGames))
        .add_systems(OnEnter(Screen::Campaign), sailing::come_in)
        .add_systems(
            Update,
            (draw.in_set(TableSystems::Draw), carry_out.in_set(TableSystems::Decide))
                .run_if(in_state(Screen::Campaign)),
        );
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    charts: Res<Charts>,
    run: Option<NonSend<Run>>,
    mut campaign_ui: ResMut<CampaignUi>,
    mut settings: ResMut<Settings>,
    mut out: EventWriter<CampaignAction>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let actions = match run {
        Some(run) => under_way(ctx, &View::of(&run, &game_data.library, &campaign_ui)),
        None => {
            if let Some(factor) = ctx.input(crate::window::ui::keys::scale) {
                settings.scale_by(factor);
            }
            begins(ctx, &game_data, &charts, &mut campaign_ui)
        }
    };
    campaign_ui.book.fresh = false;
    let walked = |action: &CampaignAction| matches!(action, CampaignAction::Select(_));
    campaign_ui.walked = actions.iter().any(walked);
    if !actions.is_empty() {
        // What comes of them is seen in the next frame, which nothing else may call for.
        ctx.request_repaint();
    }
    out.send_batch(actions);
}

/// The page of a new campaign.
fn begins(
    ctx: &Context,
    game_data: &GameData,
    charts: &Charts,
    campaign_ui: &mut CampaignUi,
) -> Vec<CampaignAction> {
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        notes(ui, &campaign_ui.notes);
        let CampaignUi { new, selected, .. } = campaign_ui;
        match &charts.0 {
            Ok(charted) => new.draw(ui, (charted, &game_data.library), selected),
            Err(_) => {
                let left =
                    ui.input(|input| crate::window::ui::keys::struck(input, egui::Key::Escape));
                left.then_some(Wanted::Leave)
            }
        }
    });
    let wanted = shown.inner.map(|wanted| match wanted {
        Wanted::Begin => CampaignAction::Begin,
        Wanted::Leave => CampaignAction::Leave,
    });
    wanted.into_iter().collect()
}

/// One frame of a campaign; what was done on it.
pub(super) fn under_way(ctx: &Context, view: &View) -> Vec<CampaignAction> {
    let book = (&*view.library.rulebook, &view.library.constants);
    let families = book.0.families().len();
    let mut actions = ctx.input(|input| keys::pressed(input, view, families));
    let help = Help {
        dialog: view.ui.help,
        keys: &HELP,
        reading: &view.ui.book,
        book,
        turned: CampaignAction::Book,
        close: CampaignAction::Help(HelpDialog::Nothing),
    };
    let below = help.over(ctx, |ui| page(ui, view));
    if view.ui.help != HelpDialog::Nothing || view.ui.dialog == CampaignDialog::Nothing {
        actions.extend(below);
        actions.extend(guide::draw(ctx, view));
    } else {
        actions.extend(dialogs::draw(ctx, view));
    }
    actions
}

/// What stands where below the head.
#[derive(Clone, Copy)]
pub(super) struct Places {
    pub body: Rect,
    /// What is asked.
    pub left: Rect,
    /// The crew.
    pub right: Rect,
}

impl Places {
    pub(super) fn of(all: Rect) -> Places {
        let body = Rect::from_min_max(
            pos2(all.left() + 32.0, all.top() + top::TALL + 12.0),
            pos2(all.right() - 32.0, all.bottom() - 34.0),
        );
        let right = body.with_min_x(body.right() - 396.0);
        Places { body, left: body.with_max_x(right.left() - 24.0), right }
    }
}

/// Everything but what lies on top.
fn page(ui: &mut Ui, view: &View) -> Vec<CampaignAction> {
    let mut pen = CampaignPen::new(ui);
    let all = pen.ui.max_rect();
    if compact::is_on(pen.ui.ctx()) {
        tapped::page(&mut pen, view);
        foot(&mut pen, all, view);
        return pen.actions;
    }
    top::draw(&pen.p(), all, view);
    let Places { body, left, right } = Places::of(all);
    match (view.own.outcome, view.run.why()) {
        (Some(outcome), _) => ending::draw(&mut pen, left, view, outcome),
        (None, Some(Why::Prize)) => prize::prize(&mut pen, body, view),
        (None, Some(Why::Event)) => event::draw(&mut pen, left, view),
        (None, Some(Why::LeavingAshore)) => prize::ashore(&mut pen, body, view),
        (None, Some(_)) => port::draw(&mut pen, left, view),
        (None, None) => at_sea::draw(&mut pen, left, view),
    }
    if !matches!(view.run.why(), Some(Why::Prize | Why::LeavingAshore)) {
        crew::column(&mut pen, right, view);
    }
    foot(&mut pen, all, view);
    let above = Rect::from_min_max(
        pos2(left.left(), all.bottom() - 46.0),
        pos2(all.right() - 32.0, all.bottom() - 28.0),
    );
    overlay::notes(pen.ui, above, &view.ui.notes);
    pen.actions
}

fn foot(pen: &mut CampaignPen, all: Rect, view: &View) {
    let open = CampaignAction::Open;
    let mut keys = vec![
        ("F1", "keys", CampaignAction::Help(HelpDialog::Keys)),
        ("C", "crew wall", open(CampaignDialog::Crew)),
        ("A", "books", open(CampaignDialog::Ledger)),
        ("M", "lanes", open(CampaignDialog::Lanes)),
        ("R", "rivals", open(CampaignDialog::Rivals)),
        ("D", "deck", open(CampaignDialog::Deck)),
        ("L", "log", open(CampaignDialog::Log)),
    ];
    if !view.options().is_empty() {
        keys.push(("W", "what would an old hand do?", CampaignAction::Advise));
        keys.push(("U", "undo", CampaignAction::Undo));
    }
    keys.push(("Esc", "title; the campaign waits", CampaignAction::Leave));
    pen.foot(pos2(all.left() + 32.0, all.bottom() - 10.0), 18.0, keys);
    let is_said = compact::is_on(pen.ui.ctx());
    if let Some(trouble) = view.run.under_way.trouble().filter(|_| !is_said) {
        let words = format!("Not saved: {trouble}");
        let at = pos2(all.right() - 32.0, all.bottom() - 10.0);
        paint::say(&pen.p(), at, Align2::RIGHT_BOTTOM, &words, size::SMALL, theme::now());
    }
}

fn notes(ui: &mut Ui, notes: &[String]) {
    let all = ui.max_rect();
    let room = Rect::from_min_max(pos2(96.0, all.bottom() - 60.0), all.max - vec2(40.0, 4.0));
    overlay::notes(ui, room, notes);
}
