import { count, does } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import type { Phase } from '../../../rules/state';
import { change, dollars } from '../../figures';
import { shares as counted, ordinal, points } from '../count';
import { build, type Growth, move } from './board';
import { goods, money, payday } from './money';
import { actions, auction, shares } from './plan';

export type Terrain = 'plain' | 'river' | 'mountain' | 'town' | 'city';

/** The steps of a turn as the row at the top shows them. */
export type StepId = 'issue' | 'auction' | 'select' | 'build' | 'move' | 'pay' | 'grow';

/** Track on a hex: where it leads, and whose it is. */
export interface HexTrack {
  readonly ways: readonly string[];
  /** null: the reader; an empty text: unowned. */
  readonly owner: string | null;
  readonly complete: boolean;
  /** The directions in which it has an open end. */
  readonly open: readonly string[];
}

/** The facts of a hex for players who cannot see it. */
export interface HexFacts {
  /** Its name, or its way from the nearest place. */
  readonly place: string;
  readonly terrain: Terrain;
  /** The color of a city; null elsewhere. */
  readonly color: string | null;
  readonly cubes: readonly { readonly cube: string; readonly count: number }[];
  readonly tracks: readonly HexTrack[];
  /** What the cheapest tile costs here now; null where none can be built. */
  readonly from: number | null;
  /** What it would be to the builder. */
  readonly growth: Growth;
}

/** A player's card, after the name, for players who cannot see it. */
export interface PlayerFacts {
  /** In the order in which players act now. */
  readonly place: number;
  readonly cash: number;
  readonly income: number;
  readonly shares: number;
  readonly engine: number;
  readonly score: number;
  /** The name of the action held; null: none. */
  readonly action: string | null;
  /** The turn in which the player went out; null: still in. */
  readonly out: number | null;
}

const phase = {
  /** One short word each. */
  step: {
    issue: 'Shares',
    auction: 'Bid',
    select: 'Action',
    build: 'Build',
    move: 'Move',
    pay: 'Pay',
    grow: 'Grow',
  } satisfies Readonly<Record<StepId, string>>,
  /** Of the two rounds of moving goods. */
  round: (number: number) => `round ${number}/2`,
  tiles: (tiles: number) => count(tiles, 'tile'),
  engine: (level: number) => `engine ${level}`,
  cash: dollars,
  /** What another player is doing now. */
  waiting: {
    issue: (name: string) => `${does(name, 'is')} deciding on shares.`,
    auction: (name: string) => `${does(name, 'is')} bidding.`,
    select: (name: string) => `${does(name, 'is')} choosing an action.`,
    build: (name: string) => `${does(name, 'is')} building.`,
    move: (name: string) => `${does(name, 'is')} moving goods.`,
    grow: (name: string) => `${does(name, 'is')} adding goods.`,
  } satisfies Readonly<Record<Exclude<Phase, 'over'>, (name: string) => string>>,
};

/** The progress of a turn. */
export type PhaseWords = TextsOf<typeof phase>;

const ask = {
  shares: 'How many shares do you issue?',
  firstBid: 'No bid yet. Bid or drop out?',
  /** `name` has the highest bid. */
  bid: (name: string, high: number) => `${does(name, 'bids')} ${dollars(high)}. Raise or drop out?`,
  keepBid: (high: number) => `Your ${dollars(high)} is the highest bid. Keep it or raise it?`,
  action: 'Which action do you take?',
  hex: (tile: number, of: number) => `Tile ${tile} of ${of}: where do you build?`,
  shape: (tile: number, of: number) => `Tile ${tile} of ${of}: choose its shape.`,
  from: (place: string) => `From ${place} to where?`,
  track: (from: string, to: string) => `Build ${from} → ${to}?`,
  newCity: 'Which new city? Small cubes: still waiting.',
  newCityPlace: (city: string) => `Which town becomes ${city}?`,
  /** `deliveries`: how many can be made; 0: none. */
  cube: (deliveries: number) =>
    deliveries === 0 ? 'Nothing to ship. What now?' : 'Ship which cube?',
  engine: (level: number) => `Upgrade your engine to ${level}?`,
  /** After the cube itself. */
  destination: (from: string) => `From ${from} to where?`,
  /** After the cube itself. */
  ship: (from: string, to: string) => `Ship ${from} → ${to}?`,
  deliver: 'Deliver it this way?',
  nextLink: (at: string) => `Where next from ${at}?`,
  draw: (cubes: number) => `Draw ${count(cubes, 'cube')} for the goods display?`,
  box: (cube: string) => `Which box gets the ${cube} cube?`,
};

/** The one question above every choice. */
export type AskWords = TextsOf<typeof ask>;

const terrain = {
  plain: 'plain',
  river: 'river',
  mountain: 'mountain',
  town: 'town',
  city: 'city',
} satisfies Readonly<Record<Terrain, string>>;

function owner({ owner }: HexTrack): string {
  if (owner === null) return build.own;
  return owner === '' ? build.unowned : build.ownedBy(owner);
}

function track(one: HexTrack): string {
  const parts = [`track ${and(one.ways)}`, owner(one), one.complete ? 'complete' : 'unfinished'];
  if (one.open.length > 0) parts.push(build.openEnds(one.open));
  return parts.join(', ');
}

const hex = {
  board: (name: string) => `Map: ${name}`,
  terrain,
  hex({ place, terrain: kind, color, cubes, tracks, from, growth }: HexFacts) {
    const parts = [place, color ? `${color} city` : terrain[kind]];
    if (kind === 'city') parts.push(cubes.length > 0 ? goods.cubes(cubes) : goods.noCubes);
    parts.push(...tracks.map(track));
    if (from !== null) parts.push(`build from ${dollars(from)}`);
    if (from !== null && build.growth[growth]) parts.push(build.growth[growth]);
    return parts.join('; ');
  },
  player({ place, cash, income, shares: held, engine, score, action, out }: PlayerFacts) {
    if (out !== null) return `out in turn ${out}`;
    const parts = [`${ordinal(place)} to act`, dollars(cash), `income ${income}`, counted(held)];
    parts.push(`engine ${engine}`, `${points(score)} now`);
    if (action) parts.push(action);
    return parts.join('; ');
  },
};

export type HexWords = TextsOf<typeof hex>;

const buttons = {
  /** 0: none. */
  issue: (n: number) => (n === 0 ? 'Issue no shares' : `Issue ${counted(n)}`),
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  stand: (high: number) => `Keep bid of ${dollars(high)}`,
  pass: 'Pass',
  drop: (place: number, pays: number) => `Drop: ${ordinal(place)}, pay ${dollars(pays)}`,
  bidForMe: (limit: number) => `Bid for me up to ${dollars(limit)}`,
  stopBidding: 'Stop bidding for me',
  takeAction: (action: string) => `Take ${action}`,
  urbanize: (city: string) => `Place ${city}`,
  noNewCity: 'No new city',
  build: (cost: number) => `Build · ${dollars(cost)}`,
  rotate: 'Rotate',
  takeBackTile: 'Undo tile',
  /** Several tiles of one tap. */
  takeBackRoute: 'Undo route',
  doneBuilding: 'Done building',
  /** The last tile that may be built, and with it the end of building. */
  buildLast: (cost: number) => `Build · ${dollars(cost)}, done`,
  deliver: (income: number, then: number) =>
    income === then ? 'Deliver · no income' : `Deliver · income ${change(income, then)}`,
  linkByLink: 'Link by link',
  engine: (level: number) => `Upgrade engine to ${level}`,
  /** Where a cube could be shipped. */
  engineInstead: 'Upgrade engine instead',
  noDelivery: 'Ship nothing',
  allDeliveries: 'All deliveries',
  draw: (cubes: number) => `Draw ${count(cubes, 'cube')}`,
  noDraw: 'Draw nothing',
  placeCube: 'Put it here',
  explainActions: 'Explain all seven',
  /** More of the map, less of what is asked. */
  back: 'Back',
};

/** Texts of buttons: short, and they say what happens. */
export type ButtonWords = TextsOf<typeof buttons>;

export const table = {
  panels: {
    details: 'Details',
    everybody: 'Players',
    /** What a tap on a player's figures does. */
    look: 'Open Money',
    money: 'Money',
    tiles: 'Track tiles',
    /** On a narrow tab. */
    goodsTab: 'Goods',
    tilesTab: 'Tiles',
    log: 'Log',
    /** Before a seat's income, and before what its next payday takes: very short. */
    income: 'Inc.',
    costs: 'Pay',
    out: (turn: number) => `Out in turn ${turn}`,
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

/** What only this game's table says. Functions give whole sentences or labels. */
export type TableWords = TextsOf<typeof table>;
