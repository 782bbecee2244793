import { PHASE, ROUND } from '../base/fields';
import { OVER, TURN_PHASE } from '../base/phases';
import { discoverGuards } from '../pairs/military-exploration';
import { fleeing, refuge } from '../pairs/race-refuge';
import type { Hooks, Module } from '../parts';
import type { State } from '../state';
import { annex, annexing } from './annex';
import { attack } from './attack';
import { fight, fightStep } from './fight';
import { clearForCapital } from './founding';
import { guardFreeCities } from './ground';
import { attacking, join } from './join';
import { retreat, retreating } from './retreat';
import { goal, roleOne } from './role-1';
import { income } from './role-2';
import { roleThree } from './role-3';
import { seize, seizing } from './seize';
import { writing } from './write';

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
