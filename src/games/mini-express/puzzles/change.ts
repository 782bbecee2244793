import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { type Place, type ScoreLine, scoreSheet } from '../rules/scoring';
import { phase, type State } from '../rules/state';
import { isLastRound } from '../rules/supply';

/** How everybody stands: the seat that asks, and the others with the automa last. */
export interface Stand {
  readonly own: readonly ScoreLine[];
  readonly others: readonly (readonly ScoreLine[])[];
  /** Whether the match is over or in its last round. */
  readonly ending: boolean;
}

/** What an action leads to, up to where chance speaks, and what was told on the way. */
export interface Change extends Stand {
  readonly told: ReadonlySet<string>;
}

export function standOf(state: State, seat: Seat): Stand {
  const sheet = scoreSheet(state);
  return {
    own: sheet[seat]?.lines ?? [],
    others: sheet.filter((holder) => holder.seat !== seat).map(({ lines }) => lines),
    ending: phase(state) === 'over' || isLastRound(state),
  };
}

export function changeBy(state: State, action: Action, seat: Seat): Change {
  const next = rules.clone(state);
  const told = new Set<string>();
  let stand: Stand | null = null;
  rules.play(next, action, ({ event }, live) => {
    // From the automa's draw on nobody can foresee what happens.
    if (event === 'draw') stand ??= standOf(live, seat);
    if (!stand) told.add(event);
  });
  return { ...(stand ?? standOf(next, seat)), told };
}

const PLACES: readonly Place[] = ['none', 'other', 'second', 'first'];

/** Whether who holds shares of a company comes to a better place in it. */
export function rises(from: ScoreLine, to: ScoreLine): boolean {
  return to.shares > 0 && PLACES.indexOf(to.place) > PLACES.indexOf(from.place);
}

/** Whether who holds shares of a company comes to a worse place in it. */
export function falls(from: ScoreLine, to: ScoreLine): boolean {
  return to.shares > 0 && PLACES.indexOf(to.place) < PLACES.indexOf(from.place);
}

/** Whether any line of `to` differs from that of `from` in this way. */
export function anyLine(
  from: readonly ScoreLine[],
  to: readonly ScoreLine[],
  differs: (from: ScoreLine, to: ScoreLine) => boolean,
): boolean {
  return to.some((line, company) => {
    const before = from[company];
    return before !== undefined && differs(before, line);
  });
}
