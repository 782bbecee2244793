import { GOODS, TILES } from '../../data/board';
import { ifIn, type Size } from '../../rules/state/ids';

export function productionFields(size: Size) {
  const { role, owners } = size;
  // X4: with 1 they lie on the trading houses.
  const hasGoods = (role[8] === 1 || role[8] === 2) && role[1] === 0;
  return {
    words: {},
    halves: {
      /** By `owner * GOODS + good`. */
      goods: hasGoods ? owners * GOODS.length : 0,
      /** In the step sale: what the sets sold have brought. */
      earned: ifIn(size, 8, 1),
    },
    bytes: {
      /** By tile: 1 + the good of the plant, 0 none; and its owner, NONE without. */
      plant: ifIn(size, 8, TILES),
      plantOwner: ifIn(size, 8, TILES),
      /** In the step sale: room left. */
      room: ifIn(size, 8, 1),
    },
  };
}
