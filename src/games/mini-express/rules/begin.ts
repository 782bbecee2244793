import { seedRandom, shuffle } from '../../../kit/random';
import { reading, seatCount } from '../../../kit/reading';
import { ok, type Result } from '../../../kit/result';
import { atLeast, hasAutoma, type Options, setups } from './options';
import { updateAllReach } from './reach';
import { blankState, COMPANY_COUNT, DRAFT, PHASE, type State, TARGET, TRAINS } from './state';

const TRAINS_READY = 4;

/** 1.4: shares of a company that can be taken at the start. */
export function sharesAtStart({ mode }: Options): number {
  return mode === 'solo' || mode === 'duel-expert' ? 5 : 6;
}

/** 1.4: shares of a company that are set aside for the draft. */
function sharesSetAside({ mode }: Options, seats: number): number {
  return mode === 'standard' && seats > 3 ? 3 : 2;
}

/** Sets a match up (1, 7.1, 9.1). */
export function begin(options: Options, seats: number, seed: string): Result<State> {
  const allowed = reading(() => seatCount(seats, setups.seats(options)));
  if (!allowed.ok) return allowed;
  const state = blankState(options, seats);
  seedRandom(state.random, seed);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    state.track[state.board.startHex[company]] |= 1 << company;
    state.ready[company] = TRAINS_READY;
    state.supply[company] = TRAINS - TRAINS_READY - 1;
    state.sharesLeft[company] = sharesAtStart(options);
    state.setAside[company] = sharesSetAside(options, seats);
    for (let holder = 0; holder < state.holders; holder++) {
      state.influence[company * state.holders + holder] = influenceAtStart(state, holder);
    }
  }
  dealTiles(state);
  // 7.1: before #1 in the English edition, on #1 in the Korean one.
  if (hasAutoma(options.mode)) state.automa[TARGET] = options.edition === 'ko' ? 1 : 0;
  state.turn[PHASE] = DRAFT;
  updateAllReach(state);
  return ok(state);
}

/** 1.7; 8 nightmare: the automa starts at 2, in the Korean edition the seats at 0. */
function influenceAtStart({ options, seats }: State, holder: number): number {
  if (!atLeast(options, 'nightmare')) return 1;
  if (holder === seats) return 2;
  return options.edition === 'ko' ? 0 : 1;
}

/** 1.3: a random tile for each city. The box of a user's board may have more tiles than cities. */
function dealTiles(state: State): void {
  const tiles = [...state.board.demandTiles];
  shuffle(state.random, tiles, tiles.length);
  state.tile.set(tiles.slice(0, state.tile.length));
}
