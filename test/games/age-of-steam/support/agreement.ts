import { rules } from '../../../../src/games/age-of-steam/rules';
import { AMOUNT_MOST, KINDS, packAction } from '../../../../src/games/age-of-steam/rules/action';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { write } from './positions';

const packed = new Int32Array(rules.max);

/** Every number of which `one` and `two` say something in some kind, and some beyond. */
function* everyAction(): Generator<number> {
  for (const kind of KINDS.keys()) {
    for (let one = 0; one < 170; one++) {
      for (let two = 0; two < 110; two++) yield packAction(kind, one, two);
    }
    yield packAction(kind, AMOUNT_MOST);
    yield packAction(kind, AMOUNT_MOST + 1);
  }
}

/** Throws where the lister and the refusal do not say the same of a candidate, or something is listed twice. */
export function expectAgreement(state: State): void {
  const count = rules.list(state, packed);
  const listed = new Set(packed.subarray(0, count));
  const fail = (what: string) => {
    throw new Error(`${what} in ${JSON.stringify(write(state))}`);
  };
  if (listed.size !== count) fail('something is listed twice');
  for (const candidate of everyAction()) {
    const isLegal = rules.refusal(state, candidate) === null;
    if (isLegal !== listed.has(candidate)) fail(`they disagree on ${candidate}`);
    listed.delete(candidate);
  }
  // Large amounts of money, beyond the candidates.
  for (const action of listed) if (rules.refusal(state, action)) fail(`${action} is refused`);
}
