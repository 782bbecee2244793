import { figureAt } from '../../../../kit/figure-at';
import { CITY, GOODS } from '../../data/board';
import { CITY_GOODS, HOLDS, SHARES } from '../../data/figures';
import { NO_HOLD } from '../../modules/deliver/state';
import { guardCity } from '../../modules/military/rules/armies';
import { clearPlants } from '../../modules/production/rules/plant';
import { edgeAt } from '../../modules/roads/rules/edges';
import { layTile, sideBetween, tileAt } from '../../rules/base/map';
import { placeCapital } from '../../rules/base/pieces';
import { emptyTable } from '../../rules/begin';
import { NONE, SETTLEMENT } from '../../rules/state/fields';
import { placeOf, type State } from '../../rules/state/state';
import type { PicturedId } from '../../words/book/pictures';
import { MAP_SCENES, type MapScene } from './map-scenes';

/** Companies with the shares of three seats and what is left; the first seat with most is the president. */
const COMPANIES = [
  { company: 0, value: 50, held: [4, 0, 1] },
  { company: 1, value: 30, held: [0, 3, 0] },
];

/** The position of a picture, and what of it is shown. */
export interface Scene {
  readonly state: State;
  readonly unknown: boolean;
}

export function sceneOf(id: PicturedId): Scene {
  if (id === 'shares') return { state: sharesState(), unknown: false };
  const scene = MAP_SCENES[id];
  return { state: mapState(scene), unknown: scene.unknown ?? false };
}

function mapState({ world, tiles, pieces = [], roads = [], ...more }: MapScene): State {
  const state = emptyTable({ world }, 2);
  let cities = 0;
  for (const [kind, q, r] of tiles) layTile(state, q, r, kind, kind === CITY ? ++cities : 0);
  for (const { owner, at: place, hq, active = 0, exhausted = 0 } of pieces) {
    const tile = tileAt(state, ...place);
    if (hq) placeCapital(state, owner, tile);
    else state.place[placeOf(owner, tile)] = SETTLEMENT;
    state.active[placeOf(owner, tile)] = active;
    state.exhausted[placeOf(owner, tile)] = exhausted;
  }
  for (const [owner, from, to] of roads) {
    const [start, end] = [tileAt(state, ...from), tileAt(state, ...to)];
    const edge = edgeAt(state, start, sideBetween(state, start, end));
    state.roads[edge] = figureAt(state.roads, edge) | (1 << owner);
    state.roadCount[owner] = figureAt(state.roadCount, owner) + 1;
  }
  clearPlants(state);
  for (const [owner, good, ...place] of more.plants ?? []) {
    state.plant[tileAt(state, ...place)] = 1 + GOODS.indexOf(good);
    state.plantOwner[tileAt(state, ...place)] = owner;
  }
  for (const [points, fresh, ...place] of more.points ?? []) {
    state.tileVp[tileAt(state, ...place)] = points;
    state.fresh[tileAt(state, ...place)] = fresh ? 1 : 0;
  }
  for (const [owner, count, ...place] of more.factories ?? [])
    state.factories[placeOf(owner, tileAt(state, ...place))] = count;
  for (const [owner, count, ...place] of more.attackers ?? [])
    state.attackers[placeOf(owner, tileAt(state, ...place))] = count;
  for (const place of more.guarded ?? []) guardCity(state, tileAt(state, ...place));
  for (const [owner, city] of more.cards ?? [])
    state.cards[owner] = figureAt(state.cards, owner) | (1 << city);
  if (more.trolley) drawTrolley(state, more.trolley);
  return state;
}

function drawTrolley(
  state: State,
  { owner, at: place, good }: NonNullable<MapScene['trolley']>,
): void {
  state.trolleyAt.fill(NONE);
  state.trolleyAt[owner] = tileAt(state, ...place);
  state.holds.fill(NO_HOLD);
  state.holds[owner * HOLDS] = 1 + GOODS.indexOf(good);
  state.cityGoods.fill(CITY_GOODS - 1);
}

function sharesState(): State {
  const state = emptyTable({ world: '956' }, 3);
  state.own.fill(SHARES);
  for (const { company, value, held } of COMPANIES) {
    state.isFounded[company] = 1;
    state.value[company] = value;
    state.president[company] = held.indexOf(Math.max(...held));
    state.held.set(held, company * state.seats);
    state.own[company] = SHARES - held.reduce((sum, one) => sum + one, 0);
  }
  return state;
}
