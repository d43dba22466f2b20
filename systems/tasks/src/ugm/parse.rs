//! Reading a descriptor (UGM-08).

use std::str::FromStr;

use super::{Descriptor, DescriptorError, Difficulty, Expected, Situation, span::Span};
use crate::{names::same, numbers};

/// UGM-08: blanks do not matter, `or` joins alternatives, commas or semicolons part the situational
/// DMs, each `+n text`, `-n text` or `text +n`.
impl FromStr for Descriptor {
    type Err = DescriptorError;

    fn from_str(line: &str) -> Result<Descriptor, DescriptorError> {
        let (skill, rest) =
            before_slash(Span::of(line), Expected::Skill, Expected::SlashAndAttribute)?;
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

/// `EDU or Ship's TL`: the names between the words `or`.
fn alternatives(governing: Span) -> Result<Vec<String>, DescriptorError> {
    let (mut names, mut name) = (Vec::new(), String::new());
    let mut rest = governing;
    while !rest.is_empty() {
        let (word, behind) = rest.first_word();
        if same(word.text(), "or") {
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
        if same(piece.text(), "no natural ability") {
            task.attribute_referenced = true;
        } else if let Some(rate) = rate(piece, &task.skill)? {
            if has_rate {
                return Err(piece.error(Expected::OneRate));
            }
            (task.per_level, has_rate) = (rate, true);
        } else {
            task.situational.push(situation(piece)?);
        }
    }
    Ok(())
}

/// UGM-24: `+4 per level`, `+4 per skill level`, `+4 per level of Vacc Suit skill`.
fn rate(piece: Span, skill: &str) -> Result<Option<i16>, DescriptorError> {
    let (dm, rest) = piece.first_word();
    let Some(dm) = numbers::signed(dm.text()) else { return Ok(None) };
    let Some(rest) = rest.after("per") else { return Ok(None) };
    let rest = rest.after("skill").unwrap_or(rest);
    let Some(rest) = rest.after("level") else { return Ok(None) };
    let Some(of) = rest.after("of").filter(|of| !of.is_empty()) else {
        return if rest.is_empty() { Ok(Some(dm)) } else { Err(rest.error(Expected::OwnSkill)) };
    };
    let (before, last) = of.last_word();
    let named = if same(last.text(), "skill") { before } else { of };
    let is_own = named.is_empty() || same(named.text(), skill);
    if is_own { Ok(Some(dm)) } else { Err(named.error(Expected::OwnSkill)) }
}

fn situation(piece: Span) -> Result<Situation, DescriptorError> {
    let (first, rest) = piece.first_word();
    if let Some(dm) = numbers::signed(first.text()) {
        return Ok(step(dm, rest).unwrap_or_else(|| Situation::dm(dm, rest.text())));
    }
    let (text, last) = piece.last_word();
    let dm = numbers::signed(last.text()).ok_or_else(|| piece.error(Expected::SituationalDm))?;
    Ok(Situation::dm(dm, text.text()))
}

/// UGM-29: `if DEX 9+`.
fn step(dm: i16, rest: Span) -> Option<Situation> {
    let (attribute, number) = rest.after("if")?.last_word();
    let at_least = u8::try_from(numbers::throw(number.text())?).ok()?;
    let attribute = attribute.text().to_owned();
    (!attribute.is_empty()).then_some(Situation::IfAttribute { dm, attribute, at_least })
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
}
