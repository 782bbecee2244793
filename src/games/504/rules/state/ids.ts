/** The base is 0, a module its digit. */
export type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The place of a module in a world: 0 none, then I, II, III. */
export type Role = 0 | 1 | 2 | 3;
export type Owner = number;

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
