import { expect, test } from 'vitest';
import { does, whose, within } from '../../src/kit/agree';

test('sentences speak to “You” at their beginning and within, and of anybody else', () => {
  const said = (name: string) => [
    `${does(name, 'goes')} first.`,
    `Undo ${whose(within(name))} move`,
    `Then ${does(within(name), 'was')} behind ${within(name)}.`,
    `${whose(name)} turn`,
  ];
  expect(said('You')).toEqual([
    'You go first.',
    'Undo your move',
    'Then you were behind you.',
    'Your turn',
  ]);
  expect(said('Ada')).toEqual([
    'Ada goes first.',
    'Undo Ada’s move',
    'Then Ada was behind Ada.',
    'Ada’s turn',
  ]);
});
