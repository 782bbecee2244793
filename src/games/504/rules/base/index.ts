import { add } from '../listing';
import type { Hooks, Module, Phase } from '../parts';
import { activeOwner, agentOf, type State } from '../state';
import { buy, listBuys, refresh } from './buy';
import { capital, capitalPhase } from './capital';
import { DONE, done } from './done';
import { endStep } from './flow';
import { listMoves, move, rest } from './move';
import { orderByIncomeUp } from './order';
import { PENDING, STEP } from './windows';

const turnPhase: Phase<State> = {
  name: 'turn',
  seat: (state) => agentOf(state, activeOwner(state)),
  owner: activeOwner,
  heading: ({ now, world }) => ({ step: world.steps[now[STEP]].name }),
  list(state, into) {
    const { now, world } = state;
    const pending = world.pendings[now[PENDING]];
    add(into, DONE);
    if (pending) {
      pending.list(state, into);
      return;
    }
    const { hooks } = world.steps[now[STEP]];
    for (let hook = 0; hook < hooks.length; hook++) hooks[hook].list?.(state, into);
    for (let hook = 0; hook < world.hooks.listTurn.length; hook++)
      world.hooks.listTurn[hook](state, into);
  },
  doneRefusal: () => null,
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
  roles: [{}, {}, {}],
};
