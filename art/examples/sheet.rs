//! A contact sheet of card pictures.
//!
//! `cargo run --release -p art --example sheet -- OUT.png [QUERY]`: the query is a part of an id,
//! or a card type such as `Crew`; a number after it is the width of one picture.

#[path = "../tests/shared/mod.rs"]
mod shared;

use std::{fs, path::Path, time::Instant};

use art::{Side, paint, picture_of};
use cards::data::Face;

fn main() {
    let mut words = std::env::args().skip(1);
    let (file, query) =
        (words.next().unwrap_or("sheet.png".into()), words.next().unwrap_or_default());
    let wide: u32 = words.next().and_then(|word| word.parse().ok()).unwrap_or(300);
    let (high, across) = (wide * 19 / 30, (1500 / wide).max(1));
    let subjects = if query == "Thing" { things() } else { subjects(&query) };
    let began = Instant::now();
    let pictures: Vec<Vec<u8>> = subjects.iter().map(|it| paint(it, wide, high)).collect();
    let each = began.elapsed().as_secs_f64() * 1000.0 / pictures.len().max(1) as f64;
    println!("{} pictures of {wide} x {high}, {each:.2} ms each", pictures.len());
    let rows = (pictures.len() as u32).div_ceil(across).max(1);
    let gap = 6;
    let (width, height) = (across * (wide + gap), rows * (high + gap));
    let mut sheet = vec![40_u8; (width * height * 4) as usize];
    for (n, picture) in (0..).zip(&pictures) {
        let (left, top) = (n % across * (wide + gap), n / across * (high + gap));
        for (y, row) in (0..).zip(picture.chunks((wide * 4) as usize)) {
            let at = (((top + y) * width + left) * 4) as usize;
            sheet[at..at + row.len()].copy_from_slice(row);
        }
    }
    let out = fs::File::create(&file).expect("the file can be made");
    let mut encoder = png::Encoder::new(out, width, height);
    encoder.set_color(png::ColorType::Rgba);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&sheet).expect("the pixels");
}

/// Every object with a sketch, on a desk.
fn things() -> Vec<art::Subject> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("sketches/things.txt");
    let text = fs::read_to_string(file).expect("the sketches");
    let names = text.lines().filter(|line| line.starts_with(char::is_uppercase));
    let subject = |name: &str| art::Subject {
        picture: ron::from_str(&format!("(ground: Desk, figure: Thing({name}))")).expect("a thing"),
        key: [96, 182, 158],
    };
    names.map(subject).collect()
}

/// Pictures of the shipped cards that match the query.
fn subjects(query: &str) -> Vec<art::Subject> {
    let book = shared::shipped();
    let mut found = Vec::new();
    for (_, card) in book.cards() {
        let kind = format!("{:?}", card.face);
        if !card.id.contains(query) && !kind.starts_with(query) && query != "Back" {
            continue;
        }
        let is_adventure = matches!(card.face, Face::Adventure(_));
        if query != "Back" {
            found.push(picture_of(card, Side::Front));
        }
        if is_adventure && query != "Adventure" {
            found.push(picture_of(card, Side::Back));
        }
    }
    found
}
