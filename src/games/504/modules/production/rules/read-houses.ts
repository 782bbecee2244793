import type { Json } from '../../../../../kit/json';
import { array, flaw, wordOf } from '../../../../../kit/reading';
import { CITY, GOODS } from '../../../data/board';
import { hasSettlement } from '../../../rules/base/pieces';
import { byTile } from '../../../rules/base/reading-parts';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { houseAt } from './houses';

/** The most goods on a trading house: a moved HQ leaves up to its room behind (M2.4); II(6) adds one. */
const goodsMost = ({ role }: State['world']) => (role[3] > 0 ? 3 : 2);

/** Reads what `writeHouses` writes: goods on trading houses, by tile. */
export function readHouses(state: State, owner: Owner, json: Json | undefined, at: string): void {
  for (const [tile, value, here] of byTile(state, json, at)) {
    if (state.kind[tile] !== CITY || !hasSettlement(state, owner, tile)) flaw('missing', here);
    const goods = array(value, here);
    if (goods.length === 0) flaw('too-few', here);
    const most = goodsMost(state.world);
    if (goods.length > most) flaw('too-many', here, { has: goods.length, most });
    goods.forEach((good, index) => {
      state.houseGoods[houseAt(state, owner, tile) + wordOf(good, `${here}[${index}]`, GOODS)]++;
    });
  }
}
