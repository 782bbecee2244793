import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { factsOf } from '../../../../src/games/ultimate-railroads/view/facts';
import { putsOf } from '../../../../src/games/ultimate-railroads/view/gain';
import { legalIn } from '../../../../src/games/ultimate-railroads/view/legal';
import { randomFrom } from '../../../../src/kit/random';
import { builder, rich } from '../support/walk';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const numbersOf = (tiles: readonly string[]) => tiles.map((tile) => Number.parseInt(tile, 10));

test('7.3, 19: the locomotive in hand lights up every slot where it can go, with the reach it would have there', () => {
  const random = randomFrom('puts');
  let over = 0;
  let empty = 0;
  for (let match = 0; match < 6; match++) {
    const state = rich(2 + (match % 3), `puts ${match}`);
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      const { hand, toAct, seats } = factsOf(now);
      const puts = putsOf(now);
      const written = legalIn(now).map((action) => rules.action.write(action, now));
      expect(puts).toHaveLength(written.filter((one) => one.do === 'put').length);
      for (const { line, slot, reach } of puts) {
        const seat = toAct ?? 0;
        const own = seats[seat]?.lines[line];
        const tiles = numbersOf(own?.locomotives ?? []);
        const under = tiles[slot];
        const given = Number.parseInt(hand ?? '0', 10);
        expect(slot).toBeLessThan(own?.slots ?? 0);
        expect(reach).toBe(sum(tiles) - (under ?? 0) + given);
        if (under === undefined) empty++;
        else over++;
      }
      rules.play(state, builder(state, random));
    }
  }
  expect(over).toBeGreaterThan(20);
  expect(empty).toBeGreaterThan(20);
});
