import { lightOf } from './color';
import { difference, labOf } from './difference';
import { type Sight, seenBy } from './sight';

/** Two colors, by name, and their perceived difference. */
export interface Nearest {
  readonly between: readonly [string, string];
  readonly apart: number;
}

/** Of colors by name (#rrggbb), the two that are most alike for a person with this color vision. */
export function nearest(colours: ReadonlyMap<string, string>, sight: Sight): Nearest {
  const seen = [...colours].map(
    ([name, colour]) => [name, labOf(seenBy(sight, lightOf(colour)))] as const,
  );
  const all = seen.flatMap(([name, one], at) =>
    seen.slice(at + 1).map(
      ([other, another]): Nearest => ({
        between: [name, other],
        apart: difference(one, another),
      }),
    ),
  );
  return all.reduce((least, one) => (one.apart < least.apart ? one : least));
}
