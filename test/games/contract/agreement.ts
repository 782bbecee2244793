import type { Action, AnyRules } from '../../../src/kit/rules';
import { legalIn } from './states';
import type { AnySubject } from './subject-type';

/** Expects that lister and refusal agree on everything that a player could try here. */
export function expectAgreement(rules: AnyRules, subject: AnySubject, state: object): void {
  expectAgreed(rules, state, subject.candidates(state));
  subject.expectListed?.(state);
}

/** Throws where they disagree on a candidate, or something is listed twice. */
export function expectAgreed(rules: AnyRules, state: object, candidates: Iterable<Action>): void {
  const actions = legalIn(rules, state);
  const listed = new Set(actions);
  const fail = (what: string) => {
    throw new Error(`${what} in ${JSON.stringify(rules.position.write(state))}`);
  };
  if (listed.size !== actions.length) fail('something is listed twice');
  for (const candidate of candidates) {
    const isLegal = rules.refusal(state, candidate) === null;
    if (isLegal !== listed.has(candidate)) fail(`they disagree on ${candidate}`);
  }
  // What is beyond the candidates, such as a large amount of money.
  for (const action of actions)
    if (rules.refusal(state, action)) fail(`${action} is listed and refused`);
}
