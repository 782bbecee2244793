/** The base is 0, a module its digit. */
export type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The place of a module in a world: 0 none, then I, II, III. */
export type Role = 0 | 1 | 2 | 3;
export type Owner = number;
