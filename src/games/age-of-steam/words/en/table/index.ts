import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import { change, dollars } from '../../figures';
import type { ButtonWords } from '../../table/button-words';
import type { HexTrack, HexWords } from '../../table/hex-words';
import type { TableWords } from '../../table-words';
import { shares as counted, ordinal, points } from '../count';
import { build, move } from './board';
import { goods, money, payday } from './money';
import { ask, phase } from './phase';
import { actions, auction, shares } from './plan';

const terrain: HexWords['terrain'] = {
  plain: 'plain',
  river: 'river',
  mountain: 'mountain',
  town: 'town',
  city: 'city',
};

function owner({ owner }: HexTrack): string {
  if (owner === null) return build.own;
  return owner === '' ? build.unowned : build.ownedBy(owner);
}

function track(one: HexTrack): string {
  const parts = [`track ${and(one.ways)}`, owner(one), one.complete ? 'complete' : 'unfinished'];
  if (one.open.length > 0) parts.push(build.openEnds(one.open));
  return parts.join(', ');
}

const hex: HexWords = {
  board: (name) => `Map: ${name}`,
  terrain,
  hex({ place, terrain: kind, color, cubes, tracks, from }) {
    const parts = [place, color ? `${color} city` : terrain[kind]];
    if (kind === 'city') parts.push(cubes.length > 0 ? goods.cubes(cubes) : goods.noCubes);
    parts.push(...tracks.map(track));
    if (from !== null) parts.push(`build from ${dollars(from)}`);
    return parts.join('; ');
  },
  player({ place, cash, income, shares: held, engine, score, action, out }) {
    if (out !== null) return `out in turn ${out}`;
    const parts = [
      `${ordinal(place)} in player order`,
      dollars(cash),
      `income ${income}`,
      counted(held),
    ];
    parts.push(`engine ${engine}`, `${points(score)} now`);
    if (action) parts.push(action);
    return parts.join('; ');
  },
};

const buttons: ButtonWords = {
  issue: (n) => (n === 0 ? 'Issue no shares' : `Issue ${counted(n)}`),
  bid: (amount) => `Bid ${dollars(amount)}`,
  stand: (high) => `Keep bid of ${dollars(high)}`,
  pass: 'Pass',
  drop: (place, pays) => `Drop: ${ordinal(place)}, pay ${dollars(pays)}`,
  bidForMe: (limit) => `Bid for me up to ${dollars(limit)}`,
  stopBidding: 'Stop bidding for me',
  takeAction: (action) => `Take ${action}`,
  urbanize: (city) => `Place ${city}`,
  noNewCity: 'No new city',
  build: (cost) => `Build · ${dollars(cost)}`,
  rotate: 'Rotate',
  takeBackTile: 'Undo tile',
  doneBuilding: 'Done building',
  buildLast: (cost) => `Build · ${dollars(cost)}, done`,
  deliver: (income, then) =>
    income === then ? 'Deliver · no income' : `Deliver · income ${change(income, then)}`,
  linkByLink: 'Link by link',
  engine: (level) => `Upgrade engine to ${level}`,
  noDelivery: 'Ship nothing',
  allDeliveries: 'All deliveries',
  draw: (cubes) => `Draw ${count(cubes, 'cube')}`,
  noDraw: 'Draw nothing',
  placeCube: 'Put it here',
  explainActions: 'Explain all seven',
  map: 'Larger map',
  back: 'Back',
};

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
