use std::time::{Duration, Instant};

/// The time that a diagnosis may take.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    end: Instant,
}

impl Budget {
    /// So much from now on.
    pub fn of(time: Duration) -> Self {
        let now = Instant::now();
        Self {
            end: now.checked_add(time).unwrap_or(now),
        }
    }

    /// A part of what is left.
    #[must_use]
    pub fn share(&self, parts: u32) -> Self {
        Self::of(self.end.saturating_duration_since(Instant::now()) / parts)
    }

    /// Whether nothing is left of it.
    pub fn is_spent(&self) -> bool {
        Instant::now() >= self.end
    }
}
