use super::{Matrix, VerifyFormat, VerifySetting, matrix};
use crate::{
    error::Error,
    model::{
        KnownOutcome, KnownProgram, LEAST_MARGIN, LimitMargin, Message, Notice, Open, Shortness, Survivor, TimeLimit,
        Verdict,
    },
    report::{
        Detail, harmless,
        pretty::{columns, judged, pad, wrap},
        visible, visible_lines,
    },
};

pub(super) static ENTRY: VerifyFormat = VerifyFormat {
    id: "pretty",
    write: |setting, out| {
        let mut screen = Screen {
            text: String::new(),
            setting,
        };
        screen.show();
        out.write_all(screen.text.as_bytes())
            .map_err(|error| Error::output(&error))
    },
};

/// Redundant cases, and pairs that are the same as a half, that are named; what is more is counted.
const MOST_NAMED: usize = 8;

/// How a line of the overview begins.
#[derive(Clone, Copy)]
enum Sign {
    Good,
    Bad,
    Warning,
    Nothing,
}

struct Screen<'a> {
    text: String,
    setting: &'a VerifySetting<'a>,
}

impl Screen<'_> {
    fn show(&mut self) {
        let verification = self.setting.verification;
        if self.setting.detail != Detail::Quiet {
            let title = visible(self.setting.locale.choose(&verification.title));
            self.line(&self.setting.style.emphasis(&title));
            self.line("");
            self.overview();
            if let Some(notice) = &verification.notice {
                self.notice(notice);
            }
            self.programs();
            self.limits();
            self.line("");
        }
        self.verdict();
    }

    /// A line for each thing that is looked at.
    fn overview(&mut self) {
        let verification = self.setting.verification;
        let reference = Message::new("verify-reference-agrees")
            .with("cases", verification.cases)
            .with("calls", verification.calls);
        let mut lines = vec![(Sign::Good, Message::new("verify-label-reference"), reference)];
        match &verification.notice {
            Some(notice) => lines.extend(kills(notice)),
            None => lines.push((
                Sign::Nothing,
                Message::new("verify-label-mutants"),
                Message::new("verify-no-mutants"),
            )),
        }
        lines.push(self.programs_told());
        lines.push(self.limits_told());
        let labels: Vec<String> = lines.iter().map(|(_, label, _)| self.words(label)).collect();
        let widest = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
        for ((sign, _, message), label) in lines.iter().zip(labels) {
            let words = self.words(message);
            let mut margin = format!("  {} {}  ", self.sign(*sign), pad(&label, widest));
            for part in wrap(&words, self.setting.width.saturating_sub(widest + 6)) {
                self.line(&(margin + &part));
                margin = " ".repeat(widest + 6);
            }
        }
    }

    fn programs_told(&self) -> (Sign, Message, Message) {
        let programs = &self.setting.verification.programs;
        let wrong = programs.iter().filter(|program| program.is_wrong()).count();
        let skipped = self.setting.verification.skipped().count();
        let (sign, message) = match (programs.len(), wrong, skipped) {
            (0, ..) => (Sign::Nothing, Message::new("verify-no-programs")),
            (_, 1.., _) => (Sign::Bad, Message::new("verify-programs-wrong").with("wrong", wrong)),
            (_, 0, 1..) => (
                Sign::Warning,
                Message::new("verify-programs-skipped").with("skipped", skipped),
            ),
            (_, 0, 0) => (Sign::Good, Message::new("verify-programs-right")),
        };
        (
            sign,
            Message::new("verify-label-programs"),
            message.with("count", programs.len()),
        )
    }

    fn limits_told(&self) -> (Sign, Message, Message) {
        let margins = &self.setting.verification.limits;
        let least = margins.iter().map(LimitMargin::times).reduce(f64::min);
        let (sign, message) = match least {
            None => (Sign::Nothing, Message::new("verify-no-limits")),
            Some(_) if margins.iter().any(LimitMargin::is_tight) => (
                Sign::Bad,
                Message::new("verify-limits-tight").with("least", i64::from(LEAST_MARGIN)),
            ),
            Some(least) => (
                Sign::Good,
                Message::new("verify-limits-wide").with("times", times(least)),
            ),
        };
        (sign, Message::new("verify-label-limits"), message)
    }

    fn notice(&mut self, notice: &Notice) {
        for survivor in &notice.survivors {
            self.survivor(survivor, notice);
        }
        if self.setting.detail == Detail::Verbose && !notice.halves.is_empty() {
            let names = notice.halves.iter().map(|pair| pair.join(" + "));
            self.list(&Message::new("verify-halves"), &names.collect::<Vec<_>>());
        }
        if !notice.redundant.is_empty() {
            let names = notice.redundant.iter().map(|(suite, name)| place(suite, name));
            self.list(&Message::new("verify-redundant"), &names.collect::<Vec<_>>());
        }
        if self.setting.matrix == Matrix::Shown {
            self.line("");
            self.heading(&Message::new("verify-matrix"));
            self.line("");
            for row in matrix::rows(&self.setting.verification.suites, notice, self.setting.style) {
                self.line(&format!("  {row}"));
            }
        }
    }

    /// What no case kills, with what would.
    fn survivor(&mut self, survivor: &Survivor, notice: &Notice) {
        self.line("");
        let name = survivor.mutants.join(" + ");
        if !survivor.is_gap() {
            let equal = Message::new("verify-equal").with("mutant", name);
            self.line(&self.words(&equal));
            return;
        }
        let heading = Message::new("verify-survives").with("mutant", name);
        let heading = format!("✗ {}", self.words(&heading));
        self.line(&self.setting.style.bad(&heading));
        if notice.is_partial(survivor) {
            let languages = survivor.languages.join(", ");
            self.paragraph(&Message::new("verify-in-languages").with("languages", languages));
        }
        for killer in &survivor.killers {
            let why = match killer.shortness {
                Shortness::Shortest => Message::new("verify-shortest"),
                Shortness::Minimal => Message::new("verify-minimal"),
            };
            self.paragraph(&why);
            self.line("");
            self.text.push_str(&visible_lines(&killer.yaml));
        }
        if let Some(Open::Unknown(positions)) = survivor.open {
            self.paragraph(&Message::new("verify-unknown").with("positions", positions));
        }
    }

    fn programs(&mut self) {
        for program in &self.setting.verification.programs {
            if program.is_wrong() {
                self.wrong(program);
            }
        }
        for (program, why) in self.setting.verification.skipped() {
            let skipped = Message::new("verify-skipped")
                .with("path", program.path.display().to_string())
                .with("why", harmless(why));
            self.line("");
            self.line(&format!("{} {}", self.sign(Sign::Warning), self.words(&skipped)));
        }
    }

    /// A program that got something else than it should.
    fn wrong(&mut self, program: &KnownProgram) {
        let path = visible(&program.path.display().to_string());
        self.line("");
        self.line(&self.setting.style.bad(&format!("✗ {path}")));
        let (got, case, why) = match &program.outcome {
            KnownOutcome::Judged {
                judgement,
                case,
                message,
            } => (judged(*judgement), case.as_ref(), message.as_ref()),
            KnownOutcome::Refused(why) | KnownOutcome::Skipped(why) => {
                (self.words(&Message::new("verify-refused")), None, Some(why))
            }
        };
        let expected = expected(program.verdict, program.reason.as_deref());
        self.paragraph(
            &Message::new("verify-got")
                .with("expected", visible(&expected))
                .with("got", got),
        );
        if let Some((suite, name)) = case {
            self.line(&format!("  {}", place(suite, name)));
        }
        if let Some(why) = why {
            self.paragraph(&harmless(why));
        }
    }

    fn limits(&mut self) {
        let margins = self.setting.verification.limits.iter();
        let shown = margins.filter(|margin| margin.is_tight() || self.setting.detail == Detail::Verbose);
        for margin in shown {
            let sign = if margin.is_tight() { Sign::Bad } else { Sign::Good };
            let limit = match margin.limit {
                TimeLimit::Cpu => Message::new("verify-limit-cpu"),
                TimeLimit::Wall => Message::new("verify-limit-wall"),
            };
            let told = Message::new("verify-limit")
                .with("limit", limit)
                .with("allowed", seconds(margin.allowed))
                .with("needed", seconds(margin.needed))
                .with("times", times(margin.times()))
                .with("path", margin.path.display().to_string());
            self.line("");
            self.line(&format!("{} {}", self.sign(sign), self.words(&told)));
            self.line(&format!("  {}", place(&margin.case.0, &margin.case.1)));
        }
    }

    /// The last line: whether all is well.
    fn verdict(&mut self) {
        let verification = self.setting.verification;
        let style = self.setting.style;
        let gaps = verification.notice.iter().flat_map(Notice::gaps).count()
            + verification
                .programs
                .iter()
                .filter(|program| program.is_wrong())
                .count()
            + verification.limits.iter().filter(|margin| margin.is_tight()).count();
        let words = match (gaps, verification.skipped().next()) {
            (0, None) if verification.programs.is_empty() => style.good(&self.words(&Message::new("verify-no-gap"))),
            (0, None) => style.good(&self.words(&Message::new("verify-trusted"))),
            (0, Some(_)) => style.warning(&self.words(&Message::new("verify-unsure"))),
            (gaps, _) => style.bad(&self.words(&Message::new("verify-gaps").with("count", gaps))),
        };
        self.line(&words);
    }

    /// A heading, and the first of some names.
    fn list(&mut self, heading: &Message, names: &[String]) {
        let most = match self.setting.detail {
            Detail::Verbose => usize::MAX,
            Detail::Quiet | Detail::Normal => MOST_NAMED,
        };
        self.line("");
        self.heading(heading);
        for name in names.iter().take(most) {
            self.line(&format!("  {name}"));
        }
        if names.len() > most {
            let more = Message::new("verify-more").with("count", names.len() - most);
            let more = self.words(&more);
            self.line(&format!("  {}", self.setting.style.dim(&more)));
        }
    }

    fn heading(&mut self, message: &Message) {
        let words = self.words(message);
        for part in wrap(&words, self.setting.width) {
            self.line(&part);
        }
    }

    fn paragraph(&mut self, message: &Message) {
        let words = self.words(message);
        for line in words.lines() {
            for part in wrap(line, self.setting.width.saturating_sub(2)) {
                self.line(&format!("  {part}"));
            }
        }
    }

    fn sign(&self, sign: Sign) -> String {
        let style = self.setting.style;
        match sign {
            Sign::Good => style.good("✓"),
            Sign::Bad => style.bad("✗"),
            Sign::Warning => style.warning("!"),
            Sign::Nothing => style.dim("–"),
        }
    }

    fn words(&self, message: &Message) -> String {
        visible_lines(&self.setting.locale.text(message))
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// What is said of the mutants, of their pairs and of the cases that kill none.
fn kills(notice: &Notice) -> Vec<(Sign, Message, Message)> {
    let alive = |size: usize| notice.gaps().filter(|gap| gap.mutants.len() == size).count();
    let told = |count: usize, alive: usize| match alive {
        0 => (Sign::Good, Message::new("verify-all-killed").with("count", count)),
        alive => (
            Sign::Bad,
            Message::new("verify-some-survive")
                .with("count", count)
                .with("alive", alive),
        ),
    };
    let (sign, mutants) = told(notice.mutants.len(), alive(1));
    let (pairs_sign, pairs) = told(notice.pairs, alive(2));
    let mut lines = vec![
        (sign, Message::new("verify-label-mutants"), mutants),
        (pairs_sign, Message::new("verify-label-pairs"), pairs),
    ];
    if !notice.redundant.is_empty() {
        lines.push((
            Sign::Warning,
            Message::new("verify-label-cases"),
            Message::new("verify-cases-redundant").with("count", notice.redundant.len()),
        ));
    }
    lines
}

/// The verdict and the reason that a program should get.
fn expected(verdict: Verdict, reason: Option<&str>) -> String {
    match reason.filter(|reason| *reason != verdict.name()) {
        Some(reason) => format!("{} · {reason}", verdict.name()),
        None => verdict.name().to_owned(),
    }
}

fn place(suite: &str, name: &str) -> String {
    format!("{} › {}", visible(suite), visible(name))
}

fn seconds(time: std::time::Duration) -> String {
    format!("{:.2}", time.as_secs_f64())
}

/// How many times, rounded down so as to promise nothing.
fn times(times: f64) -> String {
    if times < 10.0 {
        format!("{:.1}", (times * 10.0).floor() / 10.0)
    } else {
        format!("{:.0}", times.floor())
    }
}
