import { Route } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import type { JsonObject } from '../../../../../kit/json';
import { CITY, KINDS } from '../../../data/board';
import { COMMON_ROADS_END, LINKS_END } from '../../../data/figures';
import { rules } from '../../../rules';
import { citiesOf, SIDES } from '../../../rules/base/map';
import { NONE } from '../../../rules/state/fields';
import { type State, tableColumn } from '../../../rules/state/state';
import type {
  ActionTitles,
  ModuleModel,
  OfferKinds,
  Telling,
} from '../../../view/model/base/parts';
import { hexName, sideOf, tileNamed } from '../../../view/model/base/places';
import { ownersIn } from '../../../view/model/base/position';
import { whereabouts } from '../../../words/match-names';
import { edgeAt, hasCommonRoads } from '../rules/edges';
import { countLinks } from '../rules/links';
import { RoadWays } from './ways';

const used = ({ use }: JsonObject): readonly number[] =>
  Array.isArray(use) ? use.map(Number) : [];

const offers: OfferKinds = {
  road: {
    rank: 1,
    icon: Route,
    drawn: true,
    // Both ends use as equal numbers as possible; the end that uses more sends a resident home.
    usual(state, ways) {
      const uneven = (form: JsonObject) => {
        const [one = 0, other = 0] = used(form);
        const ends = Array.isArray(form.between) ? form.between : [];
        const home = ends.indexOf(form.home ?? null);
        const isFewer = home >= 0 && (used(form)[home] ?? 0) < Math.max(one, other);
        return Math.abs(one - other) * 2 + (isFewer ? 1 : 0);
      };
      const scored = ways.map((action) => ({
        action,
        by: uneven(rules.action.write(action, state)),
      }));
      return scored.reduce((best, one) => (one.by < best.by ? one : best)).action;
    },
    Ways: RoadWays,
    // Several roads often lead to land of the same kind.
    title(state, { between }, voice, _count, here) {
      const ends = [between].flat().map((end) => tileNamed(state, end));
      const to = ends.find((end) => end !== here) ?? here;
      return voice.table.roadTo(hexName(state, to, voice), sideOf(state, here, to, voice.names));
    },
    note(_state, form, { table }) {
      if (form.free === true) return table.roadTakesNobody;
      const count = used(form).reduce((sum, one) => sum + one, 0);
      return table.roadTakes(count, 'home' in form);
    },
  },
};

const titles: ActionTitles = {
  // Both ends are often of one kind: their places tell them apart.
  road: (state, { between }, { table, names }) =>
    table.road([between].flat().map((end) => whereabouts(citiesOf(state), String(end), names))),
};

const telling: Telling = {
  tile(state, tile, voice) {
    const owners = ownersIn(state);
    const own = owners.flatMap((owner) => {
      const count = countAt(state, tile, (edge) => (figureAt(state.roads, edge) >> owner) & 1);
      return count > 0 ? [voice.table.roadsHere(voice.owner(owner), count)] : [];
    });
    const neutral = countAt(state, tile, (edge) => figureAt(state.neutralRoads, edge));
    return neutral > 0 ? [...own, voice.table.roadsHere(null, neutral)] : own;
  },
  goal: (state, { table }) =>
    hasCommonRoads(state)
      ? table.goal.commonRoads(figureAt(state.neutrals, 0), COMMON_ROADS_END)
      : table.goal.roads(LINKS_END[tableColumn(state)] ?? 0),
  together: (state) =>
    hasCommonRoads(state) ? { has: figureAt(state.neutrals, 0), needs: COMMON_ROADS_END } : null,
  progress(state, owner) {
    // All build toward that end together.
    if (hasCommonRoads(state)) return null;
    const counts = new Uint8Array(KINDS.length);
    countLinks(state, owner, counts);
    return { has: figureAt(counts, CITY), needs: LINKS_END[tableColumn(state)] ?? 0 };
  },
};

/** Roads that touch a tile. */
function countAt(state: State, tile: number, onEdge: (edge: number) => number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++)
    if (figureAt(state.neighbor, tile * SIDES + side) !== NONE)
      count += onEdge(edgeAt(state, tile, side));
  return count;
}

export const roadModel: ModuleModel = { offers, telling, titles };
