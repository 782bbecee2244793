import { expect } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { expectAgreement, expectRoundTrip } from './agreement';
import { legal } from './bare';
import { Referee } from './referee';
import type { Manner } from './walk';

/** Which actions of a match are checked: the first ones, then one of so many. */
export interface Checks {
  readonly first: number;
  readonly every: number;
}

export const isChecked = ({ first, every }: Checks, number: number): boolean =>
  number <= first || number % every === 0;

/** How often lister, refusal, writing and reading are compared, in actions. */
const COMPARED = 59;

const listed = new Int32Array(rules.max);

export function begun(world: string, seats: number, seed: string): State {
  return unwrap(rules.begin({ world }, seats, seed));
}

/** Plays a match to its end under the referee, then again: it must come to the same. */
export function playsOut(
  world: string,
  seats: number,
  manner: Manner,
  checks: Checks,
  seed = `${world} ${seats}`,
): void {
  const state = begun(world, seats, seed);
  const again = rules.clone(state);
  const log = refereed(state, seed, manner, checks);
  for (const action of log) rules.play(again, action);
  // As text: comparing the arrays themselves takes longer than playing the match.
  expect(String(again.all)).toBe(String(state.all));
  expect(legal(state)).toEqual([]);
  expect(rules.standing(state).places).toContain(1);
}

/** Plays a match to its end under the referee; returns its actions. */
function refereed(state: State, seed: string, manner: Manner, checks: Checks): readonly number[] {
  const random = randomFrom(seed);
  const log: number[] = [];
  let referee = new Referee(state);
  let turn = rules.turn(state);
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const action = manner(state, random);
    log.push(action);
    if (!isChecked(checks, log.length)) {
      rules.play(state, action);
      continue;
    }
    if (log.length > checks.first) [referee, turn] = [new Referee(state), rules.turn(state)];
    if (log.length % COMPARED === 0) {
      expectAgreement(state);
      expectRoundTrip(state);
    }
    expect(rules.refusal(state, action)).toBeNull();
    expect(rules.action.read(rules.action.write(action, state), state)).toBe(action);
    rules.play(state, action, referee.tell);
    referee.saw(state);
    if (rules.toAct(state) === null) break;
    // G5.3: no position that is told has a single legal action.
    expect(rules.list(state, listed)).toBeGreaterThan(1);
    // Another seat's decision is another turn.
    if (rules.toAct(state) !== seat) expect(rules.turn(state)).toBeGreaterThan(turn);
    turn = rules.turn(state);
  }
  return log;
}
