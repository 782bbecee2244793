import { lightOf } from './color';
import { type ColorVision, seenBy } from './color-vision';
import { difference, labOf } from './difference';

/** Two colors, by name, and their perceived difference. */
export interface Nearest {
  readonly between: readonly [string, string];
  readonly apart: number;
}

/** Of colors by name (#rrggbb), the two that are most alike for a person with this color vision. */
export function nearest(colors: ReadonlyMap<string, string>, vision: ColorVision): Nearest {
  const seen = [...colors].map(
    ([name, color]) => [name, labOf(seenBy(vision, lightOf(color)))] as const,
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
