import { count, within } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';
import type { ModuleId } from '../../../data/world/world';
import { money, plus, signed } from '../../money';
import { theirOwn } from '../count';
import { TIE } from '../tie';
import { goal, last } from './ending';
import { explorer } from './explorer';
import { majorities } from './majorities';
import { owner } from './owner';
import { privilege } from './privileges';
import { sale } from './sale';
import { dividend, payouts, share } from './shares';
import { war } from './war';
import { race, trolley } from './wheels';

/** An owner's pieces on a tile. */
export interface TilePieces {
  readonly owner: string;
  readonly isHq: boolean;
  readonly active: number;
  readonly exhausted: number;
}

export interface OwnerSummary {
  readonly name: string;
  readonly points: number;
  /** What a scoring would bring now; null: none is to come. */
  readonly scoring: number | null;
  readonly cash: number;
  readonly income: number;
  /** Of a company: who decides for it, and what a share is worth. */
  readonly president: string | null;
  readonly value: number | null;
  readonly progress: { readonly has: number; readonly needs: number } | null;
}

const ask: Readonly<Record<string, string>> = {
  'move-capital': 'Move the capital, or go on',
  upgrade: 'Upgrade the trolley, or go on',
  trolley: 'Use your trolley',
  capital: 'Choose your capital',
  buy: 'Buy residents',
  act: 'Use your residents',
  sale: 'Sell goods',
  deal: 'Buy shares of others',
  shrink: 'Take pieces off the map',
  explore: 'Explore further, or stop',
  follow: 'Follow onto the new tile, or stay',
  factory: 'Build factories',
  fight: 'Fight your battles: tap a marked tile',
  attack: 'Fight, or send more attackers',
  retreat: 'Retreat to a tile of yours',
  refuge: 'Choose a city for your headquarters',
  seize: 'Occupy the fallen capital, or leave it',
  annex: 'Annex the tiles of the defeated',
};

/** What the button says that ends it, by the same words. */
const stop: Readonly<Record<string, string>> = {
  explore: 'Stop exploring',
  follow: 'Stay',
  seize: 'Leave it',
  annex: 'Annex no more',
  share: 'End turn',
};

export const table = {
  owner,
  map: 'Map',
  everybody: 'Order of the round',
  players: 'Players',
  lookUp: 'On the table',
  /** `lone`: a settlement in a world without residents. */
  legend: {
    title: 'Pieces on the map',
    hq: 'Headquarters, in the capital: with a roof',
    settlement:
      'A settlement: the bar at the foot, also below residents; small where there are none',
    lone: 'A settlement',
    active: 'Active residents, here 3: filled. They can still do something.',
    exhausted:
      'Exhausted residents, here 2: outlined. They are active again after the next purchase.',
    both: 'Both: the exhausted in the small disc',
  },
  unknown: 'unknown land',
  /** Why nothing can be done there. */
  unknownLand:
    'Nobody knows what lies there. An active resident on a tile beside it can explore it.',
  money,
  plus,
  city: (number: number) => `city ${number}`,
  pieces({ owner, isHq, active, exhausted }: TilePieces) {
    const residents = [
      ...(active > 0 ? [`${active} active`] : []),
      ...(exhausted > 0 ? [`${exhausted} exhausted`] : []),
    ];
    return `${owner}: ${[isHq ? 'headquarters' : 'settlement', ...residents].join(', ')}`;
  },
  ownerFigures: ({
    name,
    points,
    scoring,
    cash,
    income,
    president,
    value,
    progress,
  }: OwnerSummary) =>
    [
      `${name}: ${count(points, 'point')}`,
      ...(scoring === null ? [] : [`a scoring now ${majorities.gain(scoring)}`]),
      ...(president === null ? [] : [`president ${president}`]),
      ...(value === null ? [] : [`a share is worth ${money(value)}`]),
      money(cash),
      `next income ${money(income)}`,
      ...(progress ? [`${progress.has} of ${progress.needs} toward the end`] : []),
    ].join(', '),
  /** `score`: points, or money. */
  seatFigures: (name: string, cash: number, score: number | string) =>
    `${name}: ${money(cash)}, ${score} in all`,

  /** By the word of a step, a phase or a choice in the middle of a step. */
  ask,
  /** For steps that are switched off in this match. */
  passing: {
    title: 'Skipped steps',
    /** `id`: of the step. Of a sale one might think that it is made without a question. */
    skip: (step: string, id: string) =>
      `Skip ${step} from now on${id === 'sale' ? ': nothing is sold' : ''}`,
    /** What the end of it has left unsold. */
    skipped: (step: string, unsold: number) =>
      `${step} was skipped, as you chose: ${money(unsold)} unsold.`,
  },
  /** Of the second of two turns of a player without another one between them. */
  again: (question: string) => `Your turn again: ${question}`,
  /** A question, or what changes. */
  decideFor: (company: string, question: string) => `For ${company}: ${question}`,
  waiting: (name: string) => `Now: ${within(name)}`,
  /** What was paid last, perhaps some actions ago. */
  lastPaid: (sentences: string) => `Last payout: ${sentences}`,
  /** As far as money, room and residents go; `at`: the only place for them. */
  canBuy: (most: number, each: number, at?: string) =>
    `${money(each)} each, up to ${most} · ${at ?? 'tap a tile of yours'}`,
  cannotBuy: 'No room or no money for more',
  active: (residents: number) => `${residents} active: can still act · tap a marked tile`,
  done: 'Done',
  stop,
  endTurn: 'End turn',
  onTo: (step: string) => `Next step: ${step}`,
  stillActive: (residents: number) =>
    residents === 1 ? '1 resident does nothing' : `${residents} residents do nothing`,
  /** Before the end of a turn in which residents could still act. */
  unusedTurn: 'Your residents have not acted in this turn.',
  /** Before the end of a turn in which nobody was bought and nobody can act. */
  unusedPurchase: 'You have bought no residents in this turn, and could still buy some.',
  /** Of steps that are passed by. */
  skips: (steps: readonly string[]) => `without ${steps.join(', ').toLowerCase()}`,
  earns: (income: number) => `income ${money(income)}`,
  /** Of an income that could still grow in this turn. */
  forgoes: (income: number) => `leaves ${money(income)} unsold`,

  way: (from: string, to: string) => `${from} → ${to}`,
  goOn: 'tap a marked tile to go there',
  /** Of a tile that the table has chosen, as it would go on. */
  suggested: 'Suggested. Tap another tile to change it',
  howMany: 'How many?',
  fewer: 'One fewer',
  more: 'One more',
  all: (most: number) => `All ${most}`,
  /** The place is said instead of “here”. */
  titleAt: (title: string, place: string) => `${title.replace(/( from)? here\b/, '')}: ${place}`,

  /** The bill. */
  points: 'Points',
  income: 'Income',
  cash: 'Money',
  wealth: 'In all',
  endsTurn: 'Ends your turn.',
  /** Where nothing more could be done after it. */
  nothingLeft: 'Nothing more could be done after it, so your turn ends.',
  /** The same beside a choice. */
  gains: {
    points: (more: number) => `${signed(more)} ${more === 1 ? 'pt' : 'pts'}`,
    income: plus,
  },

  capital: 'Make it your capital',
  /** Beside the question for it. */
  capitalNote: 'Any marked city can be yours. Tap one to see what lies around it.',
  /** What is around a tile. */
  around: (what: readonly string[]) => `Around it: ${what.join(', ')}`,
  someOf: (some: number, kind: string) => (some === 1 ? kind : `${some}× ${kind}`),
  water: 'nobody can go or settle here',
  buy: (residents: number) => `Buy ${count(residents, 'resident')}`,
  move: (residents: number) => `Move ${count(residents, 'resident')} here`,
  settle: (residents: number) =>
    residents > 1 ? `Settle, and move ${residents - 1} more` : 'Settle here',
  becomesSettlement: 'The first resident becomes a settlement',
  arrives: (staysActive: boolean, residents: number) => {
    if (residents > 1)
      return staysActive ? 'They stay active' : 'Exhausted there: done for this turn';
    return staysActive ? 'Stays active' : 'Exhausted there: done for this turn';
  },
  /** Where a resident comes from: the place and its side. */
  comesFrom: (place: string, side: string) => `From ${place} in the ${side}`,
  exhausts: (residents: number) => `Exhausts ${count(residents, 'resident')}`,

  trolley,
  race,

  explore: 'Explore',
  harvest: (points: number) => `Harvest ${count(points, 'point')}`,
  odds: (kind: string, of: number, all: number) => `${kind} ${of}/${all}`,
  /** What can be found there: how many of the markers are of a kind. */
  found: (odds: readonly string[]) =>
    odds.join(', ').replace(/^./, (letter) => letter.toUpperCase()),
  explorer,
  pointsHere: (points: number, isFresh: boolean) =>
    `${count(points, 'point')}${isFresh ? ', one of them for the first settlement' : ''}`,
  stacks: 'Tiles left',
  tokens: 'Income tokens',

  road: (ends: readonly string[]) => `Road: ${ends.join(' – ')}`,
  /** From the tapped tile: the other end, and its side. */
  roadTo: (place: string, side: string) => `Road to ${place} in the ${side}`,
  roadTakes: (residents: number, oneGoesHome: boolean) =>
    `${count(residents, 'resident')}${oneGoesHome ? ', one of them to storage' : ', exhausted'}`,
  /** With a trolley. */
  roadTakesNobody: 'Needs nobody, once a turn',
  /** Null: they have no owner. */
  roadsHere: (owner: string | null, roads: number) =>
    owner ? theirOwn(owner, roads, 'road') : count(roads, 'neutral road'),
  uses: 'Uses',
  /** How many from which tile. */
  usesOf: (ends: readonly (readonly [count: number, place: string])[]) =>
    ends.map(([residents, place]) => `${residents} from ${place}`).join(', '),
  /** The tile that was tapped, where the other end is called the same. */
  here: 'here',
  home: 'To storage from',
  linked: 'Linked tiles',

  plant: (good: string) => `Build a plant for ${good}`,
  fishing: 'plants on the land beside it can produce fish',
  plantHere: (good: string, owner: string | null) =>
    owner ? `${owner}: ${good} plant` : `${good} plant without an owner`,
  goods: 'Goods',
  plants: 'plants',
  houses: 'trading houses',
  room: 'room',
  sale,

  majorities,

  shares: 'Shares',
  company: 'Company',
  value: 'Value',
  toBuy: 'Left',
  president: 'president',
  founding: (price: number) => `${money(price)} to found`,
  /** What the columns of the table of shares mean; with companies that can be founded or without. */
  sharesMean: (byCompanies: boolean, byPoints: boolean) =>
    [
      byPoints
        ? 'Value: the price of a share, and its points if the match ended now'
        : 'Value: what a share is worth',
      byCompanies ? ', or the price of founding, which gives the first two shares' : '',
      '. Left: shares that can be bought.',
      byCompanies ? ' ♛: decides for the company.' : '',
    ].join(''),
  share,
  payouts,
  dividend,

  privilege,
  war,

  goal,
  last,

  standing: {
    inPlay: (points: number) => `${points} in play`,
    atEnd: (points: number) => `${points} at the end`,
    /** What each of them is worth, in points or money. */
    shares: (shares: number, company: string, worth: string) =>
      `${shares}\u00a0×\u00a0${company} at\u00a0${worth}`,
    /** Which tie-break put a player ahead of the next one; by the module of the goal. */
    tie: (next: string, goal: ModuleId) =>
      `At equal points ahead of ${within(next)}, with ${TIE[goal]}.`,
    points: (points: number) => count(points, 'point'),
    money,
  },
};

/** What only the table says, in one language. */
export type TableText = TextsOf<typeof table>;
