import { count } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import {
  type BoardSpaceId,
  type Color,
  type LineId,
  PRIZE_POINTS,
  type Special,
} from '../../data/board';
import type { BonusCardId, CardId, StartCardId, TokenId } from '../../data/tiles-form';
import type { OtherSource } from '../../rules/events';
import type { Lock, Phase } from '../../rules/state';
import type { Unit } from '../../rules/units';
import type { Part } from '../ids';
import type { LanePlace } from '../lane';

/** What comes before a gap: a number, or the space of a token. */
const after = (printed: string) => (printed === '?' ? 'the ? token' : printed);

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** “first”, “second”: a player in an order. */
export const ordinal = (place: number) => ORDINALS[place - 1] ?? `${place}th`;

export const names = {
  player: (number: number) => `Player ${number}`,
  line: {
    trans: 'Trans-Siberian Railroad',
    peter: 'St. Petersburg line',
    kiev: 'Kiev line',
  } satisfies Readonly<Record<LineId, string>>,
  color: {
    black: 'black',
    gray: 'gray',
    brown: 'brown',
    natural: 'natural',
    white: 'white',
  } satisfies Readonly<Record<Color, string>>,
  space: {
    'black-1': '2 black steps',
    'black-2': '3 black steps',
    'gray-1': '2 gray steps',
    'gray-2': '3 gray steps',
    'brown-1': '1 brown step',
    'brown-2': '2 brown steps',
    'natural-1': '1 natural step',
    'natural-2': '2 natural steps',
    'white-1': '1 white step',
    'white-2': '2 white steps',
    any: '2 steps of any color',
    bottom: '1 black or gray step',
    'build-1': 'Locomotive or factory',
    'build-2': 'Locomotive or factory for 2',
    'build-3': 'Locomotive and factory',
    'industry-1': '1 industry step',
    'industry-2': '2 industry steps',
    'industry-3': '1 industry and 1 black step',
    doubler: '1 doubler',
    money: '2 rubles',
    temps: '2 temporary workers for this round',
    hire: 'Hire an engineer',
    'light-1': 'First light-side engineer',
    'light-2': 'Second light-side engineer',
    'place-1': 'First in the next round',
    'place-2': 'Second in the next round',
    last: '3 industry steps',
  } satisfies Readonly<Record<BoardSpaceId, string>>,
  engineer: (number: number) => `Engineer ${number}`,
  factory: (tile: string) => `factory ${tile}`,
  /** A place of the industry track in a sentence, and on a button. */
  lane: ({ kind, printed }: LanePlace) => {
    if (kind === 'gap') return `the gap after ${after(printed)}`;
    return kind === 'token' ? 'the ? token' : count(Number(printed), 'point');
  },
  laneShort: ({ kind, printed }: LanePlace) =>
    kind === 'gap' ? `gap after ${after(printed)}` : printed,
  token: {
    bonus: 'End-bonus card and ? card',
    medal: 'Kiev medal',
    revalue: 'Revaluation',
    doublers: '3 doublers',
    steps: '4 steps of any color',
    marker: 'Second industry marker',
    keys: '2 keys',
  } satisfies Readonly<Record<TokenId, string>>,
  card: {
    worker: 'Black worker',
    loco9: 'Locomotive 9',
    engineer: 'Engineer and 1 ruble',
    roubles: '3 rubles',
    works: 'Locomotive or factory, and 1 industry step',
  } satisfies Readonly<Record<CardId, string>>,
  startCard: {
    rouble: '1 ruble',
    black: '1 black step',
    industry: '1 industry step',
    doubler: '1 doubler',
  } satisfies Readonly<Record<StartCardId, string>>,
  bonusCard: {
    factories: 'Factories',
    engineers: 'Engineers',
    ends: 'Ends of the lines',
    black: 'Black track',
    grayBrown: 'Gray and brown track',
    keys: 'Keys',
    doublers: 'Doublers',
    tokens: '? tokens',
    extra: 'Extra engineer',
    locos: 'Locomotives',
    workers: 'Extra workers',
  } satisfies Readonly<Record<BonusCardId, string>>,
  /** One of a unit of the pool, or a lock. */
  unit: {
    black: 'a black step',
    gray: 'a gray step',
    brown: 'a brown step',
    natural: 'a natural step',
    white: 'a white step',
    basic: 'a black or gray step',
    any: 'a step of any color',
    industry: 'an industry step',
    build: 'a locomotive or a factory',
    locomotive: 'a locomotive',
    factory: 'a factory',
    key: 'a key',
    token: 'a ? token',
    card: 'a ? card',
    prize: `${PRIZE_POINTS} points or an end-bonus card`,
    bonus: 'an end-bonus card',
    hand: 'the locomotive in hand',
    spread: 'steps of different tracks',
    again: 'a space to use again',
    guest: 'another player’s engineer',
    lock: 'a choice that may be skipped',
  } satisfies Readonly<Record<Unit | Lock | 'lock', string>>,
  /** Sources of points other than a space, an engineer or a factory. */
  reason: {
    start: 'starting card',
    token: '? token',
    card: '? card',
    key: 'key',
    prize: 'instead of an end-bonus card',
    guest: 'no engineer to borrow',
  } satisfies Readonly<Record<OtherSource, string>>,
  part: {
    trans: 'Trans-Siberian',
    peter: 'St. Petersburg',
    kiev: 'Kiev',
    stars: 'stars',
    medal: 'medal',
    industry: 'industry',
  } satisfies Readonly<Record<Part, string>>,
  award: { worker: 'a worker', token: 'a ? token', key: 'a key' } satisfies Readonly<
    Record<Special['pays'], string>
  >,
  phase: {
    start: 'starting cards',
    turn: 'actions',
    resolve: 'actions',
    bonus: 'end bonus',
    claims: 'turn order',
    over: 'the end',
  } satisfies Readonly<Record<Phase, string>>,
  /** What is asked for in a phase. */
  asked: {
    start: 'a starting card',
    turn: 'a space, or passing',
    resolve: 'what is left of the action',
    bonus: 'an end-bonus card',
    claims: 'the worker on the turn order',
    over: 'nothing',
  } satisfies Readonly<Record<Phase, string>>,
  payment: {
    workers: (number: number) => count(number, 'worker'),
    black: (_count: number) => 'the black worker',
    rubles: (number: number) => count(number, 'ruble'),
  },
};

/** Names of what is on the table, in one language. */
export type Names = TextsOf<typeof names>;
