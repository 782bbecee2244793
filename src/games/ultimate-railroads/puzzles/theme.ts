import type { ActionLine } from '../../../kit/line';
import { resultOf } from '../../../kit/result-of';
import type { GameEvent, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import type { Theme } from '../words/puzzle-themes';

/** The theme of a position: what the best answer does that the most tempting wrong one does not. */
export function themeOf(state: State, right: ActionLine, tempting: ActionLine): Theme {
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
const BY_EVENT: Readonly<Record<string, Theme>> = {
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

function ownEvents(state: State, seat: Seat, line: ActionLine): readonly GameEvent[] {
  return resultOf(rules, state, line).events.filter((event) => event.seat === seat);
}

/** Those of a list that the other does not have. */
function differences(has: readonly GameEvent[], other: readonly GameEvent[]): readonly GameEvent[] {
  const known = new Set(other.map((event) => JSON.stringify(event)));
  return has.filter((event) => !known.has(JSON.stringify(event)));
}

/** The word for the space that is used first; empty where none is. */
function spaceOf(events: readonly GameEvent[]): string {
  return String(events.find(({ event }) => event === 'use')?.space ?? '');
}
