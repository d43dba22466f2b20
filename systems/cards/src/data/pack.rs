//! Packs: sets of cards, named by their folders.

use engine::JournalHash;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Card, CardBook, CardList, DataError, Deck, coverage::says_something};

/// A pack's description of itself, in its file `pack.ron`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    pub title: String,
    /// Version for people; packs count as equal by their cards.
    pub version: String,
    #[serde(default)]
    pub author: String,
    /// Contents in a line.
    #[serde(default)]
    pub about: String,
    /// Other packs it requires, by the names of their folders.
    #[serde(default)]
    pub needs: Vec<String>,
}

/// A pack and its cards in a [`CardBook`].
#[derive(Debug, Clone, PartialEq)]
pub struct Pack {
    /// The name of its folder, unique among packs.
    pub id: String,
    pub manifest: Manifest,
    /// Number of its cards.
    pub cards: usize,
    /// Fingerprint of its cards; white space, comments and file names do not count.
    pub hash: JournalHash,
}

/// A pack used in a game, as its artefact names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackUsed {
    pub id: String,
    pub version: String,
    pub hash: JournalHash,
}

impl Pack {
    /// The pack as an artefact names it.
    pub fn used(&self) -> PackUsed {
        PackUsed { id: self.id.clone(), version: self.manifest.version.clone(), hash: self.hash }
    }
}

impl CardBook {
    /// Adds a whole pack: its card files, in their order.
    ///
    /// # Errors
    /// A file repeats an id, or asks for what no card has. The book is then unchanged.
    pub fn add_pack<'a>(
        &mut self,
        id: &str,
        manifest: Manifest,
        files: impl IntoIterator<Item = &'a CardList>,
    ) -> Result<(), DataError> {
        let mut grown = self.clone();
        let pack = Pack { id: id.to_owned(), manifest, cards: 0, hash: JournalHash::default() };
        grown.packs.push(pack);
        for list in files {
            grown.add_list(list)?;
        }
        grown.check()?;
        let added = &grown.cards[self.cards.len()..];
        let (cards, hash) = (added.len(), added.iter().fold(JournalHash::default(), fingerprint));
        if let Some(pack) = grown.packs.last_mut() {
            (pack.cards, pack.hash) = (cards, hash);
        }
        *self = grown;
        Ok(())
    }

    /// Every pack, in the order of addition.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// The pack of this name.
    pub fn pack(&self, id: &str) -> Option<&Pack> {
        self.packs.iter().find(|pack| pack.id == id)
    }

    /// The pack of the card with this id; `None` for unknown cards, and for cards without a pack.
    pub fn pack_of(&self, card: &str) -> Option<&Pack> {
        let (def, _) = self.find(card)?;
        self.packs.get(self.pack_numbers[usize::from(def.0)]?)
    }

    /// The packs used by the decks, in the order of the book.
    pub fn packs_of<'a>(&self, decks: impl IntoIterator<Item = &'a Deck>) -> Vec<PackUsed> {
        let cards = decks.into_iter().flat_map(Deck::cards);
        let used: Vec<&Pack> = cards.filter_map(|card| self.pack_of(card)).collect();
        let is_used = |pack: &&Pack| used.iter().any(|other| other.id == pack.id);
        self.packs.iter().filter(is_used).map(Pack::used).collect()
    }

    /// A book of these packs alone, in this order, so that a game's cards keep their numbers
    /// whatever other packs exist. Missing packs are skipped.
    pub fn only(&self, packs: &[PackUsed]) -> CardBook {
        let mut book = CardBook::default();
        for wanted in packs {
            let Some(number) = self.packs.iter().position(|pack| pack.id == wanted.id) else {
                continue;
            };
            book.packs.push(self.packs[number].clone());
            for (n, card) in self.cards.iter().enumerate() {
                if self.pack_numbers[n] == Some(number) {
                    book.put(card.clone(), self.origins[n].clone());
                }
            }
        }
        book
    }
}

/// Adds a card to a fingerprint. Omitted fields and pictures do not change it.
fn fingerprint(before: JournalHash, card: &Card) -> JournalHash {
    let said = serde_json::to_value(card.plain()).map(terse).unwrap_or_default();
    before.then(said.to_string().as_bytes())
}

/// The value without empty fields.
fn terse(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(name, inside)| (name, terse(inside)));
            Value::Object(fields.filter(|(_, inside)| says_something(inside)).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(terse).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLY: &str =
        "[(id: \"ally\", name: \"Ally\", face: Connection(cost: 1, ev: 0, subtype: Ally))]";

    fn file(name: &str, text: &str) -> CardList {
        CardList::read(name, text).expect("it can be read")
    }

    fn hash(name: &str, text: &str) -> JournalHash {
        let mut book = CardBook::default();
        book.add_pack("mine", Manifest::default(), &[file(name, text)]).expect("it can be read");
        book.packs()[0].hash
    }

    #[test]
    fn white_space_comments_and_the_kind_of_file_do_not_change_a_pack() {
        let spaced = ALLY
            .replace(", ", ",\n   // so\n  ")
            .replace("name: \"Ally\"", "name: \"Ally\", traits: []");
        let json = r#"{ "cards": [{ "name": "Ally", "id": "ally",
            "face": { "Connection": { "subtype": "Ally", "cost": 1, "ev": 0 } } }] }"#;
        assert_eq!(hash("a.ron", ALLY), hash("b.ron", &spaced));
        assert_eq!(hash("a.ron", ALLY), hash("a.json", json));
        assert_ne!(hash("a.ron", ALLY), hash("a.ron", &ALLY.replace("cost: 1", "cost: 2")));
        assert_ne!(hash("a.ron", ALLY), hash("a.ron", &ALLY.replace("\"Ally\"", "\"Friend\"")));
    }

    #[test]
    fn a_new_picture_leaves_a_packs_hash_as_it_is() {
        let drawn = ALLY.replace("face:", "picture: (ground: Desk, seed: 3), face:");
        assert_eq!(hash("a.ron", ALLY), hash("a.ron", &drawn));
        let sides = |contract: &str, complication: &str| {
            let text = format!(
                "[(id: \"job\", name: \"Job\", face: Adventure(
                    contract: (name: \"Job\", distance: 1, requires: [Expense(1)], complication_slots: 0,
                        abandonment: 0, vp: 1{contract}),
                    complication: (name: \"Snag\", requires: [Expense(1)]{complication})))]"
            );
            hash("a.ron", &text)
        };
        assert_eq!(sides("", ""), sides(", picture: (seed: 1)", ", picture: (ground: Storm)"));
        assert_ne!(sides("", ""), sides(", flavor: \"Easy.\"", ""));
    }

    #[test]
    fn a_card_has_the_same_number_whatever_other_packs_there_are() {
        let mut book = CardBook::default();
        let other = ALLY.replace("ally", "other");
        book.add_pack("first", Manifest::default(), &[file("a.ron", &other)]).expect("sound");
        book.add_pack("second", Manifest::default(), &[file("b.ron", ALLY)]).expect("sound");
        let second = book.pack("second").expect("just added").used();
        let mut alone = CardBook::default();
        alone.add_pack("second", Manifest::default(), &[file("b.ron", ALLY)]).expect("sound");
        assert_eq!(book.only(&[second]), alone);
    }
}
