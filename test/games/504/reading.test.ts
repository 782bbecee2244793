import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { reader } from '../../../src/games/504/rules/reader';
import { unwrap } from '../../../src/kit/result';
import { bare, stateOf, write } from './support/bare';
import { FLAWS, six } from './support/flaws';

describe('J8: a loader refuses, and names the place', () => {
  test.each(FLAWS)('%s', (_name, form, change, problem, at, figures) => {
    const written = form();
    change(written);
    const read = reader.position(JSON.parse(JSON.stringify(written)), 'x');
    expect(read).toMatchObject({ ok: false, problem: { problem, at, ...figures } });
  });

  test.each([null, 1, 'x', [], {}])('%j is no position', (json) => {
    expect(reader.position(json, 'x').ok).toBe(false);
  });

  test('J8: forced actions are played, and told', () => {
    const told: string[] = [];
    const form = bare('687', 3, { turn: { step: 'sale', room: 2, earned: 0 } });
    const state = unwrap(reader.position(form, 'x'));
    reader.settle?.(state, (event) => told.push(event.event));
    expect(write(state)).toMatchObject({ at: 1, turn: { step: 'buy' } });
    expect(told).toEqual(['did', 'income']);
  });

  test('the kinds of tile may differ from those of the box', () => {
    const form = six();
    form.stacks.desert--;
    form.stacks.water++;
    expect(() => stateOf(form)).not.toThrow();
  });

  test('there is no design of one’s own', () => {
    expect(reader.designProblems('world', {})).toHaveLength(1);
  });
});

describe('refusals', () => {
  test('any number may be tried', () => {
    const state = stateOf(six());
    for (const attempt of [-1, 0.5, 2 ** 31, 255, 12345678, 0x7fffffff])
      expect(rules.refusal(state, attempt)).not.toBeNull();
  });

  test('nothing can be done once it is over', () => {
    const state = stateOf(bare('567', 3, { phase: 'over', turn: null, at: null }));
    expect(rules.toAct(state)).toBeNull();
    expect(rules.refusal(state, 0)).toEqual({ because: 'over' });
  });
});
