import type { PhoneId, Stage } from '../message';

type Revealed = Extract<Stage, { readonly is: 'reveal' }>;

/** The seed of a match from the shares of all phones: no phone could choose its own after seeing another's. */
export function seedOf(shares: Revealed['shares']): string {
  const sorted = [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, share]) => share).join('.');
}

/** The commitments among which a phone has revealed its own share; the match must be drawn from these. */
export type Bound = ReadonlyMap<PhoneId, string>;

/** The shares that do not belong to what their phones were bound to: not one each, or not the same phones. */
export function isBound(bound: Bound, shares: Revealed['shares']): boolean {
  return (
    shares.length === bound.size &&
    new Set(shares.map(([phone]) => phone)).size === bound.size &&
    shares.every(([phone]) => bound.has(phone))
  );
}
