import { count, does, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventOf } from '../../../../kit/event';
import type { EventSentences } from '../../../../kit/sentences';
import type { Event } from '../../rules/events';
import { PARTS } from '../ids';
import { gapOfSlot, lanePlace } from '../lane';
import { type MatchNames, payNames, reasonName, usedName } from '../names';

const points = (number: number) => count(number, 'point');
const listed = (e: EventOf<Event, 'score'>, n: MatchNames) =>
  PARTS.filter((part) => e[part] > 0)
    .map((part) => `${n.part[part]} ${e[part]}`)
    .join(', ');

/** Empty where nothing is said of it. */
const paid = ({ pay }: EventOf<Event, 'use'>, n: MatchNames) =>
  payNames(n, pay).length > 0 ? ` with ${and(payNames(n, pay))}` : '';

export const events: EventSentences<Event, MatchNames> = {
  order: (e, n) => `Turn order: ${e.seats.map((seat) => n.seat(seat)).join(', ')}.`,
  strip: (e) =>
    `Engineers of this game, in order: ${e.engineers.filter((one) => one !== null).join(', ')}.`,
  out: (e, n) => `Out of this match: ${and(e.cards.map((card) => n.bonusCard[card]))}.`,
  start: (e, n) => `${does(n.seat(e.seat), 'takes')} a starting card: ${n.startCard[e.card]}.`,
  use: (e, n) => `${does(n.seat(e.seat), 'uses')} “${usedName(n, e)}”${paid(e, n)}.`,
  pass: (e, n) =>
    e.points > 0
      ? `${does(n.seat(e.seat), 'passes')} for ${points(e.points)}.`
      : `${does(n.seat(e.seat), 'passes')}.`,
  step: (e, n) => `${n.seat(e.seat)}: ${n.color[e.colour]} to ${e.to}, ${n.line[e.line]}.`,
  unlock: (e, n) => `${does(n.seat(e.seat), 'gets')} ${n.color[e.colour]} track.`,
  award: (e, n) => `${does(n.seat(e.seat), 'earns')} ${n.award[e.what]}.`,
  industry: (e, n) =>
    `${whose(n.seat(e.seat))} industry marker moves to ${n.lane(lanePlace(e.to))}.`,
  trigger: (e) => `It sets off factory ${e.tile}.`,
  take: (e, n) => `${does(n.seat(e.seat), 'takes')} locomotive ${e.tile}.`,
  put: (e, n) =>
    e.over
      ? `${does(n.seat(e.seat), 'puts')} locomotive ${e.tile} in place of the ${e.over}, ${n.line[e.line]}.`
      : `${does(n.seat(e.seat), 'puts')} locomotive ${e.tile} on the ${n.line[e.line]}.`,
  flip: (e, n) =>
    `${does(n.seat(e.seat), 'flips')} locomotive ${e.tile}: anybody may take it as a factory.`,
  factory: (e, n) =>
    e.replaced
      ? `${does(n.seat(e.seat), 'builds')} factory ${e.tile} in place of factory ${e.replaced}.`
      : `${does(n.seat(e.seat), 'builds')} factory ${e.tile} in ${n.lane(gapOfSlot(e.slot))}.`,
  points: (e, n) =>
    `${does(n.seat(e.seat), 'scores')} ${points(e.points)} (${reasonName(n, e.for)}).`,
  roubles: (e, n) => `${does(n.seat(e.seat), 'gets')} ${count(e.n, 'ruble')}.`,
  doublers: (e, n) => `${does(n.seat(e.seat), 'gets')} ${count(e.n, 'doubler')}.`,
  temps: (e, n) => `${does(n.seat(e.seat), 'gets')} temporary workers for this round.`,
  hire: (e, n) => `${does(n.seat(e.seat), 'hires')} engineer ${e.engineer}.`,
  key: (e, n) =>
    e.take === 'steps'
      ? `${does(n.seat(e.seat), 'uses')} a key for a black step and a step of any color.`
      : `${does(n.seat(e.seat), 'uses')} a key for points.`,
  token: (e, n) => `${does(n.seat(e.seat), 'uses')} a ? token: ${n.token[e.token]}.`,
  card: (e, n) => `${does(n.seat(e.seat), 'takes')} a ? card: ${n.card[e.card]}.`,
  prize: (e, n) =>
    e.take === 'bonus'
      ? `${does(n.seat(e.seat), 'chooses')} an end-bonus card, taken at the end of the turn.`
      : `${does(n.seat(e.seat), 'chooses')} points.`,
  again: (e, n) => `${does(n.seat(e.seat), 'uses')} “${usedName(n, e)}” once more.`,
  guest: (e, n) => `${does(n.seat(e.seat), 'borrows')} engineer ${e.engineer}.`,
  lapse: (e, n) => `${n.seat(e.seat)} can’t use what is left.`,
  skip: (e, n) => `${does(n.seat(e.seat), 'skips')} the rest.`,
  done: () => null,
  bonus: (e, n) => `${does(n.seat(e.seat), 'takes')} an end-bonus card: ${n.bonusCard[e.card]}.`,
  move: (e, n) =>
    `${does(n.seat(e.seat), 'moves')} the worker from the turn order to “${usedName(n, e)}”.`,
  stay: (e, n) => `${does(n.seat(e.seat), 'leaves')} the worker where it is.`,
  score: (e, n) =>
    e.total > 0
      ? `Round ${e.round}, ${n.seat(e.seat)}: ${points(e.total)} (${listed(e, n)}).`
      : `Round ${e.round}, ${n.seat(e.seat)}: nothing.`,
  round: (e) =>
    e.gone !== null
      ? `Round ${e.round} begins. Engineer ${e.gone} leaves.`
      : `Round ${e.round} begins.`,
  final: (e, n) => {
    const gains = [
      ...e.cards.map(([card, points]) => `${n.bonusCard[card]} ${points}`),
      ...(e.majority > 0 ? [`engineer majority ${e.majority}`] : []),
    ];
    return [`${n.seat(e.seat)}: ${points(e.total)} in all`, gains.join(', ')]
      .filter(Boolean)
      .join('; at the end: ')
      .concat('.');
  },
  over: () => 'The game is over.',
};
