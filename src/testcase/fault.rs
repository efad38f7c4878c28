use std::ops::Range;

use crate::model::Message;

/// A mistake in a text, before it is known which file the text comes from.
#[derive(Debug, PartialEq)]
pub struct Fault {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub message: Message,
    /// What to write instead.
    pub help: Option<Message>,
}

impl Fault {
    pub(super) fn new(span: Range<usize>, message: Message) -> Self {
        Self {
            span,
            message,
            help: None,
        }
    }

    pub(super) fn help(mut self, help: impl Into<Option<Message>>) -> Self {
        self.help = help.into();
        self
    }
}
