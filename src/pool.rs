//! Work on threads, of which nobody runs ahead of whoever takes the results.

use std::sync::{Mutex, PoisonError, mpsc};

use crate::error::Error;

/// Does work for each item, so many at a time, and hands each result over as soon as it is there. Nobody runs ahead of whoever
/// takes the results. Fails when that fails, after the work that has begun, or when there is no thread to be had.
pub fn on_threads<T: Send, R: Send>(
    jobs: usize,
    items: impl IntoIterator<Item = T, IntoIter: Send>,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), Error>,
) -> Result<(), Error> {
    let items = Mutex::new(items.into_iter());
    let next = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(jobs);
        for job in 0..jobs {
            let (sender, next, work) = (sender.clone(), &next, &work);
            let one = move || {
                while let Some(item) = next() {
                    if sender.send(work(item)).is_err() {
                        return;
                    }
                }
            };
            match std::thread::Builder::new().spawn_scoped(scope, one) {
                Ok(_) => {}
                Err(error) if job == 0 => return Err(Error::no_thread(&error)),
                // Those that there are do the work of those that there cannot be.
                Err(_) => break,
            }
        }
        drop(sender);
        receiver.into_iter().try_for_each(&mut take)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_done_once_at_any_number_of_threads() {
        for jobs in [1, 2, 7] {
            let mut done = Vec::new();
            on_threads(
                jobs,
                0..100,
                |number| number * 2,
                |result| {
                    done.push(result);
                    Ok(())
                },
            )
            .expect("nothing fails");
            done.sort_unstable();
            assert_eq!(done, (0..100).map(|number| number * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_fault_of_the_taker_ends_it() {
        let begun = Mutex::new(0);
        let result = on_threads(
            2,
            0..1000,
            |_| *begun.lock().expect("alone") += 1,
            |()| Err(Error::Closed),
        );
        assert!(matches!(result, Err(Error::Closed)));
        assert!(*begun.lock().expect("alone") < 1000);
    }
}
