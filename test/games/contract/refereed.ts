import { expect } from 'vitest';
import { canonical } from '../../../src/kit/json';
import { randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import type { Action, GameEvent } from '../../../src/kit/rules';
import { expectAgreed, expectAgreement } from './agreement';
import type { Played } from './games';
import { areSame, arraysOf, bytesOf, legalIn } from './states';
import type { AnyTable, Checks } from './subject-type';

/** What was seen of a match. */
export interface Seen {
  readonly actions: number;
  /** The most legal actions of a position that the referee saw. */
  readonly widest: number;
  /** The words of what was told while the referee watched. */
  readonly events: ReadonlySet<string>;
  /** Everything that was asked, by the names of its panels. */
  readonly kinds: ReadonlySet<string>;
}

export const isChecked = ({ first, every }: Checks, number: number): boolean =>
  number <= first || number % every === 0;

/** Once in this number of actions the replay is compared with the match. */
const MARKED = 10;

/** Plays a match to its end under the referee, then again by its log: both must end in the same state. */
export function playsOut(played: Played, table: AnyTable): Seen {
  const { rules } = played;
  const state = table.begin();
  const again = rules.clone(state);
  const { log, marks, ...seen } = play(played, table, state);
  for (const [at, action] of log.entries()) {
    rules.play(again, action);
    const mark = marks.get(at);
    if (mark && !mark.equals(rules.pack(again)))
      throw new Error(`action ${at} came to another state`);
  }
  expect(areSame(rules, again, state)).toBe(true);
  // At the end nothing is listed, and everything is refused.
  expect(legalIn(rules, state)).toEqual([]);
  expectAgreed(rules, state, played.subject.candidates(state));
  expectReadBack(played, state);
  const { ranking, places, scores } = rules.standing(state);
  expect([...(ranking ?? [])].sort()).toEqual(scores.map((_, holder) => holder));
  expect(places?.[ranking?.[0] ?? -1]).toBe(1);
  return { actions: log.length, ...seen };
}

function play(played: Played, { name, manner, checks }: AnyTable, state: object) {
  const { rules, subject } = played;
  const random = randomFrom(name);
  const log: Action[] = [];
  const marks = new Map<number, Buffer>();
  const told = new Set<string>();
  const kinds = new Set<string>();
  const listed = new Int32Array(rules.max);
  let widest = 0;
  let referee = subject.referee(state);
  let turn = rules.turn(state);
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    kinds.add(subject.panels.kindOf(state));
    const action = manner(state, random);
    log.push(action);
    if (isChecked(checks, log.length)) {
      if (log.length > checks.first) [referee, turn] = [subject.referee(state), rules.turn(state)];
      if (log.length % subject.agreesEvery === 0) expectAgreement(rules, subject, state);
      if (log.length % subject.readsEvery === 0) expectReadBack(played, state);
      widest = Math.max(widest, rules.list(state, listed));
      expect(rules.refusal(state, action)).toBeNull();
      const written = rules.action.write(action, state);
      expect(rules.action.read(written, state)).toBe(action);
      const events: GameEvent[] = [];
      rules.play(state, action, (event, live) => {
        events.push(event);
        told.add(event.event);
        referee.tell?.(event, live);
      });
      referee.saw(written, events, state);
      // Another seat's decision is another turn.
      const next = rules.toAct(state);
      if (next !== null && next !== seat) expect(rules.turn(state)).toBeGreaterThan(turn);
      expect(rules.turn(state)).toBeGreaterThanOrEqual(turn);
      turn = rules.turn(state);
    } else rules.play(state, action);
    if (log.length % MARKED === 0) marks.set(log.length - 1, bytesOf(rules, state));
  }
  kinds.add(subject.panels.kindOf(state));
  return { log, marks, widest, events: told, kinds };
}

/** A written position reads back to the same one, with the same choices. */
function expectReadBack({ rules, reader, subject }: Played, state: object): void {
  const form = JSON.stringify(rules.position.write(state));
  const again = unwrap(reader.position(JSON.parse(form), 'again'));
  expect(canonical(rules.position.write(again))).toBe(canonical(JSON.parse(form)));
  const choices = (one: object) =>
    legalIn(rules, one).map((action) => canonical(rules.action.write(action, one)));
  expect(choices(again).sort()).toEqual(choices(state).sort());
  if (!subject.unread) return;
  const arrays = arraysOf(again);
  const lost = [...arraysOf(state)].filter(
    ([name, array]) => !subject.unread?.includes(name) && !arrays.get(name)?.equals(array),
  );
  expect(lost.map(([name]) => name)).toEqual([]);
}
