import { whole } from '../../figures';
import type { TableWords } from '../../table-words';
import { build, move } from './board';
import { buttons } from './buttons';
import { hex } from './hex';
import { goods, money, payday } from './money';
import { ask, phase } from './phase';
import { actions, auction, shares } from './plan';

export const table: TableWords = {
  panels: {
    details: '자세히',
    income: '수익',
    costs: '경비',
    order: '진행 순서대로 플레이어',
    money: '돈',
    tiles: '선로 타일',
    goodsTab: '상품',
    tilesTab: '타일',
    log: '기록',
    out: (turn) => `${turn}턴에 탈락`,
    points: (points) => `${whole(points)}점`,
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
