//! Parts of a rectangle, as screens are laid out from them.

use bevy_egui::egui::{Rect, vec2};

/// A screen that is less wide or less high than this, in pixels over its own scale, is laid out as a phone's.
const WIDTH: f32 = 694.0;
const HEIGHT: f32 = 560.0;

/// Whether a screen of this size is laid out as a phone's. Its letters are made larger until its shorter side
/// has a phone's points, so the same is true of its points.
pub fn is_small(width: f32, height: f32) -> bool {
    width < WIDTH || height < HEIGHT
}

/// Whether this screen is laid out as a phone's.
pub fn is_phone(all: Rect) -> bool {
    is_small(all.width(), all.height())
}

/// Whether it is held upright.
pub fn is_upright(all: Rect) -> bool {
    all.height() > all.width()
}

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

/// So many equal parts of `rect` beside each other, from the left.
pub fn equal_columns(rect: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let size = vec2(rect.width() / count.max(1) as f32, rect.height());
    (0..count).map(move |n| Rect::from_min_size(rect.min + vec2(size.x * n as f32, 0.0), size))
}

/// A list so wide and what it leads to beside it; where there is no room for both, the list above and rather low.
pub fn list_and_page(inner: Rect, list: f32) -> [Rect; 2] {
    const NARROW: f32 = 480.0;
    const GAP: f32 = 12.0;
    if inner.width() < NARROW {
        let above = Rect::from_min_size(inner.min, vec2(inner.width(), inner.height() * 0.32));
        return [above, inner.with_min_y(above.bottom() + GAP)];
    }
    let list = inner.with_max_x(inner.left() + list.min(inner.width() * 0.36));
    [list, inner.with_min_x(list.right() + 2.0 * GAP)]
}
