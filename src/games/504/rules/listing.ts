import type { Action } from '../../../kit/rules';

/** Legal actions on their way into a list, of which only the first `most` are wanted. */
export interface Listing {
  into: Int32Array;
  readonly most: number;
  count: number;
}

export function add(listing: Listing, action: Action): void {
  if (listing.count < listing.most) listing.into[listing.count++] = action;
}

export function isFull({ count, most }: Listing): boolean {
  return count >= most;
}
