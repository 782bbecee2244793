import type { JsonObject } from '../../../../../kit/json';
import { BEFORE_ROUND, ROUND_STARTS, TURN_STARTS } from '../../../rules/base/flow';
import { CAPITAL_PLACED, removeSettlement, residentsOn } from '../../../rules/base/pieces';
import { hexesOf, writeByHex } from '../../../rules/base/writing';
import { ROUND, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Hooks, Module, Writing } from '../../../rules/state/parts';
import { placeOf, type State } from '../../../rules/state/state';
import { annex, annexing } from './annex';
import { guardFreeCities, isOpen, loseResidents } from './armies';
import { attack } from './attack';
import { fleeing, refuge, seize, seizing } from './capital-falls';
import { attacking, fight, fightStep, join, retreat, retreating } from './fight';
import { goal, income, roleOne, roleThree } from './roles';

const writing: Writing<State> = {
  turn(state): JsonObject {
    const { ended, fought } = state;
    const closed = hexesOf(state, (tile) => fought[tile] > 0);
    return {
      ...(closed.length > 0 && { fought: closed }),
      ...(ended[0] > 0 && { ended: true }),
    };
  },
  tile: ({ barracks, militia, bounty }, tile): JsonObject => ({
    ...(barracks[tile] > 0 && { barracks: true }),
    ...(militia[tile] > 0 && { militia: true }),
    ...(bounty[tile] > 0 && { bounty: true }),
  }),
  owner(state, owner): JsonObject {
    const { attackers, hqHits, world } = state;
    const attacked = writeByHex(state, (tile) => attackers[placeOf(owner, tile)] || null);
    return {
      ...(Object.keys(attacked).length > 0 && { attackers: attacked }),
      ...(hqHits[owner] > 0 && { hqHits: hqHits[owner] }),
      ...(world.company && { safe: state.safe[owner] > 0 }),
    };
  },
};

/** M4.3, M9.13: a company is safe for now; others leave its capital's tile, except in open cities. */
function clearForCapital(state: State, owner: Owner, tile: number): void {
  if (!state.world.company) return;
  state.safe[owner] = 1;
  if (isOpen(state, tile)) return;
  state.barracks[tile] = 0;
  state.militia[tile] = 0;
  for (let other = 0; other < state.owners; other++) {
    if (other === owner) continue;
    loseResidents(state, other, tile, residentsOn(state, other, tile));
    if (state.place[placeOf(other, tile)] === SETTLEMENT) removeSettlement(state, other, tile);
  }
}

/** M4.3: in the first round, before anything is sold in it. */
function guardAtFirst(state: State): void {
  if (state.now[ROUND] === 1) guardFreeCities(state);
}

/** M4.18: safe until the end of the round of its first turn. */
function endSafety({ safe, turnsTaken }: State): boolean {
  for (let owner = 0; owner < safe.length; owner++) if (turnsTaken[owner] > 0) safe[owner] = 0;
  return false;
}

/** Fights with dice, in roles I and II. */
const fights: Hooks<State> = {
  happened: [[TURN_STARTS, ({ fought }) => void fought.fill(0)]],
  steps: { fight: fightStep },
};

/** Module 4, Military. */
export const military: Module<State> = {
  digit: 4,
  actions: [fight, retreat, seize, annex, join, refuge],
  phases: [],
  pendings: [retreating, seizing, annexing, attacking, fleeing],
  always: {
    happened: [
      [CAPITAL_PLACED, clearForCapital],
      [ROUND_STARTS, guardAtFirst],
    ],
    interludes: [[BEFORE_ROUND, endSafety]],
    entering: attack,
    write: writing,
  },
  roles: [[fights, roleOne], [fights], [roleThree]],
  goal,
  income,
};
