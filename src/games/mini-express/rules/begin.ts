import { seedRandom, shuffle } from '../../../kit/random';
import type { Problem } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import { DEMAND_TILES } from '../data/demand-tiles';
import type { Options } from './options';
import { updateAllReach } from './reach';
import { blankState, COMPANY_COUNT, DRAFT, PHASE, PURPLE, type State, TRAINS } from './state';
import { packTile } from './tile';

const TRAINS_READY = 4;
const SHARES_LEFT = 6;

/** 1.4: shares of a company set aside for the draft. With three seats one more is out of the game. */
export function sharesSetAside(seats: number): number {
  return seats === 3 ? 2 : 3;
}

/** The demand tiles in the box, packed, in the order of the data. */
const TILES = DEMAND_TILES.flatMap(({ tile: [first, second], count }) => {
  const other = second === 'purple' ? PURPLE : COMPANIES.indexOf(second);
  return Array<number>(count).fill(packTile(COMPANIES.indexOf(first), other));
});

/** Sets a match up (1). */
export function begin(options: Options, seats: number, seed: string): State | Problem {
  if (!Number.isInteger(seats) || seats < 3 || seats > 5) {
    return { problem: 'wrong-seats', at: 'seats', least: 3, most: 5 };
  }
  const state = blankState(options, seats);
  seedRandom(state.random, seed);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    state.track[state.board.startHex[company]] |= 1 << company;
    state.ready[company] = TRAINS_READY;
    state.supply[company] = TRAINS - TRAINS_READY - 1;
    state.sharesLeft[company] = SHARES_LEFT;
    state.setAside[company] = sharesSetAside(seats);
  }
  state.influence.fill(1);
  state.tile.set(TILES);
  shuffle(state.random, state.tile, state.tile.length);
  state.turn[PHASE] = DRAFT;
  updateAllReach(state);
  return state;
}
