import type { MatchHeader } from './header';
import { canonical } from './json';
import type { AnyRules, Problem } from './rules';

/** Why a state is not one of a match with these seats and options, as its rules read them; null: it may be. */
export function setUpFlaw(
  rules: AnyRules,
  { seats }: Pick<MatchHeader, 'seats'>,
  options: object,
  state: object,
): Problem | null {
  if (rules.seats(state) !== seats.length) return { problem: 'wrong-seats', at: 'seats' };
  const written = canonical(rules.setups.write(rules.options(state)));
  if (written === canonical(rules.setups.write(options))) return null;
  return { problem: 'other-options', at: 'start' };
}
