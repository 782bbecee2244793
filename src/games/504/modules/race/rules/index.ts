import type { JsonObject } from '../../../../../kit/json';
import { KINDS } from '../../../data/board';
import { SETTLING_INCOME } from '../../../data/figures';
import { earnOnce, TURN_STARTS } from '../../../rules/base/flow';
import { CAPITAL_PLACED, FELL, PLACED, SETTLING } from '../../../rules/base/pieces';
import { numbersIn, writeCounts } from '../../../rules/base/writing';
import type { Owner } from '../../../rules/state/ids';
import type { Hooks, Module, Writing } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { countsExplored, countsWay, hasCards, rewardsFreed } from '../state';
import { goal, loseCards, roleOne, settleOnCard, takeHomeCard } from './cards';
import { listCapitals, listRecalls, moveCapital, recall } from './pieces';
import { featsOf, roleThree } from './role-3';

const writing: Writing<State> = {
  position({ world, bonuses, freed }): JsonObject {
    if (rewardsFreed(world)) return { freed: freed[0] };
    if (world.role[2] !== 3) return {};
    return { bonuses: featsOf(world).keys.filter((_, place) => (bonuses[0] >> place) & 1) };
  },
  turn: ({ movedCapital }): JsonObject => (movedCapital[0] > 0 ? { moved: true } : {}),
  owner: (state, owner): JsonObject => ({
    ...(hasCards(state.world) && {
      cards: numbersIn(state.cards[owner]).filter((city) => city > 0),
      home: state.home[owner] || null,
    }),
    ...(countsWay(state.world) && { since: state.since[owner] }),
    ...(countsExplored(state.world) && {
      explored: writeCounts(KINDS, state.explored, owner * KINDS.length),
    }),
  }),
};

/** M2.9: a settlement on an empty tile; what new cards bring is with them (`reachCity`). */
function payForSettling(state: State, owner: Owner, tile: number, isFirst: number): void {
  if (isFirst > 0 && state.world.incomeBy === 2)
    earnOnce(state, owner, SETTLING_INCOME[state.kind[tile]]);
}

/** M2.9: all of it comes once, and is counted when it comes. */
const income = (): number => 0;

/** M2.1: city cards, in roles I and II. In role I with 9.II income comes by its role II too (G7.1). */
const cards: Hooks<State> = {
  happened: [
    [CAPITAL_PLACED, takeHomeCard],
    [SETTLING, settleOnCard],
    [PLACED, payForSettling],
    [FELL, loseCards],
  ],
};

/** Module 2, Race. Residents hurry (M2.3): see the facts of the world. */
export const race: Module<State> = {
  digit: 2,
  actions: [moveCapital, recall],
  phases: [],
  pendings: [],
  always: {
    happened: [[TURN_STARTS, ({ movedCapital }) => void movedCapital.fill(0)]],
    steps: {
      'move-capital': { list: listCapitals },
      buy: { list: listRecalls },
      act: { list: listRecalls },
      trolley: { list: listRecalls },
    },
    write: writing,
  },
  roles: [[cards, roleOne], [cards], [roleThree]],
  goal,
  income,
};
