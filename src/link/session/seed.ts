import type { PhoneId } from '../messages/message';

/** The seed of a match, from the shares of all phones. No phone can choose its share after seeing another's. */
export function seedOf(shares: readonly (readonly [PhoneId, string])[]): string {
  const sorted = [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, share]) => share).join('.');
}
