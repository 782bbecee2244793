import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import type { SeatPlan } from '../../../../src/kit/header';
import type { JsonObject } from '../../../../src/kit/json';
import type { AnyReader } from '../../../../src/kit/reader';
import { unwrap } from '../../../../src/kit/result';
import { type Action, type AnyRules, isRefusal } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import { keepMatches } from '../../support/kept-matches';

interface Plan {
  readonly id: string;
  readonly world: string;
  readonly seats: readonly SeatPlan[];
  /** The position at the beginning; left out: a fresh one. */
  readonly start?: JsonObject;
  /** Whether computers may give hints. */
  readonly help?: boolean;
}

/** A match that has not begun, outside any browser. Its id is its seed. */
export function newMatch({ id, world, seats, start, help }: Plan): Timeline {
  const header = {
    ...{ id, game: '504', rulesVersion: rules.version, seats, seed: id, options: { world } },
    ...{ undo: 'turn' as const, begun: 1_800_000_000_000 },
    ...(start && { start }),
    ...(help && { help }),
  };
  return unwrap(Timeline.begin(rules as AnyRules, header, start ? (reader as AnyReader) : null));
}

export const stateOf = (timeline: Timeline) => timeline.state as State;

/** Plays actions outside the browser. */
export function play(timeline: Timeline, actions: readonly Action[]): void {
  for (const action of actions) {
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
