import { SEAT_COLORS, type SeatPlan, undoReach } from '../../../../src/kit/header';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { isRefusal } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import { advice } from '../../../depot/advice';
import { rules } from '../../../depot/rules';
import { reader } from '../../../depot/rules/reader';
import type { State } from '../../../depot/rules/state';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** People who share one phone. */
export function people(count: number): readonly SeatPlan[] {
  return SEAT_COLORS.slice(0, count).map((colour, seat) => ({
    name: NAMES[seat] ?? '',
    colour,
    player: { kind: 'person' },
  }));
}

interface Plan {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  readonly options?: JsonObject;
  readonly start?: JsonObject;
}

/** A match of Depot that has not begun, outside any browser. */
export function newMatch({ id, seats, seed, options = {}, start }: Plan): Timeline {
  const header = {
    ...{ id, game: 'depot', rulesVersion: rules.version, seats, seed, begun: 1_800_000_000_000 },
    options: { prices: '246', rounds: 2, bank: 'strict', ...options },
    undo: undoReach(seats),
    ...(start && { start }),
  };
  // The app knows a state only as an object.
  const timeline = unwrap(Timeline.begin(rules as never, header, start ? (reader as never) : null));
  return timeline;
}

/** Plays a written action. */
export function play(timeline: Timeline, ...actions: readonly JsonObject[]): void {
  for (const written of actions) {
    const action = rules.action.read(written, timeline.state as State);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    playNumber(timeline, action);
  }
}

function playNumber(timeline: Timeline, action: number): void {
  const entry = timeline.prepare(action, 1_800_000_000_000 + 10_000 * timeline.length);
  if (isRefusal(entry)) throw new Error(JSON.stringify(entry));
  timeline.append(entry);
}

/** Plays sensible actions by chance, until `enough` says so or the match is over. */
export function playOn(timeline: Timeline, seed: string, enough: (state: State) => boolean): void {
  const random = randomFrom(seed);
  for (;;) {
    const state = timeline.state as State;
    if (rules.toAct(state) === null || enough(state)) return;
    playNumber(timeline, advice.rollout(state, random));
  }
}
