import { expect, test } from 'vitest';
import { screens } from '../../scripts/screens.mjs';
import { ROUTES } from '../../src/app/routes';

/** The lobby and an editor are reached by taps; the page of no address is also shown for a game that is not there. */
const ELSEWHERE = ['/table', '/designs/:id', '*'];

const fits = (path: string, address: string) =>
  new RegExp(
    `^${path
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  ).test(address);

test('every address of the app is in the list of screens, which tests open', () => {
  const opened = screens.flatMap(({ at }) => (at ? [at.replace('#', '') || '/'] : []));
  const found = new Set(
    opened.map((address) => ROUTES.find(({ path }) => fits(path, address))?.path),
  );
  const missing = ROUTES.filter(({ path }) => !found.has(path)).map(({ path }) => path);
  expect(missing).toEqual(ELSEWHERE);
});
