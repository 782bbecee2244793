import type { Module } from '../parts';
import type { State } from '../state';
import { explore, listExplores } from './explore';
import { harvest } from './harvest';
import { goal, roleOne } from './role-1';
import { income, roleTwo } from './role-2';
import { exploreOn } from './role-3';
import { fillStacks } from './set-up';
import { writing } from './write';

/** Module 5, Exploration. */
export const exploration: Module<State> = {
  digit: 5,
  actions: [explore, harvest],
  phases: [],
  pendings: [exploreOn],
  always: {
    setUp: fillStacks,
    steps: { act: { list: listExplores } },
    fell({ tokens }, owner) {
      if (tokens.length > 0) tokens[owner] = 0;
    },
    write: writing,
  },
  // M5.20: in role III there is only exploring.
  roles: [roleOne, roleTwo, {}],
  goal,
  income,
};
