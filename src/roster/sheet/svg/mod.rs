//! The sheet as a picture: one page of A4, upright, black on white, in fonts that everyone has.

mod head;
mod middle;
mod page;
mod story;

use characters::data::Tables;

use super::{CREDIT, facts::Facts};
use crate::roster::Person;
use page::{FIRM, HAIR, LEFT, Page, Pen, RIGHT};

/// Where the name begins, and the last rule lies.
const TOP: u32 = 104;
const FOOT: u32 = 2850;

/// The sheet of a person as the text of an SVG file.
pub fn svg(person: &Person, tables: &Tables) -> String {
    let facts = Facts::of(person, tables);
    let mut page = Page::new(&facts.name);
    let y = head::name(&mut page, TOP, &facts);
    let y = head::career(&mut page, y, &facts);
    let y = head::scores(&mut page, y, &facts);
    let y = middle::skills(&mut page, y, &facts);
    let y = middle::possessions(&mut page, y, &facts).max(middle::wounds(&mut page, y, &facts));
    let y = story::life(&mut page, y, FOOT, &facts);
    story::notes(&mut page, y, FOOT, &facts);
    foot(&mut page);
    page.finish()
}

fn foot(page: &mut Page) {
    page.line((LEFT, FOOT), (RIGHT, FOOT), FIRM);
    page.line((LEFT, FOOT + 10), (RIGHT, FOOT + 10), HAIR);
    page.text(LEFT, FOOT + 52, Pen::new(26).spaced(8), CREDIT);
}
