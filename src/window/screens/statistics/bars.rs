//! Draws results in bars: the last games one by one, then by what they have in common.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::sheet::{Bar, Group, Sheet};
use crate::statistics::Outcome;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

const ROW: f32 = 23.0;
/// Above the rows of a group.
const HEAD: f32 = 22.0;
const GAP: f32 = 18.0;

/// Draws all of them in `area`.
pub(super) fn draw(p: &Painter, area: Rect, sheet: &Sheet) {
    let mut y = one_by_one(p, area, sheet) + GAP;
    let groups = &sheet.groups;
    let count = groups.iter().filter(|group| !group.bars.is_empty()).count().max(1) as f32;
    let room = (area.bottom() - y - count * (HEAD + GAP)).max(0.0);
    let most = (room / ROW) as usize;
    let shares = shares(groups.iter().map(|group| group.bars.len()).collect(), most);
    for (one, share) in groups.iter().zip(shares) {
        if !one.bars.is_empty() {
            y = group(p, area.with_min_y(y), one, share) + GAP;
        }
    }
}

/// How many rows each group gets of so many: the longest gives way first.
fn shares(mut wanted: Vec<usize>, most: usize) -> Vec<usize> {
    while wanted.iter().sum::<usize>() > most {
        match wanted.iter_mut().max() {
            Some(longest) if *longest > 0 => *longest -= 1,
            Some(_) | None => break,
        }
    }
    wanted
}

/// The last ones that count, the newest on the right: a disc for one won, a ring for one lost, a dash for
/// one in between.
fn one_by_one(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let at = area.left_top();
    paint::caption(p, at, Align2::LEFT_TOP, "The last", size::TINY, theme::FAINT);
    let at = area.right_top();
    paint::say(p, at, Align2::RIGHT_TOP, sheet.signs, size::TINY, theme::FAINT);
    let fits = (area.width() / 15.0) as usize;
    let last = &sheet.last[..sheet.last.len().min(fits)];
    for (n, outcome) in last.iter().rev().enumerate() {
        let at = pos2(area.left() + 6.0 + 15.0 * n as f32, area.top() + HEAD + 8.0);
        sign(p, at, *outcome);
    }
    area.top() + HEAD + 16.0
}

/// How a game went, as a sign of its own.
pub(super) fn sign(p: &Painter, at: Pos2, outcome: Outcome) {
    match outcome {
        Outcome::Won => {
            p.circle_filled(at, 5.0, theme::TYPE);
        }
        Outcome::Lost => {
            p.circle_stroke(at, 4.3, Stroke::new(1.4, theme::FAINT));
        }
        Outcome::Drawn => {
            p.hline(at.x - 4.5..=at.x + 4.5, at.y, Stroke::new(2.0, theme::QUIET));
        }
    }
}

fn group(p: &Painter, area: Rect, group: &Group, most: usize) -> f32 {
    let Group { head, bars } = group;
    let at = area.left_top();
    paint::caption(p, at, Align2::LEFT_TOP, head, size::TINY, theme::FAINT);
    if bars.len() > most {
        let more = format!("and {} more", bars.len() - most);
        paint::say(p, area.right_top(), Align2::RIGHT_TOP, &more, size::TINY, theme::FAINT);
    }
    for (n, line) in bars.iter().take(most).enumerate() {
        let at = pos2(area.left(), area.top() + HEAD + ROW * n as f32);
        row(p, Rect::from_min_size(at, vec2(area.width(), ROW)), line);
    }
    area.top() + HEAD + ROW * bars.len().min(most) as f32
}

/// A name, the share of games won as a bar with a tick at one half, and of how many.
fn row(p: &Painter, place: Rect, line: &Bar) {
    let y = place.center().y;
    let names = place.width() * 0.42;
    let at = place.left_center();
    let room = names - 10.0;
    paint::fitted(p, at, Align2::LEFT_CENTER, &line.name, size::SMALL, theme::TYPE, room, false);
    let bar = Rect::from_min_max(
        pos2(place.left() + names, y - 3.5),
        pos2(place.right() - 92.0, y + 3.5),
    );
    p.rect_filled(bar, 0.0, theme::faded(theme::RULE, 0.5));
    let rate = line.rate as f32;
    p.rect_filled(bar.with_max_x(bar.left() + bar.width() * rate), 0.0, theme::QUIET);
    p.vline(bar.center().x, y - 6.0..=y + 6.0, Stroke::new(1.0, theme::TYPE));
    let at = pos2(place.right() - 44.0, y);
    let share = format!("{:.0} %", rate * 100.0);
    paint::numeral(p, at, Align2::RIGHT_CENTER, &share, size::BODY, theme::TYPE);
    let of = format!("of {}", line.of);
    let at = place.right_center();
    paint::say(p, at, Align2::RIGHT_CENTER, &of, size::SMALL, theme::FAINT);
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn where_there_is_too_little_room_the_longest_list_gives_way() {
        assert_eq!(shares(vec![2, 9, 3], 20), [2, 9, 3]);
        assert_eq!(shares(vec![2, 9, 3], 10), [2, 5, 3]);
        assert_eq!(shares(vec![2, 9, 3], 0), [0, 0, 0]);
    }
}
