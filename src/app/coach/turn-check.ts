import type { ActionLine } from '../../kit/line';
import { lookAhead } from '../../kit/look-ahead';
import type { Action, Seat } from '../../kit/rules';
import { disclosures } from '../../kit/secrets';
import type { Timeline } from '../../kit/timeline';
import type { Thought } from '../../players/thought';

/** The minimum number of playouts for a meaningful worth of an action. */
const ENOUGH = 50;

/** Where the search for the best line of a turn begins: its start, or the last random draw in it. */
export interface TurnStart {
  /** The number of entries before that position. */
  readonly entries: number;
  /** What the seat to act has played since. */
  readonly played: readonly Action[];
}

export function turnStartOf(timeline: Timeline): TurnStart {
  const { rules, state } = timeline;
  const played: Action[] = [];
  const seat = rules.toAct(state);
  const turn = rules.turn(state);
  let ply = timeline.tip();
  while (ply && ply.turn === turn && ply.seat === seat && !ply.sealed) {
    played.unshift(ply.action);
    ply = ply.parent;
  }
  return { entries: played.length === 0 ? timeline.length : (ply?.entry ?? 0), played };
}

/** Whether these legal actions end the turn of the seat to act, or lead to a random draw. */
export function endsTurn(
  rules: Timeline['rules'],
  from: object,
  actions: readonly Action[],
): boolean {
  let state = from;
  for (const action of actions) {
    if (rules.refusal(state, action)) return false;
    state = lookAhead(rules, state, [action]).after;
  }
  return (
    rules.toAct(state) !== rules.toAct(from) ||
    rules.turn(state) !== rules.turn(from) ||
    disclosures(rules, state) !== disclosures(rules, from)
  );
}

/** Whether a line is the best one, as far as that was searched. */
export function isBest(line: readonly Action[], best: ActionLine): boolean {
  return best.every((action, at) => line[at] === action);
}

/** The worth of a single action in a thought; null with too few visits. */
export function worthOfAction({ candidates }: Thought, seat: Seat, action: Action): number | null {
  const one = candidates.find((candidate) => candidate.action === action);
  return one && one.visits >= ENOUGH ? (one.worth[seat] ?? null) : null;
}
