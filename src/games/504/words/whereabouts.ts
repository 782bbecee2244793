import { at } from '../../../kit/at';
import { type FullMap, type GrowingMap, STEPS_Q, STEPS_R } from '../data/board';
import { distance, readHex } from '../rules/base/map';
import type { Names } from './names';

/** The one city that every drawing of a map has that grows. */
const FIRST = ['0,0'];

/**
 * Where a hex lies: in a city, or so many steps to one or two sides of the nearest one. Only of cities with the same
 * number in every match on the map, so that it is told without a position, and the same in the log and on the map.
 */
export function whereabouts(map: FullMap | GrowingMap, written: string, names: Names): string {
  const cities = map.kind === 'full' ? map.drawing.cities : FIRST;
  const [q, r] = hexIn(written);
  const far = cities.map((city) => distance(q, r, ...hexIn(city)));
  const nearest = far.indexOf(Math.min(...far));
  let [fromQ, fromR] = hexIn(cities[nearest]);
  // Each side as long as it leads nearer: two of them, side by side, are a shortest way.
  const steps = names.side.flatMap((side, number) => {
    const [stepQ, stepR] = [at(STEPS_Q, number), at(STEPS_R, number)];
    let count = 0;
    while (distance(q, r, fromQ + stepQ, fromR + stepR) < distance(q, r, fromQ, fromR)) {
      fromQ += stepQ;
      fromR += stepR;
      count++;
    }
    return count > 0 ? [[count, side] as const] : [];
  });
  const city = `${names.kind.city} ${nearest + 1}`;
  return steps.length > 0 ? names.away(city, steps) : city;
}

const hexIn = (written: string | undefined) => readHex(written) ?? ([0, 0] as const);
