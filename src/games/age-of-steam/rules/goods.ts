import { CUBES, DISPLAY } from '../data/goods';
import { CITY_IDS } from './board';

/** Colors of cubes, by their places in `CUBES`. */
export const COLORS = CUBES.length;

/** The boxes of the display in one row: those of the first column from the top, then the next column's. */
export const BOX_COUNT: readonly number[] = DISPLAY.map(({ boxes }) => boxes);
/** The first box of each column. */
export const BOX_FROM: readonly number[] = BOX_COUNT.map((_, column) =>
  BOX_COUNT.slice(0, column).reduce((sum, boxes) => sum + boxes, 0),
);
export const BOXES = BOX_COUNT.reduce((sum, boxes) => sum + boxes, 0);

/** The column of a box. */
export const COLUMN_OF = Uint8Array.from({ length: BOXES }, (_, box) =>
  BOX_FROM.findIndex((_, column) => box < BOX_FROM[column] + BOX_COUNT[column]),
);
/** The column of a city, by its number. */
export const COLUMN_FOR: readonly number[] = CITY_IDS.map((id) =>
  DISPLAY.findIndex(({ column }) => column === id),
);

/** The city of a column, by its number. */
export const CITY_FOR: readonly number[] = DISPLAY.map((_, column) => COLUMN_FOR.indexOf(column));

/** 1.5: the boxes in the order in which they are filled at the start, row by row. */
export const FILL_ORDER: readonly number[] = [0, 1, 2].flatMap((row) =>
  DISPLAY.flatMap(({ boxes }, column) => (row < boxes ? BOX_FROM[column] + row : [])),
);
