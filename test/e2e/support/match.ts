import type { SeatPlan, UndoReach } from '../../../src/kit/header';
import type { JsonObject } from '../../../src/kit/json';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import { type Action, type AnyRules, isRefusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';

/** What differs between the matches of tests. */
export interface MatchPlan {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** Left out: the id. */
  readonly seed?: string;
  readonly options?: JsonObject;
  /** The position at the beginning; left out: a fresh one. */
  readonly start?: JsonObject;
  /** Whether computers may give hints. */
  readonly help?: boolean;
  readonly undo?: UndoReach;
}

const BEGUN = 1_800_000_000_000;

/** A match that has not begun, outside any browser. */
export function begin(
  rules: AnyRules,
  reader: AnyReader | null,
  { id, seats, seed = id, options = {}, start, help, undo = 'turn' }: MatchPlan,
): Timeline {
  const header = {
    ...{
      id,
      game: rules.id,
      rulesVersion: rules.version,
      seats,
      seed,
      options,
      undo,
      begun: BEGUN,
    },
    ...(start && { start }),
    ...(help && { help }),
  };
  return unwrap(Timeline.begin(rules, header, reader));
}

/** Plays actions, as numbers or as they are written, outside the browser. */
export function play(timeline: Timeline, ...actions: readonly (Action | JsonObject)[]): void {
  const { rules } = timeline;
  for (const given of actions) {
    const action = typeof given === 'number' ? given : rules.action.read(given, timeline.state);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    const entry = timeline.prepare(action, BEGUN + 10_000 * timeline.length);
    if (isRefusal(entry)) throw new Error(JSON.stringify(entry));
    timeline.append(entry);
  }
}
