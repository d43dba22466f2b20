//! Card games on the page.

use characters::text::count;

use super::{
    sheet::{self, Bar, Group, Row, Sheet},
    state::StatisticsUi,
};
use crate::statistics::{Account, Figures, Finished, Line, Tally};

/// The figures of card games.
pub(super) fn sheet(statistics_ui: &StatisticsUi) -> Sheet {
    let figures = &statistics_ui.figures;
    let counted = statistics_ui.games.games().iter().rev().filter(|it| it.game.is_counted());
    Sheet {
        large: large(figures),
        apart: apart(figures),
        last: counted.filter_map(|it| it.game.outcome()).take(sheet::LAST).collect(),
        signs: sheet::SIGNS,
        groups: vec![
            group("With your decks", &figures.decks),
            group("Against", &figures.rivals),
            group("At their level", &figures.levels),
        ],
        nothing: "Finish a game against somebody, and it is counted here.",
    }
}

fn large(figures: &Figures) -> Vec<(String, String)> {
    let all = &figures.all;
    if all.games == 0 {
        return Vec::new();
    }
    vec![
        sheet::share(all.rate(), (all.won, all.lost, all.drawn)),
        (format!("{:.1}", all.mean_vp()), "victory points a game".to_owned()),
        (format!("{:.1}", all.mean_rounds()), "rounds a game".to_owned()),
        sheet::streak(&figures.streak),
    ]
}

fn group(head: &'static str, lines: &[Line]) -> Group {
    let bar = |line: &Line| Bar {
        name: line.name.clone(),
        rate: line.tally.rate(),
        of: line.tally.games,
    };
    Group { head, bars: lines.iter().map(bar).collect() }
}

/// A sentence for each sort that is counted apart: alone, taken back, without a person.
fn apart(figures: &Figures) -> Vec<String> {
    let played = |tally: &Tally| {
        let Tally { games, won, .. } = *tally;
        let unit = if games == 1 { "game" } else { "games" };
        (games > 0).then(|| format!("{games} {unit}, {won} won"))
    };
    let lines = [
        ("Alone", played(&figures.solo)),
        ("With something taken back", played(&figures.taken_back)),
        ("Without a person", (figures.watched > 0).then(|| figures.watched.to_string())),
    ];
    let told = lines.into_iter().filter_map(|(what, figures)| Some((what, figures?)));
    told.map(|(what, figures)| format!("{what}, counted apart: {figures}.")).collect()
}

/// A game in the list.
pub(super) fn row(finished: &Finished) -> Row {
    let game = &finished.game;
    Row {
        outcome: game.outcome(),
        head: against(game),
        more: more(game),
        number: sheet::number(&finished.file),
    }
}

/// "21 : 14 against Captain Wren".
fn against(game: &Account) -> String {
    let vp: Vec<String> =
        game.mine().into_iter().chain(game.rivals()).map(|seated| seated.vp.to_string()).collect();
    let names: Vec<&str> = game.rivals().map(|rival| rival.name.as_str()).collect();
    match names.as_slice() {
        [] => format!("{} alone", vp.join(" : ")),
        names => format!("{} against {}", vp.join(" : "), names.join(", ")),
    }
}

fn more(game: &Account) -> String {
    let deck = game.mine().map_or("nobody's deck", |mine| &mine.deck);
    let levels: Vec<&str> =
        game.rivals().filter_map(|rival| rival.level()).map(|level| level.name()).collect();
    let levels =
        if levels.is_empty() { String::new() } else { format!(" · {}", levels.join(", ")) };
    let back = if game.taken_back > 0 { " · taken back" } else { "" };
    let rounds = count(game.rounds, "round");
    format!("{deck}{levels} · {rounds} · seed {}{back}", game.seed)
}
