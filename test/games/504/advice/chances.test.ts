import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import { calibrated } from '../../../../src/players/chances';
import { SearchPlayer } from '../../../../src/players/search-player';
import { begun } from '../support/begun';

/** Each module in role I, and those of which strangers were told 87 to 95 % at the start. */
const WORLDS = ['785', '357', '685', '134', '217', '468', '567', '621', '798', '846', '921', '956'];
const SEATS = 3;
/** Shares of the win. */
const NEAR = 0.05;

test.each(WORLDS)('at the start of world %s everybody has about an even chance', async (world) => {
  const state = begun(world, SEATS, 'even');
  const seat = rules.toAct(state) ?? 0;
  const player = new SearchPlayer(rules as never, advice as never);
  const question = { seat, budget: { playouts: 200 }, seed: 'even' };
  const thought = await player.think(
    state,
    [],
    question,
    () => 0,
    async () => true,
  );
  if (!thought) throw new Error('an uninterrupted search returned null');
  const { worth, candidates } = calibrated(thought);
  for (const shares of [worth, candidates[0]?.worth ?? []]) {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const share of shares) expect(Math.abs(share - 1 / SEATS)).toBeLessThan(NEAR);
  }
});
