import type { Module } from '../parts';
import type { State } from '../state';
import { remove, shrinkPhase } from './remove';
import { goal, roleOne } from './role-1';
import { income } from './role-2';
import { roleThree } from './role-3';
import { writing } from './write';

/** Module 7, Majorities. In role I with 9.II income comes by its role II too (G7.1). */
export const majorities: Module<State> = {
  digit: 7,
  actions: [remove],
  phases: [shrinkPhase],
  pendings: [],
  always: {},
  roles: [{ ...roleOne, write: writing }, {}, roleThree],
  goal,
  income,
};
