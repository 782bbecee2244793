import { count, does } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import { change, dollars } from '../../figures';
import type { ButtonWords } from '../../table/button-words';
import type { HexTrack, HexWords } from '../../table/hex-words';
import type { AskWords, PhaseWords } from '../../table/phase-words';
import type { TableWords } from '../../table-words';
import { shares as counted, ordinal, points } from '../count';
import { build, move } from './board';
import { goods, money, payday } from './money';
import { actions, auction, shares } from './plan';

const phase: PhaseWords = {
  step: {
    issue: 'Shares',
    auction: 'Bid',
    select: 'Action',
    build: 'Build',
    move: 'Move',
    pay: 'Pay',
    grow: 'Grow',
  },
  round: (number) => `Round ${number} of 2`,
  tiles: (tiles) => count(tiles, 'tile'),
  engine: (level) => `engine ${level}`,
  cash: dollars,
  waiting: {
    issue: (name) => `${does(name, 'is')} deciding on shares.`,
    auction: (name) => `${does(name, 'is')} bidding.`,
    select: (name) => `${does(name, 'is')} choosing an action.`,
    build: (name) => `${does(name, 'is')} building.`,
    move: (name) => `${does(name, 'is')} moving goods.`,
    grow: (name) => `${does(name, 'is')} adding goods.`,
  },
};

const ask: AskWords = {
  shares: 'How many shares do you issue?',
  firstBid: 'No bid yet. Bid or drop out?',
  bid: (name, high) => `${name} bids ${dollars(high)}. Raise or drop out?`,
  keepBid: (high) => `Your ${dollars(high)} is the highest bid. Keep it or raise it?`,
  action: 'Which action do you take?',
  hex: (tile, of) => `Tile ${tile} of ${of}: where do you build?`,
  shape: (tile, of) => `Tile ${tile} of ${of}: choose its shape.`,
  stop: 'Stop building now?',
  newCity: 'Which new city do you place?',
  newCityPlace: (city) => `Which town becomes ${city}?`,
  cube: (deliveries) =>
    deliveries === 0 ? 'No delivery is possible. What now?' : 'Which cube do you ship?',
  destination: (cube, from) => `Where does the ${cube} cube from ${from} go?`,
  route: (to) => `Which way to ${to}?`,
  deliver: 'Deliver it this way?',
  nextLink: (at) => `Where next from ${at}?`,
  draw: (cubes) => `Draw ${count(cubes, 'cube')} for the goods display?`,
  box: (cube) => `Which box gets the ${cube} cube?`,
};

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
