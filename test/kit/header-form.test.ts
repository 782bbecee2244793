import { expect, test } from 'vitest';
import { mayHelp } from '../../src/kit/header';
import { readHeader } from '../../src/kit/header-form';
import { isProblem } from '../../src/kit/rules';
import { sound } from '../archive/archives';
import { header, people } from '../tiny-game/header';

const [ada] = people(2);

test('a valid header is read unchanged', () => {
  expect(readHeader(header(), '')).toEqual(header());
});

test('whether computers may help is read, and older matches say nothing about it', () => {
  for (const help of [true, false])
    expect(readHeader(header({ help }), '')).toMatchObject({ help });
  const older = sound(readHeader(header(), ''));
  expect(older).not.toHaveProperty('help');
  // Then it depends on who plays: hints are on for a person who plays alone.
  const [one, ...others] = people(3);
  const computer = { kind: 'computer', level: 'conductor' } as const;
  const alone = [one, ...others.map((seat) => ({ ...seat, player: computer }))].flatMap(
    (seat) => seat ?? [],
  );
  expect(mayHelp({ seats: alone })).toBe(true);
  expect(mayHelp({ seats: people(3) })).toBe(false);
  expect(mayHelp({ seats: people(3), help: true })).toBe(true);
  expect(mayHelp({ seats: alone, help: false })).toBe(false);
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
  ['a color that no seat has', { seats: [{ ...ada, colour: 'pink' }] }, 'header.seats[0].colour'],
  ['help that is neither allowed nor not', { help: 'yes' }, 'header.help'],
  ['another reach of undo', { undo: 'never' }, 'header.undo'],
])('%s is refused, with its place', (_, other, at) => {
  const read = readHeader({ ...header(), ...other }, 'header');
  expect(isProblem(read) && read.at).toBe(at);
});
