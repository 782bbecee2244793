import { expect } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { isAction, KINDS, packAction } from '../../../../src/games/ultimate-railroads/rules/action';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { write } from './positions';

/** Every number that is an action. */
export const everyAction: readonly number[] = KINDS.flatMap((_, kind) => {
  const actions: number[] = [];
  for (let one = 0; one < 64; one++)
    for (let two = 0; two < 32; two++)
      for (let three = 0; three < 8; three++) {
        const action = packAction(kind, one, two, three);
        if (isAction(action)) actions.push(action);
      }
  return actions;
});

const packed = new Int32Array(rules.max);

/** The lister and the refusal say the same of every candidate, and nothing is listed twice. */
export function expectAgreement(state: State): void {
  const count = rules.list(state, packed);
  const listed = new Set(packed.subarray(0, count));
  expect(listed.size).toBe(count);
  for (const candidate of everyAction) {
    if ((rules.refusal(state, candidate) === null) !== listed.has(candidate)) {
      const written = JSON.stringify(rules.action.write(candidate, state));
      throw new Error(`they disagree on ${written} in ${JSON.stringify(write(state))}`);
    }
    listed.delete(candidate);
  }
  expect(listed.size).toBe(0);
}
