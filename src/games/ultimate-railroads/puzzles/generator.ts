import type { EventOf } from '../../../kit/event';
import { canonical, type JsonObject } from '../../../kit/json';
import { type ActionLine, writeLine } from '../../../kit/line';
import { lookAhead } from '../../../kit/look-ahead';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import type { AnyRules, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { type Event, isOf, type SeatEvent } from '../rules/events';
import type { State } from '../rules/state';
import type { Theme } from '../words/en/puzzles';

/** The theme of a position: what the best answer does that the most tempting wrong one does not. */
function themeOf(state: State, right: ActionLine, tempting: ActionLine): Theme {
  const seat = rules.toAct(state) ?? 0;
  const does = ownEvents(state, seat, right);
  const would = ownEvents(state, seat, tempting);
  const only = differences(does, would);
  const [first] = does;
  switch (first?.event) {
    case 'start':
      return 'start-card';
    case 'pass':
      return 'pass';
    case 'move':
    case 'stay':
      return 'claim-worker';
  }
  const space = spaceOf(does);
  if (space === 'place-1' || space === 'place-2') return 'turn-order';
  if (space === 'hire') return 'hire';
  const use = only.find(({ event }) => event in BY_EVENT);
  if (use) return BY_EVENT[use.event] ?? 'how';
  if (space === spaceOf(would))
    return only.some(({ event }) => event === 'put') ? 'where-to' : 'how';
  return BY_SPACE.find(([begins]) => space.startsWith(begins))?.[1] ?? 'tracks';
}

/** What says most about an answer comes first, whatever the space. */
const BY_EVENT: Readonly<Partial<Record<Event['event'], Theme>>> = {
  token: 'token',
  award: 'reward',
  unlock: 'color',
};

/** By how the word for the space begins. */
const BY_SPACE: readonly (readonly [begins: string, theme: Theme])[] = [
  ['light', 'engineer'],
  ['engineer', 'engineer'],
  ['build', 'locomotive'],
  ['industry', 'industry'],
  ['last', 'industry'],
  ['doubler', 'doublers'],
  ['money', 'means'],
  ['temps', 'means'],
];

function ownEvents(state: State, seat: Seat, line: ActionLine): readonly SeatEvent[] {
  return lookAhead(rules, state, line).events.filter((event) => isOf(event, seat));
}

/** Those of a list that the other does not have. */
function differences(has: readonly SeatEvent[], other: readonly SeatEvent[]): readonly SeatEvent[] {
  const known = new Set(other.map((event) => JSON.stringify(event)));
  return has.filter((event) => !known.has(JSON.stringify(event)));
}

/** The word for the space that is used first; empty where none is. */
function spaceOf(events: readonly SeatEvent[]): string {
  return events.find((one) => one.event === 'use')?.space ?? '';
}

/** Of a seat's events those that a person would name as its plan, and what of them. */
const PLANS: {
  readonly [Word in SeatEvent['event']]?: readonly (keyof EventOf<SeatEvent, Word>)[];
} = {
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
function purposeOf(state: State, line: ActionLine): string {
  const facts = ownEvents(state, rules.toAct(state) ?? 0, line).flatMap((event) => {
    const names = PLANS[event.event];
    const written: JsonObject = event;
    return names ? canonical([event.event, ...names.map((name) => written[name] ?? null)]) : [];
  });
  return facts.sort().join(' ');
}

const table = (seats: number): PuzzleTable => ({ seats, options: {} });

/** Finds puzzles for Ultimate Railroads. */
export const generator: PuzzleGenerator<State> = {
  tables: [table(2), table(3), table(4)],
  unit: 'turn',
  playouts: { usual: 1, toTheEnd: 0.3 },
  alike(state, line) {
    const written = writeLine(rules as AnyRules, state, line);
    const [only] = written;
    return only && written.length === 1 ? only : written;
  },
  purpose: purposeOf,
  theme: themeOf,
};
