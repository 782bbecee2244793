import { PHASE, ROUND, SETTLEMENT } from '../base/fields';
import { OVER, TURN_PHASE } from '../base/phases';
import { removeSettlement, residentsOn } from '../base/pieces';
import { discoverGuards } from '../pairs/military-exploration';
import { fleeing, refuge } from '../pairs/race-refuge';
import type { Hooks, Module, Owner } from '../parts';
import { placeOf, type State } from '../state';
import { annex, annexing } from './annex';
import { loseResidents } from './armies';
import { attack } from './attack';
import { fight, fightStep } from './fight';
import { guardFreeCities, isOpen } from './ground';
import { attacking, join } from './join';
import { retreat, retreating } from './retreat';
import { goal, roleOne } from './role-1';
import { income } from './role-2';
import { roleThree } from './role-3';
import { seize, seizing } from './seize';
import { writing } from './write';

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

/** Fights with dice, in roles I and II. */
const fights: Hooks<State> = {
  turnStart({ fought }) {
    fought.fill(0);
  },
  steps: { fight: fightStep },
};

/** Module 4, Military. */
export const military: Module<State> = {
  digit: 4,
  actions: [fight, retreat, seize, annex, join, refuge],
  phases: [],
  pendings: [retreating, seizing, annexing, attacking, fleeing],
  always: {
    /** A capital can be gone only in a turn of armies, and after the last. */
    capitalGone: ({ now }) => now[PHASE] === TURN_PHASE || now[PHASE] === OVER,
    capitalPlaced: clearForCapital,
    roundStart(state) {
      if (state.now[ROUND] === 1) guardFreeCities(state);
      return false;
    },
    /** M4.18: safe until the end of the round of its first turn. */
    beforeRound({ safe, turnsTaken }) {
      for (let owner = 0; owner < safe.length; owner++) if (turnsTaken[owner] > 0) safe[owner] = 0;
      return false;
    },
    entering: attack,
    isHeld: ({ barracks }, tile) => barracks[tile] > 0,
    discovered: discoverGuards,
    write: writing,
  },
  roles: [{ ...fights, ...roleOne }, fights, roleThree],
  goal,
  income,
};
