import type { Hooks, Module } from '../parts';
import type { State } from '../state';
import { loseCards, settleOnCard, takeHomeCard } from './cards';
import { listCapitals, moveCapital } from './move-capital';
import { listRecalls, recall } from './recall';
import { goal, roleOne } from './role-1';
import { income, payForSettling } from './role-2';
import { roleThree } from './role-3';
import { writing } from './write';

/** M2.1: city cards, in roles I and II. In role I with 9.II income comes by its role II too (G7.1). */
const cards: Hooks<State> = {
  capitalPlaced: takeHomeCard,
  settling: settleOnCard,
  placed: payForSettling,
  fell: loseCards,
};

/** Module 2, Race. Residents hurry (M2.3): see the facts of the world. */
export const race: Module<State> = {
  digit: 2,
  actions: [moveCapital, recall],
  phases: [],
  pendings: [],
  always: {
    turnStart({ movedCapital }) {
      movedCapital[0] = 0;
    },
    steps: {
      'move-capital': { list: listCapitals },
      buy: { list: listRecalls },
      act: { list: listRecalls },
      trolley: { list: listRecalls },
    },
    write: writing,
  },
  roles: [{ ...cards, ...roleOne }, cards, roleThree],
  goal,
  income,
};
