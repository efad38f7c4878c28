use std::fmt;

use serde::{Deserialize, Serialize};

/// Points with two decimals, as a gradebook counts them. They are added and weighed exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u64);

/// How the points of one suite count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// What its points are multiplied by, in hundredths.
    pub weight: u32,
    /// What has to be right for them.
    pub credit: Credit,
}

/// What has to be right for the points of a suite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Credit {
    /// Each case earns its own.
    #[default]
    EachCase,
    /// All cases, or none earns anything.
    WholeSuite,
}

/// How much a student is told of a case that failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Feedback {
    /// The calls, what was expected and what the program did.
    #[default]
    Full,
    /// The calls and what the program did, but not what was expected.
    ActualOnly,
    /// The verdict.
    VerdictOnly,
}

/// What a late submission loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    /// What each day that has begun since the deadline takes of the points, in hundredths of a percent.
    pub per_day: u32,
    /// When it is worth nothing any more.
    pub cut_off: Option<jiff::Timestamp>,
}

/// All of the points, as a share in hundredths of a percent.
const WHOLE: u64 = 10_000;

const DAY: u64 = 24 * 60 * 60;

impl Default for Scoring {
    fn default() -> Self {
        Self {
            weight: 100,
            credit: Credit::EachCase,
        }
    }
}

impl Scoring {
    /// What cases of one suite earn, and what they are worth, by what each earned and was worth.
    pub fn points(self, cases: impl Iterator<Item = (u32, u32)>) -> (Points, Points) {
        let (mut earned, mut most) = (0_u64, 0_u64);
        for (points, worth) in cases {
            earned += u64::from(points);
            most += u64::from(worth);
        }
        let counted = match self.credit {
            Credit::WholeSuite if earned < most => 0,
            _ => earned,
        };
        let weight = u64::from(self.weight);
        (Points(counted * weight), Points(most * weight))
    }
}

impl Late {
    /// What is left of the points for something handed in at a time, in hundredths of a percent; `days` that have begun since
    /// the deadline.
    pub fn left(&self, time: jiff::Timestamp, days: u32) -> u64 {
        if self
            .cut_off
            .is_some_and(|cut_off| time.as_second() > cut_off.as_second())
        {
            return 0;
        }
        WHOLE.saturating_sub(u64::from(self.per_day) * u64::from(days))
    }
}

/// The days that have begun since the deadline when something is handed in; 0 in time. Whole seconds count, as people read
/// them: all of the deadline's own second is in time.
pub fn days_late(time: jiff::Timestamp, deadline: jiff::Timestamp) -> u32 {
    let over = time.as_second() - deadline.as_second();
    match u64::try_from(over) {
        Ok(seconds) => u32::try_from(seconds.div_ceil(DAY)).unwrap_or(u32::MAX),
        Err(_) => 0,
    }
}

impl Points {
    /// So many hundredths of a point.
    pub fn hundredths(hundredths: u64) -> Self {
        Self(hundredths)
    }

    /// Points that have no decimals.
    pub fn whole(points: u32) -> Self {
        Self(u64::from(points) * 100)
    }

    /// This share of the points, in hundredths of a percent, rounded half up.
    #[must_use]
    pub fn share(self, share: u64) -> Self {
        Self((self.0 * share + WHOLE / 2) / WHOLE)
    }

    /// How much more these are than others, in hundredths; negative when they are less.
    pub fn above(self, other: Self) -> i64 {
        let hundredths = |points: Self| i64::try_from(points.0).unwrap_or(i64::MAX);
        hundredths(self) - hundredths(other)
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        Self(points.map(|points| points.0).sum())
    }
}

/// With as many decimals as are needed, none for whole points.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, hundredths) = (self.0 / 100, self.0 % 100);
        let text = match hundredths {
            0 => whole.to_string(),
            _ if hundredths % 10 == 0 => format!("{whole}.{}", hundredths / 10),
            _ => format!("{whole}.{hundredths:02}"),
        };
        f.pad(&text)
    }
}

/// As a number.
impl Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(100) {
            return serializer.serialize_u64(self.0 / 100);
        }
        #[expect(clippy::cast_precision_loss, reason = "no grade has fifteen digits")]
        serializer.serialize_f64(self.0 as f64 / 100.0)
    }
}

impl schemars::JsonSchema for Points {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        // Hundredths are no `multipleOf`: as binary fractions, readers find that 32.8 is none of 0.01.
        schemars::json_schema!({ "type": "number", "minimum": 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scoring(weight: u32, credit: Credit) -> Scoring {
        Scoring { weight, credit }
    }

    fn told((earned, most): (Points, Points)) -> String {
        format!("{earned}/{most}")
    }

    #[test]
    fn points_are_weighed_and_told_exactly() {
        let cases = [(1, 1), (0, 2), (3, 3)];
        let of = |weight, credit| told(scoring(weight, credit).points(cases.into_iter()));
        assert_eq!(of(100, Credit::EachCase), "4/6");
        assert_eq!(of(150, Credit::EachCase), "6/9");
        assert_eq!(of(33, Credit::EachCase), "1.32/1.98");
        assert_eq!(of(5, Credit::EachCase), "0.2/0.3");
        assert_eq!(of(100, Credit::WholeSuite), "0/6");
        let all = cases.map(|(_, worth)| (worth, worth));
        assert_eq!(told(scoring(100, Credit::WholeSuite).points(all.into_iter())), "6/6");
    }

    #[test]
    fn a_day_counts_from_its_first_moment() {
        let time = |text: &str| text.parse::<jiff::Timestamp>().expect("a time");
        let deadline = time("2023-12-01T23:59:59+09:00");
        for (handed_in, days) in [
            ("2023-11-30T00:00:00Z", 0),
            ("2023-12-01T23:59:59+09:00", 0),
            ("2023-12-01T23:59:59.999+09:00", 0),
            ("2023-12-02T00:00:00+09:00", 1),
            ("2023-12-02T23:59:59.5+09:00", 1),
            ("2023-12-03T00:00:00+09:00", 2),
        ] {
            assert_eq!(days_late(time(handed_in), deadline), days, "{handed_in}");
        }
        let late = Late {
            per_day: 1_000,
            cut_off: Some(time("2023-12-04T00:00:00+09:00")),
        };
        let points = |handed_in: &str, days| Points::whole(15).share(late.left(time(handed_in), days)).to_string();
        assert_eq!(points("2023-12-02T23:59:59+09:00", 1), "13.5");
        assert_eq!(points("2023-12-02T23:59:59+09:00", 11), "0");
        assert_eq!(points("2023-12-04T00:00:00.5+09:00", 3), "10.5");
        assert_eq!(points("2023-12-05T00:00:00+09:00", 4), "0");
        assert_eq!(Points::whole(1).share(3_333).to_string(), "0.33");
        assert_eq!(Points::whole(1).share(6_666).to_string(), "0.67");
    }
}
