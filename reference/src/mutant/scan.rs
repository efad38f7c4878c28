//! What a program sees when it looks from a square in one direction.

use super::{
    dialect::{Dialect, Nowhere},
    places::Border,
    variant::{Empties, Farthest, Run, Variant},
};
use crate::{e5::Cells, othello::Direction};

/// A row and a column of the board.
pub(super) type Square = (u8, u8);

/// What is seen at a place.
enum Seen {
    /// A square, and what stands on it.
    Square(Square, u8),
    /// The place is outside, and the program knows it.
    Outside,
    /// There is no value there.
    NoValue,
}

/// The squares that a disc of `player` on `from` changes in one direction, from it outwards.
pub(super) fn line(
    variant: &Variant,
    dialect: Dialect,
    board: &Cells,
    player: u8,
    from: Square,
    direction: Direction,
) -> Result<Vec<Square>, Nowhere> {
    let variant = if variant.within.has(direction) {
        variant
    } else {
        &Variant::NONE
    };
    if variant.missing.has(direction) {
        return Ok(Vec::new());
    }
    let mut line = between(variant, dialect, board, player, from, direction)?;
    match variant.run {
        Run::All => {}
        Run::Nearest => line.truncate(1),
        Run::Last => line = line.pop().into_iter().collect(),
    }
    Ok(line)
}

/// The squares between `from` and the anchor that the program takes.
fn between(
    variant: &Variant,
    dialect: Dialect,
    board: &Cells,
    player: u8,
    from: Square,
    direction: Direction,
) -> Result<Vec<Square>, Nowhere> {
    let (down, right) = direction.offset();
    let (mut row, mut column) = (from.0.cast_signed(), from.1.cast_signed());
    let mut line = Vec::new();
    let mut anchored = 0;
    // Nothing leads on for more than two rounds of the board, also where numbers below 0 count from its end.
    let most = if variant.distance < Variant::NONE.distance {
        variant.distance
    } else {
        16
    };
    for _ in 0..most {
        row += down;
        column += right;
        match look(variant, dialect, board, row, column)? {
            Seen::Outside if variant.edge_anchors => return Ok(line),
            Seen::Outside | Seen::NoValue => break,
            Seen::Square(_, disc) if disc == player => {
                anchored = line.len();
                let goes_on = match variant.farthest {
                    Farthest::Never => false,
                    Farthest::BehindOpponent => !line.is_empty(),
                    Farthest::Always => true,
                };
                if !goes_on {
                    return Ok(line);
                }
            }
            Seen::Square(_, 0) if variant.empty_anchors => return Ok(line),
            Seen::Square(square, 0) => match variant.empties {
                Empties::End => break,
                Empties::Skipped => {}
                Empties::Filled => line.push(square),
            },
            Seen::Square(square, _) => line.push(square),
        }
    }
    line.truncate(anchored);
    Ok(line)
}

fn look(variant: &Variant, dialect: Dialect, board: &Cells, row: i8, column: i8) -> Result<Seen, Nowhere> {
    let unchecked = |side| variant.unchecked.has(side);
    let noticed = (row < 0 && !unchecked(Border::TOP))
        || (row > 7 && !unchecked(Border::BOTTOM))
        || (column < 0 && !unchecked(Border::LEFT))
        || (column > 7 && !unchecked(Border::RIGHT));
    if noticed {
        return Ok(Seen::Outside);
    }
    let row = dialect.row(row).ok_or(Nowhere)?;
    Ok(match dialect.column(column)? {
        None => Seen::NoValue,
        Some(column) if variant.outside.holds(row, column) => Seen::Outside,
        Some(column) => Seen::Square((row, column), board[usize::from(row)][usize::from(column)]),
    })
}
