import type { Digit } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

/** What each module brings of one sort, by its digit; the base is 0. */
export type ByModule<Part> = readonly (readonly [Digit, Part])[];

/** The parts of the modules of a world, in the order of the table. */
export function inWorld<Part>(table: ByModule<Part>, { world }: State): readonly Part[] {
  return table.flatMap(([digit, part]) =>
    digit === 0 || (world.role[digit] ?? 0) > 0 ? [part] : [],
  );
}
