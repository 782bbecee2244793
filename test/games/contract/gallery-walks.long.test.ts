import { expect, test } from 'vitest';
import { entriesOf } from '../../gallery/kinds-in';
import { walks } from '../../gallery/walks/all';
import { games } from './games';

test('every game has a walk for the gallery', () => {
  const whole = Object.keys(walks).filter((name) => !name.includes('.'));
  expect(whole.sort()).toEqual(games.map(({ id }) => id).sort());
});

test.each(Object.entries(walks))('the gallery of %s is what its walk records', (game, walk) => {
  expect(JSON.parse(JSON.stringify(walk()))).toEqual(entriesOf(game));
});
