import { CUBES, type CubeColor } from '../data/goods';

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
