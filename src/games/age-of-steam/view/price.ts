import { at } from '../../../kit/at';
import { COSTS } from '../data/figures';
import { GROUND, isTownHex, TERRAIN } from '../rules/board';
import { isAdded } from '../rules/build-change';
import { SEGMENT_COUNT } from '../rules/shapes';
import type { State } from '../rules/state';
import { CROSSES } from '../rules/supply-lines';
import type { PricePart } from '../words/table/board-words';

/** What the price of a tile is made of (7.9); together as much as the rules ask. */
export function priceParts(
  state: State,
  hex: number,
  shape: number,
): readonly (readonly [PricePart, number])[] {
  const old = at(state.shape, hex);
  const kind = at(CROSSES, shape) ? 'crossing' : 'coexist';
  if (old !== 0 && !isAdded(old, shape)) return [['turn', COSTS.redirect]];
  if (old !== 0) {
    if (isTownHex(hex)) return [['grow-town', COSTS.extendTown]];
    return [[`add-${kind}`, COSTS.add[kind]]];
  }
  const segments = at(SEGMENT_COUNT, shape);
  if (isTownHex(hex)) {
    return [
      ['town', COSTS.town.base],
      ['exits', COSTS.town.exit * segments],
    ];
  }
  const placed = segments === 1 ? 'simple' : kind;
  const ground = TERRAIN[at(GROUND, hex)] ?? 'plain';
  return [
    [placed, COSTS.place[placed]],
    ...(ground === 'plain' ? [] : [[ground, COSTS.terrain[ground]] as const]),
  ];
}
