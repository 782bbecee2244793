import type { Refusal } from '../state/events';
import { PENDING, STEP } from '../state/fields';
import type { Owner } from '../state/ids';
import { add, type Phase } from '../state/kind';
import type { Hooks, Module } from '../state/parts';
import { activeOwner, agentOf, type State } from '../state/state';
import { buy, listBuys, refresh } from './buy';
import { capital, capitalPhase } from './capital';
import { endStep, orderByIncomeUp } from './flow';
import { listMoves, move, rest } from './move';
import { done, TURN_PHASE } from './phases';

/** The owner for which it is decided: of a pending choice it can be another than the one whose turn it is. */
function decider(state: State): Owner {
  return state.world.pendings[state.now[PENDING]]?.owner?.(state) ?? activeOwner(state);
}

/** Why the step may not be ended yet. */
function stepRefusal(state: State): Refusal | null {
  const { hooks } = state.world.steps[state.now[STEP]];
  for (let hook = 0; hook < hooks.length; hook++) {
    const refusal = hooks[hook].doneRefusal?.(state);
    if (refusal) return refusal;
  }
  return null;
}

const turnPhase: Phase<State> = {
  code: TURN_PHASE,
  name: 'turn',
  seat: (state) => agentOf(state, decider(state)),
  owner: decider,
  heading: ({ now, world }) => ({ step: world.steps[now[STEP]].name }),
  list(state, into) {
    const { now, world } = state;
    const pending = world.pendings[now[PENDING]];
    if (pending) {
      if (pending.done) add(into, done.code);
      pending.list(state, into);
      return;
    }
    const { hooks } = world.steps[now[STEP]];
    if (!stepRefusal(state)) add(into, done.code);
    for (let hook = 0; hook < hooks.length; hook++) hooks[hook].list?.(state, into);
  },
  doneRefusal: stepRefusal,
  done: endStep,
};

const always: Hooks<State> = {
  orders: { 'income-up': orderByIncomeUp },
  steps: {
    buy: { list: listBuys, end: (state) => refresh(state, activeOwner(state)) },
    act: { list: listMoves, end: (state) => rest(state, activeOwner(state)) },
  },
};

/** The base of every world (G). */
export const base: Module<State> = {
  digit: 0,
  actions: [done, capital, buy, move],
  phases: [capitalPhase, turnPhase],
  pendings: [],
  always,
  roles: [[], [], []],
};
