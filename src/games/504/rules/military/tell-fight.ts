import type { Emit } from '../../../../kit/rules';
import { hexText } from '../base/map';
import { NONE } from '../base/windows';
import type { Owner } from '../parts';
import type { State } from '../state';

/** What a fight has come to. */
interface Fought {
  readonly owner: Owner;
  /** NONE: a free city. */
  readonly defender: Owner;
  readonly tile: number;
  /** Armies of the defender, and attackers, that have fallen. */
  readonly fell: number;
  readonly lost: number;
  readonly outcome: 'conquered' | 'neutralized' | 'held';
}

/** Tells it after the dice, before anything follows from it. */
export function tellFight(
  state: State,
  { owner, defender, tile, fell, lost, outcome }: Fought,
  emit: Emit<State>,
): void {
  const against = defender === NONE ? null : defender;
  emit({ event: 'fight', owner, against, at: hexText(state, tile), fell, lost, outcome }, state);
}
