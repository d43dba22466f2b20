//! Checks a drawn frame: no text is shortened, cut off at an edge, or covered.
//!
//! It reads the shapes that a frame came to, so it misses nothing, whoever drew it. A screen that means to
//! shorten or cover something says so, with a reason, by [`meant`].

use std::fmt::{self, Display, Formatter};

use bevy_egui::egui::{Context, Id, Painter, Rect, Shape, epaint::ClippedShape, vec2};

/// Why something is not whole, and is meant to be so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A card, a menu or a tip lies over the screen for a moment.
    Floats,
    /// Cards of a large hand overlap; the one pointed at stands out whole.
    FullHand,
    /// A row names the beginning of something that is whole beside it, or once it is chosen.
    ToldBeside,
    /// A field rolls along with what is typed into it.
    Typed,
    /// A row rolls across under a finger.
    Rolls,
}

/// Reasons to lie over something.
const COVERS: &[Reason] = &[Reason::Floats, Reason::FullHand];

/// Where, in which pass.
type Meant = Vec<(u64, Rect, Reason)>;

fn meant_id() -> Id {
    Id::new("meant not to be whole")
}

/// Says that what lies in `rect` in this frame may be shortened or covered, or cover something.
pub fn meant(p: &Painter, rect: Rect, reason: Reason) {
    let pass = p.ctx().cumulative_pass_nr();
    p.ctx().data_mut(|data| {
        let all = data.get_temp_mut_or_default::<Meant>(meant_id());
        all.retain(|(when, ..)| *when == pass);
        all.push((pass, rect, reason));
    });
}

/// What was meant in the last frame in which anything was.
pub fn meant_last(ctx: &Context) -> Vec<(Rect, Reason)> {
    let all = ctx.data(|data| data.get_temp::<Meant>(meant_id())).unwrap_or_default();
    let now = ctx.cumulative_pass_nr();
    all.into_iter().filter(|(when, ..)| when + 1 >= now).map(|(_, rect, why)| (rect, why)).collect()
}

/// What is wrong with a text, and where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    pub wrong: Wrong,
    pub text: String,
    pub rect: Rect,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// It ends in dots.
    Shortened,
    /// It goes over an edge.
    CutOff,
    /// This other text stands on it.
    Overwritten(String),
    /// A plate hides a part of it.
    Covered,
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Rect { min, max } = self.rect;
        let wrong = match &self.wrong {
            Wrong::Shortened => "shortened".to_owned(),
            Wrong::CutOff => "cut off".to_owned(),
            Wrong::Overwritten(other) => format!("overwritten by {other:?}"),
            Wrong::Covered => "covered".to_owned(),
        };
        let Fault { text, .. } = self;
        write!(f, "{wrong}: {text:?} at {:.0},{:.0} to {:.0},{:.0}", min.x, min.y, max.x, max.y)
    }
}

/// A row of letters that can be seen.
struct Row {
    text: String,
    /// Without the air above and below the letters.
    rect: Rect,
    clip: Rect,
    shortened: bool,
}

impl Row {
    /// What of it is not cut away.
    fn seen(&self) -> Rect {
        self.rect.intersect(self.clip)
    }
}

/// Less than this is not covered, in points.
const HAIR: f32 = 1.5;
/// A ground that hides what is under it.
const OPAQUE: u8 = 150;
/// A sheet over the whole screen that takes it out of sight.
const DIMMING: u8 = 100;

/// Everything that is wrong with a frame on a screen of this size.
pub fn faults(shapes: &[ClippedShape], screen: Rect, meant: &[(Rect, Reason)]) -> Vec<Fault> {
    let mut found = Found { screen, meant, rows: Vec::new(), faults: Vec::new() };
    for it in shapes {
        found.shape(it.clip_rect, &it.shape);
    }
    found.edges();
    found.faults
}

struct Found<'a> {
    screen: Rect,
    meant: &'a [(Rect, Reason)],
    /// What is in sight so far.
    rows: Vec<Row>,
    faults: Vec<Fault>,
}

impl Found<'_> {
    fn shape(&mut self, clip: Rect, shape: &Shape) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "other shapes hide no text")]
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|it| self.shape(clip, it)),
            Shape::Text(text) if text.angle == 0.0 => {
                let galley = &text.galley;
                for row in &galley.rows {
                    let text_of: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
                    let rect = row.rect.translate(text.pos.to_vec2());
                    let air = rect.height() * 0.2;
                    self.row(Row {
                        shortened: galley.elided && text_of.ends_with('…'),
                        text: text_of,
                        rect: rect.shrink2(vec2(0.0, air)),
                        clip: clip.intersect(self.screen),
                    });
                }
            }
            Shape::Rect(rect) => {
                let plate = rect.rect.intersect(clip);
                // A sheet over everything only dims what it lies on.
                let dims = plate.contains_rect(self.screen) && rect.fill.a() >= DIMMING;
                if dims || rect.fill.a() >= OPAQUE {
                    self.plate(plate);
                }
            }
            _ => {}
        }
    }

    fn row(&mut self, row: Row) {
        if row.text.trim().is_empty() || !row.clip.intersects(row.rect) {
            return;
        }
        if row.shortened {
            self.add(Wrong::Shortened, &row);
        }
        let on = |other: &&Row| {
            let both = other.seen().intersect(row.seen());
            // Heavy type is the same letters, some of a point aside.
            let same = other.text == row.text && (other.rect.min - row.rect.min).length() < 5.0;
            !same && both.width() > HAIR && both.height() > HAIR
        };
        if let Some(under) = self.rows.iter().find(on) {
            let fault = (Wrong::Overwritten(row.text.clone()), under.text.clone(), under.rect);
            let (wrong, text, rect) = fault;
            let moves = self.is_meant(rect, COVERS) || self.is_meant(row.rect, COVERS);
            if !moves {
                self.faults.push(Fault { wrong, text, rect });
            }
        }
        self.rows.push(row);
    }

    /// What lies under a plate is gone; what lies half under it is covered.
    fn plate(&mut self, plate: Rect) {
        let (mut rest, mut covered) = (Vec::new(), Vec::new());
        for row in std::mem::take(&mut self.rows) {
            let both = row.seen().intersect(plate);
            let whole = plate.expand(HAIR).contains_rect(row.seen());
            match (whole, both.width() > HAIR && both.height() > HAIR) {
                (true, _) => {}
                (false, true) => covered.push(row),
                (false, false) => rest.push(row),
            }
        }
        self.rows = rest;
        if !self.is_meant(plate.shrink(10.0), COVERS) {
            covered.iter().for_each(|row| self.add(Wrong::Covered, row));
        }
    }

    /// Lists that are scrolled end within a row; nothing ends within a letter at its left or right.
    fn edges(&mut self) {
        for row in std::mem::take(&mut self.rows) {
            let clip = row.clip;
            let aside =
                row.rect.left() < clip.left() - HAIR || row.rect.right() > clip.right() + HAIR;
            let beyond = row.rect.top() < self.screen.top() - HAIR
                || row.rect.bottom() > self.screen.bottom() + HAIR;
            if aside || beyond && clip == self.screen {
                self.add(Wrong::CutOff, &row);
            }
        }
    }

    fn is_meant(&self, rect: Rect, reasons: &[Reason]) -> bool {
        let here = |meant: &Rect| meant.expand(2.0).contains_rect(rect);
        self.meant.iter().any(|(meant, reason)| reasons.contains(reason) && here(meant))
    }

    fn add(&mut self, wrong: Wrong, row: &Row) {
        let reasons = match wrong {
            Wrong::Shortened => &[Reason::ToldBeside][..],
            Wrong::CutOff => &[Reason::Floats, Reason::FullHand, Reason::Typed, Reason::Rolls],
            Wrong::Overwritten(_) | Wrong::Covered => COVERS,
        };
        if !self.is_meant(row.seen(), reasons) {
            self.faults.push(Fault { wrong, text: row.text.clone(), rect: row.rect });
        }
    }
}

#[cfg(test)]
mod tests;
