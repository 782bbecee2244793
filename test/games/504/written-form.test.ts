import { expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import ofSeats from './data/position-sample.json';
import ofCompanies from './data/position-sample-company.json';
import { type Form, stateOf, write } from './support/bare';

/** Lists that mean sets: settlements and roads. */
function asSets(form: Form): Form {
  const copy = structuredClone(form);
  for (const owner of copy.owners) owner.settlements?.sort();
  copy.roads?.sort((one: Form, other: Form) =>
    String(one.between) < String(other.between) ? -1 : 1,
  );
  return copy;
}

test.each([
  ['of seats', ofSeats],
  ['of companies', ofCompanies],
])('J1: the sample position %s is read, and written unchanged', (_, sample) => {
  const state = stateOf(sample);
  expect(asSets(write(state))).toEqual(asSets(sample));
  expect(write(stateOf(write(state)))).toEqual(write(state));
  expect(rules.toAct(state)).not.toBeNull();
});
