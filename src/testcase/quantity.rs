use std::time::Duration;

/// A positive length of time such as `2s`, `500ms` or `1m 30s`.
pub(super) fn duration(text: &str) -> Option<Duration> {
    let duration: Duration = text.parse::<jiff::SignedDuration>().ok()?.try_into().ok()?;
    (!duration.is_zero()).then_some(duration)
}

/// A positive number of bytes such as `1048576`, `64KiB`, `256MiB` or `1GiB`.
pub(super) fn bytes(text: &str) -> Option<u64> {
    let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let unit: u64 = match text[digits.len()..].trim() {
        "" | "B" => 1,
        "KiB" => 1 << 10,
        "MiB" => 1 << 20,
        "GiB" => 1 << 30,
        _ => return None,
    };
    let bytes = count(digits)?.checked_mul(unit)?;
    Some(bytes)
}

/// A positive whole number.
pub(super) fn count(text: &str) -> Option<u64> {
    text.parse().ok().filter(|count| *count > 0)
}

/// The whole numbers from one bound to another, both included, such as `0..7` or `-9..9`.
pub(super) fn range(text: &str) -> Option<(i64, i64)> {
    let (min, max) = text.split_once("..")?;
    let (min, max) = (min.trim().parse().ok()?, max.trim().parse().ok()?);
    (min <= max).then_some((min, max))
}
