import { describe, expect, test } from 'vitest';
import type { MatchHeader } from '../../../src/kit/header';
import type { Json, JsonObject } from '../../../src/kit/json';
import { below, type RandomWords, randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import { startFlaw } from '../../../src/kit/start-proof';
import { header } from '../../tiny-game/header';
import { type Game, games } from './games';
import type { AnyTable } from './subject-type';

/** Plays some actions by chance; returns them as written. The last decision of a match is left. */
function playSome({ rules }: Game, table: AnyTable, state: object, random: RandomWords) {
  const actions: JsonObject[] = [];
  for (let at = 0; at < 4; at++) {
    const action = table.manner(state, random);
    const next = rules.clone(state);
    rules.play(next, action);
    if (rules.toAct(next) === null) break;
    actions.push(rules.action.write(action, state));
    rules.copy(state, next);
  }
  return actions;
}

describe.each(games)('$id: positions from outside', (game) => {
  const { rules, reader, subject } = game;
  const tables = subject.tables.slice(0, 4);

  test.each(tables)(
    '$name: What if from What if is proven by its log, and by no other',
    (table) => {
      const random = randomFrom('proof');
      const first = table.begin();
      const [options, seats] = [rules.options(first), rules.seats(first)];
      const one = unwrap(rules.begin(options, seats, 'one'));
      const toOne = { seed: 'one', actions: playSome(game, table, one, random) };
      const two = unwrap(reader.position(rules.position.write(one), 'two'));
      const toTwo = { seed: 'two', actions: playSome(game, table, two, random) };
      const flawOf = (other: Partial<MatchHeader>) =>
        startFlaw(rules, reader, {
          ...header({ options: rules.setups.write(options) }),
          seats: Array.from({ length: seats }, () => header().seats[0] ?? expect.fail()),
          start: rules.position.write(two),
          ...other,
        });
      expect(flawOf({ reachedBy: [toOne, toTwo] })).toBeNull();
      expect(flawOf({})).toMatchObject({ problem: 'start-without-log' });
      expect(flawOf({ reachedBy: [toOne] })).toMatchObject({ problem: 'other-fingerprint' });
      const start = rules.position.write(one);
      expect(flawOf({ start, reachedBy: [toOne, toTwo] })).not.toBeNull();
      const nonsense = { ...toTwo, actions: [...toTwo.actions, { do: 'nonsense' }] };
      expect(flawOf({ reachedBy: [toOne, nonsense] })?.at).toContain('reachedBy[1].actions[');
    },
  );

  test.each(tables)('$name: nonsense in any place is never an exception', (table) => {
    const random = randomFrom('nonsense');
    const state = table.begin();
    playSome(game, table, state, random);
    const written = rules.position.write(state);
    const nonsense: readonly Json[] = [null, -1, 1.5, 1e9, 3, 'x', [], {}, [null], true];
    for (let change = 0; change < 400; change++) {
      const broken = structuredClone(written);
      const part = somewhereIn(broken, random);
      const key = Object.keys(part)[below(random, Object.keys(part).length)] ?? '';
      part[key] = nonsense[below(random, nonsense.length)];
      const read = reader.position(broken, 'x');
      if (read.ok) expect(rules.position.write(read.value)).toBeDefined();
      else expect(read.problem.at).toEqual(expect.any(String));
    }
  });
});

/** A list or an object somewhere in a form, with something in it. */
function somewhereIn(form: JsonObject, random: RandomWords): Record<string, Json | undefined> {
  let here = form as Record<string, Json | undefined>;
  for (;;) {
    const inside = Object.values(here).filter(
      (part) => typeof part === 'object' && part !== null && Object.keys(part).length > 0,
    );
    if (inside.length === 0 || below(random, 4) === 0) return here;
    here = inside[below(random, inside.length)] as Record<string, Json | undefined>;
  }
}
