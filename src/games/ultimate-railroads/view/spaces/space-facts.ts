import type { Seat } from '../../../../kit/rules';
import { SPACES } from '../../data/board';
import type { Effect } from '../../data/effects';
import { rules } from '../../rules';
import type { Refusal } from '../../rules/refusals';
import { engineerOn, rublesOf, takenBy, workersOf } from '../../rules/spaces';
import { BOTTOM_USED, CLAIMS, PHASE, type State, TURN } from '../../rules/state';
import { BOTTOM, HIRE, PLACE_1, PLACE_2 } from '../../rules/tables';
import { attemptOn, usesOf } from '../legal';
import type { Speech, Voice } from '../voice';

export interface SpaceFacts {
  readonly space: number;
  readonly workers: number;
  readonly rubles: number;
  readonly effects: readonly Effect[];
  /** Whose action it is, or who is hired there; 0: none. */
  readonly engineer: number;
  /** The place of the next round that is claimed; 0: none. */
  readonly claims: number;
  readonly isHire: boolean;
  /** Workers there never block it (4.1). */
  readonly isEndless: boolean;
  /** The seats with workers there. */
  readonly holders: readonly Seat[];
}

export function spaceFacts(state: State, space: number): SpaceFacts {
  const engineer = space === HIRE ? (state.strip[0] ?? 0) : engineerOn(state, space);
  const holder = takenBy(state, space);
  const bottom = state.now[BOTTOM_USED] ?? 0;
  return {
    space,
    workers: workersOf(state, space),
    rubles: rublesOf(state, space),
    effects:
      (engineer > 0 ? state.set.tiles.engineers[engineer - 1]?.effects : SPACES[space]?.effects) ??
      [],
    engineer,
    claims: space === PLACE_1 ? 1 : space === PLACE_2 ? 2 : 0,
    isHire: space === HIRE,
    isEndless: space === BOTTOM,
    holders:
      space === BOTTOM
        ? Array.from({ length: state.seats }, (_, seat) => seat).filter(
            (seat) => (bottom >> seat) & 1,
          )
        : holder > 0
          ? [holder - 1]
          : [],
  };
}

export function asksForSpace({ now }: State): boolean {
  return now[PHASE] === TURN || now[PHASE] === CLAIMS;
}

/** Why the seat to act cannot use a space now; null when it can, or when no seat here acts. */
export function whyNot(state: State, acting: Seat | null, space: number): Refusal | null {
  if (acting === null || usesOf(state, space).length > 0) return null;
  return rules.refusal(state, attemptOn(state, acting, space));
}

export function nameOfSpace(one: SpaceFacts, { table }: Speech): string {
  if (one.claims > 0) return table.spaces.claim(one.claims);
  const effects = table.list(one.effects.map(table.effect));
  if (one.isHire)
    return one.engineer > 0 ? table.spaces.hires(one.engineer, effects) : table.spaces.noneForHire;
  return one.engineer > 0 ? table.spaces.ofEngineer(one.engineer, effects) : effects;
}

/** Whose workers are on a space, and whether that keeps others away (4.1); empty: no workers. */
export function heldBy({ holders, isEndless }: SpaceFacts, { table, name }: Voice): string {
  if (holders.length === 0) return '';
  const names = table.list(holders.map(name));
  return isEndless ? table.spaces.usedBy(names) : table.spaces.takenBy(names);
}
