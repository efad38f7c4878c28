//! Known mistakes as students write them: each is a real program, is what the catalogue says, and is named by its answers alone.

#[path = "mutants/asked.rs"]
mod asked;
#[path = "mutants/chance.rs"]
mod chance;
#[path = "mutants/equal.rs"]
mod equal;
#[path = "mutants/named.rs"]
mod named;
#[path = "mutants/ruby.rs"]
mod ruby;
#[path = "mutants/runs.rs"]
mod runs;
#[path = "mutants/sets.rs"]
mod sets;
#[path = "mutants/shortest.rs"]
mod shortest;
#[path = "mutants/strangers.rs"]
mod strangers;
#[path = "mutants/submitted.rs"]
mod submitted;
#[path = "mutants/written.rs"]
mod written;
