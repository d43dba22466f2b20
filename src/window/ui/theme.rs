//! The one look of the game: colours, sizes of type, and egui dressed to match.
//!
//! Near-black space, warm white type, one strong red for what matters now. Every card type has a
//! calm colour of its own here and a shape of its own in [`paint::mark`](super::paint::mark).

use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke,
    TextStyle, Visuals,
    style::{ScrollAnimation, WidgetVisuals},
};

pub mod palette;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

pub use palette::{colour, met, now, now_ground, side, wear};

/// The ground everything stands on.
pub const SPACE: Color32 = Color32::from_rgb(8, 9, 13);
/// A card or a panel on that ground.
pub const PANEL: Color32 = Color32::from_rgb(16, 17, 23);
/// The ground of a button or a hovered row, above a panel.
pub const RAISED: Color32 = Color32::from_rgb(26, 27, 35);
/// Thin rules and outlines.
pub const RULE: Color32 = Color32::from_rgb(50, 50, 58);
/// Type that is read.
pub const TYPE: Color32 = Color32::from_rgb(244, 237, 222);
/// Type that is read second.
pub const QUIET: Color32 = Color32::from_rgb(176, 169, 156);
/// Type that only labels.
pub const FAINT: Color32 = Color32::from_rgb(124, 119, 111);
/// Sizes of type, in points at scale 1.
pub mod size {
    pub const GIANT: f32 = 64.0;
    pub const NUMERAL: f32 = 32.0;
    pub const TITLE: f32 = 22.0;
    pub const HEAD: f32 = 16.0;
    pub const BODY: f32 = 13.5;
    pub const SMALL: f32 = 12.0;
    pub const TINY: f32 = 10.5;
}

/// `colour` at `share` of its strength, over whatever lies below.
pub fn faded(colour: Color32, share: f32) -> Color32 {
    colour.gamma_multiply(share)
}

/// Whether what is read is set in large type.
static LARGE_TYPE: AtomicBool = AtomicBool::new(false);

/// From now on what is read is set in large type, or in the usual.
pub fn set_large_type(large: bool) {
    LARGE_TYPE.store(large, Ordering::Relaxed);
}

/// The points in which something is set that is read, whose usual points these are.
pub fn reading(points: f32) -> f32 {
    let large = LARGE_TYPE.load(Ordering::Relaxed) && points < size::TITLE;
    if large { points.mul_add(0.8, 5.4) } else { points }
}

/// Dresses egui's own widgets (text fields, scroll bars) like the rest.
pub fn dress(ctx: &Context) {
    let mut style = (*ctx.style()).clone();
    style.visuals = visuals();
    style.text_styles = [
        (TextStyle::Heading, size::TITLE),
        (TextStyle::Body, size::BODY),
        (TextStyle::Button, size::BODY),
        (TextStyle::Small, size::TINY),
    ]
    .map(|(style, points)| (style, FontId::new(points, FontFamily::Proportional)))
    .into();
    style.text_styles.insert(TextStyle::Monospace, FontId::monospace(size::SMALL));
    style.interaction.selectable_labels = false;
    style.animation_time = 0.0;
    // What is looked for is there at once, however fast frames come.
    style.scroll_animation = ScrollAnimation::none();
    style.spacing.item_spacing = [6.0, 4.0].into();
    style.spacing.scroll.bar_width = 6.0;
    // What goes on below shows it before anybody points there.
    style.spacing.scroll.dormant_handle_opacity = 0.4;
    style.spacing.menu_margin = Margin::same(8);
    ctx.set_style(style);
    ctx.set_fonts(fonts());
}

/// Two of egui's own faces, without what is never read of them. The monospaced one lends the other its arrows.
fn fonts() -> FontDefinitions {
    let faces: [(&str, &[u8]); 2] = [
        ("Ubuntu-Light", include_bytes!("fonts/Ubuntu-Light.ttf")),
        ("Hack", include_bytes!("fonts/Hack-Regular.ttf")),
    ];
    let data = |(name, face): (&str, _)| (name.to_owned(), Arc::new(FontData::from_static(face)));
    let [ubuntu, hack] = faces.map(|(name, _)| name.to_owned());
    FontDefinitions {
        font_data: faces.map(data).into(),
        families: [
            (FontFamily::Proportional, vec![ubuntu.clone(), hack.clone()]),
            (FontFamily::Monospace, vec![hack, ubuntu]),
        ]
        .into(),
    }
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.override_text_color = Some(TYPE);
    visuals.panel_fill = SPACE;
    visuals.window_fill = PANEL;
    visuals.window_stroke = Stroke::new(1.0, RULE);
    visuals.extreme_bg_color = SPACE;
    visuals.selection.bg_fill = now_ground();
    visuals.selection.stroke = Stroke::new(1.0, TYPE);
    visuals.text_cursor.stroke = Stroke::new(2.0, now());
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = widget(PANEL, RULE);
    widgets.inactive = widget(RAISED, RULE);
    widgets.hovered = widget(RAISED, QUIET);
    widgets.active = widget(RAISED, now());
    widgets.open = widget(RAISED, now());
    visuals
}

fn widget(fill: Color32, line: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(3),
        fg_stroke: Stroke::new(1.0, TYPE),
        expansion: 0.0,
    }
}
