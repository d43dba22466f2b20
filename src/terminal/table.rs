//! The table in lines: whose turn it is, both ships, the contracts, the hand.

mod captain;
mod contract;

use cards::{
    CardSeen, Observation,
    data::{CardBook, Token},
    text,
};
use engine::Seat;

use super::paint::{Paint, rule, wrapped};

/// A part of the table: its rows, the first of which is its title. A row is one thing, in as many lines as
/// it takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    about: About,
    rows: Vec<Row>,
}

type Row = Vec<String>;

/// The parts that there can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    Moment,
    Captain(Seat),
    Contracts,
    Queue,
    Hand,
}

/// The whole table as its viewer sees it.
pub fn parts(seen: &Observation, book: &CardBook, paint: Paint) -> Vec<Part> {
    let view = View { seen, book, paint };
    let part = |about, rows| Part { about, rows };
    let mut parts = vec![part(About::Moment, vec![view.heading()])];
    let others = seen.captains.iter().filter(|captain| captain.seat != seen.you);
    let captains = others.chain(seen.captains.get(seen.you.index()));
    parts.extend(captains.map(|it| part(About::Captain(it.seat), view.captain(it))));
    parts.push(part(About::Contracts, view.contracts()));
    parts.extend((!seen.queue.is_empty()).then(|| part(About::Queue, view.queue())));
    parts.push(part(About::Hand, view.hand()));
    parts
}

/// The whole table where none was seen before; else what is new since, below the titles of the parts that
/// it is in, and the whole hand if a card of it is. What is gone is told by the log.
pub fn lines_since(before: &[Part], now: &[Part]) -> Vec<String> {
    if before.is_empty() {
        return lines(now);
    }
    let rows = changed(before, now).into_iter().flat_map(|part| part.rows).flatten();
    std::iter::once(rule()).chain(rows).collect()
}

fn changed(before: &[Part], now: &[Part]) -> Vec<Part> {
    now.iter().filter_map(|part| since(before, part)).collect()
}

fn since(before: &[Part], now: &Part) -> Option<Part> {
    let Some(before) = before.iter().find(|part| part.about == now.about) else {
        return Some(now.clone());
    };
    let (title, rows) = now.rows.split_first()?;
    // Each row is known once: a second copy of a card is new.
    let mut known: Vec<&Row> = before.rows.iter().collect();
    let mut is_new = |row: &&Row| {
        let nth = known.iter().position(|it| it == row);
        nth.map(|nth| known.swap_remove(nth)).is_none()
    };
    let new: Vec<Row> = rows.iter().filter(&mut is_new).cloned().collect();
    if new.is_empty() && before.rows.first() == Some(title) {
        return None;
    }
    // Half a hand would be taken for all of it.
    if now.about == About::Hand {
        return Some(now.clone());
    }
    Some(Part { about: now.about, rows: std::iter::once(title.clone()).chain(new).collect() })
}

/// All parts, between two rules.
pub fn lines(parts: &[Part]) -> Vec<String> {
    let mut lines = vec![rule()];
    for (n, part) in parts.iter().enumerate() {
        lines.extend((n > 0).then(String::new));
        lines.extend(part.rows.iter().flatten().cloned());
    }
    lines.extend(Some(rule()).filter(|rule| !rule.is_empty()));
    lines
}

/// The data behind the lines.
struct View<'a> {
    seen: &'a Observation,
    book: &'a CardBook,
    paint: Paint,
}

impl View<'_> {
    fn heading(&self) -> Row {
        let Observation { round, stage, first, acting, .. } = self.seen;
        let acting = acting.map(|seat| format!(" · {} to act", self.who(seat))).unwrap_or_default();
        let limit = self
            .seen
            .constants
            .round_cap
            .map(|limit| format!(" of {limit}, for {} VP", self.seen.constants.victory));
        let limit = limit.unwrap_or_default();
        let heading = format!(
            "Round {round}{limit} · {} Phase, stage {}: {} · {} first{acting}",
            text::phase_name(stage.phase()),
            stage.number(self.seen.is_solo()),
            stage.title(),
            self.who(*first)
        );
        wrapped(&self.paint.bold(&heading), 2)
    }

    fn title(&self, title: &str) -> Row {
        vec![self.paint.bold(title)]
    }

    fn queue(&self) -> Vec<Row> {
        let mut rows = vec![self.title("Waiting to take effect, the next one first")];
        for queued in self.seen.queue.iter().rev() {
            let name = &self.book.card(queued.def).name;
            let cancelled = if queued.cancelled { ", cancelled" } else { "" };
            rows.push(vec![format!("  {name}, by {}{cancelled}", self.who(queued.seat))]);
        }
        rows
    }

    fn hand(&self) -> Vec<Row> {
        let mut rows = vec![self.title("Your hand")];
        if self.seen.hand.is_empty() {
            rows.push(vec!["  nothing".to_owned()]);
        }
        for held in &self.seen.hand {
            let card = self.book.card(held.def);
            let skills = if held.skills.is_empty() { String::new() } else { skills(held) };
            let kind = text::type_line(card);
            let (cost, ev) = (held.cost, held.ev);
            let line = format!("  {:<28} cost {cost}, EV {ev}   {kind:<26} {skills}", card.name);
            rows.push(wrapped(line.trim_end(), 31));
        }
        if let Some(drawn) = &self.seen.drawn {
            rows.push(vec![format!("  drawn to be placed: {}", self.book.card(drawn.def).name)]);
        }
        rows
    }

    fn who(&self, seat: Seat) -> String {
        if seat == self.seen.you {
            return "you".to_owned();
        }
        self.seen.captains.get(seat.index()).map_or_else(|| seat.to_string(), |c| c.name.clone())
    }
}

/// Tokens in words, equal ones counted.
fn tokens(pool: &[Token]) -> String {
    let mut sorted = pool.to_vec();
    sorted.sort_unstable();
    let kinds = sorted.chunk_by(|a, b| a == b).map(|same| match same.len() {
        1 => text::token(same[0]),
        count => format!("{} ×{count}", text::token(same[0])),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

fn skills(card: &CardSeen) -> String {
    let held = card.skills.iter().map(|&(skill, level)| Token::Skill(skill, level));
    tokens(&held.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use cards::{CardGame, CardId, position::Position};
    use engine::Game;

    use super::*;

    const CARDS: &str = r#"[
        (id: "tub", name: "Tub", face: Ship(tonnage: 200, capabilities: [Cargo], initiative: 3,
            jump: 2, attack: 3, defense: 2, crew_slots: 2)),
        (id: "coin", name: "Coin", keywords: [Unrestricted],
            face: Connection(cost: 9, ev: 1, subtype: Ally)),
        (id: "ore", name: "Ore", keywords: [Unrestricted], face: Adventure(
            contract: (name: "Ore", distance: 1, complication_slots: 1, abandonment: 1, vp: 2,
                requires: [Token(Capability(Cargo))],
                subplots: [(any_of: [[Token(Capability(Cargo))]], award: [Vp(You, 2)])]),
            complication: (name: "Toll", requires: [Expense(1)]))),
    ]"#;

    const TABLE: &str = r#"[(
        title: "", theme: Choose, idea: "",
        captains: [(name: "Ada", ship: "Tub", deck: {1: 9}), (name: "Bo", ship: "Tub", hand: ["Coin"])],
        slots: [(contract: "Ore", of: "Ada"), (contract: "Ore", of: "Ada"),
            (contract: "Ore", of: "Bo"), (contract: "Ore", of: "Bo")],
        first: "Ada", stage: Activities, asked: "Ada", asks: ChoosingActivity, good: [Pursue(1)],
    )]"#;

    fn ready() -> (Arc<CardBook>, CardGame) {
        let mut book = CardBook::default();
        book.add("cards.ron", CARDS).expect("cards");
        let book = Arc::new(book);
        let position = Position::read("table.ron", TABLE).expect("a position").remove(0);
        let game = position.game(&book).expect("a legal table");
        (book, game)
    }

    /// CCG-ZONE-9
    #[test]
    fn a_rivals_hand_is_a_number_and_the_cards_that_you_know_of_it() {
        let (book, game) = ready();
        let mut seen = game.observe(Seat(0));
        let table = |seen: &Observation| lines(&parts(seen, &book, Paint::of_stdout())).join("\n");
        assert!(table(&seen).contains("hand 1 of 7"));
        assert!(!table(&seen).contains("known in hand"), "nobody has seen it");
        seen.captains[1].known = game.observe(Seat(1)).hand;
        assert!(table(&seen).contains("known in hand: Coin"));
    }

    /// CCG-ZONE-13
    #[test]
    fn whose_a_hidden_complication_is_stands_there_and_what_else_a_contract_gives() {
        let (book, game) = ready();
        let mut seen = game.observe(Seat(0));
        let lying = |owner| cards::ComplicationSeen {
            id: CardId(80),
            def: None,
            owner,
            face_up: false,
            harm: 0,
        };
        let contract = seen.slots[0].contract.as_mut().expect("a contract");
        contract.complications = vec![lying(Seat(0)), lying(Seat(1))];
        let shown = lines(&parts(&seen, &book, Paint::of_stdout())).join(" ");
        let shown: Vec<&str> = shown.split_whitespace().collect();
        let shown = shown.join(" ");
        for told in ["- face down, yours", "- face down, of Bo", "1 subplot (up to 2 VP more)"] {
            assert!(shown.contains(told), "{told}: {shown}");
        }
    }

    /// CCG-CTR-2, CCG-KEY-12
    #[test]
    fn counters_and_what_infamy_is_made_of_are_shown() {
        let (book, game) = ready();
        let mut seen = game.observe(Seat(0));
        let table = |seen: &Observation| lines(&parts(seen, &book, Paint::of_stdout())).join("\n");
        let mut coin = game.observe(Seat(1)).hand.remove(0);
        let bo = &mut seen.captains[1];
        (bo.infamy, bo.infamy_tokens) = (3, 3);
        bo.in_play.push(coin.clone());
        let shown = table(&seen);
        assert!(shown.contains("infamy 3 ·") && !shown.contains("counter"), "{shown}");
        coin.counters = 3;
        let bo = &mut seen.captains[1];
        bo.infamy = 5;
        bo.in_play = vec![coin];
        let shown = table(&seen);
        assert!(shown.contains("infamy 5 (3 tokens, 2 from cards) ·"), "{shown}");
        assert!(shown.contains("Coin [3 counters]"), "{shown}");
    }

    /// CCG-ATT-1
    #[test]
    fn what_a_rival_attached_stands_with_its_host_and_names_them() {
        let (book, game) = ready();
        let mut seen = game.observe(Seat(0));
        let coin = game.observe(Seat(1)).hand.remove(0);
        let host = CardSeen { id: CardId(90), controller: Seat(0), ..coin.clone() };
        let (own, theirs) = (CardId(91), CardId(92));
        let attached =
            |id, controller| CardSeen { id, controller, on: Some(host.id), ..coin.clone() };
        seen.captains[0].in_play = vec![host.clone(), attached(own, Seat(0))];
        seen.captains[1].in_play = vec![attached(theirs, Seat(1))];
        let shown = lines(&parts(&seen, &book, Paint::of_stdout())).join("\n");
        let hanging: Vec<&str> = shown.lines().filter(|line| line.contains("+ Coin")).collect();
        assert_eq!(hanging.len(), 2, "{shown}");
        assert!(hanging[1].ends_with("+ Coin, of Bo") && !hanging[0].contains(", of"), "{shown}");
        assert_eq!(shown.matches("Coin").count(), 3, "it stands nowhere else: {shown}");
    }

    #[test]
    fn a_table_that_was_seen_is_not_printed_again_but_for_what_is_new() {
        let row = |text: &str| vec![text.to_owned()];
        let part =
            |about, rows: &[&str]| Part { about, rows: rows.iter().map(|it| row(it)).collect() };
        let ada = |points: &str, crew: &[&str]| {
            part(About::Captain(Seat(0)), &[&[points], crew].concat())
        };
        let (moment, hand) =
            (part(About::Moment, &["Round 1"]), part(About::Hand, &["Your hand", "Coin"]));
        let before = [moment.clone(), ada("0 VP", &["Odo", "Mara"]), hand.clone()];
        assert_eq!(lines_since(&[], &before), lines(&before), "the first one is whole");
        assert_eq!(changed(&before, &before), []);
        let now = [moment.clone(), ada("0 VP", &["Odo [exerted]", "Mara"]), hand.clone()];
        assert_eq!(changed(&before, &now), [ada("0 VP", &["Odo [exerted]"])]);
        let now = [moment.clone(), ada("2 VP", &["Odo", "Mara"]), hand];
        assert_eq!(changed(&before, &now), [ada("2 VP", &[])]);
        let now = [
            moment.clone(),
            ada("0 VP", &["Odo", "Mara"]),
            part(About::Hand, &["Your hand", "Coin", "Coin"]),
        ];
        assert_eq!(changed(&before, &now), now[2..], "the hand is whole, with the copy of a card");
        let now = [moment, ada("0 VP", &["Odo", "Mara"]), part(About::Hand, &["Your hand"])];
        assert_eq!(changed(&before, &now), [], "the log tells what has gone");
    }
}
