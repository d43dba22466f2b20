//! Tests of `place`.

use super::*;

const ALL: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1280.0, 720.0) };

fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

#[test]
fn a_plate_stands_over_neither_its_subject_nor_the_question_nor_the_answers() {
    let clear = [rect(948.0, 56.0, 320.0, 90.0), rect(948.0, 154.0, 320.0, 300.0)];
    let subjects = [
        clear[0],
        clear[1],
        rect(0.0, 0.0, 1280.0, 48.0),
        rect(12.0, 200.0, 924.0, 194.0),
        rect(12.0, 400.0, 214.0, 136.0),
        rect(12.0, 546.0, 924.0, 166.0),
        rect(700.0, 200.0, 224.0, 194.0),
    ];
    for subject in subjects {
        let plate = beside(Some(subject), vec2(340.0, 140.0), &clear, &[], ALL);
        assert!(ALL.contains_rect(plate), "{plate:?} beside {subject:?}");
        for kept in clear.iter().chain([&subject]) {
            let over = plate.intersect(*kept);
            assert!(!over.is_positive(), "{plate:?} hides {kept:?}");
        }
    }
}

#[test]
fn without_a_subject_it_keeps_away_from_what_is_asked() {
    let clear = [rect(948.0, 56.0, 320.0, 400.0)];
    let plate = beside(None, vec2(340.0, 140.0), &clear, &[], ALL);
    assert!(!plate.intersect(clear[0]).is_positive());
}
