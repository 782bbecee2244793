import { expect, test } from 'vitest';
import { readHeader } from '../../src/kit/header-form';
import { isProblem } from '../../src/kit/rules';
import { header, people } from '../tiny-game/header';

const [ada] = people(2);

test('a valid header is read unchanged', () => {
  expect(readHeader(header(), '')).toEqual(header());
});

test.each([
  ['nobody at the table', { seats: [] }, 'header.seats'],
  [
    'more seats than any table has',
    { seats: Array.from({ length: 17 }, () => ada) },
    'header.seats',
  ],
  ['an id that is no word', { id: '../matches' }, 'header.id'],
  ['an id that is too long', { id: 'a'.repeat(65) }, 'header.id'],
  ['a seed that is too long', { seed: 'a'.repeat(257) }, 'header.seed'],
  [
    'a name that is too long',
    { seats: [{ ...ada, name: 'a'.repeat(81) }] },
    'header.seats[0].name',
  ],
  ['a colour that no seat has', { seats: [{ ...ada, colour: 'pink' }] }, 'header.seats[0].colour'],
  ['another reach of undo', { undo: 'never' }, 'header.undo'],
])('%s is refused, with its place', (_, other, at) => {
  const read = readHeader({ ...header(), ...other }, 'header');
  expect(isProblem(read) && read.at).toBe(at);
});
