import type { Refusal } from '../../../../kit/rules';
import { offerOf } from '../../data/board';
import { NONE } from '../base/windows';
import type { Owner } from '../parts';
import type { State } from '../state';
import { hasDemand } from './windows';

const BAD_PLACE: Refusal = { because: 'bad-place' };

/**
 * G4.5, M9.9: all capitals offer different goods. Five kinds are enough for all owners, and each is offered on every
 * map, so the rest can always be chosen.
 */
export function offerRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (!hasDemand(state.world)) return null;
  const { hq, number, owners } = state;
  for (let other = 0; other < owners; other++)
    if (other !== owner && hq[other] !== NONE)
      if (offerOf(number[hq[other]]) === offerOf(number[tile])) return BAD_PLACE;
  return null;
}
