import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { kindOf } from '../../../../src/games/ultimate-railroads/rules/actions';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { legalIn } from '../../../../src/games/ultimate-railroads/view/legal';
import { chipsOf } from '../../../../src/games/ultimate-railroads/view/pool';
import { lossTold, whatIsLost } from '../../../../src/games/ultimate-railroads/view/what-is-lost';
import { table as en } from '../../../../src/games/ultimate-railroads/words/en/table';
import { table as ko } from '../../../../src/games/ultimate-railroads/words/ko/table';
import { lookAhead } from '../../../../src/kit/look-ahead';
import { randomFrom } from '../../../../src/kit/random';
import { fresh } from '../support/positions';
import { builder } from '../support/walk';

/** Positions of a match to its end. */
function* positions(): Generator<State> {
  const random = randomFrom('lost');
  const state = fresh(3, 'lost');
  while (rules.toAct(state) !== null) {
    yield rules.clone(state);
    rules.play(state, builder(state, random));
  }
}

test('passing, dropping and skipping are asked about where something could still be done, and nothing else but a spoiled rest', () => {
  const asked = { pass: 0, done: 0 };
  for (const state of positions()) {
    const legal = legalIn(state);
    for (const action of legal) {
      const losses = whatIsLost(state, [action]);
      const verb = kindOf(action).do;
      const kinds = losses.map(({ loss }) => loss);
      for (const loss of losses)
        for (const words of [en, ko]) expect(lossTold(loss, words)).not.toMatch(/undefined|^$/);
      if (verb === 'pass') {
        expect(kinds).toEqual(legal.length > 1 ? ['round'] : []);
        asked.pass += kinds.length;
      } else if (verb === 'done') {
        expect(kinds).toEqual(chipsOf(state).some(({ usable }) => usable) ? ['pending'] : []);
        asked.done += kinds.length;
      } else if (verb === 'skip') expect(kinds).toEqual(legal.length > 1 ? ['offer'] : []);
      else if (verb === 'step') expect(['', 'rest']).toContain(kinds.join());
      else expect(kinds).toEqual([]);
    }
  }
  expect(Math.min(asked.pass, asked.done)).toBeGreaterThan(3);
});

test('of several actions by one tap, a later one that loses something is asked about, too', () => {
  let found = 0;
  for (const state of positions()) {
    for (const first of legalIn(state)) {
      if (kindOf(first).do !== 'step' || whatIsLost(state, [first]).length > 0) continue;
      const { after } = lookAhead(rules, state, [first]);
      if (rules.toAct(after) !== rules.toAct(state)) continue;
      for (const second of legalIn(after)) {
        expect(whatIsLost(state, [first, second])).toEqual(whatIsLost(after, [second]));
        found += whatIsLost(after, [second]).length;
      }
    }
  }
  expect(found).toBeGreaterThan(0);
});
