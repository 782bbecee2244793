/** The colors of cubes, always in this order. */
export const CUBES = ['red', 'blue', 'purple', 'yellow', 'black'] as const;
export type CubeColor = (typeof CUBES)[number];

/** Cubes of each color in the box, by its place in `CUBES`. */
export const CUBE_COUNTS: readonly number[] = [20, 20, 20, 20, 16];

/** The two halves of the display: dice are rolled for the light one first. */
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

/** The new cities that may be laid on towns. */
export const NEW_CITIES = [
  { id: 'A', cube: 'red', side: 'light', die: 3 },
  { id: 'B', cube: 'blue', side: 'light', die: 4 },
  { id: 'C', cube: 'black', side: 'light', die: 5 },
  { id: 'D', cube: 'black', side: 'light', die: 6 },
  { id: 'E', cube: 'yellow', side: 'dark', die: 1 },
  { id: 'F', cube: 'purple', side: 'dark', die: 2 },
  { id: 'G', cube: 'black', side: 'dark', die: 3 },
  { id: 'H', cube: 'black', side: 'dark', die: 4 },
] as const satisfies readonly { id: string; cube: CubeColor; side: Side; die: number }[];

/**
 * The columns of the display from left to right, each named by its city or new city. Boxes count from the
 * top. At the start they are filled row by row in this order.
 */
export const DISPLAY = [
  { column: 'chicago', boxes: 3 },
  { column: 'st-louis', boxes: 3 },
  { column: 'kansas-city', boxes: 3 },
  { column: 'A', boxes: 2 },
  { column: 'des-moines', boxes: 3 },
  { column: 'B', boxes: 2 },
  { column: 'minneapolis', boxes: 3 },
  { column: 'C', boxes: 2 },
  { column: 'duluth', boxes: 3 },
  { column: 'D', boxes: 2 },
  { column: 'evansville', boxes: 3 },
  { column: 'E', boxes: 2 },
  { column: 'cincinnati', boxes: 3 },
  { column: 'F', boxes: 2 },
  { column: 'detroit', boxes: 3 },
  { column: 'G', boxes: 2 },
  { column: 'wheeling', boxes: 3 },
  { column: 'H', boxes: 2 },
  { column: 'pittsburgh', boxes: 3 },
  { column: 'toronto', boxes: 3 },
] as const satisfies readonly { column: string; boxes: number }[];
