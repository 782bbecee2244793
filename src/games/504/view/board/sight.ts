import type { Seat } from '../../../../kit/rules';
import type { State } from '../../rules/state';
import { type Choice, targetsOf } from '../choice';
import { mapOf } from './map';

/** Where the map stays as the hand has put it. */
const STAY: readonly number[] = [];

/**
 * The hexes that somebody who decides wants to see large, for a map grows until they are too small for a finger: those
 * that lead on, and around the one that was tapped. None: the map stays as it is; null: all of it as before.
 */
export function sightOf(
  state: State,
  choice: Choice,
  acting: Seat | null,
): readonly number[] | null {
  if (acting === null) return null;
  if (choice.step === 'deed') return STAY;
  if (choice.step === 'hex') {
    const around = aroundHex(state, choice.from ?? choice.hex);
    return around.includes(choice.hex) ? around : [...around, choice.hex];
  }
  const targets = [...targetsOf(state, choice)];
  return targets.length > 0 ? targets : null;
}

/** A hex with its neighbors. */
function aroundHex(state: State, hex: number): readonly number[] {
  const { neighbors } = mapOf(state).all;
  const beside = Array.from({ length: 6 }, (_, direction) => neighbors[hex * 6 + direction] ?? -1);
  return [hex, ...beside.filter((one) => one >= 0)];
}
