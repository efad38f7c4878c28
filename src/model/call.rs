use std::fmt;

/// One call with its arguments, as a case makes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Call {
    /// The name of the function, as the assignment writes it.
    pub name: String,
    /// Its arguments, in order.
    pub args: Vec<i64>,
}

impl Call {
    /// The call on the wire and in the line protocol: words parted by one blank, `move_othello 1 3 2`.
    pub fn line(&self) -> String {
        let mut line = self.name.clone();
        for arg in &self.args {
            line.push(' ');
            line.push_str(&arg.to_string());
        }
        line
    }

    /// The call in the notation of most languages: `move_othello(1, 3, 2)`.
    pub fn with_parentheses(&self) -> String {
        format!("{}({})", self.name, self.list())
    }

    fn list(&self) -> String {
        self.args.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
    }
}

/// The call as a suite writes it: `move_othello 1, 3, 2`.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if !self.args.is_empty() {
            write!(f, " {}", self.list())?;
        }
        Ok(())
    }
}
