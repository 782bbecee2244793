import type { SeatPlan } from '../../../kit/header';
import type { GameEvent, Refusal } from '../../../kit/rules';
import { setups } from '../rules/options';
import type { State } from '../rules/state';
import type { Words } from '../words/words';

/** The words of one match: with the names of its people and of the places on its board. */
export interface Voice {
  /** The name of a seat, or behind the last seat the automa's. */
  readonly name: (holder: number) => string;
  readonly event: (event: GameEvent) => string | null;
  readonly refusal: (refusal: Refusal) => string;
}

export function voiceOf(
  words: Words,
  seats: readonly SeatPlan[],
  options: State['options'],
): Voice {
  const written = setups.write(options);
  const name = (holder: number) => seats[holder]?.name ?? words.automa;
  return {
    name,
    event: (event) => words.event(event, name, written),
    refusal: (refusal) => words.refusal(refusal, written),
  };
}
