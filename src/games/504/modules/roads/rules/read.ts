import type { Json } from '../../../../../kit/json';
import { array, count, flaw, listOf, record } from '../../../../../kit/reading';
import { sideBetween } from '../../../rules/base/map';
import { BYTE_MOST, type Reading, tileOf } from '../../../rules/base/reading-parts';
import type { State } from '../../../rules/state/state';
import { hasCommonRoads } from './common-roads';
import { edgeAt } from './edges';
import { remembersLinks } from './links';

export const roadReading: Reading = {
  keys(state, part) {
    if (part === 'owner' && remembersLinks(state)) return { needed: ['linked'] };
    return part === 'position' ? { needed: ['roads'] } : null;
  },
  owner(state, owner, form, at) {
    if (!remembersLinks(state)) return;
    for (const [index, hex] of array(form.linked, `${at}.linked`).entries())
      state.linked[tileOf(state, hex, `${at}.linked[${index}]`)] |= 1 << owner;
  },
  position(state, form) {
    for (const [index, road] of array(form.roads, 'roads').entries())
      readRoad(state, road, `roads[${index}]`);
  },
};

function readRoad(state: State, json: Json, at: string): void {
  const { between, owner } = record(json, at, ['between', 'owner']);
  const ends = listOf(between, `${at}.between`, 2);
  const [one = 0, two = 0] = ends.map((hex, end) => tileOf(state, hex, `${at}.between[${end}]`));
  const side = sideBetween(state, one, two);
  if (side < 0) flaw('not-neighbors', `${at}.between`);
  const edge = edgeAt(state, one, side);
  if (owner === null) {
    if (hasCommonRoads(state) && state.neutralRoads[edge] > 0) flaw('twice', at);
    if (state.neutrals[0] >= BYTE_MOST) flaw('too-many', at);
    state.neutralRoads[edge]++;
    state.neutrals[0]++;
    return;
  }
  if (hasCommonRoads(state)) flaw('not-neutral', `${at}.owner`);
  const builder = count(owner, `${at}.owner`, state.owners - 1);
  if ((state.roads[edge] >> builder) & 1) flaw('twice', at);
  state.roads[edge] |= 1 << builder;
  state.roadCount[builder]++;
}
