import { below } from '../../../../../kit/random';
import { ATTACK_SHIFT, DIE_SIDES, LEAST_ROLL } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { hexText } from '../../../rules/base/map';
import type { Emit } from '../../../rules/state/events';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

/** Hits that a defender takes off, dice that an owner has more, and the kind of a tile (`at`) as an attacker sees it. */
export const HITS_OFF = figure();
export const MORE_DICE = figure();
export const ATTACKED_KIND = figure();

/** M4.10 b; NONE: no owner defends. */
export function hitsTakenOff(state: State, defender: Owner): number {
  return defender === NONE ? 0 : figureOf(state, HITS_OFF, defender, 0);
}

/** M4.10 a, c. */
export function moreDice(state: State, owner: Owner): number {
  return owner === NONE ? 0 : figureOf(state, MORE_DICE, owner, 0);
}

/** M4.10 a. */
export function attackedKind(state: State, owner: Owner, tile: number): number {
  return figureOf(state, ATTACKED_KIND, owner, state.kind[tile], tile);
}

/** M4.10 a: the hits of a roll against a kind of tile. */
export function attackHits(kind: number, roll: number): number {
  const shifted = roll + ATTACK_SHIFT[kind];
  if (shifted < LEAST_ROLL.once) return 0;
  return shifted < LEAST_ROLL.twice ? 1 : 2;
}

/** M4.10 c. */
export function defenseHits(roll: number): number {
  return roll < LEAST_ROLL.defense ? 0 : 1;
}

/** Rolls a side's dice, emits them (M4.10 d), and returns the sum of their hits. */
export function rollDice(
  state: State,
  side: 'attack' | 'defense',
  owner: Owner,
  tile: number,
  dice: number,
  emit?: Emit<State>,
): number {
  const rolls: number[] | null = emit ? [] : null;
  const kind = attackedKind(state, owner, tile);
  let hits = 0;
  for (let die = 0; die < dice; die++) {
    const roll = 1 + below(state.random, DIE_SIDES);
    hits += side === 'attack' ? attackHits(kind, roll) : defenseHits(roll);
    rolls?.push(roll);
  }
  if (rolls && dice > 0) {
    const who = owner === NONE ? null : owner;
    emit?.({ event: 'dice', side, owner: who, at: hexText(state, tile), rolls }, state);
  }
  return hits;
}
