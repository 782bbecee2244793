import type { MatchHeader } from './header';
import type { Cursor, Ply } from './ply';
import { sealedRound } from './round';
import type { Seat } from './rules';

/** The size of an undo: a step or a turn. */
export type UndoSize = 'step' | 'turn';

/** An undo or redo: whose decision it undoes or restores, how many plies, and the ply where it ends. */
export interface Step {
  readonly seat: Seat;
  readonly plies: number;
  /** Everything undone belongs to the seat's own open turn, so no agreement is needed. */
  readonly free: boolean;
  readonly to: Cursor;
}

/** The next decision: its turn and its seat; `seat` is null when the match is over. */
export interface OpenTurn {
  readonly turn: number;
  readonly seat: Seat | null;
}

/**
 * Back to before the last decision of a person; null when the header's undo mode forbids it. When several people play
 * on one phone, undo stops at a random draw, a shown secret, or another person's decision.
 */
export function stepBack(
  header: MatchHeader,
  { tip, undone }: Cursor,
  open: OpenTurn,
  size: UndoSize,
): Step | null {
  // Who takes something back now may have heard what others have committed to.
  if (sealedRound(tip)?.isComplete) return null;
  const closed = (ply: Ply) => header.undo === 'turn' && (ply.sealed || ply.answered);
  let first = tip;
  while (first && !isPerson(header, first.seat)) {
    if (closed(first)) return null;
    first = first.parent;
  }
  if (!tip || !first || closed(first)) return null;
  const { seat, turn } = first;
  while (first.joined && first.parent) {
    if (closed(first.parent)) return null;
    first = first.parent;
  }
  if (size === 'turn') {
    let ply = first;
    while (ply.parent?.turn === turn && ply.parent.seat === seat && !closed(ply.parent)) {
      ply = ply.parent;
      // Joined plies are undone together.
      if (!ply.joined) first = ply;
    }
  }
  let free = open.seat === seat && open.turn === turn;
  for (let ply: Ply | null = tip; ply && free && ply !== first.parent; ply = ply.parent)
    free = ply.turn === turn && ply.seat === seat && !ply.sealed && !ply.commitment;
  return {
    seat,
    plies: tip.depth - (first.parent?.depth ?? 0),
    free,
    // Redo restores no commitments.
    to: { tip: first.parent, undone: tip.commitment ? null : { tip, before: undone } },
  };
}

/**
 * Back to before an open round, with all its commitments: one of them cannot be revealed anymore. All decide again, and
 * nothing is restored by redo. Null: no round is open in which the seat has committed.
 */
export function withdrawRound({ tip }: Cursor, seat: Seat): Step | null {
  const round = sealedRound(tip);
  if (!tip || !round?.commits.some((ply) => ply.seat === seat)) return null;
  const plies = tip.depth - (round.base?.depth ?? 0);
  return { seat, plies, free: false, to: { tip: round.base, undone: null } };
}

/** Forward to where the last undo came from. Its first ply is the decision that was undone. */
export function stepForth({ tip, undone }: Cursor): Step | null {
  if (!undone) return null;
  const depth = tip?.depth ?? 0;
  let first = undone.tip;
  let free = !first.sealed;
  while (first.parent && first.depth > depth + 1) {
    const { turn, seat } = first;
    first = first.parent;
    free &&= first.turn === turn && first.seat === seat && !first.sealed;
  }
  const to = { tip: undone.tip, undone: undone.before };
  return { seat: first.seat, plies: undone.tip.depth - depth, free, to };
}

/** A person at `seat` acts after `tip`: the last ply of another person can no longer be undone. */
export function markAnswered(header: MatchHeader, tip: Ply | null, seat: Seat): void {
  if (!isPerson(header, seat)) return;
  let ply = tip;
  while (ply && (ply.seat === seat || !isPerson(header, ply.seat))) ply = ply.parent;
  if (ply) ply.answered = true;
}

function isPerson(header: MatchHeader, seat: Seat): boolean {
  return header.seats[seat]?.player.kind === 'person';
}
