import { linkCities } from '../pairs/common-links';
import type { Module } from '../parts';
import type { State } from '../state';
import { joinedByRoads } from './joined';
import { claimNeutral, turnNeutral } from './neutral';
import { listRoads, road, roadHome } from './road';
import { goal } from './role-1';
import { income } from './role-2';
import { writing } from './write';

/** Module 6, Roads. In role III linked tiles are not counted (M6.11); what a road costs there is in `road.ts`. */
export const roads: Module<State> = {
  digit: 6,
  actions: [roadHome, road],
  phases: [],
  pendings: [],
  always: {
    steps: { act: { list: listRoads } },
    joined: joinedByRoads,
    left: turnNeutral,
    acted(state) {
      linkCities(state);
      claimNeutral(state);
    },
    fell({ linked }, owner) {
      for (let tile = 0; tile < linked.length; tile++) linked[tile] &= ~(1 << owner);
    },
    write: writing,
  },
  roles: [{}, {}, {}],
  goal,
  income,
};
