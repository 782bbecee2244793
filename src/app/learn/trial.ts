import { SEAT_COLORS, type SeatPlan, USUAL_LEVEL, versionsNow } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { AnyReader } from '../../kit/reader';
import { unwrap } from '../../kit/result';
import type { AnyRules } from '../../kit/rules';
import { Timeline } from '../../kit/timeline';

/** What a lesson and a puzzle need of their game, and who sits at their table. */
export interface TrialParts {
  readonly game: string;
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly seats: readonly SeatPlan[];
}

/** A match that is not stored, from a position that we wrote. Its seed is always the same, so what happens can be told. */
export function beginTrial(
  { game, rules, reader, seats }: TrialParts,
  given: {
    readonly id: string;
    readonly seed: string;
    readonly options: JsonObject;
    readonly start: JsonObject;
  },
): Timeline {
  const versions = versionsNow(rules.version);
  const header = { ...given, game, ...versions, seats, undo: 'free', begun: 0 } as const;
  return unwrap(Timeline.begin(rules, header, reader));
}

/** The learner in the first seat, and others. */
export function seatsFor(
  names: readonly string[],
  count: number,
  others: 'person' | 'computer',
): readonly SeatPlan[] {
  return SEAT_COLORS.slice(0, count).map((colour, seat) => ({
    colour,
    name: names[seat] ?? colour,
    player:
      seat > 0 && others === 'computer'
        ? { kind: 'computer', level: USUAL_LEVEL }
        : { kind: 'person' },
  }));
}
