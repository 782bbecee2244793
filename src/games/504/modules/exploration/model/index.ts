import { Compass, Wheat } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import type { JsonObject } from '../../../../../kit/json';
import { KINDS, TILES, WATER } from '../../../data/board';
import { EXPLORATION } from '../../../data/figures';
import { argsOf } from '../../../rules/actions';
import { LAID } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';
import { legalOf } from '../../../view/model/base/legal';
import type { ModuleModel, OfferKinds, Telling } from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';
import type { TableText } from '../../../words/en/table';
import { goesHome, mayGoOn } from '../rules/explorer';
import { fromOf, placeMarkers, sideOf, surroundingsOf } from '../rules/hexes';

/** What an exploration may find, the likeliest first: by the markers of the rules (M5.6); and what it costs. */
function oddsText(state: State, form: JsonObject, { table, names }: Voice): string {
  const way = legalOf(state, 'explore').find(
    (one) => one.form.from === form.from && one.form.at === form.at,
  );
  if (!way) return '';
  const args = argsOf(way.action);
  const markers = new Uint8Array(KINDS.length);
  placeMarkers(surroundingsOf(state, fromOf(args), sideOf(args)), markers);
  const odds = KINDS.map((kind, at) => ({ kind, count: markers[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ kind, count }) => table.odds(names.kind[kind], count, EXPLORATION.markers));
  const hasWater = figureAt(markers, WATER) > 0;
  return `${table.found(odds)}. ${table.explorer[afterwards(state)](hasWater)}.`;
}

/** What becomes of the explorer (M5.5), or of the trolley that explores (M1.15). */
function afterwards(state: State): keyof TableText['explorer'] {
  if (!state.world.residents) return 'drives';
  if (mayGoOn(state)) return 'mayGoOn';
  return goesHome(state) ? 'home' : 'stays';
}

/** Exploring, and the harvest of points. */
const offers: OfferKinds = {
  explore: {
    rank: 0,
    icon: Compass,
    title: (_state, _form, { table }) => table.explore,
    note: oddsText,
  },
  harvest: {
    rank: 0,
    icon: Wheat,
    repeats: true,
    title: (_state, _form, { table }, count) => table.harvest(count),
    note: (_state, _form, { table }, count) => table.exhausts(count),
  },
};

const left = (stacks: ArrayLike<number>) => Array.from(stacks).reduce((sum, one) => sum + one, 0);

const telling: Telling = {
  tile(state, tile, { table }) {
    const vp = figureAt(state.tileVp, tile);
    return vp > 0 ? [table.pointsHere(vp, figureAt(state.fresh, tile) > 0)] : [];
  },
  goal: (state, { table }) => table.goal.exploration(left(state.stacks), EXPLORATION.endLeft),
  together: ({ now }) => ({ has: figureAt(now, LAID), needs: TILES - EXPLORATION.endLeft }),
};

export const explorationModel: ModuleModel = { offers, telling };
