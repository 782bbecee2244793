import type { Ply } from './ply';

/** Simultaneous decisions to which linked phones have committed, and which are not all revealed yet. */
export interface SealedRound {
  /** The last ply before the round; null: the round begins the match. */
  readonly base: Ply | null;
  /** The plies of the seats that have committed, in their order. */
  readonly commits: readonly Ply[];
  /** All seats of the round have committed. */
  readonly isComplete: boolean;
  /** How many of the actions are revealed. Phones reveal all of them at once. */
  readonly revealed: number;
}

/** The round that is open after this ply; null: none is. */
export function sealedRound(tip: Ply | null): SealedRound | null {
  if (tip?.commitment) {
    const { base, isLast } = tip.commitment;
    const commits: Ply[] = [];
    for (let ply: Ply | null = tip; ply && ply !== base; ply = ply.parent) commits.push(ply);
    return { base, commits: commits.reverse(), isComplete: isLast, revealed: 0 };
  }
  const { round = [], place = 0 } = tip?.revealed ?? {};
  if (place + 1 >= round.length) return null;
  const base = round[0]?.commitment?.base ?? null;
  return { base, commits: round, isComplete: true, revealed: place + 1 };
}
