//! Names for screen readers: every row, card and question, and the keyboard's place.
//!
//! Nothing of it is made before a screen reader asks.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates},
    prelude::*,
    winit::accessibility::AccessKitAdapters,
};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet,
    egui::{self, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, accesskit},
};

use super::screen::Canvas;

pub(in crate::window) fn plugin(app: &mut App) {
    // Nobody else adds them where there is no window.
    app.add_event::<ActionRequest>()
        .add_systems(
            PreUpdate,
            listen.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            tell.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Gives what can be pressed a name; the keyboard stands on it where `selected`.
pub(in crate::window) fn name(response: &Response, selected: bool, words: impl Fn() -> String) {
    tell_of(response, selected, || WidgetInfo::labeled(WidgetType::Button, true, words()));
}

/// The same for a button that may not be ready to be pressed.
pub(in crate::window) fn enabled(
    response: &Response,
    selected: bool,
    is_ready: bool,
    words: impl Fn() -> String,
) {
    tell_of(response, selected, || WidgetInfo::labeled(WidgetType::Button, is_ready, words()));
}

/// The same for what is a button, or a box to be ticked where `marked` says whether it is.
pub(in crate::window) fn tickable(
    response: &Response,
    selected: bool,
    marked: Option<bool>,
    words: impl Fn() -> String,
) {
    tell_of(response, selected, || match marked {
        Some(marked) => WidgetInfo::selected(WidgetType::Checkbox, true, marked, words()),
        None => WidgetInfo::labeled(WidgetType::Button, true, words()),
    });
}

fn tell_of(response: &Response, selected: bool, info: impl Fn() -> WidgetInfo) {
    response.widget_info(info);
    if selected {
        response.ctx.data_mut(|data| data.insert_temp(stood_on(), response.id));
    }
}

/// Something to be read where it stands, which nothing is done with there.
pub(in crate::window) fn label(ui: &Ui, rect: Rect, id: Id, words: impl Fn() -> String) {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words()));
}

/// Something that is read aloud as soon as it changes.
pub(in crate::window) fn say(ui: &Ui, rect: Rect, name: &'static str, words: impl Fn() -> String) {
    let response = ui.interact(rect, Id::new(("said", name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words()));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
}

fn stood_on() -> Id {
    Id::new("what a screen reader stands on")
}

/// Has names made once somebody listens, and takes in what they ask for.
fn listen(
    requested: Option<Res<AccessibilityRequested>>,
    manages: Option<ResMut<ManageAccessibilityUpdates>>,
    mut asked: EventReader<ActionRequest>,
    mut canvases: Query<(&mut EguiContext, &mut EguiInput), With<Canvas>>,
) {
    if !requested.is_some_and(|requested| requested.get()) {
        return;
    }
    // The window's tree is egui's from now on.
    if let Some(mut manages) = manages.filter(|manages| manages.get()) {
        manages.set(false);
    }
    for (mut ctx, mut input) in &mut canvases {
        ctx.get_mut().enable_accesskit();
        let requests = asked.read().map(|it| egui::Event::AccessKitActionRequest(it.0.clone()));
        input.events.extend(requests);
    }
}

fn tell(
    adapters: Option<NonSendMut<AccessKitAdapters>>,
    mut canvases: Query<(Entity, &mut EguiContext, &mut EguiFullOutput), With<Canvas>>,
) {
    let Some(mut adapters) = adapters else { return };
    for (canvas, mut ctx, mut output) in &mut canvases {
        let Some(update) =
            output.0.as_mut().and_then(|out| out.platform_output.accesskit_update.take())
        else {
            continue;
        };
        let update = focused(ctx.get_mut(), update);
        if let Some(adapter) = adapters.get_mut(&canvas) {
            adapter.update_if_active(|| update);
        }
    }
}

/// The tree with its focus where our own keyboard stands, if that is on it.
fn focused(ctx: &egui::Context, mut update: accesskit::TreeUpdate) -> accesskit::TreeUpdate {
    let at = ctx.data(|data| data.get_temp::<Id>(stood_on()));
    let at = at.map(|id| accesskit::NodeId(id.value()));
    if let Some(at) = at.filter(|at| update.nodes.iter().any(|(id, _)| id == at)) {
        update.focus = at;
    }
    update
}

#[cfg(test)]
mod tests;
