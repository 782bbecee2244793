import { CUBES, type CubeColor } from '../data/goods';

/** Figures that both languages write alike. */

/** Whole dollars: “$4”, “−$3”. */
export const dollars = (n: number) => (n < 0 ? `−$${-n}` : `$${n}`);

/** A figure that may be below zero: “−9”. */
export const whole = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

/** A change: “+3”, “−2”, “0”. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What was and what is then: “3 → 4”. */
export const change = (from: number | string, to: number | string) => `${from}\u00a0→\u00a0${to}`;

/** A figure that is reduced, and what is left: “12−2=10”. */
export const reducedTo = (from: number, by: number, to: number) => `${from}−${by}=${to}`;

/** Two ends of a link: “Chicago–Toledo”. */
export const between = (ends: readonly string[]) => ends.join('–');

/** Cubes of one color. */
export interface CubeCount {
  readonly cube: CubeColor;
  readonly count: number;
}

/** Cubes grouped by color, in the order of colors. */
export function cubeCounts(cubes: readonly CubeColor[]): readonly CubeCount[] {
  return CUBES.flatMap((cube) => {
    const count = cubes.filter((one) => one === cube).length;
    return count > 0 ? { cube, count } : [];
  });
}
