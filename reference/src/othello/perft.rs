//! The number of positions a depth, by which a move generator is proven.

use super::{Board, Disc, Size, Square};

/// The number of leaves of the game tree cut off `depth` plies below the initial board.
///
/// A pass is a ply, and a finished game is one leaf at whatever depth it ends: the convention of the figures that Aart Bik
/// published for 8×8. Transpositions are counted as often as they are reached.
pub fn perft(size: Size, depth: u32) -> u64 {
    leaves(&Board::initial(size), Disc::Black, depth)
}

fn leaves(board: &Board, disc: Disc, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves: Vec<Square> = board.legal_moves(disc).collect();
    if moves.is_empty() && !board.has_legal_move(disc.opponent()) {
        return 1;
    }
    if moves.is_empty() {
        return leaves(board, disc.opponent(), depth - 1);
    }
    if depth == 1 {
        // Each move is one leaf; to play it would tell nothing more and take most of the time.
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .filter_map(|square| after(board, disc, square))
        .map(|next| leaves(&next, disc.opponent(), depth - 1))
        .sum()
}

fn after(board: &Board, disc: Disc, square: Square) -> Option<Board> {
    let mut next = board.clone();
    next.place(disc, square).ok()?;
    Some(next)
}
