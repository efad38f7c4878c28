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

/// A number with at most two decimals, such as `2` or `0.5`, in hundredths.
pub(super) fn hundredths(text: &str) -> Option<u32> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(decimals) || decimals.len() > 2 {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    let decimals: u32 = format!("{decimals:0<2}").parse().ok()?;
    whole.checked_mul(100)?.checked_add(decimals)
}

/// A share such as `10%` or `2.5%`, at most all, in hundredths of a percent.
pub(super) fn percent(text: &str) -> Option<u32> {
    let number = text.strip_suffix('%')?.trim_end();
    hundredths(number).filter(|share| *share <= 10_000)
}
