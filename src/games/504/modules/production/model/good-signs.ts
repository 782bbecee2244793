import type { GOODS } from '../../../data/board';

/** The sign of each good in a square of 16 about its middle. */
export const GOOD_SIGNS: Readonly<Record<(typeof GOODS)[number], string>> = {
  cattle: 'M-7 -5q0 4 3 4h8q3 0 3 -4M-4 -1l1.500 7h5l1.500 -7M-1 3h2',
  wood: 'M-7 -4h12M-7 0h12M-7 4h12M5 -4a2 2 0 0 1 0 4M5 0a2 2 0 0 1 0 4',
  grain: 'M0 7V-6M0 -1l-4 -3M0 -1l4 -3M0 3l-4 -3M0 3l4 -3',
  ore: 'M-7 5l4 -9l3 4l2 -3l5 8z',
  fish: 'M-7 0q5 -6 10 0q-5 6 -10 0M3 0l4 -3.500v7zM-4 -0.800v.1',
};
