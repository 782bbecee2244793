import { expect, test } from 'vitest';
import { offerKind } from '../../../../src/games/504/view/model/table';
import { bare, stateOf } from '../support/bare';
import { voiceIn } from '../support/voice';

/** What is said of a plant in the forest, by an owner whose headquarters have room for two goods. */
function told(goods: Readonly<Record<string, number>>) {
  const form = bare('685', 3, {
    map: { '1,0': { kind: 'forest' } },
    stacks: { forest: 5 },
    owners: { 0: { settlements: ['1,0'], residents: { '1,0': [2, 0] }, goods } },
  });
  const state = stateOf(form);
  const plant = { do: 'plant', at: '1,0', good: 'wood' };
  return offerKind(state, 'plant')?.note?.(state, plant, voiceIn(state), 1);
}

test('M8.9: a plant that brings nothing says so: as many goods as there is room for', () => {
  expect(told({})).toBe('Exhausts 2 residents');
  expect(told({ cattle: 1, grain: 1 })).toContain('trading houses have room for');
});
