use super::{
    Matrix, VerifyFormat, matrix,
    overview::times,
    screen::{Screen, Sign},
};
use crate::{
    error::Error,
    model::{KnownOutcome, KnownProgram, Message, Notice, Open, Shortness, Survivor, TimeLimit, Verdict},
    report::{Detail, harmless, pretty::judged, visible, visible_lines},
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

    fn notice(&mut self, notice: &Notice) {
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
        for survivor in &notice.survivors {
            self.survivor(survivor, notice);
        }
    }

    /// What no case kills, with what would.
    fn survivor(&mut self, survivor: &Survivor, notice: &Notice) {
        self.line("");
        let name = survivor.mutants.join(" + ");
        if !survivor.is_gap() {
            let equal = Message::new("verify-equal").with("mutant", name);
            self.marked(Sign::Nothing, &equal);
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
            let unknown = if survivor.killers.is_empty() {
                Message::new("verify-unknown")
            } else {
                self.line("");
                Message::new("verify-unknown-form")
            };
            self.paragraph(&unknown.with("positions", positions));
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
            self.marked(Sign::Warning, &skipped);
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
            self.marked(sign, &told);
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
