import { expect, test } from 'vitest';
import { scoreUnit } from '../../../../src/games/504/view/score-unit';
import { view } from '../../../../src/games/504/view/view';
import { LANGUAGES } from '../../../../src/kit/words';
import { begun } from '../support/begun';
import { ALL_WORLDS } from '../support/worlds';

test('every world tells its goal, its own end and what scores, in both languages', async () => {
  for (const language of LANGUAGES)
    for (const world of ALL_WORLDS) {
      const state = begun(world, 3, 'brief');
      const { goal, end, points, money, progress } = await view.brief(state, language, [], []);
      const all = [...goal, ...end, ...points, ...money, progress];
      expect(
        all.filter((one) => one.trim() === '' || /undefined|\[object/.test(one)),
        world,
      ).toEqual([]);
      expect(goal.join(), world).toContain(world);
      // G5.7: the limit of rounds, but with 7.I and 9.I.
      expect(end.length, world).toBeGreaterThan(/^[79]/.test(world) ? 0 : 1);
      expect(points.length, world).toBeGreaterThan(0);
      // Every world has a rule of income besides what each turn brings.
      expect(money.length, world).toBeGreaterThan(0);
    }
});

test('where the wealthiest wins nobody is told to have the most points', async () => {
  const told = async (world: string) =>
    (await view.brief(begun(world, 3, 'wealth'), 'en', [], [])).goal.join();
  expect(scoreUnit(begun('968', 3, 'wealth'))).toBe('dollars');
  expect(await told('968')).toContain('wealthiest');
  expect(await told('685')).toContain('most points');
});

test('a figure that goes by the number of players is told for those of the match alone', async () => {
  const told = async (seats: number) =>
    (await view.brief(begun('685', seats, 'figures'), 'en', [], [])).end.join(' ');
  expect(await told(2)).toContain('linked 7 cities,');
  expect(await told(3)).toContain('linked 6 cities,');
  expect(await told(4)).toContain('linked 5 cities,');
});

test('M2.8: what cities are worth is told by the number that ends this match', async () => {
  const told = async (world: string, seats: number) =>
    (await view.brief(begun(world, seats, 'cities'), 'en', [], [])).points.join(' ');
  expect(await told('286', 2)).toContain(
    '9 cities bring 40 points, more 50, 8: 32, 7: 26, fewer 22',
  );
  const byShares = await told('293', 3);
  expect(byShares).toContain('Companies reach cities, and you hold their shares.');
  expect(byShares).toContain('6 cities bring 40 points, more 50, 5: 32, 4: 26, fewer 22');
});

test('what brings no points is not told among them, as unknown lands', async () => {
  const told = async (world: string) =>
    (await view.brief(begun(world, 3, 'lands'), 'en', [], [])).points.join(' ');
  expect(await told('985')).not.toContain('Unknown lands');
  expect(await told('987')).toContain('Late honors');
});
