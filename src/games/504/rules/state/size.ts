import type { Digit, Role } from './ids';

/** What the size of a state depends on. */
export interface Size {
  readonly seats: number;
  readonly owners: number;
  /** The owners are companies. */
  readonly company: boolean;
  readonly residents: boolean;
  readonly role: readonly Role[];
}

/** `figures` if the module is in the world, otherwise 0. */
export function ifIn({ role }: Size, digit: Digit, figures: number): number {
  return role[digit] > 0 ? figures : 0;
}
