import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { optionOf } from '../../../../src/games/ultimate-railroads/view/kinds';
import { legalIn } from '../../../../src/games/ultimate-railroads/view/legal';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { table } from '../../../../src/games/ultimate-railroads/words/en/table';
import { pooled, supplyBut } from '../support/positions';

/** What the button says of a step of black to the worker of the Trans-Siberian, with these locomotives. */
function noteOnStep(locomotives: readonly string[]): string {
  const state = pooled(
    { black: [1, 0] },
    {
      'table.0.tracks': { trans: [2, 0], peter: [1, 0], kiev: [1, 0] },
      'table.0.locos.trans': locomotives,
      supply: supplyBut(...locomotives),
    },
  );
  const action = legalIn(state).find((one) => {
    const { do: kind, line } = rules.action.write(one, state);
    return kind === 'step' && line === 'trans';
  });
  if (action === undefined) throw new Error('no step');
  return optionOf(state, action, { table, names: en.names }).note;
}

test('6.3: before black comes to a special its button says whether the reach is long enough', () => {
  expect(noteOnStep(['2', '1'])).toBe('+1 worker');
  expect(noteOnStep(['2'])).toBe('+1 worker: needs reach 3, has 2');
});
