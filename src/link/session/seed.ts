import type { PhoneId } from '../message';

/** The seed of a match from the shares of all phones: no phone could choose its own after seeing another's. */
export function seedOf(shares: readonly (readonly [PhoneId, string])[]): string {
  const sorted = [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, share]) => share).join('.');
}
