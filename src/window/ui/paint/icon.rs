//! Signs, in textures: one with all of them for each size they are shown at, painted
//! when the first of them is wanted, so that none is ever blurred.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use art::Icon;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2,
    epaint::RectShape, pos2,
};

/// Signs in a row of a sheet.
const ACROSS: usize = 10;
/// Empty pixels around each of them.
const AIR: usize = 1;
/// More sizes than all screens together show at one size of the window.
const MOST: usize = 24;

/// The sheets there are, by the pixels a sign has from side to side.
type Sheets = Arc<Mutex<BTreeMap<u32, TextureHandle>>>;

/// Draws a sign around `at`, `size` points from side to side; returns where.
pub fn icon(p: &Painter, at: Pos2, size: f32, which: Icon, colour: Color32) -> Rect {
    let scale = p.ctx().pixels_per_point();
    let pixels = (size * scale).round().max(1.0);
    let sheet = sheet(p.ctx(), pixels as u32);
    let whole = |points: f32| (points * scale).round() / scale;
    let corner = at - Vec2::splat(pixels / scale / 2.0);
    let corner = pos2(whole(corner.x), whole(corner.y));
    let rect = Rect::from_min_size(corner, Vec2::splat(pixels / scale));
    let nth = Icon::all().position(|one| one == which).unwrap_or_default();
    let uv = place(nth, pixels as usize, sheet.size());
    p.add(RectShape::filled(rect, 0.0, colour).with_texture(sheet.id(), uv));
    rect
}

/// Where the `nth` sign is on a sheet, in shares of it.
fn place(nth: usize, pixels: usize, sheet: [usize; 2]) -> Rect {
    let corner = |n: usize| (n * (pixels + 2 * AIR) + AIR) as f32;
    let (x, y) = (corner(nth % ACROSS), corner(nth / ACROSS));
    let share = |x: f32, y: f32| pos2(x / sheet[0] as f32, y / sheet[1] as f32);
    Rect::from_min_max(share(x, y), share(x + pixels as f32, y + pixels as f32))
}

/// The sheet of this size; painted now if there is none.
fn sheet(ctx: &Context, pixels: u32) -> TextureHandle {
    let sheets: Sheets =
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Sheets>(Id::new("signs")).clone());
    let mut sheets = sheets.lock().unwrap_or_else(PoisonError::into_inner);
    if sheets.len() >= MOST && !sheets.contains_key(&pixels) {
        sheets.clear();
    }
    let paint = || ctx.load_texture("signs", painted(pixels), TextureOptions::LINEAR);
    sheets.entry(pixels).or_insert_with(paint).clone()
}

/// All signs, white, with as much of it as covers each pixel.
fn painted(pixels: u32) -> ColorImage {
    let (side, cell) = (pixels as usize, pixels as usize + 2 * AIR);
    let rows = Icon::all().count().div_ceil(ACROSS);
    let mut image = ColorImage::new([cell * ACROSS, cell * rows], Color32::TRANSPARENT);
    for (nth, which) in Icon::all().enumerate() {
        let (left, top) = (nth % ACROSS * cell + AIR, nth / ACROSS * cell + AIR);
        for (y, row) in art::icon(which, pixels).chunks_exact(side).enumerate() {
            for (x, &covered) in row.iter().enumerate() {
                image[(left + x, top + y)] = Color32::from_white_alpha(covered);
            }
        }
    }
    image
}

#[cfg(test)]
mod tests;
