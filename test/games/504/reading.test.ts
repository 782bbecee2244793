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

  test('J3, J5, J6: what is told only where there is something may be left out', () => {
    const whole = bare('687', 3, { turn: { step: 'sale', room: 0, earned: 0 } });
    const sale = structuredClone(whole);
    delete sale.turn.room;
    delete sale.turn.earned;
    const cards = bare('367', 3, { deck: { I: ['I(11)'], II: [], III: [] } });
    const deck = { ...cards, deck: { I: ['I(11)'] } };
    const company = { founded: true, hq: '0,-4', value: 30, president: 0, shares: [2, 0, 0] };
    const founded = bare('947', 3, {
      ...{ round: 1, market: [0], foundedOrder: [0] },
      owners: { 0: { ...company, own: 8, bank: 0 } },
    });
    const unsafe = structuredClone(founded);
    delete unsafe.owners[0].safe;
    for (const [less, all] of [
      [sale, whole],
      [deck, cards],
      [unsafe, founded],
    ]) {
      const [read, told] = [less, all].map((form) => unwrap(reader.position(form, 'x')));
      expect(read && told && write(read)).toEqual(told && write(told));
    }
    expect(founded.owners[0].safe).toBe(false);
  });

  test('J4: a flag is written only when it is true', () => {
    const form = bare('468', 3, {
      owners: { 0: { hq: '0,-4' }, 1: { hq: '4,0' }, 2: { hq: '-4,4' } },
    });
    form.map['0,0'].militia = false;
    expect(reader.position(form, 'x')).toMatchObject({
      ...{ ok: false, problem: { problem: 'not-a-mark', at: 'map.0,0.militia' } },
    });
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
