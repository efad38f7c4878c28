use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};

use reference::{
    e5::Cells,
    mutant::{self, Dialect, Outcome, Program, Returned, Variant},
    othello::Direction,
};

use super::{INITIALIZE, MOVE};
use crate::{
    assignment::mutants::{Catalogue, Mutants, Suspect},
    model::{Board, Call, Given, Indexing, Trace},
};

/// The mistakes of programs for E5.
pub(super) const MUTANTS: Mutants = Mutants {
    catalogue: |indexing| Box::new(Known::new(dialect(indexing))),
};

const fn dialect(indexing: Indexing) -> Dialect {
    Dialect {
        negative_wraps: indexing.negative_wraps,
        column_raises: indexing.missing_raises,
    }
}

struct Known {
    dialect: Dialect,
    ids: Vec<&'static str>,
    variants: Vec<Variant>,
    mutants: Vec<usize>,
}

impl Known {
    fn new(dialect: Dialect) -> Self {
        let catalogue = mutant::catalogue(dialect);
        let forms = catalogue.iter().enumerate();
        let forms = forms.flat_map(|(index, mutant)| mutant.forms.iter().map(move |&form| (form, index)));
        let (variants, mutants) = forms.unzip();
        Self {
            dialect,
            ids: catalogue.iter().map(|mutant| mutant.id).collect(),
            variants,
            mutants,
        }
    }

    /// What these forms make together; `None` where they contradict each other.
    fn variant(&self, forms: &[usize]) -> Option<Variant> {
        let mut forms = forms.iter();
        forms.try_fold(Variant::NONE, |variant, &form| variant.with(self.variants[form]))
    }

    /// A program that makes these mistakes, just loaded.
    fn make(&self, variant: Variant) -> Program {
        Program::new(variant, self.dialect.beyond(variant.unchecked))
    }
}

impl Catalogue for Known {
    fn mutants(&self) -> &[&'static str] {
        &self.ids
    }

    fn forms(&self) -> &[usize] {
        &self.mutants
    }

    fn program(&self, forms: &[usize]) -> Option<Box<dyn Suspect>> {
        Some(Box::new(self.make(self.variant(forms)?)))
    }

    fn program_from(&self, kept: &dyn Suspect, forms: &[usize]) -> Option<Box<dyn Suspect>> {
        let kept: &dyn Any = kept;
        let kept = kept.downcast_ref::<Program>()?;
        Some(Box::new(self.make(self.variant(forms)?).keeping(kept)))
    }

    fn parts(&self, form: usize) -> Vec<Box<dyn Suspect>> {
        let variant = self.variants[form];
        let parts = Direction::ALL
            .into_iter()
            .filter_map(|direction| variant.in_direction(direction));
        parts
            .map(|part| -> Box<dyn Suspect> { Box::new(self.make(part)) })
            .collect()
    }
}

impl Suspect for Program {
    fn call(&mut self, call: &Call) -> Option<Trace> {
        let small = |number: i64| u8::try_from(number).ok();
        match (call.name.as_str(), call.args.as_slice()) {
            (INITIALIZE, []) => Some(trace(&self.initialize_othello())),
            (MOVE, &[player @ 1..=2, row @ 0..=7, column @ 0..=7]) => {
                Some(trace(&self.move_othello(small(player)?, small(row)?, small(column)?)))
            }
            _ => None,
        }
    }

    fn snapshot(&self) -> Box<dyn Suspect> {
        Box::new(self.clone())
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }
}

fn trace(outcome: &Outcome) -> Trace {
    let board = |cells: &Cells| Board::from(*cells);
    Trace {
        given: outcome.returned.as_ref().map(|returned| match returned {
            Returned::Board(cells) => Given::Board(board(cells)),
            Returned::Nothing => Given::Nothing,
            Returned::False => Given::Bool(false),
            Returned::Number(number) => Given::Number((*number).into()),
        }),
        board: outcome.board.as_ref().map(board),
    }
}
