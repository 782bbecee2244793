import type { Action } from '../../../../kit/rules';

/** A list being filled with legal actions, at most `most`. */
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
