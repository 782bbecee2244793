import { type Hex, hexMap, writeHex } from '../../../kit/hex';
import type { Problem } from '../../../kit/rules';
import type { Places } from './board-places';

/**
 * The cities that some start cannot reach with harbors barred: a company could never be built there. One
 * problem a city.
 */
export function checkReachable({ land, cities, starts, harbors }: Places): Problem[] {
  const map = hexMap([...land.values()]);
  const barred = new Set([...cities.values(), ...starts, ...harbors].map(writeHex));
  const reached = starts.map((start) => spread(start));
  return [...cities]
    .filter(([, city]) => !reached.every((hexes) => hexes.has(writeHex(city))))
    .map(([id]) => ({ problem: 'unreachable', at: 'cities', city: id }));

  function spread(start: Hex): Set<string> {
    const hexes = new Set([writeHex(start)]);
    for (const written of hexes) {
      if (written !== writeHex(start) && barred.has(written)) continue;
      const hex = map.numberOf.get(written);
      if (hex === undefined) continue;
      for (const next of map.neighbours.subarray(hex * 6, hex * 6 + 6)) {
        if (next >= 0) hexes.add(writeHex(map.hexes[next]));
      }
    }
    return hexes;
  }
}
