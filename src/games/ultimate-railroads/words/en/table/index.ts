import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import type { TurnSource } from '../../ids';
import { act, ask, first } from './act';
import { board, coming, strip, supply } from './board';
import { bonusCounts, effect, tokenDoes, units } from './effects';
import { spaces } from './space';

const plus = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const table = {
  /** What a special space pays. */
  specials: { worker: '+1 worker', token: '? token', key: 'key' },
  effect,
  /** A number of what the pool counts. */
  units,
  /** What a ?-token of the app does, and what an end-bonus card counts. */
  tokenDoes,
  bonusCounts,
  /** Several things, all of them. */
  list: and,
  /** Points that something adds: "+3". */
  plus,
  points: (points: number) => count(points, 'point'),
  thisRound: 'points this round',
  now: 'points now',
  /** What a space or an action can bring in this round. */
  atBest: (points: number) => `${plus(points)} this round at best`,
  pay: (workers: number, black: number, rubles: number) =>
    and([
      ...(workers > 0 ? [count(workers, 'worker')] : []),
      ...(black > 0 ? ['the black worker'] : []),
      ...(rubles > 0 ? [count(rubles, 'ruble')] : []),
    ]),
  /** What a seat can still place. */
  purse: (workers: number, rubles: number, black: boolean) =>
    `${count(workers, 'worker')}${black ? ' + black' : ''} · ${count(rubles, 'ruble')}`,
  log: 'Log',
  strip,
  board,
  spaces,
  coming,
  supply,
  ask,
  first,
  act,
  standing: {
    /** The terms of the sum, with their points. */
    rounds: (points: number) => `Rounds ${points}`,
    turns: (points: number) => `turns ${points}`,
    cards: (points: number) => `cards ${points}`,
    majority: (points: number) => `engineer majority ${points}`,
    hidden: (n: number) => `${count(n, 'card')} face down`,
    /** What the terms are made of. */
    source: {
      engineers: 'engineers used',
      factories: 'factories',
      keys: 'keys for points',
      passing: 'passing',
      rest: 'other in turns',
      majority: 'engineer majority',
    } satisfies Readonly<Record<TurnSource | 'rest' | 'majority', string>>,
    card: (name: string) => `card: ${name}`,
    /** What the round in play would add, were it scored now. */
    round: (points: number) => `this round ${points}`,
  },
  round: {
    ends: (round: number) => `Round ${round} ends`,
    /** It was the last one. */
    over: 'The game is over',
    /** What the scoring gives, the end-bonus cards, the turns of the round, all before it, and all that a seat has. */
    sum: 'Scoring',
    cards: 'End-bonus cards',
    turns: 'During turns',
    before: 'Before',
    total: 'Total',
  },
};

/** What only this game's table says. Functions give whole sentences or labels. */
export type TableWords = TextsOf<typeof table>;
