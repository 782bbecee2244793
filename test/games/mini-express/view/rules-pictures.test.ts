import { expect, test } from 'vitest';
import { COMPANIES } from '../../../../src/games/mini-express/data/companies';
import { chooseBuild, shownRoute } from '../../../../src/games/mini-express/view/choice';
import { foreseeLine } from '../../../../src/games/mini-express/view/facts';
import { readLegal } from '../../../../src/games/mini-express/view/legal';
import { SCENES } from '../../../../src/games/mini-express/view/rules-pictures/scenes';
import { stateOf } from '../../../../src/games/mini-express/view/rules-pictures/stage';

/** The targets of the company that a picture has chosen. */
function targetsIn(name: keyof typeof SCENES) {
  const scene = SCENES[name];
  const state = stateOf(scene);
  const company = COMPANIES.indexOf(scene.company ?? 'brown');
  return { state, company, targets: readLegal(state)[company]?.targets ?? [] };
}

/** The builds into the city that a picture is about. */
function shown(name: keyof typeof SCENES) {
  const { state, company, targets } = targetsIn(name);
  const target = targets.find(({ city }) => city === SCENES[name].city);
  if (!target) throw new Error(`${name}: no such target`);
  return { state, target, choice: chooseBuild(state, company, target) };
}

test('each picture of the rules shows what the text beside it says', () => {
  expect(targetsIn('destination').targets.map(({ city, cost }) => [city, cost])).toEqual([
    [2, 2],
    [3, 3],
  ]);

  const shortest = shown('shortest');
  expect(shortest.target.cost).toBe(3);
  expect(shortest.choice.step === 'build' && shortest.choice.routes).toHaveLength(3);

  const passing = shown('passing');
  const barred = passing.state.board.cityHex[0];
  expect(shownRoute(passing.choice)).not.toContain(barred);
  expect(passing.target.cost).toBe(4);

  const paid = shown('compensation');
  const [build = -1] = paid.target.builds;
  const { before, after } = foreseeLine(paid.state, [build]);
  expect((after.companies[1]?.ready ?? 0) - (before.companies[1]?.ready ?? 0)).toBe(2);
  expect(shownRoute(paid.choice).filter((hex) => paid.state.track[hex] === 2)).toHaveLength(2);

  const long = shown('length');
  const [longest = -1] = long.target.builds;
  expect(long.target.cost).toBe(4);
  expect(foreseeLine(long.state, [longest]).after.companies[0]?.length).toBe(3);
});
