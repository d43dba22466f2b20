//! Parts of a rectangle, as screens are laid out from them.

use bevy_egui::egui::Rect;

/// What is left of `rect` this far below its upper edge and above its lower one.
pub fn band(rect: Rect, above: f32, below: f32) -> Rect {
    rect.with_min_y(rect.top() + above).with_max_y(rect.bottom() - below)
}

/// A column at either side, so wide, and what is between them with this gap to each.
pub fn columns(rect: Rect, [left, right]: [f32; 2], gap: f32) -> [Rect; 3] {
    let left = rect.with_max_x(rect.left() + left);
    let right = rect.with_min_x(rect.right() - right);
    [left, rect.with_min_x(left.right() + gap).with_max_x(right.left() - gap), right]
}
