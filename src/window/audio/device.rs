//! Looks for a sound device.

use bevy::{app::PluginGroupBuilder, audio::AudioPlugin, prelude::PluginGroup};

/// These plugins with a way to be heard, where there is a device for it. Where there is none it is not
/// even looked for: the system's library would say so on the terminal, in eight lines.
pub fn with_audio(plugins: impl PluginGroup) -> PluginGroupBuilder {
    let plugins = plugins.build();
    if is_there() { plugins } else { plugins.disable::<AudioPlugin>() }
}

/// Whether ALSA names any device besides the null device.
#[cfg(target_os = "linux")]
fn is_there() -> bool {
    let Ok(mut known) = alsa::device_name::HintIter::new_str(None, "pcm") else { return false };
    known.any(|it| it.name.is_some_and(|name| name != "null"))
}

#[cfg(not(target_os = "linux"))]
fn is_there() -> bool {
    true
}
