//! The layers where the system has none of them: under the same names, so that they are reported and can be left out.

#[cfg(not(target_os = "linux"))]
use std::path::PathBuf;

use super::Layer;

/// The first and the second of [`LAYERS`].
pub(in crate::sandbox) static NAMESPACES: Layer = missing("namespaces");
pub(in crate::sandbox) static USER: Layer = missing("user");

/// Every layer.
#[cfg_attr(
    target_os = "linux",
    expect(unreachable_pub, reason = "on Linux it is only compared")
)]
pub static LAYERS: &[&Layer] = &[
    &NAMESPACES,
    &USER,
    &missing("privileges"),
    &missing("files"),
    &missing("calls"),
];

const fn missing(id: &'static str) -> Layer {
    Layer {
        id,
        cause: "sandbox-cause-system",
        exists: || false,
        refuses: || false,
        set: None,
    }
}

/// Nobody is shut out who stays the same user.
#[cfg(not(target_os = "linux"))]
pub(super) fn is_shut_out(_paths: &[PathBuf]) -> bool {
    false
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use crate::sandbox::Layer;

    #[test]
    fn what_is_missing_has_the_names_of_what_there_is() {
        let ids = |layers: &[&'static Layer]| -> Vec<&str> { layers.iter().map(|layer| layer.id).collect() };
        assert_eq!(ids(super::LAYERS), ids(super::super::LAYERS));
    }
}
