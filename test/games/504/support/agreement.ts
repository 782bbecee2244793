import { expect } from 'vitest';
import { KINDS } from '../../../../src/games/504/data/board';
import { PRIVILEGES } from '../../../../src/games/504/data/world/privileges';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state';
import { canonical, type JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import { type Form, legal, refused, write } from './bare';
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

/** Everything that somebody could try in a position, far more than is legal. */
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

/** Lister and refusal say the same of everything that could be tried, and every listed action is among it. */
export function expectAgreement(state: State): void {
  const listed = new Set(legal(state).map((action) => canonical(action)));
  expect(listed.size).toBe(legal(state).length);
  const allowed = attempts(write(state)).filter((action) => refused(state, action) === null);
  const texts = new Set(allowed.map((action) => canonical(action)));
  expect([...texts].filter((text) => !listed.has(text))).toEqual([]);
  // Roads that cost more than the attempts know are left out.
  const most = [...listed].filter((text) => !text.includes('"road"'));
  expect(most.filter((text) => !texts.has(text))).toEqual([]);
}

/** Reading what is written gives the same position, with the same choices. */
export function expectRoundTrip(state: State): void {
  const form = write(state);
  const again = unwrap(reader.position(JSON.parse(JSON.stringify(form)), 'again')) as State;
  expect(canonical(write(again))).toBe(canonical(form));
  const choices = (one: State) =>
    legal(one)
      .map((action) => canonical(action))
      .sort();
  expect(choices(again)).toEqual(choices(state));
}
