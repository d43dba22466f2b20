//! Words of a query as somebody types them: letters that know their columns, and whether they were
//! quoted. People of the library and cards of the pool are both looked for with such words.

/// Letters without a space between them; what was quoted is never a sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    letters: Vec<Letter>,
    /// Where it begins, from 1.
    pub column: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Letter {
    letter: char,
    column: usize,
    quoted: bool,
}

/// A quote that is never closed, by its column from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenQuote(pub usize);

impl Word {
    /// The word that begins at `at`, counted from 0, and where it ends: at the first letter outside
    /// quotes that `ends` it.
    ///
    /// # Errors
    /// A quote in it is never closed.
    pub fn read(
        text: &[char],
        mut at: usize,
        mut ends: impl FnMut(char) -> bool,
    ) -> Result<(Word, usize), OpenQuote> {
        let (mut word, mut quote) = (Word { letters: Vec::new(), column: at + 1 }, None);
        while let Some(&letter) = text.get(at) {
            let column = at + 1;
            match letter {
                '"' if quote.is_some() => quote = None,
                '"' => quote = Some(column),
                _ if quote.is_none() && ends(letter) => break,
                _ => word.letters.push(Letter { letter, column, quoted: quote.is_some() }),
            }
            at += 1;
        }
        quote.map_or(Ok((word, at)), |column| Err(OpenQuote(column)))
    }

    /// How many letters it has.
    pub fn len(&self) -> usize {
        self.letters.len()
    }

    /// Whether it has no letter.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Whether any of its letters stands in quotes.
    pub fn is_quoted(&self) -> bool {
        self.letters.iter().any(|it| it.quoted)
    }

    /// Whether one of `signs` stands there, unquoted.
    pub fn has_sign(&self, at: usize, signs: &str) -> bool {
        self.letters.get(at).is_some_and(|it| !it.quoted && signs.contains(it.letter))
    }

    /// Its letters, without quotes.
    pub fn text(&self) -> String {
        self.letters.iter().map(|it| it.letter).collect()
    }

    /// The same in lower case.
    pub fn lower(&self) -> String {
        self.text().to_lowercase()
    }

    /// The letters from one place up to another; where there are none, its column is the one they
    /// would have.
    pub fn part(&self, from: usize, to: usize) -> Word {
        let letters = self.letters[from..to].to_vec();
        let before = from.checked_sub(1).map_or(self.column, |nth| self.letters[nth].column + 1);
        let column = letters.first().map_or(before, |it| it.column);
        Word { letters, column }
    }
}
