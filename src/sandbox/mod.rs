//! The only place that starts a process: limits, capture, and the end of the whole process tree.
//!
//! Two processes of ours stand on either side of a submission. The **session** is this side: it hands over calls and reads
//! answers and printed text. The **supervisor** is our own binary run again under a hidden name, one an interpreter start: it
//! sets the limits on itself and the layers of isolation on the thread that starts the program as its child, watches what the
//! tree uses, and ends all of it on every path, also when this side dies. They speak over a control socket, in the words of
//! `protocol`. A **warden**, one for all of them, starts supervisors that are to be elsewhere or somebody else, and removes what
//! a checker leaves that was ended.

mod ask;
mod crowd;
#[cfg(target_os = "linux")]
mod gate;
mod handover;
mod hidden;
mod lane;
mod layer;
mod limits;
mod overseer;
mod protocol;
mod remove;
mod room;
mod session;
mod start;
mod supervisor;
mod system;
mod tree;
#[cfg(target_os = "linux")]
mod warden;
mod watch;
mod wire;

pub use ask::ask;
pub use crowd::{crowd, fair_time};
pub use gate::{dismiss, keep, wake};
pub use hidden::serve_if_asked;
pub use lane::{Lane, Stream};
pub use layer::{Confinement, LAYERS, Layer, Trial, available, bounds_storage, prove_limits};
pub use protocol::{Ended, Memory};
pub use remove::remove;
pub use session::{Happening, Launch, Session};
#[cfg(not(target_os = "linux"))]
use system::gate;
