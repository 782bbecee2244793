import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { explainerIn } from '../../../../src/games/ultimate-railroads/view/explainer';
import type { JsonObject } from '../../../../src/kit/json';
import type { Action } from '../../../../src/kit/rules';
import { at, played } from '../support/positions';

function actionIn(state: State, written: JsonObject): Action {
  const action = rules.action.read(written, state);
  if (typeof action !== 'number') throw new Error(JSON.stringify(action));
  return action;
}

test.each([
  [
    'en',
    [
      'A locomotive and a factory',
      'Locomotive 2 on Trans-Siberian, over the 1',
      'The 1 moves on to Kiev',
      'Factory 2 in the gap after 5',
    ],
  ],
  [
    'ko',
    [
      '기관차 1개, 공장 1개',
      '시베리아 횡단의 기관차 1을 2로 교체',
      '밀려난 1은 키예프로',
      '5 다음 빈칸에 공장 2',
    ],
  ],
] as const)(
  'a hint has a title and a line for each step, which says what goes where, %s',
  async (language, said) => {
    const { move, parts } = await explainerIn(language);
    const state = at('four', {});
    const line = [
      { do: 'use', space: 'build-3', pay: [3, 0, 0] },
      { do: 'take', as: 'locomotive', tile: '2' },
      { do: 'put', line: 'trans', over: '1' },
      { do: 'put', line: 'kiev' },
      { do: 'factory', as: 'factory', from: 'supply', tile: '2' },
    ];
    const actions: number[] = [];
    let now = state;
    for (const one of line) {
      actions.push(actionIn(now, one));
      now = played(now, one).state;
    }
    expect(parts?.(state, actions)).toEqual(said);
    for (const one of said) expect(move(state, actions)).toContain(one);
    // A decision alone is still named.
    const taking = played(state, line[0] ?? {}).state;
    expect(parts?.(taking, actions.slice(1, 2))).toEqual([
      language === 'ko' ? '기관차 2' : 'Locomotive 2',
    ]);
  },
);

test('a hint says the steps of one track as one way', async () => {
  const state = at('four', {});
  const use = { do: 'use', space: 'black-2', pay: [2, 0, 0] };
  const { state: after } = played(state, use);
  const step = (line: string) =>
    actionIn(after, { do: 'step', as: 'black', line, colour: 'black' });
  const { move } = await explainerIn('en');
  const line = [actionIn(state, use), step('kiev'), step('kiev'), step('peter')];
  expect(move(state, line)).toBe('3 black steps; Black 1 → 3, Kiev; Black 1 → 2, St. Petersburg');
});
