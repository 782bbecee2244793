import { expect, test } from 'vitest';
import { catalogue } from '../../src/games/catalogue';
import { offered, withView } from '../../src/games/offered';
import { views } from '../../src/games/views';

test('the app offers the games that have a view, in the order of the catalogue', () => {
  const ids = catalogue.map(({ id }) => id);
  const [first, ...others] = ids;
  const shown = Object.fromEntries(others.map((id) => [id, true]));
  expect(withView(catalogue, shown).map(({ id }) => id)).toEqual(others);
  expect(withView(catalogue, { [first ?? '']: true }).map(({ id }) => id)).toEqual([first]);
  expect(withView(catalogue, {})).toEqual([]);
  expect(offered.map(({ id }) => id)).toEqual(ids.filter((id) => Object.hasOwn(views, id)));
});
