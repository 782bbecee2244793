import { at } from '../../../../kit/at';
import type { Seat } from '../../../../kit/rules';
import { activeOwner, type State } from '../../rules/state';
import { type Choice, targetsOf } from '../choice';
import { mayDrive } from '../deliver/journeys';
import { laterOf } from '../lines';
import { mapOf } from './map';

/** Where the map stays as the hand has put it. */
const STAY: readonly number[] = [];

/**
 * The hexes that somebody who decides wants to see large, for a map grows until they are too small for a finger: those
 * that lead on, and around the one that was tapped, or where a fight is shown. None: the map stays as it is; null: all of
 * it as before.
 */
export function hexesInView(
  state: State,
  choice: Choice,
  acting: Seat | null,
  fight: number | null,
): readonly number[] | null {
  if (fight !== null) return aroundHex(state, fight);
  if (acting === null) return null;
  if (choice.step === 'deed') return STAY;
  if (choice.step === 'hex') {
    const around = aroundHex(state, choice.from ?? choice.hex);
    return around.includes(choice.hex) ? around : [...around, choice.hex];
  }
  const targets = [...targetsOf(state, choice)];
  if (targets.length === 0) return null;
  // A fast trolley comes almost everywhere: what is near it is large enough to be tapped, the rest is a move away.
  const drives = laterOf(state).some((later) => mayDrive(later.state));
  const near = drives ? nearHex(state, at(state.trolleyAt, activeOwner(state))) : null;
  return near ? targets.filter((hex) => near.has(hex)) : targets;
}

/** The hexes within two steps of one. */
function nearHex(state: State, hex: number): ReadonlySet<number> {
  return new Set(aroundHex(state, hex).flatMap((one) => aroundHex(state, one)));
}

/** A hex with its neighbors. */
function aroundHex(state: State, hex: number): readonly number[] {
  const { neighbors } = mapOf(state).all;
  const beside = Array.from({ length: 6 }, (_, direction) => neighbors[hex * 6 + direction] ?? -1);
  return [hex, ...beside.filter((one) => one >= 0)];
}
