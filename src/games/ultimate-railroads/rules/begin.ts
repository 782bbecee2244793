import { seedRandom, shuffle } from '../../../kit/random';
import { reading, seatCount } from '../../../kit/reading';
import { ok, type Result } from '../../../kit/result';
import { DOUBLERS, SEATING } from '../data/board';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS } from '../data/tiles-form';
import type { Emit } from './events';
import { type Options, setups } from './options';
import { writeOut, writeStrip } from './position-write';
import {
  blankState,
  CARDS,
  COLOR_MOST,
  DOUBLERS_LEFT,
  LINE_COUNT,
  MARKERS,
  NO_MARKER,
  OUT,
  PIECES,
  ROUND,
  SEAT,
  START_CARDS,
  type State,
} from './state';
import { SLOTS, START_TILES, SUPPLY_TILES, TILE_NUMBERS } from './tables';

/** Sets a match up (2). */
export function begin(options: Options, seats: number, seed: string, emit?: Emit): Result<State> {
  const allowed = reading(() => seatCount(seats, setups.seats(options)));
  if (!allowed.ok) return allowed;
  const state = blankState(options, seats);
  const { now, order, random } = state;
  seedRandom(random, seed);
  for (let seat = 0; seat < seats; seat++) {
    order[seat] = seat;
    equip(state, seat);
  }
  shuffle(random, order, seats);
  emit?.({ event: 'order', seats: Array.from(order) }, state);
  dealEngineers(state);
  emit?.({ event: 'strip', engineers: writeStrip(state) }, state);
  const cards = BONUS_CARD_IDS.map((_, card) => card);
  shuffle(random, cards, cards.length);
  for (const card of cards.slice(0, state.set.tiles.removedUnseen)) state.bonusAt[card] = OUT;
  emit?.({ event: 'out', cards: writeOut(state) }, state);
  for (const tile of SUPPLY_TILES) state.supply[tile] = seats;
  now[DOUBLERS_LEFT] = DOUBLERS.supply;
  now[CARDS] = (1 << CARD_IDS.length) - 1;
  now[START_CARDS] = (1 << START_CARD_IDS.length) - 1;
  now[ROUND] = 1;
  // PHASE is 0, `start` (2.4).
  now[SEAT] = order[seats - 1];
  return ok(state);
}

/** 2.3. */
function equip(state: State, seat: number): void {
  const { workers, rubles } = SEATING[state.seats];
  state.workers[seat] = workers;
  state.own[seat] = workers;
  state.rubles[seat] = rubles;
  for (let line = 0; line < LINE_COUNT; line++) state.fronts[seat * PIECES + line * COLOR_MOST] = 1;
  START_TILES.forEach((tile, slot) => {
    state.tiles[seat * SLOTS + slot] = 1 + tile;
    state.reach[seat * LINE_COUNT] += TILE_NUMBERS[tile];
  });
  state.markers[seat * MARKERS + 1] = NO_MARKER;
}

/** 2.1, 2.2: the A choice first. */
function dealEngineers({ seats, strip, random, set }: State): void {
  const { dealA, dealB } = SEATING[seats];
  let place = 0;
  for (const [stack, dealt] of [['A', dealA] as const, ['B', dealB] as const]) {
    const numbers = set.tiles.engineers.flatMap((one) => (one.stack === stack ? one.number : []));
    shuffle(random, numbers, numbers.length);
    for (const number of numbers.slice(0, dealt)) strip[place++] = number;
  }
}
