//! How crowded this machine is: where more processes want to run than there are processors, each gets only its share of time.

use std::{
    sync::{LazyLock, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::system;

/// However crowded a machine is said to be, nobody waits longer than this many times.
const MOST: f64 = 8.0;

/// Between two looks. What is missed between them is as short as what a scheduler gives a process at a time.
const INTERVAL: Duration = Duration::from_millis(50);

/// What passes at most between two looks of somebody who is not stopped.
const LONGEST: Duration = Duration::from_millis(500);

/// How much of what is known counts beside a new look: the mean is that of about the last half second.
const KEPT: f64 = 0.9;

static CROWD: LazyLock<Mutex<Crowd>> = LazyLock::new(|| {
    // Without a thread that looks, nothing is known of a crowd, and every clock goes as fast as the wall's.
    let _ = thread::Builder::new().name("crowd".to_owned()).spawn(|| {
        loop {
            thread::sleep(INTERVAL);
            locked().look(system::runnable());
        }
    });
    Mutex::new(Crowd {
        looked: Instant::now(),
        fair: Duration::ZERO,
        mean: 1.0,
    })
});

struct Crowd {
    looked: Instant,
    fair: Duration,
    mean: f64,
}

impl Crowd {
    /// Takes in how many processes want to run just now, this one not counted.
    fn look(&mut self, runnable: f64) {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        #[expect(clippy::cast_precision_loss, reason = "no machine has that many processors")]
        let each = (runnable / processors as f64).clamp(1.0, MOST);
        let now = Instant::now();
        // Where nobody looked for long, all of this machine stood still, or this process did: that is nobody's time.
        self.fair += now.duration_since(self.looked).min(LONGEST).div_f64(each);
        self.looked = now;
        self.mean = self.mean * KEPT + each * (1.0 - KEPT);
    }
}

fn locked() -> std::sync::MutexGuard<'static, Crowd> {
    CROWD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many processes have wanted each processor of late: 1.0 where none had to wait, at most 8.0.
pub fn crowd() -> f64 {
    locked().mean
}

/// A clock that shows how much time a program has had that shares the processors with all others: in a crowd it goes as much
/// slower as there are programs to a processor.
pub fn fair_time() -> Duration {
    let crowd = locked();
    // Since the last look it was as it was then.
    crowd.fair + crowd.looked.elapsed().min(LONGEST).div_f64(crowd.mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_slows_the_clock() {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let mut crowd = Crowd {
            looked: Instant::now(),
            fair: Duration::ZERO,
            mean: 1.0,
        };
        let second = |crowd: &mut Crowd, each: f64| {
            crowd.looked -= Duration::from_millis(400);
            #[expect(clippy::cast_precision_loss, reason = "no machine has that many processors")]
            crowd.look(each * processors as f64);
        };
        second(&mut crowd, 0.0);
        assert!(
            crowd.fair >= Duration::from_millis(400),
            "nobody waits: {:?}",
            crowd.fair
        );
        let before = crowd.fair;
        second(&mut crowd, 4.0);
        let had = crowd.fair.saturating_sub(before);
        assert!(
            had >= Duration::from_millis(100) && had <= Duration::from_millis(125),
            "{had:?}"
        );
        assert!(crowd.mean > 1.0 && crowd.mean < 4.0);
        let before = crowd.fair;
        crowd.looked -= Duration::from_mins(1);
        crowd.look(0.0);
        assert_eq!(
            crowd.fair.saturating_sub(before),
            LONGEST,
            "a minute in which nothing ran is nobody's"
        );
    }
}
