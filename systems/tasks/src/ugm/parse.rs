//! Parses descriptors (UGM-08).

use std::str::FromStr;

use super::{Descriptor, DescriptorError, Difficulty, Expected, Situation, span::Span};
use crate::{names::same, numbers};

/// UGM-08: blanks do not matter, `or` joins alternatives, commas or semicolons separate the
/// situational DMs, each `+n text`, `-n text` or `text +n`.
///
/// UGM-50: a line may be cut out of a printed text with its emphasis, the full stop behind it, and
/// words such as `Situational DMs:` before its numbers.
impl FromStr for Descriptor {
    type Err = DescriptorError;

    fn from_str(line: &str) -> Result<Descriptor, DescriptorError> {
        let (skill, rest) =
            before_slash(Span::printed(line), Expected::Skill, Expected::SlashAndAttribute)?;
        let (governing, rest) =
            before_slash(rest, Expected::Attribute, Expected::SlashAndDifficulty)?;
        let (hard, list) = rest.cut(&['(']);
        let task = Descriptor::new(skill.text(), "", difficulty(hard)?);
        let mut task = Descriptor { attributes: alternatives(governing)?, ..task };
        if let Some(list) = list {
            read_list(list, &mut task)?;
        }
        Ok(task)
    }
}

fn before_slash<'t>(
    span: Span<'t>,
    part: Expected,
    next: Expected,
) -> Result<(Span<'t>, Span<'t>), DescriptorError> {
    let (before, behind) = span.cut(&['/']);
    if before.is_empty() {
        return Err(before.error(part));
    }
    Ok((before, behind.ok_or_else(|| before.end().error(next))?))
}

/// Parses `EDU or Ship's TL`: the names between the words `or`.
fn alternatives(governing: Span) -> Result<Vec<String>, DescriptorError> {
    let (mut names, mut name) = (Vec::new(), String::new());
    let mut rest = governing;
    while !rest.is_empty() {
        let (word, behind) = rest.first_word();
        if word.is_empty() {
            // A lone mark of emphasis.
        } else if same(word.text(), "or") {
            if name.is_empty() || behind.is_empty() {
                return Err(word.error(Expected::Attribute));
            }
            names.push(std::mem::take(&mut name));
        } else {
            name += if name.is_empty() { "" } else { " " };
            name += word.text();
        }
        rest = behind;
    }
    if name.is_empty() {
        return Err(governing.error(Expected::Attribute));
    }
    names.push(name);
    Ok(names)
}

fn difficulty(span: Span) -> Result<Difficulty, DescriptorError> {
    let (word, rest) = span.first_word();
    let difficulty = word.text().parse().map_err(|_| span.error(Expected::Difficulty))?;
    if rest.is_empty() { Ok(difficulty) } else { Err(rest.error(Expected::ListOrEnd)) }
}

fn read_list(list: Span, task: &mut Descriptor) -> Result<(), DescriptorError> {
    let Some(inside) = list.without_last(')') else {
        return Err(list.end().error(Expected::ClosingParenthesis));
    };
    let mut has_rate = false;
    for piece in inside.pieces(&[',', ';']) {
        let piece = without_title(piece);
        if same(piece.text(), "no natural ability") {
            task.attribute_referenced = true;
            continue;
        }
        let (dm, text) = dm_and_text(piece)?;
        if !is_rate(text, &task.skill)? {
            let plain = || Situation::dm(dm, text.text());
            task.situational.push(step(dm, text).unwrap_or_else(plain));
        } else if has_rate {
            return Err(piece.error(Expected::OneRate));
        } else {
            (task.per_level, has_rate) = (dm, true);
        }
    }
    Ok(())
}

/// UGM-50: drops the title of the list or DM, which is not its reason: `Situational DMs:`, `DMs:`,
/// or `Situational` right before a number.
fn without_title(piece: Span) -> Span {
    let mut rest = piece;
    loop {
        let (word, behind) = rest.first_word();
        let title = word.text().trim_end_matches(':');
        if !TITLES.iter().any(|it| same(it, title)) {
            return piece;
        }
        let closes = word.text().ends_with(':');
        if closes || numbers::signed(behind.first_word().0.text()).is_some() {
            return without_title(behind);
        }
        rest = behind;
    }
}

const TITLES: [&str; 3] = ["Situational", "DM", "DMs"];

/// Parses `+n text`, `-n text` or `text +n`.
fn dm_and_text(piece: Span) -> Result<(i16, Span), DescriptorError> {
    let (first, rest) = piece.first_word();
    if let Some(dm) = numbers::signed(first.text()) {
        return Ok((dm, reason(rest)));
    }
    let (text, last) = piece.last_word();
    let dm = numbers::signed(last.text()).ok_or_else(|| piece.error(Expected::SituationalDm))?;
    Ok((dm, reason(text)))
}

/// UGM-50: drops words that only lead to the reason: `-1 DM due to gunfire`, `+2 for moving on`.
fn reason(text: Span) -> Span {
    let due = || text.after("due").and_then(|rest| rest.after("to"));
    let led = text.after("DM").or_else(|| text.after("DMs")).or_else(|| text.after("for"));
    led.or_else(due).map_or(text, reason)
}

/// UGM-24: whether the text is a rate: `per level`, `per skill level`,
/// `per level of Vacc Suit skill`.
fn is_rate(text: Span, skill: &str) -> Result<bool, DescriptorError> {
    let Some(rest) = text.after("per") else { return Ok(false) };
    let rest = rest.after("skill").unwrap_or(rest);
    let Some(rest) = rest.after("level") else { return Ok(false) };
    let named = rest.after("of").unwrap_or(rest);
    let (before, last) = named.last_word();
    let named = if same(last.text(), "skill") { before } else { named };
    let is_own = named.is_empty() || same(named.text(), skill);
    if is_own { Ok(true) } else { Err(named.error(Expected::OwnSkill)) }
}

/// UGM-29: parses `if DEX 9+`.
fn step(dm: i16, text: Span) -> Option<Situation> {
    let (attribute, number) = text.after("if")?.last_word();
    let at_least = u8::try_from(numbers::throw(number.text())?).ok()?;
    (!attribute.is_empty()).then(|| Situation::if_attribute(dm, attribute.text(), at_least))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Descriptor {
        line.parse().unwrap_or_else(|refused| panic!("{line}: {refused}"))
    }

    #[track_caller]
    fn refuse(line: &str, message: &str) {
        let refused = line.parse::<Descriptor>().expect_err(line);
        assert_eq!(refused.to_string(), message);
    }

    /// UGM-08
    #[test]
    fn a_descriptor_is_read_with_or_without_blanks_and_printed_one_way() {
        for (line, printed) in [
            ("Medical/EDU/+3", "Medical/EDU/+3"),
            ("  Mechanical / DEX / -1 ", "Mechanical/DEX/-1"),
            ("Sensor Ops / EDU or Ship's TL /+3", "Sensor Ops/EDU or Ship's TL/+3"),
            ("Engineering/EDU/9+", "Engineering/EDU/-1"),
            ("Carousing/SOC/routine", "Carousing/SOC/+2"),
            ("Grav Vehicle / DEX / +3 (-1 gunfire)", "Grav Vehicle/DEX/+3 (-1 gunfire)"),
            (
                "Brawling/STR/0 (weak -2; armor -4; +1 (short) range)",
                "Brawling/STR/+0 (-2 weak, -4 armor, +1 (short) range)",
            ),
            (
                "Vacc Suit/DEX/-2 (+2,-2,+0,-6; +1 if DEX 9+; +2 if DEX 11+; +4 per level of Vacc Suit skill)",
                "Vacc Suit/DEX/-2 (+2, -2, +0, -6, +1 if DEX 9+, +2 if DEX 11+, +4 per level)",
            ),
            ("Pilot/DEX/+0 (no natural ability)", "Pilot/DEX/+0 (no natural ability)"),
        ] {
            let task = read(line);
            assert_eq!(task.to_string(), printed);
            assert_eq!(read(printed), task, "{printed} reads back as it was");
        }
    }

    /// UGM-50
    #[test]
    fn a_line_reads_as_it_was_printed_with_emphasis_titles_and_a_full_stop() {
        for (line, printed) in [
            ("*Medical / EDU / +3*.", "Medical/EDU/+3"),
            ("*Streetwise* / INT / +1", "Streetwise/INT/+1"),
            ("Medical / EDU / +3)", "Medical/EDU/+3"),
            ("*Pilot / DEX / +3* (Situational -1 DM due to rain).", "Pilot/DEX/+3 (-1 rain)"),
            (
                "Pilot/DEX/+3 (Situational DMs: +2 for speed; -2 haste)",
                "Pilot/DEX/+3 (+2 speed, -2 haste)",
            ),
            ("Pilot/DEX/+3 (DMs: speed +2, DM -2)", "Pilot/DEX/+3 (+2 speed, -2)"),
            ("Pilot/DEX/+3 (Situational awareness +1)", "Pilot/DEX/+3 (+1 Situational awareness)"),
            (
                "Pilot/DEX/+3 (DMs: +4 per level of Pilot skill, +1 if DEX 9+)",
                "Pilot/DEX/+3 (+1 if DEX 9+, +4 per level)",
            ),
        ] {
            assert_eq!(read(line).to_string(), printed, "{line}");
            assert_eq!(read(printed), read(line), "{line}");
        }
    }

    /// UGM-08, UGM-24, UGM-29
    #[test]
    fn a_list_tells_plain_dms_from_steps_and_rates() {
        let task =
            read("Vacc Suit/DEX/-2 (+2 forward, +1 if DEX 9+, +4 per skill level, if late -1)");
        let step = Situation::IfAttribute { dm: 1, attribute: "DEX".to_owned(), at_least: 9 };
        let expected = [Situation::dm(2, "forward"), step, Situation::dm(-1, "if late")];
        assert_eq!((task.situational.as_slice(), task.per_level), (expected.as_slice(), 4));
        assert_eq!(read("Pilot/DEX/+0 (+2 per level of skill)").per_level, 2);
        assert_eq!(read("Pilot/DEX/+0 (+2 per turn)").per_level, 1);
    }

    /// UGM-08
    #[test]
    fn what_is_not_understood_is_shown_with_its_column_and_what_belongs_there() {
        let difficulties = "a DM such as +3, a throw such as 10+, or one of Easy, Routine, Standard, \
                            Difficult, Challenging, Formidable, Insane, Impossible";
        refuse("", "column 1: expected the name of a skill, found nothing");
        refuse(" /EDU/+3", "column 2: expected the name of a skill, found nothing");
        refuse("Medical", "column 8: expected `/` and the governing attribute, found nothing");
        refuse("Medical/ /+3", "column 10: expected the name of an attribute, found nothing");
        refuse("Medical/EDU or/+3", "column 13: expected the name of an attribute, found `or`");
        refuse("Medical/EDU", "column 12: expected `/` and the difficulty, found nothing");
        refuse("Medical/EDU/", &format!("column 13: expected {difficulties}, found nothing"));
        refuse("Medical/EDU/3", &format!("column 13: expected {difficulties}, found `3`"));
        refuse(
            "Méd/EDU/tricky one",
            &format!("column 9: expected {difficulties}, found `tricky one`"),
        );
        refuse(
            "Medical/EDU/+3 -1 dark",
            "column 16: expected situational DMs in parentheses, or the end, found `-1 dark`",
        );
        refuse("Medical/EDU/+3 (-1 dark", "column 24: expected `)` at the end, found nothing");
        refuse(
            "Medical/EDU/+3 (-1 dark, rain)",
            "column 26: expected a situational DM such as `-2 weakened blow`, found `rain`",
        );
        refuse(
            "Medical/EDU/+3 ()",
            "column 17: expected a situational DM such as `-2 weakened blow`, found nothing",
        );
        refuse(
            "Pilot/DEX/+0 (+1 per level of Computer skill)",
            "column 31: expected the skill of the task itself, found `Computer`",
        );
        refuse(
            "Pilot/DEX/+0 (+1 per level, +2 per level)",
            "column 29: expected only one rate per level, found `+2 per level`",
        );
    }

    /// UGM-08: a garbled line is refused at a place within it, or printed as something that reads
    /// the same.
    #[test]
    fn a_garbled_line_is_refused_at_a_place_in_it_or_means_what_is_printed() {
        let line = "*Vacc Süit* / DEX or Ship's TL / 10+ (Situational DMs: +2 for on; if DEX 9+ +1, per level +4, DM -1 DM due to x, no natural ability).";
        let chars: Vec<char> = line.chars().collect();
        let mut read = 0;
        for at in 0..=chars.len() {
            for extra in [
                "", " ", "/", "(", ")", ",", "+", "-1", "or", "*", ".", "DM ", "for ", ": ",
                "\u{2212}", "\u{a0}", "9",
            ] {
                for left_out in 0..=3 {
                    let behind = chars.iter().skip(at + left_out).collect::<String>();
                    let garbled = chars[..at].iter().collect::<String>() + extra + &behind;
                    match garbled.parse::<Descriptor>() {
                        Ok(task) => {
                            read += 1;
                            assert_eq!(task.to_string().parse(), Ok(task), "{garbled}");
                        }
                        Err(refused) => {
                            assert!((1..=garbled.chars().count() + 1).contains(&refused.column));
                        }
                    }
                }
            }
        }
        assert!(read > 1000, "only {read} were read");
    }
}
