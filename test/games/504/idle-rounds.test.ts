import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, legal, write } from './support/bare';
import { begun } from './support/begun';
import { played } from './support/play';

describe('G5.7: rounds without progress, and the last round', () => {
  test('G5.7: the match ends after round 30, with 9.II after business round 20', () => {
    const form = bare('867', 3, {
      round: 30,
      at: 2,
      owners: { 2: { residents: { '0,0': [1, 0] } } },
    });
    expect(write(played(form, [{ do: 'done' }]).state).phase).toBe('over');
  });

  test('G5.7: a round with progress is counted from again', () => {
    const form = bare('867', 3, {
      ...{ round: 9, at: 2, idle: 1 },
      owners: { 2: { residents: { '0,0': [1, 0] } } },
    });
    expect(write(played(form, [{ do: 'done' }]).state)).toMatchObject({ round: 10, idle: 2 });
  });
});

describe('G5.7: worlds whose matches end by themselves', () => {
  /** A match in which a company is founded, where there are some, and nothing else is done. */
  const idleMatch = (world: string) => {
    const told: string[] = [];
    let state = begun(world, 3, 'a');
    for (let actions = 0; actions < 400 && rules.toAct(state) !== null; actions++) {
      const all = legal(state);
      const founding = actions === 0 && all.find(({ company }) => company !== undefined);
      const words = ['done', 'withhold', 'quit', 'pass'];
      const nothing = words.map((word) => all.find((one) => one.do === word)).find(Boolean);
      const { state: after, events } = played(write(state), [
        founding || nothing || (all[0] ?? {}),
      ]);
      told.push(...events.map(({ event, shows }) => String(shows ?? event)));
      state = after;
    }
    return { form: write(state), told };
  };

  test('7.I: three scorings, though nobody does anything', () => {
    const { form, told } = idleMatch('786');
    expect(form).toMatchObject({ phase: 'over', scorings: 3 });
    expect(told.filter((word) => word === 'scoring')).toHaveLength(3);
  });

  test('9.I: five business rounds', () => {
    expect(idleMatch('956').form).toMatchObject({ phase: 'over', round: 5 });
  });

  test('any other: three rounds without progress', () => {
    expect(idleMatch('685').form).toMatchObject({ phase: 'over', round: 3 });
  });
});
