import type { MatchHeader } from './header';
import type { Cursor, Ply } from './ply';
import type { Seat } from './rules';

/** A step back or forth: whose decision is taken back or restored, over how many plies, to where. */
export interface Step {
  readonly seat: Seat;
  readonly plies: number;
  readonly to: Cursor;
}

/** Back to before the last decision of a person; null when the header's reach forbids it. */
export function stepBack(header: MatchHeader, { tip, undone }: Cursor): Step | null {
  if (!tip) return null;
  let plies = 0;
  for (let ply: Ply | null = tip; ply; ply = ply.parent) {
    if (header.undo === 'turn' && (ply.chance || ply.answered)) return null;
    plies++;
    if (isPerson(header, ply.seat))
      return { seat: ply.seat, plies, to: { tip: ply.parent, undone: { tip, before: undone } } };
  }
  return null;
}

/** Forth to where the last step back came from; its first ply is the decision that was taken back. */
export function stepForth({ tip, undone }: Cursor): Step | null {
  if (!undone) return null;
  const depth = tip?.depth ?? 0;
  let first = undone.tip;
  while (first.parent && first.depth > depth + 1) first = first.parent;
  const to = { tip: undone.tip, undone: undone.before };
  return { seat: first.seat, plies: undone.tip.depth - depth, to };
}

/** A person at `seat` acts upon `tip`: the last ply of another person can no longer be taken back. */
export function markAnswered(header: MatchHeader, tip: Ply | null, seat: Seat): void {
  if (!isPerson(header, seat)) return;
  let ply = tip;
  while (ply && (ply.seat === seat || !isPerson(header, ply.seat))) ply = ply.parent;
  if (ply) ply.answered = true;
}

function isPerson(header: MatchHeader, seat: Seat): boolean {
  return header.seats[seat]?.player.kind === 'person';
}
