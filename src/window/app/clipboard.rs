//! The page's clipboard, by way of the page. The one that `bevy_egui` brings copies pictures as well, and with it
//! come encoders of a dozen kinds of them: 0.6 MB of the program that nothing here asks for.

use std::sync::{Arc, Mutex};

use bevy::{
    prelude::*,
    window::PrimaryWindow,
    winit::{EventLoopProxyWrapper, WakeUp},
};
use bevy_egui::{
    EguiFullOutput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet, input::EguiInputEvent,
};
use egui::{Event, OutputCommand};

use crate::browser;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(
            PreUpdate,
            take_in.in_set(EguiPreUpdateSet::ProcessInput).in_set(EguiInputSet::ReadBevyEvents),
        )
        .add_systems(
            PostUpdate,
            hand_out.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// What was done with the clipboard and nobody has seen yet.
#[derive(Resource, Clone, Default)]
struct Done(Arc<Mutex<Vec<Event>>>);

fn listen(proxy: Res<EventLoopProxyWrapper<WakeUp>>, mut commands: Commands) {
    let (proxy, done) = ((**proxy).clone(), Done::default());
    commands.insert_resource(done.clone());
    browser::offer("clipboard", move |text, what| {
        let event = event(what, text).ok_or_else(|| format!("nothing is known of {what}"))?;
        done.0.lock().map_err(|fault| fault.to_string())?.push(event);
        // From the browser's own menu it comes without a key that would wake the window.
        let _ = proxy.send_event(WakeUp);
        Ok(String::new())
    });
}

fn event(what: &str, text: &str) -> Option<Event> {
    match what {
        "copy" => Some(Event::Copy),
        "cut" => Some(Event::Cut),
        "paste" => Some(Event::Paste(text.to_owned())),
        _ => None,
    }
}

fn take_in(
    done: Res<Done>,
    window: Single<Entity, With<PrimaryWindow>>,
    mut events: EventWriter<EguiInputEvent>,
) {
    let done = done.0.lock().map(|mut done| std::mem::take(&mut *done)).unwrap_or_default();
    events.send_batch(done.into_iter().map(|event| EguiInputEvent { context: *window, event }));
}

/// Has the page copy what is to be copied.
fn hand_out(outputs: Query<&EguiFullOutput>) {
    let outputs = outputs.iter().filter_map(|output| output.0.as_ref());
    for command in outputs.flat_map(|it| &it.platform_output.commands) {
        if let OutputCommand::CopyText(text) = command {
            browser::tell("copy", text);
        }
    }
}
