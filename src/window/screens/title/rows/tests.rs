//! Tests of `rows`.

use super::*;

fn shown(is_new_here: bool) -> Vec<Placed> {
    let library = crate::builder::testing::library();
    let title = Title { is_new_here, ..Title::default() };
    let area = Rect::from_min_size(pos2(96.0, 196.0), vec2(1088.0, 456.0));
    placed(groups(&library, &title, ""), area)
}

#[test]
fn whoever_is_new_learns_first_and_nothing_stands_on_anything_else() {
    assert_eq!(shown(true)[0].row.item, Item::Learn);
    assert_eq!(shown(false)[0].row.item, Item::Begin);
    for placed in [shown(true), shown(false)] {
        for (n, one) in placed.iter().enumerate() {
            assert!(one.rect.bottom() < 640.0 && one.rect.right() < 1280.0);
            assert!(placed[..n].iter().all(|other| !other.rect.intersects(one.rect)));
        }
    }
}

#[test]
fn left_and_right_lead_to_the_nearest_row_of_the_next_column_and_back() {
    let placed = shown(false);
    let at = |item| placed.iter().position(|it| it.row.item == item).expect("a row");
    let right = |item| placed[beside(&placed, at(item), true)].row.item;
    let left = |item| placed[beside(&placed, at(item), false)].row.item;
    assert_eq!(right(Item::Begin), Item::People);
    assert_eq!(right(Item::People), Item::Decks);
    assert_eq!(right(Item::Decks), Item::Decks, "there is nothing further");
    assert_eq!(left(Item::Decks), Item::People);
    assert_eq!(left(Item::People), Item::Begin);
}
