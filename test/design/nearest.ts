import { lightOf } from './colour';
import { difference, labOf } from './difference';
import { type Sight, seenBy } from './sight';

/** Two colours, by name, and how different they look. */
export interface Nearest {
  readonly between: readonly [string, string];
  readonly apart: number;
}

/** Of colours by name (#rrggbb), the two that look most alike to somebody of that sight. */
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
