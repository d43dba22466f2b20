//! Drawing on a page of A4, in tenths of a millimetre from its upper left corner.

use std::fmt::Write;

use super::super::wrap::{Type, fit};

pub(super) const PAGE_WIDTH: u32 = 2100;
pub(super) const PAGE_HEIGHT: u32 = 2970;
/// Nothing but the paper is outside of these.
pub(super) const LEFT: u32 = 150;
pub(super) const RIGHT: u32 = PAGE_WIDTH - LEFT;
pub(super) const WIDTH: u32 = RIGHT - LEFT;
/// Between two columns.
pub(super) const GUTTER: u32 = 60;
/// One of two columns.
pub(super) const COLUMN: u32 = (WIDTH - GUTTER) / 2;

/// The width of a rule, in tenths of a millimetre.
pub(super) const HAIR: u32 = 2;
pub(super) const THIN: u32 = 4;
pub(super) const FIRM: u32 = 8;

/// Where a text stands from its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pen {
    pub size: u32,
    pub bold: bool,
    pub family: &'static str,
    pub anchor: Anchor,
    /// Tenths of a millimetre between letters.
    pub spacing: u32,
}

pub(super) const SANS: &str = "sans-serif";
pub(super) const SERIF: &str = "serif";

impl Pen {
    pub const fn new(size: u32) -> Pen {
        Pen { size, bold: false, family: SANS, anchor: Anchor::Start, spacing: 0 }
    }

    pub const fn bold(self) -> Pen {
        Pen { bold: true, ..self }
    }

    pub const fn serif(self) -> Pen {
        Pen { family: SERIF, ..self }
    }

    pub const fn spaced(self, spacing: u32) -> Pen {
        Pen { spacing, ..self }
    }

    pub const fn at(self, anchor: Anchor) -> Pen {
        Pen { anchor, ..self }
    }

    /// How wide a text is at most.
    pub fn width(self, text: &str) -> u32 {
        let letters = text.chars().count() as u32;
        Type { size: self.size, bold: self.bold }.width(text) + letters * self.spacing
    }

    /// The same, smaller if need be so that the text fits, but no smaller than `least`.
    pub fn shrunk(self, text: &str, width: u32, least: u32) -> Pen {
        let sizes = (least..=self.size).rev();
        let mut pens = sizes.map(|size| Pen { size, ..self });
        pens.find(|pen| pen.width(text) <= width).unwrap_or(Pen { size: least, ..self })
    }
}

/// A page as it is drawn.
pub(super) struct Page {
    svg: String,
}

impl Page {
    /// White paper; `title` is what readers for the blind say first.
    pub fn new(title: &str) -> Page {
        let mut page = Page { svg: String::new() };
        page.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" \
             viewBox=\"0 0 {PAGE_WIDTH} {PAGE_HEIGHT}\" role=\"img\" xml:lang=\"en\">"
        ));
        page.put(format_args!("<title>{}</title>", escaped(title)));
        page.put(format_args!("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>"));
        page
    }

    /// The whole file.
    pub fn finish(mut self) -> String {
        self.put(format_args!("</svg>"));
        self.svg
    }

    /// One line of text on its baseline.
    pub fn text(&mut self, x: u32, y: u32, pen: Pen, text: &str) {
        let Pen { size, bold, family, anchor, spacing } = pen;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let spacing =
            if spacing > 0 { format!(" letter-spacing=\"{spacing}\"") } else { String::new() };
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-size=\"{size}\"{weight}\
             {spacing} text-anchor=\"{anchor}\">{}</text>",
            escaped(text)
        ));
    }

    /// The same, cut if it is wider than `width`.
    pub fn text_within(&mut self, x: u32, y: u32, width: u32, pen: Pen, text: &str) {
        self.text(x, y, pen, &fit(text, width, &|text| pen.width(text)));
    }

    pub fn line(&mut self, from: (u32, u32), to: (u32, u32), weight: u32) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.put(format_args!(
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"black\" \
             stroke-width=\"{weight}\"/>"
        ));
    }

    /// A level line of dots.
    pub fn dots(&mut self, from: u32, to: u32, y: u32) {
        self.put(format_args!(
            "<line x1=\"{from}\" y1=\"{y}\" x2=\"{to}\" y2=\"{y}\" stroke=\"black\" \
             stroke-width=\"3\" stroke-dasharray=\"3 9\"/>"
        ));
    }

    /// An open box.
    pub fn frame(&mut self, x: u32, y: u32, width: u32, height: u32, weight: u32) {
        self.put(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"none\" \
             stroke=\"black\" stroke-width=\"{weight}\"/>"
        ));
    }

    /// A star of the lane: a ring on the rule.
    pub fn ring(&mut self, x: u32, y: u32, radius: u32) {
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"white\" stroke=\"black\" \
             stroke-width=\"{THIN}\"/>"
        ));
    }

    /// A heading with its rule from `x` on; what comes below begins at the height it returns.
    pub fn section(&mut self, x: u32, y: u32, width: u32, title: &str) -> u32 {
        self.text(x, y + 28, Pen::new(26).bold().spaced(6), title);
        self.line((x, y + 44), (x + width, y + 44), THIN);
        y + 44
    }

    fn put(&mut self, element: std::fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.svg, "{element}");
    }
}

/// Text that XML can hold: its five signs by name, and no character that it forbids.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&apos;"),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_break_out_of_the_page() {
        assert_eq!(
            escaped("<a b='c\" & \u{1}\u{ffff}>"),
            "&lt;a b=&apos;c&quot; &amp;  \u{fffd}&gt;"
        );
        let mut page = Page::new("</title><script>");
        page.text(0, 0, Pen::new(10), "</text>");
        let svg = page.finish();
        assert!(svg.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"), "{svg}");
        assert!(svg.contains(">&lt;/text&gt;</text>"), "{svg}");
    }

    #[test]
    fn a_pen_shrinks_as_far_as_it_may() {
        let pen = Pen::new(100);
        assert_eq!(pen.shrunk("W", 99, 20), pen);
        assert_eq!(pen.shrunk("WW", 99, 20).size, 50);
        assert_eq!(pen.shrunk("WWWWWWWW", 99, 20).size, 20);
    }
}
