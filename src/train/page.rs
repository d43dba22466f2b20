//! The report as a page of Markdown, as it stands in `docs/`.

use std::fmt::{self, Write};

use ai::value::Advantage;

use super::{HeldOut, Report};

const HEAD: &str = "\
# What a position is worth

Written by `far-lanes train`; change nothing here by hand. It is a logistic model of the chance to win: for each rival,
each number of the table below is the captain's own less the rival's, times its weight, and the sum is the logarithm of
the odds of outdoing that rival. The weight goes from the opening's to the ending's as the captain who is nearest to
victory goes from no points to enough of them. Only what the captain may see is counted.
";

/// The whole page.
///
/// # Errors
/// None that a text would have.
pub fn page(report: &Report) -> Result<String, fmt::Error> {
    let mut page = HEAD.to_owned();
    lessons(report, &mut page)?;
    weights(report, &mut page)?;
    calibration(&report.held_out, &mut page)?;
    Ok(page)
}

fn lessons(report: &Report, page: &mut String) -> fmt::Result {
    let Report { model, games, held_out } = report;
    let provenance = &model.provenance;
    writeln!(page, "\n```\n{}\n```\n", provenance.command)?;
    writeln!(
        page,
        "{games} games of two to four captains, of which about a fifth was held out; {} positions to learn from, at the\n\
         beginning of each round but the first; journals `{}`.",
        provenance.positions, provenance.journal
    )?;
    let HeldOut { games, positions, log_loss, log_loss_of_mean, brier, .. } = held_out;
    writeln!(
        page,
        "\nIn the {positions} positions of the {games} games held out, log loss is {log_loss:.4} (of who always\n\
         states the mean: {log_loss_of_mean:.4}), and the Brier score {brier:.4}."
    )
}

fn weights(report: &Report, page: &mut String) -> fmt::Result {
    writeln!(page, "\n## Weights\n\n| number | opening | ending |\n|---|--:|--:|")?;
    let all = Advantage::described(&report.model.opening, &report.model.ending);
    all.into_iter().try_for_each(|(name, [opening, ending])| {
        writeln!(page, "| {} | {opening:.3} | {ending:.3} |", name.trim_end_matches('.'))
    })
}

fn calibration(held_out: &HeldOut, page: &mut String) -> fmt::Result {
    writeln!(
        page,
        "\n## Stated and won\n\nPositions of the games held out, by the stated chance."
    )?;
    writeln!(page, "\n| positions | stated, of 100 | won, of 100 |\n|--:|--:|--:|")?;
    held_out.bins.iter().filter(|bin| bin.positions > 0).try_for_each(|bin| {
        let (stated, won) = (bin.stated * 100.0, bin.won * 100.0);
        writeln!(page, "| {} | {stated:.1} | {won:.1} |", bin.positions)
    })
}
