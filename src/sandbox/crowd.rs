use super::system;

/// However crowded a machine is said to be, nothing waits longer than this many times.
const MOST: f64 = 20.0;

/// How many processes want each processor of this machine just now: 1.0 where none has to wait, at most 20.0.
pub fn crowd() -> f64 {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    #[expect(clippy::cast_precision_loss, reason = "no machine has that many processors")]
    let each = system::runnable() / processors as f64;
    // What is no number, or too small, is not crowded.
    each.clamp(1.0, MOST).max(1.0)
}
