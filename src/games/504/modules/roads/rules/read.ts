import type { Written } from '../../../../../kit/written';
import { TILES } from '../../../data/board';
import { sideBetween } from '../../../rules/base/map';
import { BYTE_MOST, type Reading, tileOf } from '../../../rules/base/read';
import type { State } from '../../../rules/state/state';
import { edgeAt } from './edges';

/** More roads than there are. */
const ROADS_MOST = 999;

export const roadReading: Reading = {
  owner(state, owner, form) {
    for (const hex of form.optional('linked')?.items(TILES) ?? [])
      state.linked[tileOf(state, hex)] |= 1 << owner;
  },
  position(state, form) {
    for (const road of form.key('roads').items(ROADS_MOST)) readRoad(state, road);
  },
};

function readRoad(state: State, form: Written): void {
  const [one = 0, two = 0] = form
    .key('between')
    .items(2, 2)
    .map((hex) => tileOf(state, hex));
  const side = sideBetween(state, one, two);
  if (side < 0) form.key('between').flaw('not-a-hex');
  const edge = edgeAt(state, one, side);
  const owner = form.key('owner');
  if (owner.isNull) {
    if (state.neutrals[0] >= BYTE_MOST) form.flaw('too-many');
    state.neutralRoads[edge]++;
    state.neutrals[0]++;
    return;
  }
  const builder = owner.count(state.owners - 1);
  state.roads[edge] |= 1 << builder;
  state.roadCount[builder]++;
}
