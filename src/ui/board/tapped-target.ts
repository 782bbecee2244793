import type { HexMap } from '../../kit/hex';

/**
 * The target that a tap means: the one on the tapped hex, or the only one on a neighboring hex, because on a phone
 * fingers are wider than hexes. Null when there is none, or several on neighboring hexes.
 */
export function tappedTarget<Target>(
  map: HexMap,
  targets: readonly Target[],
  hexOf: (target: Target) => number,
  tapped: number,
): Target | null {
  const own = targets.find((target) => hexOf(target) === tapped);
  if (own !== undefined) return own;
  const around = map.neighbors.subarray(tapped * 6, tapped * 6 + 6);
  const near = targets.filter((target) => around.includes(hexOf(target)));
  return near.length === 1 ? (near[0] ?? null) : null;
}
