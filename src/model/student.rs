use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A person whose work is graded. What is not known of them is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Student {
    /// What tells them from everyone else, as the roster writes it, else as the name of what they handed in says it.
    pub id: String,
    /// Their full name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Their address for e-mail.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// The section, class or group of the course that they are in.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub section: String,
    /// The language in which they want to be told, as the roster writes it: `ja`, `en_US`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}
