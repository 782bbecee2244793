import { expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import type { JsonObject } from '../../src/kit/json';
import type { AnyRules } from '../../src/kit/rules';
import { reader, rules } from '../tiny-game/rules';
import { en } from '../tiny-game/words';

/** Asks an engine that knows only Beans, where taking three also rolls a die. */
function beansEngine(changed: Partial<AnyRules> = {}) {
  const engine = new Engine({
    catalogue: [
      {
        id: 'beans',
        name: { en: 'Beans', ko: '콩' },
        card: {
          picture: '',
          seats: [2, 3],
          minutes: [1, 2],
          firstLesson: 'first',
          firstSteps: 0,
          lessons: 0,
        },
        rules: async () => ({ ...rules, ...changed }),
        reader: async () => reader,
        words: async () => en,
      },
    ],
    newSeed: () => 'seed',
    now: () => 0,
  });
  return (ask: string, fields: JsonObject = {}) =>
    engine.answer(JSON.stringify({ ask, ...fields }));
}

test('random events are undone too, and are the same again', async () => {
  const ask = beansEngine();
  const three = () => ask('play', { action: { take: 3 } });
  await ask('begin', { game: 'beans', seats: 3, options: { heap: 'large' } });
  const first = await three();
  expect(first).toMatchObject({ events: [{ event: 'take' }, { event: 'die' }] });
  const second = await three();
  await ask('undo');
  expect(await three()).toEqual(second);
  await ask('undo');
  await ask('undo');
  expect(await three()).toEqual(first);
});

test('playouts roll their own dice, not those of the match', async () => {
  // All seats take the maximum, so only the dice make matches differ.
  const ask = beansEngine({
    list(state, into) {
      into[0] = rules.list(state, into);
      return 1;
    },
  });
  await ask('begin', { game: 'beans', seats: 2, options: { heap: 'sack' } });
  const lengths = new Set<unknown>();
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    lengths.add((await ask('playouts', { count: 1, seed })).actions);
  expect(lengths.size).toBeGreaterThan(1);
});

test('a bug in the rules gives an answer too, and the match goes on', async () => {
  const ask = beansEngine({
    list() {
      throw new Error('lost count');
    },
  });
  await ask('begin', { game: 'beans', seats: 3 });
  expect(await ask('actions')).toMatchObject({ error: expect.stringContaining('lost count') });
  expect(await ask('standing')).toEqual({ standing: { scores: [0, 0, 0] } });
});
