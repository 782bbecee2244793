import { figureAt } from '../../../../../kit/figure-at';
import { ATTACK_SHIFT } from '../../../data/figures';
import { hasSettlement } from '../../../rules/base/pieces';
import type { Event } from '../../../rules/state/events';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { tileNamed } from '../../../view/model/base/places';
import type { OutcomeId } from '../../../words/en/table/war';
import type { DiceEvent } from '../events';
import { armiesOn, controllerOf } from '../rules/armies';
import { attackedKind, attackHits, defenseHits, hitsTakenOff, moreDice } from '../rules/dice';

/** The dice of a side. */
export interface FightStep {
  readonly events: readonly [DiceEvent];
}

/** The dice of both sides in all fights that were told. */
export function fightSteps(events: readonly Event[]): readonly FightStep[] {
  return events.flatMap((event): FightStep | readonly never[] =>
    event.event === 'dice' ? { events: [event] } : [],
  );
}

/** A rolled die, and its hits. */
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

export function throwOf(state: State, event: DiceEvent): Throw {
  const { rolls } = event;
  if (event.side !== 'attack')
    return { dice: rolls.map((roll) => ({ roll, hits: defenseHits(roll) })), shift: 0 };
  const kind = attackedKind(state, ownerOf(event), tileNamed(state, event.at));
  const dice = rolls.map((roll) => ({ roll, hits: attackHits(kind, roll) }));
  return { dice, shift: figureAt(ATTACK_SHIFT, kind) };
}

/** The result of a fight (M4.11). */
export interface Outcome {
  readonly attacker: Owner;
  /** NONE: a free city. */
  readonly defender: Owner;
  /** Armies of the defender, and attackers, that have fallen. */
  readonly fell: number;
  readonly lost: number;
  /** I(4): hits that a card of the defender has taken off. */
  readonly off: number;
  readonly outcome: OutcomeId;
}

/** By the dice of both sides, and the position after it. Who lost nothing has not struck back. */
export function outcomeOf(state: State, attack: DiceEvent, defense: DiceEvent | null): Outcome {
  const attacker = ownerOf(attack);
  const tile = tileNamed(state, attack.at);
  const defender = defense ? ownerOf(defense) : controllerOf(state, tile);
  const hits = sumOf(throwOf(state, attack));
  const attackers = attack.rolls.length - moreDice(state, attacker);
  // One die strikes back for each army that fell (M4.10 c).
  const fell = defense ? defense.rolls.length - moreDice(state, defender) : 0;
  const lost = defense ? Math.min(attackers, sumOf(throwOf(state, defense))) : 0;
  const off = Math.min(hits, hitsTakenOff(state, defender));
  return { attacker, defender, fell, lost, off, outcome: endOf(state, attacker, tile) };
}

function endOf(state: State, attacker: Owner, tile: number): OutcomeId {
  if (hasSettlement(state, attacker, tile)) return 'conquered';
  return armiesOn(state, tile) > 0 ? 'held' : 'neutralized';
}

export const sumOf = ({ dice }: Throw) => dice.reduce((sum, { hits }) => sum + hits, 0);

const ownerOf = ({ owner }: DiceEvent): Owner => owner ?? NONE;
