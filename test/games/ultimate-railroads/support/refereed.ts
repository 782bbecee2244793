import { expect } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { RandomWords } from '../../../../src/kit/random';
import type { Action, GameEvent } from '../../../../src/kit/rules';
import { expectAgreement } from './agreement';
import { read, write } from './positions';
import { Referee } from './referee';
import type { Manner } from './walk';

interface Refereed {
  readonly log: readonly Action[];
  /** Every word that was told. */
  readonly events: ReadonlySet<string>;
  /** The most legal actions of a position. */
  readonly widest: number;
}

/**
 * Plays a match to its end, and holds every step against the referee; each position is written and read again, and at every
 * so many the lister is held against the refusals.
 */
export function refereed(
  state: State,
  manner: Manner,
  random: RandomWords,
  every: number,
): Refereed {
  const referee = new Referee(state);
  const log: Action[] = [];
  const told = new Set<string>();
  const packed = new Int32Array(rules.max);
  let widest = 0;
  let turn = rules.turn(state);
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    if (log.length % every === 0) expectAgreement(state);
    widest = Math.max(widest, rules.list(state, packed));
    const action = manner(state, random);
    const written = rules.action.write(action, state);
    expect(rules.action.read(written, state)).toBe(action);
    expect(rules.refusal(state, action)).toBeNull();
    const events: GameEvent[] = [];
    rules.play(state, action, (event) => events.push(event));
    referee.saw(events, state);
    for (const { event } of events) told.add(event);
    expect(lost(state)).toEqual([]);
    // Another seat's decision is another turn.
    if (rules.toAct(state) !== seat) expect(rules.turn(state)).toBeGreaterThan(turn);
    turn = rules.turn(state);
    log.push(action);
  }
  return { log, events: told, widest };
}

/**
 * The windows that reading does not find again as they were; left out: the generator, and what the app counts from
 * the beginning of a match.
 */
function lost(state: State): string[] {
  const { random, turns, looks, all, options, set, ...rest } = state;
  const again = read(write(state));
  return Object.entries(rest).flatMap(([name, window]) => {
    const found = String(again[name as keyof typeof rest]);
    return found === String(window) ? [] : `${name}: ${found} instead of ${String(window)}`;
  });
}
