import type { KINDS } from '../../data/board';

/** The sign of each kind of tile, centered, 20 wide, so that colors are not needed. A city has its number. */
export const TERRAIN_SIGNS: Readonly<Record<(typeof KINDS)[number], string>> = {
  city: '',
  water: 'M-10 -3q2.500 -4 5 0t5 0t5 0t5 0M-10 3q2.500 -4 5 0t5 0t5 0t5 0',
  grassland: 'M-9 4l-2 -6M-9 4l2 -6M0 2l-2 -6M0 2l2 -6M9 4l-2 -6M9 4l2 -6',
  forest: 'M-8 6v-3M-12 3l4 -8l4 8zM0 4v-3M-4 1l4 -8l4 8zM8 6v-3M4 3l4 -8l4 8z',
  field: 'M-11 4l5 -8M-5 4l5 -8M1 4l5 -8M7 4l5 -8',
  mountain: 'M-12 5l6 -10l4 6M-4 5l6 -11l7 11z',
  desert: 'M-11 4q4 -6 8 0M-3 1q4 -6 8 0M4 5q3 -5 7 0',
};
