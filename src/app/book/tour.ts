import type { FinishedMatch } from '../../archive/finished';
import { type ComposedSetting, isValueOf } from '../../kit/setups';
import type { TourStop } from '../../kit/words';
import type { Played } from '../variety/played-by';

/** A stop, and the matches that have been played there. */
export interface ShownStop extends TourStop {
  readonly matches: readonly FinishedMatch[];
}

export interface Tour {
  readonly stops: readonly ShownStop[];
  readonly done: number;
  /** The stop that comes next; undefined: all have been played. */
  readonly next: ShownStop | undefined;
}

/** The stops of a tour that can be chosen, with what has been played. The first one that was not comes next. */
export function tourOf(stops: readonly TourStop[], setting: ComposedSetting, played: Played): Tour {
  const shown = stops
    .filter(({ value }) => isValueOf(setting, value))
    .map((stop) => ({ ...stop, matches: played.get(stop.value) ?? [] }));
  return {
    stops: shown,
    done: shown.filter(({ matches }) => matches.length > 0).length,
    next: shown.find(({ matches }) => matches.length === 0),
  };
}
