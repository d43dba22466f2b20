//! Sketches: objects as layers of outlines, each a line of text.
//!
//! A layer is a tone, `|` to add the mirror image, and an outline: `M x y` begins, `L x y` goes
//! straight, `Q x y x y` bends, `Z` closes; `C x y r` is a circle, `E x y rx ry` an ellipse,
//! `R x y w h` a rectangle, `U x y w h r` one with round corners.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

use crate::{
    canvas::{Canvas, Outline},
    ink::{RED, SPACE, WHITE},
    outline::{circle, rect, soft_rect},
};

/// Draws the layers of a sketch in order.
pub(crate) fn draw(canvas: &mut Canvas, layers: &[&str]) {
    for layer in layers {
        let mut signs = layer.chars();
        let tone = signs.next().unwrap_or(' ');
        let text = signs.as_str();
        let outline = read(text.strip_prefix('|').unwrap_or(text));
        if text.starts_with('|') {
            let across = Transform::from_row(-1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
            layer_of(canvas, tone, &outline.clone().and_then(|path| path.transform(across)));
        }
        layer_of(canvas, tone, &outline);
    }
}

/// Draws one layer in its tone.
fn layer_of(canvas: &mut Canvas, tone: char, outline: &Outline) {
    let key = canvas.key;
    match tone {
        '#' => solid(canvas, outline, 0.86, 0.13),
        '=' => solid(canvas, outline, 0.42, 0.12),
        '.' => {
            canvas.fill(outline, key.dim(0.1));
            canvas.line(outline, 0.4, key.faint(0.4));
        }
        '^' => canvas.fill(outline, SPACE),
        '-' => canvas.line(outline, 0.5, key.faint(0.8)),
        '~' => canvas.line(outline, 0.4, key.faint(0.34)),
        '_' => canvas.line(outline, 0.6, SPACE.faint(0.7)),
        '%' => canvas.line(outline, 2.2, key.dim(0.6)),
        '+' => canvas.line(outline, 0.6, WHITE.faint(0.85)),
        '*' => canvas.fill(outline, WHITE),
        '!' => canvas.fill(outline, RED),
        '?' => canvas.line(outline, 0.7, RED),
        'o' => shine(canvas, outline),
        _ => {}
    }
}

/// Draws a body, bright toward the light and dark away from it, with a thin edge.
fn solid(canvas: &mut Canvas, outline: &Outline, bright: f32, dark: f32) {
    let Some(around) = outline.as_ref().map(Path::bounds) else { return };
    let (key, side) = (canvas.key.toward(WHITE, 0.12), canvas.side());
    if canvas.is_lit_from_behind() {
        canvas.fill(outline, key.dim(dark));
        return canvas.line(outline, 0.5, key.faint(0.9));
    }
    let (near, far) =
        if side < 0.0 { (around.left(), around.right()) } else { (around.right(), around.left()) };
    let middle = (near + far) / 2.0;
    let start = (middle + (near - middle) * 0.7, around.top(), key.dim(bright));
    let end = (middle + (far - middle) * 0.7, around.bottom(), key.dim(dark));
    canvas.grade(outline, start, end);
    canvas.line(outline, 0.35, key.faint(0.5));
}

/// Draws a soft light at the outline.
fn shine(canvas: &mut Canvas, outline: &Outline) {
    let Some(around) = outline.as_ref().map(Path::bounds) else { return };
    let (x, y) = ((around.left() + around.right()) / 2.0, (around.top() + around.bottom()) / 2.0);
    let (wide, high) = (around.width() / 2.0, around.height().max(0.1) / 2.0);
    let ink = canvas.key.toward(WHITE, 0.4).faint(0.8);
    canvas.squeezed(x, y, high / wide.max(0.1), |canvas| canvas.glow(0.0, 0.0, wide, ink));
}

/// Parses an outline; `None` if it is malformed.
pub(crate) fn read(text: &str) -> Outline {
    let mut path = PathBuilder::new();
    let mut words = text.split_ascii_whitespace();
    while let Some(word) = words.next() {
        let (sign, first) = word.split_at_checked(1)?;
        let numbers = match sign {
            "M" | "L" => 2,
            "Q" | "R" | "E" => 4,
            "C" => 3,
            "U" => 5,
            _ => 0,
        };
        let mut all = [0.0_f32; 5];
        for (n, slot) in all.iter_mut().enumerate().take(numbers) {
            *slot = if n == 0 { first } else { words.next()? }.parse().ok()?;
        }
        add(&mut path, sign, all)?;
    }
    path.finish()
}

fn add(path: &mut PathBuilder, sign: &str, [a, b, c, d, e]: [f32; 5]) -> Option<()> {
    match sign {
        "M" => path.move_to(a, b),
        "L" => path.line_to(a, b),
        "Q" => path.quad_to(a, b, c, d),
        "C" => path.push_path(&circle(a, b, c)?),
        "E" => path.push_oval(Rect::from_ltrb(a - c, b - d, a + c, b + d)?),
        "R" => path.push_path(&rect(a, b, c, d)?),
        "U" => path.push_path(&soft_rect(a, b, c, d, e)?),
        "Z" => path.close(),
        _ => return None,
    }
    Some(())
}

/// Finds the layers of the object of this name in a sheet of sketches: a line with the name, a line
/// for each layer.
pub(crate) fn named<'a>(sheet: &'a str, name: &str) -> Vec<&'a str> {
    let after = sheet.lines().skip_while(|line| *line != name).skip(1);
    after.take_while(|line| !line.starts_with(char::is_uppercase)).collect()
}
