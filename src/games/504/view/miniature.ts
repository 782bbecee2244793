import type { SeatPlan } from '../../../kit/header';
import type { Viewers } from '../../../kit/secrets';
import type { State } from '../rules/state/state';
import { pictureOf } from './picture-of';

/** The map with everybody's settlements and roads. Nothing is secret. */
export function miniature(state: State, _: Viewers, seats: readonly SeatPlan[]): string {
  return pictureOf(state, seats);
}
