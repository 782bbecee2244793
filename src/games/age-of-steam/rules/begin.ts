import { seedRandom, shuffle } from '../../../kit/random';
import { reading, seatCount } from '../../../kit/reading';
import { ok, type Result } from '../../../kit/result';
import { START } from '../data/figures';
import { CUBE_COUNTS } from '../data/goods';
import type { Emit } from './events';
import { COLORS } from './goods';
import { type Options, setups } from './options';
import { writeDisplay } from './position-write';
import { cubeList, drawCube } from './production';
import { blankState, IN, NO_LINK, NUMBER, type State } from './state';
import { beginIssue } from './turn';

/** Sets a match up (1). */
export function begin(options: Options, seats: number, seed: string, emit?: Emit): Result<State> {
  const allowed = reading(() => seatCount(seats, setups.seats(options)));
  if (!allowed.ok) return allowed;
  const state = bareBoard(options, seats);
  seedRandom(state.random, seed);
  state.bag.set(CUBE_COUNTS);
  state.money.fill(START.money);
  state.shares.fill(START.shares);
  state.engine.fill(START.engine);
  for (let seat = 0; seat < seats; seat++) state.order[seat] = seat;
  shuffle(state.random, state.order, seats);
  emit?.({ event: 'order', order: [...state.order] }, state);
  for (const box of state.board.display.fillOrder) state.display[box] = 1 + drawCube(state);
  emit?.({ event: 'display', display: writeDisplay(state) }, state);
  stockCities(state, emit);
  state.turn[IN] = seats;
  state.turn[NUMBER] = 1;
  beginIssue(state);
  return ok(state);
}

/** A state without track: only the board is known. */
export function bareBoard(options: Options, seats: number): State {
  const state = blankState(options, seats);
  const { cityCount, cityColor } = state.board;
  for (let city = 0; city < cityCount; city++) {
    state.cities[0] |= 1 << city;
    state.goals[cityColor[city]] |= 1 << city;
  }
  state.linkTo.fill(NO_LINK);
  return state;
}

/** 1.6: the cities with the most cubes first, Pittsburgh before Wheeling. */
function stockCities(state: State, emit?: Emit): void {
  const { form, cityIds } = state.board;
  const most = Math.max(...form.cities.map(({ start }) => start));
  const numbers = form.cities.map((_, city) => city);
  const stocked = (city: number) => form.cities[city].start === most;
  const first = numbers.filter(stocked).reverse();
  for (const city of [...first, ...numbers.filter((one) => !stocked(one))]) {
    const cubes = state.cubes.subarray(city * COLORS, (city + 1) * COLORS);
    for (let cube = 0; cube < form.cities[city].start; cube++) cubes[drawCube(state)]++;
    emit?.({ event: 'cubes', city: cityIds[city], cubes: cubeList(cubes) }, state);
  }
}
