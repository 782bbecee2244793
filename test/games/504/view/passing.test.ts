import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { stepOf } from '../../../../src/games/504/view/model/base/position';
import { afterDone, doneText, nextAsked } from '../../../../src/games/504/view/model/rest-of-turn';
import { isStepIdle, skippedText } from '../../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { bare, stateOf } from '../support/bare';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

/** Every position of a match, each a copy. */
function positions(world: string): readonly State[] {
  const random = randomFrom(`passing ${world}`);
  const state = unwrap(rules.begin({ world }, 3, `passing ${world}`));
  const all: State[] = [];
  while (rules.toAct(state) !== null && all.length < 600) {
    all.push(rules.clone(state));
    rules.play(state, busy(state, random));
  }
  return all;
}

const kinds = (state: State) => legalIn(state).map(({ form }) => String(form.do));

test('M9.26: a step is passed by where only the sale of an own share is left, but never the last one', () => {
  const all = positions('879');
  const passed = all.filter(isStepIdle);
  expect(passed.map(stepOf)).toContain('deal');
  for (const state of passed) {
    expect(new Set([...kinds(state), 'done', 'sell'])).toEqual(new Set(['done', 'sell']));
    expect(afterDone(state)).not.toBe('end');
  }
  const kept = all.filter((state) => stepOf(state) === 'deal' && kinds(state).includes('buy'));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.some(isStepIdle)).toBe(false);
});

test('where residents can be bought or can work nothing is passed by', () => {
  for (const state of positions('685'))
    if (kinds(state).some((kind) => ['buy', 'move', 'explore', 'road', 'sell'].includes(kind)))
      expect(isStepIdle(state)).toBe(false);
});

test('the next step is named for what it is where a card is drawn for it', () => {
  const owners = { 0: { settlements: ['3,-4'], cash: 200 } };
  const state = stateOf(bare('263', 3, { turn: { step: 'move-capital' }, owners }));
  expect(stepOf(state)).toBe('move-capital');
  expect(afterDone(state)).toBe('privilege');
});

test('and where dice are thrown in it', () => {
  const acting = (state: State) => stepOf(state) === 'act' && factsOf(state).pending === '';
  const named = positions('485').filter(acting).map(afterDone);
  expect(new Set(named)).toEqual(new Set(['fight', 'sale', 'end']));
});

test('a step that is switched off is not named as the next one, and what it leaves unsold is said', () => {
  const all = positions('685');
  const beforeSale = all
    .filter((state) => stepOf(state) === 'act' && afterDone(state) === 'sale')
    .slice(0, 5);
  expect(beforeSale.length).toBeGreaterThan(0);
  for (const state of beforeSale) {
    expect(doneText(state, voiceIn(state))).toBe('Next step: Sale');
    expect(nextAsked(state, ['sale'])).toBe('end');
    expect(doneText(state, voiceIn(state), ['sale'])).toBe('End turn');
  }
  const told = all
    .filter((state) => stepOf(state) === 'sale')
    .slice(0, 5)
    .map((state) => skippedText(state, voiceIn(state)));
  expect(told.some((text) => /^Sale was skipped, as you chose: \$\d+ unsold\.$/.test(text))).toBe(
    true,
  );
});

test('past a step that is switched off the one after it is named', () => {
  const owners = { 0: { settlements: ['3,-4'], cash: 200 } };
  const state = stateOf(bare('263', 3, { turn: { step: 'move-capital' }, owners }));
  expect(nextAsked(state, ['upgrade'])).toBe('privilege');
  expect(nextAsked(state, ['privilege'])).toBe('privilege');
});
