import { writeHex } from '../../../kit/hex';
import type { Action, Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import { alsoOf, cityOf, companyOf, routeOf, stepBack } from './action';
import { isFull } from './capacity';
import { changeInfluence } from './influence';
import { advanceLength } from './length';
import { updateReach } from './reach';
import { COMPANY_COUNT, type Company, PURPLE, SEAT, type State } from './state';
import { makeReady } from './supply';
import { tileFirst, tileSecond } from './tile';

/** Trains of each other company met on the hexes of the build under way. */
const met = new Uint8Array(COMPANY_COUNT);

/** Plays a build, its parts in the order that clause 11 fixes. */
export function playBuild(state: State, action: Action, tell?: Tell<State>): void {
  const company = companyOf(action);
  const city = cityOf(action);
  if (tell) tellBuild(state, action, tell);
  const trains = layTrack(state, company, city, action);
  for (let other = 0; other < COMPANY_COUNT; other++) {
    if (met[other] > 0) makeReady(state, other, met[other], 'compensation', tell);
  }
  advanceLength(state, company, trains - 1, tell);
  gainInfluence(state, city, alsoOf(action), tell);
  if (isFull(state, city)) {
    state.tile[city] = 0;
    tell?.({ event: 'tile-leaves', city: state.board.form.cities[city].id }, state);
  }
  updateReach(state, company);
}

/** 4.7: trains from ready to the map; counts in `met` whom it meets (4.8). Returns the trains used. */
function layTrack(state: State, company: Company, city: number, action: Action): number {
  const { neighbours } = state.board.map;
  met.fill(0);
  let hex = state.board.cityHex[city];
  let trains = 0;
  for (;;) {
    const there = state.track[hex];
    for (let other = 0; other < COMPANY_COUNT; other++) met[other] += (there >> other) & 1;
    state.track[hex] = there | (1 << company);
    const direction = stepBack(action, trains);
    trains++;
    if (direction < 0) break;
    hex = neighbours[hex * 6 + direction];
  }
  state.ready[company] -= trains;
  return trains;
}

/** 4.10. */
function gainInfluence(state: State, city: number, also: number, tell?: Tell<State>): void {
  const seat = state.turn[SEAT];
  const first = tileFirst(state.tile[city]);
  const second = tileSecond(state.tile[city]);
  if (first === second) {
    changeInfluence(state, first, seat, 2, tell);
    return;
  }
  changeInfluence(state, first, seat, 1, tell);
  changeInfluence(state, second === PURPLE ? also : second, seat, 1, tell);
}

function tellBuild(state: State, action: Action, tell: Tell<State>): void {
  const also = alsoOf(action);
  const route = routeOf(state, action) ?? [];
  tell(
    {
      event: 'build',
      seat: state.turn[SEAT],
      company: COMPANIES[companyOf(action)],
      city: state.board.form.cities[cityOf(action)].id,
      route: route.map((hex) => writeHex(state.board.map.hexes[hex])),
      ...(also >= 0 && { also: COMPANIES[also] }),
    },
    state,
  );
}
