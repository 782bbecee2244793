import { expect } from 'vitest';
import { KINDS } from '../../../../src/games/504/data/board';
import { PRIVILEGES } from '../../../../src/games/504/data/world/privileges';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { canonical, type JsonObject } from '../../../../src/kit/json';
import { isProblem, isRefusal } from '../../../../src/kit/rules';
import { type Form, legal, write } from './bare';
import { byHex, neighbors } from './by-the-clauses';

const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];
const KEYLESS = [
  'done',
  'pass',
  'quit',
  'sell',
  'payout',
  'withhold',
  'half',
  'extra',
  'settle',
].map((word) => ({ do: word }));
const CARRYING = [
  ...['speed', 'hold'].map((what) => ({ do: 'upgrade', what })),
  ...['load', 'unload'].map((word) => ({ do: word, resident: true })),
  ...['load', 'unload', 'deliver'].flatMap((word) => GOODS.map((good) => ({ do: word, good }))),
];

/** Everything that a player could try in a position, far more than is legal. */
function attempts({ map, owners, phase, turn }: Form): readonly JsonObject[] {
  const hexes = Object.keys(map);
  const at = hexes.flatMap((hex) => [
    ...[
      'capital',
      'buy',
      'harvest',
      'remove',
      'recall',
      'move-capital',
      'fight',
      'annex',
      'factory',
      'rouse',
      'refuge',
    ].map((word) => ({
      do: word,
      at: hex,
    })),
    { do: 'drive', to: hex },
    { do: 'retreat', to: hex },
    { do: 'seize', from: hex },
    { do: 'follow', from: hex },
    ...GOODS.map((good) => ({ do: 'plant', at: hex, good })),
    ...neighbors(hex).map((next) => ({ do: 'explore', from: hex, at: next })),
    ...roads(hex, hexes),
  ]);
  const moves = hexes.flatMap((from) => hexes.map((to) => ({ do: 'move', from, to })));
  const companies = owners.flatMap((_: Form, company: number) => [
    { do: 'buy', company },
    ...[1, 2, 3, 4, 5].map((count) => ({ do: 'sell', company, count })),
  ]);
  return [
    ...KEYLESS,
    ...CARRYING,
    ...at,
    ...moves,
    ...companies,
    ...sales(),
    ...dealings(phase, turn),
  ];
}

function roads(hex: string, hexes: readonly string[]): readonly JsonObject[] {
  return neighbors(hex)
    .slice(0, 3)
    .filter((next) => hexes.includes(next))
    .flatMap((next) => {
      const between = [hex, next].sort(byHex);
      const uses = [0, 1, 2, 3, 4].flatMap((less) => [0, 1, 2, 3, 4].map((more) => [less, more]));
      return uses.flatMap((use) => [
        { do: 'road', between, use },
        { do: 'road', between, free: true },
        ...between.flatMap((home, end) => (use[end] ? [{ do: 'road', between, use, home }] : [])),
      ]);
    });
}

/** Module 3. */
function dealings(phase: string, turn: Form): readonly JsonObject[] {
  if (phase === 'bid' || phase === 'auction')
    return Array.from({ length: 420 }, (_, amount) => ({ do: 'bid', amount }));
  if (phase === 'place') return [0, 1, 2, 3].map((place) => ({ do: 'place', place }));
  if (turn?.step === 'privilege')
    return Object.keys(PRIVILEGES).map((card) => ({ do: 'take', card }));
  if (turn?.pending?.kind !== 'shift') return [];
  return KINDS.flatMap((from) => KINDS.map((to) => ({ do: 'shift', from, to })));
}

function sales(): readonly JsonObject[] {
  const set = (bits: number) => GOODS.filter((_, good) => (bits >> good) & 1);
  const sold = Array.from({ length: 31 }, (_, at) => ({ do: 'sell', set: set(at + 1) }));
  const swaps = GOODS.flatMap((one, at) =>
    GOODS.slice(at).flatMap((two) => GOODS.map((take) => ({ do: 'swap', give: [one, two], take }))),
  );
  return [...sold, ...swaps];
}

/** The numbers of everything that could be tried. */
export function* candidates(state: State): Generator<number> {
  for (const attempt of attempts(write(state))) {
    const action = rules.action.read(attempt, state);
    if (isProblem(action)) throw new Error(`${JSON.stringify(attempt)}: ${action.problem}`);
    if (!isRefusal(action)) yield action;
  }
}

/** Every listed action is among what could be tried, but for roads that cost more. */
export function expectAllTried(state: State): void {
  const tried = new Set(attempts(write(state)).map((action) => canonical(action)));
  const missed = legal(state).filter((action) => !tried.has(canonical(action)));
  expect(missed.filter((action) => action.do !== 'road')).toEqual([]);
}
