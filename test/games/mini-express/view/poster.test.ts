import { expect, test } from 'vitest';
import { sample } from '../../../../src/games/mini-express/advice/sample';
import { usa } from '../../../../src/games/mini-express/data/usa';
import { rules } from '../../../../src/games/mini-express/rules';
import { posterOf } from '../../../../src/games/mini-express/view/poster/poster';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { fresh } from '../support/positions';

test('a poster’s figures add up to the scores', async () => {
  const state = fresh(2, { mode: 'duel' }, 'poster');
  const random = randomFrom('poster');
  while (rules.toAct(state) !== null) rules.play(state, sample(state, random));
  const { sums } = await posterOf(state, 'en');
  expect(sums.map((one) => one.reduce((sum, { points }) => sum + points, 0))).toEqual(
    rules.standing(state).scores,
  );
  expect(sums[0]?.map(({ sign }) => sign)).toEqual(['B', 'G', 'O', 'W']);
});

test('its map is self-contained, whatever names the places of a user’s board have', async () => {
  const hostile = '</text><script>&';
  const cities = usa.cities.map((city) => ({ ...city, en: hostile }));
  const board = { ...usa, cities, labels: [{ ...usa.labels[0], en: hostile }] };
  const state = fresh(3, { board: board as unknown as JsonObject }, 'own');
  const { map } = await posterOf(state, 'en');
  expect(map).toContain('&#60;/text&#62;&#60;script&#62;&#38;');
  expect(map).not.toMatch(/<script|href|url\(/);
  expect(map.match(/<text/g)).toHaveLength(map.match(/<\/text>/g)?.length ?? 0);
});
