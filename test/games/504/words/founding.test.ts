import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { words as en } from '../../../../src/games/504/words/en';
import { words as ko } from '../../../../src/games/504/words/ko';
import { below, randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';

const options = { world: '956' };

test.each([
  ['English', en, /founds (Green|White|Purple|Blue|Orange)\./, /settles/],
  ['Korean', ko, /회사를 설립했습니다/, /정착했습니다/],
] as const)(
  '%s: what founds a company or a settlement is told so, and nothing else is',
  (_, words, founds, settles) => {
    const state = unwrap(rules.begin(options, 3, 'founding'));
    const into = new Int32Array(rules.max);
    const random = randomFrom('founding');
    const founded = () => state.isFounded.reduce((sum, one) => sum + one, 0);
    const laid = () => state.storedSettlements.reduce((sum, one) => sum - one, 0);
    let settled = 0;
    while (rules.toAct(state) !== null) {
      const action = into[below(random, rules.list(state, into))] ?? 0;
      const before = { companies: founded(), settlements: laid() };
      const isMove = rules.action.write(action, state).do === 'move';
      let told = '';
      rules.play(state, action, (event) => {
        told += words.event(event, String, options) ?? '';
      });
      expect(founds.test(told), told).toBe(founded() > before.companies);
      if (!isMove) continue;
      expect(settles.test(told), told).toBe(laid() > before.settlements);
      if (settles.test(told)) settled++;
    }
    expect(founded()).toBeGreaterThan(0);
    expect(settled).toBeGreaterThan(0);
  },
);
