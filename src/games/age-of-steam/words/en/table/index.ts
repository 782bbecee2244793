import type { TableWords } from '../../table-words';
import { points } from '../count';
import { build, move } from './board';
import { buttons } from './buttons';
import { hex } from './hex';
import { goods, money, payday } from './money';
import { ask, phase } from './phase';
import { actions, auction, shares } from './plan';

export const table: TableWords = {
  panels: {
    details: 'Details',
    order: 'Players in the order in which they act',
    money: 'Money',
    tiles: 'Track tiles',
    goodsTab: 'Goods',
    tilesTab: 'Tiles',
    log: 'Log',
    income: 'Inc.',
    costs: 'Pay',
    out: (turn) => `Out in turn ${turn}`,
    points,
  },
  phase,
  ask,
  buttons,
  shares,
  auction,
  actions,
  build,
  move,
  money,
  payday,
  goods,
  hex,
};
