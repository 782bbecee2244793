import { canonical } from '../../../kit/json';
import type { ActionLine } from '../../../kit/line';
import { resultOf } from '../../../kit/result-of';
import { rules } from '../rules';
import type { State } from '../rules/state';

/** Of a seat's events those that a person would name as its plan, and what of them. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  start: ['card'],
  use: ['space'],
  move: ['space'],
  pass: [],
  stay: [],
  unlock: ['colour'],
  award: ['at'],
  industry: ['to'],
  put: ['line', 'tile'],
  flip: ['tile'],
  factory: ['tile', 'slot'],
  key: ['take'],
  token: ['token'],
  card: ['card'],
  prize: ['take'],
  again: ['space'],
  guest: ['engineer'],
  bonus: ['card'],
};

/**
 * What a line achieves as a player sees it: the space that it uses, the locomotives, factories and tokens that it
 * brings, and what the tracks earn at once. How it is paid for and which tracks also move are only means.
 */
export function purposeOf(state: State, line: ActionLine): string {
  const seat = rules.toAct(state);
  const facts = resultOf(rules, state, line).events.flatMap((event) => {
    const names = event.seat === seat ? PLANS[event.event] : undefined;
    return names ? canonical([event.event, ...names.map((name) => event[name] ?? null)]) : [];
  });
  return facts.sort().join(' ');
}
