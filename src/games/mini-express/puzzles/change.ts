import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { type Place, type ScoreLine, scoreSheet } from '../rules/scoring';
import { phase, type State } from '../rules/state';
import { isLastRound } from '../rules/supply';

/** The scores of the seat that decides and of the others, the automa last. */
export interface Situation {
  readonly own: readonly ScoreLine[];
  readonly others: readonly (readonly ScoreLine[])[];
  /** Whether the match is over or in its last round. */
  readonly ending: boolean;
}

/** The situation after an action, up to the next random draw, and the events on the way. */
export interface Change extends Situation {
  readonly events: ReadonlySet<string>;
}

export function situationOf(state: State, seat: Seat): Situation {
  const sheet = scoreSheet(state);
  return {
    own: sheet[seat]?.lines ?? [],
    others: sheet.filter((holder) => holder.seat !== seat).map(({ lines }) => lines),
    ending: phase(state) === 'over' || isLastRound(state),
  };
}

export function changeBy(state: State, action: Action, seat: Seat): Change {
  const next = rules.clone(state);
  const events = new Set<string>();
  let situation: Situation | null = null;
  rules.play(next, action, ({ event }, live) => {
    // What follows the automa's draw cannot be foreseen.
    if (event === 'draw') situation ??= situationOf(live, seat);
    if (!situation) events.add(event);
  });
  return { ...(situation ?? situationOf(next, seat)), events };
}

const PLACES: readonly Place[] = ['none', 'other', 'second', 'first'];

/** Whether a holder of shares gets a better place in a company. */
export function rises(from: ScoreLine, to: ScoreLine): boolean {
  return to.shares > 0 && PLACES.indexOf(to.place) > PLACES.indexOf(from.place);
}

/** Whether a holder of shares gets a worse place in a company. */
export function falls(from: ScoreLine, to: ScoreLine): boolean {
  return to.shares > 0 && PLACES.indexOf(to.place) < PLACES.indexOf(from.place);
}

/** Whether any line of `to` differs from its line of `from` in this way. */
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
