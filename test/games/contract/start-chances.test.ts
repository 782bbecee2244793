import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kit/json';
import { unwrap } from '../../../src/kit/result';
import { calibrated } from '../../../src/players/chances';
import { SearchPlayer } from '../../../src/players/search-player';
import { games } from './games';

interface Table {
  readonly options: JsonObject;
  readonly seats: number;
  /** The share of the win of each holder among computers, in per cent, in the matches of `npm run chances`. */
  readonly shares: readonly number[];
}

const EVEN = [100 / 3, 100 / 3, 100 / 3];
/** Of 504 each module in role I, and the worlds of which strangers were told 87 to 95 % at the start. */
const WORLDS = ['785', '357', '685', '134', '217', '468', '567', '621', '798', '846', '921', '956'];

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  'mini-express': [
    { options: {}, seats: 3, shares: [6, 42, 52] },
    { options: {}, seats: 4, shares: [5, 20, 33, 42] },
    { options: {}, seats: 5, shares: [4, 19, 21, 25, 31] },
    { options: { mode: 'duel-expert' }, seats: 2, shares: [47, 53] },
  ],
  'age-of-steam': [{ options: {}, seats: 3, shares: EVEN }],
  'ultimate-railroads': [
    { options: {}, seats: 2, shares: [48, 52] },
    { options: {}, seats: 3, shares: [33, 27, 39] },
  ],
  '504': WORLDS.map((world) => ({ options: { world }, seats: 3, shares: EVEN })),
};
/** Per cent of the win. */
const NEAR = 5;

const tables = games.flatMap((game) =>
  (TABLES[game.id] ?? []).map((table) => {
    const said = Object.values(table.options).join();
    return [`${game.id} ${said}, ${table.seats} seats`, { ...game, ...table }] as const;
  }),
);

test.each(tables)('at the start of %s chances are as computers win', async (_, table) => {
  const { rules, advice, options, seats, shares } = table;
  const state = unwrap(rules.begin(unwrap(rules.setups.read(options)), seats, 'even'));
  const player = new SearchPlayer(rules, advice);
  const question = { seat: rules.toAct(state) ?? 0, budget: { playouts: 200 }, seed: 'even' };
  const thought = await player.think(
    state,
    [],
    question,
    () => 0,
    async () => true,
  );
  if (!thought) throw new Error('an uninterrupted search returned null');
  const { worth, candidates } = calibrated(thought);
  for (const chances of [worth, candidates[0]?.worth ?? []]) {
    expect(chances.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const [holder, share] of shares.entries())
      expect(Math.abs(100 * (chances[holder] ?? 0) - share)).toBeLessThan(NEAR);
  }
});
