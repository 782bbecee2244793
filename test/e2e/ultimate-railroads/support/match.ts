import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { SeatPlan } from '../../../../src/kit/header';
import type { JsonObject } from '../../../../src/kit/json';
import type { AnyReader } from '../../../../src/kit/reader';
import { unwrap } from '../../../../src/kit/result';
import { type Action, type AnyRules, isRefusal } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import { keepMatches } from '../../support/kept-matches';

interface Plan {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  /** The position at the beginning; left out: a fresh one. */
  readonly start?: JsonObject;
  readonly options?: JsonObject;
}

/** A match that has not begun, outside any browser. */
export function newMatch({ id, seats, seed, start, options = {} }: Plan): Timeline {
  const header = {
    ...{ id, game: 'ultimate-railroads', rulesVersion: rules.version, seats, seed, options },
    ...{ undo: 'turn' as const, begun: 1_800_000_000_000 },
    ...(start && { start }),
  };
  return unwrap(Timeline.begin(rules as AnyRules, header, reader as AnyReader));
}

export const stateOf = (timeline: Timeline) => timeline.state as State;

/** Plays actions outside the browser. */
export function play(timeline: Timeline, ...actions: readonly (Action | JsonObject)[]): void {
  for (const given of actions) {
    const action = typeof given === 'number' ? given : rules.action.read(given, stateOf(timeline));
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    const entry = timeline.prepare(action, 1_800_000_000_000 + 10_000 * timeline.length);
    if (isRefusal(entry)) throw new Error(JSON.stringify(entry));
    timeline.append(entry);
  }
}

/** Keeps a match on the phone and opens its table. */
export async function open(page: Page, match: Pick<Timeline, 'header' | 'entries'>): Promise<void> {
  await keepMatches(page, [match]);
  await page.goto(`./#/match/${match.header.id}`);
}
