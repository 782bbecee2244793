import { figureAt } from '../../../kit/figure-at';
import { STEPS_Q, STEPS_R } from '../data/board';
import { distance, readHex } from '../rules/base/map';
import type { City } from '../rules/state/base-events';
import type { Names } from './en/names';

/** Where a hex is: in a city, or a number of steps to one or two sides of the nearest one. */
export function whereabouts(cities: readonly City[], written: string, names: Names): string {
  const [q, r] = hexIn(written);
  const far = cities.map(({ hex }) => distance(q, r, ...hexIn(hex)));
  const nearest = cities[far.indexOf(Math.min(...far))];
  let [fromQ, fromR] = hexIn(nearest?.hex);
  // Each side as long as it leads nearer: two of them, side by side, are a shortest way.
  const steps = names.side.flatMap((side, number) => {
    const [stepQ, stepR] = [figureAt(STEPS_Q, number), figureAt(STEPS_R, number)];
    let count = 0;
    while (distance(q, r, fromQ + stepQ, fromR + stepR) < distance(q, r, fromQ, fromR)) {
      fromQ += stepQ;
      fromR += stepR;
      count++;
    }
    return count > 0 ? [[count, side] as const] : [];
  });
  const city = `${names.kind.city} ${nearest?.number ?? 1}`;
  return steps.length > 0 ? names.away(city, steps) : city;
}

const hexIn = (written: string | undefined) => readHex(written) ?? ([0, 0] as const);
