/** The colors of cubes, always in this order. */
export const CUBES = ['red', 'blue', 'purple', 'yellow', 'black'] as const;
export type CubeColor = (typeof CUBES)[number];

/** Cubes of each color in the box, by its place in `CUBES`. */
export const CUBE_COUNTS: readonly number[] = [20, 20, 20, 20, 16];
export const ALL_CUBES = CUBE_COUNTS.reduce((sum, cubes) => sum + cubes, 0);

/** The two halves of the display: dice are rolled for the light one first. */
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

/** A new city: it takes cubes of its color, and has the column of the display that its side and die name. */
export interface NewCity {
  readonly id: string;
  readonly cube: CubeColor;
  readonly side: Side;
  readonly die: number;
}

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
] as const satisfies readonly NewCity[];

export type NewCityId = (typeof NEW_CITIES)[number]['id'];

/** The boxes in the column of the display that a city has, and in that of a new city. */
export const BOXES = { city: 3, newCity: 2 } as const;
