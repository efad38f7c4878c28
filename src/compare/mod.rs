//! Judging an answer: reading printed boards, comparing cells and texts, and the precedence of the verdicts.
