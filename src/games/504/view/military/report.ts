import type { GameEvent } from '../../../../kit/rules';
import { ATTACK_SHIFT } from '../../data/figures';
import { NONE } from '../../rules/base/windows';
import { attackHits, defenseHits } from '../../rules/military/dice';
import { attackedKind, hitsTakenOff } from '../../rules/pairs/privileges-military';
import type { State } from '../../rules/state';
import { at } from '../at';
import { tileNamed } from '../places';

/** A side’s dice, or what a fight came to. */
export interface FightStep {
  readonly events: readonly [GameEvent];
}

/** The fights in what was told, step by step; nothing where no dice were thrown. */
export function fightSteps(events: readonly GameEvent[]): readonly FightStep[] {
  if (!events.some(({ event }) => event === 'dice')) return [];
  return events.flatMap((event): FightStep | readonly never[] =>
    event.event === 'dice' || event.event === 'fight' ? { events: [event] } : [],
  );
}

/** A die as it lies there, and what it hits. */
export interface ThrownDie {
  readonly roll: number;
  readonly hits: number;
}

/** The dice of a side (M4.10), read in the position after the fight. */
export interface Throw {
  readonly dice: readonly ThrownDie[];
  /** What the terrain adds to each die. */
  readonly shift: number;
}

export function throwOf(state: State, { side, owner, at: place, rolls }: GameEvent): Throw {
  const thrown = Array.isArray(rolls) ? rolls.map(Number) : [];
  if (side !== 'attack')
    return { dice: thrown.map((roll) => ({ roll, hits: defenseHits(roll) })), shift: 0 };
  const tile = tileNamed(state, place);
  const attacker = typeof owner === 'number' ? owner : NONE;
  const kind = attackedKind(state, attacker, tile);
  const dice = thrown.map((roll) => ({ roll, hits: attackHits(kind, roll) }));
  return { dice, shift: at(ATTACK_SHIFT, kind) };
}

/** I(4): the hits that a card of the defender takes off, of those that were thrown. */
export function takenOff(state: State, fight: GameEvent | undefined): number {
  return typeof fight?.against === 'number' ? hitsTakenOff(state, fight.against) : 0;
}
